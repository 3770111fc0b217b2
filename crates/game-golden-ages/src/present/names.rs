//! The names of cards, tiles and regions, from the data files.

use engine::{DataName, Name};

use crate::cards::{
    Building, Civilization, FutureTechnology, Glory, IslandFacts, Resource, ScoringCard, Technology, Text,
    Tile, Wonder, islands,
};

/// All names in all languages.
pub fn names() -> Vec<DataName> {
    let mut names = Vec::new();
    macro_rules! list {
        ($($kind:ident),+) => {
            $(names.extend($kind::ALL.iter().map(|card| entry(card.name(), &card.facts().text)));)+
        };
    }
    list!(Resource, Technology, Building, Wonder, Civilization, FutureTechnology, ScoringCard, Glory, Tile);
    names.extend(islands().iter().map(|island| entry(island_name(island), &island.text)));
    names
}

/// The key of an island's name.
pub fn island_name(island: &'static IslandFacts) -> Name {
    Name(&island.id)
}

fn entry(name: Name, text: &Text) -> DataName {
    DataName { key: name.0, names: [&text.name_en, &text.name_de, &text.name_nl].map(String::clone) }
}
