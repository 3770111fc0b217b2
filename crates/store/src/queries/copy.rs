//! Rows of any table, for a copy of everything.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _, query, query_scalar};

use super::super::{FINISH_COPY, Transaction};
use super::{Backend, Row};
use crate::Result;
use crate::copy::{Cell, Cells, Kind, Moment, Site, Table};

#[async_trait]
impl Site for Backend {
    async fn moment(&self) -> Result<Box<dyn Moment>> {
        Ok(Box::new(self.snapshot().await?))
    }

    async fn write(&self, table: &Table, rows: &[Cells]) -> Result<()> {
        let mut transaction = self.begin().await?;
        for row in rows {
            let mut insert = query(AssertSqlSafe(table.writing()));
            for cell in row {
                insert = match cell {
                    Cell::Number(number) => insert.bind(*number),
                    Cell::Text(text) => insert.bind(text.as_deref()),
                    Cell::Bytes(bytes) => insert.bind(bytes.as_slice()),
                };
            }
            insert.execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn finish(&self) -> Result<()> {
        for statement in FINISH_COPY {
            query(*statement).execute(&self.writer).await?;
        }
        Ok(())
    }
}

#[async_trait]
impl Moment for Transaction {
    async fn count(&mut self, table: &Table) -> Result<u64> {
        let count: i64 = query_scalar(AssertSqlSafe(table.counting())).fetch_one(&mut **self).await?;
        Ok(count.unsigned_abs())
    }

    async fn read(&mut self, table: &Table, after: Option<&Cells>) -> Result<Vec<Cells>> {
        let mut select = query(AssertSqlSafe(table.reading(after.is_none())));
        for cell in after.into_iter().flat_map(|row| &row[..table.key]) {
            select = match cell {
                Cell::Number(number) => select.bind(*number),
                Cell::Text(text) => select.bind(text.as_deref()),
                Cell::Bytes(bytes) => select.bind(bytes.as_slice()),
            };
        }
        select.fetch_all(&mut **self).await?.iter().map(|row| cells(row, table)).collect()
    }
}

fn cells(row: &Row, table: &Table) -> Result<Cells> {
    let cell = |(at, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Number => Cell::Number(row.try_get(at)?),
            Kind::Text => Cell::Text(row.try_get(at)?),
            Kind::Bytes => Cell::Bytes(row.try_get(at)?),
        })
    };
    table.columns.iter().enumerate().map(cell).collect()
}
