//! What a position of Civilization: A New Dawn is worth.
//!
//! A match is won by one agenda on every victory card, so a seat is worth what it has of them, the
//! more the nearer it is, and then what helps with any of them: cities, control tokens, cards of
//! higher levels, tokens, and cards that wait in high slots. What a question still open will bring
//! is counted as if it were done, so that the first of several tokens is judged fairly.

mod inputs;

use engine::{Game, Seat, Status};
use game_new_dawn::State;
use game_new_dawn::cards::{Agenda, FocusType, Part, Wonder};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::row::Slot;
use game_new_dawn::rules::{agendas, culture, economy, industry, maturity};
use game_new_dawn::space::{Space, Spaces};
use game_new_dawn::state::{Caravan, Foe, Table};

use crate::Opinion;

/// An agenda that is met; what is not yet met is worth less, however near it is.
const AGENDA: i32 = 12_000;
/// An agenda that is all but met.
const NEARLY: i32 = 8_000;
/// Nearness is counted in thousandths.
const WHOLE: i32 = 1000;
/// All agendas met, once the round ends.
const VICTORY: i32 = 100_000;

const CITY: i32 = 350;
const CONTROL: i32 = 40;
const REINFORCED: i32 = 25;
/// With this many control tokens on the map there should be some left for a better place.
const ENOUGH: i32 = 22;
const RESOURCE: i32 = 120;
const NATURAL: i32 = 200;
const WONDER: i32 = 600;
const DIPLOMACY: i32 = 90;
/// A card of a level higher by one.
const LEVEL: i32 = 260;
/// A space of the tech dial.
const TECH: i32 = 50;
/// A space next to a city that a control token could take.
const ROOM: i32 = 12;
/// A resource or a natural wonder within the reach of a city.
const DEPOSIT: i32 = 40;
const NATURAL_NEAR: i32 = 120;
/// A barbarian next to a city or to a control token.
const THREAT: i32 = 35;
/// A caravan, for each space by which it is nearer than this to a market.
const CARAVAN: i32 = 18;
const FAR: u8 = 6;
/// A further card that may be resolved.
const ANOTHER_CARD: i32 = 150;
/// What an attack that will succeed brings, in the main.
const ATTACK: i32 = 250;

impl Opinion for State {
    fn value(&self, seat: Seat) -> i32 {
        let table = &self.table;
        let others = table.players.seats().filter(|other| *other != seat);
        if let Status::Over(outcome) = self.status() {
            return if outcome.ranking[seat] == 1 { VICTORY } else { -VICTORY };
        }
        let rival = others.map(|other| Judge::new(table, other).agendas()).max().unwrap_or(0);
        let judge = Judge::new(table, seat);
        judge.agendas() + judge.assets() + judge.open_question() - rival / 2
    }

    /// A card just chosen is judged by the best that can be done with it; so is what is decided in a
    /// few steps with few choices. Where many tokens are placed one after the other, each is judged by
    /// itself.
    fn is_mid_action(&self, seat: Seat) -> bool {
        let table = &self.table;
        if table.decider() != Some(seat) {
            return false;
        }
        match table.frame() {
            Frame::Place { card, left, taken_back, .. } => {
                taken_back || Some(left) == first_tokens(table, seat, card)
            }
            Frame::Caravans { .. } => table.turn.steps == [0; 3] && table.turn.rested == [false; 3],
            Frame::Fight { attacks, reinforced, .. } => attacks == 0 && reinforced == 0,
            Frame::Build { .. }
            | Frame::Site { .. }
            | Frame::MoveWonder { .. }
            | Frame::Advance { .. }
            | Frame::Learn { .. }
            | Frame::Upgrade { .. }
            | Frame::AttackerSpends { .. }
            | Frame::DefenderSpends { .. }
            | Frame::Conquest { .. } => true,
            _ => false,
        }
    }
}

