//! A tab of the browser.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use chromiumoxide::cdp::browser_protocol::dom::{
    DescribeNodeParams, GetContentQuadsParams, GetDocumentParams, NodeId, QuerySelectorAllParams,
    ScrollIntoViewIfNeededParams,
};
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::input::{
    DispatchTouchEventParams, DispatchTouchEventType, TouchPoint,
};
use chromiumoxide::cdp::browser_protocol::page::{
    AddScriptToEvaluateOnNewDocumentParams, CaptureScreenshotFormat, PrintToPdfParams,
};
use chromiumoxide::cdp::browser_protocol::web_authn::{
    self, AddVirtualAuthenticatorParams, AuthenticatorProtocol, AuthenticatorTransport,
    VirtualAuthenticatorOptions,
};
use chromiumoxide::layout::Point;
use chromiumoxide::page::ScreenshotParams;

use crate::Screen;

/// How long to wait for a page. Much longer than it takes, for slow machines.
const PATIENCE: Duration = Duration::from_secs(30);

/// Lays a page out without painting it.
const UNPAINTED: &str = "{ const none = new CSSStyleSheet(); \
                         none.replaceSync('body { clip-path: inset(100%) !important }'); \
                         document.adoptedStyleSheets = [none]; }";

/// How often a page is looked for that takes a key.
const PRESSES: usize = 20;

/// A tab. It looks at the document through the devtools protocol, so that it works just the same
/// when scripts are switched off.
pub struct Page {
    tab: chromiumoxide::Page,
}

impl Page {
    pub(crate) fn new(tab: chromiumoxide::Page) -> Self {
        Self { tab }
    }

