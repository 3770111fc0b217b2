//! The others at a glance, and the Agora.

use engine::{Seat, Seen, msg};
use game_golden_ages::cards::{Range, Resource, Technology};
use game_golden_ages::view::PlayerView;
use look::Player;
use look::part::{badge, icon, seat_class, seat_mark, stat, tooltip};
use look::{Markup, html};

use crate::agora::agora;
use crate::icons;
use crate::mat::rule_and_source;
use crate::page::Page;

/// All but the viewer, in turn order after them; then the Agora.
pub fn rivals(page: &Page<'_>) -> Markup {
    let first = page.on.seat().unwrap_or(Seat(0));
    let seats = first.clockwise(page.view.players.count());
    html! {
        @for seat in seats.filter(|seat| !page.is_viewer(*seat)) { (rival(page, seat)) }
        (agora(page))
    }
}

fn rival(page: &Page<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    html! {
        section.rival.panel.panel--seat.(seat_class(seat)) id={ "rival-" (seat.0 + 1) } aria-label=(page.on.player(seat)) {
            header.rival__head {
                (seat_mark(seat)) h2.title { (page.on.player(seat)) }
                span.rival__points { (stat("points", "i-points", player.score, &page.say(&msg!("points")))) }
            }
            p.rival__civ { (who(page, seat, player)) }
            div.rival__stats { (stats(page, player)) }
            div.rival__grid { (techmap(page, player)) (cards(page, player)) }
            div.rival__stats.rival__controls { (controls(page, player)) }
        }
    }
}

fn who(page: &Page<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let civilization = player.civilization;
    let player_kind = page.on.players.get(seat.index());
    html! {
        span.has-tip.tip-rival tabindex="0" {
            span.rival__name { (page.name(civilization.name())) }
            (card_tip(page, page.name(civilization.name()), &page.card_text(civilization.name()), "GA-5.5", civilization.id()))
        }
        @if let Some(Player::Bot(level)) = player_kind { " " (badge("", Some("i-bot"), level)) }
        @if player.golden_age { " " (badge("warn", Some("i-golden-age"), page.say(&msg!("golden-age")))) }
    }
}

fn stats(page: &Page<'_>, player: &PlayerView) -> Markup {
    let hidden = player.hand.len() + usize::from(player.future == Seen::Hidden);
    let attack = match player.next_attack {
        Some(gold) => page.say(&msg!("glory-and-next-attack", gold)),
        None => page.say(&msg!("glory-no-attack-left")),
    };
    html! {
        (stat("gold", "i-gold", player.gold, &page.say(&msg!("gold"))))
        (colonists(page, player))
        (stat("cube", "i-cube", player.reserve, &page.say(&msg!("cubes-in-reserve"))))
        (stat("strength", "i-glory", player.glory.len(), &attack))
        @if hidden > 0 {
            (stat("hidden", "i-eye-off", hidden, &page.say(&msg!("hidden-cards"))))
        }
    }
}

/// The colonists as figures: standing, lying, and lying in the Agora.
pub fn colonists(page: &Page<'_>, player: &PlayerView) -> Markup {
    let (standing, lying) = (player.colonists.standing.len(), player.colonists.lying.len());
    let agora = player.colonists.agora;
    let name = page.say(&msg!("colonists-are", standing, lying, agora));
    html! {
        span.stat.men title=(name) {
            @for _ in 0..standing { (icon("i-colonist")) }
            @for _ in 0..lying + usize::from(agora) { (icon("i-colonist-lying")) }
            span.visually-hidden { (name) }
        }
    }
}

/// The technologies as they lie on the mat: four rows of five.
fn techmap(page: &Page<'_>, player: &PlayerView) -> Markup {
    let developed = (player.technologies - Technology::starting()).len();
    let range = match player.range {
        Range::Steps(range) => page.say(&msg!("technologies-and-range", developed, range)),
        Range::Any(_) => page.say(&msg!("technologies-any-range", developed)),
    };
    html! {
        div.techmap role="img" aria-label=(range) {
            @for technology in by_place() {
                i.on[player.technologies.contains(technology)] title=(page.name(technology.name())) {}
            }
        }
    }
}

/// The technologies row by row.
pub fn by_place() -> impl Iterator<Item = Technology> {
    (1..=4u8).flat_map(|row| {
        (1..=5u8).filter_map(move |level| {
            Technology::of_level(level).find(|technology| technology.facts().row == row)
        })
    })
}

/// Buildings and wonders as small cards.
fn cards(page: &Page<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.minis {
            @for built in player.sites.iter().filter_map(|site| site.built) {
                @let name = page.name(built.building.name());
                @let text = page.card_text(built.building.name());
                (mini("", built.used, &icons::building(built.building), &with_state(page, name, &text, built.used), &card_tip(page, name, &text, "GA-14.1", built.building.id())))
            }
            @for wonder in player.wonders {
                @let used = player.used_wonders.contains(wonder);
                @let name = page.name(wonder.name());
                @let text = page.card_text(wonder.name());
                (mini("mini--wonder", used, icons::wonder(wonder), &with_state(page, name, &text, used), &card_tip(page, name, &text, "GA-14.1", wonder.id())))
            }
        }
    }
}

fn with_state(page: &Page<'_>, name: &str, text: &str, used: bool) -> String {
    if used { page.say(&msg!("card-used", name, text)) } else { format!("{name}: {text}") }
}

/// What is told of a card of another player.
fn card_tip(page: &Page<'_>, name: &str, text: &str, rule: &str, card: &str) -> Markup {
    tooltip(html! { b.name { (name) } (text) (rule_and_source(page, rule, card)) })
}

fn mini(shape: &str, used: bool, icon_id: &str, text: &str, tip: &Markup) -> Markup {
    html! {
        li.mini.has-tip.tip-rival.mini--used[used].(shape) tabindex="0" { (icon(icon_id)) span.visually-hidden { (text) } (tip) }
    }
}

/// The symbols that a player controls.
pub fn controls(page: &Page<'_>, player: &PlayerView) -> Markup {
    html! {
        @for (resource, count) in Resource::ALL.iter().zip(player.controlled) {
            @let name = page.say(&msg!("controlled", what = page.name(resource.name())));
            (stat(icons::resource(*resource), &format!("i-{}", icons::resource(*resource)), count, &name))
            " "
        }
    }
}
