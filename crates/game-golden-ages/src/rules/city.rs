//! Chapter 9, founding a city: by an Explorer, or after an attack (GA-12.7).

use engine::{Log, Rejection, Seat, msg, rule};

use crate::cards::Moment;
use crate::event::Event;
use crate::map::{Space, Spaces};
use crate::rules::abilities::{self, Powers};
use crate::rules::movement;
use crate::state::{Founder, NoCity, Player, Question, State};

/// GA-9.3, GA-9.4: where a city can be founded, on continent spaces without city and without
/// capital. Colonists do not hinder it (GA-9.9).
#[must_use]
pub fn sites(state: &State) -> Spaces {
    state.board.continent() - state.cities() - state.capitals()
}

/// GA-9.3, GA-9.4: what hinders a city on a space.
pub fn check_site(state: &State, at: Space) -> Result<(), Rejection> {
    let on_continent = state.board.continent().contains(at);
    rule("GA-9.4").require(on_continent, || msg!("no-city-off-the-continent", at))?;
    let at_capital = state.capitals().contains(at);
    rule("GA-9.3").require(!at_capital, || msg!("no-city-at-a-capital", at))?;
    let is_site = sites(state).contains(at);
    rule("GA-9.3").require(is_site, || msg!("no-city-at-a-city", at))
}

/// Asks whether to found a city, if there can be one; otherwise the action is over.
pub fn ask(
    state: &mut State,
    seat: Seat,
    at: Space,
    by: Founder,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    if sites(state).contains(at) {
        return Some(Question::City { at, by });
    }
    state.no_city = Some(NoCity { seat, at });
    rest(state, seat, at, by, log);
    None
}

/// The player founds no city; the action is over.
pub fn apply_none(
    state: &mut State,
    seat: Seat,
    at: Space,
    by: Founder,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    log.tell(Event::NoCity { seat, at });
    rest(state, seat, at, by, log);
    None
}

/// GA-9.5: the city takes its cubes from the reserve.
pub fn found(
    state: &mut State,
    seat: Seat,
    at: Space,
    by: Founder,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let player = &mut state.players[seat];
    let cubes = Powers::of(player).cubes_per_city;
    let ready = cubes.min(player.reserve);
    player.reserve -= ready;
    player.cities.set(at, ready);
    if ready < cubes {
        log.tell(Event::CubesMissing { seat, at, missing: cubes - ready });
    }
    complete(state, seat, at, cubes - ready, by, log)
}

/// GA-9.6: the player's other cities that can give a missing cube (GA-R15).
#[must_use]
pub fn givers(player: &Player, at: Space) -> Spaces {
    player.cities.spaces() - Spaces::one(at)
}

/// GA-9.6: missing cubes come from own cities on the map.
pub fn check_cube(player: &Player, at: Space, from: Space) -> Result<(), Rejection> {
    rule("GA-9.6").require(givers(player, at).contains(from), || msg!("no-own-city-there", at = from))
}

/// Takes one cube from an own city; a city without cubes is gone (GA-R15).
pub fn apply_cube(
    state: &mut State,
    seat: Seat,
    from: Space,
    (at, missing, by): (Space, u8, Founder),
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let cities = &mut state.players[seat].cities;
    cities.set(from, cities.cubes_at(from) - 1);
    cities.set(at, cities.cubes_at(at) + 1);
    log.tell(Event::CubeTaken { seat, from, to: at });
    complete(state, seat, at, missing - 1, by, log)
}

/// Asks for a missing cube, or pays for the whole city.
fn complete(
    state: &mut State,
    seat: Seat,
    at: Space,
    missing: u8,
    by: Founder,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    if missing > 0 {
        return Some(Question::Cube { at, missing, by });
    }
    let player = &state.players[seat];
    let cubes = player.cities.cubes_at(at);
    log.tell(Event::CityFounded { seat, at, cubes });
    // A colonist on the space had control already (GA-R16).
    if !player.colonists.spaces().contains(at) {
        movement::gain_control(state, seat, at, log);
    }
    abilities::trigger(state, seat, Moment::PlaceCube, cubes, log);
    abilities::trigger(state, seat, Moment::FoundCity, 1, log);
    rest(state, seat, at, by, log);
    None
}

/// GA-9.8, GA-12.8: at the end the colonist is laid down; an Explorer of Russia is not, and with
/// Rocketry there is none.
fn rest(state: &mut State, seat: Seat, at: Space, by: Founder, log: &mut impl Log<Event>) {
    let player = &mut state.players[seat];
    let lies_down = match by {
        Founder::Explorer => !Powers::of(player).explorer_stays_standing,
        Founder::Soldier => true,
        Founder::Rocket => false,
    };
    if lies_down {
        player.colonists.lay_down(at);
        log.tell(Event::LaidDown { seat, at });
    }
}
