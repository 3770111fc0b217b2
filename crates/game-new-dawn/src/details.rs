//! What a page needs of a position beyond what is stored: where every space lies, what a card could
//! do now, both values of a possible attack, what is missing for a wonder, and how far everybody is.
//!
//! All of it follows from the open table, by the functions of the rules themselves.

use engine::{BySeat, Seat};
use serde::Serialize;

use crate::board::Piece;
use crate::cards::{
    Agenda, Barbarian, CityState, Focus, FocusType, Natural, Part, Resource, Side, Terrain, Tile,
    VictoryCard, Wonder,
};
use crate::frame::Resolving;
use crate::hex::outline;
use crate::row::{Slot, Slots};
use crate::rules::combat::Modifiers;
use crate::rules::economy::Journey;
use crate::rules::industry::Discount;
use crate::rules::{
    agendas, barbarians, combat, culture, economy, industry, maturity, military, science, terrain, trade,
};
use crate::space::{Space, Spaces};
use crate::state::{Caravan, Foe, Table};
use crate::turn;

/// What follows from a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Details {
    /// Every space of the map.
    pub spaces: Vec<SpaceDetails>,
    /// Every tile.
    pub tiles: Vec<TileDetails>,
    /// The player whose cards are looked at: the viewer, or for the public whose turn it is.
    pub seat: Seat,
    /// The cards of this player's row, by slot.
    pub focus: Vec<FocusDetails>,
    /// The face-up wonders for this player.
    pub wonders: Vec<WonderDetails>,
    /// Everybody's progress on the agendas of the victory cards on the table.
    pub agendas: Vec<AgendaDetails>,
    /// Where the barbarians on the map would go with each die.
    pub raids: Vec<RaidDetails>,
    /// The barbarians that wait to return.
    pub returns: Vec<ReturnDetails>,
}

/// A space, where it lies and what is on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpaceDetails {
    /// Its name.
    pub space: Space,
    /// Its place on the grid, to the east.
    pub q: i8,
    /// Its place on the grid, to the south-east.
    pub r: i8,
    /// The middle of its hex, in half widths and quarter heights of a hex.
    pub center: [i16; 2],
    /// The terrain.
    pub terrain: Terrain,
    /// The terrain difficulty.
    pub difficulty: u8,
    /// Whether it is next to water or on the edge (agenda Explorer).
    pub coast: bool,
    /// Who controls it, and by what.
    pub piece: Option<(Seat, Piece)>,
    /// Whether a city on it is mature.
    pub mature: bool,
    /// The spaces around a city that keep it from being mature (ND-7.1).
    pub needs: Spaces,
    /// The owners of the caravans on it.
    pub caravans: Vec<Seat>,
    /// The barbarians on it.
    pub barbarians: Vec<Barbarian>,
    /// The barbarian that appears here.
    pub helmet: Option<Barbarian>,
    /// The resource token on it.
    pub resource: Option<Resource>,
    /// The city-state of this space.
    pub city_state: Option<CityState>,
    /// The natural wonder of this space.
    pub natural: Option<Natural>,
    /// The wonder token on it.
    pub wonder: Option<Wonder>,
    /// Whether it shows a star.
    pub star: bool,
}

/// A tile and its outline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileDetails {
    /// Its number.
    pub tile: Tile,
    /// The side that is up.
    pub side: Side,
    /// Whether it belongs to the core, while the map is being built.
    pub core: bool,
    /// The corners of its outline in order, in the units of [`SpaceDetails::center`].
    pub outline: Vec<[i16; 2]>,
}

/// A card of a row and what it could do if it were resolved now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FocusDetails {
    /// The slot it lies in.
    pub slot: Slot,
    /// The card that lies there.
    pub card: Focus,
    /// The slot as which it counts.
    pub strength: u8,
    /// How many tokens can be spent from it: trade tokens and what counts as such.
    pub tokens: u8,
    /// What it could do.
    pub deed: Deed,
}

/// What a card could do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Place control tokens.
    Culture {
        /// How many, without spent tokens.
        count: u8,
        /// The spaces to choose from.
        spaces: Spaces,
        /// Where the tokens of a later part could go (Civil Service).
        later: Spaces,
        /// Rival control tokens that could be won over or weakened (Mass Media).
        convertible: Spaces,
    },
    /// Advance the tech dial.
    Science {
        /// Where the pointer is.
        from: u8,
        /// Where it comes to without spent tokens.
        to: u8,
        /// How many cards of levels II, III and IV that gives.
        levels: [u8; 3],
    },
    /// Move caravans.
    Economy {
        /// How far each moves, without spent tokens.
        distance: u8,
        /// The caravans that can move, each with the spaces in its reach.
        caravans: Vec<CaravanDetails>,
    },
    /// Build.
    Industry {
        /// The production of the slot.
        production: u8,
        /// Where a city could stand.
        sites: Spaces,
        /// The wonders that could be paid for.
        wonders: Vec<Wonder>,
    },
    /// Reinforce and attack.
    Military {
        /// How many control tokens it reinforces.
        reinforcements: u8,
        /// The control tokens that are not reinforced yet.
        reinforceable: Spaces,
        /// How often it attacks.
        attacks: u8,
        /// What it could attack.
        targets: Vec<AttackDetails>,
    },
}

