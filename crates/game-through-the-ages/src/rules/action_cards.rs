//! Chapter 8e: action cards.

use engine::{Log, Offers, Seat, rule};

use crate::action::Action;
use crate::board::Board;
use crate::cards::effect::{Deed, Group};
use crate::cards::{Card, Category, Kind};
use crate::event::{Event, What};
use crate::refusal::{Checked, Refused, Why};
use crate::rules::civil::{self, Terms};
use crate::rules::technologies::Change;
use crate::rules::{building, hand, population, rates, score, technologies, wonders};
use crate::state::{State, Table};
use crate::task::Task;

/// What is printed on an action card.
pub fn deeds(card: Card) -> &'static [Deed] {
    match card.kind() {
        Kind::Action(action) => &action.effects,
        _ => &[],
    }
}

/// TTA-8.32, TTA-8.33, TTA-8.62: 1 civil action, not taken in this turn, and what it contains must be
/// possible.
pub fn check(state: &State, seat: Seat, card: Card) -> Checked {
    hand::check_action_card(state, seat, card)?;
    civil::check_actions(state.board(seat), 1, rule("TTA-8.32"))?;
    deeds(card).iter().try_for_each(|deed| check_deed(state, seat, card, deed))
}

fn check_deed(state: &State, seat: Seat, card: Card, deed: &Deed) -> Checked {
    let board = state.board(seat);
    match deed {
        Deed::BuildWonderStage { discount } => wonders::check(board, 1, Terms::contained(*discount)),
        Deed::IncreasePopulation => population::check(board, Terms::contained(0)),
        _ if contains_choice(deed) => {
            let mut nearest = Nearest::Nothing;
            let first = !board.turn.civil_done;
            each_candidate(state, seat, deed, &mut |action| {
                if !matches!(nearest, Nearest::Possible) {
                    nearest.hear(check_contained(state, seat, card, first, action));
                }
            });
            nearest.verdict(card)
        }
        _ => Ok(()),
    }
}

/// What is known of the actions that a card allows: that one is possible, or what is in the way of
/// the one that is closest to it.
enum Nearest {
    Nothing,
    Refused(Refused),
    Possible,
}

impl Nearest {
    fn hear(&mut self, checked: Checked) {
        *self = match (checked, &self) {
            (Ok(()), _) => Self::Possible,
            (Err(refused), Self::Nothing) => Self::Refused(refused),
            (Err(refused), Self::Refused(other)) if missing(refused) < missing(*other) => {
                Self::Refused(refused)
            }
            _ => return,
        };
    }

    /// TTA-8.62: whether anything is possible, and if not, what is missing.
    fn verdict(self, card: Card) -> Checked {
        match self {
            Self::Possible => Ok(()),
            Self::Refused(refused) => Err(refused),
            Self::Nothing => Err(rule("TTA-8.62").refuse(Why::NothingFor { card })),
        }
    }
}

