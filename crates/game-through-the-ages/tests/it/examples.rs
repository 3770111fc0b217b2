//! The worked examples of the rulebook (examples.md).

use engine::Seat;
use game_through_the_ages::board::Good;
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::options::Level;
use game_through_the_ages::rules::production::{corruption, is_uprising};
use game_through_the_ages::rules::tactics::sacrifice_worth;
use game_through_the_ages::rules::{building, events, goods, population, rates, row};
use game_through_the_ages::scoring::simple_bonuses;
use game_through_the_ages::task::Side;
use game_through_the_ages::{Action, Event};

use crate::scene::{
    Scene, aggression, build, full, level, sacrifice, scene, scene_with, start, take, tech, upgrade,
};

#[test]
fn tta_ex_01_strength_is_shown_up_to_sixty() {
    let mut scene = scene(2);
    // 11 tanks and 3 warriors: 58.
    scene.workers(0, Card::Tanks, 11).workers(0, Card::Warriors, 3).resources(0, 7);
    assert_eq!(scene.strength(0), 58);
    scene.plays(0, build(Card::Tanks));
    assert_eq!((rates::strength_sum(scene.board(0)), scene.strength(0)), (63, 60));
    scene.plays(0, Action::Disband(tech(Card::Tanks)));
    assert_eq!(scene.strength(0), 58);
}

#[test]
fn tta_ex_02_a_third_wonder_from_the_middle_section() {
    let mut scene = scene(2);
    scene.wonder(0, Card::Colossus).wonder(0, Card::Pyramids).row(&[]).space(6, Card::TajMahal);
    assert_eq!(row::price(scene.board(0), 6, Card::TajMahal), 4);
    scene.actions(0, 4, 0).plays(0, take(6, Card::TajMahal));
    assert_eq!(scene.left(0).0, 0);
}

/// EX-03: the row of the example; what the picture would show behind is filled in.
fn first_round() -> Scene {
    let mut scene = start(full(), 3);
    scene.row(&[
        Card::Moses,
        Card::Homer,
        Card::Aristotle,
        Card::EngineeringGeniusA,
        Card::Colossus,
        Card::Hammurabi,
        Card::LibraryOfAlexandria,
        Card::IdealBuildingSiteA,
        Card::WorkOfArtA,
        Card::PatriotismA,
        Card::RichLandA,
        Card::FrugalityA,
        Card::RevolutionaryIdeaA,
    ]);
    scene.plays(0, take(0, Card::Moses)).plays(0, Action::EndTurn);
    scene
        .plays(1, take(4, Card::Colossus))
        .plays(1, take(3, Card::EngineeringGeniusA))
        .plays(1, Action::EndTurn);
    // Hammurabi (2) would leave 1 action for a second leader only.
    let mut other = Scene { state: scene.state, events: Vec::new() };
    other.plays(2, take(5, Card::Hammurabi)).refuses(2, take(1, Card::Homer), "TTA-8.41");
    other.refuses(2, take(2, Card::Aristotle), "TTA-8.41");
    scene.plays(2, take(2, Card::Aristotle)).plays(2, take(6, Card::LibraryOfAlexandria));
    scene
}

#[test]
fn tta_ex_03_choosing_cards_in_the_first_round() {
    let scene = first_round();
    assert_eq!(
        [0, 1, 2].map(|seat| scene.held(seat)),
        [vec![Card::Moses], vec![Card::EngineeringGeniusA], vec![Card::Aristotle]]
    );
    let begun = [0, 1, 2].map(|seat| scene.board(seat).building.map(|site| site.card));
    assert_eq!(begun, [None, Some(Card::Colossus), Some(Card::LibraryOfAlexandria)]);
}

#[test]
fn tta_ex_04_the_refill_of_the_second_round() {
    let mut scene = first_round();
    let deck = scene.state.piles.civil;
    scene.plays(2, Action::EndTurn);
    // Only Homer leaves from the first two spaces; deck A fills the right.
    assert_eq!(scene.state.table.out[0], Card::Homer);
    assert_eq!(scene.state.table.row[0], Some(Card::Hammurabi));
    let dealt: Vec<_> = scene.state.table.row[7..].iter().flatten().copied().collect();
    assert_eq!(dealt, deck.iter().rev().take(6).copied().collect::<Vec<_>>());
}

