//! Some full position that looks like a view: hidden cards are dealt at random from those that the
//! viewer has not seen elsewhere.

use engine::{BySeat, List, Rng, Seat, Seats};

use crate::cards::{Age, Card, Kind};
use crate::decks;
use crate::rules::colonies;
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
    let hands = dealer.hands(view, &mut unseen);
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
        self.find(age, fits).unwrap_or(Card::NoEvent)
    }

    fn find(&mut self, age: usize, fits: impl Fn(Card) -> bool) -> Option<Card> {
        let cards = &mut self.0[age];
        let place = cards.iter().rposition(|card| fits(*card))?;
        Some(cards.swap_remove(place))
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

    /// The hands; a bidder's first, whose cards are less free.
    fn hands(&self, view: &View, unseen: &mut Unseen) -> BySeat<Hand> {
        let mut hands = BySeat::from_fn(self.seats, |_| Hand::new());
        let mut order: List<Seat, 4> = Seat::all(self.seats).collect();
        order.sort_by_key(|owner| std::cmp::Reverse(colonies::hidden_force(&view.table, *owner)));
        order.iter().for_each(|owner| hands[*owner] = self.hand(view, *owner, unseen));
        hands
    }

    fn hand(&self, view: &View, owner: Seat, unseen: &mut Unseen) -> Hand {
        let mut faces = view.hands[owner];
        let mut hand = self.bonus_cards(view, owner, &mut faces, unseen);
        let others: Hand = self.deal(&faces, unseen, |_| true);
        others.iter().for_each(|secret| hand.push(*secret));
        if owner == self.viewer {
            // Holders are not counted among those who know a card of theirs.
            let all = Seats::all(self.seats);
            hand.iter_mut()
                .filter(|secret| secret.known != all)
                .for_each(|secret| secret.known = Seats::NONE);
        }
        hand.sort_unstable_by_key(|secret| secret.card);
        hand
    }

    /// Whoever has bid for a territory can pay for it (TTA-16.4): the bonus cards that the bid
    /// needs are in hand.
    fn bonus_cards(&self, view: &View, owner: Seat, faces: &mut Faces, unseen: &mut Unseen) -> Hand {
        let mut hand = Hand::new();
        let mut missing = colonies::hidden_force(&view.table, owner);
        for (age, count) in faces.hidden.iter_mut().enumerate().rev() {
            while missing > 0 && *count > 0 {
                let Some(card) = unseen.find(age, |card| matches!(card.kind(), Kind::Bonus(_))) else {
                    break;
                };
                *count -= 1;
                missing =
                    missing.saturating_sub(u16::from(colonies::card_worth(&view.table.boards[owner], card)));
                hand.push(Secret::hidden(card));
            }
        }
        hand
    }

    fn bonus(&self, entry: &BonusView, unseen: &mut Unseen) -> Bonus {
        match entry.card.known() {
            Some(card) => Bonus { card: *card, place: entry.place, known: self.known_by(entry.open) },
            None => {
                let card = unseen.take(usize::from(Age::Iii.level()), decks::is_impact);
                let known = entry.place.owner().map_or(Seats::NONE, Seats::one);
                Bonus { card, place: entry.place, known }
            }
        }
    }

    fn known_by(&self, open: bool) -> Seats {
        if open { Seats::all(self.seats) } else { Seats::one(self.viewer) }
    }
}
