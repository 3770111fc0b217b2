//! The game in words: complete, distinguishable and without secrets, in every language.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::testkit::RandomMatch;
use engine::{Game, Language, Present, Rng, ScoreSheet, Seat, Seen, Status, Trial, Viewer};
use game_golden_ages::cards::{Building, Card, FutureTechnology, Glory, ScoringCard, Technology, Wonder};
use game_golden_ages::state::{Site, SquareTile};
use game_golden_ages::{Action, Event, Options, Question, Source, State, View};
use texts::testkit::{Often, Words, assert_complete};

static WORDS: LazyLock<Words<State>> = LazyLock::new(Words::new);

/// Whole random matches with all numbers of players and all options.
fn matches() -> Vec<RandomMatch<State>> {
    let tables = [(1, 2), (2, 3), (3, 4), (4, 4)].into_iter();
    let table = |(seed, seats)| {
        let square_tile = if seed == 2 { SquareTile::Choice } else { SquareTile::Chance };
        let options = Options { strict_component_list: seed == 4, square_tile, ..Options::default() };
        RandomMatch { options, seats, seed, max_actions: usize::MAX }
    };
    tables.map(table).collect()
}

fn each_position(mut look: impl FnMut(usize, &State)) {
    matches().iter().for_each(|table| table.play(|step, state, _| look(step, state)));
}

fn view(state: &State, seat: Seat) -> View {
    state.view(Viewer::Seat(seat))
}

#[test]
fn every_sentence_is_there_in_every_language() {
    assert_complete::<State>(env!("CARGO_MANIFEST_DIR"), &[]);
}

#[test]
fn every_position_has_words_in_every_language() {
    let told = WORDS.assert_told(&matches(), Often { look_every: 1, read_every: 50 });
    assert!(told.log.len() > 30 && told.refusals.len() > 12 && told.kinds > 18, "{told:?}");
    assert!(told.repeated.is_empty(), "{:?}", told.repeated);
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, zheng) = (Seat(0), Seat(2));
    let at = |space: &str| space.parse().unwrap();
    let tell = |event, you| WORDS.english(you, &State::tell(&event, Viewer::Public)[0]);
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
    let german = WORDS.say(Language::De, None, &State::tell(&developed, Viewer::Public)[0]);
    assert_eq!(german, "Zheng He entwickelt Architektur; die 2 Würfel kommen in den Vorrat.");
    let came = Event::CameFromAgora { seat: anna, to: at("B4") };
    let dutch = WORDS.say(Language::Nl, Some(anna), &State::tell(&came, Viewer::Public)[0]);
    assert_eq!(dutch, "Je kolonist komt van de Agora terug naar de hoofdstad op B4.");
}

#[test]
fn the_beginning_is_told() {
    let (mut developed, mut told_of) = (0, 0);
    for seed in 1..=40 {
        let first = State::setup(&Options::default(), 4, Rng::from_number(seed)).unwrap();
        let told: Vec<String> = State::opening(&first.view(Viewer::Public))
            .iter()
            .map(|line| WORDS.english(None, line))
            .collect();
        let all = told.join("\n");
        assert!(told[0].starts_with("Epoch I begins. Wonders on offer: "), "{all}");
        assert!(told[1].starts_with("Scoring cards to choose from: "), "{all}");
        for (seat, player) in first.players.pairs() {
            let name = WORDS.name(Language::En, player.civilization.name());
            let number = player.civilization.facts().number;
            let begins = format!("{} begins with {name}, number {number}.", WORDS.player(seat));
            assert!(told.contains(&begins), "{begins}: {all}");
            developed += player.technologies.len() - 4;
            let gold = format!("{} receives 2 gold (Roman Empire).", WORDS.player(seat));
            assert_eq!(told.contains(&gold), player.gold == 5, "{gold}: {all}");
        }
        let starts = format!("{} is start player: ", WORDS.player(first.start_player));
        assert!(told.iter().any(|line| line.starts_with(&starts)), "{all}");
        assert!(told.last().unwrap().starts_with("The square tile lies in the middle: "), "{all}");
        told_of += told.iter().filter(|line| line.contains(" develops ")).count();
    }
    assert_eq!(developed, told_of, "what civilizations develop is told");
}

/// What a civilization does and its number are there when it is chosen, and the effects of one's
/// cards in the position.
#[test]
fn civilizations_show_their_number_and_wonders_their_effect() {
    let (mut chosen, mut shown) = (0, 0);
    each_position(|_, state| {
        let seat = state.turn;
        if let Question::Civilization { revealed } = state.question {
            let view = view(state, seat);
            let label = State::label(&view, seat, &Action::PlayCivilization, None);
            let number = format!("(number {})", revealed.facts().number);
            let text = WORDS.english(None, &label.text);
            assert!(text.contains(&number) && label.hint.is_some(), "{text}");
            assert!(WORDS.english(None, &State::question(&view)).contains(&number));
            chosen += 1;
        }
        if state.players[seat].wonders.contains(Wonder::Pyramids) {
            let sheet = WORDS.sheet(&view(state, seat), Language::En, Some(seat));
            let text: Vec<String> = State::cards()
                .iter()
                .find(|card| card.id == "pyramids")
                .map(|card| card.text.iter().skip(1).map(|line| WORDS.english(None, line)).collect())
                .unwrap();
            assert!(text.iter().all(|line| sheet.contains(line)), "{text:?}");
            shown += 1;
        }
    });
    assert!(chosen > 5 && shown > 0, "{chosen} {shown}");
}

