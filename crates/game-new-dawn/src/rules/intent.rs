//! What is told of a decision of which nothing has come yet, because it only leads to the next question.

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Spot};
use crate::frame::Frame;
use crate::state::Table;

/// A log that knows whether anything was told.
pub struct Noting<'a, L> {
    log: &'a mut L,
    told: bool,
}

impl<'a, L: Log<Event>> Noting<'a, L> {
    /// Nothing was told yet.
    pub fn new(log: &'a mut L) -> Self {
        Self { log, told: false }
    }

    /// Tells this if nothing else was told.
    pub fn tell_at_least(self, event: Option<Event>) {
        if let Some(event) = event.filter(|_| !self.told) {
            self.log.tell(event);
        }
    }
}

impl<L: Log<Event>> Log<Event> for Noting<'_, L> {
    fn tell(&mut self, event: Event) {
        self.told = true;
        self.log.tell(event);
    }
}

/// What somebody is about to do, in the position in which they decide it; none for what always tells more.
pub fn intent(table: &Table, seat: Seat, action: Action) -> Option<Event> {
    Some(match (action, table.frame()) {
        (Action::Done, _) => Event::LeftIt { seat },
        (Action::ChooseTile(tile), _) => Event::TileTaken { seat, tile },
        (Action::TurnTile { side, turned }, Frame::TurnTile { tile, .. }) => {
            Event::TileTurned { seat, tile, side, turned }
        }
        (Action::Name(space), _) => Event::FirstNamed { seat, at: Spot::of(table, space) },
        (Action::Resolve(slot), _) => Event::CardChosen { seat, card: table.card(seat, slot) },
        (Action::BuildWonder(wonder), _) => Event::WonderBegun { seat, wonder },
        // Without an unused control token one has to come back first (ND-R32).
        (Action::Convert(space), _) | (Action::Conquer, Frame::Conquest { space }) => {
            Event::TakingOver { seat, at: Spot::of(table, space) }
        }
        _ => return None,
    })
}
