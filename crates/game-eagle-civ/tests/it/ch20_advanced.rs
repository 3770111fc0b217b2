//! Chapters 20, 23 to 27 and 33: eras, elimination, endings, setup and victory of the advanced rules.

use engine::{Game, Present, Rng, Seat, Seats, Status, Viewer};
use game_eagle_civ::cards::{Era, Kind, Region, Technology, Wonder, Zone};
use game_eagle_civ::options::{Length, RuleSet, StartingBonus};
use game_eagle_civ::rules::{elimination, units};
use game_eagle_civ::state::{Ending, Holder};
use game_eagle_civ::{Action, Area, Event, Frame, Options, State, scoring};

use crate::scene::*;

fn lengths(length: Length) -> Scene {
    scene(3, Options { rules: RuleSet::Advanced, length, ..Options::default() })
}

/// Everybody has a town; the prerequisites of these technologies are B's.
fn settled(mut scene: Scene, wanted: &[Technology]) -> Scene {
    for (seat, region) in
        Seat::all(scene.state.table.seats()).zip([Region::Mekong, Region::Hellas, Region::Funa])
    {
        scene.town(seat, region, 2);
    }
    for technology in wanted {
        scene.knows(B, &technology.facts().prerequisites.iter().collect::<Vec<_>>());
    }
    scene
}

#[test]
fn ec_20_2_an_era_ends_with_the_first_technology_of_the_next() {
    let mut scene = settled(lengths(Length::Long), &[Technology::Feudalism]);
    scene.gold(A, 100).plays(A, Action::Learn(Technology::Feudalism));
    assert!(scene.state.table.era_ended && scene.state.table.era == Era::Ancient);
    while scene.state.table.turn == 1 {
        let seat = scene.state.status().deciding().iter().next().unwrap();
        let action = scene.legal(seat)[0];
        scene.plays(seat, action);
    }
    assert_eq!(scene.state.table.era, Era::Medieval);
}

#[test]
fn ec_23_7_ec_33_2_ec_33_6_points_of_the_advanced_rules() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene
        .knows(A, &[Technology::AlphabetWriting, Technology::SteamPower, Technology::Masonry])
        .wonder(A, Wonder::Colossus);
    let points = scoring::points(&scene.state.table, A);
    assert_eq!((points.settlements, points.technologies, points.wonders, points.total()), (2, 8, 2, 12));
    let seminal: Vec<_> = Technology::ALL.iter().filter(|card| card.facts().seminal).collect();
    assert_eq!(
        seminal,
        [
            &Technology::AlphabetWriting,
            &Technology::PrintingPress,
            &Technology::SteamPower,
            &Technology::Computers
        ]
    );
}

#[test]
fn ec_24_1_ec_24_3_every_wonder_but_one_comes_with_its_technology() {
    for wonder in Wonder::ALL {
        let facts = wonder.facts();
        match facts.granted_by {
            Some(technology) => assert!(technology.facts().owner_wonders.contains(*wonder), "{wonder:?}"),
            None => assert_eq!(*wonder, Wonder::AlphaCentauriColonyShip),
        }
        assert_eq!(facts.expires_with_era, facts.era != Era::Modern);
    }
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.wonder(A, Wonder::GreatWall);
    assert_eq!(scene.state.table.effective(A).count(), 1);
    scene.era(Era::Medieval);
    assert_eq!(scene.state.table.effective(A).count(), 0);
}

#[test]
fn ec_24_4_ec_26_8_ec_r_46_the_colony_ship() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.era(Era::Modern).gold(A, 200).gold(B, 200).refuses(A, Action::BuyColonyShip, "EC-24.4");
    scene.knows(C, &[Technology::Fusion]).plays(A, Action::BuyColonyShip);
    // No royalty, and one copy.
    assert_eq!((scene.has(A), scene.has(C), scene.state.table.ending), (0, 0, Some(Ending::Space)));
    scene.plays(A, Action::EndPurchase).refuses(B, Action::BuyColonyShip, "EC-R-46");
    scene.plays(B, Action::EndPurchase).plays(C, Action::EndPurchase);
    assert_eq!(scene.state.table.frame(), Frame::Over);
    let mut short = settled(lengths(Length::Short), &[]);
    short.era(Era::Modern).gold(A, 200).knows(C, &[Technology::Fusion]).refuses(
        A,
        Action::BuyColonyShip,
        "EC-R-46",
    );
}

