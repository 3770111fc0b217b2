//! A guided match: an ordinary one that follows the course of a lesson, as long as it does.
//!
//! Where a match stands in its lesson is told by its position alone. Bots and forced decisions follow the script; the
//! learner may leave it at any time, and then it is a match like any other.

use catalog::{Course, Kind, Move};
use engine::{Seat, Viewer};
use store::{Holder, Learning, Led, MatchId, User, UserId};

use super::{Answer, By, Table, Wish, line, play, tell};
use crate::table::undo::go_back;
use crate::{AppState, Error};

/// A guided match as it stands.
#[derive(Clone)]
pub struct Guided {
    /// The lesson.
    pub course: &'static Course,
    /// What is kept of it.
    pub learning: Learning,
    /// How many decisions of the lesson led here; none if the match went another way.
    pub place: Option<usize>,
}

impl Guided {
    /// The lesson of a match, if it is a guided one.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn of(state: &AppState, table: &Table) -> Result<Option<Self>, Error> {
        Ok(state.store.learning(&table.row.id).await?.and_then(|learning| Self::at(table, learning)))
    }

    /// Where a match stands in its lesson; none if that is no longer taught.
    #[must_use]
    pub fn at(table: &Table, learning: Learning) -> Option<Self> {
        let course = table.kind.course(&learning.lesson)?;
        let place = table.position.as_ref().and_then(|position| course.place(&**position));
        Some(Self { course, learning, place })
    }

    /// The step, from 0, if the match is on its way.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        Some(self.course.step(self.place?, self.learning.seen as usize))
    }

    /// What follows in the lesson, as long as somebody is led.
    #[must_use]
    pub fn next(&self) -> Option<&'static Move> {
        let course = self.course;
        course.next(self.place.filter(|_| self.learning.state == Led::On)?)
    }

    /// The decision that is expected of a seat now.
    #[must_use]
    pub fn expected(&self, seat: Seat) -> Option<&'static Move> {
        self.next().filter(|next| next.seat == seat && next.is_expected)
    }
}

/// Begins a lesson: the learner sits on its seat, bots on the others.
///
/// # Errors
/// If the store cannot be asked.
pub async fn begin_lesson(
    state: &AppState,
    kind: &'static dyn Kind,
    course: &'static Course,
    user: &User,
    title: &str,
) -> Result<MatchId, Error> {
    let new = super::seating::lesson(state, kind, course.lesson, user, title)?;
    let id = state.store.begin_lesson(&new, &course.lesson.name).await?;
    // What happens before the learner is asked at all has happened when they come.
    let table = Table::load(state, &id).await?;
    follow(state, table).await?;
    Ok(id)
}

/// Carries out the script until something is expected of the learner again: what bots decide there, and whatever the learner
/// has no choice about. Whoever carries it out, and however often, it is the same.
///
/// # Errors
/// If the store cannot be asked.
pub async fn follow(state: &AppState, mut table: Table) -> Result<Table, Error> {
    // A script is finite, and so is this.
    loop {
        let Some(guided) = Guided::of(state, &table).await? else { return Ok(table) };
        let next = guided.next().filter(|next| !next.is_expected);
        let Some((seat, action)) = next.and_then(|next| Some((next.seat, next.actions.first()?.clone())))
        else {
            return Ok(table);
        };
        let by = match table.row.place(seat).map(|place| place.holder.clone()) {
            Some(Holder::Human(user)) => By::User(user),
            Some(Holder::Bot(level)) => By::Bot(level),
            _ => return Ok(table),
        };
        let (id, revision) = (table.row.id.clone(), table.row.seq);
        let answer = Answer { seat, by, revision, action_id: format!("script-{revision}"), action };
        table = match play(state, table, &answer).await {
            Ok(table) => table,
            // Somebody else was faster, and it goes on from there.
            Err(Error::Conflict) => Table::load(state, &id).await?,
            Err(error) => return Err(error),
        };
    }
}

/// Whether bots of this match wait for the script of its lesson, which goes on as far as it can.
///
/// # Errors
/// If the store cannot be asked.
pub async fn is_scripted(state: &AppState, table: &Table) -> Result<bool, Error> {
    Ok(Guided::of(state, table).await?.is_some_and(|guided| guided.next().is_some()))
}

/// Goes back to where this many decisions of the lesson lead.
///
/// # Errors
/// If the match never was there, or moved on.
pub async fn back_to(
    state: &AppState,
    table: Table,
    user: &UserId,
    guided: &Guided,
    place: usize,
) -> Result<Table, Error> {
    let target = been_at(state, &table, |found| guided.course.place(found) == Some(place)).await?;
    restore(state, table, user, guided, target).await
}

/// Goes back to the last position of the lesson that the match was in.
///
/// # Errors
/// If the match moved on.
pub async fn back_on_course(
    state: &AppState,
    table: Table,
    user: &UserId,
    guided: &Guided,
) -> Result<Table, Error> {
    let target = been_at(state, &table, |found| guided.course.place(found).is_some()).await?;
    restore(state, table, user, guided, target).await
}

async fn restore(
    state: &AppState,
    table: Table,
    user: &UserId,
    guided: &Guided,
    target: Option<u64>,
) -> Result<Table, Error> {
    let Some(target) = target.filter(|target| *target < table.row.seq) else { return Ok(table) };
    let (seat, revision) = (guided.course.lesson.seat, table.row.seq);
    go_back(state, table, &Wish { seat, user: user.clone(), revision, target: None }, target).await
}

/// The newest position on the way to the present one that fits.
async fn been_at(
    state: &AppState,
    table: &Table,
    fits: impl Fn(&dyn catalog::Position) -> bool,
) -> Result<Option<u64>, Error> {
    let moves = state.store.moves(&table.row.id, 0, store::limits::ROWS).await?;
    let moves: Vec<_> = moves.into_iter().map(|entry| tell(table, entry, Viewer::Public)).collect();
    let (decisions, _) = line(&moves, table.row.seq, 0);
    for seq in decisions.into_iter().map(|at| moves[at].seq).chain([0]) {
        if fits(&*table.at(state, seq).await?) {
            return Ok(Some(seq));
        }
    }
    Ok(None)
}
