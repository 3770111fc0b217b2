//! Chapter 2: setup.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat, Status, Viewer};
use game_new_dawn::cards::{Age, CityState, FocusType, Leader, Symbol, Tile, VictoryCard, Wonder};
use game_new_dawn::frame::Frame;
use game_new_dawn::hex::Direction;
use game_new_dawn::options::{Capitals, MapChoice};
use game_new_dawn::state::Caravan;
use game_new_dawn::{Action, Event, Options, State};

use crate::scene::{Scene, at, names};

/// The ready-made map with the capitals in the order of the seats.
fn first_map(seats: u8, seed: u64) -> State {
    let options = Options { capitals: Capitals::BySeat, ..Options::default() };
    State::setup(&options, seats, Rng::from_number(seed)).unwrap()
}

#[test]
fn nd_2_1_leaders_are_random_and_different() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let state = first_map(4, seed);
        let leaders: BTreeSet<Leader> = state.table.players.iter().map(|player| player.leader).collect();
        assert_eq!(leaders.len(), 4);
        seen.extend(leaders);
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn nd_2_2_everybody_has_the_pieces_of_one_color() {
    for player in first_map(3, 1).table.players.iter() {
        assert_eq!((player.control, player.cities), (31, 7));
        assert_eq!(player.caravans.len(), 3);
    }
    let state = first_map(3, 1);
    for seat in state.table.players.seats() {
        assert_eq!(state.table.pacts_at_home(seat).count(), 4);
        assert!(state.table.board.0[seat].capital.is_some());
    }
}

#[test]
fn nd_2_3_tech_dials_start_at_0() {
    assert!(first_map(4, 1).table.players.iter().all(|player| player.tech == 0));
}

#[test]
fn nd_2_4_the_row_follows_the_leader_sheet() {
    for seed in 0..10 {
        for player in first_map(4, seed).table.players.iter() {
            let kinds = player.row.0.map(|held| held.card.kind());
            assert_eq!(kinds, player.leader.facts().focus_order);
            assert!(player.row.0.iter().all(|held| held.card.level() == 1 && held.trade == 0));
        }
    }
}

#[test]
fn nd_2_5_one_caravan_is_on_foreign_trade() {
    let state = first_map(2, 1);
    let player = &state.table.players[Seat(0)];
    assert_eq!(player.caravans, [Caravan::Card, Caravan::Unused, Caravan::Unused]);
}

#[test]
fn nd_2_6_the_map_is_ready_made_or_built() {
    assert_eq!(first_map(2, 1).table.map.tiles().len(), 10);
    let options = Options { map: MapChoice::Built, ..Options::default() };
    let state = State::setup(&options, 2, Rng::from_number(1)).unwrap();
    assert_eq!(state.table.map.tiles().len(), 4);
    assert!(matches!(state.table.frame(), Frame::ChooseTile { .. }));
}

#[test]
fn nd_2_7_the_first_map_has_red_yellow_and_blue_tiles() {
    let facts = &game_new_dawn::cards::data().layouts.first_game;
    for (seats, check) in [(2, &facts.check_2p), (3, &facts.check_3p), (4, &facts.check_4p)] {
        let state = first_map(seats, 1);
        let map = &state.table.map;
        assert!(map.tiles().iter().all(|laid| laid.placement.side == game_new_dawn::cards::Side::A));
        assert_eq!((map.tiles().len(), map.on_map().len()), (check.tiles, check.spaces));
        assert_eq!((map.water().len(), map.water_tokens().len()), (check.water, 0));
        let colors = |laid: &&game_new_dawn::cards::FirstTile| match laid.color.as_str() {
            "red" => true,
            "yellow" => seats >= 3,
            _ => seats == 4,
        };
        let wanted: BTreeSet<Tile> = facts.tiles.iter().filter(colors).map(|laid| laid.tile).collect();
        assert_eq!(map.tiles().iter().map(|laid| laid.tile).collect::<BTreeSet<_>>(), wanted);
        for capital in &check.capitals {
            let seat = state.table.players.seats().find(|seat| {
                let space = state.table.board.0[*seat].capital.unwrap();
                space.tile() == Some(capital.tile)
            });
            let space = state.table.board.0[seat.expect("somebody has the star")].capital.unwrap();
            assert_eq!(<[i8; 2]>::from(map.hex(space)), [capital.q, capital.r]);
        }
    }
}

