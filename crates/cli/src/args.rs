//! What can be asked of the command line.

use std::path::PathBuf;

use catalog::Kind;
use clap::{Parser, Subcommand, ValueEnum};
use engine::{Language, Seat, Viewer};
use tracing_subscriber::filter::LevelFilter;

use crate::log::Format;

/// Civilization board games for friends, alone against bots, and for research.
///
/// Without a command, the server is started.
#[derive(Debug, Parser)]
#[command(name = "civitas", version, args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

impl Args {
    pub fn command(self) -> Command {
        self.command.unwrap_or(Command::Serve(self.serve))
    }
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the server (the default command)
    Serve(Serve),
    /// List the games with their players, options and rules versions
    Games(Games),
    /// Write a new position (JSON, the whole state) to stdout
    New(New),
    /// Tell who must decide, or how the match ended
    Status(Status),
    /// List the legal actions of a seat
    Legal(Legal),
    /// Show what a seat, or the public, may know
    View(View),
    /// Play an action and write the next position to stdout
    Play(Play),
    /// Play whole matches between bots
    Simulate(Simulate),
    /// Let bots play against each other and tell how strong each is
    Arena(Arena),
    /// Measure the speed of games
    Bench(Bench),
    /// Tell a match file step by step in words
    Replay(Replay),
    /// Print the rules of a game, or which of them are tested
    Rules(Rules),
    /// List the guided matches, or prove that they run through
    Lessons(Lessons),
    /// Copy everything from one database to another; begun again, it goes on
    Migrate(Migrate),
    /// Write a copy of everything into a file, also while the server runs
    Backup(Backup),
    /// Write match files: of all finished matches, or of a single one that may still be going on
    Export(Export),
    /// Make an account a host of the server, who closes accounts and opens tournaments
    Host(Host),
    /// Make a link by which somebody who forgot their password chooses a new one
    Reset(Reset),
    /// Run one bot that speaks the bot protocol on stdin and stdout
    Bot(Bot),
}

#[derive(Debug, clap::Args)]
pub struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "CIVITAS_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: String,
    /// Where everything is kept
    #[arg(
        long,
        value_name = "URL",
        env = "CIVITAS_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:civitas.db"
    )]
    pub database: String,
    /// Where to answer /metrics, for Prometheus: an address that only the host reaches
    #[arg(long, value_name = "ADDRESS", env = "CIVITAS_METRICS")]
    pub metrics: Option<String>,
    /// A web server in front that may say whom it speaks for, besides this machine: 10.0.0.5 or 10.0.0.0/8
    #[arg(long, value_name = "ADDRESS", env = "CIVITAS_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<web::proxies::Network>,
    /// The least time that a bot takes for a decision, so that people can follow
    #[arg(long, value_name = "MILLISECONDS", env = "CIVITAS_BOT_PAUSE", default_value_t = 500)]
    pub bot_pause: u64,
    /// Where browsers find this server, for links in messages (such as `https://play.example.org`); `http://` and the
    /// address that is listened on if it is not given
    #[arg(long, value_name = "URL", env = "CIVITAS_ORIGIN", value_parser = origin)]
    pub origin: Option<String>,
    /// The mail server that sends notices: smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT?tls=required
    #[arg(long, value_name = "URL", env = "CIVITAS_SMTP", hide_env_values = true, requires = "mail_from")]
    pub smtp: Option<String>,
    /// Who sends that mail: Civitas <civitas@example.org>
    #[arg(long, value_name = "ADDRESS", env = "CIVITAS_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// How long a turn waits before its player is told of it
    #[arg(long, value_name = "SECONDS", env = "CIVITAS_NOTICE_DELAY", default_value_t = 20)]
    pub notice_delay: u64,
    /// Lets notices go to addresses inside of your own network, too
    #[arg(long, env = "CIVITAS_PRIVATE_TARGETS")]
    pub private_targets: bool,
    /// What is logged to stderr: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", env = "CIVITAS_LOG", default_value = "warn")]
    pub log: LevelFilter,
    /// How a line of the log looks
    #[arg(long, value_enum, value_name = "FORMAT", env = "CIVITAS_LOG_FORMAT", default_value = "text")]
    pub log_format: Format,
}

#[derive(Debug, clap::Args)]
pub struct Games {
    /// As JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: LanguageArg,
}

