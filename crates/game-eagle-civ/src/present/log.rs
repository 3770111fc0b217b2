//! What happened, in sentences.

use engine::{Arg, Message, Seen, msg};

use super::words::{bundle, ending, list, size};
use crate::event::Event;
use crate::state::{Pick, Side};
use crate::trade::Offer;

/// The sentence for an event, if it needs one.
pub fn tell(event: &Event) -> Option<Message> {
    turn(event)
        .or_else(|| movement(event))
        .or_else(|| battle(event))
        .or_else(|| trade(event))
        .or_else(|| purchase(event))
}

fn turn(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::RolledFirst { seat, roll } => msg!("log-rolled-first", seat, roll),
        Event::Started { seat, region } => msg!("log-started", seat, region = region.name()),
        Event::Dealt { seat, technology } => msg!("log-dealt", seat, technology = technology.name()),
        Event::StartMarkerBoxed { region, marker } => {
            msg!("log-start-marker-boxed", region = region.name(), marker = marker.name())
        }
        Event::TurnBegan { turn, first } => msg!("log-turn", turn, seat = first),
        Event::EraBegan { era } => msg!("log-era", era = era.name()),
        Event::Claimable { seats } => msg!("log-claimable", seats = list(seats.iter())),
        Event::Answered { seat, milestone: None } => msg!("log-waived", seat),
        Event::Answered { .. } => return None,
        Event::ClaimRoll { seat, roll } => msg!("log-claim-roll", seat, roll),
        Event::Claimed { seat, milestone, wonder } => {
            msg!("log-claimed", seat, milestone = milestone.name(), wonder = wonder.name())
        }
        Event::EndRoll { seat, roll, technologies, ends: true } => {
            msg!("log-end-roll", seat, roll, technologies)
        }
        Event::EndRoll { seat, roll, technologies, .. } => msg!("log-no-end-roll", seat, roll, technologies),
        Event::EndDeclared { ending: why, .. } => msg!("log-end-declared", why = ending(why)),
        Event::Over { ending: why, .. } => msg!("log-over", why = ending(why)),
        _ => return None,
    })
}

fn movement(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Moved { seat, which, to, count } => {
            let (unit, from, to) = (which.kind.figure(), which.area.name(), to.name());
            msg!("log-moved", seat, count, unit, from, to)
        }
        Event::Boarded { seat, which, to } => {
            msg!("log-boarded", seat, unit = which.kind.figure(), from = which.area.name(), to = to.name())
        }
        Event::Looked { seat, region, marker: Seen::Hidden } => {
            msg!("log-looked", seat, region = region.name())
        }
        Event::Looked { seat, region, marker: Seen::Known(marker) } => {
            msg!("log-saw", seat, region = region.name(), marker = marker.name())
        }
        Event::TurnedUp { region, marker } => {
            msg!("log-turned-up", region = region.name(), marker = marker.name())
        }
        Event::MarkerRemoved { region, marker } => {
            msg!("log-marker-removed", region = region.name(), marker = marker.name())
        }
        Event::Treasure { seat, gold } => msg!("log-treasure", seat, gold),
        Event::MinorRoll { seat, roll, total } => msg!("log-minor-roll", seat, roll, total),
        Event::MinorJoined { seat, region } => msg!("log-minor-joined", seat, region = region.name()),
        Event::Plague { region, radius } => msg!("log-plague", region = region.name(), radius),
        Event::Shrank { region, size: now } => msg!("log-shrank", region = region.name(), size = size(now)),
        Event::Destroyed { region, owner } => msg!("log-destroyed", region = region.name(), seat = owner),
        Event::Removed { seat, area, kind, count } => {
            msg!("log-removed", seat, count, unit = kind.figure(), area = area.name())
        }
        Event::Bombed { seat, area } => msg!("log-bombed", seat, area = area.name()),
        _ => return None,
    })
}

/// A picked unit, without a position to ask for its type.
fn picked(pick: Pick) -> Message {
    let words = msg!("pick", unit = pick.kind.figure(), seat = pick.owner, ship = 0u8);
    match pick.aircraft {
        Some(wing) => msg!("pick-with-aircraft", pick = words, wing),
        None => words,
    }
}

