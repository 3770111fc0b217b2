//! Random play with everything that players might think of: listed actions, composed ones and
//! variations of them, from positions that came about and from edited ones.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::Deserialize;
use serde_json::Value;

use super::case::{Case, Edited};
use super::compose::filled;
use super::look::{Fault, listed, valid};
use super::probe::{Probe, catch};
use super::random::any_of;
use super::replays::{kind, kind_of};
use super::tables::table;
use super::vary::{Editor, below, outline, varied, write};
use crate::{Entry, Game, Header, Present, Record, Rng, Seat, SeatInfo, Seed, Status, Viewer, replay};

/// What bots of every level would do, from the view of their seat and its legal actions; the number
/// is for their chance.
pub type Bots<G> = fn(Seat, &<G as Game>::View, &[<G as Game>::Action], u64) -> Vec<<G as Game>::Action>;

/// What must hold between two positions beyond what each owes by itself.
pub type Law<G> = fn(&G, Seat, &<G as Game>::Action, &G) -> Result<(), String>;

/// How a game is fuzzed.
#[derive(Clone, Copy, Debug)]
pub struct Fuzz<G: Game> {
    /// How many decisions there are from one position that is looked at closely to the next.
    pub look_every: u64,
    /// One of how many decisions is used to compose open actions.
    pub compose_every: u32,
    /// How many decisions there are from one edited position to the next.
    pub edit_every: u64,
    /// Whom to ask about a position.
    pub bots: Bots<G>,
    /// What the game promises besides.
    pub law: Option<Law<G>>,
}

impl<G: Game> Default for Fuzz<G> {
    fn default() -> Self {
        Self { look_every: 400, compose_every: 12, edit_every: 400, bots: |_, _, _, _| Vec::new(), law: None }
    }
}

/// What was done, in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Matches begun.
    pub matches: u64,
    /// Actions carried out.
    pub actions: u64,
    /// Open actions, by their kind.
    pub composed: BTreeMap<String, Composed>,
    /// Forms that could not even be read.
    pub unreadable: u64,
    /// Positions edited, and how many of them were valid.
    pub edited: [u64; 2],
    /// Positions looked at closely.
    pub looked: u64,
    /// Decisions of bots.
    pub bots: u64,
    /// Matches played again from their record.
    pub replayed: u64,
}

/// What became of open actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Composed {
    /// Composed and legal.
    pub legal: u64,
    /// Composed and not legal.
    pub refused: u64,
    /// Of the legal ones carried out and looked at closely.
    pub accepted: u64,
}

impl AddAssign<&Figures> for Figures {
    fn add_assign(&mut self, other: &Figures) {
        self.matches += other.matches;
        self.actions += other.actions;
        for (kind, counts) in &other.composed {
            let sum = self.composed.entry(kind.clone()).or_default();
            sum.accepted += counts.accepted;
            sum.legal += counts.legal;
            sum.refused += counts.refused;
        }
        self.unreadable += other.unreadable;
        (0..2).for_each(|index| self.edited[index] += other.edited[index]);
        self.looked += other.looked;
        self.bots += other.bots;
        self.replayed += other.replayed;
    }
}

/// After how many actions a match is given up and the next one begun.
const MATCH: usize = 6_000;
/// How often a form is filled in at a decision, at most.
const FORMS: usize = 40;
/// How many variations of a composed action are tried.
const VARIATIONS: usize = 2;
/// How much of what an action made possible is tried.
const CONSEQUENCES: usize = 6;
/// How many edits of one position are tried, and how far those that are valid are played on.
const EDITS: usize = 12;
const PLAYED_ON: usize = 24;
/// Composed actions that are kept to take parts from.
const KEPT: usize = 64;

