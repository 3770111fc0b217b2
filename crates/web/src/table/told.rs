//! The log: what happened, as one viewer may know it.

use engine::{Message, Seat, Viewer, msg};
use serde_json::Value;
use store::{Move, MoveKind};
use texts::{Span, Speaker, Texts};

use super::Table;
use super::play::{CARETAKER, ORDER};
use crate::words::Words;

/// One move as a viewer is told of it.
#[derive(Clone, Debug)]
pub struct Told {
    /// The position it led to.
    pub seq: u64,
    pub seat: Seat,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened, as it is stored: in full, and not yet disclosed to anybody.
    pub events: Vec<Value>,
    pub lines: Lines,
    /// Whether something came to light.
    pub revealed: bool,
    /// The position that was gone back to, if the move is an undo.
    pub undoes: Option<u64>,
    /// Whether it was taken back since.
    pub is_undone: bool,
    /// Whether it was made without asking, because there was no other.
    pub is_lone: bool,
}

/// How a move is told.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// In the words of the game.
    pub game: Vec<Message>,
    /// In the words of the pages: something was taken back, or nobody was asked.
    pub page: Option<Message>,
}

impl Lines {
    /// Whether there is nothing to say.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.game.is_empty() && self.page.is_none()
    }

    /// The sentences in parts, each in the words it belongs to, with the player it is about.
    #[must_use]
    pub fn spans(&self, game: &Texts, words: Words, speaker: Speaker<'_>) -> Vec<(Option<Seat>, Vec<Span>)> {
        let by_game = self.game.iter().map(|line| (line.about(), game.spans(speaker, line)));
        let by_page = self.page.iter().map(|line| (line.about(), words.spans(speaker, line)));
        by_game.chain(by_page).collect()
    }
}

/// How the id of a decision begins that the script of a page made because there was no other.
const LONE: &str = ":lone-";

/// Tells a move to a viewer.
#[must_use]
pub fn tell(table: &Table, entry: Move, viewer: Viewer) -> Told {
    let Move { seq, seat, at, kind, action_id, .. } = entry;
    match kind {
        MoveKind::Action { events, revealed, .. } => {
            let page = unasked(&action_id, seat);
            let is_lone = page.is_some();
            let game = events.iter().flat_map(|event| table.kind.tell(event, viewer)).collect();
            let lines = Lines { game, page };
            Told { seq, seat, at, events, lines, revealed, undoes: None, is_undone: false, is_lone }
        }
        MoveKind::Undo { target } => {
            let (events, lines) =
                (Vec::new(), Lines { page: Some(msg!("told-undo", seat)), ..Lines::default() });
            let undoes = Some(target);
            Told { seq, seat, at, events, lines, revealed: false, undoes, is_undone: false, is_lone: false }
        }
    }
}

/// Why nobody was asked for a decision, if nobody was.
fn unasked(action_id: &str, seat: Seat) -> Option<Message> {
    if action_id.starts_with(CARETAKER) {
        return Some(msg!("told-caretaker", seat));
    }
    if action_id.starts_with(ORDER) {
        return Some(msg!("told-order", seat));
    }
    action_id.contains(LONE).then(|| msg!("told-lone"))
}

/// Says of moves that follow each other which were taken back, and what each undo took back.
pub fn settle(told: &mut [Told]) {
    let Some(newest) = told.last().map(|told| told.seq) else { return };
    let (counts, _) = line(told, newest, 0);
    for (at, told) in told.iter_mut().enumerate() {
        told.is_undone = told.undoes.is_none() && !counts.contains(&at);
    }
    for at in 0..told.len() {
        let (seq, seat) = (told[at].seq, told[at].seat);
        let Some(target) = told[at].undoes else { continue };
        let (undone, is_whole) = line(told, seq - 1, target);
        if is_whole {
            let own = undone.iter().filter(|at| told[**at].seat == seat).count();
            let revealed = if undone.iter().any(|at| told[*at].revealed) { "yes" } else { "no" };
            let others = undone.len() - own;
            told[at].lines.page = Some(msg!("told-undo-count", seat, own, others, revealed));
        }
    }
}

/// The decisions that led from position `first` to position `last`, without those that were taken back on the way, the
/// newest first; and whether all of them are among the moves.
#[must_use]
pub fn line(told: &[Told], last: u64, first: u64) -> (Vec<usize>, bool) {
    let (mut decisions, mut seq) = (Vec::new(), last);
    while seq > first {
        let Ok(at) = told.binary_search_by_key(&seq, |told| told.seq) else { return (decisions, false) };
        match told[at].undoes {
            Some(target) => seq = target,
            None => {
                decisions.push(at);
                seq -= 1;
            }
        }
    }
    (decisions, seq == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(seq: u64, seat: u8, undoes: Option<u64>) -> Told {
        let lines = Lines::default();
        let (events, revealed) = (Vec::new(), seq == 3);
        let (is_undone, is_lone) = (false, false);
        Told { seq, seat: Seat(seat), at: 0, events, lines, revealed, undoes, is_undone, is_lone }
    }

    #[test]
    fn what_was_taken_back_is_known_and_counted() {
        // Ann, two bots, Ann again; she goes back to her first decision and decides otherwise.
        let mut moves = vec![told(1, 0, None), told(2, 1, None), told(3, 2, None), told(4, 0, None)];
        moves.extend([told(5, 0, Some(3)), told(6, 0, Some(0)), told(7, 0, None)]);
        settle(&mut moves);
        let undone: Vec<u64> = moves.iter().filter(|told| told.is_undone).map(|told| told.seq).collect();
        assert_eq!(undone, [1, 2, 3, 4]);
        let said = |at: usize| moves[at].lines.page.clone().expect("an undo is told by the page");
        let (seat, yes, no) = (Seat(0), "yes", "no");
        assert_eq!(said(4), msg!("told-undo-count", seat, own = 1usize, others = 0usize, revealed = no));
        assert_eq!(said(5), msg!("told-undo-count", seat, own = 1usize, others = 2usize, revealed = yes));
    }
}
