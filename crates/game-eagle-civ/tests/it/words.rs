//! The game in words: complete, distinguishable, in every language.

use std::sync::LazyLock;

use engine::testkit::RandomMatch;
use engine::{FieldKind, Form, Game, Language, Present, Rng, Seat, Viewer};
use game_eagle_civ::cards::{Improvement, Kind, Marker, Region, Zone};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::rules::movement;
use game_eagle_civ::state::{Ending, Side, Which};
use game_eagle_civ::trade::{Bundle, Offer};
use game_eagle_civ::{Action, Area, Event, Frame, Gold, Options, State, View};
use texts::testkit::{Often, Words, assert_complete};

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
    assert!(told.log.len() > 45 && told.refusals.len() > 12 && told.kinds > 25, "{told:?}");
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, hypatia) = (Seat(0), Seat(1));
    let tell =
        |event: Event, language, you| WORDS.say(language, you, &State::tell(&event, Viewer::Public)[0]);
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
            Event::Traded(offer),
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
