//! Chapters 11 and 32: buying.

use game_eagle_civ::cards::{Era, Improvement, Kind, Marker, Price, Region, Technology, Zone};
use game_eagle_civ::options::{Length, Prerequisites, RuleSet};
use game_eagle_civ::rules::{technology, units};
use game_eagle_civ::state::{Holder, Which};
use game_eagle_civ::{Action, Event, Frame, Options, Source};

use crate::scene::*;

fn buys(scene: &mut Scene, kind: Kind) -> bool {
    scene.allows(A, Action::Buy(kind))
}

fn place(region: Region, zone: Option<Zone>) -> Action {
    Action::Place { region, zone }
}

#[test]
fn ec_11_1_prices_of_the_standard_rules() {
    let mut scene = standard(2);
    let columns = |scene: &mut Scene, price| {
        Era::ALL.iter().map(|era| units::cost(&scene.era(*era).state.table, price, *era)).collect::<Vec<_>>()
    };
    assert_eq!(columns(&mut scene, Price::Army), [5, 10, 15, 20]);
    assert_eq!(columns(&mut scene, Price::Fleet), [10, 20, 30, 40]);
    assert_eq!(columns(&mut scene, Price::Settler), [5, 10, 15, 20]);
    assert_eq!(columns(&mut scene, Price::Village), [5, 10, 15, 20]);
    assert_eq!(units::price(&scene.state.table, Kind::Aircraft), 40);
    scene.town(A, Region::Mekong, 1).era(Era::Ancient).gold(A, 4).refuses(
        A,
        Action::Buy(Kind::AncientInfantry),
        "EC-11.1",
    );
    scene.gold(A, 5).plays(A, Action::Buy(Kind::AncientInfantry));
    assert_eq!(scene.has(A), 0);
}

#[test]
fn ec_11_2_ec_11_7_ec_r_81_upgrades() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).town(A, Region::Java, 2).town(A, Region::Yunnan, 3).gold(A, 35);
    scene
        .plays(A, Action::Upgrade(Region::Mekong))
        .plays(A, Action::Upgrade(Region::Java))
        .plays(A, Action::Upgrade(Region::Yunnan));
    assert_eq!(scene.has(A), 0);
    scene.gold(A, 50).refuses(A, Action::Upgrade(Region::Mekong), "EC-11.7");
    scene.refuses(A, Action::Upgrade(Region::Hellas), "EC-11.7");
    // A village founded in this phase may be upgraded once.
    scene
        .put(A, Region::Deccan, Kind::Settler, 1)
        .plays(A, Action::Found(Region::Deccan))
        .plays(A, Action::Upgrade(Region::Deccan));
    assert_eq!(scene.size(Region::Deccan), 2);
}

#[test]
fn ec_11_3_ec_ex_14_each_technology_costs_ten_more() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).gold(A, 29);
    scene.plays(A, Action::Learn(technology::top_card(&scene.state.table).unwrap()));
    assert_eq!(scene.has(A), 19);
    let next = technology::top_card(&scene.state.table).unwrap();
    scene.refuses(A, Action::Learn(next), "EC-11.3").gold(A, 20).plays(A, Action::Learn(next));
    assert_eq!(scene.has(A), 0);
    scene.era(Era::Modern);
    assert_eq!(technology::price(&scene.state.table, A, Technology::Flight), 30);
}

#[test]
fn ec_11_4_ec_ex_16_ed_29_only_units_of_the_era() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).gold(A, 200).era(Era::Medieval);
    let sold: Vec<Kind> =
        Kind::ALL.iter().copied().filter(|kind| scene.allows(A, Action::Buy(*kind))).collect();
    assert_eq!(
        sold,
        [
            Kind::Settler,
            Kind::MedievalInfantry,
            Kind::MedievalCavalry,
            Kind::MedievalArtillery,
            Kind::MedievalFleet
        ]
    );
    scene.refuses(A, Action::Buy(Kind::AncientFleet), "EC-11.4").refuses(
        A,
        Action::Learn(Technology::Masonry),
        "EC-11.8",
    );
}

