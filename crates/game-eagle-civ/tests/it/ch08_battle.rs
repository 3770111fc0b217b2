//! Chapters 8 and 29: battles.

use engine::{Game, Seats, Seen, Viewer};
use game_eagle_civ::cards::{Era, Kind, Marker, Region, Technology, UnitType, Wonder, Zone};
use game_eagle_civ::options::{ArtilleryBonus, RuleSet, StartingSwordsmen, Superiority};
use game_eagle_civ::rules::{battle, units};
use game_eagle_civ::state::{Pick, Side, Which};
use game_eagle_civ::{Action, Area, Event, Frame, Options, State};

use crate::scene::*;

const LAND: Area = Area::Land(Region::Orinoco);
const SEA: Area = Area::Sea(Zone::CaribbeanSea);

fn attack(area: Area, foe: engine::Seat) -> Action {
    Action::Attack { area, foe }
}

/// A attacks B there; both have one infantry.
fn duel() -> Scene {
    let mut scene = standard(3);
    scene
        .put(A, LAND, Kind::AncientInfantry, 1)
        .put(B, LAND, Kind::AncientInfantry, 1)
        .frame(Frame::Attack { seat: A });
    scene
}

fn superiority(scene: &mut Scene, kind: Kind, against: Kind) -> u8 {
    let battle = scene.battle(A, B, LAND);
    battle::strength(&scene.state.table, &battle, Side::Attack, pick(A, kind), against).superiority
}

#[test]
fn ec_8_1_battles_are_declared_after_all_moves() {
    let mut scene = duel();
    scene.moves(A).plays(A, Action::EndMoves);
    assert!(scene.allows(A, attack(LAND, B)));
    scene.refuses(A, attack(LAND, C), "EC-8.1");
    scene.refuses(A, attack(Region::Inca.into(), B), "EC-8.1");
    // Declaring is optional.
    scene.fights(A);
    assert_eq!(scene.count(B, LAND, Kind::AncientInfantry), 1);
}

#[test]
fn ec_8_4_battles_are_fought_after_the_last_move() {
    let mut scene = standard(2);
    scene.put(A, Region::Maya, Kind::AncientInfantry, 2).put(B, LAND, Kind::AncientInfantry, 1).moves(A);
    scene
        .plays(A, march(Region::Maya, Kind::AncientInfantry, 1, Region::Orinoco))
        .plays(B, Action::Challenge);
    assert_eq!(scene.state.table.frame(), Frame::Move { seat: A });
    assert_eq!(scene.count(A, LAND, Kind::AncientInfantry), 1);
    scene.plays(A, Action::EndMoves);
    assert!(scene.told(|event| matches!(event, Event::Fought { .. })));
}

#[test]
fn ec_8_5_ec_r_21_third_parties_join_either_side() {
    let mut scene = duel();
    scene.put(C, LAND, Kind::AncientCavalry, 1).plays(A, attack(LAND, B)).plays(A, attack(LAND, C)).fights(A);
    assert_eq!(scene.state.status().deciding(), Seats::one(C));
    scene.plays(C, Action::JoinDefense);
    let battle = scene.state.table.battle.unwrap();
    assert_eq!(battle.side(Side::Defense), Seats::one(B).with(C));
    // The defender controls the unit of the ally.
    assert!(scene.allows(B, Action::Pick(pick(C, Kind::AncientCavalry))));
    assert!(!scene.allows(C, Action::Pick(pick(C, Kind::AncientCavalry))));
}

#[test]
fn ec_r_19_a_joiner_is_free_in_the_next_battle() {
    let mut scene = standard(3);
    scene.put(A, LAND, Kind::AncientInfantry, 9).put(B, LAND, Kind::AncientInfantry, 1).put(
        C,
        LAND,
        Kind::AncientCavalry,
        1,
    );
    scene.frame(Frame::Attack { seat: A }).plays(A, attack(LAND, B)).refuses(A, attack(LAND, B), "EC-R-19");
    scene.plays(A, attack(LAND, C)).fights(A).plays(C, Action::StayOut);
    while scene.state.table.frame() == Frame::Pick {
        let seat = scene.state.status().deciding().iter().next().unwrap();
        let action = scene.legal(seat)[0];
        scene.plays(seat, action);
    }
    assert_eq!(scene.count(B, LAND, Kind::AncientInfantry) * scene.count(C, LAND, Kind::AncientCavalry), 0);
}

