//! The tables: four seats each, of all games in turn. One seat is played over HTTP, the others by bots of the server. At every
//! tenth table there are two people, who take their time and are told that it is their turn.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use store::MatchId;

use super::{Player, Sink};
use crate::{Body, Site};

const SEATS: usize = 4;
/// At one of so many tables there are two people.
const SLOW: usize = 10;
/// Quick ones, so that two cores can carry all tables.
const LEVELS: [&str; 2] = ["random", "greedy"];

/// A table that is played at.
pub struct Table {
    pub id: MatchId,
    pub game: &'static str,
    people: Vec<Player>,
}

impl Table {
    /// Those who play over HTTP.
    pub fn players(&self) -> impl Iterator<Item = Player> {
        self.people.iter().cloned()
    }
}

/// Opens so many tables.
pub async fn open(site: &Site, sink: &Sink, count: usize) -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for number in 0..count {
        tables.push(open_one(site, sink, number).await?);
    }
    Ok(tables)
}

async fn open_one(site: &Site, sink: &Sink, number: usize) -> Result<Table> {
    let game = catalog::games()[number % catalog::games().len()].info().id;
    // Who begins and who comes last is different at each table.
    let own = number / SLOW % SEATS;
    let other = number.is_multiple_of(SLOW).then_some((own + 2) % SEATS);
    let seat = |seat: usize| match seat {
        seat if seat == own => json!({ "kind": "me" }),
        seat if Some(seat) == other => json!({ "kind": "open" }),
        seat => json!({ "kind": "bot", "level": LEVELS[seat % LEVELS.len()] }),
    };
    let wish = json!({ "game": game, "seats": (0..SEATS).map(seat).collect::<Vec<_>>() });
    let host = site.guest(&format!("Ann {number}")).await?;
    let opened = site.post("/api/tables", &host, &Body::Json(wish)).await?.json()?;
    let id = MatchId(opened["id"].as_str().context("a table has an id")?.to_owned());
    let player =
        |token, seat| Player::new(site, &id, u8::try_from(seat).unwrap_or_default(), token, other.is_some());
    let mut people = vec![player(host.clone(), own)];
    if let Some(seat) = other {
        let guest = site.guest(&format!("Ben {number}")).await?;
        sit_down(site, &opened, &guest, seat).await?;
        people.push(player(guest, seat));
        for person in &people {
            person.is_told(sink).await?;
        }
    }
    Ok(Table { id, game, people })
}

async fn sit_down(site: &Site, table: &Value, token: &str, seat: usize) -> Result<()> {
    let (id, join) = (table["id"].as_str(), table["join"].as_str());
    let (id, join) = id.zip(join).context("a table can be joined")?;
    let wish = json!({ "kind": "me", "join": join.trim_start_matches("/join/") });
    let sat = site.post(&format!("/api/tables/{id}/seats/{seat}"), token, &Body::Json(wish)).await?;
    ensure!(sat.status == 200, "nobody could sit down: {} {}", sat.status, sat.text);
    Ok(())
}