#[test]
fn ec_11_5_ed_16_ec_r_15_ec_r_16_placement() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).town(A, Region::Yunnan, 1).town(B, Region::Java, 1).gold(A, 100);
    for _ in 0..5 {
        scene.plays(A, Action::Buy(Kind::AncientInfantry)).refuses(A, place(Region::Java, None), "EC-11.5");
        scene.plays(A, place(Region::Mekong, None));
    }
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientInfantry), 5);
    scene.plays(A, Action::Buy(Kind::AncientFleet)).refuses(A, place(Region::Mekong, None), "EC-11.5");
    scene.refuses(A, place(Region::Mekong, Some(Zone::ArafuraSea)), "EC-11.5");
    scene.plays(A, place(Region::Mekong, Some(Zone::SundaSea)));
    assert_eq!(scene.count(A, Zone::SundaSea, Kind::AncientFleet), 1);
    // A landlocked player cannot buy a fleet.
    let mut inland = standard(2);
    inland.town(A, Region::Yunnan, 1).gold(A, 50).refuses(A, Action::Buy(Kind::AncientFleet), "EC-11.5");
}

#[test]
fn ec_11_6_ec_32_10_founding_takes_a_settler_and_the_price() {
    for (mut scene, price) in [(standard(2), 5), (advanced(2), 10)] {
        scene
            .town(A, Region::Java, 1)
            .town(B, Region::Hellas, 1)
            .put(A, Region::Mekong, Kind::Settler, 2)
            .gold(A, price);
        scene.refuses(A, Action::Found(Region::Yunnan), "EC-11.6");
        scene.plays(A, Action::Found(Region::Mekong));
        assert_eq!(
            (scene.has(A), scene.count(A, Region::Mekong, Kind::Settler), scene.owner(Region::Mekong)),
            (0, 1, Some(A))
        );
        scene.put(A, Region::Deccan, Kind::Settler, 1).refuses(A, Action::Found(Region::Deccan), "EC-11.6");
    }
}

#[test]
fn ec_r_17_what_is_bought_can_be_used_at_once() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 2).town(B, Region::Hellas, 1).gold(A, 60).refuses(
        A,
        Action::Buy(Kind::AncientCavalry),
        "EC-32.4",
    );
    scene.plays(A, Action::Learn(Technology::TheWheel)).plays(A, Action::Buy(Kind::AncientCavalry));
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientCavalry), 2);
}

#[test]
fn ec_32_1_ec_32_2_ec_ex_42_prices_of_the_advanced_rules() {
    let scene = advanced(2);
    let columns =
        |price| Era::ALL.iter().map(|era| units::cost(&scene.state.table, price, *era)).collect::<Vec<_>>();
    assert_eq!(columns(Price::Army), [10, 15, 20, 25]);
    assert_eq!(columns(Price::Fleet), [20, 30, 40, 50]);
    assert_eq!(columns(Price::Improvement), [10, 15, 20, 25]);
    assert_eq!(columns(Price::Royalty), [5, 5, 10, 10]);
    assert_eq!(columns(Price::Settler), [10; 4]);
    assert_eq!(columns(Price::Village), [10; 4]);
    assert_eq!([Price::ToTown, Price::ToCity, Price::ToMetropolis].map(|row| columns(row)[2]), [20; 3]);
    assert_eq!(units::price(&scene.state.table, Kind::Aircraft), 50);
    for unit in game_eagle_civ::cards::UnitType::ALL {
        assert_eq!(u32::from(unit.facts().price), units::price(&scene.state.table, unit.kind()), "{unit:?}");
        assert_eq!(
            u32::from(unit.facts().sell_price),
            units::sell_price(&scene.state.table, unit.kind()),
            "{unit:?}"
        );
    }
}

#[test]
fn ec_32_3_ed_21_ec_ex_35_units_of_earlier_eras() {
    let ready = |mut scene: Scene| {
        scene
            .era(Era::Modern)
            .town(A, Region::Mekong, 4)
            .town(B, Region::Hellas, 1)
            .gold(A, 200)
            .knows(B, &[Technology::Metallurgy, Technology::SteamPower]);
        scene
    };
    let mut second = ready(advanced(2));
    second.plays(A, Action::Buy(Kind::GunpowderFleet));
    assert_eq!(second.has(A), 160);
    assert_eq!(
        units::type_of(&second.state.table, Kind::GunpowderFleet),
        Some(game_eagle_civ::cards::UnitType::Ironclad)
    );
    ready(first_advanced(2)).refuses(A, Action::Buy(Kind::GunpowderFleet), "ED-21");
}

