//! Why something is not allowed: a small value while rules are checked (so that listing the legal
//! actions costs nothing), a sentence with its rule when it reaches the player.

use engine::{Message, Rejection, Seat, msg, rule};
use serde::{Deserialize, Serialize};

use crate::cards::{Age, Card, Category, Tech};

/// What a check answers.
pub type Checked = Result<(), Why>;

/// `Ok` if the rule is kept.
///
/// # Errors
/// The reason, if not.
#[inline]
pub fn require(kept: bool, why: Why) -> Checked {
    if kept { Ok(()) } else { Err(why) }
}

/// Why something is not allowed, in the words of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is said by its sentence")]
pub enum Why {
    NotAsked,
    NotNow,
    GameOver,
    FirstRound,
    NotThatKind { card: Card },
    NotInHand { card: Card },
    TooFewCivil { need: u8, have: u8 },
    TooFewMilitary { need: u8, have: u8 },
    TooLittleFood { need: u8, have: u16 },
    TooFewResources { need: u8, have: u16 },
    TooLittleScience { need: u8, have: u8 },
    BankEmpty,
    NoUnusedWorker,
    NotInPlay { tech: Tech },
    NoWorkerOn { tech: Tech },
    UrbanLimit { category: Category, limit: u8 },
    NotABuilding { tech: Tech },
    NotAUnit { tech: Tech },
    NoUpgrade { from: Tech, to: Tech },
    NoWonder,
    TooManyStages { most: u8 },
    NoBlueToken,
    EmptySpace { space: u8 },
    LeaderTaken { age: Age },
    WonderBegun,
    AlreadyHave { card: Card },
    HandFull { limit: u8 },
    TakenThisTurn { card: Card },
    ContainsNothing { card: Card },
    OlderSpecial { card: Card },
    IsGovernment { card: Card },
    ActionsUsed,
    MilitaryActionsUsed,
    PartnerLacksScience { partner: Seat },
    NoLiner,
    NoBarbarossa,
    NoTrade,
    NoDrawing,
    NoDeck,
    NoColumbus,
    NoSuchVictim { victim: Seat },
    NoTarget { card: Card, victim: Seat },
    AttacksForbidden,
    PactForbids { partner: Seat },
    WarForbidden { victim: Seat },
    LastRound,
    NoSacrifice,
    MarkerTaken { victim: Seat },
    TwoPlayers,
    OneSide,
    NoSuchPact { card: Card },
    NoUnits,
    BidTooHigh { most: u8 },
    BidTooLow { least: u8 },
    TooLittleForce { need: u8, have: u8 },
    NeedsUnit,
    NoLeaving,
    NotOffered { card: Card },
    NotAnAnswer,
}

