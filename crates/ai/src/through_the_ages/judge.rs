//! Judges the civilizations of one position.

use engine::{BySeat, Seat};
use game_through_the_ages::board::{Board, Good, Site};
use game_through_the_ages::cards::{Age, Card, Category, Kind, Tech, Wonder};
use game_through_the_ages::options::Level;
use game_through_the_ages::rules::production::corruption;
use game_through_the_ages::rules::{attack, bonus, goods, impact, population, rates, wonders};
use game_through_the_ages::state::{State, Table};
use game_through_the_ages::{decks, scoring};

use super::POINT;
use super::prices::{Prices, rounds_left, rounds_of_leader};

/// What an open possibility counts, in percent of what it would bring.
const OPTION: i32 = 45;
/// What a begun wonder counts, in percent.
const BEGUN: i32 = 85;
/// A civil card in somebody else's hand.
pub const THEIR_CARD: i32 = 60;
/// The culture that a missing food costs (TTA-10.7).
const STARVED: i32 = 4 * POINT;
/// Strength by which a war should be ahead when it is declared.
const WAR_MARGIN: i32 = 4;

/// Judges the civilizations of one position.
pub struct Judge<'a> {
    pub state: &'a State,
    pub prices: Prices,
    strengths: BySeat<i32>,
}

impl<'a> Judge<'a> {
    /// For a position.
    pub fn new(state: &'a State) -> Self {
        let strength = |seat| i32::from(rates::strength(state.board(seat)));
        Self {
            state,
            prices: Prices::new(rounds_left(state)),
            strengths: BySeat::from_fn(state.table.seats(), strength),
        }
    }

    /// What everybody can see of a civilization.
    pub fn worth(&self, seat: Seat) -> i32 {
        self.in_play(&self.state.table, seat)
            + self.wonder(seat)
            + self.wars(seat)
            + self.final_scoring(seat)
            + THEIR_CARD * i32::try_from(self.state.board(seat).hand.len()).unwrap_or(0)
    }

    /// What lies in front of a player; a leader counts only for the rounds until it leaves.
    pub fn in_play(&self, table: &Table, seat: Seat) -> i32 {
        let all = self.civilization(seat, &table.boards[seat]);
        let Some(leader) = table.boards[seat].leader else { return all };
        let mut bare = *table;
        bare.boards[seat].leader = None;
        bare.recount(seat);
        let without = self.civilization(seat, &bare.boards[seat]);
        let stays = rounds_of_leader(self.state, leader.age());
        without + (all - without) * stays / self.prices.left.max(1)
    }

    fn civilization(&self, seat: Seat, board: &Board) -> i32 {
        POINT * i32::from(board.culture)
            + self.prices.rates.culture * i32::from(rates::culture_rate(board))
            + self.prices.rates.science * i32::from(rates::science_rate(board))
            + stock(i32::from(board.science), 8, self.prices.science)
            + self.resources(board)
            + self.food(board)
            + self.people(board)
            + self.strength(seat, board)
            + self.actions(board)
            + self.options(board)
    }

    /// Resources in store and what mines bring. Corruption goes on until the store is spent.
    pub fn resources(&self, board: &Board) -> i32 {
        let stored = i32::from(goods::stored(board, Good::Resources));
        let pacts = i32::from(board.perks.resource_production);
        let made = i32::from(goods::per_round(board, Good::Resources)) + pacts;
        let lost = i32::from(corruption(board.blue)) * self.prices.left.min(3);
        let tokens = 6 * self.prices.left.min(10) * i32::from(board.blue.min(14));
        stock(stored, 6, self.prices.resource) - self.prices.resource * lost
            + self.prices.rates.resource * made
            + tokens
    }

    /// Food in store and its surplus; what is short will be starved for, unless somebody can go to
    /// the fields. In the long run every fourth worker eats one food more: that it is just the next
    /// one matters less.
    pub fn food(&self, board: &Board) -> i32 {
        let stored = i32::from(goods::stored(board, Good::Food));
        let made = i32::from(goods::per_round(board, Good::Food)) + i32::from(board.perks.food_production);
        let surplus = made - i32::from(population::consumption(board.yellow));
        let missing = (-surplus * self.prices.left - stored).clamp(0, 3 * -surplus.min(0));
        let avoidable = missing.min(3 * i32::from(board.unused));
        let quarters = 4 * made - (18 - i32::from(board.yellow)).max(0);
        stock(stored, 5, self.prices.food)
            + self.prices.rates.food * (3 * quarters.min(12) + (quarters - 12).max(0)) / 12
            - STARVED * (3 * missing - 2 * avoidable) / 3
    }

