//! The page over random matches; what every page owes is said by `look::testkit`.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Language, Viewer};
use game_through_the_ages::rules::production::forecast;
use game_through_the_ages::{Action, Event, State};
use look::testkit::{Moment, Pages, actions, assert_legal};
use serde_json::{Value, json};

/// Nothing is torn down, so that there is something to lose.
fn pages() -> Pages<State> {
    Pages::new(&page_through_the_ages::FACE)
        .shunning(|action| matches!(action, Action::Destroy(_) | Action::Disband(_) | Action::SkipPolitics))
}

/// What a position asks: the task that waits, or the step of the turn.
fn question(at: &Moment<'_, State>) -> String {
    let state = at.state;
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
    "build_free",
    "contained",
    "defend",
    "destroy_own",
    "discard",
    "divide",
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
    "war",
];

#[test]
fn every_legal_action_is_a_button_and_no_other() {
    let pages = pages().with(json!({ "leaving": "allowed" }));
    pages.assert_complete(&QUESTIONS, question, |at| actions(&pages.first_page(at)));
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
    for (seed, options) in (70..).zip(options) {
        let pages = pages().with(options);
        pages.sample(3, seed, 60, |at| {
            assert_legal(at, &actions(&pages.page(at, Viewer::Seat(at.seat), Language::De, "")));
        });
    }
}

#[test]
fn the_markup_is_sound_for_everybody_in_every_language() {
    let keys = ["ask-", "do-", "effect-", "short-", "sign-", "msg-", "doubt-", "opt-", "group-", "kind-"];
    pages().assert_sound(&["", "board=2"], &keys);
}

#[test]
fn a_query_from_anywhere_does_no_harm() {
    let hostile = ["board=9", "board=255", "board=-1", "board=<script>", "board=", "do=%00&board=\""];
    pages().assert_unharmed(&hostile);
}

#[test]
fn the_page_is_drawn_from_the_view_alone() {
    pages().assert_discreet();
}

#[test]
fn doubtful_cards_carry_a_mark() {
    let mut marked = 0;
    let pages = pages();
    pages.sample(4, 61, 25, |at| {
        let (state, seat) = (at.state, at.seat);
        let doubtful = state.hands[seat].iter().any(|held| held.card.facts().text.doubtful.is_some());
        let markup = pages.first_page(at);
        if doubtful && !state.table.left.contains(&seat) {
            assert!(markup.contains("more__doubt") && markup.contains("†"), "position {}", at.number);
            marked += 1;
        }
    });
    assert!(marked > 0);
}

