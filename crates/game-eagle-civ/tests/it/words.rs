//! The game in words: complete, distinguishable and without faults, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use engine::{Arg, Block, Game, Language, Message, Present, Rng, Seat, Status, Viewer};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::{Action, Event, Options, State};
use texts::{Speaker, Texts};

use crate::scene::{A, B};

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::of::<State>);

static PLAYERS: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Anna", "Hypatia", "Zheng He", "Ibn Battuta"].map(String::from).to_vec());

/// The sentence as the reader sees it, after a look at what must never be seen.
fn say(language: Language, message: &Message) -> String {
    assert!(TEXTS.has(language, message.key), "{} is not written in {language:?}", message.key);
    message.args.iter().for_each(|(_, arg)| has_words(language, arg));
    let sentence = TEXTS.say(Speaker { language, players: &PLAYERS, you: None }, message);
    let sound = !sentence.trim().is_empty()
        && !["{", "}", "  ", " ,", "()"].iter().any(|fault| sentence.contains(fault));
    assert!(sound, "{language:?} {}: {sentence:?}", message.key);
    sentence
}

fn has_words(language: Language, arg: &Arg) {
    match arg {
        Arg::Message(part) => drop(say(language, part)),
        Arg::List(parts) => parts.iter().for_each(|part| has_words(language, part)),
        Arg::Name(name) => assert_ne!(TEXTS.name(language, name.0), name.0, "a name is missing"),
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
    }
}

/// Random matches with both rule sets and editions.
fn matches(mut look: impl FnMut(&State, &[Event])) {
    for (seed, rules, length, edition) in [
        (1, RuleSet::Standard, Length::Short, Edition::First),
        (2, RuleSet::Advanced, Length::Medium, Edition::Second),
        (3, RuleSet::Advanced, Length::Long, Edition::First),
    ] {
        let options = Options { rules, length, edition, ..Options::default() };
        let mut state = State::setup(&options, 4, Rng::from_number(seed)).unwrap();
        let mut dice = Rng::from_number(!seed);
        let mut legal = Vec::new();
        while let Status::Deciding(deciding) = state.status() {
            let seat = deciding.iter().next().unwrap();
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
            let mut events = Vec::new();
            state.apply(seat, &action, &mut events);
            look(&state, &events);
        }
    }
}

/// The sources of the crate.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(String::from_utf8(fs::read(path).unwrap()).unwrap());
            }
        }
    }
    found
}

#[test]
fn every_sentence_is_there_in_every_language() {
    let sources = sources();
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    texts::assert_complete::<State>(&sources);
}

