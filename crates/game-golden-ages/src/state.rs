//! A position: fields and what can be read off them, no rules.

mod player;

use engine::{BySeat, List, Rng, Rule, Seat, rule};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::cards::{Building, Civilization, Epoch, Glory, Resource, ScoringCard, Terms, Tile, Wonder};
use crate::map::{Space, Spaces};
use crate::view::Phase;

pub use player::{Built, Cities, Colonists, Player, Points, Site};

/// One position of a match.
///
/// A shuffled pile that nobody may look into is the same as drawing at random from its cards. So
/// piles are kept as sets, and chance comes in when something is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// All chance of the match.
    pub rng: Rng,
    /// What the table was opened with.
    pub options: Options,
    /// The epoch.
    pub epoch: Epoch,
    /// How often the turn went round in phase C, from 1; 0 before.
    pub round: u16,
    /// Who plays first in phases B and C; in phase A still that of the epoch before (GA-4.2).
    pub start_player: Seat,
    /// Who must answer the question.
    pub turn: Seat,
    /// What is asked.
    pub question: Question,
    /// Who was the first to start a golden age in this epoch.
    pub first_golden_age: Option<Seat>,
    /// The map.
    pub board: Board,
    /// The continent tiles face down beside the board.
    pub tiles: EnumSet<Tile>,
    /// The wonders face up.
    pub wonders: EnumSet<Wonder>,
    /// The buildings face up, in the order of the data file.
    pub buildings: List<Building, 4>,
    /// The scoring cards face up beside the board.
    pub scoring_cards: EnumSet<ScoringCard>,
    /// The scoring card beside the Agora.
    pub chosen_card: Option<ScoringCard>,
    /// How many glory tiles of each kind lie face down.
    pub glory: [u8; 5],
    /// The glory tiles of which the player to decide keeps one (China).
    pub drawn_glory: List<Glory, 2>,
    /// The civilizations discarded so far.
    pub discarded: EnumSet<Civilization>,
    /// Where the last action ended, if no city can be founded there: its player may ask why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_city: Option<NoCity>,
    /// The players.
    pub players: BySeat<Player>,
}

/// An action that ended where no city can be founded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoCity {
    /// Whose action.
    pub seat: Seat,
    /// The space on which it ended.
    pub at: Space,
}

/// What a table is opened with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Decks as the rulebook counts them: 10 future technologies, 9 scoring cards (GA-R01).
    pub strict_component_list: bool,
    /// Who turns the square tile (GA-R02).
    pub square_tile: SquareTile,
    /// Whose colonists move with a capital (GA-R09).
    pub moving_capital: MovingCapital,
}

/// Who turns the square tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SquareTile {
    /// Chance.
    #[default]
    Chance,
    /// The start player of epoch I.
    Choice,
}

/// Whose colonists move with a capital.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MovingCapital {
    /// Those of its owner.
    #[default]
    Own,
    /// All that are on its space, as the rulebook says by the letter.
    All,
}

