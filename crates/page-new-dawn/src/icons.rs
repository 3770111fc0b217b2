//! Which icon stands for what. What this game does not bring along is an icon of all games.

use game_new_dawn::cards::{Agenda, Focus, FocusType, Leader, Wonder};
use look::asset::{File, Sprite};
use look::{Markup, html};

/// The icons of the game; their ids begin with `nd-`.
pub static SPRITE: Sprite =
    Sprite::new("nd-", File::new("new-dawn.svg", include_str!("../assets/icons.svg")));

/// An icon beside its word.
pub fn icon(id: &str) -> Markup {
    SPRITE.icon(id)
}

/// An icon that stands alone and has a name.
pub fn named(id: &str, class: &str, name: &str) -> Markup {
    html! { svg class={ "icon " (class) } role="img" aria-label=(name) { use href=(SPRITE.href(id)) {} } }
}

/// An icon of a class, such as that of a resource.
pub fn classed(id: &str, class: &str) -> Markup {
    html! { svg class={ "icon " (class) } aria-hidden="true" { use href=(SPRITE.href(id)) {} } }
}

/// The icon of a type of cards.
pub fn kind(kind: FocusType) -> String {
    format!("nd-{}", kind.id())
}

/// The class that gives everything in it the color of a type.
pub fn kind_class(kind: FocusType) -> String {
    format!("k-{}", kind.id())
}

/// The picture of a civilization.
pub const fn leader(leader: Leader) -> &'static str {
    match leader {
        Leader::America => "i-civ-usa",
        Leader::Aztec => "i-civ-aztec",
        Leader::Egypt => "i-civ-egypt",
        Leader::France => "i-civ-france",
        Leader::Japan => "i-civ-japan",
        Leader::Rome => "nd-rome",
        Leader::Scythia => "nd-scythia",
        Leader::Sumeria => "nd-sumeria",
    }
}

/// The picture of a world wonder.
pub fn wonder(wonder: Wonder) -> String {
    match wonder {
        Wonder::HangingGardens => "i-hanging-gardens".to_owned(),
        Wonder::EiffelTower => "i-eiffel-tower".to_owned(),
        Wonder::Colossus => "i-colossus".to_owned(),
        Wonder::Pyramids => "i-pyramids".to_owned(),
        Wonder::PorcelainTower => "i-porcelain-tower".to_owned(),
        Wonder::OxfordUniversity => "i-oxford".to_owned(),
        Wonder::Kremlin => "i-kremlin".to_owned(),
        other => format!("nd-{}", other.id()),
    }
}

/// What an agenda counts.
pub const fn agenda(agenda: Agenda) -> &'static str {
    match agenda {
        Agenda::Civilized => "nd-city",
        Agenda::Moneygrubber => "nd-economy",
        Agenda::Warmonger => "i-strength",
        Agenda::Paranoid => "nd-military",
        Agenda::Explorer => "nd-coast",
        Agenda::Aesthetic => "nd-culture",
        Agenda::Technophile => "nd-tech",
        Agenda::Scholarly => "nd-science",
        Agenda::Populous => "nd-mature",
        Agenda::Preservationist => "nd-natural",
    }
}

/// The symbols that stand for one card each.
pub fn pictures() -> Vec<String> {
    let focus = Focus::ALL.iter().map(|card| format!("nd-{}", card.id()));
    let wonders = Wonder::ALL.iter().map(|card| wonder(*card));
    focus.chain(wonders).chain(Leader::ALL.iter().map(|card| leader(*card).to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use game_new_dawn::cards::Resource;
    use look::asset::{icons, symbols};

    use super::*;

    #[test]
    fn everything_has_its_icon() {
        let known: Vec<&str> = symbols(icons()).chain(symbols(SPRITE.file().text())).collect();
        let mut wanted = pictures();
        wanted.extend(Agenda::ALL.iter().map(|card| agenda(*card).to_owned()));
        wanted.extend(FocusType::ALL.iter().map(|card| kind(*card)));
        wanted.extend(Resource::ALL.iter().map(|thing| format!("nd-{}", thing.id())));
        for id in wanted {
            assert!(known.contains(&id.as_str()), "{id}");
        }
    }

    #[test]
    fn every_icon_is_attributed() {
        look::testkit::assert_attributed(SPRITE.file().text());
    }
}
