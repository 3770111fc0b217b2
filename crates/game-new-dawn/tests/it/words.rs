//! The game in words: complete, distinguishable, in every language.

use std::sync::LazyLock;

use engine::testkit::RandomMatch;
use engine::{Game, Language, Present, ScoreSheet, Seat, Viewer};
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{
    Agenda, Barbarian, CityState, Focus, Leader, Natural, Pact, Resource, Side, Terrain, Tile, Wonder,
};
use game_new_dawn::event::{Cause, Spot};
use game_new_dawn::hex::Direction;
use game_new_dawn::options::MapChoice;
use game_new_dawn::state::{Foe, StartEffect};
use game_new_dawn::{Action, Event, Options, State, Token, View};
use texts::testkit::{Often, Words, assert_complete};

use crate::scene::{at, scene, slot};

static WORDS: LazyLock<Words<State>> = LazyLock::new(Words::new);

/// Random matches with all numbers of players, both maps and epic.
fn matches() -> Vec<RandomMatch<State>> {
    let tables = [(1, 2, MapChoice::First), (2, 3, MapChoice::Built), (3, 4, MapChoice::First)];
    let table = |(seed, seats, map)| {
        let options = Options { map, epic: seats == 3, ..Options::default() };
        RandomMatch { options, seats, seed, max_actions: 1_500 }
    };
    tables.map(table).into()
}

fn each_position(mut look: impl FnMut(usize, &State)) {
    matches().iter().for_each(|table| table.play(|step, state, _| look(step, state)));
}

fn view(state: &State, seat: Seat) -> View {
    state.view(Viewer::Seat(seat))
}

#[test]
fn every_sentence_is_there_in_every_language() {
    assert_complete::<State>(env!("CARGO_MANIFEST_DIR"), &["text-"]);
}

#[test]
fn every_position_has_words_in_every_language() {
    let told = WORDS.assert_told(&matches(), Often { look_every: 3, read_every: 150 });
    assert!(told.log.len() > 50 && told.refusals.len() > 12 && told.kinds > 25, "{told:?}");
    assert!(told.repeated.is_empty(), "{:?}", told.repeated);
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, hypatia) = (Seat(0), Seat(1));
    let spot = |name: &str, terrain| Spot { space: at(name), terrain };
    let tell =
        |event: Event, language, you| WORDS.say(language, you, &State::tell(&event, Viewer::Public)[0]);
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
    let (tile, side) = (Tile::default(), Side::B);
    let number = tile.number();
    let turned = |turned| tell(Event::TileTurned { seat: anna, tile, side, turned }, en, None);
    assert_eq!(turned(0), format!("Anna turns tile {number} with side B up."));
    assert_eq!(turned(1), format!("Anna turns tile {number} with side B up, by 60°."));
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
        Event::BarbarianSent { seat, barbarian: Barbarian::A, from: None, to: at },
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
        Event::CapitalRaided { owner: seat, lost: 1 },
        Event::Conquered { seat, state: CityState::Seoul, piece: Piece::City },
        Event::Conquered { seat, state: CityState::Seoul, piece: Piece::Reinforced },
        Event::Advanced { seat, from: 23, to: 15, steps: 2, passed: true },
        Event::CardUnused { seat, card },
        Event::CapitalFounded { seat, at },
        Event::FirstPlayer { seat },
        Event::LeaderTaken { seat, leader: Leader::Egypt },
        Event::AgendaMet { seat, agenda: Agenda::Civilized },
        Event::TileLaid {
            seat,
            tile: Tile::default(),
            side: Side::B,
            at: game_new_dawn::hex::Hex::default(),
            turned: 0,
        },
        Event::DirectionPlaced { seat, direction: Direction::West },
        Event::CardChosen { seat, card },
        Event::FirstNamed { seat, at },
        Event::GivenUp { seat, at },
        Event::TakingOver { seat, at },
        Event::WonderBegun { seat, wonder: Wonder::Petra },
    ];
    for (event, language) in rare.iter().flat_map(|event| Language::ALL.map(|language| (event, language))) {
        let sentences = State::tell(event, Viewer::Public);
        assert_eq!(sentences.len(), 1, "{event:?}");
        assert!(
            WORDS.say(language, Some(seat), &sentences[0]) != WORDS.say(language, None, &sentences[0]),
            "{event:?}"
        );
    }
}

#[test]
fn the_sheet_mentions_everything() {
    each_position(|step, state| {
        if step % 150 != 0 {
            return;
        }
        let view = state.view(Viewer::Public);
        let language = Language::ALL[step / 150 % 3];
        let words = WORDS.sheet(&view, language, None);
        let name = |name| WORDS.name(language, name);
        let table = &view.table;
        let mut wanted: Vec<String> =
            table.players.seats().map(|seat| WORDS.player(seat).to_owned()).collect();
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
    each_position(|_, state| {
        let scores = State::scores(&state.view(Viewer::Public));
        for ScoreSheet { seat, lines, total, tie_breaks } in scores {
            assert_eq!(lines.len(), state.table.victory.len());
            assert_eq!(total, i32::try_from(state.table.agendas_met(seat)).unwrap());
            assert_eq!(tie_breaks[0].points, i32::try_from(state.table.wonders(seat).count()).unwrap());
            assert_eq!(tie_breaks[1].points, i32::try_from(state.table.board.friendly(seat).len()).unwrap());
        }
    });
}

#[test]
fn all_cards_can_be_looked_up() {
    let cards = WORDS.assert_cards();
    // 20 focus cards, 8 leaders, 24 wonders, 8 city-states, 8 natural wonders, 4 diplomacy cards, 5
    // victory cards, 16 tiles.
    assert_eq!(cards.len(), 93);
    assert!(cards.iter().all(|card| card.count > 0));
    let doubtful = |id: &str| cards.iter().find(|card| card.id == id).unwrap().doubtful.is_some();
    assert!(doubtful("masonry") && doubtful("currency") && doubtful("machu_picchu") && doubtful("tile_12"));
    assert!(!doubtful("early_empire") && !doubtful("stonehenge") && !doubtful("tile_01"));
}

#[test]
fn hints_say_what_an_attack_is_worth() {
    let mut scene = scene(2);
    scene.control(1, "3e").focus(0, Focus::Masonry, 3).plays(0, Action::Resolve(slot(3)));
    let view = view(&scene.state, Seat(0));
    let label = State::label(&view, Seat(0), &Action::Attack(at("3e")), None);
    let hint = WORDS.say(Language::En, Some(Seat(0)), &label.hint.unwrap());
    // 3 against 5: the die must be higher by 3 or more, which 6 of 36 rolls are.
    assert_eq!(hint, "3 (slot 3) against 5 (Mountain 5) before the dice: succeeds on 6 of 36 rolls");
    assert_eq!(
        WORDS.say(Language::De, Some(Seat(0)), &label.text),
        "den Kontrollmarker von Hypatia auf 3e (Berge) angreifen"
    );
}
