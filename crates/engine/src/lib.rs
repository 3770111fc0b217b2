//! What every game of Civitas shares.
//!
//! [`Game`] is the contract between a game's rules and everything around them: a match is a plain
//! value that can be cloned, compared, stored and returned to. [`Present`] puts a game into words,
//! from a [view](Game::View) alone. The rest are the parts that the rules are written with: seats,
//! lists without heap, chance, rule ids and rejections, and the record of a match.
//!
//! There is no input or output here (`testkit` alone reads match files), no clock, no thread
//! and no floating point number.

mod game;
mod identities;
mod list;
mod log;
mod message;
mod offers;
mod options;
mod papers;
mod present;
mod record;
mod rng;
mod rule;
mod seat;
mod seed;
mod shown;
mod status;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod trial;
mod undo;
mod view;

pub use game::{Corrupt, Game, GameInfo};
pub use list::List;
pub use log::Log;
pub use message::{Arg, Message, Name};
pub use offers::{Offers, Single};
pub use options::{OptionKind, OptionSpec, parse_options};
pub use present::{
    Block, CardFacts, Chapter, Choice, DataName, Field, FieldKind, Form, GameForm, Label, Language, Present,
    Progress, ScoreLine, ScoreSheet, Section, Sheet,
};
pub use record::{Entry, Header, Record, RecordError, Replayed, SeatInfo, digest, replay};
pub use rng::Rng;
pub use rule::{Cheap, Reason, Rejection, Rule, rule};
pub use seat::{BySeat, Seat, Seats};
pub use seed::{Salt, Seed, commitment};
pub use shown::{Offer, Refusal, Shown};
pub use status::{Outcome, Status};
pub use trial::{Trial, Tried};
pub use undo::{Past, UndoPolicy, undo_target};
pub use view::{Seen, Viewer};