#[test]
fn an_uprising_is_announced_before_the_turn_ends() {
    let mut seen = [0, 0];
    let pages = pages();
    pages.random_match(3, 11, |at| {
        if question(at) != "actions" {
            return;
        }
        let uprising = forecast(&at.state.table, at.seat).uprising;
        if seen[usize::from(uprising)] < 10 {
            let markup = pages.first_page(at);
            assert_eq!(markup.contains("Uprising: no production"), uprising);
            assert_eq!(markup.contains("No uprising"), !uprising && !markup.contains("discontent worker"));
            seen[usize::from(uprising)] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// The part of the page that shows the card a question is about.
fn subject(markup: &str) -> &str {
    let rest = markup.split_once("class=\"subject card").map_or("", |(_, rest)| rest);
    rest.split("</div></div>").next().unwrap_or("")
}

/// The questions that an event asks, if no battle does.
const OF_EVENTS: [&str; 7] =
    ["gain", "build_free", "lose", "lose_population", "destroy_own", "take_cards", "turn_wonder"];

#[test]
fn a_question_shows_the_event_or_the_war_it_comes_from() {
    let mut seen = BTreeMap::new();
    let pages = pages();
    for seed in [3, 4, 5] {
        let mut revealed = None;
        pages.random_match(3, seed, |at| {
            let table = &at.state.table;
            let reveals =
                |event: &Event| if let Event::Revealed { card } = event { Some(*card) } else { None };
            revealed = at.news.iter().rev().find_map(reveals).or(revealed);
            let kind = question(at);
            let card = match kind.as_str() {
                "stay" | "war" => table.boards[table.active].war.map(|war| war.card),
                kind if OF_EVENTS.contains(&kind) && table.battle.is_none() => revealed,
                _ => None,
            };
            let count = seen.entry(kind).or_insert(0);
            if let Some(card) = card.filter(|_| *count < 5) {
                let markup = pages.first_page(at);
                let name = pages.texts().name(Language::En, card.name().0);
                assert!(subject(&markup).contains(name), "{name}: {}", subject(&markup));
                *count += 1;
            }
        });
    }
    assert!(["stay", "gain", "build_free"].iter().all(|kind| seen.get(*kind) > Some(&0)), "{seen:?}");
}

#[test]
fn nothing_is_named_twice_among_what_cannot_be_done() {
    let pages = pages();
    pages.sample(2, 8, 20, |at| {
        assert!(!pages.first_page(at).contains("A wonder stage, A wonder stage"), "position {}", at.number);
    });
}

#[test]
fn a_card_of_the_row_says_what_it_would_bring() {
    let (mut told, mut positions) = (0, 0);
    let pages = pages();
    pages.sample(3, 23, 20, |at| {
        if question(at) == "actions" {
            let markup = pages.first_page(at);
            let row = markup.split("id=\"card-row\"").nth(1).and_then(|rest| rest.split("</section>").next());
            told += row.unwrap_or_default().matches("class=\"bring\"").count();
            positions += 1;
        }
    });
    assert!(positions > 5 && told > 3 * positions, "{told} cards in {positions} positions");
}

#[test]
fn copies_of_a_card_are_discarded_together_with_the_others() {
    let mut with_copies = 0;
    let pages = pages();
    for seed in 30..34 {
        pages.random_match(3, seed, |at| {
            let markup = if question(at) == "discard" { pages.first_page(at) } else { return };
            let boxes = markup.matches("data-one=").count();
            let cards: Vec<_> = at.state.hands[at.seat].iter().map(|held| held.card).collect();
            let kinds: BTreeSet<_> = cards.iter().collect();
            if boxes > 0 {
                assert_eq!(boxes, cards.len(), "seed {seed}, position {}", at.number);
                with_copies += usize::from(kinds.len() < cards.len());
            } else {
                assert!(!markup.contains("data-many"), "nothing to tick");
            }
        });
    }
    assert!(with_copies > 0);
}

/// The groups of a page by their ids, with their markup; the last one, behind which the page goes on, is left out.
fn groups(markup: &str) -> BTreeMap<&str, &str> {
    let list = markup.split_once("<div class=\"groups\">").map_or("", |(_, rest)| rest);
    let named = list.split("id=\"group-").skip(1).filter_map(|part| part.split_once('"'));
    let ending = named.filter(|(id, _)| *id != "destroy" && !id.ends_with("-no"));
    let next = ["class=\"group\"", "class=\"group "];
    let end = |rest: &str| next.iter().filter_map(|next| rest.find(next)).min().unwrap_or(rest.len());
    ending.map(|(id, rest)| (id, &rest[..end(rest)])).collect()
}

#[test]
fn a_group_with_one_option_acts_at_once_and_folds_what_is_refused() {
    let (mut folded, mut twice) = (0, 0);
    let pages = pages();
    pages.sample(2, 31, 40, |at| {
        let markup = if question(at) == "actions" { pages.first_page(at) } else { return };
        for (id, group) in groups(&markup) {
            let acts = group.contains("class=\"group__act\"");
            let doubled = group.matches("data-then=").count();
            let options = group.matches("name=\"action\"").count() - doubled;
            assert_eq!(acts, options == 1, "position {}, {id}: {group}", at.number);
            twice += usize::from(acts && doubled == 1 && group.contains("×2"));
        }
        folded += markup.matches("-no\"><summary>").count();
    });
    assert!(folded > 0 && twice > 0, "{folded} folded, {twice} twice");
}

#[test]
fn a_mark_on_a_track_keeps_its_id_wherever_it_moves() {
    let mut places = BTreeSet::new();
    let pages = pages();
    pages.random_match(3, 12, |at| {
        let markup = pages.first_page(at);
        let mark = |seat: u8| {
            let (_, rest) = markup.split_once(&format!("id=\"rail--science-{seat}\" x=\""))?;
            Some(rest.split_once('"')?.0.to_owned())
        };
        places.extend((0..3).filter_map(mark));
    });
    assert!(places.len() > 5, "{places:?}");
}
