//! The map: which tile lies where, and what follows from it.
//!
//! Stored are the tiles, how they lie, and the water tokens. Neighbors, terrain, coast and the
//! printed symbols follow from these and are worked out once, when a tile is laid.

use engine::List;
use serde::{Deserialize, Serialize};

use crate::cards::{Barbarian, CityState, Natural, Resource, Side, SpaceFacts, Symbol, Terrain, Tile};
use crate::hex::{Direction, Hex};
use crate::options::TileReading;
use crate::space::{Space, Spaces};

/// How a tile lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    /// The side that is up.
    pub side: Side,
    /// Where its space 0 lies.
    pub at: Hex,
    /// How often it was turned by 60 degrees clockwise.
    pub turned: u8,
}

impl Placement {
    /// Where the tile's ten spaces lie.
    #[must_use]
    pub fn hexes(self) -> [Hex; 10] {
        shape(self.side, self.turned).map(|local| self.at.plus(local))
    }
}

/// The ten spaces of a tile as they lie around space 0: a flower of seven and a triangle of three.
/// Side B is the mirror image.
#[must_use]
pub fn shape(side: Side, turned: u8) -> [Hex; 10] {
    const SIDE_A: [Hex; 10] = [
        Hex::new(0, 0),
        Hex::new(0, -1),
        Hex::new(-1, 0),
        Hex::new(-1, 1),
        Hex::new(0, 1),
        Hex::new(1, 0),
        Hex::new(1, -1),
        Hex::new(1, -2),
        Hex::new(0, -2),
        Hex::new(1, -3),
    ];
    SIDE_A.map(|hex| match side {
        Side::A => hex.turned(turned),
        Side::B => hex.mirrored().turned(turned),
    })
}

/// A map tile that lies on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidTile {
    /// Which tile.
    pub tile: Tile,
    /// How it lies.
    #[serde(flatten)]
    pub placement: Placement,
}

/// The map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredMap", into = "StoredMap")]
pub struct Map {
    reading: TileReading,
    tiles: List<LaidTile, 16>,
    water_tokens: List<Hex, 8>,
    hexes: [Hex; Space::COUNT],
    neighbors: [[u8; 6]; Space::COUNT],
    on_map: Spaces,
    terrain: [Spaces; 7],
    edge: Spaces,
    coast: Spaces,
    stars: Spaces,
    resources: [Spaces; 4],
    state_spaces: Spaces,
    natural_spaces: Spaces,
    city_states: [Option<Space>; 8],
    naturals: [Option<Space>; 8],
    barbarians: [Option<Space>; 9],
}

/// What a map is stored as.
#[derive(Serialize, Deserialize)]
struct StoredMap {
    reading: TileReading,
    tiles: List<LaidTile, 16>,
    water_tokens: List<Hex, 8>,
}

/// No space: what a neighbor beyond the edge is.
const NOWHERE: u8 = u8::MAX;

impl Map {
    /// An empty table.
    #[must_use]
    pub fn new(reading: TileReading) -> Self {
        Self {
            reading,
            tiles: List::new(),
            water_tokens: List::new(),
            hexes: [Hex::default(); Space::COUNT],
            neighbors: [[NOWHERE; 6]; Space::COUNT],
            on_map: Spaces::NONE,
            terrain: [Spaces::NONE; 7],
            edge: Spaces::NONE,
            coast: Spaces::NONE,
            stars: Spaces::NONE,
            resources: [Spaces::NONE; 4],
            state_spaces: Spaces::NONE,
            natural_spaces: Spaces::NONE,
            city_states: [None; 8],
            naturals: [None; 8],
            barbarians: [None; 9],
        }
    }

