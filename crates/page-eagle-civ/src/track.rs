//! In the top bar: the eras, the turn, the first player.

use engine::msg;
use game_eagle_civ::cards::Era;
use look::part::{seat_badge, track as era_track};
use look::{Markup, html};

use crate::page::Page;

/// The eras as numerals.
pub const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// The numeral of an era.
pub fn numeral(era: Era) -> &'static str {
    NUMERALS[era.index()]
}

/// How far the match has come.
pub fn track(page: &Page<'_>) -> Markup {
    let era = page.table.era;
    let name = page.name(era.name());
    html! {
        (era_track(&page.say(&msg!("era-of-four", era = numeral(era))), &NUMERALS, era.index()))
        span.phase.only-wide title=(told(page)) {
            b { (name) }
            @if page.table.turn > 0 {
                " · " (page.say(&msg!("turn", turn = page.table.turn)))
                @if page.table.era_ended { " · " (page.say(&msg!("era-ends"))) }
                " · " span.first title=(page.on.player(page.table.first_player)) {
                    (page.say(&msg!("first-player"))) " " (seat_badge(page.table.first_player))
                }
            }
        }
    }
}

/// All that the bar says after the eras, for whoever points at what does not fit.
fn told(page: &Page<'_>) -> String {
    let table = page.table;
    let mut parts = vec![page.name(table.era.name()).to_owned()];
    if table.turn > 0 {
        parts.push(page.say(&msg!("turn", turn = table.turn)));
        if table.era_ended {
            parts.push(page.say(&msg!("era-ends")));
        }
        parts.push(format!("{} {}", page.say(&msg!("first-player")), page.who(table.first_player)));
    }
    parts.join(" · ")
}