#[test]
fn tta_ex_05_choices_of_the_first_round() {
    let mut scene = start(full(), 3);
    // All actions of one kind, so that no other limit matters.
    scene.row(&[Card::RichLandA; 13]);
    let spaces = |scene: &Scene, seat: u8| -> Vec<u8> {
        let takes = scene.legal(seat).into_iter().filter_map(|action| match action {
            Action::Take { space, .. } => Some(space),
            _ => None,
        });
        takes.collect()
    };
    assert_eq!(spaces(&scene, 0), (0..5).collect::<Vec<_>>());
    scene.plays(0, Action::EndTurn);
    assert_eq!(spaces(&scene, 1), (0..9).collect::<Vec<_>>());
    scene.plays(1, take(0, Card::RichLandA));
    assert_eq!(spaces(&scene, 1), (1..5).collect::<Vec<_>>());
    scene.plays(1, Action::EndTurn);
    assert_eq!(spaces(&scene, 2), (1..13).collect::<Vec<_>>());
    scene.plays(2, take(5, Card::RichLandA));
    assert_eq!(spaces(&scene, 2), (1..5).collect::<Vec<_>>());
}

#[test]
fn tta_ex_06_production_of_the_first_turn() {
    let mut scene = start(full(), 2);
    scene.plays(0, Action::EndTurn);
    let board = scene.board(0);
    assert_eq!((board.science, board.culture, board.blue), (1, 0, 14));
    assert_eq!([Card::Agriculture, Card::Bronze].map(|card| board.techs.tokens(tech(card))), [2, 2]);
}

#[test]
fn tta_ex_07_the_first_increase_of_the_population() {
    let mut scene = scene(2);
    scene.plays(0, Action::Grow);
    assert_eq!((scene.left(0).0, scene.stored(0).0), (3, 0));
    assert_eq!((scene.board(0).yellow, scene.board(0).unused), (17, 2));
}

#[test]
fn tta_ex_08_prices_and_consumption() {
    for yellow in [18, 17] {
        assert_eq!((population::food_price(yellow), population::consumption(yellow)), (Some(2), 0));
    }
    assert_eq!((population::food_price(16), population::consumption(16)), (Some(3), 1));
    assert_eq!((population::food_price(0), population::consumption(0)), (None, 6));
}

#[test]
fn tta_ex_09_the_stages_of_the_pyramids() {
    let mut scene = scene(2);
    scene.site(0, Card::Pyramids, 0).resources(0, 6);
    for left in [3, 1, 0] {
        scene.plays(0, Action::BuildStages(1));
        assert_eq!(scene.stored(0).1, left);
    }
    assert_eq!((scene.board(0).civil_total(), scene.left(0).0), (5, 2));
}

#[test]
fn tta_ex_10_engineering_genius_and_the_colossus() {
    let mut scene = scene(2);
    scene.site(0, Card::Colossus, 0).resources(0, 2).hand(0, &[Card::EngineeringGeniusA]);
    scene.row(&[]).space(6, Card::EngineeringGeniusA).plays(0, Action::PlayAction(Card::EngineeringGeniusA));
    assert_eq!((scene.stored(0).1, scene.left(0).0), (1, 3));
    scene.plays(0, take(6, Card::EngineeringGeniusA));
    scene.refuses(0, Action::PlayAction(Card::EngineeringGeniusA), "TTA-8.33");
    assert_eq!(scene.left(0).0, 1);
}

#[test]
fn tta_ex_11_a_revolution() {
    let mut scene = scene(2);
    scene.leader(0, Card::Hammurabi).row(&[Card::Monarchy]).science(0, 3);
    assert_eq!(scene.left(0), (5, 1));
    scene.plays(0, take(0, Card::Monarchy)).refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    scene.next_turn(0).science(0, 3).plays(0, Action::Revolution(Card::Monarchy));
    assert_eq!((scene.board(0).civil_total(), scene.left(0), scene.board(0).science), (6, (0, 2), 0));
}

#[test]
fn tta_ex_12_a_peaceful_change() {
    let mut scene = scene(2);
    scene.leader(0, Card::Hammurabi).row(&[Card::Monarchy]).science(0, 9).plays(0, take(0, Card::Monarchy));
    scene.plays(0, Action::PeacefulChange(Card::Monarchy));
    assert_eq!((scene.board(0).civil_total(), scene.left(0).0, scene.board(0).science), (6, 4, 0));
}

/// EX-13: four Bronze mines, 8 resources, Iron just played.
fn mines() -> Scene {
    let mut scene = scene(2);
    scene.workers(0, Card::Bronze, 4).resources(0, 8).unused(0, 1).science(0, 5).hand(0, &[Card::Iron]);
    scene.plays(0, Action::PlayTechnology(Card::Iron));
    scene
}

