//! Chapters 13 and 14: building wonders, activating cards.

use engine::Seat;
use game_golden_ages::cards::{
    Building, Card, Civilization, Epoch, Glory, ScoringCard, Technology, Terms, Wonder,
};
use game_golden_ages::state::AgoraWay;
use game_golden_ages::{Action, Event, Payment, Question, Source};

use crate::scene::{Scene, artist, at, build, explore, scene};

fn wonder(wonder: Wonder) -> Action {
    Action::BuildWonder { wonder, payment: Payment::Gold }
}

fn free(wonder: Wonder) -> Action {
    Action::BuildWonder { wonder, payment: Payment::Free }
}

#[test]
fn ga_13_1_a_face_up_wonder_is_paid_and_taken() {
    let mut scene = scene(2);
    scene.gold(0, 2).refuses(0, wonder(Wonder::Pyramids), "GA-13.1").refuses(
        0,
        wonder(Wonder::Kremlin),
        "GA-13.1",
    );
    scene.gold(0, 4).plays(0, wonder(Wonder::Pyramids)).shows("0: gold 1");
    assert!(scene.state.players[Seat(0)].wonders.contains(Wonder::Pyramids));
    assert!(!scene.state.wonders.contains(Wonder::Pyramids));
}

#[test]
fn ga_13_2_some_civilizations_pay_less() {
    let mut scene = scene(2);
    scene.gold(0, 2).plays(0, wonder(Wonder::HangingGardens)).shows("0: gold 0");
    let price = |scene: &Scene, seat: u8| scene.view(seat).wonders[0].price;
    assert_eq!(
        (scene.view(0).wonders[0].wonder, price(&scene, 0), price(&scene, 1)),
        (Wonder::Colossus, 3, 2)
    );
    assert_eq!(scene.public().wonders[0].price, 3);
}

#[test]
fn ga_13_3_an_immediate_effect_comes_right_after_building() {
    let mut scene = scene(2);
    scene
        .gold(0, 9)
        .city(0, "D3", 1)
        .city(0, "E3", 1)
        .plays(0, wonder(Wonder::Colossus))
        .shows("0: points 4");
    scene.turn(0).plays(0, wonder(Wonder::HangingGardens)).shows("0: points 6");
    scene
        .turn(0)
        .plays(0, wonder(Wonder::GreatLibrary))
        .asks(0, Question::Develop { left: 1, terms: Terms::Free });
    scene
        .plays(0, Action::Develop(Technology::Writing))
        .shows("0: gold 0, tiles 1")
        .asks(1, Question::Action);
}

#[test]
fn ga_13_3_every_wonder_scores_what_its_card_says() {
    let mut scene = scene(2);
    scene
        .city(0, "H2", 1)
        .city(0, "D3", 1)
        .colonists(0, "C6 D1", "H1")
        .colonists(1, "H3", "H3 H3")
        .gold(0, 200);
    scene.glory(0, &[Glory::Two, Glory::Five]);
    let cards = [
        (Wonder::Pyramids, 6),
        (Wonder::Versailles, 3),
        (Wonder::EiffelTower, 3),
        (Wonder::PorcelainTower, 6),
        (Wonder::Kremlin, 3),
        (Wonder::ApolloProgram, 2),
        (Wonder::Internet, 3),
        (Wonder::HagiaSophia, 0),
    ];
    for (card, points) in cards {
        let mut scene = scene.clone();
        scene.epoch(card.facts().epoch).plays(0, wonder(card)).shows(&format!("0: points {points}"));
        assert_eq!(scene.state.players[Seat(0)].points.wonders, points);
    }
}

#[test]
fn ga_13_4_any_number_of_wonders() {
    let mut scene = scene(2);
    scene.gold(0, 20);
    for card in [Wonder::Colossus, Wonder::Pyramids, Wonder::HangingGardens] {
        scene.turn(0).plays(0, wonder(card));
    }
    assert_eq!(scene.state.players[Seat(0)].wonders.len(), 3);
}

