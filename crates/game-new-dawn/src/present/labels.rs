//! How actions are offered: what was chosen before, the button, and what it brings.

use engine::{Arg, Label, Message, Name, Seat, msg};

use super::deeds::{attack_values, deed, new_cards};
use super::questions::token as thing;
use super::words::{at, degrees, direction, foe, letter, piece_at, roman, spaces, tile_kind};
use crate::action::{Action, Token};
use crate::board::Piece;
use crate::cards::{CityState, FocusType, Pact, Terrain, Wonder, data};
use crate::details;
use crate::frame::{Frame, Resolving};
use crate::map::Placement;
use crate::row::Slot;
use crate::rules::industry::RESOURCE;
use crate::rules::{building, combat, diplomacy, economy, industry, science};
use crate::space::Space;
use crate::state::{Caravan, Table};

/// How an action is offered.
pub fn label(table: &Table, seat: Seat, action: Action) -> Label {
    // Somebody may ask for a seat that is not there; then it is told of the first one.
    let seat = if seat.0 < table.seats() { seat } else { Seat(0) };
    match action {
        Action::ChooseTile(tile) => Label::plain(msg!("do-tile", tile = tile.number())).hint(tile_kind(tile)),
        Action::TurnTile { side, turned } => {
            let turn = msg!("do-turn-tile", degrees = degrees(turned));
            Label::within(msg!("do-side", side = letter(side)), turn)
        }
        Action::LayTile(hex) => lay_tile(table, hex),
        Action::ChooseCapital(star) => capital(table, star),
        Action::PointTo(to) => Label::plain(msg!("do-point", direction = direction(to))),
        Action::SwapCards(one, other) => swap(table, seat, one, other),
        Action::Destroy(space) => {
            let text = msg!("do-destroy", foe = piece_at(table, space), at = at(table, space));
            of_wonder(Wonder::ForbiddenCity, text)
        }
        Action::Name(space) => {
            let text = msg!("do-name", foe = piece_at(table, space), at = at(table, space));
            of_wonder(Wonder::EiffelTower, text)
        }
        Action::Surrender(space) => Label::plain(msg!("do-surrender", at = at(table, space))),
        Action::Withdraw(slot) => {
            of_wonder(Wonder::GreatZimbabwe, msg!("do-withdraw", card = table.card(seat, slot)))
        }
        Action::MoveBarbarian(barbarian, to) => {
            let text = msg!("do-move-barbarian", barbarian, at = at(table, to));
            group(CityState::Seoul.name(), text)
        }
        Action::ChangePact { owner, give, take } => {
            group(CityState::Geneva.name(), msg!("do-change-pact", seat = owner, give, take))
        }
        Action::Resolve(slot) => resolve(table, seat, slot),
        Action::Spend(token) => spend(table, seat, token),
        Action::EndTurn => end_turn(table),
        Action::Done => Label::plain(if is_offer(table.frame()) { msg!("do-skip") } else { msg!("do-done") }),
        Action::Place(space) => place(table, space),
        Action::TakeBack(space) => take_back(table, space),
        Action::MoveControl(from, to) => {
            Label::within(msg!("group-move-control", at = at(table, from)), msg!("do-to", at = at(table, to)))
        }
        Action::Convert(space) => convert(table, space),
        Action::Advance => advance(table, seat),
        Action::Learn(card, slot) => Label::within(
            msg!("level", level = roman(card.level())),
            msg!("do-learn", card, replaced = table.card(seat, slot)),
        )
        .hint(msg_text(card.text())),
        Action::Strike(space) => strike(table, seat, space),
        Action::Move(caravan, to) => caravan_move(table, seat, caravan, to),
        Action::MoveAcross(caravan, over, to) => {
            let text = msg!("do-across", over = at(table, over), at = at(table, to));
            let label = Label::within(caravan_group(table, seat, caravan), text);
            trading(table, seat, to, label)
        }
        Action::DropCaravan(None) => Label::plain(msg!("do-drop-card")),
        Action::DropCaravan(Some(space)) => Label::plain(msg!("do-drop", at = at(table, space))),
        Action::TakeEnvoy(state) => Label::plain(msg!("do-take-envoy", state)).hint(msg_text(state.text())),
        Action::TakePact(owner, pact) => take_pact(table, seat, owner, pact),
        Action::ReturnPact(owner, pact) => {
            Label::within(msg!("group-pacts", seat = owner), msg!("do-pact", pact))
        }
        Action::Exchange { give, take } => Label::plain(msg!("do-exchange", give, take)),
        Action::PutOn(slot) => put_on(table, seat, slot),
        Action::Store => Label::plain(msg!("do-store")),
        Action::Discard(slot) => put_on(table, seat, slot),
        Action::TakeResource(resource) => Label::plain(msg!("do-resource", resource)),
        Action::BuildCity(space) => build_city(table, seat, space),
        Action::BuildWonder(wonder) => build_wonder(table, seat, wonder),
        Action::PayResource(resource) => paying(table, seat, msg!("do-resource", resource), RESOURCE),
        Action::PayNatural(natural) => {
            let text = msg!("do-natural", natural, resource = natural.resource());
            paying(table, seat, text, RESOURCE)
        }
        Action::Site(space) => Label::plain(msg!("do-site", at = at(table, space))),
        Action::Reinforce(space) => {
            Label::within(msg!("group-reinforce"), msg!("do-at", at = at(table, space)))
        }
        Action::Attack(space) => attack(table, seat, space),
        Action::Conquer => Label::plain(msg!("do-conquer")).hint(match table.players[seat].cities {
            0 => msg!("hint-conquer-token"),
            _ => msg!("hint-conquer-city"),
        }),
        Action::Liberate => Label::plain(msg!("do-liberate")).hint(msg!("hint-liberate")),
        Action::Loot(slot) => loot(table, slot),
    }
}

