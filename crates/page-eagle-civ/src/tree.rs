//! The technologies of the advanced rules: the present era and the next as tiles with what they build on, the others as
//! lists with their owners.

use engine::{Message, Seat, msg};
use game_eagle_civ::cards::{Era, Price, Technology};
use game_eagle_civ::details::technology_gain;
use game_eagle_civ::rules::technology::{check_offered, prerequisites, price};
use game_eagle_civ::rules::units;
use game_eagle_civ::say;
use game_eagle_civ::state::Holder;
use game_eagle_civ::{Action, Frame};
use look::part::{Purse, Reading, reading, reason, seat_badge, seat_class, seat_mark, small_coin, source};
use look::{Markup, html};

use crate::drawer::frame;
use crate::icons::{self, small};
use crate::list;
use crate::page::Page;
use crate::part::{brings, rules};
use crate::shop::Then;
use crate::track::numeral;

/// The technologies over the map.
pub fn drawer(page: &Page<'_>) -> Markup {
    let era = page.table.era;
    let owned = |seat: Seat| page.table.technologies_of(seat).count();
    let hint = html! {
        @for seat in page.table.players.seats() { (seat_badge(seat)) " " b { (owned(seat)) } " " }
        "· " (page.say(&msg!("tree-hint"))) (rules(page, &["EC-23.4", "EC-23.5"]))
    };
    let shown = |other: &&Era| **other == era || era.next() == Some(**other);
    let before = Era::ALL.iter().filter(|other| **other < era);
    let after = Era::ALL.iter().filter(|other| **other > era && era.next() != Some(**other));
    let body = html! {
        div.tree {
            div.era.era--list { @for past in before { (list(page, *past)) } }
            div.era.era--main {
                div.eraheads { @for shown in Era::ALL.iter().filter(shown) { (head(page, *shown)) } }
                (tiles(page, &Era::ALL.iter().filter(shown).copied().collect::<Vec<_>>()))
            }
            div.era.era--list { @for later in after { (list(page, *later)) } }
        }
    };
    frame(page, ("tree", "i-develop"), &page.say(&msg!("look-technologies")), hint, body)
}

fn head(page: &Page<'_>, era: Era) -> Markup {
    let now = page.table.era;
    let word = match era.cmp(&now) {
        std::cmp::Ordering::Less => msg!("era-past"),
        std::cmp::Ordering::Equal => msg!("era-now"),
        std::cmp::Ordering::Greater if now.next() == Some(era) => msg!("era-next", era = numeral(now)),
        std::cmp::Ordering::Greater => msg!("era-later"),
    };
    html! { h3 { i { (numeral(era)) } " " (page.name(era.name())) " " small { (page.say(&word)) } } }
}

fn of_era(era: Era) -> impl Iterator<Item = Technology> {
    Technology::ALL.iter().copied().filter(move |card| card.facts().era == era)
}

/// An era as a list with owners.
fn list(page: &Page<'_>, era: Era) -> Markup {
    html! { (head(page, era)) ul { @for card in of_era(era) { (line(page, card)) } } }
}

fn line(page: &Page<'_>, card: Technology) -> Markup {
    let name = page.name(card.name());
    let points = card.facts().vp;
    let points = html! { @if points > 0 { em title=(page.say(&msg!("tree-points", points))) { (small("i-points")) (points) } } };
    let offer = page.offer(|action| takes(action, card));
    let (read, told) = (read(page, card), told(page, card));
    match (page.table.technology(card), offer) {
        (Holder::Player(owner), _) => html! {
            li class={ "own " (seat_class(owner)) } title={ (page.who(owner)) @if !told.is_empty() { "; " (told) } } {
                (seat_mark(owner)) span { (name) } (points) (read)
            }
        },
        (_, Some(offer)) => html! {
            li.sale title=(told) { (read) i {} span { (name) } (page.on.button("btn btn--quiet", &offer.action, Some(&page.told(&offer.label.text)), cost(page, card, Purse::Enough))) (list::add(page, "", &offer.action, name)) }
        },
        _ => {
            html! { li.far title=(told) { i {} span { (name) } span.far__n { (points) em { (price(page.table, page.own(), card)) } } (read) } }
        }
    }
}

