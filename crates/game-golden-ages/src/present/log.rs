//! The log: each event as a person would tell it.

use engine::{Arg, Message, Seat, Seen, msg};

use super::effects;
use super::words::{list, roman, tile_places};
use crate::board::LaidTile;
use crate::cards::{Card, Glory};
use crate::event::{Event, Source};
use crate::map::Space;

/// The sentences for an event; none where another event says it already.
pub fn tell(event: &Event) -> Vec<Message> {
    sentence(event).into_iter().collect()
}

fn sentence(event: &Event) -> Option<Message> {
    Some(match *event {
        // The tile is described when it is laid, a colonist lies down with most actions, and who
        // passes is told with the gold that he receives.
        Event::TileDrawn { .. } | Event::LaidDown { .. } | Event::Passed { .. } => return None,

        // Who has no gold left or no tile to show is not told so.
        Event::Scored {
            amount: 0,
            source: Source::GoldLeft | Source::TechnologyTiles | Source::GloryTiles,
            ..
        } => return None,

        Event::EpochBegins { epoch, wonders, buildings } => {
            let wonders = list(wonders.iter().map(|wonder| wonder.name()));
            let buildings = list(buildings.iter().map(|building| building.name()));
            msg!("log-epoch-begins", epoch = roman(epoch), wonders, buildings)
        }
        Event::CivilizationRevealed { seat, civilization } => {
            msg!("log-civilization-revealed", seat, civilization = civilization.name())
        }
        Event::CivilizationPlayed { seat, civilization, discarded } => {
            let civilization = civilization.name();
            msg!("log-civilization-played", seat, civilization, discarded = discarded.name())
        }
        Event::CivilizationKept { seat, civilization, discarded } => {
            let civilization = civilization.name();
            msg!("log-civilization-kept", seat, civilization, discarded = discarded.name())
        }
        Event::StartPlayer { seat, civilization } => {
            msg!("log-start-player", seat, civilization = civilization.name())
        }
        Event::SquareTileTurned { seat, turn } => {
            msg!("log-square-tile-turned", seat, degrees = turn.degrees())
        }
        Event::NoTileFits { seat } => msg!("log-no-tile-fits", seat),
        Event::TileLaid { seat, tile, at, turn } => {
            let places = tile_places(LaidTile { tile, at, turn })?;
            msg!("log-tile-laid", seat, places)
        }
        Event::CapitalPlaced { seat, at } => msg!("log-capital-placed", seat, at = at.to_string()),
        Event::CapitalMoved { seat, from, to, colonists } => {
            msg!("log-capital-moved", seat, from = from.to_string(), to = to.to_string(), colonists)
        }
        Event::CapitalKept { seat } => msg!("log-capital-kept", seat),
        Event::SentHome { seat, from, colonists } => {
            msg!("log-sent-home", seat, from = from.to_string(), colonists)
        }
        Event::Explored { seat, from, to } if from == to => {
            msg!("log-explorer-stays", seat, at = to.to_string())
        }
        Event::Explored { seat, from, to } => {
            msg!("log-explored", seat, from = from.to_string(), to = to.to_string())
        }
        Event::WentToAgora { seat, from } => msg!("log-went-to-agora", seat, from = from.to_string()),
        Event::CameFromAgora { seat, to } => msg!("log-came-from-agora", seat, to = to.to_string()),
        Event::StoodUp { seat, at } => msg!("log-stood-up", seat, at = at.to_string()),
        Event::CityFounded { seat, at, cubes } => {
            msg!("log-city-founded", seat, at = at.to_string(), cubes)
        }
        Event::CubeTaken { seat, from, to } => {
            msg!("log-cube-taken", seat, from = from.to_string(), to = to.to_string())
        }
        Event::CityDestroyed { seat, at, cubes } => {
            msg!("log-city-destroyed", seat, at = at.to_string(), cubes)
        }
        Event::BuildingTaken { seat, building, site } => {
            msg!("log-building-taken", seat, building = building.name(), site = site as u8 + 1)
        }
        Event::BuildingDiscarded { seat, building } => {
            msg!("log-building-discarded", seat, building = building.name())
        }
        Event::Attacked { seat, from, target } => attacked(seat, from, target),
        Event::GloryDrawn { seat, ref tiles } => glory_drawn(seat, tiles),
        Event::GloryTaken { seat, tile: Seen::Known(tile) } => {
            msg!("log-glory-taken-known", seat, points = tile.facts().vp)
        }
        Event::GloryTaken { seat, tile: Seen::Hidden } => msg!("log-glory-taken", seat),
        Event::WonderBuilt { seat, wonder } => msg!("log-wonder-built", seat, wonder = wonder.name()),
        Event::Activated { seat, card: Card::Wonder(wonder) } => {
            msg!("log-wonder-activated", seat, wonder = wonder.name())
        }
        Event::Activated { seat, card } => msg!("log-building-activated", seat, building = card.name()),
        Event::Developed { seat, technology, cubes } => {
            msg!("log-developed", seat, technology = technology.name(), cubes)
        }
        Event::GoldenAge { seat } => msg!("log-golden-age", seat),
        Event::ScoringCardChosen { seat, card } => {
            msg!("log-scoring-card-chosen", seat, card = card.name(), text = effects::scoring(card))
        }
        Event::LastRound { seat } => msg!("log-last-round", seat),
        Event::GoldGained { seat, amount, source: Source::GoldenAge } => {
            msg!("log-golden-age-gold", seat, amount)
        }
        Event::GoldGained { seat, amount, source } => msg!("log-gold", seat, amount, source = named(source)),
        Event::Paid { seat, amount, to: None } => msg!("log-paid", seat, amount),
        Event::Paid { seat, amount, to: Some(to) } => msg!("log-paid-to", seat, amount, to),
        Event::Scored { seat, amount, source } => msg!("log-scored", seat, amount, source = named(source)),
        Event::EpochEnds { epoch, card } => {
            msg!("log-epoch-ends", epoch = roman(epoch), card = card.name(), text = effects::scoring(card))
        }
        Event::GloryRevealed { seat, ref tiles } => glory_revealed(seat, tiles)?,
        Event::FutureRevealed { seat, future } => {
            msg!("log-future-revealed", seat, future = future.name(), text = effects::future(future))
        }
    })
}

