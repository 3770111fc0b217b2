//! When something can be decided at all: why an action does not answer the question that is open.

use engine::{Message, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::rules::city;
use crate::state::{NoCity, Question, State};

/// Nobody decides after the end, in a golden age (GA-8.4), or for another seat. A player whose
/// last action ended where no city can be founded was not asked about one, and is told why when
/// they ask for it.
pub fn check_seat(state: &State, seat: Seat, action: Action) -> Result<(), Rejection> {
    let asks = state.question.rule();
    asks.require(state.question != Question::Over, || msg!("match-is-over"))?;
    if let (Action::FoundCity, Some(NoCity { seat: whose, at })) = (action, state.no_city)
        && whose == seat
    {
        city::check_site(state, at)?;
    }
    if seat == state.turn {
        return Ok(());
    }
    let passes = state.players.get(seat).is_some_and(|player| player.golden_age);
    rule("GA-8.4").require(!passes, || msg!("in-a-golden-age"))?;
    Err(asks.refuse(msg!("not-your-turn", seat = state.turn)))
}

/// Why an action does not answer the open question: the rule that gives it its occasion, or, for
/// what is done in a turn of phase C, the rule that asks for something else first.
pub fn refuse(question: Question, action: Action) -> Rejection {
    match action {
        Action::TurnSquareTile(_) => rule("GA-R02").refuse(msg!("not-now-square-tile")),
        Action::PlayCivilization | Action::KeepCivilization => {
            rule("GA-5.3").refuse(msg!("not-now-civilization"))
        }
        Action::LayTile { .. } => rule("GA-6.2").refuse(msg!("not-now-lay-tile")),
        Action::PlaceCapital(_) | Action::KeepCapital => rule("GA-6.12").refuse(msg!("not-now-capital")),
        Action::FoundCity | Action::NoCity => rule("GA-9.1").refuse(msg!("not-now-city")),
        Action::TakeCube(_) => rule("GA-9.6").refuse(msg!("not-now-cube")),
        Action::Discard(_) => rule("GA-10.3").refuse(msg!("not-now-discard")),
        Action::KeepGlory(_) => rule("GA-12.6").refuse(msg!("not-now-glory")),
        Action::StandUp(_) => rule("GA-14.1").refuse(msg!("not-now-stand-up")),
        Action::SendToAgora(_) | Action::BringFromAgora => rule("GA-R27").refuse(msg!("not-now-agora")),
        Action::ChooseScoringCard(_) => rule("GA-16.4").refuse(msg!("not-now-scoring-card")),
        Action::Stop if question == Question::Action => rule("GA-R31").refuse(msg!("passing-is-no-action")),
        Action::Explore { .. }
        | Action::Build { .. }
        | Action::Artist { .. }
        | Action::Attack { .. }
        | Action::BuildWonder { .. }
        | Action::ActivateBuilding(_)
        | Action::ActivateWonder(_)
        | Action::Develop(_)
        | Action::StartGoldenAge
        | Action::Stop => question.rule().refuse(first(question)),
    }
}

/// What must be decided first.
fn first(question: Question) -> Message {
    match question {
        Question::SquareTile => msg!("first-square-tile"),
        Question::Civilization { .. } => msg!("first-civilization"),
        Question::LevelFive => msg!("first-level-five"),
        Question::LayTile { .. } => msg!("first-lay-tile"),
        Question::Capital => msg!("first-capital"),
        Question::Action => msg!("first-action"),
        Question::City { at, .. } => msg!("first-city", at),
        Question::Cube { at, .. } => msg!("first-cube", at),
        Question::Discard { building } => msg!("first-discard", building = building.name()),
        Question::KeepGlory { .. } => msg!("first-glory"),
        Question::Develop { .. } => msg!("first-develop"),
        Question::DevelopFurther => msg!("first-develop-further"),
        Question::StandUp { .. } => msg!("first-stand-up"),
        Question::Agora { .. } => msg!("first-agora"),
        Question::ScoringCard => msg!("first-scoring-card"),
        Question::Over => msg!("match-is-over"),
    }
}
