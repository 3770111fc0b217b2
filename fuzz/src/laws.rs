//! What single games promise beyond what each position shows.

use engine::Seat;
use game_eagle_civ::cards::Kind;
use game_eagle_civ::state::{Holder, Table};
use game_eagle_civ::trade::Bundle;
use game_eagle_civ::{Action, Area, State};

/// EC-9.5: a trade that is accepted is carried out as a whole.
///
/// # Errors
/// What was not delivered.
pub fn eagle_civ(before: &State, seat: Seat, action: &Action, after: &State) -> Result<(), String> {
    let Action::Accept(id) = action else { return Ok(()) };
    let offer = before.table.offers.iter().find(|offer| offer.id == *id);
    let offer = offer.ok_or("an offer is accepted that was not there")?;
    if offer.to != seat {
        return Err("an offer is accepted by another".into());
    }
    let tables = [&before.table, &after.table];
    delivered(tables, offer.from, offer.to, [&offer.gives, &offer.wants])?;
    delivered(tables, offer.to, offer.from, [&offer.wants, &offer.gives])
}

/// What one gives to another has got there, less what goes the other way.
fn delivered(
    [before, after]: [&Table; 2],
    from: Seat,
    to: Seat,
    [given, back]: [&Bundle; 2],
) -> Result<(), String> {
    let gold = |table: &Table, seat| i64::from(table.gold(seat));
    let paid = i64::from(given.gold.amount()) - i64::from(back.gold.amount());
    if gold(after, to) - gold(before, to) != paid {
        return Err("gold of a trade is not paid".into());
    }
    let owner = |region| after.settlement(region).map(|place| place.owner);
    if given.settlements.iter().any(|region| owner(region) != Some(to)) {
        return Err("a settlement of a trade is not handed over".into());
    }
    let holder = |region| after.settlement(region).map(|place| place.holder);
    if given.cards.iter().any(|region| holder(region) != Some(to)) {
        return Err("a city card of a trade is not lent".into());
    }
    let lost = given.technologies.iter().any(|card| after.technology(card) == Holder::Player(from))
        || given.wonders.iter().any(|card| after.wonder(card) == Holder::Player(from));
    if lost {
        return Err("a card of a trade is not handed over".into());
    }
    // Cargo that goes with its ship is more than what is named.
    let missing = given.pieces.iter().any(|parcel| {
        let (kind, area) = (parcel.which.kind, parcel.which.area);
        let gained = pieces(after, to, kind, area) - pieces(before, to, kind, area);
        gained < named(given, kind, area) - named(back, kind, area) && !carried(before, to, back, area)
    });
    if missing { Err("pieces of a trade are not delivered".into()) } else { Ok(()) }
}

fn pieces(table: &Table, seat: Seat, kind: Kind, area: Area) -> i64 {
    let groups = table.players[seat].pieces.iter();
    groups.filter(|group| group.kind == kind && group.area == area).map(|group| i64::from(group.count)).sum()
}

fn named(bundle: &Bundle, kind: Kind, area: Area) -> i64 {
    let parcels = bundle.pieces.iter().map(|parcel| (parcel.which, i64::from(parcel.count)));
    parcels.filter(|(which, _)| which.kind == kind && which.area == area).map(|(_, count)| count).sum()
}

/// Whether a laden ship is given there: its cargo, which need not be named, goes with it.
fn carried(table: &Table, seat: Seat, bundle: &Bundle, area: Area) -> bool {
    let laden = |ship: u8| ship > 0 && table.players[seat].cargo(ship) > 0;
    let ship = |which: &game_eagle_civ::state::Which| {
        which.kind.is_fleet() && which.area == area && laden(which.ship)
    };
    bundle.pieces.iter().any(|parcel| ship(&parcel.which))
}
