//! Chapter 12, action 4: Soldier. `apply` follows the order of GA-R20.

use engine::{List, Log, Offers, Rejection, Seat, Seen, msg, rule};

use crate::action::Action;
use crate::cards::{Effect, Glory, Moment, Range, mat};
use crate::event::Event;
use crate::map::{Space, Spaces};
use crate::rules::abilities::{self, Powers};
use crate::rules::movement::Way;
use crate::rules::{city, movement, tiles};
use crate::setup::draw_glory as draw;
use crate::state::{Founder, Player, Question, State};

/// Every attack on `exposed` spaces: with the colonist on a space, or by Rocketry with none.
pub fn offer(
    state: &State,
    seat: Seat,
    powers: &Powers,
    from: Option<Space>,
    exposed: Spaces,
    out: &mut impl Offers<Action>,
) {
    let within = exposed & reach(powers, from);
    let payable = within.iter().filter(|target| can_pay(state, seat, powers, from, *target));
    out.offer_all(payable.map(|target| Action::Attack { from, target }));
}

/// GA-12.1, GA-12.3, GA-12.9, GA-12.10: who attacks, what can be attacked, what it costs.
pub fn check(state: &State, seat: Seat, from: Option<Space>, target: Space) -> Result<(), Rejection> {
    let player = &state.players[seat];
    let powers = Powers::of(player);
    match from {
        Some(from) => {
            movement::check_standing(rule("GA-12.1"), player, from)?;
            movement::check_range(way(&powers, from, target))?;
        }
        None => {
            rule("GA-12.9").require(powers.attack_without_colonist, || msg!("attack-needs-a-colonist"))?;
        }
    }
    check_target(state, seat, target)?;
    rule("GA-12.3").require(track_price(player).is_some(), || msg!("no-attack-left"))?;
    rule("GA-12.10").require(can_pay(state, seat, &powers, from, target), || {
        let cost = price(state, seat, &powers, target).unwrap_or_default();
        msg!("attack-too-dear", cost, gold = gold_to_pay(state, seat, &powers, from, target))
    })
}

/// GA-12.1: colonists or a city of another player; never where another's capital is (GA-R18).
fn check_target(state: &State, seat: Seat, target: Space) -> Result<(), Rejection> {
    let capital = others(state, seat).any(|(_, other)| other.capital == Some(target));
    rule("GA-R18").require(!capital, || msg!("capital-cannot-be-attacked", at = target))?;
    rule("GA-12.1").require(exposed(state, seat).contains(target), || msg!("nothing-to-attack", at = target))
}

/// GA-12.9: with Rocketry attacks reach every space, with a colonist or without (GA-R22).
fn reach(powers: &Powers, from: Option<Space>) -> Spaces {
    match from {
        Some(from) => from.within(range(powers)),
        None => Spaces::ALL,
    }
}

fn range(powers: &Powers) -> Range {
    if powers.attack_without_colonist { Range::UNLIMITED } else { powers.range }
}

fn way(powers: &Powers, from: Space, to: Space) -> Way {
    Way { range: range(powers), from, to }
}

/// GA-12.10, GA-R14: whether the price can be paid after the income of the movement.
fn can_pay(state: &State, seat: Seat, powers: &Powers, from: Option<Space>, target: Space) -> bool {
    let Some(price) = price(state, seat, powers, target).map(u16::from) else { return false };
    price <= state.players[seat].gold || price <= gold_to_pay(state, seat, powers, from, target)
}

fn gold_to_pay(state: &State, seat: Seat, powers: &Powers, from: Option<Space>, target: Space) -> u16 {
    let income = from.map_or(0, |from| movement::income(state, seat, way(powers, from, target)));
    state.players[seat].gold + income
}

fn others(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, &Player)> {
    state.players.pairs().filter(move |(other, _)| *other != seat)
}

/// GA-12.1, GA-R18: the spaces with pieces of other players, except those of their capitals.
#[must_use]
pub fn exposed(state: &State, seat: Seat) -> Spaces {
    let pieces = others(state, seat).fold(Spaces::NONE, |all, (_, other)| all | other.presence());
    let capitals: Spaces = others(state, seat).filter_map(|(_, other)| other.capital).collect();
    pieces - capitals
}

/// GA-3.3: the price on the first free space of the invasion track; none if all are filled.
#[must_use]
pub fn track_price(player: &Player) -> Option<u8> {
    mat().invasion_space.get(player.glory.len()).map(|space| space.gold_cost)
}

