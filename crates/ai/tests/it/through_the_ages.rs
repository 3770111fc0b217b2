//! Greedy at Through the Ages: it plays by the rules, sensibly, and well enough.

use ai::Level;
use engine::Seat;
use game_through_the_ages::options::{BonusCards, Level as Rules, Options};
use game_through_the_ages::{Event, State};

use crate::matches::play;

fn count(events: &[Event], fits: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| fits(event)).count()
}

#[test]
fn greedy_beats_random_at_every_level() {
    for level in [Rules::Simple, Rules::Advanced, Rules::Full] {
        let options = Options { level, ..Options::default() };
        for seed in 0..4 {
            let first = play::<State>(&[Level::Greedy, Level::Random], &options, seed).0;
            let second = play::<State>(&[Level::Random, Level::Greedy], &options, seed).0;
            assert_eq!([first.ranking[Seat(0)], second.ranking[Seat(1)]], [1, 1], "{level:?}, {seed}");
        }
    }
}

#[test]
fn greedy_plays_the_full_game_sensibly() {
    let (mut turns, mut uprisings, mut fought, mut best) = (0, 0, 0, Vec::new());
    let (mut bids, mut pacts, mut defended) = (0, 0, 0);
    for seed in 0..6 {
        let (outcome, events) = play::<State>(&[Level::Greedy; 4], &Options::default(), seed);
        turns += count(&events, |event| matches!(event, Event::Turn { .. }));
        uprisings += count(&events, |event| matches!(event, Event::Uprising { .. }));
        fought += usize::from(events.iter().any(|event| matches!(event, Event::Fought { .. })));
        bids += count(&events, |event| matches!(event, Event::Bid { .. }));
        pacts += count(&events, |event| matches!(event, Event::PactMade { .. }));
        defended += count(
            &events,
            |event| matches!(event, Event::Fought { attack, defense, .. } if attack <= defense),
        );
        best.push(outcome.scores.iter().max().copied().expect("four scores"));
    }
    best.sort_unstable();
    assert!(best[best.len() / 2] >= 100, "the winners' culture: {best:?}");
    assert!(50 * uprisings < turns, "{uprisings} uprisings in {turns} turns");
    assert!(fought >= 4 && bids > 0 && pacts > 0 && defended > 0, "{fought} {bids} {pacts} {defended}");
}

#[test]
fn greedy_plays_every_variant() {
    let on = |change: fn(&mut Options)| {
        let mut options = Options::default();
        change(&mut options);
        options
    };
    let variants = [
        on(|options| options.easier = true),
        on(|options| options.less_mean = true),
        on(|options| options.peaceful = true),
        on(|options| options.draw_military_as_action = true),
        on(|options| options.alternative_corruption = true),
        on(|options| options.bonus_cards = BonusCards::AgeByAge),
        on(|options| options.bonus_cards = BonusCards::Private),
        on(|options| options.bonus_cards = BonusCards::OpenChoice),
        on(|options| (options.bonus_cards, options.fewer_bonus_points) = (BonusCards::Public4, true)),
    ];
    for options in variants {
        let (outcome, _) = play::<State>(&[Level::Greedy, Level::Greedy, Level::Random], &options, 5);
        assert!(outcome.scores[Seat(0)] > outcome.scores[Seat(2)], "{options:?}");
    }
}
