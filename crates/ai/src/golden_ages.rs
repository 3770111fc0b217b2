//! What a position of The Golden Ages is worth.
//!
//! A seat is worth its points so far, what it would score if the match ended now, and what may be
//! expected of its colonists, cards and technologies in the time that is left. All of it is
//! counted in sixtieths of a point, so that fractions stay whole numbers.

mod inputs;
mod redeal;

use engine::{Game, Seat, Status};
use game_golden_ages::cards::{Card, Counted, Effect, Epoch, Moment, Range, Resource, ScoringCard, Terms};
use game_golden_ages::map::{Space, Spaces};
use game_golden_ages::rules::abilities::{self, Powers};
use game_golden_ages::scoring::count;
use game_golden_ages::{Player, Question, State};

use crate::Opinion;

/// One point.
const POINT: i32 = 60;
/// One gold, by epoch: early gold buys technologies and wonders that go on paying; at the end
/// three gold are one point (GA-19.3).
const GOLD: [i32; 4] = [36, 34, 30, 24];
/// What an Artist scores (GA-11.1).
const ARTIST: i32 = 3 * POINT;
/// How many percent of what a standing colonist could do counts until it is done.
const STANDING: i32 = 80;
/// How many percent of what a colonist may do in a later epoch counts.
const LATER: i32 = 60;
/// How many percent of what a card could do once more in this epoch counts until it is done.
const UNUSED: i32 = 85;
/// A cube in reserve, which can become a city.
const CUBE: i32 = 12;
/// A developed tile leads on to the next one, as long as there is time: for each later epoch.
const PROGRESS: i32 = 8;

impl Opinion for State {
    fn value(&self, seat: Seat) -> i32 {
        let others = || self.players.seats().filter(|other| *other != seat);
        if let Status::Over(outcome) = self.status() {
            let best = others().map(|other| outcome.scores[other]).max().unwrap_or(0);
            let victory = if outcome.ranking[seat] == 1 { 100 * POINT } else { 0 };
            return (outcome.scores[seat] - best) * POINT + victory;
        }
        let worth = |seat| Judge::new(self, seat).worth();
        worth(seat) + future(self, seat) - others().map(worth).max().unwrap_or(0)
    }

    fn is_mid_action(&self, seat: Seat) -> bool {
        let begins_something = matches!(
            self.question,
            Question::SquareTile
                | Question::Civilization { .. }
                | Question::LayTile { .. }
                | Question::Action
                | Question::Over
        );
        self.turn == seat && !begins_something
    }
}

/// What a seat's future technology may bring (GA-19.6): the others' cards are not known.
fn future(state: &State, seat: Seat) -> i32 {
    let facts = state.players[seat].future.facts();
    let have = |seat| i32::from(count(state, seat, facts.per));
    let others = state.players.seats().filter(|other| *other != seat);
    let lead = have(seat) - others.map(have).max().unwrap_or(0);
    let lead = if facts.per == Counted::OwnGold { lead / 4 } else { lead };
    // The later, the surer.
    let steep = 6 + 4 * i32::from(state.epoch.number());
    let chance = if lead > 0 { 45 + steep * lead } else { 25 + steep * lead };
    POINT * i32::from(facts.vp) * chance.clamp(0, 95) / 100
}

/// Judges the position for one seat.
struct Judge<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    powers: Powers,
    /// What gold is worth.
    gold: i32,
    /// How many epochs come after this one.
    later: i32,
    /// Where a city or colonist of the seat is.
    presence: Spaces,
    capitals: Spaces,
    cities: Spaces,
    /// What control of a symbol is worth: its gold when it is gained.
    gained: [i32; 4],
    /// What control of a symbol is worth as long as it lasts: scoring cards.
    held: [i32; 4],
    /// What founding a city brings at once.
    founding: i32,
}

impl<'a> Judge<'a> {
    fn new(state: &'a State, seat: Seat) -> Self {
        let player = &state.players[seat];
        let powers = Powers::of(player);
        let gold = GOLD[state.epoch as usize];
        let paid = |when| gold * paid(player, when);
        let cubes = i32::from(powers.cubes_per_city);
        Self {
            state,
            seat,
            player,
            powers,
            gold,
            later: 4 - i32::from(state.epoch.number()),
            presence: player.presence(),
            capitals: state.capitals(),
            cities: state.cities(),
            gained: symbols(|resource| paid(Moment::GainControl(resource))),
            held: symbols(|resource| scored(state, Counted::ControlledSymbol(resource))),
            founding: cubes * (paid(Moment::PlaceCube) + scored(state, Counted::OwnCubeOnMap))
                + paid(Moment::FoundCity),
        }
    }

