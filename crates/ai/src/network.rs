//! The learned evaluation: a small network of whole numbers.
//!
//! Every seat is described by the same inputs and goes through the same weights. The first layer sees one
//! seat, the second the seat and the sum of all others, and what comes out is the standing of the seat;
//! [`shares`](crate::values::shares) turns the standings of all seats into chances of winning. Beside the layers runs a
//! straight line from every input to the standing, with weights of its own for each phase of the match:
//! through it the terms of the hand-written evaluation count from the first training match on.

use engine::BySeat;

use crate::values::{self, Values};

/// The units of the first layer.
pub const FIRST: usize = 48;
/// The units of the second layer.
pub const SECOND: usize = 24;
/// The phases of a match that the straight line tells apart.
pub const PHASES: usize = 4;

/// An input of 1, as it is stored.
pub const ONE: i32 = 1 << INPUT_BITS;
const INPUT_BITS: u32 = 6;
/// No input is larger.
const MOST: i64 = 64 * ONE as i64 - 1;
/// A weight of 1.
pub const WEIGHT: i32 = 1 << WEIGHT_BITS;
const WEIGHT_BITS: u32 = 10;
/// A weight of the straight line of 1.
pub const LINE: i32 = 1 << LINE_BITS;
const LINE_BITS: u32 = 14;
/// What comes out of the layers is kept in these fractions.
const FIRST_BITS: u32 = 8;
const SECOND_BITS: u32 = 10;
/// The most that comes out of a unit: with weights of at most [`WEIGHT_MOST`] no sum runs over.
const UNIT_MOST: i32 = 8191;
/// The largest weight.
pub const WEIGHT_MOST: f32 = 4.0;

/// Where a game tells what it knows of a seat. A game names the same inputs in the same order for every position.
pub trait Sink {
    /// A term of the hand-written evaluation, in [units](crate::Evaluate::UNIT) of the game.
    fn term(&mut self, name: &'static str, worth: i32);
    /// A number; `unit` of it is an input of 1.
    fn number(&mut self, name: &'static str, value: i32, unit: i32);
    /// Some of `count` things.
    fn set(&mut self, name: &'static str, count: usize, members: impl Iterator<Item = usize>);

    /// Whether something holds.
    fn flag(&mut self, name: &'static str, holds: bool) {
        self.set(name, 1, holds.then_some(0).into_iter());
    }

    /// One of `count` things, or none.
    fn one_of(&mut self, name: &'static str, count: usize, which: Option<usize>) {
        self.set(name, count, which.into_iter());
    }
}

/// The inputs of one seat that are not 0.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// Places and values.
    pub entries: Vec<(u16, i16)>,
    /// The phase of the match.
    pub phase: usize,
    next: u16,
    unit: i32,
}

impl Inputs {
    /// Starts over: a position of this phase, whose hand-written terms have this unit.
    pub fn begin(&mut self, phase: usize, unit: i32) {
        self.entries.clear();
        self.phase = phase.min(PHASES - 1);
        self.next = 0;
        self.unit = unit;
    }

    /// How many inputs there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.next as usize
    }

    /// Whether nothing was told.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.next == 0
    }
}

impl Sink for Inputs {
    #[inline]
    fn term(&mut self, name: &'static str, worth: i32) {
        self.number(name, worth, self.unit);
    }

    #[inline]
    fn number(&mut self, _name: &'static str, value: i32, unit: i32) {
        if value != 0 {
            let scaled = (i64::from(value) * i64::from(ONE) / i64::from(unit)).clamp(-MOST, MOST);
            self.entries.push((self.next, scaled as i16));
        }
        self.next += 1;
    }

    #[inline]
    fn set(&mut self, _name: &'static str, count: usize, members: impl Iterator<Item = usize>) {
        for member in members {
            debug_assert!(member < count, "{_name}: {member} of {count}");
            self.entries.push((self.next + member as u16, ONE as i16));
        }
        self.next += count as u16;
    }
}

/// The names of the inputs, and which of them are terms of the hand-written evaluation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The names in their order.
    pub names: Vec<String>,
    /// Whether each is a term.
    pub terms: Vec<bool>,
}

impl Names {
    /// A number that changes when an input comes, goes or is called otherwise.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let bytes = self.names.iter().flat_map(|name| name.bytes().chain([b'\n']));
        bytes
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    fn add(&mut self, name: String, is_term: bool) {
        self.names.push(name);
        self.terms.push(is_term);
    }
}

impl Sink for Names {
    fn term(&mut self, name: &'static str, _worth: i32) {
        self.add(name.to_owned(), true);
    }

    fn number(&mut self, name: &'static str, _value: i32, _unit: i32) {
        self.add(name.to_owned(), false);
    }

    fn set(&mut self, name: &'static str, count: usize, _members: impl Iterator<Item = usize>) {
        (0..count).for_each(|member| self.add(format!("{name} {member}"), false));
    }
}

/// A network for one game and number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// For each input its weights into the first layer.
    pub first: Vec<[i16; FIRST]>,
    /// What the first layer starts from.
    pub first_bias: [i32; FIRST],
    /// For each unit of the second layer its weights from the first layer of the seat itself,
    pub own: [[i16; FIRST]; SECOND],
    /// and from the sum of the first layers of the others.
    pub others: [[i16; FIRST]; SECOND],
    /// What the second layer starts from.
    pub second_bias: [i32; SECOND],
    /// From the second layer to the standing.
    pub last: [i16; SECOND],
    /// The straight line, by phase.
    pub line: [Vec<i32>; PHASES],
}

/// What is kept of a seat between the two layers.
#[derive(Clone, Copy, Debug)]
struct Half {
    own: [i32; SECOND],
    others: [i32; SECOND],
    line: i64,
}

