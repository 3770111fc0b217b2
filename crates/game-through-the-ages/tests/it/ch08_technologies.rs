//! Chapter 8g: technologies and governments. Chapter 9: military actions. Chapter 21: advanced
//! technologies.

use engine::Seat;
use game_through_the_ages::cards::Card;
use game_through_the_ages::rules::{building, rates};
use game_through_the_ages::task::{Side, Task};
use game_through_the_ages::{Action, Event};

use crate::scene::{Scene, build, scene, take, tech, upgrade};

#[test]
fn tta_8_50_tta_21_1_a_technology_costs_an_action_and_science_and_no_predecessor() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Coal]).science(0, 6).refuses(0, Action::PlayTechnology(Card::Coal), "TTA-8.50");
    scene.science(0, 9).plays(0, Action::PlayTechnology(Card::Coal));
    assert_eq!((scene.board(0).science, scene.left(0).0, scene.held(0)), (2, 3, vec![]));
    assert!(scene.board(0).techs.knows(tech(Card::Coal)) && !scene.board(0).techs.knows(tech(Card::Iron)));
}

#[test]
fn tta_8_51_special_technologies_work_at_once() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Warfare]).science(0, 4).plays(0, Action::PlayTechnology(Card::Warfare));
    assert_eq!((scene.strength(0), scene.left(0)), (2, (3, 3)));
}

#[test]
fn tta_8_52_a_government_needs_a_revolution_or_a_peaceful_change() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Monarchy]).science(0, 20);
    scene.refuses(0, Action::PlayTechnology(Card::Monarchy), "TTA-8.52");
    scene.plays(0, Action::PeacefulChange(Card::Monarchy)).hand(0, &[Card::Republic]);
    scene.science(0, 20).plays(0, Action::PeacefulChange(Card::Republic));
    assert_eq!(scene.board(0).government, Card::Republic);
    // The old card leaves the game; despotism is printed on the board.
    assert!(scene.state.table.out.contains(&Card::Monarchy));
    assert!(!scene.state.table.out.contains(&Card::Despotism));
}

#[test]
fn tta_8_53_a_revolution_is_the_first_and_only_civil_action() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Monarchy]).science(0, 2).refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    scene.science(0, 3).plays(0, Action::Grow).refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    scene.next_turn(0).science(0, 3).plays(0, Action::Revolution(Card::Monarchy));
    assert_eq!((scene.board(0).science, scene.left(0).0), (0, 0));
    assert_eq!(scene.board(0).civil_total(), 5);
}

#[test]
fn tta_8_54_used_military_actions_stay_used_in_a_revolution() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Monarchy]).science(0, 3).resources(0, 4).plays(0, build(Card::Warriors));
    scene.plays(0, Action::Revolution(Card::Monarchy));
    // 3 in all, 1 used.
    assert_eq!(scene.left(0), (0, 2));
}

#[test]
fn tta_8_55_tta_8_56_a_peaceful_change_leaves_the_rest_of_the_actions() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::Monarchy]).science(0, 9).plays(0, Action::Grow);
    scene.plays(0, Action::PeacefulChange(Card::Monarchy));
    assert_eq!((scene.board(0).science, scene.left(0)), (0, (3, 3)));
}

#[test]
fn tta_8_57_no_revolution_with_a_card_taken_in_the_same_turn() {
    let mut scene = scene(2);
    scene.row(&[Card::Monarchy]).science(0, 9).plays(0, crate::scene::take(0, Card::Monarchy));
    scene.refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    scene.plays(0, Action::PeacefulChange(Card::Monarchy));
}

#[test]
fn tta_8_58_no_lower_special_technology_of_the_same_line() {
    let mut scene = scene(2);
    scene.special(0, Card::Navigation).hand(0, &[Card::Cartography, Card::Masonry]).science(0, 20);
    scene.refuses(0, Action::PlayTechnology(Card::Cartography), "TTA-8.58");
    scene.plays(0, Action::PlayTechnology(Card::Masonry));
}

