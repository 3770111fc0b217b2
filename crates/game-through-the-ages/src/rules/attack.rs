//! Chapters 17 and 25: aggressions and wars.

use engine::{Log, Rule, Seat, rule};

use crate::board::{Board, Declared};
use crate::cards::effect::{Booty, Harm, Lasting, Spoil};
use crate::cards::{Aggression, Between, Card, Kind, Tech, War};
use crate::event::{Event, What};
use crate::perks::pact_effects;
use crate::refusal::{Checked, Why};
use crate::rules::{leaders, losses, military, pacts, rates, score, tactics, technologies, tokens, wonders};
use crate::state::{State, Table, is_war};
use crate::task::{Battle, Task};

/// TTA-9.5, TTA-29.17, TTA-29.27: the military actions that an attack costs.
#[must_use]
pub fn cost(table: &Table, card: Card, victim: Seat) -> u8 {
    let board = &table.boards[victim];
    let hit = board
        .leader
        .filter(|_| hits(card, &Harm::DiscardLeader))
        .or(board.building.filter(|_| hits(card, &Harm::DiscardUnfinishedWonder)).map(|site| site.card));
    let printed = match card.kind() {
        Kind::Aggression(Aggression { military_actions: Some(actions), .. }) => *actions,
        Kind::Aggression(Aggression { military_actions_per_level_of_hit_card: Some(each), .. }) => {
            each * hit.map_or(0, Card::level)
        }
        Kind::War(War { military_actions, .. }) => *military_actions,
        _ => 0,
    };
    if board.perks.doubles_attack_cost { 2 * printed } else { printed }
}

fn hits(card: Card, harm: &Harm) -> bool {
    matches!(card.kind(), Kind::Aggression(aggression) if aggression.effects_target.contains(harm))
}

/// TTA-17.1: whether this aggression may be played.
pub fn check_aggression(state: &State, attacker: Seat, card: Card, victim: Seat) -> Checked {
    let how = rule("TTA-17.1");
    how.require(matches!(card.kind(), Kind::Aggression(_)), || Why::NotThatKind { card })?;
    check(state, attacker, card, victim, how)
}

/// TTA-25.1: whether this war may be declared.
pub fn check_war(state: &State, attacker: Seat, card: Card, victim: Seat) -> Checked {
    let how = rule("TTA-25.1");
    how.require(is_war(card), || Why::NotThatKind { card })?;
    check(state, attacker, card, victim, how)
}

fn check(state: &State, attacker: Seat, card: Card, victim: Seat, how: Rule) -> Checked {
    military::in_hand(state, attacker, card, how)?;
    check_victim(&state.table, attacker, card, victim)?;
    let need = cost(&state.table, card, victim);
    // TTA-29.17: against Gandhi twice as many.
    let gandhi = state.board(victim).perks.doubles_attack_cost;
    let cost = if gandhi { rule("TTA-29.17") } else { rule("TTA-9.5") };
    military::check_actions(state.board(attacker), need, cost)
}

/// Whether this opponent may be attacked with such a card: all that everybody can see.
pub fn check_victim(table: &Table, attacker: Seat, card: Card, victim: Seat) -> Checked {
    let exists = table.boards.get(victim).is_some() && table.plays(victim);
    rule("TTA-17.17").require(exists && victim != attacker, || Why::NoSuchVictim { victim })?;
    let peaceful = table.boards[attacker].perks.forbids_attacks;
    rule("TTA-1.11").require(!peaceful, || Why::AttacksForbidden)?;
    let forbidden =
        pacts::between(table, attacker, victim).any(|(_, pact)| says(pact.card, Between::Forbidden));
    rule("TTA-18.9").require(!forbidden, || Why::PactForbids { partner: victim })?;
    if is_war(card) {
        rule("TTA-26.11").require(!table.is_last_round(), || Why::LastRound)?;
        let protected = table.boards[victim].perks.no_war;
        rule("TTA-18.9").require(!protected, || Why::WarForbidden { victim })?;
    }
    let free = table.boards[victim].marker.is_none_or(|holder| holder == attacker);
    rule("TTA-27.6").require(free || !table.options.less_mean, || Why::MarkerTaken { victim })?;
    rule("TTA-17.13").require(has_object(table, card, victim), || Why::NoTarget { card, victim })
}

