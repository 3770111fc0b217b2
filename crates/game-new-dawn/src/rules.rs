//! The rules, one file for each chapter; here, which of them an action falls under.

pub mod agendas;
pub mod answers;
pub mod barbarians;
pub mod building;
pub mod combat;
pub mod control;
pub mod culture;
pub mod diplomacy;
pub mod economy;
pub mod industry;
mod intent;
pub mod maturity;
pub mod military;
pub mod science;
pub mod start;
pub mod terrain;
pub mod trade;

use engine::{Log, Rejection, Seat, msg, rule};

use crate::action::{Action, Token};
use crate::cards::Resource;
use crate::event::Event;
use crate::frame::{Frame, Manner, Resolving};
use crate::hex::Direction;
use crate::row::{Slot, Slots};
use crate::state::{State, Table};
use crate::{setup, turn};

pub use answers::list;

/// Whether a player may do this now.
///
/// # Errors
/// The reason why not.
pub fn check(table: &Table, seat: Seat, action: &Action) -> Result<(), Rejection> {
    check_decider(table, seat)?;
    match *action {
        Action::ChooseTile(tile) => building::check_choose(table, seat, tile),
        Action::TurnTile { side, turned } => building::check_turn(table, side, turned),
        Action::LayTile(at) => building::check_lay(table, at),
        Action::ChooseCapital(star) => building::check_capital(table, star),
        Action::PointTo(_) => {
            let asked = table.frame() == Frame::PlaceDirection;
            rule("ND-2.10").require(asked, || msg!("direction-is-placed-once"))
        }
        Action::SwapCards(one, other) => start::check_swap(table, seat, one, other),
        Action::Destroy(space) => start::check_destroy(table, seat, space),
        Action::Name(space) => start::check_name(table, seat, space),
        Action::Surrender(space) => start::check_surrender(table, space),
        Action::Withdraw(slot) => start::check_withdraw(table, seat, slot),
        Action::MoveBarbarian(barbarian, to) => start::check_move_barbarian(table, seat, barbarian, to),
        Action::ChangePact { owner, give, take } => diplomacy::check_change(table, seat, owner, give, take),
        Action::Resolve(slot) => check_resolve(table, seat, slot),
        Action::Spend(token) => check_spend(table, seat, token),
        Action::Done => check_done(table, seat),
        Action::EndTurn => {
            let asked = table.frame() == Frame::TurnDone;
            rule("ND-4.6").require(asked, || msg!("turn-is-not-done"))
        }
        Action::Place(space) => culture::check_place(table, seat, space),
        Action::TakeBack(space) => culture::check_take_back(table, seat, space),
        Action::MoveControl(from, to) => culture::check_move(table, seat, from, to),
        Action::Convert(space) => culture::check_convert(table, seat, space),
        Action::Advance => {
            let asked = matches!(table.frame(), Frame::Advance { .. });
            rule("ND-10.1").require(asked, || msg!("advancing-takes-a-science-card"))
        }
        Action::Learn(card, slot) => science::check_learn(table, seat, card, slot),
        Action::Strike(space) => science::check_strike(table, space),
        Action::Move(caravan, to) => economy::check_move(table, seat, caravan, to),
        Action::MoveAcross(caravan, over, to) => economy::check_across(table, seat, caravan, over, to),
        Action::DropCaravan(from) => economy::check_drop(table, seat, from),
        Action::TakeEnvoy(state) => diplomacy::check_take_envoy(table, seat, state),
        Action::TakePact(owner, pact) => diplomacy::check_take_pact(table, seat, owner, pact),
        Action::ReturnPact(owner, pact) => diplomacy::check_return(table, seat, owner, pact),
        Action::Exchange { give, take } => economy::check_exchange(table, seat, give, take),
        Action::PutOn(slot) => check_put(table, seat, slot),
        Action::Store => check_store(table, seat),
        Action::Discard(slot) => check_discard(table, seat, slot),
        Action::TakeResource(resource) => check_resource(table, seat, resource),
        Action::BuildCity(space) => industry::check_city(table, seat, space),
        Action::BuildWonder(wonder) => industry::check_wonder(table, seat, wonder),
        Action::PayResource(_) | Action::PayNatural(_) => industry::check_payment(table, seat, *action),
        Action::Site(space) => industry::check_site(table, seat, space),
        Action::Reinforce(space) => military::check_reinforce(table, seat, space),
        Action::Attack(space) => military::check_attack(table, seat, space),
        Action::Conquer | Action::Liberate => {
            let asked = matches!(table.frame(), Frame::Conquest { .. });
            rule("ND-18.8").require(asked, || msg!("no-city-state-beaten"))
        }
        Action::Loot(slot) => military::check_loot(table, slot),
    }
}

