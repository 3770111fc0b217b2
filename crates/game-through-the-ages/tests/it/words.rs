//! The game in words: complete, distinguishable and without secrets, in every language.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::{Arg, Block, Game, Label, Language, Message, Present, Rejection, Rng, Seat, Status, Viewer};
use game_through_the_ages::cards::{Age, Card, Category, Kind};
use game_through_the_ages::event::{Bonus, What};
use game_through_the_ages::options::{BonusCards, Level, Options};
use game_through_the_ages::refusal::Why;
use game_through_the_ages::task::Side;
use game_through_the_ages::{Action, Event, State, View};
use texts::{Speaker, Texts};

use crate::scene::{scene_with, tech};
use crate::tidy::sources;

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::of::<State>);

static PLAYERS: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Anna", "Birgitt", "Karsten", "Zheng He"].map(String::from).to_vec());

/// The sentence as the reader sees it, after a look at what must never be seen.
fn say(language: Language, you: Option<Seat>, message: &Message) -> String {
    assert!(TEXTS.has(language, message.key), "{} is not written in {language:?}", message.key);
    message.args.iter().for_each(|(_, arg)| has_words(language, arg));
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

/// Whole random matches of all levels; a view is asked for every so many actions.
fn matches(step: usize, mut look: impl FnMut(&State, &[Event])) {
    let full = Options::default();
    for (seed, seats, options) in [
        (1, 2, Options { level: Level::Simple, ..full }),
        (2, 3, Options { level: Level::Advanced, alternative_corruption: true, ..full }),
        (3, 4, full),
        (4, 3, Options { bonus_cards: BonusCards::Private, less_mean: true, ..full }),
    ] {
        let mut state =
            State::setup(&options, seats, Rng::from_number(seed)).expect("the options are offered");
        let mut dice = Rng::from_number(!seed);
        let (mut count, mut told) = (0, Vec::new());
        while let Status::Deciding(deciding) = state.status() {
            let seat = deciding.iter().next().expect("somebody decides");
            let legal = legal(&state, seat);
            let action = legal[dice.below(u32::try_from(legal.len()).expect("few actions")) as usize];
            state.apply(seat, &action, &mut told);
            count += 1;
            if count % step == 0 || matches!(state.status(), Status::Over(_)) {
                look(&state, &std::mem::take(&mut told));
            }
        }
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

fn you(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
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
    let known = |key: &str| key.starts_with("game-") || key.starts_with("option-");
    let unused: Vec<&str> =
        keys.filter(|key| !known(key) && !sources.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_two_legal_actions_have_the_same_words() {
    matches(3, |state, _| {
        for seat in state.status().deciding().iter() {
            let view = state.view(Viewer::Seat(seat));
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
    matches(5, |state, _| {
        for viewer in Viewer::all(state.table.seats()) {
            let view = state.view(viewer);
            let asked = you(viewer).is_some_and(|seat| view.deciding.contains(seat));
            for language in Language::ALL {
                let sentence = say(language, view.viewer, &State::question(&view));
                assert_eq!(asked, sentence.ends_with('?'), "{sentence}");
            }
        }
    });
}

#[test]
fn every_event_is_told_in_every_language() {
    let mut told = BTreeSet::new();
    matches(40, |state, events| {
        for viewer in Viewer::all(state.table.seats()) {
            for event in events.iter().filter_map(|event| State::disclose(event, viewer)) {
                for sentence in State::tell(&event, viewer) {
                    let words = Language::ALL.map(|language| say(language, you(viewer), &sentence));
                    assert!(words.iter().all(|words| words.ends_with('.')), "{words:?}");
                    told.insert(sentence.key);
                }
            }
        }
    });
    assert!(told.len() > 45, "only {} kinds of sentences: {told:?}", told.len());
}

/// What random play hardly ever meets.
#[test]
fn rare_events_have_words_too() {
    let (seat, other) = (Seat(0), Seat(2));
    let rare = [
        Event::Reshuffled { age: Age::I },
        Event::WarDropped { card: Card::HolyWarIii },
        Event::TechnologyTaken { victor: seat, loser: other, card: Card::Strategy },
        Event::Traded { seat, gives: What::Food },
        Event::Traded { seat, gives: What::Resources },
        Event::Left { seat },
        Event::BonusPicked { seat, card: Card::ImpactOfScience },
        Event::BonusShown { card: Card::ImpactOfScience },
        Event::FinalBonus { seat, what: Bonus::Production, culture: 3 },
        Event::FinalEvent { seat, card: Card::ImpactOfHappiness, culture: -2 },
        Event::ColonyLost { seat, card: Card::FertileTerritoryI, taker: Some(other) },
        Event::Fought { attacker: seat, defender: other, card: Card::HolyWarIii, attack: 3, defense: 3 },
        Event::Fought { attacker: seat, defender: other, card: Card::HolyWarIii, attack: 3, defense: 5 },
        Event::PactOffered { from: seat, to: other, card: Card::PeaceTreaty, side: Side::A },
    ];
    for event in rare {
        for sentence in State::tell(&event, Viewer::Public) {
            for reader in [None, Some(seat), Some(other)] {
                for language in Language::ALL {
                    assert!(say(language, reader, &sentence).ends_with('.'));
                }
            }
        }
    }
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, karsten) = (Seat(0), Seat(2));
    let tell = |event: &Event, language, you| say(language, you, &State::tell(event, Viewer::Public)[0]);
    let took = Event::Took { seat: anna, card: Card::Iron, price: 2 };
    assert_eq!(tell(&took, Language::En, Some(anna)), "You take Iron for 2 civil actions.");
    assert_eq!(tell(&took, Language::En, None), "Anna takes Iron for 2 civil actions.");
    assert_eq!(tell(&took, Language::De, None), "Anna nimmt Eisen für 2 Zivilaktionen.");
    assert_eq!(tell(&took, Language::Nl, Some(anna)), "Je neemt IJzer voor 2 civiele acties.");
    let attack = Event::Attack { attacker: karsten, defender: anna, card: Card::SpyIi, cost: 1 };
    assert_eq!(
        tell(&attack, Language::De, Some(anna)),
        "Karsten spielt Spion gegen dich für 1 Militäraktion."
    );
    let fought =
        Event::Fought { attacker: karsten, defender: anna, card: Card::SpyIi, attack: 17, defense: 10 };
    assert_eq!(tell(&fought, Language::En, Some(anna)), "Spy: Karsten wins against you, 17 to 10.");
    let stages = Event::Stages { seat: anna, card: Card::Pyramids, stages: 1, cost: 1 };
    assert_eq!(tell(&stages, Language::En, None), "Anna builds a stage of Pyramids for 1 resource.");
}

#[test]
fn secrets_are_told_to_their_owners_only() {
    let drew = Event::Drew { seat: Seat(1), cards: [engine::Seen::Known(Card::SpyIi)].into_iter().collect() };
    let tell = |viewer| {
        let event = State::disclose(&drew, viewer).unwrap();
        english(you(viewer), &State::tell(&event, viewer)[0])
    };
    assert_eq!(tell(Viewer::Seat(Seat(1))), "You draw Spy.");
    assert_eq!(tell(Viewer::Seat(Seat(0))), "Birgitt draws a military card.");
    assert_eq!(tell(Viewer::Public), "Birgitt draws a military card.");
}

#[test]
fn the_sheet_has_words_in_every_language() {
    matches(60, |state, _| {
        for viewer in Viewer::all(state.table.seats()) {
            let view = state.view(viewer);
            for section in State::sheet(&view).sections {
                for language in Language::ALL {
                    say(language, you(viewer), &section.title);
                    section.blocks.iter().for_each(|block| sound_block(language, you(viewer), block));
                }
            }
        }
    });
}

fn sound_block(language: Language, you: Option<Seat>, block: &Block) {
    match block {
        Block::Facts(facts) => facts.iter().for_each(|(name, value)| {
            say(language, you, name);
            say(language, you, value);
        }),
        Block::Table { head, rows } => {
            assert!(rows.iter().all(|row| row.len() == head.len()));
            head.iter().chain(rows.iter().flatten()).for_each(|cell| {
                say(language, you, cell);
            });
        }
        Block::Lines(lines) => lines.iter().for_each(|line| {
            say(language, you, line);
        }),
    }
}

#[test]
fn ideas_hold_what_is_legal_and_are_answered_why_not() {
    let (mut offered, mut refused) = (0, 0);
    matches(11, |state, _| {
        for seat in state.status().deciding().iter() {
            let view = state.view(Viewer::Seat(seat));
            let mut ideas = Vec::new();
            State::ideas(&view, seat, &mut ideas);
            for (index, idea) in ideas.iter().enumerate() {
                assert!(!ideas[..index].contains(idea), "{idea:?} twice");
                path(Language::En, seat, &State::label(&view, seat, idea));
                match state.check(seat, idea) {
                    Ok(()) => offered += 1,
                    Err(Rejection { message, .. }) => {
                        for language in Language::ALL {
                            assert!(say(language, Some(seat), &message).ends_with('.'));
                        }
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(offered > 300 && refused > 1000, "{offered} offered, {refused} refused");
}

/// Every reason, with something filled in.
fn reasons() -> Vec<Why> {
    let (card, seat, iron, age) = (Card::Iron, Seat(1), tech(Card::Iron), Age::Ii);
    let numbers = [
        Why::TooFewCivil { need: 1, have: 0 },
        Why::TooFewMilitary { need: 3, have: 1 },
        Why::TooLittleFood { need: 3, have: 1 },
        Why::TooFewResources { need: 1, have: 0 },
        Why::TooLittleScience { need: 9, have: 4 },
        Why::UrbanLimit { category: Category::Lab, limit: 2 },
        Why::TooManyStages { most: 1 },
        Why::EmptySpace { space: 3 },
        Why::HandFull { limit: 4 },
        Why::BidTooHigh { most: 3 },
        Why::BidTooLow { least: 3 },
        Why::TooLittleForce { need: 3, have: 1 },
        Why::LeaderTaken { age },
    ];
    let cards = [
        Why::NotThatKind { card },
        Why::NotInHand { card },
        Why::NotInPlay { tech: iron },
        Why::NoWorkerOn { tech: iron },
        Why::NotABuilding { tech: iron },
        Why::NotAUnit { tech: iron },
        Why::NoUpgrade { from: iron, to: tech(Card::Irrigation) },
        Why::AlreadyHave { card },
        Why::TakenThisTurn { card },
        Why::ContainsNothing { card },
        Why::OlderSpecial { card },
        Why::IsGovernment { card },
        Why::NoTarget { card, victim: seat },
        Why::NoSuchPact { card },
        Why::NotOffered { card },
    ];
    let seats = [
        Why::PartnerLacksScience { partner: seat },
        Why::NoSuchVictim { victim: seat },
        Why::PactForbids { partner: seat },
        Why::WarForbidden { victim: seat },
        Why::MarkerTaken { victim: seat },
    ];
    let plain = [
        Why::NotAsked,
        Why::NotNow,
        Why::GameOver,
        Why::FirstRound,
        Why::BankEmpty,
        Why::NoUnusedWorker,
        Why::NoWonder,
        Why::NoBlueToken,
        Why::WonderBegun,
        Why::ActionsUsed,
        Why::MilitaryActionsUsed,
        Why::NoLiner,
        Why::NoBarbarossa,
        Why::NoTrade,
        Why::NoDrawing,
        Why::NoDeck,
        Why::NoColumbus,
        Why::AttacksForbidden,
        Why::LastRound,
        Why::NoSacrifice,
        Why::TwoPlayers,
        Why::OneSide,
        Why::NoUnits,
        Why::NeedsUnit,
        Why::NoLeaving,
        Why::NotAnAnswer,
    ];
    [&numbers[..], &cards, &seats, &plain].concat()
}

#[test]
fn every_refusal_has_a_rule_and_words() {
    for why in reasons() {
        let rejection = Rejection::from(why);
        assert!(State::rulebook().contains(&format!("- {} ", rejection.rule)), "{}", rejection.rule);
        for language in Language::ALL {
            assert!(say(language, Some(Seat(0)), &rejection.message).ends_with('.'), "{why:?}");
        }
    }
}

#[test]
fn every_card_has_a_text_and_the_doubtful_ones_are_marked() {
    let cards = State::cards();
    assert_eq!(cards.len(), Card::ALL.len());
    for (facts, card) in cards.iter().zip(Card::ALL) {
        assert_eq!(facts.id, card.id());
        for language in Language::ALL {
            say(language, None, &facts.kind);
            assert!(facts.text.len() > 1, "{} has no text", facts.id);
            facts.text.iter().chain(&facts.doubtful).for_each(|line| {
                say(language, None, line);
            });
        }
        let weak = facts.provenance == "designed" || facts.provenance.contains("2015 edition");
        let war = matches!(card.kind(), Kind::War(_));
        assert!(!(weak || war) || facts.doubtful.is_some(), "{} is not marked", facts.id);
        assert!(facts.doubtful.is_none() || weak || war || *card == Card::LightCavalry, "{}", facts.id);
    }
    let text = |card: Card| {
        let facts = cards.iter().find(|facts| facts.id == card.id()).unwrap();
        facts.text.iter().map(|line| english(None, line)).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        text(Card::Iron),
        "Age I; costs 5 science; each building or unit costs 5 resources; each worker gives 2 resources"
    );
    assert_eq!(
        text(Card::Colossus),
        "Age A; stages: 3 + 3 resources; +1 culture per round; +1 strength; +1 when colonizing"
    );
    assert_eq!(text(Card::MedievalArmy), "Age I; army of 1 × Infantry and 1 × Cavalry: +2 strength");
}

#[test]
fn points_add_up() {
    matches(200, |state, _| {
        let view = state.view(Viewer::Public);
        for sheet in State::scores(&view) {
            assert_eq!(sheet.lines.iter().map(|line| line.points).sum::<i32>(), sheet.total);
            sheet.lines.iter().for_each(|line| {
                for language in Language::ALL {
                    say(language, None, &line.source);
                }
            });
            if let Status::Over(outcome) = state.status() {
                assert_eq!(outcome.scores[sheet.seat], sheet.total);
            }
        }
    });
}

#[test]
fn leaving_is_offered_as_a_form() {
    let mut scene = scene_with(Options::default(), 3);
    let view = |scene: &crate::scene::Scene| -> View { scene.state.view(Viewer::Seat(Seat(1))) };
    assert!(State::form(&view(&scene), Seat(1)).is_none());
    assert_eq!(State::compose(&view(&scene), Seat(1), &[]).unwrap_err().rule.0, "TTA-26.4");
    scene.plays(0, Action::EndTurn);
    let form = State::form(&view(&scene), Seat(1)).unwrap();
    for language in Language::ALL {
        say(language, None, &form.title);
    }
    assert_eq!(State::compose(&view(&scene), Seat(1), &[]), Ok(Action::Leave));
    let quiet = crate::scene::scene(2);
    assert!(State::form(&quiet.state.view(Viewer::Seat(Seat(0))), Seat(0)).is_none());
}
