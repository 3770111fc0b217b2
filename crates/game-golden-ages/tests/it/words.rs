//! The game in words: complete, distinguishable and without secrets, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::mem;
use std::path::Path;
use std::sync::LazyLock;

use engine::testkit::random_positions;
use engine::{
    Arg, Block, Game, Label, Language, Message, Present, Rejection, Rng, ScoreSheet, Seat, Seen, Sheet,
    Status, Viewer,
};
use game_golden_ages::cards::{Building, Card, FutureTechnology, Glory, ScoringCard, Technology, Wonder};
use game_golden_ages::state::{Site, SquareTile};
use game_golden_ages::{Action, Event, Options, Source, State, View};
use texts::{Speaker, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::of::<State>);

static PLAYERS: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Anna", "Hypatia", "Zheng He", "Ibn Battuta"].map(String::from).to_vec());

/// The sentence as the reader sees it, after a look at what must never be seen.
fn say(language: Language, you: Option<Seat>, message: &Message) -> String {
    assert!(TEXTS.has(language, message.key), "{} is not written in {language:?}", message.key);
    for (_, arg) in &message.args {
        has_words(language, arg);
    }
    let sentence = TEXTS.say(Speaker { language, players: &PLAYERS, you }, message);
    let sound = !sentence.trim().is_empty()
        && !["{", "}", "  ", " .", " ,", "..", "()"].iter().any(|fault| sentence.contains(fault));
    assert!(sound, "{language:?} {}: {sentence:?}", message.key);
    sentence
}

fn has_words(language: Language, arg: &Arg) {
    match arg {
        Arg::Message(part) => {
            say(language, None, part);
        }
        Arg::List(parts) => parts.iter().for_each(|part| has_words(language, part)),
        Arg::Name(name) => assert_ne!(TEXTS.name(language, name.0), name.0, "a name is missing"),
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
    }
}

fn english(you: Option<Seat>, message: &Message) -> String {
    say(Language::En, you, message)
}

/// Whole random matches with all numbers of players and all options.
fn matches(mut look: impl FnMut(&State, &[Event])) {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 4)] {
        let square_tile = if seed == 2 { SquareTile::Choice } else { SquareTile::Chance };
        let options = Options { strict_component_list: seed == 4, square_tile };
        let mut state =
            State::setup(&options, seats, Rng::from_number(seed)).expect("the options are offered");
        let mut dice = Rng::from_number(!seed);
        look(&state, &[]);
        while let Status::Deciding(deciding) = state.status() {
            let seat = deciding.iter().next().expect("somebody decides");
            let legal = legal(&state, seat);
            let action = legal[dice.below(u32::try_from(legal.len()).expect("a list of actions")) as usize];
            let mut events = Vec::new();
            state.apply(seat, &action, &mut events);
            look(&state, &events);
        }
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

fn view(state: &State, seat: Seat) -> View {
    state.view(Viewer::Seat(seat))
}

/// The path and the text of a button: by them a player tells it from the others.
fn path(language: Language, seat: Seat, label: &Label) -> Vec<String> {
    if let Some(hint) = &label.hint {
        say(language, Some(seat), hint);
    }
    label.group.iter().chain([&label.text]).map(|part| say(language, Some(seat), part)).collect()
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

/// The sources of the crate.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 30, "only {} sources", found.len());
    found
}

fn read_all(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            read_all(&path, found);
        } else {
            let source = fs::read(path).expect("a readable source");
            found.push(String::from_utf8(source).expect("a source in UTF-8"));
        }
    }
}

#[test]
fn no_two_legal_actions_have_the_same_words() {
    matches(|state, _| {
        for seat in state.status().deciding().iter() {
            let view = view(state, seat);
            let labels: Vec<Label> =
                legal(state, seat).iter().map(|action| State::label(&view, seat, action)).collect();
            for language in Language::ALL {
                let mut seen = BTreeSet::new();
                for label in &labels {
                    let path = path(language, seat, label);
                    assert!(seen.insert(path.clone()), "twice in {language:?}: {path:?}");
                }
            }
        }
    });
}

#[test]
fn everybody_is_told_what_the_table_waits_for() {
    matches(|state, _| {
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let question = State::question(&view);
            let asked = view.viewer == Some(state.turn) && view.outcome.is_none();
            for language in Language::ALL {
                let sentence = say(language, view.viewer, &question);
                assert_eq!(asked, sentence.ends_with('?'), "{sentence}");
            }
        }
    });
}

