//! A tiny game for the tests of the pages: Harbour.
//!
//! Every seat holds five hidden cards out of 1 to 20. Each round all seats secretly lay one card at
//! the same time; the highest takes a fish from the market for every card laid, and may then give
//! some of its fish away (an open action, composed in a form). After three rounds the most fish win.

mod words;

use engine::{
    BySeat, Corrupt, Game, GameInfo, List, Log, OptionKind, OptionSpec, Outcome, Rejection, Rng, Seat, Seats,
    Seen, Status, Viewer, msg, rule,
};
use serde::{Deserialize, Serialize};

/// The game as the server knows it.
pub static HARBOUR: catalog::Typed<Harbour> = catalog::Typed::new(&look::Face::PLAIN);

/// A position of Harbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harbour {
    rounds_left: u8,
    hands: BySeat<List<u8, 5>>,
    laid: BySeat<Option<u8>>,
    fish: BySeat<i32>,
    /// Who won the round and may give fish away.
    giver: Option<Seat>,
    rng: Rng,
}

/// What a seat can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lays a card.
    Lay(u8),
    /// Keeps all fish.
    Keep,
    /// Gives fish to another seat.
    Give { to: Seat, fish: i32 },
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Laid { seat: Seat, card: Seen<u8> },
    Shown { seat: Seat, card: u8 },
    Caught { seat: Seat, fish: i32 },
    Gave { seat: Seat, to: Seat, fish: i32 },
}

/// What a viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    you: Option<Seat>,
    rounds_left: u8,
    hand: Option<List<u8, 5>>,
    hand_sizes: BySeat<u8>,
    laid: BySeat<Option<Seen<u8>>>,
    fish: BySeat<i32>,
    giver: Option<Seat>,
}

/// What a table can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Five rounds instead of three.
    long: bool,
    /// How much fish there is.
    market: Market,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Market {
    #[default]
    Small,
    Large,
}

impl Harbour {
    fn deciding(&self) -> Seats {
        match self.giver {
            Some(seat) => Seats::one(seat),
            None => self.laid.pairs().filter(|(_, card)| card.is_none()).map(|(seat, _)| seat).collect(),
        }
    }

    fn show(&mut self, log: &mut impl Log<Event>) {
        let best = self.laid.pairs().max_by_key(|(_, card)| **card).map(|(seat, _)| seat);
        for (seat, card) in self.laid.pairs() {
            log.tell(Event::Shown { seat, card: card.unwrap_or_default() });
        }
        if let Some(seat) = best {
            let fish = i32::from(self.laid.count());
            self.fish[seat] += fish;
            log.tell(Event::Caught { seat, fish });
        }
        self.giver = best;
    }

    fn next_round(&mut self) {
        self.giver = None;
        self.laid = BySeat::from_fn(self.laid.count(), |_| None);
        self.rounds_left -= 1;
    }
}

