//! Chapter 15: the values of attacker and defender, and what both may spend.

use engine::Seat;
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{Barbarian, CityState, Focus, FocusType, Leader, Natural, Pact, Resource, Wonder};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::rules::combat::{self, Source};
use game_new_dawn::state::Foe;
use game_new_dawn::{Action, Event, Token};

use crate::ch14_reinforcing::war;
use crate::scene::{Scene, at, attack, put_on, scene, scene_b, slot, spend, trade_in};

/// The attacker's value without die against what is on a space.
pub fn attack_value(scene: &Scene, card: Focus, number: u8, target: &str) -> u8 {
    let card = Resolving { slot: slot(number), strength: number, card };
    let foe = combat::foe_at(scene.table(), Seat(0), at(target)).expect("something to attack");
    combat::total(&combat::attack(scene.table(), Seat(0), card, at(target), foe))
}

/// The defender's value without die.
pub fn defense_value(scene: &Scene, target: &str) -> u8 {
    let foe = combat::foe_at(scene.table(), Seat(0), at(target)).expect("something to attack");
    combat::total(&combat::defense(scene.table(), Seat(0), at(target), foe))
}

#[test]
fn nd_15_6_die_slot_card_and_bonuses_make_the_attack() {
    let mut scene = scene(2);
    scene.control(1, "3e");
    let of = |card, number| attack_value(&scene, card, number, "3e");
    assert_eq!([of(Focus::Masonry, 4), of(Focus::IronWorking, 4)], [4, 5]);
    assert_eq!([of(Focus::MassProduction, 4), of(Focus::Flight, 4)], [6, 7]);
    scene.wonder(Wonder::TerracottaArmy, "11a").wonder(Wonder::Alhambra, "11a");
    assert_eq!(attack_value(&scene, Focus::Masonry, 4, "3e"), 8);
}

#[test]
fn nd_15_7_city_states_defend_with_8_and_barbarians_with_the_terrain() {
    let mut scene = scene(2);
    assert_eq!(defense_value(&scene, "15a"), 8);
    assert_eq!(defense_value(&scene, "15h"), 3);
    scene.barbarian(Barbarian::I, "15g").barbarian(Barbarian::A, "4a");
    assert_eq!((defense_value(&scene, "15g"), defense_value(&scene, "4a")), (5, 5));
}

#[test]
fn nd_15_8_control_tokens_defend_with_terrain_and_reinforcements() {
    let mut scene = scene(2);
    scene.control(1, "3e");
    assert_eq!(defense_value(&scene, "3e"), 5);
    scene.reinforced(1, "11b 3d");
    assert_eq!(defense_value(&scene, "3e"), 7);
    assert_eq!(defense_value(&scene, "11b"), 4, "3 for the forest, 1 for itself");
    // Reinforced tokens of others do not help.
    scene.reinforced(0, "11i");
    assert_eq!(defense_value(&scene, "11b"), 4);
}

#[test]
fn nd_15_9_a_city_doubles_the_terrain() {
    let mut scene = scene(2);
    scene.city(1, "3e");
    assert_eq!(defense_value(&scene, "3e"), 10);
    assert_eq!(defense_value(&scene, "7a"), 2);
}

#[test]
fn nd_15_10_attacker_then_defender_spend_tokens() {
    let mut scene = war(Focus::Masonry, 3);
    scene.control(1, "3e").trade(0, FocusType::Military, 3).trade(1, FocusType::Military, 2);
    scene.rolls(&[[4, 1]]).resolves(0, FocusType::Military).plays(0, attack("3e"));
    // 7 against 6, but the defender could still spend.
    scene.waits_for(0).refuses(1, Action::Spend(trade_in(1)), "ND-4.1");
    scene.plays(0, spend(3)).plays(0, Action::Done).waits_for(1);
    scene.refuses(1, Action::Spend(trade_in(2)), "ND-20.2");
    scene.plays(1, Action::Spend(trade_in(1))).plays(1, Action::Spend(trade_in(1)));
    // 8 against 8: the defender holds, and is not asked further.
    scene.told(|event| matches!(event, Event::Fought { won: false, attack: 8, defense: 8, .. }));
    scene.shows("1: tokens 3e, trade 0 0 0 0 0");
    assert_eq!(scene.player(0).row.at(slot(3)).trade, 2);
}

