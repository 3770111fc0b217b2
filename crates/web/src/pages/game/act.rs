//! What a player does at a table: decide, take back, talk.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Seat, msg};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{NewChatLine, UserId, now};

use super::{Pairs, Place, Scene, board};
use crate::table::{self, Answer, By, Sight, Table, Wish, answer_undo, ask_or_undo};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, dress, names};

/// A decision as a form sends it.
#[derive(Debug, Deserialize)]
pub struct Decision {
    revision: u64,
    action_id: String,
    action: String,
}

/// Plays an action.
pub async fn play(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(place): Path<Place>,
    Form(decision): Form<Decision>,
) -> Result<Response, Error> {
    let action = serde_json::from_str(&decision.action).map_err(|error| Error::Malformed(error.to_string()));
    let done = match action {
        Ok(action) => decide(&state, &visitor, &place, decision.revision, &decision.action_id, action).await,
        Err(error) => Err(error),
    };
    answered(&state, &visitor, &headers, &place, done).await
}

/// Plays an action that was composed in a form: the fields besides `revision` and `action_id`
/// begin with `field-`.
pub async fn compose(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(place): Path<Place>,
    Form(pairs): Form<Pairs>,
) -> Result<Response, Error> {
    let done = composed(&state, &visitor, &place, &pairs).await;
    answered(&state, &visitor, &headers, &place, done).await
}

async fn composed(state: &AppState, visitor: &Visitor, place: &Place, pairs: &Pairs) -> Result<(), Error> {
    let table = Table::load(state, &place.id).await?;
    let (seat, _) = player(visitor, place, &table)?;
    let value = |name: &str| pairs.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value);
    let revision = value("revision").parse().map_err(|_| Error::Malformed("revision".to_owned()))?;
    let field =
        |(key, value): &(String, String)| Some((key.strip_prefix("field-")?.to_owned(), value.clone()));
    let fields: Vec<_> = pairs.iter().filter_map(field).collect();
    let composed = table.position()?.compose(seat, &fields);
    let action =
        composed.map_err(|why| Error::at_table(table.kind, &table.names(visitor.words), Some(seat), why))?;
    decide(state, visitor, place, revision, value("action_id"), action).await
}

async fn decide(
    state: &AppState,
    visitor: &Visitor,
    place: &Place,
    revision: u64,
    action_id: &str,
    action: Value,
) -> Result<(), Error> {
    let table = Table::load(state, &place.id).await?;
    let (seat, user) = player(visitor, place, &table)?;
    // The id of a page is the same for all its forms: another action is another decision.
    let what = Sha256::digest(action.to_string());
    let action_id = format!("{}-{:02x}{:02x}{:02x}{:02x}", action_id, what[0], what[1], what[2], what[3]);
    table::play(state, &place.id, &Answer { seat, by: By::User(user), revision, action_id, action }).await?;
    Ok(())
}

/// For which seat somebody acts: the one of the address, or the only one he has.
fn player(visitor: &Visitor, place: &Place, table: &Table) -> Result<(Seat, UserId), Error> {
    let stranger = || Error::forbidden(msg!("refused-not-your-seat"));
    let user = visitor.user.as_ref().ok_or_else(stranger)?.id.clone();
    let mine = table.mine(Some(&user));
    let only = mine.iter().next().filter(|_| mine.len() == 1);
    let seat = place.seat.filter(|seat| mine.contains(*seat)).or(only.filter(|_| place.seat.is_none()));
    Ok((seat.ok_or_else(stranger)?, user))
}

/// Back to the page; a refusal is shown on it, or told to the script that asked.
async fn answered(
    state: &AppState,
    visitor: &Visitor,
    headers: &HeaderMap,
    place: &Place,
    done: Result<(), Error>,
) -> Result<Response, Error> {
    let Err(error) = done else { return Ok(Redirect::to(&place.address()).into_response()) };
    if dress::wants_json(headers) || matches!(error, Error::NotFound | Error::Fault(_)) {
        return Err(error);
    }
    let visitor = visitor.at(place.address());
    let mut scene = match Scene::gather(state, &visitor, place, Vec::new()).await {
        Ok(scene) => scene,
        // The seat of the address is not his: that is what went wrong.
        Err(_) => return Err(error),
    };
    scene.notice = Some(dress::notice(&error, visitor.words));
    Ok((error.status(), board::page(&scene).markup).into_response())
}

/// The position that a wish is about.
#[derive(Debug, Deserialize)]
pub struct About {
    revision: u64,
}

/// Takes back a decision, or asks the others whether it may be taken back.
pub async fn undo(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(place): Path<Place>,
    Form(about): Form<About>,
) -> Result<Response, Error> {
    let done = match wish(&state, &visitor, &place, about.revision).await {
        Ok(wish) => ask_or_undo(&state, &place.id, &wish).await,
        Err(error) => Err(error),
    };
    answered(&state, &visitor, &headers, &place, done).await
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
pub async fn answer(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(place): Path<Place>,
    Form(form): Form<UndoAnswer>,
) -> Result<Response, Error> {
    let answer = match form.answer {
        Consent::Consent => store::Answer::Consent,
        Consent::Refuse => store::Answer::Refuse,
    };
    let done = match wish(&state, &visitor, &place, form.revision).await {
        Ok(wish) => answer_undo(&state, &place.id, &wish, form.asker, answer).await,
        Err(error) => Err(error),
    };
    answered(&state, &visitor, &headers, &place, done).await
}

async fn wish(state: &AppState, visitor: &Visitor, place: &Place, revision: u64) -> Result<Wish, Error> {
    let table = Table::load(state, &place.id).await?;
    let (seat, user) = player(visitor, place, &table)?;
    Ok(Wish { seat, user, revision })
}

/// A line of chat as a form sends it.
#[derive(Debug, Deserialize)]
pub struct ChatForm {
    text: String,
}

/// Says something at the table. Spectators may, too.
pub async fn chat(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(place): Path<Place>,
    Form(form): Form<ChatForm>,
) -> Result<Response, Error> {
    let done = say(&state, &visitor, &place, &form.text).await;
    answered(&state, &visitor, &headers, &place, done).await
}

async fn say(state: &AppState, visitor: &Visitor, place: &Place, text: &str) -> Result<(), Error> {
    let table = Table::load(state, &place.id).await?;
    let text = names::chat(text)?;
    visitor.may(state, Deed::Chat)?;
    let user = visitor.player(state).await?;
    let seat = match table.sight(Some(&user.id), place.seat)? {
        Sight::Seat(seat) => Some(seat),
        Sight::Public | Sight::Curtain(_) => None,
    };
    let line = NewChatLine { match_id: place.id.clone(), user: Some(user.id), seat, text, now: now() };
    state.store.say(&line).await?;
    Ok(())
}
