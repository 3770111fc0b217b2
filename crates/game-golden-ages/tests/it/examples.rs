//! `examples.md`: the examples of the rulebook (GA-EX) and further worked cases (GA-DX).

use engine::{Game, Seat, Status};
use game_golden_ages::cards::{
    Building, Civilization, Epoch, FutureTechnology, Glory, Range, Resource, ScoringCard, Technology, Tile,
    Wonder,
};
use game_golden_ages::map::Space;
use game_golden_ages::state::Founder;
use game_golden_ages::{Action, Options, Question};

use crate::scene::{Scene, artist, at, attack, build, build_alone, explore, lay_tile, rocket, scene, setups};

fn choose_any(scene: &mut Scene, seat: u8) {
    let card = scene.state.scoring_cards.iter().next().unwrap();
    scene.plays(seat, Action::ChooseScoringCard(card));
}

#[test]
fn ga_ex_01_as_many_building_cards_as_players() {
    for players in 2..=4 {
        for state in setups(players, Options::default()) {
            assert_eq!(state.buildings.len(), usize::from(players));
            assert!(state.buildings.iter().all(|building| building.facts().epoch == Epoch::I));
        }
    }
}

#[test]
fn ga_ex_02_moving_the_capital() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Metallurgy]).colonists(0, "D2 D2", "D3").draws(0, Tile::T12);
    scene.plays(0, lay_tile("B3", 0)).refuses(0, Action::PlaceCapital(at("E4")), "GA-6.12");
    scene.plays(0, Action::PlaceCapital(at("C3"))).shows("0: capital C3, standing C3 C3, lying D3, gold 3");
    scene.colonists(1, "D2 C3", "H3");
    assert_eq!(scene.state.controlled(Seat(0), Resource::Stone), 0);
    assert_eq!(scene.state.controlled(Seat(1), Resource::Stone), 0);
    assert_eq!(scene.state.controlled(Seat(1), Resource::Game), 1, "under the old capital");
}

#[test]
fn ga_ex_03_shared_control() {
    for (known, gold) in [(vec![], 0), (vec![Technology::Metallurgy], 1), (vec![Technology::Engineering], 3)]
    {
        let mut scene = scene(2);
        scene
            .gold(0, 0)
            .knows(0, &known)
            .city(1, "E4", 1)
            .colonists(0, "E3", "D2 D2")
            .plays(0, explore("E3", "E4"));
        scene.shows(&format!("0: gold {gold}")).asks(1, Question::Action);
        assert!([0, 1].iter().all(|seat| scene.state.controlled(Seat(*seat), Resource::Stone) == 1));
    }
}

#[test]
fn ga_ex_04_explorer_with_a_city() {
    let mut scene = scene(2);
    scene.gold(1, 10).knows(1, &[Technology::Agriculture]).turn(1).shows("1: reserve 6");
    scene.plays(1, explore("H3", "G3")).shows("1: gold 11").plays(1, Action::FoundCity);
    scene.shows("1: gold 12, reserve 5, cities G3, cubes 1, lying G3");
}

#[test]
fn ga_ex_05_the_third_attack() {
    let mut scene = scene(3);
    scene.glory(0, &[Glory::Three, Glory::Four]).gold(0, 9).colonists(0, "E3", "D2 D2");
    scene.knows(1, &[Technology::Construction]).city(1, "F3", 2).colonists(2, "F3", "F6 F6");
    scene.plays(0, attack("E3", "F3")).shows("0: gold 1, glory 3").shows("1: reserve 6, cities ");
    scene.shows("2: standing F6, lying F6 F6").asks(0, Question::City { at: at("F3"), by: Founder::Soldier });
    assert!(scene.view(1).players[Seat(0)].glory.iter().all(|tile| tile.known().is_none()));
    scene.plays(0, Action::FoundCity).shows("0: cities F3, lying D2 D2 F3");
}

#[test]
fn ga_ex_06_construction_needs_metallurgy() {
    let mut scene = scene(2);
    scene.gold(0, 5).refuses(0, Action::Develop(Technology::Construction), "GA-15.1");
    scene
        .knows(0, &[Technology::Metallurgy])
        .plays(0, Action::Develop(Technology::Construction))
        .shows("0: gold 0");
}

