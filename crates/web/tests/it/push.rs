//! Web push: what a browser gets is for it alone, the push service can check who sends it, and nobody is told who is gone.

use axum::http::{StatusCode, header};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};

use crate::browser::{Browser, House};
use crate::device::Device;
use crate::notices::{begin, house, outgoing, plays};
use crate::sink::{Sink, json};

/// Somebody whose device is reached there.
async fn reached(house: &House, device: &Device, target: &str) -> Browser {
    let mut browser = house.browser();
    assert_eq!(subscribes(&mut browser, device, target).await, StatusCode::OK);
    browser
}

async fn subscribes(browser: &mut Browser, device: &Device, target: &str) -> StatusCode {
    let (p256dh, auth) = device.told();
    let form = [("kind", "push"), ("target", target), ("p256dh", &p256dh), ("auth", &auth)];
    browser.post("/notices", &form).await.status
}

fn encoded(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn decoded(text: &str) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(text).unwrap()
}

/// The key that a page hands to browsers.
async fn key_of(house: &House) -> String {
    let page = house.browser().get("/notices").await.text;
    page.split("data-push=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_browser_gets_a_notice_that_it_alone_can_read() {
    let sink = Sink::web("201 Created").await;
    let house = house(None).await;
    let (device, mut ann) = (Device::of(7), house.browser());
    let mut ben = reached(&house, &device, &sink.address()).await;
    let id = begin(&mut ann, &mut ben).await;
    sink.waits_for(1).await;
    let posted = sink.last();
    let notice = device.opens(&posted).unwrap();
    assert!(Device::of(8).opens(&posted).is_none(), "another browser");
    assert_eq!(
        (notice["title"].as_str(), notice["tag"].as_str()),
        (Some("Your turn: Harbour"), Some(id.as_str()))
    );
    assert_eq!(notice["url"], format!("https://civitas.test/m/{id}"));
    assert!(notice["text"].as_str().unwrap().contains("Which card do you lay?"), "{notice}");
    for header in ["content-encoding: aes128gcm", "ttl: 86400"] {
        assert!(posted.head.to_lowercase().contains(header), "{}", posted.head);
    }
    assert!(!posted.head.to_lowercase().contains("cookie"), "{}", posted.head);
    plays(&mut ben, &id).await;
    sink.stays_at(1).await;
    // Out of it by one click, without a login.
    let stop =
        notice["stop"]["url"].as_str().unwrap().strip_prefix("https://civitas.test").unwrap().to_owned();
    let mut anybody = house.browser();
    let asked = anybody.get(&stop).await;
    anybody.press(&asked, "No more notices").await;
    begin(&mut ann, &mut ben).await;
    sink.stays_at(1).await;
    // Whoever asks again wants them again, once.
    assert_eq!(subscribes(&mut ben, &device, &sink.address()).await, StatusCode::OK);
    begin(&mut ann, &mut ben).await;
    sink.waits_for(2).await;
    sink.stays_at(2).await;
}

#[tokio::test]
async fn the_service_can_check_who_sends_it() {
    let sink = Sink::web("201 Created").await;
    let house = house(None).await;
    let mut ben = reached(&house, &Device::of(7), &sink.address()).await;
    let page = ben.get("/notices").await;
    ben.press(&page, "Send a test message").await;
    let head = sink.last().head;
    let line = head
        .lines()
        .find_map(|line| line.strip_prefix("authorization: vapid t="))
        .unwrap_or_else(|| panic!("{head}"));
    let (token, key) = line.split_once(", k=").unwrap();
    assert_eq!(key, key_of(&house).await);
    assert_eq!(key, key_of(&house.again().await).await, "all processes have the same");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&decoded(signature)).unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&decoded(key)).unwrap();
    verifier.verify(signed.as_bytes(), &signature).unwrap();
    assert!(verifier.verify(b"else", &signature).is_err());
    let claims = json(std::str::from_utf8(&decoded(signed.split_once('.').unwrap().1)).unwrap());
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", sink.port));
    assert_eq!(claims["sub"], "https://civitas.test");
    let left = claims["exp"].as_i64().unwrap() - house.state.store.now() / 1_000;
    assert!((1..=86_400).contains(&left), "{left}");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_no_other() {
    for (answer, stays) in [("410 Gone", false), ("404 Not Found", false), ("403 Forbidden", true)] {
        let sink = Sink::web(answer).await;
        let house = house(None).await;
        let (mut ann, mut ben) = (house.browser(), reached(&house, &Device::of(7), &sink.address()).await);
        begin(&mut ann, &mut ben).await;
        sink.waits_for(1).await;
        sink.stays_at(1).await;
        let known = ben.get("/notices").await.words().contains("Notice in a browser");
        assert_eq!(known, stays, "{answer}");
        begin(&mut ann, &mut ben).await;
        if stays {
            sink.waits_for(2).await;
        } else {
            sink.stays_at(1).await;
        }
    }
}

#[tokio::test]
async fn what_no_browser_sends_is_refused() {
    let sink = Sink::web("201 Created").await;
    let house = house(None).await;
    let mut ben = house.browser();
    let (p256dh, auth) = Device::of(7).told();
    let mut off_the_curve = decoded(&p256dh);
    off_the_curve[40] ^= 1;
    for (p256dh, auth) in [
        ("", ""),
        (p256dh.as_str(), ""),
        ("", auth.as_str()),
        (&auth, &p256dh),
        (&p256dh, "AAAA"),
        (&p256dh, &format!("{auth}=")),
        (&encoded(&off_the_curve), &auth),
        (&format!("{p256dh} x"), &auth),
    ] {
        let form = [("kind", "push"), ("target", &sink.address()), ("p256dh", p256dh), ("auth", auth)];
        let refused = ben.post("/notices", &form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{p256dh} {auth}");
    }
    assert!(!ben.get("/notices").await.words().contains("Notice in a browser"));
    let inside = web::notices::Outgoing { private_targets: false, ..outgoing(None) };
    let house = House::sending(inside).await;
    for target in
        [sink.address(), format!("https://127.0.0.1:{}/", sink.port), "https://db.internal/".to_owned()]
    {
        let refused = subscribes(&mut house.browser(), &Device::of(7), &target).await;
        assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY, "{target}");
    }
    sink.stays_at(0).await;
}

#[tokio::test]
async fn the_page_can_be_installed_and_its_worker_keeps_nothing() {
    let house = House::new().await;
    let mut ann = house.browser();
    let home = ann.get("/").await;
    assert!(home.text.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"));
    let manifest = ann.get("/manifest.webmanifest").await;
    assert_eq!(manifest.headers[header::CONTENT_TYPE], "application/manifest+json");
    let icons = json(&manifest.text)["icons"].as_array().unwrap().clone();
    assert_eq!(icons.len(), 4);
    for icon in icons {
        let found = ann.get(icon["src"].as_str().unwrap()).await;
        assert_eq!(
            (found.status, found.headers[header::CONTENT_TYPE].to_str().ok()),
            (StatusCode::OK, icon["type"].as_str())
        );
    }
    ann.headers.insert("accept-language", "de".parse().unwrap());
    let worker = ann.get("/worker.js").await;
    assert_eq!(worker.headers[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
    assert!(worker.text.contains("Der Server ist nicht erreichbar."), "{}", worker.text);
    assert!(
        !worker.text.contains("caches") && !worker.text.contains("indexedDB"),
        "nothing of a match is kept"
    );
    for page in [&home, &worker] {
        let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"), "{policy}");
        assert!(!policy.contains("http:") && !policy.contains("https:"), "{policy}");
    }
}
