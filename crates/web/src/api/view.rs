//! What a seat may know: its view, what it may do and may not, what happened.

use std::convert::Infallible;

use async_stream::stream;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use engine::{Seat, Status, Viewer, msg};
use futures_core::Stream;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{MatchId, UserId};
use texts::{Span, Speaker};

use crate::table::{Table, tell};
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// For which seat it is asked.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ForSeat {
    /// One of the asker's own seats. Without it the only one they have, or what everybody may know.
    seat: Option<u8>,
}

impl ForSeat {
    /// For this seat.
    #[must_use]
    pub const fn new(seat: Option<u8>) -> Self {
        Self { seat }
    }

    /// Whose eyes are meant.
    ///
    /// # Errors
    /// If the seat is not the visitor's.
    pub fn viewer(self, table: &Table, visitor: &Visitor) -> Result<Viewer, Error> {
        let mine = table.mine(visitor.user.as_ref().map(|user| &user.id));
        match self.seat.map(Seat) {
            Some(seat) if mine.contains(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Error::forbidden(msg!("refused-not-your-seat"))),
            None if mine.len() == 1 => Ok(mine.iter().next().map_or(Viewer::Public, Viewer::Seat)),
            None => Ok(Viewer::Public),
        }
    }

    /// The seat that is meant, with its user.
    ///
    /// # Errors
    /// If there is none, or it is not the visitor's.
    pub fn seat(self, table: &Table, visitor: &Visitor) -> Result<(Seat, UserId), Error> {
        match (self.viewer(table, visitor)?, &visitor.user) {
            (Viewer::Seat(seat), Some(user)) => Ok((seat, user.id.clone())),
            _ => Err(Error::forbidden(msg!("refused-not-your-seat"))),
        }
    }
}

/// A table, the eyes it is seen with, and the names of its players.
async fn look(
    state: &AppState,
    visitor: &Visitor,
    id: &MatchId,
    who: ForSeat,
) -> Result<(Table, Viewer, Vec<String>), Error> {
    let table = Table::load(state, id).await?;
    let viewer = who.viewer(&table, visitor)?;
    let names = table.names(visitor.words);
    Ok((table, viewer, names))
}

fn speaker<'a>(visitor: &Visitor, names: &'a [String], viewer: Viewer) -> Speaker<'a> {
    let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    Speaker { language: visitor.words.0, players: names, you }
}

/// A position as somebody may know it.
#[derive(Serialize)]
pub struct Seen {
    /// Its number: an answer names it as its `revision`.
    seq: u64,
    /// Who must decide, or how the match ended.
    status: Status,
    /// What the seat is asked, or what it waits for.
    question: String,
    /// All that may be known.
    view: Value,
}

/// Shows the position to a seat, or to everybody.
pub async fn view(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(who): Query<ForSeat>,
) -> Result<Json<Seen>, Error> {
    let (table, viewer, names) = look(&state, &visitor, &id, who).await?;
    let shown = table.position()?.show(viewer);
    let question = table.kind.texts().say(speaker(&visitor, &names, viewer), shown.question());
    Ok(Json(Seen { seq: table.row.seq, status: shown.status(), question, view: shown.view() }))
}

/// An action that a seat may choose.
#[derive(Serialize)]
pub struct Legal {
    action: Value,
    /// How it is called.
    text: String,
}

/// Lists what a seat may do now.
pub async fn legal(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(who): Query<ForSeat>,
) -> Result<Json<Vec<Legal>>, Error> {
    let (table, viewer, names) = look(&state, &visitor, &id, who).await?;
    let (seat, _) = who.seat(&table, &visitor)?;
    let speaker = speaker(&visitor, &names, viewer);
    let offers = table.position()?.show(Viewer::Seat(seat)).offers();
    Ok(Json(
        offers
            .into_iter()
            .map(|offer| Legal { text: called(&table, speaker, &offer), action: offer.action })
            .collect(),
    ))
}

