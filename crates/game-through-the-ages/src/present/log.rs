//! The log in sentences.

use engine::{Arg, Message, Seen, msg};

use super::words::{amount, level, names, one};
use crate::cards::{Card, Category};
use crate::event::{Bonus, Event, What};
use crate::options::{BonusCards, Options};
use crate::state::is_war;
use crate::task::Side;

/// The sentences for an event; none for what needs no words.
pub fn tell(event: &Event) -> Vec<Message> {
    match event {
        Event::Changed { amount: 0, .. }
        | Event::FinalBonus { culture: 0, .. }
        | Event::FinalEvent { culture: 0, .. } => Vec::new(),
        Event::Began { options, .. } => {
            let variants = variants(*options).into_iter().map(|what| msg!("log-variant", what));
            [sentence(event)].into_iter().chain(variants).collect()
        }
        _ => vec![sentence(event)],
    }
}

/// What a table agreed on besides the level.
fn variants(options: Options) -> Vec<Message> {
    let bonus_cards = match options.bonus_cards {
        BonusCards::None => None,
        BonusCards::Public3 => Some(msg!("option-bonus_cards-public_3")),
        BonusCards::Public4 => Some(msg!("option-bonus_cards-public_4")),
        BonusCards::Public5 => Some(msg!("option-bonus_cards-public_5")),
        BonusCards::AgeByAge => Some(msg!("option-bonus_cards-age_by_age")),
        BonusCards::Private => Some(msg!("option-bonus_cards-private")),
        BonusCards::OpenChoice => Some(msg!("option-bonus_cards-open_choice")),
    };
    let flags = [
        (options.easier, msg!("option-easier")),
        (options.less_mean, msg!("option-less_mean")),
        (options.peaceful, msg!("option-peaceful")),
        (options.without_open_borders_agreement, msg!("option-without_open_borders_agreement")),
        (options.without_acceptance_of_supremacy, msg!("option-without_acceptance_of_supremacy")),
        (
            options.without_promise_of_military_protection,
            msg!("option-without_promise_of_military_protection"),
        ),
        (options.without_loss_of_sovereignty, msg!("option-without_loss_of_sovereignty")),
        (options.without_military_pact, msg!("option-without_military_pact")),
        (options.without_peace_treaty, msg!("option-without_peace_treaty")),
        (options.draw_military_as_action, msg!("option-draw_military_as_action")),
        (options.alternative_corruption, msg!("option-alternative_corruption")),
        (options.fewer_bonus_points, msg!("option-fewer_bonus_points")),
    ];
    let flags = flags.into_iter().filter_map(|(set, what)| set.then_some(what));
    flags.chain(bonus_cards.map(|what| msg!("log-bonus-cards", what))).collect()
}

