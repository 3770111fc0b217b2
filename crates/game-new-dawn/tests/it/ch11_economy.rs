//! Chapter 11: caravans.

use engine::Seat;
use game_new_dawn::cards::{Barbarian, CityState, Focus, FocusType, Leader, Pact, Resource, Wonder};
use game_new_dawn::frame::Frame;
use game_new_dawn::options::{CaravanLimit, Options};
use game_new_dawn::rules::economy;
use game_new_dawn::{Action, Event};

use crate::scene::{at, moved, moves, names, put_on, resolve, scene, scene_b, scene_with, slot, spend};

#[test]
fn nd_11_1_the_economy_card_says_how_many_caravans() {
    for (card, caravans) in [
        (Focus::ForeignTrade, "card unused unused"),
        (Focus::Currency, "card card unused"),
        (Focus::SteamPower, "card card unused"),
        (Focus::Capitalism, "card card card"),
    ] {
        let mut scene = scene(2);
        scene.focus(0, card, 2).shows(&format!("0: caravans {caravans}"));
        assert_eq!(card.caravans(), Some(caravans.matches("card").count() as u8));
    }
    let mut scene = scene(2);
    scene.focus(0, Focus::Astrology, 3).resolves(0, FocusType::Science).plays(0, Action::Advance);
    let economy = scene.player(0).row.of_kind(FocusType::Economy).iter().next().unwrap();
    scene.plays(0, Action::Learn(Focus::Currency, economy)).shows("0: caravans card card unused");
}

#[test]
fn nd_11_2_every_caravan_moves_as_far_as_the_card_says() {
    let mut scene = scene(2);
    scene.no_barbarians().focus(0, Focus::ForeignTrade, 5).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "11c")).plays(0, moves(0, "3d")).plays(0, moves(0, "3c"));
    // Three steps are used up: there is nothing more to do.
    scene.next_turn(1).shows("0: caravans 3c unused unused");
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::ForeignTrade, 5).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "4d")).refuses(0, moves(0, "4f"), "ND-11.2");
    // Each caravan has its own steps.
    let mut scene = crate::scene::scene(2);
    scene.no_barbarians().focus(0, Focus::Currency, 5).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "4g")).plays(0, moves(1, "4f")).next_turn(1).shows("0: caravans 4g 4f unused");
}

#[test]
fn nd_11_3_a_trade_token_gives_every_caravan_a_space() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Currency, 5).trade(0, FocusType::Economy, 1).resolves(0, FocusType::Economy);
    let place = scene.player(0).row.of_kind(FocusType::Economy).iter().next().unwrap();
    scene.refuses(0, moves(0, "14i"), "ND-11.2");
    scene.plays(0, spend(place.number())).plays(0, moves(0, "14i")).plays(0, moves(1, "14b"));
    scene.shows("0: caravans 14i 14b unused, trade 0 0 0 0 0");
}

#[test]
fn nd_11_4_a_caravan_starts_from_the_capital_or_a_mature_city() {
    let mut scene = scene(2);
    scene.turn(1).city(1, "5i 7j").control(1, "7h 7i").focus(1, Focus::ForeignTrade, 1);
    assert_eq!(names(economy::starts(scene.table(), Seat(1), 0)), "7a 7j");
    scene.resolves(1, FocusType::Economy);
    // Slot 1 allows grassland: 7b beside the capital; nothing beside 7j; nothing from 5i.
    assert_eq!(scene.targets(1, moved), "7b");
    // Rome starts from any city.
    let mut scene = crate::scene::scene(2);
    scene.city(0, "5i").focus(0, Focus::ForeignTrade, 1).resolves(0, FocusType::Economy);
    assert_eq!(names(economy::starts(scene.table(), Seat(0), 0)), "5i 11a");
    assert_eq!(scene.targets(0, moved), "5b 5c 11c");
    let mut scene = crate::scene::scene(2);
    scene.leader(0, Leader::Egypt).city(0, "5i").focus(0, Focus::ForeignTrade, 1);
    scene.resolves(0, FocusType::Economy);
    assert_eq!(scene.targets(0, moved), "11c");
}

