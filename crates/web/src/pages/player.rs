//! The page of a player: how well they play, and the matches that everybody may see.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::routing::get;
use engine::Seat;
use look::game::escaped;
use look::page::Kind;
use look::part::{icon, panel};
use look::{Markup, html};
use serde::Deserialize;
use store::{Holder, Match, MatchList, Page, Phase, RatedSeat, Standing, User, UserId, Visibility};

use super::home::game_title;
use super::invite;
use super::lobby::friend_form;
use crate::chrome::{Chrome, Nav};
use crate::moment::since;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many matches the curve shows.
const CURVE: u32 = 200;
const DAY: i64 = 24 * 3_600_000;
/// How many matches are searched for those that are over and seen by all.
const SEARCHED: u32 = 200;
/// How many of them are shown.
const SHOWN: usize = 20;
/// With fewer matches a rating is not settled.
pub const SETTLED: u32 = 10;

pub fn router() -> Router<AppState> {
    Router::new().route("/player/{login}", get(show))
}

/// The address of a player's page.
#[must_use]
pub fn address(login: &str) -> String {
    format!("/player/{}", escaped(login))
}

/// Their name as a link to their page, or as it is for a guest.
#[must_use]
pub fn name_link(login: Option<&str>, name: &str) -> Markup {
    html! {
        @match login { Some(login) => { a href=(address(login)) { (name) } }, None => { (name) } }
    }
}

#[derive(Debug, Deserialize)]
struct Chosen {
    game: Option<String>,
    players: Option<u8>,
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(login): Path<String>,
    Query(chosen): Query<Chosen>,
) -> Result<Markup, Error> {
    let words = visitor.words;
    let user = state.store.account(&login).await?.ok_or(Error::NotFound)?.user;
    let shows = state.store.shows(&user.id).await?.ok_or(Error::NotFound)?;
    let is_me = visitor.user.as_ref().is_some_and(|me| me.id == user.id);
    let mut ratings = state.store.ratings_of(&user.id).await?;
    ratings.retain(|one| state.game(&one.game).is_ok());
    let fits = |one: &&Standing| {
        chosen.game.as_ref().is_none_or(|game| *game == one.game)
            && chosen.players.is_none_or(|players| players == one.players)
    };
    let current = ratings.iter().find(fits).or(ratings.first());
    let rated = match current {
        Some(one) => state.store.rated_matches(&user.id, &one.game, one.players, CURVE).await?,
        None => Vec::new(),
    };
    let over = if shows.matches || is_me { finished(&state, &user.id).await? } else { Vec::new() };
    let results = results(&state, &user.id, &over).await?;
    let body = html! {
        (head(&state, &visitor, &user).await?)
        @if !shows.rating { p.prose.muted { (say!(words, "player-unrated")) } }
        @else if ratings.is_empty() { p.prose.muted { (say!(words, "player-none-yet")) } }
        (cards(&state, &user, &ratings, current, words))
        @if let Some(one) = current {
            (panel("curve", html! { (heading(&state, one, words)) " " span.faint { (say!(words, "player-band")) } }, curve(one, &rated, words)))
        }
        @if shows.matches || is_me { (matches_panel(&state, (&user, is_me), &over, &results, words)) }
        @if is_me { p { a href="/account#shows" { (say!(words, "player-choose")) } } }
    };
    let body = html! { main.page id="main" { (body) } };
    Ok(Chrome::of(&state, &visitor).await?.page(Kind::People, &user.profile.name, Nav::Lobby, &body))
}

async fn head(state: &AppState, visitor: &Visitor, user: &User) -> Result<Markup, Error> {
    let words = visitor.words;
    let is_friend = match visitor.user.as_ref().filter(|me| me.id != user.id) {
        Some(me) => Some(state.store.friends(&me.id).await?.iter().any(|friend| friend.id == user.id)),
        None => None,
    };
    let name = &user.profile.name;
    let login = user.login.as_deref().unwrap_or_default();
    let age = state.store.now() - user.created_at;
    Ok(html! {
        header.who {
            (avatar(name, "avatar--lg"))
            div {
                h1 { (name) }
                p {
                    @if login != name { (login) " · " }
                    @if age < DAY { (say!(words, "player-new")) } @else { (say!(words, "player-since", days = age / DAY)) }
                }
            }
            @if let Some(is_friend) = is_friend {
                div.row {
                    a.btn.btn--primary href=(invite::address(login)) { (icon("i-table")) (say!(words, "player-invite")) }
                    (friend_form(login, is_friend, words))
                }
            }
        }
    })
}

/// The first letter of a name.
#[must_use]
pub fn avatar(name: &str, class: &str) -> Markup {
    let letter: String = name.chars().next().into_iter().flat_map(char::to_uppercase).collect();
    html! { span.avatar.(class) aria-hidden="true" { (letter) } }
}

