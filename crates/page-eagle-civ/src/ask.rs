//! The question with its choices, the phases of the turn, and the tray below the map.

use engine::{Seat, msg};
use game_eagle_civ::rules::technology::declarable;
use game_eagle_civ::rules::{movement, production, units};
use game_eagle_civ::say;
use game_eagle_civ::state::Group;
use game_eagle_civ::{Action, Area, Frame};
use look::game::json;
use look::part::{Weight, hidden_fields, sentence};
use look::{Asking, Markup, html};

use crate::board::routes::{chain, chosen_way};
use crate::board::tips;
use crate::choice::BOMB;
use crate::forecast::Clash;
use crate::icons::{kind, small};
use crate::list;
use crate::page::{Offered, Page};
use crate::phases::phases;
use crate::tray::tray;
use crate::{battle, recent, trade};

/// The section of the question, and the tray.
pub fn ask(page: &Page<'_>) -> Markup {
    let asking = Asking {
        path: path(page),
        ask: asking(page),
        choices: choices(page),
        narrowed: page.choice.back().is_some(),
        more: html! { (tips::chosen(page)) (phases(page)) },
        class: None,
    };
    html! {
        (page.on.ask(asking))
        (tray(page))
    }
}

/// What was chosen so far, or what is to be known here.
fn path(page: &Page<'_>) -> Vec<Markup> {
    let Some(seat) = page.asked() else { return Vec::new() };
    match page.frame() {
        Frame::Move { .. } => match page.chosen() {
            Some(group) => group_path(page, seat, group),
            None => Vec::new(),
        },
        Frame::Pick | Frame::Join { .. } => battle::path(page),
        Frame::React { .. } => Clash::on_entry(page).map(|clash| clash.forecast(page)).into_iter().collect(),
        Frame::Trade => trade::path(page),
        Frame::Purchase { .. } => purchase_path(page, seat),
        _ => Vec::new(),
    }
}

/// The gold in hand, what the production brought, and what was paid since.
fn purchase_path(page: &Page<'_>, seat: Seat) -> Vec<Markup> {
    let recent = recent::production(page);
    let spent = recent.map_or(0, |recent| recent.spent[seat]);
    let brought = match recent.and_then(|recent| recent.incomes[seat]) {
        Some(statement) => msg!("path-brought", income = statement.total()),
        None => msg!("path-expected", income = production::statement(page.table, seat, None).total()),
    };
    let mut path = vec![
        html! { (page.say(&msg!("path-purchase", gold = page.table.gold(seat)))) },
        html! { (page.say(&brought)) },
    ];
    if spent > 0 {
        path.push(html! { (page.say(&msg!("path-spent", spent))) });
    }
    path
}

fn group_path(page: &Page<'_>, seat: Seat, group: &Group) -> Vec<Markup> {
    let unit = page.told(&say::pieces(group.count, units::name(page.table, group.kind)));
    let area = page.name(group.area.name());
    let reach = movement::reach(page.table, seat, group).len();
    vec![
        html! { (small(kind(group.kind))) (page.say(&msg!("path-group", unit, area, steps = group.left()))) },
        html! { span.wide { (page.say(&msg!("path-reach", reach))) } },
    ]
}

/// The question: the game's own words, or those of the step that is open.
fn asking(page: &Page<'_>) -> Markup {
    if let (Some(group), Frame::Move { .. }) = (page.chosen(), page.frame()) {
        let unit = page.name(units::name(page.table, group.kind));
        return html! { (page.say(&msg!("ask-where", unit))) };
    }
    if page.choice.value("group") == Some(BOMB) {
        return html! { (page.say(&msg!("ask-bomb"))) };
    }
    if page.asked().is_some() && page.frame() == Frame::Trade {
        return html! { (page.say(&msg!("ask-offer"))) };
    }
    html! { (sentence(&page.on.spans(page.on.shown.question()))) }
}

/// The button that plays what is chosen, the ways beside it, and the way back.
fn choices(page: &Page<'_>) -> Markup {
    let ready = page.choice.ready.and_then(|ready| page.offers.get(ready)).filter(|_| is_chosen(page));
    html! {
        (how_many(page))
        @if let Some(offer) = ready { (play_ready(page, offer)) }
        (proposals(page))
        (trade::offer_button(page))
        (list::buy_all(page))
        @for offer in page.offers.iter().filter(|offer| is_beside(page, &offer.action)) {
            (play(page, weight(page, offer, ready.is_some()), offer))
        }
        (bomb(page))
        (declare(page))
        @if let Some(back) = page.choice.back() { (page.on.back(&page.link(&back))) }
    }
}

/// Whether the player has chosen anything: what has no alternative is not chosen by that alone. In battle a unit is proposed.
fn is_chosen(page: &Page<'_>) -> bool {
    page.choice.back().is_some()
        || page.frame() == Frame::Pick
        || page.choice.levels.iter().all(|level| level.values.len() == 1)
}

/// A button that plays an offer, in the game's words.
fn play(page: &Page<'_>, weight: Weight, offer: &Offered<'_>) -> Markup {
    page.on.play_button(weight, &offer.action, html! { (page.told(&offer.label.text)) })
}

