//! What the learned evaluation of Through the Ages looks at.

use engine::{Game, Rng, Seat};
use game_through_the_ages::State;
use game_through_the_ages::action::Action;
use game_through_the_ages::board::{Board, Good};
use game_through_the_ages::cards::{Between, Card, Category, Kind};
use game_through_the_ages::rules::{attack, colonies, goods, military, population, rates, tactics};
use game_through_the_ages::task::Task;
use game_through_the_ages::view::View;

use super::hand::Hands;
use super::judge::Judge;
use super::redeal::redeal;
use super::{POINT, come_to_rest, prices};
use crate::network::Sink;
use crate::search::Style;
use crate::{Ahead, Evaluate};

impl Evaluate for State {
    const UNIT: i32 = 15 * POINT;

    const STYLES: [Style; 4] =
        [Style::erring(30, 120), Style::distracted(150, 30, 120), Style::exact(3, 0), Style::exact(3, 2_000)];

    const LEARNED: &'static [(u8, &'static [u8])] = &[
        (2, include_bytes!("../../weights/through-the-ages-2.bin")),
        (3, include_bytes!("../../weights/through-the-ages-3.bin")),
        (4, include_bytes!("../../weights/through-the-ages-4.bin")),
    ];

    fn is_harmless(action: &Action) -> bool {
        use Action::{Decline, Done, EndTurn, GoOn, Pass, SkipPolitics};
        matches!(action, GoOn | SkipPolitics | Decline | Pass | Done | EndTurn)
    }

    fn is_foolish(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Aggression { victim, .. } => is_hopeless(self, seat, victim),
            Action::Bid(bid) => takes_the_army(self, seat, bid),
            // Who ends it gives up as much as they take, and the others gain.
            Action::EndPact(card) => gives_both_the_same(card),
            _ => false,
        }
    }

    const AHEAD: &'static [Ahead] = &[Ahead::Declines, Ahead::Ends];

    /// A free building is declined by nobody unasked: only pacts and territories are.
    fn ahead(&self, action: &Action) -> Option<Ahead> {
        let is_pact = matches!(self.table.tasks.last(), Some(Task::AnswerPact { .. }));
        match action {
            Action::Pass => Some(Ahead::Declines),
            Action::Decline if is_pact => Some(Ahead::Declines),
            Action::GoOn | Action::SkipPolitics | Action::EndTurn => Some(Ahead::Ends),
            _ => None,
        }
    }

    fn phase(&self) -> usize {
        usize::from(self.table.age.level()).min(3)
    }

    fn describe(&self, observer: Seat, seat: Seat, out: &mut impl Sink) {
        let judge = Judge::new(self);
        terms(&judge, observer, seat, out);
        let board = self.board(seat);
        figures(self, board, out);
        technologies(board, out);
        cards(board, out);
        hand(self, board, seat, observer == seat, out);
        time(self, seat, out);
        wants(board, out);
    }

    fn settle(&mut self, seat: Seat) {
        come_to_rest(self, seat);
    }

    /// Who bids shows something of their hand, and bonus cards of a variant are dealt apart: then everything is imagined again.
    fn redeal(&mut self, view: &View, seat: Seat, rng: Rng) {
        let bids = |task: &Task| matches!(task, Task::Auction { .. } | Task::PayColony { .. });
        if self.piles.bonus.is_empty() && !self.table.tasks.iter().any(bids) {
            redeal(self, seat, rng);
        } else {
            *self = Self::imagine(view, seat, rng);
        }
    }
}

/// Whether an aggression fails even if the attacker gives all units and the victim does nothing (TTA-17.6).
fn is_hopeless(state: &State, attacker: Seat, victim: Seat) -> bool {
    let (table, board) = (&state.table, state.board(attacker));
    let units = tactics::sacrifice_worth(board, &board.techs.units());
    let most = rates::strength(board).saturating_add(units);
    most.saturating_add(attack::pact_bonus(table, attacker, victim)) <= attack::force(table, victim)
}

/// Whether the partners of a pact get the same from it, and may attack each other all the same (TTA-18.9).
fn gives_both_the_same(card: Card) -> bool {
    matches!(card.kind(), Kind::Pact(pact) if pact.symmetric && pact.attack_between_partners != Between::Forbidden)
}

/// An army of this many units is worth more than a colony.
const ARMY: u8 = 3;

