//! Chapters 7 and 28: movement by land, sea and air.

use engine::Seats;
use game_eagle_civ::cards::{Era, Kind, Marker, Region, Zone};
use game_eagle_civ::rules::movement;
use game_eagle_civ::state::Which;
use game_eagle_civ::{Action, Area, Event, Frame, Many, Wing};

use crate::scene::*;

fn aboard(zone: Zone, kind: Kind, points: u8, ship: u8) -> Which {
    Which { area: zone.into(), kind, points, ship }
}

fn sail(from: Zone, kind: Kind, points: u8, ship: u8, to: Zone) -> Action {
    Action::Sail { which: aboard(from, kind, points, ship), to, aircraft: Wing::NONE }
}

#[test]
fn ec_7_1_any_all_or_none_may_move() {
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::AncientInfantry, 3).moves(A);
    let all = Action::March {
        which: which(Region::Mekong, Kind::AncientInfantry, 1),
        to: Region::Yunnan,
        many: Many::All,
    };
    let mut other = scene.clone();
    other.plays(A, all);
    assert_eq!(other.count(A, Region::Yunnan, Kind::AncientInfantry), 3);
    scene.plays(A, march(Region::Mekong, Kind::AncientInfantry, 1, Region::Yunnan));
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientInfantry), 2);
    scene.refuses(A, march(Region::Mekong, Kind::AncientInfantry, 1, Region::Hellas), "EC-7.1");
    assert!(scene.allows(A, Action::EndMoves));
}

#[test]
fn ec_7_2_ec_r_14_catapults_become_medieval() {
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::AncientArtillery, 2).put(A, Region::Mekong, Kind::AncientCavalry, 1);
    game_eagle_civ::turn::begin_era(&mut scene.state.table, Era::Medieval);
    assert_eq!(scene.count(A, Region::Mekong, Kind::MedievalArtillery), 2);
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientCavalry), 1);
    assert_eq!(game_eagle_civ::rules::units::dice(Kind::MedievalArtillery), 2);
}

#[test]
fn ec_7_3_ec_r_31_pieces_of_several_players_stay_together() {
    let mut scene = standard(2);
    scene
        .put(A, Region::Mekong, Kind::AncientInfantry, 1)
        .put(B, Region::Yunnan, Kind::AncientInfantry, 1)
        .moves(A);
    scene.plays(A, march(Region::Mekong, Kind::AncientInfantry, 1, Region::Yunnan)).plays(B, Action::LetPass);
    scene.plays(A, Action::EndMoves).plays(A, Action::EndAttacks);
    assert_eq!(
        (
            scene.count(A, Region::Yunnan, Kind::AncientInfantry),
            scene.count(B, Region::Yunnan, Kind::AncientInfantry)
        ),
        (1, 1)
    );
}

#[test]
fn ec_7_4_after_the_first_battle_nothing_moves() {
    let mut scene = standard(2);
    scene
        .put(A, Region::Mekong, Kind::AncientInfantry, 2)
        .put(B, Region::Mekong, Kind::AncientInfantry, 1)
        .moves(A);
    scene.plays(A, Action::EndMoves);
    assert_eq!(scene.state.table.frame(), Frame::Attack { seat: A });
    scene.refuses(A, march(Region::Mekong, Kind::AncientInfantry, 1, Region::Yunnan), "EC-7.4");
}

/// A caravel beside Mekong in the Sunda Sea, with one point left.
fn harbor() -> Scene {
    let mut scene = standard(2);
    scene.era(Era::Medieval).put(A, Zone::SouthChinaSea, Kind::MedievalFleet, 1);
    scene.put(A, Region::Mekong, Kind::Settler, 2).put(A, Region::Mekong, Kind::MedievalArtillery, 1);
    scene.put(A, Region::Mekong, Kind::AncientInfantry, 1).hide(Region::Tanami, Marker::Treasure);
    scene.hide(Region::Tasmania, Marker::ResourceOil).moves(A);
    scene.plays(A, sail(Zone::SouthChinaSea, Kind::MedievalFleet, 2, 0, Zone::SundaSea));
    let ship = |ship| aboard(Zone::SundaSea, Kind::MedievalFleet, 1, ship);
    scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::MedievalArtillery, 1), ship: ship(0) });
    scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::Settler, 2), ship: ship(1) });
    scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::Settler, 2), ship: ship(1) });
    scene
}