fn choosing(seats: u8, seed: u64) -> Scene {
    Scene::of(State::setup(&Options::default(), seats, Rng::from_number(seed)).unwrap())
}

#[test]
fn nd_2_7_nd_r92_each_player_chooses_a_capital() {
    let mut first = BTreeSet::new();
    for seed in 0..20 {
        let mut scene = choosing(4, seed);
        let seats: Vec<u8> = scene.table().builder.clockwise(4).map(|seat| seat.0).collect();
        first.insert(seats[0]);
        assert_eq!(scene.legal(seats[0]).len(), 4);
        scene.refuses(seats[1], Action::ChooseCapital(at("7a")), "ND-4.1");
        scene.refuses(seats[0], Action::ChooseCapital(at("7b")), "ND-2.7");
        scene.refuses(seats[0], Action::Done, "ND-2.7").refuses(
            seats[0],
            Action::PointTo(Direction::East),
            "ND-2.10",
        );
        scene.plays(seats[0], Action::ChooseCapital(at("16a")));
        scene.refuses(seats[1], Action::ChooseCapital(at("16a")), "ND-2.7");
        scene
            .plays(seats[1], Action::ChooseCapital(at("7a")))
            .plays(seats[2], Action::ChooseCapital(at("9a")));
        // The last star is no choice.
        assert_eq!(scene.frame(), Frame::PlaceDirection);
        let table = scene.table();
        let capital = |seat: u8| table.board.0[Seat(seat)].capital.unwrap().to_string();
        assert_eq!(seats.iter().map(|seat| capital(*seat)).collect::<Vec<_>>(), ["16a", "7a", "9a", "11a"]);
        let seat = table.first.0;
        scene.plays(seat, Action::PointTo(Direction::West)).next_turn(seat);
        scene.refuses(seat, Action::ChooseCapital(at("7a")), "ND-2.7");
    }
    assert_eq!(first.len(), 4, "anybody may be the first to choose");
}

/// Positions in which somebody had chosen out of turn, or done more than choosing, are refused.
#[test]
fn nd_2_7_half_chosen_capitals_are_verified() {
    let mut scene = choosing(3, 1);
    let seats: Vec<Seat> = scene.table().builder.clockwise(3).collect();
    scene.plays(seats[0].0, Action::ChooseCapital(at("7a")));
    let forged = |what: &str, forge: &dyn Fn(&mut game_new_dawn::Table)| {
        let mut state = scene.state;
        forge(&mut state.table);
        assert!(state.validate().is_err(), "{what}");
    };
    assert_eq!(scene.state.validate(), Ok(()));
    forged("another one is asked", &|table| {
        table.frames.pop();
        table.frames.push(Frame::ChooseCapital { seat: seats[2] });
    });
    forged("another one began", &|table| table.builder = seats[1]);
    forged("somebody has no capital", &|table| {
        table.frames.pop();
    });
    forged("somebody was faster", &|table| table.players[seats[0]].tech = 3);
    forged("nobody chooses here", &|table| table.options.capitals = Capitals::BySeat);
}

