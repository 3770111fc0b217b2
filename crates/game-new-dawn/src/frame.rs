//! The open questions, as a stack of plain values: the last one is the current one.
//!
//! Some frames ask a player, others only remember what comes next; `turn.rs` carries the latter
//! out as soon as they come to the top.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Piece;
use crate::cards::{CityState, Focus, Natural, Near, Side, Tile, Wonder};
use crate::hex::Direction;
use crate::row::{Slot, Slots};
use crate::space::Space;

/// A focus card that is being resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resolving {
    /// The slot it lies in.
    pub slot: Slot,
    /// The slot as which it counts (ND-R07).
    pub strength: u8,
    /// The card, as it was when its resolution began (ND-R05).
    pub card: Focus,
}

/// Which resources can be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Any in the supply.
    #[default]
    Any,
    /// One of a type of which the player has no token, or none at all (Replaceable Parts).
    NewType,
}

/// One open question, or one thing to do later.
#[expect(missing_docs, reason = "the fields are called after what they are")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    // Setup
    /// Choose a tile to lay (ND-3.6).
    ChooseTile { seat: Seat },
    /// Turn it (ND-3.7).
    TurnTile { seat: Seat, tile: Tile },
    /// Lay it (ND-3.8).
    LayTile { seat: Seat, tile: Tile, side: Side, turned: u8 },
    /// Choose a star of the first map for the capital (ND-2.7).
    ChooseCapital { seat: Seat },
    /// Place the barbarian direction token (ND-2.10).
    PlaceDirection,

    // The turn
    /// Use effects at the start of the turn, then choose a card (ND-4.4, ND-R06).
    Turn,
    /// Do: resolve the card in a slot, and reset it unless it is resolved as a lesser one.
    Card { slot: Slot, lesser: bool },
    /// Resolve the economy card first? (Estádio do Maracanã)
    EconomyFirst { slot: Slot, lesser: bool },
    /// Resolve the economy card as well? (Estádio do Maracanã as printed)
    EconomyAfter,
    /// Do: the part of the card with this index.
    Part { card: Resolving, index: u8 },
    /// Resolve the card of slot 5 again? (Venetian Arsenal)
    Again { card: Resolving },
    /// Do: reset the card (ND-4.5).
    Reset { slot: Slot },
    /// Resolve another card as in slot 1? (Capitalism)
    OtherCard,
    /// Swap two cards? (Aztec)
    SwapAny,
    /// Everything is done: the player ends the turn (ND-R91).
    TurnDone,
    /// Do: end the turn (ND-4.6).
    #[default]
    EndTurn,

    // Start of the turn
    /// Name the second control token (Eiffel Tower).
    NameSecond { first: Space },
    /// Give up one of two control tokens (Eiffel Tower).
    Surrender { seat: Seat, first: Space, second: Space },

    // Culture
    /// Place control tokens (ND-9.1).
    Place { card: Resolving, near: Near, left: u8, taken_back: bool },
    /// Place the token of the Hanging Gardens after one was taken back.
    PlaceInGardens,
    /// Go on with hills (Stonehenge).
    Hills,
    /// Place the token of Stonehenge after one was taken back (ND-R83).
    PlaceOnHill,
    /// Move a control token (Drama and Poetry).
    MoveControl,
    /// Win over or weaken a rival control token (Mass Media).
    Convert { within: u8 },
    /// Do: a control token of `seat` takes the place of what stands on a space.
    Occupy { seat: Seat, space: Space, piece: Piece },

    // Science
    /// Advance the tech dial (ND-10.1).
    Advance { card: Resolving, bonus: u8 },
    /// Strike a space (Nuclear Power).
    Strike,
    /// Take new cards for this many level spaces of levels II, III and IV (ND-10.4).
    Learn { two: u8, three: u8, four: u8 },
    /// Replace this many cards by the next level (Pyramids: level I only; Porcelain Tower), each slot
    /// once (ND-R90).
    Upgrade {
        left: u8,
        pyramids: bool,
        #[serde(default)]
        done: Slots,
    },

    // Economy
    /// Move the caravans (ND-11.2).
    Caravans { card: Resolving, bonus: u8 },
    /// Exchange a resource (Steam Power).
    Exchange,
    /// Remove a surplus caravan (ND-R22).
    DropCaravan,
    /// Take a city-state's diplomacy card? (ND-11.13)
    TakeEnvoy { state: CityState },
    /// Take a rival's diplomacy card? (ND-11.14)
    TakePact { owner: Seat },
    /// Do: the effect of an embassy in the owner's capital (ND-R24).
    Embassy { owner: Seat },
    /// Choose the owner's card for the token of the embassy.
    Gift { owner: Seat },
    /// Take diplomacy cards of the other players (Potala Palace).
    Envoys { left: u8 },
    /// Return diplomacy cards above the limit (ND-R57).
    ReturnPacts { seat: Seat },

    // Tokens
    /// Put trade tokens on these cards (ND-20.1).
    GainTrade { seat: Seat, left: u8, slots: Slots, optional: bool },
    /// Discard trade tokens (ND-17.8).
    Discard { seat: Seat, left: u8 },
    /// Take a resource from the supply (ND-R61).
    GainResource { of: Gain },
    /// Put a natural wonder token on a card (America).
    PutNatural { seat: Seat, natural: Natural },
    /// Put a city-state's token on one of several cards of its type (ND-R56).
    PutCityState { seat: Seat, state: CityState },

    // Industry
    /// Build a city or a wonder (ND-12.1).
    Build { card: Resolving },
    /// Pay for a wonder (ND-13.2).
    Pay { card: Resolving, wonder: Wonder, produced: u8 },
    /// Choose the city for a wonder just built (ND-13.4).
    Site { wonder: Wonder },
    /// Choose the city for a wonder taken from elsewhere (ND-15.18, ND-R35).
    MoveWonder { wonder: Wonder },

    // Military
    /// Reinforce and attack (ND-14.1).
    Fight { card: Resolving, attacks: u8, reinforced: u8 },
    /// The attacker spends trade tokens (ND-15.10).
    AttackerSpends { card: Resolving },
    /// The defender spends trade tokens (ND-15.10).
    DefenderSpends { seat: Seat },
    /// Do: compare the values (ND-15.11).
    Compare,
    /// Conquer or liberate (ND-18.8)?
    Conquest { space: Space },
    /// Take trade tokens from a beaten capital's owner (ND-15.16).
    Loot { from: Seat, left: u8 },

    // Events
    /// Do: the barbarians from this one on move (ND-17.2).
    Raid { next: u8, direction: Direction },
    /// Do: barbarians that share a space part (ND-17.11).
    Disperse,
    /// Do: see who has won, and begin the next round (ND-16.4).
    EndRound,
    /// The match is over.
    Over,
}

