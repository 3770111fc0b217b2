//! Stored positions: the steps from older formats to the present one.
//!
//! | format | what changed |
//! | --- | --- |
//! | 2 | a board's turn says whether its player has decided something (`begun`, TTA-26.4) |

use engine::Corrupt;
use serde_json::Value;

/// The format that is written.
pub const FORMAT: u32 = 2;

/// Brings a stored position up to [`FORMAT`].
pub fn migrate(from: u32, mut stored: Value) -> Result<Value, Corrupt> {
    match from {
        1 => turns_begin(&mut stored)?,
        _ => return Err(Corrupt::new(format!("format {from} is not known"))),
    }
    Ok(stored)
}

/// To format 2. Leaving was asked for first in a turn: after that it is too late.
fn turns_begin(stored: &mut Value) -> Result<(), Corrupt> {
    let begun = stored.pointer("/table/stage").is_some_and(|stage| stage != "begin");
    let boards = stored.pointer_mut("/table/boards").and_then(Value::as_array_mut);
    for board in boards.ok_or_else(|| Corrupt::new("there are no boards"))? {
        let turn = board.pointer_mut("/turn").and_then(Value::as_object_mut);
        let turn = turn.ok_or_else(|| Corrupt::new("a board has no turn"))?;
        turn.insert("begun".to_owned(), Value::Bool(begun));
    }
    Ok(())
}
