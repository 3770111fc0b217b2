//! Chapters 4 and 19: rates, strength, happy faces. They always equal the sum over the cards in
//! play (TTA-4.8), so they are worked out when somebody asks and never stored.

use crate::board::Board;
use crate::cards::effect::{FaceSource, Rate};
use crate::cards::{Category, Output, Tech};
use crate::rules::tactics;

/// TTA-4.3: the most culture or science that a rate scores.
pub const MAX_RATE: i16 = 30;
/// TTA-4.4: the greatest strength that is shown.
pub const MAX_STRENGTH: i16 = 60;
/// TTA-4.5: the most happy faces that count.
pub const MAX_HAPPY: i16 = 8;
/// TTA-4.2: the most science points.
pub const MAX_SCIENCE: u8 = 40;

/// TTA-4.3: culture points per round.
#[must_use]
pub fn culture_rate(board: &Board) -> u8 {
    shown(culture_sum(board), MAX_RATE)
}

/// TTA-4.3: science points per round.
#[must_use]
pub fn science_rate(board: &Board) -> u8 {
    shown(science_sum(board), MAX_RATE)
}

/// TTA-4.4: military strength.
#[must_use]
pub fn strength(board: &Board) -> u8 {
    shown(strength_sum(board), MAX_STRENGTH)
}

/// TTA-4.5, TTA-29.21: happy faces: doubled first, then unhappy ones are taken off, then capped.
#[must_use]
pub fn happy(board: &Board) -> u8 {
    let faces = board.perks.happy + sum(board, |output| output.happy);
    shown(doubled(board, faces) - board.perks.unhappy, MAX_HAPPY)
}

/// A rate or the strength, as events name it.
#[must_use]
pub fn rate(board: &Board, what: Rate) -> u8 {
    match what {
        Rate::CultureRate => culture_rate(board),
        Rate::ScienceRate => science_rate(board),
        Rate::Strength => strength(board),
    }
}

/// TTA-19.3: workers that are not content.
#[must_use]
pub fn discontent(board: &Board) -> u8 {
    happy_needed(board.yellow).saturating_sub(happy(board))
}

/// TTA-19.2: happy faces that a yellow bank with so many tokens needs.
#[must_use]
pub const fn happy_needed(yellow: u8) -> u8 {
    match yellow {
        17.. => 0,
        13..=16 => 1,
        11..=12 => 2,
        9..=10 => 3,
        7..=8 => 4,
        5..=6 => 5,
        3..=4 => 6,
        1..=2 => 7,
        0 => 8,
    }
}

/// TTA-4.6: the cap is for the shown value only; the sum goes on behind it.
fn shown(sum: i16, most: i16) -> u8 {
    u8::try_from(sum.clamp(0, most)).expect("at most 60")
}

/// The full sum behind the culture rate.
#[must_use]
pub fn culture_sum(board: &Board) -> i16 {
    let perks = &board.perks;
    let each = |category: Category| i16::from(perks.culture_each[category as usize]) * count(board, category);
    let colonies = i16::from(perks.colony_culture) * i16::try_from(board.colonies.len()).expect("few");
    perks.culture
        + sum(board, |output| output.culture)
        + Category::ALL.map(each).iter().sum::<i16>()
        + colonies
        + faces(board, &perks.face_culture)
        + culture_of_pairs(board)
        + culture_of_tech(board)
        + culture_of_labs(board)
        + culture_of_best_theater(board)
}

fn culture_of_pairs(board: &Board) -> i16 {
    board.perks.pair.map_or(0, |(a, b, amount)| i16::from(amount) * count(board, a).min(count(board, b)))
}

fn culture_of_tech(board: &Board) -> i16 {
    let worth =
        |(tech, amount, most): (Tech, u8, u8)| i16::from(amount) * workers(board, tech).min(i16::from(most));
    board.perks.culture_tech.map_or(0, worth)
}

