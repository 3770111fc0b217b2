//! Every action that is legal now. Written out for speed; tests prove that it agrees with `check`.

use engine::{Offers, Seat, Single};

use crate::action::{Action, Payment};
use crate::board::Turn;
use crate::cards::{Card, Terms};
use crate::map::{Space, Spaces};
use crate::rules::abilities::Powers;
use crate::rules::{activation, city, movement, soldier, technology, wonder};
use crate::state::{AgoraWay, Player, Question, Site, State};

/// The answer to the current question if there is no other one: it need not be asked. Which glory
/// tile to keep is asked even then, since silence would tell that both are alike.
#[must_use]
pub fn only_answer(state: &State) -> Option<Action> {
    let standing = !state.players[state.turn].colonists.standing.is_empty();
    match state.question {
        Question::Over | Question::KeepGlory { .. } => return None,
        // A standing colonist can explore and can be an Artist (GA-R31).
        Question::Action if standing => return None,
        Question::LayTile { tile } if state.board.places(tile).nth(1).is_some() => return None,
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
        Question::SquareTile => Turn::ALL.iter().for_each(|turn| out.offer(Action::TurnSquareTile(*turn))),
        Question::Civilization { .. } => {
            out.offer(Action::PlayCivilization);
            out.offer(Action::KeepCivilization);
        }
        Question::LevelFive => {
            technology::level_five(player).for_each(|tile| out.offer(Action::Develop(tile)));
        }
        Question::LayTile { tile } => {
            let places = state.board.places(tile);
            places.for_each(|laid| out.offer(Action::LayTile { at: laid.at, turn: laid.turn }));
        }
        Question::Capital => {
            state.board.last_tile().iter().for_each(|at| out.offer(Action::PlaceCapital(at)));
            if player.capital.is_some() {
                out.offer(Action::KeepCapital);
            }
        }
        Question::Action => actions(state, seat, out),
        Question::City { .. } => {
            out.offer(Action::FoundCity);
            out.offer(Action::NoCity);
        }
        Question::Cube { at, .. } => {
            city::givers(player, at).iter().for_each(|from| out.offer(Action::TakeCube(from)));
        }
        Question::Discard { .. } => {
            let taken = Site::ALL.into_iter().filter(|site| player.sites[*site as usize].is_some());
            taken.for_each(|site| out.offer(Action::Discard(site)));
        }
        Question::KeepGlory { .. } => {
            distinct(&state.drawn_glory).for_each(|tile| out.offer(Action::KeepGlory(tile)));
        }
        Question::Develop { terms, .. } => {
            developments(player, &Powers::of(player), terms, out);
        }
        Question::DevelopFurther => {
            developments(player, &Powers::of(player), Terms::AS_PRINTED, out);
            out.offer(Action::Stop);
        }
        Question::StandUp { .. } => {
            distinct(&player.colonists.lying).for_each(|at| out.offer(Action::StandUp(at)));
        }
        Question::Agora { way } => agora(state, seat, way, out),
        Question::ScoringCard => {
            state.scoring_cards.iter().for_each(|card| out.offer(Action::ChooseScoringCard(card)));
        }
        Question::Over => {}
    }
}

/// The eight actions (GA-8.2).
fn actions(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    let powers = Powers::of(player);
    let standing = &player.colonists.standing;
    let targets = soldier::targets(state, seat);
    for from in distinct(standing) {
        explore(state, &powers, from, out);
        out.offer(Action::Artist { from });
        distinct(&state.buildings)
            .for_each(|building| out.offer(Action::Build { from: Some(from), building }));
        attacks(state, seat, &powers, Some(from), from.within(powers.range) & targets, out);
    }
    if powers.builder_without_colonist {
        distinct(&state.buildings).for_each(|building| out.offer(Action::Build { from: None, building }));
    }
    if powers.attack_without_colonist {
        attacks(state, seat, &powers, None, targets, out);
    }
    wonders(state, seat, &powers, out);
    activations(state, seat, out);
    developments(player, &powers, Terms::AS_PRINTED, out);
    if standing.is_empty() {
        out.offer(Action::StartGoldenAge);
    }
}

fn explore(state: &State, powers: &Powers, from: Space, out: &mut impl Offers<Action>) {
    let mut reach = from.within(powers.range);
    if powers.explorer_stays_standing && !city::can_be_founded(state, from) {
        reach.remove(from);
    }
    reach.iter().for_each(|to| out.offer(Action::Explore { from, to }));
}

fn attacks(
    state: &State,
    seat: Seat,
    powers: &Powers,
    from: Option<Space>,
    targets: Spaces,
    out: &mut impl Offers<Action>,
) {
    let gold = state.players[seat].gold;
    for target in targets.iter() {
        let Some(price) = soldier::price(state, seat, powers, target).map(u16::from) else { return };
        let income = || from.map_or(0, |from| movement::income(state, seat, from, target));
        if price <= gold || price <= gold + income() {
            out.offer(Action::Attack { from, target });
        }
    }
}

fn wonders(state: &State, seat: Seat, powers: &Powers, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    let free = wonder::free_left(player, powers) > 0;
    for wonder in state.wonders {
        if u16::from(wonder::price(player, wonder)) <= player.gold {
            out.offer(Action::BuildWonder { wonder, payment: Payment::Gold });
        }
        if free {
            out.offer(Action::BuildWonder { wonder, payment: Payment::Free });
        }
    }
}

fn activations(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    for (index, site) in player.sites.iter().enumerate() {
        let Some(built) = site.filter(|built| !built.used) else { continue };
        let listed = player.sites[..index].contains(site);
        if !listed && activation::works(state, seat, Card::Building(built.building)) {
            out.offer(Action::ActivateBuilding(built.building));
        }
    }
    for wonder in player.wonders - player.used_wonders {
        if activation::works(state, seat, Card::Wonder(wonder)) {
            out.offer(Action::ActivateWonder(wonder));
        }
    }
}

fn developments(player: &Player, powers: &Powers, terms: Terms, out: &mut impl Offers<Action>) {
    technology::affordable(player, powers, terms).for_each(|tile| out.offer(Action::Develop(tile)));
}

fn agora(state: &State, seat: Seat, way: Option<AgoraWay>, out: &mut impl Offers<Action>) {
    let colonists = &state.players[seat].colonists;
    if way != Some(AgoraWay::Back) {
        distinct(&colonists.lying).for_each(|from| out.offer(Action::SendToAgora(from)));
    }
    if way != Some(AgoraWay::There) && colonists.agora > 0 {
        out.offer(Action::BringFromAgora);
    }
    if way.is_some() {
        out.offer(Action::Stop);
    }
}

/// Each value of an ordered list once.
fn distinct<T: Copy + PartialEq>(values: &[T]) -> impl Iterator<Item = T> {
    values
        .iter()
        .enumerate()
        .filter(|(index, value)| *index == 0 || values[index - 1] != **value)
        .map(|(_, value)| *value)
}

/// Whether the current question has an answer.
#[must_use]
pub fn can_be_answered(state: &State) -> bool {
    let mut single = Single::default();
    all(state, state.turn, &mut single);
    !single.is_empty()
}
