//! Cards in a few words, where there is room for one line. Their whole text comes from the game.

use engine::{Message, msg};
use game_new_dawn::cards::{Agenda, Focus, Wonder};

/// What a focus card does.
pub fn focus_text(card: Focus) -> Message {
    match card {
        Focus::EarlyEmpire => msg!("focus-early_empire"),
        Focus::DramaAndPoetry => msg!("focus-drama_and_poetry"),
        Focus::CivilService => msg!("focus-civil_service"),
        Focus::MassMedia => msg!("focus-mass_media"),
        Focus::Astrology => msg!("focus-astrology"),
        Focus::Mathematics => msg!("focus-mathematics"),
        Focus::ReplaceableParts => msg!("focus-replaceable_parts"),
        Focus::NuclearPower => msg!("focus-nuclear_power"),
        Focus::ForeignTrade => msg!("focus-foreign_trade"),
        Focus::Currency => msg!("focus-currency"),
        Focus::SteamPower => msg!("focus-steam_power"),
        Focus::Capitalism => msg!("focus-capitalism"),
        Focus::Pottery => msg!("focus-pottery"),
        Focus::AnimalHusbandry => msg!("focus-animal_husbandry"),
        Focus::Nationalism => msg!("focus-nationalism"),
        Focus::Urbanization => msg!("focus-urbanization"),
        Focus::Masonry => msg!("focus-masonry"),
        Focus::IronWorking => msg!("focus-iron_working"),
        Focus::MassProduction => msg!("focus-mass_production"),
        Focus::Flight => msg!("focus-flight"),
    }
}

/// What a world wonder does.
pub fn wonder_text(wonder: Wonder) -> Message {
    match wonder {
        Wonder::Stonehenge => msg!("wonder-stonehenge"),
        Wonder::HangingGardens => msg!("wonder-hanging_gardens"),
        Wonder::ForbiddenCity => msg!("wonder-forbidden_city"),
        Wonder::ChichenItza => msg!("wonder-chichen_itza"),
        Wonder::SydneyOperaHouse => msg!("wonder-sydney_opera_house"),
        Wonder::EiffelTower => msg!("wonder-eiffel_tower"),
        Wonder::Colossus => msg!("wonder-colossus"),
        Wonder::GreatLighthouse => msg!("wonder-great_lighthouse"),
        Wonder::GreatZimbabwe => msg!("wonder-great_zimbabwe"),
        Wonder::MachuPicchu => msg!("wonder-machu_picchu"),
        Wonder::BigBen => msg!("wonder-big_ben"),
        Wonder::EstadioDoMaracana => msg!("wonder-estadio_do_maracana"),
        Wonder::Oracle => msg!("wonder-oracle"),
        Wonder::Pyramids => msg!("wonder-pyramids"),
        Wonder::PorcelainTower => msg!("wonder-porcelain_tower"),
        Wonder::PotalaPalace => msg!("wonder-potala_palace"),
        Wonder::OxfordUniversity => msg!("wonder-oxford_university"),
        Wonder::Kremlin => msg!("wonder-kremlin"),
        Wonder::Petra => msg!("wonder-petra"),
        Wonder::TerracottaArmy => msg!("wonder-terracotta_army"),
        Wonder::Alhambra => msg!("wonder-alhambra"),
        Wonder::VenetianArsenal => msg!("wonder-venetian_arsenal"),
        Wonder::RuhrValley => msg!("wonder-ruhr_valley"),
        Wonder::Pentagon => msg!("wonder-pentagon"),
    }
}

/// What an agenda asks for.
pub fn agenda_text(agenda: Agenda) -> Message {
    match agenda {
        Agenda::Civilized => msg!("agenda-civilized"),
        Agenda::Moneygrubber => msg!("agenda-moneygrubber"),
        Agenda::Warmonger => msg!("agenda-warmonger"),
        Agenda::Paranoid => msg!("agenda-paranoid"),
        Agenda::Explorer => msg!("agenda-explorer"),
        Agenda::Aesthetic => msg!("agenda-aesthetic"),
        Agenda::Technophile => msg!("agenda-technophile"),
        Agenda::Scholarly => msg!("agenda-scholarly"),
        Agenda::Populous => msg!("agenda-populous"),
        Agenda::Preservationist => msg!("agenda-preservationist"),
    }
}
