//! Chapter 6, phase B: tiles and capitals.

use engine::{Game, List, Seat};
use game_golden_ages::board::{Board, LaidTile, Turn};
use game_golden_ages::cards::{Civilization, Epoch, Resource, Technology, Tile};
use game_golden_ages::map::Side;
use game_golden_ages::state::MovingCapital;
use game_golden_ages::{Action, Event, Options, Question, State};

use crate::scene::{Scene, at, lay_tile, positions, scene, setups};

#[test]
fn ga_6_1_each_player_lays_and_places_before_the_next_draws() {
    let mut scene = scene(3);
    scene.start_player(2).draws(2, Tile::T12).refuses(0, lay_tile("B3", 0), "GA-6.2");
    scene.plays(2, lay_tile("B3", 0)).asks(2, Question::Capital).plays(2, Action::KeepCapital);
    assert_eq!(scene.state.turn, Seat(0));
    assert!(matches!(scene.state.question, Question::LayTile { .. }));
    assert!(matches!(scene.events().last(), Some(Event::TileDrawn { seat: Seat(0), .. })));
}

#[test]
fn ga_6_2_three_spaces_in_epoch_one_and_two_later() {
    let mut seen = 0;
    for state in positions(4, 2) {
        if let Question::LayTile { tile } = state.question {
            assert_eq!(tile.facts().size, if state.epoch == Epoch::I { 3 } else { 2 });
            seen += 1;
        }
    }
    assert!(seen > 20);
}

#[test]
fn ga_6_3_a_tile_touches_another() {
    scene(2).draws(0, Tile::T12).refuses(0, lay_tile("A5", 0), "GA-6.3").refuses(
        0,
        lay_tile("I4", 90),
        "GA-6.3",
    );
}

#[test]
fn ga_6_4_a_tile_lies_inside_the_grid() {
    let mut scene = scene(2);
    scene.draws(0, Tile::T12).refuses(0, lay_tile("J1", 0), "GA-6.4").refuses(
        0,
        lay_tile("D6", 90),
        "GA-6.4",
    );
    scene.refuses(0, lay_tile("A1", 180), "GA-6.4").refuses(0, lay_tile("A1", 270), "GA-6.4");
}

#[test]
fn ga_6_5_a_tile_may_be_turned() {
    let mut scene = scene(2);
    scene.draws(0, Tile::T12);
    for (first, turn) in [("B3", 0), ("C3", 90), ("C3", 180), ("C4", 270)] {
        scene.clone().plays(0, lay_tile(first, turn));
    }
    scene.plays(0, lay_tile("C3", 90));
    assert!(scene.state.board.continent().contains(at("C4")));
}

#[test]
fn ga_6_6_land_meets_land_and_sea_meets_sea() {
    let mut scene = scene(2);
    scene.draws(0, Tile::T12).refuses(0, lay_tile("E1", 90), "GA-6.6");
    scene.refuses(0, lay_tile("I3", 0), "GA-6.6").plays(0, lay_tile("B3", 0));
}

#[test]
fn ga_6_7_board_edges_are_not_compared() {
    let mut scene = scene(2);
    scene.tile(Tile::T12, "B3", 0).tile(Tile::T07, "I3", 0).draws(0, Tile::T05);
    scene.plays(0, lay_tile("A3", 90));
    let board = &scene.state.board;
    assert!(board.land(at("A3")).contains(Side::West));
    assert!(!board.land(at("J3")).contains(Side::East));
}

#[test]
fn ga_6_8_tiles_do_not_overlap() {
    scene(2).draws(0, Tile::T12).refuses(0, lay_tile("C3", 0), "GA-6.8").refuses(
        0,
        lay_tile("E4", 90),
        "GA-6.8",
    );
}

#[test]
fn ga_6_9_a_tile_may_cover_sea_and_islands() {
    let mut scene = scene(3);
    scene.draws(0, Tile::T07);
    assert_eq!(*scene.state.board.symbols(at("H5")), [Resource::Game, Resource::Grain]);
    scene.plays(0, lay_tile("G5", 0));
    assert_eq!(*scene.state.board.symbols(at("H5")), [Resource::Gem]);
}

#[test]
fn ga_6_10_colonists_on_covered_spaces_go_home() {
    let mut scene = scene(3);
    scene.colonists(0, "G5", "D2 D2").colonists(1, "H3", "H5 H5").draws(2, Tile::T07);
    scene
        .plays(2, lay_tile("G5", 0))
        .shows("0: standing D2, lying D2 D2")
        .shows("1: standing H3, lying H3 H3");
    scene.told(Event::SentHome { seat: Seat(1), from: at("H5"), colonists: 2 });
}

