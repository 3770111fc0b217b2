//! What settlers are worth: by the sites they can get to, over land and by sea.

use std::sync::LazyLock;

use engine::List;
use game_eagle_civ::cards::{Class, Kind, Marker, Price, Region, Resource, Zone};
use game_eagle_civ::map::{Area, NEVER};
use game_eagle_civ::rules::movement::CARGO;
use game_eagle_civ::rules::units;
use game_eagle_civ::state::{Group, Settlement, Shown};

use super::Judge;

/// How many percent of the worth of a site are left, by the steps to it over land.
const WALK: [i32; 8] = [84, 74, 64, 52, 44, 36, 29, 23];
/// The same for a settler aboard a ship beside the coast of the site; each turn of sailing takes something
/// off.
const ABOARD: i32 = 80;
const SAILING: i32 = 12;
/// What is lost if the settler is not yet aboard, and if the ship has to come first.
const ASHORE: i32 = 6;
const FETCHED: i32 = 12;
/// What part is left if a ship must be bought first.
const NO_SHIP: i32 = 2;

/// How many zones a ship sails from a zone until it touches a region.
static VOYAGES: LazyLock<Vec<[u8; Region::ALL.len()]>> =
    LazyLock::new(|| Zone::ALL.iter().map(|zone| voyages_from(*zone)).collect());

fn voyages_from(from: Zone) -> [u8; Region::ALL.len()] {
    let mut voyages = [NEVER; Region::ALL.len()];
    let mut seen = vec![from];
    let (mut start, mut sailed) = (0, 0);
    while start < seen.len() {
        let end = seen.len();
        for index in start..end {
            let facts = seen[index].facts();
            for region in facts.land_neighbors {
                voyages[region.index()] = voyages[region.index()].min(sailed);
            }
            let new: Vec<Zone> = facts.sea_neighbors.iter().filter(|zone| !seen.contains(zone)).collect();
            seen.extend(new);
        }
        (start, sailed) = (end, sailed + 1);
    }
    voyages
}

fn voyage(zone: Zone, region: Region) -> u8 {
    VOYAGES[zone.index()][region.index()]
}

/// A ship with room for a settler, and how many zones it sails in a turn.
type Ship = (Zone, u8);

/// What a site is worth to a settler aboard a ship that is this many zones away from it.
fn sailing(zones: u8, speed: u8) -> i32 {
    if zones == NEVER { 0 } else { (ABOARD - SAILING * i32::from(zones) / i32::from(speed.max(1))).max(0) }
}

/// The regions that can be settled, with what a village there would be worth to the seat, and the ships that
/// can carry settlers.
pub struct Sites {
    open: List<(Region, i32), 64>,
    ships: List<Ship, 32>,
}

impl Sites {
    /// As far as the seat knows.
    pub fn of(judge: &Judge<'_>) -> Self {
        let player = &judge.table.players[judge.seat];
        let sites = Region::ALL.iter().map(|region| (*region, judge.site(*region)));
        let ship = |group: &Group| match group.area {
            Area::Sea(zone) if group.kind.is_fleet() && player.cargo(group.ship) < CARGO => {
                Some((zone, group.kind.movement()))
            }
            _ => None,
        };
        let open = sites.filter(|(_, worth)| *worth > 0).collect();
        Self { open, ships: player.pieces.iter().filter_map(ship).take(32).collect() }
    }

    /// What all settlers of the seat can hope for: each goes for the best site that is left to it.
    pub fn prospects(mut self, judge: &Judge<'_>) -> i32 {
        let player = &judge.table.players[judge.seat];
        let mut sum = 0;
        for group in player.pieces.iter().filter(|group| group.kind == Kind::Settler) {
            let carrier = player
                .pieces
                .iter()
                .find(|ship| group.aboard() && ship.kind.is_fleet() && ship.ship == group.ship);
            let speed = carrier.map_or(1, |ship| ship.kind.movement());
            for _ in 0..group.count {
                let worth = |(region, worth): (Region, i32)| {
                    worth * self.nearness(judge, group.area, speed, region) / 100
                };
                let hopes = self.open.iter().map(|site| worth(*site)).enumerate();
                let Some((place, hope)) = hopes.max_by_key(|(_, hope)| *hope) else { return sum };
                sum += hope;
                self.open.remove(place);
            }
        }
        sum
    }

