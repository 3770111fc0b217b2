//! Opening a table: the game, the number of players, the options, who sits where.
//!
//! Game and number of players are chosen by links, so that the form for the seats is there without
//! script.

use axum::Form;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::Redirect;
use axum::routing::get;
use catalog::Kind;
use engine::{OptionKind, OptionSpec, Seat, UndoPolicy, msg, parse_options};
use look::part::{Weight, icon, link_button, panel, seat_badge};
use look::{Markup, html};
use serde::Deserialize;
use store::{Company, Pace, Visibility};

use super::game::Pairs;
use super::home::game_title;
use super::lobby::company_name;
use super::quick::usual_level;
use super::table::{level_name, pace_name, undo_name, visibility_name};
use crate::chrome::{Chrome, Nav};
use crate::table::{NewTable, SeatWish, open};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

/// What can be agreed about time.
pub const PACES: [(&str, Pace); 9] = [
    ("free", Pace::Free),
    ("days-1", Pace::Days(1)),
    ("days-2", Pace::Days(2)),
    ("days-3", Pace::Days(3)),
    ("days-7", Pace::Days(7)),
    ("days-14", Pace::Days(14)),
    ("clock-15-15", Pace::Clock { minutes: 15, seconds: 15 }),
    ("clock-30-30", Pace::Clock { minutes: 30, seconds: 30 }),
    ("clock-60-60", Pace::Clock { minutes: 60, seconds: 60 }),
];

/// The pace of this name.
///
/// # Errors
/// If it cannot be agreed on.
pub fn pace_of(name: &str) -> Result<Pace, Error> {
    let known = PACES.iter().find(|(value, _)| *value == name);
    known.map(|(_, pace)| *pace).ok_or_else(|| Error::Malformed("pace".to_owned()))
}

pub fn router() -> Router<AppState> {
    Router::new().route("/new", get(show).post(create))
}

/// What was chosen before the form.
#[derive(Debug, Deserialize)]
struct Choice {
    game: Option<String>,
    players: Option<u8>,
    with: Option<String>,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(choice): Query<Choice>,
) -> Result<Markup, Error> {
    let kind = match &choice.game {
        Some(id) => state.game(id)?,
        None => state.games.first().copied().ok_or(Error::NotFound)?,
    };
    let info = kind.info();
    let players = choice.players.unwrap_or(3).clamp(info.min_players, info.max_players);
    let draft =
        Draft { kind, players, with_bots: choice.with.as_deref() == Some("bots"), words: visitor.words };
    let title = say!(visitor.words, "new-title");
    let name = visitor.user.as_ref().map_or("", |user| user.profile.name.as_str());
    let body = html! {
        h1 { (title) }
        (draft.games(&state))
        (draft.numbers())
        (draft.form(name))
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Lobby, &body))
}

/// A table that is being put together.
struct Draft {
    kind: &'static dyn Kind,
    players: u8,
    with_bots: bool,
    words: Words,
}

impl Draft {
    fn address(&self, game: &str, players: u8) -> String {
        let with = if self.with_bots { "&with=bots" } else { "" };
        format!("/new?game={game}&players={players}{with}")
    }

    fn games(&self, state: &AppState) -> Markup {
        panel(
            "games",
            say!(self.words, "new-game"),
            html! {
                nav.panel__body.row aria-label=(say!(self.words, "new-game")) {
                    @for kind in state.games {
                        @let chosen = kind.info().id == self.kind.info().id;
                        (link_button(weight(chosen), &self.address(kind.info().id, self.players), game_title(*kind, self.words)))
                    }
                }
            },
        )
    }

    fn numbers(&self) -> Markup {
        let info = self.kind.info();
        panel(
            "players",
            say!(self.words, "new-players"),
            html! {
                nav.panel__body.row aria-label=(say!(self.words, "new-players")) {
                    @for number in info.min_players..=info.max_players {
                        (link_button(weight(number == self.players), &self.address(info.id, number), number))
                    }
                }
            },
        )
    }

