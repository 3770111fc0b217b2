//! Settlements, markers and pieces: a row in every area, settlement first, then the pieces of one player after another.

use engine::{Seat, msg};
use game_eagle_civ::cards::{Kind, Marker, Region};
use game_eagle_civ::rules::{movement, production, units};
use game_eagle_civ::say;
use game_eagle_civ::state::{Group, Settlement, Shown, Which};
use game_eagle_civ::{Area, Event, Frame};
use look::part::seat_class;
use look::{Markup, html};

use crate::choice::which_key;
use crate::icons::{self, ICONS};
use crate::page::Page;
use crate::world::{WIDTH, id};

/// From one block to the next.
const PITCH: f32 = 27.0;
/// Half a block.
const HALF: f32 = 14.5;
/// From one row of blocks to the next.
const RISE: f32 = 31.0;
/// So many blocks stand in a row at most; more than fill two rows are only counted.
const ROW: usize = 5;
/// So many stand in one row, beside the settlement.
const LINE: usize = 3;
/// Nothing stands nearer to the edge of the map.
const EDGE: f32 = 16.0;

/// All pieces, area by area.
pub fn pieces(page: &Page<'_>) -> Markup {
    html! { g id="pieces" { @for area in Area::all() { (stack(page, area)) } (clash(page)) } }
}

/// Pieces of a player that are alike to look at.
struct Block {
    seat: Seat,
    kind: Kind,
    count: u32,
    /// The ship with cargo; 0 for all others.
    ship: u8,
    /// Whether none of them can move any more in this phase.
    is_spent: bool,
    /// The group that a click chooses.
    which: Option<Which>,
}

/// The blocks of an area in the order in which they stand.
fn blocks(page: &Page<'_>, area: Area) -> Vec<Block> {
    let owner = area.land().and_then(|region| page.table.settler_of(region));
    let rest = page.table.players.seats().filter(|seat| Some(*seat) != owner);
    let mut blocks = Vec::new();
    for seat in owner.into_iter().chain(rest) {
        let moves = movement::active(page.table) == Some(seat) && matches!(page.frame(), Frame::Move { .. });
        for group in page.player(seat).groups_in(area).filter(|group| !group.aboard()) {
            add(page, &mut blocks, seat, group, moves);
        }
    }
    blocks.sort_by_key(|block| {
        (Some(block.seat) != owner, block.seat, block.kind == Kind::Settler, block.kind)
    });
    blocks
}

fn add(page: &Page<'_>, blocks: &mut Vec<Block>, seat: Seat, group: &Group, moves: bool) {
    // Where the chosen group can go, a click means that it goes there.
    let is_goal = page.chosen().is_some()
        && page.choice.level("to").is_some_and(|level| !level.offers(id(group.area)).is_empty());
    let is_own = page.asked() == Some(seat) && !is_goal;
    let which = Some(group.which()).filter(|which| is_own && page.can_move(*which));
    let like = |block: &&mut Block| (block.seat, block.kind, block.ship) == (seat, group.kind, group.ship);
    let is_spent = moves && group.left() == 0;
    match blocks.iter_mut().find(like) {
        Some(block) => {
            block.count += u32::from(group.count);
            block.is_spent &= is_spent;
            block.which = block.which.max(which);
        }
        None => blocks.push(Block {
            seat,
            kind: group.kind,
            count: group.count.into(),
            ship: group.ship,
            is_spent,
            which,
        }),
    }
}

