//! Tournaments: the list of them, and one of them before, during and after it is played.

mod cup;

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use catalog::Kind as Game;
use engine::{msg, parse_options};
use look::page::Kind;
use look::part::{badge, icon, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Changed, NewTournament, Stage, System, Tournament, Who};

use super::home::game_title;
use super::host::{host, is_host};
use super::new_table::{PACES, pace_of};
use super::table::pace_name;
use crate::chrome::{Chrome, Nav};
use crate::pairing::standings;
use crate::table::BOT_NAMES;
use crate::tournaments::{begin, leave_match};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

use cup::Cup;

/// How many are listed.
const ROWS: u32 = 100;
/// The most who take part.
const MOST: usize = 256;
/// The most rounds of a Swiss tournament.
const ROUNDS: u8 = 15;
/// Without a limit one player who stays away would keep all others waiting for ever.
const USUAL_PACE: &str = "days-3";

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/tournaments", get(list).post(open))
        .route("/tournaments/{id}", get(show))
        .route("/tournaments/{id}/enter", post(enter))
        .route("/tournaments/{id}/withdraw", post(withdraw))
        .route("/tournaments/{id}/bots", post(add_bots))
        .route("/tournaments/{id}/begin", post(begin_now))
}

async fn list(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let found = state.store.tournaments(ROWS).await?;
    let title = say!(words, "tournaments-title");
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            p.page__lead { (say!(words, "tournaments-lead")) }
            (panel("tournaments", title.as_str(), html! {
                @if found.is_empty() { p.prose.panel__body.muted { (say!(words, "tournaments-none")) } }
                ul.panel__body.stack { @for one in &found { (row(&state, one, words)) } }
            }))
            @if is_host(&visitor) { (new_form(&state, words)) }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &title, Nav::Lobby, &body))
}

fn row(state: &AppState, one: &Tournament, words: Words) -> Markup {
    let kind = state.game(&one.game).ok();
    html! {
        li.row {
            (icon(kind.map_or("i-table", |kind| kind.cover().icon)))
            a.grow href={ "/tournaments/" (one.id) } { b { (one.title) } }
            @if let Some(kind) = kind { span.faint { (game_title(kind, words)) } }
            (stage_badge(one, words))
        }
    }
}

fn stage_badge(one: &Tournament, words: Words) -> Markup {
    match one.stage {
        Stage::Open => badge("good", None, say!(words, "tournament-open")),
        Stage::Running => {
            badge("warn", None, say!(words, "tournament-round", round = one.round, rounds = one.rounds))
        }
        Stage::Over => badge("", None, say!(words, "mine-over")),
    }
}

fn new_form(state: &AppState, words: Words) -> Markup {
    let line = |id: &str, label: String, field: Markup| {
        html! { div.form__line { label for=(id) { (label) } (field) } }
    };
    let numbers = |id: &str, numbers: std::ops::RangeInclusive<u8>, usual: u8| {
        html! {
            select.field id=(id) name=(id) {
                @for number in numbers { option value=(number) selected[number == usual] { (number) } }
            }
        }
    };
    let most = state.games.iter().map(|kind| kind.info().max_players).max().unwrap_or(2);
    panel(
        "new",
        say!(words, "tournament-new"),
        html! {
            form.panel__body.form method="post" action="/tournaments" {
                (line("title", say!(words, "tournament-name"), html! {
                    input.field id="title" name="title" maxlength=(names::TITLE) required autocomplete="off";
                }))
                (line("game", say!(words, "new-game"), html! {
                    select.field id="game" name="game" {
                        @for kind in state.games { option value=(kind.info().id) { (game_title(*kind, words)) } }
                    }
                }))
                (line("seats", say!(words, "tournament-seats"), numbers("seats", 2..=most, 2)))
                (line("system", say!(words, "tournament-system"), html! {
                    select.field id="system" name="system" {
                        option value="swiss" { (say!(words, "tournament-swiss")) }
                        option value="round_robin" { (say!(words, "tournament-all")) }
                    }
                }))
                (line("rounds", say!(words, "tournament-rounds"), numbers("rounds", 1..=ROUNDS, 3)))
                (line("pace", say!(words, "new-pace"), html! {
                    select.field id="pace" name="pace" {
                        @for (value, pace) in PACES {
                            option value=(value) selected[value == USUAL_PACE] { (pace_name(pace, words)) }
                        }
                    }
                }))
                label.row {
                    input type="checkbox" name="caretaker" value="true" checked;
                    span { (say!(words, "new-caretaker")) }
                }
                label.row {
                    input type="checkbox" name="same_deals" value="yes";
                    span { (say!(words, "tournament-same")) " " span.faint { (say!(words, "tournament-same-text")) } }
                }
                div { button.btn.btn--primary type="submit" { (say!(words, "tournament-new")) } }
            }
        },
    )
}

