//! Chapters 16 and 22: agendas, winning, the epic game.

use engine::testkit::RandomMatch;
use engine::{Game, Seat, Status};
use game_new_dawn::cards::{
    Agenda, Barbarian, Focus, FocusType, Natural, Resource, VictoryCard, Wonder, data,
};
use game_new_dawn::hex::Direction;
use game_new_dawn::options::MapChoice;
use game_new_dawn::rules::agendas;
use game_new_dawn::state::Mark;
use game_new_dawn::{Action, Event, Options, Space, State};

use crate::scene::{Scene, at, builds, scene, scene_with, sited};

/// Marks agendas of a seat on the first so many victory cards.
fn marked(scene: &mut Scene, seat: u8, cards: usize) {
    for index in 0..cards {
        let agenda = scene.table().victory[index].agendas()[0];
        scene.state.table.marks[Seat(seat)][index] = Some(Mark { agenda, token: true, round: 1 });
        scene.state.table.players[Seat(seat)].control -= 1;
    }
}

#[test]
fn nd_16_1_every_victory_card_has_two_agendas() {
    for facts in &data().victory {
        let agendas = facts.id.agendas();
        assert_eq!(agendas, [facts.agendas[0].id, facts.agendas[1].id]);
        assert_eq!(agendas.map(|agenda| agenda.facts().id), agendas);
    }
    // One agenda on each of the cards is the goal.
    let mut scene = scene(2);
    marked(&mut scene, 0, 2);
    assert!(agendas::qualified(scene.table()).is_empty());
    scene.state.table.marks[Seat(0)][2] = Some(Mark { agenda: Agenda::Explorer, token: false, round: 1 });
    assert!(agendas::qualified(scene.table()).contains(Seat(0)));
}

#[test]
fn nd_16_2_a_met_agenda_is_marked_at_once_and_stays() {
    let mut scene = scene(2);
    scene.unused_cities(0, 1).focus(0, Focus::Pottery, 2).resolves(0, FocusType::Industry);
    let unused = scene.player(0).control;
    scene.plays(0, builds("11h")).shows("0: agendas civilized");
    scene.told(|event| matches!(event, Event::AgendaMet { agenda: Agenda::Civilized, .. }));
    assert_eq!(scene.player(0).control, unused - 1, "a control token lies beside the card");
    // It stays although a city is lost.
    game_new_dawn::rules::control::vacate(&mut scene.state.table, at("11h"), &mut ());
    scene.ends_the_round().shows("0: agendas civilized");
    // One mark on a card is enough: the other agenda of it is not marked as well.
    assert_eq!(scene.table().agendas_met(Seat(0)), 1);
}

/// Agendas are looked at only when something they count has changed; looking always finds the same.
#[test]
fn nd_16_2_nd_r71_nothing_that_is_met_is_ever_overlooked() {
    let mut marks = 0;
    for (seats, seed, map) in [(2, 5, MapChoice::First), (3, 6, MapChoice::Built), (4, 7, MapChoice::First)] {
        let options = Options { map, epic: seats == 3, ..Options::default() };
        let table = RandomMatch::<State> { options, seats, seed, max_actions: 6_000 };
        table.play(|_, state, _| {
            let mut full = state.table;
            agendas::mark(&mut full, &mut ());
            assert_eq!(full, state.table);
            marks = marks.max(full.marks.iter().flatten().flatten().count());
        });
    }
    assert!(marks > 2, "{marks} agendas were met");
}

/// What barbarians destroy at the end of a round was there before: it counts (ND-R71).
#[test]
fn nd_r71_an_agenda_is_marked_before_the_event_takes_it_away() {
    let mut scene = scene(2);
    scene.unused_cities(0, 1).no_barbarians().dial(2).die(&[1]).focus(0, Focus::Pottery, 5);
    // Seat 0 is the last of the round: its eighth city stands until the barbarian comes from the west.
    scene.state.table.first = Seat(1);
    scene.resolves(0, FocusType::Industry);
    let lair = |scene: &Scene, site: Space| scene.table().map.neighbor(site, Direction::West);
    let sites: Vec<Space> = scene.legal(0).into_iter().filter_map(sited).collect();
    let open = |site: &&Space| {
        let west = lair(&scene, **site);
        west.is_some_and(|west| {
            scene.table().empty().contains(west) && scene.table().map.land().contains(west)
        })
    };
    let site = *sites.iter().find(open).expect("a site with land to the west");
    let west = lair(&scene, site).unwrap().to_string();
    scene.barbarian(Barbarian::D, &west);
    scene.plays(0, Action::BuildCity(site)).shows("0: agendas civilized, cities 1");
    scene.told(|event| matches!(event, Event::Destroyed { .. }));
}

