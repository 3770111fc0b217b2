//! A whole site from one database to another, of whatever kind.
//!
//! What is read is one moment of the source, also while a server writes it. Rows that are there already are brought up
//! to date, so a copy that broke off is simply begun again. At the end everything is read on both sides and compared.

use async_trait::async_trait;
use sha2::{Digest, Sha256};

use Kind::{Bytes, Number, Text};

use crate::{Error, Postgres, Result, Sqlite, Store};

/// So many rows are written in one transaction.
const BATCH: i64 = 500;

/// What one column of one row holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Bytes,
}

/// A table, or a part of one.
pub(crate) struct Table {
    pub name: &'static str,
    /// Which rows; all if it is empty.
    pub part: &'static str,
    /// So many of its columns, the first ones, are its key.
    pub key: usize,
    pub columns: &'static [(&'static str, Kind)],
    /// Whether a row can change after it was written.
    pub changes: bool,
}

const USERS: &[(&str, Kind)] = &[
    ("id", Text),
    ("name", Text),
    ("login", Text),
    ("login_key", Text),
    ("password", Text),
    ("language", Text),
    ("theme", Text),
    ("created_at", Number),
    ("claimed_by", Text),
    ("rated", Number),
    ("shows_matches", Number),
    ("shows_presence", Number),
    ("role", Text),
    ("closed_at", Number),
];

