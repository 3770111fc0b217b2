//! What cards do, as the data files say it: one enum for each place in the rules where texts are
//! carried out. The variants are named as in the data files.

mod event;
mod fight;
mod lasting;
mod once;

pub use event::{Counted, Happening, Rate, Rounding, Who};
pub use fight::{Booty, Chooser, Harm, Side, Spoil};
pub use lasting::{AppliesTo, FaceSource, Lasting};
pub use once::{Completion, Deed, Group, Windfall};