/// GA-R19: what the Walls of all players hit add to the price.
fn walls(state: &State, seat: Seat, target: Space) -> u8 {
    let hit = others(state, seat).filter(|(_, other)| other.presence().contains(target));
    hit.map(|(_, other)| Powers::of(other).attack_surcharge).sum()
}

/// GA-12.2, GA-R25: the price of an attack; none if all spaces of the track are filled.
#[must_use]
pub fn price(state: &State, seat: Seat, powers: &Powers, target: Space) -> Option<u8> {
    let full = track_price(&state.players[seat])? + walls(state, seat, target);
    Some(full.saturating_sub(powers.attack_discount))
}

/// Moves, pays, sends everybody home, draws a glory tile.
pub fn apply(
    state: &mut State,
    seat: Seat,
    from: Option<Space>,
    target: Space,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    log.tell(Event::Attacked { seat, from, target });
    let powers = Powers::of(&state.players[seat]);
    if let Some(from) = from {
        movement::apply(state, seat, way(&powers, from, target), log);
    }
    let price = price(state, seat, &powers, target).expect("check has found a free space on the track");
    abilities::pay(state, seat, price.into(), payee(state, seat), log);
    let others = state.players.seats().filter(|other| *other != seat);
    others.clone().for_each(|other| abilities::trigger(state, other, Moment::OtherAttack, 1, log));
    others.for_each(|other| expel(state, other, target, log));
    let by = if from.is_some() { Founder::Soldier } else { Founder::Rocket };
    draw_glory(state, seat, target, by, log)
}

/// GA-R24: who receives the price of an attack instead of the bank (United Nations).
fn payee(state: &State, seat: Seat) -> Option<Seat> {
    let receives = |player: &Player| {
        abilities::at(player, Moment::OtherAttack).any(|(_, effect)| effect == Effect::ReceiveAttackPayment)
    };
    others(state, seat).find(|(_, player)| receives(player)).map(|(other, _)| other)
}

/// GA-12.4, GA-12.5: cubes go back to the reserve, colonists to the capital.
fn expel(state: &mut State, owner: Seat, target: Space, log: &mut impl Log<Event>) {
    let player = &mut state.players[owner];
    let cubes = player.cities.cubes_at(target);
    if cubes > 0 {
        player.cities.set(target, 0);
        player.reserve += cubes;
        log.tell(Event::CityDestroyed { seat: owner, at: target, cubes });
    }
    if state.players[owner].colonists.spaces().contains(target) {
        tiles::send_home(state, owner, target, log);
    }
}

/// GA-12.6: a random glory tile. China draws two and keeps one, or the single last one (GA-R41).
fn draw_glory(
    state: &mut State,
    seat: Seat,
    at: Space,
    by: Founder,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let player = &state.players[seat];
    let draws = abilities::at(player, Moment::OwnAttack).find_map(|(_, effect)| match effect {
        Effect::DrawGlory(tiles) => Some(tiles),
        _ => None,
    });
    let left: u8 = state.glory.iter().sum();
    let drawn: List<Glory, 2> =
        (0..draws.unwrap_or(1).min(left)).map(|_| draw(&mut state.glory, &mut state.rng)).collect();
    if let [only] = *drawn {
        return keep(state, seat, only, (at, by), log);
    }
    state.drawn_glory = drawn;
    log.tell(Event::GloryDrawn { seat, tiles: drawn.iter().map(|tile| Seen::Known(*tile)).collect() });
    Some(Question::KeepGlory { at, by })
}

/// One of the tiles drawn.
pub fn check_keep(state: &State, tile: Glory) -> Result<(), Rejection> {
    rule("GA-12.6").require(state.drawn_glory.contains(&tile), || msg!("glory-not-drawn", tile = tile.name()))
}

/// The tile kept goes on the track, the other back among those face down.
pub fn apply_keep(
    state: &mut State,
    seat: Seat,
    tile: Glory,
    place: (Space, Founder),
    log: &mut impl Log<Event>,
) -> Option<Question> {
    state.drawn_glory.take(tile);
    while let Some(other) = state.drawn_glory.pop() {
        state.glory[other as usize] += 1;
    }
    keep(state, seat, tile, place, log)
}

/// Puts the tile on the track; then come France's gold and the city (GA-12.7).
fn keep(
    state: &mut State,
    seat: Seat,
    tile: Glory,
    (at, by): (Space, Founder),
    log: &mut impl Log<Event>,
) -> Option<Question> {
    state.players[seat].glory.push(tile);
    log.tell(Event::GloryTaken { seat, tile: Seen::Known(tile) });
    abilities::trigger(state, seat, Moment::OwnAttack, 1, log);
    city::ask(state, seat, at, by, log)
}