/// What is asked of the player whose turn it is. Nobody is ever asked anything in the turn of
/// another, and no question interrupts another, so one is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How to turn the square tile (GA-R02).
    SquareTile,
    /// Phase A: play the civilization just revealed, or keep the one in play (GA-5.3).
    Civilization {
        /// The one just revealed.
        revealed: Civilization,
    },
    /// Phase A: which level-5 tile to develop (India).
    LevelFive,
    /// Phase B: where to lay a tile (GA-6.2).
    LayTile {
        /// The tile drawn.
        tile: Tile,
    },
    /// Phase B: where to put the capital, on the tile laid last (GA-6.11, GA-6.12).
    Capital,
    /// Phase C: which action to take (GA-8.1).
    Action,
    /// Whether to found a city (GA-9.3, GA-12.7).
    City {
        /// Where the colonist ended, or the attack was.
        at: Space,
        /// What founds it.
        by: Founder,
    },
    /// Which own city gives a missing cube (GA-9.6).
    Cube {
        /// The city that is being founded.
        at: Space,
        /// How many cubes it still lacks.
        missing: u8,
        /// What founds it.
        by: Founder,
    },
    /// Which building makes room (GA-10.3).
    Discard {
        /// The one that was taken.
        building: Building,
    },
    /// Which of the glory tiles drawn to keep (China).
    KeepGlory {
        /// The space that was attacked.
        at: Space,
        /// What attacked it.
        by: Founder,
    },
    /// Which tile to develop by a card's text.
    Develop {
        /// How many may still be developed.
        left: u8,
        /// What they cost.
        terms: Terms,
    },
    /// Whether to develop a further tile with action 7 (Japan).
    DevelopFurther,
    /// Which lying colonist stands up (Factory).
    StandUp {
        /// How many may still stand up.
        left: u8,
    },
    /// Which colonists go to the Agora, or come from there (Notre Dame).
    Agora {
        /// The way they go, once one has gone.
        way: Option<AgoraWay>,
    },
    /// Which scoring card goes beside the Agora (GA-16.4).
    ScoringCard,
    /// Nothing: the match is over.
    #[default]
    Over,
}

/// By what a city is founded, or a space attacked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Founder {
    /// A colonist as Explorer.
    #[default]
    Explorer,
    /// A colonist as Soldier.
    Soldier,
    /// An attack by Rocketry.
    Rocket,
}

/// The ways that Notre Dame opens (GA-R27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgoraWay {
    /// From the map to the Agora.
    There,
    /// From the Agora to the capital.
    Back,
}

impl Question {
    /// The phase in which it is asked (GA-4.1).
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self {
            Self::Civilization { .. } | Self::LevelFive => Phase::Preparation,
            Self::SquareTile | Self::LayTile { .. } | Self::Capital => Phase::Map,
            Self::Action
            | Self::City { .. }
            | Self::Cube { .. }
            | Self::Discard { .. }
            | Self::KeepGlory { .. }
            | Self::Develop { .. }
            | Self::DevelopFurther
            | Self::StandUp { .. }
            | Self::Agora { .. }
            | Self::ScoringCard => Phase::Actions,
            Self::Over => Phase::Over,
        }
    }

    /// The rule that asks it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        rule(match self {
            Self::SquareTile => "GA-R02",
            Self::Civilization { .. } => "GA-5.3",
            Self::LevelFive => "GA-R35",
            Self::LayTile { .. } => "GA-6.2",
            Self::Capital => "GA-6.12",
            Self::Action => "GA-8.1",
            Self::City { .. } => "GA-9.3",
            Self::Cube { .. } => "GA-9.6",
            Self::Discard { .. } => "GA-10.3",
            Self::KeepGlory { .. } => "GA-12.6",
            Self::Develop { .. } => "GA-R26",
            Self::DevelopFurther => "GA-15.4",
            Self::StandUp { .. } => "GA-R28",
            Self::Agora { .. } => "GA-R27",
            Self::ScoringCard => "GA-16.4",
            Self::Over => "GA-19.8",
        })
    }
}

impl State {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players.count()
    }

    /// The seats in the order in which they play, the start player first.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start_player.clockwise(self.seats())
    }

    /// The spaces of all capitals.
    #[must_use]
    pub fn capitals(&self) -> Spaces {
        self.players.iter().filter_map(|player| player.capital).collect()
    }

    /// The spaces of all cities.
    #[must_use]
    pub fn cities(&self) -> Spaces {
        self.players.iter().fold(Spaces::NONE, |all, player| all | player.cities.spaces())
    }

    /// How many symbols of a resource a seat controls (GA-7.7, GA-7.12).
    #[must_use]
    pub fn controlled(&self, seat: Seat, resource: Resource) -> u8 {
        self.board.count(resource, self.players[seat].presence() - self.capitals())
    }
}
