//! All cards and tiles, for the page on which they can be looked up.

use engine::{CardFacts, Message, Name, msg};

use super::words::{list, roman, symbols};
use super::{effects, names};
use crate::cards::{
    Building, CellFacts, Civilization, Confidence, FutureTechnology, Glory, IslandFacts, ScoringCard,
    Technology, Terrain, Text, Tile, Wonder, islands,
};
use crate::map::Space;

/// Every card and tile, kind by kind.
pub fn cards() -> Vec<CardFacts> {
    let technologies = Technology::ALL.iter().map(|card| technology(*card));
    let buildings = Building::ALL.iter().map(|card| building(*card));
    let wonders = Wonder::ALL.iter().map(|card| wonder(*card));
    let civilizations = Civilization::ALL.iter().map(|card| civilization(*card));
    let futures = FutureTechnology::ALL.iter().map(|card| future(*card));
    let scoring = ScoringCard::ALL.iter().map(|card| scoring(*card));
    let glory = Glory::ALL.iter().map(|card| glory_tile(*card));
    let tiles = Tile::ALL.iter().map(|card| tile(*card));
    let cards = technologies.chain(buildings).chain(wonders).chain(civilizations).chain(futures);
    cards.chain(scoring).chain(glory).chain(tiles).chain(islands().iter().map(island)).collect()
}

fn technology(card: Technology) -> CardFacts {
    let facts = card.facts();
    let mut text = vec![match facts.requires {
        None => msg!("card-starting-technology", row = facts.row),
        Some(before) => {
            let (row, level, cost) = (facts.row, facts.level, facts.cost);
            msg!("card-technology", row, level, cost, before = before.name())
        }
    }];
    text.extend(facts.effects.iter().map(effects::sentence));
    if !facts.obsoletes.is_empty() {
        text.push(msg!("card-obsoletes", technologies = list(facts.obsoletes.iter().map(Technology::name))));
    }
    if facts.cubes > 0 {
        text.push(msg!("card-technology-cubes", cubes = facts.cubes));
    }
    if facts.vp_end > 0 {
        text.push(msg!("card-technology-points", points = facts.vp_end));
    }
    let provenance = match facts.provenance_figures == facts.text.provenance {
        true => facts.text.provenance.clone(),
        false => format!("{}; figures: {}", facts.text.provenance, facts.provenance_figures),
    };
    let common = common(card.id(), card.name(), msg!("kind-technology"), &facts.text);
    CardFacts { text, count: facts.count_per_player, provenance, ..common }
}

fn building(card: Building) -> CardFacts {
    let facts = card.facts();
    let second = facts.copy_min_players.iter().max().copied().unwrap_or(2);
    let mut text = vec![
        msg!("card-building", epoch = roman(facts.epoch)),
        msg!("card-building-copies", players = second),
    ];
    text.extend(facts.effects.iter().map(effects::sentence));
    let designed = (facts.provenance_copy_min_players == "designed").then(|| msg!("doubt-copies"));
    let common = common(card.id(), card.name(), msg!("kind-building"), &facts.text);
    CardFacts { text, count: facts.copies, doubtful: common.doubtful.or(designed), ..common }
}

fn wonder(card: Wonder) -> CardFacts {
    let facts = card.facts();
    let (epoch, cost) = (roman(facts.epoch), facts.cost_gold);
    let mut text = vec![match facts.discount_civilization {
        None => msg!("card-wonder", epoch, cost),
        Some(civilization) => {
            let (civilization, discounted) = (civilization.name(), facts.discounted_cost_gold);
            msg!("card-wonder-discount", epoch, cost, civilization, discounted)
        }
    }];
    text.extend(facts.effects.iter().map(effects::sentence));
    let unsure = match facts.confidence {
        Confidence::High => None,
        Confidence::Medium => Some(msg!("doubt-medium")),
        Confidence::Low => Some(msg!("doubt-low")),
    };
    let common = common(card.id(), card.name(), msg!("kind-wonder"), &facts.text);
    CardFacts { text, count: facts.count, doubtful: common.doubtful.or(unsure), ..common }
}