fn attacked(seat: Seat, from: Option<Space>, target: Space) -> Message {
    match from {
        None => msg!("log-attacked-by-rocketry", seat, target = target.to_string()),
        Some(from) if from == target => msg!("log-attacked-there", seat, target = target.to_string()),
        Some(from) => msg!("log-attacked", seat, target = target.to_string(), from = from.to_string()),
    }
}

/// The owner is told which tiles he drew, the others how many.
fn glory_drawn(seat: Seat, tiles: &[Seen<Glory>]) -> Message {
    let known: Vec<Arg> = tiles.iter().filter_map(|tile| Some(tile.known()?.name().into())).collect();
    match known.len() {
        2.. => msg!("log-glory-drawn-known", seat, tiles = known),
        _ => msg!("log-glory-drawn", seat, count = tiles.len()),
    }
}

fn glory_revealed(seat: Seat, tiles: &[Glory]) -> Option<Message> {
    let shown = || list(tiles.iter().map(|tile| tile.name()));
    (!tiles.is_empty()).then(|| msg!("log-glory-revealed", seat, tiles = shown()))
}

fn named(source: Source) -> Arg {
    match source {
        Source::Technology(technology) => technology.name().into(),
        Source::Building(building) => building.name().into(),
        Source::Wonder(wonder) => wonder.name().into(),
        Source::Civilization(civilization) => civilization.name().into(),
        Source::ScoringCard(card) => card.name().into(),
        Source::FutureTechnology(future) => future.name().into(),
        Source::Artist => msg!("source-artist").into(),
        Source::GoldenAge => msg!("source-golden-age").into(),
        Source::GoldLeft => msg!("source-gold-left").into(),
        Source::TechnologyTiles => msg!("source-technology-tiles").into(),
        Source::GloryTiles => msg!("source-glory-tiles").into(),
    }
}