/// How many tokens a culture card places first, if it is one.
fn first_tokens(table: &Table, seat: Seat, card: Resolving) -> Option<u8> {
    match card.card.facts().parts.first()? {
        Part::PlaceControl { count, .. } => Some(culture::first_group(table, seat, card, *count)),
        _ => None,
    }
}

/// Judges the position for one seat.
struct Judge<'a> {
    table: &'a Table,
    seat: Seat,
    cities: Spaces,
    friendly: Spaces,
    /// A wonder that is being paid for.
    rising: Option<Wonder>,
}

impl<'a> Judge<'a> {
    fn new(table: &'a Table, seat: Seat) -> Self {
        let pieces = &table.board.0[seat];
        let rising = match table.frame() {
            Frame::Pay { wonder, .. } | Frame::Site { wonder } if table.turn.seat == seat => Some(wonder),
            _ => None,
        };
        Self { table, seat, cities: pieces.cities, friendly: pieces.friendly(), rising }
    }

    /// What the agendas of the victory cards are worth.
    fn agendas(&self) -> i32 {
        let cards = self.table.victory.iter().zip(&self.table.marks[self.seat]);
        let met = self.table.agendas_met(self.seat) as i32;
        let worth: i32 = cards
            .map(|(card, mark)| {
                if mark.is_some() {
                    return AGENDA;
                }
                let [one, other] = card.agendas().map(|agenda| self.nearness(agenda).clamp(0, WHOLE));
                // The fewer are left, the more each of them counts.
                (approach(one.max(other)) + approach(one.min(other)) / 5) * (2 + met) / 2
            })
            .sum();
        let complete = self.table.agendas_met(self.seat) == self.table.victory.len();
        worth + if complete { VICTORY / 2 } else { 0 }
    }

    /// How near an agenda is, in thousandths.
    fn nearness(&self, agenda: Agenda) -> i32 {
        let have = agendas::progress(self.table, self.seat, agenda) as i32;
        let share = WHOLE * have / i32::from(agenda.facts().goal);
        match agenda {
            Agenda::Civilized | Agenda::Explorer | Agenda::Technophile => share,
            Agenda::Moneygrubber | Agenda::Paranoid | Agenda::Aesthetic | Agenda::Scholarly => {
                share + agenda.facts().wonders.map_or(0, |kind| self.next_wonder(kind))
            }
            Agenda::Warmonger => share + self.next_conquest(),
            Agenda::Populous => self.growth(),
            Agenda::Preservationist => share + self.next_natural(),
        }
    }

    /// A wonder of this type being built, or how far its cost could be paid from slot 5.
    fn next_wonder(&self, kind: FocusType) -> i32 {
        if self.rising.is_some_and(|wonder| wonder.kind() == kind) {
            return WHOLE / 2;
        }
        let wonder = kind.stack().and_then(|stack| self.table.face_up[stack]);
        let Some(wonder) = wonder.filter(|_| !industry::free_sites(self.table, self.seat).is_empty()) else {
            return 0;
        };
        let Some(slot) = self.table.players[self.seat].row.of_kind(FocusType::Industry).iter().next() else {
            return 0;
        };
        let card = Resolving { slot, strength: 5, card: self.table.card(self.seat, slot) };
        let most = i32::from(industry::most_production(self.table, self.seat, card, wonder));
        let cost = i32::from(industry::cost(self.table, self.seat, wonder)).max(1);
        250 * most.min(cost) / cost
    }

    /// How near the next city-state or rival capital is.
    fn next_conquest(&self) -> i32 {
        let table = self.table;
        let row = &table.players[self.seat].row;
        let capitals = table.board.0.pairs().filter(|(seat, _)| *seat != self.seat);
        let capitals: Spaces = capitals.filter_map(|(_, pieces)| pieces.capital).collect();
        let goals = capitals | table.free_city_states();
        let near = (1..=4).find(|steps| table.map.within(self.friendly, *steps).meets(goals));
        let near = near.map_or(0, |steps| 100 - 20 * i32::from(steps));
        let cards = row.iter().filter(|(_, held)| held.card.kind() == FocusType::Military);
        near + cards.map(|(_, held)| 30 * i32::from(held.trade + held.card.level())).sum::<i32>()
    }

