//! Tree search from a view, for any game and number of players.
//!
//! One tree stands for all that may lie behind the view. Every simulation deals anew what the seat does not
//! know, dice and decks to come included, walks down by the actions that are legal in that deal, and values the
//! position where it leaves the tree; so nothing is learned about the future of one imagined deal. At each
//! decision the seat that decides takes what is best for itself (values are chances of all seats at once), with a
//! bonus for what was tried little and looked good one step ahead (PUCT). Where actions are many, only some are
//! looked at first and more as the visits grow. Where a position in the middle of a turn says little, the moves that
//! look best are played on instead, by all seats one step ahead, and the better half of them goes on. Budgets are counted in positions valued, so that equal seeds
//! choose equally on every machine.

use engine::Seat;

use crate::values::{DOUBLE, SURE, Values, power};
use crate::{Bot, Chance, Evaluate, Limits, Valuer, chance, pick};

/// No edge, no node.
const NONE: u32 = u32::MAX;
/// No simulation goes deeper.
const DEPTH: usize = 48;
/// How many small decisions within one action are followed when the own actions are compared.
const FOLLOWED: u8 = 6;
/// So many actions are looked at in a new node, and one more for so many visits.
const WIDTH: usize = 14;
const WIDER: u32 = 3;
/// So many walks the first looks at an action are worth.
const TRUST: i64 = 6;
/// How much a search explores, in thousandths.
const EXPLORE: u32 = 40;
/// So many moves are played on at first.
const PLAYED: usize = 8;
/// The clock and the stop sign are looked at after so many simulations.
const PATIENCE: u64 = 16;

/// How a search plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Style {
    /// In how many deals every own action is tried before the search begins.
    pub guesses: u32,
    /// How many positions are valued then.
    pub nodes: u32,
    /// How much it explores, in thousandths, beside differences of chances.
    pub explore: u32,
    /// It plays the best-looking moves on until the seat has come to its turn so often; 0: it grows a tree instead.
    pub ahead: u32,
    /// How it errs.
    pub error: Error,
}

impl Style {
    /// Of `easy`, `normal`, `hard` and `expert`, unless a game says otherwise: each thinks more and errs less.
    pub const USUAL: [Self; 4] =
        [Self::erring(0, 40, 150), Self::erring(0, 6, 30), Self::exact(3, 0), Self::exact(3, 4_000)];

    /// From its numbers: `800` nodes, `800+2` nodes and turns ahead, or `0/40/150` with [errors](Error).
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        if let Some((nodes, ahead)) = text.split_once('+') {
            return Some(Self::ahead(nodes.parse().ok()?, ahead.parse().ok()?));
        }
        let numbers: Vec<i32> = text.split('/').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let (nodes, halves, most) = match numbers[..] {
            [nodes] => (nodes, 0, 0),
            [nodes, halves, most] => (nodes, halves, most),
            _ => return None,
        };
        Some(Self::erring(u32::try_from(nodes).ok()?, halves, most))
    }

    /// Without errors, so many nodes.
    #[must_use]
    pub const fn exact(guesses: u32, nodes: u32) -> Self {
        Self { guesses, nodes, explore: EXPLORE, ahead: 0, error: Error { halves: 0, most: 0 } }
    }

    /// Plays the best-looking moves on for so many turns, and values so many positions on the way.
    #[must_use]
    pub const fn ahead(nodes: u32, ahead: u32) -> Self {
        Self { ahead, ..Self::exact(3, nodes) }
    }

    /// So many nodes, with [errors](Error).
    #[must_use]
    pub const fn erring(nodes: u32, halves: i32, most: i32) -> Self {
        Self { error: Error { halves, most }, ..Self::exact(3, nodes) }
    }
}

/// How a bot errs: like a person who sees about what moves are worth and takes one that looks nearly best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Error {
    /// A move that loses so much of the chance to win, in thousandths, is taken half as often as the best; 0: never.
    pub halves: i32,
    /// A move that loses more than this, in thousandths, is never taken.
    pub most: i32,
}

