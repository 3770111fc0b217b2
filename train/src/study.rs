//! What a bot finds about every move of a position: to see why it plays as it does.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use ai::search::{Search, Style};
use ai::values::SURE;
use ai::{Evaluate, Level, Limits, Valuer};
use anyhow::{Context, Result, ensure};
use engine::{Seat, Viewer};
use serde_json::Value;

/// Prints the moves of a seat from the best to the worst, each with its chance to win in thousandths and how often it was followed.
pub fn study<G: Evaluate>(file: &Path, seat: Seat, bot: &str, weights: Option<&Path>) -> Result<()> {
    let state: G = load(file)?;
    let style = Level::named(bot).map_or_else(|| Style::named(bot), Level::style::<G>);
    let style = style.with_context(|| format!("{bot:?} does not search"))?;
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    ensure!(!legal.is_empty(), "seat {} need not decide", seat.0);
    let view = state.view(Viewer::Seat(seat));
    let mut search = Search::<G>::seated(seat, 1, style);
    if let Some(network) = crate::begin(weights, &state.names())? {
        search = search.with_valuer(Valuer::new(Arc::new(network)));
    }
    let mut found = search.study(&view, &legal, &Limits::NONE);
    found.sort_by_key(|one| std::cmp::Reverse((one.values[seat], one.visits)));
    for one in &found {
        let chance = f64::from(one.values[seat]) * 1000.0 / f64::from(SURE);
        println!("{chance:8.2} {:5} {}", one.visits, serde_json::to_string(&one.action)?);
    }
    Ok(())
}

/// A position as `civitas new` and `play` write it.
fn load<G: Evaluate>(file: &Path) -> Result<G> {
    let mut stored: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
    ensure!(stored["game"] == G::INFO.id, "a position of another game");
    let format =
        stored["format"].as_u64().and_then(|format| u32::try_from(format).ok()).context("no format")?;
    let mut state = stored["state"].take();
    if format < G::INFO.format {
        state = G::migrate(format, state).map_err(|why| anyhow::anyhow!("{why}"))?;
    }
    let state: G = serde_json::from_str(&state.to_string())?;
    state.validate().map_err(|why| anyhow::anyhow!("{why}"))?;
    Ok(state)
}
