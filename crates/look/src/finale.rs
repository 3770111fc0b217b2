//! The end of a match: who won and by what, as a sentence, as bars and as a table, and the ways on from there.

use engine::Seat;
use maud::{Markup, html};

use crate::part::{icon, named_icon, seat_class, seat_mark};

/// The final table of a match.
pub struct Finale<'a> {
    /// The winner, whose color it has.
    pub seat: Option<Seat>,
    /// Who won.
    pub title: &'a str,
    /// By what, in a sentence or two.
    pub by: &'a str,
    /// Everybody, the first place first.
    pub players: Vec<Finisher<'a>>,
    /// How the points came.
    pub course: Course<'a>,
    /// Where points came from, in the order in which they are scored.
    pub sources: Vec<Source>,
    /// The word above the sources.
    pub source_word: &'a str,
    /// The word for all of them together.
    pub total_word: &'a str,
    /// How to look at the board again: an address, and its words. A page of its own has none.
    pub close: Option<(&'a str, &'a str)>,
    /// Rematch, another game, replay, file.
    pub ways: Markup,
}

/// How the points came over a match.
#[derive(Clone, Copy)]
pub struct Course<'a> {
    /// How the curve is called.
    pub word: &'a str,
    /// Everybody's points, by seat, at some positions of the match, evenly spread.
    pub points: &'a [Vec<i32>],
    /// How many actions the match had.
    pub actions: u64,
}

/// A player at the end.
pub struct Finisher<'a> {
    /// The seat.
    pub seat: Seat,
    /// The place, from 1.
    pub place: u8,
    /// What they are called.
    pub name: &'a str,
    /// A few words about them; may be empty.
    pub note: &'a str,
    /// All points.
    pub total: i32,
}

/// Where points came from.
pub struct Source {
    /// Its name.
    pub name: String,
    /// What each of the players got from it, in their order.
    pub points: Vec<Option<i32>>,
}

impl Source {
    /// Whether anybody got or lost anything.
    fn is_any(&self) -> bool {
        self.points.iter().flatten().any(|points| *points != 0)
    }
}

/// Between two parts of a bar, in percent of the longest.
const GAP: f64 = 0.2;
/// From this width on a part of a bar has its figure in it.
const LEGIBLE: f64 = 4.5;
/// How many colors bars have; a tenth source begins again.
const COLORS: [&str; 9] = ["src-a", "src-b", "src-c", "src-d", "src-e", "src-f", "src-g", "src-h", "src-i"];

/// The final table.
#[must_use]
pub fn finale(finale: &Finale<'_>) -> Markup {
    html! {
        section.final.(finale.seat.map(seat_class).unwrap_or_default()) id="final" aria-labelledby="final-title" tabindex="-1" {
            header.final__head {
                (icon("i-points"))
                h2.final__title id="final-title" { (finale.title) }
                @if let Some((href, text)) = finale.close {
                    a.btn.btn--quiet.final__close href=(href) data-close="final" aria-keyshortcuts="b Escape" { (named_icon("i-close", text)) span { (text) } }
                }
                p.final__by { (finale.by) }
            }
            div.final__body tabindex="0" role="group" aria-labelledby="final-title" { (rows(finale)) (table(finale)) (curve(finale)) }
            footer.final__on { (finale.ways) }
        }
    }
}

/// The height of the curve, where its width is a thousand.
const HEIGHT: i32 = 200;
/// Where the curve lies in its drawing, in percent of its width and height; around it stand the figures.
const PLOT: Plot = Plot { left: 5.0, top: 5.0, width: 93.0, height: 80.0 };
/// How many marks the axis of points has at most.
const MARKS: i32 = 5;

