//! The board of one civilization: everything of it lies open, except the military hand.

use std::collections::BTreeMap;

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Age, Card, Category, Tech};
use crate::perks::Perks;
use crate::task::Side;

/// A civilization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Culture points.
    pub culture: u16,
    /// Science points.
    pub science: u8,
    /// Tokens in the yellow bank.
    pub yellow: u8,
    /// Unused workers.
    pub unused: u8,
    /// Tokens in the blue bank.
    pub blue: u8,
    /// Technologies with their workers and blue tokens.
    pub techs: Techs,
    /// Units on the cards that were announced as sacrifices: still there, but spoken for
    /// (TTA-17.18).
    pub sacrificed: Units,
    /// The government.
    pub government: Card,
    /// The leader.
    pub leader: Option<Card>,
    /// The ages of which a leader was taken (TTA-8.41), by level.
    pub leader_ages: [bool; 4],
    /// Whether Columbus has colonized (TTA-28.1).
    pub columbus_done: bool,
    /// Special technologies, at most one of each line.
    pub specials: List<Card, 4>,
    /// Completed wonders.
    pub wonders: List<Card, 16>,
    /// The completed wonder that lies face down (TTA-29.22).
    pub face_down: Option<Card>,
    /// The wonder under construction.
    pub building: Option<Site>,
    /// Colonies.
    pub colonies: List<Card, 12>,
    /// The tactics card in play.
    pub tactic: Option<Card>,
    /// The pact in front of the player (TTA-18.5).
    pub pact: Option<PactInPlay>,
    /// The war that this civilization declared (TTA-25.1).
    pub war: Option<Declared>,
    /// The civil hand, open to all (TTA-8.48).
    pub hand: List<HandCard, 16>,
    /// Who holds the marker of this civilization (TTA-27.5).
    pub marker: Option<Seat>,
    /// What was used in the turn.
    pub turn: Turn,
    /// Civil actions that will be missing in the next turn (TTA-29.11).
    pub rebellion: u8,
    /// Whether the next political action is forgone (International Agreement).
    pub skips_politics: bool,
    /// Whether the player pays by hand: says which tokens pay, and how many cards to draw
    /// (TTA-8.20, TTA-13.4).
    pub by_hand: bool,
    /// The sum of what the cards in play do; see [`crate::perks`].
    #[serde(skip)]
    pub perks: Perks,
}

/// A wonder under construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The wonder.
    pub card: Card,
    /// Finished stages, each with a blue token on it.
    pub stages: u8,
}

/// A pact as it lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PactInPlay {
    /// The card.
    pub card: Card,
    /// The other player.
    pub partner: Seat,
    /// The side of the one before whom it lies.
    pub side: Side,
}

/// A war that waits to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declared {
    /// The card.
    pub card: Card,
    /// Against whom.
    pub victim: Seat,
}

/// A card in a civil hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Whether it was taken in this turn (TTA-8.33).
    pub fresh: bool,
}

/// What a player has used in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whether anything was decided: it is too late to leave then (TTA-26.4).
    pub begun: bool,
    /// Used civil actions.
    pub civil_used: u8,
    /// Used military actions.
    pub military_used: u8,
    /// Whether a civil action was done, or lost (TTA-8.60).
    pub civil_done: bool,
    /// Whether a military action was done (TTA-8.60).
    pub military_done: bool,
    /// Whether a revolution took all civil actions of this turn (TTA-8.53).
    pub revolution: bool,
    /// Civil actions of this turn only: those that Robespierre keeps although the new government has
    /// fewer (TTA-29.41).
    pub extra_civil: u8,
    /// Military actions of this turn only (Patriotism).
    pub extra_military: u8,
    /// Resources for units from action cards that are left (TTA-8.38).
    pub unit_resources: u8,
    /// Resources for units from the leader that are left: they go with the leader.
    pub leader_resources: u8,
    /// How often food and resources were exchanged (Trade Routes Agreement).
    pub trades: u8,
    /// The exchanged food or resource that is still to be spent.
    pub credit: Option<Good>,
    /// What was paid by hand for what comes next (TTA-8.20).
    pub paid: Paid,
    /// Population increases by the Ocean Liner Service.
    pub liner: u8,
}

/// What was paid by hand for what comes next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the words of the game")]
pub struct Paid {
    pub food: u8,
    pub resources: u8,
}

impl Paid {
    /// What was paid of a good.
    #[must_use]
    #[inline]
    pub const fn of(&self, good: Good) -> u8 {
        match good {
            Good::Food => self.food,
            Good::Resources => self.resources,
        }
    }

