//! Chapter 27: variants.

use engine::{Game, Rng, Seat, Seats, Viewer};
use game_through_the_ages::cards::{Age, Card, Kind};
use game_through_the_ages::options::{BonusCards, Level, Options, SPECS};
use game_through_the_ages::rules::population;
use game_through_the_ages::state::{Place, Secret, State};
use game_through_the_ages::{Action, Event, decks};

use crate::scene::{Scene, build, full, scene_with, start, tech};

fn refused(options: Options) -> &'static str {
    State::setup(&options, 3, Rng::from_number(1)).expect_err("does not fit together").rule.0
}

fn with(bonus_cards: BonusCards) -> Options {
    Options { bonus_cards, ..full() }
}

#[test]
fn tta_27_1_variants_are_agreed_before_the_game() {
    let simple = Options { level: Level::Simple, ..full() };
    for options in [
        Options { easier: true, ..simple },
        Options { less_mean: true, ..simple },
        Options { peaceful: true, ..simple },
        Options { draw_military_as_action: true, ..simple },
        Options { alternative_corruption: true, ..simple },
    ] {
        assert_eq!(refused(options), "TTA-27.1");
    }
    assert_eq!(refused(Options { level: Level::Advanced, ..with(BonusCards::Private) }), "TTA-27.11");
    // Every option that is offered is a field of the options, with its default first.
    let written = serde_json::to_value(Options::default()).unwrap();
    let keys: Vec<_> = written.as_object().unwrap().keys().map(String::as_str).collect();
    let mut specs: Vec<_> = SPECS.iter().map(|spec| spec.key).collect();
    specs.sort_unstable();
    assert_eq!(keys, specs);
    for spec in SPECS {
        let default = written[spec.key].to_string().replace('"', "");
        assert_eq!(spec.kind.values()[0], default, "{}", spec.key);
        for value in spec.kind.values() {
            let json = engine::parse_options(SPECS, [(spec.key, *value)]).unwrap();
            assert!(serde_json::from_value::<Options>(json).is_ok());
        }
    }
}

#[test]
fn tta_27_2_tta_27_3_tta_27_22_the_easier_variant() {
    let options = Options { easier: true, ..full() };
    let mut scene = scene_with(options, 2);
    assert_eq!((scene.board(0).yellow, scene.board(0).perks.urban_limit), (19, 3));
    // The extra token lies in the rightmost section.
    assert_eq!(population::food_price(scene.board(0).yellow), Some(2));
    scene.workers(0, Card::Philosophy, 2).resources(0, 3).plays(0, build(Card::Philosophy));
    scene.government(0, Card::Communism);
    assert_eq!(scene.board(0).perks.urban_limit, 5);
}

#[test]
fn tta_27_7_no_attacks_in_the_peaceful_variant() {
    let options = Options { peaceful: true, ..full() };
    let cards = Age::WITH_CARDS.into_iter().flat_map(|age| decks::military_cards(age, 3, options));
    let attacks = cards.filter(|card| matches!(card.kind(), Kind::Aggression(_) | Kind::War(_)));
    assert_eq!(attacks.count(), 0);
    assert_eq!(decks::military_cards(Age::Iii, 3, options).count(), 45 - 8 - 6);
}

#[test]
fn tta_27_8_pacts_can_be_left_out_of_a_peaceful_game_one_by_one() {
    let peaceful = Options { peaceful: true, ..full() };
    let pacts = |options: Options| {
        let cards = Age::WITH_CARDS.into_iter().flat_map(move |age| decks::military_cards(age, 4, options));
        cards.filter(|card| matches!(card.kind(), Kind::Pact(_))).collect::<Vec<_>>()
    };
    assert_eq!(pacts(peaceful).len(), 10);
    let one = pacts(Options { without_peace_treaty: true, ..peaceful });
    assert!(one.len() == 9 && !one.contains(&Card::PeaceTreaty));
    let all = Options {
        without_open_borders_agreement: true,
        without_acceptance_of_supremacy: true,
        without_promise_of_military_protection: true,
        without_loss_of_sovereignty: true,
        without_military_pact: true,
        without_peace_treaty: true,
        ..peaceful
    };
    assert_eq!(pacts(all).len(), 4);
    assert_eq!(refused(Options { without_military_pact: true, ..full() }), "TTA-27.8");
}

/// The cards that lie in a place.
fn in_place(state: &State, fits: impl Fn(Place) -> bool) -> Vec<Card> {
    state.piles.bonus.iter().filter(|bonus| fits(bonus.place)).map(|bonus| bonus.card).collect()
}

/// Goes to the beginning of Age III.
fn to_age_three(scene: &mut Scene) {
    while scene.state.table.age < Age::Iii {
        let civil = [Card::Coal];
        if scene.state.table.age > Age::A {
            scene.civil_deck(&civil);
        }
        scene.passes();
    }
}

