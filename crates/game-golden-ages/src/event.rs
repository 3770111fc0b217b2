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
pub enum Event {
    /// An epoch begins; these cards are turned face up (GA-5.1, GA-5.2).
    EpochBegins {
        /// Which.
        epoch: Epoch,
        /// The wonders.
        wonders: EnumSet<Wonder>,
        /// The buildings.
        buildings: List<Building, 4>,
    },
    /// A player reveals the civilization of the epoch (GA-5.3).
    CivilizationRevealed {
        /// Who.
        seat: Seat,
        /// Which.
        civilization: Civilization,
    },
    /// A player plays the civilization revealed (GA-5.3).
    CivilizationPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        civilization: Civilization,
        /// The one that was in play.
        discarded: Civilization,
    },
    /// A player keeps the civilization in play (GA-5.3).
    CivilizationKept {
        /// Who.
        seat: Seat,
        /// Which.
        civilization: Civilization,
        /// The one that was revealed.
        discarded: Civilization,
    },
    /// A player becomes start player (GA-5.6).
    StartPlayer {
        /// Who.
        seat: Seat,
        /// The civilization with the lowest number.
        civilization: Civilization,
    },
    /// The start player turned the square tile (GA-R02).
    SquareTileTurned {
        /// Who.
        seat: Seat,
        /// How.
        turn: Turn,
    },
    /// A player drew a continent tile that fits (GA-6.2, GA-R07).
    TileDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// No tile fits; the player lays none (GA-R07).
    NoTileFits {
        /// Who.
        seat: Seat,
    },
    /// A player laid a continent tile.
    TileLaid {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where its first space lies.
        at: Space,
        /// How it is turned.
        turn: Turn,
    },
    /// A player put the capital and the colonists on the map (GA-6.11).
    CapitalPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// A player moved the capital, with the own colonists there (GA-6.12, GA-6.13).
    CapitalMoved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Space,
        /// Where to.
        to: Space,
        /// How many colonists moved with it.
        colonists: u8,
    },
    /// A player left the capital where it is (GA-6.12).
    CapitalKept {
        /// Who.
        seat: Seat,
    },
    /// Colonists go home to their capital: a tile covered their space, or they were attacked.
    SentHome {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// How many.
        colonists: u8,
    },
    /// Action 1: a colonist explores; `to` is `from` if it stays.
    Explored {
        /// Who.
        seat: Seat,
        /// From where.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// A colonist is laid down.
    LaidDown {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// A colonist goes to the Agora.
    WentToAgora {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
    },
    /// A colonist comes from the Agora to the capital, lying (Notre Dame).
    CameFromAgora {
        /// Whose.
        seat: Seat,
        /// The capital's space.
        to: Space,
    },
    /// A lying colonist stands up (Factory).
    StoodUp {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// A city was founded.
    CityFounded {
        /// Who.
        seat: Seat,
        /// Where.
        at: Space,
        /// Of so many cubes.
        cubes: u8,
    },
    /// A missing cube came from another own city (GA-9.6).
    CubeTaken {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// A city was destroyed by an attack (GA-12.4).
    CityDestroyed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Space,
        /// So many cubes go back to the reserve.
        cubes: u8,
    },
    /// Action 2: a building was put on a site.
    BuildingTaken {
        /// Who.
        seat: Seat,
        /// Which.
        building: Building,
        /// Where.
        site: Site,
    },
    /// A building had to make room (GA-10.3).
    BuildingDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// Action 4: an attack; movement comes before it, the payment after it.
    Attacked {
        /// Who.
        seat: Seat,
        /// Where the attacker came from; none with Rocketry.
        from: Option<Space>,
        /// The space attacked.
        target: Space,
    },
    /// Glory tiles were drawn of which one is kept (China).
    GloryDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        tiles: List<Seen<Glory>, 2>,
    },
    /// A glory tile was put on the invasion track (GA-12.6).
    GloryTaken {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Seen<Glory>,
    },
    /// Action 5: a wonder was built.
    WonderBuilt {
        /// Who.
        seat: Seat,
        /// Which.
        wonder: Wonder,
    },
    /// Action 6: a building or wonder was activated.
    Activated {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A technology was developed.
    Developed {
        /// Who.
        seat: Seat,
        /// Which.
        technology: Technology,
        /// So many cubes go from the tile to the reserve.
        cubes: u8,
    },
    /// Action 8: a golden age begins.
    GoldenAge {
        /// Whose.
        seat: Seat,
    },
    /// A scoring card was put beside the Agora (GA-16.4).
    ScoringCardChosen {
        /// Who.
        seat: Seat,
        /// Which.
        card: ScoringCard,
    },
    /// A player in a golden age passes (GA-16.3).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The last round begins (GA-19.1).
    LastRound {
        /// Who started it.
        seat: Seat,
    },
    /// Gold came from the bank.
    GoldGained {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u16,
        /// What for.
        source: Source,
    },
    /// Gold was paid.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u16,
        /// Who received it; none: the bank.
        to: Option<Seat>,
    },
    /// Points were scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How many.
        amount: u16,
        /// What for.
        source: Source,
    },
    /// An epoch is over and its scoring card is scored (GA-17.3).
    EpochEnds {
        /// Which.
        epoch: Epoch,
        /// The scoring card beside the Agora.
        card: ScoringCard,
    },
    /// A player turns up the glory tiles at the end of the match (GA-19.5).
    GloryRevealed {
        /// Who.
        seat: Seat,
        /// Which.
        tiles: List<Glory, 4>,
    },
    /// A player reveals the future technology (GA-19.6).
    FutureRevealed {
        /// Who.
        seat: Seat,
        /// Which.
        future: FutureTechnology,
    },
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
