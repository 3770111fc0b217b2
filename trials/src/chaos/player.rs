//! A player who plays over HTTP, and keeps a list of what was confirmed.

use std::time::Duration;

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use store::MatchId;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::ledger::{Entry, Ledger};
use super::sink::Sink;
use crate::{Body, Site, Stream};

/// How long players who take their time wait to be told that it is their turn.
const PATIENCE: Duration = Duration::from_secs(40);
/// The others look at the table again after this time, whatever they hear.
const LOOK: Duration = Duration::from_secs(10);
/// What cannot be decided now can in a moment.
const PAUSE: Duration = Duration::from_millis(300);

/// Somebody with a seat.
#[derive(Clone)]
pub struct Player {
    site: Site,
    id: MatchId,
    seat: u8,
    token: String,
    is_slow: bool,
}

impl Player {
    pub fn new(site: &Site, id: &MatchId, seat: u8, token: String, is_slow: bool) -> Self {
        Self { site: site.clone(), id: id.clone(), seat, token, is_slow }
    }

    /// From now on they are told that it is their turn.
    pub async fn is_told(&self, sink: &Sink) -> Result<()> {
        let form = Body::Form(format!("kind=webhook&target={}", sink.address()));
        let kept = self.site.post("/notices", &self.token, &form).await?;
        ensure!(kept.status < 400, "{} {}", kept.status, kept.text);
        Ok(())
    }

    /// Plays until the match is over, or it is said to stop.
    pub async fn play(self, sink: Sink, mut stopped: watch::Receiver<bool>) -> Result<Ledger> {
        let mut ledger = Ledger::default();
        let (mut asked_before, mut told) = (false, 0);
        let path = format!("/api/tables/{}/changes", self.id);
        let mut stream = Stream::listen(
            &self.site,
            usize::from(self.seat) % self.site.processes(),
            path,
            self.token.clone(),
        );
        while !*stopped.borrow() {
            let table = self.look().await?;
            if table["phase"] == "over" {
                break;
            }
            let asked = table["seats"][usize::from(self.seat)]["decides"] == true;
            if !asked {
                tokio::select! {
                    _ = timeout(LOOK, stream.heard.changed()) => {}
                    _ = stopped.changed() => {}
                }
            } else if self.is_slow && !asked_before {
                tokio::select! {
                    count = sink.waits(&self.id, self.seat, told, PATIENCE) => told = count,
                    _ = stopped.changed() => {}
                }
            } else {
                self.decide(&table, &mut ledger).await?;
            }
            asked_before = asked;
        }
        Ok(ledger)
    }

    async fn look(&self) -> Result<Value> {
        self.site.get(&format!("/api/tables/{}", self.id), &self.token).await?.json()
    }

    /// Decides something that is allowed, and notes the answer. The table may have moved on: then it is refused.
    async fn decide(&self, table: &Value, ledger: &mut Ledger) -> Result<()> {
        let legal = format!("/api/tables/{}/legal?seat={}", self.id, self.seat);
        let legal = self.site.get(&legal, &self.token).await?.json()?;
        let revision = table["seq"].as_u64().unwrap_or_default();
        let Some(action) = choose(&legal, revision) else {
            sleep(PAUSE).await;
            return Ok(());
        };
        let action_id = format!("{}-{}", self.seat, ledger.len());
        let decision =
            json!({ "seat": self.seat, "revision": revision, "action_id": action_id, "action": action });
        let play = format!("/api/tables/{}/play", self.id);
        let answer = self.site.post(&play, &self.token, &Body::Json(decision)).await?;
        if answer.status >= 400 {
            sleep(PAUSE).await;
        }
        ledger.note(Entry {
            id: self.id.clone(),
            seat: self.seat,
            action_id,
            action,
            is_confirmed: answer.status == 200,
            is_sent_again: answer.again,
        });
        Ok(())
    }
}

/// One of the actions, now this one and now that.
fn choose(legal: &Value, revision: u64) -> Option<Value> {
    let actions = legal.as_array()?;
    let chosen = revision.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    let chosen = usize::try_from(chosen).ok()?.checked_rem(actions.len())?;
    Some(actions[chosen]["action"].clone())
}
