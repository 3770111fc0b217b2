//! The board: areas, what borders on what, and how far apart areas are (chapter 2).

use std::sync::LazyLock;

use engine::Name;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{Region, RegionFacts, Zone, ZoneFacts, tables};

/// A set of land regions.
pub type Regions = EnumSet<Region>;

/// How many areas there are: land regions, then sea zones.
pub const AREAS: usize = Region::ALL.len() + Zone::ALL.len();

/// Farther than anything.
pub const NEVER: u8 = u8::MAX;

/// A land region or a sea zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// A land region.
    Land(Region),
    /// A sea zone.
    Sea(Zone),
}

/// What fills the unused places of a list.
impl Default for Area {
    fn default() -> Self {
        Self::Land(Region::default())
    }
}

impl From<Region> for Area {
    fn from(region: Region) -> Self {
        Self::Land(region)
    }
}

impl From<Zone> for Area {
    fn from(zone: Zone) -> Self {
        Self::Sea(zone)
    }
}

impl Area {
    /// All areas.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let land = Region::ALL.iter().copied().map(Self::Land);
        land.chain(Zone::ALL.iter().copied().map(Self::Sea))
    }

    /// As an index into tables.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Land(region) => region.index(),
            Self::Sea(zone) => Region::ALL.len() + zone.index(),
        }
    }

    /// The region, if it is land.
    #[must_use]
    pub const fn land(self) -> Option<Region> {
        match self {
            Self::Land(region) => Some(region),
            Self::Sea(_) => None,
        }
    }

    /// Whether it is a sea zone.
    #[must_use]
    pub const fn is_sea(self) -> bool {
        matches!(self, Self::Sea(_))
    }

    /// The key of the name.
    #[must_use]
    pub const fn name(self) -> Name {
        match self {
            Self::Land(region) => region.name(),
            Self::Sea(zone) => zone.name(),
        }
    }

    /// Whether the two share a border (EC-2.2).
    #[must_use]
    pub fn borders(self, other: Self) -> bool {
        match (self, other) {
            (Self::Land(one), Self::Land(two)) => one.facts().land_neighbors.contains(two),
            (Self::Land(land), Self::Sea(sea)) | (Self::Sea(sea), Self::Land(land)) => {
                land.facts().sea_neighbors.contains(sea)
            }
            (Self::Sea(one), Self::Sea(two)) => one.facts().sea_neighbors.contains(two),
        }
    }

    /// The areas that share a border with it.
    pub fn neighbors(self) -> impl Iterator<Item = Self> {
        let (land, sea) = match self {
            Self::Land(region) => (region.facts().land_neighbors, region.facts().sea_neighbors),
            Self::Sea(zone) => (zone.facts().land_neighbors, zone.facts().sea_neighbors),
        };
        land.into_iter().map(Self::Land).chain(sea.into_iter().map(Self::Sea))
    }

    /// How many steps an aircraft flies from here to there (EC-2.7).
    #[must_use]
    pub fn flight(self, other: Self) -> u8 {
        DISTANCES.air[self.index()][other.index()]
    }
}

impl Region {
    /// What the board shows.
    #[must_use]
    pub fn facts(self) -> &'static RegionFacts {
        &tables().regions[self.index()]
    }

    /// How many land steps it is from here to there; [`NEVER`] if there is sea between.
    #[must_use]
    pub fn land_steps(self, other: Self) -> u8 {
        DISTANCES.land[self.index()][other.index()]
    }

    /// The shortest chain of sea zones that touches both (EC-30.5).
    #[must_use]
    pub fn sea_chain(self, other: Self) -> u8 {
        DISTANCES.sea[self.index()][other.index()]
    }
}

impl Zone {
    /// What the board shows.
    #[must_use]
    pub fn facts(self) -> &'static ZoneFacts {
        &tables().zones[self.index()]
    }
}

/// Steps between any two areas, worked out once.
struct Distances {
    land: Vec<[u8; Region::ALL.len()]>,
    sea: Vec<[u8; Region::ALL.len()]>,
    air: Vec<[u8; AREAS]>,
}

static DISTANCES: LazyLock<Distances> = LazyLock::new(|| Distances {
    land: Region::ALL.iter().map(|from| land_from(*from)).collect(),
    sea: Region::ALL.iter().map(|from| chains_from(*from)).collect(),
    air: Area::all().map(|from| spread(from, |_| true)).collect(),
});

/// The steps from one area to all others over areas that `may` be entered.
fn spread(from: Area, may: impl Fn(Area) -> bool) -> [u8; AREAS] {
    let mut steps = [NEVER; AREAS];
    steps[from.index()] = 0;
    let mut edge = vec![from];
    while !edge.is_empty() {
        let mut next = Vec::new();
        for area in edge {
            for neighbor in area.neighbors().filter(|neighbor| may(*neighbor)) {
                if steps[neighbor.index()] == NEVER {
                    steps[neighbor.index()] = steps[area.index()] + 1;
                    next.push(neighbor);
                }
            }
        }
        edge = next;
    }
    steps
}

fn land_from(from: Region) -> [u8; Region::ALL.len()] {
    let steps = spread(Area::Land(from), |area| !area.is_sea());
    std::array::from_fn(|index| steps[index])
}

fn chains_from(from: Region) -> [u8; Region::ALL.len()] {
    let mut chains = [NEVER; Region::ALL.len()];
    for start in from.facts().sea_neighbors {
        let steps = spread(Area::Sea(start), Area::is_sea);
        for to in Region::ALL {
            let ends = to.facts().sea_neighbors;
            let nearest = ends.iter().map(|zone| steps[Area::Sea(zone).index()].saturating_add(1)).min();
            chains[to.index()] = chains[to.index()].min(nearest.unwrap_or(NEVER));
        }
    }
    chains
}
