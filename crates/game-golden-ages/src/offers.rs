//! Every answer to the question that is open: what is legal, and whether there is only one.

use engine::{Offers, Seat, Single};

use crate::action::Action;
use crate::board::{LaidTile, Turn};
use crate::cards::Terms;
use crate::rules::abilities::Powers;
use crate::rules::{
    activation, agora, builder, capital, city, distinct, explorer, golden_age, soldier, technology, wonder,
};
use crate::state::{Question, State};

/// The answer to the current question if there is no other one: it need not be asked. Which glory
/// tile to keep is asked even then, since silence would tell that both are alike.
#[must_use]
pub fn only_answer(state: &State) -> Option<Action> {
    let standing = !state.players[state.turn].colonists.standing.is_empty();
    match state.question {
        Question::Over | Question::KeepGlory { .. } => return None,
        // A standing colonist can explore and can be an Artist (GA-R31).
        Question::Action if standing => return None,
        _ => {}
    }
    let mut single = Single::default();
    all(state, state.turn, &mut single);
    single.only()
}

/// Every answer to the current question.
pub fn all(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    match state.question {
        Question::SquareTile => out.offer_all(Turn::ALL.map(Action::TurnSquareTile)),
        Question::Civilization { .. } => {
            out.offer_all([Action::PlayCivilization, Action::KeepCivilization]);
        }
        Question::LevelFive => out.offer_all(technology::level_five(player).map(Action::Develop)),
        Question::LayTile { tile } => {
            let places = state.board.places(tile);
            out.offer_all(places.map(|LaidTile { at, turn, .. }| Action::LayTile { at, turn }));
        }
        Question::Capital => capital::offer(state, seat, out),
        Question::Action => actions(state, seat, out),
        Question::City { .. } => out.offer_all([Action::FoundCity, Action::NoCity]),
        Question::Cube { at, .. } => out.offer_all(city::givers(player, at).iter().map(Action::TakeCube)),
        Question::Discard { .. } => out.offer_all(builder::taken_sites(player).map(Action::Discard)),
        Question::KeepGlory { .. } => out.offer_all(distinct(&state.drawn_glory).map(Action::KeepGlory)),
        Question::Develop { terms, .. } => technology::offer(player, &Powers::of(player), terms, out),
        Question::DevelopFurther => {
            technology::offer(player, &Powers::of(player), Terms::AS_PRINTED, out);
            out.offer(Action::Stop);
        }
        Question::StandUp { .. } => activation::offer_stand_up(player, out),
        Question::Agora { way } => agora::offer(state, seat, way, out),
        Question::ScoringCard => out.offer_all(state.scoring_cards.iter().map(Action::ChooseScoringCard)),
        Question::Over => {}
    }
}

/// The eight actions (GA-8.2).
fn actions(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    let powers = Powers::of(player);
    let exposed = soldier::exposed(state, seat);
    for from in distinct(&player.colonists.standing) {
        explorer::offer(state, &powers, from, out);
        out.offer(Action::Artist { from });
        builder::offer(state, Some(from), out);
        soldier::offer(state, seat, &powers, Some(from), exposed, out);
    }
    if powers.builder_without_colonist {
        builder::offer(state, None, out);
    }
    if powers.attack_without_colonist {
        soldier::offer(state, seat, &powers, None, exposed, out);
    }
    wonder::offer(state, seat, &powers, out);
    activation::offer(state, seat, out);
    technology::offer(player, &powers, Terms::AS_PRINTED, out);
    if golden_age::can_start(player) {
        out.offer(Action::StartGoldenAge);
    }
}

/// Whether the current question has an answer.
#[must_use]
pub fn can_be_answered(state: &State) -> bool {
    let mut single = Single::default();
    all(state, state.turn, &mut single);
    !single.is_empty()
}
