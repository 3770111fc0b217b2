//! Legal targets with what they pay, what was chosen, and the way between.

use engine::{Message, msg};
use game_golden_ages::map::Space;
use game_golden_ages::view::Ground;
use game_golden_ages::{Action, Gain, Question};
use look::choice::Level;
use look::part::{Reason, seat_class};
use look::{Markup, Narrowing, board, html};

use super::at;
use crate::choice::{Kind, ON_BOARD, steps};
use crate::page::{Offered, Page};

/// A space that can be clicked.
pub struct Target<'p> {
    /// The space on the board.
    pub space: Space,
    /// Where the link leads.
    pub href: String,
    /// What it means, if it is one action.
    pub offer: Option<&'p Offered<'p>>,
    /// Whether it was chosen.
    pub is_taken: bool,
}

/// The spaces that can be clicked now, in reading order.
pub fn all<'p>(page: &'p Page<'p>) -> Vec<Target<'p>> {
    let mut targets = match page.choice.last_of(&ON_BOARD) {
        _ if crate::options::tile_to_lay(page).is_some() => Vec::new(),
        Some(level) => of_level(page, level),
        None => colonists(page),
    };
    targets.sort_by_key(|target| target.space);
    targets
}

fn of_level<'p>(page: &'p Page<'p>, level: &Level) -> Vec<Target<'p>> {
    let target = |(value, _): &(String, Vec<usize>)| {
        Some(Target {
            space: value.parse().ok()?,
            href: page.choose(level.key, value),
            offer: page.single(level, value),
            is_taken: level.taken.as_ref().is_some_and(|taken| taken.value == *value),
        })
    };
    level.values.iter().filter_map(target).collect()
}

/// As long as no action is chosen, a standing colonist can be taken up to explore.
fn colonists<'p>(page: &'p Page<'p>) -> Vec<Target<'p>> {
    let Some(seat) = page.asked().filter(|_| page.choice.open().is_some_and(|level| level.key == "do"))
    else {
        return Vec::new();
    };
    let explores = |space: &Space| {
        page.offers.iter().any(|offer| matches!(offer.action, Action::Explore { from, .. } if from == *space))
    };
    let mut spaces: Vec<Space> =
        page.player(seat).colonists.standing.iter().copied().filter(explores).collect();
    spaces.dedup();
    let narrowing = Narrowing::default().with("do", Kind::Explorer.id());
    let target = |space: Space| Target {
        space,
        href: page.link(&narrowing.with("from", &space.to_string())),
        offer: None,
        is_taken: false,
    };
    spaces.into_iter().map(target).collect()
}

/// The targets as links.
pub fn targets(page: &Page<'_>) -> Markup {
    html! {
        g id="targets" {
            @for target in all(page) {
                (board::target(&board::Target {
                    id: &target.space.to_string(),
                    place: &at(target.space),
                    href: &target.href,
                    action: target.offer.map(Offered::json),
                    has_tip: target.offer.is_some() && pays_matter(page),
                    is_taken: target.is_taken,
                    label: &label(page, &target),
                }, &html! { use href="#ring" {} }))
            }
        }
    }
}

/// Spaces that the player might think of at this step and may not choose, with the reason.
pub fn refusals(page: &Page<'_>) -> Markup {
    let Some(level) = page.choice.last_of(&ON_BOARD).filter(|_| page.asked().is_some()) else {
        return Markup::default();
    };
    let ghosts = crate::options::tile_to_lay(page).is_some();
    let mut told: Vec<(Space, Reason)> = Vec::new();
    for refusal in page.on.shown.refusals() {
        let Some(space) = meant(page, level, &refusal.action) else { continue };
        if !ghosts && told.iter().all(|(known, _)| *known != space) {
            told.push((space, page.on.reason(&refusal.why)));
        }
    }
    // There are few enemies; where else to go, or not, would fill the board.
    let marked = page.choice.value("do") == Some(Kind::Soldier.id());
    let cross = html! {
        rect x="-46" y="-46" width="92" height="92" rx="10" {}
        path d="M-12-12 12 12M12-12-12 12" {}
    };
    html! { g id="refusals" { @for (space, why) in &told { (board::refused(&at(*space), marked, why, &cross)) } } }
}

/// The space that a refused action means at this step, if it agrees with what was chosen before.
fn meant(page: &Page<'_>, level: &Level, action: &Action) -> Option<Space> {
    let way = steps(action);
    let place = way.iter().position(|(key, _)| *key == level.key)?;
    let agrees = way[..place].iter().all(|(key, value)| page.choice.value(key) == Some(value));
    let space = way[place].1.parse().ok()?;
    (agrees && level.offers(&way[place].1).is_empty()).then_some(space)
}

/// A target in words: where, what is there, what it pays.
fn label(page: &Page<'_>, target: &Target<'_>) -> String {
    let place = place(page, target.space);
    let Some(offer) = target.offer else { return place };
    let (gold, points) = (offer.gain.net_gold(), offer.gain.all_points());
    let mut words = vec![place];
    if gold != 0 || page.choice.value("do").is_some() {
        words.push(page.say(&msg!("spoken-gold", gold)));
    }
    if points > 0 {
        words.push(page.say(&msg!("spoken-points", points)));
    }
    if let Some(city) = &offer.gain.city {
        words.push(page.say(&msg!("spoken-city", gold = city.net_gold())));
    }
    words.join(" ")
}

