//! Those who look on: half of them at the page, as a browser does, half of them at the numbers of the API.

use std::collections::HashMap;
use std::time::Duration;

use anyhow::{Context, Result};
use store::{MatchId, Store};
use tokio::time::{Instant, sleep};

use super::{LOOK, Table};
use crate::{Heard, Site, Stream};

/// Somebody who looks on.
pub struct Viewer {
    id: MatchId,
    shows: Shows,
    stream: Stream,
}

/// What a viewer is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Shows {
    Page,
    Number,
}

impl Viewer {
    pub fn heard(&self) -> Heard {
        self.stream.heard.borrow().clone()
    }
}

/// Opens `count` streams at the tables, over all processes.
pub fn open(site: &Site, tables: &[Table], count: usize) -> Vec<Viewer> {
    let open_one = |(number, table): (usize, &Table)| {
        let (round, id) = (number / tables.len(), table.id.clone());
        let (shows, path) = match round % 2 {
            0 => (Shows::Page, format!("/m/{id}/live")),
            _ => (Shows::Number, format!("/api/tables/{id}/changes")),
        };
        let process = (number + round) % site.processes();
        Viewer { id, shows, stream: Stream::listen(site, process, path, String::new()) }
    };
    (0..count).zip(tables.iter().cycle()).map(open_one).collect()
}

/// Waits until everybody sees the newest position of their table, which moves no more, but not longer than this. Gives
/// those who do not.
pub async fn converge(
    site: &Site,
    store: &dyn Store,
    viewers: &[Viewer],
    patience: Duration,
) -> Result<Vec<String>> {
    let start = Instant::now();
    let mut apart: Vec<&Viewer> = viewers.iter().collect();
    while !apart.is_empty() && start.elapsed() < patience {
        sleep(LOOK).await;
        apart = look(site, store, apart).await?;
    }
    Ok(apart.iter().map(|viewer| format!("{} {:?} {:?}", viewer.id, viewer.shows, viewer.heard())).collect())
}

/// Those who do not see the newest position.
async fn look<'v>(site: &Site, store: &dyn Store, viewers: Vec<&'v Viewer>) -> Result<Vec<&'v Viewer>> {
    let mut newest = HashMap::new();
    let mut apart = Vec::new();
    for viewer in viewers {
        let heard = viewer.heard();
        let Some(process) = heard.process else {
            apart.push(viewer);
            continue;
        };
        let key = (viewer.id.clone(), viewer.shows, process);
        if !newest.contains_key(&key) {
            let id = newest_id(&site.only(process), store, viewer).await?;
            newest.insert(key.clone(), id);
        }
        if newest[&key] != heard.id {
            apart.push(viewer);
        }
    }
    Ok(apart)
}

/// The id of the newest event, as it is found out without a stream. A page tells how many look on in its process, so it
/// is asked there.
async fn newest_id(process: &Site, store: &dyn Store, viewer: &Viewer) -> Result<String> {
    let id = &viewer.id;
    match viewer.shows {
        Shows::Number => Ok(store.find_match(id).await?.context("a match is gone")?.seq.to_string()),
        Shows::Page => {
            let page = process.get(&format!("/m/{id}"), "").await?.text;
            let revision = page.split_once("data-revision=\"").and_then(|(_, rest)| rest.split_once('"'));
            Ok(revision.context("a page says which one it is")?.0.to_owned())
        }
    }
}
