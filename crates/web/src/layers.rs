//! What every request and every answer goes through.

use std::any::Any;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, Response, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::TimeoutLayer;

use crate::{AppState, LARGEST_BODY, dress, metrics, sealed, visitor};

/// What a page may load: only what comes from here, nothing inline.
const CONTENT_SECURITY: &str =
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/// Headers of every answer.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    ),
];

/// The layers, from the inside to the outside. What is refused inside is told in the language of the one who asks; finding out
/// who that is may go wrong as well, and is caught once more.
pub fn around(router: Router<AppState>, state: AppState) -> Router<AppState> {
    let patience = state.config.patience;
    router
        .layer(from_fn_with_state(state.clone(), sealed::guard))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(refuse_announced_bodies))
        .layer(CsrfLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, patience))
        .layer(from_fn(dress::dress))
        .layer(from_fn_with_state(state.clone(), visitor::know))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(compression())
        .layer(from_fn(with_headers))
        .layer(from_fn_with_state(state, with_log))
}

/// Every request is counted and has a line in the log: its route, since an address may hold what is secret.
async fn with_log(State(state): State<AppState>, request: Request, next: Next) -> axum::response::Response {
    let (start, method) = (Instant::now(), known_method(request.method()));
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let (route, status) = (route.as_ref().map_or("-", MatchedPath::as_str), response.status().as_u16());
    let time = start.elapsed();
    tracing::info!(method, route, status, ms = time.as_millis(), "request");
    state.metrics.answered(metrics::Request { method, route: route.to_owned(), status }, time);
    response
}

/// Methods that somebody invents are one to us.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

/// A body that announces itself as too large is not read at all, whatever it is sent to.
async fn refuse_announced_bodies(request: Request, next: Next) -> axum::response::Response {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length: Option<usize> = length.and_then(|length| length.to_str().ok()?.parse().ok());
    let most = if request.uri().path() == "/import" { crate::pages::file::LARGEST } else { LARGEST_BODY };
    if length.is_some_and(|length| length > most) {
        return Response::builder()
            .status(StatusCode::PAYLOAD_TOO_LARGE)
            .body(Body::empty())
            .expect("a status alone is an answer");
    }
    next.run(request).await
}

/// Streams of events are not compressed: little is sent of a page that a browser has already, and what a coder remembers would
/// be several times as much as all else that is kept of a stream.
fn compression() -> CompressionLayer<impl Predicate> {
    let worthwhile = SizeAbove::new(256)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::const_new("font/"))
        .and(NotForContentType::SSE);
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worthwhile)
}

async fn with_headers(request: Request, next: Next) -> axum::response::Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response<Body> {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    tracing::error!("a handler panicked: {text}");
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    response
}
