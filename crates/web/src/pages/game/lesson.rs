//! The coach on the page of a guided match: what is said, what is pointed at, and what the learner does with it.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use axum::Form;
use axum::response::Response;
use catalog::Showing;
use engine::{Language, Seat};
use lessons::{Lit, Region, Step};
use look::coach::{self, Answer, Button, Coach, Rule, marked};
use look::spot::{Control, way, whole};
use look::{Markup, Narrowing, Regions, Setting, html};
use serde::Deserialize;
use serde_json::Value;
use store::{Learning, Led};

use super::Scene;
use super::act::Doer;
use crate::table::{Guided, Table, back_on_course, back_to, follow};
use crate::{AppState, Error, say};

/// What was tried instead of what is meant.
#[derive(Clone, Debug)]
pub enum Said {
    /// It is allowed: the decision, and what it is called.
    Other(Value, String),
    /// A rule refuses it: why, its id, and where it stands.
    Refused(String, String, String),
}

/// The coach of a page, if the viewer is a learner who is led; what they are to look at is lit.
#[must_use]
pub fn lead(
    scene: &Scene<'_>,
    on: &Setting<'_>,
    shown: &dyn Showing,
    regions: &mut Regions,
) -> Option<Leading> {
    let guided = scene.guided.as_ref().filter(|guided| is_led(scene, guided))?;
    let view = View { scene, guided, on, shown };
    if let Some(line) = view.line() {
        return Some(Leading { coach: line, id: None });
    }
    let control = view.control();
    let region = control.as_ref().and_then(|control| regions.light(control));
    let id = match (&control, region) {
        (Some(Control::Region(region)), _) => whole(*region).map(str::to_owned),
        (Some(Control::Id(id)), None) => Some(id.clone()),
        _ => None,
    };
    let beside = region.or(match &control {
        Some(Control::Region(region)) => Some(*region),
        Some(Control::Id(_)) => Some(Region::Record),
        _ => None,
    });
    Some(Leading { coach: view.coach(beside, control.as_ref()), id })
}

/// The coach in a page of words, where nothing is lit.
#[must_use]
pub fn in_words(scene: &Scene<'_>, on: &Setting<'_>, shown: &dyn Showing) -> Option<Markup> {
    let guided = scene.guided.as_ref().filter(|guided| is_led(scene, guided))?;
    let view = View { scene, guided, on, shown };
    Some(view.line().unwrap_or_else(|| view.coach(Some(Region::Ask), None)))
}

/// The decisions that the lesson means now, if the viewer is a learner who is led, and not to find the way alone.
#[must_use]
pub fn meant<'a>(scene: &'a Scene<'_>) -> &'a [Value] {
    let guided = scene.guided.as_ref().filter(|guided| is_led(scene, guided));
    let step = guided.and_then(|guided| Some(&guided.course.lesson.steps[guided.step()?]));
    let seat = guided.map(|guided| guided.course.lesson.seat).filter(|_| step.is_some_and(Step::points));
    let next = guided.zip(seat).and_then(|(guided, seat)| guided.expected(seat));
    next.map_or(&[], |next| next.actions.as_slice())
}

/// A coach, and the id of what is lit outside of the regions.
pub struct Leading {
    pub coach: Markup,
    pub id: Option<String>,
}

fn is_led(scene: &Scene<'_>, guided: &Guided) -> bool {
    let is_learner = scene.seat() == Some(guided.course.lesson.seat);
    is_learner && scene.past.is_none() && guided.learning.state == Led::On && !scene.table.is_over()
}

/// The way back to a coach that was left, for the tools of the page.
#[must_use]
pub fn coach_back(scene: &Scene<'_>) -> Option<Markup> {
    let guided = scene.guided.as_ref()?;
    let left = guided.learning.state == Led::Left && scene.seat() == Some(guided.course.lesson.seat);
    (left && scene.past.is_none() && !scene.table.is_over()).then(|| {
        let text = say!(scene.words(), "coach-return");
        send(scene, "return", "btn btn--quiet", Some("i-lamp"), &text)
    })
}

