//! Trades of pieces composed at random: ships, cargo, parts of groups, too many, the same thing twice,
//! in any order. Each is refused or carried out whole (EC-9.5, EC-7.9, EC-R-42).

use std::collections::BTreeMap;

use engine::{Rng, Seat};
use game_eagle_civ::cards::{Kind, Region, Zone};
use game_eagle_civ::state::{Group, Which};
use game_eagle_civ::trade::{Bundle, Parcel};
use game_eagle_civ::{Action, Area};

use crate::scene::*;

const ZONES: [Zone; 2] = [Zone::SundaSea, Zone::ArafuraSea];
const FLEETS: [Kind; 2] = [Kind::AncientFleet, Kind::MedievalFleet];
const CARGO: [Kind; 2] = [Kind::AncientInfantry, Kind::Settler];

fn one_of<T: Copy>(dice: &mut Rng, things: &[T]) -> T {
    things[dice.below(u32::try_from(things.len()).unwrap()) as usize]
}

/// Two players with ships, laden and empty, in the same two zones, with aircraft, and pieces on land.
fn harbor(dice: &mut Rng) -> Scene {
    let mut scene = standard(2);
    scene.town(A, Region::Mekong, 1).town(B, Region::Java, 1);
    for seat in [A, B] {
        for number in 1..=1 + u8::try_from(dice.below(4)).unwrap() {
            let (zone, kind) = (one_of(dice, &ZONES), one_of(dice, &FLEETS));
            scene.put(seat, zone, kind, 1);
            let aboard = dice.below(4);
            let ship = which(zone, kind, 0);
            for place in 0..aboard {
                let cargo = one_of(dice, &CARGO);
                scene.put(seat, Region::Mekong, cargo, 1);
                let player = &mut scene.state.table.players[seat];
                if place == 0 {
                    player.change(ship, Which { ship: number, ..ship }, 1);
                }
                let there = Which { ship: number, ..which(zone, cargo, 0) };
                player.change(which(Region::Mekong, cargo, 0), there, 1);
            }
        }
        scene.put(seat, one_of(dice, &ZONES), Kind::Aircraft, 2).put(seat, Region::Mekong, Kind::Settler, 2);
    }
    scene.trades();
    scene
}

/// Up to three parcels of what a player has, or nearly has.
fn bundle(dice: &mut Rng, scene: &Scene, seat: Seat) -> Bundle {
    let held = scene.state.table.players[seat].pieces;
    let parcel = |dice: &mut Rng| {
        let group: Group = one_of(dice, &held);
        let most = u32::from(group.count) + 1 + u32::from(dice.below(8) == 0);
        let count = u8::try_from(dice.below(most));
        let mut which = group.which();
        if dice.below(40) == 0 {
            which.ship = which.ship.wrapping_add(1);
        }
        Parcel { which, count: count.unwrap().max(u8::from(dice.below(20) > 0)) }
    };
    Bundle { pieces: (0..dice.below(4)).map(|_| parcel(dice)).collect(), ..Bundle::default() }
}

type Stock = BTreeMap<(Area, Kind), i64>;

fn stock(scene: &Scene, seat: Seat) -> Stock {
    let mut stock = Stock::new();
    for group in &scene.state.table.players[seat].pieces {
        *stock.entry((group.area, group.kind)).or_default() += i64::from(group.count);
    }
    stock
}

/// What a bundle comes to, cargo with its ship; none if it is not there or named twice.
fn worth(scene: &Scene, seat: Seat, bundle: &Bundle) -> Option<Stock> {
    let player = &scene.state.table.players[seat];
    let mut worth = Stock::new();
    for (index, Parcel { which, count }) in bundle.pieces.iter().copied().enumerate() {
        let others = || bundle.pieces.iter().enumerate().filter(|(other, _)| *other != index);
        let with_ship = |ship: Which| ship.kind.is_fleet() && ship.ship > 0 && ship.ship == which.ship;
        let there = player.group(which).is_some_and(|group| (1..=group.count).contains(&count));
        if !there || others().any(|(_, other)| other.which == which || with_ship(other.which)) {
            return None;
        }
        *worth.entry((which.area, which.kind)).or_default() += i64::from(count);
        if which.kind.is_fleet() && which.ship > 0 {
            for cargo in player.pieces.iter().filter(|group| group.ship == which.ship && group.aboard()) {
                *worth.entry((cargo.area, cargo.kind)).or_default() += i64::from(cargo.count);
            }
        }
    }
    Some(worth)
}

