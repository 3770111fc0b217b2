//! What is left after the trial, held against what was promised.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use store::{Match, MatchId, Move, MoveKind, Phase, Store};

use super::ledger::{Entry, Ledger};
use super::{Sink, Table, Viewer};
use crate::Trouble;

/// How many moves are read at once.
const ROWS: u32 = 500;

/// All that was counted.
#[derive(Debug, Default, Serialize)]
pub struct Figures {
    tables: usize,
    games: BTreeMap<&'static str, usize>,
    killed: u32,
    database_restarts: u32,
    /// Decisions of everybody that are stored.
    stored: usize,
    /// Decisions of players that were confirmed.
    confirmed: usize,
    refused: usize,
    sent_again: usize,
    over: usize,
    streams: usize,
    /// How often a stream was opened again.
    reconnected: u64,
    events: u64,
    notices: usize,
    connections_broken: u64,
    /// Answers of 5xx, which were asked again.
    failures: BTreeMap<u16, u64>,
    broken: Broken,
    /// Whether nothing was broken.
    pub held: bool,
}

/// Promises that were broken; nothing here is what is hoped for.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
struct Broken {
    /// Decisions that were confirmed and are not there, or another one.
    lost: Vec<String>,
    /// Decisions that are there more than once.
    twice: Vec<String>,
    /// Decisions that were refused and are there.
    refused_but_stored: Vec<String>,
    /// Matches whose position does not follow from their moves.
    inconsistent: Vec<String>,
    /// Matches that did not move on.
    stuck: Vec<String>,
    /// Matches in which a bot must decide and does not.
    restless: Vec<String>,
    /// Viewers who do not see the newest position.
    apart: Vec<String>,
    notices_sent_twice: Vec<String>,
    /// What the processes said of panics.
    panics: Vec<String>,
}

impl Figures {
    /// Counts what is stored and holds it against what the players were told.
    pub async fn count(store: &dyn Store, tables: &[Table], ledgers: &[Ledger]) -> Result<Self> {
        let mut figures = Self { tables: tables.len(), ..Self::default() };
        for entry in ledgers.iter().flat_map(Ledger::entries) {
            figures.confirmed += usize::from(entry.is_confirmed);
            figures.refused += usize::from(!entry.is_confirmed);
            figures.sent_again += usize::from(entry.is_sent_again);
        }
        for table in tables {
            *figures.games.entry(table.game).or_default() += 1;
            let row = store.find_match(&table.id).await?.context("a match is gone")?;
            let moves = all_moves(store, &row).await?;
            let own = ledgers.iter().flat_map(Ledger::entries).filter(|entry| entry.id == row.id);
            figures.broken.compare(&row.id, &moves, own);
            figures.over += usize::from(matches!(row.phase, Phase::Over(_)));
            figures.stored += moves.len();
            if let Err(error) = replay(store, &row, &moves).await {
                figures.broken.inconsistent.push(format!("{} {}: {error:#}", row.game, row.id));
            }
        }
        Ok(figures)
    }

    /// What was done to the processes, and how they bore it.
    pub fn disturbed(&mut self, killed: u32, database_restarts: u32, trouble: &Trouble) {
        (self.killed, self.database_restarts) = (killed, database_restarts);
        self.connections_broken = trouble.broken.load(Ordering::Relaxed);
        self.failures = trouble.refused.lock().expect("nobody panics with it").clone();
    }

    /// Which matches did not go on, and where a bot never decided.
    pub fn recovered(&mut self, stuck: Vec<String>, restless: Vec<String>) {
        (self.broken.stuck, self.broken.restless) = (stuck, restless);
    }

    /// What those heard who looked on, and who of them does not see the newest position.
    pub fn watched(&mut self, viewers: &[Viewer], apart: Vec<String>) {
        self.streams = viewers.len();
        self.reconnected = viewers.iter().map(|viewer| viewer.heard().opened.saturating_sub(1)).sum();
        self.events = viewers.iter().map(|viewer| viewer.heard().events).sum();
        self.broken.apart = apart;
    }

    /// Which notices came.
    pub fn told(&mut self, sink: &Sink) {
        (self.notices, self.broken.notices_sent_twice) = sink.count();
    }

    /// What the processes said of panics.
    pub fn panicked(&mut self, panics: Vec<String>) {
        self.broken.panics = panics;
    }

    /// With the judgment.
    #[must_use]
    pub fn judged(mut self) -> Self {
        self.held = self.broken == Broken::default();
        self
    }
}