    /// The tiles in the order in which they were laid.
    #[must_use]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.tiles
    }

    /// The places of the water tokens.
    #[must_use]
    pub fn water_tokens(&self) -> &[Hex] {
        &self.water_tokens
    }

    /// How a tile lies, if it does.
    #[must_use]
    pub fn placement(&self, tile: Tile) -> Option<Placement> {
        self.tiles.iter().find(|laid| laid.tile == tile).map(|laid| laid.placement)
    }

    /// Lays a tile where there is room for it.
    pub fn lay(&mut self, tile: Tile, placement: Placement) {
        self.tiles.push(LaidTile { tile, placement });
        self.on_map |= (0..10).map(|number| Space::of_tile(tile, number)).collect();
        let face = &tile.facts().faces[placement.side as usize];
        for (facts, hex) in face.spaces.iter().zip(placement.hexes()) {
            self.lay_space(Space::of_tile(tile, facts.i), hex, facts);
        }
        self.work_out_neighbors();
    }

    fn lay_space(&mut self, space: Space, hex: Hex, facts: &SpaceFacts) {
        self.hexes[space.index()] = hex;
        let terrain = match self.reading {
            TileReading::First => facts.t,
            TileReading::Second => facts.alt.unwrap_or(facts.t),
        };
        self.terrain[terrain as usize].insert(space);
        match facts.symbol() {
            Some(Symbol::Resource(resource)) => self.resources[resource as usize].insert(space),
            Some(Symbol::Barbarian(barbarian)) => self.barbarians[barbarian as usize] = Some(space),
            Some(Symbol::CityState(state)) => {
                self.city_states[state as usize] = Some(space);
                self.state_spaces.insert(space);
            }
            Some(Symbol::Natural(natural)) => {
                self.naturals[natural as usize] = Some(space);
                self.natural_spaces.insert(space);
            }
            Some(Symbol::Capital) => self.stars.insert(space),
            None => {}
        }
    }

    /// Fills a hole with water tokens, as far as there are any.
    pub fn fill(&mut self, holes: &[Hex]) {
        for hex in holes {
            if !self.water_tokens.is_full() {
                let space = Space::of_water(self.water_tokens.len());
                self.water_tokens.push(*hex);
                self.on_map.insert(space);
                self.hexes[space.index()] = *hex;
                self.terrain[Terrain::Water as usize].insert(space);
            }
        }
        self.work_out_neighbors();
    }

    fn work_out_neighbors(&mut self) {
        let grid = Grid::of(self);
        (self.edge, self.coast) = (Spaces::NONE, Spaces::NONE);
        for space in self.on_map {
            let hex = self.hexes[space.index()];
            for (slot, beside) in self.neighbors[space.index()].iter_mut().zip(hex.neighbors()) {
                *slot = grid.at(beside).map_or(NOWHERE, |found| found.index() as u8);
                if *slot == NOWHERE {
                    self.edge.insert(space);
                }
            }
        }
        self.coast = (self.edge | self.beside(self.water())) & self.land();
    }

    /// All spaces of the map.
    #[must_use]
    #[inline]
    pub fn on_map(&self) -> Spaces {
        self.on_map
    }

    /// The spaces of a terrain.
    #[must_use]
    #[inline]
    pub fn terrain(&self, terrain: Terrain) -> Spaces {
        self.terrain[terrain as usize]
    }

    /// The terrain of a space of the map.
    #[must_use]
    pub fn terrain_of(&self, space: Space) -> Terrain {
        let found = Terrain::ALL.iter().find(|terrain| self.terrain(**terrain).contains(space));
        found.copied().unwrap_or(Terrain::Water)
    }

    /// The water spaces, water tokens included.
    #[must_use]
    #[inline]
    pub fn water(&self) -> Spaces {
        self.terrain[Terrain::Water as usize]
    }

    /// All spaces that are not water.
    #[must_use]
    #[inline]
    pub fn land(&self) -> Spaces {
        self.on_map.without(self.water())
    }

    /// The spaces on the edge of the map: a neighbor is missing (ND-R10).
    #[must_use]
    #[inline]
    pub fn edge(&self) -> Spaces {
        self.edge
    }

    /// The land spaces next to water or on the edge (ND-R10).
    #[must_use]
    #[inline]
    pub fn coast(&self) -> Spaces {
        self.coast
    }

    /// The stars for capitals.
    #[must_use]
    pub fn stars(&self) -> Spaces {
        self.stars
    }

    /// The printed symbols of a resource.
    #[must_use]
    #[inline]
    pub fn resource(&self, resource: Resource) -> Spaces {
        self.resources[resource as usize]
    }

    /// The resource printed on a space.
    #[must_use]
    pub fn resource_at(&self, space: Space) -> Option<Resource> {
        Resource::ALL.iter().copied().find(|resource| self.resource(*resource).contains(space))
    }

    /// The city-states of this map with their spaces.
    pub fn city_states(&self) -> impl Iterator<Item = (CityState, Space)> + Clone {
        CityState::ALL.iter().zip(self.city_states).filter_map(|(state, space)| Some((*state, space?)))
    }

    /// The spaces of all city-states of this map.
    #[must_use]
    #[inline]
    pub fn state_spaces(&self) -> Spaces {
        self.state_spaces
    }

    /// The space of a city-state, if it is on this map.
    #[must_use]
    #[inline]
    pub fn city_state(&self, state: CityState) -> Option<Space> {
        self.city_states[state as usize]
    }

    /// The city-state printed on a space.
    #[must_use]
    pub fn city_state_at(&self, space: Space) -> Option<CityState> {
        if !self.state_spaces.contains(space) {
            return None;
        }
        self.city_states().find(|(_, at)| *at == space).map(|(state, _)| state)
    }

    /// The natural wonders of this map with their spaces.
    pub fn naturals(&self) -> impl Iterator<Item = (Natural, Space)> + Clone {
        Natural::ALL.iter().zip(self.naturals).filter_map(|(natural, space)| Some((*natural, space?)))
    }

    /// The spaces of all natural wonders of this map.
    #[must_use]
    #[inline]
    pub fn natural_spaces(&self) -> Spaces {
        self.natural_spaces
    }

    /// The space of a natural wonder, if it is on this map.
    #[must_use]
    #[inline]
    pub fn natural(&self, natural: Natural) -> Option<Space> {
        self.naturals[natural as usize]
    }

    /// The natural wonder printed on a space.
    #[must_use]
    pub fn natural_at(&self, space: Space) -> Option<Natural> {
        if !self.natural_spaces.contains(space) {
            return None;
        }
        self.naturals().find(|(_, at)| *at == space).map(|(natural, _)| natural)
    }

    /// Where a barbarian appears, if its letter is on this map.
    #[must_use]
    #[inline]
    pub fn helmet(&self, barbarian: Barbarian) -> Option<Space> {
        self.barbarians[barbarian as usize]
    }

    /// Where a space lies on the grid.
    #[must_use]
    pub fn hex(&self, space: Space) -> Hex {
        self.hexes[space.index()]
    }

    /// The neighbor in a direction; none beyond the edge.
    #[must_use]
    #[inline]
    pub fn neighbor(&self, space: Space, direction: Direction) -> Option<Space> {
        Space::from_index(usize::from(self.neighbors[space.index()][direction as usize]))
    }

    /// The spaces next to a space (ND-5.7).
    #[must_use]
    #[inline]
    pub fn around(&self, space: Space) -> Spaces {
        Spaces::from_bytes(&self.neighbors[space.index()])
    }

    /// Whether all spaces next to a space belong to a set.
    #[must_use]
    #[inline]
    pub fn is_surrounded(&self, space: Space, by: Spaces) -> bool {
        let beside = self.neighbors[space.index()].iter();
        beside.filter_map(|index| Space::from_index(usize::from(*index))).all(|space| by.contains(space))
    }

    /// The spaces next to any of a set; these themselves only if they are next to each other.
    #[must_use]
    #[inline]
    pub fn beside(&self, spaces: Spaces) -> Spaces {
        spaces.iter().fold(Spaces::NONE, |beside, space| beside | self.around(space))
    }

    /// All spaces within `steps` of a set, counted over spaces of every kind (ND-R09).
    #[must_use]
    pub fn within(&self, spaces: Spaces, steps: u8) -> Spaces {
        (0..steps).fold(spaces, |near, _| near | self.beside(near))
    }

    /// All spaces that a path of at most `steps` reaches from `start` if every space in between
    /// belongs to `through` (ND-R08). The spaces of `start` are among them.
    #[must_use]
    pub fn reach(&self, start: Spaces, through: Spaces, steps: u8) -> Spaces {
        let (mut seen, mut rim) = (start, start);
        for _ in 0..steps {
            let next = self.beside(rim).without(seen);
            seen |= next;
            rim = next & through;
            if rim.is_empty() {
                break;
            }
        }
        seen
    }
}

