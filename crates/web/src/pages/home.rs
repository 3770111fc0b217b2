//! The start page: in a match with one click, my matches, the games, open tables.

use axum::Form;
use axum::Router;
use axum::extract::State;
use axum::response::Redirect;
use axum::routing::{get, post};
use catalog::Kind;
use engine::UndoPolicy;
use look::home::{self, GameTile, Go, Hero, Join};
use look::page::Kind as PageKind;
use look::{Markup, html};
use serde::Deserialize;
use store::{MatchList, Page, Visibility};

use super::lists::{self, Row};
use crate::chrome::{Chrome, Nav};
use crate::table::{NewTable, SeatWish, open};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many matches and tables the start page shows.
const ROWS: u32 = 3;

/// The routes.
pub fn router() -> Router<AppState> {
    Router::new().route("/", get(show)).route("/play", post(play))
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let mine = match &visitor.user {
        Some(user) => state.store.matches(MatchList::Of(&user.id), &Page::first(ROWS + 1)).await?,
        None => Vec::new(),
    };
    let tables = state.store.matches(MatchList::Open, &Page::first(ROWS + 1)).await?;
    let rows = |found: &[store::Match]| -> Vec<Row> {
        found.iter().take(ROWS as usize).filter_map(|row| Row::of(&state, &visitor, row)).collect()
    };
    let aside = mine_panel(words, &rows(&mine), mine.len() > ROWS as usize);
    let tables = lists::tables_panel(words, &rows(&tables), tables.len() > ROWS as usize);
    let body = layout(&state, words, aside, &tables);
    Ok(Chrome::of(&state, &visitor).await?.page(PageKind::Home, "", Nav::Play, &body))
}

/// A click on "play": a match against bots, as a guest if need be.
#[derive(Debug, Deserialize)]
struct PlayNow {
    game: String,
}

async fn play(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(wish): Form<PlayNow>,
) -> Result<Redirect, Error> {
    let kind = state.game(&wish.game)?;
    visitor.may(&state, Deed::Table)?;
    let user = visitor.player(&state).await?;
    let mut seats = vec![SeatWish::Bot(first_level(kind).to_owned()); usize::from(quick_players(kind))];
    seats[0] = SeatWish::Me(None);
    let table = NewTable {
        options: serde_json::json!({}),
        seats,
        title: String::new(),
        undo: UndoPolicy::Own,
        visibility: Visibility::ByLink,
    };
    let id = open(&state, kind, &user, &table).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

/// How many play in a quick match.
fn quick_players(kind: &'static dyn Kind) -> u8 {
    3.clamp(kind.info().min_players, kind.info().max_players)
}

/// The bot that a newcomer meets: one that errs, where there is one.
#[must_use]
pub fn first_level(kind: &'static dyn Kind) -> &'static str {
    let levels = kind.bots();
    levels.iter().find(|level| **level == "easy").or(levels.last()).copied().unwrap_or_default()
}

/// The name of a game.
#[must_use]
pub fn game_title(kind: &'static dyn Kind, words: Words) -> String {
    kind.texts().word(words.0, "game-title")
}

fn layout(state: &AppState, words: Words, aside: Markup, tables: &Markup) -> Markup {
    let first = state.games.first().copied();
    let game = first.map_or("", |kind| kind.info().id);
    let note = first.map(|kind| {
        let (game, bots) = (game_title(kind, words), quick_players(kind) - 1);
        say!(words, "home-note", game, bots, time = time(kind.info().minutes, words))
    });
    let head = Hero {
        title: &say!(words, "home-title"),
        lead: &say!(words, "home-lead"),
        play: Go { address: "/play", fields: Some(&[("game", game)]), text: &say!(words, "home-play") },
        open: Go { address: "/new", fields: None, text: &say!(words, "home-open") },
        note: &note.unwrap_or_default(),
        change: Go { address: "/new?with=bots", fields: None, text: &say!(words, "home-change") },
        aside,
    };
    home::layout(&head, &tiles(state, words), tables, &join(words), foot(words))
}

fn mine_panel(words: Words, rows: &[Row], more: bool) -> Markup {
    let all = say!(words, "mine-all");
    let all = more.then_some(Go { address: "/mine", fields: None, text: &all });
    let rows: Vec<_> = rows.iter().map(Row::as_match).collect();
    html! { @if !rows.is_empty() { (home::my_matches(&say!(words, "mine-continue"), all.as_ref(), &rows)) } }
}

fn tiles(state: &AppState, words: Words) -> Markup {
    html! {
        ul.games aria-label=(say!(words, "home-games")) { @for kind in state.games { (tile(*kind, words)) } }
    }
}

fn tile(kind: &'static dyn Kind, words: Words) -> Markup {
    let info = kind.info();
    let (id, least, most) = (info.id, info.min_players, info.max_players);
    let weight = say!(words, "tile-weight-of", weight = info.weight);
    let [play, open] = [say!(words, "tile-play"), say!(words, "tile-open")];
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
        play: Go { address: "/play", fields: Some(&[("game", id)]), text: &play },
        open: Go { address: &format!("/new?game={id}"), fields: None, text: &open },
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
        a href="/about" { (say!(words, "foot-about")) }
        a href="/api" { "API" }
    }
}
