//! Chapter 3: the players build the map.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat};
use game_new_dawn::cards::{Side, Tile, TileKind, data};
use game_new_dawn::frame::Frame;
use game_new_dawn::hex::Hex;
use game_new_dawn::map::{Map, Placement};
use game_new_dawn::options::{MapChoice, TileReading};
use game_new_dawn::rules::building;
use game_new_dawn::{Action, Event, Options, State};

use crate::scene::Scene;

const BUILT: Options = Options {
    map: MapChoice::Built,
    epic: false,
    tech_overflow: game_new_dawn::options::TechOverflow::Stop,
    tiles: TileReading::First,
    husbandry: game_new_dawn::options::Husbandry::Three,
    errata: game_new_dawn::options::Errata::Applied,
    turn_end: game_new_dawn::options::TurnEnd::ByItself,
    capitals: game_new_dawn::options::Capitals::Chosen,
    beside_conquered: game_new_dawn::options::BesideConquered::Forbidden,
    caravan_limit: game_new_dawn::options::CaravanLimit::EveryCity,
};

fn built(seats: u8, seed: u64) -> State {
    State::setup(&BUILT, seats, Rng::from_number(seed)).unwrap()
}

fn kind(tile: Tile) -> TileKind {
    tile.facts().kind
}

/// A core of four tiles with this side up.
fn core(side: Side) -> Map {
    let mut map = Map::new(TileReading::First);
    let slots = if side == Side::A { data().layouts.core_a.slots } else { data().layouts.core_b.slots };
    for (slot, number) in slots.iter().zip([1, 2, 6, 12]) {
        let at = Hex::new(slot.q, slot.r);
        map.lay(tile(number), Placement { side: slot.side, at, turned: slot.rot });
    }
    map
}

fn tile(number: u8) -> Tile {
    Tile::new(number).unwrap()
}

fn core_tiles() -> [Tile; 4] {
    [1, 2, 6, 12].map(tile)
}

/// Plays the whole construction, choosing at random.
fn construct(seats: u8, seed: u64) -> (State, Vec<Event>) {
    let (mut state, mut dice) = (built(seats, seed), Rng::from_number(seed + 99));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while state.table.frame() != Frame::PlaceDirection {
        let seat = state.table.decider().unwrap();
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        state.play(seat, &action, &mut events).unwrap();
    }
    (state, events)
}

#[test]
fn nd_3_1_everybody_is_dealt_a_capital_tile() {
    for seats in 2..=4 {
        let state = built(seats, 5);
        let capitals: BTreeSet<Tile> = state.table.hands.iter().map(|hand| hand[0]).collect();
        assert_eq!(capitals.len(), usize::from(seats));
        for hand in state.table.hands.iter() {
            assert_eq!(hand.iter().filter(|tile| kind(**tile) == TileKind::Capital).count(), 1);
        }
    }
}

#[test]
fn nd_3_2_the_core_has_two_natural_wonders_and_two_city_states() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let state = built(3, seed);
        let of = |wanted| state.table.core.iter().filter(|tile| kind(**tile) == wanted).count();
        assert_eq!((of(TileKind::NaturalWonder), of(TileKind::CityState)), (2, 2));
        orders.insert(state.table.core.iter().map(|tile| kind(*tile) as u8).collect::<Vec<_>>());
    }
    assert!(orders.len() > 3, "they are shuffled together");
}

#[test]
fn nd_3_3_a_die_decides_the_side_of_the_whole_core() {
    let mut sides = BTreeSet::new();
    for seed in 0..20 {
        let state = built(2, seed);
        let up: BTreeSet<Side> = state.table.map.tiles().iter().map(|laid| laid.placement.side).collect();
        assert_eq!(up.len(), 1);
        sides.extend(up);
    }
    assert_eq!(sides.len(), 2);
}

#[test]
fn nd_3_4_the_core_lies_as_its_layout_says() {
    for seed in 0..6 {
        let state = built(4, seed);
        let side = state.table.map.tiles()[0].placement.side;
        let layouts = &data().layouts;
        let slots = if side == Side::A { &layouts.core_a.slots } else { &layouts.core_b.slots };
        for ((laid, slot), core) in state.table.map.tiles().iter().zip(slots).zip(&state.table.core) {
            let wanted = Placement { side, at: Hex::new(slot.q, slot.r), turned: slot.rot };
            assert_eq!((laid.placement, laid.tile), (wanted, *core));
        }
    }
}

