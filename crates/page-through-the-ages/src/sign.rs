//! The signs of the game: values, tokens and what else stands beside a figure.

use engine::Message;
use look::{Markup, html};

use crate::icons::ICONS;
use crate::page::Page;

/// More tokens than this are a figure.
const MANY: u8 = 6;

/// Something that is counted, with its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Culture points.
    Culture,
    /// Science points.
    Science,
    /// Food.
    Food,
    /// Resources.
    Resources,
    /// Military strength.
    Strength,
    /// Happy faces.
    Happy,
    /// Unhappy faces.
    Unhappy,
    /// A civil action: a white token.
    Civil,
    /// A military action: a red token.
    Military,
    /// A worker: a yellow token.
    Worker,
    /// A blue token.
    Blue,
    /// What counts when colonizing.
    Ship,
    /// What counts in defense.
    Defense,
    /// Cards in hand.
    Hand,
    /// Urban buildings.
    Urban,
    /// A military card.
    Card,
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Culture,
        Self::Science,
        Self::Food,
        Self::Resources,
        Self::Strength,
        Self::Happy,
        Self::Unhappy,
        Self::Civil,
        Self::Military,
        Self::Worker,
        Self::Blue,
        Self::Ship,
        Self::Defense,
        Self::Hand,
        Self::Urban,
        Self::Card,
    ];

    /// The key of its word.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Culture => "sign-culture",
            Self::Science => "sign-science",
            Self::Food => "sign-food",
            Self::Resources => "sign-resources",
            Self::Strength => "sign-strength",
            Self::Happy => "sign-happy",
            Self::Unhappy => "sign-unhappy",
            Self::Civil => "sign-civil",
            Self::Military => "sign-military",
            Self::Worker => "sign-worker",
            Self::Blue => "sign-blue",
            Self::Ship => "sign-ship",
            Self::Defense => "sign-defense",
            Self::Hand => "sign-hand",
            Self::Urban => "sign-urban",
            Self::Card => "sign-card",
        }
    }

    /// The sign with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.key().strip_prefix("sign-") == Some(id))
    }

    /// The symbol, and the class that colors it.
    const fn look(self) -> (&'static str, &'static str) {
        match self {
            Self::Culture => ("i-culture", "icon c-culture"),
            Self::Science => ("i-develop", "icon c-science"),
            Self::Food => ("tta-food", "icon c-food"),
            Self::Resources => ("tta-ore", "icon c-stone"),
            Self::Strength => ("tta-sword", "icon c-strength"),
            Self::Happy => ("i-happy", "icon c-happy"),
            Self::Unhappy => ("i-unhappy", "icon c-bad"),
            Self::Civil => ("tta-civil", "tok tok--civil"),
            Self::Military => ("tta-military", "tok tok--military"),
            Self::Worker => ("tta-worker", "tok tok--worker"),
            Self::Blue => ("tta-cube", "tok tok--cube"),
            Self::Ship => ("i-ship", "icon c-ship"),
            Self::Defense => ("tta-defense", "icon c-strength"),
            Self::Hand => ("i-hand", "icon c-plain"),
            Self::Urban => ("i-building", "icon c-plain"),
            Self::Card => ("i-card", "icon c-plain"),
        }
    }

    /// The sign alone, beside words that say the same.
    pub fn draw(self) -> Markup {
        self.draw_as("")
    }

    /// The sign in a state, such as `is-spent`.
    pub fn draw_as(self, state: &str) -> Markup {
        let (symbol, class) = self.look();
        let class = if state.is_empty() { class.to_owned() } else { format!("{class} {state}") };
        html! { svg class=(class) aria-hidden="true" { use href=(ICONS.href(symbol)) {} } }
    }

    /// Inside a drawing, at a place.
    pub fn place(self, state: &str, x: f32, y: f32, size: (u8, u8)) -> Markup {
        let (symbol, class) = self.look();
        let class = if state.is_empty() { class.to_owned() } else { format!("{class} {state}") };
        html! { use class=(class) href=(ICONS.href(symbol)) x=(x) y=(y) width=(size.0) height=(size.1) {} }
    }
}

impl Page<'_> {
    /// The word of a sign.
    pub fn word(&self, sign: Sign) -> String {
        self.say(&Message::new(sign.key()))
    }

    /// A figure beside its sign.
    pub fn figure(&self, sign: Sign, value: impl std::fmt::Display) -> Markup {
        let word = self.word(sign);
        html! {
            span.stat title=(word) { (sign.draw()) b { (value) } span.visually-hidden { " " (word) } }
        }
    }

    /// Tokens in a row, of which some are used up; a figure if there are many.
    pub fn tokens(&self, sign: Sign, left: u8, total: u8) -> Markup {
        let all = total.max(left);
        html! {
            @if all > MANY { span.toks { (sign.draw()) b { (left) } @if left < total { "/" (total) } } }
            @else {
                span.toks {
                    @for at in 0..all { (sign.draw_as(if at < left { "" } else { "is-spent" })) }
                }
            }
        }
    }
}

/// A number with its sign: `+3`, `−2`, `0`.
pub fn signed(number: i64) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
