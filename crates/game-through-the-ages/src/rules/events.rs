//! Chapters 14 and 15: future events, current events, and what they do.

use engine::{List, Log, Seat, Seats, Seen, rule};

use crate::cards::effect::{Happening, Who};
use crate::cards::{Age, Card, Kind};
use crate::decks;
use crate::event::{Event, What};
use crate::refusal::{Checked, Why};
use crate::rules::attack::move_yellow;
use crate::rules::impact::{self, ranking};
use crate::rules::{colonies, leaders, military, rates, score, tokens};
use crate::state::{Secret, State, Table};
use crate::task::Task;

/// TTA-14.3: an event or territory from hand.
pub fn check_seed(state: &State, seat: Seat, card: Card) -> Checked {
    let how = rule("TTA-14.3");
    how.require(card.is_event(), || Why::NotThatKind { card })?;
    military::in_hand(state, seat, card, how)
}

/// TTA-14.3, TTA-14.4: face down to the future events, culture by the card's age, then the top
/// current event is revealed.
pub fn seed(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    military::take_from_hand(state, seat, card);
    state.piles.future.push(Secret { card, known: Seats::one(seat) });
    log.tell(Event::Seeded { seat, age: card.age(), card: Seen::Known(card) });
    score::gain(state, seat, What::Culture, card.level(), log);
    reveal(state, log);
}

/// Reveals the top current event and carries it out.
pub fn reveal(state: &mut State, log: &mut impl Log<Event>) {
    let Some(Secret { card, .. }) = state.piles.current.pop() else { return };
    log.tell(Event::Revealed { card });
    if state.piles.current.is_empty() && state.table.options.has_politics() {
        renew(state, log);
    }
    if let Kind::Event(event) = card.kind() {
        state.table.past.push(card);
        carry_out(state, card, &event.effects, log);
    } else {
        colonies::put_up(state, card);
    }
}

/// TTA-14.5: the future events become the current ones: shuffled, earlier ages on top.
fn renew(state: &mut State, log: &mut impl Log<Event>) {
    std::mem::swap(&mut state.piles.current, &mut state.piles.future);
    state.rng.shuffle(&mut state.piles.current);
    // The last one is on top.
    state.piles.current.sort_by_key(|secret| std::cmp::Reverse(secret.card.age()));
    log.tell(Event::Renewed);
}

/// TTA-15.7: who is hit is decided by the values before the event; choices are made in turn order.
fn carry_out(state: &mut State, card: Card, effects: &[Happening], log: &mut impl Log<Event>) {
    let active = state.table.active;
    if decks::is_impact(card) {
        impact::score_now(state, card, active, log);
        return;
    }
    let hit: List<List<Seat, 4>, 4> =
        effects.iter().map(|effect| seats(&state.table, active, who(effect))).collect();
    let mut tasks: List<Task, 16> = List::new();
    for (effect, seats) in effects.iter().zip(&hit) {
        for seat in seats {
            happen(state, *seat, effect, &mut tasks, log);
        }
    }
    tasks.iter().rev().for_each(|task| state.table.push(*task));
}

/// Whom an effect concerns.
fn who(effect: &Happening) -> Who {
    match effect {
        Happening::GainFood { who, .. }
        | Happening::GainResources { who, .. }
        | Happening::GainScience { who, .. }
        | Happening::GainCulture { who, .. }
        | Happening::GainPopulation { who, .. }
        | Happening::GainFoodOrResources { who, .. }
        | Happening::GainCultureEqualTo { who, .. }
        | Happening::GainScienceEqualTo { who, .. }
        | Happening::DrawMilitaryCards { who, .. }
        | Happening::BuildFree { who, .. }
        | Happening::LoseCulture { who, .. }
        | Happening::LosePopulation { who, .. }
        | Happening::LoseFoodOrResources { who, .. }
        | Happening::LoseAllFood { who }
        | Happening::LoseBlueToken { who, .. }
        | Happening::LoseCivilActionsPerDiscontentWorker { who, .. }
        | Happening::LoseCulturePerDiscontentWorker { who, .. }
        | Happening::LoseHalfDiscontentWorkers { who, .. }
        | Happening::LoseColony { who, .. }
        | Happening::DestroyOwnBuilding { who, .. }
        | Happening::DestroyUrbanBuildingOfEachOther { who, .. }
        | Happening::MoveYellowToken { from: who, .. }
        | Happening::FarmsProduce { who }
        | Happening::MinesProduce { who }
        | Happening::FarmsAndMinesProduce { who, .. }
        | Happening::DiscardLeadersNotOfCurrentAge { who }
        | Happening::TakeCivilCards { who, .. }
        | Happening::SkipNextPoliticalAction { who }
        | Happening::TurnWonderFaceDown { who, .. }
        | Happening::ScoreCulture { who, .. } => *who,
        // These concern the table: done once, for the active player.
        Happening::ActivePlayerSkipsDiscard
        | Happening::RefillCardRow
        | Happening::ScoreCultureByRank { .. }
        | Happening::ScoreCulturePerWonder { .. } => Who::All,
    }
}