/// What stands in an area.
fn stack(page: &Page<'_>, area: Area) -> Markup {
    let blocks = blocks(page, area);
    let place = area.land().and_then(|region| page.table.settlement(region).map(|place| (region, place)));
    let marker = area.land().filter(|region| page.table.land(*region).marker != Shown::Nothing);
    if blocks.is_empty() && place.is_none() && marker.is_none() {
        return Markup::default();
    }
    let (x, y) = page.world.stand(area);
    let columns = columns(blocks.len());
    let shown = if blocks.len() > 2 * ROW { 2 * ROW - 1 } else { blocks.len() };
    let row = figure(columns) * PITCH;
    let first = match (place, marker) {
        (Some((_, place)), _) => 2.0 * half(place.size) + 1.5,
        (None, Some(_)) => 24.0,
        (None, None) => 0.0,
    };
    let left = (x - (first + row) / 2.0).clamp(1.0, (WIDTH - first - row - 1.0).max(1.0));
    let rows = figure(blocks.len().min(2 * ROW).div_ceil(columns.max(1)));
    let height = if place.is_some() { y - 12.0 } else { y - 8.0 }.max(EDGE + (rows - 1.0) * RISE);
    let at = |number: usize| {
        let (column, row) = (figure(number % columns.max(1)), figure(number / columns.max(1)));
        (left + first + HALF + column * PITCH, height - row * RISE)
    };
    html! {
        @if let Some((region, place)) = place {
            (settlement(page, region, place, (left + half(place.size), y)))
        } @else if let Some(region) = marker {
            (token(page, region, (left + 12.0, if blocks.is_empty() { y - 6.0 } else { height })))
        }
        @for (number, block) in blocks.iter().take(shown).enumerate() {
            (self::block(page, area, block, at(number), &blocks))
        }
        @if shown < blocks.len() { (more(page, area, &blocks[shown..], at(shown))) }
    }
}

/// In how many columns so many blocks stand: one row of few, otherwise two rows.
const fn columns(blocks: usize) -> usize {
    match blocks {
        0..=LINE => blocks,
        _ if blocks > 2 * ROW => ROW,
        _ => blocks.div_ceil(2),
    }
}

