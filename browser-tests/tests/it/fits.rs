//! Every page in every language on every width: nothing is cut off, nothing scrolls sideways, nothing is too small to read; and
//! what a screen reader needs is there.

use anyhow::{Result, ensure};
use browser_tests::{Browser, Screen, Server};

/// Width and height.
const SCREENS: [(u32, u32); 5] = [(390, 844), (844, 390), (1024, 768), (1440, 900), (2560, 1440)];
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
const GAMES: [&str; 4] = ["golden-ages", "through-the-ages", "new-dawn", "eagle-civ"];

/// The pages that belong to no match.
const PAGES: [&str; 15] = [
    "/",
    "/tables",
    "/new",
    "/mine",
    "/lobby",
    "/ratings",
    "/tournaments",
    "/notices",
    "/learn",
    "/rules",
    "/settings",
    "/account",
    "/about",
    "/bots",
    "/api",
];

/// What does not fit: elements with text that are wider or higher than their box and hide the rest, text below 11 px, a page
/// wider than the screen. What scrolls by itself, or is cut off with three dots and says the whole in a tooltip, is fine.
const MISFITS: &str = r#"(async () => {
  // A page that moved to another screen is laid out first, and then its scripts measure it.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; frames < 2 || (frames < 120 && document.documentElement.scrollWidth > WIDTH + 1); frames++) await frame();
  const wrong = [];
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} "${node.textContent.trim().slice(0, 40)}"`;
  const scrolls = (node) => node !== document.body && (getComputedStyle(node).overflowX !== "visible" || (node.parentElement && scrolls(node.parentElement)));
  const beyond = () => [...document.body.querySelectorAll("*")].find((node) => node.getBoundingClientRect().right > WIDTH + 1 && !scrolls(node.parentElement));
  if (document.documentElement.scrollWidth > WIDTH + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} px wide: ${name(beyond() ?? document.body)}`);
  for (const node of document.body.querySelectorAll("*")) {
    if (node.closest("svg, .visually-hidden, [hidden], .tooltip, dialog, .skip, select, time[datetime]")) continue;
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (!own || !node.checkVisibility()) continue;
    const style = getComputedStyle(node);
    if (style.visibility === "hidden" || style.clipPath === "inset(50%)") continue;
    const zoom = Number(getComputedStyle(document.body).zoom) || 1;
    if (parseFloat(style.fontSize) * zoom < 10.9) wrong.push(`${style.fontSize}: ${name(node)}`);
    const clips = ["hidden", "clip"].includes(style.overflowX);
    if (clips && node.scrollWidth > node.clientWidth + 2 && style.textOverflow !== "ellipsis" && style.webkitLineClamp === "none") wrong.push(`cut: ${name(node)}`);
    if (node.clientWidth > 0 && !clips && style.display !== "inline" && node.scrollWidth > node.clientWidth + 3 && !["auto", "scroll"].includes(style.overflowX)) wrong.push(`over: ${name(node)}`);
  }
  return [...new Set(wrong)].slice(0, 12);
})()"#;

/// axe-core, as its makers hand it out.
const AXE: &str = include_str!("../../axe/axe.min.js");

/// What axe finds, in a line for each of its rules, and ids that stand twice: a page that is put in place of another knows its
/// parts by them.
const UNHEARD: &str = r#"axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => {
  const weighty = violations.filter(({ impact }) => ["moderate", "serious", "critical"].includes(impact));
  const wrong = weighty.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.slice(0, 4).map((node) => node.target.join(" ")).join(", ")} (${nodes.length})`);
  const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return twice.length ? [...wrong, `ids twice: ${twice}`] : wrong;
})"#;

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_screen_in_every_language() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let pages = pages(&browser, &server).await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        page.visit(&server.address(&format!("/settings?language={language}"))).await?;
        for path in &pages {
            page.visit(&server.address(path)).await?;
            for (width, height) in SCREENS {
                page.moves_to(Screen { width, height, touch: width < 1000, ..Screen::DESK }).await?;
                let misfits: Vec<String> =
                    page.evaluate(&MISFITS.replace("WIDTH", &width.to_string())).await?;
                wrong
                    .extend(misfits.into_iter().map(|misfit| format!("{width} {language} {path}: {misfit}")));
            }
        }
    }
    ensure!(wrong.is_empty(), "{} misfits:\n{}", wrong.len(), wrong.join("\n"));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_heard_and_reached() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut pages = pages(&browser, &server).await?;
    pages.push("/there-is-no-such-page".to_owned());
    let mut wrong = Vec::new();
    for dark in [false, true] {
        let page = browser.open(&server.address("/"), Screen { dark, ..Screen::DESK }).await?;
        for path in &pages {
            page.visit(&server.address(path)).await?;
            page.evaluate::<bool>(&format!("{AXE}; true")).await?;
            let unheard: Vec<String> = page.evaluate(UNHEARD).await?;
            let theme = if dark { "dark" } else { "light" };
            wrong.extend(unheard.into_iter().map(|what| format!("{theme} {path}: {what}")));
        }
        page.close().await?;
    }
    ensure!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
    browser.close().await
}

/// One of each kind of page, with a running match of each game.
async fn pages(browser: &Browser, server: &Server) -> Result<Vec<String>> {
    let mut pages: Vec<String> = PAGES.map(str::to_owned).into();
    for game in GAMES {
        pages.extend([format!("/rules/{game}"), format!("/cards/{game}"), format!("/learn/{game}")]);
        let page = browser.open(&server.address("/"), Screen::DESK).await?;
        page.click(&format!("#quick-{game} summary")).await?;
        page.click(&format!("#quick-{game} button[type=submit]")).await?;
        page.wait_for("body.game #ask[data-asked]").await?;
        let path: String = page.evaluate("location.pathname").await?;
        // Some pages of a match are the same for all games.
        let same = ["/replay?at=0", "?form=text", "/table", "/log", "/scores"];
        let same = same.iter().filter(|_| game == GAMES[0]);
        pages.extend(same.map(|more| format!("{path}{more}")));
        pages.push(path);
        page.close().await?;
    }
    Ok(pages)
}
