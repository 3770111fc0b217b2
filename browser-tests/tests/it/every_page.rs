//! One of each kind of page, for tests that look at all of them: those around the matches, and for each game its rules and cards,
//! the first question, the middle and the end of a match, the review and a lesson.

use anyhow::{Context, Result};
use browser_tests::{Browser, Page, Screen, Server};

use crate::person::registers;
use crate::positions::Played;

/// A game, and where its pages come from.
pub struct Game {
    /// In addresses.
    pub id: &'static str,
    /// A golden replay, with as many players as may be.
    replay: &'static str,
    /// After how many decisions of it an attack is asked about, in a game that draws attacks as scenes.
    attack: Option<u64>,
    /// A guided match.
    lesson: &'static str,
}

pub const GOLDEN_AGES: Game = Game { id: "golden-ages", replay: "four", attack: None, lesson: "first-epoch" };
pub const THROUGH_THE_AGES: Game =
    Game { id: "through-the-ages", replay: "four_greedy", attack: None, lesson: "first-turns" };
pub const NEW_DAWN: Game =
    Game { id: "new-dawn", replay: "four_first", attack: Some(431), lesson: "first-rounds" };
pub const EAGLE_CIV: Game =
    Game { id: "eagle-civ", replay: "six_advanced_short", attack: None, lesson: "first-rounds" };

/// The pages that belong to no match.
const AROUND: [&str; 19] = [
    "/",
    "/tables",
    "/new",
    "/mine",
    "/lobby",
    "/ratings",
    "/finished",
    "/tournaments",
    "/notices",
    "/learn",
    "/rules",
    "/settings",
    "/account",
    "/account/forgotten",
    "/host",
    "/about",
    "/bots",
    "/api",
    "/there-is-no-such-page",
];

/// Pages, and the browser of somebody who may see them.
pub struct Pages {
    pub browser: Browser,
    pub paths: Vec<String>,
}

/// The pages around the matches, as somebody with an account sees them.
pub async fn around(server: &Server) -> Result<Pages> {
    let (browser, other) = (Browser::start().await?, Browser::start().await?);
    let mut paths: Vec<String> = AROUND.map(str::to_owned).into();
    let ann = registers(&browser, server, "Ann", Screen::DESK).await?;
    paths.push("/player/Ann".to_owned());
    ann.visit(&server.address("/tournaments")).await?;
    ann.fill("#title", "Autumn Cup").await?;
    ann.click("form[action='/tournaments'] button").await?;
    ann.wait_for("form[action$='/begin']").await?;
    paths.push(path(&ann).await?);
    // A table that waits for players, as its host sees it, and an invitation to another.
    let guest = other.open(&server.address("/"), Screen::DESK).await?;
    let (_, invitation) = opens_a_table(server, &guest).await?;
    let (table, _) = opens_a_table(server, &ann).await?;
    paths.extend([invitation, format!("{table}/invite"), table]);
    // Somebody else, to be invited to that table; and a match at one device, which changes hands.
    registers(&other, server, "Ben", Screen::DESK).await?;
    paths.push("/invite/Ben".to_owned());
    paths.push(changes_hands(server, &ann).await?);
    other.close().await?;
    Ok(Pages { browser, paths })
}

/// The paths of a table that waits for players, and of the invitation to it.
async fn opens_a_table(server: &Server, page: &Page) -> Result<(String, String)> {
    page.visit(&server.address("/new?game=eagle-civ&players=4")).await?;
    page.click("form[action='/new'] button[type=submit]").await?;
    page.wait_for("#waiting").await?;
    let invitation = page.attribute("#invite a[href^='/join/']", "href").await?;
    Ok((path(page).await?, invitation.context("an invitation")?))
}

/// A match of two at one device: before anybody's secrets are shown, it asks who looks.
async fn changes_hands(server: &Server, page: &Page) -> Result<String> {
    page.visit(&server.address("/new?game=golden-ages&players=2")).await?;
    page.choose("#seat-1", "me").await?;
    page.fill("[name=name-1]", "Cornelia").await?;
    page.click("form[action='/new'] button[type=submit]").await?;
    page.wait_for("#curtain").await?;
    path(page).await
}

/// What is read about the games.
pub async fn about_games() -> Result<Pages> {
    let of_game = |game: Game| ["rules", "cards", "learn"].map(|page| format!("/{page}/{}", game.id));
    let games = [GOLDEN_AGES, THROUGH_THE_AGES, NEW_DAWN, EAGLE_CIV];
    Ok(Pages { browser: Browser::start().await?, paths: games.into_iter().flat_map(of_game).collect() })
}

/// A match of each game, at its first question, as a guest sees it, and with help; and what an account is for.
pub async fn first_questions(server: &Server) -> Result<Pages> {
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let mut paths = vec!["/account".to_owned()];
    for game in [GOLDEN_AGES, THROUGH_THE_AGES, NEW_DAWN, EAGLE_CIV] {
        let first = begins(server, &page, game.id).await?;
        paths.extend([format!("{first}?can=1"), first]);
    }
    page.close().await?;
    Ok(Pages { browser, paths })
}

/// Begins a match by the tile of the start page; its path.
pub async fn begins(server: &Server, page: &Page, game: &str) -> Result<String> {
    page.visit(&server.address("/")).await?;
    page.click(&format!("#quick-{game} summary")).await?;
    page.click(&format!("#quick-{game} button[type=submit]")).await?;
    page.wait_for("body.game #ask[data-asked]").await?;
    path(page).await
}

/// The pages of a game in the course of a match.
pub async fn of_game(server: &Server, game: &Game) -> Result<Pages> {
    let browser = Browser::start().await?;
    let id = game.id;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, id, game.replay).await?;
    let (length, over) = (played.length(), format!("/m/{}", played.id));
    let [third, two_thirds] = [length / 3, 2 * length / 3];
    let (early, late) = (played.goes_on(&page, third).await?, played.goes_on(&page, two_thirds).await?);
    let attack = match game.attack {
        Some(at) => Some(played.goes_on(&page, at).await?),
        None => None,
    };
    if let Some(attack) = &attack {
        page.visit(&server.address(attack)).await?;
        page.wait_for("#fight").await?;
    }
    page.visit(&server.address("/learn")).await?;
    page.click(&format!("form[action='/learn/{id}/{}'] button", game.lesson)).await?;
    page.wait_for("body.lesson #coach").await?;
    let lesson = path(&page).await?;
    page.close().await?;
    let mut paths = vec![
        format!("{early}?form=text"),
        format!("{early}/table"),
        format!("{late}#card-sheet"),
        early,
        late,
        format!("{over}/replay?at={}&as={}", length / 2, played.decider(length / 2)?),
        over.clone(),
        format!("{over}?final=no"),
        format!("{over}/scores"),
        format!("{over}/log"),
        format!("{over}/review"),
        lesson,
    ];
    paths.extend(attack);
    Ok(Pages { browser, paths })
}

async fn path(page: &Page) -> Result<String> {
    page.evaluate("location.pathname").await
}
