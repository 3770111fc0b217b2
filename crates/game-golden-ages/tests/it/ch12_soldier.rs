//! Chapter 12: Soldier.

use engine::{Game, Seat, Seen, Viewer};
use game_golden_ages::cards::{Building, Civilization, Glory, Technology, Wonder};
use game_golden_ages::state::Founder;
use game_golden_ages::{Action, Event, Question, Source, State};

use crate::scene::{Scene, at, attack, explore, rocket, scene};

/// Seat 0 on F3 beside a city and a colonist of seat 1 on G3.
fn beside_g3(players: u8) -> Scene {
    let mut scene = scene(players);
    scene.colonists(0, "F3", "D2 D2").city(1, "G3", 1).colonists(1, "G3", "G3 H3").gold(0, 20);
    scene
}

#[test]
fn ga_12_1_a_soldier_moves_to_pieces_of_other_players() {
    let mut scene = beside_g3(2);
    scene.refuses(0, attack("F3", "F4"), "GA-12.1").refuses(0, attack("F3", "H3"), "GA-7.4");
    scene.refuses(0, attack("D2", "D3"), "GA-12.1");
    scene.plays(0, attack("F3", "G3")).shows("0: standing G3");
    let mut capital = beside_g3(2);
    capital.colonists(0, "G3", "D2 D2").refuses(0, attack("G3", "H3"), "GA-R18");
}

#[test]
fn ga_12_2_the_price_of_the_track_goes_to_the_bank() {
    beside_g3(2).plays(0, attack("F3", "G3")).shows("0: gold 17").shows("1: gold 3");
    beside_g3(2).glory(0, &[Glory::Two]).plays(0, attack("F3", "G3")).shows("0: gold 15");
}

#[test]
fn ga_12_3_at_most_four_attacks_in_the_game() {
    let mut scene = beside_g3(2);
    scene.glory(0, &[Glory::Two, Glory::Three, Glory::Four]);
    scene.clone().plays(0, attack("F3", "G3")).shows("0: gold 8, glory 4");
    scene.glory(0, &[Glory::Five]).refuses(0, attack("F3", "G3"), "GA-12.3");
}

#[test]
fn ga_12_4_cubes_go_back_to_the_reserve() {
    let mut scene = scene(2);
    scene
        .knows(1, &[Technology::Construction])
        .city(1, "G3", 2)
        .colonists(0, "F3", "D2 D2")
        .shows("1: reserve 4, cubes 2");
    scene.plays(0, attack("F3", "G3")).shows("1: reserve 6, cubes 0, cities ");
    scene.told(Event::CityDestroyed { seat: Seat(1), at: at("G3"), cubes: 2 });
}

#[test]
fn ga_12_5_all_colonists_go_home_as_they_are() {
    let mut scene = beside_g3(3);
    scene.colonists(2, "G3 F6", "G3").plays(0, attack("F3", "G3"));
    scene.shows("1: standing H3, lying H3 H3").shows("2: standing F6 F6, lying F6");
    scene.told(Event::SentHome { seat: Seat(2), from: at("G3"), colonists: 2 });
}

#[test]
fn ga_12_6_a_random_glory_tile_face_down() {
    let mut scene = beside_g3(2);
    let mut events = Vec::new();
    scene.state.play(Seat(0), &attack("F3", "G3"), &mut events).unwrap();
    scene.shows("0: glory 1");
    let tile = scene.state.players[Seat(0)].glory[0];
    let taken = Event::GloryTaken { seat: Seat(0), tile: Seen::Known(tile) };
    assert!(events.contains(&taken));
    assert_eq!(State::disclose(&taken, Viewer::Seat(Seat(0))), Some(taken));
    let hidden = Some(Event::GloryTaken { seat: Seat(0), tile: Seen::Hidden });
    assert_eq!(State::disclose(&taken, Viewer::Seat(Seat(1))), hidden);
    assert_eq!(State::disclose(&taken, Viewer::Public), hidden);
    assert_eq!((scene.public().glory_left, scene.state.glory.iter().sum::<u8>()), (15, 15));
}