/// The whole of a label: `Explorer: to H4 (+5 gold)`.
fn called(table: &Table, speaker: Speaker<'_>, offer: &catalog::Offer) -> String {
    let say = |message| table.kind.texts().say(speaker, message);
    let mut steps: Vec<String> = offer.label.group.iter().map(say).collect();
    steps.push(say(&offer.label.text));
    let text = steps.join(": ");
    match &offer.label.hint {
        Some(hint) => format!("{text} ({})", say(hint)),
        None => text,
    }
}

/// Something that a seat might think of and may not do.
#[derive(Serialize)]
pub struct NotLegal {
    action: Value,
    /// How it is called.
    text: String,
    /// The rule that forbids it.
    rule: &'static str,
    /// What is against it, in words.
    message: String,
}

/// Lists what a seat might think of but may not do now, with the reasons.
pub async fn refused(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(who): Query<ForSeat>,
) -> Result<Json<Vec<NotLegal>>, Error> {
    let (table, viewer, names) = look(&state, &visitor, &id, who).await?;
    let (seat, _) = who.seat(&table, &visitor)?;
    let speaker = speaker(&visitor, &names, viewer);
    let refused = table.position()?.show(Viewer::Seat(seat)).refusals();
    let refused = refused.into_iter().map(|(offer, rejection)| NotLegal {
        text: called(&table, speaker, &offer),
        action: offer.action,
        rule: rejection.rule.0,
        message: table.kind.texts().say(speaker, &rejection.message),
    });
    Ok(Json(refused.collect()))
}

/// Which part of the log.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct After {
    /// Only what came after this position.
    #[serde(default)]
    after: u64,
}

/// One move as it is told.
#[derive(Serialize)]
pub struct LogEntry {
    /// The position it led to.
    seq: u64,
    /// Who decided.
    seat: Seat,
    /// When, in milliseconds since 1970.
    at: i64,
    /// What happened, as it is disclosed.
    events: Vec<Value>,
    /// The same in sentences.
    text: Vec<String>,
}

/// How many entries of the log are told at once.
const ENTRIES: u32 = 500;

/// Tells what happened, 500 moves at a time.
pub async fn log(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(who): Query<ForSeat>,
    Query(part): Query<After>,
) -> Result<Json<Vec<LogEntry>>, Error> {
    let (table, viewer, names) = look(&state, &visitor, &id, who).await?;
    let speaker = speaker(&visitor, &names, viewer);
    let moves = state.store.moves(&id, part.after, ENTRIES).await?;
    let entry = |entry: store::Move| {
        let told = tell(&table, entry, viewer);
        let events = told.events.iter().filter_map(|event| table.kind.disclose(event, viewer)).collect();
        let lines = told.lines.spans(table.kind.texts(), visitor.words, speaker);
        let text =
            lines.into_iter().map(|(_, line)| line.into_iter().map(Span::into_text).collect()).collect();
        LogEntry { seq: told.seq, seat: told.seat, at: told.at, events, text }
    };
    Ok(Json(moves.into_iter().map(entry).collect()))
}

/// A stream of events `changed` with the number of the newest position: one at once, then one
/// whenever something changes at the table.
pub async fn changes(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let table = Table::load(&state, &id).await?;
    let viewer = ForSeat::new(None).viewer(&table, &visitor)?;
    let counted = visitor.may_listen(&state)?;
    let mut looking = state.hub.enter(&id, viewer, "");
    let events = stream! {
        let _counted = counted;
        while let Ok(Some(row)) = state.store.find_match(&id).await {
            yield Ok(Event::default().event("changed").id(row.seq.to_string()).data(row.seq.to_string()));
            looking.changed().await;
            // Whoever has logged out meanwhile hears no more, and nobody when the server ends.
            if state.hub.is_ending() || !visitor.is_still_known(&state).await {
                return;
            }
        }
    };
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
