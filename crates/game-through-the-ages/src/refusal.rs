//! Why something is not allowed: a small value while rules are checked (so that listing the legal
//! actions costs nothing), a sentence when it reaches the player. The rule stands beside its
//! condition: `rule("TTA-8.50").require(need <= have, || Why::TooLittleScience { need, have })`.

use engine::{Cheap, Message, Reason, Rule, Seat, msg};
use serde::Serialize;

use crate::cards::{Age, Card, Category, Tech};
use crate::present::words;

/// What a check answers.
pub type Checked = Result<(), Refused>;

/// A reason with the rule that says so.
pub type Refused = Cheap<Why>;

/// Why something is not allowed, in the words of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is said by its sentence")]
pub enum Why {
    GameOver,
    NotYourTurn { active: Seat },
    NotAsked,
    First { asked: Asked },
    NothingAsked { asked: Asked },
    PoliticsOver,
    NothingToDiscard,
    SimpleGame,
    FirstRound,
    NotThatKind { card: Card },
    NotInHand { card: Card },
    NotContained { card: Card },
    NothingFor { card: Card },
    TooFewCivil { need: u8, have: u8 },
    TooFewMilitary { need: u8, have: u8 },
    TooLittleFood { need: u8, have: u16 },
    TooFewResources { need: u8, have: u16 },
    TooLittleScience { need: u8, have: u8 },
    BankEmpty,
    NoUnusedWorker,
    NotInPlay { tech: Tech },
    NoWorkerOn { tech: Tech },
    NoTokenOn { tech: Tech },
    UrbanLimit { category: Category, limit: u8 },
    NotABuilding { tech: Tech },
    NotUrban { tech: Tech },
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
    OlderSpecial { card: Card },
    IsGovernment { card: Card },
    ActionsUsed,
    MilitaryActionsUsed,
    AfterRevolution,
    PartnerLacksScience { partner: Seat },
    NoLiner,
    NoBarbarossa,
    NoTrade,
    NothingToTrade,
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
    NoBonusInAttack,
    NoBonusInWar,
    TwoPlayers,
    OneSide,
    NoSuchPact { card: Card },
    NoUnits,
    BidTooHigh { most: u8 },
    BidTooLow { least: u8 },
    TooLittleForce { need: u8, have: u8 },
    NeedsUnit,
    OtherTechnology { tech: Tech },
    RazedEnough,
    MustRaze,
    NotThatMix { least: u8, most: u8 },
    OneKind { amount: u8 },
    NotTheirs { card: Card },
    HaveNewer { card: Card },
    WorthTooMuch { worth: u8, left: u8 },
    NotTurnable { card: Card },
    NotOffered { card: Card },
    MustPay,
    WrongToken { tech: Tech },
    AtMost { most: u8 },
    HandAlready,
    NoLeaving,
}

/// What players are asked for besides the actions of their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is said by its words")]
pub enum Asked {
    War,
    Politics,
    Discard,
    Stay,
    Bonus,
    Contained,
    Goods,
    Division,
    YesOrNo,
    FreeBuilding,
    Worker,
    Building,
    Token,
    Colony,
    RowCards,
    FaceDown,
    Raze,
    Bid,
    Force,
    Sacrifice,
    Defense,
    BonusCard,
    Spoils,
    Pact,
    Food,
    Mines,
    Payment,
    Drawing,
    Enough,
}

impl Reason for Why {
    type Refusal = Refused;

    #[inline]
    fn under(self, rule: Rule) -> Refused {
        Cheap { rule, why: self }
    }
}

