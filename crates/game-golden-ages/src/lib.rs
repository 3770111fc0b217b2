//! The Golden Ages: civilizations through four epochs, on a map that the players lay out.

pub mod action;
pub mod board;
pub mod cards;
pub mod event;
pub mod map;
pub mod state;
pub mod view;

pub use action::{Action, Payment};
pub use event::{Event, Source};
pub use state::{Options, Player, Question, State};
pub use view::View;
