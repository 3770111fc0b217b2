//! The worked examples of the rulebooks that are whole scenes, and differences between the
//! editions that change no play.

use engine::{Game, Rng, Seat};
use game_eagle_civ::cards::{Era, Improvement, Kind, Marker, Region, Technology, Zone, tables};
use game_eagle_civ::options::{Edition, RuleSet};
use game_eagle_civ::rules::{battle, production, units};
use game_eagle_civ::state::{Pick, Side, Which};
use game_eagle_civ::{Action, Frame, Options, State};

use crate::scene::*;

#[test]
fn ec_ex_01_ed_28_the_plague_in_funa() {
    let position = |era| {
        let mut scene = standard(3);
        scene.era(era).town(A, Region::Tanganika, 2).town(A, Region::Eritrea, 1).put(
            A,
            Region::Kalahari,
            Kind::GunpowderCavalry,
            2,
        );
        scene.put(A, Region::Funa, Kind::Settler, 1).hide(Region::Funa, Marker::Plague).town(
            B,
            Region::Nigeria,
            3,
        );
        scene.put(B, Region::Atlantia, Kind::GunpowderInfantry, 1).put(
            B,
            Region::Atlantia,
            Kind::GunpowderArtillery,
            1,
        );
        scene
            .put(C, Region::Euphrates, Kind::Settler, 1)
            .put(C, Region::Euphrates, Kind::GunpowderArtillery, 1)
            .town(C, Region::Euphrates, 2);
        scene.moves(A).plays(A, Action::Look(Region::Funa));
        let pieces =
            [(A, Region::Funa), (A, Region::Kalahari), (B, Region::Atlantia), (C, Region::Euphrates)].map(
                |(seat, region)| scene.state.table.players[seat].tally(|group| group.area == region.into()),
            );
        let sizes = [Region::Tanganika, Region::Eritrea, Region::Nigeria, Region::Euphrates]
            .map(|region| scene.size(region));
        (pieces, sizes)
    };
    assert_eq!(position(Era::Gunpowder), ([0, 0, 0, 2], [1, 1, 2, 2]));
    assert_eq!(position(Era::Ancient), ([0, 2, 2, 2], [2, 1, 3, 2]));
    assert_eq!(position(Era::Medieval), ([0, 0, 2, 2], [1, 1, 2, 2]));
    assert_eq!(position(Era::Modern), ([0, 0, 0, 0], [1, 1, 2, 1]));
}

#[test]
fn ec_ex_02_the_order_of_placement() {
    let mut state = (0..)
        .map(|seed| State::setup(&Options::default(), 3, Rng::from_number(seed)).unwrap())
        .find(|state| state.table.first_player == A)
        .unwrap();
    let choices = [
        (A, Region::Mississippi),
        (B, Region::Steppe),
        (C, Region::GranChaco),
        (C, Region::Orinoco),
        (B, Region::Yunnan),
        (A, Region::Mexica),
    ];
    for (seat, region) in choices {
        assert!(state.status().deciding().iter().eq([seat]));
        state.play(seat, &Action::Start(region), &mut ()).unwrap();
    }
    for (seat, region) in choices {
        assert!(state.table.settled(seat, region));
        assert_eq!(state.table.players[seat].count(region.into(), Kind::AncientInfantry), 1);
        assert!(state.table.players[seat].count(region.into(), Kind::Settler) >= 1);
    }
}

/// B attacks C in Orinoco with two tanks, artillery and an aircraft.
fn orinoco(mut scene: Scene, artillery: Kind) -> Scene {
    scene
        .era(Era::Modern)
        .put(B, Region::Orinoco, Kind::ModernCavalry, 2)
        .put(B, Region::Orinoco, artillery, 1)
        .put(B, Region::Orinoco, Kind::Aircraft, 1);
    scene
        .put(C, Region::Orinoco, Kind::GunpowderInfantry, 1)
        .put(C, Region::Orinoco, Kind::ModernCavalry, 1)
        .put(C, Region::Orinoco, Kind::GunpowderArtillery, 1);
    scene
        .put(C, Region::Orinoco, Kind::Settler, 3)
        .town(C, Region::Orinoco, 4)
        .town(C, Region::Funa, 1)
        .town(A, Region::Mekong, 1)
        .town(B, Region::Hellas, 1);
    scene.battle(B, C, Region::Orinoco);
    scene
}

/// Three rounds: tank with aircraft against cannon, tank against tank, tank against musketman.
fn three_rounds(scene: &mut Scene, rolls: [[u8; 2]; 3]) {
    let flown = Pick { aircraft: Some(B), ..pick(B, Kind::ModernCavalry) };
    let rounds = [
        [flown, pick(C, Kind::GunpowderArtillery)],
        [pick(B, Kind::ModernCavalry), pick(C, Kind::ModernCavalry)],
        [pick(B, Kind::ModernCavalry), pick(C, Kind::GunpowderInfantry)],
    ];
    for (picks, rolls) in rounds.into_iter().zip(rolls) {
        let battle = scene.state.table.battle.unwrap();
        let total = |side: Side| {
            let (own, other) = (picks[side as usize], picks[side.other() as usize]);
            rolls[side as usize]
                + battle::strength(&scene.state.table, &battle, side, own, other.kind).bonus()
        };
        let totals = Side::BOTH.map(total);
        scene.round(picks, totals);
    }
    scene.goes_on();
}

