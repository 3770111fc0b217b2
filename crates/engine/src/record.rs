//! The record of a match: a text file of JSON lines.
//!
//! The first line is the [`Header`], then comes one [`Entry`] a line, and once the match is over
//! a last line with its result. The seed is there only when the match is over.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::seed::hex;
use crate::{Corrupt, Game, Outcome, Rejection, Rng, Salt, Seat, Seed, Status, commitment};

/// A whole match as it is written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was agreed before the match.
    pub header: Header,
    /// What was decided, in order; also what was taken back.
    pub entries: Vec<Entry>,
    /// How it ended, if it has.
    pub result: Option<Outcome>,
}

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file, [`Record::FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options, as the game writes them.
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// The commitment to the seed.
    pub commitment: String,
    /// The seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The salt of the commitment, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
}

/// Who sat on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// The name at this table.
    pub name: String,
    /// The level of the bot, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// One line: a decision, or the taking back of decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// A seat decided.
    Action {
        /// The number of the position it led to, counted from 1 without gaps.
        seq: u64,
        /// Who decided.
        seat: Seat,
        /// What they decided.
        action: Value,
    },
    /// The position after `undo` was restored; it is now also position `seq`.
    Undo {
        /// The number of this entry.
        seq: u64,
        /// Who asked for it.
        seat: Seat,
        /// The position that was restored; 0 is the first.
        undo: u64,
    },
}

impl Entry {
    /// The number of the entry.
    #[must_use]
    pub fn seq(&self) -> u64 {
        match self {
            Self::Action { seq, .. } | Self::Undo { seq, .. } => *seq,
        }
    }
}

#[derive(Serialize, Deserialize)]
struct ResultLine {
    result: Outcome,
}

impl Record {
    /// The format that is written.
    pub const FORMAT: u32 = 1;

    /// Reads a record from its text.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(RecordError::Empty)?;
        let header: Header = parse_line(1, first)?;
        if header.format != Self::FORMAT {
            return Err(RecordError::Format(header.format));
        }
        let mut record = Self { header, entries: Vec::new(), result: None };
        for (number, line) in lines {
            if record.result.is_some() {
                return Err(RecordError::Line(number, "nothing may follow the result".into()));
            }
            let value: Value = parse_line(number, line)?;
            if value.get("result").is_some() {
                record.result = Some(parse_line::<ResultLine>(number, line)?.result);
                continue;
            }
            let entry: Entry = parse_line(number, line)?;
            if entry.seq() != record.entries.len() as u64 + 1 {
                return Err(RecordError::Line(number, format!("unexpected seq {}", entry.seq())));
            }
            record.entries.push(entry);
        }
        Ok(record)
    }
}

fn parse_line<T: for<'de> Deserialize<'de>>(number: usize, line: &str) -> Result<T, RecordError> {
    serde_json::from_str(line).map_err(|error| RecordError::Line(number, error.to_string()))
}

/// The text of the record, one line each.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = |value: serde_json::Result<String>| value.map_err(|_| fmt::Error);
        writeln!(f, "{}", json(serde_json::to_string(&self.header))?)?;
        for entry in &self.entries {
            writeln!(f, "{}", json(serde_json::to_string(entry))?)?;
        }
        if let Some(result) = self.result {
            writeln!(f, "{}", json(serde_json::to_string(&ResultLine { result }))?)?;
        }
        Ok(())
    }
}

/// One step of a replayed match.
pub struct Replayed<'a, G: Game> {
    /// The entry that led here; none for the first position.
    pub entry: Option<&'a Entry>,
    /// The position after it.
    pub position: &'a G,
    /// What happened on the way.
    pub events: &'a [G::Event],
}

/// Plays a record again from its seed and hands every position to `each`, the first one included.
///
/// # Errors
/// If the record has no seed yet, its commitment does not fit its seed, an action is refused, or
/// the result is another than the one recorded.
pub fn replay<G: Game>(record: &Record, mut each: impl FnMut(Replayed<'_, G>)) -> Result<G, RecordError> {
    let Header { rules_version, options, seats, seed, salt, .. } = &record.header;
    let seed = seed.ok_or(RecordError::NoSeed)?;
    if let Some(salt) = salt
        && commitment(&seed, salt) != record.header.commitment
    {
        return Err(RecordError::Commitment);
    }
    let agreed = match *rules_version {
        older if older < G::INFO.rules_version => G::older_options(older, options.clone()),
        _ => options.clone(),
    };
    let options =
        G::Options::deserialize(&agreed).map_err(|error| RecordError::Line(1, error.to_string()))?;
    let count = u8::try_from(seats.len()).map_err(|_| RecordError::Line(1, "too many seats".into()))?;
    let first = G::setup(&options, count, Rng::new(seed)).map_err(|why| RecordError::Refused(0, why))?;
    each(Replayed { entry: None, position: &first, events: &[] });
    let mut positions = vec![first];
    for entry in &record.entries {
        let mut events = Vec::new();
        let next = step(&positions, entry, &mut events)?;
        each(Replayed { entry: Some(entry), position: &next, events: &events });
        positions.push(next);
    }
    let last = positions.pop().expect("there is a first position");
    match (last.status(), record.result) {
        (Status::Over(outcome), Some(recorded)) if outcome != recorded => Err(RecordError::Result),
        (Status::Deciding(_), Some(_)) => Err(RecordError::Result),
        _ => Ok(last),
    }
}

fn step<G: Game>(positions: &[G], entry: &Entry, events: &mut Vec<G::Event>) -> Result<G, RecordError> {
    match entry {
        Entry::Action { seq, seat, action } => {
            let action = G::Action::deserialize(action)
                .map_err(|error| RecordError::Action(*seq, error.to_string()))?;
            let mut next = positions.last().expect("there is a first position").clone();
            next.play(*seat, &action, events).map_err(|why| RecordError::Refused(*seq, why))?;
            Ok(next)
        }
        Entry::Undo { seq, undo, .. } => usize::try_from(*undo)
            .ok()
            .and_then(|index| positions.get(index))
            .cloned()
            .ok_or_else(|| RecordError::Action(*seq, format!("there is no position {undo}"))),
    }
}

/// A hash over a position, equal for equal positions.
#[must_use]
pub fn digest<G: Game>(position: &G) -> String {
    let json = serde_json::to_vec(position).expect("a position is written as JSON");
    hex(&Sha256::digest(json))
}

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// There is no line.
    Empty,
    /// The file is of another format.
    Format(u32),
    /// A line is not as it should be.
    Line(usize, String),
    /// The seed is published when the match is over.
    NoSeed,
    /// Seed and salt do not give the commitment.
    Commitment,
    /// The action with this number cannot be read.
    Action(u64, String),
    /// The action with this number is against the rules.
    Refused(u64, Rejection),
    /// The match did not end as recorded.
    Result,
    /// A position does not hold together.
    Corrupt(Corrupt),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the match file is empty"),
            Self::Format(format) => write!(f, "match files of format {format} are not known"),
            Self::Line(line, why) => write!(f, "line {line}: {why}"),
            Self::NoSeed => f.write_str("the match has no seed yet: it is published when the match is over"),
            Self::Commitment => f.write_str("seed and salt do not give the commitment: the seed was changed"),
            Self::Action(seq, why) => write!(f, "action {seq}: {why}"),
            Self::Refused(seq, why) => write!(f, "action {seq} is refused: {why}"),
            Self::Result => f.write_str("the match does not end as recorded"),
            Self::Corrupt(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let [seed, salt] = [1, 2].map(Seed::from_number);
        let seat = |name: &str| SeatInfo { name: name.into(), bot: None };
        Record {
            header: Header {
                format: 1,
                game: "hill".into(),
                rules_version: 1,
                options: serde_json::json!({}),
                seats: vec![seat("A"), seat("B")],
                commitment: commitment(&seed, &salt),
                seed: Some(seed),
                salt: Some(salt),
            },
            entries: vec![
                Entry::Action { seq: 1, seat: Seat(0), action: serde_json::json!("pass") },
                Entry::Undo { seq: 2, seat: Seat(0), undo: 0 },
            ],
            result: Some(Outcome::by_points(2, |_| 0, |_| 0)),
        }
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        assert_eq!(Record::parse(&record().to_string()), Ok(record()));
    }

    #[test]
    fn a_broken_record_names_its_line() {
        let text = record().to_string();
        let cut: Vec<_> =
            text.lines().enumerate().filter(|(line, _)| *line != 1).map(|(_, line)| line).collect();
        assert!(matches!(Record::parse(&cut.join("\n")), Err(RecordError::Line(2, _))));
        assert_eq!(Record::parse(""), Err(RecordError::Empty));
        assert!(matches!(Record::parse(&(text + "{}")), Err(RecordError::Line(5, _))));
    }
}
