//! Who asks: their session, their language, light or dark.
//!
//! A layer around all pages finds it out once per request. A visitor becomes a user, as a guest, with the
//! first thing they do that needs one; the cookie of the session goes out with the answer.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::{Language, msg};
use look::page::{Call, Theme};
use store::{MatchId, Profile, User};
use tokio::time::timeout;

use crate::prefs::{Keys, Prefs};
use crate::throttle::{self, Deed, OpenStream, Who};
use crate::words::{Words, language_of, preferred};
use crate::{AppState, Error, dress};

const SESSION: &str = "civitas";
const LANGUAGE: &str = "language";
const THEME: &str = "theme";
const PREFS: &str = "prefs";
const QUICK: &str = "quick-";
const HIDDEN: &str = "hidden";
/// How many matches can be hidden; after that the oldest shows again.
const MOST_HIDDEN: usize = 80;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 3_600_000;
const YEAR: i64 = 365 * 24 * HOUR;

#[derive(Clone)]
pub struct Visitor {
    /// The user, once there is one.
    pub user: Option<User>,
    /// The language they read.
    pub words: Words,
    /// How their pages look.
    pub theme: Theme,
    /// How they like to play.
    pub prefs: Prefs,
    /// What they asked for: where switches of language and theme lead back to.
    pub here: String,
    /// Where they found this server, as addresses to hand on begin: `https://civitas.example`.
    pub origin: String,
    /// What their browser calls itself.
    device: String,
    /// The matches that they do not want to see in their lists.
    hidden: Vec<String>,
    /// What they chose for quick matches, by game.
    quick: BTreeMap<String, String>,
    token: Option<String>,
    /// Whom their deeds are counted for.
    address: Option<IpAddr>,
    secure: bool,
    /// Cookies for the answer.
    cookies: Arc<Mutex<Vec<String>>>,
}

