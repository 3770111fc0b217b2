//! Chapters 16 to 18: colonization, aggressions, pacts.

use engine::{Seat, Seats};
use game_through_the_ages::board::Good;
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::options::Options;
use game_through_the_ages::rules::{colonies, goods, rates};
use game_through_the_ages::task::{Side, Task};
use game_through_the_ages::{Action, Event};

use crate::scene::{Scene, aggression, full, offer, sacrifice, scene, scene_with, tech, war};

/// Attack and defense of the last fight.
fn fought(scene: &Scene) -> (u8, u8) {
    let last = scene.events.iter().rev().find_map(|event| match event {
        Event::Fought { attack, defense, .. } => Some((*attack, *defense)),
        _ => None,
    });
    last.expect("there was a fight")
}

#[test]
fn tta_16_1_bids_go_clockwise_and_rise() {
    let mut scene = scene(4);
    for seat in 0..4 {
        scene.workers(seat, Card::Warriors, 5);
    }
    scene.happens(Card::WealthyTerritoryI).plays(0, Action::Bid(1)).refuses(1, Action::Bid(1), "TTA-16.1");
    scene.plays(1, Action::Pass).plays(2, Action::Bid(3)).plays(3, Action::Pass);
    // Seat 1 is out; it goes on between 0 and 2.
    assert_eq!(scene.deciding(), Seats::one(Seat(0)));
    scene.plays(0, Action::Bid(4)).plays(2, Action::Pass);
    assert!(matches!(scene.asks(), Some(Task::PayColony { seat: Seat(0), bid: 4, .. })));
}

#[test]
fn tta_16_2_without_a_bid_the_territory_is_gone() {
    let mut scene = scene(3);
    scene.happens(Card::WealthyTerritoryI);
    for seat in 0..3 {
        scene.plays(seat, Action::Pass);
    }
    assert!(scene.asks().is_none());
    assert_eq!(scene.state.table.past.last(), Some(&Card::WealthyTerritoryI));
}

#[test]
fn tta_16_3_a_bid_is_at_least_one() {
    let mut scene = scene(2);
    scene.happens(Card::WealthyTerritoryI).refuses(0, Action::Bid(0), "TTA-16.1").plays(0, Action::Bid(1));
}

#[test]
fn tta_16_4_nobody_bids_more_than_they_can_pay() {
    let mut scene = scene(2);
    scene.workers(0, Card::Warriors, 2).special(0, Card::Cartography).happens(Card::WealthyTerritoryI);
    scene.military(0, &[Card::BonusI]);
    // 2 units, 2 for Cartography, 1 for the card.
    assert_eq!(colonies::most(&scene.state, Seat(0)), 5);
    scene.refuses(0, Action::Bid(6), "TTA-16.4").plays(0, Action::Bid(5));
}

#[test]
fn tta_16_5_tta_16_7_at_least_one_unit_is_sacrificed() {
    let mut scene = scene(2);
    scene
        .special(0, Card::Cartography)
        .happens(Card::WealthyTerritoryI)
        .military(0, &[Card::BonusI, Card::SpyIi]);
    scene
        .plays(0, Action::Bid(2))
        .refuses(0, Action::Done, "TTA-16.5")
        .plays(0, Action::UseBonus(Card::BonusI));
    scene.refuses(0, Action::Done, "TTA-16.5").refuses(0, Action::UseBonus(Card::SpyIi), "TTA-13.3");
    scene.plays(0, sacrifice(Card::Warriors)).plays(0, Action::Done);
    assert_eq!((scene.on(0, Card::Warriors), scene.board(0).yellow), (0, 19));
    assert_eq!(scene.state.piles.discard.last().map(|secret| secret.card), Some(Card::BonusI));
}

#[test]
fn tta_16_6_the_payment_reaches_the_bid_and_more_is_lost() {
    let mut scene = scene(2);
    scene.workers(0, Card::Warriors, 2).workers(0, Card::Knights, 2).tactic(0, Card::MedievalArmy);
    scene.wonder(0, Card::Colossus).leader(0, Card::JamesCook).happens(Card::WealthyTerritoryI);
    scene.military(0, &[Card::BonusI]).plays(0, Action::Bid(5)).plays(0, sacrifice(Card::Warriors));
    // 1 for the unit, 1 for the Colossus.
    scene.refuses(0, Action::Done, "TTA-16.6").plays(0, sacrifice(Card::Knights));
    // With Knights 2 more and an army of 2: 6. A card with Cook would add 2.
    assert_eq!(colonies::force(scene.board(0), 0), 6);
    assert_eq!(colonies::card_worth(scene.board(0), Card::BonusI), 2);
    scene.plays(0, Action::Done);
    assert_eq!(*scene.board(0).colonies, [Card::WealthyTerritoryI]);
    assert_eq!(scene.secret(0), [Card::BonusI]);
}

