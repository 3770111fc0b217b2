//! Chapters 8 and 9: actions in general, Explorer, founding cities.

use engine::{Game, Present, Seat};
use game_golden_ages::board::Turn;
use game_golden_ages::cards::{
    Building, Civilization, Epoch, Glory, Resource, ScoringCard, Technology, Wonder,
};
use game_golden_ages::state::{Founder, Site};
use game_golden_ages::{Action, Event, Payment, Question, Source, State};

use crate::scene::{artist, at, attack, build, explore, lay_tile, positions, rocket, scene};

#[test]
fn ga_8_1_each_player_takes_one_action_in_turn() {
    let mut scene = scene(3);
    scene.start_player(2).refuses(0, artist("D2"), "GA-8.1");
    for seat in [2, 0, 1, 2] {
        assert_eq!(scene.state.turn, Seat(seat));
        let home = ["D2", "H3", "F6"][usize::from(seat)];
        scene.plays(seat, artist(home));
    }
    assert_eq!(scene.state.round, 2);
}

#[test]
fn ga_8_2_eight_actions_of_which_four_need_a_colonist() {
    let mut scene = scene(2);
    scene
        .gold(0, 20)
        .building(0, Building::Market)
        .open_buildings(&[Building::Library])
        .colonists(1, "D3", "H3 H3");
    let kinds = |scene: &crate::scene::Scene| {
        let legal = scene.legal(0);
        let has = |kind: fn(&Action) -> bool| legal.iter().any(kind);
        [
            has(|action| matches!(action, Action::Explore { .. })),
            has(|action| matches!(action, Action::Build { .. })),
            has(|action| matches!(action, Action::Artist { .. })),
            has(|action| matches!(action, Action::Attack { .. })),
            has(|action| matches!(action, Action::BuildWonder { .. })),
            has(|action| matches!(action, Action::ActivateBuilding(_))),
            has(|action| matches!(action, Action::Develop(_))),
            has(|action| matches!(action, Action::StartGoldenAge)),
        ]
    };
    assert_eq!(kinds(&scene), [true, true, true, true, true, true, true, false]);
    scene.colonists(0, "", "D2 D2 D2");
    assert_eq!(kinds(&scene), [false, false, false, false, true, true, true, true]);
    let needs: Vec<bool> =
        game_golden_ages::cards::mat().action.iter().map(|action| action.needs_colonist).collect();
    assert_eq!(needs, [true, true, true, true, false, false, false, false]);
}

#[test]
fn ga_8_3_actions_may_be_repeated_in_an_epoch() {
    let mut scene = scene(2);
    (0..3).for_each(|_| {
        scene.turn(0).plays(0, artist("D2"));
    });
    scene.shows("0: points 9, agora 3").gold(0, 9);
    for technology in [Technology::Carriage, Technology::Writing, Technology::Agriculture] {
        scene.turn(0).plays(0, Action::Develop(technology));
    }
    scene.shows("0: tiles 3, gold 0");
}

#[test]
fn ga_8_4_no_action_after_a_golden_age() {
    let mut scene = scene(3);
    scene.colonists(0, "", "D2 D2 D2").plays(0, Action::StartGoldenAge);
    scene.plays(0, Action::ChooseScoringCard(scene.state.scoring_cards.iter().next().unwrap()));
    scene.plays(1, artist("H3")).plays(2, artist("F6")).asks(1, Question::Action).shows("0: gold 5");
    scene.refuses(0, Action::Develop(Technology::Carriage), "GA-8.4");
}

#[test]
fn ga_9_1_move_and_then_found_in_this_order_with_a_standing_colonist() {
    let mut scene = scene(2);
    scene.colonists(0, "D3", "D2 D2").refuses(0, explore("D2", "D3"), "GA-9.1").refuses(
        0,
        explore("H3", "G3"),
        "GA-9.1",
    );
    scene.refuses(0, Action::FoundCity, "GA-9.1");
    scene.plays(0, explore("D3", "E3")).plays(0, Action::FoundCity).shows("0: lying D2 D2 E3, cities E3");
    scene.asks(1, Question::Action);
}

