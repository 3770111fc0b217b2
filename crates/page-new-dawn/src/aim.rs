//! What can be pointed at: spaces, wonders and cards of a row that lead on, each with what it plays and what that would
//! bring.
//!
//! As long as a card is only chosen, it is not resolved: what it could do then is pointed at as well, and playing it
//! resolves the card and goes on at once.

use engine::{Game, Label, Present, Seat, Viewer};
use game_new_dawn::action::Action;
use game_new_dawn::cards::{Agenda, Wonder};
use game_new_dawn::details::{attack_way, caravan_way, city_way};
use game_new_dawn::frame::Frame;
use game_new_dawn::row::Slot;
use game_new_dawn::rules::economy::{self, Journey};
use game_new_dawn::rules::{agendas, industry, maturity, military};
use game_new_dawn::state::Table;
use game_new_dawn::{Space, State, View};
use look::choice::Level;

use crate::choice::{IN_A_ROW, POINTED_AT, steps};
use crate::page::{Page, json, resolving};

/// Where something is that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// On the map.
    Space(Space),
    /// A face-up wonder.
    Wonder(Wonder),
    /// A card of somebody's row.
    Card(Seat, Slot),
}

/// Something that can be pointed at.
pub struct Aim {
    /// The space, marker or card.
    pub thing: Thing,
    /// Its id among the targets.
    pub id: String,
    /// Where its link leads.
    pub href: String,
    /// What it plays, if it means one decision.
    pub action: Option<Action>,
    /// What follows at once.
    pub then: Vec<Action>,
    /// What the decision is, whether it is the first or follows.
    pub deed: Option<Action>,
    /// How it is called, if it means one decision.
    pub label: Option<Label>,
    /// Whether it was chosen.
    pub is_taken: bool,
    /// The way along which its range is counted.
    pub way: Vec<Space>,
    /// How long that way may be at most.
    pub reach: Option<u8>,
    /// What it would bring.
    pub gain: Gain,
}

/// What a decision would bring.
#[derive(Debug, Default)]
pub struct Gain {
    /// Agendas that come nearer, or go: from how far, to how far, of how many.
    pub agendas: Vec<(Agenda, usize, usize, u8)>,
    /// How many spaces a new city still needs to mature.
    pub to_mature: Option<usize>,
}

impl Aim {
    /// What it plays first, as it is sent.
    pub fn json(&self) -> Option<String> {
        self.action.map(json)
    }

    /// What follows, as it is sent.
    pub fn then_json(&self) -> Option<String> {
        (!self.then.is_empty()).then(|| look::game::json(&self.then))
    }

    /// The space it is on.
    pub fn space(&self) -> Option<Space> {
        match self.thing {
            Thing::Space(space) => Some(space),
            Thing::Wonder(_) | Thing::Card(..) => None,
        }
    }
}

/// Everything that can be pointed at.
pub fn all(page: &Page<'_>) -> Vec<Aim> {
    if page.asked().is_none() || page.laying.is_some() {
        return Vec::new();
    }
    let levels = [page.choice.last_of(&POINTED_AT), page.choice.last_of(&IN_A_ROW)];
    let mut aims: Vec<Aim> = levels.into_iter().flatten().flat_map(|level| of_level(page, level)).collect();
    aims.extend(following(page));
    // The keyboard goes through the map in reading order.
    aims.sort_by_key(|aim| aim.space().map(|space| reading(page, space)));
    aims
}

fn reading(page: &Page<'_>, space: Space) -> (i32, i32) {
    let at = page.layout.fit.place(page.hex(space)).key();
    (at.1, at.0)
}

fn of_level(page: &Page<'_>, level: &Level) -> Vec<Aim> {
    let aim = |(value, _): &(String, Vec<usize>)| {
        let thing = thing(page, level.key, value)?;
        let offer = page.single(level, value);
        // A card is chosen first; what it does is decided after that.
        let plays = offer.filter(|offer| !matches!(offer.action, Action::Resolve(_)));
        let after = plays.and_then(|offer| offer.after);
        Some(Aim {
            thing,
            id: id(level.key, value),
            href: page.choose(level.key, value),
            action: plays.map(|offer| offer.action),
            then: Vec::new(),
            deed: plays.map(|offer| offer.action),
            label: plays.map(|offer| offer.label.clone()),
            is_taken: level
                .taken
                .as_ref()
                .is_some_and(|taken| taken.value == *value && (taken.chosen || plays.is_some())),
            way: plays.map(|offer| way(page.table, page.own(), offer.action)).unwrap_or_default(),
            reach: plays.and_then(|offer| reach(page.table, page.own(), offer.action)),
            gain: gain(page, plays.map(|offer| offer.action), after),
        })
    };
    level.values.iter().filter_map(aim).collect()
}

/// Places and wonders have ids of their own; cards of a row begin with the step they answer.
fn id(key: &str, value: &str) -> String {
    let value = value.replace('.', "-over-");
    if POINTED_AT.contains(&key) { value } else { format!("{key}-{value}") }
}

