//! Chapter 2: setup, and what of chapter 3 is done before the players lay tiles.

use engine::{BySeat, List, Log, Rejection, Rng, Seat, Seats, msg, rule};

use crate::board::Board;
use crate::cards::{
    Age, Barbarian, CoreSlot, Focus, FocusType, Leader, Resource, Side, Tile, TileKind, VictoryCard, Wonder,
    data,
};
use crate::event::{Event, Spot};
use crate::frame::Frame;
use crate::hex::{Direction, Hex};
use crate::map::{Map, Placement};
use crate::options::{Capitals, MapChoice, Options};
use crate::row::{Row, RowCard};
use crate::rules::building;
use crate::space::Spaces;
use crate::state::{CITIES, CONTROL_TOKENS, Caravan, Hidden, Player, RESOURCE_TOKENS, State, Table, Turn};

/// The first position.
///
/// # Errors
/// If there are not two to four players (ND-1.1).
pub fn setup(options: &Options, seats: u8, mut rng: Rng) -> Result<State, Rejection> {
    rule("ND-1.1").require((2..=4).contains(&seats), || msg!("wrong-number-of-players"))?;
    let players = players(seats, &mut rng);
    let stacks = wonder_stacks(seats, &mut rng);
    let victory = victory_cards(options.epic, &mut rng);
    let mut table = table(*options, players, victory);
    table.first = random_seat(seats, &mut rng);
    table.turn.seat = table.first;
    table.frames.push(Frame::PlaceDirection);
    let mut hidden = Hidden { rng, stacks };
    for (stack, cards) in hidden.stacks.iter_mut().enumerate() {
        table.face_up[stack] = cards.pop();
        table.below[stack] = cards.len() as u8;
    }
    match options.map {
        MapChoice::First => lay_first_map(&mut table, &mut hidden.rng),
        MapChoice::Built => lay_core(&mut table, &mut hidden.rng),
    }
    Ok(State { table, hidden })
}

fn random_seat(seats: u8, rng: &mut Rng) -> Seat {
    Seat(rng.below(u32::from(seats)) as u8)
}

/// ND-2.1 to ND-2.5: a random leader, the level-I cards in the leader's order, a caravan.
fn players(seats: u8, rng: &mut Rng) -> BySeat<Player> {
    let mut leaders = [Leader::default(); 8];
    leaders.copy_from_slice(Leader::ALL);
    rng.shuffle(&mut leaders);
    BySeat::from_fn(seats, |seat| player(leaders[seat.index()]))
}

/// A player with a leader, before anything happened.
#[must_use]
pub fn player(leader: Leader) -> Player {
    let order = leader.facts().focus_order;
    let card = |kind| RowCard { card: Focus::of(kind, 1), ..RowCard::default() };
    Player {
        leader,
        row: Row(order.map(card)),
        control: CONTROL_TOKENS,
        cities: CITIES,
        caravans: [Caravan::Card, Caravan::Unused, Caravan::Unused],
        ..Player::default()
    }
}

/// The cards of each type that are out of the game, by age (ND-2.13).
#[must_use]
pub const fn removed_per_type(seats: u8) -> [usize; 3] {
    match seats {
        2 => [1, 1, 0],
        3 => [1, 0, 0],
        _ => [0, 0, 0],
    }
}

/// ND-2.12 to ND-2.14: modern cards at the bottom, ancient ones on top; the last is the top one.
fn wonder_stacks(seats: u8, rng: &mut Rng) -> [List<Wonder, 6>; 4] {
    FocusType::OF_WONDERS.map(|kind| {
        let mut stack = List::new();
        for age in Age::ALL.iter().rev() {
            let of_age = |wonder: &Wonder| wonder.kind() == kind && wonder.age() == *age;
            let mut cards: List<Wonder, 6> = Wonder::ALL.iter().copied().filter(of_age).collect();
            rng.shuffle(&mut cards);
            let kept = cards.len() - removed_per_type(seats)[*age as usize];
            cards.iter().take(kept).for_each(|wonder| stack.push(*wonder));
        }
        stack
    })
}

/// ND-2.17, ND-22.1: three random victory cards, or four.
fn victory_cards(epic: bool, rng: &mut Rng) -> List<VictoryCard, 4> {
    let mut cards = [VictoryCard::default(); 5];
    cards.copy_from_slice(VictoryCard::ALL);
    rng.shuffle(&mut cards);
    cards.into_iter().take(if epic { 4 } else { 3 }).collect()
}

/// A table on which nothing lies yet but the victory cards.
pub(crate) fn table(options: Options, players: BySeat<Player>, victory: List<VictoryCard, 4>) -> Table {
    let seats = players.count();
    Table {
        options,
        map: Map::new(options.tiles),
        core: List::new(),
        hands: BySeat::from_fn(seats, |_| List::new()),
        builder: Seat(0),
        first: Seat(0),
        round: 1,
        dial: data().events.start_space,
        direction: Direction::East,
        board: Board(BySeat::from_fn(seats, |_| Default::default())),
        players,
        barbarians: [None; 9],
        deposits: Spaces::NONE,
        supply: [0; 4],
        face_up: [None; 4],
        below: [0; 4],
        built: [None; 24],
        zimbabwe: 0,
        pacts: BySeat::from_fn(seats, |_| [None; 4]),
        envoys: [Seats::NONE; 8],
        victory,
        marks: BySeat::from_fn(seats, |_| [None; 4]),
        turn: Turn::default(),
        combat: None,
        dice: List::new(),
        frames: List::new(),
    }
}