#[test]
fn every_sentence_is_used() {
    let sources = sources().concat();
    let keys = State::sentences(Language::En).lines().filter_map(|line| line.split_once(" = "));
    let keys = keys.map(|(key, _)| key).filter(|key| !key.starts_with([' ', '}']));
    let known = |key: &str| key.starts_with("game-") || key.starts_with("option-") || key == "no-form";
    let unused: Vec<&str> =
        keys.filter(|key| !known(key) && !sources.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_two_legal_actions_have_the_same_words() {
    let mut looked = 0;
    matches(|state, _| {
        looked += 1;
        if looked % 23 != 0 {
            return;
        }
        for seat in state.status().deciding().iter() {
            let view = state.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            for language in Language::ALL {
                let mut seen = BTreeSet::new();
                for action in &legal {
                    let label = State::label(&view, seat, action);
                    label.hint.iter().for_each(|hint| drop(say(language, hint)));
                    let path: Vec<String> =
                        label.group.iter().chain([&label.text]).map(|part| say(language, part)).collect();
                    assert!(seen.insert(path.clone()), "twice in {language:?}: {path:?} {action:?}");
                }
            }
        }
    });
}

#[test]
fn every_event_and_question_is_told_in_every_language() {
    let mut told = BTreeSet::new();
    let mut looked = 0;
    matches(|state, events| {
        looked += 1;
        for event in events {
            let disclosed = State::disclose(event, Viewer::Public).unwrap();
            for sentence in State::tell(&disclosed, Viewer::Public) {
                if told.insert(sentence.key) || looked % 31 == 0 {
                    let words = Language::ALL.map(|language| say(language, &sentence));
                    assert!(words.iter().all(|words| words.ends_with('.')), "{words:?}");
                }
            }
        }
        if looked % 17 == 0 {
            for viewer in Viewer::all(4) {
                let view = state.view(viewer);
                let asked = view.viewer.is_some_and(|seat| state.status().deciding().contains(seat));
                let words = Language::ALL.map(|language| say(language, &State::question(&view)));
                assert!(words.iter().all(|words| words.ends_with('?') == asked), "{words:?}");
            }
        }
    });
    assert!(told.len() > 50, "{}: {told:?}", told.len());
}

#[test]
fn the_sheet_scores_ideas_and_cards_have_words() {
    let mut looked = 0;
    matches(|state, _| {
        looked += 1;
        if looked % 211 != 0 {
            return;
        }
        let view = state.view(Viewer::Seat(A));
        let mut ideas = Vec::new();
        State::ideas(&view, A, &mut ideas);
        for language in Language::ALL {
            for section in State::sheet(&view).sections {
                say(language, &section.title);
                for block in section.blocks {
                    match block {
                        Block::Facts(facts) => facts.iter().for_each(|(name, value)| {
                            say(language, name);
                            say(language, value);
                        }),
                        Block::Lines(lines) => lines.iter().for_each(|line| drop(say(language, line))),
                        Block::Table { head, rows } => {
                            assert!(rows.iter().all(|row| row.len() == head.len()));
                            head.iter()
                                .chain(rows.iter().flatten())
                                .for_each(|cell| drop(say(language, cell)));
                        }
                    }
                }
            }
            State::scores(&view)
                .iter()
                .flat_map(|sheet| &sheet.lines)
                .for_each(|line| drop(say(language, &line.source)));
            ideas
                .iter()
                .filter_map(|idea| state.check(A, idea).err())
                .for_each(|why| drop(say(language, &why.message)));
        }
        for sheet in State::scores(&view) {
            assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<i32>());
        }
    });
    let cards = State::cards();
    assert_eq!(cards.len(), 53 + 25 + 28 + 30 + 17);
    for card in cards {
        for language in Language::ALL {
            card.text
                .iter()
                .chain([&card.kind])
                .chain(&card.doubtful)
                .for_each(|line| drop(say(language, line)));
        }
    }
}

#[test]
fn an_offer_is_composed_by_the_form() {
    use game_eagle_civ::cards::{Kind, Marker, Region, Technology};
    let mut scene = crate::scene::standard(2);
    scene
        .town(A, Region::Mekong, 1)
        .marker(Region::Mekong, Marker::ResourceWine)
        .town(B, Region::Hellas, 1)
        .gold(A, 9);
    scene
        .town(B, Region::Iberia, 1)
        .knows(B, &[Technology::Masonry])
        .put(B, Region::Hellas, Kind::Settler, 2)
        .trades();
    let view = scene.view(A);
    let form = State::form(&view, A).unwrap();
    for language in Language::ALL {
        form.fields.iter().for_each(|field| drop(say(language, &field.label)));
    }
    let filled: Vec<(String, String)> = [
        ("to", "1"),
        ("give-gold", "4"),
        ("give-card-mekong", "on"),
        ("want-technology-masonry", "on"),
        ("want-settlement-iberia", "on"),
        ("want-piece-1-0", "2"),
        ("give-piece-0", ""),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()))
    .to_vec();
    assert!(
        filled
            .iter()
            .filter(|(name, _)| name != "give-piece-0")
            .all(|(name, _)| form.fields.iter().any(|field| field.name == *name))
    );
    let action = State::compose(&view, A, &filled).unwrap();
    scene.plays(A, action);
    let id = scene.state.offers[0].id;
    scene.plays(B, Action::Accept(id));
    assert_eq!(
        (scene.has(B), scene.owner(Region::Iberia), scene.count(A, Region::Hellas, Kind::Settler)),
        (4, Some(A), 2)
    );
    for broken in [
        vec![],
        vec![("to", "x")],
        vec![("to", "1"), ("give-card-atlantis", "on")],
        vec![("to", "1"), ("want-piece-1-99", "1")],
    ] {
        let broken: Vec<(String, String)> =
            broken.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert!(State::compose(&view, A, &broken).is_err());
    }
    assert!(State::form(&scene.view(A), Seat(1)).is_some());
    assert!(State::form(&crate::scene::standard(2).view(A), A).is_none());
}
