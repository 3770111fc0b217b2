//! The start page: a first action, my matches, the games, open tables, joining by link.

use engine::{Seat, Seats};
use maud::{Markup, Render, html};

use crate::art;
use crate::part::{Weight, chip, hidden_fields, icon, pips, seat_class, seat_mark};

/// Something that is done by one click: a link, or a form with fixed fields.
pub struct Go<'a> {
    /// Where it leads, or what is posted to.
    pub address: &'a str,
    /// The fields of the form; none makes it a link.
    pub fields: Option<&'a [(&'a str, &'a str)]>,
    /// Its word.
    pub text: &'a str,
}

impl Go<'_> {
    fn button(&self, class: &str, symbol: Option<&str>) -> Markup {
        html! {
            @if let Some(fields) = self.fields {
                form.go method="post" action=(self.address) {
                    (hidden_fields(fields))
                    button class=(class) type="submit" { @if let Some(id) = symbol { (icon(id)) } (self.text) }
                }
            } @else {
                a class=(class) href=(self.address) { @if let Some(id) = symbol { (icon(id)) } (self.text) }
            }
        }
    }
}

/// The head of the page.
pub struct Hero<'a> {
    /// One line.
    pub title: &'a str,
    /// What this is.
    pub lead: &'a str,
    /// The first action.
    pub play: Go<'a>,
    /// The second.
    pub open: Go<'a>,
    /// What the first action starts.
    pub note: &'a str,
    /// To start something else.
    pub change: Go<'a>,
    /// My matches, or what else stands at the right; nothing leaves it out.
    pub aside: Markup,
}

/// The head of the page.
#[must_use]
pub fn hero(hero: &Hero<'_>) -> Markup {
    html! {
        section.hero {
            div {
                h1 { (hero.title) }
                p.lead { (hero.lead) }
                div.hero__go {
                    (hero.play.button("btn btn--primary btn--lg", Some("i-play")))
                    (hero.open.button("btn btn--lg", Some("i-table")))
                }
                p.hero__note { (hero.note) " " (hero.change.button("link", None)) }
            }
            (hero.aside)
        }
    }
}

/// A match that goes on.
pub struct MatchRow<'a> {
    /// Where it is played.
    pub href: &'a str,
    /// The icon of its game.
    pub icon: &'a str,
    /// The game.
    pub game: &'a str,
    /// How it stands.
    pub text: &'a str,
    /// The seats that are taken.
    pub seats: &'a [Seat],
    /// Those who decide.
    pub deciding: Seats,
    /// The reader's seat, if they are asked.
    pub my_turn: Option<Seat>,
    /// The word on the button.
    pub button: &'a str,
}

/// My matches. `all` leads to the others.
#[must_use]
pub fn my_matches(title: &str, all: Option<&Go<'_>>, rows: &[MatchRow<'_>]) -> Markup {
    html! {
        section.mine.panel id="mine" aria-labelledby="mine-title" {
            header.panel__head {
                h2.title id="mine-title" { (title) }
                @if let Some(all) = all { (all.button("link", None)) }
            }
            ul { @for row in rows { (match_row(row)) } }
        }
    }
}

/// One of my matches.
#[must_use]
pub fn match_row(row: &MatchRow<'_>) -> Markup {
    html! {
        li.match.match--turn[row.my_turn.is_some()].(row.my_turn.map(seat_class).unwrap_or_default()) {
            span.match__game { (icon(row.icon)) }
            div { b.name { (row.game) } p { (row.text) } }
            (seats(row.seats, row.deciding, 0))
            a.btn href=(row.href) { (row.button) }
        }
    }
}

/// One of my matches in the long list: what is asked, in which game, how far it has come, with whom, since when.
pub struct LongRow<'a> {
    /// Where it is played.
    pub href: &'a str,
    /// The icon of its game.
    pub icon: &'a str,
    /// What is asked, or what is awaited.
    pub title: &'a str,
    /// Game, epoch, round.
    pub text: &'a str,
    /// Everybody by seat.
    pub players: Vec<(Seat, &'a str)>,
    /// Those who decide.
    pub deciding: Seats,
    /// The reader's seat, if they are asked.
    pub my_turn: Option<Seat>,
    /// What happened last; may be empty.
    pub last: &'a str,
    /// Since when, in words.
    pub since: &'a str,
    /// The word on the button.
    pub button: &'a str,
    /// What else can be done with it: a [`drop`](crate::part) behind a button; may be empty.
    pub more: Markup,
}

