//! Chapters 13 to 15: military cards, political actions, events.

use engine::{Game, Seat, Seats, Viewer};
use game_through_the_ages::cards::effect::Who;
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::event::What;
use game_through_the_ages::options::{Level, Options};
use game_through_the_ages::rules::{events, military, rates};
use game_through_the_ages::state::Secret;
use game_through_the_ages::task::{Side, Stage, Task};
use game_through_the_ages::{Action, Event};

use crate::scene::{aggression, full, level, offer, scene, scene_with, take, tech, war};

#[test]
fn tta_13_1_tta_14_2_what_is_a_political_action() {
    let mut scene = scene(3);
    let hand = [
        Card::Rats,
        Card::WealthyTerritoryI,
        Card::SpyIi,
        Card::WarOverCultureIi,
        Card::MilitaryPact,
        Card::Legion,
        Card::BonusI,
    ];
    scene
        .leader(0, Card::ChristopherColumbus)
        .pact(1, Card::PeaceTreaty, 0, Side::A)
        .military(0, &hand)
        .politics();
    let legal = scene.legal(0);
    for action in [
        Action::SkipPolitics,
        Action::PlayEvent(Card::Rats),
        Action::PlayEvent(Card::WealthyTerritoryI),
        Action::Columbus(Card::WealthyTerritoryI),
        aggression(Card::SpyIi, 2),
        war(Card::WarOverCultureIi, 2),
        offer(Card::MilitaryPact, 1, Side::A),
        Action::EndPact(Card::PeaceTreaty),
    ] {
        assert!(legal.contains(&action), "{action:?}");
    }
    // Tactics and bonus cards are none.
    scene.refuses(0, Action::PlayEvent(Card::Legion), "TTA-14.3").refuses(
        0,
        Action::PlayTactic(Card::Legion),
        "TTA-7.2",
    );
    scene.refuses(0, Action::UseBonus(Card::BonusI), "TTA-13.3");
}

#[test]
fn tta_13_2_tactics_are_played_in_the_action_step() {
    let mut scene = scene(2);
    scene.military(0, &[Card::Legion]).plays(0, Action::PlayTactic(Card::Legion));
    assert_eq!(scene.board(0).tactic, Some(Card::Legion));
}

#[test]
fn tta_13_3_a_bonus_card_defends_or_colonizes() {
    let mut scene = scene(2);
    scene
        .military(1, &[Card::BonusIi])
        .military(0, &[Card::SpyIi])
        .workers(0, Card::Warriors, 3)
        .science(1, 9);
    scene.politics().plays(0, aggression(Card::SpyIi, 1)).plays(0, Action::Done);
    scene.plays(1, Action::UseBonus(Card::BonusIi)).plays(1, Action::Done);
    // 3 against 1 + 4: it fails.
    assert_eq!((scene.board(1).science, scene.secret(1)), (9, vec![]));
    let mut other = crate::scene::scene(2);
    other.military(0, &[Card::BonusIi]).happens(Card::WealthyTerritoryI);
    // 1 for the warriors, 2 for the card: with it the only way to pay is taken.
    other.plays(0, Action::Bid(3)).plays(0, Action::UseBonus(Card::BonusIi));
    assert!(other.board(0).colonies.contains(&Card::WealthyTerritoryI));
    assert_eq!((other.on(0, Card::Warriors), other.secret(0)), (0, vec![]));
}

#[test]
fn tta_13_4_a_card_for_each_unused_military_action_at_most_three() {
    for (unused, drawn) in [(0, 0), (1, 1), (2, 2)] {
        let mut scene = scene(2);
        scene.actions(0, 4, unused).plays(0, Action::EndTurn);
        assert_eq!(scene.secret(0).len(), drawn);
    }
    let mut scene = scene(2);
    scene.government(0, Card::Communism).plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0).len(), 3);
}

#[test]
fn tta_13_5_cards_drawn_in_production_wait_for_the_next_turn() {
    let mut scene = scene(2);
    scene.military_deck(&[Card::Legion; 9]).plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0), [Card::Legion; 2]);
    scene.refuses(0, Action::PlayTactic(Card::Legion), "TTA-2.8");
}