#[test]
fn tta_16_8_tta_28_13_bonuses_of_the_civilization_do_not_colonize() {
    let mut scene = scene(2);
    scene.leader(0, Card::AlexanderTheGreat).wonder(0, Card::GreatWall).special(0, Card::Warfare);
    assert_eq!(scene.strength(0), 1 + 1 + 1 + 1);
    scene.happens(Card::WealthyTerritoryI);
    assert_eq!(colonies::most(&scene.state, Seat(0)), 1);
    // Genghis Khan's bonus belongs to each unit.
    let mut other = crate::scene::scene(2);
    other.leader(0, Card::GenghisKhan).workers(0, Card::Knights, 1).workers(0, Card::Warriors, 0);
    other.happens(Card::WealthyTerritoryI);
    assert_eq!((other.strength(0), colonies::most(&other.state, Seat(0))), (3, 3));
}

#[test]
fn tta_16_9_tta_16_10_tta_16_11_permanent_effects_come_before_the_immediate_ones() {
    let mut scene = scene(2);
    // The yellow bank is empty: the colony's tokens come first, then people from them.
    scene.yellow(0, 0).unused(0, 8).happens(Card::InhabitedTerritoryIi);
    let (unused, boxed) = (scene.board(0).unused, scene.state.table.yellow_box);
    scene.plays(0, Action::Bid(1)).until_actions(0);
    let board = scene.board(0);
    // 1 for the sacrifice, 3 from the box, 2 to the people.
    assert_eq!((board.yellow, board.unused), (2, unused + 2));
    assert_eq!(scene.state.table.yellow_box, boxed - 3);
    // Other colonies: blue tokens and resources, strength and cards, faces and culture.
    let blue = scene.board(0).blue;
    colonies::settle(&mut scene.state, Seat(0), Card::WealthyTerritoryI, &mut ());
    assert_eq!((scene.board(0).blue, scene.stored(0).1), (blue + 2 - 5, 7));
    scene.military_deck(&[Card::Legion; 9]);
    colonies::settle(&mut scene.state, Seat(0), Card::StrategicTerritoryI, &mut ());
    assert_eq!((scene.strength(0), scene.secret(0).len()), (2, 3));
    colonies::settle(&mut scene.state, Seat(0), Card::HistoricTerritoryIi, &mut ());
    assert_eq!((rates::happy(scene.board(0)), scene.board(0).culture), (2, 11));
}

#[test]
fn tta_16_12_losing_a_colony_takes_only_the_permanent_bonus() {
    let mut scene = scene(2);
    colonies::settle(&mut scene.state, Seat(1), Card::WealthyTerritoryI, &mut ());
    let (stored, blue) = (scene.stored(1), scene.board(1).blue);
    scene.workers(0, Card::Warriors, 3).happens(Card::IndependenceDeclaration);
    assert_eq!((scene.board(1).colonies.len(), scene.stored(1), scene.board(1).blue), (0, stored, blue - 2));
    assert!(scene.state.table.past.contains(&Card::WealthyTerritoryI));
}

#[test]
fn tta_16_13_tta_29_44_missing_tokens_come_from_the_cards() {
    let mut scene = scene(2);
    scene.colony(1, Card::WealthyTerritoryI).blue(1, 1).workers(0, Card::Warriors, 3).site(
        1,
        Card::GreatWall,
        2,
    );
    scene.happens(Card::IndependenceDeclaration);
    // One from the bank, the other from a farm or mine; not from the wonder's stages.
    assert!(matches!(scene.asks(), Some(Task::LoseBlue { seat: Seat(1), count: 1 })));
    let cards = [Card::Agriculture, Card::Bronze].map(|card| Action::GiveUpToken(tech(card)));
    assert_eq!(scene.legal(1), cards);
    scene.plays(1, cards[1]);
    assert_eq!((scene.stored(1), scene.board(1).blue, scene.board(1).stage_tokens()), ((2, 1), 0, 2));
    // Yellow tokens: only those that are there.
    let mut other = crate::scene::scene(2);
    other.colony(1, Card::FertileTerritoryI).yellow(1, 1).unused(1, 9).workers(0, Card::Warriors, 3);
    other.happens(Card::IndependenceDeclaration);
    assert_eq!((other.board(1).yellow, other.board(1).unused), (0, 9));
}

