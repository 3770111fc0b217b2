//! Questions that random play hardly ever leads to, each put upon a position of a random match in which it can be
//! answered. Whatever is arranged for that holds together: `State::validate` says so.

use engine::{Game, Seat};
use game_new_dawn::cards::{CityState, Focus, FocusType, Part, Terrain, Wonder};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::row::{Slot, Slots};
use game_new_dawn::rules::military;
use game_new_dawn::state::Caravan;
use game_new_dawn::{Action, Space, Spaces, State};

/// As they are called in a position's JSON.
pub const QUESTIONS: [&str; 17] = [
    "again",
    "drop_caravan",
    "economy_after",
    "economy_first",
    "gift",
    "hills",
    "loot",
    "move_wonder",
    "name_second",
    "place_in_gardens",
    "place_on_hill",
    "put_city_state",
    "put_natural",
    "return_pacts",
    "surrender",
    "swap_any",
    "upgrade",
];

/// All of them that can be asked here, where a turn begins.
pub fn positions(state: &State) -> Vec<State> {
    let table = &state.table;
    if table.frame() != Frame::Turn || table.options.epic && table.round < 2 {
        return Vec::new();
    }
    let seat = table.turn.seat;
    let rival = seat.next(table.seats());
    let last = Slot::ALL[4];
    let mut found = vec![
        asking(state, Frame::EconomyFirst { slot: last, lesser: false }),
        asking(state, Frame::EconomyAfter),
        asking(state, Frame::SwapAny),
        asking(state, Frame::PlaceInGardens),
        asking(state, Frame::Gift { owner: rival }),
        asking(state, Frame::Loot { from: rival, left: 2 }),
        asking(state, Frame::Upgrade { left: 1, pyramids: false, done: Slots::default() }),
    ];
    found.extend(again(state, seat, last));
    found.extend(on_hills(state, seat));
    found.extend(surplus_caravan(state, seat));
    found.extend(surplus_pacts(state, seat));
    found.extend(table.naturals(seat).map(|natural| asking(state, Frame::PutNatural { seat, natural })));
    found.extend(city_state(state, seat));
    found.extend(tokens_named(state, seat, rival));
    found.extend(carried(state, seat));
    found.retain(can_be_answered);
    found
}

/// Somebody decides, and has something to decide.
fn can_be_answered(state: &State) -> bool {
    let Some(seat) = state.table.decider() else { return false };
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let beside_declining = legal.iter().any(|action| *action != game_new_dawn::Action::Done);
    beside_declining && state.validate().is_ok()
}

/// The position with another question in place of that for a card.
fn asking(state: &State, frame: Frame) -> State {
    let mut state = *state;
    state.table.frames.pop();
    state.table.frames.push(frame);
    state
}

/// The Venetian Arsenal under the capital, and the card of slot 5 just resolved.
fn again(state: &State, seat: Seat, slot: Slot) -> Option<State> {
    let state = with_wonder(state, seat, Wonder::VenetianArsenal)?;
    let card = Resolving { slot, strength: 5, card: state.table.card(seat, slot) };
    Some(asking(&state, Frame::Again { card }))
}

/// A wonder that waits in its stack, or lies upon it, under the capital.
fn with_wonder(state: &State, seat: Seat, wonder: Wonder) -> Option<State> {
    let mut state = *state;
    let (table, stack) = (&mut state.table, wonder.kind().stack()?);
    let capital = table.board.0[seat].capital.filter(|capital| table.wonder_at(*capital).is_none())?;
    let cards = &mut state.hidden.stacks[stack];
    if table.face_up[stack] == Some(wonder) {
        table.face_up[stack] = cards.pop();
    } else {
        let at = cards.iter().position(|card| *card == wonder)?;
        cards.remove(at);
    }
    table.below[stack] = u8::try_from(cards.len()).ok()?;
    table.built[wonder as usize] = Some(capital);
    Some(state)
}

/// Stonehenge goes on from a hill.
fn on_hills(state: &State, seat: Seat) -> Vec<State> {
    let mut state = *state;
    let hills = state.table.board.friendly(seat) & state.table.map.terrain(Terrain::Hills);
    state.table.turn.hills = hills | state.table.map.terrain(Terrain::Hills);
    vec![asking(&state, Frame::Hills), asking(&state, Frame::PlaceOnHill)]
}

