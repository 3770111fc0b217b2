//! The rules of each game with an anchor per paragraph, and a search through them.

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::routing::get;
use catalog::Kind;
use engine::OptionKind;
use look::part::{hidden_fields, panel};
use look::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::home::game_title;
use super::learn::is_explained;
use crate::chrome::{Chrome, Nav};
use crate::rulebook::{Gloss, Paragraph, Rulebook};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route("/rules", get(index)).route("/rules/{game}", get(show))
}

async fn index(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let title = say!(words, "nav-rules");
    let body = html! {
        h1 { (title) }
        @for kind in state.games {
            @let id = kind.info().id;
            (panel(id, game_title(*kind, words), html! {
                div.panel__body.row {
                    p.prose.grow { (kind.texts().word(words.0, "game-summary")) }
                    a.btn href={ "/rules/" (id) } { (say!(words, "tool-rules")) }
                    a.btn href={ "/cards/" (id) } { (say!(words, "cards-title")) }
                }
            }))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Rules, &body))
}

/// What is searched for on a page.
#[derive(Debug, Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
}

impl Search {
    /// The most characters that are searched for: every word is looked up in every paragraph.
    const LONGEST: usize = 100;

    /// The words, as many as fit into the field.
    #[must_use]
    pub fn words(&self) -> &str {
        self.q.char_indices().nth(Self::LONGEST).map_or(&self.q, |(end, _)| &self.q[..end])
    }
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Markup, Error> {
    let kind = state.game(&game)?;
    let words = visitor.words;
    let title = say!(words, "rules-title", game = game_title(kind, words));
    let query = search.words();
    let cards = (format!("/cards/{game}"), say!(words, "rules-cards"));
    let gloss = Gloss { cards: (&cards.0, &cards.1), options: &options(kind, words) };
    let book = Rulebook::parse(kind.rulebook(words.0), &gloss).search(query);
    let found: usize = book.chapters.iter().map(|chapter| chapter.paragraphs.len()).sum();
    let body = html! {
        h1 { (title) }
        (search_form(&format!("/rules/{game}"), query, words))
        @if !query.is_empty() { p.muted role="status" { (say!(words, "search-found", count = found)) } }
        div.row.rules__ways {
            label.switch { input id="sources" type="checkbox" autocomplete="off"; " " (say!(words, "rules-sources")) }
            @if is_explained(kind, words) { a href={ "/learn/" (game) } { (say!(words, "learn-how")) } }
        }
        div.columns {
            article.rules.panel.panel__body { (chapters(&book, words)) }
            (contents(&book, words))
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Rules, &body))
}

/// What the options of a game and their values are called where a table is opened.
fn options(kind: &'static dyn Kind, words: Words) -> BTreeMap<String, String> {
    let mut said = BTreeMap::new();
    let word = |key: &str| kind.texts().word(words.0, key);
    for spec in kind.info().options {
        said.insert(spec.key.to_owned(), word(&format!("option-{}", spec.key)));
        if let OptionKind::Choice(values) = spec.kind {
            let named = |value: &&str| {
                (format!("{}={value}", spec.key), word(&format!("option-{}-{value}", spec.key)))
            };
            said.extend(values.iter().map(named));
        }
    }
    said
}

/// A field to search a page with.
#[must_use]
pub fn search_form(address: &str, query: &str, words: Words) -> Markup {
    // A form leaves out the query of its address.
    let (path, kept) = address.split_once('?').unwrap_or((address, ""));
    html! {
        form.row method="get" action=(path) role="search" {
            @if let Some(kept) = kept.split_once('=') { (hidden_fields(&[kept])) }
            input.field.grow name="q" type="search" value=(query) maxlength=(Search::LONGEST) aria-label=(say!(words, "search-label"))
                placeholder=(say!(words, "search-label"));
            button.btn type="submit" { (say!(words, "search-button")) }
            @if !query.is_empty() { a.btn.btn--quiet href=(address) { (say!(words, "search-all")) } }
        }
    }
}

fn chapters(book: &Rulebook, words: Words) -> Markup {
    html! {
        @for (number, chapter) in book.chapters.iter().enumerate() {
            @let is_about = number == 0 && chapter.paragraphs.iter().all(|paragraph| paragraph.rule.is_none());
            @if !chapter.title.is_empty() && !is_about { h2 id=(chapter.anchor) { (chapter.title) } }
            @if is_about {
                // Which edition, which sources: for whoever wants to know.
                details id=(chapter.anchor) { summary { (say!(words, "rules-about")) } @for paragraph in &chapter.paragraphs { (one(paragraph)) } }
            } @else { @for paragraph in &chapter.paragraphs { (one(paragraph)) } }
        }
    }
}

fn one(paragraph: &Paragraph) -> Markup {
    let text = PreEscaped(&paragraph.html);
    html! {
        @match &paragraph.rule {
            Some(rule) => div.rule-line id=(rule) { a href={ "#" (rule) } { (rule) } div.rule-text { (text) } },
            None => div.rule-text { (text) },
        }
    }
}

fn contents(book: &Rulebook, words: Words) -> Markup {
    html! {
        nav.toc.panel.panel__body aria-label=(say!(words, "rules-contents")) {
            @for chapter in &book.chapters {
                @if !chapter.title.is_empty() { a href={ "#" (chapter.anchor) } { (chapter.title) } }
            }
        }
    }
}
