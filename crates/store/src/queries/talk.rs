//! Chat, and asking to take something back.

use async_trait::async_trait;
use engine::{Seat, Seats};
use sqlx::query;

use super::matches::{insert, tick};
use super::rows::{column, flag, get, number, rows, seat, some_number, word};
use super::{Backend, Connection, Row, sql};
use crate::words::Word as _;
use crate::{
    Answer, Changed, ChatLine, Content, Error, Holder, MatchId, NewChatLine, NewRematch, NewUndoRequest,
    NoteKind, Result, SeatChange, Talk, UndoAnswer, UndoRequest, UserId, limits,
};

#[async_trait]
impl Talk for Backend {
    async fn say(&self, new: &NewChatLine) -> Result<i64> {
        limits::text("line of chat", &new.text, 1..=limits::CHAT)?;
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, &new.match_id).await?;
        let row = query(sql::NEW_CHAT_LINE)
            .bind(&new.match_id.0)
            .bind(new.user.as_ref().map(|user| &user.0))
            .bind(new.seat.map(|seat| i64::from(seat.0)))
            .bind(&new.text)
            .bind(new.now)
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.changed(&new.match_id, tick);
        get(&row, "id")
    }

    async fn offer_rematch(&self, new: &NewRematch) -> Result<MatchId> {
        let mut transaction = self.begin().await?;
        // Whoever holds the old match sees whether somebody was faster.
        let tick_of_old = tick(&mut transaction, &new.match_id).await?;
        let first = query(sql::REMATCH).bind(&new.match_id.0).bind(&new.table.game);
        if let Some(first) = first.fetch_optional(&mut *transaction).await? {
            return Ok(MatchId(get(&first, "id")?));
        }
        let at = insert(&mut transaction, &new.table).await?;
        let tick_of_new = tick(&mut transaction, &at).await?;
        query(sql::NEW_REMATCH)
            .bind(&new.match_id.0)
            .bind(&new.user.0)
            .bind(i64::from(new.seat.0))
            .bind(new.table.now)
            .bind(&at.0)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.changed(&new.match_id, tick_of_old);
        self.changed(&at, tick_of_new);
        Ok(at)
    }

    async fn chat(&self, id: &MatchId, before: Option<i64>, wanted: u32) -> Result<Vec<ChatLine>> {
        let newest = query(sql::CHAT).bind(&id.0).bind(before.unwrap_or(i64::MAX)).bind(rows(wanted));
        newest.fetch_all(&self.readers).await?.iter().rev().map(chat_line).collect()
    }

    async fn notes(&self, id: &MatchId, kind: NoteKind, wanted: u32) -> Result<Vec<ChatLine>> {
        let newest = query(sql::NOTES).bind(&id.0).bind(kind.word()).bind(rows(wanted));
        newest.fetch_all(&self.readers).await?.iter().rev().map(chat_line).collect()
    }

    async fn ask_undo(&self, new: &NewUndoRequest) -> Result<Changed> {
        limits::require(new.target < new.expected_seq, || {
            "only an earlier position can be asked for".into()
        })?;
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, &new.match_id).await?;
        let asked = query(sql::ASK_UNDO)
            .bind(&new.match_id.0)
            .bind(column(new.expected_seq))
            .bind(i64::from(new.seat.0))
            .bind(column(new.target))
            .bind(new.now)
            .execute(&mut *transaction)
            .await?;
        self.keep(transaction, (&new.match_id, tick), asked.rows_affected()).await
    }

    async fn answer_undo(&self, answer: &UndoAnswer) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, &answer.match_id).await?;
        let answered = query(sql::ANSWER_UNDO)
            .bind(&answer.match_id.0)
            .bind(column(answer.expected_seq))
            .bind(i64::from(answer.asker.0))
            .bind(i64::from(answer.seat.0))
            .bind(answer.answer.word())
            .bind(answer.now)
            .execute(&mut *transaction)
            .await?;
        self.keep(transaction, (&answer.match_id, tick), answered.rows_affected()).await
    }

    async fn undo_requests(&self, id: &MatchId) -> Result<Vec<UndoRequest>> {
        undo_requests(&query(sql::UNDO_REQUESTS).bind(&id.0).fetch_all(&self.readers).await?)
    }
}

