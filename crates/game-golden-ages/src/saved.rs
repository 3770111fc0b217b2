//! Stored positions: the steps from older formats to the present one.
//!
//! | format | what changed |
//! | --- | --- |
//! | 2 | the option `moving_capital` (GA-R09), and `no_city`: where an action ended without a city |

use engine::Corrupt;
use serde_json::Value;

/// The format that is written.
pub const FORMAT: u32 = 2;

/// Brings a stored position up to [`FORMAT`]. What format 1 did not say has the value that it
/// meant: colonists of the owner move with a capital, and no action ended without a city.
pub fn migrate(from: u32, stored: Value) -> Result<Value, Corrupt> {
    match from {
        1 => Ok(stored),
        _ => Err(Corrupt::new(format!("format {from} is not known"))),
    }
}