/// The name of a game with so many players.
fn heading(state: &AppState, one: &Standing, words: Words) -> String {
    let game = state.game(&one.game).map_or_else(|_| one.game.clone(), |kind| game_title(kind, words));
    say!(words, "rating-of", game, players = one.players)
}

fn cards(
    state: &AppState,
    user: &User,
    ratings: &[Standing],
    current: Option<&Standing>,
    words: Words,
) -> Markup {
    let login = address(user.login.as_deref().unwrap_or_default());
    html! {
        @if !ratings.is_empty() {
            ul.ratings {
                @for one in ratings {
                    @let chosen = current.is_some_and(|current| current == one);
                    li.panel {
                        a.rating href={ (login) "?game=" (one.game) "&players=" (one.players) } aria-current=[chosen.then_some("true")] {
                            h2 {
                                @if let Ok(kind) = state.game(&one.game) { (icon(kind.cover().icon)) (game_title(kind, words)) }
                            }
                            (figure(one, words))
                            p { (say!(words, "rating-players", players = one.players)) " · " (record(one, words)) }
                        }
                    }
                }
            }
        }
    }
}

/// A rating with its uncertainty.
#[must_use]
pub fn figure(one: &Standing, words: Words) -> Markup {
    let (points, band) = (rounded(one.rating.points), rounded(2.0 * one.rating.deviation));
    html! {
        b aria-label=(say!(words, "rating-spoken", points = points.to_string(), band = band.to_string())) {
            (points) " " small { "± " (band) }
        }
    }
}

/// How many matches and how many of them were won.
#[must_use]
pub fn record(one: &Standing, words: Words) -> String {
    if one.matches < SETTLED {
        return say!(words, "rating-unsettled", matches = one.matches);
    }
    say!(words, "rating-record", matches = one.matches, wins = one.wins)
}

/// A figure for people.
#[expect(clippy::cast_possible_truncation, reason = "ratings are small")]
#[must_use]
pub fn rounded(figure: f64) -> i64 {
    figure.round() as i64
}

/// The curve of a rating with its band, the oldest match first. Half of the band fits above and below at most.
fn curve(one: &Standing, rated: &[RatedSeat], words: Words) -> Markup {
    let points: Vec<(f64, f64)> = rated
        .iter()
        .rev()
        .filter_map(|seat| seat.result)
        .map(|result| (result.rating.points, result.rating.deviation))
        .collect();
    let Some(last) = points.last() else { return html! {} };
    let scale = Scale::of(&points);
    let line: Vec<String> = scale.points(&points, 0.0);
    let (upper, mut lower) = (scale.points(&points, 2.0), scale.points(&points, -2.0));
    lower.reverse();
    let label = say!(
        words,
        "curve-spoken",
        matches = one.matches,
        first = rounded(points[0].0).to_string(),
        last = rounded(last.0).to_string()
    );
    html! {
        div.panel__body {
            div.curvebox {
                ol aria-hidden="true" { @for mark in scale.marks() { li { (mark) } } }
                svg.curve viewBox="0 0 1000 250" preserveAspectRatio="none" role="img" aria-label=(label) {
                    @for at in [25, 75, 125, 175, 225] { line x1="0" x2="1000" y1=(at) y2=(at) {} }
                    path.curve__band d={ "M" (upper.join(" L")) " L" (lower.join(" L")) "z" } {}
                    polyline.curve__line points=(line.join(" ")) {}
                    path.curve__now d={ "M" (line.last().map_or("", String::as_str)) "h.01" } {}
                }
            }
        }
    }
}

/// Where points of a rating lie in the drawing: five lines, 50 units apart.
struct Scale {
    top: f64,
    step: f64,
}

impl Scale {
    fn of(points: &[(f64, f64)]) -> Self {
        let most = points.iter().map(|(points, _)| *points).fold(f64::MIN, f64::max);
        let least = points.iter().map(|(points, _)| *points).fold(f64::MAX, f64::min);
        let step = [25.0, 50.0, 100.0, 200.0, 400.0]
            .into_iter()
            .find(|step| most - least <= 3.0 * step)
            .unwrap_or(800.0);
        let middle = ((most + least) / 2.0 / step).round() * step;
        Self { top: middle + 2.0 * step, step }
    }

    fn marks(&self) -> impl Iterator<Item = i64> {
        (0..5).map(|line| rounded(self.top - f64::from(line) * self.step))
    }

    /// The points, moved by so many deviations.
    fn points(&self, points: &[(f64, f64)], deviations: f64) -> Vec<String> {
        let last = u32::try_from(points.len().max(2) - 1).unwrap_or(u32::MAX);
        (0..)
            .zip(points)
            .map(|(at, (points, deviation))| {
                let x = 4.0 + 984.0 * f64::from(at) / f64::from(last);
                let y = 25.0 + (self.top - (points + deviations * deviation)) / self.step * 50.0;
                format!("{x:.1},{:.1}", y.clamp(-20.0, 270.0))
            })
            .collect()
    }
}

