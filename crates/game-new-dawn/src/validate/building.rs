//! Positions in which the map is being built: what lies there must come about if it is built again,
//! tile by tile (ND-3).

use engine::{BySeat, Corrupt, Seat};

use super::ensure;
use crate::board::Piece;
use crate::cards::{Tile, TileKind};
use crate::frame::Frame;
use crate::map::LaidTile;
use crate::options::{Capitals, MapChoice, Options};
use crate::rules::building::{apply_lay, free_stars, may_lie};
use crate::setup;
use crate::state::Table;

/// How many tiles the core has (ND-3.2).
const CORE: usize = 4;

/// Whether the players can have laid the tiles like this, and done nothing else yet.
pub(super) fn validate(table: &Table) -> Result<(), Corrupt> {
    ensure(table.options.map == MapChoice::Built, "the ready-made map is not built")?;
    ensure(table.map.tiles().len() >= CORE, "the core lies on the table")?;
    let (core, others) = table.map.tiles().split_at(CORE);
    let mut again = begin(table);
    lay_core(&mut again, core)?;
    deal(&mut again, others)?;
    let mut builders = table.builder.clockwise(table.seats()).cycle();
    for (laid, seat) in others.iter().zip(&mut builders) {
        lay(&mut again, seat, *laid)?;
    }
    let [Frame::PlaceDirection, question] = *table.frames else {
        return ensure(false, "the direction token waits for the map, and nothing else");
    };
    ensure(question.seat() == builders.next(), "tiles are laid in turn")?;
    again.frames = table.frames;
    ensure(again == *table, "nothing happens before the map is built")
}

/// Whether the players can have chosen their capitals like this, and done nothing else yet (ND-2.7).
pub(super) fn validate_choosing(table: &Table) -> Result<(), Corrupt> {
    let Options { map, capitals, .. } = table.options;
    let chosen = map == MapChoice::First && capitals == Capitals::Chosen;
    ensure(chosen, "capitals are chosen on the ready-made map")?;
    let mut again = begin(table);
    setup::lay_first_tiles(&mut again);
    let choosers = || table.builder.clockwise(table.seats());
    for (seat, star) in choosers().map_while(|seat| Some((seat, table.board.0[seat].capital?))) {
        ensure(free_stars(&again).contains(star), "capitals stand on stars")?;
        again.board.put(star, seat, Piece::Capital);
    }
    let next = choosers().find(|seat| again.board.0[*seat].capital.is_none());
    let [Frame::PlaceDirection, Frame::ChooseCapital { seat }] = *table.frames else {
        return ensure(false, "the direction token waits for the capitals, and nothing else");
    };
    ensure(Some(seat) == next, "capitals are chosen in turn")?;
    again.frames = table.frames;
    ensure(again == *table, "nothing happens before the capitals stand")
}

/// The table as it is before a tile is laid, with all that was chosen or drawn for it.
fn begin(table: &Table) -> Table {
    let seats = table.seats();
    let players = BySeat::from_fn(seats, |seat| setup::player(table.players[seat].leader));
    let mut again = setup::table(table.options, players, table.victory);
    again.turn.seat = table.first;
    Table {
        first: table.first,
        builder: table.builder,
        hands: table.hands,
        face_up: table.face_up,
        below: table.below,
        ..again
    }
}

/// ND-3.2 to ND-3.4: two natural wonders and two city-states, as the layout says.
fn lay_core(again: &mut Table, core: &[LaidTile]) -> Result<(), Corrupt> {
    let of = |kind| core.iter().filter(|laid| laid.tile.facts().kind == kind).count();
    let mixed = of(TileKind::NaturalWonder) == 2 && of(TileKind::CityState) == 2;
    ensure(mixed, "two natural wonders and two city-states in the core")?;
    for (laid, placement) in core.iter().zip(setup::core_placements(core[0].placement.side)) {
        ensure(laid.placement == placement, "the core lies as its layout says")?;
        again.map.lay(laid.tile, placement);
        again.core.push(laid.tile);
    }
    Ok(())
}

/// ND-3.1, ND-3.5: the tiles that were laid go back into the hands from which they came; then
/// everybody has a capital tile and two others.
fn deal(again: &mut Table, laid: &[LaidTile]) -> Result<(), Corrupt> {
    let builders = again.builder.clockwise(again.seats()).cycle();
    for (laid, seat) in laid.iter().zip(builders) {
        ensure(!again.hands[seat].is_full(), "three tiles for each player")?;
        again.hands[seat].push(laid.tile);
    }
    let mut dealt: Vec<Tile> = again.core.to_vec();
    for hand in again.hands.iter() {
        let capitals = hand.iter().filter(|tile| tile.facts().kind == TileKind::Capital).count();
        ensure(hand.is_full() && capitals == 1, "three tiles for each player, one of them for the capital")?;
        dealt.extend(hand.iter());
    }
    let once = |(index, tile): (usize, &Tile)| !dealt[..index].contains(tile);
    ensure(dealt.iter().enumerate().all(once), "every tile once")
}

fn lay(again: &mut Table, seat: Seat, LaidTile { tile, placement }: LaidTile) -> Result<(), Corrupt> {
    let may = may_lie(&again.map, &again.core, placement);
    ensure(may, "tiles lie where they may be laid")?;
    let question = Frame::LayTile { seat, tile, side: placement.side, turned: placement.turned };
    again.frames.push(question);
    apply_lay(again, seat, placement.at, &mut ());
    again.frames.clear();
    Ok(())
}
