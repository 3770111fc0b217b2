//! Chapter 3, and what each level lays out (TTA-11.1, TTA-12.1 to TTA-12.4, TTA-26.1).

use engine::{BySeat, List, Log, Rejection, Rng, Seat, msg, rule};

use crate::board::Board;
use crate::cards::{Age, Card};
use crate::decks;
use crate::event::Event;
use crate::options::{Level, Options};
use crate::rules::bonus;
use crate::state::{Hand, Piles, Place, Refill, SPACES, Secret, State, Table};
use crate::task::Stage;
use crate::turn;

/// TTA-3.2: workers on the starting technologies.
const WORKERS: [(Card, u8); 5] = [
    (Card::Agriculture, 2),
    (Card::Bronze, 2),
    (Card::Philosophy, 1),
    (Card::Warriors, 1),
    (Card::Religion, 0),
];
/// TTA-3.2: tokens in the yellow bank.
const YELLOW: u8 = 18;
/// TTA-3.3: tokens in the blue bank.
const BLUE: u8 = 18;
/// TTA-1.3: all tokens there are.
pub const ALL_YELLOW: i16 = 120;
/// TTA-1.3: all tokens there are.
pub const ALL_BLUE: i16 = 90;

/// The first position.
///
/// # Errors
/// If the options do not fit together or the number of players is not offered.
pub fn set_up(options: Options, seats: u8, mut rng: Rng) -> Result<State, Rejection> {
    rule("TTA-1.1").require((2..=4).contains(&seats), || msg!("wrong-players"))?;
    options.check()?;
    // TTA-2.8: the start player is drawn by lot.
    let start = Seat(u8::try_from(rng.below(u32::from(seats))).expect("fewer than the seats"));
    let piles = Piles { civil: decks::civil(Age::A, seats, &mut rng), ..Piles::default() };
    let mut state = State { table: table(options, seats, start), hands: hands(seats), piles, rng };
    lay_events(&mut state);
    lay_row(&mut state);
    bonus::set_up(&mut state);
    state.table.recount_all();
    turn::begin_turn(&mut state, start, &mut ());
    turn::advance(&mut state, &mut ());
    Ok(state)
}

fn hands(seats: u8) -> BySeat<Hand> {
    BySeat::from_fn(seats, |_| Hand::new())
}

fn table(options: Options, seats: u8, start: Seat) -> Table {
    let players = i16::from(seats);
    Table {
        options,
        start,
        active: start,
        round: 1,
        age: Age::A,
        stage: Stage::Begin,
        ends_after: None,
        row: [None; SPACES],
        refill: Refill::default(),
        boards: BySeat::from_fn(seats, |_| board(options)),
        left: List::new(),
        tasks: List::new(),
        battle: None,
        skips_discard: false,
        told: false,
        past: List::new(),
        out: List::new(),
        yellow_box: ALL_YELLOW - players * (25 + i16::from(options.easier)),
        blue_box: ALL_BLUE - players * 18,
        final_culture: BySeat::from_fn(seats, |_| 0),
    }
}

/// TTA-3.1 to TTA-3.6: a civilization as it begins; TTA-27.2: one more token in the easier variant.
fn board(options: Options) -> Board {
    let mut board = Board { government: Card::Despotism, unused: 1, blue: BLUE, ..Board::default() };
    board.yellow = YELLOW + u8::from(options.easier);
    for (card, workers) in WORKERS {
        let tech = card.tech().expect("a technology");
        board.techs.learn(tech);
        *board.techs.workers_mut(tech) = workers;
    }
    board
}

/// The current events and the first military deck.
fn lay_events(state: &mut State) {
    let mut events = decks::military(state, Age::A);
    let laid = match state.table.level() {
        Level::Simple => events.len(), // TTA-11.1
        Level::Advanced | Level::Full => usize::from(state.table.seats()) + 2, // TTA-12.2, TTA-26.1
    };
    (0..laid).filter_map(|_| events.pop()).for_each(|event| state.piles.current.push(event));
    events.iter().for_each(|secret: &Secret| state.piles.gone.push(*secret));
    if state.table.options.has_politics() {
        state.piles.military = decks::military(state, Age::I);
    }
}

/// TTA-5.2: 13 cards of deck A, from left to right.
fn lay_row(state: &mut State) {
    for space in &mut state.table.row {
        *space = state.piles.civil.pop();
    }
}

/// Tells how the match was set up, before its first decision is told.
pub fn tell_once(state: &mut State, log: &mut impl Log<Event>) {
    if std::mem::replace(&mut state.table.told, true) {
        return;
    }
    let table = &state.table;
    log.tell(Event::Began { options: table.options, start: table.start, seats: table.seats() });
    log.tell(Event::Laid { cards: table.row.iter().flatten().copied().collect() });
    let open = state.piles.bonus.iter().filter(|bonus| bonus.place == Place::Chosen(None));
    let cards: List<Card, 13> = open.map(|bonus| bonus.card).collect();
    if !cards.is_empty() {
        log.tell(Event::BonusLaid { cards });
    }
    log.tell(Event::Turn { seat: table.active, round: table.round });
}
