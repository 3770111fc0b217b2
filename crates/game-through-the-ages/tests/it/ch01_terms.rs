//! Chapters 1 to 3: aim and terms, cards and decks, setup.

use std::collections::BTreeMap;

use engine::testkit::random_positions;
use engine::{Game, Rng, Seat};
use game_through_the_ages::cards::{Age, Card, Category, Kind};
use game_through_the_ages::options::{Level, Options};
use game_through_the_ages::rules::{building, rates};
use game_through_the_ages::state::State;
use game_through_the_ages::task::Stage;
use game_through_the_ages::{Action, decks};

use crate::scene::{build, full, level, scene, start, take, tech};

#[test]
fn tta_1_1_two_to_four_players_and_the_most_culture_wins() {
    for seats in [0, 1, 5] {
        assert!(State::setup(&full(), seats, Rng::from_number(1)).is_err());
    }
    let mut scene = scene(3);
    let outcome = scene.culture(0, 5).culture(1, 9).culture(2, 7).finishes();
    assert!(outcome.ranking.iter().eq(&[3, 1, 2]));
    assert!(outcome.scores.iter().eq(&[5, 9, 7]));
}

#[test]
fn tta_1_2_three_levels_end_with_three_ages() {
    let last_age = |level: Level| {
        let options = crate::scene::level(level);
        random_positions::<State>(&options, 2, 3, 100_000).last().unwrap().table.age
    };
    assert_eq!([Level::Simple, Level::Advanced, Level::Full].map(last_age), [Age::I, Age::Iii, Age::Iv]);
}

#[test]
fn tta_1_3_cards_and_tokens_are_those_of_the_box() {
    let file: toml::Table = include_str!("../../data/components.toml").parse().unwrap();
    let figure = |key: &str| file["box"][key].as_integer().unwrap();
    let copies = |civil: bool| -> i64 {
        let of = |card: &&Card| card.is_civil() == civil;
        Card::ALL.iter().filter(of).map(|card| i64::from(card.facts().text.copies.with(4))).sum()
    };
    assert_eq!((copies(true), copies(false)), (figure("civil_cards"), figure("military_cards")));
    assert_eq!(copies(true) + copies(false) + figure("start_player_card"), figure("cards_total"));
    let table = start(full(), 4).state.table;
    assert_eq!(i64::from(table.yellow_box) + 4 * 25, figure("tokens_yellow"));
    assert_eq!(i64::from(table.blue_box) + 4 * 18, figure("tokens_blue"));
}

#[test]
fn tta_1_4_tta_29_2_unused_workers_belong_to_the_population() {
    let mut scene = scene(2);
    assert_eq!(scene.board(0).population(), 7);
    scene.food(0, 2).plays(0, Action::Grow);
    assert_eq!((scene.board(0).population(), scene.board(0).unused), (8, 2));
    scene.resources(0, 2).plays(0, build(Card::Bronze));
    assert_eq!((scene.board(0).population(), scene.board(0).unused), (8, 1));
}

#[test]
fn tta_1_5_a_card_without_a_worker_gives_nothing() {
    let mut scene = scene(2);
    scene.workers(0, Card::Theology, 0);
    assert_eq!((rates::culture_rate(scene.board(0)), rates::happy(scene.board(0))), (0, 0));
    scene.workers(0, Card::Theology, 1);
    assert_eq!((rates::culture_rate(scene.board(0)), rates::happy(scene.board(0))), (1, 2));
    // Governments and special technologies work without one.
    scene.workers(0, Card::Theology, 0).government(0, Card::Theocracy).special(0, Card::Cartography);
    assert_eq!((rates::culture_rate(scene.board(0)), scene.strength(0)), (1, 2));
}

