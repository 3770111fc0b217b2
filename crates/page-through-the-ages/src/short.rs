//! Refusals in at most six words, for the line under a card. The whole sentence with its rule
//! stands in the long form of the card.

use engine::{Message, Rejection, msg};
use look::part::Reason;

use crate::page::Page;

/// Why something cannot be done: in few words, and in a whole sentence with its rule.
pub struct Refusal {
    /// For the line under a card.
    pub short: String,
    /// For its long form.
    pub whole: Reason,
}

impl Page<'_> {
    /// What the game refused.
    pub fn refused(&self, why: &Rejection) -> Refusal {
        Refusal { short: self.say(&short(&why.message)), whole: self.on.reason(why) }
    }

    /// What the page itself knows to be impossible now.
    pub fn not_now(&self, rule: &'static str, brief: &Message, whole: &Message) -> Refusal {
        let whole = Reason { text: self.say(whole), rule: rule.to_owned(), href: self.on.rule_href(rule) };
        Refusal { short: self.say(brief), whole }
    }
}

/// The short form of a refusal.
pub fn short(refusal: &Message) -> Message {
    let mut said = match refusal.key {
        "too-few-civil" => msg!("short-too-few-civil"),
        "too-few-military" => msg!("short-too-few-military"),
        "too-little-food" => msg!("short-too-little-food"),
        "too-few-resources" => msg!("short-too-few-resources"),
        "too-little-science" => msg!("short-too-little-science"),
        "bank-empty" => msg!("short-bank-empty"),
        "no-unused-worker" => msg!("short-no-unused-worker"),
        "no-worker-on" => msg!("short-no-worker-on"),
        "urban-limit" => msg!("short-urban-limit"),
        "no-wonder" => msg!("short-no-wonder"),
        "no-blue-token" => msg!("short-no-blue-token"),
        "leader-taken" => msg!("short-leader-taken"),
        "wonder-begun" => msg!("short-wonder-begun"),
        "already-have" => msg!("short-already-have"),
        "hand-full" => msg!("short-hand-full"),
        "taken-this-turn" => msg!("short-taken-this-turn"),
        "nothing-for" | "not-contained" => msg!("short-contains-nothing"),
        "older-special" => msg!("short-older-special"),
        "actions-used" | "military-actions-used" | "after-revolution" => msg!("short-actions-used"),
        "first-round" => msg!("short-first-round"),
        "last-round" => msg!("short-last-round"),
        "attacks-forbidden" => msg!("short-attacks-forbidden"),
        "pact-forbids" | "war-forbidden" => msg!("short-pact-forbids"),
        "no-target" => msg!("short-no-target"),
        "two-players" => msg!("short-two-players"),
        _ => msg!("short-not-now"),
    };
    said.args.clone_from(&refusal.args);
    said
}
