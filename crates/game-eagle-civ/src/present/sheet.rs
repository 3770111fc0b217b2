//! The whole position in words and tables.

use engine::{Block, Message, Seat, Section, Sheet, msg};

use super::words::{bundle, ending, group, list, name, number, pick, size, unit};
use crate::cards::Region;
use crate::rules::battle::strength;
use crate::rules::{battle, milestones, production, trade};
use crate::state::{Shown, Side, Table};
use crate::view::View;

/// From the general to the particular.
pub fn sheet(view: &View) -> Sheet {
    let table = &view.table;
    let mut sections = vec![general(table)];
    sections.extend(fight(view));
    sections.extend(offers(table));
    sections.extend(table.players.seats().map(|seat| player(table, seat)));
    sections.push(land(view));
    sections.push(cards(table));
    Sheet { sections }
}

fn section(title: Message, seat: Option<Seat>, blocks: Vec<Block>) -> Section {
    Section { title, seat, blocks }
}

fn general(table: &Table) -> Section {
    let mut facts = vec![
        (msg!("sheet-era"), name(table.era.name())),
        (msg!("sheet-turn"), number(table.turn)),
        (msg!("sheet-first-player"), msg!("player", seat = table.first_player)),
    ];
    if let Some(resource) = table.critical {
        facts.push((msg!("sheet-critical"), name(resource.name())));
    }
    if !table.rolls.is_empty() {
        facts.push((msg!("sheet-rolls"), list(table.rolls.iter().copied())));
    }
    if table.era_ended {
        facts.push((msg!("sheet-era"), msg!("sheet-era-ends")));
    }
    if table.options.advanced() {
        let (land, sea) = trade::range(table);
        let unlimited = land > 100;
        let range = if unlimited { msg!("range-unlimited") } else { msg!("range", land, sea) };
        facts.push((msg!("sheet-range"), range));
    }
    if let Some(why) = table.ending {
        facts.push((msg!("sheet-ending"), ending(why)));
    }
    section(msg!("sheet-general"), None, vec![Block::Facts(facts)])
}

/// The battle that is fought, with what each unit would roll and add.
fn fight(view: &View) -> Option<Section> {
    let table = &view.table;
    let battle = table.battle.as_ref()?;
    let mut rows = Vec::new();
    for side in Side::BOTH {
        battle::picks(table, battle, side, |chosen| {
            let [dice, bonus] = {
                let strength = strength(table, battle, side, chosen, chosen.kind);
                [strength.dice, strength.bonus()]
            };
            rows.push(vec![pick(table, chosen), number(dice), number(bonus)]);
        });
    }
    let [attacker, defender] = battle.leaders;
    let title = msg!("sheet-battle", area = battle.area.name(), attacker, defender);
    let head = vec![msg!("column-unit"), msg!("column-dice"), msg!("column-bonus")];
    Some(section(title, None, vec![Block::Table { head, rows }]))
}

fn offers(table: &Table) -> Option<Section> {
    let line = |offer: &crate::trade::Offer| {
        let (gives, wants) = (bundle(&offer.gives), bundle(&offer.wants));
        msg!("offer", id = offer.id, from = offer.from, to = offer.to, gives, wants)
    };
    let lines: Vec<Message> = table.offers.iter().map(line).collect();
    (!lines.is_empty()).then(|| section(msg!("sheet-offers"), None, vec![Block::Lines(lines)]))
}