fn sentence(event: &Event) -> Message {
    match event {
        Event::Began { .. }
        | Event::Laid { .. }
        | Event::BonusLaid { .. }
        | Event::Turn { .. }
        | Event::Removed { .. }
        | Event::Dealt { .. }
        | Event::AgeBegan { .. }
        | Event::Outdated { .. }
        | Event::EndNear { .. }
        | Event::Over => course(event),
        Event::Took { .. }
        | Event::Grew { .. }
        | Event::Built { .. }
        | Event::Destroyed { .. }
        | Event::Disbanded { .. }
        | Event::Upgraded { .. }
        | Event::Stages { .. }
        | Event::Completed { .. }
        | Event::Leader { .. }
        | Event::LeaderLost { .. }
        | Event::WonderLost { .. }
        | Event::Technology { .. }
        | Event::Government { .. }
        | Event::ActionCard { .. }
        | Event::Tactic { .. } => civil(event),
        Event::Traded { .. }
        | Event::Helped { .. }
        | Event::Changed { .. }
        | Event::Missing { .. }
        | Event::WorkerLost { .. }
        | Event::TokensMoved { .. }
        | Event::PaysByHand { .. }
        | Event::Paid { .. }
        | Event::ByHand { .. }
        | Event::Overpaid { .. }
        | Event::Returned { .. } => goods(event),
        Event::Uprising { .. }
        | Event::Scored { .. }
        | Event::Ate { .. }
        | Event::Corrupted { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Discarded { .. } => production(event),
        Event::Skipped { .. }
        | Event::Seeded { .. }
        | Event::Revealed { .. }
        | Event::Renewed
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::Colony { .. }
        | Event::Unclaimed { .. }
        | Event::ColonyLost { .. }
        | Event::PactOffered { .. }
        | Event::PactMade { .. }
        | Event::PactRefused { .. }
        | Event::PactEnded { .. }
        | Event::Stayed { .. }
        | Event::Left { .. }
        | Event::TurnedDown { .. }
        | Event::LeftIt { .. } => politics(event),
        Event::Sacrificed { .. }
        | Event::BonusUsed { .. }
        | Event::Attack { .. }
        | Event::WarComes { .. }
        | Event::Fought { .. }
        | Event::WarDropped { .. }
        | Event::TechnologyTaken { .. } => force(event),
        Event::BonusKept { .. }
        | Event::BonusPicked { .. }
        | Event::BonusShown { .. }
        | Event::FinalEvent { .. }
        | Event::FinalBonus { .. } => final_culture(event),
    }
}

/// What was laid out, turns and ages.
fn course(event: &Event) -> Message {
    match event {
        Event::Began { options, start, seats } => {
            msg!("log-began", level = level(options.level), n = *seats, seat = *start)
        }
        Event::Laid { cards } => msg!("log-laid", cards = names(cards.iter().copied())),
        Event::BonusLaid { cards } => msg!("log-bonus-laid", cards = names(cards.iter().copied())),
        Event::Turn { seat, round } => msg!("log-turn", seat = *seat, round = *round),
        Event::Removed { cards } => msg!("log-removed", cards = names(cards.iter().copied())),
        Event::Dealt { cards } => msg!("log-dealt", cards = names(cards.iter().copied())),
        Event::AgeBegan { age } => msg!("log-age", age = age.numeral()),
        Event::Outdated { seat, card: Seen::Known(card) } => {
            msg!("log-outdated", seat = *seat, card = card.name())
        }
        Event::Outdated { seat, card: Seen::Hidden } => msg!("log-outdated-hidden", seat = *seat),
        Event::EndNear { round } => msg!("log-end-near", round = *round),
        Event::Over => msg!("log-over"),
        _ => msg!("nothing"),
    }
}

/// What a civilization takes, plays and builds.
fn civil(event: &Event) -> Message {
    match event {
        Event::Took { seat, card, price } => {
            msg!("log-took", seat = *seat, card = card.name(), price = amount(What::CivilActions, *price))
        }
        Event::Grew { seat, food } => msg!("log-grew", seat = *seat, food = *food),
        Event::Built { seat, tech, cost: 0 } => {
            msg!("log-built-free", seat = *seat, one = one(tech.category), card = tech.card().name())
        }
        Event::Built { seat, tech, cost } => msg!(
            "log-built",
            seat = *seat,
            one = one(tech.category),
            card = tech.card().name(),
            cost = amount(What::Resources, *cost)
        ),
        Event::Destroyed { seat, tech, own: true } => {
            msg!("log-destroyed", seat = *seat, one = one(tech.category), card = tech.card().name())
        }
        Event::Destroyed { seat, tech, own: false } => {
            msg!("log-building-lost", seat = *seat, one = one(tech.category), card = tech.card().name())
        }
        Event::Disbanded { seat, tech } => msg!("log-disbanded", seat = *seat, card = tech.card().name()),
        Event::Upgraded { seat, from, to, cost } => msg!(
            "log-upgraded",
            seat = *seat,
            one = one(to.category),
            from = from.card().name(),
            to = to.card().name(),
            cost = amount(What::Resources, *cost)
        ),
        Event::Stages { seat, card, stages, cost } => msg!(
            "log-stages",
            seat = *seat,
            card = card.name(),
            stages = *stages,
            cost = amount(What::Resources, *cost)
        ),
        Event::Completed { seat, card } => msg!("log-completed", seat = *seat, card = card.name()),
        Event::Leader { seat, card } => msg!("log-leader", seat = *seat, card = card.name()),
        Event::LeaderLost { seat, card } => msg!("log-leader-lost", seat = *seat, card = card.name()),
        Event::WonderLost { seat, card } => msg!("log-wonder-lost", seat = *seat, card = card.name()),
        Event::Technology { seat, card, science } => {
            msg!("log-technology", seat = *seat, card = card.name(), cost = amount(What::Science, *science))
        }
        Event::Government { seat, card, science, revolution: true } => {
            msg!("log-revolution", seat = *seat, card = card.name(), cost = amount(What::Science, *science))
        }
        Event::Government { seat, card, science, revolution: false } => {
            msg!("log-peaceful", seat = *seat, card = card.name(), cost = amount(What::Science, *science))
        }
        Event::ActionCard { seat, card } => msg!("log-action", seat = *seat, card = card.name()),
        Event::Tactic { seat, card } => msg!("log-tactic", seat = *seat, card = card.name()),
        _ => msg!("nothing"),
    }
}

/// What is gained, lost and paid.
fn goods(event: &Event) -> Message {
    match event {
        Event::Helped { seat, partner, science } => {
            msg!("log-helped", seat = *partner, other = *seat, what = amount(What::Science, *science))
        }
        Event::Traded { seat, gives: What::Food } => msg!("log-traded-food", seat = *seat),
        Event::Traded { seat, .. } => msg!("log-traded-resource", seat = *seat),
        Event::Changed { seat, what, amount: n } if *n > 0 => {
            msg!("log-gains", seat = *seat, what = amount(*what, *n))
        }
        Event::Changed { seat, what, amount: n } => msg!("log-loses", seat = *seat, what = amount(*what, -n)),
        Event::Missing { seat, actions } => {
            msg!("log-missing", seat = *seat, what = amount(What::CivilActions, *actions))
        }
        Event::WorkerLost { seat, from: Some(tech) } => {
            msg!("log-worker-lost", seat = *seat, card = tech.card().name())
        }
        Event::WorkerLost { seat, from: None } => msg!("log-unused-lost", seat = *seat),
        Event::TokensMoved { from, to, tokens } => {
            msg!("log-tokens-moved", seat = *from, other = *to, n = *tokens)
        }
        Event::Overpaid { seat, what, amount: n } => {
            msg!("log-overpaid", seat = *seat, what = amount(*what, *n))
        }
        Event::PaysByHand { seat, what, due } => {
            msg!("log-pays-by-hand", seat = *seat, what = amount(*what, *due))
        }
        Event::Paid { seat, tech, paid } => {
            let what = if tech.category == Category::Farm { What::Food } else { What::Resources };
            msg!("log-paid", seat = *seat, card = tech.card().name(), what = amount(what, *paid))
        }
        Event::ByHand { seat, on: true } => msg!("log-by-hand", seat = *seat),
        Event::ByHand { seat, on: false } => msg!("log-not-by-hand", seat = *seat),
        Event::Returned { seat, workers } => msg!("log-returned", seat = *seat, n = *workers),
        _ => msg!("nothing"),
    }
}

/// The end of a turn: production, and military cards.
fn production(event: &Event) -> Message {
    match event {
        Event::Uprising { seat } => msg!("log-uprising", seat = *seat),
        Event::Scored { seat, culture, science } => msg!(
            "log-scored",
            seat = *seat,
            culture = amount(What::Culture, *culture),
            science = amount(What::Science, *science)
        ),
        Event::Ate { seat, food, starved: 0 } => msg!("log-ate", seat = *seat, food = *food),
        Event::Ate { seat, food, starved } => {
            msg!("log-starved", seat = *seat, food = *food, lost = amount(What::Culture, *starved))
        }
        Event::Corrupted { seat, resources } => {
            msg!("log-corrupted", seat = *seat, lost = amount(What::Resources, *resources))
        }
        Event::Drew { seat, cards } => drew(*seat, cards),
        Event::Reshuffled { age } => msg!("log-reshuffled", age = age.numeral()),
        Event::Discarded { seat, card: Seen::Known(card), .. } => {
            msg!("log-discarded", seat = *seat, card = card.name())
        }
        Event::Discarded { seat, age, .. } => msg!("log-discarded-hidden", seat = *seat, age = age.numeral()),
        _ => msg!("nothing"),
    }
}

/// Events, colonies, pacts, and who leaves.
fn politics(event: &Event) -> Message {
    match event {
        Event::Skipped { seat } => msg!("log-skipped", seat = *seat),
        Event::Seeded { seat, card: Seen::Known(card), .. } => {
            msg!("log-seeded", seat = *seat, card = card.name())
        }
        Event::Seeded { seat, age, .. } => msg!("log-seeded-hidden", seat = *seat, age = age.numeral()),
        Event::Revealed { card } => msg!("log-revealed", card = card.name()),
        Event::Renewed => msg!("log-renewed"),
        Event::Bid { seat, amount } => msg!("log-bid", seat = *seat, amount = *amount),
        Event::Passed { seat } => msg!("log-passed", seat = *seat),
        Event::LeftIt { seat } => msg!("log-left-it", seat = *seat),
        Event::Colony { seat, card } => msg!("log-colony", seat = *seat, card = card.name()),
        Event::Unclaimed { card } => msg!("log-unclaimed", card = card.name()),
        Event::ColonyLost { seat, card, taker: Some(taker) } => {
            msg!("log-colony-taken", seat = *seat, card = card.name(), other = *taker)
        }
        Event::ColonyLost { seat, card, taker: None } => {
            msg!("log-colony-lost", seat = *seat, card = card.name())
        }
        Event::PactOffered { from, to, card, side } => {
            let side = if *side == Side::A { "A" } else { "B" };
            msg!("log-pact-offered", seat = *from, other = *to, card = card.name(), side)
        }
        Event::PactMade { from, to, card } => {
            msg!("log-pact-made", seat = *from, other = *to, card = card.name())
        }
        Event::PactRefused { from, to, card } => {
            msg!("log-pact-refused", seat = *to, other = *from, card = card.name())
        }
        Event::PactEnded { owner, partner, card } => {
            msg!("log-pact-ended", seat = *owner, other = *partner, card = card.name())
        }
        Event::Stayed { seat } => msg!("log-stayed", seat = *seat),
        Event::Left { seat } => msg!("log-left", seat = *seat),
        Event::TurnedDown { seat, card } => msg!("log-turned-down", seat = *seat, card = card.name()),
        _ => msg!("nothing"),
    }
}

/// Aggressions and wars.
fn force(event: &Event) -> Message {
    match event {
        Event::Sacrificed { seat, tech } => msg!("log-sacrificed", seat = *seat, card = tech.card().name()),
        Event::BonusUsed { seat, card, value } => {
            msg!("log-bonus-used", seat = *seat, card = card.name(), value = *value)
        }
        Event::Attack { attacker, defender, card, cost } => {
            let cost = amount(What::MilitaryActions, *cost);
            if is_war(*card) {
                msg!("log-war", seat = *attacker, other = *defender, card = card.name(), cost)
            } else {
                msg!("log-aggression", seat = *attacker, other = *defender, card = card.name(), cost)
            }
        }
        Event::WarComes { attacker, defender, card } => {
            msg!("log-war-comes", seat = *attacker, other = *defender, card = card.name())
        }
        Event::Fought { attacker, defender, card, attack, defense } => {
            fought((*attacker, *defender), *card, *attack, *defense)
        }
        Event::WarDropped { card } => msg!("log-war-dropped", card = card.name()),
        Event::TechnologyTaken { victor, loser, card } => {
            msg!("log-technology-taken", seat = *victor, other = *loser, card = card.name())
        }
        _ => msg!("nothing"),
    }
}

/// Bonus cards, and culture at the end of the game.
fn final_culture(event: &Event) -> Message {
    match event {
        Event::BonusKept { seat, card: Seen::Known(card) } => {
            msg!("log-bonus-kept", seat = *seat, card = card.name())
        }
        Event::BonusKept { seat, .. } => msg!("log-bonus-kept-hidden", seat = *seat),
        Event::BonusPicked { seat, card } => msg!("log-bonus-picked", seat = *seat, card = card.name()),
        Event::BonusShown { card } => msg!("log-bonus-shown", card = card.name()),
        Event::FinalEvent { seat, card, culture } if *culture < 0 => {
            msg!("log-final-loss", seat = *seat, card = card.name(), what = amount(What::Culture, -culture))
        }
        Event::FinalEvent { seat, card, culture } => {
            msg!("log-final-event", seat = *seat, card = card.name(), what = amount(What::Culture, *culture))
        }
        Event::FinalBonus { seat, what, culture } => {
            msg!(
                "log-final-bonus",
                seat = *seat,
                source = bonus(*what),
                what = amount(What::Culture, *culture)
            )
        }
        _ => msg!("nothing"),
    }
}

fn drew(seat: engine::Seat, cards: &[Seen<Card>]) -> Message {
    let known: Vec<Arg> = cards.iter().filter_map(Seen::known).map(|card| Arg::from(card.name())).collect();
    if known.is_empty() {
        msg!("log-drew-hidden", seat, n = cards.len())
    } else {
        msg!("log-drew", seat, cards = known)
    }
}

fn fought((seat, other): (engine::Seat, engine::Seat), card: Card, attack: u8, defense: u8) -> Message {
    let card_name = card.name();
    match attack.cmp(&defense) {
        std::cmp::Ordering::Greater => msg!("log-fight-won", seat, other, card = card_name, attack, defense),
        std::cmp::Ordering::Less if is_war(card) => {
            msg!(
                "log-fight-won",
                seat = other,
                other = seat,
                card = card_name,
                attack = defense,
                defense = attack
            )
        }
        std::cmp::Ordering::Equal if is_war(card) => msg!("log-fight-even", card = card_name, attack),
        _ => msg!("log-fight-failed", seat, other, card = card_name, attack, defense),
    }
}

/// A source of culture at the end of the simple game.
pub fn bonus(bonus: Bonus) -> Message {
    match bonus {
        Bonus::Technologies => msg!("bonus-technologies"),
        Bonus::Strength => msg!("bonus-strength"),
        Bonus::HappyFaces => msg!("bonus-happy"),
        Bonus::ScienceRate => msg!("bonus-science"),
        Bonus::Production => msg!("bonus-production"),
    }
}
