//! The tree: decisions, the actions from each, and what was found out about them.

use engine::Seat;

use super::Found;
use crate::Evaluate;
use crate::values::{DOUBLE, SURE, Values, power};

/// No edge, no node.
pub const NONE: u32 = u32::MAX;
/// The first looks at an action count as much as this many walks.
const TRUST: i64 = 6;

/// An action from a node.
#[derive(Clone, Debug)]
pub struct Edge<A> {
    pub seat: Seat,
    pub action: A,
    /// The next edge of the same node.
    pub next: u32,
    /// The node it leads to.
    pub child: u32,
    /// How often it was followed.
    pub visits: u32,
    /// How often it was looked at beforehand, one step ahead.
    pub tried: u32,
    /// Sums of the values that the looks found,
    pub looks: [i64; 8],
    /// and of those that came of following it.
    pub sums: [i64; 8],
}

impl<A> Edge<A> {
    /// What it seemed to be worth at first.
    fn first(&self, seat: Seat) -> i64 {
        self.looks[seat.index()] / i64::from(self.tried.max(1))
    }

    /// What it is worth to a seat. The first looks count as [`TRUST`] walks, moved by how far walks from this node
    /// found less or more than the looks: those who answer are not yet in them.
    pub fn mean(&self, seat: Seat, drift: &Drift) -> i32 {
        let trust = if self.tried == 0 { 0 } else { TRUST };
        let looks = trust * (self.first(seat) + drift.of(seat));
        let all = (looks + self.sums[seat.index()]) / (trust + i64::from(self.visits)).max(1);
        all.clamp(0, i64::from(SURE)) as i32
    }
}

/// How far the walks from a node found other values than the first looks.
#[derive(Clone, Copy, Debug)]
pub struct Drift {
    pub walks: i64,
    pub sums: [i64; 8],
}

impl Drift {
    const NONE: Self = Self { walks: 0, sums: [0; 8] };

    const fn of(&self, seat: Seat) -> i64 {
        if self.walks == 0 { 0 } else { self.sums[seat.0 as usize] / self.walks }
    }
}

/// Adds the values of all seats to their sums.
pub fn add(sums: &mut [i64; 8], values: &Values) {
    for (sum, value) in sums.iter_mut().zip(values.iter()) {
        *sum += i64::from(*value);
    }
}

/// A decision.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub first: u32,
    pub last: u32,
    pub visits: u32,
    pub drift: Drift,
}

/// All decisions that walks have come by; the first is the one that is asked about.
#[derive(Clone, Debug)]
pub struct Tree<G: Evaluate> {
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge<G::Action>>,
    pub seats: u8,
}

impl<G: Evaluate> Default for Tree<G> {
    fn default() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), seats: 0 }
    }
}

impl<G: Evaluate> Tree<G> {
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.node();
    }

    pub fn node(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, last: NONE, visits: 0, drift: Drift::NONE });
        self.nodes.len() as u32 - 1
    }

    pub fn edge(&mut self, node: u32, seat: Seat, action: G::Action) -> u32 {
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
    pub fn find(&self, node: u32, hint: u32, seat: Seat, action: &G::Action) -> Option<u32> {
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
    pub fn learn(&mut self, node: u32, edge: u32, values: &Values) {
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

    pub fn found(&self) -> Vec<Found<G::Action>> {
        let mut found = Vec::new();
        let mut place = self.nodes[0].first;
        while place != NONE {
            let edge = &self.edges[place as usize];
            let values = Values::from_fn(self.seats, |seat| edge.mean(seat, &self.nodes[0].drift));
            found.push(Found { action: edge.action, visits: edge.visits, values, is_foolish: false });
            place = edge.next;
        }
        found
    }
}

/// The edges of a node that are legal in this deal.
pub struct Best {
    pub places: Vec<u32>,
    pub most: i32,
    pub explore: f32,
    pub drift: Drift,
}

impl Best {
    pub fn see<A>(&mut self, place: u32, edge: &Edge<A>, seat: Seat) {
        self.most = self.most.max(edge.mean(seat, &self.drift));
        self.places.push(place);
    }

    /// By value, with a bonus for what was followed little and looks good.
    pub fn choose<A>(&self, edges: &[Edge<A>], seat: Seat, visits: u32) -> u32 {
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
