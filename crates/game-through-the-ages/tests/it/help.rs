//! What a view works out for its viewer: offers of the row, forecasts, banks, strengths.

use engine::testkit::random_positions;
use engine::{Game, Rejection, Seat, Viewer};
use game_through_the_ages::cards::Card;
use game_through_the_ages::event::What;
use game_through_the_ages::help::{Attack, Help, Offer, WhyNot};
use game_through_the_ages::refusal::Why;
use game_through_the_ages::rules::production::{Forecast, corruption, forecast};
use game_through_the_ages::rules::rates;
use game_through_the_ages::task::{Side, Stage};
use game_through_the_ages::{Action, Event, Options, State};

use crate::scene::{Scene, full, scene};

fn help(scene: &Scene, seat: u8) -> Help {
    Help::of(&scene.state.view(Viewer::Seat(Seat(seat))))
}

/// What the events of the end of a turn say, put together like a forecast.
fn told(seat: Seat, events: &[Event], state: &State) -> Forecast {
    let mut told = Forecast { blue: state.board(seat).blue, ..Forecast::default() };
    for event in events {
        match event {
            Event::Uprising { seat: risen } if *risen == seat => told.uprising = true,
            Event::Scored { seat: scored, culture, science } if *scored == seat => {
                (told.culture, told.science) = (*culture, *science);
            }
            Event::Changed { what: What::Food, amount, .. } => told.food = *amount,
            Event::Changed { what: What::Resources, amount, .. } => told.resources = *amount,
            Event::Ate { food, starved, .. } => (told.eaten, told.starved) = (*food, *starved),
            Event::Corrupted { resources, .. } => told.corruption = *resources,
            Event::Drew { cards, .. } => told.cards = u8::try_from(cards.len()).expect("few cards"),
            // What follows belongs to the next turn.
            Event::Turn { .. } => break,
            _ => {}
        }
    }
    told
}

#[test]
fn a_forecast_comes_true() {
    let mut compared = 0;
    for state in random_positions::<State>(&full(), 3, 3, 100_000) {
        let seat = state.table.active;
        // With the first decision of a match its setup is told.
        if state.table.stage != Stage::Actions || !state.table.tasks.is_empty() || !state.table.told {
            continue;
        }
        let forecast = forecast(&state.table, seat);
        let (mut after, mut events) = (state, Vec::new());
        after.apply(seat, &Action::EndTurn, &mut events);
        if after.table.active == seat {
            continue; // Something is asked in between.
        }
        let told = told(seat, &events, &after);
        // A deck may be empty, and the blue bank is looked at before corruption.
        assert!(told.cards <= forecast.cards);
        assert_eq!(Forecast { cards: 0, blue: 0, ..told }, Forecast { cards: 0, blue: 0, ..forecast });
        assert!(forecast.corruption <= corruption(forecast.blue));
        compared += 1;
    }
    assert!(compared > 100, "{compared} turns");
}

#[test]
fn offers_are_what_can_be_taken() {
    let mut refused = 0;
    for state in random_positions::<State>(&full(), 2, 1, 100_000) {
        let seat = state.table.active;
        if state.table.stage != Stage::Actions || !state.table.tasks.is_empty() {
            continue;
        }
        for Offer { space, card, price, why } in Help::of(&state.view(Viewer::Seat(seat))).offers {
            let mut after = state;
            let taken = after.play(seat, &Action::Take { space, card }, &mut ());
            assert_eq!(taken.err(), why.map(Rejection::from));
            match why {
                None => assert_eq!(
                    state.board(seat).civil_left() - after.board(seat).civil_left(),
                    price,
                    "{card:?} on {space}"
                ),
                Some(_) => refused += 1,
            }
        }
    }
    assert!(refused > 100);
}

#[test]
fn offers_before_the_own_actions_do_not_count_actions() {
    let mut scene = scene(2);
    scene.row(&[Card::Pyramids, Card::Moses]).wonder(1, Card::Colossus).leader(1, Card::JuliusCaesar);
    let offers = help(&scene, 1).offers;
    assert_eq!(offers[0], Offer { space: 0, card: Card::Pyramids, price: 2, why: None });
    assert!(matches!(offers[1].why, Some(WhyNot { rule: "TTA-8.41", why: Why::LeaderTaken { .. } })));
    assert_eq!(help(&scene, 1).offers.len(), 2);
    assert!(Help::of(&scene.state.view(Viewer::Public)).offers.is_empty());
}

#[test]
fn thresholds_of_the_banks() {
    for (yellow, slack) in [(18, 1), (17, 0), (16, 3), (13, 0), (12, 1), (1, 0), (0, 0)] {
        let values = help(scene(2).yellow(0, yellow), 0).values[Seat(0)];
        assert_eq!(values.yellow_slack, slack, "with {yellow}");
        assert_eq!(values.happy_needed, rates::happy_needed(yellow));
    }
    for (blue, slack) in [(18, 9), (9, 0), (8, 3), (5, 0), (4, 3), (1, 0), (0, 0)] {
        let values = help(scene(2).blue(0, blue), 0).values[Seat(0)];
        assert_eq!(values.blue_slack, slack, "with {blue}");
        assert_eq!(values.corruption, corruption(blue));
    }
}

#[test]
fn strengths_are_compared_with_what_pacts_add() {
    let mut scene = scene(3);
    scene.workers(1, Card::Warriors, 5).workers(2, Card::Warriors, 1).workers(0, Card::Warriors, 2);
    let rivals = help(&scene, 0).rivals;
    assert_eq!(rivals.iter().map(|rival| (rival.seat.0, rival.lead)).collect::<Vec<_>>(), [(1, 3), (2, -1)]);
    assert!(rivals.iter().all(|rival| !rival.barred && rival.war.is_none()));
    scene.declared(1, Card::HolyWarIii, 0).pact(2, Card::PeaceTreaty, 0, Side::A);
    let rivals = help(&scene, 0).rivals;
    assert_eq!(rivals[0].war, Some(Card::HolyWarIii));
    assert!(rivals[1].barred);
}

#[test]
fn attacks_in_hand_are_listed_for_their_owner_alone() {
    let mut scene = scene(2);
    scene.military(0, &[Card::SpyIi, Card::AnnexIi]).workers(0, Card::Warriors, 3);
    let attacks = help(&scene, 0).attacks;
    let of = |card: Card| attacks.iter().find(|attack| attack.card == card).copied();
    assert_eq!(
        of(Card::AnnexIi).and_then(|attack| attack.why).map(|not| not.why),
        Some(Why::NoTarget { card: Card::AnnexIi, victim: Seat(1) })
    );
    let Some(Attack { victim: Seat(1), attack: 3, defense: 1, why: None, .. }) = of(Card::SpyIi) else {
        panic!("{attacks:?}")
    };
    assert!(help(&scene, 1).attacks.is_empty());
    assert!(Help::of(&scene.state.view(Viewer::Public)).attacks.is_empty());
}

#[test]
fn the_simple_game_has_no_corruption_in_its_forecast() {
    let mut scene = crate::scene::scene_with(
        Options { level: game_through_the_ages::options::Level::Simple, ..full() },
        2,
    );
    scene.blue(0, 0).resources(0, 5);
    let forecast = help(&scene, 0).forecast[Seat(0)];
    assert_eq!((forecast.corruption, forecast.cards, forecast.uprising), (0, 0, false));
    // Neither is there discontent (TTA-11.4).
    let values = help(scene.yellow(0, 3), 0).values[Seat(0)];
    assert_eq!((values.discontent, values.happy_needed, values.corruption), (0, 0, 0));
}
