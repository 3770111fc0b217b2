//! Chapters 11 and 32: buying.

use engine::{Log, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::cards::{Improvement, Kind, Price, Region, Technology, Wonder, Zone};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::map::{Area, Regions};
use crate::options::Length;
use crate::rules::{exploration, technology, units};
use crate::state::{Ending, Group, Holder, Settlement, Shown, State, Table, Which};

fn afford(table: &Table, seat: Seat, price: u32, id: &'static str) -> Result<(), Rejection> {
    let gold = table.gold(seat);
    rule(id).require(price <= gold, || msg!("too-dear", price, gold))
}

/// Pays a price of which the owner of a technology may get a part (EC-23.4). The price, the part and
/// who gets it, for the log.
fn pay(table: &mut Table, seat: Seat, price: u32, royalty: Option<(Seat, u32)>) -> (u16, u16, Option<Seat>) {
    let part = royalty.map_or(0, |(_, part)| part);
    table.spend(seat, price - part);
    if let Some((owner, part)) = royalty {
        table.hand_over(seat, owner, part);
    }
    let gold = |gold: u32| u16::try_from(gold).unwrap_or(u16::MAX);
    (gold(price), gold(part), royalty.map(|(owner, _)| owner))
}

/// EC-11.4, EC-32.3, EC-32.4: a piece that is for sale, can be paid and finds a place.
pub fn check_buy(table: &Table, seat: Seat, kind: Kind) -> Result<(), Rejection> {
    units::check_for_sale(table, kind)?;
    let id = if table.options.advanced() { "EC-32.1" } else { "EC-11.1" };
    afford(table, seat, units::price(table, kind), id)?;
    rule("EC-1.9").require(!table.players[seat].crowded(), || msg!("too-many-groups"))?;
    let unit = units::name(table, kind);
    let settled = table.settlements_of(seat).next().is_some();
    rule("EC-11.5").require(settled, || msg!("no-settlement", unit))?;
    let coast = !kind.is_fleet() || units::has_coast(table, seat);
    rule("EC-11.5").require(coast, || msg!("no-coast", unit))?;
    rule("EC-32.5").require(has_place(table, seat, kind), || msg!("no-room-anywhere", unit))
}

/// 32.2, R-56: the royalty is part of the price.
pub fn apply_buy(state: &mut State, seat: Seat, kind: Kind, log: &mut impl Log<Event>) {
    let price = units::price(&state.table, kind);
    let royalty = unit_royalty(&state.table, seat, kind);
    let (price, part, royalty) = pay(&mut state.table, seat, price, royalty);
    let unit = units::shown(&state.table, kind);
    log.tell(Event::Bought { seat, kind, price, royalty, part, unit });
    state.table.frames.push(Frame::Place { seat, kind, source: Source::Bought });
}

/// the technology that enables the type bought earns the royalty.
#[must_use]
pub fn unit_royalty(table: &Table, seat: Seat, kind: Kind) -> Option<(Seat, u32)> {
    let unit = units::type_in_play(table, kind).filter(|_| table.options.advanced())?;
    units::royalty(table, seat, unit.facts().enabled_by, kind.era())
}

/// 32.5, R-50: whether a settlement can take one more new piece in this turn.
fn has_room(table: &Table, settlement: &Settlement) -> bool {
    !table.options.advanced() || settlement.placed < settlement.size
}

/// The regions in or beside which a piece can be placed. A gift finds a place in any case (EC-R-51); the
/// fleet of a minor civilization lies beside its region (EC-R-10).
pub fn sites(table: &Table, seat: Seat, kind: Kind, source: Source) -> impl Iterator<Item = Region> {
    let fits = move |region: Region| {
        let coast = !kind.is_fleet() || !region.facts().sea_neighbors.is_empty();
        coast && !matches!(source, Source::Minor(home) if home != region)
    };
    let full =
        !table.settlements_of(seat).any(|(region, settlement)| fits(region) && has_room(table, settlement));
    let open = move |settlement: &Settlement| has_room(table, settlement) || (source.is_gift() && full);
    let of_seat = table.settlements_of(seat);
    of_seat.filter(move |(region, settlement)| fits(*region) && open(settlement)).map(|(region, _)| region)
}

/// Whether there is any place for a piece that is bought.
#[must_use]
pub fn has_place(table: &Table, seat: Seat, kind: Kind) -> bool {
    sites(table, seat, kind, Source::Bought).next().is_some()
}

/// EC-11.5, EC-32.5: in a region with an own settlement; a fleet in a zone beside it.
pub fn check_place(
    table: &Table,
    seat: Seat,
    (kind, source): (Kind, Source),
    region: Region,
    zone: Option<Zone>,
) -> Result<(), Rejection> {
    let (name, unit) = (region.name(), units::name(table, kind));
    let own = table.settled(seat, region);
    rule("EC-11.5").require(own, || msg!("no-own-settlement", region = name))?;
    let home = !matches!(source, Source::Minor(home) if home != region);
    rule("EC-R-10").require(home, || msg!("minor-elsewhere", unit, region = name))?;
    let coast = !kind.is_fleet() || !region.facts().sea_neighbors.is_empty();
    rule("EC-11.5").require(coast, || msg!("no-sea-beside", unit, region = name))?;
    let open = sites(table, seat, kind, source).any(|site| site == region);
    rule("EC-32.5").require(open, || msg!("no-room-left", region = name))?;
    match zone {
        None => rule("EC-11.5").require(!kind.is_fleet(), || msg!("fleet-needs-zone", unit)),
        Some(zone) => {
            rule("EC-11.5").require(kind.is_fleet(), || msg!("not-into-zone", unit))?;
            let beside = region.facts().sea_neighbors.contains(zone);
            rule("EC-11.5").require(beside, || msg!("not-adjacent", from = zone.name(), to = name))
        }
    }
}

/// EC-11.5, EC-32.5, EC-R-51: a new piece counts against the limit of its region.
pub fn apply_place(
    state: &mut State,
    seat: Seat,
    region: Region,
    zone: Option<Zone>,
    log: &mut impl Log<Event>,
) {
    let Frame::Place { kind, source, .. } = state.table.frame() else { return };
    state.table.frames.pop();
    let area = zone.map_or(Area::Land(region), Area::Sea);
    state.table.add(seat, area, kind, 1);
    if let Some(settlement) = &mut state.table.land_mut(region).settlement
        && !matches!(source, Source::Minor(_))
    {
        settlement.placed = settlement.placed.saturating_add(1);
    }
    let (gift, unit) = (source.is_gift(), units::shown(&state.table, kind));
    log.tell(Event::Placed { seat, kind, area, gift, unit });
}

/// 11.6, 32.10: an own settler in a region without settlement where one can be.
pub fn check_found(table: &Table, seat: Seat, region: Region) -> Result<(), Rejection> {
    let name = region.name();
    rule("EC-2.3").require(table.settlement(region).is_none(), || msg!("region-settled", region = name))?;
    let settler = table.players[seat].count(Area::Land(region), Kind::Settler) > 0;
    rule("EC-11.6").require(settler, || msg!("no-settler", region = name))?;
    rule("EC-3.15").require(table.terrain_limit(region) > 0, || msg!("desert", region = name))?;
    afford(table, seat, units::cost(table, Price::Village, table.era), "EC-11.6")
}

/// 11.6, R-06: a face-down marker is turned up at once.
pub fn apply_found(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    table.spend(seat, units::cost(table, Price::Village, table.era));
    let settler = table.players[seat].groups_in(Area::Land(region)).find(|group| group.kind == Kind::Settler);
    let which = settler.expect("check found a settler").which();
    table.lose(seat, which, 1);
    let village = Settlement { owner: seat, size: 1, holder: seat, founded: true, ..Settlement::default() };
    table.land_mut(region).settlement = Some(village);
    log.tell(Event::Founded { seat, region });
    if matches!(table.land(region).marker, Shown::FaceDown { .. }) {
        exploration::turn_up(state, seat, region, log);
    }
}

/// 11.7, 32.11, 32.12, R-75, R-81: one step per turn, within the terrain and the sizes in play.
pub fn check_size(table: &Table, seat: Seat, region: Region) -> Result<(), Rejection> {
    let name = region.name();
    let own = table.settlement(region).filter(|settlement| settlement.owner == seat);
    let settlement = own.ok_or_else(|| rule("EC-11.7").refuse(msg!("no-own-settlement", region = name)))?;
    rule("EC-11.7").require(!settlement.grown, || msg!("grown-already", region = name))?;
    let below = settlement.size < table.terrain_limit(region);
    rule("EC-R-75").require(below, || msg!("terrain-limit", region = name))?;
    rule("EC-2.5").require(settlement.size < 4, || msg!("largest-already", region = name))?;
    if table.options.advanced() {
        rule("EC-32.12").require(!settlement.founded, || msg!("founded-now", region = name))?;
        let known = size_in_play(table, settlement.size + 1);
        rule("EC-32.11").require(known, || msg!("size-not-in-play", size = settlement.size + 1))?;
    }
    Ok(())
}

/// 32.11, R-84: a size is open to all once its technology is in play.
#[must_use]
pub fn size_in_play(table: &Table, size: u8) -> bool {
    let enables = |technology: &Technology| technology.facts().enables_settlement_size == size;
    Technology::ALL.iter().copied().any(|technology| enables(&technology) && table.in_play(technology))
}

/// 11.2, 32.1: what the next size costs.
#[must_use]
pub fn upgrade_price(table: &Table, region: Region) -> u32 {
    let row = match table.settlement(region).map_or(1, |settlement| settlement.size) {
        1 => Price::ToTown,
        2 => Price::ToCity,
        _ => Price::ToMetropolis,
    };
    units::cost(table, row, table.era)
}

/// 11.7, 32.11.
pub fn check_upgrade(table: &Table, seat: Seat, region: Region) -> Result<(), Rejection> {
    check_size(table, seat, region)?;
    afford(table, seat, upgrade_price(table, region), "EC-11.2")
}

/// 11.7, 32.11: nobody but the bank is paid.
pub fn apply_upgrade(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let price = upgrade_price(&state.table, region);
    state.table.spend(seat, price);
    enlarge(&mut state.table, seat, region, log);
}

/// A settlement grows by one size.
pub fn enlarge(table: &mut Table, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let settlement = table.land_mut(region).settlement.as_mut().expect("check found a settlement");
    settlement.size += 1;
    settlement.grown = true;
    let size = settlement.size;
    log.tell(Event::Grew { seat, region, size });
}

/// 11.3, 11.8, 32.20, 32.21.
pub fn check_learn(table: &Table, seat: Seat, chosen: Technology) -> Result<(), Rejection> {
    technology::check_offered(table, chosen)?;
    let id = if table.options.advanced() { "EC-32.20" } else { "EC-11.3" };
    afford(table, seat, technology::price(table, seat, chosen), id)
}

/// 11.3, 32.20.
pub fn apply_learn(state: &mut State, seat: Seat, chosen: Technology, log: &mut impl Log<Event>) {
    let price = technology::price(&state.table, seat, chosen);
    state.table.spend(seat, price);
    technology::acquire(state, seat, chosen, price, log);
}

/// 22.2, 32.15: of the current era, with the technology in play, each once per player.
pub fn check_improve(table: &Table, seat: Seat, improvement: Improvement) -> Result<(), Rejection> {
    let name = improvement.name();
    rule("EC-1.10").require(table.options.advanced(), || msg!("advanced-only"))?;
    let facts = improvement.facts();
    rule("EC-32.15")
        .require(facts.era == table.era, || msg!("improvement-of-other-era", improvement = name))?;
    let known = table.in_play(facts.enabled_by);
    rule("EC-23.3")
        .require(known, || msg!("technology-not-in-play", technology = facts.enabled_by.name()))?;
    let new = !table.players[seat].improvements.contains(improvement);
    rule("EC-22.2").require(new, || msg!("improvement-owned", improvement = name))?;
    afford(table, seat, units::cost(table, Price::Improvement, facts.era), "EC-32.1")
}

/// 32.15.
pub fn apply_improve(state: &mut State, seat: Seat, improvement: Improvement, log: &mut impl Log<Event>) {
    let facts = improvement.facts();
    let price = units::cost(&state.table, Price::Improvement, facts.era);
    let royalty = units::royalty(&state.table, seat, facts.enabled_by, facts.era);
    let (price, part, royalty) = pay(&mut state.table, seat, price, royalty);
    state.table.players[seat].improvements.insert(improvement);
    log.tell(Event::Improved { seat, improvement, price, royalty, part });
}

/// 24.4, R-46: long game, Fusion in play, 200 gold.
pub fn check_colony_ship(table: &Table, seat: Seat) -> Result<(), Rejection> {
    let ship = Wonder::AlphaCentauriColonyShip;
    let long = table.options.advanced() && table.options.length == Length::Long;
    rule("EC-R-46").require(long, || msg!("long-game-only", wonder = ship.name()))?;
    let known = ship.facts().requires_in_play.is_none_or(|technology| table.in_play(technology));
    rule("EC-24.4")
        .require(known, || msg!("technology-not-in-play", technology = Technology::Fusion.name()))?;
    let free = table.wonder(ship) == Holder::Supply;
    rule("EC-R-46").require(free, || msg!("wonder-taken", wonder = ship.name()))?;
    afford(table, seat, colony_ship_price(), "EC-24.4")
}

fn colony_ship_price() -> u32 {
    Wonder::AlphaCentauriColonyShip.facts().price.map_or(0, u32::from)
}

/// 26.8: the game ends with this turn.
pub fn apply_colony_ship(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let wonder = Wonder::AlphaCentauriColonyShip;
    state.table.spend(seat, colony_ship_price());
    state.table.wonders[wonder.index()] = Holder::Player(seat);
    state.table.idle = 0;
    log.tell(Event::WonderReceived { seat, wonder });
    technology::end(&mut state.table, Ending::Space, Some(seat), log);
}

/// 32.6, R-35: a unit of a past era; a ship only without cargo.
pub fn check_sell(table: &Table, seat: Seat, which: Which) -> Result<(), Rejection> {
    rule("EC-32.6").require(table.options.advanced(), || msg!("advanced-only"))?;
    let there = table.players[seat].group(which).is_some();
    rule("EC-32.6").require(there, || msg!("no-such-pieces", unit = which.kind.figure()))?;
    let past = which.kind.is_unit() && which.kind.era() < table.era;
    rule("EC-32.6").require(past, || msg!("unit-not-past", unit = which.kind.figure()))?;
    rule("EC-7.9").require(!technology::laden(which), || msg!("ship-carries"))
}

/// 32.6.
pub fn apply_sell(state: &mut State, seat: Seat, which: Which, log: &mut impl Log<Event>) {
    let gold = units::sell_price(&state.table, which.kind);
    state.table.lose(seat, which, 1);
    state.table.earn(seat, gold);
    let (kind, gold) = (which.kind, u16::try_from(gold).unwrap_or(0));
    log.tell(Event::Sold { seat, kind, gold, unit: units::shown(&state.table, kind) });
}

/// gift fleets that waited are placed as soon as there is a coast.
pub fn place_owed(table: &mut Table, seat: Seat) {
    if units::has_coast(table, seat) {
        while let Some(kind) = table.players[seat].owed.pop() {
            table.frames.push(Frame::Place { seat, kind, source: Source::Gift });
        }
    }
}

/// Everything that a player can buy now. What is out of the question is sorted out before it is
/// checked: refusals are made for people and cost time.
pub fn list(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    list_pieces(table, seat, out);
    list_settlements(table, seat, out);
    if table.options.advanced() {
        list_cards(table, seat, out);
        list_sales(table, seat, out);
    } else if let Some(top) = technology::top_card(table)
        && technology::price(table, seat, top) <= table.gold(seat)
    {
        out.push(Action::Learn(top));
    }
}

fn list_pieces(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    if table.players[seat].crowded() {
        return;
    }
    let (gold, mut places) = (table.gold(seat), [None; 2]);
    let mut has_place = |kind: Kind| {
        let place = &mut places[usize::from(kind.is_fleet())];
        *place.get_or_insert_with(|| has_place(table, seat, kind))
    };
    for kind in Kind::ALL {
        if units::price(table, *kind) <= gold && units::for_sale(table, *kind) && has_place(*kind) {
            out.push(Action::Buy(*kind));
        }
    }
}

fn list_settlements(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let gold = table.gold(seat);
    let mut visited = Regions::new();
    for group in table.players[seat].pieces.iter().filter(|group| group.kind == Kind::Settler) {
        if let Area::Land(region) = group.area
            && visited.insert(region)
            && table.settlement(region).is_none()
            && table.terrain_limit(region) > 0
            && gold >= units::cost(table, Price::Village, table.era)
        {
            out.push(Action::Found(region));
        }
    }
    let affordable = |region: &Region| upgrade_price(table, *region) <= gold;
    out.extend(growing(table, seat).iter().filter(affordable).map(Action::Upgrade));
}

/// The settlements of a player that can grow: those that [`check_size`] accepts.
#[must_use]
pub fn growing(table: &Table, seat: Seat) -> Regions {
    let sizes = [1, 2, 3, 4].map(|size| !table.options.advanced() || size_in_play(table, size + 1));
    let grows = |(region, place): &(Region, &Settlement)| {
        !place.grown
            && place.size < table.terrain_limit(*region)
            && sizes[usize::from(place.size) - 1]
            && !(place.founded && table.options.advanced())
    };
    table.settlements_of(seat).filter(grows).map(|(region, _)| region).collect()
}

fn list_cards(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let gold = table.gold(seat);
    for card in Technology::ALL.iter().copied().filter(|card| table.technology(*card) == Holder::Supply) {
        let facts = card.facts();
        if facts.era.index() <= table.era.index() + 1
            && technology::prerequisites(table, card).iter().all(|needed| table.in_play(needed))
            && technology::price(table, seat, card) <= gold
        {
            out.push(Action::Learn(card));
        }
    }
    if gold >= units::cost(table, Price::Improvement, table.era) {
        let owned = table.players[seat].improvements;
        for card in Improvement::ALL.iter().copied().filter(|card| !owned.contains(*card)) {
            let facts = card.facts();
            if facts.era == table.era && table.in_play(facts.enabled_by) {
                out.push(Action::Improve(card));
            }
        }
    }
    let ship = Wonder::AlphaCentauriColonyShip;
    let sold = table.options.length == Length::Long && table.wonder(ship) == Holder::Supply;
    if sold && gold >= colony_ship_price() && table.in_play(Technology::Fusion) {
        out.push(Action::BuyColonyShip);
    }
}

fn list_sales(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let past =
        |which: &Which| which.kind.is_unit() && which.kind.era() < table.era && !technology::laden(*which);
    out.extend(table.players[seat].pieces.iter().map(Group::which).filter(past).map(Action::Sell));
}
