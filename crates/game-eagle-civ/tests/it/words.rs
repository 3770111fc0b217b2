//! The game in words: complete, distinguishable, in every language.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::testkit::RandomMatch;
use engine::{FieldKind, Form, Game, Language, Message, Present, Rng, Seat, Seen, Viewer};
use game_eagle_civ::cards::{Era, Improvement, Kind, Marker, Region, Resource, Technology, UnitType, Zone};
use game_eagle_civ::map::Regions;
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::rules::movement;
use game_eagle_civ::state::{Ending, Pick, Side, Which};
use game_eagle_civ::trade::{Bundle, Deal, Offer, Proposal};
use game_eagle_civ::{Action, Area, Event, Frame, Gold, Options, State, View};
use texts::testkit::{Often, Words, assert_complete};

use crate::scene::{A, B, Scene, advanced, which};

static WORDS: LazyLock<Words<State>> = LazyLock::new(Words::new);

/// Random matches with both rule sets, both editions and several numbers of players.
fn matches() -> Vec<RandomMatch<State>> {
    let advanced = Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() };
    let tables = [
        (1, 2, Options::default()),
        (2, 4, Options { edition: Edition::First, ..advanced }),
        (3, 6, Options { edition: Edition::First, ..Options::default() }),
        (4, 3, advanced),
    ];
    let table = |(seed, seats, options)| RandomMatch { options, seats, seed, max_actions: 2_000 };
    tables.map(table).into()
}

/// What is played stands at the head of the log: the rules, how long, and the edition.
#[test]
fn the_log_begins_with_the_rules() {
    let long = Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() };
    let tables = [Options::default(), long, Options { edition: Edition::First, ..long }];
    let told = tables.map(|options| {
        let first = State::setup(&options, 3, Rng::from_number(1)).unwrap();
        let opening = State::opening(&first.view(Viewer::Public));
        opening.iter().map(|line| WORDS.english(None, line)).collect::<Vec<_>>().join("\n")
    });
    assert!(told[0].starts_with("This match: ") && told[0].to_lowercase().contains("standard"), "{told:?}");
    assert!(
        told[1].to_lowercase().contains("advanced") && told[1].to_lowercase().contains("long"),
        "{told:?}"
    );
    assert!(told[2].to_lowercase().contains("first") && told[1] != told[2], "{told:?}");
}

fn each_position(mut look: impl FnMut(usize, &State, &[Event])) {
    matches().iter().for_each(|table| table.play(&mut look));
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
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
    let told = WORDS.assert_told(&matches(), Often { look_every: 15, read_every: 600 });
    assert!(told.repeated.is_empty(), "{:?}", told.repeated);
    assert!(told.log.len() > 45 && told.refusals.len() > 12 && told.kinds > 25, "{told:?}");
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, hypatia) = (Seat(0), Seat(1));
    let tell =
        |event: Event, language, you| WORDS.say(language, you, &State::tell(&event, Viewer::Public)[0]);
    let (en, de, nl) = (Language::En, Language::De, Language::Nl);
    let which = Which { area: Area::Land(Region::Nile), kind: Kind::AncientInfantry, points: 1, ship: 0 };
    let moved = Event::Moved { seat: anna, which, to: Area::Land(Region::Nubia), count: 2, unit: None };
    assert_eq!(tell(moved, en, Some(anna)), "You move 2 × Swordsman: Nile → Nubia.");
    assert_eq!(tell(moved, de, None), "Anna zieht 2 × Schwertkämpfer: Nil → Nubien.");
    let declared = Event::Declared { seat: anna, foe: hypatia, area: Area::Sea(Zone::RedSea) };
    assert_eq!(tell(declared, en, Some(hypatia)), "Anna declares battle against you (Red Sea).");
    assert_eq!(tell(declared, nl, None), "Anna kondigt een gevecht aan tegen Hypatia (Rode Zee).");
    let founded = Event::Founded { seat: hypatia, region: Region::Gallia, price: 0 };
    assert_eq!(tell(founded, de, Some(hypatia)), "Du gründest ein Dorf: Gallien.");
    let plague = Event::Plague { region: Region::Nile, radius: 0 };
    assert_eq!(tell(plague, en, None), "A plague breaks out in Nile.");
    let blank = Event::TurnedUp { region: Region::Nile, marker: Marker::NoEvent };
    assert_eq!(tell(blank, nl, None), "Het fiche wordt omgedraaid (Nijl): het is leeg.");
    let passed = Event::LetPass { seat: anna, foe: hypatia, area: Area::Land(Region::Nile) };
    assert_eq!(tell(passed, en, Some(hypatia)), "Anna lets you pass (Nile).");
    let empty = Event::BattleEnded { area: Area::Land(Region::Nile), winner: Some(anna), unopposed: true };
    assert_eq!(tell(empty, de, None), "Niemand stellt sich Anna entgegen (Nil).");
    let captured = Event::Captured { seat: anna, region: Region::Nile, from: hypatia, size: 2 };
    assert_eq!(tell(captured, en, None), "Anna captures Nile (town) from Hypatia.");
}

