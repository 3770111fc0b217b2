//! Chapter 1: components and limits.

use engine::{Game, Rng, Seat};
use game_new_dawn::cards::{
    CityState, Focus, FocusType, Leader, Natural, Pact, Resource, VictoryCard, Wonder, data,
};
use game_new_dawn::frame::{Frame, Gain};
use game_new_dawn::{Action, Options, State};

use crate::scene::{builds, place, reinforce, scene};

#[test]
fn nd_1_1_two_to_four_players() {
    for seats in [0, 1, 5, 200] {
        let refused = State::setup(&Options::default(), seats, Rng::from_number(1)).unwrap_err();
        assert_eq!(refused.rule.0, "ND-1.1");
    }
    for seats in 2..=4 {
        assert!(State::setup(&Options::default(), seats, Rng::from_number(1)).is_ok());
    }
}

#[test]
fn nd_1_2_the_box_holds_what_the_data_files_say() {
    let facts = data();
    let count = |id: &str| usize::from(facts.components.find(id).expect(id).in_box);
    let per_player = |id: &str| facts.components.find(id).expect(id).per_player;
    assert_eq!(count("leader_sheet"), Leader::ALL.len());
    assert_eq!(count("map_tile"), facts.tiles.len());
    assert_eq!(count("focus_card"), 4 * Focus::ALL.len());
    assert_eq!(count("city_state_diplomacy_card"), 2 * CityState::ALL.len());
    assert_eq!(count("player_diplomacy_card"), 4 * Pact::ALL.len());
    assert_eq!(count("victory_card"), VictoryCard::ALL.len());
    assert_eq!((count("world_wonder_card"), count("world_wonder_token")), (24, Wonder::ALL.len()));
    assert_eq!(2 * count("city_state_token"), CityState::ALL.len());
    assert_eq!(2 * count("natural_wonder_token"), Natural::ALL.len());
    assert_eq!(count("barbarian_token"), facts.events.barbarians.len());
    assert_eq!(count("resource_token"), 8 * Resource::ALL.len());
    assert_eq!((count("water_token"), count("trade_token"), count("die")), (8, 34, 2));
    assert_eq!((count("event_dial"), count("tech_dial"), count("focus_bar")), (1, 4, 4));
    assert_eq!(count("barbarian_direction_token"), 1);
    let pieces = ["control_token", "capital", "city", "caravan"].map(per_player);
    assert_eq!(pieces, [Some(31), Some(1), Some(7), Some(3)]);
    let player = scene(4).player(3).to_owned();
    assert_eq!((player.control, player.cities, player.caravans.len()), (31, 7, 3));
}

#[test]
fn nd_1_3_everything_is_limited_but_trade_tokens() {
    // 4 x 15 trade tokens are more than the 34 in the box.
    let mut table = scene(4);
    for seat in 0..4 {
        FocusType::ALL.iter().for_each(|kind| {
            table.trade(seat, *kind, 3);
        });
    }
    assert_eq!(table.state.validate(), Ok(()));
    // The eighth oil is the last one.
    let mut table = scene(2);
    let left = table.table().supply[Resource::Oil as usize];
    table.resource(1, Resource::Oil, left);
    table.state.table.frames.push(Frame::GainResource { of: Gain::Any });
    table.refuses(0, Action::TakeResource(Resource::Oil), "ND-R61");
    let limited = data().components.components.iter().filter(|component| !component.limited);
    assert!(limited.map(|component| component.id.as_str()).eq(["trade_token", "die"]));
}

#[test]
fn nd_1_4_a_destroyed_piece_can_be_used_again() {
    let mut scene = scene(2);
    scene.unused_cities(0, 0).focus(0, Focus::Pottery, 5).resolves(0, FocusType::Industry);
    scene.next_turn(1);
    let lost = scene.table().board.0[Seat(0)].cities.iter().find(|city| city.to_string() != "11a").unwrap();
    game_new_dawn::rules::control::vacate(&mut scene.state.table, lost, &mut ());
    scene.shows("0: cities 1").turn(0).focus(0, Focus::Pottery, 5);
    scene.resolves(0, FocusType::Industry).plays(0, builds("11h")).shows("0: cities 0");
}

#[test]
fn nd_1_5_control_tokens_have_two_sides() {
    let mut scene = scene(2);
    scene.resolves(0, FocusType::Culture).plays(0, place("11c")).plays(0, Action::Done);
    scene.shows("0: tokens 11c, reinforced ");
    scene.turn(0).resolves(0, FocusType::Military).plays(0, reinforce("11c")).shows("0: reinforced 11c");
}

#[test]
fn nd_1_6_the_supply_is_what_is_not_on_the_map() {
    for seats in 2..=4 {
        let scene = scene(seats);
        for resource in Resource::ALL {
            let on_map = scene.table().map.resource(*resource);
            assert_eq!(on_map.len() + usize::from(scene.table().supply[*resource as usize]), 8);
            assert_eq!(on_map & scene.table().deposits, on_map);
        }
    }
}