/// ND-2.7: the ready-made map. The players choose their capitals, beginning with a random one
/// (ND-R92), or these stand around the map in the order of the seats.
fn lay_first_map(table: &mut Table, rng: &mut Rng) {
    lay_first_tiles(table);
    match table.options.capitals {
        Capitals::Chosen => {
            table.builder = random_seat(table.seats(), rng);
            table.frames.push(Frame::ChooseCapital { seat: table.builder });
        }
        Capitals::BySeat => found_capitals(table),
    }
}

/// The tiles of the ready-made map with all that lies on them.
pub(crate) fn lay_first_tiles(table: &mut Table) {
    let seats = table.seats();
    for laid in data().layouts.first_game.tiles.iter().filter(|laid| laid.min_players <= seats) {
        let at = Hex::new(laid.q, laid.r);
        table.map.lay(laid.tile, Placement { side: laid.side, at, turned: laid.rot });
    }
    populate(table);
}

fn found_capitals(table: &mut Table) {
    let layout = &data().layouts.first_game;
    let stars = match table.seats() {
        2 => &layout.seats_2,
        3 => &layout.seats_3,
        _ => &layout.seats_4,
    };
    for (seat, tile) in table.players.seats().zip(stars) {
        building::found_capital(table, seat, *tile, &mut ());
    }
}

/// Whether nothing has been decided yet.
pub(crate) fn is_first(table: &Table) -> bool {
    match table.frame() {
        Frame::ChooseTile { .. } => table.map.tiles().len() == table.core.len(),
        Frame::ChooseCapital { seat } => seat == table.builder,
        Frame::PlaceDirection => {
            table.options.map == MapChoice::First && table.options.capitals == Capitals::BySeat
        }
        _ => false,
    }
}

/// Tells what was dealt and laid before the first decision, in the order of chapter 2.
pub(crate) fn tell(table: &Table, log: &mut impl Log<Event>) {
    for (seat, player) in table.players.pairs() {
        log.tell(Event::LeaderTaken { seat, leader: player.leader });
    }
    match table.map.tiles().first() {
        Some(laid) if table.options.map == MapChoice::Built => {
            log.tell(Event::CoreLaid { side: laid.placement.side, tiles: table.core });
        }
        _ => log.tell(Event::FirstMapLaid),
    }
    for seat in table.players.seats() {
        if !table.hands[seat].is_empty() {
            log.tell(Event::TilesDealt { seat, tiles: table.hands[seat] });
        }
        if let Some(capital) = table.board.0[seat].capital {
            log.tell(Event::CapitalFounded { seat, at: Spot::of(table, capital) });
        }
    }
    log.tell(Event::VictoryCardsLaid { cards: table.victory });
    log.tell(Event::WondersLaid { wonders: table.face_up.iter().flatten().copied().collect() });
    log.tell(Event::FirstPlayer { seat: table.first });
}

/// ND-3.1 to ND-3.5: capital tiles, the core, and two further tiles for each player.
fn lay_core(table: &mut Table, rng: &mut Rng) {
    let capitals = shuffled(TileKind::Capital, rng);
    let (naturals, states) = (shuffled(TileKind::NaturalWonder, rng), shuffled(TileKind::CityState, rng));
    let mut core = [naturals[0], naturals[1], states[0], states[1]];
    rng.shuffle(&mut core);
    let side = if rng.die(6) <= 3 { Side::A } else { Side::B };
    for (tile, placement) in core.into_iter().zip(core_placements(side)) {
        table.map.lay(tile, placement);
        table.core.push(tile);
    }
    let mut rest: Vec<Tile> =
        naturals.into_iter().chain(states).filter(|tile| !core.contains(tile)).collect();
    rest.extend(Tile::all().filter(|tile| tile.facts().kind == TileKind::Plain));
    rng.shuffle(&mut rest);
    for (seat, tiles) in table.players.seats().zip(rest.chunks(2)) {
        table.hands[seat] = [capitals[seat.index()], tiles[0], tiles[1]].into_iter().collect();
    }
    table.builder = random_seat(table.seats(), rng);
    table.frames.push(Frame::ChooseTile { seat: table.builder });
}

/// Where the tiles of the core lie, in the order in which they are drawn (ND-3.4).
pub(crate) fn core_placements(side: Side) -> [Placement; 4] {
    let layouts = &data().layouts;
    let layout = match side {
        Side::A => &layouts.core_a,
        Side::B => &layouts.core_b,
    };
    layout.slots.map(|CoreSlot { side, q, r, rot, .. }| Placement { side, at: Hex::new(q, r), turned: rot })
}

fn shuffled(kind: TileKind, rng: &mut Rng) -> [Tile; 4] {
    let mut tiles = [Tile::default(); 4];
    let of_kind = Tile::all().filter(|tile| tile.facts().kind == kind);
    tiles.iter_mut().zip(of_kind).for_each(|(slot, tile)| *slot = tile);
    rng.shuffle(&mut tiles);
    tiles
}

/// ND-2.8, ND-2.9, ND-2.18: tokens for all symbols of the finished map; the rest is the supply.
/// City-states and natural wonders lie on their spaces as long as nobody controls these.
pub(crate) fn populate(table: &mut Table) {
    for barbarian in Barbarian::ALL {
        table.barbarians[*barbarian as usize] = table.map.helmet(*barbarian);
    }
    for resource in Resource::ALL {
        let deposits = table.map.resource(*resource);
        table.deposits |= deposits;
        table.supply[*resource as usize] = RESOURCE_TOKENS - deposits.len() as u8;
    }
}
