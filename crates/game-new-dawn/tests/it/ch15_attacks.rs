//! Chapter 15: what can be attacked, and what becomes of the beaten.

use engine::Seat;
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{Barbarian, CityState, Focus, FocusType, Leader, Pact, Resource, Wonder};
use game_new_dawn::frame::Frame;
use game_new_dawn::{Action, Event};

use crate::ch14_reinforcing::war;
use crate::ch15_combat::{attack_value, defense_value};
use crate::scene::{Scene, at, attack, attacked, put_on, reinforce, scene, slot};

#[test]
fn nd_15_1_barbarians_city_states_rival_cities_and_tokens_in_range() {
    let mut scene = war(Focus::Masonry, 3);
    scene.control(1, "3e").city(1, "11h").control(0, "15b").resolves(0, FocusType::Military);
    assert_eq!(scene.targets(0, attacked), "3e 4i 11h 15a 15h");
    scene.refuses(0, attack("11b"), "ND-15.1").refuses(0, attack("15b"), "ND-15.1");
    scene.refuses(0, attack("7a"), "ND-15.1").refuses(0, attack("8a"), "ND-5.1");
}

#[test]
fn nd_15_2_the_range_does_not_count_through_water_rivals_city_states_or_barbarians() {
    // 4b is two steps from 11d over the desert 4c, and three over the water 15e and 15f.
    let mut scene = war(Focus::IronWorking, 1);
    scene.control(1, "4b").control(0, "11d").resolves(0, FocusType::Military).plays(0, attack("4b"));
    // A rival space or a barbarian in between blocks the way, and so does water.
    for block in 0..2 {
        let mut scene = war(Focus::IronWorking, 1);
        scene.control(1, "4b 4d").control(0, "11d");
        if block == 0 {
            scene.control(1, "4c");
        } else {
            scene.barbarian(Barbarian::D, "4c");
        }
        scene.resolves(0, FocusType::Military).refuses(0, attack("4b"), "ND-15.2");
    }
    let mut scene = war(Focus::Masonry, 1);
    scene.control(1, "14e 3i").control(0, "3b").resolves(0, FocusType::Military);
    scene.refuses(0, attack("14e"), "ND-15.2");
    // Whatever the terrain and the slot: 3e is a mountain, and so is 4d.
    let mut scene = war(Focus::Masonry, 1);
    scene.control(1, "3g 4e").control(0, "11c").resolves(0, FocusType::Military).plays(0, attack("4e"));
    // Mass Production counts through water, Flight through everything.
    let mut scene = war(Focus::MassProduction, 1);
    scene.control(1, "4b 4c 4d").control(0, "11d").resolves(0, FocusType::Military).plays(0, attack("4b"));
    let mut scene = war(Focus::Flight, 1);
    scene.control(1, "4b 4c 4d 11d 11c").resolves(0, FocusType::Military).plays(0, attack("4b"));
}

#[test]
fn nd_15_3_no_attack_from_a_space_gained_this_turn() {
    let mut scene = war(Focus::Masonry, 5);
    scene.control(1, "3e 3g").rolls(&[[6, 1], [6, 1]]).resolves(0, FocusType::Military);
    // 3g is two steps from 3e, but 3e was only just won.
    scene.plays(0, attack("3e")).shows("0: tokens 3e");
    assert!(!matches!(scene.frame(), Frame::Fight { .. }) || !scene.legal(0).contains(&attack("3g")));
    if matches!(scene.frame(), Frame::Fight { .. }) {
        scene.refuses(0, attack("3g"), "ND-15.3");
    }
    scene.turn(0).focus(0, Focus::MassProduction, 5).resolves(0, FocusType::Military);
    scene.plays(0, attack("3g"));
}

#[test]
fn nd_15_1_nd_15_2_nd_15_3_each_reason_is_named() {
    // 14f is near Geneva alone, which was gained this turn; 7a is far; 14e lies behind Geneva.
    let mut scene = war(Focus::Masonry, 5);
    scene.control(0, "3c").control(1, "14f 14e").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.refuses(0, attack("14e"), "ND-15.2").plays(0, attack("14d")).shows("0: city 11a 14d");
    scene.refuses(0, attack("14f"), "ND-15.3").refuses(0, attack("7a"), "ND-15.1");
    scene.refuses(0, attack("5c"), "ND-15.1");
}

