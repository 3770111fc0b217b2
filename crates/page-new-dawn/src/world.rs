//! What lies on the cloth beside the map: the event dial with what comes next, and the direction token.

use engine::{Message, msg};
use game_new_dawn::cards::{DialSymbol, data};
use game_new_dawn::details::ReturnDetails;
use game_new_dawn::frame::Frame;
use look::curve::{Point, figure, tenths};
use look::part::{Reading, reading, seat_class};
use look::{Markup, html};

use crate::icons::{self, SPRITE};
use crate::page::{Page, json};

/// Dial, dice and direction token; while the map is built, what the marks mean.
pub fn world(page: &Page<'_>) -> Markup {
    if !page.table.core.is_empty() {
        return legend(page);
    }
    if page.table.frame() == Frame::PlaceDirection {
        return html! { @if page.asked().is_some() { (pointing(page)) } };
    }
    if page.table.players.seats().any(|seat| page.table.board.0[seat].capital.is_none()) {
        return Markup::default();
    }
    html! { (dial(page)) (direction(page)) (crate::fight::told(page)) }
}

/// The space of the dial that comes next (ND-17.1).
fn next(page: &Page<'_>) -> usize {
    usize::from(page.table.dial) % data().events.spaces.len()
}

/// Whether barbarians appear when the dial turns next.
pub fn barbarians_appear_next(page: &Page<'_>) -> bool {
    page.table.core.is_empty() && data().events.spaces[next(page)].symbol == DialSymbol::BarbarianSpawn
}

/// The dial with its words. A narrow page has no room for them: there they are its title, and what it says when it is tapped.
fn dial(page: &Page<'_>) -> Markup {
    let spaces = &data().events.spaces;
    let next = next(page);
    let now = usize::from(page.table.dial).saturating_sub(1);
    let (when, event) = (page.say(&msg!("after-this-round")), page.say(&event_name(spaces[next].symbol)));
    let more = foretold(page, spaces[next].symbol);
    let told = if more.is_empty() { format!("{when}: {event}") } else { format!("{when}: {event}, {more}") };
    html! {
        div.world.world--dial id="event-dial" tabindex="0" title=(told) {
            svg.edial viewBox="-60 -60 120 120" role="img" aria-label=(told) {
                circle.edial__rim r="58" {}
                @for (number, space) in spaces.iter().enumerate() {
                    (sector(number, space.symbol, if number == next { "is-next" } else if number == now { "is-now" } else { "" }))
                }
                circle.edial__hub r="19" {}
                g class={ "edial__pointer turn-" (now) } { path.edial__hand d="M-5.500 3 0-27 5.500 3z" {} }
                circle.edial__nut r="7" {}
            }
            p aria-hidden="true" {
                span.label { (when) }
                b { (event) }
                span { (more) }
            }
            @if spaces[next].symbol == DialSymbol::BarbarianMove { (hits(page)) }
            (dice(page))
            (read(page, &told, spaces[next].symbol))
        }
    }
}

/// What the dial brings next, as it is read on a phone.
fn read(page: &Page<'_>, spoken: &str, symbol: DialSymbol) -> Markup {
    let raids = if symbol == DialSymbol::BarbarianMove { raided(page) } else { Vec::new() };
    reading(&Reading {
        kind: "",
        name: &page.say(&event_name(symbol)),
        text: html! { (spoken) },
        more: html! { @for (die, raids) in &raids { span { (die) ": " (raids) } } },
        rule: ("ND-17.1", page.on.rule_href("ND-17.1")),
    })
}

/// What the event is, in short.
fn event_name(symbol: DialSymbol) -> Message {
    match symbol {
        DialSymbol::BarbarianSpawn => msg!("event-appear"),
        DialSymbol::None => msg!("event-nothing"),
        DialSymbol::BarbarianMove => msg!("event-move"),
        DialSymbol::Trade => msg!("event-trade"),
    }
}

