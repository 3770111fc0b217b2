//! What must hold in a stored position: whatever an index or a subtraction in the rules relies on,
//! and that no card and no token was made or lost.

use engine::{Corrupt, Game, Seat, Seats};

use crate::board::Board;
use crate::cards::{Age, Card, Category, Kind, Tech};
use crate::decks;
use crate::rules::{ages, colonies};
use crate::setup::{ALL_BLUE, ALL_YELLOW};
use crate::state::{Bonus, Place, Secret, State, Table};
use crate::task::{Stage, Task};

type Valid = Result<(), Corrupt>;

/// The most yellow tokens one civilization can have: so that no sum overflows.
const MOST_YELLOW: u16 = 200;
/// The most blue tokens one civilization can have.
const MOST_BLUE: u16 = 50;

/// Whether the position holds together.
pub fn validate(state: &State) -> Valid {
    table(&state.table)?;
    hidden(state)?;
    for (seat, board) in state.table.boards.pairs() {
        self::board(&state.table, seat, board)?;
    }
    state.table.tasks.iter().try_for_each(|task| self::task(state, *task))?;
    tokens(&state.table)?;
    civil_cards(state)?;
    military_cards(state)?;
    somebody_decides(state)
}

fn holds(holds: bool, what: &str) -> Valid {
    Corrupt::unless(holds, || what.to_owned())
}

fn table(table: &Table) -> Valid {
    let seats = table.seats();
    holds((2..=4).contains(&seats) && table.final_culture.count() == seats, "2 to 4 seats")?;
    holds(table.options.check().is_ok(), "options that fit together")?;
    let seated = |seat: Seat| seat.0 < seats;
    holds(seated(table.start) && seated(table.active), "start and active player are seated")?;
    holds(table.left.iter().all(|seat| seated(*seat)), "only players leave")?;
    let once = table.left.iter().copied().collect::<Seats>().len() == table.left.len();
    holds(once && table.left.len() < usize::from(seats), "each leaves once, somebody stays")?;
    let over = table.stage == Stage::Over;
    holds(over || table.plays(table.active), "the active player is in the game")?;
    holds(table.round >= 1 && table.round < 200, "rounds are counted from 1")?;
    let political = matches!(table.stage, Stage::War | Stage::Politics | Stage::Discard);
    holds(table.round > 1 || !political, "the first round is without politics")?;
    holds(table.age <= ages::last_with_decks(table.level()).next(), "the age belongs to the level")?;
    let twice = |index: usize| {
        table.tasks[..index].iter().any(|task| is_single(*task) && is_same(*task, table.tasks[index]))
    };
    holds(!(0..table.tasks.len()).any(twice), "what is done once waits once")?;
    battle(table)
}

/// Tasks of which there is never more than one.
fn is_single(task: Task) -> bool {
    matches!(
        task,
        Task::Keep
            | Task::Stay { .. }
            | Task::Contained { .. }
            | Task::Pay { .. }
            | Task::Divide { .. }
            | Task::TakeCards { .. }
            | Task::Auction { .. }
            | Task::PayColony { .. }
            | Task::Defend { .. }
            | Task::Spoils { .. }
            | Task::AnswerPact { .. }
    )
}

fn is_same(one: Task, other: Task) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// A battle has two sides, is ended once, and is fought before.
fn battle(table: &Table) -> Valid {
    let place = |wanted: Task| table.tasks.iter().position(|task| *task == wanted);
    let count = |wanted: Task| table.tasks.iter().filter(|task| **task == wanted).count();
    holds(count(Task::EndBattle) == usize::from(table.battle.is_some()), "a battle is ended once")?;
    let fought = count(Task::Fight) == 0 || place(Task::EndBattle) < place(Task::Fight);
    holds(count(Task::Fight) <= count(Task::EndBattle) && fought, "a battle is fought before it ends")?;
    let sides = table.battle.map(|battle| [battle.attacker, battle.defender]);
    let seated = |seat: Seat| seat.0 < table.seats() && table.plays(seat);
    holds(
        sides.is_none_or(|[one, other]| one != other && seated(one) && seated(other)),
        "a battle has two sides",
    )?;
    table.tasks.iter().enumerate().try_for_each(|(index, task)| match *task {
        Task::Sacrifice { seat } | Task::Defend { seat } => {
            let side = sides.is_some_and(|sides| sides.contains(&seat));
            holds(side && Some(index) > place(Task::Fight), "sacrifices are made before the fight")
        }
        _ => Ok(()),
    })
}

