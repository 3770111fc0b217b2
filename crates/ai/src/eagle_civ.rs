//! What a position of Sid Meier's Civilization: The Boardgame is worth.
//!
//! A seat is worth its points, its gold, what its settlements will still bring, what its settlers
//! can found, what its armies guard and threaten, and how near it is to milestones. All of it is
//! counted in hundredths of a point.

mod inputs;
mod settlers;

use engine::{Game, Seat, Seats, Status};
use game_eagle_civ::State;
use game_eagle_civ::action::Action;
use game_eagle_civ::cards::{Era, Kind, Measure, Milestone, Region, Resource, Technology};
use game_eagle_civ::frame::Frame;
use game_eagle_civ::map::{AREAS, Area};
use game_eagle_civ::rules::{battle, movement, production, technology, units};
use game_eagle_civ::scoring;
use game_eagle_civ::state::{Battle, Group, Holder, Settlement, Table};
use game_eagle_civ::trade::Offer;

use crate::Opinion;
use settlers::Sites;

/// Nobody gets less gold in a production phase (EC-10.9, EC-31.6).
const MINIMUM: i32 = production::MINIMUM.cast_signed();
const VICTORY: i32 = 1_000_000;

/// What things are worth.
#[derive(Clone, Copy, Debug)]
struct Weights {
    point: i32,
    gold: i32,
    /// How many production phases a match may have; what is left of them makes income worth something.
    productions: i32,
    few: i32,
    /// A technology of the advanced rules opens units, improvements and royalties.
    knowledge: i32,
    /// The same with the standard rules.
    insight: i32,
    milestone: i32,
    /// Gold enough for the next technology.
    saved: i32,
    /// What part of what the next technology brings counts once the gold for it is there, in thousandths.
    meant: i32,
    /// A unit for each die it rolls.
    die: i32,
    /// A settler, before it is known where it can settle.
    settler: i32,
    /// What a captured settlement brings besides its points, which somebody else loses.
    capture: i32,
    /// Each size that a settlement can still grow.
    growth: i32,
    /// A settlement without any army is taken by whoever walks in.
    unguarded: i32,
    /// The same for each size.
    unguarded_size: i32,
    /// How much of what may be lost is counted, in thousandths.
    risk: i32,
    /// Free regions around a settlement, and the sea.
    room: i32,
    sea: i32,
    /// An army near a settlement that it could take.
    approach: i32,
    /// What a settlement that an army is on its way to is worth to it, in thousandths.
    raid: i32,
    /// What rivals have counts against a seat, in thousandths.
    rivals: i32,
    /// Gold for two equal resources: a step to a monopoly.
    pair: i32,
    /// A village to come: where nothing is known, where nothing is, with a new resource, with one more.
    unknown: i32,
    blank: i32,
    resource: i32,
    again: i32,
}

/// What `greedy` goes by.
const GREEDY: Weights = Weights {
    point: 100,
    gold: 2,
    productions: 20,
    few: 4,
    knowledge: 120,
    insight: 0,
    milestone: 260,
    saved: 100,
    meant: 0,
    die: 12,
    settler: 5,
    capture: 120,
    growth: 20,
    unguarded: 20,
    unguarded_size: 5,
    risk: 333,
    room: 2,
    sea: 4,
    approach: 6,
    raid: 0,
    rivals: 500,
    pair: 0,
    unknown: 72,
    blank: 80,
    resource: 110,
    again: 90,
};

/// What the other levels go by, in thousandths of a point: found by matches against `greedy`
/// (`crates/ai/README.md`).
const FOUND: Weights = Weights {
    point: 1_000,
    gold: 13,
    productions: 7,
    few: 5,
    knowledge: 1_626,
    insight: 81,
    milestone: 2_179,
    saved: 0,
    meant: 782,
    die: 76,
    settler: 31,
    capture: 3_000,
    growth: 328,
    unguarded: 163,
    unguarded_size: 42,
    risk: 383,
    room: 22,
    sea: 35,
    approach: 37,
    raid: 103,
    rivals: 500,
    pair: 1,
    unknown: 855,
    blank: 618,
    resource: 870,
    again: 644,
};