/// How much is missing; what is no matter of a price is far away.
fn missing(refused: Refused) -> u16 {
    match refused.why {
        Why::TooFewResources { need, have } => u16::from(need).saturating_sub(have),
        Why::TooLittleScience { need, have } => u16::from(need.saturating_sub(have)),
        _ => u16::MAX,
    }
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

/// The choices that a card contains.
pub fn each_contained(state: &State, seat: Seat, card: Card, first: bool, out: &mut impl Offers<Action>) {
    for deed in deeds(card) {
        each_candidate(state, seat, deed, &mut |action| {
            if check_contained(state, seat, card, first, action).is_ok() {
                out.offer(action);
            }
        });
    }
}

/// TTA-8.34: whether a card contains the action, which takes no further action but must be legal in
/// all other respects. TTA-28.11: a revolution only if the card is the `first` civil action.
pub fn check_contained(state: &State, seat: Seat, card: Card, first: bool, action: Action) -> Checked {
    let table = &state.table;
    let contained = |fits: bool| rule("TTA-8.34").require(fits, || Why::NotContained { card });
    for deed in deeds(card) {
        match (deed, action) {
            (Deed::BuildUrban { discount }, Action::Build(tech)) => {
                contained(tech.category.is_urban())?;
                return building::check_build(table, seat, tech, Terms::contained(*discount));
            }
            (Deed::BuildFarmOrMine { discount }, Action::Build(tech)) => {
                contained(matches!(tech.category, Category::Farm | Category::Mine))?;
                return building::check_build(table, seat, tech, Terms::contained(*discount));
            }
            (Deed::Upgrade { categories, discount }, Action::Upgrade { from, to }) => {
                contained(belongs(categories, from.category))?;
                return building::check_upgrade(table, seat, from, to, Terms::contained(*discount));
            }
            (Deed::PlayTechnology, Action::PlayTechnology(technology)) => {
                return technologies::check(state, seat, technology, Terms::contained(0));
            }
            (Deed::PlayTechnology, Action::Revolution(government)) => {
                let change = Change::Revolution { first };
                return technologies::check_change(state, seat, government, change, Terms::contained(0));
            }
            (Deed::PlayTechnology, Action::PeacefulChange(government)) => {
                return technologies::check_change(
                    state,
                    seat,
                    government,
                    Change::Peaceful,
                    Terms::contained(0),
                );
            }
            _ => {}
        }
    }
    contained(false)
}

/// Whether buildings of a type are among the groups that a card names.
fn belongs(groups: &[Group], category: Category) -> bool {
    match category {
        Category::Farm => groups.contains(&Group::Farm),
        Category::Mine => groups.contains(&Group::Mine),
        _ => category.is_urban() && groups.contains(&Group::Urban),
    }
}

/// What one might want to do with the card, possible or not.
fn each_candidate(state: &State, seat: Seat, deed: &Deed, each: &mut impl FnMut(Action)) {
    let techs = &state.board(seat).techs;
    match deed {
        Deed::BuildUrban { .. } => {
            let urban = Category::URBAN.into_iter().flat_map(|category| techs.of(category));
            urban.for_each(|tech| each(Action::Build(tech)));
        }
        Deed::BuildFarmOrMine { .. } => {
            let rural = techs.of(Category::Farm).chain(techs.of(Category::Mine));
            rural.for_each(|tech| each(Action::Build(tech)));
        }
        Deed::Upgrade { categories, .. } => {
            for from in techs.worked().filter(|from| belongs(categories, from.category)) {
                let higher = techs.of(from.category).filter(|to| to.level > from.level);
                higher.for_each(|to| each(Action::Upgrade { from, to }));
            }
        }
        Deed::PlayTechnology => {
            for card in hand::each(state, seat).filter(|card| card.is_technology()) {
                if matches!(card.kind(), Kind::Government(_)) {
                    each(Action::Revolution(card));
                    each(Action::PeacefulChange(card));
                } else {
                    each(Action::PlayTechnology(card));
                }
            }
        }
        Deed::BuildWonderStage { .. }
        | Deed::IncreasePopulation
        | Deed::GainFood { .. }
        | Deed::GainResources { .. }
        | Deed::GainScience { .. }
        | Deed::GainCulture { .. }
        | Deed::MilitaryActionsThisTurn { .. }
        | Deed::MilitaryResourcesThisTurn { .. }
        | Deed::MilitaryResourcesPerStrongerCivilization { .. }
        | Deed::CulturePerCivilizationWithMoreCulture { .. } => {}
    }
}

/// Does what was chosen, then the rest of the card.
pub fn choose(state: &mut State, seat: Seat, card: Card, action: Action, log: &mut impl Log<Event>) {
    let terms = Terms::contained(discount(card));
    match action {
        Action::Build(tech) => building::build(state, seat, tech, terms, log),
        Action::Upgrade { from, to } => building::upgrade(state, seat, from, to, terms, log),
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
