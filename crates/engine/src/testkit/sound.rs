//! The contract of a game, held against random matches.

use std::fmt::Debug;

use super::look::{self, Fault};
use super::random::any_of;
use super::replays::kind;
use crate::{Game, Outcome, Rng, Seat, Status, Viewer};

/// How many matches are played and how closely they are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many matches.
    pub matches: u64,
    /// After how many actions a match is given up.
    pub max_actions: usize,
    /// Whether giving up is a fault: games that must end by their rules say yes.
    pub must_end: bool,
    /// How many positions there are from one with the costly checks to the next: views, imagined positions, JSON.
    pub look_every: usize,
    /// The seed of the first match; the others count on from it.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Self { matches: 20, max_actions: 100_000, must_end: true, look_every: 7, seed: 1 }
    }
}

/// Plays random matches and proves of each position:
///
/// - it is valid ([`Game::validate`]: nothing created, nothing lost);
/// - somebody can act, only those who must decide can (except for kinds that are composed freely), and what is
///   legal is accepted, listed once;
/// - a refused action changes nothing;
/// - as JSON and back it is equal, its actions, events and views likewise;
/// - an imagined position looks the same to the seat that imagined it: same view, same legal
///   actions, same refusals, same events; and the public knows no more than a seat;
/// - what was not announced as revealing taught the acting seat nothing;
/// - playing it again from the same seed gives the same; the match ends.
///
/// # Panics
/// With what does not hold, the seed, and the number of the action.
pub fn assert_sound<G: Game>(options: &G::Options, seats: u8, effort: Effort) -> Vec<Outcome> {
    let first = effort.seed;
    (first..first + effort.matches)
        .filter_map(|seed| Play::<G>::new(options, seats, seed, effort).run())
        .collect()
}

/// One random match under test.
struct Play<G: Game> {
    state: G,
    seats: u8,
    dice: Rng,
    effort: Effort,
    seed: u64,
    actions: usize,
    /// An action that was legal some time ago: as likely as not it is refused now.
    old: Option<G::Action>,
}

impl<G: Game> Play<G> {
    fn new(options: &G::Options, seats: u8, seed: u64, effort: Effort) -> Self {
        let setup = || G::setup(options, seats, Rng::from_number(seed)).expect("the options are offered");
        let state = setup();
        assert_eq!(state, setup(), "setup is not reproducible, seed {seed}");
        Self { state, seats, dice: Rng::from_number(!seed), effort, seed, actions: 0, old: None }
    }

