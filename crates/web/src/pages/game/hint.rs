//! Hints: the best moves as the strongest bot sees them, for whoever plays against bots alone.
//!
//! A hint is asked for (`?hint=1`) and gone with the next decision. It knows what the seat knows, and it never plays.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Advice, Limits, Showing};
use engine::{Label, Seat};
use look::part::{Weight, hidden_fields, icon};
use look::spot::{Control, way};
use look::{Markup, Narrowing, Regions, Setting, html};
use serde_json::Value;

use super::Scene;
use super::scene::fingerprint;
use crate::table::has_others;
use crate::throttle::Deed;
use crate::{AppState, Error, say};

/// Nobody waits longer for a hint.
const PATIENCE: Duration = Duration::from_secs(4);

/// Why there is no hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dark {
    /// Other people play here, and would be wronged.
    Others,
    /// There is nothing to decide.
    NotAsked,
}

/// Whether the viewer may have a hint now; `None` for whoever does not play.
#[must_use]
pub fn state(scene: &Scene<'_>) -> Option<Result<Seat, Dark>> {
    let seat = scene.seat().filter(|_| scene.past.is_none() && !scene.table.is_over())?;
    if has_others(&scene.table, seat) {
        return Some(Err(Dark::Others));
    }
    let is_asked = scene.table.position.as_ref()?.status().deciding().contains(seat);
    Some(if is_asked { Ok(seat) } else { Err(Dark::NotAsked) })
}

/// The best moves, if the viewer asked for them and may know them. The same question gets the same answer.
///
/// # Errors
/// If they ask too often, or the server goes down meanwhile.
pub async fn asked(state: &AppState, scene: &Scene<'_>) -> Result<Option<Vec<Advice<Value>>>, Error> {
    if scene.query.get("hint").is_none() {
        return Ok(None);
    }
    let Some(Ok(seat)) = self::state(scene) else { return Ok(None) };
    scene.visitor.may(state, Deed::Advice).await?;
    let position = scene.table.position()?.copy();
    let seed = fingerprint(&format!("{} {}", scene.table.row.id, scene.seq()));
    let permit = Arc::clone(&state.advising).acquire_owned().await.map_err(Error::fault)?;
    let advice = tokio::task::spawn_blocking(move || {
        let deadline = Some(Instant::now() + PATIENCE);
        let advice = position.advise(seat, seed, &Limits { deadline, ..Limits::NONE });
        drop(permit);
        advice
    });
    advice.await.map(Some).map_err(Error::fault)
}

/// The button that asks for a hint; dark, it says why there is none.
#[must_use]
pub fn button(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let text = html! { (icon("i-hint")) span.only-wide { (say!(words, "hint-ask")) } };
    let why = |dark: Dark| match dark {
        Dark::Others => say!(words, "hint-others"),
        Dark::NotAsked => say!(words, "hint-nothing"),
    };
    html! {
        @match state(scene) {
            None => {}
            Some(Ok(_)) => a.btn.btn--quiet.btn--hint id="hint-ask" data-key="h" aria-keyshortcuts="h" aria-label=(say!(words, "hint-ask")) href={ (scene.address) "?hint=1" } title=(say!(words, "hint-title")) { (text) },
            Some(Err(dark)) => span.btn.btn--quiet.btn--hint id="hint-ask" aria-disabled="true" tabindex="0" role="img" aria-label={ (say!(words, "hint-ask")) ": " (why(dark)) } title=(why(dark)) { (text) },
        }
    }
}