impl Why {
    /// The rule that says so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotAsked | Self::NotNow => "TTA-7.2",
            Self::GameOver => "TTA-1.1",
            Self::FirstRound => "TTA-6.1",
            Self::NotThatKind { .. } | Self::NotInHand { .. } => "TTA-7.5",
            Self::TooFewCivil { .. } | Self::TooFewMilitary { .. } | Self::TooFewResources { .. } => {
                "TTA-7.5"
            }
            Self::TooLittleFood { .. } | Self::BankEmpty => "TTA-8.2",
            Self::TooLittleScience { .. } => "TTA-8.50",
            Self::NoUnusedWorker => "TTA-8.5",
            Self::NotInPlay { .. } => "TTA-8.8",
            Self::NoWorkerOn { .. } | Self::NotABuilding { .. } => "TTA-8.9",
            Self::UrbanLimit { .. } => "TTA-8.6",
            Self::NotAUnit { .. } => "TTA-9.2",
            Self::NoUpgrade { .. } => "TTA-8.11",
            Self::NoWonder => "TTA-8.23",
            Self::TooManyStages { .. } => "TTA-8.61",
            Self::NoBlueToken => "TTA-8.25",
            Self::EmptySpace { .. } => "TTA-5.12",
            Self::LeaderTaken { .. } => "TTA-8.41",
            Self::WonderBegun => "TTA-8.42",
            Self::AlreadyHave { .. } => "TTA-8.45",
            Self::HandFull { .. } => "TTA-8.46",
            Self::TakenThisTurn { .. } => "TTA-8.33",
            Self::ContainsNothing { .. } => "TTA-8.62",
            Self::OlderSpecial { .. } => "TTA-8.58",
            Self::IsGovernment { .. } => "TTA-8.52",
            Self::ActionsUsed => "TTA-8.53",
            Self::MilitaryActionsUsed => "TTA-28.2",
            Self::PartnerLacksScience { .. } => "TTA-28.10",
            Self::NoLiner => "TTA-29.7",
            Self::NoBarbarossa => "TTA-29.14",
            Self::NoTrade => "TTA-8.22",
            Self::NoDrawing => "TTA-27.9",
            Self::NoDeck => "TTA-13.12",
            Self::NoColumbus => "TTA-28.1",
            Self::NoSuchVictim { .. } => "TTA-17.17",
            Self::NoTarget { .. } => "TTA-17.13",
            Self::AttacksForbidden => "TTA-1.11",
            Self::PactForbids { .. } | Self::WarForbidden { .. } => "TTA-18.9",
            Self::LastRound => "TTA-26.11",
            Self::NoSacrifice => "TTA-26.13",
            Self::MarkerTaken { .. } => "TTA-27.6",
            Self::TwoPlayers => "TTA-18.13",
            Self::OneSide => "TTA-18.1",
            Self::NoSuchPact { .. } => "TTA-18.7",
            Self::NoUnits => "TTA-16.16",
            Self::BidTooHigh { .. } => "TTA-16.4",
            Self::BidTooLow { .. } => "TTA-16.1",
            Self::TooLittleForce { .. } => "TTA-16.6",
            Self::NeedsUnit => "TTA-16.5",
            Self::NoLeaving => "TTA-26.4",
            Self::NotOffered { .. } => "TTA-27.15",
            Self::NotAnAnswer => "TTA-7.5",
        }
    }

    /// The sentence.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::NotAsked => msg!("not-asked"),
            Self::NotNow => msg!("not-now"),
            Self::GameOver => msg!("game-over"),
            Self::FirstRound => msg!("first-round"),
            Self::NotThatKind { card } => msg!("not-that-kind", card = card.name()),
            Self::NotInHand { card } => msg!("not-in-hand", card = card.name()),
            Self::TooFewCivil { need, have } => msg!("too-few-civil", need, have),
            Self::TooFewMilitary { need, have } => msg!("too-few-military", need, have),
            Self::TooLittleFood { need, have } => msg!("too-little-food", need, have),
            Self::TooFewResources { need, have } => msg!("too-few-resources", need, have),
            Self::TooLittleScience { need, have } => msg!("too-little-science", need, have),
            Self::BankEmpty => msg!("bank-empty"),
            Self::NoUnusedWorker => msg!("no-unused-worker"),
            Self::NotInPlay { tech } => msg!("not-in-play", card = tech.card().name()),
            Self::NoWorkerOn { tech } => msg!("no-worker-on", card = tech.card().name()),
            Self::UrbanLimit { category, limit } => {
                msg!("urban-limit", kind = crate::present::words::category(category), limit)
            }
            Self::NotABuilding { tech } => msg!("not-a-building", card = tech.card().name()),
            Self::NotAUnit { tech } => msg!("not-a-unit", card = tech.card().name()),
            Self::NoUpgrade { from, to } => {
                msg!("no-upgrade", from = from.card().name(), to = to.card().name())
            }
            Self::NoWonder => msg!("no-wonder"),
            Self::TooManyStages { most } => msg!("too-many-stages", most),
            Self::NoBlueToken => msg!("no-blue-token"),
            Self::EmptySpace { space } => msg!("empty-space", space = space.saturating_add(1)),
            Self::LeaderTaken { age } => msg!("leader-taken", age = age.numeral()),
            Self::WonderBegun => msg!("wonder-begun"),
            Self::AlreadyHave { card } => msg!("already-have", card = card.name()),
            Self::HandFull { limit } => msg!("hand-full", limit),
            Self::TakenThisTurn { card } => msg!("taken-this-turn", card = card.name()),
            Self::ContainsNothing { card } => msg!("contains-nothing", card = card.name()),
            Self::OlderSpecial { card } => msg!("older-special", card = card.name()),
            Self::IsGovernment { card } => msg!("is-government", card = card.name()),
            Self::ActionsUsed => msg!("actions-used"),
            Self::MilitaryActionsUsed => msg!("military-actions-used"),
            Self::PartnerLacksScience { partner } => msg!("partner-lacks-science", seat = partner),
            Self::NoLiner => msg!("no-liner"),
            Self::NoBarbarossa => msg!("no-barbarossa"),
            Self::NoTrade => msg!("no-trade"),
            Self::NoDrawing => msg!("no-drawing"),
            Self::NoDeck => msg!("no-deck"),
            Self::NoColumbus => msg!("no-columbus"),
            Self::NoSuchVictim { victim } => msg!("no-such-victim", seat = victim),
            Self::NoTarget { card, victim } => msg!("no-target", card = card.name(), seat = victim),
            Self::AttacksForbidden => msg!("attacks-forbidden"),
            Self::PactForbids { partner } => msg!("pact-forbids", seat = partner),
            Self::WarForbidden { victim } => msg!("war-forbidden", seat = victim),
            Self::LastRound => msg!("last-round"),
            Self::NoSacrifice => msg!("no-sacrifice"),
            Self::MarkerTaken { victim } => msg!("marker-taken", seat = victim),
            Self::TwoPlayers => msg!("two-players"),
            Self::OneSide => msg!("one-side"),
            Self::NoSuchPact { card } => msg!("no-such-pact", card = card.name()),
            Self::NoUnits => msg!("no-units"),
            Self::BidTooHigh { most } => msg!("bid-too-high", most),
            Self::BidTooLow { least } => msg!("bid-too-low", least),
            Self::TooLittleForce { need, have } => msg!("too-little-force", need, have),
            Self::NeedsUnit => msg!("needs-unit"),
            Self::NoLeaving => msg!("no-leaving"),
            Self::NotOffered { card } => msg!("not-offered", card = card.name()),
            Self::NotAnAnswer => msg!("not-an-answer"),
        }
    }
}

impl From<Why> for Rejection {
    fn from(why: Why) -> Self {
        rule(why.rule()).refuse(why.message())
    }
}
