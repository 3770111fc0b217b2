//! `civitas migrate` and `civitas backup`: everything from one database to another.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::args;
use crate::progress::Progress;

/// A site to another database.
pub fn migrate(args: &args::Migrate) -> Result<()> {
    if args.from == args.to {
        bail!("both addresses are the same");
    }
    let rows = copy(&args.from, &args.to)?;
    eprintln!("{rows} rows are in the new database, and compared.");
    Ok(())
}

/// A copy of a site, as a file that `serve` and `migrate` understand.
pub fn backup(args: &args::Backup) -> Result<()> {
    if args.file.exists() {
        bail!("{} is there already", args.file.display());
    }
    // A copy that broke off does not look like one that is whole.
    let unfinished = args.file.with_extension("unfinished");
    remove(&unfinished)?;
    let rows = copy(&args.database, &format!("sqlite:{}", unfinished.display()))?;
    std::fs::rename(&unfinished, &args.file)
        .with_context(|| format!("{} cannot be written", args.file.display()))?;
    eprintln!(
        "{rows} rows are in {}. It holds password hashes and seeds: keep it to yourself.",
        args.file.display()
    );
    Ok(())
}

fn remove(file: &Path) -> Result<()> {
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("{} is in the way", file.display()))
        }
        _ => Ok(()),
    }
}

fn copy(from: &str, to: &str) -> Result<u64> {
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    let mut shown: Option<Progress> = None;
    let mut tell = |copied: store::Copied| {
        shown
            .get_or_insert_with(|| Progress::of(copied.total, "rows written and compared"))
            .reach(copied.done);
    };
    Ok(runtime.block_on(store::copy(from, to, &mut tell))?)
}
