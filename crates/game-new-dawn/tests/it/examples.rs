//! The examples of the rulebook and further worked cases (`examples.md`).

use engine::{Game, Seat, Status};
use game_new_dawn::cards::{
    Barbarian, CityState, Focus, FocusType, Leader, Natural, Pact, Resource, Side, Terrain, Tile, Wonder,
    data,
};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::hex::{Direction, Hex};
use game_new_dawn::map::{Map, Placement};
use game_new_dawn::options::{Options, TechOverflow, TileReading};
use game_new_dawn::rules::{barbarians, building, combat, industry, maturity};
use game_new_dawn::state::Mark;
use game_new_dawn::{Action, Event};

use crate::scene::{
    at, attack, builds, moves, names, placed, put_on, reinforce, resolve, scene, scene_b, scene_with, sited,
    slot, spaces, spend,
};

#[test]
fn nd_ex_01_a_city_on_the_edge_is_mature() {
    // 11g has four neighbors beside the edge: 11a, 11b, 11h, 11f. Here a city on 11h with 11g, 11b, 11i, 11j.
    let mut scene = scene(2);
    scene.no_barbarians().city(1, "11h").control(1, "11g 11b 11i 11j");
    assert_eq!(scene.table().map.around(at("11h")).len(), 4);
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "11h");
    game_new_dawn::rules::control::vacate(&mut scene.state.table, at("11b"), &mut ());
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "");
}

#[test]
fn nd_ex_02_culture_in_slot_1_and_2() {
    for (number, targets) in [(1, "11c"), (2, "11c 11d 11g")] {
        let mut scene = scene(2);
        scene.focus(0, Focus::EarlyEmpire, number).resolves(0, FocusType::Culture);
        assert_eq!(scene.targets(0, placed), targets);
    }
}

#[test]
fn nd_ex_03_flight_replaces_iron_working() {
    let mut scene = scene(2);
    scene.focus(0, Focus::IronWorking, 4).trade(0, FocusType::Military, 2).tech(0, 17);
    scene.focus(0, Focus::Astrology, 2).resolves(0, FocusType::Science).plays(0, Action::Advance);
    scene.plays(0, Action::Learn(Focus::Flight, slot(4)));
    let held = scene.player(0).row.at(slot(4));
    assert_eq!((held.card, held.trade), (Focus::Flight, 2));
    assert!(!scene.player(0).row.holds(Focus::IronWorking), "it is in the deck");
}

#[test]
fn nd_ex_04_a_caravan_reaches_seoul() {
    // On side B Seoul is 12f. A caravan with two steps to go, over a forest from slot 3.
    let mut scene = scene_b(4);
    let map = scene.table().map;
    let seoul = map.city_state(CityState::Seoul).unwrap();
    let forest = (map.around(seoul) & map.terrain(Terrain::Forest)).first();
    let (through, start) = match forest {
        Some(forest) => {
            let next = map.around(forest) & map.land() & scene.table().empty();
            (forest, next.without(map.around(seoul)).first().unwrap())
        }
        None => {
            let beside = (map.around(seoul) & map.land() & scene.table().empty()).first().unwrap();
            let next = map.around(beside) & map.land() & scene.table().empty();
            (beside, next.without(map.around(seoul)).first().unwrap())
        }
    };
    scene.no_barbarians().caravan(0, 0, &start.to_string()).focus(0, Focus::ForeignTrade, 3);
    assert!(map.terrain_of(through).difficulty() <= 3);
    scene.resolves(0, FocusType::Economy).plays(0, Action::Move(0, seoul));
    scene.told(|event| matches!(event, Event::CaravanMoved { steps: 2, .. }));
    scene.plays(0, Action::TakeEnvoy(CityState::Seoul)).shows("0: caravans card unused unused, envoys seoul");
    let science = scene.player(0).row.of_kind(FocusType::Science).iter().next().unwrap();
    assert_eq!(scene.player(0).row.at(science).trade, 2);
    // A mountain is forbidden from slot 3.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::ForeignTrade, 3).resolves(0, FocusType::Economy).refuses(
        0,
        moves(0, "11e"),
        "ND-11.5",
    );
    scene.plays(0, moves(0, "11b"));
}

#[test]
fn nd_ex_05_pottery_in_slot_2() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Pottery, 2).resolves(0, FocusType::Industry);
    for space in spaces(&scene.targets(0, sited)) {
        assert!(scene.table().map.terrain_of(space).difficulty() <= 2);
        assert!(!scene.table().map.around(space).meets(scene.table().board.cities()));
    }
}