/// Who decides: the others wait (ND-4.1), and when the match is over nobody does (ND-16.4).
fn check_decider(table: &Table, seat: Seat) -> Result<(), Rejection> {
    match table.decider() {
        None => Err(rule("ND-16.4").refuse(msg!("match-is-over"))),
        Some(decider) => {
            rule("ND-4.1").require(decider == seat, || msg!("not-your-decision", seat = decider))
        }
    }
}

/// A card may be resolved at the start of the turn, and where a wonder or Capitalism asks for it.
fn check_resolve(table: &Table, seat: Seat, slot: Slot) -> Result<(), Rejection> {
    let economy = economy::further_slots(table, seat).contains(slot);
    match table.frame() {
        Frame::Turn => Ok(()),
        Frame::EconomyFirst { .. } | Frame::EconomyAfter => {
            rule("ND-R53").require(economy, || msg!("not-an-economy-card"))
        }
        Frame::Again { card } => rule("ND-R51").require(slot == card.slot, || msg!("not-the-card-of-slot-5")),
        // The card that was just reset lies in slot 1 (ND-R52).
        Frame::OtherCard => rule("ND-R52").require(slot != Slot::ALL[0], || msg!("another-card")),
        _ => Err(rule("ND-4.4").refuse(msg!("card-is-chosen-at-the-start"))),
    }
}

/// ND-20.2: what a token may be spent for.
fn check_spend(table: &Table, seat: Seat, token: Token) -> Result<(), Rejection> {
    let own = |card: Resolving| Slots::one(card.slot);
    match table.frame() {
        Frame::Place { card, near, left, .. } => culture::check_spend(table, seat, card, left, near, token),
        Frame::Advance { card, .. } | Frame::Caravans { card, .. } => {
            trade::check_spend(table, seat, own(card), trade::Spender::Resolver, token)
        }
        Frame::Pay { .. } => industry::check_payment(table, seat, Action::Spend(token)),
        Frame::AttackerSpends { .. } => {
            let chest = military::war_chest(table, seat);
            trade::check_spend(table, seat, chest, trade::Spender::Resolver, token)
        }
        Frame::DefenderSpends { .. } => {
            let chest = military::war_chest(table, seat);
            trade::check_spend(table, seat, chest, trade::Spender::Defender, token)
        }
        // They help neither cities nor reinforcing.
        Frame::Build { .. } => Err(rule("ND-12.7").refuse(msg!("no-trade-for-cities"))),
        Frame::Fight { .. } => Err(rule("ND-14.5").refuse(msg!("no-trade-for-reinforcing"))),
        _ => Err(rule("ND-20.2").refuse(msg!("tokens-are-spent-with-their-card"))),
    }
}

/// ND-R01: what can be skipped or stopped.
fn check_done(table: &Table, seat: Seat) -> Result<(), Rejection> {
    if table.frame().manner() != Manner::May {
        return Err(must_answer(table.frame()));
    }
    let owes = culture::owes_a_token(table, seat);
    rule("ND-9.9").require(!owes, || msg!("place-the-token-taken-back"))
}

