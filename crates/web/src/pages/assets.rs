//! Style sheets, script, icons and fonts: embedded, kept by browsers for ever, and compressed once.

use std::borrow::Cow;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{LazyLock, Mutex};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use look::asset::{self, File};
use tower::{Layer as _, ServiceExt as _, service_fn};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::{AppState, Error};

pub fn router() -> Router<AppState> {
    Router::new().route("/assets/{*path}", get(serve))
}

async fn serve(
    State(state): State<AppState>,
    Path(path): Path<String>,
    sent: HeaderMap,
) -> Result<Response, Error> {
    let of_a_game =
        || state.games.iter().flat_map(|kind| kind.cover().files()).find(|file| file.path() == path);
    let found = asset::find(&path).or_else(|| of_a_game().map(File::asset)).ok_or(Error::NotFound)?;
    let headers = [(CONTENT_TYPE, found.content_type), (CACHE_CONTROL, asset::CACHE_CONTROL)];
    let Some(coding) = coding(&sent).filter(|_| is_text(found.content_type)) else {
        return Ok((headers, found.bytes).into_response());
    };
    let packed = packed(path, coding, found.bytes).await?;
    Ok((headers, [(CONTENT_ENCODING, coding), (VARY, "accept-encoding")], packed).into_response())
}

/// Pictures and fonts are compressed already.
fn is_text(content_type: &str) -> bool {
    ["text/", "image/svg", "application/"].iter().any(|kind| content_type.starts_with(kind))
}

/// The best coding that a browser understands.
fn coding(sent: &HeaderMap) -> Option<&'static str> {
    let accepted = sent.get(ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = |coding: &str| {
        accepted.split(',').any(|one| {
            let (name, weight) = one.split_once(';').unwrap_or((one, ""));
            name.trim() == coding && weight.trim() != "q=0"
        })
    };
    ["zstd", "gzip"].into_iter().find(|coding| takes(coding))
}

/// Files as they were compressed: there are as many as this server has, in two codings.
static PACKED: LazyLock<Mutex<HashMap<(String, &str), Bytes>>> = LazyLock::new(Mutex::default);

/// A file compressed; it is kept for whoever asks next.
async fn packed(path: String, coding: &'static str, bytes: Cow<'static, [u8]>) -> Result<Bytes, Error> {
    let key = (path, coding);
    let known = PACKED.lock().expect("nobody panics with it").get(&key).cloned();
    if let Some(known) = known {
        return Ok(known);
    }
    let packed = pack(coding, bytes).await?;
    PACKED.lock().expect("nobody panics with it").insert(key, packed.clone());
    Ok(packed)
}

/// By what compresses every other answer.
async fn pack(coding: &'static str, bytes: Cow<'static, [u8]>) -> Result<Bytes, Error> {
    let file = service_fn(move |_: Request| {
        let body = Body::from(bytes.clone());
        async move { Ok::<_, Infallible>(Response::new(body)) }
    });
    let request = Request::builder().header(ACCEPT_ENCODING, coding).body(Body::empty());
    let packing = CompressionLayer::new().compress_when(SizeAbove::new(0)).layer(file);
    let Ok(packed) = packing.oneshot(request.map_err(Error::fault)?).await;
    to_bytes(Body::new(packed.into_body()), usize::MAX).await.map_err(Error::fault)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_is_compressed_once() {
        let file = || Cow::Borrowed(&[b'x'; 10_000][..]);
        for coding in ["gzip", "zstd"] {
            let first = packed("test".into(), coding, file()).await.unwrap();
            let again = packed("test".into(), coding, Cow::Borrowed(&[])).await.unwrap();
            assert_eq!(first.as_ptr(), again.as_ptr(), "{coding}");
            assert!(first.len() < 1_000, "{coding}: {}", first.len());
        }
    }

    #[test]
    fn a_browser_gets_what_it_understands() {
        let coding_of = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, text.parse().unwrap());
            coding(&headers)
        };
        assert_eq!(coding_of("gzip, deflate, br, zstd"), Some("zstd"));
        assert_eq!(coding_of("zstd;q=0, gzip;q=0.5"), Some("gzip"));
        assert_eq!(coding_of("br"), None);
        assert_eq!(coding(&HeaderMap::new()), None);
    }
}
