//! Wonders and rulings on cards that reach over several chapters.

use engine::Seat;
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{CityState, Focus, FocusType, Leader, Pact, Resource, Wonder};
use game_new_dawn::frame::Frame;
use game_new_dawn::options::{Errata, Options};
use game_new_dawn::rules::terrain::{Purpose, allowed};
use game_new_dawn::state::StartEffect;
use game_new_dawn::{Action, Event, turn};

use crate::scene::{
    at, attack, moves, place, placed, put_on, resolve, scene, scene_b, scene_with, slot, spaces,
};

#[test]
fn nd_r06_start_effects_work_once_each_before_a_card_is_chosen() {
    let mut scene = scene(4);
    scene.wonder(Wonder::Oracle, "11a").wonder(Wonder::HangingGardens, "11h").city(0, "11h").turn(0);
    assert_eq!(scene.table().turn.start.len(), 2);
    // In any order.
    scene.plays(0, place("11g")).refuses(0, place("11b"), "ND-R06");
    scene.plays(0, Action::SwapCards(slot(1), slot(2)));
    scene.refuses(0, Action::SwapCards(slot(2), slot(3)), "ND-R06");
    scene.shows("0: row foreign_trade astrology masonry early_empire pottery");
    scene.plays(0, resolve(2)).plays(0, Action::Advance).next_turn(1);
    // What is gained during the turn waits for the next one.
    let mut scene = crate::scene::scene(4);
    scene.wonder(Wonder::Oracle, "11c").resolves(0, FocusType::Culture).plays(0, place("11c"));
    scene.plays(0, Action::Done).shows("0: wonders oracle");
    assert!(scene.table().turn.start.is_empty());
    scene.turn(0);
    assert!(scene.table().turn.start.contains(StartEffect::Oracle));
    // Once a card was chosen they are over.
    scene.resolves(0, FocusType::Science).refuses(0, Action::SwapCards(slot(1), slot(2)), "ND-R06");
    // What gives an effect and is lost before it was used gives nothing any more (ND-21.2).
    let mut scene = crate::scene::scene(4);
    scene
        .wonder(Wonder::Oracle, "11c")
        .control(0, "11c")
        .wonder(Wonder::HangingGardens, "11h")
        .city(0, "11h");
    scene.unused_control(0, 0).turn(0).plays(0, Action::TakeBack(at("11c"))).plays(0, place("11b"));
    scene.refuses(0, Action::SwapCards(slot(1), slot(2)), "ND-R06");
}

#[test]
fn nd_r06_the_first_player_uses_them_after_dial_and_victory() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Oracle, "11a").dial(1).turn(1).ends_the_round().next_turn(0);
    let order: Vec<bool> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::DialTurned { .. } => Some(false),
            Event::TurnBegan { .. } => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(order, [false, true]);
    scene.plays(0, Action::SwapCards(slot(4), slot(5)));
}

#[test]
fn nd_r07_nd_r50_machu_picchu_lifts_slots_1_and_2_to_3() {
    let mut scene = scene(2);
    scene.wonder(Wonder::MachuPicchu, "11a");
    let strength = |number| turn::strength(scene.table(), Seat(0), slot(number));
    assert_eq!([1, 2, 3, 4, 5].map(strength), [3, 3, 3, 4, 5]);
    scene.focus(0, Focus::EarlyEmpire, 1).resolves(0, FocusType::Culture);
    assert_eq!(scene.targets(0, placed), "11b 11c 11d 11g");
    // The reset starts from the physical slot.
    scene.plays(0, Action::Done);
    assert_eq!(scene.player(0).row.0[0].card, Focus::EarlyEmpire);
    // A card resolved as in slot 1 stays at 1.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::MachuPicchu, "11a").focus(0, Focus::Capitalism, 4).no_barbarians();
    scene.resolves(0, FocusType::Economy).plays(0, Action::Done);
    let science = scene.player(0).row.of_kind(FocusType::Science).iter().next().unwrap();
    scene.plays(0, Action::Resolve(science)).plays(0, Action::Advance).shows("0: tech 1").next_turn(1);
}