impl<G: Present> Fuzz<G> {
    /// Plays this many actions: the same ones for the same numbers. `number` also chooses the options
    /// and the number of players of the first match. With what was done come the cases that show
    /// faults, one for each, as they were found; a fault in a match ends the run.
    #[must_use]
    pub fn run(&self, seed: u64, number: u64, actions: u64) -> (Figures, Vec<Case<G>>) {
        let mut dice = Rng::from_number(seed ^ number.rotate_left(32));
        let mut run = Run {
            fuzz: self,
            case: Case::new(first(&mut dice)),
            dice,
            figures: Figures::default(),
            found: Vec::new(),
            others: Vec::new(),
            seen: BTreeMap::new(),
            decisions: 0,
            lines: Vec::new(),
        };
        if let Err(fault) = catch(|| run.play(number, actions)) {
            run.case.fault = fault;
            run.found.push(run.case);
        }
        (run.figures, run.found)
    }
}

/// A first position with the default options.
fn first<G: Game>(dice: &mut Rng) -> G {
    G::setup(&G::Options::default(), G::INFO.min_players, dice.fork()).expect("the default is offered")
}

/// Fuzzes a short while.
///
/// # Panics
/// With the case that shows a fault, made small, and how to see it again.
pub fn assert_fuzzed<G: Present>(fuzz: &Fuzz<G>, runs: u64, actions: u64) -> Figures {
    let mut sum = Figures::default();
    for number in 0..runs {
        let (figures, found) = fuzz.run(1, number, actions);
        sum += &figures;
        if let Some(case) = found.into_iter().next() {
            panic!("{}, run {number}: {}", G::INFO.id, fuzz.shrunk(case));
        }
    }
    sum
}

/// What happened in a match, for its record.
enum Line<A> {
    Act(Seat, A),
    /// The last action was taken back.
    Undo(Seat),
}

struct Run<'a, G: Present> {
    fuzz: &'a Fuzz<G>,
    dice: Rng,
    figures: Figures,
    /// What led to the present position and what is tried in it, should it break.
    case: Case<G>,
    /// Cases that showed faults beside the match.
    found: Vec<Case<G>>,
    /// Open actions that were composed before, and how many of each form.
    others: Vec<Value>,
    seen: BTreeMap<String, u32>,
    /// Decisions in matches.
    decisions: u64,
    lines: Vec<Line<G::Action>>,
}

