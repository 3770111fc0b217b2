//! Chapter 7: movement, control, and what they pay.

use engine::{List, Log, Rejection, Rule, Seat, msg, rule};

use crate::cards::{Card, Effect, Moment, Range, Resource};
use crate::event::Event;
use crate::map::{SPACES, Space, Spaces};
use crate::rules::abilities;
use crate::state::{Player, State};

/// A movement: up to this range, from one space to another (GA-7.4).
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// How far the colonist may go.
    pub range: Range,
    /// Where it stands.
    pub from: Space,
    /// Where it ends.
    pub to: Space,
}

/// Actions 1 to 4 need an own standing colonist; the action that is tried says so by its own rule.
pub fn check_standing(needs: Rule, player: &Player, from: Space) -> Result<(), Rejection> {
    let standing = &player.colonists.standing;
    needs.require(standing.contains(&from), || {
        // Where none stands, no space is to be named.
        if standing.is_empty() { msg!("no-colonist-stands") } else { msg!("no-standing-colonist", at = from) }
    })
}

/// GA-7.4: within the range; nothing on the way hinders a colonist (GA-7.2, GA-7.3).
pub fn check_range(way: Way) -> Result<(), Rejection> {
    let Way { range, from, to } = way;
    rule("GA-7.4").require(from.within(range).contains(to), || {
        let spaces = if let Range::Steps(spaces) = range { spaces } else { SPACES };
        msg!("out-of-range", from, to, spaces)
    })
}

/// Moves a colonist and pays what the movement brings, which is there before anything of the
/// same action must be paid (GA-R14).
pub fn apply(state: &mut State, seat: Seat, way: Way, log: &mut impl Log<Event>) {
    let incomes = incomes(state, seat, way);
    state.players[seat].colonists.move_standing(way.from, way.to);
    receive(state, seat, &incomes, log);
}

/// Gold, and the card that brings it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Income {
    card: Card,
    gold: u16,
}

/// What one movement can bring at most: the edge, the opponents, and two symbols of different
/// kinds for which a technology and a civilization pay.
pub type Incomes = List<Income, 6>;

/// What a movement would bring.
#[must_use]
pub fn income(state: &State, seat: Seat, way: Way) -> u16 {
    incomes(state, seat, way).iter().map(|income| income.gold).sum()
}

/// The income of a movement in the order of GA-R14: the edge (Portugal), the opponents (United
/// States), the symbols. A movement to the colonist's own space is forgone and brings nothing (GA-R39).
fn incomes(state: &State, seat: Seat, way: Way) -> Incomes {
    let Way { range, from, to } = way;
    let mut incomes = Incomes::new();
    if from == to {
        return incomes;
    }
    let player = &state.players[seat];
    if from.over_the_edge(range).contains(to) {
        add(&mut incomes, player, Moment::CrossEdge, 1);
    }
    if is_at_opponent(state, seat, to) {
        add(&mut incomes, player, Moment::ArriveAtOpponent, 1);
    }
    if !player.presence().contains(to) {
        add_control(&mut incomes, state, seat, to);
    }
    incomes
}

/// GA-7.9: gold for each symbol of a space of which control is gained; none under a capital
/// (GA-7.12).
fn add_control(incomes: &mut Incomes, state: &State, seat: Seat, at: Space) {
    let visible = Spaces::one(at) - state.capitals();
    for resource in Resource::ALL {
        let symbols = state.board.count(*resource, visible);
        if symbols > 0 {
            add(incomes, &state.players[seat], Moment::GainControl(*resource), symbols);
        }
    }
}

fn add(incomes: &mut Incomes, player: &Player, when: Moment, times: u8) {
    for (card, effect) in abilities::at(player, when) {
        if let Effect::Gold { amount, .. } = effect {
            incomes.push(Income { card, gold: u16::from(amount) * u16::from(times) });
        }
    }
}

fn receive(state: &mut State, seat: Seat, incomes: &Incomes, log: &mut impl Log<Event>) {
    incomes.iter().for_each(|income| abilities::gain(state, seat, income.gold, income.card.into(), log));
}

/// GA-7.8: control gained by founding a city where the player had nothing before.
pub fn gain_control(state: &mut State, seat: Seat, at: Space, log: &mut impl Log<Event>) {
    let mut incomes = Incomes::new();
    add_control(&mut incomes, state, seat, at);
    receive(state, seat, &incomes, log);
}

/// Whether another player has a colonist, a city or the capital on a space (GA-20.4).
fn is_at_opponent(state: &State, seat: Seat, at: Space) -> bool {
    let there = |player: &Player| player.presence().contains(at) || player.capital == Some(at);
    state.players.pairs().any(|(other, player)| other != seat && there(player))
}
