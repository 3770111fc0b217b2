//! Chapters 10, 21, 22 and 31: production, happiness and productivity.

use engine::{Game, Seats};
use game_eagle_civ::cards::{
    Era, Improvement, ImprovementKind, Marker, Region, Resource, Technology, Wonder, tables,
};
use game_eagle_civ::details::critical_columns;
use game_eagle_civ::rules::production::{self, Statement};
use game_eagle_civ::{Action, Event, Frame};

use crate::scene::*;

fn income(scene: &Scene, seat: engine::Seat, critical: Option<Resource>) -> Statement {
    production::statement(&scene.state.table, seat, critical)
}

/// A: three villages on wine. B: wine village, spices town, fertile town. C: plain town, oil town.
fn example(mut scene: Scene) -> Scene {
    for region in [Region::Mekong, Region::Java, Region::Yunnan] {
        scene.town(A, region, 1).marker(region, Marker::ResourceWine);
    }
    scene.town(B, Region::Hellas, 1).marker(Region::Hellas, Marker::ResourceWine);
    scene.town(B, Region::Iberia, 2).marker(Region::Iberia, Marker::ResourceSpices);
    scene.town(B, Region::Italia, 2).marker(Region::Italia, Marker::Fertile);
    scene.town(C, Region::Funa, 2).town(C, Region::Nigeria, 2).marker(Region::Nigeria, Marker::ResourceOil);
    scene.era(Era::Medieval);
    scene
}

fn technologies(scene: &mut Scene, seat: engine::Seat, from: usize, count: usize) {
    scene.knows(seat, &Technology::ALL[from..from + count]);
}

#[test]
fn ec_10_1_ec_10_2_ec_ex_08_ec_ex_13_settlement_production() {
    let mut scene = example(standard(3));
    assert_eq!([A, B, C].map(|seat| income(&scene, seat, None).settlements), [3, 6, 4]);
    scene.town(B, Region::Italia, 4);
    assert_eq!(income(&scene, B, None).settlements, 8);
}

#[test]
fn ec_10_3_ec_10_5_ec_ex_09_the_critical_resource_doubles() {
    let scene = example(standard(3));
    let critical = Some(production::critical(Era::Medieval, 8));
    assert_eq!(critical, Some(Resource::Spices));
    assert_eq!([A, B, C].map(|seat| income(&scene, seat, critical).critical), [0, 6, 0]);
    // Once, however many cards.
    assert_eq!(income(&scene, A, Some(Resource::Wine)).critical, 3);
}

#[test]
fn ec_10_4_ec_ex_40_the_table_of_critical_resources() {
    use Era::*;
    use Resource::*;
    let vectors = [
        (Ancient, 2, Wine),
        (Ancient, 5, Horses),
        (Ancient, 7, Iron),
        (Ancient, 10, Gems),
        (Ancient, 12, Spices),
        (Medieval, 4, Gems),
        (Medieval, 8, Spices),
        (Medieval, 9, Iron),
        (Medieval, 11, Horses),
        (Gunpowder, 3, Oil),
        (Gunpowder, 6, Coal),
        (Modern, 2, Coal),
        (Modern, 5, RareMetals),
        (Modern, 6, Oil),
        (Modern, 10, Oil),
        (Modern, 11, Iron),
    ];
    for (era, roll, resource) in vectors {
        assert_eq!(production::critical(era, roll), resource, "{era:?} {roll}");
        let mut columns = critical_columns(era);
        assert!(
            columns.any(|(rolls, found, _)| rolls.contains(&roll) && found == resource),
            "{era:?} {roll}"
        );
    }
    let ways: Vec<u8> = critical_columns(Modern).map(|(_, _, ways)| ways).collect();
    assert_eq!(ways, [3, 7, 16, 7, 3]);
}

#[test]
fn ec_ex_10_ec_ex_11_ec_ex_12_ec_10_8_ec_10_9_ed_24_the_whole_income() {
    let mut scene = example(standard(3));
    technologies(&mut scene, A, 0, 2);
    technologies(&mut scene, B, 2, 4);
    technologies(&mut scene, C, 6, 4);
    let critical = Some(Resource::Spices);
    let [a, b, c] = [A, B, C].map(|seat| income(&scene, seat, critical));
    assert_eq!([a.resources, b.resources, c.resources], [2, 8, 4]);
    assert_eq!([a.monopolies, b.monopolies, c.monopolies], [20, 0, 0]);
    assert_eq!(c.minimum, 2);
    assert_eq!([a.total(), b.total(), c.total()], [25, 20, 10]);
}

