//! Which icon stands for which card.

use game_golden_ages::cards::{
    Building, Card, Civilization, Counted, FutureTechnology, Resource, ScoringCard, Technology, Wonder,
};

/// The icon of a resource, without `i-`, and the last part of the class of its figure, `.stat--…`.
pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Game => "game",
        Resource::Grain => "grain",
        Resource::Stone => "stone",
        Resource::Gem => "gem",
    }
}

/// The terrain that is drawn where a resource is found.
pub const fn terrain(resource: Resource) -> &'static str {
    match resource {
        Resource::Game => "woods",
        Resource::Grain => "fields",
        Resource::Stone => "peaks",
        Resource::Gem => "hills",
    }
}

/// The icon of a technology.
pub fn technology(technology: Technology) -> String {
    sprite_id(technology.id())
}

/// The icon of a building.
pub fn building(building: Building) -> String {
    sprite_id(building.id())
}

/// The icon of a wonder.
pub const fn wonder(wonder: Wonder) -> &'static str {
    match wonder {
        Wonder::Colossus => "i-colossus",
        Wonder::GreatLibrary => "i-event",
        Wonder::Pyramids => "i-pyramids",
        Wonder::HangingGardens => "i-hanging-gardens",
        Wonder::NotreDame => "i-notre-dame",
        Wonder::HagiaSophia => "i-hagia-sophia",
        Wonder::SpiralMinaret => "i-spiral-minaret",
        Wonder::GreatWall => "i-wall",
        Wonder::OxfordUniversity => "i-oxford",
        Wonder::Versailles => "i-versailles",
        Wonder::EiffelTower => "i-eiffel-tower",
        Wonder::PorcelainTower => "i-porcelain-tower",
        Wonder::Kremlin => "i-kremlin",
        Wonder::ApolloProgram => "i-apollo-program",
        Wonder::Internet => "i-internet",
        Wonder::UnitedNations => "i-pact",
    }
}

/// The icon of a civilization.
pub fn civilization(civilization: Civilization) -> String {
    match civilization {
        Civilization::Rome => "i-leader".to_owned(),
        Civilization::Byzantium => "i-crown".to_owned(),
        Civilization::Spain => "i-ship".to_owned(),
        Civilization::Prussia => "i-artillery".to_owned(),
        Civilization::Russia => "i-kremlin".to_owned(),
        other => format!("i-civ-{}", other.id()),
    }
}

/// The icon of a future technology.
pub const fn future(_: FutureTechnology) -> &'static str {
    "i-future"
}

/// The icon of what a scoring card counts.
pub fn scoring(card: ScoringCard) -> String {
    counted(card.facts().per)
}

/// The icon of anything counted.
pub fn counted(counted: Counted) -> String {
    let id = match counted {
        Counted::OwnCubeOnMap => "cube",
        Counted::ControlledSymbol(of) => resource(of),
        Counted::OwnCityAndCapital => "city",
        Counted::OwnStandingColonist => "colonist",
        Counted::ColonistInAgora => "agora",
        Counted::LyingColonistOnMap => "colonist-lying",
        Counted::OwnGloryTile => "glory",
        Counted::OwnHighTechnology | Counted::DevelopedTechnology => "develop",
        Counted::OwnBuilding => "building",
        Counted::OwnWonder => "wonder",
        Counted::OwnGold => "gold",
    };
    format!("i-{id}")
}

/// The icon of a card.
pub fn card(card: Card) -> String {
    match card {
        Card::Technology(which) => technology(which),
        Card::Building(which) => building(which),
        Card::Wonder(which) => wonder(which).to_owned(),
        Card::Civilization(which) => civilization(which),
    }
}

/// The symbols that stand for one card each.
pub fn pictures() -> Vec<String> {
    let technologies = Technology::ALL.iter().map(|card| technology(*card));
    let buildings = Building::ALL.iter().map(|card| building(*card));
    let wonders = Wonder::ALL.iter().map(|card| wonder(*card).to_owned());
    let civilizations = Civilization::ALL.iter().map(|card| civilization(*card));
    technologies.chain(buildings).chain(wonders).chain(civilizations).collect()
}

fn sprite_id(id: &str) -> String {
    format!("i-{}", id.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use look::asset::{icons, symbols};

    use super::*;

    #[test]
    fn every_card_has_an_icon() {
        let known: Vec<&str> = symbols(icons()).collect();
        let mut used = pictures();
        used.extend(ScoringCard::ALL.iter().map(|card| scoring(*card)));
        used.extend(FutureTechnology::ALL.iter().map(|card| counted(card.facts().per)));
        let missing: Vec<_> = used.iter().filter(|id| !known.contains(&id.as_str())).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
