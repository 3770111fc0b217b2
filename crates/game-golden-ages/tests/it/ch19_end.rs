//! Chapters 19, 20 and 22: the end of the game, symbols, switches.

use engine::{Game, Seat, Status};
use game_golden_ages::board::Turn;
use game_golden_ages::cards::{
    Building, Card, Counted, Effect, Epoch, FutureTechnology, Glory, Moment, Resource, ScoringCard,
    Technology, Wonder,
};
use game_golden_ages::rules::abilities;
use game_golden_ages::scoring::count;
use game_golden_ages::state::{MovingCapital, SquareTile};
use game_golden_ages::{Action, Event, Options, Question, Source, State};

use crate::scene::{Scene, artist, explore, positions, scene, setups};

/// Two players at the end of epoch IV: seat 1 has the last turn, and everything is set to
/// nothing that final scoring counts.
fn last_turn() -> Scene {
    let mut scene = scene(2);
    scene.epoch(Epoch::IV).scoring_cards(&[ScoringCard::Buildings, ScoringCard::Wonders]);
    scene.gold(0, 0).gold(1, 0).colonists(0, "", "D2 D2 D2").colonists(1, "H3", "H3 H3");
    scene.state.players[Seat(0)].future = FutureTechnology::SpaceFlight;
    scene.state.players[Seat(1)].future = FutureTechnology::ColdFusion;
    scene
}

/// Seat 0 starts the last round, seat 1 stays where it is.
fn ends(scene: &mut Scene) -> &mut Scene {
    let card = scene.state.scoring_cards.iter().next().unwrap();
    scene.plays(0, Action::StartGoldenAge).plays(0, Action::ChooseScoringCard(card));
    scene.plays(1, explore("H3", "H3"));
    assert!(scene.is_over());
    scene
}

fn winners(state: &State) -> Vec<Seat> {
    match state.status() {
        Status::Over(outcome) => outcome.winners().iter().collect(),
        Status::Deciding(_) => panic!("not over"),
    }
}

#[test]
fn ga_19_1_after_the_first_golden_age_every_other_player_has_one_action() {
    let mut scene = scene(4);
    scene.epoch(Epoch::IV).start_player(1).colonists(3, "", "F1 F1 F1").turn(3);
    scene.plays(3, Action::StartGoldenAge).told(Event::LastRound { seat: Seat(3) });
    scene.plays(3, Action::ChooseScoringCard(scene.state.scoring_cards.iter().next().unwrap()));
    scene.plays(0, artist("D2")).plays(1, artist("H3")).asks(2, Question::Action).plays(2, artist("F6"));
    assert!(scene.is_over());
    scene.refuses(3, artist("F1"), "GA-19.8").refuses(0, artist("D2"), "GA-19.8");
}

#[test]
fn ga_19_2_the_card_of_epoch_four_is_scored_before_the_end() {
    let mut scene = last_turn();
    scene.building(0, Building::MovieTheater);
    ends(&mut scene).shows("0: points 3");
    let place = |wanted: fn(&Event) -> bool| scene.events().iter().position(wanted).unwrap();
    let card = place(|event| matches!(event, Event::Scored { source: Source::ScoringCard(_), .. }));
    assert!(card < place(|event| matches!(event, Event::Scored { source: Source::GoldLeft, .. })));
}

#[test]
fn ga_19_3_one_point_for_3_gold() {
    for (gold, points) in [(0, 0), (2, 0), (3, 1), (11, 3)] {
        let mut scene = last_turn();
        scene.gold(0, gold);
        ends(&mut scene).shows(&format!("0: points {points}, gold {gold}"));
        assert_eq!(scene.state.players[Seat(0)].points.gold, points);
    }
}

#[test]
fn ga_19_4_the_backs_of_the_technology_tiles() {
    for (technology, points) in [
        (Technology::Carriage, 0),
        (Technology::Rail, 1),
        (Technology::Aviation, 3),
        (Technology::Rocketry, 7),
    ] {
        let mut scene = last_turn();
        scene.knows(0, &[technology]);
        ends(&mut scene).shows(&format!("0: points {points}"));
        assert_eq!(scene.state.players[Seat(0)].points.technology_tiles, points);
    }
}

#[test]
fn ga_19_5_the_points_of_glory_tiles() {
    let mut scene = last_turn();
    scene.glory(0, &[Glory::Two, Glory::Six]).glory(1, &[Glory::Three, Glory::Four]);
    ends(&mut scene).shows("0: points 8").shows("1: points 7");
    scene.told(Event::GloryRevealed { seat: Seat(0), tiles: scene.state.players[Seat(0)].glory });
}

