//! Chapter 25: wars.

use engine::{Seat, Seats};
use game_through_the_ages::cards::{Age, Card, Kind};
use game_through_the_ages::options::Options;
use game_through_the_ages::task::{Side, Stage, Task};
use game_through_the_ages::{Action, Event};

use crate::scene::{Scene, aggression, sacrifice, scene, scene_with, war};

#[test]
fn tta_25_1_a_war_is_declared_and_waits() {
    let mut scene = scene(3);
    scene.military(0, &[Card::WarOverTerritoryIi]).politics().plays(0, war(Card::WarOverTerritoryIi, 2));
    assert_eq!((scene.left(0).1, scene.secret(0)), (0, vec![]));
    assert_eq!(
        scene.board(0).war.map(|war| (war.card, war.victim)),
        Some((Card::WarOverTerritoryIi, Seat(2)))
    );
    let wars = Card::ALL.iter().filter(|card| matches!(card.kind(), Kind::War(_)));
    assert!(wars.clone().all(|card| [Age::Ii, Age::Iii].contains(&card.age())) && wars.count() == 6);
}

/// Seat 0 declared a war on seat 1, and its next turn begins.
fn at_war(card: Card, own: u8, theirs: u8) -> Scene {
    let mut scene = scene(2);
    scene.plays(0, Action::EndTurn).until_actions(1).declared(0, card, 1);
    scene.workers(0, Card::Warriors, own).workers(1, Card::Warriors, theirs);
    scene.plays(1, Action::EndTurn);
    scene
}

#[test]
fn tta_25_2_tta_25_3_a_war_is_resolved_before_the_next_political_action() {
    let mut scene = at_war(Card::WarOverCultureIi, 3, 1);
    scene.military(1, &[Card::BonusIii]).culture(1, 9);
    assert!(matches!(scene.asks(), Some(Task::Sacrifice { seat: Seat(0) })));
    scene.plays(0, Action::Done);
    // The opponent next; no bonus cards for either side.
    scene.refuses(1, Action::UseBonus(Card::BonusIii), "TTA-25.3").plays(1, Action::Done);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (2, 7));
}

#[test]
fn tta_25_4_tta_25_6_either_side_can_win() {
    let mut scene = at_war(Card::WarOverCultureIi, 1, 4);
    scene.culture(0, 2).plays(0, Action::Done).plays(1, sacrifice(Card::Warriors)).plays(1, Action::Done);
    // 1 against 5: the advantage is 4, but only 2 are there.
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (0, 2));
}

#[test]
fn tta_25_5_equal_strength_has_no_effect() {
    let mut scene = at_war(Card::WarOverCultureIii, 2, 2);
    scene.culture(0, 9).culture(1, 9).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (9, 9));
}

#[test]
fn tta_25_7_after_a_war_the_political_action_follows() {
    let mut scene = at_war(Card::WarOverCultureIi, 3, 1);
    scene.plays(0, sacrifice(Card::Warriors)).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((scene.on(0, Card::Warriors), scene.board(0).yellow, scene.board(0).war), (2, 19, None));
    assert_eq!(scene.state.piles.gone.last().map(|secret| secret.card), Some(Card::WarOverCultureIi));
    assert_eq!((scene.state.table.stage, scene.deciding()), (Stage::Politics, Seats::one(Seat(0))));
}

#[test]
fn tta_25_8_one_war_at_a_time_but_several_against_one() {
    let mut scene = scene(3);
    scene.military(0, &[Card::WarOverCultureIi]).politics().plays(0, war(Card::WarOverCultureIi, 2));
    scene.plays(0, Action::EndTurn).until_actions(1).military(1, &[Card::WarOverResourcesIi]).politics();
    scene.plays(1, war(Card::WarOverResourcesIi, 2)).plays(1, Action::EndTurn).until_actions(2);
    assert!(scene.board(0).war.is_some() && scene.board(1).war.is_some());
    scene.military(0, &[Card::Rats]);
    // Before the next political action the own war is resolved.
    while scene.state.table.active != Seat(0) || scene.state.table.stage != Stage::Politics {
        assert!(scene.state.table.active != Seat(0) || scene.asks().is_some());
        scene.passes();
    }
    assert!(scene.board(0).war.is_none());
}

#[test]
fn tta_25_9_tta_25_11_tta_26_5_wars_end_when_a_side_leaves() {
    let mut scene = scene_with(Options::default(), 3);
    scene.military(0, &[Card::WarOverCultureIi]).politics().plays(0, war(Card::WarOverCultureIi, 1));
    // The victim is asked at once.
    assert!(matches!(scene.asks(), Some(Task::Stay { seat: Seat(1) })));
    assert_eq!(scene.legal(1), [Action::GoOn]);
    let mut other = Scene { state: scene.state, events: Vec::new() };
    scene.plays(1, Action::Leave);
    assert_eq!((scene.board(0).war, scene.state.table.left.to_vec()), (None, vec![Seat(1)]));
    assert_eq!((scene.state.table.active, scene.state.table.stage), (Seat(0), Stage::Actions));
    // Or at the beginning of the own turn.
    other.plays(1, Action::GoOn).plays(0, Action::EndTurn).plays(1, Action::Leave);
    assert_eq!(other.board(0).war, None);
    // The war of a declarer who leaves is discarded too.
    let mut third = scene_with(Options::default(), 3);
    third.declared(1, Card::WarOverCultureIi, 2).plays(0, Action::EndTurn);
    assert_eq!((third.state.table.stage, third.legal(1)), (Stage::War, vec![Action::GoOn]));
    third.plays(1, Action::Leave);
    let gone = third.state.piles.gone.iter().any(|secret| secret.card == Card::WarOverCultureIi);
    assert!(gone && third.count(|event| matches!(event, Event::WarDropped { .. })) == 1);
}

