//! A lesson played on the rules of its game: where a match stands in it, and what is meant there.
//!
//! A course knows every position of its lesson by a digest. So a match is found in it again whatever was taken back or
//! tried in between, and one that left it is none of its business until it comes to one of these positions again.

use std::collections::BTreeMap;
use std::fmt;

use engine::{Language, Seat, Seed, Viewer};
use lessons::{Lesson, Lit, Region, Step};
use look::game::{Frame, layout};
use look::spot::{Control, light_page, whole};
use look::{Narrowing, Player, Regions, Setting};
use serde_json::Value;

use crate::{Kind, Position, Refused};

/// A lesson with all its positions.
pub struct Course {
    /// The lesson.
    pub lesson: &'static Lesson,
    moves: Vec<Move>,
    /// The number of the first decision of each step.
    begins: Vec<usize>,
    /// The positions by their digests: how many decisions led there.
    places: BTreeMap<String, usize>,
    /// The position before each decision, and the last.
    positions: Vec<Box<dyn Position>>,
}

/// A decision of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The step it belongs to, from 0.
    pub step: usize,
    /// Who decides.
    pub seat: Seat,
    /// What: any of these, as the game writes them.
    pub actions: Vec<Value>,
    /// Whether the learner is expected to make it; otherwise it happens.
    pub is_expected: bool,
}

