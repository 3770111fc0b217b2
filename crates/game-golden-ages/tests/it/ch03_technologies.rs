//! Chapter 3: the player mat and the technologies.

use engine::Seat;
use game_golden_ages::cards::{Building, Range, Resource, ScoringCard, Technology};
use game_golden_ages::rules::abilities::{self, Powers};
use game_golden_ages::{Action, Question};

use crate::scene::{Scene, artist, attack, build, explore, rocket, scene};

#[test]
fn ga_3_1_four_technologies_are_known_from_the_start() {
    let mut scene = scene(2);
    let known: Vec<_> = scene.state.players[Seat(0)].technologies.iter().map(Technology::id).collect();
    assert_eq!(known, ["wheel", "hunting", "fire", "barter"]);
    scene.refuses(0, Action::Develop(Technology::Fire), "GA-15.1");
}

#[test]
fn ga_3_2_building_sites_are_opened_by_fire_writing_and_architecture() {
    let usable = |scene: &Scene| scene.view(0).players[Seat(0)].sites.map(|site| site.usable);
    assert_eq!(usable(&scene(2)), [true, false, false]);
    assert_eq!(usable(scene(2).knows(0, &[Technology::Writing])), [true, true, false]);
    assert_eq!(usable(scene(2).knows(0, &[Technology::Architecture])), [true, false, true]);
    let mut third = scene(2);
    third
        .knows(0, &[Technology::Architecture])
        .building(0, Building::Bank)
        .open_buildings(&[Building::University]);
    third.plays(0, build("D2", Building::University)).shows("0: buildings bank university");
    assert!(third.state.players[Seat(0)].sites[1].is_none());
}

#[test]
fn ga_3_3_each_attack_fills_a_space_of_the_track_and_makes_the_next_dearer() {
    let mut scene = scene(2);
    scene.gold(0, 28).knows(0, &[Technology::Rocketry]);
    for (attack, price) in [3, 5, 8, 12].into_iter().enumerate() {
        assert_eq!(scene.view(0).players[Seat(0)].next_attack, Some(price));
        scene.turn(0).colonists(1, "G3", "H3 H3").plays(0, rocket("G3")).plays(0, Action::NoCity);
        assert_eq!(scene.state.players[Seat(0)].glory.len(), attack + 1);
    }
    scene.shows("0: gold 0, glory 4");
    assert_eq!(scene.view(0).players[Seat(0)].next_attack, None);
}

/// What gaining control of one symbol pays a player who knows these technologies.
fn pays(known: &[Technology], resource: Resource) -> u16 {
    let mut scene = scene(2);
    scene.gold(0, 0).knows(0, known);
    let (from, to) = match resource {
        Resource::Game => ("D3", "E3"),
        Resource::Grain => ("D2", "D3"),
        Resource::Stone => ("D2", "C2"),
        Resource::Gem => ("D2", "D1"),
    };
    scene.colonists(0, from, "D2 D2");
    if from == "D3" {
        scene.colonists(0, from, "A1 A1");
    }
    scene.plays(0, explore(from, to));
    scene.state.players[Seat(0)].gold
}

#[test]
fn ga_3_4_every_technology_has_its_effect() {
    use Resource::{Game, Gem, Grain, Stone};
    use Technology as T;
    assert_eq!([Game, Grain, Stone, Gem].map(|resource| pays(&[], resource)), [1, 0, 0, 0]);
    assert_eq!(pays(&[T::Agriculture], Grain), 1);
    assert_eq!(pays(&[T::Medicine], Grain), 3);
    assert_eq!(pays(&[T::Metallurgy], Stone), 1);
    assert_eq!(pays(&[T::Engineering], Stone), 3);
    assert_eq!(pays(&[T::Currency], Gem), 2);
    assert_eq!(pays(&[T::Economy], Gem), 4);
    let powers = |known: &[T]| Powers::of(&scene(2).knows(0, known).state.players[Seat(0)]);
    for (technology, range) in [
        (T::Wheel, Range::Steps(1)),
        (T::Carriage, Range::Steps(2)),
        (T::Rail, Range::Steps(3)),
        (T::Aviation, Range::UNLIMITED),
    ] {
        assert_eq!(powers(&[technology]).range, range);
    }
    assert_eq!((powers(&[]).cubes_per_city, powers(&[T::Construction]).cubes_per_city), (1, 2));
    assert!(
        powers(&[T::Genetics]).builder_without_colonist && !powers(&[T::Medicine]).builder_without_colonist
    );
    assert!(
        powers(&[T::Rocketry]).attack_without_colonist && !powers(&[T::Aviation]).attack_without_colonist
    );
    let city = |known: &[T]| {
        let mut scene = scene(2);
        scene
            .gold(0, 0)
            .knows(0, known)
            .colonists(0, "D3", "D2 D2")
            .plays(0, explore("D3", "D3"))
            .plays(0, Action::FoundCity);
        scene.state.players[Seat(0)].gold
    };
    assert_eq!((city(&[]), city(&[T::Commerce])), (1, 2));
    scene(2).knows(0, &[T::ComputerScience]).plays(0, artist("D2")).shows("0: points 5");
}

#[test]
fn ga_3_5_an_obsolete_effect_is_lost_and_not_added() {
    let mut scene = scene(2);
    scene.knows(
        0,
        &[Technology::Aviation, Technology::Medicine, Technology::Engineering, Technology::Economy],
    );
    let in_force = abilities::in_force(&scene.state.players[Seat(0)]);
    let lost = Technology::Wheel
        | Technology::Carriage
        | Technology::Rail
        | Technology::Agriculture
        | Technology::Metallurgy
        | Technology::Barter
        | Technology::Currency;
    assert_eq!(scene.state.players[Seat(0)].technologies - in_force, lost);
    scene.gold(0, 0).plays(0, explore("D2", "H1")).shows("0: gold 6");
}

#[test]
fn ga_3_6_an_obsolete_technology_stays_developed() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Medicine]).shows("0: tiles 3");
    scene
        .clone()
        .last_before_golden_age(0, ScoringCard::Technologies)
        .plays(0, Action::StartGoldenAge)
        .shows("0: points 3");
    scene.gold(0, 12).plays(0, Action::Develop(Technology::Genetics)).asks(1, Question::Action);
    scene.turn(0).refuses(0, Action::Develop(Technology::Agriculture), "GA-15.1");
    scene.turn(1).refuses(1, attack("H3", "D2"), "GA-7.4");
}
