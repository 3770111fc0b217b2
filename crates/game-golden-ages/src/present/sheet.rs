//! The whole position in words and tables, for somebody who cannot see the board.

mod player;

use engine::{Block, Message, Seat, Section, Sheet, msg};

use super::effects;
use super::questions::awaited;
use super::words::{list, roman, symbols, tile_symbols};
use crate::cards::{Building, Civilization, Epoch, ScoringCard};
use crate::map::{Side, Space};
use crate::state::Question;
use crate::view::{Ground, MapSpace, OpenWonder, Phase, PlayerView, View};

/// From the state of the match over the map and the open cards to each player.
pub fn sheet(view: &View) -> Sheet {
    let common = [the_match(view), map(view), agora(view), open_cards(view), scoring_cards(view)];
    let players = view.players.seats().map(|seat| player::section(view, seat));
    Sheet { sections: common.into_iter().chain(players).collect() }
}

fn section(title: Message, blocks: Vec<Block>) -> Section {
    Section { title, seat: None, blocks }
}

fn the_match(view: &View) -> Section {
    let mut facts = vec![
        (msg!("sheet-epoch"), msg!("sheet-epoch-of", epoch = roman(view.epoch))),
        (msg!("sheet-phase"), phase(view)),
    ];
    if view.outcome.is_none() {
        let what = awaited(&view.question);
        facts.push((msg!("sheet-turn"), msg!("sheet-turn-what", seat = view.turn, what)));
    }
    facts.extend(drawn_tile(view));
    facts.push((msg!("sheet-start-player"), msg!("sheet-seat", seat = view.start_player)));
    facts.push((msg!("sheet-order"), list(view.turn_order.iter().copied())));
    facts.push((msg!("sheet-first-golden-age"), first_golden_age(view)));
    let [three, two] = view.tiles_left;
    facts.push((msg!("sheet-tiles-left"), msg!("sheet-tiles-left-of", three, two)));
    facts.push((msg!("sheet-glory-left"), msg!("number", n = view.glory_left)));
    facts.push((msg!("sheet-discarded"), list(view.discarded.iter().map(Civilization::name))));
    facts.extend(ranking(view));
    section(msg!("sheet-match"), vec![Block::Facts(facts)])
}

fn phase(view: &View) -> Message {
    match view.phase {
        Phase::Preparation => msg!("sheet-phase-preparation"),
        Phase::Map => msg!("sheet-phase-map"),
        Phase::Actions => msg!("sheet-phase-actions", round = view.round),
        Phase::Over => msg!("sheet-phase-over"),
    }
}

fn drawn_tile(view: &View) -> Option<(Message, Message)> {
    let Question::LayTile { tile } = view.question else { return None };
    let drawn = msg!("sheet-drawn-tile-of", tile = tile.name(), symbols = tile_symbols(tile));
    Some((msg!("sheet-drawn-tile"), drawn))
}

fn first_golden_age(view: &View) -> Message {
    match view.first_golden_age {
        None => msg!("sheet-nobody"),
        Some(seat) if view.epoch == Epoch::IV => msg!("sheet-last-round", seat),
        Some(seat) => msg!("sheet-seat", seat),
    }
}

fn ranking(view: &View) -> Option<(Message, Message)> {
    let outcome = view.outcome.as_ref()?;
    let mut places: Vec<(u8, Seat)> = outcome.ranking.pairs().map(|(seat, place)| (*place, seat)).collect();
    places.sort_unstable();
    let place = |(place, seat)| msg!("sheet-place", place, seat, points = outcome.scores[seat]);
    Some((msg!("sheet-ranking"), list(places.into_iter().map(place))))
}

fn map(view: &View) -> Section {
    let head = vec![
        msg!("sheet-space"),
        msg!("sheet-ground"),
        msg!("sheet-symbols"),
        msg!("sheet-capital"),
        msg!("sheet-city"),
        msg!("sheet-colonists"),
    ];
    let rows = view.map.iter().filter(|space| is_told(view, space)).map(|space| map_row(view, space));
    let table = Block::Table { head, rows: rows.collect() };
    section(msg!("sheet-map"), vec![Block::Lines(vec![msg!("sheet-map-note")]), table])
}

/// Empty sea needs no words.
fn is_told(view: &View, space: &MapSpace) -> bool {
    space.ground != Ground::Sea || view.players.iter().any(|player| stands_there(player, space.at))
}

fn stands_there(player: &PlayerView, at: Space) -> bool {
    player.colonists.spaces().contains(at)
}