#[test]
fn ec_25_1_a_captured_settlement_keeps_its_size() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.town(B, Region::Iberia, 1);
    elimination::capture(&mut scene.state, A, Region::Hellas, &mut ());
    let place = scene.state.table.settlement(Region::Hellas).unwrap();
    assert_eq!((place.owner, place.holder, place.size), (A, A, 2));
}

#[test]
fn ec_25_3_ec_25_4_ec_25_5_ec_25_6_ed_34_ec_r_49_elimination() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.gold(A, 5).gold(B, 30).knows(B, &[Technology::TheWheel]).wonder(B, Wonder::Oracle).put(
        B,
        Region::Java,
        Kind::Settler,
        3,
    );
    elimination::capture(&mut scene.state, A, Region::Hellas, &mut ());
    assert!(scene.state.table.players[B].out);
    assert_eq!((scene.has(A), scene.has(B), scene.count(B, Region::Java, Kind::Settler)), (35, 0, 0));
    assert_eq!(
        (scene.state.table.wonder(Wonder::Oracle), scene.state.table.technology(Technology::TheWheel)),
        (Holder::Player(A), Holder::Aside)
    );
    // Laid aside: in play, without royalty.
    assert!(units::available(&scene.state.table, Kind::AncientCavalry));
    assert_eq!(units::royalty(&scene.state.table, A, Technology::TheWheel, Era::Ancient), None);
    // The eliminated player is skipped, also as first player.
    scene.plays(A, Action::EndPurchase);
    assert_eq!(scene.state.table.frame(), Frame::Purchase { seat: C });
    scene.plays(C, Action::EndPurchase);
    assert_eq!((scene.state.table.turn, scene.state.table.first_player), (2, C));
}

#[test]
fn ec_r_47_without_conqueror_the_bank_and_nobody_inherit() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.gold(B, 30).wonder(B, Wonder::Oracle);
    scene.state.table.land_mut(Region::Hellas).settlement = None;
    elimination::settle(&mut scene.state, B, None, &mut ());
    assert_eq!(
        (scene.has(B), scene.state.table.issued.amount(), scene.state.table.wonder(Wonder::Oracle)),
        (0, 0, Holder::Aside)
    );
}

#[test]
fn ec_r_63_ec_r_47_the_manhattan_project() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene
        .era(Era::Modern)
        .gold(B, 9)
        .put(B, Region::Hellas, Kind::ModernInfantry, 2)
        .put(A, Region::Hellas, Kind::Settler, 1)
        .moves(A);
    scene.refuses(A, Action::Bomb(Region::Hellas.into()), "EC-24.5").wonder(A, Wonder::ManhattanProject);
    // Not once anybody has declared battle in this part.
    let mut declared = scene.clone();
    declared.put(A, Region::Sarmatia, Kind::Settler, 1).moves(A);
    declared.plays(A, march(Region::Sarmatia, Kind::Settler, 2, Region::Hellas)).plays(B, Action::Challenge);
    declared.refuses(A, Action::Bomb(Region::Hellas.into()), "EC-R-63");
    assert!(!declared.legal(A).iter().any(|action| matches!(action, Action::Bomb(_))));
    scene.plays(A, Action::Bomb(Region::Hellas.into()));
    assert_eq!((scene.owner(Region::Hellas), scene.count(A, Region::Hellas, Kind::Settler)), (None, 0));
    assert!(scene.state.table.players[B].out && scene.has(A) == 9);
    scene.refuses(A, Action::Bomb(Zone::SundaSea.into()), "EC-R-63");
}

