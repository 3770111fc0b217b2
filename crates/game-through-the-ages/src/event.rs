//! What happened, as the log tells it.

use engine::{List, Seat, Seen, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{Age, Card, Tech};
use crate::options::Options;
use crate::task::Side;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are told by the sentences of the log")]
pub enum Event {
    /// The match begins, as the table agreed.
    Began { options: Options, start: Seat, seats: u8 },
    /// The first cards of the row were laid out.
    Laid { cards: List<Card, 13> },
    /// Bonus cards lie open from the start.
    BonusLaid { cards: List<Card, 13> },
    /// A turn begins.
    Turn { seat: Seat, round: u8 },
    /// Cards were removed from the left of the row.
    Removed { cards: List<Card, 3> },
    /// Cards were laid into the row.
    Dealt { cards: List<Card, 13> },
    /// An age begins.
    AgeBegan { age: Age },
    /// A card of a past age was discarded (TTA-23.2).
    Outdated { seat: Seat, card: Seen<Card> },
    /// The game ends after this round, or after the next one.
    EndNear { round: u8 },
    /// A card was taken from the row.
    Took { seat: Seat, card: Card, price: u8 },
    /// The population was increased for food.
    Grew { seat: Seat, food: u8 },
    /// A building or unit was built.
    Built { seat: Seat, tech: Tech, cost: u8 },
    /// A building was destroyed, by an own civil action or by an event or attack.
    Destroyed { seat: Seat, tech: Tech, own: bool },
    /// A unit was disbanded.
    Disbanded { seat: Seat, tech: Tech },
    /// A building or unit was upgraded.
    Upgraded { seat: Seat, from: Tech, to: Tech, cost: u8 },
    /// Stages of a wonder were built.
    Stages { seat: Seat, card: Card, stages: u8, cost: u8 },
    /// A wonder was completed.
    Completed { seat: Seat, card: Card },
    /// A leader was played.
    Leader { seat: Seat, card: Card },
    /// A leader in play left the game.
    LeaderLost { seat: Seat, card: Card },
    /// A wonder under construction was discarded.
    WonderLost { seat: Seat, card: Card },
    /// A technology was played.
    Technology { seat: Seat, card: Card, science: u8 },
    /// The government was changed.
    Government { seat: Seat, card: Card, science: u8, revolution: bool },
    /// An action card was played.
    ActionCard { seat: Seat, card: Card },
    /// A tactics card was played.
    Tactic { seat: Seat, card: Card },
    /// Food was exchanged for a resource, or the reverse.
    Traded { seat: Seat, gives: What },
    /// A partner paid science for a technology (TTA-28.10).
    Helped { seat: Seat, partner: Seat, science: u8 },
    /// Something was gained or lost.
    Changed { seat: Seat, what: What, amount: i16 },
    /// Civil actions will be missing in the next turn (TTA-29.11).
    Missing { seat: Seat, actions: u8 },
    /// A worker was lost: an unused one, or one from a card (TTA-15.5).
    WorkerLost {
        seat: Seat,
        // The name under which it was stored when only cards could lose one.
        #[serde(alias = "tech")]
        from: Option<Tech>,
    },
    /// Yellow tokens went from one bank to another (TTA-25.10).
    TokensMoved { from: Seat, to: Seat, tokens: u8 },
    /// Somebody who pays by hand is asked which tokens pay this amount (TTA-8.20).
    PaysByHand { seat: Seat, what: What, due: u8 },
    /// A token was paid by hand (TTA-8.20).
    Paid { seat: Seat, tech: Tech, paid: u8 },
    /// Somebody pays by hand from now on, or no longer.
    ByHand { seat: Seat, on: bool },
    /// More was paid than was due, for lack of blue tokens to make change (TTA-8.21).
    Overpaid { seat: Seat, what: What, amount: u8 },
    /// Sacrificed units are lost: their workers return to the bank (TTA-16.5, TTA-17.8).
    Returned { seat: Seat, workers: u8 },
    /// An uprising: no production (TTA-19.5).
    Uprising { seat: Seat },
    /// Science and culture by the rates.
    Scored { seat: Seat, culture: u8, science: u8 },
    /// Food consumed, and culture lost by starvation.
    Ate { seat: Seat, food: u8, starved: u8 },
    /// Resources lost to corruption.
    Corrupted { seat: Seat, resources: u8 },
    /// Military cards were drawn.
    Drew { seat: Seat, cards: List<Seen<Card>, 5> },
    /// The discarded military cards were shuffled as the new deck.
    Reshuffled { age: Age },
    /// A military card was discarded face down.
    Discarded { seat: Seat, age: Age, card: Seen<Card> },
    /// No political action was taken.
    Skipped { seat: Seat },
    /// A future event was played.
    Seeded { seat: Seat, age: Age, card: Seen<Card> },
    /// An event was revealed.
    Revealed { card: Card },
    /// The future events became the current events.
    Renewed,
    /// Somebody bid for a territory.
    Bid { seat: Seat, amount: u8 },
    /// Somebody bids no more.
    Passed { seat: Seat },
    /// A territory became a colony.
    Colony { seat: Seat, card: Card },
    /// Nobody wanted the territory.
    Unclaimed { card: Card },
    /// A colony was lost, perhaps to somebody.
    ColonyLost { seat: Seat, card: Card, taker: Option<Seat> },
    /// A unit was announced as sacrificed.
    Sacrificed { seat: Seat, tech: Tech },
    /// A bonus card was played.
    BonusUsed { seat: Seat, card: Card, value: u8 },
    /// An aggression was played, or a war declared.
    Attack { attacker: Seat, defender: Seat, card: Card, cost: u8 },
    /// A war that was declared is fought now (TTA-25.2).
    WarComes { attacker: Seat, defender: Seat, card: Card },
    /// The strengths were compared.
    Fought { attacker: Seat, defender: Seat, card: Card, attack: u8, defense: u8 },
    /// A war was discarded because one side left the game.
    WarDropped { card: Card },
    /// A pact was offered.
    PactOffered { from: Seat, to: Seat, card: Card, side: Side },
    /// A pact was accepted.
    PactMade { from: Seat, to: Seat, card: Card },
    /// A pact was refused.
    PactRefused { from: Seat, to: Seat, card: Card },
    /// A pact ended.
    PactEnded { owner: Seat, partner: Seat, card: Card },
    /// A player stays in the game although a war was declared (TTA-26.5).
    Stayed { seat: Seat },
    /// A player left the game.
    Left { seat: Seat },
    /// A bonus card was kept secretly.
    BonusKept { seat: Seat, card: Seen<Card> },
    /// A bonus card was picked.
    BonusPicked { seat: Seat, card: Card },
    /// A bonus card was revealed.
    BonusShown { card: Card },
    /// A wonder was turned face down.
    TurnedDown { seat: Seat, card: Card },
    /// A special technology was taken in a war.
    TechnologyTaken { victor: Seat, loser: Seat, card: Card },
    /// Culture at the end of the game for an Age III event.
    FinalEvent { seat: Seat, card: Card, culture: i16 },
    /// Culture at the end of the simple game.
    FinalBonus { seat: Seat, what: Bonus, culture: u16 },
    /// Somebody was asked and wants nothing, or nothing more.
    LeftIt { seat: Seat },
    /// The game is over.
    Over,
}

/// What is gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the game")]
pub enum What {
    Culture,
    Science,
    Food,
    Resources,
    Population,
    YellowTokens,
    BlueTokens,
    CivilActions,
    MilitaryActions,
    UnitResources,
}

/// What brings culture at the end of the simple game (TTA-11.7 to TTA-11.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the game")]
pub enum Bonus {
    Technologies,
    Strength,
    HappyFaces,
    ScienceRate,
    Production,
}

/// The event as a viewer learns of it: faces of secret cards only by their owner.
#[must_use]
pub fn disclose(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut told = event.clone();
    match &mut told {
        Event::Outdated { seat, card: card @ Seen::Known(_) } => {
            // Civil cards are open; only military cards are secret.
            let open = card.known().is_some_and(|card| card.is_civil());
            if !open && !viewer.is(*seat) {
                *card = Seen::Hidden;
            }
        }
        Event::Drew { seat, cards } if !viewer.is(*seat) => {
            cards.iter_mut().for_each(|card| *card = Seen::Hidden);
        }
        Event::Discarded { seat, card, .. }
        | Event::Seeded { seat, card, .. }
        | Event::BonusKept { seat, card }
            if !viewer.is(*seat) =>
        {
            *card = Seen::Hidden;
        }
        _ => {}
    }
    Some(told)
}

/// Whether somebody learns a card that they did not know.
#[must_use]
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::Dealt { cards } => !cards.is_empty(),
        Event::Drew { cards, .. } => !cards.is_empty(),
        Event::Revealed { .. }
        | Event::BonusShown { .. }
        | Event::BonusUsed { .. }
        | Event::Attack { .. }
        | Event::PactOffered { .. }
        | Event::Tactic { .. }
        | Event::Colony { .. }
        | Event::FinalEvent { .. } => true,
        _ => false,
    }
}