    /// Goes to an address.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub async fn visit(&self, address: &str) -> Result<()> {
        self.tab.goto(address).await.with_context(|| format!("cannot open {address}"))?;
        Ok(())
    }

    /// Shows the page on a screen of another size.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn moves_to(&self, screen: Screen) -> Result<()> {
        let size = SetDeviceMetricsOverrideParams::new(screen.width, screen.height, 1.0, screen.touch);
        self.tab.execute(size).await?;
        self.tab.execute(SetTouchEmulationEnabledParams::new(screen.touch)).await?;
        Ok(())
    }

    /// From the next page on nothing is painted, for who only measures: a map takes seconds on every screen.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn stays_unpainted(&self) -> Result<()> {
        self.tab.execute(AddScriptToEvaluateOnNewDocumentParams::new(UNPAINTED)).await?;
        Ok(())
    }

    /// Shows the page as it is printed, or to somebody who does not mind motion.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn is_shown_as(&self, media: &str, motion: &str) -> Result<()> {
        let features = vec![MediaFeature::new("prefers-reduced-motion", motion)];
        let shown = SetEmulatedMediaParams { media: Some(media.to_owned()), features: Some(features) };
        self.tab.execute(shown).await?;
        Ok(())
    }

    /// The address of the page.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn address(&self) -> Result<String> {
        self.tab.url().await?.context("the tab shows no page")
    }

    /// How many elements a selector finds.
    ///
    /// # Errors
    /// If the selector is wrong or the tab gone.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        Ok(self.nodes(selector).await?.len())
    }

    /// The HTML of the whole document.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn html(&self) -> Result<String> {
        Ok(self.tab.content().await?)
    }

    /// The value of an attribute of the first element that a selector finds.
    ///
    /// # Errors
    /// If there is no such element.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>> {
        let node = *self.nodes(selector).await?.first().with_context(|| format!("no {selector}"))?;
        let described = self.tab.execute(DescribeNodeParams::builder().node_id(node).build()).await;
        // A newer page may have taken its place just now.
        let Ok(described) = described else { return Box::pin(self.attribute(selector, name)).await };
        let attributes = described.result.node.attributes.unwrap_or_default();
        Ok(attributes.chunks(2).find(|pair| pair[0] == name).map(|pair| pair[1].clone()))
    }

    /// Waits until a selector finds something.
    ///
    /// # Errors
    /// If it does not in time; the message has the address of the page.
    pub async fn wait_for(&self, selector: &str) -> Result<()> {
        let start = tokio::time::Instant::now();
        while start.elapsed() < PATIENCE {
            if self.count(selector).await.unwrap_or(0) > 0 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        bail!("{selector} does not appear on {}", self.address().await.unwrap_or_default())
    }

    /// Clicks the first visible element that a selector finds.
    ///
    /// # Errors
    /// If there is none that can be clicked.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.wait_for(selector).await?;
        for nth in 0..self.count(selector).await? {
            if self.click_nth(selector, nth).await? {
                return Ok(());
            }
        }
        bail!("{selector} cannot be clicked on {}", self.address().await.unwrap_or_default())
    }

    /// Clicks one of the elements that a selector finds, where a person would: in its middle.
    /// `false` if it is not there or not visible.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn click_nth(&self, selector: &str, nth: usize) -> Result<bool> {
        let Some(node) = self.nodes(selector).await?.get(nth).copied() else { return Ok(false) };
        let into_view = ScrollIntoViewIfNeededParams::builder().node_id(node).build();
        if self.tab.execute(into_view).await.is_err() {
            return Ok(false); // Not shown, or replaced by a newer page just now.
        }
        let Some(middle) = self.comes_to_rest(node).await else { return Ok(false) };
        self.tab.click(middle).await?;
        Ok(true)
    }

    /// Moves the pointer over the first element that a selector finds, and leaves it there.
    ///
    /// # Errors
    /// If there is no such element, or it is not shown.
    pub async fn points_at(&self, selector: &str) -> Result<()> {
        self.tab.move_mouse(self.place_of(selector).await?).await?;
        Ok(())
    }

    /// Lays a finger on the first element that a selector finds, and leaves it there.
    ///
    /// # Errors
    /// If there is no such element, or it is not shown.
    pub async fn holds(&self, selector: &str) -> Result<()> {
        let Point { x, y } = self.place_of(selector).await?;
        let finger = vec![TouchPoint::new(x, y)];
        self.tab.execute(DispatchTouchEventParams::new(DispatchTouchEventType::TouchStart, finger)).await?;
        Ok(())
    }

    /// Where the middle of the first shown element is that a selector finds.
    async fn place_of(&self, selector: &str) -> Result<Point> {
        self.wait_for(selector).await?;
        for node in self.nodes(selector).await? {
            let into_view = ScrollIntoViewIfNeededParams::builder().node_id(node).build();
            if self.tab.execute(into_view).await.is_ok()
                && let Some(middle) = self.comes_to_rest(node).await
            {
                return Ok(middle);
            }
        }
        bail!("{selector} is not shown on {}", self.address().await.unwrap_or_default())
    }

    /// Where the middle of a node is as soon as it stays in its place: a click must not hit what glides by.
    async fn comes_to_rest(&self, node: NodeId) -> Option<Point> {
        let mut last = self.middle(node).await?;
        for _ in 0..50 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let now = self.middle(node).await?;
            if (now.x - last.x).abs() < 1.0 && (now.y - last.y).abs() < 1.0 {
                return Some(now);
            }
            last = now;
        }
        None
    }

    async fn middle(&self, node: NodeId) -> Option<Point> {
        let quads = self.tab.execute(GetContentQuadsParams::builder().node_id(node).build()).await;
        let quad = quads.ok()?.result.quads.into_iter().next()?;
        let middle = |axis: usize| quad.inner().iter().skip(axis).step_by(2).sum::<f64>() / 4.0;
        Some(Point { x: middle(0), y: middle(1) })
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub async fn reload(&self) -> Result<()> {
        self.visit(&self.address().await?).await
    }

    /// Closes the tab.
    ///
    /// # Errors
    /// If it is gone already.
    pub async fn close(self) -> Result<()> {
        Ok(self.tab.close().await?)
    }

    /// Brings the tab to the front: a tab behind others gets no clicks.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn to_front(&self) -> Result<()> {
        self.tab.bring_to_front().await?;
        Ok(())
    }

    /// Presses a key, such as `Tab` or `Enter`, where the focus is.
    ///
    /// # Errors
    /// If the key is not known.
    pub async fn press(&self, key: &str) -> Result<()> {
        // Without a focused element the page's body takes the key; a page that is just being loaded has none.
        for _ in 0..PRESSES {
            let Ok(body) = self.tab.find_element("body").await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            body.press_key(key).await?;
            return Ok(());
        }
        bail!("no page takes {key}")
    }

    /// Types into a field, in place of what it says.
    ///
    /// # Errors
    /// If there is no such field.
    pub async fn fill(&self, selector: &str, text: &str) -> Result<()> {
        self.click(selector).await?;
        let field = self.tab.find_element(selector).await?;
        field.call_js_fn("function () { this.focus(); this.select() }", false).await?;
        field.type_str(text).await?;
        Ok(())
    }

    /// Chooses from a list.
    ///
    /// # Errors
    /// If there is no such list, or it does not offer this.
    pub async fn choose(&self, selector: &str, value: &str) -> Result<()> {
        self.wait_for(selector).await?;
        let (list, value) = (serde_json::json!(selector), serde_json::json!(value));
        let script = format!(
            "(() => {{ const list = document.querySelector({list}); list.value = {value}; \
             list.dispatchEvent(new Event('input', {{ bubbles: true }})); return list.value === {value} }})()"
        );
        if !self.evaluate::<bool>(&script).await? {
            bail!("{selector} does not offer {value}");
        }
        Ok(())
    }

    /// Runs a piece of script and reads its result. Only for pages that may run scripts.
    ///
    /// # Errors
    /// If the script fails.
    pub async fn evaluate<T: serde::de::DeserializeOwned>(&self, script: &str) -> Result<T> {
        Ok(self.tab.evaluate(script).await?.into_value()?)
    }

    /// Gives the browser an authenticator that keeps passkeys and knows its owner.
    ///
    /// # Errors
    /// If the tab is gone.
    pub async fn has_authenticator(&self) -> Result<()> {
        self.tab.execute(web_authn::EnableParams::default()).await?;
        let options = VirtualAuthenticatorOptions::builder()
            .protocol(AuthenticatorProtocol::Ctap2)
            .transport(AuthenticatorTransport::Internal)
            .has_resident_key(true)
            .has_user_verification(true)
            .is_user_verified(true)
            .automatic_presence_simulation(true)
            .build()
            .map_err(anyhow::Error::msg)?;
        self.tab.execute(AddVirtualAuthenticatorParams::new(options)).await?;
        Ok(())
    }

    /// The text that a person reads on the page.
    ///
    /// # Errors
    /// If the tab is gone or scripts are switched off.
    pub async fn text(&self) -> Result<String> {
        self.evaluate("document.body.innerText").await
    }

    /// Keeps a picture of what is on the screen.
    ///
    /// # Errors
    /// If it cannot be taken or written.
    pub async fn screenshot(&self, file: &Path) -> Result<()> {
        let params = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        self.tab.save_screenshot(params, file).await?;
        Ok(())
    }

    /// Keeps the page as it is printed on A4.
    ///
    /// # Errors
    /// If it cannot be printed or written.
    pub async fn pdf(&self, file: &Path) -> Result<()> {
        let (width, height) = (8.27, 11.69);
        let paper = PrintToPdfParams {
            print_background: Some(true),
            paper_width: Some(width),
            paper_height: Some(height),
            prefer_css_page_size: Some(true),
            ..PrintToPdfParams::default()
        };
        self.tab.save_pdf(paper, file).await?;
        Ok(())
    }

    /// The elements that a selector finds. While a new page takes the place of the old one, the
    /// document may be gone between two questions: then it is asked again.
    async fn nodes(&self, selector: &str) -> Result<Vec<NodeId>> {
        let mut found = self.nodes_now(selector).await;
        for _ in 0..100 {
            if found.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
            found = self.nodes_now(selector).await;
        }
        found
    }

    async fn nodes_now(&self, selector: &str) -> Result<Vec<NodeId>> {
        let document = self.tab.execute(GetDocumentParams::default()).await?.result.root.node_id;
        let found = self.tab.execute(QuerySelectorAllParams::new(document, selector)).await?;
        Ok(found.result.node_ids)
    }
}
