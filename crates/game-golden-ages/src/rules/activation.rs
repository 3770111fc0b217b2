//! Chapter 14, action 6: activating a building or wonder.

use engine::{Log, Message, Offers, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::cards::{Building, Card, Effect, Moment, Wonder};
use crate::event::Event;
use crate::map::Space;
use crate::rules::{abilities, distinct};
use crate::state::{Built, Player, Question, State};

/// GA-14.1: every own card that is not used up and can do something now, each kind once.
pub fn offer(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    for (index, site) in player.sites.iter().enumerate() {
        let Some(built) = site.filter(|built| !built.used) else { continue };
        let listed = player.sites[..index].contains(site);
        if !listed && works(state, seat, Card::Building(built.building)) {
            out.offer(Action::ActivateBuilding(built.building));
        }
    }
    for wonder in player.wonders - player.used_wonders {
        if works(state, seat, Card::Wonder(wonder)) {
            out.offer(Action::ActivateWonder(wonder));
        }
    }
}

/// Whether a card that is not used up can be activated: it says what that does, and finds what
/// it needs (GA-R28).
fn works(state: &State, seat: Seat, card: Card) -> bool {
    let mut effects = abilities::of(card, Moment::Activate).peekable();
    effects.peek().is_some() && effects.all(|effect| abilities::finds_target(state, seat, effect))
}

/// GA-14.1, GA-14.2: an own building that is not used up and does something.
pub fn check_building(state: &State, seat: Seat, building: Building) -> Result<(), Rejection> {
    let mut own = state.players[seat].buildings().filter(|built| built.building == building).peekable();
    rule("GA-14.1").require(own.peek().is_some(), || msg!("not-your-card", card = building.name()))?;
    rule("GA-14.2").require(own.any(|built| !built.used), || msg!("card-used-up", card = building.name()))?;
    check_effect(state, seat, Card::Building(building))
}

/// GA-14.1, GA-14.2: an own wonder that is not used up and does something.
pub fn check_wonder(state: &State, seat: Seat, wonder: Wonder) -> Result<(), Rejection> {
    let player = &state.players[seat];
    rule("GA-14.1")
        .require(player.wonders.contains(wonder), || msg!("not-your-card", card = wonder.name()))?;
    rule("GA-14.2")
        .require(!player.used_wonders.contains(wonder), || msg!("card-used-up", card = wonder.name()))?;
    check_effect(state, seat, Card::Wonder(wonder))
}

fn check_effect(state: &State, seat: Seat, card: Card) -> Result<(), Rejection> {
    let mut effects = abilities::of(card, Moment::Activate).peekable();
    rule("GA-14.1")
        .require(effects.peek().is_some(), || msg!("card-cannot-be-activated", card = card.name()))?;
    rule("GA-R28").require(works(state, seat, card), || {
        let lacking = effects.find(|effect| !abilities::finds_target(state, seat, *effect));
        target_missing(card, lacking)
    })
}

/// What a card lacks that needs something to work on.
fn target_missing(card: Card, lacking: Option<Effect>) -> Message {
    let card = card.name();
    match lacking {
        Some(Effect::DevelopAny { .. } | Effect::DevelopLevelFive) => {
            msg!("card-finds-no-technology", card)
        }
        Some(Effect::StandUp(_)) => msg!("card-finds-nobody-lying", card),
        _ => msg!("card-finds-nobody-to-send", card),
    }
}

/// Turns over one such building and carries out what it does.
pub fn apply_building(
    state: &mut State,
    seat: Seat,
    building: Building,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let fresh = Some(Built { building, used: false });
    let site = state.players[seat].sites.iter_mut().find(|site| **site == fresh);
    *site.expect("check has found one") = Some(Built { building, used: true });
    apply(state, seat, Card::Building(building), log)
}

/// Turns over the wonder and carries out what it does.
pub fn apply_wonder(
    state: &mut State,
    seat: Seat,
    wonder: Wonder,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    state.players[seat].used_wonders.insert(wonder);
    apply(state, seat, Card::Wonder(wonder), log)
}

fn apply(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Option<Question> {
    log.tell(Event::Activated { seat, card });
    let mut asked = None;
    for effect in abilities::of(card, Moment::Activate) {
        asked = asked.or(abilities::carry_out(state, seat, (card, effect), log));
    }
    asked
}

/// Which lying colonist stands up, if there is one (Factory).
#[must_use]
pub fn ask_stand_up(state: &State, seat: Seat, left: u8) -> Option<Question> {
    let found = left > 0 && !state.players[seat].colonists.lying.is_empty();
    found.then_some(Question::StandUp { left })
}

/// GA-R28: the lying colonists on the map; those in the Agora are no target.
pub fn offer_stand_up(player: &Player, out: &mut impl Offers<Action>) {
    out.offer_all(distinct(&player.colonists.lying).map(Action::StandUp));
}

/// A lying colonist on the map.
pub fn check_stand_up(state: &State, seat: Seat, at: Space) -> Result<(), Rejection> {
    rule("GA-R28")
        .require(state.players[seat].colonists.lying.contains(&at), || msg!("no-lying-colonist", at))
}

/// The colonist stands up where it is.
pub fn apply_stand_up(
    state: &mut State,
    seat: Seat,
    at: Space,
    left: u8,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    state.players[seat].colonists.stand_up(at);
    log.tell(Event::StoodUp { seat, at });
    ask_stand_up(state, seat, left - 1)
}