#[test]
fn nd_r08_ranges_are_paths_that_obey_the_counting_rules() {
    let scene = scene(2);
    let map = &scene.table().map;
    // Over grassland and hills only, from the capital.
    let easy = allowed(scene.table(), Seat(0), 2, Purpose::City);
    let reached = map.reach(spaces("11a"), easy, 2);
    assert!(reached.contains(at("11h")), "over the hills 11g");
    assert!(reached.contains(at("4c")), "over the hills 11d, whatever 4c itself is");
    assert!(!map.reach(spaces("11b"), spaces("11a"), 2).contains(at("11j")), "not over the forest 11i");
    assert!(map.reach(spaces("11b"), spaces("11i"), 2).contains(at("11j")));
    // The starting space counts as reached with no step at all.
    assert_eq!(map.reach(spaces("11a"), easy, 0), spaces("11a"));
}

#[test]
fn nd_r09_within_n_spaces_counts_over_everything() {
    let scene = scene(2);
    let map = &scene.table().map;
    assert_eq!(map.within(spaces("11j"), 0), spaces("11j"));
    assert_eq!(map.within(spaces("11j"), 1), spaces("11h 11i 11j"));
    assert!(map.within(spaces("11d"), 2).contains(at("15a")), "over the water 15e");
}

#[test]
fn nd_r10_the_edge_and_the_coast() {
    let scene = scene(2);
    let map = &scene.table().map;
    assert!(map.edge().contains(at("11h")) && !map.edge().contains(at("11a")));
    for space in map.on_map() {
        assert_eq!(map.edge().contains(space), map.around(space).len() < 6, "{space}");
        let wet = map.around(space).meets(map.water());
        let coast = (wet || map.edge().contains(space)) && !map.water().contains(space);
        assert_eq!(map.coast().contains(space), coast, "{space}");
    }
    // A water token counts as water, and closes the edge.
    let mut holed = *map;
    let gap = map.hex(at("11h")).neighbor(game_new_dawn::hex::Direction::East);
    holed.fill(&[gap]);
    assert_eq!(holed.around(at("11h")).len(), map.around(at("11h")).len() + 1);
    assert!(holed.water().contains(game_new_dawn::Space::of_water(0)));
}

#[test]
fn nd_r15_set_difficulties_come_first_then_mohenjo_daro() {
    let mut scene = scene_b(4);
    let map = scene.table().map;
    let forest = map.terrain(game_new_dawn::cards::Terrain::Forest);
    let limit_for = |scene: &crate::scene::Scene, space, purpose| {
        (1..=5).find(|limit| allowed(scene.table(), Seat(0), *limit, purpose).contains(space)).unwrap()
    };
    let wood = forest.first().unwrap();
    assert_eq!(limit_for(&scene, wood, Purpose::PlaceByCard), 3);
    scene.envoy(0, CityState::MohenjoDaro);
    assert_eq!(limit_for(&scene, wood, Purpose::PlaceByCard), 2);
    assert_eq!(limit_for(&scene, wood, Purpose::Place), 2);
    assert_eq!(limit_for(&scene, wood, Purpose::City), 3, "only when control tokens are placed");
    scene.envoy(0, CityState::Kumasi);
    assert_eq!(limit_for(&scene, wood, Purpose::PlaceByCard), 1, "never below 1");
    assert_eq!(limit_for(&scene, wood, Purpose::City), 1);
    assert_eq!(limit_for(&scene, wood, Purpose::Place), 2, "Kumasi needs a card");
    assert_eq!(limit_for(&scene, wood, Purpose::Caravan), 3);
    // Japan: coastal desert and mountain 3, minus 1.
    scene.leader(0, Leader::Japan);
    let mountain = map.terrain(game_new_dawn::cards::Terrain::Mountain);
    let (coast, inland) = ((mountain & map.coast()).first(), mountain.without(map.coast()).first());
    assert_eq!(limit_for(&scene, coast.unwrap(), Purpose::PlaceByCard), 2);
    assert_eq!(limit_for(&scene, coast.unwrap(), Purpose::Caravan), 3);
    assert_eq!(limit_for(&scene, inland.unwrap(), Purpose::PlaceByCard), 4);
}

