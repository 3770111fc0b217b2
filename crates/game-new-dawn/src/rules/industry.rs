//! Chapters 12 and 13: building cities and world wonders.

use engine::{List, Log, Rejection, Seat, msg, rule};

use super::terrain::{Purpose, allowed};
use super::{control, maturity, trade};
use crate::action::{Action, Token};
use crate::board::Piece;
use crate::cards::{CityState, Leader, Part, Resource, Wonder};
use crate::event::{Event, Spot};
use crate::frame::{Frame, Resolving};
use crate::options::{BesideConquered, Husbandry};
use crate::row::Slots;
use crate::space::{Space, Spaces};
use crate::state::{Hidden, State, Table};

/// What a spent resource is worth (ND-13.2).
pub const RESOURCE: u8 = 2;

/// The spaces where a city can be built by this card (ND-12).
#[must_use]
pub fn city_sites(table: &Table, seat: Seat, card: Resolving) -> Spaces {
    if table.players[seat].cities == 0 {
        return Spaces::NONE;
    }
    let terrain = allowed(table, seat, card.strength, Purpose::City);
    let lots = lots(table, seat) & terrain;
    if lots.is_empty() {
        return lots;
    }
    lots & in_range(table, seat, card, terrain)
}

/// The spaces a city could stand on, whatever range and terrain: empty ones, those with caravans
/// or an own control token (ND-12.3) or an unclaimed wonder (ND-R25), and not next to a city or
/// city-state (ND-12.4).
fn lots(table: &Table, seat: Seat) -> Spaces {
    let crowded = table.map.beside(crowding(table));
    table.map.land().without(taken(table, seat)).without(crowded)
}

/// The spaces that hold something on which no city is built (ND-12.2, ND-12.3).
fn taken(table: &Table, seat: Seat) -> Spaces {
    (table.board.held().without(table.board.0[seat].control))
        | table.barbarian_spaces()
        | table.deposits
        | table.free_naturals()
        | table.free_city_states()
}

/// The spaces next to which no city is built (ND-12.4): all cities, and city-states, by default also
/// conquered ones where a control token stands (ND-R93).
fn crowding(table: &Table) -> Spaces {
    table.board.cities()
        | match table.options.beside_conquered {
            BesideConquered::Forbidden => table.map.state_spaces(),
            BesideConquered::Allowed => table.free_city_states(),
        }
}

/// The spaces in range of a card. Water, too difficult terrain, rival spaces and barbarians cannot
/// be counted through (ND-12.5, ND-12.6).
fn in_range(table: &Table, seat: Seat, card: Resolving, terrain: Spaces) -> Spaces {
    let Some(Part::Build { city_range, caravan_range, caravan_range_alt, .. }) =
        card.card.facts().parts.first().copied()
    else {
        return Spaces::NONE;
    };
    let through = countable(table, seat, card, terrain);
    let mut reached = table.map.reach(table.board.friendly(seat), through, city_range);
    let from_caravans = match table.options.husbandry {
        Husbandry::Three => caravan_range,
        Husbandry::One => caravan_range_alt.or(caravan_range),
    };
    if let Some(steps) = from_caravans {
        reached |= table.map.reach(table.caravans_of(seat), through, steps);
    }
    // As if within two spaces, which every industry card reaches.
    if table.controls(seat, Wonder::GreatLighthouse) {
        reached |= table.map.edge() & table.empty();
    }
    reached
}

/// The spaces that can be counted through for a city (ND-12.5, ND-12.6).
pub(crate) fn countable(table: &Table, seat: Seat, card: Resolving, terrain: Spaces) -> Spaces {
    let water = match card.card.facts().parts.first() {
        Some(Part::Build { through_water: true, .. }) => table.map.water(),
        _ => Spaces::NONE,
    };
    (terrain | water).without(table.board.rival(seat)).without(table.barbarian_spaces())
}

/// ND-12: whether a city may be built there.
///
/// # Errors
/// Why not.
pub fn check_city(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let Frame::Build { card } = table.frame() else {
        return Err(rule("ND-12.1").refuse(msg!("building-takes-an-industry-card")));
    };
    rule("ND-12.8").require(table.players[seat].cities > 0, || msg!("no-unused-city"))?;
    if city_sites(table, seat, card).contains(space) {
        return Ok(());
    }
    why_no_city(table, seat, card, space)
}