/// A caravan and where it could go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaravanDetails {
    /// Its number.
    pub caravan: u8,
    /// Where it is; none on the card.
    pub at: Option<Space>,
    /// Where it could go.
    pub goals: Spaces,
    /// Those of them where it would trade.
    pub markets: Spaces,
}

/// A possible attack with both combat values before the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackDetails {
    /// The attacked space.
    pub target: Space,
    /// Who defends it.
    pub foe: Foe,
    /// The attacker's value by its sources.
    pub attack: Modifiers,
    /// The defender's value by its sources.
    pub defense: Modifiers,
    /// The sum of the attacker's.
    pub attack_total: u8,
    /// The sum of the defender's.
    pub defense_total: u8,
    /// With how many of the 36 rolls the attack succeeds if nobody spends tokens.
    pub chances: u8,
    /// How many tokens the attacker could spend.
    pub tokens: u8,
    /// With how many rolls it succeeds if the attacker spends all of them and the defender none.
    pub best_chances: u8,
    /// How many tokens the defender could spend.
    pub answer: u8,
}

/// Where a barbarian would go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RaidDetails {
    /// The barbarian.
    pub barbarian: Barbarian,
    /// The space it stands on.
    pub from: Space,
    /// Its goal for each die from 1 to 6; none if it stays. Other barbarians are not regarded.
    pub goals: [Option<Space>; 6],
    /// The dice with which it comes upon a piece or a caravan of the player.
    pub hits: Vec<u8>,
}

/// A barbarian that waits to return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReturnDetails {
    /// The barbarian.
    pub barbarian: Barbarian,
    /// Its helmet.
    pub at: Space,
    /// Whether it cannot return as things stand (ND-17.13).
    pub blocked: bool,
}

/// A face-up wonder and what is missing for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WonderDetails {
    /// The wonder.
    pub wonder: Wonder,
    /// What it costs the player.
    pub cost: u8,
    /// What takes off how much from the printed cost.
    pub discounts: Vec<(Discount, u8)>,
    /// The most production the player could raise with the industry card where it lies now.
    pub production: u8,
    /// How much is missing.
    pub missing: u8,
    /// Whether a city without wonder is missing.
    pub needs_city: bool,
}

/// Everybody's progress on an agenda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AgendaDetails {
    /// The card it is on.
    pub card: VictoryCard,
    /// The agenda.
    pub agenda: Agenda,
    /// The number to reach.
    pub goal: u8,
    /// How far each player is.
    pub progress: BySeat<u8>,
    /// Who has marked it.
    pub marked: BySeat<bool>,
    /// In which round; 0 if not yet, or not known.
    pub rounds: BySeat<u16>,
}

/// What follows from the open table, for a player.
#[must_use]
pub fn details(table: &Table, seat: Seat) -> Details {
    let row = Slot::ALL.map(|slot| focus(table, seat, slot));
    Details {
        spaces: spaces(table),
        tiles: tiles(table),
        seat,
        focus: row.into_iter().collect(),
        wonders: wonders(table, seat),
        agendas: agendas(table),
        raids: raids(table, seat),
        returns: returns(table),
    }
}

fn raids(table: &Table, seat: Seat) -> Vec<RaidDetails> {
    let own = table.board.friendly(seat) | table.caravans_of(seat);
    let raid = |barbarian: &Barbarian| {
        let from = table.barbarians[*barbarian as usize]?;
        let goals =
            [0, 1, 2, 3, 4, 5].map(|turns| barbarians::goal(table, from, table.direction.clockwise(turns)));
        let hits = (1..=6).zip(goals).filter(|(_, goal)| goal.is_some_and(|goal| own.contains(goal)));
        Some(RaidDetails { barbarian: *barbarian, from, goals, hits: hits.map(|(die, _)| die).collect() })
    };
    Barbarian::ALL.iter().filter_map(raid).collect()
}

fn returns(table: &Table) -> Vec<ReturnDetails> {
    let waits = |barbarian: &Barbarian| {
        let at = barbarians::returns_to(table, *barbarian)?;
        Some(ReturnDetails { barbarian: *barbarian, at, blocked: !barbarians::can_return(table, at) })
    };
    Barbarian::ALL.iter().filter_map(waits).collect()
}

