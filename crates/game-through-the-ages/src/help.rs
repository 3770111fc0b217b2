//! What follows from a view: rates, banks, forecasts, prices of the row, attacks. Viewers could work
//! all of it out for themselves; a bot that only looks at the table does not pay for it.

use engine::{BySeat, Rejection, Seat, rule};
use serde::Serialize;

use crate::board::Good;
use crate::cards::{Card, Kind};
use crate::refusal::{Refused, Why};
use crate::rules::production::{Forecast, corruption, forecast};
use crate::rules::{attack, goods, military, population, rates, row};
use crate::state::Table;
use crate::task::Stage;
use crate::view::{Faces, View};

/// What follows from the open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Help {
    /// The values of each civilization.
    pub values: BySeat<Values>,
    /// What the end of the turn would bring each of them if it came now.
    pub forecast: BySeat<Forecast>,
    /// The cards of the row for the viewer.
    pub offers: Vec<Offer>,
    /// The attacks that the viewer holds in hand, on each opponent.
    pub attacks: Vec<Attack>,
    /// How the viewer compares with each opponent.
    pub rivals: Vec<Rival>,
}

/// The values of a civilization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the words of the game")]
pub struct Values {
    pub culture_rate: u8,
    pub science_rate: u8,
    pub strength: u8,
    pub happy: u8,
    pub happy_needed: u8,
    pub discontent: u8,
    pub civil_left: u8,
    pub civil_total: u8,
    pub military_left: u8,
    pub military_total: u8,
    pub food: u16,
    pub resources: u16,
    pub food_per_round: u16,
    pub resources_per_round: u16,
    /// Food for the next worker; none with an empty bank.
    pub population_price: Option<u8>,
    pub consumption: u8,
    /// Corruption with the blue bank of now.
    pub corruption: u8,
    /// Workers that can still leave the yellow bank before more happy faces are needed.
    pub yellow_slack: u8,
    /// Tokens that can still leave the blue bank before there is more corruption.
    pub blue_slack: u8,
    pub urban_limit: u8,
    pub civil_hand_limit: u8,
    pub military_hand_limit: u8,
    pub population: u16,
}

/// A card of the row for the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The space, from 0 on the left.
    pub space: u8,
    /// The card.
    pub card: Card,
    /// What it costs the viewer now.
    pub price: u8,
    /// Why the viewer cannot take it, if that is so.
    pub why: Option<WhyNot>,
}

/// An attack that the viewer could make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// The card in the viewer's hand.
    pub card: Card,
    /// The opponent.
    pub victim: Seat,
    /// The military actions that it costs.
    pub cost: u8,
    /// The own strength in this attack, with what pacts add.
    pub attack: u8,
    /// The opponent's strength, without what may still be added.
    pub defense: u8,
    /// Why it cannot be made, if it cannot; actions that are missing are not counted.
    pub why: Option<WhyNot>,
}

/// An opponent, seen from the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rival {
    /// Whose civilization.
    pub seat: Seat,
    /// Their strength minus the viewer's, with what pacts add to an attack of theirs.
    pub lead: i16,
    /// Whether a pact, a leader or a variant keeps them from attacking the viewer.
    pub barred: bool,
    /// The war that they have declared on the viewer.
    pub war: Option<Card>,
}

/// Why something cannot be done, with the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "said by their types")]
pub struct WhyNot {
    pub rule: &'static str,
    pub why: Why,
}

impl From<Refused> for WhyNot {
    fn from(refused: Refused) -> Self {
        Self { rule: refused.rule.0, why: refused.why }
    }
}

impl From<WhyNot> for Rejection {
    fn from(why_not: WhyNot) -> Self {
        rule(why_not.rule).refuse(why_not.why).into()
    }
}

impl Help {
    /// What follows from a view for its viewer; for spectators only what concerns everybody.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let (table, viewer) = (&view.table, view.viewer);
        Self {
            values: BySeat::from_fn(table.seats(), |seat| values(table, seat)),
            forecast: BySeat::from_fn(table.seats(), |seat| forecast(table, seat)),
            offers: viewer.map_or_else(Vec::new, |seat| offers(table, seat)),
            attacks: viewer.map_or_else(Vec::new, |seat| attacks(table, seat, &view.hands[seat])),
            rivals: viewer.map_or_else(Vec::new, |seat| rivals(table, seat)),
        }
    }
}

