//! A position: fields and what can be read off them, no rules.

use engine::{BySeat, List, Rng, Rule, Seat, rule};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::cards::{
    Building, Civilization, Epoch, FutureTechnology, Glory, Resource, ScoringCard, Technology, Terms, Tile,
    Wonder,
};
use crate::event::Source;
use crate::map::{Space, Spaces};
use crate::view::Phase;

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
    /// The players.
    pub players: BySeat<Player>,
}

/// What a table is opened with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Decks as the rulebook counts them: 10 future technologies, 9 scoring cards (GA-R01).
    pub strict_component_list: bool,
    /// Who turns the square tile (GA-R02).
    pub square_tile: SquareTile,
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
        /// Where.
        at: Space,
        /// By what.
        by: Founder,
    },
    /// Which own city gives a missing cube (GA-9.6).
    Cube {
        /// The city that is being founded.
        at: Space,
        /// How many cubes it still lacks.
        missing: u8,
        /// By what.
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
        /// By what.
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

/// A building site of the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Site {
    /// Usable from the start.
    #[serde(rename = "site_1")]
    First,
    /// Usable with Writing.
    #[serde(rename = "site_2")]
    Second,
    /// Usable with Architecture.
    #[serde(rename = "site_3")]
    Third,
}

impl Site {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
}

/// A building on its site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// Which.
    pub building: Building,
    /// Whether it was activated in this epoch.
    pub used: bool,
}

/// One player's pieces, cards and possessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Gold.
    pub gold: u16,
    /// Points so far, by their source.
    pub points: Points,
    /// Where the capital is, once it was placed.
    pub capital: Option<Space>,
    /// Whether a golden age was started in this epoch: the capital shows its inactive side.
    pub golden_age: bool,
    /// The three colonists, once they were placed.
    pub colonists: Colonists,
    /// The cubes on the map.
    pub cities: Cities,
    /// The cubes in reserve.
    pub reserve: u8,
    /// The technologies developed, the starting ones included, obsolete ones too.
    pub technologies: EnumSet<Technology>,
    /// The buildings on the three sites.
    pub sites: [Option<Built>; 3],
    /// The wonders built.
    pub wonders: EnumSet<Wonder>,
    /// Those of them that were activated in this epoch.
    pub used_wonders: EnumSet<Wonder>,
    /// How many free wonders of Greece were built.
    pub free_wonders_used: u8,
    /// The civilization in play.
    pub civilization: Civilization,
    /// The civilizations of later epochs, in their order. Hidden.
    pub hand: List<Civilization, 4>,
    /// The future technology. Hidden.
    pub future: FutureTechnology,
    /// The glory tiles on the invasion track. Hidden.
    pub glory: List<Glory, 4>,
}

/// Where the colonists of one player are. Those of one posture on one space are alike, so the
/// lists are kept in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colonists {
    /// The spaces of the standing ones.
    pub standing: List<Space, 3>,
    /// The spaces of the lying ones on the map.
    pub lying: List<Space, 3>,
    /// How many lie in the Agora.
    pub agora: u8,
}

/// The cities of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cities {
    /// Those of one cube.
    pub one_cube: Spaces,
    /// Those of two cubes.
    pub two_cubes: Spaces,
}

/// Points by their source, as the score sheet shows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Artists.
    pub artists: u16,
    /// Immediate points of technologies, and Computer Science.
    pub technologies: u16,
    /// Activated buildings.
    pub buildings: u16,
    /// Wonders: at once, activated, and at the end.
    pub wonders: u16,
    /// The scoring cards of the epochs.
    pub scoring_cards: u16,
    /// Gold left at the end.
    pub gold: u16,
    /// The backs of the technology tiles.
    pub technology_tiles: u16,
    /// Glory tiles.
    pub glory_tiles: u16,
    /// The future technology.
    pub future_technology: u16,
}

