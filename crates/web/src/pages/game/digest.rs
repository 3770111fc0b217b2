//! "Since you were last here": what the others did while somebody was away, in words, before the question.
//!
//! It is made from the lines of the log and from two positions, each as the viewer may know it, so it tells no secret.

use axum::extract::{Path, State};
use axum::response::Redirect;
use catalog::Showing;
use engine::Seat;
use look::part::{icon, seat_class, seat_mark, sentence};
use look::{Markup, html};
use store::{Millis, Phase, UserId};
use texts::Span;

use super::{Place, Scene};
use crate::moment::ago;
use crate::table::{Sight, Table, Told, settle, tell};
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// How many turns are told; the others are only counted.
const TURNS: usize = 5;
/// How many sentences of each.
const LINES: usize = 6;

/// How many moves are read at once, and how many at most: further back nobody wants to be told of each.
const BLOCK: u64 = 200;
const MOST: usize = 2_000;

/// What somebody missed.
pub struct Digest {
    /// When they went away.
    since: Millis,
    now: Millis,
    /// What happened from then on at least, the newest last.
    told: Vec<Told>,
    /// The number of the first decision they missed.
    first: u64,
    /// Everybody's points before it.
    then: Vec<i32>,
}

/// Since when a viewer, who is asked now, has not been here; none if they have.
///
/// # Errors
/// If the store cannot be asked.
pub async fn away(
    state: &AppState,
    table: &Table,
    user: Option<&UserId>,
    sight: Sight,
) -> Result<Option<Millis>, Error> {
    let (Some(user), Sight::Seat(seat)) = (user, sight) else { return Ok(None) };
    if table.row.phase != Phase::Running || !table.row.deciding().contains(seat) {
        return Ok(None);
    }
    let visit = state.store.visit(&table.row.id, user).await?;
    Ok(visit.and_then(|visit| visit.away_since(state.store.now())))
}

/// What the viewer of a scene missed, if it is anything, and they have not decided since.
///
/// # Errors
/// If an earlier position cannot be read.
pub async fn gather(state: &AppState, scene: &Scene<'_>) -> Result<Option<Digest>, Error> {
    let (Some(since), Some(seat)) = (scene.away, scene.seat()) else { return Ok(None) };
    let told = told_since(state, scene, since).await?;
    let missed = || told.iter().filter(|told| told.at > since && !told.is_undone && told.undoes.is_none());
    let has_decided = missed().any(|told| told.seat == seat && !told.is_lone);
    let first = missed().find(|told| told.seat != seat).map(|told| told.seq);
    let Some(first) = first.filter(|_| !has_decided) else { return Ok(None) };
    let before = scene.table.at(state, first.saturating_sub(1)).await?;
    let then = before.show_past(scene.viewer()).scores().iter().map(|sheet| sheet.total).collect();
    Ok(Some(Digest { since, now: state.store.now(), told, first, then }))
}

/// What happened since then at least. The page itself tells only of the last moves, and in a match of many players or bots that
/// may be less.
async fn told_since(state: &AppState, scene: &Scene<'_>, since: Millis) -> Result<Vec<Told>, Error> {
    let mut told = scene.told.clone();
    while let Some(oldest) = told.first().filter(|oldest| oldest.at > since && told.len() < MOST) {
        let last = oldest.seq.saturating_sub(1);
        let after = last.saturating_sub(BLOCK);
        let rows = u32::try_from(last - after).unwrap_or_default();
        let moves = state.store.moves(&scene.table.row.id, after, rows).await?;
        if moves.is_empty() {
            break;
        }
        told.splice(0..0, moves.into_iter().map(|entry| tell(&scene.table, entry, scene.viewer())));
    }
    settle(&mut told);
    Ok(told)
}

/// They have read it.
pub async fn seen(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    state.store.caught_up(&place.id, &user.id, state.store.now()).await?;
    Ok(Redirect::to(&place.address()))
}

/// The panel, as it stands beside a drawn board.
#[must_use]
pub fn dock(scene: &Scene<'_>, shown: &dyn Showing) -> Option<Markup> {
    panel(scene, shown).map(|panel| html! { aside.dock--digest { (panel) } })
}

