//! The page over random matches: every legal action is a button of its form, the markup is sound,
//! and it tells nothing but the view.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Offer;
use engine::{Game, Language, Present, Rng, Seat, Status, Viewer};
use game_through_the_ages::{Action, Event, Options, State};
use look::{GamePage, Narrowing, Player, PlayerKind};
use serde_json::{Value, json};
use texts::Texts;

const ADDRESS: &str = "/table/7";

fn texts() -> &'static Texts {
    static TEXTS: std::sync::OnceLock<Texts> = std::sync::OnceLock::new();
    TEXTS.get_or_init(Texts::of::<State>)
}

fn offer(view: &game_through_the_ages::View, seat: Seat, action: &Action) -> Offer {
    Offer { action: serde_json::to_value(action).expect("JSON"), label: State::label(view, seat, action) }
}

/// The page of a viewer as text.
fn page(state: &State, viewer: Viewer, language: Language, query: &str, news: &[Event]) -> String {
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let asked = seat.filter(|seat| state.status().deciding().contains(*seat));
    let view = state.view(viewer);
    let names: Vec<String> =
        ["Ann", "Bob", "<i>Eve</i>", "Dan"].map(String::from)[..state.table.seats().into()].to_vec();
    let players = vec![Player { kind: PlayerKind::Human, present: true }; names.len()];
    let (mut legal, mut ideas) = (Vec::new(), Vec::new());
    if let Some(seat) = asked {
        state.legal_actions(seat, &mut legal);
        State::ideas(&view, seat, &mut ideas);
    }
    let refused = |action: &Action| {
        let seat = asked?;
        Some((offer(&view, seat, action), state.check(seat, action).err()?))
    };
    let fresh: Vec<Value> =
        news.iter().filter_map(|event| serde_json::to_value(State::disclose(event, viewer)?).ok()).collect();
    let on = GamePage {
        view: &serde_json::to_value(&view).expect("JSON"),
        viewer,
        language,
        texts: texts(),
        names: &names,
        players: &players,
        status: state.status(),
        question: &State::question(&view),
        offers: &asked
            .map_or_else(Vec::new, |seat| legal.iter().map(|action| offer(&view, seat, action)).collect()),
        refusals: &ideas.iter().filter_map(refused).collect::<Vec<_>>(),
        scores: &State::scores(&view),
        fresh: &fresh,
        revision: 12,
        action_id: "a1",
        address: ADDRESS,
        play: "/table/7/actions",
        text_form: "/table/7/text",
        rules: "/rules/through-the-ages",
        narrowing: &Narrowing::new(pairs(query)),
    };
    let regions = page_through_the_ages::regions(&on).expect("the view is read");
    let parts = [regions.track, regions.board, regions.ask, regions.mat, regions.rivals, regions.open];
    parts.map(|part| part.into_string()).concat()
}

fn pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
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

/// The actions of all buttons. Leaving the game stands on the page, but in no list.
fn buttons(markup: &str) -> BTreeSet<String> {
    let values = markup.split("name=\"action\" value=\"").skip(1);
    let actions = values.filter_map(|rest| Some(unescape(rest.split_once('"')?.0)));
    actions.filter(|action| action != "\"leave\"").collect()
}

/// Plays a random match and shows every position to `look`, with its number and what just happened.
fn random_match(
    players: u8,
    seed: u64,
    options: &Value,
    mut look: impl FnMut(usize, &State, Seat, &[Event]),
) {
    let options: Options = serde_json::from_value(options.clone()).expect("options");
    let mut state = State::setup(&options, players, Rng::from_number(seed)).expect("offered");
    let mut rng = Rng::from_number(seed);
    let (mut number, mut news) = (0, Vec::new());
    while let Status::Deciding(seats) = state.status() {
        let seat = seats.iter().next().expect("somebody decides");
        look(number, &state, seat, &news);
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        // Nothing is torn down, so that there is something to lose.
        if legal.iter().any(|action| !tears_down(action)) {
            legal.retain(|action| !tears_down(action));
        }
        let choice = rng.below(u32::try_from(legal.len()).expect("few")) as usize;
        news.clear();
        state.apply(seat, &legal[choice], &mut news);
        number += 1;
    }
    look(number, &state, Seat(0), &news);
}

fn tears_down(action: &Action) -> bool {
    matches!(action, Action::Destroy(_) | Action::Disband(_) | Action::SkipPolitics)
}