#[test]
fn nd_r16_additional_tokens_are_placed_like_the_first_group() {
    let mut scene = scene(2);
    scene.focus(0, Focus::CivilService, 2).trade(0, FocusType::Culture, 1).control(0, "11h");
    scene.resolves(0, FocusType::Culture).plays(0, place("11c")).plays(0, place("11d"));
    scene.plays(0, crate::scene::spend(2));
    // Next to a city, although the card's last token may go next to any friendly space.
    scene.refuses(0, place("11i"), "ND-9.1").plays(0, place("11g"));
    assert!(matches!(scene.frame(), Frame::Turn) || !scene.targets(0, placed).contains("11c"));
}

#[test]
fn nd_r17_nd_r83_stonehenge_goes_on_from_hill_to_hill() {
    // 11g and 11h are hills beside each other, 11d is alone.
    let mut scene = scene(2);
    scene.wonder(Wonder::Stonehenge, "11a").focus(0, Focus::EarlyEmpire, 2).resolves(0, FocusType::Culture);
    scene.plays(0, place("11g"));
    assert_eq!(scene.frame(), Frame::Hills);
    assert_eq!(scene.targets(0, placed), "11h");
    scene.refuses(0, place("11d"), "ND-R17").plays(0, place("11h"));
    // It is free: one token of the card is left.
    assert!(matches!(scene.frame(), Frame::Place { left: 1, .. }));
    scene.plays(0, place("11d")).shows("0: tokens 11d 11g 11h").next_turn(1);
    // It also works with the Hanging Gardens, and not with moves.
    let mut scene = crate::scene::scene(4);
    scene.wonder(Wonder::Stonehenge, "11a").wonder(Wonder::HangingGardens, "9a").turn(0);
    scene.state.table.built[Wonder::HangingGardens as usize] = Some(at("12a"));
    scene.city(0, "12a").turn(0).plays(0, place("11g")).plays(0, place("11h")).waits_for(0);
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::Stonehenge, "11a").control(0, "11b").focus(0, Focus::DramaAndPoetry, 1);
    scene.resolves(0, FocusType::Culture).plays(0, Action::Done);
    scene.plays(0, Action::MoveControl(at("11b"), at("11g"))).next_turn(1);
}

/// ND-9.9 holds for Stonehenge too, but what it has just placed stays.
#[test]
fn nd_9_8_nd_9_9_nd_r83_stonehenge_takes_tokens_back_that_it_has_not_placed() {
    let mut scene = scene(2);
    scene.wonder(Wonder::Stonehenge, "11a").unused_control(0, 1).focus(0, Focus::EarlyEmpire, 2);
    let before = scene.table().board.0[Seat(0)].control;
    let far = before.first().unwrap();
    scene.resolves(0, FocusType::Culture).plays(0, place("11g"));
    assert_eq!((scene.frame(), scene.player(0).control), (Frame::Hills, 0));
    scene.refuses(0, place("11h"), "ND-9.9").refuses(0, Action::TakeBack(at("11g")), "ND-R83");
    scene.refuses(0, Action::TakeBack(at("7a")), "ND-9.9");
    assert_eq!(scene.legal(0).len(), before.len() + 1, "all but the one just placed, or none");
    // There is one hill: the token goes there at once.
    scene.plays(0, Action::TakeBack(far));
    assert!(scene.table().board.0[Seat(0)].control.contains(at("11h")));
    assert!(!scene.table().board.0[Seat(0)].control.contains(far));
    assert!(matches!(scene.frame(), Frame::Place { left: 1, .. }), "{:?}", scene.frame());
    // With unused tokens nothing is taken back, and it may be left at that.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::Stonehenge, "11a").unused_control(0, 2).focus(0, Focus::EarlyEmpire, 2);
    scene.resolves(0, FocusType::Culture).plays(0, place("11g"));
    scene.refuses(0, Action::TakeBack(far), "ND-9.9").plays(0, Action::Done);
}