#[test]
fn tta_16_14_colonies_never_become_obsolete() {
    let mut scene = scene(2);
    scene
        .colony(0, Card::StrategicTerritoryI)
        .age(Age::Ii)
        .civil_deck(&[Card::Coal])
        .plays(0, Action::EndTurn);
    assert_eq!((scene.state.table.age, scene.board(0).colonies.len()), (Age::Iii, 1));
}

#[test]
fn tta_16_15_the_last_one_without_a_bid_still_chooses() {
    let mut scene = scene(3);
    scene.happens(Card::WealthyTerritoryI).plays(0, Action::Pass).plays(1, Action::Pass);
    assert_eq!(scene.deciding(), Seats::one(Seat(2)));
    scene.plays(2, Action::Bid(1));
    // Alone after an own bid seat 0 has won: the only unit pays.
    assert_eq!(*scene.board(2).colonies, [Card::WealthyTerritoryI]);
}

#[test]
fn tta_16_16_without_a_unit_nobody_bids() {
    let mut scene = scene(2);
    scene.workers(0, Card::Warriors, 0).special(0, Card::Satellites).military(0, &[Card::BonusIii]);
    scene.happens(Card::WealthyTerritoryI);
    assert_eq!(scene.deciding(), Seats::one(Seat(1)));
    // All units with their armies, all cards and all bonuses together.
    let mut other = crate::scene::scene(2);
    other.workers(0, Card::Warriors, 2).tactic(0, Card::FightingBand).special(0, Card::Navigation);
    other.happens(Card::WealthyTerritoryI).military(0, &[Card::BonusI, Card::BonusIi, Card::Legion]);
    assert_eq!(colonies::most(&other.state, Seat(0)), 2 + 1 + 3 + 1 + 2);
}

#[test]
fn a_player_whose_hand_might_allow_a_bid_is_asked() {
    // What the hand holds is a secret: its owner is asked even if only passing is possible.
    let mut scene = scene(2);
    scene.military(1, &[Card::Legion]).workers(0, Card::Warriors, 3).happens(Card::WealthyTerritoryI);
    scene.plays(0, Action::Bid(2));
    assert_eq!((scene.deciding(), scene.legal(1)), (Seats::one(Seat(1)), vec![Action::Pass]));
    // With an empty hand everybody can see that no bid is possible.
    let mut other = crate::scene::scene(2);
    other.workers(0, Card::Warriors, 3).happens(Card::WealthyTerritoryI).plays(0, Action::Bid(2));
    assert_eq!(other.deciding(), Seats::one(Seat(0)));
}

// Chapter 17.

fn attack(seats: u8, card: Card) -> Scene {
    let mut scene = scene(seats);
    scene.government(0, Card::Communism).workers(0, Card::Warriors, 5).military(0, &[card]).politics();
    scene
}

#[test]
fn tta_17_1_an_aggression_names_an_opponent_and_costs_actions() {
    let mut scene = attack(3, Card::PlunderI);
    scene.plays(0, aggression(Card::PlunderI, 2));
    assert_eq!((scene.left(0).1, scene.secret(0)), (3, vec![]));
    assert_eq!(scene.state.table.battle.map(|battle| battle.defender), Some(Seat(2)));
}

#[test]
fn tta_17_2_tta_17_3_the_attacker_sacrifices_first_and_units_count_twice() {
    let mut scene = attack(2, Card::SpyIi);
    scene.plays(0, aggression(Card::SpyIi, 1)).refuses(1, sacrifice(Card::Warriors), "TTA-17.3");
    scene.plays(0, sacrifice(Card::Warriors)).plays(0, sacrifice(Card::Warriors)).plays(0, Action::Done);
    scene.refuses(0, sacrifice(Card::Warriors), "TTA-17.4").plays(1, Action::Done);
    assert_eq!(fought(&scene), (7, 1));
    assert_eq!((scene.on(0, Card::Warriors), scene.board(0).yellow), (3, 20));
}

