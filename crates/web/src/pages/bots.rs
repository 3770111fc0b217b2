//! The computer opponents: how strong each level is, what it does and may not do, and how to write one.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use catalog::Rated;
use look::part::panel;
use look::ratings::{Rating, ratings, scale};
use look::{Markup, html};

use super::home::game_title;
use super::table::level_name;
use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// Weaker ones are named beside the charts: they would stretch the scale.
const LEAST: f64 = 0.0;

/// The bot of the documentation, which a test plays a whole match with.
const EXAMPLE: &str = include_str!("../../../../docs/bots/player.py");

pub fn router() -> Router<AppState> {
    Router::new().route("/bots", get(show))
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let title = say!(words, "bots-title");
    let body = html! {
        h1 { (title) }
        p.page__lead { (say!(words, "bots-lead")) }
        (panel("strength", say!(words, "bots-strength"), strength(&state, words)))
        (panel("levels", say!(words, "bots-levels"), levels(words)))
        (panel("fair", say!(words, "bots-fair"), fair(words)))
        (panel("chance", say!(words, "bots-chance"), html! { p.panel__body.prose { (say!(words, "bots-chance-text")) } }))
        (panel("own", say!(words, "bots-own"), html! {
            div.panel__body.stack {
                p.prose { (say!(words, "bots-own-text")) " " a href="/api" { "API" } }
                pre.code { code { (EXAMPLE) } }
            }
        }))
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

fn fair(words: Words) -> Markup {
    html! {
        ul.panel__body.prose.stack {
            li { (say!(words, "bots-fair-secrets")) }
            li { (say!(words, "bots-fair-chance")) }
            li { (say!(words, "bots-fair-rules")) }
        }
    }
}

/// A chart for each game, all on one scale, with how it was measured.
fn strength(state: &AppState, words: Words) -> Markup {
    let measured: Vec<_> = state.games.iter().map(|kind| (*kind, kind.rated())).collect();
    let charts = measured
        .iter()
        .map(|(kind, rated)| (*kind, rated.as_ref().map(|rated| (rated, chart(rated, words)))));
    let charts: Vec<_> = charts.collect();
    let common = scale(charts.iter().flat_map(|(_, measured)| measured).flat_map(|(_, chart)| chart));
    html! {
        div.panel__body.stack {
            p.prose { (say!(words, "bots-strength-text")) }
            div.ratings-of-games {
                @for (kind, measured) in &charts {
                    @let game = game_title(*kind, words);
                    section {
                        h3 { (game) }
                        @if let Some((rated, chart)) = measured {
                            (ratings(&told(&game, chart), chart, common))
                            p.hint { (say!(words, "bots-measured", games = rated.games, players = rated.players)) }
                            @if let Some(command) = &rated.command {
                                p.hint { (say!(words, "bots-again")) }
                                pre.code { code { (command) } }
                            }
                        } @else {
                            p.hint { (say!(words, "bots-unmeasured")) }
                        }
                    }
                }
            }
        }
    }
}

/// The levels from the strongest on.
fn chart(rated: &Rated, words: Words) -> Vec<Rating> {
    let whole = |rating: f64| rating.round() as i32;
    let mut chart: Vec<_> = rated
        .bots
        .iter()
        .filter(|bot| bot.low > LEAST)
        .map(|bot| Rating {
            name: level_name(&bot.bot, words),
            rating: whole(bot.rating),
            bounds: [whole(bot.low), whole(bot.high)],
        })
        .collect();
    chart.sort_by_key(|bot| -bot.rating);
    chart
}

/// The chart for those who cannot see it.
fn told(game: &str, chart: &[Rating]) -> String {
    let bot = |bot: &Rating| format!("{} {} ({} – {})", bot.name, bot.rating, bot.bounds[0], bot.bounds[1]);
    format!("{game}: {}", chart.iter().map(bot).collect::<Vec<_>>().join(", "))
}

fn levels(words: Words) -> Markup {
    let levels = [
        ("expert", say!(words, "bots-level-expert")),
        ("hard", say!(words, "bots-level-hard")),
        ("normal", say!(words, "bots-level-normal")),
        ("greedy", say!(words, "bots-level-greedy")),
        ("easy", say!(words, "bots-level-easy")),
        ("random", say!(words, "bots-level-random")),
    ];
    html! {
        dl.panel__body.facts-list {
            @for (level, text) in levels {
                dt { (level_name(level, words)) }
                dd.prose { (text) }
            }
        }
    }
}