/// What a search found out about one action.
#[derive(Clone, Copy, Debug)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// How often it was followed.
    pub visits: u32,
    /// The chances of all seats after it.
    pub values: Values,
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

    /// What the search finds out about each of the legal actions, in their order.
    pub fn study(
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
        for _ in 0..self.style.guesses.max(1) {
            run.compare(&base);
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
        found
    }

    /// The best action, or, if it errs, one that looks nearly as good.
    fn decide(&mut self, found: &[Found<G::Action>]) -> G::Action {
        let seat = self.seat;
        let best = best(found, seat).expect("an action");
        let error = self.style.error;
        if error.halves == 0 {
            let equal =
                |one: &&Found<G::Action>| (one.values[seat], one.visits) == (best.values[seat], best.visits);
            let equal: Vec<_> = found.iter().filter(equal).collect();
            return pick(&mut self.chance, &equal).expect("the best is among them").action;
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

/// How likely a bot that errs takes each of the actions, beside the others.
fn weights<A>(found: &[Found<A>], seat: Seat, error: Error) -> Vec<u64> {
    let most = best(found, seat).map_or(0, |best| best.values[seat]);
    let weight = |one: &Found<A>| {
        let loss = i64::from(most - one.values[seat]).max(0) * 1000 / i64::from(SURE);
        if loss > i64::from(error.most) {
            return 0;
        }
        power(i32::try_from(loss).unwrap_or(0) * DOUBLE / error.halves.max(1)) as u64
    };
    found.iter().map(weight).collect()
}

/// What the seat may expect if it errs in this way.
pub(crate) fn usual<A>(found: &[Found<A>], seat: Seat, error: Error) -> i32 {
    let weights = weights(found, seat, error);
    let sum: i64 =
        found.iter().zip(&weights).map(|(one, weight)| i64::from(one.values[seat]) * *weight as i64).sum();
    (sum / (weights.iter().sum::<u64>() as i64).max(1)) as i32
}

/// An action from a node.
#[derive(Clone, Debug)]
struct Edge<A> {
    seat: Seat,
    action: A,
    /// The next edge of the same node.
    next: u32,
    /// The node it leads to.
    child: u32,
    /// How often it was followed.
    visits: u32,
    /// How often it was looked at beforehand, one step ahead.
    tried: u32,
    /// Sums of the values that the looks found,
    looks: [i64; 8],
    /// and of those that came of following it.
    sums: [i64; 8],
}

impl<A> Edge<A> {
    /// What it seemed to be worth at first.
    fn first(&self, seat: Seat) -> i64 {
        self.looks[seat.index()] / i64::from(self.tried.max(1))
    }

    /// What it is worth to a seat. The first looks count as [`TRUST`] walks, moved by how far walks from this node
    /// found less or more than the looks: those who answer are not yet in them.
    fn mean(&self, seat: Seat, drift: &Drift) -> i32 {
        let trust = if self.tried == 0 { 0 } else { TRUST };
        let looks = trust * (self.first(seat) + drift.of(seat));
        let all = (looks + self.sums[seat.index()]) / (trust + i64::from(self.visits)).max(1);
        all.clamp(0, i64::from(SURE)) as i32
    }
}

/// How far the walks from a node found other values than the first looks.
#[derive(Clone, Copy, Debug)]
struct Drift {
    walks: i64,
    sums: [i64; 8],
}

impl Drift {
    const NONE: Self = Self { walks: 0, sums: [0; 8] };

    const fn of(&self, seat: Seat) -> i64 {
        if self.walks == 0 { 0 } else { self.sums[seat.0 as usize] / self.walks }
    }
}

fn add(sums: &mut [i64; 8], values: &Values) {
    for (sum, value) in sums.iter_mut().zip(values.iter()) {
        *sum += i64::from(*value);
    }
}

/// A decision.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    last: u32,
    visits: u32,
    drift: Drift,
}

#[derive(Clone, Debug)]
struct Tree<G: Evaluate> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    seats: u8,
}

impl<G: Evaluate> Default for Tree<G> {
    fn default() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), seats: 0 }
    }
}

