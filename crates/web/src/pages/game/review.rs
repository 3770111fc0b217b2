//! The review of a match that is over: everybody's chance to win over time, the decisions that turned it, and what the
//! strongest bot would have played there.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use catalog::{Advice, Limits};
use engine::{Entry, Record, Seat, Viewer, msg};
use look::part::{Weight, hidden_fields, icon, link_button, panel, seat_class, seat_mark, sentence};
use look::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

use super::hint::{change, named, percent};
use super::record::everything_told;
use super::{Pairs, Place, Scene, match_title};
use crate::chrome::{Chrome, Nav};
use crate::table::{Told, play_on};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// How many decisions are said to have turned a match.
const POINTS: usize = 5;
/// How far apart they are at least.
const APART: u64 = 5;
/// What changes a chance by less, in thousandths, turned nothing.
const LEAST: i32 = 10;
/// Through how many points the curve is drawn at most.
const DRAWN: usize = 300;
/// How many positions a click on the curve can find at most.
const STRIPS: usize = 100;
/// Nobody waits longer for what a bot would have played.
const PATIENCE: Duration = Duration::from_secs(4);

/// The best move at a decision and the one that was played, if they can be told.
type Compared = Option<[Advice<Value>; 2]>;

/// What was found out about a match that is over: it does not change, and takes a while to find out.
pub struct Reviewed {
    /// Everybody's chance in every position, in thousandths.
    chances: Vec<Vec<i32>>,
    /// By the position that the decision led to, as far as somebody looked at it.
    compared: Mutex<BTreeMap<u64, Compared>>,
}

impl Reviewed {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, Compared>> {
        self.compared.lock().expect("nobody panics with it")
    }
}

/// A match that is over, looked at again.
struct Review<'a> {
    scene: Scene<'a>,
    record: Record,
    found: Arc<Reviewed>,
    /// Whose match it is told as: the viewer's, or the winner's.
    me: Seat,
    points: Vec<Point>,
}

/// A decision that turned the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    seq: u64,
    seat: Seat,
    /// What it changed of the chance of whom the match is told about.
    change: i32,
}

