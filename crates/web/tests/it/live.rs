//! Live changes: what an open browser hears.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt;
use tower::ServiceExt;

use web::run_beside;

use crate::browser::{Browser, House, Page};
use crate::play::my_turn;

/// An open stream of a page.
pub struct Stream(Body);

impl Stream {
    pub async fn open(browser: &Browser, address: &str) -> Self {
        Self::try_open(browser, address).await.unwrap()
    }

    /// The same, where the server may not be able to. It is read as it comes, also by a browser that can unpack things.
    pub async fn try_open(browser: &Browser, address: &str) -> Result<Self, StatusCode> {
        let cookies: Vec<_> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder().uri(address).header(header::COOKIE, cookies.join("; "));
        let request = request.header(header::ACCEPT_ENCODING, "gzip, deflate, br, zstd");
        let response = browser.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        if response.status() != StatusCode::OK {
            return Err(response.status());
        }
        assert_eq!(response.headers().get(header::CONTENT_TYPE).unwrap(), "text/event-stream");
        assert_eq!(
            response.headers().get(header::CONTENT_ENCODING),
            None,
            "a coder would take more than the page"
        );
        Ok(Self(response.into_body()))
    }

    /// The next event as text, or none within a moment.
    pub async fn next(&mut self) -> Option<String> {
        let frame = tokio::time::timeout(Duration::from_millis(400), self.0.frame()).await.ok()??;
        Some(String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
    }

    /// The next event, also if it takes a while.
    pub async fn soon(&mut self) -> Option<String> {
        let frame = tokio::time::timeout(Duration::from_secs(20), self.0.frame()).await.ok()??;
        Some(String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap())
    }
}

pub fn revision(page: &Page) -> &str {
    page.text.split("data-revision=\"").nth(1).unwrap().split('"').next().unwrap()
}

async fn two_seats(house: &House) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    let page = ben.get(&format!("/m/{id}")).await;
    ben.press(&page, "Sit down").await;
    (ann, ben, id)
}

#[tokio::test]
async fn a_change_is_pushed_to_whoever_sees_it() {
    let house = House::with_bots().await;
    let (mut ann, mut ben, id) = two_seats(&house).await;
    let address = format!("/m/{id}");
    let shown = ben.get(&address).await;
    let mut stream = Stream::open(&ben, &format!("{address}/live?revision={}", revision(&shown))).await;
    // That they look is itself a change. But "here" instead of "away" is not on this page: they hear nothing.
    assert_eq!(stream.next().await, None);

    ann.post(&format!("{address}/chat"), &[("text", "Hello <b>Ben</b>")]).await;
    let event = stream.next().await.expect("chat is a change");
    assert!(event.starts_with("event: page\n") || event.contains("\nevent: page\n"), "{event}");
    assert!(event.contains("Hello &lt;b&gt;Ben"), "{event}");

    let page = ann.get(&address).await;
    let card = page.buttons().into_iter().find(|text| text.starts_with("Card")).unwrap();
    ann.press(&page, &card).await;
    let event = stream.next().await.expect("a move is a change");
    assert!(event.contains("lays a card") && !event.contains("You lay"), "{event}");
    assert!(event.contains("data: ") && event.contains("</html>"), "a whole page");
}

#[tokio::test]
async fn of_the_page_that_was_loaded_only_what_is_new_is_sent() {
    let house = House::with_bots().await;
    let (mut ann, mut ben, id) = two_seats(&house).await;
    let address = format!("/m/{id}");
    let shown = ben.get(&address).await;
    let mut stream = Stream::open(&ben, &format!("{address}/live?revision={}", revision(&shown))).await;
    assert_eq!(stream.next().await, None);
    ann.post(&format!("{address}/chat"), &[("text", "Hello")]).await;
    let event = stream.next().await.expect("chat is a change");
    assert!(event.contains("data-same"), "{event}");
    assert!(2 * event.len() < shown.text.len(), "{} of {} bytes", event.len(), shown.text.len());
}

#[tokio::test]
async fn whoever_shows_an_older_page_hears_the_newest_at_once() {
    let house = House::with_bots().await;
    let (ann, _, id) = two_seats(&house).await;
    let mut stream = Stream::open(&ann, &format!("/m/{id}/live?revision=1")).await;
    assert!(stream.next().await.expect("a page").contains("Which card do you lay?"));
    let mut public = Stream::open(&house.browser(), &format!("/m/{id}/live")).await;
    let event = public.next().await.expect("a page");
    assert!(event.contains("Waiting for") && !event.contains("data-play"), "{event}");
}

