//! The shop: everything that can be bought now, with its price, what it brings each turn, and who gets a part of it.

use engine::{Seat, msg};
use game_eagle_civ::cards::{Kind, Price, Technology, Wonder};
use game_eagle_civ::details::{growth_gain, income_gain, technology_gain};
use game_eagle_civ::rules::{production, purchase, technology, units};
use game_eagle_civ::{Action, say};
use look::part::{Purse, Reading, Reason, reading, reason, seat_class, seat_mark, small_coin, source};
use look::{Markup, html};

use crate::icons::{self, icon, small};
use crate::page::Page;
use crate::part::{Block, block, brings};

/// A thing that is for sale.
struct Ware {
    action: Action,
    name: String,
    face: Markup,
    price: u32,
    /// What it can do, in few words.
    note: String,
    /// What it brings each turn.
    gain: i64,
    /// Who gets a part of the price.
    royalty: Option<(Seat, u32)>,
}

/// The shop in the tray.
pub fn shop(page: &Page<'_>) -> Markup {
    let Some(seat) = page.asked() else { return Markup::default() };
    let gold = page.table.gold(seat);
    let hint = if page.is_advanced() { msg!("shop-hint-advanced") } else { msg!("shop-hint") };
    html! {
        div.tray__head { span.label { (page.say(&msg!("for-sale"))) } span { (page.say(&hint)) } }
        div.shop {
            div.wares {
                @for offer in &page.offers {
                    @if let Some(ware) = ware(page, seat, &offer.action) { (offered(page, &ware, gold)) }
                }
                @for (ware, why) in refused(page, seat) { (closed(page, &ware, &why)) }
            }
            (purse(page, seat, gold))
        }
    }
}

/// What an action buys, if it buys something that lies in the shop.
fn ware(page: &Page<'_>, seat: Seat, action: &Action) -> Option<Ware> {
    let table = page.table;
    let of = |name: String, symbol: &str, price: u32, note: String, gain: i64| Ware {
        action: *action,
        name,
        face: html! { span.ware__i { (icon(symbol)) } },
        price,
        note,
        gain,
        royalty: None,
    };
    Some(match *action {
        Action::Buy(kind) => unit(page, seat, kind),
        Action::Found(region) => {
            let price = units::cost(table, Price::Village, table.era);
            let name = page.say(&msg!("ware-found", region = page.name(region.name())));
            of(name, icons::settlement(1), price, page.told(&say::marker(page.view, region)), 0)
        }
        Action::Upgrade(region) => {
            let size = table.settlement(region).map_or(1, |place| place.size) + 1;
            let larger = page.told(&say::size(size));
            let name = page.say(&msg!("ware-upgrade", region = page.name(region.name()), larger));
            let gain = growth_gain(table, seat, region);
            of(name, icons::settlement(size), purchase::upgrade_price(table, region), String::new(), gain)
        }
        Action::Learn(card) if !page.is_advanced() => learn(page, seat, card),
        Action::Improve(card) => {
            let facts = card.facts();
            let price = units::cost(table, Price::Improvement, facts.era);
            let gain = income_gain(table, seat, |table| {
                table.players[seat].improvements.insert(card);
                production::assign_rest(table, seat);
            });
            let royalty = units::royalty(table, seat, facts.enabled_by, facts.era);
            Ware {
                royalty,
                ..of(page.name(card.name()).to_owned(), "i-building", price, String::new(), gain)
            }
        }
        Action::BuyColonyShip => {
            let wonder = Wonder::AlphaCentauriColonyShip;
            let price = wonder.facts().price.unwrap_or(0).into();
            of(page.name(wonder.name()).to_owned(), "i-rocketry", price, page.told(&say::effect(wonder)), 0)
        }
        Action::Sell(which) => {
            let unit = page.name(units::name(table, which.kind));
            let name = page.say(&msg!("ware-sell", unit, area = page.name(which.area.name())));
            let gold = units::sell_price(table, which.kind);
            Ware {
                face: block(page, &Block { seat, kind: which.kind, count: 1, class: "blk2--sm blk2--moved" }),
                ..of(name, "i-gold", 0, page.say(&msg!("sell-for", gold)), 0)
            }
        }
        _ => return None,
    })
}

fn unit(page: &Page<'_>, seat: Seat, kind: Kind) -> Ware {
    let table = page.table;
    let note = match kind {
        Kind::Settler => page.say(&msg!("steps", steps = kind.movement())),
        Kind::Aircraft => page.say(&msg!("dice", dice = units::air_dice(table))),
        _ => page.say(&msg!("dice-bonus", dice = units::dice(kind), bonus = units::bonus(table, kind))),
    };
    Ware {
        action: Action::Buy(kind),
        name: page.name(units::name(table, kind)).to_owned(),
        face: block(page, &Block { seat, kind, count: 1, class: "blk2--sm" }),
        price: units::price(table, kind),
        note,
        gain: 0,
        royalty: purchase::unit_royalty(table, seat, kind),
    }
}

