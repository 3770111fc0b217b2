//! Chapters 10 and 11: Builder and Artist.

use engine::Seat;
use game_golden_ages::cards::{Building, Civilization, Technology};
use game_golden_ages::state::Site;
use game_golden_ages::{Action, Event, Question, Source};

use crate::scene::{artist, build, build_alone, explore, scene};

#[test]
fn ga_10_1_a_colonist_goes_to_the_agora_and_a_card_on_a_free_site() {
    let mut scene = scene(2);
    scene.open_buildings(&[Building::Market, Building::Library]);
    scene.refuses(0, build("D3", Building::Market), "GA-10.1").plays(0, build("D2", Building::Library));
    scene.shows("0: agora 1, standing D2 D2, buildings library").asks(1, Question::Action);
    scene.told(Event::BuildingTaken { seat: Seat(0), building: Building::Library, site: Site::First });
}

#[test]
fn ga_10_1_effects_of_going_to_the_agora_come_now() {
    let mut scene = scene(2);
    scene.civilization(0, Civilization::EuropeanUnion).knows(0, &[Technology::ComputerScience]);
    scene.plays(0, build("D2", Building::MovieTheater)).shows("0: gold 7, points 2");
}

#[test]
fn ga_10_2_buildings_cost_nothing() {
    let mut scene = scene(2);
    scene
        .open_buildings(&[Building::Market])
        .gold(0, 0)
        .plays(0, build("D2", Building::Market))
        .shows("0: gold 0");
    assert!(Building::table().iter().all(|building| building.cost_gold == 0));
}

#[test]
fn ga_10_3_without_a_free_site_a_building_is_discarded() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Writing]).building(0, Building::Market).building(0, Building::Granary);
    scene.open_buildings(&[Building::Library]).plays(0, build("D2", Building::Library));
    scene.asks(0, Question::Discard { building: Building::Library });
    scene.refuses(0, Action::Discard(Site::Third), "GA-10.3");
    scene.plays(0, Action::Discard(Site::Second)).shows("0: buildings market library");
    scene.told(Event::BuildingDiscarded { seat: Seat(0), building: Building::Granary });
    assert!(scene.state.buildings.is_empty());
    // With one site only there is nothing to choose.
    let mut single = crate::scene::scene(2);
    single
        .building(0, Building::Market)
        .open_buildings(&[Building::Library])
        .plays(0, build("D2", Building::Library));
    single.shows("0: buildings library").asks(1, Question::Action);
}

#[test]
fn ga_10_4_equal_buildings_are_allowed() {
    let mut scene = scene(3);
    scene.knows(0, &[Technology::Writing]).open_buildings(&[Building::Market, Building::Market]);
    scene.plays(0, build("D2", Building::Market)).turn(0).plays(0, build("D2", Building::Market));
    scene.shows("0: buildings market market");
    scene.turn(0).plays(0, Action::ActivateBuilding(Building::Market)).shows("0: gold 5");
    scene.turn(0).plays(0, Action::ActivateBuilding(Building::Market)).shows("0: gold 7");
    scene.turn(0).refuses(0, Action::ActivateBuilding(Building::Market), "GA-14.2");
}

#[test]
fn ga_10_5_genetics_and_some_civilizations_need_no_colonist() {
    let mut scene = scene(2);
    scene.open_buildings(&[Building::Market]).refuses(0, build_alone(Building::Market), "GA-10.5");
    let plays = |scene: &mut crate::scene::Scene| {
        scene.clone().plays(0, build("D2", Building::Market)).shows("0: agora 1");
        scene.plays(0, build_alone(Building::Market)).shows("0: agora 0, buildings market");
    };
    plays(scene.clone().knows(0, &[Technology::Genetics]));
    plays(scene.clone().civilization(0, Civilization::Rome));
    scene.civilization(0, Civilization::Arabia).open_buildings(&[Building::Bank]);
    scene.plays(0, build_alone(Building::Bank)).shows("0: buildings bank");
}

#[test]
fn ga_10_6_cards_taken_are_not_replaced() {
    let mut scene = scene(2);
    scene.open_buildings(&[Building::Market]).refuses(0, build("D2", Building::Library), "GA-10.6");
    scene.plays(0, build("D2", Building::Market)).refuses(1, build("H3", Building::Market), "GA-10.6");
    assert!(!scene.legal(1).iter().any(|action| matches!(action, Action::Build { .. })));
}

#[test]
fn ga_11_1_an_artist_goes_to_the_agora_for_3_points() {
    let mut scene = scene(2);
    scene
        .refuses(0, artist("D3"), "GA-11.1")
        .plays(0, artist("D2"))
        .shows("0: points 3, agora 1, standing D2 D2");
    scene.told(Event::Scored { seat: Seat(0), amount: 3, source: Source::Artist });
    scene.told(Event::WentToAgora { seat: Seat(0), from: crate::scene::at("D2") });
    assert_eq!(scene.state.players[Seat(0)].points.artists, 3);
}

#[test]
fn ga_r17_a_free_site_is_used_first_and_a_new_card_is_fresh() {
    let mut scene = scene(3);
    scene
        .knows(0, &[Technology::Writing])
        .building(0, Building::Market)
        .open_buildings(&[Building::Library, Building::Library]);
    scene
        .plays(0, Action::ActivateBuilding(Building::Market))
        .turn(0)
        .plays(0, build("D2", Building::Library));
    scene.shows("0: buildings market library").asks(1, Question::Action);
    scene.turn(0).plays(0, build("D2", Building::Library)).plays(0, Action::Discard(Site::First));
    scene.shows("0: buildings library library").gold(0, 1).turn(0);
    scene.plays(0, Action::ActivateBuilding(Building::Library));
    let tiles: Vec<_> = scene.legal(0);
    assert_eq!(tiles.len(), 3, "three tiles of level 2 for 1 gold");
    scene
        .plays(0, Action::Develop(Technology::Carriage))
        .shows("0: gold 0")
        .turn(0)
        .plays(0, explore("D2", "D4"));
}
