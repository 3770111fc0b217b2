//! One position: what lies open for all ([`Table`]), and what nobody knows ([`Hidden`]).
//!
//! Fields and invariants, no rules. Much that players think of as a thing of its own follows from
//! who controls a space and is not stored: who owns a natural wonder, a world wonder or a
//! conquered city-state.

use engine::{Arg, BySeat, Corrupt, List, Rng, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Piece};
use crate::cards::{
    Agenda, Barbarian, CityState, Focus, FocusType, Leader, Natural, Pact, Resource, Tile, VictoryCard,
    Wonder,
};
use crate::frame::Frame;
use crate::hex::Direction;
use crate::map::Map;
use crate::options::Options;
use crate::row::{Row, Slot};
use crate::space::{Space, Spaces};

/// One position of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What lies open for all (ND-R77).
    pub table: Table,
    /// What nobody knows.
    pub hidden: Hidden,
}

/// What nobody knows: chance, and the wonder cards below the top ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Chance.
    pub rng: Rng,
    /// The wonders that lie face down, in the order of [`FocusType::OF_WONDERS`]; the last card of
    /// a stack is turned up next (ND-2.14).
    pub stacks: [List<Wonder, 6>; 4],
}

/// What lies open for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The options.
    pub options: Options,
    /// The map.
    pub map: Map,
    /// The tiles of the core, and those that each player still has to lay (ND-3.5).
    pub core: List<Tile, 4>,
    /// The tiles in the players' hands.
    pub hands: BySeat<List<Tile, 3>>,
    /// Who lays tiles first (ND-3.6).
    pub builder: Seat,
    /// The first player of every round (ND-2.11).
    pub first: Seat,
    /// The round, from 1.
    pub round: u32,
    /// The space of the event dial the pointer is on, 1 to 5.
    pub dial: u8,
    /// Where a 1 on the die sends the barbarians (ND-R69).
    pub direction: Direction,
    /// Pieces on the map.
    pub board: Board,
    /// The players.
    pub players: BySeat<Player>,
    /// Where the barbarians stand; one that is not on the map waits to appear.
    pub barbarians: [Option<Space>; 9],
    /// The spaces whose resource token was not taken yet.
    pub deposits: Spaces,
    /// Resource tokens in the supply, by resource.
    pub supply: [u8; 4],
    /// The wonder that lies face up on each stack (ND-2.15).
    pub face_up: [Option<Wonder>; 4],
    /// How many cards lie face down below it.
    pub below: [u8; 4],
    /// Where the tokens of the built wonders lie.
    pub built: [Option<Space>; 24],
    /// Trade tokens on Great Zimbabwe.
    pub zimbabwe: u8,
    /// Who holds the players' diplomacy cards, by owner and card; none: the owner's own stock.
    pub pacts: BySeat<[Option<Seat>; 4]>,
    /// Who holds a card of each city-state.
    pub envoys: [Seats; 8],
    /// The victory cards on the table.
    pub victory: List<VictoryCard, 4>,
    /// The agendas marked so far: for each player, by victory card on the table.
    pub marks: BySeat<[Option<Mark>; 4]>,
    /// What is remembered for the length of a turn.
    pub turn: Turn,
    /// The combat that is being fought.
    pub combat: Option<Combat>,
    /// The dice that were rolled after the last decision, as they lie on the table.
    pub dice: List<u8, 12>,
    /// The open questions; the last one is the current one.
    pub frames: List<Frame, 32>,
}

/// One player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The leader sheet.
    pub leader: Leader,
    /// The focus row.
    pub row: Row,
    /// Where the pointer of the tech dial is.
    pub tech: u8,
    /// Whether it ever reached space 24 (ND-R03).
    pub reached_24: bool,
    /// Whether the player ever beat a rival capital (ND-R37).
    pub beat_capital: bool,
    /// Resource tokens, by resource.
    pub resources: [u8; 4],
    /// Unused control tokens.
    pub control: u8,
    /// Unused cities.
    pub cities: u8,
    /// The three caravans.
    pub caravans: [Caravan; 3],
}

