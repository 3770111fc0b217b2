//! `civitas serve`, which is also what `civitas` alone does.

use std::time::Duration;

use anyhow::{Context, Result};

use web::notices::{Mailer, Outgoing};
use web::proxies::Proxies;
use web::{Config, Serving};

use crate::{args, log};

pub fn run(args: &args::Serve) -> Result<()> {
    log::begin(args.log, args.log_format);
    let runtime = tokio::runtime::Runtime::new().context("no threads can be started")?;
    // Connections to the mail server are kept by the runtime.
    let _inside = runtime.enter();
    let ready = |address| eprintln!("Civitas is served at http://{address} (end with Ctrl-C)");
    let proxies = Proxies(args.trusted_proxy.clone());
    let bot_pause = Duration::from_millis(args.bot_pause);
    let config = Config { proxies, bot_pause, outgoing: outgoing(args)?, ..Config::default() };
    let metrics = args.metrics.as_deref();
    let serving = Serving { listen: &args.listen, metrics, database: &args.database, config };
    Ok(runtime.block_on(web::serve(serving, ready))?)
}

/// How messages leave the server.
fn outgoing(args: &args::Serve) -> Result<Outgoing> {
    let mailer = match (&args.smtp, &args.mail_from) {
        (Some(server), Some(from)) => Some(Mailer::new(server, from).map_err(anyhow::Error::msg)?),
        _ => None,
    };
    let (origin, delay) = (args.origin.clone(), Duration::from_secs(args.notice_delay));
    Ok(Outgoing { origin: origin.unwrap_or_default(), mailer, private_targets: args.private_targets, delay })
}
