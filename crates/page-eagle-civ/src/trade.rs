//! The trade table: the open offers of all players, and an offer that is laid out thing by thing.
//!
//! What lies in the middle stands in the address of the page (`?partner=2&give-card-iberia=1`): a form of check boxes that is
//! sent as often as something changes. So the page can say what the offer would bring before it is made.

use engine::{Message, Rejection, Seat, msg};
use game_eagle_civ::cards::{Region, Resource};
use game_eagle_civ::details::critical_chance;
use game_eagle_civ::rules::{production, trade, units};
use game_eagle_civ::say;
use game_eagle_civ::state::{Holder, Table};
use game_eagle_civ::trade::{Bundle, Goods, Offer, Parcel, Proposal};
use game_eagle_civ::{Action, Frame, Gold};
use look::part::{Reason, Weight, reason, seat_class, seat_mark};
use look::{KEPT, Markup, Narrowing, SEAM, html};

use crate::choice::which_key;
use crate::drawer::frame;
use crate::icons::{self, icon, small};
use crate::page::Page;
use crate::part::{Block, block, player, rules, token};

/// What the player has, in the question.
pub fn path(page: &Page<'_>) -> Vec<Markup> {
    let Some(seat) = page.asked() else { return Vec::new() };
    let cards = trade::lendable(page.table, seat).len();
    let waiting = page.table.offers.iter().filter(|offer| offer.to == seat).count();
    vec![
        html! { (page.say(&msg!("path-trade", gold = page.table.gold(seat), cards))) },
        html! { (page.say(&msg!("path-offers", count = waiting))) },
    ]
}

/// With whom an offer is laid out: whom the player chose, or the first who has not finished.
fn partner(page: &Page<'_>, seat: Seat) -> Option<Seat> {
    let all: Vec<Seat> = trade::partners(page.table, seat).collect();
    let chosen = page.on.narrowing.get("partner").and_then(|value| value.parse().ok()).map(Seat);
    let open = |other: &Seat| !page.player(*other).done;
    chosen
        .filter(|chosen| all.contains(chosen))
        .or_else(|| all.iter().copied().find(open))
        .or(all.first().copied())
}

/// What is laid out now.
fn proposal(page: &Page<'_>, seat: Seat) -> Option<Proposal> {
    let to = partner(page, seat)?;
    let counter = page.on.narrowing.get("counter").and_then(|value| value.parse().ok());
    let counter =
        counter.filter(|id| page.table.offers.iter().any(|offer| offer.id == *id && offer.to == seat));
    Some(Proposal { to, gives: laid(page, seat, "give"), wants: laid(page, to, "want"), counter })
}

/// What one side has laid out.
fn laid(page: &Page<'_>, seat: Seat, side: &str) -> Bundle {
    let number = |what: &str| -> u32 {
        page.on.narrowing.get(&format!("{side}-{what}")).and_then(|value| value.parse().ok()).unwrap_or(0)
    };
    let is_laid = |kind: &str, id: &str| number(&format!("{kind}-{id}")) > 0;
    let mut bundle = Bundle {
        gold: Gold::Open(number("gold")),
        cards: trade::lendable(page.table, seat).iter().filter(|card| is_laid("card", card.id())).collect(),
        settlements: page
            .table
            .realm(seat)
            .iter()
            .filter(|place| is_laid("settlement", place.id()))
            .collect(),
        technologies: page
            .table
            .technologies_of(seat)
            .filter(|card| is_laid("technology", card.id()))
            .collect(),
        wonders: page.table.wonders_of(seat).filter(|card| is_laid("wonder", card.id())).collect(),
        ..Bundle::default()
    };
    for group in &page.player(seat).pieces {
        let count = number(&format!("pieces-{}", which_key(group.which())));
        if count > 0 && !bundle.pieces.is_full() {
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            bundle.pieces.push(Parcel { which: group.which(), count });
        }
    }
    bundle
}

