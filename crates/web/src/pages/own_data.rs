//! What is kept of a person: where they are logged in, all of it as a file, and the end of it.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use engine::msg;
use look::part::{badge, hidden_fields, panel};
use look::{Markup, html};
use serde::{Deserialize, Serialize};
use store::{Channel, ChannelKind, Device, Match, MatchList, OwnTraces, Page, Passkey, Phase, User};

use super::account::check_password;
use super::quick::usual_level;
use crate::api::Strength;
use crate::moment::{ago, moment};
use crate::table::{free_seat, resign};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/account/devices/end", post(end_device))
        .route("/account/export", get(export))
        .route("/account/delete", post(delete))
}

/// Where somebody is logged in, all that is kept of them, and how to end it.
///
/// # Errors
/// If the store cannot be asked.
pub async fn panels(state: &AppState, visitor: &Visitor, user: &User) -> Result<Markup, Error> {
    let words = visitor.words;
    let devices = state.store.devices(&user.id, state.store.now()).await?;
    let here = visitor.device_key(state);
    Ok(html! {
        (panel("devices", say!(words, "account-devices"), html! {
            ul.panel__body.stack {
                @for device in &devices { (device_row(state, device, here.as_deref() == Some(&device.key), words)) }
            }
        }))
        (panel("data", say!(words, "account-data"), html! {
            div.panel__body.stack {
                p.prose { (say!(words, "account-export-text")) }
                div.row { a.btn href="/account/export" download { (say!(words, "account-export")) } }
                details {
                    summary { (say!(words, "account-delete")) }
                    form.form method="post" action="/account/delete" {
                        p.prose { (say!(words, "account-delete-text")) }
                        label.form__line {
                            span { (say!(words, "account-password")) }
                            input.field type="password" name="password" autocomplete="current-password" required;
                        }
                        div { button.btn.btn--danger type="submit" { (say!(words, "account-delete-sure")) } }
                    }
                }
            }
        }))
    })
}

fn device_row(state: &AppState, device: &Device, is_here: bool, words: Words) -> Markup {
    html! {
        li.row {
            b.grow title=(device.device) { (device_name(&device.device, words)) }
            span.faint { (say!(words, "lobby-seen", ago = ago(state.store.now() - device.seen_at, words))) }
            span.faint { (moment(device.created_at)) }
            @if is_here { (badge("good", None, say!(words, "account-this-device"))) }
            @else {
                form method="post" action="/account/devices/end" {
                    (hidden_fields(&[("key", &device.key)]))
                    button.btn type="submit" { (say!(words, "account-log-out")) }
                }
            }
        }
    }
}

/// What people call a device by what its browser calls itself.
#[must_use]
pub fn device_name(agent: &str, words: Words) -> String {
    if agent.is_empty() { say!(words, "account-device") } else { browser_and_system(agent) }
}

fn browser_and_system(agent: &str) -> String {
    let first = |names: &[(&'static str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Firefox", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => agent.chars().take(40).collect(),
    }
}

#[derive(Debug, Deserialize)]
struct Ended {
    key: String,
}

async fn end_device(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Ended>,
) -> Result<Redirect, Error> {
    state.store.end_device(&visitor.known()?.id, &form.key, state.store.now()).await?;
    Ok(Redirect::to("/account#devices"))
}

/// All that is kept of a person, for themselves. Moves stand in the files of their matches.
#[derive(Serialize)]
struct Own {
    login: Option<String>,
    name: String,
    language: &'static str,
    created_at: i64,
    shows_rating: bool,
    shows_matches: bool,
    shows_presence: bool,
    devices: Vec<OwnDevice>,
    friends: Vec<String>,
    ratings: Vec<Strength>,
    notices: Vec<OwnChannel>,
    passkeys: Vec<OwnPasskey>,
    #[serde(flatten)]
    traces: OwnTraces,
    matches: Vec<OwnMatch>,
    said: Vec<OwnSaid>,
}

#[derive(Serialize)]
struct OwnDevice {
    device: String,
    created_at: i64,
    seen_at: i64,
}

/// Without the key itself.
#[derive(Serialize)]
struct OwnPasskey {
    device: String,
    created_at: i64,
    used_at: Option<i64>,
}

/// Where notices go.
#[derive(Serialize)]
struct OwnChannel {
    kind: &'static str,
    target: String,
    created_at: i64,
}

#[derive(Serialize)]
struct OwnMatch {
    id: String,
    game: String,
    options: serde_json::Value,
    title: String,
    seats: Vec<u8>,
    phase: &'static str,
    created_at: i64,
    /// Where its file is, once it is over.
    file: Option<String>,
}

#[derive(Serialize)]
struct OwnSaid {
    table: String,
    text: String,
    at: i64,
}

async fn export(State(state): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let own = gather(&state, visitor.known()?).await?;
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"civitas-my-data.json\"");
    Ok(([name], Json(own)).into_response())
}