    /// What was paid of a good, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Food => &mut self.food,
            Good::Resources => &mut self.resources,
        }
    }
}

/// What blue tokens stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the game")]
pub enum Good {
    Food,
    Resources,
}

/// How many units of each type (in the order of [`Category::UNITS`]) and level.
pub type Units = [[u8; 4]; 4];

/// Technologies that hold workers: which are in play, the workers on them, and the blue tokens on
/// farms, mines and labs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Card, Held>", into = "BTreeMap<Card, Held>")]
pub struct Techs {
    /// One bit for each technology in play: four levels for each type.
    known: u64,
    workers: [[u8; 4]; Category::COUNT],
    tokens: [[u8; 4]; 3],
}

/// What lies on a technology, as JSON says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Workers.
    pub workers: u8,
    /// Blue tokens.
    #[serde(default)]
    pub tokens: u8,
}

/// The categories whose cards can hold blue tokens.
pub const STORES: [Category; 3] = [Category::Farm, Category::Mine, Category::Lab];

const fn store(category: Category) -> Option<usize> {
    match category {
        Category::Farm => Some(0),
        Category::Mine => Some(1),
        Category::Lab => Some(2),
        _ => None,
    }
}

impl Techs {
    /// Whether the technology is in play.
    #[must_use]
    #[inline]
    pub fn knows(&self, tech: Tech) -> bool {
        self.known & bit(tech) != 0
    }

    /// Puts the technology into play.
    pub fn learn(&mut self, tech: Tech) {
        self.known |= bit(tech);
    }

    /// The technologies of one type in play, from the lowest level.
    #[inline]
    pub fn of(&self, category: Category) -> impl DoubleEndedIterator<Item = Tech> + Clone + use<> {
        Known(self.known & (0b1111 << (4 * category as u32)))
    }

    /// All technologies in play.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Tech> + Clone + use<> {
        Known(self.known)
    }

    /// The technologies with workers.
    pub fn worked(&self) -> impl Iterator<Item = Tech> + Clone + '_ {
        self.iter().filter(|tech| self.workers(*tech) > 0)
    }

    /// Workers on a technology.
    #[must_use]
    #[inline]
    pub fn workers(&self, tech: Tech) -> u8 {
        self.workers[tech.category as usize][usize::from(tech.level)]
    }

    /// Workers on a technology, to be changed.
    #[inline]
    pub fn workers_mut(&mut self, tech: Tech) -> &mut u8 {
        &mut self.workers[tech.category as usize][usize::from(tech.level)]
    }

    /// Workers on all levels of a type, by level.
    #[must_use]
    #[inline]
    pub fn by_level(&self, category: Category) -> &[u8; 4] {
        &self.workers[category as usize]
    }

    /// Workers on all levels of a type.
    #[must_use]
    #[inline]
    pub fn count(&self, category: Category) -> u8 {
        self.by_level(category).iter().fold(0, |sum, workers| sum.saturating_add(*workers))
    }

    /// Workers on all cards.
    #[must_use]
    pub fn all_workers(&self) -> u16 {
        self.workers.iter().flatten().map(|workers| u16::from(*workers)).sum()
    }

    /// Blue tokens on a technology.
    #[must_use]
    pub fn tokens(&self, tech: Tech) -> u8 {
        store(tech.category).map_or(0, |index| self.tokens[index][usize::from(tech.level)])
    }

    /// Blue tokens on the farms, the mines or the labs, by level.
    #[must_use]
    #[inline]
    pub fn tokens_by_level(&self, store: Category) -> [u8; 4] {
        self::store(store).map_or([0; 4], |index| self.tokens[index])
    }

    /// Blue tokens on a farm, mine or lab, to be changed.
    ///
    /// # Panics
    /// If it is another technology.
    #[inline]
    pub fn tokens_mut(&mut self, tech: Tech) -> &mut u8 {
        let index = store(tech.category).expect("farms, mines and labs hold tokens");
        &mut self.tokens[index][usize::from(tech.level)]
    }

    /// Blue tokens on all cards.
    #[must_use]
    pub fn all_tokens(&self) -> u16 {
        self.tokens.iter().flatten().map(|tokens| u16::from(*tokens)).sum()
    }

    /// The units by type and level.
    #[must_use]
    pub fn units(&self) -> Units {
        Category::UNITS.map(|category| *self.by_level(category))
    }
}

/// The place of a technology in [`Techs::known`].
const fn bit(tech: Tech) -> u64 {
    1 << (4 * tech.category as u32 + tech.level as u32)
}