/// The button that makes the offer, or why it cannot be made.
pub fn offer_button(page: &Page<'_>) -> Markup {
    let Some((seat, proposal)) = composed(page) else { return Markup::default() };
    let name = page.on.player(proposal.to);
    let word = page.say(&msg!("make-offer", player = name));
    match refused(page, seat, &proposal) {
        None => page.on.play_button(Weight::Primary, &Action::Offer(proposal), word),
        Some(why) => html! {
            span.has-tip tabindex="0" {
                span.btn aria-disabled="true" { (word) }
                span.tooltip role="tooltip" { (reason(&why)) }
            }
        },
    }
}

/// What is laid out, if anything is.
fn composed(page: &Page<'_>) -> Option<(Seat, Proposal)> {
    let seat = page.asked().filter(|_| page.frame() == Frame::Trade)?;
    let proposal = proposal(page, seat)?;
    (!proposal.gives.is_empty() || !proposal.wants.is_empty()).then_some((seat, proposal))
}

fn refused(page: &Page<'_>, seat: Seat, proposal: &Proposal) -> Option<Reason> {
    let why: Rejection = trade::check_offer(page.table, seat, proposal).err()?.into();
    Some(page.on.reason(&why))
}

/// The trade table over the map.
pub fn drawer(page: &Page<'_>) -> Markup {
    let hint = if page.is_advanced() { msg!("trade-hint-advanced") } else { msg!("trade-hint") };
    let hint = html! { (page.say(&hint)) (rules(page, &["EC-9.2", "EC-9.3"])) };
    let body = html! {
        div.deal {
            (offers(page))
            @if let Some(seat) = page.asked() { (compose(page, seat)) }
            @else { p.compose.hint { (page.say(&msg!("trade-waits"))) } }
        }
    };
    frame(page, ("trade", "i-trade"), &page.say(&msg!("trade-table")), hint, body)
}

fn offers(page: &Page<'_>) -> Markup {
    let own = page.on.seat();
    let open = page.table.offers.iter().filter(|offer| Some(offer.from) == own).count();
    let made = own.map_or(0, |seat| page.player(seat).offers_made);
    html! {
        div.offers id="offers" {
            h3.label { (page.say(&msg!("open-offers"))) }
            @for offer in &page.table.offers { (offer_card(page, offer)) }
            @if own.is_some() {
                div.offerc.offerc--none {
                    (page.say(&msg!("offer-limits", open, most = trade::OPEN_OFFERS, made, all = trade::OFFERS_PER_PHASE)))
                }
            }
        }
    }
}

/// An open offer: who to whom, what for what, what it would bring the viewer.
fn offer_card(page: &Page<'_>, offer: &Offer) -> Markup {
    let goods = Goods::of(page.table, &[(offer.from, offer.gives), (offer.to, offer.wants)]);
    let words = |seat, bundle: &Bundle| page.told(&say::bundle(&goods, seat, bundle));
    let concerned = page.on.seat().filter(|seat| [offer.from, offer.to].contains(seat));
    html! {
        article class={ "offerc " (seat_class(offer.from)) } id={ "offer-" (offer.id) } {
            span.label { (page.say(&msg!("offer-number", number = offer.id))) }
            div.offerc__head { (player(page, offer.from)) (small("i-next")) (player(page, offer.to)) }
            div.swap {
                div { (tokens(page, &offer.gives)) span { (words(offer.from, &offer.gives)) } }
                (icon("i-trade"))
                div { (tokens(page, &offer.wants)) span { (words(offer.to, &offer.wants)) } }
            }
            @if let Some(seat) = concerned { div.effects { (effect(page, seat, offer, false)) } }
            (answers(page, offer))
        }
    }
}

fn tokens(page: &Page<'_>, bundle: &Bundle) -> Markup {
    html! {
        span.toks {
            @for region in bundle.cards { @if let Some(resource) = page.table.resource(region) { (token(page, resource, None)) } }
        }
    }
}

