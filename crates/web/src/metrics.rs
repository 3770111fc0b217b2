//! Figures about the server, in the words of Prometheus, and whether it lives and can be used.
//!
//! `/healthz` says that the process answers, `/readyz` that it can also write its database and is not about to end:
//! what a load balancer asks. `/metrics` is for the host's eyes: it is answered at an address of its own
//! (`civitas serve --metrics`).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::AppState;

/// What was counted since the server began.
#[derive(Default)]
pub struct Metrics {
    requests: Mutex<BTreeMap<Request, Times>>,
    /// Decisions of bots, and the time they thought in milliseconds.
    bot_decisions: AtomicU64,
    bot_millis: AtomicU64,
    /// Notices that were delivered, and that were not.
    notices: AtomicU64,
    lost_notices: AtomicU64,
}

/// What requests are told apart by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Request {
    pub method: &'static str,
    /// The pattern of the address, not the address.
    pub route: String,
    pub status: u16,
}

/// Within how many seconds a request was answered: those are counted for each.
const WITHIN: [f64; 8] = [0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 2.0, 10.0];

#[derive(Clone, Copy, Default)]
struct Times {
    count: u64,
    seconds: f64,
    within: [u64; WITHIN.len()],
}

impl Metrics {
    /// A request was answered, or its answer begun.
    pub fn answered(&self, request: Request, time: Duration) {
        let mut requests = self.lock();
        let times = requests.entry(request).or_default();
        times.count += 1;
        times.seconds += time.as_secs_f64();
        for (count, within) in times.within.iter_mut().zip(WITHIN) {
            *count += u64::from(time.as_secs_f64() <= within);
        }
    }

    /// A bot has decided.
    pub fn bot_decided(&self, time: Duration) {
        self.bot_decisions.fetch_add(1, Ordering::Relaxed);
        self.bot_millis.fetch_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// A notice was delivered, or not.
    pub fn noticed(&self, delivered: bool) {
        let counter = if delivered { &self.notices } else { &self.lost_notices };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Request, Times>> {
        self.requests.lock().expect("nobody panics with it")
    }

    /// The requests as a histogram.
    fn write_requests(&self, text: &mut String) {
        head(text, "civitas_request_seconds", "histogram", "Time until an answer began, by route.");
        for (Request { method, route, status }, times) in &*self.lock() {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let mut line = |name: &str, more: &str, value: &dyn std::fmt::Display| {
                let _ = writeln!(text, "civitas_request_seconds_{name}{{{labels}{more}}} {value}");
            };
            for (within, count) in WITHIN.iter().zip(times.within) {
                line("bucket", &format!(",le=\"{within}\""), &count);
            }
            line("bucket", ",le=\"+Inf\"", &times.count);
            line("sum", "", &times.seconds);
            line("count", "", &times.count);
        }
    }
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

/// Everything as Prometheus reads it.
#[must_use]
pub fn text(state: &AppState) -> String {
    let mut text = String::new();
    let mut figure = |name: &str, kind: &str, help: &str, value: &dyn std::fmt::Display| {
        head(&mut text, name, kind, help);
        let _ = writeln!(text, "{name} {value}");
    };
    let (matches, viewers) = state.hub.size();
    figure("civitas_matches_watched", "gauge", "Matches that somebody looks at.", &matches);
    figure("civitas_streams", "gauge", "Open streams of pages.", &viewers);
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let Metrics { bot_decisions, bot_millis, notices, lost_notices, .. } = &state.metrics;
    figure("civitas_notices_total", "counter", "Notices that were delivered.", &count(notices));
    let lost = "Notices that could not be delivered when they were tried.";
    figure("civitas_notices_failed_total", "counter", lost, &count(lost_notices));
    figure("civitas_bot_decisions_total", "counter", "Decisions of bots.", &count(bot_decisions));
    let seconds = count(bot_millis) as f64 / 1000.0;
    figure("civitas_bot_seconds_total", "counter", "Time that bots took to decide.", &seconds);
    if let Some(bytes) = resident_bytes() {
        figure("process_resident_memory_bytes", "gauge", "Memory in use.", &bytes);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        figure("process_open_fds", "gauge", "Open files and connections.", &files.count());
    }
    figure("process_start_time_seconds", "gauge", "When the process began.", &state.started.as_secs_f64());
    head(&mut text, "civitas_build_info", "gauge", "The version.");
    let _ = writeln!(text, "civitas_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    state.metrics.write_requests(&mut text);
    text
}

/// The memory of this process, where the system tells it.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// The time since the beginning of 1970.
pub(crate) fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// What everybody may ask.
pub fn router() -> Router<AppState> {
    Router::new().route("/healthz", get(|| async { "ok\n" })).route("/readyz", get(ready))
}

/// What the host may ask, at an address of its own.
pub fn host_router(state: AppState) -> Router {
    let metrics = async |State(state): State<AppState>| {
        ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text(&state))
    };
    router().route("/metrics", get(metrics)).with_state(state)
}

async fn ready(State(state): State<AppState>) -> impl IntoResponse {
    if state.hub.is_ending() {
        return (StatusCode::SERVICE_UNAVAILABLE, "ending\n");
    }
    match state.readiness.check(&state).await {
        true => (StatusCode::OK, "ready\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written\n"),
    }
}

/// How often the database is tried out at most, however often it is asked.
const EVERY: Duration = Duration::from_secs(1);

/// Whether the database could be written when it was last tried.
#[derive(Default)]
pub struct Readiness(tokio::sync::Mutex<Option<(std::time::Instant, bool)>>);

impl Readiness {
    async fn check(&self, state: &AppState) -> bool {
        let mut last = self.0.lock().await;
        if let Some((_, answer)) = last.filter(|(at, _)| at.elapsed() < EVERY) {
            return answer;
        }
        let checked = state.store.check_in(state.store.now()).await;
        if let Err(error) = &checked {
            tracing::error!("the database cannot be written: {error}");
        }
        *last = Some((std::time::Instant::now(), checked.is_ok()));
        checked.is_ok()
    }
}
