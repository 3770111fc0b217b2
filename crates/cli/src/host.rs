//! `civitas host`: who runs the server. The first account is a host by itself; this names others, or one who lost it.

use std::path::Path;

use anyhow::{Context, Result, bail};
use store::Role;

use crate::args;

/// Makes an account a host, or a player again.
pub fn run(args: &args::Host) -> Result<()> {
    if let Some(file) = args.database.strip_prefix("sqlite:")
        && !Path::new(file).exists()
    {
        bail!("there is no database {file}");
    }
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    runtime.block_on(name(args))
}

async fn name(args: &args::Host) -> Result<()> {
    let store = store::open(&args.database).await?;
    let account = store.account(&args.login).await?;
    let named = match &account {
        Some(account) => {
            let role = if args.remove { Role::Player } else { Role::Host };
            store.set_role(&account.user.id, role).await
        }
        None => Ok(()),
    };
    store.close().await;
    named?;
    if account.is_none() {
        bail!("there is no account {}", args.login);
    }
    eprintln!("{} is {} now.", args.login, if args.remove { "a player" } else { "a host" });
    Ok(())
}
