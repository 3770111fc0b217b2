//! Chapters 10 and 20: production and maintenance, corruption. Chapter 11: the simple game.

use engine::{Game, Seat};
use game_through_the_ages::Action;
use game_through_the_ages::Event;
use game_through_the_ages::cards::{Age, Card, Kind};
use game_through_the_ages::event::{Bonus, What};
use game_through_the_ages::options::{Level, Options};
use game_through_the_ages::rules::production::{corruption, forecast};
use game_through_the_ages::rules::{goods, military, rates};
use game_through_the_ages::scoring::simple_bonuses;
use game_through_the_ages::state::State;
use game_through_the_ages::task::{Side, Task};

use crate::scene::{full, level, scene, scene_with, start, tech};

#[test]
fn tta_10_1_production_in_its_order() {
    let mut scene = scene(2);
    scene.yellow(0, 16).unused(0, 3).blue(0, 8).plays(0, Action::EndTurn);
    let steps: Vec<&str> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { .. } => Some("score"),
            Event::Changed { what: What::Food, .. } => Some("farms"),
            Event::Ate { .. } => Some("consumption"),
            Event::Changed { what: What::Resources, .. } => Some("mines"),
            Event::Corrupted { .. } => Some("corruption"),
            Event::Drew { .. } => Some("draw"),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["score", "farms", "consumption", "mines", "corruption", "draw"]);
    // 2 + 2 - 1 food, 2 + 2 - 2 resources.
    assert_eq!(scene.stored(0), (3, 2));
}

#[test]
fn tta_10_2_each_worker_lays_a_token_on_its_card() {
    let mut scene = scene(2);
    scene.workers(0, Card::Irrigation, 2).workers(0, Card::Iron, 1).blue(0, 18).plays(0, Action::EndTurn);
    let techs = scene.board(0).techs;
    assert_eq!([Card::Irrigation, Card::Agriculture].map(|card| techs.tokens(tech(card))), [2, 4]);
    assert_eq!([Card::Iron, Card::Bronze].map(|card| techs.tokens(tech(card))), [1, 4]);
    assert_eq!(scene.board(0).blue, 18 - 7);
}

#[test]
fn tta_10_3_tta_10_4_an_empty_bank_produces_nothing_and_the_best_come_first() {
    let mut scene = scene(2);
    scene.workers(0, Card::Irrigation, 1).food(0, 0).resources(0, 0).blue(0, 2).plays(0, Action::EndTurn);
    // Farms before mines, and the better farm first; corruption finds nothing.
    let techs = scene.board(0).techs;
    assert_eq!([Card::Irrigation, Card::Agriculture].map(|card| techs.tokens(tech(card))), [1, 1]);
    assert_eq!((scene.board(0).blue, scene.stored(0).1), (0, 0));
}

#[test]
fn tta_10_5_what_is_not_used_stays() {
    let mut scene = scene(2);
    scene.next_turn(0);
    assert_eq!(scene.stored(0), (4, 4));
}

#[test]
fn tta_10_6_consumption_by_the_yellow_bank() {
    for (yellow, eaten) in [(17, 0), (16, 1), (9, 2), (5, 3), (1, 4), (0, 6)] {
        let mut scene = scene(2);
        scene.yellow(0, yellow).unused(0, 9).food(0, 10).blue(0, 18).plays(0, Action::EndTurn);
        assert_eq!(scene.stored(0).0, 12 - eaten, "with {yellow} tokens");
    }
}

#[test]
fn tta_10_7_starvation_costs_four_culture_for_each_food() {
    let mut scene = scene(2);
    scene.yellow(0, 1).unused(0, 9).food(0, 1).workers(0, Card::Agriculture, 0).culture(0, 20);
    scene.plays(0, Action::EndTurn);
    // 4 needed, 1 there and paid, 3 missing.
    assert_eq!((scene.stored(0).0, scene.board(0).culture), (0, 8));
}

