//! Puts errors into words: a page for people, problem JSON for programs.

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::header;
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
}

/// The layer that puts errors into words.
pub async fn dress(visitor: Visitor, request: Request, next: Next) -> Response {
    let for_programs = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let error = response.extensions_mut().remove::<Error>();
    if error.is_none() && !is_plain(&response) {
        return response;
    }
    let mut problem = match &error {
        Some(error) => problem(error, visitor.words),
        None => Problem { rule: None, message: visitor.words.say(&plain_message(status)) },
    };
    if for_programs {
        if error.is_none() && status.is_client_error() {
            append_detail(&mut problem, response).await;
        }
        return (status, [(header::CONTENT_TYPE, "application/problem+json")], Json(problem)).into_response();
    }
    (status, page(&visitor, error.as_ref(), &problem)).into_response()
}

/// Whether it is an answer of some layer below, as bare text or nothing.
fn is_plain(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

/// What the layer below had to say, such as the place in the JSON that cannot be read.
async fn append_detail(problem: &mut Problem, response: Response) {
    let detail = to_bytes(response.into_body(), 1000).await.unwrap_or_default();
    let detail = String::from_utf8_lossy(&detail);
    if !detail.is_empty() {
        problem.message = format!("{} ({detail})", problem.message);
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
            return Problem { rule: rule.map(str::to_owned), message };
        }
        Error::Refused(_, why) => words.say(why),
        Error::Malformed(what) => say!(words, "error-malformed-what", what = what.as_str()),
        other => words.say(&plain_message(other.status())),
    };
    Problem { rule: None, message }
}

/// What is shown at the top of a page after something was refused.
#[must_use]
pub fn notice(error: &Error, words: Words) -> Markup {
    let Problem { rule, message } = problem(error, words);
    let rule = rule.unwrap_or_default();
    let href = match error {
        Error::Rule(refusal) => format!("/rules/{}#{rule}", refusal.kind.info().id),
        _ => String::new(),
    };
    toast(reason(&Reason { text: message, rule, href }))
}

fn page(visitor: &Visitor, error: Option<&Error>, problem: &Problem) -> Markup {
    let words = visitor.words;
    let body = html! {
        @match error {
            Some(error) => (notice(error, words)),
            None => (toast(&problem.message)),
        }
        p.prose { a href="/" { (say!(words, "error-home")) } }
    };
    Chrome::bare(visitor).document(&say!(words, "error-title"), Nav::Elsewhere, &body)
}
