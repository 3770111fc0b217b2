//! Chapters 22 and 24: tactics, armies and the air force.

use game_through_the_ages::Action;
use game_through_the_ages::cards::{Age, Card, Kind};
use game_through_the_ages::rules::tactics::{armies, sacrifice_worth};

use crate::scene::{Scene, scene};

fn bonus(scene: &Scene, seat: u8) -> u16 {
    armies(scene.board(seat), &scene.board(seat).techs.units()).bonus
}

#[test]
fn tta_22_2_a_tactics_card_serves_its_owner_only() {
    let mut scene = scene(2);
    scene.tactic(0, Card::FightingBand).workers(0, Card::Warriors, 2).workers(1, Card::Warriors, 2);
    assert_eq!((scene.strength(0), scene.strength(1)), (3, 2));
}

#[test]
fn tta_22_3_tta_22_4_as_many_armies_as_possible_by_types() {
    let mut scene = scene(2);
    scene.tactic(0, Card::Phalanx).workers(0, Card::Warriors, 3).workers(0, Card::Swordsmen, 2);
    // 2 infantry and 1 cavalry each; levels do not matter.
    scene.workers(0, Card::Knights, 1);
    assert_eq!(bonus(&scene, 0), 3);
    scene.workers(0, Card::Knights, 2);
    assert_eq!(bonus(&scene, 0), 6);
    // Each unit belongs to one army: 5 infantry are two pairs.
    scene.workers(0, Card::Knights, 9);
    assert_eq!(bonus(&scene, 0), 6);
}

#[test]
fn tta_22_5_tta_22_7_obsolete_units_lower_the_bonus_of_their_army() {
    let mut scene = scene(2);
    // Defensive Army: 2 infantry, 1 artillery; Age II, so Age A units are obsolete.
    scene.tactic(0, Card::DefensiveArmy).workers(0, Card::Warriors, 2).workers(0, Card::Swordsmen, 2);
    scene.workers(0, Card::Cannon, 2);
    // Put together for the highest total: one army of swordsmen, one of warriors.
    assert_eq!(bonus(&scene, 0), 6 + 3);
    scene.workers(0, Card::Warriors, 0).workers(0, Card::Riflemen, 2);
    assert_eq!(bonus(&scene, 0), 6 + 6);
    scene.workers(0, Card::Riflemen, 0).workers(0, Card::Warriors, 1).workers(0, Card::Swordsmen, 1);
    assert_eq!(bonus(&scene, 0), 3);
}

#[test]
fn tta_22_6_cards_with_one_bonus_know_no_obsolete_units() {
    for (card, units) in [
        (Card::Legion, vec![(Card::Warriors, 3)]),
        (Card::Fortifications, vec![(Card::Cannon, 2)]),
        (Card::MobileArtillery, vec![(Card::Knights, 1), (Card::Cannon, 1)]),
    ] {
        let Kind::Tactic(tactic) = card.kind() else { panic!("a tactics card") };
        assert_eq!(tactic.obsolete_bonus, None);
        let mut scene = scene(2);
        scene.tactic(0, card).workers(0, Card::Warriors, 0);
        for (unit, count) in units {
            scene.workers(0, unit, count);
        }
        assert_eq!(bonus(&scene, 0), u16::from(tactic.bonus));
    }
}

#[test]
fn tta_22_8_tta_22_9_sacrificed_armies_add_their_bonus_once_more() {
    let mut scene = scene(2);
    scene.tactic(0, Card::Entrenchments).workers(0, Card::Warriors, 0).workers(0, Card::Swordsmen, 1);
    scene.workers(0, Card::Cannon, 2).workers(0, Card::AirForces, 1);
    let mut units = scene.board(0).techs.units();
    // Swordsmen 2, cannon 6, air force 5; the army is obsolete (5) and doubled by the air force.
    assert_eq!(sacrifice_worth(scene.board(0), &units), 2 + 6 + 5 + 10);
    // Without one cannon there is no army.
    units[2][2] = 1;
    assert_eq!(sacrifice_worth(scene.board(0), &units), 2 + 3 + 5);
}

