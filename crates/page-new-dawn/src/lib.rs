//! The face of Civilization: A New Dawn: its icon and its picture. Its board is not drawn yet, so the
//! page in words is the game's page.

use game_new_dawn::State;
use look::{Cover, Face};

/// The face of Civilization: A New Dawn.
pub static FACE: Face<State> = Face {
    cover: Cover {
        icon: "i-caravan",
        vignette: include_str!("../assets/vignette.svg"),
        style: None,
        sprite: None,
    },
    page: None,
};
