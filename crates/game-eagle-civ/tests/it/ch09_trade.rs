//! Chapters 9 and 30: trade.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat, Seats, Viewer};
use game_eagle_civ::cards::{Era, Kind, Marker, Region, Technology, Wonder, Zone};
use game_eagle_civ::map::Regions;
use game_eagle_civ::options::{LentCardGold, RuleSet};
use game_eagle_civ::rules::{production, trade};
use game_eagle_civ::state::{Holder, Which};
use game_eagle_civ::trade::{Bundle, Parcel, Proposal};
use game_eagle_civ::{Action, Event, Frame, Gold, Options, State};

use crate::scene::*;

fn gold(gold: u32) -> Bundle {
    Bundle::gold(gold)
}

fn cards(regions: &[Region]) -> Bundle {
    Bundle { cards: regions.iter().copied().collect(), ..Bundle::default() }
}

fn pieces(area: impl Into<game_eagle_civ::Area>, kind: Kind, count: u8) -> Bundle {
    Bundle {
        pieces: std::iter::once(Parcel { which: which(area, kind, 0), count }).collect(),
        ..Bundle::default()
    }
}

/// A with wine in Mekong and iron in Java, B with oil in Hellas, C in Funa; everybody has 20 gold.
fn market(mut scene: Scene) -> Scene {
    scene.town(A, Region::Mekong, 1).marker(Region::Mekong, Marker::ResourceWine);
    scene.town(A, Region::Java, 1).marker(Region::Java, Marker::ResourceIron);
    scene.town(B, Region::Hellas, 2).marker(Region::Hellas, Marker::ResourceOil).town(B, Region::Iberia, 1);
    scene.town(C, Region::Funa, 1).gold(A, 20).gold(B, 20).gold(C, 20).trades();
    scene
}

fn accepted(scene: &mut Scene, from: engine::Seat, to: engine::Seat, gives: Bundle, wants: Bundle) {
    scene.plays(from, offer(to, gives, wants));
    let id = scene.state.table.offers.last().unwrap().id;
    scene.plays(to, Action::Accept(id));
}

#[test]
fn ec_9_1_any_two_trade_in_the_trade_phase_alone() {
    let mut scene = market(standard(3));
    assert_eq!(scene.state.status().deciding(), Seats::all(3));
    assert!(scene.allows(A, offer(C, gold(1), gold(2))));
    scene.refuses(A, offer(A, gold(1), gold(2)), "EC-9.1");
    scene.buys(A).refuses(A, offer(B, gold(1), gold(2)), "EC-9.1");
}

#[test]
fn ec_9_2_ec_10_6_ec_11_9_ec_r_03_ec_32_30_cards_are_lent_until_production_is_over() {
    let mut scene = market(standard(3));
    accepted(&mut scene, A, B, cards(&[Region::Mekong]), gold(5));
    assert_eq!((scene.has(A), scene.state.table.settlement(Region::Mekong).unwrap().holder), (25, B));
    assert_eq!(
        production::statement(&scene.state.table, B, Some(game_eagle_civ::cards::Resource::Wine)).critical,
        3
    );
    assert_eq!(
        production::statement(&scene.state.table, A, Some(game_eagle_civ::cards::Resource::Wine)).critical,
        0
    );
    for seat in [A, B, C] {
        scene.plays(seat, Action::EndTrade);
    }
    assert!(matches!(scene.state.table.frame(), Frame::Purchase { .. }));
    assert_eq!(scene.state.table.settlement(Region::Mekong).unwrap().holder, A);
}

