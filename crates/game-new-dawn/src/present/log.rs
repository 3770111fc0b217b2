//! The log: what happened, in sentences.

use engine::{Message, Seat, msg};

use super::questions::token as thing;
use super::words::{cause, degrees, direction, foe, letter, spot};
use crate::action::Token;
use crate::board::Piece;
use crate::cards::Tile;
use crate::event::{Cause, Event};
use crate::state::StartEffect;

/// The sentences for an event; none for what needs no words.
pub fn tell(event: &Event) -> Vec<Message> {
    vec![sentence(*event)]
}

fn sentence(event: Event) -> Message {
    use Event as E;
    match event {
        E::LeaderTaken { .. }
        | E::FirstMapLaid
        | E::CoreLaid { .. }
        | E::TilesDealt { .. }
        | E::CapitalFounded { .. }
        | E::VictoryCardsLaid { .. }
        | E::WondersLaid { .. }
        | E::FirstPlayer { .. }
        | E::TileTaken { .. }
        | E::TileTurned { .. }
        | E::TileLaid { .. }
        | E::HoleFilled { .. }
        | E::MapBuilt
        | E::DirectionPlaced { .. } => setup(event),
        E::TurnBegan { .. }
        | E::CardChosen { .. }
        | E::Resolving { .. }
        | E::LeftIt { .. }
        | E::CardUnused { .. }
        | E::CardsSwapped { .. }
        | E::Spent { .. } => turn(event),
        E::Placed { .. }
        | E::TakenBack { .. }
        | E::ControlMoved { .. }
        | E::Weakened { .. }
        | E::Destroyed { .. }
        | E::Replaced { .. }
        | E::ResourceCollected { .. }
        | E::NaturalGained { .. }
        | E::NaturalReturned { .. }
        | E::WonderGained { .. }
        | E::WonderLost { .. }
        | E::TokenPut { .. }
        | E::TakingOver { .. }
        | E::FirstNamed { .. }
        | E::GivenUp { .. }
        | E::Named { .. } => control(event),
        E::Advanced { .. } | E::Learned { .. } | E::Struck { .. } => science(event),
        E::CaravanMoved { .. }
        | E::TradedWithState { .. }
        | E::TradedWithRival { .. }
        | E::CaravanDropped { .. }
        | E::EnvoyTaken { .. }
        | E::EnvoyReturned { .. }
        | E::PactTaken { .. }
        | E::PactReturned { .. }
        | E::ResourceGained { .. }
        | E::Exchanged { .. } => economy(event),
        E::TradeGained { .. }
        | E::TradeStored { .. }
        | E::TradeWithdrawn { .. }
        | E::TradeLost { .. }
        | E::Discarded { .. }
        | E::Gifted { .. }
        | E::Looted { .. } => trade(event),
        E::CityBuilt { .. }
        | E::WonderBegun { .. }
        | E::Paid { .. }
        | E::PaidNatural { .. }
        | E::WonderBuilt { .. }
        | E::WonderTurnedUp { .. }
        | E::WonderMoved { .. } => industry(event),
        E::Reinforced { .. }
        | E::Attacked { .. }
        | E::Fought { .. }
        | E::BarbarianDefeated { .. }
        | E::Conquered { .. }
        | E::Liberated { .. }
        | E::StateReturned { .. } => military(event),
        E::DialTurned { .. }
        | E::BarbariansRolled { .. }
        | E::BarbarianMoved { .. }
        | E::BarbarianRepelled { .. }
        | E::BarbarianStayed { .. }
        | E::BarbarianSent { .. }
        | E::BarbarianAppeared { .. }
        | E::BarbarianParted { .. }
        | E::CaravanDestroyed { .. }
        | E::CapitalRaided { .. } => happening(event),
        E::AgendaMet { .. } | E::Won { .. } => winning(event),
    }
}