#[test]
fn ga_dx_01_setup() {
    let cubes = [
        (Technology::Carriage, 1),
        (Technology::Rail, 1),
        (Technology::Agriculture, 1),
        (Technology::Architecture, 2),
        (Technology::Metallurgy, 1),
        (Technology::Writing, 1),
    ];
    for facts in Technology::table() {
        let expected =
            cubes.iter().find(|(technology, _)| *technology == facts.id).map_or(0, |(_, cubes)| *cubes);
        assert_eq!(facts.cubes, expected, "{:?}", facts.id);
    }
    for state in setups(4, Options::default()) {
        assert_eq!(state.scoring_cards.len(), 5);
        let plain = |civilization| matches!(civilization, Civilization::Greece | Civilization::China);
        for player in state.players.iter().filter(|player| plain(player.civilization)) {
            assert_eq!((player.gold, player.points.total(), player.reserve, player.hand.len()), (3, 0, 5, 3));
        }
    }
}

#[test]
fn ga_dx_02_hunting() {
    let mut scene = scene(2);
    let laid = scene.tile_anywhere(Tile::T09);
    let games =
        |space: &Space| scene.state.board.symbols(*space).iter().all(|symbol| *symbol == Resource::Game);
    let to = laid.footprint().unwrap().spaces.iter().find(games).unwrap();
    let from = to.within(Range::Steps(1)).iter().find(|from| *from != to).unwrap();
    scene.colonists(0, &from.to_string(), "A6 A6");
    scene.plays(0, Action::Explore { from, to }).shows("0: gold 5");
    crate::scene::scene(2).plays(0, explore("D2", "D1")).shows("0: gold 3");
}

#[test]
fn ga_dx_03_no_second_payment() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Agriculture]).colonists(0, "D3 D2", "D2").plays(0, explore("D2", "D3"));
    scene.plays(0, Action::NoCity).shows("0: gold 3").turn(0).plays(0, explore("D3", "C3"));
    assert_eq!(scene.state.controlled(Seat(0), Resource::Grain), 1);
}

#[test]
fn ga_dx_04_commerce_and_construction() {
    for (known, sophia, gold) in [
        (vec![Technology::Construction, Technology::Commerce], false, 4),
        (vec![Technology::Construction], false, 2),
        (vec![Technology::Construction], true, 4),
        (vec![Technology::Construction, Technology::Commerce], true, 6),
    ] {
        let mut scene = scene(2);
        scene.gold(0, 0).knows(0, &known).colonists(0, "D3", "D2 D2");
        if sophia {
            scene.wonder(0, Wonder::HagiaSophia);
        }
        scene.plays(0, explore("D3", "D3")).plays(0, Action::FoundCity).shows(&format!("0: gold {gold}"));
    }
}

#[test]
fn ga_dx_05_missing_cubes() {
    let mut scene = scene(2);
    scene.gold(0, 0).knows(0, &[Technology::Construction]).city(0, "E3", 2).city(0, "E4", 2).city(0, "F4", 1);
    scene.shows("0: reserve 1").plays(0, explore("D2", "D3")).plays(0, Action::FoundCity);
    scene.refuses(0, Action::TakeCube(at("D3")), "GA-9.6");
    scene.plays(0, Action::TakeCube(at("E3"))).shows("0: reserve 0, cubes 6, cities D3 E3 E4 F4, gold 2");
    let cities = scene.state.players[Seat(0)].cities;
    assert_eq!((cities.cubes_at(at("D3")), cities.cubes_at(at("E3"))), (2, 1));
}

#[test]
fn ga_dx_06_obsolete_income() {
    let mut scene = scene(2);
    scene.gold(0, 0).knows(0, &[Technology::Medicine]);
    scene.clone().plays(0, explore("D2", "D3")).shows("0: gold 3");
    scene.civilization(0, Civilization::Inca).plays(0, explore("D2", "D3")).shows("0: gold 5");
}

#[test]
fn ga_dx_07_edge_crossing() {
    let mut scene = scene(2);
    scene.colonists(0, "A4 D1", "D2");
    scene.refuses(0, explore("D1", "D6"), "GA-7.4").refuses(0, explore("D1", "J1"), "GA-7.4");
    scene.plays(0, explore("A4", "J4")).shows("0: lying D2 J4");
}

#[test]
fn ga_dx_08_a_tile_at_the_edge() {
    let mut scene = scene(2);
    scene.tile(Tile::T12, "B3", 0).tile(Tile::T07, "I3", 0).draws(0, Tile::T05).plays(0, lay_tile("A3", 90));
    scene.asks(0, Question::Capital);
}

#[test]
fn ga_dx_09_a_covered_island() {
    let mut scene = scene(3);
    scene.colonists(1, "H5 H3", "H3").draws(2, Tile::T07);
    assert_eq!(scene.state.controlled(Seat(1), Resource::Game), 1);
    scene.plays(2, lay_tile("G5", 0)).shows("1: standing H3 H3, lying H3");
    assert_eq!(*scene.state.board.symbols(at("H5")), [Resource::Gem]);
}

