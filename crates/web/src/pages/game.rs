//! A table in the browser: the page of the match as one viewer sees it, and all that they can do.
//!
//! The page is the same at `/m/ID` for everybody; whoever plays several seats at one device says
//! by `/m/ID/as/SEAT` which of them looks.

mod absent;
mod act;
mod ask;
mod board;
mod browser;
mod curtain;
mod digest;
mod finale;
mod help;
mod hint;
mod lesson;
mod live;
mod order;
mod record;
mod replay;
mod review;
mod scene;
mod scores;
mod shared;
mod text;
mod tools;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::routing::{get, post};
use engine::Seat;
use look::{Markup, SEAM};
use serde::Deserialize;
use store::MatchId;

use browser::Browser;
pub use order::giving as order_form;
pub use review::Reviewed;
pub use scene::{Scene, form_and_level, form_text, match_title, options_text};
pub use scores::proof;
pub use tools::invite;

use crate::prefs::{Prefs, Seam};
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// The routes below `/m/ID`, except those of the table itself.
pub fn router() -> Router<AppState> {
    let mut router = Router::new()
        .route("/m/{id}/scores", get(scores::show))
        .route("/m/{id}/log", get(record::whole))
        .route("/m/{id}/review", get(review::show).post(review::try_it))
        .route("/m/{id}/seat/{seat}/vote", post(absent::vote))
        .route("/m/{id}/seat/{seat}/order", post(order::give))
        .route("/m/{id}/back", post(absent::come_back))
        .route("/m/{id}/rematch", post(finale::again_at));
    for place in ["/m/{id}", "/m/{id}/as/{seat}"] {
        let at = |path: &str| format!("{place}{path}");
        router = router
            .route(place, get(show))
            .route(&at("/live"), get(live::stream))
            .route(&at("/replay"), get(replay::show))
            .route(&at("/chat"), post(act::chat))
            .route(&at("/play"), post(act::play))
            .route(&at("/would"), post(act::would))
            .route(&at("/compose"), post(act::compose))
            .route(&at("/lesson"), post(lesson::act))
            .route(&at("/seen"), post(digest::seen))
            .route(&at("/undo"), post(act::undo))
            .route(&at("/undo/answer"), post(act::answer));
    }
    router
}

/// Which table, and as which seat it is looked at.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    id: MatchId,
    seat: Option<Seat>,
}

/// The pairs of a query.
pub type Pairs = Vec<(String, String)>;

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(place): Path<Place>,
    headers: HeaderMap,
    Query(query): Query<Pairs>,
) -> Result<Markup, Error> {
    keep_seam(&visitor, &query);
    let mut scene = Scene::gather(&state, &visitor, &place, query).await?;
    if let (Some(user), Some(_)) = (&visitor.user, scene.seat()) {
        state.presence.visit(&place.id, &user.id);
    }
    scene.hint = hint::asked(&state, &scene).await?;
    Ok(Browser::of(&headers).cut(&board::page(&scene)).0)
}

/// A round world that was cut open elsewhere stays so, whatever is decided or looked at next.
fn keep_seam(visitor: &Visitor, query: &Pairs) {
    let wished = query.iter().find(|(key, _)| key == SEAM).map(|(_, value)| Seam::named(value));
    if let Some(seam) = wished.filter(|seam| *seam != visitor.prefs.seam) {
        visitor.keep_prefs(Prefs { seam, ..visitor.prefs });
    }
}

impl Place {
    /// A table as the visitor's own seat sees it, or as everybody does.
    #[must_use]
    pub fn of(id: MatchId) -> Self {
        Self { id, seat: None }
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        match self.seat {
            Some(seat) => format!("/m/{}/as/{seat}", self.id),
            None => format!("/m/{}", self.id),
        }
    }
}
