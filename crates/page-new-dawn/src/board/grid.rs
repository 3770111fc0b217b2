//! Where hexes lie in the drawing: corners, edges, and the borders of groups of hexes.
//!
//! Corners are kept in whole numbers (half widths and quarter heights of a hex), so that they can be compared; they
//! become points only when they are written into a path. The outer radius of a hex is 50 units.

use std::collections::{BTreeMap, BTreeSet};

use game_new_dawn::hex::{Direction, Hex};
use look::curve::{Point, Waver, figure, tenths};

/// A corner in half widths and quarter heights.
pub type Corner = [i16; 2];

/// A group of hexes.
pub type Hexes = BTreeSet<Hex>;

/// Half the width of a hex.
pub const HALF: f32 = 43.301_27;
/// A quarter of its height.
pub const QUARTER: f32 = 25.0;

/// A corner as a point of the drawing.
pub fn point([x, y]: Corner) -> Point {
    Point::new(f32::from(x) * HALF, f32::from(y) * QUARTER)
}

/// The middle of a hex.
pub fn middle(hex: Hex) -> Point {
    point(hex.center())
}

/// The classes that put something at a hex.
pub fn at(hex: Hex) -> String {
    format!("at q{} r{}", hex.q, hex.r)
}

/// One edge of a hex; it faces the neighbor in its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The hex.
    pub hex: Hex,
    /// Where the edge faces.
    pub facing: Direction,
}

impl Edge {
    /// The hex behind it.
    pub fn beyond(self) -> Hex {
        self.hex.neighbor(self.facing)
    }

    /// Where it begins, clockwise.
    pub fn from(self) -> Corner {
        self.hex.corners()[self.facing as usize]
    }

    /// Where it ends.
    pub fn to(self) -> Corner {
        self.hex.corners()[(self.facing as usize + 1) % 6]
    }

    /// Points on the edge at these parts of its length, moved sideways by up to `most`; the hexes on both sides get
    /// the same ones.
    pub fn wavering<const N: usize>(self, parts: [f32; N], most: f32) -> [Point; N] {
        let turned = self.from() > self.to();
        let (start, end) = if turned { (self.to(), self.from()) } else { (self.from(), self.to()) };
        let (a, b) = (point(start), point(end));
        let along = b - a;
        let aside = Point::new(-along.y, along.x) * (1.0 / 50.0);
        let mut hand = Waver::new(seed(start, end));
        let mut points = parts.map(|part| a + along * part + aside * hand.next(most));
        if turned {
            points.reverse();
        }
        points
    }

    /// The direction from the edge to the middle of its hex, of length 1.
    fn inward(self) -> Point {
        let (a, b) = (point(self.from()), point(self.to()));
        let to_middle = middle(self.hex) - (a + b) * 0.5;
        to_middle * (1.0 / HALF)
    }
}

/// A number that is another one for another edge.
fn seed([x1, y1]: Corner, [x2, y2]: Corner) -> usize {
    let part = |sum: i16| usize::from((sum + 1024).unsigned_abs());
    part(x1 + x2) * 4096 + part(y1 + y2)
}

/// The borders of a group of hexes, each as a closed list of edges, clockwise.
pub fn loops(hexes: &Hexes) -> Vec<Vec<Edge>> {
    let mut start = BTreeMap::new();
    for hex in hexes {
        for facing in Direction::ALL {
            let edge = Edge { hex: *hex, facing };
            if !hexes.contains(&edge.beyond()) {
                start.insert(edge.from(), edge);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((_, first)) = start.pop_first() {
        let mut border = vec![first];
        while let Some(next) = border.last().and_then(|edge| start.remove(&edge.to())) {
            border.push(next);
        }
        loops.push(border);
    }
    loops
}

/// A closed line through points, written by its steps: along the edges of hexes these repeat, which makes the page smaller.
pub fn polygon(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    let mut last: Option<[i32; 2]> = None;
    for point in points {
        let now = [tenths(point.x), tenths(point.y)];
        match last {
            None => path += &point.moved(),
            Some(before) => {
                let [x, y] = [0, 1].map(|axis| now[axis] - before[axis]);
                path += &format!("l{}{}{}", figure(x), if y < 0 { "" } else { " " }, figure(y));
            }
        }
        last = Some(now);
    }
    path.push('z');
    path
}

/// The border of a group of hexes.
pub fn outline(hexes: &Hexes) -> String {
    loops(hexes).iter().map(|border| polygon(border.iter().map(|edge| point(edge.from())))).collect()
}

/// The border of a group of hexes, drawn inside it: corners move inwards along their bisector.
pub fn inset(hexes: &Hexes, by: f32) -> String {
    let shifted = |before: Edge, edge: Edge| {
        let aside = before.inward() + edge.inward();
        let length = aside.x * aside.x + aside.y * aside.y;
        point(edge.from()) + if length > 1e-6 { aside * (2.0 * by / length) } else { Point::new(0.0, 0.0) }
    };
    let border = |border: &Vec<Edge>| {
        let before = border.iter().cycle().skip(border.len() - 1);
        polygon(before.zip(border).map(|(before, edge)| shifted(*before, *edge)))
    };
    loops(hexes).iter().map(border).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_of_hexes_has_two_borders() {
        let ring: Hexes = Hex::default().neighbors().collect();
        let mut lengths: Vec<usize> = loops(&ring).iter().map(Vec::len).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [6, 18]);
        assert_eq!(outline(&ring).matches('z').count(), 2);
    }

    #[test]
    fn both_sides_of_an_edge_waver_alike() {
        let (here, there) = (Hex::new(2, -1), Hex::new(3, -1));
        let one = Edge { hex: here, facing: Direction::East };
        let other = Edge { hex: there, facing: Direction::West };
        let mut back = other.wavering([0.25, 0.5, 0.75], 6.0);
        back.reverse();
        assert_eq!(one.wavering([0.25, 0.5, 0.75], 6.0).map(Point::key), back.map(Point::key));
    }

    #[test]
    fn the_border_of_a_realm_lies_inside_it() {
        let one: Hexes = [Hex::default()].into();
        assert!(inset(&one, 4.6).starts_with("M"), "{}", inset(&one, 4.6));
        assert_ne!(inset(&one, 4.6), outline(&one));
    }
}
