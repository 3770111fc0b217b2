//! Matches of the evaluation against itself and against others, and what is learned from each.

use std::sync::Arc;

use ai::network::{Inputs, Network};
use ai::search::outcome;
use ai::values::{SURE, Values, of_outcome};
use ai::{Bot, Chance, Evaluate, Level, Limits, Valuer, imagined, pick};
use engine::{Rng, Seat, Status, Viewer};
use rand_core::{Rng as _, SeedableRng};

use crate::network::Sample;

/// How matches are played.
#[derive(Clone, Debug)]
pub struct Play {
    pub seats: u8,
    /// Networks that sit at the tables; the first is the newest.
    pub pool: Vec<Arc<Network>>,
    /// In how many of a thousand decisions anything is played.
    pub wild: u32,
    /// How much of a target comes from the end of the match rather than from the next position.
    pub lambda: f32,
    /// In how many of a hundred matches others sit at the table: older networks and `greedy`.
    pub mixed: u32,
    pub max_actions: u32,
    /// One of this many positions is learned from.
    pub keep: u32,
}

/// Who plays a seat.
enum Player<G: Evaluate> {
    Network(Valuer),
    Level(Box<dyn Bot<G>>),
}

/// A position of the match on its way to become a sample.
struct Seen {
    sample: Sample,
    values: Values,
}

/// Plays a match and tells what can be learned from it.
pub fn learn_from<G: Evaluate>(play: &Play, options: &G::Options, seed: u64) -> Vec<Sample> {
    let mut chance = Chance::seed_from_u64(seed);
    let mut state = G::setup(options, play.seats, Rng::from_number(seed)).expect("offered for so many");
    let mut players = players::<G>(play, &mut chance, seed);
    let mut newest = Valuer::new(play.pool[0].clone());
    let (mut inputs, mut legal, mut seen) = (Inputs::default(), Vec::new(), Vec::new());
    for _ in 0..play.max_actions {
        let Some(seat) = state.status().deciding().iter().next() else { break };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = if legal.len() == 1 {
            legal[0]
        } else if chance.next_u32() % 1000 < play.wild {
            *pick(&mut chance, &legal).expect("some")
        } else {
            choose(&mut players[seat.index()], &state, seat, &legal, &mut chance)
        };
        let forced = legal.len() == 1;
        state.apply(seat, &action, &mut ());
        if forced || chance.next_u32() % play.keep != 0 || matches!(state.status(), Status::Over(_)) {
            continue;
        }
        // Only positions at rest are learned from: those that are valued as they stand.
        let mut rest = state.clone();
        rest.settle(seat);
        if rest == state {
            let values = newest.values(&state, seat);
            seen.push(Seen { sample: sample(&state, seat, &mut inputs), values });
        }
    }
    let Status::Over(outcome) = state.status() else { return Vec::new() };
    targets(seen, of_outcome(&outcome), play.lambda)
}

fn players<G: Evaluate>(play: &Play, chance: &mut Chance, seed: u64) -> Vec<Player<G>> {
    let mixed = chance.next_u32() % 100 < play.mixed;
    let player = |seat: Seat| {
        let newest = || Player::Network(Valuer::new(play.pool[0].clone()));
        if !mixed || chance.next_u32().is_multiple_of(2) {
            return newest();
        }
        if play.pool.len() == 1 || chance.next_u32().is_multiple_of(2) {
            return Player::Level(Level::Greedy.bot(seat, seed));
        }
        Player::Network(Valuer::new(pick(chance, &play.pool).expect("some").clone()))
    };
    Seat::all(play.seats).map(player).collect()
}

/// One step ahead in one deal.
fn choose<G: Evaluate>(
    player: &mut Player<G>,
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    chance: &mut Chance,
) -> G::Action {
    let view = state.view(Viewer::Seat(seat));
    match player {
        Player::Level(bot) => bot.choose(&view, legal, &Limits::NONE),
        Player::Network(valuer) => {
            let guess = G::imagine(&view, seat, imagined(chance));
            let worth = |action: &G::Action| outcome(valuer, &guess, seat, seat, action, 6)[seat];
            let values: Vec<i32> = legal.iter().map(worth).collect();
            let best = values.iter().max();
            let best: Vec<&G::Action> = legal
                .iter()
                .zip(&values)
                .filter(|(_, value)| Some(*value) == best)
                .map(|pair| pair.0)
                .collect();
            **pick(chance, &best).expect("some")
        }
    }
}