#[test]
fn nd_r31_a_city_state_token_helps_the_attacker_once_and_the_defender_never() {
    let mut scene = war(Focus::Masonry, 1);
    scene.city(0, "6e").control(1, "3e 11c").rolls(&[[5, 1], [2, 2]]).resolves(0, FocusType::Military);
    // 6 against 6: the token of Carthage on the military card makes it 7.
    scene.plays(0, attack("3e")).plays(0, Action::Spend(Token::CityState(CityState::Carthage)));
    scene.told(|event| matches!(event, Event::Fought { won: true, attack: 7, .. }));
    // In the second attack of the turn it is used up: 3 against 3.
    scene.plays(0, attack("11c")).told(|event| matches!(event, Event::Fought { won: false, .. }));
    let mut scene = war(Focus::Masonry, 5);
    scene.city(1, "6e").control(1, "3e").rolls(&[[2, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, attack("3e")).told(|event| matches!(event, Event::Fought { won: true, .. }));
}

#[test]
fn nd_r60_japans_wind_lowers_the_defense_of_what_it_attacks() {
    let mut scene = scene(2);
    // 11f is a mountain on the edge, 4d one inland beside water? 4d touches none.
    scene.control(1, "11f 4d 4a").leader(0, Leader::Japan);
    assert_eq!(defense_value(&scene, "11f"), 3);
    assert_eq!(defense_value(&scene, "4d"), 5);
    assert_eq!(defense_value(&scene, "4a"), 5, "a natural wonder has no terrain type");
    scene.leader(0, Leader::Rome);
    assert_eq!(defense_value(&scene, "11f"), 5);
}

#[test]
fn nd_r64_carthage_counts_city_states_and_own_cities_near_the_target() {
    let mut scene = scene(2);
    scene.envoy(0, CityState::Carthage).control(1, "15b");
    // Buenos Aires is beside 15b; no own city within two spaces.
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "15b"), 2);
    scene.city(0, "15i");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "15b"), 3);
    // Not against Carthage itself.
    scene.city(0, "6f");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "6e"), 1);
    // A defending own city counts itself.
    let mut scene = crate::scene::scene(2);
    scene.envoy(1, CityState::Carthage).city(1, "5b");
    assert_eq!(defense_value(&scene, "5b"), 2 + 1);
    // Conquered city-states are no tokens on the map any more.
    let mut scene = crate::scene::scene(2);
    scene.envoy(0, CityState::Carthage).control(1, "15b").city(1, "15a");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "15b"), 1);
}

#[test]
fn nd_r84_nobody_is_asked_for_tokens_that_change_nothing() {
    let start = |dice: [u8; 2], own: u8, other: u8| {
        let mut scene = war(Focus::Masonry, 3);
        scene.control(1, "3e").trade(0, FocusType::Military, own).trade(1, FocusType::Military, other);
        scene.rolls(&[dice]).resolves(0, FocusType::Military).plays(0, attack("3e"));
        scene
    };
    // 9 against 6 and no token on the other side: safe.
    assert!(!matches!(start([6, 1], 3, 0).frame(), Frame::AttackerSpends { .. }));
    // 9 against 6, but three tokens on the other side: not safe.
    assert!(matches!(start([6, 1], 3, 3).frame(), Frame::AttackerSpends { .. }));
    // 4 against 11: hopeless.
    assert!(!matches!(start([1, 6], 3, 0).frame(), Frame::AttackerSpends { .. }));
    // The defender is asked unless the value is high enough, even if it cannot be.
    assert!(matches!(start([6, 1], 0, 1).frame(), Frame::DefenderSpends { .. }));
    assert!(!matches!(start([1, 6], 0, 3).frame(), Frame::DefenderSpends { .. }));
}

/// For America spending a natural wonder token changes something in any case: it goes to another card.
#[test]
fn nd_r84_america_is_asked_in_safe_and_hopeless_attacks_too() {
    for dice in [[6, 1], [1, 6]] {
        let mut scene = war(Focus::Masonry, 5);
        scene.leader(0, Leader::America).control(0, "4a").control(1, "4d");
        scene.natural_on(0, Natural::GrandMesa, FocusType::Military).rolls(&[dice]);
        scene.resolves(0, FocusType::Military).plays(0, attack("4d"));
        assert!(matches!(scene.frame(), Frame::AttackerSpends { .. }), "{dice:?}");
        scene.plays(0, Action::Spend(Token::Natural(Natural::GrandMesa))).plays(0, put_on(1));
        // Once per turn: then nobody is asked again.
        assert!(!matches!(scene.frame(), Frame::AttackerSpends { .. }), "{dice:?}");
        assert!(scene.player(0).row.0.iter().any(|held| held.naturals.contains(Natural::GrandMesa)));
    }
    // In defense as well, although the value is high enough.
    let mut scene = war(Focus::Masonry, 1);
    scene.leader(1, Leader::America).control(1, "4a 3e");
    scene.natural_on(1, Natural::GrandMesa, FocusType::Military).rolls(&[[1, 6]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("3e")).waits_for(1);
    scene.plays(1, Action::Done).told(|event| matches!(event, Event::Fought { won: false, .. }));
}

#[test]
fn nd_r87_america_spends_natural_wonders_in_defense_too() {
    let mut scene = war(Focus::Masonry, 3);
    scene.leader(1, Leader::America).control(1, "4a 3e").natural_on(
        1,
        Natural::GrandMesa,
        FocusType::Military,
    );
    scene.rolls(&[[3, 1]]).resolves(0, FocusType::Military).plays(0, attack("3e"));
    // 6 against 6 already; with 4 the attacker would win.
    scene.waits_for(1).plays(1, Action::Done);
    scene.told(|event| matches!(event, Event::Fought { won: false, .. }));
    scene.rolls(&[[4, 1]]).plays(0, attack("3e")).waits_for(1);
    scene.plays(1, Action::Spend(Token::Natural(Natural::GrandMesa))).plays(1, put_on(5));
    scene.shows("1: tokens 3e 4a");
    assert!(scene.player(1).row.at(slot(5)).naturals.contains(Natural::GrandMesa));
    // For a wonder it fits, it counts as its resource and not as a trade token.
    let mut scene = crate::scene::scene(2);
    scene
        .leader(0, Leader::America)
        .control(0, "4a")
        .focus(0, Focus::Pottery, 5)
        .face_up(Wonder::GreatLighthouse);
    scene.natural_on(0, Natural::GrandMesa, FocusType::Industry).resource(0, Resource::Mercury, 1);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::GreatLighthouse));
    let token = Action::Spend(Token::Natural(Natural::GrandMesa));
    assert!(!scene.legal(0).contains(&token));
    scene.plays(0, Action::PayNatural(Natural::GrandMesa)).plays(0, put_on(1));
}

