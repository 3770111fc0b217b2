//! Chapters 4, 23 and 24: acquiring technologies, owner bonuses, wonders that come with them.

use engine::{Log, Offers, Seat, rule};
use enumset::EnumSet;

use crate::action::Action;
use crate::cards::{Effect, Era, Kind, Region, Technology, UnitType, Wonder};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::options::{Length, Prerequisites};
use crate::refusal::{Checked, Why};
use crate::rules::{purchase, units};
use crate::state::{Ending, Holder, State, Table, Which};

/// EC-11.3, EC-32.20: the price of a technology for a player.
#[must_use]
pub fn price(table: &Table, seat: Seat, technology: Technology) -> u32 {
    if !table.options.advanced() {
        return 10 + 10 * u32::try_from(table.technologies_of(seat).count()).unwrap_or(0);
    }
    let facts = technology.facts();
    let printed = if facts.era < table.era { facts.cost_once_era_is_past } else { facts.cost };
    u32::from(printed.saturating_sub(discount(table, seat, facts.era)))
}

/// EC-R-38: what wonders take off the price of technologies of an era.
fn discount(table: &Table, seat: Seat, era: Era) -> u16 {
    let off = |wonder: Wonder| match wonder.facts().effects {
        Effect::TechDiscount { tech_era, amount } if tech_era == era => amount,
        _ => 0,
    };
    table.effective(seat).map(off).sum()
}

/// EC-4.6: with the standard rules the technologies of an era are alike; the top card is taken.
#[must_use]
pub fn top_card(table: &Table) -> Option<Technology> {
    let supply = |technology: &&Technology| {
        table.technology(**technology) == Holder::Supply && technology.facts().era == table.era
    };
    Technology::ALL.iter().find(supply).copied()
}

/// EC-11.8, EC-23.5, EC-32.20, EC-R-18: whether a technology is for sale.
pub fn check_offered(table: &Table, technology: Technology) -> Checked {
    let name = technology.name();
    check_supply(table, technology)?;
    if !table.options.advanced() {
        return check_top(table, technology, "EC-11.8");
    }
    let near = technology.facts().era.index() <= table.era.index() + 1;
    rule("EC-R-18").require(near, || Why::TechnologyTooFar { technology: name })?;
    let missing = prerequisites(table, technology).iter().find(|needed| !table.in_play(*needed));
    let needed = missing.map_or(name, Technology::name);
    rule("EC-23.5").require(missing.is_none(), || Why::PrerequisiteMissing { technology: name, needed })
}

/// EC-23.2: each card exists once.
fn check_supply(table: &Table, technology: Technology) -> Checked {
    let supply = table.technology(technology) == Holder::Supply;
    rule("EC-23.2").require(supply, || Why::TechnologyTaken { technology: technology.name() })
}

/// EC-4.5, EC-4.6: with the standard rules the top card of the present era.
fn check_top(table: &Table, technology: Technology, id: &'static str) -> Checked {
    let now = technology.facts().era == table.era;
    rule(id).require(now, || Why::TechnologyOfOtherEra { technology: technology.name() })?;
    let top = top_card(table) == Some(technology);
    rule("EC-4.6").require(top, || Why::TechnologiesAlike { technology: technology.name() })
}

/// EC-23.1, EC-R-87: what has to be in play before a technology can be acquired.
#[must_use]
pub fn prerequisites(table: &Table, technology: Technology) -> EnumSet<Technology> {
    let facts = technology.facts();
    let older = facts.prerequisites_alt.filter(|_| table.options.prerequisites == Prerequisites::Older);
    older.unwrap_or(facts.prerequisites)
}

/// EC-3.7, ED-05: whether a player may take a technology that costs nothing. In the first printing all
/// that it builds on must be the player's own.
pub fn check_free(table: &Table, seat: Seat, technology: Technology) -> Checked {
    let name = technology.name();
    check_supply(table, technology)?;
    if !table.options.advanced() {
        return check_top(table, technology, "EC-3.7");
    }
    let now = technology.facts().era == table.era;
    rule("EC-3.7").require(now, || Why::TechnologyOfOtherEra { technology: name })?;
    let first = table.options.first_printing();
    let known = |needed: Technology| match first {
        true => table.technology(needed) == Holder::Player(seat),
        false => table.in_play(needed),
    };
    let missing = prerequisites(table, technology).iter().find(|needed| !known(*needed));
    let needed = missing.map_or(name, Technology::name);
    let ready = missing.is_none();
    rule("ED-05").require(ready || !first, || Why::PrerequisiteNotOwn { technology: name, needed })?;
    rule("EC-23.5").require(ready, || Why::PrerequisiteMissing { technology: name, needed })
}

