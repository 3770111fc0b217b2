//! The own hands: civil cards, and military cards with what can be done with them now.

use engine::{Message, Seat, msg};
use game_through_the_ages::Action;
use game_through_the_ages::cards::{Card, Kind};
use look::part::{bring, seat_badge, tooltip};
use look::{Markup, html};

use crate::card::{Slot, rule_of};
use crate::groups::{Group, changes, costs};
use crate::icons::{ICONS, kind_class, kind_icon};
use crate::page::{Offered, Page};
use crate::short::Refusal;
use crate::sign::Sign;

/// Both hands of the viewer.
pub fn hands(page: &Page<'_>) -> Markup {
    let Some(me) = page.me() else { return Markup::default() };
    html! {
        section.hand aria-label=(page.say(&msg!("your-hand"))) {
            (civil(page, me))
            @if page.view.table.options.has_politics() { (military(page, me)) }
        }
    }
}

/// The civil hand of somebody else: it lies open (TTA-8.48).
pub fn open_hand(page: &Page<'_>, seat: Seat) -> Markup {
    let hand = &page.board(seat).hand;
    html! {
        @if !hand.is_empty() {
            div.open-hand {
                span.label { (page.say(&msg!("civil-hand"))) }
                @for held in hand {
                    span.chip.has-tip.(kind_class(held.card)) tabindex="0" {
                        (ICONS.small_icon(kind_icon(held.card))) (page.name(held.card))
                        (tooltip(html! { b.name { (page.name(held.card)) } (page.card_text(held.card)) "." (rule_of(page, held.card)) }))
                    }
                }
            }
        }
    }
}

fn civil(page: &Page<'_>, me: Seat) -> Markup {
    let hand = &page.board(me).hand;
    html! {
        div.hand__part.hand__part--civil {
            (head(page, &page.say(&msg!("civil-hand")), hand.len(), page.values(me).civil_hand_limit))
            ol.hand__cards {
                @for (at, held) in hand.iter().enumerate() { (slot(page, me, held.card, format!("civil-{at}"))) }
                @if hand.is_empty() { li.faint.hand__none { (page.say(&msg!("no-cards"))) } }
            }
        }
    }
}

fn military(page: &Page<'_>, me: Seat) -> Markup {
    let cards: Vec<Card> = page.view.hands[me].cards().collect();
    html! {
        div.hand__part.hand__part--military {
            (head(page, &page.say(&msg!("military-hand")), cards.len(), page.values(me).military_hand_limit))
            ol.hand__cards {
                @for (at, card) in cards.iter().enumerate() { (slot(page, me, *card, format!("military-{at}"))) }
                @if cards.is_empty() { li.faint.hand__none { (page.say(&msg!("no-cards"))) } }
            }
        }
    }
}

fn head(page: &Page<'_>, name: &str, count: usize, limit: u8) -> Markup {
    html! {
        p.hand__head.is-over[count > usize::from(limit)] {
            span.label { (name) } b.num { (count) } span.faint { (page.say(&msg!("of-limit", n = limit))) }
        }
    }
}

fn slot(page: &Page<'_>, me: Seat, card: Card, id: String) -> Markup {
    let offers: Vec<_> = page.offers_for(|action| is_about(action, card)).collect();
    let asked = page.refusal(|action| is_about(action, card)).map(|why| page.refused(why));
    let why = asked.or_else(|| not_now(page, card));
    let group = offers.first().and_then(|offer| Group::of(&offer.action));
    let slot = Slot {
        class: match group {
            Some(group) => format!("in-{}", group.id()),
            None if !offers.is_empty() => "is-target".to_owned(),
            None => String::new(),
        },
        cost: science(page, me, card),
        buttons: offers.iter().map(|offer| play(page, offer)).collect(),
        note: html! { p.why {} },
        more: html! {
            @for offer in &offers {
                @if !offer.gain.changes.is_empty() || !offer.gain.gains.is_empty() {
                    (bring(&page.say(&msg!("brings")), html! { (costs(page, &offer.gain)) (changes(page, &offer.gain)) }))
                }
            }
        },
        ..Slot::new(id, card).why(why)
    };
    slot.draw(page)
}

