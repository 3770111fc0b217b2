//! Decisions in one call.
//!
//! A decision takes a dozen statements. Sent one by one, each of them is a way to the server and back, so a function of
//! the database runs them, for all decisions that are handed in together. It is made of the same statements that
//! [`write`](super::queries::commit::write) runs, in the same order, and named after what it says: processes of different versions
//! on one database have each their own.

use sqlx::AssertSqlSafe;

use super::queries::commit::Ready;
use super::queries::rows::{bits, column};
use super::{Connection, sql};
use crate::ids::token_hash;
use crate::words::Word as _;
use crate::{NoticeKind, Result};

/// The function of this version.
pub struct OneCall {
    call: String,
}

/// The code by which the function undoes all that it has done: one of the moves was stored before.
const BEFORE: &str = "CV001";
/// Keeps processes that start at the same time from defining the function at the same time.
const LOCK: &str = "SELECT pg_advisory_xact_lock(1667852402)";

/// What is known of a decision, with its type. The function is handed a list of each.
const PARAMETERS: [(&str, &str); 14] = [
    ("v_match", "TEXT"),
    ("v_expected", "BIGINT"),
    ("v_now", "BIGINT"),
    ("v_action_id", "TEXT"),
    ("v_seat", "BIGINT"),
    ("v_user", "TEXT"),
    ("v_revealed", "BIGINT"),
    ("v_action", "TEXT"),
    ("v_events", "TEXT"),
    ("v_packed", "BYTEA"),
    ("v_base", "BIGINT"),
    ("v_decides", "BIGINT"),
    ("v_asked", "BIGINT"),
    ("v_renewed", "BIGINT"),
];

impl OneCall {
    /// Defines the function; one of the same name that is there is replaced.
    pub async fn define(connection: &mut Connection) -> Result<Self> {
        let body = body();
        let name = format!("civitas_decide_{}", &token_hash(&body)[..16]);
        let types = joined(|_, (_, its_type)| format!("{its_type}[]"));
        let definition = format!(
            "CREATE OR REPLACE FUNCTION {name}({types}) RETURNS BIGINT[] LANGUAGE plpgsql AS $body${body}$body$"
        );
        let mut transaction = sqlx::Connection::begin(connection).await?;
        sqlx::query(LOCK).execute(&mut *transaction).await?;
        sqlx::query(AssertSqlSafe(definition)).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Self { call: format!("SELECT {name}({})", places()) })
    }

    /// Stores decisions that do not end their match: all of them, or none if there is an error. For each its tick; none if it was
    /// refused, because the match is elsewhere.
    pub async fn decide(
        &self,
        connection: &mut Connection,
        all: &[&Ready],
    ) -> Result<Vec<Option<i64>>, sqlx::Error> {
        let number = |of: &dyn Fn(&Ready) -> i64| -> Vec<i64> { all.iter().map(|ready| of(ready)).collect() };
        let text = |of: fn(&Ready) -> &str| -> Vec<&str> { all.iter().map(|ready| of(ready)).collect() };
        let some_text = |of: fn(&Ready) -> Option<&str>| -> Vec<Option<&str>> {
            all.iter().map(|ready| of(ready)).collect()
        };
        sqlx::query_scalar(AssertSqlSafe(self.call.clone()))
            .bind(text(|ready| &ready.match_id.0))
            .bind(number(&|ready| column(ready.expected_seq)))
            .bind(number(&|ready| ready.now))
            .bind(text(|ready| &ready.action_id))
            .bind(number(&|ready| i64::from(ready.seat.0)))
            .bind(some_text(|ready| ready.user.as_ref().map(|user| user.0.as_str())))
            .bind(number(&|ready| i64::from(ready.revealed)))
            .bind(some_text(|ready| ready.action.as_deref()))
            .bind(text(|ready| &ready.events))
            .bind(all.iter().map(|ready| ready.packed.bytes.as_slice()).collect::<Vec<_>>())
            .bind(all.iter().map(|ready| ready.packed.base).collect::<Vec<_>>())
            .bind(number(&|ready| bits(ready.status.deciding())))
            .bind(number(&|ready| bits(ready.asked)))
            .bind(number(&|ready| bits(ready.renewed())))
            .fetch_one(connection)
            .await
    }
}

