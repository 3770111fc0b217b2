//! Chapters 8 and 29: battles.

use engine::{Log, Offers, Seat, Seats, Seen, Single, rule};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Class, Effect, Era, Kind};
use crate::event::Event;
use crate::frame::Frame;
use crate::map::Area;
use crate::options::Superiority;
use crate::refusal::{Checked, Why};
use crate::rules::{elimination, movement, units};
use crate::setup::highest;
use crate::state::{Battle, Declared, Group, Pick, Side, State, Table};

/// Whether a player has something in an area that battle can be declared against: pieces that are
/// not aboard, or a settlement.
#[must_use]
pub fn is_target(table: &Table, seat: Seat, area: Area) -> bool {
    let settled = area.land().is_some_and(|region| table.settled(seat, region));
    settled || table.players[seat].has(|group| group.area == area && !group.aboard())
}

/// EC-8.1, EC-R-19, EC-R-22: the active player needs an army there, at sea a fleet, and an opponent who
/// has something there and with whom no battle is declared yet.
pub fn check_attack(table: &Table, seat: Seat, area: Area, foe: Seat) -> Checked {
    let name = area.name();
    let other = foe != seat && table.players.get(foe).is_some_and(|player| !player.out);
    rule("EC-8.1").require(other, || Why::NoSuchFoe)?;
    let fights = table.players[seat].fights_in(area);
    rule("EC-8.1").require(fights, || Why::NobodyToFight { area: name })?;
    let target = is_target(table, foe, area);
    rule("EC-8.1").require(target, || Why::NothingToAttack { seat: foe, area: name })?;
    let new = !is_declared(table, area, foe);
    rule("EC-R-19").require(new, || Why::BattleDeclared { area: name })?;
    rule("EC-1.9").require(!table.battles.is_full(), || Why::TooManyBattles)
}

/// Whether battle was declared with this player there.
pub fn is_declared(table: &Table, area: Area, foe: Seat) -> bool {
    let same = |declared: &Declared| {
        declared.area == area
            && (declared.by.contains(foe) || (declared.by.is_empty() && declared.foe == foe))
    };
    table.battles.iter().any(same)
}

/// EC-8.1: the battle waits until all are declared.
pub fn apply_attack(state: &mut State, seat: Seat, area: Area, foe: Seat, log: &mut impl Log<Event>) {
    state.table.battles.push(Declared { area, foe, by: Seats::NONE });
    log.tell(Event::Declared { seat, foe, area });
}

/// The battles that the active player can still declare, area by area.
pub fn attacks(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    let own = &table.players[seat].pieces;
    let foes = table.alive().without(seat);
    for (index, group) in own.iter().enumerate().filter(|(_, group)| group.fights()) {
        let area = group.area;
        if own[..index].iter().any(|other| other.area == area && other.fights()) {
            continue;
        }
        let open = |foe: &Seat| check_attack(table, seat, area, *foe).is_ok();
        out.offer_all(foes.iter().filter(open).map(|foe| Action::Attack { area, foe }));
    }
}

/// Whether the active player can declare a battle at all.
#[must_use]
pub fn can_attack(table: &Table, seat: Seat) -> bool {
    let mut open = Single::default();
    attacks(table, seat, &mut open);
    !open.is_empty()
}

/// The next of the declared battles begins; `false` if none is left.
pub fn begin_next(state: &mut State, active: Seat, log: &mut impl Log<Event>) -> bool {
    if state.table.battles.is_empty() {
        return false;
    }
    let declared = state.table.battles.remove(0);
    if let Some(battle) = sides(state, active, declared, log) {
        let [attacker, defender] = battle.leaders;
        log.tell(Event::BattleBegan { area: battle.area, attacker, defender });
        state.table.battle = Some(battle);
        ask_to_join(&mut state.table, active, &battle);
    }
    true
}

