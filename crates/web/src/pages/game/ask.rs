//! What stands above a board besides the game's own question: refusals, wishes to take something
//! back, the end of the match.

use engine::{Seat, Seats, Status};
use look::part::{hidden_fields, seat_badge, seat_class, seat_mark, sentence};
use look::{Markup, html};
use store::{Holder, Phase, UndoRequest};

use super::record::figure;
use super::{Scene, absent, order};
use crate::bots::patience;
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
        .chain(order::given(scene))
        .chain(over(scene))
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

/// Which bot the others wait for, and how long at most. Most answer at once, so it is seen only after a moment.
#[must_use]
pub fn thinking(scene: &Scene<'_>) -> Markup {
    let (row, words) = (&scene.table.row, scene.words());
    let deciding = row.deciding();
    let bots = deciding.iter().filter_map(|seat| match &row.place(seat)?.holder {
        Holder::Bot(level) => Some((seat, patience(level).as_secs() as u32)),
        _ => None,
    });
    let is_asked = scene.seat().is_some_and(|seat| deciding.contains(seat));
    let waits = row.phase == Phase::Running && !is_asked && scene.past.is_none() && scene.guided.is_none();
    html! {
        @if let Some((seat, seconds)) = bots.max_by_key(|(_, seconds)| *seconds).filter(|_| waits) {
            @let name = scene.names[seat.index()].as_str();
            p.bot-thinks id="bot-thinks" { (say!(words, "bot-thinks", name, seconds)) }
        }
    }
}

/// What stands in the question's place while one looks back: which action it was, what was done, and the ways on.
#[must_use]
pub fn looking_back(scene: &Scene<'_>) -> Option<Markup> {
    let (at, _) = scene.past.as_ref()?;
    let words = scene.words();
    let told = scene.told.last().filter(|told| told.seq == *at);
    let lines = told.map(|told| told.lines.spans(scene.table.kind.texts(), words, scene.speaker()));
    let lines = lines.unwrap_or_default();
    let seat = told.map(|told| told.seat);
    Some(html! {
        section.ask.ask--past.panel.(seat.map(seat_class).unwrap_or_default()) id="ask" aria-labelledby="ask-title" {
            div.question.question--past id="past" {
                @if let Some(seat) = seat { span.question__seat { (seat_mark(seat)) } }
                div.question__text {
                    p.question__path {
                        b.badge.badge--warn { (say!(words, "past-title")) } " "
                        span { (say!(words, "past-action", at = figure(*at), of = figure(scene.table.row.seq))) }
                    }
                    h2.question__ask.is-undone[told.is_some_and(|told| told.is_undone)] id="ask-title" tabindex="-1" aria-live="polite" {
                        @match (lines.first(), seat) {
                            (Some((_, line)), _) => (sentence(line)),
                            (None, Some(seat)) => (scene.names[seat.index()]),
                            (None, None) => (say!(words, "past-beginning")),
                        }
                    }
                    @for (_, line) in lines.iter().skip(1) { p.past__then { (sentence(line)) } }
                }
                div.question__choices { (ways_on(scene, *at)) }
            }
        }
    })
}

/// One action back, one further, how fast it is played, and the present again.
fn ways_on(scene: &Scene<'_>, at: u64) -> Markup {
    let words = scene.words();
    let last = scene.table.row.seq;
    let step = |sign: &str, to: u64, key: &str, text: String| {
        let query = scene.query.with("at", &to.to_string()).query();
        html! {
            a.btn.btn--icon href={ (scene.address) "/replay" (query) } aria-label=(text) title=(text) aria-keyshortcuts=(key) { (sign) }
        }
    };
    let asked = scene.seat().is_some_and(|seat| scene.table.row.deciding().contains(seat));
    let present = if asked { say!(words, "past-to-turn") } else { say!(words, "past-to-now") };
    html! {
        (step("‹", at.saturating_sub(1), ",", say!(words, "replay-previous")))
        (step("›", (at + 1).min(last), ".", say!(words, "replay-next")))
        button.btn.btn--icon type="button" data-pace title=(say!(words, "replay-pace")) { "1×" }
        (try_from_here(scene, at))
        a.btn.btn--primary href=(scene.address) data-now aria-keyshortcuts="Escape" {
            span.past__back { (present) } span.past__skip { (say!(words, "past-skip")) }
        }
    }
}

/// Any position of a match that is over can be played on from at a private table: by whoever must decide in it, or the seat that is
/// looked through.
fn try_from_here(scene: &Scene<'_>, at: u64) -> Markup {
    let asked = scene.position().map(|position| position.status().deciding()).unwrap_or_default();
    let mine = scene.seat().filter(|seat| asked.contains(*seat));
    let Some(seat) = mine.or(asked.iter().next()).filter(|_| scene.table.is_over()) else { return html! {} };
    let words = scene.words();
    html! {
        form method="post" action={ (scene.public_address()) "/review" } {
            (hidden_fields(&[("at", &at.to_string()), ("seat", &seat.to_string())]))
            button.btn id="play-on" type="submit" title=(say!(words, "review-play-on-note")) { (say!(words, "review-play-on")) }
        }
    }
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
