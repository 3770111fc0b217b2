//! Stored positions: the steps from older formats to the present one.
//!
//! | format | what changed |
//! | --- | --- |
//! | 2 | more options (ND-R80, ND-R91 to ND-R93); a turn remembers whether its card was used (ND-4.7); a mark its round |

use engine::Corrupt;
use serde_json::{Value, json};

use crate::options;

/// The format that is written.
pub const FORMAT: u32 = 2;

/// Brings a stored position up to [`FORMAT`].
pub fn migrate(from: u32, mut stored: Value) -> Result<Value, Corrupt> {
    match from {
        1 => to_2(&mut stored)?,
        _ => return Err(Corrupt::new(format!("format {from} is not known"))),
    }
    Ok(stored)
}

/// A match that goes on keeps the rules it began with. A card being resolved may have been used
/// already, so nothing is said of it; in which round an agenda was met is not known.
fn to_2(stored: &mut Value) -> Result<(), Corrupt> {
    let table = stored.get_mut("table").ok_or_else(|| Corrupt::new("there is no table"))?;
    if let Some(agreed) = table.get_mut("options") {
        options::add_older(2, agreed);
    }
    if let Some(turn) = table.get_mut("turn").and_then(Value::as_object_mut) {
        turn.insert("used".to_owned(), json!(true));
    }
    let players = table.get_mut("marks").and_then(Value::as_array_mut);
    let marks = players.into_iter().flatten().filter_map(Value::as_array_mut).flatten();
    for mark in marks.filter_map(Value::as_object_mut) {
        mark.insert("round".to_owned(), json!(0));
    }
    Ok(())
}
