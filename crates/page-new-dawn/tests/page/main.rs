//! The page over random matches; what every page owes is said by `look::testkit`.

mod rare;

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Language, Rng, Viewer};
use game_new_dawn::frame::Frame;
use game_new_dawn::{Event, State};
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

/// Tiles, turns and places, for every number of players; then every question that comes up on such a map.
#[test]
fn a_map_is_built_by_links_and_forms() {
    let pages = pages().with(json!({ "map": "built", "epic": true }));
    for players in 2..=4 {
        let mut seen = BTreeSet::new();
        pages.random_match(players, u64::from(players), |at| {
            let is_new = seen.insert(question(at));
            if is_new || at.number < 50 && at.number % 6 == 0 {
                assert_legal(at, &find(&pages, at));
            }
        });
        for kind in ["choose_tile", "turn_tile", "lay_tile", "place_direction", "turn"] {
            assert!(seen.contains(kind), "{players} players: {kind} in {seen:?}");
        }
    }
}

/// The questions that random play hardly leads to, on both maps and with two, three and four players.
#[test]
fn rare_questions_are_answered_by_links_and_forms() {
    let tables = [2, 3, 4].into_iter().flat_map(|players| [(players, "first"), (players, "built")]);
    for (players, map) in tables {
        let (pages, mut seen) = (pages().with(json!({ "map": map })), BTreeSet::<String>::new());
        for seed in 0..12 {
            // As many matches as it takes until each was asked.
            if rare::QUESTIONS.iter().all(|kind| seen.contains(*kind)) {
                break;
            }
            pages.sample(players, 70 + seed, 9, |at| {
                for state in rare::positions(at.state) {
                    let seat = state.table.decider().expect("somebody is asked");
                    let moment = Moment { state: &state, seat, news: &[], ..*at };
                    if seen.insert(question(&moment)) {
                        assert_legal(&moment, &find(&pages, &moment));
                    }
                }
            });
        }
        let missing: Vec<_> = rare::QUESTIONS.iter().filter(|kind| !seen.contains(**kind)).collect();
        assert!(missing.is_empty(), "{players} players, {map} map: {missing:?} in {seen:?}");
    }
}

/// ND-R46: a way across a city-state is drawn like every other way of a caravan, and says how far it is.
#[test]
fn a_caravan_that_crosses_a_city_state_shows_its_way() {
    let (pages, mut seen) = (pages(), 0);
    pages.sample(2, 31, 5, |at| {
        let Some(state) = rare::crossing(at.state) else { return };
        let moment = Moment { state: &state, seat: state.table.turn.seat, news: &[], ..*at };
        let markup = pages.first_page(&moment);
        for target in markup.split("id=\"target-").skip(1).filter(|part| part.contains("-over-")) {
            let (tag, rest) = target.split_once('>').expect("a tag");
            if !tag.split('"').next().is_some_and(|id| id.contains("-over-")) {
                continue;
            }
            let (shape, after) = rest.split_once("</a>").expect("its end");
            assert!(shape.contains("#can-go") || shape.contains("#can-trade"), "no marker: {shape}");
            assert!(after.starts_with("<g class=\"way"), "no way after {tag}");
            seen += 1;
        }
        assert!(markup.contains("target--go"));
    });
    assert!(seen > 0);
}

/// ND-14.1: a token that can be reinforced and a barbarian upon it can both be pointed at, before the card is resolved.
#[test]
fn two_targets_of_one_space_are_both_there() {
    let (pages, mut seen) = (pages(), 0);
    pages.sample(2, 37, 9, |at| {
        let Some((state, slot, token)) = rare::beset(at.state) else { return };
        let moment = Moment { state: &state, seat: state.table.turn.seat, news: &[], ..*at };
        let query = format!("card={}", slot.number());
        let markup = pages.page(&moment, Viewer::Seat(moment.seat), Language::En, &query);
        let both = [format!("id=\"target-{token}\""), format!("id=\"target-{token}-r\"")];
        seen += usize::from(both.iter().all(|id| markup.contains(id.as_str())));
    });
    assert!(seen > 0);
}