#[derive(Debug, clap::Args)]
pub struct New {
    #[arg(value_parser = game)]
    pub game: GameArg,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: u8,
    /// A number that all chance follows from; drawn at random if it is not given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub options: OptionArgs,
}

#[derive(Debug, clap::Args)]
pub struct Status {
    /// A position; `-` reads stdin
    pub file: PathBuf,
}

#[derive(Debug, clap::Args)]
pub struct Legal {
    /// A position; `-` reads stdin
    pub file: PathBuf,
    /// Whose actions, counted from 0
    #[arg(long, value_name = "N")]
    pub seat: u8,
    #[command(flatten)]
    pub language: LanguageArg,
}

#[derive(Debug, clap::Args)]
pub struct View {
    /// A position; `-` reads stdin
    pub file: PathBuf,
    /// Who looks: a seat counted from 0, or `public`
    #[arg(long, value_name = "N|public", value_parser = viewer)]
    pub seat: ViewerArg,
}

#[derive(Debug, clap::Args)]
pub struct Play {
    /// A position; `-` reads stdin
    pub file: PathBuf,
    /// Who acts, counted from 0
    #[arg(long, value_name = "N")]
    pub seat: u8,
    /// The action, as `civitas legal` lists it
    #[arg(long, value_name = "JSON")]
    pub action: String,
    /// Add what happened, as a field `events` of the position
    #[arg(long)]
    pub events: bool,
    #[command(flatten)]
    pub language: LanguageArg,
}

#[derive(Debug, clap::Args)]
pub struct Simulate {
    #[arg(value_parser = game)]
    pub game: GameArg,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: u8,
    /// How many matches
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// The bots, rotated over the seats from match to match; a shorter list is repeated
    #[arg(long, value_name = "A,B,..", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub options: OptionArgs,
    /// The seed of the first match; the others count on from it. Drawn at random if not given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// How many matches are played at the same time [default: one for each processor]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// A match is cut off after this many actions
    #[arg(long, value_name = "A", default_value_t = 100_000)]
    pub max_actions: u64,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// Write a match file of every match into this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Arena {
    #[arg(value_parser = game)]
    pub game: GameArg,
    /// How many sit at a table
    #[arg(long, value_name = "N")]
    pub players: u8,
    /// The bots: levels, nodes:N for a search of so many nodes, cmd:PROGRAM for one that speaks the bot
    /// protocol. Fewer than seats are repeated,
    /// of more each table gets some
    #[arg(long, value_name = "A,B,..", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many matches
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    #[command(flatten)]
    pub options: OptionArgs,
    /// The seed of the first deal; every deal is played from all seats. Drawn at random if not given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// How many matches are played at the same time [default: one for each processor]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// End as soon as two bots are told apart (a sequential test at 95 %)
    #[arg(long)]
    pub until_told_apart: bool,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    /// Keep the results of single matches in this file, and go on from what it holds
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Draw the ratings
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Bench {
    /// Only this game
    #[arg(value_parser = game)]
    pub game: Option<GameArg>,
    /// How fast a tree is searched, and where the time goes; in three games `expert` plays moves on instead
    #[arg(long)]
    pub search: bool,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct Replay {
    /// A match file
    pub file: PathBuf,
    /// Only up to this action; then the position in words
    #[arg(long, value_name = "SEQ")]
    pub to: Option<u64>,
    /// Only prove that the match followed from the promised seed and ended as recorded; also for a file of many matches,
    /// as `civitas export --all` writes it
    #[arg(long, conflicts_with = "to")]
    pub verify: bool,
    /// As told to: a seat counted from 0, or `public`
    #[arg(long, value_name = "N|public", value_parser = viewer, default_value = "public")]
    pub seat: ViewerArg,
    #[command(flatten)]
    pub language: LanguageArg,
}

#[derive(Debug, clap::Args)]
pub struct Rules {
    #[arg(value_parser = game)]
    pub game: GameArg,
    /// Only this rule, or this chapter: GA-9.3, GA-9
    pub id: Option<String>,
    /// Which rules are carried by tests
    #[arg(long, conflicts_with = "id")]
    pub coverage: bool,
    /// As JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub language: LanguageArg,
}

#[derive(Debug, clap::Args)]
pub struct Lessons {
    /// Only this game
    #[arg(value_parser = game)]
    pub game: Option<GameArg>,
    /// Play every lesson through and tell what breaks
    #[arg(long)]
    pub check: bool,
    /// A lesson that is being written, instead of those that are there
    #[arg(long, value_name = "LESSON.toml", requires = "game")]
    pub file: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct Bot {
    #[arg(value_parser = game)]
    pub game: GameArg,
    /// How strong it plays
    #[arg(long)]
    pub level: String,
    /// A number that its chance follows from; drawn at random if it is not given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
}

#[derive(Debug, clap::Args)]
pub struct Migrate {
    /// The database to read: sqlite:civitas.db or postgres://user@host/civitas
    #[arg(value_name = "FROM")]
    pub from: String,
    /// The database to fill
    #[arg(value_name = "TO")]
    pub to: String,
}

#[derive(Debug, clap::Args)]
pub struct Backup {
    /// The file to write
    pub file: PathBuf,
    /// The database to read
    #[arg(
        long,
        value_name = "URL",
        env = "CIVITAS_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:civitas.db"
    )]
    pub database: String,
}

#[derive(Debug, clap::Args)]
pub struct Export {
    /// The match, by the last part of its address. If it is going on, its file shows every seat's secrets, and the
    /// table is told
    #[arg(value_name = "MATCH", required_unless_present = "all")]
    pub id: Option<String>,
    /// All matches that are over, one file after the other with an empty line between them
    #[arg(long, conflicts_with = "id")]
    pub all: bool,
    /// Without the names of players
    #[arg(long, conflicts_with = "id")]
    pub anonymous: bool,
    /// The database to read
    #[arg(
        long,
        value_name = "URL",
        env = "CIVITAS_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:civitas.db"
    )]
    pub database: String,
    /// Where to write; stdout if it is not given
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Host {
    /// The login name of the account
    pub login: String,
    /// Make it a player again
    #[arg(long)]
    pub remove: bool,
    /// The database of the server
    #[arg(
        long,
        value_name = "URL",
        env = "CIVITAS_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:civitas.db"
    )]
    pub database: String,
}

