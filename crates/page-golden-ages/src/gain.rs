//! What an action brings and costs: it is played on a position imagined from the view, and the
//! events tell.

use engine::{Game, Rng, Seat};
use game_golden_ages::{Action, Event, Question, Source, State, View};

/// What an action brings to the player who takes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Gold received, by what it is for.
    pub gold: Vec<(Source, u16)>,
    /// Gold paid.
    pub paid: u16,
    /// Points, by what they are for.
    pub points: Vec<(Source, u16)>,
    /// What founding a city would bring afterwards, if one may be founded.
    pub city: Option<Box<Gain>>,
}

impl Gain {
    /// Gold received and paid, together.
    pub fn net_gold(&self) -> i32 {
        self.gold.iter().map(|(_, amount)| i32::from(*amount)).sum::<i32>() - i32::from(self.paid)
    }

    /// All points.
    pub fn all_points(&self) -> u16 {
        self.points.iter().map(|(_, amount)| amount).sum()
    }
}

/// Tells what actions bring.
pub struct Oracle {
    seat: Seat,
    position: State,
}

impl Oracle {
    /// For the actions of a seat in what it sees. Chance is fixed, and only what does not depend
    /// on it is shown.
    pub fn new(view: &View, seat: Seat) -> Self {
        Self { seat, position: State::imagine(view, seat, Rng::from_number(0)) }
    }

    /// What an action brings; the position it leads to.
    pub fn ask(&self, action: &Action) -> Gain {
        let mut position = self.position;
        let mut gain = play(&mut position, self.seat, action);
        if let Question::City { .. } = position.question
            && position.turn == self.seat
            && !matches!(self.position.question, Question::City { .. })
        {
            gain.city = Some(Box::new(play(&mut position, self.seat, &Action::FoundCity)));
        }
        gain
    }
}

/// Plays an action if the imagined position permits it, which it does for every legal one.
fn play(position: &mut State, seat: Seat, action: &Action) -> Gain {
    let mut events: Vec<Event> = Vec::new();
    let mut gain = Gain::default();
    if position.play(seat, action, &mut events).is_err() {
        return gain;
    }
    for event in events {
        match event {
            Event::GoldGained { seat: who, amount, source } if who == seat => {
                add(&mut gain.gold, source, amount);
            }
            Event::Scored { seat: who, amount, source } if who == seat => {
                add(&mut gain.points, source, amount);
            }
            Event::Paid { seat: who, amount, .. } if who == seat => gain.paid += amount,
            // What comes after the epoch has ended is not what the action brings.
            Event::EpochEnds { .. } | Event::Passed { .. } => break,
            _ => {}
        }
    }
    gain
}

fn add(list: &mut Vec<(Source, u16)>, source: Source, amount: u16) {
    match list.iter_mut().find(|(known, _)| *known == source) {
        Some((_, sum)) => *sum += amount,
        None => list.push((source, amount)),
    }
}