/// What random play hardly ever meets.
#[test]
fn rare_events_have_words_too() {
    let (seat, at) = (Seat(1), "C3".parse().unwrap());
    let glory = [Seen::Known(Glory::Two), Seen::Known(Glory::Five)];
    let rare = [
        Event::NoTileFits { seat },
        Event::TakenAlong { seat, from: at, to: at, colonists: 2 },
        Event::NoFurtherColonist { seat },
        Event::NoFurtherTechnology { seat },
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
        assert!(WORDS.say(language, Some(seat), &sentences[0]) != WORDS.say(language, None, &sentences[0]));
    }
}

#[test]
fn glory_tiles_are_told_to_their_owner_alone() {
    let event = Event::GloryTaken { seat: Seat(1), tile: Seen::Known(Glory::Five) };
    let told = |viewer| {
        let disclosed = State::disclose(&event, viewer).unwrap();
        WORDS.english(None, &State::tell(&disclosed, viewer)[0])
    };
    assert_eq!(told(Viewer::Seat(Seat(1))), "Hypatia takes a glory tile worth 5 points.");
    assert_eq!(told(Viewer::Public), "Hypatia takes a glory tile.");
}

/// Whoever takes an action gets what its hint has promised, and pays what it has said.
#[test]
fn hints_say_what_an_action_brings() {
    let mut promised = BTreeSet::new();
    each_position(|_, state| {
        let seat = state.turn;
        let view = view(state, seat);
        let trial = Trial::<State>::new(&view, seat);
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        for action in legal {
            let (Action::Explore { .. } | Action::Artist { .. } | Action::Attack { .. }) = action else {
                continue;
            };
            let hint = State::label(&view, seat, &action, trial.of(&action).as_ref()).hint;
            let hint = hint.map(|hint| WORDS.english(None, &hint)).unwrap_or_default();
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

#[test]
fn the_sheet_mentions_everything_public() {
    each_position(|step, state| {
        if step % 9 != 0 && !matches!(state.status(), Status::Over(_)) {
            return;
        }
        for view in Viewer::all(state.seats()).map(|viewer| state.view(viewer)) {
            for language in Language::ALL {
                mentions_all(&view, language, &WORDS.sheet(&view, language, view.viewer));
            }
        }
    });
}

fn mentions_all(view: &View, language: Language, words: &str) {
    let name = |name| WORDS.name(language, name);
    let mut wanted: Vec<String> = view.players.seats().map(|seat| WORDS.player(seat).to_owned()).collect();
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
    let words = WORDS.sheet(&view(&state, own), Language::En, Some(own));
    let name = |seat: Seat| WORDS.name(Language::En, state.players[seat].future.name());
    assert!(words.contains(&name(own)));
    assert!(!words.contains(&name(other)));
}

#[test]
fn the_scores_are_the_points_of_the_track() {
    each_position(|_, state| {
        let scores = State::scores(&state.view(Viewer::Public));
        assert_eq!(scores.len(), usize::from(state.seats()));
        for ScoreSheet { seat, total, .. } in scores {
            assert_eq!(total, i32::from(state.players[seat].points.total()));
        }
    });
}

#[test]
fn all_cards_can_be_looked_up() {
    let cards = WORDS.assert_cards();
    // 20 technologies, 12 buildings, 16 wonders, 25 civilizations, 10 future technologies,
    // 10 scoring cards, 5 kinds of glory tiles, 17 continent tiles, 8 islands.
    assert_eq!(cards.len(), 123);
    assert!(cards.iter().all(|card| card.count > 0));
    let doubtful = |id: &str| cards.iter().find(|card| card.id == id).unwrap().doubtful.is_some();
    assert!(doubtful("arcology") && doubtful("versailles") && doubtful("colossus") && doubtful("bank"));
    assert!(doubtful("score_gems") && doubtful("great_library"));
    assert!(!doubtful("wheel") && !doubtful("hagia_sophia") && !doubtful("glory_4"));
}

#[test]
fn effects_are_put_into_words() {
    let text = |id: &str| -> Vec<String> {
        let card = State::cards().into_iter().find(|card| card.id == id).unwrap();
        card.text.iter().map(|line| WORDS.english(None, line)).collect()
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
        "When you gain control of a gem symbol: 4 gold.",
        "Replaces Currency.",
        "At the end of the match: 4 points.",
    ];
    assert_eq!(text("economy"), economy);
    assert_eq!(text("score_gold"), ["1 point for every 3 gold."]);
    assert_eq!(text("cold_fusion"), ["8 points for having more controlled gem symbols than anybody else."]);
}
