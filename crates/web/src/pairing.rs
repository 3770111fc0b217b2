//! Who meets whom in the next round of a tournament, and how it stands.
//!
//! Points are kept in 120ths, so that places at tables of two to six players are whole numbers. Whoever beats everybody at
//! a table gets one point, whoever is last none, and those between their share; so does whoever has nobody to play with.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use engine::{Outcome, Seat};
use store::{Board, System, Tournament};

/// One point.
pub const POINT: u32 = 120;

/// How somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub number: u16,
    pub points: u32,
    /// The points of all they have met.
    pub opponents: u32,
}

/// A round: who sits at each table, by seat, and who has nobody to play with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    pub tables: Vec<Vec<u16>>,
    pub byes: Vec<u16>,
}

/// What a seat of a table brings.
#[must_use]
pub fn points_of(outcome: &Outcome, seat: Seat) -> u32 {
    let places: Vec<u8> = outcome.ranking.iter().copied().collect();
    let Some(mine) = places.get(seat.index()).copied() else { return 0 };
    let beaten = places.iter().filter(|place| **place > mine).count();
    let shared = places.iter().filter(|place| **place == mine).count() - 1;
    let others = places.len().max(2) - 1;
    u32::try_from(60 * (2 * beaten + shared) / others).unwrap_or(0)
}

/// Everybody, the best first: by points, then by those of whom they met, then by rating and by when they entered.
#[must_use]
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let mut points: BTreeMap<u16, u32> = tournament.entrants.iter().map(|one| (one.number, 0)).collect();
    for board in &tournament.boards {
        for (seat, player) in (0..).map(Seat).zip(&board.players) {
            *points.entry(*player).or_default() += earned(board, seat);
        }
    }
    let mut standings: Vec<Standing> = points
        .iter()
        .map(|(number, own)| {
            let met = tournament.boards.iter().filter(|board| board.players.contains(number));
            let met = met.flat_map(|board| &board.players).filter(|other| *other != number);
            Standing { number: *number, points: *own, opponents: met.map(|other| points[other]).sum() }
        })
        .collect();
    let rating =
        |number: u16| tournament.entrants.iter().find(|one| one.number == number).and_then(|one| one.rating);
    standings.sort_by_key(|one| (Reverse((one.points, one.opponents, rating(one.number))), one.number));
    standings
}

fn earned(board: &Board, seat: Seat) -> u32 {
    match (&board.outcome, &board.match_id) {
        (Some(outcome), _) => points_of(outcome, seat),
        (None, None) => POINT,
        (None, Some(_)) => 0,
    }
}

/// How many rounds it takes until everybody has met everybody, if tables could always be filled with new people.
#[must_use]
pub fn rounds_for_all(players: usize, seats: u8) -> u8 {
    let others = players.max(2) - 1;
    let rounds = match seats {
        // One more if somebody is left over each time.
        2 => others + players % 2,
        _ => others.div_ceil(usize::from(seats.max(2)) - 1),
    };
    u8::try_from(rounds).unwrap_or(u8::MAX)
}

/// Whether a tournament in which everybody meets everybody goes on after the rounds that were planned: at tables of three or
/// more somebody meets somebody again before everybody has met. It ends all the same after about twice as many rounds.
#[must_use]
pub fn needs_another_round(tournament: &Tournament) -> bool {
    let most =
        rounds_for_all(tournament.entrants.len(), tournament.seats).saturating_mul(2).saturating_add(2);
    tournament.system == System::RoundRobin && tournament.round < most && !have_all_met(tournament)
}

fn have_all_met(tournament: &Tournament) -> bool {
    let there: Vec<u16> =
        tournament.entrants.iter().filter(|one| !one.withdrawn).map(|one| one.number).collect();
    let mut pairs =
        there.iter().enumerate().flat_map(|(at, one)| there[at + 1..].iter().map(move |other| (one, other)));
    let has_met = |one: &u16, other: &u16| {
        tournament.boards.iter().any(|board| board.players.contains(one) && board.players.contains(other))
    };
    pairs.all(|(one, other)| has_met(one, other))
}

/// The next round. `least` is the smallest table at which the game is played.
#[must_use]
pub fn pair(tournament: &Tournament, least: u8) -> Round {
    let mut round = match (tournament.system, tournament.seats) {
        (System::RoundRobin, 2) => circle(tournament),
        _ => by_standing(tournament, least),
    };
    for table in &mut round.tables {
        seat_fairly(tournament, table);
    }
    round
}

