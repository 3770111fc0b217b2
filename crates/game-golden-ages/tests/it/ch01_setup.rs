//! Chapters 1 and 2: components, states, setup.

use engine::{Game, Seat, Seen, Viewer};
use game_golden_ages::cards::{Building, Civilization, Epoch, Glory, ScoringCard, Technology, Wonder};
use game_golden_ages::state::SquareTile;
use game_golden_ages::view::Ground;
use game_golden_ages::{Action, Options, Question, State};

use crate::scene::{Scene, artist, at, attack, explore, positions, scene, setups};

#[test]
fn ga_1_3_a_colonist_stands_or_lies_and_lies_in_the_agora() {
    scene(2).plays(0, explore("D2", "E2")).shows("0: standing D2 D2, lying E2, agora 0");
    scene(2).plays(0, artist("D2")).shows("0: standing D2 D2, lying , agora 1").refuses(
        0,
        artist("D2"),
        "GA-8.1",
    );
    for state in positions(3, 2) {
        let placed = state.players.iter().filter(|player| player.capital.is_some());
        assert!(placed.clone().all(|player| player.colonists.count() == 3));
    }
}

#[test]
fn ga_1_4_a_capital_is_active_or_inactive() {
    let mut scene = scene(2);
    scene.last_before_golden_age(0, ScoringCard::Gold);
    let shown =
        |scene: &Scene| scene.public().players.iter().map(|player| player.golden_age).collect::<Vec<_>>();
    assert_eq!(shown(&scene), [false, true]);
    scene.plays(0, Action::StartGoldenAge);
    assert_eq!(shown(&scene), [false, false], "the next epoch turns all capitals to the active side");
}

#[test]
fn ga_1_5_a_cube_is_in_exactly_one_place() {
    let mut scene = scene(2);
    scene
        .gold(0, 20)
        .plays(0, explore("D2", "D3"))
        .plays(0, Action::FoundCity)
        .shows("0: reserve 4, cubes 1");
    scene.turn(0).plays(0, Action::Develop(Technology::Carriage)).shows("0: reserve 5, cubes 1");
    let mut one_too_many = scene.state;
    one_too_many.players[Seat(0)].reserve += 1;
    assert!(one_too_many.validate().unwrap_err().to_string().contains("cubes"));
    let mut one_too_few = scene.state;
    one_too_few.players[Seat(0)].cities.set(at("D3"), 0);
    assert!(one_too_few.validate().unwrap_err().to_string().contains("cubes"));
}

#[test]
fn ga_1_6_cubes_and_cities_are_counted_apart() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Construction]).city(0, "D3", 2).city(0, "E3", 1);
    scene
        .clone()
        .last_before_golden_age(0, ScoringCard::Cubes)
        .plays(0, Action::StartGoldenAge)
        .shows("0: points 3");
    let mut internet = scene.epoch(Epoch::IV).gold(0, 6).clone();
    internet
        .plays(0, Action::BuildWonder { wonder: Wonder::Internet, payment: game_golden_ages::Payment::Gold });
    internet.shows("0: points 3");
    internet.turn(0).city(0, "E4", 1).building(0, Building::PowerPlant);
    internet.plays(0, Action::ActivateBuilding(Building::PowerPlant)).shows("0: gold 8");
}

#[test]
fn ga_1_7_the_points_on_the_back_of_a_tile_count_at_the_end() {
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Rail]).shows("0: points 0");
    scene.gold(0, 5).knows(0, &[Technology::Metallurgy]).plays(0, Action::Develop(Technology::Construction));
    scene.shows("0: points 0, gold 0");
    assert_eq!(Technology::Construction.facts().vp_end, 1);
}

#[test]
fn ga_2_1_board_and_agora_are_there() {
    let view = setups(2, Options::default())[0].view(Viewer::Public);
    let islands = view.map.iter().filter(|space| space.ground == Ground::Island).count();
    assert_eq!((view.map.len(), islands), (60, 8));
    assert!(view.players.iter().all(|player| player.colonists.agora == 0));
}

#[test]
fn ga_2_2_the_square_tile_lies_in_the_middle_in_any_orientation() {
    let mut turns: Vec<u16> = setups(2, Options::default())
        .iter()
        .map(|state| {
            let first = state.board.laid()[0];
            let middle: Vec<_> = first.footprint().unwrap().spaces.iter().collect();
            assert_eq!(middle, ["E3", "F3", "E4", "F4"].map(at));
            first.turn.degrees()
        })
        .collect();
    turns.sort_unstable();
    turns.dedup();
    assert_eq!(turns, [0, 90, 180, 270]);
}

#[test]
fn ga_2_3_building_decks_depend_on_the_number_of_players() {
    for (players, cards) in [(2, 3), (3, 5), (4, 6)] {
        for epoch in Epoch::ALL {
            let deck = Building::ALL.iter().filter(|card| card.facts().epoch == epoch);
            assert_eq!(deck.map(|card| card.copies(players)).sum::<usize>(), cards);
        }
    }
    let doubled = |players, building| {
        setups(players, Options::default())
            .iter()
            .any(|state| state.buildings.iter().filter(|card| **card == building).count() == 2)
    };
    assert!(doubled(4, Building::Granary) && doubled(4, Building::Market));
    assert!(!doubled(3, Building::Granary) && doubled(3, Building::Market));
    assert!(!doubled(2, Building::Granary) && !doubled(2, Building::Market));
}