#[test]
fn ga_6_11_in_epoch_one_the_capital_is_placed_on_the_tile_with_three_colonists() {
    let mut scene = Scene::of(setups(3, Options::default())[0]);
    let seat = scene.state.turn.0;
    let lay = scene.legal(seat)[0];
    scene.plays(seat, lay).asks(seat, Question::Capital);
    let here = scene.state.board.last_tile().iter().next().unwrap();
    scene.refuses(seat, Action::KeepCapital, "GA-6.11").refuses(
        seat,
        Action::PlaceCapital(at("E3")),
        "GA-6.11",
    );
    scene.plays(seat, Action::PlaceCapital(here));
    let player = &scene.state.players[Seat(seat)];
    assert_eq!((player.capital, player.golden_age), (Some(here), false));
    assert_eq!(*player.colonists.standing, [here; 3]);
}

#[test]
fn ga_6_12_later_the_capital_moves_to_the_new_tile_or_stays() {
    let mut scene = scene(2);
    scene.draws(0, Tile::T12).plays(0, lay_tile("B3", 0)).refuses(
        0,
        Action::PlaceCapital(at("D3")),
        "GA-6.12",
    );
    scene.clone().plays(0, Action::KeepCapital).shows("0: capital D2");
    scene.plays(0, Action::PlaceCapital(at("B3"))).shows("0: capital B3");
}

#[test]
fn ga_6_13_all_own_colonists_on_its_space_move_with_the_capital() {
    let mut scene = scene(2);
    scene.colonists(0, "D2 D3", "D2").draws(0, Tile::T12).plays(0, lay_tile("B3", 0));
    scene.plays(0, Action::PlaceCapital(at("B3"))).shows("0: standing B3 D3, lying B3");
    scene.told(Event::CapitalMoved { seat: Seat(0), from: at("D2"), to: at("B3"), colonists: 2 });
}

#[test]
fn ga_6_14_a_capital_hides_the_symbols_of_its_space() {
    let mut scene = scene(2);
    assert!(scene.public().space(at("D2")).hidden);
    assert_eq!(scene.state.controlled(Seat(0), Resource::Game), 0);
    scene.colonists(1, "D2", "H3 H3");
    assert_eq!(scene.state.controlled(Seat(1), Resource::Game), 0);
    scene.draws(0, Tile::T12).plays(0, lay_tile("B3", 0)).plays(0, Action::PlaceCapital(at("B3")));
    assert_eq!(scene.state.controlled(Seat(1), Resource::Game), 1, "available again");
    assert_eq!(scene.state.controlled(Seat(0), Resource::Stone), 0, "hidden now");
}

#[test]
fn ga_r06_only_edges_shared_with_tiles_are_compared() {
    let mut scene = scene(2);
    // T16 is an island of its own, sea on every side; printed sea and islands beside it do not matter.
    scene.tile(Tile::T07, "I3", 0).draws(0, Tile::T16).refuses(0, lay_tile("A3", 0), "GA-6.3");
    scene.plays(0, lay_tile("F1", 90)).asks(0, Question::Capital);
}

#[test]
fn ga_r07_another_tile_is_drawn_until_one_fits_and_the_step_skipped_if_none_does() {
    let (mut misfits, mut skipped) = (0, 0);
    for seed in 0..400 {
        let (without_a_place, no_tile) = crowded_match(seed);
        misfits += without_a_place;
        skipped += no_tile;
        if misfits > 5 && skipped > 0 {
            return;
        }
    }
    panic!("{misfits} misfits, {skipped} skipped");
}

/// Four players who crowd the map and do nothing else than to send artists and to start golden
/// ages: how many tiles had no place when another one was drawn, and how often none had.
fn crowded_match(seed: usize) -> (usize, usize) {
    let mut state = State::setup(&Options::default(), 4, engine::Rng::from_number(seed as u64)).unwrap();
    let (mut misfits, mut skipped) = (0, 0);
    let mut legal = Vec::new();
    while let Some(seat) = state.status().deciding().iter().next() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let wanted = |action: &&Action| matches!(action, Action::Artist { .. } | Action::StartGoldenAge);
        let action = *legal.iter().find(wanted).unwrap_or(&legal[seed % legal.len()]);
        let capitals = state.capitals();
        let mut events = Vec::new();
        state.apply(seat, &action, &mut events);
        let fits = |tile: &Tile| state.board.places(*tile).next().is_some();
        let pile = state.tiles.iter().filter(|tile| tile.facts().size == 2);
        if let Question::LayTile { tile } = state.question {
            assert!(fits(&tile), "only a tile that fits is drawn");
            misfits += pile.clone().filter(|tile| !fits(tile)).count();
        }
        if events.iter().any(|event| matches!(event, Event::NoTileFits { .. })) {
            assert_eq!(pile.filter(fits).count(), 0);
            assert!(matches!(action, Action::PlaceCapital(_)) || state.capitals() == capitals);
            skipped += 1;
        }
    }
    (misfits, skipped)
}

