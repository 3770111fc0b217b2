//! The cards for the page on which they can be looked up.

use engine::{CardFacts, Message, msg};

use super::effects;
use super::words::{amount, kind};
use crate::cards::{Card, Doubt, Kind};
use crate::event::What;

/// All cards.
pub fn cards() -> Vec<CardFacts> {
    Card::ALL.iter().map(|card| facts(*card)).collect()
}

fn facts(card: Card) -> CardFacts {
    let text = &card.facts().text;
    CardFacts {
        id: card.id(),
        name: card.name(),
        kind: kind(card),
        text: [vec![msg!("card-age", age = card.age().numeral())], costs(card), effects::text(card)].concat(),
        count: text.copies.with(4),
        rule: card.rule(),
        provenance: text.provenance.clone(),
        doubtful: text.doubtful.map(doubt),
    }
}

/// What it costs to play and to build.
fn costs(card: Card) -> Vec<Message> {
    match card.kind() {
        Kind::Technology(technology) => {
            let build = msg!("card-build", what = amount(What::Resources, technology.resource_cost));
            technology.science_cost.map(science).into_iter().chain([build]).collect()
        }
        Kind::Special(special) => vec![science(special.science_cost)],
        Kind::Government(government) => {
            let costs = government.science_cost_revolution.zip(government.science_cost_peaceful);
            costs
                .map(|(revolution, peaceful)| msg!("card-government", revolution, peaceful))
                .into_iter()
                .collect()
        }
        Kind::Wonder(wonder) => {
            let stages: Vec<String> = wonder.stages.iter().map(u8::to_string).collect();
            vec![msg!("card-stages", stages = stages.join(" + "))]
        }
        _ if card.is_starting() => vec![msg!("card-starting")],
        _ => Vec::new(),
    }
}

fn science(cost: u8) -> Message {
    msg!("card-science", what = amount(What::Science, cost))
}

/// Why the figures are marked.
fn doubt(doubt: Doubt) -> Message {
    match doubt {
        Doubt::Designed => msg!("doubt-designed"),
        Doubt::LaterEdition => msg!("doubt-later-edition"),
        Doubt::Cost => msg!("doubt-cost"),
        Doubt::OneTable => msg!("doubt-one-table"),
    }
}