#[test]
fn tta_8_59_used_actions_stay_used_under_a_smaller_government() {
    let mut scene = scene(2);
    scene.government(0, Card::Republic).hand(0, &[Card::Theocracy]).science(0, 7).resources(0, 4);
    scene.plays(0, build(Card::Warriors)).actions(0, 2, 1).plays(0, Action::PeacefulChange(Card::Theocracy));
    // Republic 7 civil, 6 used; theocracy has 4: none left, and none given back.
    assert_eq!((scene.board(0).turn.civil_used, scene.left(0).0), (6, 0));
    assert_eq!(scene.left(0).1, 2);
}

#[test]
fn tta_8_60_what_was_done_counts_not_where_the_tokens_lie() {
    let mut scene = scene(2);
    scene.leader(0, Card::IsaacNewton).hand(0, &[Card::Iron, Card::Monarchy]).science(0, 20);
    scene.plays(0, Action::PlayTechnology(Card::Iron));
    // Newton gave the action back, but it was done.
    assert_eq!(scene.left(0).0, 4);
    scene.refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    // The Ocean Liner's increase is no civil action.
    let mut other = crate::scene::scene(2);
    other.wonder(0, Card::OceanLinerService).hand(0, &[Card::Monarchy]).science(0, 3);
    other.plays(0, Action::GrowByLiner).plays(0, Action::Revolution(Card::Monarchy));
}

#[test]
fn tta_8_61_several_stages_with_one_action() {
    let mut scene = scene(2);
    scene.special(0, Card::Architecture).site(0, Card::GreatWall, 0).resources(0, 9);
    scene.refuses(0, Action::BuildStages(4), "TTA-8.61").plays(0, Action::BuildStages(3));
    assert_eq!((scene.left(0).0, scene.stored(0).1), (3, 2));
    // Only what is left can be built; a second action builds again.
    scene.refuses(0, Action::BuildStages(2), "TTA-8.61").plays(0, Action::BuildStages(1));
    assert!(scene.board(0).wonders.contains(&Card::GreatWall));
    // Each is paid in full.
    let mut poor = crate::scene::scene(2);
    poor.special(0, Card::Masonry).site(0, Card::GreatWall, 0).resources(0, 3);
    poor.refuses(0, Action::BuildStages(2), "TTA-8.23").plays(0, Action::BuildStages(1));
}

#[test]
fn tta_8_62_a_card_that_only_gives_may_always_be_played() {
    let mut scene = scene(2);
    scene.blue(0, 0).hand(0, &[Card::MineralDepositsI, Card::WaveOfNationalismIi, Card::EfficientUpgradeI]);
    scene.plays(0, Action::PlayAction(Card::MineralDepositsI));
    assert_eq!(scene.stored(0).1, 2);
    // Nobody is stronger: it gives nothing.
    scene.plays(0, Action::PlayAction(Card::WaveOfNationalismIi));
    assert_eq!(scene.board(0).turn.unit_resources, 0);
    scene.refuses(0, Action::PlayAction(Card::EfficientUpgradeI), "TTA-8.62");
}

#[test]
fn tta_8_63_discounts_on_building_do_not_lower_an_upgrade() {
    let mut scene = scene(2);
    scene.leader(0, Card::JohannSebastianBach).workers(0, Card::Drama, 1).workers(0, Card::Opera, 0);
    let table = &scene.state.table;
    assert_eq!(building::cost(table, Seat(0), tech(Card::Opera), 0), 8);
    assert_eq!(building::upgrade_cost(table, Seat(0), tech(Card::Drama), tech(Card::Opera), 0), 4);
    // Efficient Upgrade lowers the difference, also after the construction technologies.
    scene.special(0, Card::Masonry).hand(0, &[Card::EfficientUpgradeI]).resources(0, 3);
    scene.plays(0, Action::PlayAction(Card::EfficientUpgradeI));
    assert_eq!((scene.stored(0).1, scene.on(0, Card::Opera)), (1, 1));
}