fn lands(to: Region, zone: Zone) -> Action {
    Action::March { which: aboard(zone, Kind::Settler, 1, 1), to, many: Many::One }
}

#[test]
fn ec_ex_04_ec_7_5_ec_7_8_ec_7_9_ed_31_a_caravel_carries_three() {
    // A fourth passenger is refused, and the catapult cannot leave in this phase.
    let mut scene = harbor();
    let ship = aboard(Zone::SundaSea, Kind::MedievalFleet, 1, 1);
    scene.refuses(
        A,
        Action::Board { which: which(Region::Mekong, Kind::AncientInfantry, 1), ship },
        "EC-7.9",
    );
    let catapult = aboard(Zone::SundaSea, Kind::MedievalArtillery, 0, 1);
    scene.refuses(A, Action::March { which: catapult, to: Region::Tanami, many: Many::One }, "EC-2.7");
    // (a) both settlers to Tanami, looking there.
    let mut a = harbor();
    a.plays(A, lands(Region::Tanami, Zone::SundaSea)).plays(A, lands(Region::Tanami, Zone::SundaSea));
    a.plays(A, Action::Look(Region::Tanami));
    assert_eq!(a.has(A), 10);
    // (b) one to Tanami, one to Tasmania.
    let mut b = harbor();
    b.plays(A, lands(Region::Tanami, Zone::SundaSea)).plays(A, lands(Region::Tasmania, Zone::SundaSea));
    b.plays(A, Action::Look(Region::Tasmania));
    // (c) both to Tanami, then on with the catapult.
    let mut c = harbor();
    c.plays(A, lands(Region::Tanami, Zone::SundaSea)).plays(A, lands(Region::Tanami, Zone::SundaSea));
    c.plays(A, sail(Zone::SundaSea, Kind::MedievalFleet, 1, 1, Zone::ArafuraSea));
    assert_eq!(c.count(A, Zone::ArafuraSea, Kind::MedievalArtillery), 1);
    // (d) all to the next zone, then the settlers to Tasmania; no third zone.
    let mut d = harbor();
    d.plays(A, sail(Zone::SundaSea, Kind::MedievalFleet, 1, 1, Zone::ArafuraSea));
    d.plays(A, lands(Region::Tasmania, Zone::ArafuraSea)).plays(A, lands(Region::Tasmania, Zone::ArafuraSea));
    d.refuses(A, sail(Zone::ArafuraSea, Kind::MedievalFleet, 0, 1, Zone::TasmanSea), "EC-2.7");
    // (e) all elsewhere, and everybody stays aboard into the next turn.
    let mut e = harbor();
    e.plays(A, sail(Zone::SundaSea, Kind::MedievalFleet, 1, 1, Zone::BayOfBengal));
    e.plays(A, Action::EndMoves);
    assert_eq!(e.count(A, Zone::BayOfBengal, Kind::Settler), 2);
}

#[test]
fn ec_7_6_ec_r_32_an_army_lands_in_a_later_turn_and_may_fight_then() {
    let mut scene = harbor();
    scene.put(B, Region::Tanami, Kind::AncientInfantry, 1).moves(A);
    let catapult = aboard(Zone::SundaSea, Kind::MedievalArtillery, 1, 1);
    scene
        .plays(A, Action::March { which: catapult, to: Region::Tanami, many: Many::One })
        .plays(B, Action::LetPass);
    scene.plays(A, Action::EndMoves);
    assert!(scene.allows(A, Action::Attack { area: Region::Tanami.into(), foe: B }));
}