#[test]
fn nd_ex_06_the_forbidden_city_for_nine() {
    let mut scene = scene(2);
    scene.face_up(Wonder::ForbiddenCity).focus(0, Focus::Pottery, 3);
    scene.resource(0, Resource::Marble, 1).resource(0, Resource::Oil, 2).resolves(0, FocusType::Industry);
    let next = scene.state.hidden.stacks[0].last().copied();
    scene
        .plays(0, Action::BuildWonder(Wonder::ForbiddenCity))
        .plays(0, Action::PayResource(Resource::Marble));
    scene.shows("0: wonders forbidden_city, resources 0 0 0 0");
    scene.told(|event| matches!(event, Event::WonderBuilt { cost: 9, .. }));
    assert_eq!(scene.table().face_up[0], next);
}

#[test]
fn nd_ex_07_two_tokens_are_reinforced_from_slot_2() {
    let mut scene = scene(2);
    scene.control(0, "11b 11c 11d").focus(0, Focus::Masonry, 2).resolves(0, FocusType::Military);
    scene.plays(0, reinforce("11b")).plays(0, reinforce("11d")).next_turn(1).shows("0: reinforced 11b 11d");
}

#[test]
fn nd_ex_08_ten_against_nine() {
    let mut scene = scene(2);
    // A forest with a reinforced token and two reinforced ones beside it.
    scene.reinforced(1, "11b 11c 11g").focus(0, Focus::IronWorking, 2).trade(0, FocusType::Military, 2);
    scene.rolls(&[[5, 3]]).resolves(0, FocusType::Military).plays(0, attack("11b"));
    scene.told(|event| matches!(event, Event::Attacked { attack: 8, defense: 9, .. }));
    scene.plays(0, spend(2)).plays(0, spend(2));
    scene.told(|event| matches!(event, Event::Fought { won: true, attack: 10, defense: 9, .. }));
    scene.shows("0: tokens 11b, reinforced , trade 0 0 0 0 0");
}

#[test]
fn nd_ex_09_a_city_is_destroyed_and_water_crossed() {
    let mut scene = scene(2);
    // A 2 sends the barbarians to the south-east.
    scene.no_barbarians().barbarian(Barbarian::D, "5d").city(1, "5a").barbarian(Barbarian::F, "3g");
    scene.state.table.barbarians[Barbarian::F as usize] = None;
    scene.barbarian(Barbarian::G, "3g").dial(2).die(&[2]).turn(1).ends_the_round();
    scene.shows("1: city 7a");
    assert_eq!(scene.lair(Barbarian::D), "5a");
    assert_eq!(scene.lair(Barbarian::G), "3d", "over the water 3a");
}

/// The core of side A with some tiles.
fn core_a() -> Map {
    let mut map = Map::new(TileReading::First);
    for (slot, number) in data().layouts.core_a.slots.iter().zip([1, 2, 6, 12]) {
        let at = Hex::new(slot.q, slot.r);
        map.lay(Tile::new(number).unwrap(), Placement { side: slot.side, at, turned: slot.rot });
    }
    map
}

#[test]
fn nd_ex_10_nd_ex_d11_three_spaces_are_too_few_and_five_enough() {
    let (map, core) = (core_a(), [1, 2, 6, 12].map(|number| Tile::new(number).unwrap()));
    let of = |q, r| Placement { side: Side::A, at: Hex::new(q, r), turned: 0 };
    assert_eq!((building::touches(&map, of(-4, 1)), building::touches(&map, of(2, 4))), (3, 5));
    let placements = building::placements(&map, &core);
    assert!(!placements.contains(&of(-4, 1)) && placements.contains(&of(2, 4)));
}

#[test]
fn nd_ex_11_the_starting_row_of_rome() {
    let player = scene(2).player(0).to_owned();
    assert_eq!(player.leader, Leader::Rome);
    let row = player.row.0.map(|held| held.card);
    use Focus as F;
    assert_eq!(row, [F::Astrology, F::ForeignTrade, F::Masonry, F::EarlyEmpire, F::Pottery]);
    crate::scene::scene(2).shows("0: caravans card unused unused");
}

#[test]
fn nd_ex_12_symbols_and_their_tokens() {
    let scene = scene(2);
    let facts = CityState::BuenosAires.facts();
    assert_eq!((facts.symbol.as_str(), facts.frame.as_str()), ("gear", "diamond"));
    let table = scene.table();
    assert_eq!(table.map.city_state(CityState::BuenosAires), Some(at("15a")));
    assert!(table.envoy_available(CityState::BuenosAires));
    assert_eq!(table.deposit_at(at("15g")), Some(Resource::Marble));
    assert_eq!(table.barbarian_at(at("15h")), Some(Barbarian::I));
    assert_eq!(table.map.natural(Natural::GrandMesa), Some(at("4a")));
}