/// Secrets: hands in order, knowledge of nobody, one or all.
fn hidden(state: &State) -> Valid {
    let seats = state.table.seats();
    holds(state.hands.count() == seats, "a hand for each seat")?;
    let ordered = |hand: &crate::state::Hand| hand.is_sorted_by_key(|secret| secret.card);
    holds(state.hands.iter().all(ordered), "hands in the order of the cards")?;
    let all = Seats::all(seats);
    let fits = |known: Seats| known.len() <= 1 && known.iter().all(|seat| seat.0 < seats) || known == all;
    holds(secrets(state).all(|secret| fits(secret.known)), "known to nobody, one or all")?;
    holds(state.piles.bonus.iter().all(|bonus| fits(bonus.known)), "known to nobody, one or all")?;
    let owned = |bonus: &Bonus| bonus.place.owner().is_none_or(|seat| seat.0 < seats);
    holds(state.piles.bonus.iter().all(owned), "bonus cards of seats")?;
    let over = state.table.stage == Stage::Over;
    let shown = |bonus: &Bonus| match bonus.place {
        Place::Deck => true,
        // TTA-26.14: everything is shown at the end.
        _ if over && bonus.known == all => true,
        Place::Later(_) | Place::Out => bonus.known.is_empty(),
        Place::Offered(seat) | Place::Chosen(seat) => bonus.known == seat.map_or(all, Seats::one),
    };
    holds(state.piles.bonus.iter().all(shown), "bonus cards are known to those who see them")?;
    let offered = |wanted: fn(Option<Seat>) -> bool| {
        state.piles.bonus.iter().any(|bonus| matches!(bonus.place, Place::Offered(seat) if wanted(seat)))
    };
    let keeps = state.table.tasks.contains(&Task::Keep);
    let picks = state.table.tasks.iter().any(|task| matches!(task, Task::Pick { .. }));
    holds(offered(|seat| seat.is_some()) == keeps, "bonus cards are dealt to those who keep some")?;
    holds(offered(|seat| seat.is_none()) == picks, "bonus cards lie open to those who pick")?;
    let events = state.piles.current.iter().chain(&state.piles.future);
    holds(events.clone().all(|secret| secret.card.is_event()), "events in the event stacks")?;
    // TTA-14.6.
    let count = usize::from(seats) + 2;
    holds(!state.table.options.has_politics() || events.count() == count, "players + 2 events")
}

fn secrets(state: &State) -> impl Iterator<Item = &Secret> {
    let piles = &state.piles;
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let events = piles.current.iter().chain(&piles.future);
    hands.chain(events).chain(&piles.military).chain(&piles.discard).chain(&piles.gone)
}

fn board(table: &Table, seat: Seat, board: &Board) -> Valid {
    let plays = table.plays(seat);
    let start = [Category::Farm, Category::Mine].map(|category| Tech::new(category, 0));
    let knows = start.iter().flatten().all(|tech| board.techs.knows(*tech));
    holds(!plays || knows, "farms and mines of level 0 are in play")?;
    holds(board.population() + u16::from(board.yellow) <= MOST_YELLOW, "not too many yellow tokens")?;
    let blue = board.techs.all_tokens() + u16::from(board.blue) + u16::from(board.stage_tokens());
    holds(blue <= MOST_BLUE, "not too many blue tokens")?;
    holds(board.science <= crate::rules::rates::MAX_SCIENCE, "science is at most 40")?;
    let turn = &board.turn;
    let used = [turn.civil_used, turn.military_used, turn.extra_military, turn.trades, turn.liner];
    holds(used.iter().all(|used| *used < 60), "few actions are used in a turn")?;
    holds(turn.extra_civil < 20, "few civil actions are kept through a revolution")?;
    sacrificed(table, seat, board)?;
    cards_in_play(board)?;
    partners(table, seat, board)
}

/// Sacrificed units are on the cards, and only while a battle is fought or a bid is paid.
fn sacrificed(table: &Table, seat: Seat, board: &Board) -> Valid {
    for (category, levels) in Category::UNITS.into_iter().zip(board.sacrificed) {
        let there = board.techs.by_level(category);
        holds(levels.iter().zip(there).all(|(spoken, there)| spoken <= there), "sacrificed units are there")?;
    }
    let none = board.sacrificed.iter().flatten().all(|units| *units == 0);
    let fights = table.battle.is_some_and(|battle| battle.attacker == seat || battle.defender == seat);
    let pays =
        table.tasks.iter().any(|task| matches!(task, Task::PayColony { seat: payer, .. } if *payer == seat));
    holds(none || fights || pays, "units are sacrificed for something")
}

