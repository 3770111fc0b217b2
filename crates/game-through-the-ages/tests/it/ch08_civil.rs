//! Chapter 8, first part: population, buildings, payment, wonders, leaders, action cards.

use engine::Seat;
use game_through_the_ages::Action;
use game_through_the_ages::board::Good;
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::rules::{building, goods, rates, row};
use game_through_the_ages::task::{Side, Task};

use crate::scene::{build, scene, take, tech, upgrade};

#[test]
fn tta_8_1_increasing_the_population() {
    let mut scene = scene(2);
    scene.yellow(0, 13).food(0, 4).plays(0, Action::Grow);
    assert_eq!((scene.left(0).0, scene.stored(0).0), (3, 1));
    assert_eq!((scene.board(0).yellow, scene.board(0).unused), (12, 2));
}

#[test]
fn tta_8_2_not_with_an_empty_bank_or_too_little_food() {
    let mut scene = scene(2);
    scene.food(0, 1).refuses(0, Action::Grow, "TTA-8.2");
    scene.food(0, 9).yellow(0, 0).refuses(0, Action::Grow, "TTA-8.2");
}

#[test]
fn tta_8_4_tokens_beyond_the_printed_spaces_lie_on_the_right() {
    let mut scene = scene(2);
    scene.yellow(0, 21).food(0, 4);
    for left in [20, 19] {
        scene.plays(0, Action::Grow);
        assert_eq!(scene.board(0).yellow, left);
    }
    assert_eq!(scene.stored(0).0, 0);
    assert_eq!(rates::happy_needed(scene.board(0).yellow), 0);
    // A worker that returns fills the leftmost free space: the price is that of the tokens there.
    let mut other = crate::scene::scene(2);
    other.yellow(1, 16).unused(1, 1).workers(0, Card::Warriors, 3).happens(Card::ReignOfTerror);
    assert_eq!(other.board(1).yellow, 17);
}

#[test]
fn tta_8_5_a_farm_or_mine_costs_an_action_resources_and_a_worker() {
    let mut scene = scene(2);
    scene.resources(0, 5).unused(0, 2).plays(0, build(Card::Agriculture)).plays(0, build(Card::Bronze));
    assert_eq!((scene.left(0).0, scene.stored(0).1, scene.board(0).unused), (2, 1, 0));
    assert_eq!((scene.on(0, Card::Agriculture), scene.on(0, Card::Bronze)), (3, 3));
    scene.resources(0, 5).refuses(0, build(Card::Bronze), "TTA-8.5");
    // No limit on their number.
    scene.workers(0, Card::Bronze, 12).unused(0, 1).plays(0, build(Card::Bronze));
}

#[test]
fn tta_8_6_urban_buildings_of_all_levels_share_the_limit() {
    let mut scene = scene(2);
    scene.resources(0, 12).unused(0, 3).workers(0, Card::Alchemy, 1);
    scene.refuses(0, build(Card::Philosophy), "TTA-8.6").refuses(0, build(Card::Alchemy), "TTA-8.6");
    scene.plays(0, build(Card::Religion)).government(0, Card::Monarchy).plays(0, build(Card::Alchemy));
    assert_eq!(scene.on(0, Card::Alchemy), 2);
}

#[test]
fn tta_8_7_a_new_building_works_in_the_same_turn() {
    let mut scene = scene(2);
    scene.resources(0, 2).plays(0, build(Card::Bronze)).plays(0, Action::EndTurn);
    assert_eq!(scene.stored(0).1, 3);
}

#[test]
fn tta_8_8_older_technologies_may_be_built_those_not_in_play_not() {
    let mut scene = scene(2);
    scene.workers(0, Card::Iron, 0).resources(0, 9).unused(0, 2).plays(0, build(Card::Bronze));
    scene.refuses(0, build(Card::Coal), "TTA-8.8");
}

