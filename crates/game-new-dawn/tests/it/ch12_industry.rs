//! Chapters 12 and 13: building cities and world wonders.

use engine::Seat;
use game_new_dawn::cards::{Barbarian, CityState, Focus, FocusType, Leader, Natural, Resource, Wonder};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::options::{BesideConquered, Husbandry, Options};
use game_new_dawn::rules::industry;
use game_new_dawn::{Action, Event};

use crate::scene::{at, builds, scene, scene_with, sited, slot, spend};

#[test]
fn nd_12_1_a_city_or_a_wonder() {
    let mut scene = scene(2);
    scene.face_up(Wonder::Petra).resource(0, Resource::Oil, 1).focus(0, Focus::Pottery, 5);
    scene.resolves(0, FocusType::Industry);
    let mut wonder = scene.clone();
    wonder.plays(0, Action::BuildWonder(Wonder::Petra)).shows("0: wonders petra, cities 7").next_turn(1);
    scene.plays(0, builds("11h")).shows("0: wonders , cities 6").next_turn(1);
}

#[test]
fn nd_12_2_a_city_stands_in_range_of_a_friendly_space() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
    assert_eq!(scene.targets(0, sited), "3e 4c 4d 11h 11i");
    scene.refuses(0, builds("4g"), "ND-12.2").plays(0, builds("4c")).shows("0: city 4c 11a");
    // Any friendly space will do, and the better the card the farther.
    for (card, far) in [(Focus::Pottery, false), (Focus::AnimalHusbandry, true)] {
        let mut scene = crate::scene::scene(2);
        scene.control(0, "5b").no_barbarians().focus(0, card, 5).resolves(0, FocusType::Industry);
        assert!(scene.legal(0).contains(&builds("5g")), "beside the control token 5b");
        assert_eq!(scene.legal(0).contains(&builds("1d")), far, "three steps from 5b");
    }
}

#[test]
fn nd_12_3_caravans_and_own_control_tokens_do_not_stop_a_city() {
    let mut scene = scene(2);
    scene.control(0, "11h").caravan(1, 0, "11i").control(1, "4d").focus(0, Focus::Pottery, 5);
    scene.resolves(0, FocusType::Industry).refuses(0, builds("4d"), "ND-12.3");
    let mut over = scene.clone();
    over.plays(0, builds("11h")).shows("0: control 31, city 11a 11h, tokens ");
    scene.plays(0, builds("11i")).shows("1: caravans 11i unused unused").shows("0: city 11a 11i");
    // A resource token makes a space not empty.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry).refuses(0, builds("3d"), "ND-12.3");
}

#[test]
fn nd_12_4_never_next_to_a_city_or_a_city_state() {
    let mut scene = scene(2);
    scene.city(1, "3e").control(0, "15b").focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
    for space in ["11b", "11i", "15g", "11g"] {
        scene.refuses(0, builds(space), "ND-12.4");
    }
    assert_eq!(scene.targets(0, sited), "2j 4c 4d 11h 15i 15j");
}

/// A conquered city-state held by a control token is still a city-state's place, or not: an option.
#[test]
fn nd_12_4_nd_r93_next_to_a_conquered_city_state() {
    let beside = |beside_conquered| {
        let mut scene = scene_with(Options { beside_conquered, ..Options::default() }, 2);
        scene.reinforced(0, "14d").focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
        scene
    };
    beside(BesideConquered::Forbidden).refuses(0, builds("3c"), "ND-R93");
    beside(BesideConquered::Allowed).plays(0, builds("3c"));
    // While it is free, and while a city stands there, it is forbidden in any case (ND-12.4).
    for by in [BesideConquered::Forbidden, BesideConquered::Allowed] {
        let mut scene = scene_with(Options { beside_conquered: by, ..Options::default() }, 2);
        scene.control(0, "3b").focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
        scene.refuses(0, builds("3c"), "ND-12.4");
        let mut scene = scene_with(Options { beside_conquered: by, ..Options::default() }, 2);
        scene.city(0, "14d").focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
        scene.refuses(0, builds("3c"), "ND-12.4");
    }
}

