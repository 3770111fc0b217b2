//! In the top bar: the epochs, the phase, the round.

use engine::msg;
use game_golden_ages::view::Phase;
use look::part::track as epoch_track;
use look::{Markup, html};

use crate::page::Page;

/// The epochs as numerals.
pub const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// How far the match has come.
pub fn track(page: &Page<'_>) -> Markup {
    let epoch = usize::from(page.view.epoch.number()) - 1;
    let name = page.say(&msg!("epoch-of-four", epoch = NUMERALS[epoch]));
    let phase = match page.view.phase {
        Phase::Preparation => msg!("phase-preparation"),
        Phase::Map => msg!("phase-map"),
        Phase::Actions => msg!("phase-actions"),
        Phase::Over => msg!("phase-over"),
    };
    html! {
        (epoch_track(&name, &NUMERALS, epoch))
        span.phase.only-wide {
            b { (page.say(&phase)) }
            @if page.view.phase == Phase::Actions {
                " · " (page.say(&msg!("round", round = page.view.round)))
            }
        }
    }
}