/// A sentence that is known by its key alone.
fn msg_text(key: &'static str) -> Message {
    Message::new(key)
}

fn group(name: Name, text: Message) -> Label {
    Label::within(msg!("group-thing", thing = name), text)
}

fn of_wonder(wonder: Wonder, text: Message) -> Label {
    group(wonder.name(), text)
}

/// Questions that are offers: declining is a "no" rather than an end.
const fn is_offer(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::EconomyFirst { .. }
            | Frame::EconomyAfter
            | Frame::Again { .. }
            | Frame::TakeEnvoy { .. }
            | Frame::TakePact { .. }
            | Frame::Advance { .. }
    )
}

fn lay_tile(table: &Table, at: crate::hex::Hex) -> Label {
    let label = Label::plain(msg!("do-lay-tile", q = at.q, r = at.r));
    let Frame::LayTile { side, turned, .. } = table.frame() else { return label };
    let placement = Placement { side, at, turned };
    let touched = spaces(building::touched(&table.map, placement));
    let holes = building::holes(&table.map, placement).len();
    label.hint(match holes {
        0 => msg!("hint-touches", touched),
        _ => msg!("hint-touches-water", touched, holes),
    })
}

fn swap(table: &Table, seat: Seat, one: Slot, other: Slot) -> Label {
    let text = msg!("do-swap", one = table.card(seat, one), other = table.card(seat, other));
    if table.frame() == Frame::SwapAny { Label::plain(text) } else { of_wonder(Wonder::Oracle, text) }
}

fn resolve(table: &Table, seat: Seat, slot: Slot) -> Label {
    let text = msg!("do-resolve", slot, card = table.card(seat, slot));
    Label::within(msg!("group-resolve"), text).hint(deed(&details::focus(table, seat, slot).deed))
}

/// A star with what lies around it.
fn capital(table: &Table, star: Space) -> Label {
    let label = Label::plain(msg!("do-at", at = at(table, star)));
    if !table.map.on_map().contains(star) {
        return label;
    }
    let around = table.map.around(star);
    let count = |terrain: &Terrain| (around & table.map.terrain(*terrain)).len();
    let found =
        Terrain::ALL.iter().map(|terrain| (*terrain, count(terrain))).filter(|(_, amount)| *amount > 0);
    let things = found.map(|(thing, amount)| Arg::from(msg!("amount-of", amount, thing)));
    label.hint(msg!("hint-around", things = things.collect::<Vec<_>>()))
}

/// The end of a turn, with what comes then.
fn end_turn(table: &Table) -> Label {
    let label = Label::plain(msg!("do-end-turn"));
    let next = table.turn.seat.next(table.seats());
    if next != table.first {
        return label.hint(msg!("hint-next-player", seat = next));
    }
    let spaces = &data().events.spaces;
    let event = spaces[usize::from(table.dial) % spaces.len()].symbol;
    label.hint(msg!("hint-next-event", event))
}

