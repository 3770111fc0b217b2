//! Chapter 9: the pieces of a trade.
//!
//! What both players have afterwards is worked out once and for both sides together: everything
//! that is given leaves its giver, then it arrives, cargo last, when all ships are where they
//! belong. [`check`] asks whether that is possible, [`apply`] puts the result on the board. So a
//! trade is carried out whole or not at all (EC-9.5), whatever the order of its parcels.

use engine::{List, Seat, rule};

use crate::refusal::{Checked, Why};
use crate::rules::movement::CARGO;
use crate::rules::units;
use crate::state::{CROWDED, Group, Player, Table, Which};
use crate::trade::{Bundle, Offer, Parcel};

/// How many groups a trade can add at most: three ships with three kinds of cargo each, or nine
/// pieces that go aboard nine ships, each taken out of a group.
const NEW_GROUPS: usize = 18;

/// EC-9.3, EC-R-42: what one side gives is there, named once, and cargo is not named besides its ship.
pub fn check_parcels(table: &Table, from: Seat, bundle: &Bundle) -> Checked {
    bundle.pieces.iter().enumerate().try_for_each(|(index, parcel)| {
        let Parcel { which, count } = *parcel;
        let (unit, area) = (units::name(table, which.kind), which.area.name());
        let held = table.players[from].group(which).map_or(0, |group| group.count);
        rule("EC-9.3").require(held > 0, || Why::TradePiecesMissing { seat: from, unit, area })?;
        rule("EC-9.3").require(count > 0, || Why::TradePiecesNone { unit, area })?;
        rule("EC-9.3").require(count <= held, || Why::TradePiecesFew {
            seat: from,
            unit,
            area,
            count: held.into(),
        })?;
        let twice = bundle.pieces[..index].iter().any(|other| other.which == which);
        rule("EC-9.3").require(!twice, || Why::TradePiecesTwice { unit, area })?;
        let along = !which.kind.is_fleet() && bundle.pieces.iter().any(|ship| is_ship_of(ship.which, which));
        rule("EC-R-42").require(!along, || Why::TradeCargoNamed { unit, area })
    })
}

fn is_ship_of(ship: Which, cargo: Which) -> bool {
    ship.kind.is_fleet() && ship.ship > 0 && ship.ship == cargo.ship
}

/// EC-7.9, EC-9.5, EC-R-42: whether all that changes hands finds its place.
pub fn check(table: &Table, offer: &Offer) -> Checked {
    if offer.gives.pieces.is_empty() && offer.wants.pieces.is_empty() {
        return Ok(());
    }
    after(table, offer).map(drop)
}

/// Carries out the pieces of a trade that [`check`] accepted.
pub fn apply(table: &mut Table, offer: &Offer) {
    if offer.gives.pieces.is_empty() && offer.wants.pieces.is_empty() {
        return;
    }
    let [from, to] = after(table, offer).expect("check accepted the trade");
    table.players[offer.from] = from;
    table.players[offer.to] = to;
}

/// Who made the offer and who got it, with the pieces that the trade leaves them.
fn after(table: &Table, offer: &Offer) -> Checked<[Player; 2]> {
    let [mut from, mut to] = [offer.from, offer.to].map(|seat| table.players[seat]);
    let given = take(&mut from, &offer.gives);
    let wanted = take(&mut to, &offer.wants);
    for (player, seat, gets) in [(&mut to, offer.to, &given), (&mut from, offer.from, &wanted)] {
        let fits = gets.is_empty() || player.pieces.len() + NEW_GROUPS <= CROWDED;
        rule("EC-1.9").require(fits, || Why::TooManyGroupsOf { seat })?;
        player.receive(gets);
    }
    for (player, seat, gets) in [(&mut to, offer.to, &given), (&mut from, offer.from, &wanted)] {
        for cargo in &gets.cargo {
            let room = player.stow(cargo);
            let (unit, area) = (units::name(table, cargo.kind), cargo.area.name());
            rule("EC-R-42").require(room, || Why::TradeNoBerth { seat, unit, area })?;
        }
    }
    Ok([from, to])
}

/// What one side gives.
struct Given {
    /// Pieces on land, ships with what they carry, and aircraft.
    whole: List<Group, 12>,
    /// Pieces that leave their ship.
    cargo: List<Group, 3>,
}

impl Given {
    fn is_empty(&self) -> bool {
        self.whole.is_empty() && self.cargo.is_empty()
    }
}

/// Takes what is given from its giver.
fn take(giver: &mut Player, bundle: &Bundle) -> Given {
    let mut given = Given { whole: List::new(), cargo: List::new() };
    for Parcel { which, count } in bundle.pieces.iter().copied() {
        let Which { area, kind, points, ship } = which;
        let group = Group { area, kind, points, ship, count };
        if group.aboard() {
            giver.part(which, count);
            given.cargo.push(group);
        } else if ship > 0 {
            let laden = giver.pieces;
            for part in laden.iter().filter(|part| part.ship == ship) {
                giver.part(part.which(), part.count);
                given.whole.push(*part);
            }
        } else {
            giver.part(which, count);
            given.whole.push(group);
        }
    }
    given.cargo.iter().for_each(|cargo| giver.unload(cargo.ship));
    given
}

impl Player {
    /// Gets pieces; a ship with cargo gets a number that is free with its new owner.
    fn receive(&mut self, given: &Given) {
        let mut numbers: List<(u8, u8), 3> = List::new();
        for group in &given.whole {
            let known = numbers.iter().find(|(old, _)| *old == group.ship).map(|(_, new)| *new);
            let ship = match known {
                _ if group.ship == 0 => 0,
                Some(new) => new,
                None => {
                    let new = self.free_ship();
                    numbers.push((group.ship, new));
                    new
                }
            };
            self.join(Which { ship, ..group.which() }, group.count);
        }
    }

    /// EC-7.9: takes cargo aboard the ships in its zone: of one that has room for all of it, or of
    /// several. Whether there was room.
    fn stow(&mut self, cargo: &Group) -> bool {
        let mut left = cargo.count;
        while left > 0 {
            let room = |ship: &Group| CARGO.saturating_sub(self.cargo(ship.ship));
            let ships = || self.groups_in(cargo.area).filter(|ship| ship.kind.is_fleet() && room(ship) > 0);
            let whole = ships().find(|ship| room(ship) >= u32::from(left));
            let Some(ship) = whole.or_else(|| ships().next()).copied() else { return false };
            let count = u8::try_from(room(&ship)).map_or(left, |room| room.min(left));
            let number = if ship.ship > 0 { ship.ship } else { self.free_ship() };
            self.change(ship.which(), Which { ship: number, ..ship.which() }, 1);
            self.join(Which { ship: number, ..cargo.which() }, count);
            left -= count;
        }
        true
    }
}