#[test]
fn tta_13_6_the_hand_limit_is_the_military_actions_per_turn() {
    let mut scene = scene(2);
    assert_eq!(military::hand_limit(scene.board(0)), 2);
    scene.wonder(0, Card::LibraryOfAlexandria).special(0, Card::Strategy).actions(0, 4, 0);
    assert_eq!(military::hand_limit(scene.board(0)), 5);
}

#[test]
fn tta_13_7_excess_cards_are_discarded_after_the_political_action() {
    let mut scene = scene(2);
    scene.military(0, &[Card::Legion, Card::Phalanx, Card::SpyIi]).politics().plays(0, Action::SkipPolitics);
    assert_eq!(scene.state.table.stage, Stage::Discard);
    scene.refuses(0, Action::EndTurn, "TTA-13.7").refuses(0, Action::Discard(Card::Rats), "TTA-13.7");
    scene.plays(0, Action::Discard(Card::Phalanx));
    assert_eq!((scene.secret(0), scene.state.table.stage), (vec![Card::SpyIi, Card::Legion], Stage::Actions));
}

#[test]
fn tta_13_8_drawing_is_not_forbidden_by_the_limit() {
    let mut scene = scene(2);
    scene.military(0, &[Card::Legion, Card::Phalanx]).plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0).len(), 4);
}

#[test]
fn tta_13_9_the_discard_pile_becomes_the_deck() {
    let mut scene = scene(2);
    scene.military_deck(&[Card::Legion]);
    for card in [Card::Phalanx, Card::MedievalArmy, Card::PlunderI] {
        scene.state.piles.discard.push(Secret { card, known: Seats::all(2) });
    }
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0).len(), 2);
    assert!(scene.secret(0).contains(&Card::Legion));
    assert_eq!((scene.state.piles.military.len(), scene.state.piles.discard.len()), (2, 0));
    // At once, not when the next card is drawn: what is discarded later is not in it.
    let mut last = crate::scene::scene(2);
    last.military_deck(&[Card::Legion, Card::Phalanx]).plays(0, Action::EndTurn);
    assert!(last.state.piles.military.is_empty());
    let mut next = crate::scene::scene(2);
    next.military_deck(&[Card::Legion, Card::Phalanx])
        .military(1, &[Card::PlunderI, Card::Rats, Card::BonusI]);
    next.state.piles.discard.push(Secret::hidden(Card::MedievalArmy));
    next.plays(0, Action::EndTurn);
    assert_eq!((next.state.piles.military.len(), next.state.piles.discard.len()), (1, 0));
    next.plays(1, Action::SkipPolitics).plays(1, Action::Discard(Card::PlunderI));
    assert_eq!(next.state.piles.military[0].card, Card::MedievalArmy);
    assert_eq!(next.state.piles.discard.len(), 1);
    // A card of a past age leaves the game.
    scene.until_actions(1).military(1, &[Card::BonusI]).age(Age::Ii).tactic(1, Card::Legion);
    scene.military(1, &[Card::DefensiveArmy]).plays(1, Action::PlayTactic(Card::DefensiveArmy));
    assert_eq!(scene.state.piles.discard.len(), 0);
    assert_eq!(scene.state.piles.gone.last().map(|secret| secret.card), Some(Card::Legion));
}

#[test]
fn tta_13_10_without_deck_and_discards_nothing_is_drawn() {
    let mut scene = scene(2);
    scene.military_deck(&[]).plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0), []);
}

#[test]
fn tta_13_11_tta_13_15_hands_are_secret_but_counted() {
    let mut scene = scene(3);
    scene.military(1, &[Card::SpyIi, Card::Legion]);
    let view = scene.state.view(Viewer::Seat(Seat(0)));
    let hand = &view.hands[Seat(1)];
    assert_eq!((hand.count(), hand.known.len(), hand.hidden), (2, 0, [0, 1, 1, 0]));
    let own = scene.state.view(Viewer::Seat(Seat(1)));
    assert!(own.hands[Seat(1)].cards().eq([Card::SpyIi, Card::Legion]));
    // The backs of the event stacks are seen, the faces are not.
    assert_eq!((view.piles.current.hidden, view.piles.current.known.len()), ([5, 0, 0, 0], 0));
}