/// One of my matches in the long list.
#[must_use]
pub fn long_row(row: &LongRow<'_>) -> Markup {
    html! {
        li.long.long--turn[row.my_turn.is_some()].(row.my_turn.map(seat_class).unwrap_or_default()) {
            span.match__game { (icon(row.icon)) }
            div.long__text {
                a.name href=(row.href) { (row.title) }
                p {
                    span { (row.text) }
                    @for (seat, name) in &row.players {
                        " " span.long__player.is-now[row.deciding.contains(*seat)].(seat_class(*seat)) { (seat_mark(*seat)) " " (name) }
                    }
                }
                @if !row.last.is_empty() { p.faint { (row.last) } }
            }
            span.long__since { (row.since) }
            a.btn href=(row.href) { (row.button) }
            (row.more)
        }
    }
}

/// The seats of a table: taken ones with their marks, free ones dashed.
#[must_use]
pub fn seats(taken: &[Seat], deciding: Seats, free: u8) -> Markup {
    html! {
        span.seats {
            @for seat in taken {
                span.seat.turn[deciding.contains(*seat)].(seat_class(*seat)) { (seat_mark(*seat)) }
            }
            @for _ in 0..free { span.empty {} }
        }
    }
}

/// A game that can be played.
pub struct GameTile<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its [picture](crate::Cover::picture).
    pub picture: Markup,
    /// Its page.
    pub href: &'a str,
    /// Its name.
    pub title: &'a str,
    /// Its edition, if that needs saying.
    pub edition: &'a str,
    /// What it is about.
    pub summary: &'a str,
    /// How many play, in words.
    pub players: &'a str,
    /// How long it takes, in words.
    pub time: &'a str,
    /// How much there is to it, of five; and that in words.
    pub weight: (u8, &'a str),
    /// The word before the weight.
    pub weight_word: &'a str,
    /// To start, after a question or two.
    pub quick: Quick<'a>,
    /// To open a table.
    pub open: Go<'a>,
    /// To learn it: a guided match, how to play.
    pub learn: Markup,
}

/// A match against bots, with what is asked before it begins: a sheet behind the button of a tile.
pub struct Quick<'a> {
    /// Where it is posted to.
    pub address: &'a str,
    /// The id of the game.
    pub game: &'a str,
    /// The word on the button that opens the sheet.
    pub text: &'a str,
    /// The word on the button that begins.
    pub go: &'a str,
    /// What is asked.
    pub asks: Vec<Ask>,
}

/// One thing that is asked: exactly one of its answers is chosen already.
pub struct Ask {
    /// The name of the field.
    pub name: &'static str,
    /// The question, in a word or two.
    pub title: String,
    /// The answers.
    pub answers: Vec<Answer>,
}

