//! The face of Sid Meier's Civilization: The Boardgame: its icon and its picture. Its board is not drawn yet, so the
//! page in words is the game's page.

use game_eagle_civ::State;
use look::{Cover, Face};

/// The face of Sid Meier's Civilization: The Boardgame.
pub static FACE: Face<State> = Face {
    cover: Cover {
        icon: "i-ship",
        vignette: include_str!("../assets/vignette.svg"),
        style: None,
        sprite: None,
    },
    page: None,
};
