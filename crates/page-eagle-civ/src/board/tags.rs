//! What a target means, in few signs beside it: steps, ships, unknown markers, foreign units, gold.

use game_eagle_civ::details::settlement_gold;
use game_eagle_civ::state::{Shown, Table};
use game_eagle_civ::{Action, Area, Frame};
use look::{Markup, html};

use super::targets::Target;
use crate::icons::{self, ICONS};
use crate::page::Page;

/// The tags of all targets.
pub fn tags(page: &Page<'_>, targets: &[Target<'_>]) -> Markup {
    html! { g id="tags" aria-hidden="true" { @for target in targets { (tag(page, target)) } } }
}

/// One sign on a tag.
enum Sign {
    Step,
    Icon(&'static str),
    Text(String),
}

impl Sign {
    fn width(&self) -> f32 {
        match self {
            Self::Step => 9.0,
            Self::Icon(_) => 16.0,
            Self::Text(text) => 8.0 * f32::from(u8::try_from(text.chars().count()).unwrap_or(0)) + 2.0,
        }
    }
}

fn tag(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let signs = signs(page, target);
    if signs.is_empty() {
        return Markup::default();
    }
    let width: f32 = signs.iter().map(Sign::width).sum::<f32>() + 10.0;
    let (x, y) = page.world.stand(target.area);
    let mut from = -width / 2.0 + 5.0;
    let placed: Vec<(f32, &Sign)> = signs
        .iter()
        .map(|sign| {
            let at = from;
            from += sign.width();
            (at, sign)
        })
        .collect();
    html! {
        g.paytag.is-focus[target.is_taken] transform={ "translate(" (x) " " ((y - 42.0).max(12.0)) ")" } {
            rect x=(-width / 2.0) y="-10" width=(width) height="20" rx="10" {}
            @for (at, sign) in placed {
                @match sign {
                    Sign::Step => { circle.step cx=(at + 4.5) r="3.3" {} }
                    Sign::Icon(icon) => { use.payic href=(ICONS.href(icon)) x=(at + 0.5) y="-7.5" width="15" height="15" {} }
                    Sign::Text(text) => { text.paytx x=(at + sign.width() / 2.0) y="4.5" { (text) } }
                }
            }
        }
    }
}

fn signs(page: &Page<'_>, target: &Target<'_>) -> Vec<Sign> {
    let mut signs = Vec::new();
    match page.frame() {
        Frame::Move { .. } => {
            signs.extend((0..target.steps).map(|_| Sign::Step));
            signs.extend(target.ship.map(Sign::Icon));
            signs.extend(waiting(page, target.area).map(Sign::Icon));
        }
        // Every region is a target then: only the chosen one says more, the others when they are pointed at.
        Frame::Draft { .. } if target.is_taken => {
            if let Area::Land(region) = target.area {
                let facts = region.facts();
                signs.push(Sign::Text(facts.land_neighbors.len().to_string()));
                signs.push(Sign::Icon("ec-move"));
                signs.push(Sign::Text(facts.sea_neighbors.len().to_string()));
                signs.push(Sign::Icon("ec-fleet-2"));
            }
        }
        Frame::Assign => signs.extend(assigned(page, target.area).map(Sign::Text)),
        Frame::Attack { .. } => signs.push(Sign::Icon("i-strength")),
        Frame::Purchase { .. } => match target.offer.map(|offer| offer.action) {
            Some(Action::Found(_)) => signs.push(Sign::Icon("ec-size-1")),
            Some(Action::Upgrade(region)) => {
                let size = page.table.settlement(region).map_or(1, |place| place.size);
                signs.push(Sign::Icon(icons::settlement(size + 1)));
            }
            _ => {}
        },
        _ => {}
    }
    signs
}

/// What a settlement brings, and what it would bring once it is happy or productive, whichever is more (EC-21.2).
fn assigned(page: &Page<'_>, area: Area) -> Option<String> {
    let (region, seat) = (area.land()?, page.asked()?);
    let gold =
        |table: &Table| table.settlement(region).map_or(0, |place| settlement_gold(table, region, place));
    let then = page.offers.iter().filter_map(|offer| {
        let mut table = *page.table;
        match offer.action {
            Action::MakeHappy(at) if at == region => table.players[seat].happy.insert(region),
            Action::MakeProductive(at) if at == region => table.players[seat].productive.insert(region),
            _ => return None,
        };
        Some(gold(&table))
    });
    then.max().map(|then| format!("{} → {then}", gold(page.table)))
}

/// What waits in an area: a marker that nobody has seen, units of others.
fn waiting(page: &Page<'_>, area: Area) -> impl Iterator<Item = &'static str> {
    let unknown = area.land().is_some_and(|region| {
        matches!(page.table.land(region).marker, Shown::FaceDown { .. }) && page.view.marker(region).is_none()
    });
    let own = page.asked();
    let foreign =
        page.table.players.pairs().any(|(seat, player)| Some(seat) != own && player.fights_in(area));
    unknown.then_some("ec-unknown").into_iter().chain(foreign.then_some("i-strength"))
}
