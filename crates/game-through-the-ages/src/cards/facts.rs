//! What is printed on the cards, as the data files say it.

use serde::Deserialize;

use super::effect::{Booty, Completion, Deed, Happening, Harm, Lasting, Spoil, Windfall};
use super::{Age, Card, Category, Line};

/// What every card has: names, and where its figures are from.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Text {
    pub id: Card,
    pub age: Age,
    pub name_en: String,
    pub name_de: String,
    pub name_nl: String,
    /// `rulebook`, or `translation` where the printed German name is not known.
    pub name_de_source: String,
    pub copies: Copies,
    /// `rulebook`, `public:…` or `designed`.
    pub provenance: String,
    pub provenance_counts: String,
    /// Why its figures are not certain, if they are not.
    pub doubtful: Option<Doubt>,
    /// What else is to be said, for the reader.
    pub note: Option<String>,
}

/// Why the figures of a card are not certain: told to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// The card exists, its figures are designed by us.
    Designed,
    /// The figures are those of the edition of 2015.
    LaterEdition,
    /// Only the cost in military actions is of the edition of 2015.
    Cost,
    /// The figure rests on a single table.
    OneTable,
}

/// How many copies there are.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub enum Copies {
    /// As many for every number of players.
    Always(u8),
    /// With 2, 3 and 4 players (TTA-2.5).
    ByPlayers {
        /// With 2 players.
        p2: u8,
        /// With 3 players.
        p3: u8,
        /// With 4 players.
        p4: u8,
    },
}

impl Copies {
    /// How many are in the deck at a table of so many.
    #[must_use]
    pub const fn with(self, players: u8) -> u8 {
        match self {
            Self::Always(count) => count,
            Self::ByPlayers { p2, p3, p4 } => match players {
                2 => p2,
                3 => p3,
                _ => p4,
            },
        }
    }
}

/// A card with everything that is printed on it.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Names and provenance.
    pub text: Text,
    /// The rest, by kind.
    pub kind: Kind,
}

/// The kinds of cards (TTA-2.2, TTA-2.3).
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the words of the game")]
pub enum Kind {
    Technology(Technology),
    Government(Government),
    Special(Special),
    Leader(Leader),
    Wonder(Wonder),
    Action(ActionCard),
    Event(Event),
    Territory(Territory),
    Aggression(Aggression),
    War(War),
    Pact(Pact),
    Tactic(Tactic),
    Bonus(Bonus),
}

/// A farm, mine, urban or military technology.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Technology {
    pub category: Category,
    /// None for the starting technologies.
    pub science_cost: Option<u8>,
    pub resource_cost: u8,
    pub output_per_worker: Output,
}

/// What one worker on a card gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the words of the game")]
pub struct Output {
    pub food: u8,
    pub resources: u8,
    pub culture: u8,
    pub science: u8,
    pub happy: u8,
    pub strength: u8,
}

/// A government.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Government {
    pub science_cost_revolution: Option<u8>,
    pub science_cost_peaceful: Option<u8>,
    pub civil_actions: i8,
    pub military_actions: i8,
    pub urban_limit: u8,
    pub effects: Vec<Lasting>,
}

/// A special technology.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Special {
    pub line: Line,
    pub science_cost: u8,
    pub effects: Vec<Lasting>,
}

/// A leader.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Leader {
    pub effects: Vec<Lasting>,
}

/// A wonder.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Wonder {
    /// The resource cost of each stage, from left to right.
    pub stages: Vec<u8>,
    pub effects: Vec<Lasting>,
    #[serde(default)]
    pub completion: Vec<Completion>,
}

/// An action card.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ActionCard {
    pub effects: Vec<Deed>,
}

/// An event.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Event {
    pub effects: Vec<Happening>,
}

/// A territory.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Territory {
    pub permanent: Vec<Lasting>,
    pub immediate: Vec<Windfall>,
}

/// An aggression.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Aggression {
    pub military_actions: Option<u8>,
    pub military_actions_per_level_of_hit_card: Option<u8>,
    pub effects_target: Vec<Harm>,
    pub effects_attacker: Vec<Booty>,
}

/// A war.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct War {
    pub military_actions: u8,
    pub effects: Vec<Spoil>,
}

/// A pact.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Pact {
    pub symmetric: bool,
    pub effects_a: Vec<Lasting>,
    pub effects_b: Vec<Lasting>,
    pub attack_between_partners: Between,
}

/// What a pact says about attacks between its partners (TTA-18.8, TTA-18.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Between {
    Allowed,
    Forbidden,
    EndsPact,
}

/// A tactics card.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Tactic {
    pub army: Army,
    pub bonus: u8,
    /// For an army with an obsolete unit; none where that cannot be (TTA-22.6).
    pub obsolete_bonus: Option<u8>,
}

/// The units of one army.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "the words of the game")]
pub struct Army {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
}

/// A defense and colonization bonus card.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "the words of the game")]
pub struct Bonus {
    pub defense: u8,
    pub colonization: u8,
}
