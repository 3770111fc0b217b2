//! Chapters 5 to 7: the card row, the first round, the sequence of a turn.

use engine::{Game, Rng, Seat};
use game_through_the_ages::board::HandCard;
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::options::{Leaving, Level, Options};
use game_through_the_ages::rules::row;
use game_through_the_ages::state::State;
use game_through_the_ages::task::Stage;
use game_through_the_ages::{Action, Event, decks};

use crate::scene::{Scene, build, full, level, scene, scene_with, start, take};

/// Thirteen different cards of Age I.
const ROW: [Card; 13] = [
    Card::Iron,
    Card::Irrigation,
    Card::Alchemy,
    Card::Drama,
    Card::Monarchy,
    Card::Masonry,
    Card::Warfare,
    Card::Knights,
    Card::Theology,
    Card::WorkOfArtI,
    Card::RichLandI,
    Card::PatriotismI,
    Card::Swordsmen,
];

fn row(scene: &Scene) -> Vec<Option<Card>> {
    scene.state.table.row.to_vec()
}

#[test]
fn tta_5_1_tta_8_40_the_sections_cost_one_two_and_three_actions() {
    let prices: Vec<_> = (0..13).map(row::space_price).collect();
    assert_eq!(prices, [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    for (space, left) in [(4, 3), (5, 2), (9, 1)] {
        let mut scene = scene(2);
        scene.row(&ROW).plays(0, take(space, ROW[usize::from(space)]));
        assert_eq!(scene.left(0).0, left);
    }
}

#[test]
fn tta_5_2_thirteen_cards_of_deck_a_lie_open() {
    let scene = start(full(), 4);
    assert!(row(&scene).iter().all(|card| card.is_some_and(|card| card.age() == Age::A)));
    assert_eq!(scene.state.piles.civil.len(), 7);
}

#[test]
fn tta_5_3_tta_5_5_tta_5_6_each_turn_but_the_first_begins_with_a_refill() {
    let mut scene = scene(4);
    scene.row(&ROW).plays(0, take(1, Card::Irrigation)).civil_deck(&[Card::Coal, Card::Opera, Card::Cannon]);
    scene.plays(0, Action::EndTurn);
    // The first leaves, the gap closes in order, the right is filled from the deck.
    let mut expected: Vec<_> = ROW[2..].iter().copied().map(Some).collect();
    expected.extend([Some(Card::Coal), Some(Card::Opera)]);
    assert_eq!(row(&scene), expected);
    assert_eq!(*scene.state.piles.civil, [Card::Cannon]);
}

#[test]
fn tta_5_4_the_first_spaces_are_emptied_by_the_number_of_players() {
    for (seats, removed) in [(2, 3), (3, 2), (4, 1)] {
        let mut scene = scene(seats);
        scene.row(&ROW).plays(0, Action::EndTurn);
        assert_eq!(scene.state.table.row[0], Some(ROW[removed]));
    }
    // An empty space among them is not made up for.
    let mut scene = scene(3);
    scene.row(&ROW).plays(0, take(0, Card::Iron)).plays(0, Action::EndTurn);
    assert_eq!(scene.state.table.row[0], Some(Card::Alchemy));
}

#[test]
fn tta_5_7_round_two_begins_age_one() {
    let mut scene = start(full(), 3);
    while scene.state.table.round == 1 {
        assert_eq!(scene.state.table.age, Age::A);
        scene.passes();
    }
    assert_eq!((scene.state.table.age, scene.state.table.active), (Age::I, Seat(0)));
    // The start player's refill was still from deck A; the rest of it is out of the game.
    assert!(row(&scene).iter().all(|card| card.is_some_and(|card| card.age() == Age::A)));
    assert_eq!(scene.state.piles.civil.len(), 50);
    assert_eq!(scene.state.table.out.len(), 7);
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.state.table.row[12].map(Card::age), Some(Age::I));
}

#[test]
fn tta_5_8_if_deck_a_does_not_suffice_deck_one_makes_up_for_it() {
    let mut scene = start(full(), 4);
    while !(scene.state.table.round == 1 && scene.state.table.active == Seat(3)) {
        scene.passes();
    }
    // Seven cards were taken; with the one that is removed eight are needed, and seven are there.
    for space in 1..8 {
        let card = scene.state.table.row[space].take().unwrap();
        scene.state.table.out.push(card);
    }
    scene.passes();
    let old = row(&scene).iter().filter(|card| card.is_some_and(|card| card.age() == Age::A)).count();
    assert_eq!((old, scene.state.table.age), (12, Age::I));
    assert!(row(&scene).iter().all(Option::is_some));
    assert_eq!(scene.state.table.row[12].map(Card::age), Some(Age::I));
}

#[test]
fn tta_5_9_the_age_ends_with_the_last_card_and_the_next_deck_fills_the_rest() {
    let mut scene = scene(3);
    scene.row(&ROW).civil_deck(&[Card::Iron]).plays(0, Action::EndTurn);
    assert_eq!(scene.state.table.age, Age::Ii);
    assert_eq!(scene.state.table.row[11], Some(Card::Iron));
    assert_eq!(scene.state.table.row[12].map(Card::age), Some(Age::Ii));
    assert_eq!(scene.state.piles.civil.len(), 49);
}

#[test]
fn tta_5_10_without_a_deck_cards_still_leave_and_move() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.row(&ROW).civil_deck(&[]).plays(0, take(4, Card::Monarchy)).plays(0, Action::EndTurn);
    let mut expected = vec![Some(Card::Drama)];
    expected.extend(ROW[5..].iter().copied().map(Some));
    expected.resize(13, None);
    assert_eq!(row(&scene), expected);
}

