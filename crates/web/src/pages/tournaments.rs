//! Tournaments: the list of them, and one of them before, during and after it is played.

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use catalog::Kind as Game;
use engine::{Seat, msg, parse_options};
use look::page::Kind;
use look::part::{Weight, badge, hidden_fields, icon, link_button, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Board, Changed, Entrant, NewTournament, Stage, System, Tournament, User, Who};

use super::home::game_title;
use super::host::{host, is_host};
use super::player::name_link;
use super::quick::usual_level;
use super::table::level_name;
use crate::chrome::{Chrome, Nav};
use crate::pairing::{POINT, Standing, points_of, standings};
use crate::table::BOT_NAMES;
use crate::tournaments::begin;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, names, say};

/// How many are listed.
const ROWS: u32 = 100;
/// The most who take part.
const MOST: usize = 256;
/// The most rounds of a Swiss tournament.
const ROUNDS: u8 = 15;

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

/// Everything that the page is drawn from.
struct Cup<'a> {
    tournament: Tournament,
    standings: Vec<Standing>,
    user: Option<&'a User>,
    is_host: bool,
    words: Words,
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

impl Cup<'_> {
    fn entrant(&self, number: u16) -> Option<&Entrant> {
        self.tournament.entrants.iter().find(|one| one.number == number)
    }

    fn name(&self, number: u16) -> &str {
        self.entrant(number).map_or("", |one| one.name.as_str())
    }

    fn link(&self, number: u16) -> Markup {
        let Some(one) = self.entrant(number) else { return html! {} };
        match &one.who {
            Who::Person { login, .. } => name_link(login.as_deref(), &one.name),
            Who::Bot(_) => html! { (one.name) " " (icon("i-bot")) },
        }
    }

    /// How well somebody plays this game.
    fn rating(&self, number: u16) -> String {
        self.entrant(number).and_then(|one| one.rating).map(|points| points.to_string()).unwrap_or_default()
    }

    /// The visitor among those who take part.
    fn me(&self) -> Option<&Entrant> {
        let user = self.user?;
        let is_me = |one: &&Entrant| matches!(&one.who, Who::Person { user: other, .. } if *other == user.id);
        self.tournament.entrants.iter().find(is_me)
    }

    fn place(&self, number: u16) -> usize {
        self.standings.iter().position(|one| one.number == number).map_or(0, |at| at + 1)
    }

    fn head(&self, state: &AppState) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let game = state.game(&cup.game).map_or_else(|_| cup.game.clone(), |kind| game_title(kind, words));
        let system = match cup.system {
            System::Swiss => say!(words, "tournament-swiss"),
            System::RoundRobin => say!(words, "tournament-all"),
        };
        html! {
            header.cup {
                div {
                    h1.page__title { (cup.title) }
                    p.page__lead { (game) " · " (system) " · " (say!(words, "tournament-at-table", seats = cup.seats)) }
                }
                (stage_badge(cup, words))
            }
        }
    }

    /// Before it begins: who takes part.
    fn before(&self, state: &AppState) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let address = format!("/tournaments/{}", cup.id);
        html! {
            div.row {
                @match (self.me(), self.user.and_then(|user| user.login.as_ref())) {
                    (Some(me), _) => { (self.withdraw_form(me, &say!(words, "tournament-leave"))) }
                    (None, Some(_)) => {
                        form method="post" action={ (address) "/enter" } {
                            button.btn.btn--primary.btn--lg type="submit" { (say!(words, "tournament-enter")) }
                        }
                    }
                    (None, None) => { p.prose { (say!(words, "tournament-account")) " " a href="/account" { (say!(words, "nav-account")) } } }
                }
            }
            (panel("entrants", html! { (say!(words, "tournament-entrants")) " " span.count { (cup.entrants.len()) } }, html! {
                @if cup.entrants.is_empty() { p.prose.panel__body.muted { (say!(words, "tournament-nobody")) } }
                ul {
                    @for one in &cup.entrants {
                        li.person {
                            (super::player::avatar(&one.name, ""))
                            div { (self.link(one.number)) @if let Who::Bot(level) = &one.who { p { (level_name(level, words)) } } }
                            @if self.is_host { (self.withdraw_form(one, &say!(words, "tournament-strike"))) }
                        }
                    }
                }
            }))
            @if self.is_host { (self.host_panel(state)) }
        }
    }

    fn withdraw_form(&self, one: &Entrant, text: &str) -> Markup {
        html! {
            form method="post" action={ "/tournaments/" (self.tournament.id) "/withdraw" } {
                (hidden_fields(&[("number", &one.number.to_string())]))
                button.btn.btn--quiet type="submit" { (text) }
            }
        }
    }

    fn host_panel(&self, state: &AppState) -> Markup {
        let words = self.words;
        let address = format!("/tournaments/{}", self.tournament.id);
        let kind = state.game(&self.tournament.game).ok();
        let (levels, usual) = kind.map(|kind| (kind.bots(), usual_level(kind))).unwrap_or_default();
        panel(
            "host",
            say!(words, "host-title"),
            html! {
                div.panel__body.row {
                    form.row method="post" action={ (address) "/bots" } {
                        input.field type="number" name="count" min="1" max="64" value="1" aria-label=(say!(words, "tournament-bots"));
                        select.field name="level" aria-label=(say!(words, "quick-level")) {
                            @for level in levels { option value=(level) selected[*level == usual] { (level_name(level, words)) } }
                        }
                        button.btn type="submit" { (icon("i-bot")) (say!(words, "tournament-bots")) }
                    }
                    form method="post" action={ (address) "/begin" } {
                        button.btn.btn--primary type="submit" { (icon("i-play")) (say!(words, "tournament-begin")) }
                    }
                }
            },
        )
    }

    /// The visitor's match of this round.
    fn my_match(&self, state: &AppState) -> Markup {
        let Some(me) = self.me() else { return html! {} };
        let words = self.words;
        let present =
            |board: &&Board| board.round == self.tournament.round && board.players.contains(&me.number);
        let Some(board) = self.tournament.boards.iter().find(present) else { return html! {} };
        let others: Vec<&str> = board
            .players
            .iter()
            .filter(|other| **other != me.number)
            .map(|other| self.name(*other))
            .collect();
        let icon_id = state.game(&self.tournament.game).map_or("i-table", |kind| kind.cover().icon);
        html! {
            section.panel.mygame.seat-1 {
                span.wait__game { (icon(icon_id)) }
                @match &board.match_id {
                    Some(id) => {
                        h2 { (say!(words, "tournament-mine", round = board.round)) }
                        p { (say!(words, "match-with", names = others)) }
                        a.btn.btn--primary href={ "/m/" (id) } {
                            @if board.outcome.is_some() { (say!(words, "match-look")) } @else { (say!(words, "tile-go")) }
                        }
                    }
                    None => { h2 { (say!(words, "tournament-bye")) } p { (say!(words, "tournament-bye-text")) } }
                }
            }
        }
    }

    fn facts(&self) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let over = |round: u8| {
            cup.boards.iter().filter(|board| board.round == round && board.outcome.is_some()).count()
        };
        let of = |round: u8| {
            cup.boards.iter().filter(|board| board.round == round && board.match_id.is_some()).count()
        };
        let bots = cup.entrants.iter().any(|one| matches!(one.who, Who::Bot(_)));
        html! {
            (panel("how", say!(words, "tournament-how"), html! {
                dl.factbox {
                    dt { (say!(words, "tournament-win")) } dd { "1" }
                    dt { (say!(words, "tournament-shared")) } dd { (say!(words, "tournament-shares")) }
                    dt { (say!(words, "tournament-rated")) } dd { @if bots { (say!(words, "tournament-people-only")) } @else { (say!(words, "tournament-yes")) } }
                    @if cup.same_deals { dt { (say!(words, "tournament-same")) } dd { (say!(words, "tournament-yes")) } }
                    dt { (say!(words, "tournament-over-now")) } dd { (over(cup.round)) " / " (of(cup.round)) }
                }
            }))
            @if cup.stage == Stage::Running {
                (panel("next", say!(words, "tournament-next"), html! {
                    p.prose.panel__body { (say!(words, "tournament-next-text")) }
                    @if let Some(me) = self.me().filter(|me| !me.withdrawn) {
                        details.panel__body { summary { (say!(words, "tournament-leave")) } (self.withdraw_form(me, &say!(words, "tournament-leave-sure"))) }
                    }
                }))
            }
        }
    }

    /// The standing, with what everybody did in each round.
    fn table(&self) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let me = self.me().map(|me| me.number);
        panel(
            "standing",
            say!(words, "tournament-standing"),
            html! {
                div.table__wrap {
                    table.cross {
                        thead { tr {
                            th { (say!(words, "player-place")) } th { (say!(words, "ratings-player")) }
                            @for round in 1..=cup.rounds { th { (round) } }
                            th { (say!(words, "tournament-points")) } th.hide-s { (say!(words, "tournament-opponents")) }
                        } }
                        tbody {
                            @for (place, one) in (1..).zip(&self.standings) {
                                tr.is-me.seat-1[me == Some(one.number)] {
                                    td { @if cup.stage == Stage::Over && place <= 3 { (icon("i-crown")) " " } (place) }
                                    td { (self.link(one.number)) " " span.faint.hide-s { (self.rating(one.number)) } @if self.entrant(one.number).is_some_and(|one| one.withdrawn) { " –" } }
                                    @for round in 1..=cup.rounds { td { (self.cell(one.number, round)) } }
                                    td.pts { (points(one.points)) }
                                    td.hide-s { (points(one.opponents)) }
                                }
                            }
                        }
                    }
                }
            },
        )
    }

    /// What somebody did in a round: won against or lost to whom, or the place at a larger table.
    fn cell(&self, number: u16, round: u8) -> Markup {
        let words = self.words;
        let board =
            self.tournament.boards.iter().find(|one| one.round == round && one.players.contains(&number));
        let Some(board) = board else { return html! { span.cell.cell--n { "·" } } };
        let seat = board.players.iter().position(|other| *other == number).unwrap_or_default();
        let others: Vec<u16> = board.players.iter().copied().filter(|other| *other != number).collect();
        let names: Vec<&str> = others.iter().map(|other| self.name(*other)).collect();
        let places: String =
            others.iter().map(|other| self.place(*other).to_string()).collect::<Vec<_>>().join(" ");
        let (class, sign, said) = match (&board.outcome, &board.match_id) {
            (_, None) => ("cell--w", "+".to_owned(), say!(words, "tournament-bye")),
            (None, _) => ("cell--r", format!("…{places}"), say!(words, "cell-plays", names)),
            (Some(outcome), _) => {
                let earned = points_of(outcome, Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
                match (earned, others.len()) {
                    (POINT, 1) => ("cell--w", format!("+{places}"), say!(words, "cell-won", names)),
                    (0, 1) => ("cell--l", format!("−{places}"), say!(words, "cell-lost", names)),
                    (_, 1) => ("cell--r", format!("={places}"), say!(words, "cell-shared", names)),
                    (POINT, _) => ("cell--w", points(earned), say!(words, "cell-met", names)),
                    (0, _) => ("cell--l", points(earned), say!(words, "cell-met", names)),
                    _ => ("cell--r", points(earned), say!(words, "cell-met", names)),
                }
            }
        };
        html! {
            span.cell.(class) title=(said) { span aria-hidden="true" { (sign) } span.visually-hidden { (said) } }
        }
    }

    /// The tables of a round.
    fn round(&self, round: u8) -> Markup {
        let (words, cup) = (self.words, &self.tournament);
        let weight = |chosen: bool| if chosen { Weight::Primary } else { Weight::Ordinary };
        let boards = cup.boards.iter().filter(|board| board.round == round && board.match_id.is_some());
        html! {
            (panel("round", say!(words, "tournament-round", round, rounds = cup.rounds), html! {
                nav.filters.panel__body aria-label=(say!(words, "tournament-rounds")) {
                    @for number in 1..=cup.round {
                        (link_button(weight(number == round), &format!("/tournaments/{}?round={number}#round", cup.id), number))
                    }
                }
                ul.pairs { @for board in boards { (self.pair(board)) } }
            }))
        }
    }

    fn pair(&self, board: &Board) -> Markup {
        let words = self.words;
        let is_mine = self.me().is_some_and(|me| board.players.contains(&me.number));
        let score =
            |seat: usize| board.outcome.as_ref().and_then(|outcome| outcome.scores.iter().nth(seat).copied());
        html! {
            li.pair.pair--me.seat-1[is_mine] {
                span.pair__no { (board.number + 1) }
                span.pair__who {
                    @for (seat, number) in board.players.iter().enumerate() {
                        span { (self.link(*number)) @if let Some(score) = score(seat) { " " b { (score) } } }
                    }
                }
                @if let Some(id) = &board.match_id {
                    a.pair__state href={ "/m/" (id) } {
                        @if board.outcome.is_some() { (say!(words, "mine-over")) } @else { (say!(words, "table-running")) }
                    }
                }
            }
        }
    }
}

/// Points for people: `2`, `1½`, `0.67`.
fn points(points: u32) -> String {
    let (whole, rest) = (points / POINT, points % POINT);
    match rest {
        0 => whole.to_string(),
        rest if rest == POINT / 2 && whole == 0 => "½".to_owned(),
        rest if rest == POINT / 2 => format!("{whole}½"),
        _ => format!("{:.2}", f64::from(points) / f64::from(POINT)),
    }
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

/// Somebody withdraws, or the host strikes them off the list.
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
    match state.store.withdraw(&id, form.number, state.store.now()).await? {
        Changed::Done => Ok(Redirect::to(&format!("/tournaments/{id}"))),
        Changed::Stale => Err(Error::Conflict),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_people_do() {
        assert_eq!([0, 60, 120, 180, 80, 200].map(points), ["0", "½", "1", "1½", "0.67", "1.67"]);
    }
}
