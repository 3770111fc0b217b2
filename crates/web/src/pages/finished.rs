//! Finished matches that their players let everybody see: by game, number of players, options, and who won.

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use catalog::Kind;
use engine::{OptionKind, OptionSpec, Outcome, Seat, msg};
use look::home::{LongRow, long_row};
use look::page::Kind as PageKind;
use look::part::{hidden_fields, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Changed, Holder, Match, MatchId, MatchList, Millis, Page, Phase, Visibility};

use super::game::{Scene, match_title, options_text};
use super::home::game_title;
use super::lists::standing;
use crate::chrome::{Chrome, Nav};
use crate::moment::since;
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many matches a page shows.
const SHOWN: usize = 30;
/// How many are read at once, and how often for one page.
const ROWS: u32 = 100;
const READS: usize = 5;

pub fn router() -> Router<AppState> {
    Router::new().route("/finished", get(show)).route("/m/{id}/visible", post(set_visible))
}

/// What the form sends; what is not chosen is empty.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Chosen {
    game: String,
    players: String,
    option: String,
    won: String,
    /// The last match of the page before: when it ended, and its id.
    after: String,
}

/// Which matches are wanted.
#[derive(Default)]
struct Wanted {
    kind: Option<&'static dyn Kind>,
    players: Option<u8>,
    option: Option<(&'static OptionSpec, String)>,
    won: Option<Winner>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winner {
    Person,
    Bot,
    /// Several who are tied.
    Shared,
}

const WINNERS: [(&str, Winner); 3] =
    [("person", Winner::Person), ("bot", Winner::Bot), ("shared", Winner::Shared)];

impl Wanted {
    fn read(state: &AppState, chosen: &Chosen) -> Self {
        let kind = state.games.iter().copied().find(|kind| kind.info().id == chosen.game);
        let option = kind.zip(chosen.option.split_once('=')).and_then(|(kind, (key, value))| {
            let spec = kind.info().options.iter().find(|spec| spec.key == key)?;
            Some((spec, value.to_owned()))
        });
        let won = WINNERS.into_iter().find(|(value, _)| *value == chosen.won).map(|(_, won)| won);
        Self { kind, players: chosen.players.parse().ok(), option, won }
    }

    fn fits(&self, state: &AppState, row: &Match) -> bool {
        let Phase::Over(outcome) = row.phase else { return false };
        state.game(&row.game).is_ok()
            && self.option.as_ref().is_none_or(|(spec, value)| option_of(row, spec) == *value)
            && self.won.is_none_or(|won| winner(row, outcome) == Some(won))
    }
}

/// What was agreed about an option, as the form names it.
fn option_of(row: &Match, spec: &OptionSpec) -> String {
    let chosen = row.options.get(spec.key);
    match spec.kind {
        OptionKind::Flag => chosen.and_then(serde_json::Value::as_bool).unwrap_or_default().to_string(),
        OptionKind::Choice(values) => {
            let chosen = chosen.and_then(serde_json::Value::as_str);
            chosen.or(values.first().copied()).unwrap_or_default().to_owned()
        }
    }
}

fn winner(row: &Match, outcome: Outcome) -> Option<Winner> {
    let winners = outcome.winners();
    let place = row.place(winners.iter().next()?)?;
    Some(match &place.holder {
        _ if winners.len() > 1 => Winner::Shared,
        Holder::Bot(_) => Winner::Bot,
        Holder::Human(_) | Holder::Stranger | Holder::Open => Winner::Person,
    })
}

/// A page of them.
struct Found {
    rows: Vec<Match>,
    /// Where older ones begin.
    older: Option<(Millis, MatchId)>,
}

/// Looks for a page of matches. Options and winners are not columns of the store: after so many matches that do not fit
/// the reader is asked whether to go on.
async fn search(state: &AppState, wanted: &Wanted, chosen: &Chosen) -> Result<Found, Error> {
    let game = wanted.kind.map(|kind| kind.info().id);
    let list = MatchList::Finished { game, players: wanted.players };
    let (mut rows, mut after) = (Vec::new(), read_after(&chosen.after));
    for _ in 0..READS {
        let found = state.store.matches(list, &Page { after: after.clone(), rows: ROWS }).await?;
        let is_last = found.len() < ROWS as usize;
        for row in found {
            if rows.len() == SHOWN {
                return Ok(Found { rows, older: after });
            }
            after = Some((row.updated_at, row.id.clone()));
            if wanted.fits(state, &row) {
                rows.push(row);
            }
        }
        if is_last {
            return Ok(Found { rows, older: None });
        }
    }
    Ok(Found { rows, older: after })
}

fn read_after(text: &str) -> Option<(Millis, MatchId)> {
    let (at, id) = text.split_once('-')?;
    let is_id = id.chars().all(|letter| letter.is_ascii_alphanumeric());
    Some((at.parse().ok()?, MatchId(id.to_owned()))).filter(|_| is_id)
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(chosen): Query<Chosen>,
) -> Result<Markup, Error> {
    let words = visitor.words;
    let wanted = Wanted::read(&state, &chosen);
    let found = search(&state, &wanted, &chosen).await?;
    let title = say!(words, "finished-title");
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            p.page__lead { (say!(words, "finished-lead")) }
            (filters(&state, &wanted, &chosen, words))
            (panel("finished", title.as_str(), html! {
                @if found.rows.is_empty() { (nothing(&wanted, found.older.is_some(), words)) }
                ul { @for row in &found.rows { (line(&state, row, words)) } }
                @if let Some((at, id)) = &found.older {
                    div.panel__body { a.btn href=(address(&chosen, &format!("{at}-{id}"))) { (say!(words, "finished-older")) } }
                }
            }))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(PageKind::People, &title, Nav::Lobby, &body))
}

/// The page with the same choices, further on. Nothing in it need be escaped: what is chosen is letters, digits, and three
/// signs.
fn address(chosen: &Chosen, after: &str) -> String {
    let is_plain = |letter: &char| letter.is_ascii_alphanumeric() || "-_=".contains(*letter);
    let plain = |text: &String| -> String { text.chars().filter(is_plain).collect() };
    let [game, players, option, won] =
        [&chosen.game, &chosen.players, &chosen.option, &chosen.won].map(plain);
    let option = option.replace('=', "%3D");
    format!("/finished?game={game}&players={players}&option={option}&won={won}&after={after}")
}

fn nothing(wanted: &Wanted, more: bool, words: Words) -> Markup {
    let is_all = wanted.kind.is_none() && wanted.players.is_none() && wanted.won.is_none();
    html! {
        div.nothing {
            @if more { p { (say!(words, "finished-none-yet")) } }
            @else if is_all { p { (say!(words, "finished-none")) } a.btn href="/mine#over" { (say!(words, "finished-mine")) } }
            @else { p { (say!(words, "finished-none-such")) } a.btn href="/finished" { (say!(words, "finished-all")) } }
        }
    }
}

fn line(state: &AppState, row: &Match, words: Words) -> Markup {
    let Ok(kind) = state.game(&row.game) else { return html! {} };
    let options = options_text(kind, &row.options, words);
    let text = [game_title(kind, words), options].into_iter().filter(|text| !text.is_empty());
    let players = (0..).map(Seat).zip(row.places.iter().map(|place| place.name.as_str()));
    long_row(&LongRow {
        href: &format!("/m/{}", row.id),
        icon: kind.cover().icon,
        title: &match_title(row, words),
        text: &text.collect::<Vec<_>>().join(", "),
        players: players.filter(|(_, name)| !name.is_empty()).collect(),
        deciding: engine::Seats::NONE,
        my_turn: None,
        last: &standing(row, words),
        since: &since(state.store.now() - row.updated_at, words),
        button: &say!(words, "match-look"),
        more: html! {},
    })
}

fn filters(state: &AppState, wanted: &Wanted, chosen: &Chosen, words: Words) -> Markup {
    let most = state.games.iter().map(|kind| kind.info().max_players).max().unwrap_or_default();
    let (least, most) =
        wanted.kind.map_or((1, most), |kind| (kind.info().min_players, kind.info().max_players));
    let game = |kind: &&'static dyn Kind| (kind.info().id.to_owned(), game_title(*kind, words));
    let games: Vec<_> = state.games.iter().map(game).collect();
    let number = |players: u8| (players.to_string(), say!(words, "rating-players", players));
    let numbers: Vec<_> = (least..=most).map(number).collect();
    let options = wanted.kind.map(|kind| options(kind, words)).unwrap_or_default();
    let won = WINNERS.map(|(value, won)| (value.to_owned(), winner_name(won, words)));
    html! {
        form.row.filters method="get" action="/finished" {
            (select("game", &say!(words, "new-game"), &games, &chosen.game, words))
            (select("players", &say!(words, "new-players"), &numbers, &chosen.players, words))
            @if !options.is_empty() { (select("option", &say!(words, "new-options"), &options, &chosen.option, words)) }
            (select("won", &say!(words, "finished-won"), &won, &chosen.won, words))
            button.btn type="submit" { (say!(words, "finished-show")) }
        }
    }
}

/// The options of a game with their values.
fn options(kind: &'static dyn Kind, words: Words) -> Vec<(String, String)> {
    let text = |key: String| kind.texts().word(words.0, &key);
    let of = |spec: &OptionSpec| -> Vec<(String, String)> {
        let key = spec.key;
        match spec.kind {
            OptionKind::Flag => vec![(format!("{key}=true"), text(format!("option-{key}")))],
            OptionKind::Choice(values) => {
                let choice = |value: &&str| (format!("{key}={value}"), text(format!("option-{key}-{value}")));
                values.iter().map(choice).collect()
            }
        }
    };
    kind.info().options.iter().flat_map(of).collect()
}

fn winner_name(won: Winner, words: Words) -> String {
    match won {
        Winner::Person => say!(words, "finished-won-person"),
        Winner::Bot => say!(words, "finished-won-bot"),
        Winner::Shared => say!(words, "finished-won-shared"),
    }
}

fn select(name: &str, label: &str, values: &[(String, String)], chosen: &str, words: Words) -> Markup {
    html! {
        label.row { span { (label) }
            select.field name=(name) {
                option value="" { (say!(words, "finished-any")) }
                @for (value, text) in values { option value=(value) selected[value == chosen] { (text) } }
            }
        }
    }
}

/// The switch at the table of a finished match, for those who played.
#[must_use]
pub fn switch(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let row = &scene.table.row;
    let user = scene.visitor.user.as_ref().map(|user| &user.id);
    let is_listed = row.settings.visibility == Visibility::Listed;
    let (wish, text, note) = match is_listed {
        true => ("by_link", say!(words, "finished-hide"), say!(words, "finished-is-listed")),
        false => ("listed", say!(words, "finished-list"), say!(words, "finished-is-private")),
    };
    html! {
        @if scene.table.is_over() && !scene.table.mine(user).is_empty() {
            form.panel__body.stack id="visible" method="post" action={ (scene.public_address()) "/visible" } {
                (hidden_fields(&[("visibility", wish)]))
                p.prose { (note) @if is_listed { " " a href="/finished" { (say!(words, "finished-title")) } } }
                button.btn type="submit" { (text) }
            }
        }
    }
}

#[derive(Debug, Deserialize)]
struct Visible {
    visibility: Visibility,
}

/// One of the players lets everybody see the match, or no longer.
async fn set_visible(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Form(form): Form<Visible>,
) -> Result<Redirect, Error> {
    let user = visitor.known()?;
    visitor.may(&state, Deed::Seat).await?;
    let row = state.store.find_match(&id).await?.ok_or(Error::NotFound)?;
    if row.seats_of(&user.id).is_empty() {
        return Err(Error::forbidden(msg!("refused-not-your-seat")));
    }
    if !matches!(row.phase, Phase::Over(_)) {
        return Err(Error::refused(msg!("refused-not-over")));
    }
    // Somebody may have wished the same just before.
    let _: Changed = state.store.set_visible(&id, &user.id, form.visibility, state.store.now()).await?;
    Ok(Redirect::to(&format!("/m/{id}/table#visible")))
}