/// All three caravans on the map, while the card gives fewer.
fn surplus_caravan(state: &State, seat: Seat) -> Option<State> {
    let mut state = *state;
    let free: Vec<Space> = (state.table.empty() & state.table.map.land()).iter().take(3).collect();
    let [one, two, three] = free[..] else { return None };
    state.table.players[seat].caravans = [one, two, three].map(Caravan::On);
    Some(asking(&state, Frame::DropCaravan))
}

/// Two diplomacy cards of each rival.
fn surplus_pacts(state: &State, seat: Seat) -> Option<State> {
    let mut state = *state;
    let rivals: Vec<Seat> = state.table.players.seats().filter(|rival| *rival != seat).collect();
    for rival in &rivals {
        state.table.pacts[*rival] = [Some(seat), Some(seat), Some(seat), None];
    }
    (!rivals.is_empty()).then(|| asking(&state, Frame::ReturnPacts { seat }))
}

/// A conquered city-state: one of the own cities stands there.
fn city_state(state: &State, seat: Seat) -> Option<State> {
    let mut state = *state;
    let table = &mut state.table;
    if table.players[seat].cities == 0 {
        return None;
    }
    let free = |found: &&CityState| {
        let space = table.map.city_state(**found);
        table.is_free(**found) && space.is_some_and(|space| table.barbarian_at(space).is_none())
    };
    let found = *CityState::ALL.iter().find(free)?;
    let space = table.map.city_state(found)?;
    table.board.0[seat].cities.insert(space);
    table.players[seat].cities -= 1;
    table.envoys[found as usize] = engine::Seats::NONE;
    Some(asking(&state, Frame::PutCityState { seat, state: found }))
}

/// Two control tokens of a rival.
fn tokens_named(state: &State, seat: Seat, rival: Seat) -> Vec<State> {
    let control: Spaces = state.table.board.rival_control(seat) & state.table.board.0[rival].control;
    let tokens: Vec<Space> = control.iter().take(2).collect();
    let [first, second] = tokens[..] else { return Vec::new() };
    vec![
        asking(state, Frame::NameSecond { first }),
        asking(state, Frame::Surrender { seat: rival, first, second }),
    ]
}

/// A wonder of a beaten capital that is carried to a city of the winner.
fn carried(state: &State, seat: Seat) -> Option<State> {
    let rival = seat.next(state.table.seats());
    let wonder = Wonder::ALL.iter().find_map(|wonder| Some((*wonder, with_wonder(state, rival, *wonder)?)));
    wonder.map(|(wonder, state)| asking(&state, Frame::MoveWonder { wonder }))
}

/// A caravan that could cross a city-state whose barbarian it defeats (ND-R46).
pub fn crossing(state: &State) -> Option<State> {
    let (mut state, seat) = (*state, state.table.turn.seat);
    let is_meant = |card: &&Focus| {
        matches!(card.facts().parts.first(), Some(Part::MoveCaravans { defeats_barbarians: true, .. }))
    };
    let card = Resolving { slot: Slot::ALL[4], strength: 5, card: *Focus::ALL.iter().find(is_meant)? };
    state.table.frames.push(Frame::Caravans { card, bonus: 0 });
    let mut guarded = state.table.free_city_states().iter().map(|at| {
        let mut state = state;
        state.table.barbarians[0] = Some(at);
        state
    });
    guarded.find(|state| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        legal.iter().any(|action| matches!(action, Action::MoveAcross(..)))
    })
}

/// A barbarian on a token that can be reinforced, where a turn begins, and the slot of the military card.
pub fn beset(state: &State) -> Option<(State, Slot, Space)> {
    let (mut state, seat) = (*state, state.table.turn.seat);
    let token = military::reinforceable(&state.table, seat).first()?;
    state.table.barbarians[0] = Some(token);
    let is_military = |slot: &Slot| state.table.card(seat, *slot).kind() == FocusType::Military;
    let slot = Slot::ALL.into_iter().find(is_military)?;
    (state.table.frame() == Frame::Turn).then_some((state, slot, token))
}
