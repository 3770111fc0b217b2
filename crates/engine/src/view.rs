//! Who looks at a match.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Who looks: a player, or anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// A spectator: sees what lies open for all.
    Public,
}

impl Viewer {
    /// Whether this is the player on `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat of a player; none for the public.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// The viewers of a table of `count`: each seat, and the public.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Public])
    }
}

/// A thing that is known to the viewer or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen<T> {
    /// It is there, but the viewer does not know what it is.
    #[default]
    Hidden,
    /// The viewer knows it.
    Known(T),
}

impl<T> Seen<T> {
    /// The thing if `known`, otherwise hidden.
    pub fn only_if(known: bool, thing: T) -> Self {
        if known { Self::Known(thing) } else { Self::Hidden }
    }

    /// The thing, if it is known.
    pub fn known(&self) -> Option<&T> {
        match self {
            Self::Hidden => None,
            Self::Known(thing) => Some(thing),
        }
    }
}
