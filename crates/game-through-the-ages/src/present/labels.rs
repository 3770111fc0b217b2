//! How actions are offered: the path to each, its button, and what it brings or costs.

use engine::{Label, Message, Seat, msg};

use super::effects;
use super::words::{amount, phrases, with_age};
use crate::action::Action;
use crate::board::{Board, Good};
use crate::cards::{Card, Kind, Tech};
use crate::event::What;
use crate::rules::technologies::{self, Change};
use crate::rules::{
    action_cards, attack, building, colonies, goods, population, production, rates, row, wonders,
};
use crate::task::{Side, Task};
use crate::view::View;

/// How an action is offered to a seat.
pub fn label(view: &View, seat: Seat, action: Action) -> Label {
    let board = &view.table.boards[seat];
    match action {
        Action::GoOn if matches!(view.table.tasks.last(), Some(Task::Stay { .. })) => {
            Label::plain(msg!("do-stay"))
        }
        Action::GoOn => Label::plain(msg!("do-begin")),
        Action::Leave => Label::plain(msg!("do-leave")),
        Action::ByHand(true) => Label::plain(msg!("do-by-hand")),
        Action::ByHand(false) => Label::plain(msg!("do-not-by-hand")),
        Action::KeepBonus(card) => described(Label::plain(msg!("do-keep-bonus", card = card.name())), card),
        Action::PickBonus(card) => described(Label::plain(msg!("do-pick-bonus", card = card.name())), card),

        Action::SkipPolitics => Label::plain(msg!("do-skip-politics")),
        Action::PlayEvent(card) => {
            let text = msg!("do-play-event", card = card.name(), what = amount(What::Culture, card.level()));
            described(Label::within(msg!("group-event"), text), card)
        }
        Action::Aggression { card, victim } => {
            attack_label(view, seat, card, victim, msg!("group-aggression"))
        }
        Action::DeclareWar { card, victim } => attack_label(view, seat, card, victim, msg!("group-war")),
        Action::OfferPact { card, partner, side } => offer_pact(card, partner, side),
        Action::EndPact(card) => described(Label::plain(msg!("do-end-pact", card = card.name())), card),
        Action::Columbus(card) => {
            let text = msg!("do-columbus", card = card.name(), age = card.age().numeral());
            described(Label::plain(text), card)
        }

        Action::Accept => yes(view),
        Action::Decline => no(view),
        Action::Bid(bid) => Label::within(msg!("group-bid"), msg!("do-bid", bid)),
        Action::Pass => Label::plain(msg!("do-pass")),
        Action::Sacrifice(tech) => {
            let strength = tech.facts().output.strength;
            Label::within(msg!("group-sacrifice"), msg!("do-sacrifice", card = tech.card().name(), strength))
        }
        Action::UseBonus(card) => use_bonus(view, seat, card),
        Action::Done => Label::plain(msg!("do-done")),
        Action::PayWith(tech) => pay_with(view, seat, tech),
        Action::Draw(cards) => Label::plain(msg!("do-draw-cards", n = cards)),
        Action::Discard(card) => described(Label::plain(msg!("do-discard", card = with_age(card))), card),

        Action::Take { space, card } => take(board, space, card),
        Action::Grow => Label::within(msg!("group-grow"), msg!("do-grow", food = food(board, 0))),
        Action::GrowByLiner => {
            let food = food(board, board.perks.liner.1);
            Label::within(msg!("group-grow"), msg!("do-grow-liner", food))
        }
        Action::GrowAndBuild(tech) => grow_and_build(view, seat, tech),
        Action::Build(tech) => build(view, seat, tech),
        Action::Destroy(tech) => Label::within(msg!("group-destroy"), named(tech.card())),
        Action::Disband(tech) => Label::within(msg!("group-disband"), named(tech.card())),
        Action::Upgrade { from, to } => upgrade(view, seat, from, to),
        Action::BuildStages(stages) => build_stages(board, stages),
        Action::PlayLeader(card) => described(Label::within(msg!("group-play"), named(card)), card),
        Action::PlayTechnology(card) => play_technology(view, seat, card),
        Action::Revolution(card) => change(view, seat, card, Change::Revolution { first: false }),
        Action::PeacefulChange(card) => change(view, seat, card, Change::Peaceful),
        Action::PlayAction(card) => described(Label::within(msg!("group-play"), with_age(card)), card),
        Action::PlayTactic(card) => described(Label::within(msg!("group-tactic"), named(card)), card),
        Action::DrawMilitary => Label::plain(msg!("do-draw")),
        Action::Trade if board.perks.food_as_resource > 0 => Label::plain(msg!("do-trade-food")),
        Action::Trade => Label::plain(msg!("do-trade-resource")),
        Action::EndTurn => end_turn(view, seat),

        Action::Mix { food } => mix(view, food),
        Action::GiveUpWorker(tech) => Label::plain(msg!("do-give-up-worker", card = tech.card().name())),
        Action::GiveUpToken(tech) => Label::plain(msg!("do-give-up-token", card = tech.card().name())),
        Action::LoseColony(card) => described(Label::plain(with_age(card)), card),
        Action::TurnDown(card) => described(Label::plain(named(card)), card),
        Action::Raze(tech) => Label::plain(msg!("do-raze", card = tech.card().name())),
        Action::TakeTechnology(card) => {
            let worth = attack::special_cost(card);
            described(Label::plain(msg!("do-take-technology", card = card.name(), worth)), card)
        }
    }
}

