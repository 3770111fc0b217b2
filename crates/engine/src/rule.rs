//! Rule ids, and refusals that cite them.

use std::fmt;

use crate::Message;

/// The id of a paragraph of a game's `rules.md`, such as `GA-9.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rule(pub &'static str);

/// The rule with this id.
#[must_use]
pub const fn rule(id: &'static str) -> Rule {
    Rule(id)
}

impl Rule {
    /// Accepts if the rule is kept.
    ///
    /// # Errors
    /// A refusal that cites this rule, if it is not.
    #[inline]
    pub fn require(self, kept: bool, why: impl FnOnce() -> Message) -> Result<(), Rejection> {
        if kept { Ok(()) } else { Err(self.refuse(why())) }
    }

    /// A refusal that cites this rule.
    #[must_use]
    pub fn refuse(self, message: Message) -> Rejection {
        Rejection { rule: self, message }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not allowed, addressed to the player who tried it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What is missing, in the words of the game.
    pub message: Message,
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message.key, self.rule)
    }
}

impl std::error::Error for Rejection {}