impl Opinion for State {
    fn value(&self, seat: Seat) -> i32 {
        let judge = Judge::new(self, seat, &GREEDY);
        let may_attack = matches!(self.table.frame(), Frame::Move { seat: mover } | Frame::Attack { seat: mover } if mover == seat);
        judge.value() + if may_attack { judge.chances() * 9 / 10 } else { 0 }
    }

    /// A pass is judged by what the seat has; what comes next is chance, or up to others. Whatever is done
    /// instead must bring something.
    fn judged(&self, seat: Seat, action: &Action) -> Option<i32> {
        match action {
            Action::EndMoves | Action::EndTrade | Action::EndPurchase => Some(self.value(seat) + 1),
            Action::EndAttacks => Some(Judge::new(self, seat, &GREEDY).value() + 1),
            // The rules assign what is left so that it brings the most gold.
            Action::AssignRest => Some(VICTORY),
            _ => None,
        }
    }

    /// A piece just bought is judged where it can be placed best.
    fn is_mid_action(&self, seat: Seat) -> bool {
        matches!(
            self.table.frame(),
            Frame::Place { seat: asked, .. }
                | Frame::Grow { seat: asked }
                | Frame::FreeTechnology { seat: asked }
                | Frame::MinorUnit { seat: asked, .. } if asked == seat
        )
    }
}

/// What a seat has that does not lie on the board in pieces: points, gold and income.
fn standing(table: &Table, seat: Seat, weights: &Weights) -> i32 {
    weights.point * scoring::points(table, seat).total()
        + weights.gold * gold(table, seat)
        + weights.gold * left(table, weights) * lasting(income(table, seat, weights, |place| place.owner))
}

/// How many production phases are still counted on.
fn left(table: &Table, weights: &Weights) -> i32 {
    let usual = (weights.productions - produced(table)).max(weights.few);
    if weights.meant == 0 || table.options.advanced() || table.era != Era::Modern {
        return usual;
    }
    // Nobody can be sure of more than the turns that somebody needs for their third modern technology (EC-12.1).
    let most = table.players.seats().map(|seat| technology::of_era(table, seat, table.era)).max();
    usual.min(2 * (3 - most.unwrap_or(0).min(2)) as i32)
}

/// What an income is worth in the long run: below the minimum too a settlement more is a step to come above it.
fn lasting(income: i32) -> i32 {
    income.max(MINIMUM + income / 3)
}

fn gold(table: &Table, seat: Seat) -> i32 {
    i32::try_from(table.gold(seat)).unwrap_or(i32::MAX / 8)
}

/// How many production phases there have been.
fn produced(table: &Table) -> i32 {
    i32::from(table.turn) - i32::from(is_before_production(table))
}

fn is_before_production(table: &Table) -> bool {
    !table.frames.iter().any(|frame| {
        matches!(frame, Frame::Purchase { .. } | Frame::EndTurn | Frame::Draft { .. } | Frame::Over)
    })
}

