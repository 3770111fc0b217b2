//! What a game shows of itself: an icon, a picture, and the page that is drawn for it, if one is.

use engine::Present;
use maud::{Markup, PreEscaped, html};

use crate::asset::{File, Sprite, sprite};
use crate::game::{GamePage, Regions};
use crate::words::PageWords;

/// The face of a game: one `static` in its `page-…` crate, named in the list of games.
pub struct Face<G: Present> {
    /// What can be seen of the game before anybody plays.
    pub cover: Cover,
    /// How its page is drawn; without it, the page in words is the game's page.
    pub page: Option<Drawn<G>>,
}

/// What can be seen of a game before anybody plays, and the files of its page.
pub struct Cover {
    /// The icon in lists: a symbol of all games.
    pub icon: &'static str,
    /// The picture on the start page: an SVG drawing, in which `{sprite}` stands for the address of
    /// the icons. It may use the [pieces](crate::art::pieces).
    pub vignette: &'static str,
    /// The style sheet of the page.
    pub style: Option<&'static File>,
    /// The game's own icons.
    pub sprite: Option<&'static Sprite>,
    /// The symbols that are pictures: of one card each, or parts of the map. All others are explained by the game's
    /// [legend](crate::legend).
    pub pictures: fn() -> Vec<String>,
}

/// How the page of a game is drawn.
pub struct Drawn<G: Present> {
    /// The sentences of the page.
    pub words: &'static PageWords,
    /// Draws the page.
    pub regions: fn(&GamePage<'_, G>) -> Regions,
    /// Whether what is told of late may begin with this event: the page of some positions tells what came of something that may
    /// be long ago.
    pub suffices: fn(&G, &G::Event) -> bool,
}

impl<G: Present> Face<G> {
    /// The face of a game that has none: a general icon, and the page in words.
    pub const PLAIN: Self = Self {
        cover: Cover { icon: "i-table", vignette: "", style: None, sprite: None, pictures: Vec::new },
        page: None,
    };
}

impl Cover {
    /// The picture on the start page; it needs the [pieces](crate::art::pieces) on the same page.
    #[must_use]
    pub fn picture(&self) -> Markup {
        html! { (PreEscaped(self.vignette.replace("{sprite}", sprite()))) }
    }

    /// All files that the server must hand out for the page.
    pub fn files(&self) -> impl Iterator<Item = &'static File> {
        self.style.into_iter().chain(self.sprite.map(Sprite::file))
    }
}