impl<G: Evaluate> Tree<G> {
    fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.node();
    }

    fn node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, last: NONE, visits: 0, drift: Drift::NONE });
        self.nodes.len() as u32 - 1
    }

    fn edge(&mut self, node: u32, seat: Seat, action: G::Action) -> u32 {
        let new = self.edges.len() as u32;
        let (looks, sums) = ([0; 8], [0; 8]);
        self.edges.push(Edge { seat, action, next: NONE, child: NONE, visits: 0, tried: 0, looks, sums });
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = new,
            last => self.edges[last as usize].next = new,
        }
        node.last = new;
        new
    }

    /// The edge of an action, looked for from `hint` on: actions mostly come in the same order.
    fn find(&self, node: u32, hint: u32, seat: Seat, action: &G::Action) -> Option<u32> {
        let is_it = |edge: &Edge<G::Action>| edge.seat == seat && edge.action == *action;
        let from = |mut place: u32| {
            while place != NONE && !is_it(&self.edges[place as usize]) {
                place = self.edges[place as usize].next;
            }
            place
        };
        let mut place = from(hint);
        if place == NONE && hint != self.nodes[node as usize].first {
            place = from(self.nodes[node as usize].first);
        }
        (place != NONE).then_some(place)
    }

    /// Keeps what a walk over an edge of a node found.
    fn learn(&mut self, node: u32, edge: u32, values: &Values) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        add(&mut edge.sums, values);
        if edge.tried > 0 {
            let drift = &mut self.nodes[node as usize].drift;
            drift.walks += 1;
            for seat in values.seats() {
                drift.sums[seat.index()] += i64::from(values[seat]) - edge.first(seat);
            }
        }
    }

    fn found(&self) -> Vec<Found<G::Action>> {
        let mut found = Vec::new();
        let mut place = self.nodes[0].first;
        while place != NONE {
            let edge = &self.edges[place as usize];
            let values = Values::from_fn(self.seats, |seat| edge.mean(seat, &self.nodes[0].drift));
            found.push(Found { action: edge.action, visits: edge.visits, values });
            place = edge.next;
        }
        found
    }
}

/// One search under way.
struct Run<'a, G: Evaluate> {
    seat: Seat,
    legal: &'a [G::Action],
    valuer: Valuer,
    tree: &'a mut Tree<G>,
    effort: Effort,
    scratch: Vec<G::Action>,
    places: Vec<u32>,
    explore: f32,
}

