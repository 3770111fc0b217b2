//! Why something is not allowed: a small value while rules are checked, so that what is legal can be
//! listed by asking the checks; a sentence when it reaches the player.

use engine::{Cheap, Message, Name, Reason, Rule, Seat, msg};

/// What a check answers.
pub type Checked<T = ()> = Result<T, Cheap<Why>>;

impl Reason for Why {
    type Refusal = Cheap<Self>;

    fn under(self, rule: Rule) -> Cheap<Self> {
        Cheap { rule, why: self }
    }
}

/// Each reason with the sentence that it is said by.
macro_rules! reasons {
    ($($name:ident $({ $($fact:ident: $kind:ty),* })? => msg!($key:literal $(, $said:ident)*),)*) => {
        /// Why something is not allowed, in the words of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each is said by its sentence")]
        pub enum Why {
            $($name $({ $($fact: $kind),* })?,)*
        }

        impl From<Why> for Message {
            fn from(why: Why) -> Self {
                match why {
                    $(Why::$name $({ $($fact),* })? => msg!($key $(, $said)*),)*
                }
            }
        }
    };
}

reasons! {
    AboardAlready { unit: Name } => msg!("aboard-already", unit),
    AdvancedOnly => msg!("advanced-only"),
    AircraftByNumber { count: u32 } => msg!("aircraft-by-number", count),
    AircraftFlyAfter => msg!("aircraft-fly-after"),
    AircraftNotThere { area: Name } => msg!("aircraft-not-there", area),
    AircraftTooMany { room: u32 } => msg!("aircraft-too-many", room),
    AllHaveLooked { region: Name } => msg!("all-have-looked", region),
    AlwaysHappy { region: Name } => msg!("always-happy", region),
    BattleDeclared { area: Name } => msg!("battle-declared", area),
    BlankStays => msg!("blank-stays"),
    BringsYouNothing { region: Name } => msg!("brings-you-nothing", region),
    CannotBoard { unit: Name } => msg!("cannot-board", unit),
    Desert { region: Name } => msg!("desert", region),
    DoesNotFly { unit: Name } => msg!("does-not-fly", unit),
    DoesNotWalk { unit: Name } => msg!("does-not-walk", unit),
    EmptyTrade => msg!("empty-trade"),
    EndAlreadyDeclared => msg!("end-already-declared"),
    FertileAlready { region: Name } => msg!("fertile-already", region),
    FleetNeedsZone { unit: Name } => msg!("fleet-needs-zone", unit),
    FoundedNow { region: Name } => msg!("founded-now", region),
    GrownAlready { region: Name } => msg!("grown-already", region),
    HappyAlready { region: Name } => msg!("happy-already", region),
    HasLooked { unit: Name } => msg!("has-looked", unit),
    ImprovementOfOtherEra { improvement: Name } => msg!("improvement-of-other-era", improvement),
    ImprovementOwned { improvement: Name } => msg!("improvement-owned", improvement),
    LargestAlready { region: Name } => msg!("largest-already", region),
    LongGameOnly { wonder: Name } => msg!("long-game-only", wonder),
    MarkerNotBlank { region: Name } => msg!("marker-not-blank", region),
    MilestoneClaimed { milestone: Name } => msg!("milestone-claimed", milestone),
    MilestoneNotReached { milestone: Name } => msg!("milestone-not-reached", milestone),
    MilestoneOfOtherEra { milestone: Name } => msg!("milestone-of-other-era", milestone),
    MinorArmyOnly { unit: Name } => msg!("minor-army-only", unit),
    MinorElsewhere { unit: Name, region: Name } => msg!("minor-elsewhere", unit, region),
    MinorNoUnit { unit: Name } => msg!("minor-no-unit", unit),
    MomentAssign => msg!("moment-assign"),
    MomentAttack => msg!("moment-attack"),
    MomentClaim => msg!("moment-claim"),
    MomentFreeTechnology => msg!("moment-free-technology"),
    MomentGrow => msg!("moment-grow"),
    MomentJoin => msg!("moment-join"),
    MomentLook => msg!("moment-look"),
    MomentMinorUnit => msg!("moment-minor-unit"),
    MomentMove => msg!("moment-move"),
    MomentMoved => msg!("moment-moved"),
    MomentPick => msg!("moment-pick"),
    MomentPlace => msg!("moment-place"),
    MomentPurchase => msg!("moment-purchase"),
    MomentReact => msg!("moment-react"),
    MomentStart => msg!("moment-start"),
    MomentTrade => msg!("moment-trade"),
    NoAirSupport { unit: Name } => msg!("no-air-support", unit),
    NoAircraftThere => msg!("no-aircraft-there"),
    NoBase { area: Name } => msg!("no-base", area),
    NoBaseShip { unit: Name } => msg!("no-base-ship", unit),
    NoBattle => msg!("no-battle"),
    NoCoast { unit: Name } => msg!("no-coast", unit),
    NoFaceLeft => msg!("no-face-left"),
    NoGearLeft => msg!("no-gear-left"),
    NoLookBefore { region: Name } => msg!("no-look-before", region),
    NoMarkerToLookAt { region: Name } => msg!("no-marker-to-look-at", region),
    NoOwnSettlement { region: Name } => msg!("no-own-settlement", region),
    NoPointsLeft { unit: Name } => msg!("no-points-left", unit),
    NoRoomAnywhere { unit: Name } => msg!("no-room-anywhere", unit),
    NoRoomLeft { region: Name } => msg!("no-room-left", region),
    NoSeaBeside { unit: Name, region: Name } => msg!("no-sea-beside", unit, region),
    NoSettlement { unit: Name } => msg!("no-settlement", unit),
    NoSettler { region: Name } => msg!("no-settler", region),
    NoShip { unit: Name } => msg!("no-ship", unit),
    NoShipBeside { region: Name } => msg!("no-ship-beside", region),
    NoSuchFoe => msg!("no-such-foe"),
    NoSuchOffer => msg!("no-such-offer"),
    NoSuchPartner => msg!("no-such-partner"),
    NoSuchPieces { unit: Name, area: Name } => msg!("no-such-pieces", unit, area),
    NobodyToFight { area: Name } => msg!("nobody-to-fight", area),
    NotAdjacent { from: Name, to: Name } => msg!("not-adjacent", from, to),
    NotIntoZone { unit: Name } => msg!("not-into-zone", unit),
    NotLeader => msg!("not-leader"),
    NotYourDecision => msg!("not-your-decision"),
    NothingToAttack { seat: Seat, area: Name } => msg!("nothing-to-attack", seat, area),
    OfferOfOther => msg!("offer-of-other"),
    OfferOpenAlready => msg!("offer-open-already"),
    OfferToOther => msg!("offer-to-other"),
    OffersOpen { most: u32 } => msg!("offers-open", most),
    OffersUsedUp { most: u32 } => msg!("offers-used-up", most),
    OnlyOneThere => msg!("only-one-there"),
    OutOfTradeRange { seat: Seat } => msg!("out-of-trade-range", seat),
    PickNotThere { unit: Name } => msg!("pick-not-there", unit),
    PlayersTwoToSix { seats: u32 } => msg!("players-two-to-six", seats),
    PrerequisiteMissing { technology: Name, needed: Name } => msg!("prerequisite-missing", technology, needed),
    PrerequisiteNotOwn { technology: Name, needed: Name } => msg!("prerequisite-not-own", technology, needed),
    ProductiveAlready { region: Name } => msg!("productive-already", region),
    RegionSettled { region: Name } => msg!("region-settled", region),
    ShipCarries { unit: Name } => msg!("ship-carries", unit),
    ShipFull => msg!("ship-full"),
    SizeNeeds { region: Name, technology: Name } => msg!("size-needs", region, technology),
    StandardOnly => msg!("standard-only"),
    StaysThere => msg!("stays-there"),
    TechnologiesAlike { technology: Name } => msg!("technologies-alike", technology),
    TechnologyNotInPlay { technology: Name } => msg!("technology-not-in-play", technology),
    TechnologyOfOtherEra { technology: Name } => msg!("technology-of-other-era", technology),
    TechnologyTaken { technology: Name } => msg!("technology-taken", technology),
    TechnologyTooFar { technology: Name } => msg!("technology-too-far", technology),
    TerrainLimit { region: Name } => msg!("terrain-limit", region),
    TooDear { price: u32, gold: u32 } => msg!("too-dear", price, gold),
    TooFewPoints { unit: Name, left: u32, needed: u32 } => msg!("too-few-points", unit, left, needed),
    TooManyBattles => msg!("too-many-battles"),
    TooManyGroups => msg!("too-many-groups"),
    TooManyGroupsOf { seat: Seat } => msg!("too-many-groups-of", seat),
    TradeCardNotHeld { seat: Seat, region: Name } => msg!("trade-card-not-held", seat, region),
    TradeCardNotOwn { seat: Seat, card: Name } => msg!("trade-card-not-own", seat, card),
    TradeCardPlain { region: Name } => msg!("trade-card-plain", region),
    TradeCargoNamed { unit: Name, area: Name } => msg!("trade-cargo-named", unit, area),
    TradeGoldMissing { seat: Seat, gold: u32 } => msg!("trade-gold-missing", seat, gold),
    TradeLastSettlement { seat: Seat } => msg!("trade-last-settlement", seat),
    TradeNoBerth { seat: Seat, unit: Name, area: Name } => msg!("trade-no-berth", seat, unit, area),
    TradePiecesFew { seat: Seat, unit: Name, area: Name, count: u32 } => msg!("trade-pieces-few", seat, unit, area, count),
    TradePiecesMissing { seat: Seat, unit: Name, area: Name } => msg!("trade-pieces-missing", seat, unit, area),
    TradePiecesNone { unit: Name, area: Name } => msg!("trade-pieces-none", unit, area),
    TradePiecesTwice { unit: Name, area: Name } => msg!("trade-pieces-twice", unit, area),
    TradeSettlementAndCard { region: Name } => msg!("trade-settlement-and-card", region),
    TradeSettlementLent { region: Name } => msg!("trade-settlement-lent", region),
    TradeSettlementNotOwn { seat: Seat, region: Name } => msg!("trade-settlement-not-own", seat, region),
    UnitAdvancedOnly { unit: Name } => msg!("unit-advanced-only", unit),
    UnitNeeds { unit: Name, technology: Name } => msg!("unit-needs", unit, technology),
    UnitNotPast { unit: Name } => msg!("unit-not-past", unit),
    UnitOfOtherEra { unit: Name, era: Name } => msg!("unit-of-other-era", unit, era),
    UnitRebuilt { unit: Name, technology: Name, better: Name } => msg!("unit-rebuilt", unit, technology, better),
    WonderEndsNothing { wonder: Name } => msg!("wonder-ends-nothing", wonder),
    WonderNotYours { wonder: Name } => msg!("wonder-not-yours", wonder),
    WonderTaken { wonder: Name } => msg!("wonder-taken", wonder),
    WonderTooLate { wonder: Name } => msg!("wonder-too-late", wonder),
    WonderUsed { wonder: Name } => msg!("wonder-used", wonder),
}