#[test]
fn ga_dx_10_attack_prices() {
    let prices = |scene: &Scene| -> Vec<u16> {
        (0..4)
            .map(|attacks| {
                let tiles = [Glory::Two, Glory::Three, Glory::Four];
                let mut scene = scene.clone();
                scene.gold(0, 99).glory(0, &tiles[..attacks]).colonists(0, "F3", "D2 D2").city(1, "G3", 1);
                scene.plays(0, attack("F3", "G3"));
                99 - scene.state.players[Seat(0)].gold
            })
            .collect()
    };
    assert_eq!(prices(&scene(2)), [3, 5, 8, 12]);
    assert_eq!(prices(scene(2).civilization(0, Civilization::China)), [1, 3, 6, 10]);
    let mut walls = scene(4);
    walls.knows(1, &[Technology::Writing]).building(1, Building::Wall).building(1, Building::Wall);
    assert_eq!(prices(&walls)[0], 9);
    assert_eq!(prices(walls.civilization(0, Civilization::China))[0], 7);
}

#[test]
fn ga_dx_11_golden_age_income() {
    let mut scene = scene(3);
    let cards =
        [ScoringCard::Gold, ScoringCard::Gems, ScoringCard::Cubes, ScoringCard::Glory, ScoringCard::Stone];
    scene.scoring_cards(&cards).gold(1, 20).gold(2, 20);
    scene.colonists(0, "", "D2 D2 D2").colonists(1, "", "H3 H3 H3").colonists(2, "", "F6 F6 F6");
    scene.plays(0, Action::StartGoldenAge).plays(0, Action::ChooseScoringCard(ScoringCard::Glory));
    scene.plays(1, Action::Develop(Technology::Carriage)).plays(2, Action::Develop(Technology::Carriage));
    scene.shows("0: gold 5").plays(1, Action::StartGoldenAge).plays(2, Action::StartGoldenAge);
    scene.shows("0: gold 5").shows("1: gold 17").shows("2: gold 17");
    assert_eq!(scene.state.epoch, Epoch::II);
}

#[test]
fn ga_dx_12_two_scoring_cards_are_left_in_epoch_four() {
    let mut scene = scene(2);
    scene.epoch(Epoch::IV).colonists(0, "", "D2 D2 D2").plays(0, Action::StartGoldenAge);
    assert_eq!(scene.legal(0).len(), 2);
    choose_any(&mut scene, 0);
    for (state, cards) in crate::scene::positions(2, 1).iter().map(|state| (state, state.scoring_cards.len()))
    {
        let chosen = usize::from(state.chosen_card.is_some());
        assert_eq!(cards + chosen, 6 - usize::from(state.epoch.number()));
    }
}

#[test]
fn ga_dx_13_the_last_round() {
    let mut scene = scene(4);
    scene.epoch(Epoch::IV).colonists(2, "", "F6 F6 F6").turn(2).plays(2, Action::StartGoldenAge);
    choose_any(&mut scene, 2);
    scene.plays(3, artist("F1")).plays(0, artist("D2")).plays(1, artist("H3"));
    assert!(scene.is_over());
}

/// Seat 0 of GA-DX-14, with so many cubes on the map against 7 of seat 1.
fn final_scoring(cubes: u8) -> Scene {
    use Technology as T;
    let mut scene = scene(2);
    scene.epoch(Epoch::IV).scoring_cards(&[ScoringCard::Buildings, ScoringCard::Wonders]);
    scene.gold(0, 11).glory(0, &[Glory::Three, Glory::Five]).colonists(0, "", "A1 A1 A1");
    scene.knows(0, &[T::Carriage, T::Agriculture, T::Metallurgy, T::Writing]);
    scene.knows(0, &[T::Engineering, T::Architecture]).knows_only(0, T::Economy);
    for (space, number) in ["C2", "D3", "E3", "E4"].into_iter().zip([2, 2, 2, cubes - 6]) {
        scene.city(0, space, number);
    }
    scene.knows(1, &[T::Construction, T::Carriage]);
    for (space, number) in ["H2", "G3", "F3", "F4"].into_iter().zip([2, 2, 2, 1]) {
        scene.city(1, space, number);
    }
    scene.state.players[Seat(0)].future = FutureTechnology::Psychohistory;
    scene.state.players[Seat(1)].future = FutureTechnology::TimeTravel;
    scene
}

