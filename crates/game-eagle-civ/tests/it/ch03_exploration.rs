//! Chapter 3: exploration markers, and the rulings and edition differences about them.

use engine::{Game, Seat, Seats, Seen, Viewer};
use game_eagle_civ::cards::{Era, Kind, Marker, MarkerCategory, Region, Resource, Technology, Zone};
use game_eagle_civ::options::{Edition, RuleSet};
use game_eagle_civ::rules::{exploration, production};
use game_eagle_civ::state::{LOOKED, Shown};
use game_eagle_civ::{Action, Event, Frame, Options, State};

use crate::scene::*;

/// A's settler looks at a marker in Funa.
fn looks(scene: &mut Scene, marker: Marker) -> &mut Scene {
    scene
        .put(A, Region::Funa, Kind::Settler, 1)
        .hide(Region::Funa, marker)
        .moves(A)
        .plays(A, Action::Look(Region::Funa))
}

/// A founds a village on a marker in Funa.
fn founds(scene: &mut Scene, marker: Marker) -> &mut Scene {
    let gold = scene.has(A) + 10;
    scene.put(A, Region::Funa, Kind::Settler, 1).hide(Region::Funa, marker).gold(A, gold).buys(A);
    scene.plays(A, Action::Found(Region::Funa))
}

#[test]
fn ec_3_1_ec_r_05_looking_is_free_to_choose_and_ends_the_movement() {
    let mut scene = standard(2);
    scene.put(A, Region::Funa, Kind::Settler, 1).hide(Region::Funa, Marker::ResourceIron).moves(A);
    assert!(scene.legal(A).contains(&Action::EndMoves));
    scene.refuses(A, Action::Look(Region::Nigeria), "EC-3.1");
    scene.plays(A, Action::Look(Region::Funa)).refuses(A, Action::Look(Region::Funa), "EC-R-05");
    // A second settler may look at the same marker again.
    scene.put(A, Region::Funa, Kind::Settler, 1);
    assert!(scene.allows(A, Action::Look(Region::Funa)));
}

#[test]
fn ec_3_2_who_has_looked_moves_no_more() {
    let mut scene = standard(2);
    looks(&mut scene, Marker::ResourceIron);
    scene.refuses(A, march(Region::Funa, Kind::Settler, LOOKED, Region::Nigeria), "EC-3.2");
    scene.put(A, game_eagle_civ::cards::Zone::GulfOfGuinea, Kind::AncientFleet, 1);
    let ship = which(game_eagle_civ::cards::Zone::GulfOfGuinea, Kind::AncientFleet, 0);
    scene.refuses(A, Action::Board { which: which(Region::Funa, Kind::Settler, LOOKED), ship }, "EC-3.2");
}

#[test]
fn ec_3_3_ec_r_72_four_categories() {
    let count = |category| {
        let kinds = Marker::ALL.iter().filter(|marker| marker.facts().category == category);
        kinds.map(|marker| u32::from(marker.facts().count)).sum::<u32>()
    };
    assert_eq!(count(MarkerCategory::Resource), 40);
    assert_eq!(count(MarkerCategory::Event), 12);
    assert_eq!(count(MarkerCategory::Terrain), 14);
    assert_eq!(count(MarkerCategory::Blank), 18);
}

#[test]
fn ec_3_4_ed_01_ec_r_04_a_resource_stays_the_explorers_secret() {
    let mut scene = standard(3);
    looks(&mut scene, Marker::ResourceIron);
    assert_eq!(scene.state.table.land(Region::Funa).marker, Shown::FaceDown { seen: Seats::one(A) });
    assert_eq!(scene.view(A).marker(Region::Funa), Some(Marker::ResourceIron));
    assert_eq!(scene.view(B).marker(Region::Funa), None);
    assert_eq!(scene.state.view(Viewer::Public).marker(Region::Funa), None);
    let event = scene.events[0];
    let hidden = Event::Looked { seat: A, region: Region::Funa, marker: Seen::Hidden };
    assert_eq!(State::disclose(&event, Viewer::Seat(B)), Some(hidden));
    assert_eq!(State::disclose(&event, Viewer::Seat(A)), Some(event));
    // Founding turns it up for good.
    scene.gold(A, 5).buys(A).plays(A, Action::Found(Region::Funa));
    assert_eq!(scene.state.table.land(Region::Funa).marker, Shown::FaceUp(Marker::ResourceIron));
}