/// The way of a caravan to a space, as it would go with this card; empty if there is none.
#[must_use]
pub fn caravan_way(table: &Table, seat: Seat, journey: Journey, caravan: usize, to: Space) -> Vec<Space> {
    let start = economy::starts(table, seat, caravan);
    table.map.way(start, economy::open(table, seat, journey), to)
}

/// The way along which the range of a city is counted.
#[must_use]
pub fn city_way(table: &Table, seat: Seat, card: Resolving, to: Space) -> Vec<Space> {
    let terrain = terrain::allowed(table, seat, card.strength, terrain::Purpose::City);
    table.map.way(table.board.friendly(seat), industry::countable(table, seat, card, terrain), to)
}

/// The way along which the range of an attack is counted.
#[must_use]
pub fn attack_way(table: &Table, seat: Seat, card: Resolving, to: Space) -> Vec<Space> {
    table.map.way(military::bases(table, seat), military::countable(table, seat, card), to)
}

fn spaces(table: &Table) -> Vec<SpaceDetails> {
    let mature =
        table.players.seats().fold(Spaces::NONE, |all, seat| all | maturity::mature_cities(table, seat));
    table.map.on_map().iter().map(|space| space_details(table, space, mature)).collect()
}

fn space_details(table: &Table, space: Space, mature: Spaces) -> SpaceDetails {
    let map = &table.map;
    let (hex, terrain) = (map.hex(space), map.terrain_of(space));
    let here = |place: Option<Space>| place == Some(space);
    let caravans = table.players.pairs().flat_map(|(seat, player)| {
        let on = player.caravans.iter().filter(|caravan| **caravan == Caravan::On(space));
        on.map(move |_| seat).collect::<Vec<_>>()
    });
    let letters = || Barbarian::ALL.iter().copied();
    SpaceDetails {
        space,
        q: hex.q,
        r: hex.r,
        center: hex.center(),
        terrain,
        difficulty: terrain.difficulty(),
        coast: map.coast().contains(space),
        piece: table.board.at(space),
        mature: mature.contains(space),
        needs: maturity::missing(table, space),
        caravans: caravans.collect(),
        barbarians: letters().filter(|letter| here(table.barbarians[*letter as usize])).collect(),
        helmet: letters().find(|letter| here(map.helmet(*letter))),
        resource: table.deposit_at(space),
        city_state: map.city_state_at(space),
        natural: map.natural_at(space),
        wonder: table.wonder_at(space),
        star: map.stars().contains(space),
    }
}

fn tiles(table: &Table) -> Vec<TileDetails> {
    let tile = |laid: &crate::map::LaidTile| TileDetails {
        tile: laid.tile,
        side: laid.placement.side,
        core: table.core.contains(&laid.tile),
        outline: outline(&laid.placement.hexes()),
    };
    table.map.tiles().iter().map(tile).collect()
}

/// What a card could do if it were resolved now.
#[must_use]
pub fn focus(table: &Table, seat: Seat, slot: Slot) -> FocusDetails {
    let card = Resolving { slot, strength: turn::strength(table, seat, slot), card: table.card(seat, slot) };
    let deed = match card.card.kind() {
        FocusType::Culture => culture_deed(table, seat, card),
        FocusType::Science => science_deed(table, seat, card),
        FocusType::Economy => economy_deed(table, seat, card),
        FocusType::Industry => Deed::Industry {
            production: industry::production(card),
            sites: industry::city_sites(table, seat, card),
            wonders: industry::affordable(table, seat, card).collect(),
        },
        FocusType::Military => Deed::Military {
            reinforcements: military::reinforcements_left(card, 0, 0),
            reinforceable: military::reinforceable(table, seat),
            attacks: military::attacks_left(card, 0, 0),
            targets: targets(table, seat, card),
        },
    };
    let tokens = trade::spendable_count(table, seat, Slots::one(slot), trade::Spender::Resolver);
    FocusDetails { slot, card: card.card, strength: card.strength, tokens, deed }
}

fn culture_deed(table: &Table, seat: Seat, card: Resolving) -> Deed {
    let (mut count, mut spaces, mut later, mut convertible) = (0, Spaces::NONE, Spaces::NONE, Spaces::NONE);
    for (index, part) in card.card.facts().parts.iter().enumerate() {
        match *part {
            Part::PlaceControl { count: printed, near } if index == 0 => {
                count = culture::first_group(table, seat, card, printed);
                spaces = culture::targets(table, seat, card, near);
            }
            Part::PlaceControl { near, .. } => later = culture::targets(table, seat, card, near),
            Part::ConvertControl { within } => convertible = culture::convertible(table, seat, within),
            _ => {}
        }
    }
    Deed::Culture { count, spaces, later, convertible }
}

