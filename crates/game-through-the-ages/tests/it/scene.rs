//! The vocabulary of the tests: a scene is set, somebody plays or is refused, and one looks.

use engine::{Game, Outcome, Rng, Seat, Seats, Status};
use game_through_the_ages::board::{Board, Declared, Good, HandCard, PactInPlay, Site};
use game_through_the_ages::cards::{Age, Card, Tech};
use game_through_the_ages::options::{Leaving, Level, Options};
use game_through_the_ages::rules::{goods, rates};
use game_through_the_ages::state::{Secret, State};
use game_through_the_ages::task::{Side, Stage, Task};
use game_through_the_ages::{Action, Event};

/// A position that a test prepares and plays on.
pub struct Scene {
    pub state: State,
    /// What happened since the last look.
    pub events: Vec<Event>,
}

/// The full game without leaving, seat 0 begins and is in the action step of round 2.
pub fn scene(seats: u8) -> Scene {
    scene_with(full(), seats)
}

/// The options of the full game without the question whether to leave.
pub fn full() -> Options {
    Options { leaving: Leaving::Forbidden, ..Options::default() }
}

pub fn level(level: Level) -> Options {
    Options { level, leaving: Leaving::Forbidden, ..Options::default() }
}

/// Seat 0 begins and is in the action step of round 2.
pub fn scene_with(options: Options, seats: u8) -> Scene {
    let mut scene = start(options, seats);
    while scene.state.table.round == 1 {
        scene.passes();
    }
    scene.until_actions(0);
    scene.events.clear();
    scene
}

/// The very beginning, with seat 0 as start player.
pub fn start(options: Options, seats: u8) -> Scene {
    let state = (0..)
        .map(|seed| State::setup(&options, seats, Rng::from_number(seed)).expect("the options are offered"))
        .find(|state| state.table.start == Seat(0))
        .expect("some seed lets seat 0 begin");
    Scene { state, events: Vec::new() }
}

pub fn tech(card: Card) -> Tech {
    card.tech().expect("a technology")
}

pub fn build(card: Card) -> Action {
    Action::Build(tech(card))
}

pub fn upgrade(from: Card, to: Card) -> Action {
    Action::Upgrade { from: tech(from), to: tech(to) }
}

pub fn take(space: u8, card: Card) -> Action {
    Action::Take { space, card }
}

pub fn sacrifice(card: Card) -> Action {
    Action::Sacrifice(tech(card))
}

pub fn aggression(card: Card, victim: u8) -> Action {
    Action::Aggression { card, victim: Seat(victim) }
}

pub fn war(card: Card, victim: u8) -> Action {
    Action::DeclareWar { card, victim: Seat(victim) }
}

pub fn offer(card: Card, partner: u8, side: Side) -> Action {
    Action::OfferPact { card, partner: Seat(partner), side }
}

impl Scene {
    pub fn board(&self, seat: u8) -> &Board {
        &self.state.table.boards[Seat(seat)]
    }

    fn change(&mut self, seat: u8, change: impl FnOnce(&mut Board)) -> &mut Self {
        change(&mut self.state.table.boards[Seat(seat)]);
        self.state.table.recount_all();
        self
    }

    // What lies on a board.

    /// Sets the resources as tokens on Bronze.
    pub fn resources(&mut self, seat: u8, amount: u8) -> &mut Self {
        self.tokens(seat, Card::Bronze, amount)
    }

    /// Sets the food as tokens on Agriculture.
    pub fn food(&mut self, seat: u8, amount: u8) -> &mut Self {
        self.tokens(seat, Card::Agriculture, amount)
    }

    /// Sets the blue tokens on a card; they come from the bank or go there as far as it holds.
    pub fn tokens(&mut self, seat: u8, card: Card, count: u8) -> &mut Self {
        self.change(seat, |board| {
            board.techs.learn(tech(card));
            let held = board.techs.tokens_mut(tech(card));
            let before = std::mem::replace(held, count);
            board.blue = (board.blue + before).saturating_sub(count);
        })
    }

    pub fn blue(&mut self, seat: u8, count: u8) -> &mut Self {
        self.change(seat, |board| board.blue = count)
    }

