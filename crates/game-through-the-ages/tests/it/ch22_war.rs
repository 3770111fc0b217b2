//! Chapters 22 to 26: armies, the end of an age, air force, wars, the end of the full game.

use engine::{Game, Rng, Seat, Seats};
use game_through_the_ages::cards::{Age, Card, Kind};
use game_through_the_ages::options::{Leaving, Level, Options};
use game_through_the_ages::rules::tactics::{armies, sacrifice_worth};
use game_through_the_ages::rules::{impact, rates};
use game_through_the_ages::state::{Place, Secret, State};
use game_through_the_ages::task::{Side, Stage, Task};
use game_through_the_ages::{Action, Event, decks};

use crate::scene::{Scene, aggression, full, level, sacrifice, scene, scene_with, start, take, war};

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

// Chapter 23.

/// Seat 0 ends its turn; seat 1's refill lays the last card of the age's deck.
fn age_ends(scene: &mut Scene, age: Age, last: Card) {
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
    // The active player's own refill can take away the card he meant to play.
    let mut last = crate::scene::scene(2);
    last.age(Age::Ii)
        .military(1, &[Card::Rats, Card::ColdWar])
        .civil_deck(&[Card::Coal])
        .plays(0, Action::EndTurn);
    assert_eq!((last.state.table.stage, last.secret(1)), (Stage::Politics, vec![Card::ColdWar]));
    last.refuses(1, Action::PlayEvent(Card::Rats), "TTA-7.5");
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

// Chapter 25.

#[test]
fn tta_25_1_a_war_is_declared_and_waits() {
    let mut scene = scene(3);
    scene.military(0, &[Card::WarOverTerritoryIi]).politics().plays(0, war(Card::WarOverTerritoryIi, 2));
    assert_eq!((scene.left(0).1, scene.secret(0)), (0, vec![]));
    assert_eq!(
        scene.board(0).war.map(|war| (war.card, war.victim)),
        Some((Card::WarOverTerritoryIi, Seat(2)))
    );
    let wars = Card::ALL.iter().filter(|card| matches!(card.kind(), Kind::War(_)));
    assert!(wars.clone().all(|card| [Age::Ii, Age::Iii].contains(&card.age())) && wars.count() == 6);
}

/// Seat 0 declared a war on seat 1, and its next turn begins.
fn at_war(card: Card, own: u8, theirs: u8) -> Scene {
    let mut scene = scene(2);
    scene.plays(0, Action::EndTurn).until_actions(1).declared(0, card, 1);
    scene.workers(0, Card::Warriors, own).workers(1, Card::Warriors, theirs);
    scene.plays(1, Action::EndTurn);
    scene
}

#[test]
fn tta_25_2_tta_25_3_a_war_is_resolved_before_the_next_political_action() {
    let mut scene = at_war(Card::WarOverCultureIi, 3, 1);
    scene.military(1, &[Card::BonusIii]).culture(1, 9);
    assert!(matches!(scene.asks(), Some(Task::Sacrifice { seat: Seat(0) })));
    scene.plays(0, Action::Done);
    // The opponent next; no bonus cards for either side.
    scene.refuses(1, Action::UseBonus(Card::BonusIii), "TTA-7.5").plays(1, Action::Done);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (2, 7));
}

#[test]
fn tta_25_4_tta_25_6_either_side_can_win() {
    let mut scene = at_war(Card::WarOverCultureIi, 1, 4);
    scene.culture(0, 2).plays(0, Action::Done).plays(1, sacrifice(Card::Warriors)).plays(1, Action::Done);
    // 1 against 5: the advantage is 4, but only 2 are there.
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (0, 2));
}

#[test]
fn tta_25_5_equal_strength_has_no_effect() {
    let mut scene = at_war(Card::WarOverCultureIii, 2, 2);
    scene.culture(0, 9).culture(1, 9).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (9, 9));
}

