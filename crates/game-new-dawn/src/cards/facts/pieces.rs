//! The pieces in the box (chapter 1).

use serde::Deserialize;

use super::{Names, Provenance};
use crate::cards::{FocusType, Resource, Terrain};

/// The component list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentsFacts {
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// What is in the box.
    #[serde(rename = "component")]
    pub components: Vec<ComponentFacts>,
    /// The colors of the players.
    #[serde(rename = "player_color")]
    pub colors: Vec<Entry>,
    /// The resources.
    #[serde(rename = "resource")]
    pub resources: Vec<ResourceFacts>,
    /// The terrains.
    #[serde(rename = "terrain")]
    pub terrains: Vec<TerrainFacts>,
    /// The types of focus cards.
    #[serde(rename = "focus_type")]
    pub types: Vec<TypeFacts>,
}

impl ComponentsFacts {
    /// The entry of a kind of piece.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&ComponentFacts> {
        self.components.iter().find(|component| component.id == id)
    }
}

facts! {
    /// A thing that has nothing but a name.
    Entry(String) {}
}

facts! {
    /// A kind of piece in the box.
    ComponentFacts(String) {
        /// How many there are.
        #[serde(rename = "box")]
        in_box: u8,
        /// How many of one color.
        #[serde(default)]
        per_player: Option<u8>,
        /// How many of one type.
        #[serde(default)]
        per_type: Option<u8>,
        /// How many cards for each city-state.
        #[serde(default)]
        copies_per_city_state: Option<u8>,
        /// How many faces the double-sided tokens have.
        #[serde(default)]
        faces: Option<u8>,
        /// The most that lie on one focus card.
        #[serde(default)]
        max_per_focus_card: Option<u8>,
        /// Whether the game can run out of it (ND-1.3).
        limited: bool,
    }
}

facts! {
    /// A resource.
    ResourceFacts(Resource) {
        /// How many tokens there are.
        tokens: u8,
    }
}

facts! {
    /// A terrain.
    TerrainFacts(Terrain) {
        /// The slot it belongs to; 0 if to none.
        slot: u8,
        /// The difficulty.
        difficulty: u8,
    }
}

facts! {
    /// A type of focus cards.
    TypeFacts(FocusType) {
        /// What a spent trade token gives.
        trade_token_effect: String,
        /// The printed symbol.
        symbol: String,
    }
}