/// A token, with what spending it brings.
fn spend(table: &Table, seat: Seat, token: Token) -> Label {
    let text = match token {
        Token::Trade(slot) => msg!("do-spend-trade", card = table.card(seat, slot)),
        Token::CityState(_) | Token::Natural(_) => msg!("do-spend-thing", thing = thing(token)),
    };
    if matches!(table.frame(), Frame::Pay { .. }) {
        return paying(table, seat, text, 1);
    }
    let label = Label::within(msg!("group-spend"), text);
    match (table.frame(), table.combat) {
        (Frame::Place { .. }, _) => label.hint(msg!("hint-one-token-more")),
        (Frame::Advance { card, bonus }, _) => {
            let walk = walk(table, seat, card.strength + bonus + 1);
            label.hint(msg!("hint-advances-to", to = walk.to))
        }
        (Frame::Caravans { .. }, _) => label.hint(msg!("hint-one-space-more")),
        (Frame::AttackerSpends { .. }, Some(combat)) => {
            label.hint(msg!("hint-values", attack = combat.attack + 1, defense = combat.defense))
        }
        (Frame::DefenderSpends { .. }, Some(combat)) => {
            label.hint(msg!("hint-values", attack = combat.attack, defense = combat.defense + 1))
        }
        _ => label,
    }
}

/// What is spent for a wonder, with how far that comes.
fn paying(table: &Table, seat: Seat, text: Message, worth: u8) -> Label {
    let Frame::Pay { wonder, produced, .. } = table.frame() else {
        return Label::within(msg!("group-spend"), text);
    };
    let cost = industry::cost(table, seat, wonder);
    Label::within(msg!("group-pay", wonder), text).hint(msg!("hint-paid", produced = produced + worth, cost))
}

/// A control token that leaves the map, with what it gives up.
fn take_back(table: &Table, space: Space) -> Label {
    let label = Label::within(msg!("group-take-back"), msg!("do-at", at = at(table, space)));
    let natural = table.map.natural_at(space).map(Arg::from);
    let state = table.map.city_state_at(space).map(Arg::from);
    match natural.or(state).or_else(|| table.wonder_at(space).map(Arg::from)) {
        Some(thing) => label.hint(msg!("hint-gives-up", thing)),
        None => label,
    }
}

/// A city; a control token of one's own there is free again (ND-12.3).
fn build_city(table: &Table, seat: Seat, space: Space) -> Label {
    let label = Label::within(msg!("group-city"), msg!("do-at", at = at(table, space)));
    let token = table.board.0[seat].control.contains(space);
    if token { label.hint(msg!("hint-frees-token")) } else { label }
}

/// A control token, with what it takes.
fn place(table: &Table, space: Space) -> Label {
    let group = match table.frame() {
        Frame::Turn | Frame::PlaceInGardens => msg!("group-thing", thing = Wonder::HangingGardens),
        Frame::Hills => msg!("group-thing", thing = Wonder::Stonehenge),
        _ => msg!("group-place"),
    };
    let label = Label::within(group, msg!("do-at", at = at(table, space)));
    match lies_on(table, space) {
        Some(thing) => label.hint(msg!("hint-takes", thing)),
        None => label,
    }
}

fn lies_on(table: &Table, space: Space) -> Option<Arg> {
    let natural = table.map.natural_at(space).map(Arg::from);
    let wonder = || table.wonder_at(space).map(Arg::from);
    table.deposit_at(space).map(Arg::from).or(natural).or_else(wonder)
}

fn convert(table: &Table, space: Space) -> Label {
    let (foe, at) = (piece_at(table, space), at(table, space));
    match table.board.at(space) {
        Some((_, Piece::Reinforced)) => Label::plain(msg!("do-weaken", foe, at)),
        _ => Label::plain(msg!("do-convert", foe, at)),
    }
}

fn advance(table: &Table, seat: Seat) -> Label {
    let steps = match table.frame() {
        Frame::Advance { card, bonus } => card.strength + bonus,
        _ => 0,
    };
    let walk = walk(table, seat, steps);
    let label = Label::plain(msg!("do-advance", steps, to = walk.to));
    match new_cards(walk.levels) {
        cards if cards.is_empty() => label,
        cards => label.hint(msg!("hint-new-cards", cards)),
    }
}

fn walk(table: &Table, seat: Seat, steps: u8) -> science::Move {
    science::advance(table.players[seat].tech, steps, table.options.tech_overflow)
}

fn strike(table: &Table, seat: Seat, space: Space) -> Label {
    let area = table.map.around(space).with(space);
    let own = (area & table.board.0[seat].control).len();
    let rival = (area & table.board.rival_control(seat)).len();
    Label::plain(msg!("do-strike", at = at(table, space))).hint(msg!("hint-strike", own, rival))
}

fn caravan_group(table: &Table, seat: Seat, caravan: u8) -> Message {
    let caravans = &table.players[seat].caravans;
    let Some(Caravan::On(space)) = caravans.get(usize::from(caravan)) else {
        return msg!("group-caravan-card");
    };
    let at = at(table, *space);
    // Two on the same space differ in how far they have come.
    match caravans.iter().filter(|other| **other == Caravan::On(*space)).count() {
        1 => msg!("group-caravan", at),
        _ => msg!("group-caravan-moved", at, steps = table.turn.steps[usize::from(caravan)]),
    }
}

