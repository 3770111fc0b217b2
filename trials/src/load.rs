//! What one machine carries: decisions over HTTP beside bare inserts, how soon others see a decision, and how much memory
//! tables and streams take.
//!
//! Figures depend on the machine, so speed is told as a ratio to inserts of the same bytes in the same run, with the same
//! promise that what was confirmed is on the disk.

mod delay;
mod letters;
mod memory;
mod raw;
mod script;
mod speed;

use anyhow::{Context, Result};
use serde::Serialize;
use store::testkit::{Keeps, Server as Database};

use delay::Delay;
use memory::Memory;
use raw::Raw;
use speed::Speed;

use crate::{Server, Site, require_files};

/// Decisions over HTTP are at least as many as this part of bare inserts.
const LEAST_RATIO: f64 = 0.5;
/// The most memory that an open table or a stream takes, in bytes.
const MOST_MEMORY: i64 = 64 * 1024;

/// How large the trial is.
#[derive(Clone, Debug, clap::Args)]
pub struct Load {
    /// How many play at the same time, each at a table of their own
    #[arg(long, default_value_t = 16)]
    clients: usize,
    /// How many decisions each of them makes in a round
    #[arg(long, default_value_t = 50)]
    actions: usize,
    /// How often decisions and bare inserts take turns
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// How many decisions are looked at until others see them
    #[arg(long, default_value_t = 200)]
    looks: usize,
    /// How many tables are opened to weigh one
    #[arg(long, default_value_t = 400)]
    tables: usize,
    /// How many streams are opened to weigh one
    #[arg(long, default_value_t = 1000)]
    streams: usize,
}

/// All that was measured.
#[derive(Debug, Serialize)]
pub struct Figures {
    sqlite: OnDatabase,
    postgres: OnDatabase,
    /// Whether everything was as good as it should be.
    pub held: bool,
}

/// What was measured on one database.
#[derive(Debug, Serialize)]
struct OnDatabase {
    speed: Speed,
    /// Until others see a decision who are served by the same process.
    same_process: Delay,
    /// Until others see a decision who are served by another process.
    #[serde(skip_serializing_if = "Option::is_none")]
    other_process: Option<Delay>,
    memory: Memory,
}

impl OnDatabase {
    fn holds(&self) -> bool {
        let memory = &self.memory;
        self.speed.ratio >= LEAST_RATIO && memory.table <= MOST_MEMORY && memory.stream <= MOST_MEMORY
    }
}

/// Runs the trial.
///
/// # Errors
/// If it cannot be run at all; what is not good enough is told by the figures.
pub async fn run(load: &Load) -> Result<Figures> {
    require_files(load.streams + load.clients + 200)?;
    let folder = tempfile::tempdir()?;
    let file = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let raw = Raw::sqlite(&file("raw.db")).await?;
    let sqlite = measure(load, &file("civitas.db"), 1, &raw).await?;
    let database = Database::start(Keeps::Confirmed).context("PostgreSQL is missing")?;
    let raw = Raw::postgres(&database.fresh().await, load.clients).await?;
    let postgres = measure(load, &database.fresh().await, 2, &raw).await?;
    let held = sqlite.holds() && postgres.holds();
    Ok(Figures { sqlite, postgres, held })
}

async fn measure(load: &Load, database: &str, processes: usize, raw: &Raw) -> Result<OnDatabase> {
    eprintln!("{}", database.split(':').next().unwrap_or_default());
    let mut servers = Vec::new();
    for _ in 0..processes {
        servers.push(Server::on(database, vec!["--log=error".to_owned()]).await?);
    }
    let site = Site::new(servers.iter().map(|server| server.address("")).collect())?;
    let memory = memory::measure(load, &servers[0], &site.only(0)).await?;
    let speed = speed::measure(load, database, &site, raw).await?;
    let same_process = delay::measure(load.looks, database, &site.only(0), &site.only(0)).await?;
    let other_process = match processes {
        1 => None,
        _ => Some(delay::measure(load.looks, database, &site.only(0), &site.only(1)).await?),
    };
    Ok(OnDatabase { speed, same_process, other_process, memory })
}

/// The middle one of some values.
fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
