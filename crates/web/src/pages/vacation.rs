//! Vacation: days on which nobody is late at a table that plays by days.

use axum::extract::State;
use axum::response::Redirect;
use axum::routing::post;
use axum::{Form, Router};
use engine::msg;
use look::part::{panel, small_icon};
use look::{Markup, html};
use serde::Deserialize;
use store::User;

use crate::moment::moment;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

const DAY: i64 = 24 * 3_600_000;
/// How many days of vacation one may take within a year.
const MOST: i64 = 30;

pub fn router() -> Router<AppState> {
    Router::new().route("/vacation", post(begin)).route("/vacation/end", post(end))
}

/// Until when somebody is on vacation, and how many days they have left this year.
async fn standing(state: &AppState, user: &User) -> Result<(Option<i64>, i64), Error> {
    let now = state.store.now();
    let (until, spent) = state.store.vacation(&user.id, now - 365 * DAY, now).await?;
    Ok((until, (MOST - (spent + DAY - 1) / DAY).max(0)))
}

/// The panel of the page of notices.
///
/// # Errors
/// If the store cannot be asked.
pub async fn show(state: &AppState, user: Option<&User>, words: Words) -> Result<Markup, Error> {
    let (until, left) = match user {
        Some(user) => standing(state, user).await?,
        None => (None, MOST),
    };
    Ok(panel(
        "vacation",
        say!(words, "vacation-title"),
        html! {
            div.panel__body.stack {
                p.prose { (say!(words, "vacation-text", most = MOST)) }
                @if let Some(until) = until {
                    form.row method="post" action="/vacation/end" {
                        b.grow { (say!(words, "vacation-until")) " " (moment(until)) }
                        button.btn type="submit" { (say!(words, "vacation-end")) }
                    }
                } @else if left > 0 {
                    form.row method="post" action="/vacation" {
                        select.field name="days" aria-label=(say!(words, "vacation-days-label")) {
                            @for days in [1, 3, 7, 14, 21, 30].into_iter().filter(|days| *days <= left) {
                                option value=(days) selected[days == 7] { (say!(words, "vacation-days", days)) }
                            }
                        }
                        button.btn type="submit" { (small_icon("i-sun")) (say!(words, "vacation-begin")) }
                        span.faint { (say!(words, "vacation-left", days = left)) }
                    }
                } @else {
                    p.faint { (say!(words, "vacation-left", days = left)) }
                }
            }
        },
    ))
}

#[derive(Debug, Deserialize)]
struct Wish {
    days: i64,
}

async fn begin(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(wish): Form<Wish>,
) -> Result<Redirect, Error> {
    let user = visitor.player(&state).await?;
    let (until, left) = standing(&state, &user).await?;
    if until.is_some() || !(1..=left).contains(&wish.days) {
        return Err(Error::refused(msg!("refused-vacation", days = left)));
    }
    let now = state.store.now();
    state.store.begin_vacation(&user.id, now + wish.days * DAY, now).await?;
    Ok(Redirect::to("/notices#vacation"))
}

async fn end(State(state): State<AppState>, visitor: Visitor) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    state.store.end_vacation(&user.id, state.store.now()).await?;
    Ok(Redirect::to("/notices#vacation"))
}
