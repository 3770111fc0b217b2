//! Words that several sentences share.

use engine::{Arg, Message, msg};

use crate::cards::{Card, Category, Kind};
use crate::event::What;
use crate::options::Level;

/// A type of farms, mines, urban buildings or units, in the plural.
#[must_use]
pub fn category(category: Category) -> Message {
    match category {
        Category::Farm => msg!("category-farm"),
        Category::Mine => msg!("category-mine"),
        Category::Temple => msg!("category-temple"),
        Category::Lab => msg!("category-lab"),
        Category::Arena => msg!("category-arena"),
        Category::Library => msg!("category-library"),
        Category::Theater => msg!("category-theater"),
        Category::Infantry => msg!("category-infantry"),
        Category::Cavalry => msg!("category-cavalry"),
        Category::Artillery => msg!("category-artillery"),
        Category::AirForce => msg!("category-air-force"),
    }
}

/// One building or unit of a type, as the object of a sentence.
#[must_use]
pub fn one(category: Category) -> Message {
    match category {
        Category::Farm => msg!("one-farm"),
        Category::Mine => msg!("one-mine"),
        Category::Temple => msg!("one-temple"),
        Category::Lab => msg!("one-lab"),
        Category::Arena => msg!("one-arena"),
        Category::Library => msg!("one-library"),
        Category::Theater => msg!("one-theater"),
        Category::Infantry => msg!("one-infantry"),
        Category::Cavalry => msg!("one-cavalry"),
        Category::Artillery => msg!("one-artillery"),
        Category::AirForce => msg!("one-air-force"),
    }
}

/// The level of a game.
#[must_use]
pub fn level(level: Level) -> Message {
    match level {
        Level::Simple => msg!("level-simple"),
        Level::Advanced => msg!("level-advanced"),
        Level::Full => msg!("level-full"),
    }
}

/// A card of which there are some of the same name in several ages, with its age; the names of bonus cards have it.
#[must_use]
pub fn with_age(card: Card) -> Message {
    match card.kind() {
        Kind::Bonus(_) => msg!("named", card = card.name()),
        _ => msg!("named-age", card = card.name(), age = card.age().numeral()),
    }
}

/// The kind of a card, as a heading.
#[must_use]
pub fn kind(card: Card) -> Message {
    match card.kind() {
        Kind::Technology(technology) => category(technology.category),
        Kind::Government(_) => msg!("kind-government"),
        Kind::Special(_) => msg!("kind-special"),
        Kind::Leader(_) => msg!("kind-leader"),
        Kind::Wonder(_) => msg!("kind-wonder"),
        Kind::Action(_) => msg!("kind-action"),
        Kind::Event(_) => msg!("kind-event"),
        Kind::Territory(_) => msg!("kind-territory"),
        Kind::Aggression(_) => msg!("kind-aggression"),
        Kind::War(_) => msg!("kind-war"),
        Kind::Pact(_) => msg!("kind-pact"),
        Kind::Tactic(_) => msg!("kind-tactic"),
        Kind::Bonus(_) => msg!("kind-bonus"),
    }
}

/// An amount of something.
#[must_use]
pub fn amount(what: What, n: impl Into<Arg>) -> Message {
    let n: Arg = n.into();
    match what {
        What::Culture => msg!("amount-culture", n),
        What::Science => msg!("amount-science", n),
        What::Food => msg!("amount-food", n),
        What::Resources => msg!("amount-resources", n),
        What::Population => msg!("amount-population", n),
        What::YellowTokens => msg!("amount-yellow", n),
        What::BlueTokens => msg!("amount-blue", n),
        What::CivilActions => msg!("amount-civil", n),
        What::MilitaryActions => msg!("amount-military", n),
        What::UnitResources => msg!("amount-unit-resources", n),
    }
}

/// Names of cards, one after the other.
#[must_use]
pub fn names(cards: impl IntoIterator<Item = Card>) -> Vec<Arg> {
    cards.into_iter().map(|card| Arg::from(card.name())).collect()
}

/// A number with its sign.
#[must_use]
pub fn signed(amount: impl Into<i64>) -> String {
    format!("{:+}", amount.into())
}

/// Phrases, one after the other; none if there are none.
#[must_use]
pub fn phrases(phrases: Vec<Message>) -> Option<Message> {
    (!phrases.is_empty()).then(|| msg!("phrases", phrases))
}
