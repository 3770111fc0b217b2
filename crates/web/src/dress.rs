//! Puts errors into words: a page for people, problem JSON for programs.

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use look::part::{Reason, reason, toast};
use look::{Markup, html};
use serde::Serialize;
use texts::Speaker;

use crate::chrome::{Chrome, Nav};
use crate::error::{Error, plain_message};
use crate::say;
use crate::visitor::Visitor;
use crate::words::Words;

/// A refusal as programs get it.
#[derive(Debug, Serialize)]
pub struct Problem {
    /// The rule that forbids it, if it is one of the game's rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Why, in words.
    pub message: String,
    /// Where the rule stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub href: Option<String>,
}

/// The layer that puts errors into words.
pub async fn dress(visitor: Visitor, request: Request, next: Next) -> Response {
    let for_programs = for_programs(&request);
    let mut response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    match response.extensions_mut().remove::<Error>() {
        Some(error) => answer(&visitor, for_programs, &error),
        None if is_plain(&response) => answer_plain(&visitor, for_programs, response).await,
        None => response,
    }
}

/// Whether the answer is for a program: through the API, or for the script of a page.
#[must_use]
pub fn for_programs(request: &Request) -> bool {
    request.uri().path().starts_with("/api/") || wants_json(request.headers())
}

/// An error as it is answered.
#[must_use]
pub fn answer(visitor: &Visitor, for_programs: bool, error: &Error) -> Response {
    if for_programs {
        return as_json(error.status(), &problem(error, visitor.words));
    }
    (error.status(), page(visitor, &notice(error, visitor.words))).into_response()
}

/// The bare answer of some layer below, in words.
async fn answer_plain(visitor: &Visitor, for_programs: bool, response: Response) -> Response {
    let status = response.status();
    let mut message = visitor.words.say(&plain_message(status));
    if !for_programs {
        return (status, page(visitor, &toast(message))).into_response();
    }
    if status.is_client_error() {
        append_detail(&mut message, response).await;
    }
    as_json(status, &Problem { rule: None, message, href: None })
}

fn as_json(status: StatusCode, problem: &Problem) -> Response {
    let mut response = (status, Json(problem)).into_response();
    let kind = HeaderValue::from_static("application/problem+json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// Whether the script of a page asks: it shows refusals itself.
#[must_use]
pub fn wants_json(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"))
}

/// Whether it is an answer of some layer below, as bare text or nothing.
fn is_plain(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

/// What the layer below had to say, such as the place in the JSON that cannot be read.
async fn append_detail(message: &mut String, response: Response) {
    let detail = to_bytes(response.into_body(), 1000).await.unwrap_or_default();
    let detail = String::from_utf8_lossy(&detail);
    if !detail.is_empty() {
        *message = format!("{message} ({detail})");
    }
}

/// An error in words.
#[must_use]
pub fn problem(error: &Error, words: Words) -> Problem {
    let message = match error {
        Error::Rule(refusal) => {
            let speaker = Speaker { language: words.0, players: &refusal.players, you: refusal.seat };
            let message = refusal.kind.texts().say(speaker, &refusal.rejection.message);
            let rule = Some(refusal.rejection.rule.0).filter(|rule| !rule.is_empty());
            let href = rule.map(|rule| format!("/rules/{}#{rule}", refusal.kind.info().id));
            return Problem { rule: rule.map(str::to_owned), message, href };
        }
        Error::Refused(_, why) => words.say(why),
        Error::Malformed(what) => say!(words, "error-malformed-what", what = what.as_str()),
        other => words.say(&plain_message(other.status())),
    };
    Problem { rule: None, message, href: None }
}

/// What is shown at the top of a page after something was refused.
#[must_use]
pub fn notice(error: &Error, words: Words) -> Markup {
    let Problem { rule, message, href } = problem(error, words);
    let (rule, href) = (rule.unwrap_or_default(), href.unwrap_or_default());
    toast(reason(&Reason { text: message, rule, href }))
}

fn page(visitor: &Visitor, notice: &Markup) -> Markup {
    let words = visitor.words;
    let body = html! {
        h1 { (say!(words, "error-title")) }
        (notice)
        p.prose { a href="/" { (say!(words, "error-home")) } }
    };
    Chrome::bare(visitor).document(&say!(words, "error-title"), Nav::Elsewhere, &body)
}