#[test]
fn ec_8_6_the_one_with_most_units_leads() {
    let mut scene = standard(3);
    scene.put(A, Region::Maya, Kind::AncientInfantry, 1).put(B, LAND, Kind::AncientInfantry, 1).put(
        C,
        LAND,
        Kind::AncientCavalry,
        2,
    );
    scene.put(C, LAND, Kind::AncientInfantry, 1).moves(A);
    scene
        .plays(A, march(Region::Maya, Kind::AncientInfantry, 1, Region::Orinoco))
        .plays(B, Action::Challenge)
        .plays(C, Action::Challenge);
    scene.plays(A, Action::EndMoves);
    let battle = scene.state.table.battle.unwrap();
    assert_eq!((battle.leaders, battle.side(Side::Attack)), ([C, A], Seats::one(B).with(C)));
    // Equal numbers: the tied roll.
    let mut scene = standard(3);
    scene
        .put(A, Region::Maya, Kind::AncientInfantry, 1)
        .put(B, LAND, Kind::AncientInfantry, 1)
        .put(C, LAND, Kind::AncientCavalry, 1)
        .moves(A);
    scene
        .plays(A, march(Region::Maya, Kind::AncientInfantry, 1, Region::Orinoco))
        .plays(B, Action::Challenge)
        .plays(C, Action::Challenge);
    scene.plays(A, Action::EndMoves);
    assert!(scene.told(|event| matches!(event, Event::LeadRoll { .. })));
}

#[test]
fn ec_8_7_picks_are_secret_until_both_have_picked() {
    let mut scene = duel();
    scene.put(A, LAND, Kind::AncientCavalry, 1).put(B, LAND, Kind::AncientArtillery, 1);
    scene.plays(A, attack(LAND, B)).fights(A);
    assert_eq!(scene.state.status().deciding(), Seats::one(A).with(B));
    scene.plays(B, Action::Pick(pick(B, Kind::AncientArtillery)));
    assert_eq!(scene.state.status().deciding(), Seats::one(A));
    let hidden = Event::Picked { seat: B, pick: Seen::Hidden, unit: None };
    assert_eq!(State::disclose(&scene.events[0], Viewer::Seat(A)), Some(hidden));
    assert_eq!((scene.view(A).picks, scene.state.view(Viewer::Public).picks), ([None; 2], [None; 2]));
    assert_eq!(scene.view(B).picks[1], Some(pick(B, Kind::AncientArtillery)));
    scene.refuses(A, Action::Pick(pick(A, Kind::AncientArtillery)), "EC-8.7");
    scene.plays(A, Action::Pick(pick(A, Kind::AncientInfantry)));
    let fought = scene.events.iter().filter(|event| matches!(event, Event::Fought { .. })).count();
    assert!(fought >= 2);
}

/// The dice are told one by one; a record from before that was so knows their sum alone, and is still read.
#[test]
fn ec_8_7_a_round_tells_its_dice() {
    let mut scene = duel();
    scene.plays(A, attack(LAND, B)).fights(A);
    let fought: Vec<&Event> =
        scene.events.iter().filter(|event| matches!(event, Event::Fought { .. })).collect();
    assert!(!fought.is_empty());
    for event in fought {
        let Event::Fought { strength, roll, dice, .. } = *event else { unreachable!("filtered") };
        assert_eq!((dice.len(), dice.iter().sum::<u8>()), (usize::from(strength.dice), roll));
        let mut old = serde_json::to_value(event).expect("JSON");
        old["fought"].as_object_mut().expect("its fields").remove("dice");
        let old: Event = serde_json::from_value(old).expect("an older record is read");
        assert!(matches!(old, Event::Fought { roll: same, dice, .. } if same == roll && dice.is_empty()));
    }
}

#[test]
fn ec_8_7_ec_r_25_the_lower_total_is_removed_and_a_tie_removes_both() {
    for (totals, left) in [([5, 4], (1, 0)), ([4, 5], (0, 1)), ([4, 4], (0, 0))] {
        let mut scene = duel();
        scene.battle(A, B, LAND);
        scene.round([pick(A, Kind::AncientInfantry), pick(B, Kind::AncientInfantry)], totals);
        assert_eq!(
            (scene.count(A, LAND, Kind::AncientInfantry), scene.count(B, LAND, Kind::AncientInfantry)),
            left
        );
    }
}

