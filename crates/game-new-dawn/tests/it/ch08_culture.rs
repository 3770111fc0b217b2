//! Chapters 8 and 9: focus cards, and culture.

use engine::Seat;
use game_new_dawn::Action;
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{Barbarian, CityState, Focus, FocusType, Leader, Resource, Wonder, data};
use game_new_dawn::frame::Frame;

use crate::scene::{at, place, placed, scene, scene_b, spend};

#[test]
fn nd_8_1_five_types_in_four_levels() {
    assert_eq!(FocusType::ALL.len(), 5);
    for facts in &data().focus {
        assert_eq!((facts.id.kind(), facts.id.level()), (facts.kind, facts.level));
        assert_eq!(Focus::of(facts.kind, facts.level), facts.id);
    }
}

#[test]
fn nd_8_2_advanced_cards_follow_the_rules_of_their_type() {
    // Mass Media places three tokens by the same rules.
    let mut scene = scene(2);
    scene.focus(0, Focus::MassMedia, 2).resolves(0, FocusType::Culture);
    assert_eq!(scene.targets(0, placed), "11c 11d 11g");
    scene
        .refuses(0, place("11b"), "ND-9.2")
        .plays(0, place("11c"))
        .plays(0, place("11d"))
        .plays(0, place("11g"));
    scene.shows("0: tokens 11c 11d 11g").next_turn(1);
}

#[test]
fn nd_8_3_the_slot_sets_the_strength() {
    for (number, targets) in [
        (1, "11c"),
        (2, "11c 11d 11g"),
        (3, "11b 11c 11d 11g"),
        (4, "11b 11c 11d 11g"),
        (5, "11b 11c 11d 11e 11f 11g"),
    ] {
        let mut scene = scene(2);
        scene.focus(0, Focus::EarlyEmpire, number).resolves(0, FocusType::Culture);
        assert_eq!(scene.targets(0, placed), targets, "slot {number}");
    }
    let mut scene = scene(2);
    scene
        .focus(0, Focus::Astrology, 4)
        .resolves(0, FocusType::Science)
        .plays(0, Action::Advance)
        .shows("0: tech 4");
}

#[test]
fn nd_8_4_trade_tokens_move_to_the_new_card() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Astrology, 3).trade(0, FocusType::Military, 2).resolves(0, FocusType::Science);
    let military = scene.player(0).row.of_kind(FocusType::Military).iter().next().unwrap();
    scene.plays(0, Action::Advance).plays(0, Action::Learn(Focus::IronWorking, military));
    let held = scene.player(0).row.0.iter().find(|held| held.card == Focus::IronWorking).unwrap();
    assert_eq!(held.trade, 2);
}

#[test]
fn nd_8_5_a_replaced_card_can_be_taken_again() {
    let mut scene = scene(2);
    // Civil Service lies in the row although level II was never taken: it can be taken later.
    scene.focus(0, Focus::CivilService, 1).tech(0, 2).focus(0, Focus::Astrology, 3);
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance);
    scene.plays(0, Action::Learn(Focus::DramaAndPoetry, culture));
    scene.turn(0).tech(0, 9).focus(0, Focus::Astrology, 2).resolves(0, FocusType::Science);
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.plays(0, Action::Advance).plays(0, Action::Learn(Focus::CivilService, culture));
}

#[test]
fn nd_9_1_tokens_go_next_to_friendly_cities_as_many_as_the_card_says() {
    let mut scene = scene(2);
    scene.focus(0, Focus::EarlyEmpire, 5).control(0, "11h").resolves(0, FocusType::Culture);
    // 11i is next to the control token 11h, but not next to a city.
    scene.refuses(0, place("11i"), "ND-9.1");
    scene.plays(0, place("11b")).plays(0, place("11c")).next_turn(1).shows("0: control 28");
}

#[test]
fn nd_9_2_no_water_and_no_terrain_above_the_slot() {
    let mut scene = scene(2);
    scene.focus(0, Focus::EarlyEmpire, 2).city(0, "15i").resolves(0, FocusType::Culture);
    scene.refuses(0, place("11b"), "ND-9.2").refuses(0, place("11f"), "ND-9.2");
    let mut scene = crate::scene::scene(2);
    scene.turn(1).focus(1, Focus::EarlyEmpire, 5).resolves(1, FocusType::Culture);
    scene.refuses(1, place("7e"), "ND-9.2");
    // A natural wonder needs slot 5.
    for number in [4, 5] {
        let mut scene = crate::scene::scene(2);
        scene.city(0, "4c").focus(0, Focus::EarlyEmpire, number).resolves(0, FocusType::Culture);
        assert_eq!(scene.targets(0, placed).contains("4a"), number == 5);
    }
}

