//! Positions and actions that nobody sane would send: refused, and never a panic.

use std::collections::{BTreeMap, BTreeSet};

use engine::testkit::{
    Forger, General, assert_accepts_what_it_lists, assert_forgeries_harmless, assert_refusals,
    random_positions,
};
use engine::{Game, Present, Seat, Seats, Viewer};
use game_through_the_ages::cards::{Card, Tech};
use game_through_the_ages::options::{BonusCards, Level, Options};
use game_through_the_ages::state::Place;
use game_through_the_ages::task::{Side, Stage, Task};
use game_through_the_ages::{Action, State};

#[test]
fn forged_positions_are_refused_or_harmless() {
    let forger = Forger { word: "iron", per_place: usize::MAX, stays_valid: true };
    let matches = [
        (Options::default(), 3, 190),
        (Options { level: Level::Simple, ..Options::default() }, 2, 61),
        (Options { bonus_cards: BonusCards::Private, ..Options::default() }, 4, 310),
    ];
    for (options, seats, step) in matches {
        let positions = random_positions::<State>(&options, seats, 1, 100_000);
        assert_forgeries_harmless(positions.iter().step_by(step), forger);
    }
}

/// Every action that can be written down, except for bids and cards that lie nowhere in the row.
fn everything() -> Vec<Action> {
    let mut all = vec![
        Action::GoOn,
        Action::SkipPolitics,
        Action::Accept,
        Action::Decline,
        Action::Pass,
        Action::Done,
        Action::Grow,
        Action::GrowByLiner,
        Action::DrawMilitary,
        Action::Trade,
        Action::EndTurn,
    ];
    all.extend((0..=4).map(Action::Draw));
    all.extend((0..=90).map(Action::Bid));
    all.extend((0..=9).map(|food| Action::Mix { food }));
    all.extend((0..=6).map(Action::BuildStages));
    for card in Card::ALL {
        all.extend(with_card(*card));
        if let Some(tech) = card.tech() {
            all.extend(with_tech(tech));
        }
    }
    all
}

fn with_card(card: Card) -> Vec<Action> {
    let mut all = vec![
        Action::KeepBonus(card),
        Action::PickBonus(card),
        Action::PlayEvent(card),
        Action::EndPact(card),
        Action::Columbus(card),
        Action::UseBonus(card),
        Action::Discard(card),
        Action::PlayLeader(card),
        Action::PlayTechnology(card),
        Action::Revolution(card),
        Action::PeacefulChange(card),
        Action::PlayAction(card),
        Action::PlayTactic(card),
        Action::LoseColony(card),
        Action::TurnDown(card),
        Action::TakeTechnology(card),
    ];
    for seat in [0, 1, 2, 3, 7].map(Seat) {
        all.push(Action::Aggression { card, victim: seat });
        all.push(Action::DeclareWar { card, victim: seat });
        all.push(Action::OfferPact { card, partner: seat, side: Side::A });
        all.push(Action::OfferPact { card, partner: seat, side: Side::B });
    }
    all.extend([0, 5, 12, 13, 255].map(|space| Action::Take { space, card }));
    all
}

fn with_tech(tech: Tech) -> Vec<Action> {
    let mut all = vec![
        Action::Sacrifice(tech),
        Action::GrowAndBuild(tech),
        Action::Build(tech),
        Action::Destroy(tech),
        Action::Disband(tech),
        Action::GiveUpWorker(tech),
        Action::GiveUpToken(tech),
        Action::PayWith(tech),
        Action::Raze(tech),
    ];
    let techs = Card::ALL.iter().filter_map(|card| card.tech());
    all.extend(techs.map(|to| Action::Upgrade { from: tech, to }));
    all
}

#[test]
fn what_is_not_listed_is_refused_and_what_is_listed_is_accepted() {
    let everything = everything();
    for (options, seats, seed) in [
        (Options::default(), 4, 1),
        (Options::default(), 3, 2),
        (Options { level: Level::Advanced, ..Options::default() }, 2, 3),
        (Options { bonus_cards: BonusCards::OpenChoice, ..Options::default() }, 3, 4),
    ] {
        let positions = random_positions::<State>(&options, seats, seed, 100_000);
        assert_accepts_what_it_lists(positions.iter().step_by(41), &everything);
    }
}

#[test]
fn every_action_has_a_label_for_every_seat_even_one_that_is_not_there() {
    let everything = everything();
    let positions = random_positions::<State>(&Options::default(), 2, 5, 100_000);
    for position in positions.iter().step_by(251) {
        let view = position.view(Viewer::Public);
        for seat in [0, 1, 2, 250].map(Seat) {
            everything.iter().for_each(|action| drop(State::label(&view, seat, action, None)));
            State::ideas(&view, seat, &mut Vec::new());
        }
    }
}

#[test]
fn every_refusal_says_why() {
    let out_of_place = &["not-your-turn", "game-over", "asked-first", "not-asked", "nothing-asked"];
    let shared = &[
        ("TTA-6.1", "first-round"),
        ("TTA-8.34", "not-contained"),
        ("TTA-11.4", "simple-game"),
        ("TTA-14.1", "politics-over"),
        ("TTA-14.8", "first-round"),
        ("TTA-28.10", "partner-lacks-science"),
    ];
    assert_refusals::<State>(40, 10, General { out_of_place, shared });
}

