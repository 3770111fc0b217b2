//! The end of a match: who won and by what, and the ways on.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use catalog::{Kind, Showing};
use engine::{Message, Outcome, ScoreLine, ScoreSheet, Seat, Viewer, msg};
use look::finale::{Finale, Finisher, Source, finale};
use look::part::icon;
use look::{Markup, html};
use serde::Deserialize;
use store::{Holder, Phase};

use super::{Place, Scene};
use crate::pages::home::game_title;
use crate::table::{Table, rematch};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// A source that differs by less is not worth a sentence.
const WORTH: i32 = 5;
/// Through about how many positions the curve is drawn.
const DRAWN: u64 = 120;

/// The final table, if the match is over; `close` leads to the board without it.
#[must_use]
pub fn table(scene: &Scene<'_>, shown: &dyn Showing, close: Option<&str>) -> Option<Markup> {
    let Phase::Over(outcome) = scene.table.row.phase else { return None };
    let words = scene.words();
    let scores = scene.course.timed(shown.scores());
    let sheets = by_place(&scores, &outcome);
    let notes: Vec<String> = sheets.iter().map(|sheet| note(scene, sheet.seat)).collect();
    let finishers = sheets.iter().zip(&notes).map(|(sheet, note)| Finisher {
        seat: sheet.seat,
        place: outcome.ranking.get(sheet.seat).copied().unwrap_or(0),
        name: &scene.names[sheet.seat.index()],
        note,
        total: sheet.total,
    });
    let look = say!(words, "final-close");
    Some(finale(&Finale {
        seat: outcome.winners().iter().next(),
        title: &title(scene, &outcome),
        by: &by(scene, &sheets, &outcome),
        players: finishers.collect(),
        course: look::finale::Course {
            word: &say!(words, "final-course"),
            points: &scene.course.points,
            actions: scene.table.row.seq,
        },
        sources: sources(scene, &sheets),
        source_word: &say!(words, "scores-source"),
        total_word: &say!(words, "scores-total"),
        close: close.map(|href| (href, look.as_str())),
        ways: ways(scene),
    }))
}

/// The final table over the board: once the match is over, until the reader looks at the board.
#[must_use]
pub fn of_board(scene: &Scene<'_>, shown: &dyn Showing) -> Option<Markup> {
    let is_open = scene.past.is_none() && scene.query.get("final") != Some("no");
    is_open.then(|| table(scene, shown, Some(&format!("{}?final=no", scene.address)))).flatten()
}

/// Everybody's points at some positions of a match that is over, as the viewer could know them then. A match that an older
/// version played may not be played again: it has none.
///
/// # Errors
/// If it cannot be read.
pub async fn course(state: &AppState, table: &Table, viewer: Viewer) -> Result<Course, Error> {
    let Some(record) = state.store.record(&table.row.id).await? else { return Ok(Course::default()) };
    let (kind, seats, last) = (table.kind, usize::from(table.seats()), table.row.seq);
    let every = last.div_ceil(DRAWN).max(1);
    let permit = Arc::clone(&state.replaying).acquire_owned().await.map_err(Error::fault)?;
    let played = tokio::task::spawn_blocking(move || {
        let mut course = Course::default();
        let played = kind.replay(&record, &mut |step| {
            let shown = step.position.show_past(viewer);
            course.times.go_on(&*shown, seats);
            if step.seq % every == 0 || step.seq == last {
                course.points.push(totals(shown.scores(), seats));
            }
        });
        drop(permit);
        played.map(|_| course).unwrap_or_default()
    });
    played.await.map_err(Error::fault)
}

/// How the points of a match came.
#[derive(Default)]
pub struct Course {
    /// Everybody's points, by seat, at some positions.
    pub points: Vec<Vec<i32>>,
    /// What the source that is told by its times brought in each.
    times: Times,
}