#[test]
fn nd_r18_tokens_can_be_spent_while_the_card_is_resolved() {
    let mut scene = scene(2);
    scene.trade(0, FocusType::Economy, 1).focus(0, Focus::ForeignTrade, 5).no_barbarians();
    scene.resolves(0, FocusType::Economy).plays(0, moves(0, "11c")).plays(0, crate::scene::spend(5));
    scene.plays(0, moves(0, "4f")).shows("0: caravans 4f unused unused");
    // In combat only in its own step: not before the attack.
    let mut scene = crate::scene::scene(2);
    scene.trade(0, FocusType::Military, 1).control(1, "3e").resolves(0, FocusType::Military);
    scene.refuses(0, crate::scene::spend(3), "ND-14.5");
}

#[test]
fn nd_r51_the_venetian_arsenal_resolves_the_fifth_card_again() {
    let mut scene = scene(2);
    scene.wonder(Wonder::VenetianArsenal, "11a").focus(0, Focus::Astrology, 5).trade(
        0,
        FocusType::Science,
        1,
    );
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance).plays(0, Action::Done);
    scene.refuses(0, resolve(1), "ND-R51").plays(0, resolve(5)).plays(0, crate::scene::spend(5));
    scene.plays(0, Action::Advance).plays(0, Action::Done).shows("0: tech 7").next_turn(1);
    assert_eq!(scene.player(0).row.0[0].card, Focus::Astrology, "it is reset once");
    // Not from another slot, and it may be declined.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::VenetianArsenal, "11a").focus(0, Focus::Astrology, 4).tech(0, 15);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance).plays(0, Action::Done).next_turn(1);
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::VenetianArsenal, "11a").focus(0, Focus::Astrology, 5).tech(0, 24);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance).plays(0, Action::Done).next_turn(1);
}

#[test]
fn nd_r52_capitalism_resolves_another_card_as_in_slot_1() {
    let mut scene = scene(2);
    scene.leader(0, Leader::Aztec).focus(0, Focus::Capitalism, 4).focus(0, Focus::Masonry, 5).no_barbarians();
    scene.control(1, "11c").rolls(&[[6, 1], [6, 1]]).resolves(0, FocusType::Economy).plays(0, Action::Done);
    assert_eq!(scene.frame(), Frame::OtherCard);
    scene.refuses(0, resolve(1), "ND-R52").plays(0, resolve(5)).plays(0, attack("11c"));
    // The strength is 1, the card stays in slot 5, and the Aztecs do not swap.
    scene.told(|event| matches!(event, Event::Fought { attack: 7, .. })).next_turn(1);
    assert_eq!(scene.player(0).row.at(slot(5)).card, Focus::Masonry);
    // It may be declined.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Capitalism, 4).resolves(0, FocusType::Economy).plays(0, Action::Done);
    scene.plays(0, Action::Done).next_turn(1);
}

#[test]
fn nd_r53_the_maracana_resolves_the_economy_card_first() {
    let mut scene = scene(2);
    scene.wonder(Wonder::EstadioDoMaracana, "11a").no_barbarians();
    // Row: science, economy, military, culture, industry. Science is chosen in slot 1.
    scene.plays(0, resolve(1));
    assert_eq!(scene.frame(), Frame::EconomyFirst { slot: slot(1), lesser: false });
    scene
        .refuses(0, resolve(3), "ND-R53")
        .plays(0, resolve(2))
        .plays(0, moves(0, "11c"))
        .plays(0, Action::Done);
    // The economy card went to slot 1, so that science is resolved in slot 2.
    scene.plays(0, Action::Advance).shows("0: tech 2").next_turn(1);
    scene.shows("0: row astrology foreign_trade masonry early_empire pottery");
    // A card behind the economy card does not move.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::EstadioDoMaracana, "11a").focus(0, Focus::Astrology, 4);
    scene.plays(0, resolve(4)).plays(0, resolve(2)).plays(0, Action::Done).plays(0, Action::Advance);
    scene.shows("0: tech 4");
    // It may be declined, and the economy card itself asks nothing.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::EstadioDoMaracana, "11a").plays(0, resolve(1)).plays(0, Action::Done);
    scene.plays(0, Action::Advance).shows("0: tech 1").next_turn(1);
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::EstadioDoMaracana, "11a").plays(0, resolve(2)).plays(0, Action::Done).next_turn(1);
}

