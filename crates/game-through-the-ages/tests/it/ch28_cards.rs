//! Chapters 28 and 29: cards with a text of their own, and what the rulebook answers about them.

use engine::Seat;
use game_through_the_ages::Action;
use game_through_the_ages::cards::Card;
use game_through_the_ages::rules::rates;

use crate::scene::{scene, take};

#[test]
fn tta_28_1_tta_28_16_columbus_colonizes_once_without_bidding() {
    let mut scene = scene(2);
    scene
        .leader(0, Card::ChristopherColumbus)
        .military(0, &[Card::HistoricTerritoryI, Card::WealthyTerritoryI])
        .politics();
    let events = (scene.state.piles.current, scene.state.piles.future);
    scene
        .refuses(0, Action::Columbus(Card::FertileTerritoryI), "TTA-28.16")
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
fn taking_in_the_second_round_is_as_always() {
    let mut scene = scene(2);
    scene.row(&[Card::Iron]).plays(0, take(0, Card::Iron));
    assert_eq!(scene.held(0), [Card::Iron]);
}
