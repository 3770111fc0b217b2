//! A table: a stored match together with its game and its newest position, and what can be done
//! there. Pages and the API both go through here.

mod absent;
mod asking;
mod file;
mod lesson;
mod notes;
mod order;
mod play;
mod rematch;
mod seating;
mod told;
mod undo;

use std::sync::Arc;

use catalog::{Kind, Position};
use engine::{Seat, Seats, Status, msg};
use store::{Holder, MatchId, Phase, UserId};

pub use absent::{Late, come_back, given_up, late, vote, way_back};
pub use asking::{Sat, answer_seat, consenters, sit};
pub use file::{MatchFile, export, import, play_on, take_copy};
pub use lesson::{Guided, back_on_course, back_to, begin_lesson, follow, is_scripted};
pub use notes::chat_text;
pub use order::{ahead, give_order, obey_orders};
pub use play::{Answer, By, carry_out, play};
pub use rematch::{offered, rematch};
pub use seating::{
    BOT_NAMES, Invited, MOST_TABLES, NewTable, SeatWish, close, draw, free_seat, hand_over, may_sit, open,
    rename, replace, resign, seated_match, take_back_seat,
};
pub use told::{Lines, Told, line, settle, tell};
pub use undo::{Undo, UndoState, Wish, answer_undo, ask_or_undo, has_others, undo_policy, undo_state};

use crate::words::Words;
use crate::{AppState, Error};

/// A stored match with its game and its newest position.
pub struct Table {
    /// What is stored.
    pub row: store::Match,
    /// The game.
    pub kind: &'static dyn Kind,
    /// The newest position; none while players are awaited.
    pub position: Option<Arc<dyn Position>>,
}

/// What a visitor gets to see of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What a seat may know.
    Seat(Seat),
    /// What lies open for all.
    Public,
    /// Nothing but whose turn it is: the device must change hands first. One of these must decide.
    Curtain(Seats),
}

impl Table {
    /// The table of a match, with its newest position.
    ///
    /// # Errors
    /// If there is no such match, or it cannot be read.
    pub async fn load(state: &AppState, id: &MatchId) -> Result<Self, Error> {
        let mut table = Self::find(state, id).await?;
        table.set_up(state).await?;
        Ok(table)
    }

    /// The table of a match without its position, which [`set_up`](Self::set_up) reads.
    ///
    /// # Errors
    /// If there is no such match.
    pub async fn find(state: &AppState, id: &MatchId) -> Result<Self, Error> {
        let row = state.store.find_match(id).await?.ok_or(Error::NotFound)?;
        let kind = state.game(&row.game)?;
        Ok(Self { row, kind, position: None })
    }

    /// Reads the newest position, unless it is there already, or players are still awaited.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn set_up(&mut self, state: &AppState) -> Result<(), Error> {
        if self.position.is_some() || !self.row.phase.has_begun() {
            return Ok(());
        }
        let (id, seq) = (&self.row.id, self.row.seq);
        self.position = match state.recent.find(id, seq) {
            Some(kept) => Some(kept),
            None => {
                let read: Arc<dyn Position> = self.at(state, seq).await?.into();
                state.recent.keep(id, seq, Arc::clone(&read));
                Some(read)
            }
        };
        Ok(())
    }

    /// The table after a move that led to the position with the number `seq`, which may be at hand. Should others have moved
    /// in the meantime, it is where they have come.
    async fn after(
        state: &AppState,
        id: &MatchId,
        seq: u64,
        position: Option<Arc<dyn Position>>,
    ) -> Result<Self, Error> {
        let mut table = Self::find(state, id).await?;
        table.position = position.filter(|_| table.row.seq == seq);
        table.set_up(state).await?;
        Ok(table)
    }

    /// An earlier position.
    ///
    /// # Errors
    /// If there is none with this number, or it cannot be read.
    pub async fn at(&self, state: &AppState, seq: u64) -> Result<Box<dyn Position>, Error> {
        let stored = state.store.position(&self.row.id, seq).await?.ok_or(Error::NotFound)?;
        let position = self.kind.load(&stored).map_err(Error::fault)?;
        let fits = position.seats() == self.seats();
        if fits { Ok(position) } else { Err(Error::fault("a position for another number of seats")) }
    }

    /// The newest position.
    ///
    /// # Errors
    /// If the match has not begun.
    pub fn position(&self) -> Result<&dyn Position, Error> {
        self.position.as_deref().ok_or_else(|| Error::refused(msg!("refused-not-begun")))
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.row.places.len()).unwrap_or(u8::MAX)
    }

    /// What the players are called, by seat.
    #[must_use]
    pub fn names(&self, words: Words) -> Vec<String> {
        let named = |(number, place): (usize, &store::Place)| match place.name.as_str() {
            "" => words.say(&msg!("seat-number", number)),
            name => name.to_owned(),
        };
        (1..).zip(&self.row.places).map(named).collect()
    }

    /// Who must decide, or how it ended; nobody while players are awaited.
    #[must_use]
    pub fn status(&self) -> Status {
        self.position.as_ref().map_or(Status::Deciding(Seats::NONE), |position| position.status())
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.row.phase, Phase::Over(_))
    }

    /// The seats that nobody has taken.
    #[must_use]
    pub fn open_seats(&self) -> Seats {
        self.seats_where(|holder| *holder == Holder::Open)
    }

    /// The seats that people sit on.
    #[must_use]
    pub fn people(&self) -> Seats {
        self.seats_where(|holder| matches!(holder, Holder::Human(_)))
    }

    /// Whether the user opened the table.
    #[must_use]
    pub fn is_host(&self, user: Option<&UserId>) -> bool {
        user.is_some() && self.row.host.as_ref() == user
    }

    /// The seats of a user.
    #[must_use]
    pub fn mine(&self, user: Option<&UserId>) -> Seats {
        user.map_or(Seats::NONE, |user| self.row.seats_of(user))
    }

    /// What a user gets to see, who may have said for which of their seats they look.
    ///
    /// Somebody who plays several seats at one device sees a seat's secrets only after saying that
    /// they are that player, and a curtain as soon as another of them must decide.
    ///
    /// # Errors
    /// If the seat is not theirs.
    pub fn sight(&self, user: Option<&UserId>, seat: Option<Seat>) -> Result<Sight, Error> {
        let mine = self.mine(user);
        if seat.is_some_and(|seat| !mine.contains(seat)) {
            return Err(Error::forbidden(msg!("refused-not-your-seat")));
        }
        let asked: Seats = mine.iter().filter(|seat| self.row.deciding().contains(*seat)).collect();
        Ok(match (mine.iter().next(), seat) {
            (Some(only), _) if mine.len() == 1 => Sight::Seat(only),
            (_, Some(seat)) if asked.is_empty() || asked.contains(seat) => Sight::Seat(seat),
            _ if !asked.is_empty() => Sight::Curtain(asked),
            _ => Sight::Public,
        })
    }

    fn seats_where(&self, fits: impl Fn(&Holder) -> bool) -> Seats {
        let places = Seat::all(self.seats()).zip(&self.row.places);
        places.filter(|(_, place)| fits(&place.holder)).map(|(seat, _)| seat).collect()
    }
}
