//! Positions of older formats are still read, and mean what they meant.

use engine::{Game, Seats};
use game_eagle_civ::cards::{Kind, Milestone, Region};
use game_eagle_civ::{Entry, Frame, Source, State};
use serde_json::{Value, json};

use crate::scene::*;

/// A position as format 1 wrote it: made from one of today, by what has changed since.
fn format_1(scene: &Scene, frame: &Value) -> Value {
    let mut stored = serde_json::to_value(scene.state).unwrap();
    stored["table"]["frames"] = json!([{ "move": { "seat": 0 } }, frame]);
    stored["table"]["claims"] = json!([null, "milestone_ancient_villages"]);
    stored
}

fn read(stored: Value) -> State {
    serde_json::from_value(State::migrate(1, stored).unwrap()).unwrap()
}

fn table() -> Scene {
    let mut scene = first_standard(2);
    scene.town(A, Region::Gallia, 1).town(A, Region::Nippon, 1).town(B, Region::Hellas, 1);
    scene.state.table.land_mut(Region::Nippon).settlement.as_mut().unwrap().founded = true;
    scene
}

#[test]
fn format_1_said_less_of_entries_gifts_and_claims() {
    let mut scene = table();
    scene.put(A, Region::Gallia, Kind::Settler, 2).put(B, Region::Gallia, Kind::AncientInfantry, 1);
    let which = which(Region::Gallia, Kind::Settler, 0);
    let react = json!({ "react": { "seat": 1, "left": [], "which": which, "count": 2 } });
    let state = read(format_1(&scene, &react));
    let entry = Entry { which, count: 2, ..Entry::default() };
    assert_eq!(state.table.frame(), Frame::React { seat: B, left: Seats::NONE, entry });
    assert!(state.table.claims[A].is_empty());
    assert_eq!(state.table.claims[B], Milestone::MilestoneAncientVillages);
    state.validate().unwrap();
}

#[test]
fn ec_r_10_a_fleet_of_format_1_belongs_to_the_new_village() {
    let source = |kind: &str, gift: bool, scene: &Scene| {
        let place = json!({ "place": { "seat": 0, "kind": kind, "gift": gift } });
        match read(format_1(scene, &place)).table.frame() {
            Frame::Place { source, .. } => source,
            other => panic!("{other:?}"),
        }
    };
    let scene = table();
    assert_eq!(source("ancient_fleet", true, &scene), Source::Minor(Region::Nippon));
    assert_eq!(source("ancient_infantry", true, &scene), Source::Gift);
    assert_eq!(source("ancient_fleet", false, &scene), Source::Bought);
    let mut later = table();
    later.state.table.land_mut(Region::Nippon).settlement.as_mut().unwrap().founded = false;
    assert_eq!(source("ancient_fleet", true, &later), Source::Gift);
}

#[test]
fn an_unknown_format_is_refused() {
    assert!(State::migrate(0, json!({})).is_err() && State::migrate(1, json!({})).is_err());
}