impl Broken {
    /// Holds the moves of one match against what its players were told.
    fn compare<'e>(&mut self, id: &MatchId, moves: &[Move], entries: impl Iterator<Item = &'e Entry>) {
        let mut seen = BTreeSet::new();
        for twice in moves.iter().filter(|step| !seen.insert(&step.action_id)) {
            self.twice.push(format!("{id} {}", twice.action_id));
        }
        for entry in entries {
            let ending = format!(":{}:{}", entry.seat, entry.action_id);
            let found: Vec<&Move> = moves.iter().filter(|step| step.action_id.ends_with(&ending)).collect();
            let is_right = |step: &&Move| {
                step.seat.0 == entry.seat
                    && matches!(&step.kind, MoveKind::Action { action, .. } if *action == entry.action)
            };
            let name = || format!("{id} {}", entry.action_id);
            match (entry.is_confirmed, &found[..]) {
                (true, [step]) if is_right(step) => {}
                (false, []) => {}
                (true, [] | [_]) => self.lost.push(name()),
                (false, [_]) => self.refused_but_stored.push(name()),
                (_, _) => self.twice.push(name()),
            }
        }
    }
}

async fn all_moves(store: &dyn Store, row: &Match) -> Result<Vec<Move>> {
    let mut moves: Vec<Move> = Vec::new();
    loop {
        let after = moves.last().map_or(0, |step| step.seq);
        let more = store.moves(&row.id, after, ROWS).await?;
        if more.is_empty() {
            return Ok(moves);
        }
        moves.extend(more);
    }
}

/// Whether the moves, played one after the other from the first position, lead to the newest.
async fn replay(store: &dyn Store, row: &Match, moves: &[Move]) -> Result<()> {
    let kind = catalog::find(&row.game).context("no such game")?;
    let stored = async |seq| store.position(&row.id, seq).await?.context("a position is gone");
    let mut position = kind.load(&stored(0).await?)?;
    for (seq, step) in (1..).zip(moves) {
        ensure!(step.seq == seq, "move {seq} is missing");
        let MoveKind::Action { action, .. } = &step.kind else { anyhow::bail!("nobody took anything back") };
        position.play(step.seat, action).with_context(|| format!("move {seq}"))?;
    }
    ensure!(row.seq == moves.len() as u64, "{} moves, but position {}", moves.len(), row.seq);
    let newest = kind.load(&stored(row.seq).await?)?;
    ensure!(position.digest() == newest.digest(), "the newest position is another one");
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use serde_json::{Value, json};

    use super::*;

    fn stored(seq: u64, action_id: &str, action: Value) -> Move {
        let kind = MoveKind::Action { action, events: Vec::new(), revealed: false };
        Move { seq, action_id: action_id.to_owned(), seat: Seat(1), user: None, kind, at: 0 }
    }

    fn sent(action_id: &str, is_confirmed: bool) -> Entry {
        Entry {
            id: MatchId("m".into()),
            seat: 1,
            action_id: action_id.to_owned(),
            action: json!("pass"),
            is_confirmed,
            is_sent_again: false,
        }
    }

    /// How many are lost, there twice, and stored though they were refused.
    fn broken(moves: &[Move], sent: &[Entry]) -> [usize; 3] {
        let mut broken = Broken::default();
        broken.compare(&MatchId("m".into()), moves, sent.iter());
        [broken.lost.len(), broken.twice.len(), broken.refused_but_stored.len()]
    }

    #[test]
    fn what_was_confirmed_must_be_there_once_and_what_was_refused_must_not() {
        let moves = [stored(1, "ann:1:1-0", json!("pass")), stored(2, "bot:2:1", json!("pass"))];
        assert_eq!(broken(&moves, &[sent("1-0", true), sent("1-1", false)]), [0, 0, 0]);
        assert_eq!(broken(&moves, &[sent("1-0", true), sent("1-1", true)]), [1, 0, 0]);
        assert_eq!(broken(&moves, &[sent("1-0", false)]), [0, 0, 1]);
        assert_eq!(broken(&[stored(1, "ann:1:1-0", json!("attack"))], &[sent("1-0", true)]), [1, 0, 0]);
        let twice = [stored(1, "ann:1:1-0", json!("pass")), stored(2, "ben:1:1-0", json!("pass"))];
        assert_eq!(broken(&twice, &[sent("1-0", true)]), [0, 1, 0]);
        let same = [stored(1, "bot:2:1", json!("pass")), stored(2, "bot:2:1", json!("pass"))];
        assert_eq!(broken(&same, &[]), [0, 1, 0]);
    }
}
