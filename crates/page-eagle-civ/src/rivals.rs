//! The others at a glance: points, gold, income, settlements, cards, units, and how strong they are beside the viewer.

use engine::{Seat, msg};
use game_eagle_civ::cards::{Class, Kind, Resource};
use game_eagle_civ::rules::production::statement;
use game_eagle_civ::rules::units;
use game_eagle_civ::say;
use game_eagle_civ::scoring;
use look::Player;
use look::part::{seat_class, seat_mark, stat};
use look::{Markup, html};

use crate::icons::{self, named};
use crate::lore;
use crate::page::Page;
use crate::part::token;
use crate::realm::{city, held};
use crate::trade::ways;

/// A panel for each of the others.
pub fn rivals(page: &Page<'_>) -> Markup {
    let own = page.own();
    let others: Vec<Seat> = own.clockwise(page.table.seats()).skip(1).collect();
    let few = others.len() <= 3;
    html! { @for seat in others { (rival(page, own, seat, few)) } }
}

fn rival(page: &Page<'_>, own: Seat, seat: Seat, is_whole: bool) -> Markup {
    let is_out = page.player(seat).out;
    let rest = html! { (places(page, seat)) (army(page, seat)) (force(page, own, seat)) };
    html! {
        section.panel.panel--seat.rv.rv--small[!is_whole].rv--out[is_out].(seat_class(seat)) id={ "rival-" (seat.0 + 1) } aria-label=(page.on.player(seat)) {
            (head(page, seat))
            @if is_out { p.hint { (page.say(&msg!("is-out"))) } } @else {
                (wealth(page, seat))
                @if is_whole { (rest) }
                (folded(page, seat, (!is_whole).then_some((own, &rest))))
            }
        }
    }
}