impl<G: Evaluate> Run<'_, G> {
    /// Tries every own action one step ahead in this deal.
    fn compare(&mut self, base: &G) {
        self.tree.seats = base.seats();
        let mut hint = self.tree.nodes[0].first;
        for action in self.legal {
            let edge = self
                .tree
                .find(0, hint, self.seat, action)
                .unwrap_or_else(|| self.tree.edge(0, self.seat, *action));
            let values = outcome(&mut self.valuer, base, self.seat, self.seat, action, FOLLOWED);
            let edge = &mut self.tree.edges[edge as usize];
            edge.tried += 1;
            add(&mut edge.looks, &values);
            hint = edge.next;
        }
    }

    /// Plays the moves that look best on, each in the same deals; the worse half is given up after a third of the
    /// nodes, and again.
    fn play_ahead(
        &mut self,
        base: &mut G,
        view: &G::View,
        chance: &mut Chance,
        (ahead, nodes): (u32, u64),
        limits: &Limits<'_>,
    ) {
        let mut edges: Vec<u32> = (0..self.tree.edges.len() as u32).collect();
        for (stage, most) in [PLAYED, PLAYED / 2, PLAYED / 4].into_iter().enumerate() {
            let drift = self.tree.nodes[0].drift;
            edges.sort_by_key(|edge| -self.tree.edges[*edge as usize].mean(self.seat, &drift));
            edges.truncate(most);
            while self.effort.nodes < nodes * (stage as u64 + 1) / 3 && !limits.are_over() {
                for edge in &edges {
                    let mut position = base.clone();
                    let action = self.tree.edges[*edge as usize].action;
                    position.apply(self.seat, &action, &mut ());
                    let values = self.play_on(position, ahead);
                    self.tree.learn(0, *edge, &values);
                    self.effort.simulations += 1;
                }
                base.redeal(view, self.seat, chance::imagined(chance));
            }
        }
    }

    /// Everybody goes on one step ahead, until the own seat has come to its turn so often.
    fn play_on(&mut self, mut position: G, mut ahead: u32) -> Values {
        let mut last = self.seat;
        let mut legal = std::mem::take(&mut self.scratch);
        for _ in 0..PATIENCE * 16 {
            let Some(seat) = self.decider(&position) else { break };
            if seat == self.seat && last != self.seat {
                ahead -= 1;
                if ahead == 0 {
                    break;
                }
            }
            last = seat;
            legal.clear();
            position.legal_actions(seat, &mut legal);
            let action = self.best_step(&position, seat, &legal);
            position.apply(seat, &action, &mut ());
            self.effort.applies += 1;
        }
        self.scratch = legal;
        self.effort.nodes += 1;
        self.valuer.after(position, last, self.seat)
    }

    /// What looks best to a seat, one step ahead in this deal.
    fn best_step(&mut self, position: &G, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.effort.nodes += legal.len() as u64;
        let mut best = (i32::MIN, legal[0]);
        for action in legal {
            let values = outcome(&mut self.valuer, position, seat, seat, action, FOLLOWED);
            if values[seat] > best.0 {
                best = (values[seat], *action);
            }
        }
        best.1
    }

    /// One walk down the tree.
    fn simulate(&mut self, mut position: G) {
        self.effort.clones += 1;
        let before = self.effort.nodes;
        let mut path = [(0u32, 0u32); DEPTH];
        let mut length = 0;
        let mut node = 0;
        let values = loop {
            let Some(seat) = self.decider(&position) else {
                break self.valuer.values(&position, self.seat);
            };
            let (edge, fresh) = self.select(&position, node, seat);
            path[length] = (node, edge);
            length += 1;
            let walked = &self.tree.edges[edge as usize];
            position.apply(seat, &walked.action, &mut ());
            self.effort.applies += 1;
            if let Some(values) = fresh {
                break values;
            }
            if walked.child == NONE {
                let child = self.tree.node();
                self.tree.edges[edge as usize].child = child;
                self.effort.nodes += 1;
                break self.valuer.after(position, seat, self.seat);
            }
            node = walked.child;
            if length == DEPTH {
                self.effort.nodes += 1;
                break self.valuer.after(position, seat, self.seat);
            }
        };
        for (node, edge) in &path[..length] {
            self.tree.learn(*node, *edge, &values);
        }
        // A walk to the end of the match values nothing and counts all the same.
        self.effort.nodes = self.effort.nodes.max(before + 1);
    }

    /// Who decides next: the searching seat first, where several decide at once.
    fn decider(&self, position: &G) -> Option<Seat> {
        let deciding = position.status().deciding();
        if deciding.contains(self.seat) { Some(self.seat) } else { deciding.iter().next() }
    }

    /// The edge to follow from a node; with its values if the node was new and all its edges were valued just now.
    fn select(&mut self, position: &G, node: u32, seat: Seat) -> (u32, Option<Values>) {
        self.tree.nodes[node as usize].visits += 1;
        let visits = self.tree.nodes[node as usize].visits;
        let mut legal = std::mem::take(&mut self.scratch);
        legal.clear();
        if node == 0 {
            legal.extend_from_slice(self.legal);
        } else {
            position.legal_actions(seat, &mut legal);
            self.effort.lists += 1;
        }
        let chosen = self.pick_edge(position, node, seat, visits, &legal);
        self.scratch = legal;
        chosen
    }

    fn pick_edge(
        &mut self,
        position: &G,
        node: u32,
        seat: Seat,
        visits: u32,
        legal: &[G::Action],
    ) -> (u32, Option<Values>) {
        let is_new = self.tree.nodes[node as usize].first == NONE;
        let allowed =
            if node == 0 { legal.len() } else { (WIDTH + (visits / WIDER) as usize).min(legal.len()) };
        // A stride through the list, so that the first ones looked at are of all kinds.
        let stride = if allowed < legal.len() { stride(legal.len()) } else { 1 };
        let mut hint = self.tree.nodes[node as usize].first;
        let drift = self.tree.nodes[node as usize].drift;
        let mut best =
            Best { places: std::mem::take(&mut self.places), most: 0, explore: self.explore, drift };
        best.places.clear();
        for step in 0..allowed {
            let action = &legal[step * stride % legal.len()];
            let place = match self.tree.find(node, hint, seat, action) {
                Some(place) => place,
                None => {
                    let place = self.tree.edge(node, seat, *action);
                    if legal.len() > 1 {
                        self.look(position, place, seat, action);
                    }
                    place
                }
            };
            hint = self.tree.edges[place as usize].next;
            best.see(place, &self.tree.edges[place as usize], seat);
        }
        let chosen = best.choose(&self.tree.edges, seat, visits);
        self.places = best.places;
        let edge = &self.tree.edges[chosen as usize];
        let fresh = (is_new && legal.len() > 1)
            .then(|| Values::from_fn(self.tree.seats, |seat| edge.mean(seat, &drift)));
        (chosen, fresh)
    }

    /// A first look at an action, one step ahead in this deal.
    fn look(&mut self, position: &G, place: u32, seat: Seat, action: &G::Action) {
        self.effort.nodes += 1;
        self.effort.clones += 1;
        self.effort.applies += 1;
        let values = self.valuer.step(position, seat, action, self.seat);
        let edge = &mut self.tree.edges[place as usize];
        edge.tried = 1;
        add(&mut edge.looks, &values);
    }
}

