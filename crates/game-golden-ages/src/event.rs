//! What happened, as the log tells it.

use engine::{List, Seat, Seen, Viewer};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::board::Turn;
use crate::cards::{
    Building, Card, Civilization, Epoch, FutureTechnology, Glory, ScoringCard, Technology, Tile, Wonder,
};
use crate::map::Space;
use crate::state::Site;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a seat is whose event it is; most other fields say what they are")]
pub enum Event {
    /// An epoch begins; these cards are turned face up (GA-5.1, GA-5.2).
    EpochBegins { epoch: Epoch, wonders: EnumSet<Wonder>, buildings: List<Building, 4> },
    /// A player reveals the civilization of the epoch (GA-5.3).
    CivilizationRevealed { seat: Seat, civilization: Civilization },
    /// A player plays the civilization revealed (GA-5.3).
    CivilizationPlayed {
        seat: Seat,
        civilization: Civilization,
        /// The one that was in play.
        discarded: Civilization,
    },
    /// A player keeps the civilization in play (GA-5.3).
    CivilizationKept {
        seat: Seat,
        civilization: Civilization,
        /// The one that was revealed.
        discarded: Civilization,
    },
    /// A player begins with the civilization of epoch I (GA-5.4).
    CivilizationFirst { seat: Seat, civilization: Civilization },
    /// A player becomes start player (GA-5.6).
    StartPlayer {
        seat: Seat,
        /// The civilization with the lowest number.
        civilization: Civilization,
        /// Those of later epochs with the same number (GA-R04).
        #[serde(default)]
        tied: EnumSet<Civilization>,
    },
    /// The start player turned the square tile (GA-R02).
    SquareTileTurned { seat: Seat, turn: Turn },
    /// A player drew a continent tile that fits (GA-6.2, GA-R07).
    TileDrawn { seat: Seat, tile: Tile },
    /// No tile fits; the player lays none (GA-R07).
    NoTileFits { seat: Seat },
    /// A player laid a continent tile.
    TileLaid {
        seat: Seat,
        tile: Tile,
        /// Where its first space lies.
        at: Space,
        /// How it is turned.
        turn: Turn,
    },
    /// A player put the capital and the colonists on the map (GA-6.11).
    CapitalPlaced { seat: Seat, at: Space },
    /// A player moved the capital, with their colonists there (GA-6.12, GA-6.13).
    CapitalMoved {
        seat: Seat,
        from: Space,
        to: Space,
        /// How many colonists moved with it.
        colonists: u8,
    },
    /// Colonists of another player move with a capital (GA-R09, by the letter).
    TakenAlong { seat: Seat, from: Space, to: Space, colonists: u8 },
    /// A player left the capital where it is (GA-6.12).
    CapitalKept { seat: Seat },
    /// Colonists go home to their capital: a tile covered their space, or they were attacked.
    SentHome { seat: Seat, from: Space, colonists: u8 },
    /// Action 1: a colonist explores; `to` is `from` if it stays.
    Explored { seat: Seat, from: Space, to: Space },
    /// A colonist is laid down.
    LaidDown { seat: Seat, at: Space },
    /// A colonist goes to the Agora.
    WentToAgora { seat: Seat, from: Space },
    /// A colonist comes from the Agora to the capital, lying (Notre Dame).
    CameFromAgora {
        seat: Seat,
        /// The capital's space.
        to: Space,
    },
    /// A lying colonist stands up (Factory).
    StoodUp { seat: Seat, at: Space },
    /// A city was founded.
    CityFounded { seat: Seat, at: Space, cubes: u8 },
    /// A city is being founded, but the reserve lacks cubes for it (GA-9.6).
    CubesMissing {
        seat: Seat,
        at: Space,
        /// How many other cities must give.
        missing: u8,
    },
    /// A player founded no city where one could have been (GA-9.3, GA-12.7).
    NoCity { seat: Seat, at: Space },
    /// A missing cube came from another own city (GA-9.6).
    CubeTaken { seat: Seat, from: Space, to: Space },
    /// A city was destroyed by an attack (GA-12.4).
    CityDestroyed {
        seat: Seat,
        at: Space,
        /// How many cubes go back to the reserve.
        cubes: u8,
    },
    /// Action 2: a building was put on a site.
    BuildingTaken { seat: Seat, building: Building, site: Site },
    /// A building was taken for which no site is free (GA-10.3).
    NoSiteFree { seat: Seat, building: Building },
    /// A building had to make room (GA-10.3).
    BuildingDiscarded { seat: Seat, building: Building },
    /// Action 4: an attack; movement comes before it, the payment after it.
    Attacked {
        seat: Seat,
        /// Where the attacker came from; none with Rocketry.
        from: Option<Space>,
        /// The space attacked.
        target: Space,
    },
    /// Glory tiles were drawn of which one is kept (China).
    GloryDrawn { seat: Seat, tiles: List<Seen<Glory>, 2> },
    /// A glory tile was put on the invasion track (GA-12.6).
    GloryTaken { seat: Seat, tile: Seen<Glory> },
    /// Action 5: a wonder was built.
    WonderBuilt { seat: Seat, wonder: Wonder },
    /// Action 6: a building or wonder was activated.
    Activated { seat: Seat, card: Card },
    /// A technology was developed.
    Developed {
        seat: Seat,
        technology: Technology,
        /// How many cubes go from the tile to the reserve.
        cubes: u8,
    },
    /// A player who could have gone on developing does not (Japan, GA-15.4).
    NoFurtherTechnology { seat: Seat },
    /// A player who could have moved further colonists does not (Notre Dame, GA-R27).
    NoFurtherColonist { seat: Seat },
    /// A player has no legal action but the golden age, which begins unasked (GA-R31).
    NoOtherAction { seat: Seat },
    /// Action 8: a golden age begins.
    GoldenAge { seat: Seat },
    /// A scoring card was put beside the Agora (GA-16.4).
    ScoringCardChosen { seat: Seat, card: ScoringCard },
    /// A player in a golden age passes (GA-16.3).
    Passed { seat: Seat },
    /// The last round begins (GA-19.1).
    LastRound {
        /// Who started it.
        seat: Seat,
    },
    /// Gold came from the bank.
    GoldGained { seat: Seat, amount: u16, source: Source },
    /// Gold was paid.
    Paid {
        seat: Seat,
        amount: u16,
        /// Who received it; none: the bank.
        to: Option<Seat>,
    },
    /// Points were scored.
    Scored { seat: Seat, amount: u16, source: Source },
    /// An epoch is over and its scoring card is scored (GA-17.3).
    EpochEnds {
        epoch: Epoch,
        /// The scoring card beside the Agora.
        card: ScoringCard,
    },
    /// A player turns up the glory tiles at the end of the match (GA-19.5).
    GloryRevealed { seat: Seat, tiles: List<Glory, 4> },
    /// A player reveals the future technology (GA-19.6).
    FutureRevealed { seat: Seat, future: FutureTechnology },
}

