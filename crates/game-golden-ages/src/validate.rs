//! What must hold of a stored position: nothing was made or lost, and everything that the rules
//! rely on is there.

use engine::{Corrupt, Seat};
use enumset::EnumSet;

use crate::board::{Board, LaidTile};
use crate::cards::{Building, Civilization, Epoch, FutureTechnology, Glory, Technology, Tile, Wonder, mat};
use crate::map::{Space, Spaces};
use crate::offers;
use crate::rules::abilities::Powers;
use crate::rules::{city, tiles};
use crate::setup::{SCORING_CARDS, glory_tiles, is_scored, is_used};
use crate::state::{Founder, Player, Question, State};
use crate::view::Phase;

/// More than any match can bring, and far from what a number can hold.
const MOST_GOLD: u16 = 10_000;

/// Whether the position can be.
pub fn validate(state: &State) -> Result<(), Corrupt> {
    check_table(state)?;
    state.players.seats().try_for_each(|seat| check_player(state, seat))?;
    check_map(state)?;
    check_tiles(state)?;
    check_wonders(state)?;
    check_buildings(state)?;
    check_civilizations(state)?;
    check_futures(state)?;
    check_glory(state)?;
    check_golden_ages(state)?;
    check_question(state)
}

fn hold(holds: bool, what: &str) -> Result<(), Corrupt> {
    Corrupt::unless(holds, || what.to_owned())
}

fn check_table(state: &State) -> Result<(), Corrupt> {
    hold((2..=4).contains(&state.seats()), "two to four play")?;
    let there = |seat: Seat| seat.0 < state.seats();
    let golden = state.first_golden_age.is_none_or(there);
    let no_city = state.no_city.is_none_or(|ended| there(ended.seat));
    hold(there(state.start_player) && there(state.turn) && golden && no_city, "a seat is not at the table")
}

fn check_player(state: &State, seat: Seat) -> Result<(), Corrupt> {
    let player = &state.players[seat];
    check_numbers(player)?;
    check_technologies(player)?;
    check_cubes(player)?;
    check_colonists(player)?;
    hold(player.capital.is_some() == has_capital(state, seat), "a capital is there too early or not at all")?;
    let usable = Powers::of(player).sites;
    let built = player.sites.map(|site| site.is_some());
    hold(usable.iter().zip(built).all(|(usable, built)| *usable || !built), "a building on a locked site")?;
    hold(player.free_wonders_used <= 1, "too many free wonders")
}

fn check_numbers(player: &Player) -> Result<(), Corrupt> {
    let points = &player.points;
    let lines = [points.artists, points.technologies, points.buildings, points.wonders, points.scoring_cards];
    let end = [points.gold, points.technology_tiles, points.glory_tiles, points.future_technology];
    let few = lines.iter().chain(&end).all(|line| *line <= MOST_GOLD / 2);
    hold(few && player.gold <= MOST_GOLD, "more gold or points than there can be")
}

/// Only level 5 can be there without the tile before it (GA-R35).
fn check_technologies(player: &Player) -> Result<(), Corrupt> {
    let developed = player.technologies;
    let follows = |technology: Technology| {
        let facts = technology.facts();
        facts.level == 5 || facts.requires.is_none_or(|before| developed.contains(before))
    };
    hold(developed.is_superset(Technology::starting()), "a starting technology is missing")?;
    hold(developed.iter().all(follows), "a technology without the one before it")
}

/// GA-1.5: twelve cubes.
fn check_cubes(player: &Player) -> Result<(), Corrupt> {
    let cities = &player.cities;
    hold((cities.one_cube & cities.two_cubes).is_empty(), "a city of one cube and of two")?;
    let on_tiles: u8 = (!player.technologies).iter().map(|tile| tile.facts().cubes).sum();
    let cubes = u16::from(player.reserve) + u16::from(cities.cubes()) + u16::from(on_tiles);
    hold(cubes == u16::from(mat().start.cubes_total), "cubes were made or lost")
}

/// GA-1.3: three colonists, once the capital is placed.
fn check_colonists(player: &Player) -> Result<(), Corrupt> {
    let colonists = &player.colonists;
    let expected = if player.capital.is_some() { mat().start.colonists } else { 0 };
    hold(colonists.count() == usize::from(expected), "colonists were made or lost")?;
    hold(colonists.standing.is_sorted() && colonists.lying.is_sorted(), "colonists are not in order")
}

/// GA-6.11: the capital is placed in phase B of epoch I, player by player.
fn has_capital(state: &State, seat: Seat) -> bool {
    let placing = state.epoch == Epoch::I && state.question.phase() == Phase::Map;
    !placing || place_in_order(state, seat) < place_in_order(state, state.turn)
}

fn place_in_order(state: &State, seat: Seat) -> u8 {
    (seat.0 + state.seats() - state.start_player.0) % state.seats()
}

