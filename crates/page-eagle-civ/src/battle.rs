//! The battle as a scene: both camps with the chances of every pairing, the screen between them, the rounds fought.

use std::cmp::Reverse;

use engine::{Message, Seat, msg};
use game_eagle_civ::Frame;
use game_eagle_civ::cards::Kind;
use game_eagle_civ::details::settlement_gold;
use game_eagle_civ::rules::battle::{Strength, oracle, picks, strength};
use game_eagle_civ::rules::units;
use game_eagle_civ::say;
use game_eagle_civ::state::{Battle, Pick, Side, Table};
use look::part::{seat_class, seat_mark, seat_name};
use look::{Markup, html};

use crate::choice::{air_key, unit_key};
use crate::drawer::frame;
use crate::icons::{self, icon, small};
use crate::odds::Odds;
use crate::page::Page;
use crate::part::{Block, back, bar, block, rules, token};
use crate::phases::Phase;
use crate::recent::{self, Fought};

/// What is fought about, in the question.
pub fn path(page: &Page<'_>) -> Vec<Markup> {
    let Some(battle) = page.table.battle else { return Vec::new() };
    let area = page.name(battle.area.name());
    vec![
        html! { (page.say(&msg!("battle-of", area))) },
        html! { (page.say(&msg!("battle-round", round = battle.rounds + 1))) },
    ]
}

/// The side that is shown at the left: the viewer's, otherwise the attacker's.
fn near(page: &Page<'_>, battle: &Battle) -> Side {
    let fights = |side: &Side| page.on.seat().is_some_and(|seat| battle.side(*side).contains(seat));
    Side::BOTH.into_iter().find(fights).unwrap_or(Side::Attack)
}

/// The battle over the map.
pub fn drawer(page: &Page<'_>) -> Markup {
    let Some(battle) = page.table.battle else { return Markup::default() };
    let side = near(page, &battle);
    let title = page.say(&msg!("battle-of", area = page.name(battle.area.name())));
    let body = html! {
        (last_round(page, &battle))
        div.arena {
            (camp(page, &battle, side, true))
            (screen(page, &battle, side))
            (camp(page, &battle, side.other(), false))
        }
    };
    frame(page, ("battle", "i-strength"), &title, prize(page, &battle), body)
}

/// What the battle is about.
fn prize(page: &Page<'_>, battle: &Battle) -> Markup {
    let region = battle.area.land();
    let place = region.and_then(|region| page.table.settlement(region).map(|place| (region, place)));
    html! {
        @match place {
            Some((region, place)) => {
                (page.say(&msg!(
                    "battle-prize",
                    size = page.told(&say::size(place.size)),
                    gold = settlement_gold(page.table, region, place),
                    points = place.size
                ))) " "
                @if let Some(resource) = page.table.resource(region) { (token(page, resource, None)) }
            }
            None => { (page.say(&msg!("battle-no-prize"))) }
        }
        (rules(page, &["EC-8.7", "EC-8.12"]))
    }
}

/// What a side can send, each unit once.
fn fighters(page: &Page<'_>, battle: &Battle, side: Side) -> Vec<Pick> {
    let mut found = Vec::new();
    picks(page.table, battle, side, |pick| {
        if pick.aircraft.is_none() {
            found.push(pick);
        }
    });
    found
}

fn camp(page: &Page<'_>, battle: &Battle, side: Side, is_near: bool) -> Markup {
    let leader = battle.leader(side);
    let title = match side {
        Side::Attack => page.say(&msg!("camp-attacks", player = page.who(leader), you = page.you(leader))),
        Side::Defense => page.say(&msg!("camp-defends", player = page.who(leader), you = page.you(leader))),
    };
    let left: u32 = battle
        .side(side)
        .iter()
        .map(|seat| page.player(seat).tally(|group| group.area == battle.area && group.fights()))
        .sum();
    html! {
        div class={ "camp " (seat_class(leader)) (if is_near { "" } else { " camp--foe" }) } {
            div.camp__head {
                (seat_mark(leader)) b { (title) }
                @for ally in battle.side(side).without(leader).iter() { (seat_name(ally, &page.who(ally))) }
                span.hint { (page.say(&msg!("units-left", count = left))) }
            }
            @if is_near { (matches(page, battle, side)) }
            @else { div.camp__list { @for pick in fighters(page, battle, side) { (foe(page, battle, side, pick)) } } }
        }
    }
}