/// A button that tells the coach something.
fn send(scene: &Scene<'_>, what: &str, class: &str, symbol: Option<&str>, text: &str) -> Markup {
    let revision = scene.seq().to_string();
    coach::button(&Button {
        address: &format!("{}/lesson", scene.address),
        fields: &[("do", what), ("revision", &revision)],
        class,
        symbol,
        id: &format!("coach-{what}"),
        text,
    })
}

/// A page with its lesson.
struct View<'a> {
    scene: &'a Scene<'a>,
    guided: &'a Guided,
    on: &'a Setting<'a>,
    shown: &'a dyn Showing,
}

impl View<'_> {
    fn language(&self) -> Language {
        self.scene.words().0
    }

    fn step(&self) -> (usize, &'static Step) {
        let step = self.guided.step().unwrap_or_default();
        (step, &self.guided.course.lesson.steps[step])
    }

    /// What the coach says in one line, while there is no step to show.
    fn line(&self) -> Option<Markup> {
        let (scene, words) = (self.scene, self.scene.words());
        let name = say!(words, "coach-name");
        if scene.query.get("coach") == Some("leave") {
            let ways = html! {
                (send(scene, "leave", "btn", Some("i-door"), &say!(words, "coach-leave-yes")))
                a.btn.btn--quiet id="coach-stay" href=(scene.address) { (say!(words, "coach-leave-no")) }
            };
            return Some(coach::line(&name, say!(words, "coach-leave-ask"), ways));
        }
        if self.guided.place.is_none() {
            let ways = html! {
                (send(scene, "return", "btn", Some("i-undo"), &say!(words, "coach-again")))
                (send(scene, "leave", "btn btn--quiet", None, &say!(words, "coach-leave-yes")))
            };
            return Some(coach::line(&name, say!(words, "coach-watches"), ways));
        }
        let (_, step) = self.step();
        let others = self.guided.next().filter(|next| !next.is_expected && !step.expect.is_empty())?;
        let who = self.scene.names.get(others.seat.index()).map_or("", String::as_str);
        Some(coach::line(&name, say!(words, "coach-others", name = who), html! {}))
    }

    /// What is pointed at.
    fn control(&self) -> Option<Control> {
        let (_, step) = self.step();
        match &step.lit {
            Lit::Nothing => None,
            Lit::Region(region) => Some(Control::Region(*region)),
            Lit::Id(id) => Some(Control::Id(id.clone())),
            Lit::Expected if step.expect.is_empty() => None,
            Lit::Expected => self.way(),
        }
    }

    /// The control that leads to the expected decision. It is looked for once for each position and query, for all viewers.
    fn way(&self) -> Option<Control> {
        let expected = self.guided.expected(self.guided.course.lesson.seat)?;
        let actions: Vec<String> = expected.actions.iter().map(Value::to_string).collect();
        let position = self.scene.position()?;
        let game = self.scene.table.kind.info().id;
        let key = format!("{game} {} {}", position.digest(), self.scene.query.query());
        let known = WAYS.lock().ok()?.get(&key).cloned();
        let found = known.unwrap_or_else(|| {
            let found = way("", &actions, &self.scene.query, |query| self.draw(query));
            if let Ok(mut ways) = WAYS.lock() {
                if ways.len() >= MOST_WAYS {
                    ways.clear();
                }
                ways.insert(key, found.clone());
            }
            found
        });
        found.map(|control| match control {
            Control::Leads(query) => Control::Leads(format!("{}{query}", self.scene.address)),
            control => control,
        })
    }

    /// The page with something chosen; its links are queries alone.
    fn draw(&self, query: &Narrowing) -> Option<Regions> {
        self.shown.draw(&Setting { address: "", narrowing: query, ..*self.on }, &[], &[])
    }

    fn coach(&self, beside: Option<Region>, control: Option<&Control>) -> Markup {
        let (scene, words, language) = (self.scene, self.scene.words(), self.language());
        let (at, step) = self.step();
        let lesson = self.guided.course.lesson;
        let (number, of) = (at + 1, lesson.steps.len());
        let is_end = number == of;
        let task = self.task(step, control);
        let rule_href = step.rule.as_deref().map(|rule| self.on.rule_href(rule));
        let rule_word = say!(words, "coach-rule");
        let answer = scene.said.as_ref().map(|said| self.answer(said, step));
        let close = format!("{}?coach=leave", scene.address);
        let close_word = say!(words, "coach-close");
        coach::coach(&Coach {
            lesson: lesson.title.get(language),
            at: (number, of, &say!(words, "coach-count", number, of)),
            // Who looks for it alone needs the page, so the coach stays at its edge.
            beside: beside.or((!step.expect.is_empty()).then_some(Region::Board)),
            points: step.points(),
            praise: self.praise(at).filter(|_| answer.is_none()),
            answer: answer.as_ref().map(|(is_refused, title, text)| Answer {
                is_refused: *is_refused,
                title,
                text: text.clone(),
            }),
            title: step.title.get(language),
            say: step.say.get(language),
            task: task.as_deref(),
            rule: step.rule.as_deref().zip(rule_href.as_deref()).map(|(id, href)| Rule {
                id,
                href,
                word: &rule_word,
            }),
            close: (!is_end).then_some((close.as_str(), close_word.as_str())),
            is_end,
            ways: if is_end { self.ways_on() } else { self.ways(at, step) },
            name: &say!(words, "coach-name"),
        })
    }

    /// What to do; once something is chosen on the way, which button to press.
    fn task(&self, step: &Step, control: Option<&Control>) -> Option<String> {
        let task = step.task.as_ref()?.get(self.language());
        if let Some(Control::Plays(action)) = control
            && !self.scene.query.query().is_empty()
            && let Some(label) = self.label(action).filter(|label| label.chars().count() <= LABEL)
        {
            return Some(say!(self.scene.words(), "coach-press", label));
        }
        Some(task.to_owned())
    }

    fn label(&self, action: &str) -> Option<String> {
        let (offers, action) = (self.shown.offers(), serde_json::from_str::<Value>(action).ok()?);
        let offer = offers.iter().find(|offer| offer.action == action)?;
        Some(self.on.say(&offer.label.text).replace('*', ""))
    }

    /// What the step before brought, as long as nothing was decided since.
    fn praise(&self, at: usize) -> Option<&'static str> {
        let before = &self.guided.course.lesson.steps[at.checked_sub(1)?];
        let is_fresh = self.guided.place == Some(self.guided.course.begin(at)) && !before.expect.is_empty();
        before.praise.as_ref().filter(|_| is_fresh).map(|praise| praise.get(self.language()))
    }

    fn answer(&self, said: &Said, step: &Step) -> (bool, String, Markup) {
        let (words, language) = (self.scene.words(), self.language());
        match said {
            Said::Other(_, label) => {
                let text = step
                    .other
                    .as_ref()
                    .map_or_else(|| say!(words, "coach-other"), |text| text.get(language).to_owned());
                (false, say!(words, "coach-allowed", label = label.as_str()), marked(&text))
            }
            Said::Refused(why, rule, href) => {
                let more = step
                    .refused
                    .as_ref()
                    .map_or_else(|| say!(words, "coach-refused"), |text| text.get(language).to_owned());
                let text = html! { (why) " " (look::part::rule_link(rule, href)) " " (marked(&more)) };
                (true, say!(words, "coach-forbidden"), text)
            }
        }
    }

    /// Back, on, and help.
    fn ways(&self, at: usize, step: &Step) -> Markup {
        let (scene, words) = (self.scene, self.scene.words());
        let begun = self.guided.place.is_some_and(|place| place > self.guided.course.begin(at));
        let helps = if self.guided.learning.tries > 1 { "btn" } else { "btn btn--quiet" };
        html! {
            @if at > 0 || begun { (send(scene, "back", "btn btn--quiet", Some("i-prev"), &say!(words, "coach-back"))) }
            span.grow {}
            @match &scene.said {
                Some(Said::Other(action, _)) => (self.anyway(action)),
                _ if step.expect.is_empty() => (send(scene, "on", "btn btn--primary", None, &say!(words, "coach-on"))),
                _ => (send(scene, "play", helps, Some("i-skip"), &say!(words, "coach-play"))),
            }
        }
    }

    fn anyway(&self, action: &Value) -> Markup {
        let (scene, words) = (self.scene, self.scene.words());
        coach::button(&Button {
            address: &format!("{}/lesson", scene.address),
            fields: &[
                ("do", "anyway"),
                ("revision", &scene.seq().to_string()),
                ("action", &action.to_string()),
            ],
            class: "btn btn--quiet",
            symbol: None,
            id: "coach-anyway",
            text: &say!(words, "coach-anyway"),
        })
    }

    /// The ways on from the last step.
    fn ways_on(&self) -> Markup {
        let (scene, words) = (self.scene, self.scene.words());
        let game = scene.table.kind.info().id;
        let level =
            crate::pages::table::level_name(crate::pages::quick::usual_level(scene.table.kind), words);
        let again = format!("/learn/{game}/{}", self.guided.course.lesson.name);
        html! {
            (send(scene, "end", "btn btn--primary btn--lg", Some("i-play"), &say!(words, "coach-end", level)))
            (send(scene, "back", "btn btn--quiet", Some("i-prev"), &say!(words, "coach-back")))
            a.btn.btn--quiet href={ "/learn/" (game) } { (look::part::icon("i-rules")) (say!(words, "learn-how")) }
            form method="post" action=(again) { button.btn.btn--quiet type="submit" { (look::part::icon("i-undo")) (say!(words, "coach-once-more")) } }
            a.btn.btn--quiet href="/learn" { (look::part::icon("i-door")) (say!(words, "coach-home")) }
        }
    }
}