fn met(scene: &Scene, agenda: Agenda) -> bool {
    agendas::progress(scene.table(), Seat(0), agenda) >= usize::from(agenda.facts().goal)
}

#[test]
fn nd_16_3_cities_and_wonders() {
    let mut scene = scene(4);
    scene.unused_cities(0, 1);
    assert_eq!(agendas::progress(scene.table(), Seat(0), Agenda::Civilized), 7);
    scene.unused_cities(0, 0);
    assert!(met(&scene, Agenda::Civilized));
    let wonders = [
        (Agenda::Moneygrubber, Wonder::Colossus, Wonder::BigBen),
        (Agenda::Paranoid, Wonder::Petra, Wonder::Pentagon),
        (Agenda::Aesthetic, Wonder::Stonehenge, Wonder::EiffelTower),
        (Agenda::Scholarly, Wonder::Oracle, Wonder::Kremlin),
    ];
    for (agenda, one, other) in wonders {
        let site = scene.table().board.0[Seat(0)].cities.iter().next().unwrap().to_string();
        scene.wonder(one, &site);
        assert!(!met(&scene, agenda));
        scene.wonder(other, "11a");
        assert!(met(&scene, agenda), "{agenda:?}");
    }
}

#[test]
fn nd_16_3_the_other_agendas() {
    let mut scene = scene(4);
    scene.city(0, "15a");
    assert!(!met(&scene, Agenda::Warmonger));
    scene.city(0, "6e");
    assert!(met(&scene, Agenda::Warmonger), "two conquered city-states");
    scene.control(0, "4a");
    assert_eq!(scene.table().naturals(Seat(0)).collect::<Vec<_>>(), [Natural::GrandMesa]);
    assert!(!met(&scene, Agenda::Preservationist));
    scene.control(0, "1a");
    assert!(met(&scene, Agenda::Preservationist));
    scene.tech(0, 23);
    assert!(!met(&scene, Agenda::Technophile));
    scene.state.table.players[Seat(0)].reached_24 = true;
    assert!(met(&scene, Agenda::Technophile));
    // Explorer: fifteen spaces on the coast.
    let mut scene = crate::scene::scene(2);
    let coast: Vec<String> =
        (scene.table().map.coast() & scene.table().empty()).iter().map(|space| space.to_string()).collect();
    scene.control(0, &coast[..14].join(" ")).control(0, "4f 4e");
    assert_eq!(agendas::progress(scene.table(), Seat(0), Agenda::Explorer), 14);
    scene.control(0, &coast[14]);
    assert!(met(&scene, Agenda::Explorer));
}

#[test]
fn nd_16_3_five_mature_cities() {
    let mut scene = scene(2);
    scene.victory([
        VictoryCard::PopulousPreservationist,
        VictoryCard::ExplorerAesthetic,
        VictoryCard::WarmongerParanoid,
    ]);
    scene.no_barbarians().city(0, "3j 11j 7j 5j 2e");
    for city in ["3j", "11j", "7j", "5j", "2e"] {
        let around: Vec<String> = scene
            .table()
            .map
            .around(at(city))
            .without(scene.table().map.water() | scene.table().board.held())
            .iter()
            .map(|space| space.to_string())
            .collect();
        scene.control(0, &around.join(" "));
    }
    assert_eq!(agendas::progress(scene.table(), Seat(0), Agenda::Populous), 5);
    // It was arranged and not played, so that it is seen at the end of the round.
    scene.ends_the_round();
    assert!(scene.table().marks[Seat(0)].iter().flatten().any(|mark| mark.agenda == Agenda::Populous));
}

#[test]
fn nd_16_4_who_has_an_agenda_on_every_card_wins_at_the_end_of_the_round() {
    let mut scene = scene(2);
    marked(&mut scene, 1, 3);
    scene.plays(0, crate::scene::resolve(1)).plays(0, Action::Advance);
    scene.next_turn(1).plays(1, crate::scene::resolve(2)).plays(1, Action::Advance);
    scene.told(|event| matches!(event, Event::DialTurned { .. }));
    let Status::Over(outcome) = scene.state.status() else { panic!("it goes on") };
    assert!(outcome.winners().iter().eq([Seat(1)]));
    assert_eq!((outcome.scores[Seat(0)], outcome.scores[Seat(1)]), (0, 3));
    scene.refuses(0, crate::scene::resolve(1), "ND-16.4");
    assert!(scene.legal(0).is_empty() && scene.legal(1).is_empty());
}

