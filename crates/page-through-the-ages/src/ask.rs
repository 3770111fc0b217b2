//! The question: whose turn it is, what is asked, what can be answered; below it the forecast.

use engine::{Refusal, Seat, msg};
use game_through_the_ages::board::Declared;
use game_through_the_ages::cards::{Card, Kind};
use game_through_the_ages::rules::attack::{total_attack, total_defense};
use game_through_the_ages::rules::leaving;
use game_through_the_ages::task::{Stage, Task};
use game_through_the_ages::{Action, Event, State};
use look::game::{FORM, json};
use look::part::{seat_badge, seat_class, seat_mark, sentence};
use look::{Markup, html};

use crate::card::dagger;
use crate::forecast::forecast;
use crate::groups::{groups, reasons};
use crate::icons::{ICONS, kind_class, kind_icon, kind_word};
use crate::page::{Offered, Page};
use crate::sign::Sign;

/// The section of the question.
pub fn ask(page: &Page<'_>) -> Markup {
    let seat = page.on.seat().filter(|_| page.is_asked()).or_else(|| page.view.deciding.iter().next());
    let class = seat.map(seat_class).unwrap_or_default();
    html! {
        section.ask.panel.ask--wait[!page.is_asked()].(class) id="ask" aria-labelledby="ask-title"
            data-asked=[page.is_asked().then_some("true")] {
            (head(page, seat))
            (actions_left(page))
            (news(page))
            @if page.is_acting() { (groups(page)) } @else {
                div.groups.groups--plain tabindex=[page.view.outcome.map(|_| "0")] {
                    (subject(page))
                    @if page.view.outcome.is_some() { (ranking(page)) }
                    (answers(page))
                }
            }
            (closing(page))
            (forecast(page))
            @if page.is_asked() { (page.on.play_form()) }
        }
    }
}

fn head(page: &Page<'_>, seat: Option<Seat>) -> Markup {
    let badge = match page.on.seat() {
        _ if page.view.outcome.is_some() => msg!("game-over"),
        Some(me) if page.is_asked() && page.view.table.active == me => msg!("your-turn"),
        Some(_) if page.is_asked() => msg!("you-are-asked"),
        _ => msg!("please-wait"),
    };
    html! {
        header.ask__head {
            @if let Some(seat) = seat { span.ask__seat { (seat_mark(seat)) } }
            div.ask__text {
                p.label { (page.say(&badge)) }
                h2.question__ask id="ask-title" tabindex="-1" aria-live="polite" {
                    @if page.is_acting() { (page.say(&msg!("what-will-you-do"))) }
                    @else { (sentence(&page.on.spans(page.on.shown.question()))) }
                }
            }
        }
    }
}

/// The actions that the viewer has left this turn.
fn actions_left(page: &Page<'_>) -> Markup {
    let me = page.me().filter(|me| page.view.table.active == *me && page.view.outcome.is_none());
    let Some(me) = me.filter(|_| page.view.table.stage <= Stage::Actions) else { return Markup::default() };
    let values = page.values(me);
    let military = page.board(me).turn.extra_military + values.military_total;
    html! {
        div.ask__left {
            p { (page.tokens(Sign::Civil, values.civil_left, values.civil_total)) span { b { (values.civil_left) } " " (page.say(&msg!("civil"))) } }
            @if military > 0 {
                p { (page.tokens(Sign::Military, values.military_left, military)) span { b { (values.military_left) } " " (page.say(&msg!("military"))) } }
            }
        }
    }
}

/// The events that were revealed since the viewer decided last.
fn news(page: &Page<'_>) -> Markup {
    let revealed = page.on.fresh.iter().filter_map(|event| match event {
        Event::Revealed { card } => Some(*card),
        _ => None,
    });
    let is_news = |card: &Card| subject_card(page) != Some(*card) && page.view.outcome.is_none();
    let cards: Vec<Card> = revealed.filter(is_news).collect();
    html! {
        @if !cards.is_empty() {
            ul.news aria-label=(page.say(&msg!("revealed"))) {
                @for card in cards.iter().rev().take(2) {
                    li class=(kind_class(*card)) { (ICONS.icon(kind_icon(*card))) span { b { (page.name(*card)) } ": " (page.card_text(*card)) "." } }
                }
            }
        }
    }
}

/// The card that the question is about, with how things stand.
fn subject(page: &Page<'_>) -> Markup {
    let Some(card) = subject_card(page) else { return Markup::default() };
    html! {
        div class={ "subject card " (kind_class(card)) } {
            p.more__band { (ICONS.icon(kind_icon(card))) (page.say(&kind_word(card))) span.numeral { (card.age().numeral()) } }
            div.subject__body {
                p.name { (page.name(card)) (dagger(card)) }
                p.subject__text { (page.card_text(card)) "." }
                (standing(page))
            }
        }
    }
}