#[test]
fn nd_ex_13_a_city_on_a_mountain_defends_with_10() {
    let mut scene = scene(2);
    scene.city(1, "3e");
    let foe = combat::foe_at(scene.table(), Seat(0), at("3e")).unwrap();
    assert_eq!(combat::total(&combat::defense(scene.table(), Seat(0), at("3e"), foe)), 10);
}

#[test]
fn nd_ex_14_difficulties() {
    use Terrain as T;
    let terrains = [T::Grassland, T::Hills, T::Forest, T::Desert, T::Mountain, T::Water, T::NaturalWonder];
    assert_eq!(terrains.map(Terrain::difficulty), [1, 2, 3, 4, 5, 1, 5]);
}

#[test]
fn nd_ex_15_nd_ex_d01_resets_of_romes_row() {
    let mut scene = scene(2);
    scene.plays(0, resolve(3)).shows("0: row masonry astrology foreign_trade early_empire pottery");
    scene.turn(0).plays(0, resolve(5)).plays(0, Action::Done);
    scene.shows("0: row pottery masonry astrology foreign_trade early_empire");
    scene.turn(0).plays(0, resolve(1)).shows("0: row pottery masonry astrology foreign_trade early_empire");
}

#[test]
fn nd_ex_16_a_natural_wonder_is_spent_once_a_turn() {
    // Crater Lake counts as mercury; with its token used in this turn it cannot be spent again.
    let mut scene = scene_b(4);
    let lake = scene.table().map.natural(Natural::CraterLake).unwrap();
    assert_eq!(Natural::CraterLake.resource(), Resource::Mercury);
    scene.control(0, &lake.to_string()).face_up(Wonder::Oracle).focus(0, Focus::Pottery, 3);
    scene.resource(0, Resource::Marble, 2).trade(0, FocusType::Industry, 2).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Oracle)).plays(0, Action::PayNatural(Natural::CraterLake));
    scene.refuses(0, Action::PayNatural(Natural::CraterLake), "ND-6.4");
    scene.plays(0, Action::PayResource(Resource::Marble)).plays(0, Action::PayResource(Resource::Marble));
    scene.shows("0: wonders oracle, naturals crater_lake").turn(0);
    assert!(!scene.table().turn.used_naturals.contains(Natural::CraterLake), "next turn it can be");
}

#[test]
fn nd_ex_d02_two_cards_of_level_two() {
    let mut scene = scene(2);
    scene.tech(0, 1).focus(0, Focus::Astrology, 5).resolves(0, FocusType::Science).plays(0, Action::Advance);
    assert_eq!(scene.frame(), Frame::Learn { two: 2, three: 0, four: 0 });
    scene.shows("0: tech 6");
}

#[test]
fn nd_ex_d03_beyond_24() {
    for (tech_overflow, to) in [(TechOverflow::Stop, 15), (TechOverflow::Continue, 17)] {
        let mut scene = scene_with(Options { tech_overflow, ..Options::default() }, 2);
        scene.tech(0, 22).focus(0, Focus::Astrology, 4).trade(0, FocusType::Science, 1);
        scene.resolves(0, FocusType::Science).plays(0, spend(4)).plays(0, Action::Advance);
        scene.shows(&format!("0: tech {to}"));
        assert_eq!(scene.frame(), Frame::Learn { two: 0, three: 0, four: 1 });
        assert!(scene.player(0).reached_24);
    }
}

#[test]
fn nd_ex_d04_the_fourth_token_is_lost() {
    let mut scene = scene(2);
    // Carthage puts two tokens on the military card, which has two already.
    scene.trade(0, FocusType::Military, 2).caravan(0, 0, "1c").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "6e")).shows("0: trade 0 0 3 0 0");
    scene.told(|event| matches!(event, Event::TradeLost { amount: 1, .. }));
}