#[test]
fn nd_11_5_no_water_and_no_terrain_above_the_slot() {
    let mut scene = scene(2);
    scene.focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    assert_eq!(scene.targets(0, moved), "11c 11d 11g 11h");
    scene.refuses(0, moves(0, "11b"), "ND-11.5").refuses(0, moves(0, "15e"), "ND-11.5");
    // Forest cannot be passed either.
    scene.refuses(0, moves(0, "11i"), "ND-11.5");
}

#[test]
fn nd_11_6_no_space_with_a_barbarian() {
    let mut scene = scene(2);
    scene.barbarian(Barbarian::G, "11d").focus(0, Focus::ForeignTrade, 3).resolves(0, FocusType::Economy);
    scene.refuses(0, moves(0, "11d"), "ND-11.6");
}

#[test]
fn nd_11_7_nd_18_4_only_one_caravan_a_turn_into_the_same_place() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Capitalism, 5).caravan(0, 0, "15b").caravan(0, 1, "15g").caravan(0, 2, "4i");
    scene.no_barbarians().resolves(0, FocusType::Economy).plays(0, moves(0, "15a"));
    while matches!(scene.frame(), Frame::GainTrade { .. } | Frame::TakeEnvoy { .. }) {
        let action = scene.legal(0)[0];
        scene.plays(0, action);
    }
    scene.refuses(0, moves(1, "15a"), "ND-11.7");
    // Passing through is no matter (ND-R80).
    assert!(scene.legal(0).contains(&moves(1, "11e")));
}

#[test]
fn nd_11_8_a_caravan_that_arrives_nowhere_stays_and_moves_on_later() {
    let mut scene = scene(2);
    scene.focus(0, Focus::ForeignTrade, 1).resolves(0, FocusType::Economy).plays(0, moves(0, "11c"));
    scene.plays(0, Action::Done).next_turn(1).shows("0: caravans 11c unused unused");
    scene.turn(0).focus(0, Focus::ForeignTrade, 4).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "3c")).shows("0: caravans 3c unused unused");
}

#[test]
fn nd_11_9_caravans_pass_through_but_do_not_stay_in_cities_of_others() {
    let mut scene = scene(2);
    // 14d is Geneva, 14e behind it. Slot 2: Geneva is grassland, 14e hills, everything else is not.
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14e")).shows("0: caravans 14e unused unused");
    // As the end of a move it trades there and returns.
    let mut scene = crate::scene::scene(2);
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).shows("0: caravans card unused unused");
}

#[test]
fn nd_11_10_caravan_back_two_tokens_then_a_card() {
    let mut scene = scene(2);
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).shows("0: caravans card unused unused, trade 2 0 0 0 0");
    assert_eq!(scene.frame(), Frame::TakeEnvoy { state: CityState::Geneva });
    scene.plays(0, Action::TakeEnvoy(CityState::Geneva)).shows("0: envoys geneva").next_turn(1);
}

#[test]
fn nd_11_11_the_tokens_of_a_city_state_go_on_the_card_of_its_type() {
    let mut scene = scene(2);
    // Carthage is military.
    scene.caravan(0, 0, "1c").trade(0, FocusType::Military, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "6e")).shows("0: trade 0 0 3 0 0").refuses(0, put_on(1), "ND-20.1");
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::GreatZimbabwe, "11a").caravan(0, 0, "1c").resolves(0, FocusType::Economy);
    scene
        .plays(0, moves(0, "6e"))
        .refuses(0, put_on(1), "ND-11.11")
        .plays(0, put_on(3))
        .plays(0, Action::Store);
}

#[test]
fn nd_11_12_the_tokens_of_a_rival_city_go_anywhere() {
    let mut scene = scene(2);
    scene.caravan(0, 0, "7b").resolves(0, FocusType::Economy).plays(0, moves(0, "7a"));
    scene.plays(0, put_on(5)).plays(0, put_on(1)).shows("0: trade 1 0 0 0 1");
}