#[test]
fn ga_9_2_control_gained_by_the_move_pays() {
    let mut scene = scene(2);
    scene.colonists(0, "D3", "D2 D2").plays(0, explore("D3", "E3")).shows("0: gold 4");
    scene.plays(0, Action::NoCity).shows("0: gold 4, cubes 0, lying D2 D2 E3");
}

#[test]
fn ga_9_3_a_city_needs_a_continent_space_without_city_and_capital() {
    let mut scene = scene(2);
    scene.colonists(0, "D3 D2 D2", "").city(1, "E3", 1).colonists(1, "F4", "H3 H3");
    scene
        .clone()
        .plays(0, explore("D3", "D3"))
        .asks(0, Question::City { at: at("D3"), by: Founder::Explorer });
    scene.clone().plays(0, explore("D3", "E3")).asks(1, Question::Action);
    scene.clone().plays(0, explore("D3", "D2")).asks(1, Question::Action);
    scene.colonists(0, "G3", "D2 D2").plays(0, explore("G3", "H3")).asks(1, Question::Action);
}

#[test]
fn ga_9_4_no_city_on_islands_or_sea() {
    scene(2).plays(0, explore("D2", "D1")).asks(1, Question::Action);
    scene(2).plays(0, explore("D2", "E2")).asks(1, Question::Action);
}

#[test]
fn ga_9_5_a_city_takes_one_cube_or_exactly_two_with_construction() {
    scene(2).plays(0, explore("D2", "D3")).plays(0, Action::FoundCity).shows("0: reserve 4, cubes 1");
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Construction]).shows("0: reserve 6");
    scene.plays(0, explore("D2", "D3")).plays(0, Action::FoundCity).shows("0: reserve 4, cubes 2, cities D3");
    scene.told(Event::CityFounded { seat: Seat(0), at: at("D3"), cubes: 2 });
}

#[test]
fn ga_9_6_missing_cubes_come_from_own_cities() {
    let mut scene = scene(2);
    for space in ["C2", "E3", "E4", "F3", "F4"] {
        scene.city(0, space, 1);
    }
    scene.plays(0, explore("D2", "D3")).plays(0, Action::FoundCity);
    scene.asks(0, Question::Cube { at: at("D3"), missing: 1, by: Founder::Explorer });
    scene.refuses(0, Action::TakeCube(at("D3")), "GA-9.6").refuses(0, Action::TakeCube(at("G3")), "GA-9.6");
    scene.plays(0, Action::TakeCube(at("E4"))).shows("0: cities C2 D3 E3 F3 F4, reserve 0, gold 4");
}

#[test]
fn ga_9_7_each_cube_pays() {
    let mut scene = scene(2);
    scene.plays(0, explore("D2", "D3")).plays(0, Action::FoundCity).shows("0: gold 4");
    scene.told(Event::GoldGained {
        seat: Seat(0),
        amount: 1,
        source: Source::Technology(Technology::Barter),
    });
    let mut scene = crate::scene::scene(2);
    scene.knows(0, &[Technology::Commerce, Technology::Construction]);
    scene.plays(0, explore("D2", "D3")).plays(0, Action::FoundCity).shows("0: gold 7");
}

#[test]
fn ga_9_8_at_the_end_the_colonist_lies_down() {
    scene(2)
        .plays(0, explore("D2", "D3"))
        .shows("0: standing D2 D2 D3")
        .plays(0, Action::NoCity)
        .shows("0: lying D3");
    scene(2).plays(0, explore("D2", "D3")).plays(0, Action::FoundCity).shows("0: lying D3");
}

