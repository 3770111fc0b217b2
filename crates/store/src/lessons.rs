//! Guided matches: what is kept beside a match that somebody learns by.

use async_trait::async_trait;

use crate::{MatchId, NewMatch, Result};

/// How far somebody has come in a guided match, besides what the match itself tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learning {
    /// The name of the lesson.
    pub lesson: String,
    /// How many steps were gone on from by hand.
    pub seen: u32,
    /// How often something else was tried than what the present step means.
    pub tries: u32,
    pub state: Led,
}

/// Whether somebody is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Led {
    /// They are.
    On,
    /// They left, and may come back.
    Left,
    /// The lesson is over.
    Done,
}

#[async_trait]
pub trait Lessons: Send + Sync {
    /// Opens a match as [`new_match`](crate::Matches::new_match) does, as a lesson from its first moment on.
    async fn begin_lesson(&self, new: &NewMatch, lesson: &str) -> Result<MatchId>;

    /// How far a guided match has come; none if it is an ordinary one.
    async fn learning(&self, id: &MatchId) -> Result<Option<Learning>>;

    /// Notes how far it has come.
    async fn set_learning(&self, id: &MatchId, learning: &Learning) -> Result<()>;
}
