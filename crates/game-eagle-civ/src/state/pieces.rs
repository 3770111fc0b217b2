//! Units and settlers on the board: like ones of a player are kept together with their number.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Player, Table};
use crate::cards::{Kind, Region, Zone};
use crate::map::Area;

/// In [`Group::points`]: a settler that has looked at a marker and may do no more (EC-3.2).
pub const LOOKED: u8 = 9;

/// A player with this many groups gets no further ones by choice. The box holds far
/// fewer pieces; what the rules give still finds room (EC-1.9).
pub const CROWDED: usize = 112;

/// Pieces of a player that are alike in everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// Where they are.
    pub area: Area,
    /// What they are.
    pub kind: Kind,
    /// Movement points left in the present movement phase, or [`LOOKED`].
    pub points: u8,
    /// The number of the ship that carries them; of a ship with cargo, its own number; otherwise 0.
    pub ship: u8,
    /// How many pieces it has.
    pub count: u8,
}

/// Names a group among a player's groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Which {
    /// Where they are.
    pub area: Area,
    /// What they are.
    pub kind: Kind,
    /// Movement points left.
    #[serde(default)]
    pub points: u8,
    /// The number of the ship, if one is concerned.
    #[serde(default)]
    pub ship: u8,
}

impl Group {
    /// Its name.
    #[must_use]
    pub const fn which(&self) -> Which {
        Which { area: self.area, kind: self.kind, points: self.points, ship: self.ship }
    }

    /// Movement points left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        if self.points == LOOKED { 0 } else { self.points }
    }

    /// Whether the pieces are aboard a ship.
    #[must_use]
    pub const fn aboard(&self) -> bool {
        self.ship > 0 && !self.kind.is_fleet()
    }

    /// Whether they can fight for an area: armies on land, fleets at sea (EC-2.8).
    #[must_use]
    pub const fn fights(&self) -> bool {
        match self.area {
            Area::Land(_) => self.kind.is_army(),
            Area::Sea(_) => self.kind.is_fleet(),
        }
    }
}

impl Player {
    /// The group with this name; the largest, where there are so many pieces that one cannot hold them.
    #[must_use]
    pub fn group(&self, which: Which) -> Option<&Group> {
        self.pieces.iter().filter(|group| group.which() == which).max_by_key(|group| group.count)
    }

    /// The groups in an area.
    pub fn groups_in(&self, area: Area) -> impl Iterator<Item = &Group> {
        self.pieces.iter().filter(move |group| group.area == area)
    }

    /// How many pieces of this kind are in an area and not aboard.
    #[must_use]
    pub fn count(&self, area: Area, kind: Kind) -> u32 {
        let here = |group: &&Group| group.kind == kind && !group.aboard();
        self.groups_in(area).filter(here).map(|group| u32::from(group.count)).sum()
    }

    /// How many pieces for which `counts` holds.
    pub fn tally(&self, counts: impl Fn(&Group) -> bool) -> u32 {
        self.pieces.iter().filter(|group| counts(group)).map(|group| u32::from(group.count)).sum()
    }

    /// Whether there is a group for which `is` holds.
    pub fn has(&self, is: impl Fn(&Group) -> bool) -> bool {
        self.pieces.iter().any(is)
    }

    /// Whether an army or fleet of the player can fight in this area.
    #[must_use]
    pub fn fights_in(&self, area: Area) -> bool {
        self.has(|group| group.area == area && group.fights())
    }

    /// Pieces aboard the ship with this number.
    #[must_use]
    pub fn cargo(&self, ship: u8) -> u32 {
        if ship == 0 { 0 } else { self.tally(|group| group.ship == ship && group.aboard()) }
    }

    /// A number that no ship has.
    #[must_use]
    pub fn free_ship(&self) -> u8 {
        let free = |number: &u8| !self.has(|group| group.ship == *number);
        (1..=u8::MAX).find(free).unwrap_or(0)
    }

    /// Whether there are so many groups that they may not be split any further.
    #[must_use]
    pub fn crowded(&self) -> bool {
        self.pieces.len() >= CROWDED
    }

    /// Adds pieces to the group with this name.
    pub(crate) fn join(&mut self, which: Which, count: u8) {
        let group = self.pieces.iter_mut().find(|group| group.which() == which);
        let Some(group) = group.filter(|group| group.count.checked_add(count).is_some()) else {
            let Which { area, kind, points, ship } = which;
            self.pieces.push(Group { area, kind, points, ship, count });
            return;
        };
        group.count += count;
    }

    /// Takes pieces out of the group with this name.
    pub(crate) fn part(&mut self, which: Which, count: u8) {
        let place = self.pieces.iter().position(|group| group.which() == which && group.count >= count);
        let place = place.expect("only pieces that are there are taken");
        self.pieces[place].count -= count;
        if self.pieces[place].count == 0 {
            self.pieces.remove(place);
        }
    }

    /// Changes pieces from one name to another.
    pub fn change(&mut self, which: Which, to: Which, count: u8) {
        if which != to {
            self.part(which, count);
            self.join(to, count);
        }
    }

    /// A ship whose last cargo has left has no number any more.
    pub(crate) fn unload(&mut self, ship: u8) {
        if self.cargo(ship) == 0
            && let Some(group) = self.pieces.iter().find(|group| group.ship == ship && ship > 0).copied()
        {
            self.change(group.which(), Which { ship: 0, ..group.which() }, group.count);
        }
    }

    /// Changes every group, and puts like ones together.
    pub fn change_all(&mut self, change: impl Fn(Group) -> Group) {
        let old = std::mem::take(&mut self.pieces);
        for group in &old {
            let group = change(*group);
            self.join(group.which(), group.count);
        }
    }
}

impl Table {
    /// New pieces from the supply.
    pub fn add(&mut self, seat: Seat, area: Area, kind: Kind, count: u8) {
        if count > 0 && !self.players[seat].pieces.is_full() {
            self.players[seat].join(Which { area, kind, points: 0, ship: 0 }, count);
            self.pieces_out += i32::from(count);
        }
    }

    /// Pieces go back to the supply, with their cargo if they are ships (EC-8.9).
    pub fn lose(&mut self, seat: Seat, which: Which, count: u8) {
        self.players[seat].part(which, count);
        self.pieces_out -= i32::from(count);
        if which.kind.is_fleet() && which.ship > 0 {
            self.lose_all(seat, |group| group.ship == which.ship && group.aboard());
        } else if which.ship > 0 {
            self.unload(seat, which.ship);
        }
    }

    /// All pieces of a player for which `gone` holds go back to the supply.
    pub fn lose_all(&mut self, seat: Seat, gone: impl Fn(&Group) -> bool) {
        let lost = self.players[seat].tally(&gone);
        self.players[seat].pieces.retain(|group| !gone(group));
        self.pieces_out -= i32::try_from(lost).unwrap_or(0);
    }

    /// A ship whose last cargo has left has no number any more.
    pub fn unload(&mut self, seat: Seat, ship: u8) {
        self.players[seat].unload(ship);
    }

    /// Whether a player has any piece in a region.
    #[must_use]
    pub fn present(&self, seat: Seat, region: Region) -> bool {
        self.players[seat].groups_in(Area::Land(region)).next().is_some()
    }

    /// The ships of a player in a zone.
    pub fn ships(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = &Group> {
        self.players[seat].groups_in(Area::Sea(zone)).filter(|group| group.kind.is_fleet())
    }
}