#[test]
fn nd_15_4_an_unsuccessful_attack_may_be_repeated() {
    let mut scene = war(Focus::Masonry, 1);
    scene.control(1, "3e").rolls(&[[1, 6], [1, 6]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e")).plays(0, attack("3e")).shows("1: tokens 3e").next_turn(1);
}

#[test]
fn nd_15_5_both_sides_roll_one_die() {
    let mut scene = war(Focus::Masonry, 1);
    scene.control(1, "3e").rolls(&[[2, 5]]).resolves(0, FocusType::Military).plays(0, attack("3e"));
    scene.told(|event| matches!(event, Event::Attacked { dice: [2, 5], attack: 3, defense: 10, .. }));
    // For a barbarian the dice are rolled as well.
    let mut scene = war(Focus::Masonry, 1);
    scene.barbarian(Barbarian::G, "11h").rolls(&[[3, 4]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("11h")).told(|event| matches!(event, Event::Attacked { dice: [3, 4], .. }));
}

#[test]
fn nd_15_11_the_higher_value_wins_and_a_tie_is_the_defenders() {
    for (dice, won) in [([4, 2], false), ([5, 2], true), ([3, 2], false)] {
        let mut scene = war(Focus::Masonry, 3);
        scene.control(1, "3e").rolls(&[dice]).resolves(0, FocusType::Military).plays(0, attack("3e"));
        assert_eq!(scene.table().board.holder(at("3e")), Some(Seat(u8::from(!won))), "{dice:?}");
    }
}

#[test]
fn nd_15_12_a_beaten_barbarian_leaves_the_map_and_gives_a_token() {
    let mut scene = war(Focus::Masonry, 3);
    scene.barbarian(Barbarian::G, "11h").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("11h"));
    assert_eq!(scene.lair(Barbarian::G), "gone");
    scene.plays(0, put_on(5)).shows("0: trade 0 0 0 0 1");
}

#[test]
fn nd_15_13_a_beaten_city_state_is_conquered() {
    let mut scene = war(Focus::Flight, 5);
    scene.rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    scene.shows("0: city 11a 15a, cities 6");
    assert!(!scene.table().is_free(CityState::BuenosAires));
}

#[test]
fn nd_15_14_a_beaten_token_is_replaced_by_an_unreinforced_one() {
    let mut scene = war(Focus::Flight, 5);
    scene.reinforced(1, "3e").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("3e"));
    scene.shows("0: tokens 3e, reinforced , control 30").shows("1: tokens , control 31");
}

#[test]
fn nd_15_15_a_beaten_city_is_replaced_by_a_city() {
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "11h").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("11h"));
    scene.shows("0: city 11a 11h, cities 6").shows("1: city 7a, cities 7");
    // On a conquered city-state's space the attacker chooses.
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "15a").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    assert_eq!(scene.legal(0), [Action::Conquer, Action::Liberate]);
}

/// Seat 0 beats the capital of seat 1, whose row has tokens on two cards.
fn beaten_capital() -> Scene {
    let mut scene = war(Focus::Flight, 5);
    scene.control(0, "7b").trade(1, FocusType::Science, 1).trade(1, FocusType::Culture, 2);
    scene.rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    if scene.legal(0).iter().any(|action| matches!(action, Action::Reinforce(_))) {
        scene.plays(0, attack("7a"));
    }
    scene
}

