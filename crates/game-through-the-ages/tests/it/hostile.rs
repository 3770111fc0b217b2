//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::random_positions;
use engine::{Game, Rng, Seat};
use game_through_the_ages::cards::{Card, Tech};
use game_through_the_ages::options::{BonusCards, Level, Options};
use game_through_the_ages::task::Side;
use game_through_the_ages::{Action, State};
use serde_json::Value;

/// Every place in a JSON value, as a path.
fn paths(value: &Value, path: &str, out: &mut Vec<String>) {
    out.push(path.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| paths(value, &format!("{path}/{key}"), out));
        }
        Value::Array(values) => {
            let pairs = values.iter().enumerate();
            pairs.for_each(|(index, value)| paths(value, &format!("{path}/{index}"), out));
        }
        _ => {}
    }
}

/// What a forger might write in place of a value.
fn forgeries(value: &Value, others: &[Value], dice: &mut Rng) -> Vec<Value> {
    let other = others[dice.below(u32::try_from(others.len()).expect("few actions")) as usize].clone();
    let mut forged = vec![Value::Null, Value::from(0), Value::from(255), Value::from("iron"), other];
    if let Value::Array(values) = value {
        forged.push(Value::Array(values.iter().chain(values.first()).cloned().collect()));
        forged.push(Value::Array(values.iter().skip(1).cloned().collect()));
    }
    if let Some(number) = value.as_u64() {
        forged.extend([number.wrapping_add(1), number.wrapping_sub(1)].map(Value::from));
    }
    forged
}

/// Plays on at random: a position that was accepted must not panic whatever is decided.
fn plays_on(mut state: State, dice: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..40 {
        let Some(seat) = state.status().deciding().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = legal[dice.below(u32::try_from(legal.len()).expect("few actions")) as usize];
        assert_eq!(state.check(seat, &action), Ok(()));
        state.apply(seat, &action, &mut ());
        assert_eq!(state.validate(), Ok(()), "{action:?}");
    }
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let mut dice = Rng::from_number(11);
    let (mut refused, mut accepted) = (0, 0);
    let matches = [
        (Options::default(), 3, 190),
        (Options { level: Level::Simple, ..Options::default() }, 2, 61),
        (Options { bonus_cards: BonusCards::Private, ..Options::default() }, 4, 310),
    ];
    for (options, seats, step) in matches {
        for state in random_positions::<State>(&options, seats, 1, 100_000).iter().step_by(step) {
            let json = serde_json::to_value(state).unwrap();
            let mut places = Vec::new();
            paths(&json, "", &mut places);
            let values: Vec<Value> = places.iter().filter_map(|path| json.pointer(path)).cloned().collect();
            for path in &places {
                for forged in forgeries(json.pointer(path).unwrap(), &values, &mut dice) {
                    let mut copy = json.clone();
                    *copy.pointer_mut(path).unwrap() = forged;
                    match serde_json::from_value::<State>(copy) {
                        Ok(state) if state.validate().is_ok() => {
                            accepted += 1;
                            plays_on(state, &mut dice);
                        }
                        _ => refused += 1,
                    }
                }
            }
        }
    }
    assert!(refused > 1000 && accepted > 100, "{refused} refused, {accepted} accepted");
}

/// Every action that can be written down, but for bids and cards that lie nowhere in the row.
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
        for state in random_positions::<State>(&options, seats, seed, 100_000).iter().step_by(41) {
            for seat in Seat::all(seats) {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                for action in &everything {
                    let accepted = state.check(seat, action).is_ok();
                    assert_eq!(accepted, legal.contains(action), "{seat} {action:?}");
                }
                assert!(state.check(Seat(200), &Action::EndTurn).is_err());
            }
        }
    }
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