#[test]
fn ec_9_3_ec_9_4_what_is_traded_for_good() {
    let mut scene = market(standard(3));
    scene.knows(B, &[Technology::Masonry]).wonder(B, Wonder::Colossus).put(
        B,
        Region::Hellas,
        Kind::Settler,
        2,
    );
    let wants = Bundle {
        technologies: Technology::Masonry.into(),
        wonders: Wonder::Colossus.into(),
        settlements: Region::Iberia.into(),
        ..pieces(Region::Hellas, Kind::Settler, 2)
    };
    accepted(&mut scene, A, B, Bundle::default(), wants);
    assert_eq!(scene.state.table.technology(Technology::Masonry), Holder::Player(A));
    assert_eq!(scene.state.table.wonder(Wonder::Colossus), Holder::Player(A));
    assert_eq!((scene.owner(Region::Iberia), scene.count(A, Region::Hellas, Kind::Settler)), (Some(A), 2));
    scene.refuses(A, offer(B, gold(21), gold(1)), "EC-9.3");
    scene.refuses(A, offer(B, Bundle::default(), Bundle::default()), "EC-9.5");
    scene.refuses(
        A,
        offer(B, gold(1), Bundle { technologies: Technology::TheWheel.into(), ..Bundle::default() }),
        "EC-9.3",
    );
    scene.refuses(A, offer(B, gold(1), pieces(Region::Hellas, Kind::Settler, 1)), "EC-9.3");
}

#[test]
fn ec_9_5_ed_17_a_trade_is_carried_out_at_once() {
    let mut scene = market(standard(3));
    accepted(&mut scene, A, B, gold(7), cards(&[Region::Hellas]));
    assert_eq!(
        (scene.has(A), scene.has(B), scene.state.table.settlement(Region::Hellas).unwrap().holder),
        (13, 27, A)
    );
}

#[test]
fn ec_r_86_several_offers_counter_offers_and_withdrawing() {
    let mut scene = market(standard(3));
    scene.plays(A, offer(B, gold(1), cards(&[Region::Hellas]))).plays(A, offer(C, gold(2), gold(3)));
    scene.refuses(A, offer(C, gold(4), gold(3)), "EC-R-86");
    let (first, second) = (scene.state.table.offers[0].id, scene.state.table.offers[1].id);
    scene.refuses(C, Action::Accept(first), "EC-9.1").refuses(C, Action::Withdraw(second), "EC-9.1");
    scene.plays(A, Action::Withdraw(second));
    // A counter-offer takes the place of the offer that it answers.
    let counter = Proposal { to: A, gives: cards(&[Region::Hellas]), wants: gold(6), counter: Some(first) };
    scene.plays(B, Action::Offer(counter));
    assert_eq!(scene.state.table.offers.len(), 1);
    let id = scene.state.table.offers[0].id;
    scene.plays(A, Action::Accept(id));
    assert_eq!(scene.has(B), 26);
    // Six offers in a phase.
    for round in 0..4 {
        scene.plays(A, offer(C, gold(1), gold(round + 5)));
        let id = scene.state.table.offers[0].id;
        scene.plays(C, Action::Decline(id));
    }
    scene.refuses(A, offer(C, gold(1), gold(9)), "EC-R-86");
}

#[test]
fn ec_r_86_who_has_finished_is_asked_again_by_an_offer() {
    let mut scene = market(standard(3));
    scene.plays(B, Action::EndTrade);
    assert!(!scene.state.status().deciding().contains(B));
    scene.plays(A, offer(B, gold(1), gold(2)));
    assert!(scene.state.status().deciding().contains(B));
    scene.plays(B, Action::EndTrade);
    assert!(scene.state.table.offers.is_empty());
}

#[test]
fn ec_r_82_only_resource_cards_are_lent_and_may_be_passed_on() {
    let mut scene = market(standard(3));
    scene.refuses(B, offer(A, cards(&[Region::Iberia]), gold(1)), "EC-R-82");
    accepted(&mut scene, A, B, cards(&[Region::Mekong]), gold(1));
    // The settlement of a lent card stays; the borrower may pass the card on.
    scene.refuses(
        A,
        offer(C, Bundle { settlements: Region::Mekong.into(), ..Bundle::default() }, gold(1)),
        "EC-R-82",
    );
    accepted(&mut scene, B, C, cards(&[Region::Mekong]), gold(2));
    assert_eq!(scene.state.table.settlement(Region::Mekong).unwrap().holder, C);
}

#[test]
fn ec_r_41_nobody_trades_their_last_settlement_away() {
    let mut scene = market(standard(3));
    let last = Bundle { settlements: Region::Funa.into(), ..Bundle::default() };
    scene.refuses(C, offer(A, last, gold(9)), "EC-R-41");
    // In exchange for another one it can be.
    let other = Bundle { settlements: Region::Java.into(), ..Bundle::default() };
    accepted(&mut scene, C, A, last, other);
    assert_eq!((scene.owner(Region::Funa), scene.owner(Region::Java)), (Some(A), Some(C)));
}

