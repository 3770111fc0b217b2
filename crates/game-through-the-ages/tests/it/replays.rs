//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random (`civitas simulate --save` writes further ones), one of them by `greedy`.
//! Together they hold nearly every kind of action and of event.

use std::path::{Path, PathBuf};

use engine::testkit::assert_replays;
use engine::{Entry, Game, Record, Rng, Seat, Status};
use game_through_the_ages::{Action, State};

const REPLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

/// Every kind of action but `give_up_token`, which needs an empty blue bank at the wrong moment.
const ACTIONS: &str = "accept aggression bid build build_stages by_hand columbus declare_war decline destroy disband \
    discard done draw draw_military end_pact end_turn give_up_worker go_on grow grow_and_build grow_by_liner \
    keep_bonus leave lose_colony mix offer_pact pass pay_with peaceful_change pick_bonus play_action \
    play_event play_leader play_tactic play_technology raze revolution sacrifice skip_politics take \
    take_technology trade turn_down upgrade use_bonus";

#[test]
fn matches_of_the_past_end_as_they_did() {
    let kinds = assert_replays::<State>(REPLAYS);
    kinds.assert_actions(ACTIONS);
    assert!(kinds.events.len() >= 60, "{} kinds: {:?}", kinds.events.len(), kinds.events);
}

/// Where a change of rules ends the matches otherwise they are written again: as they were played
/// until the new rules refuse something, and at random from there.
#[test]
#[ignore = "writes the matches again"]
fn write_the_matches_again() {
    for file in files() {
        let mut record = Record::parse(&read(&file)).expect("a match");
        if engine::replay::<State>(&record, |_| ()).is_err() || record.result.is_none() {
            play_again(&mut record, &file.display().to_string());
            std::fs::write(&file, record.to_string()).expect("a writable file");
        }
    }
}

fn play_again(record: &mut Record, name: &str) {
    let options = serde_json::from_value(record.header.options.clone()).expect("options");
    let seats = u8::try_from(record.header.seats.len()).expect("few seats");
    let seed = record.header.seed.expect("a match that is over");
    let mut state = State::setup(&options, seats, Rng::new(seed)).expect("a table");
    let mut rng = Rng::from_number(7);
    let mut old = std::mem::take(&mut record.entries).into_iter();
    record.header.rules_version = State::INFO.rules_version;
    record.result = loop {
        let deciding = match state.status() {
            Status::Over(outcome) => break Some(outcome),
            Status::Deciding(seats) => seats.iter().next().expect("somebody decides"),
        };
        let (seat, action) = recorded(&state, &mut old).unwrap_or_else(|| {
            old = Vec::new().into_iter();
            (deciding, chosen(&state, deciding, name, &mut rng))
        });
        state.play(seat, &action, &mut ()).expect("a legal action");
        let seq = record.entries.len() as u64 + 1;
        record.entries.push(Entry::Action { seq, seat, action: serde_json::to_value(action).expect("JSON") });
    };
}

/// The next decision as it was recorded, if the rules still allow it.
fn recorded(state: &State, old: &mut impl Iterator<Item = Entry>) -> Option<(Seat, Action)> {
    let Entry::Action { seat, action, .. } = old.next()? else { return None };
    let action = serde_json::from_value(action).ok()?;
    state.check(seat, &action).is_ok().then_some((seat, action))
}

/// A decision at random; what is not listed where the match is about it.
fn chosen(state: &State, seat: Seat, name: &str, rng: &mut Rng) -> Action {
    let may = |action: Action| state.check(seat, &action).is_ok();
    if name.contains("by_hand") && may(Action::ByHand(true)) {
        return Action::ByHand(true);
    }
    let crowd = state.table.players_left() > 2;
    if name.contains("leaving") && crowd && may(Action::Leave) && rng.below(40) == 0 {
        return Action::Leave;
    }
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    // With better mines there is more than one way to pay.
    let mines = |action: &&Action| matches!(action, Action::PlayTechnology(_) | Action::Upgrade { .. });
    if let Some(action) = legal.iter().find(mines).filter(|_| name.contains("by_hand")) {
        return *action;
    }
    legal[rng.below(u32::try_from(legal.len()).expect("few actions")) as usize]
}

fn files() -> Vec<PathBuf> {
    let entries = Path::new(REPLAYS).read_dir().expect("a folder");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "matches are files")]
fn read(file: &Path) -> String {
    std::fs::read_to_string(file).expect("a readable file")
}