#[test]
fn ga_2_4_all_wonders_are_used_at_every_number_of_players() {
    for players in 2..=4 {
        assert_eq!(setups(players, Options::default())[0].wonders.len(), 4);
    }
}

#[test]
fn ga_2_5_civilizations_are_dealt_from_shuffled_decks_by_epoch() {
    let played: std::collections::BTreeSet<Civilization> =
        setups(4, Options::default()).iter().map(|state| state.players[Seat(0)].civilization).collect();
    assert_eq!(played.len(), 7, "every civilization of epoch I comes up");
}

#[test]
fn ga_2_6_five_scoring_cards_lie_open() {
    let setups = setups(3, Options::default());
    assert!(setups.iter().all(|state| state.scoring_cards.len() == 5));
    assert!(setups.iter().any(|state| state.scoring_cards != setups[0].scoring_cards));
}

#[test]
fn ga_2_7_future_technologies_are_dealt_from_a_shuffled_pile() {
    let futures: std::collections::BTreeSet<_> =
        setups(4, Options::default()).iter().map(|state| state.players[Seat(3)].future).collect();
    assert_eq!(futures.len(), 9);
}

#[test]
fn ga_2_8_glory_tiles_are_shuffled_face_down() {
    assert_eq!(setups(2, Options::default())[0].view(Viewer::Public).glory_left, 16);
    let drawn: std::collections::BTreeSet<Glory> = (0..60)
        .map(|number| {
            let mut scene = scene(2);
            scene.state.rng = engine::Rng::from_number(number);
            scene.colonists(1, "E3", "H3 H3").colonists(0, "D3", "D2 D2").plays(0, attack("D3", "E3"));
            scene.state.players[Seat(0)].glory[0]
        })
        .collect();
    assert_eq!(drawn.len(), 5, "every kind is drawn sooner or later");
}

#[test]
fn ga_2_9_gold_comes_from_and_goes_to_the_bank() {
    let mut scene = scene(2);
    scene.plays(0, Action::Develop(Technology::Writing)).shows("0: gold 0").shows("1: gold 3");
    scene.building(1, Building::Bank).plays(1, Action::ActivateBuilding(Building::Bank)).shows("1: gold 7");
    scene.shows("0: gold 0");
}

#[test]
fn ga_2_10_everybody_starts_with_no_points() {
    for state in setups(4, Options::default()) {
        assert!(state.players.iter().all(|player| player.points.total() == 0));
    }
}

#[test]
fn ga_2_11_everybody_receives_3_gold_which_all_can_see() {
    for state in setups(4, Options::default()) {
        let view = state.view(Viewer::Public);
        for (seat, player) in state.players.pairs() {
            let rome = if player.civilization == Civilization::Rome { 2 } else { 0 };
            assert_eq!((player.gold, view.players[seat].gold), (3 + rome, 3 + rome));
        }
    }
}

#[test]
fn ga_2_12_four_civilizations_and_a_future_technology_hidden_from_the_others() {
    let state = setups(3, Options::default())[0];
    for (seat, player) in state.players.pairs() {
        let epochs: Vec<Epoch> = player.hand.iter().map(|card| card.facts().epoch).collect();
        assert_eq!(epochs, [Epoch::II, Epoch::III, Epoch::IV]);
        assert_eq!(player.civilization.facts().epoch, Epoch::I);
        let own = &state.view(Viewer::Seat(seat)).players[seat];
        assert!(own.hand.iter().zip(player.hand.iter()).all(|(seen, card)| seen.known() == Some(card)));
        assert_eq!(own.future, Seen::Known(player.future));
        let other = &state.view(Viewer::Seat(seat.next(3))).players[seat];
        assert!(other.hand.iter().all(|card| *card == Seen::Hidden) && other.hand.len() == 3);
        assert_eq!(other.future, Seen::Hidden);
    }
}

#[test]
fn ga_2_13_seven_cubes_lie_on_tiles_and_five_in_reserve() {
    for state in setups(2, Options::default()) {
        for player in state.players.iter() {
            let developed = player.technologies - Technology::starting();
            let freed: u8 = developed.iter().map(|tile| tile.facts().cubes).sum();
            let on_tiles: u8 = (!player.technologies).iter().map(|tile| tile.facts().cubes).sum();
            assert_eq!((player.reserve - freed, on_tiles + freed), (5, 7));
            let named =
                [Civilization::Babylon, Civilization::Phoenicia, Civilization::Egypt, Civilization::Persia];
            assert_eq!(developed.len(), usize::from(named.contains(&player.civilization)));
        }
    }
}

#[test]
fn ga_2_14_capitals_and_colonists_wait_for_phase_b() {
    let state = setups(2, Options::default())[0];
    assert!(matches!(state.question, Question::LayTile { .. }));
    assert!(state.players.iter().all(|player| player.capital.is_none() && player.colonists.count() == 0));
    let choice = Options { square_tile: SquareTile::Choice, ..Options::default() };
    assert_eq!(setups(2, choice)[0].question, Question::SquareTile);
}

#[test]
fn other_numbers_of_players_are_refused() {
    for players in [0, 1, 5, 200] {
        let refused = State::setup(&Options::default(), players, engine::Rng::from_number(1));
        assert_eq!(refused.unwrap_err().rule.0, "GA-1.2");
    }
}
