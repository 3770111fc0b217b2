//! The coast: where land ends on the laid tiles, as one drawn line.
//!
//! Each space is gone round clockwise. A sea edge gives a wavering line a little inside it; a land
//! edge gives a straight piece on the border of the space. Pieces on a border that two spaces share
//! cancel each other, the rest is chained into closed shores. All wavering is seeded by the space,
//! so that a coast never changes once it lies there.

use look::curve::{Point, Waver, smooth};

use super::{COLUMNS, ROWS, SPACE};

/// Whether the sides north, east, south, west of a space are land.
pub type Sides = [bool; 4];

/// The sides of every space that a tile covers, by row and column.
pub type Land = [[Option<Sides>; COLUMNS]; ROWS];

/// How far inside a sea edge the line runs.
const INSET: f32 = 11.5;
/// How far from a corner a line meets a land edge.
const MEETING: f32 = 12.0;
/// The radius where two sea edges meet.
const ROUND: f32 = 20.0;

/// The shores: `land` is closed and to be filled, `line` only what is coast and not the cut edge
/// of a tile.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Shore {
    /// The outline of all land.
    pub land: String,
    /// The pen line.
    pub line: String,
}

/// Draws the shores of all land.
pub fn shore(land: &Land) -> Shore {
    let mut pieces = Vec::new();
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            if let Some(sides) = land[row][column] {
                go_round(land, row, column, sides, &mut pieces);
            }
        }
    }
    cancel_shared(&mut pieces);
    let mut shore = Shore::default();
    for loop_ in chain(pieces) {
        draw(&loop_, &mut shore);
    }
    shore
}

/// A part of an outline: coast, or the straight border of a tile.
#[derive(Clone, Debug)]
struct Piece {
    points: Vec<Point>,
    is_coast: bool,
}

impl Piece {
    fn start(&self) -> Point {
        self.points[0]
    }

    fn end(&self) -> Point {
        self.points[self.points.len() - 1]
    }
}

/// One side of a space, seen from inside with the side ahead: `origin` is its first corner
/// clockwise, `along` leads to the next one, `inward` to the middle.
#[derive(Clone, Copy)]
struct Side {
    origin: Point,
    along: Point,
    inward: Point,
}

impl Side {
    fn of(row: usize, column: usize, side: usize) -> Self {
        let (left, top) = (super::left(column), super::top(row));
        let corners = [(0.0, 0.0), (SPACE, 0.0), (SPACE, SPACE), (0.0, SPACE)];
        let directions = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
        let (x, y) = corners[side];
        Self {
            origin: Point::new(left + x, top + y),
            along: directions[side].into(),
            inward: directions[(side + 1) % 4].into(),
        }
    }

    /// So far along the side and so far inside.
    fn at(self, along: f32, inside: f32) -> Point {
        self.origin + self.along * along + self.inward * inside
    }
}

fn go_round(land: &Land, row: usize, column: usize, sides: Sides, all: &mut Vec<Piece>) {
    let mut waver = Waver::new(row * COLUMNS + column);
    let mut pieces = Vec::new();
    let mut line = Vec::new();
    for side in 0..4 {
        let (before, after) = (sides[(side + 3) % 4], sides[(side + 1) % 4]);
        let here = Side::of(row, column, side);
        if !sides[side] {
            sea_side(here, before, after, &mut waver, &mut line);
            continue;
        }
        let from = if before && is_inland(land, row, column, side) { 0.0 } else { MEETING };
        let to = if after && is_inland(land, row, column, (side + 1) % 4) { SPACE } else { SPACE - MEETING };
        if before && from > 0.0 {
            line.extend([here.at(0.0, MEETING), here.at(8.5, 8.5), here.at(MEETING, 0.0)]);
        }
        if !line.is_empty() {
            pieces.push(Piece { points: std::mem::take(&mut line), is_coast: true });
        }
        pieces.push(Piece { points: vec![here.at(from, 0.0), here.at(to, 0.0)], is_coast: false });
    }
    if !line.is_empty() {
        join_ends(line, sides, &mut pieces);
    }
    all.append(&mut pieces);
}

/// What is left when the round is complete is the beginning of the first line, if that began in
/// a corner between two sea edges.
fn join_ends(line: Vec<Point>, sides: Sides, pieces: &mut Vec<Piece>) {
    match pieces.first_mut() {
        Some(first) if !sides[0] => {
            first.points.splice(0..0, line);
        }
        _ => pieces.push(Piece { points: line, is_coast: true }),
    }
}

/// The line along a sea edge, with the corner before it.
fn sea_side(here: Side, before: bool, after: bool, waver: &mut Waver, line: &mut Vec<Point>) {
    let mut from = INSET + ROUND;
    if before {
        line.push(here.at(0.0, MEETING));
        from = 9.0;
    } else {
        // A quarter turn round the corner, from the side before.
        for step in 0..=2u8 {
            let angle = f32::from(step) * std::f32::consts::FRAC_PI_4;
            let (sin, cos) = angle.sin_cos();
            let inside = waver.next(1.6) + ROUND;
            line.push(here.at(INSET + ROUND - inside * cos, INSET + ROUND - inside * sin));
        }
        from += 8.0;
    }
    let to = if after { SPACE - 9.0 } else { SPACE - INSET - ROUND - 8.0 };
    let steps = ((to - from) / 9.0).round().max(1.0);
    let mut step = 0.0;
    while step <= steps {
        line.push(here.at(from + (to - from) * step / steps, INSET + waver.next(3.6)));
        step += 1.0;
    }
    if after {
        line.push(here.at(SPACE, MEETING));
    }
}

