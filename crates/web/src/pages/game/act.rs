//! What a player does at a table: decide, take back, talk. The answer is the page as it looks then.

use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use engine::{Seat, Viewer, msg};
use look::{KEPT, Narrowing};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Content, MatchId, NewChatLine, UserId};

use super::browser::Browser;
use super::lesson::{self, Said};
use super::scene::fingerprint;
use super::{Pairs, Place, Scene, board};
use crate::live::{Answering, Given};
use crate::table::{self, Answer, By, Sight, Table, Wish, answer_undo, ask_or_undo, follow};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, dress, names};

/// Who does something, at which table, in which browser.
pub struct Doer {
    pub(super) state: AppState,
    pub(super) visitor: Visitor,
    place: Place,
    browser: Browser,
    /// Until it is done and answered, the stream of the same page is silent.
    answering: Answering,
    /// What the coach of a lesson says to it instead.
    said: OnceLock<Said>,
    /// What of the page's address is kept.
    kept: OnceLock<String>,
}

impl FromRequestParts<AppState> for Doer {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Response> {
        let visitor = Visitor::from_request_parts(parts, state).await.map_err(IntoResponse::into_response)?;
        let place = Path::<Place>::from_request_parts(parts, state).await;
        let Path(place) = place.map_err(IntoResponse::into_response)?;
        let browser = Browser::of(&parts.headers);
        let answering = state.hub.answer(&place.id, &browser.ear);
        let visitor = visitor.at(place.address());
        Ok(Self {
            state: state.clone(),
            visitor,
            place,
            browser,
            answering,
            said: OnceLock::new(),
            kept: OnceLock::new(),
        })
    }
}

/// A decision as a form sends it.
#[derive(Debug, Deserialize)]
pub struct Decision {
    revision: u64,
    action_id: String,
    action: String,
    /// What follows at once, as a list: a page may let a player decide several small things in one click.
    #[serde(default)]
    then: String,
    /// What of the page's address is kept ([`look::KEPT`]).
    #[serde(default)]
    list: String,
}

/// Plays an action.
pub async fn play(doer: Doer, Form(decision): Form<Decision>) -> Result<Response, Error> {
    let _ = doer.kept.set(decision.list.clone());
    let done = decide(&doer, &decision).await;
    doer.answers(done).await
}

async fn decide(doer: &Doer, decision: &Decision) -> Result<Table, Error> {
    let (action, then): (Value, _) = (read(&decision.action)?, chain(&decision.then)?);
    let table = doer.table().await?;
    let mut table = doer.decides(table, decision.revision, &decision.action_id, action).await?;
    for (number, action) in then.into_iter().enumerate() {
        let (revision, id) = (table.row.seq, format!("{}-{number}", decision.action_id));
        table = doer.decides(table, revision, &id, action).await?;
    }
    Ok(table)
}

/// The most decisions that follow another one at once.
const AT_ONCE: usize = 24;

/// What follows a decision at once.
fn chain(then: &str) -> Result<Vec<Value>, Error> {
    let then: Vec<Value> = if then.is_empty() { Vec::new() } else { read(then)? };
    if then.len() > AT_ONCE {
        return Err(Error::Malformed("then".to_owned()));
    }
    Ok(then)
}

fn read<T: DeserializeOwned>(json: &str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|error| Error::Malformed(error.to_string()))
}

/// What is told of an action before it is sent.
#[derive(Debug, Serialize)]
pub struct Would {
    /// Whether somebody else decides then: such a decision can be held back for a moment.
    hands_over: bool,
}

/// Says what a decision would do, as far as its player can know, with all that follows it at once, and does nothing. It may
/// also be one that was composed in a form.
pub async fn would(doer: Doer, Form(pairs): Form<Pairs>) -> Result<Json<Would>, Error> {
    let table = doer.table().await?;
    let (seat, _) = doer.player(&table)?;
    let actions = match value(&pairs, "action") {
        "" => vec![doer.composes(&table, seat, &pairs)?],
        action => [vec![read(action)?], chain(value(&pairs, "then"))?].concat(),
    };
    let shown = table.position()?.show(Viewer::Seat(seat));
    Ok(Json(Would { hands_over: shown.hands_over(&actions) }))
}

/// Plays an action that was composed in a form: the fields besides `revision` and `action_id`
/// begin with `field-`.
pub async fn compose(doer: Doer, Form(pairs): Form<Pairs>) -> Result<Response, Error> {
    let done = composed(&doer, &pairs).await;
    doer.answers(done).await
}

