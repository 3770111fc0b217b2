//! A game page: what its regions are drawn from, and the frame around them.
//!
//! The server fills a [`GamePage`] and hands it to the page of the game
//! (`page_golden_ages::regions`), which gives back [`Regions`]; [`layout`] puts them into the
//! frame together with what is the same for all games (top bar, log, chat, replay).

use catalog::Offer;
use engine::{Language, Message, Rejection, ScoreSheet, Seat, Status, Viewer};
use maud::{Markup, Render, html};
use serde_json::Value;
use texts::{Span, Speaker, Texts};

use crate::part::{Reason, Weight, hidden_fields, seat_class};

/// All that the page of a game is drawn from: what the viewer may know, and nothing else.
#[derive(Clone, Copy)]
pub struct GamePage<'a> {
    /// The view of [`viewer`](Self::viewer), as JSON.
    pub view: &'a Value,
    /// Who looks.
    pub viewer: Viewer,
    /// The language he reads.
    pub language: Language,
    /// The sentences and names of the game.
    pub texts: &'a Texts,
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// What they are, by seat.
    pub players: &'a [Player],
    /// Who must decide, or how it ended.
    pub status: Status,
    /// The question put to the viewer, or what he waits for.
    pub question: &'a Message,
    /// What the viewer may do now; empty if he is not asked, or looks at the past.
    pub offers: &'a [Offer],
    /// What he might think of and may not do, with the reason.
    pub refusals: &'a [(Offer, Rejection)],
    /// The points by source, as far as they are known.
    pub scores: &'a [ScoreSheet],
    /// What happened since the viewer decided last, as disclosed to him: marked on the board.
    pub fresh: &'a [Value],
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
    /// What has been chosen on the way to an action.
    pub narrowing: &'a Narrowing,
}

/// What sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// A person, or a bot.
    pub kind: PlayerKind,
    /// Whether he has the page open; unknown for bots.
    pub present: bool,
}

/// A person, or a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
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

impl<'a> GamePage<'a> {
    /// To whom the page speaks.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'a> {
        Speaker { language: self.language, players: self.names, you: self.seat() }
    }

    /// The viewer's seat, if he has one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
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

    /// The address of this page with something chosen.
    #[must_use]
    pub fn narrowed(&self, narrowing: &Narrowing) -> String {
        format!("{}{}", self.address, narrowing.query())
    }

    /// The fields of a form that plays an action.
    #[must_use]
    pub fn fields(&self, action: &Value) -> Fields {
        Fields {
            revision: self.revision.to_string(),
            action_id: self.action_id.to_owned(),
            action: action.to_string(),
        }
    }

    /// A button that plays an action.
    #[must_use]
    pub fn play_button(&self, weight: Weight, action: &Value, content: impl Render) -> Markup {
        let content = html! { button class=(weight.class()) type="submit" { (content) } };
        self.play_form("play", action, content)
    }

    /// A form that plays an action, around something that submits it.
    #[must_use]
    pub fn play_form(&self, class: &str, action: &Value, content: impl Render) -> Markup {
        html! {
            form class=(class) method="post" action=(self.play) data-play {
                (self.fields(action)) (content)
            }
        }
    }
}

/// The hidden fields of a form that plays an action.
pub struct Fields {
    /// The position it answers.
    pub revision: String,
    /// Its id.
    pub action_id: String,
    /// The action as JSON.
    pub action: String,
}

impl Render for Fields {
    fn render(&self) -> Markup {
        hidden_fields(&[
            ("revision", &self.revision),
            ("action_id", &self.action_id),
            ("action", &self.action),
        ])
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

/// Escapes all but what may stand in a query as it is.
fn escape(text: &str, out: &mut String) {
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
}

/// What stands around the regions of a game.
pub struct Frame<'a> {
    /// The game.
    pub title: &'a str,
    /// The table.
    pub table: &'a str,
    /// Everybody in turn order, [`part::turns`](crate::part::turns).
    pub turns: Markup,
    /// Undo, replay, rules, invite, theme, menu.
    pub tools: Markup,
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// What the game has drawn.
    pub regions: Regions,
    /// Log, chat, replay slider: a `section.logbox.panel`.
    pub record: Markup,
    /// The words on the tabs of the phone: question, me, rivals, log.
    pub tabs: [&'a str; 4],
    /// What was refused just now, if the page was asked for without script.
    pub notice: Option<Markup>,
    /// The address of the position in words, and how the link to it is called.
    pub in_words: (&'a str, &'a str),
}

/// A game page below the shell: direct children of `body.game`.
#[must_use]
pub fn layout(frame: &Frame<'_>) -> Markup {
    let Regions { track, board, ask, mat, rivals, open } = &frame.regions;
    html! {
        // First of all, for whoever does not see the board.
        a.skip href=(frame.in_words.0) { (frame.in_words.1) }
        (crate::art::pieces())
        header.topbar {
            a.wordmark.only-wide href="/" { "Civitas" }
            span.sep.only-wide {}
            h1.topbar__title { (frame.title) }
            span.muted.only-wide { (frame.table) }
            (track)
            (frame.turns)
            nav.topbar__tools { (frame.tools) }
        }
        main.board id="board" { (board) @if let Some(notice) = &frame.notice { div.notice { (notice) } } }
        div.sheet-wrap.(frame.seat.map(seat_class).unwrap_or_default()) id="sheet" {
            div.sheet__grip {}
            (sheet_tabs(frame.tabs))
            (ask)
            (mat)
            div.rivals id="rivals" { (rivals) }
            div.record id="record" { (open) (frame.record) }
        }
    }
}

/// Radio buttons, so that the sheet of a phone works without script.
fn sheet_tabs(words: [&str; 4]) -> Markup {
    let tabs = ["question", "me", "rivals", "log"];
    html! {
        @for (at, tab) in tabs.iter().enumerate() {
            input.tabradio type="radio" name="tab" id={ "tab-" (tab) } checked[at == 0] data-keep autocomplete="off";
        }
        div.sheet__tabs {
            @for (tab, word) in tabs.iter().zip(words) { label.tab for={ "tab-" (tab) } { (word) } }
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
    }
}
