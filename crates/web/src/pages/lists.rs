//! Rows of lists of matches, and the tables with a free seat.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use catalog::Kind;
use engine::{Seat, Seats};
use look::home::{self, Go, MatchRow, TableRow};
use look::part::panel;
use look::{Markup, html};
use store::{Holder, MatchList, Page, Phase};

use super::game::{match_title, options_text};
use super::home::game_title;
use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many matches a list shows.
const ROWS: u32 = 200;

pub fn router() -> Router<AppState> {
    Router::new().route("/tables", get(tables))
}

/// A match as lists show it to one visitor.
pub struct Row {
    href: String,
    /// Where somebody sits down, and is told if it is too late.
    sit_href: String,
    icon: &'static str,
    game: String,
    text: String,
    table_text: String,
    pace: String,
    taken: Vec<Seat>,
    free: u8,
    deciding: Seats,
    my_turn: Option<Seat>,
    button: String,
    sit: String,
}

impl Row {
    /// Of a stored match; none if its game is not played here.
    #[must_use]
    pub fn of(state: &AppState, visitor: &Visitor, row: &store::Match) -> Option<Self> {
        let kind = state.game(&row.game).ok()?;
        let words = visitor.words;
        let mine = visitor.user.as_ref().map_or(Seats::NONE, |user| row.seats_of(&user.id));
        let my_turn = mine.iter().find(|seat| row.deciding().contains(*seat));
        let (free, taken): (Vec<_>, Vec<_>) =
            (0..).map(Seat).zip(&row.places).partition(|(_, place)| is_open(place));
        let is_waiting = row.phase == Phase::Waiting;
        Some(Self {
            href: format!("/m/{}", row.id),
            sit_href: format!("/m/{}/table?sit=yes", row.id),
            icon: kind.cover().icon,
            game: game_title(kind, words),
            text: my_text(row, mine, my_turn.is_some(), words),
            table_text: table_text(kind, row, words),
            pace: if is_waiting { say!(words, "table-waiting") } else { say!(words, "table-running") },
            taken: taken.iter().map(|(seat, _)| *seat).collect(),
            free: u8::try_from(free.len()).unwrap_or(u8::MAX),
            deciding: row.deciding(),
            my_turn,
            button: if my_turn.is_some() { say!(words, "your-turn") } else { say!(words, "match-look") },
            sit: say!(words, "table-sit"),
        })
    }

    /// As one of my matches.
    #[must_use]
    pub fn as_match(&self) -> MatchRow<'_> {
        MatchRow {
            href: &self.href,
            icon: self.icon,
            game: &self.game,
            text: &self.text,
            seats: &self.taken,
            deciding: self.deciding,
            my_turn: self.my_turn,
            button: &self.button,
        }
    }

    /// As a table with a free seat.
    #[must_use]
    pub fn as_table(&self) -> TableRow<'_> {
        TableRow {
            icon: self.icon,
            game: &self.game,
            text: &self.table_text,
            pace: &self.pace,
            taken: &self.taken,
            free: self.free,
            sit: Go { address: &self.sit_href, fields: None, text: &self.sit },
        }
    }
}

/// Whether nobody sits there.
#[must_use]
pub fn is_open(place: &store::Place) -> bool {
    place.holder == Holder::Open
}

/// The name of the table or the others at it, and how it stands unless that is plain to see.
fn my_text(row: &store::Match, mine: Seats, my_turn: bool, words: Words) -> String {
    let others = (0..).map(Seat).zip(&row.places).filter(|(seat, _)| !mine.contains(*seat));
    let others: Vec<&str> =
        others.map(|(_, place)| place.name.as_str()).filter(|name| !name.is_empty()).collect();
    let table = match row.settings.title.as_str() {
        "" if others.is_empty() => match_title(row, words),
        "" => say!(words, "match-with", names = others),
        title => title.to_owned(),
    };
    if my_turn { table } else { format!("{table} · {}", standing(row, words)) }
}

/// Its options and its host.
fn table_text(kind: &'static dyn Kind, row: &store::Match, words: Words) -> String {
    let host = row.places.iter().find(|place| matches!(place.holder, Holder::Human(_)));
    let host = host.map(|host| say!(words, "table-host", name = host.name.as_str()));
    let options = Some(options_text(kind, &row.options, words)).filter(|options| !options.is_empty());
    options.into_iter().chain(host).collect::<Vec<_>>().join(", ")
}

/// Whom a match waits for, or how it ended.
#[must_use]
pub fn standing(row: &store::Match, words: Words) -> String {
    let names = |seats: Seats| -> Vec<&str> {
        seats.iter().filter_map(|seat| row.place(seat)).map(|place| place.name.as_str()).collect()
    };
    match row.phase {
        Phase::Waiting => say!(words, "standing-waiting"),
        Phase::Closed => say!(words, "table-closed"),
        Phase::Running => {
            say!(words, "standing-decides", names = names(row.deciding()), count = row.deciding().len())
        }
        Phase::Over(outcome) => {
            say!(words, "over-winner", names = names(outcome.winners()), count = outcome.winners().len())
        }
    }
}

/// The open tables as a panel.
#[must_use]
pub fn tables_panel(words: Words, rows: &[Row], more: bool) -> Markup {
    let rows: Vec<_> = rows.iter().map(Row::as_table).collect();
    let note = match (rows.len(), more) {
        (0, _) => String::new(),
        (count, false) => say!(words, "tables-count", count),
        (_, true) => say!(words, "tables-more"),
    };
    home::open_tables(&say!(words, "tables-title"), &note, &say!(words, "tables-none"), &rows)
}

async fn tables(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let found = state.store.matches(MatchList::Open, &Page::first(ROWS)).await?;
    let rows: Vec<_> = found.iter().filter_map(|row| Row::of(&state, &visitor, row)).collect();
    let body = html! {
        h1 { (say!(words, "nav-tables")) }
        div.row {
            a.btn.btn--primary href="/new" { (say!(words, "home-open")) }
            a.btn href="/ratings" { (say!(words, "ratings-title")) }
        }
        (tables_panel(words, &rows, false))
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&say!(words, "nav-tables"), Nav::Lobby, &body))
}

/// The form to load a match file.
#[must_use]
pub fn import_form(words: Words) -> Markup {
    panel(
        "import",
        say!(words, "import-title"),
        html! {
            form.panel__body.row method="post" action="/import" enctype="multipart/form-data" {
                p.prose.grow { (say!(words, "import-text")) }
                input.field type="file" name="file" accept=".civitas,text/plain" required aria-label=(say!(words, "import-title"));
                button.btn type="submit" { (say!(words, "import-button")) }
            }
        },
    )
}