/// What a production phase brings a seat on average, before the minimum, with the cards that `whose` gives it.
fn income(table: &Table, seat: Seat, weights: &Weights, whose: impl Fn(&Settlement) -> Seat) -> i32 {
    let advanced = table.options.advanced();
    let mut stock = [0u8; Resource::ALL.len()];
    let (mut settlements, mut unhappy) = (0, 0);
    for (region, place) in table.settlements() {
        let resource = table.resource(region);
        if whose(place) == seat {
            if let Some(resource) = resource {
                stock[resource.index()] += 1;
            }
            if advanced {
                let gold = production::card_value(resource, place.size, true, table.fertile(region));
                settlements += i32::try_from(gold).unwrap_or(0);
                unhappy += i32::from(!production::always_happy(table, region));
            }
        }
        if !advanced && place.owner == seat {
            settlements += i32::from(place.size) + i32::from(table.fertile(region));
        }
    }
    let kinds = stock.iter().filter(|count| **count > 0).count() as i32;
    let critical: i32 = (2..=12u8)
        .filter(|roll| stock[production::critical(table.era, *roll).index()] > 0)
        .map(|roll| 6 - i32::from(roll.abs_diff(7)))
        .sum();
    let monopolies: i32 =
        stock.iter().map(|count| [0, 0, weights.pair, 20, 40, 80][usize::from(*count).min(5)]).sum();
    if advanced {
        let faces = i32::try_from(production::faces(table, seat)).unwrap_or(0);
        let gears = i32::try_from(production::gears(table, seat)).unwrap_or(0);
        let served = settlements - 2 * (unhappy - faces).max(0) + 4 * gears;
        return served + 15 * critical / 36 + 3 * kinds + monopolies;
    }
    let known = table.technologies_of(seat).count() as i32;
    settlements + settlements * critical / 36 + kinds * known + monopolies
}

/// Judges the position for one seat.
struct Judge<'a> {
    state: &'a State,
    table: &'a Table,
    seat: Seat,
    weights: &'static Weights,
    /// The strength of armies and fleets in each area: the own ones, and those of the strongest other.
    own: [i32; AREAS],
    foe: [i32; AREAS],
}

impl<'a> Judge<'a> {
    fn new(state: &'a State, seat: Seat, weights: &'static Weights) -> Self {
        let table = &state.table;
        let mut judge = Self { state, table, seat, weights, own: [0; AREAS], foe: [0; AREAS] };
        for (other, player) in table.players.pairs() {
            let mut here = [0; AREAS];
            for group in player.pieces.iter().filter(|group| group.fights()) {
                here[group.area.index()] += power(table, group);
            }
            if other == seat {
                judge.own = here;
            } else {
                judge.foe.iter_mut().zip(here).for_each(|(most, here)| *most = (*most).max(here));
            }
        }
        judge
    }

    /// What the seat has, compared with what the others have.
    fn value(&self) -> i32 {
        let (table, seat) = (self.table, self.seat);
        let others = table.players.seats().filter(|other| *other != seat);
        if let Status::Over(outcome) = self.state.status() {
            let place = i32::from(outcome.ranking[seat]);
            return (if place == 1 { VICTORY } else { -VICTORY }) + outcome.scores[seat];
        }
        let count = i32::from(table.seats()) - 1;
        let rivals: i32 = others
            .clone()
            .map(|other| standing(table, other, self.weights) + forces(table, other, self.weights))
            .sum();
        let mut value = self.worth() - self.weights.rivals * (rivals / count.max(1)) / 1000;
        if table.ending.is_some() {
            let best = others.map(|other| scoring::points(table, other).total()).max().unwrap_or(0);
            value += 3 * self.weights.point * (scoring::points(table, seat).total() - best);
        }
        value
    }

    fn worth(&self) -> i32 {
        let (table, seat) = (self.table, self.seat);
        if table.ending.is_some() {
            // Nothing but points counts any more.
            return self.weights.point * scoring::points(table, seat).total()
                + self.battles()
                + self.offers();
        }
        let mut worth = standing(table, seat, self.weights) + self.settlements() + self.pieces();
        if is_before_production(table) {
            worth += self.weights.gold * income(table, seat, self.weights, |place| place.holder).max(MINIMUM);
        }
        let known = table.technologies_of(seat).count() as i32;
        if table.options.advanced() {
            worth += self.weights.knowledge * known;
        } else {
            worth += self.weights.insight * known + self.milestones();
        }
        worth + self.savings() + self.battles() + self.offers()
    }

