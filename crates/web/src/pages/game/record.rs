//! The record of a match beside its board: the log in sentences, chat, the slider of the replay.

use axum::extract::{Path, State};
use engine::Message;
use look::part::{Line, icon, log_break, log_line, seat_badge, sentence, small_icon};
use look::{Markup, html};
use store::{ChatLine, Holder};

use super::{Place, Scene};
use crate::chrome::{Chrome, Nav};
use crate::moment::moment;
use crate::table::{Told, chat_text, tell};
use crate::visitor::Visitor;
use crate::{AppState, Error, names, say};

/// Log, chat and slider as one panel.
#[must_use]
pub fn panel(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let said = scene.chat.iter().filter(|line| !line.content.is_note()).count();
    html! {
        section.logbox.logtabs.panel id="logbox" aria-label=(say!(words, "record-name")) {
            nav.tabs {
                a.tab href="#log" { (small_icon("i-log")) (say!(words, "record-log")) }
                a.tab href="#chat" {
                    (small_icon("i-chat")) (say!(words, "record-chat"))
                    @if said > 0 { " " span.badge { (said) } }
                }
            }
            div.logtab id="log" { (log(scene)) }
            div.logtab id="chat" { (chat(scene)) }
            (slider(scene))
        }
    }
}

/// The newest first, what the viewer has not answered yet set apart.
fn log(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let since = scene.news_since();
    let told = || scene.told.iter().rev();
    let parted = since > 1 && told().any(|told| told.seq >= since && !told.lines.is_empty());
    html! {
        ol.log data-follow="start" {
            @if parted { (log_break(&say!(words, "log-since"))) }
            @for move_told in told().filter(|told| told.seq >= since) { (lines(scene, move_told, Line::New)) }
            @if parted { (log_break(&say!(words, "log-before"))) }
            @for move_told in told().filter(|told| told.seq < since) { (lines(scene, move_told, Line::Plain)) }
            @if scene.told.first().is_some_and(|first| first.seq > 1) {
                li.log__line { span {} a href={ (scene.public_address()) "/log" } { (say!(words, "log-whole")) } }
            }
        }
    }
}

/// The sentences of one move, the last one first like the moves themselves.
fn lines(scene: &Scene<'_>, told: &Told, line: Line) -> Markup {
    let lines = told.lines.spans(scene.table.kind.texts(), scene.words(), scene.speaker());
    html! {
        @for (at, (about, spans)) in lines.iter().enumerate().rev() {
            (log_line(&format!("log-{}-{at}", told.seq), about.unwrap_or(told.seat), line, spans))
        }
    }
}

fn chat(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    html! {
        ol.log data-follow="end" { @for line in &scene.chat { (chat_line(scene, line)) } }
        @if scene.audience.spectators > 0 {
            p.faint.panel__body { (say!(words, "chat-spectators", count = scene.audience.spectators)) }
        }
        form.chat__form method="post" action={ (scene.address) "/chat" } data-send {
            input.field id="chat-text" name="text" maxlength=(names::CHAT) required autocomplete="off"
                aria-label=(say!(words, "chat-label")) placeholder=(say!(words, "chat-label"));
            button.btn type="submit" { (say!(words, "chat-send")) }
        }
    }
}

fn chat_line(scene: &Scene<'_>, line: &ChatLine) -> Markup {
    // At the table one goes by the name of one's seat, as long as one sits there.
    let place = line.seat.and_then(|seat| scene.table.row.place(seat));
    let sits = |place: &&store::Place| {
        line.user.as_ref().is_some_and(|user| place.holder == Holder::Human(user.clone()))
    };
    let name = place.filter(sits).map_or(&line.name, |place| &place.name);
    html! {
        li.log__line id={ "chat-" (line.id) } {
            @match line.seat { Some(seat) => (seat_badge(seat)), None => span {} }
            span { b { (name) } " " (chat_text(&line.content, scene.words())) }
        }
    }
}

/// The slider through all positions; without script, links to the first, previous, next and last.
fn slider(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let (at, last) = (scene.seq(), scene.table.row.seq);
    let address = format!("{}/replay", scene.address);
    let viewer = scene.query.get("as").filter(|_| scene.past.is_some());
    let to = |seq: u64| match viewer {
        Some(viewer) => format!("{address}?at={seq}&as={viewer}"),
        None => format!("{address}?at={seq}"),
    };
    let step = |sign: &str, seq: u64, text: String| {
        html! { a.btn.btn--quiet.btn--icon.no-script href=(to(seq)) aria-label=(text) { (sign) } }
    };
    html! {
        form.replay id="replay" method="get" action=(address) data-replay {
            button.btn.btn--quiet.btn--icon type="button" data-replay-play aria-label=(say!(words, "replay-play")) {
                (icon("i-play"))
            }
            (step("«", 0, say!(words, "replay-first")))
            (step("‹", at.saturating_sub(1), say!(words, "replay-previous")))
            input type="range" name="at" min="0" max=(last) value=(at) aria-label=(say!(words, "replay-position"));
            @if let Some(viewer) = viewer { input type="hidden" name="as" value=(viewer); }
            (step("›", (at + 1).min(last), say!(words, "replay-next")))
            (step("»", last, say!(words, "replay-last")))
            output.num { (at) "/" (last) }
            @if scene.past.is_some() { a.btn href=(scene.address) { (say!(words, "replay-now")) } }
        }
    }
}

/// The whole log on a page of its own, from how the match was set up to the newest move.
pub async fn whole(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
) -> Result<Markup, Error> {
    let mut scene = Scene::gather(&state, &visitor, &place, Vec::new()).await?;
    scene.told = everything_told(&state, &scene).await?;
    let opening = match scene.table.position() {
        Ok(_) => scene.table.at(&state, 0).await?.show_past(scene.viewer()).opening(),
        Err(_) => Vec::new(),
    };
    let title = say!(visitor.words, "log-title", game = scene.game_title());
    let body = html! {
        h1 { (title) }
        p { a href=(scene.public_address()) { (say!(visitor.words, "back-to-match")) } }
        div.panel {
            ol.log {
                @for line in &opening { (set_up(&scene, line)) }
                @for told in &scene.told { (told_in_order(&scene, told)) }
            }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

async fn everything_told(state: &AppState, scene: &Scene<'_>) -> Result<Vec<Told>, Error> {
    let mut told: Vec<Told> = Vec::new();
    loop {
        let after = told.last().map_or(0, |told| told.seq);
        let moves = state.store.moves(&scene.table.row.id, after, store::limits::ROWS).await?;
        if moves.is_empty() {
            return Ok(told);
        }
        told.extend(moves.into_iter().map(|entry| tell(&scene.table, entry, scene.viewer())));
    }
}

/// A sentence on how the match was set up.
fn set_up(scene: &Scene<'_>, line: &Message) -> Markup {
    let badge = line.about().map(seat_badge);
    let spans = scene.table.kind.texts().spans(scene.speaker(), line);
    html! { li.log__line { @if let Some(badge) = badge { (badge) } @else { span {} } span { (sentence(&spans)) } } }
}

fn told_in_order(scene: &Scene<'_>, told: &Told) -> Markup {
    html! {
        @for (about, line) in told.lines.spans(scene.table.kind.texts(), scene.words(), scene.speaker()) {
            li.log__line {
                (seat_badge(about.unwrap_or(told.seat))) span { (sentence(&line)) " " span.faint { (moment(told.at)) } }
            }
        }
    }
}