#[test]
fn ec_3_5_ec_r_08_the_city_card_shows_the_resource() {
    let mut scene = standard(2);
    scene.town(A, Region::Funa, 1).marker(Region::Funa, Marker::ResourceOil).town(A, Region::Nigeria, 1);
    assert_eq!(scene.state.table.resource(Region::Funa), Some(Resource::Oil));
    assert_eq!(scene.state.table.resource(Region::Nigeria), None);
}

#[test]
fn ec_3_6_events_leave_the_board() {
    for marker in [Marker::FreeTechnology, Marker::Treasure, Marker::MinorCivilization, Marker::Plague] {
        let mut scene = standard(2);
        looks(&mut scene, marker);
        assert_eq!(scene.state.table.land(Region::Funa).marker, Shown::Nothing);
        assert_eq!(scene.state.table.gone[marker.index()], 1);
    }
}

#[test]
fn ec_3_7_ec_r_11_a_free_technology_counts_as_acquired() {
    let mut scene = standard(2);
    scene.knows(A, &[Technology::Masonry, Technology::AlphabetWriting]);
    looks(&mut scene, Marker::FreeTechnology);
    assert_eq!(scene.state.table.technologies_of(A).count(), 3);
    assert!(scene.state.table.era_ended);
}

#[test]
fn ed_05_prerequisites_of_a_free_technology() {
    let ask = |edition| {
        let mut scene = scene(2, Options { edition, rules: RuleSet::Advanced, ..Options::default() });
        scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1);
        scene.knows(A, &[Technology::TheWheel]).knows(B, &[Technology::Masonry, Technology::AlphabetWriting]);
        looks(&mut scene, Marker::FreeTechnology);
        assert_eq!(scene.state.table.frame(), Frame::FreeTechnology { seat: A });
        let allowed = |card| scene.allows(A, Action::TakeTechnology(card));
        // Two eras ahead, or of the next era: never for nothing.
        assert!(!allowed(Technology::Feudalism) && allowed(Technology::HorsebackRiding));
        allowed(Technology::Mathematics)
    };
    assert!(!ask(Edition::First));
    assert!(ask(Edition::Second));
}

#[test]
fn ec_3_8_a_treasure_is_ten_gold() {
    let mut scene = standard(2);
    looks(&mut scene, Marker::Treasure);
    assert_eq!(scene.has(A), 10);
}

#[test]
fn ec_3_9_ec_r_10_a_minor_civilization_joins_the_highest() {
    // B has so many settlements that they cannot win: two dice less twelve.
    let mut scene = standard(2);
    for region in &Region::ALL[..12] {
        scene.town(B, *region, 1);
    }
    looks(&mut scene, Marker::MinorCivilization);
    // Two dice each, less the own settlements.
    for (seat, own) in [(A, 0), (B, 12)] {
        let fits = |event: &Event| matches!(event, Event::MinorRoll { seat: who, roll, total } if *who == seat && i16::from(*roll) - own == i16::from(*total));
        assert!(scene.told(fits), "{seat}");
    }
    assert_eq!((scene.owner(Region::Funa), scene.size(Region::Funa)), (Some(A), 1));
    assert_eq!(scene.state.table.frame(), Frame::MinorUnit { seat: A, region: Region::Funa });
    scene.refuses(A, Action::TakeUnit(Kind::MedievalInfantry), "EC-3.9");
    scene.plays(A, Action::TakeUnit(Kind::AncientCavalry));
    assert_eq!(scene.count(A, Region::Funa, Kind::AncientCavalry), 1);
}

