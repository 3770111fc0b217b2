//! What must hold of every position: the counts of the box (ND-1.2), and everything that an index or
//! a subtraction in the rules relies on.

mod building;

use engine::{Corrupt, Seat};

use crate::cards::{Age, Barbarian, CityState, Natural, Resource, Wonder};
use crate::frame::{Frame, Resolving};
use crate::row::MAX_TRADE;
use crate::setup::removed_per_type;
use crate::space::{Space, Spaces};
use crate::state::{
    CITIES, CONTROL_TOKENS, Caravan, ENVOYS, Foe, RESOURCE_TOKENS, State, Table, ZIMBABWE_ROOM,
};

/// Whether the position holds together.
///
/// # Errors
/// What does not hold.
pub fn validate(state: &State) -> Result<(), Corrupt> {
    let table = &state.table;
    seats(table)?;
    board(table)?;
    table.players.seats().try_for_each(|seat| player(table, seat))?;
    tokens(table)?;
    wonders(state)?;
    diplomacy(table)?;
    if is_building(table) {
        building::validate(table)?;
    }
    if is_choosing(table) {
        building::validate_choosing(table)?;
    }
    frames(table)
}

fn ensure(holds: bool, what: &str) -> Result<(), Corrupt> {
    Corrupt::unless(holds, || what.to_owned())
}

fn seats(table: &Table) -> Result<(), Corrupt> {
    let seats = table.seats();
    ensure((2..=4).contains(&seats), "two to four players")?;
    let equal = [table.board.0.count(), table.hands.count(), table.pacts.count(), table.marks.count()];
    ensure(equal.iter().all(|count| *count == seats), "every list has one entry for each player")?;
    let named = [table.first, table.builder, table.turn.seat];
    ensure(named.iter().all(|seat| seat.0 < seats), "the first player is at the table")?;
    ensure((1..=5).contains(&table.dial), "the event dial has five spaces")?;
    ensure(table.victory.len() == if table.options.epic { 4 } else { 3 }, "three or four victory cards")
}

fn is_building(table: &Table) -> bool {
    table.hands.iter().any(|hand| !hand.is_empty())
}

/// Whether the capitals are being chosen (ND-2.7).
fn is_choosing(table: &Table) -> bool {
    table.frames.iter().any(|frame| matches!(frame, Frame::ChooseCapital { .. }))
}

/// Pieces stand on land of the map, one on a space, and each player's capital stands.
fn board(table: &Table) -> Result<(), Corrupt> {
    let land = table.map.land();
    let mut seen = Spaces::NONE;
    for (seat, pieces) in table.board.0.pairs() {
        ensure(!pieces.cities.meets(pieces.control), "one piece on a space")?;
        ensure(!pieces.friendly().meets(seen), "one piece on a space")?;
        ensure(pieces.friendly().without(land).is_empty(), "pieces stand on land")?;
        ensure(pieces.reinforced.without(pieces.control).is_empty(), "reinforced tokens are control tokens")?;
        seen |= pieces.friendly();
        let capital = pieces.capital.is_some_and(|capital| pieces.cities.contains(capital));
        let later = !table.hands[seat].is_empty() || is_choosing(table);
        let waits = pieces.capital.is_none() && later && pieces.cities.is_empty();
        ensure(capital || waits, "a capital stands")?;
    }
    let tiles = if is_building(table) { 0 } else { 4 + 3 * usize::from(table.seats()) };
    ensure(tiles == 0 || table.map.tiles().len() == tiles, "4 tiles and 3 for each player")
}

fn player(table: &Table, seat: Seat) -> Result<(), Corrupt> {
    let (player, pieces) = (&table.players[seat], &table.board.0[seat]);
    let control = usize::from(player.control) + pieces.control.len() + table.marker_tokens(seat);
    ensure(control == usize::from(CONTROL_TOKENS), "31 control tokens")?;
    let capital = usize::from(pieces.capital.is_some());
    let cities = usize::from(player.cities) + pieces.cities.len() - capital;
    ensure(cities == usize::from(CITIES), "7 cities")?;
    ensure(player.tech <= crate::rules::science::LAST, "the tech dial has 24 spaces")?;
    for (slot, held) in player.row.iter() {
        let twice = player.row.iter().any(|(other, more)| other != slot && more.card == held.card);
        ensure(!twice, "every focus card once")?;
        ensure(held.trade <= MAX_TRADE, "at most three trade tokens on a card")?;
        ensure(row_tokens(table, seat, held), "tokens on cards belong to controlled spaces, each once")?;
    }
    let marks = &table.marks[seat][table.victory.len()..];
    ensure(marks.iter().all(Option::is_none), "marks belong to victory cards")?;
    let mut marked = table.marks[seat].iter().zip(&table.victory);
    let fits = marked.all(|(mark, card)| mark.is_none_or(|mark| card.agendas().contains(&mark.agenda)));
    ensure(fits, "a mark names an agenda of its card")?;
    let on_map = |caravan: &Caravan| match caravan {
        Caravan::On(space) => table.map.on_map().contains(*space),
        Caravan::Card | Caravan::Unused => true,
    };
    ensure(player.caravans.iter().all(on_map), "caravans are on the map")
}

