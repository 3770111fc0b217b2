//! Chapters 4, 5 and 7: the turn, spaces, maturity.

use engine::Seat;
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{Barbarian, Focus, FocusType, Terrain, data};
use game_new_dawn::frame::Frame;
use game_new_dawn::rules::terrain::{Purpose, allowed, difficulty};
use game_new_dawn::rules::{economy, maturity};
use game_new_dawn::{Action, Event};

use crate::scene::{at, builds, moves, names, place, resolve, scene, scene_asked, spaces};

#[test]
fn nd_4_1_everybody_takes_one_turn_a_round() {
    let mut scene = scene(3);
    for seat in [0, 1, 2, 0, 1] {
        scene.next_turn(seat).refuses((seat + 1) % 3, resolve(1), "ND-4.1");
        scene.plays(seat, resolve(1));
        while scene.legal(seat).contains(&Action::Done) {
            scene.plays(seat, Action::Done);
        }
    }
    assert_eq!(scene.table().round, 2);
}

#[test]
fn nd_4_2_the_dial_turns_after_every_round_before_the_first_players_turn() {
    let mut scene = scene(2);
    assert_eq!(scene.table().dial, 1, "never before the very first turn");
    scene.ends_the_round().told(|event| matches!(event, Event::DialTurned { .. })).next_turn(0);
    let order: Vec<&Event> = scene.events().iter().collect();
    let dial = order.iter().position(|event| matches!(event, Event::DialTurned { .. }));
    let turn = order.iter().position(|event| matches!(event, Event::TurnBegan { .. }));
    assert!(dial < turn);
    assert_eq!((scene.table().dial, scene.table().round), (2, 2));
}

#[test]
fn nd_4_3_the_row_has_five_slots_with_one_card_of_each_type() {
    let scene = scene(4);
    for seat in 0..4 {
        for kind in FocusType::ALL {
            assert_eq!(scene.player(seat).row.of_kind(*kind).len(), 1);
        }
    }
}

#[test]
fn nd_4_4_choose_a_card_resolve_it_reset_it() {
    let mut scene = scene(2);
    assert_eq!(scene.legal(0), [1, 2, 3, 4, 5].map(resolve));
    scene.refuses(0, place("11c"), "ND-9.1").refuses(0, Action::Advance, "ND-10.1");
    scene.plays(0, resolve(4)).refuses(0, resolve(1), "ND-4.4");
    scene.plays(0, place("11c")).plays(0, Action::Done);
    scene.shows("0: row early_empire astrology foreign_trade masonry pottery").next_turn(1);
}

#[test]
fn nd_4_5_lower_cards_move_up_and_higher_ones_stay() {
    let mut scene = scene(2);
    scene.plays(0, resolve(3)).shows("0: row masonry astrology foreign_trade early_empire pottery");
    scene.turn(0).plays(0, resolve(1)).shows("0: row masonry astrology foreign_trade early_empire pottery");
}

#[test]
fn nd_4_6_the_reset_ends_the_turn() {
    let mut scene = scene(2);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance).next_turn(1);
}

/// The player ends the turn, and until then can take everything back; an option ends it by itself.
#[test]
fn nd_4_6_nd_r91_the_player_ends_the_turn() {
    let mut scene = scene_asked(2);
    scene.refuses(0, Action::EndTurn, "ND-4.6").refuses(0, Action::Done, "ND-4.4");
    scene.resolves(0, FocusType::Science).refuses(0, Action::EndTurn, "ND-4.6").plays(0, Action::Advance);
    assert_eq!(scene.frame(), Frame::TurnDone);
    // The card is reset: this is the last word before the next turn.
    assert_eq!(scene.player(0).row.0[0].card.kind(), FocusType::Science);
    assert_eq!(scene.legal(0), [Action::EndTurn]);
    scene.refuses(0, Action::Done, "ND-4.6").refuses(0, resolve(2), "ND-4.4").refuses(
        1,
        resolve(2),
        "ND-4.1",
    );
    scene.plays(0, Action::EndTurn).next_turn(1);
}

/// After the event dice nothing can be taken back: they are not rolled before the last player says so.
#[test]
fn nd_r91_no_dice_before_the_last_player_ends_the_round() {
    let mut scene = scene_asked(2);
    scene.dial(2).turn(1);
    let nothing = scene.player(1).row.of_kind(FocusType::Military).iter().next().unwrap();
    scene.no_barbarians().barbarian(Barbarian::D, "5a").plays(1, Action::Resolve(nothing));
    let rolled = |event: &Event| matches!(event, Event::BarbariansRolled { .. });
    assert_eq!(scene.frame(), Frame::TurnDone, "a card without any effect does not end the turn either");
    scene.told(|event| matches!(event, Event::CardUnused { .. }));
    assert!(!scene.events().iter().any(rolled));
    scene.plays(1, Action::EndTurn).told(rolled);
}

#[test]
fn nd_4_7_it_is_told_if_nothing_is_done_with_a_card() {
    let mut scene = scene(2);
    scene.resolves(0, FocusType::Science).plays(0, Action::Done);
    let unused = |event: &Event| matches!(event, Event::CardUnused { seat: Seat(0), card: Focus::Astrology });
    scene.told(unused);
    scene.turn(0).resolves(0, FocusType::Science).plays(0, Action::Advance);
    assert!(!scene.events().iter().any(|event| matches!(event, Event::CardUnused { .. })));
}

#[test]
fn nd_4_7_a_card_can_be_resolved_without_its_effect() {
    for kind in FocusType::ALL {
        let mut scene = scene(2);
        let before = (scene.table().board, scene.player(0).tech);
        scene.resolves(0, *kind);
        while scene.table().turn.seat == Seat(0) {
            scene.plays(0, Action::Done);
        }
        assert_eq!((scene.table().board, scene.player(0).tech), before);
        assert_eq!(scene.player(0).row.0[0].card.kind(), *kind, "it is reset all the same");
    }
}