#[test]
fn ec_32_4_ec_23_3_ec_32_15_nothing_before_its_technology() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 2).town(B, Region::Hellas, 1).gold(A, 200);
    scene.refuses(A, Action::Buy(Kind::AncientInfantry), "EC-32.4").refuses(
        A,
        Action::Improve(Improvement::Granary),
        "EC-23.3",
    );
    // Also if another player owns it.
    scene.knows(B, &[Technology::BronzeWorking, Technology::PotterySpecialization]);
    assert!(
        buys(&mut scene, Kind::AncientInfantry) && scene.allows(A, Action::Improve(Improvement::Granary))
    );
    scene.refuses(A, Action::Improve(Improvement::Bank), "EC-32.15");
}

#[test]
fn ec_32_5_ec_r_50_ec_ex_32_as_many_new_pieces_as_the_settlement_is_large() {
    let mut scene = advanced(2);
    scene
        .town(A, Region::Mekong, 2)
        .town(B, Region::Hellas, 1)
        .gold(A, 200)
        .knows(A, &[Technology::BronzeWorking, Technology::TradeMapmaking]);
    scene.plays(A, Action::Buy(Kind::AncientFleet)).plays(A, place(Region::Mekong, Some(Zone::SundaSea)));
    scene.plays(A, Action::Buy(Kind::Settler)).refuses(A, Action::Buy(Kind::AncientInfantry), "EC-32.5");
    // The size at the moment of placing counts; a village founded now has room for one.
    scene
        .put(A, Region::Deccan, Kind::Settler, 1)
        .plays(A, Action::Found(Region::Deccan))
        .plays(A, Action::Buy(Kind::AncientInfantry));
    assert_eq!(scene.count(A, Region::Deccan, Kind::AncientInfantry), 1);
    scene.refuses(A, Action::Buy(Kind::AncientInfantry), "EC-32.5");
}

#[test]
fn ec_32_6_ec_r_35_ec_ex_33_units_of_past_eras_are_sold() {
    let mut scene = advanced(2);
    scene
        .town(A, Region::Mekong, 1)
        .town(B, Region::Hellas, 1)
        .put(A, Region::Mekong, Kind::AncientCavalry, 2)
        .put(A, Zone::SundaSea, Kind::AncientFleet, 1);
    let horseman = Action::Sell(which(Region::Mekong, Kind::AncientCavalry, 0));
    scene.refuses(A, horseman, "EC-32.6").era(Era::Medieval).plays(A, horseman);
    assert_eq!((scene.has(A), scene.count(A, Region::Mekong, Kind::AncientCavalry)), (2, 1));
    scene.plays(A, Action::Sell(which(Zone::SundaSea, Kind::AncientFleet, 0)));
    assert_eq!(scene.has(A), 6);
    scene.put(A, Region::Mekong, Kind::Settler, 1).refuses(
        A,
        Action::Sell(which(Region::Mekong, Kind::Settler, 0)),
        "EC-32.6",
    );
}

#[test]
fn ec_32_11_ec_32_12_ec_r_84_sizes_in_play() {
    let mut scene = advanced(2);
    scene
        .town(A, Region::Mekong, 1)
        .town(A, Region::Java, 2)
        .town(A, Region::Yunnan, 3)
        .town(B, Region::Hellas, 1)
        .gold(A, 200);
    let open = |scene: &Scene| {
        [Region::Mekong, Region::Java, Region::Yunnan].map(|region| scene.allows(A, Action::Upgrade(region)))
    };
    assert_eq!(open(&scene), [false; 3]);
    scene.knows(B, &[Technology::Construction]);
    assert_eq!(open(&scene), [true, false, false]);
    scene.knows(B, &[Technology::Chemistry, Technology::Medicine]);
    assert_eq!(open(&scene), [true; 3]);
    scene.plays(A, Action::Upgrade(Region::Mekong));
    // The bank alone is paid.
    assert_eq!((scene.has(A), scene.has(B)), (180, 0));
    scene.put(A, Region::Deccan, Kind::Settler, 1).plays(A, Action::Found(Region::Deccan));
    scene.refuses(A, Action::Upgrade(Region::Deccan), "EC-32.12").refuses(
        A,
        Action::Upgrade(Region::Mekong),
        "EC-11.7",
    );
}

