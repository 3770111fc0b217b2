//! Every page in every language on every width: nothing is cut off, nothing scrolls sideways, nothing is too small to read; and
//! what a screen reader needs is there.

use anyhow::{Result, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::every_page::{
    EAGLE_CIV, GOLDEN_AGES, NEW_DAWN, Pages, THROUGH_THE_AGES, about_games, around, begins, first_questions,
    of_game,
};

/// Width and height; 960 by 540 is a large screen at 200 %.
const SCREENS: [(u32, u32); 7] =
    [(390, 844), (844, 390), (960, 540), (1024, 768), (1440, 900), (2560, 1440), (3840, 2160)];
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// Finds what does not fit.
pub const MISFITS: &str = include_str!("misfits.js");

/// axe-core, as its makers hand it out.
const AXE: &str = include_str!("../../axe/axe.min.js");

/// What axe finds, and ids that stand twice: a page that is put in place of another knows its parts by them.
const UNHEARD: &str = include_str!("unheard.js");

/// Every page of some kind in every language on every screen.
async fn fits(server: &Server, Pages { browser, paths }: Pages) -> Result<()> {
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    page.stays_unpainted().await?;
    let (mut screens, mut wrong) = (SCREENS, Vec::new());
    for language in LANGUAGES {
        page.visit(&server.address(&format!("/settings?language={language}"))).await?;
        for path in &paths {
            // It comes on the screen where the last one was seen.
            screens.reverse();
            page.visit(&server.address(path)).await?;
            for (width, height) in screens {
                page.moves_to(Screen { width, height, touch: width < 1000, ..Screen::DESK }).await?;
                let misfits: Vec<String> = page.evaluate(&format!("({MISFITS})({width})")).await?;
                wrong.extend(misfits.iter().map(|misfit| format!("{width} {language} {path}: {misfit}")));
            }
        }
    }
    ensure!(wrong.is_empty(), "{} misfits:\n{}", wrong.len(), wrong.join("\n"));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_around_the_matches_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, around(&server).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_question_of_every_game_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, first_questions(&server).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_about_every_game_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, about_games().await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_the_golden_ages_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, of_game(&server, &GOLDEN_AGES).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_through_the_ages_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, of_game(&server, &THROUGH_THE_AGES).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_a_new_dawn_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, of_game(&server, &NEW_DAWN).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_sid_meiers_civilization_fits() -> Result<()> {
    let server = Server::start().await?;
    fits(&server, of_game(&server, &EAGLE_CIV).await?).await
}

/// The left and the right side of a part of a page.
async fn sides(page: &Page, part: &str) -> Result<[i32; 2]> {
    page.evaluate(&format!(
        "(() => {{ const box = document.querySelector('{part}').getBoundingClientRect(); \
        return [Math.round(box.left), Math.round(box.right)] }})()"
    ))
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tablet_has_three_columns_beside_each_other() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let tablet = Screen { width: 1024, height: 768, touch: true, ..Screen::DESK };
    let page = browser.open(&server.address("/"), tablet).await?;
    begins(&server, &page, "through-the-ages").await?;
    let [rivals, mat, ask] =
        [sides(&page, "#rivals").await?, sides(&page, ".mat").await?, sides(&page, "#ask").await?];
    let is_beside = |[left, right]: [i32; 2], [from, _]: [i32; 2]| left < right && right <= from + 1;
    ensure!(is_beside(rivals, mat) && is_beside(mat, ask), "{rivals:?} {mat:?} {ask:?}");
    ensure!(ask[1] <= 1024, "{ask:?}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_held_sideways_has_its_sheet_beside_the_board() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut wrong = Vec::new();
    for game in [GOLDEN_AGES, THROUGH_THE_AGES, NEW_DAWN, EAGLE_CIV] {
        let sideways = Screen { width: 844, height: 390, ..Screen::PHONE };
        let page = browser.open(&server.address("/"), sideways).await?;
        begins(&server, &page, game.id).await?;
        let (board, sheet) = (sides(&page, "#board").await?, sides(&page, "#sheet").await?);
        if board[1] > sheet[0] + 1 || sheet[1] > 844 || sheet[1] - sheet[0] < 200 {
            wrong.push(format!("{}: board {board:?}, sheet {sheet:?}", game.id));
        }
        page.close().await?;
    }
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.close().await
}

/// Taps the corner of the small map at the right, far from where the board was left; whether its edge is seen then.
const TAPS_THE_CORNER: &str = "(() => { const board = document.querySelector('.board'); \
    const mini = board.querySelector('.mini'); board.scrollTo(0, 0); \
    const { right, top } = mini.getBoundingClientRect(); \
    const at = { bubbles: true, clientX: right - 1, clientY: top + 1 }; \
    mini.dispatchEvent(new MouseEvent('click', at)); \
    return board.scrollLeft > 100 && board.scrollLeft + board.clientWidth > board.scrollWidth - 2 })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_on_the_small_map_of_a_phone_jumps_there() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::PHONE).await?;
    begins(&server, &page, EAGLE_CIV.id).await?;
    ensure!(page.evaluate::<bool>(TAPS_THE_CORNER).await?, "the board stays where it was");
    browser.close().await
}

/// Every page of some kind as a screen reader finds it: in English at a desk, in German on a phone, light and dark.
async fn can_be_heard(server: &Server, Pages { browser, paths }: Pages) -> Result<()> {
    let mut wrong = Vec::new();
    for (language, screen) in [("en", Screen::DESK), ("de", Screen::PHONE)] {
        for dark in [false, true] {
            let settings = server.address(&format!("/settings?language={language}"));
            let page = browser.open(&settings, Screen { dark, ..screen }).await?;
            for path in &paths {
                page.visit(&server.address(path)).await?;
                let unheard = unheard(&page, dark).await?;
                let theme = if dark { "dark" } else { "light" };
                wrong.extend(unheard.iter().map(|what| format!("{theme} {language} {path}: {what}")));
            }
            page.close().await?;
        }
    }
    ensure!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
    browser.close().await
}

/// What a screen reader misses on a page as it stands; of its colors alone, if that is asked.
pub async fn unheard(page: &Page, colors: bool) -> Result<Vec<String>> {
    page.evaluate::<bool>(&format!("{AXE}; true")).await?;
    page.evaluate(&format!("({UNHEARD})({colors})")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_around_the_matches_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, around(&server).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_question_of_every_game_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, first_questions(&server).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_about_every_game_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, about_games().await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_the_golden_ages_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, of_game(&server, &GOLDEN_AGES).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_through_the_ages_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, of_game(&server, &THROUGH_THE_AGES).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_a_new_dawn_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, of_game(&server, &NEW_DAWN).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_sid_meiers_civilization_can_be_heard() -> Result<()> {
    let server = Server::start().await?;
    can_be_heard(&server, of_game(&server, &EAGLE_CIV).await?).await
}