#[derive(Debug, Deserialize)]
struct NewForm {
    title: String,
    game: String,
    seats: u8,
    system: String,
    rounds: u8,
    same_deals: Option<String>,
    pace: Option<String>,
    caretaker: Option<String>,
}

async fn open(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(form): Form<NewForm>,
) -> Result<Redirect, Error> {
    let me = host(&visitor)?;
    let kind = state.game(&form.game)?;
    let title = names::title(&form.title)?;
    if title.is_empty() {
        return Err(Error::refused(msg!("refused-no-name")));
    }
    let info = kind.info();
    let new = NewTournament {
        title,
        game: form.game.clone(),
        options: usual_options(kind)?,
        seats: form.seats.clamp(info.min_players, info.max_players),
        system: if form.system == "round_robin" { System::RoundRobin } else { System::Swiss },
        rounds: form.rounds.clamp(1, ROUNDS),
        same_deals: form.same_deals.is_some(),
        pace: pace_of(form.pace.as_deref().unwrap_or(USUAL_PACE))?,
        caretaker: form.caretaker.is_some(),
        host: me.id.clone(),
        now: state.store.now(),
    };
    let id = state.store.new_tournament(&new).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}

/// The first form of a game is the usual one.
fn usual_options(kind: &'static dyn Game) -> Result<serde_json::Value, Error> {
    let form = kind.forms().first().map(|form| form.options).unwrap_or_default();
    parse_options(kind.info().options, form.iter().copied()).map_err(Error::Malformed)
}

#[derive(Debug, Deserialize)]
struct Chosen {
    round: Option<u8>,
}

async fn find(state: &AppState, id: &str) -> Result<Tournament, Error> {
    state.store.tournament(id).await?.ok_or(Error::NotFound)
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(chosen): Query<Chosen>,
) -> Result<Markup, Error> {
    let tournament = find(&state, &id).await?;
    let cup = Cup {
        standings: standings(&tournament),
        user: visitor.user.as_ref(),
        is_host: is_host(&visitor),
        words: visitor.words,
        tournament,
    };
    let body = html! {
        main.page id="main" {
            (cup.head(&state))
            @if cup.tournament.stage == Stage::Open { (cup.before(&state)) }
            @else {
                (cup.my_match(&state))
                div.columns { (cup.table()) aside.stack { (cup.facts()) } }
                (cup.round(chosen.round.unwrap_or(cup.tournament.round)))
            }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &cup.tournament.title, Nav::Lobby, &body))
}

async fn enter(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    let user = visitor.user.as_ref().filter(|user| user.login.is_some());
    let user = user.ok_or_else(|| Error::forbidden(msg!("tournament-account")))?;
    let tournament = find(&state, &id).await?;
    if tournament.entrants.len() >= MOST {
        return Err(Error::refused(msg!("refused-no-room")));
    }
    let who = Who::Person { user: user.id.clone(), login: None };
    // Whoever takes part already does not take part twice.
    let _: Changed = state.store.enter(&id, &who, &user.profile.name, state.store.now()).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}

#[derive(Debug, Deserialize)]
struct Number {
    number: u16,
}

/// Somebody withdraws, or the host strikes them off the list. A bot plays on in their match of this round.
async fn withdraw(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Number>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    let tournament = find(&state, &id).await?;
    let entrant = tournament.entrants.iter().find(|one| one.number == form.number).ok_or(Error::NotFound)?;
    let is_me = matches!(&entrant.who, Who::Person { user: other, .. } if *other == user.id);
    if !is_me {
        host(&visitor)?;
    }
    if state.store.withdraw(&id, form.number, state.store.now()).await? == Changed::Stale {
        return Err(Error::Conflict);
    }
    leave_match(&state, &tournament, entrant).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}

#[derive(Debug, Deserialize)]
struct Bots {
    count: u16,
    level: String,
}

async fn add_bots(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Bots>,
) -> Result<Redirect, Error> {
    host(&visitor)?;
    let tournament = find(&state, &id).await?;
    let kind = state.game(&tournament.game)?;
    if !kind.bots().contains(&form.level.as_str()) {
        return Err(Error::refused(msg!("refused-level", level = form.level.as_str())));
    }
    let there = tournament.entrants.len();
    let wanted = usize::from(form.count).min(MOST.saturating_sub(there));
    for at in there..there + wanted {
        let name = BOT_NAMES[at % BOT_NAMES.len()];
        let again = at / BOT_NAMES.len();
        let name = if again == 0 { name.to_owned() } else { format!("{name} {}", again + 1) };
        let who = Who::Bot(form.level.clone());
        if state.store.enter(&id, &who, &name, state.store.now()).await? == Changed::Stale {
            return Err(Error::Conflict);
        }
    }
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}

async fn begin_now(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Error> {
    host(&visitor)?;
    begin(&state, &find(&state, &id).await?).await?;
    Ok(Redirect::to(&format!("/tournaments/{id}")))
}
