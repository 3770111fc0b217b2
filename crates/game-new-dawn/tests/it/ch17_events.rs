//! Chapter 17: event dial and barbarians.

use engine::Seat;
use game_new_dawn::cards::{Barbarian, CityState, DialSymbol, Focus, FocusType, Wonder, data};
use game_new_dawn::frame::Frame;
use game_new_dawn::hex::Direction;
use game_new_dawn::options::{Errata, Options};
use game_new_dawn::rules::barbarians::goal;
use game_new_dawn::{Action, Event};

use crate::scene::{Scene, at, attack, moves, put_on, scene, scene_with, slot};

/// One barbarian alone, and a movement event with this die at the end of the round; with direction
/// East for a 1, the die counts clockwise.
fn raid(from: &str, die: u8) -> Scene {
    let mut scene = scene(2);
    scene.no_barbarians().barbarian(Barbarian::D, from).dial(2).die(&[die]).turn(1);
    scene
}

#[test]
fn nd_17_1_the_dial_goes_round() {
    let symbols: Vec<DialSymbol> = data().events.spaces.iter().map(|space| space.symbol).collect();
    use DialSymbol as S;
    assert_eq!(symbols, [S::BarbarianSpawn, S::None, S::BarbarianMove, S::Trade, S::BarbarianMove]);
    let mut scene = scene(2);
    let mut seen = Vec::new();
    for _ in 0..6 {
        scene.ends_the_round();
        while scene.table().frame() != Frame::Turn {
            let seat = scene.table().decider().unwrap().0;
            let action = scene.legal(seat)[0];
            scene.plays(seat, action);
        }
        seen.push(scene.table().dial);
    }
    assert_eq!(seen, [2, 3, 4, 5, 1, 2]);
}

#[test]
fn nd_17_2_every_barbarian_moves_one_space_in_the_direction_of_the_die() {
    let mut scene = scene(2);
    scene
        .no_barbarians()
        .barbarian(Barbarian::A, "5b")
        .barbarian(Barbarian::C, "4f")
        .dial(2)
        .die(&[2])
        .turn(1);
    scene
        .ends_the_round()
        .told(|event| matches!(event, Event::BarbariansRolled { die: 2, direction: Direction::SouthEast }));
    assert_eq!((scene.lair(Barbarian::A), scene.lair(Barbarian::C)), ("5h".into(), "4g".into()));
}

#[test]
fn nd_17_3_water_is_crossed() {
    let mut scene = raid("4c", 1);
    // East of 4c lie 15e and 15d, both water, then the edge: it comes back to its space.
    assert_eq!(goal(scene.table(), at("4c"), Direction::East), None);
    scene.ends_the_round();
    assert_eq!(scene.lair(Barbarian::D), "4c");
    // From 4d to the south-east: 4c is land.
    assert_eq!(goal(scene.table(), at("4d"), Direction::SouthEast), Some(at("4c")));
    // From 11d over the water 15e to the city-state's neighbor.
    assert_eq!(goal(scene.table(), at("11d"), Direction::SouthEast), Some(at("15a")));
}

#[test]
fn nd_17_4_at_the_edge_it_goes_the_other_way() {
    let mut scene = raid("3h", 5);
    scene.ends_the_round();
    assert_eq!(scene.lair(Barbarian::D), "3b");
}

#[test]
fn nd_17_5_a_caravan_is_destroyed() {
    let mut scene = raid("5a", 1);
    scene.caravan(0, 0, "5b").caravan(1, 0, "5b").ends_the_round();
    scene.shows("0: caravans card unused unused").shows("1: caravans card unused unused");
    assert_eq!(scene.lair(Barbarian::D), "5b");
}

#[test]
fn nd_17_6_a_token_or_city_is_destroyed() {
    let mut scene = raid("5a", 1);
    scene.control(0, "5b").ends_the_round().shows("0: tokens , control 31");
    let mut scene = raid("5a", 1);
    scene.city(0, "5b").ends_the_round().shows("0: city 11a, cities 7");
    assert_eq!(scene.lair(Barbarian::D), "5b");
}