fn civilization(card: Civilization) -> CardFacts {
    let facts = card.facts();
    let mut text = vec![msg!("card-civilization", epoch = roman(facts.epoch), number = facts.number)];
    text.extend(effects::of_civilization(card));
    let common = common(card.id(), card.name(), msg!("kind-civilization"), &facts.text);
    CardFacts { text, count: facts.count, ..common }
}

fn future(card: FutureTechnology) -> CardFacts {
    let facts = card.facts();
    let mut text = vec![msg!("card-sentence", text = effects::future(card))];
    text.extend(deck(facts.in_default_deck, facts.in_strict_deck));
    let common = common(card.id(), card.name(), msg!("kind-future"), &facts.text);
    CardFacts { text, count: facts.count, ..common }
}

fn scoring(card: ScoringCard) -> CardFacts {
    let facts = card.facts();
    let mut text = vec![msg!("card-sentence", text = effects::scoring(card))];
    text.extend(deck(facts.in_default_deck, facts.in_strict_deck));
    // The source may have exchanged the titles of these two; ours say what counts.
    let titled = matches!(card, ScoringCard::Gems | ScoringCard::Wonders).then(|| msg!("doubt-titles"));
    let common = common(card.id(), card.name(), msg!("kind-scoring"), &facts.text);
    CardFacts { text, count: facts.count, doubtful: common.doubtful.or(titled), ..common }
}

/// In which deck a card is, if not in both (GA-R01).
fn deck(in_default: bool, in_strict: bool) -> Option<Message> {
    match (in_default, in_strict) {
        (false, true) => Some(msg!("card-only-strict")),
        (true, false) => Some(msg!("card-not-strict")),
        _ => None,
    }
}

fn glory_tile(card: Glory) -> CardFacts {
    let facts = card.facts();
    let text = vec![msg!("card-glory", points = facts.vp)];
    let common = common(card.id(), card.name(), msg!("kind-glory"), &facts.text);
    CardFacts { text, count: facts.count, ..common }
}

fn tile(card: Tile) -> CardFacts {
    let facts = card.facts();
    let mut text = vec![msg!("card-tile", size = facts.size)];
    text.extend((1u8..).zip(&facts.cells).map(|(number, cell)| tile_space(number, cell)));
    let common = common(card.id(), card.name(), msg!("kind-tile"), &facts.text);
    CardFacts { text, count: facts.count, ..common }
}

fn tile_space(number: u8, cell: &CellFacts) -> Message {
    let sides =
        [("north", cell.edges.n), ("east", cell.edges.e), ("south", cell.edges.s), ("west", cell.edges.w)];
    let land = sides.into_iter().filter(|(_, terrain)| *terrain == Terrain::Land);
    let land: Vec<Message> = land.map(|(side, _)| msg!("side", side)).collect();
    let symbols = symbols(&cell.symbols);
    match land.is_empty() {
        true => msg!("card-tile-space-sea", number, symbols),
        false => msg!("card-tile-space", number, symbols, land),
    }
}

fn island(facts: &'static IslandFacts) -> CardFacts {
    let at = Space::at(facts.row, facts.col).unwrap_or_default();
    let text = vec![msg!("card-island", at, symbols = symbols(&facts.symbols))];
    let common = common(&facts.id, names::island_name(facts), msg!("kind-island"), &facts.text);
    CardFacts { text, ..common }
}

/// What all kinds have in common.
fn common(id: &'static str, name: Name, kind: Message, text: &Text) -> CardFacts {
    CardFacts {
        id,
        name,
        rule: rule_of(&kind),
        kind,
        text: Vec::new(),
        count: 1,
        provenance: text.provenance.clone(),
        doubtful: (text.provenance == "designed").then(|| msg!("doubt-designed")),
    }
}

/// Where the rules say how cards of a kind are used.
fn rule_of(kind: &Message) -> &'static str {
    match kind.key {
        "kind-technology" => "GA-15.1",
        "kind-building" => "GA-10.1",
        "kind-wonder" => "GA-13.1",
        "kind-civilization" => "GA-5.3",
        "kind-future" => "GA-19.6",
        "kind-scoring" => "GA-16.4",
        "kind-glory" => "GA-12.6",
        "kind-island" => "GA-9.4",
        _ => "GA-6.2",
    }
}
