//! What is answered to actions that are not legal.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Deserialize;

use super::compose::filled;
use super::random::any_of;
use super::replays::kind;
use super::tables::table;
use super::vary::{below, varied};
use crate::{Language, Present, Rejection, Rng, Seat, Viewer};

/// The answers to actions that are not legal, as a walk over random positions found them.
#[derive(Clone, Debug, Default)]
pub struct Refusals {
    /// How many actions were asked about.
    pub asked: u64,
    pub(super) answers: BTreeMap<Answer, BTreeMap<String, Asked>>,
    /// Kinds of actions that were legal under a question.
    legal: BTreeSet<(&'static str, String)>,
}

/// Answers that may be given to many kinds of actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct General<'a> {
    /// Messages to somebody who acts out of place: not your turn, another question is open, it is over;
    /// `first-*` stands for all that begin so.
    pub out_of_place: &'a [&'a str],
    /// Rules that hold for many kinds of actions alike, with their message.
    pub shared: &'a [(&'a str, &'a str)],
}

/// A rule and a message.
type Answer = (&'static str, &'static str);

/// How often an answer was given to one kind of action, under which questions, and one example.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    times: u64,
    questions: BTreeSet<&'static str>,
    example: String,
}

/// Actions of a kind that are kept to ask about them elsewhere.
const KEPT: usize = 40;
/// How often a form is filled in at a position.
const FORMS: usize = 3;
/// After how many actions a match is given up.
const MATCH: usize = 4_000;
/// How many kinds of actions may be alike, and refused by one rule in the same words.
const ALIKE: usize = 3;

impl Refusals {
    /// Walks over the positions of random matches, with every number of players and option in turn,
    /// and asks in every `every`-th of them about actions of each kind that are not legal there:
    /// actions of other positions and seats, what players might think of, variations of both, and what a
    /// form that is filled in at random stands for.
    ///
    /// # Panics
    /// If somebody who decides cannot act.
    #[must_use]
    pub fn walk<G: Present>(matches: u64, every: usize, seed: u64) -> Self {
        let mut walk =
            Walk::<G> { dice: Rng::from_number(seed), known: BTreeMap::new(), found: Self::default() };
        for number in 0..matches {
            let (options, seats) = table::<G>(number, &mut walk.dice);
            if let Ok(first) = G::setup(&options, seats, walk.dice.fork()) {
                walk.one_match(first, every);
            }
        }
        walk.found
    }

    /// What is vague:
    ///
    /// - an answer that names no rule of the rulebook;
    /// - an answer to many kinds of actions that is not among the `general` ones, or a rule that answers
    ///   many kinds for one reason or the other;
    /// - "not now" to a kind of action that the present question does take: why not this one?
    #[must_use]
    pub fn vague<G: Present>(&self, general: General<'_>) -> Vec<String> {
        let mut vague = Vec::new();
        let mut by_rule: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (answer @ (rule, message), kinds) in &self.answers {
            if !is_rule(G::rulebook(Language::En), rule) {
                vague.push(format!("{rule:?} ({message}) is no rule: {}", names(kinds.keys())));
            }
            if general.is_out_of_place(message) {
                let taken = self.taken(kinds);
                if !taken.is_empty() {
                    vague.push(format!("{rule} {message} answers what can be right: {}", names(taken)));
                }
            } else if !general.shared.contains(answer) {
                by_rule.entry(rule).or_default().extend(kinds.keys().map(String::as_str));
                if kinds.len() > ALIKE {
                    vague.push(format!("{rule} {message} answers {}", names(kinds.keys())));
                }
            }
        }
        by_rule.retain(|_, kinds| kinds.len() > ALIKE);
        vague.extend(by_rule.into_iter().map(|(rule, kinds)| format!("{rule} answers {}", names(kinds))));
        vague
    }

    /// The kinds that were legal under a question and answered by this under the same.
    fn taken(&self, kinds: &BTreeMap<String, Asked>) -> Vec<String> {
        let taken = |(kind, asked): (&String, &Asked)| {
            let legal = |question: &&&str| self.legal.contains(&(**question, kind.clone()));
            let question = asked.questions.iter().find(legal)?;
            Some(format!("{kind} under {question}"))
        };
        kinds.iter().filter_map(taken).collect()
    }
}

impl General<'_> {
    fn is_out_of_place(&self, message: &str) -> bool {
        let covers = |known: &&str| match known.strip_suffix('*') {
            Some(start) => message.starts_with(start),
            None => message == *known,
        };
        self.out_of_place.iter().any(covers)
    }
}

/// That every refusal says why: see [`Refusals::vague`].
///
/// # Panics
/// With what is vague, or if little was asked.
pub fn assert_refusals<G: Present>(matches: u64, every: usize, general: General<'_>) {
    let refusals = Refusals::walk::<G>(matches, every, 1);
    assert!(refusals.asked > 5_000 && refusals.answers.len() > 20, "too little was asked:\n{refusals}");
    let vague = refusals.vague::<G>(general);
    assert!(vague.is_empty(), "{}: vague answers:\n{}", G::INFO.id, vague.join("\n"));
}