#[test]
fn nd_12_5_no_water_and_no_terrain_above_the_slot_not_even_on_the_way() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Pottery, 2).resolves(0, FocusType::Industry);
    // Only 11h, over the hills 11g: everything else is too difficult or behind something too difficult.
    assert_eq!(scene.targets(0, sited), "11h");
    scene.refuses(0, builds("11i"), "ND-12.5").refuses(0, builds("15d"), "ND-12.5");
    // Nationalism counts through water.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Nationalism, 2).resolves(0, FocusType::Industry);
    assert!(scene.legal(0).contains(&builds("4b")), "11d, 15e, 15f, 4b");
}

#[test]
fn nd_12_6_not_through_rivals_or_barbarians() {
    let mut scene = scene(2);
    scene.control(1, "11b").barbarian(Barbarian::G, "11g").focus(0, Focus::Pottery, 3);
    scene.resolves(0, FocusType::Industry);
    assert!(!matches!(scene.frame(), Frame::Build { .. }), "11h and 11i are cut off");
    let mut scene = crate::scene::scene(2);
    scene.control(1, "11b").focus(0, Focus::Pottery, 3).resolves(0, FocusType::Industry);
    assert_eq!(scene.targets(0, sited), "11h");
    scene.refuses(0, builds("11i"), "ND-12.6");
}

#[test]
fn nd_12_7_trade_tokens_do_not_help_cities() {
    let mut scene = scene(2);
    scene.trade(0, FocusType::Industry, 3).focus(0, Focus::Pottery, 2).resolves(0, FocusType::Industry);
    scene.refuses(0, spend(2), "ND-12.7").plays(0, builds("11h"));
    assert_eq!(scene.player(0).row.0[0].trade, 3);
}

#[test]
fn nd_12_8_without_an_unused_city_none_is_built() {
    let mut scene = scene(2);
    scene.unused_cities(0, 0).face_up(Wonder::Petra).resource(0, Resource::Oil, 1).focus(
        0,
        Focus::Pottery,
        5,
    );
    scene.resolves(0, FocusType::Industry).refuses(0, builds("11h"), "ND-12.8");
}

fn industry_scene(wonder: Wonder, slot_number: u8) -> crate::scene::Scene {
    let mut scene = scene(2);
    scene.face_up(wonder).focus(0, Focus::Pottery, slot_number);
    scene
}

#[test]
fn nd_13_1_only_face_up_wonders_can_be_built() {
    let mut scene = industry_scene(Wonder::Petra, 5);
    let (oil, diamond) = (Resource::Oil, Resource::Diamond);
    scene.resource(0, oil, 4).resource(0, diamond, 4).resolves(0, FocusType::Industry);
    scene.refuses(0, Action::BuildWonder(Wonder::Pentagon), "ND-13.1");
    scene.plays(0, Action::BuildWonder(Wonder::Petra)).refuses(0, Action::Done, "ND-13.1");
}

#[test]
fn nd_13_2_slot_resources_and_trade_tokens_give_production() {
    // Petra costs 7: slot 3, one oil, two trade tokens.
    let mut scene = industry_scene(Wonder::Petra, 3);
    scene.resource(0, Resource::Oil, 1).resource(0, Resource::Marble, 3).trade(0, FocusType::Industry, 3);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::Petra));
    scene.refuses(0, Action::PayResource(Resource::Marble), "ND-13.2");
    scene.refuses(0, Action::PayResource(Resource::Diamond), "ND-13.2");
    scene.plays(0, Action::PayResource(Resource::Oil)).next_turn(1);
    scene.shows("0: wonders petra, resources 3 0 0 0");
    assert_eq!(scene.player(0).row.0[0].trade, 1, "the two missing came from the only tokens left");
}

#[test]
fn nd_13_3_production_must_reach_the_cost() {
    let mut scene = industry_scene(Wonder::Petra, 4);
    scene.resource(0, Resource::Oil, 1).resolves(0, FocusType::Industry);
    scene.refuses(0, Action::BuildWonder(Wonder::Petra), "ND-13.3");
    let mut scene = industry_scene(Wonder::Petra, 4);
    scene.resource(0, Resource::Oil, 1).trade(0, FocusType::Industry, 1).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Petra)).plays(0, Action::PayResource(Resource::Oil));
    scene.shows("0: wonders petra");
}

