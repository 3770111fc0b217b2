//! The board: continent tiles on the grid, and what they and the printed islands show.

use std::sync::LazyLock;

use engine::List;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{CellFacts, Resource, Terrain, Tile, islands};
use crate::map::{COLS, ROWS, Side, Space, Spaces};

/// The tiles that lie on the board, and what follows from them. Only the tiles are stored; the
/// rest is worked out from them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "List<LaidTile, 17>", into = "List<LaidTile, 17>")]
pub struct Board {
    laid: List<LaidTile, 17>,
    continent: Spaces,
    /// The spaces beside tiles, and the tiles' own ones that lie beside others.
    shore: Spaces,
    /// By side: the spaces of tiles that show land there.
    land: [Spaces; 4],
    /// By resource: the spaces with at least one such symbol.
    single: [Spaces; 4],
    /// By resource: the spaces with two such symbols.
    double: [Spaces; 4],
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidTile {
    /// Which of the 17 it is.
    pub tile: Tile,
    /// Where its first space lies, as the data file lists them.
    pub at: Space,
    /// How it is turned.
    pub turn: Turn,
}

/// How far a tile is turned clockwise from the way it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub enum Turn {
    /// As printed.
    #[default]
    Deg0,
    /// By a quarter.
    Deg90,
    /// By a half.
    Deg180,
    /// By three quarters.
    Deg270,
}

impl Turn {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Deg0, Self::Deg90, Self::Deg180, Self::Deg270];

    /// In degrees.
    #[must_use]
    pub const fn degrees(self) -> u16 {
        self as u16 * 90
    }
}

impl TryFrom<u16> for Turn {
    type Error = &'static str;

    fn try_from(degrees: u16) -> Result<Self, Self::Error> {
        let turn = Self::ALL.into_iter().find(|turn| turn.degrees() == degrees);
        turn.ok_or("a turn is 0, 90, 180 or 270")
    }
}

impl From<Turn> for u16 {
    fn from(turn: Turn) -> Self {
        turn.degrees()
    }
}

/// What a tile covers and shows where it lies.
#[derive(Clone, Copy)]
pub struct Footprint {
    /// Its spaces.
    pub spaces: Spaces,
    shape: &'static Shape,
    /// How many spaces it is away from the upper left corner.
    by: u8,
}

impl Footprint {
    fn land(&self, side: Side) -> Spaces {
        Spaces::shifted(self.shape.land[side as usize], self.by)
    }
}

impl LaidTile {
    /// What the tile covers; nothing if it does not lie wholly inside the grid (GA-6.4).
    #[must_use]
    pub fn footprint(self) -> Option<Footprint> {
        let shape = &SHAPES[self.tile as usize][self.turn as usize];
        let row = self.at.row().checked_sub(shape.first.0)?;
        let col = self.at.col().checked_sub(shape.first.1)?;
        let inside = row + shape.height <= ROWS && col + shape.width <= COLS;
        let by = row * COLS + col;
        inside.then(|| Footprint { spaces: Spaces::shifted(shape.spaces, by), shape, by })
    }
}

impl Board {
    /// The empty board with its printed islands.
    #[must_use]
    pub fn new() -> Self {
        let none = [Spaces::NONE; 4];
        let mut board = Self {
            laid: List::new(),
            continent: Spaces::NONE,
            shore: Spaces::NONE,
            land: none,
            single: none,
            double: none,
        };
        for island in islands() {
            let at = Space::at(island.row, island.col).expect("islands lie on the board");
            for resource in &island.symbols {
                let [single, double] =
                    [&mut board.single, &mut board.double].map(|by| &mut by[*resource as usize]);
                if single.contains(at) { double.insert(at) } else { single.insert(at) }
            }
        }
        board
    }

    /// Lays a tile; what was printed below is gone for good (GA-6.9).
    pub fn lay(&mut self, tile: LaidTile, footprint: &Footprint) {
        let Footprint { spaces, shape, by } = *footprint;
        self.laid.push(tile);
        self.continent = self.continent | spaces;
        self.shore = Side::ALL.iter().fold(self.shore, |shore, side| shore | spaces.neighbored(*side));
        let cover = |old: &mut [Spaces; 4], new: &[u64; 4]| {
            old.iter_mut().zip(new).for_each(|(old, new)| *old = (*old - spaces) | Spaces::shifted(*new, by));
        };
        cover(&mut self.land, &shape.land);
        cover(&mut self.single, &shape.single);
        cover(&mut self.double, &shape.double);
    }

    /// The tiles in the order in which they were laid.
    #[must_use]
    pub fn laid(&self) -> &[LaidTile] {
        &self.laid
    }

    /// The spaces of the tile that was laid last.
    #[must_use]
    pub fn last_tile(&self) -> Spaces {
        let footprint = self.laid.last().and_then(|tile| tile.footprint());
        footprint.map_or(Spaces::NONE, |footprint| footprint.spaces)
    }

    /// The spaces that tiles cover.
    #[must_use]
    #[inline]
    pub fn continent(&self) -> Spaces {
        self.continent
    }

    /// Whether the tile overlaps another one.
    #[must_use]
    #[inline]
    pub fn overlaps(&self, footprint: &Footprint) -> bool {
        !(footprint.spaces & self.continent).is_empty()
    }

    /// Whether the tile touches another one with a side.
    #[must_use]
    #[inline]
    pub fn touches(&self, footprint: &Footprint) -> bool {
        !(footprint.spaces & self.shore).is_empty()
    }