#[test]
fn ga_r08_what_was_not_drawn_stays_out_of_play() {
    for state in positions(2, 1) {
        if state.question == Question::Over {
            assert_eq!(state.board.laid().len(), 1 + 2 + 6);
            assert_eq!(state.tiles.len(), 2 + 6);
        }
        assert!(state.buildings.iter().all(|building| building.facts().epoch == state.epoch));
    }
}

#[test]
fn ga_r09_covered_colonists_go_home_before_the_capital_moves_foreign_ones_stay() {
    let mut scene = scene(3);
    scene.colonists(2, "F6", "H5 F6").colonists(0, "F6", "D2 D2").draws(2, Tile::T07);
    scene.plays(2, lay_tile("G5", 0)).shows("2: standing F6, lying F6 F6");
    scene
        .plays(2, Action::PlaceCapital(at("G5")))
        .shows("2: standing G5, lying G5 G5")
        .shows("0: standing F6");
}

/// By the letter of the rulebook, and by no movement: the stone of G5 is paid to nobody.
#[test]
fn ga_r09_with_the_switch_all_colonists_move_with_the_capital() {
    let mut scene = scene(3);
    scene.state.options.moving_capital = MovingCapital::All;
    scene.colonists(0, "F6", "F6 D2").colonists(1, "H3", "H3 H3").knows(0, &[Technology::Metallurgy]);
    scene.draws(2, Tile::T07).plays(2, lay_tile("G5", 0)).plays(2, Action::PlaceCapital(at("G5")));
    scene.shows("2: standing G5 G5 G5").shows("0: standing G5, lying D2 G5, gold 3").shows("1: standing H3");
    scene.told(Event::TakenAlong { seat: Seat(0), from: at("F6"), to: at("G5"), colonists: 2 });
    let others = scene.events().iter().filter(|event| matches!(event, Event::TakenAlong { .. }));
    assert_eq!(others.count(), 1, "nothing is told of those who have nobody there");
}

/// A stored map on which sea meets land, or a tile lies alone, was never laid.
#[test]
fn ga_6_3_ga_6_6_a_stored_map_is_as_it_can_be_laid() {
    let tiles: Vec<LaidTile> = scene(2).state.board.laid().to_vec();
    let with = |last: LaidTile| {
        let mut scene = scene(2).state;
        let laid: List<LaidTile, 17> = tiles.iter().copied().chain([last]).collect();
        scene.board = Board::try_from(laid).expect("it overlaps nothing");
        scene.tiles.remove(last.tile);
        scene.validate()
    };
    let at_turn = |first: &str, turn| LaidTile { tile: Tile::T12, at: at(first), turn };
    assert_eq!(with(at_turn("B3", Turn::Deg0)), Ok(()));
    for (first, turn) in [("I3", Turn::Deg0), ("A5", Turn::Deg0)] {
        assert!(with(at_turn(first, turn)).unwrap_err().to_string().contains("does not fit"), "{first}");
    }
}

#[test]
fn ga_r10_symbols_uncovered_by_a_capital_pay_nothing() {
    let mut scene = scene(3);
    scene.colonists(0, "F6", "D2 D2").knows(0, &[Technology::Agriculture]);
    scene.draws(2, Tile::T12).plays(2, lay_tile("B3", 0)).plays(2, Action::PlaceCapital(at("B3")));
    scene.shows("0: gold 3");
    assert_eq!(scene.state.controlled(Seat(0), Resource::Grain), 1);
}

#[test]
fn ga_r11_going_home_and_moving_with_the_capital_are_no_movements() {
    let mut scene = scene(3);
    scene.civilization(0, Civilization::UnitedStates).colonists(0, "H5", "D2 D2").colonists(1, "D2", "H3 H3");
    scene.draws(2, Tile::T07).plays(2, lay_tile("G5", 0)).shows("0: gold 3, standing D2");
    scene.plays(2, Action::PlaceCapital(at("H5"))).shows("2: gold 3, standing H5 H5 H5");
}
