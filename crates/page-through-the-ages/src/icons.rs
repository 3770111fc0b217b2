//! The icons of cards: an emblem for each, or the sign of its kind.

use engine::{Message, msg};
use game_through_the_ages::cards::{Card, Category, Kind};
use look::asset::{File, Sprite};

/// The icons of the game; those of all games are found through it too.
pub static ICONS: Sprite =
    Sprite::new("tta-", File::new("through-the-ages.svg", include_str!("../assets/icons.svg")));

/// The colors of a card: a class that the style sheet explains.
pub fn kind_class(card: Card) -> &'static str {
    match card.kind() {
        Kind::Technology(technology) => category_class(technology.category),
        Kind::Government(_) => "k-government",
        Kind::Special(_) => "k-special",
        Kind::Leader(_) => "k-leader",
        Kind::Wonder(_) => "k-wonder",
        Kind::Action(_) => "k-action",
        Kind::Event(_) => "k-event",
        Kind::Territory(_) => "k-colony",
        Kind::Aggression(_) => "k-aggression",
        Kind::War(_) => "k-war",
        Kind::Pact(_) => "k-pact",
        Kind::Tactic(_) => "k-tactics",
        Kind::Bonus(_) => "k-bonus",
    }
}

/// The colors of a type of buildings or units.
pub const fn category_class(category: Category) -> &'static str {
    match category {
        Category::Farm | Category::Mine => "k-production",
        Category::Temple | Category::Lab | Category::Arena | Category::Library | Category::Theater => {
            "k-urban"
        }
        Category::Infantry | Category::Cavalry | Category::Artillery | Category::AirForce => "k-military",
    }
}

/// The icon of a type of buildings or units.
pub const fn category_icon(category: Category) -> &'static str {
    match category {
        Category::Farm => "i-agriculture",
        Category::Mine => "i-mine",
        Category::Temple => "i-temple",
        Category::Lab => "i-laboratory",
        Category::Arena => "i-arena",
        Category::Library => "i-library",
        Category::Theater => "i-theater",
        Category::Infantry => "i-infantry",
        Category::Cavalry => "i-cavalry",
        Category::Artillery => "i-artillery",
        Category::AirForce => "i-aircraft",
    }
}

/// The icon of a kind of cards.
pub fn kind_icon(card: Card) -> &'static str {
    match card.kind() {
        Kind::Technology(technology) => category_icon(technology.category),
        Kind::Government(_) => "i-government",
        Kind::Special(_) => "i-technology",
        Kind::Leader(_) => "i-leader",
        Kind::Wonder(_) => "i-wonder",
        Kind::Action(_) => "i-action",
        Kind::Event(_) => "i-event",
        Kind::Territory(_) => "i-territory",
        Kind::Aggression(_) => "i-aggression",
        Kind::War(_) => "i-war",
        Kind::Pact(_) => "i-pact",
        Kind::Tactic(_) => "i-tactics",
        Kind::Bonus(_) => "tta-defense",
    }
}

/// The kind of a card in one word.
pub fn kind_word(card: Card) -> Message {
    match card.kind() {
        Kind::Technology(technology) => category_word(technology.category),
        Kind::Government(_) => msg!("kind-government"),
        Kind::Special(_) => msg!("kind-special"),
        Kind::Leader(_) => msg!("kind-leader"),
        Kind::Wonder(_) => msg!("kind-wonder"),
        Kind::Action(_) => msg!("kind-action"),
        Kind::Event(_) => msg!("kind-event"),
        Kind::Territory(_) => msg!("kind-territory"),
        Kind::Aggression(_) => msg!("kind-aggression"),
        Kind::War(_) => msg!("kind-war"),
        Kind::Pact(_) => msg!("kind-pact"),
        Kind::Tactic(_) => msg!("kind-tactic"),
        Kind::Bonus(_) => msg!("kind-bonus"),
    }
}