#[test]
fn tta_10_8_tta_29_32_pacts_add_to_the_production_phase() {
    let mut scene = scene(3);
    scene.pact(1, Card::AcceptanceOfSupremacy, 0, Side::A).pact(
        2,
        Card::InternationalTradeAgreement,
        0,
        Side::A,
    );
    // B of both: 1 resource less, 1 food more.
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0), (5, 3));
    scene.until_actions(1).plays(1, Action::EndTurn);
    assert_eq!(scene.stored(1), (4, 5));
    // It is paid from what is stored, and nothing is carried over.
    scene.until_actions(0).resources(0, 0).workers(0, Card::Bronze, 0).plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0).1, 0);
}

#[test]
fn tta_10_9_production_by_an_event_is_no_production_phase() {
    let mut scene = scene(3);
    // An uprising threatens seat 0 and pacts give seat 1: neither matters.
    scene.yellow(0, 5).unused(0, 0).pact(1, Card::AcceptanceOfSupremacy, 2, Side::A);
    scene.happens(Card::NewDeposits);
    assert_eq!([0, 1, 2].map(|seat| scene.stored(seat).1), [4, 4, 4]);
    scene.happens(Card::GoodHarvest);
    assert_eq!(scene.stored(0).0, 4);
    // With Economic Progress come consumption and corruption.
    scene.resources(1, 8).blue(1, 6).yellow(1, 16).happens(Card::EconomicProgress);
    assert_eq!(scene.stored(0).0, 4 + 2 - 3);
    assert_eq!(scene.stored(1), (4 + 2 - 1, 8 + 2 - 4));
}

#[test]
fn tta_20_2_corruption_by_the_blue_bank_after_production() {
    let mut scene = scene(2);
    // 10 in the bank; farms and mines take 4: 6 are left, so 2 resources are lost.
    scene.resources(0, 5).blue(0, 10).plays(0, Action::EndTurn);
    assert_eq!((scene.stored(0).1, scene.board(0).blue), (5, 8));
    assert_eq!([9, 8, 5, 4, 1, 0].map(corruption), [0, 2, 2, 4, 4, 6]);
}

#[test]
fn tta_20_4_corruption_takes_resources_and_paying_changes_nothing() {
    let mut scene = scene(2);
    // Nothing left in the bank: 6 are lost, though paying brings tokens back.
    scene.food(0, 9).resources(0, 9).blue(0, 4).plays(0, Action::EndTurn);
    assert_eq!((scene.stored(0), scene.board(0).blue), ((11, 5), 6));
}

#[test]
fn tta_20_5_what_is_not_there_is_not_lost() {
    let mut scene = scene(2);
    scene.resources(0, 0).workers(0, Card::Bronze, 1).blue(0, 3).culture(0, 9).plays(0, Action::EndTurn);
    assert_eq!((scene.stored(0), scene.board(0).culture), ((4, 0), 9));
}

#[test]
fn tta_20_6_tokens_beyond_the_printed_spaces_count_on_the_right() {
    assert_eq!([18, 19, 25].map(corruption), [0; 3]);
    let mut scene = scene(2);
    scene.blue(0, 22).plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0).1, 4);
}

#[test]
fn tta_20_7_tta_27_20_mines_may_place_one_token_fewer() {
    let options = Options { alternative_corruption: true, ..full() };
    let mut scene = scene_with(options, 2);
    scene.workers(0, Card::Iron, 1).blue(0, 13).plays(0, Action::EndTurn);
    // Farms take 2; 3 tokens are due from the mines, and 8 left would mean corruption.
    assert!(matches!(scene.asks(), Some(Task::Mines { .. })));
    let mut other = crate::scene::Scene { state: scene.state, events: Vec::new() };
    scene.plays(0, Action::Accept);
    // The least valuable one is left out: 2 + 1 + 2.
    assert_eq!((scene.stored(0), scene.board(0).blue), ((4, 5), 9));
    other.plays(0, Action::Decline);
    assert_eq!((other.stored(0), other.board(0).blue), ((4, 4), 10));
    // Farms always produce; mines that place nothing ask nothing.
    let mut empty = scene_with(options, 2);
    empty.blue(0, 2).plays(0, Action::EndTurn);
    assert_eq!(empty.state.table.active, Seat(1));
}