/// With the advanced rules a piece is called by the type that it stands for (EC-29.11).
#[test]
fn the_log_names_types_with_the_advanced_rules() {
    let mut named = BTreeSet::new();
    each_position(|_, state, events| {
        let advanced = state.table.options.advanced();
        for event in events {
            let (kind, unit) = match *event {
                Event::Moved { which, unit, .. } | Event::Boarded { which, unit, .. } => (which.kind, unit),
                Event::Bought { kind, unit, .. }
                | Event::Placed { kind, unit, .. }
                | Event::Removed { kind, unit, .. }
                | Event::Sold { kind, unit, .. } => (kind, unit),
                Event::Fought { pick, unit, .. } => (pick.kind, unit),
                _ => continue,
            };
            assert_eq!(unit.is_some(), advanced && kind.is_unit(), "{event:?}");
            if let Some(unit) = unit {
                assert_eq!(unit.kind(), kind, "{event:?}");
                let words = WORDS.say(Language::En, None, &State::tell(event, Viewer::Public)[0]);
                assert!(words.contains(&WORDS.name(Language::En, unit.name())), "{words}");
                named.insert(unit);
            }
        }
    });
    assert!(named.contains(&UnitType::Spearman) && named.len() > 5, "{named:?}");
}

/// EC-29.11: a refusal, too, calls a piece by the type that it stands for; with the standard rules it is the figure.
#[test]
fn ec_29_11_a_refusal_names_the_type() {
    let here = which(Region::Gobi, Kind::AncientCavalry, 1);
    let refused = |scene: &mut Scene, language| {
        scene.town(A, Region::Gobi, 1).town(B, Region::Hellas, 1).buys(A);
        let why = scene.state.check(A, &Action::Sell(here)).expect_err("there is none");
        (why.rule.0, WORDS.say(language, Some(A), &why.message))
    };
    let (rule, told) = refused(advanced(2).knows(B, &[Technology::TheWheel]), Language::En);
    assert_eq!(rule, "EC-32.6");
    assert!(told.contains("Chariot") && !told.contains("Horseman"), "{told}");
    let (_, told) = refused(advanced(2).knows(B, &[Technology::TheWheel]), Language::De);
    assert!(told.contains("Streitwagen"), "{told}");
    let unit_here = |scene: &mut Scene| {
        scene.town(A, Region::Gobi, 1).town(B, Region::Hellas, 1).put(
            A,
            Region::Gobi,
            Kind::AncientCavalry,
            1,
        );
        let why = scene.buys(A).state.check(A, &Action::Sell(here)).expect_err("it is not of a past era");
        WORDS.say(Language::En, Some(A), &why.message)
    };
    let told = unit_here(advanced(2).knows(B, &[Technology::TheWheel]));
    assert!(told.contains("Chariot"), "{told}");
}