impl From<Why> for Message {
    fn from(why: Why) -> Self {
        match why {
            Why::GameOver => msg!("game-over"),
            Why::NotYourTurn { active } => msg!("not-your-turn", seat = active),
            Why::NotAsked => msg!("not-asked"),
            Why::First { asked } => msg!("asked-first", what = matter(asked)),
            Why::NothingAsked { asked } => msg!("nothing-asked", what = matter(asked)),
            Why::PoliticsOver => msg!("politics-over"),
            Why::NothingToDiscard => msg!("nothing-to-discard"),
            Why::SimpleGame => msg!("simple-game"),
            Why::FirstRound => msg!("first-round"),
            Why::NotThatKind { card } => msg!("not-that-kind", card = card.name()),
            Why::NotInHand { card } => msg!("not-in-hand", card = card.name()),
            Why::NotContained { card } => msg!("not-contained", card = card.name()),
            Why::NothingFor { card } => msg!("nothing-for", card = card.name()),
            Why::TooFewCivil { need, have } => msg!("too-few-civil", need, have),
            Why::TooFewMilitary { need, have } => msg!("too-few-military", need, have),
            Why::TooLittleFood { need, have } => msg!("too-little-food", need, have),
            Why::TooFewResources { need, have } => msg!("too-few-resources", need, have),
            Why::TooLittleScience { need, have } => msg!("too-little-science", need, have),
            Why::BankEmpty => msg!("bank-empty"),
            Why::NoUnusedWorker => msg!("no-unused-worker"),
            Why::NotInPlay { tech } => msg!("not-in-play", card = tech.card().name()),
            Why::NoWorkerOn { tech } => msg!("no-worker-on", card = tech.card().name()),
            Why::NoTokenOn { tech } => msg!("no-token-on", card = tech.card().name()),
            Why::UrbanLimit { category, limit } => {
                msg!("urban-limit", kind = words::category(category), limit)
            }
            Why::NotABuilding { tech } => msg!("not-a-building", card = tech.card().name()),
            Why::NotUrban { tech } => msg!("not-urban", card = tech.card().name()),
            Why::NotAUnit { tech } => msg!("not-a-unit", card = tech.card().name()),
            Why::NoUpgrade { from, to } => {
                msg!("no-upgrade", from = from.card().name(), to = to.card().name())
            }
            Why::NoWonder => msg!("no-wonder"),
            Why::TooManyStages { most } => msg!("too-many-stages", most),
            Why::NoBlueToken => msg!("no-blue-token"),
            Why::EmptySpace { space } => msg!("empty-space", space = space.saturating_add(1)),
            Why::LeaderTaken { age } => msg!("leader-taken", age = age.numeral()),
            Why::WonderBegun => msg!("wonder-begun"),
            Why::AlreadyHave { card } => msg!("already-have", card = card.name()),
            Why::HandFull { limit } => msg!("hand-full", limit),
            Why::TakenThisTurn { card } => msg!("taken-this-turn", card = card.name()),
            Why::OlderSpecial { card } => msg!("older-special", card = card.name()),
            Why::IsGovernment { card } => msg!("is-government", card = card.name()),
            Why::ActionsUsed => msg!("actions-used"),
            Why::MilitaryActionsUsed => msg!("military-actions-used"),
            Why::AfterRevolution => msg!("after-revolution"),
            Why::PartnerLacksScience { partner } => msg!("partner-lacks-science", seat = partner),
            Why::NoLiner => msg!("no-liner"),
            Why::NoBarbarossa => msg!("no-barbarossa"),
            Why::NoTrade => msg!("no-trade"),
            Why::NothingToTrade => msg!("nothing-to-trade"),
            Why::NoDrawing => msg!("no-drawing"),
            Why::NoDeck => msg!("no-deck"),
            Why::NoColumbus => msg!("no-columbus"),
            Why::NoSuchVictim { victim } => msg!("no-such-victim", seat = victim),
            Why::NoTarget { card, victim } => msg!("no-target", card = card.name(), seat = victim),
            Why::AttacksForbidden => msg!("attacks-forbidden"),
            Why::PactForbids { partner } => msg!("pact-forbids", seat = partner),
            Why::WarForbidden { victim } => msg!("war-forbidden", seat = victim),
            Why::LastRound => msg!("last-round"),
            Why::NoSacrifice => msg!("no-sacrifice"),
            Why::MarkerTaken { victim } => msg!("marker-taken", seat = victim),
            Why::NoBonusInAttack => msg!("no-bonus-in-attack"),
            Why::NoBonusInWar => msg!("no-bonus-in-war"),
            Why::TwoPlayers => msg!("two-players"),
            Why::OneSide => msg!("one-side"),
            Why::NoSuchPact { card } => msg!("no-such-pact", card = card.name()),
            Why::NoUnits => msg!("no-units"),
            Why::BidTooHigh { most } => msg!("bid-too-high", most),
            Why::BidTooLow { least } => msg!("bid-too-low", least),
            Why::TooLittleForce { need, have } => msg!("too-little-force", need, have),
            Why::NeedsUnit => msg!("needs-unit"),
            Why::OtherTechnology { tech } => msg!("other-technology", card = tech.card().name()),
            Why::RazedEnough => msg!("razed-enough"),
            Why::MustRaze => msg!("must-raze"),
            Why::NotThatMix { least, most } => msg!("not-that-mix", least, most),
            Why::OneKind { amount } => msg!("one-kind", n = amount),
            Why::NotTheirs { card } => msg!("not-theirs", card = card.name()),
            Why::HaveNewer { card } => msg!("have-newer", card = card.name()),
            Why::WorthTooMuch { worth, left } => msg!("worth-too-much", worth, left),
            Why::NotTurnable { card } => msg!("not-turnable", card = card.name()),
            Why::NotOffered { card } => msg!("not-offered", card = card.name()),
            Why::MustPay => msg!("must-pay"),
            Why::WrongToken { tech } => msg!("wrong-token", card = tech.card().name()),
            Why::AtMost { most } => msg!("at-most", most),
            Why::HandAlready => msg!("hand-already"),
            Why::NoLeaving => msg!("no-leaving"),
        }
    }
}

/// What is asked, as the end of a sentence.
fn matter(asked: Asked) -> Message {
    match asked {
        Asked::War => msg!("matter-war"),
        Asked::Politics => msg!("matter-politics"),
        Asked::Discard => msg!("matter-discard"),
        Asked::Stay => msg!("matter-stay"),
        Asked::Bonus => msg!("matter-bonus"),
        Asked::Contained => msg!("matter-contained"),
        Asked::Goods => msg!("matter-goods"),
        Asked::Division => msg!("matter-division"),
        Asked::YesOrNo => msg!("matter-yes-or-no"),
        Asked::FreeBuilding => msg!("matter-free-building"),
        Asked::Worker => msg!("matter-worker"),
        Asked::Building => msg!("matter-building"),
        Asked::Token => msg!("matter-token"),
        Asked::Colony => msg!("matter-colony"),
        Asked::RowCards => msg!("matter-row-cards"),
        Asked::FaceDown => msg!("matter-face-down"),
        Asked::Raze => msg!("matter-raze"),
        Asked::Bid => msg!("matter-bid"),
        Asked::Force => msg!("matter-force"),
        Asked::Sacrifice => msg!("matter-sacrifice"),
        Asked::Defense => msg!("matter-defense"),
        Asked::BonusCard => msg!("matter-bonus-card"),
        Asked::Spoils => msg!("matter-spoils"),
        Asked::Pact => msg!("matter-pact"),
        Asked::Food => msg!("matter-food"),
        Asked::Mines => msg!("matter-mines"),
        Asked::Payment => msg!("matter-payment"),
        Asked::Drawing => msg!("matter-drawing"),
        Asked::Enough => msg!("matter-enough"),
    }
}