/// What happened, in words.
#[must_use]
pub fn panel(scene: &Scene<'_>, shown: &dyn Showing) -> Option<Markup> {
    let digest = scene.digest.as_ref().filter(|_| scene.past.is_none())?;
    let words = scene.words();
    let mut turns = Vec::new();
    for moves in digest.told.chunk_by(|one, two| one.seat == two.seat) {
        turns.extend(Turn::of(scene, digest, moves));
    }
    // What concerns the reader comes first.
    turns.sort_by_key(|turn| !turn.is_mine);
    let decisions: usize = turns.iter().map(|turn| turn.decisions).sum();
    let rest = turns.len().saturating_sub(TURNS);
    let ago = ago(digest.now - digest.since, words);
    Some(html! {
        section.digest id="digest" aria-labelledby="digest-title" tabindex="-1" {
            header.digest__head {
                h2 id="digest-title" { (say!(words, "digest-title")) }
                p { (say!(words, "digest-when", ago = ago, count = decisions)) }
            }
            ol.digest__list { @for (number, turn) in (1..).zip(turns.iter().take(TURNS)) { (turn.draw(number)) } }
            @if rest > 0 { p.digest__rest { (say!(words, "digest-rest", count = rest)) } }
            (then_and_now(scene, digest, shown))
            footer.digest__foot {
                a.btn href={ (scene.address) "/replay?at=" (digest.first) } data-playback=(scene.address) {
                    (icon("i-play")) (say!(words, "digest-play"))
                }
                form method="post" action={ (scene.address) "/seen" } {
                    button.btn.btn--primary type="submit" { (say!(words, "digest-close")) }
                }
            }
        }
    })
}

/// What one of the others decided in a row.
struct Turn {
    seat: Seat,
    decisions: usize,
    lines: Vec<(Seat, Vec<Span>)>,
    /// Whether it did something to the reader.
    is_mine: bool,
}

impl Turn {
    fn of(scene: &Scene<'_>, digest: &Digest, moves: &[Told]) -> Option<Self> {
        let me = scene.seat()?;
        let seat = moves.first()?.seat;
        let moves =
            moves.iter().filter(|told| told.seq >= digest.first && told.seat != me && !told.is_undone);
        let moves: Vec<_> = moves.collect();
        let texts = scene.table.kind.texts();
        let lines = moves.iter().flat_map(|told| {
            let spans = told.lines.spans(texts, scene.words(), scene.speaker());
            spans.into_iter().map(|(about, line)| (about.unwrap_or(told.seat), line))
        });
        let lines: Vec<_> = lines.collect();
        // That it is somebody's turn is told of them, too, and harms nobody.
        let speaks_of_me = |(about, line): &(Seat, Vec<Span>)| {
            *about != me && line.iter().any(|span| matches!(span, Span::Seat(seat, _) if *seat == me))
        };
        let is_mine = lines.iter().any(speaks_of_me);
        (!lines.is_empty()).then_some(Self { seat, decisions: moves.len(), lines, is_mine })
    }

    fn draw(&self, number: usize) -> Markup {
        html! {
            li.news.(seat_class(self.seat)).news--me[self.is_mine] {
                span.news__pin { (number) }
                div {
                    @for (about, line) in self.lines.iter().take(LINES) {
                        p.news__what { span class=(seat_class(*about)) { (seat_mark(*about)) } (sentence(line)) }
                    }
                    @if self.lines.len() > LINES { p.news__what { "…" } }
                }
            }
        }
    }
}

/// Everybody's points before and after.
fn then_and_now(scene: &Scene<'_>, digest: &Digest, shown: &dyn Showing) -> Markup {
    let (words, now) = (scene.words(), shown.scores());
    if now.is_empty() || now.len() != digest.then.len() {
        return html! {};
    }
    html! {
        table.digest__table {
            thead { tr { th { (say!(words, "digest-then")) } th { (say!(words, "digest-points")) } } }
            tbody {
                @for (sheet, then) in now.iter().zip(&digest.then) {
                    tr class=(seat_class(sheet.seat)) {
                        th { (seat_mark(sheet.seat)) (scene.names[sheet.seat.index()]) }
                        td { @if *then != sheet.total { s { (then) } " " } b { (sheet.total) } }
                    }
                }
            }
        }
    }
}