/// An answer to choose.
pub struct Answer {
    /// Its value.
    pub value: String,
    /// Its words.
    pub text: String,
    /// A few more, such as how long it takes; may be empty.
    pub note: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// The button of a tile with its sheet. It works without script.
fn quick(quick: &Quick<'_>) -> Markup {
    html! {
        details.quick id={ "quick-" (quick.game) } name="quick" {
            summary class=(Weight::Ordinary.class()) { (quick.text) }
            form.quick__sheet method="post" action=(quick.address) {
                (hidden_fields(&[("game", quick.game)]))
                @for ask in &quick.asks { (asked(quick.game, ask)) }
                button.btn.btn--primary.btn--lg type="submit" { (icon("i-play")) (quick.go) }
            }
        }
    }
}

fn asked(game: &str, ask: &Ask) -> Markup {
    let short = ask.answers.iter().all(|answer| answer.text.len() < 14);
    html! {
        fieldset.quick__ask.quick__ask--row[short] {
            legend.label { (ask.title) }
            @for answer in &ask.answers {
                @let id = format!("{game}-{}-{}", ask.name, answer.value);
                input.visually-hidden type="radio" name=(ask.name) value=(answer.value) id=(id) checked[answer.chosen] autocomplete="off";
                label.quick__answer for=(id) { b { (answer.text) } @if !answer.note.is_empty() { " " small { (answer.note) } } }
            }
        }
    }
}

/// The games.
#[must_use]
pub fn games(name: &str, tiles: &[GameTile<'_>]) -> Markup {
    html! { ul.games aria-label=(name) { @for tile in tiles { (game_tile(tile)) } } }
}

/// One of the games.
#[must_use]
pub fn game_tile(tile: &GameTile<'_>) -> Markup {
    html! {
        li.game-tile id={ "game-" (tile.id) } {
            a.game-tile__art href=(tile.href) tabindex="-1" aria-hidden="true" { (tile.picture) }
            div.game-tile__body {
                h3 { a href=(tile.href) { (tile.title) } @if !tile.edition.is_empty() { " " small { (tile.edition) } } }
                p { (tile.summary) }
                div.facts {
                    span { (icon("i-players")) " " (tile.players) }
                    span { (icon("i-clock")) " " (tile.time) }
                    span { (tile.weight_word) " " (pips(tile.weight.0, 5, tile.weight.1)) }
                }
                div.game-tile__learn { (tile.learn) }
                div.game-tile__go {
                    (quick(&tile.quick))
                    (tile.open.button(Weight::Quiet.class(), None))
                }
            }
        }
    }
}

/// A table with a free seat.
pub struct TableRow<'a> {
    /// The icon of its game.
    pub icon: &'a str,
    /// The game.
    pub game: &'a str,
    /// Options and host.
    pub text: &'a str,
    /// How fast it is played.
    pub pace: &'a str,
    /// The seats that are taken.
    pub taken: &'a [Seat],
    /// How many are free.
    pub free: u8,
    /// To sit down.
    pub sit: Go<'a>,
}

/// The open tables; `empty` is said if there are none.
#[must_use]
pub fn open_tables(title: &str, note: &str, empty: &str, rows: &[TableRow<'_>]) -> Markup {
    html! {
        section.tables.panel id="tables" aria-labelledby="tables-title" {
            header.panel__head { h2.title id="tables-title" { (title) } span.faint { (note) } }
            @if rows.is_empty() { p.prose.panel__body.muted { (empty) } }
            ul { @for row in rows { (table_row(row)) } }
        }
    }
}

fn table_row(row: &TableRow<'_>) -> Markup {
    html! {
        li.table-row {
            (icon(row.icon)) b.name { (row.game) } span.muted { (row.text) } (chip(None, row.pace))
            (seats(row.taken, Seats::NONE, row.free))
            (row.sit.button("btn", None))
        }
    }
}

/// Joining by a link or a code.
pub struct Join<'a> {
    /// The heading.
    pub title: &'a str,
    /// Where the form is sent to (`GET`, field `link`).
    pub address: &'a str,
    /// What the field asks for, spoken.
    pub label: &'a str,
    /// What stands in the empty field.
    pub placeholder: &'a str,
    /// The button.
    pub button: &'a str,
    /// What it is good for.
    pub text: &'a str,
}

/// The box for joining by link.
#[must_use]
pub fn join(join: &Join<'_>) -> Markup {
    html! {
        section.join.panel aria-labelledby="join-title" {
            header.panel__head { (icon("i-link")) h2.title id="join-title" { (join.title) } }
            form method="get" action=(join.address) {
                input.field name="link" aria-label=(join.label) placeholder=(join.placeholder) autocomplete="off"
                    maxlength="300" required;
                button.btn type="submit" { (join.button) }
            }
            p { (join.text) }
        }
    }
}

/// The whole of the start page below the top bar.
#[must_use]
pub fn layout(head: &Hero<'_>, tiles: &Markup, tables: &Markup, join: &Markup, foot: impl Render) -> Markup {
    html! {
        (art::pieces())
        main.page {
            (hero(head))
            (tiles)
            div.lower { (tables) (join) }
            footer.foot { (foot) }
        }
    }
}
