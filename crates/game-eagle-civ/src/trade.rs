//! What an offer consists of (chapter 9).

use engine::{List, Seat, Viewer};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{Kind, Region, Resource, Technology, UnitType, Wonder};
use crate::gold::Gold;
use crate::map::Regions;
use crate::rules::units;
use crate::state::{Table, Which};

/// What one side of a trade gives (EC-9.2, EC-9.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Gold.
    pub gold: Gold,
    /// City cards, lent for this turn, by their regions.
    pub cards: Regions,
    /// Settlements, for good.
    pub settlements: Regions,
    /// Technologies.
    pub technologies: EnumSet<Technology>,
    /// Wonders.
    pub wonders: EnumSet<Wonder>,
    /// Units and settlers.
    pub pieces: List<Parcel, 3>,
}

/// Pieces in a trade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Parcel {
    /// The group they are taken from.
    pub which: Which,
    /// How many of it.
    pub count: u8,
}

impl Bundle {
    /// Gold alone.
    #[must_use]
    pub fn gold(amount: u32) -> Self {
        Self { gold: Gold::Open(amount), ..Self::default() }
    }

    /// Whether nothing is given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// An offer as it is composed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// To whom.
    pub to: Seat,
    /// What the proposer gives.
    #[serde(default)]
    pub gives: Bundle,
    /// What the proposer wants.
    #[serde(default)]
    pub wants: Bundle,
    /// The offer that it answers, which is declined by it.
    #[serde(default)]
    pub counter: Option<u16>,
}

/// An offer on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Its number.
    pub id: u16,
    /// Who made it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What `from` gives.
    pub gives: Bundle,
    /// What `to` gives.
    pub wants: Bundle,
}

impl Offer {
    /// As a viewer learns of it: others see that gold changes hands, but not how much (EC-R-04).
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer) -> Self {
        let concerned = viewer.is(self.from) || viewer.is(self.to);
        for bundle in [&mut self.gives, &mut self.wants] {
            bundle.gold = bundle.gold.seen(concerned || bundle.gold.amount() == 0);
        }
        self
    }
}

/// An offer as the log tells it, with what the things in it were at that moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The offer.
    #[serde(flatten)]
    pub offer: Offer,
    /// What it is about.
    #[serde(default)]
    pub goods: Goods,
}

/// What must be known of the things in a trade to name them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Goods {
    /// City cards, lent or with their settlements.
    pub cards: List<CityCard, 64>,
    /// The types of units, with the advanced rules.
    pub units: EnumSet<UnitType>,
    /// What is aboard the ships that change hands.
    pub loads: List<Load, 18>,
}

/// Pieces aboard a ship that changes hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Load {
    /// Who gives the ship.
    pub from: Seat,
    /// The number of the ship.
    pub ship: u8,
    /// What is aboard.
    pub kind: Kind,
    /// How many of it.
    pub count: u8,
}

/// A city card as it lies on the table (EC-21.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CityCard {
    /// Its region.
    pub region: Region,
    /// The size of the settlement.
    pub size: u8,
    /// Its resource.
    pub resource: Option<Resource>,
}

impl Deal {
    /// An offer with what it is about.
    #[must_use]
    pub fn new(table: &Table, offer: Offer) -> Self {
        Self { offer, goods: Goods::of(table, &[(offer.from, offer.gives), (offer.to, offer.wants)]) }
    }

    /// As a viewer learns of it (EC-R-04).
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        Self { offer: self.offer.seen_by(viewer), ..self }
    }
}

impl Goods {
    /// The things in these bundles as they are now, each with the player who gives it.
    #[must_use]
    pub fn of(table: &Table, bundles: &[(Seat, Bundle)]) -> Self {
        let mut goods = Self::default();
        for (from, bundle) in bundles {
            for region in bundle.cards | bundle.settlements {
                let size = table.settlement(region).map_or(1, |place| place.size);
                if !goods.cards.is_full() {
                    goods.cards.push(CityCard { region, size, resource: table.resource(region) });
                }
            }
            for Parcel { which, .. } in bundle.pieces.iter().copied() {
                goods.units.extend(units::shown(table, which.kind));
                if which.kind.is_fleet() && which.ship > 0 {
                    goods.load(table, *from, which.ship);
                }
            }
        }
        goods
    }

    /// Takes down what is aboard a ship.
    fn load(&mut self, table: &Table, from: Seat, ship: u8) {
        let Some(player) = table.players.get(from) else { return };
        for group in player.pieces.iter().filter(|group| group.ship == ship && group.aboard()) {
            self.units.extend(units::shown(table, group.kind));
            if !self.loads.is_full() {
                self.loads.push(Load { from, ship, kind: group.kind, count: group.count });
            }
        }
    }

    /// What is aboard a ship that a player gives.
    pub fn aboard(&self, from: Seat, ship: u8) -> impl Iterator<Item = &Load> {
        self.loads.iter().filter(move |load| ship > 0 && load.from == from && load.ship == ship)
    }

    /// The card of a region, if it is among them.
    #[must_use]
    pub fn card(&self, region: Region) -> Option<&CityCard> {
        self.cards.iter().find(|card| card.region == region)
    }
}