/// EC-R-19: who fights whom; none if in the meantime there is nobody to fight.
fn sides(state: &mut State, active: Seat, declared: Declared, log: &mut impl Log<Event>) -> Option<Battle> {
    let area = declared.area;
    let fights = |table: &Table, seat: Seat| !table.players[seat].out && table.players[seat].fights_in(area);
    let challengers: Seats = declared.by.iter().filter(|seat| fights(&state.table, *seat)).collect();
    let (attackers, defender) =
        if declared.by.is_empty() { (Seats::one(active), declared.foe) } else { (challengers, active) };
    let attackers: Seats = attackers.iter().filter(|seat| fights(&state.table, *seat)).collect();
    if attackers.is_empty() || !is_target(&state.table, defender, area) {
        return None;
    }
    let attacker = leader(state, attackers, area, log);
    let sides = [attackers, Seats::one(defender)];
    Some(Battle { area, leaders: [attacker, defender], sides, picked: [false; 2], rounds: 0 })
}

/// EC-8.6: the one with most units leads; the tied roll.
fn leader(state: &mut State, among: Seats, area: Area, log: &mut impl Log<Event>) -> Seat {
    let strength = |table: &Table, seat: Seat| {
        table.players[seat].tally(|group| group.area == area && group.kind.is_unit() && !group.aboard())
    };
    let most = among.iter().map(|seat| strength(&state.table, seat)).max();
    let tied: Seats = among.iter().filter(|seat| Some(strength(&state.table, *seat)) == most).collect();
    highest(state, tied, |state, seat| {
        let roll = state.two_dice();
        log.tell(Event::LeadRoll { seat, roll });
        i8::try_from(roll).unwrap_or(0)
    })
}

/// EC-8.5, EC-R-21: others with units there are asked clockwise from the active player.
fn ask_to_join(table: &mut Table, active: Seat, battle: &Battle) {
    let inside = |seat: Seat| battle.sides.iter().any(|side| side.contains(seat));
    let units = |seat: Seat| {
        table.players[seat].has(|group| group.area == battle.area && group.kind.is_unit() && !group.aboard())
    };
    let asked: Seats = table.alive().iter().filter(|seat| !inside(*seat) && units(*seat)).collect();
    match movement::next_asked(table, active, asked) {
        Some(seat) => table.frames.push(Frame::Join { seat, left: asked.without(seat) }),
        None => table.frames.push(Frame::Pick),
    }
}

/// EC-8.5: a player joins a side, or none; then the next is asked.
pub fn apply_join(state: &mut State, seat: Seat, side: Option<Side>, log: &mut impl Log<Event>) {
    let Frame::Join { left, .. } = state.table.frame() else { return };
    state.table.frames.pop();
    log.tell(Event::Joined { seat, side });
    if let (Some(side), Some(battle)) = (side, &mut state.table.battle) {
        battle.sides[side as usize] = battle.sides[side as usize].with(seat);
    }
    let active = movement::active(&state.table).unwrap_or(seat);
    match movement::next_asked(&state.table, active, left) {
        Some(seat) => state.table.frames.push(Frame::Join { seat, left: left.without(seat) }),
        None => state.table.frames.push(Frame::Pick),
    }
}

/// Whether a side has an army, at sea a fleet, left.
fn stands(table: &Table, battle: &Battle, side: Side) -> bool {
    battle.side(side).iter().any(|seat| table.players[seat].fights_in(battle.area))
}

/// Everything that a leader can pick for a side (EC-8.7, EC-8.17), told to `take`.
pub fn picks(table: &Table, battle: &Battle, side: Side, mut take: impl FnMut(Pick)) {
    let members = battle.side(side);
    for owner in members.iter() {
        let fighters = || table.players[owner].groups_in(battle.area).filter(|group| group.fights());
        for (index, group) in fighters().enumerate() {
            let pick = Pick { owner, kind: group.kind, ship: group.ship, aircraft: None };
            let same = |other: &Group| other.kind == pick.kind && other.ship == pick.ship;
            if fighters().take(index).any(same) {
                continue;
            }
            take(pick);
            for wing in members.iter().filter(|wing| supports(table, battle, *wing, pick.kind)) {
                take(Pick { aircraft: Some(wing), ..pick });
            }
        }
    }
}

