//! The one error of the pages and of the API.
//!
//! A handler returns it without knowing who asks; [`crate::dress`] puts it into the visitor's
//! language, as a page or as problem JSON.

use std::fmt;
use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{Kind, Refused};
use engine::{Message, Rejection, Seat, msg};

/// Why a request was not answered as wished.
#[derive(Clone)]
pub enum Error {
    /// There is no such page, match or game.
    NotFound,
    /// The rules of the game forbid it.
    Rule(Arc<Refusal>),
    /// What was sent cannot be read.
    Malformed(String),
    /// It answers a position that is no longer there: look again.
    Conflict,
    /// It is not allowed, or not in this way: a sentence of the pages.
    Refused(StatusCode, Message),
    /// Our fault. The text is for the log, never for the visitor.
    Fault(Arc<str>),
}

/// A refusal by the rules of a game.
pub struct Refusal {
    /// The game, whose words it is in.
    pub kind: &'static dyn Kind,
    pub players: Vec<String>,
    /// Who is refused.
    pub seat: Option<Seat>,
    pub rejection: Rejection,
}

impl Error {
    /// Not in this way; the sentence says why.
    #[must_use]
    pub fn refused(why: Message) -> Self {
        Self::Refused(StatusCode::UNPROCESSABLE_ENTITY, why)
    }

    /// Not you; the sentence says why.
    #[must_use]
    pub fn forbidden(why: Message) -> Self {
        Self::Refused(StatusCode::FORBIDDEN, why)
    }

    /// Our fault.
    pub fn fault(what: impl std::fmt::Display) -> Self {
        Self::Fault(what.to_string().into())
    }

    /// What a game said to something that is not bound to a table.
    #[must_use]
    pub fn of_game(kind: &'static dyn Kind, refused: Refused) -> Self {
        Self::at_table(kind, &[], None, refused)
    }

    /// What a game said to a seat.
    #[must_use]
    pub fn at_table(kind: &'static dyn Kind, players: &[String], seat: Option<Seat>, why: Refused) -> Self {
        match why {
            Refused::Rule(rejection) => {
                Self::Rule(Arc::new(Refusal { kind, players: players.to_vec(), seat, rejection }))
            }
            Refused::Malformed(text) => Self::Malformed(text),
        }
    }

    /// The status of the answer.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Rule(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::Conflict => StatusCode::CONFLICT,
            Self::Refused(status, _) => *status,
            Self::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Whether it may go well when it is tried again: the database is busy, or restarting.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        self.status() == StatusCode::SERVICE_UNAVAILABLE
    }
}

/// For the log: no names, no sentences.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(refusal) => write!(f, "{}", refusal.rejection),
            Self::Refused(status, message) => write!(f, "{status}: {}", message.key),
            Self::Malformed(text) => write!(f, "malformed: {text}"),
            Self::Fault(text) => write!(f, "fault: {text}"),
            Self::NotFound | Self::Conflict => write!(f, "{}", self.status()),
        }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            // The pages check lengths themselves: no page sends what gets here.
            store::Error::Refused(why) => Self::Malformed(why),
            store::Error::Busy(why) => {
                tracing::warn!("{why}");
                Self::Refused(StatusCode::SERVICE_UNAVAILABLE, msg!("error-timeout"))
            }
            other => Self::fault(other),
        }
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Self {
        Self::fault(error)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Self::Fault(what) = &self {
            tracing::error!("{what}");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// What is said about a status that some layer gave without a sentence of ours.
#[must_use]
pub fn plain_message(status: StatusCode) -> Message {
    match status {
        StatusCode::NOT_FOUND => msg!("error-not-found"),
        StatusCode::METHOD_NOT_ALLOWED => msg!("error-method"),
        StatusCode::PAYLOAD_TOO_LARGE => msg!("error-too-large"),
        StatusCode::FORBIDDEN => msg!("error-forbidden"),
        StatusCode::CONFLICT => msg!("error-conflict"),
        StatusCode::REQUEST_TIMEOUT | StatusCode::SERVICE_UNAVAILABLE => msg!("error-timeout"),
        status if status.is_client_error() => msg!("error-malformed"),
        _ => msg!("error-fault"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_database_asks_to_come_back_and_a_broken_one_is_our_fault() {
        let status = |error: store::Error| Error::from(error).status();
        assert_eq!(status(store::Error::Busy("locked".into())), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(status(store::Error::Database("torn".into())), StatusCode::INTERNAL_SERVER_ERROR);
    }
}
