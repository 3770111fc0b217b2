//! Chapter 25: losing settlements, elimination.

use engine::{Log, Seat};

use crate::cards::{Region, Technology, Wonder};
use crate::event::Event;
use crate::rules::trade;
use crate::state::{Holder, State};

/// EC-8.12, EC-25.1, EC-25.2: a settlement and its city card go to the conqueror, at the same size.
pub fn capture(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let Some(settlement) = &mut state.table.land_mut(region).settlement else { return };
    let (from, size) = (settlement.owner, settlement.size);
    settlement.owner = seat;
    settlement.holder = seat;
    log.tell(Event::Captured { seat, region, from, size });
    settle(state, from, Some(seat), log);
}

/// EC-25.3: with the advanced rules, who has no settlement left is out of the game. In the standard
/// rules nobody is (EC-R-48).
pub fn settle(state: &mut State, seat: Seat, heir: Option<Seat>, log: &mut impl Log<Event>) {
    let lost = state.table.options.advanced()
        && !state.table.players[seat].out
        && state.table.settlements_of(seat).next().is_none();
    if lost {
        eliminate(state, seat, heir.filter(|heir| *heir != seat), log);
    }
}

/// EC-25.4, EC-25.5, EC-R-47: gold and wonders go to the heir, technologies are laid aside.
fn eliminate(state: &mut State, seat: Seat, heir: Option<Seat>, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let gold = table.players[seat].gold;
    match heir {
        Some(heir) => table.hand_over(seat, heir, gold.amount()),
        None => table.spend(seat, gold.amount()),
    }
    for wonder in Wonder::ALL {
        if table.wonder(*wonder) == Holder::Player(seat) {
            table.wonders[wonder.index()] = heir.map_or(Holder::Aside, Holder::Player);
        }
    }
    for technology in Technology::ALL {
        if table.technology(*technology) == Holder::Player(seat) {
            table.technologies[technology.index()] = Holder::Aside;
        }
    }
    table.lose_all(seat, |_| true);
    let player = &mut table.players[seat];
    player.out = true;
    player.improvements.clear();
    player.happy.clear();
    player.productive.clear();
    player.owed.clear();
    player.waived.clear();
    trade::return_cards(table, Some(seat));
    trade::withdraw_all(table, seat);
    log.tell(Event::Eliminated { seat, heir, gold });
}
