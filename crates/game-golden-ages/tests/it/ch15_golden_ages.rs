//! Chapters 15 to 18: technologies, golden ages, the end of an epoch.

use engine::Seat;
use game_golden_ages::cards::{Building, Civilization, Epoch, Glory, ScoringCard, Technology, Wonder};
use game_golden_ages::{Action, Event, Question, Source};

use crate::scene::{Scene, artist, explore, scene};

fn choose(card: ScoringCard) -> Action {
    Action::ChooseScoringCard(card)
}

#[test]
fn ga_15_1_a_tile_needs_its_predecessor_and_its_price() {
    let mut scene = scene(2);
    scene.gold(0, 20).refuses(0, Action::Develop(Technology::Rail), "GA-15.1");
    scene.gold(0, 2).refuses(0, Action::Develop(Technology::Carriage), "GA-15.1");
    scene.gold(0, 4).plays(0, Action::Develop(Technology::Carriage)).shows("0: gold 1, tiles 1");
    scene.turn(0).refuses(0, Action::Develop(Technology::Carriage), "GA-15.1");
}

#[test]
fn ga_15_2_its_cubes_go_to_the_reserve() {
    let mut scene = scene(2);
    scene.gold(0, 8).plays(0, Action::Develop(Technology::Agriculture)).shows("0: reserve 6");
    scene.turn(0).plays(0, Action::Develop(Technology::Architecture)).shows("0: reserve 8");
    scene.told(Event::Developed { seat: Seat(0), technology: Technology::Architecture, cubes: 2 });
}

#[test]
fn ga_15_3_the_effect_is_there_at_once_and_level_five_scores() {
    let mut scene = scene(2);
    scene.gold(0, 12).knows(0, &[Technology::Engineering]).colonists(0, "C6", "D2 D2");
    scene.plays(0, Action::Develop(Technology::ComputerScience)).shows("0: points 4");
    scene.turn(0).plays(0, artist("C6")).shows("0: points 9");
    assert_eq!(scene.state.players[Seat(0)].points.technologies, 6);
    let mut genetics = crate::scene::scene(2);
    genetics.gold(0, 12).knows(0, &[Technology::Medicine]).colonists(0, "H1", "D2 D2");
    genetics.plays(0, Action::Develop(Technology::Genetics)).shows("0: points 4");
}

#[test]
fn ga_15_4_one_technology_per_action_but_japan_may_go_on() {
    let mut scene = scene(2);
    scene.gold(0, 20).plays(0, Action::Develop(Technology::Carriage)).asks(1, Question::Action);
    let mut japan = crate::scene::scene(2);
    japan.civilization(0, Civilization::Japan).gold(0, 5).plays(0, Action::Develop(Technology::Carriage));
    japan.shows("0: gold 4").asks(0, Question::DevelopFurther);
    japan.clone().plays(0, Action::Stop).asks(1, Question::Action);
    japan
        .plays(0, Action::Develop(Technology::Rail))
        .shows("0: gold 1, tiles 2")
        .asks(0, Question::DevelopFurther);
    japan.refuses(0, explore("D2", "D3"), "GA-15.4");
    japan
        .plays(0, Action::Develop(Technology::Writing))
        .shows("0: gold 0, tiles 3")
        .asks(1, Question::Action);
}

#[test]
fn ga_16_1_only_without_standing_colonists_on_the_map() {
    let mut scene = scene(2);
    scene.refuses(0, Action::StartGoldenAge, "GA-16.1");
    scene.colonists(0, "D2", "").refuses(0, Action::StartGoldenAge, "GA-16.1");
    scene.colonists(0, "", "D2 D2").plays(0, Action::StartGoldenAge);
}

#[test]
fn ga_16_2_the_capital_is_turned_and_this_turn_brings_no_gold() {
    let mut scene = scene(2);
    scene.colonists(0, "", "D2 D2 D2").plays(0, Action::StartGoldenAge).shows("0: gold 3");
    assert!(scene.public().players[Seat(0)].golden_age);
    scene.plays(0, choose(scene.state.scoring_cards.iter().next().unwrap())).shows("0: gold 3");
}

#[test]
fn ga_16_3_each_later_turn_is_passed_for_2_gold() {
    let mut scene = scene(2);
    scene.colonists(0, "", "D2 D2 D2").plays(0, Action::StartGoldenAge);
    scene.plays(0, choose(scene.state.scoring_cards.iter().next().unwrap()));
    scene.plays(1, artist("H3")).shows("0: gold 5").plays(1, artist("H3")).shows("0: gold 7");
    scene.told(Event::GoldGained { seat: Seat(0), amount: 2, source: Source::GoldenAge });
    scene.asks(1, Question::Action).refuses(0, artist("D2"), "GA-8.4");
}

#[test]
fn ga_16_4_the_first_one_chooses_a_scoring_card() {
    let mut scene = scene(3);
    let cards =
        [ScoringCard::Gold, ScoringCard::Gems, ScoringCard::Cubes, ScoringCard::Glory, ScoringCard::Stone];
    scene.scoring_cards(&cards).colonists(0, "", "D2 D2 D2").colonists(1, "", "H3 H3 H3");
    scene.plays(0, Action::StartGoldenAge).asks(0, Question::ScoringCard);
    scene.refuses(0, choose(ScoringCard::Wonders), "GA-16.4").plays(0, choose(ScoringCard::Gems));
    assert_eq!(scene.public().chosen_card, Some(ScoringCard::Gems));
    assert_eq!(scene.state.scoring_cards.len(), 4);
    scene.plays(1, Action::StartGoldenAge).asks(2, Question::Action);
}

