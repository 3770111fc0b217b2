//! The picture of a tile that is not on the board yet: on the buttons that turn it, and as a ghost.

use game_golden_ages::board::{Board, LaidTile, Turn};
use game_golden_ages::cards::Tile;
use game_golden_ages::map::{Side, Space, Spaces};
use look::{Markup, html};

use super::coast::{Land, shore};
use super::ground::{counter, outline};
use super::{left, top};
use crate::icons;
use crate::options::tile_to_lay;
use crate::page::Page;

/// A tile somewhere on an otherwise empty board.
pub struct Picture {
    /// The tile as it lies.
    pub tile: LaidTile,
    /// What it covers.
    pub spaces: Spaces,
    /// The board with this tile alone.
    board: Board,
}

impl Picture {
    /// The tile where it would lie; none if that is outside the grid.
    pub fn new(tile: LaidTile) -> Option<Self> {
        let footprint = tile.footprint()?;
        let mut board = Board::new();
        board.lay(tile, &footprint);
        Some(Self { tile, spaces: footprint.spaces, board })
    }

    /// The first place, from the upper left corner, at which the tile lies inside the grid.
    pub fn in_the_corner(tile: Tile, turn: Turn) -> Option<Self> {
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

    /// The ground of the tile as a drawing.
    pub fn drawing(&self) -> Markup {
        let shore = shore(&self.land());
        html! {
            path.tiles d=(outline(self.spaces.iter())) {}
            path.wave.wave-line d=(shore.line) stroke-width="10" {}
            path.wave.wave-gap d=(shore.line) stroke-width="8.4" {}
            path.land d=(shore.land) {}
            path.coast d=(shore.line) {}
        }
    }

    /// Terrain and symbols of one of its spaces, placed by these classes.
    pub fn upright(&self, space: Space, place: &str) -> Markup {
        html! {
            @for (number, resource) in self.board.symbols(space).iter().enumerate() {
                @if number == 0 { use.terrain.(place) href={ "#" (icons::terrain(*resource)) } {} }
                (counter(&format!("{place} n{}", number + 1), icons::resource(*resource)))
            }
        }
    }
}

/// The middle of a space in the drawing.
pub fn middle(space: Space) -> (f32, f32) {
    (left(usize::from(space.col())) + 50.0, top(usize::from(space.row())) + 50.0)
}

/// An orientation as the query of the page names it.
pub fn turn_of(degrees: &str) -> Option<Turn> {
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
                    @let (x, y) = middle(space);
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
