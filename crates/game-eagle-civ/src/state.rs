//! One position: what lies open on the table, and what nobody or only one player knows.

mod pieces;

use engine::{BySeat, List, Rng, Seat, Seats};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{Era, Improvement, Kind, Marker, Milestone, Region, Resource, Technology, Wonder};
use crate::frame::Frame;
use crate::gold::Gold;
use crate::map::{Area, Regions};
use crate::options::Options;
use crate::trade::Offer;

pub use pieces::{CROWDED, Group, LOOKED, Which};

/// The dice of one roll. A unit has at most four, and as many again from the aircraft with it.
pub type Faces = List<u8, 8>;

/// One position of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// What does not.
    pub secret: Secret,
}

/// What is not open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// All chance of the match.
    pub rng: Rng,
    /// The marker of each region that lies face down there; otherwise the first kind.
    pub markers: List<Marker, 64>,
    /// What the two sides of the current battle picked behind the screen (EC-8.7).
    pub picks: [Option<Pick>; 2],
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen when the table was opened.
    pub options: Options,
    /// The era of the game (EC-4.2, EC-20.1).
    pub era: Era,
    /// The turn, from 1; 0 during setup.
    pub turn: u16,
    /// Who acts first in every phase of this turn (EC-6.2).
    pub first_player: Seat,
    /// The open questions and what comes after them; the last one is current.
    pub frames: List<Frame, 48>,
    /// The players.
    pub players: BySeat<Player, 6>,
    /// The land regions, indexed by [`Region::index`].
    pub regions: List<Land, 64>,
    /// Who has each technology, indexed by [`Technology::index`].
    pub technologies: List<Holder, 53>,
    /// Who has each wonder, indexed by [`Wonder::index`].
    pub wonders: List<Holder, 25>,
    /// How many markers of each kind went back to the box openly.
    pub gone: List<u8, 17>,
    /// Whether the era ends with this turn (EC-4.4, EC-20.2).
    pub era_ended: bool,
    /// Why the match ends with this turn, if it does.
    pub ending: Option<Ending>,
    /// The battles declared by or against the active player, in the order in which they are fought.
    pub battles: List<Declared, 40>,
    /// The battle that is being fought.
    pub battle: Option<Battle>,
    /// The open offers of the trade phase.
    pub offers: List<Offer, 12>,
    /// The number of the next offer.
    pub next_offer: u16,
    /// The critical resource of the last production phase (EC-10.3).
    pub critical: Option<Resource>,
    /// What was rolled since the last decision, the newest last: sums of dice.
    pub rolls: List<u8, 24>,
    /// Who has still to answer in a window of claims.
    pub claiming: Seats,
    /// What was claimed in the present window (EC-4.14).
    pub claims: BySeat<EnumSet<Milestone>, 6>,
    /// Turns since anybody last acquired a technology (EC-R-85).
    pub idle: u8,
    /// Whether the Manhattan Project was used (EC-R-63).
    pub bombed: bool,
    /// The gold that the bank has paid out and not got back.
    pub issued: Gold,
    /// The pieces that the supply has given out and not got back.
    pub pieces_out: i32,
}

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Gold in hand; in the view of another player it may be hidden (EC-R-04).
    pub gold: Gold,
    /// Units and settlers, like ones together.
    pub pieces: List<Group, 128>,
    /// Improvements owned (EC-22.2).
    pub improvements: EnumSet<Improvement>,
    /// The settlements made happy by assignment (EC-21.5, EC-21.6).
    pub happy: Regions,
    /// The settlements made productive by assignment (EC-21.7).
    pub productive: Regions,
    /// The start regions (EC-5.4, EC-5.5).
    pub start: List<Region, 2>,
    /// Gift fleets that wait for a coastal settlement (EC-R-51).
    pub owed: List<Kind, 6>,
    /// Milestones that the player has let go for now (EC-4.12).
    pub waived: EnumSet<Milestone>,
    /// Whether the player is out of the game (EC-25.3).
    pub out: bool,
    /// Whether the player has finished the present simultaneous phase.
    pub done: bool,
    /// Whether Magellan's Voyage was used in this trade phase (EC-R-62).
    pub swapped: bool,
    /// Offers made in this trade phase (EC-R-86).
    pub offers_made: u8,
}

/// A land region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land {
    /// The exploration marker.
    pub marker: Shown,
    /// The settlement.
    pub settlement: Option<Settlement>,
}

/// How the marker of a region lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// There is none (EC-R-08).
    #[default]
    Nothing,
    /// Face down.
    FaceDown {
        /// Who has looked at it.
        seen: Seats,
    },
    /// Face up.
    FaceUp(Marker),
}

