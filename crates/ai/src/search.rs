//! Tree search from a view, for any game and number of players.
//!
//! One tree stands for all that may lie behind the view. Every simulation deals anew what the seat does not
//! know, dice and decks to come included, walks down by the actions that are legal in that deal, and values the
//! position where it leaves the tree; so nothing is learned about the future of one imagined deal. At each
//! decision the seat that decides takes what is best for itself (values are chances of all seats at once), with a
//! bonus for what was tried little and looked good one step ahead (PUCT). Where actions are many, only some are
//! looked at first and more as the visits grow. Where a position in the middle of a turn says little, the moves that
//! look best are played on instead, by all seats one step ahead, and the better half of them goes on. Budgets are
//! counted in positions valued, so that equal seeds choose equally on every machine.

mod run;
mod style;
mod tree;

use engine::Seat;

use self::run::Run;
pub use self::run::outcome;
pub use self::style::{Error, Style};
use self::tree::Tree;
use crate::values::{DOUBLE, SURE, Values, power};
use crate::{Bot, Chance, Evaluate, Limits, Valuer, chance, pick};

/// The clock and the stop sign are looked at after so many simulations.
const PATIENCE: u64 = 16;

/// What a search found out about one action.
#[derive(Clone, Copy, Debug)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// How often it was followed.
    pub visits: u32,
    /// The chances of all seats after it.
    pub values: Values,
    /// Whether it is known to be worse than another one.
    pub is_foolish: bool,
}

/// What a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Walks down the tree.
    pub simulations: u64,
    /// Positions valued.
    pub nodes: u64,
    /// Positions copied.
    pub clones: u64,
    /// Actions played.
    pub applies: u64,
    /// Times the legal actions were listed.
    pub lists: u64,
}

impl Effort {
    /// Adds what another search did.
    pub fn add(&mut self, other: &Self) {
        self.simulations += other.simulations;
        self.nodes += other.nodes;
        self.clones += other.clones;
        self.applies += other.applies;
        self.lists += other.lists;
    }
}

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Search<G: Evaluate> {
    seat: Seat,
    chance: Chance,
    style: Style,
    valuer: Option<Valuer>,
    tree: Tree<G>,
    effort: Effort,
}

impl<G: Evaluate> Search<G> {
    /// For a seat, with its chance; judges by the weights that come with the program.
    #[must_use]
    pub fn new(seat: Seat, chance: Chance, style: Style) -> Self {
        Self { seat, chance, style, valuer: None, tree: Tree::default(), effort: Effort::default() }
    }

    /// For a seat; equal seeds choose equally.
    #[must_use]
    pub fn seated(seat: Seat, seed: u64, style: Style) -> Self {
        Self::new(seat, chance::for_seat(seat, seed), style)
    }

    /// Judges by other weights.
    #[must_use]
    pub fn with_valuer(mut self, valuer: Valuer) -> Self {
        self.valuer = Some(valuer);
        self
    }

    /// What all searches so far did.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// What the search finds out about each of the legal actions, in their order. What is foolish is worth nothing.
    pub fn study(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        limits: &Limits<'_>,
    ) -> Vec<Found<G::Action>> {
        let mut found = self.look(view, legal, limits);
        for one in found.iter_mut().filter(|one| one.is_foolish) {
            one.values[self.seat] = 0;
        }
        found
    }

    /// The same, what is foolish with the value that the search gives it.
    pub(crate) fn look(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        limits: &Limits<'_>,
    ) -> Vec<Found<G::Action>> {
        let mut base = G::imagine(view, self.seat, chance::imagined(&mut self.chance));
        let valuer = self.valuer.take().unwrap_or_else(|| Valuer::of(&base));
        let mut run = Run {
            seat: self.seat,
            legal,
            valuer,
            tree: &mut self.tree,
            effort: Effort::default(),
            scratch: Vec::new(),
            places: Vec::new(),
            explore: self.style.explore as f32 / 1000.0,
        };
        run.tree.clear();
        for guess in 0..self.style.guesses.max(1) {
            // One guess is made in any case: without it there is nothing to choose by.
            if guess > 0 && limits.are_over() {
                break;
            }
            run.compare(&base, limits);
            base.redeal(view, self.seat, chance::imagined(&mut self.chance));
        }
        let nodes = u64::from(self.style.nodes.min(limits.nodes));
        let mut simulations = 0;
        if self.style.ahead > 0 && nodes > 0 {
            run.play_ahead(&mut base, view, &mut self.chance, (self.style.ahead, nodes), limits);
            simulations = run.effort.simulations;
        }
        while self.style.ahead == 0
            && run.effort.nodes < nodes
            && !(simulations % PATIENCE == PATIENCE - 1 && limits.are_over())
        {
            run.simulate(base.clone());
            base.redeal(view, self.seat, chance::imagined(&mut self.chance));
            simulations += 1;
        }
        run.effort.simulations = simulations;
        self.effort.add(&run.effort);
        let mut found = run.tree.found();
        if self.style.ahead > 0 {
            prefer_played(&mut found, self.seat);
        }
        self.valuer = Some(run.valuer);
        for one in &mut found {
            one.is_foolish = base.is_foolish(self.seat, &one.action);
        }
        found
    }