#[test]
fn tta_17_4_the_defender_adds_units_and_cards() {
    let mut scene = attack(2, Card::SpyIi);
    scene.military(1, &[Card::BonusI, Card::BonusIi, Card::Legion]).plays(0, aggression(Card::SpyIi, 1));
    scene.plays(0, Action::Done).plays(1, Action::UseBonus(Card::BonusI)).plays(1, sacrifice(Card::Warriors));
    scene.refuses(1, sacrifice(Card::Warriors), "TTA-17.2").refuses(
        1,
        Action::UseBonus(Card::Legion),
        "TTA-13.3",
    );
    scene.plays(1, Action::Done);
    assert_eq!(fought(&scene), (5, 1 + 1 + 2));
    // Churchill's cards count twice.
    let mut other = attack(2, Card::SpyIi);
    other.leader(1, Card::WinstonChurchill).military(1, &[Card::BonusI]).plays(0, aggression(Card::SpyIi, 1));
    other.plays(0, Action::Done).plays(1, Action::UseBonus(Card::BonusI)).plays(1, Action::Done);
    assert_eq!(fought(&other), (5, 1 + 4));
}

#[test]
fn tta_17_5_the_attacker_uses_no_bonus_cards() {
    let mut scene = attack(2, Card::SpyIi);
    scene.military(0, &[Card::SpyIi, Card::BonusIii]).plays(0, aggression(Card::SpyIi, 1));
    scene.refuses(0, Action::UseBonus(Card::BonusIii), "TTA-17.5");
}

#[test]
fn tta_17_6_tta_17_9_equal_strength_means_failure() {
    let mut scene = attack(2, Card::SpyIi);
    scene.workers(1, Card::Warriors, 5).science(1, 4).plays(0, aggression(Card::SpyIi, 1)).until_actions(0);
    assert_eq!((fought(&scene), scene.board(1).science, scene.board(0).science), ((5, 5), 4, 1));
    // What was spent is lost.
    assert_eq!((scene.left(0).1, scene.secret(0)), (4, vec![]));
    assert_eq!(scene.state.piles.gone.last().map(|secret| secret.card), Some(Card::SpyIi));
}

#[test]
fn tta_17_7_totals_may_exceed_sixty() {
    let mut scene = attack(2, Card::SpyIi);
    scene.workers(0, Card::Tanks, 20).plays(0, aggression(Card::SpyIi, 1)).plays(0, sacrifice(Card::Tanks));
    scene.plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!(fought(&scene), (65, 1));
}

#[test]
fn tta_17_8_sacrificed_workers_return_whatever_the_result() {
    let mut scene = attack(2, Card::EnslaveI);
    scene
        .workers(1, Card::Warriors, 2)
        .plays(0, aggression(Card::EnslaveI, 1))
        .plays(0, sacrifice(Card::Warriors));
    scene.plays(0, Action::Done).plays(1, sacrifice(Card::Warriors)).plays(1, Action::Done);
    // Strengths are adjusted: 4 and 1 units are left.
    assert_eq!((scene.strength(0), scene.strength(1)), (4, 1));
    assert_eq!((scene.board(0).yellow, scene.board(1).yellow), (19, 18 + 1 + 1));
    assert!(scene.state.table.battle.is_none());
}

#[test]
fn tta_17_10_tta_17_11_the_attacker_gains_no_more_than_is_lost() {
    let mut scene = attack(2, Card::SpyIi);
    scene.science(1, 3).plays(0, aggression(Card::SpyIi, 1)).until_actions(0);
    assert_eq!((scene.board(0).science, scene.board(1).science), (4, 0));
    // Goods come from the own bank; the victim's tokens return to the victim's.
    let mut other = attack(2, Card::PlunderI);
    other.food(1, 1).resources(1, 1);
    let (own, theirs) = (other.board(0).blue, other.board(1).blue);
    other.plays(0, aggression(Card::PlunderI, 1)).until_actions(0);
    assert_eq!((other.stored(0), other.stored(1)), ((3, 3), (0, 0)));
    assert_eq!((other.board(0).blue, other.board(1).blue), (own - 2, theirs + 2));
}

#[test]
fn tta_17_12_the_attacker_chooses_what_is_lost_but_for_the_workers() {
    let mut scene = attack(2, Card::PlunderI);
    scene
        .food(1, 3)
        .resources(1, 2)
        .plays(0, aggression(Card::PlunderI, 1))
        .plays(0, Action::Done)
        .plays(1, Action::Done);
    assert_eq!(scene.deciding(), Seats::one(Seat(0)));
    assert_eq!(scene.legal(0), [1, 2, 3].map(|food| Action::Mix { food }));
    scene.plays(0, Action::Mix { food: 1 });
    assert_eq!((scene.stored(0), scene.stored(1)), ((3, 4), (2, 0)));
    // Enslave: the victim chooses the worker.
    let mut other = attack(2, Card::EnslaveI);
    other.unused(1, 0).plays(0, aggression(Card::EnslaveI, 1)).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!(other.deciding(), Seats::one(Seat(1)));
    other.plays(1, Action::GiveUpWorker(tech(Card::Bronze)));
    assert_eq!((other.on(1, Card::Bronze), other.stored(0).1), (1, 5));
}