    /// Gold that is saved for a technology is worth more than what is left over.
    fn savings(&self) -> i32 {
        let (table, seat) = (self.table, self.seat);
        let on_sale = Technology::ALL.iter().filter(|card| technology::check_offered(table, **card).is_ok());
        let price = on_sale.map(|card| technology::price(table, seat, *card)).min();
        let price = price.map_or(0, |price| i32::try_from(price).unwrap_or(0));
        if price == 0 {
            return 0;
        }
        let meant = self.weights.meant * (self.next_technology() - self.weights.gold * price).max(0) / 1000;
        (self.weights.saved + meant) * gold(table, seat).min(price) / price
    }

    /// What one technology more brings: points (EC-12.2), and what it opens or pays.
    fn next_technology(&self) -> i32 {
        let (table, weights) = (self.table, self.weights);
        let points = 2 * weights.point;
        if table.options.advanced() {
            return points + weights.knowledge;
        }
        let mut held = [false; Resource::ALL.len()];
        for (region, _) in table.settlements_of(self.seat) {
            if let Some(resource) = table.resource(region) {
                held[resource.index()] = true;
            }
        }
        let kinds = held.iter().filter(|held| **held).count() as i32;
        points + weights.insight + weights.gold * left(table, weights) * kinds
    }

    /// What threatens the settlements, and the room around them.
    fn settlements(&self) -> i32 {
        let own = self.table.settlements_of(self.seat);
        own.map(|(region, place)| {
            self.weights.growth * self.growth(region, place) + self.room(region) - self.risk(region, place)
        })
        .sum()
    }

    /// By how many sizes a settlement can still grow.
    fn growth(&self, region: Region, place: &Settlement) -> i32 {
        i32::from(self.table.terrain_limit(region)) - i32::from(place.size)
    }

    /// Free regions and seas around a settlement.
    fn room(&self, region: Region) -> i32 {
        let free = |other: &Region| self.table.settlement(*other).is_none();
        let facts = region.facts();
        self.weights.room * facts.land_neighbors.iter().filter(free).count() as i32
            + self.weights.sea * i32::from(!facts.sea_neighbors.is_empty())
    }

    fn risk(&self, region: Region, place: &Settlement) -> i32 {
        let guard = self.own[region.index()];
        let near = region.facts().land_neighbors.iter().map(|other| self.foe[other.index()]);
        let threat = near.max().unwrap_or(0).max(self.foe[region.index()]);
        let prize = i32::from(place.size) * self.weights.point + self.weights.capture;
        // Who is clearly stronger has nothing to fear; more guards would only cost gold.
        let threat = if 4 * guard >= 5 * threat { 0 } else { threat };
        let bare = self.weights.unguarded + self.weights.unguarded_size * i32::from(place.size);
        let unguarded = if guard == 0 { bare } else { 0 };
        unguarded + prize * chance(threat, guard) / 1000 * self.weights.risk / 1000
    }

    fn pieces(&self) -> i32 {
        let pieces = self.table.players[self.seat].pieces.iter();
        pieces.map(|group| self.piece(group)).sum::<i32>() + Sites::of(self).prospects(self) + self.raids()
    }

    fn piece(&self, group: &Group) -> i32 {
        let count = i32::from(group.count);
        let moved = i32::from(self.is_moving() && group.points != group.kind.movement());
        if group.kind == Kind::Settler {
            return count * self.weights.settler - moved;
        }
        let worth = self.weights.die * i32::from(units::dice(group.kind)) * self.time() / 10;
        let approach = if group.kind.is_army() { self.approach(group) } else { 0 };
        count * (worth + approach) - moved
    }

    /// How much of what units may still do counts, in tenths: what is bought shortly before the end never fights.
    fn time(&self) -> i32 {
        if self.weights.meant == 0 { 10 } else { 2 * left(self.table, self.weights).min(5) }
    }

    /// Whether the seat is moving: then no step is taken for nothing.
    fn is_moving(&self) -> bool {
        matches!(self.table.frame(), Frame::Move { seat } if seat == self.seat)
    }

