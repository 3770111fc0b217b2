//! Chapter 4: tracks and limits. Chapter 19: happiness.

use engine::Seat;
use game_through_the_ages::Action;
use game_through_the_ages::Event;
use game_through_the_ages::cards::Card;
use game_through_the_ages::options::Level;
use game_through_the_ages::rules::production::{self, corruption, forecast};
use game_through_the_ages::rules::{population, rates};

use crate::scene::{build, level, scene, scene_with, tech};

#[test]
fn tta_4_1_culture_points_have_no_maximum() {
    let mut scene = scene(2);
    scene.culture(0, 400).hand(0, &[Card::WorkOfArtA]).plays(0, Action::PlayAction(Card::WorkOfArtA));
    assert_eq!(scene.board(0).culture, 406);
}

#[test]
fn tta_4_2_science_points_stop_at_forty() {
    let mut scene = scene(2);
    scene.science(0, 37).hand(0, &[Card::RevolutionaryIdeaIii]);
    scene.plays(0, Action::PlayAction(Card::RevolutionaryIdeaIii));
    assert_eq!(scene.board(0).science, 40);
}

#[test]
fn tta_4_3_tta_4_6_rates_are_capped_but_the_sum_goes_on() {
    let mut scene = scene(2);
    scene.workers(0, Card::Movies, 8).workers(0, Card::Computers, 7).yellow(0, 18);
    assert_eq!((rates::culture_sum(scene.board(0)), rates::culture_rate(scene.board(0))), (32, 30));
    assert_eq!((rates::science_sum(scene.board(0)), rates::science_rate(scene.board(0))), (36, 30));
    scene.science(0, 0).plays(0, Action::EndTurn);
    assert_eq!((scene.board(0).culture, scene.board(0).science), (30, 30));
    // A loss is taken from the full sum.
    scene.workers(0, Card::Movies, 7);
    assert_eq!(rates::culture_rate(scene.board(0)), 28);
}

#[test]
fn tta_4_4_tta_4_10_strength_is_capped_before_sacrifices() {
    let mut scene = scene(2);
    scene.workers(0, Card::Tanks, 14).military(0, &[Card::SpyIi]);
    assert_eq!(scene.strength(0), 60);
    scene.politics().plays(0, crate::scene::aggression(Card::SpyIi, 1));
    scene.plays(0, crate::scene::sacrifice(Card::Tanks)).plays(0, Action::Done).until_actions(0);
    let fought = scene.events.iter().find_map(|event| match event {
        Event::Fought { attack, .. } => Some(*attack),
        _ => None,
    });
    assert_eq!(fought, Some(65));
}

#[test]
fn tta_4_5_happy_faces_count_from_0_to_8() {
    let mut scene = scene(2);
    scene.workers(0, Card::OrganizedReligion, 3);
    assert_eq!(rates::happy(scene.board(0)), 8);
    scene.workers(0, Card::OrganizedReligion, 0).wonder(0, Card::Kremlin);
    assert_eq!(rates::happy(scene.board(0)), 0);
}

#[test]
fn tta_4_7_an_unhappy_face_cancels_a_happy_one() {
    let mut scene = scene(2);
    scene.workers(0, Card::OrganizedReligion, 1).government(0, Card::Communism);
    assert_eq!(rates::happy(scene.board(0)), 2);
}

#[test]
fn tta_4_8_values_change_at_once() {
    let mut scene = scene(2);
    scene.resources(0, 8).unused(0, 2);
    scene.plays(0, build(Card::Warriors));
    assert_eq!(scene.strength(0), 2);
    scene.plays(0, build(Card::Religion));
    assert_eq!((rates::culture_rate(scene.board(0)), rates::happy(scene.board(0))), (1, 1));
    scene.hand(0, &[Card::JuliusCaesar]).plays(0, Action::PlayLeader(Card::JuliusCaesar));
    assert_eq!(scene.strength(0), 3);
    scene.plays(0, Action::Destroy(tech(Card::Religion)));
    assert_eq!((rates::culture_rate(scene.board(0)), rates::happy(scene.board(0))), (0, 0));
}

#[test]
fn tta_4_9_points_never_fall_below_zero() {
    let mut scene = scene(2);
    // 6 food are missing: 24 culture.
    scene.food(0, 0).yellow(0, 0).workers(0, Card::Agriculture, 0).culture(0, 3).unused(0, 9);
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.board(0).culture, 0);
}

