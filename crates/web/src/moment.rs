//! When something happened, for people.

use maud::{Markup, html};

use crate::say;
use crate::words::Words;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A moment, given in milliseconds since 1970: day and minute, in UTC and labeled so.
#[must_use]
pub fn moment(at: i64) -> Markup {
    let (year, month, day) = date(at.div_euclid(DAY));
    let minutes = at.rem_euclid(DAY) / MINUTE;
    let (date, time) =
        (format!("{year:04}-{month:02}-{day:02}"), format!("{:02}:{:02}", minutes / 60, minutes % 60));
    html! { time datetime={ (date) "T" (time) "Z" } { (date) " " (time) " UTC" } }
}

/// A stretch of time in milliseconds, in its largest unit.
#[must_use]
pub fn since(ago: i64, words: Words) -> String {
    let minutes = ago.max(0) / MINUTE;
    match minutes {
        0 => say!(words, "since-now"),
        1..60 => say!(words, "since-minutes", minutes),
        60..1440 => say!(words, "since-hours", hours = minutes / 60),
        _ => say!(words, "since-days", days = minutes / 1440),
    }
}

/// How long ago something was, in milliseconds, as a phrase of its own: German bends the days after *vor*.
#[must_use]
pub fn ago(ago: i64, words: Words) -> String {
    let minutes = ago.max(0) / MINUTE;
    match minutes {
        0 => say!(words, "ago-now"),
        1..60 => say!(words, "ago-minutes", minutes),
        60..1440 => say!(words, "ago-hours", hours = minutes / 60),
        _ => say!(words, "ago-days", days = minutes / 1440),
    }
}

/// Year, month and day of a day counted from the beginning of 1970.
///
/// A year is counted from March, so that the leap day is its last: then five months always have 153 days, and
/// 400 years always have 146,097.
fn date(day: i64) -> (i64, i64, i64) {
    // Counted from the first of March of the year 0.
    let day = day + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (year + 400 * era + next, month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (day, expected) in [
            (-1, (1969, 12, 31)),
            (0, (1970, 1, 1)),
            (11_015, (2000, 2, 28)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_773, (2026, 11, 16)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date(day), expected, "{day}");
        }
    }

    #[test]
    fn a_moment_says_that_it_is_utc() {
        let shown = moment(20_773 * DAY + 125 * MINUTE + 59_999).into_string();
        assert_eq!(shown, "<time datetime=\"2026-11-16T02:05Z\">2026-11-16 02:05 UTC</time>");
    }
}