/// That an era ends is told when it is decided, and that a piece stands for a better type when it does.
#[test]
fn turning_points_are_told() {
    let (mut ended, mut eras, mut types) = (None, 0, 0);
    each_position(|step, _, events| {
        if step == 0 {
            ended = None;
        }
        for event in events {
            match *event {
                Event::EraEnds { era, .. } => assert_eq!(ended.replace(era), None, "told once"),
                Event::EraBegan { era } => {
                    assert_eq!(ended.take().and_then(Era::next), Some(era));
                    eras += 1;
                }
                Event::Advanced { from, to } => {
                    assert!(from != to && from.facts().unit_class == to.facts().unit_class, "{event:?}");
                    types += 1;
                }
                _ => {}
            }
        }
    });
    assert!(eras > 3 && types > 1, "{eras} eras, {types} types");
}

/// Nobody but the leader learns what is sent, by figure or by type.
#[test]
fn the_type_of_a_secret_pick_is_secret() {
    let pick = Pick { owner: Seat(0), kind: Kind::AncientInfantry, ship: 0, aircraft: None };
    let picked = Event::Picked { seat: Seat(0), pick: Seen::Known(pick), unit: Some(UnitType::Spearman) };
    let hidden = Event::Picked { seat: Seat(0), pick: Seen::Hidden, unit: None };
    assert_eq!(picked.disclosed(Viewer::Seat(Seat(1))), hidden);
    assert_eq!(picked.disclosed(Viewer::Public), hidden);
    assert_eq!(picked.disclosed(Viewer::Seat(Seat(0))), picked);
}

/// What changes hands is told with resource and size, and who gives what to whom.
#[test]
fn a_trade_is_told_with_what_it_is_about() {
    let mut state = trade_phase();
    let (anna, hypatia) = (Seat(0), Seat(1));
    let lends = |(region, _): &(Region, _)| state.table.resource(*region).is_some();
    let (card, _) = state.table.cards_held(hypatia).find(lends).expect("Hypatia has a resource");
    let resource = state.table.resource(card).unwrap();
    let size = state.table.settlement(card).unwrap().size;
    let gives = Bundle { gold: Gold::Open(2), ..Bundle::default() };
    let wants = Bundle { cards: card.into(), ..Bundle::default() };
    state.table.earn(anna, 2);
    let offer = Action::Offer(Proposal { to: hypatia, gives, wants, counter: None });
    let mut events = Vec::new();
    state.play(anna, &offer, &mut events).unwrap();
    let name = |name: engine::Name| WORDS.name(Language::En, name);
    let size =
        WORDS.say(Language::En, None, &Message::new(["", "size-village", "size-town"][usize::from(size)]));
    let thing = format!("the city card of {} ({}, {size})", name(card.name()), name(resource.name()));
    let told = |event: &Event, you| WORDS.say(Language::En, you, &State::tell(event, Viewer::Public)[0]);
    assert!(told(&events[0], None).ends_with(&format!(" of Anna to Hypatia: 2 gold for {thing}.")));
    let id = state.table.offers.iter().last().unwrap().id;
    events.clear();
    state.play(hypatia, &Action::Accept(id), &mut events).unwrap();
    let words = told(&events[0], Some(hypatia));
    assert_eq!(words, format!("You accept offer {id} of Anna: you get 2 gold and give {thing}."));
}

/// That nobody trades any more is told once; who is done before may still be asked again.
#[test]
fn the_end_of_trade_is_told_once() {
    let mut turns = 0;
    each_position(|_, state, events| {
        for event in events {
            let Event::TradeEnded { all, .. } = *event else { continue };
            let told = State::tell(event, Viewer::Public);
            assert_eq!(told.len(), usize::from(all));
            assert_eq!(all, state.table.frame() != Frame::Trade, "{:?}", state.table.frame());
            turns += u32::from(all);
        }
    });
    assert!(turns > 10);
}

