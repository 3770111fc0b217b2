//! What is tried in a position, and everything that must hold then.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::fuzz::{Figures, Fuzz};
use super::look::{self, Fault, listed, through_json, valid};
use crate::{Game, Present, Rng, Seat, Viewer};

/// What is tried in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Probe<A> {
    /// It is looked at by everybody.
    Look,
    /// Somebody decides; if it is accepted, everybody looks at what comes of it.
    Act(Seat, A),
    /// Somebody fills in the form for an action that is composed freely.
    Fill(Seat, Vec<(String, String)>),
}

impl<G: Present> Fuzz<G> {
    /// Tries it; the position after an action that was accepted.
    pub(super) fn probe(
        &self,
        state: &G,
        probe: &Probe<G::Action>,
        luck: u64,
        figures: &mut Figures,
    ) -> Result<Option<G>, Fault> {
        let mut dice = Rng::from_number(luck);
        match probe {
            Probe::Look => {
                // Bots think for long: they are asked about a part of what is only looked at.
                let ask = luck.is_multiple_of(4);
                self.look(state, None, ask, &mut dice, figures).map(|()| None)
            }
            Probe::Act(seat, action) => self.act(state, *seat, action, &mut dice, figures),
            Probe::Fill(seat, fields) => {
                let view = state.view(Viewer::Seat(*seat));
                G::form(&view, *seat);
                let _ = G::compose(&view, *seat, fields);
                Ok(None)
            }
        }
    }

    /// JSON, views, imagined positions, words and bots.
    fn look(
        &self,
        state: &G,
        tried: Option<&G::Action>,
        ask: bool,
        dice: &mut Rng,
        figures: &mut Figures,
    ) -> Result<(), Fault> {
        figures.looked += 1;
        look::position(state, tried, dice)?;
        look::words(state);
        for seat in state.status().deciding().iter() {
            let legal = listed(state, seat);
            Fault::unless(!legal.is_empty(), "a deciding seat has no action", || seat)?;
            for action in &legal {
                let answer = state.check(seat, action);
                Fault::unless(answer.is_ok(), "a legal action is refused", || (seat, action, answer))?;
            }
            if !ask {
                continue;
            }
            let view = state.view(Viewer::Seat(seat));
            let luck = u64::from(dice.below(u32::MAX));
            for chosen in (self.bots)(seat, &view, &legal, luck) {
                figures.bots += 1;
                Fault::unless(legal.contains(&chosen), "a bot does what is not legal", || (seat, chosen))?;
            }
        }
        Ok(())
    }

    /// An action from the first question to the last consequence: checked, applied, told, taken back
    /// and played again, as a server does it.
    fn act(
        &self,
        state: &G,
        seat: Seat,
        action: &G::Action,
        dice: &mut Rng,
        figures: &mut Figures,
    ) -> Result<Option<G>, Fault> {
        let answer = state.check(seat, action);
        let view = state.view(Viewer::Seat(seat));
        G::label(&view, seat, action, None);
        let foreseen = G::imagine(&view, seat, dice.fork()).check(seat, action);
        Fault::unless(foreseen == answer, "a refusal tells a secret", || (seat, action, foreseen, &answer))?;
        if answer.is_err() {
            return Ok(None);
        }
        let stored = serde_json::to_string(state).expect("a position is written as JSON");
        let sent = through_json(action)?;
        Fault::unless(sent == *action, "an action is lost in JSON", || (action, &sent))?;
        let (mut after, mut events) = (state.clone(), Vec::new());
        after.apply(seat, action, &mut events);
        valid(&after)?;
        if let Some(law) = self.law {
            law(state, seat, action, &after).map_err(|why| Fault::new(why, &(seat, action)))?;
        }
        let mut again: G = serde_json::from_str(&stored).map_err(|why| Fault::new("not read back", &why))?;
        Fault::unless(again == *state, "taken back, it is another position", || ())?;
        let replayed = again.play(seat, &sent, &mut ());
        Fault::unless(replayed.is_ok(), "played again, it is refused", || (seat, &sent, replayed))?;
        Fault::unless(again == after, "played again, it ends otherwise", || (seat, &sent))?;
        told::<G>(&events, state.seats())?;
        self.look(&after, Some(action), true, dice, figures)?;
        Ok(Some(after))
    }
}

/// What happened can be stored and told to everybody.
fn told<G: Present>(events: &[G::Event], seats: u8) -> Result<(), Fault> {
    for event in events {
        Fault::unless(through_json(event)? == *event, "an event is lost in JSON", || event)?;
        for viewer in Viewer::all(seats) {
            if let Some(disclosed) = G::disclose(event, viewer) {
                G::tell(&disclosed, viewer);
            }
        }
    }
    Ok(())
}

/// A panic is a fault like any other.
pub(super) fn catch<R>(try_out: impl FnOnce() -> Result<R, Fault>) -> Result<R, Fault> {
    catch_unwind(AssertUnwindSafe(try_out)).unwrap_or_else(|panic| Err(panicked(&*panic)))
}

fn panicked(panic: &(dyn Any + Send)) -> Fault {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("of an unknown kind");
    // Numbers in it differ from case to case.
    let alike: String = text.chars().filter(|letter| !letter.is_ascii_digit()).take(100).collect();
    Fault { what: format!("panic: {alike}"), detail: text.to_owned() }
}

impl<G: Game> Fuzz<G> {
    /// Applies a listed action and looks at what is cheap to see.
    pub(super) fn step(
        &self,
        state: &mut G,
        seat: Seat,
        action: &G::Action,
        closely: bool,
    ) -> Result<(), Fault> {
        let answer = state.check(seat, action);
        Fault::unless(answer.is_ok(), "a legal action is refused", || (seat, action, answer))?;
        let before = self.law.map(|law| (law, state.clone()));
        state.apply(seat, action, &mut ());
        if let Some((law, before)) = before {
            law(&before, seat, action, state).map_err(|why| Fault::new(why, &(seat, action)))?;
        }
        if closely { valid(state) } else { Ok(()) }
    }
}
