//! Chapter 3: the players build the map.

use engine::{Log, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::board::Piece;
use crate::cards::{Side, Tile};
use crate::event::{Event, Spot};
use crate::frame::Frame;
use crate::hex::Hex;
use crate::map::{Grid, Map, Placement, shape};
use crate::space::{Space, Spaces};
use crate::state::Table;

/// How many spaces of other tiles a tile must touch (ND-3.8).
const TOUCHES: usize = 4;

/// A place for a tile, with what makes it legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Candidate {
    placement: Placement,
    touches: usize,
    rank: Rank,
}

/// What a tile comes to lie next to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// The core itself.
    Core,
    /// A tile that touches the core.
    NextToCore,
    /// Something else.
    Outside,
}

/// Where a tile may be laid: it touches four spaces (ND-3.8) and the core, or if that is impossible
/// with either side a tile that touches the core (ND-3.9). A hole that needs more water than there is
/// counts only if there is nothing else (ND-R67), and a tile that fits nowhere goes where it touches
/// most (ND-R68).
#[must_use]
pub fn placements(map: &Map, core: &[Tile]) -> Vec<Placement> {
    let candidates = candidates(map, core);
    let of = |rank, least| -> Vec<Candidate> {
        let fits = |found: &&Candidate| found.rank == rank && found.touches >= least;
        candidates.iter().filter(fits).copied().collect()
    };
    let found = [of(Rank::Core, TOUCHES), of(Rank::NextToCore, TOUCHES)];
    let chosen = found.into_iter().find(|found| !found.is_empty());
    let chosen = chosen.unwrap_or_else(|| touching_most(&candidates));
    prefer_dry(map, chosen.iter().map(|found| found.placement).collect())
}

/// ND-R68: where the tile touches most spaces, next to the core or a tile that touches it.
fn touching_most(candidates: &[Candidate]) -> Vec<Candidate> {
    let outermost = candidates.iter().map(|found| found.rank).min().unwrap_or(Rank::Outside);
    let near = |found: &&Candidate| found.rank <= outermost.max(Rank::NextToCore);
    let most = candidates.iter().filter(near).map(|found| found.touches).max();
    candidates.iter().filter(near).filter(|found| Some(found.touches) == most).copied().collect()
}

/// ND-R67: those that the water tokens suffice for; all, if that is none.
#[must_use]
pub fn prefer_dry(map: &Map, placements: Vec<Placement>) -> Vec<Placement> {
    let (grid, left) = (Grid::of(map), 8 - map.water_tokens().len());
    let dry: Vec<Placement> =
        placements.iter().copied().filter(|placement| enclosed(&grid, *placement).len() <= left).collect();
    if dry.is_empty() { placements } else { dry }
}

/// Every place where the tile would lie next to another one without overlapping.
fn candidates(map: &Map, core: &[Tile]) -> Vec<Candidate> {
    let grid = Grid::of(map);
    let beside_core = tiles_beside(map, &grid, core);
    let mut found = Vec::new();
    for side in Side::ALL {
        for turned in 0..6 {
            for at in origins(map, &grid, side, turned) {
                let placement = Placement { side, at, turned };
                let touched = spaces_touched(&grid, placement);
                let rank = if touched.iter().any(|space| is_of(*space, core)) {
                    Rank::Core
                } else if touched.iter().any(|space| is_of(*space, &beside_core)) {
                    Rank::NextToCore
                } else {
                    Rank::Outside
                };
                found.push(Candidate { placement, touches: touched.len(), rank });
            }
        }
    }
    found
}

fn is_of(space: Space, tiles: &[Tile]) -> bool {
    space.tile().is_some_and(|tile| tiles.contains(&tile))
}

/// The tiles that touch the core without belonging to it.
fn tiles_beside(map: &Map, grid: &Grid, core: &[Tile]) -> Vec<Tile> {
    let touches = |laid: &&crate::map::LaidTile| {
        spaces_touched(grid, laid.placement).iter().any(|space| is_of(*space, core))
    };
    let tiles = map.tiles().iter().filter(|laid| !core.contains(&laid.tile));
    tiles.filter(touches).map(|laid| laid.tile).collect()
}

/// The places for a tile's space 0 at which it touches something and overlaps nothing.
fn origins(map: &Map, grid: &Grid, side: Side, turned: u8) -> Vec<Hex> {
    let shape = shape(side, turned);
    let mut origins = Vec::new();
    for beside in rim(map, grid) {
        // One of the tile's spaces must come to lie on a free place next to the map.
        for local in shape {
            let at = beside.plus(Hex::new(-local.q, -local.r));
            let free = shape.iter().all(|part| {
                let hex = at.plus(*part);
                hex.on_table() && grid.at(hex).is_none()
            });
            if free && !origins.contains(&at) {
                origins.push(at);
            }
        }
    }
    origins.sort_unstable();
    origins
}