/// Every card in play is of the kind of its place.
fn cards_in_play(board: &Board) -> Valid {
    let kind = |card: Card, fits: fn(&Kind) -> bool| fits(card.kind());
    holds(kind(board.government, |kind| matches!(kind, Kind::Government(_))), "a government")?;
    let leader = board.leader.is_none_or(|card| kind(card, |kind| matches!(kind, Kind::Leader(_))));
    holds(leader, "a leader leads")?;
    let lines = board.specials.iter().all(|card| card.line().is_some());
    let twice =
        |index: usize| board.specials[..index].iter().any(|card| card.line() == board.specials[index].line());
    holds(lines && !(0..board.specials.len()).any(twice), "one special technology of each line")?;
    let wonder = |card: Card| kind(card, |kind| matches!(kind, Kind::Wonder(_)));
    holds(board.wonders.iter().all(|card| wonder(*card)), "wonders are completed")?;
    let site = board.building.is_none_or(|site| usize::from(site.stages) < site.card.stages().len());
    holds(site, "a wonder is under construction")?;
    let down = board.face_down.is_none_or(|card| board.wonders.contains(&card));
    holds(down, "a completed wonder lies face down")?;
    let colony = |card: &Card| kind(*card, |kind| matches!(kind, Kind::Territory(_)));
    holds(board.colonies.iter().all(colony), "colonies are territories")?;
    let tactic = board.tactic.is_none_or(|card| kind(card, |kind| matches!(kind, Kind::Tactic(_))));
    holds(tactic, "a tactics card in play")?;
    let hand = |card: Card| card.is_civil() && !wonder(card);
    holds(board.hand.iter().all(|held| hand(held.card)), "civil cards in the civil hand")?;
    // TTA-8.45. A special technology may also come as spoils (TTA-29.26).
    let known = |card: Card| card.tech().is_some_and(|tech| board.techs.knows(tech));
    let again = |index: usize| {
        let card = board.hand[index].card;
        known(card) || card.is_technology() && board.hand[..index].iter().any(|held| held.card == card)
    };
    holds(!(0..board.hand.len()).any(again), "each technology once, in hand or in play")
}

/// Pacts, wars and markers name other players.
fn partners(table: &Table, seat: Seat, board: &Board) -> Valid {
    let other = |named: Seat| named.0 < table.seats() && named != seat && table.plays(named);
    let pact =
        |pact: crate::board::PactInPlay| other(pact.partner) && matches!(pact.card.kind(), Kind::Pact(_));
    holds(board.pact.is_none_or(pact), "a pact with another player")?;
    let war = |war: crate::board::Declared| other(war.victim) && crate::state::is_war(war.card);
    holds(board.war.is_none_or(war), "a war on another player")?;
    holds(board.marker.is_none_or(other), "a marker held by another player")
}

/// Tasks name players and fitting cards.
fn task(state: &State, task: Task) -> Valid {
    let table = &state.table;
    let plays = |seat: Seat| seat.0 < table.seats() && table.plays(seat);
    let others = match task {
        Task::Lose { seat, taker, .. } | Task::LoseColony { seat, taker, .. } => [Some(seat), taker],
        Task::Raze { victim, .. } => [Some(victim), None],
        Task::Spoils { loser, .. } => [Some(loser), None],
        Task::AnswerPact { from, .. } => [Some(from), None],
        Task::Auction { bidder, .. } => [bidder, None],
        _ => [None, None],
    };
    let seats = [task.seat()].into_iter().chain(others);
    holds(seats.flatten().all(plays), "tasks are for players in the game")?;
    let fits = match task {
        Task::Contained { card, .. } => matches!(card.kind(), Kind::Action(_)),
        Task::Auction { card, bid, bidder, .. } => {
            let pays = |seat: Seat| bid <= colonies::most(state, seat);
            matches!(card.kind(), Kind::Territory(_)) && bidder.is_none_or(pays)
        }
        Task::PayColony { card, bid, cards, seat } => {
            let most = colonies::most(state, seat);
            matches!(card.kind(), Kind::Territory(_)) && most > 0 && bid <= most.saturating_add(cards)
        }
        Task::AnswerPact { card, from, seat, .. } => {
            let all = Seats::all(table.seats());
            let held = state.hands[from].iter().any(|secret| secret.card == card && secret.known == all);
            matches!(card.kind(), Kind::Pact(_)) && held && from != seat
        }
        _ => true,
    };
    holds(fits, "tasks are about fitting cards")
}