fn science_deed(table: &Table, seat: Seat, card: Resolving) -> Deed {
    let from = table.players[seat].tech;
    let walk = science::advance(from, card.strength, table.options.tech_overflow);
    Deed::Science { from, to: walk.to, levels: walk.levels }
}

fn economy_deed(table: &Table, seat: Seat, card: Resolving) -> Deed {
    let Some(journey) = Journey::of(card, 0) else {
        return Deed::Economy { distance: 0, caravans: Vec::new() };
    };
    let markets = economy::markets(table, seat);
    let mut caravans = Vec::new();
    for caravan in 0..3u8 {
        let index = usize::from(caravan);
        let steps = economy::steps_left(table, seat, journey, index);
        let goals = economy::goals(table, seat, journey, index, steps);
        if !goals.is_empty() {
            let at = match table.players[seat].caravans[index] {
                Caravan::On(space) => Some(space),
                Caravan::Card | Caravan::Unused => None,
            };
            caravans.push(CaravanDetails { caravan, at, goals, markets: goals & markets });
        }
    }
    Deed::Economy { distance: journey.distance, caravans }
}

fn targets(table: &Table, seat: Seat, card: Resolving) -> Vec<AttackDetails> {
    let targets = military::targets(table, seat, card);
    targets.iter().filter_map(|target| attack(table, seat, card, target)).collect()
}

/// Both combat values of an attack on a space; none if there is nothing to attack.
#[must_use]
pub fn attack(table: &Table, seat: Seat, card: Resolving, target: Space) -> Option<AttackDetails> {
    let foe = combat::foe_at(table, seat, target)?;
    let attack = combat::attack(table, seat, card, target, foe);
    let defense = combat::defense(table, seat, target, foe);
    let (attack_total, defense_total) = (combat::total(&attack), combat::total(&defense));
    let chances = |more: u8| {
        let wins =
            |one: u8| (1..=6).filter(|other| attack_total + more + one > defense_total + other).count();
        (1..=6).map(wins).sum::<usize>() as u8
    };
    let tokens =
        |seat, spender| trade::spendable_count(table, seat, military::war_chest(table, seat), spender);
    let own = tokens(seat, trade::Spender::Resolver);
    let answer = match foe {
        Foe::Rival(rival, _) => tokens(rival, trade::Spender::Defender),
        Foe::Barbarian(_) | Foe::CityState(_) => 0,
    };
    Some(AttackDetails {
        target,
        foe,
        attack,
        defense,
        attack_total,
        defense_total,
        chances: chances(0),
        tokens: own,
        best_chances: chances(own),
        answer,
    })
}

/// What is missing for the face-up wonders, if the player resolved the industry card now.
fn wonders(table: &Table, seat: Seat) -> Vec<WonderDetails> {
    let slot = table.players[seat].row.of_kind(FocusType::Industry).iter().next();
    let of = |wonder: Wonder| {
        let cost = industry::cost(table, seat, wonder);
        let production = slot.map_or(0, |slot| {
            let strength = turn::strength(table, seat, slot);
            let card = Resolving { slot, strength, card: table.card(seat, slot) };
            industry::most_production(table, seat, card, wonder)
        });
        WonderDetails {
            wonder,
            cost,
            discounts: industry::discounts(table, seat, wonder).to_vec(),
            production,
            missing: cost.saturating_sub(production),
            needs_city: industry::free_sites(table, seat).is_empty(),
        }
    };
    table.face_up.iter().flatten().map(|wonder| of(*wonder)).collect()
}

/// Everybody's progress on the agendas of the victory cards on the table.
#[must_use]
pub fn agendas(table: &Table) -> Vec<AgendaDetails> {
    let seats = table.seats();
    let cards = table.victory.iter().enumerate();
    cards
        .flat_map(|(index, card)| {
            card.agendas().map(|agenda| AgendaDetails {
                card: *card,
                agenda,
                goal: agenda.facts().goal,
                progress: BySeat::from_fn(seats, |seat| agendas::progress(table, seat, agenda) as u8),
                marked: BySeat::from_fn(seats, |seat| {
                    table.marks[seat][index].is_some_and(|mark| mark.agenda == agenda)
                }),
                rounds: BySeat::from_fn(seats, |seat| {
                    let mark = table.marks[seat][index].filter(|mark| mark.agenda == agenda);
                    mark.map_or(0, |mark| mark.round)
                }),
            })
        })
        .collect()
}