#[test]
fn ga_9_9_colonists_do_not_hinder_a_city() {
    let mut scene = scene(3);
    scene.colonists(1, "D3", "D3 H3").colonists(2, "D3", "F6 F6").colonists(0, "D2 D3", "D3");
    scene
        .plays(0, explore("D2", "D3"))
        .plays(0, Action::FoundCity)
        .shows("0: cities D3")
        .shows("1: standing D3");
}

#[test]
fn ga_r12_an_explorer_may_stay_but_not_change_nothing_at_all() {
    scene(2).plays(0, explore("D2", "D2")).shows("0: lying D2");
    let mut russia = scene(2);
    russia.civilization(0, Civilization::Russia).refuses(0, explore("D2", "D2"), "GA-R12");
    russia.clone().plays(0, explore("D2", "E2")).shows("0: standing D2 D2 E2, lying ");
    // On a continent space it can only stay to found a city, so that is not asked.
    russia.colonists(0, "D3", "D2 D2").plays(0, explore("D3", "D3")).shows("0: cities D3, standing D3");
    russia.asks(1, Question::Action).turn(0).refuses(0, explore("D3", "D3"), "GA-R12");
    russia
        .colonists(1, "F3", "H3 H3")
        .colonists(0, "E3", "D2 D2")
        .plays(0, attack("E3", "F3"))
        .plays(0, Action::NoCity);
    russia.shows("0: lying D2 D2 F3");
}

#[test]
fn ga_r15_relocated_cubes_pay_and_a_city_without_cubes_is_gone() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Construction]).city(0, "E3", 2).city(0, "E4", 2).city(0, "C2", 2);
    scene.shows("0: reserve 0").plays(0, explore("D2", "D3")).plays(0, Action::FoundCity);
    scene
        .plays(0, Action::TakeCube(at("E3")))
        .asks(0, Question::Cube { at: at("D3"), missing: 1, by: Founder::Explorer });
    scene.plays(0, Action::TakeCube(at("E3"))).shows("0: cities C2 D3 E4, cubes 6, gold 5");
    assert_eq!(scene.state.controlled(Seat(0), Resource::Game), 0, "E3 is no longer controlled");
    for state in positions(2, 2) {
        assert!(state.players.iter().all(|player| player.reserve + player.cities.cubes() >= 5));
    }
}

#[test]
fn ga_r16_founding_where_a_colonist_stood_pays_for_cubes_only() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Agriculture, Technology::Rocketry]).gold(0, 3).colonists(0, "D3", "D2 D2");
    scene.clone().plays(0, explore("D3", "D3")).plays(0, Action::FoundCity).shows("0: gold 4");
    scene.colonists(1, "F3", "H3 H3").plays(0, rocket("F3")).shows("0: gold 0").plays(0, Action::FoundCity);
    scene.shows("0: gold 2").told(Event::GoldGained {
        seat: Seat(0),
        amount: 1,
        source: Source::Technology(Technology::Agriculture),
    });
}

#[test]
fn ga_r31_without_standing_colonists_other_actions_remain_until_the_golden_age() {
    let mut scene = scene(2);
    scene.colonists(0, "", "D2 D2 D2").gold(0, 3);
    let legal = scene.legal(0);
    assert!(legal.contains(&Action::Develop(Technology::Writing)) && legal.contains(&Action::StartGoldenAge));
    assert!(legal.contains(&Action::BuildWonder { wonder: Wonder::Colossus, payment: Payment::Gold }));
    // With nothing else to do the golden age begins without a question.
    scene.gold(1, 0).colonists(1, "H3", "H3 H3").turn(1).plays(1, artist("H3")).asks(0, Question::Action);
    scene.plays(0, Action::Develop(Technology::Writing)).told(Event::GoldenAge { seat: Seat(1) });
    scene.told(Event::NoOtherAction { seat: Seat(1) });
    scene.asks(1, Question::ScoringCard);
    for state in positions(3, 2) {
        let standing = !state.players[state.turn].colonists.standing.is_empty();
        if state.question == Question::Action && standing {
            let mut legal = Vec::new();
            state.legal_actions(state.turn, &mut legal);
            assert!(legal.iter().any(|action| matches!(action, Action::Artist { .. })));
        }
    }
}

