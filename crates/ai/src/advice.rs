//! What a strong player would do, and how a match stands: for hints and for the review of a match.

use engine::{Seat, Status};

use crate::search::{Found, usual};
use crate::values::{SURE, Values};
use crate::{Evaluate, Level, Limits, Search, Valuer};

/// So many moves are advised.
const MOVES: usize = 3;
/// Somebody who sits nowhere, and so knows what lies open and nothing else.
const NOBODY: Seat = Seat(u8::MAX);

/// One of the best moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice<A> {
    /// The move.
    pub action: A,
    /// The seat's chance to win after it, in thousandths.
    pub chance: i32,
    /// By how much that is more than what `normal` may expect here, as it errs.
    pub change: i32,
}

impl<A> Advice<A> {
    /// The same about another form of the move.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Advice<B> {
        Advice { action: form(self.action), chance: self.chance, change: self.change }
    }
}

/// A value in thousandths.
#[must_use]
pub fn per_mille(value: i32) -> i32 {
    ((i64::from(value) * 1000 + i64::from(SURE) / 2) / i64::from(SURE)) as i32
}

/// The three best moves of a seat, the best first, as the strongest level of the game sees them. Equal seeds advise equally.
pub fn advise<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    seed: u64,
    limits: &Limits<'_>,
) -> Vec<Advice<G::Action>> {
    let strongest = G::OFFERED.last().and_then(|name| Level::named(name));
    let Some(style) = strongest.and_then(Level::style::<G>) else { return Vec::new() };
    let mut found = Search::<G>::seated(seat, seed, style).study(view, legal, limits);
    let error = Level::Normal.style::<G>().map(|style| style.error).unwrap_or_default();
    let usual = usual(&found, seat, error);
    found.sort_by_key(|one| std::cmp::Reverse((one.values[seat], one.visits)));
    let advice = |one: &Found<G::Action>| {
        let chance = per_mille(one.values[seat]);
        Advice { action: one.action, chance, change: chance - per_mille(usual) }
    };
    found.iter().take(MOVES).map(advice).collect()
}

/// The chances of all seats, valued from what lies open: they tell no secret, and together they are the whole.
pub fn chances<G: Evaluate>(position: &G) -> Values {
    let mut valuer = Valuer::of(position);
    match position.status() {
        Status::Deciding(seats) if !seats.is_empty() => {
            let seat = seats.iter().next().unwrap_or(NOBODY);
            valuer.after(position.clone(), seat, NOBODY)
        }
        _ => valuer.values(position, NOBODY),
    }
}
