//! Players whose time is up: what the others may do about it, and how they come back.

use engine::{Seat, Viewer, msg};
use store::{ChatLine, Choice, Content, Holder, MatchId, NoteKind, Phase, Turn, User, UserId, Vote};

use super::{Table, hand_over, take_back_seat};
use crate::{AppState, Error};

/// How many notes are looked through.
const NOTES: u32 = 100;

/// A player whose time is up, and what the others want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Late {
    pub seat: Seat,
    /// Who may vote.
    pub voters: Vec<UserId>,
    pub votes: Vec<Vote>,
}

impl Late {
    /// How many want this.
    #[must_use]
    pub fn count(&self, choice: Choice) -> usize {
        let counts = |vote: &&Vote| vote.choice == choice && self.voters.contains(&vote.voter);
        self.votes.iter().filter(counts).count()
    }

    /// What more than half of them want.
    fn decided(&self) -> Option<Choice> {
        [Choice::Bot, Choice::Open].into_iter().find(|choice| 2 * self.count(*choice) > self.voters.len())
    }
}

/// The players whose time is up.
///
/// # Errors
/// If the store cannot be asked.
pub async fn late(state: &AppState, table: &Table, turns: &[Turn]) -> Result<Vec<Late>, Error> {
    let late: Vec<_> = turns.iter().filter(|turn| turn.waits && turn.late).collect();
    if late.is_empty() || table.row.phase != Phase::Running {
        return Ok(Vec::new());
    }
    let votes = state.store.votes(&table.row.id).await?;
    let is_late = |seat: Seat| late.iter().any(|turn| turn.seat == seat);
    let about = |turn: &&Turn| Late {
        seat: turn.seat,
        voters: voters(table, turn.seat, is_late),
        votes: votes.iter().filter(|vote| vote.seat == turn.seat).cloned().collect(),
    };
    Ok(late.iter().map(about).collect())
}

/// The other people at the table who are there, each once, on however many seats.
fn voters(table: &Table, absent: Seat, is_late: impl Fn(Seat) -> bool) -> Vec<UserId> {
    let holder = |seat: Seat| match table.row.place(seat).map(|place| &place.holder) {
        Some(Holder::Human(user)) => Some(user),
        _ => None,
    };
    let mut voters: Vec<UserId> = Vec::new();
    for seat in table.people().iter().filter(|seat| !is_late(*seat)) {
        if let Some(user) =
            holder(seat).filter(|user| Some(*user) != holder(absent) && !voters.contains(user))
        {
            voters.push(user.clone());
        }
    }
    voters
}

/// Votes about a player whose time is up, and does what the others have decided by it.
///
/// # Errors
/// If it is not theirs to vote, or the player is no longer late.
pub async fn vote(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &UserId,
    choice: Choice,
) -> Result<(), Error> {
    let now = state.store.now();
    find_late(state, id, seat, user).await?;
    state.store.vote(id, seat, user, choice, now).await?;
    let (table, late) = find_late(state, id, seat, user).await?;
    let Some(decided) = late.decided() else { return Ok(()) };
    let place = place_of(&table, seat)?;
    match hand_over(state, &table, seat, user, (decided, place)).await {
        // Two votes at the same moment: the other one did it.
        Err(Error::Conflict) => Ok(()),
        done => done,
    }
}

async fn find_late(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &UserId,
) -> Result<(Table, Late), Error> {
    let table = Table::load(state, id).await?;
    let turns = state.store.turns(id).await?;
    let found = late(state, &table, &turns).await?.into_iter().find(|late| late.seat == seat);
    let late = found.ok_or_else(|| Error::refused(msg!("refused-not-late")))?;
    if !late.voters.contains(user) {
        return Err(Error::forbidden(msg!("refused-no-vote")));
    }
    Ok((table, late))
}

/// The place of a seat by what lies open, counted from 1.
fn place_of(table: &Table, seat: Seat) -> Result<u8, Error> {
    let shown = table.position()?.show(Viewer::Public);
    let points = |seat: Seat| shown.scores().iter().find(|sheet| sheet.seat == seat).map(|sheet| sheet.total);
    let ahead = Seat::all(table.seats()).filter(|other| points(*other) > points(seat)).count();
    Ok(u8::try_from(ahead + 1).unwrap_or(u8::MAX))
}

/// The notes about players of a running match who were given up. They are looked for as what they are: anybody may have said
/// anything since.
///
/// # Errors
/// If the store cannot be asked.
pub async fn given_up(state: &AppState, table: &Table) -> Result<Vec<ChatLine>, Error> {
    if table.row.phase != Phase::Running {
        return Ok(Vec::new());
    }
    Ok(state.store.notes(&table.row.id, NoteKind::Absent, NOTES).await?)
}

/// The seat that the others gave away while a user was absent, with the name they had, if they may have it back.
///
/// # Errors
/// If the store cannot be asked.
pub async fn way_back(
    state: &AppState,
    table: &Table,
    user: Option<&UserId>,
) -> Result<Option<(Seat, String)>, Error> {
    let Some(user) = user.filter(|user| table.mine(Some(user)).is_empty()) else { return Ok(None) };
    let given_up = |line: &ChatLine| {
        let (seat, Content::Absent { old, .. }) = (line.seat?, &line.content) else { return None };
        let place = table.row.place(seat).filter(|_| line.user.as_ref() == Some(user))?;
        matches!(place.holder, Holder::Bot(_) | Holder::Open).then(|| (seat, old.clone()))
    };
    Ok(self::given_up(state, table).await?.iter().rev().find_map(given_up))
}

/// Takes back the seat that the others gave away.
///
/// # Errors
/// If there is none, or somebody else has it.
pub async fn come_back(state: &AppState, id: &MatchId, user: &User) -> Result<(), Error> {
    let table = Table::load(state, id).await?;
    let back = way_back(state, &table, Some(&user.id)).await?;
    let (seat, name) = back.ok_or_else(|| Error::refused(msg!("refused-seat-taken")))?;
    take_back_seat(state, &table, seat, &user.id, name).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn late(votes: &[(usize, Choice)]) -> Late {
        let user = |number: usize| UserId(number.to_string());
        let vote =
            |(voter, choice): &(usize, Choice)| Vote { seat: Seat(0), voter: user(*voter), choice: *choice };
        let (voters, votes) = ((1..=3).map(user).collect(), votes.iter().map(vote).collect());
        Late { seat: Seat(0), voters, votes }
    }

    #[test]
    fn more_than_half_of_the_others_decide() {
        assert_eq!(late(&[]).decided(), None);
        assert_eq!(late(&[(1, Choice::Bot), (2, Choice::Open)]).decided(), None);
        assert_eq!(late(&[(1, Choice::Bot), (2, Choice::Bot)]).decided(), Some(Choice::Bot));
        assert_eq!(late(&[(1, Choice::Wait), (2, Choice::Wait)]).decided(), None);
        assert_eq!(late(&[(1, Choice::Open), (9, Choice::Open)]).decided(), None, "nobody else has a say");
    }
}
