//! My matches: those that wait for me first, then those in which I wait, those that are over, and those that I have hidden.

use std::collections::BTreeMap;

use axum::extract::{Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use catalog::Kind;
use engine::{Chapter, Progress, Seat, Seats, Viewer};
use look::home::{LongRow, long_row};
use look::part::{Weight, hidden_fields, link_button, named_icon, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Holder, Match, MatchId, MatchList, Page, Phase};
use texts::Speaker;

use super::game::form_and_level;
use super::home::game_title;
use super::learn::Begun;
use super::lists::{import_form, standing};
use super::quick::usual_level;
use super::table::{close_form, may_close, resign_form};
use crate::chrome::{Chrome, Nav};
use crate::moment::since;
use crate::table::{Table, tell};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many matches the list shows.
const ROWS: u32 = 200;
/// Of how many matches that go on the position is read, to say what is asked and how far they have come.
const READ: usize = 40;

pub fn router() -> Router<AppState> {
    Router::new().route("/mine", get(show)).route("/mine/hide", post(hide))
}

#[derive(Debug, Deserialize)]
struct Filter {
    game: Option<String>,
}

/// Where a match stands in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// I am asked.
    Asked,
    /// Somebody else is.
    Waiting,
    Over,
    /// It goes on without me.
    Left,
    Hidden,
}

/// The matches of a visitor.
struct Own {
    rows: Vec<Match>,
    /// When their turn began, where they are asked: while several decide at once, others move meanwhile.
    asked: BTreeMap<MatchId, i64>,
}

impl Own {
    async fn of(state: &AppState, visitor: &Visitor) -> Result<Self, Error> {
        let Some(user) = &visitor.user else { return Ok(Self { rows: Vec::new(), asked: BTreeMap::new() }) };
        let rows = state.store.matches(MatchList::Of(&user.id), &Page::first(ROWS)).await?;
        let asked = state.store.awaiting(&user.id, ROWS).await?.into_iter();
        Ok(Self { rows, asked: asked.map(|(since, row)| (row.id, since)).collect() })
    }

    /// Those of the rows that are wanted; the position of the first of them that go on is read.
    async fn read(
        self,
        state: &AppState,
        visitor: &Visitor,
        is_wanted: impl Fn(&Match) -> bool,
    ) -> Result<Vec<Mine>, Error> {
        let (mut list, mut left) = (Vec::new(), READ);
        for row in self.rows.into_iter().filter(is_wanted) {
            let goes_on = row.phase == Phase::Running;
            let since = self.asked.get(&row.id).copied();
            list.extend(mine(state, visitor, row, since, goes_on && left > 0).await?);
            left = left.saturating_sub(usize::from(goes_on));
        }
        Ok(list)
    }
}

/// A match of the list.
struct Mine {
    row: Match,
    place: Place,
    /// Since when it stands where it does.
    since: i64,
    title: String,
    text: String,
    last: String,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(filter): Query<Filter>,
) -> Result<Markup, Error> {
    let words = visitor.words;
    let own = Own::of(&state, &visitor).await?;
    let games: Vec<String> = own.rows.iter().map(|row| row.game.clone()).collect();
    let is_wanted = |row: &Match| filter.game.as_ref().is_none_or(|game| *game == row.game);
    let list = own.read(&state, &visitor, is_wanted).await?;
    let asked = list.iter().filter(|mine| mine.place == Place::Asked).count();
    let section = |id: &str, place: Place, title: String, most_recent: bool| {
        let mut rows: Vec<&Mine> = list.iter().filter(|mine| mine.place == place).collect();
        rows.sort_by_key(|mine| if most_recent { -mine.since } else { mine.since });
        section(&state, &visitor, id, &title, &rows)
    };
    let body = html! {
        h1 { (say!(words, "nav-mine")) }
        (filters(&state, &games, filter.game.as_deref(), words))
        (section("asked", Place::Asked, say!(words, "mine-asked", count = asked), false))
        (section("going", Place::Waiting, say!(words, "mine-waiting"), true))
        (section("over", Place::Over, say!(words, "mine-over"), true))
        (section("left", Place::Left, say!(words, "mine-left"), true))
        (section("hidden", Place::Hidden, say!(words, "mine-hidden"), true))
        @if list.is_empty() { (nothing(&say!(words, "mine-none"), words)) }
        (import_form(words))
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&say!(words, "nav-mine"), Nav::Lobby, &body))
}

