//! Chapters 4, 5, 6 and 12: eras, technologies, milestones, setup, turn and end of the standard rules.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat, Seats, Status};
use game_eagle_civ::cards::{Era, Kind, Marker, Milestone, Region, Technology, Wonder, Zone};
use game_eagle_civ::rules::{battle, milestones, production, technology};
use game_eagle_civ::state::{Ending, Holder, Shown, Side};
use game_eagle_civ::trade::Bundle;
use game_eagle_civ::{Action, Event, Frame, Options, State, scoring};

use crate::scene::*;

const ANCIENT: [Technology; 3] =
    [Technology::Masonry, Technology::AlphabetWriting, Technology::PotterySpecialization];

/// Everybody passes until the next turn begins.
fn turn_ends(scene: &mut Scene) -> &mut Scene {
    let turn = scene.state.table.turn;
    while scene.state.table.turn == turn && scene.state.table.frame() != Frame::Over {
        let seat = scene.state.status().deciding().iter().next().unwrap();
        let action = scene.legal(seat)[0];
        scene.plays(seat, action);
    }
    scene
}

fn settled(players: u8) -> Scene {
    let mut scene = standard(players);
    for (seat, region) in Seat::all(players).zip([Region::Mekong, Region::Hellas, Region::Funa, Region::Inca])
    {
        scene.town(seat, region, 1);
    }
    scene
}

#[test]
fn ec_4_1_ec_12_3_most_points_win() {
    let mut scene = settled(3);
    scene.town(B, Region::Hellas, 4).frame(Frame::Over);
    let Status::Over(outcome) = scene.state.status() else { panic!("not over") };
    assert_eq!(outcome.winners(), Seats::one(B));
}

#[test]
fn ec_4_2_ec_20_1_the_game_begins_in_the_ancient_era() {
    for rules in [game_eagle_civ::options::RuleSet::Standard, game_eagle_civ::options::RuleSet::Advanced] {
        let state = State::setup(&Options { rules, ..Options::default() }, 3, Rng::from_number(1)).unwrap();
        assert_eq!(state.table.era, Era::Ancient);
    }
}

#[test]
fn ec_4_3_ec_4_4_ec_11_8_ed_35_the_third_technology_ends_the_era_with_the_turn() {
    let mut scene = settled(2);
    scene.gold(A, 200).gold(B, 200).knows(A, &ANCIENT[..2]);
    scene.plays(A, Action::Learn(ANCIENT[2]));
    assert!(scene.state.table.era_ended && scene.state.table.era == Era::Ancient);
    // The ended era's technologies stay for sale in this phase.
    scene.plays(A, Action::EndPurchase).plays(B, Action::Learn(Technology::TheWheel));
    scene.refuses(B, Action::Learn(Technology::Banking), "EC-11.8");
    scene.plays(B, Action::EndPurchase);
    assert_eq!((scene.state.table.era, scene.state.table.turn), (Era::Medieval, 2));
}

#[test]
fn ec_4_3_ec_r_70_the_last_technology_ends_the_era_too() {
    let mut scene = settled(2);
    let ancient: Vec<_> =
        Technology::ALL.iter().copied().filter(|card| card.facts().era == Era::Ancient).collect();
    for card in &ancient[..14] {
        scene.state.table.technologies[card.index()] = Holder::Box;
    }
    scene.gold(A, 10).plays(A, Action::Learn(ancient[14]));
    assert!(scene.state.table.era_ended);
}

#[test]
fn ec_4_5_ec_4_15_what_nobody_took_disappears() {
    let mut scene = settled(2);
    scene.milestones().knows(A, &ANCIENT).wonder(B, Wonder::Colossus);
    game_eagle_civ::turn::begin_era(&mut scene.state.table, Era::Medieval);
    assert_eq!(scene.state.table.technology(Technology::TheWheel), Holder::Box);
    assert_eq!(scene.state.table.technology(ANCIENT[0]), Holder::Player(A));
    assert_eq!(scene.state.table.wonder(Wonder::Pyramids), Holder::Box);
    assert_eq!(scene.state.table.wonder(Wonder::Colossus), Holder::Player(B));
    scene.gold(A, 99).refuses(A, Action::Buy(Kind::AncientInfantry), "EC-11.4");
    scene.refuses(A, Action::Claim(Milestone::MilestoneAncientTechnologiesOfEra), "EC-4.15");
}

