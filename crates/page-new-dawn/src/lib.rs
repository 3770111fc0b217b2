//! The page of Civilization: A New Dawn: the hex map, the focus row as its main control, rivals, goals and the question,
//! drawn from what the viewer may know.
//!
//! Everything can be played by links and forms: a link narrows the choice (`?card=5&then=15i`), the last step is a form
//! with the action in it ([`look::choice`]). What cards could do now comes from the game's own [details]; what a
//! decision would bring was found by trying it.
//!
//! [details]: game_new_dawn::details

mod aim;
mod ask;
mod board;
mod choice;
mod dial;
mod end;
mod fight;
mod goals;
mod hand;
mod holdings;
mod icons;
mod laying;
mod own;
mod page;
mod rivals;
mod row;
mod short;
mod track;
mod words;
mod world;

use game_new_dawn::State;
use look::asset::File;
use look::{Cover, Drawn, Face, GamePage, Markup, Regions, html};

use icons::SPRITE;
use page::Page;
use words::WORDS;

/// The face of Civilization: A New Dawn.
pub static FACE: Face<State> = Face {
    cover: Cover {
        icon: "i-caravan",
        vignette: include_str!("../assets/vignette.svg"),
        style: Some(&STYLE),
        sprite: Some(&SPRITE),
        pictures: icons::pictures,
    },
    page: Some(Drawn { words: &WORDS, regions, suffices: |_, _| true }),
};

static STYLE: File = File::new("new-dawn.css", include_str!("../assets/style.css"));

fn regions(on: &GamePage<'_, State>) -> Regions {
    let page = Page::new(on);
    Regions {
        track: track::track(&page),
        board: board::board(&page),
        ask: ask::ask(&page),
        mat: mat(&page),
        rivals: rivals::rivals(&page),
        open: goals::goals(&page),
    }
}

/// What lies before the player: tiles while the map is built, later the focus row and the own sheet; over the map the
/// scene of an attack, and below it at last how the match was won.
fn mat(page: &Page<'_>) -> Markup {
    if hand::is_building(page) {
        return hand::hand(page);
    }
    html! { (row::row(page)) (own::own(page)) (fight::scene(page)) (end::end(page)) }
}