/// Why a lesson cannot be played through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The game.
    pub game: &'static str,
    /// The lesson.
    pub lesson: String,
    /// The step, from 1, and its title; none if the match cannot even begin.
    pub step: Option<(usize, String)>,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lesson {}/{}", self.game, self.lesson)?;
        if let Some((number, title)) = &self.step {
            write!(f, ", step {number} ({title})")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for Broken {}

impl Course {
    /// Plays a lesson through.
    ///
    /// # Errors
    /// At which step it breaks, and why.
    pub fn of(kind: &'static dyn Kind, lesson: &'static Lesson) -> Result<Self, Broken> {
        let broken = |step: Option<(usize, &Step)>, why: String| Broken {
            game: kind.info().id,
            lesson: lesson.name.clone(),
            step: step.map(|(at, step)| (at + 1, step.title.get(Language::En).to_owned())),
            why,
        };
        let first = kind
            .setup(&lesson.options, lesson.players, Seed::from_number(lesson.seed))
            .map_err(|why| broken(None, why.to_string()))?;
        let mut course = Self {
            lesson,
            moves: Vec::new(),
            begins: Vec::new(),
            places: BTreeMap::new(),
            positions: Vec::new(),
        };
        let mut ways = vec![first];
        for (at, step) in lesson.steps.iter().enumerate() {
            course.begins.push(course.moves.len());
            for (seat, actions, is_expected) in decisions(lesson, step) {
                course.note(&ways);
                let (next, actions) =
                    decided(&ways, seat, &actions).map_err(|why| broken(Some((at, step)), why))?;
                course.moves.push(Move { step: at, seat, actions, is_expected });
                ways = next;
            }
        }
        course.note(&ways);
        Ok(course)
    }

    fn note(&mut self, ways: &[Box<dyn Position>]) {
        for way in ways {
            self.places.entry(way.digest()).or_insert(self.moves.len());
        }
        self.positions.extend(ways.first().map(|way| way.copy()));
    }

    /// How many decisions of the lesson lead to a position, if it is one of the lesson's.
    #[must_use]
    pub fn place(&self, position: &dyn Position) -> Option<usize> {
        self.places.get(&position.digest()).copied()
    }

    /// The decision that follows after `place` others.
    #[must_use]
    pub fn next(&self, place: usize) -> Option<&Move> {
        self.moves.get(place)
    }

    /// All decisions in their order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many decisions lead to the beginning of a step.
    #[must_use]
    pub fn begin(&self, step: usize) -> usize {
        self.begins.get(step).copied().unwrap_or(self.moves.len())
    }

    /// The step that a learner is at after `place` decisions, if they went on from `seen` steps by hand. A decision that a
    /// later step expects leads on to that step as well.
    #[must_use]
    pub fn step(&self, place: usize, seen: usize) -> usize {
        let is_past = |end: usize| self.moves[end.min(place)..place].iter().any(|one| one.is_expected);
        let is_done = |step: usize| {
            let end = self.begin(step + 1);
            end <= place && (step < seen || !self.lesson.steps[step].expect.is_empty() || is_past(end))
        };
        let last = self.lesson.steps.len() - 1;
        (0..last).find(|step| !is_done(*step)).unwrap_or(last)
    }

    /// The position at the beginning of a step.
    #[must_use]
    pub fn position(&self, step: usize) -> &dyn Position {
        &*self.positions[self.begin(step)]
    }

    /// The position after `place` decisions.
    #[must_use]
    pub fn at(&self, place: usize) -> &dyn Position {
        &*self.positions[place.min(self.moves.len())]
    }
}

/// All decisions of a step: whose, what, and whether the learner is expected to make it.
fn decisions(lesson: &'static Lesson, step: &'static Step) -> Vec<(Seat, Vec<&'static Value>, bool)> {
    let mut all: Vec<(Seat, Vec<&Value>, bool)> = Vec::new();
    if step.free {
        all.push((lesson.seat, step.expect.iter().collect(), true));
    } else {
        all.extend(step.expect.iter().map(|action| (lesson.seat, vec![action], true)));
    }
    all.extend(step.then.iter().map(|decision| (decision.seat, vec![&decision.action], false)));
    all
}

/// The positions after each of some actions, from each of some positions, and the actions as the game writes them.
type Decided = (Vec<Box<dyn Position>>, Vec<Value>);

fn decided(ways: &[Box<dyn Position>], seat: Seat, actions: &[&Value]) -> Result<Decided, String> {
    let (mut next, mut written) = (Vec::new(), Vec::new());
    for way in ways {
        for action in actions {
            let mut after = way.copy();
            let played = after.play(seat, action).map_err(|why| refused(&**way, seat, action, &why))?;
            if !written.contains(&played.action) {
                written.push(played.action);
            }
            next.push(after);
        }
    }
    Ok((next, written))
}

fn refused(position: &dyn Position, seat: Seat, action: &Value, why: &Refused) -> String {
    let deciding: Vec<String> = position.status().deciding().iter().map(|seat| seat.to_string()).collect();
    format!("seat {seat} may not {action}: {why} (to decide: seat {})", deciding.join(", "))
}

/// The first step of a course that points at something which is not on its page, in whatever language.
#[must_use]
pub fn missing_part(kind: &'static dyn Kind, course: &Course) -> Option<Broken> {
    let steps = course.lesson.steps.iter().enumerate();
    for (at, step) in steps {
        for language in Language::ALL {
            if let Err(why) = points(kind, course, at, step, language) {
                return Some(Broken {
                    game: kind.info().id,
                    lesson: course.lesson.name.clone(),
                    step: Some((at + 1, step.title.get(Language::En).to_owned())),
                    why: format!("{why} ({})", language.tag()),
                });
            }
        }
    }
    None
}

fn points(
    kind: &'static dyn Kind,
    course: &Course,
    at: usize,
    step: &Step,
    language: Language,
) -> Result<(), String> {
    let begin = course.begin(at);
    let page = || drawn(kind, course, begin, language, &Narrowing::default());
    match &step.lit {
        Lit::Nothing => Ok(()),
        Lit::Region(region) => {
            let is_shown = page().is_some_and(|page| shows(page, *region));
            is_shown.then_some(()).ok_or_else(|| format!("the page has no {region:?}"))
        }
        Lit::Id(id) => {
            let is_there = page().is_some_and(|page| is_called(page, id));
            is_there.then_some(()).ok_or_else(|| format!("nothing is called #{id}"))
        }
        Lit::Expected => {
            for place in begin..course.begin(at + 1) {
                let expected = &course.moves[place];
                if expected.is_expected {
                    leads(kind, course, place, language)
                        .ok_or_else(|| format!("nothing leads to {:?}", expected.actions))?;
                }
            }
            Ok(())
        }
    }
}

/// Whether a page can light a region: the frame has a place for it, and the game draws something there. The record is never
/// empty: every match has a log.
fn shows(mut page: Regions, region: Region) -> bool {
    let Some(id) = whole(region) else { return page.light(&Control::Region(region)).is_some() };
    let is_drawn = match region {
        Region::Board => !page.board.0.is_empty(),
        Region::Rivals => !page.rivals.0.is_empty(),
        _ => true,
    };
    is_drawn && is_called(page, id)
}

/// Whether something on a page is called so, in its frame or in what the game has drawn.
fn is_called(page: Regions, id: &str) -> bool {
    light_page(&layout(&Frame { regions: page, ..Frame::default() }), id).is_some()
}

/// The control of a page that leads to its expected decision.
fn leads(kind: &'static dyn Kind, course: &Course, place: usize, language: Language) -> Option<Control> {
    let actions: Vec<String> = course.moves[place].actions.iter().map(Value::to_string).collect();
    look::spot::way("", &actions, &Narrowing::default(), |query| drawn(kind, course, place, language, query))
}

/// The learner's page after a number of decisions, in a frame that is nowhere.
pub(crate) fn drawn(
    kind: &'static dyn Kind,
    course: &Course,
    place: usize,
    language: Language,
    query: &Narrowing,
) -> Option<Regions> {
    let viewer = Viewer::Seat(course.lesson.seat);
    let names: Vec<String> = Seat::all(course.lesson.players).map(|seat| format!("P{seat}")).collect();
    let players = vec![Player::Human; names.len()];
    let setting = Setting {
        viewer,
        language,
        texts: kind.texts(),
        names: &names,
        players: &players,
        revision: 0,
        action_id: "a",
        address: "",
        play: "/play",
        text_form: "/text",
        rules: "/rules",
        cards: "/cards",
        narrowing: query,
    };
    course.at(place).show(viewer).draw(&setting, &[], &[])
}
