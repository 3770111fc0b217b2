//! Chapter 26: leaving, the last round and the end of the full game.

use engine::{Game, Rng, Seat, Seats};
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::options::{Leaving, Level, Options};
use game_through_the_ages::rules::{impact, rates};
use game_through_the_ages::state::{Secret, State};
use game_through_the_ages::task::{Side, Stage, Task};
use game_through_the_ages::{Action, Event, decks};

use crate::ch23_ages::age_ends;
use crate::scene::{Scene, aggression, full, level, sacrifice, scene, scene_with, start, war};

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
fn tta_26_4_tta_26_7_a_player_leaves_at_the_beginning_of_the_turn() {
    let mut scene = scene_with(Options::default(), 3);
    scene.pact(1, Card::PeaceTreaty, 2, Side::A).workers(1, Card::Iron, 1).military(1, &[Card::Rats]);
    scene.plays(0, Action::EndTurn).culture(1, 99);
    // Not after the first decision, and nobody else.
    let mut late = Scene { state: scene.state, events: Vec::new() };
    late.plays(1, Action::SkipPolitics).refuses(1, Action::Leave, "TTA-26.4");
    late.refuses(2, Action::Leave, "TTA-26.4");
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
fn tta_26_14_all_final_events_are_one_sum_whatever_their_order() {
    // Seat 0 loses 4 for happiness and gains 4 for a colony; with 0 culture the order must not matter.
    let final_culture = |order: [Card; 2]| {
        let mut scene = scene(2);
        scene.yellow(0, 12).unused(0, 2).food(0, 9).colony(0, Card::FertileTerritoryI).current(&order);
        let rate = i32::from(rates::culture_rate(scene.board(0)));
        let outcome = scene.finishes();
        (outcome.scores[Seat(0)] - rate, outcome.scores[Seat(1)])
    };
    let [one, other] = [
        [Card::ImpactOfHappiness, Card::ImpactOfColonies],
        [Card::ImpactOfColonies, Card::ImpactOfHappiness],
    ]
    .map(final_culture);
    assert_eq!((one, one.0), (other, 0));
}

#[test]
fn tta_26_14_the_log_tells_what_was_lost() {
    let mut scene = scene(2);
    scene.yellow(0, 12).unused(0, 2).food(0, 9).culture(0, 0).current(&[Card::ImpactOfHappiness]);
    let before = rates::culture_rate(scene.board(0));
    scene.finishes();
    let lost = |event: &Event| match event {
        Event::FinalEvent { seat: Seat(0), culture, .. } => Some(*culture),
        _ => None,
    };
    assert_eq!(scene.events.iter().find_map(lost), Some(-i16::from(before).min(4)));
}

#[test]
fn tta_26_9_tta_29_48_the_refill_of_a_player_who_leaves_ends_no_age() {
    let mut scene = scene_with(Options::default(), 3);
    scene.plays(0, Action::EndTurn).until_actions(1).plays(1, Action::EndTurn);
    // Seat 2 would lay the last card; seat 0 does so in the next round.
    scene.age(Age::Iii).state.piles.civil.clear();
    let mut ends = scene_with(Options::default(), 3);
    ends.until_actions(0).plays(0, Action::EndTurn).until_actions(1).age(Age::Iii);
    ends.civil_deck(&[Card::Computers]).row(&[]).plays(1, Action::EndTurn);
    let round = ends.state.table.round;
    assert_eq!((ends.state.table.active, ends.state.table.ends_after), (Seat(2), Some(round + 1)));
    ends.plays(2, Action::Leave);
    assert_eq!((ends.state.table.active, ends.state.table.round), (Seat(0), round + 1));
    assert_eq!(ends.state.table.ends_after, Some(round + 2));
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
