//! Processes are killed, and so is the database, while matches are played and looked at. Then it is counted what is left.

mod figures;
mod ledger;
mod player;
mod sink;
mod tables;
mod viewers;

use std::time::Duration;

use anyhow::{Context, Result};
use store::testkit::{Keeps, Server as Database};
use store::{Holder, Match, Phase, Store};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

pub use figures::Figures;
use ledger::Ledger;
use player::Player;
use sink::Sink;
use tables::Table;
use viewers::Viewer;

use crate::{Server, Site, require_files};

/// How many processes share the database.
const PROCESSES: usize = 3;
/// One of them is killed this often.
const KILL: Duration = Duration::from_secs(20);
/// How often the database is restarted.
const DATABASE_RESTARTS: u32 = 2;
/// What was in trouble must go on within this time, and bots must come to rest when nobody plays with them.
const RECOVERY: Duration = Duration::from_secs(180);
/// Everybody who looks on must see the newest position within this time.
const CONVERGENCE: Duration = Duration::from_secs(60);
/// How often that is checked.
const LOOK: Duration = Duration::from_secs(1);

/// How large the trial is.
#[derive(Clone, Debug, clap::Args)]
pub struct Chaos {
    /// How many tables are played at
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How many streams look on
    #[arg(long, default_value_t = 1000)]
    streams: usize,
    /// How long processes are killed
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// The least time that a bot of the server takes, in milliseconds
    #[arg(long, default_value_t = 1000)]
    bot_pause: u64,
}

/// Runs the trial.
///
/// # Errors
/// If it cannot be run at all; what does not hold is told by the figures.
pub async fn run(chaos: &Chaos) -> Result<Figures> {
    // Each stream is a file, and each table has a player or two with a stream and a request.
    require_files(chaos.streams + 4 * chaos.tables + 200)?;
    let mut database = Database::start(Keeps::Confirmed).context("PostgreSQL is missing")?;
    let address = database.fresh().await;
    let mut servers = start(&address, chaos.bot_pause).await?;
    let site = Site::new(servers.iter().map(|server| server.address("")).collect())?;
    let sink = Sink::listen().await?;
    let tables = tables::open(&site, &sink, chaos.tables).await?;
    eprintln!("{} tables are open", tables.len());
    let viewers = viewers::open(&site, &tables, chaos.streams);
    let (stop, stopped) = watch::channel(false);
    let players: JoinSet<Result<Ledger>> = tables
        .iter()
        .flat_map(Table::players)
        .map(|player| player.play(sink.clone(), stopped.clone()))
        .collect();
    let kills = disturb(&mut servers, &mut database, Duration::from_secs(chaos.seconds)).await?;
    let store = store::open(&address).await?;
    let stuck = go_on(&*store, &tables).await?;
    stop.send_replace(true);
    let ledgers: Vec<Ledger> = players.join_all().await.into_iter().collect::<Result<_>>()?;
    let restless = come_to_rest(&*store, &tables).await?;
    let apart = viewers::converge(&site, &*store, &viewers, CONVERGENCE).await?;
    let mut figures = Figures::count(&*store, &tables, &ledgers).await?;
    figures.disturbed(kills, DATABASE_RESTARTS, &site.trouble);
    figures.recovered(stuck, restless);
    figures.watched(&viewers, apart);
    figures.told(&sink);
    figures.panicked(servers.iter().flat_map(Server::panics).collect());
    Ok(figures)
}

async fn start(address: &str, bot_pause: u64) -> Result<Vec<Server>> {
    let pause = bot_pause.to_string();
    let options =
        ["--bot-pause", &pause, "--private-targets", "--origin", "http://127.0.0.1", "--log", "error"];
    let mut servers = Vec::new();
    for _ in 0..PROCESSES {
        servers.push(Server::on(address, options.map(str::to_owned).into()).await?);
    }
    Ok(servers)
}

/// Kills one process after the other, and the database in between. Tells how often a process was killed.
async fn disturb(servers: &mut [Server], database: &mut Database, time: Duration) -> Result<u32> {
    let start = Instant::now();
    let between = time / (DATABASE_RESTARTS + 1);
    let mut restarts = (1..=DATABASE_RESTARTS).map(|number| start + between * number).peekable();
    let mut kills = 0;
    for server in (0..servers.len()).cycle() {
        let next = start + KILL * (kills + 1);
        while let Some(at) = restarts.next_if(|at| *at < next) {
            sleep_until(at).await;
            eprintln!("{:>4} s: PostgreSQL crashes", start.elapsed().as_secs());
            anyhow::ensure!(database.crash_and_restart(), "PostgreSQL does not start again");
        }
        if next > start + time {
            sleep_until(start + time).await;
            break;
        }
        sleep_until(next).await;
        eprintln!("{:>4} s: process {server} is killed", start.elapsed().as_secs());
        servers[server].crash().await?;
        kills += 1;
        restart(&mut servers[server]).await?;
    }
    Ok(kills)
}

/// As a service manager does: again, if the database is not there at the moment.
async fn restart(server: &mut Server) -> Result<()> {
    for _ in 0..20 {
        if server.restart().await.is_ok() {
            return Ok(());
        }
        sleep(LOOK).await;
    }
    server.restart().await
}

/// Waits until every match has moved on, or is over. Gives those that have not.
async fn go_on(store: &dyn Store, tables: &[Table]) -> Result<Vec<String>> {
    let mut before = Vec::new();
    for table in tables {
        before.push((&table.id, row(store, table).await?.seq));
    }
    let has_moved = |row: &Match| {
        matches!(row.phase, Phase::Over(_)) || before.iter().any(|(id, seq)| **id == row.id && row.seq > *seq)
    };
    wait_for(store, tables, has_moved).await
}

/// Waits until nothing is left to do for bots. Gives the matches in which a bot must decide and does not.
async fn come_to_rest(store: &dyn Store, tables: &[Table]) -> Result<Vec<String>> {
    let is_at_rest = |row: &Match| {
        row.places.iter().all(|place| !place.decides || matches!(place.holder, Holder::Human(_)))
    };
    wait_for(store, tables, is_at_rest).await
}

/// Waits until something holds for every match. Gives those for which it never does.
async fn wait_for(
    store: &dyn Store,
    tables: &[Table],
    holds: impl Fn(&Match) -> bool,
) -> Result<Vec<String>> {
    let start = Instant::now();
    let mut left: Vec<&Table> = tables.iter().collect();
    while !left.is_empty() && start.elapsed() < RECOVERY {
        sleep(LOOK).await;
        let mut still = Vec::new();
        for table in left {
            if !holds(&row(store, table).await?) {
                still.push(table);
            }
        }
        left = still;
    }
    Ok(left.iter().map(|table| format!("{} {}", table.game, table.id)).collect())
}

async fn row(store: &dyn Store, table: &Table) -> Result<Match> {
    store.find_match(&table.id).await?.context("a match is gone")
}