#[test]
fn ga_12_7_then_a_city_may_be_founded() {
    let mut scene = beside_g3(2);
    scene.plays(0, attack("F3", "G3")).asks(0, Question::City { at: at("G3"), by: Founder::Soldier });
    scene.clone().plays(0, Action::NoCity).shows("0: cities , lying D2 D2 G3");
    scene.plays(0, Action::FoundCity).shows("0: cities G3, reserve 4, gold 18");
    let mut island = crate::scene::scene(2);
    island
        .colonists(0, "D2", "D3 D3")
        .colonists(1, "D1", "H3 H3")
        .plays(0, attack("D2", "D1"))
        .asks(1, Question::Action);
}

#[test]
fn ga_12_8_finally_the_attacker_lies_down() {
    let mut scene = beside_g3(2);
    scene.plays(0, attack("F3", "G3")).shows("0: standing G3, lying D2 D2");
    scene.plays(0, Action::FoundCity).shows("0: standing , lying D2 D2 G3");
}

#[test]
fn ga_12_9_rocketry_attacks_any_space_without_a_colonist() {
    let mut scene = scene(2);
    scene.city(1, "G3", 1).refuses(0, rocket("G3"), "GA-12.9").knows(0, &[Technology::Rocketry]);
    scene.refuses(0, rocket("H3"), "GA-R18").refuses(0, rocket("E4"), "GA-12.1");
    scene.plays(0, rocket("G3")).plays(0, Action::FoundCity).shows("0: cities G3, standing D2 D2 D2, lying ");
}

#[test]
fn ga_12_10_an_attack_that_cannot_be_made_is_illegal_as_a_whole() {
    let mut scene = beside_g3(2);
    scene.gold(0, 2).refuses(0, attack("F3", "G3"), "GA-12.10").shows("0: standing F3, gold 2");
    scene.knows(0, &[Technology::Agriculture]).plays(0, attack("F3", "G3")).shows("0: gold 0");
    beside_g3(2).glory(0, &[Glory::Two, Glory::Two, Glory::Three, Glory::Three]).refuses(
        0,
        attack("F3", "G3"),
        "GA-12.3",
    );
    beside_g3(2).refuses(0, attack("F3", "F3"), "GA-12.1");
}

#[test]
fn ga_r18_a_space_with_anothers_capital_is_no_target_the_own_capital_can_be() {
    let mut scene = scene(3);
    scene.colonists(0, "G3", "D2 D2").colonists(2, "H3", "F6 F6").refuses(0, attack("G3", "H3"), "GA-R18");
    scene.colonists(0, "D3", "D2 D2").colonists(1, "D2", "H3 H3").plays(0, attack("D3", "D2"));
    scene.asks(1, Question::Action).shows("1: standing H3").shows("0: lying D2 D2 D2");
}

#[test]
fn ga_r19_one_payment_for_all_and_walls_of_all_hit() {
    let mut scene = beside_g3(4);
    scene.colonists(2, "G3", "F6 F6").epoch(game_golden_ages::cards::Epoch::II);
    scene.clone().plays(0, attack("F3", "G3")).shows("0: gold 17, glory 1");
    scene.building(1, Building::Wall).building(3, Building::Wall);
    scene.clone().plays(0, attack("F3", "G3")).shows("0: gold 14, glory 1");
    scene.state.players[Seat(3)].sites[0] = None;
    scene.building(2, Building::Wall).plays(0, attack("F3", "G3")).shows("0: gold 11, glory 1");
}