/// The buttons of an offer.
fn answers(page: &Page<'_>, offer: &Offer) -> Markup {
    let button = |is_meant: fn(&Action, u16) -> bool, class: &str, word: &Message| {
        let found = page.offer(|action| is_meant(action, offer.id));
        html! { @if let Some(found) = found { (page.on.button(class, &found.action, Some(&page.told(&found.label.text)), page.say(word))) } }
    };
    let mine = page.asked() == Some(offer.to);
    html! {
        div.btns {
            (button(|action, id| *action == Action::Accept(id), "btn", &msg!("accept")))
            @if mine { a.btn href=(counter(page, offer)) { (page.say(&msg!("counter"))) } }
            (button(|action, id| *action == Action::Decline(id), "btn btn--quiet", &msg!("refuse")))
            (button(|action, id| *action == Action::Withdraw(id), "btn", &msg!("withdraw")))
        }
        @if !mine && page.asked() != Some(offer.from) {
            p.hint { (page.say(&msg!("offer-waits", player = page.who(offer.to), you = page.you(offer.to)))) }
        }
    }
}

/// The table laid out as the offer says, to be changed and sent back.
fn counter(page: &Page<'_>, offer: &Offer) -> String {
    let mut query = Narrowing::default()
        .with("partner", &offer.from.0.to_string())
        .with("counter", &offer.id.to_string());
    for (side, bundle) in [("give", &offer.wants), ("want", &offer.gives)] {
        for (key, value) in fields(bundle) {
            query = query.with(&format!("{side}-{key}"), &value);
        }
    }
    page.link(&query)
}

/// A bundle as fields of the table.
fn fields(bundle: &Bundle) -> Vec<(String, String)> {
    let one = |kind: &str, id: &str| (format!("{kind}-{id}"), "1".to_owned());
    let mut fields = Vec::new();
    if bundle.gold.amount() > 0 {
        fields.push(("gold".to_owned(), bundle.gold.amount().to_string()));
    }
    fields.extend(bundle.cards.iter().map(|card| one("card", card.id())));
    fields.extend(bundle.settlements.iter().map(|place| one("settlement", place.id())));
    fields.extend(bundle.technologies.iter().map(|card| one("technology", card.id())));
    fields.extend(bundle.wonders.iter().map(|card| one("wonder", card.id())));
    fields.extend(
        bundle.pieces.iter().map(|it| (format!("pieces-{}", which_key(it.which)), it.count.to_string())),
    );
    fields
}

/// The table: partners, what each side has, what lies in the middle.
fn compose(page: &Page<'_>, seat: Seat) -> Markup {
    let Some(proposal) = proposal(page, seat) else {
        return html! { p.compose.hint { (page.say(&msg!("trade-nobody"))) } };
    };
    let Proposal { to, gives, wants, counter } = proposal;
    html! {
        div.compose {
            (partners(page, seat, to))
            form.tbl id="deal-table" method="get" action=(page.on.address) data-visit {
                input type="hidden" name="partner" value=(to.0);
                @if let Some(counter) = counter { input type="hidden" name="counter" value=(counter); }
                @if let Some(list) = page.on.narrowing.get(KEPT) { input type="hidden" name=(KEPT) value=(list); }
                (goods(page, seat, "give", &gives))
                (between(page, seat, &proposal))
                (goods(page, to, "want", &wants))
            }
            (ideas(page, to))
            (swaps(page))
        }
    }
}

fn partners(page: &Page<'_>, seat: Seat, to: Seat) -> Markup {
    let others = page.table.alive().without(seat);
    html! {
        nav.partners aria-label=(page.say(&msg!("lay-with"))) {
            span.label { (page.say(&msg!("lay-with"))) }
            @for other in others.iter() {
                @let near = trade::in_range(page.table, seat, other);
                @let class = format!("partner {}{}", seat_class(other), if page.player(other).done || !near { " partner--done" } else { "" });
                @if near {
                    a class=(class) href=(page.link_to("partner", &other.0.to_string())) aria-current=[(other == to).then_some("true")] {
                        (seat_mark(other)) (page.on.player(other)) @if page.player(other).done { small { " " (page.say(&msg!("done"))) } }
                    }
                } @else {
                    span class=(class) title=(page.say(&msg!("too-far"))) { (seat_mark(other)) (page.on.player(other)) small { " " (page.say(&msg!("too-far"))) } }
                }
            }
        }
    }
}