/// Whether such a bid can be paid only with the last unit of an army (TTA-16.5).
fn takes_the_army(state: &State, seat: Seat, bid: u8) -> bool {
    let board = state.board(seat);
    let units = board.techs.units();
    let count: u8 = units.iter().flatten().sum();
    let most = colonies::most(state, seat);
    let all = tactics::sacrifice_worth(board, &units);
    let saved = |kept: (usize, usize)| {
        let mut rest = units;
        rest[kept.0][kept.1] -= 1;
        all - tactics::sacrifice_worth(board, &rest)
    };
    let places =
        (0..units.len()).flat_map(|category| (0..units[category].len()).map(move |level| (category, level)));
    let least = places.filter(|(category, level)| units[*category][*level] > 0).map(saved).min();
    count >= ARMY && least.is_some_and(|least| bid > most.saturating_sub(least))
}

/// The terms of the hand-written evaluation.
fn terms(judge: &Judge<'_>, observer: Seat, seat: Seat, out: &mut impl Sink) {
    let board = judge.state.board(seat);
    let prices = &judge.prices;
    let culture = POINT * i32::from(board.culture);
    let culture_rate = prices.rates.culture * i32::from(rates::culture_rate(board));
    let science_rate = prices.rates.science * i32::from(rates::science_rate(board));
    let food = judge.food(board);
    let resources = judge.resources(board);
    let people = judge.people(board);
    let strength = judge.strength(seat, board);
    let actions = judge.actions(board);
    let options = judge.options(board);
    let shown =
        culture + culture_rate + science_rate + food + resources + people + strength + actions + options;
    out.term("culture", culture);
    out.term("culture rate", culture_rate);
    out.term("science rate", science_rate);
    out.term("food", food);
    out.term("resources", resources);
    out.term("people", people);
    out.term("strength", strength);
    out.term("actions", actions);
    out.term("options", options);
    // The science in store, and what goes when the leader goes.
    out.term("rest of what is in play", judge.in_play(&judge.state.table, seat) - shown);
    out.term("wonder", judge.wonder(seat));
    out.term("wars", judge.wars(seat));
    out.term("final scoring", judge.final_scoring(seat));
    let open = super::judge::THEIR_CARD * board.hand.len() as i32;
    out.term("hand", if observer == seat { open + Hands::new(judge, seat).worth() } else { open });
}

/// Rates and stores.
fn figures(state: &State, board: &Board, out: &mut impl Sink) {
    let number = |figure: u8| i32::from(figure);
    out.number("culture points", board.culture.into(), 30);
    out.number("culture each round", number(rates::culture_rate(board)), 5);
    out.number("science each round", number(rates::science_rate(board)), 5);
    out.number("science points", number(board.science), 8);
    let strength = number(rates::strength(board));
    out.number("own strength", strength, 10);
    let others = state.table.players().filter(|other| !std::ptr::eq(state.board(*other), board));
    let most = others.map(|other| number(rates::strength(state.board(other)))).max().unwrap_or(0);
    out.number("behind in strength", (most - strength).clamp(0, 30), 8);
    out.number("ahead in strength", (strength - most).clamp(0, 30), 8);
    out.number("food each round", i32::from(goods::per_round(board, Good::Food)), 4);
    out.number("food in store", i32::from(goods::stored(board, Good::Food)), 6);
    out.number("eaten", number(population::consumption(board.yellow)), 3);
    out.number("resources each round", i32::from(goods::per_round(board, Good::Resources)), 5);
    out.number("resources in store", i32::from(goods::stored(board, Good::Resources)), 6);
    let spare = number(rates::happy(board)) - number(rates::happy_needed(board.yellow));
    out.number("happy to spare", spare.clamp(0, 4), 2);
    out.number("discontent", (-spare).clamp(0, 6), 2);
    out.number("unused workers", number(board.unused), 2);
    out.number("yellow bank", number(board.yellow), 8);
    out.number("blue bank", number(board.blue), 8);
    out.number("civil actions", number(board.civil_total()), 3);
    out.number("military actions", number(board.military_total()), 3);
    out.number("colonies", board.colonies.len() as i32, 2);
    out.number("wonders", board.wonders.len() as i32, 2);
    out.number("rebellion", number(board.rebellion), 1);
}