#[test]
fn ec_22_2_ec_ex_34_each_improvement_once() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 200);
    scene.knows(
        A,
        &[
            Technology::PotterySpecialization,
            Technology::Currency,
            Technology::Mysticism,
            Technology::CodeOfLaws,
        ],
    );
    for card in [Improvement::Granary, Improvement::Marketplace, Improvement::Temple, Improvement::Courthouse]
    {
        scene.plays(A, Action::Improve(card)).refuses(A, Action::Improve(card), "EC-22.2");
    }
}

#[test]
fn ec_23_4_ec_ex_31_ed_27_ec_r_56_royalties() {
    let mut scene = advanced(2);
    scene
        .era(Era::Medieval)
        .town(A, Region::Mekong, 4)
        .town(A, Region::Java, 4)
        .town(B, Region::Hellas, 1)
        .gold(A, 75);
    scene.knows(A, &[Technology::Chivalry]).knows(B, &[Technology::Feudalism]);
    for kind in [
        Kind::MedievalInfantry,
        Kind::MedievalInfantry,
        Kind::MedievalCavalry,
        Kind::MedievalCavalry,
        Kind::MedievalCavalry,
    ] {
        scene.plays(A, Action::Buy(kind));
        let room = scene.allows(A, place(Region::Mekong, None));
        if scene.state.table.frame() != (Frame::Purchase { seat: A }) {
            scene.plays(A, place(if room { Region::Mekong } else { Region::Java }, None));
        }
    }
    assert_eq!((scene.has(A), scene.has(B)), (0, 10));
    scene.gold(A, 99).refuses(A, Action::Buy(Kind::MedievalArtillery), "EC-32.4");
    // The second edition sells units of earlier eras: the ancient catapult, if Mathematics is in play.
    scene.refuses(A, Action::Buy(Kind::AncientArtillery), "EC-32.4").knows(B, &[Technology::Mathematics]);
    assert!(scene.allows(A, Action::Buy(Kind::AncientArtillery)));
    let mut first = first_advanced(2);
    first.era(Era::Medieval).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 99);
    first.knows(B, &[Technology::Mathematics]);
    first.refuses(A, Action::Buy(Kind::AncientArtillery), "ED-21");
}

#[test]
fn ec_r_55_royalty_by_the_era_of_the_unit() {
    let mut scene = advanced(2);
    scene
        .era(Era::Modern)
        .town(A, Region::Mekong, 4)
        .town(B, Region::Hellas, 1)
        .gold(A, 100)
        .knows(B, &[Technology::TheWheel, Technology::Electricity]);
    scene.plays(A, Action::Buy(Kind::AncientCavalry));
    assert_eq!((scene.has(A), scene.has(B)), (90, 5));
    scene.plays(A, Action::Buy(Kind::ModernInfantry));
    assert_eq!((scene.has(A), scene.has(B)), (65, 15));
}

#[test]
fn ec_23_1_ec_23_2_ec_23_5_ec_32_20_ec_32_21_technologies() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 4).town(B, Region::Hellas, 1).gold(A, 300);
    scene.refuses(A, Action::Learn(Technology::HorsebackRiding), "EC-23.5");
    // The prerequisite need not belong to the buyer.
    scene.knows(B, &[Technology::TheWheel]).refuses(A, Action::Learn(Technology::TheWheel), "EC-23.2");
    scene.plays(A, Action::Learn(Technology::HorsebackRiding)).plays(A, Action::Learn(Technology::Masonry));
    assert_eq!(scene.has(A), 300 - 40 - 15);
    scene.gold(A, 14).refuses(A, Action::Learn(Technology::AlphabetWriting), "EC-32.20");
}