#[test]
fn tta_17_13_an_aggression_needs_its_object() {
    let mut scene = attack(2, Card::AnnexIi);
    scene.military(0, &[Card::AnnexIi, Card::AssassinateIi, Card::SabotageIi, Card::RaidI]);
    for card in [Card::AnnexIi, Card::AssassinateIi, Card::SabotageIi] {
        scene.refuses(0, aggression(card, 1), "TTA-17.13");
    }
    scene.colony(1, Card::WealthyTerritoryI).leader(1, Card::JoanOfArc).site(1, Card::GreatWall, 1);
    for card in [Card::AnnexIi, Card::AssassinateIi, Card::SabotageIi] {
        assert!(scene.legal(0).contains(&aggression(card, 1)));
    }
    // The others may be played against somebody who has nothing.
    scene.workers(1, Card::Philosophy, 0).plays(0, aggression(Card::RaidI, 1)).until_actions(0);
    assert_eq!(scene.stored(0).1, 2);
}

#[test]
fn tta_17_14_tta_17_19_a_raid_frees_the_workers_and_pays_half() {
    let mut scene = attack(2, Card::RaidI);
    scene
        .workers(1, Card::Alchemy, 1)
        .leader(1, Card::JohannSebastianBach)
        .plays(0, aggression(Card::RaidI, 1));
    scene.plays(0, Action::Done).plays(1, Action::Done);
    // Philosophy costs 3: half of it, rounded up.
    scene.plays(0, Action::Raze(tech(Card::Philosophy)));
    assert_eq!((scene.stored(0).1, scene.board(1).unused), (4, 2));
    // Age II: up to two of the same card, half of the sum rounded down.
    let mut other = attack(2, Card::RaidIi);
    other.workers(1, Card::Philosophy, 3).workers(1, Card::Religion, 1).plays(0, aggression(Card::RaidIi, 1));
    other.plays(0, Action::Done).plays(1, Action::Done).plays(0, Action::Raze(tech(Card::Philosophy)));
    assert_eq!(other.legal(0), [Action::Raze(tech(Card::Philosophy)), Action::Done]);
    other.plays(0, Action::Raze(tech(Card::Philosophy)));
    assert_eq!((other.on(1, Card::Philosophy), other.stored(0).1), (1, 2 + 3));
    // One only is allowed too.
    let mut one = attack(2, Card::RaidIii);
    one.workers(1, Card::Philosophy, 3)
        .plays(0, aggression(Card::RaidIii, 1))
        .plays(0, Action::Done)
        .plays(1, Action::Done);
    one.plays(0, Action::Done);
    assert_eq!((one.on(1, Card::Philosophy), one.stored(0).1), (2, 2 + 1));
}

#[test]
fn tta_17_15_what_does_not_fit_the_bank_is_lost() {
    let mut scene = attack(2, Card::EnslaveI);
    scene.blue(0, 1).plays(0, aggression(Card::EnslaveI, 1)).until_actions(0);
    assert_eq!((scene.stored(0).1, scene.board(0).blue), (3, 0));
}

#[test]
fn tta_17_17_the_victim_is_another_player_still_in_the_game() {
    let mut scene = scene_with(Options::default(), 3);
    scene.plays(0, Action::EndTurn).plays(1, Action::Leave);
    scene.military(2, &[Card::SpyIi, Card::WarOverCultureIi]).politics();
    for victim in [1, 2, 3, 200] {
        scene.refuses(2, aggression(Card::SpyIi, victim), "TTA-17.17");
        scene.refuses(2, war(Card::WarOverCultureIi, victim), "TTA-17.17");
    }
    scene.plays(2, aggression(Card::SpyIi, 0));
}

#[test]
fn tta_17_18_announced_sacrifices_are_spoken_for() {
    let mut scene = attack(2, Card::EnslaveI);
    scene.unused(1, 0).workers(1, Card::Philosophy, 0).workers(1, Card::Agriculture, 0).workers(
        1,
        Card::Bronze,
        1,
    );
    scene.plays(0, aggression(Card::EnslaveI, 1)).plays(0, Action::Done).plays(1, sacrifice(Card::Warriors));
    // The sacrificed warriors cannot be the lost worker: the mine's goes.
    assert_eq!((scene.on(1, Card::Bronze), scene.on(1, Card::Warriors), scene.board(1).yellow), (0, 0, 20));
}