#[test]
fn every_event_is_told_in_every_language() {
    let mut told = BTreeSet::new();
    matches(|state, events| {
        for (event, viewer) in
            events.iter().flat_map(|event| Viewer::all(state.seats()).map(move |v| (event, v)))
        {
            let disclosed = State::disclose(event, viewer).unwrap();
            let you = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            };
            for sentence in State::tell(&disclosed, viewer) {
                let words = Language::ALL.map(|language| say(language, you, &sentence));
                assert!(words.iter().all(|words| words.ends_with('.')), "{words:?}");
                told.insert(sentence.key);
            }
        }
    });
    let kinds = told.iter().filter(|key| key.starts_with("log-")).count();
    assert!(kinds > 30, "only {kinds} kinds of sentences: {told:?}");
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, zheng) = (Seat(0), Seat(2));
    let at = |space: &str| space.parse().unwrap();
    let tell = |event, you| english(you, &State::tell(&event, Viewer::Public)[0]);
    let founded = Event::CityFounded { seat: anna, at: at("H4"), cubes: 2 };
    assert_eq!(tell(founded, Some(anna)), "You found a city of 2 cubes on H4.");
    assert_eq!(tell(founded, None), "Anna founds a city of 2 cubes on H4.");
    let source = Source::Technology(Technology::Currency);
    let gold = Event::GoldGained { seat: zheng, amount: 2, source };
    assert_eq!(tell(gold, None), "Zheng He receives 2 gold (Currency).");
    let paid = Event::Paid { seat: zheng, amount: 8, to: Some(anna) };
    let sentence = "Zheng He pays 8 gold, which you receive through the United Nations.";
    assert_eq!(tell(paid, Some(anna)), sentence);
    let scored = Event::Scored { seat: anna, amount: 1, source: Source::ScoringCard(ScoringCard::Gold) };
    assert_eq!(tell(scored, None), "Anna scores 1 point (Richest).");
    let built = Event::BuildingTaken { seat: anna, building: Building::Wall, site: Site::Second };
    assert_eq!(tell(built, None), "Anna builds the Wall on site 2.");
    let developed = Event::Developed { seat: zheng, technology: Technology::Architecture, cubes: 2 };
    let german = say(Language::De, None, &State::tell(&developed, Viewer::Public)[0]);
    assert_eq!(german, "Zheng He entwickelt Architektur; die 2 Würfel kommen in den Vorrat.");
    let came = Event::CameFromAgora { seat: anna, to: at("B4") };
    let dutch = say(Language::Nl, Some(anna), &State::tell(&came, Viewer::Public)[0]);
    assert_eq!(dutch, "Je kolonist komt van de Agora terug naar de hoofdstad op B4.");
}

/// What random play hardly ever meets.
#[test]
fn rare_events_have_words_too() {
    let (seat, at) = (Seat(1), "C3".parse().unwrap());
    let glory = [Seen::Known(Glory::Two), Seen::Known(Glory::Five)];
    let rare = [
        Event::NoTileFits { seat },
        Event::CameFromAgora { seat, to: at },
        Event::StoodUp { seat, at },
        Event::CubeTaken { seat, from: at, to: at },
        Event::Attacked { seat, from: None, target: at },
        Event::GloryDrawn { seat, tiles: glory.into_iter().collect() },
        Event::GloryDrawn { seat, tiles: [Seen::Hidden, Seen::Hidden].into_iter().collect() },
        Event::Activated { seat, card: Card::Wonder(Wonder::NotreDame) },
        Event::GloryRevealed { seat, tiles: [Glory::Six, Glory::Six].into_iter().collect() },
        Event::FutureRevealed { seat, future: FutureTechnology::Arcology },
        Event::Scored { seat, amount: 0, source: Source::FutureTechnology(FutureTechnology::Arcology) },
    ];
    for (event, language) in rare.iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        let sentences = State::tell(event, Viewer::Public);
        assert_eq!(sentences.len(), 1, "{event:?}");
        assert!(say(language, Some(seat), &sentences[0]) != say(language, None, &sentences[0]));
    }
}

#[test]
fn glory_tiles_are_told_to_their_owner_alone() {
    let event = Event::GloryTaken { seat: Seat(1), tile: Seen::Known(Glory::Five) };
    let told = |viewer| {
        let disclosed = State::disclose(&event, viewer).unwrap();
        english(None, &State::tell(&disclosed, viewer)[0])
    };
    assert_eq!(told(Viewer::Seat(Seat(1))), "Hypatia takes a glory tile worth 5 points.");
    assert_eq!(told(Viewer::Public), "Hypatia takes a glory tile.");
}