#[test]
fn tta_22_10_bonuses_of_the_civilization_are_not_sacrificed() {
    let mut scene = scene(2);
    scene.leader(0, Card::AlexanderTheGreat).workers(0, Card::Knights, 2);
    let units = scene.board(0).techs.units();
    assert_eq!((scene.strength(0), sacrifice_worth(scene.board(0), &units)), (8, 5));
    scene.leader(0, Card::GenghisKhan);
    assert_eq!((scene.strength(0), sacrifice_worth(scene.board(0), &units)), (7, 7));
}

#[test]
fn tta_22_11_a_tactics_card_in_play_stays_one_in_hand_does_not() {
    let mut scene = scene(2);
    scene.tactic(0, Card::Legion).military(0, &[Card::Phalanx, Card::Conquistadors]).age(Age::Ii);
    scene.civil_deck(&[Card::Coal]).actions(0, 4, 0).plays(0, Action::EndTurn);
    assert_eq!((scene.board(0).tactic, scene.secret(0)), (Some(Card::Legion), vec![Card::Conquistadors]));
}

#[test]
fn tta_22_12_genghis_khan_forms_no_armies() {
    let mut scene = scene(2);
    scene.tactic(0, Card::LightCavalry).workers(0, Card::Knights, 2).leader(0, Card::GenghisKhan);
    assert_eq!(bonus(&scene, 0), 0);
    // The card may be kept, and another one played.
    scene.military(0, &[Card::HeavyCavalry]).plays(0, Action::PlayTactic(Card::HeavyCavalry));
    scene.workers(0, Card::Knights, 3);
    assert_eq!((bonus(&scene, 0), scene.strength(0)), (0, 1 + 9));
}

#[test]
fn tta_24_1_tta_24_4_an_air_force_is_a_unit() {
    let mut scene = scene(2);
    scene.workers(0, Card::AirForces, 0).resources(0, 7).plays(0, crate::scene::build(Card::AirForces));
    assert_eq!((scene.strength(0), scene.left(0)), (6, (4, 1)));
    scene.plays(0, Action::Disband(crate::scene::tech(Card::AirForces)));
    assert_eq!(scene.strength(0), 1);
    // Beyond the number of armies it adds only its own strength.
    scene.workers(0, Card::Warriors, 2).tactic(0, Card::FightingBand).workers(0, Card::AirForces, 3);
    assert_eq!(scene.strength(0), 2 + 15 + 2);
}

#[test]
fn tta_24_2_tta_24_3_tta_24_5_one_air_force_doubles_the_best_army() {
    let mut scene = scene(2);
    scene.tactic(0, Card::DefensiveArmy).workers(0, Card::Warriors, 2).workers(0, Card::Swordsmen, 2);
    scene.workers(0, Card::Cannon, 2);
    for (air, total) in [(0, 9), (1, 15), (2, 18), (3, 18)] {
        scene.workers(0, Card::AirForces, air);
        assert_eq!(bonus(&scene, 0), total);
    }
    // No tactics card demands one.
    let needs = |card: &&Card| matches!(card.kind(), Kind::Tactic(_));
    assert_eq!(Card::ALL.iter().filter(needs).count(), 16);
}

#[test]
fn tta_28_4_napoleon_counts_the_best_army_twice() {
    let mut scene = scene(2);
    scene.leader(0, Card::NapoleonBonaparte).tactic(0, Card::DefensiveArmy);
    assert_eq!(scene.strength(0), 1);
    scene.workers(0, Card::Warriors, 2).workers(0, Card::Swordsmen, 2).workers(0, Card::Cannon, 2);
    // Units 2 + 4 + 6, armies 6 + 3, the best once more.
    assert_eq!(scene.strength(0), 12 + 9 + 6);
    scene.workers(0, Card::AirForces, 1);
    assert_eq!(scene.strength(0), 12 + 5 + 15 + 12);
    // It belongs to the civilization.
    let units = scene.board(0).techs.units();
    assert_eq!(sacrifice_worth(scene.board(0), &units), 12 + 5 + 15);
}