#[test]
fn tta_5_11_after_a_resignation_the_players_still_in_count() {
    let mut scene = scene_with(Options::default(), 3);
    scene.row(&ROW).plays(0, Action::EndTurn).plays(1, Action::Leave);
    assert_eq!(scene.state.table.row[0], Some(ROW[3]));
}

#[test]
fn tta_5_12_a_taken_card_leaves_its_space_empty() {
    let mut scene = scene(2);
    scene.row(&ROW).plays(0, take(3, Card::Drama));
    assert_eq!(scene.state.table.row[3], None);
    assert_eq!(scene.state.table.row[4], Some(Card::Monarchy));
    scene.refuses(0, take(3, Card::Drama), "TTA-5.12").refuses(0, take(40, Card::Drama), "TTA-5.12");
    scene.refuses(0, take(4, Card::Drama), "TTA-5.12");
}

#[test]
fn tta_6_1_in_round_one_cards_are_taken_and_nothing_else() {
    let mut scene = start(full(), 4);
    while scene.state.table.active != Seat(3) {
        scene.passes();
    }
    scene.resources(3, 5).food(3, 5);
    for action in [Action::Grow, build(Card::Bronze), build(Card::Warriors)] {
        scene.refuses(3, action, "TTA-6.1");
    }
    assert!(scene.legal(3).iter().all(|action| matches!(action, Action::Take { .. } | Action::EndTurn)));
}

#[test]
fn tta_6_2_the_first_has_one_action_the_fourth_four() {
    let mut scene = start(full(), 4);
    for seat in 0..4 {
        assert_eq!(scene.state.table.active, Seat(seat));
        assert_eq!(scene.left(seat), (seat + 1, 0));
        scene.passes();
    }
    // What was not used is lost: round 2 has the four of despotism.
    scene.until_actions(0);
    assert_eq!(scene.left(0), (4, 2));
}

#[test]
fn tta_6_3_the_row_is_not_refilled_in_round_one() {
    let mut scene = start(full(), 3);
    scene.row(&ROW).plays(0, take(2, Card::Alchemy)).plays(0, Action::EndTurn);
    let mut expected = ROW.map(Some);
    expected[2] = None;
    assert_eq!(row(&scene), expected);
}