#[test]
fn ec_8_8_no_retreat_until_a_side_is_gone() {
    let mut scene = standard(2);
    scene
        .put(A, LAND, Kind::AncientInfantry, 4)
        .put(B, LAND, Kind::AncientInfantry, 4)
        .frame(Frame::Attack { seat: A });
    scene.plays(A, attack(LAND, B)).fights(A);
    let left = [A, B].map(|seat| scene.count(seat, LAND, Kind::AncientInfantry));
    assert!(left.contains(&0), "{left:?}");
}

#[test]
fn ec_8_9_a_sunk_fleet_takes_its_cargo_with_it() {
    let mut scene = standard(2);
    scene.put(B, SEA, Kind::MedievalFleet, 1).put(B, Region::Maya, Kind::Settler, 2).moves(B);
    let ship = |points, ship| Which { area: SEA, kind: Kind::MedievalFleet, points, ship };
    scene.plays(B, Action::Board { which: which(Region::Maya, Kind::Settler, 2), ship: ship(2, 0) });
    scene.plays(B, Action::Board { which: which(Region::Maya, Kind::Settler, 2), ship: ship(2, 1) });
    scene.put(A, SEA, Kind::AncientFleet, 1).battle(A, B, SEA);
    let caravel = Pick { ship: 1, ..pick(B, Kind::MedievalFleet) };
    scene.round([pick(A, Kind::AncientFleet), caravel], [9, 3]);
    assert_eq!((scene.count(B, SEA, Kind::MedievalFleet), scene.count(B, SEA, Kind::Settler)), (0, 0));
}

#[test]
fn ec_8_11_ec_8_12_the_winner_takes_the_settlement_and_removes_settlers() {
    let mut scene = duel();
    scene
        .town(B, Region::Orinoco, 3)
        .marker(Region::Orinoco, Marker::ResourceOil)
        .put(B, LAND, Kind::Settler, 2)
        .put(A, LAND, Kind::AncientInfantry, 1);
    scene.battle(A, B, LAND);
    scene.round([pick(A, Kind::AncientInfantry), pick(B, Kind::AncientInfantry)], [6, 1]).goes_on();
    assert_eq!((scene.owner(Region::Orinoco), scene.size(Region::Orinoco)), (Some(A), 3));
    assert_eq!(scene.count(B, LAND, Kind::Settler), 0);
    assert_eq!(scene.state.table.cards_held(A).count(), 1);
}

#[test]
fn ec_8_13_dice_by_era() {
    assert_eq!(
        [Kind::AncientFleet, Kind::MedievalCavalry, Kind::GunpowderArtillery, Kind::ModernInfantry]
            .map(units::dice),
        [1, 2, 3, 4]
    );
    for unit in UnitType::ALL.iter().filter(|unit| unit.kind() != Kind::Aircraft) {
        assert_eq!(unit.facts().dice, units::dice(unit.kind()), "{unit:?}");
    }
}

#[test]
fn ec_8_14_ec_29_3_ed_08_battlefield_superiority() {
    let mut scene = standard(2);
    for (era, bonus) in Era::ALL.iter().zip(1..) {
        scene.era(*era);
        // By the era of the game, not of the unit.
        assert_eq!(superiority(&mut scene, Kind::AncientCavalry, Kind::AncientInfantry), bonus);
        assert_eq!(superiority(&mut scene, Kind::AncientInfantry, Kind::MedievalArtillery), bonus);
        assert_eq!(superiority(&mut scene, Kind::AncientArtillery, Kind::AncientCavalry), bonus);
        assert_eq!(superiority(&mut scene, Kind::AncientInfantry, Kind::AncientCavalry), 0);
    }
    let options = Options { superiority_modern_standard: Superiority::Three, ..Options::default() };
    let mut small = crate::scene::scene(2, options);
    assert_eq!(superiority(small.era(Era::Modern), Kind::ModernCavalry, Kind::ModernInfantry), 3);
    assert_eq!(superiority(small.era(Era::Gunpowder), Kind::ModernCavalry, Kind::ModernInfantry), 3);
    let mut advanced = crate::scene::scene(2, Options { rules: RuleSet::Advanced, ..options });
    assert_eq!(superiority(advanced.era(Era::Modern), Kind::ModernCavalry, Kind::ModernInfantry), 4);
}