/// What a player who leads a side can pick.
pub fn leader_picks(table: &Table, seat: Seat, take: impl FnMut(Pick)) {
    if let Some((battle, side)) = table.battle.and_then(|battle| Some((battle, battle.led_by(seat)?))) {
        picks(table, &battle, side, take);
    }
}

/// EC-8.17, ED-12: whether a player's aircraft can support a unit of this kind there.
fn supports(table: &Table, battle: &Battle, wing: Seat, kind: Kind) -> bool {
    let modern = !kind.is_fleet() || table.options.first_printing() || kind.era() == Era::Modern;
    modern && table.players[wing].count(battle.area, Kind::Aircraft) > 0
}

/// EC-8.7, EC-8.17: what a leader can send: one of [`picks`].
pub fn check_pick(table: &Table, seat: Seat, pick: Pick) -> Checked {
    let battle = table.battle.ok_or_else(|| rule("EC-8.7").refuse(Why::NoBattle))?;
    let side = battle.led_by(seat).ok_or_else(|| rule("EC-8.5").refuse(Why::NotLeader))?;
    let (mut whole, mut unit) = (false, false);
    picks(table, &battle, side, |other| {
        whole |= other == pick;
        unit |= Pick { aircraft: None, ..pick } == other;
    });
    let name = units::name(table, pick.kind);
    rule("EC-8.7").require(unit, || Why::PickNotThere { unit: name })?;
    let planes = pick.aircraft.is_some_and(|wing| has_aircraft(table, &battle, side, wing));
    rule("EC-8.17").require(whole || planes, || Why::NoAircraftThere)?;
    rule("ED-12").require(whole, || Why::NoAirSupport { unit: name })
}

fn has_aircraft(table: &Table, battle: &Battle, side: Side, wing: Seat) -> bool {
    battle.side(side).contains(wing) && table.players[wing].count(battle.area, Kind::Aircraft) > 0
}

/// EC-8.7: behind the screen; with the Oracle openly (EC-R-61).
pub fn apply_pick(state: &mut State, seat: Seat, pick: Pick, log: &mut impl Log<Event>) {
    let Some(battle) = &mut state.table.battle else { return };
    let Some(side) = battle.led_by(seat) else { return };
    battle.picked[side as usize] = true;
    state.secret.picks[side as usize] = Some(pick);
    let unit = units::shown(&state.table, pick.kind);
    log.tell(Event::Picked { seat, pick: Seen::Known(pick), unit });
}

/// EC-R-61: the side whose leader commits after the other one, by the Oracle.
#[must_use]
pub fn oracle(table: &Table, battle: &Battle) -> Option<Side> {
    let sees = |seat: Seat| {
        table.effective(seat).any(|wonder| matches!(wonder.facts().effects, Effect::SeeEnemyChoice))
    };
    Side::BOTH.into_iter().find(|side| table.options.advanced() && sees(battle.leader(*side)))
}

/// Who has to pick now.
#[must_use]
pub fn picking(table: &Table) -> Seats {
    let Some(battle) = &table.battle else { return Seats::NONE };
    let open = |side: &Side| !battle.picked[*side as usize];
    let seats: Seats = Side::BOTH.into_iter().filter(open).map(|side| battle.leader(side)).collect();
    match oracle(table, battle) {
        Some(side) if open(&side.other()) => seats.without(battle.leader(side)),
        _ => seats,
    }
}

/// The battle goes on by itself as far as nobody has to be asked; `true` if somebody has.
pub fn proceed(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let Some(battle) = state.table.battle else {
        state.table.frames.pop();
        return false;
    };
    if battle.rounds == 0 && battle.picked == [false; 2] {
        abandon_aircraft(state, &battle, log);
    }
    if Side::BOTH.into_iter().any(|side| !stands(&state.table, &battle, side)) {
        finish(state, &battle, log);
        return false;
    }
    for side in Side::BOTH.into_iter().filter(|side| !battle.picked[*side as usize]) {
        let (mut only, mut count) = (None, 0);
        picks(&state.table, &battle, side, |pick| {
            only = Some(pick);
            count += 1;
        });
        if let Some(pick) = only.filter(|_| count == 1) {
            state.secret.picks[side as usize] = Some(pick);
            state.table.battle.as_mut().expect("a battle is fought").picked[side as usize] = true;
        }
    }
    match (state.secret.picks, state.table.battle.is_some_and(|battle| battle.picked == [true; 2])) {
        ([Some(attack), Some(defense)], true) => {
            fight_round(state, [attack, defense], log);
            false
        }
        _ => true,
    }
}