fn map_row(view: &View, space: &MapSpace) -> Vec<Message> {
    let at = space.at;
    let capital = view.capital_at(at).map(|seat| match view.players[seat].golden_age {
        true => msg!("sheet-capital-golden", seat),
        false => msg!("sheet-capital-of", seat),
    });
    let city = view.city_at(at).map(|(seat, cubes)| msg!("sheet-city-of", seat, cubes));
    let there = view.players.pairs().filter_map(|(seat, player)| colonists(seat, player, at));
    let there: Vec<Message> = there.collect();
    vec![
        msg!("text", text = at),
        ground(space),
        space_symbols(space),
        capital.unwrap_or_else(nothing),
        city.unwrap_or_else(nothing),
        if there.is_empty() { nothing() } else { list(there) },
    ]
}

fn nothing() -> Message {
    msg!("sheet-empty")
}

fn ground(space: &MapSpace) -> Message {
    let coasts = Side::ALL.into_iter().filter(|side| !space.land.contains(*side));
    let sides: Vec<Message> = coasts.map(side).collect();
    match space.ground {
        Ground::Sea => msg!("sheet-ground-sea"),
        Ground::Island => msg!("sheet-ground-island"),
        Ground::Continent if sides.is_empty() => msg!("sheet-ground-continent"),
        Ground::Continent => msg!("sheet-ground-coast", sides),
    }
}

fn side(side: Side) -> Message {
    let side = match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    };
    msg!("side", side)
}

fn space_symbols(space: &MapSpace) -> Message {
    match (space.symbols.is_empty(), space.hidden) {
        (true, _) => nothing(),
        (false, true) => msg!("sheet-symbols-hidden", symbols = symbols(&space.symbols)),
        (false, false) => symbols(&space.symbols),
    }
}

fn colonists(seat: Seat, player: &PlayerView, at: Space) -> Option<Message> {
    let count = |spaces: &[Space]| spaces.iter().filter(|space| **space == at).count();
    match (count(&player.colonists.standing), count(&player.colonists.lying)) {
        (0, 0) => None,
        (standing, 0) => Some(msg!("sheet-colonists-standing", seat, standing)),
        (0, lying) => Some(msg!("sheet-colonists-lying", seat, lying)),
        (standing, lying) => Some(msg!("sheet-colonists-both", seat, standing, lying)),
    }
}

fn agora(view: &View) -> Section {
    let present = view.players.pairs().filter(|(_, player)| player.colonists.agora > 0);
    let mut lines: Vec<Message> = present
        .map(|(seat, player)| msg!("sheet-agora-colonists", seat, count = player.colonists.agora))
        .collect();
    if lines.is_empty() {
        lines.push(msg!("sheet-agora-empty"));
    }
    lines.push(match view.chosen_card {
        Some(card) => msg!("sheet-agora-card", card = card.name(), text = effects::scoring(card)),
        None => msg!("sheet-agora-no-card"),
    });
    section(msg!("sheet-agora"), vec![Block::Lines(lines)])
}

fn open_cards(view: &View) -> Section {
    let mut blocks = Vec::new();
    if !view.wonders.is_empty() {
        let head = vec![msg!("sheet-wonder"), msg!("sheet-price"), msg!("sheet-effect")];
        blocks.push(Block::Table { head, rows: view.wonders.iter().map(wonder_row).collect() });
    }
    if !view.buildings.is_empty() {
        let head = vec![msg!("sheet-building"), msg!("sheet-effect")];
        blocks.push(Block::Table { head, rows: view.buildings.iter().copied().map(building_row).collect() });
    }
    if blocks.is_empty() {
        blocks.push(Block::Lines(vec![msg!("sheet-none-open")]));
    }
    section(msg!("sheet-open"), blocks)
}

fn wonder_row(open: &OpenWonder) -> Vec<Message> {
    vec![
        msg!("name", name = open.wonder.name()),
        msg!("gold", amount = open.price),
        effects::text(&open.wonder.facts().effects).unwrap_or_else(nothing),
    ]
}

fn building_row(building: Building) -> Vec<Message> {
    vec![
        msg!("name", name = building.name()),
        effects::text(&building.facts().effects).unwrap_or_else(nothing),
    ]
}

fn scoring_cards(view: &View) -> Section {
    let head = vec![msg!("sheet-scoring-card"), msg!("sheet-scoring-points")];
    let row = |card: ScoringCard| vec![msg!("name", name = card.name()), effects::scoring(card)];
    let rows = view.scoring_cards.iter().map(row).collect();
    section(msg!("sheet-scoring"), vec![Block::Table { head, rows }])
}
