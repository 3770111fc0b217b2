//! Whose turn it is since when, and who is to be told.

use engine::Seats;
use sqlx::query;

use super::rows::bits;
use super::{Connection, sql};
use crate::words::Word as _;
use crate::{MatchId, Millis, NoticeKind, Result};

/// Follows what the seats tell: turns end and begin, and notices become due or void with them. Whoever has decided and is
/// asked on (`renewed`) has as long for that.
pub async fn follow(connection: &mut Connection, id: &MatchId, renewed: Seats, now: Millis) -> Result<()> {
    let ended = query(sql::END_TURNS).bind(&id.0).bind(now).execute(&mut *connection).await?.rows_affected();
    if ended > 0 {
        query(sql::VOID_NOTICES).bind(&id.0).execute(&mut *connection).await?;
    }
    let begun =
        query(sql::BEGIN_TURNS).bind(&id.0).bind(now).execute(&mut *connection).await?.rows_affected();
    if begun > 0 || renewed != Seats::NONE {
        query(sql::SET_TIMES).bind(&id.0).bind(now).bind(bits(renewed)).execute(&mut *connection).await?;
    }
    if begun > 0 {
        let told = query(sql::NEW_NOTICES).bind(&id.0).bind(NoticeKind::Turn.word()).bind(now);
        told.execute(&mut *connection).await?;
    }
    Ok(())
}