/// How the map and the players came to be.
fn setup(event: Event) -> Message {
    use Event as E;
    match event {
        E::LeaderTaken { seat, leader } => msg!("log-leader", seat, leader),
        E::FirstMapLaid => msg!("log-first-map"),
        E::CoreLaid { side, tiles } => msg!("log-core", side = letter(side), tiles = numbers(&tiles)),
        E::TilesDealt { seat, tiles } => msg!("log-tiles-dealt", seat, tiles = numbers(&tiles)),
        E::CapitalFounded { seat, at } => msg!("log-capital", seat, at = spot(at)),
        E::VictoryCardsLaid { cards } => msg!("log-victory-cards", cards = cards.to_vec()),
        E::WondersLaid { wonders } => msg!("log-wonders", wonders = wonders.to_vec()),
        E::FirstPlayer { seat } => msg!("log-first-player", seat),
        E::TileTaken { seat, tile } => msg!("log-tile-taken", seat, tile = tile.number()),
        E::TileTurned { seat, tile, side, turned } => {
            msg!(
                "log-tile-turned",
                seat,
                tile = tile.number(),
                side = letter(side),
                degrees = degrees(turned)
            )
        }
        E::TileLaid { seat, tile, side, .. } => {
            msg!("log-tile-laid", seat, tile = tile.number(), side = letter(side))
        }
        E::HoleFilled { tokens } => msg!("log-hole-filled", tokens),
        E::MapBuilt => msg!("log-map-built"),
        E::DirectionPlaced { seat, direction: to } => msg!("log-direction", seat, direction = direction(to)),
        _ => msg!("nothing"),
    }
}

/// Turns, and cards that are resolved.
fn turn(event: Event) -> Message {
    use Event as E;
    match event {
        E::TurnBegan { seat, round } => msg!("log-turn", seat, round),
        E::CardChosen { seat, card } => msg!("log-card-chosen", seat, card),
        E::Resolving { seat, card, slot, strength } if slot.number() == strength => {
            msg!("log-resolves", seat, card, slot)
        }
        E::Resolving { seat, card, slot, strength } => msg!("log-resolves-as", seat, card, slot, strength),
        E::LeftIt { seat } => msg!("log-left-it", seat),
        E::CardUnused { seat, card } => msg!("log-unused", seat, card),
        E::CardsSwapped { seat, one, other, by: Some(StartEffect::Oracle) } => {
            msg!("log-swap-oracle", seat, one, other)
        }
        E::CardsSwapped { seat, one, other, .. } => msg!("log-swap", seat, one, other),
        E::Spent { seat, token: Token::Trade(_), card } => msg!("log-spent-trade", seat, card),
        E::Spent { seat, token, card } => msg!("log-spent-thing", seat, thing = thing(token), card),
        _ => msg!("nothing"),
    }
}

/// Control tokens, and what belongs to their spaces.
fn control(event: Event) -> Message {
    use Event as E;
    match event {
        E::Placed { seat, at, by: Cause::Wonder(wonder) } => {
            msg!("log-placed-by", seat, at = spot(at), wonder)
        }
        E::Placed { seat, at, .. } => msg!("log-placed", seat, at = spot(at)),
        E::TakenBack { seat, at } => msg!("log-taken-back", seat, at = spot(at)),
        E::ControlMoved { seat, from, to } => {
            msg!("log-control-moved", seat, from = spot(from), to = spot(to))
        }
        E::Weakened { owner, at, by } => msg!("log-weakened", seat = owner, at = spot(at), by = cause(by)),
        E::Destroyed { owner, piece: Piece::City | Piece::Capital, at, by } => {
            msg!("log-destroyed-city", seat = owner, at = spot(at), by = cause(by))
        }
        E::Destroyed { owner, at, by, .. } => {
            msg!("log-destroyed-control", seat = owner, at = spot(at), by = cause(by))
        }
        E::Replaced { seat, owner, piece, at } => replaced(seat, owner, piece, spot(at)),
        E::ResourceCollected { seat, resource } => msg!("log-resource-collected", seat, resource),
        E::NaturalGained { seat, natural } => msg!("log-natural-gained", seat, natural),
        E::NaturalReturned { natural } => msg!("log-natural-returned", natural),
        E::WonderGained { seat, wonder } => msg!("log-wonder-gained", seat, wonder),
        E::WonderLost { seat, wonder } => msg!("log-wonder-lost", seat, wonder),
        E::TokenPut { seat, token, card } => msg!("log-token-put", seat, thing = thing(token), card),
        E::TakingOver { seat, at } => msg!("log-taking-over", seat, at = spot(at)),
        E::FirstNamed { seat, at } => msg!("log-first-named", seat, at = spot(at)),
        E::GivenUp { seat, at } => msg!("log-given-up", seat, at = spot(at)),
        E::Named { seat, rival, first, second } => {
            msg!("log-named", seat, rival, first = spot(first), second = spot(second))
        }
        _ => msg!("nothing"),
    }
}

