//! No level knows more than its seat: positions that look equal to it lead to the same choice, and what is dealt
//! anew in a search looks as before.

use std::collections::BTreeSet;

use ai::network::Network;
use ai::{Chance, Evaluate, Level, Limits, Valuer, chances, imagined, pick, values};
use engine::{Game, Rng, Seat, Viewer};
use rand_core::SeedableRng;
use serde_json::Value;

/// How many deals it takes to show every place that can be dealt differently.
const DEALS: usize = 12;

/// Positions of random matches with the seat that decides, some actions apart.
fn positions<G: Game>(seats: u8, count: usize) -> Vec<(G, Seat)> {
    let mut chance = Chance::seed_from_u64(11);
    let (mut found, mut legal, mut played) = (Vec::new(), Vec::new(), 0);
    for seed in 0.. {
        let mut state = G::setup(&G::Options::default(), seats, Rng::from_number(seed)).expect("offered");
        while let Some(seat) = state.status().deciding().iter().next() {
            legal.clear();
            state.legal_actions(seat, &mut legal);
            played += 1;
            if played % 37 == 0 && legal.len() > 1 {
                found.push((state.clone(), seat));
                if found.len() == count {
                    return found;
                }
            }
            state.apply(seat, pick(&mut chance, &legal).expect("some"), &mut ());
        }
    }
    found
}

fn equal_looks_lead_to_equal_choices<G: Evaluate>(levels: &[Level]) {
    for (number, (state, seat)) in positions::<G>(3, 12).into_iter().enumerate() {
        let view = state.view(Viewer::Seat(seat));
        let twin = G::imagine(&view, seat, Rng::from_number(900 + number as u64));
        assert_eq!(twin.view(Viewer::Seat(seat)), view, "they look equal");
        let level = levels[number % levels.len()];
        // A budget that tests can afford; what a level sees does not depend on it.
        let limits = Limits { nodes: 60, ..Limits::NONE };
        let choose = |state: &G| {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            level.bot::<G>(seat, 5).choose(&state.view(Viewer::Seat(seat)), &legal, &limits)
        };
        assert_eq!(choose(&state), choose(&twin), "{} knows more than its seat", level.name());
    }
}

fn what_is_dealt_anew_looks_as_before<G: Evaluate>() {
    let mut chance = Chance::seed_from_u64(3);
    for seats in 2..=4 {
        for (state, decides) in positions::<G>(seats, 25) {
            let seat = if seats % 2 == 0 { decides } else { decides.next(seats) };
            let view = state.view(Viewer::Seat(seat));
            let mut dealt = G::imagine(&view, seat, imagined(&mut chance));
            for _ in 0..4 {
                dealt.redeal(&view, seat, imagined(&mut chance));
                assert_eq!(dealt.view(Viewer::Seat(seat)), view);
                dealt.validate().expect("a sound position");
            }
        }
    }
}

/// Where two positions differ, chance to come left aside.
fn differences(one: &Value, other: &Value, place: &str, out: &mut BTreeSet<String>) {
    match (one, other) {
        _ if one == other || place.ends_with("/rng") => {}
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            for (key, part) in one {
                differences(part, &other[key], &format!("{place}/{key}"), out);
            }
        }
        // Seats and the like; in a hand or a pile every card may lie anywhere.
        (Value::Array(one), Value::Array(other))
            if one.len() == other.len() && one[0].is_object() && one[0].get("card").is_none() =>
        {
            for (number, (part, other)) in one.iter().zip(other).enumerate() {
                differences(part, other, &format!("{place}/{number}"), out);
            }
        }
        _ => {
            out.insert(place.to_owned());
        }
    }
}

/// A deal that stayed as it lay would let a bot search as if it knew the hidden cards: whatever differs among
/// imagined positions differs among those that are dealt anew.
fn whatever_is_hidden_is_dealt_anew<G: Evaluate>() {
    let mut chance = Chance::seed_from_u64(5);
    let mut hidden_somewhere = 0;
    for (state, seat) in positions::<G>(3, 20) {
        let view = state.view(Viewer::Seat(seat));
        let imagine = |chance: &mut Chance| G::imagine(&view, seat, imagined(chance));
        let first = imagine(&mut chance);
        let (mut dealt, before) = (first.clone(), serde_json::to_value(&first).expect("JSON"));
        let (mut hidden, mut anew) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..DEALS {
            let another = serde_json::to_value(imagine(&mut chance)).expect("JSON");
            differences(&before, &another, "", &mut hidden);
            dealt.redeal(&view, seat, imagined(&mut chance));
            differences(&before, &serde_json::to_value(&dealt).expect("JSON"), "", &mut anew);
        }
        assert_eq!(hidden, anew, "{} for seat {seat:?}", G::INFO.id);
        hidden_somewhere += usize::from(!hidden.is_empty());
    }
    assert!(hidden_somewhere >= 15, "{}: only {hidden_somewhere} positions hide anything", G::INFO.id);
}

/// Chances of all seats together are the whole, and no input is out of place.
fn values_are_chances<G: Evaluate>() {
    for seats in 2..=4 {
        for (state, seat) in positions::<G>(seats, 20) {
            let values = Valuer::of(&state).values(&state, seat);
            for values in [values, chances(&state)] {
                let all: i32 = values.iter().sum();
                assert!((all - values::SURE).abs() < 16, "{values:?}");
            }
            assert_eq!(
                state.names(),
                G::setup(&G::Options::default(), seats, Rng::from_number(1)).expect("offered").names()
            );
        }
    }
}

/// Weights of other inputs would be passed over in silence.
fn what_was_learned_is_read<G: Evaluate>() {
    for (seats, bytes) in G::LEARNED {
        let state = G::setup(&G::Options::default(), *seats, Rng::from_number(1)).expect("offered");
        assert!(Network::from_bytes(bytes, &state.names()).is_some(), "{} with {seats}", G::INFO.id);
    }
}

macro_rules! for_each_game {
    ($($name:ident: $game:ty),+ $(,)?) => {
        $(
            mod $name {
                #[test]
                fn equal_looks_lead_to_equal_choices() {
                    super::equal_looks_lead_to_equal_choices::<$game>(&ai::Level::ALL);
                }

                #[test]
                fn what_is_dealt_anew_looks_as_before() {
                    super::what_is_dealt_anew_looks_as_before::<$game>();
                }

                #[test]
                fn whatever_is_hidden_is_dealt_anew() {
                    super::whatever_is_hidden_is_dealt_anew::<$game>();
                }

                #[test]
                fn values_are_chances() {
                    super::values_are_chances::<$game>();
                }

                #[test]
                fn what_was_learned_is_read() {
                    super::what_was_learned_is_read::<$game>();
                }
            }
        )+
    };
}

for_each_game! {
    golden_ages: game_golden_ages::State,
    through_the_ages: game_through_the_ages::State,
    new_dawn: game_new_dawn::State,
    eagle_civ: game_eagle_civ::State,
}