#[test]
fn tta_27_11_tta_27_17_cards_that_nobody_chose_are_in_deck_three() {
    let mut scene = start(with(BonusCards::Public4), 3);
    let chosen = in_place(&scene.state, |place| place == Place::Chosen(None));
    assert_eq!((chosen.len(), scene.state.piles.bonus.len()), (4, 13));
    to_age_three(&mut scene);
    let deck: Vec<_> = scene.state.piles.military.iter().map(|secret| secret.card).collect();
    let events: Vec<_> = deck.iter().filter(|card| decks::is_impact(**card)).collect();
    assert!(events.len() <= 9 && chosen.iter().all(|card| !deck.contains(card)));
    assert_eq!(
        deck.len() + scene.state.hands.iter().map(|hand| hand.len()).sum::<usize>(),
        45 - 4 + older(&scene)
    );
    assert_eq!(scene.state.piles.bonus.len(), 4);
}

/// Military cards of earlier ages in hands.
fn older(scene: &Scene) -> usize {
    let cards = scene.state.hands.iter().flat_map(|hand| hand.iter());
    cards.filter(|secret| secret.card.age() < Age::Iii).count()
}

#[test]
fn tta_27_12_chosen_cards_score_for_all_besides_those_in_the_stacks() {
    let mut scene = scene_with(with(BonusCards::Public3), 2);
    scene.state.piles.bonus.retain(|bonus| bonus.place != Place::Deck);
    for (bonus, card) in scene.state.piles.bonus.iter_mut().zip([
        Card::ImpactOfColonies,
        Card::ImpactOfWonders,
        Card::ImpactOfProgress,
    ]) {
        bonus.card = card;
    }
    scene.colony(0, Card::FertileTerritoryI).colony(1, Card::WealthyTerritoryI).special(1, Card::Masonry);
    scene.current(&[Card::ImpactOfTechnology]).workers(0, Card::Oil, 0);
    let outcome = scene.finishes();
    assert!(outcome.scores.iter().eq(&[4 + 4, 4 + 2]));
}

#[test]
fn tta_27_13_public_bonus_cards_lie_open() {
    for (variant, count) in [(BonusCards::Public3, 3), (BonusCards::Public4, 4), (BonusCards::Public5, 5)] {
        let state = start(with(variant), 3).state;
        let view = state.view(Viewer::Public);
        let open = view.piles.bonus.iter().filter(|bonus| bonus.card.known().is_some());
        assert_eq!(open.count(), count);
    }
}

#[test]
fn tta_27_14_age_by_age() {
    let mut scene = start(with(BonusCards::AgeByAge), 2);
    let later = |scene: &Scene| in_place(&scene.state, |place| matches!(place, Place::Later(_))).len();
    let open = |scene: &Scene| in_place(&scene.state, |place| place == Place::Chosen(None)).len();
    assert_eq!((open(&scene), later(&scene)), (1, 4));
    // Nobody knows the others.
    let view = scene.state.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.piles.bonus.iter().filter(|bonus| bonus.card.known().is_some()).count(), 1);
    while scene.state.table.round == 1 {
        scene.passes();
    }
    assert_eq!(open(&scene), 2);
    for (age, shown) in [(Age::Ii, 3), (Age::Iii, 4), (Age::Iv, 5)] {
        scene.civil_deck(&[Card::Coal]);
        while scene.state.table.age < age {
            scene.passes();
        }
        assert_eq!(open(&scene), shown);
    }
    assert_eq!(scene.count(|event| matches!(event, Event::BonusShown { .. })), 4);
}

#[test]
fn tta_27_15_private_bonus_cards() {
    for (seats, dealt, kept) in [(2, 6, 2), (3, 4, 1), (4, 3, 1)] {
        let mut scene = start(with(BonusCards::Private), seats);
        // All choose at the same time.
        assert_eq!(scene.deciding(), Seats::all(seats));
        assert_eq!(in_place(&scene.state, |place| place == Place::Out).len(), 1);
        for seat in (0..seats).rev() {
            let offered: Vec<_> = scene.legal(seat);
            assert_eq!(offered.len(), dealt);
            // Nobody else sees them.
            let other = scene.state.view(Viewer::Seat(Seat((seat + 1) % seats)));
            let seen: Vec<_> =
                other.piles.bonus.iter().filter_map(|bonus| bonus.card.known().copied()).collect();
            for action in &offered[..kept] {
                let Action::KeepBonus(card) = *action else { panic!("keeping") };
                assert!(!seen.contains(&card));
                scene.plays(seat, *action);
            }
            assert!(scene.legal(seat).is_empty() || scene.state.table.tasks.is_empty());
            let mine = in_place(&scene.state, |place| place == Place::Chosen(Some(Seat(seat))));
            assert_eq!(mine.len(), kept);
        }
        assert!(scene.state.table.tasks.is_empty());
        // The others keep their secret until the end, and every player scores every card.
        let card = in_place(&scene.state, |place| place == Place::Chosen(Some(Seat(1))))[0];
        let view = scene.state.view(Viewer::Seat(Seat(0)));
        assert!(view.piles.bonus.iter().all(|bonus| bonus.card.known() != Some(&card)));
        scene.finishes();
        let scored =
            scene.count(|event| matches!(event, Event::FinalEvent { card: scored, .. } if *scored == card));
        assert_eq!(scored, usize::from(seats));
    }
    // In whatever order they choose, everybody does.
    let mut scene = start(with(BonusCards::Private), 4);
    for seat in [0, 2, 1, 3] {
        let first = scene.legal(seat)[0];
        scene.plays(seat, first);
    }
    assert_eq!(in_place(&scene.state, |place| matches!(place, Place::Chosen(_))).len(), 4);
    assert_eq!(in_place(&scene.state, |place| place == Place::Deck).len(), 8);
    let mut scene = start(with(BonusCards::Private), 3);
    let Action::KeepBonus(card) = scene.legal(1)[0] else { panic!("keeping") };
    scene.refuses(0, Action::KeepBonus(card), "TTA-27.15");
}