/// The tech dial, and what it brings.
fn science(event: Event) -> Message {
    use Event as E;
    match event {
        E::Advanced { seat, from, to, steps, passed: true } => {
            msg!("log-advanced-over", seat, from, to, steps)
        }
        E::Advanced { seat, from, to, steps, .. } => msg!("log-advanced", seat, from, to, steps),
        E::Learned { seat, card, replaced } => msg!("log-learned", seat, card, replaced),
        E::Struck { seat, at } => msg!("log-struck", seat, at = spot(at)),
        _ => msg!("nothing"),
    }
}

/// Caravans, diplomacy cards and resources.
fn economy(event: Event) -> Message {
    use Event as E;
    match event {
        E::CaravanMoved { seat, from: None, to, steps } => {
            msg!("log-caravan-starts", seat, to = spot(to), steps)
        }
        E::CaravanMoved { seat, from: Some(from), to, steps } => {
            msg!("log-caravan-moved", seat, from = spot(from), to = spot(to), steps)
        }
        E::TradedWithState { seat, state } => msg!("log-traded-state", seat, state),
        E::TradedWithRival { seat, rival, at } => msg!("log-traded-rival", seat, rival, at = spot(at)),
        E::CaravanDropped { seat, .. } => msg!("log-caravan-dropped", seat),
        E::EnvoyTaken { seat, state } => msg!("log-envoy-taken", seat, state),
        E::EnvoyReturned { seat, state } => msg!("log-envoy-returned", seat, state),
        E::PactTaken { seat, owner, pact } => msg!("log-pact-taken", seat, owner, pact),
        E::PactReturned { seat, owner, pact } => msg!("log-pact-returned", seat, owner, pact),
        E::ResourceGained { seat, resource } => msg!("log-resource-gained", seat, resource),
        E::Exchanged { seat, give, take } => msg!("log-exchanged", seat, give, take),
        _ => msg!("nothing"),
    }
}

/// Trade tokens.
fn trade(event: Event) -> Message {
    use Event as E;
    match event {
        E::TradeGained { seat, card, amount } => msg!("log-trade-gained", seat, card, amount),
        E::TradeStored { seat } => msg!("log-trade-stored", seat),
        E::TradeWithdrawn { seat, card } => msg!("log-trade-withdrawn", seat, card),
        E::TradeLost { seat, amount } => msg!("log-trade-lost", seat, amount),
        E::Discarded { seat, card, amount } => msg!("log-discarded", seat, card, amount),
        E::Gifted { seat, owner, card } => msg!("log-gifted", seat, owner, card),
        E::Looted { seat, from, card } => msg!("log-looted", seat, from, card),
        _ => msg!("nothing"),
    }
}

/// Cities and wonders.
fn industry(event: Event) -> Message {
    use Event as E;
    match event {
        E::CityBuilt { seat, at } => msg!("log-city-built", seat, at = spot(at)),
        E::WonderBegun { seat, wonder } => msg!("log-wonder-begun", seat, wonder),
        E::Paid { seat, resource } => msg!("log-paid", seat, resource),
        E::PaidNatural { seat, natural } => {
            msg!("log-paid-natural", seat, natural, resource = natural.resource())
        }
        E::WonderBuilt { seat, wonder, cost, at } => {
            msg!("log-wonder-built", seat, wonder, cost, at = spot(at))
        }
        E::WonderTurnedUp { wonder } => msg!("log-wonder-up", wonder),
        E::WonderMoved { seat, wonder, at } => msg!("log-wonder-moved", seat, wonder, at = spot(at)),
        _ => msg!("nothing"),
    }
}