/// What a small panel keeps folded, in words: for whoever points at it.
fn summed(page: &Page<'_>, own: Seat, seat: Seat) -> String {
    let player = page.player(seat);
    let named = |count: usize, name: String| (count > 0).then(|| format!("{count} × {name}"));
    let of_size = |size: u8| page.table.settlements_of(seat).filter(|(_, place)| place.size == size).count();
    let sizes = (1..=4u8).filter_map(|size| named(of_size(size), page.told(&say::size(size))));
    let resources = Resource::ALL
        .iter()
        .filter_map(|resource| named(held(page, seat, *resource), page.name(resource.name()).to_owned()));
    let mut kinds: Vec<Kind> = player.pieces.iter().map(|group| group.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let units = kinds.into_iter().filter_map(|kind| {
        let count = usize::try_from(player.tally(|group| group.kind == kind)).unwrap_or(0);
        named(count, page.name(units::name(page.table, kind)).to_owned())
    });
    let parts =
        [sizes.collect::<Vec<_>>(), resources.collect(), units.collect(), vec![compared(page, own, seat)]];
    parts.iter().filter(|part| !part.is_empty()).map(|part| part.join(", ")).collect::<Vec<_>>().join("; ")
}

fn head(page: &Page<'_>, seat: Seat) -> Markup {
    let points = scoring::points(page.table, seat).total();
    html! {
        div.rv__head {
            (seat_mark(seat)) h2.name.seat-name { (page.on.player(seat)) }
            @if let Some(Player::Bot(level)) = page.on.players.get(seat.index()) { span.badge.rv__level title=(level) { (icons::small("i-bot")) span { (level) } } }
            (stat("points", "i-points", points, &page.say(&msg!("points"))))
        }
    }
}

/// Gold, income, technologies, wonders. Hidden gold is a closed purse, and has no forecast (EC-R-04).
fn wealth(page: &Page<'_>, seat: Seat) -> Markup {
    let gold = page.player(seat).gold.known();
    let first = Resource::ALL.iter().find(|it| held(page, seat, **it) > 0);
    let ways = ways(page.table, seat);
    html! {
        div.rv__row {
            @match gold {
                Some(gold) => {
                    (stat("gold", "i-gold", gold, &page.say(&msg!("gold"))))
                    span title=(page.say(&msg!("income-title", ways))) {
                        "+" (statement(page.table, seat, None).total())
                        @if let Some(resource) = first.filter(|_| ways > 0) {
                            small { " " (page.say(&msg!("or-gold", gold = statement(page.table, seat, Some(*resource)).total()))) }
                        }
                    }
                }
                None => { (stat("gold", "i-lock", "?", &page.say(&msg!("gold-secret")))) }
            }
            (stat("science", "i-develop", page.table.technologies_of(seat).count(), &page.say(&msg!("technologies"))))
            (stat("culture", "i-wonder", page.table.wonders_of(seat).count(), &page.say(&msg!("wonders"))))
        }
    }
}

/// Settlements by size, and the resources held.
fn places(page: &Page<'_>, seat: Seat) -> Markup {
    html! {
        div.rv__row {
            (sizes(page, seat))
            span.toks {
                @for resource in Resource::ALL {
                    @let count = held(page, seat, *resource);
                    @if count > 0 { (token(page, *resource, Some(count))) }
                }
            }
        }
    }
}

/// How many settlements of each size a player has.
pub fn sizes(page: &Page<'_>, seat: Seat) -> Markup {
    let of_size = |size: u8| page.table.settlements_of(seat).filter(|(_, place)| place.size == size).count();
    html! {
        span.sizes {
            @for size in 1..=4u8 {
                @let count = of_size(size);
                @if count > 0 { (settled(page, size, count)) }
            }
        }
    }
}

fn settled(page: &Page<'_>, size: u8, count: usize) -> Markup {
    let name = page.told(&say::size(size));
    html! { span.stat title=(name) { (named(icons::settlement(size), &name)) b { (count) } } }
}

/// Units by class, and settlers.
fn army(page: &Page<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let era = |class: Class| {
        let kinds = player.pieces.iter().filter(|group| group.kind.class() == Some(class));
        kinds.map(|group| group.kind.era()).max().unwrap_or(page.table.era)
    };
    let sign = |icon: &str, count: u32, name: String| {
        html! { span.u.u--none[count == 0] title=(name) { (named(icon, &name)) (count) } }
    };
    let classes = [
        (Class::Infantry, msg!("class-infantry")),
        (Class::Cavalry, msg!("class-cavalry")),
        (Class::Artillery, msg!("class-artillery")),
        (Class::Fleet, msg!("class-fleet")),
        (Class::Aircraft, msg!("class-aircraft")),
    ];
    html! {
        div.rv__row {
            span.units {
                @for (class, word) in classes {
                    @let count = player.tally(|group| group.kind.class() == Some(class));
                    @if class != Class::Aircraft || count > 0 { (sign(icons::class_of(class, era(class)), count, page.say(&word))) }
                }
                (sign("ec-settler", player.tally(|group| group.kind == Kind::Settler), page.say(&msg!("class-settler"))))
            }
        }
    }
}

/// The dice of all armies of a player.
fn dice(page: &Page<'_>, seat: Seat) -> u32 {
    let armies = page.player(seat).pieces.iter().filter(|group| group.kind.is_army());
    armies.map(|group| u32::from(group.count) * u32::from(units::dice(group.kind))).sum()
}

/// How strong a player is beside the viewer.
fn force(page: &Page<'_>, own: Seat, seat: Seat) -> Markup {
    let (ours, theirs) = (dice(page, own), dice(page, seat));
    let most = page.table.players.seats().map(|seat| dice(page, seat)).max().unwrap_or(0).max(1);
    let word = compared(page, own, seat);
    let line = 98 * ours / most;
    html! {
        div.force title=(page.say(&msg!("force-title"))) {
            (icons::small("i-dice"))
            svg.force__bar viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label=(word) {
                rect.i width=(100 * theirs / most) height="10" {}
                rect.own.(seat_class(own)) x=(line) width="2" height="10" {}
            }
            span { (word) }
        }
    }
}

/// The dice of a player beside those of the viewer, in words.
fn compared(page: &Page<'_>, own: Seat, seat: Seat) -> String {
    let (ours, theirs) = (dice(page, own), dice(page, seat));
    page.say(&match theirs.cmp(&ours) {
        std::cmp::Ordering::Greater => msg!("force-more", dice = theirs, more = theirs - ours),
        std::cmp::Ordering::Less => msg!("force-fewer", dice = theirs, fewer = ours - theirs),
        std::cmp::Ordering::Equal => msg!("force-even", dice = theirs),
    })
}

/// The settlements and cards in full, folded; in a small panel, what it has no room for before them.
fn folded(page: &Page<'_>, seat: Seat, rest: Option<(Seat, &Markup)>) -> Markup {
    let (title, word) = match rest {
        Some((own, _)) => (Some(summed(page, own, seat)), msg!("rival-more")),
        None => (None, msg!("settlements")),
    };
    html! {
        details.rv__cities id={ "cities-" (seat.0 + 1) } {
            summary title=[title] { (page.say(&word)) }
            @if let Some((_, rest)) = rest { (rest) }
            div.cities { @for (region, place) in page.table.settlements_of(seat) { (city(page, region, place)) } }
            div.cardsrow.cardsrow--s { (lore::owned(page, seat)) }
        }
    }
}
