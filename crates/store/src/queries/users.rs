//! Users and their sessions.

use async_trait::async_trait;
use sqlx::query;

use super::matches::tick_all;
use super::rows::{get, word};
use super::{Backend, Pool, Row, sql};
use crate::ids::{token, token_hash};
use crate::sql::people;
use crate::words::Word as _;
use crate::{
    Account, AccountMade, Error, Millis, Profile, Result, Role, Session, User, UserId, Users, limits,
};

#[async_trait]
impl Users for Backend {
    async fn new_guest(&self, profile: &Profile, now: Millis) -> Result<User> {
        check_profile(profile)?;
        let user = User {
            id: UserId::draw()?,
            profile: profile.clone(),
            login: None,
            created_at: now,
            role: Role::Player,
        };
        query(sql::NEW_USER)
            .bind(&user.id.0)
            .bind(&profile.name)
            .bind(profile.language.word())
            .bind(profile.theme.word())
            .bind(now)
            .execute(&self.writer)
            .await?;
        Ok(user)
    }

    async fn user(&self, id: &UserId) -> Result<Option<User>> {
        let row = query(sql::USER).bind(&id.0).fetch_optional(&self.readers).await?;
        row.as_ref().map(user).transpose()
    }

    async fn set_profile(&self, id: &UserId, profile: &Profile) -> Result<()> {
        check_profile(profile)?;
        query(sql::SET_PROFILE)
            .bind(&id.0)
            .bind(&profile.name)
            .bind(profile.language.word())
            .bind(profile.theme.word())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn make_account(&self, guest: &UserId, login: &str, password: &str) -> Result<AccountMade> {
        limits::text("login name", login, 1..=limits::LOGIN)?;
        limits::text("password hash", password, 1..=limits::PASSWORD_HASH)?;
        let mut transaction = self.begin().await?;
        // Of two who are the first at the same moment one is the host.
        query(sql::HOLD_ROLES).execute(&mut *transaction).await?;
        let made = query(sql::MAKE_ACCOUNT)
            .bind(&guest.0)
            .bind(login)
            .bind(key(login))
            .bind(password)
            .execute(&mut *transaction)
            .await;
        match made {
            Ok(done) if done.rows_affected() == 0 => return Ok(AccountMade::NotAGuest),
            Ok(_) => {}
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                return Ok(AccountMade::NameTaken);
            }
            Err(error) => return Err(Error::from(error)),
        }
        query(sql::FORGET_MAILBOXES).bind(&guest.0).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(AccountMade::Made)
    }

    async fn account(&self, login: &str) -> Result<Option<Account>> {
        if !limits::is_storable(login) {
            return Ok(None);
        }
        let row = query(sql::ACCOUNT).bind(key(login)).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(Account {
                user: user(&row)?,
                password: get(&row, "password")?,
                is_closed: get::<Option<i64>>(&row, "closed_at")?.is_some(),
            })
        })
        .transpose()
    }

    async fn set_password(&self, account: &UserId, password: &str) -> Result<()> {
        limits::text("password hash", password, 1..=limits::PASSWORD_HASH)?;
        query(sql::SET_PASSWORD).bind(&account.0).bind(password).execute(&self.writer).await?;
        Ok(())
    }

    async fn claim(&self, guest: &UserId, account: &UserId, now: Millis) -> Result<Option<u64>> {
        let mut transaction = self.begin().await?;
        let claim = |statement| query(statement).bind(&guest.0).bind(&account.0);
        if claim(sql::CLAIM_GUEST).execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(None);
        }
        let named = query(sql::MATCHES_NAMING).bind(&guest.0).fetch_all(&mut *transaction).await?;
        let changed = tick_all(&mut transaction, &named).await?;
        query(sql::FORGET_MAILBOXES).bind(&guest.0).execute(&mut *transaction).await?;
        let seats = claim(sql::CLAIM_SEATS).execute(&mut *transaction).await?.rows_affected();
        let claims =
            [sql::CLAIM_FORMER, sql::CLAIM_MATCHES, sql::CLAIM_CHAT, sql::CLAIM_TURNS, sql::CLAIM_CHANNELS];
        for statement in claims {
            claim(statement).execute(&mut *transaction).await?;
        }
        query(sql::END_SESSIONS).bind(&guest.0).bind(now).execute(&mut *transaction).await?;
        transaction.commit().await?;
        changed.iter().for_each(|(id, tick)| self.changed(id, *tick));
        Ok(Some(seats))
    }

    async fn begin_session(&self, user: &UserId, expires_at: Millis, now: Millis) -> Result<String> {
        let token = token()?;
        query(sql::NEW_SESSION)
            .bind(token_hash(&token))
            .bind(&user.0)
            .bind(expires_at)
            .bind(now)
            .execute(&self.writer)
            .await?;
        Ok(token)
    }

    async fn session(&self, token: &str, now: Millis) -> Result<Option<Session>> {
        self.read_session(&token_hash(token), now).await
    }

    async fn touch_session(&self, token: &str, expires_at: Millis, now: Millis) -> Result<()> {
        query(sql::TOUCH_SESSION)
            .bind(token_hash(token))
            .bind(expires_at)
            .bind(now)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn end_session(&self, token: &str, now: Millis) -> Result<()> {
        query(sql::END_SESSION).bind(token_hash(token)).bind(now).execute(&self.writer).await?;
        Ok(())
    }

    async fn end_sessions(&self, user: &UserId, now: Millis) -> Result<()> {
        let mut transaction = self.begin().await?;
        for statement in [sql::END_SESSIONS, people::END_RESETS] {
            query(statement).bind(&user.0).bind(now).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }
}

fn check_profile(profile: &Profile) -> Result<()> {
    limits::text("name", &profile.name, 1..=limits::NAME)
}

/// What makes two login names the same.
fn key(login: &str) -> String {
    login.to_lowercase()
}

/// A user by the columns `id`, `name`, `login`, `language`, `theme`, `created_at` and `role`.
pub(super) fn user(row: &Row) -> Result<User> {
    Ok(User {
        id: UserId(get(row, "id")?),
        profile: Profile {
            name: get(row, "name")?,
            language: word(row, "language")?,
            theme: word(row, "theme")?,
        },
        login: get(row, "login")?,
        created_at: get(row, "created_at")?,
        role: word(row, "role")?,
    })
}

/// The session with this hash of a token, if it has not ended.
pub async fn read_session(pool: &Pool, hash: &str, now: Millis) -> Result<Option<Session>> {
    let row = query(sql::SESSION).bind(hash).bind(now).fetch_optional(pool).await?;
    row.as_ref().map(session).transpose()
}

pub fn session(row: &Row) -> Result<Session> {
    Ok(Session {
        user: user(row)?,
        expires_at: get(row, "expires_at")?,
        seen_at: get(row, "seen_at")?,
        here_at: get(row, "here_at")?,
    })
}
