//! The board: one drawing of 100 units a space, from the ground up to the rim.
//!
//! Everything upright sits at a space by its classes (`at r2 c6`), so that a move is a change of
//! classes, and the board can be turned on a tall screen without a second drawing.

mod coast;
mod ghost;
mod ground;
mod picture;
mod pieces;
mod targets;
mod tip;

use engine::msg;
use game_golden_ages::map::{COLS, ROWS as MAP_ROWS, Space};
use look::board::{Board, Tools};
use look::{Markup, html};

use crate::page::Page;

pub use picture::tile_picture;

/// Rows of the grid.
const ROWS: usize = MAP_ROWS as usize;
/// Columns of the grid.
const COLUMNS: usize = COLS as usize;
/// The side of a space in the drawing.
const SPACE: f32 = 100.0;
/// The width of the rim.
const RIM: f32 = 28.0;

/// The left edge of a column.
#[expect(clippy::cast_precision_loss, reason = "ten columns")]
fn left(column: usize) -> f32 {
    RIM + SPACE * column as f32
}

/// The upper edge of a row.
#[expect(clippy::cast_precision_loss, reason = "six rows")]
fn top(row: usize) -> f32 {
    RIM + SPACE * row as f32
}

/// The classes that put something at a space.
fn at(space: Space) -> String {
    format!("at r{} c{}", space.row(), space.col())
}

/// The board with its tools.
pub fn board(page: &Page<'_>) -> Markup {
    let [zoom_in, zoom_out, zoom_fit, as_text] =
        [msg!("zoom-in"), msg!("zoom-out"), msg!("zoom-fit"), msg!("board-as-text")]
            .map(|word| page.say(&word));
    let words = Tools { zoom_in: &zoom_in, zoom_out: &zoom_out, zoom_fit: &zoom_fit, as_text: &as_text };
    let drawn = look::board::board(&Board {
        label: &page.say(&msg!("map-label")),
        view_box: "0 0 1056 1056",
        defs: ground::defs(page),
        view: layers(page),
        rim: ground::rim(),
        tips: tip::tips(page),
        words,
        text_form: page.on.text_form,
    });
    html! { (look::art::pieces()) (drawn) }
}

/// What lies on the table, from the ground up.
fn layers(page: &Page<'_>) -> Markup {
    html! {
        (ground::ground(page))
        (ground::scenery(page))
        (pieces::fresh(page))
        (targets::refusals(page))
        (targets::targets(page))
        (targets::chosen(page))
        (ground::symbols(page))
        (ghost::ghosts(page))
        (pieces::pieces(page))
        (targets::pays(page))
    }
}
