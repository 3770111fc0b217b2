//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::{
    Forger, General, assert_accepts_what_it_lists, assert_forgeries_harmless, assert_refusals,
    random_positions,
};
use engine::{Game, Seat};
use game_new_dawn::frame::Frame;
use game_new_dawn::hex::Hex;
use game_new_dawn::map::{Map, Placement};
use game_new_dawn::options::{MapChoice, TileReading};
use game_new_dawn::state::Foe;
use game_new_dawn::{Action, Options, Spaces, State, Table};

fn positions(seats: u8, seed: u64, built: bool) -> Vec<State> {
    let map = if built { MapChoice::Built } else { MapChoice::First };
    random_positions::<State>(&Options { map, ..Options::default() }, seats, seed, 900)
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let forger = Forger { word: "11a", per_place: 1, stays_valid: false };
    let built = positions(2, 3, true);
    let played = positions(3, 1, false);
    let some = played.iter().step_by(150).chain(built.iter().take(30).step_by(9));
    assert_forgeries_harmless(some, forger);
}

/// Half of the tiles lie; everything that is no longer as the players can have left it is refused.
#[test]
fn nd_3_7_half_built_maps_that_cannot_come_about_are_refused() {
    let all = positions(3, 4, true);
    let half = *all.iter().find(|state| state.table.map.tiles().len() == 9).expect("nine tiles lie");
    assert_eq!(half.validate(), Ok(()));
    let forged = |what: &str, forge: &dyn Fn(&mut Table)| {
        let mut state = half;
        forge(&mut state.table);
        assert!(state.validate().is_err(), "{what}");
    };
    let next = half.table.builder;
    forged("another player began", &|table| table.builder = next.next(3));
    forged("another player's tile", &|table| {
        let tile = table.hands[next.next(3).next(3)].pop().expect("a tile");
        table.hands[next].push(tile);
    });
    forged("a tile in hand lies already", &|table| table.hands[next][0] = table.map.tiles()[8].tile);
    forged("a tile was laid elsewhere", &|table| table.map = relaid(table, 8, 20));
    forged("the core lies elsewhere", &|table| table.map = relaid(table, 3, 20));
    forged("the core is another one", &|table| table.core.swap(0, 3));
    forged("there is more water", &|table| table.map.fill(&[Hex::new(15, 15)]));
    forged("a capital without its tile", &|table| forget_capital(table));
    forged("somebody was faster than the map", &|table| table.players[next].tech = 3);
    forged("a token is used already", &|table| {
        table.players[next].control -= 1;
        table.board.0[next].control.insert(table.map.land().first().expect("land"));
    });
    forged("the ready-made map is not built", &|table| table.options.map = MapChoice::First);
    forged("the token does not wait", &|table| {
        table.frames.remove(0);
    });
}

/// The same map with one tile moved to the east.
fn relaid(table: &Table, index: usize, east: i8) -> Map {
    let mut map = Map::new(TileReading::First);
    for (place, laid) in table.map.tiles().iter().enumerate() {
        let Placement { side, at, turned } = laid.placement;
        let at = if place == index { at.plus(Hex::new(east, 0)) } else { at };
        map.lay(laid.tile, Placement { side, at, turned });
    }
    map.fill(table.map.water_tokens());
    map
}

/// Somebody's capital stands on no star any more, but beside it.
fn forget_capital(table: &mut Table) {
    let (seat, capital) =
        table.board.0.pairs().find_map(|(seat, pieces)| Some((seat, pieces.capital?))).expect("a capital");
    let beside = (table.map.around(capital) & table.map.land()).first().expect("land");
    let pieces = &mut table.board.0[seat];
    pieces.cities = Spaces::one(beside);
    pieces.capital = Some(beside);
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    // Actions that were legal at some time, tried everywhere.
    let all = positions(3, 2, false);
    let mut actions: Vec<Action> = Vec::new();
    let mut legal = Vec::new();
    for state in &all {
        let Some(seat) = state.table.decider() else { continue };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let new = legal.iter().filter(|action| !actions.contains(action)).copied().collect::<Vec<_>>();
        actions.extend(new.into_iter().take(3));
    }
    assert!(actions.len() > 300);
    assert_accepts_what_it_lists(all.iter().step_by(17), &actions);
}

