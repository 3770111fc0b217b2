//! A card: band, name, what it gives, what it costs; below it what can be done with it or why not;
//! and its long form, which opens under pointer and focus.

use engine::{Message, msg};
use game_through_the_ages::cards::{Army, Card, Category, Doubt, Kind};
use look::part::rule_link;
use look::{Markup, html};

use crate::figures::{figures, is_all};
use crate::icons::{ICONS, category_icon, emblem, kind_class, kind_icon, kind_word};
use crate::page::Page;
use crate::short::Refusal;
use crate::sign::Sign;

/// A card at its place.
pub struct Slot {
    /// Unique on the page.
    pub id: String,
    /// The card.
    pub card: Card,
    /// Classes besides `slot`.
    pub class: String,
    /// Whether it leaves the row soon.
    pub leaves: bool,
    /// What stands in its cost line instead of the printed costs.
    pub cost: Option<Markup>,
    /// Buttons under it.
    pub buttons: Vec<Markup>,
    /// Why there are none.
    pub why: Option<Refusal>,
    /// What stands under it without button and refusal.
    pub note: Markup,
    /// Lines of the long form, after the text.
    pub more: Markup,
}

impl Slot {
    /// A card with nothing to do.
    pub fn new(id: String, card: Card) -> Self {
        Self {
            id,
            card,
            class: String::new(),
            leaves: false,
            cost: None,
            buttons: Vec::new(),
            why: None,
            note: Markup::default(),
            more: Markup::default(),
        }
    }

    /// With the reason why nothing can be done.
    pub fn why(mut self, why: Option<Refusal>) -> Self {
        self.why = why;
        self
    }

    /// Draws it.
    pub fn draw(&self, page: &Page<'_>) -> Markup {
        let refused = self.buttons.is_empty() && self.why.is_some();
        let states = [("slot", true), (self.class.as_str(), true), ("no", refused), ("leaves", self.leaves)];
        let states = states.into_iter().filter(|(class, is)| *is && !class.is_empty());
        let class = states.map(|(class, _)| class).collect::<Vec<_>>().join(" ");
        html! {
            li class=(class) id=(self.id) {
                (face(page, self))
                @if !self.buttons.is_empty() { div.dos { @for button in &self.buttons { (button) } } }
                @else if let Some(why) = &self.why { p.why { (ICONS.icon("i-lock")) span { (why.short) } } }
                @else { (self.note) }
                (long_form(page, self))
            }
        }
    }
}

fn face(page: &Page<'_>, slot: &Slot) -> Markup {
    let card = slot.card;
    let name = page.name(card);
    html! {
        article class={ "card tcard " (kind_class(card)) } id={ (slot.id) "-face" } tabindex="0"
            aria-labelledby={ (slot.id) "-name" } aria-describedby={ (slot.id) "-more" } {
            header.tcard__band {
                (ICONS.icon(kind_icon(card))) span { (page.say(&kind_word(card))) }
                @if slot.leaves { svg.icon.tcard__leaves aria-hidden="true" { use href=(ICONS.href("i-clock")) {} } }
                span.numeral { span.visually-hidden { (page.say(&msg!("age"))) " " } (card.age().numeral()) }
            }
            h3.tcard__name.is-long[longest(name) > 11 || name.chars().count() > 20].is-longer[longest(name) > 13 || name.chars().count() > 26] id={ (slot.id) "-name" } { (name) (dagger(card)) }
            (body(page, card))
            footer.tcard__cost {
                @match &slot.cost { Some(cost) => (cost), None => (costs(page, card)) }
            }
        }
    }
}

/// The letters of the longest word: long ones need smaller letters.
fn longest(name: &str) -> usize {
    name.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0)
}

/// A mark for figures that are not certain.
pub fn dagger(card: Card) -> Markup {
    html! { @if card.facts().text.doubtful.is_some() { sup.doubt { "†" } } }
}

fn body(page: &Page<'_>, card: Card) -> Markup {
    let figures = figures(card);
    html! {
        @if figures.is_empty() { p.tcard__text { (page.card_text(card)) } }
        @else {
            div.tcard__body {
                svg.icon.tcard__emblem aria-hidden="true" { use href=(ICONS.href(emblem(card))) {} }
                p.tcard__gives.is-many[figures.len() > 2] {
                    @if let Kind::Tactic(tactic) = card.kind() { span.gtext { (army(tactic.army)) } }
                    (page.figures(&figures))
                    @if !is_all(card) && !matches!(card.kind(), Kind::Tactic(_)) { span.gtext { "…" } }
                }
            }
        }
    }
}

