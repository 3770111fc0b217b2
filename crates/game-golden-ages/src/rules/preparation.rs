//! Chapter 5, phase A: cards of the epoch, civilizations, start player.

use engine::{List, Log, Seat};

use crate::cards::{Building, Card, Civilization, Moment, Wonder};
use crate::event::Event;
use crate::rules::abilities;
use crate::state::{Question, State};

/// GA-5.1, GA-5.2: all wonders and as many buildings as there are players are turned face up.
pub fn turn_up_cards(state: &mut State, log: &mut impl Log<Event>) {
    let epoch = state.epoch;
    state.wonders = Wonder::ALL.iter().copied().filter(|wonder| wonder.facts().epoch == epoch).collect();
    let mut deck = building_deck(state);
    state.rng.shuffle(&mut deck);
    deck[..usize::from(state.seats())].sort_unstable();
    state.buildings = deck.iter().copied().take(usize::from(state.seats())).collect();
    log.tell(Event::EpochBegins { epoch, wonders: state.wonders, buildings: state.buildings });
}

/// GA-2.3: the building cards of the epoch that are used with so many players.
fn building_deck(state: &State) -> List<Building, 6> {
    let of_epoch = Building::ALL.iter().copied().filter(|building| building.facts().epoch == state.epoch);
    of_epoch.flat_map(|building| std::iter::repeat_n(building, building.copies(state.seats()))).collect()
}

/// GA-5.3: a player reveals the civilization of the epoch.
pub fn reveal(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Question {
    let revealed = state.players[seat].hand.remove(0);
    log.tell(Event::CivilizationRevealed { seat, civilization: revealed });
    Question::Civilization { revealed }
}

/// GA-5.3: the civilization revealed replaces the one in play.
pub fn apply_play(
    state: &mut State,
    seat: Seat,
    revealed: Civilization,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let discarded = std::mem::replace(&mut state.players[seat].civilization, revealed);
    state.discarded.insert(discarded);
    log.tell(Event::CivilizationPlayed { seat, civilization: revealed, discarded });
    first_played(state, seat, log)
}

/// GA-5.5: what a civilization brings once, when it is first played.
pub fn first_played(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    let card = Card::Civilization(state.players[seat].civilization);
    let mut asked = None;
    for effect in abilities::of(card, Moment::Immediate) {
        asked = asked.or(abilities::carry_out(state, seat, (card, effect), log));
    }
    asked
}

/// GA-5.3: the civilization in play stays; nothing is received again (GA-5.5).
pub fn apply_keep(
    state: &mut State,
    seat: Seat,
    revealed: Civilization,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    state.discarded.insert(revealed);
    let civilization = state.players[seat].civilization;
    log.tell(Event::CivilizationKept { seat, civilization, discarded: revealed });
    None
}

/// GA-5.6: the lowest number starts; of equal numbers that of the earlier epoch (GA-R04).
pub fn name_start_player(state: &mut State, log: &mut impl Log<Event>) {
    let number = |seat: &Seat| {
        let facts = state.players[*seat].civilization.facts();
        (facts.number, facts.epoch)
    };
    let seat = state.players.seats().min_by_key(number).expect("somebody plays");
    let civilization = state.players[seat].civilization;
    let in_play = state.players.iter().map(|player| player.civilization);
    let tied = in_play.filter(|card| *card != civilization && card.facts().number == number(&seat).0);
    log.tell(Event::StartPlayer { seat, civilization, tied: tied.collect() });
    state.start_player = seat;
}