/// Whether it went wrong because one of the decisions was stored before.
pub fn was_before(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.code().as_deref() == Some(BEFORE))
}

/// The parameters in order, as they are written in some place.
fn joined(write: impl Fn(usize, (&str, &str)) -> String) -> String {
    let written: Vec<String> = (1..).zip(PARAMETERS).map(|(number, one)| write(number, one)).collect();
    written.join(", ")
}

/// `$1, $2` and so on.
fn places() -> String {
    joined(|number, _| format!("${number}"))
}

/// The statements, and what is done or not after them.
fn body() -> String {
    let advance = with(sql::ADVANCE, &["v_match", "v_expected", "'running'", "NULL", "v_now"]);
    let new_move = new_move();
    let new_position = with(sql::NEW_POSITION, &["v_match", "v_expected + 1", "v_packed", "v_base"]);
    let ask = ask_seats();
    let end_turns = with(sql::END_TURNS, &["v_match", "v_now"]);
    let void = with(sql::VOID_NOTICES, &["v_match"]);
    let begin_turns = with(sql::BEGIN_TURNS, &["v_match", "v_now"]);
    let set_times = with(sql::SET_TIMES, &["v_match", "v_now", "v_renewed"]);
    let kind = format!("'{}'", NoticeKind::Turn.word());
    let notices = with(sql::NEW_NOTICES, &["v_match", &kind, "v_now"]);
    let (names, lists) = (joined(|_, (name, _)| name.to_owned()), places());
    let variables: String = PARAMETERS.map(|(name, its_type)| format!("{name} {its_type}; ")).concat();
    format!(
        "
DECLARE {variables}v_tick BIGINT; v_begun BOOLEAN; v_ticks BIGINT[] := '{{}}';
BEGIN
FOR {names} IN SELECT * FROM unnest({lists}) LOOP
    {advance} INTO v_tick;
    v_ticks := array_append(v_ticks, v_tick);
    IF v_tick IS NULL THEN CONTINUE; END IF;
    {new_move};
    IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = '{BEFORE}'; END IF;
    {new_position};
    {ask};
    {end_turns};
    IF FOUND THEN {void}; END IF;
    {begin_turns};
    v_begun := FOUND;
    IF v_begun OR v_renewed <> 0 THEN {set_times}; END IF;
    IF v_begun THEN {notices}; END IF;
END LOOP;
RETURN v_ticks;
END
"
    )
}

/// A decision as it is kept.
fn new_move() -> String {
    with(
        sql::NEW_MOVE,
        &[
            "v_match",
            "v_expected + 1",
            "v_action_id",
            "v_seat",
            "v_user",
            "v_now",
            "v_revealed",
            "NULL",
            "v_action",
            "v_events",
        ],
    )
}

/// Who must decide next.
fn ask_seats() -> String {
    with(
        sql::ASK_SEATS,
        &[
            "v_match",
            "v_decides",
            "v_asked",
            "v_expected + 1",
            "v_now",
            "v_seat",
            "v_expected + 1",
            "v_revealed",
        ],
    )
}

/// A statement with these words in the places of its parameters.
fn with(statement: &str, words: &[&str]) -> String {
    // From the last one on: `$1` is the beginning of `$10`.
    let places = words.iter().enumerate().rev();
    places.fold(statement.to_owned(), |text, (before, word)| {
        text.replace(&format!("${}", before + 1), &format!("({word})"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_has_its_word() {
        assert_eq!(
            with("VALUES ($1, $10, $2)", &["a", "b", "", "", "", "", "", "", "", "j"]),
            "VALUES ((a), (j), (b))"
        );
        let (before, after) =
            body().split_once(&places()).map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        assert!(![before, after].concat().contains('$'));
    }
}