#[test]
fn tta_ex_13_two_ways_to_two_iron_mines() {
    let mut scene = mines();
    scene.plays(0, upgrade(Card::Bronze, Card::Iron)).plays(0, upgrade(Card::Bronze, Card::Iron));
    scene.plays(0, build(Card::Bronze));
    assert_eq!((scene.left(0).0, scene.stored(0).1), (0, 0));
    let mut other = mines();
    other.plays(0, build(Card::Iron)).plays(0, upgrade(Card::Bronze, Card::Iron));
    assert_eq!((other.left(0).0, other.stored(0).1), (1, 0));
    for scene in [scene, other] {
        assert_eq!((scene.on(0, Card::Iron), scene.on(0, Card::Bronze)), (2, 3));
    }
}

#[test]
fn tta_ex_14_paying_with_bronze_and_iron() {
    let mut scene = mines();
    scene.plays(0, build(Card::Iron)).plays(0, upgrade(Card::Bronze, Card::Iron)).next_turn(0);
    let tokens =
        |scene: &Scene| [Card::Bronze, Card::Iron].map(|card| scene.board(0).techs.tokens(tech(card)));
    assert_eq!((tokens(&scene), scene.stored(0).1), ([3, 2], 7));
    scene.plays(0, upgrade(Card::Bronze, Card::Iron));
    assert_eq!(tokens(&scene), [0, 2]);
    scene.plays(0, upgrade(Card::Bronze, Card::Iron));
    assert_eq!((tokens(&scene), scene.stored(0).1), ([1, 0], 1));
    assert_eq!((scene.on(0, Card::Bronze), scene.on(0, Card::Iron)), (1, 4));
}

#[test]
fn tta_ex_15_tokens_do_not_merge_but_gains_may_lie_high() {
    let mut scene = scene(2);
    scene.workers(0, Card::Iron, 0).resources(0, 2).hand(0, &[Card::MineralDepositsI]);
    let tokens =
        |scene: &Scene| [Card::Bronze, Card::Iron].map(|card| scene.board(0).techs.tokens(tech(card)));
    assert_eq!(tokens(&scene), [2, 0]);
    scene.plays(0, Action::PlayAction(Card::MineralDepositsI));
    assert_eq!(tokens(&scene), [2, 1]);
}

#[test]
fn tta_ex_16_two_food_by_an_event() {
    let mut scene = scene(2);
    scene.food(0, 0).food(1, 0).workers(1, Card::Irrigation, 0).happens(Card::DevelopmentOfAgriculture);
    let tokens = |seat: u8, card| scene.board(seat).techs.tokens(tech(card));
    assert_eq!(tokens(0, Card::Agriculture), 2);
    assert_eq!((tokens(1, Card::Agriculture), tokens(1, Card::Irrigation)), (0, 1));
}

#[test]
fn tta_ex_17_patriotism() {
    let mut scene = scene(2);
    scene.workers(0, Card::Swordsmen, 0).hand(0, &[Card::PatriotismI]).resources(0, 5).unused(0, 2);
    scene.plays(0, Action::PlayAction(Card::PatriotismI));
    assert_eq!((scene.left(0), scene.board(0).turn.unit_resources), ((3, 3), 2));
    scene.plays(0, upgrade(Card::Warriors, Card::Swordsmen));
    assert_eq!((scene.stored(0).1, scene.left(0).1), (5, 2));
    scene.plays(0, build(Card::Swordsmen));
    assert_eq!((scene.stored(0).1, scene.left(0).1), (3, 1));
    scene.plays(0, build(Card::Swordsmen));
    assert_eq!((scene.stored(0).1, scene.left(0).1), (0, 0));
}

