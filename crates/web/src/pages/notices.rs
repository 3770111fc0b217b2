//! Notices: where somebody wants to be told that it is their turn, and the way out of it from every message.

use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use engine::msg;
use look::part::{badge, panel, small_icon};
use look::{Markup, html};
use serde::Deserialize;
use store::{Channel, ChannelKind, ChannelState, NewChannel, User};

use super::account::{check_password, field};
use super::vacation;
use crate::chrome::{Chrome, Nav};
use crate::notices::letter::not_sent;
use crate::notices::{Letter, push, send, targets};
use crate::throttle::{self, Deed, Who};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many channels one may have.
const MOST: usize = 6;

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/notices", get(show).post(add))
        .route("/notices/channel/{id}/{what}", post(change))
        .route("/notices/confirm/{token}", get(ask_to_confirm).post(confirm))
        .route("/notices/stop/{token}", get(ask_to_stop).post(stop))
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let channels = match &visitor.user {
        Some(user) => state.store.channels(&user.id).await?,
        None => Vec::new(),
    };
    let title = say!(words, "notices-title");
    let body = html! {
        h1 { (title) }
        p.page__lead { (say!(words, "notices-lead")) }
        @for channel in &channels { (channel_panel(channel, words)) }
        @if channels.len() < MOST {
            (mail_panel(&state, &visitor))
            @if let Some(key) = push::public_key(&state).await? { (push_panel(&key, words)) }
            (web_panel(words))
        }
        (vacation::show(&state, visitor.user.as_ref(), words).await?)
        p { a href="/settings" { (say!(words, "settings-title")) } }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

fn kind_name(kind: ChannelKind, words: Words) -> String {
    match kind {
        ChannelKind::Mail => say!(words, "channel-mail"),
        ChannelKind::Webhook => say!(words, "channel-webhook"),
        ChannelKind::Discord => say!(words, "channel-discord"),
        ChannelKind::Push => say!(words, "channel-push"),
    }
}

/// An address as its owner knows it again. What follows the host of a webhook is a secret of its own.
fn shown(channel: &Channel) -> String {
    match channel.kind {
        ChannelKind::Mail => channel.target.clone(),
        ChannelKind::Webhook | ChannelKind::Discord | ChannelKind::Push => {
            let host = channel.target.split('/').nth(2).unwrap_or_default();
            let end: String =
                channel.target.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
            format!("{host}/…{end}")
        }
    }
}

fn channel_panel(channel: &Channel, words: Words) -> Markup {
    let button = |what: &str, text: String| {
        html! {
            form method="post" action={ "/notices/channel/" (channel.id) "/" (what) } { button.btn type="submit" { (text) } }
        }
    };
    let state = match channel.state {
        ChannelState::On => badge("good", Some("i-check"), say!(words, "channel-on")),
        ChannelState::Off => badge("", None, say!(words, "channel-off")),
        ChannelState::Unconfirmed | ChannelState::Removed => {
            badge("warn", None, say!(words, "channel-unconfirmed"))
        }
    };
    panel(
        &format!("channel-{}", channel.id),
        kind_name(channel.kind, words),
        html! {
            div.panel__body.stack {
                div.row { b.name.grow { (shown(channel)) } (state) }
                @if channel.state == ChannelState::Unconfirmed {
                    p.prose { (say!(words, "channel-unconfirmed-text")) }
                }
                div.row {
                    @match channel.state {
                        ChannelState::On => {
                            (button("test", say!(words, "channel-test")))
                            (button("off", say!(words, "channel-switch-off")))
                        }
                        ChannelState::Off => (button("on", say!(words, "channel-switch-on"))),
                        ChannelState::Unconfirmed | ChannelState::Removed => (button("again", say!(words, "channel-again"))),
                    }
                    (button("remove", say!(words, "channel-remove")))
                }
            }
        },
    )
}

fn mail_panel(state: &AppState, visitor: &Visitor) -> Markup {
    let words = visitor.words;
    panel(
        "new-mail",
        say!(words, "notices-new-mail"),
        html! {
            @if state.config.outgoing.mailer.is_some() {
                form.panel__body.form method="post" action="/notices" {
                    input type="hidden" name="kind" value="mail";
                    label.form__line {
                        span { (say!(words, "notices-mail")) }
                        input.field type="email" name="target" required maxlength="254" autocomplete="email";
                    }
                    @if visitor.has_account() {
                        (field("password", "password", "current-password", &say!(words, "account-password")))
                    }
                    p.faint { (say!(words, "notices-mail-text")) }
                    div { button.btn type="submit" { (small_icon("i-bell")) (say!(words, "notices-mail-add")) } }
                }
            } @else {
                p.prose.panel__body { (say!(words, "notices-no-mail")) }
            }
        },
    )
}

/// Where a browser can be made to show notices. It takes the script to ask the browser for its address, which then shows the
/// button.
fn push_panel(key: &str, words: Words) -> Markup {
    panel(
        "new-push",
        say!(words, "notices-new-push"),
        html! {
            form.panel__body.form method="post" action="/notices" {
                input type="hidden" name="kind" value="push";
                @for name in ["target", "p256dh", "auth"] { input type="hidden" name=(name); }
                p.faint { (say!(words, "notices-push-text")) }
                div {
                    button.btn type="button" hidden data-push=(key) data-refused=(say!(words, "notices-push-refused")) {
                        (small_icon("i-bell")) (say!(words, "notices-push-add"))
                    }
                }
            }
        },
    )
}

fn web_panel(words: Words) -> Markup {
    panel(
        "new-webhook",
        say!(words, "notices-new-web"),
        html! {
            form.panel__body.form method="post" action="/notices" {
                label.form__line {
                    span { (say!(words, "notices-form")) }
                    select.field name="kind" {
                        option value="discord" { (say!(words, "notices-form-discord")) }
                        option value="webhook" { (say!(words, "notices-form-plain")) }
                    }
                }
                label.form__line {
                    span { (say!(words, "notices-web")) }
                    input.field type="url" name="target" required maxlength=(store::limits::TARGET) placeholder="https://"
                        autocomplete="off";
                }
                p.faint { (say!(words, "notices-web-text")) }
                div { button.btn type="submit" { (small_icon("i-bell")) (say!(words, "notices-web-add")) } }
            }
        },
    )
}

/// It cannot be printed, so a password does not get into a log.
#[derive(Deserialize)]
struct NewForm {
    kind: String,
    target: String,
    /// Of a browser.
    #[serde(default)]
    p256dh: String,
    #[serde(default)]
    auth: String,
    /// Of the account, for a mailbox.
    #[serde(default)]
    password: String,
}

async fn add(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<NewForm>,
) -> Result<Redirect, Error> {
    let private = state.config.outgoing.private_targets;
    let mut keys = String::new();
    let (kind, target, confirmed) = match form.kind.as_str() {
        "mail" if state.config.outgoing.mailer.is_some() => {
            // By a mailbox a new password can be had: whoever finds an open browser does not get that.
            if visitor.has_account() {
                check_password(&state, &visitor, form.password).await?;
            }
            (ChannelKind::Mail, targets::mail(&form.target, private)?, ChannelState::Unconfirmed)
        }
        "webhook" => (ChannelKind::Webhook, targets::web(&form.target, private)?, ChannelState::On),
        "discord" => (ChannelKind::Discord, targets::web(&form.target, private)?, ChannelState::On),
        "push" => {
            keys = push::keys(&form.p256dh, &form.auth)?;
            (ChannelKind::Push, targets::web(&form.target, private)?, ChannelState::On)
        }
        _ => return Err(Error::Malformed("kind".to_owned())),
    };
    visitor.may(&state, Deed::Notice).await?;
    let user = visitor.player(&state).await?;
    let channels = state.store.channels(&user.id).await?;
    if let Some(known) = channels.iter().find(|channel| channel.kind == kind && channel.target == target) {
        if known.state == ChannelState::Off {
            state.store.set_channel(&known.id, ChannelState::On).await?;
        }
        return Ok(Redirect::to("/notices"));
    }
    if channels.len() >= MOST {
        return Err(Error::refused(msg!("refused-many-channels", most = MOST)));
    }
    let (owner, now) = (user.id.clone(), state.store.now());
    let new = NewChannel { user: owner, kind, target, keys, state: confirmed, now };
    let channel = state.store.new_channel(&new).await?;
    if confirmed == ChannelState::Unconfirmed {
        send_confirmation(&state, &user, &channel).await?;
    }
    Ok(Redirect::to("/notices"))
}

/// Asks whoever reads a mailbox whether it is theirs. Nobody is asked often, by however many.
async fn send_confirmation(state: &AppState, user: &User, channel: &Channel) -> Result<(), Error> {
    throttle::count(state, Who::mailbox(&channel.target), Deed::Notice).await?;
    let outgoing = &state.config.outgoing;
    let reader = (user.profile.name.as_str(), Words(user.profile.language));
    let letter = Letter::confirm(&outgoing.origin, channel, reader, state.store.now());
    send(state, channel, &letter).await.map_err(|why| told(&why))
}

fn told(why: &crate::notices::Undelivered) -> Error {
    tracing::warn!("a message was not delivered: {why}");
    not_sent()
}

async fn change(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, what)): Path<(String, String)>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    let channels = state.store.channels(&user.id).await?;
    let channel = channels.into_iter().find(|channel| channel.id == id).ok_or(Error::NotFound)?;
    match (what.as_str(), channel.state) {
        ("test", ChannelState::On) => {
            visitor.may(&state, Deed::Notice).await?;
            let letter =
                Letter::test(&state.config.outgoing.origin, &channel, visitor.words, state.store.now());
            send(&state, &channel, &letter).await.map_err(|why| told(&why))?;
        }
        ("again", ChannelState::Unconfirmed) => {
            visitor.may(&state, Deed::Notice).await?;
            send_confirmation(&state, user, &channel).await?;
        }
        ("on", ChannelState::Off) => state.store.set_channel(&channel.id, ChannelState::On).await?,
        ("off", ChannelState::On) => state.store.set_channel(&channel.id, ChannelState::Off).await?,
        ("remove", _) => state.store.set_channel(&channel.id, ChannelState::Removed).await?,
        ("test" | "again" | "on" | "off", _) => return Err(Error::Conflict),
        _ => return Err(Error::NotFound),
    }
    Ok(Redirect::to("/notices"))
}

