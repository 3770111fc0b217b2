//! A game page: what its regions are drawn from, and the frame around them.
//!
//! The server fills a [`Setting`] (who looks, in which language, where links lead) and shows the position
//! to the viewer ([`engine::Shown`]). Both together are the [`GamePage`] that the page of a game
//! ([`Face::page`](crate::Face)) turns into [`Regions`]; [`layout`] puts them into the frame together with
//! what is the same for all games (top bar, log, chat, replay).

use std::ops::Deref;

use engine::{Language, Message, Offer, Present, Rejection, Seat, Shown, Viewer};
use maud::{Markup, Render, html};
use serde::Serialize;
use texts::{Span, Speaker, Texts};

use crate::part::{Reason, Weight, hidden_fields, seat_class};
use crate::words::PageWords;

/// The id of the form that buttons and targets anywhere on a page play through: [`Setting::play_form`].
pub const FORM: &str = "play-form";

/// What of the page's address outlasts a decision: a list that the player keeps, such as what they mean to buy.
pub const KEPT: &str = "list";

/// Where the player has the map of a round world cut open: whatever the address says of it last, the browser remembers.
pub const SEAM: &str = "seam";

/// What surrounds a position on its page, whatever the game.
pub struct Setting<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// The language they read.
    pub language: Language,
    /// The sentences and names of the game.
    pub texts: &'a Texts,
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// What they are, by seat.
    pub players: &'a [Player],
    /// The number of the position; an action says which one it answers.
    pub revision: u64,
    /// Sent along with an action, so that the same form sent twice counts once.
    pub action_id: &'a str,
    /// The address of this page, without query.
    pub address: &'a str,
    /// Where actions are posted to: fields `revision`, `action_id`, `action` (JSON).
    pub play: &'a str,
    /// The address of the position in words.
    pub text_form: &'a str,
    /// The address of the rules; `#GA-9.3` leads to a paragraph.
    pub rules: &'a str,
    /// The address of the cards, of this match where there is one; `#card-ID` leads to a card.
    pub cards: &'a str,
    /// What has been chosen on the way to an action.
    pub narrowing: &'a Narrowing,
}

/// All that the page of a game is drawn from: its [`Setting`], and what the viewer may know of the position.
pub struct GamePage<'a, G: Present> {
    /// What surrounds the position.
    pub setting: &'a Setting<'a>,
    /// The position as the viewer may know it, with what they may do.
    pub shown: &'a Shown<'a, G>,
    /// What happened of late, up to the viewer's last decision and what came of it, as disclosed to them, the oldest first.
    pub told: &'a [G::Event],
    /// What happened since the viewer decided last, as disclosed to them: marked on the board.
    pub fresh: &'a [G::Event],
    /// The sentences of the page.
    pub words: &'static PageWords,
}

/// What sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person.
    Human,
    /// A bot with the name of its level.
    Bot(String),
}

/// The parts of a game page that only its game can draw.
#[derive(Default)]
pub struct Regions {
    /// In the top bar: how far the match has come (epochs, phase).
    pub track: Markup,
    /// The board.
    pub board: Markup,
    /// The question with its choices, and the rail of actions.
    pub ask: Markup,
    /// The viewer's own mat.
    pub mat: Markup,
    /// The others at a glance.
    pub rivals: Markup,
    /// What lies open for all, above the log.
    pub open: Markup,
}

