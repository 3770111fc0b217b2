//! Chapters 11 and 32: buying.

use engine::{Log, Offers, Seat, rule};

use crate::action::Action;
use crate::cards::{Improvement, Kind, Price, Region, Technology, Wonder, Zone};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::map::{Area, Regions};
use crate::options::Length;
use crate::refusal::{Checked, Why};
use crate::rules::{exploration, technology, units};
use crate::state::{Ending, Group, Holder, Settlement, Shown, State, Table, Which};

fn afford(table: &Table, seat: Seat, price: u32, id: &'static str) -> Checked {
    let gold = table.gold(seat);
    rule(id).require(price <= gold, || Why::TooDear { price, gold })
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
pub fn check_buy(table: &Table, seat: Seat, kind: Kind) -> Checked {
    units::check_for_sale(table, kind)?;
    let id = if table.options.advanced() { "EC-32.1" } else { "EC-11.1" };
    afford(table, seat, units::price(table, kind), id)?;
    rule("EC-1.9").require(!table.players[seat].crowded(), || Why::TooManyGroups)?;
    if sites(table, seat, kind, Source::Bought).next().is_some() {
        return Ok(());
    }
    let unit = units::name(table, kind);
    let settled = table.settlements_of(seat).next().is_some();
    rule("EC-R-48").require(settled, || Why::NoSettlement { unit })?;
    let coast = !kind.is_fleet() || units::has_coast(table, seat);
    rule("EC-11.5").require(coast, || Why::NoCoast { unit })?;
    Err(rule("EC-32.5").refuse(Why::NoRoomAnywhere { unit }))
}

/// EC-32.2, EC-R-56: the royalty is part of the price.
pub fn apply_buy(state: &mut State, seat: Seat, kind: Kind, log: &mut impl Log<Event>) {
    let price = units::price(&state.table, kind);
    let royalty = unit_royalty(&state.table, seat, kind);
    let (price, part, royalty) = pay(&mut state.table, seat, price, royalty);
    let unit = units::shown(&state.table, kind);
    log.tell(Event::Bought { seat, kind, price, royalty, part, unit });
    state.table.frames.push(Frame::Place { seat, kind, source: Source::Bought });
}

/// EC-R-56: the technology that enables the type bought earns the royalty.
#[must_use]
pub fn unit_royalty(table: &Table, seat: Seat, kind: Kind) -> Option<(Seat, u32)> {
    let unit = units::type_in_play(table, kind).filter(|_| table.options.advanced())?;
    units::royalty(table, seat, unit.facts().enabled_by, kind.era())
}

/// EC-32.5, EC-R-50: whether a settlement can take one more new piece in this turn.
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
    let room = move |(region, place): (Region, &Settlement)| fits(region) && has_room(table, place);
    let anywhere = source.is_gift() && !table.settlements_of(seat).any(room);
    let open = move |settlement: &Settlement| has_room(table, settlement) || anywhere;
    let of_seat = table.settlements_of(seat);
    of_seat.filter(move |(region, settlement)| fits(*region) && open(settlement)).map(|(region, _)| region)
}

/// The places where a new piece can be put.
pub fn places(table: &Table, seat: Seat, kind: Kind, source: Source, out: &mut impl Offers<Action>) {
    for region in sites(table, seat, kind, source) {
        if kind.is_fleet() {
            let zones = region.facts().sea_neighbors.iter();
            out.offer_all(zones.map(|zone| Action::Place { region, zone: Some(zone) }));
        } else {
            out.offer(Action::Place { region, zone: None });
        }
    }
}