/// The units of an army.
pub fn army(army: Army) -> Markup {
    let units = [
        (army.infantry, Category::Infantry),
        (army.cavalry, Category::Cavalry),
        (army.artillery, Category::Artillery),
    ];
    html! { @for (count, unit) in units { @if count > 0 { (count) (ICONS.icon(category_icon(unit))) } } }
}

/// What it costs: science left, resources right, or stages, or the token that plays it.
fn costs(page: &Page<'_>, card: Card) -> Markup {
    match card.kind() {
        Kind::Technology(technology) => html! {
            @if let Some(science) = technology.science_cost { (page.figure(Sign::Science, science)) }
            (page.figure(Sign::Resources, technology.resource_cost))
        },
        Kind::Government(facts) => html! {
            @if let (Some(low), Some(high)) = (facts.science_cost_revolution, facts.science_cost_peaceful) {
                (page.figure(Sign::Science, format!("{low} / {high}")))
            }
        },
        Kind::Special(special) => page.figure(Sign::Science, special.science_cost),
        Kind::Wonder(wonder) => html! { span.stages { @for stage in &wonder.stages { i { (stage) } } } },
        Kind::Leader(_) | Kind::Action(_) => played_for(page, Sign::Civil, 1),
        Kind::Tactic(_) => played_for(page, Sign::Military, 1),
        Kind::War(war) => played_for(page, Sign::Military, war.military_actions),
        Kind::Aggression(facts) => match facts.military_actions {
            Some(actions) => played_for(page, Sign::Military, actions),
            None => played_for(page, Sign::Military, 1),
        },
        Kind::Event(_) | Kind::Territory(_) | Kind::Pact(_) => {
            html! { span.faint { (page.say(&msg!("political"))) } }
        }
        Kind::Bonus(_) => html! { span.faint { (page.say(&msg!("free"))) } },
    }
}

fn played_for(page: &Page<'_>, sign: Sign, tokens: u8) -> Markup {
    html! { span.faint { (page.say(&msg!("to-play"))) } (page.tokens(sign, tokens, tokens)) }
}

/// Band, whole text, what can be done or why not, and what is doubtful.
fn long_form(page: &Page<'_>, slot: &Slot) -> Markup {
    let card = slot.card;
    html! {
        div class={ "more tooltip " (kind_class(card)) } role="tooltip" id={ (slot.id) "-more" } {
            p.more__band { (ICONS.icon(kind_icon(card))) (page.say(&kind_word(card))) span.numeral { (card.age().numeral()) } }
            p.name { (page.name(card)) }
            p.more__text { (page.card_text(card)) "." }
            (slot.more)
            (rule_of(page, card))
            @if let Some(why) = slot.why.as_ref().filter(|_| slot.buttons.is_empty()) {
                p.more__cannot { (why.whole.text) " " (rule_link(&why.whole.rule, &why.whole.href)) }
            }
            @if let Some(doubt) = card.facts().text.doubtful {
                p.more__doubt { "† " (page.on.say(&doubt_word(doubt))) }
            }
        }
    }
}

/// Where the rules say how a card is played, and where it stands with its source.
pub fn rule_of(page: &Page<'_>, card: Card) -> Markup {
    let rule = card.rule();
    let source = page.on.card_href(card.id());
    html! {
        p.more__rule {
            (page.say(&msg!("its-rule"))) " " (rule_link(rule, &page.on.rule_href(rule))) " · "
            (rule_link(&page.say(&msg!("card-source")), &source))
        }
    }
}

/// The game says why figures are marked.
fn doubt_word(doubt: Doubt) -> Message {
    match doubt {
        Doubt::Designed => msg!("doubt-designed"),
        Doubt::LaterEdition => msg!("doubt-later-edition"),
        Doubt::Cost => msg!("doubt-cost"),
        Doubt::OneTable => msg!("doubt-one-table"),
    }
}

impl Page<'_> {
    /// Everything that a card does, in one sentence without its full stop.
    pub fn card_text(&self, card: Card) -> String {
        let phrases: Vec<String> =
            game_through_the_ages::card_text(card).iter().map(|phrase| self.on.say(phrase)).collect();
        let text = phrases.join("; ");
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }
}
