//! What the learned evaluation of The Boardgame looks at.

use engine::{BySeat, Game, Seat};
use game_eagle_civ::State;
use game_eagle_civ::action::Action;
use game_eagle_civ::cards::{Improvement, Kind, Milestone, Resource, Technology, Wonder};
use game_eagle_civ::frame::Frame;
use game_eagle_civ::rules::{production, technology};
use game_eagle_civ::scoring;
use game_eagle_civ::state::Holder;
use game_eagle_civ::view::View;

use super::{FOUND, Judge, MINIMUM, forces, gold, income, is_before_production, left, produced, standing};
use crate::network::Sink;
use crate::search::Style;
use crate::values::DOUBLE;
use crate::{Ahead, Evaluate};

/// The same once it is known that the match ends with this turn.
const ENDING: i32 = 1_500;

impl Evaluate for State {
    const UNIT: i32 = 3_500;

    const RATED: &'static str = include_str!("../../ratings/eagle-civ.json");

    /// A position in the middle of a turn says little: the best moves are played on for two turns (one turn, and a tree, were
    /// no better than one step ahead).
    const STYLES: [Style; 4] =
        [Style::erring(20, 80), Style::distracted(150, 30, 120), Style::exact(3, 0), Style::ahead(2_000, 2)];

    fn is_harmless(action: &Action) -> bool {
        use Action::{
            AssignRest, Decline, EndAttacks, EndMoves, EndPurchase, EndTrade, LetPass, StayOut, Waive,
        };
        let ends = matches!(action, EndMoves | EndAttacks | EndTrade | EndPurchase | AssignRest);
        ends || matches!(action, LetPass | StayOut | Decline(_) | Waive)
    }

    const AHEAD: &'static [Ahead] = &[Ahead::Declines, Ahead::Ends];

    fn ahead(&self, action: &Action) -> Option<Ahead> {
        match action {
            Action::LetPass | Action::StayOut | Action::Decline(_) => Some(Ahead::Declines),
            Action::EndMoves | Action::EndAttacks | Action::EndTrade | Action::EndPurchase => {
                Some(Ahead::Ends)
            }
            _ => None,
        }
    }

    fn phase(&self) -> usize {
        self.table.era as usize
    }

    fn is_pass(&self, action: &Action) -> bool {
        matches!(action, Action::EndMoves | Action::EndTrade | Action::EndPurchase | Action::EndAttacks)
    }

    /// A settler that goes no further looks at the marker where it is (EC-3.1), and who is clearly ahead ends the
    /// match (EC-26.6): what is won can only get lost.
    fn before(view: &View, action: &Action, legal: &[Action]) -> Option<Action> {
        let new = |action: &&Action| matches!(action, Action::Look(region) if view.marker(*region).is_none());
        let look = || if *action == Action::EndMoves { legal.iter().find(new).copied() } else { None };
        legal.iter().find(|action| ends_won(view, action)).copied().or_else(look)
    }

    fn standings(&self, observer: Seat) -> Option<BySeat<i32, 8>> {
        Some(BySeat::from_fn(self.seats(), |seat| {
            let judge = Judge::new(self, seat, &FOUND);
            let worth = if seat == observer { own(&judge) } else { seen(&judge) };
            let unit = if self.table.ending.is_some() { ENDING } else { Self::UNIT };
            (i64::from(worth) * i64::from(DOUBLE) / i64::from(unit)) as i32
        }))
    }

    fn describe(&self, observer: Seat, seat: Seat, out: &mut impl Sink) {
        let judge = Judge::new(self, seat, &FOUND);
        terms(&judge, observer, out);
        realm(&judge, out);
        knowledge(&judge, out);
        time(&judge, out);
    }
}

/// Nobody makes up a lead of this many points in the rest of a turn.
const CLEARLY: i32 = 15;

