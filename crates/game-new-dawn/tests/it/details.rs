//! What a page needs: places, outlines, what cards could do, combat values, missing production.

use std::collections::BTreeSet;

use engine::{Game, Seat, Viewer};
use game_new_dawn::cards::{Agenda, Barbarian, CityState, Focus, FocusType, Resource, Wonder};
use game_new_dawn::details::{Deed, Details, attack_way, caravan_way, city_way};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::rules::combat::Source;
use game_new_dawn::rules::economy::{self, Journey};
use game_new_dawn::{Action, View};

use crate::scene::{Scene, at, attacked, names, placed, scene, sited, slot};

fn details(scene: &Scene, seat: u8) -> Details {
    scene.state.view(Viewer::Seat(Seat(seat))).details()
}

#[test]
fn every_space_has_its_place_and_every_tile_its_outline() {
    let scene = scene(4);
    let details = details(&scene, 0);
    assert_eq!((details.spaces.len(), details.tiles.len()), (160, 16));
    let centers: BTreeSet<[i16; 2]> = details.spaces.iter().map(|space| space.center).collect();
    assert_eq!(centers.len(), 160);
    for tile in &details.tiles {
        // The middle of the tile's first space lies within its outline.
        let space = game_new_dawn::Space::of_tile(tile.tile, 0);
        let center = details.spaces.iter().find(|found| found.space == space).unwrap().center;
        let (min, max) = (
            |axis: usize| tile.outline.iter().map(|corner| corner[axis]).min().unwrap(),
            |axis: usize| tile.outline.iter().map(|corner| corner[axis]).max().unwrap(),
        );
        assert!((0..2).all(|axis| (min(axis)..=max(axis)).contains(&center[axis])));
        assert!(tile.outline.len() >= 20);
    }
}

#[test]
fn spaces_say_what_is_on_them() {
    let mut scene = scene(2);
    scene.control(1, "7b 7c").caravan(0, 0, "5b").wonder(Wonder::Oracle, "11a");
    let details = details(&scene, 0);
    let find = |name: &str| details.spaces.iter().find(|found| found.space == at(name)).unwrap();
    assert!(find("7a").mature && find("7a").star && !find("11a").mature);
    assert_eq!(find("5b").caravans, [Seat(0)]);
    assert_eq!(find("11a").wonder, Some(Wonder::Oracle));
    assert_eq!((find("11f").resource, find("11j").helmet.is_some()), (Some(Resource::Diamond), true));
    assert_eq!(find("15a").city_state, Some(CityState::BuenosAires));
    assert_eq!(find("4a").difficulty, 5);
}

/// What the details promise is what is offered once the card is resolved.
#[test]
fn cards_say_what_they_could_do_now() {
    let mut scene = scene(2);
    scene.control(0, "11b").control(1, "3e 11c").trade(0, FocusType::Culture, 2).tech(0, 2);
    scene.focus(0, Focus::CivilService, 4);
    let details = details(&scene, 0);
    for found in &details.focus {
        let mut resolved = scene.clone();
        resolved.plays(0, Action::Resolve(found.slot));
        match &found.deed {
            Deed::Culture { count, spaces, .. } => {
                assert_eq!((*count, found.tokens), (2, 2));
                assert_eq!(names(*spaces), resolved.targets(0, placed));
            }
            Deed::Science { from, to, levels } => {
                assert_eq!((*from, *to, *levels), (2, 3, [1, 0, 0]));
            }
            Deed::Economy { distance, caravans } => {
                assert_eq!((*distance, caravans.len()), (3, 1));
                assert_eq!(names(caravans[0].goals), resolved.targets(0, crate::scene::moved));
            }
            Deed::Industry { production, sites, wonders } => {
                assert_eq!(*production, found.strength);
                assert_eq!(names(*sites), resolved.targets(0, sited));
                assert!(wonders.is_empty());
            }
            Deed::Military { reinforcements, reinforceable, attacks, targets } => {
                assert_eq!((*reinforcements, *attacks), (3, 2));
                assert_eq!(names(*reinforceable), "11b");
                let aimed: game_new_dawn::Spaces = targets.iter().map(|found| found.target).collect();
                assert_eq!(names(aimed), resolved.targets(0, attacked));
            }
        }
    }
}

#[test]
fn attacks_show_both_values_with_every_source() {
    let mut scene = scene(2);
    scene.reinforced(1, "3e").focus(0, Focus::IronWorking, 3).wonder(Wonder::TerracottaArmy, "11a");
    let details = details(&scene, 0);
    let military = details.focus.iter().find(|found| found.card == Focus::IronWorking).unwrap();
    let Deed::Military { targets, .. } = &military.deed else { panic!("{military:?}") };
    let found = targets.iter().find(|found| found.target == at("3e")).unwrap();
    assert_eq!((found.attack_total, found.defense_total), (3 + 1 + 2, 5 + 1));
    // Equal values: the attacker wins with the higher die.
    assert_eq!(found.chances, 15);
    let sources: Vec<Source> = found.attack.iter().map(|modifier| modifier.source).collect();
    assert_eq!(
        sources,
        [Source::Slot, Source::Card(Focus::IronWorking), Source::Wonder(Wonder::TerracottaArmy)]
    );
    assert!(found.defense.iter().any(|modifier| modifier.source == Source::Reinforced));
}

