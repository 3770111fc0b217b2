//! Small words that every sentence is made of.

use engine::{Arg, Message, msg};

use crate::board::{Board, LaidTile};
use crate::cards::{Epoch, Resource, Tile};
use crate::map::Space;

/// An epoch as its cards are marked.
pub fn roman(epoch: Epoch) -> &'static str {
    match epoch {
        Epoch::I => "I",
        Epoch::II => "II",
        Epoch::III => "III",
        Epoch::IV => "IV",
    }
}

/// Several things, or the word for none.
pub fn list<A: Into<Arg>>(items: impl IntoIterator<Item = A>) -> Message {
    let items: Vec<Arg> = items.into_iter().map(Into::into).collect();
    if items.is_empty() { msg!("none") } else { msg!("list", items) }
}

/// One sentence after the other; none if there is none.
pub fn paragraph(sentences: impl IntoIterator<Item = Message>) -> Option<Message> {
    sentences.into_iter().reduce(|first, second| msg!("join", first, second))
}

/// The symbols of a space.
pub fn symbols(symbols: &[Resource]) -> Message {
    let counted = Resource::ALL.iter().filter_map(|resource| {
        let count = symbols.iter().filter(|symbol| *symbol == resource).count();
        (count > 0).then(|| msg!("symbol", resource = resource.id(), count))
    });
    if symbols.is_empty() { msg!("no-symbol") } else { list(counted) }
}

/// The symbols of a tile.
pub fn tile_symbols(tile: Tile) -> Message {
    let all: Vec<Resource> = tile.facts().cells.iter().flat_map(|cell| &cell.symbols).copied().collect();
    symbols(&all)
}

/// What a tile shows where it lies, space by space; nothing if it does not lie on the board.
pub fn tile_places(laid: LaidTile) -> Option<Message> {
    let footprint = laid.footprint()?;
    let mut board = Board::new();
    board.lay(laid, &footprint);
    let place = |at: Space| msg!("symbols-at", symbols = symbols(&board.symbols(at)), at);
    Some(list(footprint.spaces.iter().map(place)))
}
