//! The tile that is to be laid, as a ghost at every place where it fits.
//!
//! Ghosts at their full size would lie over each other. So each one is drawn small, on the space
//! that the first space of the tile would have; the one under pointer or focus, and the one that
//! was chosen, grows to its size and shows how the tile would lie.

use std::collections::BTreeMap;

use engine::msg;
use game_golden_ages::Action;
use game_golden_ages::board::{LaidTile, Turn};
use game_golden_ages::cards::Tile;
use game_golden_ages::map::Space;
use game_golden_ages::view::Ground;
use look::{Markup, Narrowing, html};

use super::at;
use super::ground::outline;
use super::picture::{Picture, middle, turn_of};
use crate::options::tile_to_lay;
use crate::page::{Offered, Page};

/// A place of the tile: where its first space lies, and every way in which it fits there.
struct Place<'p> {
    at: Space,
    ways: Vec<(Turn, &'p Offered<'p>)>,
}

impl<'p> Place<'p> {
    /// All of them, in reading order.
    fn all(page: &'p Page<'p>) -> Vec<Self> {
        let mut places: BTreeMap<Space, Vec<(Turn, &Offered<'_>)>> = BTreeMap::new();
        for offer in &page.offers {
            if let Action::LayTile { at, turn } = offer.action {
                places.entry(at).or_default().push((turn, offer));
            }
        }
        places.into_iter().map(|(at, ways)| Self { at, ways }).collect()
    }

    /// As the player holds the tile if it fits so, or else after the fewest quarters clockwise.
    fn shown(&self, held: Turn) -> Option<(Turn, &'p Offered<'p>)> {
        self.ways.iter().copied().min_by_key(|(turn, _)| quarters(held, *turn))
    }

    /// The next way clockwise, if there is another.
    fn next(&self, shown: Turn) -> Option<Turn> {
        let others = self.ways.iter().map(|(turn, _)| *turn).filter(|turn| *turn != shown);
        others.min_by_key(|turn| quarters(shown, *turn))
    }
}

/// Quarter turns clockwise from one orientation to another.
const fn quarters(from: Turn, to: Turn) -> u8 {
    (4 + to as u8 - from as u8) % 4
}

/// The tile at every place where it may lie; the square tile has one place only.
pub fn ghosts(page: &Page<'_>) -> Markup {
    let Some(tile) = tile_to_lay(page) else { return Markup::default() };
    let Some(held) = page.choice.value("turn").and_then(turn_of) else { return Markup::default() };
    let places = Place::all(page);
    if places.is_empty() {
        return square(tile, held);
    }
    let chosen: Option<Space> = page.choice.value("to").and_then(|value| value.parse().ok());
    let shown = |place: &Place<'_>| {
        let (turn, offer) = place.shown(held)?;
        Some((Picture::new(LaidTile { tile, at: place.at, turn })?, offer.json()))
    };
    html! {
        defs { @for turn in Turn::ALL { (model(tile, turn)) } }
        g id="ghosts" {
            @for place in &places {
                @if let Some((picture, action)) = shown(place) { (ghost(page, &picture, &action, held)) }
            }
        }
        // Once more over all the others.
        @if let Some(space) = chosen {
            g.ghost__chosen.(at(space)) id="ghost-chosen" aria-hidden="true" { g.ghost__ground { (drawn(held)) } }
        }
        g id="ghost-turns" {
            @for place in &places {
                @if let Some((picture, _)) = shown(place) { (turn_link(page, place, &picture)) }
            }
        }
    }
}

/// The tile turned in one way, the middle of its first space in the origin, and its outline.
fn model(tile: Tile, turn: Turn) -> Markup {
    let Some(picture) = Picture::in_the_corner(tile, turn) else { return Markup::default() };
    let (x, y) = middle(picture.tile.at);
    let origin = format!("translate({} {})", -x, -y);
    html! {
        g id={ "ghost-" (turn.degrees()) } {
            g transform=(origin) {
                (picture.drawing())
                @for space in picture.spaces.iter() {
                    @let (x, y) = middle(space);
                    g transform={ "translate(" (x) " " (y) ")" } { g.ghost__upright { (picture.upright(space, "here")) } }
                }
            }
        }
        path id={ "ghost-rim-" (turn.degrees()) } transform=(origin) d=(outline(picture.spaces.iter())) {}
    }
}