/// A settlement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// Whose it is.
    pub owner: Seat,
    /// From village 1 to metropolis 4 (EC-2.5).
    pub size: u8,
    /// Who holds its city card: the owner, or who borrowed it (EC-9.2).
    pub holder: Seat,
    /// Whether it grew in this turn (EC-11.7).
    pub grown: bool,
    /// Whether it was founded in this turn (EC-32.12).
    pub founded: bool,
    /// New pieces placed here in this turn (EC-32.5).
    pub placed: u8,
}

/// Who has a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// It can still be acquired.
    #[default]
    Supply,
    /// A player.
    Player(Seat),
    /// Laid aside: in play, but nobody's (EC-25.5).
    Aside,
    /// Back in the box (EC-4.5, EC-4.15).
    Box,
}

/// Why the match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The third modern technology (EC-12.1).
    Technology,
    /// The end roll of the short or medium game (EC-26.2, EC-26.3).
    EndRoll,
    /// Only one player has settlements (EC-26.5).
    Conquest,
    /// The United Nations (EC-26.6).
    Diplomatic,
    /// The Apollo Program (EC-26.7).
    Military,
    /// The colony ship (EC-26.8).
    Space,
    /// Nothing happens any more (EC-R-85).
    Standstill,
}

/// A battle that was declared (EC-8.1, EC-8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declared {
    /// Where it will be fought.
    pub area: Area,
    /// Against whom the active player declared it; the active player if others declared it.
    pub foe: Seat,
    /// Who declared it against the active player.
    pub by: Seats,
}

/// The side of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Of the attacker.
    Attack,
    /// Of the defender.
    Defense,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Attack, Self::Defense];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attack => Self::Defense,
            Self::Defense => Self::Attack,
        }
    }
}

/// The battle that is being fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Where it is fought.
    pub area: Area,
    /// The leaders: attacker, defender.
    pub leaders: [Seat; 2],
    /// All players of a side, the leader with them (EC-8.5).
    pub sides: [Seats; 2],
    /// Whether a side has picked for this round.
    pub picked: [bool; 2],
    /// Combat rounds so far.
    pub rounds: u8,
}

impl Battle {
    /// Who leads a side.
    #[must_use]
    pub const fn leader(&self, side: Side) -> Seat {
        self.leaders[side as usize]
    }

    /// Who fights on a side.
    #[must_use]
    pub const fn side(&self, side: Side) -> Seats {
        self.sides[side as usize]
    }

    /// The side that a player leads.
    #[must_use]
    pub fn led_by(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.leader(*side) == seat)
    }
}

/// What a side sends into a combat round (EC-8.7, EC-8.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pick {
    /// Whose unit.
    pub owner: Seat,
    /// Which unit.
    pub kind: Kind,
    /// The ship, if it carries cargo; otherwise 0.
    pub ship: u8,
    /// Whose aircraft supports it.
    pub aircraft: Option<Seat>,
}

