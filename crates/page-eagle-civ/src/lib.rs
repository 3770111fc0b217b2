//! The page of Sid Meier's Civilization: The Boardgame: the world with its pieces, the phases of the turn, battles, the
//! trade table, purchases and technologies, drawn from what the viewer may know.
//!
//! Everything can be played by links and forms: a link narrows the choice (`?group=gallia.ancient_infantry.1.0`), the last
//! step is a form with the action in it ([`look::choice`]). What needs more room than the tray below the map lies in a
//! [`drawer`] over it.

mod ask;
mod battle;
mod board;
mod choice;
mod drawer;
mod forecast;
mod icons;
mod income;
mod list;
mod lore;
mod page;
mod part;
mod phases;
mod realm;
mod recent;
mod rivals;
mod scores;
mod shop;
mod track;
mod trade;
mod tray;
mod tree;
mod words;
mod world;

use game_eagle_civ::{State, odds};
use look::asset::File;
use look::{Cover, Drawn, Face, GamePage, Regions};

use icons::ICONS;
use page::Page;
use words::WORDS;

/// The face of Sid Meier's Civilization: The Boardgame.
pub static FACE: Face<State> = Face {
    cover: Cover {
        icon: "i-ship",
        vignette: include_str!("../assets/vignette.svg"),
        style: Some(&STYLE),
        sprite: Some(&ICONS),
        pictures: icons::pictures,
    },
    page: Some(Drawn { words: &WORDS, regions, suffices: recent::suffices }),
};

static STYLE: File = File::new("eagle-civ.css", include_str!("../assets/style.css"));

fn regions(on: &GamePage<'_, State>) -> Regions {
    let page = Page::new(on);
    Regions {
        track: track::track(&page),
        board: board::board(&page),
        ask: ask::ask(&page),
        mat: realm::realm(&page),
        rivals: rivals::rivals(&page),
        open: look::Markup::default(),
    }
}