#[test]
fn ec_8_15_fleets_have_no_superiority() {
    let mut scene = standard(2);
    assert_eq!(superiority(&mut scene, Kind::AncientFleet, Kind::AncientFleet), 0);
}

/// A with a tank and an aircraft, B with infantry, in the modern era.
fn air() -> Scene {
    let mut scene = standard(3);
    scene.era(Era::Modern).put(A, LAND, Kind::ModernCavalry, 1).put(A, LAND, Kind::Aircraft, 2).put(
        B,
        LAND,
        Kind::ModernInfantry,
        2,
    );
    scene
}

#[test]
fn ec_8_17_ec_r_26_ed_09_one_aircraft_supports_one_unit() {
    let mut scene = air();
    let battle = scene.battle(A, B, LAND);
    let supported = Pick { aircraft: Some(A), ..pick(A, Kind::ModernCavalry) };
    assert!(scene.allows(A, Action::Pick(supported)));
    scene.refuses(A, Action::Pick(pick(A, Kind::Aircraft)), "EC-8.7");
    assert_eq!(
        battle::strength(&scene.state.table, &battle, Side::Attack, supported, Kind::ModernArtillery).dice,
        5
    );
}

#[test]
fn ec_8_18_the_aircraft_shares_the_fate_of_the_unit() {
    for (totals, left) in [([9, 3], 2), ([3, 9], 1), ([5, 5], 1)] {
        let mut scene = air();
        scene.battle(A, B, LAND);
        let supported = Pick { aircraft: Some(A), ..pick(A, Kind::ModernCavalry) };
        scene.round([supported, pick(B, Kind::ModernInfantry)], totals);
        assert_eq!(scene.count(A, LAND, Kind::Aircraft), left);
    }
}

#[test]
fn ec_8_19_attacked_aircraft_alone_are_removed() {
    let mut scene = air();
    scene.put(C, LAND, Kind::Aircraft, 3).town(C, Region::Orinoco, 2).frame(Frame::Attack { seat: A });
    scene.plays(A, attack(LAND, C)).fights(A).plays(B, Action::StayOut);
    assert_eq!((scene.count(C, LAND, Kind::Aircraft), scene.owner(Region::Orinoco)), (0, Some(A)));
    assert!(!scene.told(|event| matches!(event, Event::Fought { .. })));
}

#[test]
fn ed_13_allies_protect_aircraft_in_the_second_edition() {
    let left = |mut scene: Scene| {
        scene.era(Era::Modern).put(A, LAND, Kind::ModernCavalry, 1).put(A, LAND, Kind::ModernInfantry, 1);
        scene
            .put(B, LAND, Kind::Aircraft, 1)
            .town(B, Region::Orinoco, 1)
            .put(C, LAND, Kind::ModernInfantry, 1)
            .put(C, LAND, Kind::ModernCavalry, 1);
        scene
            .frame(Frame::Attack { seat: A })
            .plays(A, attack(LAND, B))
            .fights(A)
            .plays(C, Action::JoinDefense);
        scene.count(B, LAND, Kind::Aircraft)
    };
    assert_eq!((left(first_standard(3)), left(standard(3))), (0, 1));
}

#[test]
fn ed_12_ec_r_28_air_support_at_sea() {
    let supports = |mut scene: Scene, kind| {
        scene
            .era(Era::Modern)
            .put(A, SEA, Kind::ModernFleet, 1)
            .put(A, SEA, kind, 1)
            .put(A, SEA, Kind::Aircraft, 1)
            .put(B, SEA, Kind::ModernFleet, 1);
        scene.battle(A, B, SEA);
        scene.allows(A, Action::Pick(Pick { aircraft: Some(A), ..pick(A, kind) }))
    };
    assert!(
        supports(first_standard(2), Kind::GunpowderFleet) && !supports(standard(2), Kind::GunpowderFleet)
    );
    assert!(supports(standard(2), Kind::ModernFleet) && supports(advanced(2), Kind::Carrier));
}

