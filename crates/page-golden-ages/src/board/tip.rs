//! The tooltips of the targets: what they pay, line by line, and what may be done there.

use engine::msg;
use game_golden_ages::cards::Card;
use game_golden_ages::{Action, Gain, Source};
use look::part::rule_link;
use look::{Markup, board, html};

use super::targets::{Target, all, heading, pays_matter};
use crate::page::Page;

/// One tooltip for every target that is one action; script shows the one under pointer or focus.
pub fn tips(page: &Page<'_>) -> Markup {
    if !pays_matter(page) {
        return Markup::default();
    }
    html! { @for target in all(page) { @if target.offer.is_some() { (tip(page, &target)) } } }
}

fn tip(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let space = target.space;
    let Some(offer) = target.offer else { return Markup::default() };
    let below = if space.row() >= 4 { "tip-above" } else { "tooltip--up" };
    let side = if space.col() >= 8 { "tip-at-right" } else { "tip-at-left" };
    let place = format!("{below} {side} r{} c{}", space.row(), space.col());
    let content = html! {
        b.name { (page.say(&heading(page, space))) }
        (sum(page, &offer.gain))
        @if let Some(city) = &offer.gain.city {
            (page.say(&msg!("tip-city", gold = city.net_gold()))) " "
            (rule_link("GA-9.3", &page.on.rule_href("GA-9.3")))
        }
        @if matches!(offer.action, Action::Attack { .. }) {
            (page.say(&msg!("tip-attack"))) " " (rule_link("GA-12.1", &page.on.rule_href("GA-12.1")))
        }
    };
    board::tip(&space.to_string(), &place, target.is_taken, &content)
}

/// What comes in and goes out, with its sum.
fn sum(page: &Page<'_>, gain: &Gain) -> Markup {
    html! {
        dl.tip__sum {
            @for (source, amount) in &gain.gold { dt { (source_name(page, *source)) } dd { (amount) } }
            @if gain.paid > 0 { dt { (page.say(&msg!("tip-paid"))) } dd { "−" (gain.paid) } }
            dt.total { (page.say(&msg!("tip-gold"))) }
            dd.total { (Page::signed(gain.net_gold())) }
            @for (source, amount) in &gain.points {
                dt { (source_name(page, *source)) } dd { (page.rich(&msg!("sign-points", points = *amount))) }
            }
        }
    }
}

/// What gold or points are for.
fn source_name(page: &Page<'_>, source: Source) -> String {
    let card = match source {
        Source::Technology(technology) => Card::Technology(technology),
        Source::Building(building) => Card::Building(building),
        Source::Wonder(wonder) => Card::Wonder(wonder),
        Source::Civilization(civilization) => Card::Civilization(civilization),
        Source::Artist => return page.say(&msg!("do-artist")),
        _ => return page.say(&msg!("tip-other")),
    };
    page.name(card.name()).to_owned()
}
