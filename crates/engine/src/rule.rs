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
    pub fn require<R: Reason>(self, kept: bool, why: impl FnOnce() -> R) -> Result<(), R::Refusal> {
        if kept { Ok(()) } else { Err(self.refuse(why())) }
    }

    /// A refusal that cites this rule.
    #[inline]
    #[must_use]
    pub fn refuse<R: Reason>(self, why: R) -> R::Refusal {
        why.under(self)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What a rule can be refused with: a [`Message`], or a small value that becomes one.
///
/// A check that is asked thousands of times to list what is legal must not build sentences that
/// nobody reads. Such a game has a `Copy` type of reasons with `Refusal = Cheap<Self>`, and writes
/// its refusals in the same form as all others.
pub trait Reason: Sized {
    /// The refusal that is made of it.
    type Refusal;
    /// The refusal that cites `rule`.
    fn under(self, rule: Rule) -> Self::Refusal;
}

impl Reason for Message {
    type Refusal = Rejection;

    fn under(self, rule: Rule) -> Rejection {
        Rejection { rule, message: self }
    }
}

/// A refusal before it is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cheap<W> {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, which knows its words.
    pub why: W,
}

impl<W: Into<Message>> From<Cheap<W>> for Rejection {
    fn from(refusal: Cheap<W>) -> Self {
        Self { rule: refusal.rule, message: refusal.why.into() }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::msg;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Why {
        TooDear { cost: u8 },
    }

    impl Reason for Why {
        type Refusal = Cheap<Self>;

        fn under(self, rule: Rule) -> Cheap<Self> {
            Cheap { rule, why: self }
        }
    }

    impl From<Why> for Message {
        fn from(Why::TooDear { cost }: Why) -> Self {
            msg!("too-dear", cost)
        }
    }

    #[test]
    fn a_cheap_refusal_says_the_same_as_a_plain_one() {
        let cost = 3u8;
        let plain = rule("HH-5.2").require(false, || msg!("too-dear", cost));
        let cheap = rule("HH-5.2").require(false, || Why::TooDear { cost }).map_err(Rejection::from);
        assert_eq!(cheap, plain);
        assert_eq!(rule("HH-5.2").require(true, || Why::TooDear { cost }), Ok(()));
    }
}
