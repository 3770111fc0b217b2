//! Chapter 7: movement and control.

use engine::Seat;
use game_golden_ages::cards::{Civilization, Range, Resource, Technology, Tile};
use game_golden_ages::map::Space;
use game_golden_ages::{Action, Event, Question, Source};

use crate::scene::{artist, at, attack, explore, lay_tile, scene};

#[test]
fn ga_7_1_no_diagonal_steps() {
    scene(2).refuses(0, explore("D2", "E3"), "GA-7.4").refuses(0, explore("D2", "C1"), "GA-7.4");
    scene(2).knows(0, &[Technology::Carriage]).plays(0, explore("D2", "E3"));
}

#[test]
fn ga_7_2_sea_and_islands_may_be_entered_and_crossed() {
    scene(2).plays(0, explore("D2", "E2")).shows("0: lying E2");
    scene(2).plays(0, explore("D2", "D1")).shows("0: lying D1");
    scene(2).knows(0, &[Technology::Rail]).plays(0, explore("D2", "E1")).shows("0: lying E1");
}

#[test]
fn ga_7_3_pieces_of_anybody_may_be_entered_and_crossed() {
    let mut scene = scene(2);
    scene
        .city(1, "G3", 1)
        .colonists(1, "F3", "H3 H3")
        .colonists(0, "E3", "D2 D2")
        .knows(0, &[Technology::Rail]);
    scene.clone().plays(0, explore("E3", "F3"));
    scene.clone().plays(0, explore("E3", "G3"));
    scene.clone().plays(0, explore("E3", "H3"));
    scene.colonists(0, "F3 F3 F3", "").colonists(1, "F3 F3 F3", "").plays(0, explore("F3", "F3"));
}

#[test]
fn ga_7_4_the_range_grows_with_carriage_rail_and_aviation() {
    use Technology::{Aviation, Carriage, Rail, Wheel};
    for (technology, reach) in [(Wheel, 5), (Carriage, 12), (Rail, 21), (Aviation, 60)] {
        let mut scene = scene(2);
        scene.knows(0, &[technology]);
        let explored =
            scene.legal(0).iter().filter(|action| matches!(action, Action::Explore { .. })).count();
        assert_eq!(explored, reach, "{technology:?} from D2, whose north side is near the edge");
    }
    scene(2)
        .refuses(0, explore("D2", "F2"), "GA-7.4")
        .knows(0, &[Technology::Carriage])
        .plays(0, explore("D2", "F2"));
}

#[test]
fn ga_7_5_left_and_right_are_joined_top_and_bottom_are_not() {
    let mut scene = scene(2);
    scene
        .colonists(0, "A4 J5 D1", "")
        .refuses(0, explore("D1", "D6"), "GA-7.4")
        .plays(0, explore("A4", "J4"));
    scene.shows("0: standing D1 J5, lying J4");
    scene.turn(0).plays(0, explore("J5", "A5")).shows("0: lying J4 A5");
}

#[test]
fn ga_7_6_a_colonist_may_forgo_its_movement() {
    scene(2)
        .plays(0, explore("D2", "D2"))
        .shows("0: standing D2 D2, lying D2, gold 3")
        .asks(1, Question::Action);
}

#[test]
fn ga_7_7_a_colonist_or_a_city_controls_the_symbols_of_its_space() {
    let mut scene = scene(2);
    let grain = |scene: &crate::scene::Scene| scene.state.controlled(Seat(0), Resource::Grain);
    assert_eq!(grain(scene.colonists(0, "D3", "D2 D2")), 1);
    assert_eq!(grain(scene.colonists(0, "D2", "D3 D2")), 1);
    assert_eq!(grain(scene.colonists(0, "D2 D2 D2", "")), 0);
    assert_eq!(grain(scene.city(0, "D3", 1)), 1);
}

