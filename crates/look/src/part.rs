//! The parts that pages are put together from: one small function per line of the table in
//! the design ("Components"). Classes are explained in `assets/tokens.css`.

use engine::Seat;
use maud::{Markup, Render, html};
use texts::Span;

use crate::asset::icon_href;

/// An icon beside its word; it says nothing by itself.
#[must_use]
pub fn icon(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(icon_href(id)) {} } }
}

/// A small icon inside a line of text.
#[must_use]
pub fn small_icon(id: &str) -> Markup {
    html! { svg.icon.icon--sm aria-hidden="true" { use href=(icon_href(id)) {} } }
}

/// An icon that stands alone and therefore has a name.
#[must_use]
pub fn named_icon(id: &str, name: &str) -> Markup {
    html! { svg.icon role="img" aria-label=(name) { use href=(icon_href(id)) {} } }
}

/// The class that gives everything below it the colors of a seat.
#[must_use]
pub fn seat_class(seat: Seat) -> String {
    format!("seat-{}", shape(seat))
}

/// The shape of a seat in its color.
#[must_use]
pub fn seat_mark(seat: Seat) -> Markup {
    html! { svg.seat-mark aria-hidden="true" { use href=(icon_href(&seat_class(seat))) {} } }
}

/// A seat's mark where nothing around it has its color yet.
#[must_use]
pub fn seat_badge(seat: Seat) -> Markup {
    html! { span class=(seat_class(seat)) { (seat_mark(seat)) } }
}

/// The name of a player in the color of their seat.
#[must_use]
pub fn seat_name(seat: Seat, name: &str) -> Markup {
    html! { b.seat-name.(seat_class(seat)) { (name) } }
}

/// There are six shapes; a seventh seat would begin again.
fn shape(seat: Seat) -> u8 {
    seat.0 % 6 + 1
}

/// How much a button wants to be pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// An ordinary choice.
    #[default]
    Ordinary,
    /// The one thing to do next; once per page.
    Primary,
    /// A tool in a bar.
    Quiet,
    /// Cannot be taken back.
    Danger,
}

impl Weight {
    /// The classes of a button of this weight.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Ordinary => "btn",
            Self::Primary => "btn btn--primary",
            Self::Quiet => "btn btn--quiet",
            Self::Danger => "btn btn--danger",
        }
    }
}

/// A button that leads somewhere.
#[must_use]
pub fn link_button(weight: Weight, href: &str, content: impl Render) -> Markup {
    html! { a class=(weight.class()) href=(href) { (content) } }
}

/// A button that sends the form around it.
#[must_use]
pub fn submit_button(weight: Weight, content: impl Render) -> Markup {
    html! { button class=(weight.class()) type="submit" { (content) } }
}

/// Values that a form sends along.
#[must_use]
pub fn hidden_fields(fields: &[(&str, &str)]) -> Markup {
    html! { @for (name, value) in fields { input type="hidden" name=(name) value=(value); } }
}

/// Why something cannot be done: the sentence, and the rule with its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The sentence.
    pub text: String,
    /// The rule's id.
    pub rule: String,
    /// Where the rule stands.
    pub href: String,
}

/// The reason with its rule as a link.
#[must_use]
pub fn reason(reason: &Reason) -> Markup {
    html! { (reason.text) " " (rule_link(&reason.rule, &reason.href)) }
}

/// A rule's id, leading to its text.
#[must_use]
pub fn rule_link(rule: &str, href: &str) -> Markup {
    html! { @if !rule.is_empty() { a.tooltip__rule href=(href) { (rule) } } }
}

/// What a card would bring, by the rules: the same block in every tooltip and on the sheet of a phone.
#[must_use]
pub fn bring(word: &str, what: impl Render) -> Markup {
    html! { span.bring { b.bring__word { (word) } " " span.bring__what { (what) } } }
}

/// What the sheet of a phone shows of a card that has no tooltip of its own.
pub struct Reading<'a> {
    /// The class that gives it its colors.
    pub kind: &'a str,
    /// The card.
    pub name: &'a str,
    /// All that it does.
    pub text: Markup,
    /// What it would [bring], and whatever else there is to say.
    pub more: Markup,
    /// The rule by which it is played, and where it stands.
    pub rule: (&'a str, String),
}

