//! What a player can decide. Every decision is a small one: one click, one branch of a search.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{Barbarian, CityState, Focus, Natural, Pact, Resource, Side, Tile, Wonder};
use crate::hex::{Direction, Hex};
use crate::row::Slot;
use crate::space::Space;

/// A decision.
#[expect(missing_docs, reason = "the fields are called after what they are")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    // Setup
    /// Lay this tile next (ND-3.6).
    ChooseTile(Tile),
    /// Lay it with this side up, turned this many times by 60 degrees (ND-3.7).
    TurnTile { side: Side, turned: u8 },
    /// Lay it with its space 0 here (ND-3.8).
    LayTile(Hex),
    /// Put the capital on this star (ND-2.7).
    ChooseCapital(Space),
    /// Place the direction token so that a 1 points this way (ND-2.10).
    PointTo(Direction),

    // Start of the turn (ND-R06)
    /// Swap two cards of the row (Oracle, Aztec).
    SwapCards(Slot, Slot),
    /// Destroy a rival control token (Forbidden City).
    Destroy(Space),
    /// Name a rival control token (Eiffel Tower).
    Name(Space),
    /// Give up this one of the two named control tokens (Eiffel Tower).
    Surrender(Space),
    /// Move a trade token from Great Zimbabwe to this card.
    Withdraw(Slot),
    /// Move a barbarian (Seoul).
    MoveBarbarian(Barbarian, Space),
    /// Return a diplomacy card and take another one of the same player (Geneva).
    ChangePact { owner: Seat, give: Pact, take: Pact },

    // Cards
    /// Resolve the card in this slot (ND-4.4).
    Resolve(Slot),
    /// Spend a trade token, or what counts as one (ND-20.2).
    Spend(Token),
    /// Nothing more: go on (ND-4.7, ND-R01).
    #[default]
    Done,
    /// End the turn (ND-R91).
    EndTurn,

    // Culture
    /// Place a control token (ND-9.1).
    Place(Space),
    /// Take an own control token back from the map (ND-9.9).
    TakeBack(Space),
    /// Move an own control token (Drama and Poetry).
    MoveControl(Space, Space),
    /// Win over or weaken a rival control token (Mass Media).
    Convert(Space),

    // Science
    /// Advance the tech dial (ND-10.1).
    Advance,
    /// Put a card of the deck into the place of the one in this slot (ND-10.4).
    Learn(Focus, Slot),
    /// Strike this space (Nuclear Power).
    Strike(Space),

    // Economy
    /// Move a caravan to this space; where one can trade, it trades (ND-11.2, ND-R20).
    Move(u8, Space),
    /// Move a caravan across a city-state's barbarian, which is defeated, to the space behind
    /// (Currency, ND-R46).
    MoveAcross(u8, Space, Space),
    /// Remove the caravan from this space, or from the card (ND-R22).
    DropCaravan(Option<Space>),
    /// Take the city-state's diplomacy card (ND-11.13).
    TakeEnvoy(CityState),
    /// Take a player's diplomacy card (ND-11.14, Potala Palace).
    TakePact(Seat, Pact),
    /// Return a diplomacy card (ND-R57).
    ReturnPact(Seat, Pact),
    /// Exchange a resource for another one of the supply (Steam Power).
    Exchange { give: Resource, take: Resource },

    // Tokens
    /// Put a token on the card in this slot.
    PutOn(Slot),
    /// Put a trade token on Great Zimbabwe instead.
    Store,
    /// Discard a trade token from this card (ND-17.8).
    Discard(Slot),
    /// Take this resource from the supply.
    TakeResource(Resource),

    // Industry
    /// Build a city (ND-12.2).
    BuildCity(Space),
    /// Build a world wonder (ND-13.1).
    BuildWonder(Wonder),
    /// Spend a resource token (ND-13.2).
    PayResource(Resource),
    /// Spend a natural wonder token as its resource (ND-6.4).
    PayNatural(Natural),
    /// Put the wonder token under this city (ND-13.4).
    Site(Space),

    // Military
    /// Reinforce a control token (ND-14.2).
    Reinforce(Space),
    /// Attack what is on this space (ND-15.1).
    Attack(Space),
    /// Conquer the city-state (ND-18.8).
    Conquer,
    /// Liberate the city-state (ND-18.8).
    Liberate,
    /// Take a trade token from this card of the beaten player (ND-15.16).
    Loot(Slot),
}

/// What can be spent as a trade token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A trade token from the card in this slot.
    Trade(Slot),
    /// A conquered city-state's token, once per turn (ND-18.7).
    CityState(CityState),
    /// A natural wonder token on the card, once per turn (America).
    Natural(Natural),
}

impl Default for Token {
    fn default() -> Self {
        Self::Trade(Slot::default())
    }
}