#[test]
fn tta_1_6_farms_and_mines_are_no_urban_buildings() {
    let urban: Vec<_> = Category::ALL.into_iter().filter(|category| category.is_urban()).collect();
    assert_eq!(urban, Category::URBAN);
    let mut scene = scene(2);
    scene.workers(0, Card::Bronze, 5).workers(0, Card::Philosophy, 2).resources(0, 9).unused(0, 2);
    scene.refuses(0, build(Card::Philosophy), "TTA-8.6").plays(0, build(Card::Bronze));
}

#[test]
fn tta_1_7_the_types_of_units() {
    let units: Vec<_> = Category::ALL.into_iter().filter(|category| category.is_unit()).collect();
    assert_eq!(units, Category::UNITS);
    for (card, category) in [
        (Card::Warriors, Category::Infantry),
        (Card::Knights, Category::Cavalry),
        (Card::Cannon, Category::Artillery),
        (Card::AirForces, Category::AirForce),
    ] {
        assert_eq!(tech(card).category, category);
    }
}

#[test]
fn tta_1_8_the_level_of_a_card_is_its_age() {
    let levels = [Card::Bronze, Card::Iron, Card::Coal, Card::Oil].map(Card::level);
    assert_eq!(levels, [0, 1, 2, 3]);
    assert_eq!(tech(Card::Oil).level, 3);
}

#[test]
fn tta_1_9_producing_lays_tokens_of_that_worth_also_without_workers() {
    let mut scene = scene(2);
    scene.workers(0, Card::Irrigation, 0).food(0, 0).hand(0, &[Card::BountifulHarvestIi]);
    let bank = scene.board(0).blue;
    scene.plays(0, Action::PlayAction(Card::BountifulHarvestIi));
    // 3 food: one token on Irrigation (2), one on Agriculture (1).
    let techs = scene.board(0).techs;
    assert_eq!((techs.tokens(tech(Card::Irrigation)), techs.tokens(tech(Card::Agriculture))), (1, 1));
    assert_eq!((scene.stored(0).0, scene.board(0).blue), (3, bank - 2));
}

#[test]
fn tta_1_10_scoring_leaves_the_rates_alone() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::WorkOfArtA]).plays(0, Action::PlayAction(Card::WorkOfArtA));
    assert_eq!((scene.board(0).culture, rates::culture_rate(scene.board(0))), (6, 0));
}

#[test]
fn tta_1_12_nobody_loses_more_than_they_have() {
    let mut scene = scene(2);
    scene.culture(1, 1).workers(0, Card::Warriors, 3).happens(Card::Crusades);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (4, 0));
}

#[test]
fn tta_1_13_unused_workers_produce_nothing() {
    let mut scene = scene(2);
    scene.unused(0, 5).plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0), (4, 4));
}

#[test]
fn tta_1_14_workers_come_to_the_unused_ones_first() {
    let mut scene = scene(2);
    let cards = scene.board(0).techs.all_workers();
    scene.plays(0, Action::Grow);
    assert_eq!((scene.board(0).unused, scene.board(0).techs.all_workers()), (2, cards));
}

#[test]
fn tta_1_15_tta_26_16_the_most_culture_wins_and_ties_are_shared() {
    let mut scene = scene(3);
    let outcome = scene.culture(0, 9).culture(1, 9).culture(2, 7).finishes();
    assert!(outcome.ranking.iter().eq(&[1, 1, 3]));
    assert_eq!(outcome.winners().len(), 2);
}

#[test]
fn tta_2_1_a_civil_and_a_military_deck_for_each_age() {
    let file: toml::Table = include_str!("../../data/components.toml").parse().unwrap();
    let decks = file["deck"].as_array().unwrap();
    assert_eq!(decks.len(), 8);
    for deck in decks {
        let age = match deck["age"].as_str().unwrap() {
            "A" => Age::A,
            "I" => Age::I,
            "II" => Age::Ii,
            _ => Age::Iii,
        };
        for (key, players) in [("p2", 2), ("p3", 3), ("p4", 4)] {
            let cards = match deck["kind"].as_str().unwrap() {
                "civil" => decks::civil_cards(age, players).count(),
                _ => decks::military_cards(age, players, full()).count(),
            };
            let size = deck["size"][key].as_integer().unwrap();
            assert_eq!(i64::try_from(cards).unwrap(), size, "{} with {players}", deck["id"]);
        }
    }
}