#[test]
fn tta_9_1_a_unit_costs_a_military_action_resources_and_a_worker() {
    let mut scene = scene(2);
    scene.resources(0, 4).unused(0, 2).plays(0, build(Card::Warriors)).plays(0, build(Card::Warriors));
    assert_eq!((scene.left(0), scene.stored(0).1, scene.on(0, Card::Warriors)), ((4, 0), 0, 3));
    scene.resources(0, 4).unused(0, 2).refuses(0, build(Card::Warriors), "TTA-9.1");
    // No limit on their number.
    scene.workers(0, Card::Warriors, 20).actions(0, 4, 1).plays(0, build(Card::Warriors));
}

#[test]
fn tta_9_2_a_unit_is_disbanded_for_a_military_action() {
    let mut scene = scene(2);
    scene.plays(0, Action::Disband(tech(Card::Warriors)));
    assert_eq!((scene.left(0), scene.board(0).unused, scene.strength(0)), ((4, 1), 2, 0));
    scene.refuses(0, Action::Disband(tech(Card::Warriors)), "TTA-9.2");
    scene.refuses(0, Action::Disband(tech(Card::Bronze)), "TTA-9.2");
}

#[test]
fn tta_9_3_a_unit_is_upgraded_for_a_military_action() {
    let mut scene = scene(2);
    scene.workers(0, Card::Swordsmen, 0).resources(0, 1).plays(0, upgrade(Card::Warriors, Card::Swordsmen));
    assert_eq!((scene.left(0), scene.stored(0).1, scene.strength(0)), ((4, 1), 0, 2));
}

#[test]
fn tta_9_4_tta_22_1_a_tactics_card_costs_a_military_action_and_replaces_the_old_one() {
    let mut scene = scene(2);
    scene.military(0, &[Card::Legion, Card::Phalanx]).plays(0, Action::PlayTactic(Card::Legion));
    assert_eq!((scene.board(0).tactic, scene.left(0)), (Some(Card::Legion), (4, 1)));
    scene.plays(0, Action::PlayTactic(Card::Phalanx));
    assert_eq!((scene.board(0).tactic, scene.secret(0)), (Some(Card::Phalanx), vec![]));
    assert_eq!(scene.state.piles.discard[0].card, Card::Legion);
    scene.military(0, &[Card::Legion, Card::SpyIi]).refuses(0, Action::PlayTactic(Card::Legion), "TTA-9.4");
    scene.actions(0, 4, 1).refuses(0, Action::PlayTactic(Card::SpyIi), "TTA-22.1");
}

#[test]
fn tta_9_5_attacks_cost_military_actions_besides_the_political_one() {
    let mut scene = scene(2);
    scene.military(0, &[Card::PlunderI, Card::SpyIi, Card::WarOverCultureIii]).politics();
    scene.actions(0, 4, 1).refuses(0, crate::scene::aggression(Card::PlunderI, 1), "TTA-9.5");
    scene.refuses(0, crate::scene::war(Card::WarOverCultureIii, 1), "TTA-9.5");
    scene.plays(0, crate::scene::aggression(Card::SpyIi, 1)).until_actions(0);
    assert_eq!(scene.left(0), (4, 0));
}

#[test]
fn tta_21_2_older_technologies_stay_beside_newer_ones() {
    let mut scene = scene(2);
    scene.science(0, 9).hand(0, &[Card::Iron]).plays(0, Action::PlayTechnology(Card::Iron));
    scene.resources(0, 7).unused(0, 2).plays(0, build(Card::Bronze)).plays(0, build(Card::Iron));
    assert_eq!((scene.on(0, Card::Bronze), scene.on(0, Card::Iron)), (3, 1));
}

#[test]
fn tta_21_4_tta_21_6_a_special_technology_replaces_the_older_of_its_line() {
    let mut scene = scene(2);
    scene.special(0, Card::JusticeSystem).hand(0, &[Card::CivilService, Card::Warfare]).science(0, 20);
    let blue = scene.board(0).blue;
    scene.plays(0, Action::PlayTechnology(Card::CivilService));
    assert_eq!(*scene.board(0).specials, [Card::CivilService]);
    // Justice System and Civil Service give 3 blue tokens each: the number stays.
    assert_eq!((scene.board(0).blue, scene.board(0).civil_total()), (blue, 6));
    assert!(scene.state.table.out.contains(&Card::JusticeSystem));
    scene.plays(0, Action::PlayTechnology(Card::Warfare));
    assert_eq!(scene.board(0).specials.len(), 2);
}

