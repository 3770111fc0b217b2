//! What cards could do now, and what combat values are made of.

use engine::{Message, msg};

use super::words::{roman, spaces};
use crate::details::{AttackDetails, Deed};
use crate::rules::combat::{Modifier, Modifiers, Source};
use crate::space::Spaces;

/// What a card could do, in short.
pub fn deed(deed: &Deed) -> Message {
    match deed {
        Deed::Culture { count, spaces, .. } => msg!("hint-culture", count = *count, spaces = spaces.len()),
        Deed::Science { from, to, levels } => match new_cards(*levels) {
            cards if cards.is_empty() => msg!("hint-science", from = *from, to = *to),
            cards => msg!("hint-science-cards", from = *from, to = *to, cards),
        },
        Deed::Economy { distance, caravans } => {
            let markets = caravans.iter().fold(Spaces::NONE, |all, caravan| all | caravan.markets);
            match markets.is_empty() {
                true => msg!("hint-economy", distance = *distance),
                false => msg!("hint-economy-markets", distance = *distance, markets = spaces(markets)),
            }
        }
        Deed::Industry { production, sites, wonders } => match wonders.is_empty() {
            true => msg!("hint-industry", production = *production, sites = sites.len()),
            false => {
                let wonders = wonders.clone();
                msg!("hint-industry-wonders", production = *production, sites = sites.len(), wonders)
            }
        },
        Deed::Military { reinforcements, attacks, targets, .. } => {
            let (reinforcements, attacks) = (*reinforcements, *attacks);
            msg!("hint-military", reinforcements, attacks, targets = targets.len())
        }
    }
}

/// The cards that level spaces give: so many of levels II, III and IV.
pub fn new_cards(levels: [u8; 3]) -> Vec<Message> {
    let levels = (2..=4).zip(levels);
    let each = levels.flat_map(|(level, times)| std::iter::repeat_n(level, usize::from(times)));
    each.map(|level| msg!("level", level = roman(level))).collect()
}

/// Both values of a possible attack before the dice, with what they are made of.
pub fn attack_values(found: &AttackDetails) -> [Message; 2] {
    [(found.attack_total, &found.attack), (found.defense_total, &found.defense)]
        .map(|(total, parts)| value(total, parts))
}

fn value(total: u8, parts: &Modifiers) -> Message {
    let parts: Vec<Message> = parts.iter().map(|part| modifier(*part)).collect();
    if parts.is_empty() { msg!("number", number = total) } else { msg!("combat-value", total, parts) }
}

/// A part of a combat value and its source.
fn modifier(Modifier { source, amount }: Modifier) -> Message {
    match source {
        Source::Slot => msg!("from-slot", amount),
        Source::Card(card) => msg!("from-thing", amount, thing = card),
        Source::Leader(leader) => msg!("from-thing", amount, thing = leader),
        Source::Wonder(wonder) => msg!("from-thing", amount, thing = wonder),
        Source::CityState(state) => msg!("from-thing", amount, thing = state),
        Source::Pact(owner, pact) => msg!("from-pact", amount, pact, seat = owner),
        Source::Terrain(terrain) => msg!("from-thing", amount, thing = terrain),
        Source::CityTerrain(terrain) => msg!("from-city-terrain", amount, terrain),
        Source::Walls => msg!("from-walls", amount),
        Source::Reinforced => msg!("from-reinforced", amount),
        Source::ReinforcedBeside => msg!("from-reinforced-beside", amount),
    }
}