#[test]
fn tta_ex_18_the_end_of_a_simple_game() {
    let mut scene = scene_with(level(Level::Simple), 2);
    scene.workers(0, Card::Warriors, 1).workers(0, Card::Swordsmen, 2).special(0, Card::Cartography);
    scene.workers(0, Card::Drama, 1).workers(0, Card::Religion, 3).wonder(0, Card::StPetersBasilica);
    scene
        .wonder(0, Card::LibraryOfAlexandria)
        .government(0, Card::Theocracy)
        .leader(0, Card::LeonardoDaVinci);
    scene.workers(0, Card::Philosophy, 0).workers(0, Card::Alchemy, 2).site(0, Card::GreatWall, 2);
    // The farms and mines of the lost picture: 4 food and 7 resources, with Irrigation and Iron.
    scene.workers(0, Card::Irrigation, 1).workers(0, Card::Agriculture, 2);
    scene.workers(0, Card::Iron, 2).workers(0, Card::Bronze, 3);
    let board = scene.board(0);
    assert_eq!((rates::strength(board), rates::culture_rate(board)), (6, 9));
    assert_eq!((rates::happy(board), rates::science_rate(board)), (8, 6));
    // Swordsmen, Cartography, Drama, Theocracy, Alchemy, Irrigation, Iron and one more.
    scene.special(0, Card::CodeOfLaws);
    let bonuses = simple_bonuses(scene.board(0)).map(|(_, culture)| culture);
    assert_eq!(bonuses, [16, 12, 16, 6, 11]);
    assert_eq!(bonuses.iter().sum::<u16>(), 61);
}

#[test]
fn tta_ex_19_inhabited_territory() {
    let mut scene = scene(2);
    scene.special(0, Card::Cartography).workers(0, Card::Swordsmen, 1).happens(Card::InhabitedTerritoryI);
    scene.military(0, &[Card::BonusIi]).plays(0, Action::Bid(4));
    // Option b: swordsmen alone, the card is kept.
    let mut other = Scene { state: scene.state, events: Vec::new() };
    other.plays(0, sacrifice(Card::Swordsmen)).plays(0, Action::Done);
    assert_eq!((other.board(0).colonies.len(), other.secret(0)), (1, vec![Card::BonusIi]));
    // Option a: warriors and the card.
    scene
        .plays(0, sacrifice(Card::Warriors))
        .plays(0, Action::UseBonus(Card::BonusIi))
        .plays(0, Action::Done);
    assert_eq!((scene.on(0, Card::Warriors), scene.on(0, Card::Swordsmen), scene.secret(0)), (0, 1, vec![]));
    assert_eq!((scene.board(0).yellow, scene.board(0).unused), (20, 2));
    // Losing it later: 2 tokens from the bank, the people stay.
    game_through_the_ages::rules::colonies::lose(
        &mut scene.state,
        Seat(0),
        Card::InhabitedTerritoryI,
        None,
        &mut (),
    );
    assert_eq!((scene.board(0).yellow, scene.board(0).unused), (18, 2));
}

#[test]
fn tta_ex_20_a_spy() {
    let mut scene = scene(2);
    // Andy 14 with a riflemen unit, Birgitt 10 with one knights unit.
    scene.workers(0, Card::Warriors, 0).workers(0, Card::Riflemen, 3).special(0, Card::MilitaryTheory);
    scene.workers(1, Card::Warriors, 0).workers(1, Card::Knights, 1).special(1, Card::MilitaryTheory);
    scene.special(1, Card::Satellites).science(1, 3).science(0, 1).military(0, &[Card::SpyIi]);
    assert_eq!((scene.strength(0), scene.strength(1)), (14, 10));
    scene.military(1, &[Card::BonusIi]).politics().plays(0, aggression(Card::SpyIi, 1));
    scene.plays(0, sacrifice(Card::Riflemen)).plays(0, Action::Done);
    // Card and unit would give 16 against 17: she does nothing.
    let worth = sacrifice_worth(scene.board(1), &scene.board(1).techs.units());
    assert_eq!(scene.strength(1) + 4 + worth, 16);
    scene.plays(1, Action::Done);
    let attack = scene.events.iter().find_map(|event| match event {
        Event::Fought { attack, .. } => Some(*attack),
        _ => None,
    });
    assert_eq!((attack, scene.board(0).science, scene.board(1).science), (Some(17), 4, 0));
    assert_eq!(scene.strength(0), 11);
}

#[test]
fn tta_ex_21_an_uprising_is_avoided() {
    let mut scene = scene(2);
    scene.yellow(0, 11).unused(0, 1).workers(0, Card::Religion, 1).food(0, 4).workers(
        0,
        Card::BreadAndCircuses,
        0,
    );
    assert_eq!(rates::discontent(scene.board(0)), 1);
    scene.plays(0, Action::Grow);
    assert_eq!((scene.stored(0).0, scene.board(0).yellow), (0, 10));
    assert_eq!(
        (rates::discontent(scene.board(0)), scene.board(0).unused, is_uprising(scene.board(0))),
        (2, 2, false)
    );
    scene.plays(0, Action::EndTurn).until_actions(1).happens(Card::DevelopmentOfWarfare);
    scene.plays(1, Action::Decline).plays(0, Action::Accept);
    assert_eq!(
        (rates::discontent(scene.board(0)), scene.board(0).unused, is_uprising(scene.board(0))),
        (2, 1, true)
    );
    scene.until_actions(0).resources(0, 4).plays(0, build(Card::BreadAndCircuses));
    assert_eq!((rates::happy(scene.board(0)), rates::discontent(scene.board(0))), (3, 0));
    assert!(!is_uprising(scene.board(0)));
}