/// What to do where there is no match.
fn nothing(text: &str, words: Words) -> Markup {
    html! {
        div.nothing {
            p { (text) }
            a.btn href="/" { (say!(words, "tile-play")) }
            a.btn.btn--quiet href="/learn" { (say!(words, "home-learn")) }
        }
    }
}

/// The matches that go on: those that wait for the visitor first.
///
/// # Errors
/// If the store cannot be asked.
pub async fn going(state: &AppState, visitor: &Visitor) -> Result<Markup, Error> {
    let own = Own::of(state, visitor).await?;
    let list = own.read(state, visitor, |row| !matches!(row.phase, Phase::Over(_))).await?;
    let words = visitor.words;
    let rows = |place: Place| -> Vec<&Mine> { list.iter().filter(|mine| mine.place == place).collect() };
    let (mut asked, waiting) = (rows(Place::Asked), rows(Place::Waiting));
    asked.sort_by_key(|mine| mine.since);
    Ok(html! {
        @if asked.is_empty() && waiting.is_empty() {
            (panel("going", say!(words, "nav-mine"), html! {
                (nothing(&say!(words, "lobby-no-match"), words))
            }))
        }
        (section(state, visitor, "asked", &say!(words, "mine-asked", count = asked.len()), &asked))
        (section(state, visitor, "going", &say!(words, "mine-waiting"), &waiting))
    })
}

/// How many matches the start page shows.
const FRONT: usize = 3;

/// What the start page shows of the matches of somebody who was here before.
pub struct Front {
    /// The first of those that go on; empty if none does.
    pub rows: Markup,
    /// How many go on and wait for others.
    pub waiting: usize,
}

/// What the start page shows of a visitor's matches: a lesson that they have begun, what waits for them, the longest wait on
/// top, then the rest. Nothing if they have never played.
///
/// # Errors
/// If the store cannot be asked.
pub async fn front(state: &AppState, visitor: &Visitor, begun: &[Begun]) -> Result<Option<Front>, Error> {
    let words = visitor.words;
    let Own { rows, asked } = Own::of(state, visitor).await?;
    if rows.is_empty() {
        return Ok(None);
    }
    let since = |row: &Match| asked.get(&row.id).copied();
    let with_place = rows.into_iter().map(|row| (place(visitor, &row), row));
    let mut going: Vec<(Place, Match)> =
        with_place.filter(|(place, _)| matches!(place, Place::Asked | Place::Waiting)).collect();
    let step_of = |row: &Match| begun.iter().find(|lesson| lesson.href == format!("/m/{}", row.id));
    going.sort_by_key(|(place, row)| match place {
        _ if step_of(row).is_some() => (0, row.updated_at),
        Place::Asked => (1, since(row).unwrap_or(row.updated_at)),
        _ => (2, -row.updated_at),
    });
    let waiting = going.iter().filter(|(place, _)| *place == Place::Waiting).count();
    let more = going.len() > FRONT;
    let mut list = Vec::new();
    for (_, row) in going.into_iter().take(FRONT) {
        let step = step_of(&row).map(|lesson| lesson.text.clone());
        let turn = since(&row);
        let found = mine(state, visitor, row, turn, true).await?;
        list.extend(found.map(|mine| Mine { title: step.unwrap_or_else(|| mine.title.clone()), ..mine }));
    }
    let rows = html! {
        @if !list.is_empty() {
            section.mine.panel id="mine" aria-labelledby="mine-title" {
                header.panel__head {
                    h2.title id="mine-title" { (say!(words, "mine-continue")) }
                    @if more { a.link href="/mine" { (say!(words, "mine-all")) } }
                }
                ul { @for mine in &list { (long(state, visitor, mine, html! {})) } }
            }
        }
    };
    Ok(Some(Front { rows, waiting }))
}

