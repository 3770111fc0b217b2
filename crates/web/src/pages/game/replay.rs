//! The replay: any earlier position of a match, step by step.
//!
//! While a match runs a player looks back with the eyes of their own seat; when it is over everybody
//! may look through anybody's.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use engine::Seat;
use look::Markup;

use super::browser::Browser;
use super::{Pairs, Place, Scene, board};
use crate::table::Sight;
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// The page of an earlier position: `?at=N`, the newest one without; `&as=SEAT` or `&as=public`.
pub async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    headers: HeaderMap,
    Query(query): Query<Pairs>,
) -> Result<Markup, Error> {
    let visitor = visitor.at(place.address());
    let mut scene = Scene::gather(&state, &visitor, &place, query).await?;
    let newest = scene.table.row.seq;
    let at = scene.query.get("at").and_then(|at| at.parse().ok()).unwrap_or(newest).min(newest);
    scene.table.position()?;
    let sight = sight(&scene);
    scene.look_back(&state, at, sight).await?;
    Ok(Browser::of(&headers).cut(&board::page(&scene)).0)
}

fn sight(scene: &Scene<'_>) -> Sight {
    let own = match scene.sight {
        Sight::Curtain(_) => Sight::Public,
        sight => sight,
    };
    let wished = scene.query.get("as").and_then(|seat| seat.parse().ok()).map(Seat);
    match wished {
        Some(seat) if scene.table.is_over() && seat.0 < scene.table.seats() => Sight::Seat(seat),
        None if scene.query.get("as").is_some() => Sight::Public,
        _ => own,
    }
}
