//! Age III events: culture for what a civilization has (TTA-15.8, TTA-26.14).

use engine::{List, Log, Seat};

use crate::board::{Board, Good};
use crate::cards::effect::{Counted, Happening};
use crate::cards::{Age, Card, Category, Kind, Tech};
use crate::event::{Event, What};
use crate::options::Level;
use crate::rules::{goods, rates, score};
use crate::state::{State, Table};

/// TTA-15.11: the players by a value, the highest first; ties by turn order beginning with `active`.
pub fn ranking<K: Ord>(table: &Table, active: Seat, value: impl Fn(&Board) -> K) -> List<Seat, 4> {
    let mut seats: List<Seat, 4> = table.players_from(active).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(value(&table.boards[*seat])));
    seats
}

/// What an Age III event brings a seat; `active` breaks ties.
#[must_use]
pub fn culture(table: &Table, seat: Seat, card: Card, active: Seat) -> i16 {
    let Kind::Event(event) = card.kind() else { return 0 };
    event.effects.iter().map(|effect| of_effect(table, seat, effect, active)).sum()
}

fn of_effect(table: &Table, seat: Seat, effect: &Happening, active: Seat) -> i16 {
    let board = &table.boards[seat];
    match effect {
        Happening::ScoreCulture { who: _, per, amount, max, advanced_game_level } => {
            let advanced = table.level() == Level::Advanced;
            let level = advanced_game_level.filter(|_| advanced).unwrap_or(3);
            let culture = i16::from(*amount) * count(board, *per, level);
            max.map_or(culture, |max| culture.min(i16::from(max)))
        }
        Happening::ScoreCultureByRank { what, p2, p3, p4 } => {
            let order = ranking(table, active, |board| rates::rate(board, *what));
            let place = order.iter().position(|ranked| *ranked == seat).unwrap_or(usize::MAX);
            // TTA-26.19: the figures of the players still in the game.
            let figures: &[u8] = match table.players_left() {
                4 => p4,
                3 => p3,
                _ => p2,
            };
            i16::from(figures.get(place).copied().unwrap_or(0))
        }
        // TTA-29.22: face-down wonders count too.
        Happening::ScoreCulturePerWonder { age_a, age_i, age_ii, age_iii } => {
            let worth = |card: &Card| match card.age() {
                Age::A => *age_a,
                Age::I => *age_i,
                Age::Ii => *age_ii,
                Age::Iii | Age::Iv => *age_iii,
            };
            board.wonders.iter().map(|card| i16::from(worth(card))).sum()
        }
        _ => 0,
    }
}

/// How many of the counted things a civilization has.
fn count(board: &Board, counted: Counted, level: u8) -> i16 {
    let levels = |fits: fn(Category) -> bool| -> i16 {
        board.techs.worked().filter(|tech| fits(tech.category)).map(|tech| rates::levels(board, tech)).sum()
    };
    match counted {
        Counted::FoodProducedByFarms => goods::per_round(board, Good::Food).cast_signed(),
        Counted::ResourcesProducedByMines => goods::per_round(board, Good::Resources).cast_signed(),
        Counted::LevelOfUrbanBuildingWorker => levels(Category::is_urban),
        Counted::LevelOfMilitaryUnitOrArenaWorker => {
            levels(|category| category.is_unit() || category == Category::Arena)
        }
        Counted::Colony => i16::try_from(board.colonies.len()).expect("few colonies"),
        Counted::CivilAction => i16::from(board.civil_total()),
        Counted::MilitaryAction => i16::from(board.military_total()),
        Counted::HappyFace => i16::from(rates::happy(board)),
        Counted::DiscontentWorker => i16::from(rates::discontent(board)),
        Counted::ContentWorkerAbove10 => {
            (board.population().cast_signed() - i16::from(rates::discontent(board)) - 10).max(0)
        }
        Counted::LevelOfGovernmentAndSpecialTechnologies => {
            let special: i16 = board.specials.iter().map(|card| i16::from(card.level())).sum();
            special + i16::from(board.government.level())
        }
        Counted::TechnologyOfLevel3 => {
            let cards = board.techs.iter().map(Tech::card).chain(board.specials.iter().copied());
            let fits = cards.chain([board.government]).filter(|card| card.level() == level);
            i16::try_from(fits.count()).expect("few technologies")
        }
    }
}

/// Scores an Age III event that was revealed during play, with the values of now.
pub fn score_now(state: &mut State, card: Card, active: Seat, log: &mut impl Log<Event>) {
    for (seat, culture) in &all(&state.table, card, active) {
        change(state, *seat, *culture, log);
    }
}

/// What the event brings each player.
#[must_use]
pub fn all(table: &Table, card: Card, active: Seat) -> List<(Seat, i16), 4> {
    table.players_from(active).map(|seat| (seat, culture(table, seat, card, active))).collect()
}

fn change(state: &mut State, seat: Seat, culture: i16, log: &mut impl Log<Event>) {
    let amount = u8::try_from(culture.unsigned_abs()).unwrap_or(u8::MAX);
    if culture >= 0 {
        score::gain(state, seat, What::Culture, amount, log);
    } else {
        score::lose(state, seat, What::Culture, amount, log);
    }
}
