//! Positions that a test wants to see: matches of the golden replays come in as files, and somebody plays on from the
//! middle of them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use browser_tests::Page;
use serde_json::{Value, json};

/// A match file of the golden replays, kept at the server of a page.
pub struct Played {
    /// Its match at the server.
    pub id: String,
    /// Who decided what, in the order of the match.
    moves: Vec<Value>,
}

impl Played {
    /// Brings in a file by the form that is there for it, as whoever looks at the page.
    pub async fn comes_in(page: &Page, game: &str, name: &str) -> Result<Self> {
        let text = std::fs::read_to_string(replay(game, name))?;
        let script = format!(
            "(async () => {{ const form = new FormData(); form.append('file', new Blob([{}]), 'file.civitas'); \
             return (await fetch('/import', {{ method: 'POST', body: form }})).url }})()",
            json!(text)
        );
        let address: String = page.evaluate(&script).await?;
        let id = address.split("/m/").nth(1).and_then(|rest| rest.split('/').next());
        let id = id.with_context(|| format!("{name} is not taken: {address}"))?.to_owned();
        let lines = text.lines().map(serde_json::from_str).collect::<Result<Vec<Value>, _>>()?;
        Ok(Self { id, moves: lines.into_iter().filter(|line| line["action"] != Value::Null).collect() })
    }

    /// How many decisions it took.
    pub fn length(&self) -> u64 {
        self.moves.last().and_then(|last| last["seq"].as_u64()).unwrap_or(0)
    }

    /// Whoever decides after so many decisions.
    pub fn decider(&self, at: u64) -> Result<u64> {
        let next = self.moves.iter().find(|line| line["seq"] == at + 1);
        next.and_then(|line| line["seat"].as_u64()).with_context(|| format!("nobody decides after {at}"))
    }

    /// Plays on after so many decisions on the seat that is asked then, against bots; the path of the new match.
    pub async fn goes_on(&self, page: &Page, at: u64) -> Result<String> {
        let fields = json!({ "at": at.to_string(), "seat": self.decider(at)?.to_string() });
        let script = format!(
            "fetch('/m/{}/review', {{ method: 'POST', body: new URLSearchParams({fields}) }})\
             .then((answer) => new URL(answer.url).pathname)",
            self.id
        );
        let path: String = page.evaluate(&script).await?;
        ensure!(path.starts_with("/m/") && !path.ends_with("/review"), "nobody plays on after {at}: {path}");
        Ok(path)
    }
}

/// A golden replay of a game.
fn replay(game: &str, name: &str) -> PathBuf {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    crates.join(format!("game-{game}/tests/replays/{name}.civitas"))
}
