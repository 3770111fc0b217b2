//! The learned weights that come with the program.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::Evaluate;
use crate::evaluate::key;
use crate::network::Network;

/// Game, number of players, weights.
static LEARNED: &[(&str, u8, &[u8])] = &[
    ("golden-ages", 2, include_bytes!("../weights/golden-ages-2.bin")),
    ("golden-ages", 3, include_bytes!("../weights/golden-ages-3.bin")),
    ("golden-ages", 4, include_bytes!("../weights/golden-ages-4.bin")),
    ("new-dawn", 2, include_bytes!("../weights/new-dawn-2.bin")),
    ("new-dawn", 3, include_bytes!("../weights/new-dawn-3.bin")),
    ("new-dawn", 4, include_bytes!("../weights/new-dawn-4.bin")),
    ("through-the-ages", 2, include_bytes!("../weights/through-the-ages-2.bin")),
    ("through-the-ages", 3, include_bytes!("../weights/through-the-ages-3.bin")),
    ("through-the-ages", 4, include_bytes!("../weights/through-the-ages-4.bin")),
];

/// The network for a game with as many players as the position has. What was not learned is judged by the
/// hand-written terms alone.
pub fn network<G: Evaluate>(position: &G) -> Arc<Network> {
    static READ: Mutex<Option<HashMap<(&str, u8), Arc<Network>>>> = Mutex::new(None);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let network = || {
        let names = position.names();
        // Seats are described alike whatever their number: the nearest that was learned will do.
        let (id, seats) = key(position);
        let of_game = LEARNED.iter().filter(|(game, _, _)| *game == id);
        let learned = of_game.min_by_key(|(_, learned, _)| learned.abs_diff(seats));
        let learned = learned.and_then(|(_, _, bytes)| Network::from_bytes(bytes, &names));
        Arc::new(learned.unwrap_or_else(|| Network::untrained(&names)))
    };
    read.get_or_insert_default().entry(key(position)).or_insert_with(network).clone()
}

/// The games and numbers of players for which something was learned, with the weights.
#[must_use]
pub fn learned() -> &'static [(&'static str, u8, &'static [u8])] {
    LEARNED
}
