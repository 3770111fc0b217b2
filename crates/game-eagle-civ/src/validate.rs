//! What holds of every position: everything that the rules rely on, and that nothing was made or
//! lost.

use engine::{Corrupt, Seat, Seats};

use crate::cards::{Kind, Marker, Region, Technology, Wonder};
use crate::frame::Frame;
use crate::gold::Gold;
use crate::rules::movement::{self, CARGO};
use crate::rules::{self, battle, exploration, trade};
use crate::setup;
use crate::state::{Declared, Group, Holder, LOOKED, Player, Shown, Side, State, Table};

/// The invariants of a stored position.
pub fn validate(state: &State) -> Result<(), Corrupt> {
    let table = &state.table;
    lengths(state)?;
    seats(table)?;
    gold(table)?;
    pieces(table)?;
    markers(state)?;
    cards(table)?;
    frames(state)?;
    somebody_acts(state)
}

/// Somebody is asked, and who is asked has an answer.
fn somebody_acts(state: &State) -> Result<(), Corrupt> {
    if state.table.frame() == Frame::Over {
        return Ok(());
    }
    let deciding = rules::deciding(&state.table);
    holds(!deciding.is_empty(), "somebody is asked")?;
    let mut actions = Vec::new();
    deciding.iter().try_for_each(|seat| {
        actions.clear();
        rules::answers(state, seat, &mut actions);
        holds(!actions.is_empty(), "who is asked has an answer")
    })
}

fn holds(holds: bool, what: &str) -> Result<(), Corrupt> {
    Corrupt::unless(holds, || what.to_owned())
}

fn lengths(state: &State) -> Result<(), Corrupt> {
    let table = &state.table;
    holds((2..=6).contains(&table.seats()), "two to six players")?;
    holds(table.regions.len() == Region::ALL.len(), "a place for every region")?;
    holds(state.secret.markers.len() == Region::ALL.len(), "a marker for every region")?;
    holds(table.technologies.len() == Technology::ALL.len(), "a place for every technology")?;
    holds(table.wonders.len() == Wonder::ALL.len(), "a place for every wonder")?;
    holds(table.gone.len() == Marker::ALL.len(), "a number for every kind of marker")?;
    holds(table.claims.count() == table.seats(), "an answer for every player")?;
    let phase = |frame: &Frame| frame.is_phase();
    let waits = table.frames.first().is_some_and(phase) && !table.frames.iter().skip(1).any(phase);
    holds(waits, "a phase waits below the questions of the moment")
}

fn seats(table: &Table) -> Result<(), Corrupt> {
    let there = |seat: Seat| seat.0 < table.seats();
    let inside = |seats: Seats| seats.iter().all(there);
    holds(there(table.first_player), "the first player is at the table")?;
    let owners = table.settlements().all(|(_, place)| there(place.owner) && there(place.holder));
    holds(owners, "settlements belong to players")?;
    let alive = |seat: Seat| !table.players[seat].out;
    holds(
        table.settlements().all(|(_, place)| alive(place.owner) && alive(place.holder)),
        "nothing of who is out",
    )?;
    holds(table.settlements().all(|(_, place)| (1..=4).contains(&place.size)), "sizes are 1 to 4")?;
    let cards = table.technologies.iter().chain(table.wonders.iter());
    let owned = |holder: &Holder| !matches!(holder, Holder::Player(seat) if !there(*seat));
    holds(cards.into_iter().all(owned), "cards belong to players")?;
    let seen = |region: &Region| exploration::seen_by(table, *region);
    holds(Region::ALL.iter().all(|region| inside(seen(region))), "markers are seen by players")?;
    holds(inside(table.claiming), "claims are of players")?;
    let declared = table.battles.iter().all(|battle| there(battle.foe) && inside(battle.by));
    holds(declared, "battles are between players")?;
    battles(table)?;
    let offers =
        table.offers.iter().all(|offer| there(offer.from) && there(offer.to) && offer.from != offer.to);
    holds(offers, "offers are between players")?;
    let twice = |id: u16| table.offers.iter().filter(|offer| offer.id == id).count() > 1;
    let before = |id: u16| (1..1 << 15).contains(&table.next_offer.wrapping_sub(id));
    let numbered = table.offers.iter().all(|offer| before(offer.id) && !twice(offer.id));
    holds(numbered, "each offer has its number, and the next one another")?;
    holds(table.frames.iter().all(|frame| frame.seat().is_none_or(there)), "players are asked")
}