#[test]
fn ec_26_1_ec_26_2_ec_26_3_ec_ex_37_ec_r_44_the_end_roll() {
    for (length, era, first) in [
        (Length::Short, Era::Medieval, Technology::Feudalism),
        (Length::Medium, Era::Gunpowder, Technology::Physics),
    ] {
        let mut ended = [0; 2];
        for seed in 0..60 {
            let mut scene = settled(lengths(length), &[first]);
            scene.state.secret.rng = Rng::from_number(seed);
            scene.era(era).gold(A, 500);
            // Those in the supply of the same era, owned by others: two besides the one bought.
            let before: Vec<_> = Technology::ALL
                .iter()
                .copied()
                .filter(|card| card.facts().era == era && scene.state.table.in_play(*card))
                .collect();
            for card in before {
                scene.state.table.technologies[card.index()] = Holder::Aside;
            }
            let others: Vec<_> = Technology::ALL
                .iter()
                .copied()
                .filter(|card| card.facts().era == era && *card != first && !scene.state.table.in_play(*card))
                .take(2)
                .collect();
            scene.knows(B, &others).plays(A, Action::Learn(first));
            let roll = scene.events.iter().find_map(|event| match event {
                Event::EndRoll { roll, technologies, ends, .. } => Some((*roll, *technologies, *ends)),
                _ => None,
            });
            let (roll, technologies, ends) = roll.unwrap();
            assert_eq!((technologies, ends), (3, roll <= 3));
            assert_eq!(scene.state.table.ending.is_some(), ends);
            ended[usize::from(ends)] += 1;
        }
        assert!(ended[0] > 10 && ended[1] > 10, "{ended:?}");
    }
}

#[test]
fn ec_26_4_the_long_game_has_no_end_roll() {
    let mut scene = settled(lengths(Length::Long), &[Technology::Feudalism]);
    scene.era(Era::Medieval).gold(A, 500).plays(A, Action::Learn(Technology::Feudalism));
    assert!(!scene.told(|event| matches!(event, Event::EndRoll { .. })));
}

#[test]
fn ec_26_5_ec_r_45_ec_33_1_total_conquest() {
    for length in [Length::Short, Length::Medium, Length::Long] {
        let mut scene = settled(lengths(length), &[]);
        scene.town(C, Region::Funa, 4).town(C, Region::Nigeria, 4);
        elimination::capture(&mut scene.state, A, Region::Hellas, &mut ());
        for region in [Region::Funa, Region::Nigeria] {
            scene.state.table.land_mut(region).settlement = None;
        }
        elimination::settle(&mut scene.state, C, None, &mut ());
        scene.goes_on();
        assert_eq!(
            (scene.state.table.frame(), scene.state.table.ending),
            (Frame::Over, Some(Ending::Conquest))
        );
        let Status::Over(outcome) = scene.state.status() else { panic!("not over") };
        assert_eq!(outcome.winners(), Seats::one(A));
    }
}

#[test]
fn ec_26_6_ec_26_7_ec_33_3_ec_33_4_declared_endings() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.era(Era::Modern).refuses(A, Action::DeclareEnd(Wonder::UnitedNations), "EC-26.6");
    scene.wonder(A, Wonder::UnitedNations).wonder(A, Wonder::ApolloProgram).put(
        B,
        Region::Hellas,
        Kind::AncientInfantry,
        4,
    );
    scene.put(B, Region::Hellas, Kind::Settler, 4).refuses(A, Action::DeclareEnd(Wonder::Oracle), "EC-24.5");
    let mut military = scene.clone();
    scene.plays(A, Action::DeclareEnd(Wonder::UnitedNations));
    assert_eq!([A, B].map(|seat| scoring::points(&scene.state.table, seat).ending), [5, 0]);
    // EC-R-43: the first trigger fixes the kind.
    scene.refuses(A, Action::DeclareEnd(Wonder::ApolloProgram), "EC-R-43");
    military
        .trades()
        .town(A, Region::Sarmatia, 1)
        .trades()
        .plays(A, Action::DeclareEnd(Wonder::ApolloProgram));
    assert_eq!([A, B].map(|seat| scoring::points(&military.state.table, seat).ending), [0, 4]);
    let mut short = settled(lengths(Length::Medium), &[]);
    short.era(Era::Modern).wonder(A, Wonder::UnitedNations).refuses(
        A,
        Action::DeclareEnd(Wonder::UnitedNations),
        "EC-26.4",
    );
}

#[test]
fn ec_r_43_total_conquest_comes_before_points() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.state.table.ending = Some(Ending::Diplomatic);
    for seat in [B, C] {
        let region = scene.state.table.realm(seat).iter().next().unwrap();
        elimination::capture(&mut scene.state, A, region, &mut ());
    }
    scene.goes_on();
    assert_eq!(scene.state.table.ending, Some(Ending::Conquest));
}

