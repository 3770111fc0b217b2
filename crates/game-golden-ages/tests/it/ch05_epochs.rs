//! Chapters 4 and 5: the course of the game, phase A.

use engine::{Game, Seat};
use game_golden_ages::cards::{Civilization, Epoch, ScoringCard, Technology};
use game_golden_ages::rules::preparation;
use game_golden_ages::view::Phase;
use game_golden_ages::{Action, Event, Options, Question, Source};

use crate::scene::{Scene, explore, positions, scene, setups};

/// Three players at the end of epoch I; the start player was seat 1.
fn end_of_epoch_one() -> Scene {
    let mut scene = scene(3);
    scene.start_player(1).last_before_golden_age(0, ScoringCard::Gold);
    scene
}

#[test]
fn ga_4_1_four_epochs_of_phases_a_b_and_c() {
    for players in 2..=4 {
        let mut course: Vec<(Epoch, Phase)> =
            positions(players, 1).iter().map(|state| (state.epoch, state.question.phase())).collect();
        course.dedup();
        let mut expected = vec![(Epoch::I, Phase::Map), (Epoch::I, Phase::Actions)];
        for epoch in [Epoch::II, Epoch::III, Epoch::IV] {
            expected.extend([Phase::Preparation, Phase::Map, Phase::Actions].map(|phase| (epoch, phase)));
        }
        expected.push((Epoch::IV, Phase::Over));
        assert_eq!(course, expected);
    }
}

#[test]
fn ga_4_2_the_reveal_runs_from_the_old_start_player_the_map_from_the_new_one() {
    let mut scene = end_of_epoch_one();
    scene.plays(0, Action::StartGoldenAge);
    for seat in [1, 2, 0] {
        assert_eq!((scene.state.turn, scene.state.question.phase()), (Seat(seat), Phase::Preparation));
        scene.plays(seat, Action::KeepCivilization);
    }
    assert_eq!((scene.state.start_player, scene.state.turn), (Seat(0), Seat(0)), "Babylon has number 1");
    assert!(matches!(scene.state.question, Question::LayTile { .. }));
}

#[test]
fn ga_5_1_all_wonders_of_the_epoch_are_turned_up() {
    let mut scene = end_of_epoch_one();
    scene.plays(0, Action::StartGoldenAge);
    assert_eq!(scene.state.wonders.len(), 4);
    assert!(scene.state.wonders.iter().all(|wonder| wonder.facts().epoch == Epoch::II));
}

#[test]
fn ga_5_2_as_many_buildings_as_players_are_turned_up() {
    let mut scene = end_of_epoch_one();
    scene.plays(0, Action::StartGoldenAge);
    assert_eq!(scene.state.buildings.len(), 3);
    assert!(scene.state.buildings.iter().all(|building| building.facts().epoch == Epoch::II));
}

#[test]
fn ga_5_3_each_reveals_and_chooses_and_the_other_card_is_discarded() {
    let mut scene = end_of_epoch_one();
    scene.next_civilization(1, Civilization::Byzantium).next_civilization(2, Civilization::Inca);
    scene
        .plays(0, Action::StartGoldenAge)
        .asks(1, Question::Civilization { revealed: Civilization::Byzantium });
    assert!(scene.view(2).discarded.is_disjoint(Civilization::Byzantium | Civilization::Phoenicia));
    scene.refuses(2, Action::PlayCivilization, "GA-5.3").refuses(1, Action::StartGoldenAge, "GA-5.3");
    scene.plays(1, Action::PlayCivilization).shows("1: gold 8");
    assert!(scene.state.discarded.contains(Civilization::Phoenicia));
    scene.asks(2, Question::Civilization { revealed: Civilization::Inca });
    scene.plays(2, Action::KeepCivilization);
    assert!(scene.state.discarded.contains(Civilization::Inca));
    assert_eq!(scene.state.players[Seat(2)].civilization, Civilization::Egypt);
}

#[test]
fn ga_5_4_in_epoch_one_the_civilization_must_be_played() {
    for state in setups(4, Options::default()) {
        assert!(state.players.iter().all(|player| player.civilization.facts().epoch == Epoch::I));
        assert!(state.discarded.is_empty());
    }
}

#[test]
fn ga_5_5_one_time_benefits_come_when_first_played_lasting_ones_while_kept() {
    let mut scene = end_of_epoch_one();
    scene.civilization(1, Civilization::Rome).next_civilization(1, Civilization::Arabia);
    scene.next_civilization(2, Civilization::Byzantium);
    scene.plays(0, Action::StartGoldenAge).shows("1: gold 3");
    let mut kept = scene.clone();
    kept.plays(1, Action::KeepCivilization).shows("1: gold 3");
    scene.plays(1, Action::PlayCivilization).shows("1: gold 7");
    scene.told(Event::GoldGained {
        seat: Seat(1),
        amount: 4,
        source: Source::Civilization(Civilization::Arabia),
    });
}

