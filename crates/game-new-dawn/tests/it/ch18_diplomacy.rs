//! Chapters 18 to 21: city-states, diplomacy cards, trade tokens, world wonders.

use engine::Seat;
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{
    Barbarian, CityState, Focus, FocusType, Leader, Natural, Pact, Resource, Terrain, Wonder,
};
use game_new_dawn::frame::Frame;
use game_new_dawn::rules::{combat, control, diplomacy, maturity, trade};
use game_new_dawn::state::Foe;
use game_new_dawn::{Action, Event, Token};

use crate::scene::{
    Scene, at, attack, builds, moves, names, place, placed, put_on, resolve, scene, scene_b, slot, spend,
};

#[test]
fn nd_18_1_city_states_stand_on_grassland_and_defend_with_8() {
    for scene in [scene(4), scene_b(4)] {
        assert_eq!(scene.table().map.city_states().count(), 4);
        for (state, space) in scene.table().map.city_states() {
            assert_eq!(scene.table().map.terrain_of(space), Terrain::Grassland);
            let foe = combat::foe_at(scene.table(), Seat(0), space);
            assert_eq!(foe, Some(Foe::CityState(state)), "neutral to all");
            assert_eq!(combat::total(&combat::defense(scene.table(), Seat(0), space, foe.unwrap())), 8);
        }
    }
}

#[test]
fn nd_18_2_two_cards_of_each() {
    let mut scene = scene(3);
    assert!(scene.table().envoy_available(CityState::Geneva));
    scene.envoy(0, CityState::Geneva);
    assert!(scene.table().envoy_available(CityState::Geneva));
    scene.envoy(1, CityState::Geneva);
    assert!(!scene.table().envoy_available(CityState::Geneva));
}

#[test]
fn nd_18_3_a_caravan_earns_two_tokens_and_a_card_which_is_never_taken_from_another() {
    let mut scene = scene(3);
    scene.envoy(1, CityState::Geneva).envoy(2, CityState::Geneva).caravan(0, 0, "3c");
    scene.focus(0, Focus::ForeignTrade, 2).resolves(0, FocusType::Economy).plays(0, moves(0, "14d"));
    scene.shows("0: envoys , trade 0 2 0 0 0").shows("1: envoys geneva").shows("2: envoys geneva");
    let mut scene = crate::scene::scene(3);
    scene.envoy(1, CityState::Geneva).caravan(0, 0, "3c").focus(0, Focus::ForeignTrade, 2);
    scene.resolves(0, FocusType::Economy).plays(0, moves(0, "14d"));
    scene.plays(0, Action::TakeEnvoy(CityState::Geneva)).shows("0: envoys geneva");
}

#[test]
fn nd_18_5_a_city_states_token_does_not_count_towards_three() {
    let mut scene = scene(2);
    // Geneva is science.
    scene.city(0, "14d").trade(0, FocusType::Science, 3).resolves(0, FocusType::Science);
    let held = *scene.player(0).row.at(slot(1));
    assert!(held.city_states.contains(CityState::Geneva) && held.trade == 3);
    scene.plays(0, Action::Spend(Token::CityState(CityState::Geneva)));
    (0..3).for_each(|_| {
        scene.plays(0, spend(1));
    });
    scene.plays(0, Action::Advance).shows("0: tech 5");
}

#[test]
fn nd_18_6_a_conquered_city_states_token_lies_on_the_card_of_its_type() {
    let mut scene = scene(2);
    scene.envoy(0, CityState::Geneva).envoy(1, CityState::Geneva).control(0, "3c").focus(0, Focus::Flight, 5);
    scene.rolls(&[[6, 1]]).turn(0).resolves(0, FocusType::Military).plays(0, attack("14d"));
    scene.shows("0: city 11a 14d, cities 6, envoys ").shows("1: envoys ");
    let science = scene.player(0).row.of_kind(FocusType::Science).iter().next().unwrap();
    assert!(scene.player(0).row.at(science).city_states.contains(CityState::Geneva));
    assert!(!scene.table().envoy_available(CityState::Geneva), "the cards are set aside");
}