#[test]
fn ga_7_8_control_is_gained_where_there_was_neither_colonist_nor_city() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Agriculture]);
    scene.clone().plays(0, explore("D2", "D3")).shows("0: gold 4");
    scene.clone().city(0, "D3", 1).plays(0, explore("D2", "D3")).shows("0: gold 3");
    scene.clone().colonists(0, "D2 D2", "D3").plays(0, explore("D2", "D3")).shows("0: gold 3");
    scene.city(1, "D3", 1).plays(0, explore("D2", "D3")).shows("0: gold 4");
}

#[test]
fn ga_7_9_control_pays_once_for_each_symbol() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Agriculture, Technology::Metallurgy]).colonists(0, "A4 H2 C5", "");
    scene.clone().plays(0, explore("A4", "A3")).shows("0: gold 5").told(Event::GoldGained {
        seat: Seat(0),
        amount: 1,
        source: Source::Technology(Technology::Hunting),
    });
    scene.clone().plays(0, explore("H2", "H1")).shows("0: gold 5").told(Event::GoldGained {
        seat: Seat(0),
        amount: 2,
        source: Source::Technology(Technology::Agriculture),
    });
    scene.plays(0, explore("C5", "C6")).shows("0: gold 5");
}

#[test]
fn ga_7_10_several_players_control_a_symbol_in_full() {
    let mut scene = scene(3);
    scene.colonists(0, "D2", "F3 D2").colonists(1, "F3", "H3 H3").city(2, "F3", 1);
    assert!([0, 1, 2].iter().all(|seat| scene.state.controlled(Seat(*seat), Resource::Grain) == 1));
    assert_eq!(scene.view(1).players[Seat(0)].controlled, [0, 1, 0, 0]);
}

#[test]
fn ga_7_11_a_space_holds_one_city() {
    let mut scene = scene(2);
    scene.city(1, "D3", 1).plays(0, explore("D2", "D3")).asks(1, Question::Action);
    let mut two = scene.state;
    two.players[Seat(0)].cities.set(at("D3"), 1);
    two.players[Seat(0)].reserve -= 1;
    assert!(engine::Game::validate(&two).is_err());
}

#[test]
fn ga_7_12_symbols_under_a_capital_pay_nobody() {
    let mut scene = scene(2);
    scene
        .knows(0, &[Technology::Metallurgy])
        .colonists(0, "G3", "D2 D2")
        .plays(0, explore("G3", "H3"))
        .shows("0: gold 3");
    assert_eq!(scene.state.controlled(Seat(0), Resource::Stone), 0);
}

#[test]
fn ga_7_13_control_that_was_lost_pays_again_when_regained() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Agriculture]).colonists(0, "D3 D2", "D2").plays(0, explore("D3", "C3"));
    assert_eq!(scene.state.controlled(Seat(0), Resource::Grain), 0);
    scene.turn(0).plays(0, explore("D2", "D3")).shows("0: gold 4");
}

#[test]
fn ga_7_14_the_distance_is_that_of_the_formula() {
    for (from, to) in Space::all().flat_map(|from| Space::all().map(move |to| (from, to))) {
        let rows = from.row().abs_diff(to.row());
        let cols = from.col().abs_diff(to.col());
        let distance = rows + cols.min(10 - cols);
        for range in 1..=3 {
            assert_eq!(
                from.within(Range::Steps(range)).contains(to),
                distance <= range,
                "{from} {to} {range}"
            );
        }
        assert!(from.within(Range::UNLIMITED).contains(to));
    }
}

#[test]
fn ga_r13_lying_colonists_control_and_several_pieces_do_not_multiply() {
    let mut scene = scene(2);
    scene.colonists(0, "H1", "H1 H1");
    assert_eq!(scene.state.controlled(Seat(0), Resource::Grain), 2);
    scene.colonists(0, "", "D3 D3 H1").city(0, "D3", 1);
    assert_eq!(scene.state.controlled(Seat(0), Resource::Grain), 3);
}