/// A step through a list of this length that comes by everything.
fn stride(length: usize) -> usize {
    let about = length * 5 / 8;
    (about.max(1)..).find(|step| gcd(*step, length) == 1).unwrap_or(1)
}

fn gcd(one: usize, other: usize) -> usize {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// The edges of a node that are legal in this deal.
struct Best {
    places: Vec<u32>,
    most: i32,
    explore: f32,
    drift: Drift,
}

impl Best {
    fn see<A>(&mut self, place: u32, edge: &Edge<A>, seat: Seat) {
        self.most = self.most.max(edge.mean(seat, &self.drift));
        self.places.push(place);
    }

    /// By value, with a bonus for what was followed little and looks good.
    fn choose<A>(&self, edges: &[Edge<A>], seat: Seat, visits: u32) -> u32 {
        // Where little is left to win or to lose, smaller differences count.
        let open = self.most.min(SURE - self.most).max(0);
        let unit = SURE / 200 + open / 12;
        let prior = |edge: &Edge<A>| {
            power((self.most - edge.mean(seat, &self.drift)) / 8 * (DOUBLE / 8) / (unit / 64).max(1))
        };
        let all: i64 = self.places.iter().map(|place| i64::from(prior(&edges[*place as usize]))).sum();
        let explore = self.explore * (visits as f32).sqrt() * (open as f32 * 1.6 + SURE as f32 * 0.2)
            / all.max(1) as f32;
        let score = |edge: &Edge<A>| {
            edge.mean(seat, &self.drift) as f32 + explore * prior(edge) as f32 / (1 + edge.visits) as f32
        };
        let mut best = (f32::MIN, NONE);
        for place in &self.places {
            let score = score(&edges[*place as usize]);
            if score > best.0 {
                best = (score, *place);
            }
        }
        best.1
    }
}

/// The chances after an action, if the seat goes on as well as it can until the action is complete.
pub fn outcome<G: Evaluate>(
    valuer: &mut Valuer,
    before: &G,
    seat: Seat,
    observer: Seat,
    action: &G::Action,
    depth: u8,
) -> Values {
    if before.is_pass(action) {
        return valuer.passed(before, seat, observer);
    }
    let mut after = before.clone();
    after.apply(seat, action, &mut ());
    if depth == 0 || !after.is_mid_action(seat) {
        return valuer.after(after, seat, observer);
    }
    let mut next = Vec::new();
    after.legal_actions(seat, &mut next);
    let mut best: Option<Values> = None;
    for action in &next {
        let values = outcome(valuer, &after, seat, observer, action, depth - 1);
        if best.is_none_or(|best| values[seat] > best[seat]) {
            best = Some(values);
        }
    }
    best.unwrap_or_else(|| valuer.after(after, seat, observer))
}