#[test]
fn nd_18_7_the_token_is_a_trade_token_once_a_turn() {
    let mut scene = scene(2);
    let geneva = Action::Spend(Token::CityState(CityState::Geneva));
    scene.city(0, "14d").resolves(0, FocusType::Science).plays(0, geneva).refuses(0, geneva, "ND-18.7");
    scene.plays(0, Action::Advance).shows("0: tech 2");
    scene.turn(0).resolves(0, FocusType::Science).plays(0, geneva).plays(0, Action::Advance);
    scene.shows("0: tech 4");
    // Only for the card it lies on.
    let mut scene = crate::scene::scene(2);
    scene.city(0, "14d").resolves(0, FocusType::Economy).refuses(0, geneva, "ND-18.7");
}

#[test]
fn nd_18_8_conquer_or_liberate() {
    let start = || {
        let mut scene = scene(2);
        scene.city(1, "14d").control(0, "3c").focus(0, Focus::Flight, 5).rolls(&[[6, 1]]);
        scene.resolves(0, FocusType::Military).plays(0, attack("14d"));
        scene
    };
    let mut conquers = start();
    conquers.plays(0, Action::Conquer).shows("0: city 11a 14d").shows("1: city 7a");
    conquers.told(|event| matches!(event, Event::Conquered { piece: Piece::City, .. }));
    let science = conquers.player(0).row.of_kind(FocusType::Science).iter().next().unwrap();
    assert!(conquers.player(0).row.at(science).city_states.contains(CityState::Geneva));
    assert!(conquers.player(1).row.0.iter().all(|held| held.city_states.is_empty()));
    let mut liberates = start();
    liberates.plays(0, Action::Liberate).shows("0: city 11a, envoys geneva, cities 7");
    assert!(liberates.table().is_free(CityState::Geneva));
    assert!(liberates.player(1).row.0.iter().all(|held| held.city_states.is_empty()));
}

#[test]
fn nd_19_1_own_cards_are_of_no_use() {
    let mut scene = scene(2);
    scene.control(1, "3e");
    // At home they give nothing; and nobody can take an own card.
    scene.wonder(Wonder::PotalaPalace, "11a");
    scene.state.table.frames.push(Frame::Envoys { left: 3 });
    scene.refuses(0, Action::TakePact(Seat(0), Pact::JointWar), "ND-19.1");
    scene.refuses(0, Action::TakePact(Seat(7), Pact::JointWar), "ND-19.1");
}

#[test]
fn nd_19_2_one_card_of_each_city_state_and_player() {
    let mut scene = scene(3);
    scene.pact(0, 1, Pact::JointWar).pact(0, 2, Pact::JointWar).envoy(0, CityState::Geneva);
    assert_eq!(diplomacy::limit(scene.table(), Seat(0)), 1);
    assert_eq!(scene.state.validate(), Ok(()));
    // Another one of the same player replaces it.
    scene.caravan(0, 0, "7b").resolves(0, FocusType::Economy).plays(0, moves(0, "7a"));
    scene.plays(0, put_on(1)).plays(0, put_on(1)).plays(0, Action::TakePact(Seat(1), Pact::Embassy));
    assert_eq!(scene.table().pacts_held(Seat(0), Seat(1)).count(), 1);
}

#[test]
fn nd_19_3_a_card_held_by_a_third_player_cannot_be_taken() {
    let mut scene = scene(3);
    scene
        .pact(2, 1, Pact::JointWar)
        .caravan(0, 0, "7b")
        .resolves(0, FocusType::Economy)
        .plays(0, moves(0, "7a"));
    scene.plays(0, put_on(1)).plays(0, put_on(1));
    scene.refuses(0, Action::TakePact(Seat(1), Pact::JointWar), "ND-19.3");
    assert_eq!(scene.legal(0).len(), 4, "three cards, or none");
}

#[test]
fn nd_19_4_nd_r77_diplomacy_cards_lie_open() {
    use engine::{Game, Viewer};
    let mut scene = scene(3);
    scene.pact(0, 1, Pact::JointWar).envoy(2, CityState::Geneva);
    for viewer in Viewer::all(3) {
        let view = scene.state.view(viewer);
        assert!(view.table.has_pact(Seat(0), Seat(1), Pact::JointWar));
        assert!(view.table.has_envoy(Seat(2), CityState::Geneva));
        assert_eq!(view.table, scene.state.table, "all is open but chance and the wonder stacks");
    }
}