#[test]
fn tta_29_46_enslaving_nobody_brings_nothing() {
    let mut scene = attack(2, Card::EnslaveI);
    for card in [Card::Agriculture, Card::Bronze, Card::Philosophy] {
        scene.workers(1, card, 0);
    }
    scene.unused(1, 0).plays(0, aggression(Card::EnslaveI, 1)).plays(0, Action::Done);
    scene.plays(1, sacrifice(Card::Warriors)).until_actions(0);
    assert_eq!((scene.stored(0).1, scene.board(1).yellow), (2, 19));
}

#[test]
fn tta_29_17_tta_29_27_gandhi_doubles_and_levels_set_the_cost() {
    let mut scene = attack(2, Card::SpyIi);
    scene.leader(1, Card::MahatmaGandhi).military(0, &[Card::SpyIi, Card::AssassinateIi, Card::RaidIii]);
    // Assassinating a leader of level 3 costs 3, doubled 6: one too many; Raid III 6 too.
    scene.refuses(0, aggression(Card::AssassinateIi, 1), "TTA-29.17").refuses(
        0,
        aggression(Card::RaidIii, 1),
        "TTA-29.17",
    );
    scene.plays(0, aggression(Card::SpyIi, 1)).until_actions(0);
    assert_eq!(scene.left(0).1, 3);
    // A leader of level 0 would cost nothing and score nothing.
    let mut other = attack(2, Card::AssassinateIi);
    other.leader(1, Card::Moses).plays(0, aggression(Card::AssassinateIi, 1)).until_actions(0);
    assert_eq!((other.board(1).leader, other.board(0).culture, other.left(0).1), (None, 0, 5));
}

#[test]
fn aggressions_against_leaders_wonders_colonies_and_culture() {
    let mut scene = attack(2, Card::AssassinateIi);
    scene.leader(1, Card::IsaacNewton).plays(0, aggression(Card::AssassinateIi, 1)).until_actions(0);
    assert_eq!((scene.board(1).leader, scene.board(0).culture, scene.left(0).1), (None, 6, 3));
    let mut scene = attack(2, Card::SabotageIi);
    scene.site(1, Card::EiffelTower, 2);
    let blue = scene.board(1).blue;
    scene.plays(0, aggression(Card::SabotageIi, 1)).until_actions(0);
    assert_eq!((scene.board(1).building, scene.board(1).blue, scene.board(0).culture), (None, blue + 2, 6));
    let mut scene = attack(2, Card::AnnexIi);
    scene
        .colony(1, Card::StrategicTerritoryIi)
        .colony(1, Card::FertileTerritoryI)
        .plays(0, aggression(Card::AnnexIi, 1));
    scene.plays(0, Action::Done).plays(1, Action::Done);
    // 5 against 1 + 4: with a second unit it succeeds.
    assert_eq!(fought(&scene), (5, 5));
    let mut scene = attack(2, Card::AnnexIi);
    scene
        .workers(0, Card::Warriors, 9)
        .colony(1, Card::StrategicTerritoryIi)
        .colony(1, Card::FertileTerritoryI);
    scene.plays(0, aggression(Card::AnnexIi, 1)).plays(0, Action::Done).plays(1, Action::Done);
    scene.plays(0, Action::LoseColony(Card::FertileTerritoryI));
    // The tokens move, the food does not come again.
    assert_eq!((scene.board(0).yellow, scene.board(1).yellow, scene.stored(0).0), (21, 15, 2));
    let mut scene = attack(2, Card::ArmedInterventionIii);
    scene.culture(1, 5).plays(0, aggression(Card::ArmedInterventionIii, 1)).until_actions(0);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (5, 0));
}

// Chapter 18.

#[test]
fn tta_18_1_a_pact_is_offered_with_a_side() {
    let mut scene = scene(3);
    scene.military(0, &[Card::LossOfSovereignty, Card::MilitaryPact, Card::Rats]).politics();
    let legal = scene.legal(0);
    for partner in [1, 2] {
        assert!(legal.contains(&offer(Card::LossOfSovereignty, partner, Side::A)));
        assert!(legal.contains(&offer(Card::LossOfSovereignty, partner, Side::B)));
    }
    // Equal sides are not told apart.
    scene.refuses(0, offer(Card::MilitaryPact, 1, Side::B), "TTA-18.1");
    scene.refuses(0, offer(Card::MilitaryPact, 0, Side::A), "TTA-18.1");
    scene.refuses(0, offer(Card::Rats, 1, Side::A), "TTA-18.1").refuses(
        0,
        offer(Card::PeaceTreaty, 1, Side::A),
        "TTA-18.1",
    );
}