#[test]
fn ec_r_42_traded_units_stay_where_they_are() {
    let mut scene = market(standard(3));
    scene
        .era(Era::Medieval)
        .put(A, Zone::SundaSea, Kind::MedievalFleet, 1)
        .put(A, Region::Mekong, Kind::Settler, 1)
        .moves(A);
    scene.plays(
        A,
        Action::Board {
            which: which(Region::Mekong, Kind::Settler, 2),
            ship: which(Zone::SundaSea, Kind::MedievalFleet, 2),
        },
    );
    scene.plays(A, Action::EndMoves);
    assert_eq!(scene.state.table.frame(), Frame::Trade);
    let parcel = |kind| {
        let which = Which { area: Zone::SundaSea.into(), kind, points: 0, ship: 1 };
        Bundle { pieces: std::iter::once(Parcel { which, count: 1 }).collect(), ..Bundle::default() }
    };
    // Cargo alone needs a ship of the receiver there; the ship goes with its cargo.
    scene.refuses(A, offer(B, parcel(Kind::Settler), gold(1)), "EC-R-42");
    let mut other = scene.clone();
    other.put(B, Zone::SundaSea, Kind::MedievalFleet, 1);
    accepted(&mut other, A, B, parcel(Kind::Settler), gold(1));
    assert_eq!(
        (other.count(B, Zone::SundaSea, Kind::Settler), other.count(A, Zone::SundaSea, Kind::MedievalFleet)),
        (1, 1)
    );
    accepted(&mut scene, A, B, parcel(Kind::MedievalFleet), gold(1));
    assert_eq!(
        (scene.count(B, Zone::SundaSea, Kind::Settler), scene.count(B, Zone::SundaSea, Kind::MedievalFleet)),
        (1, 1)
    );
}

#[test]
fn ec_r_40_ec_r_83_traded_cards_bring_no_bonus_again() {
    let mut scene = market(advanced(3));
    scene.knows(A, &[Technology::Flight, Technology::Masonry]).wonder(A, Wonder::HangingGardens).trades();
    let gives = Bundle { technologies: Technology::Masonry.into(), ..Bundle::default() };
    let pieces = scene.state.table.pieces_out;
    accepted(&mut scene, A, B, gives, gold(1));
    assert_eq!(scene.state.table.wonder(Wonder::HangingGardens), Holder::Player(A));
    accepted(
        &mut scene,
        A,
        B,
        Bundle { wonders: Wonder::HangingGardens.into(), ..Bundle::default() },
        gold(1),
    );
    assert_eq!(scene.state.table.pieces_out, pieces);
    // A lasting effect goes along.
    scene.wonder(A, Wonder::Colossus);
    accepted(&mut scene, A, B, Bundle { wonders: Wonder::Colossus.into(), ..Bundle::default() }, gold(1));
    assert_eq!(production::statement(&scene.state.table, B, None).wonders, 5);
}

#[test]
fn ec_30_1_ec_30_2_only_within_trade_range() {
    let mut scene = market(advanced(3));
    // Nobody is in range: the phase is over without a question.
    assert_eq!(scene.state.status().deciding(), Seats::NONE);
    scene.town(B, Region::Yunnan, 1).trades();
    assert_eq!(scene.state.status().deciding(), Seats::one(A).with(B));
    assert!(scene.allows(A, offer(B, gold(1), gold(1))));
    scene.refuses(A, offer(C, gold(1), gold(1)), "EC-30.1");
}

#[test]
fn ec_30_3_ec_r_39_ec_ex_41_the_range_by_technologies_in_play() {
    let mut scene = advanced(2);
    let mut ranges = vec![trade::range(&scene.state.table)];
    for technology in
        [Technology::TradeMapmaking, Technology::Astronomy, Technology::Navigation, Technology::SteamPower]
    {
        scene.knows(B, &[technology]);
        ranges.push(trade::range(&scene.state.table));
    }
    assert_eq!(ranges, [(1, 0), (1, 1), (1, 2), (1, 3), (4, 3)]);
    scene.town(A, Region::Mekong, 1).town(B, Region::Palmer, 1);
    assert!(!trade::in_range(&scene.state.table, A, B));
    scene.knows(A, &[Technology::Flight]);
    assert!(trade::in_range(&scene.state.table, A, B));
}