/// What a player has when this is given and that is got.
fn expected(stock: &Stock, gives: &Stock, gets: &Stock) -> Stock {
    let mut after = stock.clone();
    gives.iter().for_each(|(piece, count)| *after.entry(*piece).or_default() -= count);
    gets.iter().for_each(|(piece, count)| *after.entry(*piece).or_default() += count);
    after.retain(|_, count| *count > 0);
    after
}

/// Every piece at sea has a place: three on each ship, in each zone.
fn all_have_berths(stock: &Stock) -> bool {
    ZONES.into_iter().all(|zone| {
        let count = |is: fn(Kind) -> bool| -> i64 {
            stock.iter().filter(|((area, kind), _)| *area == zone.into() && is(*kind)).map(|(_, n)| *n).sum()
        };
        count(Kind::walks) <= 3 * count(Kind::is_fleet)
    })
}

fn reversed(bundle: &Bundle) -> Bundle {
    Bundle { pieces: bundle.pieces.iter().rev().copied().collect(), ..*bundle }
}

#[test]
fn ec_9_5_ec_r_42_ec_7_9_a_bundle_is_delivered_whole_or_refused() {
    let (traded, refused) = trade_at_random(42, 400);
    assert!(traded > 2_000 && refused > 2_000, "{traded} traded, {refused} refused");
}

#[test]
#[ignore = "a million offers take minutes"]
fn a_million_bundles_are_delivered_whole_or_refused() {
    let (traded, refused) = trade_at_random(7, 13_000);
    assert!(traded + refused == 520_000 && traded > 60_000, "{traded} traded, {refused} refused");
}

/// Composes forty offers, each in two orders, in each of so many harbors.
fn trade_at_random(seed: u64, harbors: u32) -> (u32, u32) {
    let dice = &mut Rng::from_number(seed);
    let (mut traded, mut refused) = (0, 0);
    for _ in 0..harbors {
        let scene = harbor(dice);
        for _ in 0..40 {
            let (gives, wants) = (bundle(dice, &scene, A), bundle(dice, &scene, B));
            let worths = worth(&scene, A, &gives).zip(worth(&scene, B, &wants));
            let after = worths.map(|(ours, theirs)| {
                [expected(&stock(&scene, A), &ours, &theirs), expected(&stock(&scene, B), &theirs, &ours)]
            });
            let something = !gives.pieces.is_empty() || !wants.pieces.is_empty();
            let possible = after.filter(|after| something && after.iter().all(all_have_berths));
            for (gives, wants) in [(gives, wants), (reversed(&gives), reversed(&wants))] {
                let mut scene = scene.clone();
                let proposed = offer(B, gives, wants);
                assert_eq!(scene.allows(A, proposed), possible.is_some(), "{gives:?} for {wants:?}");
                let Some(after) = &possible else { continue };
                scene.plays(A, proposed);
                let id = scene.state.table.offers.last().unwrap().id;
                scene.plays(B, Action::Accept(id));
                assert_eq!([stock(&scene, A), stock(&scene, B)], *after, "{gives:?} for {wants:?}");
            }
            traded += u32::from(possible.is_some());
            refused += u32::from(possible.is_none());
        }
    }
    (traded, refused)
}

