//! `civitas lessons`: the guided matches, and whether each runs through on the present rules.

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use catalog::{Course, Kind, missing_part};
use engine::Language;
use lessons::Lesson;
use serde::Serialize;

use crate::{args, output};

/// A lesson, and what is wrong with it.
#[derive(Debug, Serialize)]
struct Told {
    game: &'static str,
    lesson: String,
    title: String,
    minutes: u16,
    players: u8,
    steps: usize,
    /// The learner's decisions, and those of the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    decisions: Option<[usize; 2]>,
    languages: Vec<Language>,
    /// Whether it runs through; unknown unless it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    runs: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

pub fn run(args: &args::Lessons) -> Result<ExitCode> {
    let games = match &args.game {
        Some(game) => vec![game.0],
        None => catalog::games().to_vec(),
    };
    let mut told = Vec::new();
    for game in games {
        for lesson in lessons_of(game, args)? {
            told.push(tell(game, lesson, args.check));
        }
    }
    if args.json {
        output::json(&told)?;
    } else {
        told.iter().try_for_each(|told| output::line(in_a_line(told)))?;
    }
    let broken = told.iter().any(|told| told.runs == Some(false));
    Ok(if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn lessons_of(game: &'static dyn Kind, args: &args::Lessons) -> Result<&'static [Lesson]> {
    let Some(file) = &args.file else {
        return game.lessons().map_err(|malformed| anyhow!("{}: {malformed}", game.info().id));
    };
    let name = file.file_stem().and_then(|name| name.to_str()).context("a lesson has a name")?;
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    // It lives as long as the command.
    Ok(Vec::leak(vec![Lesson::parse(name, &text)?]))
}

fn tell(game: &'static dyn Kind, lesson: &'static Lesson, check: bool) -> Told {
    let course = check.then(|| Course::of(game, lesson));
    let decisions = course.as_ref().and_then(|course| course.as_ref().ok()).map(|course| {
        let expected = course.moves().iter().filter(|one| one.is_expected).count();
        [expected, course.moves().len() - expected]
    });
    let problem = course.as_ref().and_then(|course| match course {
        Ok(course) => missing_part(game, course).map(|broken| broken.to_string()),
        Err(broken) => Some(broken.to_string()),
    });
    Told {
        game: game.info().id,
        lesson: lesson.name.clone(),
        title: lesson.title.get(Language::En).to_owned(),
        minutes: lesson.minutes,
        players: lesson.players,
        steps: lesson.steps.len(),
        decisions,
        // A text that lacks one is no lesson.
        languages: Language::ALL.to_vec(),
        runs: course.map(|_| problem.is_none()),
        problem,
    }
}

fn in_a_line(told: &Told) -> String {
    let Told { game, lesson, title, minutes, steps, .. } = told;
    let state = match (&told.problem, told.decisions) {
        (Some(problem), _) => format!("BROKEN: {problem}"),
        (None, Some([own, others])) => format!("runs through: {own} decisions, {others} of the others"),
        (None, None) => title.clone(),
    };
    format!("{game}/{lesson}: {steps} steps, {minutes} min; {state}")
}