    /// The best action, or, if it errs, one that looks nearly as good.
    fn decide(&mut self, found: &[Found<G::Action>]) -> G::Action {
        let seat = self.seat;
        let best = best(found, seat).expect("an action");
        let error = self.style.error;
        if chance::below(&mut self.chance, 1000) as i32 >= error.often {
            let equal =
                |one: &&Found<G::Action>| (one.values[seat], one.visits) == (best.values[seat], best.visits);
            let equal: Vec<_> = found.iter().filter(equal).collect();
            // What brings nothing is not done.
            let quiet = equal.iter().find(|one| G::is_harmless(&one.action));
            return quiet.or(pick(&mut self.chance, &equal)).expect("the best is among them").action;
        }
        let weights: Vec<u64> = weights(found, seat, error);
        let all: u64 = weights.iter().sum();
        let mut left = chance::below(&mut self.chance, all.max(1));
        for (one, weight) in found.iter().zip(&weights) {
            if left < *weight {
                return one.action;
            }
            left -= *weight;
        }
        best.action
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], limits: &Limits<'_>) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let found = self.study(view, legal, limits);
        let action = self.decide(&found);
        G::before(view, &action, legal).unwrap_or(action)
    }
}

/// What was not played on is not better than what was.
fn prefer_played<A>(found: &mut [Found<A>], seat: Seat) {
    let most = found.iter().map(|one| one.visits).max().unwrap_or(0);
    let tried = |one: &&Found<A>| 4 * one.visits > most;
    let Some(best) = found.iter().filter(tried).map(|one| one.values[seat]).max() else { return };
    for one in found.iter_mut().filter(|one| 4 * one.visits <= most) {
        one.values[seat] = one.values[seat].min(best - 1);
    }
}

fn best<A>(found: &[Found<A>], seat: Seat) -> Option<&Found<A>> {
    found.iter().max_by_key(|one| (one.values[seat], one.visits))
}

/// Losses are counted in thousandths of [`DOUBLE`].
const DOUBLE_LOSS: i64 = 1000 * DOUBLE as i64;

/// How much there is to lose, of [`SURE`]: all of it where the match is open, less where it is all but won or lost. There
/// people see small differences as well.
fn open(chance: i32) -> i64 {
    let (chance, sure) = (i64::from(chance), i64::from(SURE));
    (4 * chance * (sure - chance) / sure).max(sure / 32)
}

/// How likely a bot that errs takes each of the actions, beside the others.
fn weights<A>(found: &[Found<A>], seat: Seat, error: Error) -> Vec<u64> {
    let most = best(found, seat).map_or(0, |best| best.values[seat]);
    let scale = open(most);
    let weight = |one: &Found<A>| {
        let loss = i64::from(most - one.values[seat]).max(0) * DOUBLE_LOSS / scale;
        if loss > i64::from(error.most) * i64::from(DOUBLE) {
            return 0;
        }
        power(i32::try_from(loss).unwrap_or(0) / error.halves.max(1)) as u64
    };
    found.iter().map(weight).collect()
}

/// What the seat may expect if it errs in this way.
pub(crate) fn usual<A>(found: &[Found<A>], seat: Seat, error: Error) -> i32 {
    let weights = weights(found, seat, error);
    let sum: i64 =
        found.iter().zip(&weights).map(|(one, weight)| i64::from(one.values[seat]) * *weight as i64).sum();
    let erring = sum / (weights.iter().sum::<u64>() as i64).max(1);
    let exact = best(found, seat).map_or(0, |best| i64::from(best.values[seat]));
    let often = i64::from(error.often);
    ((erring * often + exact * (1000 - often)) / 1000) as i32
}