/// Capitals and cities lie on tiles, one to a space.
fn check_map(state: &State) -> Result<(), Corrupt> {
    let continent = state.board.continent();
    let mut taken = Spaces::NONE;
    for player in state.players.iter() {
        let capital = player.capital.map_or(Spaces::NONE, Spaces::one);
        for pieces in [capital, player.cities.spaces()] {
            hold((pieces & taken).is_empty(), "two cities or capitals on one space")?;
            hold((pieces - continent).is_empty(), "a city or capital in the sea")?;
            taken = taken | pieces;
        }
    }
    Ok(())
}

/// Each tile is on the board, drawn, or face down.
fn check_tiles(state: &State) -> Result<(), Corrupt> {
    let laid: EnumSet<Tile> = state.board.laid().iter().map(|laid| laid.tile).collect();
    let drawn = match state.question {
        Question::LayTile { tile } => EnumSet::only(tile),
        _ => EnumSet::empty(),
    };
    let count = state.board.laid().len() + drawn.len() + state.tiles.len();
    let all = laid | drawn | state.tiles;
    hold(count == Tile::ALL.len() && all == EnumSet::all(), "tiles were made or lost")?;
    let waits = state.question == Question::SquareTile;
    let square = state.board.laid().first().is_none_or(|first| *first == tiles::square_tile(first.turn));
    hold(square && waits == state.board.laid().is_empty(), "the square tile is not where it belongs")?;
    check_laid(state.board.laid())
}

/// GA-6.3, GA-6.6: each tile was laid beside others, land to land and sea to sea.
fn check_laid(laid: &[LaidTile]) -> Result<(), Corrupt> {
    let mut board = Board::new();
    for (index, tile) in laid.iter().enumerate() {
        let footprint = tile.footprint();
        hold(index == 0 || tiles::check(&board, *tile).is_ok(), "a tile lies where it does not fit")?;
        footprint.iter().for_each(|footprint| board.lay(*tile, footprint));
    }
    Ok(())
}

fn check_wonders(state: &State) -> Result<(), Corrupt> {
    let open = state.wonders.iter().all(|wonder| wonder.facts().epoch == state.epoch);
    hold(open, "a wonder of another epoch lies open")?;
    let mut seen: EnumSet<Wonder> = state.wonders;
    for player in state.players.iter() {
        hold(seen.is_disjoint(player.wonders), "a wonder is there twice")?;
        hold(player.used_wonders.is_subset(player.wonders), "a wonder is used that is not there")?;
        seen |= player.wonders;
    }
    hold(seen.iter().all(|wonder| wonder.facts().epoch <= state.epoch), "a wonder of a later epoch")
}

fn check_buildings(state: &State) -> Result<(), Corrupt> {
    let open = state.buildings.iter().all(|building| building.facts().epoch == state.epoch);
    let few = state.buildings.len() <= usize::from(state.seats());
    hold(open && few && state.buildings.is_sorted(), "the open buildings are not those of the epoch")?;
    let taken = match state.question {
        Question::Discard { building } => Some(building),
        _ => None,
    };
    for building in Building::ALL {
        let built = state.players.iter().flat_map(Player::buildings).map(|built| built.building);
        let all = built.chain(state.buildings.iter().copied()).chain(taken);
        let count = all.filter(|other| other == building).count();
        let early = building.facts().epoch > state.epoch;
        let most = if early { 0 } else { building.copies(state.seats()) };
        hold(count <= most, "more buildings than there are cards")?;
    }
    Ok(())
}

/// Four cards for each player: in play, in hand, discarded, or just revealed; each card once.
fn check_civilizations(state: &State) -> Result<(), Corrupt> {
    let mut cards: Vec<Civilization> = state.discarded.iter().collect();
    for (seat, player) in state.players.pairs() {
        let first = if has_revealed(state, seat) { state.epoch.number() } else { state.epoch.number() - 1 };
        let expected = Epoch::ALL.iter().skip(first.into());
        hold(player.hand.iter().map(|card| &card.facts().epoch).eq(expected), "a hand is not of its epochs")?;
        hold(player.civilization.facts().epoch <= state.epoch, "a civilization of a later epoch")?;
        cards.extend(player.hand.iter().chain([&player.civilization]));
    }
    if let Question::Civilization { revealed } = state.question {
        hold(revealed.facts().epoch == state.epoch, "the card revealed is not of this epoch")?;
        cards.push(revealed);
    }
    let each_once: EnumSet<Civilization> = cards.iter().copied().collect();
    let all = usize::from(mat().start.civilization_cards) * usize::from(state.seats());
    hold(cards.len() == all && each_once.len() == all, "civilizations were made or lost")
}

fn has_revealed(state: &State, seat: Seat) -> bool {
    let revealing = state.question.phase() == Phase::Preparation;
    !revealing || place_in_order(state, seat) <= place_in_order(state, state.turn)
}

