//! The tile that is to be laid (ND-3.6 to ND-3.9): which, with which side up, how turned, and where.
//!
//! The game asks these one after the other; on the page they are one screen, and what was chosen is sent together.

use engine::Seat;
use game_new_dawn::State;
use game_new_dawn::action::Action;
use game_new_dawn::cards::{Side, Tile};
use game_new_dawn::frame::Frame;
use game_new_dawn::hex::Hex;
use game_new_dawn::map::{Map, Placement};
use game_new_dawn::rules::building;
use game_new_dawn::state::Table;
use look::{GamePage, Narrowing};

/// The tile that is to be laid.
pub struct Laying {
    /// Who lays it.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// The tiles to choose from.
    pub hand: Vec<Tile>,
    /// Every legal way to lay it.
    pub all: Vec<Placement>,
    /// The side and turn that are shown.
    pub way: (Side, u8),
    /// The place that is shown; the one that touches most, as long as no other was chosen.
    pub at: Hex,
    stage: Stage,
}

/// What the game still asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Tile,
    Turn,
    Place,
}

impl Laying {
    /// What the viewer has to lay, if they have.
    pub fn new(on: &GamePage<'_, State>, table: &Table) -> Option<Self> {
        let seat = on.asked()?;
        let hand = table.hands[seat].to_vec();
        let chosen = |tile: &Tile| on.narrowing.get("tile") == Some(&tile.number().to_string());
        let (stage, tile) = match table.frame() {
            Frame::ChooseTile { .. } => {
                (Stage::Tile, *hand.iter().find(|tile| chosen(tile)).or(hand.first())?)
            }
            Frame::TurnTile { tile, .. } => (Stage::Turn, tile),
            Frame::LayTile { tile, .. } => (Stage::Place, tile),
            _ => return None,
        };
        let fixed = match table.frame() {
            Frame::LayTile { side, turned, .. } => Some((side, turned)),
            _ => None,
        };
        let all = building::placements(&table.map, &table.core);
        let way = fixed.unwrap_or_else(|| wished_way(&all, on.narrowing));
        let mut laying = Self { seat, tile, hand, all, way, at: Hex::default(), stage };
        laying.at = laying.wished_place(on.narrowing, &table.map)?;
        Some(laying)
    }

    fn wished_place(&self, wish: &Narrowing, map: &Map) -> Option<Hex> {
        let wished = wish.get("at").and_then(read);
        let most = || self.places().max_by_key(|placement| building::touches(map, *placement));
        let found = self.places().find(|placement| Some(placement.at) == wished).or_else(most)?;
        Some(found.at)
    }

    /// Where it can be laid as it is turned.
    pub fn places(&self) -> impl Iterator<Item = Placement> {
        self.all.iter().copied().filter(|found| (found.side, found.turned) == self.way)
    }

    /// As it would lie.
    pub fn placement(&self) -> Placement {
        self.placement_at(self.at)
    }

    /// As it would lie elsewhere.
    pub fn placement_at(&self, at: Hex) -> Placement {
        Placement { side: self.way.0, at, turned: self.way.1 }
    }

    /// What lays it there: the first decision, and those that follow.
    pub fn actions(&self, at: Hex) -> (Action, Vec<Action>) {
        let (side, turned) = self.way;
        let all = [Action::ChooseTile(self.tile), Action::TurnTile { side, turned }, Action::LayTile(at)];
        let asked = match self.stage {
            Stage::Tile => &all[..],
            Stage::Turn => &all[1..],
            Stage::Place => &all[2..],
        };
        (asked[0], asked[1..].to_vec())
    }

    /// Whether another tile can still be chosen.
    pub fn can_change_tile(&self) -> bool {
        self.stage == Stage::Tile && self.hand.len() > 1
    }

    /// Whether it can still be turned.
    pub fn can_turn(&self) -> bool {
        self.stage != Stage::Place
    }

    /// The next way in which it fits with this side up, going on by steps of 60 degrees.
    pub fn next_turn(&self, steps: u8) -> Option<u8> {
        let fits = |turned: &u8| self.fits(self.way.0, *turned);
        (1..6).map(|times| (self.way.1 + steps * times) % 6).find(fits)
    }

    /// The other side, turned as it is if it fits so.
    pub fn flipped(&self) -> Option<(Side, u8)> {
        let side = if self.way.0 == Side::A { Side::B } else { Side::A };
        let turned = (0..6).map(|steps| (self.way.1 + steps) % 6).find(|turned| self.fits(side, *turned))?;
        Some((side, turned))
    }

    fn fits(&self, side: Side, turned: u8) -> bool {
        self.all.iter().any(|found| (found.side, found.turned) == (side, turned))
    }

    /// The query for a tile that lies like that; the place stays if it fits there.
    pub fn query(&self, tile: Tile, (side, turned): (Side, u8), at: Option<Hex>) -> Narrowing {
        let mut query = Narrowing::default();
        if self.stage == Stage::Tile {
            query = query.with("tile", &tile.number().to_string());
        }
        if self.stage != Stage::Place {
            query = query.with("side", letter(side)).with("turn", &turned.to_string());
        }
        match at {
            Some(at) => query.with("at", &write(at)),
            None => query,
        }
    }
}

/// The side and turn that were chosen, or else the first that fit.
fn wished_way(all: &[Placement], wish: &Narrowing) -> (Side, u8) {
    let side = if wish.get("side") == Some("B") { Side::B } else { Side::A };
    let turned = wish.get("turn").and_then(|turned| turned.parse().ok()).unwrap_or(0);
    let ways = || all.iter().map(|found| (found.side, found.turned));
    let same_side = || ways().find(|way| way.0 == side);
    ways().find(|way| *way == (side, turned)).or_else(same_side).or_else(|| ways().next()).unwrap_or_default()
}

/// The letter of a side.
pub const fn letter(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

/// A place as it stands in a query.
pub fn write(at: Hex) -> String {
    format!("{}.{}", at.q, at.r)
}

fn read(text: &str) -> Option<Hex> {
    let (q, r) = text.split_once('.')?;
    Some(Hex::new(q.parse().ok()?, r.parse().ok()?))
}