/// What it would do as things stand.
fn foretold(page: &Page<'_>, symbol: DialSymbol) -> String {
    match symbol {
        DialSymbol::BarbarianSpawn => {
            let names = |blocked| -> Vec<String> {
                let found = page.details.returns.iter().filter(move |found| found.blocked == blocked);
                found.map(|ReturnDetails { barbarian, at, .. }| format!("{} {at}", barbarian.id())).collect()
            };
            match (names(false), names(true)) {
                (come, stay) if come.is_empty() && stay.is_empty() => String::new(),
                (come, stay) if stay.is_empty() => page.say(&msg!("come", come)),
                (come, stay) if come.is_empty() => page.say(&msg!("blocked", stay)),
                (come, stay) => page.say(&msg!("come-and-blocked", come, stay)),
            }
        }
        DialSymbol::BarbarianMove => {
            let hits =
                (1..=6).filter(|die| page.details.raids.iter().any(|raid| raid.hits.contains(die))).count();
            if page.on.seat().is_some() { page.say(&msg!("rolls-hit", hits)) } else { String::new() }
        }
        DialSymbol::None | DialSymbol::Trade => String::new(),
    }
}

/// With which die which barbarian comes upon something of the viewer, and where.
fn raided(page: &Page<'_>) -> Vec<(u8, String)> {
    if page.on.seat().is_none() {
        return Vec::new();
    }
    let with = |die: u8| {
        let raids = page.details.raids.iter().filter(|raid| raid.hits.contains(&die));
        let told = raids.filter_map(|raid| {
            Some(format!("{} → {}", raid.barbarian.id(), raid.goals[usize::from(die) - 1]?))
        });
        told.collect::<Vec<_>>().join(", ")
    };
    (1..=6).map(|die| (die, with(die))).filter(|(_, raids)| !raids.is_empty()).collect()
}

/// The dice beside the dial that send barbarians upon something of the viewer.
fn hits(page: &Page<'_>) -> Markup {
    html! {
        @if page.on.seat().is_some() {
            ul.hits id="hits" {
                @for (die, raids) in raided(page) { li { (icons::icon(&format!("nd-die-{die}"))) b.visually-hidden { (die) ": " } (raids) } }
            }
        }
    }
}

/// Whether barbarians move when the dial turns next.
pub fn barbarians_move_next(page: &Page<'_>) -> bool {
    page.table.core.is_empty() && data().events.spaces[next(page)].symbol == DialSymbol::BarbarianMove
}

/// The dice that were rolled after the last decision, unless a combat shows them.
fn dice(page: &Page<'_>) -> Markup {
    html! {
        @if page.table.combat.is_none() && !page.table.dice.is_empty() {
            span.dice title=(page.say(&msg!("dice-rolled"))) {
                @for die in page.table.dice.iter() { (icons::icon(&format!("nd-die-{}", (*die).clamp(1, 6)))) }
            }
        }
    }
}

/// The point at an angle, counted clockwise from above.
fn around(turns: f32, radius: f32) -> Point {
    let (sin, cos) = (turns * std::f32::consts::TAU).sin_cos();
    Point::new(radius * sin, -radius * cos)
}

fn pair(at: Point) -> String {
    format!("{} {}", figure(tenths(at.x)), figure(tenths(at.y)))
}

#[expect(clippy::cast_precision_loss, reason = "five spaces")]
fn sector(number: usize, symbol: DialSymbol, class: &str) -> Markup {
    let middle = number as f32 / 5.0;
    let (start, end) = (middle - 0.1, middle + 0.1);
    let path = format!(
        "M{}L{}A53 53 0 0 1 {}L{}A21 21 0 0 0 {}z",
        pair(around(start, 21.0)),
        pair(around(start, 53.0)),
        pair(around(end, 53.0)),
        pair(around(end, 21.0)),
        pair(around(start, 21.0)),
    );
    let at = around(middle, 37.0);
    let icon = |id: &str, class: &str, half: f32| {
        let place = Point::new(at.x - half, at.y - half);
        html! {
            use class={ "edial__icon " (class) } href=(SPRITE.href(id)) x=(figure(tenths(place.x))) y=(figure(tenths(place.y)))
                width=(2.0 * half) height=(2.0 * half) {}
        }
    };
    html! {
        path class={ "edial__sec " (class) } d=(path) {}
        @match symbol {
            DialSymbol::BarbarianSpawn => (icon("nd-barbarian", "", 11.0)),
            DialSymbol::BarbarianMove => {
                (icon("nd-barbarian", "", 9.0))
                path.edial__arrow d={ "M" (pair(Point::new(at.x + 6.0, at.y + 9.0))) "h7m-3.5-3.5 3.5 3.5-3.5 3.5" } {}
            }
            DialSymbol::Trade => (icon("nd-trade", "edial__icon--trade", 10.0)),
            DialSymbol::None => circle.edial__blank cx=(figure(tenths(at.x))) cy=(figure(tenths(at.y))) r="3" {},
        }
    }
}