#[test]
fn ec_7_7_ec_ex_05_a_settler_that_walked_stays_aboard() {
    let mut scene = standard(2);
    scene
        .era(Era::Medieval)
        .put(A, Zone::SundaSea, Kind::MedievalFleet, 1)
        .put(A, Region::Himalaya, Kind::Settler, 1)
        .moves(A);
    scene.plays(A, march(Region::Himalaya, Kind::Settler, 2, Region::Mekong));
    let ship = which(Zone::SundaSea, Kind::MedievalFleet, 2);
    scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::Settler, 1), ship });
    let settler = aboard(Zone::SundaSea, Kind::Settler, 0, 1);
    scene.refuses(A, Action::March { which: settler, to: Region::Tanami, many: Many::One }, "EC-2.7");
}

#[test]
fn ec_r_76_no_stepping_from_ship_to_ship() {
    let mut scene = harbor();
    scene.put(A, Zone::SundaSea, Kind::MedievalFleet, 1);
    let other = which(Zone::SundaSea, Kind::MedievalFleet, 0);
    scene.refuses(
        A,
        Action::Board { which: aboard(Zone::SundaSea, Kind::Settler, 1, 1), ship: other },
        "EC-R-76",
    );
}

#[test]
fn ec_7_5_crossing_needs_an_own_fleet() {
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::Settler, 1).put(B, Zone::SundaSea, Kind::AncientFleet, 1).moves(A);
    let ship = which(Zone::SundaSea, Kind::AncientFleet, 0);
    scene.refuses(A, Action::Board { which: which(Region::Mekong, Kind::Settler, 2), ship }, "EC-7.1");
    scene.refuses(A, march(Region::Mekong, Kind::Settler, 2, Region::Java), "EC-7.1");
}

fn fly(from: impl Into<Area>, points: u8, to: impl Into<Area>) -> Action {
    Action::Fly { which: which(from, Kind::Aircraft, points), to: to.into() }
}

#[test]
fn ec_7_11_aircraft_end_at_a_base() {
    let mut scene = standard(2);
    scene.era(Era::Modern).town(A, Region::Mekong, 1).put(A, Region::Mekong, Kind::Aircraft, 2);
    scene.put(A, Region::Tanami, Kind::ModernInfantry, 1).put(A, Zone::ArafuraSea, Kind::GunpowderFleet, 1);
    scene.put(A, Region::Java, Kind::Settler, 1).moves(A);
    scene.refuses(A, fly(Region::Mekong, 3, Region::Java), "EC-7.11");
    scene.refuses(A, fly(Region::Mekong, 3, Zone::ArafuraSea), "EC-7.11");
    scene.plays(A, fly(Region::Mekong, 3, Region::Tanami));
    assert_eq!(scene.count(A, Region::Tanami, Kind::Aircraft), 1);
    // One point is left: the way back is two areas.
    scene.refuses(A, fly(Region::Tanami, 1, Region::Mekong), "EC-2.7");
    // Aircraft are no base for one another.
    scene.put(A, Region::Yunnan, Kind::Aircraft, 1).refuses(
        A,
        fly(Region::Mekong, 3, Region::Yunnan),
        "EC-7.11",
    );
}

#[test]
fn ed_10_ed_11_ec_28_2_bases_at_sea() {
    let bases = |scene: Scene| {
        [Kind::GunpowderFleet, Kind::ModernFleet, Kind::Carrier]
            .map(|kind| movement::is_base_ship(&scene.state.table, kind))
    };
    assert_eq!(bases(standard(2)), [false, true, false]);
    assert_eq!(bases(first_standard(2)), [false, true, false]);
    assert_eq!(bases(advanced(2)), [false, true, true]);
    assert_eq!(bases(first_advanced(2)), [false, false, true]);
    // First printing: at most two aircraft per carrier when the part ends.
    let kept = |mut scene: Scene| {
        scene.era(Era::Modern).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1);
        scene.put(A, Zone::SundaSea, Kind::Carrier, 1).put(A, Zone::SundaSea, Kind::Aircraft, 4).moves(A);
        scene.plays(A, Action::EndMoves);
        scene.count(A, Zone::SundaSea, Kind::Aircraft)
    };
    assert_eq!((kept(first_advanced(2)), kept(advanced(2))), (2, 4));
}