#[test]
fn ga_13_5_a_wonder_is_built_once_and_not_replaced() {
    let mut scene = scene(2);
    scene.plays(0, wonder(Wonder::Pyramids)).refuses(1, wonder(Wonder::Pyramids), "GA-13.1");
    assert_eq!(scene.state.wonders.len(), 3);
}

#[test]
fn ga_14_1_an_own_card_with_an_activation_effect_is_carried_out_and_turned_over() {
    let mut scene = scene(2);
    scene.building(0, Building::Wall).wonder(0, Wonder::Colossus).wonder(0, Wonder::HagiaSophia);
    scene.refuses(0, Action::ActivateBuilding(Building::Wall), "GA-14.1");
    scene.refuses(0, Action::ActivateWonder(Wonder::HagiaSophia), "GA-14.1");
    scene.refuses(0, Action::ActivateBuilding(Building::Bank), "GA-14.1");
    scene.refuses(0, Action::ActivateWonder(Wonder::Pyramids), "GA-14.1");
    scene.plays(0, Action::ActivateWonder(Wonder::Colossus)).shows("0: points 1");
    scene.told(Event::Activated { seat: Seat(0), card: Card::Wonder(Wonder::Colossus) });
    assert!(scene.state.players[Seat(0)].used_wonders.contains(Wonder::Colossus));
}

#[test]
fn ga_14_1_every_building_does_what_its_card_says() {
    let mut scene = scene(2);
    scene.colonists(0, "D2", "E3").colonists(1, "H3", "").city(0, "D3", 1).city(0, "E4", 1);
    let gold = [
        (Building::Market, 3 + 3),
        (Building::Granary, 3 + 1),
        (Building::Bank, 3 + 4),
        (Building::Museum, 3 + 6),
        (Building::PowerPlant, 3 + 6),
    ];
    for (card, gold) in gold {
        scene
            .clone()
            .building(0, card)
            .plays(0, Action::ActivateBuilding(card))
            .shows(&format!("0: gold {gold}"));
    }
    let mut theater = scene.clone();
    theater.building(0, Building::MovieTheater).plays(0, Action::ActivateBuilding(Building::MovieTheater));
    theater.shows("0: points 6").told(Event::Scored {
        seat: Seat(0),
        amount: 6,
        source: Source::Building(Building::MovieTheater),
    });
    for (card, discount) in [(Building::Library, 2), (Building::University, 3), (Building::Observatory, 5)] {
        let mut scene = scene.clone();
        scene
            .knows(0, &[Technology::Rail])
            .gold(0, 20)
            .building(0, card)
            .plays(0, Action::ActivateBuilding(card));
        scene
            .plays(0, Action::Develop(Technology::Aviation))
            .shows(&format!("0: gold {}", 20 - (8 - discount)));
    }
    let mut laboratory = scene.clone();
    laboratory.gold(0, 0).knows(0, &[Technology::Aviation]).building(0, Building::Laboratory);
    laboratory
        .plays(0, Action::ActivateBuilding(Building::Laboratory))
        .plays(0, Action::Develop(Technology::Rocketry));
    laboratory.shows("0: gold 0, tiles 4");
    // One lying colonist on the map: no question. Those in the Agora are no target.
    let mut factory = scene.clone();
    factory.building(0, Building::Factory).plays(0, Action::ActivateBuilding(Building::Factory));
    factory.shows("0: standing D2 E3, agora 1, lying ").asks(1, Question::Action);
    scene
        .colonists(0, "D2", "E3 F4")
        .building(0, Building::Factory)
        .plays(0, Action::ActivateBuilding(Building::Factory));
    scene.asks(0, Question::StandUp { left: 1 }).refuses(0, Action::StandUp(at("D2")), "GA-R28");
    scene.plays(0, Action::StandUp(at("F4"))).shows("0: standing D2 F4, lying E3");
}

