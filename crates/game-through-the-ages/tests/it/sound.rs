//! Sound play: random matches for every level, number of players and variant, held against the
//! contract by the engine's testkit.

use engine::testkit::{Effort, assert_sound};
use game_through_the_ages::State;
use game_through_the_ages::options::{BonusCards, Leaving, Level, Options};

fn sound(options: Options, seats: u8, matches: u64, look_every: usize) {
    let effort = Effort { matches, look_every, ..Effort::default() };
    let outcomes = assert_sound::<State>(&options, seats, effort);
    assert_eq!(outcomes.len() as u64, matches);
    assert!(outcomes.iter().all(|outcome| !outcome.winners().is_empty()));
}

fn level(level: Level) -> Options {
    Options { level, ..Options::default() }
}

#[test]
fn simple_games_are_sound() {
    (2..=4).for_each(|seats| sound(level(Level::Simple), seats, 8, 17));
}

#[test]
fn advanced_games_are_sound() {
    (2..=4).for_each(|seats| sound(level(Level::Advanced), seats, 6, 23));
}

#[test]
fn full_games_are_sound() {
    (2..=4).for_each(|seats| sound(level(Level::Full), seats, 6, 23));
    sound(level(Level::Full), 3, 1, 1);
}

#[test]
fn games_with_variants_are_sound() {
    let full = Options::default();
    let variants = [
        Options { easier: true, ..full },
        Options { less_mean: true, ..full },
        Options { peaceful: true, ..full },
        Options { peaceful: true, without_military_pact: true, without_open_borders_agreement: true, ..full },
        Options { draw_military_as_action: true, ..full },
        Options { alternative_corruption: true, ..full },
        Options { leaving: Leaving::Forbidden, ..full },
        Options { leaving: Leaving::Allowed, ..level(Level::Advanced) },
    ];
    for options in variants {
        sound(options, 3, 2, 31);
    }
    let advanced = level(Level::Advanced);
    sound(Options { easier: true, less_mean: true, alternative_corruption: true, ..advanced }, 2, 2, 31);
    sound(Options { peaceful: true, draw_military_as_action: true, ..advanced }, 4, 2, 31);
}

#[test]
fn games_with_bonus_cards_are_sound() {
    let variants = [
        BonusCards::Public3,
        BonusCards::Public4,
        BonusCards::Public5,
        BonusCards::AgeByAge,
        BonusCards::Private,
        BonusCards::OpenChoice,
    ];
    for (number, bonus_cards) in (0u8..).zip(variants) {
        let options = Options { bonus_cards, fewer_bonus_points: number % 2 == 0, ..Options::default() };
        sound(options, 3, 2, 29);
        sound(options, if number % 2 == 0 { 2 } else { 4 }, 1, 29);
    }
}