/// A space in words.
pub fn place(page: &Page<'_>, space: Space) -> String {
    let shown = page.view.space(space);
    let symbols: Vec<&str> = shown.symbols.iter().map(|symbol| page.name(symbol.name())).collect();
    let at = space.to_string();
    let bare = symbols.is_empty() || shown.hidden;
    let words = match (page.view.capital_at(space), shown.ground) {
        (Some(seat), _) => msg!("place-capital", at, seat),
        (None, Ground::Sea) => msg!("place-sea", at),
        (None, Ground::Island) => msg!("place-island", at, symbols),
        (None, Ground::Continent) if bare => msg!("place-land", at),
        (None, Ground::Continent) => msg!("place-continent", at, symbols),
    };
    page.say(&words)
}

/// The piece that was chosen, the space that is asked about, and the way to the target.
pub fn chosen(page: &Page<'_>) -> Markup {
    let Some(seat) = page.asked() else { return Markup::default() };
    let from = page.choice.value("from").and_then(|value| value.parse::<Space>().ok());
    let to = page.choice.value("to").and_then(|value| value.parse::<Space>().ok());
    let asked = match page.view.question {
        Question::City { at, .. } | Question::Cube { at, .. } | Question::KeepGlory { at, .. } => Some(at),
        _ => None,
    };
    html! {
        @for space in [from, asked].into_iter().flatten() {
            g.(at(space)) aria-hidden="true" {
                rect.chosen.(seat_class(seat)) x="-44" y="-44" width="88" height="88" rx="10" {}
            }
        }
        @if let (Some(from), Some(to)) = (from, to) {
            @if from != to { (route(from, to)) }
        }
    }
}

/// The way from one space to another: first along the column, then along the row, round the board
/// if that is shorter (GA-7.5).
fn route(from: Space, to: Space) -> Markup {
    let middle = |space: Space| (78 + 100 * i32::from(space.col()), 78 + 100 * i32::from(space.row()));
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let round = (x2 - x1).abs() > 500;
    let d = match (x1 == x2, round) {
        (true, _) => format!("M{x1} {}V{}", y1 + 48 * (y2 - y1).signum(), y2 - 48 * (y2 - y1).signum()),
        (false, false) => way(x1, y1, x2 - 48 * (x2 - x1).signum(), y2),
        (false, true) => {
            let (out, inn) = if x2 > x1 { (30, 1026) } else { (1026, 30) };
            format!("{}M{inn} {y2}H{}", way(x1, y1, out, y2), x2 + 48 * (inn - x2).signum())
        }
    };
    let (x, y, angle) = head(x1, y1, x2, y2, round);
    html! {
        g.ground aria-hidden="true" id="route" {
            path.route-rim d=(d) {}
            path.route d=(d) {}
            path.route-head d="m-8-11 16 11-16 11z" transform={ "translate(" (x) " " (y) ") rotate(" (angle) ")" } {}
        }
    }
}

fn way(x1: i32, y1: i32, x2: i32, y2: i32) -> String {
    let (right, down) = ((x2 - x1).signum(), (y2 - y1).signum());
    if down == 0 {
        return format!("M{} {y1}H{x2}", x1 + 48 * right);
    }
    format!("M{x1} {}V{}q0 {} {} {}H{x2}", y1 + 48 * down, y2 - 18 * down, 18 * down, 18 * right, 18 * down)
}

/// The head of the arrow: at the edge of the target, pointing into it.
fn head(x1: i32, y1: i32, x2: i32, y2: i32, round: bool) -> (i32, i32, i32) {
    if x1 == x2 {
        let down = (y2 - y1).signum();
        return (x2, y2 - 44 * down, 90 * down);
    }
    let right = (x2 - x1).signum() * if round { -1 } else { 1 };
    (x2 - 44 * right, y2, if right > 0 { 0 } else { 180 })
}

/// What the targets pay, over the pieces.
pub fn pays(page: &Page<'_>) -> Markup {
    html! {
        g id="pays" aria-hidden="true" {
            @for target in all(page) {
                @if let Some(offer) = target.offer.filter(|_| pays_matter(page)) {
                    g.paid.is-focus[target.is_taken].(at(target.space)) { (pay(&offer.gain)) }
                }
            }
        }
    }
}

/// Whether the targets differ by what they pay.
pub fn pays_matter(page: &Page<'_>) -> bool {
    matches!(page.choice.value("do"), Some("explorer" | "soldier"))
        || page.offers.iter().any(|offer| offer.gain.net_gold() != 0)
}

/// Gold on arrival; with a cube, what founding a city would add.
fn pay(gain: &Gain) -> Markup {
    let gold = gain.net_gold();
    html! {
        @match &gain.city {
            Some(city) => {
                g.pay.pay--city {
                    rect x="-45" y="-12" width="90" height="24" rx="12" {}
                    circle.pay__coin cx="-33" cy="0" r="7" {}
                    text x="-13" y="5.4" { (Page::signed(gold)) }
                    path.pay__rule d="M2 -8v16" {}
                    use href="#cube-flat" x="14" {}
                    text.pay__more x="32.5" y="5.4" { (Page::signed(city.net_gold())) }
                }
            }
            None if gold == 0 => { g.pay.pay--none { circle r="11" {} text y="5.4" { "0" } } }
            None => {
                g.pay {
                    rect x="-26" y="-12" width="52" height="24" rx="12" {}
                    circle.pay__coin cx="-13" cy="0" r="7" {}
                    text x="9" y="5.4" { (Page::signed(gold)) }
                }
            }
        }
    }
}

/// The heading of a tooltip.
pub fn heading(page: &Page<'_>, space: Space) -> Message {
    let shown = page.view.space(space);
    let symbols: Vec<&str> = shown.symbols.iter().map(|symbol| page.name(symbol.name())).collect();
    if symbols.is_empty() || shown.hidden {
        msg!("tip-space", at = space.to_string())
    } else {
        msg!("tip-space-symbols", at = space.to_string(), symbols)
    }
}