/// All tables, each after those it refers to. What belongs to running processes stays behind: who thinks about a bot's turn,
/// the ticks, and what somebody is just asked to
/// sign.
pub(crate) const TABLES: &[Table] = &[
    // Those who claimed somebody come before those who were claimed.
    Table { name: "users", part: "claimed_by IS NULL", key: 1, columns: USERS, changes: true },
    Table { name: "users", part: "claimed_by IS NOT NULL", key: 1, columns: USERS, changes: true },
    Table { name: "secrets", part: "", key: 1, columns: &[("name", Text), ("secret", Text)], changes: true },
    Table {
        name: "sessions",
        part: "",
        key: 1,
        columns: &[
            ("token_hash", Text),
            ("user_id", Text),
            ("created_at", Number),
            ("expires_at", Number),
            ("seen_at", Number),
            ("device", Text),
        ],
        changes: true,
    },
    Table {
        name: "passkeys",
        part: "",
        key: 1,
        columns: &[
            ("id", Text),
            ("user_id", Text),
            ("passkey", Text),
            ("device", Text),
            ("created_at", Number),
            ("used_at", Number),
        ],
        changes: true,
    },
    Table {
        name: "resets",
        part: "",
        key: 1,
        columns: &[("token_hash", Text), ("user_id", Text), ("expires_at", Number)],
        changes: true,
    },
    Table {
        name: "matches",
        part: "",
        key: 1,
        columns: &[
            ("id", Text),
            ("game", Text),
            ("rules_version", Number),
            ("options", Text),
            ("title", Text),
            ("host", Text),
            ("undo_policy", Text),
            ("visibility", Text),
            ("pace", Text),
            ("pace_time", Number),
            ("pace_more", Number),
            ("caretaker", Number),
            ("seed", Text),
            ("salt", Text),
            ("commitment", Text),
            ("join_token", Text),
            ("phase", Text),
            ("seq", Number),
            ("outcome", Text),
            ("imported", Number),
            ("created_at", Number),
            ("updated_at", Number),
        ],
        changes: true,
    },
    Table {
        name: "seats",
        part: "",
        key: 2,
        columns: &[
            ("match_id", Text),
            ("seat", Number),
            ("kind", Text),
            ("user_id", Text),
            ("level", Text),
            ("name", Text),
            ("invite", Text),
            ("decides", Number),
            ("revision", Number),
            ("ready_at", Number),
            ("decided", Number),
            ("revealed", Number),
            ("former", Text),
            ("gave_up", Number),
        ],
        changes: true,
    },
    Table {
        name: "moves",
        part: "",
        key: 2,
        columns: &[
            ("match_id", Text),
            ("seq", Number),
            ("action_id", Text),
            ("seat", Number),
            ("user_id", Text),
            ("at", Number),
            ("revealed", Number),
            ("target", Number),
            ("action", Text),
            ("events", Text),
        ],
        changes: false,
    },
    Table {
        name: "positions",
        part: "",
        key: 2,
        columns: &[("match_id", Text), ("seq", Number), ("packed", Bytes), ("base", Number)],
        changes: false,
    },
    Table {
        name: "chat",
        part: "",
        key: 1,
        columns: &[
            ("id", Number),
            ("match_id", Text),
            ("user_id", Text),
            ("seat", Number),
            ("line", Text),
            ("at", Number),
            ("kind", Text),
            ("old_name", Text),
            ("new_name", Text),
            ("hidden", Number),
        ],
        changes: true,
    },
    Table {
        name: "lessons",
        part: "",
        key: 1,
        columns: &[
            ("match_id", Text),
            ("lesson", Text),
            ("seen", Number),
            ("tries", Number),
            ("state", Text),
        ],
        changes: true,
    },
    Table {
        name: "presence",
        part: "",
        key: 1,
        columns: &[("user_id", Text), ("at", Number)],
        changes: true,
    },
    Table {
        name: "friends",
        part: "",
        key: 2,
        columns: &[("user_id", Text), ("friend_id", Text), ("at", Number)],
        changes: true,
    },
    Table {
        name: "invitations",
        part: "",
        key: 2,
        columns: &[
            ("match_id", Text),
            ("user_id", Text),
            ("by_user", Text),
            ("at", Number),
            ("refused", Number),
        ],
        changes: true,
    },
    Table {
        name: "wishes",
        part: "",
        key: 1,
        columns: &[("match_id", Text), ("company", Text)],
        changes: true,
    },
    Table {
        name: "seat_requests",
        part: "",
        key: 2,
        columns: &[
            ("invite", Text),
            ("user_id", Text),
            ("match_id", Text),
            ("seat", Number),
            ("name", Text),
            ("at", Number),
        ],
        changes: false,
    },
    Table {
        name: "seat_answers",
        part: "",
        key: 3,
        columns: &[("invite", Text), ("user_id", Text), ("answerer", Text), ("answer", Text), ("at", Number)],
        changes: false,
    },
    Table {
        name: "ratings",
        part: "",
        key: 3,
        columns: &[
            ("user_id", Text),
            ("game", Text),
            ("players", Number),
            ("points", Number),
            ("deviation", Number),
            ("least", Number),
            ("matches", Number),
            ("wins", Number),
        ],
        changes: true,
    },
    Table {
        name: "rated_seats",
        part: "",
        key: 2,
        columns: &[
            ("match_id", Text),
            ("seat", Number),
            ("user_id", Text),
            ("game", Text),
            ("players", Number),
            ("place", Number),
            ("points", Number),
            ("deviation", Number),
            ("change", Number),
            ("at", Number),
        ],
        changes: true,
    },
    Table {
        name: "tournaments",
        part: "",
        key: 1,
        columns: &[
            ("id", Text),
            ("title", Text),
            ("game", Text),
            ("options", Text),
            ("seats", Number),
            ("system", Text),
            ("rounds", Number),
            ("host", Text),
            ("phase", Text),
            ("round", Number),
            ("created_at", Number),
            ("updated_at", Number),
            ("same_deals", Number),
        ],
        changes: true,
    },
    Table {
        name: "entrants",
        part: "",
        key: 2,
        columns: &[
            ("tournament_id", Text),
            ("number", Number),
            ("user_id", Text),
            ("level", Text),
            ("name", Text),
            ("withdrawn", Number),
        ],
        changes: true,
    },
    Table {
        name: "pairings",
        part: "",
        key: 4,
        columns: &[
            ("tournament_id", Text),
            ("round", Number),
            ("board", Number),
            ("seat", Number),
            ("entrant", Number),
            ("match_id", Text),
        ],
        changes: false,
    },
    Table {
        name: "turns",
        part: "",
        key: 2,
        columns: &[
            ("match_id", Text),
            ("seat", Number),
            ("user_id", Text),
            ("seq", Number),
            ("began_at", Number),
            ("waits", Number),
            ("due_at", Number),
            ("left_time", Number),
            ("remind_at", Number),
            ("late", Number),
            ("ready_at", Number),
        ],
        changes: true,
    },
    Table {
        name: "channels",
        part: "",
        key: 1,
        columns: &[
            ("id", Text),
            ("user_id", Text),
            ("kind", Text),
            ("target", Text),
            ("state", Text),
            ("token", Text),
            ("created_at", Number),
            ("keys", Text),
        ],
        changes: true,
    },
    Table {
        name: "notices",
        part: "",
        key: 5,
        columns: &[
            ("channel", Text),
            ("match_id", Text),
            ("seat", Number),
            ("seq", Number),
            ("kind", Text),
            ("state", Text),
            ("ready_at", Number),
            ("tries", Number),
            ("created_at", Number),
        ],
        changes: true,
    },
    Table {
        name: "vacations",
        part: "",
        key: 2,
        columns: &[("user_id", Text), ("began_at", Number), ("ends_at", Number)],
        changes: true,
    },
    Table {
        name: "votes",
        part: "",
        key: 4,
        columns: &[
            ("match_id", Text),
            ("seat", Number),
            ("seq", Number),
            ("voter", Text),
            ("choice", Text),
            ("at", Number),
        ],
        changes: true,
    },
    Table {
        name: "visits",
        part: "",
        key: 2,
        columns: &[("match_id", Text), ("user_id", Text), ("seen_at", Number), ("left_at", Number)],
        changes: true,
    },
    Table {
        name: "undo_requests",
        part: "",
        key: 3,
        columns: &[("match_id", Text), ("seq", Number), ("seat", Number), ("target", Number), ("at", Number)],
        changes: false,
    },
    Table {
        name: "undo_answers",
        part: "",
        key: 4,
        columns: &[
            ("match_id", Text),
            ("seq", Number),
            ("asker", Number),
            ("seat", Number),
            ("answer", Text),
            ("at", Number),
        ],
        changes: false,
    },
];

