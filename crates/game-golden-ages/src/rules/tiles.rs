//! Chapter 6, phase B: drawing and laying continent tiles.

use engine::{Log, Rejection, Seat, msg, rule};
use enumset::EnumSet;

use crate::board::{Board, LaidTile, Turn};
use crate::cards::{Epoch, Tile};
use crate::event::Event;
use crate::map::Space;
use crate::state::{Question, State};

/// GA-6.2: draws a tile, again until one fits; if none does, the step is skipped (GA-R07).
pub fn draw(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    let mut pile = face_down(state);
    while !pile.is_empty() {
        let index = state.rng.below(u32::try_from(pile.len()).expect("few tiles"));
        let tile = pile.iter().nth(index as usize).expect("below their number");
        if state.board.places(tile).next().is_some() {
            state.tiles.remove(tile);
            log.tell(Event::TileDrawn { seat, tile });
            return Some(Question::LayTile { tile });
        }
        pile.remove(tile);
    }
    log.tell(Event::NoTileFits { seat });
    None
}

/// GA-6.2: three spaces in epoch I, two in the others.
fn face_down(state: &State) -> EnumSet<Tile> {
    let size = if state.epoch == Epoch::I { 3 } else { 2 };
    state.tiles.iter().filter(|tile| tile.facts().size == size).collect()
}

/// GA-6.3 to GA-6.8: where a tile may lie.
pub fn check(board: &Board, laid: LaidTile) -> Result<(), Rejection> {
    let outside = || rule("GA-6.4").refuse(msg!("tile-outside-the-grid"));
    let footprint = laid.footprint().ok_or_else(outside)?;
    rule("GA-6.8").require(!board.overlaps(&footprint), || msg!("tile-overlaps"))?;
    rule("GA-6.3").require(board.touches(&footprint), || msg!("tile-touches-none"))?;
    rule("GA-6.6").require(board.fits(&footprint), || msg!("tile-land-must-meet-land"))
}

/// Lays the tile and sends the colonists below it home; then the capital may move (GA-R09).
pub fn apply(state: &mut State, seat: Seat, laid: LaidTile, log: &mut impl Log<Event>) -> Option<Question> {
    let footprint = laid.footprint().expect("check has found it inside the grid");
    state.board.lay(laid, &footprint);
    let LaidTile { tile, at, turn } = laid;
    log.tell(Event::TileLaid { seat, tile, at, turn });
    for owner in state.players.seats() {
        let covered = state.players[owner].colonists.spaces() & footprint.spaces;
        covered.iter().for_each(|from| send_home(state, owner, from, log));
    }
    Some(Question::Capital)
}

/// GA-6.10, GA-12.5: a player's colonists on a space go to the capital, standing or lying as they
/// were. This is no movement: nothing is paid for it (GA-R11).
pub fn send_home(state: &mut State, owner: Seat, from: Space, log: &mut impl Log<Event>) {
    let player = &mut state.players[owner];
    let home = player.capital.expect("colonists are on the map only after the capital");
    let colonists = player.colonists.move_all(from, home);
    log.tell(Event::SentHome { seat: owner, from, colonists });
}

/// GA-2.2: the square tile in the middle of the board, turned in this way.
#[must_use]
pub fn square_tile(turn: Turn) -> LaidTile {
    let (row, col) = match turn {
        Turn::Deg0 => (2, 4),
        Turn::Deg90 => (2, 5),
        Turn::Deg180 => (3, 5),
        Turn::Deg270 => (3, 4),
    };
    let at = Space::at(row, col).expect("the middle of the board");
    LaidTile { tile: Tile::Square, at, turn }
}

/// GA-R02: the start player of epoch I lays the square tile.
pub fn apply_square_tile(
    state: &mut State,
    seat: Seat,
    turn: Turn,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    lay_square_tile(state, turn);
    log.tell(Event::SquareTileTurned { seat, turn });
    None
}

/// GA-2.2: lays the square tile.
pub fn lay_square_tile(state: &mut State, turn: Turn) {
    let laid = square_tile(turn);
    state.tiles.remove(Tile::Square);
    state.board.lay(laid, &laid.footprint().expect("the middle of the board"));
}
