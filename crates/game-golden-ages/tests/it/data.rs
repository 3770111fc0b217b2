//! The data files against the enums and against the component list.

use engine::Name;
use game_golden_ages::board::{LaidTile, Turn};
use game_golden_ages::cards::{
    Building, Civilization, Confidence, Effect, Epoch, FutureTechnology, Glory, Moment, Resource,
    ScoringCard, Technology, Text, Tile, Wonder, components, islands, mat,
};
use game_golden_ages::map::{COLS, ROWS, Space};
use game_golden_ages::rules::tiles::square_tile;
use game_golden_ages::rules::{artist, golden_age};

/// That a table lists each card once, in the order of its enum, with a name in three languages.
macro_rules! agree {
    ($($kind:ident),+) => {
        $(
            assert_eq!($kind::table().len(), $kind::ALL.len(), stringify!($kind));
            for (facts, card) in $kind::table().iter().zip($kind::ALL) {
                assert_eq!(facts.id, *card);
                assert_eq!(card.facts().id, *card);
                assert_eq!(serde_json::to_value(card).unwrap(), card.id());
                assert_eq!(card.name(), Name(card.name().0));
                assert!(card.name().0.ends_with(card.id()));
                is_told(&facts.text);
            }
        )+
    };
}

fn is_told(text: &Text) {
    let Text { name_en, name_de, name_nl, provenance, .. } = text;
    assert!([name_en, name_de, name_nl].iter().all(|name| !name.is_empty()), "{name_en}");
    let known = provenance == "rulebook" || provenance == "designed" || provenance.starts_with("public:");
    assert!(known, "{name_en}: {provenance}");
}

#[test]
fn enums_and_data_files_agree() {
    agree!(Resource, Technology, Building, Wonder, Civilization, FutureTechnology, ScoringCard, Glory, Tile);
    islands().iter().for_each(|island| is_told(&island.text));
    mat().building_site.iter().for_each(|site| is_told(&site.text));
    mat().invasion_space.iter().for_each(|space| is_told(&space.text));
    mat().action.iter().for_each(|action| is_told(&action.text));
}

#[test]
fn ga_1_1_the_components_are_those_of_the_list() {
    let held = |id: &str| -> usize {
        match id {
            "continent_tile" => Tile::table().iter().map(|tile| usize::from(tile.count)).sum(),
            "wonder_card" => Wonder::table().iter().map(|wonder| usize::from(wonder.count)).sum(),
            "building_card" => Building::table().iter().map(|building| usize::from(building.copies)).sum(),
            "civilization_card" => Civilization::table().iter().map(|card| usize::from(card.count)).sum(),
            "future_technology_card" => {
                FutureTechnology::table().iter().filter(|card| card.in_default_deck).count()
            }
            "scoring_card" => ScoringCard::table().iter().filter(|card| card.in_default_deck).count(),
            "glory_tile" => Glory::table().iter().map(|glory| usize::from(glory.count)).sum(),
            "technology_tile" => 4 * Technology::table().iter().filter(|tile| !tile.starting).count(),
            "colonist" => 4 * usize::from(mat().start.colonists),
            "capital" => 4 * usize::from(mat().start.capitals),
            "cube" => 4 * usize::from(mat().start.cubes_total),
            "player_mat" | "score_marker" => 4,
            "game_board" | "agora" => 1,
            "gold" => 100,
            "extras" => 3,
            other => panic!("{other} is not counted"),
        }
    };
    let list = components();
    assert_eq!(list.len(), 17);
    for component in &list {
        assert_eq!(held(&component.id), usize::from(component.data_count), "{}", component.id);
        let exchanged = ["future_technology_card", "scoring_card"].contains(&component.id.as_str());
        assert_eq!(component.rulebook_count == component.data_count, !exchanged, "{}", component.id);
    }
}

#[test]
fn ga_1_2_each_player_has_16_tiles_3_colonists_and_12_cubes() {
    let tiles: Vec<_> = Technology::table().iter().filter(|tile| !tile.starting).collect();
    let on_tiles: u8 = tiles.iter().map(|tile| tile.cubes).sum();
    let start = mat().start;
    assert_eq!((tiles.len(), start.colonists, start.capitals), (16, 3, 1));
    assert_eq!((start.cubes_total, start.cubes_on_technology_tiles, start.cubes_in_reserve), (12, 7, 5));
    assert_eq!(on_tiles, start.cubes_on_technology_tiles);
}

