//! Chapter 11: caravans.

use engine::{Log, Offers, Rejection, Seat, Single, msg, rule};

use super::terrain::{Purpose, allowed};
use super::{diplomacy, maturity, military, trade};
use crate::action::Action;
use crate::board::Piece;
use crate::cards::{FocusType, Leader, Part, Resource, Wonder};
use crate::event::{Event, Spot};
use crate::frame::{Frame, Resolving};
use crate::options::CaravanLimit;
use crate::row::Slots;
use crate::space::{Space, Spaces};
use crate::state::{Caravan, Table};

/// What the Colossus adds to all caravans together.
const COLOSSUS: u8 = 6;
/// What a caravan earns where it trades (ND-11.10).
const TRADE: u8 = 2;

/// What an economy card lets caravans do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// The economy card, as it is resolved.
    pub card: Resolving,
    /// How far each may move in all, spent tokens included (ND-11.3).
    pub distance: u8,
    water: bool,
    defeats_barbarians: bool,
}

impl Journey {
    /// What the card allows, with `bonus` tokens spent. None if it is no economy card.
    #[must_use]
    pub fn of(card: Resolving, bonus: u8) -> Option<Self> {
        match *card.card.facts().parts.first()? {
            Part::MoveCaravans { distance, water, defeats_barbarians, .. } => {
                Some(Self { card, distance: distance + bonus, water, defeats_barbarians })
            }
            _ => None,
        }
    }
}

/// The spaces where a caravan of this player trades: city-states, rival cities, and conquered
/// city-states of rivals whatever stands there (ND-11.16).
#[must_use]
pub fn markets(table: &Table, seat: Seat) -> Spaces {
    let friendly = table.board.friendly(seat);
    (table.board.cities() | table.map.state_spaces()).without(friendly)
}

/// The spaces that a caravan can pass, barbarians apart (ND-11.5, ND-11.6).
fn passable(table: &Table, seat: Seat, journey: Journey) -> Spaces {
    let mut spaces = allowed(table, seat, journey.card.strength, Purpose::Caravan);
    if journey.water {
        spaces |= table.map.water();
    }
    spaces
}

/// From where a caravan moves on: its space, or from the card the capital and every mature city
/// (ND-11.4), for Rome every city.
#[must_use]
pub fn starts(table: &Table, seat: Seat, caravan: usize) -> Spaces {
    let pieces = &table.board.0[seat];
    match table.players[seat].caravans[caravan] {
        Caravan::Unused => Spaces::NONE,
        Caravan::On(space) => Spaces::one(space),
        Caravan::Card if table.led_by(seat, Leader::Rome) => pieces.cities,
        Caravan::Card => {
            maturity::mature_cities(table, seat) | pieces.capital.map_or(Spaces::NONE, Spaces::one)
        }
    }
}

/// How many steps a caravan has left, its share of the Colossus included.
#[must_use]
pub fn steps_left(table: &Table, seat: Seat, journey: Journey, caravan: usize) -> u8 {
    let steps = &table.turn.steps;
    let own = journey.distance.saturating_sub(steps[caravan]);
    if !table.controls(seat, Wonder::Colossus) {
        return own;
    }
    let beyond: u8 = steps.iter().map(|moved| moved.saturating_sub(journey.distance)).sum();
    own + COLOSSUS.saturating_sub(beyond)
}

/// Whether a caravan may move at all, and is not the double of one before it: caravans at the same
/// place that moved equally far are the same for all purposes.
fn is_ready(table: &Table, seat: Seat, caravan: usize) -> bool {
    let (caravans, turn) = (&table.players[seat].caravans, &table.turn);
    let alike = |other: usize| {
        caravans[other] == caravans[caravan]
            && turn.steps[other] == turn.steps[caravan]
            && !turn.rested[other]
    };
    caravans[caravan] != Caravan::Unused && !turn.rested[caravan] && !(0..caravan).any(alike)
}

/// Where a caravan can go with at most `steps` steps, as one decision: it stops there, or trades
/// where it can (ND-R20). Barbarians are entered only as the end of a move (ND-R46).
#[must_use]
pub fn goals(table: &Table, seat: Seat, journey: Journey, caravan: usize, steps: u8) -> Spaces {
    if steps == 0 || !is_ready(table, seat, caravan) {
        return Spaces::NONE;
    }
    let passable = passable(table, seat, journey);
    let barbarians = table.barbarian_spaces();
    let start = starts(table, seat, caravan);
    let reached = table.map.reach(start, passable.without(barbarians), steps);
    let enters = if journey.defeats_barbarians { passable } else { passable.without(barbarians) };
    (reached & enters).without(start).without(closed(table, seat, caravan))
}

