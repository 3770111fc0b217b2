//! How well people play: a rating for each game and number of players.
//!
//! A match counts if everybody at the table has an account and wants to be rated when it begins; bots are not rated, so that
//! nobody climbs by playing the weakest of them all day. Whoever gives up their seat is last. The ratings change in the
//! transaction of the last move, so a match is rated exactly once.
//!
//! The sums are those of Weng and Lin for matches of several players (2011, Bradley-Terry with full pairs): unlike Elo and
//! Glicko, they know one result of four players and not six of two. They are kept on the scale that players know: 1500 for a
//! newcomer, and with 400 more one is ten times as likely to win.

use async_trait::async_trait;
use engine::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{MatchId, Millis, Result, UserId};

/// How well somebody plays, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub points: f64,
    /// The true strength lies within two of these, most likely.
    pub deviation: f64,
}

impl Rating {
    /// Of somebody who has not played yet.
    pub const NEW: Self = Self { points: 1500.0, deviation: 2.0 * BETA };

    /// What somebody is at least worth, most likely.
    #[must_use]
    pub fn least(self) -> f64 {
        self.points - 2.0 * self.deviation
    }
}

/// What chance does to a single match: 400 / (ln 10 · √2), so that 400 points mean ten to one.
const BETA: f64 = 122.8;
/// So sure nobody can be: otherwise the ratings of those who play much would stand still for ever. In the sums it is the
/// least part of its variance that a match leaves.
const LEAST_DEVIATION: f64 = 30.0;

/// New ratings after a match, given the old ones with the place of each.
pub(crate) fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let old: Vec<([WengLinRating; 1], u8)> = players
        .iter()
        .map(|(old, place)| ([WengLinRating { rating: old.points, uncertainty: old.deviation }], *place))
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        old.iter().map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new((*place).into()))).collect();
    let new = weng_lin_multi_team(&teams, &config).into_iter().flatten();
    new.map(|new| Rating { points: new.rating, deviation: new.uncertainty.max(LEAST_DEVIATION) }).collect()
}

/// How well somebody plays one game with so many players.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub user: UserId,
    pub login: String,
    pub name: String,
    pub game: String,
    pub players: u8,
    pub rating: Rating,
    /// How many matches it comes from.
    pub matches: u32,
    pub wins: u32,
}

/// A seat of a match that counts.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedSeat {
    pub match_id: MatchId,
    pub seat: Seat,
    pub user: UserId,
    /// What came of it, once the match is over.
    pub result: Option<RatedResult>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    pub place: u8,
    /// The rating since then.
    pub rating: Rating,
    /// By how much it changed.
    pub change: f64,
    pub at: Millis,
}

/// What people show of themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows {
    /// Whether their matches count and their ratings are seen.
    pub rating: bool,
    /// Whether their page lists finished matches that everybody may see.
    pub matches: bool,
    /// Whether others see that they are here.
    pub presence: bool,
}

#[async_trait]
pub trait Ratings: Send + Sync {
    /// All ratings of somebody, unless they do not want to be rated.
    async fn ratings_of(&self, user: &UserId) -> Result<Vec<Standing>>;

    /// The best, surely good ones first.
    async fn leaders(&self, game: &str, players: u8, rows: u32) -> Result<Vec<Standing>>;

    /// The rated matches of somebody that are over, the newest first.
    async fn rated_matches(
        &self,
        user: &UserId,
        game: &str,
        players: u8,
        rows: u32,
    ) -> Result<Vec<RatedSeat>>;

    /// The seats of a match if it counts; none before it begins.
    async fn rated_seats(&self, id: &MatchId) -> Result<Vec<RatedSeat>>;

    /// What somebody shows of themselves.
    async fn shows(&self, user: &UserId) -> Result<Option<Shows>>;

    async fn set_shows(&self, user: &UserId, shows: Shows) -> Result<()>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_the_one_that_players_know() {
        let sure = |points| Rating { points, deviation: 0.001 };
        let expected = skillratings::weng_lin::expected_score(
            &WengLinRating { rating: sure(1900.0).points, uncertainty: 0.001 },
            &WengLinRating { rating: sure(1500.0).points, uncertainty: 0.001 },
            &WengLinConfig { beta: BETA, ..WengLinConfig::new() },
        );
        assert!((expected.0 - 10.0 / 11.0).abs() < 0.001, "{expected:?}");
    }

    #[test]
    fn whoever_wins_rises_and_a_surprise_counts_more() {
        let new = rate(&[(Rating::NEW, 1), (Rating::NEW, 2)]);
        let rise = new[0].points - 1500.0;
        assert!(rise > 20.0 && (new[1].points - 1500.0 + rise).abs() < 1e-9);
        assert!(new[0].deviation < Rating::NEW.deviation);
        let strong = Rating { points: 1900.0, deviation: 60.0 };
        let expected = rate(&[(strong, 1), (Rating::NEW, 2)])[1].points;
        let surprise = rate(&[(strong, 2), (Rating::NEW, 1)])[1].points;
        assert!(1500.0 - expected < 60.0 && surprise - 1500.0 > 150.0, "{expected} {surprise}");
    }

    #[test]
    fn places_in_between_and_shared_ones_count() {
        let new = rate(&[(Rating::NEW, 1), (Rating::NEW, 2), (Rating::NEW, 2), (Rating::NEW, 4)]);
        let points: Vec<f64> = new.iter().map(|rating| rating.points).collect();
        assert!(points[0] > 1500.0 && points[3] < 1500.0);
        assert!((points[1] - points[2]).abs() < 1e-9 && (points[1] - 1500.0).abs() < 1e-9, "{points:?}");
        let alike = rate(&[(Rating::NEW, 1), (Rating::NEW, 1)]);
        assert!((alike[0].points - 1500.0).abs() < 1e-9);
    }

    #[test]
    fn nobody_is_ever_quite_sure() {
        let (mut one, mut other) = (Rating::NEW, Rating::NEW);
        for number in 0..3_000 {
            let places = if number % 2 == 0 { (1, 2) } else { (2, 1) };
            let new = rate(&[(one, places.0), (other, places.1)]);
            (one, other) = (new[0], new[1]);
        }
        assert!((one.deviation - LEAST_DEVIATION).abs() < 1.0, "{one:?}");
        assert!((one.points - 1500.0).abs() < 60.0, "{one:?}");
    }
}