fn plays_to_the_end(scene: &mut Scene) -> &mut Scene {
    scene.plays(0, Action::StartGoldenAge).plays(0, Action::ChooseScoringCard(ScoringCard::Buildings));
    scene.plays(1, explore("H3", "H3"))
}

#[test]
fn ga_dx_14_final_scoring() {
    let mut scene = final_scoring(7);
    scene.shows("0: tiles 8, cubes 7").shows("1: cubes 7");
    plays_to_the_end(&mut scene).shows("0: points 19");
    plays_to_the_end(&mut final_scoring(8)).shows("0: points 27");
}

#[test]
fn ga_dx_15_spiral_minaret() {
    let mut scene = final_scoring(7);
    plays_to_the_end(scene.wonder(0, Wonder::SpiralMinaret)).shows("0: points 23");
}

#[test]
fn ga_dx_16_rocketry() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Aviation]).gold(0, 12).colonists(0, "D1", "G6 D2");
    scene.plays(0, Action::Develop(Technology::Rocketry)).shows("0: points 6, gold 0");
    let mut attack = crate::scene::scene(2);
    attack.tile(Tile::T13, "C3", 180).epoch(Epoch::IV);
    assert_eq!(*attack.state.board.symbols(at("B3")), [Resource::Gem]);
    attack.knows(0, &[Technology::Rocketry, Technology::Economy, Technology::Construction]).city(1, "B3", 1);
    attack
        .gold(0, 3)
        .plays(0, rocket("B3"))
        .shows("0: gold 0")
        .plays(0, Action::FoundCity)
        .shows("0: gold 8");
}

#[test]
fn ga_dx_17_computer_science() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::ComputerScience]).open_buildings(&[Building::Market]);
    scene.clone().plays(0, artist("D2")).shows("0: points 5");
    scene.clone().plays(0, build("D2", Building::Market)).shows("0: points 2");
    scene.knows(0, &[Technology::Genetics]).plays(0, build_alone(Building::Market)).shows("0: points 0");
}

#[test]
fn ga_dx_18_the_start_player() {
    let mut scene = scene(3);
    scene
        .civilization(0, Civilization::Rome)
        .civilization(1, Civilization::Egypt)
        .civilization(2, Civilization::China);
    scene.next_civilization(0, Civilization::Mongolia).next_civilization(2, Civilization::France);
    scene.last_before_golden_age(0, ScoringCard::Glory).plays(0, Action::StartGoldenAge);
    scene
        .plays(0, Action::PlayCivilization)
        .plays(1, Action::KeepCivilization)
        .plays(2, Action::PlayCivilization);
    assert_eq!(scene.state.start_player, Seat(1));
}

#[test]
fn ga_dx_19_a_conditional_civilization() {
    let england = |known: &[Technology]| {
        let mut scene = scene(2);
        scene.epoch(Epoch::II).gold(0, 0).knows(0, known).next_civilization(0, Civilization::England);
        scene.last_before_golden_age(0, ScoringCard::Glory).plays(0, Action::StartGoldenAge);
        let before = scene.state.players[Seat(0)].reserve;
        scene.plays(0, Action::PlayCivilization);
        assert_eq!(scene.state.players[Seat(0)].reserve, before);
        scene
    };
    england(&[Technology::Writing]).shows("0: tiles 2, gold 0");
    england(&[Technology::Currency]).shows("0: tiles 2, gold 6");
    england(&[]).shows("0: tiles 0, gold 0");
}

#[test]
fn ga_dx_20_a_tie() {
    let tie = |first: &[&str], second: &[&str]| {
        let mut scene = scene(2);
        scene.epoch(Epoch::IV).scoring_cards(&[ScoringCard::Buildings, ScoringCard::Wonders]);
        scene.colonists(0, "", "D2 D2 D2").gold(0, 0).gold(1, 0);
        for (seat, spaces) in [(0, first), (1, second)] {
            spaces.iter().for_each(|space| {
                scene.city(seat, space, 1);
            });
        }
        scene.state.players[Seat(0)].future = FutureTechnology::TimeTravel;
        scene.state.players[Seat(1)].future = FutureTechnology::SpaceFlight;
        plays_to_the_end(&mut scene);
        match scene.state.status() {
            Status::Over(outcome) => outcome.winners().len(),
            Status::Deciding(_) => panic!("not over"),
        }
    };
    assert_eq!(tie(&["D3", "E3"], &["G3"]), 1);
    assert_eq!(tie(&["D3"], &["G3"]), 2);
}