#[test]
fn ec_r_20_ec_29_2_the_side_of_the_settlement_has_its_bonus() {
    let mut scene = advanced(3);
    scene.town(B, Region::Orinoco, 1).town(A, Region::Java, 1).town(C, Region::Funa, 1);
    let battle = scene.battle(A, B, LAND);
    let defense = |scene: &Scene, side| {
        battle::strength(
            &scene.state.table,
            &battle,
            side,
            pick(C, Kind::AncientInfantry),
            Kind::AncientInfantry,
        )
        .defense
    };
    assert_eq!((defense(&scene, Side::Attack), defense(&scene, Side::Defense)), (0, 1));
    // Also where the owner of the settlement declared the battle.
    scene.town(A, Region::Orinoco, 1);
    assert_eq!((defense(&scene, Side::Attack), defense(&scene, Side::Defense)), (1, 0));
    assert_eq!(
        battle::strength(
            &standard(2).state.table,
            &battle,
            Side::Defense,
            pick(B, Kind::AncientInfantry),
            Kind::AncientInfantry
        )
        .defense,
        0
    );
}

#[test]
fn ec_r_60_ec_ex_22_the_great_wall_counts_two_until_its_era_ends() {
    let mut scene = advanced(2);
    scene.town(B, Region::Orinoco, 1).wonder(B, Wonder::GreatWall);
    let battle = scene.battle(A, B, LAND);
    let defense = |scene: &Scene| {
        battle::strength(
            &scene.state.table,
            &battle,
            Side::Defense,
            pick(B, Kind::AncientInfantry),
            Kind::AncientInfantry,
        )
        .defense
    };
    assert_eq!(defense(&scene), 2);
    scene.era(Era::Medieval);
    assert_eq!(defense(&scene), 1);
}

#[test]
fn ec_r_22_an_undefended_settlement_is_taken_without_dice() {
    let mut scene = standard(3);
    scene.put(A, LAND, Kind::AncientInfantry, 1).town(B, Region::Orinoco, 2).frame(Frame::Attack { seat: A });
    scene.plays(A, attack(LAND, B)).fights(A);
    assert_eq!(scene.owner(Region::Orinoco), Some(A));
    // If somebody joins the owner, there is a battle.
    let mut scene = standard(3);
    scene.put(A, LAND, Kind::AncientInfantry, 1).town(B, Region::Orinoco, 2).put(
        C,
        LAND,
        Kind::AncientInfantry,
        1,
    );
    scene.frame(Frame::Attack { seat: A }).plays(A, attack(LAND, B)).fights(A).plays(C, Action::JoinDefense);
    assert!(scene.told(|event| matches!(event, Event::Fought { .. })));
    // Fleets and aircraft capture nothing.
    let mut scene = standard(2);
    scene
        .era(Era::Modern)
        .put(A, LAND, Kind::Aircraft, 1)
        .town(B, Region::Orinoco, 1)
        .frame(Frame::Attack { seat: A });
    scene.refuses(A, attack(LAND, B), "EC-8.1");
}

#[test]
fn ec_r_23_undefended_settlers_are_removed() {
    let mut scene = standard(2);
    scene
        .put(A, LAND, Kind::AncientInfantry, 1)
        .put(B, LAND, Kind::Settler, 2)
        .frame(Frame::Attack { seat: A });
    scene.plays(A, attack(LAND, B)).fights(A);
    assert_eq!(scene.count(B, LAND, Kind::Settler), 0);
}

#[test]
fn ec_r_78_nobody_left_captures_nothing() {
    let mut scene = duel();
    scene.town(B, Region::Orinoco, 2).put(B, LAND, Kind::Settler, 1);
    scene.battle(A, B, LAND);
    scene.round([pick(A, Kind::AncientInfantry), pick(B, Kind::AncientInfantry)], [4, 4]).goes_on();
    assert_eq!((scene.owner(Region::Orinoco), scene.count(B, LAND, Kind::Settler)), (Some(B), 1));
    // A side with aircraft alone has lost.
    let mut scene = air();
    scene.town(A, Region::Orinoco, 1);
    scene.battle(A, B, LAND);
    scene.round([pick(A, Kind::ModernCavalry), pick(B, Kind::ModernInfantry)], [1, 9]).goes_on();
    assert_eq!((scene.count(A, LAND, Kind::Aircraft), scene.owner(Region::Orinoco)), (0, Some(B)));
}

#[test]
fn ec_29_1_no_scientific_superiority_in_the_advanced_rules() {
    let mut scene = advanced(2);
    scene.knows(A, &[Technology::Masonry, Technology::TheWheel]);
    let battle = scene.battle(A, B, LAND);
    assert_eq!(
        battle::strength(
            &scene.state.table,
            &battle,
            Side::Attack,
            pick(A, Kind::AncientInfantry),
            Kind::AncientCavalry
        )
        .science,
        0
    );
}

