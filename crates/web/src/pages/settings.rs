//! Language, and light or dark: switched by a link that comes back to where it was clicked. Links on
//! other sites switch nothing.

use axum::Router;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use engine::Language;
use look::page::Theme;
use look::part::{Weight, link_button, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::Profile;

use crate::chrome::{Chrome, Nav};
use crate::prefs::{Grace, Hints, Keys};
use crate::visitor::{Visitor, stored_theme};
use crate::words::{language_name, language_of};
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route("/settings", get(settings))
}

/// What is switched, and where to go then.
#[derive(Debug, Deserialize)]
struct Wish {
    language: Option<String>,
    theme: Option<String>,
    prefs: Option<String>,
    back: Option<String>,
}

async fn settings(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(wish): Query<Wish>,
) -> Result<Response, Error> {
    let language = wish.language.as_deref().and_then(language_of);
    let theme = wish.theme.as_deref().map(Theme::named);
    let is_foreign = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
    if is_foreign || (language.is_none() && theme.is_none() && wish.prefs.is_none()) {
        return Ok(page(&state, &visitor).await?.into_response());
    }
    if let Some(prefs) = &wish.prefs {
        visitor.keep_prefs(visitor.prefs.read(prefs));
    }
    keep(&state, &visitor, language.unwrap_or(visitor.words.0), theme.unwrap_or(visitor.theme)).await?;
    Ok(Redirect::to(local(wish.back.as_deref().unwrap_or("/settings"))).into_response())
}

async fn keep(state: &AppState, visitor: &Visitor, language: Language, theme: Theme) -> Result<(), Error> {
    visitor.keep_language(language);
    visitor.keep_theme(theme);
    if let Some(user) = &visitor.user {
        let profile = Profile { name: user.profile.name.clone(), language, theme: stored_theme(theme) };
        state.store.set_profile(&user.id, &profile).await?;
    }
    Ok(())
}

/// An address of this server, or the start page: nobody is led away by a link from elsewhere.
#[must_use]
pub fn local(address: &str) -> &str {
    let inside = address.starts_with('/')
        && !address.starts_with("//")
        && !address.contains(|letter: char| letter == '\\' || letter.is_control());
    if inside { address } else { "/" }
}

async fn page(state: &AppState, visitor: &Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let title = say!(words, "settings-title");
    let body = html! {
        h1 { (title) }
        (panel("languages", say!(words, "settings-language"), choices(&words.0, "language=",
            Language::ALL.map(|language| (language, language.tag(), language_name(language).to_owned())),
        )))
        (panel("themes", say!(words, "settings-theme"), choices(&visitor.theme, "theme=", [
            (Theme::System, "system", say!(words, "theme-system")),
            (Theme::Light, "light", say!(words, "theme-light")),
            (Theme::Dark, "dark", say!(words, "theme-dark")),
        ])))
        (panel("call", say!(words, "settings-call"), html! {
            p.prose.panel__body { (say!(words, "settings-call-text")) }
            div.panel__body.row {
                button.btn type="button" data-call="yes" { (say!(words, "call-notice")) }
                (link_button(Weight::Ordinary, "/notices", say!(words, "settings-notices")))
                (links(&visitor.prefs.sound, "prefs=sound-", [
                    (true, "on", say!(words, "call-sound-on")),
                    (false, "off", say!(words, "call-sound-off")),
                ]))
            }
        }))
        (panel("keys", say!(words, "settings-keys"), choices(&visitor.prefs.keys, "prefs=keys-", [
            (Keys::On, "on", say!(words, "keys-are-on")),
            (Keys::Off, "off", say!(words, "keys-are-off")),
        ])))
        (panel("hints", say!(words, "settings-hints"), choices(&visitor.prefs.hints, "prefs=hints-", [
            (Hints::On, "on", say!(words, "hints-are-on")),
            (Hints::Off, "off", say!(words, "hints-are-off")),
        ])))
        (panel("grace", say!(words, "settings-grace"), html! {
            p.prose.panel__body { (say!(words, "settings-grace-text")) }
            (choices(&visitor.prefs.grace, "prefs=grace-",
                Grace::ALL.map(|grace| (grace, grace.name(), words.say(&grace.said()))),
            ))
        }))
    };
    Ok(Chrome::of(state, visitor).await?.document(&title, Nav::Elsewhere, &body))
}

/// The body of a panel that lets one of several things be chosen.
fn choices<T: PartialEq>(
    present: &T,
    wish: &str,
    all: impl IntoIterator<Item = (T, &'static str, String)>,
) -> Markup {
    html! { div.panel__body.row { (links(present, wish, all)) } }
}

/// A link for each choice, with its name in the address; the present one stands out.
fn links<T: PartialEq>(
    present: &T,
    wish: &str,
    all: impl IntoIterator<Item = (T, &'static str, String)>,
) -> Markup {
    let weight = |is_present| if is_present { Weight::Primary } else { Weight::Ordinary };
    html! {
        @for (choice, name, text) in all {
            (link_button(weight(choice == *present), &format!("/settings?{wish}{name}"), text))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_away() {
        assert_eq!(local("/m/x?form=text"), "/m/x?form=text");
        for bad in ["https://evil.example", "//evil.example", "/\\evil", "", "/a\nb"] {
            assert_eq!(local(bad), "/");
        }
    }
}