    pub fn yellow(&mut self, seat: u8, count: u8) -> &mut Self {
        self.change(seat, |board| board.yellow = count)
    }

    pub fn unused(&mut self, seat: u8, count: u8) -> &mut Self {
        self.change(seat, |board| board.unused = count)
    }

    pub fn science(&mut self, seat: u8, points: u8) -> &mut Self {
        self.change(seat, |board| board.science = points)
    }

    pub fn culture(&mut self, seat: u8, points: u16) -> &mut Self {
        self.change(seat, |board| board.culture = points)
    }

    /// Puts the technology into play with so many workers on it.
    pub fn workers(&mut self, seat: u8, card: Card, count: u8) -> &mut Self {
        self.change(seat, |board| {
            board.techs.learn(tech(card));
            *board.techs.workers_mut(tech(card)) = count;
        })
    }

    pub fn leader(&mut self, seat: u8, card: Card) -> &mut Self {
        self.change(seat, |board| {
            board.leader = Some(card);
            board.leader_ages[usize::from(card.level())] = true;
        })
    }

    pub fn government(&mut self, seat: u8, card: Card) -> &mut Self {
        self.change(seat, |board| board.government = card)
    }

    pub fn special(&mut self, seat: u8, card: Card) -> &mut Self {
        self.change(seat, |board| board.specials.push(card))
    }

    pub fn wonder(&mut self, seat: u8, card: Card) -> &mut Self {
        self.change(seat, |board| board.wonders.push(card))
    }

    pub fn site(&mut self, seat: u8, card: Card, stages: u8) -> &mut Self {
        self.change(seat, |board| board.building = Some(Site { card, stages }))
    }

    pub fn colony(&mut self, seat: u8, card: Card) -> &mut Self {
        self.change(seat, |board| board.colonies.push(card))
    }

    pub fn tactic(&mut self, seat: u8, card: Card) -> &mut Self {
        self.change(seat, |board| board.tactic = Some(card))
    }

    pub fn pact(&mut self, owner: u8, card: Card, partner: u8, side: Side) -> &mut Self {
        self.change(owner, |board| board.pact = Some(PactInPlay { card, partner: Seat(partner), side }))
    }

    pub fn declared(&mut self, seat: u8, card: Card, victim: u8) -> &mut Self {
        self.change(seat, |board| board.war = Some(Declared { card, victim: Seat(victim) }))
    }

    /// The civil hand, taken in an earlier turn.
    pub fn hand(&mut self, seat: u8, cards: &[Card]) -> &mut Self {
        let hand = cards.iter().map(|card| HandCard { card: *card, fresh: false }).collect();
        self.change(seat, |board| board.hand = hand)
    }

    /// The military hand.
    pub fn military(&mut self, seat: u8, cards: &[Card]) -> &mut Self {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        self.state.hands[Seat(seat)] = cards.into_iter().map(Secret::hidden).collect();
        self
    }

    /// Civil and military actions that are still to be used in this turn.
    pub fn actions(&mut self, seat: u8, civil: u8, military: u8) -> &mut Self {
        self.change(seat, |board| {
            board.turn.civil_used = board.civil_total() - civil;
            board.turn.military_used = board.military_total() + board.turn.extra_military - military;
        })
    }

    // What lies on the table.

    /// The row from the left; the other spaces are empty.
    pub fn row(&mut self, cards: &[Card]) -> &mut Self {
        self.state.table.row = [None; 13];
        self.state.table.row.iter_mut().zip(cards).for_each(|(space, card)| *space = Some(*card));
        self
    }

    pub fn space(&mut self, space: usize, card: Card) -> &mut Self {
        self.state.table.row[space] = Some(card);
        self
    }

    pub fn age(&mut self, age: Age) -> &mut Self {
        self.state.table.age = age;
        self
    }

    /// The civil deck, the top first.
    pub fn civil_deck(&mut self, cards: &[Card]) -> &mut Self {
        self.state.piles.civil = cards.iter().rev().copied().collect();
        self
    }

    /// The military deck, the top first.
    pub fn military_deck(&mut self, cards: &[Card]) -> &mut Self {
        self.state.piles.military = cards.iter().rev().map(|card| Secret::hidden(*card)).collect();
        self
    }