impl<'a> Setting<'a> {
    /// To whom the page speaks.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'a> {
        Speaker { language: self.language, players: self.names, you: self.seat() }
    }

    /// The viewer's seat, if they have one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// A sentence of the game.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(self.speaker(), message)
    }

    /// A sentence of the game in parts.
    #[must_use]
    pub fn spans(&self, message: &Message) -> Vec<Span> {
        self.texts.spans(self.speaker(), message)
    }

    /// The name of a card, tile or region.
    #[must_use]
    pub fn card_name(&self, key: &'a str) -> &'a str {
        self.texts.name(self.language, key)
    }

    /// What a player is called.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A refusal in words.
    #[must_use]
    pub fn reason(&self, rejection: &Rejection) -> Reason {
        let rule = rejection.rule.0;
        Reason { text: self.say(&rejection.message), rule: rule.to_owned(), href: self.rule_href(rule) }
    }

    /// The address of a rule.
    #[must_use]
    pub fn rule_href(&self, rule: &str) -> String {
        format!("{}#{rule}", self.rules)
    }

    /// Where a card stands with all its figures and where they are from.
    #[must_use]
    pub fn card_href(&self, card: &str) -> String {
        format!("{}#card-{card}", self.cards)
    }

    /// The address of this page with something chosen.
    #[must_use]
    pub fn narrowed(&self, narrowing: &Narrowing) -> String {
        format!("{}{}", self.address, narrowing.query())
    }

    /// A button that plays an action, in a form of its own.
    #[must_use]
    pub fn play_button(&self, weight: Weight, action: &impl Serialize, content: impl Render) -> Markup {
        html! {
            form.play method="post" action=(self.play) data-play {
                (self.fields()) (hidden_fields(&[("action", &json(action))]))
                button class=(weight.class()) type="submit" { (content) }
            }
        }
    }

    /// The one form that [buttons](Self::button) and targets of the board play through. It stands once on
    /// the page.
    #[must_use]
    pub fn play_form(&self) -> Markup {
        html! { form id=(FORM) method="post" action=(self.play) data-play hidden { (self.fields()) } }
    }

    /// A button anywhere on the page that plays an action through the [form](Self::play_form); `spoken`
    /// says it to whoever does not see where it stands.
    #[must_use]
    pub fn button(
        &self,
        class: &str,
        action: &impl Serialize,
        spoken: Option<&str>,
        content: impl Render,
    ) -> Markup {
        html! {
            button class=(class) type="submit" form=(FORM) name="action" value=(json(action))
                aria-label=[spoken] { (content) }
        }
    }

    /// A [button](Self::button) that plays an action twice. It needs the script; without, it is pressed twice.
    #[must_use]
    pub fn twice(&self, class: &str, action: &impl Serialize, spoken: &str, content: impl Render) -> Markup {
        html! {
            button class=(class) type="submit" form=(FORM) name="action" value=(json(action)) data-then=(json(&[action]))
                aria-label=(spoken) title=(spoken) { (content) }
        }
    }

    /// Several actions of one kind in one step: `count` of them are ticked and sent together. It needs the script, so each
    /// action has a button of its own besides.
    #[must_use]
    pub fn many(&self, count: usize, actions: &[(String, Markup)], button: &str) -> Markup {
        html! {
            form.many method="post" action=(self.play) data-play data-many=(count) {
                (self.fields())
                @for (at, (action, content)) in actions.iter().enumerate() {
                    label.many__one for={ "many-" (at) } {
                        input id={ "many-" (at) } type="checkbox" data-one=(action) autocomplete="off"; span { (content) }
                    }
                }
                button.btn.btn--primary type="submit" aria-disabled="true" { (button) }
            }
        }
    }

    /// The fields that every action is sent with; what is [kept](KEPT) goes along.
    #[must_use]
    pub fn fields(&self) -> Markup {
        let kept = self.narrowing.get(KEPT).filter(|kept| !kept.is_empty());
        html! {
            (hidden_fields(&[("revision", &self.revision.to_string()), ("action_id", self.action_id)]))
            @if let Some(kept) = kept { (hidden_fields(&[(KEPT, kept)])) }
        }
    }
}

/// An action as it is sent.
#[must_use]
pub fn json(action: &impl Serialize) -> String {
    // By way of a value, whose keys are in order: a page writes an action as the API does, letter by letter.
    serde_json::to_value(action).expect("an action is written as JSON").to_string()
}

/// A game page is its setting with a position in it.
impl<'a, G: Present> Deref for GamePage<'a, G> {
    type Target = Setting<'a>;

    fn deref(&self) -> &Setting<'a> {
        self.setting
    }
}

impl<'a, G: Present> GamePage<'a, G> {
    /// The viewer's seat, if it is asked something.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.shown.asked()
    }

    /// Why an action like this is not offered, if the game was asked about one.
    #[must_use]
    pub fn refusal(&self, is_meant: impl Fn(&G::Action) -> bool) -> Option<&'a Rejection> {
        self.shown.refusals().iter().find(|refusal| is_meant(&refusal.action)).map(|refusal| &refusal.why)
    }

    /// An offer in whole words: `Build: Bronze`.
    #[must_use]
    pub fn spoken(&self, offer: &Offer<G>) -> String {
        let parts = offer.label.group.iter().chain([&offer.label.text]);
        parts.map(|part| self.say(part)).collect::<Vec<_>>().join(": ")
    }

    /// A sentence of the page itself, in letters alone.
    #[must_use]
    pub fn say_here(&self, message: &Message) -> String {
        self.words.say(self.speaker(), message)
    }

    /// A sentence of the page itself with its signs.
    #[must_use]
    pub fn rich(&self, message: &Message) -> Markup {
        self.words.rich(self.speaker(), message)
    }
}

/// What has been chosen on the way to an action: the query of the page's address, such as
/// `?do=explorer&from=G3`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Narrowing(Vec<(String, String)>);

impl Narrowing {
    /// From the pairs of a query; other keys than the game's own do no harm.
    #[must_use]
    pub fn new(pairs: Vec<(String, String)>) -> Self {
        Self(pairs)
    }

    /// From a query as [`query`](Self::query) writes it, without its question mark.
    #[must_use]
    pub fn of_query(query: &str) -> Self {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        Self(pairs.map(|(name, value)| (unescape(name), unescape(value))).collect())
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// With one more thing chosen, or chosen otherwise.
    #[must_use]
    pub fn with(&self, key: &str, value: &str) -> Self {
        let mut pairs = self.without(key).0;
        pairs.push((key.to_owned(), value.to_owned()));
        Self(pairs)
    }

    /// Without a choice.
    #[must_use]
    pub fn without(&self, key: &str) -> Self {
        Self(self.0.iter().filter(|(name, _)| name != key).cloned().collect())
    }

    /// All that is chosen, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// As a query, with its question mark; empty if nothing is chosen.
    #[must_use]
    pub fn query(&self) -> String {
        let mut query = String::new();
        for (name, value) in &self.0 {
            query.push(if query.is_empty() { '?' } else { '&' });
            escape(name, &mut query);
            query.push('=');
            escape(value, &mut query);
        }
        query
    }
}

/// A text as a part of an address.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    escape(text, &mut escaped);
    escaped
}