#[test]
fn nd_3_5_everybody_has_three_tiles() {
    for (seats, tiles) in [(2, 10), (3, 13), (4, 16)] {
        let state = built(seats, 3);
        assert!(state.table.hands.iter().all(|hand| hand.len() == 3));
        let mut all: Vec<Tile> = state.table.hands.iter().flat_map(|hand| hand.to_vec()).collect();
        all.extend(state.table.core.iter());
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), tiles);
        let others = state.table.hands.iter().flat_map(|hand| hand[1..].to_vec());
        assert!(others.into_iter().all(|tile| kind(tile) != TileKind::Capital));
        assert_eq!(construct(seats, 3).0.table.map.tiles().len(), tiles);
    }
}

#[test]
fn nd_3_6_players_lay_tiles_in_turn_three_times_around() {
    let mut builders = BTreeSet::new();
    for seed in 0..12 {
        builders.insert(built(3, seed).table.builder);
    }
    assert_eq!(builders.len(), 3, "a random player begins");
    let (state, events) = construct(3, 1);
    let laid: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::TileLaid { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    let around: Vec<Seat> = state.table.builder.clockwise(3).collect();
    assert_eq!(laid, around.repeat(3));
    let mut scene = Scene::of(built(2, 1));
    let seat = scene.table().builder;
    let foreign = scene.table().hands[seat.next(2)][1];
    scene.refuses(seat.0, Action::ChooseTile(foreign), "ND-3.6");
    scene.refuses(seat.next(2).0, Action::ChooseTile(foreign), "ND-4.1");
    let own = scene.table().hands[seat][2];
    scene.plays(seat.0, Action::ChooseTile(own));
    assert_eq!(scene.frame(), Frame::TurnTile { seat, tile: own });
}

#[test]
fn nd_3_7_either_side_in_any_rotation_but_never_overlapping() {
    let mut scene = Scene::of(built(2, 1));
    let seat = scene.table().builder.0;
    let tile = scene.table().hands[Seat(seat)][0];
    scene.plays(seat, Action::ChooseTile(tile));
    // Around a core there is a place for every side and rotation.
    assert_eq!(scene.legal(seat).len(), 12);
    scene.refuses(seat, Action::TurnTile { side: Side::A, turned: 6 }, "ND-3.7");
    scene.plays(seat, Action::TurnTile { side: Side::B, turned: 2 });
    let middle = scene.table().map.tiles()[0].placement.at;
    scene.refuses(seat, Action::LayTile(middle), "ND-3.7");
    scene.refuses(seat, Action::LayTile(Hex::new(120, 120)), "ND-3.7");
    let (map, core) = (core(Side::A), core_tiles());
    let taken: Vec<Hex> = map.tiles().iter().flat_map(|laid| laid.placement.hexes()).collect();
    let placements = building::placements(&map, &core);
    assert!(placements.iter().all(|found| found.hexes().iter().all(|hex| !taken.contains(hex))));
}

#[test]
fn nd_3_8_a_tile_touches_at_least_four_spaces() {
    for side in Side::ALL {
        let map = core(side);
        for placement in building::placements(&map, &core_tiles()) {
            assert!(building::touches(&map, placement) >= 4);
        }
    }
    let mut scene = Scene::of(built(2, 1));
    let seat = scene.table().builder.0;
    let tile = scene.table().hands[Seat(seat)][0];
    scene.plays(seat, Action::ChooseTile(tile)).plays(seat, Action::TurnTile { side: Side::A, turned: 0 });
    // Far away from everything, it touches nothing.
    scene.refuses(seat, Action::LayTile(Hex::new(25, 0)), "ND-3.8");
}

#[test]
fn nd_3_9_a_tile_touches_the_core_as_long_as_that_is_possible() {
    // Every placement next to a fresh core touches it.
    let map = core(Side::A);
    let core_hexes: Vec<Hex> = map.tiles().iter().flat_map(|laid| laid.placement.hexes()).collect();
    let touches_core = |placement: &Placement| {
        placement.hexes().iter().flat_map(|hex| hex.neighbors()).any(|beside| core_hexes.contains(&beside))
    };
    assert!(building::placements(&map, &core_tiles()).iter().all(touches_core));
    // One tile counted as the core and the others laid around it: it cannot be reached any more, so
    // that a tile beside those that touch it will do.
    let (mut map, mut hidden) = (core(Side::A), false);
    let only = [tile(6)];
    for number in [3, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16] {
        let placements = building::placements(&map, &only);
        let inner: Vec<Hex> = map.placement(tile(6)).unwrap().hexes().to_vec();
        let touches = |placement: &Placement| {
            placement.hexes().iter().flat_map(|hex| hex.neighbors()).any(|beside| inner.contains(&beside))
        };
        if placements.iter().any(touches) {
            assert!(placements.iter().all(touches), "the core comes first");
        } else {
            hidden = true;
            assert!(!placements.is_empty());
            assert!(placements.iter().all(|found| building::touches(&map, *found) >= 4));
        }
        let holes = building::holes(&map, placements[0]);
        map.lay(tile(number), placements[0]);
        map.fill(&holes);
    }
    assert!(hidden, "the only core tile is surrounded in the end");
}

#[test]
fn nd_3_9_a_place_away_from_the_core_is_refused() {
    // A tile in the hollow between two outer tiles touches four spaces, but not the core.
    for seed in 0..40 {
        let (mut state, mut dice) = (built(4, seed), Rng::from_number(seed));
        let mut legal = Vec::new();
        while let Some(seat) = state.table.decider().filter(|_| state.table.frame() != Frame::PlaceDirection)
        {
            if let Frame::LayTile { side, turned, .. } = state.table.frame()
                && state.table.map.tiles().len() > 9
            {
                for q in (-12..12).step_by(2) {
                    for r in -12..12 {
                        let at = Hex::new(q, r);
                        if let Err(why) = state.check(seat, &Action::LayTile(at)) {
                            let placement = Placement { side, at, turned };
                            match why.rule.0 {
                                "ND-3.9" => {
                                    assert!(building::touches(&state.table.map, placement) >= 4);
                                    return;
                                }
                                "ND-3.8" => assert!(building::touches(&state.table.map, placement) < 4),
                                other => assert!(other == "ND-3.7" || other == "ND-R67", "{other}"),
                            }
                        }
                    }
                }
            }
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut ());
        }
    }
    panic!("never a place that touches four spaces and misses the core");
}

