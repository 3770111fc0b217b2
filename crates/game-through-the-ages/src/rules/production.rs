//! Chapters 10, 19 and 20: production and maintenance, uprising, corruption.

use engine::{Log, Seat};
use serde::Serialize;

use crate::board::{Board, Good};
use crate::event::{Event, What};
use crate::rules::rates::{MAX_SCIENCE, culture_rate, discontent, science_rate};
use crate::rules::{goods, military, population, score};
use crate::state::{State, Table};
use crate::task::Task;

/// TTA-10.7: culture lost for each food that is missing.
const CULTURE_PER_FOOD: u16 = 4;

/// TTA-10.1: the steps at the end of a turn, unless there is an uprising (TTA-19.5).
pub fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.table.active;
    let politics = state.table.options.has_politics();
    if politics && is_uprising(state.board(seat)) {
        log.tell(Event::Uprising { seat });
        return;
    }
    // The last one pushed comes first.
    if politics && !state.table.options.draw_military_as_action {
        let cards = military::drawn_in_production(state.board(seat));
        state.table.push(Task::Draw { seat, cards });
    }
    if politics {
        state.table.push(Task::Corruption { seat });
    }
    state.table.push(Task::Mines { seat, phase: true });
    state.table.push(Task::Consume { seat });
    state.table.push(Task::Farms { seat, phase: true });
    state.table.push(Task::Score { seat });
}

/// TTA-19.5: more discontent workers than unused ones.
#[must_use]
pub fn is_uprising(board: &Board) -> bool {
    discontent(board) > board.unused
}

/// Scores science and culture by the rates.
pub fn score_rates(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let (culture, science) = (culture_rate(board), science_rate(board));
    score_on(board, culture, science);
    log.tell(Event::Scored { seat, culture, science });
}

fn score_on(board: &mut Board, culture: u8, science: u8) {
    board.culture = board.culture.saturating_add(u16::from(culture));
    board.science = MAX_SCIENCE.min(board.science + science);
}

/// Farms produce; in the production phase pacts add their food (TTA-10.8).
pub fn farms(state: &mut State, seat: Seat, phase: bool, log: &mut impl Log<Event>) {
    let food = produce(state.board_mut(seat), Good::Food, phase, 0);
    log.tell(Event::Changed { seat, what: What::Food, amount: food });
}

/// Mines produce; `fewer` tokens by the alternative corruption rule (TTA-20.7).
pub fn mines(state: &mut State, seat: Seat, phase: bool, fewer: u8, log: &mut impl Log<Event>) {
    let resources = produce(state.board_mut(seat), Good::Resources, phase, fewer);
    log.tell(Event::Changed { seat, what: What::Resources, amount: resources });
}

/// TTA-29.32: what pacts add is produced after the farms or mines, what they take is paid then.
fn produce(board: &mut Board, good: Good, phase: bool, fewer: u8) -> i16 {
    let made = i16::from(goods::produce(board, good, fewer));
    let pacts = match good {
        _ if !phase => 0,
        Good::Food => board.perks.food_production,
        Good::Resources => board.perks.resource_production,
    };
    match u8::try_from(pacts.abs()).expect("a few pacts") {
        amount if pacts >= 0 => made + i16::from(goods::lay(board, good, amount)),
        amount => {
            let due = goods::owned(board, good).min(u16::from(amount));
            let due = u8::try_from(due).expect("no more than the amount");
            made - i16::from(due) - i16::from(goods::give_up(board, good, due))
        }
    }
}

/// TTA-20.7: whether the player is asked to place one token fewer.
#[must_use]
pub fn may_place_fewer(table: &Table, seat: Seat) -> bool {
    let board = &table.boards[seat];
    table.options.alternative_corruption && board.blue > 0 && goods::tokens_due(board, Good::Resources) > 0
}

/// Whether a player who is short of food is asked to use a resource as food (Trade Routes
/// Agreement: once in the own turn, also for consumption).
#[must_use]
pub fn may_eat_resource(table: &Table, seat: Seat) -> bool {
    let board = &table.boards[seat];
    let short = u16::from(population::consumption(board.yellow)) > goods::available(board, Good::Food);
    let right = board.turn.trades < board.perks.resource_as_food && seat == table.active;
    short && right && goods::owned(board, Good::Resources) > 0
}

