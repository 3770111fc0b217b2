//! Judges the hands of one player: what the cards may bring once they are played.

use engine::Seat;
use game_through_the_ages::board::{Board, HandCard};
use game_through_the_ages::cards::effect::Deed;
use game_through_the_ages::cards::{Card, Kind};
use game_through_the_ages::rules::{military, rates};

use super::POINT;
use super::judge::{Judge, THEIR_CARD};

/// What a card in hand counts, in percent of what it would bring.
const IN_HAND: i32 = 70;
/// What science counts when it is spent on a card in hand, in percent: it is there to be spent.
const SPENT: i32 = 60;
/// What an action card counts, in percent.
const ACTION_CARD: i32 = 80;

/// The hands of one player.
pub struct Hands<'a> {
    judge: &'a Judge<'a>,
    seat: Seat,
    board: &'a Board,
    /// What the cards in play are worth now.
    now: i32,
}

impl<'a> Hands<'a> {
    /// Those of a seat.
    pub fn new(judge: &'a Judge<'a>, seat: Seat) -> Self {
        let board = judge.state.board(seat);
        Self { judge, seat, board, now: judge.in_play(&judge.state.table, seat) }
    }

    /// What they are worth, beyond what others see in them. Of several leaders one can play.
    pub fn worth(&self) -> i32 {
        let is_leader = |held: &&HandCard| matches!(held.card.kind(), Kind::Leader(_));
        let worth = |held: &HandCard| self.civil_card(held.card);
        let leader = self.board.hand.iter().filter(is_leader).map(worth).max().unwrap_or(0);
        let others: i32 = self.board.hand.iter().filter(|held| !is_leader(held)).map(worth).sum();
        let seen = THEIR_CARD * i32::try_from(self.board.hand.len()).unwrap_or(0);
        leader + others + self.military_hand() - seen
    }

    /// What a civil card in hand may bring.
    fn civil_card(&self, card: Card) -> i32 {
        match card.kind() {
            Kind::Action(action) => {
                action.effects.iter().map(|deed| self.deed(deed)).sum::<i32>() * ACTION_CARD / 100
            }
            Kind::Leader(_) => (self.gain(|board| board.leader = Some(card)) * IN_HAND / 100).max(20),
            Kind::Government(government) => {
                let cost = government.science_cost_revolution.unwrap_or(0);
                let gain = self.gain(|board| board.government = card);
                self.technology(gain, cost)
            }
            Kind::Special(special) => {
                let gain = self.gain(|board| {
                    board.specials.retain(|held| held.line() != card.line());
                    board.specials.push(card);
                });
                let (yellow, blue) = card.tokens();
                let tokens = self.judge.prices.left.min(10) * (8 * i32::from(yellow) + 12 * i32::from(blue));
                self.technology(gain + tokens, special.science_cost)
            }
            Kind::Technology(technology) => {
                let Some(tech) = card.tech() else { return 0 };
                let gain = self.gain(|board| board.techs.learn(tech));
                self.technology(gain, technology.science_cost.unwrap_or(0))
            }
            _ => 0,
        }
    }

    /// What changes when a card comes into play.
    fn gain(&self, change: impl FnOnce(&mut Board)) -> i32 {
        let mut table = self.judge.state.table;
        change(&mut table.boards[self.seat]);
        table.recount(self.seat);
        self.judge.in_play(&table, self.seat) - self.now
    }

    /// A technology in hand: its gain less its science, sooner or later.
    fn technology(&self, gain: i32, cost: u8) -> i32 {
        let rate = i32::from(rates::science_rate(self.board)).max(1);
        let wait = (i32::from(cost) - i32::from(self.board.science)).max(0) / rate;
        let left = self.judge.prices.left;
        let gain = gain * (left - wait).max(0) / left.max(1);
        ((gain - self.judge.prices.science * i32::from(cost) * SPENT / 100) * IN_HAND / 100).max(0)
    }

    fn deed(&self, deed: &Deed) -> i32 {
        let prices = &self.judge.prices;
        let action = prices.civil / prices.left.max(1);
        match deed {
            Deed::BuildWonderStage { discount }
            | Deed::BuildUrban { discount }
            | Deed::BuildFarmOrMine { discount }
            | Deed::Upgrade { discount, .. } => prices.resource * i32::from(*discount) + action / 3,
            Deed::IncreasePopulation => 2 * prices.food + action / 3,
            Deed::PlayTechnology => action / 3,
            Deed::GainFood { amount } => prices.food * i32::from(*amount),
            Deed::GainResources { amount } => prices.resource * i32::from(*amount),
            Deed::GainScience { amount } => prices.science * i32::from(*amount),
            Deed::GainCulture { amount } => POINT * i32::from(*amount),
            Deed::MilitaryActionsThisTurn { amount } => 15 * i32::from(*amount),
            Deed::MilitaryResourcesThisTurn { amount } => prices.resource * i32::from(*amount) * 2 / 3,
            Deed::MilitaryResourcesPerStrongerCivilization { .. } => prices.resource * 2,
            Deed::CulturePerCivilizationWithMoreCulture { p2, .. } => POINT * i32::from(*p2),
        }
    }

    /// The military hand: what is over the limit will be discarded, but allows a choice.
    fn military_hand(&self) -> i32 {
        let hand = &self.judge.state.hands[self.seat];
        let mut values: Vec<i32> = hand.iter().map(|secret| self.military_card(secret.card)).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let limit = usize::from(military::hand_limit(self.board)).min(values.len());
        let (kept, others) = values.split_at(limit);
        kept.iter().sum::<i32>() + others.iter().sum::<i32>() / 5
    }

    fn military_card(&self, card: Card) -> i32 {
        let lasts = self.judge.prices.left.min(4);
        match card.kind() {
            Kind::Bonus(bonus) => lasts * (8 + 4 * i32::from(bonus.defense)),
            Kind::Event(_) | Kind::Territory(_) => lasts * 20,
            Kind::Aggression(_) | Kind::War(_) => lasts * 18,
            Kind::Pact(_) => lasts * 8,
            Kind::Tactic(_) => {
                let gain = self.gain(|board| board.tactic = Some(card));
                (gain * 80 / 100).max(lasts * 4)
            }
            _ => 0,
        }
    }
}