#[test]
fn ga_5_5_every_civilization_brings_once_what_its_card_says() {
    use Civilization as C;
    use Technology as T;
    // The civilization, what is developed before, what it develops, and the gold it brings.
    let cards: [(C, Option<T>, Option<T>, u16); 20] = [
        (C::Babylon, None, Some(T::Agriculture), 0),
        (C::Phoenicia, None, Some(T::Writing), 0),
        (C::Egypt, None, Some(T::Metallurgy), 0),
        (C::Persia, None, Some(T::Carriage), 0),
        (C::Rome, None, None, 2),
        (C::Arabia, None, None, 4),
        (C::Byzantium, None, None, 5),
        (C::Portugal, None, None, 4),
        (C::Turkey, Some(T::Agriculture), Some(T::Architecture), 0),
        (C::Turkey, Some(T::Architecture), None, 6),
        (C::Turkey, Some(T::Writing), None, 0),
        (C::England, Some(T::Writing), Some(T::Currency), 0),
        (C::England, Some(T::Currency), None, 6),
        (C::England, None, None, 0),
        (C::Prussia, Some(T::Carriage), Some(T::Rail), 0),
        (C::Prussia, Some(T::Rail), None, 6),
        (C::Prussia, None, None, 0),
        (C::Austria, Some(T::Metallurgy), Some(T::Construction), 0),
        (C::Austria, Some(T::Construction), None, 6),
        (C::Austria, None, None, 0),
    ];
    for (civilization, known, developed, gold) in cards {
        let mut scene = scene(2);
        scene.knows(0, known.as_slice()).gold(0, 0).civilization(1, C::Greece).civilization(0, civilization);
        let before = scene.state.players[Seat(0)].technologies;
        assert_eq!(preparation::first_played(&mut scene.state, Seat(0), &mut ()), None);
        let player = &scene.state.players[Seat(0)];
        let brought: Vec<T> = (player.technologies - before).iter().collect();
        assert_eq!(
            (brought.as_slice(), player.gold),
            (developed.as_slice(), gold),
            "{civilization:?} {known:?}"
        );
        assert_eq!(scene.state.validate(), Ok(()));
    }
}

#[test]
fn ga_5_5_some_civilizations_are_paid_for_a_resource_as_long_as_they_are_kept() {
    use Civilization as C;
    for (civilization, to, gold) in [
        (C::Inca, "D3", 2),
        (C::Mongolia, "C2", 2),
        (C::Aztec, "D1", 2),
        (C::Spain, "D1", 3),
        (C::Brazil, "D1", 4),
        (C::Inca, "D1", 0),
        (C::Spain, "D3", 0),
    ] {
        let mut scene = scene(2);
        scene
            .gold(0, 0)
            .civilization(0, civilization)
            .plays(0, explore("D2", to))
            .shows(&format!("0: gold {gold}"));
    }
}

#[test]
fn ga_5_6_the_lowest_number_starts() {
    let mut scene = end_of_epoch_one();
    scene
        .civilization(0, Civilization::China)
        .civilization(1, Civilization::Rome)
        .civilization(2, Civilization::Egypt);
    scene.next_civilization(0, Civilization::Inca).next_civilization(1, Civilization::Aztec);
    scene
        .plays(0, Action::StartGoldenAge)
        .plays(1, Action::PlayCivilization)
        .plays(2, Action::KeepCivilization);
    let mut china_kept = scene.clone();
    china_kept.plays(0, Action::KeepCivilization);
    assert_eq!(china_kept.state.start_player, Seat(1), "Aztec 2, Egypt 3, China 7");
    scene.plays(0, Action::PlayCivilization);
    assert_eq!(scene.state.start_player, Seat(0), "Inca 1, Aztec 2, Egypt 3");
}

#[test]
fn ga_r03_in_epoch_one_all_reveal_at_once() {
    for state in setups(4, Options::default()) {
        let lowest =
            state.players.seats().min_by_key(|seat| state.players[*seat].civilization.facts().number);
        assert_eq!(Some(state.start_player), lowest);
        assert!(state.players.iter().all(|player| player.hand.len() == 3));
    }
}

#[test]
fn ga_r04_of_equal_numbers_the_earlier_epoch_starts() {
    let mut scene = end_of_epoch_one();
    scene.civilization(0, Civilization::China).civilization(2, Civilization::Babylon);
    scene.next_civilization(1, Civilization::Inca).next_civilization(0, Civilization::Aztec);
    scene.plays(0, Action::StartGoldenAge).plays(1, Action::PlayCivilization);
    scene.plays(2, Action::KeepCivilization).plays(0, Action::PlayCivilization);
    assert_eq!(scene.state.start_player, Seat(2), "Babylon (I) and Inca (II) both have number 1");
    let tied = Civilization::Inca.into();
    scene.told(Event::StartPlayer { seat: Seat(2), civilization: Civilization::Babylon, tied });
}

#[test]
fn ga_r40_immediate_effects_are_mandatory() {
    let mut scene = scene(2);
    scene.civilization(1, Civilization::Brazil).epoch(Epoch::II).civilization(1, Civilization::Phoenicia);
    scene.knows(0, &[Technology::Metallurgy]).last_before_golden_age(0, ScoringCard::Gold);
    scene.next_civilization(0, Civilization::Austria).plays(0, Action::StartGoldenAge);
    scene.plays(0, Action::PlayCivilization);
    assert!(scene.state.players[Seat(0)].technologies.contains(Technology::Construction));
    scene.told(Event::Developed { seat: Seat(0), technology: Technology::Construction, cubes: 0 });
    assert_eq!(scene.state.status().deciding().len(), 1);
}
