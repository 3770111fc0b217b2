//! What one viewer may know: built up from what lies open and from what they have seen.

use engine::{BySeat, List, Outcome, Seat, Seats, Seen, Status, Viewer};
use serde::{Deserialize, Serialize, Serializer};

use crate::cards::Card;
use crate::help::Help;
use crate::state::{Bonus, Piles, Place, Secret, State, Table};

/// All that one viewer may know.
///
/// As JSON it also tells what follows from it ([`Help`]), for readers who do not have the rules at
/// hand; a bot does not pay for that.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct View {
    /// Whose view it is; none for spectators.
    pub viewer: Option<Seat>,
    /// Who must decide.
    pub deciding: Seats,
    /// How the game ended, if it is over.
    pub outcome: Option<Outcome>,
    /// What lies open.
    pub table: Table,
    /// The military hands.
    pub hands: BySeat<Faces>,
    /// The piles.
    pub piles: PilesView,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            viewer: Option<Seat>,
            deciding: Seats,
            outcome: Option<Outcome>,
            table: &'a Table,
            hands: &'a BySeat<Faces>,
            piles: &'a PilesView,
            help: Help,
        }
        let Self { viewer, deciding, outcome, table, hands, piles } = self;
        let (viewer, deciding, outcome) = (*viewer, *deciding, *outcome);
        Written { viewer, deciding, outcome, table, hands, piles, help: Help::of(self) }.serialize(serializer)
    }
}

/// Some face-down cards: those that the viewer knows, and how many others there are of each age
/// (the backs are seen, TTA-13.15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faces {
    /// Those that the viewer knows, in the order of the cards.
    pub known: List<Known, 155>,
    /// The others, by age from A to III.
    pub hidden: [u8; 4],
}

impl Faces {
    /// How many cards there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.known.len() + self.hidden.iter().map(|count| usize::from(*count)).sum::<usize>()
    }

    /// The cards that the viewer knows.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.known.iter().map(|known| known.card)
    }
}

/// A face-down card that the viewer knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Known {
    /// The card.
    pub card: Card,
    /// Whether everybody knows it.
    pub open: bool,
}

/// The piles as a viewer knows them. Their order is known to nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PilesView {
    /// The cards left in the civil deck, in the order of the cards: every civil card comes into the
    /// open row, so everybody can tell what is still to come.
    pub civil: List<Card, 55>,
    /// The military deck.
    pub military: Faces,
    /// The discarded military cards of the current age.
    pub discard: Faces,
    /// Military cards that left the game face down.
    pub gone: Faces,
    /// Current events: earlier ages lie on top.
    pub current: Faces,
    /// Future events.
    pub future: Faces,
    /// The bonus cards of a variant, or of the advanced game.
    pub bonus: List<BonusView, 13>,
}

/// A bonus card as a viewer knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusView {
    /// The event.
    pub card: Seen<Card>,
    /// Whether everybody knows it.
    pub open: bool,
    /// Where it lies.
    pub place: Place,
}

/// What the viewer may know of the position.
#[must_use]
pub fn view(state: &State, viewer: Viewer) -> View {
    let seat = viewer.seat();
    let status = crate::status(state);
    let outcome = if let Status::Over(outcome) = status { Some(outcome) } else { None };
    let hands = BySeat::from_fn(state.table.seats(), |owner| hand(state, owner, viewer));
    View {
        viewer: seat,
        deciding: status.deciding(),
        outcome,
        table: state.table,
        hands,
        piles: piles(&state.piles, viewer, state.table.seats()),
    }
}

/// The own hand is known; of the others' hands only what was shown.
fn hand(state: &State, owner: Seat, viewer: Viewer) -> Faces {
    let seats = state.table.seats();
    if viewer.is(owner) {
        let open = |secret: &Secret| Known { card: secret.card, open: is_open(secret.known, seats) };
        let mut known: List<Known, 155> = state.hands[owner].iter().map(open).collect();
        known.sort_unstable();
        return Faces { known, hidden: [0; 4] };
    }
    faces(&state.hands[owner], viewer, seats)
}

fn is_open(known: Seats, seats: u8) -> bool {
    known == Seats::all(seats)
}

/// Whether a viewer knows a card that these seats know.
fn knows(viewer: Viewer, known: Seats, seats: u8) -> bool {
    match viewer {
        Viewer::Seat(seat) => known.contains(seat),
        Viewer::Public => is_open(known, seats),
    }
}

fn faces(secrets: &[Secret], viewer: Viewer, seats: u8) -> Faces {
    let mut faces = Faces::default();
    for secret in secrets {
        if knows(viewer, secret.known, seats) {
            faces.known.push(Known { card: secret.card, open: is_open(secret.known, seats) });
        } else {
            faces.hidden[usize::from(secret.card.level())] += 1;
        }
    }
    faces.known.sort_unstable();
    faces
}

fn piles(piles: &Piles, viewer: Viewer, seats: u8) -> PilesView {
    let mut civil = piles.civil;
    civil.sort_unstable();
    let bonus = |bonus: &Bonus| BonusView {
        card: Seen::only_if(knows(viewer, bonus.known, seats), bonus.card),
        open: is_open(bonus.known, seats),
        place: bonus.place,
    };
    PilesView {
        civil,
        military: faces(&piles.military, viewer, seats),
        discard: faces(&piles.discard, viewer, seats),
        gone: faces(&piles.gone, viewer, seats),
        current: faces(&piles.current, viewer, seats),
        future: faces(&piles.future, viewer, seats),
        bonus: piles.bonus.iter().map(bonus).collect(),
    }
}