/// Why a question cannot be declined.
fn must_answer(frame: Frame) -> Rejection {
    match frame {
        Frame::ChooseTile { .. } => rule("ND-3.6").refuse(msg!("must-choose-tile")),
        Frame::TurnTile { .. } | Frame::LayTile { .. } => rule("ND-3.6").refuse(msg!("must-lay-tile")),
        Frame::ChooseCapital { .. } => rule("ND-2.7").refuse(msg!("must-choose-capital")),
        Frame::PlaceDirection => rule("ND-2.10").refuse(msg!("must-place-direction")),
        Frame::TurnDone => rule("ND-4.6").refuse(msg!("must-end-turn")),
        Frame::Surrender { .. } => rule("ND-R96").refuse(msg!("must-surrender")),
        Frame::PlaceInGardens | Frame::PlaceOnHill => {
            rule("ND-9.9").refuse(msg!("place-the-token-taken-back"))
        }
        Frame::Occupy { .. } => rule("ND-R32").refuse(msg!("must-take-back")),
        Frame::DropCaravan => rule("ND-R22").refuse(msg!("must-drop-caravan")),
        Frame::Gift { .. } => rule("ND-R24").refuse(msg!("must-give")),
        Frame::ReturnPacts { .. } => rule("ND-R57").refuse(msg!("must-return-pact")),
        Frame::GainTrade { .. } => rule("ND-20.1").refuse(msg!("must-put-trade")),
        Frame::Discard { .. } => rule("ND-17.8").refuse(msg!("must-discard")),
        Frame::GainResource { .. } => rule("ND-R61").refuse(msg!("must-take-resource")),
        Frame::PutNatural { .. } => rule("ND-R59").refuse(msg!("must-put-token")),
        Frame::PutCityState { .. } => rule("ND-18.6").refuse(msg!("must-put-token")),
        Frame::Pay { .. } => rule("ND-13.1").refuse(msg!("must-pay")),
        Frame::Site { .. } | Frame::MoveWonder { .. } => rule("ND-13.4").refuse(msg!("must-site")),
        Frame::Conquest { .. } => rule("ND-18.8").refuse(msg!("must-conquer-or-liberate")),
        Frame::Turn => rule("ND-4.4").refuse(msg!("must-choose-card")),
        // These can be declined, or ask nothing.
        Frame::Card { .. }
        | Frame::EconomyFirst { .. }
        | Frame::EconomyAfter
        | Frame::Part { .. }
        | Frame::Again { .. }
        | Frame::Reset { .. }
        | Frame::OtherCard
        | Frame::SwapAny
        | Frame::EndTurn
        | Frame::NameSecond { .. }
        | Frame::Place { .. }
        | Frame::Hills
        | Frame::MoveControl
        | Frame::Convert { .. }
        | Frame::Advance { .. }
        | Frame::Strike
        | Frame::Learn { .. }
        | Frame::Upgrade { .. }
        | Frame::Caravans { .. }
        | Frame::Exchange
        | Frame::TakeEnvoy { .. }
        | Frame::TakePact { .. }
        | Frame::Embassy { .. }
        | Frame::Envoys { .. }
        | Frame::Build { .. }
        | Frame::Fight { .. }
        | Frame::AttackerSpends { .. }
        | Frame::DefenderSpends { .. }
        | Frame::Compare
        | Frame::Loot { .. }
        | Frame::Raid { .. }
        | Frame::Disperse
        | Frame::EndRound
        | Frame::Over => rule("ND-4.4").refuse(msg!("must-choose-card")),
    }
}

fn check_put(table: &Table, seat: Seat, slot: Slot) -> Result<(), Rejection> {
    match table.frame() {
        Frame::GainTrade { slots, .. } => trade::check_put(table, seat, slots, slot),
        Frame::Gift { owner } => {
            let room = diplomacy::gift_slots(table, owner).contains(slot);
            rule("ND-20.4").require(room, || msg!("card-is-full"))
        }
        Frame::PutNatural { .. } => Ok(()),
        Frame::PutCityState { state, .. } => {
            let fits = table.players[seat].row.of_kind(state.kind()).contains(slot);
            rule("ND-18.6").require(fits, || msg!("card-of-another-type-than-state"))
        }
        _ => Err(rule("ND-20.1").refuse(msg!("no-token-to-put"))),
    }
}

fn check_store(table: &Table, seat: Seat) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::GainTrade { .. });
    rule("ND-20.1").require(asked, || msg!("no-token-to-put"))?;
    trade::check_store(table, seat)
}

fn check_discard(table: &Table, seat: Seat, slot: Slot) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::Discard { .. });
    rule("ND-17.8").require(asked, || msg!("capital-not-raided"))?;
    trade::check_discard(table, seat, slot)
}

fn check_resource(table: &Table, seat: Seat, resource: Resource) -> Result<(), Rejection> {
    let Frame::GainResource { of } = table.frame() else {
        return Err(rule("ND-R61").refuse(msg!("no-resource-to-take")));
    };
    science::check_resource(table, seat, of, resource)
}

/// Carries out an action that `check` accepted, and goes on to the next question.
pub fn apply(state: &mut State, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    if setup::is_first(table) {
        setup::tell(table, log);
    }
    table.dice.clear();
    let in_turn = table.frames.first() == Some(&Frame::EndTurn);
    table.turn.used |= in_turn && !matches!(action, Action::Resolve(_) | Action::Done);
    let intent = intent::intent(table, seat, *action);
    let mut log = intent::Noting::new(log);
    carry_out(state, seat, *action, &mut log);
    turn::proceed(state, &mut log);
    log.tell_at_least(intent);
}

