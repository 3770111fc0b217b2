//! Chapters 5 and 27: setup.

use engine::{BySeat, List, Log, Offers, Rejection, Rng, Seat, Seats, rule};
use enumset::EnumSet;

use crate::action::Action;
use crate::cards::{Kind, Marker, Region, Technology, Wonder, tables};
use crate::event::Event;
use crate::frame::Frame;
use crate::gold::Gold;
use crate::map::Area;
use crate::options::{Options, StartingBonus};
use crate::refusal::{Checked, Why};
use crate::rules::{exploration, technology, units};
use crate::state::{Holder, Land, Player, Secret, Settlement, Shown, State, Table};

/// Gold at the start (EC-5.2).
const START_GOLD: u32 = 20;

/// The first position: the first player chooses a start region.
pub fn setup(options: &Options, seats: u8, rng: Rng) -> Result<State, Rejection> {
    rule("EC-1.3").require((2..=6).contains(&seats), || Why::PlayersTwoToSix { seats: seats.into() })?;
    let mut state = State { table: table(*options, seats), secret: secret(rng) };
    if options.more_resources {
        state.table.gone[Marker::NoEvent.index()] = 2 * seats; // EC-3.20
    }
    state.secret.markers = lay_markers(&mut state);
    state.table.first_player = roll_first(&mut state, &mut ());
    Ok(state)
}

fn table(options: Options, seats: u8) -> Table {
    let gold = |amount: u32| Gold::new(amount, options.hidden_gold);
    let player = Player { gold: gold(START_GOLD), ..Player::default() };
    let face_down = Land { marker: Shown::FaceDown { seen: Seats::NONE }, settlement: None };
    Table {
        options,
        era: crate::cards::Era::Ancient,
        turn: 0,
        first_player: Seat(0),
        frames: std::iter::once(Frame::Draft { step: 0 }).collect(),
        players: BySeat::from_fn(seats, |_| player),
        regions: List::filled(face_down, Region::ALL.len()),
        technologies: List::filled(Holder::Supply, Technology::ALL.len()),
        wonders: List::filled(Holder::Supply, Wonder::ALL.len()),
        gone: List::filled(0, Marker::ALL.len()),
        era_ended: false,
        ending: None,
        battles: List::new(),
        battle: None,
        offers: List::new(),
        next_offer: 1,
        critical: None,
        rolls: List::new(),
        claiming: Seats::NONE,
        claims: BySeat::from_fn(seats, |_| EnumSet::new()),
        idle: 0,
        bombed: false,
        issued: gold(u32::from(seats) * START_GOLD),
        pieces_out: 0,
    }
}

fn secret(rng: Rng) -> Secret {
    Secret { rng, markers: List::new(), picks: [None; 2] }
}

/// EC-5.1: one marker face down on every region; the rest stay in the box unseen.
fn lay_markers(state: &mut State) -> List<Marker, 64> {
    let left = |marker: Marker| marker.facts().count - state.table.gone[marker.index()];
    let mut supply: List<Marker, 96> = Marker::ALL
        .iter()
        .flat_map(|marker| std::iter::repeat_n(*marker, usize::from(left(*marker))))
        .collect();
    debug_assert_eq!(tables().regions.len(), Region::ALL.len());
    state.secret.rng.shuffle(&mut supply);
    supply.iter().copied().take(Region::ALL.len()).collect()
}

/// EC-5.3, EC-5.7: everybody rolls two dice; who is highest is first player, the tied roll again.
pub fn roll_first(state: &mut State, log: &mut impl Log<Event>) -> Seat {
    highest(state, state.table.alive(), |state, seat| {
        let roll = state.two_dice();
        log.tell(Event::RolledFirst { seat, roll });
        i8::try_from(roll).unwrap_or(0)
    })
}

/// Who of these rolls highest; the tied roll again.
pub fn highest(state: &mut State, among: Seats, mut roll: impl FnMut(&mut State, Seat) -> i8) -> Seat {
    let mut tied = among;
    while tied.len() > 1 {
        let mut rolls: List<(Seat, i8), 6> = List::new();
        for seat in tied.iter() {
            let total = roll(state, seat);
            rolls.push((seat, total));
        }
        let best = rolls.iter().map(|(_, total)| *total).max();
        tied = rolls.iter().filter(|(_, total)| Some(*total) == best).map(|(seat, _)| *seat).collect();
    }
    tied.iter().next().expect("somebody rolled")
}