fn culture_of_labs(board: &Board) -> i16 {
    let lab_levels: i16 = board.techs.of(Category::Lab).map(|lab| levels(board, lab)).sum();
    i16::from(board.perks.lab_culture) * lab_levels
}

fn culture_of_best_theater(board: &Board) -> i16 {
    match best(board, Category::Theater) {
        Some(theater) if board.perks.doubles_best_theater => i16::from(theater.facts().output.culture),
        _ => 0,
    }
}

/// The full sum behind the science rate.
#[must_use]
pub fn science_sum(board: &Board) -> i16 {
    // TTA-29.19: a lab never gives less than 0.
    let penalty =
        |lab: Tech| workers(board, lab) * i16::from(board.perks.lab_penalty.min(lab.facts().output.science));
    let penalties: i16 =
        if board.perks.lab_penalty == 0 { 0 } else { board.techs.of(Category::Lab).map(penalty).sum() };
    // TTA-29.20: the best one by its level, which gives nothing at level 0.
    let best_level =
        [Category::Lab, Category::Library].map(|category| best(board, category).map_or(0, |tech| tech.level));
    let extra = i16::from(board.perks.best_science) * i16::from(best_level[0].max(best_level[1]));
    board.perks.science + sum(board, |output| output.science) - penalties + extra
}

/// The full sum behind the strength.
#[must_use]
pub fn strength_sum(board: &Board) -> i16 {
    let perks = &board.perks;
    let each = |category: Category| {
        let index = category as usize;
        i16::from(perks.strength_each[index] + perks.unit_strength[index]) * count(board, category)
    };
    let armies = tactics::armies(board, &board.techs.units());
    // TTA-28.4: belongs to the civilization.
    let best_army = if perks.doubles_best_army { armies.best } else { 0 };
    perks.strength
        + sum(board, |output| output.strength)
        + Category::UNITS.map(each).iter().sum::<i16>()
        + faces(board, &perks.face_strength)
        + i16::try_from(armies.bonus + best_army).expect("a few hundred at most")
}

/// Happy faces on temples, theaters and wonders, each counted as often as `worth` says (TTA-28.6:
/// doubled by St. Peter's).
fn faces(board: &Board, worth: &[u8; 3]) -> i16 {
    if *worth == [0; 3] {
        return 0;
    }
    let on = |category: Category| -> i16 {
        let happy = |tech: Tech| workers(board, tech) * i16::from(tech.facts().output.happy);
        board.techs.of(category).map(happy).sum()
    };
    let counted = [FaceSource::Temple, FaceSource::Theater, FaceSource::Wonder].map(|source| {
        let faces = match source {
            FaceSource::Temple => on(Category::Temple),
            FaceSource::Theater => on(Category::Theater),
            FaceSource::Wonder => board.perks.wonder_happy,
        };
        faces * i16::from(worth[source as usize])
    });
    doubled(board, counted.iter().sum())
}

fn doubled(board: &Board, faces: i16) -> i16 {
    if board.perks.doubles_happy { 2 * faces } else { faces }
}

/// TTA-1.5: what all workers on cards give together.
fn sum(board: &Board, part: impl Fn(&Output) -> u8) -> i16 {
    board.techs.worked().map(|tech| workers(board, tech) * i16::from(part(&tech.facts().output))).sum()
}

/// The highest technology of a type that has a worker.
#[must_use]
pub fn best(board: &Board, category: Category) -> Option<Tech> {
    board.techs.of(category).rev().find(|tech| board.techs.workers(*tech) > 0)
}

/// The level of a technology, once for each worker on it.
#[must_use]
pub fn levels(board: &Board, tech: Tech) -> i16 {
    workers(board, tech) * i16::from(tech.level)
}

fn workers(board: &Board, tech: Tech) -> i16 {
    i16::from(board.techs.workers(tech))
}

fn count(board: &Board, category: Category) -> i16 {
    i16::from(board.techs.count(category))
}
