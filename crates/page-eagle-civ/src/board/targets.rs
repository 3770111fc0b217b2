//! Areas that can be clicked, the area that was chosen, and what every area says of itself.

use engine::{Seat, msg};
use game_eagle_civ::state::Group;
use game_eagle_civ::{Action, Area, Frame};
use look::choice::Level;
use look::game::json;
use look::part::seat_class;
use look::{Markup, board, html};

use super::routes::{Way, chain, further, line};
use crate::choice::ON_MAP;
use crate::icons;
use crate::page::{Offered, Page};
use crate::world::{id, named, outline};

/// An area that can be clicked.
pub struct Target<'p> {
    /// The area on the map.
    pub area: Area,
    /// Where the link leads.
    pub href: String,
    /// What it means, if it is one action.
    pub offer: Option<&'p Offered<'p>>,
    /// Whether it was chosen.
    pub is_taken: bool,
    /// The steps that it costs.
    pub steps: u8,
    /// The ship that is boarded there.
    pub ship: Option<&'static str>,
    /// The way there, if it is further than one action.
    pub way: Option<Way>,
}

/// The areas that can be clicked now, in reading order.
pub fn all<'p>(page: &'p Page<'p>) -> Vec<Target<'p>> {
    let Some(level) = page.choice.last_of(&ON_MAP) else { return Vec::new() };
    let mut targets: Vec<_> = level.values.iter().filter_map(|(value, _)| near(page, level, value)).collect();
    if let Some(group) = page.chosen() {
        for way in further(page, group) {
            if targets.iter().all(|target| target.area != way.goal()) {
                targets.push(far(page, group, way));
            }
        }
    }
    targets.sort_by(|one, two| {
        let ((x1, y1), (x2, y2)) = (page.world.stand(one.area), page.world.stand(two.area));
        (y1, x1).partial_cmp(&(y2, x2)).unwrap_or(std::cmp::Ordering::Equal)
    });
    targets
}

/// A target that is one action away.
fn near<'p>(page: &'p Page<'p>, level: &Level, value: &str) -> Option<Target<'p>> {
    let area = named(value)?;
    let offer = page.meant(level, value);
    let first = level.offers(value).first().and_then(|offer| page.offers.get(*offer));
    let ship = match first.map(|offer| offer.action) {
        Some(Action::Board { ship, .. }) => Some(icons::kind(ship.kind)),
        _ => None,
    };
    let flight = page.chosen().map_or(1, |group| match first.map(|offer| offer.action) {
        Some(Action::Fly { to, .. }) => group.area.flight(to),
        _ => 1,
    });
    let goes_on = page.on.narrowing.get("way").is_some();
    let is_taken = !goes_on && level.taken.as_ref().is_some_and(|taken| taken.value == value);
    Some(Target {
        area,
        href: page.choose(level.key, value),
        offer,
        is_taken,
        steps: flight,
        ship,
        way: None,
    })
}

/// A target that takes several actions: the link begins with the first.
fn far<'p>(page: &'p Page<'p>, group: &Group, way: Way) -> Target<'p> {
    let first = id(way.first());
    let level = page.choice.level("to");
    let narrowing = page.choice.before("to").with("to", first).with("way", id(way.goal()));
    Target {
        area: way.goal(),
        href: page.link(&narrowing),
        offer: level.and_then(|level| page.meant(level, first)),
        is_taken: page.on.narrowing.get("way") == Some(id(way.goal())),
        steps: way.steps(),
        ship: way.boards(page, group),
        way: Some(way),
    }
}

/// The targets as links.
pub fn targets(page: &Page<'_>, targets: &[Target<'_>]) -> Markup {
    html! {
        g id="targets" {
            @for target in targets {
                @match &target.way {
                    None => { (near_link(page, target)) (line(page, &[target.area], target.is_taken)) }
                    Some(way) => { (far_link(page, target, way)) (line(page, way.areas(), target.is_taken)) }
                }
            }
        }
    }
}

