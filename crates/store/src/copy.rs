//! A whole site from one database to another, of whatever kind.
//!
//! What is read is one moment of the source, also while a server writes it. Rows that are there already are brought up
//! to date, so a copy that broke off is simply begun again, from the first row on. At the end everything is read on both sides and compared.

mod tables;

use async_trait::async_trait;
use sha2::{Digest, Sha256};

use crate::{Error, Postgres, Result, Sqlite, Store};

use tables::TABLES;
pub(crate) use tables::{Kind, Table};

/// What one column of one row holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

/// One row.
pub(crate) type Cells = Vec<Cell>;

/// A database as something to copy from and to.
#[async_trait]
pub(crate) trait Site: Store {
    /// One moment of it.
    async fn moment(&self) -> Result<Box<dyn Moment>>;

    /// Writes rows, all of them or none.
    async fn write(&self, table: &Table, rows: &[Cells]) -> Result<()>;

    /// Numbers that the database gives out go on after those that were written.
    async fn finish(&self) -> Result<()>;
}

/// One moment of a database.
#[async_trait]
pub(crate) trait Moment: Send {
    async fn count(&mut self, table: &Table) -> Result<u64>;

    /// The first rows of a table, or the next ones after a row.
    async fn read(&mut self, table: &Table, after: Option<&Cells>) -> Result<Vec<Cells>>;
}

/// A copy changes nothing in its source: to open it would bring its tables up to date, and the older version that wrote them
/// could not read them any more.
async fn require_present_tables(address: &str) -> Result<()> {
    let (step, last) = match address.split_once(':') {
        Some(("sqlite", _)) => Sqlite::step(address).await?,
        Some(("postgres" | "postgresql", _)) => Postgres::step(address).await?,
        _ => return Err(Error::address(address)),
    };
    let older = || {
        format!(
            "the source has the tables of an older version (step {step} of {last}): copy it with that version, or serve it with \
            this one before"
        )
    };
    if step < last { Err(Error::Refused(older())) } else { Ok(()) }
}

async fn open(address: &str) -> Result<Box<dyn Site>> {
    match address.split_once(':') {
        Some(("sqlite", _)) => Ok(Box::new(Sqlite::open(address).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Box::new(Postgres::open(address).await?)),
        _ => Err(Error::address(address)),
    }
}

/// How far a copy has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many rows were written or compared.
    pub done: u64,
    /// How many will be in the end: every row is written once and compared once.
    pub total: u64,
}

/// Copies everything from one database to another, and proves that it is there. Tells how many rows there are.
///
/// # Errors
/// If one of them cannot be opened, the target holds another site, or differs in the end.
pub async fn copy(from: &str, to: &str, progress: &mut (dyn FnMut(Copied) + Send)) -> Result<u64> {
    if from.starts_with("sqlite:") {
        Sqlite::require_file(from)?;
    }
    require_present_tables(from).await?;
    let (source, target) = (open(from).await?, open(to).await?);
    let result = copy_all(&*source, &*target, progress).await;
    source.close().await;
    target.close().await;
    result
}

async fn copy_all(
    source: &dyn Site,
    target: &dyn Site,
    progress: &mut (dyn FnMut(Copied) + Send),
) -> Result<u64> {
    let mut from = source.moment().await?;
    refuse_another_site(&mut *from, &mut *target.moment().await?).await?;
    let mut rows = 0;
    for table in TABLES {
        rows += from.count(table).await?;
    }
    let mut copied = Copied { done: 0, total: 2 * rows };
    progress(copied);
    let mut digests = Vec::new();
    for table in TABLES {
        let mut digest = Sum::default();
        let mut after = None;
        loop {
            let read = from.read(table, after.as_ref()).await?;
            let Some(last) = read.last() else { break };
            target.write(table, &read).await?;
            read.iter().for_each(|row| digest.add(row));
            copied.done += read.len() as u64;
            progress(copied);
            after = Some(last.clone());
        }
        digests.push(digest);
    }
    target.finish().await?;
    compare(&mut *target.moment().await?, &digests, &mut copied, progress).await?;
    Ok(rows)
}

/// Reads everything again where it was written to.
async fn compare(
    written: &mut dyn Moment,
    expected: &[Sum],
    copied: &mut Copied,
    progress: &mut (dyn FnMut(Copied) + Send),
) -> Result<()> {
    for (table, expected) in TABLES.iter().zip(expected) {
        let mut digest = Sum::default();
        let mut after = None;
        loop {
            let read = written.read(table, after.as_ref()).await?;
            let Some(last) = read.last() else { break };
            read.iter().for_each(|row| digest.add(row));
            copied.done += read.len() as u64;
            progress(*copied);
            after = Some(last.clone());
        }
        if digest != *expected {
            return Err(Error::Refused(format!("the {} of both databases differ after all", table.name)));
        }
    }
    Ok(())
}

/// Nobody's site is mixed with another one: what is there already must come from the same source.
async fn refuse_another_site(from: &mut dyn Moment, to: &mut dyn Moment) -> Result<()> {
    for table in TABLES {
        let (here, there) = (from.count(table).await?, to.count(table).await?);
        // Users that were claimed meanwhile have left the first part for the second.
        let is_more = there > here && table.part.is_empty();
        let first = to.read(table, None).await?.into_iter().next();
        let is_foreign = match &first {
            Some(row) if table.part.is_empty() => !holds(from, table, row).await?,
            _ => false,
        };
        if is_more || is_foreign {
            return Err(Error::Refused(format!(
                "the database to be filled holds other {} than the source: begin with an empty one",
                table.name
            )));
        }
    }
    Ok(())
}

/// Whether there is a row with the same key. Of the rows after a smaller key it would be the first.
async fn holds(from: &mut dyn Moment, table: &Table, row: &Cells) -> Result<bool> {
    let mut after = None;
    loop {
        let read = from.read(table, after.as_ref()).await?;
        if read.iter().any(|other| other[..table.key] == row[..table.key]) {
            return Ok(true);
        }
        match read.into_iter().last() {
            Some(last) => after = Some(last),
            None => return Ok(false),
        }
    }
}

/// The sum over the hashes of rows: the same in whatever order they are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    hashes: u128,
}

impl Sum {
    fn add(&mut self, row: &Cells) {
        let hash = Sha256::digest(format!("{row:?}"));
        let number = hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte));
        self.rows += 1;
        self.hashes = self.hashes.wrapping_add(number);
    }
}