/// What a chosen target brings stands in the question as well: a phone has no room for it on the map.
#[test]
fn what_a_chosen_target_brings_stands_in_the_question() {
    let (pages, mut seen) = (pages(), 0);
    pages.sample(2, 41, 9, |at| {
        for slot in 1..=5 {
            let query = format!("card={slot}");
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, &query);
            let then = attributes(&markup, "href").into_iter().find(|link| link.contains("then="));
            let Some((_, query)) = then.as_ref().and_then(|link| link.split_once('?')) else { continue };
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, query);
            assert!(markup.contains("class=\"chosen-tip only-narrow\""), "{query}");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
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
    for (players, map) in [(2, "built"), (2, "first"), (3, "built"), (3, "first")] {
        let pages = pages().with(json!({ "map": map }));
        pages.sample(players, 23, 90, |at| {
            for (language, query) in Language::ALL.into_iter().zip(["", "card=3", "spend=0"]) {
                assert_drawn(&pages.page(at, Viewer::Seat(at.seat), language, query), at.number);
            }
        });
    }
}

/// Everything in it has its words, and each id is there once.
fn assert_drawn(markup: &str, number: usize) {
    for wrong in [" style=\"", "<script", "<i>Eve</i>", "⟦", ">ask-", ">do-", ">text-", ">log-"] {
        assert!(!markup.contains(wrong), "position {number}: {wrong}");
    }
    let mut ids = BTreeSet::new();
    for id in attributes(markup, "id") {
        assert!(ids.insert(id.clone()), "position {number}: {id} twice");
    }
}

/// A position in which a rare question is asked is drawn without fault, and without a word missing.
#[test]
fn rare_questions_are_sound() {
    let (pages, mut seen) = (pages(), BTreeSet::new());
    pages.sample(2, 71, 9, |at| {
        for state in rare::positions(at.state) {
            let seat = state.table.decider().expect("somebody is asked");
            let moment = Moment { state: &state, seat, news: &[], ..*at };
            if seen.insert(question(&moment)) {
                for language in Language::ALL {
                    assert_drawn(&pages.page(&moment, Viewer::Seat(seat), language, ""), at.number);
                }
            }
        }
    });
    assert!(seen.len() > 12, "{seen:?}");
}

const HOSTILE: [&str; 6] = [
    "card=9&to=%00",
    "card=<script>&from=\"",
    "spend=0.1.99.x&then=w9",
    "to=99z&caravan=7",
    "tile=3&side=C&turn=250&at=1.2.3",
    "learn=flight&slot=8&give=oil&take=9.embassy",
];

#[test]
fn a_query_from_anywhere_does_no_harm() {
    pages().assert_unharmed(&HOSTILE);
    for players in [2, 4] {
        let pages = pages().with(json!({ "map": "built" }));
        pages.sample(players, 43, 70, |at| {
            for query in HOSTILE {
                assert_drawn(&pages.page(at, Viewer::Seat(at.seat), Language::En, query), at.number);
            }
        });
    }
}

#[test]
fn the_page_is_drawn_from_the_view_alone() {
    pages().assert_discreet();
    for players in [2, 4] {
        let pages = pages().with(json!({ "map": "built" }));
        pages.sample(players, 53, 60, |at| {
            let viewer = Viewer::Seat(at.seat);
            let other = State::imagine(&at.state.view(viewer), at.seat, Rng::from_number(98));
            let imagined = Moment { state: &other, ..*at };
            assert!(pages.first_page(at) == pages.first_page(&imagined), "position {}", at.number);
        });
    }
}

/// In an attack every source is named, the way is told, and so is what a success would bring.
#[test]
fn an_attack_names_its_sources_and_what_it_would_bring() {
    let (pages, mut told) = (pages(), [0; 3]);
    for seed in 0..4 {
        pages.random_match(3, 80 + seed, |at| {
            if !matches!(at.state.table.frame(), Frame::AttackerSpends { .. } | Frame::DefenderSpends { .. })
            {
                return;
            }
            let markup = pages.first_page(at);
            let lists: Vec<&str> = markup.split("class=\"fside__list\">").skip(1).collect();
            assert!(lists.len() == 2 && lists[0].starts_with("die"), "position {}: {lists:?}", at.number);
            let has = |part: &str| usize::from(markup.contains(part));
            told = [told[0] + 1, told[1] + has("id=\"spoils\""), told[2] + has(" · from ")];
        });
    }
    let [attacks, spoils, ways] = told;
    assert!(attacks > 4 && spoils == attacks && ways > 0, "{told:?}");
}

/// Who comes back sees where barbarians and caravans went: the piece has its way, and the way is drawn.
#[test]
fn what_has_moved_glides_along_its_way() {
    let (pages, mut barbarians, mut caravans) = (pages(), 0, 0);
    pages.random_match(3, 31, |at| {
        let has = |found: fn(&Event) -> bool| at.news.iter().any(found);
        let moved = has(|event| matches!(event, Event::BarbarianMoved { .. }));
        let travelled = has(|event| matches!(event, Event::CaravanMoved { .. }));
        if (moved && barbarians < 4) || (travelled && caravans < 4) {
            let markup = pages.first_page(at);
            assert!(markup.contains("class=\"trail turned\""), "position {}", at.number);
            barbarians += usize::from(markup.contains("id=\"glide-barbarian-"));
            caravans += usize::from(markup.contains("id=\"glide-caravan-"));
        }
    });
    assert!(barbarians > 0 && caravans > 0, "{barbarians} barbarians, {caravans} caravans");
}

#[test]
fn every_card_of_the_own_row_can_be_read_whole() {
    let pages = pages();
    pages.sample(2, 5, 90, |at| {
        let markup = pages.first_page(at);
        let row = markup.split("id=\"focus\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let row = row.unwrap_or_default();
        let [cards, rules] = ["class=\"bring\"", "data-rule=\""].map(|part| row.matches(part).count());
        // Each leads to its rule and to its source.
        assert!(row.is_empty() || (cards, rules) == (5, 10), "{cards} cards, {rules} rules: {row}");
    });
}

/// How an agenda, a world wonder, a natural wonder and a diplomacy card begin.
const READ: [&str; 4] = ["class=\"agenda\"", "class=\"wchip ", "class=\"nchip\"", "class=\"dchip "];

/// What lies beside a leader sheet and every agenda can be read whole on a phone, with its rule and its source.
#[test]
fn holdings_and_agendas_can_be_read_whole() {
    let (pages, mut seen) = (pages(), BTreeMap::<&str, usize>::new());
    pages.sample(3, 6, 20, |at| {
        let markup = pages.first_page(at);
        for kind in READ {
            for chip in markup.split(kind).skip(1) {
                let links: Vec<String> = attributes(chip, "data-rule").into_iter().take(2).collect();
                assert!(
                    chip.contains("class=\"reading ") && links.len() == 2,
                    "{}: {kind}: {chip}",
                    at.number
                );
                assert!(links[0].contains("#card-") && links[1].contains("#ND-"), "{kind}: {links:?}");
                *seen.entry(kind).or_default() += 1;
            }
        }
    });
    for kind in READ {
        assert!(seen.get(kind).is_some_and(|seen| *seen > 2), "seldom: {kind} in {seen:?}");
    }
}