/// Links to the matches of one game, where there are several.
fn filters(state: &AppState, games: &[String], chosen: Option<&str>, words: Words) -> Markup {
    let is_played = |kind: &&&'static dyn Kind| games.iter().any(|game| game == kind.info().id);
    let played: Vec<&'static dyn Kind> = state.games.iter().filter(is_played).copied().collect();
    let weight = |chosen: bool| if chosen { Weight::Primary } else { Weight::Ordinary };
    html! {
        @if played.len() > 1 {
            nav.filters aria-label=(say!(words, "mine-filter")) {
                (link_button(weight(chosen.is_none()), "/mine", say!(words, "mine-all-games")))
                @for kind in &played {
                    @let id = kind.info().id;
                    (link_button(weight(chosen == Some(id)), &format!("/mine?game={id}"), game_title(*kind, words)))
                }
            }
        }
    }
}

/// Where a match stands for a visitor.
fn place(visitor: &Visitor, row: &Match) -> Place {
    let seats = seats_of(visitor, row);
    match row.phase {
        _ if visitor.hides(&row.id) => Place::Hidden,
        Phase::Over(_) => Place::Over,
        Phase::Running if seats.is_empty() => Place::Left,
        _ if seats.iter().any(|seat| row.deciding().contains(seat)) => Place::Asked,
        _ => Place::Waiting,
    }
}

/// A match of the list; none if its game is not played here.
async fn mine(
    state: &AppState,
    visitor: &Visitor,
    row: Match,
    turn: Option<i64>,
    read: bool,
) -> Result<Option<Mine>, Error> {
    let Ok(kind) = state.game(&row.game) else { return Ok(None) };
    let (words, seats) = (visitor.words, seats_of(visitor, &row));
    let asked = seats.iter().find(|seat| row.deciding().contains(*seat));
    let place = place(visitor, &row);
    let (title, text) = (standing_of(&row, seats, words), game_title(kind, words));
    let since = turn.filter(|_| place == Place::Asked).unwrap_or(row.updated_at);
    let mut mine = Mine { place, since, title, text, last: String::new(), row };
    if read && mine.row.phase == Phase::Running {
        // Whoever plays several seats at one device is told what all may know.
        let viewer =
            asked.or(seats.iter().next()).filter(|_| seats.len() == 1).map_or(Viewer::Public, Viewer::Seat);
        look_at(state, words, &mut mine, viewer).await?;
    }
    let agreed = form_and_level(kind, &mine.row, words);
    if !agreed.is_empty() {
        mine.text = format!("{} · {agreed}", mine.text);
    }
    Ok(Some(mine))
}

/// Whom a match waits for, or how it ended; a visitor who has won is not told their own name.
fn standing_of(row: &Match, mine: Seats, words: Words) -> String {
    match row.phase {
        Phase::Over(outcome) if mine.len() == 1 && outcome.winners() == mine => say!(words, "over-you"),
        _ => standing(row, words),
    }
}

/// What is asked, how far it has come, and what happened last.
async fn look_at(state: &AppState, words: Words, mine: &mut Mine, viewer: Viewer) -> Result<(), Error> {
    let mut table = Table::find(state, &mine.row.id).await?;
    table.set_up(state).await?;
    let after = table.row.seq.saturating_sub(1);
    let last = state.store.moves(&table.row.id, after, 1).await?.into_iter().next();
    let names = table.names(words);
    let speaker = Speaker { language: words.0, players: &names, you: viewer.seat() };
    let told = last.map(|entry| tell(&table, entry, viewer));
    let lines = told.map(|told| told.lines.spans(table.kind.texts(), words, speaker)).unwrap_or_default();
    let shown = table.position()?.show(viewer);
    if mine.place == Place::Asked && viewer != Viewer::Public {
        mine.title = table.kind.texts().say(speaker, shown.question());
    }
    if let Some(progress) = shown.progress() {
        mine.text = format!("{}, {}", mine.text, said_progress(progress, words));
    }
    if let Some((_, spans)) = lines.into_iter().next() {
        mine.last = spans.into_iter().map(texts::Span::into_text).collect();
    }
    Ok(())
}

