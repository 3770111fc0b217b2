//! The way of a group that goes further than one action: a settler that walks on, a ship that sails on, a piece that boards
//! and lands. Every step is an action of its own, since others may declare battle against what enters (EC-8.2).

use engine::{Game, Seat};
use game_eagle_civ::rules::movement::reach;
use game_eagle_civ::state::{Group, Which};
use game_eagle_civ::{Action, Area, Frame, Many, State};
use look::{Markup, html};

use crate::icons;
use crate::page::Page;
use crate::world::{WIDTH, named};

/// The areas of a way, the first of them one action away, the last its goal.
pub struct Way(Vec<Area>);

impl Way {
    /// The first area.
    pub fn first(&self) -> Area {
        self.0[0]
    }

    /// The last area.
    pub fn goal(&self) -> Area {
        self.0[self.0.len() - 1]
    }

    /// How many steps it costs.
    pub fn steps(&self) -> u8 {
        u8::try_from(self.0.len()).unwrap_or(u8::MAX)
    }

    /// The areas.
    pub fn areas(&self) -> &[Area] {
        &self.0
    }

    /// The picture of the ship that is boarded on the way.
    pub fn boards(&self, page: &Page<'_>, group: &Group) -> Option<&'static str> {
        let seat = page.asked()?;
        let Area::Sea(zone) = self.first() else { return None };
        let ship = group.kind.walks().then(|| page.table.ships(seat, zone).next()).flatten()?;
        Some(icons::kind(ship.kind))
    }
}

/// The most decisions that are sent at once, the first of them included.
const AT_ONCE: usize = 25;

/// What is sent when several pieces go, or go further than one action.
#[derive(Default)]
pub struct Chain {
    /// What follows the first decision.
    pub then: Vec<Action>,
    /// How many pieces set out: a ship takes no more than it has room for.
    pub count: u8,
}

/// The decisions that follow a first one when the chosen pieces go over these areas, tried on a position as the player knows
/// it; they end where somebody could declare battle.
pub fn chain(page: &Page<'_>, group: &Group, areas: &[Area], first: &Action) -> Chain {
    let Some(seat) = page.asked() else { return Chain::default() };
    let mut actions = Vec::new();
    let mut trip = Trip { state: *page.on.shown.trial().before(), seat };
    // Ships and aircraft go one by one.
    let going = if group.kind.walks() { page.going(group) } else { 1 };
    let mut movers = vec![(group.which(), going)];
    let mut count = 0;
    for (leg, goal) in areas.iter().enumerate() {
        let mut arrived: Vec<(Which, u8)> = Vec::new();
        for (which, mut left) in movers {
            while left > 0 && actions.len() < AT_ONCE {
                let ship = arrived.last().map_or(0, |(last, _)| last.ship);
                let next =
                    if actions.is_empty() { Some(*first) } else { trip.step(which, left, *goal, ship) };
                let Some(action) = next else { break };
                let Some((there, went)) = trip.take(which, &action) else { break };
                actions.push(action);
                left = left.saturating_sub(went);
                match arrived.iter_mut().find(|(known, _)| *known == there) {
                    Some((_, count)) => *count += went,
                    None => arrived.push((there, went)),
                }
            }
        }
        if leg == 0 {
            count = arrived.iter().map(|(_, count)| count).sum();
        }
        movers = arrived;
    }
    Chain { then: actions.into_iter().skip(1).collect(), count }
}

/// A position in which pieces are on their way.
struct Trip {
    state: State,
    seat: Seat,
}

impl Trip {
    /// The next decision for so many pieces with one name: all of them at once if nobody else of that name is there; aboard
    /// the ship that took the one before, as long as it has room.
    fn step(&self, which: Which, left: u8, goal: Area, ship: u8) -> Option<Action> {
        if !which.kind.walks() {
            return self.sail(which, goal);
        }
        let fits = |action: &Action| self.state.check(self.seat, action).is_ok();
        match goal {
            Area::Land(to) => {
                let many = if left > 1 && self.held(which) == left { Many::All } else { Many::One };
                Some(Action::March { which, to, many }).filter(fits)
            }
            Area::Sea(_) => {
                let own = self.state.table.players[self.seat].groups_in(goal);
                let mut ships: Vec<Which> = own.filter(|it| it.kind.is_fleet()).map(Group::which).collect();
                ships.sort_by_key(|taken| ship == 0 || taken.ship != ship);
                ships.into_iter().map(|ship| Action::Board { which, ship }).find(fits)
            }
        }
    }

    /// A ship sails on with all that it can take along.
    fn sail(&self, which: Which, goal: Area) -> Option<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(self.seat, &mut legal);
        legal.into_iter().rev().find(|action| moved(action) == Some((which, goal)))
    }

