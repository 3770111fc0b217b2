//! How strong bots are, drawn on one scale.

use maud::{Markup, html};

const WIDTH: i32 = 320;
/// Where the scale begins and ends.
const LEFT: i32 = 96;
const RIGHT: i32 = WIDTH - 12;
const LINE: i32 = 26;
/// The marks of the scale.
const STEP: i32 = 200;

/// A bot with its rating and the bounds within which it lies with 95 %.
#[derive(Clone, Debug)]
pub struct Rating {
    /// How it is called.
    pub name: String,
    /// The likeliest rating.
    pub rating: i32,
    /// The bounds.
    pub bounds: [i32; 2],
}

/// A line for each bot: a dot where it stands, a bar over what is likely. Charts with the same `scale` can be compared.
#[must_use]
pub fn ratings(label: &str, bots: &[Rating], scale: [i32; 2]) -> Markup {
    let [low, high] = scale;
    let x = |rating: i32| LEFT + (rating - low) * (RIGHT - LEFT) / (high - low).max(1);
    let height = LINE * bots.len() as i32;
    let marks = (low..=high).filter(|mark| mark % STEP == 0);
    html! {
        svg.ratings role="img" aria-label=(label) viewBox={ "0 0 " (WIDTH) " " (height + 20) } {
            @for mark in marks {
                path.ratings__mark d={ "M" (x(mark)) " 0V" (height) } {}
                text.ratings__scale x=(x(mark)) y=(height + 14) { (mark) }
            }
            @for (place, bot) in bots.iter().enumerate() {
                @let y = LINE * place as i32 + LINE / 2;
                text.ratings__name x="0" y=(y + 4) { (bot.name) }
                path.ratings__likely d={ "M" (x(bot.bounds[0])) " " (y) "H" (x(bot.bounds[1])) } {}
                circle.ratings__dot cx=(x(bot.rating)) cy=(y) r="4.5" {}
            }
        }
    }
}

/// A scale on which all of them have room.
#[must_use]
pub fn scale<'a>(all: impl Iterator<Item = &'a Rating> + Clone) -> [i32; 2] {
    let low = all.clone().map(|one| one.bounds[0]).min().unwrap_or(STEP);
    let high = all.map(|one| one.bounds[1]).max().unwrap_or(2 * STEP);
    [low.div_euclid(STEP) * STEP, (high + STEP - 1).div_euclid(STEP) * STEP]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: i32) -> Rating {
        Rating { name: "hard".to_owned(), rating, bounds: [rating - 30, rating + 30] }
    }

    #[test]
    fn everything_lies_on_the_scale() {
        let all = [rating(-420), rating(1000), rating(1610)];
        assert_eq!(scale(all.iter()), [-600, 1800]);
    }

    #[test]
    fn a_stronger_bot_stands_further_to_the_right() {
        let drawn = ratings("levels", &[rating(800), rating(1200)], [600, 1400]).into_string();
        assert!(drawn.contains("cx=\"149\"") && drawn.contains("cx=\"255\""), "{drawn}");
    }
}
