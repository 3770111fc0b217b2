//! The vocabulary of the tests: a small real position, what is played, refused and shown.
//!
//! [`scene`] is epoch I, phase C, the turn of seat 0. Everybody knows the starting technologies
//! only, has 3 gold, and three colonists standing on the capital.
//!
//! | seat | civilization | its tile | capital |
//! | --- | --- | --- | --- |
//! | 0 | Babylon | C2 stone, D2 game, D3 grain | D2 |
//! | 1 | Phoenicia | H2 stone, H3 stone, G3 grain | H3 |
//! | 2 | Egypt | E6 grain, F6 grain, F5 stone | F6 |
//! | 3 | Persia | E1 grain, F1 game, F2 stone | F1 |
//!
//! In the middle lie E3 game, F3 grain, E4 stone, F4 game. Islands: D1 gem, H1 two grain, A3 game
//! and grain, J4 game and stone, H5 game and grain, C6 two stone, G6 gem.

use engine::testkit::random_positions;
use engine::{Game, Rng, Seat, Status, Viewer};
use enumset::EnumSet;
use game_golden_ages::board::{Board, LaidTile, Turn};
use game_golden_ages::cards::{Building, Civilization, Epoch, Glory, ScoringCard, Technology, Tile, Wonder};
use game_golden_ages::map::Space;
use game_golden_ages::rules::tiles;
use game_golden_ages::state::{Built, Colonists};
use game_golden_ages::{Action, Event, Options, Question, State, View};

/// The tile of each seat, where its first space lies, and its capital.
const TILES: [(Tile, &str, Turn, &str); 4] = [
    (Tile::T02, "D3", Turn::Deg180, "D2"),
    (Tile::T03, "G3", Turn::Deg270, "H3"),
    (Tile::T01, "E6", Turn::Deg270, "F6"),
    (Tile::T04, "F2", Turn::Deg180, "F1"),
];

/// The civilizations of the seats: none of them has a lasting effect.
const CIVILIZATIONS: [Civilization; 4] =
    [Civilization::Babylon, Civilization::Phoenicia, Civilization::Egypt, Civilization::Persia];