fn near_link(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let others = target.offer.map(|offer| page.others(&offer.action).then).unwrap_or_default();
    if !others.is_empty() {
        return long_link(page, target, &others);
    }
    let link = board::Target {
        id: id(target.area),
        place: if is_hostile(page) { "target--foe" } else { "at" },
        href: &target.href,
        action: target.offer.map(Offered::json),
        has_tip: true,
        is_taken: target.is_taken,
        label: &label(page, target),
    };
    board::target(&link, &shape(page, target.area))
}

/// A target further away: a click plays all steps of the way.
fn far_link(page: &Page<'_>, target: &Target<'_>, way: &Way) -> Markup {
    let chain =
        page.chosen().zip(target.offer).map(|(group, offer)| chain(page, group, way.areas(), &offer.action));
    long_link(page, target, &chain.unwrap_or_default().then)
}

/// A target that takes several actions.
fn long_link(page: &Page<'_>, target: &Target<'_>, rest: &[Action]) -> Markup {
    let area = id(target.area);
    html! {
        a.target.target--far.is-focus[target.is_taken] id={ "target-" (area) } href=(target.href) data-action=[target.offer.map(Offered::json)]
            data-then=[target.offer.map(|_| json(&rest))] data-tip={ "tip-" (area) } aria-label=(label(page, target)) { (shape(page, target.area)) }
    }
}

fn is_hostile(page: &Page<'_>) -> bool {
    matches!(page.frame(), Frame::Attack { .. }) || page.choice.value("group") == Some(crate::choice::BOMB)
}

/// The outline, and a disc where the pieces stand: what is narrow can be hit there.
fn shape(page: &Page<'_>, area: Area) -> Markup {
    let (x, y) = page.world.stand(area);
    html! {
        circle.target__disc cx=(x) cy=(y - 8.0) r="20" {}
        (outline(page, "area", "target__fill", area))
        (outline(page, "area", "target__rim", area))
        (outline(page, "area", "target__ring", area))
    }
}

/// A target in words: where, what is there, what it costs.
fn label(page: &Page<'_>, target: &Target<'_>) -> String {
    let name = page.name(target.area.name());
    let contents = page.contents(target.area);
    match page.frame() {
        Frame::Move { .. } => page.say(&msg!("spoken-target", name, contents, steps = target.steps)),
        _ => page.say(&msg!("spoken-area", name, contents)),
    }
}

/// Every area says what is in it.
pub fn hits(page: &Page<'_>) -> Markup {
    html! {
        g.hits id="hits" {
            @for area in Area::all() {
                g {
                    title { (page.say(&msg!("spoken-area", name = page.name(area.name()), contents = page.contents(area)))) }
                    (outline(page, "area", "hit", area))
                }
            }
        }
    }
}

/// The area of the group that was chosen, of what has just entered, or of the battle.
pub fn chosen(page: &Page<'_>) -> Markup {
    let seat = page.asked().unwrap_or_else(|| page.own());
    let entered = match page.frame() {
        Frame::React { entry, .. } => Some(entry.which.area),
        _ => None,
    };
    let battle = page.table.battle.map(|battle| battle.area);
    let area = page.chosen().map(|group| group.area).or(entered).or(battle);
    html! {
        @match area {
            Some(area) => {
                g id="chosen" aria-hidden="true" data-center=(id(area)) {
                    (outline(page, "area", &format!("chosen {}", seat_class(seat)), area))
                }
            }
            // Until something is chosen, a phone shows where the player is at home.
            None => {
                g id="chosen" aria-hidden="true" data-center=[home(page, seat).map(|_| "home")] {
                    @if let Some(home) = home(page, seat) { (outline(page, "area", "hit", home)) }
                }
            }
        }
    }
}

/// Where a player has a settlement, or for want of one a piece.
fn home(page: &Page<'_>, seat: Seat) -> Option<Area> {
    let settled = page.table.settlements_of(seat).next().map(|(region, _)| Area::Land(region));
    settled.or_else(|| page.player(seat).pieces.first().map(|group| group.area))
}
