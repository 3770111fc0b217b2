//! The coast: where land meets water. It runs through two points of every edge and not through the corners, so it
//! turns softly; along the edge of the map the land is cut straight.

use std::collections::BTreeMap;

use game_new_dawn::cards::Terrain;
use game_new_dawn::hex::Hex;
use look::curve::{Point, command, smooth};

use super::grid::{Edge, Hexes, loops, point};

/// The terrain of every hex of a map or a tile.
pub type Land = BTreeMap<Hex, Terrain>;

/// The shores of a map.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Shore {
    /// All land, closed and to be filled.
    pub land: String,
    /// The line between land and water.
    pub line: String,
}

/// How far the coast wavers.
const COAST: f32 = 5.5;
/// How far the border between two terrains wavers.
const BORDER: f32 = 6.5;

/// Draws the shores.
pub fn shore(ground: &Land) -> Shore {
    let land =
        ground.iter().filter(|(_, terrain)| **terrain != Terrain::Water).map(|(hex, _)| *hex).collect();
    let mut shore = Shore::default();
    for border in loops(&land) {
        let at_sea: Vec<bool> = border.iter().map(|edge| ground.contains_key(&edge.beyond())).collect();
        match border.iter().zip(&at_sea).position(|(_, wet)| !wet) {
            None => island(&border, &mut shore),
            Some(dry) => cut(&turned(&border, &at_sea, dry), &mut shore),
        }
    }
    shore
}

fn points(edge: Edge) -> [Point; 2] {
    edge.wavering([0.28, 0.72], COAST)
}

/// Land with water all around it.
fn island(border: &[Edge], shore: &mut Shore) {
    let points: Vec<Point> = border.iter().flat_map(|edge| points(*edge)).collect();
    let drawn = smooth(&points, true);
    shore.land += &drawn;
    shore.line += &drawn;
}

/// The edges with whether water lies behind them, begun with one behind which nothing lies.
fn turned(border: &[Edge], at_sea: &[bool], first: usize) -> Vec<(Edge, bool)> {
    let edges = border.iter().copied().zip(at_sea.iter().copied());
    edges.clone().cycle().skip(first).take(border.len()).collect()
}

/// Land that reaches the edge of the map.
fn cut(border: &[(Edge, bool)], shore: &mut Shore) {
    let Some((first, _)) = border.first() else { return };
    shore.land += &point(first.from()).moved();
    let mut run: Vec<Point> = Vec::new();
    for (edge, wet) in border {
        if *wet {
            if run.is_empty() {
                run.push(point(edge.from()));
            }
            run.extend(points(*edge));
            continue;
        }
        end_run(&mut run, *edge, shore);
        shore.land += &point(edge.to()).lined();
    }
    end_run(&mut run, *first, shore);
    shore.land.push('z');
}

/// The coast ends where the next straight edge begins.
fn end_run(run: &mut Vec<Point>, next: Edge, shore: &mut Shore) {
    if run.is_empty() {
        return;
    }
    run.push(point(next.from()));
    let drawn = smooth(run, false);
    shore.land += drawn.strip_prefix(&run[0].moved()).unwrap_or(&drawn);
    shore.line += &drawn;
    run.clear();
}

/// All hexes of a terrain as one path; towards other land the border swings.
pub fn region(ground: &Land, kind: Terrain) -> String {
    let hexes: Hexes = ground.iter().filter(|(_, terrain)| **terrain == kind).map(|(hex, _)| *hex).collect();
    let mut path = String::new();
    for border in loops(&hexes) {
        path += &point(border[0].from()).moved();
        for edge in border {
            let beside = ground.get(&edge.beyond());
            match beside.is_some_and(|beside| *beside != Terrain::Water) {
                true => path += &swing(edge),
                false => path += &command('l', point(edge.from()).key(), &[point(edge.to())]),
            }
        }
        path.push('z');
    }
    path
}

/// A border that swings to one side and back to the other.
fn swing(edge: Edge) -> String {
    let [bend] = edge.wavering([0.25], 2.0 * BORDER);
    let (from, to) = (point(edge.from()), point(edge.to()));
    let half = (from + to) * 0.5;
    command('q', from.key(), &[whole_steps(from, bend), half]) + &command('t', half.key(), &[to])
}

/// The end of a step, moved so that the step is a whole number of units in both directions: nobody sees more of a bend.
fn whole_steps(from: Point, to: Point) -> Point {
    let gap = to - from;
    from + Point::new(gap.x.round(), gap.y.round())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pond() -> Land {
        let mut land: Land = Hex::default().neighbors().map(|hex| (hex, Terrain::Hills)).collect();
        land.insert(Hex::default(), Terrain::Water);
        land
    }

    #[test]
    fn a_pond_has_a_coast_and_the_edge_of_the_map_has_none() {
        let shore = shore(&pond());
        assert_eq!((shore.land.matches('z').count(), shore.line.matches('z').count()), (2, 1));
        assert_eq!((shore.line.matches('c').count(), shore.line.matches('s').count()), (1, 11));
    }

    #[test]
    fn water_at_the_edge_of_the_map_cuts_into_the_land() {
        let mut land = pond();
        land.insert(Hex::new(1, 0), Terrain::Water);
        let shore = shore(&land);
        assert_eq!((shore.land.matches('z').count(), shore.line.matches('z').count()), (1, 0));
        assert_eq!(shore.line.matches('M').count(), 1);
    }

    #[test]
    fn only_borders_to_other_land_swing() {
        let mut land = pond();
        assert!(!region(&land, Terrain::Hills).contains('q'));
        land.insert(Hex::new(1, 0), Terrain::Forest);
        assert_eq!(region(&land, Terrain::Forest).matches('q').count(), 2);
    }
}