#[test]
fn ec_4_6_technologies_of_an_era_are_alike() {
    let mut scene = settled(2);
    scene.gold(A, 50).refuses(A, Action::Learn(Technology::TheWheel), "EC-4.6");
    // Bronze Working would bring the Colossus, Pottery a Granary: nothing comes.
    scene.plays(A, Action::Learn(Technology::Masonry));
    assert_eq!((scene.state.table.wonders_of(A).count(), scene.state.table.pieces_out), (0, 0));
}

#[test]
fn ec_4_7_ec_8_16_ec_r_79_scientific_superiority() {
    let mut scene = settled(3);
    scene.knows(B, &ANCIENT).put(A, Region::Mekong, Kind::AncientInfantry, 1).put(
        B,
        Region::Mekong,
        Kind::AncientInfantry,
        1,
    );
    let battle = scene.battle(A, B, Region::Mekong);
    let of = |scene: &Scene, owner, side| {
        battle::strength(
            &scene.state.table,
            &battle,
            side,
            pick(owner, Kind::AncientInfantry),
            Kind::AncientInfantry,
        )
        .science
    };
    assert_eq!((of(&scene, A, Side::Attack), of(&scene, B, Side::Defense)), (0, 1));
    scene.knows(
        C,
        &[Technology::TheWheel, Technology::BronzeWorking, Technology::Mysticism, Technology::Currency],
    );
    // A unit of an ally brings the technologies of its owner.
    assert_eq!(of(&scene, C, Side::Attack), 2);
    let fleet = battle::strength(
        &scene.state.table,
        &battle,
        Side::Attack,
        pick(C, Kind::AncientFleet),
        Kind::AncientFleet,
    );
    assert_eq!(fleet.science, 2);
}

#[test]
fn ec_4_8_ec_10_7_technologies_times_resources() {
    let mut scene = settled(2);
    scene.knows(A, &ANCIENT).marker(Region::Mekong, Marker::ResourceIron).town(A, Region::Java, 1);
    scene.marker(Region::Java, Marker::ResourceOil);
    assert_eq!(production::statement(&scene.state.table, A, None).resources, 6);
}

#[test]
fn ec_4_9_ec_12_2_points() {
    let mut scene = settled(2);
    scene.knows(A, &ANCIENT).wonder(A, Wonder::Colossus).town(A, Region::Mekong, 4);
    let points = scoring::points(&scene.state.table, A);
    assert_eq!((points.settlements, points.technologies, points.wonders, points.total()), (4, 6, 3, 13));
}

#[test]
fn ec_4_10_ec_4_11_ec_4_12_ec_r_13_a_milestone_is_claimed() {
    let mut scene = settled(2);
    scene.milestones().gold(A, 99).knows(A, &ANCIENT[..1]);
    scene.refuses(A, Action::Claim(Milestone::MilestoneAncientTechnologiesOfEra), "EC-4.16");
    scene.plays(A, Action::Learn(ANCIENT[1]));
    assert_eq!((scene.state.table.frame(), scene.state.table.claiming), (Frame::Claim, Seats::one(A)));
    // Reaching is not enough: letting it go leaves it to others, and to a later moment.
    scene.plays(A, Action::Waive);
    assert_eq!(scene.state.table.wonder(Wonder::Colossus), Holder::Supply);
    scene.plays(A, Action::Claim(Milestone::MilestoneAncientTechnologiesOfEra));
    assert_eq!(scene.state.table.wonder(Wonder::Colossus), Holder::Player(A));
    // The wonder's text is ignored.
    assert_eq!(production::statement(&scene.state.table, A, None).wonders, 0);
    scene.refuses(A, Action::Claim(Milestone::MilestoneAncientTechnologiesOfEra), "EC-4.13");
}

#[test]
fn ec_4_13_ec_r_69_twelve_wonders_three_of_each_era() {
    let mut wonders: Vec<Wonder> = Milestone::ALL.iter().map(|milestone| milestone.wonder()).collect();
    for milestone in Milestone::ALL {
        assert_eq!(milestone.wonder().facts().era, milestone.facts().era);
    }
    wonders.dedup();
    assert_eq!(wonders.len(), 12);
}

#[test]
fn ec_4_14_simultaneous_claims_are_rolled_for() {
    let mut scene = settled(2);
    let milestone = Milestone::MilestoneMedievalGold;
    scene.milestones().era(Era::Medieval).gold(A, 70).gold(B, 80);
    scene.state.table.claiming = Seats::all(2);
    scene.state.table.frames.push(Frame::Claim);
    scene.plays(B, Action::Claim(milestone)).plays(A, Action::Claim(milestone));
    let rolls = scene.events.iter().filter(|event| matches!(event, Event::ClaimRoll { .. })).count();
    assert!(rolls >= 2);
    assert!(matches!(scene.state.table.wonder(milestone.wonder()), Holder::Player(_)));
}

