//! A forgotten password: asked for by login name or mail address, replaced through a link that works once and for an hour.
//!
//! Nobody learns here which accounts there are: whoever asks gets the same answer, as fast, whether a mail goes out or not.

use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::routing::get;
use axum::{Form, Router};
use engine::msg;
use look::part::panel;
use look::{Markup, html};
use serde::Deserialize;
use store::{Millis, Reachable};

use super::account::{enter, field};
use crate::chrome::{Chrome, Nav};
use crate::notices::{Letter, mail};
use crate::throttle::{self, Deed, Who};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

/// How long a link leads somewhere.
pub const LASTS: Millis = 3_600_000;

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/account/forgotten", get(show).post(ask))
        .route("/account/reset/{token}", get(choose).post(reset))
}

async fn page(state: &AppState, visitor: &Visitor, body: &Markup) -> Result<Markup, Error> {
    let title = say!(visitor.words, "forgotten-title");
    let body = html! { h1 { (title) } (body) };
    Ok(Chrome::of(state, visitor).await?.document(&title, Nav::Elsewhere, &body))
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let body = html! {
        @if state.config.outgoing.mailer.is_some() {
            p.page__lead { (say!(words, "forgotten-lead")) }
            (panel("forgotten", say!(words, "forgotten-ask"), html! {
                form.panel__body.form method="post" action="/account/forgotten" {
                    label.form__line {
                        span { (say!(words, "forgotten-who")) }
                        input.field name="who" required maxlength=(store::limits::TARGET) autocomplete="username";
                    }
                    div { button.btn type="submit" { (say!(words, "forgotten-send")) } }
                }
            }))
        }
        p.prose { (say!(words, "forgotten-host")) }
    };
    page(&state, &visitor, &body).await
}

#[derive(Debug, Deserialize)]
struct AskForm {
    who: String,
}

async fn ask(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<AskForm>,
) -> Result<Markup, Error> {
    if state.config.outgoing.mailer.is_none() {
        return Err(Error::refused(msg!("refused-no-mail")));
    }
    let who = form.who.trim().to_owned();
    visitor.may(&state, Deed::Notice).await?;
    throttle::count(&state, Who::mailbox(&who), Deed::Notice).await?;
    // Whether there is anybody, and how long their mail server takes, does not show in the answer.
    let own = state.clone();
    tokio::spawn(async move {
        if let Err(error) = send(&own, &who).await {
            tracing::error!("a forgotten password: {error:?}");
        }
    });
    let body = html! { p.page__lead id="sent" { (say!(visitor.words, "forgotten-sent")) } };
    page(&state, &visitor, &body).await
}

/// Sends a link of their own to all mailboxes that belong to the account, or to all accounts of the mailbox.
async fn send(state: &AppState, who: &str) -> Result<(), Error> {
    for Reachable { user, mailbox } in state.store.reachable(who).await? {
        if throttle::count(state, Who::mailbox(&mailbox), Deed::Notice).await.is_err() {
            continue;
        }
        let now = state.store.now();
        let token = state.store.begin_reset(&user.id, now + LASTS).await?;
        let outgoing = &state.config.outgoing;
        let letter = Letter::reset(&outgoing.origin, &token, (&user, Words(user.profile.language)), now);
        if let Err(why) = mail(outgoing, &mailbox, &letter).await {
            tracing::warn!("a link for a new password was not delivered: {why}");
        }
    }
    Ok(())
}

fn ended() -> Error {
    Error::refused(msg!("refused-reset-link"))
}

/// Programs that look at links before their readers do change nothing by it.
async fn choose(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Markup, Error> {
    visitor.may(&state, Deed::Password).await?;
    let words = visitor.words;
    let user = state.store.reset_of(&token, state.store.now()).await?.ok_or_else(ended)?;
    let login = user.login.as_deref().unwrap_or_default();
    let body = panel(
        "reset",
        say!(words, "forgotten-choose", login = login),
        html! {
            form.panel__body.form method="post" action={ "/account/reset/" (token) } {
                // For whatever keeps the passwords of this browser.
                input type="hidden" name="login" value=(login) autocomplete="username";
                (field("password", "password", "new-password", &say!(words, "account-new-password")))
                p.faint { (say!(words, "forgotten-ends")) }
                div { button.btn type="submit" { (say!(words, "account-change-password")) } }
            }
        },
    );
    page(&state, &visitor, &body).await
}

/// It cannot be printed, so a password does not get into a log.
#[derive(Deserialize)]
struct ResetForm {
    password: String,
}

/// Keeps the new password, logs out everywhere, and logs in here.
async fn reset(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
    Form(form): Form<ResetForm>,
) -> Result<Redirect, Error> {
    visitor.may(&state, Deed::Password).await?;
    names::password(&form.password)?;
    state.store.reset_of(&token, state.store.now()).await?.ok_or_else(ended)?;
    let hash = state.passwords.hash(form.password).await?;
    let user = state.store.reset_password(&token, &hash, state.store.now()).await?.ok_or_else(ended)?;
    enter(&state, &visitor, &user).await?;
    Ok(Redirect::to("/account"))
}
