//! The log: what happened, in sentences.

use engine::{Arg, Message, Name, Seat, Seen, msg};

use super::bundles::bundle;
use super::words::{self, piece};
use crate::cards::{Kind, Marker};
use crate::event::Event;
use crate::map::{Area, Regions};
use crate::options::Options;
use crate::rules::battle::Strength;
use crate::rules::production::Statement;
use crate::state::{Faces, Pick, Side, Which};
use crate::trade::Deal;

/// The sentences for an event; none for what needs no words.
pub fn tell(event: &Event) -> Vec<Message> {
    match *event {
        // A second sentence says what became of it.
        Event::Claimable { .. } | Event::Picked { pick: Seen::Hidden, .. } => Vec::new(),
        Event::Answered { milestone: Some(_), .. } => Vec::new(),
        // Who is done may be asked again; what counts is that nobody trades any more.
        Event::TradeEnded { all: false, .. } => Vec::new(),
        Event::Served { happy, productive, .. } if (happy | productive).is_empty() => Vec::new(),
        Event::MarkerRemoved { .. } | Event::Removed { .. } | Event::Shrank { .. } => vec![loss(*event)],
        ref event => vec![sentence(event)],
    }
}

/// What the table plays by (EC-1.2, EC-26.1).
pub fn opening(options: Options) -> Vec<Message> {
    vec![msg!("log-rules", rules = words::rules(options), edition = words::edition(options))]
}

/// Pieces as a sentence has them, where German and Dutch want a number before a single one.
fn pieces(count: u8, unit: Name) -> Message {
    if count == 1 { msg!("one-piece", unit) } else { words::pieces(count, unit) }
}

fn sentence(event: &Event) -> Message {
    use Event as E;
    match *event {
        E::DraftBegan { .. }
        | E::RolledFirst { .. }
        | E::Started { .. }
        | E::Dealt { .. }
        | E::StartMarkerBoxed { .. }
        | E::TurnBegan { .. }
        | E::EraEnds { .. }
        | E::EraBegan { .. } => course(event),
        E::Moved { .. } | E::Carried { .. } | E::Boarded { .. } => movement(event),
        E::MovesEnded { seat } => msg!("log-moves-ended", seat),
        E::Looked { .. } | E::TurnedUp { .. } | E::Treasure { .. } | E::Plague { .. } => exploration(event),
        E::MinorRoll { .. } | E::MinorJoined { .. } => exploration(event),
        E::Destroyed { region, owner } => msg!("log-destroyed", seat = owner, region = region.name()),
        E::Bombed { seat, area } => msg!("log-bombed", seat, area = area.name()),
        E::Declared { .. }
        | E::Stopped { .. }
        | E::LetPass { .. }
        | E::AttacksEnded { .. }
        | E::LeadRoll { .. }
        | E::BattleBegan { .. }
        | E::Joined { .. }
        | E::Picked { .. }
        | E::Fought { .. }
        | E::BattleEnded { .. }
        | E::Captured { .. }
        | E::Eliminated { .. } => fighting(event),
        E::Offered(_)
        | E::Traded(_)
        | E::Declined { .. }
        | E::Withdrawn { .. }
        | E::Swapped { .. }
        | E::TradeEnded { .. } => trading(event),
        E::Served { seat, happy, productive } => served(seat, happy, productive),
        E::Assigned { seat, region, productive: false } => msg!("log-happy", seat, region = region.name()),
        E::Assigned { seat, region, .. } => msg!("log-productive", seat, region = region.name()),
        E::Critical { roll, resource } => msg!("log-critical", roll, resource = resource.name()),
        E::Income { seat, statement } => {
            msg!("log-income", seat, gold = statement.total(), lines = income(&statement))
        }
        E::SecretIncome { seat, statement: Seen::Known(statement) } => {
            sentence(&E::Income { seat, statement })
        }
        E::SecretIncome { seat, .. } => msg!("log-income-hidden", seat),
        _ => buying(event),
    }
}