/// The values of a civilization. The simple game knows neither discontent nor corruption (TTA-11.4).
#[must_use]
pub fn values(table: &Table, seat: Seat) -> Values {
    let board = &table.boards[seat];
    let politics = |value: u8| if table.options.has_politics() { value } else { 0 };
    Values {
        culture_rate: rates::culture_rate(board),
        science_rate: rates::science_rate(board),
        strength: rates::strength(board),
        happy: rates::happy(board),
        happy_needed: politics(rates::happy_needed(board.yellow)),
        discontent: politics(rates::discontent(board)),
        civil_left: board.civil_left(),
        civil_total: board.civil_total(),
        military_left: board.military_left(),
        military_total: board.military_total(),
        food: goods::stored(board, Good::Food),
        resources: goods::stored(board, Good::Resources),
        food_per_round: goods::per_round(board, Good::Food),
        resources_per_round: goods::per_round(board, Good::Resources),
        population_price: population::price(board, 0),
        consumption: population::consumption(board.yellow),
        corruption: politics(corruption(board.blue)),
        yellow_slack: politics(slack(board.yellow, rates::happy_needed)),
        blue_slack: politics(slack(board.blue, corruption)),
        urban_limit: board.perks.urban_limit,
        civil_hand_limit: row::hand_limit(board),
        military_hand_limit: military::hand_limit(board),
        population: board.population(),
    }
}

/// How many tokens can leave before the value by the tokens left is another one.
fn slack(tokens: u8, value: impl Fn(u8) -> u8) -> u8 {
    let same = (0..tokens).rev().take_while(|left| value(*left) == value(tokens)).count();
    u8::try_from(same).expect("no more than the tokens")
}

fn offers(table: &Table, seat: Seat) -> Vec<Offer> {
    let board = &table.boards[seat];
    let acting = table.active == seat && table.stage == Stage::Actions;
    let offer = |(space, card): (u8, Card)| {
        let check = if acting { row::check } else { row::check_kind };
        Offer {
            space,
            card,
            price: row::price(board, space, card),
            why: check(table, seat, space, card).err().map(WhyNot::from),
        }
    };
    row::lying(table).map(offer).collect()
}

fn attacks(table: &Table, seat: Seat, hand: &Faces) -> Vec<Attack> {
    let is_attack = |card: &Card| matches!(card.kind(), Kind::Aggression(_) | Kind::War(_));
    let mut cards: Vec<Card> = hand.cards().filter(is_attack).collect();
    cards.dedup();
    let others: Vec<Seat> = table.players_from(seat).filter(|other| *other != seat).collect();
    let attack = |card: Card, victim: Seat| Attack {
        card,
        victim,
        cost: attack::cost(table, card, victim),
        attack: rates::strength(&table.boards[seat]).saturating_add(attack::pact_bonus(table, seat, victim)),
        defense: rates::strength(&table.boards[victim]),
        why: attack::check_victim(table, seat, card, victim).err().map(WhyNot::from),
    };
    cards.iter().flat_map(|card| others.iter().map(|victim| attack(*card, *victim))).collect()
}

fn rivals(table: &Table, seat: Seat) -> Vec<Rival> {
    let own = i16::from(rates::strength(&table.boards[seat]));
    let rival = |other: Seat| {
        let board = &table.boards[other];
        let theirs = i16::from(rates::strength(board)) + i16::from(attack::pact_bonus(table, other, seat));
        // A plain aggression asks for nothing that only one card needs.
        let barred = attack::check_victim(table, other, Card::SpyIi, seat).is_err();
        let war = board.war.filter(|war| war.victim == seat).map(|war| war.card);
        Rival { seat: other, lead: theirs - own, barred, war }
    };
    table.players_from(seat).filter(|other| *other != seat).map(rival).collect()
}
