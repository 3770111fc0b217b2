//! The shop: everything that can be bought now, with its price, what it brings each turn, and who gets a part of it.

use engine::{Message, Seat, msg};
use game_eagle_civ::cards::{Kind, Price, Region, Technology, Wonder};
use game_eagle_civ::details::{growth_gain, income_gain, technology_gain};
use game_eagle_civ::rules::{production, purchase, technology, units};
use game_eagle_civ::state::{Settlement, Shown};
use game_eagle_civ::{Action, say};
use look::part::{Purse, Reading, Reason, reading, reason, seat_class, seat_mark, small_coin, source};
use look::{Markup, html};

use crate::icons::{self, icon, small};
use crate::list::{self, List};
use crate::page::Page;
use crate::part::{Block, block, brings};
use crate::{income, recent};

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
    /// What it brings at once.
    earns: u32,
    /// Who gets a part of the price.
    royalty: Option<(Seat, u32)>,
}

/// The shop in the tray.
pub fn shop(page: &Page<'_>) -> Markup {
    let Some(seat) = page.asked() else { return Markup::default() };
    let gold = page.table.gold(seat);
    let hint = if page.is_advanced() { msg!("shop-hint-advanced") } else { msg!("shop-hint") };
    html! {
        div.tray__head {
            span.label { (page.say(&msg!("for-sale"))) } span { (page.say(&hint)) }
            @if let Some(told) = income::told(page, seat) { span.legend.only-wide title=(told) { (told) } }
        }
        div.shop {
            div.wares {
                @for offer in &page.offers {
                    @if let Some(ware) = ware(page, seat, &offer.action) { (offered(page, seat, &ware)) }
                }
                @for (ware, why) in refused(page, seat) { (closed(page, &ware, &why)) }
            }
            @match List::of(page) {
                Some(list) => { (list::basket(page, seat, &list)) }
                None => { (purse(page, seat, gold)) }
            }
        }
        (list::form(page))
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
        earns: 0,
        royalty: None,
    };
    Some(match *action {
        Action::Buy(kind) => unit(page, seat, kind),
        Action::Found(region) => {
            let price = units::cost(table, Price::Village, table.era);
            let name = page.say(&msg!("ware-found", region = page.name(region.name())));
            let note = page.told(&say::marker(page.view, region));
            of(name, icons::settlement(1), price, note, village_gain(page, seat, region))
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
                earns: gold,
                face: block(page, &Block { seat, kind: which.kind, count: 1, class: "blk2--sm blk2--moved" }),
                ..of(name, "i-gold", 0, page.say(&msg!("sell-for", gold)), 0)
            }
        }
        _ => return None,
    })
}

