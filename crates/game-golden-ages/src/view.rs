//! What one viewer may know of a position, with all that a drawn page needs.

use engine::{BySeat, List, Outcome, Seat, Seen, Viewer};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::board::LaidTile;
use crate::cards::{
    Building, Civilization, Epoch, FutureTechnology, Glory, Range, Resource, ScoringCard, Technology, Terms,
    Tile, Wonder,
};
use crate::map::{Side, Space, Spaces};
use crate::rules::abilities::{self, Powers};
use crate::rules::{soldier, technology, wonder};
use crate::scoring;
use crate::state::{Built, Cities, Colonists, NoCity, Options, Points, Question, Site, State};

/// All that one viewer may know of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; none for the public.
    pub viewer: Option<Seat>,
    /// What the table was opened with.
    pub options: Options,
    /// The epoch.
    pub epoch: Epoch,
    /// The phase of the epoch.
    pub phase: Phase,
    /// How often the turn went round in phase C, from 1; 0 before.
    pub round: u16,
    /// Who plays first in phases B and C; in phase A still that of the epoch before.
    pub start_player: Seat,
    /// The order of play, the start player first.
    pub turn_order: List<Seat, 4>,
    /// Who must answer the question.
    pub turn: Seat,
    /// What is asked.
    pub question: Question,
    /// The glory tiles of which one is to be kept.
    pub drawn_glory: List<Seen<Glory>, 2>,
    /// Who was the first to start a golden age in this epoch; in epoch IV the match ends before
    /// that player's next turn.
    pub first_golden_age: Option<Seat>,
    /// The 60 spaces of the map, row by row.
    pub map: List<MapSpace, 60>,
    /// The tiles in the order in which they were laid.
    pub laid: List<LaidTile, 17>,
    /// How many tiles of three and of two spaces lie face down.
    pub tiles_left: [u8; 2],
    /// The wonders face up.
    pub wonders: List<OpenWonder, 4>,
    /// The buildings face up.
    pub buildings: List<Building, 4>,
    /// The scoring cards face up beside the board.
    pub scoring_cards: EnumSet<ScoringCard>,
    /// The scoring card beside the Agora.
    pub chosen_card: Option<ScoringCard>,
    /// How many glory tiles lie face down.
    pub glory_left: u8,
    /// The civilizations discarded so far.
    pub discarded: EnumSet<Civilization>,
    /// Where the last action ended, if no city can be founded there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_city: Option<NoCity>,
    /// The players.
    pub players: BySeat<PlayerView>,
    /// How the match ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The phases of an epoch in which something is decided, and the end (GA-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A: preparation.
    Preparation,
    /// B: extending the map.
    Map,
    /// C: actions.
    Actions,
    /// The match is over.
    Over,
}

/// A space of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapSpace {
    /// Where it lies.
    pub at: Space,
    /// What it is.
    pub ground: Ground,
    /// The tile that covers it.
    pub tile: Option<Tile>,
    /// The sides on which the tile, as it lies, shows land; the others show sea.
    pub land: EnumSet<Side>,
    /// Its symbols.
    pub symbols: List<Resource, 2>,
    /// Whether a capital hides its symbols (GA-6.14).
    pub hidden: bool,
}

/// What a space is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Printed sea.
    #[default]
    Sea,
    /// A printed island.
    Island,
    /// A space of a continent tile.
    Continent,
}

/// A wonder face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenWonder {
    /// Which card it is.
    pub wonder: Wonder,
    /// What it costs the viewer; for the public the full price.
    pub price: u8,
}

/// What the viewer may know of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The gold on the mat.
    pub gold: u16,
    /// Points so far, by their source.
    pub points: Points,
    /// The sum of all points.
    pub score: u16,
    /// Where the capital is.
    pub capital: Option<Space>,
    /// Whether a golden age was started in this epoch.
    pub golden_age: bool,
    /// The colonists.
    pub colonists: Colonists,
    /// The cities.
    pub cities: Cities,
    /// The cubes in reserve.
    pub reserve: u8,
    /// The technologies developed, the starting ones included.
    pub technologies: EnumSet<Technology>,
    /// Those of them that are not obsolete.
    pub in_force: EnumSet<Technology>,
    /// The tiles whose predecessor is developed, with their price.
    pub developable: List<PricedTile, 4>,
    /// How far colonists move.
    pub range: Range,
    /// The three building sites.
    pub sites: [SiteView; 3],
    /// The wonders built.
    pub wonders: EnumSet<Wonder>,
    /// Those of them that were activated in this epoch.
    pub used_wonders: EnumSet<Wonder>,
    /// How many wonders are still free (Greece).
    pub free_wonders: u8,
    /// How many free wonders of Greece were built.
    pub free_wonders_used: u8,
    /// The civilization in play.
    pub civilization: Civilization,
    /// The civilizations of later epochs.
    pub hand: List<Seen<Civilization>, 4>,
    /// The future technology.
    pub future: Seen<FutureTechnology>,
    /// The glory tiles on the invasion track.
    pub glory: List<Seen<Glory>, 4>,
    /// What the next attack costs, before Walls; none after four attacks.
    pub next_attack: Option<u8>,
    /// The symbols under control, in the order of [`Resource::ALL`].
    pub controlled: [u8; 4],
}