/// TTA-17.13: what is to be annexed, assassinated or sabotaged must be there.
fn has_object(table: &Table, card: Card, victim: Seat) -> bool {
    let board = &table.boards[victim];
    let Kind::Aggression(aggression) = card.kind() else { return true };
    aggression.effects_target.iter().all(|harm| match harm {
        Harm::LoseColony { .. } => !board.colonies.is_empty(),
        Harm::DiscardLeader => board.leader.is_some(),
        Harm::DiscardUnfinishedWonder => board.building.is_some(),
        _ => true,
    })
}

fn says(card: Card, between: Between) -> bool {
    matches!(card.kind(), Kind::Pact(pact) if pact.attack_between_partners == between)
}

/// Plays the card: an aggression is fought at once, a war waits for the next turn.
pub fn play(state: &mut State, attacker: Seat, card: Card, defender: Seat, log: &mut impl Log<Event>) {
    let cost = cost(&state.table, card, defender);
    military::take_from_hand(state, attacker, card);
    military::spend(state.board_mut(attacker), cost);
    log.tell(Event::Attack { attacker, defender, card, cost });
    end_broken_pacts(state, attacker, defender, log);
    // TTA-29.16: Joan of Arc, whatever the result.
    let culture = state.board(defender).perks.attacked_culture;
    score::gain(state, defender, What::Culture, culture, log);
    if state.table.options.less_mean {
        state.board_mut(defender).marker = Some(attacker); // TTA-27.5
    }
    if is_war(card) {
        state.board_mut(attacker).war = Some(Declared { card, victim: defender });
        if state.table.options.may_leave() {
            state.table.push(Task::Stay { seat: defender });
        }
    } else {
        begin_battle(state, card, attacker, defender);
        state.table.push(Task::Defend { seat: defender });
        state.table.push(Task::Sacrifice { seat: attacker });
    }
}

/// TTA-18.8, TTA-18.12: pacts that an attack between the partners ends.
fn end_broken_pacts(state: &mut State, attacker: Seat, defender: Seat, log: &mut impl Log<Event>) {
    let broken: engine::List<Seat, 4> = pacts::between(&state.table, attacker, defender)
        .filter(|(_, pact)| says(pact.card, Between::EndsPact))
        .map(|(owner, _)| owner)
        .collect();
    broken.iter().for_each(|owner| pacts::end(state, *owner, log));
}

fn begin_battle(state: &mut State, card: Card, attacker: Seat, defender: Seat) {
    state.table.battle = Some(Battle { card, attacker, defender, cards: 0 });
    state.table.push(Task::EndBattle);
    state.table.push(Task::Fight);
}

/// TTA-25.2, TTA-25.3: a war declared in the last turn is fought: first the declarer, then the
/// opponent may sacrifice units.
pub fn resolve_war(state: &mut State, attacker: Seat, log: &mut impl Log<Event>) {
    if let Some(Declared { card, victim }) = state.board_mut(attacker).war.take() {
        log.tell(Event::WarComes { attacker, defender: victim, card });
        begin_battle(state, card, attacker, victim);
        state.table.push(Task::Sacrifice { seat: victim });
        state.table.push(Task::Sacrifice { seat: attacker });
    }
}

/// TTA-17.4: what a bonus card adds to the defense; with Churchill twice as much.
#[must_use]
pub fn defense_worth(board: &Board, card: Card) -> u8 {
    match card.kind() {
        Kind::Bonus(bonus) if board.perks.doubles_defense_cards => 2 * bonus.defense,
        Kind::Bonus(bonus) => bonus.defense,
        _ => 0,
    }
}

/// TTA-17.2, TTA-17.4, TTA-17.7: strength with sacrificed units; it may exceed 60.
#[must_use]
pub fn force(table: &Table, seat: Seat) -> u8 {
    let board = &table.boards[seat];
    rates::strength(board).saturating_add(tactics::sacrifice_worth(board, &board.sacrificed))
}

/// What pacts add to the attacker's strength (Open Borders Agreement).
#[must_use]
pub fn pact_bonus(table: &Table, attacker: Seat, defender: Seat) -> u8 {
    pacts::between(table, attacker, defender)
        .flat_map(|(owner, pact)| {
            let side = if owner == attacker { pact.side } else { pact.side.other() };
            pact_effects(pact.card, side)
        })
        .map(|effect| if let Lasting::AttackBonusAgainstPartner { amount } = effect { *amount } else { 0 })
        .sum()
}

/// Everything that the attacker has put up.
#[must_use]
pub fn total_attack(table: &Table, battle: Battle) -> u8 {
    force(table, battle.attacker).saturating_add(pact_bonus(table, battle.attacker, battle.defender))
}

/// Everything that the defender has put up.
#[must_use]
pub fn total_defense(table: &Table, battle: Battle) -> u8 {
    force(table, battle.defender).saturating_add(battle.cards)
}

