//! One search: first looks, walks down the tree, and moves that are played on.

use engine::Seat;

use super::tree::{Best, NONE, Tree, add};
use super::{Effort, PATIENCE};
use crate::values::Values;
use crate::{Chance, Evaluate, Limits, Valuer, chance};

/// No simulation goes deeper.
const DEPTH: usize = 48;
/// How many small decisions within one action are followed when the own actions are compared.
const FOLLOWED: u8 = 6;
/// How many actions are looked at in a new node, and after how many visits one more is.
const WIDTH: usize = 14;
const WIDER: u32 = 3;
/// How many moves are played on at first.
const PLAYED: usize = 8;

/// One search under way.
pub struct Run<'a, G: Evaluate> {
    pub seat: Seat,
    pub legal: &'a [G::Action],
    pub valuer: Valuer,
    pub tree: &'a mut Tree<G>,
    pub effort: Effort,
    pub scratch: Vec<G::Action>,
    pub places: Vec<u32>,
    pub explore: f32,
}

impl<G: Evaluate> Run<'_, G> {
    /// Tries every own action one step ahead in this deal; of a long list not all, if time is up.
    pub fn compare(&mut self, base: &G, limits: &Limits<'_>) {
        self.tree.seats = base.seats();
        let mut hint = self.tree.nodes[0].first;
        for (looked, action) in self.legal.iter().enumerate() {
            if limits.end_a_list(looked) {
                break;
            }
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
    pub fn play_ahead(
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
    pub fn simulate(&mut self, mut position: G) {
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
    if depth == 0 || !after.goes_on(seat) {
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
