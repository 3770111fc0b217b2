//! `civitas export`: match files out of the database of a server.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use engine::{Record, SeatInfo};
use store::{MatchId, Store};

use crate::args;
use crate::host::require_database;
use crate::progress::Progress;

/// How many ids are asked for at once.
const ROWS: u32 = 500;

pub fn run(args: &args::Export) -> Result<()> {
    require_database(&args.database)?;
    match &args.out {
        Some(file) => to_file(args, file),
        None => with_store(args, &mut BufWriter::new(io::stdout().lock())).map(drop),
    }
}

/// A file that broke off does not look like one that is whole.
fn to_file(args: &args::Export, file: &Path) -> Result<()> {
    if file.exists() {
        bail!("{} is there already", file.display());
    }
    let unfinished = file.with_extension("unfinished");
    let cannot = || format!("{} cannot be written", file.display());
    let mut out = BufWriter::new(File::create(&unfinished).with_context(cannot)?);
    let written = with_store(args, &mut out)?;
    out.into_inner()
        .map_err(io::IntoInnerError::into_error)
        .with_context(cannot)?
        .sync_all()
        .with_context(cannot)?;
    fs::rename(&unfinished, file).with_context(cannot)?;
    eprintln!("{written} matches are in {}.", file.display());
    Ok(())
}

fn with_store(args: &args::Export, out: &mut impl Write) -> Result<u64> {
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    runtime.block_on(async {
        let store = store::open(&args.database).await?;
        let written = match &args.id {
            Some(id) => one(&*store, &MatchId(id.clone()), out).await.map(|()| 1),
            None => all(&*store, args.anonymous, out).await,
        };
        store.close().await;
        let written = written?;
        out.flush()?;
        Ok(written)
    })
}

/// A single match, with its seed even if it is going on: so it can go on elsewhere.
async fn one(store: &dyn Store, id: &MatchId, out: &mut impl Write) -> Result<()> {
    let record = store.take_copy(id, store.now()).await?;
    let record = record.with_context(|| format!("there is no match {id} that has begun"))?;
    Ok(write!(out, "{record}")?)
}

/// All matches that are over. Their ids are drawn by chance, so their order does not tell when they were played.
async fn all(store: &dyn Store, anonymous: bool, out: &mut impl Write) -> Result<u64> {
    let progress = Progress::of(store.finished_count().await?, "matches");
    let (mut after, mut written) = (None, 0);
    loop {
        let ids = store.finished_after(after.as_ref(), ROWS).await?;
        let Some(last) = ids.last() else { return Ok(written) };
        for id in &ids {
            let record = store.record(id).await.with_context(|| format!("match {id}"))?;
            let record = record.with_context(|| format!("match {id} is no longer over"))?;
            if written > 0 {
                writeln!(out)?;
            }
            write!(out, "{}", if anonymous { without_names(record) } else { record })?;
            written += 1;
            progress.step();
        }
        after = Some(last.clone());
    }
}

/// A record never holds what was said at the table; names are all that tells of people. Those of bots go as well, for a
/// bot may play on under the name of somebody.
fn without_names(mut record: Record) -> Record {
    for (number, SeatInfo { name, .. }) in (1..).zip(&mut record.header.seats) {
        *name = format!("Player {number}");
    }
    record
}
