//! What settlers are worth: by the sites they can get to, over land and by sea.

use std::sync::LazyLock;

use engine::List;
use game_eagle_civ::cards::{Kind, Marker, Price, Region, Resource, Zone};
use game_eagle_civ::map::{Area, NEVER};
use game_eagle_civ::rules::movement::CARGO;
use game_eagle_civ::rules::units;
use game_eagle_civ::state::{Group, Settlement, Shown};

use super::{GOLD, Judge};

/// Of a hundred: what is left of the worth of a site so many steps away over land.
const WALK: [i32; 8] = [100, 74, 64, 52, 44, 36, 29, 23];
/// The same for a settler aboard a ship that is so many zones away from the coast of the site.
const SAIL: [i32; 8] = [68, 60, 52, 45, 39, 33, 28, 23];
/// What is lost if the settler is not yet aboard, and if the ship has to come first.
const ASHORE: i32 = 5;
const FETCHED: i32 = 12;
/// What part is left if a ship must be bought first.
const NO_SHIP: i32 = 4;

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

fn part(parts: &[i32; 8], steps: u8) -> i32 {
    parts.get(usize::from(steps)).copied().unwrap_or(0)
}

/// The regions that can be settled, with what a village there would be worth to the seat.
pub struct Sites(List<(Region, i32), 64>);

impl Sites {
    /// As far as the seat knows.
    pub fn of(judge: &Judge<'_>) -> Self {
        let sites = Region::ALL.iter().map(|region| (*region, judge.site(*region)));
        Self(sites.filter(|(_, worth)| *worth > 0).collect())
    }

    /// What all settlers of the seat can hope for: each goes for the best site that is left to it.
    pub fn prospects(mut self, judge: &Judge<'_>) -> i32 {
        let mut sum = 0;
        let settlers =
            judge.table.players[judge.seat].pieces.iter().filter(|group| group.kind == Kind::Settler);
        for group in settlers {
            for _ in 0..group.count {
                let worth = |(region, worth): (Region, i32)| worth * judge.nearness(group, region) / 100;
                let best = self.0.iter().enumerate().max_by_key(|(_, site)| worth(**site));
                let Some((place, hope)) = best.map(|(place, site)| (place, worth(*site))) else { return sum };
                sum += hope;
                self.0.remove(place);
            }
        }
        sum
    }
}

impl Judge<'_> {
    /// What a village there would be worth.
    fn site(&self, region: Region) -> i32 {
        if self.table.settlement(region).is_some() || self.claimed(region) {
            return 0;
        }
        let worth = match self.table.land(region).marker {
            Shown::Nothing => 80,
            Shown::FaceUp(marker) => self.ground(marker),
            Shown::FaceDown { seen } if seen.contains(self.seat) => {
                self.state.marker(region).map_or(80, |marker| self.ground(marker))
            }
            Shown::FaceDown { .. } => 72,
        };
        let price = units::cost(self.table, Price::Village, self.table.era);
        let worth = worth + 10 - GOLD * i32::try_from(price).unwrap_or(0);
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
            Marker::Desert => -100,
            Marker::Mountains => 55,
            Marker::JungleForest => 68,
            Marker::Fertile => 100,
            Marker::NoEvent => 80,
            marker => match marker.resource() {
                Some(resource) if self.holds(resource) => 95,
                Some(_) => 125,
                None => 75,
            },
        }
    }

    fn holds(&self, resource: Resource) -> bool {
        let own = |(region, place): (Region, &Settlement)| {
            place.owner == self.seat && self.table.resource(region) == Some(resource)
        };
        self.table.settlements().any(own)
    }

    /// How much of the worth of a site counts for a settler from where it is, of a hundred.
    fn nearness(&self, settler: &Group, region: Region) -> i32 {
        match settler.area {
            Area::Sea(zone) => part(&SAIL, voyage(zone, region)),
            Area::Land(here) => {
                let walk = part(&WALK, here.land_steps(region));
                // Near sites are walked to; the sea is looked at for the others.
                if walk >= WALK[2] { walk } else { walk.max(self.across(here, region)) }
            }
        }
    }

    /// The same by sea, with the ship that is nearest.
    fn across(&self, here: Region, region: Region) -> i32 {
        let player = &self.table.players[self.seat];
        let chain = here.sea_chain(region);
        if chain == NEVER {
            return 0;
        }
        let with = |ship: &Group| {
            let Area::Sea(zone) = ship.area else { return 0 };
            match voyage(zone, here) {
                _ if player.cargo(ship.ship) >= CARGO => 0,
                0 => part(&SAIL, voyage(zone, region)) - ASHORE,
                away => part(&SAIL, away.saturating_add(chain - 1)) - FETCHED,
            }
        };
        let ships = player.pieces.iter().filter(|group| group.kind.is_fleet());
        ships.map(with).max().unwrap_or_else(|| part(&SAIL, chain - 1) / NO_SHIP).max(0)
    }
}