/// The page of the review: `?point=N` looks at one of the decisions that turned the match.
pub async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    Query(query): Query<Pairs>,
) -> Result<Markup, Error> {
    visitor.may(&state, Deed::Advice).await?;
    let review = Review::gather(&state, &visitor, &place, query).await?;
    let at = review.scene.query.get("point").and_then(|point| point.parse::<usize>().ok()).unwrap_or(1);
    let point = review.points.get(at.saturating_sub(1)).copied();
    let verdict = match point {
        Some(point) => review.verdict(&state, point).await?,
        None => html! { p.prose { (say!(visitor.words, "review-nothing")) } },
    };
    let words = visitor.words;
    let title = say!(words, "review-title", game = review.scene.game_title());
    let body = html! {
        h1 { (title) }
        p.page__lead { (match_title(&review.scene.table.row, words)) }
        (review.curve(at))
        div.columns.columns--play {
            div.stack { (review.list(at)) }
            div.stack { (verdict) }
        }
        div.row { (link_button(Weight::Ordinary, &review.scene.public_address(), say!(words, "back-to-match"))) }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

impl<'a> Review<'a> {
    async fn gather(
        state: &AppState,
        visitor: &'a Visitor,
        place: &Place,
        query: Pairs,
    ) -> Result<Self, Error> {
        let mut scene = Scene::gather(state, visitor, place, query).await?;
        let record = state.store.record(&scene.table.row.id).await?;
        let record = record.ok_or_else(|| Error::refused(msg!("refused-not-over")))?;
        scene.told = everything_told(state, &scene).await?;
        let winner = record.result.and_then(|outcome| outcome.winners().iter().next()).unwrap_or(Seat(0));
        let me = scene.seat().unwrap_or(winner);
        let (record, found) = valued(state, &scene, record).await?;
        let points = turning_points(&scene.told, &found.chances, me);
        Ok(Self { scene, record, found, me, points })
    }

    /// One line a seat, and as links the turning points and the positions between them.
    fn curve(&self, at: usize) -> Markup {
        let words = self.scene.words();
        let names = Seat::all(self.scene.table.seats()).zip(&self.scene.names);
        html! {
            section.panel.curve id="curve" aria-label=(say!(words, "review-curve")) {
                div.curve__head {
                    h2 { (say!(words, "review-curve")) }
                    ul.curve__now {
                        @for (seat, name) in names { li class=(seat_class(seat)) { (seat_mark(seat)) span { (name) } } }
                    }
                    p.curve__note { (say!(words, "review-curve-note")) }
                }
                div.curve__plot {
                    svg.curve__svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" {
                        @for level in [0, 250, 500, 750, 1000] { line.curve__grid x1="0" x2="1000" y1=(level) y2=(level) {} }
                        @for seat in Seat::all(self.scene.table.seats()) {
                            polyline.(seat_class(seat)).line.line--me[seat == self.me] points=(self.line(seat)) {}
                        }
                    }
                    svg.curve__svg {
                        (self.axis())
                        @for at in thinned(self.found.chances.len(), STRIPS) { (self.strip(at)) }
                        @for (number, point) in (1..).zip(&self.points) { (self.pin(number, *point, number == at)) }
                    }
                }
            }
        }
    }

    /// The chance of a seat as points of a drawing a thousand wide and high.
    fn line(&self, seat: Seat) -> String {
        let last = self.last();
        let point = |at: usize| {
            let chance = self.found.chances[at].get(seat.index()).copied().unwrap_or(0);
            format!("{},{}", at * 1000 / last, 1000 - chance)
        };
        thinned(self.found.chances.len(), DRAWN).map(point).collect::<Vec<_>>().join(" ")
    }

    /// The position in which the curve ends.
    fn last(&self) -> usize {
        self.found.chances.len().saturating_sub(1).max(1)
    }

    /// Per cent on the left, and the share of everybody if all were equally strong.
    fn axis(&self) -> Markup {
        let equal = format!("{}%", 100 - 100 / usize::from(self.scene.table.seats().max(1)));
        html! {
            @for (level, y) in [(100, "0%"), (50, "50%"), (0, "100%")] {
                text.curve__y x="-14" y=(y) aria-hidden="true" { (level) "\u{a0}%" }
            }
            line.curve__grid.curve__grid--equal x1="0" x2="100%" y1=(equal) y2=(equal) {}
        }
    }

    /// A part of the curve that leads to its position in the replay; whoever has no pointer steps through the replay.
    fn strip(&self, at: usize) -> Markup {
        let last = self.last() as f64;
        let every = self.found.chances.len().div_ceil(STRIPS).max(1) as f64;
        let (from, width) = ((at as f64 - every / 2.0) * 100.0 / last, every * 100.0 / last);
        let left = from.max(0.0);
        let width = (width - (left - from)).min(100.0 - left).max(0.0);
        html! {
            a.strip href={ (self.scene.public_address()) "/replay?at=" (at) } tabindex="-1" aria-hidden="true" {
                rect x={ (format!("{left:.2}")) "%" } width={ (format!("{width:.2}")) "%" } y="0" height="100%" {}
            }
        }
    }

    fn pin(&self, number: usize, point: Point, is_current: bool) -> Markup {
        let share = format!("{}%", point.seq * 100 / self.last() as u64);
        html! {
            a.pin href={ (self.scene.public_address()) "/review?point=" (number) } aria-current=[is_current.then_some("true")]
                aria-label=(say!(self.scene.words(), "review-point", number)) {
                line x1=(share) x2=(share) y1="0" y2="100%" {}
                circle cx=(share) cy="0" r="11" {}
                text x=(share) y="0" { (number) }
            }
        }
    }

    fn list(&self, at: usize) -> Markup {
        let words = self.scene.words();
        let list = html! {
            @if self.points.is_empty() { p.panel__body { (say!(words, "review-nothing")) } }
            ol.turning {
                @for (number, point) in (1..).zip(&self.points) {
                    li class=(seat_class(point.seat)) {
                        a href={ (self.scene.public_address()) "/review?point=" (number) } aria-current=[(number == at).then_some("true")] {
                            span.adv { (number) }
                            (seat_mark(point.seat))
                            span.turning__what { (self.told(*point)) }
                            (change(&self.scene, point.change))
                        }
                    }
                }
            }
        };
        panel("turning", say!(words, "review-turning"), list)
    }

    /// What happened, in the first sentence of the log.
    fn told(&self, point: Point) -> Markup {
        let told = self.scene.told.iter().find(|told| told.seq == point.seq);
        let lines = told.map(|told| {
            told.lines.spans(self.scene.table.kind.texts(), self.scene.words(), self.scene.speaker())
        });
        html! { @if let Some((_, line)) = lines.iter().flatten().next() { (sentence(line)) } }
    }

    /// What was played, what the strongest bot would have played and what that gains, and the way to try it. Both moves are
    /// valued alike, from the seat; the curve is valued from what lies open.
    async fn verdict(&self, state: &AppState, point: Point) -> Result<Markup, Error> {
        let words = self.scene.words();
        let before = self.scene.table.at(state, point.seq - 1).await?;
        let played = self.record.entries.iter().find_map(|entry| match entry {
            Entry::Action { seq, action, .. } if *seq == point.seq => Some(action),
            _ => None,
        });
        let label = |action: &Value| before.label(Viewer::Seat(point.seat), point.seat, action);
        let name = |action: &Value| named(&self.scene, label(action).as_ref());
        let compared = match played {
            Some(played) => self.compared(state, before.copy(), point, played).await?,
            None => None,
        };
        let is_same = compared.as_ref().is_some_and(|[best, played]| best.action == played.action);
        let who = &self.scene.names[point.seat.index()];
        let why = |best: &Advice<Value>| label(&best.action).and_then(|label| label.hint);
        let verdict = html! {
            div.versus {
                div.option2.option2--same[is_same].(seat_class(point.seat)) {
                    span.option2__mark { (seat_mark(point.seat)) }
                    span.option2__who { (say!(words, "review-played", who = who.as_str())) }
                    @if let Some([_, played]) = &compared {
                        span.option2__chance { b.chance { (percent(played.chance)) "\u{a0}%" } }
                    }
                    p.option2__move { @if let Some(played) = played { (name(played)) } }
                }
                @match &compared {
                    Some(_) if is_same => p.because { (say!(words, "review-same")) },
                    Some([best, played]) => {
                        (self.other(best, &name(&best.action), why(best).map(|hint| self.scene.game_says(&hint))))
                        @let points = percent(best.chance) - percent(played.chance);
                        p.because {
                            @if points > 0 { (say!(words, "review-gain", points)) } @else { (say!(words, "review-alike")) }
                        }
                    }
                    None => {}
                }
            }
            (self.ways(point))
        };
        Ok(panel("verdict", say!(words, "review-point-of", who = who.as_str()), verdict))
    }

    fn other(&self, best: &Advice<Value>, name: &str, why: Option<String>) -> Markup {
        let words = self.scene.words();
        html! {
            div.option2 {
                span.option2__mark.option2__mark--adv { (icon("i-hint")) }
                span.option2__who { (say!(words, "review-bot")) }
                span.option2__chance { b.chance { (percent(best.chance)) "\u{a0}%" } }
                p.option2__move { (name) @if let Some(why) = why { " " span.faint { (why) } } }
            }
        }
    }

    fn ways(&self, point: Point) -> Markup {
        let (words, public) = (self.scene.words(), self.scene.public_address());
        html! {
            div.verdict__do {
                form method="post" action={ (public) "/review" } {
                    (hidden_fields(&[("at", &(point.seq - 1).to_string()), ("seat", &point.seat.to_string())]))
                    button.btn.btn--primary id="play-on" type="submit" { (icon("i-branch")) (say!(words, "review-play-on")) }
                }
                a.btn href={ (public) "/replay?at=" (point.seq - 1) "&as=" (point.seat) } { (icon("i-replay")) (say!(words, "review-board")) }
                small { (say!(words, "review-play-on-note")) }
            }
        }
    }

    async fn compared(
        &self,
        state: &AppState,
        before: Box<dyn catalog::Position>,
        point: Point,
        played: &Value,
    ) -> Result<Compared, Error> {
        let known = self.found.lock().get(&point.seq).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let played = played.clone();
        let permit = Arc::clone(&state.advising).acquire_owned().await.map_err(Error::fault)?;
        let compared = tokio::task::spawn_blocking(move || {
            let deadline = Some(Instant::now() + PATIENCE);
            let limits = Limits { deadline, ..Limits::NONE };
            let compared = before.compare(point.seat, &played, point.seq, &limits);
            drop(permit);
            compared
        });
        let compared = compared.await.map_err(Error::fault)?;
        self.found.lock().insert(point.seq, compared.clone());
        Ok(compared)
    }
}

/// The positions, thinned out to a number at most, and always the last.
fn thinned(positions: usize, most: usize) -> impl Iterator<Item = usize> {
    let every = positions.div_ceil(most).max(1);
    (0..positions).filter(move |at| at % every == 0 || at + 1 == positions)
}

/// Plays the match again and values every position, off the threads that answer requests.
async fn valued(
    state: &AppState,
    scene: &Scene<'_>,
    record: Record,
) -> Result<(Record, Arc<Reviewed>), Error> {
    let row = &scene.table.row;
    if let Some(known) = state.reviewed.find(&row.id, row.seq) {
        return Ok((record, known));
    }
    let kind = scene.table.kind;
    let permit = Arc::clone(&state.advising).acquire_owned().await.map_err(Error::fault)?;
    let replayed = tokio::task::spawn_blocking(move || {
        let mut chances = Vec::with_capacity(record.entries.len() + 1);
        kind.replay(&record, &mut |step| chances.push(step.position.chances())).map_err(Error::fault)?;
        drop(permit);
        Ok::<_, Error>((record, chances))
    });
    let (record, chances) = replayed.await.map_err(Error::fault)??;
    let found = Arc::new(Reviewed { chances, compared: Mutex::default() });
    state.reviewed.keep(&row.id, row.seq, Arc::clone(&found));
    Ok((record, found))
}

/// The decisions that changed the chance of `me` most, in the order of time; one that went well is among them.
fn turning_points(told: &[Told], chances: &[Vec<i32>], me: Seat) -> Vec<Point> {
    let at = |seq: u64| usize::try_from(seq).ok().and_then(|seq| chances.get(seq)?.get(me.index())).copied();
    let decided = told.iter().filter(|told| told.undoes.is_none() && !told.is_undone);
    let mut all: Vec<Point> = decided
        .filter_map(|told| {
            let change = at(told.seq)? - at(told.seq.checked_sub(1)?)?;
            Some(Point { seq: told.seq, seat: told.seat, change })
        })
        .filter(|point| point.change.abs() >= LEAST)
        .collect();
    all.sort_by_key(|point| (-point.change.abs(), point.seq));
    let mut chosen: Vec<Point> = Vec::new();
    for point in &all {
        let near = chosen.iter().any(|other| other.seq.abs_diff(point.seq) < APART);
        if !near && chosen.len() < POINTS {
            chosen.push(*point);
        }
    }
    let went_well = |point: &Point| point.change > 0 && point.seat == me;
    if let Some(well) = all.iter().find(|point| went_well(point)).filter(|_| !chosen.iter().any(went_well)) {
        chosen.retain(|other| other.seq.abs_diff(well.seq) >= APART);
        chosen.truncate(POINTS - 1);
        chosen.push(*well);
    }
    chosen.sort_by_key(|point| point.seq);
    chosen
}

/// From which position, on which seat.
#[derive(Debug, Deserialize)]
pub struct From {
    at: u64,
    seat: Seat,
}

/// Plays on from an earlier position, at a private table against bots.
pub async fn try_it(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    Form(from): Form<From>,
) -> Result<Redirect, Error> {
    visitor.may(&state, Deed::Import).await?;
    let table = crate::table::Table::find(&state, &place.id).await?;
    if from.seat.0 >= table.seats() {
        return Err(Error::NotFound);
    }
    let user = visitor.player(&state).await?;
    let id = play_on(&state, &table, &user, from.seat, from.at).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Lines;

    fn told(seq: u64, seat: u8) -> Told {
        let lines = Lines::default();
        Told {
            seq,
            seat: Seat(seat),
            at: 0,
            events: Vec::new(),
            lines,
            revealed: false,
            undoes: None,
            is_undone: false,
            is_lone: false,
        }
    }

    #[test]
    fn what_changed_most_turned_the_match() {
        let moves: Vec<Told> = (1..=40).map(|seq| told(seq, u8::from(seq % 2 == 0))).collect();
        // Nothing happens but at 8, 9, 20 and 31; 33 is too near to 31.
        let mut chance = 500;
        let mut chances = vec![vec![chance, 1000 - chance]];
        for seq in 1..=40 {
            chance += match seq {
                8 => -200,
                9 => 15,
                20 => -60,
                31 => -100,
                33 => -70,
                _ => 3,
            };
            chances.push(vec![chance, 1000 - chance]);
        }
        let points = turning_points(&moves, &chances, Seat(0));
        let found: Vec<(u64, i32)> = points.iter().map(|point| (point.seq, point.change)).collect();
        assert_eq!(
            found,
            [(9, 15), (20, -60), (31, -100)],
            "one that went well takes the place of its neighbor"
        );
        let points = turning_points(&moves, &chances, Seat(1));
        assert_eq!(points.iter().map(|point| point.seq).collect::<Vec<_>>(), [8, 20, 31]);
    }
}