#[test]
fn tta_ex_22_corruption_by_sections() {
    // Any token in the right section of ten, right empty, right and middle empty, all empty.
    assert_eq!([18, 9, 8, 5, 4, 1, 0].map(corruption), [0, 0, 2, 2, 4, 4, 6]);
}

#[test]
fn tta_ex_23_change_from_coal() {
    let paying = |iron: bool| {
        let mut scene = scene(2);
        scene.resources(0, 0).tokens(0, Card::Coal, 2);
        if iron {
            scene.workers(0, Card::Iron, 0);
        }
        let bank = scene.board(0).blue;
        let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 1);
        let techs = scene.board(0).techs;
        let tokens = [Card::Bronze, Card::Iron, Card::Coal].map(|card| techs.tokens(tech(card)));
        (tokens, bank - scene.board(0).blue)
    };
    assert_eq!(paying(true), ([0, 1, 1], 0));
    assert_eq!(paying(false), ([2, 0, 1], 1));
}

#[test]
fn tta_ex_24_justice_system_after_code_of_laws() {
    let mut scene = scene(2);
    scene.special(0, Card::CodeOfLaws).hand(0, &[Card::JusticeSystem]).science(0, 7);
    let blue = scene.board(0).blue;
    scene.plays(0, Action::PlayTechnology(Card::JusticeSystem));
    assert_eq!((scene.board(0).civil_total(), scene.board(0).blue), (5, blue + 3));
}

#[test]
fn tta_ex_25_construction_technologies() {
    let mut scene = scene(2);
    let labs = [Card::Philosophy, Card::Alchemy, Card::ScientificMethod].map(tech);
    scene.special(0, Card::Masonry);
    let cost = |scene: &Scene, lab: usize| building::cost(&scene.state.table, Seat(0), labs[lab], 0);
    let up = |scene: &Scene, from: usize, to: usize| {
        building::upgrade_cost(&scene.state.table, Seat(0), labs[from], labs[to], 0)
    };
    assert_eq!((cost(&scene, 0), cost(&scene, 1)), (3, 5));
    assert_eq!((up(&scene, 0, 1), up(&scene, 0, 2), up(&scene, 1, 2)), (2, 4, 2));
    let mut other = crate::scene::scene(2);
    other.special(0, Card::Architecture);
    assert_eq!((cost(&other, 1), cost(&other, 2), up(&other, 1, 2)), (5, 6, 1));
}

/// EX-26: 2 warriors, 1 swordsmen, 2 knights with the Medieval Army.
fn medieval() -> Scene {
    let mut scene = scene(2);
    scene.tactic(0, Card::MedievalArmy).workers(0, Card::Warriors, 2);
    scene.workers(0, Card::Swordsmen, 1).workers(0, Card::Knights, 2);
    scene
}

#[test]
fn tta_ex_26_two_medieval_armies() {
    assert_eq!(medieval().strength(0), 12);
}

#[test]
fn tta_ex_27_sacrificing_armies() {
    let attack = |units: &[Card]| {
        let mut scene = medieval();
        scene.military(0, &[Card::SpyIi]).politics().plays(0, aggression(Card::SpyIi, 1));
        for unit in units {
            scene.plays(0, sacrifice(*unit));
        }
        game_through_the_ages::rules::attack::force(&scene.state.table, Seat(0))
    };
    assert_eq!(attack(&[Card::Knights]), 14);
    assert_eq!(attack(&[Card::Knights, Card::Swordsmen]), 18);
    assert_eq!(attack(&[Card::Knights, Card::Warriors]), 17);
    assert_eq!(attack(&[Card::Knights, Card::Warriors, Card::Knights, Card::Warriors]), 22);
}

#[test]
fn tta_ex_28_an_obsolete_army() {
    let mut scene = scene(2);
    scene.tactic(0, Card::DefensiveArmy).workers(0, Card::Warriors, 1).workers(0, Card::Swordsmen, 3);
    scene.workers(0, Card::Cannon, 2);
    assert_eq!(scene.strength(0), 22);
}

