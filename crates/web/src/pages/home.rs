//! The start page: in a match with one click, what waits, the games, open tables.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use catalog::{Course, Kind};
use look::coach::marked;
use look::home::{self, GameTile, Go, Hero, Join};
use look::page::Kind as PageKind;
use look::{Markup, html};
use store::{MatchList, Page};

use super::learn;
use super::lists::{self, Row};
use super::quick::{self, Wish};
use super::table::level_name;
use super::{lobby, mine};
use crate::chrome::{Chrome, Nav};
use crate::moment::since;
use crate::visitor::Visitor;
use crate::waiting::{self, Waiting};
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many tables the start page shows.
const ROWS: u32 = 3;
/// Players who were asked this long ago are told so, in milliseconds.
const HOUR: i64 = 3_600_000;

/// The routes.
pub fn router() -> Router<AppState> {
    Router::new().route("/", get(show))
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let tables = state.store.matches(MatchList::Open, &Page::first(ROWS + 1)).await?;
    let rows = |found: &[store::Match]| -> Vec<Row> {
        found.iter().take(ROWS as usize).filter_map(|row| Row::of(&state, &visitor, row)).collect()
    };
    let begun = learn::begun(&state, &visitor).await?;
    let front = mine::front(&state, &visitor, &begun).await?;
    let aside = front.as_ref().map_or_else(|| teaser(&state, words), |front| front.rows.clone());
    let aside = html! { (lobby::invitations(&state, &visitor).await?) (aside) };
    let tables = lists::tables_panel(words, &rows(&tables), tables.len() > ROWS as usize);
    let body = match (&front, first_course(&state)) {
        (None, Some(first)) => newcomer(&state, &visitor, first, aside, &tables),
        (front, _) => {
            let waits = waiting::matches(&state, &visitor).await?;
            let waiting = front.as_ref().map(|front| front.waiting);
            layout(&state, &visitor, (&waits, waiting), aside, &tables)
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(PageKind::Home, "", Nav::Play, &body))
}

/// The name of a game.
#[must_use]
pub fn game_title(kind: &'static dyn Kind, words: Words) -> String {
    kind.texts().word(words.0, "game-title")
}

/// The lesson that a newcomer begins with.
fn first_course(state: &AppState) -> Option<(&'static dyn Kind, &'static Course)> {
    state.games.iter().find_map(|kind| Some((*kind, learn::courses(*kind).next()?)))
}

/// What the first lesson is about, as one large button.
fn teaser(state: &AppState, words: Words) -> Markup {
    let Some((kind, course)) = first_course(state) else { return html! {} };
    let step = &course.lesson.steps[(course.lesson.steps.len() - 1).min(4)];
    html! {
        form.teaser method="post" action={ "/learn/" (kind.info().id) "/" (course.lesson.name) } {
            button type="submit" {
                (kind.cover().picture())
                span.teaser__text {
                    span.label { (game_title(kind, words)) " · " (course.lesson.title.get(words.0)) }
                    b { (marked(step.title.get(words.0))) }
                    span { (marked(step.say.get(words.0))) }
                }
            }
        }
    }
}

/// Whoever was here before goes on: to what waits the longest, or if nothing does, to a new match. `waiting` says in how many
/// matches they wait for others, if they have ever played.
fn layout(
    state: &AppState,
    visitor: &Visitor,
    (waits, waiting): (&[Waiting], Option<usize>),
    aside: Markup,
    tables: &Markup,
) -> Markup {
    let words = visitor.words;
    let others = waiting.map(|count| say!(words, "home-others", count)).unwrap_or_default();
    let tiles = tiles(state, visitor, waiting.is_some());
    let Some(first) = waits.first() else {
        let title =
            if waiting.is_some() { say!(words, "home-waits-none") } else { say!(words, "home-title") };
        let lead = if waiting.is_some() { others } else { say!(words, "home-lead") };
        return idle(state, visitor, (&title, &lead), (aside, tables), &tiles);
    };
    let game = state.game(&first.row.game).map(|kind| game_title(kind, words)).unwrap_or_default();
    let waited = state.store.now() - first.since;
    let lead = match waited >= HOUR {
        true => say!(words, "home-longest", game, since = since(waited, words)),
        false => say!(words, "home-next", game),
    };
    let next = format!("/m/{}", first.row.id);
    let head = Hero {
        title: &say!(words, "home-waits", count = waits.len()),
        lead: &lead,
        play: Go { address: &next, fields: None, text: &say!(words, "waits-next") },
        open: Go { address: "/lobby", fields: None, text: &say!(words, "nav-lobby") },
        note: &others,
        change: Go { address: "/mine", fields: None, text: &say!(words, "waits-all") },
        aside,
    };
    home::layout(&head, &tiles, tables, &join(words), foot(words))
}

/// Nothing waits: a new match against bots.
fn idle(
    state: &AppState,
    visitor: &Visitor,
    (title, lead): (&str, &str),
    (aside, tables): (Markup, &Markup),
    tiles: &Markup,
) -> Markup {
    let words = visitor.words;
    let first = state.games.first().copied();
    let game = first.map_or("", |kind| kind.info().id);
    let note = first.map(|kind| {
        let wish = Wish::proposed(kind, visitor);
        let (game, bots, level) = (game_title(kind, words), wish.bots, level_name(&wish.level, words));
        let minutes = wish.minutes(kind).unwrap_or(kind.info().minutes);
        say!(words, "home-note", game, bots, level, time = time(minutes, words))
    });
    let head = Hero {
        title,
        lead,
        play: Go { address: "/play", fields: Some(&[("game", game)]), text: &say!(words, "home-play") },
        open: Go { address: "/new", fields: None, text: &say!(words, "home-open") },
        note: &note.unwrap_or_default(),
        change: Go { address: "/new?with=bots", fields: None, text: &say!(words, "home-change") },
        aside,
    };
    home::layout(&head, tiles, tables, &join(words), foot(words))
}

/// Whoever was never here learns by playing: one click, and the first lesson begins.
fn newcomer(
    state: &AppState,
    visitor: &Visitor,
    (kind, course): (&'static dyn Kind, &'static Course),
    aside: Markup,
    tables: &Markup,
) -> Markup {
    let words = visitor.words;
    let address = format!("/learn/{}/{}", kind.info().id, course.lesson.name);
    let head = Hero {
        title: &say!(words, "home-title"),
        lead: &say!(words, "home-lead"),
        play: Go { address: &address, fields: Some(&[]), text: &say!(words, "home-learn") },
        open: Go {
            address: "/play",
            fields: Some(&[("game", kind.info().id)]),
            text: &say!(words, "home-play"),
        },
        note: &say!(words, "home-learn-note"),
        change: Go { address: "/learn", fields: None, text: &say!(words, "home-lessons") },
        aside,
    };
    home::layout(&head, &tiles(state, visitor, false), tables, &join(words), foot(words))
}

/// A guided match, and how to play.
fn ways_to_learn(kind: &'static dyn Kind, words: Words) -> Markup {
    let id = kind.info().id;
    html! {
        @if let Some(course) = learn::courses(kind).next() {
            (learn::begin_button(id, &course.lesson.name, "", &say!(words, "learn-guided")))
        }
        @if learn::is_explained(kind, words) { a href={ "/learn/" (id) } { (say!(words, "learn-how")) } }
    }
}

/// The games; whoever knows them sees them as a strip.
fn tiles(state: &AppState, visitor: &Visitor, is_strip: bool) -> Markup {
    html! {
        ul.games."games--strip"[is_strip] aria-label=(say!(visitor.words, "home-games")) {
            @for kind in state.games { (tile(*kind, visitor)) }
        }
    }
}

fn tile(kind: &'static dyn Kind, visitor: &Visitor) -> Markup {
    let words = visitor.words;
    let info = kind.info();
    let (id, least, most) = (info.id, info.min_players, info.max_players);
    let weight = say!(words, "tile-weight-of", weight = info.weight);
    let [play, go, open] = [say!(words, "tile-play"), say!(words, "quick-go"), say!(words, "tile-open")];
    home::game_tile(&GameTile {
        id,
        picture: kind.cover().picture(),
        href: &format!("/rules/{id}"),
        title: &game_title(kind, words),
        edition: &edition(kind, words),
        summary: &kind.texts().word(words.0, "game-summary"),
        players: &say!(words, "tile-players", least, most),
        time: &time(info.minutes, words),
        weight: (info.weight, &weight),
        weight_word: &say!(words, "tile-weight"),
        quick: quick::sheet(kind, visitor, &play, &go),
        open: Go { address: &format!("/new?game={id}"), fields: None, text: &open },
        learn: ways_to_learn(kind, words),
    })
}

/// Which edition is played, if the game says so.
fn edition(kind: &'static dyn Kind, words: Words) -> String {
    let said = kind.texts().has(words.0, "game-edition");
    if said { kind.texts().word(words.0, "game-edition") } else { String::new() }
}

/// About how long a match takes: `1½ h`.
#[must_use]
pub fn time(minutes: u16, words: Words) -> String {
    let (hours, half) = (minutes / 60, minutes % 60 >= 30);
    match (hours, half) {
        (0, _) => say!(words, "time-minutes", minutes),
        (_, false) => say!(words, "time-hours", hours = hours.to_string()),
        (_, true) => say!(words, "time-hours", hours = format!("{hours}½")),
    }
}

fn join(words: Words) -> Markup {
    home::join(&Join {
        title: &say!(words, "join-title"),
        address: "/join",
        label: &say!(words, "join-label"),
        placeholder: &say!(words, "join-placeholder"),
        button: &say!(words, "join-button"),
        text: &say!(words, "join-text"),
    })
}

fn foot(words: Words) -> Markup {
    html! {
        span { (say!(words, "foot-text")) }
        a href="/finished" { (say!(words, "finished-title")) }
        a href="/bots" { (say!(words, "bots-title")) }
        a href="/about" { (say!(words, "foot-about")) }
        a href="/api" { "API" }
    }
}
