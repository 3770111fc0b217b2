//! How fast a game is.

use std::hint::black_box;
use std::time::{Duration, Instant};

use ai::search::{Effort, Style};
use ai::{Chance, Evaluate, Limits, Search, Valuer, imagined, pick};
use engine::{Game, Rng, Seat, Viewer};
use rand_core::SeedableRng;
use serde::Serialize;
use serde_json::Value;

use crate::typed::write;

/// How long random play is measured.
const PLAYING: Duration = Duration::from_secs(1);
/// How long each single operation is measured.
const LOOKING: Duration = Duration::from_millis(200);
/// After how many actions a random match is given up and the next one begun.
const MAX_ACTIONS: u64 = 100_000;

/// The figures of a game at one number of players, one thread.
#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    /// The id of the game.
    pub game: &'static str,
    /// The number of players.
    pub players: u8,
    /// The options: the default ones.
    pub options: Value,
    /// Whole random matches per second.
    pub playouts_per_second: f64,
    /// Actions per second in random play: legal ones listed, one chosen, played.
    pub actions_per_second: f64,
    /// How long each operation takes, over the positions of a few random matches.
    pub ns: Nanoseconds,
    /// The size of a position in memory.
    pub position_bytes: usize,
    /// How often memory is allocated for an action, in random play.
    pub allocations_per_action: f64,
}

/// Nanoseconds for each operation.
#[derive(Clone, Debug, Serialize)]
pub struct Nanoseconds {
    /// To list the legal actions.
    pub legal_actions: f64,
    /// To carry out an action.
    pub apply: f64,
    /// To copy a position.
    pub clone: f64,
    /// To make the view of a seat.
    pub view: f64,
    /// To imagine a position from a view.
    pub imagine: f64,
}

/// How fast a game is searched at one number of players, one thread, with the learned evaluation.
#[derive(Clone, Debug, Serialize)]
pub struct SearchBench {
    /// The id of the game.
    pub game: &'static str,
    /// The number of players.
    pub players: u8,
    /// Walks down the tree per second.
    pub simulations_per_second: f64,
    /// Positions valued per second.
    pub nodes_per_second: f64,
    /// How often memory is allocated for a simulation, the growing tree included.
    pub allocations_per_simulation: f64,
    /// Where the time goes, together 1: each operation by how often it is needed and how long it takes by itself.
    pub shares: Shares,
}

/// Shares of time.
#[derive(Clone, Debug, Serialize)]
pub struct Shares {
    /// Dealing anew what the seat does not know.
    pub redeal: f64,
    /// Copying positions.
    pub clone: f64,
    /// Carrying out actions.
    pub apply: f64,
    /// Listing legal actions.
    pub legal_actions: f64,
    /// Valuing positions, once they have come to rest.
    pub evaluation: f64,
    /// The tree itself.
    pub rest: f64,
}

/// What was played in a measured time.
#[derive(Clone, Copy, Debug)]
pub struct Playouts {
    /// Whole matches.
    pub matches: u64,
    /// Actions.
    pub actions: u64,
    /// The time it took.
    pub time: Duration,
}

impl Playouts {
    /// Actions per second.
    #[must_use]
    pub fn actions_per_second(&self) -> f64 {
        self.actions as f64 / self.time.as_secs_f64()
    }
}

pub(crate) fn bench<G: Evaluate>(seats: u8, allocations: fn() -> u64) -> Bench {
    playouts::<G>(seats, LOOKING); // Warms up caches and shared card data.
    let before = allocations();
    let played = playouts::<G>(seats, PLAYING);
    let allocated = allocations() - before;
    Bench {
        game: G::INFO.id,
        players: seats,
        options: write(&G::Options::default()),
        playouts_per_second: played.matches as f64 / played.time.as_secs_f64(),
        actions_per_second: played.actions_per_second(),
        ns: nanoseconds::<G>(seats),
        position_bytes: size_of::<G>(),
        allocations_per_action: allocated as f64 / played.actions as f64,
    }
}

/// Positions of random matches, searched with some thousand nodes each.
pub(crate) fn bench_search<G: Evaluate>(seats: u8, allocations: fn() -> u64) -> SearchBench {
    let samples: Vec<Sample<G>> = samples::<G>(seats).into_iter().step_by(12).collect();
    let style = Style::exact(1, 3000);
    let mut effort = Effort::default();
    let mut legal = Vec::new();
    let mut allocated = 0;
    let mut taken = Duration::ZERO;
    for sample in samples.iter().cycle() {
        legal.clear();
        sample.state.legal_actions(sample.seat, &mut legal);
        if legal.len() < 2 {
            continue;
        }
        let mut search = Search::<G>::new(sample.seat, Chance::seed_from_u64(7), style);
        let (start, before) = (Instant::now(), allocations());
        black_box(search.study(&sample.view, &legal, &Limits::NONE));
        taken += start.elapsed();
        allocated += allocations() - before;
        effort.add(&search.effort());
        if taken > PLAYING {
            break;
        }
    }
    let simulations = effort.simulations.max(1) as f64;
    SearchBench {
        game: G::INFO.id,
        players: seats,
        simulations_per_second: simulations / taken.as_secs_f64(),
        nodes_per_second: effort.nodes as f64 / taken.as_secs_f64(),
        allocations_per_simulation: allocated as f64 / simulations,
        shares: shares(&samples, &effort, taken),
    }
}