/// The layer that finds out who asks.
pub async fn know(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let is_page = request.method() == Method::GET;
    let here = request.uri().path_and_query().filter(|_| is_page).map_or("/", PathAndQuery::as_str);
    let mut visitor = Visitor::of(&state, &request, here.to_owned());
    // What they asked for has not begun: nobody else would say that it takes too long.
    let recognized = timeout(state.config.patience, visitor.recognize(&state)).await;
    let busy = || Err(Error::Refused(StatusCode::SERVICE_UNAVAILABLE, msg!("error-timeout")));
    if let Err(error) = recognized.unwrap_or_else(|_| busy()) {
        return dress::answer(&visitor, dress::for_programs(&request), &error);
    }
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    for cookie in visitor.cookies.lock().expect("nobody panics with it").drain(..) {
        if let Ok(value) = HeaderValue::try_from(cookie) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

impl Visitor {
    fn of(state: &AppState, request: &Request, here: String) -> Self {
        let headers = request.headers();
        let cookie = |name| cookie(headers, name).map(str::to_owned);
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let token = bearer(headers).or_else(|| cookie(SESSION));
        let language = cookie(LANGUAGE)
            .and_then(|tag| language_of(&tag))
            .or_else(|| preferred(text(header::ACCEPT_LANGUAGE)?))
            .unwrap_or_default();
        let secure = headers.get("x-forwarded-proto").is_some_and(|value| value == "https");
        let host = text(header::HOST).filter(|host| host.chars().all(|letter| letter.is_ascii_graphic()));
        let scheme = if secure { "https" } else { "http" };
        Self {
            origin: host.map_or_else(String::new, |host| format!("{scheme}://{host}")),
            user: None,
            words: Words(language),
            theme: Theme::named(&cookie(THEME).unwrap_or_default()),
            prefs: Prefs::default().read(&cookie(PREFS).unwrap_or_default()),
            here,
            device: text(header::USER_AGENT).unwrap_or_default().to_owned(),
            hidden: cookie(HIDDEN)
                .unwrap_or_default()
                .split('.')
                .filter(|id| !id.is_empty())
                .map(str::to_owned)
                .collect(),
            quick: cookies(headers)
                .filter_map(|(name, value)| Some((name.strip_prefix(QUICK)?.to_owned(), value.to_owned())))
                .collect(),
            token,
            address: throttle::address(&state.config.proxies, request.extensions(), headers),
            secure,
            cookies: Arc::default(),
        }
    }

    async fn recognize(&mut self, state: &AppState) -> Result<(), Error> {
        let Some(token) = self.token.clone() else { return Ok(()) };
        let Some(session) = state.store.session(&token, state.store.now()).await? else {
            self.token = None;
            return Ok(());
        };
        if state.store.now() - session.seen_at > HOUR {
            let touched = state.store.touch_session(&token, state.store.now() + YEAR, state.store.now());
            if noted("a session", &touched.await) {
                self.set_cookie(SESSION, &token, YEAR);
            }
        }
        if session.here_at.is_none_or(|at| state.store.now() - at > MINUTE) {
            noted("who is here", &state.store.be_here(&session.user.id, state.store.now()).await);
        }
        self.user = Some(session.user);
        Ok(())
    }

    /// Whether the session they asked with still holds: a stream can outlive it.
    pub async fn is_still_known(&self, state: &AppState) -> bool {
        match &self.token {
            Some(token) => matches!(state.store.session(token, state.store.now()).await, Ok(Some(_))),
            None => true,
        }
    }

    /// Counts a deed of theirs.
    ///
    /// # Errors
    /// If there were too many of them lately.
    pub async fn may(&self, state: &AppState, deed: Deed) -> Result<(), Error> {
        match self.address {
            Some(address) => throttle::count(state, Who::Address(address), deed).await,
            None => Ok(()),
        }
    }

    /// Counts a decision of theirs, or that they take one back.
    ///
    /// # Errors
    /// If there were too many of them lately.
    pub fn may_decide(&self, state: &AppState) -> Result<(), Error> {
        match self.address {
            Some(address) => state.throttle.count(Who::Address(address), Deed::Decide, Instant::now()),
            None => Ok(()),
        }
    }

    /// Counts a stream of theirs.
    ///
    /// # Errors
    /// If they have too many of them open.
    pub fn may_listen(&self, state: &AppState) -> Result<OpenStream, Error> {
        state.throttle.stream(self.address)
    }

    /// Anybody with the same language and theme, who is called in the same way.
    #[must_use]
    pub fn anonymous(&self) -> Self {
        let prefs = Prefs { sound: self.prefs.sound, keys: self.prefs.keys, ..Prefs::default() };
        Self { user: None, token: None, cookies: Arc::default(), prefs, ..self.clone() }
    }

    /// The same visitor on another page.
    #[must_use]
    pub fn at(&self, here: String) -> Self {
        Self { here, ..self.clone() }
    }

    /// Whether they are logged in to an account.
    #[must_use]
    pub fn has_account(&self) -> bool {
        self.user.as_ref().is_some_and(|user| user.login.is_some())
    }

    /// The user, for what only a known user can do.
    ///
    /// # Errors
    /// If there is none.
    pub fn known(&self) -> Result<&User, Error> {
        self.user.as_ref().ok_or_else(|| Error::forbidden(msg!("refused-not-your-seat")))
    }

    /// The user; a guest is made if there is none.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn player(&self, state: &AppState) -> Result<User, Error> {
        match &self.user {
            Some(user) => Ok(user.clone()),
            None => Ok(self.new_guest(state).await?.0),
        }
    }

    /// Makes a guest with a session, and tells the token of it.
    ///
    /// # Errors
    /// If the store cannot be asked, or too many were made lately.
    pub async fn new_guest(&self, state: &AppState) -> Result<(User, String), Error> {
        self.may(state, Deed::Guest).await?;
        let mut number = [0; 2];
        getrandom::fill(&mut number)?;
        let number = 1000 + u32::from(u16::from_le_bytes(number)) % 9000;
        let name = self.words.say(&msg!("guest-name", number = number.to_string()));
        let profile = Profile { name, language: self.words.0, theme: stored_theme(self.theme) };
        let user = state.store.new_guest(&profile, state.store.now()).await?;
        let token = self.log_in(state, &user).await?;
        Ok((user, token))
    }

    /// Begins a session of a user in this browser.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn log_in(&self, state: &AppState, user: &User) -> Result<String, Error> {
        let token = state.store.begin_session(&user.id, state.store.now() + YEAR, state.store.now()).await?;
        if user.login.is_some() {
            state.store.name_device(&token, &self.device).await?;
        }
        self.set_cookie(SESSION, &token, YEAR);
        Ok(token)
    }

    /// What their browser calls itself.
    #[must_use]
    pub fn device(&self) -> &str {
        &self.device
    }

    /// What the session of this browser is ended by.
    #[must_use]
    pub fn device_key(&self, state: &AppState) -> Option<String> {
        self.token.as_ref().map(|token| state.store.device_key(token))
    }

    /// Ends the session of this browser.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn log_out(&self, state: &AppState) -> Result<(), Error> {
        if let Some(token) = &self.token {
            state.store.end_session(token, state.store.now()).await?;
        }
        self.set_cookie(SESSION, "", 0);
        Ok(())
    }

    /// Remembers a language for this browser.
    pub fn keep_language(&self, language: Language) {
        self.set_cookie(LANGUAGE, language.tag(), YEAR);
    }

    /// Remembers light or dark for this browser.
    pub fn keep_theme(&self, theme: Theme) {
        self.set_cookie(THEME, theme.name().unwrap_or("system"), YEAR);
    }

    /// Remembers how somebody likes to play, for this browser.
    pub fn keep_prefs(&self, prefs: Prefs) {
        self.set_cookie(PREFS, &prefs.write(), YEAR);
    }

    /// Whether they do not want to see a match in their lists.
    #[must_use]
    pub fn hides(&self, id: &MatchId) -> bool {
        self.hidden.contains(&id.0)
    }

    /// Hides a match from the lists of this browser, or shows it again. Nothing else happens to it.
    pub fn keep_hidden(&self, id: &MatchId, hide: bool) {
        let plain =
            id.0.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
        let mut hidden: Vec<&str> =
            self.hidden.iter().map(String::as_str).filter(|other| *other != id.0).collect();
        if hide && plain && id.0.len() < 40 {
            hidden.push(&id.0);
        }
        let kept = &hidden[hidden.len().saturating_sub(MOST_HIDDEN)..];
        self.set_cookie(HIDDEN, &kept.join("."), YEAR);
    }

    /// How they are called when a decision waits for them.
    #[must_use]
    pub fn call(&self) -> Call {
        Call { known: self.user.is_some(), sound: self.prefs.sound, no_keys: self.prefs.keys == Keys::Off }
    }

    /// What they chose for their last quick match of a game.
    #[must_use]
    pub fn quick(&self, game: &str) -> Option<&str> {
        self.quick.get(game).map(String::as_str)
    }

    /// Remembers what was chosen for a quick match of a game, for this browser.
    pub fn keep_quick(&self, game: &str, chosen: &str) {
        self.set_cookie(&format!("{QUICK}{game}"), chosen, YEAR);
    }

    fn set_cookie(&self, name: &str, value: &str, lasts: i64) {
        let secure = if self.secure { "; Secure" } else { "" };
        let seconds = lasts / 1000;
        let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        self.cookies.lock().expect("nobody panics with it").push(cookie);
    }
}

