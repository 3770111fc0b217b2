//! What a browser or a program may send to any game: actions of another moment, of another seat, or put
//! together from parts that never belonged together. They are refused or carried out, and break nothing.

use std::thread;

use catalog::{Kind, Position};
use engine::{Rng, Seat, Seed, Viewer};
use serde_json::{Value, json};

/// How many actions of a match are played.
const ACTIONS: usize = 600;
/// How many things are tried for a seat between two of them.
const TRIED: usize = 12;

#[test]
fn no_forged_action_breaks_a_game() {
    thread::scope(|all| {
        for kind in catalog::games() {
            all.spawn(|| try_out(*kind));
        }
    });
}

fn try_out(kind: &'static dyn Kind) {
    for seats in [kind.info().min_players, kind.info().max_players] {
        let mut forger =
            Forger { chance: Rng::from_number(u64::from(seats)), leaves: odd_leaves(), seen: vec![] };
        let mut position =
            kind.setup(&json!({}), seats, Seed::from_number(u64::from(seats))).expect("it is offered");
        for _ in 0..ACTIONS {
            let Some(seat) = position.status().deciding().iter().next() else { break };
            let mut legal = position.show(Viewer::Seat(seat)).offers();
            let action = legal.swap_remove(forger.below(legal.len())).action;
            forger.learn(&action);
            Seat::all(seats).for_each(|seat| forger.try_seat(kind, &*position, seat));
            position.play(seat, &action).expect("it is legal");
        }
    }
}

/// Numbers and words that nobody would send.
fn odd_leaves() -> Vec<Value> {
    vec![
        json!(0),
        json!(-1),
        json!(7),
        json!(8),
        json!(99),
        json!(255),
        json!(256),
        json!(65535),
        json!(u64::MAX),
        json!(""),
    ]
}

struct Forger {
    chance: Rng,
    /// Numbers and words that occurred in actions.
    leaves: Vec<Value>,
    /// Whole actions.
    seen: Vec<Value>,
}

impl Forger {
    fn below(&mut self, count: usize) -> usize {
        self.chance.below(count as u32) as usize
    }

    fn learn(&mut self, action: &Value) {
        if !self.seen.contains(action) {
            self.seen.push(action.clone());
        }
        let mut action = action.clone();
        each_leaf(&mut action, &mut |leaf| {
            if !self.leaves.contains(leaf) {
                self.leaves.push(leaf.clone());
            }
        });
    }

    fn leaf(&mut self) -> Value {
        let which = self.below(self.leaves.len());
        self.leaves[which].clone()
    }

    /// A known action with some of its numbers and words exchanged.
    fn forge(&mut self) -> Value {
        let which = self.below(self.seen.len());
        let mut action = self.seen[which].clone();
        each_leaf(&mut action, &mut |leaf| {
            if self.below(3) == 0 {
                let other = self.leaf();
                // A word stands for a word, or it would not even be read.
                if other.is_string() == leaf.is_string() {
                    *leaf = other;
                }
            }
        });
        action
    }

    fn try_seat(&mut self, kind: &'static dyn Kind, position: &dyn Position, seat: Seat) {
        for _ in 0..TRIED {
            let action = self.forge();
            let mut next = position.copy();
            let before = next.digest();
            match next.play(seat, &action) {
                Ok(_) => assert!(kind.load(&next.store()).is_ok(), "{action} leads to a sound position"),
                Err(_) => assert_eq!(next.digest(), before, "{action} was refused and changes nothing"),
            }
        }
        if let Some(form) = position.show(Viewer::Seat(seat)).form() {
            let fields: Vec<_> =
                form.fields.iter().map(|field| (field.name.clone(), self.filled_in())).collect();
            if let Ok(action) = position.compose(seat, &fields) {
                let _ = position.copy().play(seat, &action);
            }
        }
    }

    /// What somebody might write into a field of a form.
    fn filled_in(&mut self) -> String {
        let odd = ["", "-1", "0", "1", "255", "256", "99999999999999999999", "true", "é", "0-0", "\u{0}"];
        match self.below(3) {
            0 => odd[self.below(odd.len())].to_owned(),
            1 => self.below(10).to_string(),
            _ => match self.leaf() {
                Value::String(word) => word,
                other => other.to_string(),
            },
        }
    }
}

fn each_leaf(value: &mut Value, each: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(parts) => parts.iter_mut().for_each(|part| each_leaf(part, each)),
        Value::Object(parts) => parts.values_mut().for_each(|part| each_leaf(part, each)),
        leaf => each(leaf),
    }
}