/// The words of a card for the sheet of a phone. Cards are links or buttons, so the script makes the link to the rule.
#[must_use]
pub fn reading(card: &Reading<'_>) -> Markup {
    let (rule, href) = &card.rule;
    html! {
        span class={ "reading " (card.kind) } hidden {
            b.name { (card.name) } span.reading__text { (card.text) } (card.more)
            span.tooltip__rule data-rule=(href) { (rule) }
        }
    }
}

/// Where a card stands with its source, for the `more` of a [reading]; [`Setting::card_href`](crate::Setting::card_href) is
/// its address.
#[must_use]
pub fn source(word: &str, href: &str) -> Markup {
    html! { " " span.tooltip__rule data-rule=(href) { (word) } }
}

/// What is told while the pointer or the focus is on the `.has-tip` around it.
#[must_use]
pub fn tooltip(content: impl Render) -> Markup {
    html! { span.tooltip role="tooltip" { (content) } }
}

/// A panel with a head.
#[must_use]
pub fn panel(id: &str, title: impl Render, body: impl Render) -> Markup {
    html! {
        section.panel id=(id) aria-labelledby={ (id) "-title" } {
            header.panel__head { h2.title id={ (id) "-title" } { (title) } }
            (body)
        }
    }
}

/// An icon with its figure; `kind` is the last part of `.stat--…`, `name` is spoken and shown on
/// hovering.
#[must_use]
pub fn stat(kind: &str, icon_id: &str, value: impl Render, name: &str) -> Markup {
    html! {
        span class={ "stat stat--" (kind) } title=(name) {
            (icon(icon_id)) b { (value) } span.visually-hidden { " " (name) }
        }
    }
}

/// Whether a price can be paid now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purse {
    /// It can.
    Enough,
    /// It cannot.
    Short,
}

impl Purse {
    /// Whether `gold` pays `price`.
    #[must_use]
    pub fn of(gold: i32, price: i32) -> Self {
        if gold >= price { Self::Enough } else { Self::Short }
    }
}

/// A price: a coin with the figure in it.
#[must_use]
pub fn coin(price: i32, purse: Purse) -> Markup {
    html! { b.coin.coin--dear[purse == Purse::Short] { (price) } }
}

/// A small price.
#[must_use]
pub fn small_coin(price: i32, purse: Purse) -> Markup {
    html! { b.coin.coin--sm.coin--dear[purse == Purse::Short] { (price) } }
}

/// A pill with an icon and a word.
#[must_use]
pub fn chip(icon_id: Option<&str>, text: impl Render) -> Markup {
    html! { span.chip { @if let Some(id) = icon_id { (small_icon(id)) } (text) } }
}

/// A word in a small box; `kind` is empty or `good`, `warn`, `bad`, `turn`.
#[must_use]
pub fn badge(kind: &str, icon_id: Option<&str>, text: impl Render) -> Markup {
    html! {
        span class=(if kind.is_empty() { "badge".to_owned() } else { format!("badge badge--{kind}") }) {
            @if let Some(id) = icon_id { (small_icon(id)) } (text)
        }
    }
}

/// How far along a row of `of`.
#[must_use]
pub fn pips(filled: u8, of: u8, name: &str) -> Markup {
    html! { span.pips role="img" aria-label=(name) { @for at in 0..of { i.on[at < filled] {} } } }
}

/// Numerals with the current one marked, such as the epochs of a game.
#[must_use]
pub fn track(name: &str, steps: &[&str], current: usize) -> Markup {
    html! {
        ol.track aria-label=(name) {
            @for (at, step) in steps.iter().enumerate() {
                li.is-past[at < current] aria-current=[(at == current).then_some("step")] { (step) }
            }
        }
    }
}

/// The seats in turn order, those who decide now marked.
#[must_use]
pub fn turns(name: &str, order: &[(Seat, &str)], deciding: engine::Seats) -> Markup {
    html! {
        ol.turns aria-label=(name) {
            @for (seat, player) in order {
                li class=(seat_class(*seat)) title=(player)
                    aria-current=[deciding.contains(*seat).then_some("true")] { (seat_mark(*seat)) }
            }
        }
    }
}