/// Setup, turns and eras.
fn course(event: &Event) -> Message {
    match *event {
        Event::DraftBegan { seat } => msg!("log-draft", seat),
        Event::RolledFirst { seat, roll } => msg!("log-rolled-first", seat, roll),
        Event::Started { seat, region, unit } => {
            let unit = piece(Kind::AncientInfantry, unit);
            msg!("log-started", seat, region = region.name(), unit)
        }
        Event::Dealt { seat, technology } => msg!("log-dealt", seat, technology = technology.name()),
        Event::StartMarkerBoxed { region, marker } => {
            msg!("log-start-marker", region = region.name(), marker = marker.name())
        }
        Event::TurnBegan { turn, first } => msg!("log-turn", turn, seat = first),
        Event::EraEnds { seat, era } => msg!("log-era-ends", seat, era = era.name()),
        Event::EraBegan { era } => msg!("log-era", era = era.name()),
        _ => msg!("nothing"),
    }
}

/// Pieces and markers that are gone.
fn loss(event: Event) -> Message {
    match event {
        Event::Removed { seat, area, kind, count, unit } => {
            msg!("log-removed", seat, area = area.name(), pieces = pieces(count, piece(kind, unit)))
        }
        Event::Shrank { region, size } => {
            msg!("log-shrank", region = region.name(), size = words::size(size))
        }
        Event::MarkerRemoved { region, marker } => {
            msg!("log-marker-removed", region = region.name(), marker = marker.name())
        }
        _ => msg!("nothing"),
    }
}

fn movement(event: &Event) -> Message {
    match *event {
        Event::Moved { seat, which, to, count, unit } => {
            let Which { area, kind, .. } = which;
            let (from, to_name, pieces) = (area.name(), to.name(), pieces(count, piece(kind, unit)));
            match (area, to) {
                _ if !kind.is_unit() || kind.is_army() => match area {
                    Area::Sea(_) => msg!("log-landed", seat, pieces, from, to = to_name),
                    Area::Land(_) => msg!("log-marched", seat, pieces, from, to = to_name),
                },
                _ if kind.is_fleet() => msg!("log-sailed", seat, pieces, from, to = to_name),
                _ => msg!("log-flew", seat, pieces, from, to = to_name),
            }
        }
        Event::Carried { seat, to, count, unit } => {
            let pieces = pieces(count, piece(Kind::Aircraft, unit));
            msg!("log-carried", seat, pieces, to = to.name())
        }
        Event::Boarded { seat, which, to, unit } => {
            let pieces = pieces(1, piece(which.kind, unit));
            msg!("log-boarded", seat, pieces, from = which.area.name(), to = to.name())
        }
        _ => msg!("nothing"),
    }
}

fn exploration(event: &Event) -> Message {
    match *event {
        // What is announced is told by the marker that is turned up.
        Event::Looked { seat, region, marker: Seen::Known(marker) } if !marker.is_secret() => {
            msg!("log-explored", seat, region = region.name())
        }
        Event::Looked { seat, region, marker: Seen::Known(marker) } => {
            msg!("log-looked-known", seat, region = region.name(), marker = marker.name())
        }
        Event::Looked { seat, region, .. } => msg!("log-looked", seat, region = region.name()),
        Event::TurnedUp { region, marker: Marker::NoEvent } => {
            msg!("log-turned-up-blank", region = region.name())
        }
        Event::TurnedUp { region, marker } => {
            msg!("log-turned-up", region = region.name(), marker = marker.name())
        }
        Event::Treasure { seat, gold } => msg!("log-treasure", seat, gold),
        Event::Plague { region, radius: 0 } => msg!("log-plague-here", region = region.name()),
        Event::Plague { region, radius } => msg!("log-plague", region = region.name(), radius),
        Event::MinorRoll { seat, roll, total } => msg!("log-minor-roll", seat, roll, total),
        Event::MinorJoined { seat, region } => msg!("log-minor-joined", seat, region = region.name()),
        _ => msg!("nothing"),
    }
}