    fn worth(&self) -> i32 {
        POINT * i32::from(self.player.points.total())
            + self.gold * i32::from(self.player.gold)
            + self.technologies()
            + self.glory()
            + self.scoring_cards()
            + self.standing_colonists()
            + self.later_colonists()
            + self.cards()
            + self.golden_age()
            + CUBE * i32::from(self.player.reserve)
    }

    /// The points on the backs (GA-19.4), and the way to further tiles.
    fn technologies(&self) -> i32 {
        let worth =
            |level: u8, points: u8| POINT * i32::from(points) + PROGRESS * self.later * i32::from(level - 1);
        let facts = self.player.technologies.iter().map(|technology| technology.facts());
        facts.map(|facts| worth(facts.level, facts.vp_end)).sum()
    }

    /// Glory tiles (GA-19.5).
    fn glory(&self) -> i32 {
        self.player.glory.iter().map(|tile| POINT * i32::from(tile.facts().vp)).sum()
    }

    /// The card beside the Agora, and those that may come to lie there.
    fn scoring_cards(&self) -> i32 {
        let state = self.state;
        let chosen = state.chosen_card.map_or(0, |card| 100 * self.score(card));
        let open: i32 = state.scoring_cards.iter().map(|card| self.score(card)).sum();
        (chosen + open_weight(state) * open) / 100
    }

    /// What a scoring card would give now.
    fn score(&self, card: ScoringCard) -> i32 {
        let facts = card.facts();
        let have = i32::from(count(self.state, self.seat, facts.per));
        POINT * i32::from(facts.vp) * have / i32::from(facts.units_per_award)
    }

    /// What the standing colonists can still do in this epoch.
    fn standing_colonists(&self) -> i32 {
        let mut best: [i32; 3] = [0; 3];
        for (best, from) in best.iter_mut().zip(&self.player.colonists.standing) {
            *best = self.artist().max(self.explorer(*from));
        }
        best.sort_unstable_by(|a, b| b.cmp(a));
        let turns = self.turns_left();
        STANDING * best.iter().take(turns).sum::<i32>() / 100
    }

    /// In epoch IV the match may end before all have acted (GA-19.1): how often the seat still can.
    fn turns_left(&self) -> usize {
        let state = self.state;
        if state.epoch != Epoch::IV {
            return usize::MAX;
        }
        let Some(first) = state.first_golden_age else {
            let others = state.players.pairs().filter(|(seat, _)| *seat != self.seat);
            return 1 + others.map(|(_, player)| player.colonists.standing.len()).min().unwrap_or(0);
        };
        let mut to_come = state.turn.clockwise(state.seats()).take_while(|seat| *seat != first);
        usize::from(to_come.any(|seat| seat == self.seat))
    }

    fn artist(&self) -> i32 {
        ARTIST + self.agora()
    }

    /// What the way to the Agora brings.
    fn agora(&self) -> i32 {
        self.gold * paid(self.player, Moment::ColonistToAgora)
            + POINT * scored_points(self.player, Moment::ColonistToAgora)
    }

    /// The best that a colonist can do as Explorer from here.
    fn explorer(&self, from: Space) -> i32 {
        let reach = from.within(self.powers.range);
        reach.iter().map(|to| self.arrival(to)).max().unwrap_or(0)
    }

    /// What a colonist brings by ending its movement here.
    fn arrival(&self, at: Space) -> i32 {
        let open = !self.capitals.contains(at);
        let control = if open && !self.presence.contains(at) { self.control(at) } else { 0 };
        let free = open && !self.cities.contains(at) && self.state.board.continent().contains(at);
        control + if free { self.founding } else { 0 }
    }

    fn control(&self, at: Space) -> i32 {
        let here = Spaces::one(at);
        let worth = |resource: &Resource| {
            let index = *resource as usize;
            i32::from(self.state.board.count(*resource, here)) * (self.gained[index] + self.held[index])
        };
        Resource::ALL.iter().map(worth).sum()
    }

    /// What the colonists may do in later epochs.
    fn later_colonists(&self) -> i32 {
        let open = Spaces::ALL - self.capitals;
        let (mut symbols, mut gold) = (0, 0);
        for resource in Resource::ALL {
            let number = i32::from(self.state.board.count(*resource, open));
            symbols += number;
            gold += number * self.gained[*resource as usize];
        }
        let most = self.gained.iter().max().copied().unwrap_or(0);
        let reach = match self.powers.range {
            Range::Steps(1) => 70,
            Range::Steps(2) => 100,
            Range::Steps(_) => 120,
            Range::Any(_) => 150,
        };
        let explorer = self.founding + (gold / symbols.max(1) + most) / 2 * reach / 100;
        LATER * self.later * 3 * (explorer.max(self.artist()) * 3 + explorer.min(self.artist())) / 400
    }