/// The near side: a row for each of its units, a column for each kind that the other side can send.
fn matches(page: &Page<'_>, battle: &Battle, side: Side) -> Markup {
    let foes = kinds(page, battle, side.other());
    let mut own = fighters(page, battle, side);
    own.sort_by_key(|pick| Reverse(worth(page.table, battle, side, *pick)));
    let best = own.first().filter(|_| own.len() > 1 && !foes.is_empty()).copied();
    html! {
        div.camp__list {
            @if !foes.is_empty() {
                div.matches__head aria-hidden="true" {
                    span.hint { (page.say(&msg!("matches-head"))) }
                    @for foe in &foes { (block(page, &Block { seat: foe.owner, kind: foe.kind, count: 1, class: "blk2--sm" })) }
                }
            }
            @for pick in own { (fighter(page, battle, side, (pick, &foes), best == Some(pick))) }
        }
    }
}

/// Each kind of each owner once.
fn kinds(page: &Page<'_>, battle: &Battle, side: Side) -> Vec<Pick> {
    let mut kinds: Vec<Pick> = Vec::new();
    for pick in fighters(page, battle, side) {
        if kinds.iter().all(|known| (known.owner, known.kind) != (pick.owner, pick.kind)) {
            kinds.push(pick);
        }
    }
    kinds
}

/// How good a unit is against all that the other side can send: chances to win less chances to lose, added up.
pub fn worth(table: &Table, battle: &Battle, side: Side, pick: Pick) -> i64 {
    let mut sum = 0;
    picks(table, battle, side.other(), |foe| {
        if foe.aircraft.is_none() {
            let odds = odds(table, battle, side, pick, foe);
            sum += i64::from(odds.win) - i64::from(odds.lose());
        }
    });
    sum
}

fn odds(table: &Table, battle: &Battle, side: Side, pick: Pick, foe: Pick) -> Odds {
    let ours = strength(table, battle, side, pick, foe.kind);
    let theirs = strength(table, battle, side.other(), foe, pick.kind);
    Odds::of(&ours, &theirs)
}

/// A unit with its chances: a link that chooses it, if the viewer picks for its side.
fn fighter(
    page: &Page<'_>,
    battle: &Battle,
    side: Side,
    (pick, foes): (Pick, &[Pick]),
    is_best: bool,
) -> Markup {
    let count = page.player(pick.owner).count(battle.area, pick.kind);
    let face = html! {
        (block(page, &Block { seat: pick.owner, kind: pick.kind, count, class: "" }))
        span.fighter__t {
            span.name { (named(page, pick)) }
            span.mods { (small("i-dice")) (mods(page, battle, side, pick)) @if is_best { em.best { (page.say(&msg!("fighter-best"))) } } }
        }
        @for foe in foes { (pairing(page, battle, side, pick, *foe)) }
    };
    let class = format!("fighter {}", seat_class(pick.owner));
    let level = page.choice.level("unit").filter(|level| !level.offers(&unit_key(pick)).is_empty());
    match level {
        Some(level) => {
            let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == unit_key(pick));
            html! {
                div.fighter__row {
                    a class=(class) href=(page.choose("unit", &unit_key(pick))) aria-current=[is_taken.then_some("true")] { (face) }
                    @if is_taken { (wings(page)) }
                }
            }
        }
        None => html! { div class=(class) { (face) } },
    }
}