#[test]
fn ga_14_2_once_per_epoch() {
    let mut scene = scene(2);
    scene.building(0, Building::Market).plays(0, Action::ActivateBuilding(Building::Market));
    scene.turn(0).refuses(0, Action::ActivateBuilding(Building::Market), "GA-14.2");
    let mut wonders = crate::scene::scene(2);
    wonders.wonder(0, Wonder::Pyramids).plays(0, Action::ActivateWonder(Wonder::Pyramids));
    wonders.turn(0).refuses(0, Action::ActivateWonder(Wonder::Pyramids), "GA-14.2");
}

#[test]
fn ga_14_3_a_used_card_stays_on_its_site_and_counts() {
    let mut scene = scene(2);
    scene.building(0, Building::Market).plays(0, Action::ActivateBuilding(Building::Market));
    scene.shows("0: buildings market").turn(0).open_buildings(&[Building::Granary]);
    scene.clone().plays(0, build("D2", Building::Granary)).shows("0: buildings granary");
    scene
        .last_before_golden_age(0, ScoringCard::Buildings)
        .plays(0, Action::StartGoldenAge)
        .shows("0: points 3");
}

#[test]
fn ga_r25_discounts_add_up_and_do_not_fall_below_nothing() {
    let mut scene = scene(2);
    scene.civilization(0, Civilization::Japan).building(0, Building::Observatory).gold(0, 0);
    scene
        .plays(0, Action::ActivateBuilding(Building::Observatory))
        .plays(0, Action::Develop(Technology::Writing));
    scene.shows("0: gold 0, tiles 1");
    let mut kept = crate::scene::scene(2);
    kept.gold(0, 2).civilization(0, Civilization::Egypt).civilization(1, Civilization::Phoenicia);
    kept.clone().plays(0, wonder(Wonder::Pyramids)).shows("0: gold 0");
    kept.civilization(0, Civilization::Babylon).refuses(0, wonder(Wonder::Pyramids), "GA-13.1");
}

#[test]
fn ga_r26_free_developments_keep_the_order_and_are_lost_if_there_is_nothing() {
    let mut scene = scene(2);
    scene.epoch(Epoch::III).gold(0, 14).plays(0, wonder(Wonder::OxfordUniversity));
    scene.asks(0, Question::Develop { left: 2, terms: Terms::Free });
    scene.refuses(0, Action::Develop(Technology::Rail), "GA-15.1").refuses(0, Action::Stop, "GA-R26");
    scene
        .plays(0, Action::Develop(Technology::Carriage))
        .asks(0, Question::Develop { left: 1, terms: Terms::Free });
    scene
        .plays(0, Action::Develop(Technology::Rail))
        .shows("0: gold 0, tiles 2, reserve 7")
        .asks(1, Question::Action);
    let mut all = crate::scene::scene(2);
    let level_five =
        [Technology::Rocketry, Technology::Genetics, Technology::ComputerScience, Technology::Economy];
    all.knows(0, &level_five).gold(0, 4).plays(0, wonder(Wonder::GreatLibrary)).asks(1, Question::Action);
    // Immediate points are scored; Japan's further tiles belong to action 7 alone.
    let mut japan = crate::scene::scene(2);
    japan.civilization(0, Civilization::Japan).knows(0, &[Technology::Commerce]).city(0, "D3", 1).gold(0, 99);
    japan.building(0, Building::Laboratory).plays(0, Action::ActivateBuilding(Building::Laboratory));
    japan.plays(0, Action::Develop(Technology::Economy)).shows("0: points 1").asks(1, Question::Action);
}

