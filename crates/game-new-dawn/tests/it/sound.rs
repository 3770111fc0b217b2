//! Random matches with every number of players and every option, held against the contract.

use engine::testkit::{Effort, assert_sound};
use game_new_dawn::State;
use game_new_dawn::options::{
    BesideConquered, Capitals, CaravanLimit, Errata, Husbandry, MapChoice, Options, TechOverflow,
    TileReading, TurnEnd,
};

/// Random players wander: a match is cut off after so many actions.
fn sound(options: Options, seats: u8, seed: u64) {
    let effort = Effort { matches: 4, max_actions: 6_000, must_end: false, look_every: 97, seed };
    assert_sound::<State>(&options, seats, effort);
}

const BUILT: Options = Options {
    map: MapChoice::Built,
    epic: false,
    tech_overflow: TechOverflow::Stop,
    tiles: TileReading::First,
    husbandry: Husbandry::Three,
    errata: Errata::Applied,
    turn_end: TurnEnd::Asked,
    capitals: Capitals::Chosen,
    beside_conquered: BesideConquered::Forbidden,
    caravan_limit: CaravanLimit::EveryCity,
};

#[test]
fn two_on_the_first_map() {
    sound(Options::default(), 2, 1);
}

#[test]
fn three_on_the_first_map() {
    sound(Options::default(), 3, 11);
}

#[test]
fn four_on_the_first_map() {
    sound(Options::default(), 4, 21);
}

#[test]
fn two_build_the_map() {
    sound(BUILT, 2, 31);
}

#[test]
fn three_build_the_map() {
    sound(BUILT, 3, 41);
}

#[test]
fn four_build_the_map() {
    sound(BUILT, 4, 51);
}

#[test]
fn epic_with_two_three_and_four() {
    for seats in 2..=4 {
        sound(Options { epic: true, ..Options::default() }, seats, 61);
        sound(Options { epic: true, ..BUILT }, seats, 71);
    }
}

#[test]
fn the_other_readings() {
    let other = Options {
        tech_overflow: TechOverflow::Continue,
        tiles: TileReading::Second,
        husbandry: Husbandry::One,
        errata: Errata::Printed,
        turn_end: TurnEnd::ByItself,
        capitals: Capitals::BySeat,
        beside_conquered: BesideConquered::Allowed,
        caravan_limit: CaravanLimit::Markets,
        ..Options::default()
    };
    for seats in 2..=4 {
        sound(other, seats, 81);
        sound(Options { map: MapChoice::Built, epic: true, ..other }, seats, 91);
    }
}