#[test]
fn nd_17_7_a_reinforced_token_is_turned_and_the_barbarian_goes_back() {
    let mut scene = raid("5a", 1);
    scene.reinforced(0, "5b").ends_the_round().shows("0: tokens 5b, reinforced ");
    assert_eq!(scene.lair(Barbarian::D), "5a");
}

#[test]
fn nd_17_8_a_capital_costs_its_owner_two_tokens() {
    let mut scene = raid("11c", 1);
    scene.trade(0, FocusType::Science, 2).trade(0, FocusType::Culture, 1).ends_the_round();
    // The owner chooses.
    scene.waits_for(0).refuses(0, Action::Discard(slot(2)), "ND-17.8");
    // After the first the second is no choice any more.
    scene.plays(0, Action::Discard(slot(4))).shows("0: trade 1 0 0 0 0");
    assert_eq!(scene.lair(Barbarian::D), "11c");
    scene.next_turn(0);
}

/// The log tells what is lost, not what would have been.
#[test]
fn nd_17_8_nd_r41_a_raid_tells_how_many_tokens_are_lost() {
    for (tokens, told) in [(0, 0), (1, 1), (3, 2)] {
        let mut scene = raid("11c", 1);
        scene.trade(0, FocusType::Science, tokens).ends_the_round();
        scene.told(|event| matches!(event, Event::CapitalRaided { lost, .. } if *lost == told));
        assert_eq!(scene.player(0).row.trade(), tokens - told);
    }
}

#[test]
fn nd_17_9_turning_round_over_water_leads_to_land() {
    let mut scene = scene(2);
    // West of 6d is the edge; the other way lies Carthage.
    assert_eq!(goal(scene.table(), at("6d"), Direction::West), Some(at("6e")));
    // From 15i to the east is the edge; to the west 15h.
    assert_eq!(goal(scene.table(), at("15i"), Direction::East), Some(at("15h")));
    // From 11e to the east is the edge; to the west 11d.
    assert_eq!(goal(scene.table(), at("11e"), Direction::East), Some(at("11d")));
    // From 3g to the north-west is the edge: the other way is the water 3a, then 3d.
    assert_eq!(goal(scene.table(), at("3g"), Direction::NorthWest), Some(at("3d")));
    // A reinforced token beyond the water sends it back over the water to its own space.
    scene.no_barbarians().barbarian(Barbarian::D, "3g").reinforced(0, "3d").dial(2).die(&[2]).turn(1);
    scene.ends_the_round().shows("0: tokens 3d, reinforced ");
    assert_eq!(scene.lair(Barbarian::D), "3g");
}