fn fighting(event: &Event) -> Message {
    match *event {
        Event::Declared { seat, foe, area } => msg!("log-declared", seat, foe, area = area.name()),
        Event::Stopped { seat, area } => msg!("log-stopped", seat, area = area.name()),
        Event::LetPass { seat, foe, area } => msg!("log-let-pass", seat, foe, area = area.name()),
        Event::AttacksEnded { seat, any: false } => msg!("log-attacked-nobody", seat),
        Event::AttacksEnded { seat, .. } => msg!("log-attacks-ended", seat),
        Event::LeadRoll { seat, roll } => msg!("log-lead-roll", seat, roll),
        Event::BattleBegan { area, attacker, defender } => {
            msg!("log-battle", area = area.name(), attacker, defender)
        }
        Event::Joined { seat, side: Some(Side::Attack) } => msg!("log-joined-attack", seat),
        Event::Joined { seat, side: Some(Side::Defense) } => msg!("log-joined-defense", seat),
        Event::Joined { seat, side: None } => msg!("log-stayed-out", seat),
        Event::Picked { seat, pick: Seen::Known(pick), unit } => {
            msg!("log-picked", seat, unit = piece(pick.kind, unit))
        }
        Event::Fought { side, pick, strength, roll, total, unit, dice } => {
            fought(side, pick, piece(pick.kind, unit), &strength, (rolled(roll, &dice), total))
        }
        Event::BattleEnded { area, winner: Some(seat), unopposed: true } => {
            msg!("log-battle-unopposed", area = area.name(), seat)
        }
        Event::BattleEnded { area, winner: Some(seat), .. } => {
            msg!("log-battle-won", area = area.name(), seat)
        }
        Event::BattleEnded { area, winner: None, .. } => msg!("log-battle-drawn", area = area.name()),
        Event::Captured { seat, region, from, size } => {
            msg!("log-captured", seat, region = region.name(), from, size = words::size(size))
        }
        Event::Eliminated { seat, heir: Some(heir), gold } => {
            msg!("log-eliminated", seat, heir, gold = words::purse(gold))
        }
        Event::Eliminated { seat, .. } => msg!("log-eliminated-alone", seat),
        _ => msg!("nothing"),
    }
}

/// A roll, with its dice if there are several and they are known: `4 + 5 = 9`.
fn rolled(roll: u8, dice: &Faces) -> Arg {
    if dice.len() < 2 {
        return roll.into();
    }
    let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
    Arg::from(format!("{} = {roll}", dice.join(" + ")))
}

fn fought(side: Side, pick: Pick, unit: Name, strength: &Strength, (roll, total): (Arg, u8)) -> Message {
    let (seat, dice, side) = (pick.owner, strength.dice, words::side(side));
    let unit = match pick.aircraft {
        Some(_) => msg!("with-aircraft", unit),
        None => words::name(unit),
    };
    let bonuses = bonuses(strength);
    if bonuses.is_empty() {
        msg!("log-fought-plain", seat, side, unit, dice, roll)
    } else {
        msg!("log-fought", seat, side, unit, dice, roll, bonuses, total)
    }
}

/// What is added to a roll, with its sources.
pub fn bonuses(strength: &Strength) -> Vec<Arg> {
    let sources = [
        (strength.superiority, Message::new("bonus-superiority")),
        (strength.science, Message::new("bonus-science")),
        (strength.unit, Message::new("bonus-unit")),
        (strength.defense, Message::new("bonus-defense")),
    ];
    let there = sources.into_iter().filter(|(bonus, _)| *bonus > 0);
    there.map(|(bonus, source)| Arg::from(source.with("bonus", bonus))).collect()
}

fn trading(event: &Event) -> Message {
    match *event {
        Event::Offered(Deal { offer, goods }) => {
            let (gives, wants) =
                (bundle(&goods, offer.from, &offer.gives), bundle(&goods, offer.to, &offer.wants));
            msg!("log-offered", number = offer.id, seat = offer.from, to = offer.to, gives, wants)
        }
        Event::Traded(Deal { offer, goods }) => {
            let (gives, wants) =
                (bundle(&goods, offer.from, &offer.gives), bundle(&goods, offer.to, &offer.wants));
            msg!("log-traded", number = offer.id, seat = offer.to, from = offer.from, gives, wants)
        }
        Event::Declined { offer, seat } => msg!("log-declined", seat, number = offer),
        Event::Withdrawn { offer, seat } => msg!("log-withdrawn", seat, number = offer),
        Event::Swapped { seat, with, mine, theirs, resources } => {
            let [mine, theirs] =
                [(mine, resources[0]), (theirs, resources[1])].map(|(a, b)| words::card(a, b));
            msg!("log-swapped", seat, with, mine, theirs)
        }
        Event::TradeEnded { .. } => msg!("log-trade-ended"),
        _ => msg!("nothing"),
    }
}

