//! What a person does with their account, and a host with those of others.

use async_trait::async_trait;
use sqlx::query;

use super::matches::{tick, tick_all};
use super::rows::{flag, get, rows, seat, word};
use super::users::user;
use super::{Backend, Row, sql as main};
use crate::ids::{token, token_hash};
use crate::sql::people as sql;
use crate::words::Word as _;
use crate::{
    Accounts, Changed, Device, MatchId, Member, Millis, OwnInvitation, OwnLine, OwnRequest, OwnTournament,
    OwnTraces, OwnVacation, OwnVisit, OwnVote, Reachable, Result, Role, User, UserId, limits,
};

/// What goes with a person.
const FORGET: [&str; 15] = [
    sql::FORGET_CHAT,
    sql::FORGET_SESSIONS,
    sql::FORGET_RESETS,
    sql::FORGET_PASSKEYS,
    sql::FORGET_CHALLENGES,
    sql::FORGET_PRESENCE,
    sql::FORGET_FRIENDS,
    sql::FORGET_FRIENDSHIPS,
    sql::FORGET_INVITATIONS,
    sql::FORGET_INVITING,
    sql::FORGET_RATINGS,
    main::FORGET_CHANNELS,
    main::FORGET_VISITS,
    main::FORGET_VACATIONS,
    main::FORGET_ORDERS,
];
/// Where the name of a person stands; the notes are searched for names that the seats have.
const FORGET_NAMES: [&str; 5] =
    [sql::FORGET_NOTES, sql::FORGET_SEATS, sql::FORGET_ENTRANTS, sql::FORGET_ASKING, sql::FORGET_GUESTS];
