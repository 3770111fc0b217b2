//! The viewer's realm: points by source, settlements, resources, the production statement, cards.

use engine::{Seat, msg};
use game_eagle_civ::cards::{Measure, Milestone, Region, Resource};
use game_eagle_civ::details::{critical_chance, settlement_gold};
use game_eagle_civ::rules::battle::science;
use game_eagle_civ::rules::milestones::reached;
use game_eagle_civ::rules::production::{
    Statement, always_happy, monopoly_in_reach, per_resource, statement,
};
use game_eagle_civ::rules::technology;
use game_eagle_civ::say;
use game_eagle_civ::scoring;
use game_eagle_civ::state::{Holder, Settlement};
use look::part::{badge, seat_class, seat_mark};
use look::{Markup, html};

use crate::icons::{self, icon, named, small};
use crate::lore;
use crate::page::Page;
use crate::part::{bar, section, token};
use crate::track::numeral;
use crate::trade::ways;

/// The realm of the viewer; for the public, that of the first player.
pub fn realm(page: &Page<'_>) -> Markup {
    let seat = page.own();
    html! {
        section.mat.panel.panel--seat.(seat_class(seat)) id="mat" aria-label=(page.say(&msg!("realm"))) {
            (head(page, seat))
            (sums(page, seat))
            (settlements(page, seat))
            (resources(page, seat))
            (production(page, seat))
            (cards(page, seat))
            @if !page.is_advanced() { (goals(page)) }
        }
    }
}

fn head(page: &Page<'_>, seat: Seat) -> Markup {
    let points = |seat: Seat| scoring::points(page.table, seat).total();
    let own = points(seat);
    let rank = 1 + page.table.players.seats().filter(|other| points(*other) > own).count();
    let best = page.table.players.seats().filter(|other| *other != seat).map(points).max().unwrap_or(0);
    let word = match own - best {
        0 => msg!("rank-even", rank),
        lead @ 1.. => msg!("rank-ahead", rank, lead),
        lead => msg!("rank-behind", rank, lead = lead.unsigned_abs()),
    };
    html! {
        div.mat__head {
            (seat_mark(seat)) h2.name { (page.on.player(seat)) }
            (badge(if rank == 1 { "good" } else { "" }, None, page.say(&word)))
            span.stat.stat--points { (named("i-points", &page.say(&msg!("points")))) b { (own) } }
        }
    }
}

/// Gold and the three sources of points.
fn sums(page: &Page<'_>, seat: Seat) -> Markup {
    let points = scoring::points(page.table, seat);
    let places = page.table.settlements_of(seat).count();
    let sum = |symbol: &str, count: usize, points: i32| {
        html! { div { b { (icon(symbol)) (count) } small { (page.say(&msg!("n-points", points))) } } }
    };
    html! {
        div.sums {
            div { b.stat--gold { (icon("i-gold")) @match page.player(seat).gold.known() { Some(gold) => (gold), None => "?" } } small { (page.say(&msg!("gold"))) } }
            (sum("ec-size-3", places, points.settlements))
            (sum("i-develop", page.table.technologies_of(seat).count(), points.technologies))
            (sum("i-wonder", page.table.wonders_of(seat).count(), points.wonders))
        }
    }
}

fn settlements(page: &Page<'_>, seat: Seat) -> Markup {
    let hint = if page.is_advanced() { msg!("hint-moods") } else { msg!("hint-gold") };
    let body = html! { div.cities { @for (region, place) in page.table.settlements_of(seat) { (city(page, region, place)) } } };
    section(page, &msg!("settlements"), page.say(&hint), body)
}

/// A settlement in a line: size, name, mood, resource, gold each turn.
pub fn city(page: &Page<'_>, region: Region, place: &Settlement) -> Markup {
    let size = page.told(&say::size(place.size));
    let player = page.player(place.holder);
    let happy = page.is_advanced() && (always_happy(page.table, region) || player.happy.contains(region));
    let gear = page.is_advanced() && (page.table.fertile(region) || player.productive.contains(region));
    let lent = place.holder != place.owner;
    html! {
        span.city tabindex="0" title={ (page.name(region.name())) ": " (size) } {
            (named(icons::settlement(place.size), &size)) span.name { (page.name(region.name())) }
            @if happy || gear {
                span.mood {
                    @if happy { (named("i-happy", &page.say(&msg!("happy")))) }
                    @if gear { span.gear { (named("i-wheel", &page.say(&msg!("productive")))) } }
                }
            }
            @if lent { span.(seat_class(place.holder)) title=(page.say(&msg!("lent-to", player = page.who(place.holder), you = page.you(place.holder)))) { (seat_mark(place.holder)) } }
            @if let Some(resource) = page.table.resource(region) { (token(page, resource, None)) }
            em { (settlement_gold(page.table, region, place)) }
        }
    }
}

/// How many cards with a resource a player holds.
pub fn held(page: &Page<'_>, seat: Seat, resource: Resource) -> usize {
    page.table.cards_held(seat).filter(|(region, _)| page.table.resource(*region) == Some(resource)).count()
}