async fn composed(doer: &Doer, pairs: &Pairs) -> Result<Table, Error> {
    let table = doer.table().await?;
    let (seat, _) = doer.player(&table)?;
    let revision = value(pairs, "revision").parse().map_err(|_| Error::Malformed("revision".to_owned()))?;
    let action = doer.composes(&table, seat, pairs)?;
    doer.decides(table, revision, value(pairs, "action_id"), action).await
}

/// What was sent under a name.
fn value<'a>(pairs: &'a Pairs, name: &str) -> &'a str {
    pairs.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
}

/// The position that a wish is about, and how far back it goes.
#[derive(Debug, Deserialize)]
pub struct About {
    revision: u64,
    to: Option<u64>,
}

/// Takes back a decision, or asks the others whether it may be taken back.
pub async fn undo(doer: Doer, Form(about): Form<About>) -> Result<Response, Error> {
    let done = match doer.wish(about.revision).await {
        Ok((table, wish)) => ask_or_undo(&doer.state, table, &Wish { target: about.to, ..wish }).await,
        Err(error) => Err(error),
    };
    doer.answers(done).await
}

/// The answer to somebody's wish to take something back.
#[derive(Debug, Deserialize)]
pub struct UndoAnswer {
    revision: u64,
    asker: Seat,
    answer: Consent,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Consent {
    Consent,
    Refuse,
}

/// Answers somebody's wish to take something back.
pub async fn answer(doer: Doer, Form(form): Form<UndoAnswer>) -> Result<Response, Error> {
    let answer = match form.answer {
        Consent::Consent => store::Answer::Consent,
        Consent::Refuse => store::Answer::Refuse,
    };
    let done = match doer.wish(form.revision).await {
        Ok((table, wish)) => answer_undo(&doer.state, table, &wish, form.asker, answer).await,
        Err(error) => Err(error),
    };
    doer.answers(done).await
}

/// A line of chat as a form sends it.
#[derive(Debug, Deserialize)]
pub struct ChatForm {
    text: String,
}

/// Says something at the table. Spectators may, too.
pub async fn chat(doer: Doer, Form(form): Form<ChatForm>) -> Result<Response, Error> {
    let done = say(&doer, &form.text).await;
    doer.answers(done).await
}

async fn say(doer: &Doer, text: &str) -> Result<Table, Error> {
    let Doer { state, visitor, place, .. } = doer;
    let table = doer.table().await?;
    let text = names::chat(text)?;
    visitor.may(state, Deed::Chat).await?;
    let user = visitor.player(state).await?;
    let seat = match table.sight(Some(&user.id), place.seat)? {
        Sight::Seat(seat) => Some(seat),
        Sight::Public | Sight::Curtain(_) => None,
    };
    if doer.browser.sends_again && is_last_line(state, &place.id, &user.id, &text).await? {
        return Ok(table);
    }
    let line =
        NewChatLine { match_id: place.id.clone(), user: Some(user.id), seat, text, now: state.store.now() };
    state.store.say(&line).await?;
    Ok(table)
}

/// Among how many lines the last one of a writer is looked for.
const LATELY: u32 = 20;

/// Whether somebody has said this already, and nothing since: what they send again then had arrived the first time.
async fn is_last_line(state: &AppState, id: &MatchId, user: &UserId, text: &str) -> Result<bool, Error> {
    let lines = state.store.chat(id, None, LATELY).await?;
    let own = lines.iter().rev().find(|line| line.user.as_ref() == Some(user));
    Ok(own.is_some_and(|line| matches!(&line.content, Content::Text(said) if said == text)))
}

impl Doer {
    pub(super) async fn table(&self) -> Result<Table, Error> {
        Table::load(&self.state, &self.place.id).await
    }

    /// For which seat somebody acts: the one of the address, or the only one they have.
    pub(super) fn player(&self, table: &Table) -> Result<(Seat, UserId), Error> {
        let stranger = || Error::forbidden(msg!("refused-not-your-seat"));
        let user = self.visitor.user.as_ref().ok_or_else(stranger)?.id.clone();
        let mine = table.mine(Some(&user));
        let only = mine.iter().next().filter(|_| mine.len() == 1);
        let seat = match self.place.seat {
            Some(seat) => Some(seat).filter(|seat| mine.contains(*seat)),
            None => only,
        };
        Ok((seat.ok_or_else(stranger)?, user))
    }

