//! What an action would bring: it is carried out in an imagined position, and the events are read.
//!
//! So the hints beside the buttons say what the rules say. Nothing hidden decides about gold or
//! points at once, hence it does not matter how the position was imagined.

use engine::{Game, Message, Rng, Seat, msg};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Question, State};
use crate::view::View;

/// An action that was carried out to see what it brings.
pub struct Trial {
    /// What happened; none if the action is not legal.
    events: Option<Vec<Event>>,
    /// What the player would be asked next.
    pub asks: Option<Question>,
    seat: Seat,
}

impl Trial {
    /// Tries an action.
    pub fn of(view: &View, seat: Seat, action: &Action) -> Self {
        let mut state = State::imagine(view, seat, Rng::from_number(0));
        if state.check(seat, action).is_err() {
            return Self { events: None, asks: None, seat };
        }
        let mut events = Vec::new();
        let asks = state.carry_out(seat, *action, &mut events);
        Self { events: Some(events), asks, seat }
    }

    /// What is received, in words; none for nothing.
    pub fn gain(&self) -> Option<Message> {
        let gold = self.sum(|event| match *event {
            Event::GoldGained { seat, amount, .. } if seat == self.seat => amount,
            _ => 0,
        })?;
        let points = self.sum(|event| match *event {
            Event::Scored { seat, amount, .. } if seat == self.seat => amount,
            _ => 0,
        })?;
        match (gold, points) {
            (0, 0) => None,
            (_, 0) => Some(msg!("hint-gold", gold)),
            (0, _) => Some(msg!("hint-points", points)),
            _ => Some(msg!("hint-gain", gold, points)),
        }
    }

    /// How much gold is paid; none if the action is not legal.
    pub fn price(&self) -> Option<u16> {
        self.sum(|event| match *event {
            Event::Paid { seat, amount, .. } if seat == self.seat => amount,
            _ => 0,
        })
    }

    fn sum(&self, amount: impl Fn(&Event) -> u16) -> Option<u16> {
        Some(self.events.as_ref()?.iter().map(amount).sum())
    }
}
