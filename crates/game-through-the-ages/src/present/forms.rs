//! The actions that are not listed: paying by hand (TTA-8.20), and leaving the game (TTA-26.4).

use engine::{Choice, Field, FieldKind, Form, Rejection, Seat, msg, rule};

use super::labels::label;
use crate::action::Action;
use crate::refusal::Why;
use crate::rules::leaving;
use crate::task::Stage;
use crate::view::View;

/// The name of the only field.
const WHAT: &str = "what";

/// The form in which one of them is chosen.
pub fn form(view: &View, seat: Seat) -> Option<Form> {
    let choice = |(value, action): (&str, Action)| Choice {
        value: value.to_owned(),
        label: label(view, seat, action).text,
    };
    let choices: Vec<Choice> = offered(view, seat).into_iter().map(choice).collect();
    let title = match choices.len() {
        0 => return None,
        1 => msg!("form-by-hand"),
        _ => msg!("form-leave"),
    };
    let field = Field { name: WHAT.to_owned(), label: msg!("form-what"), kind: FieldKind::Choice(choices) };
    Some(Form { title, submit: msg!("form-submit"), fields: vec![field] })
}

/// What a seat that is asked may declare besides.
fn offered(view: &View, seat: Seat) -> Vec<(&'static str, Action)> {
    let Some(board) = view.table.boards.get(seat).filter(|_| view.deciding.contains(seat)) else {
        return Vec::new();
    };
    let by_hand = ("by_hand", Action::ByHand(!board.by_hand));
    let leave = leaving::check(&view.table, seat).ok().map(|()| ("leave", Action::Leave));
    [by_hand].into_iter().chain(leave).collect()
}

/// That there is no political action to take need not be said (TTA-14.1): what is declared besides can be declared after it, or
/// instead of it once it was taken back. Nothing else goes by itself: an attack or an auction is to be seen, a turn is ended by
/// its player.
pub fn goes_without_saying(view: &View, action: Action) -> bool {
    view.table.stage == Stage::Politics && view.table.tasks.is_empty() && action == Action::SkipPolitics
}

/// The action that was chosen.
///
/// # Errors
/// If it cannot be declared now.
pub fn compose(view: &View, seat: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
    let wanted = fields.iter().find(|(name, _)| name == WHAT).map(|(_, value)| value.as_str());
    let chosen = offered(view, seat).into_iter().find(|(value, _)| Some(*value) == wanted);
    match (chosen, wanted) {
        (Some((_, action)), _) => Ok(action),
        (None, Some("leave")) => Err(rule("TTA-26.4").refuse(Why::NoLeaving).into()),
        (None, _) => Err(rule("TTA-8.20").refuse(Why::NotAsked).into()),
    }
}
