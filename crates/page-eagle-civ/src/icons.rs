//! The icons of pieces, resources, markers and cards.

use game_eagle_civ::Area;
use game_eagle_civ::cards::{Class, Era, Kind, Marker, Resource};
use look::Markup;
use look::asset::{File, Sprite};
use maud::html;

use crate::world::symbol;

/// The icons of the game and its world; the icons of all games are found through it too.
pub static ICONS: Sprite =
    Sprite::new("ec-", File::new("eagle-civ.svg", include_str!("../assets/eagle-civ.svg")));

/// An icon beside its word.
pub fn icon(id: &str) -> Markup {
    ICONS.icon(id)
}

/// A small icon inside a line of text.
pub fn small(id: &str) -> Markup {
    ICONS.small_icon(id)
}

/// An icon that stands alone and therefore has a name.
pub fn named(id: &str, name: &str) -> Markup {
    html! { svg.icon role="img" aria-label=(name) { use href=(ICONS.href(id)) {} } }
}

/// The picture of a piece: its class and era.
pub const fn kind(kind: Kind) -> &'static str {
    match (kind.class(), kind.era()) {
        (None, _) => "ec-settler",
        (Some(class), era) => class_of(class, era),
    }
}

/// The picture of a class of units in an era. Artillery of the first two eras is one figure (EC-7.2).
pub const fn class_of(class: Class, era: Era) -> &'static str {
    match (class, era) {
        (Class::Infantry, Era::Ancient) => "i-infantry",
        (Class::Infantry, Era::Medieval) => "ec-infantry-2",
        (Class::Infantry, Era::Gunpowder) => "ec-infantry-3",
        (Class::Infantry, Era::Modern) => "ec-infantry-4",
        (Class::Cavalry, Era::Ancient) => "i-cavalry",
        (Class::Cavalry, Era::Medieval) => "ec-cavalry-2",
        (Class::Cavalry, Era::Gunpowder) => "ec-cavalry-3",
        (Class::Cavalry, Era::Modern) => "i-tank",
        (Class::Artillery, Era::Ancient | Era::Medieval) => "ec-artillery-1",
        (Class::Artillery, Era::Gunpowder) => "i-artillery",
        (Class::Artillery, Era::Modern) => "ec-artillery-4",
        (Class::Fleet, Era::Ancient) => "ec-fleet-1",
        (Class::Fleet, Era::Medieval) => "ec-fleet-2",
        (Class::Fleet, Era::Gunpowder) => "ec-fleet-3",
        (Class::Fleet, Era::Modern) => "i-warship",
        (Class::Aircraft, _) => "i-aircraft",
    }
}

/// The picture of a resource.
pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Wine => "ec-wine",
        Resource::Horses => "ec-horses",
        Resource::Iron => "ec-iron",
        Resource::Gems => "i-gem",
        Resource::Spices => "ec-spices",
        Resource::Oil => "ec-oil",
        Resource::Coal => "ec-coal",
        Resource::RareMetals => "ec-rare-metals",
    }
}

/// The picture of a marker.
pub const fn marker(marker: Marker) -> &'static str {
    match marker.resource() {
        Some(shown) => resource(shown),
        None => match marker {
            Marker::Desert => "ec-desert",
            Marker::Mountains => "ec-mountains",
            Marker::JungleForest => "ec-jungle",
            Marker::Fertile => "i-grain",
            Marker::FreeTechnology => "i-develop",
            Marker::Treasure => "i-gold",
            Marker::MinorCivilization => "i-population",
            Marker::Plague => "i-warning",
            _ => "i-close",
        },
    }
}

/// The picture of a settlement of this size.
pub const fn settlement(size: u8) -> &'static str {
    match size {
        ..=1 => "ec-size-1",
        2 => "ec-size-2",
        3 => "ec-size-3",
        _ => "ec-size-4",
    }
}

/// The parts of the map: its ground, and the outline of each area.
pub fn pictures() -> Vec<String> {
    let ground = ["ec-ground", "ec-landmass", "ec-lines"].map(str::to_owned);
    let areas = Area::all().flat_map(|area| ["area", "realm"].map(|drawing| symbol(drawing, area)));
    ground.into_iter().chain(areas).collect()
}

#[cfg(test)]
mod tests {
    use look::asset::{icons, symbols};

    use super::*;

    #[test]
    fn every_icon_is_there_and_has_its_author() {
        look::testkit::assert_attributed(ICONS.file().text());
        let known: Vec<&str> = symbols(icons()).chain(symbols(ICONS.file().text())).collect();
        let kinds = Kind::ALL.iter().map(|it| kind(*it));
        let markers = Marker::ALL.iter().map(|it| marker(*it));
        let sizes = (1..=4).map(settlement);
        for id in kinds.chain(markers).chain(sizes) {
            assert!(known.contains(&id), "{id}");
        }
        for area in Area::all() {
            assert!(known.contains(&symbol("area", area).as_str()), "{area:?}");
        }
    }
}