/// Whether the viewer declares the end of a match that is won.
fn ends_won(view: &View, action: &Action) -> bool {
    let (Action::DeclareEnd(Wonder::UnitedNations), Some(seat)) = (action, view.viewer) else { return false };
    let points = |seat: Seat| scoring::points(&view.table, seat).total();
    let others = view.table.players.seats().filter(|other| *other != seat).map(points);
    points(seat) >= others.max().unwrap_or(0) + CLEARLY
}

/// What the observer is worth.
fn own(judge: &Judge<'_>) -> i32 {
    let moves = matches!(judge.table.frame(), Frame::Move { seat } if seat == judge.seat);
    judge.worth() + if moves { judge.chances() * 9 / 10 } else { 0 } - fleeting(judge)
}

/// What another seat is worth: what lies open.
fn seen(judge: &Judge<'_>) -> i32 {
    let (table, seat) = (judge.table, judge.seat);
    if table.ending.is_some() {
        return judge.weights.point * scoring::points(table, seat).total();
    }
    standing(table, seat, judge.weights) + forces(table, seat, judge.weights) + judge.battles()
}

/// The terms of the hand-written evaluation.
fn terms(judge: &Judge<'_>, observer: Seat, out: &mut impl Sink) {
    let (table, seat) = (judge.table, judge.seat);
    let ends = table.ending.is_some();
    let points = judge.weights.point * scoring::points(table, seat).total();
    // More would run over the most that an input can say.
    out.term("points", if ends { 2 * points } else { points });
    out.term("standing", if ends { 0 } else { standing(table, seat, judge.weights) - points });
    out.term("settlements", if ends { 0 } else { judge.settlements() });
    // The armies of others are felt as threats; what they may found is not worth the time to work out.
    let pieces = if ends {
        0
    } else if observer == seat {
        judge.pieces()
    } else {
        forces(table, seat, judge.weights)
    };
    out.term("pieces", pieces);
    let to_come = !ends && is_before_production(table);
    out.term(
        "production",
        if to_come {
            judge.weights.gold * income(table, seat, judge.weights, |place| place.holder).max(MINIMUM)
        } else {
            0
        },
    );
    let advanced = table.options.advanced();
    let known = table.technologies_of(seat).count() as i32;
    out.term("knowledge", if advanced && !ends { judge.weights.knowledge * known } else { 0 });
    out.term("milestones", if advanced || ends { 0 } else { judge.milestones() });
    out.term("savings", if ends { 0 } else { judge.savings() });
    out.term("battles", judge.battles());
    let moves = matches!(table.frame(), Frame::Move { seat: mover } if mover == seat);
    out.term("attacks to come", if moves && observer == seat { judge.chances() * 9 / 10 } else { 0 });
    out.term("fleeting", if ends { 0 } else { -fleeting(judge) });
    out.term("offers", if observer == seat { judge.offers() } else { 0 });
}

/// What is counted as income and ends with the era: improvements and wonders of the advanced rules (EC-20.3).
fn fleeting(judge: &Judge<'_>) -> i32 {
    let (table, seat) = (judge.table, judge.seat);
    if !table.options.advanced() || !table.era_ended {
        return 0;
    }
    let served = 2 * production::faces(table, seat).saturating_sub(1) + 4 * production::gears(table, seat);
    judge.weights.gold * left(table, judge.weights) * served as i32
}