impl Map {
    /// A shortest way from a set to a space, its end included, if every space in between belongs to
    /// `through`; empty if there is none.
    #[must_use]
    pub fn way(&self, start: Spaces, through: Spaces, to: Space) -> Vec<Space> {
        // Ring after ring from the start; then back from the end, a space of each ring.
        let (mut rings, mut seen) = (vec![start], start);
        while let Some(rim) = rings.last().copied().filter(|rim| !rim.is_empty()) {
            let next = self.beside(rim).without(seen);
            if next.contains(to) {
                return self.back(&rings, to);
            }
            seen |= next;
            rings.push(next & through);
        }
        Vec::new()
    }

    fn back(&self, rings: &[Spaces], to: Space) -> Vec<Space> {
        let mut way = vec![to];
        let mut at = to;
        for ring in rings.iter().skip(1).rev() {
            if let Some(before) = (self.around(at) & *ring).first() {
                way.push(before);
                at = before;
            }
        }
        way.reverse();
        way
    }
}

/// Which space lies on each place of the grid.
pub(crate) struct Grid([u8; Self::SIZE * Self::SIZE]);

impl Grid {
    const SIZE: usize = 2 * Hex::LIMIT as usize + 1;

    pub(crate) fn of(map: &Map) -> Self {
        let mut grid = Self([NOWHERE; Self::SIZE * Self::SIZE]);
        for space in map.on_map {
            if let Some(index) = Self::index(map.hexes[space.index()]) {
                grid.0[index] = space.index() as u8;
            }
        }
        grid
    }