/// The button that plays what was chosen; on a longer way, or for several of a group, all its steps.
fn play_ready(page: &Page<'_>, offer: &Offered<'_>) -> Markup {
    let (way, group) = (chosen_way(page), page.chosen());
    let chain = match (&way, group) {
        (Some(way), Some(group)) => chain(page, group, way.areas(), &offer.action),
        _ => page.others(&offer.action),
    };
    let goal = match (&way, offer.action) {
        (Some(way), _) => way.goal(),
        (None, Action::March { to, .. }) => to.into(),
        (None, Action::Board { ship, .. }) => ship.area,
        _ => return play(page, Weight::Primary, offer),
    };
    let (goal, rest) = (page.name(goal.name()), chain.then);
    if rest.is_empty() && way.is_none() {
        return play(page, Weight::Primary, offer);
    }
    let word = match chain.count {
        0 | 1 => msg!("go-to", goal),
        count => msg!("so-many-go", count, goal),
    };
    html! {
        form.play method="post" action=(page.on.play) data-play {
            (page.on.fields()) (hidden_fields(&[("action", &offer.json()), ("then", &json(&rest))]))
            button.btn.btn--primary type="submit" { (page.say(&word)) }
        }
    }
}

/// What is first to be thought of: to look at a marker, to fight, to claim.
fn weight(page: &Page<'_>, offer: &Offered<'_>, taken: bool) -> Weight {
    let here = |area| page.chosen().is_none_or(|group| group.area == area);
    match offer.action {
        _ if taken => Weight::Ordinary,
        Action::Look(region) if here(region.into()) => Weight::Primary,
        Action::Claim(_) | Action::AssignRest => Weight::Primary,
        _ => Weight::Ordinary,
    }
}

/// Answers that are given at once beside those on the map, in the tray or in the drawer.
fn is_beside(page: &Page<'_>, action: &Action) -> bool {
    match action {
        Action::TakeTechnology(_) => !page.is_advanced(),
        Action::Look(region) | Action::TakeBlank(region) => {
            page.chosen().is_none_or(|group| group.area == Area::Land(*region))
        }
        Action::EndMoves
        | Action::Challenge
        | Action::LetPass
        | Action::EndAttacks
        | Action::JoinAttack
        | Action::JoinDefense
        | Action::StayOut
        | Action::EndTrade
        | Action::AssignRest
        | Action::EndPurchase
        | Action::TakeUnit(_)
        | Action::Claim(_)
        | Action::Waive
        | Action::DeclareEnd(_) => true,
        _ => false,
    }
}

/// So many counts stand side by side; of larger groups those around the present one.
const COUNTS: u8 = 5;

/// How many of a group go.
fn how_many(page: &Page<'_>) -> Markup {
    let Some(group) = page.chosen().filter(|group| group.count > 1 && group.kind.walks()) else {
        return Markup::default();
    };
    let (all, now) = (group.count, page.going(group));
    let near = |count: &u8| all <= COUNTS || *count == 1 || count.abs_diff(now) <= 1;
    let link = |many: String, word: String, is_now: bool| {
        let href = page.link(&page.on.narrowing.without("seam").with("many", &many));
        html! { a.btn.seg href=(href) aria-current=[is_now.then_some("true")] { (word) } }
    };
    let value = |count: u8| if count == 1 { "one".to_owned() } else { count.to_string() };
    html! {
        span.segs role="group" aria-label=(page.say(&msg!("how-many"))) {
            @for count in (1..all).filter(near) { (link(value(count), count.to_string(), count == now)) }
            (link("all".to_owned(), page.say(&msg!("many-all", count = all)), now == all))
        }
    }
}

/// Other values of a step for which one was proposed: another ship, more aircraft, another harbor.
fn proposals(page: &Page<'_>) -> Markup {
    let keys = ["ship", "wing", "home", "foe", "make"];
    let level = page.choice.levels.iter().find(|level| keys.contains(&level.key) && level.values.len() > 1);
    let Some(level) = level.filter(|_| is_chosen(page)) else { return Markup::default() };
    let taken = level.taken.as_ref().map(|taken| taken.value.as_str());
    html! {
        @for (value, offers) in level.values.iter().filter(|(value, _)| Some(value.as_str()) != taken) {
            @if let Some(offer) = offers.first().and_then(|offer| page.offers.get(*offer)) {
                a.btn href=(page.choose(level.key, value)) { (choice_words(page, offer)) }
            }
        }
    }
}

fn choice_words(page: &Page<'_>, offer: &Offered<'_>) -> String {
    match offer.action {
        Action::MakeHappy(_) => page.say(&msg!("make-happy")),
        Action::MakeProductive(_) => page.say(&msg!("make-productive")),
        Action::Place { region, .. } => page.name(region.name()).to_owned(),
        _ => page.told(&offer.label.text),
    }
}

/// The way to the Manhattan Project (EC-R-63).
fn bomb(page: &Page<'_>) -> Markup {
    let open = page.choice.level("group").filter(|level| !level.offers(BOMB).is_empty());
    let wonder = game_eagle_civ::cards::Wonder::ManhattanProject;
    html! {
        @if open.is_some_and(|level| !level.is_chosen()) {
            a.btn.btn--danger href=(page.link_to("group", BOMB)) { (page.name(wonder.name())) }
        }
    }
}

/// EC-R-88: the end can be declared at any time, also while others decide.
fn declare(page: &Page<'_>) -> Markup {
    let Some(seat) = page.on.seat().filter(|_| page.asked().is_none() && page.frame() != Frame::Over) else {
        return Markup::default();
    };
    if page.on.shown.status().deciding().is_empty() || page.is_past() {
        return Markup::default();
    }
    html! {
        @for wonder in declarable(page.table, seat) {
            (page.on.play_button(
                Weight::Ordinary,
                &Action::DeclareEnd(wonder),
                page.say(&msg!("declare-end", wonder = page.name(wonder.name()))),
            ))
        }
    }
}