#[test]
fn tta_29_47_the_ages_of_hidden_cards_are_seen() {
    let mut scene = scene(2);
    scene.military(1, &[Card::BonusIii, Card::Legion, Card::Phalanx]);
    let public = scene.state.view(Viewer::Public);
    assert_eq!(public.hands[Seat(1)].hidden, [0, 2, 0, 1]);
}

#[test]
fn tta_13_12_no_cards_are_drawn_when_the_last_deck_has_run_out() {
    let mut scene = scene_with(level(Level::Advanced), 2);
    scene.age(Age::Iii).plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0), []);
    let mut full = crate::scene::scene(2);
    full.age(Age::Iv).plays(0, Action::EndTurn);
    assert_eq!(full.secret(0), []);
}

#[test]
fn tta_13_13_open_cards_go_to_the_pile_of_their_age() {
    let mut scene = scene(3);
    scene.military(0, &[Card::PlunderI]).politics().plays(0, aggression(Card::PlunderI, 1)).until_actions(0);
    let pile: Vec<_> = scene.state.piles.discard.iter().map(|secret| secret.card).collect();
    assert_eq!(pile, [Card::PlunderI]);
    // Revealed events never come back.
    scene.happens(Card::Rats);
    assert!(scene.state.table.past.contains(&Card::Rats));
    assert_eq!(scene.state.piles.discard.len(), 1);
}

#[test]
fn tta_13_14_an_extra_military_action_counts_for_drawing_not_for_the_limit() {
    let mut scene = scene(2);
    scene.hand(0, &[Card::PatriotismA]).plays(0, Action::PlayAction(Card::PatriotismA));
    assert_eq!((scene.left(0).1, military::hand_limit(scene.board(0))), (3, 2));
    scene.plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0).len(), 3);
}

#[test]
fn tta_14_1_at_most_one_political_action_which_may_be_skipped() {
    let mut scene = scene(2);
    scene.current(&[Card::NoEvent, Card::NoEvent]);
    scene.military(0, &[Card::Rats, Card::Pestilence]).politics().plays(0, Action::PlayEvent(Card::Rats));
    scene.refuses(0, Action::PlayEvent(Card::Pestilence), "TTA-14.1");
    scene.next_turn(0);
    assert_eq!(scene.state.table.stage, Stage::Actions);
}

#[test]
fn tta_14_3_tta_14_4_a_future_event_scores_its_age_and_reveals_the_top_event() {
    let mut scene = scene(2);
    scene.current(&[Card::DevelopmentOfScience, Card::NoEvent]).military(0, &[Card::ColdWar]).age(Age::Iii);
    scene.politics().plays(0, Action::PlayEvent(Card::ColdWar));
    assert_eq!((scene.board(0).culture, scene.board(0).science), (2, 3));
    assert_eq!(scene.state.piles.future[0].card, Card::ColdWar);
    assert_eq!(*scene.state.table.past, [Card::DevelopmentOfScience]);
}

#[test]
fn tta_14_5_the_future_events_become_the_current_ones_earlier_ages_on_top() {
    let mut scene = scene(2);
    scene.current(&[Card::NoEvent]).military(0, &[Card::ColdWar]);
    for card in [Card::ImpactOfColonies, Card::Rats, Card::CrimeWave, Card::Pestilence] {
        scene.state.piles.future.push(Secret::hidden(card));
    }
    scene.politics().plays(0, Action::PlayEvent(Card::ColdWar));
    assert!(scene.state.piles.future.is_empty());
    let ages: Vec<_> = scene.state.piles.current.iter().rev().map(|secret| secret.card.age()).collect();
    assert_eq!(ages, [Age::I, Age::I, Age::Ii, Age::Ii, Age::Iii]);
}