#[test]
fn nd_5_1_difficulties_and_slots_of_the_terrain() {
    for facts in &data().components.terrains {
        assert_eq!(facts.id.difficulty(), facts.difficulty);
        assert!(facts.slot == 0 || facts.slot == facts.difficulty);
    }
    let scene = scene(2);
    for (slot, terrains) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6)] {
        let spaces = allowed(scene.table(), Seat(0), slot, Purpose::Caravan);
        let kinds = Terrain::ALL.iter().filter(|kind| scene.table().map.terrain(**kind).meets(spaces));
        assert_eq!(kinds.count(), terrains, "slot {slot}");
    }
}

#[test]
fn nd_5_2_every_space_has_one_terrain() {
    for seats in 2..=4 {
        let scene = scene(seats);
        let map = &scene.table().map;
        for space in map.on_map() {
            let kinds = Terrain::ALL.iter().filter(|kind| map.terrain(**kind).contains(space)).count();
            assert_eq!(kinds, 1, "{space}");
        }
    }
}

#[test]
fn nd_5_3_water_is_out_of_reach() {
    let mut scene = scene(2);
    // 7d is water beside the capital of seat 1.
    scene.turn(1).resolves(1, FocusType::Culture).refuses(1, place("7d"), "ND-9.2");
    scene.turn(1).resolves(1, FocusType::Economy).refuses(1, moves(0, "7d"), "ND-11.5");
    scene.turn(1).resolves(1, FocusType::Industry).refuses(1, builds("7d"), "ND-12.5");
}

#[test]
fn nd_5_4_nd_5_5_control_tokens_and_cities_make_a_space_friendly_and_caravans_do_not() {
    let mut scene = scene(2);
    scene.control(0, "11c").city(1, "5c").caravan(0, 0, "5b");
    let board = &scene.table().board;
    assert_eq!(names(board.friendly(Seat(0))), "11a 11c");
    assert_eq!(names(board.rival(Seat(0))), "5c 7a");
    assert_eq!(names(board.friendly(Seat(1))), "5c 7a");
    assert_eq!(board.at(at("11c")), Some((Seat(0), Piece::Control)));
}

#[test]
fn nd_5_6_an_empty_space_holds_no_token_and_no_figure() {
    let mut scene = scene(2);
    let holds = |scene: &crate::scene::Scene, space: &str| !scene.table().empty().contains(at(space));
    // A resource, a natural wonder, a city-state, a barbarian, a capital.
    for space in ["11f", "4a", "15a", "11j", "11a"] {
        assert!(holds(&scene, space), "{space}");
    }
    for space in ["11b", "11c", "11h", "5b"] {
        assert!(!holds(&scene, space), "{space}");
    }
    scene.control(0, "11b").city(0, "11h").caravan(1, 0, "5b");
    scene.wonder(game_new_dawn::cards::Wonder::Petra, "11c").barbarian(Barbarian::A, "5i");
    for space in ["11b", "11c", "11h", "5b", "5i"] {
        assert!(holds(&scene, space), "{space}");
    }
}

#[test]
fn nd_5_7_neighbors_share_a_side() {
    let scene = scene(2);
    let map = &scene.table().map;
    assert_eq!(map.around(at("11a")), spaces("11f 11e 11d 11c 11b 11g"));
    // 11j is on the edge: only 11i, 11h beside it.
    assert_eq!(map.around(at("11j")), spaces("11h 11i"));
    for one in map.on_map() {
        for other in map.around(one) {
            assert!(map.around(other).contains(one) && one != other);
        }
    }
}

#[test]
fn nd_7_1_a_city_is_mature_if_all_around_is_water_or_friendly_control() {
    let mut scene = scene(2);
    let mature = |scene: &crate::scene::Scene| names(maturity::mature_cities(scene.table(), Seat(1)));
    assert_eq!(mature(&scene), "");
    scene.control(1, "7c");
    assert_eq!(mature(&scene), "");
    scene.control(1, "7b");
    assert_eq!(mature(&scene), "7a");
    // It is a state: a rival token in place of the own one ends it.
    scene.control(0, "7b");
    assert_eq!(mature(&scene), "");
}

#[test]
fn nd_7_2_a_city_on_the_edge_needs_only_what_is_there() {
    let mut scene = scene(2);
    // 7j has the neighbors 7h and 7i only.
    scene.city(1, "7j").control(1, "7h 7i");
    assert_eq!(names(maturity::mature_cities(scene.table(), Seat(1))), "7j");
}

#[test]
fn nd_7_3_mature_cities_earn_trade_and_send_caravans() {
    let mut scene = scene(2);
    scene.turn(1).city(1, "7j").control(1, "7h 7i").focus(1, game_new_dawn::cards::Focus::ForeignTrade, 5);
    // A caravan of France starts from the mature city too.
    assert_eq!(names(economy::starts(scene.table(), Seat(1), 0)), "7a 7j");
    scene.dial(3).ends_the_round();
    // The trade event has come: seat 1 spreads one token.
    scene.waits_for(1).plays(1, Action::PutOn(crate::scene::slot(2))).shows("1: trade 0 1 0 0 0");
}

#[test]
fn nd_7_4_the_capital_may_be_mature() {
    let mut scene = scene(2);
    scene.control(1, "7b 7c");
    assert!(maturity::mature_cities(scene.table(), Seat(1)).contains(at("7a")));
    assert_eq!(difficulty(scene.table(), Seat(0), at("7a")), 1);
}