    /// Carries a decision out: how the pieces that moved are called then, and how many they are.
    fn take(&mut self, which: Which, action: &Action) -> Option<(Which, u8)> {
        let (_, area) = moved(action)?;
        let there = Which { area, points: which.points.saturating_sub(1), ..which };
        let (there, count) = match action {
            Action::March { many: Many::All, .. } => (Which { ship: 0, ..there }, self.held(which)),
            Action::March { .. } => (Which { ship: 0, ..there }, 1),
            // A ship without cargo gets a number of its own.
            Action::Board { ship, .. } if ship.ship == 0 => {
                (Which { ship: self.state.table.players[self.seat].free_ship(), ..there }, 1)
            }
            Action::Board { ship, .. } => (Which { ship: ship.ship, ..there }, 1),
            _ => (there, 1),
        };
        self.state.apply(self.seat, action, &mut ());
        Some((there, count))
    }

    /// How many pieces have this name.
    fn held(&self, which: Which) -> u8 {
        self.state.table.players[self.seat].group(which).map_or(0, |group| group.count)
    }
}

/// Who goes where.
const fn moved(action: &Action) -> Option<(Which, Area)> {
    match *action {
        Action::March { which, to, .. } => Some((which, Area::Land(to))),
        Action::Board { which, ship } => Some((which, ship.area)),
        Action::Sail { which, to, .. } => Some((which, Area::Sea(to))),
        _ => None,
    }
}

/// The way that was chosen, if it is further than one action.
pub fn chosen_way(page: &Page<'_>) -> Option<Way> {
    let goal = page.on.narrowing.get("way").and_then(named)?;
    further(page, page.chosen()?).into_iter().find(|way| way.goal() == goal)
}

/// The ways of a group to all areas that are further than one action.
pub fn further(page: &Page<'_>, group: &Group) -> Vec<Way> {
    let (Some(seat), Some(level)) = (page.asked(), page.choice.level("to")) else { return Vec::new() };
    if group.left() < 2 || page.frame() != (Frame::Move { seat }) {
        return Vec::new();
    }
    let near: Vec<Area> = level.values.iter().filter_map(|(value, _)| named(value)).collect();
    let far = reach(page.table, seat, group).into_iter().filter(|area| !near.contains(area));
    far.filter_map(|goal| near.iter().find_map(|first| way(page, group, *first, goal))).collect()
}

/// A shortest way to a goal that begins with this area.
fn way(page: &Page<'_>, group: &Group, first: Area, goal: Area) -> Option<Way> {
    let seat = page.asked()?;
    let there = Group { area: first, points: group.left() - 1, ship: 0, ..*group };
    let reached = reach(page.table, seat, &there);
    if !reached.contains(&goal) {
        return None;
    }
    if first.borders(goal) {
        return Some(Way(vec![first, goal]));
    }
    let rest = reached.into_iter().filter(|next| first.borders(*next));
    let rest = rest.filter_map(|next| way(page, &there, next, goal)).min_by_key(Way::steps)?;
    Some(Way([vec![first], rest.0].concat()))
}

/// The dotted way of the chosen group over these areas: shown while its target is pointed at, or chosen.
pub fn line(page: &Page<'_>, areas: &[Area], is_taken: bool) -> Markup {
    let Some(group) = page.chosen() else { return Markup::default() };
    let mut from = page.world.stand(group.area);
    let mut d = String::new();
    for area in areas {
        let to = page.world.stand(*area);
        d += &leg(from, to);
        from = to;
    }
    html! { g.way.is-focus[is_taken] aria-hidden="true" { path.route-rim d=(d) {} path.route d=(d) {} } }
}

/// One step: a bow, or out at one edge and in at the other if that is shorter.
fn leg((x1, y1): (f32, f32), (x2, y2): (f32, f32)) -> String {
    let (y1, y2) = (y1 - 10.0, y2 - 10.0);
    if (x2 - x1).abs() > WIDTH / 2.0 {
        let (out, inn) = if x2 > x1 { (0.0, WIDTH) } else { (WIDTH, 0.0) };
        let middle = f32::midpoint(y1, y2);
        return format!("M{x1} {y1}L{out} {middle}M{inn} {middle}L{x2} {y2}");
    }
    let (mx, my) = (f32::midpoint(x1, x2), f32::midpoint(y1, y2));
    let (bow_x, bow_y) = (mx + (y2 - y1) * 0.18, my - (x2 - x1).abs() * 0.18);
    format!("M{x1} {y1}Q{bow_x} {bow_y} {x2} {y2}")
}