/// The rule that forbids a space for a city.
fn why_no_city(table: &Table, seat: Seat, card: Resolving, space: Space) -> Result<(), Rejection> {
    let map = &table.map;
    rule("ND-5.1").require(map.on_map().contains(space), || msg!("not-on-the-map", space))?;
    rule("ND-12.5").require(!map.water().contains(space), || msg!("water", space))?;
    let cities = map.beside(table.board.cities() | table.free_city_states());
    rule("ND-12.4").require(!cities.contains(space), || msg!("beside-a-city", space))?;
    rule("ND-12.3").require(!taken(table, seat).contains(space), || msg!("space-is-taken", space))?;
    let conquered = map.beside(crowding(table)).contains(space);
    rule("ND-R93").require(!conquered, || msg!("beside-a-conquered-state", space))?;
    let terrain = allowed(table, seat, card.strength, Purpose::City);
    let (slot, kind) = (card.strength, map.terrain_of(space));
    rule("ND-12.5")
        .require(terrain.contains(space), || msg!("terrain-too-difficult", space, terrain = kind, slot))?;
    let near = map.within(table.board.friendly(seat), city_range(card)).contains(space);
    rule("ND-12.2").require(near, || msg!("out-of-range", space))?;
    Err(rule("ND-12.6").refuse(msg!("way-is-blocked", space)))
}

/// How far from a friendly space the card builds a city (ND-12.2).
#[must_use]
pub fn city_range(card: Resolving) -> u8 {
    match card.card.facts().parts.first() {
        Some(Part::Build { city_range, .. }) => *city_range,
        _ => 0,
    }
}

/// Builds a city. An own control token there becomes unused (ND-12.3).
pub fn apply_city(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    table.frames.pop();
    table.turn.new_city = Some(space);
    log.tell(Event::CityBuilt { seat, at: Spot::of(table, space) });
    control::take_over(table, seat, space, Piece::City, log);
}

/// What a wonder costs this player: Egypt, Brussels and Buenos Aires take off (ND-R27).
#[must_use]
pub fn cost(table: &Table, seat: Seat, wonder: Wonder) -> u8 {
    let discounts = discounts(table, seat, wonder);
    let off: u8 = discounts.iter().map(|(_, amount)| *amount).sum();
    wonder.facts().cost.saturating_sub(off)
}

/// Why a wonder costs less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Discount {
    /// The leader of Egypt.
    #[default]
    Egypt,
    /// The card of Brussels: one for each mature city.
    Brussels,
    /// The card of Buenos Aires: two for the first wonder of a type.
    BuenosAires,
}

/// What takes off how much from the cost of a wonder.
#[must_use]
pub fn discounts(table: &Table, seat: Seat, wonder: Wonder) -> List<(Discount, u8), 3> {
    let mut found = List::new();
    if table.led_by(seat, Leader::Egypt) {
        found.push((Discount::Egypt, 1));
    }
    if table.has_envoy(seat, CityState::Brussels) {
        let mature = maturity::mature_cities(table, seat).len();
        found.push((Discount::Brussels, u8::try_from(mature).unwrap_or(u8::MAX)));
    }
    if table.has_envoy(seat, CityState::BuenosAires) && table.wonders_of(seat, wonder.kind()) == 0 {
        found.push((Discount::BuenosAires, 2));
    }
    found
}

/// The production of the card itself (ND-13.2): its slot, or what it says for slot 5.
#[must_use]
pub fn production(card: Resolving) -> u8 {
    match card.card.facts().parts.first() {
        Some(Part::Build { production_in_slot_5: Some(more), .. }) if card.strength == 5 => *more,
        _ => card.strength,
    }
}

/// What can be spent for a wonder, of which some is paid already: one action for each kind of token.
#[must_use]
pub fn payments(
    table: &Table,
    seat: Seat,
    card: Resolving,
    wonder: Wonder,
    produced: u8,
) -> List<Action, 32> {
    let player = &table.players[seat];
    let fits = wonder.facts().resources;
    let mut found: List<Action, 32> = List::new();
    if produced >= cost(table, seat, wonder) {
        return found;
    }
    for resource in fits.iter().filter(|resource| player.resources[**resource as usize] > 0) {
        found.push(Action::PayResource(*resource));
    }
    for natural in usable_naturals(table, seat, fits) {
        found.push(Action::PayNatural(natural));
    }
    let slots = Slots::one(card.slot);
    let tokens = trade::spendable(table, seat, slots, trade::Spender::Resolver);
    let tokens = tokens.iter().filter(|token| !is_worth_more(**token, fits));
    tokens.for_each(|token| found.push(Action::Spend(*token)));
    found
}

