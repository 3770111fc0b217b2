//! What the host of this server does: close accounts, name other hosts, hide abuse in the chat.

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use engine::msg;
use look::page::Kind;
use look::part::{badge, hidden_fields, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Changed, ChatLine, Content, MatchId, Member, Role, User};

use super::game::match_title;
use super::player::name_link;
use crate::chrome::{Chrome, Nav};
use crate::moment::moment;
use crate::table::{Table, chat_text};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

/// How many accounts and lines are shown.
const ROWS: u32 = 200;

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/host", get(show))
        .route("/host/closed", post(set_closed))
        .route("/host/role", post(set_role))
        .route("/host/chat/{id}", get(chat).post(hide))
}

/// Whether somebody is a host of this server.
#[must_use]
pub fn is_host(visitor: &Visitor) -> bool {
    visitor.user.as_ref().is_some_and(|user| user.role == Role::Host)
}

/// The host who asks.
///
/// # Errors
/// If they are none.
pub fn host(visitor: &Visitor) -> Result<&User, Error> {
    let user = visitor.user.as_ref().filter(|user| user.role == Role::Host);
    user.ok_or_else(|| Error::forbidden(msg!("refused-not-the-host")))
}

#[derive(Debug, Deserialize)]
struct Search {
    #[serde(default)]
    login: String,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(search): Query<Search>,
) -> Result<Markup, Error> {
    let (words, me) = (visitor.words, host(&visitor)?);
    let members = state.store.members(search.login.trim(), ROWS).await?;
    let title = say!(words, "host-title");
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            p.page__lead { (say!(words, "host-lead")) }
            (panel("members", say!(words, "host-members"), html! {
                form.panel__body.row method="get" action="/host" {
                    input.field.grow name="login" value=(search.login) maxlength=(names::NAME) aria-label=(say!(words, "account-login"))
                        placeholder=(say!(words, "account-login"));
                    button.btn type="submit" { (say!(words, "host-search")) }
                }
                div.table__wrap tabindex="0" role="group" { table.table { tbody { @for one in &members { (member(one, one.id == me.id, words)) } } } }
            }))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &title, Nav::Elsewhere, &body))
}

fn member(one: &Member, is_me: bool, words: Words) -> Markup {
    let closed = one.closed_at.is_some();
    let button = |address: &str, field: &str, value: &str, text: String| {
        html! {
            form method="post" action=(address) {
                (hidden_fields(&[("login", &one.login), (field, value)]))
                button.btn type="submit" { (text) }
            }
        }
    };
    html! {
        tr {
            td { (name_link(Some(&one.login), &one.name)) @if one.name != one.login { " " span.faint { (one.login) } } }
            td.faint.hide-s { (moment(one.created_at)) }
            td {
                @if one.role == Role::Host { (badge("good", None, say!(words, "host-role"))) }
                @if closed { (badge("bad", None, say!(words, "host-closed"))) }
            }
            td {
                @if !is_me {
                    div.row {
                        @if closed { (button("/host/closed", "closed", "no", say!(words, "host-reopen"))) }
                        @else { (button("/host/closed", "closed", "yes", say!(words, "host-close"))) }
                        @if one.role == Role::Host { (button("/host/role", "role", "player", say!(words, "host-unname"))) }
                        @else { (button("/host/role", "role", "host", say!(words, "host-name"))) }
                    }
                }
            }
        }
    }
}

/// The account that a host deals with: not their own, so that there is always one left.
async fn other(state: &AppState, me: &User, login: &str) -> Result<User, Error> {
    let user = state.store.account(login).await?.ok_or(Error::NotFound)?.user;
    if user.id == me.id { Err(Error::refused(msg!("refused-own-account"))) } else { Ok(user) }
}

#[derive(Debug, Deserialize)]
struct Closed {
    login: String,
    closed: String,
}

async fn set_closed(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Closed>,
) -> Result<Redirect, Error> {
    let me = host(&visitor)?;
    let user = other(&state, me, &form.login).await?;
    state.store.set_closed(&user.id, form.closed == "yes", state.store.now()).await?;
    Ok(Redirect::to("/host"))
}

#[derive(Debug, Deserialize)]
struct NewRole {
    login: String,
    role: String,
}

async fn set_role(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<NewRole>,
) -> Result<Redirect, Error> {
    let me = host(&visitor)?;
    let user = other(&state, me, &form.login).await?;
    let role = if form.role == "host" { Role::Host } else { Role::Player };
    match state.store.set_role(&user.id, role).await? {
        Changed::Done => Ok(Redirect::to("/host")),
        Changed::Stale => Err(Error::refused(msg!("refused-last-host"))),
    }
}

/// The chat of a match, with a button to hide each line.
async fn chat(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Markup, Error> {
    let words = visitor.words;
    host(&visitor)?;
    let table = Table::find(&state, &id).await?;
    let lines = state.store.chat(&id, None, ROWS).await?;
    let title = say!(words, "host-chat");
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            p.page__lead { a href={ "/m/" (id) } { (match_title(&table.row, words)) } }
            (panel("lines", say!(words, "host-lines"), html! {
                ul.panel__body.stack { @for line in &lines { (chat_line(&id, line, words)) } }
            }))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &title, Nav::Elsewhere, &body))
}

fn chat_line(id: &MatchId, line: &ChatLine, words: Words) -> Markup {
    let hide = match line.content {
        Content::Text(_) => Some(("yes", say!(words, "host-hide"))),
        Content::Hidden => Some(("no", say!(words, "mine-show"))),
        _ => None,
    };
    html! {
        li.row {
            b { (line.name) } span.grow { (chat_text(&line.content, words)) }
            @if let Some((wish, text)) = hide {
                form method="post" action={ "/host/chat/" (id) } {
                    (hidden_fields(&[("line", &line.id.to_string()), ("hide", wish)]))
                    button.btn type="submit" { (text) }
                }
            }
        }
    }
}

#[derive(Debug, Deserialize)]
struct Hidden {
    line: i64,
    hide: String,
}

async fn hide(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Form(form): Form<Hidden>,
) -> Result<Redirect, Error> {
    host(&visitor)?;
    let found = state.store.hide_line(&id, form.line, form.hide == "yes").await?;
    if found { Ok(Redirect::to(&format!("/host/chat/{id}"))) } else { Err(Error::NotFound) }
}
