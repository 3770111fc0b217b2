//! Decisions a second over HTTP, beside bare inserts of what they stored.

use anyhow::{Result, ensure};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::letters::Letters;
use super::raw::{Raw, bytes};
use super::script::Script;
use super::{Load, middle};
use crate::Site;

/// How fast it is played; the middle one of several rounds counts.
#[derive(Debug, Serialize)]
pub struct Speed {
    clients: usize,
    actions_per_second: f64,
    inserts_per_second: f64,
    /// The bytes of an action, as they are stored.
    bytes: usize,
    /// Actions for each insert.
    pub ratio: f64,
}

/// Decisions and inserts take turns, so that a busy moment of the machine hits neither alone.
pub async fn measure(load: &Load, database: &str, site: &Site, raw: &Raw) -> Result<Speed> {
    let (mut actions, mut inserts, mut ratios, mut size) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for round in 0..load.rounds {
        let scripts = open(load, database, site).await?;
        let mut letters = Vec::new();
        for (number, script) in scripts.iter().enumerate() {
            letters.push(Letters::of(script, number, site).await?);
        }
        let start = Instant::now();
        play(letters, load.actions).await?;
        let played = (load.clients * load.actions) as f64 / start.elapsed().as_secs_f64();
        let rows = raw.read(database, &scripts).await?;
        ensure!(rows.len() == load.clients * load.actions, "{} actions were stored", rows.len());
        size = rows.iter().map(bytes).sum::<usize>() / rows.len();
        let start = Instant::now();
        let count = rows.len();
        raw.insert(rows).await?;
        let inserted = count as f64 / start.elapsed().as_secs_f64();
        eprintln!("round {}: {played:.0} actions/s, {inserted:.0} inserts/s", round + 1);
        actions.push(played);
        inserts.push(inserted);
        ratios.push(played / inserted);
    }
    let (actions_per_second, inserts_per_second) = (middle(actions), middle(inserts));
    Ok(Speed {
        clients: load.clients,
        actions_per_second,
        inserts_per_second,
        bytes: size,
        ratio: middle(ratios),
    })
}

/// A table for everybody, of all games in turn.
async fn open(load: &Load, database: &str, site: &Site) -> Result<Vec<Script>> {
    let store = store::open(database).await?;
    let mut scripts = Vec::new();
    for game in catalog::games().iter().cycle().take(load.clients) {
        scripts.push(Script::open(site, &*store, *game, load.actions).await?);
    }
    store.close().await;
    Ok(scripts)
}

/// Everybody plays at their own table, all at the same time.
async fn play(letters: Vec<Letters>, actions: usize) -> Result<()> {
    let mut playing = JoinSet::new();
    for mut letters in letters {
        playing.spawn(async move { letters.send(actions).await });
    }
    playing.join_all().await.into_iter().collect()
}