    /// The five most developed cities, each by the share of its surroundings that counts.
    fn growth(&self) -> i32 {
        let table = self.table;
        let mature = maturity::mature_cities(table, self.seat);
        let counted = table.map.water() | table.board.0[self.seat].control;
        let mut shares = [0; 8];
        for (share, city) in shares.iter_mut().zip(self.cities) {
            let around = table.map.around(city);
            let (done, all) = ((around & counted).len() as i32, around.len().max(1) as i32);
            *share = if mature.contains(city) { WHOLE } else { 100 + 700 * done / all };
        }
        shares.sort_unstable_by(|one, other| other.cmp(one));
        shares[..5].iter().sum::<i32>() / 5
    }

    /// Whether a city stands beside a natural wonder that nobody has and the culture card comes to the
    /// slot it needs, or a rival's can be attacked.
    fn next_natural(&self) -> i32 {
        let (map, row) = (&self.table.map, &self.table.players[self.seat].row);
        let slots = |kind| row.of_kind(kind).iter().map(|slot| i32::from(slot.number())).max().unwrap_or(0);
        let free = map.beside(self.cities) & self.table.free_naturals();
        let held = map.natural_spaces().without(self.friendly).without(self.table.free_naturals());
        if free.meets(culture::placeable(self.table)) {
            150 + 30 * slots(FocusType::Culture)
        } else if !free.is_empty() || map.within(self.friendly, 2).meets(held) {
            100 + 20 * slots(FocusType::Military)
        } else {
            0
        }
    }

    /// What helps with any agenda.
    fn assets(&self) -> i32 {
        let (table, pieces) = (self.table, &self.table.board.0[self.seat]);
        let player = &table.players[self.seat];
        let count = |spaces: Spaces| spaces.len() as i32;
        let resources: i32 = player.resources.iter().map(|number| i32::from(*number).min(4)).sum();
        let wonders = table.wonders(self.seat).count() as i32 + i32::from(self.rising.is_some());
        CITY * count(self.cities)
            + CONTROL * count(pieces.control & table.map.beside(self.cities))
            + CONTROL / 2 * count(pieces.control).min(ENOUGH)
            + REINFORCED * count(pieces.reinforced)
            + RESOURCE * resources
            + NATURAL * table.naturals(self.seat).count() as i32
            + WONDER * wonders
            + self.surroundings()
            + self.knowledge()
            + self.row()
            + self.diplomacy()
            + self.caravans()
    }

    /// What lies around the cities and tokens.
    fn surroundings(&self) -> i32 {
        let table = self.table;
        let beside = table.map.beside(self.cities);
        let free = beside & culture::placeable(table);
        let barbarians = table.map.within(table.barbarian_spaces(), 1);
        let weak = self.friendly.without(table.board.0[self.seat].reinforced);
        ROOM * free.len() as i32
            + DEPOSIT * (free & table.deposits).len() as i32
            + NATURAL_NEAR * (free & table.free_naturals()).len() as i32
            - THREAT * ((barbarians & weak).len() + (barbarians & self.cities).len()) as i32
    }

    /// The tech dial and the levels of the cards.
    fn knowledge(&self) -> i32 {
        let player = &self.table.players[self.seat];
        let levels: i32 = player.row.0.iter().map(|held| i32::from(held.card.level()) - 1).sum();
        // Beyond the last space the pointer goes back, and the cards it passes are fewer.
        let tech = if player.reached_24 {
            24 * TECH + 10 * i32::from(player.tech)
        } else {
            TECH * i32::from(player.tech)
        };
        LEVEL * levels + tech
    }