fn shares<G: Evaluate>(samples: &[Sample<G>], effort: &Effort, taken: Duration) -> Shares {
    let single = nanoseconds_of(samples);
    let mut chance = Chance::seed_from_u64(3);
    let mut dealt: Vec<G> = samples.iter().map(|sample| sample.state.clone()).collect();
    let mut place = 0;
    let redeal = time(samples, |sample| {
        place = (place + 1) % dealt.len();
        let (sample, state) = (&samples[place], {
            let _ = sample;
            &mut dealt[place]
        });
        state.redeal(&sample.view, sample.seat, imagined(&mut chance));
    });
    let mut valuer = Valuer::of(&samples[0].state);
    let evaluation = time(samples, |sample| valuer.after(sample.state.clone(), sample.seat, sample.seat));
    let all = taken.as_nanos() as f64;
    let share = |times: u64, nanoseconds: f64| times as f64 * nanoseconds / all;
    let mut shares = Shares {
        redeal: share(effort.simulations, redeal),
        clone: share(effort.clones, single.clone),
        apply: share(effort.applies, single.apply),
        legal_actions: share(effort.lists, single.legal_actions),
        evaluation: share(effort.nodes, (evaluation - single.clone).max(0.0)),
        rest: 0.0,
    };
    let known = shares.redeal + shares.clone + shares.apply + shares.legal_actions + shares.evaluation;
    shares.rest = (1.0 - known).max(0.0);
    shares
}

/// Random play for about this long.
pub(crate) fn playouts<G: Game>(seats: u8, time: Duration) -> Playouts {
    let mut chance = Chance::seed_from_u64(1);
    let mut legal = Vec::with_capacity(1024);
    let (mut matches, mut actions) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < time {
        let mut state = first::<G>(seats, matches);
        actions += play_out(&mut state, &mut chance, &mut legal, |_, _, _| {});
        matches += 1;
    }
    Playouts { matches, actions, time: start.elapsed() }
}

fn first<G: Game>(seats: u8, seed: u64) -> G {
    G::setup(&G::Options::default(), seats, Rng::from_number(seed))
        .expect("a game is offered for its numbers of players")
}

/// Plays at random to the end, and shows each action before it is played; the number of actions.
#[inline]
fn play_out<G: Game>(
    state: &mut G,
    chance: &mut Chance,
    legal: &mut Vec<G::Action>,
    mut each: impl FnMut(&G, Seat, &G::Action),
) -> u64 {
    let mut actions = 0;
    while actions < MAX_ACTIONS
        && let Some(seat) = state.status().deciding().iter().next()
    {
        legal.clear();
        state.legal_actions(seat, legal);
        let Some(action) = pick(chance, legal) else { break };
        each(state, seat, action);
        state.apply(seat, action, &mut ());
        actions += 1;
    }
    actions
}

/// A position of random play with the action that was chosen in it.
struct Sample<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
    view: G::View,
}

fn nanoseconds<G: Game>(seats: u8) -> Nanoseconds {
    nanoseconds_of(&samples::<G>(seats))
}

fn nanoseconds_of<G: Game>(samples: &[Sample<G>]) -> Nanoseconds {
    let mut buffer = Vec::with_capacity(1024);
    let legal_actions = time(samples, |sample| {
        buffer.clear();
        sample.state.legal_actions(sample.seat, &mut buffer);
        buffer.len()
    });
    let clone = time(samples, |sample| black_box(&sample.state).clone());
    let copy_and_apply = time(samples, |sample| {
        let mut next = sample.state.clone();
        next.apply(sample.seat, &sample.action, &mut ());
        next
    });
    let view = time(samples, |sample| sample.state.view(Viewer::Seat(sample.seat)));
    let imagine = time(samples, |sample| G::imagine(&sample.view, sample.seat, Rng::from_number(1)));
    Nanoseconds { legal_actions, apply: (copy_and_apply - clone).max(0.0), clone, view, imagine }
}

/// Every seventh position of a few random matches.
fn samples<G: Game>(seats: u8) -> Vec<Sample<G>> {
    let mut chance = Chance::seed_from_u64(2);
    let (mut samples, mut count) = (Vec::new(), 0u32);
    for seed in 0..5 {
        play_out(&mut first::<G>(seats, seed), &mut chance, &mut Vec::new(), |state, seat, action| {
            count += 1;
            if count.is_multiple_of(7) && samples.len() < 500 {
                let view = state.view(Viewer::Seat(seat));
                samples.push(Sample { state: state.clone(), seat, action: *action, view });
            }
        });
    }
    samples
}

/// Nanoseconds for one run of `operation`, over all samples again and again.
fn time<S, R>(samples: &[S], mut operation: impl FnMut(&S) -> R) -> f64 {
    let mut runs = 0u64;
    let start = Instant::now();
    while start.elapsed() < LOOKING && !samples.is_empty() {
        for sample in samples {
            black_box(operation(black_box(sample)));
        }
        runs += samples.len() as u64;
    }
    start.elapsed().as_nanos() as f64 / runs.max(1) as f64
}
