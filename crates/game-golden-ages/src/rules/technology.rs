//! Chapter 15, action 7: developing a technology; and developments by cards (GA-R26).

use engine::{Log, Offers, Rejection, Seat, msg, rule};
use enumset::EnumSet;

use crate::action::Action;
use crate::cards::{Card, Moment, Technology, Terms};
use crate::event::Event;
use crate::rules::abilities::{self, Powers};
use crate::state::{Player, Question, State};

/// GA-15.1: the tiles that can be developed and paid.
pub fn offer(player: &Player, powers: &Powers, terms: Terms, out: &mut impl Offers<Action>) {
    out.offer_all(affordable(player, powers, terms).map(Action::Develop));
}

/// GA-15.1: an undeveloped tile whose predecessor is developed, and its price.
pub fn check(state: &State, seat: Seat, technology: Technology, terms: Terms) -> Result<(), Rejection> {
    let player = &state.players[seat];
    check_undeveloped(player, technology)?;
    if let Some(before) = technology.facts().requires {
        rule("GA-15.1").require(player.technologies.contains(before), || {
            msg!("predecessor-missing", technology = technology.name(), before = before.name())
        })?;
    }
    let powers = Powers::of(player);
    let payable = affordable(player, &powers, terms).any(|tile| tile == technology);
    rule("GA-15.1").require(payable, || {
        let (cost, gold) = (price(&powers, technology, terms), player.gold);
        msg!("technology-too-dear", technology = technology.name(), cost, gold)
    })
}

fn check_undeveloped(player: &Player, technology: Technology) -> Result<(), Rejection> {
    rule("GA-15.1").require(!player.technologies.contains(technology), || {
        msg!("already-developed", technology = technology.name())
    })
}

/// What a tile costs: discounts add up and never fall below 0 (GA-R25).
#[must_use]
pub fn price(powers: &Powers, technology: Technology, terms: Terms) -> u8 {
    match terms {
        Terms::Free => 0,
        Terms::Cheaper(gold) => {
            technology.facts().cost.saturating_sub(gold).saturating_sub(powers.technology_discount)
        }
    }
}

/// The tiles whose predecessor is developed. The enum lists the mat column by column, so the tile
/// after one in its row stands four places on.
#[must_use]
pub fn developable(player: &Player) -> EnumSet<Technology> {
    let developed = player.technologies;
    EnumSet::from_u32_truncated(developed.as_u32() << 4) - developed
}

/// Those of them that can be paid.
pub fn affordable(player: &Player, powers: &Powers, terms: Terms) -> impl Iterator<Item = Technology> {
    developable(player).iter().filter(move |tile| u16::from(price(powers, *tile, terms)) <= player.gold)
}

/// Whether any tile can be developed on these terms.
#[must_use]
pub fn any_affordable(player: &Player, terms: Terms) -> bool {
    affordable(player, &Powers::of(player), terms).next().is_some()
}

/// The player of Japan develops no further tile.
pub fn apply_stop(seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    log.tell(Event::NoFurtherTechnology { seat });
    None
}

/// Action 7: Japan may go on (GA-15.4).
pub fn apply(
    state: &mut State,
    seat: Seat,
    technology: Technology,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    buy(state, seat, technology, Terms::AS_PRINTED, log);
    let player = &state.players[seat];
    let further = Powers::of(player).several_technologies && any_affordable(player, Terms::AS_PRINTED);
    further.then_some(Question::DevelopFurther)
}

/// By a card's text: as many as it says, one after the other.
pub fn apply_by_card(
    state: &mut State,
    seat: Seat,
    technology: Technology,
    (left, terms): (u8, Terms),
    log: &mut impl Log<Event>,
) -> Option<Question> {
    buy(state, seat, technology, terms, log);
    ask(state, seat, left - 1, terms)
}

/// Which tile to develop by a card's text; nothing if none can be (GA-R26).
#[must_use]
pub fn ask(state: &State, seat: Seat, left: u8, terms: Terms) -> Option<Question> {
    let found = left > 0 && any_affordable(&state.players[seat], terms);
    found.then_some(Question::Develop { left, terms })
}

fn buy(state: &mut State, seat: Seat, technology: Technology, terms: Terms, log: &mut impl Log<Event>) {
    let price = price(&Powers::of(&state.players[seat]), technology, terms).into();
    develop(state, seat, technology, log);
    abilities::pay(state, seat, price, None, log);
    let card = Card::Technology(technology);
    for effect in abilities::of(card, Moment::Immediate) {
        abilities::carry_out(state, seat, (card, effect), log);
    }
}

/// GA-15.1, GA-15.2: the tile goes beside the mat, its cubes to the reserve.
fn develop(state: &mut State, seat: Seat, technology: Technology, log: &mut impl Log<Event>) {
    let player = &mut state.players[seat];
    let cubes = technology.facts().cubes;
    player.technologies.insert(technology);
    player.reserve += cubes;
    log.tell(Event::Developed { seat, technology, cubes });
}

/// A tile named by a civilization, free of charge; gold if it is developed already; nothing if
/// the tile before it is missing.
pub fn develop_named(
    state: &mut State,
    seat: Seat,
    card: Card,
    (technology, if_has, otherwise_gold): (Technology, Option<Technology>, u8),
    log: &mut impl Log<Event>,
) {
    let developed = state.players[seat].technologies;
    if developed.contains(technology) {
        abilities::gain(state, seat, otherwise_gold.into(), card.into(), log);
    } else if if_has.is_none_or(|before| developed.contains(before)) {
        develop(state, seat, technology, log);
    }
}

/// The tiles that India can choose from.
pub fn level_five(player: &Player) -> impl Iterator<Item = Technology> {
    Technology::of_level(5).filter(|technology| !player.technologies.contains(*technology))
}

/// India: an undeveloped tile of level 5, whatever is missing before it.
pub fn check_level_five(state: &State, seat: Seat, technology: Technology) -> Result<(), Rejection> {
    let player = &state.players[seat];
    check_undeveloped(player, technology)?;
    let fits = level_five(player).any(|tile| tile == technology);
    rule("GA-R35").require(fits, || msg!("only-level-five", technology = technology.name()))
}

/// India: without the immediate points (GA-R35).
pub fn apply_level_five(
    state: &mut State,
    seat: Seat,
    technology: Technology,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    develop(state, seat, technology, log);
    None
}