    /// What lies on the cards, and the slots in which they wait.
    fn row(&self) -> i32 {
        let player = &self.table.players[self.seat];
        let card = |(slot, held): (Slot, &game_new_dawn::row::RowCard)| {
            let (token, waiting) = self.weights(held.card.kind());
            let tokens = i32::from(held.trade) + 3 * (held.city_states.len() + held.naturals.len()) as i32;
            token * tokens + waiting * i32::from(slot.number())
        };
        player.row.iter().map(card).sum()
    }

    /// What a trade token on a card of this type is worth, and a slot further to the right.
    fn weights(&self, kind: FocusType) -> (i32, i32) {
        match kind {
            FocusType::Culture => (65, 45),
            FocusType::Science => (50, 55),
            FocusType::Economy => (20, 25),
            FocusType::Industry => (80, 85),
            FocusType::Military => (35, 30),
        }
    }

    fn diplomacy(&self) -> i32 {
        let table = self.table;
        let envoys = table.envoys.iter().filter(|holders| holders.contains(self.seat)).count();
        let pacts = table.pacts.iter().flatten().filter(|holder| **holder == Some(self.seat)).count();
        DIPLOMACY * (envoys + pacts) as i32
    }

    /// Caravans on their way to a market.
    fn caravans(&self) -> i32 {
        let markets = economy::markets(self.table, self.seat);
        let near = |from: Space| {
            let steps =
                (1..FAR).find(|steps| self.table.map.within(Spaces::one(from), *steps).meets(markets));
            steps.map_or(0, |steps| CARAVAN * i32::from(FAR - steps))
        };
        let worth = |caravan: &Caravan| match caravan {
            Caravan::On(space) => near(*space),
            Caravan::Card | Caravan::Unused => 0,
        };
        self.table.players[self.seat].caravans.iter().map(worth).sum()
    }

    /// What the open question of this seat will still bring.
    fn open_question(&self) -> i32 {
        let table = self.table;
        let mine = table.decider() == Some(self.seat);
        let worth = match table.frame() {
            Frame::Place { card, near, left, .. } if mine => {
                let room = culture::targets(table, self.seat, card, near).len().min(usize::from(left));
                3 * CONTROL * room as i32
            }
            Frame::Advance { bonus, .. } if mine => TECH * i32::from(bonus),
            Frame::Caravans { bonus, .. } if mine => 15 * i32::from(bonus),
            Frame::Pay { produced, .. } if mine => 65 * i32::from(produced),
            Frame::Site { .. } if mine => WONDER,
            Frame::GainTrade { left, .. } if mine => 50 * i32::from(left),
            Frame::TakeEnvoy { .. } | Frame::TakePact { .. } | Frame::Gift { .. } if mine => DIPLOMACY,
            Frame::Envoys { left } if mine => DIPLOMACY * i32::from(left),
            Frame::Loot { left, .. } if mine => 50 * i32::from(left),
            Frame::GainResource { .. } if mine => RESOURCE,
            Frame::Convert { .. } if mine => 3 * CONTROL,
            Frame::EconomyFirst { .. } | Frame::EconomyAfter | Frame::Again { .. } | Frame::OtherCard
                if mine =>
            {
                ANOTHER_CARD
            }
            _ => 0,
        };
        worth + self.combat()
    }

    /// A combat that is not decided yet.
    fn combat(&self) -> i32 {
        let Some(combat) = self.table.combat.filter(|combat| combat.attack > combat.defense) else {
            return 0;
        };
        match combat.foe {
            _ if self.table.turn.seat == self.seat => ATTACK,
            Foe::Rival(owner, _) if owner == self.seat => -ATTACK,
            _ => 0,
        }
    }
}

/// What a nearness is worth: each step more than the one before it.
const fn approach(nearness: i32) -> i32 {
    let steep = nearness * nearness / WHOLE;
    (nearness + steep) * NEARLY / (2 * WHOLE)
}