#[test]
fn tta_14_6_the_number_of_events_stays_players_and_two() {
    for seats in 2..=4 {
        let positions =
            engine::testkit::random_positions::<game_through_the_ages::State>(&full(), seats, 4, 5_000);
        let count =
            |state: &game_through_the_ages::State| state.piles.current.len() + state.piles.future.len();
        assert!(positions.iter().all(|state| count(state) == usize::from(seats) + 2));
        assert!(positions.iter().any(|state| !state.piles.future.is_empty()));
    }
}

#[test]
fn tta_14_7_future_events_are_known_to_those_who_played_them() {
    let mut scene = scene(3);
    scene.current(&[Card::NoEvent, Card::NoEvent]).military(0, &[Card::ColdWar]);
    scene.politics().plays(0, Action::PlayEvent(Card::ColdWar));
    let future = |viewer| scene.state.view(viewer).piles.future;
    assert!(future(Viewer::Seat(Seat(0))).cards().eq([Card::ColdWar]));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!((future(viewer).known.len(), future(viewer).hidden), (0, [0, 0, 1, 0]));
    }
    // The log tells the others the age alone.
    let seeded = scene.events.iter().find(|event| matches!(event, Event::Seeded { .. })).unwrap();
    let told = game_through_the_ages::State::disclose(seeded, Viewer::Seat(Seat(1))).unwrap();
    assert!(matches!(told, Event::Seeded { card: engine::Seen::Hidden, age: Age::Ii, .. }));
}

#[test]
fn tta_15_1_a_revealed_event_goes_to_the_past_events() {
    let mut scene = scene(2);
    scene.happens(Card::DevelopmentOfCrafts);
    assert!(scene.state.table.past.contains(&Card::DevelopmentOfCrafts));
    assert_eq!([0, 1].map(|seat| scene.stored(seat).1), [4, 4]);
}

#[test]
fn tta_15_2_strength_and_culture_are_compared() {
    let mut scene = scene(3);
    scene.workers(1, Card::Warriors, 4).culture(2, 9).culture(1, 1);
    let meant = |who| events::seats(&scene.state.table, Seat(0), who)[0];
    assert_eq!(
        (meant(Who::Strongest), meant(Who::MostCulture), meant(Who::LeastCulture)),
        (Seat(1), Seat(2), Seat(0))
    );
}

#[test]
fn tta_15_3_tta_15_11_ties_go_by_turn_order() {
    let scene = scene(4);
    // All have strength 1.
    let meant = |active, who| events::seats(&scene.state.table, Seat(active), who).to_vec();
    assert_eq!(meant(2, Who::Strongest), [Seat(2)]);
    assert_eq!(meant(2, Who::Weakest), [Seat(1)]);
    assert_eq!(meant(2, Who::TwoStrongest), [Seat(2), Seat(3)]);
    assert_eq!(meant(2, Who::TwoWeakest), [Seat(0), Seat(1)]);
    assert_eq!(meant(2, Who::MostCulture), [Seat(2)]);
    assert_eq!(meant(2, Who::LeastCulture), [Seat(1)]);
    // Immigration is for all tied ones.
    assert_eq!(meant(2, Who::MostHappyFacesAllTied).len(), 4);
}

#[test]
fn tta_15_4_with_two_players_the_two_strongest_are_one() {
    let mut scene = scene(2);
    scene.workers(1, Card::Warriors, 3).happens(Card::ColdWar);
    assert_eq!((scene.board(0).science, scene.board(1).science), (1, 7));
    scene.food(0, 2).food(1, 2).happens(Card::Raiders);
    assert!(matches!(scene.asks(), Some(Task::Lose { seat: Seat(0), .. })));
}