#[test]
fn nd_20_1_where_trade_tokens_come_from() {
    // Caravans, events, barbarians and capitals are tested in their chapters; here a card: Mathematics.
    let mut scene = scene(2);
    scene.focus(0, Focus::Mathematics, 1).resolves(0, FocusType::Science).plays(0, put_on(4));
    scene.shows("0: trade 0 0 0 1 0");
}

#[test]
fn nd_20_2_what_a_token_gives_depends_on_the_card() {
    // Culture, science, economy, industry, military: each in its own way, and any number of them.
    let mut culture = scene(2);
    culture.trade(0, FocusType::Culture, 1).resolves(0, FocusType::Culture);
    culture.plays(0, place("11c")).plays(0, place("11d")).plays(0, spend(4)).plays(0, place("11g"));
    culture.shows("0: control 28");
    let mut science = scene(2);
    science.trade(0, FocusType::Science, 2).resolves(0, FocusType::Science);
    science.plays(0, spend(1)).plays(0, spend(1)).plays(0, Action::Advance).shows("0: tech 3");
    let mut economy = scene(2);
    economy.trade(0, FocusType::Economy, 1).focus(0, Focus::ForeignTrade, 5).no_barbarians();
    economy.resolves(0, FocusType::Economy).plays(0, spend(5)).plays(0, moves(0, "4g"));
    economy.shows("0: caravans 4g unused unused");
    let mut industry = scene(2);
    industry.trade(0, FocusType::Industry, 2).face_up(Wonder::Petra).resolves(0, FocusType::Industry);
    industry.plays(0, Action::BuildWonder(Wonder::Petra)).shows("0: wonders petra");
    let mut military = scene(2);
    military
        .trade(0, FocusType::Military, 1)
        .control(1, "11c")
        .rolls(&[[1, 3]])
        .resolves(0, FocusType::Military);
    military.plays(0, attack("11c")).plays(0, spend(3)).shows("0: tokens 11c");
}

#[test]
fn nd_20_3_a_spent_token_is_gone() {
    let mut scene = scene(2);
    scene.trade(0, FocusType::Science, 1).resolves(0, FocusType::Science).plays(0, spend(1));
    scene.refuses(0, spend(1), "ND-20.2").shows("0: trade 0 0 0 0 0");
}

#[test]
fn nd_20_4_nd_r94_at_most_three_on_a_card_and_none_on_a_full_one() {
    let mut scene = scene(2);
    trade::add(&mut scene.state.table, Seat(0), slot(2), 5, &mut ());
    scene.shows("0: trade 0 3 0 0 0");
    scene.focus(0, Focus::Mathematics, 1).resolves(0, FocusType::Science).refuses(0, put_on(2), "ND-20.4");
}

#[test]
fn nd_21_1_a_wonder_belongs_to_the_stack_of_its_type() {
    for facts in &game_new_dawn::cards::data().wonders {
        assert_eq!((facts.id.kind(), facts.id.age()), (facts.kind, facts.age));
        assert!(facts.kind.stack().is_some());
    }
}

#[test]
fn nd_21_2_a_wonder_works_for_whoever_controls_its_space() {
    let mut scene = scene(2);
    scene
        .wonder(Wonder::MachuPicchu, "11h")
        .shows("0: wonders ")
        .control(0, "11h")
        .shows("0: wonders machu_picchu");
    assert_eq!(game_new_dawn::turn::strength(scene.table(), Seat(0), slot(1)), 3);
    scene.control(1, "11h").shows("0: wonders ").shows("1: wonders machu_picchu");
    assert_eq!(game_new_dawn::turn::strength(scene.table(), Seat(0), slot(1)), 1);
}

