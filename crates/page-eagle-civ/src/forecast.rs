//! A battle before it is declared: how likely its first round is won, over all that either side could send.

use engine::{Seat, Seats, msg};
use game_eagle_civ::rules::battle::{picks, strength};
use game_eagle_civ::rules::movement;
use game_eagle_civ::state::{Battle, Pick, Side};
use game_eagle_civ::{Area, Frame};
use look::{Markup, html};

use crate::odds::Odds;
use crate::page::Page;
use crate::part::bar;

/// Who would fight whom, and where.
#[derive(Clone, Copy, Debug)]
pub struct Clash {
    /// The area they would fight in.
    pub area: Area,
    /// Who declares it.
    pub attacker: Seat,
    /// Against whom.
    pub defender: Seat,
}

impl Clash {
    /// The battle that a player who is asked could declare on what has just entered (EC-8.2).
    pub fn on_entry(page: &Page<'_>) -> Option<Self> {
        let Frame::React { entry, .. } = page.frame() else { return None };
        let (attacker, defender) = (page.asked()?, movement::active(page.table)?);
        Some(Self { area: entry.which.area, attacker, defender })
    }

    fn battle(self) -> Battle {
        Battle {
            area: self.area,
            leaders: [self.attacker, self.defender],
            sides: [Seats::one(self.attacker), Seats::one(self.defender)],
            picked: [false; 2],
            rounds: 0,
        }
    }

    /// The chances of the attacker in every pairing, the worst first; empty where nobody would fight.
    fn pairings(self, page: &Page<'_>) -> Vec<Odds> {
        let battle = self.battle();
        let sent = |side: Side| {
            let mut sent: Vec<Pick> = Vec::new();
            picks(page.table, &battle, side, |pick| sent.push(pick));
            sent
        };
        let (ours, theirs) = (sent(Side::Attack), sent(Side::Defense));
        let mut all = Vec::new();
        for own in &ours {
            for other in &theirs {
                let strong = strength(page.table, &battle, Side::Attack, *own, other.kind);
                let against = strength(page.table, &battle, Side::Defense, *other, own.kind);
                all.push(Odds::of(&strong, &against));
            }
        }
        all.sort_by_key(|odds| odds.win);
        all
    }

    /// The chances as a bar of the best pairing, and from the worst to the best in words.
    pub fn forecast(self, page: &Page<'_>) -> Markup {
        let all = self.pairings(page);
        let (Some(worst), Some(best)) = (all.first(), all.last()) else { return Markup::default() };
        let label = page.say(&msg!("odds", win = best.win, tie = best.tie, lose = best.lose()));
        let told = page.say(&msg!("odds-range", worst = worst.win, best = best.win));
        html! { span.forecast { (bar("odds", &label, &[("w", best.win), ("t", best.tie)])) span { (told) } } }
    }
}
