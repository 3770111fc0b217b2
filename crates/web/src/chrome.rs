//! The frame of the pages: the top bar with its switches around a page's own content.

use engine::Language;
use look::page::{Kind, NavLink, Shell, Switch, Theme, TopBar, Turn, shell, top_bar};
use look::{Markup, Narrowing, html};

use crate::visitor::Visitor;
use crate::words::{Words, language_name};
use crate::{AppState, Error, say, waiting};

/// Where a page belongs in the main navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nav {
    /// The start page.
    Play,
    /// Lessons, and how to play.
    Learn,
    /// My matches, open tables, people.
    Lobby,
    /// The rules.
    Rules,
    Elsewhere,
}

/// The frame of the pages for one visitor.
pub struct Chrome<'a> {
    visitor: &'a Visitor,
    /// How many matches wait for them.
    waiting: usize,
    /// The list of them.
    waits: Markup,
}

impl<'a> Chrome<'a> {
    /// With the number of matches that wait for the visitor.
    ///
    /// # Errors
    /// If the store cannot be asked.
    pub async fn of(state: &AppState, visitor: &'a Visitor) -> Result<Self, Error> {
        let found = waiting::matches(state, visitor).await?;
        let waits = waiting::list(state, visitor, &found, None);
        Ok(Self { visitor, waiting: found.len(), waits })
    }

    /// For a page of a match, with the list of others that wait.
    #[must_use]
    pub fn at_table(visitor: &'a Visitor, waits: Markup) -> Self {
        Self { visitor, waiting: 0, waits }
    }

    /// Without asking the store: for pages that say what went wrong.
    #[must_use]
    pub fn bare(visitor: &'a Visitor) -> Self {
        Self { visitor, waiting: 0, waits: html! {} }
    }

    /// A page that is text, tables and forms.
    #[must_use]
    pub fn document(&self, title: &str, nav: Nav, body: &Markup) -> Markup {
        let body = html! { main.page id="main" { (body) } };
        self.page(Kind::Document, title, nav, &body)
    }

    /// A page with the top bar.
    #[must_use]
    pub fn page(&self, kind: Kind, title: &str, nav: Nav, body: &Markup) -> Markup {
        self.live_page(kind, title, nav, None, None, body)
    }

    /// A page with the top bar that hears of changes.
    #[must_use]
    pub fn live_page(
        &self,
        kind: Kind,
        title: &str,
        nav: Nav,
        stream: Option<(&str, u64)>,
        turn: Option<Turn<'_>>,
        body: &Markup,
    ) -> Markup {
        let Visitor { words, theme, .. } = self.visitor;
        let title = if title.is_empty() { "Civitas".to_owned() } else { format!("{title} · Civitas") };
        let offline = offline(*words);
        let call = self.visitor.call();
        let word = say!(words, "your-turn");
        let elsewhere = Turn { match_id: None, asked: self.waiting > 0, word: &word };
        let frame = Shell {
            language: words.0,
            theme: *theme,
            title: &title,
            kind,
            stream,
            offline: offline.each_ref().map(String::as_str),
            turn: turn.or_else(|| self.visitor.user.as_ref().map(|_| elsewhere)),
            call,
        };
        shell(&frame, html! { (self.bar(nav)) (body) })
    }

    fn bar(&self, nav: Nav) -> Markup {
        let Visitor { words, theme, user, .. } = self.visitor;
        let waiting = (self.waiting > 0).then(|| self.waiting.to_string());
        let pages = [
            (Nav::Play, "/", say!(words, "nav-play")),
            (Nav::Learn, "/learn", say!(words, "nav-learn")),
            (Nav::Lobby, "/lobby", say!(words, "nav-lobby")),
            (Nav::Rules, "/rules", say!(words, "nav-rules")),
        ];
        let links: Vec<_> = pages
            .iter()
            .map(|(page, href, text)| NavLink {
                href,
                text,
                badge: waiting.as_deref().filter(|_| *page == Nav::Lobby),
                current: *page == nav,
            })
            .collect();
        let others = languages(self.visitor);
        let languages: Vec<_> = others.iter().map(|(href, text)| Switch { href, text }).collect();
        let (theme_href, theme_text) = theme_switch(self.visitor);
        let account =
            user.as_ref().map_or_else(|| say!(words, "nav-account"), |user| user.profile.name.clone());
        top_bar(&TopBar {
            nav: &links,
            nav_name: &say!(words, "nav-name"),
            languages: &languages,
            theme: *theme,
            theme_switch: Switch { href: &theme_href, text: &theme_text },
            account: Switch { href: "/account", text: &account },
            tools_name: &say!(words, "tools-name"),
            waits: self.waits.clone(),
        })
    }
}

/// The other languages: the address that switches to each and comes back, and its own name.
#[must_use]
pub fn languages(visitor: &Visitor) -> Vec<(String, &'static str)> {
    let others = Language::ALL.iter().filter(|language| **language != visitor.words.0);
    others.map(|to| (language_switch(visitor, *to), language_name(*to))).collect()
}

/// The address that switches the language and comes back.
fn language_switch(visitor: &Visitor, to: Language) -> String {
    switch(visitor, "language", to.tag())
}

/// The address that switches between light and dark and comes back, and its word.
#[must_use]
pub fn theme_switch(visitor: &Visitor) -> (String, String) {
    let words = visitor.words;
    match visitor.theme {
        Theme::Dark => (switch(visitor, "theme", "light"), say!(words, "theme-to-light")),
        _ => (switch(visitor, "theme", "dark"), say!(words, "theme-to-dark")),
    }
}

fn switch(visitor: &Visitor, key: &str, value: &str) -> String {
    let query = Narrowing::default().with(key, value).with("back", &visitor.here);
    format!("/settings{}", query.query())
}

/// What is said when the server cannot be reached.
#[must_use]
pub fn offline(words: Words) -> [String; 3] {
    [say!(words, "offline"), say!(words, "offline-unsent"), say!(words, "offline-lost")]
}
