//! The final scores with their sources, and the proof that the seed was not changed.

use axum::extract::{Path, State};
use engine::{Message, ScoreLine, ScoreSheet};
use look::part::{Weight, link_button, panel, seat_badge, seat_name};
use look::{Markup, html};
use store::{ChatLine, Content, Phase};

use super::{Place, Scene};
use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// The points of everybody by source: final ones, or what is known so far.
pub async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
) -> Result<Markup, Error> {
    let scene = Scene::gather(&state, &visitor, &place, Vec::new()).await?;
    let chrome = Chrome::of(&state, &visitor).await?;
    let shown = scene.table.position()?.show(scene.viewer());
    let words = visitor.words;
    let title =
        if scene.table.is_over() { say!(words, "scores-final") } else { say!(words, "scores-so-far") };
    let body = html! {
        h1 { (title) }
        p.page__lead {
            @match super::ask::victory(&scene) {
                Some(victory) => (victory),
                None => (super::match_title(&scene.table.row, words)),
            }
        }
        @match super::finale::table(&scene, &*shown, None) {
            Some(table) => (table),
            None => (panel("scores", say!(words, "scores-title"), table(&scene, shown.scores()))),
        }
        (absences(&scene))
        div.row {
            (link_button(Weight::Primary, &scene.public_address(), say!(words, "back-to-match")))
            (link_button(Weight::Ordinary, &format!("{}/replay?at=0", scene.public_address()), say!(words, "tool-replay")))
            @if scene.table.is_over() {
                (link_button(Weight::Ordinary, &format!("{}/file", scene.public_address()), say!(words, "tool-file")))
            }
        }
        (proof(&scene))
    };
    Ok(chrome.document(&title, Nav::Elsewhere, &body))
}

/// Who was given up on the way, and in which place they were then: the seat's own place at the end is another's.
fn absences(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let told = |line: &ChatLine| match &line.content {
        Content::Absent { old, new, place } if new.is_empty() => {
            Some(say!(words, "scores-absent-open", name = old.as_str(), place = i64::from(*place)))
        }
        Content::Absent { old, new, place } => Some(say!(
            words,
            "scores-absent",
            name = old.as_str(),
            new = new.as_str(),
            place = i64::from(*place)
        )),
        _ => None,
    };
    html! { @for text in scene.chat.iter().filter_map(told) { p.prose { (text) } } }
}

/// One column a seat, one row a source.
fn table(scene: &Scene<'_>, scores: &[ScoreSheet]) -> Markup {
    let words = scene.words();
    let outcome = match scene.table.row.phase {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    };
    html! {
        div.table__wrap tabindex="0" role="group" {
            table.table {
                thead {
                    tr {
                        th scope="col" { (say!(words, "scores-source")) }
                        @for sheet in scores {
                            th.figure scope="col" { (seat_badge(sheet.seat)) " " (seat_name(sheet.seat, &scene.names[sheet.seat.index()])) }
                        }
                    }
                }
                tbody {
                    @for source in sources(scores.iter().flat_map(|sheet| &sheet.lines)) {
                        tr {
                            th scope="row" { (scene.game_says(source)) }
                            @for sheet in scores { td.figure { (points(&sheet.lines, source)) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (say!(words, "scores-total")) }
                        @for sheet in scores { td.figure id={ "total-" (sheet.seat) } { (sheet.total) } }
                    }
                    @for source in tie_breaks(scores) {
                        tr {
                            th scope="row" { (say!(words, "scores-tie")) " " (scene.game_says(source)) }
                            @for sheet in scores { td.figure { (points(&sheet.tie_breaks, source)) } }
                        }
                    }
                    @if let Some(outcome) = outcome {
                        tr {
                            th scope="row" { (say!(words, "scores-place")) }
                            @for sheet in scores { td.figure { (outcome.ranking.get(sheet.seat).copied().unwrap_or(0)) } }
                        }
                    }
                }
            }
        }
    }
}

/// All sources, each once, in the order in which they first appear.
fn sources<'a>(lines: impl Iterator<Item = &'a ScoreLine>) -> Vec<&'a Message> {
    let mut sources: Vec<&Message> = Vec::new();
    for line in lines {
        if !sources.contains(&&line.source) {
            sources.push(&line.source);
        }
    }
    sources
}

/// What breaks ties, if there is one.
fn tie_breaks(scores: &[ScoreSheet]) -> Vec<&Message> {
    let mut totals: Vec<i32> = scores.iter().map(|sheet| sheet.total).collect();
    totals.sort_unstable();
    let tied = totals.windows(2).any(|pair| pair[0] == pair[1]);
    sources(scores.iter().filter(|_| tied).flat_map(|sheet| &sheet.tie_breaks))
}

fn points(lines: &[ScoreLine], source: &Message) -> String {
    let mut lines = lines.iter().filter(|line| line.source == *source).peekable();
    match lines.peek() {
        Some(_) => lines.map(|line| line.points).sum::<i32>().to_string(),
        None => "–".to_owned(),
    }
}

/// Commitment, seed and salt.
#[must_use]
pub fn proof(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let row = &scene.table.row;
    let secrets = row.published.as_ref();
    html! {
        details.panel.panel__body id="proof" {
            summary { (say!(words, "proof-title")) }
            p.prose { (say!(words, "proof-text")) }
            dl.facts-list {
                dt { (say!(words, "proof-commitment")) } dd { code { (row.commitment) } }
                @if let Some((seed, salt)) = secrets {
                    dt { (say!(words, "proof-seed")) } dd { code { (seed) } }
                    dt { (say!(words, "proof-salt")) } dd { code { (salt) } }
                }
            }
        }
    }
}
