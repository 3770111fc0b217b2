//! The tile that is to be laid: how it would lie at every place, and its picture on the buttons
//! that turn it.

use engine::msg;
use game_golden_ages::board::{Board, LaidTile, Turn};
use game_golden_ages::cards::Tile;
use game_golden_ages::map::{Side, Space, Spaces};
use look::{Markup, html};

use super::coast::{Land, shore};
use super::ground::{counter, outline};
use super::{at, left, top};
use crate::choice::Level;
use crate::icons;
use crate::options::tile_to_lay;
use crate::page::Page;

/// A tile somewhere on an otherwise empty board.
struct Picture {
    tile: LaidTile,
    spaces: Spaces,
    board: Board,
}

impl Picture {
    fn new(tile: LaidTile) -> Option<Self> {
        let footprint = tile.footprint()?;
        let mut board = Board::new();
        board.lay(tile, &footprint);
        Some(Self { tile, spaces: footprint.spaces, board })
    }

    /// The first place, from the upper left corner, at which the tile lies inside the grid.
    fn in_the_corner(tile: Tile, turn: Turn) -> Option<Self> {
        Space::all().find_map(|at| Self::new(LaidTile { tile, at, turn }))
    }

    fn land(&self) -> Land {
        let mut land = Land::default();
        for space in self.spaces.iter() {
            let sides = Side::ALL.map(|side| self.board.land(space).contains(side));
            land[usize::from(space.row())][usize::from(space.col())] = Some(sides);
        }
        land
    }

    /// The part of the drawing that shows the tile in the middle of a square.
    fn frame(&self) -> String {
        let rows = 1 + self.spaces.iter().map(|space| u16::from(space.row())).max().unwrap_or(0);
        let columns = 1 + self.spaces.iter().map(|space| u16::from(space.col())).max().unwrap_or(0);
        format!("{} {} 208 208", i32::from(columns) * 50 - 76, i32::from(rows) * 50 - 76)
    }

    /// The tile as a drawing.
    fn drawing(&self) -> Markup {
        let shore = shore(&self.land());
        html! {
            path.tiles d=(outline(self.spaces.iter())) {}
            path.wave.wave-line d=(shore.line) stroke-width="10" {}
            path.wave.wave-gap d=(shore.line) stroke-width="8.4" {}
            path.land d=(shore.land) {}
            path.coast d=(shore.line) {}
        }
    }
}

fn turn_of(degrees: &str) -> Option<Turn> {
    Turn::try_from(degrees.parse::<u16>().ok()?).ok()
}

/// The picture of the tile to be laid, turned by so many degrees, for a button.
pub fn tile_picture(page: &Page<'_>, degrees: &str) -> Markup {
    let picture = tile_to_lay(page).and_then(|tile| Picture::in_the_corner(tile, turn_of(degrees)?));
    html! {
        @if let Some(picture) = picture {
            svg.tile-picture viewBox=(picture.frame()) aria-hidden="true" {
                (picture.drawing())
                @for space in picture.spaces.iter() {
                    @let (x, y) = (left(usize::from(space.col())) + 50.0, top(usize::from(space.row())) + 50.0);
                    @for (place, resource) in picture.board.symbols(space).iter().enumerate() {
                        g transform={ "translate(" (x - 14.0 + 34.0 * f32::from(u8::try_from(place).unwrap_or(0))) " " (y) ") scale(1.5)" } {
                            (counter("", icons::resource(*resource)))
                        }
                    }
                }
            }
        }
    }
}

/// A target at the first space of the tile for every place it may have in the chosen orientation;
/// the place under pointer or focus, or the one chosen, shows the tile.
pub fn ghosts(page: &Page<'_>) -> Markup {
    let Some(tile) = tile_to_lay(page) else { return Markup::default() };
    let Some(turn) = page.choice.value("turn").and_then(turn_of) else { return Markup::default() };
    let Some(level) = page.choice.level("to") else { return square(tile, turn) };
    let Some(model) = Picture::in_the_corner(tile, turn) else { return Markup::default() };
    html! {
        defs { g id="ghost-tile" { (model.drawing()) } path id="ghost-outline" d=(outline(model.spaces.iter())) {} }
        g id="ghosts" {
            @for (value, _) in &level.values {
                @if let Some(picture) = value.parse().ok().and_then(|at| Picture::new(LaidTile { tile, at, turn })) {
                    (ghost(page, level, value, &picture, &model))
                }
            }
        }
    }
}

fn ghost(page: &Page<'_>, level: &Level, value: &str, picture: &Picture, model: &Picture) -> Markup {
    let moved = |from: u8, to: u8| (i32::from(to) - i32::from(from)) * 100;
    let (x, y) = (
        moved(model.tile.at.col(), picture.tile.at.col()),
        moved(model.tile.at.row(), picture.tile.at.row()),
    );
    let spaces: Vec<String> = picture.spaces.iter().map(|space| space.to_string()).collect();
    let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == value);
    let action = page.single(level, value).map(|offer| offer.json.to_string());
    html! {
        a.target.ghost.is-focus[is_taken].(at(picture.tile.at)) id={ "target-" (value) } href=(page.choose("to", value))
            data-action=[action] aria-label=(page.say(&msg!("lay-on", spaces = spaces))) {
            rect.ghost__hit x="-48" y="-48" width="96" height="96" {}
            circle.ghost__dot r="9" {}
        }
        // Beside the link, so that its own place stays the place to click.
        g.ghost__tile aria-hidden="true" {
            g.ground { use href="#ghost-tile" x=(x) y=(y) {} use.ghost__rim href="#ghost-outline" x=(x) y=(y) {} }
            (upright(picture))
        }
    }
}

/// Terrain and symbols of a tile.
fn upright(picture: &Picture) -> Markup {
    html! {
        @for space in picture.spaces.iter() {
            @for (place, resource) in picture.board.symbols(space).iter().enumerate() {
                @if place == 0 { use.terrain.(at(space)) href={ "#" (icons::terrain(*resource)) } {} }
                (counter(&format!("{} n{}", at(space), place + 1), icons::resource(*resource)))
            }
        }
    }
}

/// The square tile has one place only.
fn square(tile: Tile, turn: Turn) -> Markup {
    let laid = game_golden_ages::rules::tiles::square_tile(turn);
    let picture = Picture::new(LaidTile { tile, ..laid });
    html! {
        @if let Some(picture) = picture {
            g.ground aria-hidden="true" { (picture.drawing()) }
            g aria-hidden="true" { (upright(&picture)) }
        }
    }
}
