//! Chapter 10: the tech dial and new cards.

use game_new_dawn::Action;
use game_new_dawn::cards::{Focus, FocusType, Resource, Wonder, data};
use game_new_dawn::frame::Frame;
use game_new_dawn::options::TechOverflow;
use game_new_dawn::rules::science::{self, advance, level_of};

use crate::scene::{at, put_on, scene, slot, spend};

const STOP: TechOverflow = TechOverflow::Stop;

#[test]
fn nd_10_1_the_pointer_moves_by_the_slot() {
    for number in 1..=5 {
        let mut scene = scene(2);
        scene.focus(0, Focus::Astrology, number).tech(0, 15).resolves(0, FocusType::Science);
        scene.plays(0, Action::Advance).shows(&format!("0: tech {}", 15 + number));
    }
}

#[test]
fn nd_10_2_a_trade_token_adds_a_space() {
    let mut scene = scene(2);
    scene.trade(0, FocusType::Science, 3).resolves(0, FocusType::Science);
    scene.plays(0, spend(1)).plays(0, Action::Advance).shows("0: tech 2, trade 2 0 0 0 0");
}

#[test]
fn nd_10_3_the_level_spaces() {
    let tech = &data().tech;
    assert_eq!((tech.start, tech.last, tech.after_last), (0, science::LAST, science::AFTER_LAST));
    let printed: Vec<(u8, u8)> = tech.level_spaces.iter().map(|level| (level.space, level.level)).collect();
    let known: Vec<(u8, u8)> = (0..=24).filter_map(|space| Some((space, level_of(space)?))).collect();
    assert_eq!(printed, known);
    assert_eq!(known, [(3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)]);
}

#[test]
fn nd_10_4_a_level_space_gives_a_card_of_exactly_that_level() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Astrology, 3).resolves(0, FocusType::Science).plays(0, Action::Advance);
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.refuses(0, Action::Learn(Focus::CivilService, culture), "ND-10.4");
    scene.refuses(0, Action::Learn(Focus::Mathematics, culture), "ND-10.4");
    scene.refuses(0, Action::Learn(Focus::EarlyEmpire, culture), "ND-10.4");
    assert_eq!(scene.legal(0).len(), 6, "five cards of level II, or none");
    scene.plays(0, Action::Learn(Focus::DramaAndPoetry, culture));
    assert_eq!(scene.player(0).row.at(culture).card, Focus::DramaAndPoetry, "in the same slot");
    scene.next_turn(1);
}

#[test]
fn nd_10_4_a_card_in_the_row_cannot_be_taken_again() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Mathematics, 3).tech(0, 3).trade(0, FocusType::Culture, 0);
    scene.resolves(0, FocusType::Science).plays(0, Action::Done).plays(0, Action::Advance);
    scene.refuses(0, Action::Learn(Focus::Mathematics, slot(3)), "ND-10.4");
    assert_eq!(scene.legal(0).len(), 5, "four other cards of level II, or none");
}

#[test]
fn nd_10_5_several_level_spaces_give_several_cards() {
    let walk = advance(2, 12, STOP);
    assert_eq!((walk.to, walk.levels), (14, [2, 2, 0]));
    let mut scene = scene(2);
    scene.tech(0, 5).focus(0, Focus::Astrology, 5).resolves(0, FocusType::Science).plays(0, Action::Advance);
    // 6 and 10: first a card of level II, then one of level III.
    let military = scene.player(0).row.of_kind(FocusType::Military).iter().next().unwrap();
    scene.plays(0, Action::Learn(Focus::IronWorking, military));
    assert_eq!(scene.frame(), Frame::Learn { two: 0, three: 1, four: 0 });
    scene.plays(0, Action::Learn(Focus::MassProduction, military)).next_turn(1);
}

#[test]
fn nd_10_6_nd_r02_beyond_24_the_pointer_goes_to_15() {
    assert_eq!(advance(22, 5, STOP).to, 15);
    assert_eq!(advance(24, 1, STOP).to, 15);
    assert_eq!(advance(24, 5, STOP).to, 15);
    assert_eq!(advance(20, 4, STOP).to, 24);
    // By the other reading it counts on, and can earn level IV again.
    let on = advance(22, 7, TechOverflow::Continue);
    assert_eq!((on.to, on.levels), (19, [0, 0, 2]));
    let mut scene = scene(2);
    scene.tech(0, 24).focus(0, Focus::Astrology, 5).resolves(0, FocusType::Science).plays(0, Action::Advance);
    scene.shows("0: tech 15").next_turn(1);
    // From there it moves on towards 24 and earns further cards.
    scene.turn(0).focus(0, Focus::Astrology, 4).resolves(0, FocusType::Science).plays(0, Action::Advance);
    assert_eq!(scene.frame(), Frame::Learn { two: 0, three: 0, four: 1 });
}

#[test]
fn nd_r03_passing_24_counts_as_reaching_it() {
    assert!(advance(22, 5, STOP).reached_24 && advance(20, 4, STOP).reached_24);
    assert!(!advance(24, 3, STOP).reached_24 && !advance(19, 4, STOP).reached_24);
    assert_eq!(advance(22, 5, STOP).levels, [0, 0, 1]);
}

