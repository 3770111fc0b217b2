//! What events do, in phrases made from their effects.

use engine::{Arg, Message, msg};

use super::words::amount;
use crate::cards::effect::{Counted, Happening, Rate, Who};
use crate::event::What;

/// The phrases of an event.
pub fn text(effects: &[Happening]) -> Vec<Message> {
    if effects.is_empty() {
        return vec![msg!("event-nothing")];
    }
    effects.iter().map(phrase).collect()
}

fn phrase(effect: &Happening) -> Message {
    match effect {
        Happening::GainFood { who, amount: n } => gains(*who, amount(What::Food, *n)),
        Happening::GainResources { who, amount: n } => gains(*who, amount(What::Resources, *n)),
        Happening::GainScience { who, amount: n } => gains(*who, amount(What::Science, *n)),
        Happening::GainCulture { who, amount: n } => gains(*who, amount(What::Culture, *n)),
        Happening::GainPopulation { who, amount: n } => gains(*who, amount(What::Population, *n)),
        Happening::GainFoodOrResources { who, amount, mixed: true } => {
            gains(*who, msg!("amount-mixed", n = *amount))
        }
        Happening::GainFoodOrResources { who, amount, mixed: false } => {
            gains(*who, msg!("amount-either", n = *amount))
        }
        Happening::GainCultureEqualTo { who, what } => {
            gains(*who, msg!("amount-culture-like", rate = rate(*what)))
        }
        Happening::GainScienceEqualTo { who, what } => {
            gains(*who, msg!("amount-science-like", rate = rate(*what)))
        }
        Happening::DrawMilitaryCards { who, amount } => {
            msg!("event-draw", who = self::who(*who), n = *amount)
        }
        Happening::ActivePlayerSkipsDiscard => msg!("event-no-discard"),
        Happening::BuildFree { who: _, tech, optional: _ } => msg!("event-build-free", card = tech.name()),
        Happening::LoseCulture { who, amount: n } => loses(*who, amount(What::Culture, *n)),
        Happening::LosePopulation { who, amount: n } => loses(*who, amount(What::Population, *n)),
        Happening::LoseFoodOrResources { who, amount } => loses(*who, msg!("amount-mixed", n = *amount)),
        Happening::LoseAllFood { who } => loses(*who, msg!("amount-all-food")),
        Happening::LoseBlueToken { who, amount: n } => loses(*who, amount(What::BlueTokens, *n)),
        Happening::LoseCivilActionsPerDiscontentWorker { who, amount: n } => {
            loses(*who, msg!("amount-per-discontent", what = amount(What::CivilActions, *n)))
        }
        Happening::LoseCulturePerDiscontentWorker { who, amount: n } => {
            loses(*who, msg!("amount-per-discontent", what = amount(What::Culture, *n)))
        }
        Happening::LoseHalfDiscontentWorkers { who, round: _ } => loses(*who, msg!("amount-half-discontent")),
        Happening::LoseColony { who, amount: _ } => loses(*who, msg!("amount-colony")),
        Happening::DestroyOwnBuilding { who, categories: _, amount: _ } => {
            loses(*who, msg!("amount-building"))
        }
        Happening::DestroyUrbanBuildingOfEachOther { who, amount: _ } => {
            msg!("event-terrorism", who = self::who(*who))
        }
        Happening::MoveYellowToken { from, to, amount: n } => {
            let what = amount(What::YellowTokens, *n);
            msg!("event-move-token", who = who(*from), what, to = who(*to))
        }
        Happening::FarmsProduce { .. } => msg!("event-farms"),
        Happening::MinesProduce { .. } => msg!("event-mines"),
        Happening::FarmsAndMinesProduce { .. } => msg!("event-farms-and-mines"),
        Happening::DiscardLeadersNotOfCurrentAge { .. } => msg!("event-iconoclasm"),
        Happening::TakeCivilCards { who, civil_actions: n, optional: _ } => {
            msg!("event-take-cards", who = self::who(*who), what = amount(What::CivilActions, *n))
        }
        Happening::SkipNextPoliticalAction { .. } => msg!("event-skip-politics"),
        Happening::RefillCardRow => msg!("event-refill"),
        Happening::TurnWonderFaceDown { who: _, ages: _, amount: _, culture_rate } => {
            msg!("event-ravages", amount = *culture_rate)
        }
        Happening::ScoreCulture { who: _, per, amount: n, max, advanced_game_level: _ } => {
            score(*per, *n, *max)
        }
        Happening::ScoreCultureByRank { what, p2, p3, p4 } => {
            let list = |figures: &[u8]| figures.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
            msg!("event-rank", rate = rate(*what), two = list(p2), three = list(p3), four = list(p4))
        }
        Happening::ScoreCulturePerWonder { age_a, age_i, age_ii, age_iii } => {
            msg!("event-wonders", a = *age_a, one = *age_i, two = *age_ii, three = *age_iii)
        }
    }
}

fn gains(who: Who, what: Message) -> Message {
    msg!("event-gains", who = self::who(who), what)
}

fn loses(who: Who, what: Message) -> Message {
    msg!("event-loses", who = self::who(who), what)
}

fn score(per: Counted, n: i8, max: Option<u8>) -> Message {
    let counted = counted(per);
    match max {
        _ if n < 0 => msg!("event-score-less", what = amount(What::Culture, -n), counted),
        Some(max) => msg!("event-score-max", what = amount(What::Culture, n), counted, max),
        None => msg!("event-score", what = amount(What::Culture, n), counted),
    }
}

fn rate(rate: Rate) -> Arg {
    Arg::from(match rate {
        Rate::CultureRate => msg!("rate-culture"),
        Rate::ScienceRate => msg!("rate-science"),
        Rate::Strength => msg!("rate-strength"),
    })
}

fn who(who: Who) -> Arg {
    Arg::from(match who {
        Who::All => msg!("who-all"),
        Who::Strongest => msg!("who-strongest"),
        Who::Weakest => msg!("who-weakest"),
        Who::TwoStrongest => msg!("who-two-strongest"),
        Who::TwoWeakest => msg!("who-two-weakest"),
        Who::MostCulture => msg!("who-most-culture"),
        Who::LeastCulture => msg!("who-least-culture"),
        Who::MostCultureIfAmongTwoWeakest => msg!("who-most-culture-weak"),
        Who::MostHappyFacesAllTied => msg!("who-most-happy"),
        Who::AllWithUnusedWorker => msg!("who-with-unused"),
        Who::StrongestIfUsed => msg!("who-strongest-if-used"),
    })
}

fn counted(counted: Counted) -> Message {
    match counted {
        Counted::FoodProducedByFarms => msg!("counted-food"),
        Counted::ResourcesProducedByMines => msg!("counted-resources"),
        Counted::LevelOfUrbanBuildingWorker => msg!("counted-urban-levels"),
        Counted::LevelOfMilitaryUnitOrArenaWorker => msg!("counted-unit-levels"),
        Counted::Colony => msg!("counted-colony"),
        Counted::CivilAction => msg!("counted-civil"),
        Counted::MilitaryAction => msg!("counted-military"),
        Counted::HappyFace => msg!("counted-happy"),
        Counted::DiscontentWorker => msg!("counted-discontent"),
        Counted::ContentWorkerAbove10 => msg!("counted-content"),
        Counted::LevelOfGovernmentAndSpecialTechnologies => msg!("counted-progress"),
        Counted::TechnologyOfLevel3 => msg!("counted-technology"),
    }
}