/// Where a caravan is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Caravan {
    /// Not yet given by an economy card (ND-11.1).
    #[default]
    Unused,
    /// On the economy card.
    Card,
    /// On the map.
    On(Space),
}

/// The mark beside a victory card (ND-16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// The agenda that was met.
    pub agenda: Agenda,
    /// Whether a control token lies there; without an unused one it is only recorded (ND-R70).
    pub token: bool,
    /// The round in which it was met; 0 if that is not known any more.
    pub round: u16,
}

/// What is remembered for the length of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The effects at the start of the turn that were not used yet (ND-R06).
    pub start: enumset::EnumSet<StartEffect>,
    /// Cities and city-states that a caravan came to trade in (ND-11.7, ND-R80).
    pub visited: Spaces,
    /// Spaces gained by attacks (ND-15.3).
    pub gained: Spaces,
    /// Hills from which Stonehenge may go on (ND-R17).
    pub hills: Spaces,
    /// How far each caravan has moved since the economy card began to be resolved (ND-R21).
    pub steps: [u8; 3],
    /// Caravans that came back to the card and rest (ND-11.15).
    pub rested: [bool; 3],
    /// City-state tokens used as trade tokens (ND-18.7).
    pub used_city_states: enumset::EnumSet<CityState>,
    /// Natural wonder tokens spent (ND-6.4).
    pub used_naturals: enumset::EnumSet<Natural>,
    /// The city that the industry card built (Urbanization).
    pub new_city: Option<Space>,
    /// Whether an attack was won (Aztec).
    pub won: bool,
    /// Whether Capitalism's second effect was used.
    pub capitalism: bool,
    /// Whether the Venetian Arsenal was used.
    pub arsenal: bool,
    /// Whether the Estádio do Maracanã was used.
    pub maracana: bool,
    /// Whether anything was done with the card being resolved (ND-4.7).
    pub used: bool,
    /// Whether something that agendas count has changed since they were looked at. When somebody has to
    /// decide they have been, so this is never stored.
    #[serde(skip)]
    pub touched: bool,
}

/// An effect that works at the start of one's turn (ND-R06).
#[derive(Debug, PartialOrd, Ord, enumset::EnumSetType, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
#[serde(rename_all = "snake_case")]
pub enum StartEffect {
    /// Swap two adjacent cards.
    Oracle,
    /// Place a control token.
    HangingGardens,
    /// Destroy a rival control token.
    ForbiddenCity,
    /// Name two control tokens of a rival.
    EiffelTower,
    /// Move trade tokens to the focus cards.
    GreatZimbabwe,
    /// Move a barbarian.
    Seoul,
    /// Change a diplomacy card.
    Geneva,
}

impl StartEffect {
    /// The wonder or city-state that gives it.
    #[must_use]
    pub fn thing(self) -> Arg {
        match self {
            Self::Oracle => Wonder::Oracle.into(),
            Self::HangingGardens => Wonder::HangingGardens.into(),
            Self::ForbiddenCity => Wonder::ForbiddenCity.into(),
            Self::EiffelTower => Wonder::EiffelTower.into(),
            Self::GreatZimbabwe => Wonder::GreatZimbabwe.into(),
            Self::Seoul => CityState::Seoul.into(),
            Self::Geneva => CityState::Geneva.into(),
        }
    }
}

/// A combat after the dice were rolled (ND-15.6 to ND-15.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// The attacked space.
    pub target: Space,
    /// Who defends it.
    pub foe: Foe,
    /// The attacker's value so far.
    pub attack: u8,
    /// The defender's value so far.
    pub defense: u8,
}

/// Who or what is attacked (ND-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A barbarian.
    Barbarian(Barbarian),
    /// A city-state that nobody conquered.
    CityState(CityState),
    /// A rival's city or control token.
    Rival(Seat, Piece),
}

