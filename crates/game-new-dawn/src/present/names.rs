//! The names of the data files in each language.

use engine::DataName;

use crate::cards::{
    Age, Agenda, Barbarian, CityState, DialSymbol, Focus, FocusType, Leader, Names, Natural, Pact, Resource,
    Terrain, Tile, VictoryCard, Wonder, data,
};

/// All names.
pub fn names() -> Vec<DataName> {
    let facts = data();
    let mut found = Vec::new();
    let mut add = |key: engine::Name, names: Names<'_>| {
        found.push(DataName { key: key.0, names: [names.en, names.de, names.nl].map(String::from) });
    };
    Focus::ALL.iter().for_each(|card| add(card.name(), card.facts().names()));
    Leader::ALL.iter().for_each(|leader| add(leader.name(), leader.facts().names()));
    for leader in Leader::ALL {
        let sheet = leader.facts();
        add(leader.ruler(), Names { en: &sheet.leader_en, de: &sheet.leader_de, nl: &sheet.leader_nl });
        add(leader.ability(), Names { en: &sheet.ability_en, de: &sheet.ability_de, nl: &sheet.ability_nl });
    }
    Wonder::ALL.iter().for_each(|wonder| add(wonder.name(), wonder.facts().names()));
    CityState::ALL.iter().for_each(|state| add(state.name(), state.facts().names()));
    Natural::ALL.iter().for_each(|natural| add(natural.name(), facts.naturals[*natural as usize].names()));
    Pact::ALL.iter().for_each(|pact| add(pact.name(), pact.facts().names()));
    VictoryCard::ALL.iter().for_each(|card| add(card.name(), facts.victory[*card as usize].names()));
    Agenda::ALL.iter().for_each(|agenda| add(agenda.name(), agenda.facts().names()));
    Age::ALL.iter().for_each(|age| add(age.name(), facts.ages[*age as usize].names()));
    let components = &facts.components;
    Resource::ALL.iter().for_each(|found| add(found.name(), components.resources[*found as usize].names()));
    Terrain::ALL.iter().for_each(|found| add(found.name(), components.terrains[*found as usize].names()));
    FocusType::ALL.iter().for_each(|found| add(found.name(), components.types[*found as usize].names()));
    let barbarians = &facts.events.barbarians;
    Barbarian::ALL.iter().for_each(|letter| add(letter.name(), barbarians[*letter as usize].names()));
    for symbol in DialSymbol::ALL {
        let space = facts.events.spaces.iter().find(|space| space.symbol == *symbol);
        if let Some(space) = space {
            add(symbol.name(), Names { en: &space.name_en, de: &space.name_de, nl: &space.name_nl });
        }
    }
    for tile in Tile::all() {
        let of = |word: &str| format!("{word} {}", tile.number());
        let names = ["Map tile", "Spielplanteil", "Kaartdeel"].map(of);
        found.push(DataName { key: tile.name().0, names });
    }
    found
}