/// What an action does at once, before what follows from it.
pub(crate) fn carry_out(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    match action {
        Action::ChooseTile(tile) => building::apply_choose(table, seat, tile),
        Action::TurnTile { side, turned } => building::apply_turn(table, side, turned),
        Action::LayTile(at) => building::apply_lay(table, seat, at, log),
        Action::ChooseCapital(star) => building::apply_capital(table, seat, star, log),
        Action::PointTo(direction) => apply_direction(table, seat, direction, log),
        Action::SwapCards(one, other) => start::apply_swap(table, seat, one, other, log),
        Action::Destroy(space) => start::apply_destroy(table, space, log),
        Action::Name(space) => start::apply_name(table, seat, space, log),
        Action::Surrender(space) => start::apply_surrender(table, seat, space, log),
        Action::Withdraw(slot) => start::apply_withdraw(table, seat, slot, log),
        Action::MoveBarbarian(barbarian, to) => {
            start::apply_move_barbarian(table, seat, barbarian, to, log);
        }
        Action::ChangePact { owner, give, take } => {
            diplomacy::apply_change(table, seat, owner, give, take, log);
        }
        Action::Resolve(slot) => apply_resolve(table, slot, log),
        Action::Spend(token) => apply_spend(table, seat, token, log),
        Action::Done => turn::decline(table, log),
        Action::EndTurn => {
            table.frames.pop();
        }
        Action::Place(space) => culture::apply_place(table, seat, space, log),
        Action::TakeBack(space) => culture::apply_take_back(table, seat, space, log),
        Action::MoveControl(from, to) => culture::apply_move(table, seat, from, to, log),
        Action::Convert(space) => culture::apply_convert(table, seat, space, log),
        Action::Advance => apply_advance(table, seat, log),
        Action::Learn(card, slot) => science::apply_learn(table, seat, card, slot, log),
        Action::Strike(space) => science::apply_strike(table, seat, space, log),
        Action::Move(caravan, to) => economy::apply_move(table, seat, caravan, to, log),
        Action::MoveAcross(caravan, over, to) => economy::apply_across(table, seat, caravan, over, to, log),
        Action::DropCaravan(from) => economy::apply_drop(table, seat, from, log),
        Action::TakeEnvoy(state) => diplomacy::apply_take_envoy(table, seat, state, log),
        Action::TakePact(owner, pact) => diplomacy::apply_take_pact(table, seat, owner, pact, log),
        Action::ReturnPact(owner, pact) => diplomacy::apply_return(table, seat, owner, pact, log),
        Action::Exchange { give, take } => economy::apply_exchange(table, seat, give, take, log),
        Action::PutOn(slot) => apply_put(table, seat, slot, log),
        Action::Store => trade::apply_store(table, seat, log),
        Action::Discard(slot) => trade::apply_discard(table, seat, slot, log),
        Action::TakeResource(resource) => science::apply_resource(table, seat, resource, log),
        Action::BuildCity(space) => industry::apply_city(table, seat, space, log),
        Action::BuildWonder(wonder) => industry::apply_wonder(table, wonder),
        Action::PayResource(_) | Action::PayNatural(_) => industry::apply_payment(table, seat, action, log),
        Action::Site(space) => industry::apply_site(state, seat, space, log),
        Action::Reinforce(space) => military::apply_reinforce(table, seat, space, log),
        Action::Attack(space) => military::apply_attack(state, seat, space, log),
        Action::Conquer => military::apply_conquer(table, seat, log),
        Action::Liberate => military::apply_liberate(table, seat, log),
        Action::Loot(slot) => military::apply_loot(table, seat, slot, log),
    }
}

/// ND-2.10, ND-2.11: with the direction token the match begins.
fn apply_direction(table: &mut Table, seat: Seat, direction: Direction, log: &mut impl Log<Event>) {
    table.frames.pop();
    table.direction = direction;
    log.tell(Event::DirectionPlaced { seat, direction });
    turn::begin_turn(table, table.first, log);
}

fn apply_resolve(table: &mut Table, slot: Slot, log: &mut impl Log<Event>) {
    match table.frame() {
        Frame::EconomyFirst { .. } => turn::economy_first(table, slot),
        Frame::EconomyAfter => turn::economy_after(table, slot),
        Frame::Again { .. } => turn::resolve_again(table, log),
        frame => {
            table.frames.pop();
            table.frames.push(Frame::Card { slot, lesser: frame == Frame::OtherCard });
        }
    }
}

fn apply_spend(table: &mut Table, seat: Seat, token: Token, log: &mut impl Log<Event>) {
    match table.frames.last_mut() {
        Some(Frame::Place { left, .. }) => *left += 1,
        Some(Frame::Advance { bonus, .. } | Frame::Caravans { bonus, .. }) => *bonus += 1,
        Some(Frame::Pay { .. }) => return industry::apply_payment(table, seat, Action::Spend(token), log),
        _ => return military::apply_spend(table, seat, token, log),
    }
    trade::spend(table, seat, token, log);
}

fn apply_advance(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    if let Frame::Advance { card, bonus } = table.frame() {
        science::apply_advance(table, seat, card.strength + bonus, log);
    }
}

fn apply_put(table: &mut Table, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    match table.frame() {
        Frame::Gift { owner } => diplomacy::apply_gift(table, seat, owner, slot, log),
        Frame::PutNatural { natural, .. } => {
            table.frames.pop();
            control::put_natural(table, seat, natural, slot, log);
        }
        Frame::PutCityState { state, .. } => {
            table.frames.pop();
            control::put_city_state(table, seat, state, slot, log);
        }
        _ => trade::apply_put(table, seat, slot, log),
    }
}
