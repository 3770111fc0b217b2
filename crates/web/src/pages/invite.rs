//! Asking somebody by name to a table: which table, or which people.

use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use engine::msg;
use look::game::escaped;
use look::page::Kind;
use look::part::{badge, hidden_fields, icon, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Asked, Match, MatchId, MatchList, Page, Person, UserId};

use super::game::match_title;
use super::home::game_title;
use super::lists::is_open;
use super::player::{self, avatar};
use crate::chrome::{Chrome, Nav};
use crate::table::Table;
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

/// How many matches are searched for tables with a free seat.
const SEARCHED: u32 = 100;
/// How many people are proposed.
const PEOPLE: u32 = 30;
const DAY: i64 = 24 * 3_600_000;
/// An invitation lapses after this time, in milliseconds.
pub const LASTS: i64 = 14 * DAY;

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/invite/{login}", get(which_table))
        .route("/m/{id}/invite", get(which_people).post(invite))
        .route("/m/{id}/invite/refuse", post(refuse))
}

/// Where somebody is asked to one of my tables.
#[must_use]
pub fn address(login: &str) -> String {
    format!("/invite/{}", escaped(login))
}

/// The tables of mine that somebody could be asked to.
async fn which_table(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(login): Path<String>,
) -> Result<Markup, Error> {
    let (words, me) = (visitor.words, visitor.known()?);
    let user = state.store.account(&login).await?.ok_or(Error::NotFound)?.user;
    let mut found = state.store.matches(MatchList::Of(&me.id), &Page::first(SEARCHED)).await?;
    found.retain(|row| has_room(row) && row.seats_of(&user.id).is_empty());
    let title = say!(words, "invite-whom", name = user.profile.name.as_str());
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            (panel("tables", say!(words, "invite-tables"), html! {
                @if found.is_empty() { div.nothing { p { (say!(words, "invite-no-table")) } a.btn href="/new" { (say!(words, "tile-open")) } } }
                ul.stack.panel__body {
                    @for row in &found {
                        @if let Ok(kind) = state.game(&row.game) {
                            li.row {
                                (icon(kind.cover().icon)) b.grow { (game_title(kind, words)) " " span.faint { (match_title(row, words)) } }
                                (invite_button(&row.id, &login, words))
                            }
                        }
                    }
                }
                div.panel__body.row { a.btn href="/new" { (icon("i-table")) (say!(words, "tile-open")) } }
            }))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &title, Nav::Lobby, &body))
}

fn invite_button(id: &MatchId, login: &str, words: Words) -> Markup {
    html! {
        form method="post" action={ "/m/" (id) "/invite" } {
            (hidden_fields(&[("login", login)]))
            button.btn type="submit" { (say!(words, "lobby-invite")) }
        }
    }
}

fn has_room(row: &Match) -> bool {
    !row.phase.is_past() && row.places.iter().any(is_open)
}

/// A table to which whoever sits there, or opened it, may ask others.
async fn inviting(state: &AppState, id: &MatchId, user: &UserId) -> Result<Table, Error> {
    let table = Table::find(state, id).await?;
    if !table.is_host(Some(user)) && table.mine(Some(user)).is_empty() {
        return Err(Error::forbidden(msg!("refused-no-inviting")));
    }
    Ok(table)
}

/// The people who could be asked to a table.
async fn which_people(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Markup, Error> {
    let (words, me) = (visitor.words, visitor.known()?);
    let table = inviting(&state, &id, &me.id).await?;
    let asked = state.store.invited_to(&id).await?;
    let mut people = state.store.friends(&me.id).await?;
    for person in state.store.here_since(state.store.now() - DAY, PEOPLE).await? {
        if !people.iter().any(|other| other.id == person.id) {
            people.push(person);
        }
    }
    let is_there = |person: &Person| {
        !table.row.seats_of(&person.id).is_empty() || asked.iter().any(|one| one.user.id == person.id)
    };
    people.retain(|person| person.id != me.id && !is_there(person));
    let title = say!(words, "invite-people");
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            p.page__lead { a href={ "/m/" (id) "/table" } { (game_title(table.kind, words)) " · " (match_title(&table.row, words)) } }
            @if !asked.is_empty() { (panel("asked", say!(words, "invite-asked"), asked_list(&asked, state.store.now(), words))) }
            (panel("people", say!(words, "invite-choose"), html! {
                form.panel__body.row method="post" action={ "/m/" (id) "/invite" } {
                    input.field.grow name="login" maxlength=(names::NAME) required aria-label=(say!(words, "account-login"))
                        placeholder=(say!(words, "account-login")) autocomplete="off";
                    button.btn.btn--primary type="submit" { (say!(words, "lobby-invite")) }
                }
                ul {
                    @for person in &people {
                        li.person {
                            (avatar(&person.name, ""))
                            div { (player::name_link(Some(&person.login), &person.name)) }
                            (invite_button(&id, &person.login, words))
                        }
                    }
                }
            }))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &title, Nav::Lobby, &body))
}

fn asked_list(asked: &[Asked], now: i64, words: Words) -> Markup {
    html! {
        ul {
            @for one in asked {
                li.person {
                    (avatar(&one.user.name, ""))
                    div { (player::name_link(Some(&one.user.login), &one.user.name)) }
                    @if one.refused { (badge("bad", None, say!(words, "invite-refused"))) }
                    @else if one.at + LASTS <= now { (badge("", None, say!(words, "invite-lapsed"))) }
                    @else { (badge("", None, say!(words, "invite-waits"))) }
                }
            }
        }
    }
}

#[derive(Debug, Deserialize)]
struct Whom {
    login: String,
}

async fn invite(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Form(form): Form<Whom>,
) -> Result<Redirect, Error> {
    let me = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    let table = inviting(&state, &id, &me.id).await?;
    if !has_room(&table.row) {
        return Err(Error::refused(msg!("refused-no-room")));
    }
    let login = form.login.trim();
    let user = state.store.account(login).await?;
    let user = user.ok_or_else(|| Error::refused(msg!("refused-no-player", login)))?.user;
    if !table.mine(Some(&user.id)).is_empty() {
        return Err(Error::refused(msg!("refused-sits-there", login)));
    }
    state.store.invite(&id, &user.id, &me.id, state.store.now()).await?;
    Ok(Redirect::to(&format!("/m/{id}/invite")))
}

async fn refuse(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Redirect, Error> {
    state.store.refuse_invitation(&id, &visitor.known()?.id).await?;
    Ok(Redirect::to("/lobby"))
}