#[test]
fn nd_21_3_an_attack_takes_a_wonder() {
    let mut scene = scene(2);
    scene.city(1, "11h").wonder(Wonder::Oracle, "11h").focus(0, Focus::Flight, 5).rolls(&[[6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("11h")).shows("0: wonders oracle");
}

#[test]
fn nd_21_4_an_unclaimed_wonder_waits_for_a_city_or_a_token() {
    let mut scene = scene(2);
    scene.city(1, "11h").wonder(Wonder::Oracle, "11h").no_barbarians().barbarian(Barbarian::G, "11i");
    scene.dial(2).die(&[1]).turn(1).ends_the_round().shows("1: wonders , city 7a");
    assert_eq!(scene.table().built[Wonder::Oracle as usize], Some(at("11h")));
    scene.no_barbarians().city(0, "11j").turn(0).resolves(0, FocusType::Culture).plays(0, place("11h"));
    scene.shows("0: wonders oracle");
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::Oracle, "11h").focus(0, Focus::Pottery, 2).resolves(0, FocusType::Industry);
    scene.plays(0, builds("11h")).shows("0: wonders oracle");
}

#[test]
fn nd_r11_a_natural_wonder_space_stays_difficult_without_its_token() {
    let mut scene = scene(2);
    scene.city(0, "4c").control(1, "4a");
    control::vacate(&mut scene.state.table, at("4a"), &mut ());
    scene.focus(0, Focus::EarlyEmpire, 4).resolves(0, FocusType::Culture).refuses(0, place("4a"), "ND-9.2");
}

#[test]
fn nd_r12_nd_r79_what_belongs_to_a_space_follows_its_controller() {
    let mut scene = scene(2);
    scene.control(0, "4a").shows("0: naturals grand_mesa");
    // A city over the own token does not lose it.
    scene.city(0, "4a").shows("0: naturals grand_mesa, tokens , control 31");
    scene.city(1, "4a").shows("0: naturals ").shows("1: naturals grand_mesa");
    control::vacate(&mut scene.state.table, at("4a"), &mut ());
    scene.shows("1: naturals ");
    assert!(scene.table().free_naturals().contains(at("4a")));
    // A city-state's token changes rows.
    scene.city(0, "15a").city(1, "15a");
    let holds = |scene: &Scene, seat: u8| {
        scene.player(seat).row.0.iter().any(|held| held.city_states.contains(CityState::BuenosAires))
    };
    assert!(!holds(&scene, 0) && holds(&scene, 1));
    control::vacate(&mut scene.state.table, at("15a"), &mut ());
    assert!(!holds(&scene, 1) && scene.table().envoy_available(CityState::BuenosAires));
}

#[test]
fn nd_r13_a_token_taken_back_returns_the_natural_wonder_but_no_resource() {
    let mut scene = scene(2);
    scene.control(0, "4a 11f").unused_control(0, 0).resolves(0, FocusType::Culture);
    scene.plays(0, Action::TakeBack(at("4a"))).plays(0, place("11c")).shows("0: naturals ");
    scene.plays(0, Action::TakeBack(at("11f"))).plays(0, place("11d"));
    assert_eq!(scene.player(0).resources[Resource::Diamond as usize], 1 + extra_diamonds(&scene));
    assert!(!scene.table().deposits.contains(at("11f")));
}

/// Diamonds that the spread tokens collected.
fn extra_diamonds(scene: &Scene) -> u8 {
    let taken = scene.table().map.resource(Resource::Diamond).without(scene.table().deposits);
    taken.len() as u8 - 1
}

#[test]
fn nd_r44_only_control_tokens_count_for_maturity() {
    let mut scene = scene(2);
    scene.control(1, "7b").control(0, "7c").pact(1, 0, Pact::OpenBorders);
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "7a");
    scene.city(0, "7c");
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "");
    // The Opera House counts the tokens of all rivals.
    let mut scene = crate::scene::scene(3);
    scene.control(0, "7c").control(2, "7b").wonder(Wonder::SydneyOperaHouse, "7a");
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "7a");
    // Without either they do not.
    let mut scene = crate::scene::scene(3);
    scene.control(0, "7c").control(2, "7b");
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "");
}