#[test]
fn ec_30_4_ec_30_5_ec_30_6_land_and_sea_are_not_combined() {
    let near = |technology: &[Technology], one, two| {
        let mut scene = advanced(2);
        scene.knows(A, technology).town(A, one, 1).town(B, two, 1);
        trade::in_range(&scene.state.table, A, B)
    };
    assert!(near(&[], Region::Mekong, Region::Yunnan) && !near(&[], Region::Mekong, Region::HuangHe));
    assert!(
        !near(&[], Region::Mekong, Region::Java)
            && near(&[Technology::TradeMapmaking], Region::Mekong, Region::Java)
    );
    // One zone touches both, or two zones in a chain.
    assert!(!near(&[Technology::TradeMapmaking], Region::Mekong, Region::Papua));
    assert!(near(&[Technology::Astronomy], Region::Mekong, Region::Papua));
    // A landlocked region beside the coast is not reached over sea and land.
    assert!(!near(&[Technology::Navigation], Region::Yunnan, Region::Java));
    assert!(near(&[Technology::SteamPower], Region::Mekong, Region::Siberia));
}

#[test]
fn ec_r_37_ed_18_the_gold_of_a_lent_card() {
    for (whose, gold_of) in [(LentCardGold::Holder, [0, 4]), (LentCardGold::Owner, [4, 0])] {
        let mut scene =
            scene(2, Options { rules: RuleSet::Advanced, lent_card_gold: whose, ..Options::default() });
        scene.town(A, Region::Mekong, 1).marker(Region::Mekong, Marker::ResourceWine);
        scene.state.table.land_mut(Region::Mekong).settlement.as_mut().unwrap().holder = B;
        let income = [A, B].map(|seat| production::statement(&scene.state.table, seat, None));
        assert_eq!(income.map(|income| income.settlements), gold_of);
        assert_eq!(income.map(|income| income.resources), [0, 3]);
    }
}

#[test]
fn ec_r_62_magellans_voyage_forces_a_swap() {
    let mut scene = market(advanced(3));
    let swap = Action::Swap { with: B, mine: Region::Java, theirs: Region::Hellas };
    scene.era(Era::Gunpowder).town(A, Region::Germania, 1).trades().refuses(A, swap, "EC-24.5");
    scene.wonder(A, Wonder::MagellansVoyage);
    assert!(scene.legal(A).contains(&swap));
    scene.plays(A, swap);
    assert_eq!(scene.state.table.settlement(Region::Hellas).unwrap().holder, A);
    assert_eq!(scene.state.table.settlement(Region::Java).unwrap().holder, B);
    scene.refuses(A, Action::Swap { with: B, mine: Region::Hellas, theirs: Region::Java }, "EC-R-62");
}

#[test]
fn offers_are_listed_in_a_bounded_selection() {
    let mut scene = market(standard(3));
    let listed =
        |scene: &Scene| scene.legal(A).iter().filter(|action| matches!(action, Action::Offer(_))).count();
    assert!((1..=40).contains(&listed(&scene)));
    scene.plays(A, offer(B, gold(1), cards(&[Region::Hellas])));
    let wanted: Regions = Region::Hellas.into();
    assert!(scene.legal(A).iter().all(|action| !matches!(action, Action::Offer(proposal) if proposal.gives == gold(1) && proposal.wants.cards == wanted)));
}

/// Three players who see only their own gold.
fn hidden() -> Scene {
    let mut scene = scene(3, Options { hidden_gold: true, ..Options::default() });
    scene.town(A, Region::Mekong, 1).town(B, Region::Hellas, 1).town(C, Region::Funa, 1);
    scene.gold(A, 20).gold(B, 7).gold(C, 3).trades();
    scene
}

