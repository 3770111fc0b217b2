//! The vocabulary of the tests: an empty board on which everything is put by hand, what is played,
//! refused and told.
//!
//! A scene begins in the ancient era with the purchases of seat 0, who is first player. Nobody has
//! anything; no region has a marker. With the standard rules the wonders are out of the way, so
//! that milestones ask nobody; [`Scene::milestones`] brings them back.

use engine::{Game, List, Rng, Seat, Seats, Viewer};
use game_eagle_civ::cards::{Era, Kind, Marker, Region, Technology, Wonder};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::rules::movement;
use game_eagle_civ::state::{Battle, Holder, Land, Pick, Player, Settlement, Shown, Which};
use game_eagle_civ::trade::{Bundle, Proposal};
use game_eagle_civ::{Action, Area, Event, Frame, Gold, Many, Options, State, View};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

/// A position under test, and what happened since the last action.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    pub events: Vec<Event>,
}

pub fn scene(players: u8, options: Options) -> Scene {
    let mut state = State::setup(&options, players, Rng::from_number(1)).unwrap();
    for index in 0..Region::ALL.len() {
        state.table.regions[index] = Land::default();
        state.secret.markers[index] = Marker::default();
    }
    for seat in Seat::all(players) {
        state.table.players[seat] = Player { gold: Gold::new(0, options.hidden_gold), ..Player::default() };
    }
    if options.rules == RuleSet::Standard {
        state.table.wonders.iter_mut().for_each(|wonder| *wonder = Holder::Box);
    }
    state.table.issued = Gold::new(0, options.hidden_gold);
    state.table.turn = 1;
    state.table.first_player = A;
    state.table.frames = List::new();
    state.table.frames.push(Frame::Purchase { seat: A });
    Scene { state, events: Vec::new() }
}

/// The standard rules, second edition.
pub fn standard(players: u8) -> Scene {
    scene(players, Options::default())
}

/// The advanced rules, long game, second edition.
pub fn advanced(players: u8) -> Scene {
    scene(players, Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() })
}

/// The advanced rules, long game, first printing.
pub fn first_advanced(players: u8) -> Scene {
    let options = Options {
        edition: Edition::First,
        rules: RuleSet::Advanced,
        length: Length::Long,
        ..Options::default()
    };
    scene(players, options)
}

/// The standard rules, first printing.
pub fn first_standard(players: u8) -> Scene {
    scene(players, Options { edition: Edition::First, ..Options::default() })
}

/// Names pieces.
pub fn which(area: impl Into<Area>, kind: Kind, points: u8) -> Which {
    Which { area: area.into(), kind, points, ship: 0 }
}

pub fn march(from: impl Into<Area>, kind: Kind, points: u8, to: Region) -> Action {
    Action::March { which: which(from, kind, points), to, many: Many::One }
}

pub fn offer(to: Seat, gives: Bundle, wants: Bundle) -> Action {
    Action::Offer(Proposal { to, gives, wants, counter: None })
}

pub fn pick(owner: Seat, kind: Kind) -> Pick {
    Pick { owner, kind, ship: 0, aircraft: None }
}

impl Scene {
    pub fn gold(&mut self, seat: Seat, gold: u32) -> &mut Self {
        let purse = self.state.table.gold(seat);
        self.state.table.spend(seat, purse);
        self.state.table.earn(seat, gold);
        self
    }

    pub fn town(&mut self, seat: Seat, region: Region, size: u8) -> &mut Self {
        let place = Settlement { owner: seat, size, holder: seat, ..Settlement::default() };
        self.state.table.land_mut(region).settlement = Some(place);
        self
    }

    pub fn put(&mut self, seat: Seat, area: impl Into<Area>, kind: Kind, count: u8) -> &mut Self {
        self.state.table.add(seat, area.into(), kind, count);
        self
    }

    pub fn marker(&mut self, region: Region, marker: Marker) -> &mut Self {
        self.state.table.land_mut(region).marker = Shown::FaceUp(marker);
        self
    }

    pub fn hide(&mut self, region: Region, marker: Marker) -> &mut Self {
        self.state.table.land_mut(region).marker = Shown::FaceDown { seen: Seats::NONE };
        self.state.secret.markers[region.index()] = marker;
        self
    }

    pub fn knows(&mut self, seat: Seat, technologies: &[Technology]) -> &mut Self {
        for technology in technologies {
            self.state.table.technologies[technology.index()] = Holder::Player(seat);
        }
        self
    }

