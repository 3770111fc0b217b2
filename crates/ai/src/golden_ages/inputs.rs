//! What the learned evaluation of The Golden Ages looks at.

use engine::{BySeat, Game, Rng, Seat};
use game_golden_ages::State;
use game_golden_ages::action::Action;
use game_golden_ages::cards::{
    Building, Civilization, Epoch, FutureTechnology, Resource, ScoringCard, Technology, Wonder,
};
use game_golden_ages::map::Spaces;
use game_golden_ages::rules::abilities::Powers;
use game_golden_ages::{Player, Question, View};

use super::redeal::redeal;
use super::{Judge, future};
use crate::Evaluate;
use crate::network::Sink;
use crate::search::Style;
use crate::values::DOUBLE;

/// How much of the score doubles the odds once the match ends with this round.
const LAST: i32 = 2 * super::POINT;

impl Evaluate for State {
    const UNIT: i32 = 240;

    const RATED: &'static str = include_str!("../../ratings/golden-ages.json");

    const STYLES: [Style; 4] =
        [Style::erring(70, 250), Style::distracted(120, 60, 250), Style::exact(3, 0), Style::ahead(3_000, 2)];

    const LEARNED: &'static [(u8, &'static [u8])] = &[
        (2, include_bytes!("../../weights/golden-ages-2.bin")),
        (3, include_bytes!("../../weights/golden-ages-3.bin")),
        (4, include_bytes!("../../weights/golden-ages-4.bin")),
    ];

    fn is_harmless(action: &Action) -> bool {
        matches!(action, Action::KeepCivilization | Action::KeepCapital | Action::NoCity | Action::Stop)
    }

    /// A civilization that gives nothing any more is not kept (GA-5.5), unless its number may make the seat start player
    /// (GA-5.6).
    fn before(view: &View, action: &Action, _legal: &[Action]) -> Option<Action> {
        let (Action::KeepCivilization, Question::Civilization { revealed }) = (action, view.question) else {
            return None;
        };
        let seat = view.viewer?;
        let kept = view.players[seat].civilization.facts();
        let mut others = view.players.pairs().filter(|(other, _)| *other != seat);
        let starts_not = others.any(|(_, player)| player.civilization.facts().number < kept.number);
        let better = kept.lasting.is_empty() && (starts_not || revealed.facts().number <= kept.number);
        better.then_some(Action::PlayCivilization)
    }

    fn phase(&self) -> usize {
        self.epoch as usize
    }

    fn describe(&self, observer: Seat, seat: Seat, out: &mut impl Sink) {
        let player = &self.players[seat];
        terms(self, observer, seat, out);
        possessions(player, out);
        map(self, seat, player, out);
        time(self, seat, out);
        market(self, out);
        secrets(player, observer == seat, out);
    }

    /// Once somebody has ended the last epoch, each of the others acts at most once more (GA-19.1): the scores decide.
    fn standings(&self, observer: Seat) -> Option<BySeat<i32, 8>> {
        if self.epoch != Epoch::IV || self.first_golden_age.is_none() {
            return None;
        }
        Some(BySeat::from_fn(Game::seats(self), |seat| {
            let judge = Judge::new(self, seat);
            let secrets = judge.secrets(observer == seat);
            (judge.worth() - judge.glory() + secrets) * DOUBLE / LAST
        }))
    }

    fn redeal(&mut self, _view: &View, seat: Seat, rng: Rng) {
        redeal(self, seat, rng);
    }
}

/// The terms of the hand-written evaluation.
fn terms(state: &State, observer: Seat, seat: Seat, out: &mut impl Sink) {
    let judge = Judge::new(state, seat);
    let player = judge.player;
    out.term("points", super::POINT * i32::from(player.points.total()));
    out.term("gold", judge.gold * i32::from(player.gold));
    out.term("technologies", judge.technologies());
    out.term("scoring cards", judge.scoring_cards());
    out.term("standing colonists", judge.standing_colonists());
    out.term("later colonists", judge.later_colonists());
    out.term("cards", judge.cards());
    out.term("golden age", judge.golden_age());
    out.term("reserve", super::CUBE * i32::from(player.reserve));
    let knows = observer == seat;
    out.term("glory", judge.glory_tiles(knows));
    out.term("future technology", judge.future_technology(knows));
}

impl Judge<'_> {
    /// Of the tiles of others only the number is known: each is worth about four points.
    fn glory_tiles(&self, knows: bool) -> i32 {
        if knows { self.glory() } else { 4 * super::POINT * self.player.glory.len() as i32 }
    }

    fn future_technology(&self, knows: bool) -> i32 {
        if knows { future(self.state, self.seat) } else { 3 * super::POINT }
    }

    /// What lies face down before the seat.
    fn secrets(&self, knows: bool) -> i32 {
        self.glory_tiles(knows) + self.future_technology(knows)
    }
}