    fn form(&self, name: &str) -> Markup {
        let words = self.words;
        html! {
            form.form method="post" action="/new" {
                input type="hidden" name="game" value=(self.kind.info().id);
                (panel("new-seats", say!(words, "table-seats"), html! {
                    div.panel__body.stack {
                        @for seat in Seat::all(self.players) { (self.seat(seat, name)) }
                        p.faint { (say!(words, "new-here-hint")) }
                    }
                }))
                @if !self.kind.info().options.is_empty() {
                    (panel("options", say!(words, "new-options"), html! {
                        div.panel__body.stack { @for spec in self.kind.info().options { (self.option(spec)) } }
                    }))
                }
                (panel("agreement", say!(words, "table-agreed"), self.agreement()))
                div.row { button.btn.btn--primary.btn--lg type="submit" { (icon("i-table")) (say!(words, "new-open")) } }
            }
        }
    }

    /// Who sits on a seat: me, somebody else at this device, somebody by link, or a bot.
    fn seat(&self, seat: Seat, name: &str) -> Markup {
        let words = self.words;
        let first = format!("bot:{}", usual_level(self.kind));
        let chosen = match seat.0 {
            0 => "me",
            _ if self.with_bots => &first,
            _ => "link",
        };
        let number = seat.0 + 1;
        html! {
            div.row {
                (seat_badge(seat))
                select.field id={ "seat-" (seat) } name={ "seat-" (seat) } aria-label=(say!(words, "seat-number", number)) {
                    @for (value, text) in self.holders() {
                        option value=(value) selected[value == chosen] { (text) }
                    }
                }
                input.field name={ "name-" (seat) } value=(if seat.0 == 0 { name } else { "" }) maxlength=(names::NAME)
                    aria-label=(say!(words, "name-label")) placeholder=(say!(words, "name-label")) autocomplete="off";
            }
        }
    }

    fn holders(&self) -> Vec<(String, String)> {
        let words = self.words;
        let mut holders =
            vec![("me".to_owned(), say!(words, "new-me")), ("link".to_owned(), say!(words, "new-link"))];
        let rated = self.kind.rated();
        let bot = |level: &&str| {
            let name = level_name(level, words);
            let text = match rated.as_ref().and_then(|rated| rated.of(level)) {
                Some(found) => {
                    say!(words, "new-bot-rated", level = name, rating = found.rating.round() as i32)
                }
                None => say!(words, "new-bot", level = name),
            };
            (format!("bot:{level}"), text)
        };
        holders.extend(self.kind.bots().iter().rev().map(bot));
        holders
    }

    fn option(&self, spec: &OptionSpec) -> Markup {
        let text = |key: String| self.kind.texts().word(self.words.0, &key);
        let name = format!("option-{}", spec.key);
        html! {
            @match spec.kind {
                OptionKind::Flag => {
                    label.row { input type="checkbox" name=(name) value="true"; span { (text(name.clone())) } }
                }
                OptionKind::Choice(values) => {
                    div.form__line {
                        label for=(name) { (text(name.clone())) }
                        select.field id=(name) name=(name) {
                            @for value in values { option value=(value) { (text(format!("{name}-{value}"))) } }
                        }
                    }
                }
            }
        }
    }

