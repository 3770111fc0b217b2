//! Live changes: the page of one viewer is pushed to their browser whenever it looks otherwise.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use async_stream::stream;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_core::Stream;
use look::parts::{Marks, cut};

use super::{Pairs, Place, Scene, board, shared};
use crate::live::{Drawing, Looking};
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// At least this long lies between two pages, so that a burst of moves is one page.
const CALM: Duration = Duration::from_millis(50);
/// The stream says that it lives.
const BEAT: Duration = Duration::from_secs(20);

/// The stream of a page: an event `page` at once if the browser shows an older one, and again after every change
/// that this viewer can see. What the browser has of it already is left out.
pub async fn stream(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    headers: HeaderMap,
    Query(query): Query<Pairs>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let (mut shown, mut has) = (shown_revision(&headers, &query), Arc::<Marks>::default());
    let ear = value(&query, "ear").unwrap_or_default().to_owned();
    let query: Pairs = query.into_iter().filter(|(key, _)| key != "revision" && key != "ear").collect();
    let counted = visitor.may_listen(&state)?;
    let visitor = visitor.at(place.address());
    let viewer = Scene::sketch(&state, &visitor, &place, query.clone()).await?.viewer();
    let mut looking = state.hub.enter(&place.id, viewer, &ear);
    let user = visitor.user.as_ref().filter(|_| viewer.seat().is_some());
    let here = user.map(|user| state.presence.enter(&place.id, &user.id));
    let events = stream! {
        let _counted = (counted, here);
        loop {
            let Some(next) = Next::look(&state, &visitor, &place, &query, &looking).await else { return };
            if let Some(given) = looking.given() {
                (shown, has) = (Some(given.revision), given.marks);
            }
            let revision = next.revision();
            if shown == Some(revision) && has.is_empty() {
                // It was just loaded: of the next page only what is new is sent.
                let Some(marks) = next.marks(&state).await else { return };
                has = marks;
            } else if shown != Some(revision) {
                let Some((page, marks)) = next.cut(&state, shown, &has).await else { return };
                // What is being answered right now is newer than this.
                if !looking.is_answered() {
                    (shown, has) = (Some(revision), marks);
                    yield Ok(Event::default().event("page").id(revision.to_string()).data(page));
                }
            }
            tokio::time::sleep(CALM).await;
            looking.changed().await;
        }
    };
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)))
}

/// What a viewer sees next.
enum Next<'a> {
    /// A page of their own, which is drawn when it is needed.
    Own(Box<Scene<'a>>),
    /// The same page as others'.
    Shared(Arc<Drawing>),
}

impl<'a> Next<'a> {
    /// None for whoever hears no more: they lost their seat or logged out, the server ends, or the store is closed.
    async fn look(
        state: &AppState,
        visitor: &'a Visitor,
        place: &Place,
        query: &Pairs,
        looking: &Looking,
    ) -> Option<Self> {
        if state.hub.is_ending() {
            return None;
        }
        if let Some(drawing) = shared::look(state, visitor, place, query, looking).await {
            return Some(Self::Shared(drawing));
        }
        if !visitor.is_still_known(state).await {
            return None;
        }
        Scene::sketch(state, visitor, place, query.clone()).await.ok().map(|scene| Self::Own(Box::new(scene)))
    }

    fn revision(&self) -> u64 {
        match self {
            Self::Own(scene) => scene.revision(),
            Self::Shared(drawing) => drawing.revision,
        }
    }

    /// The marks of a page that a browser shows already.
    async fn marks(self, state: &AppState) -> Option<Arc<Marks>> {
        match self {
            Self::Own(_) => Some(self.cut(state, None, &Marks::default()).await?.1),
            Self::Shared(drawing) => Some(Arc::clone(&drawing.marks)),
        }
    }

    /// What a browser is sent that shows a page and has some parts, and the marks of all.
    async fn cut(self, state: &AppState, shown: Option<u64>, has: &Marks) -> Option<(Arc<str>, Arc<Marks>)> {
        match self {
            Self::Own(scene) => {
                let (page, marks) = cut(&board::page(&scene.filled(state).await.ok()?).0, has);
                Some((page.into(), Arc::new(marks)))
            }
            Self::Shared(drawing) => Some((drawing.cut(shown, has), Arc::clone(&drawing.marks))),
        }
    }
}

/// What the browser shows: what it heard last, or what the page was loaded with.
fn shown_revision(headers: &HeaderMap, query: &Pairs) -> Option<u64> {
    let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    heard.or_else(|| value(query, "revision")?.parse().ok())
}

fn value<'q>(query: &'q Pairs, key: &str) -> Option<&'q str> {
    query.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}
