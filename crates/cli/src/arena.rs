//! `civitas arena`: bots against each other, and how strong each is.
//!
//! Every deal is played as often as there are seats, everybody moving on by one seat each time, so that neither the
//! deal nor the seat favors anybody.

mod plot;
mod rating;

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use catalog::{Entrant, Kind, Simulation};
use engine::Language;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::progress::Progress;
use crate::simulate::broken;
use crate::{args, failure, output, position};
use rating::{Ahead, Rating, ratings, told_apart};

/// After how many actions a match is cut off.
const MAX_ACTIONS: u64 = 100_000;

/// The result, as scripts read it.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    games: u64,
    seed: u64,
    /// How the same matches are played again.
    command: String,
    bots: Vec<Standing>,
    pairs: Vec<Pair>,
}

/// How one bot did.
#[derive(Debug, Serialize)]
pub struct Standing {
    pub bot: String,
    pub rating: f64,
    pub low: f64,
    pub high: f64,
    /// How often it sat at a table that was played to the end.
    pub games: u64,
    /// Victories; a shared one is shared.
    pub wins: f64,
    pub mean_place: f64,
}

/// How often one bot was ahead of another; half for a shared place.
#[derive(Debug, Serialize)]
struct Pair {
    a: String,
    b: String,
    games: u64,
    a_ahead: f64,
}

/// What is played.
struct Plan {
    game: &'static dyn Kind,
    players: u8,
    options: Value,
    /// Every bot once.
    bots: Vec<Entrant>,
    /// Which bots sit at a table, by their places among the bots.
    tables: Vec<Vec<usize>>,
    seed: u64,
}

/// The places of the seats of a match, 1 for the winner; none if it was not played to the end.
type Places = Option<Vec<u8>>;

/// The first line of a file of results.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Heading {
    game: String,
    rules_version: u32,
    players: u8,
    options: Value,
    bots: Vec<String>,
    seed: u64,
}

/// One match in a file of results.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    number: u64,
    places: Places,
}

