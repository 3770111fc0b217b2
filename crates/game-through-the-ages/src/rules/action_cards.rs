//! Chapter 8e: action cards.

use engine::{Log, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::cards::effect::{Deed, Group};
use crate::cards::{Card, Category, Kind, Tech};
use crate::event::{Event, What};
use crate::refusal::{Checked, Why, require};
use crate::rules::civil::{self, Terms};
use crate::rules::technologies::Change;
use crate::rules::{building, hand, population, rates, score, technologies, wonders};
use crate::state::{State, Table};
use crate::task::Task;

/// What is printed on an action card.
fn deeds(card: Card) -> &'static [Deed] {
    match card.kind() {
        Kind::Action(action) => &action.effects,
        _ => &[],
    }
}

/// TTA-8.32, TTA-8.33, TTA-8.62: 1 civil action, not taken in this turn, and what it contains must be
/// possible.
pub fn check(state: &State, seat: Seat, card: Card) -> Checked {
    hand::check_action_card(state, seat, card)?;
    civil::check_actions(state.board(seat), 1)?;
    let board = state.board(seat);
    let mut possible = true;
    for deed in deeds(card) {
        possible &= match deed {
            Deed::BuildWonderStage { discount } => {
                wonders::check(board, 1, Terms::contained(*discount)).is_ok()
            }
            Deed::IncreasePopulation => population::check(board, Terms::contained(0)).is_ok(),
            _ if contains_choice(deed) => {
                let mut any = false;
                each_contained(state, seat, card, !board.turn.civil_done, &mut |_| any = true);
                any
            }
            _ => true,
        };
    }
    require(possible, Why::ContainsNothing { card })
}

fn contains_choice(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::BuildUrban { .. } | Deed::BuildFarmOrMine { .. } | Deed::Upgrade { .. } | Deed::PlayTechnology
    )
}

/// Plays the card; the choice that it contains is asked next.
pub fn play(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    let first = !state.board(seat).turn.civil_done;
    civil::spend(state.board_mut(seat), 1);
    hand::remove(state, seat, card);
    state.table.out.push(card);
    log.tell(Event::ActionCard { seat, card });
    if deeds(card).iter().any(contains_choice) {
        state.table.push(Task::Contained { seat, card, first });
    } else {
        carry_out(state, seat, card, log);
    }
}

/// What the card does besides a contained choice, in its order (TTA-8.36: gains come last).
fn carry_out(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    for deed in deeds(card) {
        match deed {
            Deed::BuildWonderStage { discount } => {
                wonders::build(state, seat, 1, Terms::contained(*discount), log);
            }
            Deed::IncreasePopulation => population::grow(state, seat, Terms::contained(0), log),
            Deed::GainFood { amount } => gain(state, seat, What::Food, *amount, log),
            Deed::GainResources { amount } => gain(state, seat, What::Resources, *amount, log),
            Deed::GainScience { amount } => gain(state, seat, What::Science, *amount, log),
            Deed::GainCulture { amount } => gain(state, seat, What::Culture, *amount, log),
            Deed::MilitaryActionsThisTurn { amount } => {
                gain(state, seat, What::MilitaryActions, *amount, log);
            }
            Deed::MilitaryResourcesThisTurn { amount } => {
                gain(state, seat, What::UnitResources, *amount, log);
            }
            Deed::MilitaryResourcesPerStrongerCivilization { p2, p3, p4 } => {
                let each = by_players(&state.table, [*p2, *p3, *p4]);
                let stronger = ahead(&state.table, seat, |board| u16::from(rates::strength(board)));
                gain(state, seat, What::UnitResources, each * stronger, log);
            }
            Deed::CulturePerCivilizationWithMoreCulture { p2, p3, p4 } => {
                let each = by_players(&state.table, [*p2, *p3, *p4]);
                let richer = ahead(&state.table, seat, |board| board.culture);
                gain(state, seat, What::Culture, each * richer, log);
            }
            Deed::BuildUrban { .. }
            | Deed::BuildFarmOrMine { .. }
            | Deed::Upgrade { .. }
            | Deed::PlayTechnology => {}
        }
    }
}

fn gain(state: &mut State, seat: Seat, what: What, amount: u8, log: &mut impl Log<Event>) {
    score::gain(state, seat, what, amount, log);
}

/// TTA-26.19: figures by the number of players still in the game.
fn by_players(table: &Table, figures: [u8; 3]) -> u8 {
    figures[usize::from(table.players_left().clamp(2, 4) - 2)]
}

