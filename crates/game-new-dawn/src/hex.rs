//! Places on the hex grid.
//!
//! Hexes stand on a corner. `q` grows to the east, `r` to the south-east. Directions count
//! clockwise from the east, as the numbers of the barbarian direction token do (ND-R69).

use serde::{Deserialize, Serialize};

/// A place on the hex grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Hex {
    /// To the east.
    pub q: i8,
    /// To the south-east.
    pub r: i8,
}

impl Hex {
    /// How far from the middle of the table a tile can come to lie in either coordinate, with room
    /// to spare.
    pub const LIMIT: i8 = 40;

    /// The place with these coordinates.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// Whether it lies on the table.
    #[must_use]
    pub const fn on_table(self) -> bool {
        self.q.unsigned_abs() <= Self::LIMIT as u8 && self.r.unsigned_abs() <= Self::LIMIT as u8
    }

    /// The sum, as steps from one place to another.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { q: self.q.saturating_add(other.q), r: self.r.saturating_add(other.r) }
    }

    /// Turned around the origin by 60 degrees clockwise, `times` times.
    #[must_use]
    pub fn turned(self, times: u8) -> Self {
        (0..times % 6).fold(self, |hex, _| Self::new(-hex.r, hex.q + hex.r))
    }

    /// Mirrored at the vertical axis.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::new(-self.q - self.r, self.r)
    }

    /// The neighbor in a direction.
    #[must_use]
    pub const fn neighbor(self, direction: Direction) -> Self {
        self.plus(direction.step())
    }

    /// The six neighbors, clockwise from the east.
    pub fn neighbors(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().map(move |direction| self.neighbor(direction))
    }

    /// The middle of the hex for drawing, in units of half the hex's width and a quarter of its
    /// height; `y` runs downwards.
    #[must_use]
    pub const fn center(self) -> [i16; 2] {
        [2 * self.q as i16 + self.r as i16, 3 * self.r as i16]
    }

    /// The six corners in the same units, clockwise from the upper right. The edge between a
    /// corner and the next one faces the neighbor in that direction.
    #[must_use]
    pub fn corners(self) -> [[i16; 2]; 6] {
        let [x, y] = self.center();
        [[x + 1, y - 1], [x + 1, y + 1], [x, y + 2], [x - 1, y + 1], [x - 1, y - 1], [x, y - 2]]
    }
}

impl From<[i8; 2]> for Hex {
    fn from([q, r]: [i8; 2]) -> Self {
        Self { q, r }
    }
}

impl From<Hex> for [i8; 2] {
    fn from(hex: Hex) -> Self {
        [hex.q, hex.r]
    }
}

/// One of the six directions, clockwise from the east.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// To the east.
    #[default]
    East,
    /// To the south-east.
    SouthEast,
    /// To the south-west.
    SouthWest,
    /// To the west.
    West,
    /// To the north-west.
    NorthWest,
    /// To the north-east.
    NorthEast,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] =
        [Self::East, Self::SouthEast, Self::SouthWest, Self::West, Self::NorthWest, Self::NorthEast];

    /// The direction `steps` further clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Self {
        Self::ALL[(self as usize + steps as usize) % 6]
    }

    /// The direction the other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(3)
    }

    const fn step(self) -> Hex {
        match self {
            Self::East => Hex::new(1, 0),
            Self::SouthEast => Hex::new(0, 1),
            Self::SouthWest => Hex::new(-1, 1),
            Self::West => Hex::new(-1, 0),
            Self::NorthWest => Hex::new(0, -1),
            Self::NorthEast => Hex::new(1, -1),
        }
    }
}

/// The outline of a connected group of hexes without holes: its corners in order, clockwise.
#[must_use]
pub fn outline(hexes: &[Hex]) -> Vec<[i16; 2]> {
    let mut edges: Vec<([i16; 2], [i16; 2])> = Vec::new();
    for hex in hexes {
        let corners = hex.corners();
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            if !hexes.contains(&hex.neighbor(direction)) {
                edges.push((corners[index], corners[(index + 1) % 6]));
            }
        }
    }
    let mut corners = Vec::with_capacity(edges.len());
    let mut at = edges.first().map(|edge| edge.0);
    while let Some(place) = at.and_then(|from| edges.iter().position(|edge| edge.0 == from)) {
        let (from, to) = edges.swap_remove(place);
        corners.push(from);
        at = Some(to);
    }
    corners
}