fn category_word(category: Category) -> Message {
    match category {
        Category::Farm => msg!("one-farm"),
        Category::Mine => msg!("one-mine"),
        Category::Temple => msg!("one-temple"),
        Category::Lab => msg!("one-lab"),
        Category::Arena => msg!("one-arena"),
        Category::Library => msg!("one-library"),
        Category::Theater => msg!("one-theater"),
        Category::Infantry => msg!("one-infantry"),
        Category::Cavalry => msg!("one-cavalry"),
        Category::Artillery => msg!("one-artillery"),
        Category::AirForce => msg!("one-air-force"),
    }
}

/// The types in the plural, as heads of the rows of a board.
pub fn category_words(category: Category) -> Message {
    match category {
        Category::Farm => msg!("row-farms"),
        Category::Mine => msg!("row-mines"),
        Category::Temple => msg!("row-temples"),
        Category::Lab => msg!("row-labs"),
        Category::Arena => msg!("row-arenas"),
        Category::Library => msg!("row-libraries"),
        Category::Theater => msg!("row-theaters"),
        Category::Infantry => msg!("row-infantry"),
        Category::Cavalry => msg!("row-cavalry"),
        Category::Artillery => msg!("row-artillery"),
        Category::AirForce => msg!("row-air-force"),
    }
}

/// The emblem of a card: its own, or the sign of its kind.
pub fn emblem(card: Card) -> &'static str {
    let own = match card.kind() {
        Kind::Technology(_) | Kind::Government(_) | Kind::Special(_) => technology_emblem(card),
        Kind::Wonder(_) => wonder_emblem(card),
        Kind::Action(_) => action_emblem(card),
        Kind::Leader(_) => leader_emblem(card),
        _ => military_emblem(card),
    };
    own.unwrap_or_else(|| kind_icon(card))
}

const fn technology_emblem(card: Card) -> Option<&'static str> {
    use Card as C;
    Some(match card {
        C::Coal => "tta-coal",
        C::Cavalrymen => "tta-cavalrymen",
        C::Tanks => "i-tank",
        C::Journalism => "tta-journalism",
        C::TeamSports | C::ProfessionalSports => "tta-team-sports",
        C::Despotism => "i-crown",
        C::ConstitutionalMonarchy => "tta-constitutional-monarchy",
        C::Monarchy => "tta-monarchy",
        C::Theocracy | C::Fundamentalism => "i-temple",
        C::Republic | C::Democracy => "i-agora",
        C::Communism => "i-factory",
        C::ScientificMethod => "tta-scientific-method",
        C::Architecture => "tta-architecture",
        C::Engineering => "i-engineering",
        C::Masonry => "tta-masonry",
        C::Navigation => "tta-navigation",
        C::Cartography => "tta-cartography",
        C::Satellites => "i-rocketry",
        C::Strategy | C::Warfare | C::MilitaryTheory => "tta-strategy",
        C::CodeOfLaws | C::JusticeSystem | C::CivilService => "i-scales",
        _ => return None,
    })
}

const fn wonder_emblem(card: Card) -> Option<&'static str> {
    use Card as C;
    Some(match card {
        C::Kremlin => "tta-kremlin",
        C::EiffelTower => "tta-eiffel-tower",
        C::Pyramids => "i-pyramids",
        C::Colossus => "i-colossus",
        C::HangingGardens => "i-hanging-gardens",
        C::GreatWall => "i-wall",
        C::UniversitasCarolina => "i-university",
        C::LibraryOfAlexandria => "i-library",
        C::StPetersBasilica => "i-hagia-sophia",
        C::TajMahal => "i-spiral-minaret",
        C::TranscontinentalRailroad => "i-rail",
        C::OceanLinerService => "i-warship",
        C::Hollywood => "i-movie-theater",
        C::Internet => "i-internet",
        C::FirstSpaceFlight => "i-rocketry",
        C::FastFoodChains => "i-market",
        _ => return None,
    })
}

