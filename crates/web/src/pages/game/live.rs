//! Live changes: the page of one viewer is pushed to his browser whenever it looks otherwise.

use std::convert::Infallible;
use std::time::Duration;

use async_stream::stream;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_core::Stream;

use super::board::{Rendered, page};
use super::{Pairs, Place, Scene};
use crate::live::Looking;
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// So long at least lies between two pages, so that a burst of moves is one page.
const CALM: Duration = Duration::from_millis(50);
/// The stream says that it lives.
const BEAT: Duration = Duration::from_secs(20);

/// The stream of a page: an event `page` with the whole page at once if the browser shows an older
/// one, and again after every change that this viewer can see.
pub async fn stream(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    headers: HeaderMap,
    Query(query): Query<Pairs>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let mut shown = shown_revision(&headers, &query);
    let query: Pairs = query.into_iter().filter(|(key, _)| key != "revision").collect();
    let counted = visitor.may_listen(&state)?;
    let visitor = visitor.at(place.address());
    let scene = Scene::gather(&state, &visitor, &place, query.clone()).await?;
    let mut looking: Looking = state.hub.enter(&place.id, scene.viewer());
    drop(scene);
    let events = stream! {
        let _counted = counted;
        loop {
            // Whoever loses his seat or logs out, or finds the store closed, hears no more.
            if !visitor.is_still_known(&state).await {
                return;
            }
            let Ok(scene) = Scene::gather(&state, &visitor, &place, query.clone()).await else { return };
            let Rendered { markup, revision } = page(&scene);
            if shown != Some(revision) {
                shown = Some(revision);
                yield Ok(Event::default().event("page").id(revision.to_string()).data(markup.0));
            }
            tokio::time::sleep(CALM).await;
            looking.changed().await;
        }
    };
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)))
}

/// What the browser shows: what it heard last, or what the page was loaded with.
fn shown_revision(headers: &HeaderMap, query: &Pairs) -> Option<u64> {
    let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    heard.or_else(|| query.iter().find(|(key, _)| key == "revision")?.1.parse().ok())
}
