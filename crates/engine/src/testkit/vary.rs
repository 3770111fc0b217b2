//! Values of JSON changed at random: actions and positions as somebody might send them.

use std::collections::BTreeMap;

use serde_json::Value;

use super::random::any_of;
use crate::Rng;

/// One change of a value: what is written where.
pub(super) type Edit = Vec<(String, Value)>;

/// Every place in a JSON value, as a path.
pub(super) fn paths(value: &Value, path: &str, out: &mut Vec<String>) {
    out.push(path.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| paths(value, &format!("{path}/{key}"), out));
        }
        Value::Array(values) => {
            let pairs = values.iter().enumerate();
            pairs.for_each(|(index, value)| paths(value, &format!("{path}/{index}"), out));
        }
        _ => {}
    }
}

/// Writes an edit into a value, as far as its places are there.
pub(super) fn write(value: &mut Value, edit: &Edit) {
    for (path, new) in edit {
        if let Some(place) = value.pointer_mut(path) {
            *place = new.clone();
        }
    }
}

/// A value with one to three changes; parts of `others` may get into it.
pub(super) fn varied(value: &Value, others: &[Value], dice: &mut Rng) -> Value {
    let mut varied = value.clone();
    for _ in 0..=dice.below(3) {
        let mut places = Vec::new();
        paths(&varied, "", &mut places);
        let path = any_of(dice, &places).expect("there is a place");
        let other = any_of(dice, others).and_then(|other| other.pointer(&path).cloned());
        let place = varied.pointer_mut(&path).expect("the place was found");
        match other {
            Some(other) if dice.below(3) == 0 => splice(place, other, dice),
            _ => change(place, dice),
        }
    }
    varied
}

/// Puts a part of another value in the place of this one, or beside it.
fn splice(place: &mut Value, other: Value, dice: &mut Rng) {
    match (place, other) {
        (Value::Array(parts), Value::Array(others)) if dice.below(2) == 0 => {
            parts.extend(any_of(dice, &others));
        }
        (place, other) => *place = other,
    }
}

/// Changes the value in one place.
fn change(place: &mut Value, dice: &mut Rng) {
    match place {
        Value::Array(parts) => change_list(parts, dice),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let limits = [0, 1, number - 1, number + 1, number / 2, 255, 256, 65_535, i64::from(u32::MAX)];
            *place = any_of(dice, &limits).into();
        }
        Value::Object(fields) => {
            // A field less is the field's default, where it has one.
            let keys: Vec<String> = fields.keys().cloned().collect();
            if let Some(key) = any_of(dice, &keys).filter(|_| keys.len() > 1) {
                fields.remove(&key);
            }
        }
        Value::Null | Value::String(_) => {}
    }
}

/// Another order of the parts, a part more or less, or one in two.
fn change_list(parts: &mut Vec<Value>, dice: &mut Rng) {
    let Some(part) = any_of(dice, parts) else { return };
    match dice.below(5) {
        0 => dice.shuffle(parts),
        1 => parts.insert(below(dice, parts.len() + 1), part),
        2 => drop(parts.remove(below(dice, parts.len()))),
        3 => parts.reverse(),
        _ => split(parts, dice),
    }
}

/// Two parts in the place of one: a number in it is shared between them.
fn split(parts: &mut Vec<Value>, dice: &mut Rng) {
    let index = below(dice, parts.len());
    let mut places = Vec::new();
    paths(&parts[index], "", &mut places);
    let number = |path: &String| parts[index].pointer(path).and_then(Value::as_u64).unwrap_or(0);
    let shared: Vec<String> = places.into_iter().filter(|path| number(path) > 1).collect();
    let Some(path) = any_of(dice, &shared) else { return };
    let whole = number(&path);
    let (mut one, mut two) = (parts[index].clone(), parts[index].clone());
    let given = 1 + u64::from(dice.below(u32::try_from(whole - 1).unwrap_or(u32::MAX)));
    write(&mut one, &vec![(path.clone(), given.into())]);
    write(&mut two, &vec![(path, (whole - given).into())]);
    parts[index] = one;
    parts.insert(below(dice, parts.len() + 1), two);
}

/// The form of a value without its words: which fields there are, how many parts lists have, which numbers
/// are nothing, one, or more.
pub(super) fn outline(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let parts = fields.iter().map(|(key, value)| format!("{key}{}", outline(value)));
            format!("{{{}}}", parts.collect::<Vec<_>>().join(","))
        }
        Value::Array(parts) => format!("[{}]", parts.iter().map(outline).collect::<Vec<_>>().join(",")),
        Value::Number(number) => ["0", "1", "n"][number.as_u64().unwrap_or(2).min(2) as usize].to_owned(),
        Value::Null => "-".to_owned(),
        Value::Bool(_) | Value::String(_) => String::new(),
    }
}

pub(super) fn below(dice: &mut Rng, count: usize) -> usize {
    dice.below(u32::try_from(count).expect("a short list")) as usize
}

/// A position as JSON, with what is needed to change it: its places by their shape, which is the
/// path without the numbers of list entries. What has the same shape is of the same kind.
pub(super) struct Editor {
    pub json: Value,
    places: Vec<String>,
    alike: BTreeMap<String, Vec<usize>>,
}

