//! Every kind of action that is not allowed is refused with a rule of its own, not with a catch-all.

use std::collections::{BTreeMap, BTreeSet};

use engine::testkit::random_positions;
use engine::{Game, Seat};
use game_new_dawn::cards::{Barbarian, CityState, Natural, Pact, Resource, Side, Tile, Wonder};
use game_new_dawn::hex::{Direction, Hex};
use game_new_dawn::options::MapChoice;
use game_new_dawn::{Action, Options, State, Token};

use crate::scene::{at, slot};

/// One action of each kind that random play may never list.
fn rare() -> Vec<Action> {
    let (owner, give, take) = (Seat(1), Pact::JointWar, Pact::Embassy);
    vec![
        Action::ChooseTile(Tile::default()),
        Action::TurnTile { side: Side::B, turned: 3 },
        Action::LayTile(Hex::new(9, 9)),
        Action::ChooseCapital(at("11a")),
        Action::PointTo(Direction::West),
        Action::SwapCards(slot(1), slot(3)),
        Action::Destroy(at("11c")),
        Action::Name(at("11c")),
        Action::Surrender(at("11c")),
        Action::Withdraw(slot(2)),
        Action::MoveBarbarian(Barbarian::A, at("11c")),
        Action::ChangePact { owner, give, take },
        Action::Spend(Token::CityState(CityState::Kabul)),
        Action::Spend(Token::Natural(Natural::GrandMesa)),
        Action::EndTurn,
        Action::TakeBack(at("11c")),
        Action::MoveControl(at("11c"), at("11b")),
        Action::Convert(at("11c")),
        Action::Strike(at("11c")),
        Action::MoveAcross(0, at("14d"), at("14e")),
        Action::DropCaravan(None),
        Action::TakeEnvoy(CityState::Kabul),
        Action::TakePact(owner, take),
        Action::ReturnPact(owner, give),
        Action::Exchange { give: Resource::Oil, take: Resource::Oil },
        Action::Store,
        Action::Discard(slot(4)),
        Action::TakeResource(Resource::Oil),
        Action::BuildWonder(Wonder::Pentagon),
        Action::PayResource(Resource::Oil),
        Action::PayNatural(Natural::Pantanal),
        Action::Site(at("11a")),
        Action::Conquer,
        Action::Liberate,
        Action::Loot(slot(3)),
    ]
}

fn kind(action: &Action) -> String {
    let name = format!("{action:?}");
    name.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_refusal_names_a_rule_of_its_kind() {
    let mut reasons: BTreeMap<String, BTreeSet<(&str, &str)>> = BTreeMap::new();
    for (seats, seed, map) in [(2, 3, MapChoice::First), (3, 4, MapChoice::Built), (4, 5, MapChoice::First)] {
        let options = Options { map, ..Options::default() };
        let positions = random_positions::<State>(&options, seats, seed, 1_500);
        let tried = tried(&positions);
        for state in positions.iter().step_by(23) {
            let Some(seat) = state.table.decider() else { continue };
            for action in &tried {
                if let Err(why) = state.check(seat, action) {
                    reasons.entry(kind(action)).or_default().insert((why.rule.0, why.message.key));
                }
            }
        }
    }
    assert_eq!(reasons.len(), 44, "{:?}", reasons.keys());
    // Where a card is chosen once a turn, that is the rule; for all else there is a nearer one.
    for (kind, reasons) in &reasons {
        let catch_all = reasons.iter().any(|(rule, _)| *rule == "ND-4.4");
        assert!(!catch_all || ["Resolve", "Done"].contains(&kind.as_str()), "{kind}: {reasons:?}");
        assert!(reasons.iter().all(|(rule, _)| *rule != "ND-4.1"), "{kind}");
    }
    // A sentence that answers many kinds of actions says nothing of any.
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (kind, reasons) in &reasons {
        reasons.iter().for_each(|(_, key)| {
            kinds.entry(key).or_default().insert(kind);
        });
    }
    for (key, kinds) in kinds {
        let general = ["not-on-the-map", "water", "only-at-the-start", "effect-not-owned"].contains(&key);
        assert!(general || kinds.len() <= 3, "{key}: {kinds:?}");
    }
}

/// Actions that were legal somewhere, a few of each kind, and one of each rare kind.
fn tried(positions: &[State]) -> Vec<Action> {
    let (mut tried, mut legal, mut count) = (rare(), Vec::new(), BTreeMap::new());
    for state in positions {
        let Some(seat) = state.table.decider() else { continue };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        for action in &legal {
            let seen: &mut u32 = count.entry(kind(action)).or_default();
            if *seen < 12 && !tried.contains(action) {
                *seen += 1;
                tried.push(*action);
            }
        }
    }
    tried
}
