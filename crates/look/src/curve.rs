//! Points, smooth curves through them, and the wavering of a drawn line.

use std::ops::{Add, Mul, Sub};

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// At these coordinates.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// To compare points by: coordinates rounded to a tenth.
    #[must_use]
    pub fn key(self) -> (i32, i32) {
        (tenths(self.x), tenths(self.y))
    }

    /// "Move to here" in a path.
    #[must_use]
    pub fn moved(self) -> String {
        format!("M{} {}", figure(tenths(self.x)), figure(tenths(self.y)))
    }

    /// "Line to here" in a path.
    #[must_use]
    pub fn lined(self) -> String {
        format!("L{} {}", figure(tenths(self.x)), figure(tenths(self.y)))
    }
}

impl From<(f32, f32)> for Point {
    fn from((x, y): (f32, f32)) -> Self {
        Self { x, y }
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// A length in tenths.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "coordinates of a drawing are small")]
pub fn tenths(value: f32) -> i32 {
    (value * 10.0).round() as i32
}

/// Tenths as they are written in a path: `12.3`, `7`, `.5`.
#[must_use]
pub fn figure(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{rest}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

/// A smooth curve through the points (Catmull-Rom, as cubic Bézier curves). Where it goes on, its first handle mirrors the
/// one before, and so it is not written.
#[must_use]
pub fn smooth(points: &[Point], closed: bool) -> String {
    let Some(first) = points.first() else { return String::new() };
    let count = points.len();
    let at = |index: usize, step: isize| -> Point {
        let wanted = index.cast_signed() + step;
        if closed {
            points[wanted.rem_euclid(count.cast_signed()).cast_unsigned()]
        } else {
            points[wanted.clamp(0, count.cast_signed() - 1).cast_unsigned()]
        }
    };
    let mut path = first.moved();
    let mut pen = first.key();
    for index in 0..if closed { count } else { count - 1 } {
        let (from, to) = (at(index, 0), at(index, 1));
        let first_handle = from + (to - at(index, -1)) * (1.0 / 6.0);
        let second_handle = to - (at(index, 2) - from) * (1.0 / 6.0);
        let handles = [first_handle, second_handle, to];
        let (letter, handles) = if index == 0 { ('c', &handles[..]) } else { ('s', &handles[1..]) };
        path += &command(letter, pen, handles);
        pen = to.key();
    }
    if closed {
        path.push('z');
    }
    path
}

/// A command with points relative to the pen, as short as it can be written.
#[must_use]
pub fn command(letter: char, pen: (i32, i32), points: &[Point]) -> String {
    let mut written = String::from(letter);
    let numbers = points.iter().map(|point| point.key()).flat_map(|(x, y)| [x - pen.0, y - pen.1]);
    for (place, number) in numbers.enumerate() {
        if place > 0 && number >= 0 {
            written.push(' ');
        }
        written += &figure(number);
    }
    written
}

/// The unsteadiness of a hand: numbers that depend on a seed alone.
pub struct Waver(u32);

impl Waver {
    /// The hand that draws this place.
    #[must_use]
    pub fn new(seed: usize) -> Self {
        let seed = u32::try_from(seed).unwrap_or(u32::MAX);
        Self(seed.wrapping_mul(0x9E37_79B9) ^ 0x51F1_5EED)
    }

    /// The next deviation, between `-most` and `most`.
    #[expect(clippy::cast_precision_loss, reason = "ten bits fit")]
    pub fn next(&mut self, most: f32) -> f32 {
        // xorshift
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        let share = ((self.0 >> 9) & 0x3FF) as f32 / 1023.0;
        (share * 2.0 - 1.0) * most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        assert_eq!([figure(123), figure(70), figure(-5), figure(0)], ["12.3", "7", "-.5", "0"]);
    }

    #[test]
    fn a_closed_curve_comes_back() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)].map(Point::from);
        let path = smooth(&square, true);
        assert!(path.starts_with("M0 0c") && path.ends_with('z'));
        assert_eq!((path.matches('c').count(), path.matches('s').count()), (1, 3));
    }

    #[test]
    fn wavering_stays_within_its_bounds() {
        let mut waver = Waver::new(7);
        assert!((0..100).map(|_| waver.next(3.0)).all(|deviation| deviation.abs() <= 3.0));
    }
}
