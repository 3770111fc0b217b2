//! The grid of the board: spaces, sets of spaces, distances.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use engine::Arg;
use enumset::EnumSetType;
use serde::{Deserialize, Serialize};

use crate::cards::Range;

/// Rows of the grid, from the top.
pub const ROWS: u8 = 6;
/// Columns of the grid, from the left.
pub const COLS: u8 = 10;
/// Spaces of the grid.
pub const SPACES: u8 = ROWS * COLS;

/// A space of the board. Columns are the letters A to J from the left, rows the numbers 1 to 6
/// from the top: `E3` is the upper left space of the square tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

impl Space {
    /// The space in a row and a column, both counted from 0.
    #[must_use]
    pub const fn at(row: u8, col: u8) -> Option<Self> {
        if row < ROWS && col < COLS { Some(Self(row * COLS + col)) } else { None }
    }

    /// All spaces, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES).map(Self)
    }

    /// The row, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / COLS
    }

    /// The column, from 0.
    #[must_use]
    pub const fn col(self) -> u8 {
        self.0 % COLS
    }

    /// As an index into a table of all spaces.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spaces that a colonist standing here reaches, this one included (GA-7.14).
    #[must_use]
    #[inline]
    pub fn within(self, range: Range) -> Spaces {
        match range {
            Range::Steps(steps) => REACH[usize::from(steps.min(MOST_STEPS))][self.index()],
            Range::Any(_) => Spaces::ALL,
        }
    }

    /// The spaces to which a route of that length leads over the left or right edge (GA-R39).
    #[must_use]
    pub fn over_the_edge(self, range: Range) -> Spaces {
        match range {
            Range::Steps(steps) => OVER_THE_EDGE[usize::from(steps.min(MOST_STEPS))][self.index()],
            Range::Any(_) => Spaces::ALL,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.col()), self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let space = match *text.as_bytes() {
            [col, row] => Self::at(row.wrapping_sub(b'1'), col.wrapping_sub(b'A')),
            _ => None,
        };
        space.ok_or("spaces are A1 to J6")
    }
}

impl TryFrom<String> for Space {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        space.to_string()
    }
}

impl From<Space> for Arg {
    fn from(space: Space) -> Self {
        Self::Text(space.to_string())
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Space>", into = "Vec<Space>")]
pub struct Spaces(u64);

impl Spaces {
    /// No space.
    pub const NONE: Self = Self(0);
    /// Every space.
    pub const ALL: Self = Self((1 << SPACES) - 1);

    /// This space alone.
    #[must_use]
    pub const fn one(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// The set whose bits these are, moved on by this many spaces.
    pub(crate) const fn shifted(bits: u64, spaces: u8) -> Self {
        Self(bits << spaces)
    }

    /// The upper left spaces of the board, this many rows and columns of them.
    pub(crate) const fn rectangle(rows: u8, cols: u8) -> Self {
        let (mut bits, mut row) = (0, 0);
        while row < rows {
            bits |= ((1 << cols) - 1) << (row * COLS);
            row += 1;
        }
        Self(bits)
    }

    /// The set as seen from a space as if that were the upper left one.
    pub(crate) const fn moved_back(self, space: Space) -> Self {
        Self(self.0 >> space.0)
    }

    /// Whether the space is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 != 0
    }

    /// Adds a space.
    pub fn insert(&mut self, space: Space) {
        self.0 |= Self::one(space).0;
    }

    /// Takes out a space.
    pub fn remove(&mut self, space: Space) {
        self.0 &= !Self::one(space).0;
    }

    /// Whether no space is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The spaces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let space = (bits != 0).then(|| Space(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            space
        })
    }

    /// The spaces whose neighbor on this side is in the set. The left and the right edge of the
    /// board do not touch (GA-R06).
    #[must_use]
    pub const fn neighbored(self, side: Side) -> Self {
        Self(match side {
            Side::North => self.0 << COLS & Self::ALL.0,
            Side::East => self.0 >> 1 & !LAST_COLUMN,
            Side::South => self.0 >> COLS,
            Side::West => self.0 << 1 & !FIRST_COLUMN & Self::ALL.0,
        })
    }
}

const FIRST_COLUMN: u64 = {
    let (mut bits, mut row) = (0, 0);
    while row < ROWS {
        bits |= 1 << (row * COLS);
        row += 1;
    }
    bits
};

const LAST_COLUMN: u64 = FIRST_COLUMN << (COLS - 1);

impl BitOr for Spaces {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Spaces {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Spaces {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, |set, space| set | Self::one(space))
    }
}

impl From<Vec<Space>> for Spaces {
    fn from(spaces: Vec<Space>) -> Self {
        spaces.into_iter().collect()
    }
}

impl From<Spaces> for Vec<Space> {
    fn from(spaces: Spaces) -> Self {
        spaces.iter().collect()
    }
}

/// A side of a space.
#[derive(Debug, PartialOrd, Ord, EnumSetType, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The upper side.
    North,
    /// The right side.
    East,
    /// The lower side.
    South,
    /// The left side.
    West,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side of the neighbor that touches this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}

/// The longest range that is counted in steps: Rail.
const MOST_STEPS: u8 = 3;

type ByRange = [[Spaces; SPACES as usize]; MOST_STEPS as usize + 1];

static REACH: ByRange = by_range(false);
static OVER_THE_EDGE: ByRange = by_range(true);

const fn by_range(over_the_edge: bool) -> ByRange {
    let mut table = [[Spaces::NONE; SPACES as usize]; MOST_STEPS as usize + 1];
    let mut pair = 0;
    while pair < SPACES as u16 * SPACES as u16 {
        let (from, to) = (Space((pair / SPACES as u16) as u8), Space((pair % SPACES as u16) as u8));
        let steps = from.row().abs_diff(to.row())
            + if over_the_edge { columns_over_the_edge(from, to) } else { columns(from, to) };
        let mut range = steps;
        while range <= MOST_STEPS {
            table[range as usize][from.index()].0 |= Spaces::one(to).0;
            range += 1;
        }
        pair += 1;
    }
    table
}

/// Columns between two spaces, by the shorter way round (GA-7.5).
const fn columns(from: Space, to: Space) -> u8 {
    let apart = from.col().abs_diff(to.col());
    least(apart, COLS - apart)
}

/// Columns between two spaces if the way leads over an edge: round the board, or over an edge and
/// back again.
const fn columns_over_the_edge(from: Space, to: Space) -> u8 {
    let (from, to) = (from.col(), to.col());
    let (left, right) = (from + to + 2, 2 * COLS - from - to);
    least(least(COLS + from - to, COLS + to - from), least(left, right))
}

const fn least(one: u8, other: u8) -> u8 {
    if one < other { one } else { other }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn spaces_are_written_as_on_a_map() {
        assert_eq!((space("E3").row(), space("E3").col()), (2, 4));
        assert!(Space::all().all(|space| space.to_string().parse() == Ok(space)));
        for wrong in ["", "A", "A0", "A7", "K1", "a1", "A10", "\u{e9}1"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbors_do_not_reach_round_the_board() {
        let corner = Spaces::one(space("A1"));
        assert_eq!(corner.neighbored(Side::West), Spaces::one(space("B1")));
        assert_eq!(corner.neighbored(Side::North), Spaces::one(space("A2")));
        assert!(corner.neighbored(Side::East).is_empty() && corner.neighbored(Side::South).is_empty());
        assert!(Spaces::one(space("J6")).neighbored(Side::West).is_empty());
        assert!(Side::ALL.iter().all(|side| Spaces::ALL.neighbored(*side) - Spaces::ALL == Spaces::NONE));
    }
}