/// Whether an action is about this card of a hand.
fn is_about(action: &Action, card: Card) -> bool {
    match *action {
        Action::PlayEvent(which)
        | Action::Aggression { card: which, .. }
        | Action::DeclareWar { card: which, .. }
        | Action::OfferPact { card: which, .. }
        | Action::Columbus(which)
        | Action::UseBonus(which)
        | Action::Discard(which)
        | Action::PlayLeader(which)
        | Action::PlayTechnology(which)
        | Action::Revolution(which)
        | Action::PeacefulChange(which)
        | Action::PlayAction(which)
        | Action::PlayTactic(which) => which == card,
        _ => false,
    }
}

/// A button under a card.
fn play(page: &Page<'_>, offer: &Offered<'_>) -> Markup {
    let word = |message: &Message| (page.say(message), Markup::default());
    let paid = |sign: Sign, message: &Message| {
        let cost = u8::try_from(offer.gain.cost(sign).unwrap_or(0)).unwrap_or(0);
        (page.say(message), page.tokens(sign, cost, cost))
    };
    let (shown, before) = match offer.action {
        Action::Aggression { victim, .. } | Action::DeclareWar { victim, .. } => {
            let before = html! { (ICONS.icon("i-war")) (seat_badge(victim)) };
            return on_somebody(page, offer, victim, &before, None);
        }
        Action::OfferPact { card, partner, side } => {
            let symmetric = matches!(card.kind(), Kind::Pact(pact) if pact.symmetric);
            let side = if side == game_through_the_ages::task::Side::A { "A" } else { "B" };
            return on_somebody(page, offer, partner, &seat_badge(partner), (!symmetric).then_some(side));
        }
        Action::PlayEvent(_) => word(&msg!("do-prepare")),
        Action::Columbus(_) => word(&msg!("do-colonize")),
        Action::Discard(_) => word(&msg!("do-discard")),
        Action::UseBonus(_) => word(&msg!("do-add")),
        Action::PlayTechnology(_) => paid(Sign::Civil, &msg!("do-develop")),
        Action::Revolution(_) => word(&msg!("do-revolution")),
        Action::PeacefulChange(_) => word(&msg!("do-peaceful")),
        Action::PlayTactic(_) => paid(Sign::Military, &msg!("do-play")),
        _ => paid(Sign::Civil, &msg!("do-play")),
    };
    page.worded_button("do", offer, &shown, html! { (before) (shown) })
}

/// A button that names another player.
fn on_somebody(
    page: &Page<'_>,
    offer: &Offered<'_>,
    other: Seat,
    before: &Markup,
    side: Option<&str>,
) -> Markup {
    let name = html! { span.do__name { (page.on.player(other)) } };
    page.button("do", offer, html! { (before) (name) @if let Some(side) = side { span.do__side { (side) } } })
}

/// The science that a technology costs this player now, the printed figure struck through.
fn science(page: &Page<'_>, me: Seat, card: Card) -> Option<Markup> {
    use game_through_the_ages::rules::building;
    use game_through_the_ages::rules::technologies::{Change, science_cost};
    let Kind::Technology(technology) = card.kind() else { return None };
    let (table, tech) = (&page.view.table, card.tech()?);
    let struck = |sign: Sign, printed: u8, now: u8| {
        html! {
            span.stat title=(page.word(sign)) {
                (sign.draw()) @if printed != now { s { (printed) } } b { (now) }
                span.visually-hidden { " " (page.word(sign)) }
            }
        }
    };
    Some(html! {
        (struck(Sign::Science, technology.science_cost.unwrap_or(0), science_cost(table, me, card, Change::Peaceful)))
        (struck(Sign::Resources, technology.resource_cost, building::cost(table, me, tech, 0)))
    })
}

/// Why a card of the hand cannot be used now, where the game was not asked.
fn not_now(page: &Page<'_>, card: Card) -> Option<Refusal> {
    if !page.is_asked() {
        return None;
    }
    Some(match card.kind() {
        Kind::Bonus(_) => page.not_now("TTA-13.3", &msg!("short-bonus"), &msg!("wait-bonus")),
        Kind::Event(_) | Kind::Territory(_) | Kind::Aggression(_) | Kind::War(_) | Kind::Pact(_) => {
            page.not_now("TTA-14.1", &msg!("short-politics"), &msg!("wait-politics"))
        }
        _ => page.not_now("TTA-7.2", &msg!("short-actions"), &msg!("wait-actions")),
    })
}