#[test]
fn tta_18_2_tta_18_4_an_accepted_pact_works_at_once() {
    let mut scene = scene(3);
    scene.military(0, &[Card::PromiseOfMilitaryProtection]).politics();
    scene.plays(0, offer(Card::PromiseOfMilitaryProtection, 2, Side::B));
    assert_eq!(
        (scene.deciding(), scene.legal(2)),
        (Seats::one(Seat(2)), vec![Action::Accept, Action::Decline])
    );
    scene.plays(2, Action::Accept);
    assert_eq!((scene.strength(0), rates::culture_rate(scene.board(2))), (5, 1));
    assert_eq!((scene.secret(0), scene.board(0).pact.map(|pact| pact.partner)), (vec![], Some(Seat(2))));
}

#[test]
fn tta_18_3_a_refused_pact_returns_to_hand() {
    let mut scene = scene(3);
    scene.military(0, &[Card::MilitaryPact, Card::Legion, Card::Phalanx]).politics();
    scene.plays(0, offer(Card::MilitaryPact, 1, Side::A)).plays(1, Action::Decline);
    assert_eq!((scene.secret(0).len(), scene.board(0).pact), (3, None));
    // The political action is spent, excess cards are discarded as usual; everybody saw the card.
    let view = game_through_the_ages::view::view(&scene.state, engine::Viewer::Seat(Seat(2)));
    assert!(view.hands[Seat(0)].cards().eq([Card::MilitaryPact]));
    scene
        .refuses(0, offer(Card::MilitaryPact, 2, Side::A), "TTA-14.1")
        .plays(0, Action::Discard(Card::Legion));
    // Nobody can tell whether it was the pact that was discarded.
    let view = game_through_the_ages::view::view(&scene.state, engine::Viewer::Seat(Seat(2)));
    assert_eq!(view.hands[Seat(0)].known.len(), 0);
}

#[test]
fn tta_18_5_a_new_own_pact_ends_the_old_one() {
    let mut scene = scene(3);
    scene.pact(0, Card::PeaceTreaty, 1, Side::A).military(0, &[Card::MilitaryPact]).politics();
    scene.plays(0, offer(Card::MilitaryPact, 2, Side::A)).plays(2, Action::Decline);
    assert_eq!(scene.board(0).pact.map(|pact| pact.card), Some(Card::PeaceTreaty));
    scene.politics().plays(0, offer(Card::MilitaryPact, 2, Side::A)).plays(2, Action::Accept);
    assert_eq!(scene.board(0).pact.map(|pact| pact.card), Some(Card::MilitaryPact));
    assert_eq!(rates::culture_rate(scene.board(1)), 0);
}

#[test]
fn tta_18_6_a_player_may_be_partner_in_several_pacts() {
    let mut scene = scene(3);
    scene.pact(1, Card::MilitaryPact, 0, Side::A).pact(2, Card::PeaceTreaty, 0, Side::A);
    scene.pact(0, Card::InternationalTradeAgreement, 1, Side::A);
    assert_eq!((scene.strength(0), rates::culture_rate(scene.board(0))), (4, 1));
}

#[test]
fn tta_18_7_either_partner_may_end_a_pact() {
    for seat in [0, 1] {
        let mut scene = scene(3);
        scene.pact(seat, Card::MilitaryPact, 1 - seat, Side::A).politics();
        scene
            .refuses(0, Action::EndPact(Card::PeaceTreaty), "TTA-18.7")
            .plays(0, Action::EndPact(Card::MilitaryPact));
        assert_eq!((scene.strength(0), scene.strength(1)), (1, 1));
        assert_eq!(scene.state.piles.gone.last().map(|secret| secret.card), Some(Card::MilitaryPact));
    }
    let mut third = crate::scene::scene(3);
    third.pact(1, Card::MilitaryPact, 2, Side::A).military(0, &[Card::Rats]).politics();
    third.refuses(0, Action::EndPact(Card::MilitaryPact), "TTA-18.7");
}

