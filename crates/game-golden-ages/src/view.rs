//! What one viewer may know of a position, with all that a drawn page needs.

use engine::{BySeat, List, Outcome, Seat, Seen};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::board::LaidTile;
use crate::cards::{
    Building, Civilization, Epoch, FutureTechnology, Glory, Range, Resource, ScoringCard, Technology, Tile,
    Wonder,
};
use crate::map::{Side, Space, Spaces};
use crate::state::{Built, Cities, Colonists, Options, Points, Question};

/// All that one viewer may know of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; none for the public.
    pub viewer: Option<Seat>,
    /// What the table was opened with.
    pub options: Options,
    /// The epoch.
    pub epoch: Epoch,
    /// The phase of the epoch.
    pub phase: Phase,
    /// How often the turn went round in phase C, from 1; 0 before.
    pub round: u16,
    /// Who plays first in phases B and C; in phase A still that of the epoch before.
    pub start_player: Seat,
    /// The order of play, the start player first.
    pub turn_order: List<Seat, 4>,
    /// Who must answer the question.
    pub turn: Seat,
    /// What is asked.
    pub question: Question,
    /// The glory tiles of which one is to be kept.
    pub drawn_glory: List<Seen<Glory>, 2>,
    /// Who was the first to start a golden age in this epoch; in epoch IV the match ends before
    /// that player's next turn.
    pub first_golden_age: Option<Seat>,
    /// The 60 spaces of the map, row by row.
    pub map: List<MapSpace, 60>,
    /// The tiles in the order in which they were laid.
    pub laid: List<LaidTile, 17>,
    /// How many tiles of three and of two spaces lie face down.
    pub tiles_left: [u8; 2],
    /// The wonders face up.
    pub wonders: List<OpenWonder, 4>,
    /// The buildings face up.
    pub buildings: List<Building, 4>,
    /// The scoring cards face up beside the board.
    pub scoring_cards: EnumSet<ScoringCard>,
    /// The scoring card beside the Agora.
    pub chosen_card: Option<ScoringCard>,
    /// How many glory tiles lie face down.
    pub glory_left: u8,
    /// The civilizations discarded so far.
    pub discarded: EnumSet<Civilization>,
    /// The players.
    pub players: BySeat<PlayerView>,
    /// How the match ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The phases of an epoch in which something is decided, and the end (GA-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A: preparation.
    Preparation,
    /// B: extending the map.
    Map,
    /// C: actions.
    Actions,
    /// The match is over.
    Over,
}

/// A space of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapSpace {
    /// Which.
    pub at: Space,
    /// What it is.
    pub ground: Ground,
    /// The tile that covers it.
    pub tile: Option<Tile>,
    /// The sides on which the tile, as it lies, shows land; the others show sea.
    pub land: EnumSet<Side>,
    /// Its symbols.
    pub symbols: List<Resource, 2>,
    /// Whether a capital hides its symbols (GA-6.14).
    pub hidden: bool,
}

/// What a space is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Printed sea.
    #[default]
    Sea,
    /// A printed island.
    Island,
    /// A space of a continent tile.
    Continent,
}

/// A wonder face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenWonder {
    /// Which.
    pub wonder: Wonder,
    /// What it costs the viewer; for the public the full price.
    pub price: u8,
}

/// What the viewer may know of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Gold.
    pub gold: u16,
    /// Points so far, by their source.
    pub points: Points,
    /// Their sum.
    pub score: u16,
    /// Where the capital is.
    pub capital: Option<Space>,
    /// Whether a golden age was started in this epoch.
    pub golden_age: bool,
    /// The colonists.
    pub colonists: Colonists,
    /// The cities.
    pub cities: Cities,
    /// The cubes in reserve.
    pub reserve: u8,
    /// The technologies developed, the starting ones included.
    pub technologies: EnumSet<Technology>,
    /// Those of them that are not obsolete.
    pub in_force: EnumSet<Technology>,
    /// The tiles whose predecessor is developed, with their price.
    pub developable: List<PricedTile, 4>,
    /// How far colonists move.
    pub range: Range,
    /// The three building sites.
    pub sites: [SiteView; 3],
    /// The wonders built.
    pub wonders: EnumSet<Wonder>,
    /// Those of them that were activated in this epoch.
    pub used_wonders: EnumSet<Wonder>,
    /// How many wonders of Greece are still free, and how many were used.
    pub free_wonders: u8,
    /// How many free wonders of Greece were built.
    pub free_wonders_used: u8,
    /// The civilization in play.
    pub civilization: Civilization,
    /// The civilizations of later epochs.
    pub hand: List<Seen<Civilization>, 4>,
    /// The future technology.
    pub future: Seen<FutureTechnology>,
    /// The glory tiles on the invasion track.
    pub glory: List<Seen<Glory>, 4>,
    /// What the next attack costs, before Walls; none after four attacks.
    pub next_attack: Option<u8>,
    /// The symbols under control, in the order of [`Resource::ALL`].
    pub controlled: [u8; 4],
}

/// A technology tile with its price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedTile {
    /// Which.
    pub technology: Technology,
    /// What action 7 costs.
    pub price: u8,
}

/// A building site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteView {
    /// Whether it can be used.
    pub usable: bool,
    /// The building on it.
    pub built: Option<Built>,
}

impl View {
    /// A space of the map.
    #[must_use]
    pub fn space(&self, at: Space) -> &MapSpace {
        &self.map[at.index()]
    }

    /// Whose capital is on a space.
    #[must_use]
    pub fn capital_at(&self, at: Space) -> Option<Seat> {
        self.players.pairs().find(|(_, player)| player.capital == Some(at)).map(|(seat, _)| seat)
    }

    /// Whose city is on a space, and of how many cubes.
    #[must_use]
    pub fn city_at(&self, at: Space) -> Option<(Seat, u8)> {
        self.players
            .pairs()
            .map(|(seat, player)| (seat, player.cities.cubes_at(at)))
            .find(|(_, cubes)| *cubes > 0)
    }

    /// The spaces of the tile laid last.
    #[must_use]
    pub fn last_tile(&self) -> Spaces {
        let footprint = self.laid.last().and_then(|tile| tile.footprint());
        footprint.map_or(Spaces::NONE, |footprint| footprint.spaces)
    }
}