/// Everybody but one stays on a circle that turns by one with each round; those who face each other meet.
fn circle(tournament: &Tournament) -> Round {
    let mut numbers: Vec<Option<u16>> = tournament.entrants.iter().map(|one| Some(one.number)).collect();
    if numbers.len() % 2 == 1 {
        numbers.push(None);
    }
    let Some((fixed, circle)) = numbers.split_first_mut() else { return Round::default() };
    if circle.is_empty() {
        return Round::default();
    }
    circle.rotate_left(usize::from(tournament.round) % circle.len());
    let line: Vec<Option<u16>> = [*fixed].into_iter().chain(circle.iter().copied()).collect();
    let half = line.len() / 2;
    let plays = |number: &Option<u16>| number.filter(|number| is_active(tournament, *number));
    let mut round = Round::default();
    for (one, other) in line[..half].iter().zip(line[half..].iter().rev()) {
        match (plays(one), plays(other)) {
            (Some(one), Some(other)) => round.tables.push(vec![one, other]),
            (Some(alone), None) | (None, Some(alone)) => round.byes.push(alone),
            (None, None) => {}
        }
    }
    round
}

fn is_active(tournament: &Tournament, number: u16) -> bool {
    tournament.entrants.iter().any(|one| one.number == number && !one.withdrawn)
}

/// Tables filled from the best to the last, then changed as long as fewer meet again, or those who meet stand closer.
fn by_standing(tournament: &Tournament, least: u8) -> Round {
    let standings: Vec<Standing> =
        standings(tournament).into_iter().filter(|one| is_active(tournament, one.number)).collect();
    let (sizes, byes) = sizes(standings.len(), tournament.seats, least);
    let alone = byes_of(tournament, &standings, byes);
    let playing = standings.iter().filter(|one| !alone.contains(&one.number)).map(|one| one.number);
    let judge = Judge::of(tournament, &standings);
    let mut tables = fill(&playing.collect::<Vec<_>>(), &sizes, &judge);
    improve(&mut tables, &judge);
    Round { tables, byes: alone }
}

/// How large the tables are, as alike as it goes, and how many have nobody to play with.
fn sizes(players: usize, seats: u8, least: u8) -> (Vec<usize>, usize) {
    let (seats, least) = (usize::from(seats.max(2)), usize::from(least.max(2)));
    for byes in 0..=players {
        let playing = players - byes;
        let tables = playing.div_ceil(seats);
        if tables == 0 {
            return (Vec::new(), players);
        }
        if playing / tables >= least {
            let larger = playing % tables;
            let size = |table| playing / tables + usize::from(table < larger);
            return ((0..tables).map(size).collect(), byes);
        }
    }
    (Vec::new(), players)
}

/// Those who have nobody to play with: the last ones to whom it has happened least often.
fn byes_of(tournament: &Tournament, standings: &[Standing], count: usize) -> Vec<u16> {
    let had = |number: u16| {
        tournament
            .boards
            .iter()
            .filter(|board| board.match_id.is_none() && board.players.contains(&number))
            .count()
    };
    let mut last: Vec<u16> = standings.iter().rev().map(|one| one.number).collect();
    last.sort_by_key(|number| had(*number));
    last.truncate(count);
    last
}

/// What speaks against a table.
struct Judge {
    points: BTreeMap<u16, u32>,
    met: BTreeMap<(u16, u16), u64>,
    by_points: bool,
}

/// Meeting again weighs more than any difference in points.
const AGAIN: u64 = 1_000_000;

impl Judge {
    fn of(tournament: &Tournament, standings: &[Standing]) -> Self {
        let mut met = BTreeMap::new();
        for board in &tournament.boards {
            for one in &board.players {
                for other in &board.players {
                    *met.entry((*one, *other)).or_default() += 1;
                }
            }
        }
        let points = standings.iter().map(|one| (one.number, one.points)).collect();
        Self { points, met, by_points: tournament.system == System::Swiss }
    }

    fn pair(&self, one: u16, other: u16) -> u64 {
        let met = self.met.get(&(one, other)).copied().unwrap_or_default();
        let points = |number| self.points.get(&number).copied().unwrap_or_default();
        let apart = if self.by_points { u64::from(points(one).abs_diff(points(other))) } else { 0 };
        // Twice again is worse than once again twice.
        met * met * AGAIN + apart
    }

