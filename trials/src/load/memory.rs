//! How much memory the server takes for an open table and for a stream.

use std::time::Duration;

use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::Load;
use crate::{Body, Server, Site, Stream};

/// How many tables and streams come before anything is measured: what is made only once is there then.
const WARM: usize = 40;
/// Until all pages are sent.
const PATIENCE: Duration = Duration::from_secs(60);
/// Streams are spread over so many tables.
const WATCHED: usize = 100;

/// In bytes.
#[derive(Debug, Serialize)]
pub struct Memory {
    tables: usize,
    streams: usize,
    /// What a table takes whose match runs, and that was looked at once.
    pub table: i64,
    /// What a stream of a page takes.
    pub stream: i64,
}

/// Weighs tables and streams, one kind after the other.
pub async fn measure(load: &Load, server: &Server, site: &Site) -> Result<Memory> {
    let host = site.guest("Ann").await?;
    let warm = open_tables(site, &host, WARM).await?;
    let warm_streams = open_streams(site, &warm, WARM).await?;
    let before = weigh(server).await?;
    let tables = open_tables(site, &host, load.tables).await?;
    let with_tables = weigh(server).await?;
    let watched = &tables[..WATCHED.min(tables.len())];
    let streams = open_streams(site, watched, load.streams).await?;
    let with_streams = weigh(server).await?;
    drop((warm_streams, streams));
    Ok(Memory {
        tables: load.tables,
        streams: load.streams,
        table: (with_tables - before) / i64::try_from(load.tables.max(1))?,
        stream: (with_streams - with_tables) / i64::try_from(load.streams.max(1))?,
    })
}

/// Once it is quiet.
async fn weigh(server: &Server) -> Result<i64> {
    sleep(Duration::from_secs(2)).await;
    Ok(i64::try_from(server.memory()?)?)
}

/// Opens tables of all games, at which one person plays both seats, and looks at each.
async fn open_tables(site: &Site, host: &str, count: usize) -> Result<Vec<String>> {
    let mut tables = Vec::new();
    for game in catalog::games().iter().cycle().take(count) {
        let wish = json!({ "game": game.info().id, "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let table = site.post("/api/tables", host, &Body::Json(wish)).await?.json()?;
        let id = table["id"].as_str().context("a table has an id")?;
        site.get(&format!("/m/{id}"), "").await?;
        tables.push(id.to_owned());
    }
    Ok(tables)
}

/// Opens streams of pages, and waits until each has got its page.
async fn open_streams(site: &Site, tables: &[String], count: usize) -> Result<Vec<Stream>> {
    let listen = |id: &String| Stream::listen(site, 0, format!("/m/{id}/live"), String::new());
    let mut streams: Vec<Stream> = tables.iter().cycle().take(count).map(listen).collect();
    for stream in &mut streams {
        let got = stream.heard.wait_for(|heard| heard.events > 0);
        timeout(PATIENCE, got).await.context("no page came")??;
    }
    Ok(streams)
}