    /// Workers without work, the bank from which others come, and their mood.
    pub fn people(&self, board: &Board) -> i32 {
        let prices = &self.prices;
        let (happy, needed) = (i32::from(rates::happy(board)), i32::from(rates::happy_needed(board.yellow)));
        let discontent = (needed - happy).max(0);
        let idle = i32::from(board.unused) - discontent;
        let spare = (happy - needed).clamp(0, 2);
        let uprising = if idle < 0 { 8 * POINT + prices.left.min(8) * POINT - 2 * POINT * idle } else { 0 };
        prices.worker * idle.clamp(0, 3) + prices.worker / 4 * (idle - 3).max(0) + prices.happy * spare
            - prices.happy * discontent
            + 6 * prices.left.min(12) * i32::from(board.yellow)
            - uprising
    }

    /// Strength matters by comparison: being weaker than others invites attacks and bad events.
    pub fn strength(&self, seat: Seat, board: &Board) -> i32 {
        if !self.state.table.options.has_politics() {
            return 0;
        }
        let own = i32::from(rates::strength(board));
        let against = |other: Seat| {
            let lead = own - self.strengths[other];
            lead.clamp(-14, 0) * 3 / 2 + lead.clamp(0, 16)
        };
        let others = i32::from(self.state.table.players_left()) - 1;
        let leads: i32 = self.state.table.players().filter(|other| *other != seat).map(against).sum();
        self.prices.strength * leads / others.max(1)
            + self.prices.strength / 3 * own
            + self.prices.strength / 2 * i32::from(board.perks.colonization)
    }

    pub fn actions(&self, board: &Board) -> i32 {
        self.prices.civil * i32::from(board.civil_total())
            + self.prices.military * i32::from(board.military_total())
            + self.prices.left * 8 * i32::from(board.perks.urban_limit)
            + self.perks(board)
    }

    /// What saves something now and then.
    fn perks(&self, board: &Board) -> i32 {
        let perks = &board.perks;
        let left = self.prices.left;
        let resource = self.prices.resource;
        let urban: i32 = perks.urban_discount.iter().map(|discount| i32::from(*discount)).sum();
        let build: i32 = perks.build_discount.iter().map(|discount| i32::from(*discount)).sum();
        let science: i32 = perks.science_discount.iter().map(|discount| i32::from(*discount)).sum();
        resource * left * (urban + build) / 12
            + self.prices.science * left * science / 20
            + resource * left * i32::from(perks.unit_resources) * 2 / 3
            + resource * left * i32::from(perks.stages_per_action - 1) / 4
            + self.prices.food * left * i32::from(perks.population_discount) / 2
            + self.prices.science * left * i32::from(perks.science_on_take) * 2 / 3
            + left * 20 * i32::from(perks.on_play_resources + perks.on_play_culture)
            + left * 25 * i32::from(perks.wonder_discount)
            + left * 10 * i32::from(perks.attacked_culture)
            + left * 40 * i32::from(perks.liner.0)
            + left * 30 * i32::from(perks.grow_and_build.is_some())
            + i32::from(perks.free_colony && !board.columbus_done) * 3 * POINT
            + left * 15 * i32::from(perks.colonization_card)
            + left * 20 * i32::from(perks.doubles_attack_cost)
            + left * 10 * i32::from(perks.doubles_defense_cards)
            - left * 20 * i32::from(perks.forbids_attacks)
            + left * 12 * i32::from(perks.food_as_resource + perks.resource_as_food)
            + left * 5 * i32::from(perks.military_hand)
            + left * 10 * i32::from(perks.civil_hand)
    }

    /// What the technologies in play would allow: workers moved up, new buildings.
    pub fn options(&self, board: &Board) -> i32 {
        let option = |category: Category| self.option(board, category);
        Category::ALL.map(option).iter().sum::<i32>() * OPTION / 100
    }