#[test]
fn nd_11_13_a_city_states_card_if_there_is_one_and_the_player_has_none() {
    let mut scene = scene(3);
    scene.envoy(1, CityState::Geneva).envoy(2, CityState::Geneva);
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    // Both cards are with others: nothing to take.
    scene.plays(0, moves(0, "14d")).next_turn(1).shows("0: envoys ");
    let mut scene = crate::scene::scene(3);
    scene.envoy(0, CityState::Geneva).caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2);
    scene.turn(0).resolves(0, FocusType::Economy).plays(0, moves(0, "14d")).next_turn(1);
    let mut scene = crate::scene::scene(3);
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).refuses(0, Action::TakeEnvoy(CityState::Carthage), "ND-11.13");
}

#[test]
fn nd_11_14_a_rivals_card_may_be_exchanged() {
    let mut scene = scene(3);
    let visit = |scene: &mut crate::scene::Scene| {
        scene.caravan(0, 0, "7b").resolves(0, FocusType::Economy).plays(0, moves(0, "7a"));
        scene.plays(0, put_on(1)).plays(0, put_on(1));
    };
    visit(&mut scene);
    scene.refuses(0, Action::TakePact(Seat(2), Pact::JointWar), "ND-11.14");
    scene.plays(0, Action::TakePact(Seat(1), Pact::JointWar)).shows("0: pacts joint_war").next_turn(1);
    scene.turn(0);
    visit(&mut scene);
    scene.refuses(0, Action::TakePact(Seat(1), Pact::JointWar), "ND-19.3");
    let mut keeps = scene.clone();
    keeps.plays(0, Action::Done).shows("0: pacts joint_war").next_turn(1);
    scene.plays(0, Action::TakePact(Seat(1), Pact::OpenBorders)).shows("0: pacts open_borders");
    assert_eq!(scene.table().pacts_at_home(Seat(1)).count(), 3);
}

#[test]
fn nd_11_15_a_caravan_that_came_back_rests() {
    let mut scene = scene(2);
    scene.caravan(0, 0, "3c").focus(0, Focus::Currency, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).plays(0, Action::Done);
    scene.refuses(0, moves(0, "11c"), "ND-11.15");
    assert!(scene.legal(0).contains(&moves(1, "11c")));
}

#[test]
fn nd_11_16_a_conquered_city_state_is_a_rival_city() {
    for reinforced in [false, true] {
        let mut scene = scene(2);
        if reinforced {
            scene.reinforced(1, "14d");
        } else {
            scene.city(1, "14d");
        }
        scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
        scene.plays(0, moves(0, "14d")).plays(0, put_on(5)).plays(0, put_on(5));
        assert_eq!(scene.frame(), Frame::TakePact { owner: Seat(1) });
    }
    // An ordinary control token is no market: the caravan stays there.
    let mut scene = scene(2);
    scene.control(1, "3b").caravan(0, 0, "3c").resolves(0, FocusType::Economy).plays(0, moves(0, "3b"));
    scene.shows("0: caravans 3b unused unused");
}

#[test]
fn nd_11_17_a_city_state_can_be_entered_from_any_slot() {
    let mut scene = scene(2);
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 1).resolves(0, FocusType::Economy);
    assert!(scene.legal(0).contains(&moves(0, "14d")));
}

#[test]
fn nd_r19_caravans_share_spaces_with_everything_but_barbarians() {
    let mut scene = scene(2);
    scene.control(1, "11c").caravan(1, 0, "11d").city(0, "11h").focus(0, Focus::ForeignTrade, 2);
    scene.resolves(0, FocusType::Economy);
    assert_eq!(scene.targets(0, moved), "11c 11d 11g");
    // A rival city on a mountain needs slot 5.
    for (number, allowed) in [(4, false), (5, true)] {
        let mut scene = crate::scene::scene(2);
        scene.city(1, "11e").focus(0, Focus::ForeignTrade, number).resolves(0, FocusType::Economy);
        assert_eq!(scene.legal(0).contains(&moves(0, "11e")), allowed);
    }
}