/// EC-8.1, EC-8.2: the active player declares battle against others, or they against the active player;
/// each battle once.
fn battles(table: &Table) -> Result<(), Corrupt> {
    let Some(active) = movement::active(table) else { return Ok(()) };
    let meets = |battle: &Declared| (battle.foe == active) != battle.by.is_empty();
    let meets = table.battles.iter().all(|battle| meets(battle) && !battle.by.contains(active));
    holds(meets, "battles are between the active player and others")?;
    let again = |(index, battle): (usize, &Declared)| {
        let same = |other: &Declared| other.area == battle.area && other.foe == battle.foe;
        table.battles[..index].iter().any(same)
    };
    holds(!table.battles.iter().enumerate().any(again), "each battle is declared once")?;
    let others = |frame: &Frame| match frame {
        Frame::React { seat, left, .. } => *seat != active && !left.contains(active),
        _ => true,
    };
    holds(table.frames.iter().all(others), "others declare battle against what enters")
}

/// Gold is conserved: what the bank paid out is in the hands of the players.
fn gold(table: &Table) -> Result<(), Corrupt> {
    let sum: u64 = table.players.iter().map(|player| u64::from(player.gold.amount())).sum();
    holds(sum < 1_000_000_000, "nobody is that rich")?;
    holds(sum == u64::from(table.issued.amount()), "the gold of the bank and the players is conserved")?;
    let fits = |gold: Gold| gold == Gold::new(gold.amount(), table.options.hidden_gold);
    let purses = table.players.iter().map(|player| player.gold);
    let offered = table.offers.iter().flat_map(|offer| [offer.gives.gold, offer.wants.gold]);
    holds(purses.chain(offered).chain([table.issued]).all(fits), "gold is open or secret, as was agreed")?;
    let kept = |seat: Seat| trade::promised(table, seat) <= table.gold(seat);
    let all = Seat::all(table.seats()).all(kept);
    holds(!table.options.hidden_gold || all, "nobody promises secret gold that is not there")
}

/// Pieces are conserved, and stand where they can stand.
fn pieces(table: &Table) -> Result<(), Corrupt> {
    let sum: i64 = table.players.iter().map(|player| i64::from(player.tally(|_| true))).sum();
    holds(sum == i64::from(table.pieces_out), "pieces are conserved")?;
    table.players.iter().try_for_each(|player| {
        holds(!player.out || player.pieces.is_empty(), "who is out has no pieces")?;
        player.pieces.iter().try_for_each(|group| piece(player, group))
    })
}

fn piece(player: &Player, group: &Group) -> Result<(), Corrupt> {
    holds(group.count > 0, "a group has pieces")?;
    let looked = group.points == LOOKED && group.kind == Kind::Settler;
    holds(looked || group.points <= group.kind.movement(), "no more points than a piece has")?;
    let at_sea = group.area.is_sea();
    let stands = match group.kind {
        Kind::Aircraft => group.ship == 0,
        kind if kind.is_fleet() => at_sea,
        _ => at_sea == group.aboard(),
    };
    holds(stands, "pieces stand where they can stand")?;
    if group.ship == 0 {
        return Ok(());
    }
    let ship = |other: &&Group| other.ship == group.ship && other.kind.is_fleet();
    let mut ships = player.pieces.iter().filter(ship);
    let (one, two) = (ships.next(), ships.next());
    holds(
        one.is_some_and(|ship| ship.count == 1 && ship.area == group.area) && two.is_none(),
        "cargo has its ship",
    )?;
    holds((1..=CARGO).contains(&player.cargo(group.ship)), "a ship carries one to three pieces")
}