/// A natural wonder on the card can be spent only once, and is worth more as a resource if that
/// fits.
fn is_worth_more(token: Token, fits: [Resource; 2]) -> bool {
    matches!(token, Token::Natural(natural) if fits.contains(&natural.resource()))
}

fn usable_naturals(
    table: &Table,
    seat: Seat,
    fits: [Resource; 2],
) -> impl Iterator<Item = crate::cards::Natural> {
    let used = table.turn.used_naturals;
    table.naturals(seat).filter(move |natural| !used.contains(*natural) && fits.contains(&natural.resource()))
}

/// The most production that a player could bring up for a wonder.
#[must_use]
pub fn most_production(table: &Table, seat: Seat, card: Resolving, wonder: Wonder) -> u8 {
    let fits = wonder.facts().resources;
    let resources: u8 = fits.iter().map(|resource| table.players[seat].resources[*resource as usize]).sum();
    let naturals = usable_naturals(table, seat, fits).count() as u8;
    let slots = Slots::one(card.slot);
    let tokens = trade::spendable(table, seat, slots, trade::Spender::Resolver);
    let twice = tokens.iter().filter(|token| is_worth_more(**token, fits)).count() as u8;
    let tokens = trade::spendable_count(table, seat, slots, trade::Spender::Resolver) - twice;
    production(card) + RESOURCE * (resources + naturals) + tokens
}

/// The own cities that have no wonder yet (ND-13.5).
#[must_use]
pub fn free_sites(table: &Table, seat: Seat) -> Spaces {
    table.board.0[seat].cities.without(table.wonder_spaces())
}

/// The wonders that the player can build with a card.
pub fn affordable(table: &Table, seat: Seat, card: Resolving) -> impl Iterator<Item = Wonder> {
    let site = !free_sites(table, seat).is_empty();
    table.face_up.iter().flatten().copied().filter(move |wonder| {
        site && most_production(table, seat, card, *wonder) >= cost(table, seat, *wonder)
    })
}

/// ND-13: whether this player can build this wonder now.
///
/// # Errors
/// Why not.
pub fn check_wonder(table: &Table, seat: Seat, wonder: Wonder) -> Result<(), Rejection> {
    let Frame::Build { card } = table.frame() else {
        return Err(rule("ND-12.1").refuse(msg!("building-takes-an-industry-card")));
    };
    rule("ND-13.1").require(table.face_up.contains(&Some(wonder)), || msg!("wonder-not-face-up", wonder))?;
    rule("ND-13.5").require(!free_sites(table, seat).is_empty(), || msg!("no-city-without-wonder"))?;
    let (cost, most) = (cost(table, seat, wonder), most_production(table, seat, card, wonder));
    rule("ND-13.3").require(most >= cost, || msg!("not-enough-production", wonder, cost, most))
}

/// Begins to build a wonder with the production of the card.
pub fn apply_wonder(table: &mut Table, wonder: Wonder) {
    let Some(Frame::Build { card }) = table.frames.pop() else { return };
    table.frames.push(Frame::Pay { card, wonder, produced: production(card) });
}