#[test]
fn whatever_one_thinks_of_is_answered() {
    let mut reasons = BTreeSet::new();
    matches(|state, _| {
        for seat in state.status().deciding().iter() {
            let view = view(state, seat);
            let mut ideas = Vec::new();
            State::ideas(&view, seat, &mut ideas);
            assert!(!ideas.is_empty() && ideas.len() < 300, "{} ideas", ideas.len());
            for idea in &ideas {
                let label = State::label(&view, seat, idea);
                Language::ALL.iter().for_each(|language| {
                    path(*language, seat, &label);
                });
                if let Err(Rejection { message, .. }) = state.check(seat, idea) {
                    Language::ALL.iter().for_each(|language| {
                        say(*language, Some(seat), &message);
                    });
                    reasons.insert(message.key);
                }
            }
        }
    });
    assert!(reasons.len() > 12, "{reasons:?}");
}

/// A label can be asked for by anybody and at any time: for the log, or for an action sent late.
#[test]
fn actions_out_of_place_have_words_too() {
    let mut kinds = Vec::new();
    matches(|state, _| {
        for action in legal(state, state.turn) {
            if !kinds.iter().any(|known| mem::discriminant(known) == mem::discriminant(&action)) {
                kinds.push(action);
            }
        }
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            for action in &kinds {
                path(Language::En, Seat(0), &State::label(&view, Seat(0), action));
            }
        }
    });
    assert!(kinds.len() > 18, "{kinds:?}");
}

/// Whoever takes an action gets what its hint has promised, and pays what it has said.
#[test]
fn hints_say_what_an_action_brings() {
    let mut promised = BTreeSet::new();
    matches(|state, _| {
        let seat = state.turn;
        let view = view(state, seat);
        for action in legal(state, seat) {
            let (Action::Explore { .. } | Action::Artist { .. } | Action::Attack { .. }) = action else {
                continue;
            };
            let hint = State::label(&view, seat, &action).hint;
            let hint = hint.map(|hint| english(None, &hint)).unwrap_or_default();
            let mut events = Vec::new();
            state.clone().apply(seat, &action, &mut events);
            // What comes after the action, such as the gold of a golden age, is no part of it.
            let of_action = events.iter().take_while(|event| !ends_the_action(event));
            let (gold, points) = of_action.fold((0, 0), |(gold, points), event| match *event {
                Event::GoldGained { seat: whose, amount, .. } if whose == seat => (gold + amount, points),
                Event::Scored { seat: whose, amount, .. } if whose == seat => (gold, points + amount),
                _ => (gold, points),
            });
            assert_eq!(hint.contains(&format!("+{gold} gold")), gold > 0, "{action:?}: {hint}");
            assert_eq!(hint.contains(&format!("+{points} points")), points > 0, "{action:?}: {hint}");
            promised.insert(hint);
        }
    });
    assert!(promised.contains("+3 points") && promised.len() > 5, "{promised:?}");
}

fn ends_the_action(event: &Event) -> bool {
    matches!(event, Event::Passed { .. } | Event::GoldenAge { .. } | Event::EpochEnds { .. })
}