#[test]
fn ec_10_8_ec_31_5_ec_r_65_monopolies() {
    let mut scene = standard(2);
    let (mut gold, mut in_reach) = (Vec::new(), Vec::new());
    for region in &Region::ALL[..6] {
        scene.town(A, *region, 1).marker(*region, Marker::ResourceIron);
        gold.push(income(&scene, A, None).monopolies);
        in_reach.push(production::monopoly_in_reach(&scene.state.table, A).is_some());
    }
    assert_eq!(gold, [0, 0, 20, 40, 80, 80]);
    assert_eq!(in_reach, [false, true, true, true, false, false]);
    for region in &Region::ALL[6..9] {
        scene.town(A, *region, 1).marker(*region, Marker::ResourceOil);
    }
    assert_eq!(income(&scene, A, None).monopolies, 100);
}

#[test]
fn ec_10_3_everybody_is_paid_after_one_roll() {
    let mut scene = example(standard(3));
    scene.produces();
    let rolls = scene.events.iter().filter(|event| matches!(event, Event::Critical { .. })).count();
    assert_eq!(rolls, 1);
    assert!([A, B, C].iter().all(|seat| scene.has(*seat) >= 10));
    assert_eq!(scene.state.table.frame(), Frame::Purchase { seat: A });
}

#[test]
fn ec_21_1_ec_21_2_ec_21_8_values_of_the_city_cards() {
    use production::card_value;
    let wine = Some(Resource::Wine);
    assert_eq!((card_value(wine, 1, true, false), card_value(wine, 1, true, true)), (4, 8));
    assert_eq!(
        (card_value(Some(Resource::Oil), 2, true, false), card_value(Some(Resource::Oil), 2, true, true)),
        (6, 12)
    );
    assert_eq!((card_value(None, 2, true, true), card_value(None, 2, false, false)), (6, 1));
    for card in &tables().city_cards {
        for size in 0..4 {
            assert_eq!(card.happy_productive[size], 2 * card.happy_normal[size]);
            assert_eq!(card.unhappy_productive[size], 2 * card.unhappy_normal[size]);
        }
    }
}

#[test]
fn ec_21_3_a_new_village_is_unhappy() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 1);
    assert_eq!(income(&scene, A, None).settlements, 0);
}

#[test]
fn ec_21_4_ec_21_5_ec_21_6_ec_ex_20_happiness() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 1).marker(Region::Mekong, Marker::ResourceWine).town(A, Region::Java, 2);
    scene.marker(Region::Java, Marker::ResourceOil).town(A, Region::Yunnan, 1).town(B, Region::Hellas, 1);
    scene.produces();
    assert_eq!((scene.state.table.frame(), scene.state.status().deciding()), (Frame::Assign, Seats::one(A)));
    scene.refuses(A, Action::MakeHappy(Region::Mekong), "EC-21.4").refuses(
        A,
        Action::MakeProductive(Region::Java),
        "EC-21.7",
    );
    let mut temple = scene.clone();
    scene.plays(A, Action::MakeHappy(Region::Java));
    let of = |scene: &Scene| {
        scene.events.iter().find_map(|event| match event {
            Event::Income { seat: A, statement } => Some(statement.settlements),
            _ => None,
        })
    };
    assert_eq!(of(&scene), Some(4 + 6));
    // With a Temple all three are happy, and there is nothing to choose.
    temple.state.table.players[A].improvements.insert(Improvement::Temple);
    temple.produces();
    assert_eq!(of(&temple), Some(4 + 6 + 2));
}

#[test]
fn ec_21_7_ec_22_3_productivity() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 2).marker(Region::Java, Marker::ResourceOil).town(A, Region::Yunnan, 1).town(
        B,
        Region::Hellas,
        1,
    );
    scene.state.table.players[A].improvements.insert(Improvement::Granary);
    scene.produces();
    scene.plays(A, Action::MakeProductive(Region::Java));
    // One gear serves one settlement.
    scene.refuses(A, Action::MakeProductive(Region::Yunnan), "EC-21.7");
    scene.plays(A, Action::MakeHappy(Region::Java));
    assert!(
        scene.told(
            |event| matches!(event, Event::Income { seat: A, statement } if statement.settlements == 12)
        )
    );
}

#[test]
fn ec_21_9_the_rest_is_assigned_as_it_brings_most() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 2).marker(Region::Java, Marker::ResourceOil).town(A, Region::Yunnan, 1).town(
        B,
        Region::Hellas,
        1,
    );
    scene.state.table.players[A].improvements.insert(Improvement::Granary);
    scene.produces().plays(A, Action::AssignRest);
    assert!(
        scene.told(
            |event| matches!(event, Event::Income { seat: A, statement } if statement.settlements == 12)
        )
    );
    // It may be assigned otherwise in the next turn.
    scene.produces().plays(A, Action::MakeHappy(Region::Yunnan));
    assert!(scene.state.table.players[A].happy.contains(Region::Yunnan));
}

#[test]
fn ec_21_10_technologies_make_nothing_happy() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 1).knows(A, &[Technology::Mysticism, Technology::PotterySpecialization]);
    assert_eq!((production::faces(&scene.state.table, A), production::gears(&scene.state.table, A)), (1, 0));
}