#[test]
fn tta_6_4_all_limits_on_taking_hold_in_round_one() {
    let mut scene = start(full(), 2);
    scene.passes();
    scene.row(&[Card::Moses, Card::Homer, Card::Colossus, Card::Pyramids]);
    scene.plays(1, take(0, Card::Moses)).refuses(1, take(1, Card::Homer), "TTA-8.41");
    scene.plays(1, take(2, Card::Colossus)).refuses(1, take(3, Card::Pyramids), "TTA-8.42");
}

#[test]
fn tta_6_5_nothing_is_played_in_round_one_but_a_wonder_is_begun() {
    let mut scene = start(full(), 4);
    while scene.state.table.active != Seat(3) {
        scene.passes();
    }
    scene.row(&[Card::Moses, Card::Colossus, Card::Iron, Card::WorkOfArtA]).science(3, 9);
    for (space, card) in [(0, Card::Moses), (1, Card::Colossus), (2, Card::Iron)] {
        scene.plays(3, take(space, card));
    }
    assert_eq!(scene.board(3).building.map(|site| (site.card, site.stages)), Some((Card::Colossus, 0)));
    scene.refuses(3, Action::PlayLeader(Card::Moses), "TTA-6.1");
    scene.refuses(3, Action::PlayTechnology(Card::Iron), "TTA-6.1");
    scene.refuses(3, Action::BuildStages(1), "TTA-6.1");
}

#[test]
fn tta_6_6_the_first_turns_end_with_production() {
    for options in [full(), level(Level::Advanced), level(Level::Simple)] {
        let mut scene = start(options, 2);
        scene.passes();
        let board = scene.board(0);
        assert_eq!((board.science, board.culture, board.blue), (1, 0, 14));
        assert_eq!(scene.stored(0), (2, 2));
    }
}

#[test]
fn tta_6_7_tta_12_5_tta_14_8_military_cards_from_round_two_on() {
    for options in [full(), level(Level::Advanced)] {
        let mut scene = start(options, 3);
        while scene.state.table.round == 1 {
            scene.passes();
        }
        assert!((0..3).all(|seat| scene.secret(seat).is_empty()));
        // No politics without cards; the start player draws at the end of round 2, from deck I.
        assert_eq!((scene.state.table.active, scene.state.table.stage), (Seat(0), Stage::Actions));
        scene.plays(0, Action::EndTurn);
        assert_eq!(scene.secret(0).len(), 2);
        assert!(scene.secret(0).iter().all(|card| card.age() == Age::I));
    }
}

#[test]
fn tta_7_1_the_turn_of_the_simple_game() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.current(&[Card::NoEvent]).plays(0, Action::EndTurn).plays(1, Action::EndTurn);
    // Round 3: event, row, actions, production.
    let order: Vec<_> = scene.events.iter().map(name).filter(|name| !name.is_empty()).collect();
    let seat_one = ["production", "turn", "row", "production", "turn", "event", "row"];
    assert_eq!(order, seat_one);
}

fn name(event: &Event) -> &'static str {
    match event {
        Event::Turn { .. } => "turn",
        Event::Revealed { .. } => "event",
        Event::Removed { .. } => "row",
        Event::Scored { .. } => "production",
        Event::Fought { .. } => "war",
        Event::Skipped { .. } => "politics",
        Event::Discarded { .. } => "discard",
        Event::Drew { .. } => "draw",
        _ => "",
    }
}

#[test]
fn tta_7_2_tta_29_9_the_turn_of_the_full_game() {
    let mut scene = scene(2);
    scene.plays(0, Action::EndTurn).until_actions(1);
    let many = [Card::Legion, Card::Phalanx, Card::SpyIi, Card::PlunderI];
    scene.declared(0, Card::WarOverCultureIi, 1).military(0, &many);
    scene.events.clear();
    scene.plays(1, Action::EndTurn).plays(0, Action::Done).plays(1, Action::Done);
    scene.plays(0, Action::SkipPolitics).plays(0, Action::Discard(Card::Legion));
    scene.plays(0, Action::Discard(Card::Phalanx)).plays(0, Action::EndTurn);
    let order: Vec<_> = scene.events.iter().map(name).filter(|name| !name.is_empty()).collect();
    let expected = [
        "production",
        "draw",
        "turn",
        "row",
        "war",
        "politics",
        "discard",
        "discard",
        "production",
        "draw",
        "turn",
        "row",
    ];
    assert_eq!(order, expected);
}