#[test]
fn nd_r53_as_printed_the_economy_card_comes_after() {
    let mut scene = scene_with(Options { errata: Errata::Printed, ..Options::default() }, 2);
    scene.wonder(Wonder::EstadioDoMaracana, "11a").plays(0, resolve(1)).plays(0, Action::Advance);
    assert_eq!(scene.frame(), Frame::EconomyAfter);
    scene.refuses(0, resolve(1), "ND-R53").plays(0, resolve(2)).plays(0, Action::Done).next_turn(1);
    scene.shows("0: tech 1, row foreign_trade astrology masonry early_empire pottery");
    let mut scene = scene_with(Options { errata: Errata::Printed, ..Options::default() }, 2);
    scene.wonder(Wonder::EstadioDoMaracana, "11a").plays(0, resolve(1)).plays(0, Action::Advance);
    scene.plays(0, Action::Done).next_turn(1);
}

#[test]
fn nd_r56_oxford_university_takes_cards_of_any_type() {
    let mut scene = scene(2);
    scene.wonder(Wonder::OxfordUniversity, "11a").focus(0, Focus::Astrology, 3);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance);
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    // A science card is replaced by a science card only.
    scene.refuses(0, Action::Learn(Focus::IronWorking, slot(3)), "ND-R56");
    scene.plays(0, Action::Learn(Focus::IronWorking, culture)).next_turn(1);
    assert_eq!(scene.player(0).row.of_kind(FocusType::Military).len(), 2);
    assert!(scene.player(0).row.of_kind(FocusType::Culture).is_empty());
    // Combat tokens may come from any military card; the slot is that of the card resolved.
    for held in &mut scene.state.table.players[Seat(0)].row.0 {
        held.trade = u8::from(held.card == Focus::Masonry);
    }
    scene.turn(0).control(1, "3e").rolls(&[[2, 1]]);
    let iron = scene.player(0).row.iter().find(|(_, held)| held.card == Focus::IronWorking).unwrap().0;
    let masonry = scene.player(0).row.iter().find(|(_, held)| held.card == Focus::Masonry).unwrap().0;
    let value = 2 + iron.number() + 1;
    scene.plays(0, Action::Resolve(iron)).plays(0, attack("3e"));
    scene.told(|event| matches!(event, Event::Attacked { attack, .. } if *attack == value));
    if let Frame::AttackerSpends { .. } = scene.frame() {
        scene.plays(0, Action::Spend(game_new_dawn::Token::Trade(masonry)));
    }
}

#[test]
fn nd_r56_city_states_without_or_with_two_cards_of_their_type() {
    // Without a culture card the tokens of Kumasi are lost, and its token lies beside the row.
    let no_culture =
        [Focus::Astrology, Focus::ForeignTrade, Focus::Masonry, Focus::IronWorking, Focus::Pottery];
    let mut scene = scene_b(4);
    let near = scene.table().map.around(at("6e"));
    let beside = (near & scene.table().empty() & scene.table().map.land()).first().unwrap().to_string();
    scene.row(0, no_culture).wonder(Wonder::OxfordUniversity, "11a").caravan(0, 0, &beside);
    scene.resolves(0, FocusType::Economy).plays(0, moves(0, "6e")).shows("0: trade 0 0 0 0 0");
    scene.city(0, "6e");
    assert!(scene.player(0).row.0.iter().all(|held| held.city_states.is_empty()));
    // With two military cards the player chooses where the token of a military city-state goes.
    let mut scene = crate::scene::scene(2);
    scene.row(0, no_culture).wonder(Wonder::OxfordUniversity, "11a").control(0, "6f").rolls(&[[6, 1]]);
    scene.focus(0, Focus::Flight, 5).turn(0).plays(0, resolve(5)).plays(0, attack("6e"));
    scene.refuses(0, put_on(1), "ND-18.6");
    let iron = scene.player(0).row.iter().find(|(_, held)| held.card == Focus::IronWorking).unwrap().0;
    scene.plays(0, Action::PutOn(iron));
    let holds = |scene: &crate::scene::Scene| {
        let held = scene.player(0).row.0.iter().find(|held| held.card == Focus::IronWorking).unwrap();
        held.city_states.contains(CityState::Carthage)
    };
    assert!(holds(&scene));
    // Trade tokens of a visit go to either of the two.
    let mut scene = crate::scene::scene(2);
    scene.row(0, no_culture).wonder(Wonder::OxfordUniversity, "11a").caravan(0, 0, "1c");
    scene.resolves(0, FocusType::Economy).plays(0, moves(0, "6e")).plays(0, put_on(3)).plays(0, put_on(4));
}