#[test]
fn tta_8_9_destroying_gives_the_worker_back_and_nothing_else() {
    let mut scene = scene(2);
    scene.plays(0, Action::Destroy(tech(Card::Philosophy)));
    assert_eq!((scene.left(0).0, scene.board(0).unused, scene.stored(0)), (3, 2, (2, 2)));
    assert!(scene.board(0).techs.knows(tech(Card::Philosophy)));
    scene.refuses(0, Action::Destroy(tech(Card::Philosophy)), "TTA-8.9");
    scene.refuses(0, Action::Destroy(tech(Card::Warriors)), "TTA-8.9");
}

#[test]
fn tta_8_10_tta_8_11_tta_21_3_an_upgrade_costs_the_difference() {
    let mut scene = scene(2);
    scene.workers(0, Card::Iron, 0).workers(0, Card::Oil, 0).resources(0, 12);
    scene.plays(0, upgrade(Card::Bronze, Card::Iron));
    assert_eq!((scene.left(0).0, scene.stored(0).1), (3, 9));
    // Levels may be skipped; the level between need not be there.
    scene.plays(0, upgrade(Card::Bronze, Card::Oil));
    assert_eq!((scene.stored(0).1, scene.on(0, Card::Bronze), scene.on(0, Card::Oil)), (0, 0, 1));
    scene.workers(0, Card::Irrigation, 0).resources(0, 9);
    scene.refuses(0, upgrade(Card::Iron, Card::Irrigation), "TTA-8.11");
    scene.refuses(0, upgrade(Card::Iron, Card::Bronze), "TTA-8.11");
    scene.refuses(0, upgrade(Card::Iron, Card::Coal), "TTA-8.10");
}

#[test]
fn tta_8_12_playing_a_technology_upgrades_nothing() {
    let mut scene = scene(2);
    scene.science(0, 5).hand(0, &[Card::Iron]).plays(0, Action::PlayTechnology(Card::Iron));
    assert_eq!((scene.on(0, Card::Bronze), scene.on(0, Card::Iron)), (2, 0));
}

#[test]
fn tta_8_13_an_upgrade_is_allowed_at_the_limit() {
    let mut scene = scene(2);
    scene.workers(0, Card::Philosophy, 3).workers(0, Card::Alchemy, 0).resources(0, 6);
    scene.plays(0, upgrade(Card::Philosophy, Card::Alchemy));
    assert_eq!((scene.on(0, Card::Philosophy), scene.on(0, Card::Alchemy)), (2, 1));
}

#[test]
fn tta_8_14_a_lower_limit_destroys_nothing() {
    let mut scene = scene(2);
    scene.government(0, Card::Communism).workers(0, Card::Philosophy, 4).hand(0, &[Card::Monarchy]);
    scene.science(0, 3).resources(0, 9).unused(0, 1).plays(0, Action::Revolution(Card::Monarchy));
    assert_eq!(scene.on(0, Card::Philosophy), 4);
    scene.actions(0, 2, 2).refuses(0, build(Card::Philosophy), "TTA-8.6");
}

#[test]
fn tta_8_15_a_token_is_worth_what_its_card_says() {
    let mut scene = scene(2);
    scene
        .tokens(0, Card::Oil, 2)
        .tokens(0, Card::Iron, 1)
        .resources(0, 1)
        .tokens(0, Card::Irrigation, 3)
        .food(0, 0);
    assert_eq!(scene.stored(0), (6, 13));
    // It keeps its worth when other cards come.
    scene.workers(0, Card::Coal, 3);
    assert_eq!(scene.stored(0).1, 13);
}

#[test]
fn tta_8_16_paying_returns_tokens_to_the_bank() {
    let mut scene = scene(2);
    scene.resources(0, 3).food(0, 2);
    let bank = scene.board(0).blue;
    scene.plays(0, build(Card::Bronze)).plays(0, Action::Grow);
    assert_eq!((scene.board(0).blue, scene.stored(0)), (bank + 4, (0, 1)));
}