/// What brings gold or points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A technology.
    Technology(Technology),
    /// A building.
    Building(Building),
    /// A wonder.
    Wonder(Wonder),
    /// A civilization.
    Civilization(Civilization),
    /// An Artist (GA-11.1).
    Artist,
    /// A turn passed in a golden age (GA-16.3).
    GoldenAge,
    /// A scoring card (GA-17.3).
    ScoringCard(ScoringCard),
    /// Gold left at the end (GA-19.3).
    GoldLeft,
    /// The backs of the technology tiles (GA-19.4).
    TechnologyTiles,
    /// The glory tiles (GA-19.5).
    GloryTiles,
    /// The future technology (GA-19.6).
    FutureTechnology(FutureTechnology),
}

impl From<Card> for Source {
    fn from(card: Card) -> Self {
        match card {
            Card::Technology(technology) => Self::Technology(technology),
            Card::Building(building) => Self::Building(building),
            Card::Wonder(wonder) => Self::Wonder(wonder),
            Card::Civilization(civilization) => Self::Civilization(civilization),
        }
    }
}

impl Event {
    /// The event as `viewer` learns of it: glory tiles are known to their owner alone (GA-R21).
    #[must_use]
    pub fn disclosed_to(self, viewer: Viewer) -> Self {
        match self {
            Self::GloryDrawn { seat, tiles } if !viewer.is(seat) => {
                Self::GloryDrawn { seat, tiles: tiles.iter().map(|_| Seen::Hidden).collect() }
            }
            Self::GloryTaken { seat, .. } if !viewer.is(seat) => {
                Self::GloryTaken { seat, tile: Seen::Hidden }
            }
            _ => self,
        }
    }

    /// Whether something came to light with it that somebody did not know before.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Self::EpochBegins { .. }
                | Self::CivilizationRevealed { .. }
                | Self::TileDrawn { .. }
                | Self::GloryDrawn { .. }
                | Self::GloryTaken { .. }
                | Self::GloryRevealed { .. }
                | Self::FutureRevealed { .. }
        )
    }
}