#[test]
fn nd_17_10_a_barbarian_shields_a_city_state() {
    let mut scene = scene(2);
    scene.barbarian(Barbarian::C, "14d").caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2);
    scene.resolves(0, FocusType::Economy).refuses(0, moves(0, "14d"), "ND-11.6");
    let mut scene = crate::scene::scene(2);
    scene.barbarian(Barbarian::C, "14d").control(0, "3c").focus(0, Focus::Masonry, 5).rolls(&[[6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("14d")).plays(0, put_on(1));
    // The barbarian was attacked, not the city-state.
    assert!(scene.table().is_free(CityState::Geneva));
    assert_eq!(scene.lair(Barbarian::C), "gone");
}

#[test]
fn nd_17_11_barbarians_that_share_a_space_part() {
    for seed in 0..8 {
        let mut scene = scene(2);
        scene.no_barbarians().barbarian(Barbarian::A, "5a").barbarian(Barbarian::B, "5a").dial(2);
        scene.state.hidden.rng = engine::Rng::from_number(seed);
        // Both move the same way and share a space again.
        scene.turn(1).ends_the_round();
        assert_ne!(scene.lair(Barbarian::A), scene.lair(Barbarian::B), "seed {seed}");
        scene.told(|event| matches!(event, Event::BarbarianParted { .. }));
    }
}

#[test]
fn nd_17_12_nd_17_13_defeated_barbarians_return_to_their_helmets() {
    let mut scene = scene(2);
    scene.state.table.barbarians[Barbarian::G as usize] = None;
    scene.state.table.barbarians[Barbarian::C as usize] = None;
    scene.caravan(0, 0, "3h").dial(5).turn(1).ends_the_round();
    assert_eq!((scene.lair(Barbarian::G), scene.lair(Barbarian::C)), ("11j".into(), "3h".into()));
    scene.shows("0: caravans card unused unused");
    // Letters that are not on the map never come.
    assert_eq!(scene.lair(Barbarian::E), "gone");
}

#[test]
fn nd_17_14_otherwise_they_wait() {
    for piece in 0..3 {
        let mut scene = scene(2);
        scene.state.table.barbarians[Barbarian::G as usize] = None;
        match piece {
            0 => scene.control(0, "11j"),
            1 => scene.barbarian(Barbarian::C, "11j"),
            _ => scene.wonder(Wonder::Petra, "11j"),
        };
        scene.dial(5).turn(1).ends_the_round();
        assert_eq!(scene.lair(Barbarian::G), "gone");
    }
}

#[test]
fn nd_17_15_mature_cities_earn_tokens() {
    let mut scene = scene(2);
    scene.control(1, "7b 7c").city(1, "7j").control(1, "7h 7i").dial(3).turn(1).ends_the_round();
    scene.waits_for(1).plays(1, put_on(1)).plays(1, put_on(5)).shows("1: trade 1 0 0 0 1").next_turn(0);
    scene.shows("0: trade 0 0 0 0 0");
}

#[test]
fn nd_r38_barbarians_move_in_alphabetical_order() {
    let mut scene = scene(2);
    scene
        .no_barbarians()
        .barbarian(Barbarian::B, "5a")
        .barbarian(Barbarian::A, "5b")
        .dial(2)
        .die(&[1])
        .turn(1);
    scene.ends_the_round();
    let moved: Vec<Barbarian> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::BarbarianMoved { barbarian, .. } => Some(*barbarian),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [Barbarian::A, Barbarian::B]);
}

#[test]
fn nd_r39_opposite_directions_and_dead_ends() {
    let scene = scene(2);
    // Water to the edge: it turns round and ends on its own space.
    assert_eq!(goal(scene.table(), at("7a"), Direction::West), None);
    // Edge behind, water to the edge before it: it stays.
    assert_eq!(goal(scene.table(), at("11e"), Direction::SouthEast), None);
    // Sent back by a capital after crossing water it is where it was.
    let mut scene = raid("6d", 2);
    assert_eq!(goal(scene.table(), at("6d"), Direction::SouthEast), Some(at("7a")));
    scene.ends_the_round();
    assert_eq!(scene.lair(Barbarian::D), "6d");
}

#[test]
fn nd_r40_every_matching_effect_is_carried_out() {
    let mut scene = raid("5a", 1);
    scene.reinforced(0, "5b").caravan(1, 0, "5b").ends_the_round();
    scene.shows("0: reinforced ").shows("1: caravans card unused unused");
}

#[test]
fn nd_r41_fewer_than_two_tokens_are_all_discarded() {
    let mut scene = raid("11c", 1);
    scene.trade(0, FocusType::Science, 1).control(0, "4a").ends_the_round();
    scene.shows("0: trade 0 0 0 0 0, naturals grand_mesa").next_turn(0);
    // City-state tokens are never discarded.
    let mut scene = raid("11c", 1);
    scene.city(0, "15a").ends_the_round();
    assert!(scene.player(0).row.0.iter().any(|held| held.city_states.contains(CityState::BuenosAires)));
}

#[test]
fn nd_r42_barbarians_ignore_tokens_of_the_map() {
    let mut scene = raid("4f", 1);
    scene.ends_the_round();
    assert_eq!(scene.lair(Barbarian::D), "4a");
    assert!(scene.table().free_naturals().contains(at("4a")));
    let mut scene = raid("4h", 2);
    scene.ends_the_round();
    // Mercury on 4j stays.
    assert_eq!(scene.lair(Barbarian::D), "4j");
    assert!(scene.table().deposits.contains(at("4j")));
    let mut scene = raid("3c", 4);
    scene.ends_the_round();
    assert_eq!(scene.lair(Barbarian::D), "14d");
    assert!(scene.table().is_free(CityState::Geneva));
}