#[test]
fn tta_8_17_tta_8_19_change_is_made_on_lower_cards() {
    let mut scene = scene(2);
    // One token on Coal pays 2: it moves to Bronze, where it is worth 1; Iron has no worker.
    scene.resources(0, 0).tokens(0, Card::Coal, 1).workers(0, Card::Iron, 0);
    let bank = scene.board(0).blue;
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 1);
    assert_eq!((scene.board(0).techs.tokens(tech(Card::Iron)), scene.board(0).blue), (1, bank));
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 1);
    assert_eq!((scene.board(0).techs.tokens(tech(Card::Bronze)), scene.board(0).blue), (1, bank));
}

#[test]
fn tta_8_18_tokens_never_move_up() {
    let mut scene = scene(2);
    scene.resources(0, 6).workers(0, Card::Iron, 0);
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 1);
    let techs = scene.board(0).techs;
    assert_eq!((techs.tokens(tech(Card::Bronze)), techs.tokens(tech(Card::Iron))), (5, 0));
}

#[test]
fn tta_8_20_tta_29_43_tokens_are_chosen_so_that_the_fewest_lie_on_cards() {
    let mut scene = scene(2);
    scene.resources(0, 3).tokens(0, Card::Iron, 2);
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 3);
    let techs = scene.board(0).techs;
    assert_eq!((techs.tokens(tech(Card::Bronze)), techs.tokens(tech(Card::Iron))), (0, 2));
    // Every way to pay leaves at least as many tokens on the cards: tried out for all small cases.
    for (bronze, iron, coal, due) in cases() {
        let mut scene = crate::scene::scene(2);
        scene.resources(0, bronze).tokens(0, Card::Iron, iron).tokens(0, Card::Coal, coal).blue(0, 9);
        let worth = bronze + 2 * iron + 3 * coal;
        let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, due);
        assert_eq!(scene.stored(0).1, u16::from(worth - due));
        let left = scene.board(0).techs.all_tokens() - 2; // without the food
        assert_eq!(left, fewest(worth - due, [bronze, iron, coal]), "{bronze} {iron} {coal} {due}");
    }
}

fn cases() -> impl Iterator<Item = (u8, u8, u8, u8)> {
    let counts = (0..4u8).flat_map(|a| (0..3u8).flat_map(move |b| (0..3u8).map(move |c| (a, b, c))));
    counts.flat_map(|(a, b, c)| (0..=a + 2 * b + 3 * c).map(move |due| (a, b, c, due)))
}

/// The fewest tokens with this worth that can be reached without moving a token up.
fn fewest(worth: u8, [_, iron, coal]: [u8; 3]) -> u16 {
    let fits = |(c, b): &(u8, u8)| 3 * c + 2 * b <= worth && b + c <= iron + coal;
    let all = (0..=coal).flat_map(|c| (0..=9).map(move |b| (c, b)));
    all.filter(fits).map(|(c, b)| u16::from(c + b + (worth - 3 * c - 2 * b))).min().unwrap_or(0)
}

#[test]
fn tta_8_21_only_where_change_cannot_be_made_the_excess_is_lost() {
    let mut scene = scene(2);
    // 5 on Oil, nothing in the bank: paying 1 leaves 4, but there is one token only.
    scene.resources(0, 0).tokens(0, Card::Oil, 1).blue(0, 0);
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 1);
    assert_eq!((scene.stored(0).1, scene.board(0).blue), (1, 0));
    // Tokens returned by the same payment may be used for the change.
    scene.resources(0, 2).tokens(0, Card::Iron, 1).blue(0, 0).tokens(0, Card::Oil, 0).blue(0, 0);
    let _ = goods::spend(&mut scene.state.table.boards[Seat(0)], Good::Resources, 3);
    assert_eq!(scene.stored(0).1, 1);
}

