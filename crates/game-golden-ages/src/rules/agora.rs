//! Going to the Agora: as Builder (GA-10.1), as Artist (GA-11.1), by Notre Dame (GA-R27).

use engine::{Log, Offers, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::cards::Moment;
use crate::event::Event;
use crate::map::Space;
use crate::rules::{abilities, distinct};
use crate::state::{AgoraWay, Question, State};

/// A standing colonist goes to the Agora and lies down there; what cards pay for it comes now.
pub fn apply_go(state: &mut State, seat: Seat, from: Space, log: &mut impl Log<Event>) {
    state.players[seat].colonists.standing.take(from);
    arrive(state, seat, from, log);
}

fn arrive(state: &mut State, seat: Seat, from: Space, log: &mut impl Log<Event>) {
    state.players[seat].colonists.agora += 1;
    log.tell(Event::WentToAgora { seat, from });
    abilities::trigger(state, seat, Moment::ColonistToAgora, 1, log);
}

/// GA-R27: every colonist that can go, and the end once one has gone.
pub fn offer(state: &State, seat: Seat, way: Option<AgoraWay>, out: &mut impl Offers<Action>) {
    let colonists = &state.players[seat].colonists;
    if is_open(way, AgoraWay::There) {
        out.offer_all(distinct(&colonists.lying).map(Action::SendToAgora));
    }
    if is_open(way, AgoraWay::Back) && colonists.agora > 0 {
        out.offer(Action::BringFromAgora);
    }
    if way.is_some() {
        out.offer(Action::Stop);
    }
}

fn is_open(chosen: Option<AgoraWay>, way: AgoraWay) -> bool {
    chosen.is_none_or(|chosen| chosen == way)
}

/// GA-R27: lying colonists go to the Agora, unless others already come from there.
pub fn check_send(state: &State, seat: Seat, way: Option<AgoraWay>, from: Space) -> Result<(), Rejection> {
    check_way(way, AgoraWay::There)?;
    rule("GA-R27")
        .require(state.players[seat].colonists.lying.contains(&from), || msg!("no-lying-colonist", at = from))
}

/// GA-R27: colonists come from the Agora, unless others already go there.
pub fn check_bring(state: &State, seat: Seat, way: Option<AgoraWay>) -> Result<(), Rejection> {
    check_way(way, AgoraWay::Back)?;
    rule("GA-R27").require(state.players[seat].colonists.agora > 0, || msg!("nobody-in-the-agora"))
}

fn check_way(chosen: Option<AgoraWay>, way: AgoraWay) -> Result<(), Rejection> {
    rule("GA-R27").require(is_open(chosen, way), || msg!("agora-one-way-only"))
}

/// GA-R27: at least one colonist must go.
pub fn check_stop(way: Option<AgoraWay>) -> Result<(), Rejection> {
    rule("GA-R27").require(way.is_some(), || msg!("agora-at-least-one"))
}

/// The player sends or brings no further colonist.
pub fn apply_stop(seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    log.tell(Event::NoFurtherColonist { seat });
    None
}

/// A lying colonist goes to the Agora; further ones may follow.
pub fn apply_send(state: &mut State, seat: Seat, from: Space, log: &mut impl Log<Event>) -> Option<Question> {
    state.players[seat].colonists.lying.take(from);
    arrive(state, seat, from, log);
    let further = !state.players[seat].colonists.lying.is_empty();
    further.then_some(Question::Agora { way: Some(AgoraWay::There) })
}

/// A colonist comes from the Agora to the capital and stays lying; further ones may follow.
pub fn apply_bring(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    let player = &mut state.players[seat];
    let home = player.capital.expect("the capital was placed in epoch I");
    player.colonists.agora -= 1;
    player.colonists.add_lying(home);
    log.tell(Event::CameFromAgora { seat, to: home });
    let further = state.players[seat].colonists.agora > 0;
    further.then_some(Question::Agora { way: Some(AgoraWay::Back) })
}