#[test]
fn nd_r55_great_zimbabwe_stores_four_tokens_for_the_start_of_the_turn() {
    let mut scene = scene(2);
    scene.wonder(Wonder::GreatZimbabwe, "11a").turn(0).focus(0, Focus::Mathematics, 3);
    scene.resolves(0, FocusType::Science).plays(0, Action::Store);
    assert_eq!(scene.table().zimbabwe, 1);
    scene.state.table.zimbabwe = 4;
    scene.turn(0).resolves(0, FocusType::Science).refuses(0, Action::Store, "ND-R55");
    // Its tokens go to the cards at the start of the turn, not otherwise.
    scene.turn(0).trade(0, FocusType::Culture, 2);
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.plays(0, Action::Withdraw(culture)).refuses(0, Action::Withdraw(culture), "ND-20.4");
    scene.resolves(0, FocusType::Culture).refuses(0, Action::Withdraw(slot(1)), "ND-R06");
    assert_eq!(scene.table().zimbabwe, 3);
    // Where every card is full it is the only place, and nothing is asked.
    let mut full = crate::scene::scene(2);
    full.wonder(Wonder::GreatZimbabwe, "11a").dial(3).control(0, "11b 11c 11d 11e 11f 11g");
    for kind in FocusType::ALL {
        full.trade(0, *kind, 3);
    }
    full.turn(1).ends_the_round().next_turn(0);
    assert_eq!(full.table().zimbabwe, 1);
    // They are lost with the wonder.
    scene.city(1, "11h");
    let mut lost = scene.clone();
    lost.state.table.built[Wonder::GreatZimbabwe as usize] = Some(at("11c"));
    lost.control(0, "11c").control(1, "11c");
    assert_eq!(lost.table().zimbabwe, 0);
}

#[test]
fn nd_r57_potala_palace_lifts_the_limit_and_losing_it_lowers_it_again() {
    let mut scene = scene(3);
    scene.face_up(Wonder::PotalaPalace).focus(0, Focus::Pottery, 5).resource(0, Resource::Mercury, 3);
    scene.pact(2, 1, Pact::JointWar).resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::PotalaPalace));
    scene.refuses(0, Action::TakePact(Seat(1), Pact::JointWar), "ND-19.3");
    scene
        .plays(0, Action::TakePact(Seat(1), Pact::Embassy))
        .plays(0, Action::TakePact(Seat(1), Pact::OpenBorders));
    scene.plays(0, Action::TakePact(Seat(2), Pact::Embassy)).next_turn(1);
    // A visit adds a card without returning one.
    scene.turn(0).caravan(0, 0, "7b").resolves(0, FocusType::Economy).plays(0, moves(0, "7a"));
    scene.plays(0, put_on(1)).plays(0, put_on(1)).plays(0, Action::TakePact(Seat(1), Pact::DefensivePact));
    scene.plays(0, put_on(1)).plays(0, Action::TakeResource(Resource::Oil));
    assert_eq!(scene.table().pacts_held(Seat(0), Seat(1)).count(), 3);
    // An attack on a player returns all of that player's cards.
    let mut attacks = scene.clone();
    attacks
        .turn(0)
        .control(1, "11c")
        .rolls(&[[1, 6]])
        .resolves(0, FocusType::Military)
        .plays(0, attack("11c"));
    assert_eq!(attacks.table().pacts_held(Seat(0), Seat(1)).count(), 0);
    assert_eq!(attacks.table().pacts_held(Seat(0), Seat(2)).count(), 1);
    // Another player's control over the wonder: the surplus goes back, the holder chooses.
    scene.turn(1).city(0, "5i");
    scene.state.table.built[Wonder::PotalaPalace as usize] = Some(at("5i"));
    scene.focus(1, Focus::Flight, 5).rolls(&[[6, 1]]).resolves(1, FocusType::Military).plays(1, attack("5i"));
    scene.waits_for(0).refuses(0, Action::ReturnPact(Seat(2), Pact::Embassy), "ND-R57");
    scene.plays(0, Action::ReturnPact(Seat(1), Pact::Embassy));
    scene.plays(0, Action::ReturnPact(Seat(1), Pact::DefensivePact)).waits_for(1);
    assert!(scene.table().pacts_held(Seat(0), Seat(1)).eq([Pact::OpenBorders]));
}