/// A space by its name.
pub fn at(name: &str) -> Space {
    name.parse().unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// Spaces by their names, in order.
fn spaces(names: &str) -> Vec<Space> {
    let mut spaces: Vec<Space> = names.split_whitespace().map(at).collect();
    spaces.sort_unstable();
    spaces
}

/// A position under test, and what happened since the last look at the events.
#[derive(Clone)]
pub struct Scene {
    pub state: State,
    events: Vec<Event>,
}

/// Epoch I, phase C, the turn of seat 0.
pub fn scene(players: u8) -> Scene {
    let mut state = State::setup(&Options::default(), players, Rng::from_number(1)).unwrap();
    state.board = Board::new();
    state.tiles = EnumSet::all();
    lay(&mut state, tiles::square_tile(Turn::Deg0));
    for (seat, (tile, first, turn, capital)) in Seat::all(players).zip(TILES) {
        let laid = LaidTile { tile, at: at(first), turn };
        assert_eq!(tiles::check(&state.board, laid), Ok(()), "{tile:?}");
        lay(&mut state, laid);
        let player = &mut state.players[seat];
        player.capital = Some(at(capital));
        player.colonists = Colonists::default();
        (0..3).for_each(|_| player.colonists.add_standing(at(capital)));
        player.gold = 3;
        player.reserve = 5;
        player.technologies = Technology::starting();
        player.civilization = CIVILIZATIONS[seat.index()];
    }
    state.start_player = Seat(0);
    state.turn = Seat(0);
    state.round = 1;
    state.question = Question::Action;
    let mut scene = Scene { state, events: Vec::new() };
    scene.deal();
    scene
}

fn lay(state: &mut State, laid: LaidTile) {
    state.tiles.remove(laid.tile);
    state.board.lay(laid, &laid.footprint().unwrap());
}

/// Arranging a position.
impl Scene {
    /// A position as it is.
    pub fn of(state: State) -> Self {
        Self { state, events: Vec::new() }
    }

    /// The same actions in a later epoch: every player kept the civilization.
    pub fn epoch(&mut self, epoch: Epoch) -> &mut Self {
        let state = &mut self.state;
        state.epoch = epoch;
        state.wonders = Wonder::ALL.iter().copied().filter(|card| card.facts().epoch == epoch).collect();
        let of_epoch = Building::ALL.iter().copied().filter(|card| card.facts().epoch == epoch);
        let two_of_each = of_epoch.flat_map(|card| std::iter::repeat_n(card, card.copies(state.seats())));
        state.buildings = two_of_each.take(state.seats().into()).collect();
        state.scoring_cards =
            ScoringCard::ALL.iter().copied().take(6 - usize::from(epoch.number())).collect();
        self.deal();
        self
    }

    /// Deals hands and discards to fit the civilizations in play.
    fn deal(&mut self) {
        let state = &mut self.state;
        let in_play: EnumSet<Civilization> = state.players.iter().map(|player| player.civilization).collect();
        state.discarded = EnumSet::empty();
        state.players.iter_mut().for_each(|player| player.hand.clear());
        for epoch in Epoch::ALL {
            let of_epoch = |card: &&Civilization| card.facts().epoch == epoch && !in_play.contains(**card);
            let mut deck = Civilization::ALL.iter().copied().rev().filter(|card| of_epoch(&card));
            if epoch > state.epoch {
                state.players.iter_mut().for_each(|player| player.hand.push(deck.next().unwrap()));
            } else {
                let played = in_play.iter().filter(|card| card.facts().epoch == epoch).count();
                state.discarded.extend(deck.take(usize::from(state.seats()) - played));
            }
        }
    }

    pub fn civilization(&mut self, seat: u8, civilization: Civilization) -> &mut Self {
        if civilization.facts().epoch > self.state.epoch {
            self.epoch(civilization.facts().epoch);
        }
        self.state.players[Seat(seat)].civilization = civilization;
        self.deal();
        self
    }

    /// The civilization that a seat will reveal next.
    pub fn next_civilization(&mut self, seat: u8, civilization: Civilization) -> &mut Self {
        let old = std::mem::replace(&mut self.state.players[Seat(seat)].hand[0], civilization);
        for (other, player) in self.state.players.iter_mut().enumerate() {
            if other != usize::from(seat) && player.hand[0] == civilization {
                player.hand[0] = old;
            }
        }
        self
    }

    pub fn gold(&mut self, seat: u8, gold: u16) -> &mut Self {
        self.state.players[Seat(seat)].gold = gold;
        self
    }

    /// Develops technologies, with all that come before them.
    pub fn knows(&mut self, seat: u8, technologies: &[Technology]) -> &mut Self {
        for technology in technologies {
            let mut next = Some(*technology);
            while let Some(technology) = next {
                self.knows_only(seat, technology);
                next = technology.facts().requires;
            }
        }
        self
    }

    /// Develops one technology, whatever comes before it.
    pub fn knows_only(&mut self, seat: u8, technology: Technology) -> &mut Self {
        let player = &mut self.state.players[Seat(seat)];
        if player.technologies.insert(technology) {
            player.reserve += technology.facts().cubes;
        }
        self
    }

    /// Where the colonists stand and lie; the others are in the Agora.
    pub fn colonists(&mut self, seat: u8, standing: &str, lying: &str) -> &mut Self {
        let [standing, lying] = [standing, lying].map(spaces);
        let agora = u8::try_from(3 - standing.len() - lying.len()).unwrap();
        let colonists =
            Colonists { standing: standing.into_iter().collect(), lying: lying.into_iter().collect(), agora };
        self.state.players[Seat(seat)].colonists = colonists;
        self
    }

    pub fn city(&mut self, seat: u8, space: &str, cubes: u8) -> &mut Self {
        let player = &mut self.state.players[Seat(seat)];
        player.cities.set(at(space), cubes);
        player.reserve -= cubes;
        self
    }

    pub fn wonder(&mut self, seat: u8, wonder: Wonder) -> &mut Self {
        if wonder.facts().epoch > self.state.epoch {
            self.epoch(wonder.facts().epoch);
        }
        self.state.wonders.remove(wonder);
        self.state.players[Seat(seat)].wonders.insert(wonder);
        self
    }

    /// A building on the next site, whichever it is.
    pub fn building(&mut self, seat: u8, building: Building) -> &mut Self {
        if building.facts().epoch > self.state.epoch {
            self.epoch(building.facts().epoch);
        }
        let others = |open: &Building| *open != building;
        self.state.buildings.retain(others);
        let site = self.state.players[Seat(seat)].sites.iter_mut().find(|site| site.is_none());
        *site.unwrap() = Some(Built { building, used: false });
        self
    }

    /// The building cards face up.
    pub fn open_buildings(&mut self, buildings: &[Building]) -> &mut Self {
        self.state.buildings = buildings.iter().copied().collect();
        self
    }

    /// Glory tiles on the track, taken from those face down.
    pub fn glory(&mut self, seat: u8, tiles: &[Glory]) -> &mut Self {
        for tile in tiles {
            self.state.glory[*tile as usize] -= 1;
            self.state.players[Seat(seat)].glory.push(*tile);
        }
        self
    }

    /// The scoring cards face up.
    pub fn scoring_cards(&mut self, cards: &[ScoringCard]) -> &mut Self {
        self.state.scoring_cards = cards.iter().copied().collect();
        self
    }

    pub fn turn(&mut self, seat: u8) -> &mut Self {
        assert_eq!(self.state.question, Question::Action, "the turn changes between actions only");
        self.state.turn = Seat(seat);
        self
    }

    pub fn start_player(&mut self, seat: u8) -> &mut Self {
        self.state.start_player = Seat(seat);
        self.turn(seat)
    }

    /// Phase B: this seat has drawn this tile.
    pub fn draws(&mut self, seat: u8, tile: Tile) -> &mut Self {
        if self.state.epoch == Epoch::I {
            self.epoch(Epoch::II);
        }
        self.state.round = 0;
        self.state.turn = Seat(seat);
        self.state.tiles.remove(tile);
        self.state.question = Question::LayTile { tile };
        self
    }

    /// Lays a tile without asking anybody.
    pub fn tile(&mut self, tile: Tile, first: &str, turn: u16) -> &mut Self {
        let laid = LaidTile { tile, at: at(first), turn: Turn::try_from(turn).unwrap() };
        assert_eq!(tiles::check(&self.state.board, laid), Ok(()));
        lay(&mut self.state, laid);
        self
    }

    /// Lays a tile at the first place that it fits.
    pub fn tile_anywhere(&mut self, tile: Tile) -> LaidTile {
        let laid = self.state.board.places(tile).next().expect("it fits somewhere");
        lay(&mut self.state, laid);
        laid
    }

    /// Everybody is in a golden age except `seat`, who has no standing colonist left, and the
    /// first one has chosen this card.
    pub fn last_before_golden_age(&mut self, seat: u8, card: ScoringCard) -> &mut Self {
        let first = Seat(seat).next(self.state.seats());
        for other in self.state.players.seats() {
            let player = &mut self.state.players[other];
            player.golden_age = other != Seat(seat);
            while let Some(at) = player.colonists.standing.pop() {
                player.colonists.add_lying(at);
            }
        }
        self.state.first_golden_age = Some(first);
        if !self.state.scoring_cards.remove(card) {
            let other = self.state.scoring_cards.iter().next().unwrap();
            self.state.scoring_cards.remove(other);
        }
        self.state.chosen_card = Some(card);
        self.turn(seat)
    }
}

/// Playing.
impl Scene {
    /// Plays an action that must be legal, and listed.
    #[track_caller]
    pub fn plays(&mut self, seat: u8, action: Action) -> &mut Self {
        self.is_sound();
        let mut legal = Vec::new();
        self.state.legal_actions(Seat(seat), &mut legal);
        self.events.clear();
        if let Err(why) = self.state.play(Seat(seat), &action, &mut self.events) {
            panic!("{action:?} is refused: {why}");
        }
        assert!(legal.contains(&action), "{action:?} is not listed: {legal:?}");
        self.is_sound();
        self
    }

    /// Tries an action that the rule forbids.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, action: Action, rule: &str) -> &mut Self {
        self.is_sound();
        let before = self.state;
        let why = self.state.play(Seat(seat), &action, &mut ()).expect_err("it is allowed");
        assert_eq!(why.rule.0, rule, "{why}");
        assert_eq!(self.state, before);
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        self
    }

    #[track_caller]
    fn is_sound(&self) {
        if let Err(why) = self.state.validate() {
            panic!("{why}: {:?}", self.state);
        }
    }

    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(Seat(seat), &mut legal);
        legal
    }

    /// The current question, and whose it is.
    #[track_caller]
    pub fn asks(&mut self, seat: u8, question: Question) -> &mut Self {
        assert_eq!((self.state.turn, self.state.question), (Seat(seat), question));
        self
    }

    /// Facts of a seat: `0: gold 5, lying E3 F3`. The words are those of [`Scene::fact`].
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
        let player = &self.state.players[Seat(seat)];
        let names = |spaces: &[Space]| spaces.iter().map(Space::to_string).collect::<Vec<_>>().join(" ");
        match word {
            "gold" => player.gold.to_string(),
            "points" => player.points.total().to_string(),
            "reserve" => player.reserve.to_string(),
            "cubes" => player.cities.cubes().to_string(),
            "cities" => names(&player.cities.spaces().iter().collect::<Vec<_>>()),
            "standing" => names(&player.colonists.standing),
            "lying" => names(&player.colonists.lying),
            "agora" => player.colonists.agora.to_string(),
            "capital" => names(player.capital.as_slice()),
            "glory" => player.glory.len().to_string(),
            "buildings" => player.buildings().map(|built| built.building.id()).collect::<Vec<_>>().join(" "),
            "tiles" => (player.technologies.len() - 4).to_string(),
            other => panic!("no such fact: {other}"),
        }
    }

    /// What happened with the last action.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether this happened with the last action.
    #[track_caller]
    pub fn told(&mut self, event: Event) -> &mut Self {
        assert!(self.events.contains(&event), "{event:?} not in {:?}", self.events);
        self
    }

    pub fn view(&self, seat: u8) -> View {
        self.state.view(Viewer::Seat(Seat(seat)))
    }

    pub fn public(&self) -> View {
        self.state.view(Viewer::Public)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state.status(), Status::Over(_))
    }
}