/// A longer label is no name of a button.
const LABEL: usize = 40;

/// What was found out about pages of lessons.
static WAYS: LazyLock<Mutex<HashMap<String, Option<Control>>>> = LazyLock::new(Mutex::default);
/// How many answers are kept at most.
const MOST_WAYS: usize = 4096;

/// What a learner tells the coach.
#[derive(Debug, Deserialize)]
pub struct Wish {
    #[serde(rename = "do")]
    what: What,
    revision: u64,
    #[serde(default)]
    action: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    /// Go on to the next step.
    On,
    /// A step back.
    Back,
    /// Do it for me.
    Play,
    /// Do it all the same.
    Anyway,
    Leave,
    Return,
    /// The lesson is over.
    End,
}

/// Does what the learner tells the coach.
pub async fn act(doer: Doer, Form(wish): Form<Wish>) -> Result<Response, Error> {
    let done = learn(&doer, &wish).await;
    doer.answers(done).await
}

async fn learn(doer: &Doer, wish: &Wish) -> Result<Table, Error> {
    let state = &doer.state;
    let table = doer.table().await?;
    let (seat, user) = doer.player(&table)?;
    let guided = Guided::of(state, &table).await?.ok_or(Error::NotFound)?;
    let revision = table.row.seq;
    // A button that was pressed twice, or on a page that is no longer so.
    if wish.revision != revision && !matches!(wish.what, What::Leave | What::Return | What::End) {
        return Err(Error::Conflict);
    }
    match wish.what {
        What::Leave => keep(state, table, Learning { state: Led::Left, ..guided.learning }).await,
        What::End => keep(state, table, Learning { state: Led::Done, ..guided.learning }).await,
        What::On => {
            let step = guided.step().ok_or(Error::Conflict)?;
            let seen = u32::try_from(step + 1).unwrap_or(u32::MAX).max(guided.learning.seen);
            keep(state, table, Learning { seen, tries: 0, ..guided.learning }).await
        }
        What::Return => {
            let learning = Learning { state: Led::On, tries: 0, ..guided.learning.clone() };
            let table = match guided.place {
                Some(_) => table,
                None => back_on_course(state, table, &user, &guided).await?,
            };
            keep(state, table, learning).await
        }
        What::Back => back(state, table, &user, &guided).await,
        What::Play => {
            let action = expected(&guided, seat)?;
            doer.plays(table, revision, &format!("coach-{revision}"), action).await
        }
        What::Anyway => {
            let action =
                serde_json::from_str(&wish.action).map_err(|error| Error::Malformed(error.to_string()))?;
            doer.plays(table, revision, &format!("coach-{revision}"), action).await
        }
    }
}