/// The number of control tokens, cities and resource tokens of a type (ND-1.2).
pub const CONTROL_TOKENS: u8 = 31;
/// Cities of one player besides the capital.
pub const CITIES: u8 = 7;
/// Resource tokens of one type.
pub const RESOURCE_TOKENS: u8 = 8;
/// Copies of a city-state's diplomacy card (ND-18.2).
pub const ENVOYS: usize = 2;
/// The most trade tokens on Great Zimbabwe.
pub const ZIMBABWE_ROOM: u8 = 4;

impl Table {
    /// How many players there are.
    #[must_use]
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.count()
    }

    /// The question that is open.
    #[must_use]
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames.last().copied().unwrap_or(Frame::Over)
    }

    /// Who has to answer the open question; nobody when the match is over.
    #[must_use]
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        match self.frame() {
            Frame::Over => None,
            frame => Some(frame.seat().unwrap_or(self.turn.seat)),
        }
    }

    /// Whether the player is led by this leader.
    #[must_use]
    #[inline]
    pub fn led_by(&self, seat: Seat, leader: Leader) -> bool {
        self.players[seat].leader == leader
    }

    /// Whether the player controls a wonder: its token lies under a friendly piece (ND-21.2).
    #[must_use]
    #[inline]
    pub fn controls(&self, seat: Seat, wonder: Wonder) -> bool {
        self.built[wonder as usize].is_some_and(|space| self.board.friendly(seat).contains(space))
    }

    /// Who controls a wonder.
    #[must_use]
    pub fn owner(&self, wonder: Wonder) -> Option<Seat> {
        self.board.holder(self.built[wonder as usize]?)
    }

    /// The wonders that a player controls.
    pub fn wonders(&self, seat: Seat) -> impl Iterator<Item = Wonder> {
        let friendly = self.board.friendly(seat);
        let built = Wonder::ALL.iter().zip(&self.built);
        built
            .filter(move |(_, space)| space.is_some_and(|space| friendly.contains(space)))
            .map(|found| *found.0)
    }

    /// How many wonders of a type a player controls.
    #[must_use]
    pub fn wonders_of(&self, seat: Seat, kind: FocusType) -> usize {
        let friendly = self.board.friendly(seat);
        let built = kind.stack().map_or(&[][..], |stack| &self.built[6 * stack..6 * stack + 6]);
        built.iter().flatten().filter(|space| friendly.contains(**space)).count()
    }

    /// The wonder whose token lies on a space.
    #[must_use]
    pub fn wonder_at(&self, space: Space) -> Option<Wonder> {
        Wonder::ALL.iter().copied().find(|wonder| self.built[*wonder as usize] == Some(space))
    }

    /// The spaces with a wonder token.
    #[must_use]
    pub fn wonder_spaces(&self) -> Spaces {
        self.built.iter().flatten().copied().collect()
    }

    /// Whether a city-state's token stands on its space: nobody has conquered it (ND-15.20).
    #[must_use]
    #[inline]
    pub fn is_free(&self, state: CityState) -> bool {
        self.map.city_state(state).is_some_and(|space| self.board.holder(space).is_none())
    }

    /// The spaces with a city-state's token.
    #[must_use]
    #[inline]
    pub fn free_city_states(&self) -> Spaces {
        self.map.state_spaces().without(self.board.held())
    }

    /// Who has conquered a city-state.
    #[must_use]
    pub fn conqueror(&self, state: CityState) -> Option<Seat> {
        self.board.holder(self.map.city_state(state)?)
    }

    /// Whether the player holds a city-state's diplomacy card.
    #[must_use]
    #[inline]
    pub fn has_envoy(&self, seat: Seat, state: CityState) -> bool {
        self.envoys[state as usize].contains(seat)
    }

    /// Whether a copy of a city-state's diplomacy card lies beside the map.
    #[must_use]
    pub fn envoy_available(&self, state: CityState) -> bool {
        self.is_free(state) && self.envoys[state as usize].len() < ENVOYS
    }

    /// Whether `seat` holds this diplomacy card of `owner`.
    #[must_use]
    #[inline]
    pub fn has_pact(&self, seat: Seat, owner: Seat, pact: Pact) -> bool {
        self.pacts[owner][pact as usize] == Some(seat)
    }

    /// The diplomacy cards of `owner` that `seat` holds.
    pub fn pacts_held(&self, seat: Seat, owner: Seat) -> impl Iterator<Item = Pact> {
        Pact::ALL.iter().copied().filter(move |pact| self.has_pact(seat, owner, *pact))
    }

    /// The diplomacy cards that lie in their owner's own stock (ND-19.3).
    pub fn pacts_at_home(&self, owner: Seat) -> impl Iterator<Item = Pact> {
        Pact::ALL.iter().copied().filter(move |pact| self.pacts[owner][*pact as usize].is_none())
    }

    /// The natural wonders that a player controls (ND-R12).
    pub fn naturals(&self, seat: Seat) -> impl Iterator<Item = Natural> {
        let friendly = self.board.friendly(seat);
        self.map.naturals().filter(move |(_, space)| friendly.contains(*space)).map(|(natural, _)| natural)
    }

    /// The spaces where barbarians stand.
    #[must_use]
    #[inline]
    pub fn barbarian_spaces(&self) -> Spaces {
        self.barbarians.iter().flatten().copied().collect()
    }

    /// The barbarian on a space, the first by letter if there are several.
    #[must_use]
    pub fn barbarian_at(&self, space: Space) -> Option<Barbarian> {
        Barbarian::ALL.iter().copied().find(|letter| self.barbarians[*letter as usize] == Some(space))
    }

    /// The spaces with caravans of any player.
    #[must_use]
    pub fn caravan_spaces(&self) -> Spaces {
        self.players.seats().fold(Spaces::NONE, |spaces, seat| spaces | self.caravans_of(seat))
    }

    /// The spaces with caravans of one player.
    #[must_use]
    #[inline]
    pub fn caravans_of(&self, seat: Seat) -> Spaces {
        let place = |caravan: &Caravan| match caravan {
            Caravan::On(space) => Some(*space),
            Caravan::Unused | Caravan::Card => None,
        };
        self.players[seat].caravans.iter().filter_map(place).collect()
    }

    /// Natural wonder tokens that lie on their spaces.
    #[must_use]
    pub fn free_naturals(&self) -> Spaces {
        self.map.natural_spaces().without(self.board.held())
    }

    /// The spaces of the map that hold no token and no figure of any kind (ND-5.6), water included.
    #[must_use]
    pub fn empty(&self) -> Spaces {
        self.empty_but_for_caravans().without(self.caravan_spaces())
    }

    /// The spaces of the map that hold nothing but caravans, water included.
    #[must_use]
    pub fn empty_but_for_caravans(&self) -> Spaces {
        let taken = self.board.held()
            | self.barbarian_spaces()
            | self.deposits
            | self.free_naturals()
            | self.free_city_states()
            | self.wonder_spaces();
        self.map.on_map().without(taken)
    }

    /// The resource token that lies on a space.
    #[must_use]
    pub fn deposit_at(&self, space: Space) -> Option<Resource> {
        self.deposits.contains(space).then(|| self.map.resource_at(space)).flatten()
    }

    /// How many tokens a player's marked agendas hold.
    #[must_use]
    pub fn marker_tokens(&self, seat: Seat) -> usize {
        self.marks[seat].iter().flatten().filter(|mark| mark.token).count()
    }

    /// On how many victory cards a player has an agenda.
    #[must_use]
    pub fn agendas_met(&self, seat: Seat) -> usize {
        self.marks[seat].iter().flatten().count()
    }

    /// Lays a die on the table; the first ones make room if there are many.
    pub(crate) fn show_die(&mut self, die: u8) {
        if self.dice.is_full() {
            self.dice.remove(0);
        }
        self.dice.push(die);
    }

    /// The card being looked at in a slot of a player's row.
    #[must_use]
    pub fn card(&self, seat: Seat, slot: Slot) -> Focus {
        self.players[seat].row.at(slot).card
    }
}

impl State {
    /// Everything that the rules rely on, and that no piece was made or lost.
    ///
    /// # Errors
    /// What does not hold.
    pub fn validate(&self) -> Result<(), Corrupt> {
        crate::validate::validate(self)
    }
}