#[test]
fn tta_25_7_after_a_war_the_political_action_follows() {
    let mut scene = at_war(Card::WarOverCultureIi, 3, 1);
    scene.plays(0, sacrifice(Card::Warriors)).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((scene.on(0, Card::Warriors), scene.board(0).yellow, scene.board(0).war), (2, 19, None));
    assert_eq!(scene.state.piles.gone.last().map(|secret| secret.card), Some(Card::WarOverCultureIi));
    assert_eq!((scene.state.table.stage, scene.deciding()), (Stage::Politics, Seats::one(Seat(0))));
}

#[test]
fn tta_25_8_one_war_at_a_time_but_several_against_one() {
    let mut scene = scene(3);
    scene.military(0, &[Card::WarOverCultureIi]).politics().plays(0, war(Card::WarOverCultureIi, 2));
    scene.plays(0, Action::EndTurn).until_actions(1).military(1, &[Card::WarOverResourcesIi]).politics();
    scene.plays(1, war(Card::WarOverResourcesIi, 2)).plays(1, Action::EndTurn).until_actions(2);
    assert!(scene.board(0).war.is_some() && scene.board(1).war.is_some());
    scene.military(0, &[Card::Rats]);
    // Before the next political action the own war is resolved.
    while scene.state.table.active != Seat(0) || scene.state.table.stage != Stage::Politics {
        assert!(scene.state.table.active != Seat(0) || scene.asks().is_some());
        scene.passes();
    }
    assert!(scene.board(0).war.is_none());
}

#[test]
fn tta_25_9_tta_25_11_tta_26_5_wars_end_when_a_side_leaves() {
    let mut scene = scene_with(Options::default(), 3);
    scene.military(0, &[Card::WarOverCultureIi]).politics().plays(0, war(Card::WarOverCultureIi, 1));
    // The victim is asked at once.
    assert!(matches!(scene.asks(), Some(Task::Stay { seat: Seat(1) })));
    assert_eq!(scene.legal(1), [Action::GoOn]);
    let mut other = Scene { state: scene.state, events: Vec::new() };
    scene.plays(1, Action::Leave);
    assert_eq!((scene.board(0).war, scene.state.table.left.to_vec()), (None, vec![Seat(1)]));
    assert_eq!((scene.state.table.active, scene.state.table.stage), (Seat(0), Stage::Actions));
    // Or at the beginning of his turn.
    other.plays(1, Action::GoOn).plays(0, Action::EndTurn).plays(1, Action::Leave);
    assert_eq!(other.board(0).war, None);
    // The war of a declarer who leaves is discarded too.
    let mut third = scene_with(Options::default(), 3);
    third.declared(1, Card::WarOverCultureIi, 2).plays(0, Action::EndTurn);
    assert_eq!((third.state.table.stage, third.legal(1)), (Stage::Begin, vec![Action::GoOn]));
    third.plays(1, Action::Leave);
    let gone = third.state.piles.gone.iter().any(|secret| secret.card == Card::WarOverCultureIi);
    assert!(gone && third.count(|event| matches!(event, Event::WarDropped { .. })) == 1);
}

#[test]
fn tta_25_10_war_over_territory_moves_yellow_tokens() {
    let mut scene = at_war(Card::WarOverTerritoryIi, 8, 1);
    scene.yellow(1, 2).unused(1, 9).plays(0, Action::Done).plays(1, Action::Done);
    // Advantage 7: 1 and 2 more, but only 2 are there.
    assert_eq!((scene.board(0).yellow, scene.board(1).yellow), (20, 0));
    let mut other = at_war(Card::WarOverTerritoryIi, 8, 1);
    other.plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((other.board(0).yellow, other.board(1).yellow), (21, 15));
}

#[test]
fn tta_29_10_a_war_is_resolved_though_a_later_pact_forbids_attacks() {
    let mut scene = scene(3);
    scene.plays(0, Action::EndTurn).until_actions(2).declared(0, Card::WarOverCultureIi, 1);
    scene.pact(1, Card::PeaceTreaty, 0, Side::A).workers(0, Card::Warriors, 3).culture(1, 9);
    scene.plays(2, Action::EndTurn).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!(scene.count(|event| matches!(event, Event::Fought { .. })), 1);
}