/// EC-5.4, EC-5.5: who chooses at this step: clockwise, then back.
#[must_use]
pub fn chooser(table: &Table, step: u8) -> Seat {
    let count = table.seats();
    let place = if step < count { step } else { (2 * count).saturating_sub(1 + step) };
    Seat((table.first_player.0 + place) % count)
}

/// EC-2.3: a start region has no settlement yet.
pub fn check_start(table: &Table, region: Region) -> Checked {
    let free = table.settlement(region).is_none();
    rule("EC-2.3").require(free, || Why::RegionSettled { region: region.name() })
}

/// Where somebody can still start.
pub fn starts(table: &Table, out: &mut impl Offers<Action>) {
    let free = |region: &&Region| check_start(table, **region).is_ok();
    out.offer_all(Region::ALL.iter().filter(free).map(|region| Action::Start(*region)));
}

/// EC-5.4, EC-5.5: a village, a swordsman and a settler.
pub fn apply_start(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let Frame::Draft { step } = state.table.frame() else { return };
    let table = &mut state.table;
    if step == 0 {
        log.tell(Event::DraftBegan { seat });
    }
    let village = Settlement { owner: seat, size: 1, holder: seat, ..Settlement::default() };
    table.land_mut(region).settlement = Some(village);
    table.add(seat, Area::Land(region), Kind::AncientInfantry, 1);
    table.add(seat, Area::Land(region), Kind::Settler, 1);
    table.players[seat].start.push(region);
    let unit = units::shown(table, Kind::AncientInfantry);
    log.tell(Event::Started { seat, region, unit });
    table.frames.pop();
    if step + 1 < 2 * table.seats() {
        table.frames.push(Frame::Draft { step: step + 1 });
    } else {
        table.frames.push(Frame::StartTurn);
        table.frames.push(Frame::RollFirst);
        table.frames.push(Frame::TurnUp { step: 0 });
        if table.options.advanced() {
            table.frames.push(Frame::Deal);
        }
    }
}

/// EC-27.2: one of the six technologies without prerequisites to each.
pub fn deal(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let mut cards: List<Technology, 6> =
        Technology::ALL.iter().copied().filter(|technology| technology.facts().dealt_at_start).collect();
    state.secret.rng.shuffle(&mut cards);
    let order: List<Seat, 6> = state.table.order().collect();
    for (seat, card) in order.iter().zip(cards.iter()) {
        state.table.technologies[card.index()] = Holder::Player(*seat);
        log.tell(Event::Dealt { seat: *seat, technology: *card });
    }
    // What asks is put on a stack: the last one first, so that the first player is asked first.
    for (seat, card) in order.iter().zip(cards.iter()).rev() {
        if state.table.options.starting_bonus == StartingBonus::Yes {
            technology::give_bonus(state, *seat, *card, log); // EC-R-52
        }
    }
    true
}

/// EC-5.6: the next start marker is turned up and takes effect, except for those of EC-3.21.
pub fn turn_up(state: &mut State, step: u8, log: &mut impl Log<Event>) -> bool {
    let count = state.table.seats();
    state.table.frames.pop();
    if step + 1 < 2 * count {
        state.table.frames.push(Frame::TurnUp { step: step + 1 });
    }
    let seat = Seat((state.table.first_player.0 + step % count) % count);
    let region = state.table.players[seat].start.get(usize::from(step / count)).copied();
    if let Some((region, marker)) = region.and_then(|region| Some((region, state.marker(region)?))) {
        if matches!(marker, Marker::Desert | Marker::MinorCivilization | Marker::Plague) {
            state.secret.markers[region.index()] = Marker::default();
            state.table.box_marker(region, marker);
            log.tell(Event::StartMarkerBoxed { region, marker });
        } else {
            exploration::turn_up(state, seat, region, log);
        }
    }
    true
}