fn check_futures(state: &State) -> Result<(), Corrupt> {
    let futures: EnumSet<FutureTechnology> = state.players.iter().map(|player| player.future).collect();
    let used = futures.iter().all(|future| is_used(state.options, future));
    hold(
        used && futures.len() == usize::from(state.seats()),
        "a future technology is there twice or not used",
    )
}

fn check_glory(state: &State) -> Result<(), Corrupt> {
    let mut count = state.glory.map(u16::from);
    let on_tracks = state.players.iter().flat_map(|player| player.glory.iter());
    on_tracks.chain(state.drawn_glory.iter()).for_each(|tile: &Glory| count[*tile as usize] += 1);
    hold(count == glory_tiles().map(u16::from), "glory tiles were made or lost")?;
    let drawing = matches!(state.question, Question::KeepGlory { .. });
    hold(state.drawn_glory.len() == if drawing { 2 } else { 0 }, "glory tiles are drawn out of turn")
}

/// Scoring cards go one by one, each chosen by the first golden age of its epoch (GA-16.4).
fn check_golden_ages(state: &State) -> Result<(), Corrupt> {
    let chosen = state.chosen_card.is_some();
    let used = usize::from(state.epoch.number() - 1) + usize::from(chosen);
    hold(state.scoring_cards.len() + used == SCORING_CARDS, "scoring cards were made or lost")?;
    let again = state.chosen_card.is_some_and(|card| state.scoring_cards.contains(card));
    hold(!again, "a scoring card is there twice")?;
    let mut open = state.scoring_cards.iter().chain(state.chosen_card);
    hold(open.all(|card| is_scored(state.options, card)), "a scoring card is not used")?;
    let golden = |seat: Seat| state.players[seat].golden_age;
    let first = state.first_golden_age;
    hold(first.is_none_or(golden), "the first golden age is over")?;
    hold(
        first.is_some() || !state.players.seats().any(golden),
        "nobody was the first to start a golden age",
    )?;
    let choosing = state.question == Question::ScoringCard;
    hold(chosen == (first.is_some() && !choosing), "the scoring card does not fit the golden age")?;
    let acting = state.question.phase() == Phase::Actions;
    let over = state.question == Question::Over;
    hold(!chosen || acting || over, "a golden age before the actions")?;
    hold(!acting || golden(state.turn) == choosing, "the player to act is in a golden age")?;
    hold(!over || chosen && state.epoch == Epoch::IV, "the match is over too early")
}

/// What the question relies on, and that it can be answered.
fn check_question(state: &State) -> Result<(), Corrupt> {
    let player = &state.players[state.turn];
    let fits = match state.question {
        Question::SquareTile => state.epoch == Epoch::I && state.turn == state.start_player,
        Question::Civilization { .. } | Question::LevelFive => state.epoch > Epoch::I,
        Question::LayTile { tile } => tile.facts().size == if state.epoch == Epoch::I { 3 } else { 2 },
        Question::Capital => {
            let free = state.board.last_tile() - state.cities() - state.capitals();
            state.board.laid().len() > 1 && free == state.board.last_tile()
        }
        Question::City { at, by } => city::sites(state).contains(at) && is_there(player, at, by),
        Question::Cube { at, missing, by } => is_building(state, at, missing) && is_there(player, at, by),
        Question::Discard { .. } => {
            let usable = Powers::of(player).sites;
            usable.iter().zip(player.sites).all(|(usable, site)| *usable == site.is_some())
        }
        Question::KeepGlory { at, by } => {
            by != Founder::Explorer && is_there(player, at, by) && !player.glory.is_full()
        }
        Question::Develop { left, .. } | Question::StandUp { left } => left > 0,
        Question::ScoringCard => state.first_golden_age == Some(state.turn),
        Question::Action | Question::DevelopFurther | Question::Agora { .. } | Question::Over => true,
    };
    hold(fits, "the question does not fit the position")?;
    hold(state.question == Question::Over || offers::can_be_answered(state), "the question has no answer")
}

/// The colonist that founds or attacks still stands on the space.
fn is_there(player: &Player, at: Space, by: Founder) -> bool {
    by == Founder::Rocket || player.colonists.standing.contains(&at)
}

/// A city that lacks cubes: the reserve is empty, and other cities hold enough of them.
fn is_building(state: &State, at: Space, missing: u8) -> bool {
    let player = &state.players[state.turn];
    let placed = player.cities.cubes_at(at);
    let elsewhere = player.cities.cubes() - placed;
    let free = state.board.continent() - state.capitals() - (state.cities() - player.cities.spaces());
    let lacks = missing > 0 && missing <= elsewhere && player.reserve == 0;
    lacks && free.contains(at) && placed + missing == Powers::of(player).cubes_per_city
}