fn subject_card(page: &Page<'_>) -> Option<Card> {
    if let Some(war) = open_war(page) {
        return Some(war.card);
    }
    match page.task()? {
        Task::Contained { card, .. }
        | Task::Auction { card, .. }
        | Task::PayColony { card, .. }
        | Task::AnswerPact { card, .. } => Some(card),
        _ if page.view.table.battle.is_some() => page.view.table.battle.map(|battle| battle.card),
        Task::BuildFree { .. }
        | Task::Gain { .. }
        | Task::Lose { .. }
        | Task::LosePopulation { .. }
        | Task::LoseColony { .. }
        | Task::DestroyOwn { .. }
        | Task::TakeCards { .. }
        | Task::TurnWonder { .. }
        | Task::Raze { .. } => present_event(page),
        _ => None,
    }
}

/// The war of the one whose turn it is, if it is asked about: they have just declared it, or are to
/// fight it now.
fn open_war(page: &Page<'_>) -> Option<Declared> {
    let table = &page.view.table;
    let asked = match page.task() {
        Some(task) => matches!(task, Task::Stay { .. }),
        None => matches!(table.stage, Stage::Begin | Stage::War),
    };
    table.boards[table.active].war.filter(|_| asked)
}

/// The event that is being carried out: the last one that was revealed. Without a battle all that
/// is gained and lost by choice comes from it.
fn present_event(page: &Page<'_>) -> Option<Card> {
    let is_event = |card: &&Card| matches!(card.kind(), Kind::Event(_));
    page.view.table.past.iter().rev().find(is_event).copied()
}

/// How an auction or a battle stands.
fn standing(page: &Page<'_>) -> Markup {
    let table = &page.view.table;
    if let Some(war) = open_war(page) {
        let strength = |seat| page.values(seat).strength;
        return duel((table.active, strength(table.active)), (war.victim, strength(war.victim)));
    }
    match (page.task(), table.battle) {
        (Some(Task::Auction { bid, bidder, passed, .. }), _) => html! {
            ul.bidders {
                @for seat in table.players() {
                    li.is-out[passed.contains(seat)] {
                        (seat_badge(seat)) span { (page.on.player(seat)) }
                        b { @if bidder == Some(seat) { (bid) } @else if passed.contains(seat) { (page.say(&msg!("passed"))) } @else { "–" } }
                    }
                }
            }
        },
        (Some(Task::PayColony { bid, cards, seat, .. }), _) => {
            let force = game_through_the_ages::rules::colonies::force(page.board(seat), cards);
            html! { p.duel { span { (page.say(&msg!("force"))) } b { (force) } span { "/" } b { (bid) } } }
        }
        (_, Some(battle)) => duel(
            (battle.attacker, total_attack(table, battle)),
            (battle.defender, total_defense(table, battle)),
        ),
        _ => Markup::default(),
    }
}

/// Two strengths against each other.
fn duel((attacker, attack): (Seat, u8), (defender, defense): (Seat, u8)) -> Markup {
    html! {
        p.duel { (seat_badge(attacker)) b { (attack) } (ICONS.icon("i-war")) b { (defense) } (seat_badge(defender)) }
    }
}

/// The points of everybody at the end.
fn ranking(page: &Page<'_>) -> Markup {
    let mut sheets: Vec<_> = page.on.shown.scores().iter().collect();
    sheets.sort_by_key(|sheet| std::cmp::Reverse(sheet.total));
    html! {
        ol.ranking {
            @for sheet in sheets {
                li.(seat_class(sheet.seat)) {
                    p.ranking__head { (seat_mark(sheet.seat)) b { (page.on.player(sheet.seat)) } span.ranking__total { (Sign::Culture.draw()) b { (sheet.total) } } }
                    dl.ranking__lines {
                        @for line in &sheet.lines { @if line.points != 0 { dt { (page.on.say(&line.source)) } dd.num { (line.points) } } }
                    }
                }
            }
        }
    }
}

/// Whether an answer ends the question rather than choosing something.
fn is_closing(action: &Action) -> bool {
    matches!(action, Action::GoOn | Action::Done | Action::Pass | Action::SkipPolitics | Action::EndTurn)
}