#[derive(Debug, clap::Args)]
pub struct Reset {
    /// The login name of the account
    pub login: String,
    /// Where browsers find the server, such as `https://play.example.org`
    #[arg(long, value_name = "URL", env = "CIVITAS_ORIGIN", value_parser = origin, default_value = "http://127.0.0.1:8080")]
    pub origin: String,
    /// The database of the server
    #[arg(
        long,
        value_name = "URL",
        env = "CIVITAS_DATABASE",
        hide_env_values = true,
        default_value = "sqlite:civitas.db"
    )]
    pub database: String,
}

/// The options of a game.
#[derive(Debug, clap::Args)]
pub struct OptionArgs {
    /// An option of the game; may be repeated
    #[arg(long = "option", value_name = "K=V", value_parser = pair)]
    pub pairs: Vec<(String, String)>,
}

/// The language of sentences.
#[derive(Debug, clap::Args)]
pub struct LanguageArg {
    /// The language of sentences
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Lang {
    En,
    De,
    Nl,
}

impl LanguageArg {
    pub fn get(&self) -> Language {
        match self.lang {
            Lang::En => Language::En,
            Lang::De => Language::De,
            Lang::Nl => Language::Nl,
        }
    }
}

/// A game by its id.
#[derive(Clone, Copy)]
pub struct GameArg(pub &'static dyn Kind);

impl std::fmt::Debug for GameArg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.info().id)
    }
}

/// Who looks; whether there is such a seat is known once the position is read.
#[derive(Clone, Copy, Debug)]
pub struct ViewerArg(pub Viewer);

/// An address as links begin with it.
fn origin(text: &str) -> Result<String, String> {
    let is_address = text.starts_with("http://") || text.starts_with("https://");
    let origin = text.trim_end_matches('/');
    if is_address { Ok(origin.to_owned()) } else { Err("it begins with https:// or http://".to_owned()) }
}

fn game(id: &str) -> Result<GameArg, String> {
    let known = || catalog::games().iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
    catalog::find(id).map(GameArg).ok_or_else(|| format!("there is no such game; there are: {}", known()))
}

fn viewer(text: &str) -> Result<ViewerArg, String> {
    match text.parse() {
        Ok(seat) => Ok(ViewerArg(Viewer::Seat(Seat(seat)))),
        Err(_) if text == "public" => Ok(ViewerArg(Viewer::Public)),
        Err(_) => Err("it is a seat counted from 0, or `public`".to_owned()),
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}
