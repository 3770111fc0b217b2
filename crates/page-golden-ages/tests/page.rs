//! The page over random matches; what every page owes is said by `look::testkit`.

use std::collections::BTreeSet;

use engine::{Game, Language, Viewer};
use game_golden_ages::State;
use look::testkit::{Moment, Pages, attributes};
use serde_json::{Value, json};

fn pages() -> Pages<State> {
    Pages::new(page_golden_ages::regions)
}

/// Every kind of question that the game asks.
const QUESTIONS: [&str; 15] = [
    "action",
    "agora",
    "capital",
    "city",
    "civilization",
    "cube",
    "develop",
    "develop_further",
    "discard",
    "keep_glory",
    "lay_tile",
    "level_five",
    "scoring_card",
    "square_tile",
    "stand_up",
];

/// The kind of the question that a position asks.
fn question(at: &Moment<'_, State>) -> String {
    let view = serde_json::to_value(at.state.view(Viewer::Seat(at.seat))).expect("JSON");
    match &view["question"] {
        Value::String(kind) => kind.clone(),
        Value::Object(kind) => kind.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

#[test]
fn every_legal_action_is_reached_by_links_and_forms() {
    let pages = pages().with(json!({ "square_tile": "choice" }));
    pages.assert_complete(&QUESTIONS, question, |at| pages.reachable(at));
}

#[test]
fn targets_carry_legal_actions_only() {
    let pages = pages();
    pages.sample(3, 11, 5, |at| {
        let mut legal = Vec::new();
        at.state.legal_actions(at.seat, &mut legal);
        let json = |action| serde_json::to_value(action).expect("JSON").to_string();
        let legal: BTreeSet<String> = legal.iter().map(json).collect();
        for query in ["", "do=explorer", "do=soldier", "do=develop", "do=wonder"] {
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, query);
            for action in attributes(&markup, "data-action") {
                assert!(legal.contains(&action), "{} {query}: {action}", at.number);
            }
        }
    });
}

#[test]
fn the_markup_is_sound_for_everybody_in_every_language() {
    let keys = ["ask-", "effect-", "per-", "piece-", "place-", "when-", "tip-", "spoken-"];
    pages().assert_sound(&["", "do=explorer"], &keys);
}

#[test]
fn a_query_from_anywhere_does_no_harm() {
    pages().assert_unharmed(&[
        "do=explorer&from=Z9&to=%00",
        "do=<script>&from=\"",
        "turn=91&to=A1",
        "technology=rail&do=develop&do=artist",
        "from=none&to=none&pay=free&card=market&site=9",
    ]);
}

#[test]
fn the_page_is_drawn_from_the_view_alone() {
    pages().assert_discreet();
}