impl Course {
    /// The points with the source that is told by its times parted into them, if they come to the same.
    fn timed(&self, scores: &[ScoreSheet]) -> Vec<ScoreSheet> {
        let mut timed = scores.to_vec();
        let Some(source) = self.times.source.as_ref().filter(|_| !self.times.went_back) else { return timed };
        let sum = |seat: Seat| self.times.parts.iter().map(|(_, points)| points[seat.index()]).sum::<i32>();
        if scores.iter().any(|sheet| points(sheet, source).is_some_and(|points| points != sum(sheet.seat))) {
            return timed;
        }
        for sheet in &mut timed {
            let Some(at) = sheet.lines.iter().position(|line| line.source == *source) else { continue };
            let part = |(time, points): &(Message, Vec<i32>)| ScoreLine {
                source: time.clone(),
                points: points[sheet.seat.index()],
            };
            let parts: Vec<_> = self.times.parts.iter().map(part).collect();
            sheet.lines.splice(at..=at, parts);
        }
        timed
    }
}

/// What a source brought in the times of a match.
#[derive(Default)]
struct Times {
    source: Option<Message>,
    /// What it has brought up to here, by seat.
    so_far: Vec<i32>,
    /// The times in their order, and what it brought in each, by seat.
    parts: Vec<(Message, Vec<i32>)>,
    /// Whether an undo led back into an earlier time: then nobody knows what came when.
    went_back: bool,
}

impl Times {
    /// The next position: what came on the way to it belongs to the time before.
    fn go_on(&mut self, shown: &dyn Showing, seats: usize) {
        let Some((source, time)) = shown.timed_source() else { return };
        let mut now = vec![0; seats];
        for sheet in shown.scores() {
            now[sheet.seat.index()] = points(sheet, &source).unwrap_or(0);
        }
        if let Some((_, part)) = self.parts.last_mut() {
            for (part, (now, before)) in part.iter_mut().zip(now.iter().zip(&self.so_far)) {
                *part += now - before;
            }
        }
        if self.parts.last().is_none_or(|(last, _)| *last != time) {
            self.went_back |= self.parts.iter().any(|(earlier, _)| *earlier == time);
            self.parts.push((time, vec![0; seats]));
        }
        (self.source, self.so_far) = (Some(source), now);
    }
}

/// The points of everybody, by seat.
fn totals(sheets: &[ScoreSheet], seats: usize) -> Vec<i32> {
    let mut totals = vec![0; seats];
    for sheet in sheets {
        totals[sheet.seat.index()] = sheet.total;
    }
    totals
}

fn by_place<'s>(scores: &'s [ScoreSheet], outcome: &Outcome) -> Vec<&'s ScoreSheet> {
    let mut sheets: Vec<&ScoreSheet> = scores.iter().collect();
    sheets.sort_by_key(|sheet| outcome.ranking.get(sheet.seat).copied().unwrap_or(u8::MAX));
    sheets
}

/// What is said under the name of a player: the level of a bot, or that it is the reader.
fn note(scene: &Scene<'_>, seat: Seat) -> String {
    let words = scene.words();
    match scene.table.row.place(seat).map(|place| &place.holder) {
        Some(Holder::Bot(level)) => crate::pages::table::level_name(level, words),
        _ if scene.seat() == Some(seat) => say!(words, "holder-you"),
        _ => String::new(),
    }
}

/// Who won, to the reader.
#[must_use]
pub fn title(scene: &Scene<'_>, outcome: &Outcome) -> String {
    let (words, winners) = (scene.words(), outcome.winners());
    let others: Vec<&str> = winners
        .iter()
        .filter(|seat| scene.seat() != Some(*seat))
        .map(|seat| scene.names[seat.index()].as_str())
        .collect();
    match (scene.seat().is_some_and(|me| winners.contains(me)), others.len()) {
        (true, 0) => say!(words, "final-you"),
        (true, _) => say!(words, "final-you-share", names = others),
        (false, count) => say!(words, "final-wins", names = others, count),
    }
}

