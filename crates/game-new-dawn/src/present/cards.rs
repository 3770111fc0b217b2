//! All cards and tiles, for the page on which they can be looked up.

use engine::{Arg, CardFacts, Message, Name, msg};

use super::words::roman;
use crate::cards::{
    CityState, FaceFacts, Focus, Leader, Natural, Pact, Provenance, Side, SpaceFacts, Symbol, Tile,
    VictoryCard, Wonder, data,
};
use crate::space::Space;

/// All cards and tiles.
pub fn cards() -> Vec<CardFacts> {
    let mut found: Vec<CardFacts> = Focus::ALL.iter().map(|card| focus(*card)).collect();
    found.extend(Leader::ALL.iter().map(|leader| self::leader(*leader)));
    found.extend(Wonder::ALL.iter().map(|wonder| self::wonder(*wonder)));
    found.extend(CityState::ALL.iter().map(|state| city_state(*state)));
    found.extend(Natural::ALL.iter().map(|natural| self::natural(*natural)));
    found.extend(Pact::ALL.iter().map(|pact| self::pact(*pact)));
    found.extend(VictoryCard::ALL.iter().map(|card| victory(*card)));
    found.extend(Tile::all().map(tile));
    found
}

fn facts(
    id: &'static str,
    name: Name,
    kind: Message,
    text: Vec<Message>,
    source: Provenance<'_>,
) -> CardFacts {
    CardFacts {
        id,
        name,
        rule: rule_of(&kind),
        kind,
        text,
        count: 1,
        provenance: source.provenance.to_owned(),
        doubtful: source.doubtful.then(|| msg!("doubtful-card")),
    }
}

/// Where the rules say how cards of a kind are used.
fn rule_of(kind: &Message) -> &'static str {
    match kind.key {
        "kind-focus" => "ND-8.2",
        "kind-wonder" => "ND-13.1",
        "kind-state" => "ND-18.1",
        "kind-natural" => "ND-6.4",
        "kind-pact" => "ND-19.1",
        "kind-victory" => "ND-16.1",
        "kind-leader" => "ND-2.1",
        _ => "ND-3.7",
    }
}

fn focus(card: Focus) -> CardFacts {
    let kind = msg!("kind-focus", kind = card.kind(), level = roman(card.level()));
    let text = vec![Message::new(card.text())];
    CardFacts { count: 4, ..facts(card.id(), card.name(), kind, text, card.facts().source()) }
}

fn leader(leader: Leader) -> CardFacts {
    let sheet = leader.facts();
    let cards: Vec<Focus> = sheet.focus_order.iter().map(|kind| Focus::of(*kind, 1)).collect();
    let text = vec![
        msg!("card-leader", leader = leader.ruler(), ability = leader.ability()),
        Message::new(leader.text()),
        msg!("card-row", cards),
    ];
    facts(leader.id(), leader.name(), msg!("kind-leader"), text, sheet.source())
}

fn wonder(wonder: Wonder) -> CardFacts {
    let card = wonder.facts();
    let mut text = vec![
        msg!("card-wonder-cost", cost = card.cost, resources = card.resources.to_vec()),
        Message::new(wonder.text()),
    ];
    if card.errata.is_some() {
        text.push(msg!("card-errata"));
    }
    let kind = msg!("kind-wonder", kind = card.kind, age = card.age);
    facts(wonder.id(), wonder.name(), kind, text, card.source())
}

fn city_state(state: CityState) -> CardFacts {
    let card = state.facts();
    let text = vec![Message::new(state.text()), on_tile(card.tile, card.side)];
    let kind = msg!("kind-state", kind = card.kind);
    CardFacts { count: 2, ..facts(state.id(), state.name(), kind, text, card.source()) }
}

fn natural(natural: Natural) -> CardFacts {
    let token = &data().naturals[natural as usize];
    let text = vec![msg!("card-natural", resource = token.resource), on_tile(token.tile, token.side)];
    facts(natural.id(), natural.name(), msg!("kind-natural"), text, token.source())
}

fn on_tile(tile: Tile, side: Side) -> Message {
    msg!("card-where", tile = tile.number(), side = letter(side))
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

fn pact(pact: Pact) -> CardFacts {
    let text = vec![Message::new(pact.text())];
    let found = facts(pact.id(), pact.name(), msg!("kind-pact"), text, pact.facts().source());
    CardFacts { count: 4, ..found }
}

fn victory(card: VictoryCard) -> CardFacts {
    let text = card.agendas().map(|agenda| Message::new(agenda.text())).to_vec();
    let source = data().victory[card as usize].source();
    facts(card.id(), card.name(), msg!("kind-victory"), text, source)
}

fn tile(tile: Tile) -> CardFacts {
    let printed = tile.facts();
    let doubtful = printed.faces.iter().any(|face| face.spaces.iter().any(|space| space.alt.is_some()));
    let text = printed.faces.iter().map(|face| side(tile, face)).collect();
    let source = Provenance { provenance: &printed.faces[0].provenance, note: None, doubtful: false };
    let found = facts(tile.id(), tile.name(), msg!("kind-tile"), text, source);
    CardFacts { doubtful: doubtful.then(|| msg!("doubtful-tile")), ..found }
}

fn side(tile: Tile, face: &FaceFacts) -> Message {
    let spaces: Vec<Message> = face.spaces.iter().map(|facts| space(tile, facts)).collect();
    msg!("card-side", side = letter(face.side), spaces)
}

fn space(tile: Tile, facts: &SpaceFacts) -> Message {
    let (space, terrain) = (Space::of_tile(tile, facts.i), facts.t);
    let thing: Arg = match facts.symbol() {
        None => return msg!("card-space", space, terrain),
        Some(Symbol::Capital) => return msg!("card-space-star", space, terrain),
        Some(Symbol::Resource(resource)) => resource.into(),
        Some(Symbol::Barbarian(barbarian)) => barbarian.into(),
        Some(Symbol::CityState(state)) => state.into(),
        Some(Symbol::Natural(natural)) => natural.into(),
    };
    msg!("card-space-with", space, terrain, thing)
}