#[test]
fn tta_ex_29_air_forces() {
    let mut scene = scene(2);
    scene.tactic(0, Card::Entrenchments).workers(0, Card::Warriors, 0).workers(0, Card::Swordsmen, 1);
    scene.workers(0, Card::ModernInfantry, 1).workers(0, Card::Cannon, 4);
    for (air, strength, sum) in [(1, 47, 47), (2, 57, 57), (3, 60, 62)] {
        scene.workers(0, Card::AirForces, air);
        assert_eq!((scene.strength(0), rates::strength_sum(scene.board(0))), (strength, sum));
    }
}

#[test]
fn tta_ex_30_ties() {
    use game_through_the_ages::cards::effect::Who;
    let mut scene = scene(4);
    scene.workers(0, Card::Warriors, 5);
    let meant = |scene: &Scene, active, who| events::seats(&scene.state.table, Seat(active), who)[0].0;
    // 1, 2 and 3 are equal; 2 is active: 1 played last and counts as the weakest.
    assert_eq!(meant(&scene, 2, Who::Weakest), 1);
    scene.workers(0, Card::Warriors, 1);
    assert_eq!((meant(&scene, 2, Who::Strongest), meant(&scene, 2, Who::Weakest)), (2, 1));
    // Between two others the one who plays sooner is the stronger.
    scene.workers(2, Card::Warriors, 0);
    assert_eq!((meant(&scene, 2, Who::Strongest), meant(&scene, 2, Who::Weakest)), (3, 2));
}

#[test]
fn tta_ex_31_the_end_of_age_two() {
    let mut scene = scene(3);
    scene
        .hand(0, &[Card::RichLandI, Card::RichLandIi])
        .leader(0, Card::JoanOfArc)
        .leader(1, Card::IsaacNewton);
    scene.site(0, Card::TajMahal, 1).site(1, Card::Kremlin, 1);
    scene.pact(0, Card::OpenBordersAgreement, 1, Side::A).pact(1, Card::ScientificCooperation, 2, Side::A);
    scene.age(Age::Ii).civil_deck(&[Card::Coal]).plays(0, Action::EndTurn);
    assert_eq!(scene.held(0), [Card::RichLandIi]);
    assert_eq!((scene.board(0).leader, scene.board(1).leader), (None, Some(Card::IsaacNewton)));
    assert_eq!((scene.board(0).building.is_some(), scene.board(1).building.is_some()), (false, true));
    assert_eq!((scene.board(0).pact.is_some(), scene.board(1).pact.is_some()), (false, true));
}

#[test]
fn tta_ex_32_an_old_event_scores_its_own_age() {
    let mut scene = scene(2);
    scene.age(Age::Ii).current(&[Card::NoEvent, Card::NoEvent]).military(0, &[Card::Rats]).politics();
    scene.plays(0, Action::PlayEvent(Card::Rats));
    assert_eq!(scene.board(0).culture, 1);
}

#[test]
fn tta_ex_33_the_culture_rate_of_temples() {
    let mut scene = scene(2);
    assert_eq!(rates::culture_rate(scene.board(0)), 0);
    scene.workers(0, Card::Religion, 2);
    assert_eq!(rates::culture_rate(scene.board(0)), 2);
}

#[test]
fn tta_ex_34_a_revolution_with_newton() {
    let mut scene = scene(2);
    scene.leader(0, Card::IsaacNewton).hand(0, &[Card::Monarchy]).science(0, 3);
    scene.plays(0, Action::Revolution(Card::Monarchy));
    assert_eq!((scene.board(0).civil_total(), scene.left(0).0), (5, 1));
}

#[test]
fn tta_ex_35_an_age_three_event_scores_three() {
    let mut scene = scene(2);
    scene.current(&[Card::NoEvent, Card::NoEvent]).military(0, &[Card::ImpactOfScience]).politics();
    scene.plays(0, Action::PlayEvent(Card::ImpactOfScience));
    assert_eq!(scene.board(0).culture, 3);
}

#[test]
fn tta_ex_36_the_urban_limit_of_despotism() {
    let mut scene = scene(2);
    scene.workers(0, Card::Philosophy, 2).workers(0, Card::Religion, 2).workers(0, Card::Drama, 0);
    scene.resources(0, 5).refuses(0, build(Card::Philosophy), "TTA-8.6").refuses(
        0,
        build(Card::Religion),
        "TTA-8.6",
    );
    scene.plays(0, build(Card::Drama));
}
