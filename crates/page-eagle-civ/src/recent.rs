//! What happened of late, as it was told to the viewer: the last production, what was paid since, the rounds of a battle.

use engine::{BySeat, Seat, Seen};
use game_eagle_civ::cards::{Resource, Wonder};
use game_eagle_civ::rules::battle::Strength;
use game_eagle_civ::rules::production::Statement;
use game_eagle_civ::state::{Faces, Pick};
use game_eagle_civ::{Event, Frame, State};

use crate::page::Page;

/// The last production, and what was paid since.
#[derive(Clone, Copy, Debug)]
pub struct Production {
    /// The roll for the critical resource.
    pub roll: u8,
    /// What it was.
    pub critical: Resource,
    /// What everybody got, as far as the viewer may know it.
    pub incomes: BySeat<Option<Statement>, 6>,
    /// What everybody has paid since.
    pub spent: BySeat<u32, 6>,
}

/// A side of a combat round that was fought.
pub struct Fought {
    /// What it sent.
    pub pick: Pick,
    /// What was added.
    pub strength: Strength,
    /// The sum of the dice.
    pub roll: u8,
    /// The dice one by one, if the record knows them.
    pub dice: Faces,
    /// All together.
    pub total: u8,
}

fn events<'e>(page: &'e Page<'_>) -> impl DoubleEndedIterator<Item = &'e Event> {
    page.on.told.iter().chain(page.on.fresh)
}

/// Who buys reads what the production brought, and what they paid since: what is told goes back to it.
pub fn suffices(state: &State, event: &Event) -> bool {
    !matches!(state.table.frame(), Frame::Purchase { .. }) || matches!(event, Event::Critical { .. })
}

/// The last production, if what is told goes back so far.
pub fn production(page: &Page<'_>) -> Option<Production> {
    let seats = page.table.seats();
    let mut found: Option<Production> = None;
    for event in events(page) {
        if let Event::Critical { roll, resource } = *event {
            let (incomes, spent) = (BySeat::from_fn(seats, |_| None), BySeat::from_fn(seats, |_| 0));
            found = Some(Production { roll, critical: resource, incomes, spent });
        }
        let Some(found) = &mut found else { continue };
        match *event {
            Event::Income { seat, statement }
            | Event::SecretIncome { seat, statement: Seen::Known(statement) } => {
                found.incomes[seat] = Some(statement);
            }
            _ => {
                if let Some((seat, price)) = paid(event) {
                    found.spent[seat] += price;
                }
            }
        }
    }
    found
}

/// Who paid how much.
fn paid(event: &Event) -> Option<(Seat, u32)> {
    let (seat, price) = match *event {
        Event::Bought { seat, price, .. }
        | Event::Founded { seat, price, .. }
        | Event::Grew { seat, price, .. }
        | Event::Acquired { seat, price, .. }
        | Event::Improved { seat, price, .. } => (seat, price),
        Event::WonderReceived { seat, wonder: wonder @ Wonder::AlphaCentauriColonyShip } => {
            (seat, wonder.facts().price.unwrap_or(0))
        }
        _ => return None,
    };
    Some((seat, price.into()))
}

/// The rounds of the last battle, attacker and defender; none if the turn began after it.
pub fn rounds(page: &Page<'_>) -> Vec<[Fought; 2]> {
    let all: Vec<&Event> = events(page).collect();
    let begins = |event: &&Event| matches!(event, Event::TurnBegan { .. } | Event::BattleBegan { .. });
    let began = all.iter().rposition(begins).unwrap_or(0);
    let mut sides = all[began..].iter().filter_map(|event| match **event {
        Event::Fought { pick, strength, roll, total, dice, .. } => {
            Some(Fought { pick, strength, roll, dice, total })
        }
        _ => None,
    });
    let mut rounds = Vec::new();
    while let (Some(attack), Some(defense)) = (sides.next(), sides.next()) {
        rounds.push([attack, defense]);
    }
    rounds
}

/// Whether rounds were fought that the viewer has not answered yet.
pub fn has_fresh_rounds(page: &Page<'_>) -> bool {
    page.on.fresh.iter().any(|event| matches!(event, Event::Fought { .. }))
}