#[test]
fn ec_33_5_ec_ex_36_scoring_of_the_space_ending() {
    let mut scene = lengths(Length::Long);
    let mut regions = Region::ALL.iter();
    let mut towns = |scene: &mut Scene, seat, size, count| {
        for region in regions.by_ref().take(count) {
            scene.town(seat, *region, size);
        }
    };
    for (size, count) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        towns(&mut scene, A, size, count);
    }
    for (size, count) in [(3, 4), (4, 6)] {
        towns(&mut scene, B, size, count);
    }
    for (size, count) in [(2, 2), (3, 4), (4, 8)] {
        towns(&mut scene, C, size, count);
    }
    let plain: Vec<_> = Technology::ALL.iter().copied().filter(|card| !card.facts().seminal).collect();
    scene.knows(A, &plain[..8]).knows(B, &plain[8..20]).knows(C, &plain[20..26]);
    scene
        .knows(B, &[Technology::AlphabetWriting, Technology::PrintingPress, Technology::SteamPower])
        .knows(C, &[Technology::Computers]);
    let wonders: Vec<_> = Wonder::ALL.iter().copied().filter(|card| *card != Wonder::UnitedNations).collect();
    scene.wonder(A, wonders[0]).wonder(B, Wonder::UnitedNations);
    wonders[1..8].iter().for_each(|card| {
        scene.wonder(B, *card);
    });
    wonders[8..13].iter().for_each(|card| {
        scene.wonder(C, *card);
    });
    let totals = |scene: &Scene| [A, B, C].map(|seat| scoring::points(&scene.state.table, seat).total());
    scene.state.table.ending = Some(Ending::Space);
    assert_eq!(totals(&scene), [36, 79, 69]);
    scene.state.table.ending = Some(Ending::Diplomatic);
    assert_eq!(totals(&scene), [28, 69, 62]);
}

#[test]
fn ec_ex_15_scoring_of_the_standard_rules() {
    let mut scene = standard(3);
    let mut regions = Region::ALL.iter();
    for (seat, sizes) in
        [(A, &[1, 1, 2, 3, 3, 4][..]), (B, &[3, 3, 3, 3, 4, 4, 4]), (C, &[2, 2, 3, 3, 3, 4, 4, 4])]
    {
        for size in sizes {
            scene.town(seat, *regions.next().unwrap(), *size);
        }
    }
    scene
        .knows(A, &Technology::ALL[..8])
        .knows(B, &Technology::ALL[8..20])
        .knows(C, &Technology::ALL[20..31]);
    scene.wonder(A, Wonder::ALL[0]);
    Wonder::ALL[1..5].iter().for_each(|card| {
        scene.wonder(B, *card);
    });
    Wonder::ALL[5..10].iter().for_each(|card| {
        scene.wonder(C, *card);
    });
    assert_eq!([A, B, C].map(|seat| scoring::points(&scene.state.table, seat).total()), [33, 60, 62]);
}

/// Everybody takes the first free regions; what is asked before the first turn is answered.
fn started(options: Options, seed: u64) -> (State, Vec<Event>) {
    let mut state = State::setup(&options, 3, Rng::from_number(seed)).unwrap();
    let mut events = Vec::new();
    let mut legal = Vec::new();
    while state.table.turn == 0 {
        let seat = state.status().deciding().iter().next().unwrap();
        legal.clear();
        state.legal_actions(seat, &mut legal);
        state.play(seat, &legal[0], &mut events).unwrap();
    }
    (state, events)
}

#[test]
fn ec_27_1_ec_27_2_ec_ex_23_a_technology_is_dealt_to_each() {
    let six = [
        Technology::Masonry,
        Technology::AlphabetWriting,
        Technology::PotterySpecialization,
        Technology::TheWheel,
        Technology::BronzeWorking,
        Technology::CeremonialBurial,
    ];
    let dealt: Vec<_> = Technology::ALL.iter().copied().filter(|card| card.facts().dealt_at_start).collect();
    assert_eq!(dealt, six);
    assert!(Technology::ALL.iter().all(|card| card.facts().prerequisites.is_empty() == six.contains(card)));
    for seed in 0..10 {
        let (_, events) = started(Options { rules: RuleSet::Advanced, ..Options::default() }, seed);
        let dealt: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Dealt { seat, technology } => Some((*seat, *technology)),
                _ => None,
            })
            .collect();
        assert_eq!(dealt.len(), 3);
        assert!(Seat::all(3).all(|seat| dealt.iter().filter(|(to, _)| *to == seat).count() == 1));
        let placed = events
            .iter()
            .position(|event| matches!(event, Event::TurnedUp { .. } | Event::StartMarkerBoxed { .. }));
        let cards = events.iter().position(|event| matches!(event, Event::Dealt { .. }));
        assert!(cards < placed);
    }
}