/// All answers, in the groups and the words of the game.
fn answers(page: &Page<'_>) -> Markup {
    let offers: Vec<&Offered<'_>> = page.offers_for(|action| !is_closing(action)).collect();
    let bids = offers.iter().any(|offer| matches!(offer.action, Action::Bid(_)));
    html! {
        (discards(page, &offers))
        @if !offers.is_empty() {
            div.group__body.group__body--bids[bids].group__body--list[!bids] {
                @for (at, offer) in offers.iter().enumerate() {
                    @if at == 0 || offers[at - 1].label.group != offer.label.group {
                        @if let Some(group) = offer.label.group.first() { p.label.group__title { (page.on.say(group)) } }
                    }
                    (answer(page, offer))
                }
            }
        } @else if has_no_political_card(page) {
            p.group__body.group__body--list.faint { (page.say(&msg!("no-political-card"))) }
        }
        (refused(page))
    }
}

/// Several cards that must be discarded are ticked and discarded together. Copies of a card are one answer and a box each.
fn discards(page: &Page<'_>, offers: &[&Offered<'_>]) -> Markup {
    let Some(me) = page.me() else { return Markup::default() };
    let all = !offers.is_empty() && offers.iter().all(|offer| matches!(offer.action, Action::Discard(_)));
    let hand = &page.view.hands[me];
    let surplus = hand.cards().count().saturating_sub(page.values(me).military_hand_limit.into());
    if !all || surplus < 2 {
        return Markup::default();
    }
    let copies = |offer: &Offered<'_>| match offer.action {
        Action::Discard(card) => hand.cards().filter(|held| *held == card).count(),
        _ => 0,
    };
    let box_of = |offer: &Offered<'_>| (json(&offer.action), html! { (page.on.say(&offer.label.text)) });
    let named: Vec<_> =
        offers.iter().flat_map(|offer| std::iter::repeat_n(box_of(offer), copies(offer))).collect();
    page.on.many(surplus, &named, &page.say(&msg!("discard-many", n = surplus)))
}

/// Whether nothing in the hand is for a political action, which is asked for all the same: that
/// there is nothing is a secret.
fn has_no_political_card(page: &Page<'_>) -> bool {
    let asked = page.is_asked() && page.task().is_none() && page.view.table.stage == Stage::Politics;
    asked && page.on.shown.refusals().is_empty()
}

fn answer(page: &Page<'_>, offer: &Offered<'_>) -> Markup {
    let class = if matches!(offer.action, Action::Accept) { "opt opt--yes" } else { "opt" };
    let content = html! {
        b { (page.on.say(&offer.label.text)) }
        @if let Some(hint) = &offer.label.hint { span.opt__line { (page.on.say(hint)) } }
    };
    page.button(class, offer, content)
}

/// What one might think of and cannot do, with its reasons; bids need none.
fn refused(page: &Page<'_>) -> Markup {
    let is_bid = |refusal: &&Refusal<State>| matches!(refusal.action, Action::Bid(_));
    let refused: Vec<_> = page.on.shown.refusals().iter().filter(|refusal| !is_bid(refusal)).collect();
    html! {
        @if page.is_asked() && !refused.is_empty() {
            details.group.group--more {
                summary { (ICONS.icon("i-lock")) b { (page.say(&msg!("not-possible", n = refused.len()))) } }
                (reasons(page, refused.iter().map(|refusal| (page.on.say(&refusal.label.text), &refusal.why))))
            }
        }
    }
}

/// The buttons that end the question, and leaving the game where it is allowed.
fn closing(page: &Page<'_>) -> Markup {
    let offers: Vec<_> = page.offers_for(|action| is_closing(action) && *action != Action::EndTurn).collect();
    let may_leave =
        page.is_asked() && page.me().is_some_and(|me| leaving::check(&page.view.table, me).is_ok());
    html! {
        @if !offers.is_empty() || may_leave || page.is_asked() {
            div.closing {
                @for offer in &offers {
                    @let primary = matches!(offer.action, Action::GoOn | Action::Done);
                    (page.button(if primary { "btn btn--primary" } else { "btn" }, offer, html! { (page.on.say(&offer.label.text)) }))
                }
                @if page.is_asked() { (by_hand(page)) }
                @if may_leave {
                    details.leave {
                        summary { (page.say(&msg!("leave-the-game"))) }
                        p { (page.say(&msg!("leave-warning"))) }
                        (page.on.button("btn btn--danger", &Action::Leave, None, page.say(&msg!("leave-now"))))
                    }
                }
            }
        }
    }
}

/// Whoever wants to choose which tokens pay says so, or takes it back (TTA-8.20).
fn by_hand(page: &Page<'_>) -> Markup {
    let Some(me) = page.me() else { return Markup::default() };
    let on = page.board(me).by_hand;
    let word = if on { msg!("not-by-hand") } else { msg!("by-hand") };
    html! {
        button.btn.btn--quiet type="submit" form=(FORM) name="action" value=(json(&Action::ByHand(!on)))
            title=(page.say(&msg!("by-hand-hint"))) { (page.say(&word)) }
    }
}