/// TTA-1.3: no token is made or lost; the box makes up for everything.
fn tokens(table: &Table) -> Valid {
    let yellow = |board: &Board| i16::from(board.yellow) + board.population().cast_signed();
    let blue = |board: &Board| {
        i16::from(board.blue) + board.techs.all_tokens().cast_signed() + i16::from(board.stage_tokens())
    };
    let out = |left: i16, all: i16, count: &dyn Fn(&Board) -> i16| {
        let held: i16 = table.boards.iter().map(count).sum();
        held.checked_add(left) == Some(all)
    };
    holds(out(table.yellow_box, ALL_YELLOW, &yellow), "120 yellow tokens")?;
    holds(out(table.blue_box, ALL_BLUE, &blue), "90 blue tokens")
}

/// How often each card is there.
struct Counts([i16; 256]);

impl Counts {
    fn new() -> Self {
        Self([0; 256])
    }

    fn add(&mut self, cards: impl Iterator<Item = Card>, times: i16) {
        cards.for_each(|card| self.0[card as usize] += times);
    }

    /// Whether everything that was added was taken away again.
    fn is_even(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }
}

/// Every civil card of the ages so far is in one place.
fn civil_cards(state: &State) -> Valid {
    let table = &state.table;
    let mut counts = Counts::new();
    for age in Age::WITH_CARDS.into_iter().filter(|age| *age <= table.age && ages::has_decks(table, *age)) {
        counts.add(decks::civil_cards(age, table.seats()), 1);
    }
    counts.add(state.piles.civil.iter().chain(table.row.iter().flatten()).chain(&table.out).copied(), -1);
    for board in table.boards.iter() {
        let in_play = board.technologies().filter(|card| !card.is_starting());
        counts.add(in_play.chain(board.leader).chain(board.building.map(|site| site.card)), -1);
        counts.add(board.wonders.iter().copied().chain(board.hand.iter().map(|held| held.card)), -1);
    }
    holds(counts.is_even(), "every civil card is in one place")
}

/// Every military card of the ages so far is in one place.
fn military_cards(state: &State) -> Valid {
    let table = &state.table;
    let politics = table.options.has_politics();
    let mut counts = Counts::new();
    // Deck I lies there from the beginning; of deck III the bonus cards are used before.
    let now = if politics { table.age.max(Age::I) } else { Age::A };
    for age in Age::WITH_CARDS.into_iter().filter(|age| *age <= now && ages::has_decks(table, *age)) {
        counts.add(decks::military_cards(age, table.seats(), table.options), 1);
    }
    let mut bonus = state.piles.bonus;
    if table.age >= Age::Iii && ages::has_decks(table, Age::Iii) {
        holds(bonus.iter().all(|bonus| bonus.place != Place::Deck), "bonus cards are beside the deck")?;
    } else {
        bonus.clear();
        holds(distinct_bonus(state), "13 different bonus cards")?;
    }
    counts.add(bonus.iter().map(|bonus| bonus.card), -1);
    counts.add(secrets(state).map(|secret| secret.card), -1);
    counts.add(table.past.iter().copied().chain(table.battle.map(|battle| battle.card)), -1);
    for task in &table.tasks {
        if let Task::Auction { card, .. } | Task::PayColony { card, .. } = task {
            counts.add([*card].into_iter(), -1);
        }
    }
    for board in table.boards.iter() {
        let open = board
            .tactic
            .into_iter()
            .chain(board.pact.map(|pact| pact.card))
            .chain(board.war.map(|war| war.card));
        counts.add(open.chain(board.colonies.iter().copied()), -1);
    }
    holds(counts.is_even(), "every military card is in one place")
}

fn distinct_bonus(state: &State) -> bool {
    let bonus = &state.piles.bonus;
    let again = |index: usize| bonus[..index].iter().any(|other| other.card == bonus[index].card);
    bonus.iter().all(|bonus| decks::is_impact(bonus.card)) && !(0..bonus.len()).any(again)
}

/// A stored position waits for somebody who can answer.
fn somebody_decides(state: &State) -> Valid {
    if state.table.stage == Stage::Over {
        return holds(state.table.tasks.is_empty(), "nothing waits when the game is over");
    }
    let deciding = state.status().deciding();
    holds(!deciding.is_empty(), "somebody must decide")?;
    let mut legal = Vec::new();
    deciding.iter().try_for_each(|seat| {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        holds(!legal.is_empty(), "whoever must decide can act")
    })
}