pub fn run(args: &args::Arena) -> Result<ExitCode> {
    let plan = Plan::new(args)?;
    plan.check()?;
    let mut kept = args.resume.as_deref().map(|file| Kept::open(file, &plan.heading(args))).transpose()?;
    let mut places = kept.as_mut().map(|kept| std::mem::take(&mut kept.found)).unwrap_or_default();
    plan.play_all(args, &mut places, kept.as_mut())?;
    let places: Vec<(u64, Places)> = places.into_iter().filter(|(number, _)| *number < args.games).collect();
    let report = plan.report(&places, plan.command(args));
    if let Some(file) = &args.plot {
        let title = format!("{}, {} players, {} matches", report.game, report.players, report.games);
        fs::write(file, plot::svg(&title, &report.bots))
            .with_context(|| format!("{} cannot be written", file.display()))?;
    }
    if args.json {
        output::json(&report)?;
    } else {
        report.print()?;
    }
    let unfinished = places.iter().filter(|(_, places)| places.is_none()).count();
    if unfinished > 0 {
        eprintln!("civitas: {unfinished} matches were not played to the end");
    }
    Ok(if unfinished > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

impl Plan {
    fn new(args: &args::Arena) -> Result<Self> {
        let game = args.game.0;
        let options = position::options(game, args.players, &args.options)?;
        let mut bots: Vec<Entrant> = Vec::new();
        let mut listed = Vec::new();
        for name in &args.bots {
            let bot = Entrant::named(name).map_err(anyhow::Error::msg)?;
            let place = bots.iter().position(|known| *known == bot).unwrap_or_else(|| {
                bots.push(bot);
                bots.len() - 1
            });
            listed.push(place);
        }
        let seats = usize::from(args.players);
        let tables = if listed.len() <= seats {
            vec![listed.iter().copied().cycle().take(seats).collect()]
        } else {
            ensure!(bots.len() == listed.len(), "of more bots than seats none is named twice");
            choices(&listed, seats)
        };
        Ok(Self { game, players: args.players, options, bots, tables, seed: position::seed(args.seed)? })
    }

    /// What cannot be set up is told before anything is played.
    fn check(&self) -> Result<()> {
        for table in 0..self.tables.len() as u64 {
            let simulation =
                Simulation { max_actions: 0, ..self.simulation(table * u64::from(self.players)) };
            self.game.simulate(&simulation).map_err(|why| failure::refused(self.game, Language::En, why))?;
        }
        Ok(())
    }

    fn heading(&self, args: &args::Arena) -> Heading {
        Heading {
            game: self.game.info().id.to_owned(),
            rules_version: self.game.info().rules_version,
            players: self.players,
            options: self.options.clone(),
            bots: args.bots.clone(),
            seed: self.seed,
        }
    }

    /// The command that plays the same matches, whatever seed was drawn.
    fn command(&self, args: &args::Arena) -> String {
        let (game, seed) = (self.game.info().id, self.seed);
        let mut command = format!("civitas arena {game} --players {} --games {}", args.players, args.games);
        command += &format!(" --seed {seed} --bots {}", quoted(&args.bots.join(",")));
        for (key, value) in &args.options.pairs {
            command += &format!(" --option {}", quoted(&format!("{key}={value}")));
        }
        if args.until_told_apart {
            command += " --until-told-apart";
        }
        command
    }

    /// The deal of a match and who sits where.
    fn seating(&self, number: u64) -> (u64, Vec<usize>) {
        let seats = u64::from(self.players);
        let (round, moved) = (number / seats, (number % seats) as usize);
        let tables = self.tables.len() as u64;
        let mut table = self.tables[(round % tables) as usize].clone();
        table.rotate_left(moved);
        (round / tables, table)
    }

    fn simulation(&self, number: u64) -> Simulation {
        let (deal, table) = self.seating(number);
        Simulation {
            options: self.options.clone(),
            bots: table.iter().map(|place| self.bots[*place].clone()).collect(),
            seed: self.seed.wrapping_add(deal),
            bot_seed: Some(self.seed.wrapping_add(number)),
            max_actions: MAX_ACTIONS,
            record: false,
        }
    }

    fn play(&self, number: u64) -> Places {
        let simulation = self.simulation(number);
        let played = catch_unwind(AssertUnwindSafe(|| self.game.simulate(&simulation)));
        let finished = played.unwrap_or_else(|_| Ok(broken())).ok()?;
        Some(finished.outcome?.ranking.iter().copied().collect())
    }

    /// All matches that are not known yet, some at a time.
    fn play_all(
        &self,
        args: &args::Arena,
        places: &mut BTreeMap<u64, Places>,
        mut kept: Option<&mut Kept>,
    ) -> Result<()> {
        let pool = ThreadPoolBuilder::new().num_threads(args.jobs.map_or(0, usize::from)).build()?;
        let missing: Vec<u64> = (0..args.games).filter(|number| !places.contains_key(number)).collect();
        let bar = Progress::of(missing.len() as u64, "matches");
        let at_once = pool.current_num_threads() * usize::from(self.players);
        for some in missing.chunks(at_once.max(1)) {
            let played: Vec<(u64, Places)> =
                pool.install(|| some.par_iter().map(|number| (*number, self.play(*number))).collect());
            for (number, found) in played {
                if let Some(kept) = kept.as_deref_mut() {
                    kept.add(number, &found)?;
                }
                places.insert(number, found);
            }
            some.iter().for_each(|_| bar.step());
            if args.until_told_apart && self.is_decided(places) {
                break;
            }
        }
        Ok(())
    }

    /// Whether the first two bots are told apart.
    fn is_decided(&self, places: &BTreeMap<u64, Places>) -> bool {
        let places: Vec<(u64, Places)> =
            places.iter().map(|(number, found)| (*number, found.clone())).collect();
        let shares = self.deals(&places).into_iter().filter_map(|Ahead(ahead)| {
            let (one, other) = (ahead.first()?.get(1)?, ahead.get(1)?.first()?);
            (one + other > 0.0).then(|| one / (one + other))
        });
        told_apart(&shares.collect::<Vec<_>>())
    }

    /// Who was ahead of whom, deal by deal.
    fn deals(&self, places: &[(u64, Places)]) -> Vec<Ahead> {
        let mut deals: BTreeMap<u64, Ahead> = BTreeMap::new();
        for (number, places) in places {
            let Some(places) = places else { continue };
            let (_, table) = self.seating(*number);
            let deal =
                deals.entry(number / u64::from(self.players)).or_insert_with(|| Ahead::new(self.bots.len()));
            for (one, own) in table.iter().zip(places) {
                for (other, theirs) in table.iter().zip(places).filter(|(other, _)| *other != one) {
                    deal.0[*one][*other] += match own.cmp(theirs) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
        deals.into_values().collect()
    }

    fn report(&self, places: &[(u64, Places)], command: String) -> Report {
        let deals = self.deals(places);
        let anchor = self.bots.iter().position(|bot| bot.to_string() == "greedy");
        let found = if deals.is_empty() {
            vec![Rating { rating: 1000.0, low: 1000.0, high: 1000.0 }; self.bots.len()]
        } else {
            ratings(&deals, self.bots.len(), anchor, self.seed)
        };
        let mut all = Ahead::new(self.bots.len());
        deals.iter().for_each(|deal| all.add(deal));
        let finished = places.iter().filter(|(_, places)| places.is_some()).count() as u64;
        Report {
            game: self.game.info().id,
            players: self.players,
            games: finished,
            seed: self.seed,
            command,
            bots: (0..self.bots.len()).map(|bot| self.standing(bot, found[bot], places)).collect(),
            pairs: self.pairs(&all),
        }
    }

    fn standing(&self, bot: usize, rating: Rating, places: &[(u64, Places)]) -> Standing {
        let (mut games, mut wins, mut sum) = (0u64, 0.0, 0u64);
        for (number, places) in places {
            let Some(places) = places else { continue };
            let winners = places.iter().filter(|place| **place == 1).count() as f64;
            let (_, table) = self.seating(*number);
            for (_, place) in table.iter().zip(places).filter(|(seated, _)| **seated == bot) {
                games += 1;
                sum += u64::from(*place);
                wins += if *place == 1 { 1.0 / winners } else { 0.0 };
            }
        }
        let rounded = |value: f64| (value * 10.0).round() / 10.0;
        Standing {
            bot: self.bots[bot].to_string(),
            rating: rounded(rating.rating),
            low: rounded(rating.low),
            high: rounded(rating.high),
            games,
            wins: (wins * 1000.0).round() / 1000.0,
            mean_place: (sum as f64 / games.max(1) as f64 * 1000.0).round() / 1000.0,
        }
    }

    fn pairs(&self, Ahead(ahead): &Ahead) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for (one, row) in ahead.iter().enumerate() {
            for (other, a_ahead) in row.iter().copied().enumerate().skip(one + 1) {
                let games = a_ahead + ahead[other][one];
                if games > 0.0 {
                    let [a, b] = [one, other].map(|bot| self.bots[bot].to_string());
                    pairs.push(Pair { a, b, games: games.round() as u64, a_ahead });
                }
            }
        }
        pairs
    }
}

impl Report {
    fn print(&self) -> Result<()> {
        let Self { game, players, games, seed, .. } = self;
        output::line(format!("{game}, {players} players, seed {seed}: {games} matches"))?;
        let head = ["bot", "rating", "95 % from", "to", "games", "wins", "%", "mean place"];
        let row = |bot: &Standing| {
            let share = 100.0 * bot.wins / bot.games.max(1) as f64;
            vec![
                bot.bot.clone(),
                format!("{:.0}", bot.rating),
                format!("{:.0}", bot.low),
                format!("{:.0}", bot.high),
                bot.games.to_string(),
                format!("{:.1}", bot.wins),
                format!("{share:.1}"),
                format!("{:.2}", bot.mean_place),
            ]
        };
        output::table(&head, &self.bots.iter().map(row).collect::<Vec<_>>())
    }
}

/// As a shell takes it for one word.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=,.:/+@".contains(letter);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}

/// All choices of this many out of the list, in order.
fn choices(list: &[usize], count: usize) -> Vec<Vec<usize>> {
    match (list.split_first(), count) {
        (_, 0) => vec![Vec::new()],
        (None, _) => Vec::new(),
        (Some((first, rest)), _) => {
            let with = choices(rest, count - 1).into_iter().map(|mut choice| {
                choice.insert(0, *first);
                choice
            });
            with.chain(choices(rest, count)).collect()
        }
    }
}

/// A file of results that grows match by match.
struct Kept {
    file: File,
    found: BTreeMap<u64, Places>,
}

impl Kept {
    fn open(path: &Path, heading: &Heading) -> Result<Self> {
        let told = || format!("{} cannot be used", path.display());
        let mut found = BTreeMap::new();
        if path.exists() {
            let mut lines = BufReader::new(File::open(path).with_context(told)?).lines();
            let first = lines.next().transpose()?.unwrap_or_default();
            let known: Heading = serde_json::from_str(&first).with_context(told)?;
            if known != *heading {
                bail!("{} holds the results of another arena", path.display());
            }
            for line in lines {
                // A line that was cut off in the middle is played again.
                if let Ok(Line { number, places }) = serde_json::from_str(&line?) {
                    found.insert(number, places);
                }
            }
        }
        let is_new = !path.exists();
        let mut file = OpenOptions::new().create(true).append(true).open(path).with_context(told)?;
        if is_new {
            writeln!(file, "{}", serde_json::to_string(heading)?)?;
        }
        Ok(Self { file, found })
    }

    fn add(&mut self, number: u64, places: &Places) -> Result<()> {
        let line = serde_json::to_string(&Line { number, places: places.clone() })?;
        // In one piece, and on a line of its own even after one that was cut off.
        Ok(self.file.write_all(format!("\n{line}\n").as_bytes())?)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    fn asked(words: &[&str]) -> args::Arena {
        match args::Args::parse_from(words).command() {
            args::Command::Arena(asked) => asked,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_command_of_a_report_plays_the_same_matches() {
        let words = "civitas arena through-the-ages --players 2 --games 6 --bots greedy,easy,random --option level=simple";
        let first = asked(&words.split(' ').collect::<Vec<_>>());
        let plan = Plan::new(&first).expect("a plan");
        let command = plan.command(&first);
        let again = asked(&command.split(' ').collect::<Vec<_>>());
        let heading = Plan::new(&again).expect("the same plan").heading(&again);
        assert_eq!((heading, again.games), (plan.heading(&first), first.games), "{command}");
        assert_eq!(quoted("cmd:python3 my bot's.py"), r"'cmd:python3 my bot'\''s.py'");
    }

    #[test]
    fn everybody_meets_everybody() {
        assert_eq!(choices(&[0, 1, 2], 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(choices(&[4, 5], 2), [[4, 5]]);
    }
}
