//! A decision in one call.
//!
//! A decision takes a dozen statements. Sent one by one, each of them is a way to the server and back, so a function of
//! the database runs them. It is made of the same statements that [`write`](super::queries::commit::write) runs, in the same
//! order, and named after what it says: processes of different versions on one database have each their own.

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

/// What came of a call.
pub enum Called {
    /// The move is stored, with this tick.
    Done(i64),
    /// Nothing was changed: the match is elsewhere, or a move with this id is there already.
    Refused,
}

/// The code by which the function undoes what it has done: the move was stored before.
const BEFORE: &str = "CV001";
/// Keeps processes that start at the same time from defining the function at the same time.
const LOCK: &str = "SELECT pg_advisory_xact_lock(1667852402)";

const PARAMETERS: &str = "v_match TEXT, v_expected BIGINT, v_now BIGINT, v_action_id TEXT, v_seat BIGINT, v_user TEXT, \
    v_revealed BIGINT, v_action TEXT, v_events TEXT, v_packed BYTEA, v_base BIGINT, v_decides BIGINT, v_asked BIGINT, \
    v_renewed BIGINT";

impl OneCall {
    /// Defines the function, unless it is there.
    pub async fn define(connection: &mut Connection) -> Result<Self> {
        let body = body();
        let name = format!("civitas_decide_{}", &token_hash(&body)[..16]);
        let definition = format!(
            "CREATE OR REPLACE FUNCTION {name}({PARAMETERS}) RETURNS BIGINT LANGUAGE plpgsql AS $body${body}$body$"
        );
        let mut transaction = sqlx::Connection::begin(connection).await?;
        sqlx::query(LOCK).execute(&mut *transaction).await?;
        sqlx::query(AssertSqlSafe(definition)).execute(&mut *transaction).await?;
        transaction.commit().await?;
        let places: Vec<String> =
            (1..=PARAMETERS.split(',').count()).map(|number| format!("${number}")).collect();
        Ok(Self { call: format!("SELECT {name}({})", places.join(", ")) })
    }

    /// Stores a decision that does not end the match.
    pub async fn decide(&self, connection: &mut Connection, ready: &Ready) -> Result<Called> {
        let called = sqlx::query_scalar::<_, Option<i64>>(AssertSqlSafe(self.call.clone()))
            .bind(&ready.match_id.0)
            .bind(column(ready.expected_seq))
            .bind(ready.now)
            .bind(&ready.action_id)
            .bind(i64::from(ready.seat.0))
            .bind(ready.user.as_ref().map(|user| &user.0))
            .bind(i64::from(ready.revealed))
            .bind(&ready.action)
            .bind(&ready.events)
            .bind(ready.packed.bytes.as_slice())
            .bind(ready.packed.base)
            .bind(bits(ready.status.deciding()))
            .bind(bits(ready.asked))
            .bind(bits(ready.renewed()))
            .fetch_one(connection)
            .await;
        match called {
            Ok(tick) => Ok(tick.map_or(Called::Refused, Called::Done)),
            Err(error)
                if error.as_database_error().is_some_and(|error| error.code().as_deref() == Some(BEFORE)) =>
            {
                Ok(Called::Refused)
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// The statements, and what is done or not after them.
fn body() -> String {
    let advance = with(sql::ADVANCE, &["v_match", "v_expected", "'running'", "NULL", "v_now"]);
    let new_move = with(
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
    );
    let new_position = with(sql::NEW_POSITION, &["v_match", "v_expected + 1", "v_packed", "v_base"]);
    let ask = with(
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
    );
    let end_turns = with(sql::END_TURNS, &["v_match", "v_now"]);
    let void = with(sql::VOID_NOTICES, &["v_match"]);
    let begin_turns = with(sql::BEGIN_TURNS, &["v_match", "v_now"]);
    let set_times = with(sql::SET_TIMES, &["v_match", "v_now", "v_renewed"]);
    let kind = format!("'{}'", NoticeKind::Turn.word());
    let notices = with(sql::NEW_NOTICES, &["v_match", &kind, "v_now"]);
    format!(
        "
DECLARE v_tick BIGINT; v_begun BOOLEAN;
BEGIN
    {advance} INTO v_tick;
    IF NOT FOUND THEN RETURN NULL; END IF;
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
    RETURN v_tick;
END
"
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
        assert!(!body().contains('$'));
    }
}
