//! `civitas simulate`: whole matches between bots.

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use catalog::{Entrant, Finished, Kind, Simulation};
use engine::{Language, Outcome, Seat};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::progress::Progress;
use crate::{args, failure, output, position};

/// The result, as scripts read it.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    options: Value,
    games: u64,
    /// Matches that were played to their end.
    finished: u64,
    /// Matches that were given up after too many actions.
    cut_off: u64,
    /// Matches in which a bot chose what the rules refuse.
    rejected: u64,
    /// Matches that broke.
    errors: u64,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
    /// Matches won by each bot.
    wins: BTreeMap<String, u64>,
    /// Matches won by different bots together.
    shared: u64,
    seed: u64,
    /// A hash over all final positions in the order of the matches.
    digest: String,
}

/// What is played, from the first match to the last.
struct Plan {
    game: &'static dyn Kind,
    options: Value,
    bots: Vec<Entrant>,
    seed: u64,
    max_actions: u64,
}

/// One match with the bots that sat on its seats.
struct Played {
    bots: Vec<Entrant>,
    finished: Finished,
}

pub fn run(args: &args::Simulate) -> Result<ExitCode> {
    let game = args.game.0;
    let plan = Plan {
        game,
        options: position::options(game, args.players, &args.options)?,
        bots: entrants(&args.bots, args.players)?,
        seed: position::seed(args.seed)?,
        max_actions: args.max_actions,
    };
    // What cannot be set up is told before anything is written.
    plan.game
        .simulate(&Simulation { max_actions: 0, ..plan.simulation(0, false) })
        .map_err(|why| failure::refused(game, Language::En, why))?;
    let start = Instant::now();
    let played = plan.play_all(args)?;
    let report = Report::new(&plan, args, &played, start.elapsed().as_secs_f64());
    if args.json {
        output::json(&report)?;
    } else {
        report.print()?;
    }
    Ok(complain(&plan, &played))
}

/// The bot of each seat in the first match; a short list of names is repeated.
fn entrants(names: &[String], players: u8) -> Result<Vec<Entrant>> {
    ensure!(names.len() <= usize::from(players), "{} bots for {players} seats are too many", names.len());
    let bot = |name: &String| Entrant::named(name).map_err(anyhow::Error::msg);
    names.iter().cycle().take(usize::from(players)).map(bot).collect()
}

impl Plan {
    /// The match with this number: everybody has moved on by one seat since the last one.
    fn simulation(&self, number: u64, record: bool) -> Simulation {
        let count = self.bots.len();
        let moved = (number % count as u64) as usize;
        Simulation {
            options: self.options.clone(),
            bots: (0..count).map(|seat| self.bots[(seat + moved) % count].clone()).collect(),
            seed: self.seed.wrapping_add(number),
            bot_seed: None,
            max_actions: self.max_actions,
            record,
        }
    }

    /// All matches, in their order whatever the number of jobs.
    fn play_all(&self, args: &args::Simulate) -> Result<Vec<Played>> {
        if let Some(folder) = &args.save {
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        let jobs = args.jobs.map_or(0, usize::from); // 0: one for each processor
        let pool = ThreadPoolBuilder::new().num_threads(jobs).build()?;
        let progress = Progress::of(args.games, "matches");
        let play = |number| self.play(number, args.save.as_deref()).inspect(|_| progress.step());
        pool.install(|| (0..args.games).into_par_iter().map(play).collect())
    }

    fn play(&self, number: u64, save: Option<&Path>) -> Result<Played> {
        let simulation = self.simulation(number, save.is_some());
        // One match that breaks is told in the result; it must not take the others with it.
        let finished = catch_unwind(AssertUnwindSafe(|| self.game.simulate(&simulation)))
            .unwrap_or_else(|_| Ok(broken()))
            .map_err(|why| failure::refused(self.game, Language::En, why))?;
        if let (Some(folder), Some(record)) = (save, &finished.record) {
            let name = format!("{}-{}.civitas", self.game.info().id, simulation.seed);
            let file = folder.join(name);
            fs::write(&file, record.to_string())
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
        Ok(Played { bots: simulation.bots, finished })
    }
}

pub fn broken() -> Finished {
    Finished {
        actions: 0,
        outcome: None,
        rejected: None,
        error: Some("the program failed".to_owned()),
        digest: String::new(),
        record: None,
    }
}

impl Report {
    fn new(plan: &Plan, args: &args::Simulate, played: &[Played], seconds: f64) -> Self {
        let finished = || played.iter().map(|played| &played.finished);
        let count = |which: fn(&Finished) -> bool| finished().filter(|one| which(one)).count() as u64;
        let actions = finished().map(|one| one.actions).sum();
        let (wins, shared) = wins(plan, played);
        let mut hash = Sha256::new();
        finished().for_each(|one| hash.update(&one.digest));
        Self {
            game: plan.game.info().id,
            players: args.players,
            options: plan.options.clone(),
            games: args.games,
            finished: count(|one| one.outcome.is_some() && one.error.is_none()),
            cut_off: count(|one| one.outcome.is_none() && one.rejected.is_none() && one.error.is_none()),
            rejected: count(|one| one.rejected.is_some()),
            errors: count(|one| one.error.is_some()),
            actions,
            seconds,
            actions_per_second: actions as f64 / seconds,
            wins,
            shared,
            seed: plan.seed,
            digest: hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect(),
        }
    }

    fn print(&self) -> Result<()> {
        let Self { game, players, games, finished, cut_off, rejected, errors, .. } = self;
        output::line(format!(
            "{game}, {players} players, seed {}: {games} matches, {finished} finished, {cut_off} cut off, \
             {rejected} rejected, {errors} errors",
            self.seed
        ))?;
        let wins: Vec<String> = self.wins.iter().map(|(bot, wins)| format!("{bot} {wins}")).collect();
        output::line(format!("won: {}; shared {}", wins.join(", "), self.shared))?;
        let Self { actions, seconds, actions_per_second, .. } = self;
        output::line(format!("{actions} actions in {seconds:.1} s, {actions_per_second:.0} per second"))?;
        output::line(format!("digest {}", self.digest))
    }
}

/// How many matches each bot won, and how many were won by different bots together.
fn wins(plan: &Plan, played: &[Played]) -> (BTreeMap<String, u64>, u64) {
    let mut wins: BTreeMap<String, u64> = plan.bots.iter().map(|bot| (bot.to_string(), 0)).collect();
    let mut shared = 0;
    for Played { bots, finished } in played {
        let Some(outcome) = &finished.outcome else { continue };
        match winner(outcome, bots) {
            Some(bot) => *wins.entry(bot.to_string()).or_default() += 1,
            None => shared += 1,
        }
    }
    (wins, shared)
}

/// The bot that won, unless different ones did.
fn winner<'a>(outcome: &Outcome, bots: &'a [Entrant]) -> Option<&'a Entrant> {
    let mut winners = outcome.winners().iter().filter_map(|Seat(seat)| bots.get(usize::from(seat)));
    let first = winners.next()?;
    winners.all(|other| other == first).then_some(first)
}

/// Tells what broke, and gives the exit status.
fn complain(plan: &Plan, played: &[Played]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for (number, Played { finished, .. }) in played.iter().enumerate() {
        let rejected = finished.rejected.as_ref().map(|why| why.to_string());
        if let Some(why) = rejected.or_else(|| finished.error.clone()) {
            let seed = plan.seed.wrapping_add(number as u64);
            eprintln!("civitas: the match with seed {seed}, after {} actions: {why}", finished.actions);
            code = ExitCode::FAILURE;
        }
    }
    code
}