/// Whether something was noted by the way. Reading goes on when nothing can be written.
fn noted(what: &str, done: &store::Result<()>) -> bool {
    if let Err(error) = done {
        tracing::warn!("{what} cannot be noted: {error}");
    }
    done.is_ok()
}

/// What the store calls a theme.
#[must_use]
pub const fn stored_theme(theme: Theme) -> store::Theme {
    match theme {
        Theme::System => store::Theme::Auto,
        Theme::Light => store::Theme::Light,
        Theme::Dark => store::Theme::Dark,
    }
}

/// What the pages call a theme.
#[must_use]
pub const fn shown_theme(theme: store::Theme) -> Theme {
    match theme {
        store::Theme::Auto => Theme::System,
        store::Theme::Light => Theme::Light,
        store::Theme::Dark => Theme::Dark,
    }
}

/// The cookie of this name that the browser sent, if it did.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers).find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// All cookies that the browser sent.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    sent.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::to_owned)
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Error> {
        parts.extensions.get::<Self>().cloned().ok_or_else(|| Error::fault("no visitor is known"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_by_their_name() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("language=nl; civitas=a=b;theme=dark"));
        headers.append(header::COOKIE, HeaderValue::from_static("other=1"));
        let found = ["language", "civitas", "theme", "other", "them"].map(|name| cookie(&headers, name));
        assert_eq!(found, [Some("nl"), Some("a=b"), Some("dark"), Some("1"), None]);
    }
}
