//! One player in words: possessions, pieces, technologies, and what the viewer knows of the rest.

use engine::{Arg, Block, Message, Seat, Section, Seen, msg};

use crate::cards::{Building, Civilization, FutureTechnology, Glory, Range, Resource, Technology};
use crate::map::Space;
use crate::present::effects;
use crate::present::words::{list, paragraph};
use crate::state::Built;
use crate::view::{PlayerView, SiteView, View};

/// All that the viewer may know of a player.
pub fn section(view: &View, seat: Seat) -> Section {
    let player = &view.players[seat];
    let facts = [possessions(player), pieces(player), cards(player), attacks(player), secrets(player)];
    Section {
        title: msg!("sheet-player", seat),
        seat: Some(seat),
        blocks: vec![Block::Facts(facts.concat()), technologies(player)],
    }
}

type Facts = Vec<(Message, Message)>;

fn possessions(player: &PlayerView) -> Facts {
    let golden_age = if player.golden_age { msg!("yes") } else { msg!("no") };
    vec![
        (msg!("sheet-gold"), msg!("number", n = player.gold)),
        (msg!("sheet-points"), msg!("number", n = player.score)),
        (msg!("sheet-civilization"), civilization(player.civilization)),
        (msg!("sheet-golden-age"), golden_age),
    ]
}

fn civilization(civilization: Civilization) -> Message {
    let (name, number) = (civilization.name(), civilization.facts().number);
    match paragraph(effects::of_civilization(civilization)) {
        Some(text) => msg!("sheet-civilization-of", name, number, text),
        None => msg!("sheet-civilization-plain", name, number),
    }
}

fn pieces(player: &PlayerView) -> Facts {
    let capital = player.capital.map_or_else(|| msg!("sheet-not-placed"), space);
    let colonists = &player.colonists;
    let cities = &player.cities;
    let city = |at: Space| msg!("sheet-city-cubes", at, cubes = cities.cubes_at(at));
    vec![
        (msg!("sheet-capital-at"), capital),
        (msg!("sheet-standing"), list(colonists.standing.iter().copied())),
        (msg!("sheet-lying"), list(colonists.lying.iter().copied())),
        (msg!("sheet-in-agora"), msg!("number", n = colonists.agora)),
        (msg!("sheet-cities"), list(cities.spaces().iter().map(city))),
        (msg!("sheet-reserve"), msg!("number", n = player.reserve)),
        (msg!("sheet-range"), range(player.range)),
        (msg!("sheet-controlled"), controlled(player)),
    ]
}

fn space(at: Space) -> Message {
    msg!("text", text = at)
}

fn range(range: Range) -> Message {
    match range {
        Range::Steps(spaces) => msg!("sheet-range-spaces", spaces),
        Range::Any(_) => msg!("sheet-range-unlimited"),
    }
}

fn controlled(player: &PlayerView) -> Message {
    let counts = Resource::ALL.iter().zip(player.controlled).filter(|(_, count)| *count > 0);
    list(counts.map(|(resource, count)| msg!("sheet-controlled-of", resource = resource.id(), count)))
}

fn cards(player: &PlayerView) -> Facts {
    let number = |index: usize| msg!("sheet-site", site = index + 1);
    let sites = player.sites.iter().enumerate().map(|(index, built)| (number(index), site(built)));
    let mut facts: Facts = sites.collect();
    facts.push((msg!("sheet-wonders"), wonders(player)));
    if player.free_wonders > 0 {
        facts.push((msg!("sheet-free-wonders"), msg!("number", n = player.free_wonders)));
    }
    facts
}

fn wonders(player: &PlayerView) -> Message {
    let told = player.wonders.iter().map(|card| {
        let wonder = card.name();
        let text = effects::text(&card.facts().effects).unwrap_or_else(|| msg!("sheet-empty"));
        match player.used_wonders.contains(card) {
            true => msg!("sheet-wonder-used", wonder, text),
            false => msg!("sheet-wonder-of", wonder, text),
        }
    });
    paragraph(told).unwrap_or_else(|| msg!("none"))
}

fn site(site: &SiteView) -> Message {
    let text = |building: Building| effects::text(&building.facts().effects);
    match (site.built, site.usable) {
        (Some(Built { building, used }), _) => {
            let (text, building) = (text(building).unwrap_or_else(|| msg!("sheet-empty")), building.name());
            match used {
                true => msg!("sheet-site-used", building, text),
                false => msg!("sheet-site-of", building, text),
            }
        }
        (None, true) => msg!("sheet-site-free"),
        (None, false) => msg!("sheet-site-locked"),
    }
}

fn attacks(player: &PlayerView) -> Facts {
    let known = |glory: &Glory| msg!("glory-value", points = glory.facts().vp).into();
    let glory = seen(&player.glory, known, |count| msg!("unknown-glory", count));
    let price = match player.next_attack {
        Some(price) => msg!("sheet-next-attack-price", price),
        None => msg!("sheet-no-attack"),
    };
    vec![(msg!("sheet-glory"), glory), (msg!("sheet-next-attack"), price)]
}

fn secrets(player: &PlayerView) -> Facts {
    let known = |card: &Civilization| {
        msg!("sheet-hand-card", civilization = card.name(), number = card.facts().number).into()
    };
    let hand = seen(&player.hand, known, |count| msg!("unknown-cards", count));
    vec![(msg!("sheet-hand"), hand), (msg!("sheet-future"), future(player.future))]
}

fn future(future: Seen<FutureTechnology>) -> Message {
    match future {
        Seen::Hidden => msg!("sheet-hidden"),
        Seen::Known(card) => msg!("sheet-future-of", future = card.name(), text = effects::future(card)),
    }
}

/// What is known by name, and how much is not.
fn seen<T>(cards: &[Seen<T>], known: impl Fn(&T) -> Arg, hidden: impl Fn(usize) -> Message) -> Message {
    let count = cards.iter().filter(|card| card.known().is_none()).count();
    let unknown = (count > 0).then(|| hidden(count).into());
    list(cards.iter().filter_map(Seen::known).map(known).chain(unknown))
}

/// The mat: a line for each row, a column for each level.
fn technologies(player: &PlayerView) -> Block {
    let levels = (1u8..=5).map(|level| msg!("sheet-level", level));
    let row = |row: u8| {
        let tiles = Technology::ALL.iter().copied().filter(move |tile| tile.facts().row == row);
        let cells = tiles.map(|tile| technology(player, tile));
        [msg!("number", n = row)].into_iter().chain(cells).collect()
    };
    Block::Table {
        head: [msg!("sheet-row")].into_iter().chain(levels).collect(),
        rows: (1..=4).map(row).collect(),
    }
}

fn technology(player: &PlayerView, tile: Technology) -> Message {
    let technology = tile.name();
    let offered = player.developable.iter().find(|offered| offered.technology == tile);
    match (player.technologies.contains(tile), offered) {
        (true, _) if player.in_force.contains(tile) => msg!("sheet-technology-developed", technology),
        (true, _) => msg!("sheet-technology-obsolete", technology),
        (false, Some(offered)) => msg!("sheet-technology-next", technology, price = offered.price),
        (false, None) => msg!("sheet-technology-later", technology),
    }
}