/// The free places next to tiles.
fn rim(map: &Map, grid: &Grid) -> Vec<Hex> {
    let tiles = map.tiles().iter().flat_map(|laid| laid.placement.hexes());
    let mut rim: Vec<Hex> = tiles.flat_map(Hex::neighbors).filter(|hex| grid.at(*hex).is_none()).collect();
    rim.sort_unstable();
    rim.dedup();
    rim
}

/// The different spaces of tiles that are next to a placed tile (ND-R66: water tokens do not count).
fn spaces_touched(grid: &Grid, placement: Placement) -> Vec<Space> {
    let hexes = placement.hexes();
    let mut spaces: Vec<Space> = hexes
        .iter()
        .flat_map(|hex| hex.neighbors())
        .filter(|beside| !hexes.contains(beside))
        .filter_map(|beside| grid.at(beside))
        .filter(|space| space.tile().is_some())
        .collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// How many spaces a tile would touch.
#[must_use]
pub fn touches(map: &Map, placement: Placement) -> usize {
    touched(map, placement).len()
}

/// The spaces of other tiles that a tile would touch.
#[must_use]
pub fn touched(map: &Map, placement: Placement) -> Spaces {
    spaces_touched(&Grid::of(map), placement).into_iter().collect()
}

/// The places that a tile would enclose completely (ND-3.11): free ones from which no way leads out.
#[must_use]
pub fn holes(map: &Map, placement: Placement) -> Vec<Hex> {
    enclosed(&Grid::of(map), placement)
}

fn enclosed(grid: &Grid, placement: Placement) -> Vec<Hex> {
    let hexes = placement.hexes();
    let taken = |hex: Hex| grid.at(hex).is_some() || hexes.contains(&hex);
    let mut around: Vec<Hex> =
        hexes.iter().flat_map(|hex| hex.neighbors()).filter(|hex| !taken(*hex)).collect();
    around.sort_unstable();
    around.dedup();
    let mut holes = Vec::new();
    // Neighbors of the tile that hang together lead out together, or not at all.
    while let Some(start) = around.pop() {
        let mut together = vec![start];
        while let Some(hex) = together.pop() {
            let (near, far) =
                around.into_iter().partition(|other| hex.neighbors().any(|beside| beside == *other));
            around = far;
            together.extend::<Vec<Hex>>(near);
        }
        if !holes.contains(&start) {
            holes.extend(pocket(start, &taken));
        }
    }
    holes
}

/// More free places than this around a start are the open table: water tokens are few.
const OPEN: usize = 60;

/// The free places connected with one, if they are few enough to be a hole.
fn pocket(start: Hex, taken: &impl Fn(Hex) -> bool) -> Vec<Hex> {
    let mut found = vec![start];
    let mut next = 0;
    while next < found.len() {
        for beside in found[next].neighbors() {
            if !taken(beside) && !found.contains(&beside) {
                found.push(beside);
            }
        }
        next += 1;
        if found.len() > OPEN {
            return Vec::new();
        }
    }
    found
}

fn is_free(grid: &Grid, placement: Placement) -> bool {
    placement.hexes().iter().all(|hex| hex.on_table() && grid.at(*hex).is_none())
}

/// Whether a tile may lie like that (ND-3.7 to ND-3.9). For most places this is seen at once; the
/// others may be right only because there are no better ones.
#[must_use]
pub fn may_lie(map: &Map, core: &[Tile], placement: Placement) -> bool {
    let grid = Grid::of(map);
    let touched = spaces_touched(&grid, placement);
    let at_once = is_free(&grid, placement)
        && touched.len() >= TOUCHES
        && touched.iter().any(|space| is_of(*space, core))
        && enclosed(&grid, placement).len() + map.water_tokens().len() <= 8;
    at_once || placements(map, core).contains(&placement)
}

/// ND-3.6: one of the own tiles.
///
/// # Errors
/// If it is not.
pub fn check_choose(table: &Table, seat: Seat, tile: Tile) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::ChooseTile { .. });
    rule("ND-3.6").require(asked, || msg!("tile-is-not-chosen-now"))?;
    rule("ND-3.6").require(table.hands[seat].contains(&tile), || msg!("not-your-tile", tile = tile.number()))
}

/// Takes a tile in hand.
pub fn apply_choose(table: &mut Table, seat: Seat, tile: Tile) {
    table.frames.pop();
    table.frames.push(Frame::TurnTile { seat, tile });
}

/// The sides and rotations with which the tile can be laid somewhere (ND-3.7).
pub(super) fn turns(table: &Table) -> impl Iterator<Item = Action> {
    let placements = placements(&table.map, &table.core);
    let fits =
        move |side, turned| placements.iter().any(|found| found.side == side && found.turned == turned);
    let all = Side::ALL.into_iter().flat_map(|side| (0..6).map(move |turned| (side, turned)));
    all.filter(move |(side, turned)| fits(*side, *turned))
        .map(|(side, turned)| Action::TurnTile { side, turned })
}