/// By what it was won: the distance to the second, and the sources that made it.
fn by(scene: &Scene<'_>, sheets: &[&ScoreSheet], outcome: &Outcome) -> String {
    let words = scene.words();
    let [first, second, ..] = sheets else { return String::new() };
    let name = |sheet: &ScoreSheet| scene.names[sheet.seat.index()].as_str();
    let (points, ahead) = (in_words(scene, first.total), first.total - second.total);
    let mut said = Vec::new();
    match ahead {
        1.. => said.push(say!(words, "final-ahead", points, ahead, second = name(second))),
        0 if outcome.winners().len() == 1 => said.push(match tie_break(first, second) {
            Some((source, own, theirs)) => {
                let (second, source) = (name(second), scene.game_says(source));
                say!(words, "final-tied-by", points, second, source, own, theirs)
            }
            None => say!(words, "final-tied", points, second = name(second)),
        }),
        _ => {}
    }
    if outcome.winners().len() == 1 && has_own_points(scene) {
        let won_by = first.lines.iter().filter(|line| line.points > 0);
        let sources: Vec<String> = won_by.map(|line| scene.game_says(&line.source)).collect();
        said.push(say!(words, "final-won-by", sources));
    }
    let mine = sheets.iter().find(|sheet| scene.seat() == Some(sheet.seat));
    if let Some(mine) = mine.filter(|mine| !outcome.winners().contains(mine.seat)) {
        let place = outcome.ranking.get(mine.seat).copied().unwrap_or(0);
        let points = in_words(scene, mine.total);
        said.push(say!(words, "final-behind", place, points, behind = first.total - mine.total));
    }
    said.extend(difference(scene, first, second));
    said.join(" ")
}

/// Whether what wins is not called points in this game: then each is told by its name.
fn has_own_points(scene: &Scene<'_>) -> bool {
    scene.table.kind.texts().has(scene.words().0, "game-points")
}

/// A number of points, or whatever they are called in this game.
fn in_words(scene: &Scene<'_>, points: i32) -> String {
    if has_own_points(scene) {
        scene.game_says(&msg!("game-points", points))
    } else {
        say!(scene.words(), "final-points", points)
    }
}

/// What broke a tie: the first figure for it in which the two differ, with both figures.
fn tie_break<'s>(first: &'s ScoreSheet, second: &ScoreSheet) -> Option<(&'s Message, i32, i32)> {
    let mut figures = first.tie_breaks.iter().zip(&second.tie_breaks);
    let (own, theirs) = figures.find(|(own, theirs)| own.points != theirs.points)?;
    Some((&own.source, own.points, theirs.points))
}

/// The source that spoke most for the first against the second, and the one that spoke most for the second.
fn difference(scene: &Scene<'_>, first: &ScoreSheet, second: &ScoreSheet) -> Option<String> {
    let words = scene.words();
    let mut apart: Vec<(i32, &Message)> = named(&[first, second])
        .into_iter()
        .map(|source| (points(first, source).unwrap_or(0) - points(second, source).unwrap_or(0), source))
        .collect();
    apart.sort_by_key(|(apart, _)| -apart);
    let (best, source) = *apart.first().filter(|(best, _)| *best >= WORTH)?;
    let figures =
        |source: &Message| (points(first, source).unwrap_or(0), points(second, source).unwrap_or(0));
    let (own, theirs) = figures(source);
    let name = scene.game_says(source);
    Some(match apart.last().filter(|(least, _)| -*least >= WORTH && best >= WORTH) {
        Some((_, other)) => {
            let ((less, more), other) = (figures(other), scene.game_says(other));
            say!(words, "final-outweighed", name, own, theirs, other, less, more)
        }
        None => say!(words, "final-by", name, own, theirs),
    })
}

/// All sources, each once, in the order in which they first appear.
fn named<'s>(sheets: &[&'s ScoreSheet]) -> Vec<&'s Message> {
    let mut sources: Vec<&Message> = Vec::new();
    for line in sheets.iter().flat_map(|sheet| &sheet.lines) {
        if !sources.contains(&&line.source) {
            sources.push(&line.source);
        }
    }
    sources
}

