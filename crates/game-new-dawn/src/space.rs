//! Spaces of the map and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Tile;

/// A space: one of the ten of a tile, or a water token.
///
/// It is written as the tile's number and a letter, `11c` being the third space of tile 11, and
/// `w2` the second water token. So a space has its name wherever its tile lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// How many there can be: sixteen tiles of ten spaces, and eight water tokens.
    pub const COUNT: usize = 168;
    /// How many of them belong to tiles.
    pub const OF_TILES: usize = 160;

    /// The space with this index, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// A space of a tile by its number 0 to 9 on the tile.
    #[must_use]
    pub const fn of_tile(tile: Tile, number: u8) -> Self {
        Self(tile.index() as u8 * 10 + number % 10)
    }

    /// A water token by its number from 0 to 7.
    #[must_use]
    pub const fn of_water(number: usize) -> Self {
        Self((Self::OF_TILES + number % 8) as u8)
    }

    /// As an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile it belongs to; none for a water token.
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        Tile::new(self.0 / 10 + 1)
    }

    /// The number of the space on its tile.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % 10
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tile() {
            Some(tile) => write!(f, "{}{}", tile.number(), char::from(b'a' + self.number())),
            None => write!(f, "w{}", self.number() + 1),
        }
    }
}

/// By its name.
impl From<Space> for engine::Arg {
    fn from(space: Space) -> Self {
        Self::Text(space.to_string())
    }
}

impl FromStr for Space {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let unknown = || format!("there is no space {text:?}");
        if let Some(number) = text.strip_prefix('w') {
            let number: usize = number.parse().map_err(|_| unknown())?;
            return (1..=8).contains(&number).then(|| Self::of_water(number - 1)).ok_or_else(unknown);
        }
        let letter = text.chars().next_back().filter(|letter| ('a'..='j').contains(letter));
        let letter = letter.ok_or_else(unknown)?;
        let number = text[..text.len() - 1].parse().map_err(|_| unknown())?;
        let tile = Tile::new(number).ok_or_else(unknown)?;
        Ok(Self::of_tile(tile, letter as u8 - b'a'))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// The set of one space for every index, so that nothing has to be decided or shifted when sets are
/// put together. What is no space has no bit.
static ONE: [[u64; 4]; 256] = {
    let mut sets = [[0; 4]; 256];
    let mut index = 0;
    while index < Space::COUNT {
        sets[index][index / 64] = 1 << (index % 64);
        index += 1;
    }
    sets
};

/// A set of spaces, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Spaces([u64; 3]);

impl Spaces {
    /// No space.
    pub const NONE: Self = Self([0; 3]);

    /// This space alone.
    #[must_use]
    #[inline]
    pub const fn one(space: Space) -> Self {
        let mut words = [0; 3];
        words[space.index() / 64] = 1 << (space.index() % 64);
        Self(words)
    }

    /// The spaces with these indexes; what is beyond the last space falls away.
    #[must_use]
    #[inline]
    pub(crate) fn from_bytes<const N: usize>(indexes: &[u8; N]) -> Self {
        let mut set = [0; 4];
        for index in indexes {
            let one = &ONE[usize::from(*index)];
            set = [set[0] | one[0], set[1] | one[1], set[2] | one[2], 0];
        }
        Self([set[0], set[1], set[2]])
    }

    /// Whether the space is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0[space.index() / 64] & (1 << (space.index() % 64)) != 0
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.index() / 64] &= !(1 << (space.index() % 64));
    }

    /// With this space.
    #[must_use]
    #[inline]
    pub const fn with(mut self, space: Space) -> Self {
        self.insert(space);
        self
    }

    /// Those that are not in the other set.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a & !x, b & !y, c & !z])
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether the sets have a space in common.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] | self.0[2] & other.0[2] != 0
    }

    /// The first of them.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Space> {
        self.into_iter().next()
    }

    /// The spaces in order.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> SpacesIter {
        SpacesIter(self.0, 0)
    }
}

impl IntoIterator for Spaces {
    type Item = Space;
    type IntoIter = SpacesIter;
    #[inline]
    fn into_iter(self) -> SpacesIter {
        self.iter()
    }
}

/// The spaces of a set, in order.
#[derive(Clone, Debug)]
pub struct SpacesIter([u64; 3], usize);

impl Iterator for SpacesIter {
    type Item = Space;
    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.1 < 3 {
            let word = self.0[self.1];
            if word != 0 {
                self.0[self.1] = word & (word - 1);
                return Some(Space((self.1 * 64) as u8 + word.trailing_zeros() as u8));
            }
            self.1 += 1;
        }
        None
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, Self::with)
    }
}

impl BitAnd for Spaces {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitAndAssign for Spaces {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Spaces {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// All spaces there can be that are not in the set.
impl Not for Spaces {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        let last = (1 << (Space::COUNT - 128)) - 1;
        Self([!self.0[0], !self.0[1], !self.0[2] & last])
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|space| space.to_string())).finish()
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Space>::deserialize(deserializer)?.into_iter().collect())
    }
}