#[test]
fn ga_r27_notre_dame_sends_colonists_one_way() {
    let mut scene = scene(2);
    scene.wonder(0, Wonder::NotreDame).knows(0, &[Technology::ComputerScience]).colonists(0, "", "D3 E3");
    scene.plays(0, Action::ActivateWonder(Wonder::NotreDame)).asks(0, Question::Agora { way: None });
    scene.refuses(0, Action::Stop, "GA-R27").refuses(0, Action::SendToAgora(at("F3")), "GA-R27");
    let mut back = scene.clone();
    scene.plays(0, Action::SendToAgora(at("D3"))).asks(0, Question::Agora { way: Some(AgoraWay::There) });
    scene.refuses(0, Action::BringFromAgora, "GA-R27");
    scene.clone().plays(0, Action::Stop).shows("0: agora 2, lying E3, points 2").asks(1, Question::Action);
    scene.plays(0, Action::SendToAgora(at("E3"))).shows("0: agora 3, points 4").asks(1, Question::Action);
    back.plays(0, Action::BringFromAgora).shows("0: agora 0, standing , lying D2 D3 E3, points 0");
    back.asks(1, Question::Action);
    // Two in the Agora: after the first one it is asked whether the second comes too.
    let mut two = crate::scene::scene(2);
    two.wonder(0, Wonder::NotreDame).colonists(0, "D2", "");
    two.plays(0, Action::ActivateWonder(Wonder::NotreDame))
        .asks(0, Question::Agora { way: Some(AgoraWay::Back) });
    two.refuses(0, Action::SendToAgora(at("D2")), "GA-R27")
        .plays(0, Action::Stop)
        .shows("0: agora 1, lying D2");
}

#[test]
fn ga_r28_activation_needs_a_target_but_may_count_nothing() {
    let mut scene = scene(2);
    scene
        .building(0, Building::Market)
        .plays(0, Action::ActivateBuilding(Building::Market))
        .shows("0: gold 3");
    let mut library = crate::scene::scene(2);
    library.building(0, Building::Library).gold(0, 0).refuses(
        0,
        Action::ActivateBuilding(Building::Library),
        "GA-R28",
    );
    library.gold(0, 1).plays(0, Action::ActivateBuilding(Building::Library));
    let mut factory = crate::scene::scene(2);
    factory.building(0, Building::Factory).refuses(0, Action::ActivateBuilding(Building::Factory), "GA-R28");
    let mut dame = crate::scene::scene(2);
    dame.wonder(0, Wonder::NotreDame).refuses(0, Action::ActivateWonder(Wonder::NotreDame), "GA-R28");
    // In the epoch in which it was acquired.
    let mut new = crate::scene::scene(2);
    new.open_buildings(&[Building::Market]).plays(0, build("D2", Building::Market)).turn(0);
    new.plays(0, Action::ActivateBuilding(Building::Market)).shows("0: gold 4");
}

#[test]
fn ga_r36_one_wonder_is_free_for_greece() {
    let mut scene = scene(2);
    scene.refuses(0, free(Wonder::Pyramids), "GA-R36").civilization(0, Civilization::Greece).gold(0, 0);
    assert_eq!(scene.view(1).players[Seat(0)].free_wonders, 1);
    let mut replaced = scene.clone();
    replaced.civilization(0, Civilization::Inca).refuses(0, free(Wonder::GreatWall), "GA-R36");
    scene.plays(0, free(Wonder::Pyramids)).shows("0: gold 0").turn(0).refuses(
        0,
        free(Wonder::Colossus),
        "GA-R36",
    );
    // It is the player's choice which one: another may be paid before.
    let mut paid = crate::scene::scene(2);
    paid.civilization(0, Civilization::Greece)
        .gold(0, 3)
        .plays(0, wonder(Wonder::Pyramids))
        .shows("0: gold 0");
    paid.turn(0).plays(0, free(Wonder::GreatLibrary)).plays(0, Action::Develop(Technology::Carriage)).turn(0);
    paid.plays(0, explore("D2", "D4")).turn(0).plays(0, artist("D2"));
}
