//! Whole matches between bots.

use ai::{Evaluate, Level, Limits};
use engine::{Outcome, Rng, Seat, Status, Viewer};

/// How a match ended, and what happened in it.
pub fn play<G: Evaluate>(levels: &[Level], options: &G::Options, seed: u64) -> (Outcome, Vec<G::Event>) {
    let seats = u8::try_from(levels.len()).expect("few seats");
    let mut state = G::setup(options, seats, Rng::from_number(seed)).expect("offered options");
    let mut bots: Vec<_> =
        Seat::all(seats).zip(levels).map(|(seat, level)| level.bot::<G>(seat, seed)).collect();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let seat = match state.status() {
            Status::Over(outcome) => return (outcome, events),
            Status::Deciding(seats) => seats.iter().next().expect("somebody decides"),
        };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), &legal, &Limits::NONE);
        state.play(seat, &action, &mut events).expect("bots play by the rules");
    }
}