#[test]
fn tta_8_22_food_does_not_pay_for_resources() {
    let mut scene = scene(3);
    scene.food(0, 9).resources(0, 1).refuses(0, build(Card::Bronze), "TTA-8.5");
    scene.refuses(0, Action::Trade, "TTA-8.22");
    // Except by the Trade Routes Agreement: side A once in its turn, B the reverse.
    scene
        .pact(1, Card::TradeRoutesAgreement, 0, Side::B)
        .plays(0, Action::Trade)
        .plays(0, build(Card::Bronze));
    assert_eq!(scene.stored(0), (8, 0));
    scene.refuses(0, Action::Trade, "TTA-8.22");
    scene.plays(0, Action::EndTurn).until_actions(1).food(1, 1).resources(1, 3);
    scene.plays(1, Action::Trade).plays(1, Action::Grow);
    assert_eq!(scene.stored(1), (0, 2));
}

#[test]
fn tta_29_45_an_exchanged_good_is_lost_if_it_is_not_spent() {
    let mut scene = scene(3);
    scene.pact(0, Card::TradeRoutesAgreement, 1, Side::A).food(0, 3).resources(0, 0).plays(0, Action::Trade);
    assert_eq!((scene.stored(0), goods::available(scene.board(0), Good::Resources)), ((2, 0), 1));
    scene.plays(0, Action::EndTurn);
    assert_eq!((scene.board(0).turn.credit, scene.stored(0).1), (None, 2));
}

#[test]
fn tta_8_23_tta_8_24_stages_from_left_to_right_each_with_a_token() {
    let mut scene = scene(2);
    scene.site(0, Card::GreatWall, 0).resources(0, 9);
    let bank = scene.board(0).blue;
    for (stage, paid) in [(1, 2), (2, 4), (3, 7)] {
        scene.plays(0, Action::BuildStages(1));
        assert_eq!(scene.board(0).building.unwrap().stages, stage);
        assert_eq!(scene.stored(0).1, 9 - paid);
    }
    // 7 tokens came back by paying, 3 lie on the stages.
    assert_eq!((scene.left(0).0, scene.board(0).blue), (1, bank + 7 - 3));
    scene.resources(0, 0).refuses(0, Action::BuildStages(1), "TTA-8.23");
    let mut none = crate::scene::scene(2);
    none.refuses(0, Action::BuildStages(1), "TTA-8.23");
}

#[test]
fn tta_8_25_a_stage_needs_a_token_from_the_bank() {
    let mut scene = scene(2);
    // Engineering Genius makes the stage free, so paying brings no token back.
    scene.site(0, Card::HangingGardens, 0).hand(0, &[Card::EngineeringGeniusI]).blue(0, 0);
    scene.refuses(0, Action::PlayAction(Card::EngineeringGeniusI), "TTA-8.25");
    scene.blue(0, 1).plays(0, Action::PlayAction(Card::EngineeringGeniusI));
    assert_eq!((scene.board(0).blue, scene.board(0).building.unwrap().stages), (0, 1));
    scene.hand(0, &[]).resources(0, 0).tokens(0, Card::Oil, 1).blue(0, 0);
    // 2 paid from one token of 5: the change takes every token there is.
    scene.refuses(0, Action::BuildStages(1), "TTA-8.25");
}

#[test]
fn tta_8_26_a_completed_wonder_works_at_once() {
    let mut scene = scene(2);
    scene.site(0, Card::HangingGardens, 2).resources(0, 2);
    let bank = scene.board(0).blue;
    scene.plays(0, Action::BuildStages(1));
    assert_eq!((scene.board(0).building, scene.board(0).blue), (None, bank + 2 + 2));
    assert_eq!((rates::culture_rate(scene.board(0)), rates::happy(scene.board(0))), (1, 2));
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.board(0).culture, 1);
}

#[test]
fn tta_8_27_an_unfinished_wonder_gives_nothing() {
    let mut scene = scene(2);
    scene.site(0, Card::Colossus, 1);
    assert_eq!((rates::culture_rate(scene.board(0)), scene.strength(0)), (0, 1));
    assert!(Card::Colossus.tech().is_none());
}