    /// The current events, the top first.
    pub fn current(&mut self, cards: &[Card]) -> &mut Self {
        self.state.piles.current = cards.iter().rev().map(|card| Secret::hidden(*card)).collect();
        self
    }

    /// The active player is before the political action.
    pub fn politics(&mut self) -> &mut Self {
        self.state.table.stage = Stage::Politics;
        self
    }

    /// The active player, before the political action, reveals this event.
    pub fn happens(&mut self, card: Card) -> &mut Self {
        let seat = self.state.table.active.0;
        let filler = Card::NoEvent;
        self.current(&[card, filler, filler]).politics();
        let hand = self.state.hands[Seat(seat)];
        self.military(seat, &[filler]).plays(seat, Action::PlayEvent(filler));
        let cards: Vec<Card> =
            self.secret(seat).into_iter().chain(hand.iter().map(|held| held.card)).collect();
        self.military(seat, &cards)
    }

    // Playing.

    #[track_caller]
    pub fn plays(&mut self, seat: u8, action: Action) -> &mut Self {
        if let Err(why) = self.state.play(Seat(seat), &action, &mut self.events) {
            panic!("{action:?} is refused: {why}");
        }
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, seat: u8, action: Action, rule: &str) -> &mut Self {
        let before = self.state;
        match self.state.play(Seat(seat), &action, &mut Vec::new()) {
            Ok(()) => panic!("{action:?} is accepted"),
            Err(why) => assert_eq!(why.rule.0, rule, "{why}"),
        }
        assert_eq!(self.state, before, "a refused action changed something");
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        self
    }

    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(Seat(seat), &mut legal);
        legal
    }

    /// Whoever must decide does as little as possible.
    pub fn passes(&mut self) -> &mut Self {
        let seat = self.deciding().iter().next().expect("somebody decides");
        let legal = self.legal(seat.0);
        let quiet = [
            Action::GoOn,
            Action::SkipPolitics,
            Action::Pass,
            Action::Decline,
            Action::Done,
            Action::EndTurn,
        ];
        let action = quiet.iter().find(|action| legal.contains(action)).unwrap_or(&legal[0]);
        self.plays(seat.0, *action)
    }

    /// Everybody passes until the seat is in its action step.
    pub fn until_actions(&mut self, seat: u8) -> &mut Self {
        while !(self.acts(seat)) {
            self.passes();
        }
        self
    }

    /// Ends the turn of the seat and passes until it is in its action step again.
    pub fn next_turn(&mut self, seat: u8) -> &mut Self {
        self.until_actions(seat).plays(seat, Action::EndTurn).until_actions(seat)
    }

    fn acts(&self, seat: u8) -> bool {
        let table = &self.state.table;
        table.active == Seat(seat) && table.stage == Stage::Actions && table.tasks.is_empty()
    }

    /// The game ends with this round: everybody passes until it is over.
    pub fn finishes(&mut self) -> Outcome {
        self.state.table.ends_after = Some(self.state.table.round);
        loop {
            match self.state.status() {
                Status::Over(outcome) => return outcome,
                Status::Deciding(_) => self.passes(),
            };
        }
    }

    // Looking.

    pub fn deciding(&self) -> Seats {
        self.state.status().deciding()
    }

    pub fn asks(&self) -> Option<Task> {
        self.state.table.tasks.last().copied()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state.status(), Status::Over(_))
    }

    pub fn stored(&self, seat: u8) -> (u16, u16) {
        let board = self.board(seat);
        (goods::stored(board, Good::Food), goods::stored(board, Good::Resources))
    }

    pub fn strength(&self, seat: u8) -> u8 {
        rates::strength(self.board(seat))
    }

    pub fn left(&self, seat: u8) -> (u8, u8) {
        (self.board(seat).civil_left(), self.board(seat).military_left())
    }

    pub fn on(&self, seat: u8, card: Card) -> u8 {
        self.board(seat).techs.workers(tech(card))
    }

    pub fn held(&self, seat: u8) -> Vec<Card> {
        self.board(seat).hand.iter().map(|held| held.card).collect()
    }

    pub fn secret(&self, seat: u8) -> Vec<Card> {
        self.state.hands[Seat(seat)].iter().map(|secret| secret.card).collect()
    }

    pub fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| fits(event)).count()
    }
}
