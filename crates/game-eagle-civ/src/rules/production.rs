//! Chapters 10, 21 and 31: production, happiness and productivity.

use std::ops::RangeInclusive;

use engine::{Log, Offers, Seat, Seats, Seen, rule};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{CityCardFacts, Effect, Era, Improvement, ImprovementKind, Region, Resource, tables};
use crate::event::Event;
use crate::map::Regions;
use crate::options::LentCardGold;
use crate::refusal::{Checked, Why};
use crate::state::{Settlement, State, Table};

/// Nobody gets less than this (EC-10.9, EC-31.6).
pub const MINIMUM: u32 = 10;
/// For holding the critical resource (EC-31.3).
const CRITICAL_GOLD: u32 = 15;
/// For each different resource (EC-31.4).
const PER_RESOURCE: u32 = 3;

/// The rolls of two dice in the columns of the table of critical resources (EC-10.4).
pub const ROLLS: [RangeInclusive<u8>; 5] = [2..=3, 4..=5, 6..=8, 9..=10, 11..=12];

/// An income, line by line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// Settlements (EC-10.2, EC-31.2).
    pub settlements: u32,
    /// The critical resource (EC-10.5, EC-31.3).
    pub critical: u32,
    /// Different resources (EC-10.7, EC-31.4).
    pub resources: u32,
    /// Monopolies (EC-10.8, EC-31.5).
    pub monopolies: u32,
    /// Wonders (EC-R-64).
    pub wonders: u32,
    /// Up to the minimum (EC-10.9, EC-31.6).
    pub minimum: u32,
}

impl Statement {
    /// The sum.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.settlements + self.critical + self.resources + self.monopolies + self.wonders + self.minimum
    }
}

/// EC-10.3, EC-10.4: the critical resource for a roll of two dice.
#[must_use]
pub fn critical(era: Era, roll: u8) -> Resource {
    let column = ROLLS.iter().position(|rolls| roll <= *rolls.end()).unwrap_or(ROLLS.len() - 1);
    tables().critical[era.index()][column]
}

/// EC-10.1, EC-31.1: what a player gets if this resource is critical.
#[must_use]
pub fn statement(table: &Table, seat: Seat, critical: Option<Resource>) -> Statement {
    let stock = stock(table, seat);
    let holds = critical.is_some_and(|resource| stock[resource.index()] > 0);
    let kinds = u32::try_from(stock.iter().filter(|count| **count > 0).count()).unwrap_or(0);
    let resources = kinds * per_resource(table, seat);
    let mut statement = Statement { resources, monopolies: monopolies(&stock), ..Statement::default() };
    if table.options.advanced() {
        statement.settlements = city_production(table, seat);
        statement.critical = if holds { CRITICAL_GOLD } else { 0 };
        statement.wonders = wonder_gold(table, seat);
    } else {
        statement.settlements = settlement_production(table, seat);
        statement.critical = if holds { statement.settlements } else { 0 };
    }
    statement.minimum = MINIMUM.saturating_sub(statement.total());
    statement
}

/// EC-10.7, EC-31.4: what each different resource brings a player.
#[must_use]
pub fn per_resource(table: &Table, seat: Seat) -> u32 {
    if table.options.advanced() {
        PER_RESOURCE
    } else {
        u32::try_from(table.technologies_of(seat).count()).unwrap_or(0)
    }
}

/// EC-10.6: cards count for the player who holds them.
fn stock(table: &Table, seat: Seat) -> [u8; Resource::ALL.len()] {
    let mut stock = [0; Resource::ALL.len()];
    for (region, _) in table.cards_held(seat) {
        if let Some(resource) = table.resource(region) {
            stock[resource.index()] += 1;
        }
    }
    stock
}

/// EC-10.8, EC-R-65: what so many equal cards bring, from 3 up to 5 or more.
#[must_use]
pub fn monopoly(count: u8) -> u32 {
    let gold = match count {
        0..=2 => 0,
        3 => tables().monopoly[0],
        4 => tables().monopoly[1],
        _ => tables().monopoly[2],
    };
    gold.into()
}

fn monopolies(stock: &[u8]) -> u32 {
    stock.iter().map(|count| monopoly(*count)).sum()
}

/// The resource of which a player holds most cards, if one more would bring a monopoly, or a better one.
#[must_use]
pub fn monopoly_in_reach(table: &Table, seat: Seat) -> Option<Resource> {
    let stock = stock(table, seat);
    let most = *Resource::ALL.iter().max_by_key(|resource| stock[resource.index()])?;
    let held = stock[most.index()];
    (monopoly(held.saturating_add(1)) > monopoly(held)).then_some(most)
}

/// EC-10.2, EC-3.18: the size of every settlement, on fertile land one more.
fn settlement_production(table: &Table, seat: Seat) -> u32 {
    let gold = |(region, settlement): (Region, &Settlement)| {
        u32::from(settlement.size) + u32::from(table.fertile(region))
    };
    table.settlements_of(seat).map(gold).sum()
}