/// The direction token, turned like the map.
fn direction(page: &Page<'_>) -> Markup {
    html! {
        div.world.world--dir id="direction" {
            p { span.label { (page.say(&msg!("barbarians-go"))) } }
            svg class={ "dirtok " (page.layout.fit.classes()) } viewBox="-50 -50 100 100" role="img"
                aria-label=(page.say(&msg!("direction-token"))) {
                g.turned { path.dirtok__hex d="M0-46 39.8-23v46L0 46-39.8 23v-46z" {} }
                use.dirtok__icon href=(SPRITE.href("nd-barbarian")) x="-13" y="-13" width="26" height="26" {}
                g.turned { @for die in 1..=6u16 { (number(page, die)) } (north("-32")) }
            }
        }
    }
}

/// Where north is: the log says directions by the compass, and the map is turned as it fits the screen.
fn north(y: &str) -> Markup {
    html! { g transform={ "translate(0 " (y) ")" } { text.dirtok__num.dirtok__north y="5" { "N" } } }
}

/// A number of the token beside its arrow; direction 0 is the east.
fn number(page: &Page<'_>, die: u16) -> Markup {
    let degrees = (page.table.direction as u16 + die - 1) % 6 * 60;
    html! {
        g transform={ "rotate(" (degrees) ")" } {
            path.dirtok__arrow d="M36-5l7 5-7 5z" {}
            g transform={ "translate(26 0) rotate(-" (degrees) ")" } { text.dirtok__num y="5" { (die) } }
        }
    }
}

/// Where a 1 sends the barbarians: six arrows around a large token.
fn pointing(page: &Page<'_>) -> Markup {
    let level = page.choice.level("to");
    html! {
        div class={ "world world--pointing " (page.asked().map(seat_class).unwrap_or_default()) } id="pointing" {
            svg class={ "dirtok " (page.layout.fit.classes()) } viewBox="-70 -70 140 140" role="group"
                aria-label=(page.say(&msg!("direction-token"))) {
                g.turned { path.dirtok__hex d="M0-36 31-18v36L0 36-31 18v-36z" {} }
                use.dirtok__icon href=(SPRITE.href("nd-barbarian")) x="-16" y="-16" width="32" height="32" {}
                g.turned {
                    @for (value, _) in level.into_iter().flat_map(|level| &level.values) {
                        @let taken = level.and_then(|level| level.taken.as_ref()).is_some_and(|taken| taken.value == *value);
                        @let offer = level.and_then(|level| page.single(level, value));
                        a class={ "target dirtok__way" @if taken { " is-focus" } } id={ "target-direction-" (value) }
                            href=(page.choose("to", value)) data-action=[offer.map(|offer| json(offer.action))]
                            aria-label=[offer.map(|offer| page.on.say(&offer.label.text))]
                            transform={ "rotate(" (value.parse::<u16>().unwrap_or(0) * 60) ")" } {
                            circle cx="54" r="14" {}
                            path d="M48-7l12 7-12 7z" {}
                        }
                    }
                    (north("-24"))
                }
            }
        }
    }
}

/// What the marks on the map mean while it is built.
fn legend(page: &Page<'_>) -> Markup {
    html! {
        div.world.world--legend id="legend" {
            p {
                svg.mini-core viewBox="-16 -16 32 32" aria-hidden="true" {
                    circle.core-mark-bg r="15" {}
                    use.core-mark href=(SPRITE.href("nd-trade")) x="-13" y="-13" width="26" height="26" {}
                }
                (page.say(&msg!("core-tile")))
            }
            @if page.laying.is_some() { p { span.mini-touch { "4" } (page.say(&msg!("spaces-touched"))) } }
        }
    }
}
