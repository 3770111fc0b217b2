//! Chapter 8c: wonders.

use engine::{Log, Seat, rule};

use crate::board::{Board, Good};
use crate::cards::effect::Completion;
use crate::cards::{Category, Kind};
use crate::event::{Event, What};
use crate::refusal::{Checked, Refused, Why};
use crate::rules::civil::{self, Terms};
use crate::rules::{goods, rates, score};
use crate::state::State;

/// TTA-8.23, TTA-8.61: how many stages one action builds at most.
#[must_use]
pub fn most_stages(board: &Board, terms: Terms) -> u8 {
    // TTA-8.37: an action card always builds exactly one.
    if terms.action { board.perks.stages_per_action } else { 1 }
}

/// What the next `stages` stages cost together.
#[must_use]
pub fn cost(board: &Board, stages: u8, discount: u8) -> u8 {
    let Some(site) = board.building else { return 0 };
    let next = site.card.stages().iter().skip(usize::from(site.stages)).take(usize::from(stages));
    next.map(|cost| cost.saturating_sub(discount)).sum()
}

/// Whether this many stages can be built with one action.
pub fn check(board: &Board, stages: u8, terms: Terms) -> Checked {
    let site = board.building.ok_or_else(|| rule("TTA-8.23").refuse(Why::NoWonder))?;
    let left = u8::try_from(site.card.stages().len()).expect("few stages") - site.stages;
    let most = most_stages(board, terms).min(left);
    rule("TTA-8.61").require((1..=most).contains(&stages), || Why::TooManyStages { most })?;
    if terms.action {
        civil::check_actions(board, 1, rule("TTA-8.23"))?;
    }
    // Each stage is paid, then needs its token: tried out on a copy.
    let mut copy = *board;
    (0..stages).try_for_each(|_| {
        let need = cost(&copy, 1, terms.discount);
        let have = goods::available(&copy, Good::Resources);
        rule("TTA-8.23").require(u16::from(need) <= have, || Why::TooFewResources { need, have })?;
        pay_stage(&mut copy, need).map(|_| ())
    })
}

/// TTA-8.24, TTA-8.25: pays for a stage and lays a token from the bank on it. Returns what was paid
/// beyond the cost (TTA-8.21).
fn pay_stage(board: &mut Board, cost: u8) -> Result<u8, Refused> {
    let over = goods::spend(board, Good::Resources, cost);
    rule("TTA-8.25").require(board.blue > 0, || Why::NoBlueToken)?;
    board.blue -= 1;
    if let Some(site) = &mut board.building {
        site.stages += 1;
    }
    Ok(over)
}

/// Builds the stages.
pub fn build(state: &mut State, seat: Seat, stages: u8, terms: Terms, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let total = cost(board, stages, terms.discount);
    if terms.action {
        civil::spend(board, 1);
    }
    let mut over = 0;
    for _ in 0..stages {
        let price = cost(board, 1, terms.discount);
        over += pay_stage(board, price).expect("checked on a copy");
    }
    let site = board.building.expect("checked: there is a wonder");
    log.tell(Event::Stages { seat, card: site.card, stages, cost: total });
    score::overpaid(seat, What::Resources, over, log);
    if usize::from(site.stages) == site.card.stages().len() {
        complete(state, seat, log);
    }
}

/// TTA-8.26: the tokens return and the effects begin.
fn complete(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let site = board.building.take().expect("a wonder is being completed");
    board.blue += site.stages;
    board.wonders.push(site.card);
    // Partners may count the wonder (International Tourism).
    state.table.recount_all();
    log.tell(Event::Completed { seat, card: site.card });
    let Kind::Wonder(wonder) = site.card.kind() else { return };
    for effect in &wonder.completion {
        let culture = completion_culture(state.board(seat), effect);
        score::gain(state, seat, What::Culture, culture, log);
    }
}

/// The culture that completing a wonder brings (TTA-8.26).
#[must_use]
pub fn completion_culture(board: &Board, effect: &Completion) -> u8 {
    let culture = match effect {
        // TTA-28.9.
        Completion::ScoreCulturePerWorkerLevel { buildings, per_level } => {
            let levels = |category: &Category| -> i16 {
                board.techs.of(*category).map(|tech| rates::levels(board, tech)).sum()
            };
            i16::from(*per_level) * buildings.iter().map(levels).sum::<i16>()
        }
        // TTA-28.8.
        Completion::ScoreCulturePerTechnologyLevel { per_level } => {
            i16::from(*per_level) * board.technologies().map(|card| i16::from(card.level())).sum::<i16>()
        }
        Completion::ScoreCulturePerWorker { farm, mine, urban, military } => {
            let worth = |category: Category| match category {
                Category::Farm => farm,
                Category::Mine => mine,
                _ if category.is_urban() => urban,
                _ => military,
            };
            let of = |category| i16::from(*worth(category)) * i16::from(board.techs.count(category));
            Category::ALL.map(of).iter().sum()
        }
    };
    u8::try_from(culture).unwrap_or(u8::MAX)
}

/// TTA-23.3: the wonder under construction is discarded; its tokens return to the bank.
pub fn lose_unfinished(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    if let Some(site) = board.building.take() {
        board.blue += site.stages;
        state.table.out.push(site.card);
        log.tell(Event::WonderLost { seat, card: site.card });
    }
}
