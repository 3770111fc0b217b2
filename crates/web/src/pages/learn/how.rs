//! How to play a game: ten minutes to read, with parts of its real page as pictures.

use std::collections::BTreeSet;

use axum::extract::{Path, State};
use catalog::Kind;
use engine::{Seat, Viewer};
use lessons::Region;
use look::game::Player;
use look::page::Kind as PageKind;
use look::part::{icon, seat_class};
use look::spot::still;
use look::{Markup, Narrowing, PreEscaped, Setting, html};

use super::text::{Pictures, Text};
use super::{begin_button, courses};
use crate::chrome::{Chrome, Nav};
use crate::pages::home::{game_title, time};
use crate::rulebook::stated;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// The page of a game.
pub async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Markup, Error> {
    let kind = state.game(&game)?;
    let words = visitor.words;
    let source = kind.how_to_play(words.0);
    let style = kind.cover().style.ok_or(Error::NotFound)?;
    if source.is_empty() {
        return Err(Error::NotFound);
    }
    let rules = stated(kind.rulebook(words.0));
    let text = Text::parse(source, &mut Parts { kind, words, rules, figures: 0 });
    let title = say!(words, "learn-how-title", game = game_title(kind, words));
    let body = html! { (look::art::pieces()) main.page.how id="main" { (head(kind, &title, words)) div.columns.how__cols { (article(&text)) (contents(kind, &text, words)) } } };
    Ok(Chrome::of(&state, &visitor).await?.page(PageKind::How(style), &title, Nav::Learn, &body))
}

fn head(kind: &'static dyn Kind, title: &str, words: Words) -> Markup {
    let info = kind.info();
    html! {
        header.how__head {
            h1 { (title) }
            div.row.how__tools {
                span.muted { (icon("i-players")) " " (say!(words, "tile-players", least = info.min_players, most = info.max_players)) }
                span.muted { (icon("i-clock")) " " (time(info.minutes, words)) }
                a.btn.btn--quiet.only-script href="#main" data-print { (icon("i-print")) (say!(words, "learn-print")) }
            }
        }
    }
}

fn article(text: &Text) -> Markup {
    html! {
        article.how__text.panel {
            @if !text.lead.is_empty() { div.how__lead { (PreEscaped(&text.lead)) } }
            @for (number, section) in (1..).zip(&text.sections) {
                section.how__sec id={ "section-" (number) } {
                    h2 { span.how__no { (number) } (section.title) }
                    (PreEscaped(&section.html))
                }
            }
        }
    }
}

fn contents(kind: &'static dyn Kind, text: &Text, words: Words) -> Markup {
    let id = kind.info().id;
    html! {
        nav.howtoc.panel aria-label=(say!(words, "learn-contents")) {
            ol { @for (number, section) in (1..).zip(&text.sections) { li { a href={ "#section-" (number) } { (section.title) } } } }
            @if let Some(course) = courses(kind).next() { (begin_button(id, &course.lesson.name, "btn btn--primary", &say!(words, "home-learn"))) }
            a.btn href={ "/rules/" (id) } { (say!(words, "tool-rules")) }
        }
    }
}

/// The pictures of a page: parts of the game's own page, and its symbols.
struct Parts {
    kind: &'static dyn Kind,
    words: Words,
    rules: BTreeSet<&'static str>,
    figures: usize,
}

impl Pictures for Parts {
    fn figure(&mut self, what: &str, alt: &str) -> String {
        self.figures += 1;
        let drawn = drawn(self.kind, self.words, what);
        let Some((region, drawing)) = drawn else {
            tracing::warn!("{} has no figure {what}", self.kind.info().id);
            return String::new();
        };
        let style = self.kind.cover().style.map_or("", |style| style.stem());
        let region = Region::ALL.iter().find(|(_, known)| *known == region).map_or("", |(name, _)| name);
        let drawing = still(&drawing, &format!("f{}-", self.figures));
        let seat = seat_class(Seat(0));
        html! {
            figure.fig {
                div.fig__scroll tabindex="0" role="img" aria-label=(alt) {
                    div class={ "fig__art fig__art--" (region) " game " (style) " " (seat) } inert { (drawing) }
                }
                figcaption.fig__cap { (alt) }
            }
        }
        .into_string()
    }

    fn icon(&self, id: &str) -> String {
        let sprite = self.kind.cover().sprite;
        sprite.map_or_else(|| icon(id), |sprite| sprite.icon(id)).into_string()
    }

    fn rule(&self, id: &str) -> Option<String> {
        self.rules.contains(id).then(|| format!("/rules/{}#{id}", self.kind.info().id))
    }
}

/// A region of the page at the beginning of a step: `LESSON/STEP/REGION`.
fn drawn(kind: &'static dyn Kind, words: Words, what: &str) -> Option<(Region, Markup)> {
    let mut parts = what.split('/');
    let course = kind.course(parts.next()?)?;
    let step: usize =
        parts.next()?.parse().ok().filter(|step| (1..=course.lesson.steps.len()).contains(step))?;
    let region = Region::named(parts.next()?)?;
    let lesson = course.lesson;
    let others = crate::table::BOT_NAMES.iter().map(ToString::to_string);
    let mut names: Vec<String> = others.take(usize::from(lesson.players) - 1).collect();
    names.insert(lesson.seat.index(), say!(words, "holder-you"));
    let viewer = Viewer::Seat(lesson.seat);
    let setting = Setting {
        viewer,
        language: words.0,
        texts: kind.texts(),
        names: &names,
        players: &vec![Player::Human; names.len()],
        revision: 0,
        action_id: "",
        address: "",
        play: "",
        text_form: "",
        rules: "",
        cards: "",
        narrowing: &Narrowing::default(),
    };
    let regions = course.position(step - 1).show(viewer).draw(&setting, &[], &[])?;
    Some((region, regions.take(region)))
}