#[test]
fn tta_29_26_war_over_technology_takes_special_technologies_and_science() {
    let mut scene = at_war(Card::WarOverTechnologyIi, 15, 1);
    scene
        .special(1, Card::JusticeSystem)
        .special(1, Card::Cartography)
        .special(1, Card::Masonry)
        .science(1, 20);
    scene.special(0, Card::Architecture).science(0, 0).blue(1, 14);
    scene.plays(0, Action::Done).plays(1, Action::Done);
    // Advantage 15 - 2 (Cartography) = 13. Masonry is older than the own Architecture.
    let takes = [Card::JusticeSystem, Card::Cartography].map(Action::TakeTechnology);
    assert_eq!(scene.legal(0), [takes[0], takes[1], Action::Done]);
    scene.plays(0, takes[0]);
    assert_eq!((scene.board(1).specials.len(), scene.board(1).blue), (2, 11));
    assert_eq!((scene.board(0).civil_total(), scene.board(0).specials.len()), (5, 2));
    // 13 - 7 = 6 are left: 4 for Cartography, then 2 science.
    scene.plays(0, takes[1]);
    assert_eq!((scene.board(0).science, scene.board(1).science), (2, 18));
}

#[test]
fn other_wars_take_what_their_cards_say() {
    let mut scene = at_war(Card::WarOverResourcesIi, 5, 1);
    scene
        .food(1, 3)
        .resources(1, 3)
        .plays(0, Action::Done)
        .plays(1, Action::Done)
        .plays(0, Action::Mix { food: 1 });
    assert_eq!(scene.stored(1), (2, 0));
    let mut scene = at_war(Card::HolyWarIii, 8, 1);
    scene.plays(0, Action::Done).plays(1, Action::Done);
    // Advantage 7: 2 people, one unused, one of the loser's choice; 6 culture.
    scene.plays(1, Action::GiveUpWorker(crate::scene::tech(Card::Philosophy)));
    assert_eq!((scene.board(0).culture, scene.board(1).population()), (6, 5));
    let mut scene = at_war(Card::WarOverCultureIii, 4, 1);
    scene.culture(1, 20).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (8, 12));
}

// Chapter 26.

#[test]
fn tta_26_2_two_yellow_tokens_are_lost_with_each_age() {
    let mut scene = scene(2);
    scene.yellow(1, 1);
    let boxed = scene.state.table.yellow_box;
    age_ends(&mut scene, Age::I, Card::Iron);
    assert_eq!((scene.board(0).yellow, scene.board(1).yellow), (16, 0));
    assert_eq!((scene.state.table.yellow_box, scene.board(1).population()), (boxed + 3, 7));
    // Not in the advanced game.
    let mut other = scene_with(level(Level::Advanced), 2);
    age_ends(&mut other, Age::I, Card::Iron);
    assert_eq!(other.board(0).yellow, 18);
}

#[test]
fn tta_26_3_the_decks_of_the_new_age_are_put_on_the_board() {
    let mut scene = scene(4);
    scene.leader(0, Card::Moses);
    age_ends(&mut scene, Age::Ii, Card::Coal);
    assert_eq!((scene.state.table.age, scene.state.piles.civil.len()), (Age::Iii, 55));
    assert!(scene.state.piles.military.iter().all(|secret| secret.card.age() == Age::Iii));
}

