//! What lies open for all: wonders, buildings, scoring cards.

use engine::msg;
use game_golden_ages::cards::{Building, ScoringCard};
use game_golden_ages::view::OpenWonder;
use game_golden_ages::{Action, Question};
use look::part::{Purse, bring, chip, coin, icon, reason, tooltip};
use look::{Markup, html};

use crate::choice::Kind;
use crate::icons;
use crate::mat::{brings, rule_and_source};
use crate::page::Page;
use crate::track::NUMERALS;

/// The panel of open cards.
pub fn open(page: &Page<'_>) -> Markup {
    let view = &page.view;
    let epoch = NUMERALS[usize::from(view.epoch.number()) - 1];
    html! {
        section.offers.panel id="open-cards" aria-labelledby="open-cards-title" {
            header.panel__head {
                h2.title id="open-cards-title" { (page.say(&msg!("open-in-epoch"))) " " span.numeral { (epoch) } }
            }
            ul.offers__group {
                li.label { (page.say(&msg!("wonders"))) }
                @for wonder in &view.wonders { (open_wonder(page, *wonder)) }
                @if view.wonders.is_empty() { li.faint { (page.say(&msg!("none-left"))) } }
            }
            ul.offers__group {
                li.label { (page.say(&msg!("buildings"))) }
                @for (at, building) in view.buildings.iter().enumerate() { (open_building(page, at, *building)) }
                @if view.buildings.is_empty() { li.faint { (page.say(&msg!("none-left"))) } }
            }
            ul.offers__group.offers__group--row {
                li.label { (page.say(&msg!("scoring-cards-left"))) }
                li.scoring-cards { @for card in view.scoring_cards { (open_scoring_card(page, card)) } }
            }
        }
    }
}

fn open_wonder(page: &Page<'_>, OpenWonder { wonder, price }: OpenWonder) -> Markup {
    let gold = page.on.seat().map_or(i32::MAX, |seat| i32::from(page.player(seat).gold));
    let price = i32::from(price);
    let card = OpenCard {
        id: format!("open-{}", wonder.id()),
        icon: icons::wonder(wonder).to_owned(),
        name: page.name(wonder.name()),
        line: page.wonder_line(wonder),
        text: page.card_text(wonder.name()),
        corner: coin(price, Purse::of(gold, price)),
        rule: "GA-13.1",
        steps: [("do", Kind::Wonder.id()), ("wonder", wonder.id())],
    };
    let is_meant =
        |action: &Action| matches!(action, Action::BuildWonder { wonder: which, .. } if *which == wonder);
    card.draw(page, is_meant)
}

fn open_building(page: &Page<'_>, at: usize, building: Building) -> Markup {
    let card = OpenCard {
        id: format!("open-{}-{at}", building.id()),
        icon: icons::building(building),
        name: page.name(building.name()),
        line: page.building_line(building),
        text: page.card_text(building.name()),
        corner: html! { b.badge { (page.say(&msg!("free-of-charge"))) } },
        rule: "GA-10.1",
        steps: [("do", Kind::Builder.id()), ("building", building.id())],
    };
    card.draw(page, |action| matches!(action, Action::Build { building: which, .. } if *which == building))
}

fn open_scoring_card(page: &Page<'_>, card: ScoringCard) -> Markup {
    let asked = page.view.question == Question::ScoringCard;
    let level = page.choice.level("scoring").filter(|_| asked);
    let content = chip(Some(&icons::scoring(card)), page.name(card.name()));
    let own =
        page.on.seat().and_then(|seat| page.would_score(card).into_iter().find(|(who, _)| *who == seat));
    let told = html! {
        (page.scoring_line(card))
        @if let Some((_, points)) = own { (bring(&page.say(&msg!("brings")), page.rich(&msg!("sign-points", points)))) }
    };
    html! {
        @match level {
            Some(level) if !level.offers(card.id()).is_empty() => {
                a.has-tip.tip-up.is-target.scoring-link href=(page.choose("scoring", card.id()))
                    data-action=[page.single(level, card.id()).map(|offer| offer.json())] { (content) (tooltip(&told)) }
            }
            _ => {
                span.has-tip.tip-up tabindex="0" {
                    (content) (tooltip(html! { (told) (rule_and_source(page, "GA-17.3", card.id())) }))
                }
            }
        }
        " "
    }
}

/// A card that lies open.
struct OpenCard<'a> {
    id: String,
    icon: String,
    name: &'a str,
    line: Markup,
    text: String,
    corner: Markup,
    /// The rule by which it is taken.
    rule: &'static str,
    /// The way to taking it.
    steps: [(&'static str, &'a str); 2],
}

impl OpenCard<'_> {
    fn draw(&self, page: &Page<'_>, is_meant: impl Fn(&Action) -> bool) -> Markup {
        let legal = page.offers.iter().any(|offer| is_meant(&offer.action));
        let refusal = page.refusal(&is_meant).filter(|_| !legal);
        html! {
            li.offer.has-tip.tip-left id=(self.id) .is-target[legal && self.is_asked(page)]
                .is-chosen[page.choice.value(self.steps[1].0) == Some(self.steps[1].1)]
                tabindex=[refusal.is_some().then_some("0")] {
                span.offer__art { (icon(&self.icon)) }
                span.offer__text { b.name { (self.name) } span.card__effect { (self.line) } }
                (self.corner)
                @if legal { (self.link(page)) }
                (tooltip(html! {
                    b.name { (self.name) } (self.text)
                    @if let Some(why) = &refusal { br; (reason(why)) }
                    (brings(page, &is_meant, self.rule, self.steps[1].1))
                }))
            }
        }
    }

    /// Whether the question is which card of this kind to take.
    fn is_asked(&self, page: &Page<'_>) -> bool {
        page.choice.value("do") == Some(self.steps[0].1)
    }

    /// The whole card is a link. It plays at once only if the action was chosen before.
    fn link(&self, page: &Page<'_>) -> Markup {
        let [(_, action), (key, card)] = self.steps;
        let narrowing = look::Narrowing::default().with("do", action).with(key, card);
        let level = page.choice.level(key).filter(|_| self.is_asked(page));
        let single = level.and_then(|level| page.single(level, card));
        html! {
            a.stretch href=(page.link(&narrowing)) data-action=[single.map(|offer| offer.json())]
                aria-label=(self.name) {}
        }
    }
}
