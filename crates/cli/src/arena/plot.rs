//! Ratings as a picture.

use std::fmt::Write;

use super::Standing;

const WIDTH: f64 = 640.0;
const LEFT: f64 = 120.0;
const LINE: f64 = 28.0;

/// A line for each bot, the strongest on top: a dot where it stands, a bar over the 95 % that are likely.
pub fn svg(title: &str, bots: &[Standing]) -> String {
    let low = bots.iter().map(|bot| bot.low).fold(f64::MAX, f64::min).min(950.0);
    let high = bots.iter().map(|bot| bot.high).fold(f64::MIN, f64::max).max(1050.0);
    let (low, high) = ((low / 100.0).floor() * 100.0, (high / 100.0).ceil() * 100.0);
    let x = |rating: f64| LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - 30.0);
    let height = 64.0 + LINE * bots.len() as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><text x=\"12\" y=\"22\" \
         font-size=\"15\">{}</text>",
        escaped(title)
    );
    let step = if high - low > 1200.0 { 400.0 } else { 200.0 };
    let mut mark = low;
    while mark <= high {
        let (x, bottom) = (x(mark), height - 26.0);
        let _ = write!(
            out,
            "<path d=\"M{x:.1} 34V{bottom:.1}\" stroke=\"#ddd\"/><text x=\"{x:.1}\" y=\"{:.1}\" fill=\"#555\" \
             text-anchor=\"middle\">{mark:.0}</text>",
            bottom + 16.0
        );
        mark += step;
    }
    let mut sorted: Vec<&Standing> = bots.iter().collect();
    sorted.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    for (place, bot) in sorted.iter().enumerate() {
        let y = 50.0 + LINE * place as f64;
        let (from, to, at) = (x(bot.low), x(bot.high), x(bot.rating));
        let _ = write!(
            out,
            "<text x=\"12\" y=\"{:.1}\">{}</text><path d=\"M{from:.1} {y:.1}H{to:.1}\" stroke=\"#2b6cb0\" \
             stroke-width=\"6\" stroke-opacity=\".35\"/><circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\" \
             fill=\"#2b6cb0\"/>",
            y + 4.0,
            escaped(&bot.bot)
        );
    }
    out.push_str("</svg>\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(bot: &str, [low, rating, high]: [f64; 3]) -> Standing {
        Standing { bot: bot.to_owned(), rating, low, high, games: 10, wins: 5.0, mean_place: 1.5 }
    }

    /// The numbers of an attribute, in their order.
    fn numbers(svg: &str, attribute: &str) -> Vec<f64> {
        let opening = format!(" {attribute}=\"");
        let parts = svg.split(&opening).skip(1);
        parts.map(|part| part.split('"').next().expect("an end").parse().expect("a number")).collect()
    }

    #[test]
    fn the_strongest_stands_on_top_and_farthest_to_the_right() {
        let bots = [standing("weak", [-250.0, -200.0, -90.0]), standing("strong", [1210.0, 1302.0, 1444.0])];
        let svg = svg("a title", &bots);
        assert!(svg.find("strong") < svg.find("weak"));
        let (across, down) = (numbers(&svg, "cx"), numbers(&svg, "cy"));
        assert!(down.is_sorted() && across[0] > across[1], "{across:?}, {down:?}");
        let height = 64.0 + 2.0 * LINE;
        assert!(across.iter().all(|x| (LEFT..WIDTH).contains(x)), "{across:?}");
        assert!(numbers(&svg, "y").iter().all(|y| (0.0..height).contains(y)), "{svg}");
    }

    /// A bot of others is called like its command.
    #[test]
    fn names_are_only_text() {
        let svg = svg("1 < 2 & 3", &[standing("cmd:a <b> && c", [900.0, 1000.0, 1100.0])]);
        assert!(svg.contains("cmd:a &lt;b> &amp;&amp; c") && svg.contains("1 &lt; 2 &amp; 3"), "{svg}");
    }
}