    /// An army is worth a little more near a settlement that it could take.
    fn approach(&self, group: &Group) -> i32 {
        let Area::Land(region) = group.area else { return 2 };
        let strength = self.own[region.index()];
        let weak = |other: &Region| {
            let owner = self.table.settler_of(*other);
            owner.is_some_and(|owner| owner != self.seat) && self.foe[other.index()] < strength
        };
        let facts = region.facts();
        if weak(&region) || facts.land_neighbors.iter().any(|other| weak(&other)) {
            self.weights.approach
        } else {
            0
        }
    }

    /// What armies on their way promise: each region of them goes for the best settlement within some steps.
    fn raids(&self) -> i32 {
        if self.weights.raid == 0 {
            return 0;
        }
        let mut sum = 0;
        for region in Region::ALL.iter().filter(|region| self.own[region.index()] > 0) {
            let promise = |(target, place): (Region, &Settlement)| {
                let steps = usize::from(region.land_steps(target));
                let later = [0, 60, 40, 26, 17, 11].get(steps).copied().unwrap_or(0);
                if later == 0 || place.owner == self.seat {
                    return 0;
                }
                let prize = i32::from(place.size) * self.weights.point + self.weights.capture;
                prize * later / 100 * chance(self.own[region.index()], self.foe[target.index()]) / 1000
            };
            sum += self.table.settlements().map(promise).max().unwrap_or(0);
        }
        sum * self.weights.raid / 1000
    }

    /// How near the seat is to the milestones of the era that are not yet claimed (EC-4.16).
    fn milestones(&self) -> i32 {
        let table = self.table;
        let open = |milestone: &&Milestone| {
            milestone.facts().era == table.era && table.wonder(milestone.wonder()) == Holder::Supply
        };
        let nearness = |milestone: &Milestone| {
            let (amount, have) = (milestone.facts().amount as i32, self.progress(*milestone));
            let have = have.clamp(0, amount);
            if self.weights.meant == 0 {
                return self.weights.milestone * have / amount.max(1);
            }
            // What is half done is seldom finished before the era ends.
            self.weights.milestone * have * have / (amount * amount).max(1)
        };
        Milestone::ALL.iter().filter(open).map(nearness).sum()
    }

    fn progress(&self, milestone: Milestone) -> i32 {
        let (table, seat, facts) = (self.table, self.seat, milestone.facts());
        let player = &table.players[seat];
        let of_size = |size: u8| table.settlements_of(seat).filter(|(_, place)| place.size == size).count();
        match facts.measure {
            Measure::Villages => of_size(1) as i32,
            Measure::Metropolises => of_size(4) as i32,
            Measure::TechnologiesOfEra => technology::of_era(table, seat, facts.era) as i32,
            Measure::ArmiesOfEra => {
                player.tally(|group| group.kind.is_army() && group.kind.era() == facts.era) as i32
            }
            Measure::FleetsOfEra => {
                player.tally(|group| group.kind.is_fleet() && group.kind.era() == facts.era) as i32
            }
            // Gold is there to be spent; it counts when it is nearly enough.
            Measure::Gold => (2 * gold(table, seat) - facts.amount as i32).max(0),
        }
    }

    /// What the battles that are declared, fought, or could be declared will bring on average.
    fn battles(&self) -> i32 {
        let table = self.table;
        let active = movement::active(table);
        let mut sum = 0;
        for declared in &table.battles {
            let Some(active) = active else { break };
            let (attackers, defender) = if declared.by.is_empty() {
                (Seats::one(active), declared.foe)
            } else {
                (declared.by, active)
            };
            sum += self.outcome(declared.area, attackers, Seats::one(defender));
        }
        if let Some(Battle { area, sides: [attackers, defenders], .. }) = table.battle {
            sum += self.outcome(area, attackers, defenders);
        }
        sum
    }