/// What a position asks: the task that waits, or the step of the turn.
fn question(state: &State) -> String {
    let task = state.table.tasks.last().map(|task| serde_json::to_value(task).expect("JSON"));
    match task.unwrap_or_else(|| serde_json::to_value(state.table.stage).expect("JSON")) {
        Value::String(kind) => kind,
        Value::Object(kind) => kind.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// Every kind of question that the full game asks in random play.
const QUESTIONS: [&str; 20] = [
    "actions",
    "answer_pact",
    "auction",
    "begin",
    "build_free",
    "contained",
    "defend",
    "destroy_own",
    "discard",
    "gain",
    "lose",
    "lose_blue",
    "lose_colony",
    "lose_population",
    "pay_colony",
    "politics",
    "raze",
    "sacrifice",
    "take_cards",
    "turn_wonder",
];

/// Over many matches: each kind of question at least three times, and every 40th position of the
/// first matches.
#[test]
fn every_legal_action_is_a_button_and_no_other() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 1..=600 {
        if seed > 4 && QUESTIONS.iter().all(|kind| seen.get(*kind).is_some_and(|count| *count >= 3)) {
            break;
        }
        let players = 2 + u8::try_from(seed % 3).expect("small");
        random_match(players, seed, &json!({ "leaving": "allowed" }), |number, state, seat, news| {
            let count = seen.entry(question(state)).or_default();
            if *count >= 3 && (seed > 4 || number % 40 != 0) {
                return;
            }
            *count += 1;
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let expected: BTreeSet<String> =
                legal.iter().map(|action| serde_json::to_value(action).expect("JSON").to_string()).collect();
            let found = buttons(&page(state, Viewer::Seat(seat), Language::En, "", news));
            let missing: Vec<_> = expected.difference(&found).collect();
            let wrong: Vec<_> = found.difference(&expected).collect();
            assert!(
                missing.is_empty(),
                "{players} players, seed {seed}, {number}: no button for {missing:?}"
            );
            assert!(wrong.is_empty(), "{players} players, seed {seed}, {number}: not legal {wrong:?}");
        });
    }
    let rare: Vec<_> = QUESTIONS.iter().filter(|kind| !seen.contains_key(**kind)).collect();
    assert!(rare.is_empty(), "never asked: {rare:?} in {seen:?}");
}

#[test]
fn the_variants_and_the_simpler_games_are_drawn() {
    let options = [
        json!({ "level": "simple" }),
        json!({ "level": "advanced" }),
        json!({ "peaceful": true }),
        json!({ "draw_military_as_action": true }),
        json!({ "alternative_corruption": true }),
        json!({ "bonus_cards": "open_choice" }),
        json!({ "bonus_cards": "private" }),
    ];
    for (seed, options) in (70..).zip(&options) {
        random_match(3, seed, options, |number, state, seat, news| {
            if number % 60 != 0 {
                return;
            }
            let markup = page(state, Viewer::Seat(seat), Language::De, "", news);
            assert_sound(&markup, number);
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            assert_eq!(buttons(&markup).len(), legal.len(), "{options} {number}");
        });
    }
}

#[test]
fn the_markup_is_sound_for_everybody_in_every_language() {
    random_match(4, 21, &json!({}), |number, state, seat, news| {
        if number % 50 != 0 {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.next(4)), Viewer::Public] {
            for language in Language::ALL {
                assert_sound(&page(state, viewer, language, "board=2", news), number);
            }
        }
    });
}

fn assert_sound(markup: &str, number: usize) {
    for wrong in [" style=\"", "<style", "<script", "onclick", "<i>Eve</i>", "⟦", "class=\" "] {
        assert!(!markup.contains(wrong), "position {number}: {wrong}");
    }
    for tag in markup.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        assert!(tag.matches(" class=\"").count() < 2, "position {number}: two classes in {tag}");
    }
    let mut ids = BTreeSet::new();
    for id in attributes(markup, "id") {
        assert!(ids.insert(id.clone()), "position {number}: {id} twice");
    }
    for name in ["aria-labelledby", "aria-describedby"] {
        for id in attributes(markup, name) {
            assert!(ids.contains(&id), "position {number}: {name} {id}");
        }
    }
    let icons = look::asset::icon_ids();
    for link in attributes(markup, "href") {
        if let Some((_, icon)) = link.split_once("icons.svg#") {
            assert!(icons.iter().any(|known| known == icon), "position {number}: no icon {icon}");
        }
    }
}

/// A key that is not written would be shown as it is.
#[test]
fn no_sentence_is_missing_in_any_language() {
    random_match(3, 31, &json!({}), |number, state, seat, news| {
        if number % 60 != 0 {
            return;
        }
        for language in Language::ALL {
            let markup = page(state, Viewer::Seat(seat), language, "", news);
            for key in
                ["ask-", "do-", "effect-", "short-", "sign-", "msg-", "doubt-", "opt-", "group-", "kind-"]
            {
                let shown = markup.split('>').filter(|text| text.starts_with(key)).count();
                assert_eq!(shown, 0, "{} {number}: {key}", language.tag());
            }
        }
    });
}