#[test]
fn ec_r_10_without_a_unit_in_play_it_is_ancient_infantry() {
    let mut scene = advanced(2);
    scene.era(Era::Gunpowder).town(A, Region::Mekong, 1);
    for region in &Region::ALL[..12] {
        scene.town(B, *region, 1);
    }
    looks(&mut scene, Marker::MinorCivilization);
    assert_eq!(scene.count(A, Region::Funa, Kind::AncientInfantry), 1);
}

#[test]
fn ed_06_which_units_a_minor_civilization_brings() {
    let kinds = |mut scene: Scene| {
        scene.era(Era::Modern).town(A, Region::Mekong, 1);
        exploration::minor_units(&scene.state.table, A, Region::Funa).collect::<Vec<_>>()
    };
    assert_eq!(kinds(standard(2)), [Kind::ModernInfantry, Kind::ModernCavalry, Kind::ModernArtillery]);
    let any = kinds(first_standard(2));
    assert!(
        any.contains(&Kind::ModernFleet) && any.contains(&Kind::Aircraft) && !any.contains(&Kind::Carrier)
    );
}

#[test]
fn ec_r_10_ec_3_9_the_fleet_of_a_minor_civilization_lies_beside_its_region() {
    let mut scene = first_standard(2);
    scene.town(A, Region::Gallia, 1).town(A, Region::Nippon, 1).town(B, Region::Hellas, 1);
    let minor = |region| Frame::MinorUnit { seat: A, region };
    scene.moves(A).state.table.frames.push(minor(Region::Nippon));
    scene.plays(A, Action::TakeUnit(Kind::AncientFleet));
    let place = |region, zone| Action::Place { region, zone: Some(zone) };
    scene.refuses(A, place(Region::Gallia, Zone::NorthSea), "EC-R-10");
    let zones = Region::Nippon.facts().sea_neighbors;
    assert_eq!(scene.legal(A), zones.iter().map(|zone| place(Region::Nippon, zone)).collect::<Vec<_>>());
    let beside = zones.iter().next().unwrap();
    scene.plays(A, place(Region::Nippon, beside));
    assert_eq!(scene.count(A, beside, Kind::AncientFleet), 1);
    // A landlocked region has no place for a fleet, whatever else the player has.
    scene.town(A, Region::Dakota, 1).moves(A).state.table.frames.push(minor(Region::Dakota));
    scene.refuses(A, Action::TakeUnit(Kind::AncientFleet), "EC-R-10");
    scene.refuses(A, Action::TakeUnit(Kind::MedievalInfantry), "EC-3.9");
    scene.refuses(A, Action::TakeUnit(Kind::Settler), "EC-3.9");
}

#[test]
fn ec_3_10_the_radius_of_the_plague() {
    assert_eq!(
        [Era::Ancient, Era::Medieval, Era::Gunpowder, Era::Modern].map(exploration::plague_radius),
        [0, 1, 2, 3]
    );
}

#[test]
fn ec_3_11_ec_3_12_ec_3_13_ec_r_12_what_the_plague_takes() {
    let mut scene = standard(2);
    scene.era(Era::Medieval).put(A, Region::Nigeria, Kind::AncientInfantry, 2).put(
        B,
        Region::Nigeria,
        Kind::Settler,
        1,
    );
    scene.town(B, Region::Nigeria, 3).town(A, Region::Kalahari, 1);
    // At sea and beyond the sea nothing happens.
    scene.put(A, game_eagle_civ::cards::Zone::GulfOfGuinea, Kind::AncientFleet, 1);
    looks(&mut scene, Marker::Plague);
    assert_eq!(scene.count(A, Region::Funa, Kind::Settler), 0);
    assert_eq!(scene.count(A, Region::Nigeria, Kind::AncientInfantry), 0);
    assert_eq!(scene.count(B, Region::Nigeria, Kind::Settler), 0);
    assert_eq!((scene.size(Region::Nigeria), scene.size(Region::Kalahari)), (2, 1));
    assert_eq!(scene.count(A, game_eagle_civ::cards::Zone::GulfOfGuinea, Kind::AncientFleet), 1);
    assert!(Region::Madagascar.land_steps(Region::Zambezi) > 3);
}

