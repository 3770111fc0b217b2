//! The data files against the enums, against each other and against the geometry of the tiles.

use std::collections::{BTreeMap, BTreeSet};

use game_new_dawn::cards::{
    Age, Agenda, Barbarian, CityState, Focus, FocusType, Leader, Natural, Pact, Part, Resource, Side, Symbol,
    Terrain, Tile, TileKind, VictoryCard, Wonder, data,
};
use game_new_dawn::hex::{Direction, Hex, outline};
use game_new_dawn::map::{Map, Placement, shape};
use game_new_dawn::options::TileReading;
use game_new_dawn::{Space, Spaces};

#[test]
fn every_enum_names_its_entries_in_order() {
    let facts = data();
    assert!(facts.focus.iter().map(|card| card.id).eq(Focus::ALL.iter().copied()));
    assert!(facts.leaders.iter().map(|leader| leader.id).eq(Leader::ALL.iter().copied()));
    assert!(facts.wonders.iter().map(|wonder| wonder.id).eq(Wonder::ALL.iter().copied()));
    assert!(facts.city_states.iter().map(|state| state.id).eq(CityState::ALL.iter().copied()));
    assert!(facts.naturals.iter().map(|natural| natural.id).eq(Natural::ALL.iter().copied()));
    assert!(facts.pacts.iter().map(|pact| pact.id).eq(Pact::ALL.iter().copied()));
    assert!(facts.victory.iter().map(|card| card.id).eq(VictoryCard::ALL.iter().copied()));
    assert!(facts.tiles.iter().map(|tile| tile.number).eq(Tile::all()));
    assert!(facts.events.barbarians.iter().map(|letter| letter.letter).eq(Barbarian::ALL.iter().copied()));
    assert!(facts.components.resources.iter().map(|found| found.id).eq(Resource::ALL.iter().copied()));
    assert!(facts.components.terrains.iter().map(|found| found.id).eq(Terrain::ALL.iter().copied()));
    assert!(facts.components.types.iter().map(|found| found.id).eq(FocusType::ALL.iter().copied()));
    assert!(facts.ages.iter().map(|age| age.id.as_str()).eq(Age::ALL.iter().map(|age| age.id())));
}

#[test]
fn wonders_are_six_of_a_type_and_two_of_an_age() {
    let mut count: BTreeMap<(FocusType, Age), usize> = BTreeMap::new();
    for facts in &data().wonders {
        *count.entry((facts.kind, facts.age)).or_default() += 1;
        assert!((7..=12).contains(&facts.cost) && facts.resources[0] != facts.resources[1]);
    }
    assert_eq!(count.len(), 12);
    assert!(count.values().all(|wonders| *wonders == 2));
}

#[test]
fn focus_cards_get_better_with_their_level() {
    let ranges =
        [Focus::Pottery, Focus::AnimalHusbandry, Focus::Nationalism, Focus::Urbanization].map(|card| {
            match card.facts().parts[0] {
                Part::Build { city_range, .. } => city_range,
                other => panic!("{other:?}"),
            }
        });
    assert_eq!(ranges, [2, 3, 4, 5]);
    let fights = [Focus::Masonry, Focus::IronWorking, Focus::MassProduction, Focus::Flight].map(|card| {
        match card.facts().parts[0] {
            Part::Fight { attacks, range, bonus, .. } => (attacks, range, bonus),
            other => panic!("{other:?}"),
        }
    });
    assert_eq!(fights, [(2, 2, 0), (2, 3, 1), (2, 3, 2), (3, 5, 3)]);
    let journeys = [Focus::ForeignTrade, Focus::Currency, Focus::SteamPower, Focus::Capitalism].map(|card| {
        match card.facts().parts[0] {
            Part::MoveCaravans { caravans, distance, water, .. } => (caravans, distance, water),
            other => panic!("{other:?}"),
        }
    });
    assert_eq!(journeys, [(1, 3, false), (2, 4, false), (2, 6, true), (3, 6, true)]);
    for leader in Leader::ALL {
        let kinds: BTreeSet<FocusType> = leader.facts().focus_order.into_iter().collect();
        assert_eq!(kinds.len(), 5, "{leader:?}");
    }
}