/// Escapes all but what may stand in a query as it is.
fn escape(text: &str, out: &mut String) {
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
}

/// The text that was escaped; what nobody escaped so stays as it is.
fn unescape(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend(&part.as_bytes()[2..]);
            }
            None => bytes.extend(format!("%{part}").bytes()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What stands around the regions of a game.
#[derive(Default)]
pub struct Frame<'a> {
    /// The game.
    pub title: &'a str,
    /// The game in a word or two, for narrow screens.
    pub short: &'a str,
    /// Which form of the game is played, such as the introductory one; may be empty.
    pub form: &'a str,
    /// All that was agreed on about the game, in words; may be empty.
    pub options: &'a str,
    /// The table.
    pub table: &'a str,
    /// Everybody in turn order, [`part::turns`](crate::part::turns).
    pub turns: Markup,
    /// Undo, replay, rules, invite, theme, menu.
    pub tools: Markup,
    /// What the tools are called.
    pub tools_name: &'a str,
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// What the game has drawn.
    pub regions: Regions,
    /// Log, chat, replay slider: a `section.logbox.panel`.
    pub record: Markup,
    /// The words on the tabs of the phone: question, me, rivals, what lies open, log. A game whose open
    /// cards are more than a few lines above the log shows their tab (`.tab--world` in its style sheet).
    pub tabs: [&'a str; 5],
    /// What the tabs are called.
    pub tabs_name: &'a str,
    /// What was refused just now, if the page was asked for without script.
    pub notice: Option<Markup>,
    /// The [final table](crate::finale) of a match that is over: it lies over the board.
    pub finale: Option<Markup>,
    /// The address of the position in words, and how the link to it is called.
    pub in_words: (&'a str, &'a str),
    /// The coach of a lesson, before everything else.
    pub coach: Option<Markup>,
}

/// A game page below the shell: direct children of `body.game`.
#[must_use]
pub fn layout(frame: &Frame<'_>) -> Markup {
    let Regions { track, board, ask, mat, rivals, open } = &frame.regions;
    html! {
        header.topbar {
            // First of all, for whoever does not see the board.
            a.skip href=(frame.in_words.0) { (frame.in_words.1) }
            a.wordmark.only-wide href="/" { "Civitas" }
            span.sep.only-wide {}
            div.topbar__name {
                h1.topbar__title {
                    span.topbar__long { (frame.title) } span.topbar__short aria-hidden="true" { (frame.short) }
                }
                @if !frame.form.is_empty() { p.topbar__form title=(frame.options) { (frame.form) } }
            }
            span.muted.only-wide { (frame.table) }
            (track)
            (frame.turns)
            nav.topbar__tools aria-label=(frame.tools_name) { (frame.tools) }
        }
        main.board id="board" { (board) @if let Some(notice) = &frame.notice { div.notice { (notice) } } @if let Some(finale) = &frame.finale { (finale) } }
        div.sheet-wrap.(frame.seat.map(seat_class).unwrap_or_default()) id="sheet" {
            @if let Some(coach) = &frame.coach { (coach) }
            div.sheet__grip {}
            (sheet_tabs(frame.tabs_name, frame.tabs))
            (ask)
            (mat)
            section.rivals id="rivals" aria-label=(frame.tabs[2]) { (rivals) }
            div.record id="record" { (open) (frame.record) }
        }
    }
}

/// Radio buttons, so that the sheet of a phone works without script.
fn sheet_tabs(name: &str, words: [&str; 5]) -> Markup {
    let tabs = ["question", "me", "rivals", "world", "log"];
    html! {
        nav.sheet__nav aria-label=(name) {
            @for (at, tab) in tabs.iter().enumerate() {
                input.tabradio type="radio" name="tab" id={ "tab-" (tab) } checked[at == 0] data-keep autocomplete="off";
            }
            div.sheet__tabs {
                @for (tab, word) in tabs.iter().zip(words) {
                    label class={ "tab tab--" (tab) } for={ "tab-" (tab) } { (word) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrowing_is_a_query() {
        let narrowing = Narrowing::default().with("do", "explorer").with("from", "G3");
        assert_eq!(narrowing.query(), "?do=explorer&from=G3");
        assert_eq!(narrowing.with("do", "a&b \"c\"").query(), "?from=G3&do=a%26b%20%22c%22");
        assert_eq!(narrowing.without("do").without("from").query(), "");
        assert_eq!(narrowing.get("from"), Some("G3"));
        let odd = narrowing.with("do", "a&b \"ü\"");
        assert_eq!(Narrowing::of_query(&odd.query()[1..]), odd);
    }
}