/// The strengths are compared. An aggression needs more than the defense (TTA-17.6); a war is won
/// by whoever has more (TTA-25.4, TTA-25.5).
pub fn fight(state: &mut State, log: &mut impl Log<Event>) {
    let Some(battle) = state.table.battle else { return };
    let Battle { card, attacker, defender, .. } = battle;
    let (attack, defense) = (total_attack(&state.table, battle), total_defense(&state.table, battle));
    log.tell(Event::Fought { attacker, defender, card, attack, defense });
    let advantage = attack.abs_diff(defense);
    match card.kind() {
        Kind::Aggression(aggression) if attack > defense => {
            succeed(state, aggression, attacker, defender, log);
        }
        Kind::War(war) if attack > defense => spoils(state, war, attacker, defender, advantage, log),
        Kind::War(war) if attack < defense => spoils(state, war, defender, attacker, advantage, log),
        _ => {}
    }
}

/// TTA-17.8: sacrificed workers return to the banks, whatever the result; the card is discarded.
pub fn end_battle(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(Battle { card, attacker, defender, .. }) = state.table.battle.take() {
        losses::return_sacrificed(state, attacker, log);
        losses::return_sacrificed(state, defender, log);
        military::discard_open(state, card);
    }
}

/// TTA-17.10: the card's text, on both sides.
fn succeed(state: &mut State, card: &Aggression, attacker: Seat, victim: Seat, log: &mut impl Log<Event>) {
    for (harm, booty) in card.effects_target.iter().zip(&card.effects_attacker) {
        match harm {
            Harm::LosePopulation { amount } => enslave(state, attacker, victim, *amount, booty, log),
            Harm::LoseFoodOrResources { amount, chooser: _ } => {
                let taker = Some(attacker);
                state.table.push(Task::Lose { seat: victim, chooser: attacker, amount: *amount, taker });
            }
            Harm::DestroyUrbanBuildings { max, chooser: _, same_type_and_level: _ } => {
                state.table.push(Task::Raze { seat: attacker, victim, left: *max, tech: None, cost: 0 });
            }
            Harm::LoseColony { amount: _, chooser: _ } => {
                let taker = Some(attacker);
                state.table.push(Task::LoseColony { seat: victim, chooser: attacker, taker });
            }
            Harm::DiscardLeader => {
                let level = state.board(victim).leader.map_or(0, Card::level);
                leaders::lose(state, victim, log);
                gain_by_level(state, attacker, level, booty, log);
            }
            Harm::DiscardUnfinishedWonder => {
                let level = state.board(victim).building.map_or(0, |site| site.card.level());
                wonders::lose_unfinished(state, victim, log);
                gain_by_level(state, attacker, level, booty, log);
            }
            Harm::LoseScience { amount } => transfer(state, attacker, victim, What::Science, *amount, log),
            Harm::LoseCulture { amount } => transfer(state, attacker, victim, What::Culture, *amount, log),
        }
    }
}

/// The victim loses people; the attacker gains only if there were any to lose.
fn enslave(
    state: &mut State,
    attacker: Seat,
    victim: Seat,
    count: u8,
    booty: &Booty,
    log: &mut impl Log<Event>,
) {
    if losses::losable(state.board(victim)) == 0 {
        return;
    }
    state.table.push(Task::LosePopulation { seat: victim, count });
    if let Booty::GainResources { amount } = booty {
        score::gain(state, attacker, What::Resources, *amount, log);
    }
}

fn gain_by_level(state: &mut State, attacker: Seat, level: u8, booty: &Booty, log: &mut impl Log<Event>) {
    if let Booty::GainCulturePerLevelOfDiscardedCard { per_level } = booty {
        score::gain(state, attacker, What::Culture, per_level * level, log);
    }
}

/// TTA-17.10: one gains what the other loses.
fn transfer(state: &mut State, winner: Seat, loser: Seat, what: What, amount: u8, log: &mut impl Log<Event>) {
    let lost = score::lose(state, loser, what, amount, log);
    score::gain(state, winner, what, lost, log);
}

/// TTA-17.19: half the printed cost of what a raid destroyed, as the card rounds it.
pub fn raid_booty(state: &mut State, attacker: Seat, cost: u8, log: &mut impl Log<Event>) {
    let Some(Battle { card, .. }) = state.table.battle else { return };
    let Kind::Aggression(aggression) = card.kind() else { return };
    for booty in &aggression.effects_attacker {
        if let Booty::GainResourcesHalfOfBuildingCost { round } = booty {
            score::gain(state, attacker, What::Resources, round.half(cost), log);
        }
    }
}

