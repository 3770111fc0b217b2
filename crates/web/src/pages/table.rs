//! The table itself: who sits where, invitations, what was agreed. While players are awaited this
//! is the page of the match.

use axum::Form;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use engine::{Seat, UndoPolicy};
use look::part::{Weight, badge, hidden_fields, icon, panel, seat_badge};
use look::qr::code;
use look::{Markup, html};
use serde::Deserialize;
use store::{Holder, MatchId, Pace, Phase, Place, Visibility};

use super::asking;
use super::finished;
use super::game::{Pairs, Scene, options_text};
use super::host::is_host;
use super::quick::usual_level;
use super::ratings;
use crate::chrome::{Chrome, Nav};
use crate::presence::present;
use crate::table::{self, Invited, Sat, consenters};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/m/{id}/table", get(show))
        .route("/m/{id}/close", post(close))
        .route("/m/{id}/seat/{seat}/sit", post(sit))
        .route("/m/{id}/seat/{seat}/bot", post(to_bot))
        .route("/m/{id}/seat/{seat}/resign", post(resign))
        .route("/m/{id}/seat/{seat}/free", post(free))
        .route("/m/{id}/seat/{seat}/name", post(rename))
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Query(query): Query<Pairs>,
) -> Result<Markup, Error> {
    let place = super::game::Place::of(id);
    let mut scene = Scene::gather(&state, &visitor, &place, query).await?;
    scene.audience.seats = present(&state, &scene.table.row).await?;
    let title = scene.game_title();
    let body = html! { (body(&scene)) (ratings::of_match(&state, &scene.table, visitor.words).await?) };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

/// The page below the top bar.
#[must_use]
pub fn body(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    html! {
        h1 { (scene.game_title()) }
        @if let Some(host) = inviter(scene) {
            p.page__lead id="invited" { b { (say!(words, "invited-by", name = host, game = scene.game_title())) } }
        }
        p.page__lead { (super::game::match_title(&scene.table.row, words)) }
        @if let Some(notice) = &scene.notice { (notice) }
        @if came_late(scene) { div.toast id="late" { (say!(words, "table-late")) } }
        @for notice in asking::notices(scene) { (notice) }
        @if scene.table.row.phase == Phase::Closed { p.prose id="closed" { (say!(words, "table-closed")) } }
        @else if scene.is_waiting() && inviter(scene).is_none() { p.prose id="waiting" { (say!(words, "table-waits")) } }
        div.columns {
            div.stack {
                (panel("seats", say!(words, "table-seats"), seats(scene)))
                @if scene.table.row.phase != Phase::Closed { (invitation(scene)) }
            }
            aside.stack {
                (panel("facts", say!(words, "table-agreed"), html! { (agreed(scene)) (finished::switch(scene)) }))
                @if !scene.is_waiting() { (panel("ways", say!(words, "table-ways"), ways(scene))) }
                @if may_close(&scene.table.row, scene.visitor) { (close_form(&scene.table.row.id, words)) }
            }
        }
        (super::game::proof(scene))
    }
}

/// Who invites the visitor, if they came by a link and do not sit yet.
fn inviter<'a>(scene: &'a Scene<'_>) -> Option<&'a str> {
    scene.query.get("join")?;
    let user = scene.visitor.user.as_ref().map(|user| &user.id);
    let mut people = scene.table.people().iter();
    let is_new = scene.table.mine(user).is_empty() && !scene.table.open_seats().is_empty();
    people.next().filter(|_| is_new).map(|seat| scene.names[seat.index()].as_str())
}

/// Whether somebody came to sit down, and others have taken all seats.
fn came_late(scene: &Scene<'_>) -> bool {
    let user = scene.visitor.user.as_ref().map(|user| &user.id);
    let wants = scene.query.get("sit").or_else(|| scene.query.get("join")).is_some();
    wants && scene.table.open_seats().is_empty() && scene.table.mine(user).is_empty()
}

fn seats(scene: &Scene<'_>) -> Markup {
    html! {
        ul.stack.panel__body {
            @for (seat, place) in (0..).map(Seat).zip(&scene.table.row.places) {
                li.row id={ "seat-" (seat) } { (seat_row(scene, seat, place)) }
            }
        }
    }
}

fn seat_row(scene: &Scene<'_>, seat: Seat, place: &Place) -> Markup {
    let words = scene.words();
    let user = scene.visitor.user.as_ref().map(|user| &user.id);
    let is_mine = scene.table.mine(user).contains(seat);
    let invited = Invited { token: scene.query.get("join") };
    // Whoever knows the secrets of one seat of a running match is not offered those of another.
    let knows = scene.table.row.phase == Phase::Running && !scene.table.mine(user).is_empty();
    let may_sit = invited.may_sit(&scene.table, place, user) && !knows;
    html! {
        (seat_badge(seat))
        b.name.grow { (scene.names[seat.index()]) }
        (holder_badge(place, is_mine, scene.audience.seats.contains(seat), words))
        @if let Some(wish) = asking::own_wish(scene, seat) { (wish) }
        @else if may_sit { (sit_form(scene, seat)) }
        @if !scene.table.row.phase.is_past() && !scene.table.row.imported && (is_mine || scene.table.is_host(user)) {
            (controls(scene, seat, place, is_mine))
        }
    }
}

fn holder_badge(place: &Place, is_mine: bool, present: bool, words: Words) -> Markup {
    match &place.holder {
        Holder::Open => badge("warn", None, say!(words, "holder-open")),
        Holder::Bot(level) => badge("", Some("i-bot"), level_name(level, words)),
        Holder::Stranger => badge("", Some("i-human"), say!(words, "holder-stranger")),
        Holder::Human(_) if is_mine => badge("good", Some("i-human"), say!(words, "holder-you")),
        Holder::Human(_) if present => badge("good", Some("i-human"), say!(words, "holder-present")),
        Holder::Human(_) => badge("", Some("i-human"), say!(words, "holder-away")),
    }
}

/// The name of a bot's level.
#[must_use]
pub fn level_name(level: &str, words: Words) -> String {
    let key = format!("level-{level}");
    if words.has(&key) { words.word(&key) } else { level.to_owned() }
}

fn sit_form(scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words();
    let name = scene.visitor.user.as_ref().map_or("", |user| user.profile.name.as_str());
    let me = scene.visitor.user.as_ref().map(|user| &user.id);
    html! {
        form.row method="post" action=(seat_address(scene, seat, "sit")) {
            @if let Some(token) = scene.query.get("join") { (hidden_fields(&[("join", token)])) }
            input.field name="name" value=(name) maxlength=(names::NAME) aria-label=(say!(words, "name-label"))
                placeholder=(say!(words, "name-label")) autocomplete="nickname";
            button.btn.btn--primary type="submit" {
                @if consenters(&scene.table, seat, me).is_empty() { (say!(words, "table-sit")) } @else { (say!(words, "seat-ask")) }
            }
        }
    }
}

/// What the holder of a seat, or the host, may do with it.
fn controls(scene: &Scene<'_>, seat: Seat, place: &Place, is_mine: bool) -> Markup {
    let words = scene.words();
    let levels =
        scene.table.kind.bots().iter().filter(|level| place.holder != Holder::Bot((**level).to_owned()));
    html! {
        details.controls {
            summary { (say!(words, "seat-change")) }
            div.row {
                @for level in levels {
                    form method="post" action=(seat_address(scene, seat, "bot")) {
                        (hidden_fields(&[("level", level)]))
                        button class=(Weight::Ordinary.class()) type="submit" {
                            (icon("i-bot")) (say!(words, "seat-to-bot", level = level_name(level, words)))
                        }
                    }
                }
                @if place.holder != Holder::Open {
                    form method="post" action=(seat_address(scene, seat, "free")) {
                        button.btn type="submit" { (say!(words, "seat-free")) }
                    }
                }
                @if is_mine {
                    form.row method="post" action=(seat_address(scene, seat, "name")) {
                        input.field name="name" value=(place.name) maxlength=(names::NAME) required
                            aria-label=(say!(words, "name-label"));
                        button.btn type="submit" { (say!(words, "seat-rename")) }
                    }
                }
            }
        }
    }
}

fn seat_address(scene: &Scene<'_>, seat: Seat, what: &str) -> String {
    format!("{}/seat/{seat}/{what}", scene.public_address())
}

/// The links to hand on.
fn invitation(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let address = super::game::invite(scene);
    let me = scene.visitor.user.as_ref().map(|user| &user.id);
    let may_invite =
        !scene.table.open_seats().is_empty() && (scene.table.is_host(me) || !scene.table.mine(me).is_empty());
    panel(
        "invite",
        say!(words, "invite-title"),
        html! {
            div.panel__body.stack {
                p.prose { (if address.starts_with("/join/") { say!(words, "invite-seat") } else { say!(words, "invite-look") }) }
                div.row {
                    a.grow href=(address) { code data-whole href=(address) { (scene.visitor.origin) (address) } }
                    a.btn href=(address) data-copy=(address) data-copied=(say!(words, "invite-copied")) data-copy-failed=(say!(words, "invite-copy-failed")) { (icon("i-link")) (say!(words, "invite-copy")) }
                    button.btn type="button" data-share=(address) hidden { (say!(words, "invite-share")) }
                    @if may_invite { a.btn href={ (scene.public_address()) "/invite" } { (icon("i-human")) (say!(words, "invite-people")) } }
                }
                @if let Some(code) = code(&format!("{}{address}", scene.visitor.origin), &say!(words, "invite-code")) {
                    details { summary { (say!(words, "invite-code")) } (code) }
                }
            }
        },
    )
}

fn agreed(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let row = &scene.table.row;
    let options = options_text(scene.table.kind, &row.options, words);
    html! {
        dl.facts-list.panel__body {
            dt { (say!(words, "new-players")) } dd { (row.places.len()) }
            @if !options.is_empty() { dt { (say!(words, "new-options")) } dd { (options) } }
            dt { (say!(words, "new-undo")) } dd { (undo_name(row.settings.undo, words)) }
            dt { (say!(words, "new-visibility")) } dd { (visibility_name(row.settings.visibility, words)) }
            dt { (say!(words, "new-pace")) } dd { (pace_name(row.settings.pace, words)) }
            @if row.settings.caretaker { dt { (say!(words, "table-absent")) } dd { (say!(words, "table-caretaker")) } }
            dt { (say!(words, "table-spectators")) } dd { (scene.audience.spectators) }
        }
    }
}

/// What an undo policy is called.
#[must_use]
pub fn undo_name(policy: UndoPolicy, words: Words) -> String {
    match policy {
        UndoPolicy::Own => say!(words, "undo-own"),
        UndoPolicy::Consent => say!(words, "undo-by-consent"),
        UndoPolicy::Free => say!(words, "undo-free"),
    }
}

/// How a page says who gets to see a table.
#[must_use]
pub fn visibility_name(visibility: Visibility, words: Words) -> String {
    match visibility {
        Visibility::Listed => say!(words, "visibility-listed"),
        Visibility::ByLink => say!(words, "visibility-link"),
    }
}

/// How a page says how fast a table plays.
#[must_use]
pub fn pace_name(pace: Pace, words: Words) -> String {
    match pace {
        Pace::Free => say!(words, "pace-free"),
        Pace::Days(days) => say!(words, "pace-days", days = i64::from(days)),
        Pace::Clock { minutes, seconds } => {
            say!(words, "pace-clock", minutes = i64::from(minutes), seconds = i64::from(seconds))
        }
    }
}

fn ways(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let (address, public) = (&scene.address, scene.public_address());
    let game = scene.table.kind.info().id;
    html! {
        ul.panel__body.stack {
            @if scene.table.kind.cover().style.is_some() { li { a href=(address) { (say!(words, "tool-board")) } } }
            li { a href={ (address) "?form=text" } { (say!(words, "tool-text")) } }
            li { a href={ (public) "/log" } { (say!(words, "log-whole")) } }
            li { a href={ (address) "/replay?at=0" } { (say!(words, "tool-replay")) } }
            li { a href={ (public) "/scores" } { (say!(words, "scores-title")) } }
            li { a href={ "/rules/" (game) } { (say!(words, "tool-rules")) } }
            li { a href={ "/cards/" (game) } { (say!(words, "cards-title")) } }
            @if scene.table.is_over() { li { a href={ (public) "/file" } { (say!(words, "tool-file")) } } }
            li { a href="/settings" { (say!(words, "settings-title")) } }
            @if is_host(scene.visitor) {
                li { a href={ "/host/chat/" (scene.table.row.id) } { (say!(words, "host-chat")) } }
                @if scene.table.row.phase == Phase::Running { li { (copy_form(scene)) } }
            }
            @if let Some(order) = super::game::order_form(scene) { li { (order) } }
            @if let Some(seat) = only_seat(scene) { li { (resign_form(&scene.table.row.id, seat, words)) } }
        }
    }
}

/// Whether a visitor may close a table: one at which players are awaited, as the one who opened it or as a host of the server.
#[must_use]
pub fn may_close(row: &store::Match, visitor: &Visitor) -> bool {
    let opened = visitor.user.as_ref().is_some_and(|user| row.host.as_ref() == Some(&user.id));
    row.phase == Phase::Waiting && (opened || is_host(visitor))
}

/// The way to close a table, in two steps.
#[must_use]
pub fn close_form(id: &MatchId, words: Words) -> Markup {
    html! {
        details.resign {
            summary.drop__item { b { (say!(words, "table-close")) } span.faint { (say!(words, "table-close-text")) } }
            form method="post" action={ "/m/" (id) "/close" } {
                button.btn.btn--danger type="submit" { (say!(words, "table-close-sure")) }
            }
        }
    }
}

async fn close(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    table::close(&state, &id, user).await?;
    Ok(Redirect::to("/mine"))
}

/// A file of the running match, in two steps: it tells every secret, and the table is told.
fn copy_form(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    html! {
        details {
            summary.drop__item { b { (say!(words, "host-copy")) } span.faint { (say!(words, "host-copy-text")) } }
            form method="post" action={ (scene.public_address()) "/file" } {
                button.btn type="submit" { (say!(words, "host-copy-sure")) }
            }
        }
    }
}

/// The seat that the visitor could give up: theirs, if they play one and the match is going on.
fn only_seat(scene: &Scene<'_>) -> Option<Seat> {
    let mine = scene.table.mine(scene.visitor.user.as_ref().map(|user| &user.id));
    mine.iter().next().filter(|_| mine.len() == 1 && scene.table.row.phase == Phase::Running)
}

/// A seat in an address.
type SeatPath = Path<(MatchId, Seat)>;

#[derive(Debug, Deserialize)]
struct SitForm {
    join: Option<String>,
    #[serde(default)]
    name: String,
}

async fn sit(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): SeatPath,
    Form(form): Form<SitForm>,
) -> Result<Redirect, Error> {
    visitor.may(&state, Deed::Seat).await?;
    let invited = Invited { token: form.join.as_deref() };
    table::may_sit(&state, &id, seat, visitor.user.as_ref(), invited).await?;
    let name = if form.name.trim().is_empty() { None } else { Some(names::name(&form.name)?) };
    let mut user = visitor.player(&state).await?;
    if let Some(name) = name {
        user.profile.name = name;
    }
    if user.login.is_none() {
        state.store.set_profile(&user.id, &user.profile).await?;
    }
    match table::sit(&state, &id, seat, &user, invited).await? {
        Sat::Down => Ok(Redirect::to(&format!("/m/{id}"))),
        Sat::Asked => Ok(Redirect::to(&format!("/m/{id}/table"))),
    }
}