/// The city-states with barbarians that a caravan can cross by Currency, each with the spaces
/// behind it (ND-R46).
pub fn crossings(
    table: &Table,
    seat: Seat,
    journey: Journey,
    caravan: usize,
) -> impl Iterator<Item = (Space, Space)> {
    let guarded = guarded(table, seat, journey, caravan);
    guarded.iter().flat_map(move |over| {
        let closed = table.barbarian_spaces() | closed(table, seat, caravan);
        let open = passable(table, seat, journey).without(closed);
        let behind = table.map.around(over) & open;
        behind.iter().map(move |to| (over, to))
    })
}

/// The city-states with barbarians that a caravan can enter and leave again.
fn guarded(table: &Table, seat: Seat, journey: Journey, caravan: usize) -> Spaces {
    let guarded = table.free_city_states() & table.barbarian_spaces();
    let steps = steps_left(table, seat, journey, caravan);
    if !journey.defeats_barbarians || guarded.is_empty() || steps < 2 || !is_ready(table, seat, caravan) {
        return Spaces::NONE;
    }
    table.map.reach(starts(table, seat, caravan), open(table, seat, journey), steps - 1) & guarded
}

/// How many steps the shortest way to a goal takes.
#[must_use]
pub fn distance(table: &Table, seat: Seat, journey: Journey, caravan: usize, to: Space) -> u8 {
    let through = open(table, seat, journey);
    let start = starts(table, seat, caravan);
    let (mut seen, mut rim, mut steps) = (start, start, 0);
    while !rim.is_empty() {
        steps += 1;
        let next = table.map.beside(rim).without(seen);
        if next.contains(to) {
            return steps;
        }
        seen |= next;
        rim = next & through;
    }
    steps
}

/// The spaces that a caravan can pass.
pub(crate) fn open(table: &Table, seat: Seat, journey: Journey) -> Spaces {
    passable(table, seat, journey).without(table.barbarian_spaces())
}

/// Whether a caravan that cannot move could if all tokens on the card were spent.
#[must_use]
pub fn tokens_help(table: &Table, seat: Seat, journey: Journey) -> bool {
    let slots = Slots::one(journey.card.slot);
    let more = trade::spendable_count(table, seat, slots, trade::Spender::Resolver);
    let far = Journey { distance: journey.distance + more, ..journey };
    more > 0 && offer_moves(table, seat, far, &mut Single::default())
}

/// All moves of caravans. Returns whether there is one.
pub(super) fn offer_moves(
    table: &Table,
    seat: Seat,
    journey: Journey,
    out: &mut impl Offers<Action>,
) -> bool {
    let mut found = false;
    for caravan in (0..3u8).filter(|caravan| is_ready(table, seat, usize::from(*caravan))) {
        let index = usize::from(caravan);
        let steps = steps_left(table, seat, journey, index);
        // Whether there is a move at all, a neighbor mostly tells; only then the whole way is looked at.
        let near = goals(table, seat, journey, index, steps.min(1));
        out.offer_all(near.iter().map(|to| Action::Move(caravan, to)));
        found |= !near.is_empty();
        if out.is_enough() {
            return found;
        }
        let far = goals(table, seat, journey, index, steps).without(near);
        out.offer_all(far.iter().map(|to| Action::Move(caravan, to)));
        let mut crossings = crossings(table, seat, journey, index).peekable();
        found |= !far.is_empty() || crossings.peek().is_some();
        out.offer_all(crossings.map(|(over, to)| Action::MoveAcross(caravan, over, to)));
    }
    found
}

/// Every resolution lets the caravans move again (ND-11.2). That one of them has come to an own city
/// is remembered for the whole turn (ND-R21).
pub fn begin(table: &mut Table, seat: Seat) {
    let cities = taken_cities(table, seat, None);
    table.turn.visited |= cities;
    table.turn.steps = [0; 3];
}