#[test]
fn tta_15_5_tta_29_35_unused_workers_are_lost_first() {
    let mut scene = scene(2);
    scene.happens(Card::Pestilence);
    assert_eq!([0, 1].map(|seat| scene.board(seat).unused), [0, 0]);
    assert_eq!((scene.board(0).yellow, scene.on(0, Card::Warriors)), (19, 1));
    // Then the owner chooses a card.
    scene.happens(Card::Pestilence);
    assert!(matches!(scene.asks(), Some(Task::LosePopulation { seat: Seat(0), count: 1 })));
    scene
        .plays(0, Action::GiveUpWorker(tech(Card::Philosophy)))
        .plays(1, Action::GiveUpWorker(tech(Card::Bronze)));
    assert_eq!((scene.on(0, Card::Philosophy), scene.on(1, Card::Bronze), scene.board(0).yellow), (0, 1, 20));
}

#[test]
fn tta_15_6_a_revealed_territory_starts_a_colonization() {
    let mut scene = scene(2);
    scene.happens(Card::HistoricTerritoryI);
    assert!(matches!(
        scene.asks(),
        Some(Task::Auction { card: Card::HistoricTerritoryI, seat: Seat(0), .. })
    ));
}

#[test]
fn tta_15_7_choices_go_in_turn_order_and_the_values_before_decide() {
    let mut scene = scene(3);
    scene.plays(0, Action::EndTurn).until_actions(1).happens(Card::DevelopmentOfMarkets);
    for seat in [1, 2, 0] {
        assert!(matches!(scene.asks(), Some(Task::Gain { seat: asked, .. }) if asked == Seat(seat)));
        assert_eq!(scene.legal(seat), [Action::Mix { food: 2 }, Action::Mix { food: 0 }]);
        scene.plays(seat, Action::Mix { food: 0 });
    }
    // Refugees: the weakest before the event gives to the strongest before it.
    let mut other = crate::scene::scene(2);
    other.workers(1, Card::Warriors, 3).culture(0, 5).happens(Card::Refugees);
    assert_eq!((other.board(0).culture, other.board(1).culture), (2, 3));
    assert_eq!((other.board(0).unused, other.board(1).unused), (0, 2));
}

#[test]
fn tta_15_8_age_three_events_score_at_once() {
    let mut scene = scene(2);
    scene.colony(1, Card::WealthyTerritoryI).happens(Card::ImpactOfColonies);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (0, 4));
}

#[test]
fn tta_15_9_a_free_building_needs_an_unused_worker() {
    let mut scene = scene(2);
    // A discontent worker will do; seat 1 has none at all.
    scene.yellow(0, 10).unused(1, 0).happens(Card::DevelopmentOfReligion);
    assert_eq!(scene.legal(0), [Action::Accept, Action::Decline]);
    let stored = scene.stored(0);
    scene.plays(0, Action::Accept);
    assert_eq!((scene.on(0, Card::Religion), scene.stored(0), scene.left(0).0), (1, stored, 4));
    assert!(scene.asks().is_none());
    scene.unused(0, 1).happens(Card::DevelopmentOfWarfare).plays(0, Action::Decline);
    assert_eq!(scene.on(0, Card::Warriors), 1);
    // Only who was asked is told to want nothing.
    assert_eq!(scene.count(|event| matches!(event, Event::LeftIt { .. })), 1);
}

#[test]
fn tta_15_10_the_urban_limit_holds_for_free_temples() {
    let mut scene = scene(2);
    scene.workers(0, Card::Religion, 2).unused(1, 0).happens(Card::DevelopmentOfReligion);
    assert!(scene.asks().is_none());
}