/// What was assigned for a player.
fn served(seat: Seat, happy: Regions, productive: Regions) -> Message {
    let names = |regions: Regions| regions.iter().map(|region| Arg::from(region.name())).collect::<Vec<_>>();
    match (names(happy), names(productive)) {
        (happy, productive) if productive.is_empty() => msg!("log-served-happy", seat, happy),
        (happy, productive) if happy.is_empty() => msg!("log-served-productive", seat, productive),
        (happy, productive) => msg!("log-served", seat, happy, productive),
    }
}

/// The lines of an income that bring something.
pub fn income(statement: &Statement) -> Vec<Arg> {
    let lines = [
        (statement.settlements, Message::new("income-settlements")),
        (statement.critical, Message::new("income-critical")),
        (statement.resources, Message::new("income-resources")),
        (statement.monopolies, Message::new("income-monopolies")),
        (statement.wonders, Message::new("income-wonders")),
        (statement.minimum, Message::new("income-minimum")),
    ];
    let there = lines.into_iter().filter(|(gold, _)| *gold > 0);
    there.map(|(gold, line)| Arg::from(line.with("gold", gold))).collect()
}

fn buying(event: &Event) -> Message {
    match *event {
        Event::Bought { seat, kind, price, royalty: Some(owner), part, unit } => {
            msg!("log-bought-royalty", seat, unit = piece(kind, unit), price, part, owner)
        }
        Event::Bought { seat, kind, price, unit, .. } => {
            msg!("log-bought", seat, unit = piece(kind, unit), price)
        }
        Event::Placed { seat, kind, area, gift: false, unit } => {
            msg!("log-placed", seat, unit = piece(kind, unit), area = area.name())
        }
        Event::Placed { seat, kind, area, unit, .. } => {
            msg!("log-placed-gift", seat, unit = piece(kind, unit), area = area.name())
        }
        Event::GiftWaits { seat, kind, unit } => msg!("log-gift-waits", seat, unit = piece(kind, unit)),
        Event::Founded { seat, region, .. } => msg!("log-founded", seat, region = region.name()),
        Event::Grew { seat, region, size, .. } => {
            msg!("log-grew", seat, region = region.name(), size = words::size(size))
        }
        Event::Acquired { seat, technology, price: 0 } => {
            msg!("log-acquired-free", seat, technology = technology.name())
        }
        Event::Acquired { seat, technology, price } => {
            msg!("log-acquired", seat, technology = technology.name(), price)
        }
        Event::Advanced { from, to } => msg!("log-advanced", from = from.name(), to = to.name()),
        Event::WonderReceived { seat, wonder } => msg!("log-wonder", seat, wonder = wonder.name()),
        Event::Improved { seat, improvement, price: 0, .. } => {
            msg!("log-improved-free", seat, improvement = improvement.name())
        }
        Event::Improved { seat, improvement, price, royalty: Some(owner), part } => {
            msg!("log-improved-royalty", seat, improvement = improvement.name(), price, part, owner)
        }
        Event::Improved { seat, improvement, price, .. } => {
            msg!("log-improved", seat, improvement = improvement.name(), price)
        }
        Event::Sold { seat, kind, gold, unit } => msg!("log-sold", seat, unit = piece(kind, unit), gold),
        Event::PurchaseEnded { seat } => msg!("log-purchase-ended", seat),
        _ => ending(event),
    }
}

fn ending(event: &Event) -> Message {
    match *event {
        Event::Answered { seat, .. } => msg!("log-waived", seat),
        Event::ClaimRoll { seat, roll } => msg!("log-claim-roll", seat, roll),
        Event::Claimed { seat, milestone, wonder } => {
            msg!("log-claimed", seat, milestone = milestone.name(), wonder = wonder.name())
        }
        Event::EndRoll { seat, roll, technologies, ends: true } => {
            msg!("log-end-roll-ends", seat, roll, technologies)
        }
        Event::EndRoll { seat, roll, technologies, .. } => msg!("log-end-roll", seat, roll, technologies),
        Event::EndDeclared { ending, seat: Some(seat) } => {
            msg!("log-end-declared-by", seat, ending = words::ending(ending))
        }
        Event::EndDeclared { ending, .. } => msg!("log-end-declared", ending = words::ending(ending)),
        Event::Over { ending, .. } => msg!("log-over", ending = words::ending(ending)),
        _ => msg!("nothing"),
    }
}
