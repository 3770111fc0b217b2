//! How each game is fuzzed: with which bots, and what it promises besides.

pub mod laws;

use ai::{Evaluate, Level, Limits};
use engine::testkit::Fuzz;
use engine::{Game, Seat};

/// The bots of every level look at a game.
#[must_use]
pub fn with_bots<G: Evaluate>() -> Fuzz<G> {
    Fuzz { bots: bots::<G>, ..Fuzz::default() }
}

/// Eagle Civ keeps the laws of trade.
#[must_use]
pub fn eagle_civ() -> Fuzz<game_eagle_civ::State> {
    Fuzz { law: Some(laws::eagle_civ), ..with_bots() }
}

fn bots<G: Evaluate>(seat: Seat, view: &<G as Game>::View, legal: &[G::Action], luck: u64) -> Vec<G::Action> {
    // Levels that search look a little further, and no more: there are millions of positions.
    let limits = Limits { nodes: 8, ..Limits::NONE };
    Level::ALL.iter().map(|level| level.bot::<G>(seat, luck).choose(view, legal, &limits)).collect()
}