#[test]
fn nd_9_3_no_barbarian_city_city_state_or_other_token() {
    let mut scene = scene(2);
    scene.focus(0, Focus::EarlyEmpire, 5).control(1, "11c").control(0, "11b").city(1, "11g");
    scene.barbarian(Barbarian::G, "11d").resolves(0, FocusType::Culture);
    for taken in ["11c", "11b", "11g", "11d"] {
        scene.refuses(0, place(taken), "ND-9.3");
    }
    assert_eq!(scene.targets(0, placed), "11e 11f");
    let mut scene = crate::scene::scene(2);
    scene.city(0, "15b").focus(0, Focus::EarlyEmpire, 5).resolves(0, FocusType::Culture);
    scene.refuses(0, place("15a"), "ND-9.3");
}

#[test]
fn nd_9_4_tokens_are_placed_unreinforced() {
    let mut scene = scene(2);
    scene.resolves(0, FocusType::Culture).plays(0, place("11c"));
    assert_eq!(scene.table().board.at(at("11c")), Some((Seat(0), Piece::Control)));
}

#[test]
fn nd_9_5_what_lies_there_is_taken() {
    let mut scene = scene(2);
    scene.focus(0, Focus::EarlyEmpire, 5).city(0, "4d").resolves(0, FocusType::Culture);
    scene.plays(0, place("11f")).shows("0: resources 0 0 0 1");
    scene.plays(0, place("4a")).shows("0: naturals grand_mesa");
}

#[test]
fn nd_9_6_tokens_can_be_split_over_cities() {
    let mut scene = scene(2);
    scene.city(0, "5b").resolves(0, FocusType::Culture).plays(0, place("5c")).plays(0, place("11c"));
    scene.shows("0: tokens 5c 11c");
}

#[test]
fn nd_9_7_a_trade_token_places_one_more() {
    let mut scene = scene(2);
    scene.trade(0, FocusType::Culture, 2).resolves(0, FocusType::Culture);
    scene.refuses(0, spend(4), "ND-9.7");
    scene.plays(0, place("11c")).plays(0, place("11d")).plays(0, spend(4)).plays(0, place("11g"));
    scene.plays(0, spend(4)).plays(0, place("11b")).next_turn(1).shows("0: trade 0 0 0 0 0, control 27");
}

#[test]
fn nd_9_7_only_tokens_of_the_culture_card_count() {
    let mut scene = scene(2);
    scene.trade(0, FocusType::Science, 3).resolves(0, FocusType::Culture);
    scene.plays(0, place("11c")).plays(0, place("11d")).next_turn(1);
    let mut scene = crate::scene::scene(2);
    scene.trade(0, FocusType::Science, 3).trade(0, FocusType::Culture, 1).resolves(0, FocusType::Culture);
    scene.plays(0, place("11c")).plays(0, place("11d")).refuses(0, spend(1), "ND-20.2");
}

#[test]
fn nd_9_8_the_rules_hold_for_every_effect_that_places() {
    // Civil Service: one more next to any friendly space, no water, no terrain above the slot.
    let mut scene = scene(2);
    scene.focus(0, Focus::CivilService, 2).control(0, "11h").resolves(0, FocusType::Culture);
    scene.plays(0, Action::Done);
    assert_eq!(scene.targets(0, placed), "11c 11d 11g");
    scene.refuses(0, place("11i"), "ND-9.2").refuses(0, place("5b"), "ND-9.8");
    scene.plays(0, place("11g")).next_turn(1);
    // Urbanization: next to the new city.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Urbanization, 5).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildCity(at("11i"))).refuses(0, place("11c"), "ND-9.8");
    assert_eq!(scene.targets(0, placed), "3e 11b 11h");
    scene.refuses(0, place("11j"), "ND-9.3").plays(0, place("11h")).plays(0, place("3e")).next_turn(1);
}

#[test]
fn nd_9_9_without_unused_tokens_one_is_taken_back_first() {
    let mut scene = scene(2);
    scene.unused_control(0, 0).resolves(0, FocusType::Culture);
    scene.refuses(0, place("11c"), "ND-9.9");
    let far = scene.table().board.0[Seat(0)].control.first().unwrap();
    scene.refuses(0, Action::TakeBack(at("11a")), "ND-9.9");
    scene.plays(0, Action::TakeBack(far)).refuses(0, Action::Done, "ND-9.9");
    scene.refuses(0, Action::TakeBack(far), "ND-9.9");
    scene.plays(0, place("11c"));
    assert!(!scene.table().board.0[Seat(0)].control.contains(far));
    // Each token of the card, taken back one by one.
    let next = scene.table().board.0[Seat(0)].control.first().unwrap();
    scene.plays(0, Action::TakeBack(next)).plays(0, place("11d")).next_turn(1).shows("0: control 0");
    // With unused tokens none may be taken back.
    let mut scene = crate::scene::scene(2);
    scene.control(0, "11c").resolves(0, FocusType::Culture);
    scene.refuses(0, Action::TakeBack(at("11c")), "ND-9.9");
}

