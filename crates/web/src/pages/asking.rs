//! Somebody asks for a seat of a running match: what those at the table see of it, and their answer.

use axum::Form;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::routing::post;
use engine::Seat;
use look::part::{hidden_fields, seat_badge};
use look::{Markup, html};
use serde::Deserialize;
use store::{Answer, MatchId, SeatRequest, UserId};

use super::game::Scene;
use crate::table::{answer_seat, consenters};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route("/m/{id}/seat/{seat}/answer", post(answer))
}

#[derive(Debug, Deserialize)]
struct Given {
    asker: UserId,
    answer: Wish,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Wish {
    Consent,
    Refuse,
}

async fn answer(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): Path<(MatchId, Seat)>,
    Form(given): Form<Given>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    let answer = match given.answer {
        Wish::Consent => Answer::Consent,
        Wish::Refuse => Answer::Refuse,
    };
    answer_seat(&state, &id, seat, &given.asker, &user.id, answer).await?;
    Ok(Redirect::to(&format!("/m/{id}/table")))
}

/// Who asks for a seat, for those who must agree and for whoever asks.
#[must_use]
pub fn notices(scene: &Scene<'_>) -> Vec<Markup> {
    let open = scene.seat_requests.iter().filter(|request| request.refusals.is_empty());
    open.filter_map(|request| notice(scene, request)).collect()
}

fn notice(scene: &Scene<'_>, request: &SeatRequest) -> Option<Markup> {
    let (words, me) = (scene.words(), &scene.visitor.user.as_ref()?.id);
    let needed = consenters(&scene.table, request.seat, Some(&request.user));
    let must_answer = needed.contains(me) && !request.consents.contains(me);
    if !must_answer && request.user != *me {
        return None;
    }
    let number = request.seat.0 + 1;
    Some(html! {
        div.toast.toast--ask id={ "seat-request-" (request.seat) } {
            (seat_badge(request.seat))
            @if must_answer {
                span { (say!(words, "seat-asked", name = request.name.as_str(), number)) }
                (button(scene, request, "consent", &say!(words, "undo-consent")))
                (button(scene, request, "refuse", &say!(words, "undo-refuse")))
            } @else {
                span { (say!(words, "seat-asks", number)) }
            }
        }
    })
}

fn button(scene: &Scene<'_>, request: &SeatRequest, answer: &str, text: &str) -> Markup {
    html! {
        form method="post" action={ (scene.public_address()) "/seat/" (request.seat) "/answer" } {
            (hidden_fields(&[("asker", &request.user.0), ("answer", answer)]))
            button.btn type="submit" { (text) }
        }
    }
}

/// How somebody's wish for a seat stands, if they have asked for it.
#[must_use]
pub fn own_wish(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    let me = &scene.visitor.user.as_ref()?.id;
    let mine = scene.seat_requests.iter().find(|request| request.seat == seat && request.user == *me)?;
    let words = scene.words();
    Some(match mine.refusals.is_empty() {
        true => look::part::badge("warn", None, say!(words, "seat-asking")),
        false => look::part::badge("bad", None, say!(words, "seat-refused")),
    })
}