impl Editor {
    pub fn new(json: Value) -> Self {
        let mut places = Vec::new();
        paths(&json, "", &mut places);
        // The position as a whole, and what chance it has, are left alone.
        places.retain(|path| !path.is_empty() && !path.contains("rng") && !path.contains("seed"));
        let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, path) in places.iter().enumerate() {
            alike.entry(shape(path)).or_default().push(index);
        }
        Self { json, places, alike }
    }

    /// A change of one thing, or of two that keeps their sum: as positions could be wrong, or come
    /// to their limits.
    pub fn edit(&self, dice: &mut Rng) -> Edit {
        // Each kind of thing is as likely as the other, however many there are of it.
        let kinds: Vec<&Vec<usize>> = self.alike.values().collect();
        let Some(kind) = any_of(dice, &kinds) else { return Edit::new() };
        let (one, two) = (self.one_of(kind, dice), self.one_of(kind, dice));
        match (self.at(one), self.at(two)) {
            (a, b) if a != b && dice.below(2) == 0 => {
                vec![(one.to_owned(), b.clone()), (two.to_owned(), a.clone())]
            }
            (Value::Number(a), _) => self.edit_number(one, a.as_i64().unwrap_or(0), kind, dice),
            (Value::Array(a), Value::Array(b)) if one != two && dice.below(2) == 0 => {
                let (mut from, mut to) = (a.clone(), b.clone());
                if !from.is_empty() {
                    let part = from.remove(below(dice, from.len()));
                    to.insert(below(dice, to.len() + 1), part);
                }
                vec![(one.to_owned(), from.into()), (two.to_owned(), to.into())]
            }
            (Value::Array(parts), _) if dice.below(8) == 0 => {
                vec![(one.to_owned(), Value::Array(parts[..0].to_vec()))]
            }
            (value, _) => {
                let mut value = value.clone();
                change(&mut value, dice);
                vec![(one.to_owned(), value)]
            }
        }
    }

    /// A number at its limits, or a part of it moved to another number.
    fn edit_number(&self, path: &str, number: i64, kind: &[usize], dice: &mut Rng) -> Edit {
        let others: Vec<i64> =
            kind.iter().filter_map(|index| self.at(&self.places[*index]).as_i64()).collect();
        let (least, most) = (others.iter().min().copied(), others.iter().max().copied());
        let limits = [0, 1, number - 1, number + 1, least.unwrap_or(0), most.unwrap_or(0) + 1];
        if dice.below(2) == 0 {
            return vec![(path.to_owned(), any_of(dice, &limits).into())];
        }
        // To a number of the same kind, or to a neighbor of another.
        let partner = if dice.below(2) == 0 {
            self.one_of(kind, dice)
        } else {
            let beside =
                |other: &&String| other.rsplit_once('/').map(|p| p.0) == path.rsplit_once('/').map(|p| p.0);
            let near: Vec<&String> = self.places.iter().filter(beside).collect();
            any_of(dice, &near).map_or(path, |other| other.as_str())
        };
        let Some(other) = self.at(partner).as_i64().filter(|_| partner != path) else { return Edit::new() };
        let moved = any_of(dice, &[1, number, number / 2]).unwrap_or(1);
        vec![(path.to_owned(), (number - moved).into()), (partner.to_owned(), (other + moved).into())]
    }

    fn one_of(&self, kind: &[usize], dice: &mut Rng) -> &str {
        &self.places[kind[below(dice, kind.len())]]
    }

    fn at(&self, path: &str) -> &Value {
        self.json.pointer(path).expect("the place was found")
    }
}

fn shape(path: &str) -> String {
    let word = |part: &str| {
        if part.bytes().all(|byte| byte.is_ascii_digit()) { "*".into() } else { part.to_owned() }
    };
    path.split('/').map(word).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn parts_change_their_order_are_doubled_dropped_split_and_exchanged() {
        let value = json!({"to": 1, "parts": [{"what": "ship", "count": 1}, {"what": "sword", "count": 3}]});
        let other = json!({"to": 2, "parts": [{"what": "gold", "count": 9}]});
        let mut dice = Rng::from_number(1);
        let all: Vec<Value> =
            (0..2000).map(|_| varied(&value, std::slice::from_ref(&other), &mut dice)).collect();
        for sought in [
            json!({"to": 1, "parts": [{"what": "sword", "count": 3}, {"what": "ship", "count": 1}]}),
            json!({"to": 1, "parts": [{"what": "sword", "count": 3}]}),
            json!({"to": 1, "parts": [{"what": "ship", "count": 1}, {"what": "sword", "count": 1}, {"what": "sword", "count": 2}]}),
            json!({"to": 1, "parts": [{"what": "ship", "count": 1}, {"what": "sword", "count": 3}, {"what": "gold", "count": 9}]}),
            json!({"to": 2, "parts": [{"what": "ship", "count": 1}, {"what": "sword", "count": 3}]}),
            json!({"to": 1}),
        ] {
            assert!(all.contains(&sought), "{sought}");
        }
    }

    #[test]
    fn positions_come_to_their_limits_and_keep_their_sums() {
        let value = json!({"bank": 3, "players": [{"gold": 5, "hand": [1]}, {"gold": 2, "hand": []}]});
        let editor = Editor::new(value.clone());
        let mut dice = Rng::from_number(1);
        let all: Vec<Value> = (0..2000)
            .map(|_| {
                let mut edited = value.clone();
                write(&mut edited, &editor.edit(&mut dice));
                edited
            })
            .collect();
        for sought in [
            json!({"bank": 0, "players": [{"gold": 5, "hand": [1]}, {"gold": 2, "hand": []}]}),
            json!({"bank": 3, "players": [{"gold": 2, "hand": [1]}, {"gold": 5, "hand": []}]}),
            json!({"bank": 3, "players": [{"gold": 0, "hand": [1]}, {"gold": 7, "hand": []}]}),
            json!({"bank": 3, "players": [{"gold": 5, "hand": []}, {"gold": 2, "hand": [1]}]}),
            json!({"bank": 3, "players": [{"gold": 2, "hand": []}, {"gold": 5, "hand": [1]}]}),
        ] {
            assert!(all.contains(&sought), "{sought}");
        }
    }
}