/// What the owner of a card gets and what all may buy through it, in words.
fn told(page: &Page<'_>, card: Technology) -> String {
    let facts = card.facts();
    let gifts = facts.owner_units.iter().map(|gift| page.name(gift.unit.name()));
    let wonders = facts.owner_wonders.iter().map(|wonder| page.name(wonder.name()));
    let gifts: Vec<&str> = gifts.chain(wonders).collect();
    let all = enabled(page, card);
    let all = (!all.is_empty()).then(|| format!("{} {}", page.say(&msg!("tile-all")), all.join(", ")));
    let gifts = (!gifts.is_empty()).then(|| gifts.join(", "));
    gifts.into_iter().chain(all).chain(royalty(page, card)).collect::<Vec<_>>().join("; ")
}

/// What all may buy once a card is in play.
fn enabled<'p>(page: &Page<'p>, card: Technology) -> Vec<&'p str> {
    let facts = card.facts();
    let units = facts.enables_units.iter().map(|unit| page.name(unit.name()));
    units.chain(facts.enables_improvements.iter().map(|card| page.name(card.name()))).collect()
}

/// What its owner gets of what others buy through it (EC-23.4).
fn royalty(page: &Page<'_>, card: Technology) -> Option<String> {
    let part = units::cost(page.table, Price::Royalty, card.facts().era);
    (!enabled(page, card).is_empty()).then(|| page.say(&msg!("tree-royalty", part)))
}

fn takes(action: &Action, card: Technology) -> bool {
    *action == Action::Learn(card) || *action == Action::TakeTechnology(card)
}

fn cost(page: &Page<'_>, card: Technology, purse: Purse) -> Markup {
    let price = if matches!(page.frame(), Frame::FreeTechnology { .. }) {
        0
    } else {
        price(page.table, page.own(), card)
    };
    small_coin(i32::try_from(price).unwrap_or(0), purse)
}

/// Where a tile stands: column and row.
struct Tile {
    card: Technology,
    column: usize,
    row: usize,
}

/// Two columns an era: what builds on nothing of its era comes first.
fn placed(page: &Page<'_>, eras: &[Era]) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for (number, era) in eras.iter().enumerate() {
        let mut cards: Vec<Technology> = of_era(*era).collect();
        cards.sort_by_key(|card| depth(page, *card));
        let half = cards.len().div_ceil(2);
        for (side, cards) in cards.chunks_mut(half.max(1)).enumerate() {
            cards.sort_by_key(|card| near(page, &tiles, *card));
            let column = 2 * number + side;
            tiles.extend(cards.iter().enumerate().map(|(row, card)| Tile { card: *card, column, row }));
        }
    }
    tiles
}

/// About where a card builds on those that are placed, in tenths of a row: beside them its lines are short.
fn near(page: &Page<'_>, tiles: &[Tile], card: Technology) -> usize {
    let needed = prerequisites(page.table, card);
    let rows: Vec<usize> =
        tiles.iter().filter(|tile| needed.contains(tile.card)).map(|tile| tile.row).collect();
    if rows.is_empty() { usize::MAX } else { 10 * rows.iter().sum::<usize>() / rows.len() }
}

/// How many cards of its own era a technology builds on, one upon the other.
fn depth(page: &Page<'_>, card: Technology) -> usize {
    let own = prerequisites(page.table, card).iter().filter(|needed| needed.facts().era == card.facts().era);
    own.map(|needed| 1 + depth(page, needed)).max().unwrap_or(0)
}

