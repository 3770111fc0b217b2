//! Chapter 23: the end of an age, and of the advanced game.

use engine::{Game, Seat, Seats};
use game_through_the_ages::Action;
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::options::Level;
use game_through_the_ages::rules::impact;
use game_through_the_ages::state::{Place, Secret};
use game_through_the_ages::task::{Side, Stage, Task};

use crate::scene::{Scene, aggression, full, level, sacrifice, scene, scene_with, start};

/// Seat 0 ends its turn; seat 1's refill lays the last card of the age's deck.
pub fn age_ends(scene: &mut Scene, age: Age, last: Card) {
    let civil = scene.left(0).0;
    scene.age(age).civil_deck(&[last]).actions(0, civil, 0).plays(0, Action::EndTurn);
}

#[test]
fn tta_23_1_tta_23_5_an_age_ends_with_the_last_card_of_its_deck() {
    let mut scene = scene(3);
    age_ends(&mut scene, Age::I, Card::Iron);
    assert_eq!(scene.state.table.age, Age::Ii);
    let ages: Vec<_> = scene.state.piles.military.iter().map(|secret| secret.card.age()).collect();
    assert_eq!(ages, [Age::Ii; 50]);
    assert!(scene.state.piles.civil.iter().all(|card| card.age() == Age::Ii));
    // The end of Age A has no effects.
    let mut early = start(full(), 2);
    early.leader(0, Card::Moses).hand(0, &[Card::RichLandA]).yellow(0, 18);
    while early.state.table.age == Age::A {
        early.passes();
    }
    assert_eq!((early.board(0).leader, early.board(0).yellow), (Some(Card::Moses), 18));
    assert_eq!(early.held(0), [Card::RichLandA]);
}

#[test]
fn tta_23_2_tta_23_3_tta_29_42_cards_of_the_age_before_are_discarded_at_once() {
    let mut scene = scene(3);
    scene.leader(0, Card::Hammurabi).hand(1, &[Card::RichLandA, Card::RichLandI]).site(2, Card::Colossus, 1);
    scene.pact(0, Card::OpenBordersAgreement, 1, Side::A).military(1, &[Card::Rats, Card::ColdWar]);
    let blue = scene.board(2).blue;
    age_ends(&mut scene, Age::I, Card::Iron);
    assert_eq!((scene.board(0).leader, scene.board(0).civil_total()), (None, 4));
    assert_eq!(scene.held(1), [Card::RichLandI]);
    assert_eq!((scene.board(2).building, scene.board(2).blue), (None, blue + 1));
    // Cards of Age I stay until the end of Age II.
    assert_eq!((scene.secret(1).len(), scene.board(0).pact.is_some()), (2, true));
    scene.until_actions(1).leader(1, Card::JoanOfArc).site(1, Card::TajMahal, 0);
    scene.civil_deck(&[Card::Coal]).plays(1, Action::EndTurn);
    assert_eq!((scene.board(1).leader, scene.board(1).building, scene.board(0).pact), (None, None, None));
    // The active player's own refill can take away the card that was meant to be played.
    let mut last = crate::scene::scene(2);
    last.age(Age::Ii)
        .military(1, &[Card::Rats, Card::ColdWar])
        .civil_deck(&[Card::Coal])
        .plays(0, Action::EndTurn);
    assert_eq!((last.state.table.stage, last.secret(1)), (Stage::Politics, vec![Card::ColdWar]));
    last.refuses(1, Action::PlayEvent(Card::Rats), "TTA-14.3");
}

#[test]
fn tta_23_4_what_is_never_discarded() {
    let mut scene = scene(2);
    scene.workers(0, Card::Iron, 1).tactic(0, Card::Legion).colony(0, Card::WealthyTerritoryI);
    scene.wonder(0, Card::Colossus).special(0, Card::Masonry).government(0, Card::Monarchy);
    scene.state.piles.future.push(Secret::hidden(Card::Rats));
    scene.row(&[Card::WorkOfArtI, Card::RichLandI, Card::Drama, Card::Masonry, Card::Knights]);
    age_ends(&mut scene, Age::Ii, Card::Coal);
    let board = scene.board(0);
    assert_eq!((board.tactic, board.government), (Some(Card::Legion), Card::Monarchy));
    assert_eq!((board.colonies.len(), board.wonders.len(), board.specials.len()), (1, 1, 1));
    assert!(board.has_technology(Card::Iron));
    assert_eq!(scene.state.table.row[0], Some(Card::Masonry));
    assert!(scene.state.piles.future.iter().any(|secret| secret.card == Card::Rats));
}

#[test]
fn tta_23_6_a_declared_war_outlasts_its_age() {
    let mut scene = scene(2);
    scene.declared(0, Card::WarOverCultureIi, 1);
    age_ends(&mut scene, Age::Iii, Card::Oil);
    assert_eq!(scene.board(0).war.map(|war| war.card), Some(Card::WarOverCultureIi));
}

#[test]
fn tta_23_7_tta_23_8_the_end_of_the_advanced_game() {
    let mut scene = scene_with(level(Level::Advanced), 3);
    scene.leader(2, Card::JoanOfArc).state.piles.bonus.iter_mut().for_each(|bonus| bonus.place = Place::Out);
    scene.state.piles.bonus[0].card = Card::ImpactOfColonies;
    scene.state.piles.bonus[0].place = Place::Chosen(None);
    scene.colony(1, Card::WealthyTerritoryI);
    age_ends(&mut scene, Age::Ii, Card::Coal);
    assert_eq!((scene.state.table.age, scene.state.table.ends_after), (Age::Iii, Some(2)));
    assert_eq!(scene.board(2).leader, None);
    // No decks III; the round is finished.
    assert!(scene.state.piles.civil.is_empty() && scene.state.piles.military.is_empty());
    scene.until_actions(2).plays(2, Action::EndTurn);
    assert!(scene.is_over());
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).culture), [0, 4, 0]);
    assert!(scene.state.status().deciding().is_empty());
}

#[test]
fn tta_23_9_impact_of_technology_counts_level_two_in_the_advanced_game() {
    for (options, culture) in [(level(Level::Advanced), 8), (full(), 4)] {
        let mut scene = scene_with(options, 2);
        scene.workers(0, Card::Coal, 0).special(0, Card::Strategy).workers(0, Card::Oil, 0);
        assert_eq!(impact::culture(&scene.state.table, Seat(0), Card::ImpactOfTechnology, Seat(0)), culture);
    }
}

#[test]
fn tta_23_10_tta_26_15_at_the_end_the_start_player_breaks_ties() {
    for options in [level(Level::Advanced), full()] {
        let mut scene = scene_with(options, 3);
        scene.state.piles.bonus.clear();
        scene.state.piles.bonus.push(game_through_the_ages::state::Bonus {
            card: Card::ImpactOfStrength,
            place: Place::Chosen(None),
            known: Seats::all(3),
        });
        // All are equally strong.
        let outcome = scene.finishes();
        assert!(outcome.scores.iter().eq(&[14, 7, 0]));
    }
}

#[test]
fn tta_23_11_the_last_round_of_the_advanced_game_has_no_limits() {
    let mut scene = scene_with(level(Level::Advanced), 2);
    scene.state.table.ends_after = Some(scene.state.table.round);
    scene.military(0, &[Card::SpyIi]).politics().plays(0, aggression(Card::SpyIi, 1));
    scene.plays(0, sacrifice(Card::Warriors)).until_actions(0).happens(Card::WealthyTerritoryI);
    assert!(matches!(scene.asks(), Some(Task::Auction { .. })));
}