/// The newest matches of somebody that are over and seen by all.
async fn finished(state: &AppState, user: &UserId) -> Result<Vec<Match>, Error> {
    let mut found = state.store.matches(MatchList::Of(user), &Page::first(SEARCHED)).await?;
    found.retain(|row| {
        matches!(row.phase, Phase::Over(_))
            && row.settings.visibility == Visibility::Listed
            && !row.seats_of(user).is_empty()
            && state.game(&row.game).is_ok()
    });
    found.truncate(SHOWN);
    Ok(found)
}

/// What their rated matches brought.
async fn results(
    state: &AppState,
    user: &UserId,
    over: &[Match],
) -> Result<Vec<Option<store::RatedResult>>, Error> {
    let mut results = Vec::new();
    for row in over {
        let seats = state.store.rated_seats(&row.id).await?;
        results.push(seats.into_iter().find(|seat| seat.user == *user).and_then(|seat| seat.result));
    }
    Ok(results)
}

fn matches_panel(
    state: &AppState,
    (user, is_me): (&User, bool),
    over: &[Match],
    results: &[Option<store::RatedResult>],
    words: Words,
) -> Markup {
    panel(
        "matches",
        say!(words, "player-matches"),
        html! {
            @if over.is_empty() {
                div.nothing {
                    p { (say!(words, "player-no-matches")) }
                    @if is_me { a.btn href="/" { (say!(words, "tile-play")) } a.btn.btn--quiet href="/new" { (say!(words, "home-open")) } }
                    @else { a.btn href=(invite::address(user.login.as_deref().unwrap_or_default())) { (say!(words, "player-invite")) } }
                }
            }
            @else {
                div.table__wrap tabindex="0" role="group" {
                    table.table.matches {
                        thead { tr {
                            th {} th { (say!(words, "player-place")) } th { (say!(words, "player-others")) }
                            th { (say!(words, "player-change")) } th { (say!(words, "player-over")) } th {}
                        } }
                        tbody { @for (row, result) in over.iter().zip(results) { (match_row(state, user, row, *result, words)) } }
                    }
                }
            }
        },
    )
}

fn match_row(
    state: &AppState,
    user: &User,
    row: &Match,
    result: Option<store::RatedResult>,
    words: Words,
) -> Markup {
    let (Phase::Over(outcome), Ok(kind)) = (row.phase, state.game(&row.game)) else { return html! {} };
    let mine = row.seats_of(&user.id).iter().next().unwrap_or(Seat(0));
    let figure = |seat: Seat| outcome.scores.iter().nth(seat.index()).copied().unwrap_or_default();
    let place = outcome.ranking.iter().nth(mine.index()).copied().unwrap_or_default();
    html! {
        tr {
            td { (look::part::named_icon(kind.cover().icon, &game_title(kind, words))) }
            td {
                b.place.(format!("place--{place}")) { (say!(words, "player-place-of", place, players = row.places.len())) }
                " " (say!(words, "player-points", points = figure(mine)))
            }
            td {
                @for (seat, other) in (0..).map(Seat).zip(&row.places).filter(|(seat, _)| *seat != mine) {
                    span { b { (figure(seat)) } " " (other.name) @if matches!(other.holder, Holder::Bot(_)) { " " (icon("i-bot")) } } " "
                }
            }
            td { @if let Some(result) = result { (change(result.change)) " " span.faint.num { (rounded(result.rating.points)) } } }
            td.faint { (since(state.store.now() - row.updated_at, words)) }
            td { a.btn.btn--quiet href={ "/m/" (row.id) "/replay?at=0" } { (icon("i-replay")) (say!(words, "tool-replay")) } }
        }
    }
}

/// By how much a rating changed.
#[must_use]
pub fn change(change: f64) -> Markup {
    let points = rounded(change);
    let class = match points {
        1.. => "delta--up",
        0 => "delta--same",
        _ => "delta--down",
    };
    let text = match points {
        1.. => format!("+{points}"),
        0 => "±0".to_owned(),
        _ => format!("−{}", points.abs()),
    };
    html! { span.delta.(class) { (text) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_fits_into_its_lines() {
        let points = [(1500.0, 245.0), (1612.0, 80.0), (1433.0, 60.0)];
        let scale = Scale::of(&points);
        let marks: Vec<i64> = scale.marks().collect();
        assert!(marks[0] >= 1612 && marks[4] <= 1433, "{marks:?}");
        assert!(marks.windows(2).all(|pair| pair[0] - pair[1] == rounded(scale.step)));
        assert_eq!(scale.points(&points, 0.0).len(), 3);
        assert_eq!(scale.points(&points[..1], 0.0).len(), 1);
    }

    #[test]
    fn a_name_may_hold_anything() {
        assert_eq!(address("Zoë/&?"), "/player/Zo%C3%AB%2F%26%3F");
    }
}