#[test]
fn ec_7_12_aircraft_fly_over_foreign_pieces() {
    let mut scene = standard(2);
    scene.era(Era::Modern).town(A, Region::Mekong, 1).put(A, Region::Mekong, Kind::Aircraft, 1);
    scene.town(A, Region::Tanami, 1).put(B, Zone::SundaSea, Kind::ModernFleet, 3).moves(A);
    scene.plays(A, fly(Region::Mekong, 3, Region::Tanami));
    assert_eq!(scene.state.table.frame(), Frame::Move { seat: A });
}

#[test]
fn ec_r_27_ec_r_30_aircraft_without_base_are_removed() {
    let mut scene = standard(2);
    scene.era(Era::Modern).put(A, Region::Mekong, Kind::ModernInfantry, 1).put(
        A,
        Region::Mekong,
        Kind::Aircraft,
        1,
    );
    scene.put(B, Zone::SundaSea, Kind::Aircraft, 2).moves(A);
    scene.plays(A, march(Region::Mekong, Kind::ModernInfantry, 1, Region::Yunnan)).plays(A, Action::EndMoves);
    assert_eq!(
        (scene.count(A, Region::Mekong, Kind::Aircraft), scene.count(B, Zone::SundaSea, Kind::Aircraft)),
        (0, 0)
    );
}

#[test]
fn ed_14_ec_r_29_a_base_ship_takes_aircraft_along_in_the_first_printing() {
    let sail = |aircraft| Action::Sail {
        which: which(Zone::SundaSea, Kind::ModernFleet, 3),
        to: Zone::ArafuraSea,
        aircraft: Wing::Spent(aircraft),
    };
    let mut scene = first_standard(2);
    scene
        .era(Era::Modern)
        .put(A, Zone::SundaSea, Kind::ModernFleet, 1)
        .put(A, Zone::SundaSea, Kind::Aircraft, 4)
        .moves(A);
    scene.refuses(A, sail(4), "EC-R-29");
    scene.plays(A, sail(3));
    assert_eq!(
        (scene.count(A, Zone::ArafuraSea, Kind::Aircraft), scene.count(A, Zone::SundaSea, Kind::Aircraft)),
        (3, 1)
    );
    let mut scene = standard(2);
    scene
        .era(Era::Modern)
        .put(A, Zone::SundaSea, Kind::ModernFleet, 1)
        .put(A, Zone::SundaSea, Kind::Aircraft, 1)
        .moves(A);
    scene.refuses(A, sail(1), "ED-14");
}

#[test]
fn ec_r_77_ec_8_2_ec_8_3_ec_r_33_a_declared_battle_stops_what_entered() {
    let mut scene = standard(3);
    scene.put(A, Region::Mekong, Kind::Settler, 2).put(B, Region::Yunnan, Kind::AncientInfantry, 1);
    scene.put(C, Region::Yunnan, Kind::AncientInfantry, 1).moves(A);
    scene.plays(A, march(Region::Mekong, Kind::Settler, 2, Region::Yunnan));
    // Asked clockwise from the active player.
    assert_eq!(scene.state.status().deciding(), Seats::one(B));
    scene.plays(B, Action::Challenge).plays(C, Action::LetPass);
    scene.refuses(A, march(Region::Yunnan, Kind::Settler, 0, Region::HuangHe), "EC-2.7");
    // The other settler has not moved and may.
    assert!(scene.allows(A, march(Region::Mekong, Kind::Settler, 2, Region::Deccan)));
    // A stopped settler may still look.
    scene.hide(Region::Yunnan, Marker::ResourceIron);
    assert!(scene.allows(A, Action::Look(Region::Yunnan)));
}

use engine::Game;

#[test]
fn ec_r_33_a_stopped_ship_keeps_its_cargo() {
    let mut scene = standard(2);
    scene.era(Era::Medieval).put(A, Zone::BayOfBengal, Kind::MedievalFleet, 1).put(
        A,
        Region::Mekong,
        Kind::Settler,
        1,
    );
    scene.put(B, Zone::SundaSea, Kind::AncientFleet, 1).moves(A);
    let ship = which(Zone::BayOfBengal, Kind::MedievalFleet, 2);
    scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::Settler, 2), ship });
    scene
        .plays(A, sail(Zone::BayOfBengal, Kind::MedievalFleet, 2, 1, Zone::SundaSea))
        .plays(B, Action::Challenge);
    scene.refuses(
        A,
        Action::March {
            which: aboard(Zone::SundaSea, Kind::Settler, 0, 1),
            to: Region::Tanami,
            many: Many::One,
        },
        "EC-2.7",
    );
    scene.refuses(A, sail(Zone::SundaSea, Kind::MedievalFleet, 0, 1, Zone::ArafuraSea), "EC-2.7");
}

