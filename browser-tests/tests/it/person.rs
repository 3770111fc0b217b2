//! A person at a browser, who clicks what is offered.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use browser_tests::{Browser, Page, Screen, Server};

/// What answers a question: buttons, targets on the board, actions on the rail, cards on the mat or in a row, and
/// groups of buttons that are folded up.
const ANSWERS: [&str; 6] = [
    "#ask form[data-play] button",
    "a.target[href]",
    "#ask .actions a[href]:not(.tooltip__rule)",
    "#ask a[data-action], .board a[data-action], .mat a[data-action], .offer a[data-action]",
    "#focus a.fcard[href], #wonders a[href], .mini-card__link[href], #options a.option[href]",
    "#choices details:not([open]) > summary",
];

/// How long bots may think and pages may take, on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until a script says so.
pub async fn until(page: &Page, what: &str) -> Result<()> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if page.evaluate::<bool>(what).await.unwrap_or(false) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    bail!("never: {what} on {}: {}", page.address().await?, page.text().await?)
}

/// A person with a browser and a page, who decides by chance, but always the same way.
pub struct Person {
    pub page: Page,
    pub screen: Screen,
    chance: u64,
}

impl Person {
    /// Opens the start page and sits down against two bots: two clicks in all, this is the second.
    pub async fn sits_down(browser: &Browser, server: &Server, screen: Screen) -> Result<Self> {
        let page = browser.open(&server.address("/"), screen).await?;
        page.click("form.go[action='/play'] button").await?;
        page.wait_for("body.game").await?;
        Ok(Self { page, screen, chance: 7 })
    }

    /// Opens a table of a game for this many players, the others being bots that think quickly, by the
    /// form that comes up.
    pub async fn opens_a_table(
        browser: &Browser,
        server: &Server,
        screen: Screen,
        table: (&str, u8),
    ) -> Result<Self> {
        Self::opens_a_table_with(browser, server, screen, table, &[]).await
    }

    /// The same with options.
    pub async fn opens_a_table_with(
        browser: &Browser,
        server: &Server,
        screen: Screen,
        (game, players): (&str, u8),
        options: &[(&str, &str)],
    ) -> Result<Self> {
        let form = format!("/new?game={game}&players={players}&with=bots");
        let page = browser.open(&server.address(&form), screen).await?;
        for (option, value) in options {
            page.choose(&format!("[name=option-{option}]"), value).await?;
        }
        for seat in 1..players {
            page.choose(&format!("#seat-{seat}"), "bot:greedy").await?;
        }
        page.click("form[action='/new'] button[type=submit]").await?;
        page.wait_for("#ask").await?;
        Ok(Self { page, screen, chance: 7 })
    }

    /// A person who looks at a page already.
    pub fn at(page: Page, screen: Screen) -> Self {
        Self { page, screen, chance: 7 }
    }

    /// The number of actions played, as the page shows it.
    pub async fn actions(&self) -> Result<u64> {
        actions(&self.page).await
    }

    pub async fn is_over(&self) -> Result<bool> {
        Ok(self.page.count("#over").await? > 0)
    }

    /// Waits until the person is asked something, or the match is over.
    pub async fn waits(&self) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.page.count("#ask[data-asked], #over").await? > 0 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
            if !self.screen.script {
                self.page.reload().await?;
            }
        }
        bail!("nobody asks and the match is not over: {}", self.page.address().await?)
    }

    /// Makes one decision, by as many clicks as it takes.
    pub async fn decides(&mut self) -> Result<()> {
        let before = self.actions().await?;
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            self.clicks_something().await?;
            if self.actions().await? > before {
                return Ok(());
            }
        }
        bail!("nothing decided in {PATIENCE:?}: {}", self.page.address().await?)
    }

    /// Makes one decision by the keys Tab and Enter alone.
    pub async fn decides_by_keys(&mut self) -> Result<()> {
        let before = self.actions().await?;
        let is_answer = format!("document.activeElement.matches(`{}`)", ANSWERS.join(", "));
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            self.page.press("Tab").await?;
            // Between two pages nothing has the focus.
            if !self.page.evaluate(&is_answer).await.unwrap_or(false) || self.below(3) > 0 {
                continue;
            }
            self.page.press("Enter").await?;
            self.settles().await?;
            if self.actions().await? > before {
                return Ok(());
            }
        }
        bail!("nothing decided in {PATIENCE:?}: {}", self.page.address().await?)
    }

    /// Plays until `done`, or until the match is over.
    pub async fn plays_until(&mut self, mut done: impl AsyncFnMut(&Page) -> Result<bool>) -> Result<u32> {
        for decisions in 0..1000 {
            self.waits().await?;
            if self.is_over().await? || done(&self.page).await? {
                return Ok(decisions);
            }
            self.decides().await?;
        }
        bail!("a thousand decisions and still not done")
    }

    async fn clicks_something(&mut self) -> Result<()> {
        // A card that was tapped is read first; then it is played, or laid aside.
        if self.page.count("#card-sheet:not([hidden])").await? > 0 {
            let way = "#card-sheet .cardsheet__ways > *";
            let (way, close) = (way, "#card-sheet [data-sheet=close]");
            let play = self.below(2) == 0 && self.page.count(way).await? > 0;
            if self.page.click_nth(if play { way } else { close }, 0).await? {
                self.settles().await?;
            }
            return Ok(());
        }
        let kind = ANSWERS[self.below(ANSWERS.len())];
        let count = self.page.count(kind).await?;
        if count == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            return Ok(());
        }
        let nth = self.below(count);
        if self.page.click_nth(kind, nth).await? {
            self.settles().await?;
        }
        Ok(())
    }

    /// Waits until more has been played than `before`.
    pub async fn moved(&self, before: u64) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            self.settles().await?;
            if self.actions().await? > before {
                return Ok(());
            }
        }
        bail!("nothing was played in {PATIENCE:?}: {}", self.page.address().await?)
    }

    /// Waits until the page has answered the click.
    pub async fn settles(&self) -> Result<()> {
        tokio::time::sleep(Duration::from_millis(40)).await;
        for _ in 0..200 {
            let ready = self.page.count("body:not([aria-busy])").await.unwrap_or(0);
            if ready > 0 && self.page.count("#ask").await.unwrap_or(0) > 0 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        bail!("the page does not settle: {}", self.page.address().await?)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        // A small generator of its own (SplitMix64): a test must do the same every time.
        self.chance = self.chance.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.chance;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).expect("less than a usize")
    }
}

/// The number of actions played, as a page shows it on its replay slider.
pub async fn actions(page: &Page) -> Result<u64> {
    for _ in 0..100 {
        // Between two pages there is no slider for a moment.
        if let Ok(Some(max)) = page.attribute("#replay input[name=at]", "max").await {
            return Ok(max.parse()?);
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    bail!("there is no replay slider on {}", page.address().await?)
}

/// Somebody with an account, on the page of their account.
pub async fn registers(browser: &Browser, server: &Server, login: &str, screen: Screen) -> Result<Page> {
    let page = browser.open(&server.address("/account"), screen).await?;
    let form = "form[action='/account/register']";
    page.fill(&format!("{form} input[name=login]"), login).await?;
    page.fill(&format!("{form} input[name=password]"), "correct horse").await?;
    page.click(&format!("{form} button")).await?;
    page.wait_for("form[action='/account/logout']").await?;
    Ok(page)
}