#[test]
fn ga_19_6_the_own_future_technology_scores_if_it_is_the_most() {
    let mut scene = last_turn();
    scene.glory(0, &[Glory::Two]);
    ends(&mut scene).shows("0: points 10").shows("1: points 0");
    scene.told(Event::FutureRevealed { seat: Seat(0), future: FutureTechnology::SpaceFlight });
    let mut tied = last_turn();
    tied.glory(0, &[Glory::Two]).glory(1, &[Glory::Two]);
    ends(&mut tied).shows("0: points 2");
}

#[test]
fn ga_19_6_every_future_technology_measures_what_its_card_says() {
    use FutureTechnology as F;
    let mut full = last_turn();
    full.gold(0, 1)
        .knows(0, &[Technology::Carriage])
        .wonder(0, Wonder::Internet)
        .building(0, Building::Laboratory);
    full.city(0, "E4", 1).city(0, "D3", 1).city(0, "E3", 1).colonists(0, "", "D1").glory(0, &[Glory::Two]);
    for future in F::ALL {
        let mut scene = full.clone();
        // Only then Arcology is in the deck; the card for buildings is not.
        scene.state.options.strict_component_list = true;
        scene.scoring_cards(&[ScoringCard::Wonders, ScoringCard::Technologies]);
        scene.state.players[Seat(1)].future =
            if *future == F::ColdFusion { F::SpaceFlight } else { F::ColdFusion };
        scene.state.players[Seat(0)].future = *future;
        ends(&mut scene);
        assert_eq!(scene.state.players[Seat(0)].points.future_technology, 8, "{future:?}");
        let per = future.facts().per;
        assert!(count(&scene.state, Seat(0), per) > count(&scene.state, Seat(1), per));
    }
}

#[test]
fn ga_19_7_end_of_game_effects_of_wonders() {
    let mut scene = last_turn();
    scene.wonder(0, Wonder::SpiralMinaret).knows(0, &[Technology::Aviation]);
    ends(&mut scene).shows("0: points 5");
    assert_eq!(scene.state.players[Seat(0)].points.wonders, 2);
}

#[test]
fn ga_19_8_most_points_win_then_most_cities_then_both() {
    let mut scene = last_turn();
    scene.gold(0, 3);
    assert_eq!(winners(&ends(&mut scene).state), [Seat(0)]);
    let mut cities = last_turn();
    cities.city(1, "G3", 1);
    assert_eq!(winners(&ends(&mut cities).state), [Seat(1)]);
    assert_eq!(winners(&ends(&mut last_turn()).state), [Seat(0), Seat(1)]);
}

#[test]
fn ga_19_9_in_the_tie_break_cities_count_not_cubes() {
    let mut scene = last_turn();
    scene.knows(0, &[Technology::Metallurgy]).knows_only(0, Technology::Construction).city(0, "D3", 2);
    scene.knows(1, &[Technology::Metallurgy]).knows_only(1, Technology::Construction);
    scene.city(1, "G3", 1).city(1, "H2", 1);
    assert_eq!(winners(&ends(&mut scene).state), [Seat(1)]);
}

#[test]
fn ga_20_1_a_ring_pays_when_control_is_gained_a_plain_symbol_counts_what_is_controlled() {
    let agriculture = Technology::Agriculture.facts().effects[0];
    assert_eq!(agriculture.when, Moment::GainControl(Resource::Grain));
    let genetics = Technology::Genetics.facts().effects[0];
    let per = Some(Counted::ControlledSymbol(Resource::Grain));
    assert_eq!((genetics.when, genetics.effect), (Moment::Immediate, Effect::Points { amount: 2, per }));
    let mut scene = scene(2);
    scene.knows(0, &[Technology::Agriculture]).colonists(0, "", "H1 D3 D2").gold(0, 0);
    assert_eq!(count(&scene.state, Seat(0), Counted::ControlledSymbol(Resource::Grain)), 3);
    scene.shows("0: gold 0");
}

