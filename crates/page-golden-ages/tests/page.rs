//! The page over random matches; what every page owes is said by `look::testkit`.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Language, Viewer};
use game_golden_ages::{Action, State};
use look::testkit::{Moment, Pages, attributes};
use serde_json::{Value, json};

fn pages() -> Pages<State> {
    Pages::new(&page_golden_ages::FACE)
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

/// The tile is seen wherever it may lie, and can be turned there through every way in which it fits.
#[test]
fn a_tile_is_shown_at_every_place_and_turned_where_it_lies() {
    let (pages, mut tiles, mut turned) = (pages(), 0, 0);
    pages.random_match(4, 71, |at| {
        let places = places(at);
        if places.is_empty() {
            return;
        }
        let ids = attributes(&pages.first_page(at), "id");
        let shown: BTreeSet<&str> = ids.iter().filter_map(|id| id.strip_prefix("target-")).collect();
        assert_eq!(shown, places.keys().map(String::as_str).collect(), "position {}", at.number);
        for (space, ways) in &places {
            assert_eq!(turned_at(&pages, at, space), *ways, "position {}, {space}", at.number);
            turned += usize::from(ways.len() > 1);
        }
        tiles += 1;
    });
    assert!(tiles > 10 && turned > 10, "{tiles} tiles, turned at {turned} places");
}

/// Where the tile may be laid, and in which ways.
fn places(at: &Moment<'_, State>) -> BTreeMap<String, BTreeSet<String>> {
    let (mut legal, mut places) = (Vec::new(), BTreeMap::<_, BTreeSet<String>>::new());
    at.state.legal_actions(at.seat, &mut legal);
    for action in legal {
        if let Action::LayTile { at, turn } = action {
            places.entry(at.to_string()).or_default().insert(turn.degrees().to_string());
        }
    }
    places
}

/// The ways in which the tile is shown at a place, turning it there until it lies as it did.
fn turned_at(pages: &Pages<State>, at: &Moment<'_, State>, space: &str) -> BTreeSet<String> {
    let (mut ways, mut query) = (BTreeSet::new(), String::new());
    loop {
        let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, &query);
        let ghost = element(&markup, &format!("target-{space}")).expect("the place is shown");
        let (_, behind) = markup.split_once(ghost).expect("it is part of the page");
        let (_, drawn) = behind.split_once("href=\"#ghost-").expect("the tile is drawn");
        let (degrees, _) = drawn.split_once('"').expect("its orientation");
        let action: Value = serde_json::from_str(&attributes(ghost, "data-action")[0]).expect("JSON");
        assert_eq!(action["lay_tile"]["turn"].to_string(), degrees, "what is shown is what is played");
        let is_new = ways.insert(degrees.to_owned());
        match element(&markup, &format!("turn-{space}")).filter(|_| is_new) {
            Some(link) => query = attributes(link, "href")[0].split_once('?').expect("a query").1.to_owned(),
            None => return ways,
        }
    }
}

/// The link with an id.
fn element<'m>(markup: &'m str, id: &str) -> Option<&'m str> {
    let place = markup.find(&format!(" id=\"{id}\""))?;
    let start = markup[..place].rfind("<a ")?;
    let end = start + markup[start..].find("</a>")?;
    Some(&markup[start..end])
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
                let action: Value = serde_json::from_str(&action).expect("JSON");
                assert!(legal.contains(&action.to_string()), "{} {query}: {action}", at.number);
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