#[test]
fn ec_3_14_terrain_is_turned_up() {
    for marker in [Marker::Desert, Marker::Mountains, Marker::JungleForest, Marker::Fertile] {
        let mut scene = standard(2);
        looks(&mut scene, marker);
        assert_eq!(scene.state.table.land(Region::Funa).marker, Shown::FaceUp(marker));
    }
}

#[test]
fn ec_3_15_ec_3_16_ec_3_17_ec_r_75_terrain_limits_settlements() {
    let mut scene = standard(2);
    scene.put(A, Region::Funa, Kind::Settler, 1).marker(Region::Funa, Marker::Desert).gold(A, 99);
    scene.refuses(A, Action::Found(Region::Funa), "EC-3.15");
    scene.town(A, Region::Nigeria, 1).marker(Region::Nigeria, Marker::Mountains);
    scene.refuses(A, Action::Upgrade(Region::Nigeria), "EC-R-75");
    scene.town(A, Region::Kalahari, 1).marker(Region::Kalahari, Marker::JungleForest);
    scene.plays(A, Action::Upgrade(Region::Kalahari));
    scene.town(A, Region::Kalahari, 2).refuses(A, Action::Upgrade(Region::Kalahari), "EC-R-75");
}

#[test]
fn ec_3_18_fertile_land_brings_more() {
    let mut scene = standard(2);
    scene.town(A, Region::Funa, 4).marker(Region::Funa, Marker::Fertile);
    assert_eq!(production::statement(&scene.state.table, A, None).settlements, 5);
    let mut scene = advanced(2);
    scene.town(A, Region::Funa, 2).marker(Region::Funa, Marker::Fertile);
    assert_eq!(production::statement(&scene.state.table, A, None).settlements, 2);
}

#[test]
fn ec_3_19_ed_02_a_blank_may_be_taken_away_in_the_first_printing() {
    let mut scene = standard(2);
    looks(&mut scene, Marker::NoEvent);
    assert!(matches!(scene.state.table.land(Region::Funa).marker, Shown::FaceDown { .. }));
    scene.refuses(A, Action::TakeBlank(Region::Funa), "ED-02");
    let mut scene = first_standard(2);
    looks(&mut scene, Marker::ResourceOil).refuses(A, Action::TakeBlank(Region::Funa), "EC-3.19");
    let mut scene = first_standard(2);
    looks(&mut scene, Marker::NoEvent);
    assert!(scene.legal(A).contains(&Action::TakeBlank(Region::Funa)));
    scene.plays(A, Action::TakeBlank(Region::Funa));
    assert_eq!(scene.state.table.land(Region::Funa).marker, Shown::Nothing);
}

#[test]
fn ec_3_20_ed_07_more_resources_leaves_blanks_in_the_box() {
    for players in 2..=6 {
        let options = Options { more_resources: true, ..Options::default() };
        let state = State::setup(&options, players, engine::Rng::from_number(3)).unwrap();
        let blanks =
            Region::ALL.iter().filter(|region| state.marker(**region) == Some(Marker::NoEvent)).count();
        assert!(blanks <= usize::from(18 - 2 * players));
        assert_eq!(state.table.gone[Marker::NoEvent.index()], 2 * players);
    }
}

