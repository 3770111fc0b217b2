//! The focus row: five cards in five slots, with what lies on them.

use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{CityState, Focus, FocusType, Natural};

/// A slot of the focus row, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// All five, from left to right.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The slot with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// As an index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl Default for Slot {
    fn default() -> Self {
        Self(1)
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no slot {number}"))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.0
    }
}

/// By its number.
impl From<Slot> for engine::Arg {
    fn from(slot: Slot) -> Self {
        Self::from(slot.0)
    }
}

/// A set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Slot>", into = "Vec<Slot>")]
pub struct Slots(u8);

impl Slots {
    /// All five.
    pub const ALL: Self = Self(0b11_1110);

    /// One alone.
    #[must_use]
    pub const fn one(slot: Slot) -> Self {
        Self(1 << slot.0)
    }

    /// Whether the slot is in the set.
    #[must_use]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.0) != 0
    }

    /// The slots in order.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.contains(*slot))
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        Self(slots.into_iter().fold(0, |set, slot| set | 1 << slot.0))
    }
}

impl From<Vec<Slot>> for Slots {
    fn from(slots: Vec<Slot>) -> Self {
        slots.into_iter().collect()
    }
}

impl From<Slots> for Vec<Slot> {
    fn from(slots: Slots) -> Self {
        slots.iter().collect()
    }
}

/// A card of the row with what lies on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowCard {
    /// The card that lies in the slot.
    pub card: Focus,
    /// Trade tokens, at most three (ND-20.4).
    pub trade: u8,
    /// Tokens of conquered city-states (ND-18.6).
    pub city_states: EnumSet<CityState>,
    /// Natural wonder tokens (America alone).
    pub naturals: EnumSet<Natural>,
}

/// The most trade tokens on one card (ND-20.4).
pub const MAX_TRADE: u8 = 3;

impl RowCard {
    /// How many more trade tokens fit.
    #[must_use]
    pub const fn room(&self) -> u8 {
        MAX_TRADE.saturating_sub(self.trade)
    }
}

/// The focus row (ND-4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row(pub [RowCard; 5]);

impl Row {
    /// The card in a slot.
    #[must_use]
    pub const fn at(&self, slot: Slot) -> &RowCard {
        &self.0[slot.index()]
    }

    /// The card in a slot, to be changed.
    pub const fn at_mut(&mut self, slot: Slot) -> &mut RowCard {
        &mut self.0[slot.index()]
    }

    /// Slots with their cards.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &RowCard)> {
        Slot::ALL.into_iter().zip(&self.0)
    }

    /// The slots with cards of a type: normally one (ND-4.3, ND-R56).
    #[must_use]
    pub fn of_kind(&self, kind: FocusType) -> Slots {
        self.iter().filter(|(_, held)| held.card.kind() == kind).map(|(slot, _)| slot).collect()
    }

    /// Whether a card lies in the row; otherwise it is in the focus deck.
    #[must_use]
    pub fn holds(&self, card: Focus) -> bool {
        self.0.iter().any(|held| held.card == card)
    }

    /// All trade tokens in the row.
    #[must_use]
    pub fn trade(&self) -> u8 {
        self.0.iter().map(|held| held.trade).sum()
    }

    /// Resets a card: it goes to slot 1 and those before it move up (ND-4.5).
    pub fn reset(&mut self, slot: Slot) {
        self.0[..=slot.index()].rotate_right(1);
    }

    /// Swaps two cards with all that lies on them.
    pub const fn swap(&mut self, one: Slot, other: Slot) {
        self.0.swap(one.index(), other.index());
    }

    /// Puts another card into a slot; what lay on the old one lies on the new one (ND-8.4, ND-R78).
    pub const fn replace(&mut self, slot: Slot, card: Focus) {
        self.0[slot.index()].card = card;
    }

    /// Takes a city-state's token off whatever card it lies on.
    pub fn take_city_state(&mut self, state: CityState) {
        for held in &mut self.0 {
            held.city_states.remove(state);
        }
    }

    /// Takes a natural wonder's token off whatever card it lies on.
    pub fn take_natural(&mut self, natural: Natural) {
        for held in &mut self.0 {
            held.naturals.remove(natural);
        }
    }
}
