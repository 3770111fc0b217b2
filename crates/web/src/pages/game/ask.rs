//! What stands above a board besides the game's own question: refusals, wishes to take something
//! back, the end of the match.

use engine::{Seat, Seats, Status};
use look::part::{hidden_fields, seat_badge};
use look::{Markup, html};
use store::{Phase, UndoRequest};

use super::{Scene, absent};
use crate::pages::asking;
use crate::say;
use crate::table::has_others;

/// Everything that wants attention, if there is anything.
#[must_use]
pub fn notices(scene: &Scene<'_>) -> Option<Markup> {
    let requests = requests(scene);
    let notices: Vec<Markup> = scene
        .notice
        .clone()
        .into_iter()
        .chain(requests)
        .chain(asking::notices(scene))
        .chain(absent::notices(scene))
        .chain(over(scene))
        .chain(past(scene))
        .chain(call_me(scene))
        .collect();
    (!notices.is_empty()).then(|| html! { @for notice in notices { (notice) } })
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

/// Asks whether the viewer wants to be called; the script shows it to whoever waits for people.
fn call_me(scene: &Scene<'_>) -> Option<Markup> {
    let words = scene.words();
    let waits = scene.table.row.phase == Phase::Running
        && scene
            .seat()
            .is_some_and(|seat| has_others(&scene.table, seat) && !scene.table.row.deciding().contains(seat));
    (waits && scene.past.is_none()).then(|| {
        html! {
            div.toast.toast--ask id="call-me" hidden data-keep {
                span { (say!(words, "call-ask")) }
                button.btn type="button" data-call="yes" { (say!(words, "call-yes")) }
                button.btn.btn--quiet type="button" data-call="no" { (say!(words, "call-no")) }
            }
        }
    })
}

/// Where in the past one is, on screens where the slider is out of sight.
fn past(scene: &Scene<'_>) -> Option<Markup> {
    let (at, _) = scene.past.as_ref()?;
    let words = scene.words();
    let last = scene.table.row.seq;
    let step = |sign: &str, to: u64, text: String| {
        let query = scene.query.with("at", &to.to_string()).query();
        html! { a.btn.btn--icon href={ (scene.address) "/replay" (query) } aria-label=(text) { (sign) } }
    };
    Some(html! {
        div.toast.toast--ask.only-narrow id="past" {
            (step("‹", at.saturating_sub(1), say!(words, "replay-previous")))
            span.num { (at) "/" (last) }
            (step("›", (at + 1).min(last), say!(words, "replay-next")))
            a.btn href=(scene.address) { (say!(words, "replay-now")) }
        }
    })
}

fn over(scene: &Scene<'_>) -> Option<Markup> {
    let victory = victory(scene)?;
    let table = if scene.past.is_some() {
        format!("{}/scores", scene.public_address())
    } else {
        scene.address.clone()
    };
    Some(html! {
        div.toast.toast--ask id="over" {
            span { (victory) }
            a.btn href=(table) { (say!(scene.words(), "over-scores")) }
        }
    })
}

/// Who has won, once the match is over.
#[must_use]
pub fn victory(scene: &Scene<'_>) -> Option<String> {
    let Some(Status::Over(outcome)) = scene.position().map(|position| position.status()) else { return None };
    let winners: Vec<&str> =
        outcome.winners().iter().map(|seat| scene.names[seat.index()].as_str()).collect();
    Some(say!(scene.words(), "over-winner", count = winners.len(), names = winners))
}