fn caravan_move(table: &Table, seat: Seat, caravan: u8, to: Space) -> Label {
    let text = match journey(table, seat, caravan, to) {
        Some(steps) => msg!("do-go", at = at(table, to), steps),
        None => msg!("do-to", at = at(table, to)),
    };
    trading(table, seat, to, Label::within(caravan_group(table, seat, caravan), text))
}

/// How many spaces a caravan would go.
fn journey(table: &Table, seat: Seat, caravan: u8, to: Space) -> Option<u8> {
    let Frame::Caravans { card, bonus } = table.frame() else { return None };
    let (journey, index) = (economy::Journey::of(card, bonus)?, usize::from(caravan));
    let known = index < 3 && table.map.on_map().contains(to);
    known.then(|| economy::distance(table, seat, journey, index, to))
}

/// What a caravan does at the end of its way.
fn trading(table: &Table, seat: Seat, to: Space, label: Label) -> Label {
    if !economy::markets(table, seat).contains(to) {
        return match table.barbarian_at(to) {
            Some(barbarian) => label.hint(msg!("hint-defeats", barbarian)),
            None => label,
        };
    }
    match (table.board.holder(to), table.map.city_state_at(to)) {
        (Some(rival), _) => label.hint(msg!("hint-trades-rival", seat = rival)),
        (None, Some(state)) => label.hint(msg!("hint-trades-state", state, kind = state.kind())),
        (None, None) => label,
    }
}

fn take_pact(table: &Table, seat: Seat, owner: Seat, pact: Pact) -> Label {
    let label = Label::within(msg!("group-pacts", seat = owner), msg!("do-pact", pact));
    let known = owner.0 < table.seats();
    let held = known.then(|| table.pacts_held(seat, owner).next()).flatten();
    match held.filter(|_| table.pacts_held(seat, owner).count() >= diplomacy::limit(table, seat)) {
        Some(held) => label.hint(msg!("hint-returns", pact = held)),
        None => label.hint(msg_text(pact.text())),
    }
}

/// A card of the own row, or of the one who gets a token by an embassy.
fn put_on(table: &Table, seat: Seat, slot: Slot) -> Label {
    let whose = match table.frame() {
        Frame::Gift { owner } => owner,
        _ => seat,
    };
    card_with_trade(table, whose, slot)
}

fn loot(table: &Table, slot: Slot) -> Label {
    match table.frame() {
        Frame::Loot { from, .. } => card_with_trade(table, from, slot),
        _ => card_with_trade(table, table.turn.seat, slot),
    }
}

fn card_with_trade(table: &Table, seat: Seat, slot: Slot) -> Label {
    let held = table.players[seat].row.at(slot);
    let label = Label::plain(msg!("do-put", slot, card = held.card));
    match held.trade {
        0 => label,
        trade => label.hint(msg!("hint-trade-on-card", trade)),
    }
}

fn build_wonder(table: &Table, seat: Seat, wonder: Wonder) -> Label {
    let label = Label::within(msg!("group-wonder"), msg!("do-wonder", wonder));
    let card = match table.frame() {
        Frame::Build { card } => Some(card),
        _ => card_of(table, seat, FocusType::Industry),
    };
    let production = card.map_or(0, |card| industry::most_production(table, seat, card, wonder));
    label.hint(msg!("hint-wonder", cost = industry::cost(table, seat, wonder), production))
}

fn attack(table: &Table, seat: Seat, space: Space) -> Label {
    let card = match table.frame() {
        Frame::Fight { card, .. } => Some(card),
        _ => card_of(table, seat, FocusType::Military),
    };
    let text = match combat::foe_at(table, seat, space) {
        Some(target) => msg!("do-attack", foe = foe(target), at = at(table, space)),
        None => msg!("do-at", at = at(table, space)),
    };
    let label = Label::within(msg!("group-attack"), text);
    match card.and_then(|card| details::attack(table, seat, card, space)) {
        Some(found) => {
            let [attack, defense] = attack_values(&found);
            let chances = found.chances;
            label.hint(match found.tokens {
                0 => msg!("hint-attack", attack, defense, chances),
                tokens => {
                    msg!("hint-attack-tokens", attack, defense, chances, tokens, best = found.best_chances)
                }
            })
        }
        None => label,
    }
}

/// The card of a type as it would be resolved now.
fn card_of(table: &Table, seat: Seat, kind: FocusType) -> Option<Resolving> {
    let slot = table.players[seat].row.of_kind(kind).iter().next()?;
    Some(Resolving { slot, strength: crate::turn::strength(table, seat, slot), card: table.card(seat, slot) })
}
