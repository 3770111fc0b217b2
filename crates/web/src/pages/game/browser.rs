//! What a browser tells about itself when the script of a page asks: that it has script, which stream is its own, and what it
//! has of the page already.

use axum::http::{HeaderMap, HeaderName};
use look::parts::{Marks, cut, read_marks};
use look::{Markup, PreEscaped};

use crate::dress;

const EAR: HeaderName = HeaderName::from_static("civitas-ear");
const AGAIN: HeaderName = HeaderName::from_static("civitas-again");
const HAS: HeaderName = HeaderName::from_static("civitas-has");

/// What a browser tells about itself.
pub struct Browser {
    /// Whether the script of a page asks.
    pub has_script: bool,
    /// The name of the page's stream; empty without one.
    pub ear: String,
    /// Whether it sends something for the second time, since no answer came to the first.
    pub sends_again: bool,
    /// The parts of the page that it has.
    has: Marks,
}

impl Browser {
    /// By the headers of its request.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> Self {
        let text =
            |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        Self {
            has_script: dress::wants_json(headers),
            ear: text(&EAR).to_owned(),
            sends_again: headers.contains_key(&AGAIN),
            has: read_marks(text(&HAS)),
        }
    }

    /// A page without what the browser has of it, and the marks of all its parts.
    #[must_use]
    pub fn cut(&self, page: &Markup) -> (Markup, Marks) {
        let (sent, marks) = cut(&page.0, &self.has);
        (PreEscaped(sent), marks)
    }
}