#[test]
fn nd_ex_d05_fourteen_against_fourteen() {
    let mut scene = scene(2);
    scene.control(0, "3c").focus(0, Focus::Flight, 5).rolls(&[[6, 6]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("14d"));
    scene.told(|event| matches!(event, Event::Fought { won: false, attack: 14, defense: 14, .. }));
    assert!(scene.table().is_free(CityState::Geneva));
}

#[test]
fn nd_ex_d06_a_defense_of_fifteen() {
    let mut scene = scene(3);
    scene.city(1, "11h").reinforced(1, "11g 11b 11i").wonder(Wonder::Petra, "7a").pact(
        1,
        2,
        Pact::DefensivePact,
    );
    scene
        .focus(0, Focus::Flight, 1)
        .rolls(&[[1, 4]])
        .resolves(0, FocusType::Military)
        .plays(0, attack("11h"));
    scene.told(|event| matches!(event, Event::Attacked { defense: 15, .. }));
}

#[test]
fn nd_ex_d07_iron_working_against_a_barbarian_on_desert() {
    for (tokens, sumeria) in [(0, false), (1, false), (1, true)] {
        let mut scene = scene(2);
        if sumeria {
            scene.leader(0, Leader::Sumeria);
        }
        scene.barbarian(Barbarian::D, "4c").control(0, "4d").focus(0, Focus::IronWorking, 1);
        scene.trade(0, FocusType::Military, tokens).rolls(&[[3, 3]]).resolves(0, FocusType::Military);
        scene.plays(0, attack("4c"));
        if tokens == 0 {
            scene.told(|event| matches!(event, Event::Fought { won: false, attack: 7, defense: 7, .. }));
            continue;
        }
        scene.plays(0, spend(1)).plays(0, put_on(2));
        assert_eq!(scene.lair(Barbarian::D), "gone");
        if sumeria {
            scene.plays(0, Action::TakeResource(Resource::Oil));
        }
        assert_eq!(scene.player(0).resources, if sumeria { [0, 0, 1, 0] } else { [0; 4] });
    }
}

#[test]
fn nd_ex_d08_the_kremlin_for_six() {
    let mut scene = scene(4);
    scene.leader(0, Leader::Egypt).envoy(0, CityState::Brussels).envoy(0, CityState::BuenosAires);
    // Two mature cities: the capital, and 8d with its three neighbors.
    scene.control(0, "11b 11c 11d 11e 11f 11g").city(0, "8d");
    let around = scene.table().map.around(at("8d"));
    scene.control(0, &names(around)).face_up(Wonder::Kremlin);
    assert_eq!(maturity::mature_cities(scene.table(), Seat(0)).len(), 2);
    assert_eq!(industry::cost(scene.table(), Seat(0), Wonder::Kremlin), 11 - 1 - 2 - 2);
    let card = Resolving { slot: slot(5), strength: 5, card: Focus::Nationalism };
    assert_eq!(industry::production(card), 7);
    let before = scene.player(0).resources;
    scene.focus(0, Focus::Nationalism, 5).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Kremlin)).plays(0, Action::Site(at("11a")));
    scene.shows("0: wonders kremlin");
    assert_eq!(scene.player(0).resources, before, "built without resources");
}

#[test]
fn nd_ex_d09_sites_for_a_city_at_the_start() {
    for (number, sites) in [(2, "11h"), (3, "11h 11i"), (5, "3e 4c 4d 11h 11i")] {
        let mut scene = scene(2);
        scene.focus(0, Focus::Pottery, number).resolves(0, FocusType::Industry);
        assert_eq!(scene.targets(0, sited), sites, "slot {number}");
        scene.refuses(0, builds("11b"), "ND-12.4");
    }
    let scene = scene(2);
    let hex = |name: &str| <[i8; 2]>::from(scene.table().map.hex(at(name)));
    assert_eq!(
        ["11a", "11h", "11i", "4d", "4c", "3e"].map(hex),
        [[4, -5], [5, -7], [4, -7], [2, -4], [2, -3], [3, -6]]
    );
    use Terrain as T;
    let around = Direction::ALL.map(|direction| {
        scene.table().map.terrain_of(scene.table().map.neighbor(at("11a"), direction).unwrap())
    });
    assert_eq!(around, [T::Mountain, T::Mountain, T::Hills, T::Grassland, T::Forest, T::Hills]);
}

#[test]
fn nd_ex_d10_the_other_capital_needs_two_tokens() {
    let mut scene = scene(2);
    let around = scene.table().map.around(at("7a"));
    assert_eq!((around & scene.table().map.water()).len(), 4);
    assert_eq!(around.without(scene.table().map.water()), spaces("7b 7c"));
    scene.control(1, "7b 7c");
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "7a");
}

#[test]
fn nd_ex_d12_how_tiles_lie() {
    let hexes =
        |side, q, r, turned| Placement { side, at: Hex::new(q, r), turned }.hexes().map(<[i8; 2]>::from);
    assert_eq!(
        hexes(Side::A, 1, -3, 3),
        [[1, -3], [1, -2], [2, -3], [2, -4], [1, -4], [0, -3], [0, -2], [0, -1], [1, -1], [0, 0]]
    );
    assert_eq!(
        hexes(Side::B, 0, 0, 1),
        [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [2, -1], [2, 0], [3, -1]]
    );
}