#[test]
fn ec_4_14_who_reached_two_milestones_claims_both_and_rolls_for_both() {
    let mut scene = settled(2);
    let (gold, fleets) = (Milestone::MilestoneMedievalGold, Milestone::MilestoneMedievalFleetsOfEra);
    scene.milestones().era(Era::Medieval).gold(A, 70).gold(B, 80);
    scene.put(A, Zone::SundaSea, Kind::MedievalFleet, 2).put(B, Zone::RedSea, Kind::MedievalFleet, 2);
    scene.state.table.claiming = Seats::all(2);
    scene.state.table.frames.push(Frame::Claim);
    scene.plays(A, Action::Claim(gold)).refuses(A, Action::Claim(gold), "EC-4.11");
    assert_eq!(scene.legal(A), [Action::Waive, Action::Claim(fleets)]);
    scene.plays(A, Action::Claim(fleets)).plays(B, Action::Claim(fleets)).plays(B, Action::Waive);
    let rolls = scene.events.iter().filter(|event| matches!(event, Event::ClaimRoll { .. })).count();
    assert!(rolls >= 2, "both roll for the fleets");
    assert_eq!(scene.state.table.wonder(gold.wonder()), Holder::Player(A));
    assert!(matches!(scene.state.table.wonder(fleets.wonder()), Holder::Player(_)));
}

#[test]
fn ec_4_16_the_twelve_milestones() {
    let reached = |scene: &Scene, milestone| milestones::reached(&scene.state.table, A, milestone);
    let mut scene = standard(2);
    Region::ALL[..5].iter().for_each(|region| {
        scene.town(A, *region, 1);
    });
    assert!(!reached(&scene, Milestone::MilestoneAncientVillages));
    scene.town(A, Region::Mekong, 2);
    assert!(!reached(&scene, Milestone::MilestoneAncientVillages));
    scene.town(A, Region::Mekong, 1);
    assert!(reached(&scene, Milestone::MilestoneAncientVillages));
    scene.put(A, Region::Mekong, Kind::AncientInfantry, 4).put(A, Region::Java, Kind::AncientArtillery, 3);
    assert!(!reached(&scene, Milestone::MilestoneAncientArmiesOfEra));
    scene.put(A, Region::Java, Kind::MedievalInfantry, 1);
    assert!(!reached(&scene, Milestone::MilestoneAncientArmiesOfEra));
    scene.put(A, Region::Java, Kind::AncientCavalry, 1);
    assert!(reached(&scene, Milestone::MilestoneAncientArmiesOfEra));
    scene.put(A, game_eagle_civ::cards::Zone::SundaSea, Kind::MedievalFleet, 2);
    assert!(
        reached(&scene, Milestone::MilestoneMedievalFleetsOfEra)
            && !reached(&scene, Milestone::MilestoneGunpowderFleetsOfEra)
    );
    scene.gold(A, 80);
    assert!(
        reached(&scene, Milestone::MilestoneMedievalGold)
            && reached(&scene, Milestone::MilestoneGunpowderGold)
    );
    assert!(!reached(&scene, Milestone::MilestoneModernGold));
    Region::ALL[..10].iter().for_each(|region| {
        scene.town(A, *region, 4);
    });
    assert!(reached(&scene, Milestone::MilestoneModernMetropolises));
    scene.knows(A, &[Technology::Flight, Technology::Fission]);
    assert!(reached(&scene, Milestone::MilestoneModernTechnologiesOfEra));
}

/// Seat after seat chooses, until the first turn.
fn drafted(players: u8, options: Options, seed: u64) -> (State, Vec<Seat>) {
    let mut state = State::setup(&options, players, Rng::from_number(seed)).unwrap();
    let mut order = Vec::new();
    while let Frame::Draft { step } = state.table.frame() {
        let seat = state.status().deciding().iter().next().unwrap();
        state.play(seat, &Action::Start(Region::ALL[usize::from(step) * 5]), &mut ()).unwrap();
        order.push(seat);
    }
    (state, order)
}

