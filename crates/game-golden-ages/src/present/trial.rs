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
#[derive(Default)]
pub struct Trial {
    events: Vec<Event>,
    /// What the player would be asked next.
    pub asks: Option<Question>,
}

impl Trial {
    /// Tries an action; one that is not legal brings nothing.
    pub fn of(view: &View, seat: Seat, action: &Action) -> Self {
        let mut state = State::imagine(view, seat, Rng::from_number(0));
        let mut events = Vec::new();
        match state.check(seat, action) {
            Ok(()) => Self { asks: state.carry_out(seat, *action, &mut events), events },
            Err(_) => Self::default(),
        }
    }

    /// What is received, in words; none for nothing.
    pub fn gain(&self, seat: Seat) -> Option<Message> {
        let gold = self.sum(|event| match *event {
            Event::GoldGained { seat: whose, amount, .. } if whose == seat => amount,
            _ => 0,
        });
        let points = self.sum(|event| match *event {
            Event::Scored { seat: whose, amount, .. } if whose == seat => amount,
            _ => 0,
        });
        match (gold, points) {
            (0, 0) => None,
            (_, 0) => Some(msg!("hint-gold", gold)),
            (0, _) => Some(msg!("hint-points", points)),
            _ => Some(msg!("hint-gain", gold, points)),
        }
    }

    /// What is paid, in words; none for nothing.
    pub fn cost(&self, seat: Seat) -> Option<Message> {
        let price = self.sum(|event| match *event {
            Event::Paid { seat: whose, amount, .. } if whose == seat => amount,
            _ => 0,
        });
        (price > 0).then(|| msg!("hint-cost", price))
    }

    fn sum(&self, amount: impl Fn(&Event) -> u16) -> u16 {
        self.events.iter().map(amount).sum()
    }
}