#[test]
fn tta_26_4_tta_26_7_a_player_leaves_at_the_beginning_of_his_turn() {
    let mut scene = scene_with(Options::default(), 3);
    scene.pact(1, Card::PeaceTreaty, 2, Side::A).workers(1, Card::Iron, 1).military(1, &[Card::Rats]);
    scene.plays(0, Action::EndTurn).culture(1, 99);
    // Not after his first decision, and nobody else.
    let mut late = Scene { state: scene.state, events: Vec::new() };
    late.plays(1, Action::SkipPolitics).refuses(1, Action::Leave, "TTA-26.4");
    late.refuses(2, Action::Leave, "TTA-7.2");
    scene.plays(1, Action::Leave);
    assert_eq!((scene.board(1).pact, rates::culture_rate(scene.board(2))), (None, 0));
    assert!(scene.state.table.out.contains(&Card::Iron));
    assert!(scene.state.piles.gone.iter().any(|secret| secret.card == Card::Rats));
    // Events go on; the next one plays, and the round ends as always.
    scene.until_actions(2).happens(Card::DevelopmentOfScience);
    scene.plays(2, Action::EndTurn);
    assert_eq!((scene.state.table.active, scene.state.table.round), (Seat(0), 3));
    let outcome = scene.finishes();
    assert_eq!((outcome.ranking[Seat(1)], outcome.scores[Seat(1)]), (3, 0));
}

#[test]
fn tta_26_7_the_next_player_begins_the_rounds_if_the_start_player_leaves() {
    let mut scene = scene_with(Options::default(), 3);
    scene.plays(0, Action::EndTurn);
    while scene.state.table.active != Seat(0) {
        scene.passes();
    }
    assert_eq!(scene.state.table.round, 3);
    scene.plays(0, Action::Leave);
    let table = &scene.state.table;
    assert_eq!((table.start, table.active, table.round), (Seat(1), Seat(1), 3));
    while scene.state.table.round == 3 {
        scene.passes();
    }
    assert_eq!(scene.state.table.active, Seat(1));
}

#[test]
fn tta_26_6_tta_26_18_the_last_one_wins_and_the_later_leaver_ranks_higher() {
    let mut scene = scene_with(Options::default(), 3);
    scene.plays(0, Action::EndTurn).plays(1, Action::Leave);
    while scene.state.table.active != Seat(0) {
        scene.passes();
    }
    scene.culture(0, 50).plays(0, Action::Leave);
    assert!(scene.is_over());
    let engine::Status::Over(outcome) = scene.state.status() else { panic!("it is over") };
    assert!(outcome.ranking.iter().eq(&[2, 3, 1]));
}

#[test]
fn tta_29_36_leaving_the_advanced_game_by_agreement() {
    let mut scene = scene_with(Options { level: Level::Advanced, ..Options::default() }, 3);
    assert_eq!((scene.state.table.active, scene.state.table.stage), (Seat(0), Stage::Actions));
    scene.plays(0, Action::EndTurn).refuses(1, Action::Leave, "TTA-26.4");
    let agreed = Options { level: Level::Advanced, leaving: Leaving::Allowed, ..Options::default() };
    let mut other = scene_with(agreed, 3);
    other.plays(0, Action::EndTurn).plays(1, Action::Leave);
    assert_eq!(other.state.table.players_left(), 2);
    assert!(State::setup(&Options { level: Level::Simple, ..agreed }, 3, Rng::from_number(1)).is_err());
}

#[test]
fn tta_26_8_age_four_has_no_decks() {
    let mut scene = scene(2);
    scene.leader(0, Card::IsaacNewton).hand(1, &[Card::Coal, Card::Oil]);
    age_ends(&mut scene, Age::Iii, Card::Oil);
    assert_eq!((scene.state.table.age, scene.board(0).leader), (Age::Iv, None));
    assert_eq!((scene.held(1), scene.board(0).yellow), (vec![Card::Oil], 16));
    assert!(scene.state.piles.civil.is_empty() && scene.state.piles.military.is_empty());
    scene.plays(1, Action::EndTurn);
    assert_eq!(scene.secret(1), []);
}

#[test]
fn tta_26_9_tta_26_10_tta_26_17_one_more_full_round_is_played() {
    // Age III ends in the turn of seat 1, of the start player, or of the last player.
    for ends_in in [1, 0, 2] {
        let mut scene = scene(3);
        while scene.state.table.active.next(3) != Seat(ends_in) {
            scene.passes();
        }
        scene.age(Age::Iii).civil_deck(&[Card::Oil]).passes();
        while scene.state.table.age == Age::Iii {
            scene.passes();
        }
        let round = scene.state.table.round;
        assert_eq!(
            (scene.state.table.active, scene.state.table.ends_after),
            (Seat(ends_in), Some(round + 1))
        );
        assert!(!scene.state.table.is_last_round());
        let mut turns = Vec::new();
        while !scene.is_over() {
            if scene.state.table.round == round + 1 && scene.state.table.stage == Stage::Actions {
                assert!(scene.state.table.is_last_round());
                turns.push(scene.state.table.active.0);
            }
            scene.passes();
        }
        assert_eq!(turns, [0, 1, 2]);
    }
}