/// The list of the best moves: a third tab beside log and chat.
#[must_use]
pub fn tab(scene: &Scene<'_>, setting: &Setting<'_>) -> Option<Markup> {
    let (advice, seat) = (scene.hint.as_ref()?, scene.seat()?);
    let words = scene.words();
    let first = advice.first().map_or(0, |best| best.chance);
    let alike = advice.get(1).is_some_and(|second| first - second.chance < 10);
    Some(html! {
        div.logtab.is-open id="hint" {
            div.hints aria-live="polite" {
                p.hints__now {
                    @if alike { (say!(words, "hint-alike")) } @else { (say!(words, "hint-best")) }
                    a.btn.btn--quiet href=(scene.address) data-back="true" { (say!(words, "hint-close")) }
                }
                @for (number, one) in (1..).zip(advice) { (item(scene, setting, seat, number, one)) }
                p.hints__foot { (say!(words, "hint-foot")) }
            }
        }
    })
}

/// Puts the numbers of the list at what begins those moves, as far as the page draws it: the control that plays a move, or the
/// first step on the way to it. Moves that begin alike share their control.
pub fn number(scene: &Scene<'_>, setting: &Setting<'_>, shown: &dyn Showing, regions: &mut Regions) {
    let here = scene.query.without("hint");
    let draw =
        |query: &Narrowing| shown.draw(&Setting { address: "", narrowing: query, ..*setting }, &[], &[]);
    let mut marks: Vec<(Control, Vec<usize>)> = Vec::new();
    for (number, one) in (1..).zip(scene.hint.iter().flatten()) {
        let control = match way("", &[one.action.to_string()], &here, draw) {
            Some(Control::Leads(query)) => Control::Leads(format!("{}{query}", scene.address)),
            Some(control) => control,
            None => continue,
        };
        match marks.iter_mut().find(|(known, _)| *known == control) {
            Some((_, numbers)) => numbers.push(number),
            None => marks.push((control, vec![number])),
        }
    }
    for (control, numbers) in &marks {
        regions.number(control, numbers);
    }
}

fn item(scene: &Scene<'_>, setting: &Setting<'_>, seat: Seat, number: u8, one: &Advice<Value>) -> Markup {
    let words = scene.words();
    let label = scene.table.position.as_ref().and_then(|at| at.label(scene.viewer(), seat, &one.action));
    html! {
        div.hintitem aria-current=[(number == 1).then_some("true")] {
            span.adv { (number) }
            b.hintitem__name { (named(scene, label.as_ref())) }
            span.hintitem__chance { b.chance { (percent(one.chance)) "\u{a0}%" } (change(scene, one.change)) }
            @if let Some(hint) = label.as_ref().and_then(|label| label.hint.as_ref()) {
                p.hintitem__why { (scene.game_says(hint)) }
            }
            form method="post" action=(setting.play) data-play {
                (setting.fields()) (hidden_fields(&[("action", &one.action.to_string())]))
                button class=(Weight::Ordinary.class()) type="submit" { (say!(words, "hint-play")) }
            }
        }
    }
}

/// What a move is called, with the group it is offered in: `Build: Bronze`.
#[must_use]
pub fn named(scene: &Scene<'_>, label: Option<&Label>) -> String {
    let Some(label) = label else { return String::new() };
    let parts = label.group.iter().chain([&label.text]).map(|part| scene.game_says(part));
    parts.collect::<Vec<_>>().join(": ")
}

/// Thousandths as whole per cent.
#[must_use]
pub fn percent(thousandths: i32) -> i32 {
    (thousandths + if thousandths < 0 { -5 } else { 5 }) / 10
}

/// By how much a chance changes, in a sign and in words.
#[must_use]
pub fn change(scene: &Scene<'_>, thousandths: i32) -> Markup {
    let (words, points) = (scene.words(), percent(thousandths));
    let class = match points {
        1.. => "diff diff--up",
        0 => "diff",
        _ => "diff diff--down",
    };
    let spoken = say!(
        words,
        "chance-change",
        points = points.abs(),
        way = match points {
            1.. => "more",
            0 => "same",
            _ => "less",
        }
    );
    html! { span class=(class) role="img" aria-label=(spoken) { @if points == 0 { "±0" } @else { (points.abs()) } } }
}
