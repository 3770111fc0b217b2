//! Paying by hand, and other choices that players may have for the asking.

use engine::{Game, Present, Rejection, Rng, Seat, Status, Viewer};
use game_through_the_ages::cards::Card;
use game_through_the_ages::event::What;
use game_through_the_ages::task::Task;
use game_through_the_ages::{Action, Event, Options, State};

use crate::scene::{Scene, aggression, build, scene, tech, upgrade};

fn pay(card: Card) -> Action {
    Action::PayWith(tech(card))
}

/// Seat 0 pays by hand and has 2 tokens on Bronze and 2 on Iron: 6 resources.
fn by_hand() -> Scene {
    let mut scene = scene(2);
    scene.workers(0, Card::Iron, 1).tokens(0, Card::Bronze, 2).tokens(0, Card::Iron, 2);
    scene.plays(0, Action::ByHand(true));
    scene
}

fn tokens(scene: &Scene, card: Card) -> u8 {
    scene.board(0).techs.tokens(tech(card))
}

#[test]
fn tta_8_20_tta_29_43_who_pays_by_hand_chooses_the_tokens() {
    // By itself the program keeps the most valuable tokens.
    let mut program = by_hand();
    program.plays(0, Action::ByHand(false)).plays(0, build(Card::Bronze));
    assert_eq!((tokens(&program, Card::Bronze), tokens(&program, Card::Iron)), (0, 2));
    // By hand one token of Iron pays the same.
    let mut scene = by_hand();
    scene.plays(0, build(Card::Bronze));
    assert!(matches!(scene.asks(), Some(Task::Pay { seat: Seat(0), due: 2, .. })));
    assert_eq!(scene.legal(0), [pay(Card::Bronze), pay(Card::Iron)]);
    scene.plays(0, pay(Card::Iron));
    assert_eq!((tokens(&scene, Card::Bronze), tokens(&scene, Card::Iron)), (2, 1));
    assert_eq!((scene.on(0, Card::Bronze), scene.asks()), (3, None));
    assert_eq!(scene.count(|event| matches!(event, Event::PaysByHand { due: 2, .. })), 1);
    assert_eq!(scene.count(|event| matches!(event, Event::Paid { paid: 2, .. })), 1);
}

#[test]
fn tta_8_20_a_price_is_paid_token_by_token_and_change_is_made() {
    // EX-14: 3 resources as 1 from Bronze and 1 from Iron.
    let mut scene = by_hand();
    scene.plays(0, upgrade(Card::Bronze, Card::Iron)).plays(0, pay(Card::Bronze)).plays(0, pay(Card::Iron));
    assert_eq!((tokens(&scene, Card::Bronze), tokens(&scene, Card::Iron)), (1, 1));
    // A token of Iron for the last 1: the other 1 comes back to Bronze.
    let mut other = by_hand();
    other.plays(0, upgrade(Card::Bronze, Card::Iron)).plays(0, pay(Card::Iron)).plays(0, pay(Card::Iron));
    assert_eq!((tokens(&other, Card::Bronze), tokens(&other, Card::Iron)), (3, 0));
    assert_eq!(other.stored(0).1, 3);
}

#[test]
fn tta_8_20_nobody_is_asked_where_there_is_one_way_to_pay() {
    let mut scene = scene(2);
    scene.resources(0, 5).plays(0, Action::ByHand(true)).plays(0, build(Card::Bronze));
    assert_eq!((scene.asks(), scene.stored(0).1), (None, 3));
    // Everything is due.
    let mut all = by_hand();
    all.tokens(0, Card::Bronze, 1).tokens(0, Card::Iron, 1).plays(0, upgrade(Card::Bronze, Card::Iron));
    assert_eq!((all.asks(), all.stored(0).1), (None, 0));
}

#[test]
fn tta_8_20_the_question_says_why_another_answer_is_none() {
    let mut scene = by_hand();
    scene.plays(0, build(Card::Bronze));
    scene.refuses(0, Action::Done, "TTA-8.16").refuses(0, pay(Card::Agriculture), "TTA-8.20");
    scene.refuses(0, Action::EndTurn, "TTA-8.20").refuses(0, Action::ByHand(true), "TTA-8.20");
    // Without the wish the program pays the rest.
    scene.plays(0, Action::ByHand(false));
    assert_eq!((scene.asks(), scene.stored(0).1), (None, 4));
}

#[test]
fn tta_8_20_tta_8_25_the_payment_leaves_the_token_that_a_stage_needs() {
    let mut scene = by_hand();
    scene.site(0, Card::Pyramids, 2).blue(0, 0).plays(0, Action::BuildStages(1));
    // A token of Iron would go back to Bronze as change, and no token would be left for the stage.
    assert_eq!((scene.asks(), tokens(&scene, Card::Bronze)), (None, 1));
}

#[test]
fn tta_8_20_consumption_and_corruption_are_paid_by_hand_too() {
    let mut scene = by_hand();
    scene.workers(0, Card::Irrigation, 0).tokens(0, Card::Agriculture, 1).tokens(0, Card::Irrigation, 2);
    scene.workers(0, Card::Agriculture, 0).workers(0, Card::Bronze, 0).workers(0, Card::Iron, 0);
    scene.yellow(0, 16).blue(0, 6).unused(0, 9).plays(0, Action::EndTurn);
    // 1 food is due.
    assert_eq!(scene.legal(0), [pay(Card::Agriculture), pay(Card::Irrigation)]);
    scene.plays(0, pay(Card::Irrigation));
    assert_eq!((tokens(&scene, Card::Agriculture), tokens(&scene, Card::Irrigation)), (2, 1));
    // Then 2 resources to corruption, whatever comes back to the bank meanwhile (TTA-20.4).
    scene.plays(0, pay(Card::Bronze)).plays(0, pay(Card::Bronze));
    assert_eq!((tokens(&scene, Card::Bronze), tokens(&scene, Card::Iron)), (0, 2));
    assert_eq!(scene.legal(0)[0], Action::Draw(2));
}