fn row_tokens(table: &Table, seat: Seat, held: &crate::row::RowCard) -> bool {
    let row = &table.players[seat].row;
    let states = held.city_states.iter().all(|state| {
        let cards = row.iter().filter(|(_, held)| held.city_states.contains(state)).count();
        table.conqueror(state) == Some(seat) && cards == 1
    });
    let naturals = held.naturals.iter().all(|natural| {
        let cards = row.iter().filter(|(_, held)| held.naturals.contains(natural)).count();
        table.naturals(seat).any(|own| own == natural) && cards == 1
    });
    states && naturals
}

/// Resource tokens, barbarians and what lies on Great Zimbabwe.
fn tokens(table: &Table) -> Result<(), Corrupt> {
    for resource in Resource::ALL {
        let index = *resource as usize;
        let left = table.deposits & table.map.resource(*resource);
        let held: usize = table.players.iter().map(|player| usize::from(player.resources[index])).sum();
        let total = left.len() + held + usize::from(table.supply[index]);
        let wanted = if is_building(table) { 0 } else { usize::from(RESOURCE_TOKENS) };
        ensure(total == wanted, "8 resource tokens of a type, once the map is built")?;
    }
    let printed = Resource::ALL.iter().fold(Spaces::NONE, |all, found| all | table.map.resource(*found));
    ensure(table.deposits.without(printed).is_empty(), "resource tokens lie on their symbols")?;
    ensure(!table.deposits.meets(table.board.held()), "a controlled space has no resource token")?;
    for barbarian in Barbarian::ALL {
        let at = table.barbarians[*barbarian as usize];
        let known = at.is_none_or(|space| table.map.land().contains(space));
        ensure(known, "barbarians stand on land")?;
        ensure(at.is_none() || table.map.helmet(*barbarian).is_some(), "barbarians have a helmet")?;
    }
    ensure(table.zimbabwe <= ZIMBABWE_ROOM, "at most four trade tokens on Great Zimbabwe")?;
    let idle = table.owner(Wonder::GreatZimbabwe).is_none();
    ensure(!idle || table.zimbabwe == 0, "trade tokens lie on a controlled wonder")
}

/// Every wonder is in its stack, face up, built, or put back before the match (ND-2.13).
fn wonders(state: &State) -> Result<(), Corrupt> {
    let table = &state.table;
    let mut places = [0u8; 24];
    for (stack, cards) in state.hidden.stacks.iter().enumerate() {
        ensure(cards.len() == usize::from(table.below[stack]), "the stacks are counted")?;
        ensure(cards.is_empty() || table.face_up[stack].is_some(), "the top wonder lies face up")?;
        for wonder in cards.iter().chain(table.face_up[stack].iter()) {
            ensure(wonder.kind().stack() == Some(stack), "wonders lie on the stack of their type")?;
            places[*wonder as usize] += 1;
        }
    }
    let mut sites = Spaces::NONE;
    for (wonder, site) in Wonder::ALL.iter().zip(table.built) {
        if let Some(space) = site {
            ensure(table.map.land().contains(space), "wonders lie on the map")?;
            ensure(!sites.contains(space), "one wonder on a space")?;
            sites.insert(space);
            places[*wonder as usize] += 1;
        }
    }
    ensure(places.iter().all(|count| *count <= 1), "every wonder once")?;
    let removed = removed_per_type(table.seats());
    for (stack, kind) in crate::cards::FocusType::OF_WONDERS.iter().enumerate() {
        for age in Age::ALL {
            let gone = Wonder::ALL.iter().filter(|wonder| {
                wonder.kind() == *kind && wonder.age() == *age && places[**wonder as usize] == 0
            });
            ensure(gone.count() == removed[*age as usize], "the right number of wonders")?;
        }
        let ages = state.hidden.stacks[stack].iter().map(|wonder| wonder.age());
        let sorted =
            ages.chain(table.face_up[stack].map(Wonder::age)).is_sorted_by(|below, above| below >= above);
        ensure(sorted, "older wonders lie above newer ones")?;
    }
    Ok(())
}