    /// Whether land meets land and sea meets sea wherever the tile touches another one.
    #[must_use]
    pub fn fits(&self, footprint: &Footprint) -> bool {
        Side::ALL.into_iter().all(|side| {
            let shared = footprint.spaces & self.continent.neighbored(side);
            let beyond = self.land[side.opposite() as usize].neighbored(side);
            footprint.land(side) & shared == beyond & shared
        })
    }

    /// Every way in which a tile can be laid: beside another one, over none, land to land.
    pub fn places(&self, tile: Tile) -> impl Iterator<Item = LaidTile> {
        Turn::ALL.into_iter().flat_map(move |turn| {
            let shape = &SHAPES[tile as usize][turn as usize];
            let corners = shape.corners_over(self.shore) - shape.corners_over(self.continent);
            let laid = corners.iter().filter_map(move |corner| {
                let at = Space::at(corner.row() + shape.first.0, corner.col() + shape.first.1)?;
                Some(LaidTile { tile, at, turn })
            });
            laid.filter(|laid| laid.footprint().is_some_and(|footprint| self.fits(&footprint)))
        })
    }

    /// How many symbols of a resource are on these spaces.
    #[must_use]
    #[inline]
    pub fn count(&self, resource: Resource, spaces: Spaces) -> u8 {
        let index = resource as usize;
        (self.single[index] & spaces).len() + (self.double[index] & spaces).len()
    }

    /// The symbols of a space.
    #[must_use]
    pub fn symbols(&self, space: Space) -> List<Resource, 2> {
        let count = |resource| usize::from(self.count(resource, Spaces::one(space)));
        Resource::ALL.iter().flat_map(|resource| std::iter::repeat_n(*resource, count(*resource))).collect()
    }

    /// The sides of a space on which a tile shows land.
    #[must_use]
    pub fn land(&self, space: Space) -> EnumSet<Side> {
        Side::ALL.into_iter().filter(|side| self.land[*side as usize].contains(space)).collect()
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

impl TryFrom<List<LaidTile, 17>> for Board {
    type Error = String;

    fn try_from(laid: List<LaidTile, 17>) -> Result<Self, Self::Error> {
        let mut board = Self::new();
        for tile in &laid {
            let footprint = tile.footprint().filter(|footprint| !board.overlaps(footprint));
            let footprint =
                footprint.ok_or_else(|| format!("{} cannot lie at {}", tile.tile.id(), tile.at))?;
            board.lay(*tile, &footprint);
        }
        Ok(board)
    }
}

impl From<Board> for List<LaidTile, 17> {
    fn from(board: Board) -> Self {
        board.laid
    }
}

/// A tile turned in one way, in the upper left corner of the board.
#[derive(Clone, Copy)]
struct Shape {
    /// Row and column of the first space.
    first: (u8, u8),
    height: u8,
    width: u8,
    spaces: u64,
    land: [u64; 4],
    single: [u64; 4],
    double: [u64; 4],
}

static SHAPES: LazyLock<Vec<[Shape; 4]>> = LazyLock::new(|| {
    Tile::ALL.iter().map(|tile| Turn::ALL.map(|turn| Shape::new(&tile.facts().cells, turn))).collect()
});

impl Shape {
    fn new(cells: &[CellFacts], turn: Turn) -> Self {
        let quarters = turn as usize;
        let turned: Vec<(i8, i8)> = cells.iter().map(|cell| turned(cell.at, quarters)).collect();
        let top = turned.iter().map(|at| at.0).min().expect("a tile has spaces");
        let left = turned.iter().map(|at| at.1).min().expect("a tile has spaces");
        let places: Vec<(u8, u8)> =
            turned.iter().map(|at| ((at.0 - top).unsigned_abs(), (at.1 - left).unsigned_abs())).collect();
        let mut shape = Self {
            first: places[0],
            height: 1 + places.iter().map(|place| place.0).max().expect("a tile has spaces"),
            width: 1 + places.iter().map(|place| place.1).max().expect("a tile has spaces"),
            spaces: 0,
            land: [0; 4],
            single: [0; 4],
            double: [0; 4],
        };
        for (cell, (row, col)) in cells.iter().zip(places) {
            shape.print(cell, quarters, 1 << (row * COLS + col));
        }
        shape
    }

    /// Where the upper left corner can lie so that some space of the tile lies on this ground.
    fn corners_over(&self, ground: Spaces) -> Spaces {
        let spaces = Spaces::shifted(self.spaces, 0);
        let lies = |space: Space| ground.moved_back(space);
        let inside = Spaces::rectangle(ROWS - self.height + 1, COLS - self.width + 1);
        spaces.iter().fold(Spaces::NONE, |corners, space| corners | lies(space)) & inside
    }

    fn print(&mut self, cell: &CellFacts, quarters: usize, bit: u64) {
        self.spaces |= bit;
        let edges = [cell.edges.n, cell.edges.e, cell.edges.s, cell.edges.w];
        for (side, terrain) in edges.into_iter().enumerate() {
            if terrain == Terrain::Land {
                self.land[(side + quarters) % 4] |= bit;
            }
        }
        for resource in &cell.symbols {
            let index = *resource as usize;
            self.double[index] |= self.single[index] & bit;
            self.single[index] |= bit;
        }
    }
}

/// A quarter turn clockwise brings row r, column c to row c, column -r.
fn turned([row, col]: [u8; 2], quarters: usize) -> (i8, i8) {
    let at = (row.cast_signed(), col.cast_signed());
    (0..quarters).fold(at, |(row, col), _| (col, -row))
}