/// Settlements, gold and units.
fn realm(judge: &Judge<'_>, out: &mut impl Sink) {
    let (table, seat) = (judge.table, judge.seat);
    let player = &table.players[seat];
    out.number("gold", gold(table, seat).min(400), 40);
    out.one_of("purse", 10, Some(((gold(table, seat) / 10).clamp(0, 9)) as usize));
    out.number("income", income(table, seat, judge.weights, |place| place.owner), 20);
    let mut sizes = [0; 4];
    let mut stock = [0i32; Resource::ALL.len()];
    let mut unguarded = 0;
    for (region, place) in table.settlements_of(seat) {
        sizes[usize::from(place.size.clamp(1, 4)) - 1] += 1;
        unguarded += i32::from(judge.own[region.index()] == 0);
        if let Some(resource) = table.resource(region) {
            stock[resource.index()] += 1;
        }
    }
    for (name, count) in ["villages", "towns", "cities", "metropolises"].iter().zip(sizes) {
        out.number(name, count, 3);
    }
    out.number("size of all", sizes.iter().zip(1..).map(|(count, size)| count * size).sum(), 8);
    out.number("unguarded", unguarded, 3);
    let names = ["wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare metals"];
    for (name, count) in names.iter().zip(stock) {
        out.number(name, count, 2);
    }
    out.number("kinds of resources", stock.iter().filter(|count| **count > 0).count() as i32, 3);
    out.number("largest stock", stock.iter().copied().max().unwrap_or(0), 2);
    let tally = |which: fn(Kind) -> bool| player.tally(|group| which(group.kind)) as i32;
    out.number("settlers", tally(|kind| kind == Kind::Settler), 2);
    out.number("armies", tally(Kind::is_army), 4);
    out.number("fleets", tally(Kind::is_fleet), 3);
    let strength: i32 = judge.own.iter().sum();
    out.number("strength", strength, 60);
    out.flag("out of the game", player.out);
    out.number("points so far", scoring::points(table, seat).total(), 10);
}

/// Technologies, wonders, improvements.
fn knowledge(judge: &Judge<'_>, out: &mut impl Sink) {
    let (table, seat) = (judge.table, judge.seat);
    out.set("technology", Technology::ALL.len(), table.technologies_of(seat).map(Technology::index));
    out.number("technologies", table.technologies_of(seat).count() as i32, 3);
    out.number("technologies of the era", technology::of_era(table, seat, table.era) as i32, 2);
    out.set("wonder", Wonder::ALL.len(), table.wonders_of(seat).map(Wonder::index));
    out.set(
        "improvement",
        Improvement::ALL.len(),
        table.players[seat].improvements.iter().map(Improvement::index),
    );
    out.number("improvements", table.players[seat].improvements.len() as i32, 3);
    let open = |milestone: &&Milestone| {
        milestone.facts().era == table.era && table.wonder(milestone.wonder()) == Holder::Supply
    };
    let best = Milestone::ALL.iter().filter(open).map(|milestone| {
        100 * judge.progress(*milestone).min(milestone.facts().amount as i32)
            / (milestone.facts().amount as i32).max(1)
    });
    out.number("nearest milestone", best.max().unwrap_or(0), 50);
}

/// How far the match is, and whose turn it is.
fn time(judge: &Judge<'_>, out: &mut impl Sink) {
    let (table, seat) = (judge.table, judge.seat);
    out.one_of("era", 4, Some(table.era as usize));
    out.flag("era ends", table.era_ended);
    out.flag("match ends", table.ending.is_some());
    out.flag("advanced", table.options.advanced());
    out.number("turn", i32::from(table.turn).min(60), 10);
    out.number("productions", produced(table).min(60), 10);
    let modern = table.players.seats().map(|seat| technology::of_era(table, seat, table.era)).sum::<usize>();
    out.number("technologies of the era in play", modern as i32, 2);
    let seats = table.players.count();
    let place = (seat.0 + seats - table.first_player.0) % seats;
    out.one_of("place in the turn", 6, Some(place.into()));
    let asked = table.frame().seat() == Some(seat);
    out.one_of("question", 10, asked.then(|| question(table.frame())));
    out.one_of("phase", 10, Some(question(table.frame())));
    out.flag("nobody after", table.after(seat).is_none());
}

const fn question(frame: Frame) -> usize {
    match frame {
        Frame::Draft { .. } => 0,
        Frame::Move { .. } => 1,
        Frame::Attack { .. } => 2,
        Frame::React { .. } | Frame::Join { .. } | Frame::Pick => 3,
        Frame::Trade => 4,
        Frame::Assign => 5,
        Frame::Purchase { .. } => 6,
        Frame::Place { .. } | Frame::Grow { .. } => 7,
        Frame::FreeTechnology { .. } | Frame::MinorUnit { .. } | Frame::Claim => 8,
        _ => 9,
    }
}