#[test]
fn ga_20_2_effects_work_by_activation_at_the_end_or_at_once() {
    let moments =
        |wonder: Wonder| -> Vec<Moment> { wonder.facts().effects.iter().map(|line| line.when).collect() };
    assert_eq!(moments(Wonder::Colossus), [Moment::Immediate, Moment::Activate]);
    assert_eq!(moments(Wonder::SpiralMinaret), [Moment::EndOfGame]);
    assert_eq!(abilities::of(Card::Wonder(Wonder::Colossus), Moment::Activate).count(), 1);
    let mut scene = scene(2);
    scene.wonder(0, Wonder::SpiralMinaret).knows(0, &[Technology::Aviation]);
    scene.refuses(0, Action::ActivateWonder(Wonder::SpiralMinaret), "GA-14.1").shows("0: points 0");
}

#[test]
fn ga_20_3_a_price_of_nothing_is_free() {
    let mut scene = scene(2);
    scene
        .gold(0, 0)
        .building(0, Building::Laboratory)
        .plays(0, Action::ActivateBuilding(Building::Laboratory));
    scene.plays(0, Action::Develop(Technology::Writing)).shows("0: gold 0, tiles 1");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Paid { .. })));
}

#[test]
fn ga_20_4_colonists_of_all_of_oneself_and_of_others_are_told_apart() {
    let mut scene = scene(3);
    scene.colonists(0, "D2", "D3").colonists(1, "H3", "H3").colonists(2, "F6 F6", "F6");
    let counted = |counted| count(&scene.state, Seat(0), counted);
    assert_eq!(counted(Counted::ColonistInAgora), 2);
    assert_eq!(counted(Counted::LyingColonistOnMap), 3);
    assert_eq!(counted(Counted::OwnStandingColonist), 1);
}

#[test]
fn ga_22_1_there_are_no_variants_in_the_rulebook() {
    let keys: Vec<_> = State::INFO.options.iter().map(|option| option.key).collect();
    assert_eq!(keys, ["strict_component_list", "square_tile", "moving_capital"], "all are switches of ours");
    let default = Options::default();
    assert!(!default.strict_component_list && default.square_tile == SquareTile::Chance);
    assert_eq!(default.moving_capital, MovingCapital::Own);
}