fn points(sheet: &ScoreSheet, source: &Message) -> Option<i32> {
    let lines: Vec<&ScoreLine> = sheet.lines.iter().filter(|line| line.source == *source).collect();
    (!lines.is_empty()).then(|| lines.iter().map(|line| line.points).sum())
}

fn sources(scene: &Scene<'_>, sheets: &[&ScoreSheet]) -> Vec<Source> {
    let source = |source: &Message| Source {
        name: scene.game_says(source),
        points: sheets.iter().map(|sheet| points(sheet, source)).collect(),
    };
    named(sheets).into_iter().map(source).collect()
}

/// Rematch, another game with the same people, replay, file, proof.
fn ways(scene: &Scene<'_>) -> Markup {
    let (words, public) = (scene.words(), scene.public_address());
    html! {
        @if scene.seat().is_some() && !scene.table.row.imported { (again(scene)) }
        a.btn.btn--quiet.push id="review" href={ (public) "/review" } { (icon("i-review")) (say!(words, "review-link")) }
        a.btn.btn--quiet href={ (public) "/replay?at=0" } { (icon("i-replay")) (say!(words, "tool-replay")) }
        a.btn.btn--quiet href={ (public) "/file" } { (say!(words, "tool-file")) }
        a.btn.btn--quiet href={ (public) "/scores#proof" } { (say!(words, "proof-title")) }
    }
}

fn again(scene: &Scene<'_>) -> Markup {
    let (words, address) = (scene.words(), format!("{}/rematch", scene.public_address()));
    let seats = scene.table.seats();
    let fits = |kind: &&&'static dyn Kind| {
        let info = kind.info();
        info.id != scene.table.row.game && (info.min_players..=info.max_players).contains(&seats)
    };
    let others: Vec<&'static dyn Kind> = scene.games.iter().filter(fits).copied().collect();
    html! {
        @if let Some(next) = &scene.rematch { p.final__in id="rematch-offer" { (in_already(scene, next)) } }
        form method="post" action=(address) {
            button.btn.btn--primary id="rematch" type="submit" { (icon("i-replay")) (say!(words, "rematch")) }
        }
        @if !others.is_empty() {
            details.drop {
                summary.btn { (say!(words, "rematch-other")) }
                form.drop__list method="post" action=(address) {
                    @for kind in &others {
                        button.drop__item name="game" value=(kind.info().id) type="submit" { b { (game_title(*kind, words)) } }
                    }
                }
            }
        }
    }
}

/// Who has sat down at the new table, and who is awaited.
fn in_already(scene: &Scene<'_>, next: &Table) -> String {
    let in_it = next.row.places.iter().filter(|place| matches!(place.holder, Holder::Human(_)));
    let names: Vec<&str> = in_it.map(|place| place.name.as_str()).collect();
    say!(scene.words(), "rematch-in", count = names.len(), names, open = next.open_seats().len())
}

#[derive(Debug, Deserialize)]
pub struct Wish {
    game: Option<String>,
}

/// Plays again: the same game, or another one with the same people.
pub async fn again_at(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    Form(wish): Form<Wish>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Table).await?;
    let table = Table::find(&state, &place.id).await?;
    let kind = match &wish.game {
        Some(game) => state.game(game)?,
        None => table.kind,
    };
    let id = rematch(&state, &table, user, kind).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_figure_that_differs_breaks_a_tie() {
        let line = |source, points| ScoreLine { source, points };
        let sheet = |seat, wonders, spaces| ScoreSheet {
            seat: Seat(seat),
            lines: Vec::new(),
            total: 3,
            tie_breaks: vec![line(msg!("wonders"), wonders), line(msg!("spaces"), spaces)],
        };
        let [ann, ben, eve] = [sheet(0, 2, 17), sheet(1, 2, 15), sheet(2, 1, 20)];
        assert_eq!(tie_break(&ann, &ben), Some((&msg!("spaces"), 17, 15)));
        assert_eq!(tie_break(&ben, &eve), Some((&msg!("wonders"), 2, 1)));
        assert_eq!(tie_break(&ann, &ann), None);
    }
}