fn battle(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Declared { seat, foe, area } => msg!("log-declared", seat, foe, area = area.name()),
        Event::LetPass { seat } => msg!("log-let-pass", seat),
        Event::LeadRoll { seat, roll } => msg!("log-lead-roll", seat, roll),
        Event::BattleBegan { area, attacker, defender } => {
            msg!("log-battle", area = area.name(), attacker, defender)
        }
        Event::Joined { seat, side: Some(Side::Attack) } => msg!("log-joined-attack", seat),
        Event::Joined { seat, side: Some(Side::Defense) } => msg!("log-joined-defense", seat),
        Event::Joined { seat, side: None } => msg!("log-stayed-out", seat),
        Event::Picked { seat, pick: Seen::Hidden } => msg!("log-picked", seat),
        Event::Picked { seat, pick: Seen::Known(pick) } => msg!("log-picked-unit", seat, pick = picked(pick)),
        Event::Fought { pick, strength, roll, total, .. } => {
            msg!(
                "log-fought",
                pick = picked(pick),
                dice = strength.dice,
                roll,
                bonus = strength.bonus(),
                total
            )
        }
        Event::BattleEnded { area, winner: Some(seat) } => msg!("log-battle-won", area = area.name(), seat),
        Event::BattleEnded { area, winner: None } => msg!("log-battle-drawn", area = area.name()),
        Event::Captured { seat, region, from } => msg!("log-captured", seat, region = region.name(), from),
        Event::Eliminated { seat, heir: Some(heir), gold } => msg!("log-eliminated-heir", seat, heir, gold),
        Event::Eliminated { seat, .. } => msg!("log-eliminated", seat),
        _ => return None,
    })
}

fn terms(key: &'static str, offer: &Offer) -> Message {
    let Offer { id, from, to, gives, wants } = offer;
    let message = Message::new(key).with("id", *id).with("from", *from).with("to", *to);
    message.with("gives", bundle(gives)).with("wants", bundle(wants))
}

fn trade(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Offered(offer) => terms("log-offered", offer),
        Event::Traded(offer) => terms("log-traded", offer),
        Event::Declined { offer, seat } => msg!("log-declined", seat = *seat, id = *offer),
        Event::Withdrawn { offer, seat } => msg!("log-withdrawn", seat = *seat, id = *offer),
        Event::Swapped { seat, with, mine, theirs } => {
            msg!("log-swapped", seat = *seat, with = *with, mine = mine.name(), theirs = theirs.name())
        }
        Event::TradeEnded { seat } => msg!("log-trade-ended", seat = *seat),
        Event::Assigned { seat, region, productive: true } => {
            msg!("log-made-productive", seat = *seat, region = region.name())
        }
        Event::Assigned { seat, region, .. } => msg!("log-made-happy", seat = *seat, region = region.name()),
        Event::Critical { roll, resource } => msg!("log-critical", roll = *roll, resource = resource.name()),
        Event::Income { seat, statement } => {
            let lines = [
                ("income-settlements", statement.settlements),
                ("income-critical", statement.critical),
                ("income-resources", statement.resources),
                ("income-monopolies", statement.monopolies),
                ("income-wonders", statement.wonders),
                ("income-minimum", statement.minimum),
            ];
            let lines = lines.into_iter().filter(|(_, gold)| *gold > 0);
            let lines: Vec<Arg> =
                lines.map(|(key, gold)| Message::new(key).with("gold", gold).into()).collect();
            msg!("log-income", seat = *seat, total = statement.total(), lines = list(lines))
        }
        _ => return None,
    })
}

fn purchase(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Bought { seat, kind, price, royalty: None } => {
            msg!("log-bought", seat, unit = kind.figure(), price)
        }
        Event::Bought { seat, kind, price, royalty: Some(owner) } => {
            msg!("log-bought-royalty", seat, unit = kind.figure(), price, owner)
        }
        Event::Placed { seat, kind, area, .. } => {
            msg!("log-placed", seat, unit = kind.figure(), area = area.name())
        }
        Event::GiftWaits { seat, kind } => msg!("log-gift-waits", seat, unit = kind.figure()),
        Event::Founded { seat, region } => msg!("log-founded", seat, region = region.name()),
        Event::Grew { seat, region, size: now } => {
            msg!("log-grew", seat, region = region.name(), size = size(now))
        }
        Event::Acquired { seat, technology, price: 0 } => {
            msg!("log-received", seat, technology = technology.name())
        }
        Event::Acquired { seat, technology, price } => {
            msg!("log-acquired", seat, technology = technology.name(), price)
        }
        Event::WonderReceived { seat, wonder } => msg!("log-wonder", seat, wonder = wonder.name()),
        Event::Improved { seat, improvement, price, royalty: None } => {
            msg!("log-improved", seat, improvement = improvement.name(), price)
        }
        Event::Improved { seat, improvement, price, royalty: Some(owner) } => {
            msg!("log-improved-royalty", seat, improvement = improvement.name(), price, owner)
        }
        Event::Sold { seat, kind, gold } => msg!("log-sold", seat, unit = kind.figure(), gold),
        Event::PurchaseEnded { seat } => msg!("log-purchase-ended", seat),
        _ => return None,
    })
}
