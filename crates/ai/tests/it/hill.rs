//! A tiny game for tests: Hill.
//!
//! Every round all seats secretly choose at once whether to dig or to climb. A seat that digs draws a
//! stone of 1 to 3 points from a hidden pile, and then says whether it keeps it or throws it away (a
//! second decision of the same action). A seat that climbs scores a point, but nothing if everybody
//! climbs.

use engine::{
    BySeat, Corrupt, Game, GameInfo, Log, OptionKind, OptionSpec, Outcome, Rejection, Rng, Seat, Seats, Seen,
    Status, Viewer, msg, rule,
};
use serde::{Deserialize, Serialize};

/// A position of Hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hill {
    pub rounds_left: u8,
    pub points: BySeat<i32>,
    choices: BySeat<Option<Action>>,
    /// Who holds a stone and must say what becomes of it.
    holding: Option<(Seat, u8)>,
    rng: Rng,
}

/// What a seat can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Dig,
    Climb,
    Keep,
    Throw,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Chose(Seat),
    /// All have chosen, and show what.
    Shown,
    Found {
        seat: Seat,
        stone: Seen<u8>,
    },
    Scored {
        seat: Seat,
        points: i32,
    },
}

/// What a viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub you: Option<Seat>,
    pub rounds_left: u8,
    pub points: BySeat<i32>,
    pub choices: BySeat<Option<Seen<Action>>>,
    pub holding: Option<(Seat, Seen<u8>)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Six rounds instead of three.
    pub long: bool,
}

impl Hill {
    fn answers(&self, seat: Seat) -> &'static [Action] {
        match self.holding {
            Some((holder, _)) if holder == seat => &[Action::Keep, Action::Throw],
            None if self.status().deciding().contains(seat) => &[Action::Dig, Action::Climb],
            _ => &[],
        }
    }

    fn all_chose(&self) -> bool {
        self.choices.iter().all(Option::is_some)
    }

    /// Scores those who climbed, lets the next digger dig, or begins the next round.
    fn go_on(&mut self, log: &mut impl Log<Event>) {
        let seats = self.points.count();
        if !self.all_chose() {
            return;
        }
        let everybody_climbs = self.choices.iter().all(|choice| *choice == Some(Action::Climb));
        for seat in Seat::all(seats) {
            match self.choices[seat] {
                Some(Action::Dig) => {
                    let stone = self.rng.die(3);
                    self.choices[seat] = Some(Action::Keep);
                    self.holding = Some((seat, stone));
                    log.tell(Event::Found { seat, stone: Seen::Known(stone) });
                    return;
                }
                Some(Action::Climb) if !everybody_climbs => self.score(seat, 1, log),
                _ => {}
            }
            self.choices[seat] = Some(Action::Throw);
        }
        self.rounds_left -= 1;
        self.choices = BySeat::from_fn(seats, |_| None);
    }

    fn score(&mut self, seat: Seat, points: i32, log: &mut impl Log<Event>) {
        self.points[seat] += points;
        log.tell(Event::Scored { seat, points });
    }
}

impl Game for Hill {
    const INFO: GameInfo = GameInfo {
        id: "hill",
        code: "HH",
        rules_version: 1,
        format: 1,
        min_players: 2,
        max_players: 4,
        options: &[OptionSpec { key: "long", kind: OptionKind::Flag }],
        open_actions: &[],
        minutes: 1,
        weight: 1,
    };
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, rng: Rng) -> Result<Self, Rejection> {
        rule("HH-1.1").require((2..=4).contains(&seats), || msg!("wrong-seats", seats))?;
        Ok(Self {
            rounds_left: if options.long { 6 } else { 3 },
            points: BySeat::from_fn(seats, |_| 0),
            choices: BySeat::from_fn(seats, |_| None),
            holding: None,
            rng,
        })
    }

    fn seats(&self) -> u8 {
        self.points.count()
    }

    fn status(&self) -> Status {
        if self.rounds_left == 0 {
            return Status::Over(Outcome::by_points(self.points.count(), |seat| self.points[seat], |_| 0));
        }
        let open = |(seat, choice): (Seat, &Option<Action>)| choice.is_none().then_some(seat);
        let open = || self.choices.pairs().filter_map(open).collect();
        Status::Deciding(self.holding.map_or_else(open, |(seat, _)| Seats::one(seat)))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.answers(seat));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        rule("HH-2.1").require(self.answers(seat).contains(action), || msg!("not-now", seat))
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match (action, self.holding.take()) {
            (Action::Keep, Some((_, stone))) => self.score(seat, i32::from(stone), log),
            (Action::Dig | Action::Climb, _) => {
                self.choices[seat] = Some(*action);
                log.tell(Event::Chose(seat));
                if self.all_chose() {
                    log.tell(Event::Shown);
                }
            }
            _ => {}
        }
        self.go_on(log);
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |seat| {
            self.choices[seat].map(|choice| Seen::only_if(viewer.is(seat) || self.all_chose(), choice))
        };
        View {
            you: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            rounds_left: self.rounds_left,
            points: self.points,
            choices: BySeat::from_fn(self.points.count(), seen),
            holding: self.holding.map(|(seat, stone)| (seat, Seen::only_if(viewer.is(seat), stone))),
        }
    }

    fn disclose(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Found { seat, stone } if !viewer.is(seat) => {
                Event::Found { seat, stone: if stone.known().is_some() { Seen::Hidden } else { stone } }
            }
            other => other,
        })
    }

    fn reveals(event: &Event) -> bool {
        !matches!(event, Event::Chose(_))
    }

    fn imagine(view: &View, _seat: Seat, mut rng: Rng) -> Self {
        let guess = |seen: Seen<Action>, rng: &mut Rng| match seen {
            Seen::Known(choice) => choice,
            Seen::Hidden => [Action::Dig, Action::Climb][rng.below(2) as usize],
        };
        let choices =
            BySeat::from_fn(view.points.count(), |seat| view.choices[seat].map(|seen| guess(seen, &mut rng)));
        let holding =
            view.holding.map(|(seat, stone)| (seat, stone.known().copied().unwrap_or_else(|| rng.die(3))));
        Self { rounds_left: view.rounds_left, points: view.points, choices, holding, rng }
    }

    fn validate(&self) -> Result<(), Corrupt> {
        let seats = self.points.count();
        Corrupt::unless((2..=4).contains(&seats), || format!("{seats} seats"))?;
        Corrupt::unless(self.choices.count() == seats, || "a choice too many".to_owned())?;
        let at_table = self.holding.is_none_or(|(seat, _)| seat.0 < seats);
        Corrupt::unless(at_table, || "a stone in nobody's hand".to_owned())
    }
}

impl ai::Opinion for Hill {
    fn value(&self, seat: Seat) -> i32 {
        self.points.pairs().map(|(other, points)| if other == seat { *points } else { -*points }).sum()
    }

    fn is_mid_action(&self, seat: Seat) -> bool {
        self.holding.is_some_and(|(holder, _)| holder == seat)
    }
}

impl ai::Evaluate for Hill {
    const UNIT: i32 = 1;

    fn phase(&self) -> usize {
        0
    }

    fn describe(&self, _observer: Seat, seat: Seat, out: &mut impl ai::network::Sink) {
        out.term("points", self.points[seat]);
        out.number("rounds left", self.rounds_left.into(), 1);
    }

    fn is_foolish(&self, _seat: Seat, action: &Action) -> bool {
        *action == Action::Throw
    }
}
