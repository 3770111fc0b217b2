//! What the end of the turn would bring if it came now: points, goods, and what threatens.

use engine::{Seat, msg};
use game_through_the_ages::Action;
use game_through_the_ages::rules::production::{Forecast, corruption};
use look::{Markup, html};

use crate::icons::ICONS;
use crate::page::Page;
use crate::sign::{Sign, signed};

/// The forecast of the viewer with the button that ends their turn.
pub fn forecast(page: &Page<'_>) -> Markup {
    let Some(me) = page.me().filter(|_| page.view.outcome.is_none()) else { return Markup::default() };
    let title = if page.is_acting() { msg!("if-you-end") } else { msg!("your-production") };
    html! {
        section.forecast aria-labelledby="forecast-title" {
            h3.label id="forecast-title" { (page.say(&title)) }
            (sums(page, me))
            ul.risks { (risks(page, me)) }
            (end(page, me))
        }
    }
}

fn sums(page: &Page<'_>, me: Seat) -> Markup {
    let (board, values, coming) = (page.board(me), page.values(me), page.help.forecast[me]);
    let starved = -i64::from(coming.starved);
    let science_after = (i64::from(board.science) + i64::from(coming.science))
        .min(i64::from(game_through_the_ages::rules::rates::MAX_SCIENCE));
    let science = science_after - i64::from(board.science);
    html! {
        dl.fcs {
            (sum(page, Sign::Culture, board.culture.into(), i64::from(coming.culture), starved))
            (sum(page, Sign::Science, board.science.into(), science, 0))
            (sum(page, Sign::Food, values.food.into(), coming.food.into(), -i64::from(coming.eaten)))
            (sum(page, Sign::Resources, values.resources.into(), coming.resources.into(), -i64::from(coming.corruption)))
        }
    }
}

/// Before, after, what comes and what goes.
fn sum(page: &Page<'_>, sign: Sign, now: i64, comes: i64, goes: i64) -> Markup {
    html! {
        div.fc {
            dt title=(page.word(sign)) { (sign.draw()) span.visually-hidden { (page.word(sign)) } }
            dd.fc__sum { (now) " → " b { ((now + comes + goes).max(0)) } }
            dd.fc__how { (signed(comes)) " " @if goes != 0 { span.loss { (signed(goes)) } } }
        }
    }
}

fn risks(page: &Page<'_>, me: Seat) -> Markup {
    let (board, values, coming) = (page.board(me), page.values(me), page.help.forecast[me]);
    let politics = page.view.table.options.has_politics();
    let unused = board.unused;
    html! {
        @if !coming.uprising { (consumption(page, me, coming)) }
        @let due = if politics && !coming.uprising { corruption(coming.blue) } else { 0 };
        @if due > 0 {
            (risk("warn", "tta-corruption", &page.say(&msg!("corruption", n = due)),
                &page.say(&msg!("corruption-why", n = board.blue, after = coming.blue))))
        } @else if politics && !coming.uprising {
            (risk("plain", "tta-corruption", &page.say(&msg!("no-corruption")),
                &page.say(&msg!("no-corruption-why", after = coming.blue))))
        }
        @if coming.uprising {
            (risk("bad", "tta-uprising", &page.say(&msg!("uprising")),
                &page.say(&msg!("uprising-why", discontent = values.discontent, unused))))
        } @else if values.discontent > 0 {
            (risk("warn", "tta-uprising", &page.say(&msg!("discontent", n = values.discontent)),
                &page.say(&msg!("discontent-why", discontent = values.discontent, unused))))
        } @else if politics {
            (risk("good", "tta-uprising", &page.say(&msg!("no-uprising")),
                &page.say(&msg!("no-uprising-why", happy = values.happy, need = values.happy_needed))))
        }
        @for rival in &page.help.rivals {
            @if let Some(war) = rival.war {
                @let theirs = page.values(rival.seat).strength;
                (risk(if rival.lead > 0 { "bad" } else { "warn" }, "i-war",
                    &page.say(&msg!("war-coming", card = page.name(war))),
                    &page.say(&msg!("war-coming-why", seat = rival.seat, theirs, own = values.strength))))
            }
        }
    }
}

fn consumption(page: &Page<'_>, me: Seat, coming: Forecast) -> Markup {
    let food = i64::from(page.values(me).food) + i64::from(coming.food);
    let eats = page.values(me).consumption;
    if coming.starved > 0 {
        let why = page.say(&msg!("starvation-why", food, eats));
        return risk("bad", "tta-food", &page.say(&msg!("starvation", n = coming.starved)), &why);
    }
    let why = page.say(&msg!("consumption-why", food));
    risk("plain", "tta-food", &page.say(&msg!("consumption", n = eats)), &why)
}

fn risk(kind: &str, symbol: &str, what: &str, why: &str) -> Markup {
    html! {
        li class={ "risk risk--" (kind) } { (ICONS.icon(symbol)) b { (what) } span.risk__why { (why) } }
    }
}

/// The button that ends the turn, with what is left unused.
fn end(page: &Page<'_>, me: Seat) -> Markup {
    let Some(offer) = page.offers_for(|action| *action == Action::EndTurn).next() else {
        return Markup::default();
    };
    let (values, coming) = (page.values(me), page.help.forecast[me]);
    let class =
        if coming.uprising || coming.starved > 0 { "btn btn--danger end" } else { "btn btn--primary end" };
    let note = if coming.uprising {
        msg!("end-uprising")
    } else if page.view.table.options.has_politics() && coming.cards > 0 {
        msg!("end-note-draw", n = values.civil_left, cards = coming.cards)
    } else {
        msg!("end-note", n = values.civil_left)
    };
    // It says itself what it does.
    let content = html! { (page.say(&msg!("end-turn"))) " " span.end__note { (page.say(&note)) } };
    page.on.button(class, &offer.action, None, content)
}
