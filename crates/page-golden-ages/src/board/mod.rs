//! The board: one drawing of 100 units a space, from the ground up to the rim.
//!
//! Everything upright sits at a space by its classes (`at r2 c6`), so that a move is a change of
//! classes, and the board can be turned on a tall screen without a second drawing.

mod coast;
mod curve;
mod ghost;
mod ground;
mod picture;
mod pieces;
mod targets;
mod tip;

use engine::msg;
use game_golden_ages::map::{COLS, ROWS as MAP_ROWS, Space};
use look::part::named_icon;
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
    html! {
        div.board__table {
            svg.board__svg id="board-svg" viewBox="0 0 1056 1056" preserveAspectRatio="xMinYMin slice" role="group"
                aria-label=(page.say(&msg!("map-label"))) {
                (ground::defs(page))
                g id="board-view" {
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
                (ground::rim())
            }
            (tip::tips(page))
            (tools(page))
        }
    }
}

fn tools(page: &Page<'_>) -> Markup {
    let zoom = |way: &str, icon_id: &str, name: String| {
        html! {
            button.btn.btn--icon type="button" data-zoom=(way) title=(name) { (named_icon(icon_id, &name)) }
        }
    };
    let text = page.say(&msg!("board-as-text"));
    html! {
        div.board__tools {
            (zoom("in", "i-plus", page.say(&msg!("zoom-in"))))
            (zoom("out", "i-minus", page.say(&msg!("zoom-out"))))
            (zoom("fit", "i-fit", page.say(&msg!("zoom-fit"))))
            a.btn.btn--icon id="board-text" href=(page.on.text_form) title=(text) { (named_icon("i-text", &text)) }
        }
    }
}