    /// What the attacks that are possible now promise.
    fn chances(&self) -> i32 {
        let table = self.table;
        let foes = table.alive().without(self.seat);
        let mut sum = 0;
        for area in Area::all().filter(|area| self.own[area.index()] > 0) {
            let best = foes
                .iter()
                .filter(|foe| battle::is_target(table, *foe, area))
                .filter(|foe| !battle::is_declared(table, area, *foe))
                .map(|foe| self.outcome(area, Seats::one(self.seat), Seats::one(foe)))
                .max();
            sum += best.unwrap_or(0).max(0);
        }
        sum
    }

    /// What a battle brings the seat on average.
    fn outcome(&self, area: Area, attackers: Seats, defenders: Seats) -> i32 {
        let attacks = attackers.contains(self.seat);
        if !attacks && !defenders.contains(self.seat) {
            return 0;
        }
        let (ours, theirs) = if attacks { (attackers, defenders) } else { (defenders, attackers) };
        let strength = |seats: Seats| seats.iter().map(|seat| strength(self.table, seat, area)).sum::<i32>();
        let win = chance(strength(ours), strength(theirs));
        let stakes =
            |seats: Seats| seats.iter().map(|seat| stake(self.table, seat, area, self.weights)).sum::<i32>();
        (win * stakes(theirs) - (1000 - win) * stakes(ours)) / 1000
    }

    /// What the own open offers promise: a part of what they bring if both sides gain.
    fn offers(&self) -> i32 {
        let table = self.table;
        if table.frame() != Frame::Trade {
            return 0;
        }
        let wealth = |state: &State, seat| {
            standing(&state.table, seat, self.weights)
                + self.weights.gold
                    * income(&state.table, seat, self.weights, |place| place.holder).max(MINIMUM)
        };
        let promise = |offer: &Offer| {
            let mut after = *self.state;
            if after.check(offer.to, &Action::Accept(offer.id)).is_err() {
                return 0;
            }
            after.table.players[self.seat].done = false;
            after.apply(offer.to, &Action::Accept(offer.id), &mut ());
            let gain = |seat| wealth(&after, seat) - wealth(self.state, seat);
            let (ours, theirs) = (gain(self.seat), gain(offer.to));
            if ours > 0 && theirs > 0 { ours.min(theirs) / 2 } else { -1 }
        };
        table.offers.iter().filter(|offer| offer.from == self.seat).map(promise).sum()
    }
}

/// The strength of a group: what it rolls and adds on average, doubled.
fn power(table: &Table, group: &Group) -> i32 {
    let bonus = i32::from(units::bonus(table, group.kind));
    i32::from(group.count) * (7 * i32::from(units::dice(group.kind)) + 2 * bonus)
}

fn strength(table: &Table, seat: Seat, area: Area) -> i32 {
    let fighters = table.players[seat].groups_in(area).filter(|group| group.fights());
    fighters.map(|group| power(table, group)).sum()
}

/// The pieces of a player.
fn forces(table: &Table, seat: Seat, weights: &Weights) -> i32 {
    table.players[seat].pieces.iter().map(|group| force(group, weights)).sum()
}

fn force(group: &Group, weights: &Weights) -> i32 {
    let settler = 6 * weights.point / 10;
    let worth =
        if group.kind == Kind::Settler { settler } else { weights.die * i32::from(units::dice(group.kind)) };
    worth * i32::from(group.count)
}

/// What a player has at stake in an area: pieces and the settlement.
fn stake(table: &Table, seat: Seat, area: Area, weights: &Weights) -> i32 {
    let pieces: i32 = table.players[seat].groups_in(area).map(|group| force(group, weights)).sum();
    let settlement =
        area.land().and_then(|region| table.settlement(region)).filter(|place| place.owner == seat);
    pieces + settlement.map_or(0, |place| 2 * weights.point * i32::from(place.size) + weights.capture)
}

/// In how many of a thousand cases the one wins against the other.
fn chance(one: i32, other: i32) -> i32 {
    let (one, other) = (i64::from(one) * i64::from(one), i64::from(other) * i64::from(other));
    if one == 0 { 0 } else { i32::try_from(1000 * one / (one + other)).unwrap_or(500) }
}