impl Game for Harbour {
    const INFO: GameInfo = GameInfo {
        id: "harbour",
        code: "HB",
        rules_version: 1,
        format: 1,
        min_players: 2,
        max_players: 4,
        options: &[
            OptionSpec { key: "long", kind: OptionKind::Flag },
            OptionSpec { key: "market", kind: OptionKind::Choice(&["small", "large"]) },
        ],
        open_actions: &["give"],
        minutes: 10,
        weight: 1,
    };
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, mut rng: Rng) -> Result<Self, Rejection> {
        rule("HB-1.1").require((2..=4).contains(&seats), || msg!("wrong-seats", seats))?;
        let mut deck: List<u8, 20> = (1..=20).collect();
        rng.shuffle(&mut deck);
        let hand = |seat: Seat| deck[seat.index() * 5..][..5].iter().copied().collect();
        let fish = if options.market == Market::Large { 10 } else { 0 };
        Ok(Self {
            rounds_left: if options.long { 5 } else { 3 },
            hands: BySeat::from_fn(seats, hand),
            laid: BySeat::from_fn(seats, |_| None),
            fish: BySeat::from_fn(seats, |_| fish),
            giver: None,
            rng,
        })
    }

    fn seats(&self) -> u8 {
        self.laid.count()
    }

    fn status(&self) -> Status {
        if self.rounds_left == 0 {
            return Status::Over(Outcome::by_points(self.fish.count(), |seat| self.fish[seat], |_| 0));
        }
        Status::Deciding(self.deciding())
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.rounds_left == 0 || !self.deciding().contains(seat) {
            return;
        }
        if self.giver.is_none() {
            return out.extend(self.hands[seat].iter().map(|card| Action::Lay(*card)));
        }
        out.push(Action::Keep);
        out.extend(self.fish.seats().filter(|to| *to != seat).map(|to| Action::Give { to, fish: 1 }));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        // HB-3.4: while the market is open anybody gives, asked or not.
        let gives = self.giver.is_some() && matches!(action, Action::Give { .. });
        let may = self.rounds_left > 0 && (gives || self.deciding().contains(seat));
        rule("HB-2.1").require(may, || msg!("not-asked", seat))?;
        match *action {
            Action::Lay(card) => {
                rule("HB-2.2").require(self.giver.is_none(), || msg!("market-first"))?;
                rule("HB-2.3").require(self.hands[seat].contains(&card), || msg!("not-in-hand", card))
            }
            Action::Keep => rule("HB-3.1").require(self.giver.is_some(), || msg!("no-market")),
            Action::Give { to, fish } => {
                rule("HB-3.1").require(self.giver.is_some(), || msg!("no-market"))?;
                let other = to != seat && to.0 < self.fish.count();
                rule("HB-3.2").require(other, || msg!("give-to-another"))?;
                let held = self.fish[seat];
                rule("HB-3.3").require((1..=held).contains(&fish), || msg!("too-many-fish", fish, held))
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Lay(card) => {
                self.hands[seat] = self.hands[seat].iter().copied().filter(|held| *held != card).collect();
                self.laid[seat] = Some(card);
                log.tell(Event::Laid { seat, card: Seen::Known(card) });
                if self.laid.iter().all(Option::is_some) {
                    self.show(log);
                }
            }
            Action::Keep => self.next_round(),
            Action::Give { to, fish } => {
                self.fish[seat] -= fish;
                self.fish[to] += fish;
                log.tell(Event::Gave { seat, to, fish });
                if self.giver == Some(seat) {
                    self.next_round();
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let open = self.giver.is_some();
        let seen = |seat: Seat| self.laid[seat].map(|card| Seen::only_if(open || viewer.is(seat), card));
        let seats = self.fish.count();
        View {
            you,
            rounds_left: self.rounds_left,
            hand: you.map(|seat| self.hands[seat]),
            hand_sizes: BySeat::from_fn(seats, |seat| u8::try_from(self.hands[seat].len()).unwrap_or(0)),
            laid: BySeat::from_fn(seats, seen),
            fish: self.fish,
            giver: self.giver,
        }
    }

    fn disclose(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Laid { seat, .. } if !viewer.is(seat) => Event::Laid { seat, card: Seen::Hidden },
            other => other,
        })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn imagine(view: &View, seat: Seat, mut rng: Rng) -> Self {
        let known = |card: &u8| {
            view.hand.is_some_and(|hand| hand.contains(card))
                || view.laid.iter().any(|laid| *laid == Some(Seen::Known(*card)))
        };
        let mut hidden: List<u8, 20> = (1..=20).filter(|card| !known(card)).collect();
        rng.shuffle(&mut hidden);
        let mut pile = hidden.iter().copied();
        let mut draw = || pile.next().unwrap_or_default();
        let laid = BySeat::from_fn(view.fish.count(), |at| {
            view.laid[at].map(|seen| seen.known().copied().unwrap_or_else(&mut draw))
        });
        let hands = BySeat::from_fn(view.fish.count(), |at| match view.hand {
            Some(hand) if at == seat => hand,
            _ => (0..view.hand_sizes[at]).map(|_| draw()).collect(),
        });
        Self { rounds_left: view.rounds_left, hands, laid, fish: view.fish, giver: view.giver, rng }
    }

    fn validate(&self) -> Result<(), Corrupt> {
        let seats = self.fish.count();
        let fits = self.hands.count() == seats && self.laid.count() == seats && (2..=4).contains(&seats);
        Corrupt::unless(fits, || format!("{seats} seats"))?;
        Corrupt::unless(self.giver.is_none_or(|seat| seat.0 < seats), || "an unknown giver".into())
    }
}