/// What the types of a kind add, in the order of their levels, as technologies come into play.
fn bonuses(mut scene: Scene, kind: Kind, technologies: &[Technology]) -> Vec<u8> {
    technologies
        .iter()
        .map(|technology| {
            scene.knows(A, &[*technology]);
            units::bonus(&scene.state.table, kind)
        })
        .collect()
}

#[test]
fn ec_29_4_ec_29_5_ec_29_11_ancient_types() {
    use Technology as T;
    assert_eq!(bonuses(advanced(2), Kind::AncientInfantry, &[T::BronzeWorking, T::IronWorking]), [0, 1]);
    assert_eq!(bonuses(advanced(2), Kind::AncientCavalry, &[T::TheWheel, T::HorsebackRiding]), [0, 1]);
    assert_eq!(bonuses(advanced(2), Kind::AncientArtillery, &[T::Mathematics]), [1]);
    assert_eq!(bonuses(advanced(2), Kind::AncientFleet, &[T::TradeMapmaking]), [0]);
}

#[test]
fn ec_29_6_medieval_types() {
    use Technology as T;
    assert_eq!(bonuses(advanced(2), Kind::MedievalInfantry, &[T::Feudalism]), [0]);
    assert_eq!(bonuses(advanced(2), Kind::MedievalCavalry, &[T::Chivalry]), [0]);
    assert_eq!(bonuses(advanced(2), Kind::MedievalArtillery, &[T::Engineering]), [0]);
    assert_eq!(bonuses(advanced(2), Kind::MedievalFleet, &[T::Astronomy, T::Navigation]), [0, 2]);
}

#[test]
fn ec_29_7_ed_19_ed_20_gunpowder_types() {
    use Technology as T;
    assert_eq!(bonuses(advanced(2), Kind::GunpowderInfantry, &[T::GunpowderWeapons, T::SteamPower]), [0, 2]);
    assert_eq!(bonuses(advanced(2), Kind::GunpowderCavalry, &[T::Cavalry]), [0]);
    assert_eq!(bonuses(first_advanced(2), Kind::GunpowderCavalry, &[T::Cavalry]), [1]);
    assert_eq!(
        bonuses(advanced(2), Kind::GunpowderArtillery, &[T::Metallurgy, T::Industrialization]),
        [1, 3]
    );
    assert_eq!(
        bonuses(first_advanced(2), Kind::GunpowderArtillery, &[T::Metallurgy, T::Industrialization]),
        [1, 3]
    );
    let options =
        Options { rules: RuleSet::Advanced, artillery_bonus: ArtilleryBonus::One, ..Options::default() };
    assert_eq!(
        bonuses(scene(2, options), Kind::GunpowderArtillery, &[T::Metallurgy, T::Industrialization]),
        [1, 1]
    );
    assert_eq!(bonuses(advanced(2), Kind::GunpowderFleet, &[T::Metallurgy, T::SteamPower]), [0, 2]);
}

#[test]
fn ec_29_8_ec_r_53_modern_types() {
    use Technology as T;
    assert_eq!(bonuses(advanced(2), Kind::ModernInfantry, &[T::Electricity, T::Robotics]), [0, 2]);
    assert_eq!(bonuses(advanced(2), Kind::ModernCavalry, &[T::MassProduction, T::Miniaturization]), [0, 3]);
    assert_eq!(bonuses(advanced(2), Kind::ModernArtillery, &[T::Rocketry, T::SpaceFlight]), [2, 4]);
    // The carrier is a type of its own, no automatic change of the battleship.
    assert_eq!(bonuses(advanced(2), Kind::ModernFleet, &[T::Combustion, T::AdvancedFlight]), [1, 1]);
    assert_eq!(bonuses(advanced(2), Kind::Carrier, &[T::AdvancedFlight]), [0]);
    let mut scene = advanced(2);
    scene
        .era(Era::Modern)
        .town(A, Region::Mekong, 4)
        .gold(A, 200)
        .knows(A, &[T::Combustion, T::AdvancedFlight]);
    assert!(scene.allows(A, Action::Buy(Kind::ModernFleet)) && scene.allows(A, Action::Buy(Kind::Carrier)));
}

