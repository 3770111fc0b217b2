//! How the map is turned and put into the middle of its window.
//!
//! There are two windows: a wide one on a desk and a tall one on a phone held upright. For each the turn is taken that
//! shows the map largest. Classes say both turns, and the style sheet switches one of the two shifts off, so that one
//! drawing serves both.

use game_new_dawn::hex::Hex;
use look::curve::Point;

use super::grid::{self, Hexes, middle};

/// Width to height of the wide window; a constant of the style sheet.
const WIDE: f32 = 1.5;
/// Width to height of the tall window.
const TALL: f32 = 5.0 / 7.0;
/// What stays free around the map.
const MARGIN: f32 = 26.0;

/// How the map lies in its windows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// By how many degrees it is turned in the wide window.
    pub wide: u16,
    /// And in the tall one.
    pub tall: u16,
    /// The side of the square view box, of which each window shows a part.
    pub side: f32,
    /// What puts it into the middle of the wide window.
    pub off_wide: Point,
    /// And of the tall one.
    pub off_tall: Point,
}

/// The corner of the window that is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nook {
    /// Above, at the left, where the tools are.
    TopLeft,
    /// Above, at the right.
    TopRight,
    /// Below, at the left.
    BottomLeft,
    /// Below, at the right.
    BottomRight,
}

impl Fit {
    /// The best turns for these hexes.
    pub fn of(hexes: &Hexes) -> Self {
        let rim: Vec<Point> =
            grid::loops(hexes).iter().flatten().map(|edge| grid::point(edge.from())).collect();
        let (wide, tall) = (best_turn(&rim, WIDE), best_turn(&rim, TALL));
        let (w, t) = (extent(&rim, wide), extent(&rim, tall));
        let (room, double) = (|low: f32, high: f32| high - low + 2.0 * MARGIN, 0.5);
        let side =
            [room(w.0.x, w.1.x), room(w.0.y, w.1.y) * WIDE, room(t.0.y, t.1.y), room(t.0.x, t.1.x) / TALL];
        let side = side.into_iter().fold(0.0, f32::max).ceil();
        Self {
            wide,
            tall,
            side,
            off_wide: (Point::new(side, side / WIDE) - w.0 - w.1) * double,
            off_tall: (Point::new(side * TALL, side) - t.0 - t.1) * double,
        }
    }

    /// The classes that turn what is in them.
    pub fn classes(self) -> String {
        format!("wide-{} tall-{}", self.wide, self.tall)
    }

    /// Where a hex comes to lie in the wide window, from 0 to 1.
    pub fn place(self, hex: Hex) -> Point {
        let at = turn(middle(hex), self.wide) + self.off_wide;
        Point::new(at.x / self.side, at.y / (self.side / WIDE))
    }

    /// How far down a hex lies in the wide window: what lies further down stands before the others.
    pub fn depth(self, hex: Hex) -> i32 {
        turn(middle(hex), self.wide).key().1
    }

    /// The corner of the wide window that lies farthest from some hexes. The one with the tools is not taken.
    pub fn free_nook(self, hexes: &[Hex]) -> Nook {
        let corners = [
            (Nook::TopRight, Point::new(0.86, 0.12)),
            (Nook::BottomRight, Point::new(0.86, 0.82)),
            (Nook::TopLeft, Point::new(0.18, 0.12)),
            (Nook::BottomLeft, Point::new(0.22, 0.82)),
        ];
        let distance = |corner: Point| {
            let to = |hex: &Hex| {
                let gap = self.place(*hex) - corner;
                gap.x * gap.x * WIDE * WIDE + gap.y * gap.y
            };
            hexes.iter().map(to).fold(f32::INFINITY, f32::min)
        };
        let better = |best: (Nook, f32), (nook, corner): (Nook, Point)| {
            let far = distance(corner);
            if far > best.1 + 0.04 { (nook, far) } else { best }
        };
        corners.into_iter().fold((Nook::TopRight, 0.0), better).0
    }
}

impl Nook {
    /// The class that puts a tooltip there.
    pub const fn class(self) -> &'static str {
        match self {
            Self::TopLeft => "nook-tl",
            Self::TopRight => "nook-tr",
            Self::BottomLeft => "nook-bl",
            Self::BottomRight => "nook-br",
        }
    }
}

fn turn(at: Point, degrees: u16) -> Point {
    let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
    Point::new(at.x * cos - at.y * sin, at.x * sin + at.y * cos)
}

/// The upper left and the lower right corner of the box around some points.
fn extent(rim: &[Point], degrees: u16) -> (Point, Point) {
    let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
    let corners = rim.iter().map(|at| Point::new(at.x * cos - at.y * sin, at.x * sin + at.y * cos));
    let start = (Point::new(f32::INFINITY, f32::INFINITY), Point::new(f32::NEG_INFINITY, f32::NEG_INFINITY));
    corners.fold(start, |(low, high), at| {
        (Point::new(low.x.min(at.x), low.y.min(at.y)), Point::new(high.x.max(at.x), high.y.max(at.y)))
    })
}

/// The turn that shows the hexes largest; standing hexes are preferred by 3 %, then small turns.
fn best_turn(rim: &[Point], window: f32) -> u16 {
    let size = |degrees: u16| {
        let (low, high) = extent(rim, degrees);
        let lying = if degrees.is_multiple_of(60) { 1.0 } else { 1.03 };
        ((high.x - low.x).max((high.y - low.y) * window) * lying).round()
    };
    let turns = (0..360).step_by(30).map(|degrees| (size(degrees), degrees.min(360 - degrees), degrees));
    let better = |best: (f32, u16, u16), next: (f32, u16, u16)| {
        if (next.0, next.1) < (best.0, best.1) { next } else { best }
    };
    turns.fold((f32::INFINITY, 0, 0), better).2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_map_lies_in_the_wide_window_and_stands_in_the_tall_one() {
        let rows: Hexes = (0..9).flat_map(|q| (0..5).map(move |r| Hex::new(q - r / 2, r))).collect();
        let fit = Fit::of(&rows);
        assert_eq!((fit.wide % 180, fit.tall % 180), (0, 90));
        for hex in &rows {
            let at = fit.place(*hex);
            assert!((0.0..1.0).contains(&at.x) && (0.0..1.0).contains(&at.y), "{at:?}");
        }
    }

    #[test]
    fn a_tooltip_goes_where_nothing_is_pointed_at() {
        let row: Hexes = (0..8).map(|q| Hex::new(q, 0)).collect();
        let fit = Fit::of(&row);
        let right = row.iter().copied().max_by_key(|hex| fit.place(*hex).key()).expect("a hex");
        assert!(matches!(fit.free_nook(&[right]), Nook::TopLeft | Nook::BottomLeft));
    }
}