#[test]
fn nd_3_10_the_capital_stands_as_soon_as_its_tile_lies() {
    let mut scene = Scene::of(built(2, 1));
    let seat = scene.table().builder;
    let capital = scene.table().hands[seat][0];
    scene.plays(seat.0, Action::ChooseTile(capital));
    let turn = scene.legal(seat.0)[0];
    scene.plays(seat.0, turn);
    assert_eq!(scene.table().board.0[seat].capital, None);
    let lay = scene.legal(seat.0)[0];
    scene.plays(seat.0, lay);
    let star = scene.table().board.0[seat].capital.expect("it stands");
    assert_eq!((star.tile(), star.number()), (Some(capital), 0));
}

#[test]
fn nd_3_11_a_hole_is_filled_with_water() {
    let mut filled = 0;
    for seed in 0..30 {
        let (state, events) = construct(4, seed);
        let map = &state.table.map;
        let told: u8 = events
            .iter()
            .filter_map(|event| match event {
                Event::HoleFilled { tokens } => Some(*tokens),
                _ => None,
            })
            .sum();
        assert_eq!(usize::from(told), map.water_tokens().len());
        filled += map.water_tokens().len();
        for hex in map.water_tokens() {
            // A water token is a space like any other: its neighbors know it.
            let space = map.on_map().iter().find(|space| map.hex(*space) == *hex).unwrap();
            assert!(map.water().contains(space) && !map.edge().contains(space));
        }
    }
    assert!(filled > 0, "no map had a hole");
}

#[test]
fn nd_3_12_after_the_last_tile_setup_goes_on() {
    let before = built(2, 4);
    assert!(before.table.barbarians.iter().all(Option::is_none));
    assert_eq!(before.table.core.len(), 4);
    let (state, events) = construct(2, 4);
    assert!(events.contains(&Event::MapBuilt));
    assert!(state.table.core.is_empty(), "the marks are taken away");
    assert!(state.table.barbarians.iter().any(Option::is_some));
    assert!(!state.table.deposits.is_empty());
    assert_eq!(state.table.decider(), Some(state.table.first));
    assert_eq!(state.validate(), Ok(()));
}