#[test]
fn tta_2_2_tta_2_3_every_card_is_of_one_kind_and_one_deck() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for card in Card::ALL {
        let (kind, civil) = match card.kind() {
            Kind::Technology(_) => ("technology", true),
            Kind::Government(_) => ("government", true),
            Kind::Special(_) => ("special", true),
            Kind::Leader(_) => ("leader", true),
            Kind::Wonder(_) => ("wonder", true),
            Kind::Action(_) => ("action", true),
            Kind::Event(_) => ("event", false),
            Kind::Territory(_) => ("territory", false),
            Kind::Aggression(_) => ("aggression", false),
            Kind::War(_) => ("war", false),
            Kind::Pact(_) => ("pact", false),
            Kind::Tactic(_) => ("tactic", false),
            Kind::Bonus(_) => ("bonus", false),
        };
        assert_eq!(card.is_civil(), civil, "{card:?}");
        *kinds.entry(kind).or_default() += 1;
    }
    let counts: Vec<_> = kinds.values().copied().collect();
    // action, aggression, bonus, event, government, leader, pact, special, tactic, technology,
    // territory, war, wonder
    assert_eq!(counts, [40, 12, 3, 51, 8, 24, 10, 12, 16, 34, 12, 6, 16]);
}

#[test]
fn tta_2_4_leaders_wonders_and_actions_are_no_technologies() {
    for card in [Card::Iron, Card::Drama, Card::Knights, Card::Monarchy, Card::Masonry] {
        assert!(card.is_technology());
    }
    for card in [Card::Moses, Card::Colossus, Card::WorkOfArtI] {
        assert!(!card.is_technology());
    }
    // Aristotle scores for technologies alone.
    let mut scene = scene(2);
    scene.leader(0, Card::Aristotle).science(0, 0).row(&[Card::Iron, Card::WorkOfArtI, Card::TajMahal]);
    scene.plays(0, take(0, Card::Iron)).plays(0, take(1, Card::WorkOfArtI)).plays(0, take(2, Card::TajMahal));
    assert_eq!(scene.board(0).science, 1);
}

#[test]
fn tta_2_5_five_cards_for_three_and_five_for_four_players() {
    let size = |age, players| decks::civil_cards(age, players).count();
    for age in [Age::I, Age::Ii, Age::Iii] {
        assert_eq!([2, 3, 4].map(|players| size(age, players)), [45, 50, 55]);
    }
    assert_eq!([2, 3, 4].map(|players| size(Age::A, players)), [20, 20, 20]);
}

#[test]
fn tta_2_6_no_pacts_with_two_players() {
    let pacts = |players| {
        let all = Age::WITH_CARDS.into_iter().flat_map(|age| decks::military_cards(age, players, full()));
        all.filter(|card| matches!(card.kind(), Kind::Pact(_))).count()
    };
    assert_eq!([2, 3, 4].map(pacts), [0, 10, 10]);
}

#[test]
fn tta_2_7_decks_are_shuffled_and_civil_cards_leave_the_game() {
    let deck = |seed| State::setup(&full(), 3, Rng::from_number(seed)).unwrap().piles.civil;
    assert_ne!(deck(1), deck(2));
    let mut scene = scene(2);
    scene.hand(0, &[Card::WorkOfArtI]).plays(0, Action::PlayAction(Card::WorkOfArtI));
    assert_eq!(scene.state.table.out.last(), Some(&Card::WorkOfArtI));
    let lying = scene.state.table.row[0].unwrap();
    scene.plays(0, Action::EndTurn);
    assert!(scene.state.table.out.contains(&lying));
}