/// A small number as a length.
fn figure(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// How many blocks have no room, and what they are.
fn more(page: &Page<'_>, area: Area, rest: &[Block], middle: (f32, f32)) -> Markup {
    let told = |block: &Block| format!("{}, {}", told(page, area, block), page.who(block.seat));
    let told: Vec<String> = rest.iter().map(told).collect();
    let told = told.join("; ");
    let tip = if page.chosen().is_none() { " more--tip" } else { "" };
    html! {
        g class={ "more" (tip) } transform=(self::at(middle)) role="img" aria-label=(told) {
            title { (told) }
            circle r="12" {} text y="4.5" { "+" (rest.len()) }
        }
    }
}

/// A block in words: how many of what, and what a ship carries.
fn told(page: &Page<'_>, area: Area, block: &Block) -> String {
    let word = |count: u8, kind: Kind| page.told(&say::pieces(count, units::name(page.table, kind)));
    let pieces = word(u8::try_from(block.count).unwrap_or(u8::MAX), block.kind);
    let cargo = aboard(page, area, block).into_iter().map(|group| word(group.count, group.kind));
    let cargo = cargo.collect::<Vec<_>>().join(", ");
    if cargo.is_empty() { pieces } else { page.say(&msg!("piece-loaded", pieces, cargo)) }
}

/// The pieces aboard a ship.
fn aboard(page: &Page<'_>, area: Area, block: &Block) -> Vec<Group> {
    let groups = page.player(block.seat).groups_in(area);
    groups.filter(|group| group.ship == block.ship && group.aboard()).copied().collect()
}

/// Half the width of a settlement.
const fn half(size: u8) -> f32 {
    match size {
        ..=1 => 17.0,
        2 => 19.0,
        3 => 22.0,
        _ => 26.0,
    }
}

fn at((x, y): (f32, f32)) -> String {
    format!("translate({x:.1} {y:.1})")
}

fn settlement(page: &Page<'_>, region: Region, place: &Settlement, middle: (f32, f32)) -> Markup {
    let seat = place.owner;
    let (x, y, size) = match place.size {
        ..=1 => (4.6, -8.6, 8.0),
        2 => (6.1, -8.9, 8.8),
        3 => (-5.2, -20.7, 10.4),
        _ => (-5.2, -21.2, 10.4),
    };
    let label = page.say(&msg!(
        "piece-settlement",
        region = page.name(region.name()),
        player = page.who(seat),
        size = page.told(&say::size(place.size))
    ));
    let fresh = place.grown || place.founded;
    html! {
        g.piece.sett.is-grown[fresh].(seat_class(seat)) id={ "city-" (region.id()) } transform=(at(middle)) role="img" aria-label=(label) {
            ellipse.cast cx="2" cy="1.5" rx=(half(place.size)) ry="4" {}
            use href={ "#set-" (place.size.clamp(1, 4)) } {}
            use.mark href=(ICONS.href(&seat_class(seat))) x=(x) y=(y) width=(size) height=(size) {}
            @if let Shown::FaceUp(marker) = page.table.land(region).marker { (face_up(marker, (-18.0, -27.0))) }
            (mood(page, region, place))
        }
    }
}

/// With the advanced rules: whether a settlement is happy and productive (EC-21.3).
fn mood(page: &Page<'_>, region: Region, place: &Settlement) -> Markup {
    if !page.is_advanced() {
        return Markup::default();
    }
    let player = page.player(place.holder);
    let happy = production::always_happy(page.table, region) || player.happy.contains(region);
    let productive = page.table.fertile(region) || player.productive.contains(region);
    let sign = |x: &str, class: &str, icon: &str| {
        html! {
            g class={ "mood " (class) } transform={ "translate(" (x) " 5)" } {
                circle r="7" {} use href=(ICONS.href(icon)) x="-5" y="-5" width="10" height="10" {}
            }
        }
    };
    html! {
        @if happy { (sign("-9", "mood--happy", "i-happy")) }
        @if productive { (sign("7", "mood--gear", "i-wheel")) }
    }
}

fn face_up(marker: Marker, middle: (f32, f32)) -> Markup {
    let class = marker.resource().map_or("terrain", game_eagle_civ::cards::Resource::id);
    html! {
        g class={ "token tok-" (class) } transform=(at(middle)) {
            use href="#disc" {}
            use href=(ICONS.href(icons::marker(marker))) x="-7.2" y="-7.2" width="14.4" height="14.4" {}
        }
    }
}

/// The marker of a region without settlement: face up, known to the viewer alone, or face down.
fn token(page: &Page<'_>, region: Region, middle: (f32, f32)) -> Markup {
    match (page.table.land(region).marker, page.view.marker(region)) {
        (Shown::FaceUp(marker), _) => face_up(marker, middle),
        (Shown::FaceDown { .. }, Some(marker)) => {
            let class = marker.resource().map_or("terrain", game_eagle_civ::cards::Resource::id);
            html! {
                g class={ "token tok-known tok-" (class) } transform=(at(middle)) {
                    circle.counter-cast cx="1" cy="1.5" r="10.5" {} circle.counter.known r="10.5" {}
                    use href=(ICONS.href(icons::marker(marker))) x="-6.5" y="-6.5" width="13" height="13" {}
                }
            }
        }
        (Shown::FaceDown { .. }, None) => html! {
            g.token.tok-down transform=(at(middle)) {
                use href="#down" {} use href=(ICONS.href("ec-unknown")) x="-5.5" y="-5.8" width="11" height="11" {}
            }
        },
        (Shown::Nothing, _) => Markup::default(),
    }
}

/// A block; those of the viewer that can move are links.
fn block(page: &Page<'_>, area: Area, block: &Block, (x, y): (f32, f32), all: &[Block]) -> Markup {
    let ship = if block.ship > 0 { format!("-{}", block.ship) } else { String::new() };
    let name = format!("p-{}-{}-{}{ship}", id(area), block.seat.0 + 1, block.kind.id());
    let label = page.say(&msg!(
        "piece-block",
        player = page.who(block.seat),
        pieces = told(page, area, block),
        area = page.name(area.name())
    ));
    let is_chosen = page.chosen().is_some_and(|group| Some(group.which()) == block.which);
    let class = format!(
        "piece block {}{}{}",
        seat_class(block.seat),
        if block.is_spent { " is-moved" } else { "" },
        if is_chosen { " is-chosen" } else { "" }
    );
    let settled = area.land().and_then(|region| page.table.settler_of(region)) == Some(block.seat);
    let is_first =
        all.iter().find(|other| other.seat == block.seat).is_some_and(|first| std::ptr::eq(first, block));
    let face = face(page, area, block, is_first && !settled);
    let (kin, place) = (format!("{}-{}", block.seat.0 + 1, block.kind.id()), id(area));
    let glide = glide(page, area, block);
    match block.which {
        Some(which) => html! {
            a class=(class) id=(name) data-kin=(kin) data-place=(place) data-glide=[glide] href=(page.link_to("group", &which_key(which)))
                aria-label=(label) transform=(at((x, y))) { (face) }
        },
        None => html! {
            g class=(class) id=(name) data-kin=(kin) data-place=(place) data-glide=[glide] role="img" aria-label=(label) transform=(at((x, y))) { (face) }
        },
    }
}

/// From where a block came since the viewer decided last, area by area, seen from where it stands now,
/// after the number of the event. The script lets it glide
/// along; over the edge of the map it comes in from outside.
fn glide(page: &Page<'_>, area: Area, block: &Block) -> Option<String> {
    let (mut way, mut last) = (vec![area], 0);
    for (at, event) in page.on.fresh.iter().enumerate().rev() {
        let Event::Moved { seat, which, to, .. } = *event else { continue };
        if (seat, which.kind) == (block.seat, block.kind) && way.last() == Some(&to) {
            way.push(which.area);
            last = last.max(at);
        }
    }
    let (x, y) = page.world.stand(area);
    let from = |other: &Area| {
        let (from_x, from_y) = page.world.stand(*other);
        let across = if from_x - x > WIDTH / 2.0 {
            -WIDTH
        } else if x - from_x > WIDTH / 2.0 {
            WIDTH
        } else {
            0.0
        };
        format!("{:.0} {:.0}", from_x - x + across, from_y - y)
    };
    let points: Vec<String> = way.iter().skip(1).rev().map(from).collect();
    (!points.is_empty()).then(|| format!("{last}|{}", points.join(";")))
}

fn face(page: &Page<'_>, area: Area, block: &Block, has_flag: bool) -> Markup {
    let is_settler = block.kind == Kind::Settler;
    let dice = if block.kind == Kind::Aircraft { 0 } else { units::dice(block.kind) };
    html! {
        @if is_settler {
            use href="#blk-round" {}
            use.blk-ic href=(ICONS.href("ec-settler")) x="-10" y="-10" width="20" height="20" {}
        } @else {
            use href="#blk" {}
            use.blk-ic href=(ICONS.href(icons::kind(block.kind))) x="-9.5" y="-7.5" width="19" height="19" {}
            @if dice > 0 { use href={ "#pips-" (dice) } {} }
        }
        @if block.count > 1 { circle.blk-n cx="-11" cy="11.5" r="8.2" {} text.blk-t x="-11" y="15.4" { (block.count) } }
        @if has_flag {
            g.flag transform="translate(-12.5 -13)" {
                circle r="7.2" {} use href=(ICONS.href(&seat_class(block.seat))) x="-4.6" y="-4.6" width="9.2" height="9.2" {}
            }
        }
        @if block.ship > 0 { (cargo(page, area, block)) }
    }
}

/// What a ship carries: a small counter for each piece.
fn cargo(page: &Page<'_>, area: Area, block: &Block) -> Markup {
    let kinds: Vec<Kind> = aboard(page, area, block)
        .into_iter()
        .flat_map(|group| std::iter::repeat_n(group.kind, group.count.into()))
        .collect();
    let from = -8.0 * (f32::from(u8::try_from(kinds.len()).unwrap_or(1)) - 1.0);
    html! {
        g.cargo {
            @for (x, kind) in (0u8..).zip(&kinds).map(|(at, kind)| (from + 16.0 * f32::from(at), kind)) {
                circle cx=(x) cy="20" r="7.4" {}
                use href=(ICONS.href(icons::kind(*kind))) x=(x - 5.0) y="15" width="10" height="10" {}
            }
        }
    }
}

/// A red seal where battle is fought.
fn clash(page: &Page<'_>) -> Markup {
    let fought = page.table.battle.map(|battle| battle.area);
    let declared = page.table.battles.iter().map(|declared| declared.area);
    let mut areas: Vec<Area> = fought.into_iter().chain(declared).collect();
    areas.sort_by_key(|area| area.index());
    areas.dedup();
    html! {
        @for area in areas {
            @let (x, y) = page.world.stand(area);
            g.clash transform=(at((x, y + 34.0))) aria-hidden="true" {
                circle r="11" {} use href=(ICONS.href("i-strength")) x="-7.5" y="-7.5" width="15" height="15" {}
            }
        }
    }
}