#[test]
fn tta_8_28_tta_8_42_one_wonder_at_a_time() {
    let mut scene = scene(2);
    scene.row(&[Card::GreatWall, Card::TajMahal]).plays(0, take(0, Card::GreatWall));
    assert_eq!(scene.held(0), []);
    scene.refuses(0, take(1, Card::TajMahal), "TTA-8.42");
    // Completed ones are no hindrance.
    scene.site(0, Card::GreatWall, 3).resources(0, 2).plays(0, Action::BuildStages(1));
    scene.plays(0, take(1, Card::TajMahal));
    assert_eq!(scene.board(0).wonders.len(), 1);
}

#[test]
fn tta_8_29_an_unfinished_wonder_cannot_be_given_up() {
    let mut scene = scene(2);
    scene.site(0, Card::Colossus, 1).row(&[Card::TajMahal]);
    let site = scene.board(0).building;
    for action in scene.legal(0) {
        let mut other = crate::scene::Scene { state: scene.state, events: Vec::new() };
        other.plays(0, action);
        let kept = other.board(0).building == site || matches!(action, Action::BuildStages(_));
        assert!(kept, "{action:?} gives the wonder up");
    }
}

#[test]
fn tta_8_30_tta_8_49_a_leader_or_technology_may_be_played_when_taken() {
    let mut scene = scene(2);
    scene.row(&[Card::Moses, Card::Iron]).science(0, 5).plays(0, take(0, Card::Moses));
    scene.plays(0, Action::PlayLeader(Card::Moses)).plays(0, take(1, Card::Iron));
    scene.plays(0, Action::PlayTechnology(Card::Iron));
    assert_eq!((scene.board(0).leader, scene.left(0).0), (Some(Card::Moses), 0));
}

#[test]
fn tta_8_31_a_new_leader_replaces_the_old_one() {
    let mut scene = scene(2);
    scene
        .leader(0, Card::JuliusCaesar)
        .hand(0, &[Card::JoanOfArc])
        .plays(0, Action::PlayLeader(Card::JoanOfArc));
    assert_eq!((scene.board(0).leader, scene.strength(0), scene.left(0).1), (Some(Card::JoanOfArc), 1, 2));
    assert!(scene.state.table.out.contains(&Card::JuliusCaesar));
}

#[test]
fn tta_8_32_an_action_card_costs_an_action_and_leaves_the_game() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::MineralDepositsI]).plays(0, Action::PlayAction(Card::MineralDepositsI));
    assert_eq!((scene.left(0).0, scene.stored(0).1, scene.held(0)), (3, 4, vec![]));
    assert!(scene.state.table.out.contains(&Card::MineralDepositsI));
}

#[test]
fn tta_8_33_not_in_the_turn_in_which_it_was_taken() {
    let mut scene = scene(2);
    scene.row(&[Card::WorkOfArtI]).plays(0, take(0, Card::WorkOfArtI));
    scene.refuses(0, Action::PlayAction(Card::WorkOfArtI), "TTA-8.33");
    scene.next_turn(0).plays(0, Action::PlayAction(Card::WorkOfArtI));
    assert_eq!(scene.board(0).culture, 5);
}

#[test]
fn tta_8_34_what_a_card_contains_costs_no_further_action() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::IdealBuildingSiteI]).resources(0, 9).workers(0, Card::Drama, 0).actions(0, 1, 0);
    scene.plays(0, Action::PlayAction(Card::IdealBuildingSiteI));
    // Philosophy, Religion and Drama can be built: the player is asked which.
    assert!(matches!(scene.asks(), Some(Task::Contained { .. })));
    assert_eq!(scene.legal(0).len(), 3);
    scene.refuses(0, build(Card::Bronze), "TTA-8.34").plays(0, build(Card::Drama));
    assert_eq!((scene.stored(0).1, scene.on(0, Card::Drama), scene.left(0).0), (6, 1, 0));
    // All other rules hold: no worker, no building.
    scene.hand(0, &[Card::IdealBuildingSiteI]).actions(0, 1, 0);
    scene.refuses(0, Action::PlayAction(Card::IdealBuildingSiteI), "TTA-8.6");
}