/// EC-8.19, ED-13: attacked aircraft without an own army or fleet; allies protect in the second edition.
fn abandon_aircraft(state: &mut State, battle: &Battle, log: &mut impl Log<Event>) {
    let alone = !stands(&state.table, battle, Side::Defense);
    for seat in battle.side(Side::Defense).iter() {
        let unprotected = alone
            || (state.table.options.first_printing() && !state.table.players[seat].fights_in(battle.area));
        if unprotected {
            lose_aircraft(state, seat, battle.area, log);
        }
    }
}

fn lose_aircraft(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    let count = state.table.players[seat].count(area, Kind::Aircraft);
    if count > 0 {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        let unit = units::shown(&state.table, Kind::Aircraft);
        log.tell(Event::Removed { seat, area, kind: Kind::Aircraft, count, unit });
        state.table.lose_all(seat, |group| group.area == area && group.kind == Kind::Aircraft);
    }
}

/// What a picked unit rolls and adds, with its sources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// Dice, with those of the aircraft.
    pub dice: u8,
    /// Battlefield superiority (EC-8.14).
    pub superiority: u8,
    /// Scientific superiority (EC-8.16).
    pub science: u8,
    /// The unit type (EC-29.4).
    pub unit: u8,
    /// Defending a settlement (EC-29.2).
    pub defense: u8,
}

impl Strength {
    /// All that is added to the roll.
    #[must_use]
    pub const fn bonus(&self) -> u8 {
        self.superiority + self.science + self.unit + self.defense
    }
}

/// The strength of a picked unit against another.
#[must_use]
pub fn strength(table: &Table, battle: &Battle, side: Side, pick: Pick, against: Kind) -> Strength {
    let advanced = table.options.advanced();
    Strength {
        dice: units::dice(pick.kind) + if pick.aircraft.is_some() { units::air_dice(table) } else { 0 },
        superiority: superiority(table, pick.kind, against),
        science: if advanced { 0 } else { science(table, pick.owner) },
        unit: units::bonus(table, pick.kind),
        defense: if advanced { defense(table, battle, side) } else { 0 },
    }
}

/// EC-8.14, EC-8.15, EC-29.3, ED-08: by the era of the game.
fn superiority(table: &Table, kind: Kind, against: Kind) -> u8 {
    use Class::{Artillery, Cavalry, Infantry};
    let beats = matches!(
        (kind.class(), against.class()),
        (Some(Cavalry), Some(Infantry))
            | (Some(Infantry), Some(Artillery))
            | (Some(Artillery), Some(Cavalry))
    );
    let bonus = units::dice_of_era(table.era);
    let table_value = !table.options.advanced()
        && table.era == Era::Modern
        && table.options.superiority_modern_standard == Superiority::Three;
    if !beats {
        0
    } else if table_value {
        3
    } else {
        bonus
    }
}

/// EC-4.7, EC-8.16, EC-R-79: +1 for every two technologies of the unit's owner.
#[must_use]
pub fn science(table: &Table, owner: Seat) -> u8 {
    u8::try_from(table.technologies_of(owner).count() / 2).unwrap_or(0)
}

/// EC-29.2, EC-R-20, EC-R-60: the side of the settlement's owner; the Great Wall counts instead of the +1.
fn defense(table: &Table, battle: &Battle, side: Side) -> u8 {
    let owner = battle.area.land().and_then(|region| table.settler_of(region));
    let Some(owner) = owner.filter(|owner| battle.side(side).contains(*owner)) else { return 0 };
    let wall = table.effective(owner).find_map(|wonder| match wonder.facts().effects {
        Effect::SettlementDefense { amount } => Some(amount),
        _ => None,
    });
    wall.unwrap_or(1)
}