fn chat_line(row: &Row) -> Result<ChatLine> {
    let content = content(row)?;
    let by_server = content == Content::Copied;
    Ok(ChatLine {
        id: get(row, "id")?,
        user: get::<Option<String>>(row, "user_id")?.map(UserId),
        seat: some_number(row, "seat")?.filter(|_| !by_server).map(Seat),
        name: if by_server { String::new() } else { get(row, "name")? },
        content,
        at: get(row, "at")?,
    })
}

fn content(row: &Row) -> Result<Content> {
    Ok(match get(row, "kind")? {
        "said" if flag(row, "hidden")? => Content::Hidden,
        "said" => Content::Text(get(row, "line")?),
        "sits" => Content::Sits,
        "frees" => Content::Frees { old: get(row, "old_name")? },
        "bot" => Content::Bot { old: get(row, "old_name")?, new: get(row, "new_name")? },
        "absent" => Content::Absent {
            old: get(row, "old_name")?,
            new: get(row, "new_name")?,
            place: get::<&str>(row, "line")?.parse().map_err(|_| Error::Corrupt("chat"))?,
        },
        "resigns" => Content::Resigns { new: get(row, "new_name")? },
        "copied" => Content::Copied,
        "brought" => Content::Brought,
        "lists" => Content::Lists,
        "unlists" => Content::Unlists,
        "rematch" => Content::Rematch { at: MatchId(get(row, "new_name")?) },
        _ => return Err(Error::Corrupt("chat")),
    })
}

/// What is noted when a seat changes hands; nothing if only the name changes. In a match that is
/// not running nobody has seen anything yet, so nothing is noted.
pub async fn insert_note(connection: &mut Connection, change: &SeatChange) -> Result<()> {
    let (kind, new_name) = match &change.to {
        to if *to == change.from => return Ok(()),
        Holder::Bot(_) | Holder::Open if change.voted.is_some() => ("absent", change.name.as_str()),
        Holder::Human(_) => ("sits", ""),
        Holder::Bot(_) if change.resigns => ("resigns", change.name.as_str()),
        Holder::Bot(_) => ("bot", change.name.as_str()),
        Holder::Open | Holder::Stranger => ("frees", ""),
    };
    query(sql::NEW_NOTE)
        .bind(&change.match_id.0)
        .bind(i64::from(change.seat.0))
        .bind(author(change).map(|user| &user.0))
        .bind(change.now)
        .bind(kind)
        .bind(new_name)
        .bind(change.voted.map_or_else(String::new, |place| place.to_string()))
        .execute(connection)
        .await?;
    Ok(())
}

/// Whose note it is: that of the user who wanted the change, or of the player whose time was up.
fn author(change: &SeatChange) -> Option<&UserId> {
    match &change.from {
        Holder::Human(user) if change.voted.is_some() => Some(user),
        _ => change.by.as_ref(),
    }
}

/// Requests from rows with one answer each, or none.
fn undo_requests(rows: &[Row]) -> Result<Vec<UndoRequest>> {
    let mut requests: Vec<UndoRequest> = Vec::new();
    for row in rows {
        let asker = seat(row, "seat")?;
        if requests.last().is_none_or(|last| last.seat != asker) {
            requests.push(undo_request(row)?);
        }
        if let (Some(request), Some(answerer)) = (requests.last_mut(), some_number(row, "answerer")?) {
            let answers = match word(row, "answer")? {
                Answer::Consent => &mut request.consents,
                Answer::Refuse => &mut request.refusals,
            };
            *answers = answers.with(Seat(answerer));
        }
    }
    Ok(requests)
}

fn undo_request(row: &Row) -> Result<UndoRequest> {
    Ok(UndoRequest {
        seat: seat(row, "seat")?,
        seq: number(row, "seq")?,
        target: number(row, "target")?,
        consents: Seats::NONE,
        refusals: Seats::NONE,
        at: get(row, "at")?,
    })
}