#[test]
fn nd_ex_d13_three_moves_of_barbarians() {
    let scene = scene(2);
    let goal = |from: &str, direction| {
        let to = barbarians::goal(scene.table(), at(from), direction).unwrap();
        <[i8; 2]>::from(scene.table().map.hex(to))
    };
    assert_eq!(scene.lair(Barbarian::D), "4i");
    assert_eq!(goal("4i", Direction::SouthEast), [1, 1]);
    assert_eq!(goal("4i", Direction::NorthEast), [4, -4]);
    assert_eq!(scene.lair(Barbarian::C), "3h");
    assert_eq!(goal("3h", Direction::NorthWest), [1, -6]);
}

#[test]
fn nd_ex_d14_a_reinforced_token_holds_once() {
    let mut scene = scene(2);
    scene.reinforced(0, "5b").no_barbarians().barbarian(Barbarian::D, "5a").dial(2).die(&[1]).turn(1);
    scene.ends_the_round().shows("0: tokens 5b, reinforced ");
    assert_eq!(scene.lair(Barbarian::D), "5a");
    scene.dial(4).die(&[1]).ends_the_round().shows("0: tokens ");
    assert_eq!(scene.lair(Barbarian::D), "5b");
}

#[test]
fn nd_ex_d15_tokens_of_the_full_map() {
    let scene = scene(4);
    assert!(Resource::ALL.iter().all(|resource| scene.table().map.resource(*resource).len() == 4));
    assert_eq!(scene.table().supply, [4; 4]);
    let letters =
        Barbarian::ALL.iter().filter(|letter| scene.table().barbarians[**letter as usize].is_some());
    assert_eq!(letters.map(|letter| letter.id()).collect::<String>(), "ABCDFGI");
}

#[test]
fn nd_ex_d16_sizes_of_the_wonder_stacks() {
    for (seats, size) in [(2, 4), (3, 5), (4, 6)] {
        let scene = scene(seats);
        for stack in 0..4 {
            assert_eq!(scene.state.hidden.stacks[stack].len() + 1, size);
        }
    }
}

#[test]
fn nd_ex_d17_machu_picchu_and_science_in_slot_1() {
    let mut scene = scene(2);
    scene.wonder(Wonder::MachuPicchu, "11a").resolves(0, FocusType::Science).plays(0, Action::Advance);
    scene.shows("0: tech 3").plays(0, Action::Done);
    scene.shows("0: row astrology foreign_trade masonry early_empire pottery");
}

#[test]
fn nd_ex_d18_a_visit_to_a_rival_city_and_a_later_attack() {
    let mut scene = scene(2);
    scene.pact(0, 1, Pact::JointWar).caravan(0, 0, "7b").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "7a")).plays(0, put_on(1)).plays(0, put_on(4));
    scene
        .plays(0, Action::TakePact(Seat(1), Pact::OpenBorders))
        .shows("0: pacts open_borders, trade 0 1 0 1 0");
    scene.turn(0).control(1, "11c").rolls(&[[1, 6]]).resolves(0, FocusType::Military).plays(0, attack("11c"));
    let (returned, rolled) = (
        scene.events().iter().position(|event| matches!(event, Event::PactReturned { .. })),
        scene.events().iter().position(|event| matches!(event, Event::Attacked { .. })),
    );
    assert!(returned < rolled);
    scene.shows("0: pacts ");
}

#[test]
fn nd_ex_d19_a_beaten_capital_with_a_wonder() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Oracle, "7a").control(0, "7b").trade(1, FocusType::Culture, 3).focus(
        0,
        Focus::Flight,
        5,
    );
    scene.rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("7a"));
    scene
        .plays(0, Action::Loot(slot(5)))
        .plays(0, put_on(1))
        .plays(0, Action::Loot(slot(5)))
        .plays(0, put_on(1));
    scene.shows("0: wonders oracle, agendas warmonger").shows("1: city 7a, trade 0 0 0 0 1");
}

#[test]
fn nd_ex_d20_marked_agendas_survive_the_barbarians() {
    let mut scene = scene(2);
    for index in 0..3 {
        let agenda = scene.table().victory[index].agendas()[0];
        scene.state.table.marks[Seat(0)][index] = Some(Mark { agenda, token: false, round: 1 });
    }
    scene.city(0, "5b").no_barbarians().barbarian(Barbarian::D, "5a").dial(2).die(&[1]).turn(1);
    scene.ends_the_round().shows("0: city 11a");
    assert_eq!(scene.table().dial, 3);
    assert!(matches!(scene.state.status(), Status::Over(outcome) if outcome.winners().contains(Seat(0))));
}