/// Two processes on one database: whoever is connected to one of them sees what is done at the other.
#[tokio::test]
async fn a_change_by_another_process_is_pushed_as_well() {
    let house = House::with_bots().await;
    let other = house.again().await;
    run_beside(&other.state);
    let (mut ann, ben, id) = two_seats(&house).await;
    let mut ben = Browser { app: other.browser().app, ..ben };
    let address = format!("/m/{id}");
    let shown = ben.get(&address).await;
    let mut stream = Stream::open(&ben, &format!("{address}/live?revision={}", revision(&shown))).await;
    assert_eq!(stream.next().await, None);
    let mut spectator = Stream::open(&other.browser(), &format!("{address}/live")).await;
    while spectator.next().await.is_some() {}
    ann.post(&format!("{address}/chat"), &[("text", "From afar")]).await;
    for stream in [&mut stream, &mut spectator] {
        let event = stream.soon().await.expect("it is heard of");
        assert!(event.contains("From afar"), "{event}");
    }
    // And back: a decision at the other process.
    let page = my_turn(&mut ben, &address).await;
    let card = page.buttons().into_iter().find(|text| text.starts_with("Card")).expect("a card");
    let mut stream = Stream::open(&ann, &format!("{address}/live")).await;
    assert!(stream.next().await.is_some());
    ben.press(&page, &card).await;
    let event = stream.soon().await.expect("it is heard of");
    assert!(event.contains("lays a card"), "{event}");
}

#[tokio::test]
async fn who_is_there_is_seen_from_another_process() {
    let house = House::new().await;
    let other = house.again().await;
    let (mut ann, ben, id) = two_seats(&house).await;
    let looks_on = |page: Page| page.words().contains(" here ");
    let mut elsewhere = Browser { app: other.browser().app, ..ann.clone() };
    let table = format!("/m/{id}/table");
    let _stream = Stream::open(&ben, &format!("/m/{id}/live")).await;
    house.state.presence.write(&house.state).await.unwrap();
    assert!(looks_on(ann.get(&table).await), "{}", ann.get(&table).await.words());
    assert!(looks_on(elsewhere.get(&table).await), "{}", elsewhere.get(&table).await.words());
}

#[tokio::test]
async fn streams_end_when_the_server_does() {
    let house = House::with_bots().await;
    let (ann, _, id) = two_seats(&house).await;
    let shown = ann.clone().get(&format!("/m/{id}")).await;
    let mut page = Stream::open(&ann, &format!("/m/{id}/live?revision={}", revision(&shown))).await;
    let mut numbers = Stream::open(&ann, &format!("/api/tables/{id}/changes")).await;
    assert!(numbers.next().await.is_some());
    assert_eq!(page.next().await, None);
    house.state.hub.end();
    for mut stream in [page, numbers] {
        let ended = tokio::time::timeout(Duration::from_secs(5), stream.0.frame()).await;
        assert!(ended.expect("at once").is_none(), "the stream has ended");
    }
}

#[tokio::test]
async fn the_curtain_falls_on_an_open_stream_too() {
    let house = House::with_bots().await;
    let mut device = house.browser();
    let id = device.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let ann = device.get(&format!("/m/{id}/as/0")).await;
    let mut stream = Stream::open(&device, &format!("/m/{id}/as/0/live?revision={}", revision(&ann))).await;
    assert_eq!(stream.next().await, None);
    let card = ann.buttons().into_iter().find(|text| text.starts_with("Card")).unwrap();
    device.press(&ann, &card).await;
    let event = stream.next().await.expect("the curtain");
    assert!(event.contains("Pass the device to Ben") && !event.contains("You lay"), "{event}");
}

#[tokio::test]
async fn programs_hear_the_number_of_the_newest_position() {
    let house = House::with_bots().await;
    let (mut ann, _, id) = two_seats(&house).await;
    let mut stream = Stream::open(&ann, &format!("/api/tables/{id}/changes")).await;
    assert!(stream.next().await.unwrap().contains("data: 0"));
    let page = ann.get(&format!("/m/{id}")).await;
    let card = page.buttons().into_iter().find(|text| text.starts_with("Card")).unwrap();
    ann.press(&page, &card).await;
    assert!(stream.next().await.unwrap().contains("data: 1"));
}

#[tokio::test]
async fn whoever_logs_out_hears_no_more() {
    let house = House::with_bots().await;
    let (mut ann, mut ben, id) = two_seats(&house).await;
    let shown = ben.get(&format!("/m/{id}")).await;
    let mut stream = Stream::open(&ben, &format!("/m/{id}/live?revision={}", revision(&shown))).await;
    assert_eq!(stream.next().await, None);
    let mut numbers = Stream::open(&ben, &format!("/api/tables/{id}/changes")).await;
    assert!(numbers.next().await.unwrap().contains("data: 0"));
    ben.post("/account/logout", &[]).await;
    ann.post(&format!("/m/{id}/chat"), &[("text", "Are they gone?")]).await;
    for mut stream in [stream, numbers] {
        let ended = tokio::time::timeout(Duration::from_secs(5), stream.0.frame()).await;
        assert!(ended.expect("at once").is_none(), "the stream has ended");
    }
}