fn sample<G: Evaluate>(state: &G, observer: Seat, inputs: &mut Inputs) -> Sample {
    let describe = |seat: Seat| {
        inputs.begin(state.phase(), G::UNIT);
        state.describe(observer, seat, inputs);
        inputs.entries.clone()
    };
    let seats = Seat::all(state.seats()).map(describe).collect();
    Sample { phase: state.phase().min(3) as u8, seats, target: Vec::new() }
}

/// TD(λ), from the end back: a position should be worth what the next one is worth, and what came of it.
fn targets(seen: Vec<Seen>, outcome: Values, lambda: f32) -> Vec<Sample> {
    let share = |values: &Values| -> Vec<f32> {
        let all: f32 = values.iter().map(|value| *value as f32).sum();
        values.iter().map(|value| *value as f32 / all.max(SURE as f32 / 2.0)).collect()
    };
    let mut target = share(&outcome);
    let mut samples = Vec::with_capacity(seen.len());
    for Seen { mut sample, values } in seen.into_iter().rev() {
        sample.target.clone_from(&target);
        samples.push(sample);
        for (target, value) in target.iter_mut().zip(share(&values)) {
            *target = lambda * *target + (1.0 - lambda) * value;
        }
    }
    samples
}

/// One match of a search on one seat against others: how much of the victory it got.
pub fn search_match<G: Evaluate>(
    own: &dyn Fn(Seat, u64) -> Box<dyn Bot<G>>,
    other: &dyn Fn(Seat, u64) -> Box<dyn Bot<G>>,
    options: &G::Options,
    seats: u8,
    seed: u64,
) -> f32 {
    let place = Seat((seed % u64::from(seats)) as u8);
    let mut state =
        G::setup(options, seats, Rng::from_number(seed / u64::from(seats))).expect("offered for so many");
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats)
        .map(|seat| if seat == place { own(seat, seed) } else { other(seat, seed) })
        .collect();
    let mut legal = Vec::new();
    for _ in 0..100_000 {
        let Some(seat) = state.status().deciding().iter().next() else { break };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), &legal, &Limits::NONE);
        state.apply(seat, &action, &mut ());
    }
    match state.status() {
        Status::Over(outcome) => of_outcome(&outcome)[place] as f32 / SURE as f32,
        Status::Deciding(_) => 0.0,
    }
}

/// Matches of the newest network, one step ahead, on one seat against `level` on the others: how often it wins.
pub fn strength<G: Evaluate>(
    network: &Arc<Network>,
    level: Level,
    options: &G::Options,
    seats: u8,
    seed: u64,
) -> f32 {
    let own = Seat((seed % u64::from(seats)) as u8);
    let mut chance = Chance::seed_from_u64(seed);
    let mut state =
        G::setup(options, seats, Rng::from_number(seed / u64::from(seats))).expect("offered for so many");
    let player = |seat: Seat| {
        if seat == own {
            Player::Network(Valuer::new(network.clone()))
        } else {
            Player::Level(level.bot::<G>(seat, seed))
        }
    };
    let mut players: Vec<Player<G>> = Seat::all(seats).map(player).collect();
    let mut legal = Vec::new();
    for _ in 0..100_000 {
        let Some(seat) = state.status().deciding().iter().next() else { break };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = if legal.len() == 1 {
            legal[0]
        } else {
            choose(&mut players[seat.index()], &state, seat, &legal, &mut chance)
        };
        state.apply(seat, &action, &mut ());
    }
    match state.status() {
        Status::Over(outcome) => of_outcome(&outcome)[own] as f32 / SURE as f32,
        Status::Deciding(_) => 0.0,
    }
}