    fn agreement(&self) -> Markup {
        let words = self.words;
        let undo = [("own", UndoPolicy::Own), ("consent", UndoPolicy::Consent), ("free", UndoPolicy::Free)];
        let visibility = [("link", Visibility::ByLink), ("listed", Visibility::Listed)];
        html! {
            div.panel__body.stack {
                div.form__line {
                    label for="undo" { (say!(words, "new-undo")) }
                    select.field id="undo" name="undo" {
                        @for (value, policy) in undo { option value=(value) { (undo_name(policy, words)) } }
                    }
                }
                div.form__line {
                    label for="visibility" { (say!(words, "new-visibility")) }
                    select.field id="visibility" name="visibility" {
                        @for (value, who) in visibility { option value=(value) { (visibility_name(who, words)) } }
                    }
                }
                div.form__line {
                    label for="company" { (say!(words, "new-company")) }
                    select.field id="company" name="company" {
                        @for (value, company) in COMPANY { option value=(value) { (company_name(company, words)) } }
                    }
                }
                div.form__line {
                    label for="pace" { (say!(words, "new-pace")) }
                    select.field id="pace" name="pace" {
                        @for (value, pace) in PACES { option value=(value) { (pace_name(pace, words)) } }
                    }
                }
                label.row {
                    input type="checkbox" name="caretaker" value="true";
                    span { (say!(words, "new-caretaker")) }
                }
                div.form__line {
                    label for="title" { (say!(words, "new-name")) }
                    input.field id="title" name="title" maxlength=(names::TITLE) autocomplete="off";
                }
            }
        }
    }
}

/// Whom a host may look for, as the form names it.
const COMPANY: [(&str, Company); 3] =
    [("anybody", Company::Anybody), ("newcomers", Company::Newcomers), ("experienced", Company::Experienced)];

fn weight(chosen: bool) -> Weight {
    if chosen { Weight::Primary } else { Weight::Ordinary }
}

async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(pairs): Form<Pairs>,
) -> Result<Redirect, Error> {
    let sent = Sent(&pairs);
    let kind = state.game(sent.value("game").unwrap_or_default())?;
    let table = sent.table(kind)?;
    visitor.may(&state, Deed::Table).await?;
    let user = visitor.player(&state).await?;
    let id = open(&state, kind, &user, &table).await?;
    let company = COMPANY.into_iter().find(|(name, _)| sent.value("company") == Some(*name));
    if let Some((_, company)) = company.filter(|(_, company)| *company != Company::Anybody) {
        state.store.set_company(&id, company).await?;
    }
    Ok(Redirect::to(&format!("/m/{id}")))
}

/// The form as it was sent.
struct Sent<'a>(&'a Pairs);

impl Sent<'_> {
    fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn table(&self, kind: &'static dyn Kind) -> Result<NewTable, Error> {
        let seats = (0..u8::MAX).map_while(|seat| self.seat(seat)).collect::<Result<_, _>>()?;
        let options =
            self.0.iter().filter_map(|(key, value)| Some((key.strip_prefix("option-")?, value.as_str())));
        Ok(NewTable {
            options: parse_options(kind.info().options, options).map_err(Error::Malformed)?,
            seats,
            title: self.value("title").unwrap_or_default().to_owned(),
            undo: match self.value("undo") {
                Some("consent") => UndoPolicy::Consent,
                Some("free") => UndoPolicy::Free,
                _ => UndoPolicy::Own,
            },
            visibility: match self.value("visibility") {
                Some("listed") => Visibility::Listed,
                _ => Visibility::ByLink,
            },
            pace: self.pace()?,
            caretaker: self.value("caretaker").is_some(),
        })
    }

    fn pace(&self) -> Result<Pace, Error> {
        pace_of(self.value("pace").unwrap_or("free"))
    }

    fn seat(&self, seat: u8) -> Option<Result<SeatWish, Error>> {
        let holder = self.value(&format!("seat-{seat}"))?;
        let name = self.value(&format!("name-{seat}")).filter(|name| !name.trim().is_empty());
        Some(match holder {
            "me" => Ok(SeatWish::Me(name.map(str::to_owned))),
            "link" => Ok(SeatWish::Open),
            _ => match holder.strip_prefix("bot:") {
                Some(level) => Ok(SeatWish::Bot(level.to_owned())),
                None => Err(Error::refused(msg!("refused-holder"))),
            },
        })
    }
}