#[test]
fn wonders_say_what_is_missing() {
    let mut scene = scene(2);
    scene.face_up(Wonder::Petra).focus(0, Focus::Pottery, 3).resource(0, Resource::Oil, 1);
    scene.envoy(0, CityState::BuenosAires);
    let details = details(&scene, 0);
    let petra = details.wonders.iter().find(|found| found.wonder == Wonder::Petra).unwrap();
    assert_eq!((petra.cost, petra.production, petra.missing, petra.needs_city), (5, 5, 0, false));
    assert_eq!(petra.discounts.len(), 1);
    scene.wonder(Wonder::Oracle, "11a");
    let details = self::details(&scene, 0);
    assert!(details.wonders.iter().all(|found| found.needs_city));
}

#[test]
fn everybodys_progress_on_every_agenda() {
    let mut scene = scene(3);
    scene.city(1, "5b 15a").wonder(Wonder::Colossus, "16a");
    let details = details(&scene, 0);
    assert_eq!(details.agendas.len(), 6);
    let of = |agenda| details.agendas.iter().find(|found| found.agenda == agenda).unwrap();
    assert!(of(Agenda::Civilized).progress.iter().eq(&[1, 3, 1]));
    assert!(of(Agenda::Moneygrubber).progress.iter().eq(&[0, 0, 1]));
    assert!(of(Agenda::Warmonger).progress.iter().eq(&[0, 1, 0]));
    assert_eq!(of(Agenda::Explorer).goal, 15);
    assert!(of(Agenda::Civilized).marked.iter().all(|marked| !marked));
}

#[test]
fn the_public_sees_the_cards_of_whose_turn_it_is() {
    let mut scene = scene(3);
    scene.turn(2);
    assert_eq!(scene.state.view(Viewer::Public).details().seat, Seat(2));
    assert_eq!(scene.state.view(Viewer::Seat(Seat(1))).details().seat, Seat(1));
    // As JSON a view holds them, and is read back without.
    let view = scene.state.view(Viewer::Public);
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["details"]["spaces"].as_array().unwrap().len(), 130);
    assert_eq!(json["details"]["focus"].as_array().unwrap().len(), 5);
    assert_eq!(serde_json::from_value::<View>(json).unwrap(), view);
}

/// A city says which spaces it lacks, and every lack filled makes it mature (ND-7.1).
#[test]
fn cities_say_what_they_need_to_mature() {
    let mut scene = scene(2);
    let needs = |scene: &Scene| {
        let found = details(scene, 1).spaces.into_iter().find(|found| found.space == at("7a")).unwrap();
        (names(found.needs), found.mature)
    };
    assert_eq!(needs(&scene), ("7b 7c".to_owned(), false));
    scene.control(1, "7c");
    assert_eq!(needs(&scene), ("7b".to_owned(), false));
    scene.control(1, "7b");
    assert_eq!(needs(&scene), (String::new(), true));
    // Only cities need anything.
    assert!(details(&scene, 1).spaces.iter().all(|found| found.needs.is_empty() || found.piece.is_some()));
}

/// What barbarians would do with each die is what they do (ND-17.2 to ND-17.4, ND-17.13).
#[test]
fn barbarians_are_foreseen() {
    for die in 1..=6u8 {
        let mut scene = scene(2);
        scene.no_barbarians().barbarian(Barbarian::D, "5a").control(0, "5b").dial(2).die(&[die]).turn(1);
        let foreseen = details(&scene, 0);
        assert_eq!(foreseen.raids.len(), 1);
        let goal = foreseen.raids[0].goals[usize::from(die) - 1].expect("land all around");
        assert_eq!(foreseen.raids[0].hits.contains(&die), goal == at("5b"));
        // Eight wait; one of them finds its helmet taken.
        let home = foreseen.returns[0].at;
        assert!(foreseen.returns.iter().all(|found| !found.blocked));
        scene.ends_the_round();
        assert_eq!(scene.lair(Barbarian::D), goal.to_string());
        scene.control(1, &home.to_string());
        assert!(details(&scene, 0).returns[0].blocked);
    }
}

/// Ways lead step by step, as short as the rules count them.
#[test]
fn ways_are_as_long_as_the_rules_count() {
    let mut scene = scene(2);
    scene.no_barbarians().focus(0, Focus::Currency, 3).resolves(0, FocusType::Economy);
    let table = scene.table();
    let Frame::Caravans { card, bonus } = scene.frame() else { panic!("caravans move") };
    let journey = Journey::of(card, bonus).unwrap();
    let goals = economy::goals(table, Seat(0), journey, 0, 4);
    assert!(goals.len() > 5);
    for to in goals {
        let way = caravan_way(table, Seat(0), journey, 0, to);
        assert_eq!(way.len(), usize::from(economy::distance(table, Seat(0), journey, 0, to)), "{to}");
        assert_eq!(way.last(), Some(&to));
        let steps = std::iter::once(at("11a")).chain(way.iter().copied()).collect::<Vec<_>>();
        assert!(steps.windows(2).all(|pair| table.map.around(pair[0]).contains(pair[1])), "{way:?}");
    }
    let mut scene = crate::scene::scene(2);
    scene.control(1, "3e").focus(0, Focus::Masonry, 5).trade(0, FocusType::Military, 2);
    let card = Resolving { slot: slot(5), strength: 5, card: Focus::Masonry };
    assert_eq!(attack_way(scene.table(), Seat(0), card, at("3e")).len(), 2);
    assert!(attack_way(scene.table(), Seat(0), card, at("15h")).len() > 2);
    let pottery = Resolving { slot: slot(5), strength: 5, card: Focus::Pottery };
    assert_eq!(city_way(scene.table(), Seat(0), pottery, at("11h")).len(), 2);
    // Tokens make an attack better: the forecast says by how much.
    let found = game_new_dawn::details::attack(scene.table(), Seat(0), card, at("3e")).unwrap();
    assert_eq!((found.tokens, found.answer, found.chances, found.best_chances), (2, 0, 15, 26));
}
