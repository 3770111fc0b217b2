//! A match that is decided beforehand: measuring how fast it is played takes no questions about what is allowed.

use anyhow::{Context, Result};
use catalog::Kind;
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use store::{MatchId, Store};

use crate::{Body, Site};

/// A match of two seats.
pub struct Script {
    pub id: MatchId,
    /// Who sits where.
    tokens: [String; 2],
    /// Everything that is decided, in order.
    pub decisions: Vec<(Seat, Value)>,
    /// How many of them were made.
    done: usize,
}

impl Script {
    /// Opens a table for two people, and decides what will be played there. All chance of a match follows from its first
    /// position, which is read from the store.
    pub async fn open(
        site: &Site,
        store: &dyn Store,
        game: &'static dyn Kind,
        length: usize,
    ) -> Result<Self> {
        let tokens = [site.guest("Ann").await?, site.guest("Ben").await?];
        let wish = json!({ "game": game.info().id, "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let table = site.post("/api/tables", &tokens[0], &Body::Json(wish)).await?.json()?;
        let (id, join) = table["id"].as_str().zip(table["join"].as_str()).context("a table has an id")?;
        let wish = json!({ "kind": "me", "join": join.trim_start_matches("/join/") });
        site.post(&format!("/api/tables/{id}/seats/1"), &tokens[1], &Body::Json(wish)).await?.json()?;
        let id = MatchId(id.to_owned());
        let first = store.position(&id, 0).await?.context("the match has begun")?;
        Ok(Self { id, tokens, decisions: decide(game, &first, length)?, done: 0 })
    }

    /// The player who sits there.
    pub fn token(&self, seat: Seat) -> &str {
        &self.tokens[usize::from(seat.0)]
    }

    /// Makes the next decision. None if all are made.
    pub async fn play(&mut self, site: &Site) -> Result<Option<Seat>> {
        let Some((seat, decision)) = self.decision(self.done) else { return Ok(None) };
        site.post(&self.path(), self.token(seat), &Body::Json(decision)).await?.json()?;
        self.done += 1;
        Ok(Some(seat))
    }

    /// All decisions as requests, with the seat that each is sent by.
    pub fn letters(&self) -> Vec<(usize, Vec<u8>)> {
        let letter = |(seat, decision): (Seat, Value)| {
            let (path, token, body) = (self.path(), self.token(seat), decision.to_string());
            let length = body.len();
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
                Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
            );
            (usize::from(seat.0), [head, body].concat().into_bytes())
        };
        (0..).map_while(|number| self.decision(number)).map(letter).collect()
    }

    fn path(&self) -> String {
        format!("/api/tables/{}/play", self.id)
    }

    /// The decision with this number, as it is sent.
    fn decision(&self, number: usize) -> Option<(Seat, Value)> {
        let (seat, action) = self.decisions.get(number)?;
        let decision = json!({
            "seat": seat, "revision": number, "action_id": number.to_string(), "action": action
        });
        Some((*seat, decision))
    }
}

/// Makes `length` decisions, or as many as there are: now this one of those that are allowed, and now that.
fn decide(game: &'static dyn Kind, first: &str, length: usize) -> Result<Vec<(Seat, Value)>> {
    let mut position = game.load(first)?;
    let mut decisions = Vec::new();
    while decisions.len() < length
        && let Some(seat) = position.status().deciding().iter().next()
    {
        let mut offers = position.show(Viewer::Seat(seat)).offers();
        let chosen = decisions.len() * 7 % offers.len().max(1);
        let action = offers.swap_remove(chosen).action;
        position.play(seat, &action)?;
        decisions.push((seat, action));
    }
    Ok(decisions)
}