#[test]
fn nd_r43_a_destroyed_city_on_a_city_state_frees_it() {
    let mut scene = raid("3c", 4);
    scene.city(1, "14d").ends_the_round();
    assert!(scene.table().is_free(CityState::Geneva) && scene.table().envoy_available(CityState::Geneva));
    assert!(scene.player(1).row.0.iter().all(|held| held.city_states.is_empty()));
    assert_eq!(scene.lair(Barbarian::D), "14d");
    scene.shows("1: cities 7");
}

#[test]
fn nd_r54_petra_sends_barbarians_the_other_way() {
    let start = |errata| {
        let mut scene = scene_with(Options { errata, ..Options::default() }, 2);
        scene
            .no_barbarians()
            .barbarian(Barbarian::D, "5a")
            .wonder(Wonder::Petra, "11a")
            .dial(2)
            .die(&[1])
            .turn(1);
        scene
    };
    let mut scene = start(Errata::Applied);
    scene.city(0, "5b").ends_the_round().shows("0: city 5b 11a");
    assert_eq!(scene.lair(Barbarian::D), "5e");
    let mut scene = start(Errata::Applied);
    scene.reinforced(0, "5b").ends_the_round().shows("0: reinforced 5b");
    assert_eq!(scene.lair(Barbarian::D), "5e");
    // Blocked on both sides it stays.
    let mut scene = start(Errata::Applied);
    scene.reinforced(0, "5b").city(0, "5e").ends_the_round().shows("0: reinforced 5b, city 5e 11a");
    assert_eq!(scene.lair(Barbarian::D), "5a");
    // An unreinforced token is not protected.
    let mut scene = start(Errata::Applied);
    scene.control(0, "5b").ends_the_round().shows("0: tokens ");
    // As printed it stays at once.
    let mut scene = start(Errata::Printed);
    scene.city(0, "5b").ends_the_round();
    assert_eq!(scene.lair(Barbarian::D), "5a");
}

#[test]
fn nd_r69_numbers_go_clockwise_from_the_direction_of_the_1() {
    for (first, die, direction) in [
        (Direction::East, 1, Direction::East),
        (Direction::East, 4, Direction::West),
        (Direction::West, 2, Direction::NorthWest),
        (Direction::NorthEast, 6, Direction::NorthWest),
    ] {
        let mut scene = raid("5a", die);
        scene.state.table.direction = first;
        scene.ends_the_round();
        scene.told(
            |event| matches!(event, Event::BarbariansRolled { direction: told, .. } if *told == direction),
        );
    }
    let token = &data().events.direction_token;
    assert_eq!(token.numbers_clockwise, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn nd_r74_simultaneous_choices_are_made_in_turn_order() {
    let mut scene = scene(3);
    for (seat, around) in [(0, "11b 11c 11d 11e 11f 11g"), (1, "7b 7c"), (2, "16b 16c 16d 16e 16f 16g")] {
        scene.control(seat, around);
    }
    scene.state.table.first = Seat(1);
    scene.dial(3).turn(0).ends_the_round();
    for seat in [1, 2, 0] {
        scene.waits_for(seat).plays(seat, put_on(1));
    }
    scene.next_turn(1);
}

#[test]
fn nd_r85_barbarians_without_a_way_out_stay_together() {
    // 11j has two neighbors, and Petra keeps both.
    let mut scene = scene(2);
    scene
        .no_barbarians()
        .barbarian(Barbarian::A, "11j")
        .barbarian(Barbarian::B, "11j")
        .wonder(Wonder::Petra, "11a");
    scene.reinforced(0, "11h 11i").dial(2).die(&[1]).turn(1).ends_the_round();
    assert_eq!((scene.lair(Barbarian::A), scene.lair(Barbarian::B)), ("11j".into(), "11j".into()));
    scene.next_turn(0);
}