/// How many mailboxes are written to at once.
const MAILBOXES: u32 = 10;

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
        query(sql::NAME_DEVICE)
            .bind(token_hash(token))
            .bind(limits::device(device))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn reachable(&self, login_or_mailbox: &str) -> Result<Vec<Reachable>> {
        if !limits::is_storable(login_or_mailbox) {
            return Ok(Vec::new());
        }
        let found = query(sql::REACHABLE).bind(login_or_mailbox.to_lowercase()).bind(rows(MAILBOXES));
        let found = found.fetch_all(&self.readers).await?;
        found.iter().map(|row| Ok(Reachable { user: user(row)?, mailbox: get(row, "target")? })).collect()
    }

    async fn begin_reset(&self, account: &UserId, expires_at: Millis) -> Result<String> {
        let token = token()?;
        let new = query(sql::NEW_RESET).bind(token_hash(&token)).bind(&account.0).bind(expires_at);
        new.execute(&self.writer).await?;
        Ok(token)
    }

    async fn reset_of(&self, token: &str, now: Millis) -> Result<Option<User>> {
        let row =
            query(sql::RESET_OF).bind(token_hash(token)).bind(now).fetch_optional(&self.readers).await?;
        row.as_ref().map(user).transpose()
    }

    async fn reset_password(&self, token: &str, password: &str, now: Millis) -> Result<Option<User>> {
        limits::text("password hash", password, 1..=limits::PASSWORD_HASH)?;
        let mut transaction = self.begin().await?;
        let owner = query(sql::RESET_OF).bind(token_hash(token)).bind(now);
        let Some(row) = owner.fetch_optional(&mut *transaction).await? else { return Ok(None) };
        let used = query(sql::USE_RESET).bind(token_hash(token)).bind(now).execute(&mut *transaction).await?;
        if used.rows_affected() == 0 {
            return Ok(None);
        }
        let user = user(&row)?;
        query(main::SET_PASSWORD).bind(&user.id.0).bind(password).execute(&mut *transaction).await?;
        for statement in [main::END_SESSIONS, sql::END_RESETS] {
            query(statement).bind(&user.id.0).bind(now).execute(&mut *transaction).await?;
        }
        // Whoever took the account over may have made a passkey of their own.
        for statement in [sql::FORGET_PASSKEYS, sql::FORGET_CHALLENGES] {
            query(statement).bind(&user.id.0).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(Some(user))
    }

    async fn set_role(&self, user: &UserId, role: Role) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        query(main::HOLD_ROLES).execute(&mut *transaction).await?;
        let set = query(sql::SET_ROLE).bind(&user.0).bind(role.word()).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(if set.rows_affected() == 0 { Changed::Stale } else { Changed::Done })
    }

    async fn is_last_host(&self, user: &UserId) -> Result<bool> {
        Ok(query(sql::LAST_HOST).bind(&user.0).fetch_optional(&self.readers).await?.is_some())
    }

    async fn members(&self, begins: &str, wanted: u32) -> Result<Vec<Member>> {
        if !limits::is_storable(begins) {
            return Ok(Vec::new());
        }
        let key = begins.to_lowercase();
        let found = query(main::MEMBERS).bind(&key).bind(format!("{key}\u{10FFFF}")).bind(rows(wanted));
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
        let tick = tick(&mut transaction, id).await?;
        let done = query(sql::HIDE_LINE).bind(&id.0).bind(line).bind(i64::from(hidden));
        if done.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(false);
        }
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(true)
    }

    async fn own_lines(&self, user: &UserId, after: i64, wanted: u32) -> Result<Vec<(i64, OwnLine)>> {
        let found = query(sql::OWN_LINES).bind(&user.0).bind(after).bind(rows(wanted));
        found.fetch_all(&self.readers).await?.iter().map(own_line).collect()
    }

    async fn own_traces(&self, user: &UserId) -> Result<OwnTraces> {
        let find = async |statement| query(statement).bind(&user.0).fetch_all(&self.readers).await;
        Ok(OwnTraces {
            vacations: find(sql::OWN_VACATIONS).await?.iter().map(own_vacation).collect::<Result<_>>()?,
            visits: find(sql::OWN_VISITS).await?.iter().map(own_visit).collect::<Result<_>>()?,
            votes: find(sql::OWN_VOTES).await?.iter().map(own_vote).collect::<Result<_>>()?,
            invitations: find(sql::OWN_INVITATIONS)
                .await?
                .iter()
                .map(own_invitation)
                .collect::<Result<_>>()?,
            seat_requests: find(sql::OWN_ASKING).await?.iter().map(own_request).collect::<Result<_>>()?,
            tournaments: find(sql::OWN_TOURNAMENTS)
                .await?
                .iter()
                .map(own_tournament)
                .collect::<Result<_>>()?,
        })
    }

    async fn forget(&self, user: &UserId, name: &str, now: Millis) -> Result<()> {
        limits::text("name", name, 1..=limits::NAME)?;
        let mut transaction = self.begin().await?;
        let named = query(main::MATCHES_NAMING).bind(&user.0).fetch_all(&mut *transaction).await?;
        let changed = tick_all(&mut transaction, &named).await?;
        for statement in FORGET {
            query(statement).bind(&user.0).execute(&mut *transaction).await?;
        }
        for statement in FORGET_NAMES {
            query(statement).bind(&user.0).bind(name).execute(&mut *transaction).await?;
        }
        query(sql::FORGET_USER).bind(&user.0).bind(name).bind(now).execute(&mut *transaction).await?;
        transaction.commit().await?;
        changed.iter().for_each(|(id, tick)| self.changed(id, *tick));
        Ok(())
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

fn table(row: &Row) -> Result<MatchId> {
    Ok(MatchId(get(row, "match_id")?))
}

fn own_vacation(row: &Row) -> Result<OwnVacation> {
    Ok(OwnVacation { began_at: get(row, "began_at")?, ends_at: get(row, "ends_at")? })
}

fn own_visit(row: &Row) -> Result<OwnVisit> {
    Ok(OwnVisit { table: table(row)?, seen_at: get(row, "seen_at")? })
}

fn own_vote(row: &Row) -> Result<OwnVote> {
    let (choice, at) = (get(row, "choice")?, get(row, "at")?);
    Ok(OwnVote { table: table(row)?, seat: seat(row, "seat")?, choice, at })
}

fn own_invitation(row: &Row) -> Result<OwnInvitation> {
    let (invited, by, at) = (get(row, "invited")?, get(row, "by_name")?, get(row, "at")?);
    Ok(OwnInvitation { table: table(row)?, invited, by, at, refused: flag(row, "refused")? })
}

fn own_request(row: &Row) -> Result<OwnRequest> {
    let (name, at) = (get(row, "name")?, get(row, "at")?);
    Ok(OwnRequest { table: table(row)?, seat: seat(row, "seat")?, name, at })
}

fn own_tournament(row: &Row) -> Result<OwnTournament> {
    let (id, title, name) = (get(row, "id")?, get(row, "title")?, get(row, "name")?);
    Ok(OwnTournament { id, title, name, withdrawn: flag(row, "withdrawn")? })
}
