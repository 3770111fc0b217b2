//! Passkeys.

use async_trait::async_trait;
use sqlx::query;

use super::rows::get;
use super::users::user;
use super::{Backend, Row};
use crate::ids::{token, token_hash};
use crate::sql::people as sql;
use crate::{Millis, Passkey, Passkeys, Result, User, UserId, limits};

#[async_trait]
impl Passkeys for Backend {
    async fn begin_challenge(
        &self,
        user: Option<&UserId>,
        state: &str,
        expires_at: Millis,
        now: Millis,
    ) -> Result<String> {
        limits::size("challenge", state, limits::ACTION)?;
        let token = token()?;
        let mut transaction = self.begin().await?;
        query(sql::END_CHALLENGES).bind(now).execute(&mut *transaction).await?;
        query(sql::NEW_CHALLENGE)
            .bind(token_hash(&token))
            .bind(user.map(|user| &user.0))
            .bind(state)
            .bind(expires_at)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(token)
    }

    async fn take_challenge(
        &self,
        user: Option<&UserId>,
        token: &str,
        now: Millis,
    ) -> Result<Option<String>> {
        let owner = user.map_or("", |user| user.0.as_str());
        let taken = query(sql::TAKE_CHALLENGE).bind(token_hash(token)).bind(owner).bind(now);
        let row = taken.fetch_optional(&self.writer).await?;
        row.map(|row| get(&row, "state")).transpose()
    }

    async fn new_passkey(&self, new: &Passkey) -> Result<bool> {
        limits::text("id of the passkey", &new.id, 1..=limits::PASSKEY_ID)?;
        limits::size("passkey", &new.passkey, limits::ACTION)?;
        let made = query(sql::NEW_PASSKEY)
            .bind(&new.id)
            .bind(&new.user.0)
            .bind(&new.passkey)
            .bind(limits::device(&new.device))
            .bind(new.created_at)
            .execute(&self.writer)
            .await?;
        Ok(made.rows_affected() > 0)
    }

    async fn passkeys(&self, user: &UserId) -> Result<Vec<Passkey>> {
        let rows = query(sql::PASSKEYS).bind(&user.0).fetch_all(&self.readers).await?;
        rows.iter().map(passkey).collect()
    }

    async fn passkey(&self, id: &str) -> Result<Option<(Passkey, User)>> {
        if !limits::is_storable(id) {
            return Ok(None);
        }
        let found = query(sql::PASSKEY).bind(id).fetch_optional(&self.readers).await?;
        let Some(found) = found.as_ref().map(passkey).transpose()? else { return Ok(None) };
        let owner = query(sql::OPEN_ACCOUNT).bind(&found.user.0).fetch_optional(&self.readers).await?;
        let owner = owner.as_ref().map(user).transpose()?;
        Ok(owner.map(|owner| (found, owner)))
    }

    async fn passkey_used(&self, id: &str, passkey: &str, now: Millis) -> Result<()> {
        limits::size("passkey", passkey, limits::ACTION)?;
        query(sql::PASSKEY_USED).bind(id).bind(passkey).bind(now).execute(&self.writer).await?;
        Ok(())
    }

    async fn remove_passkey(&self, user: &UserId, id: &str) -> Result<()> {
        if limits::is_storable(id) {
            query(sql::REMOVE_PASSKEY).bind(&user.0).bind(id).execute(&self.writer).await?;
        }
        Ok(())
    }
}

fn passkey(row: &Row) -> Result<Passkey> {
    Ok(Passkey {
        id: get(row, "id")?,
        user: UserId(get(row, "user_id")?),
        passkey: get(row, "passkey")?,
        device: get(row, "device")?,
        created_at: get(row, "created_at")?,
        used_at: get(row, "used_at")?,
    })
}