/// TTA-15.2 to TTA-15.4, TTA-15.11: the seats that are meant, in turn order.
pub fn seats(table: &Table, active: Seat, who: Who) -> List<Seat, 4> {
    let by_strength = || ranking(table, active, rates::strength);
    let by_culture = || ranking(table, active, |board| board.culture);
    let two = if table.players_left() > 2 { 2 } else { 1 };
    let first =
        |order: List<Seat, 4>, count: usize| in_turn_order(table, active, &order[..count.min(order.len())]);
    let last = |order: List<Seat, 4>, count: usize| {
        in_turn_order(table, active, &order[order.len().saturating_sub(count)..])
    };
    match who {
        Who::All => table.players_from(active).collect(),
        Who::Strongest => first(by_strength(), 1),
        Who::Weakest => last(by_strength(), 1),
        Who::TwoStrongest => first(by_strength(), two),
        Who::TwoWeakest => last(by_strength(), two),
        Who::MostCulture => first(by_culture(), 1),
        Who::LeastCulture => last(by_culture(), 1),
        Who::MostCultureIfAmongTwoWeakest => {
            let weak = last(by_strength(), two);
            first(by_culture(), 1).iter().copied().filter(|seat| weak.contains(seat)).collect()
        }
        // TTA-29.38.
        Who::MostHappyFacesAllTied => {
            let most = table.players().map(|seat| rates::happy(&table.boards[seat])).max();
            table
                .players_from(active)
                .filter(|seat| Some(rates::happy(&table.boards[*seat])) == most)
                .collect()
        }
        Who::AllWithUnusedWorker => {
            table.players_from(active).filter(|seat| table.boards[*seat].unused > 0).collect()
        }
        // Decided when the offer was used.
        Who::StrongestIfUsed => List::new(),
    }
}

fn in_turn_order(table: &Table, active: Seat, meant: &[Seat]) -> List<Seat, 4> {
    table.players_from(active).filter(|seat| meant.contains(seat)).collect()
}

