//! One player: pieces, cards, possessions, points.

use engine::List;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{Building, Civilization, FutureTechnology, Glory, Technology, Wonder};
use crate::event::Source;
use crate::map::{Space, Spaces};

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
    /// Which card it is.
    pub building: Building,
    /// Whether it was activated in this epoch.
    pub used: bool,
}

/// One player's pieces, cards and possessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The gold on the mat, known to all (GA-2.11).
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

    /// Puts this many cubes on a space, in place of what was there.
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