fn resources(page: &Page<'_>, seat: Seat) -> Markup {
    let body = html! {
        div.chances {
            @for resource in Resource::ALL {
                @let (count, ways) = (held(page, seat, *resource), critical_chance(page.table.era, *resource));
                @let label = page.say(&msg!("resource-held", resource = page.name(resource.name()), count, ways));
                div.chance.chance--held[count > 0] title=(label) {
                    (token(page, *resource, Some(count)))
                    (bar("chance__bar", &label, &[("u", u32::from(ways) * 100 / 16)]))
                    span { @if ways > 0 { (ways) } @else { "–" } }
                }
            }
        }
    };
    section(page, &msg!("resources-held"), page.say(&msg!("critical-of-36")), body)
}

/// The production statement line by line, and what is next (EC-10.1, EC-31.1).
fn production(page: &Page<'_>, seat: Seat) -> Markup {
    let Statement { settlements, resources, monopolies, wonders, minimum, .. } =
        statement(page.table, seat, None);
    let total = statement(page.table, seat, None).total();
    let kinds = Resource::ALL.iter().filter(|it| held(page, seat, **it) > 0).count();
    let each = per_resource(page.table, seat);
    let line = |word: String, note: String, gold: u32| {
        html! { tr.zero[gold == 0] { td { (word) " " small { (note) } } td { (gold) } } }
    };
    let first = Resource::ALL.iter().find(|it| held(page, seat, **it) > 0);
    let ways = ways(page.table, seat);
    let body = html! {
        table.bill {
            tbody {
                (line(page.say(&msg!("bill-settlements")), page.say(&msg!("bill-places", count = page.table.settlements_of(seat).count())), settlements))
                (line(page.say(&msg!("bill-resources")), page.say(&msg!("bill-kinds", kinds, each)), resources))
                (line(page.say(&msg!("bill-monopolies")), monopoly_note(page, seat), monopolies))
                @if page.is_advanced() { (line(page.say(&msg!("bill-wonders")), String::new(), wonders)) }
                @if minimum > 0 { (line(page.say(&msg!("bill-minimum")), String::new(), minimum)) }
                tr.total { td { (page.say(&msg!("bill-total"))) } td { (total) } }
                @if let Some(resource) = first.filter(|_| ways > 0) {
                    tr.crit {
                        td { (page.say(&msg!("bill-critical"))) " " small { (page.say(&msg!("bill-ways", ways))) } }
                        td { (statement(page.table, seat, Some(*resource)).total()) }
                    }
                }
            }
        }
    };
    section(page, &msg!("bill"), "", body)
}

/// What one more card of a resource would bring (EC-10.8).
fn monopoly_note(page: &Page<'_>, seat: Seat) -> String {
    match monopoly_in_reach(page.table, seat) {
        Some(resource) => page.say(&msg!("bill-one-more", resource = page.name(resource.name()))),
        None => page.say(&msg!("bill-three-alike")),
    }
}

fn cards(page: &Page<'_>, seat: Seat) -> Markup {
    let number = technology::of_era(page.table, seat, page.table.era);
    let era = numeral(page.table.era);
    let hint = if page.is_advanced() {
        String::new()
    } else {
        page.say(&msg!("hint-science", bonus = science(page.table, seat), era, number))
    };
    let body = html! { div.cardsrow { (lore::owned(page, seat)) } };
    section(page, &msg!("technologies"), hint, body)
}

/// The wonders of this era with their milestones: who has claimed them, who has reached them (EC-4.16).
fn goals(page: &Page<'_>) -> Markup {
    let now = Milestone::ALL.iter().filter(|it| it.facts().era == page.table.era);
    let body = html! {
        ul.miles {
            @for milestone in now {
                li {
                    (icon("i-wonder"))
                    span { span.name { (page.name(milestone.wonder().name())) } " " small { (goal(page, *milestone)) } }
                    (claimed(page, *milestone))
                }
            }
        }
    };
    section(page, &msg!("goals"), page.say(&msg!("goals-hint")), body)
}

fn goal(page: &Page<'_>, milestone: Milestone) -> String {
    let facts = milestone.facts();
    let amount = facts.amount;
    page.say(&match facts.measure {
        Measure::Villages => msg!("goal-villages", amount),
        Measure::TechnologiesOfEra => msg!("goal-technologies", amount),
        Measure::ArmiesOfEra => msg!("goal-armies", amount),
        Measure::FleetsOfEra => msg!("goal-fleets", amount),
        Measure::Gold => msg!("goal-gold", amount),
        Measure::Metropolises => msg!("goal-metropolises", amount),
    })
}

fn claimed(page: &Page<'_>, milestone: Milestone) -> Markup {
    match page.table.wonder(milestone.wonder()) {
        Holder::Player(owner) => {
            html! { span.(seat_class(owner)) title=(page.who(owner)) { (seat_mark(owner)) } }
        }
        Holder::Supply => {
            let near = page.on.seat().is_some_and(|seat| reached(page.table, seat, milestone));
            html! { span.free title=(page.say(&if near { msg!("goal-reached") } else { msg!("goal-open") })) { @if near { (small("i-check")) } } }
        }
        _ => Markup::default(),
    }
}
