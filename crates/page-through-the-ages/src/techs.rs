//! The technologies of a civilization in rows by type: workers, what one of them gives, stored blue
//! tokens, and the actions of the open group right on the tile.

use engine::{Seat, msg};
use game_through_the_ages::Action;
use game_through_the_ages::cards::{Card, Category, Tech};
use look::{Markup, html};

use crate::figures::output;
use crate::groups::{Group, costs};
use crate::icons::{ICONS, category_class, category_icon, category_words};
use crate::page::Page;
use crate::sign::Sign;

const LEFT: [Category; 5] =
    [Category::Farm, Category::Mine, Category::Lab, Category::Temple, Category::Library];
const RIGHT: [Category; 6] = [
    Category::Theater,
    Category::Arena,
    Category::Infantry,
    Category::Cavalry,
    Category::Artillery,
    Category::AirForce,
];

/// More tokens than this are written as a figure.
const TOKENS: u8 = 4;

/// All rows; `id` keeps those of several civilizations apart.
pub fn techs(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    html! {
        div.techs {
            @for half in [&LEFT[..], &RIGHT] {
                div.techs__half { @for category in half { (type_row(page, seat, *category, id)) } }
            }
        }
    }
}

fn type_row(page: &Page<'_>, seat: Seat, category: Category, id: &str) -> Markup {
    let board = page.board(seat);
    let known: Vec<Tech> = board.techs.of(category).collect();
    let waiting: Vec<Card> =
        board.hand.iter().map(|held| held.card).filter(|card| is_of(*card, category)).collect();
    // Air forces come late, and they are few: their row comes with them.
    if category == Category::AirForce && known.is_empty() && waiting.is_empty() {
        return Markup::default();
    }
    let many = known.len() + waiting.len() > 2;
    html! {
        section class={ "trow " (category_class(category)) } id={ (id) "-" (category_icon(category)) } {
            (head(page, seat, category))
            ol.trow__cards {
                @for tech in &known { (tile(page, seat, *tech, many)) }
                @for card in waiting { (ghost(page, card)) }
                @if known.is_empty() && board.hand.iter().all(|held| !is_of(held.card, category)) {
                    li.tech.tech--none { span.faint { (page.say(&msg!("no-technology"))) } }
                }
            }
        }
    }
}

fn is_of(card: Card, category: Category) -> bool {
    card.tech().is_some_and(|tech| tech.category == category)
}

/// The name of the type, its buildings of the limit, what all of it gives.
fn head(page: &Page<'_>, seat: Seat, category: Category) -> Markup {
    let board = page.board(seat);
    let limit = page.values(seat).urban_limit;
    let mut sums: Vec<(Sign, u16)> = Vec::new();
    for tech in board.techs.of(category) {
        for (sign, each) in output(tech.facts().output) {
            let amount = each.parse::<u16>().unwrap_or(0) * u16::from(board.techs.workers(tech));
            match sums.iter_mut().find(|(one, _)| *one == sign) {
                Some((_, sum)) => *sum += amount,
                None => sums.push((sign, amount)),
            }
        }
    }
    html! {
        h3.trow__head {
            (ICONS.icon(category_icon(category)))
            span.trow__label { (page.say(&category_words(category))) }
            @if category.is_urban() {
                span.trow__count title=(page.say(&msg!("urban-limit-is", n = limit))) { (board.techs.count(category)) "/" (limit) }
            }
            span.trow__total {
                @for (sign, amount) in sums { @if amount > 0 { (page.figure(sign, format!("+{amount}"))) } }
            }
        }
    }
}

fn tile(page: &Page<'_>, seat: Seat, tech: Tech, many: bool) -> Markup {
    let techs = &page.board(seat).techs;
    let (workers, stored, name) = (techs.workers(tech), techs.tokens(tech), page.name(tech.card()));
    let slim = many && workers == 0 && stored == 0;
    html! {
        li.tech.is-idle[workers == 0].tech--slim[slim] title=[slim.then_some(name)] {
            span.tech__name title=[(!slim).then(|| whole(page, tech.card()))] { span.numeral { (tech.card().age().numeral()) } @if slim { span.visually-hidden { (name) } } @else { (name) } }
            span.tech__line {
                (heap(Sign::Worker, workers))
                @if !slim { span.per { (page.figures(&output(tech.facts().output))) } }
                @if stored > 0 {
                    span.stored role="img" aria-label=(page.say(&msg!("blue-stored", n = stored))) { (heap(Sign::Blue, stored)) }
                }
            }
            @if page.on.seat() == Some(seat) { (on_tile(page, tech)) }
        }
    }
}

/// Some tokens, or one with a figure; a hollow one for none.
fn heap(sign: Sign, count: u8) -> Markup {
    html! {
        span.toks {
            @if count == 0 { (sign.draw_as("is-gone")) }
            @else if count > TOKENS { (sign.draw()) "×" (count) }
            @else { @for _ in 0..count { (sign.draw()) } }
        }
    }
}

/// Age and name: a tile may be too narrow for them.
fn whole(page: &Page<'_>, card: Card) -> String {
    format!("{} {}", card.age().numeral(), page.name(card))
}

/// A technology that waits in the hand.
fn ghost(page: &Page<'_>, card: Card) -> Markup {
    html! {
        li.tech.tech--ghost {
            span.tech__name title=(whole(page, card)) { span.numeral { (card.age().numeral()) } (page.name(card)) }
            span.tech__line.faint { (page.say(&msg!("in-hand"))) }
        }
    }
}

/// What can be done with a tile: a button over all of it for each group, shown while the group is
/// open.
fn on_tile(page: &Page<'_>, tech: Tech) -> Markup {
    let groups = [Group::Build, Group::Military, Group::Upgrade, Group::Destroy];
    html! {
        @for group in groups {
            @let offers: Vec<_> = page.offers_for(|action| Group::of(action) == Some(group) && is_about(action, tech)).collect();
            @if let [offer] = offers[..] {
                (page.button(&format!("over over--{}", group.id()), offer, html! { span.tech__price { (costs(page, &offer.gain)) } }))
            }
        }
        @if page.task().is_some() {
            @let answers: Vec<_> = page.offers_for(|action| answers(action, tech)).collect();
            @if let [offer] = answers[..] { (page.button("over over--now", offer, Markup::default())) }
        }
    }
}

/// Whether an action of a group begins on this tile.
fn is_about(action: &Action, tech: Tech) -> bool {
    match *action {
        Action::Build(on) | Action::Destroy(on) | Action::Disband(on) | Action::Upgrade { from: on, .. } => {
            on == tech
        }
        _ => false,
    }
}

/// Whether an answer to a question is given by this tile.
fn answers(action: &Action, tech: Tech) -> bool {
    match *action {
        Action::Sacrifice(on)
        | Action::GiveUpWorker(on)
        | Action::GiveUpToken(on)
        | Action::Build(on)
        | Action::Destroy(on)
        | Action::Upgrade { from: on, .. } => on == tech,
        _ => false,
    }
}
