//! Chapter 14: reinforcing.

use engine::Seat;
use game_new_dawn::Action;
use game_new_dawn::cards::{Barbarian, Focus, FocusType};
use game_new_dawn::frame::Resolving;
use game_new_dawn::rules::military;

use crate::ch15_combat::defense_value;
use crate::scene::{Scene, attack, reinforce, scene, slot, spend};

/// Seat 0 fights with this card in this slot.
pub fn war(card: Focus, number: u8) -> Scene {
    let mut scene = scene(2);
    scene.focus(0, card, number);
    scene
}

#[test]
fn nd_14_1_either_reinforce_or_attack_with_levels_one_and_two() {
    for card in [Focus::Masonry, Focus::IronWorking] {
        let mut scene = war(card, 3);
        scene.control(0, "11c 11d").control(1, "3e").rolls(&[[1, 6]]).resolves(0, FocusType::Military);
        let mut reinforces = scene.clone();
        reinforces.plays(0, reinforce("11c")).refuses(0, attack("3e"), "ND-14.1");
        scene.plays(0, attack("3e")).refuses(0, reinforce("11c"), "ND-14.1");
    }
}

#[test]
fn nd_14_2_as_many_tokens_as_the_slot() {
    let mut scene = war(Focus::Masonry, 2);
    scene.control(0, "11b 11c 11d 5b").resolves(0, FocusType::Military);
    scene.refuses(0, reinforce("11a"), "ND-14.2");
    scene.plays(0, reinforce("5b")).refuses(0, reinforce("5b"), "ND-14.2");
    scene.plays(0, reinforce("11c")).next_turn(1).shows("0: reinforced 5b 11c");
    let mut stops = war(Focus::Masonry, 5);
    stops
        .control(0, "11b 11c")
        .resolves(0, FocusType::Military)
        .plays(0, reinforce("11b"))
        .plays(0, Action::Done);
    stops.shows("0: reinforced 11b").next_turn(1);
}

#[test]
fn nd_14_3_a_reinforced_token_throws_a_barbarian_back() {
    let mut scene = scene(2);
    scene.reinforced(0, "11h").no_barbarians().barbarian(Barbarian::G, "11i").dial(2).die(&[1]);
    scene.ends_the_round().shows("0: tokens 11h, reinforced ");
    assert_eq!(scene.lair(Barbarian::G), "11i");
}

#[test]
fn nd_14_4_reinforced_tokens_add_up_in_defense() {
    let mut scene = scene(2);
    scene.reinforced(1, "11c 11d").control(1, "11b");
    // Forest 3 and one reinforced token beside it.
    assert_eq!(defense_value(&scene, "11b"), 4);
    // Hills 2, itself reinforced, and one beside it.
    assert_eq!(defense_value(&scene, "11d"), 4);
    let mut scene = crate::scene::scene(2);
    scene.city(1, "11h").reinforced(1, "11g 11i");
    // Hills doubled, two reinforced tokens beside it.
    assert_eq!(defense_value(&scene, "11h"), 6);
}

#[test]
fn nd_14_5_trade_tokens_do_not_reinforce() {
    let mut scene = war(Focus::Masonry, 1);
    scene.control(0, "11b 11c").trade(0, FocusType::Military, 3).resolves(0, FocusType::Military);
    scene.refuses(0, spend(1), "ND-14.5").plays(0, reinforce("11b")).next_turn(1);
}

#[test]
fn nd_r47_mass_production_reinforces_with_what_the_attacks_left() {
    for attacks in 0..=2u8 {
        let mut scene = war(Focus::MassProduction, 3);
        scene.control(0, "11b 11c 11d 11g").control(1, "3e").rolls(&[[1, 6], [1, 6]]);
        scene.resolves(0, FocusType::Military);
        (0..attacks).for_each(|_| {
            scene.plays(0, attack("3e"));
        });
        let left = 3 - attacks;
        for token in ["11b", "11c", "11d"].iter().take(usize::from(left)) {
            scene.plays(0, reinforce(token));
        }
        scene.next_turn(1);
        assert_eq!(scene.table().board.0[Seat(0)].reinforced.len(), usize::from(left));
    }
    // Slot 1 and two attacks: not below 0; after reinforcing no more attacks.
    let card = Resolving { slot: slot(1), strength: 1, card: Focus::MassProduction };
    assert_eq!(military::reinforcements_left(card, 2, 0), 0);
    let mut scene = war(Focus::MassProduction, 3);
    scene.control(0, "11b 11c").control(1, "3e").resolves(0, FocusType::Military);
    scene.plays(0, reinforce("11b")).refuses(0, attack("3e"), "ND-14.1");
}

#[test]
fn nd_r48_flight_reinforces_before_its_attacks() {
    let mut scene = war(Focus::Flight, 2);
    scene.control(0, "11b 11c 11d").control(1, "3e").rolls(&[[6, 1]]).resolves(0, FocusType::Military);
    scene.plays(0, reinforce("11b")).plays(0, attack("3e")).shows("0: tokens 3e 11b 11c 11d");
    scene.refuses(0, reinforce("3e"), "ND-14.1").refuses(0, reinforce("11c"), "ND-14.1");
}
