//! What a strong player would do, and how a match stands: for hints and for the review of a match.

use engine::{Seat, Status};

use crate::search::{Found, usual};
use crate::values::{SURE, Values};
use crate::{Evaluate, Level, Limits, Search, Valuer};

/// How many moves are advised.
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

/// The three best moves of a seat, the best first, as the strongest level of the game sees them; what is foolish is none of
/// them, unless there is nothing else. Equal seeds advise equally.
pub fn advise<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    seed: u64,
    limits: &Limits<'_>,
) -> Vec<Advice<G::Action>> {
    let valued = valued::<G>(view, seat, legal, seed, limits);
    let wise = valued.iter().filter(|(_, is_foolish)| !is_foolish).count();
    valued.into_iter().take(wise.clamp(1, MOVES)).map(|(advice, _)| advice).collect()
}

/// The best move of a seat, and beside it one that was played, valued by the same search: none is worth more than the best.
/// `None` if the move is not among the legal ones.
pub fn compare<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    played: &G::Action,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<[Advice<G::Action>; 2]> {
    let valued = valued::<G>(view, seat, legal, seed, limits);
    let (best, _) = *valued.first()?;
    let (mut played, _) = *valued.iter().find(|(advice, _)| advice.action == *played)?;
    // The value of what is known to be foolish says too much.
    let too_much = (played.chance - best.chance).max(0);
    played.chance -= too_much;
    played.change -= too_much;
    Some([best, played])
}

/// All moves as the strongest level of the game sees them, the best first and the foolish ones last, and whether they are.
fn valued<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    seed: u64,
    limits: &Limits<'_>,
) -> Vec<(Advice<G::Action>, bool)> {
    let strongest = G::OFFERED.last().and_then(|name| Level::named(name));
    let Some(style) = strongest.and_then(Level::style::<G>) else { return Vec::new() };
    let mut found = Search::<G>::seated(seat, seed, style).look(view, legal, limits);
    found.sort_by_key(|one| std::cmp::Reverse((!one.is_foolish, one.values[seat], one.visits)));
    let error = Level::Normal.style::<G>().map(|style| style.error).unwrap_or_default();
    // Nobody expects to play what is foolish while there is something else.
    let wise = found.iter().filter(|one| !one.is_foolish).count();
    let expected = if wise == 0 { found.len() } else { wise };
    let usual = per_mille(usual(&found[..expected], seat, error));
    let advice = |one: &Found<G::Action>| {
        let chance = per_mille(one.values[seat]);
        (Advice { action: one.action, chance, change: chance - usual }, one.is_foolish)
    };
    found.iter().map(advice).collect()
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