/// The last round of the full game, seat 0 in its action step.
fn last_round(seats: u8) -> Scene {
    let mut scene = scene(seats);
    scene.age(Age::Iv).state.table.ends_after = Some(2);
    scene
}

#[test]
fn tta_26_11_no_war_in_the_last_round() {
    let mut scene = last_round(2);
    scene.military(0, &[Card::WarOverCultureIi, Card::SpyIi]).politics();
    scene.refuses(0, war(Card::WarOverCultureIi, 1), "TTA-26.11").plays(0, aggression(Card::SpyIi, 1));
    // A war of the round before is still resolved.
    let mut other = last_round(2);
    other.declared(1, Card::WarOverCultureIi, 0).culture(0, 9).workers(1, Card::Warriors, 4);
    other.plays(0, Action::EndTurn);
    assert_eq!(other.board(0).culture, 6);
}

#[test]
fn tta_26_12_tta_26_13_tta_17_16_no_sacrifice_but_bonus_cards_in_the_last_round() {
    let mut scene = last_round(2);
    scene.workers(0, Card::Warriors, 4).military(0, &[Card::SpyIi]).military(1, &[Card::BonusI]).politics();
    scene.plays(0, aggression(Card::SpyIi, 1));
    // The attacker is not asked; the defender can add cards only.
    assert_eq!(scene.deciding(), Seats::one(Seat(1)));
    scene.refuses(1, sacrifice(Card::Warriors), "TTA-26.13");
    assert_eq!(scene.legal(1), [Action::UseBonus(Card::BonusI), Action::Done]);
    // With it nothing is left to add: 4 against 1 + 2.
    scene.plays(1, Action::UseBonus(Card::BonusI));
    assert_eq!(scene.count(|event| matches!(event, Event::Fought { attack: 4, defense: 3, .. })), 1);
}

#[test]
fn tta_29_13_nobody_colonizes_in_the_last_round() {
    let mut scene = last_round(3);
    scene.military(1, &[Card::BonusIii]).happens(Card::WealthyTerritoryIi);
    assert!(scene.asks().is_none());
    assert_eq!(scene.state.table.past.last(), Some(&Card::WealthyTerritoryIi));
}

#[test]
fn tta_26_14_age_three_events_left_in_the_stacks_score_at_the_end() {
    let mut scene = scene(2);
    scene.colony(1, Card::WealthyTerritoryI).wonder(0, Card::Colossus).culture(0, 0);
    scene.current(&[Card::ImpactOfColonies, Card::Crusades]);
    scene.state.piles.future = [Secret::hidden(Card::ImpactOfWonders)].into_iter().collect();
    let rate = i32::from(rates::culture_rate(scene.board(0)));
    let outcome = scene.finishes();
    assert!(outcome.scores.iter().eq(&[5 + rate, 4]));
    assert_eq!(scene.state.table.final_culture[Seat(0)], 5);
}

#[test]
fn tta_26_14_a_final_event_may_cost_culture() {
    let mut scene = scene(2);
    // Seat 0 lacks two happy faces and has enough unused workers.
    scene.culture(0, 10).yellow(0, 12).unused(0, 2).food(0, 9).current(&[Card::ImpactOfHappiness]);
    let rate = rates::culture_rate(scene.board(0));
    let outcome = scene.finishes();
    assert_eq!(outcome.scores[Seat(0)], 10 + i32::from(rate) - 4);
    assert_eq!(scene.state.table.final_culture[Seat(0)], -4);
    let view = scene.state.view(engine::Viewer::Public);
    let sheet = &<State as engine::Present>::scores(&view)[0];
    assert_eq!(sheet.lines.iter().map(|line| line.points).collect::<Vec<_>>(), [10 + i32::from(rate), -4]);
}