#[test]
fn ga_17_1_epochs_end_at_once_with_the_last_golden_age() {
    let mut scene = scene(3);
    scene.last_before_golden_age(0, ScoringCard::Wonders).plays(0, Action::StartGoldenAge);
    assert_eq!(scene.state.epoch, Epoch::II);
    scene.shows("0: gold 3").shows("1: gold 3").shows("2: gold 3");
    scene.told(Event::EpochEnds { epoch: Epoch::I, card: ScoringCard::Wonders });
}

#[test]
fn ga_17_2_epoch_four_ends_otherwise() {
    let mut scene = scene(3);
    scene.epoch(Epoch::IV).colonists(0, "", "D2 D2 D2").plays(0, Action::StartGoldenAge);
    scene.plays(0, choose(scene.state.scoring_cards.iter().next().unwrap()));
    scene.plays(1, artist("H3")).plays(2, artist("F6"));
    assert!(scene.is_over(), "although two players have standing colonists left");
}

#[test]
fn ga_17_3_everybody_scores_the_card_beside_the_agora() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Writing, Technology::Construction]).knows(1, &[Technology::Carriage]);
    scene.building(0, Building::Market).building(0, Building::Library).wonder(1, Wonder::Colossus);
    scene.glory(0, &[Glory::Six]).gold(0, 8).gold(1, 5).city(0, "D3", 2).city(0, "E3", 1).city(1, "G3", 1);
    scene.colonists(0, "", "C6 D1").colonists(1, "", "A3 J4 G6");
    let cards = [
        (ScoringCard::Buildings, 6, 0),
        (ScoringCard::Glory, 2, 0),
        (ScoringCard::Gold, 2, 1),
        (ScoringCard::Cubes, 3, 1),
        (ScoringCard::Gems, 2, 2),
        (ScoringCard::Stone, 4, 2),
        (ScoringCard::Game, 2, 4),
        (ScoringCard::Grain, 2, 4),
        (ScoringCard::Wonders, 0, 4),
        (ScoringCard::Technologies, 3, 1),
    ];
    for (card, first, second) in cards {
        let mut scene = scene.clone();
        scene.last_before_golden_age(0, card).plays(0, Action::StartGoldenAge);
        scene.shows(&format!("0: points {first}")).shows(&format!("1: points {second}"));
        assert_eq!(scene.state.players[Seat(0)].points.scoring_cards, first, "{card:?}");
        scene.told(Event::Scored { seat: Seat(1), amount: second, source: Source::ScoringCard(card) });
    }
}

/// The end of epoch I, with cards left over and everything used.
fn next_epoch() -> Scene {
    let mut scene = scene(2);
    scene.wonder(0, Wonder::Colossus).building(0, Building::Market).colonists(0, "D2", "D3");
    scene.plays(0, Action::ActivateWonder(Wonder::Colossus)).turn(0);
    scene.plays(0, Action::ActivateBuilding(Building::Market)).last_before_golden_age(0, ScoringCard::Gold);
    scene.plays(0, Action::StartGoldenAge);
    scene
}

#[test]
fn ga_18_1_cards_left_over_and_the_scoring_card_are_removed() {
    let scene = next_epoch();
    assert!(scene.state.wonders.iter().all(|wonder| wonder.facts().epoch == Epoch::II));
    assert!(scene.state.buildings.iter().all(|building| building.facts().epoch == Epoch::II));
    assert_eq!((scene.state.chosen_card, scene.state.scoring_cards.len()), (None, 4));
}

#[test]
fn ga_18_2_all_capitals_become_active() {
    let scene = next_epoch();
    assert!(scene.state.players.iter().all(|player| !player.golden_age));
    assert_eq!(scene.state.first_golden_age, None);
}

#[test]
fn ga_18_3_lying_colonists_stand_up_where_they_are() {
    next_epoch().shows("0: standing D2 D2 D3, lying ").shows("1: standing H3 H3 H3, lying ");
}

#[test]
fn ga_18_4_colonists_in_the_agora_go_home_standing() {
    let mut scene = scene(2);
    scene
        .colonists(0, "", "E3")
        .last_before_golden_age(0, ScoringCard::Gold)
        .plays(0, Action::StartGoldenAge);
    scene.shows("0: standing D2 D2 E3, agora 0");
}

#[test]
fn ga_18_5_activated_cards_are_turned_up_again() {
    let scene = next_epoch();
    let player = &scene.state.players[Seat(0)];
    assert!(player.used_wonders.is_empty() && player.buildings().all(|built| !built.used));
    assert_eq!(player.wonders.len(), 1);
}

#[test]
fn ga_r35_indias_tile_works_without_the_tiles_before_it() {
    let mut scene = scene(2);
    scene.epoch(Epoch::III).next_civilization(0, Civilization::India).knows(0, &[Technology::Rocketry]);
    scene.city(0, "D3", 1).last_before_golden_age(0, ScoringCard::Glory).plays(0, Action::StartGoldenAge);
    scene.plays(0, Action::PlayCivilization).asks(0, Question::LevelFive);
    scene.refuses(0, Action::Develop(Technology::Rocketry), "GA-15.1");
    scene.refuses(0, Action::Develop(Technology::Currency), "GA-R35").refuses(0, Action::Stop, "GA-R35");
    scene.plays(0, Action::Develop(Technology::Economy)).shows("0: points 0, tiles 5");
    let mut later = crate::scene::scene(2);
    later.epoch(Epoch::IV).knows_only(0, Technology::Economy).knows(0, &[Technology::Writing]).gold(0, 5);
    later.clone().plays(0, explore("D2", "D1")).shows("0: gold 9");
    later
        .plays(0, Action::Develop(Technology::Currency))
        .turn(0)
        .plays(0, explore("D2", "D1"))
        .shows("0: gold 4");
}
