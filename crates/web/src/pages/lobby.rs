//! The lobby: what waits for me, tables with a free seat, invitations, who is here, friends.

use axum::extract::{Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use look::home::Join;
use look::page::Kind;
use look::part::{Weight, hidden_fields, icon, link_button, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Asked, Company, Doing, Match, MatchList, Pace, Page, Person, User};

use super::game::options_text;
use super::home::game_title;
use super::lists::{Row, is_open};
use super::player::{self, avatar};
use super::table::pace_name;
use super::{invite, mine};
use crate::chrome::{Chrome, Nav};
use crate::moment::{ago, since};
use crate::visitor::Visitor;
use crate::waiting::{self, Waiting, with_whom};
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many tables are shown.
const TABLES: u32 = 100;
/// How many people.
const PEOPLE: u32 = 60;
const MINUTE: i64 = 60_000;
/// Somebody who asked for anything within this time is here.
const HERE: i64 = 2 * MINUTE;
/// Somebody who did so within this time was here a moment ago.
const AWAY: i64 = 10 * MINUTE;

pub fn router() -> Router<AppState> {
    Router::new().route("/lobby", get(show)).route("/lobby/now", get(now)).route("/friends", post(set_friend))
}

#[derive(Debug, Deserialize)]
struct Filter {
    game: Option<String>,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(filter): Query<Filter>,
) -> Result<Markup, Error> {
    let words = visitor.words;
    let waits = waiting::matches(&state, &visitor).await?;
    let body = html! {
        main.page id="main" data-anew={ "/lobby/now" (query(&filter)) } {
            (head(&waits, words))
            div.lobby {
                div.stack {
                    (mine::going(&state, &visitor).await?)
                    (tables(&state, &visitor, filter.game.as_deref()).await?)
                }
                aside.stack {
                    (invited(&state, &visitor).await?)
                    (people(&state, &visitor).await?)
                    (join(words))
                    (panel("more", say!(words, "lobby-more"), html! {
                        ul.panel__body.stack {
                            li { a href="/ratings" { (say!(words, "ratings-title")) } }
                            li { a href="/finished" { (say!(words, "finished-title")) } }
                            li { a href="/tournaments" { (say!(words, "tournaments-title")) } }
                            li { a href="/mine" { (say!(words, "waits-all")) } }
                        }
                    }))
                }
            }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &say!(words, "nav-lobby"), Nav::Lobby, &body))
}

/// What the page asks for anew: tables, invitations, people.
async fn now(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(filter): Query<Filter>,
) -> Result<Markup, Error> {
    Ok(html! {
        (tables(&state, &visitor, filter.game.as_deref()).await?)
        (invited(&state, &visitor).await?)
        (people(&state, &visitor).await?)
    })
}

/// The choice of the reader, as an address holds it.
fn query(filter: &Filter) -> String {
    let is_plain =
        |game: &&String| game.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    filter.game.as_ref().filter(is_plain).map_or_else(String::new, |game| format!("?game={game}"))
}

fn head(waits: &[Waiting], words: Words) -> Markup {
    html! {
        header.lobby__head {
            div {
                h1.page__title { (say!(words, "nav-lobby")) }
                p.page__lead {
                    @if waits.is_empty() { (say!(words, "lobby-nothing-waits")) }
                    @else { (say!(words, "lobby-waits", count = waits.len())) }
                }
            }
            a.btn.btn--lg href="/new" { (icon("i-table")) (say!(words, "tile-open")) }
            @if let Some(first) = waits.first() {
                a.btn.btn--primary.btn--lg href={ "/m/" (first.row.id) } { (icon("i-play")) (say!(words, "waits-next")) }
            }
        }
    }
}

async fn tables(state: &AppState, visitor: &Visitor, game: Option<&str>) -> Result<Markup, Error> {
    let words = visitor.words;
    let mut found = state.store.matches(MatchList::Open, &Page::first(TABLES)).await?;
    found.retain(|row| game.is_none_or(|game| game == row.game));
    let mut rows = Vec::new();
    for row in &found {
        if let Some(shown) = Row::of(state, visitor, row) {
            rows.push((shown, row, state.store.company(&row.id).await?));
        }
    }
    let weight = |chosen: bool| if chosen { Weight::Primary } else { Weight::Ordinary };
    Ok(html! {
        section.panel id="tables" aria-labelledby="tables-title" {
            header.panel__head { h2.title id="tables-title" { (say!(words, "tables-title")) } span.count { (rows.len()) } }
            nav.filters aria-label=(say!(words, "mine-filter")) {
                (link_button(weight(game.is_none()), "/lobby#tables", say!(words, "mine-all-games")))
                @for kind in state.games {
                    @let id = kind.info().id;
                    (link_button(weight(game == Some(id)), &format!("/lobby?game={id}#tables"), game_title(*kind, words)))
                }
            }
            @if rows.is_empty() {
                div.nothing { p { (say!(words, "tables-none")) } a.btn href="/new" { (say!(words, "tile-open")) } }
            }
            ul { @for (shown, row, company) in &rows { (table(state, shown, row, *company, words)) } }
        }
    })
}

/// A table with a free seat: game, people, options, seats, whom they look for.
fn table(state: &AppState, shown: &Row, row: &Match, company: Company, words: Words) -> Markup {
    let Ok(kind) = state.game(&row.game) else { return html! {} };
    let names: Vec<&str> =
        row.places.iter().filter(|place| !is_open(place)).map(|place| place.name.as_str()).collect();
    let table = shown.as_table();
    html! {
        li.opentable {
            (icon(kind.cover().icon))
            div {
                b.name { (table.game) }
                p { (say!(words, "match-of", names)) @if !row.settings.title.is_empty() { " · " (row.settings.title) } }
            }
            p { (options_text(kind, &row.options, words)) }
            (look::home::seats(table.taken, engine::Seats::NONE, table.free))
            span.pace {
                span { (table.pace) @if row.settings.pace != Pace::Free { " · " (pace_name(row.settings.pace, words)) } }
                @if company != Company::Anybody { " " (look::part::badge("", None, company_name(company, words))) }
            }
            a.btn href=(table.sit.address) { (table.sit.text) }
        }
    }
}

/// How a page says whom a host would like to play with.
#[must_use]
pub fn company_name(company: Company, words: Words) -> String {
    match company {
        Company::Anybody => say!(words, "company-anybody"),
        Company::Newcomers => say!(words, "company-newcomers"),
        Company::Experienced => say!(words, "company-experienced"),
    }
}

/// The invitations, or how one comes by them.
async fn invited(state: &AppState, visitor: &Visitor) -> Result<Markup, Error> {
    let (found, words) = (invitations(state, visitor).await?, visitor.words);
    if !found.0.is_empty() {
        return Ok(found);
    }
    let none = html! {
        div.nothing { p { (say!(words, "lobby-invitations-none")) } a.btn href="/new" { (say!(words, "home-open")) } }
    };
    Ok(panel("invitations", say!(words, "lobby-invitations"), none))
}

/// The invitations that wait for an answer; nothing if there is none.
///
/// # Errors
/// If the store cannot be asked.
pub async fn invitations(state: &AppState, visitor: &Visitor) -> Result<Markup, Error> {
    let (Some(user), words) = (&visitor.user, visitor.words) else { return Ok(html! {}) };
    let mut rows = Vec::new();
    let now = state.store.now();
    for asked in
        state.store.invitations_of(&user.id).await?.into_iter().filter(|asked| asked.at + invite::LASTS > now)
    {
        if let Some(row) = state.store.find_match(&asked.match_id).await? {
            rows.push((asked, row));
        }
    }
    Ok(html! {
        @if !rows.is_empty() {
            section.panel id="invitations" aria-labelledby="invitations-title" {
                header.panel__head { h2.title id="invitations-title" { (say!(words, "lobby-invitations")) } span.count { (rows.len()) } }
                ul { @for (asked, row) in &rows { (invitation(state, asked, row, user, words)) } }
            }
        }
    })
}

fn invitation(state: &AppState, asked: &Asked, row: &Match, user: &User, words: Words) -> Markup {
    let Ok(kind) = state.game(&row.game) else { return html! {} };
    let options = options_text(kind, &row.options, words);
    let now = state.store.now();
    html! {
        li.invite {
            p {
                (say!(words, "lobby-asks", name = asked.by.name.as_str(), game = game_title(kind, words)))
                @if !options.is_empty() { " " (options) "." }
                " " span.faint { (with_whom(row, row.seats_of(&user.id), words)) }
            }
            p.faint { (pace_name(row.settings.pace, words)) }
            small {
                (since(now - asked.at, words)) " · "
                (say!(words, "lobby-until", left = since(asked.at + invite::LASTS - now, words)))
            }
            div.row {
                a.btn href={ "/join/" (row.join_token) } { (say!(words, "table-sit")) }
                a.btn.btn--quiet href={ "/m/" (row.id) } { (say!(words, "match-look")) }
                form method="post" action={ "/m/" (row.id) "/invite/refuse" } {
                    button.btn.btn--quiet type="submit" { (say!(words, "lobby-no")) }
                }
            }
        }
    }
}

/// Who is here, and friends who are not.
async fn people(state: &AppState, visitor: &Visitor) -> Result<Markup, Error> {
    let (words, now) = (visitor.words, state.store.now());
    let me = visitor.user.as_ref();
    let is_other = |person: &Person| me.is_none_or(|me| me.id != person.id);
    let here = state.store.here_since(now - AWAY, PEOPLE).await?;
    let here: Vec<Person> = here.into_iter().filter(is_other).collect();
    let doing = state.store.doing_since(now - HERE, 4 * PEOPLE).await?;
    let mut friends = match me {
        Some(user) => state.store.friends(&user.id).await?,
        None => Vec::new(),
    };
    let is_friend = |person: &Person, friends: &[Person]| friends.iter().any(|one| one.id == person.id);
    let all = friends.clone();
    friends.retain(|friend| !is_friend(friend, &here));
    let may_invite = me.is_some();
    Ok(html! {
        section.panel id="here" aria-labelledby="here-title" {
            header.panel__head { h2.title id="here-title" { (say!(words, "lobby-here")) } span.count { (here.len()) } }
            @if here.is_empty() { p.prose.panel__body.muted { (say!(words, "lobby-nobody-here")) } }
            ul {
                @for one in &here {
                    @let friend = is_friend(one, &all).then(|| say!(words, "lobby-friend"));
                    @let does = doing.iter().find(|doing| doing.user == one.id);
                    (person(one, now, friend.as_deref(), does.and_then(|does| deed(state, does, words)), may_invite, words))
                }
            }
            @if me.is_some_and(|me| me.login.is_some()) {
                p.lobby__sub.faint { (say!(words, "lobby-seen-too")) " " a href="/account#shows" { (say!(words, "home-change")) } }
            }
        }
        @if !friends.is_empty() {
            section.panel id="friends" aria-labelledby="friends-title" {
                header.panel__head { h2.title id="friends-title" { (say!(words, "lobby-friends")) } span.count { (friends.len()) } }
                ul {
                    @for one in &friends {
                        @let text = one.seen_at.map(|at| say!(words, "lobby-seen", ago = ago(now - at, words))).unwrap_or_default();
                        (person(one, now, Some(&text), None, may_invite, words))
                    }
                }
            }
        }
    })
}

/// What somebody does: they play, or look on.
fn deed(state: &AppState, doing: &Doing, words: Words) -> Option<Markup> {
    let game = game_title(state.game(&doing.game).ok()?, words);
    let text = match doing.plays {
        true => say!(words, "lobby-plays", game),
        false => say!(words, "lobby-looks", game),
    };
    Some(html! { a href={ "/m/" (doing.match_id) } { (text) } })
}

fn person(
    one: &Person,
    now: i64,
    text: Option<&str>,
    deed: Option<Markup>,
    may_invite: bool,
    words: Words,
) -> Markup {
    let text = text.filter(|text| !text.is_empty());
    let class = match one.seen_at.map(|at| now - at) {
        Some(0..=HERE) => "avatar--here",
        Some(..=AWAY) => "avatar--away",
        _ => "",
    };
    html! {
        li.person {
            (avatar(&one.name, class))
            div { (player::name_link(Some(&one.login), &one.name)) @if let Some(text) = text { p { (text) } } @if let Some(deed) = deed { p { (deed) } } }
            @if may_invite { a.btn.btn--quiet href=(invite::address(&one.login)) { (say!(words, "lobby-invite")) } }
        }
    }
}

fn join(words: Words) -> Markup {
    look::home::join(&Join {
        title: &say!(words, "join-title"),
        address: "/join",
        label: &say!(words, "join-label"),
        placeholder: &say!(words, "join-placeholder"),
        button: &say!(words, "join-button"),
        text: &say!(words, "join-text"),
    })
}

#[derive(Debug, Deserialize)]
struct Friend {
    login: String,
    friend: String,
}

async fn set_friend(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Friend>,
) -> Result<Redirect, Error> {
    let me = visitor.known()?;
    let friend = state.store.account(&form.login).await?.ok_or(Error::NotFound)?.user;
    state.store.set_friend(&me.id, &friend.id, form.friend == "yes", state.store.now()).await?;
    Ok(Redirect::to(&player::address(&form.login)))
}

/// The button that makes somebody a friend, or no longer.
#[must_use]
pub fn friend_form(login: &str, is_friend: bool, words: Words) -> Markup {
    let (wish, text) = match is_friend {
        true => ("no", say!(words, "friend-remove")),
        false => ("yes", say!(words, "friend-add")),
    };
    html! {
        form method="post" action="/friends" {
            (hidden_fields(&[("login", login), ("friend", wish)]))
            button.btn type="submit" { (text) }
        }
    }
}