#[test]
fn tta_2_8_the_start_player_is_drawn_and_stays() {
    let starts: std::collections::BTreeSet<u8> =
        (0..40).map(|seed| State::setup(&full(), 4, Rng::from_number(seed)).unwrap().table.start.0).collect();
    assert_eq!(starts.len(), 4);
    let mut scene = start(full(), 3);
    let mut order = Vec::new();
    while scene.state.table.round < 4 {
        if scene.state.table.stage == Stage::Actions {
            order.push(scene.state.table.active.0);
        }
        scene.passes();
        assert_eq!(scene.state.table.start, Seat(0));
    }
    assert_eq!(order, [0, 1, 2].repeat(3));
}

#[test]
fn tta_3_1_tta_3_2_tta_3_3_tokens_of_a_civilization() {
    let file: toml::Table = include_str!("../../data/civilization_board.toml").parse().unwrap();
    let figure = |key: &str| file["start"][key].as_integer().unwrap();
    let scene = start(full(), 4);
    for board in scene.state.table.boards.iter() {
        assert_eq!(i64::from(board.yellow) + i64::from(board.population()), figure("yellow_tokens_total"));
        assert_eq!(i64::from(board.yellow), figure("yellow_tokens_in_bank"));
        assert_eq!(i64::from(board.unused), figure("unused_workers"));
        assert_eq!(i64::from(board.blue), figure("blue_tokens_in_bank"));
        assert_eq!(i64::from(board.techs.all_tokens()), figure("blue_tokens_on_cards"));
        for (id, workers) in file["start"]["workers_on_cards"].as_table().unwrap() {
            let card = Card::ALL.iter().find(|card| card.id() == id).unwrap();
            assert_eq!(i64::from(board.techs.workers(tech(*card))), workers.as_integer().unwrap(), "{id}");
        }
    }
}

#[test]
fn tta_3_4_the_starting_technologies_count_as_cards() {
    let scene = scene(2);
    let in_play: Vec<_> = scene.board(0).technologies().collect();
    for card in
        [Card::Agriculture, Card::Bronze, Card::Religion, Card::Philosophy, Card::Warriors, Card::Despotism]
    {
        assert!(in_play.contains(&card) && card.is_starting());
    }
    assert_eq!(in_play.len(), 6);
    assert_eq!(Card::ALL.iter().filter(|card| card.is_starting()).count(), 6);
}

#[test]
fn tta_3_5_despotism() {
    let scene = scene(2);
    assert_eq!(scene.left(0), (4, 2));
    assert_eq!(scene.board(0).perks.urban_limit, 2);
}

#[test]
fn tta_3_6_starting_values() {
    let scene = start(full(), 2);
    let board = scene.board(0);
    assert_eq!((board.culture, board.science), (0, 0));
    assert_eq!((rates::culture_rate(board), rates::science_rate(board)), (0, 1));
    assert_eq!((rates::strength(board), rates::happy(board)), (1, 0));
}

#[test]
fn tta_3_7_setup_is_the_same_in_all_levels() {
    let board = |options: Options| *start(options, 3).board(1);
    assert_eq!(board(level(Level::Simple)), board(full()));
    assert_eq!(board(level(Level::Advanced)), board(full()));
}

#[test]
fn tta_3_8_the_box_gives_and_takes_only_where_a_rule_says_so() {
    let mut scene = scene(2);
    let before = scene.state.table.blue_box;
    scene
        .science(0, 9)
        .hand(0, &[Card::JusticeSystem, Card::Iron])
        .plays(0, Action::PlayTechnology(Card::Iron));
    assert_eq!(scene.state.table.blue_box, before);
    scene.science(0, 9).plays(0, Action::PlayTechnology(Card::JusticeSystem));
    assert_eq!(scene.state.table.blue_box, before - 3);
    assert!(building::check_limit(scene.board(0), Category::Farm).is_ok());
}