#[test]
fn ec_r_52_the_dealt_technology_brings_its_bonus() {
    let bonuses = |starting_bonus| {
        (0..30)
            .filter(|seed| {
                let options = Options { rules: RuleSet::Advanced, starting_bonus, ..Options::default() };
                let (_, events) = started(options, *seed);
                events
                    .iter()
                    .any(|event| matches!(event, Event::Dealt { technology: Technology::BronzeWorking, .. }))
                    && events
                        .iter()
                        .any(|event| matches!(event, Event::WonderReceived { wonder: Wonder::Colossus, .. }))
            })
            .count()
    };
    assert!(bonuses(StartingBonus::Yes) > 5);
    assert_eq!(bonuses(StartingBonus::No), 0);
}

#[test]
fn ec_r_04_what_an_heir_gets_is_hidden_from_the_others() {
    let mut scene = scene(3, Options { rules: RuleSet::Advanced, hidden_gold: true, ..Options::default() });
    scene.town(A, Region::Mekong, 1).town(B, Region::Yunnan, 1).town(C, Region::Funa, 1).gold(B, 30);
    scene.put(A, Region::Yunnan, Kind::AncientInfantry, 1).moves(A).plays(A, Action::EndMoves);
    scene.plays(A, Action::Attack { area: Area::Land(Region::Yunnan), foe: B }).fights(A);
    assert!(scene.state.table.players[B].out && scene.has(A) == 30);
    let told = |viewer: Viewer| {
        scene.events.iter().find_map(|event| match State::disclose(event, viewer) {
            Some(Event::Eliminated { gold, .. }) => Some(gold.known()),
            _ => None,
        })
    };
    let [heir, other, public] = [Viewer::Seat(A), Viewer::Seat(C), Viewer::Public].map(told);
    assert_eq!((heir, other, public), (Some(Some(30)), Some(None), Some(None)));
}

#[test]
fn ec_r_88_the_end_is_declared_in_every_own_part() {
    let mut scene = settled(lengths(Length::Long), &[]);
    scene.era(Era::Modern).wonder(A, Wonder::UnitedNations).put(A, Region::Mekong, Kind::Settler, 1);
    let declare = Action::DeclareEnd(Wonder::UnitedNations);
    let mut parts = [scene.clone(), scene.clone(), scene.clone()];
    parts[0].moves(A);
    parts[1].knows(B, &[Technology::Flight]).trades();
    parts[2].buys(A);
    for part in &mut parts {
        assert!(part.legal(A).contains(&declare));
        part.plays(A, declare);
        assert_eq!(part.state.table.ending, Some(Ending::Diplomatic));
        assert!(part.state.table.frame() != Frame::Over, "the turn is played to its end");
    }
}

#[test]
fn ec_r_88_ec_26_6_the_end_is_declared_while_others_decide() {
    let mut scene =
        scene(3, Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() });
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).town(C, Region::Funa, 1).gold(B, 200);
    scene.era(Era::Modern).knows(A, &[Technology::Fusion]).wonder(C, Wonder::UnitedNations).buys(A);
    let declare = Action::DeclareEnd(Wonder::UnitedNations);
    // Nobody waits for C, but C may speak up before B buys the ship.
    assert_eq!((scene.state.status().deciding(), scene.legal(C)), (Seats::one(A), Vec::new()));
    assert!(State::form(&scene.view(C), C).is_some(), "C is shown how");
    scene.refuses(A, declare, "EC-26.6");
    scene.plays(C, declare);
    assert_eq!(scene.state.table.frame(), Frame::Purchase { seat: A }, "A goes on");
    scene.plays(A, Action::EndPurchase).plays(B, Action::BuyColonyShip);
    assert_eq!(scene.state.table.ending, Some(Ending::Diplomatic));
    scene.refuses(C, declare, "EC-R-43");
    assert!(State::form(&scene.view(C), C).is_none());
}