fn tiles(page: &Page<'_>, eras: &[Era]) -> Markup {
    let tiles = placed(page, eras);
    let rows = tiles.iter().map(|tile| tile.row + 1).max().unwrap_or(1);
    html! {
        div class={ "tt__grid tt__grid--" (2 * eras.len()) } {
            (lines(page, &tiles, (2 * eras.len(), rows)))
            @for tile in &tiles { (self::tile(page, tile)) }
        }
    }
}

/// What builds on what: brass if it is in play, dashed if it is missing.
fn lines(page: &Page<'_>, tiles: &[Tile], (columns, rows): (usize, usize)) -> Markup {
    let side = |at: usize, of: usize| 100 * at / of;
    let mut paths = Vec::new();
    for tile in tiles {
        for needed in prerequisites(page.table, tile.card) {
            let Some(from) = tiles.iter().find(|other| other.card == needed) else { continue };
            let (y1, y2) = (side(2 * from.row + 1, 2 * rows), side(2 * tile.row + 1, 2 * rows));
            let (x1, x2) = (side(from.column + 1, columns), side(tile.column, columns));
            let d = match from.column.cmp(&tile.column) {
                std::cmp::Ordering::Less => {
                    format!("M{} {y1}C{x1} {y1} {x2} {y2} {} {y2}", x1.saturating_sub(3), x2 + 2)
                }
                _ => {
                    let x = side(2 * from.column + 1, 2 * columns);
                    format!("M{x} {y1}L{} {y2}", side(2 * tile.column + 1, 2 * columns))
                }
            };
            paths.push((if page.table.in_play(needed) { "ok" } else { "no" }, d));
        }
    }
    html! {
        svg.tt__lines viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            @for (class, d) in paths { path class=(class) d=(d) {} }
        }
    }
}

fn tile(page: &Page<'_>, tile: &Tile) -> Markup {
    let card = tile.card;
    let place = format!("c{} r{}", tile.column, tile.row);
    let offer = page.offer(|action| takes(action, card));
    match (page.table.technology(card), offer) {
        (Holder::Player(owner), _) => html! {
            div class={ "tt tt--own " (seat_class(owner)) " " (place) } {
                (face(page, card, None)) span.tt__f { (seat_mark(owner)) b.seat-name { (page.who(owner)) } }
            }
        },
        (_, Some(offer)) => html! {
            div.tt__one {
                (page.on.button(
                    &format!("tt tt--sale {place}"),
                    &offer.action,
                    Some(&format!("{}; {}", page.told(&offer.label.text), for_sale(page, card, msg!("tile-then")))),
                    html! {
                        (face(page, card, Some(Purse::Enough)))
                        span.tt__f title=(for_sale(page, card, msg!("tile-then"))) { (for_sale(page, card, msg!("tile-left"))) }
                    },
                ))
                (list::add(page, &format!("tt__add {place}"), &offer.action, page.name(card.name())))
            }
        },
        _ => locked(page, card, &place),
    }
}

/// What buying a card would leave, and what the next production would bring then: in these words.
fn for_sale(page: &Page<'_>, card: Technology, words: Message) -> String {
    match (page.frame(), page.asked()) {
        (Frame::Purchase { .. }, Some(seat)) => {
            let gain = technology_gain(page.table, seat, card);
            let Then { left, next } = Then::of(page, seat, price(page.table, seat, card), gain);
            page.say(&words.with("left", left).with("next", next))
        }
        _ => page.say(&msg!("tile-sale")),
    }
}

/// A tile that cannot be bought: what is missing, or that it is too dear.
fn locked(page: &Page<'_>, card: Technology, place: &str) -> Markup {
    let missing = prerequisites(page.table, card).iter().find(|needed| !page.table.in_play(*needed));
    let why = page.refusal(|action| takes(action, card));
    let word = match (missing, short(page, card)) {
        (Some(needed), _) => page.say(&msg!("tile-needs", technology = page.name(needed.name()))),
        (None, Some(short)) => page.say(&msg!("tile-short", short)),
        (None, None) => page.say(&msg!("tile-closed")),
    };
    html! {
        div class={ "tt tt--locked has-tip " (place) } tabindex="0" {
            (face(page, card, Some(Purse::Short)))
            span.tt__f { (small("i-lock")) span { (word) } }
            @if let Some(why) = why { span.tooltip role="tooltip" { (reason(&why)) } }
        }
    }
}

