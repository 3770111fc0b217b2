//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::{
    Forger, General, assert_accepts_what_it_lists, assert_forgeries_harmless, assert_refusals,
    random_positions,
};
use engine::{Game, Seat, Seats};
use game_eagle_civ::cards::{Improvement, Region};
use game_eagle_civ::frame::{Entry, Frame};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::state::{Declared, Table};
use game_eagle_civ::{Action, Options, State};

fn played(rules: RuleSet, edition: Edition, seed: u64) -> Vec<State> {
    let options = Options { rules, edition, length: Length::Long, ..Options::default() };
    random_positions::<State>(&options, 3, seed, 2_000)
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let forger = Forger { word: "nile", per_place: 1, stays_valid: false };
    let standard = played(RuleSet::Standard, Edition::First, 7);
    let advanced = played(RuleSet::Advanced, Edition::Second, 7);
    assert_forgeries_harmless(standard.iter().chain(&advanced).step_by(150), forger);
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    let all = played(RuleSet::Advanced, Edition::First, 3);
    let mut actions: Vec<Action> = Vec::new();
    for state in all.iter().step_by(7) {
        Seat::all(3).for_each(|seat| state.legal_actions(seat, &mut actions));
    }
    let some: Vec<Action> = actions.into_iter().step_by(3).collect();
    assert_accepts_what_it_lists(all.iter().step_by(13), &some);
}

#[test]
fn every_refusal_says_why() {
    // Four ways to move pieces that are not there, and three answers to one list of offers.
    let shared = &[("EC-7.1", "no-such-pieces"), ("EC-9.1", "no-such-offer"), ("EC-9.1", "offer-to-other")];
    let out_of_place = &["not-your-decision", "moment-*"];
    assert_refusals::<State>(20, 40, General { out_of_place, shared });
}

#[test]
fn ec_6_1_ec_8_1_positions_that_cannot_come_about_are_refused() {
    let all = played(RuleSet::Advanced, Edition::First, 3);
    let forged = |what: &str, fits: &dyn Fn(&Table) -> bool, forge: &dyn Fn(&mut Table)| {
        let mut state = *all.iter().find(|state| fits(&state.table)).expect(what);
        forge(&mut state.table);
        assert!(state.validate().is_err(), "{what}");
    };
    forged("nothing waits below", &|table| table.frames.len() > 1, &|table| {
        table.frames.remove(0);
    });
    forged("two phases at once", &|table| table.frames.len() == 1, &|table| {
        table.frames.push(table.frames[0]);
    });
    let fights = |table: &Table| matches!(table.frame(), Frame::Attack { .. });
    forged("somebody fights alone", &fights, &|table| {
        let active = table.frame().seat().expect("one player attacks");
        let area = table.players[active].pieces[0].area;
        table.battles.push(Declared { area, foe: active, by: Seats::NONE });
    });
    forged("the active player declares battle", &fights, &|table| {
        let seat = table.frame().seat().expect("one player attacks");
        let which = table.players[seat].pieces[0].which();
        let entry = Entry { which, count: 1, ..Entry::default() };
        table.frames.push(Frame::React { seat, left: Seats::NONE, entry });
    });
    let drafts = |table: &Table| matches!(table.frame(), Frame::Draft { step: 1.. });
    forged("out before it begins", &drafts, &|table| table.players[Seat(1)].out = true);
    forged("a start region that was not chosen", &drafts, &|table| {
        let seat = table.players.seats().find(|seat| table.players[*seat].start.is_empty());
        table.players[seat.expect("somebody has still to choose")].start.push(Region::ALL[0]);
    });
    forged("improvements without the advanced rules", &fights, &|table| {
        table.players[Seat(0)].improvements.insert(*Improvement::ALL.last().expect("there are some"));
        table.options.rules = RuleSet::Standard;
    });
    forged("a battle twice", &|table| fights(table) && !table.battles.is_empty(), &|table| {
        table.battles.push(table.battles[0]);
    });
}

#[test]
fn nonsense_is_not_read() {
    for text in ["{}", "[]", "null", "{\"table\":1}"] {
        assert!(serde_json::from_str::<State>(text).is_err());
    }
    for text in [r#"{"start":"atlantis"}"#, r#"{"learn":"magic"}"#, r#""teleport""#, r#"{"accept":-1}"#] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}
