//! A close look at one position.

use std::fmt::{self, Debug};

use crate::{Game, Present, Rejection, Rng, Seat, Viewer};

/// Something that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What: the same words for the same fault.
    pub what: String,
    /// In this case.
    pub detail: String,
}

impl Fault {
    pub(super) fn new(what: impl Into<String>, detail: &impl Debug) -> Self {
        Self { what: what.into(), detail: format!("{detail:?}") }
    }

    /// `Ok` if it holds.
    pub(super) fn unless<D: Debug>(holds: bool, what: &str, detail: impl FnOnce() -> D) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(what, &detail())) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.detail)
    }
}

pub(super) fn valid<G: Game>(state: &G) -> Result<(), Fault> {
    state.validate().map_err(|why| Fault::new(format!("not valid: {why}"), &()))
}

/// JSON, views and imagined positions. `tried` is an action that may be refused.
pub(super) fn position<G: Game>(state: &G, tried: Option<&G::Action>, dice: &mut Rng) -> Result<(), Fault> {
    Fault::unless(through_json(state)? == *state, "lost in JSON", || ())?;
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        Fault::unless(through_json(&view)? == view, "a view is lost in JSON", || viewer)?;
        if let Viewer::Seat(seat) = viewer {
            imagined(state, &view, seat, tried, dice.fork())?;
        }
    }
    Ok(())
}

/// Two positions that look alike to a seat must be alike to it in everything it gets.
fn imagined<G: Game>(
    state: &G,
    view: &G::View,
    seat: Seat,
    tried: Option<&G::Action>,
    chance: Rng,
) -> Result<(), Fault> {
    let imagined = G::imagine(view, seat, chance);
    let why = imagined.validate();
    Fault::unless(why.is_ok(), "an imagined position is not valid", || (seat, why))?;
    let bytes = |view: &G::View| serde_json::to_string(view).expect("a view is written as JSON");
    let same = bytes(&imagined.view(Viewer::Seat(seat))) == bytes(view);
    Fault::unless(same, "imagined otherwise", || seat)?;
    // What everybody may know, this seat knows: so it must have imagined the same public view.
    let public = [&imagined, state].map(|state| bytes(&state.view(Viewer::Public)));
    Fault::unless(public[0] == public[1], "the public sees a secret", || seat)?;
    Fault::unless(imagined.status() == state.status(), "imagined another status", || seat)?;
    let [thought, real] = [&imagined, state].map(|state| listed(state, seat));
    Fault::unless(thought == real, "legal actions tell a secret", || (seat, thought, real))?;
    tried.map_or(Ok(()), |action| {
        let answers: [Result<(), Rejection>; 2] = [&imagined, state].map(|state| state.check(seat, action));
        Fault::unless(answers[0] == answers[1], "a refusal tells a secret", || (seat, action, answers))
    })
}

/// Everything that is said of a position can be said.
pub(super) fn words<G: Present>(state: &G) {
    let mut ideas = Vec::new();
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        G::sheet(&view);
        G::question(&view);
        G::scores(&view);
        if let Some(seat) = viewer.seat() {
            G::form(&view, seat);
            ideas.clear();
            G::ideas(&view, seat, &mut ideas);
            state.legal_actions(seat, &mut ideas);
            for idea in &ideas {
                G::label(&view, seat, idea, None);
                let _ = state.check(seat, idea);
            }
        }
    }
}

pub(super) fn listed<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

pub(super) fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> Result<T, Fault> {
    let json = serde_json::to_string(value).expect("written as JSON");
    serde_json::from_str(&json).map_err(|why| Fault::new("not read back", &(why.to_string(), json)))
}
