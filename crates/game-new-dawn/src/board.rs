//! What stands on the map: cities, capitals and control tokens of the players.

use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::space::{Space, Spaces};

/// The pieces of one player on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pieces {
    /// The capital, once it stands.
    pub capital: Option<Space>,
    /// All cities, the capital among them (ND-7.4).
    pub cities: Spaces,
    /// Control tokens.
    pub control: Spaces,
    /// Those of them that show their reinforced side (ND-1.5).
    pub reinforced: Spaces,
}

impl Pieces {
    /// The friendly spaces (ND-5.5).
    #[must_use]
    #[inline]
    pub fn friendly(&self) -> Spaces {
        self.cities | self.control
    }
}

/// A piece that makes a space friendly to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A control token on its unreinforced side.
    Control,
    /// A control token on its reinforced side.
    Reinforced,
    /// A city that is not a capital.
    City,
    /// A capital.
    Capital,
}

/// All pieces on the map, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Board(pub BySeat<Pieces>);

impl Board {
    /// The friendly spaces of a player.
    #[must_use]
    #[inline]
    pub fn friendly(&self, seat: Seat) -> Spaces {
        self.0[seat].friendly()
    }

    /// The spaces of all other players (ND-5.5).
    #[must_use]
    #[inline]
    pub fn rival(&self, seat: Seat) -> Spaces {
        self.held().without(self.friendly(seat))
    }

    /// The spaces of all players.
    #[must_use]
    #[inline]
    pub fn held(&self) -> Spaces {
        self.0.iter().fold(Spaces::NONE, |held, pieces| held | pieces.friendly())
    }

    /// The cities of all players.
    #[must_use]
    #[inline]
    pub fn cities(&self) -> Spaces {
        self.0.iter().fold(Spaces::NONE, |cities, pieces| cities | pieces.cities)
    }

    /// The control tokens of all other players.
    #[must_use]
    #[inline]
    pub fn rival_control(&self, seat: Seat) -> Spaces {
        let others = self.0.pairs().filter(|(other, _)| *other != seat);
        others.fold(Spaces::NONE, |control, (_, pieces)| control | pieces.control)
    }

    /// Who controls a space.
    #[must_use]
    #[inline]
    pub fn holder(&self, space: Space) -> Option<Seat> {
        self.0.pairs().find(|(_, pieces)| pieces.friendly().contains(space)).map(|(seat, _)| seat)
    }

    /// What stands on a space, and whose it is.
    #[must_use]
    pub fn at(&self, space: Space) -> Option<(Seat, Piece)> {
        let seat = self.holder(space)?;
        let pieces = &self.0[seat];
        let piece = if pieces.capital == Some(space) {
            Piece::Capital
        } else if pieces.cities.contains(space) {
            Piece::City
        } else if pieces.reinforced.contains(space) {
            Piece::Reinforced
        } else {
            Piece::Control
        };
        Some((seat, piece))
    }

    /// Puts a piece on a space where none is.
    pub(crate) fn put(&mut self, space: Space, seat: Seat, piece: Piece) {
        let pieces = &mut self.0[seat];
        match piece {
            Piece::Control => pieces.control.insert(space),
            Piece::Reinforced => {
                pieces.control.insert(space);
                pieces.reinforced.insert(space);
            }
            Piece::City => pieces.cities.insert(space),
            Piece::Capital => {
                pieces.cities.insert(space);
                pieces.capital = Some(space);
            }
        }
    }

    /// Takes whatever piece stands on a space, capitals apart.
    pub(crate) fn lift(&mut self, space: Space) -> Option<(Seat, Piece)> {
        let (seat, piece) = self.at(space)?;
        let pieces = &mut self.0[seat];
        pieces.control.remove(space);
        pieces.reinforced.remove(space);
        pieces.cities.remove(space);
        Some((seat, piece))
    }
}
