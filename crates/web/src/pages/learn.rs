//! Learn: the guided matches of every game, and how to play each.

mod how;
mod symbols;
mod text;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use catalog::{Course, Kind};
use look::part::{icon, panel};
use look::{Markup, html};
use store::{Led, MatchList, Page};

use super::home::{game_title, time};
use crate::chrome::{Chrome, Nav};
use crate::table::{Guided, Table, begin_lesson};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// The routes.
pub fn router() -> Router<AppState> {
    Router::new()
        .route("/learn", get(index))
        .route("/learn/{game}", get(how::show))
        .route("/learn/{game}/{lesson}", post(begin))
        .route("/learn/{game}/symbols/{language}", get(symbols::told))
}

pub use symbols::{line as symbol_line, list as symbol_list};

/// The guided matches of a game that run through, the one to begin with first.
pub fn courses(kind: &'static dyn Kind) -> impl Iterator<Item = &'static Course> {
    let lessons = kind.lessons().unwrap_or_default();
    lessons.iter().filter_map(move |lesson| kind.course(&lesson.name))
}

/// Whether somebody wrote how a game is played.
#[must_use]
pub fn is_explained(kind: &'static dyn Kind, words: Words) -> bool {
    !kind.how_to_play(words.0).is_empty()
}

/// A lesson that somebody has begun and not finished.
pub struct Begun {
    /// The match.
    pub href: String,
    /// The game.
    pub game: String,
    /// The lesson.
    pub lesson: String,
    /// Which step, in words.
    pub text: String,
}

/// How many of somebody's matches are searched for lessons.
const MATCHES: u32 = 40;

/// The lessons that a visitor has begun and not finished, the newest first.
///
/// # Errors
/// If the store cannot be asked.
pub async fn begun(state: &AppState, visitor: &Visitor) -> Result<Vec<Begun>, Error> {
    let Some(user) = &visitor.user else { return Ok(Vec::new()) };
    let mut begun = Vec::new();
    for row in state.store.matches(MatchList::Of(&user.id), &Page::first(MATCHES)).await? {
        let is_open = row.phase == store::Phase::Running && !visitor.hides(&row.id);
        let Some(learning) = state.store.learning(&row.id).await?.filter(|_| is_open) else { continue };
        if learning.state == Led::Done {
            continue;
        }
        let table = Table::load(state, &row.id).await?;
        let Some(guided) = Guided::at(&table, learning) else { continue };
        let (lesson, words) = (guided.course.lesson, visitor.words);
        let text = guided.step().map(|step| {
            let (number, of) = (step + 1, lesson.steps.len());
            say!(
                words,
                "learn-step",
                number,
                of,
                title = lesson.steps[step].title.get(words.0).replace('*', "")
            )
        });
        begun.push(Begun {
            href: format!("/m/{}", table.row.id),
            game: game_title(table.kind, words),
            lesson: lesson.name.clone(),
            text: text.unwrap_or_else(|| lesson.title.get(words.0).to_owned()),
        });
    }
    Ok(begun)
}

async fn index(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let begun = begun(&state, &visitor).await?;
    let title = say!(words, "learn-title");
    let body = html! {
        h1 { (title) }
        p.page__lead { (say!(words, "learn-lead")) }
        @for kind in state.games { (game(*kind, &begun, words)) }
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Learn, &body))
}

fn game(kind: &'static dyn Kind, begun: &[Begun], words: Words) -> Markup {
    let (id, title) = (kind.info().id, game_title(kind, words));
    let own: Vec<&Begun> = begun.iter().filter(|begun| begun.game == title).collect();
    let mut courses = courses(kind).peekable();
    let none = courses.peek().is_none();
    panel(
        id,
        html! { (icon(kind.cover().icon)) " " (title) },
        html! {
            ul.lessons {
                @for course in courses {
                    @let lesson = course.lesson;
                    @let open = own.iter().find(|begun| begun.lesson == lesson.name);
                    li.lesson-row {
                        div.grow {
                            b.name { (lesson.title.get(words.0)) } " " span.faint { (time(lesson.minutes, words)) }
                            p { @if let Some(open) = open { (open.text) } @else { (lesson.about.get(words.0)) } }
                        }
                        @if let Some(open) = open { a.btn.btn--primary href=(open.href) { (say!(words, "learn-go-on")) } }
                        (begin_button(id, &lesson.name, if open.is_some() { "btn btn--quiet" } else { "btn btn--primary" }, &say!(words, "learn-begin")))
                    }
                }
                @if none { li.lesson-row { p.muted { (say!(words, "learn-none")) } } }
                @if is_explained(kind, words) {
                    li.lesson-row {
                        div.grow { b.name { (say!(words, "learn-how")) } p { (say!(words, "learn-how-text")) } }
                        a.btn href={ "/learn/" (id) } { (say!(words, "learn-how")) }
                    }
                }
            }
        },
    )
}

/// A button that begins a lesson at once.
#[must_use]
pub fn begin_button(game: &str, lesson: &str, class: &str, text: &str) -> Markup {
    html! {
        form method="post" action={ "/learn/" (game) "/" (lesson) } {
            button class=(class) type="submit" { (text) }
        }
    }
}

async fn begin(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Redirect, Error> {
    let kind = state.game(&game)?;
    let course = kind.course(&lesson).ok_or(Error::NotFound)?;
    visitor.may(&state, Deed::Table).await?;
    let user = visitor.player(&state).await?;
    let title = course.lesson.title.get(visitor.words.0);
    let id = begin_lesson(&state, kind, course, &user, title).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}