#[test]
fn tta_21_5_construction_technologies_lower_urban_costs() {
    let mut scene = scene(2);
    scene.special(0, Card::Engineering);
    let cost = |scene: &Scene, card| building::cost(&scene.state.table, Seat(0), tech(card), 0);
    let labs = [Card::Philosophy, Card::Alchemy, Card::ScientificMethod, Card::Computers];
    assert_eq!(labs.map(|card| cost(&scene, card)), [3, 5, 6, 7]);
    // Farms, mines and units are no urban buildings.
    assert_eq!([Card::Iron, Card::Swordsmen, Card::Oil].map(|card| cost(&scene, card)), [5, 3, 11]);
    let upgrade =
        building::upgrade_cost(&scene.state.table, Seat(0), tech(Card::Alchemy), tech(Card::Computers), 0);
    assert_eq!(upgrade, 2);
}

#[test]
fn tta_28_2_tta_29_41_robespierre_changes_the_roles_of_the_actions() {
    let mut scene = scene(2);
    scene.leader(0, Card::MaximilienRobespierre).hand(0, &[Card::Monarchy, Card::ConstitutionalMonarchy]);
    scene.science(0, 20).resources(0, 4).plays(0, Action::Grow).plays(0, Action::Revolution(Card::Monarchy));
    // As many civil actions are left as before; military ones are all used, also the added one.
    assert_eq!(scene.left(0), (3, 0));
    scene.next_turn(0).science(0, 20).resources(0, 4).plays(0, build(Card::Warriors));
    // The normal way is not available.
    scene.refuses(0, Action::Revolution(Card::ConstitutionalMonarchy), "TTA-28.2");
    scene.plays(0, Action::PeacefulChange(Card::ConstitutionalMonarchy));
}

#[test]
fn tta_29_41_with_robespierre_exactly_as_many_civil_actions_are_left_as_before() {
    let revolution = |from: Card, left: u8, to: Card| {
        let mut scene = scene(2);
        scene.leader(0, Card::MaximilienRobespierre).government(0, from).hand(0, &[to]).science(0, 30);
        let military = scene.board(0).military_total();
        scene.actions(0, left, military).plays(0, Action::Revolution(to));
        let after = scene.left(0);
        // In the next turn the new government counts.
        scene.next_turn(0);
        assert_eq!(scene.left(0).0, scene.board(0).civil_total());
        after
    };
    assert_eq!(revolution(Card::Monarchy, 3, Card::Republic), (3, 0));
    assert_eq!(revolution(Card::Republic, 5, Card::Fundamentalism), (5, 0));
    assert_eq!(revolution(Card::Despotism, 0, Card::Republic), (0, 0));
}

#[test]
fn tta_8_60_what_costs_no_action_is_a_civil_action_all_the_same() {
    let michelangelo = || {
        let mut scene = scene(2);
        scene.leader(0, Card::Michelangelo).hand(0, &[Card::Monarchy]).science(0, 9);
        scene.row(&[Card::TajMahal, Card::GreatWall]);
        scene
    };
    let mut taken = michelangelo();
    taken.plays(0, take(0, Card::TajMahal));
    assert_eq!(taken.left(0).0, 4);
    taken.refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    taken.plays(0, Action::PeacefulChange(Card::Monarchy));
    let mut changed = michelangelo();
    changed.plays(0, Action::Revolution(Card::Monarchy)).refuses(0, take(0, Card::TajMahal), "TTA-8.60");
    // Who has used all actions in another way may still take what costs nothing.
    let mut used = michelangelo();
    used.actions(0, 0, 2).plays(0, take(1, Card::GreatWall));
}

#[test]
fn tta_28_3_newton_gives_an_action_back_but_needs_one() {
    let mut scene = scene(2);
    scene.leader(0, Card::IsaacNewton).hand(0, &[Card::Iron, Card::Coal, Card::Monarchy]).science(0, 30);
    scene.actions(0, 0, 2).refuses(0, Action::PlayTechnology(Card::Iron), "TTA-8.50");
    scene
        .actions(0, 1, 2)
        .plays(0, Action::PlayTechnology(Card::Iron))
        .plays(0, Action::PlayTechnology(Card::Coal));
    assert_eq!(scene.left(0).0, 1);
    scene.next_turn(0).plays(0, Action::Revolution(Card::Monarchy));
    assert_eq!(scene.left(0).0, 1);
}

