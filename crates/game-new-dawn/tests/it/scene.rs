//! The vocabulary of the tests: a small real position, what is played, refused and shown.
//!
//! [`scene`] is the first map, round 1, the turn of seat 0, who is also the first player. Seat 0 is
//! Rome with the capital 11a, and so on; every row is the starting row of the leader, nothing else
//! stands on the map but city-states, natural wonders, resources and barbarians.
//!
//! | seat | leader | capital | neighbors of the capital, clockwise from the east |
//! | --- | --- | --- | --- |
//! | 0 | Rome | 11a (with two or more) | 11f mountain, 11e mountain, 11d hills, 11c grassland, 11b forest, 11g hills |
//! | 1 | France | 7a (two, three), 9a (four) | 7c mountain, 7b grassland and water |
//! | 2 | Egypt | 16a (three), 7a (four) | grassland 16f 16g 16b 16c, desert 16e 16d |
//! | 3 | Scythia | 16a (four) | |

use engine::{Game, Rng, Seat};
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{
    Barbarian, CityState, Focus, FocusType, Leader, Natural, Pact, Resource, Side, VictoryCard, Wonder,
};
use game_new_dawn::frame::Frame;
use game_new_dawn::hex::Direction;
use game_new_dawn::map::{Map, Placement};
use game_new_dawn::options::{Capitals, TileReading, TurnEnd};
use game_new_dawn::row::Slot;
use game_new_dawn::rules::{control, industry};
use game_new_dawn::state::{Caravan, Player};
use game_new_dawn::{Action, Event, Options, Space, Spaces, State, Table, Token, turn};

/// The leaders of the seats.
const LEADERS: [Leader; 4] = [Leader::Rome, Leader::France, Leader::Egypt, Leader::Scythia];

/// A space by its name.
#[track_caller]
pub fn at(name: &str) -> Space {
    name.parse().unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// Spaces by their names.
#[track_caller]
pub fn spaces(names: &str) -> Spaces {
    names.split_whitespace().map(at).collect()
}

/// Spaces as names, in order.
pub fn names(spaces: Spaces) -> String {
    spaces.iter().map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
}

/// A slot by its number.
#[track_caller]
pub fn slot(number: u8) -> Slot {
    Slot::new(number).expect("a slot")
}

/// A trade token on the card in a slot.
pub fn trade_in(number: u8) -> Token {
    Token::Trade(slot(number))
}

/// A position under test, and what happened with the last action.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    events: Vec<Event>,
}

/// The first map, the turn of seat 0.
pub fn scene(players: u8) -> Scene {
    scene_with(Options::default(), players)
}

/// The same with other options; turns end by themselves and the capitals stand.
pub fn scene_with(options: Options, players: u8) -> Scene {
    let options = Options { turn_end: TurnEnd::ByItself, capitals: Capitals::BySeat, ..options };
    let state = State::setup(&options, players, Rng::from_number(1)).expect("two to four players");
    arrange(state)
}

/// The first map, the turn of seat 0; every turn is ended by its player.
pub fn scene_asked(players: u8) -> Scene {
    let mut scene = scene(players);
    scene.state.table.options.turn_end = TurnEnd::Asked;
    scene.turn(0);
    scene
}

/// The mirror image of the first map, with all tiles on side B: spaces have the same neighbors, but
/// other terrain and symbols. With four players there are Kumasi (6e), Seoul (12f), Mohenjo Daro
/// (14g) and Kabul (15j).
pub fn scene_b(players: u8) -> Scene {
    let mut state = scene(players).state;
    let table = &mut state.table;
    let mut map = Map::new(TileReading::First);
    for laid in table.map.tiles() {
        let Placement { at, turned, .. } = laid.placement;
        map.lay(laid.tile, Placement { side: Side::B, at: at.mirrored(), turned: (6 - turned) % 6 });
    }
    table.map = map;
    for letter in Barbarian::ALL {
        table.barbarians[*letter as usize] = map.helmet(*letter);
    }
    table.deposits = Spaces::NONE;
    for resource in Resource::ALL {
        table.deposits |= map.resource(*resource);
        table.supply[*resource as usize] = 8 - map.resource(*resource).len() as u8;
    }
    arrange(state)
}

