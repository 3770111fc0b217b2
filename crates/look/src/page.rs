//! The frame of every page.

use engine::{Language, Seat};
use maud::{DOCTYPE, Markup, Render, html};

use crate::asset::{File, href};
use crate::part::{icon, named_icon, seat_class, seat_mark};

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
    /// The same with a coach.
    Lesson(&'static File),
    /// A coach above a board in words.
    LessonInWords,
    /// How to play a game, with parts of its page as pictures.
    How(&'static File),
    /// People: the lobby, players and their ratings, tournaments.
    People,
    /// Everything else: forms, tables, rules, the text form of a board.
    Document,
}

impl Kind {
    /// The scripts that it has besides that of all pages.
    const fn scripts(self) -> &'static [&'static str] {
        match self {
            Self::Game(_) => &["symbols.js"],
            Self::Lesson(_) => &["symbols.js", "learn.js"],
            Self::LessonInWords => &["learn.js"],
            Self::How(_) => &["how.js"],
            Self::People => &["lobby.js"],
            _ => &[],
        }
    }

    fn class(self) -> String {
        match self {
            Self::Home => "home".to_owned(),
            Self::Game(style) => format!("game {}", style.stem()),
            Self::Lesson(style) => format!("game {} lesson", style.stem()),
            Self::LessonInWords => "document lesson lesson--words".to_owned(),
            Self::How(_) => "document how".to_owned(),
            Self::People | Self::Document => "document".to_owned(),
        }
    }

    /// The addresses of its style sheets.
    fn styles(self) -> Vec<String> {
        match self {
            Self::Home => ["tokens.css", "board.css", "home.css"].map(href).into(),
            Self::Game(style) => {
                vec![href("tokens.css"), href("board.css"), style.frame(), style.href()]
            }
            Self::Lesson(style) => {
                vec![href("tokens.css"), href("board.css"), style.frame(), style.href(), href("learn.css")]
            }
            Self::LessonInWords => ["tokens.css", "document.css", "learn.css"].map(href).into(),
            Self::How(style) => {
                let sheets = ["tokens.css", "board.css"].map(href).into_iter();
                sheets
                    .chain([style.frame(), style.href()])
                    .chain(["document.css", "how.css"].map(href))
                    .collect()
            }
            Self::People => ["tokens.css", "document.css", "people.css"].map(href).into(),
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
    /// What the script says when the server cannot be reached; while a decision waits to be sent; when it was given up.
    pub offline: [&'a str; 3],
    /// Whether a decision waits for the reader: title and icon of the window say so.
    pub turn: Option<Turn<'a>>,
    /// How the reader is called.
    pub call: Call,
}

/// How a page tells a reader that they are asked, here or in another match.
pub struct Turn<'a> {
    /// The match that the page belongs to, if the reader plays in it: they see here when it asks them.
    pub match_id: Option<&'a str>,
    /// Whether the reader is asked now.
    pub asked: bool,
    /// What stands before the title then.
    pub word: &'a str,
}

/// How a reader is called when a decision waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// Whether the script may ask what waits for them: they are somebody.
    pub known: bool,
    /// Whether they want to hear it.
    pub sound: bool,
    /// Whether single keys do nothing for them.
    pub no_keys: bool,
}

/// What browsers install the page by.
pub const MANIFEST: &str = "/manifest.webmanifest";
/// What runs for the page while none of it is open; the script knows it, too.
pub const WORKER: &str = "/worker.js";

/// What the script asks for what waits for the reader: JSON with `asked` (ids of matches) and `html` (the new
/// [list](waits)).
pub const WAITING: &str = "/waiting";

/// What waits for the reader, from every page: a list that drops from the top bar.
pub struct Waits<'a> {
    /// The word after their number: "wait for you".
    pub word: &'a str,
    /// What the list of them is called.
    pub list: &'a str,
    /// All of them, the longest wait first.
    pub rows: &'a [Wait],
    /// To the list of all matches.
    pub all: &'a str,
    /// To the first of them.
    pub next: &'a str,
}

/// A match that waits for the reader.
pub struct Wait {
    /// Where it is decided.
    pub href: String,
    /// As which seat.
    pub seat: Seat,
    /// The game.
    pub game: String,
    /// With whom.
    pub text: String,
    /// Since when, in words.
    pub since: String,
}

/// The way to the first of them, and the list; empty if nothing waits. The script keeps it fresh.
#[must_use]
pub fn waits(list: &Waits<'_>) -> Markup {
    html! {
        div.waits id="waits" hidden[list.rows.is_empty()] {
            @if let Some(first) = list.rows.first() {
                a.btn.btn--quiet id="next-waiting" href=(first.href) title=(list.next) aria-keyshortcuts="n" {
                    b.waits__no { (list.rows.len()) } span { (list.word) }
                }
                (waits_list(list))
            }
        }
    }
}

fn waits_list(list: &Waits<'_>) -> Markup {
    html! {
        details.drop {
            summary.btn.btn--quiet.btn--icon { (named_icon("i-next", list.list)) }
            div.drop__list {
                @for row in list.rows {
                    a.drop__item.waits__row.(seat_class(row.seat)) href=(row.href) {
                        (seat_mark(row.seat)) b { (row.game) } time { (row.since) } span.faint { (row.text) }
                    }
                }
                p.waits__foot { a href="/mine" { (list.all) } }
            }
        }
    }
}

impl Shell<'_> {
    fn favicon(&self) -> &'static str {
        if self.turn.as_ref().is_some_and(|turn| turn.asked) { "favicon-turn.svg" } else { "favicon.svg" }
    }
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
                title {
                    @if let Some(turn) = shell.turn.as_ref().filter(|turn| turn.asked) { "● " (turn.word) " · " }
                    (shell.title)
                }
                @for style in shell.kind.styles() { link rel="stylesheet" href=(style); }
                link rel="icon" type="image/svg+xml" href=(href(shell.favicon()))
                    data-calm=(href("favicon.svg")) data-turn=(href("favicon-turn.svg"));
                link rel="manifest" href=(MANIFEST);
                link rel="apple-touch-icon" href=(href("icon-192.png"));
                meta name="theme-color" content="#27384c";
                script src=(href("idiomorph.js")) defer {}
                script src=(href("civitas.js")) defer {}
                @for script in shell.kind.scripts() { script src=(href(script)) defer {} }
            }
            body class=(shell.kind.class()) data-stream=[shell.stream.map(|(address, _)| address)]
                data-revision=[shell.stream.map(|(_, revision)| revision)]
                data-waiting=[shell.call.known.then_some(WAITING)] data-sound[shell.call.sound] data-keys=[shell.call.no_keys.then_some("off")]
                data-match=[shell.turn.as_ref().and_then(|turn| turn.match_id)]
                data-turn=[shell.turn.as_ref().map(|turn| turn.word)] {
                (body)
                div id="toasts" aria-live="assertive" data-offline=(shell.offline[0])
                    data-unsent=(shell.offline[1]) data-lost=(shell.offline[2]) {}
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
    /// What the tools are called.
    pub tools_name: &'a str,
    /// What [`waits`] for the reader.
    pub waits: Markup,
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
            nav.topbar__tools aria-label=(bar.tools_name) {
                (bar.waits)
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
        a.btn.btn--quiet.btn--icon.theme href=(switch.href) title=(switch.text) data-soft="page" {
            (named_icon(symbol, switch.text))
        }
    }
}
