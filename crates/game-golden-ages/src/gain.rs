//! What a decision brings, read from the events of having tried it ([`engine::Trial`]). Nothing hidden
//! decides about gold or points at once, so it does not matter how the position was imagined.

use engine::{Game, Seat, Tried};

use crate::action::Action;
use crate::event::{Event, Source};
use crate::state::{Question, State};

/// What a decision brings to the player who makes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Gold received, by what it is for.
    pub gold: Vec<(Source, u16)>,
    /// Gold paid.
    pub paid: u16,
    /// Points, by what they are for.
    pub points: Vec<(Source, u16)>,
    /// Cubes that other cities must give for the new one (GA-9.6).
    pub cubes: u8,
    /// What founding a city would bring afterwards, if one may be founded.
    pub city: Option<Box<Gain>>,
}

impl Gain {
    /// What `seat` gets out of what it tried.
    #[must_use]
    pub fn of(seat: Seat, tried: &Tried<State>) -> Self {
        let mut gain = Self::default();
        let is_over = |event: &&Event| {
            matches!(event, Event::EpochEnds { .. } | Event::Passed { .. } | Event::GoldenAge { .. })
        };
        for event in tried.events.iter().take_while(|event| !is_over(event)) {
            gain.count(seat, event);
        }
        match tried.after.question {
            _ if tried.after.turn != seat => {}
            Question::City { .. } => gain.city = found_city(seat, tried.after).map(Box::new),
            Question::Cube { missing, .. } => gain.cubes += missing,
            _ => {}
        }
        gain
    }

    fn count(&mut self, seat: Seat, event: &Event) {
        match *event {
            Event::GoldGained { seat: who, amount, source } if who == seat => {
                add(&mut self.gold, source, amount);
            }
            Event::Scored { seat: who, amount, source } if who == seat => {
                add(&mut self.points, source, amount);
            }
            Event::Paid { seat: who, amount, .. } if who == seat => self.paid += amount,
            Event::CubeTaken { seat: who, .. } if who == seat => self.cubes += 1,
            _ => {}
        }
    }

    /// All gold received.
    #[must_use]
    pub fn all_gold(&self) -> u16 {
        self.gold.iter().map(|(_, amount)| amount).sum()
    }

    /// Gold received and paid, together.
    #[must_use]
    pub fn net_gold(&self) -> i32 {
        i32::from(self.all_gold()) - i32::from(self.paid)
    }

    /// All points.
    #[must_use]
    pub fn all_points(&self) -> u16 {
        self.points.iter().map(|(_, amount)| amount).sum()
    }
}

fn found_city(seat: Seat, mut after: State) -> Option<Gain> {
    let mut events = Vec::new();
    after.play(seat, &Action::FoundCity, &mut events).ok()?;
    Some(Gain::of(seat, &Tried { events, after }))
}

fn add(list: &mut Vec<(Source, u16)>, source: Source, amount: u16) {
    match list.iter_mut().find(|(known, _)| *known == source) {
        Some((_, sum)) => *sum += amount,
        None => list.push((source, amount)),
    }
}
