//! How pieces have moved since the viewer decided last: their ways as dotted lines, and for every piece that has moved
//! the way along which it glides to where it stands.

use engine::Seat;
use game_new_dawn::cards::Barbarian;
use game_new_dawn::event::Spot;
use game_new_dawn::space::Spaces;
use game_new_dawn::{Event, Space};
use look::{Markup, html};

use super::grid::middle;
use super::targets::path;
use crate::page::Page;

/// What has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// A caravan of a player.
    Caravan(Seat),
    /// A control token.
    Control,
    /// A barbarian.
    Barbarian(Barbarian),
}

/// A way that a piece has gone.
#[derive(Debug)]
pub struct Trip {
    /// The place of the event among the news.
    number: usize,
    mover: Mover,
    /// From space to space, both ends included.
    way: Vec<Space>,
}

/// All ways since the viewer decided last, in order.
pub fn trips(page: &Page<'_>) -> Vec<Trip> {
    let trip = |(number, event): (usize, &Event)| {
        let (mover, way) = match *event {
            Event::CaravanMoved { seat, from, to, steps } => {
                (Mover::Caravan(seat), caravan_way(page, seat, from, to, steps))
            }
            Event::ControlMoved { from, to, .. } => (Mover::Control, vec![from.space, to.space]),
            Event::BarbarianMoved { barbarian, from: Some(from), to }
            | Event::BarbarianSent { barbarian, from: Some(from), to, .. } => {
                (Mover::Barbarian(barbarian), vec![from.space, to.space])
            }
            _ => return None,
        };
        let on_map = |space: &Space| page.table.map.on_map().contains(*space);
        (way.len() > 1 && way.iter().all(on_map)).then_some(Trip { number, mover, way })
    };
    page.on.fresh.iter().enumerate().filter_map(trip).collect()
}

/// The way of a caravan, as far as the event tells it: a shortest one over land, or over water if only that has so
/// many steps. One that comes from the card begins at the nearest city.
fn caravan_way(page: &Page<'_>, seat: Seat, from: Option<Spot>, to: Spot, steps: u8) -> Vec<Space> {
    let (map, pieces) = (&page.table.map, &page.table.board.0[seat]);
    let cities = pieces.cities | pieces.capital.map_or(Spaces::NONE, Spaces::one);
    // A caravan may stop in an own city: that is not where it began.
    let starts = from.map_or(cities, |from| Spaces::one(from.space)).without(Spaces::one(to.space));
    let [land, any] = [map.land(), map.on_map()].map(|through| map.way(starts, through, to.space));
    let by_water = land.is_empty() || land.len() != usize::from(steps) && any.len() == usize::from(steps);
    let way = if by_water { any } else { land };
    let start = way.first().and_then(|first| (map.around(*first) & starts).first());
    start.into_iter().chain(way).collect()
}

/// The ways as lines.
pub fn trails(page: &Page<'_>, trips: &[Trip]) -> Markup {
    html! { @for Trip { way, .. } in trips { path.trail.turned d=(path(page, way[0], &way[1..])) {} } }
}

/// The way of a piece that stands on a space now, as the script reads it: the place in the order of the news, then the
/// points of the way seen from the end.
pub fn glide(page: &Page<'_>, trips: &[Trip], mover: Mover, stands: Space) -> Option<String> {
    let (mut back, mut last) = (vec![stands], 0);
    for trip in trips.iter().rev().filter(|trip| trip.mover == mover) {
        if trip.way.last() == back.last() {
            back.extend(trip.way.iter().rev().skip(1));
            last = last.max(trip.number);
        }
    }
    let end = middle(page.hex(stands));
    let point = |space: &Space| {
        let from = middle(page.hex(*space)) - end;
        format!("{:.0} {:.0}", from.x, from.y)
    };
    let points: Vec<String> = back.iter().skip(1).rev().map(point).collect();
    (!points.is_empty()).then(|| format!("{last}|{}", points.join(";")))
}

/// A piece that glides along its way, if it has one. The way is told on the map as it lies, so it is turned with the
/// map; the piece stays upright.
pub fn gliding(id: &str, glide: Option<String>, piece: Markup) -> Markup {
    let Some(glide) = glide else { return piece };
    html! { g.turned { g id={ "glide-" (id) } data-glide=(glide) { g.upright { (piece) } } } }
}