#[test]
fn ga_r37_effects_start_with_the_action_that_brings_them() {
    let mut scene = scene(2);
    scene.gold(0, 3).plays(0, Action::Develop(Technology::Carriage)).turn(0).plays(0, explore("D2", "D4"));
    scene.shows("0: lying D4");
    scene
        .epoch(Epoch::II)
        .turn(0)
        .gold(0, 6)
        .plays(0, Action::BuildWonder { wonder: Wonder::HagiaSophia, payment: Payment::Gold });
    scene.turn(0).plays(0, explore("D2", "D3")).plays(0, Action::FoundCity).shows("0: gold 3");
}

#[test]
fn a_question_of_another_kind_is_answered_first() {
    let mut scene = scene(2);
    scene.plays(0, explore("D2", "D3")).refuses(0, artist("D2"), "GA-9.3").refuses(
        1,
        Action::FoundCity,
        "GA-9.3",
    );
    scene.refuses(0, build("D2", Building::Market), "GA-9.3").refuses(0, Action::Stop, "GA-9.3");
    scene.refuses(0, Action::ChooseScoringCard(ScoringCard::Gold), "GA-16.4");
}

/// What can be decided only when it is asked for says when that is.
#[test]
fn what_is_not_asked_cites_the_rule_of_its_occasion() {
    let mut scene = scene(2);
    for (action, rule) in [
        (Action::TurnSquareTile(Turn::Deg0), "GA-R02"),
        (Action::PlayCivilization, "GA-5.3"),
        (Action::KeepCivilization, "GA-5.3"),
        (lay_tile("B3", 0), "GA-6.2"),
        (Action::PlaceCapital(at("D3")), "GA-6.12"),
        (Action::KeepCapital, "GA-6.12"),
        (Action::FoundCity, "GA-9.1"),
        (Action::NoCity, "GA-9.1"),
        (Action::TakeCube(at("D3")), "GA-9.6"),
        (Action::Discard(Site::First), "GA-10.3"),
        (Action::KeepGlory(Glory::Two), "GA-12.6"),
        (Action::StandUp(at("D2")), "GA-14.1"),
        (Action::SendToAgora(at("D2")), "GA-R27"),
        (Action::BringFromAgora, "GA-R27"),
        (Action::ChooseScoringCard(ScoringCard::Gold), "GA-16.4"),
        (Action::Stop, "GA-R31"),
    ] {
        scene.refuses(0, action, rule);
    }
}

#[test]
fn ga_9_3_ga_9_4_why_no_city_was_asked_for_can_be_asked() {
    let mut island = scene(2);
    island.colonists(0, "D2", "D3 D3").plays(0, explore("D2", "D1")).asks(1, Question::Action);
    island.refuses(0, Action::FoundCity, "GA-9.4").refuses(0, Action::NoCity, "GA-8.1");
    island.refuses(1, Action::FoundCity, "GA-9.1");
    let mut ideas = Vec::new();
    State::ideas(&island.view(0), Seat(0), &mut ideas);
    assert_eq!(ideas, [Action::FoundCity]);
    island.plays(1, artist("H3")).refuses(0, Action::FoundCity, "GA-9.1");
    let mut foreign = scene(2);
    foreign.city(1, "G3", 1).colonists(0, "F3 F3", "D2").plays(0, explore("F3", "G3"));
    foreign.refuses(0, Action::FoundCity, "GA-9.3");
    let mut capital = scene(2);
    capital.colonists(0, "G3", "D2 D2").plays(0, explore("G3", "H3")).refuses(0, Action::FoundCity, "GA-9.3");
    let mut soldier = scene(2);
    soldier.colonists(0, "D2", "D3 D3").colonists(1, "D1", "H3 H3").plays(0, attack("D2", "D1"));
    soldier.refuses(0, Action::FoundCity, "GA-9.4");
}