#[test]
fn nd_r66_a_touched_space_counts_once_and_water_not_at_all() {
    let map = core(Side::A);
    // By hand: the spaces of the core next to a tile at (2,4).
    let placement = Placement { side: Side::A, at: Hex::new(2, 4), turned: 0 };
    let own = placement.hexes();
    let beside = |hex: Hex| own.iter().any(|part| part.neighbors().any(|next| next == hex));
    let taken = map.tiles().iter().flat_map(|laid| laid.placement.hexes());
    assert_eq!(building::touches(&map, placement), taken.filter(|hex| beside(*hex)).count());
    // A water token next to it changes nothing.
    let mut wet = map;
    let free = own.iter().flat_map(|hex| hex.neighbors()).find(|hex| {
        !own.contains(hex) && !map.tiles().iter().any(|laid| laid.placement.hexes().contains(hex))
    });
    wet.fill(&[free.unwrap()]);
    assert_eq!(building::touches(&wet, placement), building::touches(&map, placement));
}

/// A map on which a legal placement closes a hole, and that placement.
fn map_with_hole() -> (Map, Placement) {
    for seed in 0..60 {
        let (state, _) = construct(3, seed);
        let mut map = Map::new(TileReading::First);
        for laid in state.table.map.tiles() {
            let wet = (map.tiles().len() >= 4)
                .then(|| building::placements(&map, &core_tiles_of(&map)))
                .and_then(|all| all.into_iter().find(|found| !building::holes(&map, *found).is_empty()));
            if let Some(wet) = wet {
                return (map, wet);
            }
            let holes = building::holes(&map, laid.placement);
            map.lay(laid.tile, laid.placement);
            map.fill(&holes);
        }
    }
    panic!("no map with a hole was found");
}

fn core_tiles_of(map: &Map) -> Vec<Tile> {
    map.tiles()[..4].iter().map(|laid| laid.tile).collect()
}

#[test]
fn nd_r67_a_hole_too_large_for_the_water_is_avoided() {
    let (map, wet) = map_with_hole();
    let core = core_tiles_of(&map);
    assert!(building::placements(&map, &core).contains(&wet));
    let mut dry = map;
    dry.fill(&(0..8).map(|step| Hex::new(30, step)).collect::<Vec<_>>());
    let left = building::placements(&dry, &core);
    assert!(!left.contains(&wet) && !left.is_empty(), "no water is left for it");
}

#[test]
fn nd_r67_if_all_placements_need_too_much_water_they_are_legal() {
    let (map, wet) = map_with_hole();
    let mut dry = map;
    dry.fill(&(0..8).map(|step| Hex::new(30, step)).collect::<Vec<_>>());
    assert_eq!(building::prefer_dry(&map, vec![wet]), [wet], "there is water");
    assert_eq!(building::prefer_dry(&dry, vec![wet]), [wet], "there is no other place");
    let other = building::placements(&dry, &core_tiles_of(&dry)).pop().unwrap();
    assert_eq!(building::prefer_dry(&dry, vec![wet, other]), [other]);
}

#[test]
fn nd_r68_a_tile_that_fits_nowhere_goes_where_it_touches_most() {
    // Water tokens around a single tile, such that nothing touches it in four spaces any more.
    let mut dice = Rng::from_number(7);
    for _ in 0..500 {
        let mut map = Map::new(TileReading::First);
        map.lay(tile(1), Placement { side: Side::A, at: Hex::new(0, 0), turned: 0 });
        let tile_hexes = map.tiles()[0].placement.hexes();
        let mut rim: Vec<Hex> = tile_hexes.iter().flat_map(|hex| hex.neighbors()).collect();
        rim.sort_unstable();
        rim.dedup();
        rim.retain(|hex| !tile_hexes.contains(hex));
        dice.shuffle(&mut rim);
        map.fill(&rim[..8]);
        let placements = building::placements(&map, &[tile(1)]);
        let touched: Vec<usize> = placements.iter().map(|found| building::touches(&map, *found)).collect();
        let most = *touched.iter().max().unwrap();
        if most < 4 {
            assert!(touched.iter().all(|count| *count == most), "only where it touches most");
            return;
        }
        assert!(touched.iter().all(|count| *count >= 4));
    }
    panic!("four spaces could always be touched");
}

#[test]
fn the_reference_counts_of_placements_hold() {
    for side in Side::ALL {
        let placements = building::placements(&core(side), &core_tiles());
        let of = |wanted| placements.iter().filter(|found| found.side == wanted).count();
        assert_eq!((of(Side::A), of(Side::B)), (24, 24), "around the core of side {side:?}");
    }
}
