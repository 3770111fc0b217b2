//! Chapters 1 and 2: general rules, map and pieces.

use engine::{Game, Rng};
use game_eagle_civ::cards::{Class, Era, Kind, Region, Technology, Wonder, Zone, tables};
use game_eagle_civ::rules::units;
use game_eagle_civ::{Action, Area, Options, State, Wing};

use crate::scene::*;

#[test]
fn ec_1_1_eras_follow_each_other() {
    assert_eq!(Era::Ancient.next(), Some(Era::Medieval));
    assert_eq!(Era::Medieval.next(), Some(Era::Gunpowder));
    assert_eq!(Era::Gunpowder.next(), Some(Era::Modern));
    assert_eq!(Era::Modern.next(), None);
}

#[test]
fn ec_1_2_the_rule_set_in_use_wins() {
    let army = Kind::AncientInfantry;
    assert_eq!(units::price(&standard(2).state.table, army), 5);
    assert_eq!(units::price(&advanced(2).state.table, army), 10);
}

#[test]
fn ec_1_3_ec_r_01_two_to_six_play() {
    for seats in 0..10 {
        let made = State::setup(&Options::default(), seats, Rng::from_number(1));
        assert_eq!(made.is_ok(), (2..=6).contains(&seats));
        assert!(made.err().is_none_or(|why| why.rule.0 == "EC-1.3"));
    }
}

#[test]
fn ec_1_4_the_box_holds_what_the_rulebook_lists() {
    let technologies = |era| Technology::ALL.iter().filter(|card| card.facts().era == era).count();
    assert_eq!(Era::ALL.iter().map(|era| technologies(*era)).collect::<Vec<_>>(), [15, 10, 10, 18]);
    let wonders = |era| Wonder::ALL.iter().filter(|card| card.facts().era == era).count();
    assert_eq!(Era::ALL.iter().map(|era| wonders(*era)).collect::<Vec<_>>(), [7, 5, 5, 8]);
    assert_eq!(tables().city_cards.iter().map(|card| u32::from(card.count)).sum::<u32>(), 61);
    assert_eq!(tables().figures.len(), 22);
}

#[test]
fn ec_1_5_gold_left_over_is_kept() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 7).gold(B, 3);
    scene.plays(A, Action::EndPurchase).plays(B, Action::EndPurchase);
    assert_eq!((scene.has(A), scene.has(B)), (7, 3));
}

#[test]
fn ec_1_6_nothing_but_a_trade_binds() {
    // A promise is no action: after an offer is declined nothing has changed but the offer.
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 9).trades();
    let gift = game_eagle_civ::trade::Bundle::gold(4);
    scene.plays(A, offer(B, gift, Default::default()));
    let id = scene.state.table.offers[0].id;
    scene.plays(B, Action::Decline(id));
    assert_eq!((scene.has(A), scene.has(B), scene.state.table.offers.len()), (9, 0, 0));
}

#[test]
fn ec_1_7_removed_pieces_can_be_bought_again() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).gold(A, 10).put(A, Region::Mekong, Kind::AncientInfantry, 1);
    let group = which(Region::Mekong, Kind::AncientInfantry, 0);
    scene.state.table.lose(A, group, 1);
    assert_eq!(scene.state.table.pieces_out, 0);
    scene.plays(A, Action::Buy(Kind::AncientInfantry));
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientInfantry), 1);
}

#[test]
fn ec_1_8_ec_7_10_the_edges_are_joined() {
    assert!(Area::from(Zone::BeringSea).borders(Zone::KuroshioSea.into()));
    assert!(Area::from(Zone::BeringSea).borders(Region::Yukon.into()));
    assert!(Area::from(Zone::BeringSea).borders(Region::Kamchatka.into()));
    let mut scene = standard(2);
    scene.era(Era::Medieval).put(A, Zone::KuroshioSea, Kind::MedievalFleet, 1).moves(A);
    scene.plays(
        A,
        Action::Sail {
            which: which(Zone::KuroshioSea, Kind::MedievalFleet, 2),
            to: Zone::BeringSea,
            aircraft: Wing::NONE,
        },
    );
    scene.plays(
        A,
        Action::Sail {
            which: which(Zone::BeringSea, Kind::MedievalFleet, 1),
            to: Zone::BeaufortSea,
            aircraft: Wing::NONE,
        },
    );
    assert_eq!(scene.count(A, Zone::BeaufortSea, Kind::MedievalFleet), 1);
}

#[test]
fn ec_1_9_the_number_of_pieces_is_no_limit() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).gold(A, 1_200);
    for _ in 0..240 {
        scene.plays(A, Action::Buy(Kind::AncientInfantry));
    }
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientInfantry), 240);
}

#[test]
fn ec_1_10_standard_has_no_improvements_and_no_card_texts() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).gold(A, 99).knows(A, &[Technology::PotterySpecialization]);
    scene.refuses(A, Action::Improve(game_eagle_civ::cards::Improvement::Granary), "EC-1.10");
    scene.plays(A, Action::Learn(Technology::Masonry));
    assert_eq!(scene.state.table.wonders_of(A).count(), 0);
}

#[test]
fn ec_2_1_the_board_has_regions_and_zones() {
    assert_eq!((Region::ALL.len(), Zone::ALL.len()), (64, 38));
    for region in Region::ALL {
        assert_eq!(region.facts().id, *region);
    }
}

