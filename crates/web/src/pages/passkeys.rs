//! Passkeys: logging in without a password, by a key that a device keeps for its owner.
//!
//! Somebody who logs in tells nobody beforehand who they are: the device finds its passkey for this site, and the passkey
//! names the account. So nobody learns here which accounts there are. It takes script, and a site with a name of its own: there are
//! no passkeys for a bare address.

use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::routing::post;
use axum::{Form, Json, Router};
use engine::msg;
use look::part::panel;
use look::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use store::{Millis, User};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder,
};

use super::account::{check_password, enter, field};
use super::own_data::device_name;
use crate::moment::ago;
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How long somebody may take to sign.
const LASTS: Millis = 5 * 60_000;
/// How many passkeys one may have.
const MOST: usize = 10;

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/account/passkey", post(log_in))
        .route("/account/passkey/begin", post(begin_log_in))
        .route("/account/passkeys", post(make))
        .route("/account/passkeys/begin", post(begin_make))
        .route("/account/passkeys/{id}/remove", post(remove))
}

/// What passkeys know this site by; none if it has no name.
#[derive(Default)]
pub struct Site(Option<Webauthn>);

impl Site {
    /// The site that is found there.
    #[must_use]
    pub fn of(origin: &str) -> Self {
        let build = || {
            let origin = Url::parse(origin).ok()?;
            let site = WebauthnBuilder::new(origin.domain()?, &origin).ok()?;
            site.rp_name("Civitas").build().ok()
        };
        Self(build())
    }

    fn known(&self) -> Result<&Webauthn, Error> {
        self.0.as_ref().ok_or(Error::NotFound)
    }
}

/// The way in, for whoever is not logged in.
#[must_use]
pub fn log_in_panel(state: &AppState, words: Words) -> Markup {
    if state.passkeys.0.is_none() {
        return html! {};
    }
    let body =
        html! { form.panel__body.form method="post" action="/account/passkey" { (button("get", words)) } };
    panel("log-in-passkey", say!(words, "passkeys-title"), body)
}

/// What the script fills in and sends; the button shows where the browser can do it.
fn button(what: &str, words: Words) -> Markup {
    let text = if what == "get" { say!(words, "passkey-log-in") } else { say!(words, "passkey-make") };
    html! {
        @for name in ["challenge", "credential"] { input type="hidden" name=(name); }
        div {
            button.btn type="button" hidden data-passkey=(what) data-refused=(say!(words, "passkey-refused")) { (text) }
        }
    }
}

/// The passkeys of an account.
///
/// # Errors
/// If the store cannot be asked.
pub async fn own_panel(state: &AppState, user: &User, words: Words) -> Result<Markup, Error> {
    if state.passkeys.0.is_none() {
        return Ok(html! {});
    }
    let (passkeys, now) = (state.store.passkeys(&user.id).await?, state.store.now());
    let body = html! {
        p.prose.panel__body { (say!(words, "passkeys-text")) }
        ul.stack.panel__body {
            @for passkey in &passkeys {
                li.row {
                    div.grow { b title=(passkey.device) { (device_name(&passkey.device, words)) } " " span.faint { (used(passkey.used_at, now, words)) } }
                    form method="post" action={ "/account/passkeys/" (passkey.id) "/remove" } {
                        button.btn type="submit" { (say!(words, "passkey-remove")) }
                    }
                }
            }
        }
        @if passkeys.len() < MOST {
            form.panel__body.form method="post" action="/account/passkeys" {
                (field("password", "password", "current-password", &say!(words, "account-old-password")))
                (button("create", words))
            }
        }
    };
    Ok(panel("passkeys", say!(words, "passkeys-title"), body))
}

fn used(at: Option<Millis>, now: Millis, words: Words) -> String {
    match at {
        Some(at) => say!(words, "passkey-used", ago = ago(now - at, words)),
        None => say!(words, "passkey-unused"),
    }
}

/// What somebody is asked to sign, for the script.
fn asked(challenge: &str, options: &Value) -> Json<Value> {
    Json(json!({ "challenge": challenge, "options": options["publicKey"] }))
}

fn written(value: &impl serde::Serialize) -> Result<Value, Error> {
    serde_json::to_value(value).map_err(Error::fault)
}

/// It cannot be printed, so a password does not get into a log.
#[derive(Deserialize)]
struct Password {
    password: String,
}