    fn table(&self, table: &[u16]) -> u64 {
        let pairs = table.iter().enumerate();
        pairs.flat_map(|(at, one)| table[at + 1..].iter().map(|other| self.pair(*one, *other))).sum()
    }
}

/// Fills one table after the other: the best of those who are left, then whoever fits best.
fn fill(playing: &[u16], sizes: &[usize], judge: &Judge) -> Vec<Vec<u16>> {
    let mut left = playing.to_vec();
    let mut tables = Vec::new();
    for size in sizes {
        let mut table: Vec<u16> = Vec::new();
        while table.len() < *size && !left.is_empty() {
            let against = |other: &u16| table.iter().map(|one| judge.pair(*one, *other)).sum::<u64>();
            let best = (0..left.len()).min_by_key(|at| (against(&left[*at]), *at)).unwrap_or_default();
            table.push(left.remove(best));
        }
        tables.push(table);
    }
    tables
}

/// Lets people change places as long as that is better for both tables together.
fn improve(tables: &mut [Vec<u16>], judge: &Judge) {
    /// It ends by itself, since every change is for the better; this only keeps a huge tournament short.
    const PATIENCE: usize = 200;
    for _ in 0..PATIENCE {
        if !improve_once(tables, judge) {
            return;
        }
    }
}

fn improve_once(tables: &mut [Vec<u16>], judge: &Judge) -> bool {
    let mut improved = false;
    for first in 0..tables.len() {
        for second in first + 1..tables.len() {
            for (at, with) in places(tables[first].len(), tables[second].len()) {
                let before = judge.table(&tables[first]) + judge.table(&tables[second]);
                let (one, other) = (tables[first][at], tables[second][with]);
                (tables[first][at], tables[second][with]) = (other, one);
                if judge.table(&tables[first]) + judge.table(&tables[second]) < before {
                    improved = true;
                } else {
                    (tables[first][at], tables[second][with]) = (one, other);
                }
            }
        }
    }
    improved
}

fn places(first: usize, second: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..first).flat_map(move |at| (0..second).map(move |with| (at, with)))
}