/// With the standard rules the technologies of an era are alike (EC-4.6).
fn learn(page: &Page<'_>, seat: Seat, card: Technology) -> Ware {
    let number = technology::of_era(page.table, seat, page.table.era) + 1;
    Ware {
        action: Action::Learn(card),
        name: page.name(card.name()).to_owned(),
        face: html! { span.ware__i { (icon("i-develop")) } },
        price: technology::price(page.table, seat, card),
        note: page.say(&msg!("of-three", number)),
        gain: technology_gain(page.table, seat, card),
        royalty: None,
    }
}

/// A ware that can be bought: a click buys it.
fn offered(page: &Page<'_>, ware: &Ware, gold: u32) -> Markup {
    let left = gold.saturating_sub(ware.price);
    let spoken = page.say(&msg!("spoken-ware", name = ware.name.as_str(), price = ware.price, left));
    page.on.button(
        "ware",
        &ware.action,
        Some(&spoken),
        html! { (face(page, ware, Purse::Enough)) (read(page, ware)) },
    )
}

/// A card as it is read on a phone before it is bought. Figures are no cards: they are bought at once.
fn read(page: &Page<'_>, ware: &Ware) -> Markup {
    let (rule, card) = match ware.action {
        Action::Learn(card) => ("EC-11.3", card.id()),
        Action::Improve(card) => ("EC-22.1", card.id()),
        Action::BuyColonyShip => ("EC-24.1", Wonder::AlphaCentauriColonyShip.id()),
        _ => return Markup::default(),
    };
    reading(&Reading {
        kind: "",
        name: &ware.name,
        text: html! { (ware.note) },
        more: html! { (brings(page, ware.gain)) (source(&page.say(&msg!("card-source")), &page.on.card_href(card))) },
        rule: (rule, page.on.rule_href(rule)),
    })
}

/// A ware that cannot be bought now, with the reason.
fn closed(page: &Page<'_>, ware: &Ware, why: &Reason) -> Markup {
    html! {
        span.ware.ware--closed.has-tip.tip-up tabindex="0" aria-disabled="true" {
            (face(page, ware, Purse::Short)) (read(page, ware))
            span.tooltip role="tooltip" { (reason(why)) }
        }
    }
}

fn face(page: &Page<'_>, ware: &Ware, purse: Purse) -> Markup {
    let price = i32::try_from(ware.price).unwrap_or(i32::MAX);
    html! {
        span.ware__n { (ware.name) }
        (ware.face)
        span.ware__e {
            @if ware.gain > 0 { b { "+" (ware.gain) } (small("i-gold")) }
            @if !ware.note.is_empty() { span { (ware.note) } }
        }
        @if price > 0 { (small_coin(price, purse)) }
        @if let Some((owner, part)) = ware.royalty {
            @let told = page.say(&msg!("royalty", part, player = page.on.player(owner)));
            span class={ "roy " (seat_class(owner)) } title=(told) { (seat_mark(owner)) (part) }
        }
    }
}

/// What might be thought of and cannot be bought: too dear, or not yet. One of a kind is enough.
fn refused(page: &Page<'_>, seat: Seat) -> Vec<(Ware, Reason)> {
    let refusals = page.on.shown.refusals().iter();
    let is_shown = |action: &Action| match action {
        Action::Buy(kind) => units::for_sale(page.table, *kind) || *kind == Kind::Settler,
        Action::Learn(_) => !page.is_advanced(),
        Action::Improve(card) => page.table.in_play(card.facts().enabled_by),
        Action::Found(_) => true,
        _ => false,
    };
    let shown = refusals.filter(|refusal| is_shown(&refusal.action));
    shown
        .filter_map(|refusal| Some((ware(page, seat, &refusal.action)?, page.on.reason(&refusal.why))))
        .collect()
}

/// The gold in hand, and what the next production would bring.
fn purse(page: &Page<'_>, seat: Seat, gold: u32) -> Markup {
    let income = production::statement(page.table, seat, None).total();
    html! {
        aside.basket {
            div.basket__h { span.label { (page.say(&msg!("purse"))) } span.stat.stat--gold { (icon("i-gold")) b { (gold) } } }
            table.bill {
                tbody {
                    tr { td { (page.say(&msg!("next-production"))) } td { "+" (income) } }
                    tr.total { td { (page.say(&msg!("left-then"))) } td { (gold + income) } }
                }
            }
        }
    }
}