impl Table {
    fn names(columns: &[(&str, Kind)]) -> String {
        columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    fn condition(&self) -> &str {
        if self.part.is_empty() { "1 = 1" } else { self.part }
    }

    pub fn counting(&self) -> String {
        format!("SELECT CAST(COUNT(*) AS BIGINT) FROM {} WHERE {}", self.name, self.condition())
    }

    /// Rows in the order of their keys: the first ones, or those after a key.
    pub fn reading(&self, is_first: bool) -> String {
        let (key, all) = (Self::names(&self.columns[..self.key]), Self::names(self.columns));
        let (name, part) = (self.name, self.condition());
        let after =
            if is_first { String::new() } else { format!(" AND ({key}) > ({})", placeholders(self.key)) };
        format!("SELECT {all} FROM {name} WHERE {part}{after} ORDER BY {key} LIMIT {BATCH}")
    }

    pub fn writing(&self) -> String {
        let (key, all) = (Self::names(&self.columns[..self.key]), Self::names(self.columns));
        let values = placeholders(self.columns.len());
        let insert = format!("INSERT INTO {} ({all}) VALUES ({values}) ON CONFLICT", self.name);
        if !self.changes {
            return format!("{insert} ({key}) DO NOTHING");
        }
        let rest = self.columns[self.key..].iter().map(|(name, _)| format!("{name} = excluded.{name}"));
        format!("{insert} ({key}) DO UPDATE SET {}", rest.collect::<Vec<_>>().join(", "))
    }
}

fn placeholders(count: usize) -> String {
    (1..=count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// One row.
pub(crate) type Cells = Vec<Cell>;

/// A database as something to copy from and to.
#[async_trait]
pub(crate) trait Site: Store {
    /// One moment of it.
    async fn moment(&self) -> Result<Box<dyn Moment>>;

    /// Writes rows, all of them or none.
    async fn write(&self, table: &Table, rows: &[Cells]) -> Result<()>;

    /// Numbers that the database gives out go on after those that were written.
    async fn finish(&self) -> Result<()>;
}

/// One moment of a database.
#[async_trait]
pub(crate) trait Moment: Send {
    async fn count(&mut self, table: &Table) -> Result<u64>;

    /// The first rows of a table, or the next ones after a row.
    async fn read(&mut self, table: &Table, after: Option<&Cells>) -> Result<Vec<Cells>>;
}

async fn open(address: &str) -> Result<Box<dyn Site>> {
    match address.split_once(':') {
        Some(("sqlite", _)) => Ok(Box::new(Sqlite::open(address).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Box::new(Postgres::open(address).await?)),
        _ => Err(Error::Address(address.to_owned())),
    }
}

/// How far a copy has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many rows were written or compared.
    pub done: u64,
    /// How many will be in the end: every row is written once and compared once.
    pub total: u64,
}

/// Copies everything from one database to another, and proves that it is there. Tells how many rows there are.
///
/// # Errors
/// If one of them cannot be opened, the target holds another site, or differs in the end.
pub async fn copy(from: &str, to: &str, progress: &mut (dyn FnMut(Copied) + Send)) -> Result<u64> {
    if from.starts_with("sqlite:") {
        Sqlite::require_file(from)?;
    }
    let (source, target) = (open(from).await?, open(to).await?);
    let result = copy_all(&*source, &*target, progress).await;
    source.close().await;
    target.close().await;
    result
}

async fn copy_all(
    source: &dyn Site,
    target: &dyn Site,
    progress: &mut (dyn FnMut(Copied) + Send),
) -> Result<u64> {
    let mut from = source.moment().await?;
    refuse_another_site(&mut *from, &mut *target.moment().await?).await?;
    let mut rows = 0;
    for table in TABLES {
        rows += from.count(table).await?;
    }
    let mut copied = Copied { done: 0, total: 2 * rows };
    progress(copied);
    let mut digests = Vec::new();
    for table in TABLES {
        let mut digest = Sum::default();
        let mut after = None;
        loop {
            let read = from.read(table, after.as_ref()).await?;
            let Some(last) = read.last() else { break };
            target.write(table, &read).await?;
            read.iter().for_each(|row| digest.add(row));
            copied.done += read.len() as u64;
            progress(copied);
            after = Some(last.clone());
        }
        digests.push(digest);
    }
    target.finish().await?;
    compare(&mut *target.moment().await?, &digests, &mut copied, progress).await?;
    Ok(rows)
}

/// Reads everything again where it was written to.
async fn compare(
    written: &mut dyn Moment,
    expected: &[Sum],
    copied: &mut Copied,
    progress: &mut (dyn FnMut(Copied) + Send),
) -> Result<()> {
    for (table, expected) in TABLES.iter().zip(expected) {
        let mut digest = Sum::default();
        let mut after = None;
        loop {
            let read = written.read(table, after.as_ref()).await?;
            let Some(last) = read.last() else { break };
            read.iter().for_each(|row| digest.add(row));
            copied.done += read.len() as u64;
            progress(*copied);
            after = Some(last.clone());
        }
        if digest != *expected {
            return Err(Error::Refused(format!("the {} of both databases differ after all", table.name)));
        }
    }
    Ok(())
}

/// Nobody's site is mixed with another one: what is there already must come from the same source.
async fn refuse_another_site(from: &mut dyn Moment, to: &mut dyn Moment) -> Result<()> {
    for table in TABLES {
        let (here, there) = (from.count(table).await?, to.count(table).await?);
        // Users that were claimed meanwhile have left the first part for the second.
        let is_more = there > here && table.part.is_empty();
        let first = to.read(table, None).await?.into_iter().next();
        let is_foreign = match &first {
            Some(row) if table.part.is_empty() => !holds(from, table, row).await?,
            _ => false,
        };
        if is_more || is_foreign {
            return Err(Error::Refused(format!(
                "the database to be filled holds other {} than the source: begin with an empty one",
                table.name
            )));
        }
    }
    Ok(())
}

/// Whether there is a row with the same key. Of the rows after a smaller key it would be the first.
async fn holds(from: &mut dyn Moment, table: &Table, row: &Cells) -> Result<bool> {
    let mut after = None;
    loop {
        let read = from.read(table, after.as_ref()).await?;
        if read.iter().any(|other| other[..table.key] == row[..table.key]) {
            return Ok(true);
        }
        match read.into_iter().last() {
            Some(last) => after = Some(last),
            None => return Ok(false),
        }
    }
}

/// The sum over the hashes of rows: the same in whatever order they are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    hashes: u128,
}

impl Sum {
    fn add(&mut self, row: &Cells) {
        let hash = Sha256::digest(format!("{row:?}"));
        let number = hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte));
        self.rows += 1;
        self.hashes = self.hashes.wrapping_add(number);
    }
}