/// A match of the past whose events said less is still told.
#[test]
fn events_of_the_past_are_still_read() {
    let bought = r#"{"bought":{"seat":0,"kind":"ancient_infantry","price":5,"royalty":null}}"#;
    let offered = r#"{"offered":{"id":1,"from":0,"to":1,"gives":{"gold":5},"wants":{"cards":["nile"]}}}"#;
    let told = [bought, offered].map(|json| {
        let event: Event = serde_json::from_str(json).unwrap();
        WORDS.say(Language::En, None, &State::tell(&event, Viewer::Public)[0])
    });
    assert_eq!(told[0], "Anna buys Swordsman for 5 gold.");
    assert_eq!(told[1], "Offer 1 of Anna to Hypatia: 5 gold for the city card of Nile.");
}

/// One neighbor is not several, and what is the reader's own is called so.
#[test]
fn labels_count_and_address_the_reader() {
    let state = State::setup(&Options::default(), 2, Rng::from_number(1)).unwrap();
    let seat = state.status().deciding().iter().next().unwrap();
    let hint = |state: &State, action: &Action, language| {
        let label = State::label(&view(state, seat), seat, action, None);
        WORDS.say(language, Some(seat), &label.hint.expect("a hint"))
    };
    let scandia = Action::Start(Region::Scandia);
    assert_eq!(hint(&state, &scandia, Language::En), "1 land neighbor, 3 sea zones");
    assert_eq!(hint(&state, &scandia, Language::De), "1 Landnachbar, 3 Seezonen");
    assert_eq!(hint(&state, &scandia, Language::Nl), "1 landbuur, 3 zeegebieden");
    let mut state = state;
    state.apply(seat, &scandia, &mut ());
    let muscovy = Action::Start(Region::Muscovy);
    assert!(hint(&state, &muscovy, Language::En).ends_with("next to it: your village"));
    assert!(hint(&state, &muscovy, Language::De).ends_with("daneben: Dorf von dir"));
    state.apply(state.status().deciding().iter().next().unwrap(), &muscovy, &mut ());
    let learn = Action::Learn(Technology::Masonry);
    let text = |action: &Action, language| {
        WORDS.say(language, Some(seat), &State::label(&view(&state, seat), seat, action, None).text)
    };
    assert_eq!(text(&learn, Language::De), "Bauwesen, 10 Gold");
    assert!(hint(&state, &learn, Language::En).starts_with("+"));
    let buy = Action::Buy(Kind::AncientCavalry);
    assert_eq!(text(&buy, Language::En), "Horseman, 5 gold");
    assert_eq!(hint(&state, &buy, Language::En), "1 die, 1 step");
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
        Event::Swapped {
            seat,
            with: other,
            mine: Region::Nile,
            theirs: Region::Gobi,
            resources: [Some(Resource::Iron), None],
        },
        Event::GiftWaits { seat, kind: Kind::AncientFleet, unit: None },
        Event::Improved { seat, improvement: Improvement::Granary, price: 10, royalty: Some(other), part: 5 },
        Event::Bought {
            seat,
            kind: Kind::AncientFleet,
            price: 20,
            royalty: Some(other),
            part: 5,
            unit: Some(UnitType::Galley),
        },
        Event::EraEnds { seat, era: Era::Ancient },
        Event::Served { seat, happy: Region::Nile.into(), productive: Regions::new() },
        Event::Served { seat, happy: Regions::new(), productive: Region::Nile.into() },
        Event::Served { seat, happy: Region::Nile.into(), productive: Region::Gobi.into() },
        Event::ClaimRoll { seat, roll: 9 },
        Event::EndRoll { seat, roll: 2, technologies: 3, ends: true },
        Event::Destroyed { region: Region::Nile, owner: seat },
        Event::Sold { seat, kind: Kind::AncientCavalry, gold: 2, unit: Some(UnitType::Chariot) },
    ];
    for (event, language) in rare.iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        let sentences = State::tell(event, Viewer::Public);
        assert_eq!(sentences.len(), 1, "{event:?}");
        assert!(
            WORDS.say(language, Some(seat), &sentences[0]) != WORDS.say(language, None, &sentences[0]),
            "{event:?}"
        );
    }
    for ending in [Ending::Conquest, Ending::Diplomatic, Ending::Military, Ending::Space, Ending::Standstill]
    {
        let event = Event::EndDeclared { ending, seat: Some(seat) };
        let told = State::tell(&event, Viewer::Public);
        WORDS.say_all(None, &told[0]);
        assert!(WORDS.say(Language::En, Some(seat), &told[0]).starts_with("You bring about the end"));
    }
}