fn arrange(mut state: State) -> Scene {
    let table = &mut state.table;
    let (players, options) = (table.seats(), table.options);
    for (seat, leader) in Seat::all(players).zip(LEADERS) {
        table.players[seat].leader = leader;
        for (held, kind) in table.players[seat].row.0.iter_mut().zip(leader.facts().focus_order) {
            held.card = Focus::of(kind, 1);
        }
    }
    table.first = Seat(0);
    table.direction = Direction::East;
    let victory = VictoryCard::ALL.iter().copied();
    table.victory = victory.take(if options.epic { 4 } else { 3 }).collect();
    table.frames.clear();
    turn::begin_turn(table, Seat(0), &mut ());
    Scene { state, events: Vec::new() }
}

/// Arranging a position.
impl Scene {
    /// A position as it is.
    pub fn of(state: State) -> Self {
        Self { state, events: Vec::new() }
    }

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn player(&self, seat: u8) -> &Player {
        &self.state.table.players[Seat(seat)]
    }

    fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.state.table.players[Seat(seat)]
    }

    pub fn leader(&mut self, seat: u8, leader: Leader) -> &mut Self {
        self.player_mut(seat).leader = leader;
        self
    }

    /// The card of this type, with all that lies on it, in this slot; the card there takes its place.
    pub fn focus(&mut self, seat: u8, card: Focus, number: u8) -> &mut Self {
        let row = &mut self.player_mut(seat).row;
        let old = row.of_kind(card.kind()).iter().next().expect("a card of the type");
        row.replace(old, card);
        row.swap(old, slot(number));
        game_new_dawn::rules::economy::fit_caravans(&mut self.state.table, Seat(seat));
        self
    }

    /// The whole row, from slot 1 to 5.
    pub fn row(&mut self, seat: u8, cards: [Focus; 5]) -> &mut Self {
        for (held, card) in self.player_mut(seat).row.0.iter_mut().zip(cards) {
            held.card = card;
        }
        game_new_dawn::rules::economy::fit_caravans(&mut self.state.table, Seat(seat));
        self
    }

    /// Trade tokens on the card of a type.
    pub fn trade(&mut self, seat: u8, kind: FocusType, tokens: u8) -> &mut Self {
        let row = &mut self.player_mut(seat).row;
        let held = row.of_kind(kind).iter().next().expect("a card of the type");
        row.at_mut(held).trade = tokens;
        self
    }

    /// Puts pieces of a seat on spaces; what lies there is taken.
    #[track_caller]
    fn put(&mut self, seat: u8, piece: Piece, on: &str) -> &mut Self {
        for space in spaces(on) {
            control::take_over(&mut self.state.table, Seat(seat), space, piece, &mut ());
        }
        self
    }

    #[track_caller]
    pub fn control(&mut self, seat: u8, on: &str) -> &mut Self {
        self.put(seat, Piece::Control, on)
    }

    #[track_caller]
    pub fn reinforced(&mut self, seat: u8, on: &str) -> &mut Self {
        self.put(seat, Piece::Reinforced, on)
    }

    #[track_caller]
    pub fn city(&mut self, seat: u8, on: &str) -> &mut Self {
        self.put(seat, Piece::City, on)
    }

    /// Free land without anything on it, far from the first capital first, not next to these.
    fn remote(&self) -> Vec<Space> {
        let table = self.table();
        let mut free: Vec<Space> = (table.empty() & table.map.land()).iter().collect();
        let [q, r] = <[i8; 2]>::from(table.map.hex(at("11a"))).map(i32::from);
        let far = |space: &Space| {
            let hex = table.map.hex(*space);
            let (dq, dr) = (i32::from(hex.q) - q, i32::from(hex.r) - r);
            -(dq.abs() + dr.abs() + (dq + dr).abs())
        };
        free.sort_by_key(far);
        free
    }

    /// Spreads control tokens over remote spaces until so many are unused. They reach many coasts, so
    /// that the victory card with the agenda Explorer is exchanged for another one.
    pub fn unused_control(&mut self, seat: u8, left: u8) -> &mut Self {
        let other = VictoryCard::TechnophileScholarly;
        let cards = self.state.table.victory.iter_mut();
        cards.filter(|card| **card == VictoryCard::ExplorerAesthetic).for_each(|card| *card = other);
        for space in self.remote() {
            if self.player(seat).control > left {
                self.control(seat, &space.to_string());
            }
        }
        assert_eq!(self.player(seat).control, left);
        self
    }

    /// Founds cities on remote spaces until so many are unused.
    pub fn unused_cities(&mut self, seat: u8, left: u8) -> &mut Self {
        for space in self.remote() {
            if self.player(seat).cities > left {
                self.city(seat, &space.to_string());
            }
        }
        assert_eq!(self.player(seat).cities, left);
        self
    }

    /// A built wonder with its token on a space.
    #[track_caller]
    pub fn wonder(&mut self, wonder: Wonder, on: &str) -> &mut Self {
        self.take_card(wonder);
        self.state.table.built[wonder as usize] = Some(at(on));
        self
    }

    /// Takes a card out of its stack; one that is out of the game is exchanged for another first.
    fn take_card(&mut self, wonder: Wonder) {
        let stack = wonder.kind().stack().expect("a stack");
        let State { table, hidden } = &mut self.state;
        if table.face_up[stack] == Some(wonder) {
            table.face_up[stack] = hidden.stacks[stack].pop();
        } else if !hidden.stacks[stack].take(wonder) {
            let same = |other: &Wonder| other.age() == wonder.age();
            let twin = hidden.stacks[stack].iter().copied().find(same);
            match twin {
                Some(twin) => assert!(hidden.stacks[stack].take(twin)),
                None => {
                    assert!(table.face_up[stack].as_ref().is_some_and(same), "{wonder:?} was built already");
                    table.face_up[stack] = hidden.stacks[stack].pop();
                }
            }
        }
        table.below[stack] = hidden.stacks[stack].len() as u8;
    }

    /// This wonder lies face up; older ones of its type were built before and lie unclaimed far away.
    pub fn face_up(&mut self, wonder: Wonder) -> &mut Self {
        let stack = wonder.kind().stack().expect("a stack");
        while let Some(older) = self.table().face_up[stack].filter(|top| top.age() < wonder.age()) {
            let far = self.remote()[0].to_string();
            self.wonder(older, &far);
        }
        self.take_card(wonder);
        let State { table, hidden } = &mut self.state;
        if let Some(top) = table.face_up[stack].replace(wonder) {
            hidden.stacks[stack].push(top);
        }
        table.below[stack] = hidden.stacks[stack].len() as u8;
        self
    }

    /// Resource tokens from the supply.
    pub fn resource(&mut self, seat: u8, resource: Resource, tokens: u8) -> &mut Self {
        self.state.table.supply[resource as usize] -= tokens;
        self.player_mut(seat).resources[resource as usize] += tokens;
        self
    }

    pub fn tech(&mut self, seat: u8, space: u8) -> &mut Self {
        self.player_mut(seat).tech = space;
        self
    }

    pub fn caravan(&mut self, seat: u8, caravan: usize, on: &str) -> &mut Self {
        self.player_mut(seat).caravans[caravan] = Caravan::On(at(on));
        self
    }

    pub fn barbarian(&mut self, barbarian: Barbarian, on: &str) -> &mut Self {
        self.state.table.barbarians[barbarian as usize] = Some(at(on));
        self
    }

    /// All barbarians are gone.
    pub fn no_barbarians(&mut self) -> &mut Self {
        self.state.table.barbarians = [None; 9];
        self
    }

    /// `seat` holds a diplomacy card of `owner`.
    pub fn pact(&mut self, seat: u8, owner: u8, pact: Pact) -> &mut Self {
        self.state.table.pacts[Seat(owner)][pact as usize] = Some(Seat(seat));
        self
    }

    /// `seat` holds the diplomacy card of a city-state.
    pub fn envoy(&mut self, seat: u8, state: CityState) -> &mut Self {
        let holders = &mut self.state.table.envoys[state as usize];
        *holders = holders.with(Seat(seat));
        self
    }

    /// A natural wonder token lies on the card of a type (America).
    pub fn natural_on(&mut self, seat: u8, natural: Natural, kind: FocusType) -> &mut Self {
        self.state.table.frames.retain(|frame| !matches!(frame, Frame::PutNatural { .. }));
        let row = &mut self.player_mut(seat).row;
        let held = row.of_kind(kind).iter().next().expect("a card of the type");
        row.at_mut(held).naturals.insert(natural);
        self
    }

    /// The turn of this seat begins.
    pub fn turn(&mut self, seat: u8) -> &mut Self {
        self.state.table.frames.clear();
        turn::begin_turn(&mut self.state.table, Seat(seat), &mut ());
        self
    }

    /// The event dial points here.
    pub fn dial(&mut self, space: u8) -> &mut Self {
        self.state.table.dial = space;
        self
    }

    /// The victory cards on the table.
    pub fn victory(&mut self, cards: [VictoryCard; 3]) -> &mut Self {
        self.state.table.victory = cards.into_iter().collect();
        self
    }

    /// The next attacks roll these dice, attacker first.
    pub fn rolls(&mut self, dice: &[[u8; 2]]) -> &mut Self {
        let fits = |number: &u64| {
            let mut rng = Rng::from_number(*number);
            dice.iter().all(|[one, other]| rng.below(36) == u32::from((one - 1) * 6 + other - 1))
        };
        let number = (0..).find(fits).expect("there is such a seed");
        self.state.hidden.rng = Rng::from_number(number);
        self
    }

    /// The next dice of the barbarians.
    pub fn die(&mut self, dice: &[u8]) -> &mut Self {
        let fits = |number: &u64| {
            let mut rng = Rng::from_number(*number);
            dice.iter().all(|die| rng.die(6) == *die)
        };
        let number = (0..).find(fits).expect("there is such a seed");
        self.state.hidden.rng = Rng::from_number(number);
        self
    }
}