#[test]
fn tta_14_8_politics_in_the_first_round_cannot_come_about() {
    let all = random_positions::<State>(&Options::default(), 3, 1, 1_000);
    let mut state = all.into_iter().find(|state| state.table.stage == Stage::Politics).expect("politics");
    assert!(state.validate().is_ok());
    state.table.round = 1;
    assert!(state.validate().is_err());
}

#[test]
fn tta_8_45_no_technology_is_in_hand_and_in_play() {
    let all = random_positions::<State>(&Options::default(), 3, 1, 100_000);
    let learned = |state: &State| {
        let board = state.table.boards.iter().next().expect("somebody plays");
        let tech = board.hand.iter().find_map(|held| held.card.tech());
        tech.map(|tech| (tech, board.techs.knows(tech)))
    };
    let mut state = all.into_iter().find(|state| learned(state).is_some()).expect("a technology in hand");
    let (tech, known) = learned(&state).expect("it was found");
    assert!(!known && state.validate().is_ok());
    state.table.boards[Seat(0)].techs.learn(tech);
    let why = state.validate().expect_err("it is twice there").to_string();
    assert!(why.contains("in hand or in play"), "{why}");
}

#[test]
fn tta_18_1_tta_27_15_who_sees_a_card_knows_it() {
    let options = Options { bonus_cards: BonusCards::Private, ..Options::default() };
    let all = random_positions::<State>(&options, 3, 1, 100_000);
    // A bonus card that lies before another player than the one who saw it.
    let mut state = all[0];
    let bonus = &mut state.piles.bonus;
    let first = bonus.iter().position(|bonus| bonus.place.owner() == Some(Seat(0))).expect("dealt");
    bonus[first].place = Place::Offered(Some(Seat(1)));
    assert!(all[0].validate().is_ok() && state.validate().is_err());
    // A pact that was offered and not shown.
    let offered = |state: &State| match state.table.tasks.last() {
        Some(Task::AnswerPact { from, card, .. }) => Some((*from, *card)),
        _ => None,
    };
    let mut state = all.into_iter().find(|state| offered(state).is_some()).expect("an offer");
    let (from, card) = offered(&state).expect("it was found");
    let held = state.hands[from].iter().position(|secret| secret.card == card).expect("it is in hand");
    state.hands[from][held].known = Seats::NONE;
    assert!(state.validate().is_err());
}

#[test]
fn tta_16_4_a_bid_that_cannot_be_paid_was_never_made() {
    let bid = |state: &State| matches!(state.table.tasks.last(), Some(Task::Auction { bid: 1.., .. }));
    let mut all = (1..60).flat_map(|seed| random_positions::<State>(&Options::default(), 4, seed, 100_000));
    let mut state = all.find(bid).expect("a bid");
    assert!(state.validate().is_ok());
    let Some(Task::Auction { bid, .. }) = state.table.tasks.last_mut() else { panic!("it was found") };
    *bid = 200;
    assert!(state.validate().is_err());
}

#[test]
fn nonsense_is_not_read() {
    for text in ["{}", "[]", "null", "{\"rng\":1}"] {
        assert!(serde_json::from_str::<State>(text).is_err());
    }
    for text in [
        r#"{"build":"moses"}"#,
        r#"{"take":{"space":300,"card":"iron"}}"#,
        r#"{"play_leader":"nobody"}"#,
        r#""fly""#,
        r#"{"offer_pact":{"card":"peace_treaty","partner":1,"side":"c"}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let text = r#"{"upgrade":{"from":"bronze","to":"iron"}}"#;
    assert!(serde_json::from_str::<Action>(text).is_ok());
}

#[test]
fn every_refusal_names_a_rule_of_its_own() {
    let everything = everything();
    let mut rules: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    for (seats, seed) in [(2, 6), (3, 7), (4, 8)] {
        let positions = random_positions::<State>(&Options::default(), seats, seed, 100_000);
        for position in positions.iter().step_by(37) {
            for seat in position.status().deciding().iter() {
                for action in &everything {
                    if let Err(why) = position.check(seat, action) {
                        let kind = format!("{action:?}");
                        let kind = kind.split(['(', ' ']).next().unwrap_or_default().to_owned();
                        rules.entry(kind).or_default().insert(why.rule.0);
                    }
                }
            }
        }
    }
    // TTA-7.5 says that something is missing, and not what.
    let vague: Vec<_> = rules.iter().filter(|(_, rules)| rules.contains("TTA-7.5")).collect();
    assert!(vague.is_empty(), "{vague:?}");
    // The order of the steps is all there is to say only where a political action comes first.
    let answers = ["KeepBonus", "Bid", "Sacrifice", "UseBonus", "Mix", "GiveUpWorker", "Raze", "PlayEvent"];
    for kind in answers {
        assert!(!rules[kind].contains("TTA-7.2"), "{kind}: {:?}", rules[kind]);
    }
    assert!(rules.values().map(BTreeSet::len).sum::<usize>() > 150, "{rules:?}");
}