/// The channel that a link from a message belongs to.
async fn of_link(state: &AppState, token: &str) -> Result<Channel, Error> {
    state.store.channel_of_token(token).await?.ok_or_else(|| Error::refused(msg!("refused-notice-link")))
}

/// Programs that look at links before their readers do change nothing by it.
async fn ask_to_confirm(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Markup, Error> {
    let channel = of_link(&state, &token).await?;
    let text = say!(visitor.words, "confirm-text", target = shown(&channel));
    let button = say!(visitor.words, "confirm-button");
    answer(&state, &visitor, &text, Some((Way::Confirm, &token, &button))).await
}

async fn confirm(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Markup, Error> {
    let channel = of_link(&state, &token).await?;
    state.store.set_channel(&channel.id, ChannelState::On).await?;
    let text = say!(visitor.words, "confirm-done", target = shown(&channel));
    answer(&state, &visitor, &text, None).await
}

/// Who follows the link is asked first: programs look at links, too. A mail program that offers a way out of its own posts, and
/// is not asked (RFC 8058).
async fn ask_to_stop(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Markup, Error> {
    let channel = of_link(&state, &token).await?;
    let text = say!(visitor.words, "stop-text", target = shown(&channel));
    let button = say!(visitor.words, "stop-button");
    answer(&state, &visitor, &text, Some((Way::Stop, &token, &button))).await
}

/// No more notices, by one click and without a login. What was never confirmed is forgotten.
async fn stop(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Markup, Error> {
    let channel = of_link(&state, &token).await?;
    let (off, can_go_back) = match channel.state {
        ChannelState::Unconfirmed => (ChannelState::Removed, false),
        _ => (ChannelState::Off, true),
    };
    state.store.set_channel(&channel.id, off).await?;
    let button = say!(visitor.words, "stop-back");
    let text = say!(visitor.words, "stop-done", target = shown(&channel));
    answer(&state, &visitor, &text, can_go_back.then_some((Way::Confirm, &token, &button))).await
}

/// What a button on the page of a link does.
#[derive(Clone, Copy, Debug)]
enum Way {
    Confirm,
    Stop,
}

/// What was done by a link, with what can be done about it.
async fn answer(
    state: &AppState,
    visitor: &Visitor,
    text: &str,
    way: Option<(Way, &str, &str)>,
) -> Result<Markup, Error> {
    let title = say!(visitor.words, "notices-title");
    let body = html! {
        h1 { (title) }
        p.page__lead { (text) }
        div.row {
            @if let Some((way, token, button)) = way {
                @let way = match way { Way::Confirm => "confirm", Way::Stop => "stop" };
                form method="post" action={ "/notices/" (way) "/" (token) } { button.btn type="submit" { (button) } }
            }
            a.btn.btn--quiet href="/notices" { (say!(visitor.words, "notices-all")) }
        }
    };
    Ok(Chrome::of(state, visitor).await?.document(&title, Nav::Elsewhere, &body))
}
