//! The log: each event as a person would tell it.

use engine::{Arg, Message, Seat, Seen, msg};
use enumset::EnumSet;

use super::effects;
use super::words::{list, roman, tile_places};
use crate::board::LaidTile;
use crate::cards::{Card, Civilization, Glory, ScoringCard};
use crate::event::{Event, Source};
use crate::map::Space;
use crate::setup;
use crate::view::View;

/// The sentences for an event; none where another event says it already.
pub fn tell(event: &Event) -> Vec<Message> {
    sentence(event).into_iter().collect()
}

/// How the match began: nobody decided anything, so no move tells it.
pub fn opening(view: &View) -> Vec<Message> {
    let cards = list(view.scoring_cards.iter().map(ScoringCard::name));
    let mut told = Vec::new();
    for event in setup::retold(view) {
        told.extend(sentence(&event));
        if let Event::EpochBegins { .. } = event {
            told.push(msg!("log-scoring-cards-open", cards = cards.clone()));
        }
    }
    let square = view.laid.first().and_then(|laid| tile_places(*laid));
    told.extend(square.map(|places| msg!("log-square-tile-lies", places)));
    told
}

fn sentence(event: &Event) -> Option<Message> {
    Some(match *event {
        // The tile is described when it is laid, a colonist lies down with most actions, and a
        // player who passes is told of with the gold that it brings.
        Event::TileDrawn { .. } | Event::LaidDown { .. } | Event::Passed { .. } => return None,

        // Nothing is said of players who have no gold left or no tile to show.
        Event::Scored {
            amount: 0,
            source: Source::GoldLeft | Source::TechnologyTiles | Source::GloryTiles,
            ..
        } => return None,

        Event::EpochBegins { .. }
        | Event::CivilizationRevealed { .. }
        | Event::CivilizationPlayed { .. }
        | Event::CivilizationKept { .. }
        | Event::CivilizationFirst { .. }
        | Event::StartPlayer { .. }
        | Event::SquareTileTurned { .. } => return beginning(event),
        Event::NoTileFits { .. }
        | Event::TileLaid { .. }
        | Event::CapitalPlaced { .. }
        | Event::CapitalMoved { .. }
        | Event::TakenAlong { .. }
        | Event::CapitalKept { .. }
        | Event::SentHome { .. }
        | Event::Explored { .. }
        | Event::WentToAgora { .. }
        | Event::CameFromAgora { .. }
        | Event::StoodUp { .. }
        | Event::CityFounded { .. }
        | Event::NoCity { .. }
        | Event::CubesMissing { .. }
        | Event::CubeTaken { .. }
        | Event::CityDestroyed { .. } => return on_the_map(event),
        Event::BuildingTaken { seat, building, site } => {
            msg!("log-building-taken", seat, building = building.name(), site = site as u8 + 1)
        }
        Event::NoSiteFree { seat, building } => msg!("log-no-site-free", seat, building = building.name()),
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
        Event::NoFurtherTechnology { seat } => msg!("log-no-further-technology", seat),
        Event::NoFurtherColonist { seat } => msg!("log-no-further-colonist", seat),
        Event::NoOtherAction { seat } => msg!("log-no-other-action", seat),
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

/// Epochs, and the civilizations that are chosen for them.
fn beginning(event: &Event) -> Option<Message> {
    Some(match *event {
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
        Event::CivilizationFirst { seat, civilization } => {
            let (civilization, number) = (civilization.name(), civilization.facts().number);
            msg!("log-civilization-first", seat, civilization, number)
        }
        Event::StartPlayer { seat, civilization, tied } => start_player(seat, civilization, tied),
        Event::SquareTileTurned { seat, turn } => {
            msg!("log-square-tile-turned", seat, degrees = turn.degrees())
        }
        _ => return None,
    })
}

/// Tiles, capitals, colonists and cities.
fn on_the_map(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::NoTileFits { seat } => msg!("log-no-tile-fits", seat),
        Event::TileLaid { seat, tile, at, turn } => {
            let places = tile_places(LaidTile { tile, at, turn })?;
            msg!("log-tile-laid", seat, places)
        }
        Event::CapitalPlaced { seat, at } => msg!("log-capital-placed", seat, at),
        Event::CapitalMoved { seat, from, to, colonists } => {
            msg!("log-capital-moved", seat, from, to, colonists)
        }
        Event::TakenAlong { seat, from, to, colonists } => {
            msg!("log-taken-along", seat, from, to, colonists)
        }
        Event::CapitalKept { seat } => msg!("log-capital-kept", seat),
        Event::SentHome { seat, from, colonists } => {
            msg!("log-sent-home", seat, from, colonists)
        }
        Event::Explored { seat, from, to } if from == to => {
            msg!("log-explorer-stays", seat, at = to)
        }
        Event::Explored { seat, from, to } => {
            msg!("log-explored", seat, from, to)
        }
        Event::WentToAgora { seat, from } => msg!("log-went-to-agora", seat, from),
        Event::CameFromAgora { seat, to } => msg!("log-came-from-agora", seat, to),
        Event::StoodUp { seat, at } => msg!("log-stood-up", seat, at),
        Event::CityFounded { seat, at, cubes } => {
            msg!("log-city-founded", seat, at, cubes)
        }
        Event::NoCity { seat, at } => msg!("log-no-city", seat, at),
        Event::CubesMissing { seat, at, missing } => msg!("log-cubes-missing", seat, at, missing),
        Event::CubeTaken { seat, from, to } => {
            msg!("log-cube-taken", seat, from, to)
        }
        Event::CityDestroyed { seat, at, cubes } => {
            msg!("log-city-destroyed", seat, at, cubes)
        }
        _ => return None,
    })
}

fn attacked(seat: Seat, from: Option<Space>, target: Space) -> Message {
    match from {
        None => msg!("log-attacked-by-rocketry", seat, target),
        Some(from) if from == target => msg!("log-attacked-there", seat, target),
        Some(from) => msg!("log-attacked", seat, target, from),
    }
}

/// The lowest number, and why it goes first where others have the same (GA-R04).
fn start_player(seat: Seat, civilization: Civilization, tied: EnumSet<Civilization>) -> Message {
    let (civilization, number) = (civilization.name(), civilization.facts().number);
    match tied.is_empty() {
        true => msg!("log-start-player", seat, civilization, number),
        false => {
            let tied = list(tied.iter().map(Civilization::name));
            msg!("log-start-player-tied", seat, civilization, number, tied)
        }
    }
}

/// The owner is told which tiles were drawn, the others how many.
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
