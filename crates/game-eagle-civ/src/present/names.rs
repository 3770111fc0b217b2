//! The names of the data files in each language.

use engine::{DataName, Name};

use crate::cards::{
    Era, Improvement, Kind, Marker, Milestone, Region, Resource, Technology, Text, UnitType, Wonder, Zone,
    tables,
};

/// All names.
pub fn names() -> Vec<DataName> {
<<<<<<< HEAD
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
        let figure = tables().figures.iter().find(|figure| figure.key == key.0);
        figure.into_iter().for_each(|figure| add(key, &figure.text));
    }
    debug_assert!(
        Resource::ALL.iter().all(|resource| found.iter().any(|name| name.key == resource.name().0))
    );
    found
=======
    let mut names = Vec::new();
    let era = |era: &Era| entry(era.name(), &tables().eras[era.index()].text);
    names.extend(Era::ALL.iter().map(era));
    names.extend(Resource::ALL.iter().map(|resource| entry(resource.name(), resource_text(*resource))));
    names.extend(Technology::ALL.iter().map(|card| entry(card.name(), &card.facts().text)));
    names.extend(Wonder::ALL.iter().map(|card| entry(card.name(), &card.facts().text)));
    names.extend(Improvement::ALL.iter().map(|card| entry(card.name(), &card.facts().text)));
    names.extend(Marker::ALL.iter().map(|marker| entry(marker.name(), &marker.facts().text)));
    names.extend(Milestone::ALL.iter().map(|milestone| entry(milestone.name(), &milestone.facts().text)));
    names.extend(UnitType::ALL.iter().map(|unit| entry(unit.name(), &unit.facts().text)));
    names.extend(Region::ALL.iter().map(|region| entry(region.name(), &region.facts().text)));
    names.extend(Zone::ALL.iter().map(|zone| entry(zone.name(), &zone.facts().text)));
    names.extend(figures());
    names
}

/// The figures that pieces are named by; the catapult stands for two kinds of pieces.
fn figures() -> impl Iterator<Item = DataName> {
    let named = |kind: &Kind| {
        let id = kind.figure().0.strip_prefix("figure-")?;
        let figure = tables().figures.iter().find(|figure| figure.id == id)?;
        (*kind != Kind::MedievalArtillery).then(|| entry(kind.figure(), &figure.text))
    };
    Kind::ALL.iter().filter_map(named)
}

/// A resource is named as its marker.
fn resource_text(resource: Resource) -> &'static Text {
    let marker = Marker::ALL.iter().find(|marker| marker.resource() == Some(resource));
    &marker.expect("every resource has its marker").facts().text
}

fn entry(name: Name, text: &Text) -> DataName {
    DataName { key: name.0, names: [&text.name_en, &text.name_de, &text.name_nl].map(String::clone) }
>>>>>>> ec
}