#[test]
fn tta_27_16_open_choice_in_turn_order() {
    let mut scene = start(with(BonusCards::OpenChoice), 3);
    for seat in 0..3 {
        assert_eq!(
            (scene.deciding(), scene.legal(seat).len()),
            (Seats::one(Seat(seat)), 13 - usize::from(seat))
        );
        let first = scene.legal(seat)[0];
        scene.plays(seat, first);
    }
    assert_eq!(in_place(&scene.state, |place| place == Place::Chosen(None)).len(), 3);
    assert_eq!(in_place(&scene.state, |place| place == Place::Deck).len(), 10);
    // Two players pick two each: 1-2-2-1.
    let mut two = start(with(BonusCards::OpenChoice), 2);
    for seat in [0, 1, 1, 0] {
        assert_eq!(two.deciding(), Seats::one(Seat(seat)));
        let first = two.legal(seat)[0];
        two.plays(seat, first);
    }
    assert_eq!(two.state.table.round, 1);
    assert!(two.state.table.tasks.is_empty());
}

#[test]
fn tta_27_18_fewer_bonus_points_leave_out_the_stacks() {
    // The stacks of the advanced game hold nothing that could score; alone it is only unusual.
    let advanced = Options { level: Level::Advanced, ..full() };
    assert_eq!(refused(Options { fewer_bonus_points: true, ..advanced }), "TTA-27.18");
    assert!(Options { fewer_bonus_points: true, ..full() }.check().is_ok());
    let options = Options { fewer_bonus_points: true, ..with(BonusCards::Public3) };
    let mut scene = scene_with(options, 2);
    scene.state.piles.bonus.clear();
    scene.current(&[Card::ImpactOfColonies]).colony(0, Card::FertileTerritoryI);
    scene.state.piles.future = [Secret::hidden(Card::ImpactOfWonders)].into_iter().collect();
    let outcome = scene.finishes();
    assert!(outcome.scores.iter().eq(&[0, 0]));
}

#[test]
fn tta_27_13_three_or_five_cards_lie_open_in_the_advanced_game_too() {
    for (bonus_cards, open) in [(BonusCards::None, 4), (BonusCards::Public3, 3), (BonusCards::Public5, 5)] {
        let scene = start(Options { level: Level::Advanced, bonus_cards, ..full() }, 2);
        assert_eq!(scene.state.piles.bonus.len(), open);
        assert_eq!(scene.state.validate(), Ok(()));
    }
    let secret = Options { level: Level::Advanced, bonus_cards: BonusCards::Private, ..full() };
    assert_eq!(refused(secret), "TTA-27.11");
}

#[test]
fn tta_27_19_events_revealed_during_play_still_score() {
    let options = Options { fewer_bonus_points: true, ..with(BonusCards::Public3) };
    let mut scene = scene_with(options, 2);
    scene.colony(0, Card::FertileTerritoryI).happens(Card::ImpactOfColonies);
    assert_eq!(scene.board(0).culture, 4);
}

#[test]
fn tta_29_1_the_start_layout_follows_from_the_text() {
    // What the overview boards would show is in the rules; the boards bring none of their own.
    let scene = start(full(), 2);
    let board = scene.board(0);
    assert_eq!((board.techs.all_workers(), board.unused, board.yellow, board.blue), (6, 1, 18, 18));
    assert_eq!(scene.board(0).techs.workers(tech(Card::Religion)), 0);
}

#[test]
fn levels_and_variants_are_those_of_the_data() {
    let file: toml::Table = include_str!("../../data/game_levels.toml").parse().unwrap();
    let ids = |key: &str| -> Vec<String> {
        let entries = file[key].as_array().unwrap();
        entries.iter().map(|entry| entry["id"].as_str().unwrap().to_owned()).collect()
    };
    let mut levels = ids("level");
    levels.reverse();
    assert_eq!(levels, SPECS[0].kind.values());
    assert_eq!(ids("variant").len(), 10);
}