struct Plot {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

/// How the points came over the match: a line for each player, between axes with figures.
fn curve(finale: &Finale<'_>) -> Markup {
    let Course { word, points: course, actions } = finale.course;
    let points = course.iter().flatten();
    let (least, most) =
        (points.clone().min().copied().unwrap_or(0).min(0), points.max().copied().unwrap_or(0));
    if course.len() < 2 || most == least {
        return Markup::default();
    }
    let last = course.len() - 1;
    let line = |seat: Seat| {
        let of_seat = course.iter().map(|points| points.get(seat.index()).copied().unwrap_or(0));
        let point = |(at, points): (usize, i32)| {
            format!("{},{}", at * 1000 / last, HEIGHT - (points - least) * HEIGHT / (most - least))
        };
        of_seat.enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    let Plot { left, top, width, height } = PLOT;
    html! {
        figure.final__curve {
            figcaption.label { (word) }
            svg role="img" aria-label=(word) {
                @for mark in marks(least, most) {
                    @let y = percent(top + height * f64::from(most - mark) / f64::from(most - least));
                    line.final__grid x1=(percent(left)) x2=(percent(left + width)) y1=(y) y2=(y) {}
                    text.final__mark x=(percent(left - 1.0)) y=(y) { (mark) }
                }
                @for (share, action) in [(0.0, 0), (0.5, actions / 2), (1.0, actions)] {
                    text.final__mark.final__mark--x x=(percent(left + width * share)) y="100%" { (action) }
                }
                svg x=(percent(left)) y=(percent(top)) width=(percent(width)) height=(percent(height))
                    viewBox={ "0 0 1000 " (HEIGHT) } preserveAspectRatio="none" {
                    @for player in finale.players.iter().rev() { polyline.(seat_class(player.seat)) points=(line(player.seat)) {} }
                }
            }
        }
    }
}

/// Round figures between two others: a few, at even distances.
fn marks(least: i32, most: i32) -> impl Iterator<Item = i32> {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let step = steps.into_iter().find(|step| (most - least) / step < MARKS).unwrap_or(1000);
    (least..=most).filter(move |mark| mark % step == 0)
}

fn rows(finale: &Finale<'_>) -> Markup {
    let most = finale.players.iter().map(|player| player.total).max().unwrap_or(1).max(1);
    html! {
        ol.final__rows {
            @for (at, player) in finale.players.iter().enumerate() {
                li.final__row.(seat_class(player.seat)) {
                    span.final__place.num { (player.place) }
                    span.final__who { (seat_mark(player.seat)) b { (player.name) } @if !player.note.is_empty() { small { (player.note) } } }
                    (bar(finale, at, most))
                    b.final__total.num { (player.total) }
                }
            }
        }
    }
}

/// One bar: what a player got from each source, side by side. What was lost is told by the table alone.
fn bar(finale: &Finale<'_>, player: usize, most: i32) -> Markup {
    let got = |source: &Source| source.points.get(player).copied().flatten().unwrap_or(0);
    let named = finale.sources.iter().filter(|source| got(source) != 0);
    let spoken: Vec<String> = named.map(|source| format!("{} {}", source.name, got(source))).collect();
    let mut from = 0;
    let parts = finale.sources.iter().zip(COLORS.iter().cycle()).map(|(source, color)| {
        let points = got(source).max(0);
        let start = from;
        from += points;
        (start, points, *color)
    });
    html! {
        svg.final__bar role="img" aria-label=(if spoken.is_empty() { "0".to_owned() } else { spoken.join(", ") }) {
            @for (start, points, color) in parts.filter(|(_, points, _)| *points > 0) {
                @let (x, width) = (share(start, most), share(points, most));
                rect class=(color) x=(percent(x)) width=(percent(width - GAP)) height="100%" rx="2" {}
                @if width > LEGIBLE { text x=(percent(x + width / 2.0)) y="50%" dominant-baseline="central" { (points) } }
            }
        }
    }
}

/// How much of the longest bar some points are, in percent.
fn share(points: i32, most: i32) -> f64 {
    f64::from(points) * 100.0 / f64::from(most)
}

fn percent(share: f64) -> String {
    format!("{share:.2}%")
}

fn table(finale: &Finale<'_>) -> Markup {
    html! {
        table.final__table {
            thead {
                tr {
                    th scope="col" { (finale.source_word) }
                    @for player in &finale.players { th.(seat_class(player.seat)) scope="col" { (seat_mark(player.seat)) " " span { (player.name) } } }
                }
            }
            tbody {
                @for (source, color) in finale.sources.iter().zip(COLORS.iter().cycle()).filter(|(source, _)| source.is_any()) {
                    @let most = source.points.iter().flatten().max().copied().filter(|most| *most != 0);
                    tr {
                        th scope="row" { i class=(color) {} (source.name) }
                        @for points in &source.points {
                            td.num.is-most[points.is_some() && *points == most] { @match points { Some(0) | None => "–", Some(points) => (points) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (finale.total_word) }
                    @for player in &finale.players { td.num id={ "total-" (player.seat) } { (player.total) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_has_a_line_for_everybody_from_side_to_side() {
        let player = |seat: u8| Finisher { seat: Seat(seat), place: seat + 1, name: "", note: "", total: 0 };
        let course = [vec![0, 0], vec![2, 1], vec![4, 8]];
        let mut finale = Finale {
            seat: None,
            title: "",
            by: "",
            players: vec![player(0), player(1)],
            course: Course { word: "points", points: &course, actions: 20 },
            sources: Vec::new(),
            source_word: "",
            total_word: "",
            close: None,
            ways: Markup::default(),
        };
        let drawn = curve(&finale).0;
        assert!(drawn.contains("points=\"0,200 500,150 1000,100\""), "{drawn}");
        assert!(drawn.contains("points=\"0,200 500,175 1000,0\""), "{drawn}");
        assert!(drawn.contains(">0<") && drawn.contains(">8<") && drawn.contains(">20<"), "{drawn}");
        finale.course.points = &course[..1];
        assert_eq!(curve(&finale).0, "", "one position is no curve");
    }

    #[test]
    fn an_axis_has_a_few_round_figures() {
        assert_eq!(marks(0, 8).collect::<Vec<_>>(), [0, 2, 4, 6, 8]);
        assert_eq!(marks(0, 79).collect::<Vec<_>>(), [0, 20, 40, 60]);
        assert_eq!(marks(-7, 180).collect::<Vec<_>>(), [0, 50, 100, 150]);
    }

    #[test]
    fn a_source_of_nothing_is_left_out() {
        let source = |points| Source { name: String::new(), points };
        assert!(!source(vec![Some(0), None]).is_any() && source(vec![None, Some(-2)]).is_any());
    }
}
