//! The way to each action, step by step.

use game_eagle_civ::state::{Pick, Which};
use game_eagle_civ::{Action, Area, Many, Wing};
use look::choice::Step;

use crate::world::id;

/// Of these the first is taken until the player says otherwise: all of a group, the first of several ships, no aircraft, the
/// unit with the best chances.
pub const PROPOSED: [&str; 6] = ["many", "ship", "wing", "air", "home", "unit"];

/// The steps that are answered on the map.
pub const ON_MAP: [&str; 2] = ["to", "area"];

/// The value of the first step that means the Manhattan Project.
pub const BOMB: &str = "bomb";

/// The way to an action; empty if it is a button wherever the page shows it.
pub fn steps(action: &Action) -> Vec<Step> {
    match *action {
        Action::Start(region) | Action::Grow(region) | Action::Found(region) | Action::Upgrade(region) => {
            vec![area(region.into())]
        }
        Action::March { which, to, many } => {
            let many = if many == Many::All { "all" } else { "one" };
            vec![group(which), goal(to.into()), ("many", many.into())]
        }
        Action::Board { which, ship } => vec![group(which), goal(ship.area), ("ship", which_key(ship))],
        Action::Sail { which, to, aircraft } => {
            vec![group(which), goal(to.into()), ("wing", wing_key(aircraft))]
        }
        Action::Fly { which, to } => vec![group(which), goal(to)],
        Action::Bomb(to) => vec![("group", BOMB.into()), goal(to)],
        Action::Attack { area: at, foe } => vec![area(at), ("foe", foe.0.to_string())],
        Action::Pick(pick) => vec![("unit", unit_key(pick)), ("air", air_key(pick))],
        Action::Swap { with, mine, theirs } => {
            vec![("with", with.0.to_string()), ("mine", mine.id().into()), ("theirs", theirs.id().into())]
        }
        Action::MakeHappy(region) => vec![area(region.into()), ("make", "happy".into())],
        Action::MakeProductive(region) => vec![area(region.into()), ("make", "productive".into())],
        Action::Place { region, zone } => match zone {
            Some(zone) => vec![area(zone.into()), ("home", region.id().into())],
            None => vec![area(region.into())],
        },
        _ => Vec::new(),
    }
}

fn area(at: Area) -> Step {
    ("area", id(at).to_owned())
}

fn goal(to: Area) -> Step {
    ("to", id(to).to_owned())
}

fn group(which: Which) -> Step {
    ("group", which_key(which))
}

/// A group in the query: `gallia.ancient_infantry.1.0`.
pub fn which_key(which: Which) -> String {
    format!("{}.{}.{}.{}", id(which.area), which.kind.id(), which.points, which.ship)
}

fn wing_key(wing: Wing) -> String {
    match wing {
        Wing::Spent(count) => count.to_string(),
        Wing::Chosen(chosen) => chosen.map(|count| count.to_string()).join("-"),
    }
}

/// A unit that can be sent into a combat round, in the query.
pub fn unit_key(pick: Pick) -> String {
    format!("{}.{}.{}", pick.owner.0, pick.kind.id(), pick.ship)
}

/// Whose aircraft supports it, in the query.
pub fn air_key(pick: Pick) -> String {
    pick.aircraft.map_or_else(|| "none".to_owned(), |seat| seat.0.to_string())
}