/// How a frame is dealt with when it comes to the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// It is carried out.
    Do,
    /// It is asked, even if there is one answer only: what the player does is seen by all.
    Ask,
    /// It is asked if there is a choice.
    Must,
    /// It is asked if there is anything to answer, and can be declined (ND-R01).
    May,
}

impl Frame {
    /// How it is dealt with. Every frame is named, so that none is forgotten.
    #[must_use]
    pub const fn manner(self) -> Manner {
        match self {
            Self::Card { .. }
            | Self::Part { .. }
            | Self::Reset { .. }
            | Self::EndTurn
            | Self::Embassy { .. }
            | Self::Compare
            | Self::Raid { .. }
            | Self::Disperse
            | Self::EndRound
            | Self::Over => Manner::Do,
            Self::TurnTile { .. }
            | Self::LayTile { .. }
            | Self::PlaceDirection
            | Self::Turn
            | Self::TurnDone
            | Self::Surrender { .. }
            | Self::Conquest { .. } => Manner::Ask,
            Self::ChooseTile { .. }
            | Self::ChooseCapital { .. }
            | Self::PlaceInGardens
            | Self::PlaceOnHill
            | Self::Occupy { .. }
            | Self::DropCaravan
            | Self::Gift { .. }
            | Self::ReturnPacts { .. }
            | Self::GainTrade { optional: false, .. }
            | Self::Discard { .. }
            | Self::GainResource { of: Gain::Any }
            | Self::PutNatural { .. }
            | Self::PutCityState { .. }
            | Self::Pay { .. }
            | Self::Site { .. }
            | Self::MoveWonder { .. } => Manner::Must,
            Self::EconomyFirst { .. }
            | Self::EconomyAfter
            | Self::Again { .. }
            | Self::OtherCard
            | Self::SwapAny
            | Self::NameSecond { .. }
            | Self::Place { .. }
            | Self::Hills
            | Self::MoveControl
            | Self::Convert { .. }
            | Self::Advance { .. }
            | Self::Strike
            | Self::Learn { .. }
            | Self::Upgrade { .. }
            | Self::Caravans { .. }
            | Self::Exchange
            | Self::TakeEnvoy { .. }
            | Self::TakePact { .. }
            | Self::Envoys { .. }
            | Self::GainTrade { optional: true, .. }
            | Self::GainResource { of: Gain::NewType }
            | Self::Build { .. }
            | Self::Fight { .. }
            | Self::AttackerSpends { .. }
            | Self::DefenderSpends { .. }
            | Self::Loot { .. } => Manner::May,
        }
    }

    /// Who is asked, if it is not the player whose turn it is. Every frame is named, so that none is forgotten.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::ChooseTile { seat }
            | Self::TurnTile { seat, .. }
            | Self::LayTile { seat, .. }
            | Self::ChooseCapital { seat }
            | Self::Surrender { seat, .. }
            | Self::Occupy { seat, .. }
            | Self::ReturnPacts { seat }
            | Self::GainTrade { seat, .. }
            | Self::Discard { seat, .. }
            | Self::PutNatural { seat, .. }
            | Self::PutCityState { seat, .. }
            | Self::DefenderSpends { seat } => Some(seat),
            // The player whose turn it is, and nobody where nothing is asked.
            Self::PlaceDirection
            | Self::Turn
            | Self::Card { .. }
            | Self::EconomyFirst { .. }
            | Self::EconomyAfter
            | Self::Part { .. }
            | Self::Again { .. }
            | Self::Reset { .. }
            | Self::OtherCard
            | Self::SwapAny
            | Self::TurnDone
            | Self::EndTurn
            | Self::NameSecond { .. }
            | Self::Place { .. }
            | Self::PlaceInGardens
            | Self::Hills
            | Self::PlaceOnHill
            | Self::MoveControl
            | Self::Convert { .. }
            | Self::Advance { .. }
            | Self::Strike
            | Self::Learn { .. }
            | Self::Upgrade { .. }
            | Self::Caravans { .. }
            | Self::Exchange
            | Self::DropCaravan
            | Self::TakeEnvoy { .. }
            | Self::TakePact { .. }
            | Self::Embassy { .. }
            | Self::Gift { .. }
            | Self::Envoys { .. }
            | Self::GainResource { .. }
            | Self::Build { .. }
            | Self::Pay { .. }
            | Self::Site { .. }
            | Self::MoveWonder { .. }
            | Self::Fight { .. }
            | Self::AttackerSpends { .. }
            | Self::Compare
            | Self::Conquest { .. }
            | Self::Loot { .. }
            | Self::Raid { .. }
            | Self::Disperse
            | Self::EndRound
            | Self::Over => None,
        }
    }
}
