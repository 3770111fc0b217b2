//! The names of the data files in each language.

use engine::{DataName, Name};

use crate::cards::{
    Era, Improvement, Kind, Marker, Milestone, Region, Resource, Technology, Text, UnitType, Wonder, Zone,
    tables,
};

/// All names.
pub fn names() -> Vec<DataName> {
    let mut found = Vec::new();
    let mut add = |key: Name, text: &Text| {
        let names = [&text.name_en, &text.name_de, &text.name_nl].map(String::clone);
        found.push(DataName { key: key.0, names });
    };
    Era::ALL.iter().for_each(|era| add(era.name(), &tables().eras[era.index()].text));
    Technology::ALL.iter().for_each(|card| add(card.name(), &card.facts().text));
    Wonder::ALL.iter().for_each(|card| add(card.name(), &card.facts().text));
    Improvement::ALL.iter().for_each(|card| add(card.name(), &card.facts().text));
    Marker::ALL.iter().for_each(|marker| add(marker.name(), &marker.facts().text));
    Milestone::ALL.iter().for_each(|milestone| add(milestone.name(), &milestone.facts().text));
    Region::ALL.iter().for_each(|region| add(region.name(), &region.facts().text));
    Zone::ALL.iter().for_each(|zone| add(zone.name(), &zone.facts().text));
    UnitType::ALL.iter().for_each(|unit| add(unit.name(), &unit.facts().text));
    tables().city_cards.iter().for_each(|card| add(Name(&card.id), &card.text));
    // A resource is called as its marker is.
    for marker in Marker::ALL {
        if let Some(resource) = marker.resource() {
            add(resource.name(), &marker.facts().text);
        }
    }
    let figures = Kind::ALL.iter().filter(|kind| !matches!(kind, Kind::Carrier | Kind::MedievalArtillery));
    for key in figures.map(|kind| kind.figure()) {
        let id = key.0.trim_start_matches("figure-");
        let figure = tables().figures.iter().find(|figure| figure.id == id);
        figure.into_iter().for_each(|figure| add(key, &figure.text));
    }
    debug_assert!(
        Resource::ALL.iter().all(|resource| found.iter().any(|name| name.key == resource.name().0))
    );
    found
}