    /// How much of the worth of a site counts for a settler from where it is, of a hundred.
    fn nearness(&self, judge: &Judge<'_>, from: Area, speed: u8, region: Region) -> i32 {
        match from {
            Area::Sea(zone) => sailing(voyage(zone, region), speed),
            Area::Land(here) => {
                let walk = WALK.get(usize::from(here.land_steps(region))).copied().unwrap_or(0);
                // What is next door is walked to.
                if walk >= WALK[1] { walk } else { walk.max(self.across(judge, here, region)) }
            }
        }
    }

    /// The same by sea, with the ship that suits best.
    fn across(&self, judge: &Judge<'_>, here: Region, region: Region) -> i32 {
        let chain = here.sea_chain(region);
        if chain == NEVER {
            return 0;
        }
        let with = |(zone, speed): &Ship| match voyage(*zone, here) {
            0 => sailing(voyage(*zone, region), *speed) - ASHORE,
            away => sailing(away.saturating_add(chain - 1), *speed) - FETCHED,
        };
        let bought = || {
            let fleet = Kind::of(Class::Fleet, judge.table.era);
            sailing(chain - 1, fleet.map_or(1, Kind::movement)) / NO_SHIP
        };
        self.ships.iter().map(with).max().unwrap_or_else(bought).max(0)
    }
}

impl Judge<'_> {
    /// What a village there would be worth.
    fn site(&self, region: Region) -> i32 {
        if self.table.settlement(region).is_some() || self.claimed(region) {
            return 0;
        }
        let worth = match self.table.land(region).marker {
            Shown::Nothing => self.weights.blank,
            Shown::FaceUp(marker) => self.ground(marker),
            Shown::FaceDown { seen } if seen.contains(self.seat) => {
                self.state.marker(region).map_or(self.weights.blank, |marker| self.ground(marker))
            }
            Shown::FaceDown { .. } => self.weights.unknown,
        };
        let price = units::cost(self.table, Price::Village, self.table.era);
        let worth = worth + self.weights.point / 4 - self.weights.gold * i32::try_from(price).unwrap_or(0);
        let near = region.facts().land_neighbors.iter().map(|other| self.foe[other.index()]).max();
        match self.own[region.index()] {
            own if self.foe[region.index()] > own => worth / 3,
            own if near.unwrap_or(0) > own => 3 * worth / 4,
            _ => worth,
        }
    }

    /// Whether a settler of somebody else already stands there.
    fn claimed(&self, region: Region) -> bool {
        let settler = |group: &Group| group.kind == Kind::Settler && group.area == Area::Land(region);
        self.table.players.pairs().any(|(seat, player)| seat != self.seat && player.has(settler))
    }

    fn ground(&self, marker: Marker) -> i32 {
        match marker {
            Marker::Desert => -self.weights.point,
            Marker::Mountains => 11 * self.weights.blank / 16,
            Marker::JungleForest => 17 * self.weights.blank / 20,
            Marker::Fertile => 5 * self.weights.blank / 4,
            Marker::NoEvent => self.weights.blank,
            marker => match marker.resource() {
                Some(resource) if self.holds(resource) => self.weights.again,
                Some(_) => self.weights.resource,
                None => 15 * self.weights.blank / 16,
            },
        }
    }

    fn holds(&self, resource: Resource) -> bool {
        let own = |(region, place): (Region, &Settlement)| {
            place.owner == self.seat && self.table.resource(region) == Some(resource)
        };
        self.table.settlements().any(own)
    }
}