#[test]
fn tta_8_35_a_discount_lowers_the_cost_to_at_least_nothing() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::RichLandIi]).resources(0, 1).plays(0, Action::PlayAction(Card::RichLandIi));
    scene.plays(0, build(Card::Bronze));
    assert_eq!((scene.stored(0).1, scene.on(0, Card::Bronze)), (1, 3));
}

#[test]
fn tta_8_36_the_full_price_comes_first() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::FrugalityI, Card::BreakthroughI, Card::Iron]).food(0, 1).science(0, 4);
    scene.refuses(0, Action::PlayAction(Card::FrugalityI), "TTA-8.2");
    scene.refuses(0, Action::PlayAction(Card::BreakthroughI), "TTA-8.50");
    scene.food(0, 2).plays(0, Action::PlayAction(Card::FrugalityI));
    assert_eq!((scene.stored(0).0, scene.board(0).unused), (2, 2));
    scene.science(0, 5).plays(0, Action::PlayAction(Card::BreakthroughI));
    assert_eq!((scene.board(0).science, scene.board(0).techs.knows(tech(Card::Iron))), (2, true));
}

#[test]
fn tta_8_37_engineering_genius_builds_exactly_one_stage() {
    let mut scene = scene(2);
    scene.special(0, Card::Engineering).site(0, Card::GreatWall, 0).hand(0, &[Card::EngineeringGeniusI]);
    scene.resources(0, 9).plays(0, Action::PlayAction(Card::EngineeringGeniusI));
    assert_eq!((scene.board(0).building.unwrap().stages, scene.stored(0).1), (1, 9));
}

#[test]
fn tta_8_38_resources_for_units_are_spent_first_and_lost_at_the_end() {
    let mut scene = scene(2);
    scene.leader(0, Card::Homer).next_turn(0).resources(0, 5).unused(0, 2);
    scene.hand(0, &[Card::PatriotismI]).plays(0, Action::PlayAction(Card::PatriotismI));
    let bank = scene.board(0).blue;
    // 1 of Homer and 2 of the card: the first unit is free, the second costs 1.
    scene.plays(0, build(Card::Warriors));
    assert_eq!((scene.stored(0).1, scene.board(0).blue), (5, bank));
    scene.plays(0, build(Card::Warriors));
    assert_eq!(scene.stored(0).1, 4);
    // They are for units only, and gone with the turn; Homer's come back.
    scene
        .hand(0, &[Card::PatriotismI])
        .plays(0, Action::PlayAction(Card::PatriotismI))
        .plays(0, Action::EndTurn);
    assert_eq!(scene.board(0).turn.unit_resources, 0);
    scene.until_actions(0);
    let turn = scene.board(0).turn;
    assert_eq!((turn.unit_resources, turn.leader_resources, scene.left(0).1), (0, 1, 2));
}

#[test]
fn tta_28_12_homer_gives_an_amount_each_turn_also_the_first_and_it_goes_with_the_leader() {
    let mut scene = scene(2);
    scene
        .hand(0, &[Card::Homer, Card::GenghisKhan])
        .resources(0, 1)
        .plays(0, Action::PlayLeader(Card::Homer));
    scene.plays(0, build(Card::Warriors));
    assert_eq!(scene.stored(0).1, 0);
    // One amount per turn, not per unit.
    scene.unused(0, 1).resources(0, 1).refuses(0, build(Card::Warriors), "TTA-9.1");
    scene.next_turn(0).resources(0, 1).plays(0, Action::PlayLeader(Card::GenghisKhan));
    scene.refuses(0, build(Card::Warriors), "TTA-9.1");
    // Barbarossa and Churchill: a discount on every unit.
    let mut other = crate::scene::scene(2);
    other.leader(1, Card::WinstonChurchill).declared(0, Card::WarOverCultureIi, 1);
    let cost =
        |scene: &crate::scene::Scene| building::cost(&scene.state.table, Seat(1), tech(Card::Knights), 0);
    other.workers(1, Card::Knights, 0);
    assert_eq!((cost(&other), cost(&other)), (1, 1));
}