/// EC-R-64: wonders with gold in every production phase.
fn wonder_gold(table: &Table, seat: Seat) -> u32 {
    let gold = |effect| match effect {
        Effect::GoldPerTurn { amount } => u32::from(amount),
        _ => 0,
    };
    table.effective(seat).map(|wonder| gold(wonder.facts().effects)).sum()
}

/// EC-31.2, EC-R-37: the settlements whose cards bring gold to a player.
pub fn producing(table: &Table, seat: Seat) -> impl Iterator<Item = (Region, &Settlement)> {
    let holder = table.options.lent_card_gold == LentCardGold::Holder;
    table.settlements().filter(move |(_, place)| seat == if holder { place.holder } else { place.owner })
}

fn card(resource: Option<Resource>) -> &'static CityCardFacts {
    let cards = &tables().city_cards;
    cards.iter().find(|card| card.resource == resource).expect("there is a card for every resource")
}

/// EC-21.4: wine and gems settlements are always happy.
#[must_use]
pub fn always_happy(table: &Table, region: Region) -> bool {
    matches!(table.resource(region), Some(Resource::Wine | Resource::Gems))
}

/// EC-21.2, EC-21.8: the value of a city card.
#[must_use]
pub fn card_value(resource: Option<Resource>, size: u8, happy: bool, productive: bool) -> u32 {
    let card = card(resource);
    let row = match (happy, productive) {
        (true, true) => &card.happy_productive,
        (true, false) => &card.happy_normal,
        (false, true) => &card.unhappy_productive,
        (false, false) => &card.unhappy_normal,
    };
    u32::from(row[usize::from(size.clamp(1, 4)) - 1])
}

/// EC-31.2: the value of every city card.
fn city_production(table: &Table, seat: Seat) -> u32 {
    let player = &table.players[seat];
    let gold = |(region, place): (Region, &Settlement)| {
        let happy = always_happy(table, region) || player.happy.contains(region);
        let productive = table.fertile(region) || player.productive.contains(region);
        card_value(table.resource(region), place.size, happy, productive)
    };
    producing(table, seat).map(gold).sum()
}

/// EC-21.5, EC-21.6: how many settlements a player can make happy; one for nothing.
#[must_use]
pub fn faces(table: &Table, seat: Seat) -> usize {
    1 + points(table, seat, ImprovementKind::Happiness)
}

/// EC-21.7: how many settlements a player can make productive.
#[must_use]
pub fn gears(table: &Table, seat: Seat) -> usize {
    points(table, seat, ImprovementKind::Productivity)
}

fn points(table: &Table, seat: Seat, kind: ImprovementKind) -> usize {
    let built = |improvement: Improvement| {
        let facts = improvement.facts();
        if facts.kind == kind { usize::from(facts.points) } else { 0 }
    };
    let wonder = |effect| match (kind, effect) {
        (ImprovementKind::Happiness, Effect::Happiness { points })
        | (ImprovementKind::Productivity, Effect::Productivity { points }) => usize::from(points),
        _ => 0,
    };
    let improvements: usize = table.players[seat].improvements.iter().map(built).sum();
    improvements + table.effective(seat).map(|card| wonder(card.facts().effects)).sum::<usize>()
}

/// The settlements that a face would make happy.
#[must_use]
pub fn unhappy(table: &Table, seat: Seat) -> Regions {
    let all: Regions = producing(table, seat).map(|(region, _)| region).collect();
    all.iter().filter(|region| !always_happy(table, *region)).collect::<Regions>() - table.players[seat].happy
}

/// The settlements that a gear would make productive.
#[must_use]
pub fn unproductive(table: &Table, seat: Seat) -> Regions {
    let all: Regions = producing(table, seat).map(|(region, _)| region).collect();
    all.iter().filter(|region| !table.fertile(*region)).collect::<Regions>() - table.players[seat].productive
}

/// The phase begins. Players who can serve all their settlements, or none, are not asked.
pub fn begin(table: &mut Table) {
    for seat in Seats::all(table.seats()).iter() {
        let player = &mut table.players[seat];
        player.happy.clear();
        player.productive.clear();
        player.done = player.out;
        if !player.out {
            let choice = unhappy(table, seat).len() > faces(table, seat)
                || (gears(table, seat) > 0 && unproductive(table, seat).len() > gears(table, seat));
            if !choice {
                assign_rest(table, seat);
            }
        }
    }
}

/// EC-21.5, EC-21.6, EC-22.3: a settlement of [`unhappy`], and a face that is not assigned.
pub fn check_happy(table: &Table, seat: Seat, region: Region) -> Checked {
    let name = region.name();
    if !unhappy(table, seat).contains(region) {
        check_produces(table, seat, region)?;
        rule("EC-21.4").require(!always_happy(table, region), || Why::AlwaysHappy { region: name })?;
        return Err(rule("EC-22.3").refuse(Why::HappyAlready { region: name }));
    }
    let left = table.players[seat].happy.len() < faces(table, seat);
    rule("EC-21.6").require(left, || Why::NoFaceLeft)
}