#[test]
fn ga_22_2_switches_for_the_component_list_and_the_square_tile() {
    let choice = Options { square_tile: SquareTile::Choice, ..Options::default() };
    for state in setups(3, choice) {
        assert_eq!((state.question, state.turn), (Question::SquareTile, state.start_player));
    }
    let written: Options = serde_json::from_str(r#"{"square_tile":"choice"}"#).unwrap();
    assert_eq!(written, choice);
    let written: Options = serde_json::from_str(r#"{"moving_capital":"all"}"#).unwrap();
    assert_eq!(written.moving_capital, MovingCapital::All);
    assert!(serde_json::from_str::<Options>(r#"{"square_tile":"mine"}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"round_tile":"chance"}"#).is_err());
}

#[test]
fn ga_r01_the_switch_exchanges_one_card() {
    let strict = Options { strict_component_list: true, ..Options::default() };
    let count = |options: Options| {
        let setups = setups(4, options);
        let scoring = setups.iter().fold(enumset::EnumSet::empty(), |all, state| all | state.scoring_cards);
        let futures: enumset::EnumSet<FutureTechnology> =
            setups.iter().flat_map(|state| state.players.iter().map(|player| player.future)).collect();
        (futures, scoring)
    };
    let (futures, scoring) = count(Options::default());
    assert_eq!((futures.len(), scoring.len()), (9, 10));
    assert!(!futures.contains(FutureTechnology::Arcology) && scoring.contains(ScoringCard::Buildings));
    let (futures, scoring) = count(strict);
    assert_eq!((futures.len(), scoring.len()), (10, 9));
    assert!(futures.contains(FutureTechnology::Arcology) && !scoring.contains(ScoringCard::Buildings));
    let mut forged = setups(2, strict)[0];
    let out = forged.scoring_cards.iter().next().unwrap();
    forged.scoring_cards.remove(out);
    forged.scoring_cards.insert(ScoringCard::Buildings);
    assert!(forged.validate().unwrap_err().to_string().contains("scoring card"));
}

#[test]
fn ga_r02_the_square_tile_is_turned_by_chance_or_by_the_start_player() {
    let choice = Options { square_tile: SquareTile::Choice, ..Options::default() };
    for turn in Turn::ALL {
        let mut scene = Scene::of(setups(4, choice)[3]);
        let start = scene.state.start_player.0;
        let other = scene.state.start_player.next(4).0;
        scene.refuses(other, Action::TurnSquareTile(turn), "GA-R02");
        scene.refuses(start, crate::scene::lay_tile("E3", 0), "GA-6.2").refuses(
            start,
            Action::Stop,
            "GA-R02",
        );
        scene.plays(start, Action::TurnSquareTile(turn));
        assert_eq!((scene.state.turn, scene.state.board.laid()[0].turn), (Seat(start), turn));
        assert!(matches!(scene.state.question, Question::LayTile { .. }));
    }
}

#[test]
fn ga_r05_hidden_cards_are_hidden_and_everything_else_is_public() {
    let state = setups(3, Options::default())[7];
    let json = |viewer| serde_json::to_string(&state.view(viewer)).unwrap();
    let public = json(engine::Viewer::Public);
    for player in state.players.iter() {
        let secrets = player.hand.iter().map(|card| card.id()).chain([player.future.id()]);
        secrets.for_each(|id| assert!(!public.contains(&format!("\"{id}\"")), "{id}"));
    }
    let own = json(engine::Viewer::Seat(Seat(1)));
    let player = &state.players[Seat(1)];
    assert!(player.hand.iter().all(|card| own.contains(&format!("\"{}\"", card.id()))));
    assert!(own.contains(player.future.id()));
    assert!(!own.contains("rng") && !own.contains("seed"));
}

#[test]
fn ga_r29_starting_technologies_do_not_count_as_developed() {
    let mut scene = scene(2);
    assert_eq!(count(&scene.state, Seat(0), Counted::DevelopedTechnology), 0);
    scene.knows(0, &[Technology::Rocketry]);
    assert_eq!(count(&scene.state, Seat(0), Counted::DevelopedTechnology), 4);
    assert_eq!(count(&scene.state, Seat(0), Counted::OwnHighTechnology), 2);
}

#[test]
fn ga_r30_bank_and_score_track_have_no_end() {
    let mut scene = scene(2);
    scene.gold(0, 5000).gold(1, 4000).building(0, Building::Bank);
    scene.plays(0, Action::ActivateBuilding(Building::Bank)).shows("0: gold 5004");
    scene.state.players[Seat(1)].points.artists = 1998;
    scene.plays(1, artist("H3")).shows("1: points 2001");
}

#[test]
fn ga_r32_in_the_last_round_a_golden_age_may_still_be_started() {
    let mut scene = last_turn();
    scene.colonists(1, "", "H3 H3 H3").gold(1, 3);
    scene.plays(0, Action::StartGoldenAge).plays(0, Action::ChooseScoringCard(ScoringCard::Buildings));
    scene.plays(1, Action::StartGoldenAge);
    assert!(scene.is_over());
    scene.shows("0: gold 0").shows("1: gold 3");
    for state in positions(3, 3) {
        let seen = state.epoch == Epoch::IV && state.first_golden_age.is_some();
        assert!(
            !seen || state.turn != state.first_golden_age.unwrap() || state.question == Question::ScoringCard
        );
    }
}

#[test]
fn ga_r33_only_the_owner_scores_a_future_technology_and_nothing_is_spent() {
    let mut scene = last_turn();
    scene.state.players[Seat(0)].future = FutureTechnology::NewWorldOrder;
    scene.gold(0, 4).gold(1, 3);
    ends(&mut scene).shows("0: points 9, gold 4").shows("1: points 1");
    let mut other = last_turn();
    other.state.players[Seat(1)].future = FutureTechnology::NewWorldOrder;
    other.gold(0, 4).gold(1, 3);
    ends(&mut other).shows("0: points 1").shows("1: points 1");
    let mut nothing = last_turn();
    nothing.state.players[Seat(0)].future = FutureTechnology::NewWorldOrder;
    ends(&mut nothing).shows("0: points 0");
}

#[test]
fn ga_r34_the_card_of_the_epoch_comes_first_and_final_scoring_has_no_order() {
    let mut scene = last_turn();
    scene.scoring_cards(&[ScoringCard::Gold, ScoringCard::Buildings]).gold(0, 7).glory(0, &[Glory::Five]);
    scene.wonder(0, Wonder::SpiralMinaret).knows(0, &[Technology::Aviation]);
    scene.plays(0, Action::StartGoldenAge).plays(0, Action::ChooseScoringCard(ScoringCard::Gold));
    scene.plays(1, explore("H3", "H3"));
    let points = scene.state.players[Seat(0)].points;
    assert_eq!((points.scoring_cards, points.gold, points.glory_tiles), (2, 2, 5));
    assert_eq!((points.wonders, points.technology_tiles, points.future_technology), (2, 3, 8));
    assert_eq!(points.total(), 22);
}