#[test]
fn nd_r20_a_caravan_without_steps_left_must_trade() {
    let mut scene = scene(2);
    // Three steps from 11c lead to Geneva; the fourth, beyond it, is too far.
    scene
        .caravan(0, 0, "3d")
        .focus(0, Focus::ForeignTrade, 5)
        .no_barbarians()
        .resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "3b")).refuses(0, moves(0, "14e"), "ND-11.2");
    scene.plays(0, moves(0, "14d")).shows("0: caravans card unused unused");
    // A second caravan may not make that last step.
    let mut scene = crate::scene::scene(2);
    scene
        .focus(0, Focus::Currency, 5)
        .caravan(0, 0, "3c")
        .caravan(0, 1, "3c")
        .resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).plays(0, Action::Done).refuses(0, moves(1, "14d"), "ND-11.7");
}

#[test]
fn nd_r21_the_limits_hold_for_the_whole_turn() {
    // Capitalism in slot 5 with the Venetian Arsenal: the card is resolved twice.
    let mut scene = scene(2);
    scene.wonder(Wonder::VenetianArsenal, "11a").focus(0, Focus::Capitalism, 5).no_barbarians();
    scene.caravan(0, 0, "3c").caravan(0, 1, "3c").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).plays(0, Action::Done).plays(0, Action::Done);
    scene.plays(0, Action::Resolve(slot(5)));
    scene.refuses(0, moves(1, "14d"), "ND-11.7").refuses(0, moves(0, "11c"), "ND-11.15");
}

#[test]
fn nd_r21_each_resolution_moves_the_caravans_anew() {
    let mut scene = scene(2);
    scene.wonder(Wonder::VenetianArsenal, "11a").focus(0, Focus::ForeignTrade, 5).no_barbarians();
    scene.caravan(0, 0, "11c").resolves(0, FocusType::Economy);
    // All three spaces are used up, and in slot 1 there are three again.
    scene.plays(0, moves(0, "3b")).plays(0, Action::Resolve(slot(5)));
    scene.plays(0, moves(0, "3g")).plays(0, moves(0, "3b")).plays(0, moves(0, "3c"));
    scene.shows("0: caravans 3c unused unused").next_turn(1);
}

#[test]
fn nd_r22_surplus_caravans_are_removed() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Capitalism, 5).caravan(0, 0, "11c").focus(0, Focus::Astrology, 3);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance);
    let economy = scene.player(0).row.of_kind(FocusType::Economy).iter().next().unwrap();
    scene.plays(0, Action::Learn(Focus::Currency, economy));
    assert_eq!(scene.legal(0), [Action::DropCaravan(None), Action::DropCaravan(Some(at("11c")))]);
    scene.refuses(0, Action::DropCaravan(Some(at("11b"))), "ND-R22");
    scene.plays(0, Action::DropCaravan(Some(at("11c")))).shows("0: caravans unused card card").next_turn(1);
    // With all of them in the same place there is nothing to choose.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Capitalism, 5).focus(0, Focus::Astrology, 3).resolves(0, FocusType::Science);
    let economy = scene.player(0).row.of_kind(FocusType::Economy).iter().next().unwrap();
    scene.plays(0, Action::Advance).plays(0, Action::Learn(Focus::Currency, economy));
    scene.told(|event| matches!(event, Event::CaravanDropped { .. })).next_turn(1);
}

#[test]
fn nd_r23_taking_a_card_is_optional() {
    let mut scene = scene(2);
    scene.caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "14d")).plays(0, Action::Done).shows("0: envoys ").next_turn(1);
    // All cards of the rival are elsewhere: none is taken.
    let mut scene = crate::scene::scene(3);
    Pact::ALL.iter().for_each(|pact| {
        scene.pact(2, 1, *pact);
    });
    scene.wonder(Wonder::PotalaPalace, "16a").caravan(0, 0, "7b").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "7a")).plays(0, put_on(1)).plays(0, put_on(1)).next_turn(1);
}