/// The own cities to which a caravan other than this one has moved this turn (ND-R80).
fn taken_cities(table: &Table, seat: Seat, caravan: Option<usize>) -> Spaces {
    if table.options.caravan_limit == CaravanLimit::Markets {
        return Spaces::NONE;
    }
    let moved = table.players[seat].caravans.iter().zip(table.turn.steps).enumerate();
    let here = moved.filter(|(index, (_, steps))| Some(*index) != caravan && *steps > 0);
    let spaces = here.filter_map(|(_, (caravan, _))| match caravan {
        Caravan::On(space) => Some(*space),
        Caravan::Unused | Caravan::Card => None,
    });
    spaces.collect::<Spaces>() & table.board.0[seat].cities
}

/// The cities and city-states that this caravan cannot move to in this turn any more (ND-11.7).
fn closed(table: &Table, seat: Seat, caravan: usize) -> Spaces {
    table.turn.visited | taken_cities(table, seat, Some(caravan))
}

/// ND-11.5 to ND-11.7: whether a caravan may move there.
///
/// # Errors
/// Why not.
pub fn check_move(table: &Table, seat: Seat, caravan: u8, to: Space) -> Result<(), Rejection> {
    let (journey, index) = ready(table, seat, caravan)?;
    let steps = steps_left(table, seat, journey, index);
    if goals(table, seat, journey, index, steps).contains(to) {
        return Ok(());
    }
    Err(why_not(table, seat, journey, index, to))
}

/// ND-R46: whether a caravan may move across a city-state's barbarian.
///
/// # Errors
/// Why not.
pub fn check_across(table: &Table, seat: Seat, caravan: u8, over: Space, to: Space) -> Result<(), Rejection> {
    let (journey, index) = ready(table, seat, caravan)?;
    let known = crossings(table, seat, journey, index).any(|crossing| crossing == (over, to));
    rule("ND-R46").require(known, || msg!("cannot-cross-there", space = over))
}

fn ready(table: &Table, seat: Seat, caravan: u8) -> Result<(Journey, usize), Rejection> {
    let journey = match table.frame() {
        Frame::Caravans { card, bonus } => Journey::of(card, bonus),
        _ => None,
    };
    let asked = || rule("ND-11.2").refuse(msg!("moving-takes-an-economy-card"));
    let journey = journey.ok_or_else(asked)?;
    let index = usize::from(caravan);
    let used = table.players[seat].caravans.get(index).is_some_and(|caravan| *caravan != Caravan::Unused);
    rule("ND-11.1").require(used, || msg!("no-such-caravan"))?;
    rule("ND-11.15").require(!table.turn.rested[index], || msg!("caravan-rests"))?;
    rule("ND-R80").require(is_ready(table, seat, index), || msg!("caravan-like-another"))?;
    let left = steps_left(table, seat, journey, index);
    rule("ND-11.2").require(left > 0, || msg!("caravan-has-no-steps-left"))?;
    Ok((journey, index))
}

fn why_not(table: &Table, seat: Seat, journey: Journey, caravan: usize, to: Space) -> Rejection {
    let map = &table.map;
    if !map.on_map().contains(to) {
        return rule("ND-5.1").refuse(msg!("not-on-the-map", space = to));
    }
    if map.water().contains(to) && !journey.water {
        return rule("ND-11.5").refuse(msg!("water", space = to));
    }
    if !passable(table, seat, journey).contains(to) {
        let (terrain, slot) = (map.terrain_of(to), journey.card.strength);
        return rule("ND-11.5").refuse(msg!("terrain-too-difficult", space = to, terrain, slot));
    }
    if table.barbarian_spaces().contains(to) && !journey.defeats_barbarians {
        return rule("ND-11.6").refuse(msg!("barbarian-in-the-way", space = to));
    }
    if closed(table, seat, caravan).contains(to) {
        return rule("ND-11.7").refuse(msg!("already-visited", space = to));
    }
    let start = starts(table, seat, caravan);
    if start.contains(to) {
        return rule("ND-R88").refuse(msg!("caravan-is-there", space = to));
    }
    let left = steps_left(table, seat, journey, caravan);
    if !map.within(start, left).contains(to) {
        return rule("ND-11.2").refuse(msg!("too-far-for-the-caravan", space = to, left));
    }
    // Near enough, were it not for what lies in between: barbarians, or terrain.
    let barbarians = map.reach(start, passable(table, seat, journey), left).contains(to);
    rule(if barbarians { "ND-11.6" } else { "ND-11.5" }).refuse(msg!("way-is-blocked", space = to))
}

