//! Whole matches between bots.

use ai::{Bot, Evaluate, Limits};
use engine::{
    Entry, Header, Outcome, Record, Rejection, Rng, Seat, SeatInfo, Seed, Status, Viewer, commitment,
};
use serde_json::Value;

use crate::typed::{read, write};
use crate::{Entrant, Refused};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The game's options.
    pub options: Value,
    /// The bot on each seat.
    pub bots: Vec<Entrant>,
    /// The seed of the match, [`Seed::from_number`].
    pub seed: u64,
    /// What the bots' chance follows from; by default the seed of the match.
    pub bot_seed: Option<u64>,
    /// After how many actions the match is cut off.
    pub max_actions: u64,
    /// Whether every action is written down.
    pub record: bool,
}

/// How a match between bots ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// How many actions were played.
    pub actions: u64,
    /// The outcome; none if the match was cut off or given up.
    pub outcome: Option<Outcome>,
    /// Why the match was given up: a bot chose something that the rules refuse.
    pub rejected: Option<Rejection>,
    /// Why the match was given up: somebody must decide and cannot, or the final position is not
    /// sound.
    pub error: Option<String>,
    /// A hash over the last position.
    pub digest: String,
    /// The match file, if it was asked for.
    pub record: Option<Record>,
}

/// One match under way.
struct Play<G: Evaluate> {
    state: G,
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
    actions: u64,
    entries: Option<Vec<Entry>>,
}

/// Why no further action was played.
enum Stop {
    CutOff,
    Over(Outcome),
    Rejected(Rejection),
    Error(String),
}

pub(crate) fn simulate<G: Evaluate>(simulation: &Simulation) -> Result<Finished, Refused> {
    let options: G::Options = read(&simulation.options)?;
    let seats = u8::try_from(simulation.bots.len()).unwrap_or(u8::MAX);
    let rng = Rng::new(Seed::from_number(simulation.seed));
    let state = G::setup(&options, seats, rng).map_err(Refused::Rule)?;
    let bots = Seat::all(seats)
        .zip(&simulation.bots)
        .map(|(seat, bot)| bot.bot(seat, simulation.bot_seed.unwrap_or(simulation.seed)))
        .collect::<Result<_, _>>()
        .map_err(Refused::Malformed)?;
    let entries = simulation.record.then(Vec::new);
    let mut play = Play { state, bots, legal: Vec::new(), actions: 0, entries };
    let stop = play.run(simulation.max_actions);
    Ok(play.finish(stop, &options, simulation))
}

impl<G: Evaluate> Play<G> {
    fn run(&mut self, max_actions: u64) -> Stop {
        loop {
            match self.state.status() {
                Status::Over(outcome) => return Stop::Over(outcome),
                Status::Deciding(_) if self.actions >= max_actions => return Stop::CutOff,
                Status::Deciding(seats) => {
                    let Some(seat) = seats.iter().next() else {
                        return Stop::Error("nobody decides".to_owned());
                    };
                    if let Err(stop) = self.act(seat) {
                        return stop;
                    }
                }
            }
        }
    }

    fn act(&mut self, seat: Seat) -> Result<(), Stop> {
        self.legal.clear();
        self.state.legal_actions(seat, &mut self.legal);
        if self.legal.is_empty() {
            return Err(Stop::Error(format!("seat {seat} must decide and has no action")));
        }
        let view = self.state.view(Viewer::Seat(seat));
        let action = self.bots[seat.index()].choose(&view, &self.legal, &Limits::NONE);
        self.state.play(seat, &action, &mut ()).map_err(Stop::Rejected)?;
        self.actions += 1;
        if let Some(entries) = &mut self.entries {
            entries.push(Entry::Action { seq: self.actions, seat, action: write(&action) });
        }
        Ok(())
    }

    fn finish(self, stop: Stop, options: &G::Options, simulation: &Simulation) -> Finished {
        let (mut outcome, mut rejected, mut error) = (None, None, None);
        match stop {
            Stop::CutOff => {}
            Stop::Over(found) => outcome = Some(found),
            Stop::Rejected(why) => rejected = Some(why),
            Stop::Error(why) => error = Some(why),
        }
        if let Err(why) = self.state.validate() {
            error = Some(why.to_string());
        }
        let header = || header::<G>(options, simulation);
        let record = self.entries.map(|entries| Record { header: header(), entries, result: outcome });
        let digest = engine::digest(&self.state);
        Finished { actions: self.actions, outcome, rejected, error, digest, record }
    }
}

/// The salt of a simulated match follows from its seed: there is nobody to keep it from.
fn header<G: Evaluate>(options: &G::Options, simulation: &Simulation) -> Header {
    let [seed, salt] = [simulation.seed, !simulation.seed].map(Seed::from_number);
    let seat = |(seat, bot): (Seat, &Entrant)| SeatInfo {
        name: format!("{bot} {}", seat.0 + 1),
        bot: Some(bot.to_string()),
    };
    Header {
        format: Record::FORMAT,
        game: G::INFO.id.to_owned(),
        rules_version: G::INFO.rules_version,
        options: write(options),
        seats: (0..).map(Seat).zip(&simulation.bots).map(seat).collect(),
        commitment: commitment(&seed, &salt),
        seed: Some(seed),
        salt: Some(salt),
    }
}
