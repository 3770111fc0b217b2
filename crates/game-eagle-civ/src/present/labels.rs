//! How actions are offered.

use engine::{Label, Message, msg};

use super::words::{bundle, group, name, pick, size, unit};
use crate::action::{Action, Many};
use crate::cards::{Price, Region};
use crate::frame::Frame;
use crate::rules::movement::active;
use crate::rules::{purchase, technology, units};
use crate::state::{Side, Table};
use crate::trade::Offer;

/// The button of an action.
pub fn label(table: &Table, action: &Action) -> Label {
    match action {
        Action::Start(region) => Label::within(continent(*region), name(region.name())),
        Action::March { .. }
        | Action::Board { .. }
        | Action::Sail { .. }
        | Action::Fly { .. }
        | Action::Look(_)
        | Action::TakeBlank(_)
        | Action::Bomb(_)
        | Action::EndMoves => movement(table, action),
        Action::Challenge
        | Action::LetPass
        | Action::Attack { .. }
        | Action::EndAttacks
        | Action::JoinAttack
        | Action::JoinDefense
        | Action::StayOut
        | Action::Pick(_) => battle(table, action),
        Action::Offer(_)
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Withdraw(_)
        | Action::Swap { .. }
        | Action::EndTrade => trade(table, action),
        Action::MakeHappy(region) => Label::within(msg!("group-happy"), name(region.name())),
        Action::MakeProductive(region) => Label::within(msg!("group-productive"), name(region.name())),
        Action::AssignRest => Label::plain(msg!("assign-rest")),
        other => purchase(table, other),
    }
}

fn continent(region: Region) -> Message {
    msg!("continent", continent = region.facts().continent.as_str())
}

fn movement(table: &Table, action: &Action) -> Label {
    match *action {
        Action::March { which, to, many } => {
            let text = match many {
                Many::One => msg!("move-one", to = to.name()),
                Many::All => msg!("move-all", to = to.name()),
            };
            Label::within(group(table, which), text)
        }
        Action::Board { which, ship } => {
            Label::within(group(table, which), msg!("board", ship = group(table, ship)))
        }
        Action::Sail { which, to, aircraft } => {
            Label::within(group(table, which), msg!("sail", to = to.name(), aircraft))
        }
        Action::Fly { which, to } => Label::within(group(table, which), msg!("fly", to = to.name())),
        Action::Look(region) => Label::within(msg!("group-explore"), msg!("look", region = region.name())),
        Action::TakeBlank(region) => {
            Label::within(msg!("group-explore"), msg!("take-blank", region = region.name()))
        }
        Action::Bomb(area) => Label::within(msg!("group-bomb"), name(area.name())),
        _ => Label::plain(msg!("end-moves")),
    }
}

fn battle(table: &Table, action: &Action) -> Label {
    let leader = |side: Side| table.battle.map(|battle| battle.leader(side)).unwrap_or_default();
    match *action {
        Action::Challenge => Label::plain(match active(table) {
            Some(seat) => msg!("challenge", seat),
            None => msg!("not-now"),
        }),
        Action::LetPass => Label::plain(msg!("let-pass")),
        Action::Attack { area, foe } => Label::plain(msg!("attack", foe, area = area.name())),
        Action::EndAttacks => Label::plain(msg!("end-attacks")),
        Action::JoinAttack => Label::plain(msg!("join", seat = leader(Side::Attack))),
        Action::JoinDefense => Label::plain(msg!("join", seat = leader(Side::Defense))),
        Action::StayOut => Label::plain(msg!("stay-out")),
        Action::Pick(chosen) => Label::plain(pick(table, chosen)),
        _ => Label::plain(msg!("not-now")),
    }
}

fn offer(offer: Option<&Offer>, id: u16) -> Message {
    match offer {
        Some(Offer { from, to, gives, wants, .. }) => {
            msg!("offer", id, from = *from, to = *to, gives = bundle(gives), wants = bundle(wants))
        }
        None => msg!("no-such-offer"),
    }
}

fn trade(table: &Table, action: &Action) -> Label {
    let find = |id: u16| offer(table.offers.iter().find(|offer| offer.id == id), id);
    match *action {
        Action::Offer(proposal) => {
            let terms = msg!("offer-terms", gives = bundle(&proposal.gives), wants = bundle(&proposal.wants));
            Label::within(msg!("group-offer", seat = proposal.to), terms)
        }
        Action::Accept(id) => Label::within(find(id), msg!("accept")),
        Action::Decline(id) => Label::within(find(id), msg!("decline")),
        Action::Withdraw(id) => Label::within(find(id), msg!("withdraw")),
        Action::Swap { with, mine, theirs } => {
            let terms = msg!("swap", mine = mine.name(), theirs = theirs.name());
            Label::within(msg!("group-swap", seat = with), terms)
        }
        _ => Label::plain(msg!("end-trade")),
    }
}

fn price(gold: u32) -> Message {
    msg!("price", gold)
}

fn purchase(table: &Table, action: &Action) -> Label {
    let seat = table.frame().seat().unwrap_or_default();
    match *action {
        Action::Buy(kind) => {
            let label = Label::within(msg!("group-buy"), name(unit(table, kind)));
            label.hint(price(units::price(table, kind)))
        }
        Action::Found(region) => {
            let label = Label::within(msg!("group-found"), name(region.name()));
            label.hint(price(units::cost(table, Price::Village, table.era)))
        }
        Action::Upgrade(region) => {
            let next = table.settlement(region).map_or(1, |place| place.size + 1);
            let text = msg!("upgrade", region = region.name(), size = size(next));
            Label::within(msg!("group-upgrade"), text).hint(price(purchase::upgrade_price(table, region)))
        }
        Action::Learn(card) => {
            let label = Label::within(msg!("group-learn"), name(card.name()));
            label.hint(price(technology::price(table, seat, card)))
        }
        Action::Improve(card) => {
            let label = Label::within(msg!("group-improve"), name(card.name()));
            label.hint(price(units::cost(table, Price::Improvement, table.era)))
        }
        Action::BuyColonyShip => Label::plain(msg!("buy-colony-ship")).hint(price(200)),
        Action::Sell(which) => {
            let label = Label::within(msg!("group-sell"), group(table, which));
            label.hint(msg!("brings", gold = units::sell_price(table, which.kind)))
        }
        Action::EndPurchase => Label::plain(msg!("end-purchase")),
        ref other => question(table, other),
    }
}

fn question(table: &Table, action: &Action) -> Label {
    match *action {
        Action::Place { region, zone: None } => Label::plain(name(region.name())),
        Action::Place { region, zone: Some(zone) } => {
            Label::plain(msg!("place-fleet", zone = zone.name(), region = region.name()))
        }
        Action::TakeTechnology(card) => Label::plain(name(card.name())),
        Action::TakeUnit(kind) => Label::plain(name(unit(table, kind))),
        Action::Grow(region) => Label::plain(name(region.name())),
        Action::Claim(milestone) => {
            let words = msg!("claim", milestone = milestone.name(), wonder = milestone.wonder().name());
            if table.frame() == Frame::Claim {
                Label::plain(words)
            } else {
                Label::within(msg!("group-claim"), words)
            }
        }
        Action::Waive => Label::plain(msg!("waive")),
        Action::DeclareEnd(wonder) => Label::plain(msg!("declare-end", wonder = wonder.name())),
        _ => Label::plain(msg!("not-now")),
    }
}
