//! The page over random matches: every legal action can be reached by links and forms, the markup
//! is sound, and it tells nothing but the view.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Kind as _, Match, Offer, Typed};
use engine::{Language, Rng, Seat, Seed, Status, Viewer};
use game_golden_ages::State;
use look::{GamePage, Narrowing, Player, PlayerKind};
use serde_json::{Value, json};

static GAME: Typed<State> = Typed::new();

const ADDRESS: &str = "/table/7";

/// The page of a viewer as text, with something chosen.
fn page(position: &dyn Match, viewer: Viewer, language: Language, query: &str) -> String {
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let names: Vec<String> =
        ["Ann", "Bob", "<i>Eve</i>", "Dan"].map(String::from)[..position.seats().into()].to_vec();
    let players = vec![Player { kind: PlayerKind::Human, present: true }; names.len()];
    let narrowing = Narrowing::new(pairs(query));
    let on = GamePage {
        view: &position.view(viewer),
        viewer,
        language,
        texts: GAME.texts(),
        names: &names,
        players: &players,
        status: position.status(),
        question: &position.question(viewer),
        offers: &seat.map(|seat| position.legal(seat)).unwrap_or_default(),
        refusals: &seat.map(|seat| position.refused(seat)).unwrap_or_default(),
        scores: &position.scores(viewer),
        fresh: &[],
        revision: 12,
        action_id: "a1",
        address: ADDRESS,
        play: "/table/7/actions",
        text_form: "/table/7/text",
        rules: "/rules/golden-ages",
        narrowing: &narrowing,
    };
    let regions = page_golden_ages::regions(&on).expect("the view is read");
    let parts = [regions.track, regions.board, regions.ask, regions.mat, regions.rivals, regions.open];
    parts.map(|part| part.into_string()).concat()
}

fn pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// The values of an attribute, unescaped.
fn attributes(markup: &str, name: &str) -> Vec<String> {
    let opening = format!(" {name}=\"");
    let values = markup.split(&opening).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    values.map(unescape).collect()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The actions in the forms of a page that plays them by a button.
fn forms(markup: &str) -> Vec<Value> {
    let fields = markup.split("name=\"action\" value=\"").skip(1);
    let actions = fields.filter_map(|rest| serde_json::from_str(&unescape(rest.split_once('"')?.0)).ok());
    actions.filter(|action: &Value| !action.is_null()).collect()
}

/// Follows every link of the page, and of the pages behind, and collects the actions of all forms.
fn reachable(position: &dyn Match, seat: Seat) -> BTreeSet<String> {
    let (mut seen, mut waiting, mut actions) = (BTreeSet::new(), vec![String::new()], BTreeSet::new());
    while let Some(query) = waiting.pop() {
        if !seen.insert(query.clone()) {
            continue;
        }
        let markup = page(position, Viewer::Seat(seat), Language::En, &query);
        actions.extend(forms(&markup).iter().map(Value::to_string));
        let links = attributes(&markup, "href").into_iter();
        waiting
            .extend(links.filter_map(|link| link.strip_prefix(ADDRESS)?.strip_prefix('?').map(String::from)));
    }
    actions
}

/// Plays a random match and shows every position to `look`, with its number.
fn random_match(
    players: u8,
    seed: u64,
    options: &Value,
    mut look: impl FnMut(usize, &dyn Match, Seat, &[Offer]),
) {
    let mut position = GAME.setup(options, players, Seed::from_number(seed)).expect("offered");
    let mut rng = Rng::from_number(seed);
    let mut number = 0;
    while let Status::Deciding(seats) = position.status() {
        let seat = seats.iter().next().expect("somebody decides");
        let legal = position.legal(seat);
        look(number, &*position, seat, &legal);
        let choice = rng.below(u32::try_from(legal.len()).expect("few")) as usize;
        position.play(seat, &legal[choice].action).expect("it is legal");
        number += 1;
    }
    look(number, &*position, Seat(0), &[]);
}

/// Every kind of question that the game asks.
const QUESTIONS: [&str; 14] = [
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
    "stand_up",
];

/// Over many matches: each kind of question at least five times, and every ninth position of the
/// first matches.
#[test]
fn every_legal_action_is_reached_by_links_and_forms() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 1..=400 {
        let players = 2 + u8::try_from(seed % 3).expect("small");
        if seed > 6 && QUESTIONS.iter().all(|kind| seen.get(*kind).is_some_and(|count| *count >= 5)) {
            break;
        }
        let options = json!({ "square_tile": "choice" });
        random_match(players, seed, &options, |number, position, seat, legal| {
            let count = seen.entry(question(position, seat)).or_default();
            if *count >= 5 && (seed > 6 || number % 9 != 0) {
                return;
            }
            *count += 1;
            let expected: BTreeSet<String> = legal.iter().map(|offer| offer.action.to_string()).collect();
            let found = reachable(position, seat);
            let missing: Vec<_> = expected.difference(&found).collect();
            let wrong: Vec<_> = found.difference(&expected).collect();
            assert!(missing.is_empty(), "{players} players, seed {seed}, {number}: not reached {missing:?}");
            assert!(wrong.is_empty(), "{players} players, seed {seed}, {number}: not legal {wrong:?}");
        });
    }
    let rare: Vec<_> = QUESTIONS.iter().filter(|kind| !seen.contains_key(**kind)).collect();
    assert!(rare.is_empty(), "never asked: {rare:?} in {seen:?}");
    assert!(seen.contains_key("square_tile"));
}