    fn run(mut self) -> Option<Outcome> {
        loop {
            self.is_valid();
            match self.state.status() {
                Status::Over(outcome) => {
                    Seat::all(self.seats).for_each(|seat| self.cannot_act(seat));
                    self.looks_sound();
                    return Some(outcome);
                }
                Status::Deciding(_) if self.actions >= self.effort.max_actions => {
                    assert!(!self.effort.must_end, "{}", self.fault("the match does not end", &()));
                    return None;
                }
                Status::Deciding(deciding) => {
                    assert!(!deciding.is_empty(), "{}", self.fault("nobody decides", &()));
                    let outside = |seat: &Seat| !deciding.contains(*seat);
                    Seat::all(self.seats).filter(outside).for_each(|seat| self.cannot_act(seat));
                    if self.actions.is_multiple_of(self.effort.look_every) {
                        self.looks_sound();
                    }
                    let seats: Vec<_> = deciding.iter().collect();
                    let seat = any_of(&mut self.dice, &seats).expect("somebody decides");
                    self.acts(seat);
                }
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        look::listed(&self.state, seat)
    }

    fn acts(&mut self, seat: Seat) {
        let legal = self.legal(seat);
        assert!(!legal.is_empty(), "{}", self.fault("a deciding seat has no action", &seat));
        for (index, action) in legal.iter().enumerate() {
            if let Err(why) = self.state.check(seat, action) {
                panic!("{}", self.fault("a legal action is refused", &(action, why)));
            }
            assert!(!legal[..index].contains(action), "{}", self.fault("listed twice", action));
        }
        if let Some(old) = self.old.take()
            && !legal.contains(&old)
        {
            self.unlisted_is_refused(seat, &old);
        }
        let action = any_of(&mut self.dice, &legal).expect("not empty");
        assert_eq!(through_json(&action), action, "{}", self.fault("an action is lost in JSON", &action));
        let before = self.state.clone();
        let mut events = Vec::new();
        self.state.apply(seat, &action, &mut events);
        for event in &events {
            assert_eq!(&through_json(event), event, "{}", self.fault("an event is lost in JSON", event));
        }
        if self.actions.is_multiple_of(self.effort.look_every) {
            let mut again = before.clone();
            again.apply(seat, &action, &mut ());
            assert_eq!(again, self.state, "{}", self.fault("the same action leads elsewhere", &action));
            if !events.iter().any(G::reveals) {
                self.taught_nothing(&before, seat, &action);
            }
            Seat::all(self.seats)
                .for_each(|viewer| self.whispers_nothing(&before, viewer, seat, &action, &events));
        }
        self.actions += 1;
        self.old = any_of(&mut self.dice, &legal);
    }

    /// What is not listed is refused, except for kinds that are composed freely.
    fn unlisted_is_refused(&self, seat: Seat, action: &G::Action) {
        if G::INFO.open_actions.is_empty() {
            assert!(
                self.state.check(seat, action).is_err(),
                "{}",
                self.fault("accepted, not listed", action)
            );
        }
        let mut copy = self.state.clone();
        if copy.play(seat, action, &mut Vec::new()).is_err() {
            assert_eq!(copy, self.state, "{}", self.fault("a refused action changed something", action));
        }
    }

    fn cannot_act(&self, seat: Seat) {
        let legal = self.legal(seat);
        assert!(legal.is_empty(), "{}", self.fault("somebody can act who need not", &(seat, legal)));
        if let Some(old) = self.old.as_ref().filter(|old| !is_open::<G>(old)) {
            assert!(self.state.check(seat, old).is_err(), "{}", self.fault("out of turn, yet accepted", old));
        }
    }

    fn is_valid(&self) {
        if let Err(why) = self.state.validate() {
            panic!("{}", self.fault("not valid", &why));
        }
    }

    /// JSON, views and imagined positions.
    fn looks_sound(&mut self) {
        let looked = look::position(&self.state, self.old.as_ref(), &mut self.dice);
        looked.unwrap_or_else(|Fault { what, detail }| panic!("{}", self.fault(&what, &detail)));
    }

    /// If nothing was announced as revealed, the acting seat could have foreseen its next view.
    fn taught_nothing(&mut self, before: &G, seat: Seat, action: &G::Action) {
        let viewer = Viewer::Seat(seat);
        let mut imagined = G::imagine(&before.view(viewer), seat, self.dice.fork());
        imagined.apply(seat, action, &mut ());
        let same = imagined.view(viewer) == self.state.view(viewer);
        assert!(same, "{}", self.fault("something was revealed unannounced", &(seat, action)));
    }

    /// What is told of an action to somebody depends on no more than what they see: if the same
    /// action, in a position that looked the same to them, leaves them with the same view, they were
    /// told the same.
    fn whispers_nothing(
        &mut self,
        before: &G,
        viewer: Seat,
        seat: Seat,
        action: &G::Action,
        events: &[G::Event],
    ) {
        let mut imagined = G::imagine(&before.view(Viewer::Seat(viewer)), viewer, self.dice.fork());
        let mut other = Vec::new();
        if imagined.play(seat, action, &mut other).is_err() {
            return; // They could tell from the action alone that the position was another one.
        }
        for ear in [Viewer::Seat(viewer), Viewer::Public] {
            if imagined.view(ear) == self.state.view(ear) {
                let told = |events: &[G::Event]| {
                    events.iter().filter_map(|event| G::disclose(event, ear)).collect::<Vec<_>>()
                };
                assert_eq!(
                    told(&other),
                    told(events),
                    "{}",
                    self.fault("the log tells a secret", &(ear, seat, action))
                );
            }
        }
    }

    fn fault(&self, what: &str, detail: &impl Debug) -> String {
        let Self { seed, actions, seats, .. } = self;
        format!("{}: {what}: {detail:?} (seed {seed}, {seats} seats, after {actions} actions)", G::INFO.id)
    }
}

/// Whether an action is of a kind that is composed freely: some of these can be taken at any time.
fn is_open<G: Game>(action: &G::Action) -> bool {
    G::INFO.open_actions.contains(&kind(action).as_str())
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    look::through_json(value).unwrap_or_else(|fault| panic!("{fault}"))
}