#[test]
fn ga_r20_the_order_of_a_soldier_action() {
    let mut scene = beside_g3(3);
    scene.civilization(0, Civilization::France).knows(0, &[Technology::Agriculture]);
    scene.wonder(2, Wonder::GreatWall).wonder(0, Wonder::HagiaSophia).plays(0, attack("F3", "G3"));
    let mut events = scene.events().to_vec();
    scene.plays(0, Action::FoundCity);
    events.extend(scene.events());
    let (zero, one, two) = (Seat(0), Seat(1), Seat(2));
    let gold = |seat, amount, source| Event::GoldGained { seat, amount, source };
    let tile = Seen::Known(scene.state.players[zero].glory[0]);
    let expected = [
        Event::Attacked { seat: zero, from: Some(at("F3")), target: at("G3") },
        gold(zero, 1, Source::Technology(Technology::Agriculture)),
        Event::Paid { seat: zero, amount: 3, to: None },
        gold(two, 3, Source::Wonder(Wonder::GreatWall)),
        Event::CityDestroyed { seat: one, at: at("G3"), cubes: 1 },
        Event::SentHome { seat: one, from: at("G3"), colonists: 2 },
        Event::GloryTaken { seat: zero, tile },
        gold(zero, 4, Source::Civilization(Civilization::France)),
        Event::CityFounded { seat: zero, at: at("G3"), cubes: 1 },
        gold(zero, 1, Source::Technology(Technology::Barter)),
        gold(zero, 2, Source::Wonder(Wonder::HagiaSophia)),
        Event::LaidDown { seat: zero, at: at("G3") },
    ];
    assert_eq!(events, expected);
}

#[test]
fn ga_r21_glory_tiles_are_known_to_their_owner_alone_until_the_end() {
    let mut scene = scene(2);
    scene.glory(0, &[Glory::Six]);
    assert_eq!(*scene.view(0).players[Seat(0)].glory, [Seen::Known(Glory::Six)]);
    assert_eq!(*scene.view(1).players[Seat(0)].glory, [Seen::Hidden]);
    assert_eq!(*scene.public().players[Seat(0)].glory, [Seen::Hidden]);
    scene.state.question = Question::Over;
    assert_eq!(*scene.public().players[Seat(0)].glory, [Seen::Known(Glory::Six)]);
}

#[test]
fn ga_r22_a_rocket_counts_as_an_attack_and_moves_nobody() {
    let mut scene = beside_g3(2);
    scene.knows(0, &[Technology::Rocketry]).civilization(0, Civilization::UnitedStates);
    scene.clone().plays(0, rocket("G3")).shows("0: gold 17, glory 1, standing F3");
    scene.clone().plays(0, attack("F3", "G3")).shows("0: gold 21, glory 1, standing G3");
    scene.glory(0, &[Glory::Two, Glory::Two, Glory::Three, Glory::Three]).refuses(0, rocket("G3"), "GA-12.3");
}

/// India has Rocketry without Aviation: attacks reach everywhere, Explorers do not.
#[test]
fn ga_r22_ga_12_9_with_rocketry_a_colonist_attacks_any_space_too() {
    let mut scene = scene(2);
    scene.city(1, "G3", 1).refuses(0, attack("D2", "G3"), "GA-7.4").knows_only(0, Technology::Rocketry);
    scene.refuses(0, explore("D2", "G3"), "GA-7.4").knows(0, &[Technology::Agriculture]);
    scene.plays(0, attack("D2", "G3")).shows("0: standing D2 D2 G3, gold 1, glory 1");
    scene.plays(0, Action::NoCity).shows("0: lying G3");
}

#[test]
fn ga_r23_enemy_colonists_on_an_own_city_may_be_attacked_without_moving() {
    let mut scene = scene(2);
    scene
        .city(0, "E3", 1)
        .colonists(0, "E3", "D2 D2")
        .colonists(1, "E3", "H3 H3")
        .plays(0, attack("E3", "E3"));
    scene.asks(1, Question::Action).shows("0: cities E3, lying D2 D2 E3, gold 0, glory 1");
}

