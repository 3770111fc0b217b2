//! Every refusal says why: whatever kind of action is tried, the rule that it names exists and is the
//! one that is broken.

use std::collections::{BTreeMap, BTreeSet};

use engine::testkit::random_positions;
use engine::{Game, Language, Present, Rng, Seat};
use game_eagle_civ::cards::{Era, Improvement, Kind, Region, Technology, Wonder, Zone};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::{Action, Options, State};

use crate::scene::*;

fn kind(action: &Action) -> String {
    let json = serde_json::to_value(action).unwrap();
    json.as_str()
        .map(str::to_owned)
        .unwrap_or_else(|| json.as_object().unwrap().keys().next().unwrap().clone())
}

/// Actions of all kinds from whole matches, tried in positions in which they are not legal.
#[test]
fn a_refusal_names_a_rule_that_exists_and_no_general_one() {
    let rules: BTreeSet<String> = State::rulebook(Language::En)
        .lines()
        .filter_map(|line| line.strip_prefix("- ").or_else(|| line.strip_prefix("| ")))
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .collect();
    let mut told: BTreeMap<String, BTreeSet<(&'static str, &'static str)>> = BTreeMap::new();
    for (rules_set, edition) in [(RuleSet::Standard, Edition::First), (RuleSet::Advanced, Edition::Second)] {
        let options = Options { rules: rules_set, edition, length: Length::Long, ..Options::default() };
        let all = random_positions::<State>(&options, 3, 11, 2_500);
        let dice = &mut Rng::from_number(3);
        let mut pool: Vec<Action> = Vec::new();
        for state in all.iter().step_by(3) {
            Seat::all(3).for_each(|seat| state.legal_actions(seat, &mut pool));
        }
        for state in all.iter().step_by(11) {
            for seat in state.status().deciding().iter() {
                for _ in 0..60 {
                    let action = pool[dice.below(u32::try_from(pool.len()).unwrap()) as usize];
                    let Err(why) = state.check(seat, &action) else { continue };
                    assert!(rules.contains(why.rule.0), "{action:?}: {} is no rule", why.rule);
                    assert_ne!(why.rule.0, "EC-6.2", "{action:?}: it is the turn of {seat:?}");
                    told.entry(kind(&action)).or_default().insert((why.rule.0, why.message.key));
                }
            }
        }
    }
    let reasons: BTreeSet<_> = told.values().flatten().collect();
    assert!(
        told.len() > 28 && reasons.len() > 40,
        "{} kinds, {} reasons: {told:#?}",
        told.len(),
        reasons.len()
    );
}

/// Why something cannot be bought: the era, the technology, the price, the place.
#[test]
fn ec_32_3_ec_32_4_ec_32_1_ec_32_5_each_reason_not_to_sell_has_its_rule() {
    let mut scene = advanced(2);
    scene.town(A, Region::Gobi, 1).town(B, Region::Hellas, 1).gold(A, 9).buys(A);
    scene.refuses(A, Action::Buy(Kind::MedievalCavalry), "EC-32.3");
    scene.refuses(A, Action::Buy(Kind::AncientCavalry), "EC-32.4");
    scene.knows(B, &[Technology::TheWheel]).refuses(A, Action::Buy(Kind::AncientCavalry), "EC-32.1");
    scene.gold(A, 99).knows(B, &[Technology::TradeMapmaking]);
    scene.refuses(A, Action::Buy(Kind::AncientFleet), "EC-11.5");
    scene.plays(A, Action::Buy(Kind::AncientCavalry)).refuses(
        A,
        Action::Buy(Kind::AncientCavalry),
        "EC-32.5",
    );
    scene.refuses(A, Action::Upgrade(Region::Gobi), "EC-32.11");
    scene.refuses(A, Action::Improve(Improvement::Bank), "EC-32.15");
    let mut landlocked = first_advanced(2);
    landlocked.town(A, Region::Gobi, 1).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).buys(A);
    landlocked.state.table.frames.push(game_eagle_civ::Frame::Place {
        seat: A,
        kind: Kind::AncientFleet,
        source: game_eagle_civ::Source::Gift,
    });
    let place = |region, zone| Action::Place { region, zone };
    landlocked.refuses(A, place(Region::Gobi, Some(Zone::SundaSea)), "EC-11.5");
    landlocked.refuses(A, place(Region::Mekong, None), "EC-11.5");
    let mut standard = standard(2);
    standard.era(Era::Modern).town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).gold(A, 99).buys(A);
    standard.refuses(A, Action::Buy(Kind::Carrier), "EC-2.6");
    standard.refuses(A, Action::BuyColonyShip, "EC-R-46");
    standard.refuses(A, Action::DeclareEnd(Wonder::UnitedNations), "EC-26.4");
}

/// A refusal speaks of the type, not of the figure, with the advanced rules.
#[test]
fn ec_29_11_refusals_name_the_type() {
    let mut scene = advanced(2);
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).buys(A);
    let why = scene.state.check(A, &Action::Buy(Kind::AncientCavalry)).unwrap_err();
    let words = texts::testkit::Words::<State>::new();
    assert_eq!(words.say(Language::En, None, &why.message), "Chariot needs The Wheel, which is not in play.");
}