/// TTA-25.6: what the victor takes, by the strength advantage.
fn spoils(state: &mut State, war: &War, victor: Seat, loser: Seat, advantage: u8, log: &mut impl Log<Event>) {
    let points = |base: u8, each: u8| base.saturating_add(advantage.saturating_mul(each));
    let steps = |base: u8, points: u8, step: u8| base.saturating_add(advantage / points * step);
    let mut people = 0;
    for spoil in &war.effects {
        match spoil {
            Spoil::TransferCulture { base, per_advantage_point } => {
                transfer(state, victor, loser, What::Culture, points(*base, *per_advantage_point), log);
            }
            Spoil::TransferFoodAndResources { base, per_advantage_point, chooser: _ } => {
                let amount = points(*base, *per_advantage_point);
                state.table.push(Task::Lose { seat: loser, chooser: victor, amount, taker: Some(victor) });
            }
            Spoil::TransferScienceOrSpecialTechnologies { base, per_advantage_point, chooser: _ } => {
                let worth = points(*base, *per_advantage_point);
                state.table.push(Task::Spoils { victor, loser, worth });
            }
            Spoil::TransferYellowTokens { base, per_advantage_points, amount_per_step } => {
                let count = steps(*base, *per_advantage_points, *amount_per_step);
                move_yellow(state, loser, victor, count, log);
            }
            Spoil::LosePopulation { who: _, base, per_advantage_points, amount_per_step } => {
                let count = u16::from(steps(*base, *per_advantage_points, *amount_per_step));
                people = u8::try_from(count.min(losses::losable(state.board(loser)))).unwrap_or(u8::MAX);
                state.table.push(Task::LosePopulation { seat: loser, count: people });
            }
            Spoil::GainCulturePerPopulationLost { who: _, amount } => {
                score::gain(state, victor, What::Culture, amount.saturating_mul(people), log);
            }
        }
    }
}

/// TTA-25.10, TTA-29.25: yellow tokens move from one bank to the other, as many as there are.
pub fn move_yellow(state: &mut State, from: Seat, to: Seat, count: u8, log: &mut impl Log<Event>) {
    let moved = state.board(from).yellow.min(count);
    if from == to || moved == 0 {
        return;
    }
    state.board_mut(from).yellow -= moved;
    state.board_mut(to).yellow += moved;
    log.tell(Event::TokensMoved { from, to, tokens: moved });
}

/// TTA-29.26: whether the victor can take this special technology.
pub fn check_take(table: &Table, victor: Seat, loser: Seat, worth: u8, card: Card) -> Checked {
    let how = rule("TTA-29.26");
    how.require(table.boards[loser].specials.contains(&card), || Why::NotTheirs { card })?;
    let newer = table.boards[victor].special_level(card) < card.level();
    how.require(newer, || Why::HaveNewer { card })?;
    let cost = special_cost(card);
    how.require(cost <= worth, || Why::WorthTooMuch { worth: cost, left: worth })
}

/// TTA-17.20: whether this building can be razed, after one of the technology `same` if there was one.
pub fn check_raze(victim: &Board, left: u8, same: Option<Tech>, tech: Tech) -> Checked {
    let how = rule("TTA-17.20");
    how.require(left > 0, || Why::RazedEnough)?;
    how.require(tech.category.is_urban(), || Why::NotUrban { tech })?;
    if let Some(same) = same {
        how.require(same == tech, || Why::OtherTechnology { tech: same })?;
    }
    how.require(victim.techs.workers(tech) > 0, || Why::NoWorkerOn { tech })
}

/// The science cost of a special technology: its worth as spoils.
#[must_use]
pub fn special_cost(card: Card) -> u8 {
    match card.kind() {
        Kind::Special(special) => special.science_cost,
        _ => u8::MAX,
    }
}

/// Takes a special technology from the loser.
pub fn take_technology(state: &mut State, victor: Seat, loser: Seat, card: Card, log: &mut impl Log<Event>) {
    state.board_mut(loser).specials.take(card);
    state.table.recount(loser);
    log.tell(Event::TechnologyTaken { victor, loser, card });
    tokens::card_went(state, loser, card, log);
    technologies::add_special(state, victor, card, log);
}

/// Takes science points with what is left.
pub fn take_science(state: &mut State, victor: Seat, loser: Seat, worth: u8, log: &mut impl Log<Event>) {
    transfer(state, victor, loser, What::Science, worth, log);
}