/// What is dealt and laid before the first decision is told with it.
#[test]
fn nd_2_1_nd_2_17_the_whole_setup_is_told() {
    for (options, decisions) in [
        (Options::default(), 1),
        (Options { capitals: Capitals::BySeat, ..Options::default() }, 1),
        (Options { map: MapChoice::Built, ..Options::default() }, 1),
    ] {
        let mut state = State::setup(&options, 3, Rng::from_number(4)).unwrap();
        let mut told = Vec::new();
        for _ in 0..decisions {
            let seat = state.table.decider().unwrap();
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            state.play(seat, &legal[0], &mut told).unwrap();
        }
        let count = |of: fn(&Event) -> bool| told.iter().filter(|event| of(event)).count();
        assert_eq!(count(|event| matches!(event, Event::LeaderTaken { .. })), 3);
        assert_eq!(count(|event| matches!(event, Event::VictoryCardsLaid { .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::WondersLaid { .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::FirstPlayer { .. })), 1);
        let built = options.map == MapChoice::Built;
        assert_eq!(count(|event| matches!(event, Event::CoreLaid { .. })), usize::from(built));
        assert_eq!(count(|event| matches!(event, Event::FirstMapLaid)), usize::from(!built));
        assert_eq!(count(|event| matches!(event, Event::TilesDealt { .. })), if built { 3 } else { 0 });
        let capitals = count(|event| matches!(event, Event::CapitalFounded { .. }));
        assert_eq!(
            capitals,
            match (built, options.capitals) {
                (true, _) => 0,
                (_, Capitals::Chosen) => 1,
                (_, Capitals::BySeat) => 3,
            }
        );
        // It is told once, and reveals nothing that was hidden.
        assert!(!told.iter().any(State::reveals));
        let seat = state.table.decider().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        told.clear();
        state.play(seat, &legal[0], &mut told).unwrap();
        assert!(!told.iter().any(|event| matches!(event, Event::FirstPlayer { .. })));
    }
}

/// The layouts are our own, and the player is told so.
#[test]
fn nd_2_7_nd_3_4_designed_layouts_are_called_so() {
    let rules = <State as engine::Present>::rulebook(engine::Language::En);
    for id in ["ND-2.7", "ND-3.4"] {
        let paragraph = rules.split(&format!("- {id} ")).nth(1).unwrap().split("\n- ").next().unwrap();
        assert!(paragraph.contains("designed"), "{id}");
    }
    let layouts = &game_new_dawn::cards::data().layouts;
    assert_eq!(layouts.first_game.provenance, "designed");
}

#[test]
fn nd_2_8_every_symbol_has_its_token() {
    let facts = &game_new_dawn::cards::data().layouts.first_game;
    for (seats, check) in [(2, &facts.check_2p), (3, &facts.check_3p), (4, &facts.check_4p)] {
        let state = first_map(seats, 1);
        let table = &state.table;
        let standing = table.barbarians.iter().zip("ABCDEFGHI".chars()).filter(|(at, _)| at.is_some());
        assert_eq!(standing.map(|(_, letter)| letter).collect::<String>(), check.barbarians);
        let mut states: Vec<CityState> = table.map.city_states().map(|(state, _)| state).collect();
        states.sort_by_key(|state| state.id());
        assert_eq!(states, check.city_states);
        let mut naturals: Vec<_> = table.map.naturals().map(|(natural, _)| natural).collect();
        naturals.sort_by_key(|natural| natural.id());
        assert_eq!(naturals, check.natural_wonders);
        for (resource, count) in &check.resources {
            assert_eq!(table.map.resource(*resource).len(), usize::from(*count));
        }
        // The symbol of a space is the one printed on the side that is up.
        for laid in table.map.tiles() {
            for facts in &laid.tile.facts().faces[laid.placement.side as usize].spaces {
                let space = game_new_dawn::Space::of_tile(laid.tile, facts.i);
                match facts.symbol() {
                    Some(Symbol::Barbarian(letter)) => assert_eq!(table.barbarian_at(space), Some(letter)),
                    Some(Symbol::CityState(state)) => assert_eq!(table.map.city_state_at(space), Some(state)),
                    Some(Symbol::Natural(natural)) => {
                        assert_eq!(table.map.natural_at(space), Some(natural));
                    }
                    Some(Symbol::Resource(resource)) => assert_eq!(table.deposit_at(space), Some(resource)),
                    Some(Symbol::Capital) => assert!(table.board.holder(space).is_some()),
                    None => assert!(table.empty().contains(space)),
                }
            }
        }
    }
}

#[test]
fn nd_2_9_two_cards_for_each_city_state_of_the_map() {
    let state = first_map(2, 1);
    for city_state in CityState::ALL {
        let on_map = state.table.map.city_state(*city_state).is_some();
        assert_eq!(state.table.envoy_available(*city_state), on_map);
        assert!(state.table.envoys[*city_state as usize].is_empty());
    }
    assert_eq!(state.table.map.city_states().count(), 3);
}

#[test]
fn nd_2_10_nd_2_11_a_random_player_is_first_and_points_the_direction_token() {
    let mut first = BTreeSet::new();
    for seed in 0..30 {
        let state = first_map(3, seed);
        first.insert(state.table.first);
        assert_eq!(state.status(), Status::turn(state.table.first));
        let mut scene = Scene::of(state);
        let seat = scene.table().first.0;
        let six: Vec<Action> = Direction::ALL.map(Action::PointTo).to_vec();
        assert_eq!(scene.legal(seat), six);
        scene.refuses(seat, Action::Done, "ND-2.10");
        scene.plays(seat, Action::PointTo(Direction::West)).next_turn(seat);
        assert_eq!((scene.table().direction, scene.table().dial), (Direction::West, 1));
    }
    assert_eq!(first.len(), 3);
}

#[test]
fn nd_2_12_nd_2_13_wonders_are_sorted_by_type_and_some_are_put_back() {
    for seats in 2..=4 {
        for seed in 0..6 {
            let state = first_map(seats, seed);
            for (stack, kind) in FocusType::OF_WONDERS.iter().enumerate() {
                let cards: Vec<Wonder> =
                    state.hidden.stacks[stack].iter().copied().chain(state.table.face_up[stack]).collect();
                assert!(cards.iter().all(|wonder| wonder.kind() == *kind));
                let of_age = |age: &Age| cards.iter().filter(|wonder| wonder.age() == *age).count();
                let ages: Vec<usize> = Age::ALL.iter().map(of_age).collect();
                assert_eq!(ages, [[1, 1, 2], [1, 2, 2], [2, 2, 2]][usize::from(seats) - 2]);
            }
        }
    }
    // Which card is put back is chance.
    let oracle_there = |seed| {
        let state = first_map(3, seed);
        state.table.face_up.contains(&Some(Wonder::Oracle))
    };
    let there: BTreeSet<bool> = (0..20).map(oracle_there).collect();
    assert_eq!(there.len(), 2);
}

#[test]
fn nd_2_14_older_wonders_lie_above_newer_ones() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let state = first_map(4, seed);
        for stack in &state.hidden.stacks {
            assert_eq!(stack.len(), 5);
            assert!(stack.is_sorted_by(|below, above| below.age() >= above.age()));
        }
        orders.insert(state.hidden.stacks[0].to_vec());
    }
    assert!(orders.len() > 4, "they are shuffled");
}

