//! What waits for a visitor: the matches in which they must decide.

use axum::extract::{Query, State};
use axum::routing::get;
use axum::{Json, Router};
use engine::Seats;
use look::Markup;
use look::page::{WAITING, Wait, Waits, waits};
use serde::{Deserialize, Serialize};
use store::{Match, MatchId};

use crate::moment::since;
use crate::pages::game::form_and_level;
use crate::pages::home::game_title;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many of them a list shows.
const ROWS: usize = 20;
/// How many are looked through for those that are not hidden.
const MOST: u32 = 100;

pub fn router() -> Router<AppState> {
    Router::new().route(WAITING, get(show))
}

/// A match that waits for a visitor.
#[derive(Clone, Debug)]
pub struct Waiting {
    pub row: Match,
    /// When their turn began.
    pub since: i64,
}

/// The matches that wait for a visitor, the longest wait first.
///
/// # Errors
/// If the store cannot be asked.
pub async fn matches(state: &AppState, visitor: &Visitor) -> Result<Vec<Waiting>, Error> {
    let Some(user) = &visitor.user else { return Ok(Vec::new()) };
    let found = state.store.awaiting(&user.id, MOST).await?.into_iter();
    let shown = found.filter(|(_, row)| !visitor.hides(&row.id)).take(ROWS);
    Ok(shown.map(|(since, row)| Waiting { row, since }).collect())
}

/// The list of the top bar, without the match that is looked at.
#[must_use]
pub fn list(state: &AppState, visitor: &Visitor, found: &[Waiting], here: Option<&MatchId>) -> Markup {
    let words = visitor.words;
    let others = found.iter().filter(|waiting| Some(&waiting.row.id) != here);
    let rows: Vec<Wait> = others.filter_map(|waiting| wait(state, visitor, waiting)).collect();
    let count = rows.len();
    waits(&Waits {
        word: &say!(words, "waits-word", count),
        list: &say!(words, "mine-asked", count),
        rows: &rows,
        all: &say!(words, "waits-all"),
        next: &say!(words, "waits-next"),
    })
}

fn wait(state: &AppState, visitor: &Visitor, waiting: &Waiting) -> Option<Wait> {
    let (words, row) = (visitor.words, &waiting.row);
    let mine = row.seats_of(&visitor.user.as_ref()?.id);
    let kind = state.game(&row.game).ok()?;
    Some(Wait {
        href: format!("/m/{}", row.id),
        seat: mine.iter().find(|seat| row.deciding().contains(*seat))?,
        game: game_title(kind, words),
        text: [form_and_level(kind, row, words), with_whom(row, mine, words)]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
        since: since(state.store.now() - waiting.since, words),
    })
}

/// The others at a table.
#[must_use]
pub fn with_whom(row: &Match, mine: Seats, words: Words) -> String {
    let others = (0..).map(engine::Seat).zip(&row.places).filter(|(seat, _)| !mine.contains(*seat));
    let names: Vec<&str> =
        others.map(|(_, place)| place.name.as_str()).filter(|name| !name.is_empty()).collect();
    if names.is_empty() { String::new() } else { say!(words, "match-with", names) }
}

#[derive(Debug, Deserialize)]
struct Here {
    /// The match that the page belongs to; may be empty.
    at: Option<MatchId>,
}

/// What waits, for the script of a page.
#[derive(Debug, Serialize)]
struct Answer {
    asked: Vec<MatchId>,
    html: String,
    calls: Vec<CallFor>,
}

/// What a notice says of a match.
#[derive(Debug, Serialize)]
struct CallFor {
    id: MatchId,
    /// When their turn began: the same match calls again only for another one.
    since: i64,
    title: String,
    text: String,
    href: String,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(here): Query<Here>,
) -> Result<Json<Answer>, Error> {
    let found = matches(&state, &visitor).await?;
    let calls = found.iter().filter_map(|waiting| {
        let wait = wait(&state, &visitor, waiting)?;
        let title = say!(visitor.words, "call-title", game = wait.game);
        Some(CallFor {
            id: waiting.row.id.clone(),
            since: waiting.since,
            title,
            text: wait.text,
            href: wait.href,
        })
    });
    Ok(Json(Answer {
        asked: found.iter().map(|waiting| waiting.row.id.clone()).collect(),
        calls: calls.collect(),
        html: list(&state, &visitor, &found, here.at.as_ref()).into_string(),
    }))
}
