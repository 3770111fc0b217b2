//! All cards and tiles of a game, with where their figures are from.

mod source;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::routing::get;
use catalog::Kind;
use engine::{Arg, Block, CardFacts, Message, Name, Section, Sheet, Viewer};
use look::part::{icon, named_icon, rule_link};
use look::{Markup, html};
use serde::Deserialize;
use store::MatchId;
use texts::Speaker;

use super::home::game_title;
use super::rules::{Search, search_form};
use crate::chrome::{Chrome, Nav};
use crate::table::{Sight, Table};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say, sealed};

pub fn router() -> Router<AppState> {
    Router::new().route("/cards/{game}", get(show))
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(search): Query<Search>,
    Query(within): Query<Within>,
) -> Result<Markup, Error> {
    let kind = state.game(&game)?;
    let words = visitor.words;
    let places = within.places(&state, &visitor, kind).await?;
    let title = say!(words, "cards-of", game = game_title(kind, words));
    let cards: Vec<Card> =
        kind.cards().into_iter().map(|facts| Card::of(kind, facts, words, places.as_deref())).collect();
    let query = search.words();
    let doubtful = cards.iter().filter(|card| card.doubtful.is_some()).count();
    let found: Vec<&Card> = cards.iter().filter(|card| card.contains(query)).collect();
    let body = html! {
        h1 { (title) }
        p.page__lead { (say!(words, "cards-lead")) }
        @if doubtful > 0 { p.prose.muted { (icon("i-warning")) " " (say!(words, "cards-doubt-note", count = doubtful)) } }
        @if let (Some(id), Some(_)) = (&within.id, &places) {
            p { a.btn href={ "/m/" (id.0) } { (say!(words, "back-to-match")) } }
        }
        (search_form(&within.address(kind), query, words))
        @if !query.is_empty() { p.muted role="status" { (say!(words, "search-found", count = found.len())) } }
        @for heading in headings(&found) {
            h2 { (heading) }
            div.card-grid { @for card in found.iter().filter(|card| card.kind == heading) { (card.markup(words)) } }
        }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Rules, &body))
}

/// The match that the reader comes from.
#[derive(Deserialize)]
struct Within {
    #[serde(rename = "match")]
    id: Option<MatchId>,
}

impl Within {
    /// The address of the page.
    fn address(&self, kind: &'static dyn Kind) -> String {
        let within = self.id.as_ref().map_or_else(String::new, |id| format!("?match={}", id.0));
        format!("/cards/{}{within}", kind.info().id)
    }

    /// The cards that the reader can see in the match, each with where it is.
    async fn places(
        &self,
        state: &AppState,
        visitor: &Visitor,
        kind: &'static dyn Kind,
    ) -> Result<Option<Vec<(Name, String)>>, Error> {
        let Some(id) = &self.id else { return Ok(None) };
        let user = visitor.user.as_ref().map(|user| &user.id);
        sealed::check(state, id, user).await?;
        let table = Table::load(state, id).await?;
        let Some(position) = table.position.as_ref().filter(|_| table.row.game == kind.info().id) else {
            return Ok(None);
        };
        let viewer = match table.sight(user, None)? {
            Sight::Seat(seat) => Viewer::Seat(seat),
            Sight::Public | Sight::Curtain(_) => Viewer::Public,
        };
        let names = table.names(visitor.words);
        let speaker = Speaker { language: visitor.words.0, players: &names, you: viewer.seat() };
        Ok(Some(places(&position.show(viewer).sheet(), &|message| kind.texts().say(speaker, message))))
    }
}

/// Where the position in words names cards: the section, and what it lists them as.
fn places(sheet: &Sheet, say: &dyn Fn(&Message) -> String) -> Vec<(Name, String)> {
    let mut places = Vec::new();
    for Section { title, blocks, .. } in &sheet.sections {
        let title = say(title);
        for block in blocks {
            match block {
                Block::Facts(facts) => {
                    for (fact, value) in facts {
                        note(&mut places, value, &format!("{title} ({})", say(fact)));
                    }
                }
                Block::Table { rows, .. } => {
                    rows.iter().flatten().for_each(|cell| note(&mut places, cell, &title));
                }
                Block::Lines(lines) => lines.iter().for_each(|line| note(&mut places, line, &title)),
            }
        }
    }
    places
}

/// Every name in a sentence, once for each place.
fn note(places: &mut Vec<(Name, String)>, message: &Message, place: &str) {
    message.args.iter().for_each(|(_, arg)| note_arg(places, arg, place));
}

fn note_arg(places: &mut Vec<(Name, String)>, arg: &Arg, place: &str) {
    match arg {
        Arg::Name(name) if !places.iter().any(|(other, there)| other == name && there == place) => {
            places.push((*name, place.to_owned()));
        }
        Arg::List(parts) => parts.iter().for_each(|part| note_arg(places, part, place)),
        Arg::Message(part) => note(places, part, place),
        Arg::Name(_) | Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
    }
}

/// A card in words.
struct Card {
    id: &'static str,
    name: String,
    kind: String,
    text: Vec<String>,
    count: u8,
    /// The rule that says how it is used, and where that stands.
    rule: (&'static str, String),
    provenance: String,
    doubtful: Option<String>,
    /// Where it is in the match that the reader comes from; empty if they cannot see it there.
    places: Option<Vec<String>>,
}

impl Card {
    fn of(
        kind: &'static dyn Kind,
        facts: CardFacts,
        words: Words,
        places: Option<&[(Name, String)]>,
    ) -> Self {
        let of_card = |places: &[(Name, String)]| {
            places.iter().filter(|(name, _)| *name == facts.name).map(|(_, place)| place.clone()).collect()
        };
        let places = places.map(of_card);
        let say = |message: &Message| kind.texts().say(words.speaker(), message);
        Self {
            id: facts.id,
            name: kind.texts().name(words.0, facts.name.0).to_owned(),
            kind: say(&facts.kind),
            text: facts.text.iter().map(say).collect(),
            count: facts.count,
            rule: (facts.rule, format!("/rules/{}#{}", kind.info().id, facts.rule)),
            provenance: facts.provenance,
            doubtful: facts.doubtful.as_ref().map(say),
            places,
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
                @if let Some(places) = &self.places {
                    p.card__place {
                        @if places.is_empty() { (say!(words, "cards-out-of-sight")) }
                        @else { (say!(words, "cards-place", place = places.join("; "))) }
                    }
                }
                p.card__rule { (say!(words, "coach-rule")) " " (rule_link(self.rule.0, &self.rule.1)) }
                details.card__source {
                    summary {
                        @if self.doubtful.is_some() { (named_icon("i-warning", &say!(words, "cards-doubtful"))) " " }
                        (say!(words, "cards-source"))
                    }
                    @if let Some(why) = &self.doubtful { p.card__note { (why) } }
                    (source::said(&self.provenance, words))
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