    pub(crate) fn at(&self, hex: Hex) -> Option<Space> {
        Space::from_index(usize::from(self.0[Self::index(hex)?]))
    }

    fn index(hex: Hex) -> Option<usize> {
        let shift = |part: i8| usize::try_from(i16::from(part) + i16::from(Hex::LIMIT)).ok();
        hex.on_table().then_some(())?;
        Some(shift(hex.r)? * Self::SIZE + shift(hex.q)?)
    }
}

impl From<Map> for StoredMap {
    fn from(map: Map) -> Self {
        Self { reading: map.reading, tiles: map.tiles, water_tokens: map.water_tokens }
    }
}

impl TryFrom<StoredMap> for Map {
    type Error = String;

    /// Lays the tiles again and refuses what could not have been laid.
    fn try_from(stored: StoredMap) -> Result<Self, String> {
        let mut map = Self::new(stored.reading);
        let mut taken: Vec<Hex> = Vec::new();
        let mut occupy = |hexes: &[Hex]| {
            let free = hexes.iter().all(|hex| hex.on_table() && !taken.contains(hex));
            taken.extend(hexes);
            free
        };
        for laid in &stored.tiles {
            let known = map.placement(laid.tile).is_some();
            if known || laid.placement.turned > 5 || !laid.placement.at.on_table() {
                return Err(format!("tile {} cannot lie like that", laid.tile.number()));
            }
            if !occupy(&laid.placement.hexes()) {
                return Err(format!("tile {} has no room", laid.tile.number()));
            }
            map.lay(laid.tile, laid.placement);
        }
        if !stored.water_tokens.iter().all(|hex| occupy(&[*hex])) {
            return Err("a water token has no room".into());
        }
        map.fill(&stored.water_tokens);
        Ok(map)
    }
}