/// All words of a sheet.
fn words_of(sheet: &Sheet, language: Language, you: Option<Seat>) -> String {
    let mut messages: Vec<&Message> = Vec::new();
    for section in &sheet.sections {
        messages.push(&section.title);
        for block in &section.blocks {
            match block {
                Block::Facts(facts) => messages.extend(facts.iter().flat_map(|(name, value)| [name, value])),
                Block::Table { head, rows } => {
                    assert!(rows.iter().all(|row| row.len() == head.len()), "{head:?}");
                    messages.extend(head.iter().chain(rows.iter().flatten()));
                }
                Block::Lines(lines) => messages.extend(lines),
            }
        }
    }
    messages.iter().map(|message| say(language, you, message)).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_sheet_mentions_everything_public() {
    for seats in 2..=4 {
        let positions = random_positions::<State>(&Options::default(), seats, seats.into(), usize::MAX);
        for state in positions.iter().step_by(9).chain(positions.last()) {
            for viewer in Viewer::all(seats) {
                let view = state.view(viewer);
                let sheet = State::sheet(&view);
                for language in Language::ALL {
                    mentions_all(&view, language, &words_of(&sheet, language, view.viewer));
                }
            }
        }
    }
}

fn mentions_all(view: &View, language: Language, words: &str) {
    let name = |name: engine::Name| TEXTS.name(language, name.0).to_owned();
    let mut wanted: Vec<String> = PLAYERS[..usize::from(view.players.count())].to_vec();
    wanted.extend(view.wonders.iter().map(|open| name(open.wonder.name())));
    wanted.extend(view.buildings.iter().map(|building| name(building.name())));
    wanted.extend(view.scoring_cards.iter().chain(view.chosen_card).map(|card| name(card.name())));
    wanted.extend(view.discarded.iter().map(|civilization| name(civilization.name())));
    wanted.extend(Technology::ALL.iter().map(|technology| name(technology.name())));
    for player in view.players.iter() {
        wanted.extend([player.gold.to_string(), player.score.to_string(), player.reserve.to_string()]);
        wanted.push(name(player.civilization.name()));
        wanted.extend(player.wonders.iter().map(|wonder| name(wonder.name())));
        wanted.extend(player.sites.iter().filter_map(|site| Some(name(site.built?.building.name()))));
        let pieces = player.colonists.spaces() | player.cities.spaces();
        wanted.extend(pieces.iter().chain(player.capital).map(|space| space.to_string()));
        wanted.extend(player.future.known().map(|future| name(future.name())));
        wanted.extend(player.hand.iter().filter_map(|card| Some(name(card.known()?.name()))));
    }
    for wanted in wanted {
        assert!(words.contains(&wanted), "{language:?}: {wanted} is not mentioned in\n{words}");
    }
}

#[test]
fn the_sheet_of_a_viewer_keeps_the_secrets_of_the_others() {
    let state = State::setup(&Options::default(), 2, Rng::from_number(5)).unwrap();
    let (own, other) = (Seat(0), Seat(1));
    let words = words_of(&State::sheet(&view(&state, own)), Language::En, Some(own));
    let name = |seat: Seat| TEXTS.name(Language::En, state.players[seat].future.name().0);
    assert!(words.contains(name(own)));
    assert!(!words.contains(name(other)));
}

#[test]
fn points_are_told_by_their_source() {
    matches(|state, _| {
        let scores = State::scores(&state.view(Viewer::Public));
        assert_eq!(scores.len(), usize::from(state.seats()));
        for ScoreSheet { seat, lines, total, tie_breaks } in scores {
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), total);
            assert_eq!(total, i32::from(state.players[seat].points.total()));
            let sources = lines.iter().chain(&tie_breaks).map(|line| english(None, &line.source));
            assert_eq!(sources.collect::<BTreeSet<_>>().len(), lines.len() + tie_breaks.len());
        }
    });
}

#[test]
fn all_cards_can_be_looked_up() {
    let cards = State::cards();
    let ids: BTreeSet<&str> = cards.iter().map(|card| card.id).collect();
    // 20 technologies, 12 buildings, 16 wonders, 25 civilizations, 10 future technologies,
    // 10 scoring cards, 5 kinds of glory tiles, 17 continent tiles, 8 islands.
    assert_eq!((cards.len(), ids.len()), (123, 123));
    for (card, language) in cards.iter().flat_map(|card| Language::ALL.map(|language| (card, language))) {
        has_words(language, &Arg::Name(card.name));
        assert!(!card.text.is_empty() && !card.provenance.is_empty() && card.count > 0, "{}", card.id);
        for message in card.text.iter().chain([&card.kind]).chain(&card.doubtful) {
            say(language, None, message);
        }
    }
    let doubtful = |id: &str| cards.iter().find(|card| card.id == id).unwrap().doubtful.is_some();
    assert!(doubtful("arcology") && doubtful("versailles") && doubtful("colossus") && doubtful("bank"));
    assert!(doubtful("score_gems") && doubtful("great_library"));
    assert!(!doubtful("wheel") && !doubtful("hagia_sophia") && !doubtful("glory_4"));
}

#[test]
fn effects_are_put_into_words() {
    let text = |id: &str| -> Vec<String> {
        let card = State::cards().into_iter().find(|card| card.id == id).unwrap();
        card.text.iter().map(|line| english(None, line)).collect()
    };
    let colossus = [
        "Epoch I. Costs 3 gold, with Phoenicia only 2.",
        "At once: 2 points for each own cube on the map.",
        "Activate: 1 point.",
    ];
    assert_eq!(text("colossus"), colossus);
    let economy = [
        "Row 4, level 5: costs 12 gold and needs Commerce.",
        "At once: 1 point for each own cube on the map.",
        "Gaining control of a gem symbol: 4 gold.",
        "Replaces Currency.",
        "At the end of the match: 4 points.",
    ];
    assert_eq!(text("economy"), economy);
    assert_eq!(text("score_gold"), ["1 point for every 3 gold."]);
    assert_eq!(text("cold_fusion"), ["8 points for having more controlled gem symbols than anybody else."]);
}