#[test]
fn tta_8_41_tta_29_8_one_leader_of_each_age_for_ever() {
    let mut scene = scene(2);
    scene.row(&[Card::Moses, Card::Homer, Card::JoanOfArc]).plays(0, take(0, Card::Moses));
    scene.refuses(0, take(1, Card::Homer), "TTA-8.41").plays(0, take(2, Card::JoanOfArc));
    // Also when the leader is gone.
    scene.plays(0, Action::PlayLeader(Card::Moses)).age(Age::Ii).happens(Card::Iconoclasm);
    assert_eq!(scene.board(0).leader, None);
    scene.refuses(0, take(1, Card::Homer), "TTA-8.41");
}

#[test]
fn tta_8_43_a_wonder_costs_more_for_each_completed_one() {
    let mut scene = scene(2);
    scene.wonder(0, Card::Colossus).wonder(0, Card::HangingGardens).row(&[Card::TajMahal]);
    assert_eq!(row::price(scene.board(0), 0, Card::TajMahal), 3);
    assert_eq!(row::price(scene.board(0), 0, Card::Iron), 1);
    // Michelangelo takes one off, at least to nothing.
    scene.leader(0, Card::Michelangelo).plays(0, take(0, Card::TajMahal));
    assert_eq!(scene.left(0).0, 2);
    let mut other = crate::scene::scene(2);
    other
        .leader(0, Card::Michelangelo)
        .row(&[Card::TajMahal])
        .actions(0, 0, 0)
        .plays(0, take(0, Card::TajMahal));
}

#[test]
fn tta_8_44_any_number_of_action_cards() {
    let mut scene = scene(2);
    scene.row(&[Card::RichLandA; 4]);
    (0..4).for_each(|space| {
        scene.plays(0, take(space, Card::RichLandA));
    });
    assert_eq!(scene.held(0).len(), 4);
}

#[test]
fn tta_8_45_no_technology_twice() {
    let mut scene = scene(2);
    scene
        .row(&[Card::Iron, Card::Iron, Card::Monarchy, Card::Masonry, Card::Coal])
        .plays(0, take(0, Card::Iron));
    scene.refuses(0, take(1, Card::Iron), "TTA-8.45");
    scene.science(0, 5).plays(0, Action::PlayTechnology(Card::Iron)).refuses(
        0,
        take(1, Card::Iron),
        "TTA-8.45",
    );
    scene.government(0, Card::Monarchy).special(0, Card::Masonry);
    scene.refuses(0, take(2, Card::Monarchy), "TTA-8.45").refuses(0, take(3, Card::Masonry), "TTA-8.45");
    // Another of the same type is allowed.
    scene.plays(0, take(4, Card::Coal));
}

#[test]
fn tta_8_46_the_hand_limit_is_the_number_of_civil_actions() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::RichLandA; 4]).row(&[Card::Iron, Card::TajMahal]);
    scene.refuses(0, take(0, Card::Iron), "TTA-8.46").plays(0, take(1, Card::TajMahal));
    scene.wonder(0, Card::LibraryOfAlexandria).plays(0, take(0, Card::Iron));
    assert_eq!(row::hand_limit(scene.board(0)), 5);
}

#[test]
fn tta_8_47_being_above_the_limit_discards_nothing() {
    let mut scene = scene(2);
    scene.leader(0, Card::Hammurabi).hand(0, &[Card::RichLandA; 5]).age(Age::Ii).happens(Card::Iconoclasm);
    assert_eq!((row::hand_limit(scene.board(0)), scene.held(0).len()), (4, 5));
    scene.row(&[Card::Iron]).refuses(0, take(0, Card::Iron), "TTA-8.46");
}