async fn gather(state: &AppState, user: &User) -> Result<Own, Error> {
    let shows = state.store.shows(&user.id).await?.ok_or(Error::NotFound)?;
    let devices = state.store.devices(&user.id, state.store.now()).await?;
    let own_device = |device: Device| OwnDevice {
        device: device.device,
        created_at: device.created_at,
        seen_at: device.seen_at,
    };
    Ok(Own {
        login: user.login.clone(),
        name: user.profile.name.clone(),
        language: user.profile.language.tag(),
        created_at: user.created_at,
        shows_rating: shows.rating,
        shows_matches: shows.matches,
        shows_presence: shows.presence,
        devices: devices.into_iter().map(own_device).collect(),
        friends: state.store.friends(&user.id).await?.into_iter().map(|friend| friend.login).collect(),
        ratings: state.store.ratings_of(&user.id).await?.into_iter().map(Strength::from).collect(),
        notices: state.store.channels(&user.id).await?.into_iter().map(own_channel).collect(),
        passkeys: state.store.passkeys(&user.id).await?.into_iter().map(own_passkey).collect(),
        traces: state.store.own_traces(&user.id).await?,
        matches: all_matches(state, user).await?.iter().map(|row| own_match(row, user)).collect(),
        said: said(state, user).await?,
    })
}

fn own_passkey(passkey: Passkey) -> OwnPasskey {
    OwnPasskey { device: passkey.device, created_at: passkey.created_at, used_at: passkey.used_at }
}

fn own_channel(channel: Channel) -> OwnChannel {
    let kind = match channel.kind {
        ChannelKind::Mail => "mail",
        ChannelKind::Webhook => "webhook",
        ChannelKind::Discord => "discord",
        ChannelKind::Push => "push",
    };
    OwnChannel { kind, target: channel.target, created_at: channel.created_at }
}

/// How much is read at once.
const ROWS: u32 = 500;

/// Every match of a user.
async fn all_matches(state: &AppState, user: &User) -> Result<Vec<Match>, Error> {
    let (mut all, mut page) = (Vec::new(), Page::first(ROWS));
    loop {
        let found = state.store.matches(MatchList::Of(&user.id), &page).await?;
        let Some(last) = found.last() else { return Ok(all) };
        page = Page::after(last, ROWS);
        all.extend(found);
    }
}

fn own_match(row: &Match, user: &User) -> OwnMatch {
    let phase = match row.phase {
        Phase::Waiting => "waiting",
        Phase::Running => "running",
        Phase::Over(_) => "over",
        Phase::Closed => "closed",
    };
    OwnMatch {
        id: row.id.to_string(),
        game: row.game.clone(),
        options: row.options.clone(),
        title: row.settings.title.clone(),
        seats: row.seats_of(&user.id).iter().map(|seat| seat.0).collect(),
        phase,
        created_at: row.created_at,
        file: (phase == "over").then(|| format!("/m/{}/file", row.id)),
    }
}

async fn said(state: &AppState, user: &User) -> Result<Vec<OwnSaid>, Error> {
    let (mut all, mut after) = (Vec::new(), 0);
    loop {
        let lines = state.store.own_lines(&user.id, after, ROWS).await?;
        let Some((last, _)) = lines.last() else { return Ok(all) };
        after = *last;
        all.extend(lines.into_iter().map(|(_, line)| OwnSaid {
            table: line.match_id.to_string(),
            text: line.text,
            at: line.at,
        }));
    }
}

/// It cannot be printed, so a password does not get into a log.
#[derive(Deserialize)]
struct Sure {
    password: String,
}

/// Deletes the account. The matches of others stay whole: bots take over the seats where one goes on.
async fn delete(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Sure>,
) -> Result<Redirect, Error> {
    let user = check_password(&state, &visitor, form.password).await?;
    if state.store.is_last_host(&user.id).await? {
        return Err(Error::refused(msg!("refused-last-host")));
    }
    leave(&state, user).await?;
    state.store.forget(&user.id, &say!(visitor.words, "forgotten-name"), state.store.now()).await?;
    visitor.log_out(&state).await?;
    Ok(Redirect::to("/"))
}

/// Gives up every seat of a match that is not over.
async fn leave(state: &AppState, user: &User) -> Result<(), Error> {
    for row in all_matches(state, user).await? {
        for seat in row.seats_of(&user.id).iter() {
            match row.phase {
                Phase::Waiting => free_seat(state, &row.id, seat, &user.id).await?,
                Phase::Running => {
                    let level = state.game(&row.game).map(usual_level)?;
                    resign(state, &row.id, seat, &user.id, level).await?;
                }
                Phase::Over(_) | Phase::Closed => {}
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_what_people_call_it() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(browser_and_system(firefox), "Firefox, Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
        assert_eq!(browser_and_system(phone), "Safari, iPhone");
        assert_eq!(browser_and_system("curl/8.5"), "curl/8.5");
    }
}