/// A unit of the other side.
fn foe(page: &Page<'_>, battle: &Battle, side: Side, pick: Pick) -> Markup {
    let count = page.player(pick.owner).count(battle.area, pick.kind);
    html! {
        div class={ "fighter fighter--foe " (seat_class(pick.owner)) } {
            (block(page, &Block { seat: pick.owner, kind: pick.kind, count, class: "" }))
            span.fighter__t {
                span.name { (named(page, pick)) }
                span.mods { (small("i-dice")) (mods(page, battle, side, pick)) }
                (superior(page, battle, side, pick))
            }
        }
    }
}

fn named(page: &Page<'_>, pick: Pick) -> Markup {
    html! {
        (page.name(units::name(page.table, pick.kind)))
        @if pick.ship > 0 { small { " " (page.say(&msg!("with-cargo"))) } }
    }
}

/// With or without air support (EC-8.17).
fn wings(page: &Page<'_>) -> Markup {
    let Some(level) = page.choice.level("air").filter(|level| level.values.len() > 1) else {
        return Markup::default();
    };
    let word = |value: &str| match value.parse().map(Seat) {
        Ok(seat) => {
            page.say(&msg!("air-support", player = page.on.player(seat), dice = units::air_dice(page.table)))
        }
        Err(_) => page.say(&msg!("air-none")),
    };
    html! {
        span.segs {
            @for (value, _) in &level.values {
                @let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == *value);
                a.btn.seg href=(page.choose("air", value)) aria-current=[is_taken.then_some("true")] { (word(value)) }
            }
        }
    }
}

/// Dice and what is always added.
fn mods(page: &Page<'_>, battle: &Battle, side: Side, pick: Pick) -> Markup {
    let even = strength(page.table, battle, side, pick, Kind::Settler);
    html! {
        (page.say(&msg!("dice", dice = even.dice)))
        @for (bonus, word) in sources(&even) { em { "+" (bonus) " " (page.say(&word)) } }
    }
}

/// What is added to a roll, with its source.
fn sources(strength: &Strength) -> Vec<(u8, Message)> {
    let all = [
        (strength.superiority, msg!("bonus-superior")),
        (strength.science, msg!("bonus-science")),
        (strength.unit, msg!("bonus-unit")),
        (strength.defense, msg!("bonus-defense")),
    ];
    all.into_iter().filter(|(bonus, _)| *bonus > 0).collect()
}

/// Against which of the viewer's units a unit is superior.
fn superior(page: &Page<'_>, battle: &Battle, side: Side, pick: Pick) -> Markup {
    let beaten = fighters(page, battle, side.other()).into_iter().filter_map(|other| {
        let bonus = strength(page.table, battle, side, pick, other.kind).superiority;
        (bonus > 0).then(|| (bonus, page.name(units::name(page.table, other.kind))))
    });
    html! {
        @for (bonus, unit) in beaten { span.mods { (page.say(&msg!("bonus-against", bonus, unit))) } }
    }
}

/// The chances of a unit against one of the other side.
fn pairing(page: &Page<'_>, battle: &Battle, side: Side, pick: Pick, foe: Pick) -> Markup {
    let ours = strength(page.table, battle, side, pick, foe.kind);
    let theirs = strength(page.table, battle, side.other(), foe, pick.kind);
    let odds = Odds::of(&ours, &theirs);
    let unit = page.name(units::name(page.table, foe.kind));
    let chances = page.say(&msg!("odds", win = odds.win, tie = odds.tie, lose = odds.lose()));
    let (sign, who) = match (ours.superiority, theirs.superiority) {
        (0, 0) => (String::new(), page.say(&msg!("odds-even"))),
        (bonus, 0) => (format!("+{bonus}"), page.say(&msg!("odds-own", bonus))),
        (_, bonus) => (format!("−{bonus}"), page.say(&msg!("odds-foe", bonus))),
    };
    let told = page.say(&msg!("odds-against", unit, chances, who));
    html! {
        span.pairing title=(told) {
            (bar("odds", &told, &[("w", odds.win), ("t", odds.tie)]))
            span aria-hidden="true" { b { (odds.win) } " %" @if !sign.is_empty() { small.is-less[ours.superiority == 0] { " " (sign) } } }
        }
    }
}