#[test]
fn nd_r56_without_an_economy_card_the_caravans_wait() {
    let mut scene = scene(2);
    scene.wonder(Wonder::OxfordUniversity, "11a").focus(0, Focus::Currency, 1).caravan(0, 0, "11c");
    scene.focus(0, Focus::Astrology, 3).resolves(0, FocusType::Science).plays(0, Action::Advance);
    let economy = scene.player(0).row.of_kind(FocusType::Economy).iter().next().unwrap();
    scene
        .plays(0, Action::Learn(Focus::IronWorking, economy))
        .shows("0: caravans 11c card unused")
        .next_turn(1);
    // With two economy cards the higher number counts.
    let two = [Focus::Astrology, Focus::ForeignTrade, Focus::Capitalism, Focus::EarlyEmpire, Focus::Pottery];
    let mut scene = crate::scene::scene(2);
    scene.row(0, two).shows("0: caravans card card card");
}

#[test]
fn nd_r58_nd_r95_the_forbidden_city_destroys_a_token_nearby_and_is_no_attack() {
    let mut scene = scene(2);
    scene.wonder(Wonder::ForbiddenCity, "11a").pact(0, 1, Pact::JointWar).reinforced(1, "11c").turn(0);
    scene.refuses(0, Action::Destroy(at("11b")), "ND-5.4").control(1, "5b");
    scene.refuses(0, Action::Destroy(at("5b")), "ND-R95");
    scene.plays(0, Action::Destroy(at("11c"))).shows("0: pacts joint_war").shows("1: tokens 5b");
    scene.refuses(0, Action::Destroy(at("11c")), "ND-R06");
}

#[test]
fn nd_r96_the_eiffel_tower_lets_the_rival_choose_between_two_tokens() {
    let mut scene = scene(3);
    scene.wonder(Wonder::EiffelTower, "11a").pact(0, 1, Pact::JointWar).control(1, "5b").reinforced(1, "5c");
    scene.control(2, "16c").turn(0);
    // Seat 2 has a single token: it cannot be named.
    scene.refuses(0, Action::Name(at("16c")), "ND-R96");
    scene.plays(0, Action::Name(at("5b"))).refuses(0, Action::Name(at("5b")), "ND-R96");
    scene.plays(0, Action::Name(at("5c"))).waits_for(1);
    scene
        .refuses(1, Action::Done, "ND-R96")
        .refuses(1, Action::Surrender(at("5i")), "ND-R96")
        .plays(1, Action::Surrender(at("5c")));
    scene.shows("0: tokens 5c, reinforced , pacts joint_war").shows("1: tokens 5b").next_turn(0);
    scene.refuses(0, Action::Name(at("5b")), "ND-R06");
}

#[test]
fn the_hanging_gardens_place_up_to_difficulty_4() {
    let mut scene = scene(2);
    scene.wonder(Wonder::HangingGardens, "11a").turn(0);
    assert_eq!(scene.targets(0, placed), "11b 11c 11d 11g");
    scene.refuses(0, place("11f"), "ND-9.2").plays(0, place("11b")).next_turn(0);
    // Without an unused token one is taken back first, and must be placed.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::HangingGardens, "11a").unused_control(0, 0).turn(0);
    let far = scene.table().board.0[Seat(0)].control.first().unwrap();
    scene
        .plays(0, Action::TakeBack(far))
        .refuses(0, Action::Done, "ND-9.9")
        .plays(0, place("11b"))
        .next_turn(0);
}