/// Playing.
impl Scene {
    /// Plays an action that must be legal, and listed.
    #[track_caller]
    pub fn plays(&mut self, seat: u8, action: Action) -> &mut Self {
        self.is_sound();
        let legal = self.legal(seat);
        self.events.clear();
        if let Err(why) = self.state.play(Seat(seat), &action, &mut self.events) {
            panic!("{action:?} is refused: {why}; legal: {legal:?}");
        }
        assert!(legal.contains(&action), "{action:?} is not listed: {legal:?}");
        self.is_sound();
        self
    }

    /// Resolves the card of a type.
    #[track_caller]
    pub fn resolves(&mut self, seat: u8, kind: FocusType) -> &mut Self {
        let place = self.player(seat).row.of_kind(kind).iter().next().expect("a card of the type");
        self.plays(seat, Action::Resolve(place))
    }

    /// Tries an action that the rule forbids.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, action: Action, rule: &str) -> &mut Self {
        self.is_sound();
        let before = self.state;
        let Err(why) = self.state.play(Seat(seat), &action, &mut ()) else {
            panic!("{action:?} is allowed");
        };
        assert_eq!(why.rule.0, rule, "{why}");
        assert_eq!(self.state, before);
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        self
    }

    #[track_caller]
    fn is_sound(&self) {
        if let Err(why) = self.state.validate() {
            panic!("{why}: {:?}", self.table().frames);
        }
    }

    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(Seat(seat), &mut legal);
        legal
    }

    /// The spaces that an action can be aimed at, as names.
    pub fn targets(&self, seat: u8, of: impl Fn(Action) -> Option<Space>) -> String {
        names(self.legal(seat).into_iter().filter_map(of).collect())
    }

    /// Whose decision it is.
    #[track_caller]
    pub fn waits_for(&mut self, seat: u8) -> &mut Self {
        assert_eq!(self.table().decider(), Some(Seat(seat)), "{:?}", self.table().frame());
        self
    }

    /// The open question.
    pub fn frame(&self) -> Frame {
        self.table().frame()
    }

    /// Whether the turn of this seat has begun.
    #[track_caller]
    pub fn next_turn(&mut self, seat: u8) -> &mut Self {
        assert_eq!((self.frame(), self.table().turn.seat), (Frame::Turn, Seat(seat)));
        self
    }

    /// Facts of a seat: `0: control 29, tech 3`. The words are those of [`Scene::fact`].
    #[track_caller]
    pub fn shows(&mut self, line: &str) -> &mut Self {
        let (seat, facts) = line.split_once(": ").expect("seat: facts");
        let seat = seat.parse().expect("a seat");
        for fact in facts.split(", ") {
            let (word, expected) = fact.split_once(' ').unwrap_or((fact, ""));
            assert_eq!(self.fact(seat, word), expected, "{word} of seat {seat}");
        }
        self
    }

    fn fact(&self, seat: u8, word: &str) -> String {
        let (table, seat) = (self.table(), Seat(seat));
        let (player, pieces) = (&table.players[seat], &table.board.0[seat]);
        let list = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        match word {
            // Unused pieces
            "control" => player.control.to_string(),
            "cities" => player.cities.to_string(),
            // Pieces on the map
            "tokens" => names(pieces.control),
            "reinforced" => names(pieces.reinforced),
            "city" => names(pieces.cities),
            "caravans" => player.caravans.map(caravan_name).join(" "),
            // The rest
            "tech" => player.tech.to_string(),
            "resources" => list(&player.resources),
            "trade" => list(&player.row.0.map(|held| held.trade)),
            "row" => player.row.0.map(|held| held.card.id()).join(" "),
            "wonders" => table.wonders(seat).map(Wonder::id).collect::<Vec<_>>().join(" "),
            "naturals" => table.naturals(seat).map(Natural::id).collect::<Vec<_>>().join(" "),
            "agendas" => {
                table.marks[seat].iter().flatten().map(|mark| mark.agenda.id()).collect::<Vec<_>>().join(" ")
            }
            "pacts" => {
                let held = table.players.seats().flat_map(|owner| table.pacts_held(seat, owner));
                held.map(Pact::id).collect::<Vec<_>>().join(" ")
            }
            "envoys" => {
                let held = CityState::ALL.iter().filter(|state| table.has_envoy(seat, **state));
                held.map(|state| state.id()).collect::<Vec<_>>().join(" ")
            }
            "sites" => names(industry::free_sites(table, seat)),
            other => panic!("no such fact: {other}"),
        }
    }

    /// Where a barbarian is.
    pub fn lair(&self, barbarian: Barbarian) -> String {
        self.table().barbarians[barbarian as usize].map_or("gone".into(), |space| space.to_string())
    }

    /// What happened with the last action.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether this happened with the last action.
    #[track_caller]
    pub fn told(&mut self, happened: impl Fn(&Event) -> bool) -> &mut Self {
        assert!(self.events.iter().any(happened), "{:?}", self.events);
        self
    }

    /// Everybody resolves a card without using its effect until the round is over (ND-4.7).
    #[track_caller]
    pub fn ends_the_round(&mut self) -> &mut Self {
        let round = self.table().round;
        while self.table().round == round && self.table().decider().is_some() {
            let seat = self.table().decider().expect("somebody decides").0;
            let legal = self.legal(seat);
            let idle = legal.iter().copied().find(|action| *action == Action::Done);
            let resolve = legal.iter().copied().find(|action| matches!(action, Action::Resolve(_)));
            match idle.or(resolve) {
                Some(action) => self.plays(seat, action),
                None => return self,
            };
        }
        self
    }
}