/// What lies behind the screen: the own choice, and that the other has chosen.
fn screen(page: &Page<'_>, battle: &Battle, side: Side) -> Markup {
    html! {
        div.screen {
            span.label { (page.say(&msg!("screen"))) }
            div.screen__slots {
                (slot(page, battle, side))
                span.folding aria-hidden="true" { i {} i {} i {} }
                (slot(page, battle, side.other()))
            }
            p.hint {
                @if oracle(page.table, battle).is_some() { (page.say(&msg!("screen-oracle"))) (rules(page, &["EC-R-61"])) }
                @else { (page.say(&msg!("screen-hint"))) }
            }
        }
    }
}

fn slot(page: &Page<'_>, battle: &Battle, side: Side) -> Markup {
    let leader = battle.leader(side);
    let planned = page.asked().filter(|seat| *seat == leader).and_then(|_| planned(page));
    let seen = page.view.picks[side as usize].or(planned);
    let word = match (battle.picked[side as usize], planned) {
        (true, _) => page.say(&msg!("has-chosen", player = page.who(leader), you = page.you(leader))),
        (false, Some(_)) => page.say(&msg!("not-sent")),
        (false, None) => page.say(&msg!("chooses", player = page.who(leader), you = page.you(leader))),
    };
    html! {
        div class={ "slot " (seat_class(leader)) } {
            @match seen {
                Some(pick) => {
                    (block(page, &Block {
                        seat: pick.owner, kind: pick.kind, count: 1,
                        class: if planned.is_some() { "blk2--lg is-ghost" } else { "blk2--lg" },
                    }))
                    @if pick.aircraft.is_some() { (small(icons::kind(Kind::Aircraft))) }
                }
                None if battle.picked[side as usize] => { (back(leader, "blk2--lg")) }
                None => { span.blk2.blk2--lg.blk2--open { (icon("ec-unknown")) } }
            }
            small { (word) }
        }
    }
}

/// What the player has chosen and not sent.
fn planned(page: &Page<'_>) -> Option<Pick> {
    let (unit, air) = (page.choice.value("unit")?, page.choice.value("air")?);
    page.offers.iter().find_map(|offer| match offer.action {
        game_eagle_civ::Action::Pick(pick) if unit_key(pick) == unit && air_key(pick) == air => Some(pick),
        _ => None,
    })
}

/// Whether rounds of a battle are to be shown: it goes on, its phase is not over, or they are new.
pub fn has_rounds(page: &Page<'_>) -> bool {
    let goes_on = page.table.battle.is_some_and(|battle| battle.rounds > 0);
    let is_phase = Phase::of(page.table) == Some(Phase::Battles);
    (recent::has_fresh_rounds(page) || goes_on || is_phase) && !recent::rounds(page).is_empty()
}

/// The rounds in the tray: dice, what was added and why, who was lost.
pub fn rounds(page: &Page<'_>) -> Markup {
    let rounds = recent::rounds(page);
    let number = page.table.battle.map_or(0, |battle| usize::from(battle.rounds));
    let first = number.saturating_sub(rounds.len()) + 1;
    let shown = rounds.len().saturating_sub(2);
    html! {
        div.tray__head {
            span.label { (page.say(&msg!("rounds"))) }
            span.legend { (small("i-dice")) " " (page.say(&msg!("rounds-legend"))) }
        }
        div.rounds {
            @for (at, [attack, defense]) in rounds.iter().enumerate().skip(shown) {
                article.round {
                    div.round__h {
                        span.label { (page.say(&msg!("battle-round", round = first + at))) }
                        span { (lost(page, attack, defense)) }
                    }
                    (rolled(page, attack, attack.total <= defense.total))
                    (rolled(page, defense, defense.total <= attack.total))
                }
            }
            @if page.frame() == Frame::Pick {
                article.round.round--now {
                    div.round__h { span.label { (page.say(&msg!("battle-round", round = number + 1))) } }
                    p.hint { (page.say(&msg!("screen-hint"))) }
                }
            }
        }
    }
}

