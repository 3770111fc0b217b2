//! How actions are offered: what was chosen before, the button, and what it brings.

mod purchases;

use engine::{Arg, Label, Message, Seat, msg};

use super::bundles::bundle;
use super::log::bonuses;
use super::words::{self, aboard, contents, group, marker, unit};
use crate::action::{Action, Many, WINGS, Wing};
use crate::cards::{Milestone, Region, Wonder};
use crate::map::Area;
use crate::rules::{battle, production};
use crate::state::{Battle, Pick, Side, Table, Which};
use crate::trade::{Deal, Goods, Offer, Proposal};
use crate::view::View;

pub use purchases::{brings, effect, improvement};

/// How an action is offered.
pub fn label(view: &View, seat: Seat, action: &Action) -> Label {
    let table = &view.table;
    // Somebody may ask for a seat that is not there; then it is told of the first one.
    let seat = if seat.0 < table.seats() { seat } else { Seat(0) };
    match *action {
        Action::Start(region) => start(view, region),
        Action::March { .. }
        | Action::Board { .. }
        | Action::Sail { .. }
        | Action::Fly { .. }
        | Action::Look(_)
        | Action::TakeBlank(_)
        | Action::Bomb(_)
        | Action::EndMoves => moving(view, seat, action),
        Action::Challenge
        | Action::LetPass
        | Action::Attack { .. }
        | Action::EndAttacks
        | Action::JoinAttack
        | Action::JoinDefense
        | Action::StayOut
        | Action::Pick(_) => fighting(view, seat, action),
        Action::Offer(_)
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Withdraw(_)
        | Action::Swap { .. }
        | Action::EndTrade => trading(table, seat, action),
        Action::MakeHappy(region) => assign(table, seat, region, false),
        Action::MakeProductive(region) => assign(table, seat, region, true),
        Action::AssignRest => Label::plain(msg!("do-assign-rest")),
        Action::Claim(milestone) => claim(milestone),
        Action::Waive => Label::plain(msg!("do-waive")),
        Action::DeclareEnd(wonder) => Label::plain(msg!("do-declare-end", wonder = wonder.name())),
        _ => purchases::label(view, seat, action),
    }
}

fn start(view: &View, region: Region) -> Label {
    let facts = region.facts();
    let continent = super::sheet::continent(&facts.continent);
    let hint = msg!("hint-start", land = facts.land_neighbors.len(), sea = facts.sea_neighbors.len());
    let beside: Vec<Arg> = facts
        .land_neighbors
        .iter()
        .filter_map(|other| Some(words::settlement(view.table.settlement(other)?).into()))
        .collect();
    let label = Label::within(continent, words::name(region.name()));
    if beside.is_empty() { label.hint(hint) } else { label.hint(msg!("hint-start-beside", hint, beside)) }
}

fn count_of(table: &Table, seat: Seat, which: Which) -> u8 {
    table.players[seat].group(which).map_or(1, |group| group.count)
}

fn moving(view: &View, seat: Seat, action: &Action) -> Label {
    let table = &view.table;
    let from = |which: Which| group(table, which, count_of(table, seat, which));
    match *action {
        Action::March { which, to, many } => {
            let area = to.name();
            let text = match many {
                Many::All => msg!("do-all-to", area),
                Many::One if count_of(table, seat, which) > 1 => msg!("do-one-to", area),
                Many::One => msg!("do-to", area),
            };
            Label::within(from(which), text).hint(contents(view, Area::Land(to)))
        }
        Action::Board { which, ship } => {
            let cargo = table.players[seat].cargo(ship.ship);
            let vessel = group(table, ship, count_of(table, seat, ship));
            Label::within(from(which), msg!("do-board", ship = vessel)).hint(msg!("hint-cargo", cargo))
        }
        Action::Sail { which, to, aircraft } => {
            let area = to.name();
            let text = match aircraft {
                Wing::NONE => msg!("do-to", area),
                Wing::Spent(count) => msg!("do-sail-with", area, aircraft = count),
                Wing::Chosen(chosen) => msg!("do-sail-with-chosen", area, wings = wings(chosen)),
            };
            Label::within(from(which), text).hint(contents(view, Area::Sea(to)))
        }
        Action::Fly { which, to } => {
            Label::within(from(which), msg!("do-to", area = to.name())).hint(contents(view, to))
        }
        Action::Look(region) => Label::within(msg!("group-explore"), msg!("do-look", region = region.name()))
            .hint(marker(view, region)),
        Action::TakeBlank(region) => {
            Label::within(msg!("group-explore"), msg!("do-take-blank", region = region.name()))
        }
        Action::Bomb(area) => {
            let wonder = Wonder::ManhattanProject.name();
            Label::within(msg!("group-bomb", wonder), words::name(area.name())).hint(contents(view, area))
        }
        _ => Label::plain(msg!("do-end-moves")),
    }
}

/// Aircraft by the steps that they have left.
fn wings(chosen: [u8; WINGS]) -> Vec<Arg> {
    let some = (0u8..).zip(chosen).filter(|(_, count)| *count > 0);
    some.map(|(steps, count)| msg!("wing", count, steps).into()).collect()
}

