//! What is copied: every table with its columns, and the statements that read and write it.

use Kind::{Bytes, Number, Text};

/// How many rows are read at once, and written in one transaction.
const BATCH: i64 = 500;

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
    /// How many of its columns, the first ones, are its key.
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
            ("closed_at", Number),
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
            ("pace", Text),
            ("pace_time", Number),
            ("pace_more", Number),
            ("caretaker", Number),
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
        name: "orders",
        part: "",
        key: 2,
        columns: &[
            ("match_id", Text),
            ("seat", Number),
            ("user_id", Text),
            ("kind", Text),
            ("turn", Number),
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