#[test]
fn nd_2_15_the_top_wonder_is_seen_by_all_and_no_other() {
    let state = first_map(4, 1);
    let view = state.view(Viewer::Public);
    assert!(view.table.face_up.iter().all(|wonder| wonder.unwrap().age() == Age::Ancient));
    assert_eq!(view.table.below, [5; 4]);
    let json = serde_json::to_string(&view).unwrap();
    for hidden in state.hidden.stacks.iter().flat_map(|stack| stack.iter()) {
        assert!(!json.contains(&format!("\"{}\"", hidden.id())), "{hidden:?} is seen");
    }
}

#[test]
fn nd_2_16_no_wonder_token_is_on_the_map_yet() {
    assert_eq!(first_map(4, 1).table.built, [None; 24]);
}

#[test]
fn nd_2_17_three_victory_cards_of_five() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        let cards: BTreeSet<VictoryCard> = first_map(2, seed).table.victory.iter().copied().collect();
        assert_eq!(cards.len(), 3);
        seen.extend(cards);
    }
    assert_eq!(seen.len(), 5);
}

#[test]
fn nd_2_18_nobody_has_trade_tokens_or_resources_yet() {
    for player in first_map(4, 1).table.players.iter() {
        assert_eq!((player.row.trade(), player.resources), (0, [0; 4]));
    }
    assert_eq!(first_map(4, 1).table.supply, [4; 4]);
    assert_eq!(names(first_map(2, 1).table.board.held()), "7a 11a");
}