fn player(table: &Table, seat: Seat) -> Section {
    let player = &table.players[seat];
    let title = msg!("player", seat);
    if player.out {
        return section(title, Some(seat), vec![Block::Lines(vec![msg!("sheet-out")])]);
    }
    let statement = production::statement(table, seat, table.critical);
    let mut facts = vec![
        (msg!("sheet-gold"), number(player.gold)),
        (msg!("sheet-income"), number(statement.total())),
        (msg!("income-title-settlements"), number(statement.settlements)),
        (msg!("income-title-critical"), number(statement.critical)),
        (msg!("income-title-resources"), number(statement.resources)),
        (msg!("income-title-monopolies"), number(statement.monopolies)),
        (msg!("income-title-wonders"), number(statement.wonders)),
        (msg!("income-title-minimum"), number(statement.minimum)),
        (msg!("sheet-technologies"), list(table.technologies_of(seat).map(|card| card.name()))),
        (msg!("sheet-wonders"), list(table.wonders_of(seat).map(|card| card.name()))),
    ];
    if table.options.advanced() {
        facts.push((msg!("sheet-improvements"), list(player.improvements.iter().map(|card| card.name()))));
        facts.push((msg!("sheet-faces"), number(production::faces(table, seat))));
        facts.push((msg!("sheet-gears"), number(production::gears(table, seat))));
    } else {
        let reached = milestones::claimable(table, seat);
        facts.push((msg!("sheet-milestones"), list(reached.iter().map(|milestone| milestone.name()))));
    }
    section(title, Some(seat), vec![Block::Facts(facts), settlements(table, seat), pieces(table, seat)])
}

fn settlements(table: &Table, seat: Seat) -> Block {
    let resource = |region: Region| match table.land(region).marker {
        Shown::FaceUp(marker) => name(marker.name()),
        _ => msg!("none"),
    };
    let state = |region: Region| {
        let player = &table.players[seat];
        let happy = production::always_happy(table, region) || player.happy.contains(region);
        let productive = table.fertile(region) || player.productive.contains(region);
        match (table.options.advanced(), happy, productive) {
            (false, ..) => msg!("none"),
            (_, true, true) => msg!("happy-productive"),
            (_, true, false) => msg!("happy"),
            (_, false, true) => msg!("unhappy-productive"),
            (_, false, false) => msg!("unhappy"),
        }
    };
    let row = |(region, place): (Region, &crate::state::Settlement)| {
        let holder = msg!("player", seat = place.holder);
        vec![name(region.name()), size(place.size), resource(region), state(region), holder]
    };
    let head = vec![
        msg!("column-region"),
        msg!("column-size"),
        msg!("column-marker"),
        msg!("column-mood"),
        msg!("column-holder"),
    ];
    Block::Table { head, rows: table.settlements_of(seat).map(row).collect() }
}

fn pieces(table: &Table, seat: Seat) -> Block {
    let row = |pieces: &crate::state::Group| vec![number(pieces.count), group(table, pieces.which())];
    let head = vec![msg!("column-count"), msg!("column-unit")];
    Block::Table { head, rows: table.players[seat].pieces.iter().map(row).collect() }
}

/// Regions with a marker that has not been turned up for a settlement.
fn land(view: &View) -> Section {
    let row = |region: &Region| {
        let marker = match (view.table.land(*region).marker, view.marker(*region)) {
            (Shown::Nothing, _) => return None,
            (_, Some(marker)) => name(marker.name()),
            (_, None) => msg!("face-down"),
        };
        let sea = list(region.facts().sea_neighbors.iter().map(|zone| zone.name()));
        let land = list(region.facts().land_neighbors.iter().map(|other| other.name()));
        Some(vec![name(region.name()), marker, land, sea])
    };
    let head = vec![msg!("column-region"), msg!("column-marker"), msg!("column-land"), msg!("column-sea")];
    let rows = Region::ALL.iter().filter_map(row).collect();
    section(msg!("sheet-markers"), None, vec![Block::Table { head, rows }])
}

fn cards(table: &Table) -> Section {
    use crate::cards::{Kind, Technology};
    use crate::state::Holder;
    let supply = |card: &&Technology| {
        table.technology(**card) == Holder::Supply && card.facts().era.index() <= table.era.index() + 1
    };
    let technologies = list(Technology::ALL.iter().filter(supply).map(|card| card.name()));
    let sold = |kind: &&Kind| crate::rules::units::for_sale(table, **kind);
    let pieces = list(Kind::ALL.iter().filter(sold).map(|kind| unit(table, *kind)));
    let facts = vec![(msg!("sheet-supply"), technologies), (msg!("sheet-for-sale"), pieces)];
    section(msg!("sheet-cards"), None, vec![Block::Facts(facts)])
}