    /// The action that a filled-in form stands for.
    fn composes(&self, table: &Table, seat: Seat, pairs: &Pairs) -> Result<Value, Error> {
        let field =
            |(key, value): &(String, String)| Some((key.strip_prefix("field-")?.to_owned(), value.clone()));
        let fields: Vec<_> = pairs.iter().filter_map(field).collect();
        let composed = table.position()?.compose(seat, &fields);
        let names = table.names(self.visitor.words);
        composed.map_err(|why| Error::at_table(table.kind, &names, Some(seat), why))
    }

    async fn decides(
        &self,
        table: Table,
        revision: u64,
        action_id: &str,
        action: Value,
    ) -> Result<Table, Error> {
        let (seat, _) = self.player(&table)?;
        if let Some(said) = lesson::object(self, &table, seat, &action).await? {
            let _ = self.said.set(said);
            return Err(Error::Conflict);
        }
        let id = table.row.id.clone();
        match self.plays(table, revision, action_id, action).await {
            Err(error @ Error::Rule(_)) => {
                let table = Table::load(&self.state, &id).await?;
                if let Some(said) = lesson::console(self, &table, seat, &error).await? {
                    let _ = self.said.set(said);
                }
                Err(error)
            }
            done => done,
        }
    }

    /// Decides, whatever a coach would say to it.
    pub(super) async fn plays(
        &self,
        table: Table,
        revision: u64,
        action_id: &str,
        action: Value,
    ) -> Result<Table, Error> {
        let (seat, user) = self.player(&table)?;
        self.visitor.may_decide(&self.state)?;
        // The id of a page is the same for all its forms: another action is another decision.
        let action_id = format!("{action_id}-{:x}", fingerprint(&action.to_string()));
        let answer = Answer { seat, by: By::User(user), revision, action_id, action };
        follow(&self.state, table::play(&self.state, table, &answer).await?).await
    }

    async fn wish(&self, revision: u64) -> Result<(Table, Wish), Error> {
        let table = self.table().await?;
        let (seat, user) = self.player(&table)?;
        self.visitor.may_decide(&self.state)?;
        Ok((table, Wish { seat, user, revision, target: None }))
    }

    /// The page as it is then, for its script; without script, the way back to it. A refusal is shown on the
    /// page, or told to the script.
    pub(super) async fn answers(&self, done: Result<Table, Error>) -> Result<Response, Error> {
        if let (Err(_), Some(said)) = (&done, self.said.get()) {
            let mut scene =
                Scene::at(&self.state, &self.visitor, &self.place, Vec::new(), self.table().await?).await?;
            scene.said = Some(said.clone());
            return self.sends(scene.filled(&self.state).await?);
        }
        match done {
            Ok(table) if self.browser.has_script => self.shows(table).await,
            Ok(_) => {
                let query = Narrowing::new(self.kept()).query();
                Ok(Redirect::to(&format!("{}{query}", self.place.address())).into_response())
            }
            Err(error) if self.browser.has_script => Err(error),
            Err(error @ (Error::NotFound | Error::Fault(_))) => Err(error),
            Err(error) => self.refuses(error).await,
        }
    }

    async fn shows(&self, table: Table) -> Result<Response, Error> {
        let Self { state, visitor, place, .. } = self;
        let scene = Scene::at(state, visitor, place, self.kept(), table).await?.filled(state).await?;
        self.sends(scene)
    }

    /// What of the address the page is shown with afterwards.
    fn kept(&self) -> Pairs {
        let kept = self.kept.get().filter(|kept| !kept.is_empty());
        kept.map(|kept| (KEPT.to_owned(), kept.clone())).into_iter().collect()
    }

    #[expect(clippy::needless_pass_by_value, reason = "it is drawn once")]
    fn sends(&self, scene: Scene<'_>) -> Result<Response, Error> {
        let (page, marks) = self.browser.cut(&board::page(&scene));
        self.answering.give(Given { revision: scene.revision(), marks: Arc::new(marks) });
        Ok(page.into_response())
    }

    async fn refuses(&self, error: Error) -> Result<Response, Error> {
        let Self { state, visitor, place, .. } = self;
        // If the seat of the address is not theirs, that is what went wrong.
        let Ok(mut scene) = Scene::gather(state, visitor, place, self.kept()).await else {
            return Err(error);
        };
        scene.notice = Some(dress::notice(&error, visitor.words));
        Ok((error.status(), self.browser.cut(&board::page(&scene)).0).into_response())
    }
}