/// What a new village brings each turn; a marker that the viewer does not know counts for nothing.
fn village_gain(page: &Page<'_>, seat: Seat, region: Region) -> i64 {
    income_gain(page.table, seat, |table| {
        let land = table.land_mut(region);
        land.settlement = Some(Settlement { owner: seat, size: 1, holder: seat, ..Settlement::default() });
        if let Some(marker) = page.view.marker(region) {
            land.marker = Shown::FaceUp(marker);
        }
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
        earns: 0,
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
        earns: 0,
        royalty: None,
    }
}

/// What is left of the gold after a purchase, and what the next production would bring then.
#[derive(Clone, Copy)]
pub struct Then {
    /// What is left.
    pub left: u32,
    /// What the next production would bring, before any critical resource.
    pub next: u32,
}

impl Then {
    /// After something with this price that brings so much more each turn.
    pub fn of(page: &Page<'_>, seat: Seat, price: u32, gain: i64) -> Self {
        let now = production::statement(page.table, seat, None);
        let without = i64::from(now.total()) - i64::from(now.minimum) + gain;
        let least = if now.minimum > 0 { now.total() } else { 0 };
        let next = u32::try_from(without).unwrap_or(0).max(least);
        Self { left: page.table.gold(seat).saturating_sub(price), next }
    }
}

/// A ware that can be bought: a click buys it.
fn offered(page: &Page<'_>, seat: Seat, ware: &Ware) -> Markup {
    let then = Then::of(page, seat, ware.price, ware.gain);
    let then = Then { left: then.left + ware.earns, ..then };
    let (name, Then { left, next }) = (ware.name.as_str(), then);
    let spoken = page.say(&msg!("spoken-ware", name, price = ware.price, left, next));
    let content = html! { (face(page, ware, Purse::Enough)) (read(page, ware)) (tip(page, ware, then)) };
    html! {
        div.wares__one {
            (page.on.button("ware", &ware.action, Some(&spoken), content))
            (list::add(page, "", &ware.action, name))
        }
    }
}

/// What buying this would cost, leave and bring, for a target on the map.
pub fn costs(page: &Page<'_>, action: &Action) -> Markup {
    let Some((seat, ware)) = page.asked().and_then(|seat| Some((seat, ware(page, seat, action)?))) else {
        return Markup::default();
    };
    let Then { left, next } = Then::of(page, seat, ware.price, ware.gain);
    let row = |word: &Message, figure: String| html! { dt { (page.say(word)) } dd { (figure) } };
    html! {
        dl.tip__sum {
            (row(&msg!("tip-price"), format!("−{}", ware.price)))
            (row(&msg!("tip-left"), left.to_string()))
            (row(&msg!("next-production"), format!("+{next}")))
        }
    }
}

/// What a purchase would leave, beside the shop while the ware is pointed at; the label of the button says the same.
fn tip(page: &Page<'_>, ware: &Ware, Then { left, next }: Then) -> Markup {
    let row = |word: &str, figure: String| html! { span.row { span { (word) } b { (figure) } } };
    html! {
        span.ware__tip aria-hidden="true" {
            b.name { (ware.name) }
            @if ware.price > 0 { (row(&page.say(&msg!("tip-price")), format!("−{}", ware.price))) }
            @if ware.earns > 0 { (row(&page.say(&msg!("tip-earns")), format!("+{}", ware.earns))) }
            (row(&page.say(&msg!("tip-left")), left.to_string()))
            (row(&page.say(&msg!("next-production")), format!("+{next}")))
            (row(&page.say(&msg!("left-then")), (left + next).to_string()))
        }
    }
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
            span.tooltip.ware__tip role="tooltip" { b.name { (ware.name) } (reason(why)) }
        }
    }
}

fn face(page: &Page<'_>, ware: &Ware, purse: Purse) -> Markup {
    let price = i32::try_from(ware.price).unwrap_or(i32::MAX);
    html! {
        span.ware__n title=(ware.name) { (ware.name) }
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

/// The gold in hand, what came in and went out in this phase, and what the next production would bring.
fn purse(page: &Page<'_>, seat: Seat, gold: u32) -> Markup {
    let income = production::statement(page.table, seat, None).total();
    let recent = recent::production(page);
    let spent = recent.map_or(0, |recent| recent.spent[seat]);
    let brought = recent.and_then(|recent| recent.incomes[seat]);
    html! {
        aside.basket {
            div.basket__h { span.label { (page.say(&msg!("purse"))) } span.stat.stat--gold { (icon("i-gold")) b { (gold) } } }
            table.bill {
                tbody {
                    @if let Some(brought) = brought {
                        tr { td { (page.say(&msg!("last-production"))) } td { "+" (brought.total()) } }
                        tr.zero[spent == 0] { td { (page.say(&msg!("spent-so-far"))) } td { "−" (spent) } }
                    }
                    tr { td { (page.say(&msg!("next-production"))) } td { "+" (income) } }
                    tr.total { td { (page.say(&msg!("left-then"))) } td { (gold + income) } }
                }
            }
            (income::folded(page, seat))
        }
    }
}