#[test]
fn ec_r_77_ec_7_12_a_stopped_base_ship_holds_what_it_brought_and_no_other_aircraft() {
    let mut scene = first_standard(2);
    scene
        .era(Era::Modern)
        .put(A, Zone::SundaSea, Kind::ModernFleet, 1)
        .put(A, Zone::SundaSea, Kind::Aircraft, 1)
        .put(A, Zone::ArafuraSea, Kind::ModernFleet, 1)
        .put(A, Zone::ArafuraSea, Kind::Aircraft, 1)
        .put(A, Region::Java, Kind::ModernInfantry, 1)
        .put(B, Zone::ArafuraSea, Kind::AncientFleet, 1)
        .moves(A);
    let ship = which(Zone::SundaSea, Kind::ModernFleet, 3);
    scene
        .plays(A, Action::Sail { which: ship, to: Zone::ArafuraSea, aircraft: Wing::Spent(1) })
        .plays(B, Action::Challenge);
    scene.refuses(A, sail(Zone::ArafuraSea, Kind::ModernFleet, 0, 0, Zone::SundaSea), "EC-2.7");
    // Of the two aircraft there the one that came along is held, as one that flew in would be.
    scene.plays(A, fly(Zone::ArafuraSea, 3, Region::Java));
    scene.refuses(A, fly(Zone::ArafuraSea, 3, Region::Java), "EC-7.1");
    scene.refuses(A, fly(Zone::ArafuraSea, 0, Region::Java), "EC-2.7");
}

#[test]
fn ec_r_77_ec_8_3_what_enters_a_declared_battle_stops_too() {
    let mut scene = standard(3);
    scene.era(Era::Medieval).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).town(C, Region::Funa, 1);
    scene.put(A, Region::Iberia, Kind::Settler, 3).put(B, Region::Gallia, Kind::MedievalCavalry, 3).moves(A);
    let enters = march(Region::Iberia, Kind::Settler, 2, Region::Gallia);
    scene.plays(A, enters).plays(B, Action::Challenge);
    // Who has challenged is not asked again: the battle is declared, and what enters is in it.
    scene.plays(A, enters);
    assert_eq!(scene.state.table.frame(), Frame::Move { seat: A });
    assert!(scene.told(|event| matches!(event, Event::Stopped { seat: A, .. })));
    scene.refuses(A, march(Region::Gallia, Kind::Settler, 1, Region::Germania), "EC-7.1");
    scene.refuses(A, march(Region::Gallia, Kind::Settler, 0, Region::Germania), "EC-2.7");
    // Somebody else who has units there by now is asked, and may declare battle too.
    scene.put(C, Region::Gallia, Kind::MedievalInfantry, 1).plays(A, enters);
    assert_eq!(scene.state.status().deciding(), Seats::one(C));
    scene.plays(C, Action::Challenge).plays(A, Action::EndMoves);
    assert_eq!(scene.count(A, Region::Gallia, Kind::Settler), 0);
}

#[test]
fn ec_r_77_ec_8_3_ships_do_not_slip_past_a_declared_battle() {
    let mut scene = standard(2);
    scene.era(Era::Medieval).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1);
    scene.put(A, Zone::BayOfBengal, Kind::MedievalFleet, 2).put(B, Zone::SundaSea, Kind::AncientFleet, 1);
    scene.moves(A);
    let enters = sail(Zone::BayOfBengal, Kind::MedievalFleet, 2, 0, Zone::SundaSea);
    scene.plays(A, enters).plays(B, Action::Challenge).plays(A, enters);
    scene.refuses(A, sail(Zone::SundaSea, Kind::MedievalFleet, 1, 0, Zone::ArafuraSea), "EC-7.1");
}

