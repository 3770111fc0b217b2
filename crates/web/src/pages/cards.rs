//! All cards and tiles of a game, with where their figures are from.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::routing::get;
use catalog::Kind;
use engine::{CardFacts, Message};
use look::part::{icon, named_icon};
use look::{Markup, html};

use super::home::game_title;
use super::rules::{Search, search_form};
use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route("/cards/{game}", get(show))
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Markup, Error> {
    let kind = state.game(&game)?;
    let words = visitor.words;
    let title = say!(words, "cards-of", game = game_title(kind, words));
    let cards: Vec<Card> = kind.cards().into_iter().map(|facts| Card::of(kind, facts, words)).collect();
    let query = search.words();
    let doubtful = cards.iter().filter(|card| card.doubtful.is_some()).count();
    let found: Vec<&Card> = cards.iter().filter(|card| card.contains(query)).collect();
    let body = html! {
        h1 { (title) }
        p.page__lead { (say!(words, "cards-lead")) }
        @if doubtful > 0 { p.prose.muted { (icon("i-warning")) " " (say!(words, "cards-doubt-note", count = doubtful)) } }
        (search_form(&format!("/cards/{game}"), query, words))
        @if !query.is_empty() { p.muted role="status" { (say!(words, "search-found", count = found.len())) } }
        @for heading in headings(&found) {
            h2 { (heading) }
            div.card-grid { @for card in found.iter().filter(|card| card.kind == heading) { (card.markup(words)) } }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Rules, &body))
}

/// A card in words.
struct Card {
    id: &'static str,
    name: String,
    kind: String,
    text: Vec<String>,
    count: u8,
    provenance: String,
    doubtful: Option<String>,
}

impl Card {
    fn of(kind: &'static dyn Kind, facts: CardFacts, words: Words) -> Self {
        let say = |message: &Message| kind.texts().say(words.speaker(), message);
        Self {
            id: facts.id,
            name: kind.texts().name(words.0, facts.name.0).to_owned(),
            kind: say(&facts.kind),
            text: facts.text.iter().map(say).collect(),
            count: facts.count,
            provenance: facts.provenance,
            doubtful: facts.doubtful.as_ref().map(say),
        }
    }

    fn contains(&self, query: &str) -> bool {
        let text = format!("{} {} {}", self.name, self.kind, self.text.join(" ")).to_lowercase();
        query.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }

    fn markup(&self, words: Words) -> Markup {
        html! {
            article.card."card--doubtful"[self.doubtful.is_some()] id={ "card-" (self.id) } {
                h3.card__name { (self.name) @if self.count > 1 { " " span.badge { "×" (self.count) } } }
                @for line in &self.text { p.card__effect { (line) } }
                details.card__source {
                    summary {
                        @if self.doubtful.is_some() { (named_icon("i-warning", &say!(words, "cards-doubtful"))) " " }
                        (say!(words, "cards-source"))
                    }
                    @if let Some(why) = &self.doubtful { p.card__note { (why) } }
                    p.card__note lang="en" { (self.provenance) }
                }
            }
        }
    }
}

/// The kinds, each once, in the order of the cards.
fn headings<'a>(cards: &[&'a Card]) -> Vec<&'a str> {
    let mut headings: Vec<&str> = Vec::new();
    for card in cards {
        if !headings.contains(&card.kind.as_str()) {
            headings.push(&card.kind);
        }
    }
    headings
}