#[test]
fn every_row_of_the_mat_leads_from_a_starting_technology_to_level_five() {
    for facts in Technology::table() {
        match facts.requires {
            None => assert!(facts.starting && facts.level == 1),
            Some(before) => {
                assert_eq!((before.facts().row, before.facts().level + 1), (facts.row, facts.level));
                assert_eq!(before as usize + 4, facts.id as usize, "the enum lists the mat column by column");
            }
        }
    }
    assert!((1..=5).all(|level| Technology::of_level(level).count() == 4));
}

#[test]
fn the_board_file_agrees_with_the_grid() {
    let file: toml::Table = toml::from_str(include_str!("../../data/board.toml")).unwrap();
    let grid = &file["grid"];
    assert_eq!(
        (grid["rows"].as_integer(), grid["cols"].as_integer()),
        (Some(ROWS.into()), Some(COLS.into()))
    );
    let picture: Vec<&str> =
        grid["layout"].as_array().unwrap().iter().filter_map(|row| row.as_str()).collect();
    for space in Space::all() {
        let printed = picture[usize::from(space.row())].as_bytes()[usize::from(space.col())];
        let island = islands().iter().any(|island| (island.row, island.col) == (space.row(), space.col()));
        let square = square_tile(Turn::Deg0).footprint().unwrap().spaces.contains(space);
        assert_eq!((printed == b'I', printed == b'S'), (island, square), "{space}");
    }
    assert_eq!(grid["start_tile_top_left"].as_array().unwrap().len(), 2);
}

#[test]
fn the_mat_file_agrees_with_the_rules() {
    let action = |id: &str| mat().action.iter().find(|action| action.id == id).unwrap();
    assert_eq!(u16::from(action("artist").victory_points), artist::POINTS);
    assert_eq!(u16::from(action("golden_age").gold_per_later_turn), golden_age::GOLD);
    assert!(mat().action.iter().all(|action| action.repeatable_per_epoch == (action.id != "golden_age")));
    for (number, site) in (1..).zip(&mat().building_site) {
        assert_eq!(site.unlocked_by.facts().effects[0].effect, Effect::UnlockSite(number));
    }
    assert!((1..).zip(&mat().invasion_space).all(|(number, space)| space.attack == number));
}

#[test]
fn decks_of_the_epochs_have_their_sizes() {
    for epoch in Epoch::ALL {
        let wonders = Wonder::table().iter().filter(|card| card.epoch == epoch).count();
        let civilizations = Civilization::table().iter().filter(|card| card.epoch == epoch).count();
        assert_eq!((wonders, civilizations), (4, if epoch == Epoch::I { 7 } else { 6 }));
    }
}

#[test]
fn the_square_tile_lies_in_the_middle_whichever_way_it_is_turned() {
    let middle: Vec<Space> = ["E3", "F3", "E4", "F4"].iter().map(|space| space.parse().unwrap()).collect();
    for (turn, first) in Turn::ALL.into_iter().zip(["E3", "F3", "F4", "E4"]) {
        let laid = LaidTile { tile: Tile::Square, at: first.parse().unwrap(), turn };
        let spaces: Vec<Space> = laid.footprint().unwrap().spaces.iter().collect();
        assert_eq!(spaces, middle, "{turn:?}");
    }
}

/// The rules that move a colonist ask beforehand how much gold it brings, and nothing else.
#[test]
fn what_a_movement_brings_is_gold() {
    let lines = Technology::table().iter().flat_map(|card| &card.effects);
    let lines = lines.chain(Wonder::table().iter().flat_map(|card| &card.effects));
    let lines = lines.chain(Building::table().iter().flat_map(|card| &card.effects));
    let lines = lines.chain(Civilization::table().iter().flat_map(|card| &card.lasting));
    let moved = |when| matches!(when, Moment::GainControl(_) | Moment::CrossEdge | Moment::ArriveAtOpponent);
    let brought: Vec<_> = lines.filter(|line| moved(line.when)).collect();
    assert_eq!(brought.len(), 14);
    assert!(brought.iter().all(|line| matches!(line.effect, Effect::Gold { per: None, .. })));
}

#[test]
fn what_is_not_certain_says_so() {
    let low = Wonder::table().iter().filter(|card| card.confidence == Confidence::Low).count();
    assert_eq!(low, 3);
    assert!(Building::table().iter().all(|card| card.provenance_copy_min_players == "designed"));
}