fn named(card: Card) -> Message {
    msg!("named", card = card.name())
}

/// With the card's text as a hint.
fn described(label: Label, card: Card) -> Label {
    hinted(label, phrases(effects::text(card)))
}

fn hinted(label: Label, hint: Option<Message>) -> Label {
    match hint {
        Some(hint) => label.hint(hint),
        None => label,
    }
}

fn resources(n: u8) -> Message {
    amount(What::Resources, n)
}

fn food(board: &Board, discount: u8) -> Message {
    amount(What::Food, population::price(board, discount).unwrap_or(0))
}

fn take(board: &Board, space: u8, card: Card) -> Label {
    let price = amount(What::CivilActions, row::price(board, space, card));
    let text = msg!(
        "do-take",
        card = card.name(),
        age = card.age().numeral(),
        space = space.saturating_add(1),
        price
    );
    described(Label::within(msg!("group-take"), text), card)
}

/// The discount of the action card that is being carried out.
fn discount(view: &View) -> u8 {
    match view.table.tasks.last() {
        Some(Task::Contained { card, .. }) => action_cards::discount(*card),
        _ => 0,
    }
}

fn build(view: &View, seat: Seat, tech: Tech) -> Label {
    let cost = building::cost(&view.table, seat, tech, discount(view));
    let group = if tech.category.is_unit() { msg!("group-build-unit") } else { msg!("group-build") };
    Label::within(group, msg!("do-build", card = tech.card().name(), cost = resources(cost)))
        .hint(msg!("phrases", phrases = effects::text(tech.card())))
}

fn grow_and_build(view: &View, seat: Seat, tech: Tech) -> Label {
    let (less_food, less) = view.table.boards[seat].perks.grow_and_build.unwrap_or((0, 0));
    let cost = resources(building::cost(&view.table, seat, tech, less));
    let food = food(&view.table.boards[seat], less_food);
    let text = msg!("do-grow-and-build", card = tech.card().name(), food, cost);
    Label::within(msg!("group-grow"), text)
}

fn upgrade(view: &View, seat: Seat, from: Tech, to: Tech) -> Label {
    let cost = building::upgrade_cost(&view.table, seat, from, to, discount(view));
    let text = msg!("do-upgrade", from = from.card().name(), to = to.card().name(), cost = resources(cost));
    Label::within(msg!("group-upgrade"), text)
}

fn build_stages(board: &Board, stages: u8) -> Label {
    let cost = resources(wonders::cost(board, stages, 0));
    let text = match board.building {
        Some(site) => msg!("do-build-stages", n = stages, card = site.card.name(), cost),
        None => msg!("do-build-stage-of-nothing"),
    };
    let label = Label::within(msg!("group-wonder"), text);
    match board.building {
        Some(site) => described(label, site.card),
        None => label,
    }
}

fn play_technology(view: &View, seat: Seat, card: Card) -> Label {
    let science =
        amount(What::Science, technologies::science_cost(&view.table, seat, card, Change::Peaceful));
    described(
        Label::within(msg!("group-play"), msg!("do-play-technology", card = card.name(), science)),
        card,
    )
}

fn change(view: &View, seat: Seat, card: Card, change: Change) -> Label {
    let science = amount(What::Science, technologies::science_cost(&view.table, seat, card, change));
    let text = match change {
        Change::Peaceful => msg!("do-peaceful", card = card.name(), science),
        Change::Revolution { .. } => msg!("do-revolution", card = card.name(), science),
    };
    described(Label::within(msg!("group-play"), text), card)
}