#[test]
fn ec_29_9_ec_29_13_aircraft_add_the_dice_of_their_type() {
    use Technology as T;
    let mut scene = advanced(2);
    let dice: Vec<u8> = [T::Flight, T::AdvancedFlight, T::Rocketry, T::Superconductor]
        .iter()
        .map(|technology| {
            scene.knows(B, &[*technology]);
            units::air_dice(&scene.state.table)
        })
        .collect();
    assert_eq!(dice, [1, 2, 3, 4]);
}

#[test]
fn ec_29_10_ec_29_12_ec_r_80_units_stay_in_their_era_but_for_catapults() {
    use Technology as T;
    let mut scene = advanced(2);
    scene
        .town(A, Region::Mekong, 2)
        .town(B, Region::Hellas, 1)
        .put(B, Region::Hellas, Kind::AncientArtillery, 2)
        .put(B, Region::Hellas, Kind::AncientInfantry, 2);
    scene
        .knows(A, &[T::TheWheel, T::Construction, T::Mathematics])
        .gold(A, 200)
        .plays(A, Action::Learn(T::Engineering));
    assert_eq!(
        (
            scene.count(B, Region::Hellas, Kind::MedievalArtillery),
            scene.count(B, Region::Hellas, Kind::AncientInfantry)
        ),
        (2, 2)
    );
    scene.refuses(A, Action::Buy(Kind::AncientArtillery), "EC-R-80");
    // Not before the medieval era either, in which it costs 15.
    scene.refuses(A, Action::Buy(Kind::MedievalArtillery), "EC-32.3");
    scene.era(Era::Medieval);
    assert!(scene.allows(A, Action::Buy(Kind::MedievalArtillery)));
    assert_eq!(units::price(&scene.state.table, Kind::MedievalArtillery), 15);
}

#[test]
fn ec_r_54_starting_swordsmen_fight_as_spearmen_at_first() {
    let mut scene = advanced(2);
    assert_eq!(units::type_of(&scene.state.table, Kind::AncientInfantry), Some(UnitType::Spearman));
    scene.knows(B, &[Technology::IronWorking]);
    assert_eq!(units::type_of(&scene.state.table, Kind::AncientInfantry), Some(UnitType::Swordsman));
}

#[test]
fn ec_r_54_starting_swordsmen_as_printed_are_swordsmen() {
    let mut scene = advanced(2);
    scene.state.table.options.starting_swordsmen = StartingSwordsmen::Printed;
    assert_eq!(units::type_of(&scene.state.table, Kind::AncientInfantry), Some(UnitType::Swordsman));
    assert_eq!(units::bonus(&scene.state.table, Kind::AncientInfantry), 1);
    // They can be bought only once a technology allows it, and its owner earns the royalty.
    scene.town(A, Region::Mekong, 2).town(B, Region::Hellas, 1).gold(A, 20).buys(A);
    scene.refuses(A, Action::Buy(Kind::AncientInfantry), "EC-32.4");
    scene.knows(B, &[Technology::BronzeWorking]).plays(A, Action::Buy(Kind::AncientInfantry));
    assert_eq!((scene.has(A), scene.has(B)), (10, 5));
    assert_eq!(units::bonus(&scene.state.table, Kind::AncientInfantry), 1);
}

#[test]
fn ec_r_61_the_oracle_sees_the_choice_of_the_enemy() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 1).town(B, Region::Hellas, 1).wonder(A, Wonder::Oracle);
    for seat in [A, B] {
        scene.put(seat, LAND, Kind::AncientInfantry, 1).put(seat, LAND, Kind::AncientCavalry, 1);
    }
    scene.battle(A, B, LAND);
    assert_eq!(scene.state.status().deciding(), Seats::one(B));
    scene.plays(B, Action::Pick(pick(B, Kind::AncientCavalry)));
    assert_eq!(scene.state.status().deciding(), Seats::one(A));
    assert_eq!(scene.view(A).picks[1], Some(pick(B, Kind::AncientCavalry)));
    scene.era(Era::Medieval);
    assert_eq!(battle::oracle(&scene.state.table, &scene.state.table.battle.unwrap()), None);
}

#[test]
fn ec_r_66_any_number_of_dice_is_rolled() {
    let mut scene = standard(2);
    let rolls: Vec<u8> = (0..200).map(|_| scene.state.dice(8)).collect();
    assert!(rolls.iter().all(|roll| (8..=48).contains(roll)) && rolls.iter().any(|roll| *roll > 24));
}
