//! `civitas serve`, which is also what `civitas` alone does.

use anyhow::{Context, Result};

use crate::args;

pub fn run(args: &args::Serve) -> Result<()> {
    tracing_subscriber::fmt().with_max_level(args.log).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    let ready = |address| eprintln!("Civitas is served at http://{address} (end with Ctrl-C)");
    Ok(runtime.block_on(web::serve(&args.listen, &args.database, ready))?)
}
