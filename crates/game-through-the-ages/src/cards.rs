//! The cards. Who they are is said by the enum [`Card`], what is printed on them by `data/*.toml`,
//! which is read once into static tables.

pub mod effect;
mod facts;
mod identity;

use std::sync::LazyLock;

use engine::DataName;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use effect::Lasting;
pub use facts::{
    ActionCard, Aggression, Army, Between, Bonus, Copies, Doubt, Event, Facts, Government, Kind, Leader,
    Output, Pact, Special, Tactic, Technology, Territory, Text, War, Wonder,
};
pub use identity::{Age, Card, Category, Line};

/// A farm, mine, urban or military technology by its type and level: there is at most one of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Card", into = "Card")]
pub struct Tech {
    /// The type.
    pub category: Category,
    /// The level, from 0 to 3.
    pub level: u8,
}

impl Tech {
    /// The technology of this type and level, if there is one.
    #[must_use]
    pub fn new(category: Category, level: u8) -> Option<Self> {
        TABLES.techs[category as usize].get(usize::from(level))?.map(|_| Self { category, level })
    }

    /// What its card says.
    #[must_use]
    #[inline]
    pub fn facts(self) -> TechFacts {
        TABLES.techs[self.category as usize][usize::from(self.level)].expect("only technologies that exist")
    }

    /// Its card.
    #[must_use]
    pub fn card(self) -> Card {
        self.facts().card
    }
}

impl TryFrom<Card> for Tech {
    type Error = String;

    fn try_from(card: Card) -> Result<Self, String> {
        card.tech().ok_or_else(|| format!("{} holds no workers", card.id()))
    }
}

impl From<Tech> for Card {
    fn from(tech: Tech) -> Self {
        tech.card()
    }
}

/// A technology with workers, as the rules look at it.
#[derive(Clone, Copy, Debug)]
pub struct TechFacts {
    /// The card.
    pub card: Card,
    /// Science to play it.
    pub science: u8,
    /// Resources for one building or unit.
    pub cost: u8,
    /// What one worker on it gives.
    pub output: Output,
}

impl TechFacts {
    /// The worth of one blue token on the card (TTA-8.15); on a lab with Tesla it is the lab's
    /// level instead.
    #[must_use]
    pub const fn worth(self) -> u8 {
        self.output.food + self.output.resources
    }
}

struct Tables {
    facts: Vec<Facts>,
    techs: [[Option<TechFacts>; 4]; Category::COUNT],
    worths: [[u8; 4]; Category::COUNT],
    specials: [[Option<Card>; 4]; 4],
}

static TABLES: LazyLock<Tables> = LazyLock::new(read);

impl Card {
    /// Everything that is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &TABLES.facts[self as usize]
    }

    /// What is printed on it, by kind.
    #[must_use]
    #[inline]
    pub fn kind(self) -> &'static Kind {
        &self.facts().kind
    }

    /// The rule that says how it is played.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self.kind() {
            Kind::Technology(_) | Kind::Special(_) => "TTA-8.50",
            Kind::Government(_) => "TTA-8.52",
            Kind::Leader(_) => "TTA-8.30",
            Kind::Wonder(_) => "TTA-8.23",
            Kind::Action(_) => "TTA-8.32",
            Kind::Tactic(_) => "TTA-13.2",
            Kind::Bonus(_) => "TTA-13.3",
            Kind::Event(_) | Kind::Territory(_) => "TTA-14.3",
            Kind::Aggression(_) => "TTA-17.1",
            Kind::Pact(_) => "TTA-18.1",
            Kind::War(_) => "TTA-25.1",
        }
    }

    /// Its age.
    #[must_use]
    #[inline]
    pub fn age(self) -> Age {
        self.facts().text.age
    }

    /// Its level (TTA-1.8).
    #[must_use]
    pub fn level(self) -> u8 {
        self.age().level()
    }

    /// As a technology that holds workers.
    #[must_use]
    #[inline]
    pub fn tech(self) -> Option<Tech> {
        match self.kind() {
            Kind::Technology(facts) => Some(Tech { category: facts.category, level: self.level() }),
            _ => None,
        }
    }

    /// As a special technology: its line.
    #[must_use]
    pub fn line(self) -> Option<Line> {
        match self.kind() {
            Kind::Special(special) => Some(special.line),
            _ => None,
        }
    }

    /// Whether it is a technology (TTA-2.4).
    #[must_use]
    pub fn is_technology(self) -> bool {
        matches!(self.kind(), Kind::Technology(_) | Kind::Government(_) | Kind::Special(_))
    }

    /// Whether it is printed on the boards and in no deck (TTA-3.4).
    #[must_use]
    pub fn is_starting(self) -> bool {
        match self.kind() {
            Kind::Technology(facts) => facts.science_cost.is_none(),
            Kind::Government(facts) => facts.science_cost_revolution.is_none(),
            _ => false,
        }
    }

    /// Whether it is an event or a territory: what can lie in the event stacks (TTA-14.3).
    #[must_use]
    pub fn is_event(self) -> bool {
        matches!(self.kind(), Kind::Event(_) | Kind::Territory(_))
    }

    /// Whether it belongs to a civil deck (TTA-2.2).
    #[must_use]
    pub fn is_civil(self) -> bool {
        matches!(self.kind(), Kind::Leader(_) | Kind::Wonder(_) | Kind::Action(_)) || self.is_technology()
    }

    /// What lasts while it is in play; pacts have it by side instead.
    #[must_use]
    pub fn lasting(self) -> &'static [Lasting] {
        match self.kind() {
            Kind::Government(Government { effects, .. })
            | Kind::Special(Special { effects, .. })
            | Kind::Leader(Leader { effects })
            | Kind::Wonder(Wonder { effects, .. })
            | Kind::Territory(Territory { permanent: effects, .. }) => effects,
            _ => &[],
        }
    }

    /// The costs of a wonder's stages.
    #[must_use]
    pub fn stages(self) -> &'static [u8] {
        match self.kind() {
            Kind::Wonder(wonder) => &wonder.stages,
            _ => &[],
        }
    }

    /// Yellow and blue tokens that its owner has while it is in play (TTA-16.10, TTA-21.6).
    #[must_use]
    pub fn tokens(self) -> (u8, u8) {
        self.lasting().iter().fold((0, 0), |(yellow, blue), effect| match effect {
            Lasting::YellowTokens { amount } => (yellow + amount, blue),
            Lasting::BlueTokens { amount } => (yellow, blue + amount),
            _ => (yellow, blue),
        })
    }
}