#[test]
fn tta_26_19_the_players_still_in_the_game_count_for_figures() {
    let mut scene = scene_with(Options::default(), 3);
    scene.plays(0, Action::EndTurn).plays(1, Action::Leave);
    scene.workers(0, Card::Warriors, 3);
    // Ranking with two players: 10 and 0.
    assert_eq!(impact::culture(&scene.state.table, Seat(0), Card::ImpactOfStrength, Seat(2)), 10);
    assert_eq!(impact::culture(&scene.state.table, Seat(2), Card::ImpactOfStrength, Seat(2)), 0);
    scene.hand(2, &[Card::WaveOfNationalismIi]).plays(2, Action::PlayAction(Card::WaveOfNationalismIi));
    assert_eq!(scene.board(2).turn.unit_resources, 6);
    // The two weakest are one; the decks are not changed.
    scene.food(2, 2).happens(Card::Raiders);
    assert!(matches!(scene.asks(), Some(Task::Lose { seat: Seat(2), .. })));
    assert_eq!(decks::civil_cards(Age::Ii, 3).count(), 50);
}

#[test]
fn age_three_events_count_what_they_say() {
    let mut scene = scene(3);
    scene.workers(0, Card::Irrigation, 2).workers(0, Card::Iron, 1).workers(0, Card::Drama, 1);
    scene.workers(0, Card::TeamSports, 1).workers(0, Card::Swordsmen, 1).workers(0, Card::Religion, 2);
    scene.special(0, Card::Strategy).special(0, Card::Masonry).government(0, Card::Monarchy);
    scene.colony(0, Card::WealthyTerritoryI).unused(0, 3).yellow(0, 5);
    scene.wonder(0, Card::Kremlin);
    let culture = |card| impact::culture(&scene.state.table, Seat(0), card, Seat(0));
    assert_eq!(culture(Card::ImpactOfAgriculture), 2 + 4);
    assert_eq!(culture(Card::ImpactOfIndustry), 2 + 2);
    assert_eq!(culture(Card::ImpactOfArchitecture), 1 + 2);
    assert_eq!(culture(Card::ImpactOfCompetition), 2 + 1);
    assert_eq!(culture(Card::ImpactOfColonies), 4);
    // Monarchy 5 and 3, Kremlin 1 and 1, Strategy 2 more military actions (TTA-29.29).
    assert_eq!(culture(Card::ImpactOfGovernment), 2 * 6 + 6);
    // Faces: Drama 1, Team Sports 3, Religion 2, Kremlin -2: 4; 5 are needed.
    assert_eq!(culture(Card::ImpactOfHappiness), 2 * 4 - 2);
    // Workers: 2+2 farms, 2+1 mines, 1 lab, 1+1+2 urban, 1+1 units, 3 unused: 17; 1 discontent.
    assert_eq!(culture(Card::ImpactOfPopulation), 2 * (17 - 1 - 10));
    assert_eq!(culture(Card::ImpactOfProgress), 2 * (1 + 2 + 1));
    assert_eq!(culture(Card::ImpactOfWonders), 3);
    assert_eq!(culture(Card::ImpactOfTechnology), 0);
    assert_eq!(culture(Card::ImpactOfStrength), 14);
    assert_eq!(culture(Card::ImpactOfScience), 14);
}

#[test]
fn tta_29_29_impact_of_government_counts_all_actions() {
    let mut scene = scene(2);
    scene.special(0, Card::CivilService).special(0, Card::Warfare).leader(0, Card::JuliusCaesar);
    // 4 + 2 civil, 2 + 1 + 1 military.
    assert_eq!(impact::culture(&scene.state.table, Seat(0), Card::ImpactOfGovernment, Seat(0)), 2 * 6 + 4);
}