/// Moves a caravan. Where it can trade it trades, otherwise it stays there (ND-11.8).
pub fn apply_move(table: &mut Table, seat: Seat, caravan: u8, to: Space, log: &mut impl Log<Event>) {
    let Frame::Caravans { card, bonus } = table.frame() else { return };
    let Some(journey) = Journey::of(card, bonus) else { return };
    let steps = distance(table, seat, journey, usize::from(caravan), to);
    arrive(table, seat, caravan, to, steps, log);
}

/// Moves a caravan across a city-state, whose barbarian it defeats.
pub fn apply_across(
    table: &mut Table,
    seat: Seat,
    caravan: u8,
    over: Space,
    to: Space,
    log: &mut impl Log<Event>,
) {
    let Frame::Caravans { card, bonus } = table.frame() else { return };
    let Some(journey) = Journey::of(card, bonus) else { return };
    let steps = distance(table, seat, journey, usize::from(caravan), over) + 1;
    if let Some(barbarian) = table.barbarian_at(over) {
        military::defeat(table, seat, barbarian, log);
    }
    arrive(table, seat, caravan, to, steps, log);
}

fn arrive(table: &mut Table, seat: Seat, caravan: u8, to: Space, steps: u8, log: &mut impl Log<Event>) {
    let index = usize::from(caravan);
    let from = match table.players[seat].caravans[index] {
        Caravan::On(space) => Some(Spot::of(table, space)),
        Caravan::Card | Caravan::Unused => None,
    };
    log.tell(Event::CaravanMoved { seat, from, to: Spot::of(table, to), steps });
    table.turn.steps[index] += steps;
    // ND-R46: the barbarian is defeated before the caravan trades.
    if let Some(barbarian) = table.barbarian_at(to) {
        military::defeat(table, seat, barbarian, log);
    }
    if markets(table, seat).contains(to) {
        trade_at(table, seat, index, to, log);
    } else {
        table.players[seat].caravans[index] = Caravan::On(to);
    }
}

/// ND-11.10: the caravan returns, the tokens come, then a diplomacy card may be taken. What comes
/// last is pushed first.
fn trade_at(table: &mut Table, seat: Seat, caravan: usize, at: Space, log: &mut impl Log<Event>) {
    table.players[seat].caravans[caravan] = Caravan::Card;
    table.turn.rested[caravan] = true;
    table.turn.visited.insert(at);
    match table.board.at(at) {
        Some((rival, piece)) => {
            log.tell(Event::TradedWithRival { seat, rival, at: Spot::of(table, at) });
            if piece == Piece::Capital {
                table.frames.push(Frame::Embassy { owner: rival });
            }
            table.frames.push(Frame::TakePact { owner: rival });
            trade::gain(table, seat, TRADE, Slots::ALL);
        }
        None => {
            let Some(state) = table.map.city_state_at(at) else { return };
            log.tell(Event::TradedWithState { seat, state });
            table.frames.push(Frame::TakeEnvoy { state });
            let slots = table.players[seat].row.of_kind(state.kind());
            trade::gain(table, seat, TRADE, slots);
        }
    }
}

/// The number of caravans that the own economy cards give: the highest (ND-11.1, ND-R56). Without
/// an economy card it stays as it is.
fn capacity(table: &Table, seat: Seat) -> Option<usize> {
    let row = &table.players[seat].row;
    row.iter().filter_map(|(_, held)| held.card.caravans()).max().map(usize::from)
}

/// How many caravans the player has more than the economy cards give.
#[must_use]
pub fn surplus(table: &Table, seat: Seat) -> usize {
    let used = table.players[seat].caravans.iter().filter(|caravan| **caravan != Caravan::Unused).count();
    capacity(table, seat).map_or(0, |capacity| used.saturating_sub(capacity))
}

/// Puts further caravans on a better economy card (ND-11.1), or asks which to remove (ND-R22).
pub fn fit_caravans(table: &mut Table, seat: Seat) {
    let Some(capacity) = capacity(table, seat) else { return };
    let caravans = &mut table.players[seat].caravans;
    let used = caravans.iter().filter(|caravan| **caravan != Caravan::Unused).count();
    let spare = caravans.iter_mut().filter(|caravan| **caravan == Caravan::Unused);
    spare.take(capacity.saturating_sub(used)).for_each(|caravan| *caravan = Caravan::Card);
    if surplus(table, seat) > 0 {
        table.frames.push(Frame::DropCaravan);
    }
}