/// The gold of every player as a viewer sees it.
fn purses(scene: &Scene, viewer: Viewer) -> Vec<Option<u32>> {
    let view = scene.state.view(viewer);
    view.table.players.iter().map(|player| player.gold.known()).collect()
}

#[test]
fn ec_r_04_hidden_gold_is_seen_by_its_owner_alone() {
    let open = scene(3, Options::default());
    assert_eq!(purses(&open, Viewer::Seat(A)), [Some(0), Some(0), Some(0)]);
    let scene = hidden();
    assert_eq!(purses(&scene, Viewer::Seat(A)), [Some(20), None, None]);
    assert_eq!(purses(&scene, Viewer::Public), [None, None, None]);
    assert_eq!(scene.view(A).table.issued, Gold::Hidden, "the sum of all gold would tell it too");
    let guesses: BTreeSet<u32> =
        (0..40).map(|seed| State::imagine(&scene.view(A), A, Rng::from_number(seed)).table.gold(B)).collect();
    assert!(guesses.len() > 3, "{guesses:?}");
}

#[test]
fn ec_r_04_nobody_is_told_that_another_cannot_pay() {
    let mut scene = hidden();
    let demand = |gold| offer(B, Bundle::default(), Bundle::gold(gold));
    assert!(scene.allows(A, demand(7)) && scene.allows(A, demand(900)));
    scene.plays(A, demand(8));
    let id = scene.state.table.offers[0].id;
    assert!(!scene.legal(B).contains(&Action::Accept(id)));
    scene.refuses(B, Action::Accept(id), "EC-9.3");
}

#[test]
fn ec_r_04_hidden_gold_is_promised_only_once() {
    let mut scene = hidden();
    scene.plays(A, offer(B, Bundle::gold(15), Bundle::default()));
    scene.refuses(A, offer(C, Bundle::gold(6), Bundle::default()), "EC-9.3");
    scene.plays(A, offer(C, Bundle::gold(5), Bundle::default()));
    // What was promised may not be paid elsewhere: so no offer fails for want of gold.
    scene.plays(B, offer(A, Bundle::default(), Bundle::gold(1)));
    let demand = scene.state.table.offers[2].id;
    scene.refuses(A, Action::Accept(demand), "EC-9.3");
    let gift = scene.state.table.offers[0].id;
    scene.plays(B, Action::Accept(gift));
    assert_eq!((scene.has(A), scene.has(B), scene.state.table.offers.len()), (5, 22, 2));
}

#[test]
fn ec_r_04_others_see_that_gold_changes_hands_but_not_how_much() {
    let mut scene = hidden();
    scene.plays(A, offer(B, Bundle::gold(4), Bundle::default()));
    let seen = |viewer: Viewer| scene.state.view(viewer).table.offers[0];
    for (viewer, gold) in [(A, Some(4)), (B, Some(4)), (C, None)] {
        let offer = seen(Viewer::Seat(viewer));
        assert_eq!((offer.gives.gold.known(), offer.wants.gold.known()), (gold, Some(0)));
    }
    assert_eq!(seen(Viewer::Public).gives.gold, Gold::Hidden);
    let id = scene.state.table.offers[0].id;
    scene.plays(B, Action::Accept(id));
    let told = |viewer: Seat| {
        scene.events.iter().find_map(|event| match State::disclose(event, Viewer::Seat(viewer)) {
            Some(Event::Traded(deal)) => Some(deal.offer.gives.gold.known()),
            _ => None,
        })
    };
    assert_eq!((told(A), told(B), told(C)), (Some(Some(4)), Some(Some(4)), Some(None)));
}

#[test]
fn ec_r_04_the_lines_of_an_income_are_for_their_player_alone() {
    let mut scene = hidden();
    scene.produces();
    for viewer in [A, B, C] {
        let shown = scene.events.iter().filter_map(|event| State::disclose(event, Viewer::Seat(viewer)));
        let known = |event: Event| match event {
            Event::SecretIncome { seat, statement } => statement.known().map(|_| seat),
            Event::Income { .. } => panic!("the income is told to all"),
            _ => None,
        };
        assert_eq!(shown.filter_map(known).collect::<Vec<_>>(), [viewer]);
    }
}