const fn action_emblem(card: Card) -> Option<&'static str> {
    use Card as C;
    Some(match card {
        C::RevolutionaryIdeaA
        | C::RevolutionaryIdeaI
        | C::RevolutionaryIdeaIi
        | C::RevolutionaryIdeaIii
        | C::BreakthroughI
        | C::BreakthroughIi => "tta-revolutionary-idea",
        C::MineralDepositsI | C::MineralDepositsIi | C::MineralDepositsIii => "tta-mineral-deposits",
        C::EfficientUpgradeI | C::EfficientUpgradeIi | C::EfficientUpgradeIii => "tta-efficient-upgrade",
        C::FrugalityA | C::FrugalityI | C::FrugalityIi => "i-granary",
        C::BountifulHarvestI | C::BountifulHarvestIi | C::BountifulHarvestIii => "i-grain",
        C::IdealBuildingSiteA | C::IdealBuildingSiteI | C::IdealBuildingSiteIi | C::IdealBuildingSiteIii => {
            "i-construction"
        }
        C::EngineeringGeniusA | C::EngineeringGeniusI | C::EngineeringGeniusIi | C::EngineeringGeniusIii => {
            "i-engineering"
        }
        C::RichLandA | C::RichLandI | C::RichLandIi => "i-farm",
        C::WorkOfArtA | C::WorkOfArtI | C::WorkOfArtIi | C::WorkOfArtIii | C::EndowmentForTheArtsIii => {
            "i-artist"
        }
        C::PatriotismA | C::PatriotismI | C::PatriotismIi | C::PatriotismIii => "i-glory",
        C::WaveOfNationalismIi | C::MilitaryBuildUpIii => "tta-strategy",
        _ => return None,
    })
}

const fn leader_emblem(card: Card) -> Option<&'static str> {
    use Card as C;
    Some(match card {
        C::JohannSebastianBach => "tta-bach",
        C::WilliamShakespeare => "tta-shakespeare",
        C::LeonardoDaVinci => "tta-leonardo",
        C::Michelangelo => "i-artist",
        C::Homer => "i-writing",
        C::Aristotle => "i-library",
        C::Hammurabi => "i-scales",
        C::Moses => "i-settler",
        C::JuliusCaesar | C::AlexanderTheGreat => "i-glory",
        C::JoanOfArc => "tta-defense",
        C::GenghisKhan => "tta-cavalrymen",
        C::ChristopherColumbus => "i-ship",
        C::JamesCook => "tta-navigation",
        C::FrederickBarbarossa => "i-crown",
        C::NapoleonBonaparte => "i-artillery",
        C::MaximilienRobespierre => "tta-uprising",
        C::IsaacNewton => "i-observatory",
        C::AlbertEinstein => "i-laboratory",
        C::MahatmaGandhi => "i-wheel",
        C::NikolaTesla => "i-power-plant",
        C::RockAndRollIcon => "i-theater",
        C::GameDesigner => "i-computer-science",
        C::WinstonChurchill => "i-medicine",
        _ => return None,
    })
}

const fn military_emblem(card: Card) -> Option<&'static str> {
    use Card as C;
    Some(match card {
        C::SpyIi => "tta-spy",
        C::InhabitedTerritoryI | C::InhabitedTerritoryIi => "tta-inhabited-territory",
        C::FertileTerritoryI | C::FertileTerritoryIi => "i-grain",
        C::WealthyTerritoryI | C::WealthyTerritoryIi => "i-gem",
        C::HistoricTerritoryI | C::HistoricTerritoryIi => "i-museum",
        C::StrategicTerritoryI | C::StrategicTerritoryIi => "i-fortress",
        C::DevelopedTerritoryI | C::DevelopedTerritoryIi => "i-observatory",
        C::ClassicArmy => "tta-classic-army",
        C::InternationalTradeAgreement | C::TradeRoutesAgreement => "i-trade",
        _ => return None,
    })
}

/// The symbols that stand for one card each.
pub fn pictures() -> Vec<String> {
    Card::ALL.iter().map(|card| emblem(*card).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use look::asset::symbols;

    use super::*;

    #[test]
    fn every_icon_names_its_author() {
        look::testkit::assert_attributed(ICONS.file().text());
    }

    #[test]
    fn every_card_has_icons_that_are_drawn() {
        let known: Vec<_> = symbols(look::asset::icons()).chain(symbols(ICONS.file().text())).collect();
        for card in Card::ALL {
            for icon in [emblem(*card), kind_icon(*card)] {
                assert!(known.contains(&icon), "{}: {icon}", card.id());
            }
        }
    }
}
