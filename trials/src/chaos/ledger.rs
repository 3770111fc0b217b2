//! What a player sent, and what they were told about it.

use serde_json::Value;
use store::MatchId;

/// Everything that a player sent.
#[derive(Debug, Default)]
pub struct Ledger(Vec<Entry>);

/// One decision that was sent, perhaps more than once, until it was answered.
#[derive(Clone, Debug)]
pub struct Entry {
    pub id: MatchId,
    pub seat: u8,
    /// The player's name for it, which no two of them at a table have in common.
    pub action_id: String,
    pub action: Value,
    /// Whether it was accepted; otherwise it was refused.
    pub is_confirmed: bool,
    pub is_sent_again: bool,
}

impl Ledger {
    pub fn note(&mut self, entry: Entry) {
        self.0.push(entry);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.0.iter()
    }
}