/// The caravans that could be removed, one for each place; none if none is surplus.
pub(super) fn drops(table: &Table, seat: Seat) -> impl Iterator<Item = Action> {
    let needed = surplus(table, seat) > 0;
    let card = table.players[seat].caravans.contains(&Caravan::Card).then_some(None);
    let places = card.into_iter().chain(table.caravans_of(seat).iter().map(Some));
    places.filter(move |_| needed).map(Action::DropCaravan)
}

/// ND-R22: one of the own caravans.
///
/// # Errors
/// If there is none.
pub fn check_drop(table: &Table, seat: Seat, from: Option<Space>) -> Result<(), Rejection> {
    let asked = table.frame() == Frame::DropCaravan;
    rule("ND-R22").require(asked, || msg!("no-caravan-is-surplus"))?;
    let place = from.map_or(Caravan::Card, Caravan::On);
    let known = table.players[seat].caravans.contains(&place);
    rule("ND-R22").require(known, || msg!("no-such-caravan"))
}

/// Removes a surplus caravan; it is unused then.
pub fn apply_drop(table: &mut Table, seat: Seat, from: Option<Space>, log: &mut impl Log<Event>) {
    let place = from.map_or(Caravan::Card, Caravan::On);
    let at = from.map(|space| Spot::of(table, space));
    if let Some(caravan) = table.players[seat].caravans.iter_mut().find(|caravan| **caravan == place) {
        *caravan = Caravan::Unused;
        log.tell(Event::CaravanDropped { seat, at });
    }
}

/// Whether an own resource token could be exchanged for another one of the supply.
#[must_use]
pub fn can_exchange(table: &Table, seat: Seat, give: Resource, take: Resource) -> bool {
    let owned = table.players[seat].resources[give as usize] > 0;
    owned && give != take && table.supply[take as usize] > 0
}

/// Every exchange that is possible.
pub(super) fn exchanges(table: &Table, seat: Seat) -> impl Iterator<Item = Action> {
    let takes = move |give: Resource| {
        let takes = Resource::ALL.iter().copied();
        takes.filter(move |take| can_exchange(table, seat, give, *take))
    };
    let gives = Resource::ALL.iter().copied();
    gives.flat_map(move |give| takes(give).map(move |take| Action::Exchange { give, take }))
}

/// Steam Power: an own resource token against one of the supply.
///
/// # Errors
/// If one of them is missing, or both are of the same type.
pub fn check_exchange(table: &Table, seat: Seat, give: Resource, take: Resource) -> Result<(), Rejection> {
    let asked = table.frame() == Frame::Exchange;
    rule("ND-R98").require(asked, || msg!("only-steam-power-exchanges"))?;
    let owned = table.players[seat].resources[give as usize] > 0;
    rule("ND-6.2").require(owned, || msg!("resource-missing", resource = give))?;
    rule("ND-R98").require(give != take, || msg!("same-resource"))?;
    let there = table.supply[take as usize] > 0;
    rule("ND-R61").require(there, || msg!("supply-is-empty", resource = take))
}

/// Exchanges a resource token.
pub fn apply_exchange(
    table: &mut Table,
    seat: Seat,
    give: Resource,
    take: Resource,
    log: &mut impl Log<Event>,
) {
    table.frames.pop();
    let own = &mut table.players[seat].resources;
    own[give as usize] -= 1;
    own[take as usize] += 1;
    table.supply[give as usize] += 1;
    table.supply[take as usize] -= 1;
    log.tell(Event::Exchanged { seat, give, take });
}

/// The embassy in the owner's capital works if the player holds it now (ND-R24).
pub fn open_embassy(table: &mut Table, seat: Seat, owner: Seat) {
    if diplomacy::has_embassy(table, seat, owner) {
        table.frames.push(Frame::GainResource { of: crate::frame::Gain::Any });
        table.frames.push(Frame::Gift { owner });
    }
}

/// The economy cards that may be resolved along with another, once per turn (Estádio do Maracanã).
#[must_use]
pub fn further_slots(table: &Table, seat: Seat) -> Slots {
    if table.turn.maracana { Slots::default() } else { economy_slots(table, seat) }
}

/// The economy cards of a row: normally one (ND-4.3).
#[must_use]
pub fn economy_slots(table: &Table, seat: Seat) -> Slots {
    table.players[seat].row.of_kind(FocusType::Economy)
}