#[test]
fn ec_5_1_every_region_has_a_face_down_marker() {
    let state = State::setup(&Options::default(), 4, Rng::from_number(2)).unwrap();
    for region in Region::ALL {
        assert_eq!(state.table.land(*region).marker, Shown::FaceDown { seen: Seats::NONE });
    }
    let other = State::setup(&Options::default(), 4, Rng::from_number(3)).unwrap();
    assert_ne!(state.secret.markers, other.secret.markers);
}

#[test]
fn ec_5_2_ec_5_4_ec_5_5_what_everybody_starts_with() {
    let (state, order) = drafted(3, Options::default(), 5);
    let first = order[0];
    let clockwise: Vec<Seat> = first.clockwise(3).collect();
    assert_eq!(order[..3], clockwise[..]);
    assert!(order[3..].iter().eq(clockwise.iter().rev()));
    for seat in Seat::all(3) {
        let units = |kind: Kind| state.table.players[seat].tally(|group| group.kind == kind);
        assert_eq!((units(Kind::AncientInfantry), units(Kind::Settler)), (2, 2));
        assert_eq!(state.table.settlements_of(seat).count(), 2);
        assert!(state.table.gold(seat) >= 20);
        for region in &state.table.players[seat].start {
            assert!(
                state.table.settled(seat, *region)
                    && state.table.players[seat].count((*region).into(), Kind::Settler) == 1
            );
        }
    }
}

#[test]
fn ec_5_3_ec_5_7_ec_27_4_the_highest_roll_begins() {
    let firsts: Vec<Seat> = (0..40).map(|seed| drafted(3, Options::default(), seed).1[0]).collect();
    assert!(Seat::all(3).all(|seat| firsts.contains(&seat)));
    let (state, _) = drafted(3, Options::default(), 8);
    // Three rolls or more, as long as the highest is shared; then the first player moves.
    assert!(state.table.rolls.len() >= 3);
    assert_eq!(state.status().deciding(), Seats::one(state.table.first_player));
}

#[test]
fn ec_5_6_ec_27_3_start_markers_are_turned_up() {
    for seed in 0..20 {
        let (state, _) = drafted(4, Options::default(), seed);
        for seat in Seat::all(4) {
            for region in &state.table.players[seat].start {
                assert!(!matches!(state.table.land(*region).marker, Shown::FaceDown { .. }));
            }
        }
    }
}

#[test]
fn ec_6_1_ec_6_2_ec_28_1_four_phases_clockwise_from_the_first_player() {
    let mut scene = settled(3);
    for seat in Seat::all(3) {
        let region = scene.state.table.realm(seat).iter().next().unwrap();
        scene.put(seat, region, Kind::AncientInfantry, 1);
    }
    scene.state.table.first_player = B;
    scene.frame(Frame::StartTurn).goes_on();
    let mut seen = Vec::new();
    while scene.state.table.turn == 2 {
        let seat = scene.state.status().deciding().iter().next().unwrap();
        seen.push((std::mem::discriminant(&scene.state.table.frame()), seat));
        let action = scene.legal(seat)[0];
        scene.plays(seat, action);
    }
    let moving = std::mem::discriminant(&Frame::Move { seat: A });
    let trading = std::mem::discriminant(&Frame::Trade);
    let buying = std::mem::discriminant(&Frame::Purchase { seat: A });
    let order = [B, C, A];
    assert!(seen[..3].iter().zip(order).all(|(asked, seat)| *asked == (moving, seat)), "{seen:?}");
    assert!(seen[3..6].iter().all(|(frame, _)| *frame == trading));
    assert!(seen[6..].iter().zip(order).all(|(asked, seat)| *asked == (buying, seat)));
    scene.refuses(A, Action::EndMoves, "EC-6.2");
}

#[test]
fn ec_6_3_ec_ex_03_the_first_player_rotates() {
    let mut scene = settled(3);
    let mut firsts = vec![scene.state.table.first_player];
    for _ in 0..3 {
        turn_ends(&mut scene);
        firsts.push(scene.state.table.first_player);
    }
    assert_eq!(firsts, [A, B, C, A]);
}

#[test]
fn ec_12_1_ed_23_the_third_modern_technology_ends_the_game_with_the_turn() {
    let mut scene = settled(2);
    scene.era(Era::Modern).gold(A, 99).gold(B, 99).knows(A, &[Technology::Flight, Technology::Fission]);
    scene.plays(A, Action::Learn(technology::top_card(&scene.state.table).unwrap()));
    assert_eq!(scene.state.table.ending, Some(Ending::Technology));
    // All finish their purchases.
    scene.plays(A, Action::EndPurchase).plays(B, Action::Buy(Kind::Settler)).plays(B, Action::EndPurchase);
    assert!(matches!(scene.state.status(), Status::Over(_)));
}