#[test]
fn events_do_what_their_cards_say() {
    let mut scene = scene(3);
    scene.workers(2, Card::Warriors, 3).workers(1, Card::Warriors, 2);
    // Border conflict: the weakest destroys a building, the strongest gets 3 resources.
    scene.happens(Card::BorderConflict).plays(0, Action::Destroy(tech(Card::Agriculture)));
    assert_eq!((scene.on(0, Card::Agriculture), scene.stored(2).1), (1, 5));
    scene.happens(Card::Foray);
    for seat in [1, 2] {
        scene.plays(seat, Action::Mix { food: 1 });
    }
    assert_eq!((scene.stored(1), scene.stored(2)), ((3, 4), (3, 7)));
    scene.happens(Card::UncertainBorders);
    assert_eq!((scene.board(0).yellow, scene.board(2).yellow), (17, 19));
    scene.happens(Card::Rats);
    assert_eq!([0, 1, 2].map(|seat| scene.stored(seat).0), [0, 0, 0]);
    scene.workers(0, Card::Religion, 2).happens(Card::CulturalInfluence);
    assert_eq!(scene.board(0).culture, 2);
    scene.science(0, 0).happens(Card::ScientificBreakthrough).happens(Card::PopularizationOfScience);
    assert_eq!((scene.board(0).science, scene.board(0).culture), (1, 3));
    scene.happens(Card::NationalPride);
    assert_eq!(scene.board(0).culture, 8);
    scene.culture(1, 9).happens(Card::CrimeWave);
    assert_eq!((scene.board(0).culture, scene.board(1).culture), (5, 6));
    // Barbarians: the most culture, among the two weakest.
    scene.unused(1, 1).happens(Card::Barbarians);
    assert_eq!(scene.board(1).unused, 0);
}

#[test]
fn terrorism_destroys_a_building_of_each_other() {
    let mut scene = scene(3);
    scene.culture(0, 3).culture(1, 1).culture(2, 5).workers(2, Card::Religion, 1).happens(Card::Terrorism);
    // Seat 1 chooses; seat 0 has one urban building only, seat 2 has two.
    assert!(matches!(scene.asks(), Some(Task::Raze { seat: Seat(1), victim: Seat(2), .. })));
    scene.plays(1, Action::Raze(tech(Card::Religion)));
    assert_eq!((scene.on(0, Card::Philosophy), scene.on(2, Card::Religion)), (0, 0));
    assert_eq!((scene.board(0).unused, scene.board(2).unused), (2, 2));
    assert!(scene.asks().is_none());
}

#[test]
fn tta_29_11_tta_29_39_rebellion_takes_civil_actions() {
    let mut scene = scene(2);
    // 3 faces are needed, none are there: 3 discontent workers, 6 actions.
    scene.yellow(0, 10).yellow(1, 16).hand(0, &[Card::Monarchy]).science(0, 3).happens(Card::Rebellion);
    assert_eq!(scene.left(0).0, 0);
    scene.refuses(0, Action::Revolution(Card::Monarchy), "TTA-8.53");
    // The log tells what is lost, not what would be.
    let lost = Event::Changed { seat: Seat(0), what: What::CivilActions, amount: -4 };
    let missing = Event::Missing { seat: Seat(1), actions: 2 };
    assert_eq!(scene.count(|event| *event == lost || *event == missing), 2);
    // Seat 1 has 1 discontent worker: 2 actions fewer in its next turn.
    scene.plays(0, Action::EndTurn).until_actions(1);
    assert_eq!(scene.left(1).0, 2);
    scene.next_turn(1);
    assert_eq!(scene.left(1).0, 4);
    // With Robespierre a revolution is not affected.
    let mut other = crate::scene::scene(2);
    other.leader(0, Card::MaximilienRobespierre).yellow(0, 16).hand(0, &[Card::Monarchy]).science(0, 3);
    other.happens(Card::Rebellion).plays(0, Action::Revolution(Card::Monarchy));
}