/// How much gold the viewer lacks for a card that is offered.
fn short(page: &Page<'_>, card: Technology) -> Option<u32> {
    let is_given = matches!(page.frame(), Frame::FreeTechnology { .. });
    if is_given || check_offered(page.table, card).is_err() {
        return None;
    }
    let gold = page.player(page.own()).gold.known()?;
    price(page.table, page.own(), card).checked_sub(gold).filter(|short| *short > 0)
}

/// The name, the price, what the owner gets and what all get.
fn face(page: &Page<'_>, card: Technology, purse: Option<Purse>) -> Markup {
    let facts = card.facts();
    let printed = if facts.era < page.table.era { facts.cost_once_era_is_past } else { facts.cost };
    let own = price(page.table, page.own(), card);
    let all = enabled(page, card);
    html! {
        @let name = page.name(card.name());
        @let longest = name.split([' ', '/']).map(|word| word.chars().count()).max().unwrap_or(0);
        @let size = match longest { ..=9 => "name", 10..=12 => "name name--long", _ => "name name--xlong" };
        span.tt__h {
            span class=(size) title=(name) { (name) }
            @if let Some(purse) = purse {
                @if own < u32::from(printed) { s { (printed) } }
                (cost(page, card, purse))
            }
        }
        (read(page, card))
        span.tt__b { (bonus(page, card)) }
        @if !all.is_empty() || facts.enables_settlement_size > 0 {
            span.tt__o {
                (page.say(&msg!("tile-all"))) " " (all.join(", "))
                @if facts.enables_settlement_size > 0 { " " (page.told(&say::size(facts.enables_settlement_size))) }
            }
        }
    }
}

/// A card as it is read on a phone: what its owner gets, what all may buy then, and what that brings each turn.
fn read(page: &Page<'_>, card: Technology) -> Markup {
    let gain = technology_gain(page.table, page.own(), card);
    reading(&Reading {
        kind: "",
        name: page.name(card.name()),
        text: whole(page, card),
        more: html! { (brings(page, gain)) (source(&page.say(&msg!("card-source")), &page.on.card_href(card.id()))) },
        rule: ("EC-23.6", page.on.rule_href("EC-23.6")),
    })
}

/// All that a card does: for its owner, and for all.
pub fn whole(page: &Page<'_>, card: Technology) -> Markup {
    let all = enabled(page, card);
    html! {
        (bonus(page, card))
        @if !all.is_empty() { span { (page.say(&msg!("tile-all"))) " " (all.join(", ")) } }
        @if let Some(royalty) = royalty(page, card) { span { (royalty) } }
    }
}

/// What the owner gets at once.
fn bonus(page: &Page<'_>, card: Technology) -> Markup {
    let facts = card.facts();
    html! {
        @for gift in &facts.owner_units {
            span { (small(icons::kind(gift.unit.kind()))) @if gift.count > 1 { (gift.count) " × " } (page.name(gift.unit.name())) }
        }
        @for wonder in facts.owner_wonders {
            span title=(page.told(&say::effect(wonder))) { (small("i-wonder")) (page.name(wonder.name())) }
        }
        @for improvement in facts.owner_improvements { span { (small("i-building")) (page.name(improvement.name())) } }
        @if facts.owner_settlement_upgrades > 0 { span { (small("ec-size-2")) (page.say(&msg!("tile-grows"))) } }
        @if facts.vp > 0 { span { (small("i-points")) (page.say(&msg!("tree-points", points = facts.vp))) } }
    }
}