#[test]
fn nd_r24_an_embassy_works_for_the_caravan_that_takes_it() {
    let mut scene = scene(2);
    scene.caravan(0, 0, "7b").resolves(0, FocusType::Economy).plays(0, moves(0, "7a"));
    scene.plays(0, put_on(1)).plays(0, put_on(1)).plays(0, Action::TakePact(Seat(1), Pact::Embassy));
    assert_eq!(scene.frame(), Frame::Gift { owner: Seat(1) });
    scene.waits_for(0).plays(0, put_on(4)).shows("1: trade 0 0 0 1 0");
    scene.plays(0, Action::TakeResource(Resource::Oil)).shows("0: resources 0 0 1 0").next_turn(1);
    // With three tokens on every card the token is lost.
    let mut scene = crate::scene::scene(2);
    FocusType::ALL.iter().for_each(|kind| {
        scene.trade(1, *kind, 3);
    });
    scene.pact(0, 1, Pact::Embassy).caravan(0, 0, "7b").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "7a")).plays(0, put_on(1)).plays(0, put_on(1)).plays(0, Action::Done);
    scene.plays(0, Action::TakeResource(Resource::Oil)).shows("1: trade 3 3 3 3 3");
    // In another city than the capital it does nothing.
    let mut scene = crate::scene::scene(2);
    scene.city(1, "5b").pact(0, 1, Pact::Embassy).caravan(0, 0, "5c").resolves(0, FocusType::Economy);
    scene
        .plays(0, moves(0, "5b"))
        .plays(0, put_on(1))
        .plays(0, put_on(1))
        .plays(0, Action::Done)
        .next_turn(1);
}

#[test]
fn nd_r46_currency_defeats_barbarians_on_the_way() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Currency, 5).barbarian(Barbarian::G, "11c").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "11c")).shows("0: caravans 11c card unused, trade 0 0 0 0 0");
    assert_eq!(scene.lair(Barbarian::G), "gone");
    // It may go on moving.
    scene.plays(0, moves(0, "3c")).shows("0: caravans 3c card unused");
    // On a city-state's space the barbarian is defeated first, then the caravan trades.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Currency, 5).barbarian(Barbarian::C, "14d").caravan(0, 0, "3c");
    scene.leader(0, Leader::Sumeria).resolves(0, FocusType::Economy).plays(0, moves(0, "14d"));
    assert_eq!(scene.lair(Barbarian::C), "gone");
    scene.plays(0, Action::TakeEnvoy(CityState::Geneva)).plays(0, Action::TakeResource(Resource::Oil));
    scene.shows("0: caravans card card unused, resources 0 0 1 0");
    // Or it passes.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Currency, 2).barbarian(Barbarian::C, "14d").caravan(0, 0, "3c");
    scene.resolves(0, FocusType::Economy).refuses(0, moves(0, "14e"), "ND-11.6");
    scene.refuses(0, Action::MoveAcross(0, at("14d"), at("14a")), "ND-R46");
    scene.plays(0, Action::MoveAcross(0, at("14d"), at("14e")));
    scene.shows("0: caravans 14e card unused, envoys ");
    assert_eq!(scene.lair(Barbarian::C), "gone");
}

#[test]
fn nd_r80_own_cities_count_too_unless_the_option_says_otherwise() {
    let there = |limit| {
        let mut scene = scene_with(Options { caravan_limit: limit, ..Options::default() }, 2);
        scene.focus(0, Focus::Currency, 3).resolves(0, FocusType::Economy);
        scene.plays(0, moves(0, "11b")).plays(0, moves(0, "11a")).plays(0, moves(1, "11b"));
        scene
    };
    let mut scene = there(CaravanLimit::EveryCity);
    scene.refuses(0, moves(1, "11a"), "ND-11.7");
    // The one that came may go on, and then the other may come.
    scene.plays(0, moves(0, "11c")).plays(0, moves(1, "11a")).shows("0: caravans 11c 11a unused");
    let mut scene = there(CaravanLimit::Markets);
    scene.plays(0, moves(1, "11a")).shows("0: caravans 11a 11a unused");
}

#[test]
fn nd_r21_nd_r80_a_city_is_closed_for_the_whole_turn() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Capitalism, 5).caravan(0, 0, "11b").caravan(0, 1, "11c").caravan(0, 2, "11h");
    scene.wonder(Wonder::VenetianArsenal, "11a").resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "11a")).plays(0, Action::Done).plays(0, resolve(5));
    assert!(matches!(scene.frame(), Frame::Caravans { .. }));
    scene.refuses(0, moves(1, "11a"), "ND-11.7");
}