/// Everything that a side has and may give.
fn goods(page: &Page<'_>, seat: Seat, side: &str, laid: &Bundle) -> Markup {
    let title = page.say(&msg!("gives", player = page.who(seat), you = page.you(seat)));
    let most = page.player(seat).gold.known();
    let city = |region: Region| page.table.settlement(region).map_or(1, |place| place.size);
    html! {
        fieldset class={ "goods " (seat_class(seat)) } {
            legend.goods__name { (seat_mark(seat)) (title) }
            (group(page, &msg!("goods-cards"), &msg!("lent"), trade::lendable(page.table, seat).iter().map(|region| {
                let resource = page.table.resource(region);
                let face = html! { @if let Some(resource) = resource { (token(page, resource, None)) } (page.name(region.name())) };
                pick(&format!("{side}-card-{}", region.id()), laid.cards.contains(region), &face)
            }).collect()))
            (gold(page, side, laid.gold.amount(), most))
            (group(page, &msg!("goods-technologies"), &msg!("for-good"), page.table.technologies_of(seat).map(|card| {
                let face = html! { (icon("i-develop")) (page.name(card.name())) };
                pick(&format!("{side}-technology-{}", card.id()), laid.technologies.contains(card), &face)
            }).collect()))
            (group(page, &msg!("goods-wonders"), &msg!("for-good"), page.table.wonders_of(seat).map(|card| {
                let face = html! { (icon("i-wonder")) (page.name(card.name())) };
                pick(&format!("{side}-wonder-{}", card.id()), laid.wonders.contains(card), &face)
            }).collect()))
            (fold(page, &msg!("goods-settlements"), !laid.settlements.is_empty(), page.table.realm(seat).iter().map(|region| {
                let face = html! { (icon(icons::settlement(city(region)))) (page.name(region.name())) };
                pick(&format!("{side}-settlement-{}", region.id()), laid.settlements.contains(region), &face)
            }).collect()))
            (fold(page, &msg!("goods-pieces"), !laid.pieces.is_empty(), page.player(seat).pieces.iter().map(|group| {
                let name = format!("{side}-pieces-{}", which_key(group.which()));
                let count = laid.pieces.iter().find(|it| it.which == group.which()).map_or(0, |it| it.count);
                let unit = page.name(units::name(page.table, group.kind));
                html! {
                    label class={ "pick pick--many " (seat_class(seat)) } {
                        (block(page, &Block { seat, kind: group.kind, count: group.count.into(), class: "blk2--sm" }))
                        small { (unit) ", " (page.name(group.area.name())) }
                        input.field type="number" name=(name) min="0" max=(group.count) value=(count);
                    }
                }
            }).collect()))
        }
    }
}

fn group(page: &Page<'_>, title: &Message, note: &Message, picks: Vec<Markup>) -> Markup {
    html! {
        @if !picks.is_empty() {
            div.gd { span.label { (page.say(title)) " " small { (page.say(note)) } } div.picks { @for pick in picks { (pick) } } }
        }
    }
}

fn fold(page: &Page<'_>, title: &Message, is_open: bool, picks: Vec<Markup>) -> Markup {
    html! {
        @if !picks.is_empty() {
            details.gd open[is_open] {
                summary.label { (page.say(title)) " " small { (page.say(&msg!("for-good"))) ": " (picks.len()) } }
                div.picks { @for pick in picks { (pick) } }
            }
        }
    }
}

