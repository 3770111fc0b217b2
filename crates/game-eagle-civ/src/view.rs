//! All that one viewer may know, and positions that would look the same to them.

use engine::{List, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{Marker, Region};
use crate::frame::Frame;
use crate::gold::Gold;
use crate::rules::production::Statement;
use crate::rules::{battle, production, trade};
use crate::state::{Pick, Secret, Shown, Side, State, Table};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody in particular is the public.
    pub viewer: Option<Seat>,
    /// What lies open for all.
    pub table: Table,
    /// The face-down markers that the viewer has looked at.
    pub known: Vec<(Region, Marker)>,
    /// The picks for the present combat round that the viewer knows: their own, or one made openly.
    pub picks: [Option<Pick>; 2],
}

impl View {
    /// What `viewer` sees of a position.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let saw = |region: &&Region| matches!(state.table.land(**region).marker, Shown::FaceDown { seen } if seat.is_some_and(|seat| seen.contains(seat)));
        let known = Region::ALL.iter().filter(saw);
        Self {
            viewer: seat,
            table: open(&state.table, viewer),
            known: known.map(|region| (*region, state.secret.markers[region.index()])).collect(),
            picks: Side::BOTH
                .map(|side| state.secret.picks[side as usize].filter(|_| sees(&state.table, seat, side))),
        }
    }

    /// The marker of a region, if the viewer knows it.
    #[must_use]
    pub fn marker(&self, region: Region) -> Option<Marker> {
        match self.table.land(region).marker {
            Shown::Nothing => None,
            Shown::FaceUp(marker) => Some(marker),
            Shown::FaceDown { .. } => {
                self.known.iter().find(|(place, _)| *place == region).map(|(_, marker)| *marker)
            }
        }
    }

    /// The income of a player line by line, with the last critical resource.
    #[must_use]
    pub fn statement(&self, seat: Seat) -> Statement {
        production::statement(&self.table, seat, self.table.critical)
    }

    /// Some position that would look like this view; its chance comes from `rng` alone.
    #[must_use]
    pub fn imagine(&self, mut rng: Rng) -> State {
        let markers = self.imagine_markers(&mut rng);
        let mut picks = self.picks;
        if let Some(battle) = self.table.battle.filter(|_| self.table.frame() == Frame::Pick) {
            for side in Side::BOTH {
                if battle.picked[side as usize] && picks[side as usize].is_none() {
                    let mut possible = Vec::new();
                    battle::picks(&self.table, &battle, side, |pick| possible.push(pick));
                    let index = rng.below(u32::try_from(possible.len()).unwrap_or(1).max(1));
                    picks[side as usize] = possible.get(index as usize).copied();
                }
            }
        }
        let table = self.imagine_gold(&mut rng);
        State { table, secret: Secret { rng, markers, picks } }
    }

    /// Guesses the gold that the viewer does not know: of an offer a little, of a player what they
    /// have promised and some part of an income.
    fn imagine_gold(&self, rng: &mut Rng) -> Table {
        let mut table = self.table;
        for offer in &mut table.offers {
            for gold in [&mut offer.gives.gold, &mut offer.wants.gold] {
                if *gold == Gold::Hidden {
                    *gold = Gold::new(1 + rng.below(10), true);
                }
            }
        }
        for seat in Seat::all(table.seats()) {
            if table.players[seat].gold == Gold::Hidden {
                let income = if table.players[seat].out { 0 } else { self.statement(seat).total() };
                let gold = trade::promised(&table, seat) + rng.below(income + 1);
                table.players[seat].gold = Gold::new(gold, true);
            }
        }
        let all = table.players.iter().map(|player| player.gold.amount()).sum();
        table.issued = Gold::new(all, table.options.hidden_gold);
        table
    }

    /// Deals the markers that the viewer does not know. What somebody has looked at and left face
    /// down is a resource or a blank (EC-R-06).
    fn imagine_markers(&self, rng: &mut Rng) -> List<Marker, 64> {
        let mut left: Vec<u8> = Marker::ALL.iter().map(|marker| marker.facts().count).collect();
        let mut take = |marker: Marker, count: u8| {
            left[marker.index()] = left[marker.index()].saturating_sub(count);
        };
        Marker::ALL.iter().for_each(|marker| take(*marker, self.table.gone[marker.index()]));
        Region::ALL.iter().filter_map(|region| self.marker(*region)).for_each(|marker| take(marker, 1));
        let supply = |marker: &Marker| std::iter::repeat_n(*marker, usize::from(left[marker.index()]));
        let mut unknown: Vec<Marker> = Marker::ALL.iter().flat_map(supply).collect();
        rng.shuffle(&mut unknown);
        let mut markers = List::filled(Marker::default(), Region::ALL.len());
        for (region, marker) in &self.known {
            markers[region.index()] = *marker;
        }
        let hidden = |region: &Region, looked: bool| match self.table.land(*region).marker {
            Shown::FaceDown { seen } => self.marker(*region).is_none() && seen.is_empty() != looked,
            _ => false,
        };
        for looked in [true, false] {
            for region in Region::ALL.iter().filter(|region| hidden(region, looked)) {
                let place = unknown.iter().position(|marker| !looked || marker.is_secret());
                if let Some(place) = place {
                    markers[region.index()] = unknown.swap_remove(place);
                }
            }
        }
        markers
    }
}

/// EC-R-04: the table as a viewer sees it, where gold is hidden.
fn open(table: &Table, viewer: Viewer) -> Table {
    let mut table = *table;
    table.issued = table.issued.seen(false);
    for (index, player) in (0..).zip(table.players.iter_mut()) {
        player.gold = player.gold.seen(viewer.is(Seat(index)));
    }
    for offer in &mut table.offers {
        *offer = offer.seen_by(viewer);
    }
    table
}

/// A pick is seen by the player who made it, and by all when the Oracle makes it open (EC-R-61).
fn sees(table: &Table, viewer: Option<Seat>, side: Side) -> bool {
    let Some(battle) = &table.battle else { return false };
    viewer == Some(battle.leader(side)) || battle::oracle(table, battle) == Some(side.other())
}
