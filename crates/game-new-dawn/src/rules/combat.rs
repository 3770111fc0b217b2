//! Chapter 15: combat values and their sources.

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use super::terrain;
use crate::board::Piece;
use crate::cards::{Bonus, CityState, Condition, Focus, Leader, Pact, Part, Terrain, Wonder};
use crate::frame::Resolving;
use crate::space::Space;
use crate::state::{Foe, Table};

/// What a city-state adds to its die (ND-15.7).
const CITY_STATE: u8 = 8;

/// Where a part of a combat value comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The slot of the military card (ND-15.6).
    #[default]
    Slot,
    /// The military card.
    Card(Focus),
    /// The leader.
    Leader(Leader),
    /// A world wonder.
    Wonder(Wonder),
    /// A city-state's diplomacy card.
    CityState(CityState),
    /// A player's diplomacy card.
    Pact(Seat, Pact),
    /// The terrain of the defending space (ND-15.7, ND-15.8).
    Terrain(Terrain),
    /// The terrain, doubled for a city (ND-15.9).
    CityTerrain(Terrain),
    /// The walls of a city-state.
    Walls,
    /// The defending token is reinforced (ND-15.8).
    Reinforced,
    /// Reinforced tokens next to the defending space (ND-14.4).
    ReinforcedBeside,
}

/// A part of a combat value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifier {
    /// Where it comes from.
    pub source: Source,
    /// What it adds.
    pub amount: u8,
}

/// All parts of a combat value except die and trade tokens.
pub type Modifiers = List<Modifier, 40>;

/// Their sum.
#[must_use]
pub fn total(modifiers: &Modifiers) -> u8 {
    modifiers.iter().map(|modifier| modifier.amount).sum()
}

/// What is on a space that could be attacked (ND-15.1). A barbarian shields a city-state (ND-17.10).
#[must_use]
pub fn foe_at(table: &Table, seat: Seat, space: Space) -> Option<Foe> {
    if let Some(barbarian) = table.barbarian_at(space) {
        return Some(Foe::Barbarian(barbarian));
    }
    match table.board.at(space) {
        Some((owner, piece)) => (owner != seat).then_some(Foe::Rival(owner, piece)),
        None => table.map.city_state_at(space).map(Foe::CityState),
    }
}

/// One side of a combat.
#[derive(Clone, Copy)]
struct Side {
    seat: Seat,
    attacking: bool,
    opponent: Option<Seat>,
    target: Space,
    foe: Foe,
}

/// The attacker's combat value without die and tokens: slot, card, and all attack bonuses (ND-15.6).
#[must_use]
pub fn attack(table: &Table, seat: Seat, card: Resolving, target: Space, foe: Foe) -> Modifiers {
    let mut found = Modifiers::new();
    found.push(Modifier { source: Source::Slot, amount: card.strength });
    push(&mut found, Source::Card(card.card), card_bonus(card.card, foe));
    let opponent = match foe {
        Foe::Rival(owner, _) => Some(owner),
        Foe::Barbarian(_) | Foe::CityState(_) => None,
    };
    bonuses(table, Side { seat, attacking: true, opponent, target, foe }, &mut found);
    found
}

fn card_bonus(card: Focus, foe: Foe) -> u8 {
    match card.facts().parts.first() {
        Some(Part::Fight { bonus_vs_barbarian: Some(more), .. }) if matches!(foe, Foe::Barbarian(_)) => *more,
        Some(Part::Fight { bonus, .. }) => *bonus,
        _ => 0,
    }
}