fn markers(state: &State) -> Result<(), Corrupt> {
    for marker in Marker::ALL {
        let laid = Region::ALL.iter().filter(|region| state.marker(**region) == Some(*marker)).count();
        let gone = usize::from(state.table.gone[marker.index()]);
        holds(laid + gone <= usize::from(marker.facts().count), "no more markers than there are")?;
    }
    let fits = |region: &Region| match state.table.land(*region).marker {
        Shown::FaceDown { seen } => seen.is_empty() || state.secret.markers[region.index()].is_secret(),
        Shown::FaceUp(_) | Shown::Nothing => state.secret.markers[region.index()] == Marker::default(),
    };
    holds(Region::ALL.iter().all(fits), "markers lie as they can lie")?;
    let desert = |(region, _): (Region, _)| state.table.terrain_limit(region) == 0;
    holds(!state.table.settlements().any(desert), "no settlement stands in a desert")
}

fn cards(table: &Table) -> Result<(), Corrupt> {
    let out = |holder: &Holder| matches!(holder, Holder::Player(seat) if table.players[*seat].out);
    let owners = table.technologies.iter().chain(table.wonders.iter());
    holds(!owners.into_iter().any(out), "who is out has no cards")?;
    let none = table.options.advanced() || table.players.iter().all(|player| player.improvements.is_empty());
    holds(none, "improvements are of the advanced game")?;
    let old = |player: &Player| player.improvements.iter().any(|card| card.facts().era < table.era);
    holds(!table.players.iter().any(old), "improvements end with their era")
}

/// EC-5.4, EC-5.5: everybody is there and has chosen as often as it was their turn.
fn draft(table: &Table, step: u8) -> Result<(), Corrupt> {
    holds(step < 2 * table.seats(), "everybody chooses twice")?;
    let chosen = |seat: Seat| (0..step).filter(|step| setup::chooser(table, *step) == seat).count();
    let fits = table.players.pairs().all(|(seat, player)| !player.out && player.start.len() == chosen(seat));
    holds(fits, "start regions are chosen in turn")
}

/// What the current question relies on.
fn frames(state: &State) -> Result<(), Corrupt> {
    let table = &state.table;
    let fights = table.frames.iter().any(|frame| matches!(frame, Frame::Join { .. } | Frame::Pick));
    holds(fights == table.battle.is_some(), "a battle is fought when somebody is asked about it")?;
    if let Some(battle) = &table.battle {
        let there = |seat: Seat| seat.0 < table.seats();
        holds(battle.leaders.into_iter().all(there), "battles are led by players")?;
        holds(battle.leaders[0] != battle.leaders[1], "nobody fights alone")?;
        holds(battle.sides.iter().all(|side| side.iter().all(there)), "battles are fought by players")?;
        for (picked, pick) in battle.picked.into_iter().zip(state.secret.picks) {
            holds(picked == pick.is_some(), "a side has picked or not")?;
        }
        for (side, pick) in Side::BOTH.into_iter().zip(state.secret.picks) {
            let mut possible = pick.is_none();
            battle::picks(table, battle, side, |other| possible |= Some(other) == pick);
            holds(possible, "what was picked is there")?;
        }
    }
    match table.frame() {
        Frame::Draft { step } => draft(table, step),
        Frame::Claim => holds(!table.claiming.is_empty(), "somebody can claim"),
        Frame::React { entry, .. } => holds(movement::has_entered(table, &entry), "something has entered"),
        Frame::Trade | Frame::Assign => {
            let done = table.players.iter().all(|player| player.done);
            holds(!done && table.players.iter().all(|player| !player.out || player.done), "somebody is asked")
        }
        _ => Ok(()),
    }
}