/// EC-11.5, EC-32.5: in a region with an own settlement; a fleet in a zone beside it.
pub fn check_place(
    table: &Table,
    seat: Seat,
    (kind, source): (Kind, Source),
    region: Region,
    zone: Option<Zone>,
) -> Checked {
    let (name, unit) = (region.name(), units::name(table, kind));
    let own = table.settled(seat, region);
    rule("EC-11.5").require(own, || Why::NoOwnSettlement { region: name })?;
    let home = !matches!(source, Source::Minor(home) if home != region);
    rule("EC-R-10").require(home, || Why::MinorElsewhere { unit, region: name })?;
    let coast = !kind.is_fleet() || !region.facts().sea_neighbors.is_empty();
    rule("EC-11.5").require(coast, || Why::NoSeaBeside { unit, region: name })?;
    let open = sites(table, seat, kind, source).any(|site| site == region);
    rule("EC-32.5").require(open, || Why::NoRoomLeft { region: name })?;
    match zone {
        None => rule("EC-11.5").require(!kind.is_fleet(), || Why::FleetNeedsZone { unit }),
        Some(zone) => {
            rule("EC-11.5").require(kind.is_fleet(), || Why::NotIntoZone { unit })?;
            let beside = region.facts().sea_neighbors.contains(zone);
            rule("EC-11.5").require(beside, || Why::NotAdjacent { from: zone.name(), to: name })
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

/// EC-11.6, EC-32.10: an own settler in a region without settlement where one can be.
pub fn check_found(table: &Table, seat: Seat, region: Region) -> Checked {
    let name = region.name();
    rule("EC-2.3").require(table.settlement(region).is_none(), || Why::RegionSettled { region: name })?;
    let settler = table.players[seat].count(Area::Land(region), Kind::Settler) > 0;
    rule("EC-11.6").require(settler, || Why::NoSettler { region: name })?;
    rule("EC-3.15").require(table.terrain_limit(region) > 0, || Why::Desert { region: name })?;
    afford(table, seat, units::cost(table, Price::Village, table.era), "EC-11.6")
}

/// EC-11.6, EC-R-06: a face-down marker is turned up at once.
pub fn apply_found(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let price = units::cost(table, Price::Village, table.era);
    table.spend(seat, price);
    let settler = table.players[seat].groups_in(Area::Land(region)).find(|group| group.kind == Kind::Settler);
    let which = settler.expect("check found a settler").which();
    table.lose(seat, which, 1);
    let village = Settlement { owner: seat, size: 1, holder: seat, founded: true, ..Settlement::default() };
    table.land_mut(region).settlement = Some(village);
    log.tell(Event::Founded { seat, region, price: u16::try_from(price).unwrap_or(u16::MAX) });
    if matches!(table.land(region).marker, Shown::FaceDown { .. }) {
        exploration::turn_up(state, seat, region, log);
    }
    place_owed(&mut state.table, seat);
}

/// EC-11.7, EC-32.11, EC-32.12, EC-R-75, EC-R-81: one step per turn, within the terrain and the sizes in
/// play.
pub fn check_size(table: &Table, seat: Seat, region: Region) -> Checked {
    let name = region.name();
    let own = table.settlement(region).filter(|settlement| settlement.owner == seat);
    let settlement = own.ok_or_else(|| rule("EC-11.7").refuse(Why::NoOwnSettlement { region: name }))?;
    rule("EC-11.7").require(!settlement.grown, || Why::GrownAlready { region: name })?;
    rule("EC-2.5").require(settlement.size < 4, || Why::LargestAlready { region: name })?;
    let below = settlement.size < table.terrain_limit(region);
    rule("EC-R-75").require(below, || Why::TerrainLimit { region: name })?;
    if !table.options.advanced() {
        return Ok(());
    }
    rule("EC-32.12").require(!settlement.founded, || Why::FoundedNow { region: name })?;
    let technology = size_technology(settlement.size + 1);
    let known = table.in_play(technology);
    rule("EC-32.11").require(known, || Why::SizeNeeds { region: name, technology: technology.name() })
}

/// EC-32.11, EC-R-84: the technology with which a size is open to all.
#[must_use]
pub const fn size_technology(size: u8) -> Technology {
    match size {
        ..=2 => Technology::Construction,
        3 => Technology::Chemistry,
        _ => Technology::Medicine,
    }
}

/// The settlements of a player that can grow.
pub fn growing(table: &Table, seat: Seat) -> impl Iterator<Item = Region> {
    let grows = move |region: &Region| check_size(table, seat, *region).is_ok();
    table.settlements_of(seat).map(|(region, _)| region).filter(grows)
}

/// EC-11.2, EC-32.1: what the next size costs.
#[must_use]
pub fn upgrade_price(table: &Table, region: Region) -> u32 {
    let row = match table.settlement(region).map_or(1, |settlement| settlement.size) {
        1 => Price::ToTown,
        2 => Price::ToCity,
        _ => Price::ToMetropolis,
    };
    units::cost(table, row, table.era)
}

/// EC-11.7, EC-32.11: a settlement that can grow, for its price.
pub fn check_upgrade(table: &Table, seat: Seat, region: Region) -> Checked {
    check_size(table, seat, region)?;
    afford(table, seat, upgrade_price(table, region), "EC-11.2")
}

/// EC-11.7, EC-32.11: nobody but the bank is paid.
pub fn apply_upgrade(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let price = upgrade_price(&state.table, region);
    state.table.spend(seat, price);
    enlarge(&mut state.table, seat, region, price, log);
}

/// A settlement grows by one size, for this price.
pub fn enlarge(table: &mut Table, seat: Seat, region: Region, price: u32, log: &mut impl Log<Event>) {
    let settlement = table.land_mut(region).settlement.as_mut().expect("check found a settlement");
    settlement.size += 1;
    settlement.grown = true;
    let size = settlement.size;
    log.tell(Event::Grew { seat, region, size, price: u16::try_from(price).unwrap_or(u16::MAX) });
}

/// EC-11.3, EC-11.8, EC-32.20, EC-32.21: a technology that is offered, for its price.
pub fn check_learn(table: &Table, seat: Seat, chosen: Technology) -> Checked {
    technology::check_offered(table, chosen)?;
    let id = if table.options.advanced() { "EC-32.20" } else { "EC-11.3" };
    afford(table, seat, technology::price(table, seat, chosen), id)
}

/// EC-11.3, EC-32.20: the price is paid before the bonus comes.
pub fn apply_learn(state: &mut State, seat: Seat, chosen: Technology, log: &mut impl Log<Event>) {
    let price = technology::price(&state.table, seat, chosen);
    state.table.spend(seat, price);
    technology::acquire(state, seat, chosen, price, log);
}

/// EC-22.2, EC-32.15: of the current era, with the technology in play, each once per player.
pub fn check_improve(table: &Table, seat: Seat, improvement: Improvement) -> Checked {
    let name = improvement.name();
    rule("EC-1.10").require(table.options.advanced(), || Why::AdvancedOnly)?;
    let facts = improvement.facts();
    rule("EC-32.15").require(facts.era == table.era, || Why::ImprovementOfOtherEra { improvement: name })?;
    let known = table.in_play(facts.enabled_by);
    rule("EC-23.3").require(known, || Why::TechnologyNotInPlay { technology: facts.enabled_by.name() })?;
    let new = !table.players[seat].improvements.contains(improvement);
    rule("EC-22.2").require(new, || Why::ImprovementOwned { improvement: name })?;
    afford(table, seat, units::cost(table, Price::Improvement, facts.era), "EC-32.1")
}

/// EC-32.15, EC-23.4: a part of the price is the royalty.
pub fn apply_improve(state: &mut State, seat: Seat, improvement: Improvement, log: &mut impl Log<Event>) {
    let facts = improvement.facts();
    let price = units::cost(&state.table, Price::Improvement, facts.era);
    let royalty = units::royalty(&state.table, seat, facts.enabled_by, facts.era);
    let (price, part, royalty) = pay(&mut state.table, seat, price, royalty);
    state.table.players[seat].improvements.insert(improvement);
    log.tell(Event::Improved { seat, improvement, price, royalty, part });
}

/// EC-24.4, EC-R-46: long game, Fusion in play, 200 gold.
pub fn check_colony_ship(table: &Table, seat: Seat) -> Checked {
    let ship = Wonder::AlphaCentauriColonyShip;
    let long = table.options.advanced() && table.options.length == Length::Long;
    rule("EC-R-46").require(long, || Why::LongGameOnly { wonder: ship.name() })?;
    let known = ship.facts().requires_in_play.is_none_or(|technology| table.in_play(technology));
    rule("EC-24.4").require(known, || Why::TechnologyNotInPlay { technology: Technology::Fusion.name() })?;
    let free = table.wonder(ship) == Holder::Supply;
    rule("EC-R-46").require(free, || Why::WonderTaken { wonder: ship.name() })?;
    afford(table, seat, colony_ship_price(), "EC-24.4")
}

fn colony_ship_price() -> u32 {
    Wonder::AlphaCentauriColonyShip.facts().price.map_or(0, u32::from)
}

/// EC-26.8: the game ends with this turn.
pub fn apply_colony_ship(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let wonder = Wonder::AlphaCentauriColonyShip;
    state.table.spend(seat, colony_ship_price());
    state.table.wonders[wonder.index()] = Holder::Player(seat);
    state.table.idle = 0;
    log.tell(Event::WonderReceived { seat, wonder });
    technology::end(&mut state.table, Ending::Space, Some(seat), log);
}

/// EC-32.6, EC-R-35: a unit of a past era; a ship only without cargo.
pub fn check_sell(table: &Table, seat: Seat, which: Which) -> Checked {
    rule("EC-1.2").require(table.options.advanced(), || Why::AdvancedOnly)?;
    let unit = || units::name(table, which.kind);
    let there = table.players[seat].group(which).is_some();
    rule("EC-32.6").require(there, || Why::NoSuchPieces { unit: unit(), area: which.area.name() })?;
    rule("EC-32.6").require(is_past(table, which.kind), || Why::UnitNotPast { unit: unit() })?;
    rule("EC-R-35").require(!technology::laden(which), || Why::ShipCarries { unit: unit() })
}

fn is_past(table: &Table, kind: Kind) -> bool {
    kind.is_unit() && kind.era() < table.era
}

/// EC-32.6: the bank pays.
pub fn apply_sell(state: &mut State, seat: Seat, which: Which, log: &mut impl Log<Event>) {
    let gold = units::sell_price(&state.table, which.kind);
    state.table.lose(seat, which, 1);
    state.table.earn(seat, gold);
    let (kind, gold) = (which.kind, u16::try_from(gold).unwrap_or(0));
    log.tell(Event::Sold { seat, kind, gold, unit: units::shown(&state.table, kind) });
}

/// EC-R-51: gift fleets that waited are placed as soon as there is a coast.
pub fn place_owed(table: &mut Table, seat: Seat) {
    if units::has_coast(table, seat) {
        while let Some(kind) = table.players[seat].owed.pop() {
            table.frames.push(Frame::Place { seat, kind, source: Source::Gift });
        }
    }
}

/// Everything that a player can buy, found, enlarge and sell now.
pub fn purchases(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    // What is out of the question is sorted out first: that is cheaper than a reason.
    let sold = Kind::ALL.iter().copied().filter(|kind| units::for_sale(table, *kind));
    out.offer_all(sold.filter(|kind| check_buy(table, seat, *kind).is_ok()).map(Action::Buy));
    foundations(table, seat, out);
    let grows = growing(table, seat).filter(|region| upgrade_price(table, *region) <= table.gold(seat));
    out.offer_all(grows.map(Action::Upgrade));
    if !table.options.advanced() {
        let top = technology::top_card(table).filter(|card| check_learn(table, seat, *card).is_ok());
        out.offer_all(top.map(Action::Learn));
        return;
    }
    let supply = Technology::ALL.iter().copied().filter(|card| table.technology(*card) == Holder::Supply);
    let cards = supply.filter(|card| check_learn(table, seat, *card).is_ok());
    out.offer_all(cards.map(Action::Learn));
    let present = Improvement::ALL.iter().copied().filter(|card| card.facts().era == table.era);
    let cards = present.filter(|card| check_improve(table, seat, *card).is_ok());
    out.offer_all(cards.map(Action::Improve));
    if check_colony_ship(table, seat).is_ok() {
        out.offer(Action::BuyColonyShip);
    }
    let past = table.players[seat].pieces.iter().map(Group::which).filter(|unit| is_past(table, unit.kind));
    out.offer_all(past.filter(|unit| check_sell(table, seat, *unit).is_ok()).map(Action::Sell));
}

/// Where the settlers of a player can found a village, each region once.
fn foundations(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    let mut visited = Regions::new();
    let settlers = table.players[seat].pieces.iter().filter(|group| group.kind == Kind::Settler);
    for region in settlers.filter_map(|group| group.area.land()) {
        if visited.insert(region) && check_found(table, seat, region).is_ok() {
            out.offer(Action::Found(region));
        }
    }
}