fn said_progress(progress: Progress, words: Words) -> String {
    let round = progress.round;
    let chapter = progress.chapter.map(|(chapter, numeral)| match chapter {
        Chapter::Epoch => say!(words, "progress-epoch", numeral),
        Chapter::Age => say!(words, "progress-age", numeral),
        Chapter::Era => say!(words, "progress-era", numeral),
    });
    let round = (round > 0).then(|| say!(words, "progress-round", round));
    chapter.into_iter().chain(round).collect::<Vec<_>>().join(", ")
}

fn seats_of(visitor: &Visitor, row: &Match) -> Seats {
    visitor.user.as_ref().map_or(Seats::NONE, |user| row.seats_of(&user.id))
}

fn section(state: &AppState, visitor: &Visitor, id: &str, title: &str, rows: &[&Mine]) -> Markup {
    html! {
        @if !rows.is_empty() {
            (panel(id, html! { (title) " " span.badge { (rows.len()) } }, html! {
                ul { @for mine in rows { (long(state, visitor, mine, more(state, visitor, mine))) } }
            }))
        }
    }
}

fn long(state: &AppState, visitor: &Visitor, mine: &Mine, more: Markup) -> Markup {
    let (row, words) = (&mine.row, visitor.words);
    let icon = state.game(&row.game).map_or("i-table", |kind| kind.cover().icon);
    let seats = seats_of(visitor, row);
    let my_turn =
        seats.iter().find(|seat| row.deciding().contains(*seat)).filter(|_| mine.place == Place::Asked);
    let players = (0..).map(Seat).zip(row.places.iter().map(|place| place.name.as_str()));
    long_row(&LongRow {
        href: &format!("/m/{}", row.id),
        icon,
        title: &mine.title,
        text: &mine.text,
        players: players.filter(|(_, name)| !name.is_empty()).collect(),
        deciding: row.deciding(),
        my_turn,
        last: &mine.last,
        since: &since(state.store.now() - mine.since, words),
        button: &if my_turn.is_some() { say!(words, "your-turn") } else { say!(words, "match-look") },
        more,
    })
}

/// Hide it, give the seat to a bot while the others play on, or give up.
fn more(state: &AppState, visitor: &Visitor, mine: &Mine) -> Markup {
    let (row, words) = (&mine.row, visitor.words);
    let is_hidden = mine.place == Place::Hidden;
    let level = state.game(&row.game).map_or("", |kind| usual_level(kind));
    let seats = seats_of(visitor, row);
    let seat = seats.iter().next().filter(|_| row.phase == Phase::Running);
    html! {
        details.drop {
            summary.btn.btn--quiet.btn--icon { (named_icon("i-menu", &say!(words, "mine-more"))) }
            div.drop__list {
                form method="post" action="/mine/hide" {
                    (hidden_fields(&[("id", &row.id.0), ("hide", if is_hidden { "no" } else { "yes" })]))
                    button.drop__item type="submit" {
                        b { (if is_hidden { say!(words, "mine-show") } else { say!(words, "mine-hide") }) }
                        span.faint { (say!(words, "mine-hide-text")) }
                    }
                }
                @if let Some(seat) = seat.filter(|_| others_play(visitor, row)) {
                    form method="post" action={ "/m/" (row.id) "/seat/" (seat) "/bot" } {
                        (hidden_fields(&[("level", level)]))
                        button.drop__item type="submit" {
                            b { (say!(words, "mine-leave")) } span.faint { (say!(words, "mine-leave-text")) }
                        }
                    }
                }
                @if let Some(seat) = seat.filter(|_| seats.len() == 1) { (resign_form(&row.id, seat, words)) }
                @if may_close(row, visitor) { (close_form(&row.id, words)) }
            }
        }
    }
}

/// Whether somebody is left who wants the match to go on.
fn others_play(visitor: &Visitor, row: &Match) -> bool {
    let me = visitor.user.as_ref().map(|user| &user.id);
    row.places.iter().any(|place| matches!(&place.holder, Holder::Human(user) if Some(user) != me))
}

#[derive(Debug, Deserialize)]
struct Hide {
    id: MatchId,
    hide: String,
}

async fn hide(visitor: Visitor, Form(form): Form<Hide>) -> Redirect {
    visitor.keep_hidden(&form.id, form.hide == "yes");
    Redirect::to("/mine")
}
