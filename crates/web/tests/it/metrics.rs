//! Whether the server lives, can be used, and what it counts.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;
use web::metrics::{host_router, text};

use crate::browser::House;

#[tokio::test]
async fn a_server_says_whether_it_can_be_used() {
    let house = House::new().await;
    let mut browser = house.browser();
    assert_eq!(browser.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(browser.get("/readyz").await.status, StatusCode::OK);
    house.state.hub.end();
    assert_eq!(browser.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(browser.get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_server_that_cannot_write_is_not_ready() {
    let house = House::new().await;
    house.state.store.close().await;
    let mut browser = house.browser();
    assert_eq!(browser.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(browser.get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn figures_are_for_the_host_alone_and_name_routes_only() {
    let house = House::new().await;
    let mut browser = house.browser();
    let id = browser.open_table(&["me=Ann", "me=Ben"], &[]).await;
    browser.get(&format!("/m/{id}")).await;
    assert_eq!(browser.get("/metrics").await.status, StatusCode::NOT_FOUND);
    let request = Request::builder().uri("/metrics").body(Body::empty()).unwrap();
    let answer = host_router(house.state.clone()).oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let body = answer.into_body().collect().await.unwrap().to_bytes();
    let figures = String::from_utf8(body.to_vec()).unwrap();
    let asked = r#"civitas_request_seconds_count{method="GET",route="/m/{id}",status="200"} 2"#;
    assert!(figures.contains(asked), "{figures}");
    assert!(!figures.contains(&id) && !figures.contains("Ann"), "{figures}");
    assert!(figures.contains("\ncivitas_streams 0\n"), "{figures}");
}

/// Each name is described before its first value, and every line is one value or a comment.
#[tokio::test]
async fn figures_are_written_as_prometheus_reads_them() {
    let house = House::new().await;
    house.browser().get("/").await;
    let figures = text(&house.state);
    let mut described = Vec::new();
    for line in figures.lines() {
        if let Some(rest) = line.strip_prefix("# TYPE ") {
            described.push(rest.split(' ').next().unwrap());
            continue;
        }
        if line.starts_with("# HELP ") {
            continue;
        }
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
        let name = name.split('{').next().unwrap();
        assert!(described.iter().any(|known| name.starts_with(known)), "{line}");
    }
    assert!(described.len() > 6, "{figures}");
}
