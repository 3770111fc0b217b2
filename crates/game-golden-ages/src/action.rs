//! What a seat can decide.

use serde::{Deserialize, Serialize};

use crate::board::Turn;
use crate::cards::{Building, Glory, ScoringCard, Technology, Wonder};
use crate::map::Space;
use crate::state::Site;

/// One decision. It is an answer to the current [`Question`](crate::Question).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// How the square tile lies in the middle of the board (GA-R02).
    TurnSquareTile(Turn),

    /// Plays the civilization just revealed; the one in play is discarded (GA-5.3).
    PlayCivilization,
    /// Keeps the civilization in play; the one just revealed is discarded (GA-5.3).
    KeepCivilization,

    /// Lays the continent tile just drawn (GA-6.2).
    LayTile {
        /// Where its first space comes to lie.
        at: Space,
        /// How far it is turned clockwise.
        turn: Turn,
    },
    /// Puts or moves the capital to a space of the tile just laid (GA-6.11, GA-6.12).
    PlaceCapital(Space),
    /// Leaves the capital where it is (GA-6.12).
    KeepCapital,

    /// Action 1: a standing colonist moves; `to` is `from` if it forgoes its movement.
    Explore {
        /// Where a standing colonist is.
        from: Space,
        /// Where its movement ends.
        to: Space,
    },
    /// Action 2: takes a building.
    Build {
        /// Where the colonist comes from that goes to the Agora; none where a card permits it.
        from: Option<Space>,
        /// Which of the face-up buildings.
        building: Building,
    },
    /// Action 3: a standing colonist goes to the Agora for 3 points.
    Artist {
        /// Where it is.
        from: Space,
    },
    /// Action 4: attacks.
    Attack {
        /// Where the colonist is that moves and attacks; none with Rocketry.
        from: Option<Space>,
        /// The space that is attacked.
        target: Space,
    },
    /// Action 5: builds a wonder.
    BuildWonder {
        /// Which of the face-up wonders.
        wonder: Wonder,
        /// How it is paid.
        payment: Payment,
    },
    /// Action 6: activates a building that is not used up.
    ActivateBuilding(Building),
    /// Action 6: activates a wonder that is not used up.
    ActivateWonder(Wonder),
    /// Action 7, and wherever a card lets the player choose a tile: develops a technology.
    Develop(Technology),
    /// Action 8: starts a golden age.
    StartGoldenAge,

    /// Founds a city where the colonist ended, or where the attack was (GA-9.3, GA-12.7).
    FoundCity,
    /// Founds no city there.
    NoCity,
    /// Takes a missing cube from this own city (GA-9.6).
    TakeCube(Space),
    /// Discards the building on this site to make room (GA-10.3).
    Discard(Site),
    /// Keeps this one of the glory tiles drawn (China).
    KeepGlory(Glory),
    /// Stands up a lying colonist on this space (Factory).
    StandUp(Space),
    /// Sends a lying colonist from this space to the Agora (Notre Dame).
    SendToAgora(Space),
    /// Brings a colonist from the Agora to the capital (Notre Dame).
    BringFromAgora,
    /// Ends what could go on: further technologies (Japan), further colonists (Notre Dame).
    Stop,
    /// Puts a scoring card beside the Agora (GA-16.4).
    ChooseScoringCard(ScoringCard),
}

/// How a wonder is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// With its price in gold.
    Gold,
    /// With nothing: the free wonder of Greece.
    Free,
}