/// The technologies that a player may take.
pub fn free(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    let open = |card: &&Technology| check_free(table, seat, **card).is_ok();
    out.offer_all(Technology::ALL.iter().filter(open).map(|card| Action::TakeTechnology(*card)));
}

/// EC-3.7, EC-R-11: a free technology counts as acquired.
pub fn apply_free(state: &mut State, seat: Seat, card: Technology, log: &mut impl Log<Event>) {
    state.table.frames.pop();
    acquire(state, seat, card, 0, log);
}

/// EC-4.3, EC-20.2, EC-23.6, EC-R-11: a technology is acquired from the supply.
pub fn acquire(state: &mut State, seat: Seat, technology: Technology, price: u32, log: &mut impl Log<Event>) {
    let before = types(&state.table);
    state.table.technologies[technology.index()] = Holder::Player(seat);
    state.table.idle = 0;
    log.tell(Event::Acquired { seat, technology, price: u16::try_from(price).unwrap_or(u16::MAX) });
    if !state.table.options.advanced() {
        return count_towards_era(state, seat, log);
    }
    if technology.facts().era > state.table.era {
        end_era(&mut state.table, seat, log);
    }
    tell_better_types(&before, &state.table, log);
    if technology == Technology::Engineering {
        rebuild_catapults(&mut state.table);
    }
    end_roll(state, seat, technology, log);
    give_bonus(state, seat, technology, log);
}

/// EC-4.3, EC-12.1, EC-R-71: the third technology of an era, or its last one, ends the era or the game.
pub fn count_towards_era(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let third = of_era(table, seat, table.era) >= 3;
    let last = top_card(table).is_none();
    if table.era == Era::Modern {
        if third || last {
            end(table, Ending::Technology, Some(seat), log);
        }
    } else if third || last {
        end_era(table, seat, log);
    }
}

/// EC-4.4, EC-20.2: the era ends with this turn.
fn end_era(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    if !table.era_ended {
        table.era_ended = true;
        log.tell(Event::EraEnds { seat, era: table.era });
    }
}

/// The type that every kind of piece stands for.
type Types = [Option<UnitType>; Kind::ALL.len()];

fn types(table: &Table) -> Types {
    std::array::from_fn(|index| units::shown(table, Kind::ALL[index]))
}

/// EC-29.11, EC-29.12: which pieces on the board stand for a better type than before.
fn tell_better_types(before: &Types, table: &Table, log: &mut impl Log<Event>) {
    let there = |kind: Kind| table.players.iter().any(|player| player.has(|group| group.kind == kind));
    for kind in Kind::ALL.iter().copied().filter(|kind| there(*kind)) {
        let rebuilt = kind == Kind::AncientArtillery && table.in_play(Technology::Engineering);
        let now = if rebuilt { Kind::MedievalArtillery } else { kind };
        if let (Some(from), Some(to)) = (before[kind as usize], units::type_of(table, now))
            && from != to
        {
            log.tell(Event::Advanced { from, to });
        }
    }
}

/// How many technologies of an era a player has.
#[must_use]
pub fn of_era(table: &Table, seat: Seat, era: Era) -> usize {
    table.technologies_of(seat).filter(|technology| technology.facts().era == era).count()
}

/// EC-R-43: the first trigger fixes the kind of ending.
pub fn end(table: &mut Table, ending: Ending, seat: Option<Seat>, log: &mut impl Log<Event>) {
    if table.ending.is_none() {
        table.ending = Some(ending);
        log.tell(Event::EndDeclared { ending, seat });
    }
}

/// EC-29.12: all catapults become trebuchets; in the standard rules when the medieval era begins (EC-7.2).
pub fn rebuild_catapults(table: &mut Table) {
    for player in table.players.iter_mut() {
        player.change_all(|mut group| {
            if group.kind == Kind::AncientArtillery {
                group.kind = Kind::MedievalArtillery;
            }
            group
        });
    }
}

/// EC-26.2, EC-26.3, EC-R-44: a die after every technology of the last era of a short or medium game.
fn end_roll(state: &mut State, seat: Seat, technology: Technology, log: &mut impl Log<Event>) {
    let last = match state.table.options.length {
        Length::Short => Era::Medieval,
        Length::Medium => Era::Gunpowder,
        Length::Long => return,
    };
    if technology.facts().era != last {
        return;
    }
    let owned = |technology: &&Technology| {
        technology.facts().era == last && matches!(state.table.technology(**technology), Holder::Player(_))
    };
    let technologies = u8::try_from(Technology::ALL.iter().filter(owned).count()).unwrap_or(u8::MAX);
    let roll = state.dice(1);
    let ends = roll <= technologies;
    log.tell(Event::EndRoll { seat, roll, technologies, ends });
    if ends {
        end(&mut state.table, Ending::EndRoll, Some(seat), log);
    }
}