#[test]
fn agendas_have_their_goals() {
    let goals: Vec<u8> = Agenda::ALL.iter().map(|agenda| agenda.facts().goal).collect();
    assert_eq!(goals, [8, 2, 2, 2, 15, 2, 24, 2, 5, 2]);
    let kinds: BTreeSet<FocusType> = Agenda::ALL.iter().filter_map(|agenda| agenda.facts().wonders).collect();
    assert_eq!(kinds, FocusType::OF_WONDERS.into_iter().collect());
}

#[test]
fn the_spaces_of_a_tile_lie_as_the_data_says() {
    for tile in &data().tiles {
        for (face, side) in tile.faces.iter().zip(Side::ALL) {
            assert_eq!(face.side, side);
            let printed: Vec<Hex> = face.spaces.iter().map(|space| Hex::new(space.q, space.r)).collect();
            assert_eq!(printed, shape(side, 0), "tile {}", tile.number.number());
            assert!(face.spaces.iter().zip(0..).all(|(space, number)| space.i == number));
        }
    }
}

#[test]
fn a_tile_is_a_flower_of_seven_and_a_triangle_of_three() {
    for side in Side::ALL {
        let hexes = shape(side, 0);
        let flower: BTreeSet<Hex> = hexes[0].neighbors().chain([hexes[0]]).collect();
        assert_eq!(flower, hexes[..7].iter().copied().collect());
        let touches = |one: Hex, other: Hex| one.neighbors().any(|beside| beside == other);
        assert!(touches(hexes[7], hexes[8]) && touches(hexes[8], hexes[9]) && touches(hexes[7], hexes[9]));
        assert!(hexes[1..7].iter().any(|hex| touches(*hex, hexes[7])));
        assert_eq!(hexes.iter().collect::<BTreeSet<_>>().len(), 10);
    }
    // The shape is chiral: no rotation of side A covers side B.
    let b: BTreeSet<Hex> = shape(Side::B, 0).into_iter().collect();
    for turned in 0..6 {
        let a = shape(Side::A, turned);
        let fits = b.iter().any(|first| {
            let shift = Hex::new(first.q - a[0].q, first.r - a[0].r);
            a.iter().all(|hex| b.contains(&hex.plus(shift)))
        });
        assert!(!fits, "turned {turned}");
    }
}

#[test]
fn turning_six_times_and_mirroring_twice_changes_nothing() {
    let hex = Hex::new(3, -5);
    assert_eq!((hex.turned(6), hex.mirrored().mirrored()), (hex, hex));
    assert_eq!((0..6).map(|turns| hex.turned(turns)).collect::<BTreeSet<_>>().len(), 6);
    for direction in Direction::ALL {
        assert_eq!(hex.neighbor(direction).neighbor(direction.opposite()), hex);
        let origin = Hex::default();
        assert_eq!(origin.neighbor(direction).turned(1), origin.neighbor(direction.clockwise(1)));
    }
}

#[test]
fn each_side_shows_four_of_everything() {
    for side in Side::ALL {
        let symbols: Vec<Symbol> = data()
            .tiles
            .iter()
            .flat_map(|tile| tile.faces[side as usize].spaces.iter().filter_map(|space| space.symbol()))
            .collect();
        for resource in Resource::ALL {
            let found = symbols.iter().filter(|symbol| **symbol == Symbol::Resource(*resource)).count();
            assert_eq!(found, 4);
        }
        let count = |wanted: fn(&Symbol) -> bool| symbols.iter().filter(|symbol| wanted(symbol)).count();
        assert_eq!(count(|symbol| matches!(symbol, Symbol::Natural(_))), 4);
        assert_eq!(count(|symbol| matches!(symbol, Symbol::CityState(_))), 4);
        assert_eq!(count(|symbol| matches!(symbol, Symbol::Capital)), 4);
    }
    let kinds = |kind| data().tiles.iter().filter(|tile| tile.kind == kind).count();
    use TileKind as K;
    assert_eq!([K::Capital, K::NaturalWonder, K::CityState, K::Plain].map(kinds), [4; 4]);
}