#[test]
fn nd_15_16_a_beaten_capital_stays_and_yields_two_tokens() {
    let mut scene = beaten_capital();
    scene.refuses(0, Action::Loot(slot(1)), "ND-15.16");
    scene
        .plays(0, Action::Loot(slot(5)))
        .plays(0, put_on(1))
        .plays(0, Action::Loot(slot(2)))
        .plays(0, put_on(1));
    scene.shows("1: trade 0 0 0 0 1, city 7a").shows("0: trade 2 0 0 0 0");
    let mut one = beaten_capital();
    one.plays(0, Action::Loot(slot(5)))
        .plays(0, put_on(1))
        .plays(0, Action::Done)
        .shows("1: trade 0 1 0 0 1");
    // City-state tokens are no trade tokens.
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "6e").control(0, "7b").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("7a"));
    assert!(!matches!(scene.frame(), Frame::Loot { .. }));
    assert!(scene.player(1).row.at(slot(1)).city_states.contains(CityState::Carthage));
}

#[test]
fn nd_15_17_a_wonder_changes_hands_with_its_city() {
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "11h").wonder(Wonder::Oracle, "11h").rolls(&[[6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("11h"));
    scene.shows("0: wonders oracle").shows("1: wonders ");
}

#[test]
fn nd_15_18_the_wonder_of_a_beaten_capital_goes_to_a_city_without_wonder() {
    let mut scene = war(Focus::Flight, 5);
    scene.wonder(Wonder::Oracle, "7a").control(0, "7b").city(0, "11h 5b").rolls(&[[6, 1]]);
    scene.wonder(Wonder::Petra, "5b").turn(0).resolves(0, FocusType::Military).plays(0, attack("7a"));
    scene.refuses(0, Action::Site(at("5b")), "ND-13.4").plays(0, Action::Site(at("11h")));
    scene.shows("0: wonders oracle petra").shows("1: wonders ");
    // Without a free city it stays.
    let mut scene = war(Focus::Flight, 5);
    scene.wonder(Wonder::Oracle, "7a").wonder(Wonder::Petra, "11a").control(0, "7b").rolls(&[[6, 1]]);
    scene.turn(0).resolves(0, FocusType::Military).plays(0, attack("7a"));
    scene.shows("0: wonders petra").shows("1: wonders oracle");
}

#[test]
fn nd_15_19_without_an_unused_city_a_reinforced_token_is_put_down() {
    let mut scene = war(Focus::Flight, 5);
    scene.unused_cities(0, 0).rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    scene.shows("0: reinforced 15a, cities 0");
    let mut scene = war(Focus::Flight, 5);
    scene.unused_cities(0, 0).city(1, "11h").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("11h")).shows("0: reinforced 11h");
}

