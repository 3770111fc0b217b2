//! What each card of the own row could do now: shown while the pointer or the focus is on the card. Nothing of it can be
//! clicked; a card is chosen first.

use engine::Seat;
use game_new_dawn::Space;
use game_new_dawn::details::{AttackDetails, CaravanDetails, Deed, FocusDetails, caravan_way};
use game_new_dawn::frame::Resolving;
use game_new_dawn::rules::economy::{self, Journey};
use game_new_dawn::space::Spaces;
use game_new_dawn::state::Foe;
use look::part::seat_class;
use look::{Markup, html};

use super::grid::at;
use super::targets::path;
use crate::page::Page;

/// The overlays of all five cards.
pub fn overlays(page: &Page<'_>) -> Markup {
    let is_playing = page.table.hands.iter().all(|hand| hand.is_empty()) && page.table.decider().is_some();
    html! {
        @if is_playing && page.on.seat().is_some() {
            g id="overlays" aria-hidden="true" {
                @for focus in &page.details.focus { (overlay(page, focus)) }
            }
        }
    }
}

fn overlay(page: &Page<'_>, focus: &FocusDetails) -> Markup {
    let slot = focus.slot.number();
    html! {
        g class={ "can can-" (slot) " " (seat_class(page.own())) } id={ "can-" (slot) } {
            @match &focus.deed {
                Deed::Culture { spaces, later, convertible, .. } => {
                    (marks(page, "#can-control", *spaces | *later))
                    (marks(page, "#ring", *convertible))
                }
                Deed::Science { .. } => {}
                Deed::Economy { caravans, .. } => {
                    @let markets = caravans.iter().fold(Spaces::NONE, |all, caravan| all | caravan.markets);
                    @let goals = caravans.iter().fold(Spaces::NONE, |all, caravan| all | caravan.goals);
                    (marks(page, "#can-go", goals.without(markets)))
                    (marks(page, "#can-trade", markets))
                    @for caravan in caravans { (ways(page, focus, caravan)) }
                }
                Deed::Industry { sites, .. } => (marks(page, "#can-city", *sites)),
                Deed::Military { reinforceable, targets, .. } => {
                    (marks(page, "#can-reinforce", *reinforceable))
                    @for target in targets {
                        g class=(at(page.hex(target.target))) { use href="#ring" {} (duel(page.own(), target)) }
                    }
                }
            }
        }
    }
}

/// The ways of a caravan to the markets in its reach.
fn ways(page: &Page<'_>, focus: &FocusDetails, caravan: &CaravanDetails) -> Markup {
    let card = Resolving { slot: focus.slot, strength: focus.strength, card: focus.card };
    let (number, seat) = (usize::from(caravan.caravan), page.own());
    let way = |to: Space| {
        let way = caravan_way(page.table, seat, Journey::of(card, 0)?, number, to);
        let starts = economy::starts(page.table, seat, number);
        let start = (page.table.map.around(*way.first()?) & starts).first()?;
        Some(path(page, start, &way))
    };
    html! {
        @for path in caravan.markets.iter().filter_map(way) {
            g.turned { path.route-rim d=(path) {} path.route d=(path) {} }
        }
    }
}

fn marks(page: &Page<'_>, symbol: &str, spaces: Spaces) -> Markup {
    html! { @for space in spaces.iter() { use class=(at(page.hex(space))) href=(symbol) {} } }
}

/// Both combat values, and the odds as a bar.
pub fn duel(attacker: Seat, found: &AttackDetails) -> Markup {
    let defender = match found.foe {
        Foe::Rival(seat, _) => seat_class(seat),
        Foe::Barbarian(_) => "barb".to_owned(),
        Foe::CityState(_) => "state".to_owned(),
    };
    let odds = u16::from(found.chances) * 61 / 36;
    html! {
        g.duel {
            use href="#duel-a" class=(seat_class(attacker)) {}
            use href="#duel-d" class=(defender) {}
            text class=(seat_class(attacker)) x="-17" y="38" { (found.attack_total) }
            text class=(defender) x="17" y="38" { (found.defense_total) }
            use href="#duel-bar" {}
            @if odds > 0 { rect.duel__odds x="-30.5" y="44.5" width=(odds) height="6" rx="3" {} }
        }
    }
}
