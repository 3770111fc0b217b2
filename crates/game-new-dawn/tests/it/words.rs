//! The game in words: complete, distinguishable, in every language.

use std::collections::BTreeSet;
use std::mem;
use std::path::Path;
use std::sync::LazyLock;

use engine::{
    Arg, Block, Game, Label, Language, Message, Present, Rejection, Rng, ScoreSheet, Seat, Sheet, Status,
    Viewer,
};
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{
    Agenda, Barbarian, CityState, Focus, Natural, Pact, Resource, Terrain, Tile, Wonder,
};
use game_new_dawn::event::{Cause, Spot};
use game_new_dawn::hex::Direction;
use game_new_dawn::options::MapChoice;
use game_new_dawn::state::{Foe, StartEffect};
use game_new_dawn::{Action, Event, Options, State, Token, View};
use texts::{Speaker, Texts};

use crate::scene::{at, scene, slot};

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

/// Whole random matches with all numbers of players, both maps and epic.
fn matches(mut look: impl FnMut(usize, &State, &[Event])) {
    for (seed, seats, map) in [(1, 2, MapChoice::First), (2, 3, MapChoice::Built), (3, 4, MapChoice::First)] {
        let options = Options { map, epic: seats == 3, ..Options::default() };
        let mut state =
            State::setup(&options, seats, Rng::from_number(seed)).expect("the options are offered");
        let mut dice = Rng::from_number(!seed);
        look(0, &state, &[]);
        for step in 1..1_500 {
            let Status::Deciding(deciding) = state.status() else { break };
            let seat = deciding.iter().next().expect("somebody decides");
            let legal = legal(&state, seat);
            let action = legal[dice.below(u32::try_from(legal.len()).expect("a list of actions")) as usize];
            let mut events = Vec::new();
            state.apply(seat, &action, &mut events);
            look(step, &state, &events);
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

/// The sources of the crate.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(String::from_utf8(std::fs::read(path).expect("a source")).expect("UTF-8"));
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
    let known = |key: &str| {
        ["game-", "option-", "text-"].iter().any(|start| key.starts_with(start)) || key == "no-form"
    };
    let unused: Vec<&str> =
        keys.filter(|key| !known(key) && !sources.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_two_legal_actions_have_the_same_words() {
    matches(|step, state, _| {
        for seat in state.status().deciding().iter() {
            let view = view(state, seat);
            let labels: Vec<Label> =
                legal(state, seat).iter().map(|action| State::label(&view, seat, action)).collect();
            let language = Language::ALL[step % 3];
            let mut seen = BTreeSet::new();
            for label in &labels {
                let path = path(language, seat, label);
                assert!(seen.insert(path.clone()), "twice in {language:?}: {path:?}");
            }
        }
    });
}

#[test]
fn everybody_is_told_what_the_table_waits_for() {
    matches(|_, state, _| {
        for viewer in Viewer::all(state.table.seats()) {
            let view = state.view(viewer);
            let question = State::question(&view);
            let asked = view.seat.is_some() && view.seat == state.table.decider();
            for language in Language::ALL {
                let sentence = say(language, view.seat, &question);
                assert_eq!(asked, sentence.ends_with('?'), "{sentence}");
            }
        }
    });
}

#[test]
fn every_event_is_told_in_every_language() {
    let mut told = BTreeSet::new();
    matches(|_, _, events| {
        for event in events {
            for sentence in State::tell(event, Viewer::Public) {
                for you in [None, Some(Seat(0))] {
                    let words = Language::ALL.map(|language| say(language, you, &sentence));
                    assert!(words.iter().all(|words| words.ends_with('.')), "{words:?}");
                }
                told.insert(sentence.key);
            }
        }
    });
    assert!(told.len() > 50, "only {} kinds of sentences: {told:?}", told.len());
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, hypatia) = (Seat(0), Seat(1));
    let spot = |name: &str, terrain| Spot { space: at(name), terrain };
    let tell = |event: Event, language, you| say(language, you, &State::tell(&event, Viewer::Public)[0]);
    let (en, de, nl) = (Language::En, Language::De, Language::Nl);
    let by = Cause::Card(Focus::EarlyEmpire);
    let placed = Event::Placed { seat: anna, at: spot("11c", Terrain::Grassland), by };
    assert_eq!(tell(placed, en, Some(anna)), "You place a control token on 11c (Grassland).");
    assert_eq!(tell(placed, en, None), "Anna places a control token on 11c (Grassland).");
    assert_eq!(tell(placed, de, None), "Anna platziert einen Kontrollmarker auf 11c (Grasland).");
    assert_eq!(tell(placed, nl, Some(anna)), "Je plaatst een controlefiche op 11c (Grasland).");
    let foe = Foe::Rival(hypatia, Piece::City);
    let at = spot("5b", Terrain::Grassland);
    let attack = Event::Attacked { seat: anna, foe, at, dice: [5, 3], attack: 8, defense: 9 };
    assert_eq!(
        tell(attack, en, Some(hypatia)),
        "Anna attacks your city on 5b (Grassland): a 5 makes 8, against a 3 that makes 9."
    );
    assert_eq!(
        tell(attack, de, None),
        "Anna greift die Stadt von Hypatia auf 5b (Grasland) an: Eine 5 ergibt 8, gegen eine 3, die 9 ergibt."
    );
    let strength = 3;
    let again = Event::Resolving { seat: anna, card: Focus::Astrology, slot: slot(1), strength };
    assert_eq!(tell(again, en, None), "Anna resolves Astrology in slot 1 as if it were in slot 3.");
    let trade = Event::TradeGained { seat: hypatia, card: Focus::Masonry, amount: 2 };
    assert_eq!(tell(trade, nl, None), "Hypatia legt 2 handelsfiches op Metselwerk.");
    let won = Event::Won { seats: engine::Seats::all(2) };
    assert_eq!(tell(won, en, None), "The match is over: Anna and Hypatia share the victory.");
}

/// What random play hardly ever meets.
#[test]
fn rare_events_have_words_too() {
    let (seat, owner) = (Seat(1), Seat(2));
    let at = Spot { space: at("11c"), terrain: Terrain::Grassland };
    let card = Focus::Masonry;
    let rare = [
        Event::CaravanDropped { seat, at: None },
        Event::Named { seat, rival: owner, first: at, second: at },
        Event::BarbarianSent { seat, barbarian: Barbarian::A, to: at },
        Event::CardsSwapped { seat, one: card, other: Focus::Pottery, by: Some(StartEffect::Oracle) },
        Event::CardsSwapped { seat, one: card, other: Focus::Pottery, by: None },
        Event::Spent { seat, token: Token::Natural(Natural::GrandMesa), card },
        Event::TokenPut { seat, token: Token::CityState(CityState::Kabul), card },
        Event::Placed { seat, at, by: Cause::Wonder(Wonder::Stonehenge) },
        Event::TradeStored { seat },
        Event::TradeWithdrawn { seat, card },
        Event::Exchanged { seat, give: Resource::Oil, take: Resource::Marble },
        Event::Gifted { seat, owner, card },
        Event::Looted { seat, from: owner, card },
        Event::PactTaken { seat, owner, pact: Pact::Embassy },
        Event::PaidNatural { seat, natural: Natural::CraterLake },
        Event::WonderMoved { seat, wonder: Wonder::Oracle, at },
        Event::Liberated { seat, state: CityState::Seoul },
        Event::Struck { seat, at },
        Event::CapitalRaided { owner: seat },
        Event::AgendaMet { seat, agenda: Agenda::Civilized },
        Event::TileLaid {
            seat,
            tile: Tile::default(),
            side: game_new_dawn::cards::Side::B,
            at: game_new_dawn::hex::Hex::default(),
            turned: 0,
        },
        Event::DirectionPlaced { seat, direction: Direction::West },
    ];
    for (event, language) in rare.iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        let sentences = State::tell(event, Viewer::Public);
        assert_eq!(sentences.len(), 1, "{event:?}");
        assert!(say(language, Some(seat), &sentences[0]) != say(language, None, &sentences[0]), "{event:?}");
    }
}

#[test]
fn whatever_one_thinks_of_is_answered() {
    let mut reasons = BTreeSet::new();
    matches(|step, state, _| {
        let Some(seat) = state.table.decider().filter(|_| step % 4 == 0) else { return };
        let view = view(state, seat);
        let mut ideas = Vec::new();
        State::ideas(&view, seat, &mut ideas);
        assert!(!ideas.is_empty() && ideas.len() < 300, "{} ideas", ideas.len());
        let language = Language::ALL[step / 4 % 3];
        for idea in &ideas {
            path(language, seat, &State::label(&view, seat, idea));
            if let Err(Rejection { message, .. }) = state.check(seat, idea) {
                say(language, Some(seat), &message);
                reasons.insert(message.key);
            }
        }
    });
    assert!(reasons.len() > 12, "{reasons:?}");
}

/// A label can be asked for by anybody and at any time: for the log, or for an action sent late.
#[test]
fn actions_out_of_place_have_words_too() {
    let mut kinds: Vec<Action> = Vec::new();
    matches(|step, state, _| {
        for action in state.table.decider().map(|seat| legal(state, seat)).unwrap_or_default() {
            if !kinds.iter().any(|known| mem::discriminant(known) == mem::discriminant(&action)) {
                kinds.push(action);
            }
        }
        if step % 20 == 0 {
            let view = state.view(Viewer::Public);
            for action in &kinds {
                for seat in [Seat(0), Seat(3)] {
                    path(Language::En, seat, &State::label(&view, seat, action));
                }
            }
        }
    });
    assert!(kinds.len() > 25, "{kinds:?}");
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
fn the_sheet_mentions_everything() {
    matches(|step, state, _| {
        if step % 150 != 0 {
            return;
        }
        let view = state.view(Viewer::Public);
        let language = Language::ALL[step / 150 % 3];
        let words = words_of(&State::sheet(&view), language, None);
        let name = |name: engine::Name| TEXTS.name(language, name.0).to_owned();
        let table = &view.table;
        let mut wanted: Vec<String> = PLAYERS[..usize::from(table.seats())].to_vec();
        for seat in table.players.seats() {
            let player = &table.players[seat];
            wanted.push(name(player.leader.name()));
            wanted.extend(player.row.0.iter().map(|held| name(held.card.name())));
            wanted.extend(table.wonders(seat).map(|wonder| name(wonder.name())));
            wanted.extend(table.naturals(seat).map(|natural| name(natural.name())));
        }
        wanted.extend(table.face_up.iter().flatten().map(|wonder| name(wonder.name())));
        wanted.extend(table.map.on_map().iter().map(|space| space.to_string()));
        wanted.extend(table.map.city_states().map(|(city_state, _)| name(city_state.name())));
        for card in &table.victory {
            wanted.extend(card.agendas().map(|agenda| name(agenda.name())));
        }
        for wanted in wanted {
            assert!(words.contains(&wanted), "{language:?}: {wanted} is not mentioned");
        }
    });
}

#[test]
fn points_are_agendas() {
    matches(|_, state, _| {
        let scores = State::scores(&state.view(Viewer::Public));
        for ScoreSheet { seat, lines, total, tie_breaks } in scores {
            assert_eq!(lines.len(), state.table.victory.len());
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), total);
            assert_eq!(total, i32::try_from(state.table.agendas_met(seat)).unwrap());
            assert_eq!(tie_breaks[0].points, i32::try_from(state.table.wonders(seat).count()).unwrap());
            assert_eq!(tie_breaks[1].points, i32::try_from(state.table.board.friendly(seat).len()).unwrap());
        }
    });
}

#[test]
fn all_cards_can_be_looked_up() {
    let cards = State::cards();
    let ids: BTreeSet<&str> = cards.iter().map(|card| card.id).collect();
    // 20 focus cards, 8 leaders, 24 wonders, 8 city-states, 8 natural wonders, 4 diplomacy cards, 5
    // victory cards, 16 tiles.
    assert_eq!((cards.len(), ids.len()), (93, 93));
    for (card, language) in cards.iter().flat_map(|card| Language::ALL.map(|language| (card, language))) {
        has_words(language, &Arg::Name(card.name));
        assert!(!card.text.is_empty() && !card.provenance.is_empty() && card.count > 0, "{}", card.id);
        for message in card.text.iter().chain([&card.kind]).chain(&card.doubtful) {
            say(language, None, message);
        }
    }
    let doubtful = |id: &str| cards.iter().find(|card| card.id == id).unwrap().doubtful.is_some();
    assert!(doubtful("masonry") && doubtful("currency") && doubtful("machu_picchu") && doubtful("tile_12"));
    assert!(!doubtful("early_empire") && !doubtful("stonehenge") && !doubtful("tile_01"));
}

#[test]
fn hints_say_what_an_attack_is_worth() {
    let mut scene = scene(2);
    scene.control(1, "3e").focus(0, Focus::Masonry, 3).plays(0, Action::Resolve(slot(3)));
    let view = view(&scene.state, Seat(0));
    let label = State::label(&view, Seat(0), &Action::Attack(at("3e")));
    let hint = say(Language::En, Some(Seat(0)), &label.hint.unwrap());
    // 3 against 5: the die must be higher by 3 or more, which 6 of 36 rolls are.
    assert_eq!(hint, "3 (slot 3) against 5 (Mountain 5) before the dice: succeeds with 6 of 36 rolls");
    assert_eq!(
        say(Language::De, Some(Seat(0)), &label.text),
        "den Kontrollmarker von Hypatia auf 3e (Berge)"
    );
}
