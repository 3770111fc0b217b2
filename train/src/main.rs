//! Learns the evaluation of a game from matches against itself.
//!
//! In every round the newest network plays matches against itself, older networks and `greedy`, on all cores; then it
//! learns from the positions of the last rounds what came of them (temporal differences). Equal seeds give equal
//! weights, whatever the number of cores, unless the time is limited.
#![expect(clippy::print_stdout, reason = "this program talks to the person at the terminal")]

mod matches;
mod network;
mod study;

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ai::network::{FIRST, Names, Network};
use ai::search::Style;
use ai::{Bot, Chance, Evaluate, Level, Search, Valuer};
use anyhow::{Context, Result, bail};
use clap::Parser;
use engine::{Rng, Seat};
use rand_core::{Rng as _, SeedableRng};
use rayon::prelude::*;

use matches::Play;
use network::{Adam, Sample, Trained};

/// Learns the evaluation of a game from matches against itself
#[derive(Clone, Debug, Parser)]
struct Args {
    /// The game
    game: String,
    /// How many play
    #[arg(long)]
    players: u8,
    /// How many rounds of matches
    #[arg(long, default_value_t = 100)]
    rounds: u32,
    /// How many matches in a round
    #[arg(long, default_value_t = 200)]
    matches: u32,
    /// No new round is begun after so many seconds
    #[arg(long)]
    seconds: Option<u64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many matches are played at the same time [default: one for each processor]
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// How fast it learns
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// By how much of that the layers learn, beside the straight line
    #[arg(long, default_value_t = 1.0)]
    deep: f32,
    /// How much of what is learned comes from the end of the match rather than from the next position
    #[arg(long, default_value_t = 0.8)]
    lambda: f32,
    /// In how many of a thousand decisions anything is played
    #[arg(long, default_value_t = 20)]
    wild: u32,
    /// In how many of a hundred matches older networks and `greedy` sit at the table
    #[arg(long, default_value_t = 30)]
    mixed: u32,
    /// Of so many positions one is learned from: those of one match are much alike
    #[arg(long, default_value_t = 1)]
    keep: u32,
    /// From how many rounds it learns at a time
    #[arg(long, default_value_t = 4)]
    memory: usize,
    /// After how many rounds the strength is measured, and the network added to the pool
    #[arg(long, default_value_t = 10)]
    every: u32,
    /// In how many matches the strength is measured
    #[arg(long, default_value_t = 200)]
    measure: u32,
    /// Where the weights go
    #[arg(long, default_value = "weights.bin")]
    out: PathBuf,
    /// Begin with these weights
    #[arg(long)]
    from: Option<PathBuf>,
    /// Train nothing: measure a bot on one seat, a level or the numbers of a search (`800`, `800+2`, `0/40/150`), with the
    /// weights of `--from` or the learned ones
    #[arg(long)]
    bot: Option<String>,
    /// against this bot on the others
    #[arg(long, default_value = "greedy")]
    against: String,
    /// Train nothing: tell what the bot finds about every move of the position in this file
    #[arg(long)]
    study: Option<PathBuf>,
    /// for this seat
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// How much searches explore, in thousandths
    #[arg(long)]
    explore: Option<u32>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    rayon::ThreadPoolBuilder::new().num_threads(args.jobs).build_global()?;
    match args.game.as_str() {
        "golden-ages" => train::<game_golden_ages::State>(&args),
        "through-the-ages" => train::<game_through_the_ages::State>(&args),
        "new-dawn" => train::<game_new_dawn::State>(&args),
        "eagle-civ" => train::<game_eagle_civ::State>(&args),
        other => bail!("there is no game {other:?}"),
    }
}

/// The weights to begin with.
fn begin(file: Option<&Path>, names: &Names) -> Result<Option<Network>> {
    let Some(file) = file else { return Ok(None) };
    let bytes = fs::read(file)?;
    let fits = |count| older(&bytes, names, count);
    let network = (1..=names.names.len()).rev().find_map(fits);
    Ok(Some(network.context("weights of other inputs")?))
}

/// Weights for the first inputs alone: what came to be looked at since does not count yet.
fn older(bytes: &[u8], names: &Names, count: usize) -> Option<Network> {
    let known = Names { names: names.names[..count].to_vec(), terms: names.terms[..count].to_vec() };
    let mut network = Network::from_bytes(bytes, &known)?;
    network.first.resize(names.names.len(), [0; FIRST]);
    network.line.iter_mut().for_each(|line| line.resize(names.names.len(), 0));
    Some(network)
}