/// The special technology of this line and level.
#[must_use]
pub fn special(line: Line, level: u8) -> Option<Card> {
    TABLES.specials[line as usize].get(usize::from(level)).copied().flatten()
}

/// The worth of one blue token on the cards of a type, by level (TTA-8.15); 0 where there is no card.
#[must_use]
#[inline]
pub fn worth_by_level(category: Category) -> [u8; 4] {
    TABLES.worths[category as usize]
}

/// The names of all cards.
#[must_use]
pub fn names() -> Vec<DataName> {
    let name = |facts: &Facts| {
        let text = &facts.text;
        let names = [&text.name_en, &text.name_de, &text.name_nl].map(Clone::clone);
        DataName { key: text.id.name().0, names }
    };
    TABLES.facts.iter().map(name).collect()
}

/// An entry of a data file: what all have, and what its kind has.
#[derive(Deserialize)]
struct Entry<T> {
    #[serde(flatten)]
    text: Text,
    #[serde(flatten)]
    body: T,
}

/// Reads the data files. They are part of the program, so a fault in them is a fault of the
/// program, which a test finds.
fn read() -> Tables {
    let mut facts: Vec<Facts> = Vec::new();
    let mut add = |list: Vec<Facts>| facts.extend(list);
    add(entries(include_str!("../data/technologies.toml"), Kind::Technology));
    add(entries(include_str!("../data/governments.toml"), Kind::Government));
    add(entries(include_str!("../data/special_technologies.toml"), Kind::Special));
    add(entries(include_str!("../data/leaders.toml"), Kind::Leader));
    add(entries(include_str!("../data/wonders.toml"), Kind::Wonder));
    add(entries(include_str!("../data/actions.toml"), Kind::Action));
    add(entries(include_str!("../data/events.toml"), Kind::Event));
    add(entries(include_str!("../data/territories.toml"), Kind::Territory));
    add(entries(include_str!("../data/aggressions.toml"), Kind::Aggression));
    add(entries(include_str!("../data/wars.toml"), Kind::War));
    add(entries(include_str!("../data/pacts.toml"), Kind::Pact));
    add(entries(include_str!("../data/tactics.toml"), Kind::Tactic));
    add(entries(include_str!("../data/bonus_cards.toml"), Kind::Bonus));
    facts.sort_by_key(|facts| facts.text.id);
    let known = facts.iter().map(|facts| facts.text.id);
    assert!(known.eq(Card::ALL.iter().copied()), "the data files have each card once");
    let techs = techs(&facts);
    let worths = techs.map(|levels| levels.map(|tech| tech.map_or(0, TechFacts::worth)));
    Tables { techs, worths, specials: specials(&facts), facts }
}

fn entries<T: DeserializeOwned>(toml: &str, kind: impl Fn(T) -> Kind) -> Vec<Facts> {
    let file: std::collections::BTreeMap<String, Vec<Entry<T>>> =
        toml::from_str(toml).unwrap_or_else(|why| panic!("a data file: {why}"));
    file.into_values().flatten().map(|entry| Facts { text: entry.text, kind: kind(entry.body) }).collect()
}

fn techs(facts: &[Facts]) -> [[Option<TechFacts>; 4]; Category::COUNT] {
    let mut techs = [[None; 4]; Category::COUNT];
    for card in facts {
        if let Kind::Technology(tech) = &card.kind {
            let level = usize::from(card.text.age.level());
            techs[tech.category as usize][level] = Some(TechFacts {
                card: card.text.id,
                science: tech.science_cost.unwrap_or(0),
                cost: tech.resource_cost,
                output: tech.output_per_worker,
            });
        }
    }
    techs
}

fn specials(facts: &[Facts]) -> [[Option<Card>; 4]; 4] {
    let mut specials = [[None; 4]; 4];
    for card in facts {
        if let Kind::Special(special) = &card.kind {
            specials[special.line as usize][usize::from(card.text.age.level())] = Some(card.text.id);
        }
    }
    specials
}