/// A technology tile with its price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedTile {
    /// Which tile it is.
    pub technology: Technology,
    /// What action 7 costs.
    pub price: u8,
}

/// A building site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteView {
    /// Whether it can be used.
    pub usable: bool,
    /// The building on it.
    pub built: Option<Built>,
}

impl View {
    /// What `viewer` may know, built up from nothing.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let price = |wonder: Wonder| match seat {
            Some(seat) => wonder::price(&state.players[seat], wonder),
            None => wonder.facts().cost_gold,
        };
        let over = state.question == Question::Over;
        let left = |size| state.tiles.iter().filter(|tile| tile.facts().size == size).count();
        Self {
            viewer: seat,
            options: state.options,
            epoch: state.epoch,
            phase: state.question.phase(),
            round: state.round,
            start_player: state.start_player,
            turn_order: state.turn_order().collect(),
            turn: state.turn,
            question: state.question,
            drawn_glory: shown(&state.drawn_glory, seat == Some(state.turn)),
            first_golden_age: state.first_golden_age,
            map: map(state),
            laid: state.board.laid().iter().copied().collect(),
            tiles_left: [3, 2].map(|size| u8::try_from(left(size)).expect("few tiles")),
            wonders: state.wonders.iter().map(|wonder| OpenWonder { wonder, price: price(wonder) }).collect(),
            buildings: state.buildings,
            scoring_cards: state.scoring_cards,
            chosen_card: state.chosen_card,
            glory_left: state.glory.iter().sum(),
            discarded: state.discarded,
            no_city: state.no_city,
            players: BySeat::from_fn(state.seats(), |other| {
                PlayerView::of(state, other, over || seat == Some(other))
            }),
            outcome: over.then(|| scoring::outcome(state)),
        }
    }

    /// A space of the map.
    #[must_use]
    pub fn space(&self, at: Space) -> &MapSpace {
        &self.map[at.index()]
    }

    /// Whose capital is on a space.
    #[must_use]
    pub fn capital_at(&self, at: Space) -> Option<Seat> {
        self.players.pairs().find(|(_, player)| player.capital == Some(at)).map(|(seat, _)| seat)
    }

    /// Whose city is on a space, and of how many cubes.
    #[must_use]
    pub fn city_at(&self, at: Space) -> Option<(Seat, u8)> {
        self.players
            .pairs()
            .map(|(seat, player)| (seat, player.cities.cubes_at(at)))
            .find(|(_, cubes)| *cubes > 0)
    }

    /// The spaces of the tile laid last.
    #[must_use]
    pub fn last_tile(&self) -> Spaces {
        let footprint = self.laid.last().and_then(|tile| tile.footprint());
        footprint.map_or(Spaces::NONE, |footprint| footprint.spaces)
    }
}

impl PlayerView {
    /// What is known of a player; with the secrets if `known`.
    fn of(state: &State, seat: Seat, known: bool) -> Self {
        let player = &state.players[seat];
        let powers = Powers::of(player);
        let site =
            |site: Site| SiteView { usable: powers.sites[site as usize], built: player.sites[site as usize] };
        let priced = |technology| {
            let price = technology::price(&powers, technology, Terms::AS_PRINTED);
            PricedTile { technology, price }
        };
        Self {
            gold: player.gold,
            points: player.points,
            score: player.points.total(),
            capital: player.capital,
            golden_age: player.golden_age,
            colonists: player.colonists,
            cities: player.cities,
            reserve: player.reserve,
            technologies: player.technologies,
            in_force: abilities::in_force(player),
            developable: technology::developable(player).iter().map(priced).collect(),
            range: powers.range,
            sites: Site::ALL.map(site),
            wonders: player.wonders,
            used_wonders: player.used_wonders,
            free_wonders: wonder::free_left(player, &powers),
            free_wonders_used: player.free_wonders_used,
            civilization: player.civilization,
            hand: shown(&player.hand, known),
            future: Seen::only_if(known, player.future),
            glory: shown(&player.glory, known),
            next_attack: soldier::track_price(player)
                .map(|price| price.saturating_sub(powers.attack_discount)),
            controlled: std::array::from_fn(|index| state.controlled(seat, Resource::ALL[index])),
        }
    }
}

/// Cards that are known, or only how many there are.
fn shown<T: Copy + Default, const N: usize>(cards: &List<T, N>, known: bool) -> List<Seen<T>, N> {
    cards.iter().map(|card| Seen::only_if(known, *card)).collect()
}

/// The spaces with what is printed on them and what covers them.
fn map(state: &State) -> List<MapSpace, 60> {
    let capitals = state.capitals();
    let mut map: List<MapSpace, 60> = Space::all()
        .map(|at| {
            let symbols = state.board.symbols(at);
            let ground = match (state.board.continent().contains(at), symbols.is_empty()) {
                (true, _) => Ground::Continent,
                (false, false) => Ground::Island,
                (false, true) => Ground::Sea,
            };
            let (land, hidden) = (state.board.land(at), capitals.contains(at));
            MapSpace { at, ground, tile: None, land, symbols, hidden }
        })
        .collect();
    for laid in state.board.laid() {
        let covered = laid.footprint().map_or(Spaces::NONE, |footprint| footprint.spaces);
        covered.iter().for_each(|at| map[at.index()].tile = Some(laid.tile));
    }
    map
}
