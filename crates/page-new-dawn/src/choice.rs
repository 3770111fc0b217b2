//! The way to each action: `card=5`, `to=15i`. What is pointed at is always `to`, whether it lies on the map, among the
//! wonders or in a row; what is picked up before that is `from`.

use game_new_dawn::action::Action;
use game_new_dawn::cards::{CityState, Pact, Wonder};
use game_new_dawn::frame::Frame;
use game_new_dawn::row::Slot;
use game_new_dawn::state::Table;
use look::choice::Step;

/// One of several caravans is at hand as long as no other was chosen.
pub const PROPOSED: [&str; 1] = ["caravan"];

/// The steps that are answered on the map or among the wonders.
pub const POINTED_AT: [&str; 2] = ["from", "to"];

/// The steps that are answered by a card of a focus row.
pub const IN_A_ROW: [&str; 4] = ["card", "slot", "one", "other"];

/// The way to an action. Answers that need no steps (done, spend a token) have none.
pub fn steps(table: &Table, action: Action) -> Vec<Step> {
    let mut way = Vec::new();
    if table.frame() == Frame::Turn
        && let Some(effect) = effect(action)
    {
        way.push(("card", effect.to_owned()));
    }
    way.extend(own_steps(table, action));
    way
}

fn own_steps(table: &Table, action: Action) -> Vec<Step> {
    let slot = |key, slot: Slot| (key, slot.number().to_string());
    let to = |thing: &dyn ToString| ("to", thing.to_string());
    match action {
        Action::ChooseTile(_) | Action::TurnTile { .. } | Action::LayTile(_) => {
            vec![("laying", format!("{action:?}"))]
        }
        Action::ChooseCapital(at)
        | Action::Destroy(at)
        | Action::Name(at)
        | Action::Surrender(at)
        | Action::Place(at)
        | Action::TakeBack(at)
        | Action::Convert(at)
        | Action::Strike(at)
        | Action::DropCaravan(Some(at))
        | Action::BuildCity(at)
        | Action::Site(at)
        | Action::Attack(at) => vec![to(&at)],
        // A token that can be reinforced and a barbarian upon it are not the same.
        Action::Reinforce(at) => vec![("to", format!("{at}-r"))],
        Action::BuildWonder(wonder) => vec![to(&wonder.id())],
        Action::PointTo(direction) => vec![("to", (direction as u8).to_string())],
        Action::MoveControl(from, goal) => vec![("from", from.to_string()), to(&goal)],
        Action::MoveBarbarian(barbarian, goal) => {
            let stands = table.barbarians[barbarian as usize];
            vec![("from", stands.map(|at| at.to_string()).unwrap_or_default()), to(&goal)]
        }
        Action::Move(caravan, goal) => vec![("caravan", caravan.to_string()), to(&goal)],
        Action::MoveAcross(caravan, over, goal) => {
            vec![("caravan", caravan.to_string()), ("to", format!("{goal}.{over}"))]
        }
        Action::Resolve(at) => vec![slot("card", at)],
        Action::SwapCards(one, other) => vec![slot("one", one), slot("other", other)],
        Action::Withdraw(at) | Action::PutOn(at) | Action::Discard(at) | Action::Loot(at) => {
            vec![slot("slot", at)]
        }
        Action::Learn(card, at) => vec![("learn", card.id().to_owned()), slot("slot", at)],
        Action::ChangePact { owner, give, take } => {
            vec![("give", pact(owner.0, give)), ("take", pact(owner.0, take))]
        }
        Action::TakePact(owner, taken) | Action::ReturnPact(owner, taken) => {
            vec![("take", pact(owner.0, taken))]
        }
        Action::Exchange { give, take } => {
            vec![("give", give.id().to_owned()), ("take", take.id().to_owned())]
        }
        Action::Spend(_)
        | Action::Done
        | Action::EndTurn
        | Action::Advance
        | Action::DropCaravan(None)
        | Action::TakeEnvoy(_)
        | Action::Store
        | Action::TakeResource(_)
        | Action::PayResource(_)
        | Action::PayNatural(_)
        | Action::Conquer
        | Action::Liberate => vec![],
    }
}

fn pact(owner: u8, pact: Pact) -> String {
    format!("{owner}.{}", pact.id())
}

/// What lets a player do this at the start of the turn (ND-R06).
const fn effect(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::SwapCards(..) => Wonder::Oracle.id(),
        Action::Place(_) | Action::TakeBack(_) => Wonder::HangingGardens.id(),
        Action::Destroy(_) => Wonder::ForbiddenCity.id(),
        Action::Name(_) => Wonder::EiffelTower.id(),
        Action::Withdraw(_) => Wonder::GreatZimbabwe.id(),
        Action::MoveBarbarian(..) => CityState::Seoul.id(),
        Action::ChangePact { .. } => CityState::Geneva.id(),
        _ => return None,
    })
}
