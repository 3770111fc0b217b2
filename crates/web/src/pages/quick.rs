//! A match against bots after one question: which form of the game, how many opponents, how strong. What was chosen is
//! proposed again the next time.

use axum::Form;
use axum::Router;
use axum::extract::State;
use axum::response::Redirect;
use axum::routing::post;
use catalog::Kind;
use engine::{GameForm, UndoPolicy, parse_options};
use look::home::{Answer, Ask, Quick};
use serde::Deserialize;
use serde_json::Value;
use store::{Pace, Visibility};

use super::game::options_text;
use super::home::time;
use super::table::level_name;
use crate::table::{NewTable, SeatWish, open};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route("/play", post(play))
}

/// What somebody chose, or would be proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which of the game's forms.
    pub form: usize,
    /// How many bots.
    pub bots: u8,
    /// Of which level.
    pub level: String,
}

impl Wish {
    /// What a visitor chose the last time, as far as it is still offered; at first the form for a first match, against two
    /// bots.
    #[must_use]
    pub fn proposed(kind: &'static dyn Kind, visitor: &Visitor) -> Self {
        let kept = visitor.quick(kind.info().id).unwrap_or_default();
        let mut kept = kept.split('.');
        let form = kept.next().and_then(|form| form.parse().ok());
        let bots = kept.next().and_then(|bots| bots.parse().ok());
        Self::checked(kind, form, bots, kept.next())
    }

    /// What is offered, instead of what is not.
    fn checked(kind: &'static dyn Kind, form: Option<usize>, bots: Option<u8>, level: Option<&str>) -> Self {
        let info = kind.info();
        let form = form.filter(|form| *form < kind.forms().len()).unwrap_or(0);
        let bots = bots.unwrap_or(2).clamp(info.min_players - 1, info.max_players - 1);
        let level = level.filter(|level| offered(kind).contains(level)).unwrap_or(usual_level(kind));
        Self { form, bots, level: level.to_owned() }
    }

    /// The options of its form.
    fn options(&self, kind: &'static dyn Kind) -> Result<Value, Error> {
        kind.forms().get(self.form).map_or(Ok(serde_json::json!({})), |form| form_options(kind, form))
    }

    /// About how long a match takes, where that is known.
    #[must_use]
    pub fn minutes(&self, kind: &'static dyn Kind) -> Option<u16> {
        kind.forms().get(self.form).map_or(Some(kind.info().minutes), |form| form.minutes)
    }

    fn kept(&self) -> String {
        format!("{}.{}.{}", self.form, self.bots, self.level)
    }
}

/// The levels that are offered: those that learned their game, where there are any. The others are for tables and programs.
fn offered(kind: &'static dyn Kind) -> Vec<&'static str> {
    let (others, learned): (Vec<_>, Vec<_>) =
        kind.bots().iter().copied().partition(|level| matches!(*level, "random" | "greedy"));
    if learned.is_empty() { others } else { learned }
}

/// The level that is proposed at first: one that errs, where there is one.
#[must_use]
pub fn usual_level(kind: &'static dyn Kind) -> &'static str {
    let levels = kind.bots();
    levels.iter().find(|level| **level == "easy").or(levels.last()).copied().unwrap_or_default()
}

fn form_options(kind: &'static dyn Kind, form: &GameForm) -> Result<Value, Error> {
    parse_options(kind.info().options, form.options.iter().copied()).map_err(Error::Malformed)
}

/// The sheet of a tile.
#[must_use]
pub fn sheet<'a>(kind: &'static dyn Kind, visitor: &Visitor, text: &'a str, go: &'a str) -> Quick<'a> {
    let (words, wish) = (visitor.words, Wish::proposed(kind, visitor));
    let asks =
        [forms(kind, &wish, words), Some(opponents(kind, &wish, words)), Some(levels(kind, &wish, words))];
    let asks = asks.into_iter().flatten().filter(|ask| ask.answers.len() > 1).collect();
    Quick { address: "/play", game: kind.info().id, text, go, asks }
}

fn forms(kind: &'static dyn Kind, wish: &Wish, words: Words) -> Option<Ask> {
    let answer = |(number, form): (usize, &GameForm)| Answer {
        value: number.to_string(),
        text: form_options(kind, form)
            .map_or_else(|_| String::new(), |options| options_text(kind, &options, words)),
        note: form.minutes.map(|minutes| time(minutes, words)).unwrap_or_default(),
        chosen: number == wish.form,
    };
    let answers: Vec<_> = kind.forms().iter().enumerate().map(answer).collect();
    (!answers.is_empty()).then(|| Ask { name: "form", title: say!(words, "quick-form"), answers })
}

fn opponents(kind: &'static dyn Kind, wish: &Wish, words: Words) -> Ask {
    let numbers = kind.info().min_players - 1..kind.info().max_players;
    let answer = |bots: u8| Answer {
        value: bots.to_string(),
        text: bots.to_string(),
        note: String::new(),
        chosen: bots == wish.bots,
    };
    Ask { name: "bots", title: say!(words, "quick-bots"), answers: numbers.map(answer).collect() }
}

fn levels(kind: &'static dyn Kind, wish: &Wish, words: Words) -> Ask {
    let rated = kind.rated();
    let note = |level: &str| {
        let found = rated.as_ref()?.of(level)?;
        Some(format!("{:.0}", found.rating))
    };
    let answer = |level: &&str| Answer {
        value: (*level).to_owned(),
        text: level_name(level, words),
        note: note(level).unwrap_or_default(),
        chosen: **level == wish.level,
    };
    Ask {
        name: "level",
        title: say!(words, "quick-level"),
        answers: offered(kind).iter().map(answer).collect(),
    }
}

/// A click on "play": a match against bots, as a guest if need be.
#[derive(Debug, Deserialize)]
struct PlayNow {
    game: String,
    form: Option<usize>,
    bots: Option<u8>,
    level: Option<String>,
}

async fn play(
    State(state): State<AppState>,
    visitor: Visitor,
    Form(sent): Form<PlayNow>,
) -> Result<Redirect, Error> {
    let kind = state.game(&sent.game)?;
    let wish = match (sent.form, sent.bots, sent.level.as_deref()) {
        (None, None, None) => Wish::proposed(kind, &visitor),
        (form, bots, level) => Wish::checked(kind, form, bots, level),
    };
    visitor.may(&state, Deed::Table).await?;
    let user = visitor.player(&state).await?;
    let bots = std::iter::repeat_n(SeatWish::Bot(wish.level.clone()), wish.bots.into());
    let table = NewTable {
        options: wish.options(kind)?,
        seats: std::iter::once(SeatWish::Me(None)).chain(bots).collect(),
        title: String::new(),
        undo: UndoPolicy::Own,
        visibility: Visibility::ByLink,
        pace: Pace::Free,
        caretaker: false,
    };
    visitor.keep_quick(kind.info().id, &wish.kept());
    let id = open(&state, kind, &user, &table).await?;
    Ok(Redirect::to(&format!("/m/{id}")))
}
