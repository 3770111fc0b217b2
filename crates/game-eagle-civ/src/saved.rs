//! Stored positions: the steps from older formats to the present one.
//!
//! | format | what changed |
//! | --- | --- |
//! | 2 | what entered an area is told with the aircraft that came along (EC-R-77); a new piece says where it comes from (EC-R-10); several milestones are claimed in one window (EC-4.14) |

use engine::Corrupt;
use serde_json::{Value, json};

/// The format that is written.
pub const FORMAT: u32 = 2;

/// Brings a stored position up to [`FORMAT`].
pub fn migrate(from: u32, mut stored: Value) -> Result<Value, Corrupt> {
    match from {
        1 => to_format_2(&mut stored)?,
        _ => return Err(Corrupt::new(format!("format {from} is not known"))),
    }
    Ok(stored)
}

fn to_format_2(stored: &mut Value) -> Result<(), Corrupt> {
    let home = minor_home(stored);
    for frame in list(stored, "/table/frames")? {
        if let Some(react) = frame.get_mut("react").and_then(Value::as_object_mut) {
            let (which, count) = (react.remove("which"), react.remove("count"));
            react.insert(
                "entry".to_owned(),
                json!({ "which": which, "count": count, "aircraft": [0, 0, 0, 0] }),
            );
        }
        if let Some(place) = frame.get_mut("place").and_then(Value::as_object_mut) {
            let gift = place.remove("gift") == Some(Value::Bool(true));
            let fleet = place.get("kind").and_then(Value::as_str).is_some_and(|kind| kind.ends_with("fleet"));
            let source = match &home {
                Some(home) if gift && fleet => json!({ "minor": home }),
                _ if gift => json!("gift"),
                _ => json!("bought"),
            };
            place.insert("source".to_owned(), source);
        }
    }
    for claim in list(stored, "/table/claims")? {
        *claim = claim.as_str().map_or_else(|| json!([]), |milestone| json!([milestone]));
    }
    Ok(())
}

/// Format 1 did not say that a fleet comes from a minor civilization. In a movement phase of the first
/// printing it does if the player has a village there that is new: only a minor civilization brings
/// one in that phase.
fn minor_home(stored: &Value) -> Option<Value> {
    let first = stored.pointer("/table/options/edition")? == "first";
    let frames = stored.pointer("/table/frames")?.as_array()?;
    let moves = frames.iter().any(|frame| frame.get("move").is_some());
    let seat = frames.last()?.pointer("/place/seat")?;
    let regions = stored.pointer("/table/regions")?.as_array()?.iter();
    let new = |land: &Value| {
        land.pointer("/settlement/founded") == Some(&Value::Bool(true))
            && land.pointer("/settlement/owner") == Some(seat)
    };
    let found = crate::cards::Region::ALL.iter().zip(regions).find(|(_, land)| first && moves && new(land));
    found.map(|(region, _)| json!(region.id()))
}

fn list<'a>(stored: &'a mut Value, path: &str) -> Result<&'a mut Vec<Value>, Corrupt> {
    let found = stored.pointer_mut(path).and_then(Value::as_array_mut);
    found.ok_or_else(|| Corrupt::new(format!("there is no {path}")))
}