/// What a value of a step means, if it can be pointed at.
fn thing(page: &Page<'_>, key: &str, value: &str) -> Option<Thing> {
    if IN_A_ROW.contains(&key) {
        let slot = Slot::new(value.parse().ok()?)?;
        return Some(Thing::Card(whose(page), slot));
    }
    let wonder = Wonder::ALL.iter().find(|wonder| wonder.id() == value);
    let space = value.trim_end_matches("-r").split('.').next().and_then(|name| name.parse::<Space>().ok());
    let on_map = space.filter(|space| page.table.map.on_map().contains(*space));
    wonder.map(|wonder| Thing::Wonder(*wonder)).or_else(|| on_map.map(Thing::Space))
}

/// Whose cards are asked about: an embassy and loot are about those of somebody else.
fn whose(page: &Page<'_>) -> Seat {
    match page.table.frame() {
        Frame::Gift { owner } => owner,
        Frame::Loot { from, .. } => from,
        _ => page.own(),
    }
}

/// What the chosen card could do once it is resolved.
fn following(page: &Page<'_>) -> Vec<Aim> {
    let (Some(after), Some(first), Some(seat)) = (page.ahead(), page.ready(), page.asked()) else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    after.legal_actions(seat, &mut legal);
    let view = View::of(&after.table, Viewer::Seat(seat));
    let mut aims: Vec<Aim> = Vec::new();
    for action in legal {
        let Some(value) = end(&after.table, action) else { continue };
        let Some(thing) = thing(page, "to", &value) else { continue };
        // A token that can be reinforced and a barbarian upon it are two things on one space.
        let id = id("to", &value);
        if aims.iter().any(|known| known.id == id) {
            continue;
        }
        let mut tried = *after;
        let tried = tried.play(seat, &action, &mut ()).is_ok().then_some(tried);
        let narrowing = page.choice.before("none").with("then", &value);
        aims.push(Aim {
            thing,
            id,
            href: page.link(&narrowing),
            action: Some(first.action),
            then: vec![action],
            deed: Some(action),
            label: Some(State::label(&view, seat, &action, None)),
            is_taken: page.on.narrowing.get("then") == Some(&value),
            way: way(&after.table, seat, action),
            reach: reach(&after.table, seat, action),
            gain: gain(page, Some(action), tried.as_ref()),
        });
    }
    aims
}

/// What an action points at, if that is all there is to choose. Of several caravans the first that gets there is
/// meant.
fn end(table: &Table, action: Action) -> Option<String> {
    match &steps(table, action)[..] {
        [("to", value)] | [("caravan", _), ("to", value)] => Some(value.clone()),
        _ => None,
    }
}

/// The way along which the range of a decision is counted.
pub fn way(table: &Table, seat: Seat, action: Action) -> Vec<Space> {
    let Some(card) = resolving(table) else { return Vec::new() };
    match (action, table.frame()) {
        (Action::BuildCity(to), _) => city_way(table, seat, card, to),
        (Action::Attack(to), _) => attack_way(table, seat, card, to),
        (Action::Move(caravan, to), Frame::Caravans { bonus, .. }) => Journey::of(card, bonus)
            .map(|journey| caravan_way(table, seat, journey, usize::from(caravan), to))
            .unwrap_or_default(),
        (Action::MoveAcross(caravan, over, to), _) => {
            let mut way = way(table, seat, Action::Move(caravan, over));
            way.push(to);
            way
        }
        _ => Vec::new(),
    }
}

/// How far a decision along a way may go at most, if a number says it.
pub fn reach(table: &Table, seat: Seat, action: Action) -> Option<u8> {
    let card = resolving(table)?;
    match (action, table.frame()) {
        (Action::BuildCity(_), _) => Some(industry::city_range(card)),
        (Action::Attack(_), _) => Some(military::range(card)),
        (Action::Move(caravan, _) | Action::MoveAcross(caravan, ..), Frame::Caravans { bonus, .. }) => {
            Some(economy::steps_left(table, seat, Journey::of(card, bonus)?, usize::from(caravan)))
        }
        _ => None,
    }
}

/// What an action would bring. Nothing is told of what a die decides.
fn gain(page: &Page<'_>, action: Option<Action>, after: Option<&State>) -> Gain {
    let (Some(action), Some(after)) = (action, after) else { return Gain::default() };
    if matches!(action, Action::Attack(_)) || after.table.round != page.table.round {
        return Gain::default();
    }
    let seat = page.own();
    let changes = page.details.agendas.iter().filter(|found| !found.marked[seat]).filter_map(|found| {
        let [before, then] =
            [page.table, &after.table].map(|table| agendas::progress(table, seat, found.agenda));
        (before != then).then_some((found.agenda, before, then, found.goal))
    });
    let to_mature = match action {
        Action::BuildCity(at) => Some(maturity::missing(&after.table, at).len()),
        _ => None,
    };
    Gain { agendas: changes.collect(), to_mature }
}
