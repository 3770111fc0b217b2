//! Headless Chromium.

use anyhow::{Context, Result, anyhow};
use chromiumoxide::browser::{Browser as Chromium, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetEmulatedMediaParams, SetScriptExecutionDisabledParams,
};
use chromiumoxide::cdp::browser_protocol::network::SetCookieParams;
use futures_util::StreamExt;
use tokio::task::JoinHandle;

use crate::Page;

/// A browser with an empty profile: a person of its own.
pub struct Browser {
    chromium: Chromium,
    events: JoinHandle<()>,
    _profile: tempfile::TempDir,
}

/// The screen that a page is shown on.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// A phone: touch instead of a mouse.
    pub touch: bool,
    /// The system asks for dark pages.
    pub dark: bool,
    /// Whether pages may run scripts.
    pub script: bool,
}

impl Screen {
    /// A laptop.
    pub const DESK: Self = Self { width: 1440, height: 900, touch: false, dark: false, script: true };
    /// A phone, held upright.
    pub const PHONE: Self = Self { width: 390, height: 844, touch: true, dark: false, script: true };
}

impl Browser {
    /// Starts a browser.
    ///
    /// # Errors
    /// If Chromium is not installed or does not start.
    pub async fn start() -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let config = BrowserConfig::builder()
            .no_sandbox()
            .user_data_dir(profile.path())
            .args(["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"])
            .args([
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--force-color-profile=srgb",
            ])
            .build()
            .map_err(|why| anyhow!(why))?;
        let (chromium, mut handler) = Chromium::launch(config).await.context("Chromium does not start")?;
        let events = tokio::spawn(async move { while handler.next().await.is_some() {} });
        Ok(Self { chromium, events, _profile: profile })
    }

    /// Opens a tab.
    ///
    /// # Errors
    /// If the page cannot be loaded.
    pub async fn open(&self, address: &str, screen: Screen) -> Result<Page> {
        let tab = self.chromium.new_page("about:blank").await?;
        let scheme = if screen.dark { "dark" } else { "light" };
        let calm = [("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")];
        let features = calm.map(|(name, value)| MediaFeature::new(name, value)).to_vec();
        tab.execute(SetEmulatedMediaParams { media: None, features: Some(features) }).await?;
        tab.execute(SetScriptExecutionDisabledParams::new(!screen.script)).await?;
        // Nobody waits for the seconds in which a decision can be taken back, unless a test is about them.
        tab.execute(
            SetCookieParams::builder()
                .name("prefs")
                .value("grace-none")
                .url(address)
                .path("/")
                .build()
                .map_err(|why| anyhow!(why))?,
        )
        .await?;
        let page = Page::new(tab);
        page.moves_to(screen).await?;
        page.visit(address).await?;
        Ok(page)
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// If it does not end.
    pub async fn close(mut self) -> Result<()> {
        self.chromium.close().await?;
        self.chromium.wait().await?;
        self.events.abort();
        Ok(())
    }
}