#[test]
fn tta_25_10_war_over_territory_moves_yellow_tokens() {
    let mut scene = at_war(Card::WarOverTerritoryIi, 8, 1);
    scene.yellow(1, 2).unused(1, 9).plays(0, Action::Done).plays(1, Action::Done);
    // Advantage 7: 1 and 2 more, but only 2 are there.
    assert_eq!((scene.board(0).yellow, scene.board(1).yellow), (20, 0));
    let mut other = at_war(Card::WarOverTerritoryIi, 8, 1);
    other.plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((other.board(0).yellow, other.board(1).yellow), (21, 15));
}

#[test]
fn tta_29_10_a_war_is_resolved_though_a_later_pact_forbids_attacks() {
    let mut scene = scene(3);
    scene.plays(0, Action::EndTurn).until_actions(2).declared(0, Card::WarOverCultureIi, 1);
    scene.pact(1, Card::PeaceTreaty, 0, Side::A).workers(0, Card::Warriors, 3).culture(1, 9);
    scene.plays(2, Action::EndTurn).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!(scene.count(|event| matches!(event, Event::Fought { .. })), 1);
}

#[test]
fn tta_29_26_war_over_technology_takes_special_technologies_and_science() {
    let mut scene = at_war(Card::WarOverTechnologyIi, 15, 1);
    scene
        .special(1, Card::JusticeSystem)
        .special(1, Card::Cartography)
        .special(1, Card::Masonry)
        .science(1, 20);
    scene.special(0, Card::Architecture).science(0, 0).blue(1, 14);
    scene.plays(0, Action::Done).plays(1, Action::Done);
    // Advantage 15 - 2 (Cartography) = 13. Masonry is older than the own Architecture.
    let takes = [Card::JusticeSystem, Card::Cartography].map(Action::TakeTechnology);
    assert_eq!(scene.legal(0), [takes[0], takes[1], Action::Done]);
    scene.plays(0, takes[0]);
    assert_eq!((scene.board(1).specials.len(), scene.board(1).blue), (2, 11));
    assert_eq!((scene.board(0).civil_total(), scene.board(0).specials.len()), (5, 2));
    // 13 - 7 = 6 are left: 4 for Cartography, then 2 science.
    scene.plays(0, takes[1]);
    assert_eq!((scene.board(0).science, scene.board(1).science), (2, 18));
}

#[test]
fn other_wars_take_what_their_cards_say() {
    let mut scene = at_war(Card::WarOverResourcesIi, 5, 1);
    scene
        .food(1, 3)
        .resources(1, 3)
        .plays(0, Action::Done)
        .plays(1, Action::Done)
        .plays(0, Action::Mix { food: 1 });
    assert_eq!(scene.stored(1), (2, 0));
    let mut scene = at_war(Card::HolyWarIii, 8, 1);
    scene.plays(0, Action::Done).plays(1, Action::Done);
    // Advantage 7: 2 people, one unused, one of the loser's choice; 6 culture.
    scene.plays(1, Action::GiveUpWorker(crate::scene::tech(Card::Philosophy)));
    assert_eq!((scene.board(0).culture, scene.board(1).population()), (6, 5));
    let mut scene = at_war(Card::WarOverCultureIii, 4, 1);
    scene.culture(1, 20).plays(0, Action::Done).plays(1, Action::Done);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (8, 12));
}

#[test]
fn tta_29_31_defending_costs_no_military_actions() {
    let mut scene = scene(2);
    scene
        .military(0, &[Card::SpyIi])
        .military(1, &[Card::BonusI])
        .politics()
        .plays(0, aggression(Card::SpyIi, 1));
    scene.plays(0, Action::Done);
    let before = scene.board(1).turn;
    scene.plays(1, Action::UseBonus(Card::BonusI)).plays(1, sacrifice(Card::Warriors));
    assert_eq!(scene.board(1).turn, before);
}

#[test]
fn tta_29_16_joan_of_arc_scores_whatever_the_result() {
    let mut scene = scene(2);
    scene.leader(1, Card::JoanOfArc).workers(1, Card::Warriors, 9).military(0, &[Card::SpyIi]).politics();
    scene.plays(0, aggression(Card::SpyIi, 1)).until_actions(0);
    assert_eq!(scene.board(1).culture, 5);
}