#[test]
fn ec_r_18_the_next_era_but_not_the_one_after() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 4).town(B, Region::Hellas, 1).gold(A, 300);
    let prerequisites = |card: Technology| card.facts().prerequisites.iter().collect::<Vec<_>>();
    scene.knows(B, &prerequisites(Technology::Feudalism)).knows(B, &prerequisites(Technology::Nationalism));
    scene.refuses(A, Action::Learn(Technology::Nationalism), "EC-R-18");
    scene.plays(A, Action::Learn(Technology::Feudalism));
    // Its units only when the era is current; the gift came at once.
    scene.refuses(A, Action::Buy(Kind::MedievalInfantry), "EC-32.3");
    assert_eq!(scene.count(A, Region::Mekong, Kind::MedievalInfantry), 2);
}

#[test]
fn ec_32_22_ec_r_34_ec_r_57_a_past_technology() {
    let mut scene = advanced(2);
    scene.era(Era::Medieval).town(A, Region::Mekong, 4).town(B, Region::Hellas, 1).gold(A, 100);
    // Half the price, rounded up; the wonder has no effect any more, the unit comes.
    scene.plays(A, Action::Learn(Technology::Masonry)).plays(A, Action::Learn(Technology::TheWheel));
    assert_eq!(scene.has(A), 100 - 8 - 13);
    assert_eq!(scene.state.table.wonder(game_eagle_civ::cards::Wonder::HangingGardens), Holder::Player(A));
    assert_eq!(
        (scene.count(A, Region::Mekong, Kind::Settler), scene.count(A, Region::Mekong, Kind::AncientCavalry)),
        (0, 1)
    );
    scene.plays(A, Action::Learn(Technology::PotterySpecialization));
    assert!(scene.state.table.players[A].improvements.is_empty());
}

#[test]
fn ec_23_6_ec_24_1_ec_24_2_ec_ex_21_ec_r_51_ec_r_58_owner_bonuses() {
    let mut scene = advanced(2);
    scene.era(Era::Medieval).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 300);
    scene.knows(B, &Technology::Feudalism.facts().prerequisites.iter().collect::<Vec<_>>());
    scene.plays(A, Action::Learn(Technology::Feudalism));
    // A gift exceeds the room of the village rather than being lost.
    assert_eq!(scene.count(A, Region::Mekong, Kind::MedievalInfantry), 2);
    assert!(scene.told(|event| matches!(event, Event::WonderReceived { .. })));
    let mut scene = advanced(2);
    scene
        .town(A, Region::Mekong, 1)
        .town(B, Region::Hellas, 1)
        .gold(A, 300)
        .knows(B, &[Technology::AlphabetWriting]);
    scene.state.table.players[A].improvements.insert(Improvement::Granary);
    scene.plays(A, Action::Learn(Technology::PotterySpecialization));
    assert_eq!(scene.state.table.players[A].improvements, Improvement::Granary);
}

#[test]
fn ec_r_51_a_gift_fleet_waits_for_a_coast() {
    let mut scene = advanced(2);
    scene.era(Era::Medieval).town(A, Region::Yunnan, 1).town(B, Region::Hellas, 1).gold(A, 300);
    scene.knows(B, &[Technology::Astronomy]).plays(A, Action::Learn(Technology::Navigation));
    assert_eq!(scene.state.table.players[A].owed.len(), 1);
    scene.put(A, Region::Deccan, Kind::Settler, 1).plays(A, Action::Found(Region::Deccan));
    assert_eq!(
        scene.state.table.frame(),
        Frame::Place { seat: A, kind: Kind::MedievalFleet, source: Source::Gift }
    );
    scene.plays(A, place(Region::Deccan, Some(Zone::ArabianSea)));
    assert_eq!(scene.count(A, Zone::ArabianSea, Kind::MedievalFleet), 1);
}