#[test]
fn nd_r04_a_new_card_is_optional_and_may_replace_a_better_one() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Flight, 5).focus(0, Focus::Astrology, 3).resolves(0, FocusType::Science);
    scene.plays(0, Action::Advance);
    let military = scene.player(0).row.of_kind(FocusType::Military).iter().next().unwrap();
    let mut declines = scene.clone();
    declines.plays(0, Action::Done).next_turn(1);
    scene.plays(0, Action::Learn(Focus::IronWorking, military)).next_turn(1);
    // If no card of the level is left in the deck nothing happens.
    let all = [
        Focus::DramaAndPoetry,
        Focus::Mathematics,
        Focus::Currency,
        Focus::AnimalHusbandry,
        Focus::IronWorking,
    ];
    let mut scene = crate::scene::scene(2);
    scene.row(0, all).focus(0, Focus::Mathematics, 3).resolves(0, FocusType::Science);
    scene.plays(0, Action::Done).plays(0, Action::Advance).shows("0: tech 3").next_turn(1);
}

#[test]
fn nd_r04_the_second_card_may_replace_the_first() {
    let mut scene = scene(2);
    scene.tech(0, 2).focus(0, Focus::Astrology, 4).resolves(0, FocusType::Science).plays(0, Action::Advance);
    let culture = scene.player(0).row.of_kind(FocusType::Culture).iter().next().unwrap();
    scene.plays(0, Action::Learn(Focus::DramaAndPoetry, culture));
    // Of level II four cards are left, none of them culture.
    assert_eq!(scene.legal(0).len(), 5);
}

#[test]
fn nd_r05_a_replaced_card_is_reset_in_its_new_shape_and_not_resolved_again() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Astrology, 3).trade(0, FocusType::Science, 1).resolves(0, FocusType::Science);
    scene.plays(0, Action::Advance).plays(0, Action::Learn(Focus::Mathematics, slot(3))).next_turn(1);
    assert_eq!((scene.player(0).row.0[0].card, scene.player(0).row.0[0].trade), (Focus::Mathematics, 1));
    // With the Venetian Arsenal a replaced card of slot 5 is not resolved again.
    let mut scene = crate::scene::scene(2);
    scene.wonder(Wonder::VenetianArsenal, "11a").focus(0, Focus::Astrology, 5);
    scene.resolves(0, FocusType::Science).plays(0, Action::Advance);
    scene.plays(0, Action::Learn(Focus::Mathematics, slot(5))).next_turn(1);
    // The industry card replaced by the Pyramids it builds.
    let mut scene = crate::scene::scene(2);
    scene.face_up(Wonder::Pyramids).resource(0, Resource::Mercury, 2).focus(0, Focus::Pottery, 5);
    scene.resolves(0, FocusType::Industry).plays(0, Action::BuildWonder(Wonder::Pyramids));
    scene.plays(0, Action::Learn(Focus::AnimalHusbandry, slot(5))).plays(0, Action::Done).next_turn(1);
    assert_eq!(scene.player(0).row.0[0].card, Focus::AnimalHusbandry);
}

#[test]
fn nd_r01_the_pointer_moves_by_its_full_number_or_not_at_all() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Astrology, 4).resolves(0, FocusType::Science);
    assert_eq!(scene.legal(0), [Action::Advance, Action::Done]);
    scene.plays(0, Action::Done).shows("0: tech 0").next_turn(1);
    // Parts come in the printed order: first the token, then the dial.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::Mathematics, 2).resolves(0, FocusType::Science);
    scene
        .refuses(0, Action::Advance, "ND-10.1")
        .plays(0, put_on(2))
        .plays(0, spend(2))
        .plays(0, Action::Advance);
    scene.shows("0: tech 3, trade 0 0 0 0 0");
}

#[test]
fn mathematics_may_be_resolved_without_its_token() {
    let mut scene = scene(2);
    scene.focus(0, Focus::Mathematics, 2).resolves(0, FocusType::Science).plays(0, Action::Done);
    scene.plays(0, Action::Advance).shows("0: trade 0 0 0 0 0, tech 2");
}

#[test]
fn nd_r61_replaceable_parts_gives_a_resource_of_a_new_type() {
    let mut scene = scene(2);
    scene.focus(0, Focus::ReplaceableParts, 1).resource(0, Resource::Oil, 1).control(0, "4a");
    scene.resolves(0, FocusType::Science);
    scene.refuses(0, Action::TakeResource(Resource::Oil), "ND-R61");
    // The natural wonder counts as diamonds, but only tokens are looked at.
    scene.plays(0, Action::TakeResource(Resource::Diamond)).shows("0: resources 0 0 1 1");
    scene.plays(0, Action::Advance).next_turn(1);
    // Nobody can gain what is used up.
    let mut scene = crate::scene::scene(2);
    let marble = scene.table().supply[Resource::Marble as usize];
    scene.resource(1, Resource::Marble, marble).focus(0, Focus::ReplaceableParts, 1);
    scene.resolves(0, FocusType::Science).refuses(0, Action::TakeResource(Resource::Marble), "ND-R61");
    scene.plays(0, Action::Done).plays(0, Action::Advance);
}

#[test]
fn nd_r62_nuclear_power_hits_all_control_tokens_around_a_space_from_slot_5() {
    let mut scene = scene(2);
    scene.focus(0, Focus::NuclearPower, 5).control(0, "11b").reinforced(1, "11c").control(1, "11d 5b");
    scene.city(1, "11h").caravan(1, 0, "11e").resolves(0, FocusType::Science);
    scene.refuses(0, Action::Strike(at("2a")), "ND-R62");
    scene.plays(0, Action::Strike(at("11a"))).shows("0: tokens ").shows("1: tokens 5b 11c, reinforced ");
    scene.shows("0: city 11a").shows("1: city 7a 11h, caravans 11e unused unused");
    scene.plays(0, Action::Advance).shows("0: tech 5");
    // In another slot there is only the dial.
    let mut scene = crate::scene::scene(2);
    scene.focus(0, Focus::NuclearPower, 4).control(0, "11b").resolves(0, FocusType::Science);
    assert_eq!(scene.legal(0), [Action::Advance, Action::Done]);
}
