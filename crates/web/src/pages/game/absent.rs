//! What the page of a match says of time: how much is left, whose is up, and what can be done about it.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use engine::Seat;
use look::part::{hidden_fields, icon, seat_badge, seat_class, seat_mark, small_icon};
use look::{Markup, html};
use serde::Deserialize;
use store::{Choice, Holder, MatchId, Pace, Phase, Turn};

use super::Scene;
use crate::moment::since;
use crate::table::{self, Late};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// The time that everybody has, where there is a limit.
#[must_use]
pub fn clocks(scene: &Scene<'_>) -> Markup {
    let row = &scene.table.row;
    if row.settings.pace == Pace::Free || row.phase != Phase::Running || scene.past.is_some() {
        return html! {};
    }
    let shown = |turn: &&Turn| turn.waits || matches!(row.settings.pace, Pace::Clock { .. });
    html! {
        ul.clocks aria-label=(say!(scene.words(), "clocks-name")) {
            @for turn in scene.turns.iter().filter(shown) { (clock(scene, turn)) }
        }
    }
}

fn clock(scene: &Scene<'_>, turn: &Turn) -> Markup {
    let words = scene.words();
    let is_live = matches!(scene.table.row.settings.pace, Pace::Clock { .. });
    let left = match turn.due_at {
        Some(due) => due - scene.now,
        None => turn.left.unwrap_or_default(),
    };
    let text = match (turn.late, is_live) {
        (true, _) => say!(words, "clock-late"),
        (false, true) => minutes(left),
        (false, false) => since(left, words),
    };
    let due = turn.due_at.filter(|_| is_live && !turn.late);
    html! {
        li.clock.(seat_class(turn.seat)).clock--late[turn.late].clock--runs[turn.waits]
            title=(say!(words, "clock-of", name = scene.names[turn.seat.index()].as_str())) {
            (seat_mark(turn.seat)) (small_icon("i-clock")) span data-due=[due] { (text) }
        }
    }
}

/// Minutes and seconds, as a clock shows them.
fn minutes(millis: i64) -> String {
    let seconds = millis.max(0) / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Whose time is up, with what the reader may say to it, and the way back for whoever was given up.
#[must_use]
pub fn notices(scene: &Scene<'_>) -> Vec<Markup> {
    if scene.past.is_some() {
        return Vec::new();
    }
    scene.late.iter().map(|late| late_notice(scene, late)).chain(way_back(scene)).collect()
}

fn late_notice(scene: &Scene<'_>, late: &Late) -> Markup {
    let words = scene.words();
    let name = scene.names[late.seat.index()].as_str();
    let user = scene.visitor.user.as_ref().map(|user| &user.id);
    let votes = user.is_some_and(|user| late.voters.contains(user));
    let own = late.votes.iter().find(|vote| Some(&vote.voter) == user).map(|vote| vote.choice);
    let button = |choice: Choice, value: &str, text: String| {
        html! {
            form method="post" action={ (scene.public_address()) "/seat/" (late.seat) "/vote" } {
                (hidden_fields(&[("choice", value)]))
                button.btn type="submit" aria-pressed=(if own == Some(choice) { "true" } else { "false" }) {
                    (text) @if late.count(choice) > 0 { " " span.num { (late.count(choice)) "/" (late.voters.len()) } }
                }
            }
        }
    };
    html! {
        div.toast.toast--ask id={ "late-" (late.seat) } {
            (seat_badge(late.seat))
            @if scene.seat() == Some(late.seat) {
                span { (say!(words, "late-you")) }
            } @else {
                span { (say!(words, "late-other", name = name)) }
                @if votes {
                    (button(Choice::Wait, "wait", say!(words, "late-wait")))
                    (button(Choice::Bot, "bot", say!(words, "late-bot")))
                    (button(Choice::Open, "open", say!(words, "late-open")))
                }
            }
        }
    }
}

fn way_back(scene: &Scene<'_>) -> Option<Markup> {
    let (seat, _) = scene.back.as_ref()?;
    let words = scene.words();
    let is_open = scene.table.row.place(*seat).is_some_and(|place| place.holder == Holder::Open);
    let text = if is_open { say!(words, "back-open") } else { say!(words, "back-bot") };
    Some(html! {
        div.toast.toast--ask id="come-back" {
            (seat_badge(*seat))
            span { (text) }
            form method="post" action={ (scene.public_address()) "/back" } {
                button.btn.btn--primary type="submit" { (icon("i-human")) (say!(words, "back-take")) }
            }
        }
    })
}

#[derive(Debug, Deserialize)]
pub struct VoteForm {
    choice: String,
}

/// Votes about a player whose time is up.
pub async fn vote(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): Path<(MatchId, Seat)>,
    Form(form): Form<VoteForm>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    let choice = match form.choice.as_str() {
        "wait" => Choice::Wait,
        "bot" => Choice::Bot,
        "open" => Choice::Open,
        _ => return Err(Error::Malformed("choice".to_owned())),
    };
    table::vote(&state, &id, seat, &user.id, choice).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

/// Takes back the seat that the others gave away.
pub async fn come_back(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    table::come_back(&state, &id, user).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_minutes_and_seconds() {
        assert_eq!(
            [minutes(0), minutes(-5), minutes(61_999), minutes(3_600_000)],
            ["0:00", "0:00", "1:01", "60:00"]
        );
    }
}