impl Table {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players.count()
    }

    /// The players still in the game, in the order of this turn (EC-6.2, EC-R-49).
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone {
        self.first_player.clockwise(self.seats()).filter(|seat| !self.players[*seat].out)
    }

    /// Who acts after this seat in the present phase.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        let place = |of: Seat| (of.0 + self.seats() - self.first_player.0) % self.seats();
        self.order().find(|other| place(*other) > place(seat))
    }

    /// What the table waits for.
    #[must_use]
    pub fn frame(&self) -> Frame {
        self.frames.last().copied().unwrap_or(Frame::Over)
    }

    /// A region.
    #[must_use]
    pub fn land(&self, region: Region) -> &Land {
        &self.regions[region.index()]
    }

    /// A region, to be changed.
    pub fn land_mut(&mut self, region: Region) -> &mut Land {
        &mut self.regions[region.index()]
    }

    /// The settlement of a region.
    #[must_use]
    pub fn settlement(&self, region: Region) -> Option<&Settlement> {
        self.land(region).settlement.as_ref()
    }

    /// Whose settlement stands in a region.
    #[must_use]
    pub fn settler_of(&self, region: Region) -> Option<Seat> {
        self.settlement(region).map(|settlement| settlement.owner)
    }

    /// Whether a settlement of `seat` stands in a region.
    #[must_use]
    pub fn settled(&self, seat: Seat, region: Region) -> bool {
        self.settler_of(region) == Some(seat)
    }

    /// All settlements with their regions.
    pub fn settlements(&self) -> impl Iterator<Item = (Region, &Settlement)> {
        let lands = Region::ALL.iter().zip(self.regions.iter());
        lands.filter_map(|(region, land)| Some((*region, land.settlement.as_ref()?)))
    }

    /// The settlements of a player.
    pub fn settlements_of(&self, seat: Seat) -> impl Iterator<Item = (Region, &Settlement)> {
        self.settlements().filter(move |(_, settlement)| settlement.owner == seat)
    }

    /// The regions with a settlement of a player.
    #[must_use]
    pub fn realm(&self, seat: Seat) -> Regions {
        self.settlements_of(seat).map(|(region, _)| region).collect()
    }

    /// The city cards that a player holds (EC-9.2).
    pub fn cards_held(&self, seat: Seat) -> impl Iterator<Item = (Region, &Settlement)> {
        self.settlements().filter(move |(_, settlement)| settlement.holder == seat)
    }

    /// The resource on the city card of a region (EC-3.5).
    #[must_use]
    pub fn resource(&self, region: Region) -> Option<Resource> {
        match self.land(region).marker {
            Shown::FaceUp(marker) => marker.resource(),
            _ => None,
        }
    }

    /// Whether the region is fertile (EC-3.18).
    #[must_use]
    pub fn fertile(&self, region: Region) -> bool {
        self.land(region).marker == Shown::FaceUp(Marker::Fertile)
    }

    /// The largest settlement that the terrain allows, as far as it is known (EC-3.15 ff.).
    #[must_use]
    pub fn terrain_limit(&self, region: Region) -> u8 {
        match self.land(region).marker {
            Shown::FaceUp(marker) => marker.largest(),
            _ => 4,
        }
    }

    /// Who has a technology.
    #[must_use]
    pub fn technology(&self, technology: Technology) -> Holder {
        self.technologies[technology.index()]
    }

    /// Whether a technology is owned by anybody or laid aside.
    #[must_use]
    pub fn in_play(&self, technology: Technology) -> bool {
        matches!(self.technology(technology), Holder::Player(_) | Holder::Aside)
    }

    /// All technologies in play.
    #[must_use]
    pub fn known(&self) -> EnumSet<Technology> {
        Technology::ALL.iter().copied().filter(|technology| self.in_play(*technology)).collect()
    }

    /// The technologies of a player.
    pub fn technologies_of(&self, seat: Seat) -> impl Iterator<Item = Technology> {
        let owned = move |technology: &Technology| self.technology(*technology) == Holder::Player(seat);
        Technology::ALL.iter().copied().filter(owned)
    }

    /// Who has a wonder.
    #[must_use]
    pub fn wonder(&self, wonder: Wonder) -> Holder {
        self.wonders[wonder.index()]
    }

    /// The wonders of a player.
    pub fn wonders_of(&self, seat: Seat) -> impl Iterator<Item = Wonder> {
        let owned = move |wonder: &Wonder| self.wonder(*wonder) == Holder::Player(seat);
        Wonder::ALL.iter().copied().filter(owned)
    }

    /// The wonders of a player whose effect has not ended (EC-24.3).
    pub fn effective(&self, seat: Seat) -> impl Iterator<Item = Wonder> {
        let lasts = |wonder: &Wonder| {
            let facts = wonder.facts();
            !facts.expires_with_era || facts.era >= self.era
        };
        self.wonders_of(seat).filter(lasts)
    }

    /// The players still in the game.
    #[must_use]
    pub fn alive(&self) -> Seats {
        self.players.pairs().filter(|(_, player)| !player.out).map(|(seat, _)| seat).collect()
    }

    /// The gold of a player.
    #[must_use]
    pub fn gold(&self, seat: Seat) -> u32 {
        self.players[seat].gold.amount()
    }

    /// The bank pays a player.
    pub fn earn(&mut self, seat: Seat, gold: u32) {
        self.players[seat].gold.add(gold);
        self.issued.add(gold);
    }

    /// A player pays the bank.
    pub fn spend(&mut self, seat: Seat, gold: u32) {
        self.players[seat].gold.take(gold);
        self.issued.take(gold);
    }

    /// One player pays another.
    pub fn hand_over(&mut self, from: Seat, to: Seat, gold: u32) {
        self.players[from].gold.take(gold);
        self.players[to].gold.add(gold);
    }

    /// A marker goes back to the box openly.
    pub fn box_marker(&mut self, region: Region, marker: Marker) {
        self.gone[marker.index()] += 1;
        self.land_mut(region).marker = Shown::Nothing;
    }
}

impl State {
    /// The marker of a region, whether it is known or not.
    #[must_use]
    pub fn marker(&self, region: Region) -> Option<Marker> {
        match self.table.land(region).marker {
            Shown::Nothing => None,
            Shown::FaceUp(marker) => Some(marker),
            Shown::FaceDown { .. } => Some(self.secret.markers[region.index()]),
        }
    }

    /// Two dice together.
    pub fn two_dice(&mut self) -> u8 {
        self.dice(2)
    }

    /// The sum of `count` dice.
    pub fn dice(&mut self, count: u8) -> u8 {
        self.faces(count).iter().sum()
    }

    /// Rolls `count` dice and shows each by itself.
    pub fn faces(&mut self, count: u8) -> Faces {
        let mut faces = Faces::new();
        (0..count).for_each(|_| faces.push(self.secret.rng.die(6)));
        if self.table.rolls.is_full() {
            self.table.rolls.remove(0);
        }
        self.table.rolls.push(faces.iter().sum());
        faces
    }
}