#[test]
fn tta_20_7_one_token_fewer_also_from_a_bank_that_is_too_small() {
    let options = Options { alternative_corruption: true, ..full() };
    let mut scene = scene_with(options, 2);
    // Farms take 2 of 4 tokens; of 3 mines the bank lets the best 2 produce.
    scene.workers(0, Card::Iron, 1).resources(0, 9).blue(0, 4).plays(0, Action::EndTurn);
    assert!(matches!(scene.asks(), Some(Task::Mines { .. })));
    let mut other = crate::scene::Scene { state: scene.state, events: Vec::new() };
    // Iron alone produces 2, and 1 token in the bank costs 4, not 6.
    scene.plays(0, Action::Accept);
    assert_eq!(scene.stored(0).1, 9 + 2 - 4);
    other.plays(0, Action::Decline);
    assert_eq!(other.stored(0).1, 9 + 3 - 6);
}

#[test]
fn tta_29_45_a_resource_may_be_eaten_if_food_is_missing() {
    let mut scene = scene(3);
    scene.pact(0, Card::TradeRoutesAgreement, 1, Side::B).food(0, 0).workers(0, Card::Agriculture, 0);
    scene.yellow(0, 16).unused(0, 3).culture(0, 9).plays(0, Action::EndTurn);
    assert!(matches!(scene.asks(), Some(Task::Consume { .. })));
    let mut other = crate::scene::Scene { state: scene.state, events: Vec::new() };
    scene.plays(0, Action::Accept);
    assert_eq!((scene.board(0).culture, scene.stored(0).1), (9, 3));
    other.plays(0, Action::Decline);
    assert_eq!((other.board(0).culture, other.stored(0).1), (5, 4));
}

#[test]
fn a_forecast_tells_what_the_turn_brings() {
    let mut scene = scene(2);
    scene.workers(0, Card::Religion, 1).yellow(0, 16).blue(0, 8);
    let forecast = forecast(&scene.state.table, Seat(0));
    let before = *scene.board(0);
    scene.plays(0, Action::EndTurn);
    let after = scene.board(0);
    assert_eq!(after.culture - before.culture, u16::from(forecast.culture));
    assert_eq!(after.science - before.science, forecast.science);
    assert_eq!((forecast.food, forecast.eaten, forecast.starved), (2, 1, 0));
    assert_eq!((forecast.resources, forecast.corruption, forecast.blue), (2, 2, 5));
    assert_eq!(scene.secret(0).len(), usize::from(forecast.cards));
}

// Chapter 11.

#[test]
fn tta_11_1_decks_and_events_of_the_simple_game() {
    let scene = start(level(Level::Simple), 3);
    let events: Vec<_> = scene.state.piles.current.iter().map(|secret| secret.card).collect();
    assert_eq!(events.len(), 9);
    assert!(events.iter().all(|card| card.age() == Age::A && *card != Card::DevelopmentOfPolitics));
    assert!(scene.state.piles.military.is_empty());
}

#[test]
fn tta_11_2_tta_11_3_the_start_player_reveals_events_from_round_three_on() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.current(&[Card::DevelopmentOfScience, Card::DevelopmentOfCrafts]);
    assert_eq!(scene.count(|event| matches!(event, Event::Revealed { .. })), 0);
    scene.next_turn(0);
    // Round 3: 2 science for everybody.
    assert_eq!(scene.state.table.past.len(), 1);
    assert_eq!([0, 1].map(|seat| scene.board(seat).science), [2 + 2, 2 + 2]);
    scene.next_turn(0);
    assert_eq!(*scene.state.table.past, [Card::DevelopmentOfScience, Card::DevelopmentOfCrafts]);
    // Without events the game goes on.
    scene.next_turn(0);
    assert_eq!(scene.state.table.past.len(), 2);
}

#[test]
fn tta_11_5_effects_that_need_missing_parts_do_nothing() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.leader(0, Card::ChristopherColumbus).wonder(0, Card::Colossus).wonder(0, Card::LibraryOfAlexandria);
    assert!(
        scene.legal(0).iter().all(|action| !matches!(action, Action::Columbus(_) | Action::PlayTactic(_)))
    );
    scene.refuses(0, Action::Columbus(Card::WealthyTerritoryI), "TTA-11.4");
    scene.plays(0, Action::EndTurn);
    assert_eq!((scene.state.table.active, scene.secret(0)), (Seat(1), vec![]));
}

