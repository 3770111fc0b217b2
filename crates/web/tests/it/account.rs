//! Guests and accounts.

use axum::http::StatusCode;

use crate::browser::House;

const CREDENTIALS: [(&str, &str); 2] = [("login", "Ann"), ("password", "correct horse")];

#[tokio::test]
async fn a_guest_takes_their_seats_along_into_an_account() {
    let house = House::new().await;
    let mut phone = house.browser();
    let id = phone.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let made = phone.post("/account/register", &CREDENTIALS).await;
    assert!(made.words().contains("You are logged in as Ann"), "{}", made.words());

    let mut laptop = house.browser();
    let other = laptop.open_table(&["me=Guest", "me=Ben"], &[]).await;
    let home = laptop.post("/account/login", &CREDENTIALS).await;
    assert_eq!((home.status, home.path.as_str()), (StatusCode::OK, "/"));
    let mine = laptop.get("/mine").await;
    assert!(mine.text.contains(&id) && mine.text.contains(&other), "both devices' matches: {}", mine.words());
    assert!(phone.get("/mine").await.text.contains(&other));

    laptop.post("/account/logout", &[]).await;
    assert!(!laptop.get("/mine").await.text.contains(&id));
}

#[tokio::test]
async fn whoever_knew_the_guest_is_not_logged_in_to_the_account() {
    let house = House::new().await;
    let mut ann = house.browser();
    ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let mut eve = ann.clone();
    let made = ann.post("/account/register", &CREDENTIALS).await;
    assert!(made.words().contains("You are logged in as Ann"), "{}", made.words());
    assert!(!eve.get("/account").await.words().contains("Ann"));
}

#[tokio::test]
async fn reading_goes_on_when_nothing_can_be_written() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    // A session that was used two hours ago: that it is used again would be written, and that Ann is here.
    let (store, now) = (&house.state.store, house.state.store.now());
    let host = store.find_match(&store::MatchId(id.clone())).await.unwrap().unwrap().host.unwrap();
    let token = store.begin_session(&host, now + 3_600_000, now - 2 * 3_600_000).await.unwrap();
    store.be_here(&host, now - 3_600_000).await.unwrap();
    ann.cookies.insert("civitas".to_owned(), token);
    if !house.fill_the_disk().await {
        return;
    }
    assert!(store.be_here(&host, now).await.is_err(), "the disk is full");
    for path in ["/", "/mine", &format!("/m/{id}/as/0")] {
        let page = ann.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.words());
    }
}

#[tokio::test]
async fn whoever_cannot_be_recognized_in_time_is_told_so() {
    let house = House::new().await;
    let mut ann = house.browser();
    ann.open_table(&["me=Ann", "link"], &[]).await;
    ann.app = web::app(house.impatient().await.state);
    for path in ["/healthz", "/"] {
        // Whoever is recognized at once is answered all the same.
        let mut told = ann.get(path).await;
        for _ in 0..50 {
            if told.status == StatusCode::SERVICE_UNAVAILABLE {
                break;
            }
            told = ann.get(path).await;
        }
        assert_eq!(told.status, StatusCode::SERVICE_UNAVAILABLE, "{path}: {}", told.words());
        assert!(told.words().contains("took too long"), "{}", told.words());
    }
}

#[tokio::test]
async fn wrong_credentials_are_refused_alike() {
    let house = House::new().await;
    let mut ann = house.browser();
    ann.post("/account/register", &CREDENTIALS).await;
    let mut eve = house.browser();
    let wrong = eve.post("/account/login", &[("login", "ann"), ("password", "wrong horse")]).await;
    let unknown = eve.post("/account/login", &[("login", "Zoe"), ("password", "wrong horse")]).await;
    assert_eq!((wrong.status, unknown.status), (StatusCode::FORBIDDEN, StatusCode::FORBIDDEN));
    assert_eq!(wrong.words(), unknown.words());
    let taken = eve.post("/account/register", &[("login", "ANN"), ("password", "another horse")]).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    let short = eve.post("/account/register", &[("login", "Eve"), ("password", "short")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!eve.get("/account").await.words().contains("You are logged in"));
}

#[tokio::test]
async fn a_new_password_logs_out_everywhere_else() {
    let house = House::new().await;
    let (mut phone, mut laptop) = (house.browser(), house.browser());
    phone.post("/account/register", &CREDENTIALS).await;
    laptop.post("/account/login", &CREDENTIALS).await;
    let refused = phone.post("/account/password", &[("old", "wrong"), ("password", "battery staple")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let changed =
        phone.post("/account/password", &[("old", "correct horse"), ("password", "battery staple")]).await;
    assert!(changed.words().contains("You are logged in as Ann"), "{}", changed.words());
    assert!(!laptop.get("/account").await.words().contains("You are logged in"));
    laptop.post("/account/login", &[("login", "Ann"), ("password", "battery staple")]).await;
    assert!(laptop.get("/account").await.words().contains("You are logged in"));
}

#[tokio::test]
async fn the_cookie_of_a_session_is_out_of_reach_of_scripts_and_other_sites() {
    let house = House::new().await;
    let mut ann = house.browser();
    let home = ann.get("/").await;
    assert!(home.headers.get("set-cookie").is_none(), "nobody is followed who only looks");
    ann.headers.insert("x-forwarded-proto", "https".parse().unwrap());
    let page = ann
        .once(
            axum::http::Method::POST,
            "/play",
            Some(("application/x-www-form-urlencoded", "game=harbour".into())),
        )
        .await;
    let cookie = page.headers.get("set-cookie").unwrap().to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}

#[tokio::test]
async fn language_and_theme_are_switched_by_links() {
    let house = House::new().await;
    let mut ann = house.browser();
    ann.headers.insert("accept-language", "nl-BE, en;q=0.5".parse().unwrap());
    let home = ann.get("/").await;
    assert!(
        home.text.contains("<html lang=\"nl\">") && home.words().contains("Nu tegen bots spelen"),
        "{}",
        home.words()
    );
    let back = ann.get("/settings?language=de&back=%2Frules").await;
    assert_eq!(back.path, "/rules");
    assert!(back.text.contains("<html lang=\"de\">"));
    let dark = ann.get("/settings?theme=dark&back=/").await;
    assert!(dark.text.contains("<html lang=\"de\" data-theme=\"dark\">"));
    assert_eq!(ann.get("/settings?theme=light&back=https://evil.example/").await.path, "/");
    // A link on another site changes nothing.
    ann.headers.insert("sec-fetch-site", "cross-site".parse().unwrap());
    ann.get("/settings?theme=dark&language=nl&back=/").await;
    assert_eq!(ann.cookies.get("theme").map(String::as_str), Some("light"));
}