#[test]
fn ec_3_21_ed_03_start_regions_are_spared() {
    for (marker, boxed) in [
        (Marker::Desert, true),
        (Marker::MinorCivilization, true),
        (Marker::Plague, true),
        (Marker::Mountains, false),
    ] {
        let mut scene = standard(2);
        scene.town(A, Region::Funa, 1).put(A, Region::Funa, Kind::Settler, 1).hide(Region::Funa, marker);
        scene.state.table.players[A].start.push(Region::Funa);
        game_eagle_civ::setup::turn_up(&mut scene.state, 0, &mut ());
        assert_eq!((scene.owner(Region::Funa), scene.count(A, Region::Funa, Kind::Settler)), (Some(A), 1));
        let shown = scene.state.table.land(Region::Funa).marker;
        assert_eq!(shown, if boxed { Shown::Nothing } else { Shown::FaceUp(marker) });
    }
}

#[test]
fn ec_3_22_ed_04_ec_r_06_ec_r_07_a_village_founded_on_a_plague() {
    let mut scene = standard(2);
    scene.put(B, Region::Funa, Kind::AncientInfantry, 1);
    founds(&mut scene, Marker::Plague);
    assert_eq!((scene.owner(Region::Funa), scene.count(B, Region::Funa, Kind::AncientInfantry)), (None, 0));
    let mut scene = first_standard(2);
    scene.put(B, Region::Funa, Kind::AncientInfantry, 1);
    founds(&mut scene, Marker::Plague);
    assert_eq!(
        (scene.owner(Region::Funa), scene.count(B, Region::Funa, Kind::AncientInfantry)),
        (Some(A), 0)
    );
}

#[test]
fn ec_r_06_what_else_lies_under_a_village() {
    let mut scene = standard(2);
    founds(&mut scene, Marker::Desert);
    assert_eq!((scene.owner(Region::Funa), scene.has(A)), (None, 5));
    let mut scene = standard(2);
    founds(&mut scene, Marker::Treasure);
    assert_eq!((scene.owner(Region::Funa), scene.has(A)), (Some(A), 15));
    let mut scene = standard(2);
    founds(&mut scene, Marker::FreeTechnology);
    assert_eq!(scene.state.table.technologies_of(A).count(), 1);
    let mut scene = standard(2);
    founds(&mut scene, Marker::NoEvent);
    assert_eq!(scene.state.table.land(Region::Funa).marker, Shown::Nothing);
}

#[test]
fn ec_r_09_a_contested_village_goes_to_the_winner() {
    for mut scene in [standard(2), first_standard(2)] {
        for region in &Region::ALL[..12] {
            scene.town(A, *region, 1);
        }
        founds(&mut scene, Marker::MinorCivilization);
        assert_eq!((scene.owner(Region::Funa), scene.size(Region::Funa)), (Some(B), 1));
        assert_eq!(scene.state.status().deciding(), Seats::one(B));
        scene.plays(B, Action::TakeUnit(Kind::AncientInfantry));
        assert_eq!(scene.state.status().deciding(), Seats::one(A));
    }
}

#[test]
fn ec_r_73_start_markers_are_turned_up_in_order() {
    let mut scene = standard(3);
    let regions =
        [Region::Funa, Region::Nigeria, Region::Hellas, Region::Iberia, Region::Mekong, Region::Java];
    for (index, region) in regions.into_iter().enumerate() {
        let seat = Seat(u8::try_from(index % 3).unwrap());
        scene.town(seat, region, 1).hide(region, Marker::Treasure);
        scene.state.table.players[seat].start.push(region);
        let resource = if index < 3 { Marker::ResourceIron } else { Marker::ResourceOil };
        scene.state.secret.markers[region.index()] = resource;
    }
    scene.state.table.first_player = B;
    scene.frame(Frame::TurnUp { step: 0 });
    scene.state.table.frames.insert(0, Frame::Purchase { seat: A });
    scene.goes_on();
    let order: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TurnedUp { region, .. } => Some(*region),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        [Region::Nigeria, Region::Hellas, Region::Funa, Region::Mekong, Region::Java, Region::Iberia]
    );
}