/// What lies before a player.
fn possessions(player: &Player, out: &mut impl Sink) {
    out.number("own gold", player.gold.into(), 8);
    out.one_of("purse", 12, Some(usize::from(player.gold).min(11)));
    out.number("own points", player.points.total().into(), 20);
    out.set("technology", Technology::ALL.len(), player.technologies.iter().map(Technology::index));
    out.set("building", Building::ALL.len(), player.buildings().map(|built| built.building.index()));
    let unused = player.buildings().filter(|built| !built.used);
    out.set("unused building", Building::ALL.len(), unused.map(|built| built.building.index()));
    out.set("wonder", Wonder::ALL.len(), player.wonders.iter().map(Wonder::index));
    let unused = player.wonders - player.used_wonders;
    out.set("unused wonder", Wonder::ALL.len(), unused.iter().map(Wonder::index));
    out.one_of("civilization", Civilization::ALL.len(), Some(player.civilization.index()));
    out.flag("free wonder left", Powers::of(player).free_wonders > player.free_wonders_used);
    out.number("glory tiles", player.glory.len() as i32, 2);
}

/// Pieces on the map and what they can get to.
fn map(state: &State, seat: Seat, player: &Player, out: &mut impl Sink) {
    let colonists = &player.colonists;
    out.one_of("standing", 4, Some(colonists.standing.len()));
    out.one_of("lying", 4, Some(colonists.lying.len()));
    out.one_of("in the Agora", 4, Some(usize::from(colonists.agora).min(3)));
    out.number("cubes on the map", player.cities.cubes().into(), 4);
    out.number("cities", player.cities.spaces().len().into(), 4);
    out.number("cubes in reserve", player.reserve.into(), 4);
    let open = Spaces::ALL - state.capitals() - player.presence();
    let range = Powers::of(player).range;
    let reach = colonists.standing.iter().fold(Spaces::NONE, |reach, from| reach | from.within(range));
    let around = player.capital.map_or(Spaces::NONE, |capital| capital.within(range));
    let names = [
        ["game held", "game in reach", "game around"],
        ["grain held", "grain in reach", "grain around"],
        ["stone held", "stone in reach", "stone around"],
        ["gems held", "gems in reach", "gems around"],
    ];
    for (resource, [held, near, home]) in Resource::ALL.iter().zip(names) {
        out.number(held, state.controlled(seat, *resource).into(), 2);
        out.number(near, state.board.count(*resource, open & reach).into(), 3);
        out.number(home, state.board.count(*resource, open & around).into(), 3);
    }
}

/// Whose turn it is, how far the epoch is.
fn time(state: &State, seat: Seat, out: &mut impl Sink) {
    let player = &state.players[seat];
    out.one_of("epoch", 4, Some(state.epoch as usize));
    out.one_of("round", 8, Some(usize::from(state.round).min(7)));
    out.flag("in a golden age", player.golden_age);
    out.flag("somebody in a golden age", state.first_golden_age.is_some());
    out.flag("first in a golden age", state.first_golden_age == Some(seat));
    let awake = state.players.iter().filter(|player| !player.golden_age).count();
    out.one_of("awake", 5, Some(awake));
    out.flag("start player", state.start_player == seat);
    let seats = Game::seats(state);
    let until = (seat.0 + seats - state.turn.0) % seats;
    out.one_of("turns until own", 4, Some(until.into()));
    out.one_of("question", 16, (state.turn == seat).then(|| question(state.question)));
}

const fn question(question: Question) -> usize {
    match question {
        Question::SquareTile => 0,
        Question::Civilization { .. } => 1,
        Question::LevelFive => 2,
        Question::LayTile { .. } => 3,
        Question::Capital => 4,
        Question::Action => 5,
        Question::City { .. } => 6,
        Question::Cube { .. } => 7,
        Question::Discard { .. } => 8,
        Question::KeepGlory { .. } => 9,
        Question::Develop { .. } => 10,
        Question::DevelopFurther => 11,
        Question::StandUp { .. } => 12,
        Question::Agora { .. } => 13,
        Question::ScoringCard => 14,
        Question::Over => 15,
    }
}

/// What lies open for all.
fn market(state: &State, out: &mut impl Sink) {
    out.set("open building", Building::ALL.len(), state.buildings.iter().map(|building| building.index()));
    out.set("open wonder", Wonder::ALL.len(), state.wonders.iter().map(Wonder::index));
    out.set("open scoring card", ScoringCard::ALL.len(), state.scoring_cards.iter().map(ScoringCard::index));
    out.one_of("chosen card", ScoringCard::ALL.len(), state.chosen_card.map(ScoringCard::index));
}

/// What nobody but the player knows.
fn secrets(player: &Player, knows: bool, out: &mut impl Sink) {
    out.one_of("future", FutureTechnology::ALL.len(), knows.then(|| player.future.index()));
    let next = player.hand.first().filter(|_| knows);
    out.one_of("next civilization", Civilization::ALL.len(), next.map(|card| card.index()));
}