fn left(scene: &Scene, seat: Seat) -> [u32; 4] {
    [Kind::ModernCavalry, Kind::ModernArtillery, Kind::GunpowderArtillery, Kind::Aircraft]
        .map(|kind| scene.count(seat, Region::Orinoco, kind))
}

#[test]
fn ec_ex_06_ed_08_the_land_battle_of_the_standard_rules() {
    let mut scene = orinoco(standard(3), Kind::ModernArtillery);
    three_rounds(&mut scene, [[20, 16], [17, 12], [13, 12]]);
    assert_eq!(
        (left(&scene, B), scene.owner(Region::Orinoco), scene.size(Region::Orinoco)),
        ([1, 1, 0, 0], Some(B), 4)
    );
    assert_eq!(scene.count(C, Region::Orinoco, Kind::Settler), 0);
    // With the small table's +3 only the cannon falls in the first round.
    let options = Options {
        superiority_modern_standard: game_eagle_civ::options::Superiority::Three,
        ..Options::default()
    };
    let mut scene = orinoco(crate::scene::scene(3, options), Kind::ModernArtillery);
    three_rounds(&mut scene, [[20, 16], [17, 12], [13, 12]]);
    assert_eq!(left(&scene, B), [2, 1, 0, 1]);
}

/// The land battle of the advanced rules, with the technologies of its units.
fn advanced_orinoco(mut scene: Scene, further: &[Technology]) -> Scene {
    use Technology as T;
    let known = [T::MassProduction, T::Metallurgy, T::GunpowderWeapons, T::Flight, T::AdvancedFlight];
    scene.knows(A, &known).knows(A, further);
    orinoco(scene, Kind::GunpowderArtillery)
}

#[test]
fn ec_ex_25_ed_25_the_land_battle_of_the_advanced_rules() {
    for scene in [advanced(3), first_advanced(3)] {
        let mut scene = advanced_orinoco(scene, &[]);
        let battle = scene.state.table.battle.unwrap();
        let (tank, cannon) = (pick(B, Kind::ModernCavalry), pick(C, Kind::GunpowderArtillery));
        let flown = Pick { aircraft: Some(B), ..tank };
        let tank = battle::strength(&scene.state.table, &battle, Side::Attack, flown, cannon.kind);
        assert_eq!((tank.dice, tank.bonus()), (6, 0));
        let cannon = battle::strength(&scene.state.table, &battle, Side::Defense, cannon, flown.kind);
        assert_eq!((cannon.dice, cannon.unit, cannon.superiority, cannon.defense), (3, 1, 4, 1));
        three_rounds(&mut scene, [[20, 14], [17, 12], [13, 12]]);
        assert_eq!((left(&scene, B), scene.owner(Region::Orinoco)), ([1, 0, 1, 0], Some(B)));
        assert_eq!(scene.count(C, Region::Orinoco, Kind::Settler), 0);
    }
}

#[test]
fn ec_29_11_ec_ex_25_no_cannon_stands_beside_artillery() {
    for scene in [advanced(3), first_advanced(3)] {
        let mut scene = advanced_orinoco(scene, &[Technology::Industrialization]);
        let battle = scene.state.table.battle.unwrap();
        let (tank, cannon) = (pick(B, Kind::ModernCavalry), pick(C, Kind::GunpowderArtillery));
        let flown = Pick { aircraft: Some(B), ..tank };
        let bonus = battle::strength(&scene.state.table, &battle, Side::Defense, cannon, flown.kind).bonus();
        assert_eq!(bonus, 3 + 4 + 1);
        scene.round([flown, cannon], [20, 14 + bonus]);
        assert_eq!(left(&scene, B), [1, 0, 1, 0]);
        assert_eq!(scene.count(C, Region::Orinoco, Kind::GunpowderArtillery), 1);
    }
}

/// C's two battleships against B's frigate and laden caravel.
fn at_sea(mut scene: Scene) -> Scene {
    let zone = Zone::CaribbeanSea;
    scene.era(Era::Modern).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).town(C, Region::Funa, 1);
    scene
        .put(B, zone, Kind::MedievalFleet, 1)
        .put(B, Region::Maya, Kind::ModernInfantry, 1)
        .put(B, Region::Maya, Kind::ModernArtillery, 1)
        .moves(B);
    let ship = |ship| Which { area: zone.into(), kind: Kind::MedievalFleet, points: 2, ship };
    scene.plays(B, Action::Board { which: which(Region::Maya, Kind::ModernInfantry, 1), ship: ship(0) });
    scene.plays(B, Action::Board { which: which(Region::Maya, Kind::ModernArtillery, 1), ship: ship(1) });
    scene.put(B, zone, Kind::GunpowderFleet, 1).put(C, zone, Kind::ModernFleet, 2);
    scene.battle(C, B, zone);
    scene
}