#[test]
fn tta_29_12_international_agreement_takes_cards_for_nothing() {
    let mut scene = scene(3);
    let row =
        [Card::Iron, Card::WorkOfArtI, Card::TajMahal, Card::Coal, Card::Drama, Card::Masonry, Card::Alchemy];
    scene.row(&row).wonder(0, Card::Colossus).science(0, 9).happens(Card::InternationalAgreement);
    assert!(matches!(scene.asks(), Some(Task::TakeCards { seat: Seat(0), budget: 5, used: false })));
    scene.plays(0, take(0, Card::Iron)).plays(0, take(1, Card::WorkOfArtI));
    // The wonder costs 1 + 1: 1 is left, too little for the second section.
    scene
        .plays(0, take(2, Card::TajMahal))
        .refuses(0, take(5, Card::Masonry), "TTA-29.12")
        .plays(0, Action::Done);
    assert_eq!(scene.left(0).0, 4);
    // The row is pushed together and filled, nothing is removed.
    assert_eq!(scene.state.table.row[0], Some(Card::Coal));
    assert!(scene.state.table.row.iter().all(Option::is_some));
    // Technologies may be played at once, action cards may not.
    scene.plays(0, Action::PlayTechnology(Card::Iron)).refuses(
        0,
        Action::PlayAction(Card::WorkOfArtI),
        "TTA-8.33",
    );
    // The next political action is forgone.
    scene.military(0, &[Card::Rats]).next_turn(0);
    assert_eq!(scene.state.table.stage, Stage::Actions);
    assert_eq!(scene.count(|event| matches!(event, Event::Skipped { seat: Seat(0) })), 1);
}

#[test]
fn tta_29_12_whoever_takes_nothing_forgoes_nothing() {
    let mut scene = scene(2);
    scene.happens(Card::InternationalAgreement).plays(0, Action::Done);
    assert!(!scene.board(0).skips_politics);
    // Somebody else may play an action card so taken in the next turn.
    scene.workers(1, Card::Warriors, 3).row(&[Card::WorkOfArtI]).happens(Card::InternationalAgreement);
    // Nothing else lies there, so that is all.
    scene.plays(1, take(0, Card::WorkOfArtI)).plays(0, Action::EndTurn);
    scene.until_actions(1).plays(1, Action::PlayAction(Card::WorkOfArtI));
}

#[test]
fn tta_29_22_a_face_down_wonder_counts_but_has_no_effects() {
    let mut scene = scene(2);
    scene.wonder(0, Card::Pyramids).wonder(0, Card::HangingGardens).wonder(0, Card::EiffelTower);
    scene.happens(Card::RavagesOfTime);
    assert_eq!(scene.legal(0), [Action::TurnDown(Card::Pyramids), Action::TurnDown(Card::HangingGardens)]);
    scene.plays(0, Action::TurnDown(Card::Pyramids));
    assert_eq!((scene.board(0).civil_total(), rates::culture_rate(scene.board(0))), (4, 2 + 1 + 4));
    // It still makes the next wonder dearer and scores.
    assert_eq!(game_through_the_ages::rules::row::price(scene.board(0), 0, Card::TajMahal), 4);
    scene.culture(0, 0).happens(Card::ImpactOfWonders);
    assert_eq!(scene.board(0).culture, 5 + 5 + 3);
}

#[test]
fn tta_29_23_iconoclasm_looks_at_the_age_of_the_civil_deck() {
    for (age, leader, stays) in [
        (Age::I, Card::JoanOfArc, true),
        (Age::Ii, Card::JoanOfArc, false),
        (Age::Iv, Card::AlbertEinstein, false),
    ] {
        let mut scene = scene(2);
        scene.leader(1, leader).age(age).happens(Card::Iconoclasm);
        assert_eq!(scene.board(1).leader.is_some(), stays);
    }
}

#[test]
fn tta_29_24_emigration_returns_half_of_the_discontent_workers() {
    let mut scene = scene(2);
    // 3 discontent: 2 go; one unused, then one from a card.
    scene.yellow(0, 10).unused(0, 1).happens(Card::Emigration);
    assert!(matches!(scene.asks(), Some(Task::LosePopulation { seat: Seat(0), count: 1 })));
    scene.plays(0, Action::GiveUpWorker(tech(Card::Warriors)));
    assert_eq!((scene.board(0).yellow, scene.board(0).unused, scene.on(0, Card::Warriors)), (12, 0, 0));
    assert_eq!(scene.board(1).yellow, 18);
}