    fn option(&self, board: &Board, category: Category) -> i32 {
        let Some(best) = board.techs.of(category).next_back() else { return 0 };
        let prices = &self.prices;
        let gross = |tech: Tech| prices.output(tech.facts().output);
        let cost = |tech: Tech| prices.resource * i32::from(tech.facts().cost);
        let mut moves = 2;
        let mut sum = 0;
        for tech in board.techs.of(category).filter(|tech| tech.level < best.level) {
            let workers = i32::from(board.techs.workers(tech)).min(moves);
            let gain = gross(best) - gross(tech) - (cost(best) - cost(tech)).max(0);
            sum += workers * gain.max(0);
            moves -= workers;
        }
        let room = !category.is_urban() || board.techs.count(category) < board.perks.urban_limit;
        if room && moves > 0 {
            sum += (gross(best) - cost(best) - prices.worker).max(0) / 2;
        }
        sum
    }

    /// A wonder under construction: what it will bring, and what it will still cost.
    pub fn wonder(&self, seat: Seat) -> i32 {
        let board = self.state.board(seat);
        let Some(Site { card, stages }) = board.building else { return 0 };
        let missing: u8 = card.stages().iter().skip(usize::from(stages)).sum();
        self.unbuilt(seat, card, i32::from(missing)) * BEGUN / 100
    }

    /// What a wonder would bring, less what is missing.
    fn unbuilt(&self, seat: Seat, card: Card, missing: i32) -> i32 {
        let mut table = self.state.table;
        let board = &mut table.boards[seat];
        let before = self.civilization(seat, board);
        board.wonders.push(card);
        let Kind::Wonder(Wonder { completion, .. }) = card.kind() else { return 0 };
        let at_once: i32 =
            completion.iter().map(|effect| i32::from(wonders::completion_culture(board, effect))).sum();
        table.recount(seat);
        let board = &table.boards[seat];
        let made = i32::from(goods::per_round(board, Good::Resources)).max(1);
        let stored = i32::from(goods::stored(board, Good::Resources));
        let rounds = (missing - stored).max(0) / made + 1;
        let left = self.prices.left;
        if rounds > left {
            return 0;
        }
        let gain = (self.civilization(seat, board) - before) * (left - rounds / 2) / left.max(1);
        (gain + POINT * at_once - self.prices.resource * missing).max(0)
    }

    /// Wars that were declared: who is stronger will win them.
    pub fn wars(&self, seat: Seat) -> i32 {
        let table = &self.state.table;
        let declared =
            table.boards.pairs().filter_map(|(owner, board)| board.war.map(|war| (owner, war.victim)));
        let worth = |(attacker, victim): (Seat, Seat)| {
            let bonus = i32::from(attack::pact_bonus(table, attacker, victim));
            let margin = self.strengths[attacker] + bonus - self.strengths[victim] - WAR_MARGIN;
            let won = (POINT * margin).clamp(-15 * POINT, 25 * POINT);
            match seat {
                _ if seat == attacker => won,
                _ if seat == victim => -won,
                _ => 0,
            }
        };
        declared.map(worth).sum()
    }

    /// What the end will bring, as far as it shows (TTA-11.7, TTA-26.14).
    pub fn final_scoring(&self, seat: Seat) -> i32 {
        let state = self.state;
        let table = &state.table;
        if table.level() == Level::Simple {
            let points: i32 =
                scoring::simple_bonuses(state.board(seat)).iter().map(|bonus| i32::from(bonus.1)).sum();
            return POINT * points;
        }
        let culture = |card: Card| POINT * i32::from(impact::culture(table, seat, card, table.start));
        let chosen: i32 = bonus::chosen(state).iter().map(|card| culture(*card)).sum();
        if table.age < Age::Iii || table.options.fewer_bonus_points {
            return chosen;
        }
        let stacks = state.piles.current.iter().chain(&state.piles.future);
        let events = stacks.filter(|secret| decks::is_impact(secret.card));
        chosen + events.map(|secret| culture(secret.card)).sum::<i32>()
    }
}

/// What a stock is worth: what is more than can soon be spent counts less.
fn stock(amount: i32, soon: i32, price: i32) -> i32 {
    let later = (amount - soon).clamp(0, soon);
    let last = (amount - 2 * soon).max(0);
    price * (8 * amount.min(soon) + 4 * later + last) / 8
}