#[test]
fn tta_28_10_scientific_cooperation_lets_the_partner_pay_a_part() {
    let mut scene = scene(3);
    scene.pact(1, Card::ScientificCooperation, 0, Side::A).hand(0, &[Card::Iron, Card::Coal]);
    scene.science(0, 4).science(1, 1).plays(0, Action::PlayTechnology(Card::Iron));
    assert_eq!((scene.board(0).science, scene.board(1).science), (1, 0));
    let told = Event::Helped { seat: Seat(0), partner: Seat(1), science: 1 };
    assert_eq!(scene.count(|event| *event == told), 1);
    scene.science(0, 20).refuses(0, Action::PlayTechnology(Card::Coal), "TTA-28.10");
}

#[test]
fn tta_28_11_breakthrough_may_be_a_revolution_if_it_is_the_only_action() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::BreakthroughIi, Card::Monarchy]).science(0, 3);
    scene.plays(0, Action::PlayAction(Card::BreakthroughIi));
    // Only the revolution can be paid, so it is done.
    assert_eq!((scene.board(0).government, scene.board(0).science, scene.left(0).0), (Card::Monarchy, 4, 0));
    let mut other = crate::scene::scene(2);
    other.hand(0, &[Card::BreakthroughIi, Card::Monarchy]).science(0, 3).plays(0, Action::Grow);
    other.refuses(0, Action::PlayAction(Card::BreakthroughIi), "TTA-8.55");
    // Peacefully it works also later; both ways are asked if both are possible.
    let mut both = crate::scene::scene(2);
    both.hand(0, &[Card::BreakthroughIi, Card::Monarchy])
        .science(0, 9)
        .plays(0, Action::PlayAction(Card::BreakthroughIi));
    assert_eq!(both.legal(0), [Action::Revolution(Card::Monarchy), Action::PeacefulChange(Card::Monarchy)]);
    both.plays(0, Action::PeacefulChange(Card::Monarchy));
    assert_eq!((both.board(0).science, both.left(0).0), (4, 4));
}

#[test]
fn tta_29_40_robespierre_and_breakthrough() {
    let mut scene = scene(2);
    scene
        .leader(0, Card::MaximilienRobespierre)
        .hand(0, &[Card::BreakthroughI, Card::Monarchy])
        .science(0, 3);
    scene.plays(0, Action::Grow).plays(0, Action::PlayAction(Card::BreakthroughI));
    // The card costs its civil action, the revolution all military ones.
    assert_eq!((scene.board(0).government, scene.left(0)), (Card::Monarchy, (2, 0)));
}

#[test]
fn tta_29_6_discounts_add_up() {
    let mut scene = scene(2);
    scene.leader(0, Card::JohannSebastianBach).special(0, Card::Architecture).workers(0, Card::Opera, 0);
    // 9, less 1 for Bach, 2 for Architecture, 3 for the card.
    scene.hand(0, &[Card::IdealBuildingSiteIi]).resources(0, 3);
    scene.plays(0, Action::PlayAction(Card::IdealBuildingSiteIi));
    assert!(matches!(scene.asks(), Some(Task::Contained { .. })));
    scene.plays(0, build(Card::Opera));
    assert_eq!(scene.stored(0).1, 0);
}

#[test]
fn tta_29_7_food_discounts_stop_at_nothing() {
    let mut scene = scene(2);
    scene.leader(0, Card::Moses).wonder(0, Card::OceanLinerService).food(0, 1).plays(0, Action::Grow);
    assert_eq!(scene.stored(0).0, 0);
    // 2 food less 1 and less 5: nothing, and no civil action; once per turn.
    scene.plays(0, Action::GrowByLiner).refuses(0, Action::GrowByLiner, "TTA-29.7");
    assert_eq!((scene.stored(0).0, scene.left(0).0, scene.board(0).unused), (0, 3, 3));
    scene.next_turn(0).plays(0, Action::GrowByLiner);
}