/// A sentence with its players and names set apart.
#[must_use]
pub fn sentence(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Text(text) => { (text) }
                Span::Name(name) => { i { (name) } }
                Span::Seat(seat, name) => { (seat_name(*seat, name)) }
            }
        }
    }
}

/// What is special about a line of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Line {
    /// Nothing.
    #[default]
    Plain,
    /// It happened since the reader's last turn.
    New,
    /// The reader alone learns it.
    Private,
    /// It was taken back.
    Undone,
}

/// One line of the log. It carries the mark of the player it is about.
#[must_use]
pub fn log_line(id: &str, about: Seat, line: Line, spans: &[Span]) -> Markup {
    html! {
        li.log__line.log__line--new[line == Line::New].log__line--private[line == Line::Private]
            .log__line--undone[line == Line::Undone].(seat_class(about)) id=(id) {
            (seat_mark(about))
            span { (sentence(spans)) }
        }
    }
}

/// One turn in the log: all that one player decided in a row, from top to bottom under their name.
pub struct TurnLog<'a> {
    /// Unique in the log.
    pub id: &'a str,
    /// Whose turn it was.
    pub seat: Seat,
    /// What they are called.
    pub name: &'a str,
    /// Whether it happened since the reader's last turn.
    pub is_new: bool,
    /// Who reads it: what others did to them stands out.
    pub reader: Option<Seat>,
    /// At the right end of its head: which actions they were, when.
    pub note: Markup,
    /// The decisions: the number of each, and its lines.
    pub decisions: &'a [Decided],
}

impl TurnLog<'_> {
    /// Whether a line tells what somebody else did to the reader: it is not about them, and names them.
    fn hits_reader(&self, about: Option<Seat>, spans: &[Span]) -> bool {
        let Some(reader) = self.reader.filter(|reader| *reader != self.seat && about != Some(*reader)) else {
            return false;
        };
        spans.iter().any(|span| matches!(span, Span::Seat(seat, _) if *seat == reader))
    }
}

/// One decision in the log.
pub struct Decided {
    /// Its number.
    pub seq: u64,
    /// Where the position after it is shown.
    pub href: String,
    /// What it was and what came of it: whom each sentence is about, and the sentence.
    pub lines: Vec<(Option<Seat>, Vec<Span>)>,
    /// Whether it was taken back.
    pub is_undone: bool,
    /// Whether it is the one that is shown.
    pub is_shown: bool,
}

/// A turn of the log.
#[must_use]
pub fn turn_log(turn: &TurnLog<'_>) -> Markup {
    html! {
        li.turn.turn--new[turn.is_new].(seat_class(turn.seat)) id=(turn.id) {
            p.turn__head { (seat_mark(turn.seat)) b { (turn.name) } span.turn__note { (turn.note) } }
            ol {
                @for decided in turn.decisions {
                    @for (at, (about, spans)) in decided.lines.iter().enumerate() {
                        (entry(turn, decided, at, *about, spans))
                    }
                }
            }
        }
    }
}

/// A line of a turn: the first of a decision leads to its position, the others are what came of it.
fn entry(turn: &TurnLog<'_>, decided: &Decided, at: usize, about: Option<Seat>, spans: &[Span]) -> Markup {
    let other = about.filter(|seat| *seat != turn.seat);
    html! {
        li.log__line.log__line--after[at > 0].log__line--undone[decided.is_undone].log__line--me[turn.hits_reader(about, spans)].(other.map(seat_class).unwrap_or_default())
            id={ "log-" (decided.seq) "-" (at) } aria-current=[(decided.is_shown && at == 0).then_some("step")] {
            @if let Some(seat) = other { (seat_mark(seat)) } @else { span {} }
            @if at == 0 { a.log__to href=(decided.href) { (sentence(spans)) } } @else { span { (sentence(spans)) } }
        }
    }
}

/// A heading between lines of the log.
#[must_use]
pub fn log_break(text: &str) -> Markup {
    html! { li.log__break.label { (text) } }
}

