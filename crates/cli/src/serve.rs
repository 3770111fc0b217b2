//! `civitas serve`, which is also what `civitas` alone does.

use std::time::Duration;

use anyhow::{Context, Result};

use web::proxies::Proxies;
use web::{Config, Serving};

use crate::args;

pub fn run(args: &args::Serve) -> Result<()> {
    // Without colors: a log is read in files and by programs.
    tracing_subscriber::fmt().with_max_level(args.log).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    let ready = |address| eprintln!("Civitas is served at http://{address} (end with Ctrl-C)");
    let proxies = Proxies(args.trusted_proxy.clone());
    let bot_pause = Duration::from_millis(args.bot_pause);
    let config = Config { proxies, bot_pause, ..Config::default() };
    let metrics = args.metrics.as_deref();
    let serving = Serving { listen: &args.listen, metrics, database: &args.database, config };
    Ok(runtime.block_on(web::serve(serving, ready))?)
}