#[test]
fn tta_7_3_all_actions_are_available_again() {
    let mut scene = scene(2);
    scene.actions(0, 0, 0).next_turn(0);
    assert_eq!(scene.left(0), (4, 2));
}

#[test]
fn tta_7_4_actions_in_any_order_and_what_is_left_is_lost() {
    let mut scene = scene(2);
    scene.resources(0, 8).food(0, 4).unused(0, 2).row(&ROW);
    scene.plays(0, build(Card::Warriors)).plays(0, Action::Grow).plays(0, build(Card::Warriors));
    scene.plays(0, take(0, Card::Iron)).plays(0, build(Card::Bronze));
    assert_eq!(scene.left(0), (1, 0));
    scene.next_turn(0);
    assert_eq!(scene.left(0), (4, 2));
}

#[test]
fn tta_7_5_nothing_is_done_if_a_part_of_its_cost_is_missing() {
    let mut scene = scene(2);
    scene.resources(0, 1).refuses(0, build(Card::Bronze), "TTA-8.5");
    scene.resources(0, 2).actions(0, 0, 0).refuses(0, build(Card::Bronze), "TTA-8.5");
    scene.refuses(0, build(Card::Warriors), "TTA-9.1").refuses(
        0,
        Action::PlayLeader(Card::Moses),
        "TTA-8.30",
    );
    // Somebody else's turn, or another step of it.
    scene.refuses(1, Action::EndTurn, "TTA-2.8").refuses(0, Action::SkipPolitics, "TTA-14.1");
}

#[test]
fn tta_7_6_tta_28_14_actions_gained_may_be_used_at_once() {
    let mut scene = scene(2);
    scene.site(0, Card::Pyramids, 2).actions(0, 1, 2).plays(0, Action::BuildStages(1));
    assert_eq!(scene.left(0).0, 1);
    scene.plays(0, Action::Grow);
}

#[test]
fn tta_7_7_tta_28_15_a_lost_action_may_be_a_used_one() {
    let mut scene = scene(2);
    scene.leader(0, Card::Hammurabi).hand(0, &[Card::LeonardoDaVinci]);
    assert_eq!(scene.left(0), (5, 1));
    // 1 civil action is used for the new leader; Hammurabi's white token is given up as a used one.
    scene.plays(0, Action::PlayLeader(Card::LeonardoDaVinci));
    assert_eq!(scene.left(0), (4, 2));
    // If none is used, an unused one goes.
    let mut other = crate::scene::scene(2);
    other.leader(0, Card::Hammurabi).age(Age::Ii).happens(Card::Iconoclasm);
    assert_eq!((other.board(0).leader, other.left(0)), (None, (4, 2)));
}

#[test]
fn tta_7_8_turns_follow_one_another() {
    // Nobody can act before the other has finished.
    let mut scene = scene(3);
    scene.refuses(1, Action::EndTurn, "TTA-2.8");
    assert!(scene.legal(1).is_empty() && scene.legal(2).is_empty());
    scene.plays(0, Action::EndTurn);
    assert!(scene.legal(0).is_empty() && !scene.legal(1).is_empty());
}