#[test]
fn tta_8_3_tta_19_1_tta_19_2_tta_20_1_tta_20_3_the_tables_of_the_banks() {
    let file: toml::Table = include_str!("../../data/civilization_board.toml").parse().unwrap();
    let number = |row: &toml::Value, key: &str| u8::try_from(row[key].as_integer().unwrap().min(30)).ok();
    for row in file["yellow_table"].as_array().unwrap() {
        for tokens in number(row, "tokens_min").unwrap()..=number(row, "tokens_max").unwrap() {
            assert_eq!(population::food_price(tokens), number(row, "population_cost"));
            assert_eq!(Some(population::consumption(tokens)), number(row, "consumption"));
            assert_eq!(Some(rates::happy_needed(tokens)), number(row, "happy_needed"));
        }
    }
    for row in file["blue_table"].as_array().unwrap() {
        for tokens in number(row, "tokens_min").unwrap()..=number(row, "tokens_max").unwrap() {
            assert_eq!(Some(corruption(tokens)), number(row, "corruption"));
        }
    }
    // The sections, from the left; the data count them from the right.
    let sections = |key: &str| file[key].as_array().unwrap().clone();
    for (section, row) in population::SECTIONS.iter().rev().zip(&sections("yellow_section")) {
        let printed = ["spaces", "population_cost", "consumption_when_this_is_leftmost_empty"];
        assert_eq!(
            [section.spaces, section.price, section.consumption].map(Some),
            printed.map(|key| number(row, key))
        );
    }
    for (section, row) in production::SECTIONS.iter().rev().zip(&sections("blue_section")) {
        let printed = ["spaces", "corruption_when_this_is_leftmost_empty"];
        assert_eq!([section.0, section.1].map(Some), printed.map(|key| number(row, key)));
    }
    // The happy faces rise with each of the eight parts.
    let needed: Vec<_> = (0..=18).map(rates::happy_needed).collect();
    assert_eq!(needed, [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]);
}

#[test]
fn tta_19_3_discontent_workers_are_the_faces_that_are_missing() {
    let mut scene = scene(2);
    scene.yellow(0, 10);
    assert_eq!(rates::discontent(scene.board(0)), 3);
    scene.workers(0, Card::Theology, 1);
    assert_eq!(rates::discontent(scene.board(0)), 1);
    scene.workers(0, Card::Theology, 2);
    assert_eq!(rates::discontent(scene.board(0)), 0);
}

#[test]
fn tta_19_4_discontent_workers_may_be_assigned() {
    let mut scene = scene(2);
    scene.yellow(0, 10).unused(0, 1).resources(0, 2);
    assert_eq!(rates::discontent(scene.board(0)), 3);
    scene.plays(0, build(Card::Bronze));
    assert_eq!(scene.on(0, Card::Bronze), 3);
}

#[test]
fn tta_19_5_an_uprising_stops_production_and_maintenance() {
    let mut scene = scene(2);
    scene.yellow(0, 10).unused(0, 2).science(0, 3).culture(0, 5);
    assert!(forecast(&scene.state.table, Seat(0)).uprising);
    let before = *scene.board(0);
    scene.plays(0, Action::EndTurn);
    let after = scene.board(0);
    assert_eq!((after.science, after.culture, after.blue, after.techs), (3, 5, before.blue, before.techs));
    assert_eq!(scene.secret(0), []);
    assert_eq!(scene.count(|event| matches!(event, Event::Uprising { .. })), 1);
    // As many unused workers as discontent ones are enough.
    scene.until_actions(0).unused(0, 3).plays(0, Action::EndTurn);
    assert_eq!(scene.board(0).science, 4);
}

#[test]
fn tta_19_6_only_the_moment_of_production_counts() {
    let mut scene = scene(2);
    scene.yellow(0, 10).unused(0, 1).resources(0, 8).workers(0, Card::BreadAndCircuses, 0);
    assert!(forecast(&scene.state.table, Seat(0)).uprising);
    scene.plays(0, build(Card::BreadAndCircuses));
    // 3 needed, 2 happy faces, 0 unused workers: still one too few; destroying helps.
    scene.plays(0, Action::Destroy(tech(Card::Philosophy)));
    assert!(!forecast(&scene.state.table, Seat(0)).uprising);
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.count(|event| matches!(event, Event::Uprising { .. })), 0);
}

#[test]
fn tta_11_4_the_simple_game_knows_no_uprising_and_no_corruption() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.yellow(0, 10).unused(0, 0).food(0, 9).blue(0, 2).resources(0, 6).blue(0, 2);
    scene.plays(0, Action::EndTurn);
    // The two farms take the last two tokens of the bank; consumption gives two back.
    assert_eq!(scene.board(0).science, 2);
    assert_eq!(scene.stored(0).1, 8);
    assert_eq!(scene.secret(0), []);
}
