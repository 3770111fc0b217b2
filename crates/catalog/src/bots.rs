//! Bots of any game, asked once.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ai::{Advice, Ahead, Evaluate, Level, Limits};
use engine::{Game, Rejection, Rng, Seat, Viewer};
use serde_json::Value;

use crate::Refused;
use crate::typed::{read, write};

/// Why a bot cannot answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// There is no such level.
    #[error("unknown level {0:?}; there are: {known}", known = Level::NAMES.join(", "))]
    Level(String),
    /// The view or an action cannot be read.
    #[error("{0}")]
    Malformed(String),
    /// There is nothing to choose from.
    #[error("there is no legal action to choose from")]
    NoAction,
    /// The actions do not belong to the view.
    #[error("an action does not fit the view: {0}")]
    Unfitting(Rejection),
    /// The view is not one that a match could show.
    #[error("the view does not hold together")]
    Impossible,
}

/// What a bot decides in a position, from the view of its seat alone; `None` if the seat need not
/// decide.
pub(crate) fn think<G: Evaluate>(
    state: &G,
    seat: Seat,
    level: Level,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<G::Action> {
    let legal = asked(state, seat)?;
    let mut bot = level.bot::<G>(seat, seed);
    Some(bot.choose(&state.view(Viewer::Seat(seat)), &legal, limits))
}

/// The only answer of a seat, or one that commits it to nothing.
pub(crate) fn caretake<G: Evaluate>(state: &G, seat: Seat) -> Option<G::Action> {
    match asked(state, seat)?.as_slice() {
        [only] => Some(*only),
        legal => legal.iter().find(|action| G::is_harmless(action)).copied(),
    }
}

/// What a player has answered for them before they are asked: the only answer of their seat, or one of this kind. None if
/// they must decide themselves.
pub(crate) fn answer_ahead<G: Evaluate>(state: &G, seat: Seat, kind: Ahead) -> Option<(Ahead, G::Action)> {
    let legal = asked(state, seat)?;
    if let [only] = legal.as_slice() {
        return Some((state.ahead(only).unwrap_or(Ahead::Declines), *only));
    }
    let fits = |what: Ahead| what == Ahead::Declines || kind == Ahead::Ends;
    let answer = |action: &G::Action| Some((state.ahead(action).filter(|what| fits(*what))?, *action));
    legal.iter().find_map(answer)
}

/// The best moves of a seat, from its view alone.
pub(crate) fn advise<G: Evaluate>(
    state: &G,
    seat: Seat,
    seed: u64,
    limits: &Limits<'_>,
) -> Vec<Advice<G::Action>> {
    let Some(legal) = asked(state, seat) else { return Vec::new() };
    ai::advise::<G>(&state.view(Viewer::Seat(seat)), seat, &legal, seed, limits)
}

/// The best move of a seat and the one that was played, from its view alone. What players compose is in no list.
pub(crate) fn compare<G: Evaluate>(
    state: &G,
    seat: Seat,
    played: G::Action,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<[Advice<G::Action>; 2]> {
    let mut legal = asked(state, seat)?;
    if !legal.contains(&played) {
        state.check(seat, &played).ok()?;
        legal.push(played);
    }
    ai::compare::<G>(&state.view(Viewer::Seat(seat)), seat, &legal, &played, seed, limits)
}

/// What a seat may do, if it must decide.
fn asked<G: Game>(state: &G, seat: Seat) -> Option<Vec<G::Action>> {
    let mut legal = Vec::new();
    if state.status().deciding().contains(seat) {
        state.legal_actions(seat, &mut legal);
    }
    (!legal.is_empty()).then_some(legal)
}

/// What a bot decides, given a view and actions that somebody else wrote down.
pub(crate) fn choose<G: Evaluate>(
    level: &str,
    seat: Seat,
    seed: u64,
    view: &Value,
    legal: &[Value],
) -> Result<Value, BotError> {
    let level = Level::named(level).ok_or_else(|| BotError::Level(level.to_owned()))?;
    let malformed = |refused: Refused| BotError::Malformed(refused.to_string());
    let view: G::View = read(view).map_err(malformed)?;
    let legal: Vec<G::Action> = legal.iter().map(read).collect::<Result<_, _>>().map_err(malformed)?;
    if legal.is_empty() {
        return Err(BotError::NoAction);
    }
    // Views are made by the rules and trusted by them; this one came from outside and may be
    // nonsense that breaks an index somewhere. Nothing is kept between two questions, so nothing
    // half-done can remain.
    catch_unwind(AssertUnwindSafe(|| {
        fits::<G>(&view, seat, &legal)?;
        Ok(write(&level.bot::<G>(seat, seed).choose(&view, &legal, &Limits::NONE)))
    }))
    .unwrap_or(Err(BotError::Impossible))
}

/// That the view is one of a sound position in which these actions are legal.
fn fits<G: Game>(view: &G::View, seat: Seat, legal: &[G::Action]) -> Result<(), BotError> {
    let imagined = G::imagine(view, seat, Rng::from_number(0));
    imagined.validate().map_err(|_| BotError::Impossible)?;
    legal.iter().try_for_each(|action| imagined.check(seat, action)).map_err(BotError::Unfitting)
}