/// Whether no edge that meets at a corner (0 = north-west, clockwise) is sea. Where no tile lies,
/// there is no edge.
fn is_inland(land: &Land, row: usize, column: usize, corner: usize) -> bool {
    let (row, column) = (row + usize::from(corner >= 2), column + usize::from(corner == 1 || corner == 2));
    let at = |up: usize, left: usize| {
        let line = land.get(row.checked_sub(up)?)?;
        line.get(column.checked_sub(left)?).copied().flatten()
    };
    let is_sea = |space: Option<Sides>, side: usize| space.is_some_and(|sides| !sides[side]);
    let (north_west, north_east, south_east, south_west) = (at(1, 1), at(1, 0), at(0, 0), at(0, 1));
    let around = [
        is_sea(north_west, 1) || is_sea(north_east, 3),
        is_sea(north_east, 2) || is_sea(south_east, 0),
        is_sea(south_east, 3) || is_sea(south_west, 1),
        is_sea(south_west, 0) || is_sea(north_west, 2),
    ];
    !around.contains(&true)
}

/// Removes the borders that two spaces share: each has it in the other direction.
fn cancel_shared(pieces: &mut Vec<Piece>) {
    let borders: Vec<_> = pieces
        .iter()
        .filter(|piece| !piece.is_coast)
        .map(|piece| (piece.start().key(), piece.end().key()))
        .collect();
    pieces.retain(|piece| piece.is_coast || !borders.contains(&(piece.end().key(), piece.start().key())));
}

/// Puts the pieces together, end to start, until every shore is closed.
fn chain(mut pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut loops = Vec::new();
    while let Some(first) = pieces.pop() {
        let start = first.start().key();
        let mut loop_ = vec![first];
        while let Some(end) = loop_.last().map(|piece| piece.end().key()).filter(|end| *end != start) {
            let Some(next) = pieces.iter().position(|piece| piece.start().key() == end) else { break };
            loop_.push(pieces.remove(next));
        }
        loops.push(loop_);
    }
    loops
}

fn draw(loop_: &[Piece], shore: &mut Shore) {
    let Some(begin) = loop_.iter().position(|piece| !piece.is_coast) else {
        let drawn = smooth(&joined(loop_), true);
        shore.land += &drawn;
        shore.line += &drawn;
        return;
    };
    let mut move_to = true;
    let mut run: Vec<Point> = Vec::new();
    let turned = loop_[begin..].iter().chain(&loop_[..begin]);
    for piece in turned.chain([&loop_[begin]]) {
        if piece.is_coast {
            let skip = usize::from(!run.is_empty());
            run.extend(&piece.points[skip..]);
            continue;
        }
        if !run.is_empty() {
            let drawn = smooth(&run, false);
            shore.land += drawn.strip_prefix(&run[0].moved()).unwrap_or(&drawn);
            shore.line += &drawn;
            run.clear();
        }
        if move_to {
            shore.land += &piece.start().moved();
            move_to = false;
        } else {
            shore.land += &piece.start().lined();
        }
        shore.land += &piece.end().lined();
    }
    shore.land.push('z');
}

/// The points of a shore that is coast all round.
fn joined(loop_: &[Piece]) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for piece in loop_ {
        let skip = usize::from(!points.is_empty());
        points.extend(&piece.points[skip..]);
    }
    if points.len() > 1 && points[0].key() == points[points.len() - 1].key() {
        points.pop();
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(sides: Sides) -> Land {
        let mut land = Land::default();
        land[2][4] = Some(sides);
        land
    }

    #[test]
    fn an_island_of_one_space_is_one_closed_line() {
        let shore = shore(&one([false; 4]));
        assert_eq!(shore.land, shore.line);
        assert_eq!(shore.land.matches('M').count(), 1);
        assert!(shore.land.ends_with('z'));
    }

    #[test]
    fn a_land_edge_at_the_end_of_a_tile_is_cut_straight() {
        let shore = shore(&one([false, true, false, false]));
        assert_eq!(shore.land.matches('M').count(), 1);
        assert_eq!(shore.line.matches('M').count(), 1);
        assert!(!shore.line.contains('z'), "the cut is no coast");
        assert!(shore.land.contains("L528 240L528 316"), "{}", shore.land);
    }

    #[test]
    fn a_border_between_two_spaces_leaves_no_trace() {
        let mut land = one([false, true, false, false]);
        land[2][5] = Some([false, false, false, true]);
        let shore = shore(&land);
        assert_eq!(shore.land, shore.line, "coast all round");
        assert_eq!(shore.land.matches('M').count(), 1);
    }

    #[test]
    fn an_inland_corner_has_no_pond() {
        let mut land = Land::default();
        land[2][4] = Some([false, true, true, false]);
        land[2][5] = Some([false, false, true, true]);
        land[3][4] = Some([true, true, false, false]);
        land[3][5] = Some([true, false, false, true]);
        assert_eq!(shore(&land).land.matches('M').count(), 1);
        land[3][5] = Some([true, false, false, false]);
        land[3][4] = Some([true, false, false, false]);
        assert_eq!(shore(&land).land.matches('M').count(), 1, "an inlet from the south");
    }

    #[test]
    fn a_coast_stays_as_it_is_when_a_tile_is_laid_beside_it() {
        let alone = shore(&one([false, true, false, false])).line;
        let mut land = one([false, true, false, false]);
        land[2][5] = Some([false, true, false, true]);
        let curve = |line: &str| line.split('c').nth(6).map(str::to_owned);
        assert_eq!(curve(&alone), curve(&shore(&one([false, true, false, false])).line));
        assert!(shore(&land).line.len() > alone.len());
    }
}
