//! Many runs on all cores.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::Result;
use engine::testkit::{Case, Figures, Fuzz};
use engine::{Game, Present};
use rayon::prelude::*;

use crate::progress::Progress;
use crate::report::{self, Found};

/// The actions of one run: a few matches. Within a run, what was composed often is composed less.
const RUN: u64 = 50_000;
/// After how many different faults there is enough to do.
const ENOUGH: usize = 12;

thread_local! {
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A panic is a fault that is reported; it only remembers where it was.
pub fn silence_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        PLACE.with(|last| last.replace(place));
    }));
}

/// Where the last panic of this thread was.
pub fn place() -> String {
    PLACE.with(|last| last.borrow().clone())
}

/// The first case of each fault, by its words, with the number of its run.
type Faults<G> = BTreeMap<String, (u64, Case<G>)>;

/// Plays this many actions, or one run of them, and reports; whether nothing broke.
pub fn run<G: Present>(
    fuzz: &Fuzz<G>,
    seed: u64,
    only: Option<u64>,
    actions: u64,
    out: &Path,
) -> Result<bool> {
    let start = Instant::now();
    let runs = only.map_or(0..actions.div_ceil(RUN), |run| run..run + 1);
    let length = if only.is_some() { RUN } else { actions.min(RUN) };
    let bar = Progress::of((runs.end - runs.start) * length);
    let sum = Mutex::new((Figures::default(), Faults::<G>::new()));
    runs.into_par_iter().for_each(|number| {
        if lock(&sum).1.len() >= ENOUGH {
            return;
        }
        let (figures, found) = fuzz.run(seed, number, length);
        let mut sum = lock(&sum);
        sum.0 += &figures;
        for case in found {
            if !sum.1.contains_key(&case.fault.what) {
                bar.clear();
                eprintln!("{} s, run {number}: {}", start.elapsed().as_secs(), case.fault.what);
            }
            keep(&mut sum.1, number, case);
        }
        bar.show(sum.0.actions, sum.1.len());
    });
    bar.clear();
    let (figures, faults) = sum.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    report::figures::<G>(&figures, start.elapsed());
    let words = report::Words::<G>::new();
    for (number, case) in faults.values() {
        let small = fuzz.shrunk(case.clone());
        report::fault(&words, &Found { number: *number, seed, steps: case.steps.len(), case: &small }, out)?;
    }
    Ok(faults.is_empty())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Of the cases of one fault the one of the earliest run, so that the same seed reports the same.
fn keep<G: Game>(faults: &mut Faults<G>, number: u64, case: Case<G>) {
    match faults.get(&case.fault.what) {
        Some((earlier, _)) if *earlier < number => {}
        _ => drop(faults.insert(case.fault.what.clone(), (number, case))),
    }
}
