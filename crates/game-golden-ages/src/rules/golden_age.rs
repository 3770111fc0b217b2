//! Chapter 16, action 8: starting a golden age.

use engine::{Log, Rejection, Seat, msg, rule};

use crate::cards::{Epoch, ScoringCard};
use crate::event::{Event, Source};
use crate::rules::abilities;
use crate::state::{Player, Question, State};

/// What each later turn of the epoch brings.
pub const GOLD: u16 = 2;

/// GA-16.1: no own colonist stands on the map.
#[must_use]
pub fn can_start(player: &Player) -> bool {
    player.colonists.standing.is_empty()
}

/// GA-16.1: how many colonists still stand.
pub fn check(state: &State, seat: Seat) -> Result<(), Rejection> {
    let player = &state.players[seat];
    rule("GA-16.1").require(can_start(player), || {
        msg!("colonists-still-standing", standing = player.colonists.standing.len())
    })
}

/// GA-16.2, GA-16.4: the capital is turned; the first one chooses a scoring card.
pub fn apply(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    state.players[seat].golden_age = true;
    log.tell(Event::GoldenAge { seat });
    if state.first_golden_age.is_some() {
        return None;
    }
    state.first_golden_age = Some(seat);
    if state.epoch == Epoch::IV {
        log.tell(Event::LastRound { seat });
    }
    Some(Question::ScoringCard)
}

/// GA-16.4: one of the face-up scoring cards.
pub fn check_card(state: &State, card: ScoringCard) -> Result<(), Rejection> {
    let open = state.scoring_cards.contains(card);
    rule("GA-16.4").require(open, || msg!("scoring-card-not-open", card = card.name()))
}

/// The card goes beside the Agora.
pub fn apply_card(
    state: &mut State,
    seat: Seat,
    card: ScoringCard,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    state.scoring_cards.remove(card);
    state.chosen_card = Some(card);
    log.tell(Event::ScoringCardChosen { seat, card });
    None
}

/// GA-16.3: a later turn in a golden age.
pub fn pass(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(Event::Passed { seat });
    abilities::gain(state, seat, GOLD, Source::GoldenAge, log);
}
