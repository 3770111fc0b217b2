//! The page over random matches; what every page owes is said by `look::testkit`.

use std::collections::BTreeSet;

use engine::{Game, Language, Viewer};
use game_new_dawn::State;
use game_new_dawn::frame::Frame;
use look::testkit::{Moment, Pages, actions, assert_legal, attributes};
use serde_json::{Value, json};

fn pages() -> Pages<State> {
    Pages::new(&page_new_dawn::FACE)
}

/// The kind of the question that a position asks.
fn question(at: &Moment<'_, State>) -> String {
    match serde_json::to_value(at.state.table.frame()).expect("JSON") {
        Value::String(kind) => kind,
        Value::Object(kind) => kind.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// Every kind of question that the game asks on the ready-made map, as far as random play leads to it.
const QUESTIONS: [&str; 26] = [
    "advance",
    "attacker_spends",
    "build",
    "caravans",
    "choose_capital",
    "conquest",
    "convert",
    "defender_spends",
    "discard",
    "envoys",
    "exchange",
    "fight",
    "gain_resource",
    "gain_trade",
    "learn",
    "move_control",
    "other_card",
    "pay",
    "place",
    "place_direction",
    "site",
    "strike",
    "take_envoy",
    "take_pact",
    "turn",
    "turn_done",
];

/// Follows the links of a page. While a tile is chosen or turned, its places are not: each of them is asked for later.
fn find(pages: &Pages<State>, at: &Moment<'_, State>) -> BTreeSet<String> {
    let is_laying = matches!(at.state.table.frame(), Frame::ChooseTile { .. } | Frame::TurnTile { .. });
    let (mut seen, mut waiting, mut found) = (BTreeSet::new(), vec![String::new()], BTreeSet::new());
    while let Some(query) = waiting.pop() {
        if seen.insert(query.clone()) {
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, &query);
            found.extend(actions(&markup));
            let links = attributes(&markup, "href").into_iter();
            let queries = links.filter_map(|link| Some(link.strip_prefix("/table/7?")?.to_owned()));
            // What follows a card is no way to another action: the form of the card is there already.
            let queries = queries.filter(|query| !query.contains("then="));
            waiting.extend(queries.map(|query| match query.split_once("&at=") {
                Some((start, _)) if is_laying => start.to_owned(),
                _ => query,
            }));
        }
    }
    found
}

#[test]
fn every_legal_action_is_reached_by_links_and_forms() {
    let pages = pages();
    pages.assert_complete(&QUESTIONS, question, |at| find(&pages, at));
}

/// Every tile, every turn and every place, for every number of players; and the first turns on such a map.
#[test]
fn a_map_is_built_by_links_and_forms() {
    let pages = pages().with(json!({ "map": "built", "epic": true }));
    for players in 2..=4 {
        let mut seen = BTreeSet::new();
        pages.random_match(players, u64::from(players), |at| {
            if at.number < 50 && (at.number % 4 < 3 || !seen.contains(&question(at))) {
                seen.insert(question(at));
                assert_legal(at, &find(&pages, at));
            }
        });
        for kind in ["choose_tile", "turn_tile", "lay_tile", "place_direction", "turn"] {
            assert!(seen.contains(kind), "{players} players: {kind} in {seen:?}");
        }
    }
}

/// What a target plays at once is accepted, one decision after the other.
#[test]
fn what_follows_a_card_at_once_is_accepted() {
    let (pages, mut followed) = (pages(), 0);
    pages.sample(3, 11, 7, |at| {
        for query in ["", "card=1", "card=2", "card=3", "card=4", "card=5"] {
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, query);
            for target in markup.split("<a ").filter(|part| part.contains(" data-action=\"")) {
                let tag = target.split('>').next().unwrap_or_default();
                let read = |name| attributes(&format!(" {tag}"), name).first().cloned();
                let first: Value =
                    serde_json::from_str(&read("data-action").expect("an action")).expect("JSON");
                let then: Vec<Value> =
                    read("data-then").map_or(Vec::new(), |then| serde_json::from_str(&then).expect("JSON"));
                followed += then.len();
                let mut state = *at.state;
                for action in [first].into_iter().chain(then) {
                    let action = serde_json::from_value(action).expect("an action");
                    assert!(
                        state.play(at.seat, &action, &mut ()).is_ok(),
                        "{} {query}: {action:?}",
                        at.number
                    );
                }
            }
        }
    });
    assert!(followed > 100, "{followed}");
}

#[test]
fn the_markup_is_sound_for_everybody_in_every_language() {
    let keys = [
        "ask-", "focus-", "wonder-", "agenda-", "now-", "stat-", "event-", "source-", "do-", "hint-", "text-",
    ];
    pages().assert_sound(&["", "card=4", "card=2&then=7a", "card=1"], &keys);
    pages().with(json!({ "map": "built" })).assert_sound(&["", "side=B&turn=3"], &keys);
}

#[test]
fn a_query_from_anywhere_does_no_harm() {
    pages().assert_unharmed(&[
        "card=9&to=%00",
        "card=<script>&from=\"",
        "spend=0.1.99.x&then=w9",
        "to=99z&caravan=7",
        "tile=3&side=C&turn=250&at=1.2.3",
        "learn=flight&slot=8&give=oil&take=9.embassy",
    ]);
}

#[test]
fn the_page_is_drawn_from_the_view_alone() {
    pages().assert_discreet();
}

#[test]
fn every_card_of_the_own_row_can_be_read_whole() {
    let pages = pages();
    pages.sample(2, 5, 90, |at| {
        let markup = pages.first_page(at);
        let row = markup.split("id=\"focus\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let row = row.unwrap_or_default();
        let [cards, rules] = ["class=\"bring\"", "data-rule=\""].map(|part| row.matches(part).count());
        assert!(row.is_empty() || (cards, rules) == (5, 5), "{cards} cards, {rules} rules: {row}");
    });
}