/// EC-21.7, EC-22.3: a settlement of [`unproductive`], and a gear that is not assigned.
pub fn check_productive(table: &Table, seat: Seat, region: Region) -> Checked {
    let name = region.name();
    if !unproductive(table, seat).contains(region) {
        check_produces(table, seat, region)?;
        rule("EC-21.8").require(!table.fertile(region), || Why::FertileAlready { region: name })?;
        return Err(rule("EC-22.3").refuse(Why::ProductiveAlready { region: name }));
    }
    let left = table.players[seat].productive.len() < gears(table, seat);
    rule("EC-21.7").require(left, || Why::NoGearLeft)
}

/// EC-R-37: that the city card of a region brings its gold to this player.
fn check_produces(table: &Table, seat: Seat, region: Region) -> Checked {
    let brings = producing(table, seat).any(|(own, _)| own == region);
    rule("EC-R-37").require(brings, || Why::BringsYouNothing { region: region.name() })
}

/// EC-21.9: one settlement after another, until nothing is left to assign.
pub fn apply_assign(
    state: &mut State,
    seat: Seat,
    region: Region,
    productive: bool,
    log: &mut impl Log<Event>,
) {
    let player = &mut state.table.players[seat];
    let assigned = if productive { &mut player.productive } else { &mut player.happy };
    assigned.insert(region);
    log.tell(Event::Assigned { seat, region, productive });
    let table = &state.table;
    let faces_left = table.players[seat].happy.len() < faces(table, seat) && !unhappy(table, seat).is_empty();
    let gears_left =
        table.players[seat].productive.len() < gears(table, seat) && !unproductive(table, seat).is_empty();
    if !faces_left && !gears_left {
        state.table.players[seat].done = true;
    }
}

/// Assigns what is left so that it brings the most gold: a gear doubles what a card brings, a face brings
/// 2 gold, or 4 where a gear is.
pub fn assign_rest(table: &mut Table, seat: Seat) {
    let (faces, gears) = (faces(table, seat), gears(table, seat));
    while table.players[seat].productive.len() < gears
        && let Some(region) = best_gear(table, seat, faces)
    {
        table.players[seat].productive.insert(region);
    }
    while table.players[seat].happy.len() < faces
        && let Some(region) =
            unhappy(table, seat).iter().max_by_key(|region| is_productive(table, seat, *region))
    {
        table.players[seat].happy.insert(region);
    }
    table.players[seat].done = true;
}

/// Tells what was assigned, if anything was left.
pub fn apply_rest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let before = state.table.players[seat];
    assign_rest(&mut state.table, seat);
    let after = &state.table.players[seat];
    let (happy, productive) = (after.happy - before.happy, after.productive - before.productive);
    log.tell(Event::Served { seat, happy, productive });
}

fn is_productive(table: &Table, seat: Seat, region: Region) -> bool {
    table.fertile(region) || table.players[seat].productive.contains(region)
}

/// The settlement in which the next gear brings most.
fn best_gear(table: &Table, seat: Seat, faces: usize) -> Option<Region> {
    let spoken_for = unhappy(table, seat).iter().filter(|region| is_productive(table, seat, *region)).count();
    let face_left = table.players[seat].happy.len() + spoken_for < faces;
    let gain = |region: &Region| {
        let happy = always_happy(table, *region) || table.players[seat].happy.contains(*region) || face_left;
        card_value(
            table.resource(*region),
            table.settlement(*region).map_or(1, |place| place.size),
            happy,
            false,
        )
    };
    unproductive(table, seat).iter().max_by_key(gain)
}

/// What a player can assign.
pub fn assignments(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    if table.players[seat].happy.len() < faces(table, seat) {
        out.offer_all(unhappy(table, seat).iter().map(Action::MakeHappy));
    }
    if table.players[seat].productive.len() < gears(table, seat) {
        out.offer_all(unproductive(table, seat).iter().map(Action::MakeProductive));
    }
    out.offer(Action::AssignRest);
}

/// EC-10.1, EC-31.1: the first player rolls once, everybody gets their income, lent cards go back.
pub fn produce(state: &mut State, log: &mut impl Log<Event>) {
    let roll = state.two_dice();
    let resource = critical(state.table.era, roll);
    state.table.critical = Some(resource);
    log.tell(Event::Critical { roll, resource });
    for seat in state.table.alive().iter() {
        let statement = statement(&state.table, seat, Some(resource));
        state.table.earn(seat, statement.total());
        log.tell(if state.table.options.hidden_gold {
            Event::SecretIncome { seat, statement: Seen::Known(statement) }
        } else {
            Event::Income { seat, statement }
        });
    }
    super::trade::return_cards(&mut state.table, None);
}