#[derive(Debug, Deserialize)]
struct BotForm {
    level: String,
}

async fn to_bot(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): SeatPath,
    Form(form): Form<BotForm>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    table::replace(&state, &id, seat, &user.id, &form.level).await?;
    Ok(Redirect::to(&format!("/m/{id}/table")))
}

async fn resign(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): SeatPath,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    let level = usual_level(table::Table::find(&state, &id).await?.kind);
    table::resign(&state, &id, seat, &user.id, level).await?;
    Ok(Redirect::to("/mine"))
}

/// The way to give up a match, in two steps.
#[must_use]
pub fn resign_form(id: &MatchId, seat: Seat, words: Words) -> Markup {
    html! {
        details.resign {
            summary.drop__item { b { (say!(words, "mine-resign")) } span.faint { (say!(words, "mine-resign-text")) } }
            form method="post" action={ "/m/" (id) "/seat/" (seat) "/resign" } {
                button.btn.btn--danger type="submit" { (say!(words, "mine-resign-sure")) }
            }
        }
    }
}

async fn free(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): SeatPath,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    table::free_seat(&state, &id, seat, &user.id).await?;
    Ok(Redirect::to(&format!("/m/{id}/table")))
}

#[derive(Debug, Deserialize)]
struct NameForm {
    name: String,
}

async fn rename(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): SeatPath,
    Form(form): Form<NameForm>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    table::rename(&state, &id, seat, &user.id, &form.name).await?;
    Ok(Redirect::to(&format!("/m/{id}/table")))
}