#[test]
fn tta_29_31_defending_costs_no_military_actions() {
    let mut scene = scene(2);
    scene
        .military(0, &[Card::SpyIi])
        .military(1, &[Card::BonusI])
        .politics()
        .plays(0, aggression(Card::SpyIi, 1));
    scene.plays(0, Action::Done);
    let before = scene.board(1).turn;
    scene.plays(1, Action::UseBonus(Card::BonusI)).plays(1, sacrifice(Card::Warriors));
    assert_eq!(scene.board(1).turn, before);
}

#[test]
fn tta_28_1_tta_28_16_columbus_colonizes_once_without_bidding() {
    let mut scene = scene(2);
    scene
        .leader(0, Card::ChristopherColumbus)
        .military(0, &[Card::HistoricTerritoryI, Card::WealthyTerritoryI])
        .politics();
    let events = (scene.state.piles.current, scene.state.piles.future);
    scene
        .refuses(0, Action::Columbus(Card::FertileTerritoryI), "TTA-7.5")
        .plays(0, Action::Columbus(Card::HistoricTerritoryI));
    // The immediate 6 culture and nothing for the card's age; no event, no sacrifice.
    assert_eq!((scene.board(0).culture, scene.on(0, Card::Warriors)), (6, 1));
    assert_eq!((scene.state.piles.current, scene.state.piles.future), events);
    assert_eq!(scene.board(0).leader, Some(Card::ChristopherColumbus));
    scene.politics().refuses(0, Action::Columbus(Card::WealthyTerritoryI), "TTA-28.1");
    let mut other = crate::scene::scene(2);
    other.military(0, &[Card::HistoricTerritoryI]).politics();
    other.refuses(0, Action::Columbus(Card::HistoricTerritoryI), "TTA-28.1");
}

#[test]
fn tta_28_6_tta_29_21_st_peters_doubles_before_unhappy_faces_and_the_cap() {
    let mut scene = scene(2);
    scene.wonder(0, Card::StPetersBasilica).workers(0, Card::Religion, 2).government(0, Card::Communism);
    assert_eq!(rates::happy(scene.board(0)), 3);
    scene.workers(0, Card::Religion, 5).wonder(0, Card::Kremlin);
    // 10 - 3, below the cap of 8.
    assert_eq!(rates::happy(scene.board(0)), 7);
    // Michelangelo: 1 culture for each face on temples, theaters and wonders, doubled.
    let mut other = crate::scene::scene(2);
    other.wonder(0, Card::StPetersBasilica).wonder(0, Card::HangingGardens).leader(0, Card::Michelangelo);
    other.workers(0, Card::Religion, 1).workers(0, Card::Drama, 1);
    // St. Peter's 2, Gardens 1, Religion 1, Drama 2; faces 2 + 1 + 1, doubled.
    assert_eq!(rates::culture_rate(other.board(0)), 6 + 8);
    other.leader(0, Card::JoanOfArc);
    assert_eq!(other.strength(0), 1 + 2);
}

#[test]
fn tta_28_8_first_space_flight_counts_all_technologies() {
    let mut scene = scene(2);
    scene.site(0, Card::FirstSpaceFlight, 2).resources(0, 9).workers(0, Card::Iron, 0).workers(
        0,
        Card::Coal,
        1,
    );
    scene.government(0, Card::Monarchy).special(0, Card::Strategy).plays(0, Action::BuildStages(1));
    assert_eq!(scene.board(0).culture, 1 + 2 + 1 + 2);
}

#[test]
fn tta_28_9_hollywood_and_internet_count_workers_twice_their_level() {
    let mut scene = scene(2);
    scene.site(0, Card::Hollywood, 2).resources(0, 5).workers(0, Card::Drama, 2).workers(0, Card::Opera, 0);
    scene.workers(0, Card::Journalism, 1).plays(0, Action::BuildStages(1));
    assert_eq!(scene.board(0).culture, 2 * (2 + 2));
    let mut other = crate::scene::scene(2);
    other.site(0, Card::Internet, 4).resources(0, 2).workers(0, Card::Alchemy, 1).workers(
        0,
        Card::Multimedia,
        1,
    );
    other.plays(0, Action::BuildStages(1));
    // The lab of Age A gives nothing.
    assert_eq!(other.board(0).culture, 2 * (1 + 3));
    let mut food = crate::scene::scene(2);
    food.site(0, Card::FastFoodChains, 3)
        .resources(0, 4)
        .workers(0, Card::Drama, 1)
        .plays(0, Action::BuildStages(1));
    // 2 farms and 2 mines, 1 lab and 1 theater, 1 unit.
    assert_eq!(food.board(0).culture, 2 * 4 + 2 + 1);
}