    /// What buildings, wonders and the civilization can do in this epoch and later.
    fn cards(&self) -> i32 {
        let now = if self.player.golden_age { 0 } else { UNUSED };
        let building = |built: game_golden_ages::state::Built| {
            let now = if built.used { 0 } else { now };
            self.activation(Card::Building(built.building)) * (now + 90 * self.later)
        };
        let wonder = |wonder| {
            let now = if self.player.used_wonders.contains(wonder) { 0 } else { now };
            self.activation(Card::Wonder(wonder)) * (now + 90 * self.later)
        };
        let buildings: i32 = self.player.buildings().map(building).sum();
        let wonders: i32 = self.player.wonders.iter().map(wonder).sum();
        (buildings + wonders) / 100 + self.lasting()
    }

    /// What activating a card brings.
    fn activation(&self, card: Card) -> i32 {
        abilities::of(card, Moment::Activate).map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: Effect) -> i32 {
        let times = |per: Option<Counted>| per.map_or(1, |counted| self.expected(counted));
        match effect {
            Effect::Gold { amount, per } => self.gold * i32::from(amount) * times(per),
            Effect::Points { amount, per } => POINT * i32::from(amount) * times(per),
            Effect::DevelopAny { terms: Terms::Cheaper(gold), .. } => self.gold * i32::from(gold) * 8 / 10,
            Effect::DevelopAny { terms: Terms::Free, tiles } => self.gold * i32::from(tiles) * 7,
            Effect::StandUp(_) => ARTIST * 8 / 10,
            Effect::ToOrFromAgora => POINT / 2 + self.agora(),
            _ => 0,
        }
    }

    /// How many of the things counted there may be when the card is activated.
    fn expected(&self, counted: Counted) -> i32 {
        let now = i32::from(count(self.state, self.seat, counted));
        match counted {
            Counted::OwnStandingColonist if self.later > 0 => now.max(2),
            Counted::ColonistInAgora => now.max(i32::from(self.state.seats())),
            _ => now,
        }
    }

    /// What works without being activated, beyond what colonists bring.
    fn lasting(&self) -> i32 {
        let ends: i32 =
            abilities::at(self.player, Moment::EndOfGame).map(|(_, effect)| self.effect(effect)).sum();
        let attacks = self.gold * paid(self.player, Moment::OtherAttack) * (self.later + 1) / 2;
        let free_wonders = i32::from(self.powers.free_wonders) - i32::from(self.player.free_wonders_used);
        let builder = if self.powers.builder_without_colonist { POINT * (1 + self.later / 2) } else { 0 };
        let research = self.gold * i32::from(self.powers.technology_discount) * 2;
        let walls = POINT / 4 * i32::from(self.powers.attack_surcharge);
        ends + attacks + self.gold * 5 * free_wonders.max(0) + builder + research + walls
    }

    /// Gold for the turns that the others still take (GA-16.3).
    fn golden_age(&self) -> i32 {
        if !self.player.golden_age || self.state.epoch == Epoch::IV {
            return 0;
        }
        let awake = self.state.players.iter().filter(|player| !player.golden_age);
        let turns = awake.map(|player| player.colonists.standing.len() + 1).max().unwrap_or(0);
        2 * self.gold * i32::try_from(turns).unwrap_or(0)
    }
}

fn symbols(worth: impl Fn(Resource) -> i32) -> [i32; 4] {
    let mut all = [0; 4];
    Resource::ALL.iter().for_each(|resource| all[*resource as usize] = worth(*resource));
    all
}

/// The gold that a player's cards pay at a moment.
fn paid(player: &Player, when: Moment) -> i32 {
    let gold = |(_, effect)| if let Effect::Gold { amount, .. } = effect { i32::from(amount) } else { 0 };
    abilities::at(player, when).map(gold).sum()
}

/// The points that a player's cards score at a moment.
fn scored_points(player: &Player, when: Moment) -> i32 {
    let points = |(_, effect)| if let Effect::Points { amount, .. } = effect { i32::from(amount) } else { 0 };
    abilities::at(player, when).map(points).sum()
}

/// With how many percent the open scoring cards may still be chosen.
fn open_weight(state: &State) -> i32 {
    let later = 4 - i32::from(state.epoch.number());
    let to_choose = later + i32::from(state.chosen_card.is_none());
    let open = i32::try_from(state.scoring_cards.len()).unwrap_or(1);
    100 * to_choose / open.max(1)
}

/// What one more of the things counted is worth for the scoring cards.
fn scored(state: &State, counted: Counted) -> i32 {
    let worth = |card: ScoringCard| {
        let facts = card.facts();
        if facts.per == counted { POINT * i32::from(facts.vp) / i32::from(facts.units_per_award) } else { 0 }
    };
    let chosen = state.chosen_card.map_or(0, |card| 100 * worth(card));
    let open: i32 = state.scoring_cards.iter().map(worth).sum();
    (chosen + open_weight(state) * open) / 100
}