/// Asks for a new passkey. It takes the password: somebody who only finds an open browser makes none.
async fn begin_make(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Password>,
) -> Result<Json<Value>, Error> {
    let site = state.passkeys.known()?;
    let user = check_password(&state, &visitor, form.password).await?;
    let known = state.store.passkeys(&user.id).await?;
    if known.len() >= MOST {
        return Err(Error::refused(msg!("refused-many-passkeys", most = MOST)));
    }
    let known = known.iter().map(|passkey| read(&passkey.passkey).map(|key| key.cred_id().clone()));
    let known = known.collect::<Result<Vec<_>, _>>()?;
    let (login, name) = (user.login.as_deref().unwrap_or_default(), user.profile.name.as_str());
    let begun =
        site.start_passkey_registration(handle(user), login, name, Some(known)).map_err(Error::fault)?;
    let mut options = written(&begun.0)?;
    // The device must find it by itself.
    options["publicKey"]["authenticatorSelection"]["residentKey"] = json!("required");
    options["publicKey"]["authenticatorSelection"]["requireResidentKey"] = json!(true);
    let (now, kept) = (state.store.now(), written(&begun.1)?.to_string());
    let challenge = state.store.begin_challenge(Some(&user.id), &kept, now + LASTS, now).await?;
    Ok(asked(&challenge, &options))
}

/// What passkeys call an account: nothing that says who it is.
fn handle(user: &User) -> Uuid {
    let digest = Sha256::new_with_prefix(b"passkeys of ").chain_update(&user.id.0).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    Uuid::from_bytes(bytes)
}

fn read(passkey: &str) -> Result<Passkey, Error> {
    serde_json::from_str(passkey).map_err(Error::fault)
}

/// What a device signed.
#[derive(Deserialize)]
struct Signed {
    challenge: String,
    credential: String,
}

fn refused() -> Error {
    Error::forbidden(msg!("refused-passkey"))
}

/// Keeps a new passkey.
async fn make(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Signed>,
) -> Result<Redirect, Error> {
    let (site, user, now) = (state.passkeys.known()?, visitor.known()?, state.store.now());
    visitor.may(&state, Deed::Password).await?;
    let begun =
        state.store.take_challenge(Some(&user.id), &form.challenge, now).await?.ok_or_else(refused)?;
    let begun: PasskeyRegistration = serde_json::from_str(&begun).map_err(Error::fault)?;
    let credential: RegisterPublicKeyCredential =
        serde_json::from_str(&form.credential).map_err(|_| refused())?;
    let made = site.finish_passkey_registration(&credential, &begun).map_err(|why| not_signed(&why))?;
    let new = store::Passkey {
        id: name_of(made.cred_id().as_slice()),
        user: user.id.clone(),
        passkey: written(&made)?.to_string(),
        device: visitor.device().to_owned(),
        created_at: now,
        used_at: None,
    };
    if !state.store.new_passkey(&new).await? {
        return Err(refused());
    }
    Ok(Redirect::to("/account"))
}

fn not_signed(why: &webauthn_rs::prelude::WebauthnError) -> Error {
    tracing::warn!("a passkey was refused: {why}");
    refused()
}

/// What an authenticator calls a passkey, so that it fits into an address.
fn name_of(id: &[u8]) -> String {
    id.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Asks somebody to sign, whoever they are.
async fn begin_log_in(State(state): State<AppState>, visitor: Visitor) -> Result<Json<Value>, Error> {
    let site = state.passkeys.known()?;
    visitor.may(&state, Deed::Password).await?;
    let (options, begun) = site.start_discoverable_authentication().map_err(Error::fault)?;
    let (now, kept) = (state.store.now(), written(&begun)?.to_string());
    let challenge = state.store.begin_challenge(None, &kept, now + LASTS, now).await?;
    Ok(asked(&challenge, &written(&options)?))
}

/// Logs in; what the guest of this browser had goes to the account.
async fn log_in(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<Signed>,
) -> Result<Redirect, Error> {
    let (site, now) = (state.passkeys.known()?, state.store.now());
    visitor.may(&state, Deed::Password).await?;
    let begun = state.store.take_challenge(None, &form.challenge, now).await?.ok_or_else(refused)?;
    let begun: DiscoverableAuthentication = serde_json::from_str(&begun).map_err(Error::fault)?;
    let credential: PublicKeyCredential = serde_json::from_str(&form.credential).map_err(|_| refused())?;
    let (who, id) = site.identify_discoverable_authentication(&credential).map_err(|why| not_signed(&why))?;
    let id = name_of(id);
    let (kept, user) = state.store.passkey(&id).await?.ok_or_else(refused)?;
    let mut passkey = read(&kept.passkey)?;
    let done = site.finish_discoverable_authentication_v2(&credential, begun, &passkey);
    let done = done.map_err(|why| not_signed(&why))?;
    if who != handle(&user) || !done.user_verified() {
        return Err(refused());
    }
    passkey.update_credential(&done);
    state.store.passkey_used(&id, &written(&passkey)?.to_string(), now).await?;
    enter(&state, &visitor, &user).await?;
    Ok(Redirect::to("/"))
}

async fn remove(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    state.store.remove_passkey(&visitor.known()?.id, &id).await?;
    Ok(Redirect::to("/account"))
}