#[test]
fn ec_2_2_borders_are_mutual() {
    let (mut land, mut coast, mut sea) = (0, 0, 0);
    for one in Area::all() {
        for two in one.neighbors() {
            assert!(two.borders(one), "{one:?} {two:?}");
            match (one.is_sea(), two.is_sea()) {
                (false, false) => land += 1,
                (true, true) => sea += 1,
                _ => coast += 1,
            }
        }
    }
    assert_eq!((land / 2, coast / 2, sea / 2), (89, 123, 68));
}

#[test]
fn ec_2_3_one_settlement_in_a_region() {
    let mut state = State::setup(&Options::default(), 2, Rng::from_number(4)).unwrap();
    let seat = state.status().deciding().iter().next().unwrap();
    state.play(seat, &Action::Start(Region::Mekong), &mut ()).unwrap();
    let other = state.status().deciding().iter().next().unwrap();
    assert_eq!(state.check(other, &Action::Start(Region::Mekong)).unwrap_err().rule.0, "EC-2.3");
    let mut scene = standard(2);
    scene.town(B, Region::Mekong, 1).put(A, Region::Mekong, Kind::Settler, 1).gold(A, 9);
    scene.refuses(A, Action::Found(Region::Mekong), "EC-2.3");
}

#[test]
fn ec_2_4_settlements_do_not_move() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).put(A, Region::Mekong, Kind::Settler, 1).moves(A);
    scene.plays(A, march(Region::Mekong, Kind::Settler, 2, Region::Yunnan));
    assert_eq!((scene.owner(Region::Mekong), scene.owner(Region::Yunnan)), (Some(A), None));
}

#[test]
fn ec_2_5_sizes_are_one_to_four() {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 3).gold(A, 99).plays(A, Action::Upgrade(Region::Mekong));
    assert_eq!(scene.size(Region::Mekong), 4);
    scene.town(A, Region::Mekong, 4);
    assert!(!scene.allows(A, Action::Upgrade(Region::Mekong)));
}

#[test]
fn ec_2_6_classes_and_eras() {
    assert_eq!(Kind::of(Class::Aircraft, Era::Gunpowder), None);
    assert_eq!(Kind::of(Class::Aircraft, Era::Modern), Some(Kind::Aircraft));
    for era in Era::ALL {
        for class in [Class::Infantry, Class::Cavalry, Class::Artillery, Class::Fleet] {
            assert!(Kind::of(class, *era).is_some());
        }
    }
}

#[test]
fn ec_2_7_movement_points() {
    let points = |kind: Kind| kind.movement();
    assert_eq!(points(Kind::ModernCavalry), 1);
    assert_eq!(points(Kind::Settler), 2);
    assert_eq!(
        [Kind::AncientFleet, Kind::MedievalFleet, Kind::GunpowderFleet, Kind::ModernFleet].map(points),
        [1, 2, 2, 3]
    );
    assert_eq!(points(Kind::Aircraft), 3);
    for unit in game_eagle_civ::cards::UnitType::ALL {
        assert_eq!(unit.facts().movement, unit.kind().movement(), "{unit:?}");
    }
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::AncientInfantry, 1).moves(A);
    scene.plays(A, march(Region::Mekong, Kind::AncientInfantry, 1, Region::Yunnan));
    scene.refuses(A, march(Region::Yunnan, Kind::AncientInfantry, 0, Region::Mekong), "EC-2.7");
}

#[test]
fn ec_2_8_ec_8_10_ed_15_armies_and_fleets_do_not_fight_each_other() {
    let mut scene = standard(2);
    scene.put(A, Zone::SundaSea, Kind::AncientFleet, 1).put(B, Region::Mekong, Kind::AncientInfantry, 1);
    scene.frame(game_eagle_civ::Frame::Attack { seat: A });
    scene.refuses(A, Action::Attack { area: Region::Mekong.into(), foe: B }, "EC-8.1");
    scene.refuses(A, Action::Attack { area: Zone::SundaSea.into(), foe: B }, "EC-8.1");
}

#[test]
fn ec_2_9_settlers_do_not_fight_and_alone_explore() {
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::Settler, 1).put(B, Region::Mekong, Kind::Settler, 1);
    scene.frame(game_eagle_civ::Frame::Attack { seat: A });
    scene.refuses(A, Action::Attack { area: Region::Mekong.into(), foe: B }, "EC-8.1");
    scene
        .put(A, Region::Funa, Kind::AncientInfantry, 1)
        .hide(Region::Funa, game_eagle_civ::cards::Marker::Treasure);
    scene.moves(A).refuses(A, Action::Look(Region::Funa), "EC-3.1");
}

#[test]
fn ec_2_10_ec_r_02_villages_are_founded_in_the_purchase_phase() {
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::Settler, 1).gold(A, 5);
    assert!(scene.allows(A, Action::Found(Region::Mekong)));
    scene.moves(A).refuses(A, Action::Found(Region::Mekong), "EC-R-02");
    scene.trades().refuses(A, Action::Found(Region::Mekong), "EC-R-02");
}

#[test]
fn ec_2_11_every_unit_has_an_owner() {
    let mut scene = standard(2);
    scene.put(A, Region::Mekong, Kind::AncientInfantry, 1).put(B, Region::Mekong, Kind::AncientInfantry, 2);
    assert_eq!(scene.count(A, Region::Mekong, Kind::AncientInfantry), 1);
    assert_eq!(scene.count(B, Region::Mekong, Kind::AncientInfantry), 2);
}
