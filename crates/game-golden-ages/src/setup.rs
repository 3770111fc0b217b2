//! Chapter 2: setup, and epoch I up to its first question.

use engine::{BySeat, List, Log, Rejection, Rng, Seat, msg, rule};
use enumset::EnumSet;

use crate::board::{Board, Turn};
use crate::cards::{Civilization, Epoch, FutureTechnology, Glory, ScoringCard, Technology, mat};
use crate::event::Event;
use crate::imagine::imagine;
use crate::rules::{preparation, tiles};
use crate::state::{Options, Player, Question, SquareTile, State};
use crate::turn;
use crate::view::View;

/// How many scoring cards lie open (GA-2.6).
pub const SCORING_CARDS: usize = 5;

/// The first position.
///
/// # Errors
/// If the number of players is not offered.
pub fn setup(options: Options, seats: u8, mut rng: Rng) -> Result<State, Rejection> {
    rule("GA-1.2").require((2..=4).contains(&seats), || msg!("two-to-four-players", seats))?;
    let scoring_cards = scoring_deck(options, &mut rng).iter().copied().take(SCORING_CARDS).collect();
    let players = deal(options, seats, &mut rng);
    let mut state = State {
        rng,
        options,
        epoch: Epoch::I,
        round: 0,
        start_player: Seat(0),
        turn: Seat(0),
        question: Question::SquareTile,
        first_golden_age: None,
        board: Board::new(),
        tiles: EnumSet::all(),
        wonders: EnumSet::empty(),
        buildings: List::new(),
        scoring_cards,
        chosen_card: None,
        glory: glory_tiles(),
        drawn_glory: List::new(),
        discarded: EnumSet::empty(),
        no_city: None,
        players,
    };
    reveal_all(&mut state);
    Ok(state)
}

/// GA-2.6, GA-R01: the shuffled scoring cards.
fn scoring_deck(options: Options, rng: &mut Rng) -> List<ScoringCard, 10> {
    let mut deck: List<_, 10> =
        ScoringCard::ALL.iter().copied().filter(|card| is_scored(options, *card)).collect();
    rng.shuffle(&mut deck);
    deck
}

/// GA-R01: whether a scoring card is in the deck.
#[must_use]
pub fn is_scored(options: Options, card: ScoringCard) -> bool {
    let facts = card.facts();
    if options.strict_component_list { facts.in_strict_deck } else { facts.in_default_deck }
}

/// GA-2.7, GA-R01: the shuffled future technologies.
fn future_deck(options: Options, rng: &mut Rng) -> List<FutureTechnology, 10> {
    let mut deck: List<_, 10> =
        FutureTechnology::ALL.iter().copied().filter(|card| is_used(options, *card)).collect();
    rng.shuffle(&mut deck);
    deck
}

/// GA-R01: whether a future technology is in the deck.
#[must_use]
pub fn is_used(options: Options, future: FutureTechnology) -> bool {
    let facts = future.facts();
    if options.strict_component_list { facts.in_strict_deck } else { facts.in_default_deck }
}

/// GA-2.8: the glory tiles, by their kind.
#[must_use]
pub fn glory_tiles() -> [u8; 5] {
    std::array::from_fn(|kind| Glory::ALL[kind].facts().count)
}

/// Takes a tile at random from those face down.
///
/// # Panics
/// If there is none; they cannot run out (GA-R41).
pub fn draw_glory(face_down: &mut [u8; 5], rng: &mut Rng) -> Glory {
    let left: u8 = face_down.iter().sum();
    let mut index = rng.below(left.into());
    for (tile, count) in Glory::ALL.iter().zip(face_down) {
        if index < u32::from(*count) {
            *count -= 1;
            return *tile;
        }
        index -= u32::from(*count);
    }
    unreachable!("the index is below the number of tiles")
}

/// GA-2.10 to GA-2.13: what each player begins with.
fn deal(options: Options, seats: u8, rng: &mut Rng) -> BySeat<Player> {
    let futures = future_deck(options, rng);
    let decks = Epoch::ALL.map(|epoch| civilization_deck(epoch, rng));
    BySeat::from_fn(seats, |seat| Player {
        hand: decks.iter().map(|deck| deck[seat.index()]).collect(),
        future: futures[seat.index()],
        ..starting_player()
    })
}

/// GA-2.11, GA-2.13, GA-3.1: gold, cubes and technologies at the start.
fn starting_player() -> Player {
    let start = mat().start;
    Player {
        gold: start.gold.into(),
        reserve: start.cubes_in_reserve,
        technologies: Technology::starting(),
        ..Player::default()
    }
}

/// GA-5.5, GA-5.6: what the civilizations of epoch I bring, and who starts.
fn play_all(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.players.seats() {
        log.tell(Event::CivilizationFirst { seat, civilization: state.players[seat].civilization });
        preparation::first_played(state, seat, log);
    }
    preparation::name_start_player(state, log);
}

/// What happened before the first decision, told from how the first position looks: the players
/// are given what they begin with and play their civilizations again.
pub fn retold(first: &View) -> Vec<Event> {
    let buildings = first.buildings;
    let wonders = first.wonders.iter().map(|open| open.wonder).collect();
    let mut events = vec![Event::EpochBegins { epoch: first.epoch, wonders, buildings }];
    let mut state = imagine(first, first.turn, Rng::from_number(0));
    for player in state.players.iter_mut() {
        *player = Player { civilization: player.civilization, ..starting_player() };
    }
    play_all(&mut state, &mut events);
    events
}

/// GA-2.5: the shuffled civilizations of an epoch.
fn civilization_deck(epoch: Epoch, rng: &mut Rng) -> List<Civilization, 7> {
    let of_epoch = Civilization::ALL.iter().copied().filter(|card| card.facts().epoch == epoch);
    let mut deck: List<_, 7> = of_epoch.collect();
    rng.shuffle(&mut deck);
    deck
}

/// GA-5.4, GA-R03: in epoch I everybody reveals and plays the civilization at once; nothing is
/// decided. Then the map begins.
fn reveal_all(state: &mut State) {
    preparation::turn_up_cards(state, &mut ());
    for seat in state.players.seats() {
        state.players[seat].civilization = state.players[seat].hand.remove(0);
    }
    play_all(state, &mut ());
    state.turn = state.start_player;
    match state.options.square_tile {
        SquareTile::Choice => state.question = Question::SquareTile,
        SquareTile::Chance => {
            let turn = Turn::ALL[state.rng.below(4) as usize];
            tiles::lay_square_tile(state, turn);
            turn::begin_map(state, &mut ());
        }
    }
}