/// The galley of A in the North Sea with two swordsmen and a settler, and a galley of B.
fn north_sea() -> Scene {
    let mut scene = standard(2);
    scene.town(A, Region::Nile, 1).town(B, Region::Persia, 1);
    scene.put(A, Zone::NorthSea, Kind::AncientFleet, 1).put(B, Zone::NorthSea, Kind::AncientFleet, 1);
    scene.put(A, Region::Nile, Kind::AncientInfantry, 2).put(A, Region::Nile, Kind::Settler, 1);
    let player = &mut scene.state.table.players[A];
    player.change(which(Zone::NorthSea, Kind::AncientFleet, 0), aboard(Kind::AncientFleet, 1), 1);
    player.change(which(Region::Nile, Kind::AncientInfantry, 0), aboard(Kind::AncientInfantry, 1), 2);
    player.change(which(Region::Nile, Kind::Settler, 0), aboard(Kind::Settler, 1), 1);
    scene.trades();
    scene
}

fn aboard(kind: Kind, ship: u8) -> Which {
    Which { ship, ..which(Zone::NorthSea, kind, 0) }
}

fn parcels(parcels: &[(Kind, u8, u8)]) -> Bundle {
    let parcel = |(kind, ship, count): &(Kind, u8, u8)| Parcel { which: aboard(*kind, *ship), count: *count };
    Bundle { pieces: parcels.iter().map(parcel).collect(), ..Bundle::default() }
}

#[test]
fn ec_r_42_cargo_is_not_named_besides_its_ship() {
    let (galley, sword, settler) =
        ((Kind::AncientFleet, 1, 1), (Kind::AncientInfantry, 1, 2), (Kind::Settler, 1, 1));
    let mut scene = north_sea();
    let gift = |bundle| offer(B, bundle, Bundle::default());
    scene.refuses(A, gift(parcels(&[galley, (Kind::AncientInfantry, 1, 1)])), "EC-R-42");
    scene.refuses(A, gift(parcels(&[sword, settler, galley])), "EC-R-42");
    scene.refuses(A, gift(parcels(&[settler, settler])), "EC-9.3");
    scene.plays(A, gift(parcels(&[galley]))).plays(B, Action::Accept(1));
    assert!(scene.state.table.players[A].pieces.is_empty(), "the ship takes its cargo along");
    assert_eq!(scene.count(B, Zone::NorthSea, Kind::AncientInfantry), 2);
}

#[test]
fn ec_9_5_ec_7_9_berths_are_counted_for_both_sides_together() {
    // The ship that A would put them on is the one that A gives away.
    let mut scene = north_sea();
    let (swords, ship) = (parcels(&[(Kind::AncientInfantry, 1, 2)]), parcels(&[(Kind::AncientFleet, 0, 1)]));
    scene.refuses(B, offer(A, ship, swords), "EC-R-42");
    scene.refuses(A, offer(B, swords, ship), "EC-R-42");
    // With a second ship there is room for them, and two parcels are counted together.
    scene.put(B, Zone::NorthSea, Kind::MedievalFleet, 1);
    assert!(scene.allows(B, offer(A, ship, swords)));
    let all = parcels(&[(Kind::AncientInfantry, 1, 2), (Kind::Settler, 1, 1)]);
    assert!(scene.allows(A, offer(B, all, Bundle::default())));
    scene.put(B, Region::Nile, Kind::Settler, 2);
    for (ship, kind) in [(1, Kind::AncientFleet), (2, Kind::MedievalFleet)] {
        let player = &mut scene.state.table.players[B];
        player.change(which(Zone::NorthSea, kind, 0), aboard(kind, ship), 1);
        player.change(which(Region::Nile, Kind::Settler, 0), aboard(Kind::Settler, ship), 1);
    }
    // Two free places on each ship: the three find room on two ships.
    scene.plays(A, offer(B, all, Bundle::default())).plays(B, Action::Accept(1));
    assert_eq!([1, 2].map(|ship| scene.state.table.players[B].cargo(ship)), [3, 2]);
    assert_eq!(scene.count(A, Zone::NorthSea, Kind::AncientFleet), 1);
}
