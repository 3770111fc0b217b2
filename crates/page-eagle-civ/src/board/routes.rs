//! The way of a group that goes further than one action: a settler that walks on, a ship that sails on, a piece that boards
//! and lands. Every step is an action of its own, since others may declare battle against what enters (EC-8.2).

use engine::{Game, Seat};
use game_eagle_civ::rules::movement::reach;
use game_eagle_civ::state::{Group, Which};
use game_eagle_civ::{Action, Area, Frame, State};
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

/// The decisions that follow the first one on a way, tried on a position as the player knows it; they end where somebody
/// could declare battle.
pub fn then(page: &Page<'_>, way: &Way, first: &Action) -> Vec<Action> {
    let Some(seat) = page.asked() else { return Vec::new() };
    let mut state = *page.on.shown.trial().before();
    let (mut last, mut actions) = (*first, Vec::new());
    for goal in &way.0[1..] {
        let Some((which, to)) = moved(&last) else { break };
        state.apply(seat, &last, &mut ());
        let Some(next) = step(&state, seat, which, (to, *goal)) else { break };
        actions.push(next);
        last = next;
    }
    actions
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

/// The next step of pieces that have just arrived.
fn step(state: &State, seat: Seat, which: Which, (from, goal): (Area, Area)) -> Option<Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let goes_on = |action: &Action| {
        moved(action).is_some_and(|(next, to)| {
            (to, next.area, next.kind, next.points + 1) == (goal, from, which.kind, which.points)
        })
    };
    legal.into_iter().rev().find(goes_on)
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