fn attack_label(view: &View, seat: Seat, card: Card, victim: Seat, group: Message) -> Label {
    let table = &view.table;
    let Some(board) = table.boards.get(victim) else { return Label::within(group, named(card)) };
    let cost = amount(What::MilitaryActions, attack::cost(table, card, victim));
    let own = rates::strength(&table.boards[seat]).saturating_add(attack::pact_bonus(table, seat, victim));
    let text = msg!("do-attack", card = card.name(), age = card.age().numeral(), seat = victim, cost);
    Label::within(group, text).hint(msg!("hint-attack", own, theirs = rates::strength(board), seat = victim))
}

fn offer_pact(card: Card, partner: Seat, side: Side) -> Label {
    let side = if side == Side::A { "A" } else { "B" };
    let text = match card.kind() {
        Kind::Pact(pact) if pact.symmetric => msg!("do-offer-pact-equal", card = card.name(), seat = partner),
        _ => msg!("do-offer-pact", card = card.name(), seat = partner, side),
    };
    described(Label::within(msg!("group-pact"), text), card)
}

fn use_bonus(view: &View, seat: Seat, card: Card) -> Label {
    let board = &view.table.boards[seat];
    let value = match view.table.tasks.last() {
        Some(Task::Defend { .. }) => attack::defense_worth(board, card),
        _ => colonies::card_worth(board, card),
    };
    Label::within(msg!("group-bonus-cards"), msg!("do-use-bonus", card = card.name(), value))
}

/// With what the token is worth.
fn pay_with(view: &View, seat: Seat, tech: Tech) -> Label {
    let tokens = view.table.boards[seat].techs.tokens(tech);
    let text = msg!("do-pay-with", card = tech.card().name(), worth = goods::worth(tech));
    Label::within(msg!("group-pay"), text).hint(msg!("hint-tokens", n = tokens))
}

/// What yes means.
fn yes(view: &View) -> Label {
    Label::plain(match view.table.tasks.last() {
        Some(Task::AnswerPact { .. }) => msg!("do-accept-pact"),
        Some(Task::BuildFree { .. }) => msg!("do-build-free"),
        Some(Task::Consume { .. }) => msg!("do-eat-resource"),
        Some(Task::Mines { .. }) => msg!("do-place-fewer"),
        _ => msg!("do-accept"),
    })
}

/// What no means.
fn no(view: &View) -> Label {
    Label::plain(match view.table.tasks.last() {
        Some(Task::AnswerPact { .. }) => msg!("do-refuse-pact"),
        Some(Task::BuildFree { .. }) => msg!("do-not-build"),
        Some(Task::Consume { .. }) => msg!("do-starve"),
        Some(Task::Mines { .. }) => msg!("do-place-all"),
        _ => msg!("do-decline"),
    })
}

/// How much is food; the rest is resources.
fn mix(view: &View, food: u8) -> Label {
    let total = match view.table.tasks.last() {
        Some(Task::Gain { amount, .. }) => *amount,
        Some(Task::Lose { seat, amount, .. }) => {
            let board = &view.table.boards[*seat];
            let stored = goods::stored(board, Good::Food) + goods::stored(board, Good::Resources);
            u8::try_from(stored).unwrap_or(u8::MAX).min(*amount)
        }
        Some(Task::Divide { seat, resources, .. }) => {
            let mut bank = view.table.boards[*seat];
            let laid = goods::lay(&mut bank, Good::Food, food);
            laid + goods::lay(&mut bank, Good::Resources, *resources)
        }
        _ => food,
    };
    let rest = total.saturating_sub(food);
    Label::plain(match (food, rest) {
        (_, 0) => msg!("do-mix-one", what = amount(What::Food, food)),
        (0, _) => msg!("do-mix-one", what = resources(rest)),
        _ => msg!("do-mix", food = amount(What::Food, food), resources = resources(rest)),
    })
}

/// With what the end of the turn will bring.
fn end_turn(view: &View, seat: Seat) -> Label {
    let forecast = production::forecast(&view.table, seat);
    let hint = if forecast.uprising {
        msg!("hint-uprising")
    } else {
        let culture = amount(What::Culture, forecast.culture);
        let science = amount(What::Science, forecast.science);
        let food = forecast.food - i16::from(forecast.eaten);
        let made = forecast.resources - i16::from(forecast.corruption);
        let signs = [food, made].map(super::words::signed);
        let [food, resources] = signs;
        match (forecast.starved, forecast.corruption) {
            (0, 0) => msg!("hint-production", culture, science, food, resources),
            (0, lost) => msg!("hint-corruption", culture, science, food, resources, lost),
            (starved, _) => msg!("hint-starvation", culture, science, food, resources, starved),
        }
    };
    Label::plain(msg!("do-end-turn")).hint(hint)
}
