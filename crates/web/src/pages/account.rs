//! The account: a name, and for whoever wants to come back from another device a password.

use axum::Form;
use axum::Router;
use axum::extract::State;
use axum::response::Redirect;
use axum::routing::{get, post};
use engine::msg;
use look::part::panel;
use look::{Markup, html};
use serde::Deserialize;
use store::{AccountMade, Shows, User};

use super::{host, own_data, passkeys, player};
use crate::chrome::{Chrome, Nav};
use crate::throttle::{self, Deed, Who};
use crate::visitor::{Visitor, shown_theme};
use crate::words::Words;
use crate::{AppState, Error, names, say};

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/account", get(show))
        .route("/account/name", post(rename))
        .route("/account/register", post(register))
        .route("/account/login", post(log_in))
        .route("/account/logout", post(log_out))
        .route("/account/password", post(change_password))
        .route("/account/shows", post(set_shows))
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let title = say!(words, "account-title");
    let account = visitor.user.as_ref().filter(|user| user.login.is_some());
    let shows = match account {
        Some(user) => state.store.shows(&user.id).await?,
        None => None,
    };
    let body = html! {
        h1 { (title) }
        @if let Some(user) = &visitor.user { (name_panel(user, words)) }
        @match account {
            Some(user) => { (account_panels(&state, user, words).await?) (passkeys::own_panel(&state, user, words).await?) }
            None => { (guest_panels(words)) (passkeys::log_in_panel(&state, words)) }
        }
        @if let Some((user, shows)) = account.zip(shows) { (shows_panel(user, shows, words)) }
        @if let Some(user) = account { (own_data::panels(&state, &visitor, user).await?) }
        @if host::is_host(&visitor) { p { a href="/host" { (say!(words, "host-title")) } } }
        p { a href="/settings" { (say!(words, "settings-title")) } }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

fn name_panel(user: &User, words: Words) -> Markup {
    panel(
        "name",
        say!(words, "account-name"),
        html! {
            form.panel__body.row method="post" action="/account/name" {
                input.field.grow name="name" value=(user.profile.name) maxlength=(names::NAME) required
                    aria-label=(say!(words, "name-label"));
                button.btn type="submit" { (say!(words, "account-rename")) }
            }
        },
    )
}

async fn account_panels(state: &AppState, user: &User, words: Words) -> Result<Markup, Error> {
    let has_passkeys = !state.store.passkeys(&user.id).await?.is_empty();
    Ok(html! {
        (panel("login", say!(words, "account-yours"), html! {
            form.panel__body.row method="post" action="/account/logout" {
                p.grow { (say!(words, "account-logged-in", login = user.login.as_deref().unwrap_or_default())) }
                button.btn type="submit" { (say!(words, "account-log-out")) }
            }
        }))
        (panel("password", say!(words, "account-password"), html! {
            form.panel__body.form method="post" action="/account/password" {
                (field("old", "password", "current-password", &say!(words, "account-old-password")))
                (field("password", "password", "new-password", &say!(words, "account-new-password")))
                @if has_passkeys {
                    label.row {
                        input type="checkbox" name="passkeys" value="end";
                        span { (say!(words, "account-end-passkeys")) }
                    }
                }
                div { button.btn type="submit" { (say!(words, "account-change-password")) } }
            }
        }))
    })
}

/// What others get to see of the player.
fn shows_panel(user: &User, shows: Shows, words: Words) -> Markup {
    let choice = |name: &str, chosen: bool, text: String| {
        html! { label.row { input type="checkbox" name=(name) value="yes" checked[chosen]; span { (text) } } }
    };
    panel(
        "shows",
        say!(words, "account-shows"),
        html! {
            form.panel__body.stack method="post" action="/account/shows" {
                (choice("rating", shows.rating, say!(words, "account-shows-rating")))
                (choice("matches", shows.matches, say!(words, "account-shows-matches")))
                (choice("presence", shows.presence, say!(words, "account-shows-presence")))
                div.row {
                    button.btn type="submit" { (say!(words, "account-shows-keep")) }
                    a href=(player::address(user.login.as_deref().unwrap_or_default())) { (say!(words, "account-page")) }
                }
            }
        },
    )
}

#[derive(Debug, Deserialize)]
struct ShowsForm {
    rating: Option<String>,
    matches: Option<String>,
    presence: Option<String>,
}

async fn set_shows(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<ShowsForm>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    let shows = Shows {
        rating: form.rating.is_some(),
        matches: form.matches.is_some(),
        presence: form.presence.is_some(),
    };
    state.store.set_shows(&user.id, shows).await?;
    Ok(Redirect::to("/account"))
}

fn guest_panels(words: Words) -> Markup {
    let form = |address: &str, password: &str, button: String| {
        html! {
            form.panel__body.form method="post" action=(address) {
                (field("login", "text", "username", &say!(words, "account-login")))
                (field("password", "password", password, &say!(words, "account-password")))
                div { button.btn type="submit" { (button) } }
            }
        }
    };
    html! {
        p.page__lead { (say!(words, "account-guest")) }
        (panel("register", say!(words, "account-register"),
            form("/account/register", "new-password", say!(words, "account-make"))))
        (panel("log-in", say!(words, "account-log-in"),
            form("/account/login", "current-password", say!(words, "account-log-in"))))
        p { a href="/account/forgotten" { (say!(words, "forgotten-title")) } }
    }
}

/// A line of a form.
#[must_use]
pub fn field(name: &str, kind: &str, autocomplete: &str, label: &str) -> Markup {
    html! {
        label.form__line {
            span { (label) }
            input.field type=(kind) name=(name) autocomplete=(autocomplete) required
                maxlength=(if kind == "password" { *names::PASSWORD.end() } else { names::NAME });
        }
    }
}

#[derive(Debug, Deserialize)]
struct NameForm {
    name: String,
}

async fn rename(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<NameForm>,
) -> Result<Redirect, Error> {
    let name = names::name(&form.name)?;
    let mut user = visitor.player(&state).await?;
    user.profile.name = name;
    state.store.set_profile(&user.id, &user.profile).await?;
    Ok(Redirect::to("/account"))
}

/// It cannot be printed, so a password does not get into a log.
#[derive(Deserialize)]
struct Credentials {
    login: String,
    password: String,
}

async fn register(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Credentials>,
) -> Result<Redirect, Error> {
    let login = names::login(&form.login)?;
    names::password(&form.password)?;
    visitor.may(&state, Deed::Password).await?;
    let mut guest = visitor.player(&state).await?;
    let hash = state.passwords.hash(form.password).await?;
    match state.store.make_account(&guest.id, &login, &hash).await? {
        AccountMade::Made => {}
        AccountMade::NameTaken => return Err(Error::refused(msg!("refused-login-taken", login))),
        AccountMade::NotAGuest => return Err(Error::refused(msg!("refused-has-account"))),
    }
    guest.profile.name.clone_from(&login);
    guest.login = Some(login);
    state.store.set_profile(&guest.id, &guest.profile).await?;
    // Whoever knew the session of the guest is not logged in to the account.
    state.store.end_sessions(&guest.id, state.store.now()).await?;
    visitor.log_in(&state, &guest).await?;
    Ok(Redirect::to("/account"))
}

/// Logs in; what the guest of this browser had goes to the account.
async fn log_in(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Credentials>,
) -> Result<Redirect, Error> {
    visitor.may(&state, Deed::Password).await?;
    throttle::count(&state, Who::account(form.login.trim()), Deed::Password).await?;
    let account = state.store.account(form.login.trim()).await?;
    let known = account.as_ref().map(|account| account.password.clone());
    let right = state.passwords.verify(form.password, known).await?;
    let Some(account) = account.filter(|_| right) else {
        return Err(Error::forbidden(msg!("refused-credentials")));
    };
    if account.is_closed {
        return Err(Error::forbidden(msg!("refused-closed")));
    }
    enter(&state, &visitor, &account.user).await?;
    Ok(Redirect::to("/"))
}

/// Logs somebody in who has shown who they are.
///
/// # Errors
/// If the store cannot be asked.
pub async fn enter(state: &AppState, visitor: &Visitor, account: &User) -> Result<(), Error> {
    if let Some(guest) = visitor.user.as_ref().filter(|user| user.login.is_none()) {
        state.store.claim(&guest.id, &account.id, state.store.now()).await?;
    }
    visitor.log_in(state, account).await?;
    visitor.keep_language(account.profile.language);
    visitor.keep_theme(shown_theme(account.profile.theme));
    Ok(())
}

async fn log_out(State(state): State<AppState>, visitor: Visitor) -> Result<Redirect, Error> {
    visitor.log_out(&state).await?;
    Ok(Redirect::to("/"))
}

/// The user who is logged in here, if they know the password, too.
///
/// # Errors
/// If they do not, or have no account.
pub async fn check_password<'a>(
    state: &AppState,
    visitor: &'a Visitor,
    password: String,
) -> Result<&'a User, Error> {
    let refused = || Error::forbidden(msg!("refused-credentials"));
    let user = visitor.user.as_ref().ok_or_else(refused)?;
    let login = user.login.as_deref().ok_or_else(refused)?;
    visitor.may(state, Deed::Password).await?;
    throttle::count(state, Who::User(user.id.clone()), Deed::Password).await?;
    let account = state.store.account(login).await?.ok_or_else(refused)?;
    let right = state.passwords.verify(password, Some(account.password)).await?;
    if right { Ok(user) } else { Err(refused()) }
}

/// It cannot be printed either.
#[derive(Deserialize)]
struct NewPassword {
    old: String,
    password: String,
    /// Whether the passkeys are to end with the old password.
    passkeys: Option<String>,
}

/// Changes the password and logs out everywhere else. Passkeys stay, unless they are to end, too.
async fn change_password(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<NewPassword>,
) -> Result<Redirect, Error> {
    let user = check_password(&state, &visitor, form.old).await?;
    names::password(&form.password)?;
    let hash = state.passwords.hash(form.password).await?;
    state.store.set_password(&user.id, &hash).await?;
    if form.passkeys.is_some() {
        for passkey in state.store.passkeys(&user.id).await? {
            state.store.remove_passkey(&user.id, &passkey.id).await?;
        }
    }
    state.store.end_sessions(&user.id, state.store.now()).await?;
    visitor.log_in(&state, user).await?;
    Ok(Redirect::to("/account"))
}