/// The defender's combat value without die and tokens (ND-15.7 to ND-15.9, ND-15.22).
#[must_use]
pub fn defense(table: &Table, attacker: Seat, target: Space, foe: Foe) -> Modifiers {
    let mut found = Modifiers::new();
    let terrain = table.map.terrain_of(target);
    let difficulty = terrain::difficulty(table, attacker, target);
    let (owner, piece) = match foe {
        Foe::CityState(_) => {
            push(&mut found, Source::Walls, CITY_STATE);
            return found;
        }
        Foe::Barbarian(_) => {
            push(&mut found, Source::Terrain(terrain), difficulty);
            return found;
        }
        Foe::Rival(owner, piece) => (owner, piece),
    };
    match piece {
        Piece::City | Piece::Capital => push(&mut found, Source::CityTerrain(terrain), 2 * difficulty),
        Piece::Control | Piece::Reinforced => push(&mut found, Source::Terrain(terrain), difficulty),
    }
    push(&mut found, Source::Reinforced, u8::from(piece == Piece::Reinforced));
    let beside = table.map.around(target) & table.board.0[owner].reinforced;
    push(&mut found, Source::ReinforcedBeside, beside.len() as u8);
    let side = Side { seat: owner, attacking: false, opponent: Some(attacker), target, foe };
    bonuses(table, side, &mut found);
    found
}

fn push(found: &mut Modifiers, source: Source, amount: u8) {
    if amount > 0 {
        found.push(Modifier { source, amount });
    }
}

/// The bonuses of a player's leader, wonders and diplomacy cards.
fn bonuses(table: &Table, side: Side, found: &mut Modifiers) {
    let leader = table.players[side.seat].leader;
    for bonus in &leader.facts().combat {
        push(found, Source::Leader(leader), worth(table, side, bonus, None, None));
    }
    for wonder in table.wonders(side.seat) {
        for bonus in &wonder.facts().combat {
            push(found, Source::Wonder(wonder), worth(table, side, bonus, None, None));
        }
    }
    for state in CityState::ALL.iter().filter(|state| table.has_envoy(side.seat, **state)) {
        for bonus in &state.facts().combat {
            push(found, Source::CityState(*state), worth(table, side, bonus, Some(*state), None));
        }
    }
    for owner in table.players.seats() {
        for pact in table.pacts_held(side.seat, owner) {
            for bonus in &pact.facts().combat {
                push(found, Source::Pact(owner, pact), worth(table, side, bonus, None, Some(owner)));
            }
        }
    }
}

/// What a bonus is worth in this combat. `state`: the city-state whose card it is; `owner`: the
/// player whose card it is.
fn worth(table: &Table, side: Side, bonus: &Bonus, state: Option<CityState>, owner: Option<Seat>) -> u8 {
    if !(if side.attacking { bonus.attacking } else { bonus.defending }) {
        return 0;
    }
    let own_state = matches!(side.foe, Foe::CityState(foe) if Some(foe) == state);
    let times = match bonus.when {
        Condition::Always => 1,
        Condition::GrasslandOrHills => {
            let terrain = table.map.terrain_of(side.target);
            u8::from(matches!(terrain, Terrain::Grassland | Terrain::Hills))
        }
        Condition::PerOwnCaravanBeside => caravans_beside(table, side.seat, side.target),
        Condition::MoreReinforcedThanRival => u8::from(side.opponent.is_some_and(|rival| {
            table.board.0[side.seat].reinforced.len() > table.board.0[rival].reinforced.len()
        })),
        Condition::CityOrCityState => {
            let city = matches!(side.foe, Foe::Rival(_, Piece::City | Piece::Capital) | Foe::CityState(_));
            u8::from(city && !own_state)
        }
        Condition::PerCityStateOrOwnCityWithin2 => {
            let near = table.map.within(crate::space::Spaces::one(side.target), 2);
            let counted = near & (table.free_city_states() | table.board.0[side.seat].cities);
            if own_state { 0 } else { counted.len() as u8 }
        }
        Condition::NotAgainstOwner => u8::from(side.opponent.is_none() || side.opponent != owner),
    };
    bonus.amount * times
}

fn caravans_beside(table: &Table, seat: Seat, target: Space) -> u8 {
    let beside = table.map.around(target);
    let on = |caravan: &&crate::state::Caravan| matches!(caravan, crate::state::Caravan::On(space) if beside.contains(*space));
    table.players[seat].caravans.iter().filter(on).count() as u8
}
