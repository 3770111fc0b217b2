//! Chapters 22 and 24: armies, obsolete units, air force.

use engine::{Log, Seat, rule};

use crate::board::{Board, Units};
use crate::cards::{Age, Card, Category, Kind, Tactic};
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::rules::military;
use crate::state::State;

/// What armies add to the strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Armies {
    /// All bonuses together.
    pub bonus: u16,
    /// The highest bonus of one army.
    pub best: u16,
}

/// TTA-22.3: the armies that some units form under the tactics card in play. TTA-22.7: always in
/// the grouping with the highest total.
#[must_use]
pub fn armies(board: &Board, units: &Units) -> Armies {
    let Some(card) = board.tactic else { return Armies::default() };
    // TTA-22.12: Genghis Khan forms no armies.
    match card.kind() {
        Kind::Tactic(tactic) if !board.perks.ignores_tactics => armies_of(tactic, card.age(), units),
        _ => Armies::default(),
    }
}

/// The armies under a tactics card of an age. With as many armies as possible, as many as possible
/// are made of units that are not obsolete.
fn armies_of(tactic: &Tactic, age: Age, units: &Units) -> Armies {
    let needed = [tactic.army.infantry, tactic.army.cavalry, tactic.army.artillery];
    // TTA-22.5: more than one age older than the card.
    let fit_from = usize::from(age.level().saturating_sub(1));
    let all = complete(&needed, |unit| units[unit].iter().sum());
    let fit = match tactic.obsolete_bonus {
        Some(_) => complete(&needed, |unit| units[unit][fit_from..].iter().sum()),
        None => all, // TTA-22.6
    };
    let low = tactic.obsolete_bonus.unwrap_or(tactic.bonus);
    // TTA-24.2, TTA-24.5: each army takes one air force, the best armies first.
    let air: u8 = units[3].iter().sum();
    let (air_fit, air_low) = (air.min(fit), air.saturating_sub(fit).min(all - fit));
    let full_times = u16::from(fit) + u16::from(air_fit);
    let low_times = u16::from(all - fit) + u16::from(air_low);
    let (full, low) = (u16::from(tactic.bonus), u16::from(low));
    let bonus = full * full_times + low * low_times;
    let single = if fit > 0 { full } else { low };
    let best = if all == 0 { 0 } else { single * if air > 0 { 2 } else { 1 } }; // TTA-24.3
    Armies { bonus, best }
}

/// How many armies can be formed.
fn complete(needed: &[u8; 3], count: impl Fn(usize) -> u8) -> u8 {
    let fits = (0..3).filter(|unit| needed[*unit] > 0).map(|unit| count(unit) / needed[unit]);
    fits.min().unwrap_or(0)
}

/// TTA-22.8, TTA-22.10: what sacrificed units are worth: their own strength and the bonuses of the
/// complete armies among them.
#[must_use]
pub fn sacrifice_worth(board: &Board, units: &Units) -> u8 {
    let strength = |(category, levels): (Category, &[u8; 4])| -> i16 {
        let own = i16::from(board.perks.unit_strength[category as usize]);
        let of = |tech: crate::cards::Tech| {
            i16::from(levels[usize::from(tech.level)]) * (i16::from(tech.facts().output.strength) + own)
        };
        board.techs.of(category).map(of).sum()
    };
    let own: i16 = Category::UNITS.into_iter().zip(units).map(strength).sum();
    u8::try_from(own.cast_unsigned() + armies(board, units).bonus).unwrap_or(u8::MAX)
}

/// TTA-9.4, TTA-22.1: a tactics card costs 1 military action.
pub fn check(state: &State, seat: Seat, card: Card) -> Checked {
    let how = rule("TTA-22.1");
    how.require(matches!(card.kind(), Kind::Tactic(_)), || Why::NotThatKind { card })?;
    military::in_hand(state, seat, card, how)?;
    military::check_actions(state.board(seat), 1, rule("TTA-9.4"))
}

/// Plays it; the old one is discarded.
pub fn apply(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    military::take_from_hand(state, seat, card);
    military::spend(state.board_mut(seat), 1);
    let old = state.board_mut(seat).tactic.replace(card);
    if let Some(old) = old {
        military::discard_open(state, old);
    }
    log.tell(Event::Tactic { seat, card });
}