/// EC-23.6, EC-R-57, EC-R-58: wonders, units, improvements and growth for the owner. What asks is put on
/// the stack, so that it is asked in the printed order.
pub fn give_bonus(state: &mut State, seat: Seat, technology: Technology, log: &mut impl Log<Event>) {
    let facts = technology.facts();
    let era = state.table.era;
    if facts.owner_settlement_upgrades > 0 {
        state.table.frames.push(Frame::Grow { seat });
    }
    for gift in facts.owner_units.iter().rev() {
        give_pieces(&mut state.table, seat, gift.unit.kind(), gift.count);
    }
    for improvement in facts.owner_improvements {
        if improvement.facts().era >= era && state.table.players[seat].improvements.insert(improvement) {
            log.tell(Event::Improved { seat, improvement, price: 0, royalty: None, part: 0 });
        }
    }
    for wonder in facts.owner_wonders {
        receive_wonder(state, seat, wonder, log);
    }
}

/// EC-24.2: a wonder takes effect at once; when its era has passed it has no effect (EC-R-57).
fn receive_wonder(state: &mut State, seat: Seat, wonder: Wonder, log: &mut impl Log<Event>) {
    state.table.wonders[wonder.index()] = Holder::Player(seat);
    log.tell(Event::WonderReceived { seat, wonder });
    if wonder.facts().era < state.table.era {
        return;
    }
    match wonder.facts().effects {
        Effect::GiftPieces { piece, count } => give_pieces(&mut state.table, seat, piece, count),
        Effect::GiftUnits { unit_type, unit_era, count } => {
            let kind = Kind::of(unit_type, unit_era).expect("wonders give units that exist");
            give_pieces(&mut state.table, seat, kind, count);
        }
        _ => {}
    }
}

/// EC-R-51: the owner places gifts.
fn give_pieces(table: &mut Table, seat: Seat, kind: Kind, count: u8) {
    // EC-R-80: a catapult that comes after Engineering is a trebuchet.
    let rebuilt = kind == Kind::AncientArtillery && table.in_play(Technology::Engineering);
    let kind = if rebuilt { Kind::MedievalArtillery } else { kind };
    for _ in 0..count {
        table.frames.push(Frame::Place { seat, kind, source: Source::Gift });
    }
}

/// EC-R-59: the growth of Chemistry.
pub fn apply_grow(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    state.table.frames.pop();
    purchase::enlarge(&mut state.table, seat, region, 0, log);
}

/// EC-26.6, EC-26.7, EC-R-88: the owner of the United Nations or the Apollo Program ends the long game
/// at any time, whoever the table waits for.
pub fn check_declare_end(table: &Table, seat: Seat, wonder: Wonder) -> Checked {
    let name = wonder.name();
    let long = table.options.advanced() && table.options.length == Length::Long;
    rule("EC-26.4").require(long, || Why::LongGameOnly { wonder: name })?;
    let ends = ending_of(wonder).is_some();
    rule("EC-24.5").require(ends, || Why::WonderEndsNothing { wonder: name })?;
    let id = if wonder == Wonder::ApolloProgram { "EC-26.7" } else { "EC-26.6" };
    let owner = table.wonder(wonder) == Holder::Player(seat);
    rule(id).require(owner, || Why::WonderNotYours { wonder: name })?;
    rule("EC-R-43").require(table.ending.is_none(), || Why::EndAlreadyDeclared)
}

/// The wonders by which a player can declare the end now.
pub fn declarable(table: &Table, seat: Seat) -> impl Iterator<Item = Wonder> {
    let own = move |wonder: &Wonder| table.wonder(*wonder) == Holder::Player(seat);
    let ends = move |wonder: &Wonder| own(wonder) && check_declare_end(table, seat, *wonder).is_ok();
    [Wonder::UnitedNations, Wonder::ApolloProgram].into_iter().filter(ends)
}

/// EC-26.6, EC-26.7: the match ends with this turn.
pub fn apply_declare_end(state: &mut State, seat: Seat, wonder: Wonder, log: &mut impl Log<Event>) {
    let ending = ending_of(wonder).expect("check found an ending");
    end(&mut state.table, ending, Some(seat), log);
}

fn ending_of(wonder: Wonder) -> Option<Ending> {
    match wonder {
        Wonder::UnitedNations => Some(Ending::Diplomatic),
        Wonder::ApolloProgram => Some(Ending::Military),
        _ => None,
    }
}

/// The ship of a group, if it is one with cargo.
#[must_use]
pub const fn laden(which: Which) -> bool {
    which.kind.is_fleet() && which.ship > 0
}
