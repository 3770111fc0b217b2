//! A browser that listens: it opens a stream of events, and another one at the next process when that breaks.

use std::time::{Duration, Instant};

use reqwest::Response;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::Site;

/// As long as this a browser waits before it connects again.
const PAUSE: Duration = Duration::from_millis(500);
/// As much of a line is kept.
const LONGEST: usize = 40;

/// A browser that listens until it is dropped.
pub struct Stream {
    /// What it heard last.
    pub heard: watch::Receiver<Heard>,
    task: JoinHandle<()>,
}

/// What was heard last.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// The process that is listened to, if it is.
    pub process: Option<usize>,
    /// The id of the newest event.
    pub id: String,
    /// When it came.
    pub at: Option<Instant>,
    /// How many events came.
    pub events: u64,
    /// How often a stream was opened.
    pub opened: u64,
}

impl Stream {
    /// Listens to a path, first at this process.
    #[must_use]
    pub fn listen(site: &Site, first: usize, path: String, token: String) -> Self {
        let (sender, heard) = watch::channel(Heard::default());
        let task = tokio::spawn(go_on(site.clone(), first, path, token, sender));
        Self { heard, task }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn go_on(site: Site, first: usize, path: String, token: String, heard: watch::Sender<Heard>) {
    for process in (0..site.processes()).cycle().skip(first) {
        let last = heard.borrow().id.clone();
        if let Some(response) = site.open(process, &path, &token, &last).await {
            heard.send_modify(|heard| {
                heard.process = Some(process);
                heard.opened += 1;
            });
            listen(response, &heard).await;
            heard.send_modify(|heard| heard.process = None);
        }
        sleep(PAUSE).await;
    }
}

/// Notes the ids of events until the stream ends.
async fn listen(mut response: Response, heard: &watch::Sender<Heard>) {
    let mut events = Events::default();
    while let Ok(Some(chunk)) = response.chunk().await {
        for id in events.read(&chunk) {
            heard.send_modify(|heard| {
                (heard.id, heard.at) = (id, Some(Instant::now()));
                heard.events += 1;
            });
        }
    }
}

/// What came of a stream so far, as far as it is not a whole event.
#[derive(Default)]
struct Events {
    line: Vec<u8>,
    id: Option<String>,
}

impl Events {
    /// The ids of the events that end in some more bytes. Those without an id only say that the stream lives.
    fn read(&mut self, bytes: &[u8]) -> Vec<String> {
        let mut ids = Vec::new();
        for byte in bytes {
            if *byte != b'\n' {
                // Nobody looks at the page itself.
                if self.line.len() < LONGEST {
                    self.line.push(*byte);
                }
                continue;
            }
            if let Some(id) = self.line.strip_prefix(b"id:") {
                self.id = Some(String::from_utf8_lossy(id).trim().to_owned());
            }
            if self.line.is_empty() {
                ids.extend(self.id.take());
            }
            self.line.clear();
        }
        ids
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_ends_with_an_empty_line_however_it_comes() {
        let stream = b"event: page\nid: 7\ndata: <p>id: 9</p>\n\n:\n\nid: 8\ndata:\n\nid: 10\n";
        for size in [1, 5, 1000] {
            let mut events = Events::default();
            let ids: Vec<_> = stream.chunks(size).flat_map(|chunk| events.read(chunk)).collect();
            assert_eq!(ids, ["7", "8"]);
        }
    }
}
