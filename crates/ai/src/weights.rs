//! The learned weights that come with the program.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::Evaluate;
use crate::evaluate::key;
use crate::network::Network;

/// What was read, by game and number of players.
type Networks = HashMap<(&'static str, u8), Arc<Network>>;

/// The network for a game with as many players as the position has. What was not learned is judged by the
/// hand-written terms alone.
pub fn network<G: Evaluate>(position: &G) -> Arc<Network> {
    static READ: Mutex<Option<Networks>> = Mutex::new(None);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let network = || {
        let names = position.names();
        // Seats are described alike whatever their number: the nearest that was learned will do.
        let learned = G::LEARNED.iter().min_by_key(|(seats, _)| seats.abs_diff(position.seats()));
        let learned = learned.and_then(|(_, bytes)| Network::from_bytes(bytes, &names));
        Arc::new(learned.unwrap_or_else(|| Network::untrained(&names)))
    };
    read.get_or_insert_default().entry(key(position)).or_insert_with(network).clone()
}
