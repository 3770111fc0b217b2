//! Some full position that looks like a view: hidden cards are dealt at random from those that the
//! viewer has not seen elsewhere.

use engine::{BySeat, List, Rng, Seat, Seats};

use crate::cards::{Age, Card};
use crate::decks;
use crate::state::{Bonus, Hand, Piles, Secret, State};
use crate::task::Task;
use crate::view::{BonusView, Faces, View};

/// Deals the hidden cards.
#[must_use]
pub fn imagine(view: &View, seat: Seat, mut rng: Rng) -> State {
    let mut unseen = Unseen::new(view, &mut rng);
    let dealer = Dealer { viewer: seat, seats: view.table.seats() };
    // What must be events is dealt first.
    let mut bonus: List<Bonus, 13> = List::new();
    for entry in &view.piles.bonus {
        bonus.push(dealer.bonus(entry, &mut unseen));
    }
    let mut current: List<Secret, 10> = dealer.deal(&view.piles.current, &mut unseen, Card::is_event);
    let future = dealer.deal(&view.piles.future, &mut unseen, Card::is_event);
    let any = |_| true;
    let hands = BySeat::from_fn(dealer.seats, |owner| dealer.hand(view, owner, &mut unseen));
    let mut military: List<Secret, 50> = dealer.deal(&view.piles.military, &mut unseen, any);
    let discard = dealer.deal(&view.piles.discard, &mut unseen, any);
    let gone = dealer.deal(&view.piles.gone, &mut unseen, any);
    let mut civil = view.piles.civil;
    rng.shuffle(&mut civil);
    rng.shuffle(&mut military);
    rng.shuffle(&mut current);
    current.sort_by_key(|secret| std::cmp::Reverse(secret.card.age()));
    let piles = Piles { civil, military, discard, gone, current, future, bonus };
    State { table: view.table, hands, piles, rng }
}

/// Military cards whose place the viewer does not know, by age, in a random order.
struct Unseen([Vec<Card>; 4]);

impl Unseen {
    fn new(view: &View, rng: &mut Rng) -> Self {
        let seen = seen(view);
        Self(Age::WITH_CARDS.map(|age| {
            let mut cards: Vec<Card> =
                decks::military_cards(age, view.table.seats(), view.table.options).collect();
            for card in &seen {
                if let Some(place) = cards.iter().position(|other| other == card) {
                    cards.swap_remove(place);
                }
            }
            rng.shuffle(&mut cards);
            cards
        }))
    }

    /// A card of this age that fits. Views of real positions always leave one.
    fn take(&mut self, age: usize, fits: impl Fn(Card) -> bool) -> Card {
        let cards = &mut self.0[age];
        let place = cards.iter().rposition(|card| fits(*card));
        place.map_or(Card::NoEvent, |place| cards.swap_remove(place))
    }
}

/// Every military card whose place the viewer knows.
fn seen(view: &View) -> Vec<Card> {
    let table = &view.table;
    let boards = table.boards.iter().flat_map(|board| {
        let attack = board.war.map(|war| war.card);
        board
            .colonies
            .iter()
            .copied()
            .chain(board.tactic)
            .chain(board.pact.map(|pact| pact.card))
            .chain(attack)
    });
    let put_up = table.tasks.iter().filter_map(|task| match task {
        Task::Auction { card, .. } | Task::PayColony { card, .. } => Some(*card),
        _ => None,
    });
    let piles = &view.piles;
    let faces = [&piles.military, &piles.discard, &piles.gone, &piles.current, &piles.future];
    let known = faces.into_iter().chain(view.hands.iter()).flat_map(Faces::cards);
    let bonus = piles.bonus.iter().filter_map(|bonus| bonus.card.known().copied());
    boards
        .chain(put_up)
        .chain(table.battle.map(|battle| battle.card))
        .chain(table.past.iter().copied())
        .chain(known)
        .chain(bonus)
        .collect()
}

/// Deals for one viewer.
struct Dealer {
    viewer: Seat,
    seats: u8,
}

impl Dealer {
    /// A pile: the known cards, and unseen ones for the others.
    fn deal<const N: usize>(
        &self,
        faces: &Faces,
        unseen: &mut Unseen,
        fits: impl Fn(Card) -> bool + Copy,
    ) -> List<Secret, N> {
        let mut pile: List<Secret, N> = faces
            .known
            .iter()
            .map(|known| Secret { card: known.card, known: self.known_by(known.open) })
            .collect();
        for (age, count) in faces.hidden.iter().enumerate() {
            (0..*count).for_each(|_| pile.push(Secret::hidden(unseen.take(age, fits))));
        }
        pile
    }

    fn hand(&self, view: &View, owner: Seat, unseen: &mut Unseen) -> Hand {
        let mut hand: Hand = self.deal(&view.hands[owner], unseen, |_| true);
        if owner == self.viewer {
            // The holder himself is not counted among those who know a card of his.
            let all = Seats::all(self.seats);
            hand.iter_mut()
                .filter(|secret| secret.known != all)
                .for_each(|secret| secret.known = Seats::NONE);
        }
        hand.sort_unstable_by_key(|secret| secret.card);
        hand
    }

    fn bonus(&self, entry: &BonusView, unseen: &mut Unseen) -> Bonus {
        match entry.card.known() {
            Some(card) => Bonus { card: *card, place: entry.place, known: self.known_by(entry.open) },
            None => {
                let card = unseen.take(usize::from(Age::Iii.level()), decks::is_impact);
                Bonus { card, place: entry.place, known: Seats::NONE }
            }
        }
    }

    fn known_by(&self, open: bool) -> Seats {
        if open { Seats::all(self.seats) } else { Seats::one(self.viewer) }
    }
}