impl Network {
    /// Knows nothing but the hand-written terms: a standing of [`DOUBLE`](values::DOUBLE) for each unit of them.
    #[must_use]
    pub fn untrained(names: &Names) -> Self {
        let line: Vec<i32> = names.terms.iter().map(|term| if *term { LINE } else { 0 }).collect();
        Self {
            first: vec![[0; FIRST]; names.names.len()],
            first_bias: [0; FIRST],
            own: [[0; FIRST]; SECOND],
            others: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            last: [0; SECOND],
            line: std::array::from_fn(|_| line.clone()),
        }
    }

    /// The chances of all seats; `describe` tells the inputs of each.
    pub fn values(
        &self,
        seats: u8,
        inputs: &mut Inputs,
        mut describe: impl FnMut(engine::Seat, &mut Inputs),
    ) -> Values {
        let mut halves = [Half { own: [0; SECOND], others: [0; SECOND], line: 0 }; 8];
        for seat in engine::Seat::all(seats) {
            describe(seat, inputs);
            halves[seat.index()] = self.half(inputs);
        }
        let halves = &halves[..usize::from(seats)];
        let standings = BySeat::from_fn(seats, |seat| self.standing(halves, seat.index()));
        values::shares(&standings)
    }

    fn half(&self, inputs: &Inputs) -> Half {
        let mut sums = self.first_bias;
        let mut line = 0i64;
        let straight = &self.line[inputs.phase];
        for (place, value) in &inputs.entries {
            let (place, value) = (usize::from(*place), i32::from(*value));
            let weights = &self.first[place];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(value * i32::from(*weight));
            }
            line += i64::from(value) * i64::from(straight[place]);
        }
        let shift = INPUT_BITS + WEIGHT_BITS - FIRST_BITS;
        let units: [i16; FIRST] = sums.map(|sum| (sum >> shift).clamp(0, UNIT_MOST) as i16);
        let out = |weights: &[i16; FIRST]| {
            weights.iter().zip(&units).map(|(weight, unit)| i32::from(*weight) * i32::from(*unit)).sum()
        };
        Half {
            own: std::array::from_fn(|unit| out(&self.own[unit])),
            others: std::array::from_fn(|unit| out(&self.others[unit])),
            line,
        }
    }

    /// The standing of one seat beside the others.
    fn standing(&self, halves: &[Half], seat: usize) -> i32 {
        let shift = FIRST_BITS + WEIGHT_BITS - SECOND_BITS;
        let mut sum = 0i64;
        for unit in 0..SECOND {
            let all: i64 = halves.iter().map(|half| i64::from(half.others[unit])).sum();
            let others = all - i64::from(halves[seat].others[unit]);
            let input = i64::from(self.second_bias[unit]) + i64::from(halves[seat].own[unit]) + others;
            sum += (input >> shift).clamp(0, 32_767) * i64::from(self.last[unit]);
        }
        let deep = sum >> (SECOND_BITS + WEIGHT_BITS - 10);
        let straight = halves[seat].line >> (INPUT_BITS + LINE_BITS - 10);
        i32::try_from((deep + straight).clamp(-1_000_000, 1_000_000)).expect("clamped")
    }

    /// As bytes: the fingerprint of the inputs, then all weights, lowest byte first.
    #[must_use]
    pub fn to_bytes(&self, fingerprint: u64) -> Vec<u8> {
        let mut bytes = fingerprint.to_le_bytes().to_vec();
        let mut small =
            |numbers: &[i16]| bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        self.first.iter().for_each(|weights| small(weights));
        self.own.iter().chain(&self.others).for_each(|weights| small(weights));
        small(&self.last);
        let large = self.first_bias.iter().chain(&self.second_bias).chain(self.line.iter().flatten());
        bytes.extend(large.flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// From bytes; nothing if they belong to other inputs.
    #[must_use]
    pub fn from_bytes(bytes: &[u8], names: &Names) -> Option<Self> {
        let mut network = Self::untrained(names);
        let mut rest = bytes.strip_prefix(&names.fingerprint().to_le_bytes())?;
        let smalls = network
            .first
            .iter_mut()
            .chain(&mut network.own)
            .chain(&mut network.others)
            .flatten()
            .chain(&mut network.last);
        for number in smalls {
            let (head, tail) = rest.split_first_chunk()?;
            (*number, rest) = (i16::from_le_bytes(*head), tail);
        }
        let larges = network
            .first_bias
            .iter_mut()
            .chain(&mut network.second_bias)
            .chain(network.line.iter_mut().flatten());
        for number in larges {
            let (head, tail) = rest.split_first_chunk()?;
            (*number, rest) = (i32::from_le_bytes(*head), tail);
        }
        rest.is_empty().then_some(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let mut names = Names::default();
        names.term("points", 0);
        names.set("card", 3, std::iter::empty());
        names
    }

    #[test]
    fn an_untrained_network_goes_by_the_terms() {
        let network = Network::untrained(&names());
        let mut inputs = Inputs::default();
        let values = network.values(2, &mut inputs, |seat, inputs| {
            inputs.begin(0, 100);
            inputs.term("points", 100 * i32::from(seat.0));
            inputs.one_of("card", 3, Some(1));
        });
        let third = values::SURE / 3;
        assert!((values[engine::Seat(0)] - third).abs() < values::SURE / 100, "{values:?}");
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let mut network = Network::untrained(&names());
        network.first[2][5] = -7;
        network.last[3] = 900;
        network.line[1][0] = 70_000;
        let bytes = network.to_bytes(names().fingerprint());
        assert_eq!(Network::from_bytes(&bytes, &names()), Some(network));
        let mut other = names();
        other.names[0] = "culture".to_owned();
        assert_eq!(Network::from_bytes(&bytes, &other), None);
    }
}