#[test]
fn ec_22_1_ec_r_36_the_improvements() {
    let count = |era| Improvement::ALL.iter().filter(|card| card.facts().era == era).count();
    assert_eq!([Era::Ancient, Era::Medieval, Era::Gunpowder, Era::Modern].map(count), [8, 4, 6, 10]);
    for card in Improvement::ALL {
        let facts = card.facts();
        assert!(facts.enabled_by.facts().enables_improvements.contains(*card), "{card:?}");
        assert!(facts.copies_on_cards >= 6);
        let double = matches!(
            card,
            Improvement::Cathedral | Improvement::TelevisionStation | Improvement::FusionReactor
        );
        assert_eq!(facts.points, if double { 2 } else { 1 });
    }
}

#[test]
fn ec_22_4_improvements_are_no_part_of_a_trade() {
    let offer = serde_json::json!({"offer": {"to": 1, "gives": {"improvements": ["granary"]}}});
    assert!(serde_json::from_value::<Action>(offer).is_err());
}

#[test]
fn ec_22_5_ec_25_2_ec_r_24_the_loser_keeps_their_improvements() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 1).town(B, Region::Hellas, 1).town(B, Region::Iberia, 1);
    scene.state.table.players[B].improvements.insert(Improvement::Granary);
    scene.state.table.players[B].productive.insert(Region::Hellas);
    game_eagle_civ::rules::elimination::capture(&mut scene.state, A, Region::Hellas, &mut ());
    assert!(scene.state.table.players[B].improvements.contains(Improvement::Granary));
    // The card starts unassigned for its new owner.
    assert!(!scene.state.table.players[A].happy.contains(Region::Hellas));
    assert_eq!(income(&scene, A, None).settlements, 0);
}

#[test]
fn ec_22_6_ec_20_3_what_ends_with_an_era() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 1).wonder(A, Wonder::Colossus);
    scene.state.table.players[A].improvements = Improvement::Granary | Improvement::Castle;
    let price =
        |scene: &Scene| game_eagle_civ::rules::technology::price(&scene.state.table, A, Technology::TheWheel);
    assert_eq!((price(&scene), income(&scene, A, None).wonders), (25, 5));
    game_eagle_civ::turn::begin_era(&mut scene.state.table, Era::Medieval);
    assert_eq!(scene.state.table.players[A].improvements, Improvement::Castle);
    assert_eq!((price(&scene), income(&scene, A, None).wonders), (13, 0));
    assert_eq!(game_eagle_civ::scoring::points(&scene.state.table, A).wonders, 2);
    assert_eq!(
        game_eagle_civ::rules::units::price(
            &scene.state.table,
            game_eagle_civ::cards::Kind::MedievalInfantry
        ),
        15
    );
}

#[test]
fn ec_31_1_ec_31_2_ec_31_3_ec_31_4_ec_31_6_ec_ex_27_ec_ex_28_ec_ex_29_ec_ex_30_ec_r_68_the_advanced_example()
{
    let mut scene = example(advanced(3));
    let players = &mut scene.state.table.players;
    players[A].productive.insert(Region::Mekong);
    players[B].happy = Region::Iberia | Region::Italia;
    players[C].happy.insert(Region::Nigeria);
    players[C].productive.insert(Region::Nigeria);
    let [a, b, c] = [A, B, C].map(|seat| income(&scene, seat, Some(Resource::Spices)));
    assert_eq!([a.settlements, b.settlements, c.settlements], [16, 16, 13]);
    assert_eq!([a.critical, b.critical, c.critical], [0, 15, 0]);
    assert_eq!([a.resources, b.resources, c.resources], [3, 6, 3]);
    assert_eq!([a.total(), b.total(), c.total()], [39, 37, 16]);
    let mut poor = advanced(2);
    poor.town(A, Region::Java, 1);
    assert_eq!(income(&poor, A, None).total(), 10);
}

#[test]
fn ec_r_64_wonder_gold_counts_before_the_minimum() {
    let mut scene = advanced(2);
    scene.town(A, Region::Java, 1).wonder(A, Wonder::Colossus).wonder(A, Wonder::GreatLighthouse);
    let income = income(&scene, A, None);
    assert_eq!((income.wonders, income.minimum, income.total()), (10, 0, 10));
}

#[test]
fn ec_24_5_wonders_that_make_happy_and_productive() {
    let mut scene = advanced(2);
    scene.wonder(A, Wonder::CureForCancer).wonder(A, Wonder::SistineChapel).wonder(A, Wonder::HooverDam);
    assert_eq!((production::faces(&scene.state.table, A), production::gears(&scene.state.table, A)), (4, 1));
    scene.era(Era::Modern);
    assert_eq!((production::faces(&scene.state.table, A), production::gears(&scene.state.table, A)), (3, 1));
    assert_eq!(Improvement::Temple.facts().kind, ImprovementKind::Happiness);
}