impl<G: Present> Run<'_, G> {
    fn play(&mut self, number: u64, actions: u64) -> Result<(), Fault> {
        let mut number = number;
        while self.figures.actions < actions {
            let (options, seats) = table::<G>(number, &mut self.dice);
            let seed = u64::from(self.dice.below(u32::MAX));
            let end = actions - self.figures.actions;
            // Not every combination of options is offered.
            if let Ok(first) = G::setup(&options, seats, Rng::from_number(seed)) {
                let last = self.one_match(&first, usize::try_from(end).unwrap_or(MATCH).min(MATCH))?;
                self.replays(&options, seats, seed, &last)?;
            }
            number = u64::from(self.dice.below(1 << 20));
        }
        Ok(())
    }

    fn one_match(&mut self, first: &G, actions: usize) -> Result<G, Fault> {
        self.figures.matches += 1;
        self.case = Case::new(first.clone());
        self.lines.clear();
        let mut state = first.clone();
        for _ in 0..actions {
            self.decisions += 1;
            if self.decisions.is_multiple_of(self.fuzz.look_every) {
                self.tries(&state, Probe::Look)?;
            }
            if self.decisions % self.fuzz.edit_every == self.fuzz.edit_every / 2 {
                self.edits(&state);
            }
            if !self.decision(&mut state, self.decisions.is_multiple_of(4))? {
                self.tries(&state, Probe::Look)?;
                break;
            }
        }
        Ok(state)
    }

    /// Somebody decides: composes actions, then plays a listed one. `false` when the match is over.
    fn decision(&mut self, state: &mut G, closely: bool) -> Result<bool, Fault> {
        let deciding = match state.status() {
            Status::Over(_) => return Ok(false),
            Status::Deciding(seats) => seats.iter().collect::<Vec<_>>(),
        };
        let seat = any_of(&mut self.dice, &deciding);
        let seat = seat.ok_or_else(|| Fault::new("nobody decides", &()))?;
        if !G::INFO.open_actions.is_empty() && self.dice.below(self.fuzz.compose_every) == 0 {
            // Some open actions need no question.
            let any = Seat(u8::try_from(below(&mut self.dice, state.seats().into())).unwrap_or(0));
            let composer = if self.dice.below(4) == 0 { any } else { seat };
            if self.composes(state, composer)? {
                return Ok(true);
            }
        }
        let legal = listed(state, seat);
        let action = any_of(&mut self.dice, &legal);
        let action = action.ok_or_else(|| Fault::new("a deciding seat has no action", &seat))?;
        self.case.probe = Probe::Act(seat, action);
        self.fuzz.step(state, seat, &action, closely)?;
        self.done(seat, action);
        Ok(true)
    }

    /// An action of the match was carried out.
    fn done(&mut self, seat: Seat, action: G::Action) {
        self.figures.actions += 1;
        self.case.steps.push((seat, action));
        self.lines.push(Line::Act(seat, action));
        self.case.probe = Probe::Look;
    }

    /// Tries something with a close look at what comes of it.
    fn tries(&mut self, state: &G, probe: Probe<G::Action>) -> Result<Option<G>, Fault> {
        self.case.luck = u64::from(self.dice.below(u32::MAX));
        self.case.probe = probe;
        let Case { probe, luck, .. } = &self.case;
        self.fuzz.probe(state, probe, *luck, &mut self.figures)
    }

    /// Composes many open actions and tries the legal one that is least like those before; whether it
    /// was carried out for good. What is looked at so closely should be worth it.
    fn composes(&mut self, state: &mut G, seat: Seat) -> Result<bool, Fault> {
        self.case.probe = Probe::Fill(seat, Vec::new());
        let view = state.view(Viewer::Seat(seat));
        let Some(form) = G::form(&view, seat) else { return Ok(false) };
        let mut legal: Vec<(u32, String, G::Action)> = Vec::new();
        // Where there is little to fill in, there is little to try.
        for _ in 0..FORMS.min(1 + form.fields.len()) {
            let fields = filled(&form, &mut self.dice);
            self.case.probe = Probe::Fill(seat, fields.clone());
            match G::compose(&view, seat, &fields) {
                Ok(action) => self.variations(state, seat, &action, &mut legal)?,
                Err(_) => self.figures.unreadable += 1,
            }
        }
        let Some((seen, outline, action)) = legal.into_iter().min_by_key(|(seen, ..)| *seen) else {
            return Ok(false);
        };
        if self.dice.below(1 + seen / 8) > 0 {
            return Ok(false);
        }
        *self.seen.entry(outline).or_default() += 1;
        self.composed(state, seat, action)
    }

    /// An action from the form and variations of it: those that are legal, with how often their like was
    /// carried out.
    fn variations(
        &mut self,
        state: &G,
        seat: Seat,
        action: &G::Action,
        legal: &mut Vec<(u32, String, G::Action)>,
    ) -> Result<(), Fault> {
        let json = serde_json::to_value(action).expect("an action is written as JSON");
        for number in 0..=VARIATIONS {
            let json = if number == 0 { json.clone() } else { varied(&json, &self.others, &mut self.dice) };
            let Ok(action) = G::Action::deserialize(&json) else { continue };
            self.case.probe = Probe::Act(seat, action);
            let is_legal = state.check(seat, &action).is_ok();
            let counts = self.figures.composed.entry(kind_of(&json)).or_default();
            if is_legal {
                counts.legal += 1;
                let outline = outline(&json);
                legal.push((self.seen.get(&outline).copied().unwrap_or(0), outline, action));
            } else {
                counts.refused += 1;
                if self.dice.below(16) == 0 {
                    self.tries(state, Probe::Act(seat, action))?;
                }
            }
        }
        if self.others.len() == KEPT {
            let oldest = below(&mut self.dice, KEPT);
            self.others.swap_remove(oldest);
        }
        self.others.push(json);
        Ok(())
    }

    /// One open action that is legal; whether it was carried out for good.
    fn composed(&mut self, state: &mut G, seat: Seat, action: G::Action) -> Result<bool, Fault> {
        let Some(after) = self.tries(state, Probe::Act(seat, action))? else { return Ok(false) };
        self.figures.composed.entry(kind(&action)).or_default().accepted += 1;
        self.done(seat, action);
        self.consequences(state, &after)?;
        if self.dice.below(4) == 0 {
            *state = after;
            return Ok(true);
        }
        self.case.steps.pop();
        self.lines.push(Line::Undo(seat));
        Ok(false)
    }

    /// What an action made possible is tried at once.
    fn consequences(&mut self, before: &G, after: &G) -> Result<(), Fault> {
        for seat in after.status().deciding().iter() {
            let old = listed(before, seat);
            let mut new = listed(after, seat);
            new.retain(|action| !old.contains(action));
            self.dice.shuffle(&mut new);
            for action in new.into_iter().take(CONSEQUENCES) {
                self.case.probe = Probe::Act(seat, action);
                self.fuzz.step(&mut after.clone(), seat, &action, true)?;
                self.figures.actions += 1;
            }
        }
        Ok(())
    }

    /// Changes a position and plays on from what is valid.
    fn edits(&mut self, state: &G) {
        let editor = Editor::new(serde_json::to_value(state).expect("a position is written as JSON"));
        for _ in 0..EDITS {
            let edits: Vec<_> = (0..=self.dice.below(3)).map(|_| editor.edit(&mut self.dice)).collect();
            let mut json = editor.json.clone();
            edits.iter().for_each(|edit| write(&mut json, edit));
            self.figures.edited[0] += 1;
            let Ok(edited) = G::deserialize(&json) else { continue };
            if edited == *state {
                continue;
            }
            let mut case = Case::new(edited.clone());
            case.edited = Some(Edited { json: editor.json.clone(), edits });
            let main = std::mem::replace(&mut self.case, case);
            let lines = std::mem::take(&mut self.lines);
            let held = catch(|| if edited.validate().is_ok() { self.plays_on(edited) } else { Ok(()) });
            let case = std::mem::replace(&mut self.case, main);
            self.lines = lines;
            if let Err(fault) = held
                && !self.found.iter().any(|known| known.fault.what == fault.what)
            {
                self.found.push(Case { fault, ..case });
            }
        }
    }

    fn plays_on(&mut self, mut state: G) -> Result<(), Fault> {
        self.figures.edited[1] += 1;
        self.tries(&state, Probe::Look)?;
        for _ in 0..PLAYED_ON {
            if !self.decision(&mut state, true)? {
                break;
            }
        }
        self.tries(&state, Probe::Look).map(drop)
    }

    /// The record of the match, written and read, leads to the same end.
    fn replays(&mut self, options: &G::Options, seats: u8, seed: u64, last: &G) -> Result<(), Fault> {
        self.figures.replayed += 1;
        let text = record::<G>(options, seats, seed, &self.lines).to_string();
        let replayed = Record::parse(&text).and_then(|record| replay::<G>(&record, |_| ()));
        match replayed {
            Ok(position) => Fault::unless(position == *last, "the record ends otherwise", || ()),
            Err(why) => Err(Fault::new("the record is refused", &why)),
        }?;
        valid(last)
    }
}

fn record<G: Game>(options: &G::Options, seats: u8, seed: u64, lines: &[Line<G::Action>]) -> Record {
    let mut entries: Vec<Entry> = Vec::with_capacity(lines.len());
    for (seq, line) in (1..).zip(lines) {
        entries.push(match line {
            Line::Act(seat, action) => {
                let action = serde_json::to_value(action).expect("an action is written as JSON");
                Entry::Action { seq, seat: *seat, action }
            }
            Line::Undo(seat) => Entry::Undo { seq, seat: *seat, undo: seq - 2 },
        });
    }
    let seat = |seat: Seat| SeatInfo { name: seat.to_string(), bot: None };
    let header = Header {
        format: Record::FORMAT,
        game: G::INFO.id.to_owned(),
        rules_version: G::INFO.rules_version,
        options: serde_json::to_value(options).expect("options are written as JSON"),
        seats: Seat::all(seats).map(seat).collect(),
        commitment: String::new(),
        seed: Some(Seed::from_number(seed)),
        salt: None,
    };
    Record { header, entries, result: None }
}