/// EC-8.7: both roll, and the lower unit is removed.
fn fight_round(state: &mut State, picks: [Pick; 2], log: &mut impl Log<Event>) {
    let battle = state.table.battle.expect("a battle is fought");
    let strengths = Side::BOTH.map(|side| {
        let [own, other] = [picks[side as usize], picks[side.other() as usize]];
        strength(&state.table, &battle, side, own, other.kind)
    });
    let dice = strengths.map(|strength| state.faces(strength.dice));
    let rolls: [u8; 2] = dice.map(|dice| dice.iter().sum());
    let totals = [0, 1].map(|side: usize| rolls[side] + strengths[side].bonus());
    for side in Side::BOTH {
        let (pick, strength) = (picks[side as usize], strengths[side as usize]);
        let (roll, total, dice) = (rolls[side as usize], totals[side as usize], dice[side as usize]);
        let unit = units::shown(&state.table, pick.kind);
        log.tell(Event::Fought { side, pick, strength, roll, total, unit, dice });
    }
    resolve(state, picks, totals, log);
}

/// EC-8.7, EC-8.18, EC-R-25: the lower total loses its unit and the aircraft with it; equal: both.
pub fn resolve(state: &mut State, picks: [Pick; 2], totals: [u8; 2], log: &mut impl Log<Event>) {
    let Some(mut battle) = state.table.battle else { return };
    for side in [0, 1] {
        if totals[side] <= totals[1 - side] {
            fall(state, battle.area, picks[side], log);
        }
    }
    battle.rounds = battle.rounds.saturating_add(1);
    battle.picked = [false; 2];
    state.table.battle = Some(battle);
    state.secret.picks = [None; 2];
}

fn fall(state: &mut State, area: Area, pick: Pick, log: &mut impl Log<Event>) {
    let is = |group: &&Group| group.kind == pick.kind && group.ship == pick.ship;
    let group = state.table.players[pick.owner].groups_in(area).find(is).copied();
    if let Some(group) = group {
        state.table.lose(pick.owner, group.which(), 1);
        let (seat, kind) = (pick.owner, pick.kind);
        let unit = units::shown(&state.table, kind);
        log.tell(Event::Removed { seat, area, kind, count: 1, unit });
    }
    let Some(wing) = pick.aircraft else { return };
    let plane = state.table.players[wing].groups_in(area).find(|group| group.kind == Kind::Aircraft).copied();
    if let Some(plane) = plane {
        state.table.lose(wing, plane.which(), 1);
        let unit = units::shown(&state.table, Kind::Aircraft);
        log.tell(Event::Removed { seat: wing, area, kind: Kind::Aircraft, count: 1, unit });
    }
}

/// EC-8.8, EC-8.11, EC-8.12, EC-R-21, EC-R-78: settlers and settlement of the losing side.
fn finish(state: &mut State, battle: &Battle, log: &mut impl Log<Event>) {
    state.table.frames.pop();
    state.table.battle = None;
    state.secret.picks = [None; 2];
    let winner = Side::BOTH.into_iter().find(|side| stands(&state.table, battle, *side));
    let leader = winner.map(|side| battle.leader(side));
    let unopposed = battle.rounds == 0;
    log.tell(Event::BattleEnded { area: battle.area, winner: leader, unopposed });
    let Some((side, leader)) = winner.zip(leader) else { return };
    let losers = battle.side(side.other());
    for seat in losers.iter() {
        lose_aircraft(state, seat, battle.area, log);
        lose_settlers(state, seat, battle.area, log);
    }
    if let Area::Land(region) = battle.area
        && state.table.settler_of(region).is_some_and(|owner| losers.contains(owner))
    {
        elimination::capture(state, leader, region, log);
    }
}

fn lose_settlers(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    let count = state.table.players[seat].count(area, Kind::Settler);
    if count > 0 {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        log.tell(Event::Removed { seat, area, kind: Kind::Settler, count, unit: None });
        let gone = |group: &Group| group.area == area && group.kind == Kind::Settler && !group.aboard();
        state.table.lose_all(seat, gone);
    }
}
