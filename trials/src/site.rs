//! The processes that serve one site, asked as a load balancer asks them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Nobody asks one thing for longer than this.
const DEADLINE: Duration = Duration::from_secs(90);
/// How long it takes until somebody asks again.
const PAUSE: Duration = Duration::from_millis(100);

/// The processes of one site.
#[derive(Clone)]
pub struct Site {
    addresses: Arc<[String]>,
    client: Client,
    next: Arc<AtomicUsize>,
    /// What went wrong so far.
    pub trouble: Arc<Trouble>,
}

/// What went wrong on the way, and was asked again.
#[derive(Debug, Default)]
pub struct Trouble {
    /// Connections that broke before an answer came.
    pub broken: AtomicU64,
    /// Answers of 5xx, by their status.
    pub refused: Mutex<BTreeMap<u16, u64>>,
}

/// What is sent.
#[derive(Clone, Debug)]
pub enum Body {
    /// For the API.
    Json(Value),
    /// As a page sends it.
    Form(String),
}

/// What came back, other than a failure of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub text: String,
    /// Whether it had to be asked more than once.
    pub again: bool,
}

impl Answer {
    /// The body as JSON.
    ///
    /// # Errors
    /// If it is none, or the answer is a refusal.
    pub fn json(&self) -> Result<Value> {
        ensure!((200..300).contains(&self.status), "{}: {}", self.status, self.text);
        Ok(serde_json::from_str(&self.text)?)
    }
}

impl Site {
    /// At these addresses: `http://127.0.0.1:8080`.
    ///
    /// # Errors
    /// If no client can be made.
    pub fn new(addresses: Vec<String>) -> Result<Self> {
        let client = Client::builder().no_proxy().tcp_nodelay(true).build()?;
        Ok(Self { addresses: addresses.into(), client, next: Arc::default(), trouble: Arc::default() })
    }

    /// How many processes there are.
    #[must_use]
    pub fn processes(&self) -> usize {
        self.addresses.len()
    }

    /// Where a process is connected to: `127.0.0.1:8080`.
    #[must_use]
    pub fn host(&self, process: usize) -> &str {
        self.addresses[process].trim_start_matches("http://")
    }

    /// The same site, of which only one process is asked.
    #[must_use]
    pub fn only(&self, process: usize) -> Self {
        Self { addresses: Arc::new([self.addresses[process].clone()]), ..self.clone() }
    }

    /// Asks for something until some process answers.
    ///
    /// # Errors
    /// If none does in time.
    pub async fn get(&self, path: &str, token: &str) -> Result<Answer> {
        self.until_answered(path, token, None).await
    }

    /// Sends something until some process answers: more than once, if a process dies meanwhile.
    ///
    /// # Errors
    /// If none does in time.
    pub async fn post(&self, path: &str, token: &str, body: &Body) -> Result<Answer> {
        self.until_answered(path, token, Some(body)).await
    }

    /// Makes a guest, and gives their token.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn guest(&self, name: &str) -> Result<String> {
        let made = self.post("/api/guest", "", &Body::Json(json!({ "name": name }))).await?.json()?;
        Ok(made["token"].as_str().context("a guest has a token")?.to_owned())
    }

    /// Opens a stream at one process, as a browser does: it could unpack what is packed, and what a stream costs is what it
    /// costs a browser.
    pub(crate) async fn open(&self, process: usize, path: &str, token: &str, last: &str) -> Option<Response> {
        let mut request = self.client.get(format!("{}{path}", self.addresses[process]));
        request = request.header("Accept-Encoding", "gzip, deflate, br, zstd");
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        if !last.is_empty() {
            request = request.header("Last-Event-ID", last);
        }
        request.send().await.ok().filter(|response| response.status().is_success())
    }

    async fn until_answered(&self, path: &str, token: &str, body: Option<&Body>) -> Result<Answer> {
        let start = Instant::now();
        let mut again = false;
        while start.elapsed() < DEADLINE {
            let process = self.next.fetch_add(1, Ordering::Relaxed) % self.processes();
            if let Some((status, text)) = self.ask(process, path, token, body).await {
                return Ok(Answer { status, text, again });
            }
            again = true;
            sleep(PAUSE).await;
        }
        bail!("{path} was not answered for {} s", DEADLINE.as_secs())
    }

    /// None if the connection broke, or the server could not do it.
    async fn ask(
        &self,
        process: usize,
        path: &str,
        token: &str,
        body: Option<&Body>,
    ) -> Option<(u16, String)> {
        let address = format!("{}{path}", self.addresses[process]);
        let mut request = match body {
            None => self.client.get(address),
            Some(Body::Json(json)) => {
                self.client.post(address).header("Content-Type", "application/json").body(json.to_string())
            }
            Some(Body::Form(form)) => self
                .client
                .post(address)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .body(form.clone()),
        };
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        let answered = async {
            let response = request.timeout(PATIENCE).send().await?;
            let status = response.status().as_u16();
            Ok::<_, reqwest::Error>((status, response.text().await?))
        };
        match answered.await {
            Ok((status, _)) if status >= 500 => {
                let mut refused = self.trouble.refused.lock().expect("nobody panics with it");
                *refused.entry(status).or_default() += 1;
                None
            }
            Ok(answer) => Some(answer),
            Err(_) => {
                self.trouble.broken.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
    }
}