/// ND-3.7 to ND-3.9: there must be a place for it.
///
/// # Errors
/// If there is none.
pub fn check_turn(table: &Table, side: Side, turned: u8) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::TurnTile { .. });
    rule("ND-3.7").require(asked, || msg!("tile-is-not-turned-now"))?;
    rule("ND-3.7").require(turned < 6, || msg!("no-such-rotation"))?;
    let mut placements = placements(&table.map, &table.core).into_iter();
    let fits = placements.any(|found| found.side == side && found.turned == turned);
    rule("ND-3.9").require(fits, || msg!("tile-fits-nowhere-like-that"))
}

/// Turns the tile in hand.
pub fn apply_turn(table: &mut Table, side: Side, turned: u8) {
    if let Some(Frame::TurnTile { seat, tile }) = table.frames.pop() {
        table.frames.push(Frame::LayTile { seat, tile, side, turned });
    }
}

/// The places where the tile can be laid as it is turned.
pub(super) fn places(table: &Table) -> impl Iterator<Item = Action> {
    let frame = table.frame();
    let like_that = move |found: &Placement| match frame {
        Frame::LayTile { side, turned, .. } => found.side == side && found.turned == turned,
        _ => false,
    };
    placements(&table.map, &table.core).into_iter().filter(like_that).map(|found| Action::LayTile(found.at))
}

/// ND-3.7 to ND-3.9: whether the tile may lie there.
///
/// # Errors
/// Why not.
pub fn check_lay(table: &Table, at: Hex) -> Result<(), Rejection> {
    let Frame::LayTile { side, turned, .. } = table.frame() else {
        return Err(rule("ND-3.8").refuse(msg!("tile-is-not-laid-now")));
    };
    let placement = Placement { side, at, turned };
    if may_lie(&table.map, &table.core, placement) {
        return Ok(());
    }
    let free = at.on_table() && is_free(&Grid::of(&table.map), placement);
    rule("ND-3.7").require(free, || msg!("tile-overlaps"))?;
    let touched = touches(&table.map, placement);
    rule("ND-3.8").require(touched >= TOUCHES, || msg!("tile-touches-too-little", touched))?;
    let dry = holes(&table.map, placement).len() + table.map.water_tokens().len() <= 8;
    rule("ND-R67").require(dry, || msg!("too-much-water-needed"))?;
    Err(rule("ND-3.9").refuse(msg!("tile-misses-the-core")))
}

/// Lays a tile, fills the hole it closes (ND-3.11) and founds the capital on a star (ND-3.10).
pub fn apply_lay(table: &mut Table, seat: Seat, at: Hex, log: &mut impl Log<Event>) {
    let Some(Frame::LayTile { tile, side, turned, .. }) = table.frames.pop() else { return };
    let placement = Placement { side, at, turned };
    let holes = holes(&table.map, placement);
    table.map.lay(tile, placement);
    log.tell(Event::TileLaid { seat, tile, side, at, turned });
    if !holes.is_empty() {
        table.map.fill(&holes);
        log.tell(Event::HoleFilled { tokens: holes.len() as u8 });
    }
    table.hands[seat].take(tile);
    found_capital(table, seat, tile, log);
    let next = seat.next(table.seats());
    if table.hands[next].is_empty() {
        // ND-3.12: the marks of the core are taken away, and setup goes on.
        table.core.clear();
        crate::setup::populate(table);
        log.tell(Event::MapBuilt);
    } else {
        table.frames.push(Frame::ChooseTile { seat: next });
    }
}

/// Puts a player's capital on the star of a tile, if it has one.
pub fn found_capital(table: &mut Table, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let mut spaces = (0..10).map(|number| Space::of_tile(tile, number));
    if let Some(star) = spaces.find(|space| table.map.stars().contains(*space)) {
        table.board.put(star, seat, Piece::Capital);
        log.tell(Event::CapitalFounded { seat, at: Spot::of(table, star) });
    }
}

/// The stars of the first map that nobody has chosen yet (ND-2.7).
#[must_use]
pub fn free_stars(table: &Table) -> Spaces {
    table.map.stars().without(table.board.held())
}

/// ND-2.7: a star that nobody has chosen.
///
/// # Errors
/// If it is none.
pub fn check_capital(table: &Table, star: Space) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::ChooseCapital { .. });
    rule("ND-2.7").require(asked, || msg!("capitals-stand-already"))?;
    rule("ND-2.7").require(table.map.stars().contains(star), || msg!("no-star-there", space = star))?;
    rule("ND-2.7").require(free_stars(table).contains(star), || msg!("star-is-taken", space = star))
}

/// Puts the capital there; the next player without one chooses (ND-R92).
pub fn apply_capital(table: &mut Table, seat: Seat, star: Space, log: &mut impl Log<Event>) {
    table.frames.pop();
    table.board.put(star, seat, Piece::Capital);
    log.tell(Event::CapitalFounded { seat, at: Spot::of(table, star) });
    let next = seat.next(table.seats());
    if table.board.0[next].capital.is_none() {
        table.frames.push(Frame::ChooseCapital { seat: next });
    }
}