#[test]
fn ec_r_59_chemistry_lets_a_settlement_grow() {
    let mut scene = advanced(2);
    scene
        .era(Era::Medieval)
        .town(A, Region::Mekong, 2)
        .town(A, Region::Java, 2)
        .marker(Region::Java, Marker::JungleForest);
    scene
        .town(A, Region::Yunnan, 1)
        .town(B, Region::Hellas, 1)
        .gold(A, 200)
        .knows(B, &[Technology::Construction]);
    scene.knows(B, &Technology::Chemistry.facts().prerequisites.iter().collect::<Vec<_>>());
    scene.plays(A, Action::Learn(Technology::Chemistry)).refuses(A, Action::Grow(Region::Java), "EC-R-75");
    scene.plays(A, Action::Grow(Region::Mekong));
    assert_eq!(scene.size(Region::Mekong), 3);
    // It was the one step of this turn.
    scene.refuses(A, Action::Upgrade(Region::Mekong), "EC-11.7");
}

#[test]
fn ec_r_38_discounts_of_wonders() {
    use game_eagle_civ::cards::Wonder;
    let mut scene = advanced(2);
    scene.wonder(A, Wonder::LeonardosWorkshop).wonder(A, Wonder::GreatLibrary);
    let price = |scene: &Scene, card| technology::price(&scene.state.table, A, card);
    // From the moment it is received, also for the next era.
    assert_eq!((price(&scene, Technology::Feudalism), price(&scene, Technology::Masonry)), (60, 10));
    scene.era(Era::Medieval);
    assert_eq!((price(&scene, Technology::Feudalism), price(&scene, Technology::Masonry)), (60, 8));
    scene.era(Era::Gunpowder);
    assert_eq!(price(&scene, Technology::Feudalism), 35);
}

#[test]
fn a_laden_ship_is_not_sold() {
    let mut scene = advanced(2);
    scene
        .town(A, Region::Mekong, 1)
        .town(B, Region::Hellas, 1)
        .put(A, Zone::SundaSea, Kind::AncientFleet, 1)
        .put(A, Region::Mekong, Kind::Settler, 1)
        .moves(A);
    scene.plays(
        A,
        Action::Board {
            which: which(Region::Mekong, Kind::Settler, 2),
            ship: which(Zone::SundaSea, Kind::AncientFleet, 1),
        },
    );
    scene.plays(A, Action::EndMoves).era(Era::Medieval).buys(A);
    scene.refuses(
        A,
        Action::Sell(Which { area: Zone::SundaSea.into(), kind: Kind::AncientFleet, points: 0, ship: 1 }),
        "EC-R-35",
    );
    // Without the cargo it can be.
    scene.put(A, Zone::ArafuraSea, Kind::AncientFleet, 1);
    assert!(scene.allows(A, Action::Sell(which(Zone::ArafuraSea, Kind::AncientFleet, 0))));
}

/// A buys with these prerequisites; B has what is in play.
fn sources(prerequisites: Prerequisites, era: Era) -> Scene {
    let advanced = Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() };
    let mut scene = scene(2, Options { prerequisites, ..advanced });
    scene.era(era).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 300);
    scene
}

#[test]
fn ec_r_87_two_technologies_have_other_prerequisites_in_older_versions() {
    use Technology as T;
    let (current, older) = (T::TradeMapmaking, T::CodeOfLaws);
    let learn = Action::Learn(T::Currency);
    for (choice, needed, other) in
        [(Prerequisites::Current, current, older), (Prerequisites::Older, older, current)]
    {
        let mut scene = sources(choice, Era::Ancient);
        scene.knows(B, &[T::Mathematics, other]).refuses(A, learn, "EC-23.5");
        assert!(!scene.legal(A).contains(&learn));
        scene.knows(B, &[needed]);
        assert!(scene.legal(A).contains(&learn));
        scene.plays(A, learn);
    }
    for (choice, enough) in [(Prerequisites::Current, false), (Prerequisites::Older, true)] {
        let mut scene = sources(choice, Era::Modern);
        scene.knows(B, &[T::Plastics, T::Computers]);
        assert_eq!(scene.allows(A, Action::Learn(T::SpaceFlight)), enough);
        scene.knows(B, &[T::Robotics, T::Rocketry]).plays(A, Action::Learn(T::SpaceFlight));
    }
}
