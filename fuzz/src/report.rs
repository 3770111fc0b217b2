//! What was done and what was found, in words and files.

use std::fs;
use std::marker::PhantomData;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use engine::testkit::{Case, Composed, Figures, Probe};
use engine::{Game, Label, Present, Seat, Viewer};
use serde_json::{Value, json};
use texts::{Speaker, Texts};

use crate::threads::place;

/// The figures at the end.
pub fn figures<G: Game>(figures: &Figures, time: Duration) {
    let seconds = time.as_secs_f64();
    println!("{}: {} actions in {} matches, {seconds:.0} s", G::INFO.id, figures.actions, figures.matches);
    for (kind, Composed { legal, refused, accepted }) in &figures.composed {
        println!("  composed: {kind}: {legal} legal, {refused} refused; {accepted} carried out");
    }
    println!("  forms that could not be read: {}", figures.unreadable);
    println!("  positions edited: {}, valid: {}", figures.edited[0], figures.edited[1]);
    println!("  positions looked at closely: {}, bots asked: {}", figures.looked, figures.bots);
    println!("  matches replayed from their records: {}", figures.replayed);
}

/// A fault as it is reported.
pub struct Found<'a, G: Game> {
    pub number: u64,
    pub seed: u64,
    /// Actions before it as it was found.
    pub steps: usize,
    pub case: &'a Case<G>,
}

/// Tells a fault and writes its position.
pub fn fault<G: Present>(words: &Words<G>, found: &Found<'_, G>, out: &Path) -> Result<()> {
    let Found { number, seed, steps, case } = found;
    let id = G::INFO.id;
    println!("\nFAULT {}", words.told(case));
    println!(
        "  found after {steps} actions, now {}: cargo xtask fuzz {id} --seed {seed} --run {number}",
        case.steps.len()
    );
    let Some(position) = case.position() else { return Ok(()) };
    fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    let file = out.join(format!("{}.json", file_name(&case.fault.what)));
    let stored = json!({
        "game": id,
        "format": G::INFO.format,
        "rules_version": G::INFO.rules_version,
        "seats": case.start.seats(),
        "state": position,
    });
    fs::write(&file, stored.to_string()).with_context(|| file.display().to_string())?;
    let file = file.display();
    match &case.probe {
        Probe::Act(seat, action) => {
            let act = format!("--seat {seat} --action '{}'", serde_json::to_string(action)?);
            println!("  again: cargo xtask fuzz {id} --case {file} {act} --luck {}", case.luck);
            println!("     or: civitas play {file} {act}");
        }
        _ => println!("  again: cargo xtask fuzz {id} --case {file} --luck {}", case.luck),
    }
    Ok(())
}

fn file_name(what: &str) -> String {
    let words: String =
        what.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' }).collect();
    words.split_whitespace().take(10).collect::<Vec<_>>().join("-").to_lowercase()
}

/// Reads a position file, and what is tried in it.
pub fn read<G: Game>(file: &Path, seat: Option<u8>, action: Option<&str>, luck: u64) -> Result<Case<G>> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let mut stored: Value = serde_json::from_str(&text)?;
    ensure!(stored["game"] == G::INFO.id, "it is a position of {}", stored["game"]);

    let mut case = Case::new(serde_json::from_value(stored["state"].take())?);
    case.luck = luck;
    if let (Some(seat), Some(action)) = (seat, action) {
        case.probe = Probe::Act(Seat(seat), serde_json::from_str(action)?);
    }
    Ok(case)
}

/// The words of a game.
pub struct Words<G> {
    texts: Texts,
    game: PhantomData<fn() -> G>,
}

impl<G: Present> Words<G> {
    pub fn new() -> Self {
        Self { texts: Texts::of::<G>(), game: PhantomData }
    }

    /// A fault and what leads to it.
    pub fn told(&self, case: &Case<G>) -> String {
        let place =
            if case.fault.what.starts_with("panic") { format!(" at {}", place()) } else { String::new() };
        let detail: String = case.fault.detail.chars().take(600).collect();
        let mut told = format!("{}{place}\n  {detail}\n  {} players", case.fault.what, case.start.seats());
        told += if case.was_reached() { ", reached by playing" } else { ", from an edited position" };
        for edit in case.edits() {
            told += &format!("\n  edited: {edit}");
        }
        if let Probe::Act(seat, action) = &case.probe {
            let words = self.action(case, *seat, action).unwrap_or_default();
            told += &format!(
                "\n  then player {seat}: {words} {}",
                serde_json::to_string(action).unwrap_or_default()
            );
        }
        told
    }

    fn action(&self, case: &Case<G>, seat: Seat, action: &G::Action) -> Option<String> {
        let position = case.position()?;
        let labeled = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            G::label(&position.view(Viewer::Seat(seat)), seat, action, None)
        }));
        let Label { group, text, .. } = labeled.ok()?;
        let say = |message| self.texts.say(Speaker::default(), message);
        Some(group.iter().chain([&text]).map(say).collect::<Vec<_>>().join(" / "))
    }
}