#[test]
fn nd_13_4_the_token_lies_under_a_city_without_wonder() {
    let mut scene = industry_scene(Wonder::Petra, 5);
    scene.city(0, "11h 5b").wonder(Wonder::Oracle, "5b").resource(0, Resource::Oil, 1).turn(0);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::Petra));
    scene.shows("0: sites 11a 11h").refuses(0, Action::Site(at("5b")), "ND-13.4");
    scene.refuses(0, Action::Site(at("7a")), "ND-13.4").plays(0, Action::Site(at("11h")));
    assert_eq!(scene.table().built[Wonder::Petra as usize], Some(at("11h")));
}

#[test]
fn nd_13_5_one_wonder_for_each_city() {
    let mut scene = industry_scene(Wonder::Petra, 5);
    scene
        .wonder(Wonder::Oracle, "11a")
        .resource(0, Resource::Oil, 1)
        .turn(0)
        .resolves(0, FocusType::Industry);
    scene.refuses(0, Action::BuildWonder(Wonder::Petra), "ND-13.5");
}

#[test]
fn nd_13_6_the_next_wonder_is_turned_up() {
    let mut scene = industry_scene(Wonder::Petra, 5);
    scene.resource(0, Resource::Oil, 1).resolves(0, FocusType::Industry);
    let next = scene.state.hidden.stacks[3].last().copied();
    scene.plays(0, Action::BuildWonder(Wonder::Petra));
    scene.told(|event| matches!(event, Event::WonderTurnedUp { wonder } if Some(*wonder) == next));
    assert_eq!(scene.table().face_up[3], next);
    assert_eq!(usize::from(scene.table().below[3]), scene.state.hidden.stacks[3].len());
}

#[test]
fn nd_r25_a_city_on_an_unclaimed_wonder_takes_it() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Petra, "11h").focus(0, Focus::Pottery, 2).shows("0: wonders ");
    scene.resolves(0, FocusType::Industry).plays(0, builds("11h")).shows("0: wonders petra");
    // An own control token with a wonder under it keeps it.
    let mut scene = crate::scene::scene(2);
    scene
        .wonder(Wonder::Petra, "11h")
        .control(0, "11h")
        .focus(0, Focus::Pottery, 2)
        .shows("0: wonders petra");
    scene.resolves(0, FocusType::Industry).plays(0, builds("11h")).shows("0: wonders petra, tokens ");
}

#[test]
fn nd_r26_no_city_next_to_any_city_not_even_an_own_one() {
    let mut scene = scene(2);
    scene.city(0, "3e").focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
    scene.refuses(0, builds("11i"), "ND-12.4").refuses(0, builds("11g"), "ND-12.4");
}

#[test]
fn nd_r27_reductions_add_up_and_surplus_is_lost() {
    let mut scene = scene(4);
    scene.leader(0, Leader::Egypt).envoy(0, CityState::Brussels).envoy(0, CityState::BuenosAires);
    scene.control(0, "11b 11c 11d 11e 11f 11g");
    // Colossus costs 7: Egypt 1, one mature city 1, the first economy wonder 2.
    assert_eq!(industry::cost(scene.table(), Seat(0), Wonder::Colossus), 3);
    scene.wonder(Wonder::GreatLighthouse, "11a");
    assert_eq!(industry::cost(scene.table(), Seat(0), Wonder::Colossus), 5);
    assert_eq!(industry::cost(scene.table(), Seat(1), Wonder::Colossus), 7);
    // A wonder without any resource, by the slot alone; a natural wonder of the wrong type does not fit.
    let mut scene = industry_scene(Wonder::Petra, 5);
    scene.envoy(0, CityState::BuenosAires).control(0, "4a").resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Petra)).shows("0: wonders petra, resources 0 0 0 0");
    let mut scene = industry_scene(Wonder::Stonehenge, 3);
    scene.control(0, "4a").resource(0, Resource::Marble, 1).resource(0, Resource::Mercury, 1);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::Stonehenge));
    scene.refuses(0, Action::PayNatural(Natural::GrandMesa), "ND-R27");
}