/// How often a bot wins on one seat.
fn compare<G: Evaluate>(args: &Args, bot: &str) -> Result<()>
where
    G::Options: Sync,
{
    let start = Instant::now();
    let options = G::Options::default();
    let position =
        G::setup(&options, args.players, Rng::from_number(1)).ok().context("not for so many players")?;
    let valuer = begin(args.from.as_deref(), &position.names())?
        .map_or_else(|| Valuer::of(&position), |network| Valuer::new(Arc::new(network)));
    let maker = |name: &str| -> Result<_> {
        let level = Level::named(name);
        let style = level.map_or_else(|| Style::named(name), Level::style::<G>);
        if level.is_none() && style.is_none() {
            bail!("there is no bot {name:?}");
        }
        let (valuer, explore) = (valuer.clone(), args.explore);
        Ok(move |seat: Seat, seed: u64| -> Box<dyn Bot<G>> {
            match (style, level) {
                (Some(style), _) => {
                    let style = Style { explore: explore.unwrap_or(style.explore), ..style };
                    Box::new(Search::seated(seat, seed, style).with_valuer(valuer.clone()))
                }
                (None, level) => level.unwrap_or(Level::Random).bot(seat, seed),
            }
        })
    };
    let (own, other) = (maker(bot)?, maker(&args.against)?);
    // Every seed plays other deals.
    let first = 45_000 + 10_000 * args.seed;
    let wins: Vec<f32> = (0..u64::from(args.measure))
        .into_par_iter()
        .map(|number| matches::search_match::<G>(&own, &other, &options, args.players, first + number))
        .collect();
    let share = wins.iter().sum::<f32>() / wins.len().max(1) as f32;
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} with {}: {bot} against {}: {:.1} % of {} matches, {seconds:.0} s",
        args.game,
        args.players,
        args.against,
        100.0 * share,
        wins.len(),
    );
    Ok(())
}

fn train<G: Evaluate>(args: &Args) -> Result<()>
where
    G::Options: Sync,
{
    if let Some(file) = &args.study {
        let bot = args.bot.as_deref().unwrap_or("hard");
        return study::study::<G>(file, Seat(args.seat), bot, args.from.as_deref());
    }
    if let Some(bot) = &args.bot {
        return compare::<G>(args, bot);
    }
    Training::<G>::begin(args)?.run()
}

/// A network that is being trained.
struct Training<'a, G: Evaluate> {
    args: &'a Args,
    start: Instant,
    options: G::Options,
    names: Names,
    trained: Trained,
    adam: Adam,
    /// How matches are played; the newest network is the first of its pool.
    play: Play,
    /// The positions of the last rounds.
    memory: VecDeque<Vec<Sample>>,
    /// The strongest network so far, and how strong it is.
    best: (f32, Arc<Network>),
}