#[test]
fn ga_r24_great_wall_and_united_nations_react_to_attacks_of_others() {
    let mut scene = beside_g3(4);
    scene.wonder(2, Wonder::GreatWall).wonder(3, Wonder::UnitedNations).state.players[Seat(2)].golden_age =
        true;
    scene.state.first_golden_age = Some(Seat(2));
    let card = scene.state.scoring_cards.iter().next().unwrap();
    scene.state.scoring_cards.remove(card);
    scene.state.chosen_card = Some(card);
    scene.colonists(2, "", "F6 F6 F6");
    scene
        .plays(0, attack("F3", "G3"))
        .shows("0: gold 17")
        .shows("2: gold 6")
        .shows("3: gold 6")
        .shows("1: gold 3");
    scene.told(Event::Paid { seat: Seat(0), amount: 3, to: Some(Seat(3)) });
    let mut own = beside_g3(2);
    own.wonder(0, Wonder::GreatWall)
        .wonder(0, Wonder::UnitedNations)
        .plays(0, attack("F3", "G3"))
        .shows("0: gold 17");
}

#[test]
fn ga_r38_only_earlier_income_can_pay() {
    let mut scene = beside_g3(2);
    scene.civilization(0, Civilization::France).wonder(0, Wonder::HagiaSophia).gold(0, 2);
    scene
        .refuses(0, attack("F3", "G3"), "GA-12.10")
        .gold(0, 3)
        .plays(0, attack("F3", "G3"))
        .shows("0: gold 4");
    let mut poor = crate::scene::scene(2);
    poor.gold(0, 2).refuses(0, Action::Develop(Technology::Writing), "GA-15.1").shows("0: gold 2, tiles 0");
}

#[test]
fn ga_r41_china_draws_a_single_last_tile() {
    let mut scene = beside_g3(4);
    scene.civilization(0, Civilization::China).gold(0, 40);
    scene.plays(0, attack("F3", "G3"));
    let drawn = scene.state.drawn_glory;
    scene.asks(0, Question::KeepGlory { at: at("G3"), by: Founder::Soldier });
    assert_eq!((drawn.len(), scene.state.glory.iter().sum::<u8>()), (2, 14));
    assert!(scene.view(0).drawn_glory.iter().all(|tile| tile.known().is_some()));
    assert!(scene.view(1).drawn_glory.iter().all(|tile| tile.known().is_none()));
    let other = Glory::ALL.iter().copied().find(|tile| !drawn.contains(tile)).unwrap();
    scene.refuses(0, Action::KeepGlory(other), "GA-12.6").plays(0, Action::KeepGlory(drawn[1]));
    scene.plays(0, Action::NoCity).shows("0: gold 39, glory 1");
    assert_eq!((scene.state.players[Seat(0)].glory[0], scene.state.glory.iter().sum::<u8>()), (drawn[1], 15));
    // All but one tile are taken: the others made four attacks each, seat 0 three.
    let mut last = beside_g3(4);
    last.civilization(0, Civilization::China).gold(0, 40);
    last.glory(1, &[Glory::Two, Glory::Two, Glory::Three, Glory::Three]);
    last.glory(2, &[Glory::Three, Glory::Three, Glory::Four, Glory::Four]);
    last.glory(3, &[Glory::Four, Glory::Four, Glory::Five, Glory::Five]);
    last.glory(0, &[Glory::Five, Glory::Five, Glory::Six]).plays(0, attack("F3", "G3"));
    last.shows("0: glory 4, gold 30").asks(0, Question::City { at: at("G3"), by: Founder::Soldier });
}

#[test]
fn the_choice_of_a_glory_tile_is_asked_even_if_both_are_alike() {
    let mut scene = beside_g3(4);
    scene.civilization(0, Civilization::China);
    scene.glory(1, &[Glory::Two, Glory::Two, Glory::Three, Glory::Three]);
    scene.glory(2, &[Glory::Three, Glory::Three, Glory::Four, Glory::Four]);
    scene.glory(3, &[Glory::Four, Glory::Four, Glory::Five, Glory::Five]);
    scene.glory(0, &[Glory::Five, Glory::Five]).gold(0, 40).plays(0, attack("F3", "G3"));
    assert_eq!(*scene.state.drawn_glory, [Glory::Six, Glory::Six]);
    assert_eq!(scene.legal(0), [Action::KeepGlory(Glory::Six)]);
    scene.plays(0, Action::KeepGlory(Glory::Six)).plays(0, Action::NoCity).plays(1, explore("H3", "H2"));
}