/// TTA-10.6, TTA-10.7: food is consumed; for each that is missing culture is lost.
pub fn consume(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let Meal { food, starved, over } = consume_on(state.board_mut(seat));
    if food + starved > 0 {
        log.tell(Event::Ate { seat, food, starved });
    }
    score::overpaid(seat, What::Food, over, log);
}

/// What is eaten, and what it costs besides.
struct Meal {
    food: u8,
    /// Culture lost by starvation.
    starved: u8,
    /// Food lost for lack of change.
    over: u8,
}

/// The food that is consumed, as far as there is any.
#[must_use]
pub fn eaten(board: &Board) -> u8 {
    let need = population::consumption(board.yellow);
    u8::try_from(goods::available(board, Good::Food).min(u16::from(need))).expect("no more than needed")
}

fn consume_on(board: &mut Board) -> Meal {
    let (need, food) = (population::consumption(board.yellow), eaten(board));
    let over = goods::spend(board, Good::Food, food);
    let lost = board.culture.min(u16::from(need - food) * CULTURE_PER_FOOD);
    board.culture -= lost;
    Meal { food, starved: u8::try_from(lost).expect("at most 24"), over }
}

/// TTA-20.3: the sections of the blue bank from the left: their spaces, and the resources that are
/// lost once they are empty. Tokens beyond the printed spaces lie in the last one (TTA-20.6).
pub const SECTIONS: [(u8, u8); 3] = [(4, 6), (4, 4), (10, 2)];

/// TTA-20.2: resources lost, by the tokens left in the blue bank.
#[must_use]
pub const fn corruption(blue: u8) -> u8 {
    let [(left, most), (middle, more), (_, some)] = SECTIONS;
    match blue {
        0 => most,
        blue if blue <= left => more,
        blue if blue <= left + middle => some,
        _ => 0,
    }
}

/// TTA-20.2, TTA-20.5: resources are lost to corruption.
pub fn corrupt(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (resources, over) = corrupt_on(state.board_mut(seat));
    if resources > 0 {
        log.tell(Event::Corrupted { seat, resources });
    }
    score::overpaid(seat, What::Resources, over, log);
}

/// The resources that corruption takes now, as far as there are any.
#[must_use]
pub fn corrupted(board: &Board) -> u8 {
    // What was paid by hand was due before its tokens came back to the bank (TTA-20.4).
    match board.turn.paid.resources {
        0 => {
            let stored = goods::stored(board, Good::Resources);
            u8::try_from(stored.min(u16::from(corruption(board.blue)))).expect("at most 6")
        }
        paid => paid,
    }
}

/// What corruption takes, and what is lost besides for lack of change.
fn corrupt_on(board: &mut Board) -> (u8, u8) {
    let lost = corrupted(board);
    (lost, goods::give_up(board, Good::Resources, lost))
}

/// What the end of a turn would bring if it came now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the words of the game")]
pub struct Forecast {
    /// Nothing is produced (TTA-19.5).
    pub uprising: bool,
    pub culture: u8,
    pub science: u8,
    pub food: i16,
    pub eaten: u8,
    /// Culture lost by starvation.
    pub starved: u8,
    pub resources: i16,
    pub corruption: u8,
    /// Tokens left in the blue bank when corruption is looked at.
    pub blue: u8,
    /// Military cards drawn.
    pub cards: u8,
}

/// The production phase of a seat, tried out on a copy.
#[must_use]
pub fn forecast(table: &Table, seat: Seat) -> Forecast {
    let mut board = table.boards[seat];
    let politics = table.options.has_politics();
    if politics && is_uprising(&board) {
        return Forecast { uprising: true, blue: board.blue, ..Forecast::default() };
    }
    let (culture, science) = (culture_rate(&board), science_rate(&board));
    score_on(&mut board, culture, science);
    let food = produce(&mut board, Good::Food, true, 0);
    let Meal { food: eaten, starved, .. } = consume_on(&mut board);
    let resources = produce(&mut board, Good::Resources, true, 0);
    let blue = board.blue;
    let corruption = if politics { corrupt_on(&mut board).0 } else { 0 };
    let draws =
        politics && !table.options.draw_military_as_action && super::ages::has_decks(table, table.age);
    let cards = if draws { military::drawn_in_production(&board) } else { 0 };
    Forecast { uprising: false, culture, science, food, eaten, starved, resources, corruption, blue, cards }
}
