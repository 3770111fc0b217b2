//! Stored positions: the steps from older formats to the present one.
//!
//! | format | what changed |
//! | --- | --- |
//! | 2 | a board's turn says whether its player has decided something (`begun`, TTA-26.4) |
//! | 3 | what was paid by hand and what a revolution did; what the refill did; whether the setup was told |

use engine::Corrupt;
use serde_json::{Value, json};

/// The format that is written.
pub const FORMAT: u32 = 3;

/// Brings a stored position up to [`FORMAT`].
pub fn migrate(from: u32, mut stored: Value) -> Result<Value, Corrupt> {
    if !(1..FORMAT).contains(&from) {
        return Err(Corrupt::new(format!("format {from} is not known")));
    }
    if from < 2 {
        turns_begin(&mut stored)?;
    }
    pays_by_hand(&mut stored)?;
    Ok(stored)
}

/// To format 2. Leaving was asked for first in a turn: after that it is too late.
fn turns_begin(stored: &mut Value) -> Result<(), Corrupt> {
    let begun = stored.pointer("/table/stage").is_some_and(|stage| stage != "begin");
    for board in boards(stored)? {
        add(board, "/turn", json!({ "begun": begun }))?;
    }
    Ok(())
}

/// To format 3. Nobody paid by hand before, and a refill counted for the player who made it.
fn pays_by_hand(stored: &mut Value) -> Result<(), Corrupt> {
    for board in boards(stored)? {
        add(board, "", json!({ "by_hand": false }))?;
        let paid = json!({ "food": 0, "resources": 0 });
        add(board, "/turn", json!({ "revolution": false, "extra_civil": 0, "paid": paid }))?;
    }
    let refill = json!({ "made": false, "held": [false, false], "ended": false });
    add(stored, "/table", json!({ "refill": refill, "told": true }))
}

fn boards(stored: &mut Value) -> Result<&mut Vec<Value>, Corrupt> {
    let boards = stored.pointer_mut("/table/boards").and_then(Value::as_array_mut);
    boards.ok_or_else(|| Corrupt::new("there are no boards"))
}

/// Adds fields to the object at a place.
fn add(value: &mut Value, place: &str, fields: Value) -> Result<(), Corrupt> {
    let object = value.pointer_mut(place).and_then(Value::as_object_mut);
    let object = object.ok_or_else(|| Corrupt::new(format!("there is nothing at {place:?}")))?;
    if let Value::Object(fields) = fields {
        object.extend(fields);
    }
    Ok(())
}
