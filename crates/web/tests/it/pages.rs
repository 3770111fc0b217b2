//! Pages that are only looked at; and pictures of the general page.

use axum::http::StatusCode;

use crate::browser::House;
use crate::play::{first_card, two_players};

#[tokio::test]
async fn the_start_page_has_every_game_with_its_picture_and_edition() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let home = browser.get("/").await;
    for kind in catalog::games() {
        let title = kind.texts().word(engine::Language::En, "game-title");
        assert!(home.words().contains(&title), "{title}");
        assert!(home.text.contains(&kind.cover().picture().0), "{title}");
    }
    assert!(
        home.words().contains("first edition") && home.words().contains("No table is waiting for players")
    );
    for file in catalog::games().iter().flat_map(|kind| kind.cover().files()) {
        assert_eq!(browser.get(&file.href()).await.text, file.text(), "{}", file.href());
    }
}

#[tokio::test]
async fn the_rules_have_an_anchor_per_rule_and_are_searched() {
    let house = House::new().await;
    let mut ann = house.browser();
    let rules = ann.get("/rules/harbour").await;
    for id in ["HB-1.1", "HB-2.3", "HB-R01"] {
        assert_eq!(rules.text.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
    }
    let found = ann.get("/rules/harbour?q=another+player").await;
    assert!(
        found.words().contains("One found")
            && found.text.contains("HB-3.2")
            && !found.text.contains("id=\"HB-1.1\"")
    );
    let none = ann.get("/rules/harbour?q=%3Cscript%3E").await;
    assert!(none.words().contains("Nothing found") && !none.text.contains("<script>"));
    assert!(ann.get("/rules").await.text.contains("/cards/harbour"));
}

#[tokio::test]
async fn the_cards_say_where_their_figures_are_from() {
    let house = House::new().await;
    let mut ann = house.browser();
    let cards = ann.get("/cards/harbour").await;
    // A public source is a link, a card names its rule.
    let public = "href=\"https://github.com/ann/harbour\"";
    assert_eq!(cards.text.matches(public).count(), 2, "{}", cards.words());
    assert_eq!(cards.text.matches("href=\"/rules/harbour#HB-2.1\"").count(), 2);
    assert!(
        cards.words().contains("The figures are from: the rulebook and public sources."),
        "{}",
        cards.words()
    );
    assert_eq!(cards.words().matches("doubtful").count(), 1);
    assert!(cards.words().contains("Designed for the tests."));
    assert!(ann.get("/cards/harbour?q=light").await.words().contains("2 found"));
    ann.get("/settings?language=de").await;
    let german = ann.get("/cards/harbour").await;
    assert!(german.words().contains("Leuchtturm") && german.words().contains("öffentlichen Quellen"));
}

#[tokio::test]
async fn every_page_is_there() {
    let house = House::new().await;
    let mut ann = house.browser();
    for path in [
        "/",
        "/mine",
        "/tables",
        "/new",
        "/rules",
        "/about",
        "/bots",
        "/account",
        "/settings",
        "/api",
        "/api/openapi.json",
        "/api/games",
    ] {
        for language in ["en", "de", "nl"] {
            ann.cookies.insert("language".into(), language.into());
            let page = ann.get(path).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
        }
    }
}

/// The page without what differs from run to run.
fn stable(text: &str, id: &str) -> String {
    let text = text.replace(id, "ID");
    let hashes = |part: &str| part.len() >= 16 && part.chars().all(|letter| letter.is_ascii_hexdigit());
    text.split_inclusive(['"', '/', '#'])
        .map(|part| if hashes(part.trim_end_matches(['"', '/', '#'])) { "HASH" } else { part })
        .collect::<String>()
        .replace('>', ">\n")
}

#[tokio::test]
async fn the_general_page_as_it_is() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let spectator = house.browser().get(&format!("/m/{id}")).await;
    insta::assert_snapshot!("spectator", stable(&spectator.main(), &id));
    let curtain = ann.get(&format!("/m/{id}")).await;
    insta::assert_snapshot!("curtain", stable(&curtain.main(), &id));
}

#[tokio::test]
async fn nobody_searches_for_thousands_of_words() {
    let house = House::new().await;
    let mut eve = house.browser();
    // After a hundred characters nothing counts, not even a word that stands nowhere.
    let query = format!("{}dragon", "a%C3%A9%20".repeat(40));
    for page in ["rules", "cards"] {
        let found = eve.get(&format!("/{page}/harbour?q={query}")).await;
        assert_eq!(found.status, StatusCode::OK, "{page}");
        assert!(!found.main().contains("dragon"), "{page}");
    }
}

#[tokio::test]
async fn whoever_comes_back_is_led_to_what_waits_for_them() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    // Both are asked which card they lay; Ann has answered.
    let page = ann.get(&format!("/m/{id}")).await;
    ann.press(&page, &first_card(&page)).await;
    let (asked, others) = (ben.get("/").await, ann.get("/").await);
    assert!(asked.words().contains("One match waits for you"), "{}", asked.words());
    let next = format!("href=\"/m/{id}\">");
    assert!(asked.main().contains(&next) && asked.words().contains("To the next one"));
    assert!(others.words().contains("Nothing waits for you"), "{}", others.words());
    assert!(others.words().contains("One match waits for others."), "{}", others.words());
    // The games are a strip for whoever knows them, and large for whoever does not.
    assert!(asked.text.contains("games--strip"));
    assert!(!house.browser().get("/").await.text.contains("games--strip"));
}