#[test]
fn ga_r39_crossing_the_edge_pays_if_some_route_leads_over_it() {
    let mut scene = scene(2);
    scene.civilization(0, Civilization::Portugal).gold(0, 0);
    scene.clone().colonists(0, "A2", "D2 D2").plays(0, explore("A2", "J2")).shows("0: gold 3");
    scene.clone().colonists(0, "A2", "D2 D2").plays(0, explore("A2", "A1")).shows("0: gold 0");
    scene.clone().colonists(0, "A2", "D2 D2").plays(0, explore("A2", "A2")).shows("0: gold 0");
    scene.knows(0, &[Technology::Rail]).colonists(0, "A2", "D2 D2");
    scene.clone().plays(0, explore("A2", "A1")).shows("0: gold 3");
    scene.clone().plays(0, explore("A2", "C2")).shows("0: gold 0");
    scene.knows(0, &[Technology::Aviation]).clone().plays(0, explore("A2", "E2")).shows("0: gold 3");
    scene.plays(0, explore("A2", "A2")).shows("0: gold 0");
}

#[test]
fn ga_r39_every_route_over_the_edge_is_found() {
    // By trying all walks of up to three steps.
    for from in Space::all() {
        for range in 1..=3u8 {
            let mut walks = vec![(i16::from(from.row()), i16::from(from.col()), false)];
            let mut reached = Vec::new();
            for _ in 0..range {
                walks = walks
                    .iter()
                    .flat_map(|(row, col, crossed)| {
                        [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|(down, right)| {
                            let next = col + right;
                            (row + down, next.rem_euclid(10), *crossed || !(0..10).contains(&next))
                        })
                    })
                    .filter(|(row, _, _)| (0..6).contains(row))
                    .collect();
                reached.extend(walks.iter().filter(|walk| walk.2).map(|walk| (walk.0, walk.1)));
            }
            for to in Space::all().filter(|to| *to != from) {
                let crossed = reached.contains(&(i16::from(to.row()), i16::from(to.col())));
                assert_eq!(
                    from.over_the_edge(Range::Steps(range)).contains(to),
                    crossed,
                    "{from} {to} {range}"
                );
            }
        }
    }
}

#[test]
fn ga_r14_income_of_a_movement_can_pay_for_the_same_action() {
    let mut scene = scene(2);
    scene.civilization(0, Civilization::UnitedStates).gold(0, 0).colonists(0, "F3", "D2 D2");
    scene.colonists(1, "G3", "H3 H3").plays(0, attack("F3", "G3")).shows("0: gold 1, glory 1");
    scene.shows("1: standing H3");
}

#[test]
fn arriving_at_a_piece_of_another_player_pays_the_united_states_once() {
    let mut scene = scene(3);
    scene.civilization(0, Civilization::UnitedStates).gold(0, 0).colonists(0, "G4 F3", "D2");
    scene.city(1, "G3", 1).colonists(2, "G3", "F6 F6");
    scene.clone().plays(0, explore("F3", "G3")).shows("0: gold 4");
    scene.clone().plays(0, explore("G4", "H4")).shows("0: gold 0");
    let mut capital = scene.clone();
    capital
        .colonists(0, "H4", "D2 D2")
        .colonists(1, "H2", "H2 H2")
        .plays(0, explore("H4", "H3"))
        .shows("0: gold 4");
    scene.clone().colonists(0, "G3", "D2 D2").plays(0, explore("G3", "G3")).shows("0: gold 0");
    scene.draws(0, Tile::T12).plays(0, lay_tile("B3", 0));
}

#[test]
fn a_lying_colonist_does_not_move() {
    let mut scene = scene(2);
    scene.colonists(0, "D2", "D3 D3").refuses(0, explore("D3", "E3"), "GA-9.1").refuses(
        0,
        artist("D3"),
        "GA-11.1",
    );
}