impl Points {
    /// All of them.
    #[must_use]
    pub fn total(&self) -> u16 {
        let Self { artists, technologies, buildings, wonders, scoring_cards, .. } = self;
        let Self { gold, technology_tiles, glory_tiles, future_technology, .. } = self;
        artists
            + technologies
            + buildings
            + wonders
            + scoring_cards
            + gold
            + technology_tiles
            + glory_tiles
            + future_technology
    }

    /// The line of the score sheet that a source belongs to; none for what never scores.
    pub fn line_mut(&mut self, source: Source) -> Option<&mut u16> {
        Some(match source {
            Source::Artist => &mut self.artists,
            Source::Technology(_) => &mut self.technologies,
            Source::Building(_) => &mut self.buildings,
            Source::Wonder(_) => &mut self.wonders,
            Source::ScoringCard(_) => &mut self.scoring_cards,
            Source::GoldLeft => &mut self.gold,
            Source::TechnologyTiles => &mut self.technology_tiles,
            Source::GloryTiles => &mut self.glory_tiles,
            Source::FutureTechnology(_) => &mut self.future_technology,
            Source::Civilization(_) | Source::GoldenAge => return None,
        })
    }
}

impl Colonists {
    /// The spaces on which there is one.
    #[must_use]
    #[inline]
    pub fn spaces(&self) -> Spaces {
        self.standing.iter().chain(self.lying.iter()).copied().collect()
    }

    /// A colonist comes to a space, standing.
    pub fn add_standing(&mut self, at: Space) {
        self.standing.push(at);
        self.standing.sort_unstable();
    }

    /// A colonist comes to a space, lying.
    pub fn add_lying(&mut self, at: Space) {
        self.lying.push(at);
        self.lying.sort_unstable();
    }

    /// A standing colonist moves.
    pub fn move_standing(&mut self, from: Space, to: Space) {
        self.standing.take(from);
        self.add_standing(to);
    }

    /// A standing colonist is laid down.
    pub fn lay_down(&mut self, at: Space) {
        self.standing.take(at);
        self.add_lying(at);
    }

    /// A lying colonist stands up.
    pub fn stand_up(&mut self, at: Space) {
        self.lying.take(at);
        self.add_standing(at);
    }

    /// All colonists of a space go to another one, standing or lying as they are; how many.
    pub fn move_all(&mut self, from: Space, to: Space) -> u8 {
        let mut moved = 0;
        for list in [&mut self.standing, &mut self.lying] {
            for space in list.iter_mut().filter(|space| **space == from) {
                *space = to;
                moved += 1;
            }
            list.sort_unstable();
        }
        moved
    }

    /// How many there are, in the Agora too.
    #[must_use]
    pub fn count(&self) -> usize {
        self.standing.len() + self.lying.len() + usize::from(self.agora)
    }
}

impl Cities {
    /// The spaces on which there is one.
    #[must_use]
    #[inline]
    pub fn spaces(&self) -> Spaces {
        self.one_cube | self.two_cubes
    }

    /// How many cubes are on a space.
    #[must_use]
    pub fn cubes_at(&self, space: Space) -> u8 {
        u8::from(self.one_cube.contains(space)) + 2 * u8::from(self.two_cubes.contains(space))
    }

    /// How many cubes there are.
    #[must_use]
    pub fn cubes(&self) -> u8 {
        self.one_cube.len() + 2 * self.two_cubes.len()
    }

    /// Puts so many cubes on a space, in place of what was there.
    pub fn set(&mut self, space: Space, cubes: u8) {
        self.one_cube.remove(space);
        self.two_cubes.remove(space);
        match cubes {
            0 => {}
            1 => self.one_cube.insert(space),
            _ => self.two_cubes.insert(space),
        }
    }
}

impl Player {
    /// The spaces on which the player has a colonist or a city (GA-7.7).
    #[must_use]
    #[inline]
    pub fn presence(&self) -> Spaces {
        self.colonists.spaces() | self.cities.spaces()
    }

    /// The buildings on the mat.
    pub fn buildings(&self) -> impl Iterator<Item = Built> {
        self.sites.iter().copied().flatten()
    }
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