/// TTA-29.30: how many civilizations have strictly more.
fn ahead(table: &Table, seat: Seat, value: impl Fn(&Board) -> u16) -> u8 {
    let own = value(&table.boards[seat]);
    u8::try_from(table.players().filter(|other| value(&table.boards[*other]) > own).count())
        .expect("few players")
}

/// TTA-8.34: the choices that a card contains: no further action, otherwise legal in every respect.
pub fn each_contained(state: &State, seat: Seat, card: Card, first: bool, each: &mut impl FnMut(Action)) {
    for deed in deeds(card) {
        match deed {
            Deed::BuildUrban { discount } => each_build(state, seat, &Category::URBAN, *discount, each),
            Deed::BuildFarmOrMine { discount } => {
                each_build(state, seat, &[Category::Farm, Category::Mine], *discount, each);
            }
            Deed::Upgrade { categories, discount } => each_upgrade(state, seat, categories, *discount, each),
            Deed::PlayTechnology => each_technology(state, seat, first, each),
            _ => {}
        }
    }
}

fn each_build(
    state: &State,
    seat: Seat,
    categories: &[Category],
    discount: u8,
    each: &mut impl FnMut(Action),
) {
    let techs = categories.iter().flat_map(|category| state.board(seat).techs.of(*category));
    for tech in techs {
        if building::check_build(&state.table, seat, tech, Terms::contained(discount)).is_ok() {
            each(Action::Build(tech));
        }
    }
}

fn each_upgrade(state: &State, seat: Seat, groups: &[Group], discount: u8, each: &mut impl FnMut(Action)) {
    let techs = &state.board(seat).techs;
    let fits = |category: &Category| match category {
        Category::Farm => groups.contains(&Group::Farm),
        Category::Mine => groups.contains(&Group::Mine),
        _ => category.is_urban() && groups.contains(&Group::Urban),
    };
    for category in Category::ALL.iter().copied().filter(fits) {
        for (from, to) in techs.of(category).flat_map(|from| techs.of(category).map(move |to| (from, to))) {
            if building::check_upgrade(&state.table, seat, from, to, Terms::contained(discount)).is_ok() {
                each(Action::Upgrade { from, to });
            }
        }
    }
}

/// TTA-28.11: a revolution only if the card is the first civil action.
fn each_technology(state: &State, seat: Seat, first: bool, each: &mut impl FnMut(Action)) {
    let terms = Terms::contained(0);
    for card in hand::each(state, seat) {
        if technologies::check(state, seat, card, terms).is_ok() {
            each(Action::PlayTechnology(card));
        }
        if technologies::check_change(state, seat, card, Change::Revolution { first }, terms).is_ok() {
            each(Action::Revolution(card));
        }
        if technologies::check_change(state, seat, card, Change::Peaceful, terms).is_ok() {
            each(Action::PeacefulChange(card));
        }
    }
}

/// Does what was chosen, then the rest of the card.
pub fn choose(state: &mut State, seat: Seat, card: Card, action: Action, log: &mut impl Log<Event>) {
    let terms = Terms::contained(discount(card));
    match action {
        Action::Build(tech) => building::build(state, seat, tech, terms, log),
        Action::Upgrade { from, to } => upgrade(state, seat, (from, to), terms, log),
        Action::PlayTechnology(technology) => technologies::play(state, seat, technology, terms, log),
        Action::Revolution(government) => {
            technologies::change(state, seat, government, Change::Revolution { first: true }, terms, log);
        }
        Action::PeacefulChange(government) => {
            technologies::change(state, seat, government, Change::Peaceful, terms, log);
        }
        _ => unreachable!("checked to be contained in the card"),
    }
    carry_out(state, seat, card, log);
}

fn upgrade(state: &mut State, seat: Seat, (from, to): (Tech, Tech), terms: Terms, log: &mut impl Log<Event>) {
    building::upgrade(state, seat, from, to, terms, log);
}

/// The discount that a card gives on what it contains.
#[must_use]
pub fn discount(card: Card) -> u8 {
    let of = |deed: &Deed| match deed {
        Deed::BuildUrban { discount }
        | Deed::BuildFarmOrMine { discount }
        | Deed::Upgrade { discount, .. }
        | Deed::BuildWonderStage { discount } => *discount,
        _ => 0,
    };
    deeds(card).iter().map(of).max().unwrap_or(0)
}