/// Short names of the actions that are played most.
pub fn explore(from: &str, to: &str) -> Action {
    Action::Explore { from: at(from), to: at(to) }
}

pub fn artist(from: &str) -> Action {
    Action::Artist { from: at(from) }
}

pub fn attack(from: &str, target: &str) -> Action {
    Action::Attack { from: Some(at(from)), target: at(target) }
}

pub fn rocket(target: &str) -> Action {
    Action::Attack { from: None, target: at(target) }
}

pub fn build(from: &str, building: Building) -> Action {
    Action::Build { from: Some(at(from)), building }
}

pub fn build_alone(building: Building) -> Action {
    Action::Build { from: None, building }
}

pub fn lay_tile(first: &str, turn: u16) -> Action {
    Action::LayTile { at: at(first), turn: Turn::try_from(turn).unwrap() }
}

/// Positions of whole random matches, for statements about every position.
pub fn positions(players: u8, matches: u64) -> Vec<State> {
    (1..=matches)
        .flat_map(|seed| random_positions::<State>(&Options::default(), players, seed, 2_000))
        .collect()
}

/// First positions from different seeds.
pub fn setups(players: u8, options: Options) -> Vec<State> {
    (1..=60).map(|seed| State::setup(&options, players, Rng::from_number(seed)).unwrap()).collect()
}