#[test]
fn a_query_from_anywhere_does_no_harm() {
    let hostile = ["board=9", "board=255", "board=-1", "board=<script>", "board=", "do=%00&board=\""];
    random_match(3, 41, &json!({}), |number, state, seat, news| {
        if number % 90 == 0 {
            for query in hostile {
                assert_sound(&page(state, Viewer::Seat(seat), Language::En, query, news), number);
            }
        }
    });
}

/// What a viewer may not know must not change a byte of his page.
#[test]
fn the_page_is_drawn_from_the_view_alone() {
    let mut compared = 0;
    random_match(3, 51, &json!({}), |number, state, seat, news| {
        if number % 40 != 0 {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let other = State::imagine(&state.view(viewer), seat, Rng::from_number(99));
        assert!(other.view(viewer) == state.view(viewer), "position {number}");
        let [one, two] = [state, &other].map(|state| page(state, viewer, Language::En, "", news));
        assert!(one == two, "position {number}");
        compared += usize::from(*state != other);
    });
    assert!(compared > 5, "something hidden differs: {compared}");
}

#[test]
fn doubtful_cards_carry_a_mark() {
    let mut marked = 0;
    random_match(4, 61, &json!({}), |number, state, seat, news| {
        if number % 25 != 0 {
            return;
        }
        let doubtful = state.hands[seat].iter().any(|held| held.card.facts().text.doubtful.is_some());
        let markup = page(state, Viewer::Seat(seat), Language::En, "", news);
        if doubtful && !state.table.left.contains(&seat) {
            assert!(markup.contains("more__doubt") && markup.contains("†"), "position {number}");
            marked += 1;
        }
    });
    assert!(marked > 0);
}

#[test]
fn an_uprising_is_announced_before_the_turn_ends() {
    let mut seen = [0, 0];
    random_match(3, 11, &json!({}), |_, state, seat, news| {
        if question(state) != "actions" {
            return;
        }
        let uprising = state.view(Viewer::Seat(seat)).help.forecast[seat].uprising;
        if seen[usize::from(uprising)] < 10 {
            let markup = page(state, Viewer::Seat(seat), Language::En, "", news);
            assert_eq!(markup.contains("Uprising: no production"), uprising);
            assert_eq!(markup.contains("No uprising"), !uprising && !markup.contains("discontent worker"));
            seen[usize::from(uprising)] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// The part of the page that shows the card a question is about.
fn subject(markup: &str) -> &str {
    markup
        .split_once("class=\"subject card")
        .map_or("", |(_, rest)| rest.split("</div></div>").next().unwrap_or(""))
}

#[test]
fn a_question_shows_the_event_or_the_war_it_comes_from() {
    let events =
        ["gain", "build_free", "lose", "lose_population", "destroy_own", "take_cards", "turn_wonder"];
    let mut seen = BTreeMap::new();
    for seed in [3, 4, 5] {
        let mut revealed = None;
        random_match(3, seed, &json!({}), |_, state, seat, news| {
            revealed = news
                .iter()
                .rev()
                .find_map(|event| match event {
                    Event::Revealed { card } => Some(*card),
                    _ => None,
                })
                .or(revealed);
            let kind = question(state);
            let war = state.table.boards[state.table.active].war;
            let card = match kind.as_str() {
                "stay" | "begin" => war.map(|war| war.card),
                kind if events.contains(&kind) && state.table.battle.is_none() => revealed,
                _ => None,
            };
            let count = seen.entry(kind).or_insert(0);
            if let Some(card) = card.filter(|_| *count < 5) {
                let markup = page(state, Viewer::Seat(seat), Language::En, "", news);
                let name = texts().name(Language::En, card.name().0);
                assert!(subject(&markup).contains(name), "{name}: {}", subject(&markup));
                *count += 1;
            }
        });
    }
    assert!(
        ["stay", "gain", "build_free"].iter().all(|kind| seen.get(*kind).is_some_and(|n| *n > 0)),
        "{seen:?}"
    );
}

#[test]
fn nothing_is_named_twice_among_what_cannot_be_done() {
    random_match(2, 8, &json!({}), |number, state, seat, news| {
        if number % 20 == 0 {
            let markup = page(state, Viewer::Seat(seat), Language::En, "", news);
            assert!(!markup.contains("A wonder stage, A wonder stage"), "position {number}");
        }
    });
}