/// Technologies by their bits, the lowest type and level first. Bots ask for them all the time.
#[derive(Clone)]
struct Known(u64);

impl Known {
    fn tech(place: u32) -> Tech {
        Tech { category: Category::ALL[place as usize / 4], level: (place % 4) as u8 }
    }
}

impl Iterator for Known {
    type Item = Tech;

    #[inline]
    fn next(&mut self) -> Option<Tech> {
        let place = self.0.trailing_zeros();
        self.0 &= self.0.checked_sub(1)?;
        Some(Self::tech(place))
    }
}

impl DoubleEndedIterator for Known {
    #[inline]
    fn next_back(&mut self) -> Option<Tech> {
        let place = self.0.checked_ilog2()?;
        self.0 &= !(1 << place);
        Some(Self::tech(place))
    }
}

impl TryFrom<BTreeMap<Card, Held>> for Techs {
    type Error = String;

    fn try_from(map: BTreeMap<Card, Held>) -> Result<Self, String> {
        let mut techs = Self::default();
        for (card, held) in map {
            let tech = Tech::try_from(card)?;
            techs.learn(tech);
            *techs.workers_mut(tech) = held.workers;
            if store(tech.category).is_some() {
                *techs.tokens_mut(tech) = held.tokens;
            } else if held.tokens > 0 {
                return Err(format!("{} holds no blue tokens", card.id()));
            }
        }
        Ok(techs)
    }
}

impl From<Techs> for BTreeMap<Card, Held> {
    fn from(techs: Techs) -> Self {
        let held = |tech| Held { workers: techs.workers(tech), tokens: techs.tokens(tech) };
        techs.iter().map(|tech| (tech.card(), held(tech))).collect()
    }
}

impl Board {
    /// Civil actions per turn (TTA-8.56).
    #[must_use]
    pub fn civil_total(&self) -> u8 {
        u8::try_from(self.perks.civil).unwrap_or(0)
    }

    /// Military actions per turn.
    #[must_use]
    pub fn military_total(&self) -> u8 {
        u8::try_from(self.perks.military).unwrap_or(0)
    }

    /// Civil actions that are left in this turn.
    #[must_use]
    #[inline]
    pub fn civil_left(&self) -> u8 {
        self.civil_total().saturating_add(self.turn.extra_civil).saturating_sub(self.turn.civil_used)
    }

    /// Military actions that are left in this turn.
    #[must_use]
    #[inline]
    pub fn military_left(&self) -> u8 {
        (self.military_total() + self.turn.extra_military).saturating_sub(self.turn.military_used)
    }

    /// All workers, on cards and unused (TTA-1.4, TTA-29.2).
    #[must_use]
    pub fn population(&self) -> u16 {
        self.techs.all_workers() + u16::from(self.unused)
    }

    /// Whether the civil hand holds the card.
    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        self.hand.iter().any(|held| held.card == card)
    }

    /// Whether the technology is in play: with workers, as government, or special.
    #[must_use]
    pub fn has_technology(&self, card: Card) -> bool {
        match card.tech() {
            Some(tech) => self.techs.knows(tech),
            None => self.government == card || self.specials.contains(&card),
        }
    }

    /// All technologies in play (TTA-2.4).
    pub fn technologies(&self) -> impl Iterator<Item = Card> + '_ {
        let others = self.specials.iter().copied().chain([self.government]);
        self.techs.iter().map(Tech::card).chain(others)
    }

    /// The level of the special technology of a line; 0 without one.
    #[must_use]
    pub fn special_level(&self, card: Card) -> u8 {
        let line = card.line();
        self.specials.iter().filter(|held| held.line() == line).map(|held| held.level()).max().unwrap_or(0)
    }

    /// The units that are not spoken for.
    #[must_use]
    pub fn free_units(&self, tech: Tech) -> u8 {
        let spoken = match unit(tech.category) {
            Some(index) => self.sacrificed[index][usize::from(tech.level)],
            None => 0,
        };
        self.techs.workers(tech).saturating_sub(spoken)
    }

    /// Blue tokens on the stages of the wonder under construction.
    #[must_use]
    pub fn stage_tokens(&self) -> u8 {
        self.building.map_or(0, |site| site.stages)
    }

    /// Whether the leader in play is of this age.
    #[must_use]
    pub fn leader_is_of(&self, age: Age) -> bool {
        self.leader.is_some_and(|leader| leader.age() == age)
    }
}

/// The place of a type in [`Units`].
#[must_use]
#[inline]
pub const fn unit(category: Category) -> Option<usize> {
    if category.is_unit() { Some(category as usize - Category::Infantry as usize) } else { None }
}