#[test]
fn tta_29_14_barbarossa_grows_and_builds_in_one() {
    let mut scene = scene(2);
    scene.refuses(0, Action::GrowAndBuild(tech(Card::Warriors)), "TTA-29.14");
    scene.leader(0, Card::FrederickBarbarossa).food(0, 2).resources(0, 2).unused(0, 0).actions(0, 2, 0);
    scene
        .plays(0, Action::GrowAndBuild(tech(Card::Warriors)))
        .plays(0, Action::GrowAndBuild(tech(Card::Warriors)));
    assert_eq!((scene.stored(0), scene.left(0), scene.on(0, Card::Warriors)), ((0, 0), (0, 0), 3));
    assert_eq!((scene.board(0).unused, scene.board(0).yellow), (0, 16));
    scene.actions(0, 2, 0).food(0, 9).resources(0, 9).yellow(0, 0);
    scene.refuses(0, Action::GrowAndBuild(tech(Card::Warriors)), "TTA-8.2");
    scene.yellow(0, 9).refuses(0, Action::GrowAndBuild(tech(Card::Bronze)), "TTA-29.14");
}

#[test]
fn tta_29_15_churchill_while_a_war_against_the_owner_is_unresolved() {
    let mut scene = scene(2);
    scene.leader(0, Card::WinstonChurchill).workers(0, Card::Swordsmen, 0).workers(0, Card::Warriors, 1);
    let cost = |scene: &Scene| building::cost(&scene.state.table, Seat(0), tech(Card::Swordsmen), 0);
    let upgrade = |scene: &Scene| {
        building::upgrade_cost(&scene.state.table, Seat(0), tech(Card::Warriors), tech(Card::Swordsmen), 0)
    };
    assert_eq!((cost(&scene), upgrade(&scene)), (3, 1));
    scene.declared(1, Card::WarOverCultureIi, 0);
    assert_eq!((cost(&scene), upgrade(&scene)), (1, 1));
    // Military technologies cost 3 science less.
    scene.hand(0, &[Card::Knights, Card::Iron]).science(0, 1).plays(0, Action::PlayTechnology(Card::Knights));
    scene.refuses(0, Action::PlayTechnology(Card::Iron), "TTA-8.50");
}

#[test]
fn tta_29_18_tesla_makes_labs_dearer_for_others_once_per_action() {
    let mut scene = scene(2);
    scene.leader(1, Card::NikolaTesla).workers(0, Card::Alchemy, 0);
    let table = &scene.state.table;
    assert_eq!(building::cost(table, Seat(0), tech(Card::Alchemy), 0), 7);
    assert_eq!(building::cost(table, Seat(1), tech(Card::Alchemy), 0), 6);
    assert_eq!(building::upgrade_cost(table, Seat(0), tech(Card::Philosophy), tech(Card::Alchemy), 0), 4);
    assert_eq!(building::cost(table, Seat(0), tech(Card::Religion), 0), 3);
}

#[test]
fn leaders_and_wonders_give_their_rates() {
    let mut scene = scene(2);
    scene.workers(0, Card::Drama, 2).workers(0, Card::PrintingPress, 2).leader(0, Card::WilliamShakespeare);
    // Drama 4, libraries 2; Shakespeare 2 for the libraries and 2 for each pair.
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 2 + 4);
    scene.leader(0, Card::JohannSebastianBach);
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 2);
    scene.leader(0, Card::RockAndRollIcon).workers(0, Card::Movies, 1);
    // Movies 4 and once more 4.
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 4 + 4);
    scene.leader(0, Card::JamesCook).colony(0, Card::WealthyTerritoryI).workers(0, Card::Movies, 0);
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 2);
    scene.leader(0, Card::Homer).workers(0, Card::Warriors, 3);
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 2);
    scene.leader(0, Card::GenghisKhan).workers(0, Card::Knights, 3);
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 3);
    scene.leader(0, Card::MahatmaGandhi);
    assert_eq!(rates::culture_rate(scene.board(0)), 4 + 2 + 2);
}
