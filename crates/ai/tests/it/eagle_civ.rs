//! Greedy at Sid Meier's Civilization: The Boardgame: it plays by the rules, sensibly, and well
//! enough.

use ai::Level;
use engine::Seat;
use game_eagle_civ::cards::Kind;
use game_eagle_civ::options::Options;
use game_eagle_civ::trade::{Deal, Offer};
use game_eagle_civ::{Event, State};

use crate::matches::play;

/// One greedy seat, the others play anything.
fn alone(seats: usize, place: usize) -> Vec<Level> {
    let mut levels = vec![Level::Random; seats];
    levels[place] = Level::Greedy;
    levels
}

#[test]
fn greedy_beats_random_from_every_seat() {
    for place in 0..4 {
        let (outcome, _) = play::<State>(&alone(4, place), &Options::default(), place as u64);
        assert_eq!(outcome.ranking[Seat(u8::try_from(place).expect("few"))], 1, "seat {place}: {outcome:?}");
    }
}

#[test]
fn greedy_settles_explores_learns_fights_trades_and_sails() {
    let (_, events) = play::<State>(&[Level::Greedy; 6], &Options::default(), 3);
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
    let (_, events) = play::<State>(&[Level::Greedy; 6], &Options::default(), 2);
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