#[test]
fn tta_7_9_tta_29_48_whoever_leaves_has_not_refilled_the_row() {
    let mut scene = scene_with(Options::default(), 4);
    scene.row(&ROW).plays(0, Action::EndTurn);
    // The actions are there again, the row is refilled for four, and seat 1 can still leave.
    assert_eq!((scene.state.table.active, scene.left(1)), (Seat(1), (4, 2)));
    assert_eq!(scene.state.table.row[0], Some(ROW[1]));
    let out = scene.state.table.out.len();
    scene.plays(1, Action::Leave);
    // The row of seat 2 is as if refilled once, for three.
    assert_eq!((scene.state.table.active, scene.state.table.row[0]), (Seat(2), Some(ROW[2])));
    assert_eq!(scene.state.table.out.len(), out + 1);
    // Seat 2 leaves too: refilled once, for two.
    scene.plays(2, Action::Leave);
    assert_eq!((scene.state.table.active, scene.state.table.row[0]), (Seat(3), Some(ROW[3])));
    // An empty space is not made up for.
    let mut gap = scene_with(Options::default(), 4);
    gap.row(&ROW);
    gap.state.table.row[1] = None;
    gap.plays(0, Action::EndTurn).plays(1, Action::Leave);
    assert_eq!(gap.state.table.row[0], Some(ROW[2]));
    // Nobody leaves for the player who goes on.
    gap.plays(2, Action::EndTurn);
    assert_eq!(gap.state.table.row[0], Some(ROW[4]));
    // With a war the same moment is asked for.
    let mut other = scene_with(Options::default(), 3);
    other.declared(1, Card::WarOverCultureIi, 2).row(&ROW).plays(0, Action::EndTurn);
    assert_eq!((other.legal(1), other.state.table.row[0]), (vec![Action::GoOn], Some(ROW[2])));
    let mut leaves = crate::scene::Scene { state: other.state, events: Vec::new() };
    leaves.plays(1, Action::Leave);
    assert_eq!(leaves.state.table.row[0], Some(ROW[3]));
    other.plays(1, Action::GoOn).refuses(1, Action::Leave, "TTA-26.4");
    // The simple game: the event comes first, then the row (TTA-7.1).
    assert!(Options { level: Level::Simple, leaving: Leaving::Allowed, ..full() }.check().is_err());
}

#[test]
fn tta_8_48_civil_hands_are_open() {
    let mut scene = scene(2);
    scene.row(&ROW).plays(0, take(0, Card::Iron));
    let view = scene.state.view(engine::Viewer::Public);
    assert_eq!(*view.table.boards[Seat(0)].hand, [HandCard { card: Card::Iron, fresh: true }]);
}

#[test]
fn the_rest_of_deck_a_is_what_was_never_seen() {
    let state = State::setup(&full(), 2, Rng::from_number(9)).unwrap();
    let deck: Vec<_> = decks::civil_cards(Age::A, 2).collect();
    assert_eq!(deck.len(), state.piles.civil.len() + 13);
}

#[test]
fn the_rules_agree_with_the_file_of_the_game_board() {
    let file: toml::Table = include_str!("../../data/game_board.toml").parse().unwrap();
    let number = |value: &toml::Value, key: &str| u8::try_from(value[key].as_integer().unwrap()).unwrap();
    for section in file["card_row_section"].as_array().unwrap() {
        for space in number(section, "first_space")..=number(section, "last_space") {
            assert_eq!(row::space_price(space - 1), number(section, "civil_actions"));
        }
    }
    for (key, seats) in [("p2", 2), ("p3", 3), ("p4", 4)] {
        let mut scene = scene(seats);
        scene.row(&ROW).plays(0, Action::EndTurn);
        let removed = usize::from(number(&file["card_row_removal"], key));
        assert_eq!(scene.state.table.row[0], Some(ROW[removed]));
    }
    let limits = [("science_points", 40), ("culture_rate", 30), ("science_rate", 30), ("strength", 60)];
    for (track, most) in limits {
        let tracks = file["track"].as_array().unwrap();
        let entry = tracks.iter().find(|entry| entry["id"].as_str() == Some(track)).unwrap();
        assert_eq!(number(entry, "max"), most);
    }
    assert_eq!(file["age"].as_array().unwrap().len(), 5);
}
