//! What stands above a board besides the game's own question: refusals, wishes to take something
//! back, the end of the match.

use engine::{Seat, Seats, Status};
use look::part::{hidden_fields, seat_badge};
use look::{Markup, html};
use store::UndoRequest;

use super::Scene;
use crate::say;

/// Everything that wants attention, if there is anything.
#[must_use]
pub fn notices(scene: &Scene<'_>) -> Option<Markup> {
    let requests = requests(scene);
    let over = over(scene);
    if scene.notice.is_none() && requests.is_empty() && over.is_none() && scene.past.is_none() {
        return None;
    }
    Some(html! {
        @if let Some(notice) = &scene.notice { (notice) }
        @for request in requests { (request) }
        @if let Some(over) = over { (over) }
    })
}

fn requests(scene: &Scene<'_>) -> Vec<Markup> {
    let Some(me) = scene.seat() else { return Vec::new() };
    let open = scene.undo.requests.iter().filter(|(_, missing)| !missing.is_empty());
    open.map(|(request, missing)| request_notice(scene, me, request, *missing)).collect()
}

/// A wish to take something back, with the buttons of whoever has not answered.
fn request_notice(scene: &Scene<'_>, me: Seat, request: &UndoRequest, missing: Seats) -> Markup {
    let words = scene.words();
    let name = |seat: Seat| scene.names[seat.index()].as_str();
    let address = format!("{}/undo/answer", scene.address);
    let button = |answer: &str, text: String| {
        let (revision, asker) = (scene.seq().to_string(), request.seat.to_string());
        html! {
            form method="post" action=(address) data-send {
                (hidden_fields(&[("revision", &revision), ("asker", &asker), ("answer", answer)]))
                button.btn type="submit" { (text) }
            }
        }
    };
    html! {
        div.toast.toast--ask id="undo-request" {
            (seat_badge(request.seat))
            @if missing.contains(me) {
                span { (say!(words, "undo-asked", name = name(request.seat))) }
                (button("consent", say!(words, "undo-consent")))
                (button("refuse", say!(words, "undo-refuse")))
            } @else {
                span { (say!(words, "undo-waits", names = missing.iter().map(name).collect::<Vec<_>>())) }
            }
        }
    }
}

fn over(scene: &Scene<'_>) -> Option<Markup> {
    let Some(Status::Over(outcome)) = scene.position().map(|position| position.status()) else { return None };
    let words = scene.words();
    let winners: Vec<&str> =
        outcome.winners().iter().map(|seat| scene.names[seat.index()].as_str()).collect();
    Some(html! {
        div.toast.toast--ask id="over" {
            span { (say!(words, "over-winner", count = winners.len(), names = winners)) }
            a.btn href={ (scene.public_address()) "/scores" } { (say!(words, "over-scores")) }
        }
    })
}
