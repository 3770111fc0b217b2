//! A position: what lies open on the table, and what is hidden. No rules here.

use engine::{BySeat, List, Rng, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Board;
use crate::cards::{Age, Card, Kind};
use crate::options::{Level, Options};
use crate::task::{Battle, Stage, Task};

/// One position of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The military hands: secret (TTA-13.11).
    pub hands: BySeat<Hand>,
    /// What lies face down.
    pub piles: Piles,
    /// Chance.
    pub rng: Rng,
}

/// The most cards in one military hand: the greatest limit (12), the cards of two turns, and those
/// of events and colonies are fewer than this.
pub const HAND: usize = 64;
/// The spaces of the card row (TTA-5.1).
pub const SPACES: usize = 13;

/// A military hand.
pub type Hand = List<Secret, HAND>;

/// A card whose face is not open to all. Its back, and so its age, is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The card.
    pub card: Card,
    /// Who knows that it is this card, besides whoever holds it: nobody, one seat, or all.
    pub known: Seats,
}

impl Secret {
    /// A card that nobody knows.
    #[must_use]
    pub const fn hidden(card: Card) -> Self {
        Self { card, known: Seats::NONE }
    }
}

/// Everything that lies open for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Table {
    /// What was agreed before the game.
    pub options: Options,
    /// Who begins the rounds (TTA-2.8).
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The current age.
    pub age: Age,
    /// The step of the turn.
    pub stage: Stage,
    /// The round after which the game ends, once it is known (TTA-11.6, TTA-23.7, TTA-26.9).
    pub ends_after: Option<u8>,
    /// The card row, from the left.
    pub row: [Option<Card>; SPACES],
    /// What the refill of this turn did, should its player leave (TTA-7.9).
    pub refill: Refill,
    /// The civilizations.
    pub boards: BySeat<Board>,
    /// Who left the game, in this order (TTA-26.18).
    pub left: List<Seat, 4>,
    /// What waits to be done or asked; the last one comes first.
    pub tasks: List<Task, 32>,
    /// The aggression or war that is being fought.
    pub battle: Option<Battle>,
    /// Whether the active player need not discard (Development of Politics).
    pub skips_discard: bool,
    /// Whether the log has told how the match was set up.
    pub told: bool,
    /// Events and territories that were revealed, and colonies that were lost (TTA-15.1).
    pub past: List<Card, 64>,
    /// Civil cards that left the game.
    pub out: List<Card, 185>,
    /// Yellow tokens in the box; the box never lacks any, so this may fall below 0 (TTA-29.28).
    pub yellow_box: i16,
    /// Blue tokens in the box.
    pub blue_box: i16,
    /// Culture that the final scoring brought or cost each player (TTA-11.7 to TTA-11.11,
    /// TTA-26.14).
    pub final_culture: BySeat<i16>,
}

/// What the refill at the beginning of a turn did. If the player leaves instead of playing it counts
/// for the next one, with whom one space more is emptied (TTA-7.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refill {
    /// Whether the row was refilled for this turn.
    pub made: bool,
    /// Whether the next two spaces behind those that were emptied held a card.
    pub held: [bool; 2],
    /// Whether the last deck ran out with it.
    pub ended: bool,
}

/// What lies face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// The civil deck of the current age; the last card is on top.
    pub civil: List<Card, 55>,
    /// The military deck of the current age (of Age I in Age A); the last card is on top.
    pub military: List<Secret, 50>,
    /// Military cards of the deck's age that were discarded (TTA-13.9).
    pub discard: List<Secret, 50>,
    /// Military cards that left the game face down.
    pub gone: List<Secret, 155>,
    /// Current events; the last card is on top.
    pub current: List<Secret, 10>,
    /// Future events.
    pub future: List<Secret, 10>,
    /// The bonus cards of a variant (TTA-27.11).
    pub bonus: List<Bonus, 13>,
}

/// One of the Age III events in a bonus-card variant, or in the advanced game (TTA-12.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonus {
    /// The event.
    pub card: Card,
    /// Where it lies.
    pub place: Place,
    /// Who knows it: nobody, one seat, or all.
    pub known: Seats,
}

/// Where a bonus card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// It will be shuffled into military deck III.
    #[default]
    Deck,
    /// It was taken out of the game (TTA-27.15).
    Out,
    /// It was dealt to a seat that has not chosen yet, or was offered to all.
    Offered(Option<Seat>),
    /// It scores at the end; with the seat that keeps it secretly.
    Chosen(Option<Seat>),
    /// It scores at the end, and this is its place in the order of revealing (TTA-27.14).
    Later(u8),
}

impl Place {
    /// The seat before which it lies face down.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Offered(seat) | Self::Chosen(seat) => seat,
            Self::Deck | Self::Out | Self::Later(_) => None,
        }
    }
}

impl State {
    /// The civilization of a seat.
    #[must_use]
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.table.boards[seat]
    }

    /// The civilization of a seat, to be changed.
    #[inline]
    pub fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.table.boards[seat]
    }
}

impl Table {
    /// How many sat down.
    #[must_use]
    #[inline]
    pub fn seats(&self) -> u8 {
        self.boards.count()
    }

    /// Who is still in the game, this seat or the next after it first, clockwise.
    pub fn players_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        seat.clockwise(self.seats()).filter(|seat| self.plays(*seat))
    }

    /// Who is still in the game, the active player first.
    pub fn players(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.players_from(self.active)
    }

    /// How many are still in the game.
    #[must_use]
    pub fn players_left(&self) -> u8 {
        self.seats() - u8::try_from(self.left.len()).expect("at most four left")
    }

    /// Whether the seat is still in the game.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        !self.left.contains(&seat)
    }

    /// The next player clockwise who is still in the game.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        self.players_from(seat.next(self.seats())).next().unwrap_or(seat)
    }

    /// The level.
    #[must_use]
    pub fn level(&self) -> Level {
        self.options.level
    }

    /// Whether this is the last round of the full game with its limits (TTA-26.11 to TTA-26.13,
    /// TTA-26.17).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.level() == Level::Full && self.ends_after == Some(self.round)
    }

    /// The pacts in play, each with the seat in front of which it lies.
    pub fn pacts(&self) -> impl Iterator<Item = (Seat, crate::board::PactInPlay)> + '_ {
        self.boards.pairs().filter_map(|(seat, board)| board.pact.map(|pact| (seat, pact)))
    }

    /// Adds a task: it is done before those that wait already.
    #[inline]
    pub fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }

    /// Sums up the effects of the cards in play, after a card came or went. TTA-7.7: of the action
    /// tokens that are lost, used ones go first.
    pub fn recount(&mut self, seat: Seat) {
        let perks = crate::perks::count(self, seat);
        let board = &mut self.boards[seat];
        let lost = |before: i16, now: i16| u8::try_from(before - now).unwrap_or(0);
        let (civil, military) =
            (lost(board.perks.civil, perks.civil), lost(board.perks.military, perks.military));
        board.turn.civil_used = board.turn.civil_used.saturating_sub(civil);
        board.turn.military_used = board.turn.military_used.saturating_sub(military);
        board.perks = perks;
    }

    /// Sums up for everybody: after a pact or a wonder came or went.
    pub fn recount_all(&mut self) {
        for seat in self.boards.seats() {
            self.recount(seat);
        }
    }
}

/// The fields as they stand.
impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// The sums are not stored: they follow from the rest.
impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = Self::deserialize(deserializer)?;
        table.recount_all();
        Ok(table)
    }
}

/// What kind of attack a card is.
#[must_use]
pub fn is_war(card: Card) -> bool {
    matches!(card.kind(), Kind::War(_))
}