#[test]
fn nd_r80_passing_does_not_count() {
    let mut scene = scene_with(Options { caravan_limit: CaravanLimit::Markets, ..Options::default() }, 2);
    scene.city(0, "11i").focus(0, Focus::Currency, 3).resolves(0, FocusType::Economy);
    scene
        .plays(0, moves(0, "11b"))
        .plays(0, moves(0, "11a"))
        .plays(0, moves(1, "11b"))
        .plays(0, moves(1, "11a"));
    scene.shows("0: caravans 11a 11a unused");
    // Two caravans that are alike are moved one after the other.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Currency, 3).resolves(0, FocusType::Economy).refuses(0, moves(1, "11c"), "ND-R80");
}

#[test]
fn nd_r81_a_caravan_may_stay_on_water() {
    let mut scene = scene(2);
    scene.focus(0, Focus::SteamPower, 2).resolves(0, FocusType::Economy);
    scene.plays(0, moves(0, "15e")).plays(0, Action::Done).shows("0: caravans 15e card unused");
    // A barbarian that crosses the water does not touch it.
    scene.turn(1).no_barbarians().barbarian(Barbarian::D, "4c").dial(2).die(&[1]).ends_the_round();
    scene.shows("0: caravans 15e card unused");
    // With a card that does not allow water it may still leave for land.
    scene.turn(0).focus(0, Focus::Currency, 2).resolves(0, FocusType::Economy);
    assert!(scene.legal(0).contains(&moves(0, "11d")));
    scene.refuses(0, moves(0, "15d"), "ND-11.5");
}

#[test]
fn nd_r88_a_way_can_be_taken_in_several_moves() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Currency, 5).trade(0, FocusType::Economy, 1).resolves(0, FocusType::Economy);
    let place = scene.player(0).row.of_kind(FocusType::Economy).iter().next().unwrap();
    scene.plays(0, moves(0, "11c")).plays(0, moves(1, "11d")).plays(0, spend(place.number()));
    scene.plays(0, moves(0, "11a")).shows("0: caravans 11a 11d unused");
    // Staying in the city of the start is no move.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Currency, 5).resolves(0, FocusType::Economy).refuses(0, moves(0, "11a"), "ND-R88");
}

#[test]
fn nd_r98_steam_power_exchanges_a_resource() {
    let mut scene = scene(2);
    scene.focus(0, Focus::SteamPower, 1).resource(0, Resource::Oil, 1).resolves(0, FocusType::Economy);
    scene.plays(0, Action::Done);
    let exchange = |give, take| Action::Exchange { give, take };
    scene.refuses(0, exchange(Resource::Marble, Resource::Oil), "ND-6.2");
    scene.refuses(0, exchange(Resource::Oil, Resource::Oil), "ND-R98");
    scene.plays(0, exchange(Resource::Oil, Resource::Marble)).shows("0: resources 1 0 0 0").next_turn(1);
    // Without a resource there is nothing to exchange.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::SteamPower, 1).resolves(0, FocusType::Economy).plays(0, Action::Done).next_turn(1);
}

#[test]
fn the_colossus_gives_six_spaces_to_all_caravans_together() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Colossus, "11a").focus(0, Focus::Currency, 5).no_barbarians();
    scene.resolves(0, FocusType::Economy);
    // 4 steps of its own and 4 of the six; two are left for the other caravan.
    let far = economy::Journey::of(
        match scene.frame() {
            Frame::Caravans { card, .. } => card,
            other => panic!("{other:?}"),
        },
        0,
    )
    .unwrap();
    assert_eq!(economy::steps_left(scene.table(), Seat(0), far, 0), 10);
    scene.plays(0, moves(0, "1i"));
    let used = scene.table().turn.steps[0];
    assert!(used > 4, "{used}");
    assert_eq!(economy::steps_left(scene.table(), Seat(0), far, 1), 4 + 6 - (used - 4));
}

#[test]
fn kumasi_does_not_ease_the_way_of_caravans() {
    let mut scene = scene_b(4);
    // On side B 7h is a forest beside the grassland 7g.
    scene.envoy(0, CityState::Kumasi).caravan(0, 0, "7g").focus(0, Focus::ForeignTrade, 2);
    scene.resolves(0, FocusType::Economy).refuses(0, moves(0, "7h"), "ND-11.5");
}