fn names<S: AsRef<str>>(kinds: impl IntoIterator<Item = S>) -> String {
    kinds.into_iter().map(|kind| kind.as_ref().to_owned()).collect::<Vec<_>>().join(", ")
}

/// Whether the rulebook has this id: the whole of it, not the beginning of another.
fn is_rule(rulebook: &str, id: &str) -> bool {
    let whole = |(at, _): (usize, &str)| {
        let mut rest = rulebook[at + id.len()..].chars();
        match rest.next() {
            Some('.') => !rest.next().is_some_and(|letter| letter.is_ascii_digit()),
            next => !next.is_some_and(|letter| letter.is_ascii_alphanumeric()),
        }
    };
    !id.is_empty() && rulebook.match_indices(id).any(whole)
}

/// A table: each answer with the kinds of actions it was given to, how often, when, and an example.
impl fmt::Display for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((rule, message), kinds) in &self.answers {
            writeln!(f, "{rule} {message}")?;
            for (kind, asked) in kinds {
                let questions = asked.questions.iter().copied().collect::<Vec<_>>().join(" ");
                writeln!(f, "    {kind:<20} {:>6}  {}  ({questions})", asked.times, asked.example)?;
            }
        }
        write!(f, "{} answers, {} different", self.asked, self.answers.len())
    }
}

struct Walk<G: Present> {
    dice: Rng,
    known: BTreeMap<String, Vec<G::Action>>,
    found: Refusals,
}

impl<G: Present> Walk<G> {
    fn one_match(&mut self, mut state: G, every: usize) {
        for count in 0..MATCH {
            let deciding: Vec<Seat> = state.status().deciding().iter().collect();
            if count.is_multiple_of(every) || deciding.is_empty() {
                Seat::all(state.seats()).for_each(|seat| self.ask(&state, seat, deciding.contains(&seat)));
            }
            let Some(seat) = any_of(&mut self.dice, &deciding) else { return };
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let action = any_of(&mut self.dice, &legal).expect("a deciding seat can act");
            self.learn(&action);
            state.apply(seat, &action, &mut ());
        }
    }

    fn learn(&mut self, action: &G::Action) {
        let known = self.known.entry(kind(action)).or_default();
        if !known.contains(action) {
            if known.len() == KEPT {
                known.swap_remove(below(&mut self.dice, KEPT));
            }
            known.push(*action);
        }
    }

    /// Asks about actions of every kind.
    fn ask(&mut self, state: &G, seat: Seat, decides: bool) {
        let view = state.view(Viewer::Seat(seat));
        let question = if decides { G::question(&view).key } else { "none" };
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        self.found.legal.extend(actions.drain(..).map(|action| (question, kind(&action))));
        for known in self.known.values() {
            let sample = any_of(&mut self.dice, known).expect("kinds are known by an action");
            if decides {
                let json = serde_json::to_value(sample).expect("an action is written as JSON");
                let others: Vec<_> = any_of(&mut self.dice, known)
                    .iter()
                    .filter_map(|other| serde_json::to_value(other).ok())
                    .collect();
                actions.extend(G::Action::deserialize(&varied(&json, &others, &mut self.dice)));
                actions.extend(any_of(&mut self.dice, known));
            }
            actions.push(sample);
        }
        if decides {
            G::ideas(&view, seat, &mut actions);
        }
        self.compose(&view, seat, question, &mut actions);
        for action in actions {
            if let Err(refused) = state.check(seat, &action) {
                self.answered(question, &action, &refused);
            }
        }
    }

    /// Fills in the form, if there is one. It may be refused before it is an action.
    fn compose(&mut self, view: &G::View, seat: Seat, question: &'static str, actions: &mut Vec<G::Action>) {
        let Some(form) = G::form(view, seat) else { return };
        for _ in 0..FORMS {
            let fields = filled(&form, &mut self.dice);
            match G::compose(view, seat, &fields) {
                Ok(action) => actions.push(action),
                Err(refused) => self.count("form", question, &refused, || format!("{fields:?}")),
            }
        }
    }

    fn answered(&mut self, question: &'static str, action: &G::Action, refused: &Rejection) {
        let written = || serde_json::to_string(action).expect("an action is written as JSON");
        self.count(&kind(action), question, refused, written);
    }

    fn count(
        &mut self,
        kind: &str,
        question: &'static str,
        refused: &Rejection,
        example: impl FnOnce() -> String,
    ) {
        self.found.asked += 1;
        let answer = (refused.rule.0, refused.message.key);
        let asked = self.found.answers.entry(answer).or_default().entry(kind.to_owned()).or_default();
        asked.times += 1;
        asked.questions.insert(question);
        if asked.example.is_empty() {
            asked.example = example();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_its_whole_id() {
        let rulebook = "- EC-3.10 Plague.\n- EC-3.2 A settler (EC-R-7).";
        assert!(is_rule(rulebook, "EC-3.10") && is_rule(rulebook, "EC-3.2") && is_rule(rulebook, "EC-R-7"));
        assert!(!is_rule(rulebook, "EC-3.1") && !is_rule(rulebook, "EC-3") && !is_rule(rulebook, ""));
    }
}