#[test]
fn nd_r28_an_empty_stack_shows_no_wonder() {
    let mut scene = scene(2);
    scene.face_up(Wonder::Pentagon);
    scene.state.table.frames.clear();
    // The other modern card is built, the last one too.
    scene.wonder(Wonder::RuhrValley, "7a").turn(0).focus(0, Focus::Pottery, 5);
    scene.resource(0, Resource::Oil, 4).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Pentagon));
    while matches!(scene.frame(), Frame::Pay { .. }) {
        scene.plays(0, Action::PayResource(Resource::Oil));
    }
    assert_eq!((scene.table().face_up[3], scene.table().below[3]), (None, 0));
    scene.turn(0).focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
    scene.refuses(0, Action::BuildWonder(Wonder::Pentagon), "ND-13.1");
}

#[test]
fn nd_r29_one_wonder_a_resolution() {
    let mut scene = industry_scene(Wonder::Petra, 5);
    scene.face_up(Wonder::Stonehenge).resource(0, Resource::Oil, 1).resource(0, Resource::Marble, 1);
    scene.city(0, "5b").resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::Petra));
    scene.plays(0, Action::Site(at("11a"))).next_turn(1);
}

#[test]
fn nd_r45_animal_husbandry_also_counts_from_caravans() {
    for (husbandry, three) in [(Husbandry::Three, true), (Husbandry::One, false)] {
        let mut scene = scene_with(Options { husbandry, ..Options::default() }, 2);
        scene.caravan(0, 0, "5c").no_barbarians().focus(0, Focus::AnimalHusbandry, 5);
        scene.resolves(0, FocusType::Industry);
        assert!(scene.legal(0).contains(&builds("5c")), "on the caravan's own space");
        assert!(scene.legal(0).contains(&builds("5b")), "next to it");
        assert_eq!(scene.legal(0).contains(&builds("1f")), three, "three steps away");
    }
    let mut scene = crate::scene::scene(2);
    scene.caravan(0, 0, "5c").focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
    scene.refuses(0, builds("5b"), "ND-12.2");
}

#[test]
fn nationalism_gives_seven_production_in_slot_5() {
    let of = |card, strength| industry::production(Resolving { slot: slot(5), strength, card });
    assert_eq!([1, 4, 5].map(|strength| of(Focus::Nationalism, strength)), [1, 4, 7]);
    assert_eq!([1, 4, 5].map(|strength| of(Focus::Urbanization, strength)), [1, 4, 5]);
    let mut scene = industry_scene(Wonder::Petra, 5);
    scene.focus(0, Focus::Nationalism, 5).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Petra)).shows("0: wonders petra");
}

#[test]
fn the_great_lighthouse_builds_on_empty_edges() {
    let mut scene = scene(2);
    scene.wonder(Wonder::GreatLighthouse, "11a").turn(0).caravan(1, 0, "5g").focus(0, Focus::Pottery, 2);
    scene.resolves(0, FocusType::Industry);
    assert!(scene.legal(0).contains(&builds("5f")), "an empty edge far away");
    // Not on a caravan, not on too difficult terrain, not inland.
    scene.refuses(0, builds("5g"), "ND-12.2").refuses(0, builds("5j"), "ND-12.5").refuses(
        0,
        builds("5c"),
        "ND-12.2",
    );
    scene.plays(0, builds("2f")).shows("0: city 2f 11a");
}

#[test]
fn urbanization_places_tokens_only_if_a_city_was_built() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Urbanization, 5).wonder(Wonder::ChichenItza, "11a").turn(0);
    scene.resolves(0, FocusType::Industry).plays(0, Action::Done).next_turn(1);
}

#[test]
fn payments_with_a_single_way_are_made_without_asking() {
    let mut scene = industry_scene(Wonder::Petra, 3);
    scene.resource(0, Resource::Oil, 3).resolves(0, FocusType::Industry);
    scene
        .plays(0, Action::BuildWonder(Wonder::Petra))
        .shows("0: wonders petra, resources 0 0 1 0")
        .next_turn(1);
}