    pub fn wonder(&mut self, seat: Seat, wonder: Wonder) -> &mut Self {
        self.state.table.wonders[wonder.index()] = Holder::Player(seat);
        self
    }

    pub fn milestones(&mut self) -> &mut Self {
        self.state.table.wonders.iter_mut().for_each(|wonder| *wonder = Holder::Supply);
        self
    }

    pub fn era(&mut self, era: Era) -> &mut Self {
        self.state.table.era = era;
        self
    }

    pub fn frame(&mut self, frame: Frame) -> &mut Self {
        self.state.table.frames.clear();
        self.state.table.frames.push(frame);
        self
    }

    /// The part of `seat` in the movement and battle phase.
    pub fn moves(&mut self, seat: Seat) -> &mut Self {
        movement::refresh(&mut self.state.table, seat);
        self.frame(Frame::Move { seat })
    }

    pub fn buys(&mut self, seat: Seat) -> &mut Self {
        self.frame(Frame::Purchase { seat })
    }

    pub fn trades(&mut self) -> &mut Self {
        game_eagle_civ::rules::trade::begin(&mut self.state.table);
        self.frame(Frame::Trade)
    }

    /// Everybody has finished trading: production follows.
    pub fn produces(&mut self) -> &mut Self {
        self.trades();
        for seat in Seat::all(self.state.table.seats()) {
            if self.state.status().deciding().contains(seat) && self.state.table.frame() == Frame::Trade {
                self.plays(seat, Action::EndTrade);
            }
        }
        if self.state.table.frame() == Frame::Trade {
            self.events.clear();
            self.goes_on();
        }
        self
    }

    pub fn plays(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.events.clear();
        if let Err(why) = self.state.play(seat, &action, &mut self.events) {
            panic!("{action:?}: {why}");
        }
        self.state.validate().unwrap();
        self
    }

    pub fn refuses(&mut self, seat: Seat, action: Action, rule: &str) -> &mut Self {
        match self.state.check(seat, &action) {
            Err(why) => assert_eq!(why.rule.0, rule, "{action:?}: {}", why.message.key),
            Ok(()) => panic!("{action:?} is accepted"),
        }
        self
    }

    pub fn allows(&self, seat: Seat, action: Action) -> bool {
        self.state.check(seat, &action).is_ok()
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        legal
    }

    pub fn view(&self, seat: Seat) -> View {
        self.state.view(Viewer::Seat(seat))
    }

    pub fn told(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    /// How many pieces of this kind a player has in an area, aboard or not.
    pub fn count(&self, seat: Seat, area: impl Into<Area>, kind: Kind) -> u32 {
        let area = area.into();
        self.state.table.players[seat].tally(|group| group.area == area && group.kind == kind)
    }

    pub fn has(&self, seat: Seat) -> u32 {
        self.state.table.gold(seat)
    }

    pub fn size(&self, region: Region) -> u8 {
        self.state.table.settlement(region).map_or(0, |place| place.size)
    }

    pub fn owner(&self, region: Region) -> Option<Seat> {
        self.state.table.settler_of(region)
    }

    /// A battle is being fought here; nothing is picked yet.
    pub fn battle(&mut self, attacker: Seat, defender: Seat, area: impl Into<Area>) -> Battle {
        let sides = [Seats::one(attacker), Seats::one(defender)];
        let battle =
            Battle { area: area.into(), leaders: [attacker, defender], sides, picked: [false; 2], rounds: 0 };
        self.state.table.battle = Some(battle);
        self.frame(Frame::Fight { seat: attacker });
        self.state.table.frames.push(Frame::Pick);
        battle
    }

    /// A combat round with these totals.
    pub fn round(&mut self, picks: [Pick; 2], totals: [u8; 2]) -> &mut Self {
        game_eagle_civ::rules::battle::resolve(&mut self.state, picks, totals, &mut self.events);
        self
    }

    /// Declares no further battle, unless none is left to declare.
    pub fn fights(&mut self, seat: Seat) -> &mut Self {
        if self.state.table.frame() == (Frame::Attack { seat }) {
            self.plays(seat, Action::EndAttacks);
        }
        self
    }

    /// Goes on by itself as far as nobody has to be asked.
    pub fn goes_on(&mut self) -> &mut Self {
        game_eagle_civ::turn::advance(&mut self.state, &mut self.events);
        self.state.validate().unwrap();
        self
    }
}