#[test]
fn tta_8_21_the_log_tells_what_is_lost_for_lack_of_change() {
    let mut scene = scene(2);
    scene.workers(0, Card::Agriculture, 0).workers(0, Card::Bronze, 0).tokens(0, Card::SelectiveBreeding, 1);
    scene.food(0, 0).blue(0, 0).yellow(0, 16).unused(0, 9).plays(0, Action::EndTurn);
    let over = |event: &Event| matches!(event, Event::Overpaid { seat: Seat(0), what: What::Food, .. });
    assert_eq!(scene.count(over), 1);
}

#[test]
fn tta_13_4_tta_13_14_whoever_pays_by_hand_may_draw_fewer_cards() {
    let mut scene = scene(2);
    scene.plays(0, Action::ByHand(true)).plays(0, Action::EndTurn);
    assert_eq!(scene.legal(0), [2, 1, 0].map(Action::Draw));
    scene.refuses(0, Action::Draw(3), "TTA-13.4").plays(0, Action::Draw(1));
    assert_eq!((scene.secret(0).len(), scene.state.table.active), (1, Seat(1)));
}

#[test]
fn tta_17_15_the_winner_chooses_if_the_bank_is_short() {
    let mut scene = scene(2);
    scene.workers(0, Card::Warriors, 5).military(0, &[Card::PlunderI]).food(1, 5).resources(1, 5).blue(0, 2);
    scene.politics().plays(0, aggression(Card::PlunderI, 1)).plays(0, Action::Done);
    while scene.deciding().contains(Seat(1)) {
        scene.passes();
    }
    // Both are taken, and the bank holds 2 tokens.
    let mix = scene.legal(0)[1];
    scene.plays(0, mix);
    assert!(matches!(scene.asks(), Some(Task::Divide { seat: Seat(0), .. })));
    let before = scene.stored(0);
    let least = *scene.legal(0).first().expect("a choice");
    scene.refuses(0, Action::Mix { food: 99 }, "TTA-17.15").plays(0, least);
    let after = scene.stored(0);
    assert_eq!((after.0 - before.0) + (after.1 - before.1), 2);
    assert!(after.1 > before.1, "resources were wanted");
}

#[test]
fn tta_17_20_a_raid_hits_buildings_of_one_technology() {
    let mut scene = scene(2);
    scene.workers(0, Card::Warriors, 9).military(0, &[Card::RaidIi]).actions(0, 4, 2);
    scene.workers(1, Card::Philosophy, 2).workers(1, Card::Religion, 1).politics();
    scene.state.board_mut(Seat(0)).turn.extra_military = 6;
    scene.plays(0, aggression(Card::RaidIi, 1)).plays(0, Action::Done);
    while scene.deciding().contains(Seat(1)) {
        scene.passes();
    }
    scene.refuses(0, Action::Raze(tech(Card::Bronze)), "TTA-17.20").refuses(0, Action::Done, "TTA-17.20");
    scene.plays(0, Action::Raze(tech(Card::Philosophy)));
    scene.refuses(0, Action::Raze(tech(Card::Religion)), "TTA-17.20");
}

#[test]
fn paying_by_hand_is_offered_as_a_form() {
    let scene = scene(2);
    let view = scene.state.view(Viewer::Seat(Seat(0)));
    assert!(State::form(&view, Seat(0)).is_some() && State::form(&view, Seat(1)).is_none());
    let fields = |value: &str| vec![("what".to_owned(), value.to_owned())];
    assert_eq!(State::compose(&view, Seat(0), &fields("by_hand")), Ok(Action::ByHand(true)));
    let refused = |fields: &[(String, String)]| State::compose(&view, Seat(0), fields).unwrap_err();
    assert_eq!(refused(&fields("leave")).rule.0, "TTA-26.4");
    let Rejection { rule, .. } = refused(&[]);
    assert_eq!(rule.0, "TTA-8.20");
}

/// Everybody pays by hand, at random: every position holds together, looks the same when it is
/// imagined, and its answers are those that are accepted.
#[test]
fn whole_matches_are_played_by_hand() {
    let mut payments = 0;
    for seed in 0..4 {
        let options = Options { alternative_corruption: seed == 3, ..Options::default() };
        let mut state = State::setup(&options, 3, Rng::from_number(seed)).unwrap();
        let mut rng = Rng::from_number(seed + 100);
        while let Status::Deciding(seats) = state.status() {
            let seat = seats.iter().next().unwrap();
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            legal.iter().for_each(|action| assert_eq!(state.check(seat, action), Ok(()), "{action:?}"));
            let technology = legal.iter().find(|action| matches!(action, Action::PlayTechnology(_)));
            let action = match technology {
                _ if !state.board(seat).by_hand => Action::ByHand(true),
                Some(action) => *action,
                None => legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize],
            };
            payments += usize::from(matches!(action, Action::PayWith(_)));
            state.play(seat, &action, &mut ()).unwrap();
            assert_eq!(state.validate(), Ok(()), "after {action:?}");
            let view = state.view(Viewer::Seat(seat));
            assert_eq!(State::imagine(&view, seat, Rng::from_number(1)).view(Viewer::Seat(seat)), view);
        }
    }
    assert!(payments > 50, "{payments} payments");
}