/// A thing that is laid on the table or taken back.
fn pick(name: &str, is_laid: bool, face: &Markup) -> Markup {
    html! { label.pick { input.pick__box type="checkbox" name=(name) value="1" checked[is_laid]; (face) } }
}

fn gold(page: &Page<'_>, side: &str, laid: u32, most: Option<u32>) -> Markup {
    html! {
        div.gd {
            label.label for={ (side) "-gold" } {
                (page.say(&msg!("goods-gold"))) " "
                small { @match most { Some(most) => (page.say(&msg!("of-gold", most))), None => (page.say(&msg!("gold-secret"))) } }
            }
            span.goldrow {
                input.field.gold-field id={ (side) "-gold" } name={ (side) "-gold" } type="number" min="0" max=[most] value=(laid);
                @for step in [-1i64, 1, 5] { (gold_step(page, side, laid, step, most)) }
            }
        }
    }
}

/// What is laid out, with other gold of a side. However it was come by, the same offer has the same address.
fn with_gold(page: &Page<'_>, side: &str, gold: u32) -> Narrowing {
    let keys = ["give-gold", "want-gold"];
    let rest = keys.iter().fold(page.on.narrowing.without(SEAM), |query, key| query.without(key));
    keys.iter().fold(rest, |query, key| {
        let laid = page.on.narrowing.get(key).map(str::to_owned);
        let gold = if key.starts_with(side) { Some(gold.to_string()) } else { laid };
        match gold {
            Some(gold) => query.with(key, &gold),
            None => query,
        }
    })
}

/// Lays a little more gold on the table, or a little less.
fn gold_step(page: &Page<'_>, side: &str, laid: u32, step: i64, most: Option<u32>) -> Markup {
    let wanted =
        u32::try_from(i64::from(laid) + step).ok().filter(|gold| most.is_none_or(|most| *gold <= most));
    let word = if step < 0 { format!("−{}", step.unsigned_abs()) } else { format!("+{step}") };
    let spoken = page.say(&msg!("lay-gold", gold = word.as_str()));
    html! {
        @match wanted {
            Some(gold) => {
                a.btn.gold-step href=(page.link(&with_gold(page, side, gold))) aria-label=(spoken) { (word) }
            }
            None => { span.btn.gold-step aria-disabled="true" { (word) } }
        }
    }
}

/// What lies in the middle, and what it would bring.
fn between(page: &Page<'_>, seat: Seat, proposal: &Proposal) -> Markup {
    let offer = Offer { id: 0, from: seat, to: proposal.to, gives: proposal.gives, wants: proposal.wants };
    let goods = Goods::of(page.table, &[(seat, proposal.gives), (proposal.to, proposal.wants)]);
    let is_laid = !proposal.gives.is_empty() || !proposal.wants.is_empty();
    let lay = |from: Seat, bundle: &Bundle| {
        html! {
            div class={ "lay " (seat_class(from)) } {
                span.label { (page.who(from)) }
                (tokens(page, bundle))
                @if bundle.is_empty() { (page.say(&msg!("lay-nothing"))) } @else { b { (page.told(&say::bundle(&goods, from, bundle))) } }
            }
        }
    };
    html! {
        div.between {
            (lay(seat, &proposal.gives)) (icon("i-trade")) (lay(proposal.to, &proposal.wants))
            button.btn.no-script-only type="submit" { (page.say(&msg!("lay-show"))) }
            @if is_laid {
                div.effects {
                    span.label { (page.say(&msg!("would-bring"))) }
                    (effect(page, seat, &offer, true))
                    @if page.player(proposal.to).gold.known().is_some() { (effect(page, proposal.to, &offer, true)) }
                    @if let Some(why) = refused(page, seat, proposal) { p.refused { (reason(&why)) } }
                }
            }
        }
    }
}

