//! What a person does with their account, and a host with those of others.

use async_trait::async_trait;
use sqlx::query;

use super::matches::tick;
use super::rows::{get, rows, word};
use super::{Backend, Row, sql as main};
use crate::ids::token_hash;
use crate::sql::people as sql;
use crate::words::Word as _;
use crate::{Accounts, Device, MatchId, Member, Millis, OwnLine, Result, Role, UserId, limits};

/// What goes with a person.
const FORGET: [&str; 11] = [
    sql::FORGET_CHAT,
    sql::FORGET_SESSIONS,
    sql::FORGET_PRESENCE,
    sql::FORGET_FRIENDS,
    sql::FORGET_FRIENDSHIPS,
    sql::FORGET_INVITATIONS,
    sql::FORGET_INVITING,
    sql::FORGET_RATINGS,
    main::FORGET_CHANNELS,
    main::FORGET_VISITS,
    main::FORGET_VACATIONS,
];
/// So much is kept of what a browser calls itself.
const DEVICE: usize = 200;

#[async_trait]
impl Accounts for Backend {
    async fn devices(&self, user: &UserId, now: Millis) -> Result<Vec<Device>> {
        let found = query(sql::DEVICES).bind(&user.0).bind(now).fetch_all(&self.readers).await?;
        found.iter().map(device).collect()
    }

    fn device_key(&self, token: &str) -> String {
        token_hash(token)
    }

    async fn end_device(&self, user: &UserId, key: &str, now: Millis) -> Result<()> {
        if limits::is_storable(key) {
            query(sql::END_DEVICE).bind(&user.0).bind(key).bind(now).execute(&self.writer).await?;
        }
        Ok(())
    }

    async fn name_device(&self, token: &str, device: &str) -> Result<()> {
        let device: String = device.chars().filter(|letter| !letter.is_control()).take(DEVICE).collect();
        query(sql::NAME_DEVICE).bind(token_hash(token)).bind(device).execute(&self.writer).await?;
        Ok(())
    }

    async fn set_role(&self, user: &UserId, role: Role) -> Result<()> {
        query(sql::SET_ROLE).bind(&user.0).bind(role.word()).execute(&self.writer).await?;
        Ok(())
    }

    async fn members(&self, begins: &str, wanted: u32) -> Result<Vec<Member>> {
        if !limits::is_storable(begins) {
            return Ok(Vec::new());
        }
        let key = begins.to_lowercase();
        let found = query(sql::MEMBERS).bind(&key).bind(format!("{key}\u{10FFFF}")).bind(rows(wanted));
        found.fetch_all(&self.readers).await?.iter().map(member).collect()
    }

    async fn set_closed(&self, user: &UserId, closed: bool, now: Millis) -> Result<()> {
        let mut transaction = self.begin().await?;
        query(sql::SET_CLOSED).bind(&user.0).bind(closed.then_some(now)).execute(&mut *transaction).await?;
        if closed {
            query(main::END_SESSIONS).bind(&user.0).bind(now).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn hide_line(&self, id: &MatchId, line: i64, hidden: bool) -> Result<bool> {
        let mut transaction = self.begin().await?;
        let done = query(sql::HIDE_LINE).bind(&id.0).bind(line).bind(i64::from(hidden));
        if done.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let tick = tick(&mut transaction, id).await?;
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(true)
    }

    async fn own_lines(&self, user: &UserId, after: i64, wanted: u32) -> Result<Vec<(i64, OwnLine)>> {
        let found = query(sql::OWN_LINES).bind(&user.0).bind(after).bind(rows(wanted));
        found.fetch_all(&self.readers).await?.iter().map(own_line).collect()
    }

    async fn forget(&self, user: &UserId, name: &str, now: Millis) -> Result<()> {
        limits::text("name", name, 1..=limits::NAME)?;
        let mut transaction = self.begin().await?;
        for statement in FORGET {
            query(statement).bind(&user.0).execute(&mut *transaction).await?;
        }
        for statement in [sql::FORGET_SEATS, sql::FORGET_ENTRANTS] {
            query(statement).bind(&user.0).bind(name).execute(&mut *transaction).await?;
        }
        query(sql::FORGET_USER).bind(&user.0).bind(name).bind(now).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }
}

fn device(row: &Row) -> Result<Device> {
    Ok(Device {
        key: get(row, "token_hash")?,
        device: get(row, "device")?,
        created_at: get(row, "created_at")?,
        seen_at: get(row, "seen_at")?,
    })
}

fn member(row: &Row) -> Result<Member> {
    Ok(Member {
        id: UserId(get(row, "id")?),
        login: get(row, "login")?,
        name: get(row, "name")?,
        role: word(row, "role")?,
        created_at: get(row, "created_at")?,
        closed_at: get(row, "closed_at")?,
    })
}

fn own_line(row: &Row) -> Result<(i64, OwnLine)> {
    let line =
        OwnLine { match_id: MatchId(get(row, "match_id")?), text: get(row, "line")?, at: get(row, "at")? };
    Ok((get(row, "id")?, line))
}
