//! What can be chosen when a table is opened: the level and the variants (chapter 27).

use engine::{OptionKind, OptionSpec, Rejection, msg, rule};
use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// What was agreed before the game (TTA-27.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Simple, advanced or full.
    pub level: Level,
    /// TTA-27.2, TTA-27.3.
    pub easier: bool,
    /// TTA-27.4 to TTA-27.6.
    pub less_mean: bool,
    /// TTA-27.7.
    pub peaceful: bool,
    /// TTA-27.8: pacts that matter only with attacks can be left out of a peaceful game.
    pub without_open_borders_agreement: bool,
    /// TTA-27.8.
    pub without_acceptance_of_supremacy: bool,
    /// TTA-27.8.
    pub without_promise_of_military_protection: bool,
    /// TTA-27.8.
    pub without_loss_of_sovereignty: bool,
    /// TTA-27.8.
    pub without_military_pact: bool,
    /// TTA-27.8.
    pub without_peace_treaty: bool,
    /// TTA-27.9, TTA-27.10.
    pub draw_military_as_action: bool,
    /// TTA-20.7.
    pub alternative_corruption: bool,
    /// TTA-27.11 to TTA-27.17.
    pub bonus_cards: BonusCards,
    /// TTA-27.18, TTA-27.19.
    pub fewer_bonus_points: bool,
    /// TTA-26.4, TTA-29.36.
    pub leaving: Leaving,
}

/// The levels (TTA-1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Ages A to III and a final Age IV.
    #[default]
    Full,
    /// Ages A to II.
    Advanced,
    /// Ages A and I.
    Simple,
}

/// The bonus-card variants (TTA-27.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusCards {
    /// None of them.
    #[default]
    None,
    /// TTA-27.13: four cards lie open.
    #[serde(rename = "public_4")]
    Public4,
    /// TTA-27.13: three cards by agreement.
    #[serde(rename = "public_3")]
    Public3,
    /// TTA-27.13: five cards by agreement.
    #[serde(rename = "public_5")]
    Public5,
    /// TTA-27.14.
    AgeByAge,
    /// TTA-27.15.
    Private,
    /// TTA-27.16.
    OpenChoice,
}

/// Whether players may leave the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// In the full game, not in the others (TTA-26.4).
    #[default]
    ByLevel,
    /// Also in the advanced game (TTA-29.36).
    Allowed,
    /// Not at this table.
    Forbidden,
}

/// The options as pages and the command line offer them; the first value is the default.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "level", kind: OptionKind::Choice(&["full", "advanced", "simple"]) },
    OptionSpec { key: "easier", kind: OptionKind::Flag },
    OptionSpec { key: "less_mean", kind: OptionKind::Flag },
    OptionSpec { key: "peaceful", kind: OptionKind::Flag },
    OptionSpec { key: "without_open_borders_agreement", kind: OptionKind::Flag },
    OptionSpec { key: "without_acceptance_of_supremacy", kind: OptionKind::Flag },
    OptionSpec { key: "without_promise_of_military_protection", kind: OptionKind::Flag },
    OptionSpec { key: "without_loss_of_sovereignty", kind: OptionKind::Flag },
    OptionSpec { key: "without_military_pact", kind: OptionKind::Flag },
    OptionSpec { key: "without_peace_treaty", kind: OptionKind::Flag },
    OptionSpec { key: "draw_military_as_action", kind: OptionKind::Flag },
    OptionSpec { key: "alternative_corruption", kind: OptionKind::Flag },
    OptionSpec {
        key: "bonus_cards",
        kind: OptionKind::Choice(&[
            "none",
            "public_4",
            "public_3",
            "public_5",
            "age_by_age",
            "private",
            "open_choice",
        ]),
    },
    OptionSpec { key: "fewer_bonus_points", kind: OptionKind::Flag },
    OptionSpec { key: "leaving", kind: OptionKind::Choice(&["by_level", "allowed", "forbidden"]) },
];

impl Options {
    /// Whether the options fit together (TTA-27.1).
    ///
    /// # Errors
    /// Which of them do not.
    pub fn check(&self) -> Result<(), Rejection> {
        let with_military = self.level != Level::Simple;
        let variants = [self.easier, self.less_mean, self.peaceful, self.draw_military_as_action];
        let any = variants.contains(&true) || self.alternative_corruption;
        rule("TTA-27.1").require(with_military || !any, || msg!("option-needs-advanced"))?;
        let allowed = self.leaving != Leaving::Allowed || with_military;
        rule("TTA-29.36").require(allowed, || msg!("option-needs-advanced"))?;
        let full = self.level == Level::Full;
        let open =
            matches!(self.bonus_cards, BonusCards::Public3 | BonusCards::Public4 | BonusCards::Public5);
        let fits = match self.level {
            Level::Full => true,
            Level::Advanced => open || self.bonus_cards == BonusCards::None,
            Level::Simple => self.bonus_cards == BonusCards::None,
        };
        rule("TTA-27.11").require(fits, || msg!("option-needs-full"))?;
        rule("TTA-27.18").require(full || !self.fewer_bonus_points, || msg!("option-needs-stacks"))?;
        let without = self.removed_pacts().next().is_some();
        rule("TTA-27.8").require(self.peaceful || !without, || msg!("option-needs-peaceful"))
    }

    /// The pacts that are left out of a peaceful game (TTA-27.8).
    pub fn removed_pacts(&self) -> impl Iterator<Item = Card> {
        let pacts = [
            (self.without_open_borders_agreement, Card::OpenBordersAgreement),
            (self.without_acceptance_of_supremacy, Card::AcceptanceOfSupremacy),
            (self.without_promise_of_military_protection, Card::PromiseOfMilitaryProtection),
            (self.without_loss_of_sovereignty, Card::LossOfSovereignty),
            (self.without_military_pact, Card::MilitaryPact),
            (self.without_peace_treaty, Card::PeaceTreaty),
        ];
        pacts.into_iter().filter_map(|(removed, card)| removed.then_some(card))
    }

    /// Whether a player may leave the game (TTA-26.4, TTA-29.36).
    #[must_use]
    pub fn may_leave(&self) -> bool {
        match self.leaving {
            Leaving::ByLevel => self.level == Level::Full,
            Leaving::Allowed => true,
            Leaving::Forbidden => false,
        }
    }

    /// Whether there are military cards, politics, happiness and corruption (TTA-11.4).
    #[must_use]
    pub fn has_politics(&self) -> bool {
        self.level != Level::Simple
    }

    /// How many bonus cards each player keeps or picks (TTA-27.15, TTA-27.16).
    #[must_use]
    pub const fn bonus_picks(players: u8) -> u8 {
        if players == 2 { 2 } else { 1 }
    }
}
