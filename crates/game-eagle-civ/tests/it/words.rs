//! The game in words: complete, distinguishable, in every language.

use std::collections::BTreeSet;
use std::mem;
use std::path::Path;
use std::sync::LazyLock;

use engine::{
    Arg, Block, FieldKind, Form, Game, Label, Language, Message, Present, Rejection, Rng, Seat, Sheet,
    Status, Viewer,
};
use game_eagle_civ::cards::{Improvement, Kind, Marker, Region, Zone};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::rules::movement;
use game_eagle_civ::state::{Ending, Side, Which};
use game_eagle_civ::trade::{Bundle, Offer};
use game_eagle_civ::{Action, Area, Event, Frame, Gold, Options, State, View};
use texts::{Speaker, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::of::<State>);

static PLAYERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    ["Anna", "Hypatia", "Zheng He", "Ibn Battuta", "Mansa Musa", "Ada"].map(String::from).to_vec()
});

/// The sentence as the reader sees it, after a look at what must never be seen.
fn say(language: Language, you: Option<Seat>, message: &Message) -> String {
    assert!(TEXTS.has(language, message.key), "{} is not written in {language:?}", message.key);
    for (_, arg) in &message.args {
        has_words(language, arg);
    }
    let sentence = TEXTS.say(Speaker { language, players: &PLAYERS, you }, message);
    let sound = !sentence.trim().is_empty()
        && !["{", "}", "  ", " .", " ,", "..", "()", "FluentNone"]
            .iter()
            .any(|fault| sentence.contains(fault));
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

/// Random matches with both rule sets, both editions and several numbers of players.
fn matches(mut look: impl FnMut(usize, &State, &[Event])) {
    let advanced = Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() };
    let tables = [
        (1, 2, Options::default()),
        (2, 4, Options { edition: Edition::First, ..advanced }),
        (3, 6, Options { edition: Edition::First, ..Options::default() }),
        (4, 3, advanced),
    ];
    for (seed, seats, options) in tables {
        let mut state =
            State::setup(&options, seats, Rng::from_number(seed)).expect("the options are offered");
        let mut dice = Rng::from_number(!seed);
        look(0, &state, &[]);
        for step in 1..2_000 {
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
    let known =
        |key: &str| ["game-", "option-"].iter().any(|start| key.starts_with(start)) || key == "no-form";
    let unused: Vec<&str> =
        keys.filter(|key| !known(key) && !sources.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_two_legal_actions_have_the_same_words() {
    matches(|step, state, _| {
        if step % 5 != 0 {
            return;
        }
        for seat in state.status().deciding().iter() {
            let view = view(state, seat);
            let language = Language::ALL[step % 3];
            let mut seen = BTreeSet::new();
            for action in legal(state, seat) {
                let path = path(language, seat, &State::label(&view, seat, &action));
                assert!(seen.insert(path.clone()), "twice in {language:?}: {path:?} {action:?}");
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
            let asked = view.viewer.is_some_and(|seat| state.status().deciding().contains(seat));
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
    assert!(told.len() > 45, "only {} kinds of sentences: {told:?}", told.len());
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, hypatia) = (Seat(0), Seat(1));
    let tell = |event: Event, language, you| say(language, you, &State::tell(&event, Viewer::Public)[0]);
    let (en, de, nl) = (Language::En, Language::De, Language::Nl);
    let which = Which { area: Area::Land(Region::Nile), kind: Kind::AncientInfantry, points: 1, ship: 0 };
    let moved = Event::Moved { seat: anna, which, to: Area::Land(Region::Nubia), count: 2 };
    assert_eq!(tell(moved, en, Some(anna)), "You move 2 × Swordsman: Nile → Nubia.");
    assert_eq!(tell(moved, de, None), "Anna zieht 2 × Schwertkämpfer: Nil → Nubien.");
    let declared = Event::Declared { seat: anna, foe: hypatia, area: Area::Sea(Zone::RedSea) };
    assert_eq!(tell(declared, en, Some(hypatia)), "Anna declares battle against you (Red Sea).");
    assert_eq!(tell(declared, nl, None), "Anna verklaart Hypatia de strijd (Rode Zee).");
    let founded = Event::Founded { seat: hypatia, region: Region::Gallia };
    assert_eq!(tell(founded, de, Some(hypatia)), "Du gründest ein Dorf in Gallien.");
}

/// What random play hardly ever meets.
#[test]
fn rare_events_have_words_too() {
    let (seat, other) = (Seat(1), Seat(2));
    let rare = [
        Event::Bombed { seat, area: Area::Land(Region::Nile) },
        Event::LeadRoll { seat, roll: 7 },
        Event::Joined { seat, side: Some(Side::Attack) },
        Event::Joined { seat, side: Some(Side::Defense) },
        Event::Joined { seat, side: None },
        Event::Eliminated { seat, heir: Some(other), gold: Gold::Open(3) },
        Event::Eliminated { seat, heir: None, gold: Gold::Open(3) },
        Event::Swapped { seat, with: other, mine: Region::Nile, theirs: Region::Gobi },
        Event::GiftWaits { seat, kind: Kind::AncientFleet },
        Event::Improved { seat, improvement: Improvement::Granary, price: 10, royalty: Some(other) },
        Event::ClaimRoll { seat, roll: 9 },
        Event::EndRoll { seat, roll: 2, technologies: 3, ends: true },
        Event::Destroyed { region: Region::Nile, owner: seat },
        Event::Sold { seat, kind: Kind::AncientCavalry, gold: 2 },
    ];
    for (event, language) in rare.iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        let sentences = State::tell(event, Viewer::Public);
        assert_eq!(sentences.len(), 1, "{event:?}");
        assert!(say(language, Some(seat), &sentences[0]) != say(language, None, &sentences[0]), "{event:?}");
    }
    for ending in [Ending::Conquest, Ending::Diplomatic, Ending::Military, Ending::Space, Ending::Standstill]
    {
        let event = Event::EndDeclared { ending, seat: Some(seat) };
        let told = State::tell(&event, Viewer::Public);
        Language::ALL.iter().for_each(|language| drop(say(*language, None, &told[0])));
    }
}

#[test]
fn ec_r_04_hidden_gold_has_words() {
    let options = Options { hidden_gold: true, ..Options::default() };
    let state = State::setup(&options, 3, Rng::from_number(3)).expect("the options are offered");
    let gold = Bundle { gold: Gold::Hidden, ..Bundle::default() };
    let offer = Offer { from: Seat(0), to: Seat(1), gives: gold, ..Offer::default() };
    for language in Language::ALL {
        let sheet = words_of(&State::sheet(&view(&state, Seat(0))), language, Some(Seat(0)));
        let hidden = say(language, None, &engine::msg!("gold-hidden"));
        assert_eq!(sheet.matches(&hidden).count(), 2, "{sheet}");
        for event in [
            Event::SecretIncome { seat: Seat(1), statement: engine::Seen::Hidden },
            Event::Eliminated { seat: Seat(1), heir: Some(Seat(0)), gold: Gold::Hidden },
            Event::Traded(offer),
        ] {
            State::tell(&event, Viewer::Public).iter().for_each(|told| drop(say(language, None, told)));
        }
    }
}

#[test]
fn whatever_one_thinks_of_is_answered() {
    let mut reasons = BTreeSet::new();
    matches(|step, state, _| {
        if step % 4 != 0 {
            return;
        }
        let language = Language::ALL[step / 4 % 3];
        for seat in state.status().deciding().iter() {
            let view = view(state, seat);
            let mut ideas = Vec::new();
            State::ideas(&view, seat, &mut ideas);
            assert!(ideas.len() < 400, "{} ideas", ideas.len());
            for idea in &ideas {
                if let Err(Rejection { message, .. }) = state.check(seat, idea) {
                    path(language, seat, &State::label(&view, seat, idea));
                    say(language, Some(seat), &message);
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
    let mut kinds: Vec<Action> = Vec::new();
    matches(|step, state, _| {
        for seat in state.status().deciding().iter() {
            for action in legal(state, seat) {
                if !kinds.iter().any(|known| mem::discriminant(known) == mem::discriminant(&action)) {
                    kinds.push(action);
                }
            }
        }
        if step % 50 == 0 {
            let view = state.view(Viewer::Public);
            for action in &kinds {
                for seat in [Seat(0), Seat(5)] {
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
        if step % 200 != 0 {
            return;
        }
        let language = Language::ALL[step / 200 % 3];
        let view = view(state, Seat(0));
        let words = words_of(&State::sheet(&view), language, Some(Seat(0)));
        let name = |name: engine::Name| TEXTS.name(language, name.0).to_owned();
        let table = &view.table;
        let mut wanted: Vec<String> = PLAYERS[..usize::from(table.seats())].to_vec();
        for seat in table.players.seats() {
            wanted.extend(table.technologies_of(seat).map(|card| name(card.name())));
            wanted.extend(table.wonders_of(seat).map(|card| name(card.name())));
            wanted.push(table.gold(seat).to_string());
        }
        wanted.extend(Area::all().map(|area| name(area.name())));
        wanted.push(name(table.era.name()));
        for wanted in wanted {
            assert!(words.contains(&wanted), "{language:?}: {wanted} is not mentioned");
        }
    });
}

#[test]
fn all_cards_can_be_looked_up() {
    let cards = State::cards();
    let ids: BTreeSet<(&str, &str)> = cards.iter().map(|card| (card.kind.key, card.id)).collect();
    // 53 technologies, 25 wonders, 28 improvements, 12 milestones, 30 unit types, 9 kinds of city
    // cards, 17 kinds of markers, 64 regions, 38 zones.
    assert_eq!((cards.len(), ids.len()), (276, 276));
    for (card, language) in cards.iter().flat_map(|card| Language::ALL.map(|language| (card, language))) {
        has_words(language, &Arg::Name(card.name));
        assert!(!card.text.is_empty() && !card.provenance.is_empty() && card.count > 0, "{}", card.id);
        for message in card.text.iter().chain([&card.kind]).chain(&card.doubtful) {
            say(language, None, message);
        }
    }
    let doubt = |id: &str| {
        let card = cards.iter().find(|card| card.id == id).unwrap();
        card.doubtful.as_ref().map(|message| message.key)
    };
    assert_eq!(doubt("masonry"), Some("doubtful-public"));
    assert_eq!(doubt("red_sea"), Some("doubtful-designed"));
    assert_eq!(doubt("milestone_ancient_villages"), None);
}

#[test]
fn points_have_sources() {
    matches(|step, state, _| {
        if step % 100 == 0 {
            for sheet in State::scores(&state.view(Viewer::Public)) {
                assert_eq!(sheet.lines.iter().map(|line| line.points).sum::<i32>(), sheet.total);
            }
        }
    });
}

/// The first trade phase of a random match.
fn trade_phase() -> State {
    let mut found = None;
    matches(|_, state, _| {
        let rich = |seat: Seat| {
            state.table.cards_held(seat).any(|(region, _)| state.table.resource(region).is_some())
        };
        if found.is_none()
            && state.table.frame() == Frame::Trade
            && rich(Seat(1))
            && !state.table.players[Seat(0)].done
        {
            found = Some(*state);
        }
    });
    found.expect("there is a trade phase")
}

#[test]
fn an_offer_is_composed_in_a_form() {
    let state = trade_phase();
    let view = view(&state, Seat(0));
    let form: Form = State::form(&view, Seat(0)).expect("there are partners");
    for language in Language::ALL {
        say(language, Some(Seat(0)), &form.title);
        say(language, Some(Seat(0)), &form.submit);
        for field in &form.fields {
            say(language, Some(Seat(0)), &field.label);
            if let FieldKind::Choice(choices) = &field.kind {
                assert!(!choices.is_empty());
                choices.iter().for_each(|choice| {
                    say(language, Some(Seat(0)), &choice.label);
                });
            }
        }
    }
    // The first card of the partner for two gold, chosen from what the form offers.
    let wanted = form.fields.iter().find(|field| field.name == "want-card-1").expect("a card to ask for");
    let FieldKind::Choice(choices) = &wanted.kind else { panic!("a choice") };
    let card = choices.iter().find(|choice| choice.value.starts_with("1:")).expect("a card of the partner");
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let filled = fields(&[("to", "1"), ("give-gold", "2"), ("want-gold", "0"), ("want-card-1", &card.value)]);
    let action = State::compose(&view, Seat(0), &filled).expect("a readable form");
    let Action::Offer(proposal) = action else { panic!("an offer") };
    assert_eq!((proposal.to, proposal.gives.gold.amount(), proposal.wants.cards.len()), (Seat(1), 2, 1));
    assert!(state.check(Seat(0), &action).is_ok() || state.table.gold(Seat(0)) < 2);
}

#[test]
fn a_form_from_elsewhere_is_refused_in_words() {
    let state = trade_phase();
    let view = view(&state, Seat(0));
    let nonsense: [&[(&str, &str)]; 9] = [
        &[],
        &[("to", "9")],
        &[("to", "x")],
        &[("to", "1"), ("give-gold", "-3")],
        &[("to", "1"), ("give-gold", "99999999999")],
        &[("to", "1"), ("want-card-1", "0:nile")],
        &[("to", "1"), ("want-card-1", "1:atlantis")],
        &[("to", "1"), ("give-pieces-1", "0:{\"area\":3}")],
        &[("to", "1"), ("counter", "many")],
    ];
    for fields in nonsense {
        let fields: Vec<(String, String)> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let refused = State::compose(&view, Seat(0), &fields).expect_err("nonsense");
        Language::ALL.iter().for_each(|language| drop(say(*language, Some(Seat(0)), &refused.message)));
    }
    let empty = State::compose(&view, Seat(0), &[("to".to_owned(), "1".to_owned())]).expect("readable");
    assert!(matches!(empty, Action::Offer(offer) if offer.gives == Bundle::default()));
    assert!(state.check(Seat(0), &empty).is_err());
}

#[test]
fn reach_is_what_single_steps_add_up_to() {
    matches(|step, state, _| {
        let Frame::Move { seat } = state.table.frame() else { return };
        if step % 7 != 0 {
            return;
        }
        for action in legal(state, seat) {
            let (which, to) = match action {
                Action::March { which, to, .. } => (which, Area::Land(to)),
                Action::Sail { which, to, .. } => (which, Area::Sea(to)),
                Action::Fly { which, to } => (which, to),
                Action::Board { which, ship } => (which, ship.area),
                _ => continue,
            };
            let group = state.table.players[seat].group(which).unwrap();
            assert!(movement::reach(&state.table, seat, group).contains(&to), "{action:?}");
        }
    });
}

#[test]
fn nobody_learns_a_secret_from_words() {
    // A marker that Anna has looked at is named on her sheet alone.
    let mut checked = 0;
    matches(|_, state, events| {
        for event in events {
            let Event::Looked { seat, region, .. } = *event else { continue };
            let Some(marker) =
                view(state, seat).marker(region).filter(|_| state.table.resource(region).is_none())
            else {
                continue;
            };
            let told = Event::disclosed(*event, Viewer::Public);
            let words = say(Language::En, None, &State::tell(&told, Viewer::Public)[0]);
            let secret = marker.is_secret();
            assert!(!words.contains(TEXTS.name(Language::En, marker.name().0)), "{words}");
            let own = say(Language::En, Some(seat), &State::tell(event, Viewer::Seat(seat))[0]);
            assert_eq!(secret, own.contains(TEXTS.name(Language::En, marker.name().0)), "{own}");
            checked += u32::from(secret && marker != Marker::default());
        }
    });
    assert!(checked > 3);
}