#[test]
fn nd_r65_geneva_changes_a_card_for_another_of_the_same_player() {
    let mut scene = scene(3);
    scene.envoy(0, CityState::Geneva).pact(0, 1, Pact::JointWar).pact(2, 1, Pact::Embassy).turn(0);
    let change = |owner, give, take| Action::ChangePact { owner: Seat(owner), give, take };
    scene.refuses(0, change(1, Pact::JointWar, Pact::Embassy), "ND-R65");
    scene.refuses(0, change(2, Pact::JointWar, Pact::Embassy), "ND-R65");
    scene.refuses(0, change(1, Pact::JointWar, Pact::JointWar), "ND-R65");
    scene.plays(0, change(1, Pact::JointWar, Pact::OpenBorders)).shows("0: pacts open_borders");
    scene.refuses(0, change(1, Pact::OpenBorders, Pact::JointWar), "ND-R06");
    // With no other card at home it cannot be used.
    let mut scene = crate::scene::scene(4);
    scene.envoy(0, CityState::Geneva).pact(0, 1, Pact::JointWar).pact(2, 1, Pact::Embassy);
    scene
        .pact(2, 1, Pact::OpenBorders)
        .wonder(Wonder::PotalaPalace, "7a")
        .pact(3, 1, Pact::DefensivePact)
        .turn(0);
    assert_eq!(scene.legal(0), [1, 2, 3, 4, 5].map(resolve));
}

#[test]
fn nd_r59_america_puts_natural_wonders_on_cards() {
    let mut scene = scene(2);
    scene.leader(0, Leader::America).city(0, "4c").focus(0, Focus::EarlyEmpire, 5);
    scene.trade(0, FocusType::Science, 3).resolves(0, FocusType::Culture).plays(0, place("4a"));
    assert!(matches!(scene.frame(), Frame::PutNatural { natural: Natural::GrandMesa, .. }));
    let science = scene.player(0).row.of_kind(FocusType::Science).iter().next().unwrap();
    scene.plays(0, Action::PutOn(science)).plays(0, Action::Done).next_turn(1);
    // Beyond the limit of three, once a turn, and then on any card again.
    scene.turn(0).resolves(0, FocusType::Science);
    let mesa = Action::Spend(Token::Natural(Natural::GrandMesa));
    scene.plays(0, mesa).plays(0, put_on(5)).refuses(0, mesa, "ND-R59");
    let held = scene.player(0).row.at(slot(5));
    assert!(held.naturals.contains(Natural::GrandMesa));
    // A rival who takes the space takes it off the card.
    scene.control(1, "4a");
    assert!(scene.player(0).row.0.iter().all(|held| held.naturals.is_empty()));
}

#[test]
fn nd_r75_city_states_block_the_range_of_attacks() {
    let mut scene = scene(2);
    scene
        .control(0, "3c")
        .control(1, "14e 3i 14c")
        .focus(0, Focus::Masonry, 5)
        .resolves(0, FocusType::Military);
    // 14e lies two steps from 3c, behind Geneva.
    scene.refuses(0, attack("14e"), "ND-15.2");
}

#[test]
fn nd_r76_culture_in_slot_1_allows_grassland_only() {
    let mut scene = scene(2);
    scene.focus(0, Focus::EarlyEmpire, 1).resolves(0, FocusType::Culture);
    assert_eq!(scene.targets(0, placed), "11c");
}

#[test]
fn nd_r78_everything_on_a_card_goes_to_the_new_one() {
    let mut scene = scene(2);
    scene.leader(0, Leader::America).city(0, "14d").control(0, "4a").natural_on(
        0,
        Natural::GrandMesa,
        FocusType::Science,
    );
    scene.trade(0, FocusType::Science, 2).focus(0, Focus::Astrology, 3).resolves(0, FocusType::Science);
    scene.plays(0, Action::Advance).plays(0, Action::Learn(Focus::Mathematics, slot(3)));
    let held = scene.player(0).row.0[0];
    assert_eq!((held.card, held.trade), (Focus::Mathematics, 2));
    assert!(held.city_states.contains(CityState::Geneva) && held.naturals.contains(Natural::GrandMesa));
}
