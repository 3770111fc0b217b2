//! Greedy at Through the Ages: it plays by the rules, sensibly, and well enough.

use ai::{Level, Limits};
use engine::{Game, Outcome, Rng, Seat, Status, Viewer};
use game_through_the_ages::options::{BonusCards, Level as Rules, Options};
use game_through_the_ages::{Event, State};

/// How a match ended, and what happened in it.
fn play(levels: &[Level], options: Options, seed: u64) -> (Outcome, Vec<Event>) {
    let seats = u8::try_from(levels.len()).expect("few seats");
    let mut state = State::setup(&options, seats, Rng::from_number(seed)).expect("offered options");
    let mut bots: Vec<_> =
        Seat::all(seats).zip(levels).map(|(seat, level)| level.bot::<State>(seat, seed)).collect();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let seat = match state.status() {
            Status::Over(outcome) => return (outcome, events),
            Status::Deciding(seats) => seats.iter().next().expect("somebody decides"),
        };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), &legal, &Limits::NONE);
        state.play(seat, &action, &mut events).expect("bots play by the rules");
    }
}

fn count(events: &[Event], fits: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| fits(event)).count()
}

#[test]
fn greedy_beats_random_at_every_level() {
    for level in [Rules::Simple, Rules::Advanced, Rules::Full] {
        let options = Options { level, ..Options::default() };
        for seed in 0..4 {
            let first = play(&[Level::Greedy, Level::Random], options, seed).0;
            let second = play(&[Level::Random, Level::Greedy], options, seed).0;
            assert_eq!([first.ranking[Seat(0)], second.ranking[Seat(1)]], [1, 1], "{level:?}, {seed}");
        }
    }
}

#[test]
fn greedy_plays_the_full_game_sensibly() {
    let (mut turns, mut uprisings, mut fought, mut best) = (0, 0, 0, Vec::new());
    let (mut bids, mut pacts, mut defended) = (0, 0, 0);
    for seed in 0..6 {
        let (outcome, events) = play(&[Level::Greedy; 4], Options::default(), seed);
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
        let (outcome, _) = play(&[Level::Greedy, Level::Greedy, Level::Random], options, 5);
        assert!(outcome.scores[Seat(0)] > outcome.scores[Seat(2)], "{options:?}");
    }
}
