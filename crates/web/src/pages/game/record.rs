//! The record of a match beside its board: the log in sentences, chat, the slider of the replay.

use axum::extract::{Path, State};
use engine::Message;
use look::part::{Decided, TurnLog, icon, log_break, seat_badge, sentence, small_icon, turn_log};
use look::{Markup, Setting, html};
use store::{ChatLine, Holder};

use super::{Place, Scene, hint};
use crate::chrome::{Chrome, Nav};
use crate::moment::moment;
use crate::table::{Told, chat_text, settle, tell};
use crate::visitor::Visitor;
use crate::{AppState, Error, names, say};

/// Log, chat and slider as one panel.
#[must_use]
pub fn panel(scene: &Scene<'_>, setting: &Setting<'_>) -> Markup {
    let words = scene.words();
    let hint = hint::tab(scene, setting);
    let said = scene.chat.iter().filter(|line| !line.content.is_note()).count();
    html! {
        section.logbox.logtabs.panel id="logbox" aria-label=(say!(words, "record-name")) {
            nav.tabs {
                a.tab href="#log" { (small_icon("i-log")) (say!(words, "record-log")) }
                a.tab href="#chat" {
                    (small_icon("i-chat")) (say!(words, "record-chat"))
                    @if said > 0 { " " span.badge { (said) } }
                }
                @if hint.is_some() {
                    span.tab aria-current="true" { (small_icon("i-hint")) (say!(words, "hint-ask")) }
                }
                button.tab.tab--keys type="button" data-keys-open aria-keyshortcuts="?" title=(say!(words, "keys-title")) {
                    kbd.key { "?" } span.visually-hidden { (say!(words, "keys-title")) }
                }
            }
            div.logtab id="log" { (log(scene)) }
            div.logtab id="chat" { (chat(scene)) }
            @if let Some(hint) = hint { (hint) }
            (slider(scene))
        }
    }
}

/// The newest turn first, each told from top to bottom; what the viewer has not answered yet is set apart.
fn log(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    html! {
        ol.log data-follow="start" tabindex="0" aria-label=(say!(words, "record-log")) {
            (history(scene, Dates::Left))
            @if scene.told.first().is_some_and(|first| first.seq > 1) {
                li.log__line { span {} a href={ (scene.public_address()) "/log" } { (say!(words, "log-whole")) } }
            }
        }
    }
}

/// Whether the turns of a log say when they were.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dates {
    Left,
    Told,
}

fn history(scene: &Scene<'_>, dates: Dates) -> Markup {
    let words = scene.words();
    let since = scene.news_since();
    let turns = turns(scene, since);
    let news = turns.iter().take_while(|turn| turn.is_new).count();
    let parted = since > 1 && news > 0;
    html! {
        @if parted { (log_break(&say!(words, "log-since"))) (play_back(scene, since)) }
        @for turn in turns.iter().take(news) { (turn.draw(scene, dates)) }
        @if parted { (log_break(&say!(words, "log-before"))) }
        @for turn in turns.iter().skip(news) { (turn.draw(scene, dates)) }
    }
}

/// What somebody decided in a row.
struct Turn<'a> {
    moves: &'a [Told],
    is_new: bool,
}

/// All turns of which there is something to say, the newest first.
fn turns<'a>(scene: &'a Scene<'_>, since: u64) -> Vec<Turn<'a>> {
    let same = |one: &Told, two: &Told| one.seat == two.seat && (one.seq >= since) == (two.seq >= since);
    let turns = scene.told.chunk_by(same).rev();
    let told = turns.filter(|moves| moves.iter().any(|told| !told.lines.is_empty()));
    told.map(|moves| Turn { moves, is_new: moves[0].seq >= since }).collect()
}

impl Turn<'_> {
    fn draw(&self, scene: &Scene<'_>, dates: Dates) -> Markup {
        let (first, last) = (&self.moves[0], &self.moves[self.moves.len() - 1]);
        let words = scene.words();
        let note = html! {
            @if dates == Dates::Told { (moment(last.at)) " · " }
            @if first.seq == last.seq { (say!(words, "log-action", at = figure(first.seq))) }
            @else { (say!(words, "log-actions", from = figure(first.seq), to = figure(last.seq))) }
        };
        let decided = |told: &Told| Decided {
            seq: told.seq,
            href: format!("{}/replay?at={}", scene.address, told.seq),
            lines: told.lines.spans(scene.table.kind.texts(), scene.words(), scene.speaker()),
            is_undone: told.is_undone,
            is_shown: scene.past.as_ref().is_some_and(|(seq, _)| *seq == told.seq),
        };
        let decisions: Vec<_> = self.moves.iter().map(decided).collect();
        turn_log(&TurnLog {
            id: &format!("turn-{}", first.seq),
            seat: first.seat,
            name: &scene.names[first.seat.index()],
            is_new: self.is_new,
            reader: scene.seat(),
            note,
            decisions: &decisions,
        })
    }
}

/// The number of an action, as sentences take it.
#[must_use]
pub fn figure(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// Plays on the board what the others did since the viewer decided.
fn play_back(scene: &Scene<'_>, since: u64) -> Markup {
    let words = scene.words();
    let actions = figure(scene.table.row.seq + 1 - since);
    html! {
        @if scene.past.is_none() && actions > 0 {
            li.log__play {
                a.btn href={ (scene.address) "/replay?at=" (since) } data-playback=(scene.address) {
                    (icon("i-play")) (say!(words, "log-play", actions))
                }
            }
        }
    }
}

fn chat(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    html! {
        ol.log data-follow="end" tabindex="0" aria-label=(say!(words, "record-chat")) { @for line in &scene.chat { (chat_line(scene, line)) } }
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
            span { @if !name.is_empty() { b { (name) } " " } (chat_text(&line.content, scene.words())) }
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
            button.btn.btn--quiet.btn--icon type="button" data-pace title=(say!(words, "replay-pace")) { "1×" }
            @if scene.past.is_some() { a.btn href=(scene.address) data-now { (say!(words, "replay-now")) } }
        }
    }
}

/// The whole log on a page of its own, from the newest turn back to how the match was set up.
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
                (history(&scene, Dates::Told))
                @if !opening.is_empty() { (log_break(&say!(visitor.words, "log-opening"))) }
                @for line in &opening { (set_up(&scene, line)) }
            }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

/// All that happened, the newest last.
///
/// # Errors
/// If the store cannot be asked.
pub async fn everything_told(state: &AppState, scene: &Scene<'_>) -> Result<Vec<Told>, Error> {
    let mut told: Vec<Told> = Vec::new();
    loop {
        let after = told.last().map_or(0, |told| told.seq);
        let moves = state.store.moves(&scene.table.row.id, after, store::limits::ROWS).await?;
        if moves.is_empty() {
            settle(&mut told);
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