#[test]
fn ec_12_3_ed_22_ec_r_67_the_tied_share_the_victory() {
    for mut scene in [settled(3), {
        let mut scene = advanced(3);
        for (seat, region) in Seat::all(3).zip([Region::Mekong, Region::Hellas, Region::Funa]) {
            scene.town(seat, region, 1);
        }
        scene
    }] {
        scene.town(A, Region::Java, 2).town(B, Region::Iberia, 2).frame(Frame::Over);
        let Status::Over(outcome) = scene.state.status() else { panic!("not over") };
        assert_eq!(outcome.winners(), Seats::one(A).with(B));
        assert!(outcome.ranking.iter().eq(&[1, 1, 3]));
    }
}

#[test]
fn ec_r_48_standard_nobody_is_out() {
    let mut scene = settled(2);
    scene.state.table.land_mut(Region::Mekong).settlement = None;
    turn_ends(&mut scene);
    assert!(!scene.state.table.players[A].out);
    scene.produces();
    assert!(scene.has(A) >= 10);
    scene.buys(A).refuses(A, Action::Buy(Kind::AncientInfantry), "EC-R-48");
    assert!(scene.allows(A, Action::Learn(Technology::Masonry)));
}

#[test]
fn ec_r_71_a_traded_technology_counts_for_the_era() {
    let mut scene = settled(2);
    scene.knows(A, &ANCIENT[..2]).knows(B, &ANCIENT[2..]).trades();
    let wants = game_eagle_civ::trade::Bundle { technologies: ANCIENT[2].into(), ..Default::default() };
    scene.plays(A, offer(B, Default::default(), wants));
    let id = scene.state.table.offers[0].id;
    scene.plays(B, Action::Accept(id));
    assert!(scene.state.table.era_ended);
}

#[test]
fn ec_r_74_players_sit_in_turn_order() {
    let mut scene = settled(3);
    scene.state.table.first_player = B;
    for seat in [A, B, C] {
        scene.put(seat, Region::Funa, Kind::Settler, 1);
    }
    scene.moves(B);
    for seat in [B, C, A] {
        assert_eq!(scene.state.status().deciding(), Seats::one(seat));
        scene.plays(seat, Action::EndMoves);
    }
    assert_eq!(scene.state.table.frame(), Frame::Trade);
    scene.buys(B);
    for seat in [B, C, A] {
        assert_eq!(scene.state.table.frame(), Frame::Purchase { seat });
        scene.plays(seat, Action::EndPurchase);
    }
    assert_eq!(scene.state.table.first_player, C, "the next turn begins with the player to the left");
    let colors = &game_eagle_civ::cards::tables().colors;
    let ids: BTreeSet<&str> = colors.iter().map(|color| color.id.as_str()).collect();
    assert_eq!((colors.len(), ids.len()), (6, 6));
}

#[test]
fn ec_r_85_a_standstill_ends_the_match() {
    let mut scene = settled(2);
    for _ in 0..20 {
        turn_ends(&mut scene);
    }
    assert_eq!(scene.state.table.ending, Some(Ending::Standstill));
    assert_eq!(scene.state.table.frame(), Frame::Over);
}

#[test]
fn ec_r_04_no_window_opens_for_a_milestone_in_hidden_gold() {
    let mut scene = scene(2, Options { hidden_gold: true, ..Options::default() });
    scene.milestones().era(Era::Medieval).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1);
    scene.gold(A, 60).gold(B, 80).trades();
    let claim = Action::Claim(Milestone::MilestoneMedievalGold);
    // A window would tell who has so much gold. Both can claim in their own time; the first gets it.
    for _ in 0..2 {
        assert!(scene.legal(A).contains(&claim) && scene.legal(B).contains(&claim));
        scene.plays(A, offer(B, Bundle::gold(1), Bundle::gold(2)));
        let id = scene.state.table.offers[0].id;
        scene.plays(B, Action::Accept(id));
        assert_eq!(scene.state.table.frame(), Frame::Trade);
    }
    scene.plays(B, claim);
    assert_eq!(scene.state.table.wonder(Milestone::MilestoneMedievalGold.wonder()), Holder::Player(B));
    scene.refuses(A, claim, "EC-4.13");
    scene.gold(A, 5).milestones().refuses(A, claim, "EC-4.16");
}