#[test]
fn france_places_more_by_its_latest_wonder() {
    for (wonder, count) in
        [(None, 2), (Some(Wonder::Oracle), 3), (Some(Wonder::PorcelainTower), 4), (Some(Wonder::Kremlin), 5)]
    {
        let mut scene = scene(2);
        scene.leader(0, Leader::France).focus(0, Focus::EarlyEmpire, 5);
        if let Some(wonder) = wonder {
            scene.wonder(wonder, "11a");
        }
        scene.resolves(0, FocusType::Culture);
        assert!(matches!(scene.frame(), Frame::Place { left, .. } if left == count), "{wonder:?}");
    }
}

#[test]
fn civil_service_places_its_third_token_next_to_any_friendly_space() {
    let mut scene = scene(2);
    scene.focus(0, Focus::CivilService, 3).control(0, "11h").trade(0, FocusType::Culture, 1);
    scene.resolves(0, FocusType::Culture).plays(0, Action::Done);
    assert_eq!(scene.targets(0, placed), "11b 11c 11d 11g 11i");
    // Trade tokens belong to the first group.
    scene.refuses(0, spend(3), "ND-R16").plays(0, place("11i")).next_turn(1);
}

#[test]
fn nd_r63_drama_and_poetry_moves_a_token_that_keeps_its_side() {
    let mut scene = scene(2);
    scene.focus(0, Focus::DramaAndPoetry, 1).reinforced(0, "11f").resource(0, Resource::Oil, 1);
    scene.resolves(0, FocusType::Culture).plays(0, Action::Done);
    let (from, to) = (at("11f"), at("11g"));
    scene.refuses(0, Action::MoveControl(at("11a"), to), "ND-R63");
    scene.refuses(0, Action::MoveControl(from, at("11b")), "ND-5.7");
    scene.plays(0, Action::MoveControl(from, to)).shows("0: tokens 11g, reinforced 11g").next_turn(1);
    // A natural wonder that the token leaves returns to its space; any terrain will do.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::DramaAndPoetry, 1).control(0, "4a").resolves(0, FocusType::Culture);
    scene.plays(0, Action::Done).plays(0, Action::MoveControl(at("4a"), at("4d"))).shows("0: naturals ");
    assert!(scene.table().free_naturals().contains(at("4a")));
}

#[test]
fn nd_r14_caravans_and_wonder_tokens_do_not_stop_a_control_token_but_a_move_needs_an_empty_space() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Petra, "11c").caravan(1, 0, "11d").focus(0, Focus::DramaAndPoetry, 5);
    scene.control(0, "11b").resolves(0, FocusType::Culture);
    scene.plays(0, place("11d")).plays(0, place("11f")).shows("0: resources 0 0 0 1");
    let (token, goals) = (at("11b"), ["11c", "11i", "3e"]);
    scene.refuses(0, Action::MoveControl(token, at(goals[0])), "ND-R14");
    scene.plays(0, Action::MoveControl(token, at(goals[1])));
    // Seoul needs an empty space as well.
    let mut scene = scene_b(4);
    scene.envoy(0, CityState::Seoul).barbarian(Barbarian::A, "11g").caravan(1, 0, "11h").turn(0);
    scene.refuses(0, Action::MoveBarbarian(Barbarian::A, at("11h")), "ND-R14");
    scene.plays(0, Action::MoveBarbarian(Barbarian::A, at("11b")));
    assert_eq!(scene.lair(Barbarian::A), "11b");
}

#[test]
fn mass_media_wins_over_or_weakens_a_rival_token() {
    let mut scene = scene(2);
    scene.focus(0, Focus::MassMedia, 1).control(1, "3e").reinforced(1, "4b").control(0, "4d");
    scene.control(1, "5b");
    scene.resolves(0, FocusType::Culture).plays(0, Action::Done);
    // 3e is two steps from 11a, 4b two steps from 4d, 5b far away.
    let aimed = |action| match action {
        Action::Convert(space) => Some(space),
        _ => None,
    };
    assert_eq!(scene.targets(0, aimed), "3e 4b");
    scene.refuses(0, Action::Convert(at("5b")), "ND-R09");
    let weaken = scene.clone().plays(0, Action::Convert(at("4b"))).table().board;
    assert!(weaken.0[Seat(1)].control.contains(at("4b")));
    assert!(weaken.0[Seat(1)].reinforced.is_empty());
    scene.plays(0, Action::Convert(at("3e"))).shows("0: tokens 3e 4d").shows("1: tokens 4b 5b");
    scene.next_turn(1);
}