#[test]
fn combat_bonuses_name_their_source() {
    let mut scene = scene(4);
    scene.leader(0, Leader::Scythia).wonder(Wonder::Pentagon, "11a").wonder(Wonder::BigBen, "11a");
    scene.state.table.built[Wonder::BigBen as usize] = Some(at("12e"));
    scene.city(0, "12e").pact(0, 2, Pact::JointWar).pact(0, 1, Pact::JointWar).caravan(0, 0, "11g");
    scene.control(1, "11h");
    let card = Resolving { slot: slot(2), strength: 2, card: Focus::IronWorking };
    let foe = Foe::Rival(Seat(1), Piece::Control);
    let found = combat::attack(scene.table(), Seat(0), card, at("11h"), foe);
    let of = |source| found.iter().find(|modifier| modifier.source == source).map(|modifier| modifier.amount);
    assert_eq!(of(Source::Slot), Some(2));
    assert_eq!(of(Source::Card(Focus::IronWorking)), Some(1));
    assert_eq!(of(Source::Leader(Leader::Scythia)), Some(3));
    assert_eq!(of(Source::Wonder(Wonder::Pentagon)), Some(2));
    assert_eq!(of(Source::Wonder(Wonder::BigBen)), Some(2));
    assert_eq!(of(Source::Pact(Seat(2), Pact::JointWar)), Some(2));
    assert_eq!(of(Source::Pact(Seat(1), Pact::JointWar)), None, "not against its owner");
    assert_eq!(found.len(), 6);
}

#[test]
fn bonuses_of_the_defender() {
    let mut scene = scene(4);
    scene.city(1, "11h").leader(1, Leader::Scythia).pact(1, 2, Pact::DefensivePact).pact(
        1,
        0,
        Pact::DefensivePact,
    );
    scene.wonder(Wonder::RuhrValley, "11h").caravan(1, 0, "11g").caravan(1, 1, "11i");
    // Hills doubled 4, Scythia 3, the pact of seat 2, Ruhr 5.
    assert_eq!(defense_value(&scene, "11h"), 4 + 3 + 2 + 5);
    scene.wonder(Wonder::BigBen, "9a");
    assert_eq!(defense_value(&scene, "11h"), 4 + 3 + 2 + 5 + 4);
}

#[test]
fn the_kremlin_needs_more_reinforced_tokens_than_the_rival() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Kremlin, "11a").control(1, "3e").reinforced(0, "11c");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "3e"), 5);
    scene.reinforced(1, "5b");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "3e"), 1);
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "15h"), 1, "a barbarian is no rival");
}

#[test]
fn kabul_helps_against_cities_and_other_city_states() {
    let mut scene = scene_b(4);
    scene.envoy(0, CityState::Kabul).city(1, "11h").control(1, "11c");
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "11h"), 4);
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "11c"), 1);
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "6e"), 4);
    assert_eq!(attack_value(&scene, Focus::Masonry, 1, "15j"), 1, "not against Kabul");
}

#[test]
fn iron_working_is_better_against_barbarians() {
    let scene = scene(2);
    assert_eq!(attack_value(&scene, Focus::IronWorking, 2, "15h"), 5);
    assert_eq!(attack_value(&scene, Focus::IronWorking, 2, "15a"), 3);
}