/// What a trade would change of a player's production, as far as all may know it.
fn effect(page: &Page<'_>, seat: Seat, offer: &Offer, is_named: bool) -> Markup {
    let mut then = *page.table;
    hand_over(&mut then, offer.from, offer.to, &offer.gives);
    hand_over(&mut then, offer.to, offer.from, &offer.wants);
    let income = |table: &Table| production::statement(table, seat, None).total();
    let (before, after) = (ways(page.table, seat), ways(&then, seat));
    html! {
        div.effg {
            @if is_named { div.row { (player(page, seat)) } }
            (row(page, &msg!("effect-production"), income(page.table), income(&then)))
            @if before + after > 0 {
                (row(page, &msg!("effect-if-critical"), with_critical(page.table, seat), with_critical(&then, seat)))
            }
            (row(page, &msg!("effect-critical"), before, after))
        }
    }
}

fn row(page: &Page<'_>, word: &Message, before: u32, after: u32) -> Markup {
    let change = i64::from(after) - i64::from(before);
    html! {
        div.row {
            span { (page.say(word)) }
            b {
                (before) " → " (after)
                @if change > 0 { " " span.up { "+" (change) } }
                @if change < 0 { " " span.down { "−" (change.unsigned_abs()) } }
            }
        }
    }
}

/// The production if a resource that a player holds becomes critical; without any, the production as it is.
pub fn with_critical(table: &Table, seat: Seat) -> u32 {
    let held = table.cards_held(seat).find_map(|(region, _)| table.resource(region));
    production::statement(table, seat, held).total()
}

/// In how many of 36 rolls a resource that a player holds becomes critical.
pub fn ways(table: &Table, seat: Seat) -> u32 {
    let held = |resource: &&Resource| {
        table.cards_held(seat).any(|(region, _)| table.resource(region) == Some(**resource))
    };
    Resource::ALL.iter().filter(held).map(|it| u32::from(critical_chance(table.era, *it))).sum()
}

/// What changes a production when a trade is carried out.
fn hand_over(table: &mut Table, from: Seat, to: Seat, bundle: &Bundle) {
    for region in bundle.cards | bundle.settlements {
        if let Some(place) = &mut table.land_mut(region).settlement {
            place.holder = to;
            if bundle.settlements.contains(region) && place.owner == from {
                place.owner = to;
            }
        }
    }
    bundle.technologies.iter().for_each(|card| table.technologies[card.index()] = Holder::Player(to));
    bundle.wonders.iter().for_each(|card| table.wonders[card.index()] = Holder::Player(to));
}

/// Offers that suggest themselves.
fn ideas(page: &Page<'_>, to: Seat) -> Markup {
    let meant =
        page.offers.iter().filter(|offer| matches!(offer.action, Action::Offer(idea) if idea.to == to));
    let ideas: Vec<_> = meant.collect();
    html! {
        @if !ideas.is_empty() {
            details.ideas id="ideas" {
                summary.label { (page.say(&msg!("ideas", count = ideas.len()))) }
                div.picks { @for idea in ideas { (page.on.button("btn", &idea.action, None, page.told(&idea.label.text))) } }
            }
        }
    }
}

/// Magellan's Voyage: a card of another for one's own, which cannot be refused (EC-R-62).
fn swaps(page: &Page<'_>) -> Markup {
    let Some(level) =
        page.choice.levels.iter().rev().find(|level| ["with", "mine", "theirs"].contains(&level.key))
    else {
        return Markup::default();
    };
    let wonder = game_eagle_civ::cards::Wonder::MagellansVoyage;
    let word = |value: &str| match value.parse().map(Seat) {
        Ok(seat) => page.on.player(seat).to_owned(),
        Err(_) => crate::world::named(value).map_or("", |area| page.name(area.name())).to_owned(),
    };
    html! {
        details.ideas id="swaps" open[page.choice.back().is_some()] {
            summary.label { (page.name(wonder.name())) }
            div.picks {
                @for (value, _) in &level.values {
                    @let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == *value);
                    a.btn href=(page.choose(level.key, value)) aria-current=[is_taken.then_some("true")] { (word(value)) }
                }
            }
        }
    }
}