#[test]
fn tta_11_6_the_simple_game_ends_with_the_round_of_the_last_card() {
    let mut scene = scene_with(level(Level::Simple), 3);
    scene.civil_deck(&[Card::Iron]).plays(0, Action::EndTurn);
    assert_eq!(scene.state.table.ends_after, Some(2));
    scene.plays(1, Action::EndTurn);
    assert!(!scene.is_over());
    scene.plays(2, Action::EndTurn);
    assert!(scene.is_over());
}

#[test]
fn tta_11_7_tta_11_8_tta_11_9_tta_11_10_tta_11_11_bonuses_of_the_simple_game() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.workers(0, Card::Iron, 1).workers(0, Card::Drama, 0).special(0, Card::Masonry);
    scene.government(0, Card::Monarchy).workers(0, Card::Theology, 2).workers(0, Card::Religion, 2);
    scene.workers(0, Card::Swordsmen, 2).culture(0, 3);
    let bonuses = simple_bonuses(scene.board(0));
    let expected = [
        (Bonus::Technologies, 2 * 6), // Iron, Drama, Masonry, Monarchy, Theology, Swordsmen
        (Bonus::Strength, 2 * 5),
        (Bonus::HappyFaces, 2 * 6),
        (Bonus::ScienceRate, 1),
        (Bonus::Production, 2 + 4),
    ];
    assert_eq!(bonuses, expected);
    // At most 16 for happy faces.
    scene.workers(0, Card::Theology, 5);
    assert_eq!(simple_bonuses(scene.board(0))[2], (Bonus::HappyFaces, 16));
    scene.workers(0, Card::Theology, 2);
    let rate = u16::from(rates::culture_rate(scene.board(0)));
    let outcome = scene.finishes();
    assert_eq!(outcome.scores[Seat(0)], i32::from(3 + rate + 12 + 10 + 12 + 1 + 6));
    assert_eq!(scene.state.table.final_culture[Seat(0)], 41);
}

#[test]
fn tta_11_12_what_is_stored_is_worth_nothing() {
    let rich = |rich: bool| {
        let mut scene = scene_with(level(Level::Simple), 2);
        if rich {
            scene.food(0, 9).resources(0, 3).science(0, 20).hand(0, &[Card::WorkOfArtI]).unused(0, 3);
        }
        scene.finishes().scores[Seat(0)]
    };
    assert_eq!(rich(true), rich(false));
}

// Chapter 12.

#[test]
fn tta_12_1_tta_12_4_decks_of_the_advanced_game() {
    let scene = start(level(Level::Advanced), 3);
    let deck = |age| game_through_the_ages::decks::military_cards(age, 3, level(Level::Advanced));
    let wars = deck(Age::Ii).filter(|card| matches!(card.kind(), Kind::War(_))).count();
    assert_eq!((wars, deck(Age::Ii).count()), (0, 46));
    // Civil deck A and military deck I lie there; the later ones wait.
    assert_eq!(scene.state.piles.civil.len(), 7);
    assert_eq!(scene.state.piles.military.len(), 50);
    assert!(scene.state.piles.military.iter().all(|secret| secret.card.age() == Age::I));
}

#[test]
fn tta_12_2_tta_26_1_players_and_two_more_events_are_laid() {
    for options in [level(Level::Advanced), full()] {
        for seats in 2..=4 {
            let state = start(options, seats).state;
            assert_eq!(state.piles.current.len(), usize::from(seats) + 2);
            assert!(state.piles.current.iter().all(|secret| secret.card.age() == Age::A));
            assert_eq!(state.piles.gone.len(), 8 - usize::from(seats));
            // Nobody has seen the others.
            let view = state.view(engine::Viewer::Seat(Seat(0)));
            assert!(view.piles.gone.known.is_empty());
        }
    }
}

