//! A case that shows a fault, and how it is made small.

use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use super::fuzz::{Figures, Fuzz};
use super::look::Fault;
use super::probe::{Probe, catch};
use super::vary::{Edit, paths, write};
use crate::{Game, Present, Seat};

/// A position, and what is tried in it, that shows a fault.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// Where it begins: the first position of a match, or one that was edited.
    pub start: G,
    /// What was decided since.
    pub steps: Vec<(Seat, G::Action)>,
    /// What is tried then.
    pub probe: Probe<G::Action>,
    /// The chance of what is tried.
    pub luck: u64,
    /// What does not hold.
    pub fault: Fault,
    pub(super) edited: Option<Edited>,
}

/// A position that came about, and what was changed in it.
#[derive(Clone, Debug)]
pub(super) struct Edited {
    pub json: Value,
    pub edits: Vec<Edit>,
}

impl<G: Game> Case<G> {
    /// The beginning of a case: a position to look at.
    pub fn new(start: G) -> Self {
        let fault = Fault { what: String::new(), detail: String::new() };
        Self { start, steps: Vec::new(), probe: Probe::Look, luck: 1, fault, edited: None }
    }

    /// The position in which the last thing is tried; none if it breaks on the way.
    #[must_use]
    pub fn position(&self) -> Option<G> {
        catch(|| {
            let mut state = self.start.clone();
            for (seat, action) in &self.steps {
                state.apply(*seat, action, &mut ());
            }
            Ok(state)
        })
        .ok()
    }

    /// What was written into the position that it begins with.
    pub fn edits(&self) -> impl Iterator<Item = String> {
        let edits = self.edited.iter().flat_map(|edited| edited.edits.iter().flatten());
        edits.map(|(path, value)| format!("{path} = {value}"))
    }

    /// Whether the position came about by playing, not by editing.
    #[must_use]
    pub fn was_reached(&self) -> bool {
        self.edited.is_none()
    }
}

impl<G: Game> fmt::Display for Case<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, steps, probe, fault, .. } = self;
        writeln!(f, "{fault}")?;
        let from = if self.was_reached() { "a first position" } else { "an edited position" };
        writeln!(f, "{} seats, from {from}:", start.seats())?;
        for (seat, action) in steps {
            writeln!(f, "  {seat}: {}", serde_json::to_string(action).map_err(|_| fmt::Error)?)?;
        }
        for edit in self.edits() {
            writeln!(f, "  edited: {edit}")?;
        }
        match probe {
            Probe::Look => write!(f, "then somebody looks"),
            Probe::Act(seat, action) => {
                write!(f, "then {seat}: {}", serde_json::to_string(action).map_err(|_| fmt::Error)?)
            }
            Probe::Fill(seat, fields) => write!(f, "then {seat} fills in {fields:?}"),
        }
    }
}

/// How many actions are played to make a case small.
const ACTIONS: usize = 400_000;

impl<G: Present> Fuzz<G> {
    /// Plays a case again: the fault it shows, at the first place where one shows.
    #[must_use]
    pub fn again(&self, case: &Case<G>) -> Option<Case<G>> {
        let mut found = Case::new(case.start.clone());
        found.luck = case.luck;
        let tried = catch(|| {
            if case.start.validate().is_err() {
                return Ok(());
            }
            let mut state = case.start.clone();
            for (seat, action) in &case.steps {
                found.probe = Probe::Act(*seat, *action);
                if state.check(*seat, action).is_ok() {
                    self.step(&mut state, *seat, action, true)?;
                    found.steps.push((*seat, *action));
                }
            }
            found.probe = case.probe.clone();
            self.probe(&state, &case.probe, case.luck, &mut Figures::default()).map(drop)
        });
        found.fault = tried.err()?;
        found.edited.clone_from(&case.edited);
        Some(found)
    }

    /// The same fault with fewer edits, fewer actions before it, and a simpler action.
    #[must_use]
    pub fn shrunk(&self, case: Case<G>) -> Case<G> {
        let Some(mut case) = self.again(&case) else { return case };
        self.fewer_edits(&mut case);
        self.fewer_steps(&mut case);
        self.simpler_action(&mut case);
        case
    }

    /// Takes the smaller case if it shows the same fault.
    fn take(&self, case: &mut Case<G>, smaller: &Case<G>) -> bool {
        let found = self.again(smaller).filter(|found| found.fault.what == case.fault.what);
        found.map(|found| *case = found).is_some()
    }

    fn fewer_edits(&self, case: &mut Case<G>) {
        let Some(edited) = case.edited.clone() else { return };
        for index in (0..edited.edits.len()).rev() {
            let mut edited = case.edited.clone().unwrap_or_else(|| edited.clone());
            edited.edits.remove(index);
            let mut json = edited.json.clone();
            edited.edits.iter().for_each(|edit| write(&mut json, edit));
            if let Ok(start) = G::deserialize(&json) {
                let smaller = Case { start, edited: Some(edited), ..case.clone() };
                self.take(case, &smaller);
            }
        }
    }

    fn fewer_steps(&self, case: &mut Case<G>) {
        let mut left = ACTIONS;
        let mut size = case.steps.len();
        while size > 0 {
            let mut at = 0;
            while at < case.steps.len() && left > case.steps.len() {
                left -= case.steps.len();
                let mut smaller = case.clone();
                smaller.steps.drain(at..(at + size).min(case.steps.len()));
                if !self.take(case, &smaller) {
                    at += size;
                }
            }
            size /= 2;
        }
    }

    fn simpler_action(&self, case: &mut Case<G>) {
        while let Probe::Act(seat, action) = case.probe.clone() {
            let json = serde_json::to_value(action).expect("an action is written as JSON");
            let simpler = simpler(&json).into_iter().any(|json| {
                G::Action::deserialize(&json).is_ok_and(|simpler| {
                    let smaller = Case { probe: Probe::Act(seat, simpler), ..case.clone() };
                    simpler != action && self.take(case, &smaller)
                })
            });
            if !simpler {
                return;
            }
        }
    }
}

/// The value with one thing less: a field, a part of a list, or a smaller number.
fn simpler(json: &Value) -> Vec<Value> {
    let mut places = Vec::new();
    paths(json, "", &mut places);
    let mut all = Vec::new();
    for path in places {
        let with = |value: Value| {
            let mut changed = json.clone();
            write(&mut changed, &vec![(path.clone(), value)]);
            changed
        };
        match json.pointer(&path) {
            Some(Value::Array(parts)) => all.extend((0..parts.len()).map(|index| {
                with(
                    parts
                        .iter()
                        .enumerate()
                        .filter(|(at, _)| *at != index)
                        .map(|(_, part)| part.clone())
                        .collect(),
                )
            })),
            Some(Value::Object(fields)) if path.matches('/').count() > 0 => {
                all.extend(fields.keys().map(|key| {
                    let mut fewer = fields.clone();
                    fewer.remove(key);
                    with(Value::Object(fewer))
                }));
            }
            Some(Value::Number(number)) => {
                let number = number.as_u64().unwrap_or(0);
                all.extend(
                    [0, 1, number / 2]
                        .into_iter()
                        .filter(|less| *less < number)
                        .map(|less| with(less.into())),
                );
            }
            _ => {}
        }
    }
    all
}
