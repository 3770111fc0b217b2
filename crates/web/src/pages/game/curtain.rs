//! The curtain: the device must change hands before anybody's secrets are shown.

use engine::Seats;
use look::part::{Weight, link_button, seat_class, seat_mark};
use look::{Markup, html};

use super::Scene;
use crate::say;

/// Asks for one of the seats that must decide.
#[must_use]
pub fn body(scene: &Scene<'_>, seats: Seats) -> Markup {
    let words = scene.words();
    let name = |seat: engine::Seat| scene.names[seat.index()].as_str();
    html! {
        section.curtain id="curtain" {
            @for seat in seats.iter() {
                div.stack.(seat_class(seat)) {
                    div { (seat_mark(seat)) }
                    h1.page__title { (say!(words, "curtain-pass", name = name(seat))) }
                    div {
                        (link_button(
                            Weight::Primary,
                            &format!("{}/as/{seat}", scene.public_address()),
                            say!(words, "curtain-show", name = name(seat)),
                        ))
                    }
                }
            }
            p.muted { (say!(words, "curtain-why")) }
        }
    }
}
