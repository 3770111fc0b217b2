//! Every level plays by the rules, reproducibly, and the stronger one better.

use std::sync::atomic::AtomicBool;

use ai::search::Style;
use ai::{Greedy, Level, Limits, Search};
use engine::testkit::{Effort, assert_sound};
use engine::{Game, Rng, Seat, Status, Viewer};
use game_golden_ages::State;

use crate::hill::{Action, Hill, Options};
use crate::matches;

/// The points that two bots come to.
fn play(levels: [Level; 2], seed: u64) -> [i32; 2] {
    let (outcome, _) = matches::play::<Hill>(&levels, &Options::default(), seed);
    [0, 1].map(|seat| outcome.scores[Seat(seat)])
}

#[test]
fn the_tiny_game_is_sound() {
    for seats in 2..=4 {
        assert_sound::<Hill>(&Options { long: true }, seats, Effort::default());
    }
}

#[test]
fn equal_seeds_play_equally() {
    for level in Level::ALL {
        assert_eq!(play([level; 2], 7), play([level; 2], 7));
    }
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let mut lead = 0;
    for seed in 0..100 {
        let [first, second] = play([Level::Greedy, Level::Random], seed);
        let [third, fourth] = play([Level::Random, Level::Greedy], seed);
        lead += first - second + fourth - third;
    }
    assert!(lead > 200, "{lead}");
}

#[test]
fn an_action_is_judged_by_where_its_own_decisions_lead() {
    // Digging alone scores nothing: only the stone that is kept afterwards does.
    let mut state = Hill::setup(&Options::default(), 2, Rng::from_number(1)).unwrap();
    state.apply(Seat(1), &Action::Climb, &mut ());
    let mut bot = Level::Greedy.bot::<Hill>(Seat(0), 1);
    let legal = [Action::Dig, Action::Climb];
    assert_eq!(bot.choose(&state.view(Viewer::Seat(Seat(0))), &legal, &Limits::NONE), Action::Dig);
}

#[test]
fn levels_have_names() {
    for level in Level::ALL {
        assert_eq!(Level::named(level.name()), Some(level));
    }
    assert_eq!(Level::named("cheater"), None);
    let _: fn(Seat, ai::Chance) -> Greedy = Greedy::new;
}

#[test]
fn playing_ahead_keeps_to_its_nodes_and_plays_the_same_again() {
    let state = Hill::setup(&Options::default(), 2, Rng::from_number(1)).unwrap();
    let view = state.view(Viewer::Seat(Seat(0)));
    let study = || {
        let mut search = Search::<Hill>::seated(Seat(0), 3, Style::ahead(300, 1));
        let found = search.study(&view, &[Action::Dig, Action::Climb], &Limits::NONE);
        let seen: Vec<_> = found.iter().map(|one| (one.visits, one.values[Seat(0)])).collect();
        (seen, search.effort())
    };
    let (found, effort) = study();
    assert_eq!((found.clone(), effort), study());
    assert!(found.iter().all(|(visits, _)| *visits > 0), "{found:?}");
    assert!((300..400).contains(&effort.nodes), "{effort:?}");
}

#[test]
fn advice_names_the_best_moves_first() {
    let mut state = Hill::setup(&Options::default(), 2, Rng::from_number(1)).unwrap();
    state.apply(Seat(1), &Action::Climb, &mut ());
    let view = state.view(Viewer::Seat(Seat(0)));
    let advise = |legal: &[Action]| ai::advise::<Hill>(&view, Seat(0), legal, 1, &Limits::NONE);
    let advice = advise(&[Action::Climb, Action::Dig]);
    let chosen =
        Level::Expert.bot::<Hill>(Seat(0), 1).choose(&view, &[Action::Climb, Action::Dig], &Limits::NONE);
    assert_eq!(advice[0].action, chosen, "{advice:?}");
    assert_eq!(advice.len(), 2);
    assert!((0..=1000).contains(&advice[0].chance) && advice[0].change >= 0, "{advice:?}");
    assert_eq!(advise(&[Action::Climb])[0].change, 0, "there is nothing to gain");
    assert_eq!(advise(&[Action::Climb, Action::Dig]), advice, "equal seeds advise equally");
}

#[test]
fn what_is_foolish_is_advised_only_where_there_is_nothing_else() {
    let mut state = Hill::setup(&Options::default(), 2, Rng::from_number(1)).unwrap();
    state.apply(Seat(1), &Action::Climb, &mut ());
    state.apply(Seat(0), &Action::Dig, &mut ());
    let view = state.view(Viewer::Seat(Seat(0)));
    let advise = |legal: &[Action]| ai::advise::<Hill>(&view, Seat(0), legal, 1, &Limits::NONE);
    let both = [Action::Throw, Action::Keep];
    let actions: Vec<Action> = advise(&both).iter().map(|one| one.action).collect();
    assert_eq!(actions, [Action::Keep]);
    let only = advise(&[Action::Throw]);
    assert!(only.len() == 1 && only[0].chance > 0, "{only:?}");
    let compare =
        |legal: &[Action], played| ai::compare::<Hill>(&view, Seat(0), legal, &played, 1, &Limits::NONE);
    let [best, played] = compare(&both, Action::Throw).expect("it can be thrown away");
    assert_eq!((best.action, played.action), (Action::Keep, Action::Throw));
    assert!(played.chance > 0 && played.chance <= best.chance, "{best:?} {played:?}");
    assert_eq!(compare(&both, Action::Keep).map(|[best, played]| best == played), Some(true));
    assert_eq!(compare(&both, Action::Climb), None);
}

#[test]
fn a_match_that_is_over_leaves_no_chance() {
    let mut state = Hill::setup(&Options::default(), 2, Rng::from_number(1)).unwrap();
    while let Some(seat) = state.status().deciding().iter().next() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        state.apply(seat, &legal[0], &mut ());
    }
    let Status::Over(outcome) = state.status() else { unreachable!("nobody decides") };
    let chances = ai::chances(&state);
    let shares = chances.seats().map(|seat| (ai::per_mille(chances[seat]), outcome.ranking[seat]));
    assert!(shares.into_iter().all(|(chance, place)| (chance > 0) == (place == 1)));
}

#[test]
fn a_search_that_is_stopped_answers_by_its_first_guess() {
    let stop = AtomicBool::new(true);
    let stopped = Limits { stop: Some(&stop), ..Limits::NONE };
    let mut state = State::setup(&Default::default(), 2, Rng::from_number(1)).unwrap();
    let mut told_more = 0;
    for _ in 0..30 {
        let Some(seat) = state.status().deciding().iter().next() else { break };
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let study = |guesses: u32, limits: &Limits<'_>| {
            let mut search = Search::<State>::seated(seat, 7, Style::exact(guesses, 0));
            let found = search.study(&state.view(Viewer::Seat(seat)), &legal, limits);
            found.into_iter().map(|one| one.values[seat]).collect::<Vec<_>>()
        };
        let first = study(3, &stopped);
        assert_eq!(first, study(1, &Limits::NONE));
        told_more += usize::from(first != study(3, &Limits::NONE));
        state.apply(seat, &legal[0], &mut ());
    }
    assert!(told_more > 0, "further guesses would have told more");
}