fn fighting(view: &View, seat: Seat, action: &Action) -> Label {
    let table = &view.table;
    match *action {
        Action::Challenge => Label::plain(msg!("do-challenge")),
        Action::LetPass => Label::plain(msg!("do-let-pass")),
        Action::Attack { area, foe } => {
            Label::plain(msg!("do-attack", foe, area = area.name())).hint(contents(view, area))
        }
        Action::JoinAttack => Label::plain(join(table, Side::Attack)),
        Action::JoinDefense => Label::plain(join(table, Side::Defense)),
        Action::StayOut => Label::plain(msg!("do-stay-out")),
        Action::Pick(pick) => self::pick(table, seat, pick),
        _ if table.battles.is_empty() => Label::plain(msg!("do-attack-nobody")),
        _ => Label::plain(msg!("do-end-attacks")),
    }
}

fn join(table: &Table, side: Side) -> Message {
    let seat = table.battle.map(|battle| battle.leader(side)).unwrap_or_default();
    match side {
        Side::Attack => msg!("do-join-attack", seat),
        Side::Defense => msg!("do-join-defense", seat),
    }
}

/// A unit, whose it is, what it carries, and what supports it.
fn pick(table: &Table, seat: Seat, pick: Pick) -> Label {
    let area = table.battle.map(|battle| battle.area).unwrap_or_default();
    let which = Which { area, kind: pick.kind, points: 0, ship: pick.ship };
    let unit = aboard(table, which, 1);
    let unit = if pick.owner == seat { unit } else { msg!("unit-of", unit, seat = pick.owner) };
    let text = match pick.aircraft {
        Some(wing) => msg!("do-pick-aircraft", unit, seat = wing),
        None => msg!("do-pick", unit),
    };
    match table.battle {
        Some(battle) => Label::plain(text).hint(strength(table, &battle, seat, pick)),
        None => Label::plain(text),
    }
}

/// Dice and bonuses of a pick, and what it is superior to.
fn strength(table: &Table, battle: &Battle, seat: Seat, pick: Pick) -> Message {
    let side = battle.led_by(seat).unwrap_or(Side::Attack);
    let even = battle::strength(table, battle, side, pick, pick.kind);
    let mut parts = vec![Arg::from(msg!("hint-dice", dice = even.dice))];
    parts.extend(bonuses(&even));
    parts.extend(superiority(table, battle, side, pick));
    words::list(parts)
}

/// Against which units of the other side it has battlefield superiority.
pub fn superiority(table: &Table, battle: &Battle, side: Side, pick: Pick) -> Option<Arg> {
    let mut beaten: Vec<Arg> = Vec::new();
    let mut bonus = 0;
    battle::picks(table, battle, side.other(), |other| {
        let against = battle::strength(table, battle, side, pick, other.kind);
        let unit = Arg::from(unit(table, other.kind));
        if against.superiority > 0 && !beaten.contains(&unit) {
            bonus = against.superiority;
            beaten.push(unit);
        }
    });
    (!beaten.is_empty()).then(|| msg!("hint-superior", bonus, units = beaten).into())
}

fn trading(table: &Table, seat: Seat, action: &Action) -> Label {
    match *action {
        Action::Offer(Proposal { to, gives, wants, counter }) => {
            let goods = Goods::of(table, &[(seat, gives), (to, wants)]);
            let (gives, wants) = (bundle(&goods, seat, &gives), bundle(&goods, to, &wants));
            let text = msg!("do-offer", gives, wants);
            let label = Label::within(msg!("group-offer", seat = to), text);
            counter.map_or(label.clone(), |number| label.hint(msg!("hint-counter", number)))
        }
        Action::Accept(id) => answer(table, id, |offer| msg!("do-accept", offer)),
        Action::Decline(id) => answer(table, id, |offer| msg!("do-decline", offer)),
        Action::Withdraw(id) => answer(table, id, |offer| msg!("do-withdraw", offer)),
        Action::Swap { with, mine, theirs } => {
            let wonder = Wonder::MagellansVoyage.name();
            let text = msg!(
                "do-swap",
                seat = with,
                mine = words::card(mine, table.resource(mine)),
                theirs = words::card(theirs, table.resource(theirs))
            );
            Label::within(msg!("group-swap", wonder), text)
        }
        _ => Label::plain(msg!("do-end-trade")),
    }
}

fn answer(table: &Table, id: u16, say: impl Fn(Message) -> Message) -> Label {
    match table.offers.iter().find(|offer| offer.id == id) {
        Some(offer) => Label::within(msg!("group-number", number = id), say(offered(table, offer))),
        None => Label::within(msg!("group-number", number = id), say(msg!("offer-gone"))),
    }
}

/// An offer as a part of a sentence.
pub fn offered(table: &Table, offer: &Offer) -> Message {
    let Deal { offer, goods } = Deal::new(table, *offer);
    let (gives, wants) = (bundle(&goods, offer.from, &offer.gives), bundle(&goods, offer.to, &offer.wants));
    msg!("offer", from = offer.from, to = offer.to, gives, wants)
}

fn assign(table: &Table, seat: Seat, region: Region, productive: bool) -> Label {
    let place = table.settlement(region);
    let text = words::card(region, table.resource(region));
    let player = &table.players[seat];
    let happy = production::always_happy(table, region) || player.happy.contains(region);
    let gear = table.fertile(region) || player.productive.contains(region);
    let value = |happy, gear| {
        production::card_value(table.resource(region), place.map_or(1, |place| place.size), happy, gear)
    };
    let (now, then) = (value(happy, gear), value(happy || !productive, gear || productive));
    let group = if productive { msg!("group-productive") } else { msg!("group-happy") };
    Label::within(group, text).hint(msg!("hint-assign", now, then))
}

fn claim(milestone: Milestone) -> Label {
    let (milestone, wonder) = (milestone.name(), milestone.wonder().name());
    Label::plain(msg!("do-claim", milestone, wonder))
}