#[test]
fn symbols_of_the_tiles_agree_with_the_other_files() {
    let symbol = |tile: Tile, side: Side, space: u8| {
        tile.facts().faces[side as usize].spaces[usize::from(space)].symbol()
    };
    for state in &data().city_states {
        assert_eq!(symbol(state.tile, state.side, state.space), Some(Symbol::CityState(state.id)));
        let facts = &state.tile.facts().faces[state.side as usize].spaces[usize::from(state.space)];
        assert_eq!(facts.t, Terrain::Grassland);
    }
    for natural in &data().naturals {
        assert_eq!(symbol(natural.tile, natural.side, natural.space), Some(Symbol::Natural(natural.id)));
    }
    let mut helmets = 0;
    for barbarian in &data().events.barbarians {
        for spawn in &barbarian.spawn {
            let printed = symbol(barbarian.tile, spawn.side, spawn.space);
            assert_eq!(printed, Some(Symbol::Barbarian(barbarian.letter)));
            helmets += 1;
        }
    }
    let printed = data().tiles.iter().flat_map(|tile| tile.faces.iter().flat_map(|face| &face.spaces));
    assert_eq!(printed.filter(|space| space.barb.is_some()).count(), helmets);
    assert_eq!(helmets, 14);
}

#[test]
fn twenty_four_spaces_have_a_second_reading_always_land_against_land() {
    let spaces = || data().tiles.iter().flat_map(|tile| tile.faces.iter().flat_map(|face| &face.spaces));
    let doubtful: Vec<_> = spaces().filter(|space| space.alt.is_some()).collect();
    assert_eq!((spaces().count(), doubtful.len()), (320, 24));
    for space in doubtful {
        let land = |terrain| !matches!(terrain, Terrain::Water | Terrain::NaturalWonder);
        assert!(land(space.t) && land(space.alt.unwrap()) && space.alt != Some(space.t));
    }
    // The option decides: 12c is desert, or hills.
    let lay = |reading| {
        let mut map = Map::new(reading);
        map.lay(Tile::new(12).unwrap(), Placement::default());
        map.terrain_of("12c".parse().unwrap())
    };
    assert_eq!((lay(TileReading::First), lay(TileReading::Second)), (Terrain::Desert, Terrain::Hills));
}

#[test]
fn outlines_go_once_around_a_tile() {
    for side in Side::ALL {
        for turned in 0..6 {
            let hexes = Placement { side, at: Hex::new(-2, 5), turned }.hexes();
            let corners = outline(&hexes);
            let edges: usize = hexes
                .iter()
                .map(|hex| hex.neighbors().filter(|beside| !hexes.contains(beside)).count())
                .sum();
            assert_eq!(corners.len(), edges, "one corner for each outer edge");
            assert_eq!(corners.iter().collect::<BTreeSet<_>>().len(), corners.len(), "each once");
            for (index, corner) in corners.iter().enumerate() {
                let next = corners[(index + 1) % corners.len()];
                let (dx, dy) = ((next[0] - corner[0]).abs(), (next[1] - corner[1]).abs());
                assert!((dx, dy) == (0, 2) || (dx, dy) == (1, 1), "an edge of a hex");
            }
        }
    }
}

#[test]
fn spaces_are_written_by_tile_and_letter() {
    for index in 0..Space::COUNT {
        let space = Space::from_index(index).unwrap();
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    assert_eq!(Space::of_tile(Tile::new(11).unwrap(), 2).to_string(), "11c");
    assert_eq!(Space::of_water(1).to_string(), "w2");
    for wrong in ["", "c", "11", "17a", "0a", "11k", "w0", "w9", "w", "11C", "é"] {
        assert!(wrong.parse::<Space>().is_err(), "{wrong:?}");
    }
    let set: Spaces =
        ["1a", "7b", "16j", "w8"].into_iter().map(|name| name.parse::<Space>().unwrap()).collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["1a","7b","16j","w8"]"#);
    assert_eq!((!Spaces::NONE).len(), Space::COUNT);
}

#[test]
fn designed_layouts_say_so() {
    let layouts = &data().layouts;
    let provenance = [&layouts.core_a.provenance, &layouts.core_b.provenance, &layouts.first_game.provenance];
    assert!(provenance.iter().all(|source| *source == "designed"));
    // The side-B core is the mirror image of the side-A core, tile for tile.
    let hexes = |slots: &[game_new_dawn::cards::CoreSlot; 4]| -> BTreeSet<Hex> {
        let of = |slot: &game_new_dawn::cards::CoreSlot| {
            Placement { side: slot.side, at: Hex::new(slot.q, slot.r), turned: slot.rot }.hexes()
        };
        slots.iter().flat_map(of).collect()
    };
    let mirrored: BTreeSet<Hex> = hexes(&layouts.core_a.slots).iter().map(|hex| hex.mirrored()).collect();
    assert_eq!(mirrored, hexes(&layouts.core_b.slots));
}