#[test]
fn tta_29_25_nothing_moves_from_an_empty_bank() {
    let mut scene = scene(2);
    scene.workers(0, Card::Warriors, 3).yellow(1, 0).happens(Card::UncertainBorders);
    assert_eq!((scene.board(0).yellow, scene.board(1).yellow), (18, 0));
}

#[test]
fn tta_29_30_only_strictly_greater_values_count() {
    let mut scene = scene(3);
    scene.workers(1, Card::Warriors, 2).culture(0, 5).culture(1, 5).culture(2, 6);
    scene.hand(0, &[Card::WaveOfNationalismIi, Card::MilitaryBuildUpIii, Card::EndowmentForTheArtsIii]);
    scene.plays(0, Action::PlayAction(Card::WaveOfNationalismIi));
    assert_eq!(scene.board(0).turn.unit_resources, 3);
    scene.plays(0, Action::PlayAction(Card::MilitaryBuildUpIii));
    assert_eq!(scene.board(0).turn.unit_resources, 8);
    scene.plays(0, Action::PlayAction(Card::EndowmentForTheArtsIii));
    assert_eq!(scene.board(0).culture, 8);
}

#[test]
fn tta_29_33_a_hand_that_grew_in_another_turn_is_discarded_in_the_own_one() {
    let mut scene = scene(2);
    scene.military_deck(&[Card::Legion; 12]).happens(Card::DevelopmentOfPolitics);
    // The active player skips the discard step, the other keeps all until the next own one.
    assert_eq!(
        (scene.secret(0).len(), scene.secret(1).len(), scene.state.table.stage),
        (3, 3, Stage::Actions)
    );
    scene.plays(0, Action::EndTurn).plays(1, Action::SkipPolitics);
    assert_eq!(scene.state.table.stage, Stage::Discard);
    scene.plays(1, Action::Discard(Card::Legion));
    assert_eq!((scene.secret(1).len(), scene.state.table.stage), (2, Stage::Actions));
}

#[test]
fn tta_29_38_immigration_is_for_the_most_happy_faces() {
    let mut scene = scene(3);
    scene.workers(0, Card::Religion, 1).workers(2, Card::Religion, 1).workers(1, Card::Warriors, 5);
    scene.happens(Card::Immigration);
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).unused), [2, 1, 2]);
}

#[test]
fn tta_1_11_aggressions_and_wars_are_attacks() {
    for action in [aggression(Card::SpyIi, 1), war(Card::WarOverCultureIi, 1)] {
        let mut scene = scene(2);
        scene.leader(1, Card::JoanOfArc).military(0, &[Card::SpyIi, Card::WarOverCultureIi]).politics();
        scene.plays(0, action);
        assert_eq!(scene.board(1).culture, 5);
        // Gandhi forbids both.
        let mut other = crate::scene::scene(2);
        other.leader(0, Card::MahatmaGandhi).military(0, &[Card::SpyIi, Card::WarOverCultureIi]).politics();
        other.refuses(0, action, "TTA-1.11");
    }
}

#[test]
fn tta_27_9_tta_27_10_tta_27_21_drawing_as_a_military_action() {
    let options = Options { draw_military_as_action: true, ..full() };
    let mut scene = scene_with(options, 2);
    scene.military_deck(&[Card::Legion; 20]).special(0, Card::MilitaryTheory);
    for drawn in 1..=4 {
        scene.plays(0, Action::DrawMilitary);
        assert_eq!(scene.secret(0).len(), drawn);
    }
    // A tactics card drawn may be played at once; the end of the turn draws nothing.
    scene.plays(0, Action::PlayTactic(Card::Legion)).refuses(0, Action::DrawMilitary, "TTA-27.9");
    // An uprising takes nothing back.
    scene.yellow(0, 5).unused(0, 0).plays(0, Action::EndTurn);
    assert_eq!(scene.secret(0).len(), 3);
    let mut other = crate::scene::scene(2);
    other.refuses(0, Action::DrawMilitary, "TTA-27.9");
    let mut empty = scene_with(options, 2);
    empty.military_deck(&[]).refuses(0, Action::DrawMilitary, "TTA-13.10");
}