/// The kind of the question that a position asks.
fn question(position: &dyn Match, seat: Seat) -> String {
    let view = position.view(Viewer::Seat(seat));
    match &view["question"] {
        Value::String(kind) => kind.clone(),
        Value::Object(kind) => kind.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

#[test]
fn targets_carry_legal_actions_only() {
    random_match(3, 11, &json!({}), |number, position, seat, legal| {
        if number % 5 != 0 || legal.is_empty() {
            return;
        }
        let expected: BTreeSet<String> = legal.iter().map(|offer| offer.action.to_string()).collect();
        for query in ["", "do=explorer", "do=soldier", "do=develop", "do=wonder"] {
            let markup = page(position, Viewer::Seat(seat), Language::En, query);
            for action in attributes(&markup, "data-action") {
                assert!(expected.contains(&action), "{number} {query}: {action}");
            }
        }
    });
}

#[test]
fn the_markup_is_sound_for_everybody_in_every_language() {
    random_match(4, 21, &json!({}), |number, position, seat, _| {
        if number % 16 != 0 {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.next(4)), Viewer::Public] {
            for language in Language::ALL {
                let markup = page(position, viewer, language, "do=explorer");
                assert_sound(&markup, number);
            }
        }
    });
}

fn assert_sound(markup: &str, number: usize) {
    for wrong in [" style=\"", "<style", "<script", "onclick", "<i>Eve</i>", "⟦", "class=\" "] {
        assert!(!markup.contains(wrong), "position {number}: {wrong}");
    }
    let mut ids = BTreeSet::new();
    for id in attributes(markup, "id") {
        assert!(ids.insert(id.clone()), "position {number}: {id} twice");
    }
    // Whatever a part of a drawing refers to is there, or one of the symbols of every page.
    let symbols = look::art::pieces().into_string();
    let known: BTreeSet<String> = attributes(&symbols, "id").into_iter().chain(ids).collect();
    for link in attributes(markup, "href") {
        if let Some(id) = link.strip_prefix('#') {
            assert!(known.contains(id), "position {number}: #{id}");
        }
        if let Some((_, id)) = link.split_once("icons.svg#") {
            assert!(look::asset::icon_ids().iter().any(|known| known == id), "position {number}: icon {id}");
        }
    }
}

#[test]
fn a_page_without_a_sentence_would_show_its_key() {
    random_match(2, 31, &json!({}), |number, position, seat, _| {
        if number % 20 != 0 {
            return;
        }
        for language in Language::ALL {
            let markup = page(position, Viewer::Seat(seat), language, "");
            for key in ["ask-", "effect-", "per-", "piece-", "place-", "when-", "tip-", "spoken-"] {
                let shown = markup.split('>').filter(|text| text.starts_with(key)).count();
                assert_eq!(shown, 0, "{} {number}: {key}", language.tag());
            }
        }
    });
}

#[test]
fn a_query_from_anywhere_does_no_harm() {
    let hostile = [
        "do=explorer&from=Z9&to=%00",
        "do=<script>&from=\"",
        "turn=91&to=A1",
        "technology=rail&do=develop&do=artist",
        "from=none&to=none&pay=free&card=market&site=9",
    ];
    random_match(3, 41, &json!({}), |number, position, seat, _| {
        if number % 12 == 0 {
            for query in hostile {
                assert_sound(&page(position, Viewer::Seat(seat), Language::En, query), number);
            }
        }
    });
}

/// What a viewer may not know must not change a byte of his page.
#[test]
fn the_page_is_drawn_from_the_view_alone() {
    let mut compared = 0;
    random_match(3, 51, &json!({}), |number, position, seat, _| {
        if number % 10 != 0 {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let other = imagined(position, seat);
        if other.view(viewer) != position.view(viewer) {
            return;
        }
        let [one, two] = [position, &*other].map(|position| page(position, viewer, Language::En, ""));
        assert!(one == two, "position {number}");
        assert!(position.store() != other.store(), "something hidden differs");
        compared += 1;
    });
    assert!(compared > 5);
}

/// Another position that looks the same to the seat.
fn imagined(position: &dyn Match, seat: Seat) -> Box<dyn Match> {
    use engine::Game;
    use serde::Deserialize;
    let view = game_golden_ages::View::deserialize(position.view(Viewer::Seat(seat))).expect("a view");
    let state = State::imagine(&view, seat, Rng::from_number(99));
    let mut stored: Value = serde_json::from_str(&position.store()).expect("JSON");
    stored["state"] = serde_json::to_value(state).expect("JSON");
    GAME.load(&stored.to_string()).expect("a sound position")
}

#[test]
fn every_board_has_a_text_form() {
    random_match(2, 61, &json!({}), |number, position, seat, _| {
        if number % 40 == 0 {
            let markup = page(position, Viewer::Seat(seat), Language::En, "");
            assert!(attributes(&markup, "href").contains(&"/table/7/text".to_owned()));
        }
    });
}
