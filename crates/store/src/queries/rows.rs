//! Reading columns, and the few types that have no column of their own kind.

use engine::{Seat, Seats};
use serde::de::DeserializeOwned;
use sqlx::{Decode, Row as _, Type};

use super::Row;
use crate::words::Word;
use crate::{Error, Result, limits};

/// What a row holds in a column.
pub fn get<'r, T>(row: &'r Row, column: &'static str) -> Result<T>
where
    T: Decode<'r, <Row as sqlx::Row>::Database> + Type<<Row as sqlx::Row>::Database>,
{
    Ok(row.try_get(column)?)
}

/// A number that is never negative.
pub fn number<T: TryFrom<i64>>(row: &Row, column: &'static str) -> Result<T> {
    T::try_from(get(row, column)?).map_err(|_| Error::Corrupt(column))
}

/// A number that is never negative, if there is one.
pub fn some_number<T: TryFrom<i64>>(row: &Row, column: &'static str) -> Result<Option<T>> {
    let number: Option<i64> = get(row, column)?;
    number.map(T::try_from).transpose().map_err(|_| Error::Corrupt(column))
}

pub fn flag(row: &Row, column: &'static str) -> Result<bool> {
    Ok(get::<i64>(row, column)? != 0)
}

pub fn seat(row: &Row, column: &'static str) -> Result<Seat> {
    number(row, column).map(Seat)
}

pub fn word<T: Word>(row: &Row, column: &'static str) -> Result<T> {
    T::read(get(row, column)?).ok_or(Error::Corrupt(column))
}

pub fn json<T: DeserializeOwned>(row: &Row, column: &'static str) -> Result<T> {
    serde_json::from_str(get(row, column)?).map_err(|_| Error::Corrupt(column))
}

/// A seed or a salt.
pub fn seed(row: &Row, column: &'static str) -> Result<engine::Seed> {
    get::<&str>(row, column)?.parse().map_err(|_| Error::Corrupt(column))
}

/// A count for a column. If it is too large for one, no table holds it either.
pub fn column(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// How many rows are given at most.
pub fn rows(wanted: u32) -> i64 {
    i64::from(wanted.min(limits::ROWS))
}

/// A set of seats, one bit each.
pub fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}