#[test]
fn tta_18_8_tta_18_12_an_attack_ends_a_pact_only_if_it_says_so_and_before_the_fight() {
    let mut scene = attack(3, Card::SpyIi);
    scene.pact(0, Card::MilitaryPact, 1, Side::A).plays(0, aggression(Card::SpyIi, 1));
    assert_eq!(scene.board(0).pact, None);
    scene.until_actions(0);
    // Without the pact's 3 points on both sides.
    assert_eq!(fought(&scene), (5, 1));
    let mut other = attack(3, Card::SpyIi);
    other
        .pact(0, Card::OpenBordersAgreement, 1, Side::A)
        .plays(0, aggression(Card::SpyIi, 1))
        .until_actions(0);
    assert!(other.board(0).pact.is_some());
    // Open borders: the attacker has 2 more, the defender has not.
    assert_eq!(fought(&other), (7, 1));
}

#[test]
fn tta_18_9_a_pact_can_forbid_attacks() {
    let mut scene = attack(3, Card::SpyIi);
    scene.military(0, &[Card::SpyIi, Card::WarOverCultureIi]).pact(1, Card::PeaceTreaty, 0, Side::A);
    scene.refuses(0, aggression(Card::SpyIi, 1), "TTA-18.9").refuses(
        0,
        war(Card::WarOverCultureIi, 1),
        "TTA-18.9",
    );
    // Loss of Sovereignty: nobody may declare war on B; aggressions by others are allowed.
    scene.pact(1, Card::LossOfSovereignty, 2, Side::B);
    scene.refuses(0, war(Card::WarOverCultureIi, 1), "TTA-18.9").plays(0, aggression(Card::SpyIi, 1));
}

#[test]
fn tta_18_10_there_is_no_asking_around() {
    // Pacts are offered by their cards only: without one there is no such move.
    let mut scene = scene(3);
    scene.military(0, &[Card::Rats]).politics();
    assert!(scene.legal(0).iter().all(|action| !matches!(action, Action::OfferPact { .. })));
    scene.refuses(0, offer(Card::PeaceTreaty, 1, Side::A), "TTA-18.1");
}

#[test]
fn tta_18_11_pacts_of_the_age_before_end_with_an_age() {
    let mut scene = scene(3);
    scene.pact(0, Card::OpenBordersAgreement, 1, Side::A).pact(1, Card::ScientificCooperation, 2, Side::A);
    scene.age(Age::Ii).civil_deck(&[Card::Coal]).plays(0, Action::EndTurn);
    assert_eq!((scene.board(0).pact, scene.board(1).pact.is_some()), (None, true));
    assert_eq!(scene.board(0).military_total(), 2);
}

#[test]
fn tta_18_13_no_pacts_when_only_two_are_left() {
    let mut scene = scene_with(Options::default(), 3);
    scene.plays(0, Action::EndTurn).plays(1, Action::Leave);
    scene.pact(2, Card::PeaceTreaty, 0, Side::A).military(2, &[Card::MilitaryPact]).politics();
    scene.refuses(2, offer(Card::MilitaryPact, 0, Side::A), "TTA-18.13");
    assert_eq!(rates::culture_rate(scene.board(0)), 1);
}

#[test]
fn tta_27_4_tta_27_5_tta_27_6_less_mean() {
    let options = Options { less_mean: true, ..full() };
    let mut scene = scene_with(options, 3);
    scene.military(0, &[Card::SpyIi]).politics().plays(0, aggression(Card::SpyIi, 2)).until_actions(0);
    assert_eq!(scene.board(2).marker, Some(Seat(0)));
    // Seat 1 may not attack the same civilization, only another one.
    scene.plays(0, Action::EndTurn).until_actions(1).military(1, &[Card::SpyIi]).politics();
    scene.refuses(1, aggression(Card::SpyIi, 2), "TTA-27.6").plays(1, aggression(Card::SpyIi, 0));
    // The marker comes back before the next political action of its holder, who may attack again.
    scene.until_actions(0);
    assert_eq!((scene.board(2).marker, scene.board(0).marker), (None, Some(Seat(1))));
    scene.military(0, &[Card::SpyIi]).politics().plays(0, aggression(Card::SpyIi, 2));
    // Without the variant there is no such limit.
    let mut other = attack(3, Card::SpyIi);
    other.plays(0, aggression(Card::SpyIi, 2));
    assert_eq!(other.board(2).marker, None);
}

#[test]
fn goods_of_a_plunder_are_those_that_were_lost() {
    let mut scene = attack(2, Card::PlunderIii);
    scene.food(1, 0).resources(1, 0).tokens(1, Card::Oil, 1).blue(1, 0);
    scene.plays(0, aggression(Card::PlunderIii, 1)).until_actions(0);
    assert_eq!(goods::stored(scene.board(0), Good::Resources), 7);
}