#[test]
fn ec_8_3_ec_r_77_cargo_that_did_not_enter_is_not_held() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).put(A, Zone::SundaSea, Kind::AncientFleet, 1);
    scene.put(A, Region::Mekong, Kind::AncientInfantry, 2).put(A, Region::Mekong, Kind::Settler, 1).moves(A);
    let galley = |ship, points| Which { ship, ..which(Zone::SundaSea, Kind::AncientFleet, points) };
    let boards = |kind, points, ship| Action::Board { which: which(Region::Mekong, kind, points), ship };
    scene.plays(A, boards(Kind::AncientInfantry, 1, galley(0, 1)));
    scene.plays(A, boards(Kind::AncientInfantry, 1, galley(1, 1)));
    // A turn later the settler goes aboard, and battle is declared.
    scene.put(B, Zone::SundaSea, Kind::AncientFleet, 1).moves(A);
    scene.plays(A, boards(Kind::Settler, 2, galley(1, 1))).plays(B, Action::Challenge);
    let lands = |kind, points| Action::March {
        which: aboard(Zone::SundaSea, kind, points, 1),
        to: Region::Java,
        many: Many::One,
    };
    scene.refuses(A, lands(Kind::Settler, 0), "EC-2.7");
    scene.refuses(A, sail(Zone::SundaSea, Kind::AncientFleet, 0, 1, Zone::ArafuraSea), "EC-2.7");
    scene.plays(A, lands(Kind::AncientInfantry, 1));
    assert_eq!(scene.count(A, Region::Java, Kind::AncientInfantry), 1);
}

#[test]
fn ec_r_29_the_owner_chooses_which_aircraft_go_along() {
    let mut scene = first_standard(2);
    scene.era(Era::Modern).town(A, Region::Gallia, 1).town(B, Region::Hellas, 1);
    scene.put(A, Zone::SeaOfBiscay, Kind::ModernFleet, 1).put(A, Region::Gallia, Kind::ModernInfantry, 2);
    scene.put(A, Zone::SeaOfBiscay, Kind::Aircraft, 1).put(A, Region::Gallia, Kind::Aircraft, 1).moves(A);
    let battleship = |ship| Which { ship, ..which(Zone::SeaOfBiscay, Kind::ModernFleet, 3) };
    for ship in [0, 1] {
        let which = which(Region::Gallia, Kind::ModernInfantry, 1);
        scene.plays(A, Action::Board { which, ship: battleship(ship) });
    }
    scene.plays(A, fly(Region::Gallia, 3, Zone::SeaOfBiscay));
    let sails = |aircraft| Action::Sail { which: battleship(1), to: Zone::WestMediterranean, aircraft };
    let fresh = Wing::Chosen([0, 0, 0, 1]);
    let listed: Vec<_> = scene.legal(A).into_iter().filter(|action| *action == sails(fresh)).collect();
    assert_eq!(listed.len(), 1, "each choice is listed once");
    scene.refuses(A, sails(Wing::Spent(2)), "EC-R-29").refuses(
        A,
        sails(Wing::Chosen([0, 1, 0, 0])),
        "EC-R-29",
    );
    // The number alone stands for those that could not fly after the ship, and for nothing else.
    scene.refuses(A, sails(Wing::Chosen([0, 0, 1, 0])), "EC-R-29");
    let left = |scene: &Scene, points| {
        scene.state.table.players[A].group(which(Zone::SeaOfBiscay, Kind::Aircraft, points)).is_some()
    };
    let mut other = scene.clone();
    scene.plays(A, sails(Wing::Spent(1)));
    assert!(left(&scene, 3) && !left(&scene, 2));
    other.plays(A, sails(fresh));
    assert!(!left(&other, 3) && left(&other, 2));
}