#[test]
fn nd_9_9_nd_16_2_a_token_that_marks_an_agenda_is_not_placed() {
    let mut scene = scene(2);
    scene.wonder(Wonder::HangingGardens, "11a").unused_control(0, 0).turn(0);
    let far = scene.table().board.0[Seat(0)].control.first().unwrap();
    scene.plays(0, Action::TakeBack(far));
    assert!(!scene.legal(0).is_empty());
    scene.unused_control(0, 0);
    assert!(scene.legal(0).is_empty());
}

#[test]
fn chichen_itza_places_on_empty_forests_anywhere() {
    let mut scene = scene(2);
    scene.wonder(Wonder::ChichenItza, "11a").caravan(1, 0, "7i").focus(0, Focus::EarlyEmpire, 3);
    scene.resolves(0, FocusType::Culture);
    assert!(scene.legal(0).contains(&place("14a")) && scene.legal(0).contains(&place("6f")));
    // Not on a caravan, nor on a resource; and the slot must allow forest.
    scene.refuses(0, place("7i"), "ND-9.1").refuses(0, place("14i"), "ND-9.1");
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::ChichenItza, "11a").focus(0, Focus::EarlyEmpire, 2).resolves(0, FocusType::Culture);
    scene.refuses(0, place("14a"), "ND-9.1");
}

#[test]
fn the_pyramids_replace_up_to_three_cards_of_level_one() {
    let mut scene = scene(2);
    scene.face_up(Wonder::Pyramids).resource(0, Resource::Mercury, 2).focus(0, Focus::Flight, 1);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::Pyramids));
    let slot_of =
        |scene: &crate::scene::Scene, kind| scene.player(0).row.of_kind(kind).iter().next().unwrap();
    let military = slot_of(&scene, FocusType::Military);
    scene.refuses(0, Action::Learn(Focus::IronWorking, military), "ND-10.4");
    for card in [Focus::Mathematics, Focus::Currency, Focus::DramaAndPoetry] {
        let place = slot_of(&scene, card.kind());
        scene.plays(0, Action::Learn(card, place));
    }
    scene.next_turn(1).shows("0: caravans card card unused");
}

#[test]
fn the_porcelain_tower_replaces_two_cards_by_the_next_level() {
    let mut scene = scene(2);
    scene.face_up(Wonder::PorcelainTower).resource(0, Resource::Mercury, 2).focus(
        0,
        Focus::MassProduction,
        1,
    );
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::PorcelainTower));
    let military = scene.player(0).row.of_kind(FocusType::Military).iter().next().unwrap();
    scene.refuses(0, Action::Learn(Focus::IronWorking, military), "ND-10.4");
    scene.plays(0, Action::Learn(Focus::Flight, military));
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.plays(0, Action::Learn(Focus::DramaAndPoetry, culture)).next_turn(1);
}

#[test]
fn nd_r90_a_card_is_not_replaced_twice() {
    let mut scene = scene(2);
    scene.face_up(Wonder::PorcelainTower).resource(0, Resource::Mercury, 2).focus(
        0,
        Focus::MassProduction,
        1,
    );
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::PorcelainTower));
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.plays(0, Action::Learn(Focus::DramaAndPoetry, culture));
    let next = Focus::of(FocusType::Culture, 3);
    scene.refuses(0, Action::Learn(next, culture), "ND-R90");
    assert!(!scene.legal(0).contains(&Action::Learn(next, culture)));
}

#[test]
fn nd_r89_the_direction_token_points_anywhere() {
    use game_new_dawn::hex::Direction;
    let mut scene = scene(2);
    scene.state.table.frames.clear();
    scene.state.table.frames.push(Frame::PlaceDirection);
    assert_eq!(scene.legal(0).len(), 6);
    scene.plays(0, Action::PointTo(Direction::NorthEast));
    assert_eq!(scene.table().direction, Direction::NorthEast);
}

#[test]
fn a_reinforced_token_that_is_attacked_in_vain_stays_reinforced() {
    let mut scene = scene(2);
    scene.reinforced(1, "3e").rolls(&[[1, 6]]).resolves(0, FocusType::Military).plays(0, attack("3e"));
    assert_eq!(scene.table().board.at(at("3e")), Some((Seat(1), Piece::Reinforced)));
    scene.turn(1).shows("1: reinforced 3e");
}