#[test]
fn nd_15_20_a_token_on_a_city_state_or_wonder_counts_all_the_same() {
    let mut scene = war(Focus::Flight, 5);
    scene.unused_cities(0, 0).city(1, "11h").wonder(Wonder::Oracle, "11h").rolls(&[[6, 1], [6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("11h")).shows("0: wonders oracle");
    scene.plays(0, attack("15a"));
    assert_eq!(scene.table().conqueror(CityState::BuenosAires), Some(Seat(0)));
    let industry = scene.player(0).row.of_kind(FocusType::Industry).iter().next().unwrap();
    assert!(scene.player(0).row.at(industry).city_states.contains(CityState::BuenosAires));
}

#[test]
fn nd_15_21_nd_19_5_an_attack_costs_the_diplomacy_card() {
    let mut scene = war(Focus::Masonry, 1);
    scene.pact(0, 1, Pact::JointWar).pact(1, 0, Pact::JointWar).control(1, "3e").rolls(&[[1, 6]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("3e"));
    scene.shows("0: pacts ").shows("1: pacts joint_war");
    let mut scene = war(Focus::Masonry, 1);
    scene.envoy(0, CityState::BuenosAires).envoy(1, CityState::BuenosAires).control(0, "15b");
    scene.rolls(&[[1, 6]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    scene.shows("0: envoys ").shows("1: envoys buenos_aires");
    // A barbarian costs nothing.
    let mut scene = war(Focus::Masonry, 1);
    scene.pact(0, 1, Pact::JointWar).barbarian(Barbarian::G, "11h").rolls(&[[1, 6]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("11h")).shows("0: pacts joint_war");
}

#[test]
fn nd_15_22_a_conquered_city_state_defends_with_its_grassland() {
    let mut scene = scene(2);
    scene.city(1, "15a");
    assert_eq!(defense_value(&scene, "15a"), 2);
    let mut scene = crate::scene::scene(2);
    scene.control(1, "15a");
    assert_eq!(defense_value(&scene, "15a"), 1);
}

#[test]
fn nd_15_23_a_token_on_a_conquered_city_state_is_conquered_by_a_city() {
    let mut scene = war(Focus::Flight, 5);
    scene.reinforced(1, "15a").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    scene.plays(0, Action::Conquer).shows("0: city 11a 15a, tokens ");
    let mut scene = war(Focus::Flight, 5);
    scene.unused_cities(0, 0).reinforced(1, "15a").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("15a")).plays(0, Action::Conquer).shows("0: reinforced 15a");
    let mut scene = war(Focus::Flight, 5);
    scene.reinforced(1, "15a").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    scene.plays(0, Action::Liberate).shows("0: city 11a, envoys buenos_aires");
    assert!(scene.table().is_free(CityState::BuenosAires));
}

#[test]
fn nd_15_24_a_wonder_under_a_beaten_token_changes_hands() {
    let mut scene = war(Focus::Flight, 5);
    scene.wonder(Wonder::Oracle, "3e").control(1, "3e").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e")).shows("0: wonders oracle, tokens 3e");
}

#[test]
fn nd_r30_cards_are_returned_before_the_dice() {
    let mut scene = war(Focus::Masonry, 1);
    scene.pact(0, 1, Pact::JointWar).control(1, "3e").rolls(&[[1, 6]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e"));
    let place = |wanted: fn(&Event) -> bool| scene.events().iter().position(wanted);
    let returned = place(|event| matches!(event, Event::PactReturned { .. }));
    let rolled = place(|event| matches!(event, Event::Attacked { .. }));
    assert!(returned < rolled);
    // So it does not help in this attack: 1 + 1.
    scene.told(|event| matches!(event, Event::Attacked { attack: 2, .. }));
}

#[test]
fn nd_r32_without_unused_tokens_one_is_taken_back_for_the_beaten_one() {
    let mut scene = war(Focus::Flight, 5);
    scene.unused_control(0, 0).control(1, "3e").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e")).refuses(0, Action::Done, "ND-R32");
    let far = scene.table().board.0[Seat(0)].control.first().unwrap();
    scene.plays(0, Action::TakeBack(far));
    assert_eq!(scene.table().board.at(at("3e")), Some((Seat(0), Piece::Control)));
    scene.shows("0: control 0").shows("1: tokens ");
}

#[test]
fn nd_r33_the_wonder_of_a_capital_is_taken_whenever_possible() {
    let mut scene = war(Focus::Flight, 5);
    scene.wonder(Wonder::Oracle, "7a").control(0, "7b").rolls(&[[6, 1]]).turn(0);
    scene.resolves(0, FocusType::Military).plays(0, attack("7a"));
    // With one city there is nothing to choose: it stands there at once.
    scene.shows("0: wonders oracle");
}

#[test]
fn nd_r34_caravans_are_not_affected_by_attacks() {
    let mut scene = war(Focus::Flight, 5);
    scene.control(1, "3e").caravan(1, 0, "3e").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e")).shows("1: caravans 3e unused unused");
}

#[test]
fn nd_r35_the_wonder_of_a_liberated_city_state_goes_to_a_city_or_stays() {
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "15a").wonder(Wonder::Oracle, "15a").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("15a")).plays(0, Action::Liberate).shows("0: wonders oracle");
    assert_eq!(scene.table().built[Wonder::Oracle as usize], Some(at("11a")));
    // It is not told as lost and carried away in one breath, nor as free twice.
    let lost = |event: &Event| matches!(event, Event::WonderLost { .. } | Event::StateReturned { .. });
    assert!(!scene.events().iter().any(lost), "{:?}", scene.events());
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "15a").wonder(Wonder::Oracle, "15a").wonder(Wonder::Petra, "11a").rolls(&[[6, 1]]);
    scene.turn(0).resolves(0, FocusType::Military).plays(0, attack("15a")).plays(0, Action::Liberate);
    scene.shows("0: wonders petra");
    assert_eq!(scene.table().owner(Wonder::Oracle), None);
    assert_eq!(scene.table().built[Wonder::Oracle as usize], Some(at("15a")));
    scene.told(|event| matches!(event, Event::WonderLost { seat: Seat(1), .. }));
}

#[test]
fn nd_r36_the_liberator_takes_one_card() {
    let mut scene = war(Focus::Flight, 5);
    scene.city(1, "15a").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("15a"));
    assert!(!scene.table().envoy_available(CityState::BuenosAires), "they were set aside");
    scene.plays(0, Action::Liberate).shows("0: envoys buenos_aires");
    assert!(scene.table().envoy_available(CityState::BuenosAires), "one is left");
}

#[test]
fn nd_r37_one_won_attack_on_a_capital_is_enough() {
    let mut scene = war(Focus::Flight, 5);
    scene.control(0, "7b").rolls(&[[6, 1]]).resolves(0, FocusType::Military).plays(0, attack("7a"));
    assert!(scene.player(0).beat_capital);
    scene.shows("0: agendas warmonger");
}

#[test]
fn nd_r49_the_pentagon_reaches_every_target() {
    let mut scene = war(Focus::Masonry, 1);
    scene.wonder(Wonder::Pentagon, "11a").control(1, "5b").turn(0).resolves(0, FocusType::Military);
    assert_eq!(scene.targets(0, attacked), "1g 2i 3h 4i 5b 6e 7a 11j 14d 15a 15h");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "5b"), 3);
    scene.refuses(0, attack("5c"), "ND-15.1");
}

#[test]
fn nd_r82_each_target_is_chosen_after_the_attack_before() {
    let mut scene = war(Focus::Flight, 1);
    scene.control(1, "3e 11c").trade(0, FocusType::Military, 1).rolls(&[[4, 4], [6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("3e"));
    // 8 against 9: one token would only tie.
    scene.told(|event| matches!(event, Event::Fought { won: false, .. }));
    scene.plays(0, attack("11c")).told(|event| matches!(event, Event::Fought { won: true, .. }));
}

#[test]
fn nd_r86_nd_r97_nd_r58_a_converted_token_needs_a_token_too_and_is_no_attack() {
    let mut scene = scene(2);
    scene.unused_control(0, 0).control(1, "3e").pact(0, 1, Pact::JointWar).focus(0, Focus::MassMedia, 1);
    scene.refuses(0, Action::Convert(at("3e")), "ND-R97");
    scene.resolves(0, FocusType::Culture).plays(0, Action::Done).plays(0, Action::Convert(at("3e")));
    let far = scene.table().board.0[Seat(0)].control.first().unwrap();
    scene.plays(0, Action::TakeBack(far)).shows("0: pacts joint_war, control 0");
    assert_eq!(scene.table().board.holder(at("3e")), Some(Seat(0)));
}

#[test]
fn sumeria_takes_a_resource_from_a_beaten_barbarian() {
    let mut scene = war(Focus::Masonry, 5);
    scene.leader(0, Leader::Sumeria).barbarian(Barbarian::G, "11h").rolls(&[[6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("11h")).plays(0, put_on(1));
    scene.plays(0, Action::TakeResource(Resource::Oil)).shows("0: resources 0 0 1 0, trade 0 1 0 0 0");
}

#[test]
fn the_aztecs_swap_any_two_cards_after_a_won_attack() {
    let mut scene = war(Focus::Masonry, 3);
    scene.leader(0, Leader::Aztec).control(1, "3e").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e"));
    assert_eq!(scene.frame(), Frame::SwapAny);
    assert_eq!(scene.legal(0).len(), 11);
    scene.plays(0, Action::SwapCards(slot(1), slot(5)));
    scene.shows("0: row pottery astrology foreign_trade early_empire masonry").next_turn(1);
    // Without a won attack there is no swap.
    let mut scene = war(Focus::Masonry, 3);
    scene.leader(0, Leader::Aztec).control(0, "11c").resolves(0, FocusType::Military);
    scene.plays(0, reinforce("11c")).next_turn(1);
}