#[test]
fn tta_28_13_bonuses_of_the_civilization() {
    let mut scene = scene(2);
    scene.workers(0, Card::Cannon, 1).workers(0, Card::Knights, 1);
    assert_eq!(scene.strength(0), 1 + 3 + 2);
    scene.wonder(0, Card::GreatWall);
    assert_eq!(scene.strength(0), 6 + 2);
    scene.wonder(0, Card::Colossus).wonder(0, Card::TranscontinentalRailroad);
    assert_eq!(scene.strength(0), 8 + 1 + 5);
    scene.leader(0, Card::AlexanderTheGreat);
    assert_eq!(scene.strength(0), 14 + 3);
}

#[test]
fn tta_29_16_joan_of_arc_scores_whatever_the_result() {
    let mut scene = scene(2);
    scene.leader(1, Card::JoanOfArc).workers(1, Card::Warriors, 9).military(0, &[Card::SpyIi]).politics();
    scene.plays(0, aggression(Card::SpyIi, 1)).until_actions(0);
    assert_eq!(scene.board(1).culture, 5);
}

#[test]
fn tta_29_19_tta_29_20_labs_of_the_game_designer_and_the_best_lab_or_library() {
    let mut scene = scene(2);
    scene.leader(0, Card::GameDesigner).workers(0, Card::Alchemy, 1).workers(0, Card::Philosophy, 2);
    // Philosophy 0 each, Alchemy 1; culture 1 for the level-I lab.
    assert_eq!((rates::science_rate(scene.board(0)), rates::culture_rate(scene.board(0))), (1, 1));
    scene.leader(0, Card::LeonardoDaVinci);
    assert_eq!(rates::science_rate(scene.board(0)), 2 + 2 + 1);
    // The best of all, not the sum; without a worker it does not count.
    scene.workers(0, Card::Journalism, 1).workers(0, Card::Multimedia, 0);
    assert_eq!(rates::science_rate(scene.board(0)), 2 + 2 + 2 + 2);
    scene.workers(0, Card::Journalism, 0).workers(0, Card::Alchemy, 0);
    assert_eq!(rates::science_rate(scene.board(0)), 2);
}

#[test]
fn tta_29_28_the_box_never_lacks_tokens() {
    let mut scene = scene(4);
    scene.state.table.yellow_box = 1;
    game_through_the_ages::rules::colonies::settle(
        &mut scene.state,
        Seat(0),
        Card::FertileTerritoryIi,
        &mut (),
    );
    assert_eq!((scene.board(0).yellow, scene.state.table.yellow_box), (22, -3));
}

#[test]
fn tta_29_34_a_round_ends_after_the_player_to_the_right_of_the_start_player() {
    let options = Options { bonus_cards: game_through_the_ages::options::BonusCards::AgeByAge, ..full() };
    let mut scene = start(options, 3);
    let open = |scene: &Scene| scene.state.piles.bonus.iter().filter(|bonus| !bonus.known.is_empty()).count();
    for seat in 0..3 {
        assert_eq!((scene.state.table.active, open(&scene)), (Seat(seat), 1));
        scene.passes();
    }
    assert_eq!((scene.state.table.round, open(&scene)), (2, 2));
}

#[test]
fn taking_in_the_second_round_is_as_always() {
    let mut scene = scene(2);
    scene.row(&[Card::Iron]).plays(0, take(0, Card::Iron));
    assert_eq!(scene.held(0), [Card::Iron]);
}