/// The question bar: whose turn, what is asked, what can be answered.
pub struct Question<'a> {
    /// Whose decision it is.
    pub seat: Option<Seat>,
    /// A word about it, such as "Your turn".
    pub badge: &'a str,
    /// What was chosen so far.
    pub path: Vec<Markup>,
    /// The question, or whom the table waits for.
    pub ask: Markup,
    /// Buttons.
    pub choices: Markup,
    /// Whether somebody else decides.
    pub waiting: bool,
}

/// The question bar.
#[must_use]
pub fn question(bar: &Question<'_>) -> Markup {
    html! {
        div.question.question--wait[bar.waiting] {
            @if let Some(seat) = bar.seat { span.question__seat { (seat_mark(seat)) } }
            div.question__text {
                p.question__path {
                    @if !bar.badge.is_empty() { b.badge.badge--turn { (bar.badge) } " " }
                    @for (at, step) in bar.path.iter().enumerate() {
                        @if at > 0 { (small_icon("i-next")) }
                        span { (step) }
                    }
                }
                h2.question__ask id="ask-title" tabindex="-1" aria-live="polite" { (bar.ask) }
            }
            div.question__choices { (bar.choices) }
        }
    }
}

/// Something went wrong, or was refused: shown once, at the top of the page.
#[must_use]
pub fn toast(content: impl Render) -> Markup {
    html! { div.toast role="alert" { (icon("i-warning")) span { (content) } } }
}

/// A decision that was made and not sent yet.
pub struct Grace<'a> {
    /// How many seconds it can be taken back; without, it waits until it is confirmed.
    pub seconds: Option<u8>,
    /// What is said of it.
    pub text: &'a str,
    /// To send it now.
    pub send: &'a str,
    /// Not to send it.
    pub take_back: &'a str,
}

/// The line that the script shows between a click that hands over to somebody else and its sending. It stands once on a
/// page, hidden; the script asks `data-ask` whether an action hands over, and says by `data-what` which one is held back. The
/// seconds are not read out.
#[must_use]
pub fn grace(grace: &Grace<'_>, ask: &str) -> Markup {
    html! {
        div.grace id="grace" hidden role="status" data-keep data-ask=(ask) data-seconds=[grace.seconds] {
            span.grace__ring aria-hidden="true" { (icon("i-clock")) b.num data-count {} }
            p { b.grace__what data-what {} (grace.text) }
            button.btn type="button" data-grace="back" { (icon("i-undo")) (grace.take_back) }
            button.btn.btn--primary type="button" data-grace="send" { (grace.send) }
        }
    }
}

/// The keys of a page of a match: a sheet that the script opens by `?`.
#[must_use]
pub fn key_sheet(title: &str, close: &str, keys: &[(&str, &str)], foot: impl Render) -> Markup {
    html! {
        dialog.keys id="keys" aria-labelledby="keys-title" {
            form method="dialog" {
                h2.title id="keys-title" { (title) }
                dl { @for (key, text) in keys { dt { @for one in key.split(' ') { kbd.key { (one) } " " } } dd { (text) } } }
                p.faint { (foot) }
                button.btn.btn--primary type="submit" { (close) }
            }
        }
    }
}

/// The sheet in which a card can be read under a finger, where there is no pointer for its tooltip: the script fills it from
/// whatever has a [`tooltip`] (`.has-tip`, `.slot`, `.held`), with the buttons that play the card. It stands once on
/// a page, hidden; every game has it without doing anything.
#[must_use]
pub fn card_sheet(name: &str, close: &str, before: &str, after: &str) -> Markup {
    html! {
        aside.cardsheet id="card-sheet" hidden role="dialog" aria-label=(name) tabindex="-1" data-keep {
            button.btn.btn--quiet.btn--icon.cardsheet__close type="button" data-sheet="close" { (named_icon("i-close", close)) }
            div.cardsheet__body {}
            div.cardsheet__foot {
                button.btn.btn--icon.cardsheet__before type="button" data-sheet="before" { (named_icon("i-next", before)) }
                div.cardsheet__ways {}
                button.btn.btn--icon type="button" data-sheet="after" { (named_icon("i-next", after)) }
            }
        }
    }
}