/// The last round in a line, and all who fell: where the battle leaves no room for the tray with its rounds.
fn last_round(page: &Page<'_>, battle: &Battle) -> Markup {
    let rounds = if battle.rounds > 0 { recent::rounds(page) } else { Vec::new() };
    let Some([attack, defense]) = rounds.last() else { return Markup::default() };
    html! {
        div.last-round.only-narrow {
            span.label { (page.say(&msg!("battle-round", round = battle.rounds))) }
            b { (attack.total) " : " (defense.total) }
            span { (lost(page, attack, defense)) }
            span.blocks {
                @for (pick, count) in fallen(&rounds) {
                    (block(page, &Block { seat: pick.owner, kind: pick.kind, count, class: "blk2--sm blk2--dead" }))
                }
            }
        }
    }
}

/// Who fell in these rounds, and how many of a kind.
fn fallen(rounds: &[[Fought; 2]]) -> Vec<(Pick, u32)> {
    let mut fallen: Vec<(Pick, u32)> = Vec::new();
    let sides = rounds.iter().flat_map(|[attack, defense]| [(attack, defense), (defense, attack)]);
    for (side, _) in sides.filter(|(side, other)| side.total <= other.total) {
        let is_alike = |known: &Pick| (known.owner, known.kind) == (side.pick.owner, side.pick.kind);
        match fallen.iter_mut().find(|(known, _)| is_alike(known)) {
            Some((_, count)) => *count += 1,
            None => fallen.push((side.pick, 1)),
        }
    }
    fallen
}

/// Who was lost in the last round, if it was fought since the viewer's last decision.
pub fn last_lost(page: &Page<'_>) -> Option<String> {
    let rounds = recent::has_fresh_rounds(page).then(|| recent::rounds(page))?;
    let [attack, defense] = rounds.last()?;
    Some(format!("{} : {} · {}", attack.total, defense.total, lost(page, attack, defense)))
}

fn lost(page: &Page<'_>, attack: &Fought, defense: &Fought) -> String {
    let loses = |side: &Fought| {
        let (player, you) = (page.who(side.pick.owner), page.you(side.pick.owner));
        page.say(&msg!("loses", player, you, unit = page.name(units::name(page.table, side.pick.kind))))
    };
    match attack.total.cmp(&defense.total) {
        std::cmp::Ordering::Less => loses(attack),
        std::cmp::Ordering::Greater => loses(defense),
        std::cmp::Ordering::Equal => page.say(&msg!("both-lost")),
    }
}

fn die(icon: &str) -> Markup {
    html! { svg.die aria-hidden="true" { use href=(icons::ICONS.href(icon)) {} } }
}

fn rolled(page: &Page<'_>, side: &Fought, is_lost: bool) -> Markup {
    let Fought { pick, strength, roll, dice, total } = side;
    let class = if is_lost { "blk2--dead" } else { "" };
    html! {
        div class={ "rside " (seat_class(pick.owner)) (if is_lost { " is-lost" } else { "" }) } {
            (block(page, &Block { seat: pick.owner, kind: pick.kind, count: 1, class }))
            span { (page.name(units::name(page.table, pick.kind))) }
            span.dies title=(page.say(&msg!("dice", dice = strength.dice))) {
                @for face in dice.iter() { (die(&format!("ec-die-{}", (*face).clamp(1, 6)))) }
                @if dice.is_empty() { @for _ in 0..strength.dice { (die("ec-die")) } }
                b { (roll) }
            }
            @for (bonus, word) in sources(strength) { span.modchip { b { "+" (bonus) } " " (page.say(&word)) } }
            strong { (total) }
        }
    }
}