/// Fights, and city-states that were beaten.
fn military(event: Event) -> Message {
    use Event as E;
    match event {
        E::Reinforced { seat, at } => msg!("log-reinforced", seat, at = spot(at)),
        E::Attacked { seat, foe: beaten, at, dice: [die, other], attack, defense } => {
            msg!("log-attacked", seat, foe = foe(beaten), at = spot(at), die, other, attack, defense)
        }
        E::Fought { won: true, attack, defense, .. } => msg!("log-won", attack, defense),
        E::Fought { attack, defense, .. } => msg!("log-lost", attack, defense),
        E::BarbarianDefeated { seat, barbarian, at } => {
            msg!("log-barbarian-defeated", seat, barbarian, at = spot(at))
        }
        E::Conquered { seat, state, piece: Piece::City | Piece::Capital } => {
            msg!("log-conquered-city", seat, state)
        }
        E::Conquered { seat, state, piece: Piece::Control } => msg!("log-conquered-token", seat, state),
        E::Conquered { seat, state, piece: Piece::Reinforced } => {
            msg!("log-conquered-reinforced", seat, state)
        }
        E::Liberated { seat, state } => msg!("log-liberated", seat, state),
        E::StateReturned { state } => msg!("log-state-returned", state),
        _ => msg!("nothing"),
    }
}

/// The event dial and the barbarians.
fn happening(event: Event) -> Message {
    use Event as E;
    match event {
        E::DialTurned { symbol, round } => msg!("log-dial", event = symbol, round),
        E::BarbariansRolled { die, direction: to } => {
            msg!("log-barbarians-rolled", die, direction = direction(to))
        }
        E::BarbarianMoved { barbarian, to, .. } => msg!("log-barbarian-moved", barbarian, to = spot(to)),
        E::BarbarianRepelled { barbarian, at } => msg!("log-barbarian-repelled", barbarian, at = spot(at)),
        E::BarbarianStayed { barbarian } => msg!("log-barbarian-stayed", barbarian),
        E::BarbarianSent { seat, barbarian, to, .. } => {
            msg!("log-barbarian-sent", seat, barbarian, to = spot(to))
        }
        E::BarbarianAppeared { barbarian, at } => msg!("log-barbarian-appeared", barbarian, at = spot(at)),
        E::BarbarianParted { barbarian, die, direction: to } => {
            msg!("log-barbarian-parted", barbarian, die, direction = direction(to))
        }
        E::CaravanDestroyed { owner, at } => msg!("log-caravan-destroyed", seat = owner, at = spot(at)),
        E::CapitalRaided { owner, lost } => msg!("log-capital-raided", seat = owner, lost),
        _ => msg!("nothing"),
    }
}

/// Agendas, and the end.
fn winning(event: Event) -> Message {
    use Event as E;
    match event {
        E::AgendaMet { seat, agenda } => msg!("log-agenda", seat, agenda),
        E::Won { seats } => {
            let who: Vec<Seat> = seats.iter().collect();
            msg!("log-over", n = who.len(), who)
        }
        _ => msg!("nothing"),
    }
}

fn numbers(tiles: &[Tile]) -> Vec<u8> {
    tiles.iter().map(|tile| tile.number()).collect()
}

/// ND-15.14, ND-15.15, ND-15.19: what stands on a space that was taken.
fn replaced(seat: Seat, owner: Seat, piece: Piece, at: Message) -> Message {
    match piece {
        Piece::City | Piece::Capital => msg!("log-replaced-city", seat, owner, at),
        Piece::Control => msg!("log-replaced-control", seat, owner, at),
        Piece::Reinforced => msg!("log-replaced-reinforced", seat, owner, at),
    }
}