impl<'a, G: Evaluate> Training<'a, G>
where
    G::Options: Sync,
{
    fn begin(args: &'a Args) -> Result<Self> {
        let start = Instant::now();
        let options = G::Options::default();
        let position =
            G::setup(&options, args.players, Rng::from_number(1)).ok().context("not for so many players")?;
        let names: Names = position.names();
        let trained = match begin(args.from.as_deref(), &names)? {
            Some(network) => Trained::from_network(&names, &network),
            None => Trained::new(&names, args.seed),
        };
        let play = Play {
            seats: args.players,
            pool: vec![Arc::new(trained.quantized())],
            wild: args.wild,
            lambda: args.lambda,
            mixed: args.mixed,
            max_actions: 20_000,
            keep: args.keep.max(1),
        };
        let (inputs, weights) = (names.names.len(), trained.weights.len());
        println!("{} with {}: {inputs} inputs, {weights} weights", args.game, args.players);
        let best = (measure::<G>(&play, args, &options, 0, start), play.pool[0].clone());
        let (adam, memory) = (Adam::new(trained.weights.len()), VecDeque::new());
        Ok(Self { args, start, options, names, trained, adam, play, memory, best })
    }

    fn run(mut self) -> Result<()> {
        let limit = self.args.seconds.map_or(Duration::MAX, Duration::from_secs);
        for round in 1..=self.args.rounds {
            if self.start.elapsed() >= limit {
                break;
            }
            let loss = self.play_and_learn(round, limit);
            if round.is_multiple_of(self.args.every) {
                let (positions, seconds) =
                    (self.memory.back().map_or(0, Vec::len), self.start.elapsed().as_secs());
                println!("round {round}: loss {loss:.4}, {positions} positions, {seconds} s");
                self.measure(round)?;
            }
        }
        println!("best {:.3}", self.best.0);
        self.keep_best()
    }

    /// One round: matches, then what they teach; the loss.
    fn play_and_learn(&mut self, round: u32, limit: Duration) -> f32 {
        let args = self.args;
        let first = u64::from(round) * 1_000_003 + args.seed * 1_000_000_007;
        let samples: Vec<Sample> = (0..u64::from(args.matches))
            .into_par_iter()
            .flat_map_iter(|number| matches::learn_from::<G>(&self.play, &self.options, first + number))
            .collect();
        self.memory.push_back(samples);
        if self.memory.len() > args.memory {
            self.memory.pop_front();
        }
        let share = f64::from(round) / f64::from(args.rounds);
        let rate = args.rate * rate_at(share, self.start.elapsed(), limit);
        let loss = learn(&mut self.trained, &mut self.adam, &self.memory, (rate, args.deep), first);
        self.play.pool[0] = Arc::new(self.trained.quantized());
        loss
    }

    /// Measures the newest network, and adds it to the pool, where the oldest makes room.
    fn measure(&mut self, round: u32) -> Result<()> {
        let strength = measure::<G>(&self.play, self.args, &self.options, round, self.start);
        let newest = self.play.pool[0].clone();
        if strength >= self.best.0 {
            self.best = (strength, newest.clone());
            self.keep_best()?;
        }
        self.play.pool.push(newest);
        if self.play.pool.len() > 9 {
            self.play.pool.remove(1);
        }
        Ok(())
    }

    fn keep_best(&self) -> Result<()> {
        let out = &self.args.out;
        fs::write(out, self.best.1.to_bytes(self.names.fingerprint()))
            .with_context(|| format!("{}", out.display()))
    }
}

/// Learning slows down towards the end.
fn rate_at(share: f64, elapsed: Duration, limit: Duration) -> f32 {
    let share =
        share.max(if limit == Duration::MAX { 0.0 } else { elapsed.as_secs_f64() / limit.as_secs_f64() });
    (1.0 - 0.9 * share.min(1.0)) as f32
}

/// Goes once through the last round and once through as many samples of the rounds before.
fn learn(
    trained: &mut Trained,
    adam: &mut Adam,
    memory: &VecDeque<Vec<Sample>>,
    rates: (f32, f32),
    seed: u64,
) -> f32 {
    let mut chance = Chance::seed_from_u64(seed);
    let newest = memory.back().expect("just played");
    let mut order: Vec<&Sample> = newest.iter().collect();
    let older: Vec<&Sample> = memory.iter().take(memory.len() - 1).flatten().collect();
    if !older.is_empty() {
        order.extend((0..newest.len()).map(|_| older[chance.next_u32() as usize % older.len()]));
    }
    for end in (1..order.len()).rev() {
        order.swap(end, chance.next_u32() as usize % (end + 1));
    }
    let mut gradient = Vec::new();
    let (mut loss, mut batches) = (0.0, 0);
    for batch in order.chunks(128) {
        loss += trained.learn(batch, adam, rates, &mut gradient);
        batches += 1;
    }
    loss / batches.max(1) as f32
}

/// How often the newest network wins on one seat against `greedy` on the others.
fn measure<G: Evaluate>(play: &Play, args: &Args, options: &G::Options, round: u32, start: Instant) -> f32
where
    G::Options: Sync,
{
    let wins: Vec<f32> = (0..u64::from(args.measure))
        .into_par_iter()
        .map(|number| {
            matches::strength::<G>(&play.pool[0], Level::Greedy, options, args.players, 77_000 + number)
        })
        .collect();
    let share = wins.iter().sum::<f32>() / wins.len().max(1) as f32;
    println!("strength {round} {} {share:.3}", start.elapsed().as_secs());
    share
}
