//! What a viewer may know: everything but chance and the face-down wonders (ND-R77).

use engine::{List, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize, Serializer};

use crate::cards::{Age, FocusType, Wonder};
use crate::details::{self, Details};
use crate::setup::removed_per_type;
use crate::state::{Hidden, State, Table};

/// All that a viewer may know.
///
/// As JSON it also tells what follows from it ([`View::details`]), for readers who do not have the
/// rules at hand; a bot that only looks at the table does not pay for that.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct View {
    /// The seat of the viewer; none for the public.
    pub seat: Option<Seat>,
    /// What lies open.
    pub table: Table,
}

impl View {
    /// The view of somebody who sees the table.
    #[must_use]
    pub fn of(table: &Table, viewer: Viewer) -> Self {
        Self { seat: viewer.seat(), table: *table }
    }

    /// What follows from the table for the viewer: for the public, for the player whose turn it is.
    #[must_use]
    pub fn details(&self) -> Details {
        details::details(&self.table, self.seat.unwrap_or(self.table.turn.seat))
    }

    /// A position that looks like this: the wonders that nobody has seen are dealt anew, each to a
    /// place of its age (ND-2.14).
    #[must_use]
    pub fn imagine(&self, mut rng: Rng) -> State {
        let table = &self.table;
        let mut stacks = [List::new(); 4];
        for (index, kind) in FocusType::OF_WONDERS.into_iter().enumerate() {
            stacks[index] = imagined_stack(table, kind, usize::from(table.below[index]), &mut rng);
        }
        State { table: *table, hidden: Hidden { rng: rng.fork(), stacks } }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            seat: Option<Seat>,
            table: &'a Table,
            details: Details,
        }
        Written { seat: self.seat, table: &self.table, details: self.details() }.serialize(serializer)
    }
}

fn imagined_stack(table: &Table, kind: FocusType, below: usize, rng: &mut Rng) -> List<Wonder, 6> {
    let removed = removed_per_type(table.seats());
    let mut stack: List<Wonder, 6> = List::new();
    for age in Age::ALL.iter().rev() {
        let places = 2 - removed[*age as usize];
        let mut unseen: List<Wonder, 6> = Wonder::ALL
            .iter()
            .copied()
            .filter(|wonder| wonder.kind() == kind && wonder.age() == *age && is_unseen(table, *wonder))
            .collect();
        rng.shuffle(&mut unseen);
        for wonder in unseen.iter().take(places) {
            if stack.len() < below {
                stack.push(*wonder);
            }
        }
    }
    stack
}

fn is_unseen(table: &Table, wonder: Wonder) -> bool {
    !table.face_up.contains(&Some(wonder)) && table.built[wonder as usize].is_none()
}