/// ND-13.2: a payment that the player has and that the wonder takes.
///
/// # Errors
/// If it is not.
pub fn check_payment(table: &Table, seat: Seat, action: Action) -> Result<(), Rejection> {
    let Frame::Pay { card, wonder, produced } = table.frame() else {
        return Err(rule("ND-13.2").refuse(msg!("no-wonder-to-pay-for")));
    };
    if payments(table, seat, card, wonder, produced).contains(&action) {
        return Ok(());
    }
    Err(match action {
        Action::PayResource(resource) if !wonder.facts().resources.contains(&resource) => {
            rule("ND-13.2").refuse(msg!("resource-does-not-fit", resource, wonder))
        }
        Action::PayResource(resource) => rule("ND-13.2").refuse(msg!("resource-missing", resource)),
        Action::PayNatural(natural) if table.turn.used_naturals.contains(natural) => {
            rule("ND-6.4").refuse(msg!("natural-used-this-turn", natural))
        }
        Action::PayNatural(natural) if !table.naturals(seat).any(|own| own == natural) => {
            rule("ND-R12").refuse(msg!("natural-not-owned", natural))
        }
        Action::PayNatural(natural) => rule("ND-R27").refuse(msg!("natural-does-not-fit", natural, wonder)),
        Action::Spend(token) => {
            let slots = Slots::one(card.slot);
            trade::check_spend(table, seat, slots, trade::Spender::Resolver, token)?;
            // What lies on the card and is not offered counts as its resource.
            rule("ND-R87").refuse(msg!("natural-is-worth-more"))
        }
        _ => rule("ND-13.2").refuse(msg!("no-wonder-to-pay-for")),
    })
}

/// Pays a part of a wonder.
pub fn apply_payment(table: &mut Table, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if let Some(Frame::Pay { produced, .. }) = table.frames.last_mut() {
        *produced += if matches!(action, Action::Spend(_)) { 1 } else { RESOURCE };
    }
    match action {
        Action::PayResource(resource) => {
            table.players[seat].resources[resource as usize] -= 1;
            table.supply[resource as usize] += 1;
            log.tell(Event::Paid { seat, resource });
        }
        Action::PayNatural(natural) => {
            log.tell(Event::PaidNatural { seat, natural });
            trade::use_natural(table, seat, natural);
        }
        Action::Spend(token) => trade::spend(table, seat, token, log),
        _ => {}
    }
}

/// ND-13.4: an own city without a wonder.
///
/// # Errors
/// If it is none.
pub fn check_site(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::Site { .. } | Frame::MoveWonder { .. });
    rule("ND-13.4").require(asked, || msg!("no-wonder-to-place"))?;
    rule("ND-13.4").require(free_sites(table, seat).contains(space), || msg!("no-site-for-a-wonder", space))
}

/// Puts a wonder's token under a city: one just built, or one taken from elsewhere.
pub fn apply_site(state: &mut State, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    match state.table.frames.pop() {
        Some(Frame::Site { wonder }) => finish(state, seat, wonder, space, log),
        Some(Frame::MoveWonder { wonder }) => carry(&mut state.table, seat, wonder, space, log),
        _ => {}
    }
}

/// Builds a wonder, turns up the next of its stack (ND-13.6) and begins what its building does.
fn finish(state: &mut State, seat: Seat, wonder: Wonder, space: Space, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let cost = cost(table, seat, wonder);
    table.built[wonder as usize] = Some(space);
    table.turn.touched = true;
    log.tell(Event::WonderBuilt { seat, wonder, cost, at: Spot::of(table, space) });
    turn_up(table, &mut state.hidden, wonder, log);
    match wonder {
        Wonder::Pyramids => {
            table.frames.push(Frame::Upgrade { left: 3, pyramids: true, done: Slots::default() });
        }
        Wonder::PorcelainTower => {
            table.frames.push(Frame::Upgrade { left: 2, pyramids: false, done: Slots::default() });
        }
        Wonder::PotalaPalace => table.frames.push(Frame::Envoys { left: 3 }),
        _ => {}
    }
}

/// The next card of the stack lies face up; an empty stack shows none (ND-R28).
fn turn_up(table: &mut Table, hidden: &mut Hidden, wonder: Wonder, log: &mut impl Log<Event>) {
    let Some(stack) = wonder.kind().stack() else { return };
    let next = hidden.stacks[stack].pop();
    table.face_up[stack] = next;
    table.below[stack] = hidden.stacks[stack].len() as u8;
    if let Some(wonder) = next {
        log.tell(Event::WonderTurnedUp { wonder });
    }
}

/// Carries a wonder's token to another city; its old controller, if any, loses it.
fn carry(table: &mut Table, seat: Seat, wonder: Wonder, space: Space, log: &mut impl Log<Event>) {
    let before = table.owner(wonder);
    table.built[wonder as usize] = Some(space);
    table.turn.touched = true;
    log.tell(Event::WonderMoved { seat, wonder, at: Spot::of(table, space) });
    if let Some(owner) = before.filter(|owner| *owner != seat) {
        control::lose_wonder(table, owner, wonder);
    }
}