/// Which technologies are known, and who works on them.
fn technologies(board: &Board, out: &mut impl Sink) {
    let place = |category: Category, level: u8| 4 * category as usize + usize::from(level);
    out.set("known", 4 * Category::COUNT, board.techs.iter().map(|tech| place(tech.category, tech.level)));
    for (category, names) in Category::ALL.into_iter().zip(WORKERS) {
        for (workers, name) in board.techs.by_level(category).iter().zip(names) {
            out.number(name, i32::from(*workers), 2);
        }
    }
}

const WORKERS: [[&str; 4]; Category::COUNT] = [
    ["workers 0.0", "workers 0.1", "workers 0.2", "workers 0.3"],
    ["workers 1.0", "workers 1.1", "workers 1.2", "workers 1.3"],
    ["workers 2.0", "workers 2.1", "workers 2.2", "workers 2.3"],
    ["workers 3.0", "workers 3.1", "workers 3.2", "workers 3.3"],
    ["workers 4.0", "workers 4.1", "workers 4.2", "workers 4.3"],
    ["workers 5.0", "workers 5.1", "workers 5.2", "workers 5.3"],
    ["workers 6.0", "workers 6.1", "workers 6.2", "workers 6.3"],
    ["workers 7.0", "workers 7.1", "workers 7.2", "workers 7.3"],
    ["workers 8.0", "workers 8.1", "workers 8.2", "workers 8.3"],
    ["workers 9.0", "workers 9.1", "workers 9.2", "workers 9.3"],
    ["workers 10.0", "workers 10.1", "workers 10.2", "workers 10.3"],
];

/// Cards in play besides technologies with workers.
fn cards(board: &Board, out: &mut impl Sink) {
    let single = board.leader.into_iter().chain(board.tactic).chain([board.government]);
    let several = board.specials.iter().chain(&board.wonders).chain(&board.colonies).copied();
    out.set("in play", Card::ALL.len(), single.chain(several).map(|card| card as usize));
    out.one_of("wonder begun", Card::ALL.len(), board.building.map(|site| site.card as usize));
    let left = board.building.map_or(0, |site| site.card.stages().len() as i32 - i32::from(site.stages));
    out.number("stages left", left, 2);
    out.flag("at war", board.war.is_some());
    out.flag("in a pact", board.pact.is_some());
}

/// The civil hand lies open; of the military hand others know the number.
fn hand(state: &State, board: &Board, seat: Seat, knows: bool, out: &mut impl Sink) {
    out.set("in hand", Card::ALL.len(), board.hand.iter().map(|held| held.card as usize));
    let held = &state.hands[seat];
    // What is above the limit is discarded at the end of the turn (TTA-7.2).
    out.number("military cards", held.len().min(military::hand_limit(board).into()) as i32, 3);
    let kinds = held.iter().filter(|_| knows).filter_map(|secret| match secret.card.kind() {
        Kind::Bonus(_) => Some(0),
        Kind::Event(_) => Some(1),
        Kind::Territory(_) => Some(2),
        Kind::Aggression(_) => Some(3),
        Kind::War(_) => Some(4),
        Kind::Pact(_) => Some(5),
        Kind::Tactic(_) => Some(6),
        _ => None,
    });
    out.set("military hand", 7, kinds);
}

/// What a civilization lacks so much that it shows only later: food for its people (TTA-10.7), any farm, any science.
fn wants(board: &Board, out: &mut impl Sink) {
    let food = i32::from(goods::per_round(board, Good::Food));
    let eaten = i32::from(population::consumption(board.yellow));
    let missing = eaten - food - i32::from(goods::stored(board, Good::Food));
    out.number("food missing", missing.max(0), 2);
    out.number("food missing each round", (eaten - food).max(0), 2);
    out.flag("no food", food == 0);
    out.flag("no science", rates::science_rate(board) == 0);
}

/// How far the match is.
fn time(state: &State, seat: Seat, out: &mut impl Sink) {
    let table = &state.table;
    out.one_of("age", 5, Some(usize::from(table.age.level()).min(4)));
    out.number("round", i32::from(table.round), 8);
    out.number("rounds left", prices::rounds_left(state), 8);
    out.flag("last round", table.ends_after == Some(table.round));
    let seats = table.boards.count();
    let until = (seat.0 + seats - table.active.0) % seats;
    out.one_of("turns until own", 4, Some(until.into()));
    let place = (seat.0 + seats - table.start.0) % seats;
    out.one_of("place in the round", 4, Some(place.into()));
    out.flag("left the game", !table.plays(seat));
}