fn caravan_name(caravan: Caravan) -> String {
    match caravan {
        Caravan::Unused => "unused".into(),
        Caravan::Card => "card".into(),
        Caravan::On(space) => space.to_string(),
    }
}

/// Short names of the actions that are played most.
#[track_caller]
pub fn place(on: &str) -> Action {
    Action::Place(at(on))
}

#[track_caller]
pub fn moves(caravan: u8, to: &str) -> Action {
    Action::Move(caravan, at(to))
}

#[track_caller]
pub fn builds(on: &str) -> Action {
    Action::BuildCity(at(on))
}

#[track_caller]
pub fn attack(target: &str) -> Action {
    Action::Attack(at(target))
}

#[track_caller]
pub fn reinforce(on: &str) -> Action {
    Action::Reinforce(at(on))
}

pub fn put_on(number: u8) -> Action {
    Action::PutOn(slot(number))
}

pub fn resolve(number: u8) -> Action {
    Action::Resolve(slot(number))
}

pub fn spend(number: u8) -> Action {
    Action::Spend(trade_in(number))
}

/// The spaces of the legal actions of a kind.
pub fn placed(action: Action) -> Option<Space> {
    match action {
        Action::Place(space) => Some(space),
        _ => None,
    }
}

pub fn moved(action: Action) -> Option<Space> {
    match action {
        Action::Move(_, space) => Some(space),
        _ => None,
    }
}

pub fn sited(action: Action) -> Option<Space> {
    match action {
        Action::BuildCity(space) => Some(space),
        _ => None,
    }
}

pub fn attacked(action: Action) -> Option<Space> {
    match action {
        Action::Attack(space) => Some(space),
        _ => None,
    }
}