#[test]
fn nd_16_5_ties_are_broken_by_wonders_then_spaces() {
    let mut tie = scene(3);
    (0..3).for_each(|seat| marked(&mut tie, seat, 3));
    let winners = |scene: &Scene| agendas::outcome(scene.table()).winners().iter().collect::<Vec<_>>();
    tie.control(0, "11b 11c");
    assert_eq!(winners(&tie), [Seat(0)], "most friendly spaces");
    tie.wonder(Wonder::Oracle, "7a");
    assert_eq!(winners(&tie), [Seat(1)], "most wonders first");
    // Who does not qualify does not win with wonders.
    tie.state.table.marks[Seat(1)][0] = None;
    tie.state.table.players[Seat(1)].control += 1;
    assert_eq!(winners(&tie), [Seat(0)]);
}

#[test]
fn nd_r70_a_mark_never_fails() {
    let mut scene = scene(2);
    scene.unused_control(0, 0).unused_cities(0, 1).focus(0, Focus::Pottery, 2);
    scene.resolves(0, FocusType::Industry).plays(0, builds("11h")).shows("0: agendas civilized, control 0");
    assert_eq!(scene.table().marker_tokens(Seat(0)), 0);
}

#[test]
fn nd_r71_agendas_are_met_in_others_turns_and_eight_cities_include_the_capital() {
    let mut scene = scene(2);
    scene.victory([
        VictoryCard::PopulousPreservationist,
        VictoryCard::ExplorerAesthetic,
        VictoryCard::WarmongerParanoid,
    ]);
    scene.turn(1).control(0, "4a 1a").resolves(1, FocusType::Science).plays(1, Action::Done);
    scene.shows("0: agendas preservationist").shows("1: agendas ");
    // Seven cities and the capital.
    let mut scene = crate::scene::scene(2);
    scene.unused_cities(0, 0);
    assert_eq!(scene.table().board.0[Seat(0)].cities.len(), 8);
    assert_eq!(agendas::progress(scene.table(), Seat(0), Agenda::Civilized), 8);
}

#[test]
fn nd_r72_players_who_are_still_equal_share_the_victory() {
    let mut scene = scene(2);
    marked(&mut scene, 0, 3);
    marked(&mut scene, 1, 3);
    assert_eq!(agendas::outcome(scene.table()).winners().len(), 2);
}

#[test]
fn nd_r73_victory_waits_for_the_end_of_the_round() {
    let mut scene = scene(2);
    marked(&mut scene, 0, 2);
    marked(&mut scene, 1, 2);
    // Seat 0 completes the last agenda; seat 1 still has a turn and catches up.
    scene.victory([VictoryCard::ALL[0], VictoryCard::ALL[1], VictoryCard::TechnophileScholarly]);
    scene.tech(0, 22).tech(1, 22).focus(0, Focus::Astrology, 5).focus(1, Focus::Astrology, 5);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance).plays(0, Action::Done).next_turn(1);
    assert!(agendas::qualified(scene.table()).contains(Seat(0)));
    scene.resolves(1, FocusType::Science).plays(1, Action::Advance).plays(1, Action::Done);
    let Status::Over(outcome) = scene.state.status() else { panic!("it goes on") };
    assert_eq!(outcome.winners().len(), 2);
}

#[test]
fn nd_22_1_epic_games_have_four_victory_cards() {
    let mut scene = scene_with(Options { epic: true, ..Options::default() }, 2);
    assert_eq!(scene.table().victory.len(), 4);
    marked(&mut scene, 0, 3);
    scene.ends_the_round();
    assert!(matches!(scene.state.status(), Status::Deciding(_)), "three are not enough");
    scene.state.table.marks[Seat(0)][3] = Some(Mark { agenda: Agenda::Technophile, token: false, round: 1 });
    scene.ends_the_round();
    assert!(matches!(scene.state.status(), Status::Over(_)));
}

#[test]
fn a_wonder_that_ends_the_game_is_marked_before_the_next_question() {
    let mut scene = scene(4);
    scene.wonder(Wonder::Oracle, "11a").city(0, "5b").face_up(Wonder::Pyramids);
    scene.victory([VictoryCard::TechnophileScholarly, VictoryCard::ALL[0], VictoryCard::ALL[1]]);
    scene
        .resource(0, Resource::Mercury, 2)
        .turn(0)
        .focus(0, Focus::Pottery, 5)
        .resolves(0, FocusType::Industry);
    scene.plays(0, Action::BuildWonder(Wonder::Pyramids)).shows("0: agendas scholarly").waits_for(0);
}

#[test]
fn losing_what_was_marked_in_the_same_round_does_not_matter() {
    let mut scene = scene(2);
    scene.unused_cities(0, 1).control(0, "11g").no_barbarians().barbarian(Barbarian::G, "11i");
    scene.focus(0, Focus::Pottery, 2).dial(2).die(&[1]).resolves(0, FocusType::Industry);
    scene.plays(0, builds("11h")).ends_the_round();
    // The barbarian came from 11i over 11h and destroyed the eighth city.
    assert_eq!(scene.lair(Barbarian::G), "11h");
    scene.shows("0: agendas civilized, cities 1");
}