#[test]
fn ec_ex_07_ec_ex_26_ed_26_the_naval_battle() {
    for (scene, bonus, rolls) in [(standard(3), 0, [7, 16]), (advanced(3), 1, [9, 16])] {
        let mut scene = at_sea(scene);
        let battle = scene.state.table.battle.unwrap();
        let ship = pick(C, Kind::ModernFleet);
        let strength =
            battle::strength(&scene.state.table, &battle, Side::Attack, ship, Kind::GunpowderFleet);
        assert_eq!((strength.dice, strength.bonus()), (4, bonus));
        scene.round([ship, pick(B, Kind::GunpowderFleet)], [rolls[0] + bonus, 6]);
        scene
            .round([ship, Pick { ship: 1, ..pick(B, Kind::MedievalFleet) }], [rolls[1] + bonus, 12])
            .goes_on();
        assert_eq!(scene.state.table.players[B].pieces.len(), 0);
        assert_eq!(scene.count(C, Zone::CaribbeanSea, Kind::ModernFleet), 2);
    }
}

#[test]
fn ec_ex_24_automatic_improvement_of_units() {
    use game_eagle_civ::cards::UnitType;
    let mut scene = advanced(3);
    scene
        .town(A, Region::Mekong, 1)
        .town(B, Region::Hellas, 1)
        .town(C, Region::Funa, 1)
        .gold(A, 200)
        .gold(C, 200)
        .gold(B, 200);
    scene
        .put(B, Region::Hellas, Kind::AncientInfantry, 2)
        .put(B, Region::Hellas, Kind::AncientCavalry, 1)
        .put(B, Region::Hellas, Kind::AncientArtillery, 1);
    scene.knows(
        A,
        &[
            Technology::TheWheel,
            Technology::IronWorking,
            Technology::Mathematics,
            Technology::CodeOfLaws,
            Technology::Construction,
        ],
    );
    assert_eq!(units::type_of(&scene.state.table, Kind::AncientCavalry), Some(UnitType::Chariot));
    scene.buys(C).plays(C, Action::Learn(Technology::HorsebackRiding));
    assert_eq!(units::type_of(&scene.state.table, Kind::AncientCavalry), Some(UnitType::Horseman));
    assert_eq!(
        (units::dice(Kind::AncientCavalry), units::bonus(&scene.state.table, Kind::AncientCavalry)),
        (1, 1)
    );
    scene.buys(A).plays(A, Action::Learn(Technology::Feudalism));
    assert_eq!(scene.count(B, Region::Hellas, Kind::AncientInfantry), 2);
    scene.buys(B).plays(B, Action::Learn(Technology::Engineering));
    assert_eq!(scene.count(B, Region::Hellas, Kind::MedievalArtillery), 2);
    assert_eq!(
        (units::dice(Kind::MedievalArtillery), units::bonus(&scene.state.table, Kind::MedievalArtillery)),
        (2, 0)
    );
}

/// The production phase of a town of A with this improvement, in one edition: its gold.
fn happy_town(edition: Edition, era: Era, improvement: Improvement) -> u32 {
    let options = Options { rules: RuleSet::Advanced, edition, ..Options::default() };
    let mut scene = scene(2, options);
    scene.era(era).town(A, Region::Mekong, 2).town(A, Region::Java, 2).town(B, Region::Hellas, 1);
    scene.state.table.players[A].improvements.insert(improvement);
    scene.produces();
    if scene.state.table.frame() == Frame::Assign {
        scene.plays(A, Action::AssignRest);
    }
    production::statement(&scene.state.table, A, None).settlements
}

/// Names alone differ, nothing in play depends on them: the third era is the third in both
/// editions (ED-30), both examples of ED-32 are improvements that make one settlement happy, and
/// the players of the examples (ED-33) are seats here.
#[test]
fn ed_30_ed_32_ed_33_names_change_no_play() {
    let era = &tables().eras[Era::Gunpowder.index()];
    assert_eq!((era.text.name_de.as_str(), Era::Medieval.next()), ("Industriezeitalter", Some(era.id)));
    let (legislature, courthouse) = (Improvement::Legislature, Improvement::Courthouse);
    for edition in [Edition::First, Edition::Second] {
        // A happy town brings 3 gold, an unhappy one 1: the free one and that of the improvement.
        assert_eq!(happy_town(edition, Era::Gunpowder, legislature), 6);
        assert_eq!(happy_town(edition, Era::Ancient, courthouse), 6);
        assert_eq!(happy_town(edition, Era::Ancient, Improvement::Granary), 7, "a gear, and one face");
    }
    assert_eq!(tables().differences.iter().filter(|difference| difference.changes_play).count(), 10);
    let names = tables().differences.iter().filter(|difference| difference.kind == "name");
    assert!(names.map(|difference| difference.id.as_str()).eq(["ED-24", "ED-30", "ED-32", "ED-33"]));
}
