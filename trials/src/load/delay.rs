//! How soon a player's page shows what the other one decided.

use std::time::Duration;

use anyhow::{Context, Result};
use engine::Seat;
use serde::Serialize;
use tokio::time::{Instant, sleep, timeout};

use super::script::Script;
use crate::{Site, Stream};

/// Nobody decides faster than this, and no two pages are sent within it.
const PAUSE: Duration = Duration::from_millis(120);
/// Whatever takes longer did not come at all.
const PATIENCE: Duration = Duration::from_secs(10);

/// In milliseconds.
#[derive(Debug, Serialize)]
pub struct Delay {
    decisions: usize,
    p50: f64,
    p99: f64,
    longest: f64,
}

/// Measures so many decisions that are sent to one process while the pages are listened to at another, or the same.
pub async fn measure(looks: usize, database: &str, here: &Site, there: &Site) -> Result<Delay> {
    let store = store::open(database).await?;
    let game = catalog::find("through-the-ages").context("a game with long matches")?;
    let mut script = Script::open(here, &*store, game, looks).await?;
    store.close().await;
    let path = format!("/m/{}/live", script.id);
    let listen = |seat| Stream::listen(there, 0, path.clone(), script.token(Seat(seat)).to_owned());
    let mut pages = [listen(0), listen(1)];
    for page in &mut pages {
        timeout(PATIENCE, page.heard.wait_for(|heard| heard.events > 0)).await.context("no page came")??;
    }
    let mut times = Vec::new();
    loop {
        sleep(PAUSE).await;
        pages.iter_mut().for_each(|page| drop(page.heard.borrow_and_update()));
        let start = Instant::now();
        let Some(seat) = script.play(here).await? else { break };
        let page = &mut pages[usize::from(1 - seat.0)];
        let before = start.into_std();
        let seen = page.heard.wait_for(|heard| heard.at.is_some_and(|at| at > before));
        let seen = timeout(PATIENCE, seen).await.context("a decision was not seen")??.at;
        times.extend(seen.map(|at| at.duration_since(before).as_secs_f64() * 1000.0));
    }
    times.sort_by(f64::total_cmp);
    let part = |hundredths: usize| times.get(times.len() * hundredths / 100).copied().unwrap_or_default();
    let longest = times.last().copied().context("the match was too short")?;
    Ok(Delay { decisions: times.len(), p50: part(50), p99: part(99), longest })
}