#[test]
fn ec_r_04_hidden_gold_has_words() {
    let options = Options { hidden_gold: true, ..Options::default() };
    let state = State::setup(&options, 3, Rng::from_number(3)).expect("the options are offered");
    let gold = Bundle { gold: Gold::Hidden, ..Bundle::default() };
    let offer = Offer { from: Seat(0), to: Seat(1), gives: gold, ..Offer::default() };
    for language in Language::ALL {
        let sheet = WORDS.sheet(&view(&state, Seat(0)), language, Some(Seat(0)));
        let hidden = WORDS.say(language, None, &engine::msg!("gold-hidden"));
        assert_eq!(sheet.matches(&hidden).count(), 2, "{sheet}");
        for event in [
            Event::SecretIncome { seat: Seat(1), statement: engine::Seen::Hidden },
            Event::Eliminated { seat: Seat(1), heir: Some(Seat(0)), gold: Gold::Hidden },
            Event::Traded(Deal::new(&state.table, offer)),
        ] {
            State::tell(&event, Viewer::Public).iter().for_each(|told| drop(WORDS.say(language, None, told)));
        }
    }
}

#[test]
fn the_sheet_mentions_everything() {
    each_position(|step, state, _| {
        if step % 200 != 0 {
            return;
        }
        let language = Language::ALL[step / 200 % 3];
        let view = view(state, Seat(0));
        let words = WORDS.sheet(&view, language, Some(Seat(0)));
        let name = |name| WORDS.name(language, name);
        let table = &view.table;
        let mut wanted: Vec<String> =
            table.players.seats().map(|seat| WORDS.player(seat).to_owned()).collect();
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
    let cards = WORDS.assert_cards();
    // 53 technologies, 25 wonders, 28 improvements, 12 milestones, 30 unit types, 9 kinds of city
    // cards, 17 kinds of markers, 64 regions, 38 zones.
    assert_eq!(cards.len(), 276);
    assert!(cards.iter().all(|card| card.count > 0));
    let doubt = |id: &str| {
        let card = cards.iter().find(|card| card.id == id).unwrap();
        card.doubtful.as_ref().map(|message| message.key)
    };
    assert_eq!(doubt("masonry"), Some("doubtful-public"));
    assert_eq!(doubt("red_sea"), Some("doubtful-designed"));
    assert_eq!(doubt("milestone_ancient_villages"), None);
}

/// The first trade phase of a random match.
fn trade_phase() -> State {
    let mut found = None;
    each_position(|_, state, _| {
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
        WORDS.assert_answered(Seat(0), &refused);
    }
    let empty = State::compose(&view, Seat(0), &[("to".to_owned(), "1".to_owned())]).expect("readable");
    assert!(matches!(empty, Action::Offer(offer) if offer.gives == Bundle::default()));
    assert!(state.check(Seat(0), &empty).is_err());
}

#[test]
fn reach_is_what_single_steps_add_up_to() {
    each_position(|step, state, _| {
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
    each_position(|_, state, events| {
        for event in events {
            let Event::Looked { seat, region, .. } = *event else { continue };
            let Some(marker) =
                view(state, seat).marker(region).filter(|_| state.table.resource(region).is_none())
            else {
                continue;
            };
            let told = Event::disclosed(*event, Viewer::Public);
            let words = WORDS.say(Language::En, None, &State::tell(&told, Viewer::Public)[0]);
            let secret = marker.is_secret();
            assert!(!words.contains(&WORDS.name(Language::En, marker.name())), "{words}");
            let own = WORDS.say(Language::En, Some(seat), &State::tell(event, Viewer::Seat(seat))[0]);
            assert_eq!(secret, own.contains(&WORDS.name(Language::En, marker.name())), "{own}");
            checked += u32::from(secret && marker != Marker::default());
        }
    });
    assert!(checked > 3);
}