fn drawn(turn: Turn) -> Markup {
    html! {
        use href={ "#ghost-" (turn.degrees()) } {}
        use.ghost__rim href={ "#ghost-rim-" (turn.degrees()) } {}
    }
}

fn ghost(page: &Page<'_>, picture: &Picture, action: &str, held: Turn) -> Markup {
    let LaidTile { at: space, turn, .. } = picture.tile;
    let spaces: Vec<String> = picture.spaces.iter().map(|space| space.to_string()).collect();
    let is_chosen = page.choice.value("to") == Some(&space.to_string());
    let is_isle = page.view.space(space).ground == Ground::Island;
    let (right, down) = reach(picture);
    html! {
        a.target.ghost.is-focus[is_chosen].ghost--turned[turn != held].(at(space)) id={ "target-" (space) }
            href=(lie(page, space, turn)) data-action=(action)
            aria-label=(page.say(&msg!("lay-on", spaces, degrees = turn.degrees()))) {
            rect.ghost__hit x="-48" y="-48" width="96" height="96" {}
        }
        // Beside the link, so that its own space stays the place to click when the ghost grows.
        g.ghost__lies.ghost__lies--isle[is_isle].(at(space)) aria-hidden="true" {
            g.ghost__ground {
                g.ghost__tile.reaches-left[right < 0].reaches-right[right > 0].reaches-up[down < 0].reaches-down[down > 0] {
                    (drawn(turn))
                }
            }
        }
    }
}

/// Whether the tile reaches to the right (1) or left (-1) of its first space, and down or up. A
/// small ghost is moved back by half of that, into the middle of the space.
fn reach(picture: &Picture) -> (i8, i8) {
    let along = |of: fn(Space) -> u8| {
        let first = of(picture.tile.at).cast_signed();
        picture.spaces.iter().map(|space| of(space).cast_signed() - first).find(|away| *away != 0)
    };
    (along(Space::col).unwrap_or(0), along(Space::row).unwrap_or(0))
}

/// The corner of a small ghost where no land is: beside a straight tile there is room anywhere, in
/// a bent one where the square around it is bare.
fn bare_corner(picture: &Picture) -> (i8, i8) {
    let (right, down) = reach(picture);
    let first = picture.tile.at;
    let is_bare = |(x, y): (i8, i8)| {
        let space = Space::at(first.row().wrapping_add_signed(y), first.col().wrapping_add_signed(x));
        space.is_some_and(|space| !picture.spaces.contains(space))
    };
    let square = [(right, 0), (right, down), (0, down)];
    let bare = square.into_iter().find(|corner| right * down != 0 && is_bare(*corner));
    bare.map_or((1, -1), |(x, y)| (2 * x - right, 2 * y - down))
}

/// The address at which the tile lies there so.
fn lie(page: &Page<'_>, space: Space, turn: Turn) -> String {
    let turned = Narrowing::default().with("turn", &turn.degrees().to_string());
    page.link(&turned.with("to", &space.to_string()))
}

/// Turns the tile where it lies, to the next way in which it fits there, if there is another.
fn turn_link(page: &Page<'_>, place: &Place<'_>, shown: &Picture) -> Markup {
    let Some(next) = place.next(shown.tile.turn) else { return Markup::default() };
    let words = page.say(&msg!("turn-here", at = place.at.to_string(), ways = place.ways.len()));
    let (x, y) = bare_corner(shown);
    html! {
        a.ghost__turn.(at(place.at)) id={ "turn-" (place.at) } href=(lie(page, place.at, next)) aria-label=(words) {
            title { (words) }
            g.ghost__ground { g transform={ "translate(" (28 * i16::from(x)) " " (28 * i16::from(y)) ")" } { g.ghost__upright {
                circle r="15" {}
                path d="M-6.6-2.6a7.2 7.2 0 1 1-.4 4.6M-8.6-8.2l1.6 6.2 6.2-1.6" {}
            } } }
        }
    }
}

/// The square tile has one place only.
fn square(tile: Tile, turn: Turn) -> Markup {
    let laid = game_golden_ages::rules::tiles::square_tile(turn);
    let picture = Picture::new(LaidTile { tile, ..laid });
    html! {
        @if let Some(picture) = picture {
            g.ground aria-hidden="true" { (picture.drawing()) }
            g aria-hidden="true" { @for space in picture.spaces.iter() { (picture.upright(space, &at(space))) } }
        }
    }
}