#[test]
fn every_refusal_says_why() {
    let shared = &[
        ("ND-5.1", "not-on-the-map"),
        ("ND-R06", "effect-not-owned"),
        ("ND-R06", "effect-used"),
        ("ND-R06", "only-at-the-start"),
    ];
    let out_of_place = &["not-your-decision", "match-is-over"];
    assert_refusals::<State>(20, 40, General { out_of_place, shared });
}

#[test]
fn nd_4_6_the_end_of_the_turn_waits_once_below_its_questions() {
    let all = positions(3, 1, false);
    let turn = *all.iter().find(|state| state.table.frames.len() > 1).expect("a turn");
    let mut endless = turn;
    endless.table.frames.remove(0);
    let mut twice = turn;
    twice.table.frames.push(turn.table.frames[0]);
    assert!(turn.validate().is_ok() && endless.validate().is_err() && twice.validate().is_err());
}

#[test]
fn nd_15_11_a_combat_is_over_before_the_next_attack() {
    let all = random_positions::<State>(&Options::default(), 3, 1, 4_000);
    let fights = |state: &&State| state.table.frames.contains(&Frame::Compare);
    let mut state = *all.iter().find(fights).expect("a combat");
    let attacks = |frame: &&Frame| matches!(frame, Frame::Fight { .. });
    let fight = *state.table.frames.iter().find(attacks).expect("the attack waits");
    assert!(state.validate().is_ok());
    state.table.frames.push(fight);
    assert!(state.validate().is_err());
}

#[test]
fn nd_15_1_the_foe_is_a_rival_who_plays() {
    let against_rival =
        |state: &&State| matches!(state.table.combat, Some(combat) if matches!(combat.foe, Foe::Rival(..)));
    let all = random_positions::<State>(&Options::default(), 2, 1, 20_000);
    let state = *all.iter().find(against_rival).expect("an attack on a rival");
    for seat in [state.table.turn.seat, Seat(2)] {
        let mut forged = state;
        let Some(combat) = &mut forged.table.combat else { panic!("it was found") };
        let Foe::Rival(rival, _) = &mut combat.foe else { panic!("it was found") };
        *rival = seat;
        assert!(forged.validate().is_err(), "{seat}");
    }
}

#[test]
fn nd_16_2_a_mark_names_an_agenda_of_its_card() {
    let marked = |state: &&State| state.table.marks.iter().any(|marks| marks[0].is_some());
    let all = random_positions::<State>(&Options::default(), 3, 1, 20_000);
    let mut state = *all.iter().find(marked).expect("somebody has met an agenda");
    state.table.victory.swap(0, 1);
    assert!(state.validate().is_err());
}

#[test]
fn nd_13_1_one_wonder_is_paid_for_at_a_time() {
    let pays = |state: &&State| matches!(state.table.frame(), Frame::Pay { .. });
    let all = (1..20).flat_map(|seed| positions(3, seed, false)).collect::<Vec<_>>();
    let mut state = *all.iter().find(pays).expect("a wonder is paid for");
    state.table.frames.push(state.table.frame());
    assert!(state.validate().is_err());
}

#[test]
fn nonsense_is_not_read() {
    for text in ["{}", "[]", "null", r#"{"table":1}"#] {
        assert!(serde_json::from_str::<State>(text).is_err());
    }
    for text in [
        r#"{"place":"17a"}"#,
        r#"{"resolve":6}"#,
        r#"{"choose_tile":17}"#,
        r#""fly""#,
        r#"{"learn":["magic",1]}"#,
        r#"{"lay_tile":[400,0]}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    for text in [r#"{"map":"round"}"#, r#"{"maps":"first"}"#] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
}