#[test]
fn ec_2_7_the_view_tells_where_pieces_can_get() {
    let mut scene = standard(2);
    scene.era(Era::Modern).put(A, Region::Mekong, Kind::Settler, 1).put(
        A,
        Zone::SundaSea,
        Kind::MedievalFleet,
        1,
    );
    scene.put(A, Region::Java, Kind::ModernInfantry, 1).put(A, Region::Mekong, Kind::Aircraft, 1).moves(A);
    let reach = |scene: &Scene, which: Which| {
        movement::reach(&scene.state.table, A, scene.state.table.players[A].group(which).unwrap())
    };
    let settler = which(Region::Mekong, Kind::Settler, 2);
    let walks = reach(&scene, settler);
    assert!(walks.contains(&Region::Yunnan.into()) && walks.contains(&Region::HuangHe.into()));
    assert!(!walks.contains(&Region::Manchuria.into()));
    // EC-7.6: over sea too, with a ship beside; not with a full one.
    assert!(walks.contains(&Zone::SundaSea.into()) && walks.contains(&Region::Java.into()));
    let sails = reach(&scene, which(Zone::SundaSea, Kind::MedievalFleet, 2));
    assert!(sails.contains(&Zone::PhilippineSea.into()) && sails.iter().all(|area| area.is_sea()));
    assert_eq!(reach(&scene, which(Region::Mekong, Kind::Aircraft, 3)), [Area::from(Region::Java)]);
    scene.put(A, Region::Mekong, Kind::ModernInfantry, 3).moves(A);
    for ship in [0, 1, 1] {
        let ship = Which { ship, ..which(Zone::SundaSea, Kind::MedievalFleet, 2) };
        scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::ModernInfantry, 1), ship });
    }
    assert!(!reach(&scene, settler).contains(&Zone::SundaSea.into()));
}

#[test]
fn ec_r_77_ec_7_5_who_goes_aboard_enters_the_zone() {
    let mut scene = standard(2);
    scene.era(Era::Medieval).put(A, Region::Mekong, Kind::Settler, 2);
    scene
        .put(A, Zone::SundaSea, Kind::MedievalFleet, 1)
        .put(B, Zone::SundaSea, Kind::AncientFleet, 1)
        .moves(A);
    let ship = |ship| Which { ship, ..which(Zone::SundaSea, Kind::MedievalFleet, 2) };
    scene.plays(A, Action::Board { which: which(Region::Mekong, Kind::Settler, 2), ship: ship(0) });
    assert_eq!(scene.state.status().deciding(), Seats::one(B));
    let mut let_pass = scene.clone();
    let_pass.plays(B, Action::LetPass);
    assert!(let_pass.allows(A, sail(Zone::SundaSea, Kind::MedievalFleet, 2, 1, Zone::ArafuraSea)));
    // The settler is stopped, and with it the ship that carries it; the other settler may move.
    scene.plays(B, Action::Challenge);
    scene.refuses(A, sail(Zone::SundaSea, Kind::MedievalFleet, 0, 1, Zone::ArafuraSea), "EC-2.7");
    let lands = |points| Action::March {
        which: aboard(Zone::SundaSea, Kind::Settler, points, 1),
        to: Region::Java,
        many: Many::One,
    };
    scene.refuses(A, lands(0), "EC-2.7").refuses(A, lands(1), "EC-7.1");
    assert!(scene.allows(A, march(Region::Mekong, Kind::Settler, 2, Region::Yunnan)));
}

#[test]
fn ed_36_settlers_that_enter_are_challenged_by_units_alone() {
    for mut scene in [standard(3), first_standard(3)] {
        scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).town(C, Region::Funa, 1);
        scene.put(A, Region::Mekong, Kind::Settler, 2);
        scene.put(B, Region::Yunnan, Kind::AncientInfantry, 1).put(C, Region::Yunnan, Kind::Settler, 1);
        scene.put(B, Region::Deccan, Kind::Settler, 1).moves(A);
        scene.plays(A, march(Region::Mekong, Kind::Settler, 2, Region::Deccan));
        assert_eq!(scene.state.table.frame(), Frame::Move { seat: A }, "settlers declare no battle");
        scene.plays(A, march(Region::Mekong, Kind::Settler, 2, Region::Yunnan));
        assert!(matches!(scene.state.table.frame(), Frame::React { seat: B, left: Seats::NONE, .. }));
    }
}
