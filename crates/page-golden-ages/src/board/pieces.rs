//! The pieces in one flat layer, and what happened since the viewer decided last.

use engine::{Present, Seat, msg};
use game_golden_ages::map::Space;
use game_golden_ages::{Event, State};
use look::asset::icon_href;
use look::part::seat_class;
use look::{Markup, html};

use super::at;
use crate::page::Page;

/// All pieces: capitals, cities, colonists.
pub fn pieces(page: &Page<'_>) -> Markup {
    let men = men(page);
    html! {
        g id="pieces" {
            @for seat in page.view.players.seats() { (capital(page, seat)) }
            @for seat in page.view.players.seats() {
                @let cities = page.player(seat).cities;
                @for space in cities.spaces().iter() { (city(page, seat, space, cities.cubes_at(space))) }
            }
            @for man in &men { (colonist(page, man, &men)) }
        }
    }
}

fn mark(seat: Seat, x: &str, y: &str, size: &str) -> Markup {
    html! { use.mark href=(icon_href(&seat_class(seat))) x=(x) y=(y) width=(size) height=(size) {} }
}

fn capital(page: &Page<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let Some(space) = player.capital else { return Markup::default() };
    let golden = player.golden_age;
    let label = if golden { msg!("piece-capital-golden", seat) } else { msg!("piece-capital", seat) };
    html! {
        g.piece.slot-capital.(seat_class(seat)).(at(space)) id={ "capital-" (seat.0 + 1) } role="img" aria-label=(page.say(&label)) {
            @if golden {
                use href="#capital-golden" {}
                (mark(seat, "-8.5", "-14.5", "17"))
            } @else {
                use href="#capital" {}
                (mark(seat, "-6", "-26.5", "12"))
            }
        }
    }
}

fn city(page: &Page<'_>, seat: Seat, space: Space, cubes: u8) -> Markup {
    let places: &[&str] =
        if cubes > 1 { &["translate(-9 -7)", "translate(9 4)"] } else { &["translate(0 0)"] };
    html! {
        g.piece.slot-city.(seat_class(seat)).(at(space)) id={ "city-" (space) } role="img"
            aria-label=(page.say(&msg!("piece-city", seat, cubes))) {
            @for place in places {
                g transform=(place) {
                    use href="#cube" {}
                    use.mark href=(icon_href(&seat_class(seat))) x="-5" y="-5" width="10" height="10"
                        transform="translate(-7.5 .4) skewY(26.5)" {}
                }
            }
        }
    }
}

/// A colonist on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Man {
    seat: Seat,
    /// Its number among the seat's colonists.
    number: usize,
    space: Space,
    is_standing: bool,
}

fn men(page: &Page<'_>) -> Vec<Man> {
    let mut men = Vec::new();
    for (seat, player) in page.view.players.pairs() {
        let standing = player.colonists.standing.iter().map(|space| (*space, true));
        let lying = player.colonists.lying.iter().map(|space| (*space, false));
        for (number, (space, is_standing)) in standing.chain(lying).enumerate() {
            men.push(Man { seat, number, space, is_standing });
        }
    }
    men
}

/// Where a colonist stands within its space: beside a city or capital, beside the others there.
fn slot(page: &Page<'_>, man: &Man, all: &[Man]) -> String {
    let here: Vec<&Man> = all.iter().filter(|other| other.space == man.space).collect();
    let place = here.iter().position(|other| *other == man).unwrap_or(0);
    let bare = page.view.capital_at(man.space).is_none() && page.view.city_at(man.space).is_none();
    match (here.len(), bare) {
        (1, true) => "slot-alone".to_owned(),
        (1, false) => "slot-man".to_owned(),
        _ => format!("slot-crowd man-{}", place % 9 + 1),
    }
}

fn colonist(page: &Page<'_>, man: &Man, all: &[Man]) -> Markup {
    let Man { seat, number, space, is_standing } = *man;
    let at_space = space.to_string();
    let label = if is_standing {
        msg!("piece-standing", seat, at = at_space)
    } else {
        msg!("piece-lying", seat, at = at_space)
    };
    let is_first = all.iter().find(|other| (other.seat, other.space) == (seat, space)) == Some(man);
    let is_taken = page.choice.value("from") == Some(&space.to_string());
    let is_selected = page.is_viewer(seat) && is_standing && is_first && is_taken;
    let posture = if is_standing { "standing" } else { "lying" };
    html! {
        g.piece.colonist.is-selected[is_selected].(seat_class(seat)).(at(space)).(slot(page, man, all))
            id={ "colonist-" (seat.0 + 1) "-" (number + 1) }
            data-kin={ "colonist-" (seat.0 + 1) } data-place={ (space) "-" (posture) }
            role="img" aria-label=(page.say(&label)) {
            @if is_standing {
                use href="#pawn" {}
                (mark(seat, "-5.5", "-1", "11"))
            } @else {
                use href="#pawn-lying" {}
                (mark(seat, "0", "1.5", "11"))
            }
        }
    }
}

/// A dotted frame round every space where something happened since the viewer decided last.
pub fn fresh(page: &Page<'_>) -> Markup {
    let mut seen: Vec<(Space, String)> = Vec::new();
    for event in page.on.fresh {
        if let Some(space) = place_of(event).filter(|space| seen.iter().all(|(known, _)| known != space)) {
            seen.push((space, told(page, event)));
        }
    }
    html! {
        g id="fresh" aria-hidden="true" {
            @for (space, what) in &seen {
                g.(at(*space)) id={ "fresh-" (space) } {
                    rect.fresh x="-45" y="-45" width="90" height="90" rx="12" { title { (what) } }
                }
            }
        }
    }
}

/// An event in the words of the log.
fn told(page: &Page<'_>, event: &Event) -> String {
    let lines: Vec<_> = State::tell(event, page.on.viewer).iter().map(|line| page.on.say(line)).collect();
    lines.join(" ")
}

/// Where something happened, as far as it is seen on the board.
fn place_of(event: &Event) -> Option<Space> {
    Some(match *event {
        Event::TileLaid { at, .. }
        | Event::CapitalPlaced { at, .. }
        | Event::CityFounded { at, .. }
        | Event::CityDestroyed { at, .. }
        | Event::StoodUp { at, .. } => at,
        Event::CapitalMoved { to, .. } | Event::Explored { to, .. } | Event::CameFromAgora { to, .. } => to,
        Event::Attacked { target, .. } => target,
        Event::CubeTaken { from, .. } | Event::WentToAgora { from, .. } => from,
        _ => return None,
    })
}
