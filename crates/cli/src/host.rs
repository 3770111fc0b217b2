//! What the host of a server does from the command line: `civitas host` and `civitas reset`.

use std::path::Path;

use anyhow::{Context, Result, bail};
use store::{Account, Changed, Role, Store};
use web::pages::forgotten;

use crate::{args, output};

/// Makes an account a host, or a player again. The first account is a host by itself; this names others, or one who lost it.
pub fn run(args: &args::Host) -> Result<()> {
    let role = if args.remove { Role::Player } else { Role::Host };
    let set = with_account(&args.database, &args.login, async |store, account| {
        store.set_role(&account.user.id, role).await
    })?;
    if set == Changed::Stale {
        bail!("{} is the only host: make somebody else one first", args.login);
    }
    eprintln!("{} is {} now.", args.login, if args.remove { "a player" } else { "a host" });
    Ok(())
}

/// Makes a link by which somebody who forgot their password chooses a new one.
pub fn reset(args: &args::Reset) -> Result<()> {
    let token = with_account(&args.database, &args.login, async |store, account| {
        store.begin_reset(&account.user.id, store.now() + forgotten::LASTS).await
    })?;
    eprintln!(
        "Whoever opens this link within an hour chooses the password of {}; it works once:",
        args.login
    );
    output::line(format!("{}/account/reset/{token}", args.origin))
}

/// A mistyped name of a file makes no new database.
pub fn require_database(database: &str) -> Result<()> {
    match database.strip_prefix("sqlite:") {
        Some(file) if !Path::new(file).exists() => bail!("there is no database {file}"),
        _ => Ok(()),
    }
}

/// Does something with an account of a server's database.
fn with_account<T>(
    database: &str,
    login: &str,
    work: impl AsyncFnOnce(&dyn Store, &Account) -> store::Result<T>,
) -> Result<T> {
    require_database(database)?;
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    runtime.block_on(async {
        let store = store::open(database).await?;
        let done = match store.account(login).await? {
            Some(account) => Some(work(store.as_ref(), &account).await),
            None => None,
        };
        store.close().await;
        Ok(done.with_context(|| format!("there is no account {login}"))??)
    })
}