/// Whoever sat first least often does so now.
fn seat_fairly(tournament: &Tournament, table: &mut [u16]) {
    let firsts = |number: u16| {
        let first = |board: &&Board| board.match_id.is_some() && board.players.first() == Some(&number);
        tournament.boards.iter().filter(first).count()
    };
    let turn = u16::from(tournament.round);
    table.sort_by_key(|number| (firsts(*number), number.wrapping_add(turn) % 2, *number));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use store::{Entrant, MatchId, Stage, UserId, Who};

    use super::*;

    fn tournament(system: System, players: u16, seats: u8) -> Tournament {
        let entrant = |number| Entrant {
            number,
            who: Who::Bot("easy".into()),
            name: number.to_string(),
            rating: None,
            withdrawn: false,
        };
        Tournament {
            id: "t".into(),
            title: "Cup".into(),
            game: "hill".into(),
            options: serde_json::json!({}),
            seats,
            system,
            rounds: 5,
            same_deals: false,
            pace: store::Pace::Free,
            caretaker: false,
            host: UserId("h".into()),
            stage: Stage::Open,
            round: 0,
            updated_at: 0,
            entrants: (0..players).map(entrant).collect(),
            boards: Vec::new(),
        }
    }

    /// Plays a round: the smaller number is better.
    fn play(tournament: &mut Tournament) -> Round {
        let round = pair(tournament, 2);
        tournament.round += 1;
        for table in &round.tables {
            let outcome =
                Outcome::by_points(table.len() as u8, |seat| -i32::from(table[seat.index()]), |_| 0);
            tournament.boards.push(Board {
                round: tournament.round,
                number: tournament.boards.len() as u16,
                match_id: Some(MatchId("m".into())),
                players: table.clone(),
                outcome: Some(outcome),
            });
        }
        for bye in &round.byes {
            tournament.boards.push(Board {
                round: tournament.round,
                number: tournament.boards.len() as u16,
                match_id: None,
                players: vec![*bye],
                outcome: None,
            });
        }
        round
    }

    fn meetings(tournament: &Tournament) -> BTreeMap<(u16, u16), usize> {
        let mut met = BTreeMap::new();
        for board in &tournament.boards {
            for (at, one) in board.players.iter().enumerate() {
                for other in &board.players[at + 1..] {
                    *met.entry(((*one).min(*other), (*one).max(*other))).or_default() += 1;
                }
            }
        }
        met
    }

    #[test]
    fn everybody_meets_everybody_once() {
        for players in [2, 5, 8, 13] {
            let mut cup = tournament(System::RoundRobin, players, 2);
            for _ in 0..rounds_for_all(players.into(), 2) {
                let round = play(&mut cup);
                let seated: BTreeSet<u16> =
                    round.tables.iter().flatten().chain(&round.byes).copied().collect();
                assert_eq!(seated.len(), usize::from(players));
            }
            let met = meetings(&cup);
            assert_eq!(met.len(), usize::from(players * (players - 1) / 2), "{players}");
            assert!(met.values().all(|count| *count == 1));
        }
    }

    #[test]
    fn at_larger_tables_everybody_meets_everybody_too() {
        for (players, seats) in [(5, 3), (8, 4), (9, 3), (12, 4), (16, 4), (13, 5)] {
            let mut cup = tournament(System::RoundRobin, players, seats);
            let planned = rounds_for_all(players.into(), seats);
            while cup.round < planned || needs_another_round(&cup) {
                play(&mut cup);
            }
            assert_eq!(
                meetings(&cup).len(),
                usize::from(players * (players - 1) / 2),
                "{players} at {seats}"
            );
            assert!(cup.round <= 2 * planned + 2);
        }
        let mut swiss = tournament(System::Swiss, 8, 4);
        play(&mut swiss);
        assert!(!needs_another_round(&swiss));
    }

    #[test]
    fn in_a_swiss_tournament_nobody_meets_twice_and_the_best_comes_first() {
        for players in [8, 9, 16, 31] {
            let mut cup = tournament(System::Swiss, players, 2);
            for _ in 0..4 {
                play(&mut cup);
            }
            assert!(meetings(&cup).values().all(|count| *count == 1), "{players}");
            let byes = cup.boards.iter().filter(|board| board.match_id.is_none());
            let alone: BTreeSet<u16> = byes.clone().flat_map(|board| board.players.clone()).collect();
            assert_eq!(alone.len(), byes.count(), "nobody sits out twice");
            let standings = standings(&cup);
            assert_eq!((standings[0].number, standings[0].points), (0, 4 * POINT));
        }
    }

    #[test]
    fn larger_tables_are_alike_and_people_meet_new_ones() {
        let mut cup = tournament(System::Swiss, 16, 4);
        let round = play(&mut cup);
        assert!(round.tables.iter().all(|table| table.len() == 4) && round.byes.is_empty());
        play(&mut cup);
        assert!(meetings(&cup).values().all(|count| *count == 1));
        assert_eq!(sizes(9, 4, 2), (vec![3, 3, 3], 0));
        assert_eq!(sizes(5, 4, 2), (vec![3, 2], 0));
        assert_eq!(sizes(5, 3, 3), (vec![3], 2));
        assert_eq!(sizes(7, 2, 2), (vec![2, 2, 2], 1));
        assert_eq!(sizes(1, 2, 2), (vec![], 1));
    }

    #[test]
    fn points_are_shares_of_the_table() {
        let outcome = Outcome::by_points(4, |seat| [9, 5, 5, 1][seat.index()], |_| 0);
        let points: Vec<u32> = (0..4).map(|seat| points_of(&outcome, Seat(seat))).collect();
        assert_eq!(points, [120, 60, 60, 0]);
        let draw = Outcome::by_points(2, |_| 3, |_| 0);
        assert_eq!(points_of(&draw, Seat(1)), POINT / 2);
    }

    #[test]
    fn whoever_withdraws_is_paired_no_more() {
        for system in [System::Swiss, System::RoundRobin] {
            let mut cup = tournament(system, 6, 2);
            play(&mut cup);
            cup.entrants[3].withdrawn = true;
            let round = pair(&cup, 2);
            assert!(!round.tables.iter().flatten().chain(&round.byes).any(|number| *number == 3));
            assert_eq!(round.tables.iter().flatten().chain(&round.byes).count(), 5);
        }
    }
}
