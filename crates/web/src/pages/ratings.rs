//! Who plays best: for each game and number of players.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::get;
use catalog::Kind as Game;
use look::page::Kind;
use look::part::{Weight, link_button, panel, seat_badge};
use look::{Markup, html};
use serde::Deserialize;
use store::{RatedSeat, Standing, UserId};

use super::home::game_title;
use super::player::{SETTLED, change, figure, name_link, rounded};
use crate::chrome::{Chrome, Nav};
use crate::table::Table;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many are listed.
const ROWS: u32 = 100;

pub fn router() -> Router<AppState> {
    Router::new().route("/ratings", get(first)).route("/ratings/{game}", get(show))
}

async fn first(State(state): State<AppState>) -> Result<Redirect, Error> {
    let kind = state.games.first().ok_or(Error::NotFound)?;
    Ok(Redirect::to(&format!("/ratings/{}", kind.info().id)))
}

#[derive(Debug, Deserialize)]
struct Chosen {
    players: Option<u8>,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(chosen): Query<Chosen>,
) -> Result<Markup, Error> {
    let (words, kind) = (visitor.words, state.game(&game)?);
    let info = kind.info();
    let players = chosen.players.unwrap_or(info.min_players).clamp(info.min_players, info.max_players);
    let found = state.store.leaders(&game, players, ROWS).await?;
    let title = say!(words, "ratings-title");
    let table = format!("/new?game={}&players={players}", info.id);
    let body = html! {
        main.page id="main" {
            h1 { (title) }
            p.page__lead { (say!(words, "ratings-lead")) }
            (choices(&state, kind, players, words))
            (panel("leaders", say!(words, "rating-of", game = game_title(kind, words), players),
                list(&found, visitor.user.as_ref().map(|user| &user.id), &table, words)))
            p.prose.muted { (say!(words, "ratings-how", settled = SETTLED)) }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &title, Nav::Lobby, &body))
}

/// Whether a match counts, what it brought to whom, and which tournament it belongs to.
///
/// # Errors
/// If the store cannot be asked.
pub async fn of_match(state: &AppState, table: &Table, words: Words) -> Result<Markup, Error> {
    if !table.row.phase.has_begun() {
        return Ok(html! {});
    }
    let seats = state.store.rated_seats(&table.row.id).await?;
    let cup = match state.store.tournament_of(&table.row.id).await? {
        Some(id) => state.store.tournament(&id).await?,
        None => None,
    };
    let name = |seat: &RatedSeat| table.row.place(seat.seat).map_or("", |place| place.name.as_str());
    Ok(panel(
        "rating",
        say!(words, "ratings-rating"),
        html! {
            div.panel__body.stack {
                @if let Some(cup) = cup { p { a href={ "/tournaments/" (cup.id) } { (cup.title) } } }
                p.prose { @if seats.is_empty() { (say!(words, "match-unrated")) } @else { (say!(words, "match-rated")) } }
                @for seat in &seats {
                    @if let Some(result) = seat.result {
                        p { (seat_badge(seat.seat)) " " (name(seat)) " " (change(result.change)) " " span.faint { (rounded(result.rating.points)) } }
                    }
                }
            }
        },
    ))
}

fn choices(state: &AppState, chosen: &'static dyn Game, players: u8, words: Words) -> Markup {
    let weight = |chosen: bool| if chosen { Weight::Primary } else { Weight::Ordinary };
    let info = chosen.info();
    html! {
        nav.filters aria-label=(say!(words, "new-game")) {
            @for kind in state.games {
                @let id = kind.info().id;
                (link_button(weight(id == info.id), &format!("/ratings/{id}"), game_title(*kind, words)))
            }
        }
        nav.filters aria-label=(say!(words, "new-players")) {
            @for number in info.min_players..=info.max_players {
                (link_button(weight(number == players), &format!("/ratings/{}?players={number}", info.id),
                    say!(words, "rating-players", players = number)))
            }
        }
    }
}

/// The list; where nobody stands in it, `table` opens one that counts.
fn list(found: &[Standing], me: Option<&UserId>, table: &str, words: Words) -> Markup {
    html! {
        @if found.is_empty() {
            div.nothing { p { (say!(words, "ratings-none")) } a.btn href=(table) { (say!(words, "home-open")) } }
        }
        @else {
            div.table__wrap tabindex="0" role="group" {
                table.table {
                    thead { tr {
                        th { (say!(words, "player-place")) } th { (say!(words, "ratings-player")) } th { (say!(words, "ratings-rating")) }
                        th.hide-s { (say!(words, "ratings-matches")) } th.hide-s { (say!(words, "ratings-wins")) }
                    } }
                    tbody {
                        @for (place, one) in (1..).zip(found) {
                            tr.is-me[me == Some(&one.user)] {
                                td.num { (place) }
                                td { (name_link(Some(&one.login), &one.name)) }
                                td { (figure(one, words)) @if one.matches < SETTLED { " " span.faint { (say!(words, "ratings-unsettled")) } } }
                                td.num.hide-s { (one.matches) }
                                td.num.hide-s { (one.wins) }
                            }
                        }
                    }
                }
            }
        }
    }
}