/// One effect for one player: done at once, or put down as a task if it may need a choice.
fn happen(
    state: &mut State,
    seat: Seat,
    effect: &Happening,
    tasks: &mut List<Task, 16>,
    log: &mut impl Log<Event>,
) {
    match effect {
        Happening::GainFood { amount, .. } => gain(state, seat, What::Food, *amount, log),
        Happening::GainResources { amount, .. } => gain(state, seat, What::Resources, *amount, log),
        Happening::GainScience { amount, .. } => gain(state, seat, What::Science, *amount, log),
        Happening::GainCulture { amount, .. } => gain(state, seat, What::Culture, *amount, log),
        Happening::GainPopulation { amount, .. } => gain(state, seat, What::Population, *amount, log),
        Happening::GainFoodOrResources { amount, mixed, .. } => {
            tasks.push(Task::Gain { seat, amount: *amount, whole: !mixed });
        }
        Happening::GainCultureEqualTo { what, .. } => {
            gain(state, seat, What::Culture, rates::rate(state.board(seat), *what), log);
        }
        Happening::GainScienceEqualTo { what, .. } => {
            gain(state, seat, What::Science, rates::rate(state.board(seat), *what), log);
        }
        Happening::DrawMilitaryCards { amount, .. } => military::draw(state, seat, *amount, log),
        Happening::ActivePlayerSkipsDiscard => state.table.skips_discard = true,
        Happening::BuildFree { tech, .. } => {
            tasks.push(Task::BuildFree { seat, tech: tech.tech().expect("the data name a technology") });
        }
        Happening::LoseCulture { amount, .. } => lose(state, seat, What::Culture, *amount, log),
        Happening::LosePopulation { amount, .. } => tasks.push(Task::LosePopulation { seat, count: *amount }),
        Happening::LoseFoodOrResources { amount, .. } => {
            tasks.push(Task::Lose { seat, chooser: seat, amount: *amount, taker: None });
        }
        Happening::LoseAllFood { .. } => lose(state, seat, What::Food, u8::MAX, log),
        Happening::LoseBlueToken { amount, .. } => tokens::lose_blue(state, seat, *amount, log),
        Happening::LoseCivilActionsPerDiscontentWorker { amount, .. } => rebel(state, seat, *amount, log),
        Happening::LoseCulturePerDiscontentWorker { amount, .. } => {
            let culture = amount * rates::discontent(state.board(seat));
            lose(state, seat, What::Culture, culture, log);
        }
        Happening::LoseHalfDiscontentWorkers { round, .. } => {
            let count = round.half(rates::discontent(state.board(seat)));
            tasks.push(Task::LosePopulation { seat, count });
        }
        Happening::LoseColony { .. } => tasks.push(Task::LoseColony { seat, chooser: seat, taker: None }),
        Happening::DestroyOwnBuilding { .. } => tasks.push(Task::DestroyOwn { seat }),
        Happening::DestroyUrbanBuildingOfEachOther { .. } => {
            let victims = state.table.players().filter(|victim| *victim != seat);
            victims.for_each(|victim| tasks.push(Task::Raze { seat, victim, left: 1, tech: None, cost: 0 }));
        }
        Happening::MoveYellowToken { to, amount, .. } => {
            let takers = seats(&state.table, state.table.active, *to);
            takers.iter().for_each(|taker| move_yellow(state, seat, *taker, *amount, log));
        }
        Happening::FarmsProduce { .. } => tasks.push(Task::Farms { seat, phase: false }),
        Happening::MinesProduce { .. } => tasks.push(Task::Mines { seat, phase: false }),
        Happening::FarmsAndMinesProduce { .. } => {
            tasks.push(Task::Farms { seat, phase: false });
            tasks.push(Task::Consume { seat });
            tasks.push(Task::Mines { seat, phase: false });
            tasks.push(Task::Corruption { seat });
        }
        Happening::DiscardLeadersNotOfCurrentAge { .. } => {
            if state.board(seat).leader.is_some() && !state.board(seat).leader_is_of(state.table.age) {
                leaders::lose(state, seat, log); // TTA-29.23
            }
        }
        Happening::TakeCivilCards { civil_actions, .. } => {
            tasks.push(Task::TakeCards { seat, budget: *civil_actions, used: false });
        }
        Happening::SkipNextPoliticalAction { .. } => state.board_mut(seat).skips_politics = true,
        Happening::RefillCardRow => {
            if seat == state.table.active {
                tasks.push(Task::FillRow);
            }
        }
        Happening::TurnWonderFaceDown { .. } => tasks.push(Task::TurnWonder { seat }),
        // Age III events are scored as a whole.
        Happening::ScoreCulture { .. }
        | Happening::ScoreCultureByRank { .. }
        | Happening::ScoreCulturePerWonder { .. } => {}
    }
}

fn gain(state: &mut State, seat: Seat, what: What, amount: u8, log: &mut impl Log<Event>) {
    score::gain(state, seat, what, amount, log);
}

fn lose(state: &mut State, seat: Seat, what: What, amount: u8, log: &mut impl Log<Event>) {
    score::lose(state, seat, what, amount, log);
}

/// TTA-29.11, TTA-29.39: the active player loses actions of this turn, the others of their next one.
fn rebel(state: &mut State, seat: Seat, each: u8, log: &mut impl Log<Event>) {
    let actions = each * rates::discontent(state.board(seat));
    let active = state.table.active;
    let board = state.board_mut(seat);
    if seat == active {
        let lost = actions.min(board.civil_left());
        board.turn.civil_used += lost;
        board.turn.civil_done |= lost > 0;
        if lost > 0 {
            log.tell(Event::Changed { seat, what: What::CivilActions, amount: -i16::from(lost) });
        }
        return;
    }
    let missing = actions.min(board.civil_total().saturating_sub(board.rebellion));
    board.rebellion = board.rebellion.saturating_add(actions);
    if missing > 0 {
        log.tell(Event::Missing { seat, actions: missing });
    }
}

/// TTA-29.22: the completed wonders that can be turned face down.
pub fn turnable(table: &Table, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let board = &table.boards[seat];
    let ages = [Age::A, Age::I];
    let none = board.face_down.is_none();
    board.wonders.iter().copied().filter(move |card| none && ages.contains(&card.age()))
}

/// Turns the wonder face down: it loses its effects.
pub fn turn_down(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    state.board_mut(seat).face_down = Some(card);
    state.table.recount(seat);
    log.tell(Event::TurnedDown { seat, card });
}
