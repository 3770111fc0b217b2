//! The ground of a map that lies whole never changes: it is drawn once and kept, as are the turns that show it largest.

use std::sync::{Arc, Mutex, PoisonError};

use game_new_dawn::map::{LaidTile, Map};
use game_new_dawn::options::TileReading;
use look::{Markup, PreEscaped};

use super::fit::Fit;
use super::grid::Hexes;
use super::map_ground;

/// So many maps are kept; whoever looks at another one has it drawn.
const MOST: usize = 32;

/// What is kept of a map.
pub struct Ground {
    tiles: Vec<LaidTile>,
    reading: TileReading,
    markup: String,
    /// How the map lies in its windows.
    pub fit: Fit,
}

impl Ground {
    /// The drawing.
    pub fn markup(&self) -> Markup {
        PreEscaped(self.markup.clone())
    }
}

static KEPT: Mutex<Vec<Arc<Ground>>> = Mutex::new(Vec::new());

/// The ground of a map.
pub fn ground(map: &Map, reading: TileReading) -> Arc<Ground> {
    let is_this = |kept: &Arc<Ground>| kept.reading == reading && kept.tiles == map.tiles();
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = kept.iter().position(is_this) {
        // What is looked at stays longest.
        let found = kept.remove(found);
        kept.push(Arc::clone(&found));
        return found;
    }
    let hexes: Hexes = map.on_map().iter().map(|space| map.hex(space)).collect();
    let markup = if map.tiles().is_empty() { Markup::default() } else { map_ground("m", map) };
    let drawn = Arc::new(Ground {
        tiles: map.tiles().to_vec(),
        reading,
        markup: markup.into_string(),
        fit: Fit::of(&hexes),
    });
    if kept.len() == MOST {
        kept.remove(0);
    }
    kept.push(Arc::clone(&drawn));
    drawn
}
