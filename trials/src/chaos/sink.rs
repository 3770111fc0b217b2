//! Where notices go.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use serde_json::Value;
use store::MatchId;
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep};

/// Everything that was posted.
#[derive(Clone, Default)]
pub struct Sink {
    port: u16,
    got: Arc<Mutex<Vec<Notice>>>,
}

/// A notice that came.
#[derive(Clone, Debug)]
struct Notice {
    /// The same if the same one comes again.
    key: String,
    /// The match and the seat that it is about.
    about: (String, u64),
}

impl Sink {
    /// Listens on a free port until the process ends.
    pub async fn listen() -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let sink = Self { port: listener.local_addr()?.port(), ..Self::default() };
        let router = Router::new().route("/", post(take)).with_state(sink.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(sink)
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Waits until a seat was told something more than `told` times, but not longer than `patience`. Tells how often it was.
    pub async fn waits(&self, id: &MatchId, seat: u8, told: usize, patience: Duration) -> usize {
        let start = Instant::now();
        let about = (id.0.clone(), u64::from(seat));
        loop {
            let count = self.lock().iter().filter(|notice| notice.about == about).count();
            if count > told || start.elapsed() > patience {
                return count;
            }
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// How many notices came, and which of them more than once.
    pub fn count(&self) -> (usize, Vec<String>) {
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for notice in self.lock().iter() {
            *times.entry(notice.key.clone()).or_default() += 1;
        }
        let twice = times.iter().filter(|(_, times)| **times > 1).map(|(key, _)| key.clone()).collect();
        (times.values().sum(), twice)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Notice>> {
        self.got.lock().expect("nobody panics with it")
    }
}

async fn take(State(sink): State<Sink>, headers: HeaderMap, body: String) -> StatusCode {
    let Ok(notice) = serde_json::from_str::<Value>(&body) else { return StatusCode::BAD_REQUEST };
    let key = headers.get("idempotency-key").and_then(|key| key.to_str().ok()).unwrap_or_default().to_owned();
    let about = (
        notice["match"].as_str().unwrap_or_default().to_owned(),
        notice["seat"].as_u64().unwrap_or_default(),
    );
    sink.lock().push(Notice { key, about });
    StatusCode::NO_CONTENT
}
