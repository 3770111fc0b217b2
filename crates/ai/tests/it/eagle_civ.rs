//! Greedy at Sid Meier's Civilization: The Boardgame: it plays by the rules, sensibly, and well
//! enough.

use ai::{Level, Limits};
use engine::{Game, Outcome, Rng, Seat, Status, Viewer};
use game_eagle_civ::cards::Kind;
use game_eagle_civ::options::Options;
use game_eagle_civ::trade::{Deal, Offer};
use game_eagle_civ::{Event, State};

/// How a match ended, and what happened in it.
fn play(levels: &[Level], options: Options, seed: u64) -> (Outcome, Vec<Event>) {
    let seats = u8::try_from(levels.len()).expect("few seats");
    let mut state = State::setup(&options, seats, Rng::from_number(seed)).expect("offered options");
    let mut bots: Vec<_> =
        Seat::all(seats).zip(levels).map(|(seat, level)| level.bot::<State>(seat, seed)).collect();
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

/// One greedy seat, the others play anything.
fn alone(seats: usize, place: usize) -> Vec<Level> {
    let mut levels = vec![Level::Random; seats];
    levels[place] = Level::Greedy;
    levels
}

#[test]
fn greedy_beats_random_from_every_seat() {
    for place in 0..4 {
        let (outcome, _) = play(&alone(4, place), Options::default(), place as u64);
        assert_eq!(outcome.ranking[Seat(u8::try_from(place).expect("few"))], 1, "seat {place}: {outcome:?}");
    }
}

#[test]
fn greedy_settles_explores_learns_fights_trades_and_sails() {
    let (_, events) = play(&[Level::Greedy; 6], Options::default(), 3);
    let count = |fits: fn(&Event) -> bool| events.iter().filter(|event| fits(event)).count();
    assert!(count(|event| matches!(event, Event::Founded { .. })) > 15);
    assert!(count(|event| matches!(event, Event::Looked { .. })) > 15);
    assert!(count(|event| matches!(event, Event::Grew { .. })) > 60);
    assert!(count(|event| matches!(event, Event::Acquired { .. })) > 25);
    assert!(count(|event| matches!(event, Event::Claimed { .. })) > 3);
    assert!(count(|event| matches!(event, Event::BattleBegan { .. })) > 0);
    assert!(count(|event| matches!(event, Event::Traded(_))) > 5);
    let boards = |event: &Event| matches!(event, Event::Boarded { which, .. } if which.kind == Kind::Settler);
    assert!(count(boards) > 0);
}

/// Both gain by a trade, so nobody takes it back in the same phase, nor offers again what was refused.
#[test]
fn greedy_trades_for_good_reasons() {
    let (_, events) = play(&[Level::Greedy; 6], Options::default(), 2);
    let mut phase: Vec<Offer> = Vec::new();
    let (mut offered, mut traded) = (0, 0);
    for event in &events {
        match event {
            Event::TurnBegan { .. } => phase.clear(),
            Event::Offered(_) => offered += 1,
            Event::Traded(Deal { offer, .. }) => {
                let back = |old: &Offer| old.gives == offer.wants && old.wants == offer.gives;
                assert!(!phase.iter().any(back), "{offer:?}");
                phase.push(*offer);
                traded += 1;
            }
            _ => {}
        }
    }
    assert!(traded > 5 && offered < 4 * traded, "{traded} of {offered}");
}
