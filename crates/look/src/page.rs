//! The frame of every page.

use engine::Language;
use maud::{DOCTYPE, Markup, Render, html};

use crate::asset::{File, href};
use crate::part::{icon, named_icon};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system says.
    #[default]
    System,
    /// Parchment and ink.
    Light,
    /// Night-blue and brass.
    Dark,
}

impl Theme {
    /// The value of `data-theme`; none leaves it to the system.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }

    /// The theme of this name; whatever else is written means the system's.
    #[must_use]
    pub fn named(name: &str) -> Self {
        match name {
            "light" => Self::Light,
            "dark" => Self::Dark,
            _ => Self::System,
        }
    }
}

/// What a page is about; it decides about style sheets and layout.
#[derive(Clone, Copy)]
pub enum Kind {
    /// The start page.
    Home,
    /// A game page with a drawn board, and its style sheet.
    Game(&'static File),
    /// Everything else: forms, tables, rules, the text form of a board.
    Document,
}

impl Kind {
    fn class(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Game(_) => "game",
            Self::Document => "document",
        }
    }

    /// The addresses of its style sheets.
    fn styles(self) -> Vec<String> {
        match self {
            Self::Home => ["tokens.css", "board.css", "home.css"].map(href).into(),
            Self::Game(style) => {
                vec![href("tokens.css"), href("board.css"), href("game.css"), style.href()]
            }
            Self::Document => ["tokens.css", "document.css"].map(href).into(),
        }
    }
}

/// The frame of a page.
pub struct Shell<'a> {
    /// The language of the page.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// The title of the window.
    pub title: &'a str,
    /// What it is about.
    pub kind: Kind,
    /// Where the page hears of changes, and the revision it shows. The script asks
    /// `<stream>?revision=<n>`; see the README.
    pub stream: Option<(&'a str, u64)>,
    /// What the script says when the server cannot be reached.
    pub offline: &'a str,
}

/// A whole page.
#[must_use]
pub fn shell(shell: &Shell<'_>, body: impl Render) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(shell.language.tag()) data-theme=[shell.theme.name()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (shell.title) }
                @for style in shell.kind.styles() { link rel="stylesheet" href=(style); }
                link rel="icon" type="image/svg+xml" href=(href("favicon.svg"));
                script src=(href("idiomorph.js")) defer {}
                script src=(href("civitas.js")) defer {}
            }
            body.(shell.kind.class()) data-stream=[shell.stream.map(|(address, _)| address)]
                data-revision=[shell.stream.map(|(_, revision)| revision)] {
                (body)
                div id="toasts" aria-live="assertive" data-offline=(shell.offline) {}
            }
        }
    }
}

/// A way to another page in the top bar.
pub struct NavLink<'a> {
    /// Where to.
    pub href: &'a str,
    /// Its word.
    pub text: &'a str,
    /// A figure beside it, such as the number of matches that wait.
    pub badge: Option<&'a str>,
    /// Whether this is the page.
    pub current: bool,
}

/// A switch of the top bar: a link that also works without script.
pub struct Switch<'a> {
    /// Where it leads.
    pub href: &'a str,
    /// What it does, in a word.
    pub text: &'a str,
}

/// The top bar of all pages but the game page.
pub struct TopBar<'a> {
    /// The pages.
    pub nav: &'a [NavLink<'a>],
    /// What the main navigation is called.
    pub nav_name: &'a str,
    /// The other languages, each by its own name.
    pub languages: &'a [Switch<'a>],
    /// The theme that is shown now, for its opposite's icon.
    pub theme: Theme,
    /// To the other theme.
    pub theme_switch: Switch<'a>,
    /// The reader: their name, or "log in".
    pub account: Switch<'a>,
}

/// The top bar.
#[must_use]
pub fn top_bar(bar: &TopBar<'_>) -> Markup {
    html! {
        header.topbar {
            a.wordmark href="/" { "Civitas" }
            nav.topbar__nav aria-label=(bar.nav_name) {
                @for link in bar.nav {
                    a.tab href=(link.href) aria-current=[link.current.then_some("true")] {
                        (link.text)
                        @if let Some(badge) = link.badge { " " span.badge.badge--warn { (badge) } }
                    }
                }
            }
            nav.topbar__tools {
                @for language in bar.languages {
                    a.btn.btn--quiet.topbar__language href=(language.href) data-soft="page" { (language.text) }
                }
                (theme_button(bar.theme, &bar.theme_switch))
                a.btn.btn--quiet href=(bar.account.href) { (icon("i-human")) span { (bar.account.text) } }
            }
        }
    }
}

/// The button to the other theme.
#[must_use]
pub fn theme_button(now: Theme, switch: &Switch<'_>) -> Markup {
    let symbol = if now == Theme::Dark { "i-sun" } else { "i-moon" };
    html! {
        a.btn.btn--quiet.btn--icon href=(switch.href) title=(switch.text) data-soft="page" {
            (named_icon(symbol, switch.text))
        }
    }
}