fn expected(guided: &Guided, seat: Seat) -> Result<Value, Error> {
    let next = guided.expected(seat).ok_or(Error::Conflict)?;
    next.actions.first().cloned().ok_or(Error::Conflict)
}

async fn keep(state: &AppState, table: Table, learning: Learning) -> Result<Table, Error> {
    state.store.set_learning(&table.row.id, &learning).await?;
    follow(state, table).await
}

/// To the beginning of the step, or if nothing was decided in it yet, of the step before.
async fn back(state: &AppState, table: Table, user: &store::UserId, guided: &Guided) -> Result<Table, Error> {
    let (step, place) = guided.step().zip(guided.place).ok_or(Error::Conflict)?;
    let to = if place > guided.course.begin(step) { step } else { step.saturating_sub(1) };
    let seen = guided.learning.seen.min(u32::try_from(to).unwrap_or(u32::MAX));
    let table = back_to(state, table, user, guided, guided.course.begin(to)).await?;
    keep(state, table, Learning { seen, tries: 0, ..guided.learning.clone() }).await
}

/// What the coach says to a decision before it is made: nothing if it is the one that is meant, or nobody is led. What the
/// rules refuse, they refuse.
///
/// # Errors
/// If the store cannot be asked.
pub async fn object(doer: &Doer, table: &Table, seat: Seat, action: &Value) -> Result<Option<Said>, Error> {
    let Some(guided) = Guided::of(&doer.state, table).await? else { return Ok(None) };
    let Some(expected) = guided.expected(seat) else { return Ok(None) };
    let position = table.position()?;
    let Ok(played) = position.copy().play(seat, action) else { return Ok(None) };
    if expected.actions.contains(&played.action) {
        return Ok(None);
    }
    note_try(doer, table, guided).await?;
    let label = position.label(engine::Viewer::Seat(seat), seat, &played.action);
    let names = table.names(doer.visitor.words);
    let speaker = texts::Speaker { language: doer.visitor.words.0, players: &names, you: Some(seat) };
    let label = label.map(|label| table.kind.texts().say(speaker, &label.text)).unwrap_or_default();
    Ok(Some(Said::Other(played.action, label)))
}

/// What the coach adds to a refusal.
///
/// # Errors
/// If the store cannot be asked.
pub async fn console(doer: &Doer, table: &Table, seat: Seat, error: &Error) -> Result<Option<Said>, Error> {
    let Some(guided) = Guided::of(&doer.state, table).await?.filter(|guided| guided.expected(seat).is_some())
    else {
        return Ok(None);
    };
    note_try(doer, table, guided).await?;
    let crate::dress::Problem { rule, message, href } = crate::dress::problem(error, doer.visitor.words);
    Ok(Some(Said::Refused(message, rule.unwrap_or_default(), href.unwrap_or_default())))
}

async fn note_try(doer: &Doer, table: &Table, guided: Guided) -> Result<(), Error> {
    let learning = Learning { tries: guided.learning.tries.saturating_add(1), ..guided.learning };
    Ok(doer.state.store.set_learning(&table.row.id, &learning).await?)
}
