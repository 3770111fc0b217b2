//! Chapter 6: resources and natural wonders.

use engine::Seat;
use game_new_dawn::action::Action;
use game_new_dawn::cards::{Barbarian, Focus, FocusType, Natural, Resource, Terrain, Wonder};
use game_new_dawn::rules::terrain::{Purpose, allowed};
use game_new_dawn::rules::{barbarians, culture};

use crate::scene::{at, attack, place, scene};

#[test]
fn nd_6_1_four_resources() {
    let names: Vec<&str> = Resource::ALL.iter().map(|resource| resource.id()).collect();
    assert_eq!(names, ["marble", "mercury", "oil", "diamond"]);
}

#[test]
fn nd_6_2_nd_6_3_resources_are_collected_and_spent() {
    let mut scene = scene(2);
    // 11f is a mountain with diamonds beside the capital: slot 5.
    scene.focus(0, Focus::EarlyEmpire, 5).resolves(0, FocusType::Culture);
    let supply = scene.table().supply[Resource::Diamond as usize];
    scene.plays(0, place("11f")).shows("0: resources 0 0 0 1").plays(0, Action::Done);
    assert!(!scene.table().deposits.contains(at("11f")));
    // Great Lighthouse costs 8 and takes diamonds: 5 + 2 + a trade token.
    scene.turn(0).face_up(Wonder::GreatLighthouse).focus(0, Focus::Pottery, 5).trade(
        0,
        FocusType::Industry,
        1,
    );
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::GreatLighthouse));
    scene.plays(0, Action::PayResource(Resource::Diamond));
    scene.shows("0: resources 0 0 0 0, wonders great_lighthouse");
    assert_eq!(scene.table().supply[Resource::Diamond as usize], supply + 1);
}

#[test]
fn nd_6_4_a_natural_wonder_is_spent_once_a_turn_and_stays() {
    let mut scene = scene(2);
    // Grand Mesa counts as diamonds. The Lighthouse costs 8: 5 + 2 + 1.
    scene.control(0, "4a").shows("0: naturals grand_mesa");
    scene.face_up(Wonder::GreatLighthouse).focus(0, Focus::Pottery, 5).trade(0, FocusType::Industry, 2);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::GreatLighthouse));
    scene.plays(0, Action::PayNatural(Natural::GrandMesa));
    scene.shows("0: naturals grand_mesa, wonders great_lighthouse");
    // In the same turn it is used up; in the next it can be spent again.
    assert!(scene.table().turn.used_naturals.is_empty(), "the next turn has begun");
    let mut twice = crate::scene::scene(2);
    twice.control(0, "4a").city(0, "11i").face_up(Wonder::GreatLighthouse).focus(0, Focus::Pottery, 5);
    twice.state.table.turn.used_naturals.insert(Natural::GrandMesa);
    twice.resource(0, Resource::Diamond, 1).resource(0, Resource::Mercury, 1);
    twice.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::GreatLighthouse));
    twice.refuses(0, Action::PayNatural(Natural::GrandMesa), "ND-6.4");
}

#[test]
fn nd_6_5_a_natural_wonder_space_has_difficulty_5_and_no_terrain() {
    let mut scene = scene(2);
    assert_eq!(Terrain::NaturalWonder.difficulty(), 5);
    scene.city(0, "4c");
    for slot in 1..=5 {
        let spaces = allowed(scene.table(), Seat(0), slot, Purpose::PlaceByCard);
        assert_eq!(spaces.contains(at("4a")), slot == 5);
    }
    // Its terrain is none of the slots, whatever the scythian or japanese leader think of.
    assert_eq!(scene.table().map.terrain_of(at("4a")), Terrain::NaturalWonder);
}

#[test]
fn nd_6_6_a_natural_wonder_returns_when_its_token_is_destroyed() {
    // By a barbarian.
    let mut scene = scene(2);
    scene.control(0, "4a").no_barbarians().barbarian(Barbarian::D, "4f").dial(2).die(&[1]);
    assert_eq!(
        barbarians::goal(scene.table(), at("4f"), game_new_dawn::hex::Direction::East),
        Some(at("4a"))
    );
    scene.ends_the_round().shows("0: naturals , tokens ");
    assert!(scene.table().free_naturals().contains(at("4a")));
    // By a card.
    let mut scene = crate::scene::scene(2);
    scene.control(1, "4a");
    let by = game_new_dawn::event::Cause::Wonder(Wonder::ForbiddenCity);
    culture::destroy(&mut scene.state.table, at("4a"), by, &mut ());
    scene.shows("1: naturals ");
    assert!(!scene.table().empty().contains(at("4a")), "its token lies there again");
}

#[test]
fn nd_6_7_the_attacker_takes_the_natural_wonder() {
    let mut scene = scene(2);
    scene.control(1, "4a").control(0, "4d").focus(0, Focus::Flight, 5).rolls(&[[6, 1]]);
    scene.resolves(0, FocusType::Military).plays(0, attack("4a"));
    scene.shows("0: naturals grand_mesa").shows("1: naturals , tokens ");
}