fn diplomacy(table: &Table) -> Result<(), Corrupt> {
    let seats = table.seats();
    for (owner, cards) in table.pacts.pairs() {
        let elsewhere = |holder: &Seat| holder.0 < seats && *holder != owner;
        ensure(cards.iter().flatten().all(elsewhere), "diplomacy cards are held by other players")?;
    }
    for state in CityState::ALL {
        let holders = table.envoys[*state as usize];
        ensure(holders.iter().all(|seat| seat.0 < seats), "diplomacy cards are held by players")?;
        ensure(holders.len() <= ENVOYS, "two cards of a city-state")?;
        ensure(holders.is_empty() || table.is_free(*state), "a conquered city-state has no cards")?;
    }
    Ok(())
}

/// The open questions can be answered: whatever they name is there.
fn frames(table: &Table) -> Result<(), Corrupt> {
    let lasts = |frame: &Frame| {
        matches!(frame, Frame::PlaceDirection | Frame::EndTurn | Frame::EndRound | Frame::Over)
    };
    let waits = table.frames.first().is_some_and(lasts) && !table.frames.iter().skip(1).any(lasts);
    ensure(waits, "what comes last waits below the open questions")?;
    for frame in &table.frames {
        ensure(frame_holds(table, *frame), "an open question names what is not there")?;
    }
    let foe = table.combat.map(|combat| combat.foe);
    let rival =
        |foe| !matches!(foe, Foe::Rival(seat, _) if seat.0 >= table.seats() || seat == table.turn.seat);
    ensure(foe.is_none_or(rival), "the foe is a rival")?;
    let asks = match table.decider() {
        None => true,
        Some(seat) => {
            let mut legal = Vec::new();
            crate::rules::list(table, seat, &mut legal);
            !legal.is_empty()
        }
    };
    ensure(asks, "the open question can be answered")?;
    let builds =
        matches!(table.frame(), Frame::ChooseTile { .. } | Frame::TurnTile { .. } | Frame::LayTile { .. });
    ensure(builds == is_building(table), "tiles are laid before the match begins")?;
    let fights = table.frames.contains(&Frame::Compare);
    ensure(fights == table.combat.is_some(), "a combat is being fought")?;
    let paid = table.frames.iter().filter(|frame| matches!(frame, Frame::Pay { .. })).count();
    ensure(paid <= 1, "one wonder is paid for at a time")?;
    let above = table.frames.iter().skip_while(|frame| **frame != Frame::Compare);
    let further = above.into_iter().any(|frame| matches!(frame, Frame::Fight { .. }));
    ensure(!further, "a combat is over before the next attack")
}

fn frame_holds(table: &Table, frame: Frame) -> bool {
    let seats = table.seats();
    let on_map = |space: Space| table.map.on_map().contains(space);
    let strong = |card: Resolving| (1..=5).contains(&card.strength);
    let named = frame.seat().is_none_or(|seat| seat.0 < seats);
    named
        && match frame {
            Frame::ChooseTile { seat } => !table.hands[seat].is_empty(),
            Frame::TurnTile { seat, tile } => table.hands[seat].contains(&tile),
            Frame::LayTile { seat, tile, turned, .. } => table.hands[seat].contains(&tile) && turned < 6,
            Frame::NameSecond { first } => table.board.rival_control(table.turn.seat).contains(first),
            Frame::Surrender { first, second, .. } => on_map(first) && on_map(second),
            Frame::Occupy { space, .. } | Frame::Conquest { space } => on_map(space),
            Frame::Part { card, .. }
            | Frame::Again { card }
            | Frame::Build { card }
            | Frame::AttackerSpends { card } => strong(card),
            Frame::Place { card, left, .. } => strong(card) && left <= CONTROL_TOKENS,
            Frame::Advance { card, bonus } | Frame::Caravans { card, bonus } => strong(card) && bonus <= 20,
            Frame::Pay { card, produced, .. } => strong(card) && produced <= 60,
            Frame::Fight { card, attacks, reinforced } => strong(card) && attacks < 9 && reinforced < 9,
            Frame::Learn { two, three, four } => two.max(three).max(four) <= 4,
            Frame::TakePact { owner } | Frame::Embassy { owner } | Frame::Gift { owner } => {
                owner.0 < seats && owner != table.turn.seat
            }
            Frame::Loot { from, left } => from.0 < seats && left <= 2,
            Frame::GainTrade { left, .. } => left <= 15,
            Frame::PutNatural { seat, natural } => controls_natural(table, seat, natural),
            Frame::PutCityState { seat, state } => table.conqueror(state) == Some(seat),
            Frame::Raid { next, .. } => next <= 9,
            _ => true,
        }
}

fn controls_natural(table: &Table, seat: Seat, natural: Natural) -> bool {
    table.naturals(seat).any(|own| own == natural)
}