#[test]
fn tta_12_3_four_events_of_age_three_lie_open() {
    let state = start(level(Level::Advanced), 3).state;
    let view = state.view(engine::Viewer::Public);
    let open: Vec<Card> = view.piles.bonus.iter().filter_map(|bonus| bonus.card.known().copied()).collect();
    assert_eq!(open.len(), 4);
    assert!(open.iter().all(|card| game_through_the_ages::decks::is_impact(*card)));
}

#[test]
fn tta_12_6_events_are_revealed_by_political_actions_only() {
    let mut scene = scene_with(level(Level::Advanced), 2);
    let events = scene.state.piles.current.len();
    scene.next_turn(0).next_turn(0);
    assert_eq!(scene.state.piles.current.len(), events);
    scene.happens(Card::DevelopmentOfScience);
    assert_eq!(scene.count(|event| matches!(event, Event::Revealed { .. })), 1);
}

#[test]
fn tta_28_5_tta_29_37_tesla_makes_mines_of_labs() {
    let mut scene = scene(2);
    scene.leader(0, Card::NikolaTesla).workers(0, Card::Alchemy, 1).workers(0, Card::Computers, 1);
    scene.resources(0, 0).blue(0, 18).plays(0, Action::EndTurn);
    // Bronze 2, Alchemy 1, Computers 3; the level-0 lab gives nothing.
    assert_eq!(scene.stored(0).1, 6);
    assert_eq!(scene.board(0).techs.tokens(tech(Card::Computers)), 1);
    // When Tesla is gone the tokens keep their worth and can be spent, but no new ones come.
    scene.until_actions(0).age(Age::Ii).happens(Card::Iconoclasm);
    assert_eq!((scene.board(0).leader, scene.stored(0).1), (None, 6));
    let good = game_through_the_ages::board::Good::Resources;
    assert_eq!(goods::per_round(scene.board(0), good), 2);
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], good, 5);
    assert_eq!(scene.stored(0).1, 1);
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0).1, 3);
}

#[test]
fn tta_28_7_the_railroad_adds_a_token_on_the_best_mine() {
    let mut scene = scene(2);
    scene.wonder(0, Card::TranscontinentalRailroad).workers(0, Card::Iron, 1).workers(0, Card::Coal, 0);
    scene.resources(0, 0).plays(0, Action::EndTurn);
    let techs = scene.board(0).techs;
    assert_eq!([Card::Bronze, Card::Iron, Card::Coal].map(|card| techs.tokens(tech(card))), [2, 2, 0]);
    // Without a working mine there is nothing.
    scene.until_actions(0).workers(0, Card::Iron, 0).workers(0, Card::Bronze, 0).resources(0, 0);
    scene.tokens(0, Card::Iron, 0).plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0).1, 0);
}

#[test]
fn tta_29_5_every_amount_can_be_held() {
    // Agriculture and Bronze are worth 1 and never leave play.
    for options in [full(), level(Level::Simple)] {
        let positions = engine::testkit::random_positions::<State>(&options, 2, 5, 100_000);
        let last = positions.last().unwrap();
        assert!(last.table.boards.iter().all(|board| {
            [Card::Agriculture, Card::Bronze].iter().all(|card| board.techs.knows(tech(*card)))
        }));
    }
}

#[test]
fn tta_29_3_science_pays_for_technologies_and_tokens_missing_from_the_bank_corrupt() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Iron]).resources(0, 0).science(0, 5).plays(0, Action::PlayTechnology(Card::Iron));
    // A full bank of blue tokens does no harm, an empty one does.
    assert_eq!((corruption(18), corruption(0)), (0, 6));
    assert_eq!(military::hand_limit(scene.board(0)), 2);
}

#[test]
fn tta_29_4_gains_use_the_best_cards_as_far_as_tokens_go() {
    let mut scene = scene(2);
    scene.workers(0, Card::Coal, 0).resources(0, 0).blue(0, 2).hand(0, &[Card::MineralDepositsIii; 2]);
    scene.plays(0, Action::PlayAction(Card::MineralDepositsIii));
    assert_eq!((scene.stored(0).1, scene.board(0).blue), (4, 0));
    scene.plays(0, Action::PlayAction(Card::MineralDepositsIii));
    assert_eq!(scene.stored(0).1, 4);
}
