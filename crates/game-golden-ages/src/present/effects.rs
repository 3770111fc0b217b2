//! What cards do, in sentences made from their effects.

use engine::{Message, msg};

use super::words::paragraph;
use crate::cards::{
    Ability, Civilization, Counted, Effect, FutureTechnology, Moment, Range, ScoringCard, Terms,
};

/// All that a card does, in one paragraph; none if it does nothing.
pub fn text<'a>(abilities: impl IntoIterator<Item = &'a Ability>) -> Option<Message> {
    paragraph(abilities.into_iter().map(sentence))
}

/// One line of a card: when it works and what it does.
pub fn sentence(ability: &Ability) -> Message {
    let what = phrase(ability.effect);
    match ability.when {
        Moment::Immediate => msg!("when-immediate", what),
        Moment::Activate => msg!("when-activate", what),
        Moment::Permanent => msg!("when-permanent", what),
        Moment::EndOfGame => msg!("when-end-of-game", what),
        Moment::GainControl(resource) => msg!("when-gain-control", resource = resource.id(), what),
        Moment::PlaceCube => msg!("when-place-cube", what),
        Moment::FoundCity => msg!("when-found-city", what),
        Moment::ColonistToAgora => msg!("when-colonist-to-agora", what),
        Moment::ArriveAtOpponent => msg!("when-arrive-at-opponent", what),
        Moment::CrossEdge => msg!("when-cross-edge", what),
        Moment::OwnAttack => msg!("when-own-attack", what),
        Moment::OtherAttack => msg!("when-other-attack", what),
    }
}

/// What a civilization brings once, and what it does as long as it is in play.
pub fn of_civilization(card: Civilization) -> impl Iterator<Item = Message> {
    let facts = card.facts();
    let once = facts.one_time.iter().map(|ability| msg!("when-first-played", what = phrase(ability.effect)));
    once.chain(facts.lasting.iter().map(sentence))
}

/// Whether what an ability gives depends on a count.
pub fn is_counted(ability: &Ability) -> bool {
    matches!(ability.effect, Effect::Gold { per: Some(_), .. } | Effect::Points { per: Some(_), .. })
}

/// What a scoring card gives: `1 point for every 3 gold`.
pub fn scoring(card: ScoringCard) -> Message {
    let facts = card.facts();
    match facts.units_per_award {
        1 => msg!("points-each", amount = facts.vp, each = each(facts.per)),
        units => msg!("points-every", amount = facts.vp, units, things = things(facts.per)),
    }
}

/// What a future technology gives.
pub fn future(card: FutureTechnology) -> Message {
    msg!("points-most", amount = card.facts().vp, things = things(card.facts().per))
}

/// What an effect does, without the moment.
pub fn phrase(effect: Effect) -> Message {
    match effect {
        Effect::Gold { amount, per: None } => msg!("gold", amount),
        Effect::Gold { amount, per: Some(per) } => msg!("gold-each", amount, each = each(per)),
        Effect::Points { amount, per: None } => msg!("points", amount),
        Effect::Points { amount, per: Some(per) } => msg!("points-each", amount, each = each(per)),
        Effect::MoveRange(Range::Steps(spaces)) => msg!("effect-range", spaces),
        Effect::MoveRange(Range::Any(_)) => msg!("effect-range-unlimited"),
        Effect::UnlockSite(site) => msg!("effect-site", site),
        Effect::CubesPerCity(cubes) => msg!("effect-cubes-per-city", cubes),
        Effect::DevelopNamed { technology, if_has: None, .. } => {
            msg!("effect-develop-named", technology = technology.name())
        }
        Effect::DevelopNamed { technology, if_has: Some(before), otherwise_gold: gold } => {
            let technology = technology.name();
            msg!("effect-develop-named-if", technology, before = before.name(), gold)
        }
        Effect::DevelopLevelFive => msg!("effect-develop-level-five"),
        Effect::DevelopAny { tiles, terms: Terms::Free } => msg!("effect-develop-free", tiles),
        Effect::DevelopAny { tiles, terms: Terms::Cheaper(discount) } => {
            msg!("effect-develop-cheaper", tiles, discount)
        }
        Effect::Research { discount, several: false } => msg!("effect-research", discount),
        Effect::Research { discount, several: true } => msg!("effect-research-several", discount),
        Effect::StandUp(colonists) => msg!("effect-stand-up", colonists),
        Effect::ToOrFromAgora => msg!("effect-agora"),
        Effect::BuilderWithoutColonist => msg!("effect-builder"),
        Effect::ExplorerStaysStanding => msg!("effect-explorer"),
        Effect::FreeWonders(wonders) => msg!("effect-free-wonders", wonders),
        Effect::AttackWithoutColonist => msg!("effect-rocketry"),
        Effect::AttackSurcharge(gold) => msg!("effect-attack-surcharge", gold),
        Effect::AttackDiscount(gold) => msg!("effect-attack-discount", gold),
        Effect::DrawGlory(tiles) => msg!("effect-draw-glory", tiles),
        Effect::ReceiveAttackPayment => msg!("effect-receive-payment"),
    }
}

/// One of the things counted: what stands after `for each`.
fn each(counted: Counted) -> Message {
    match counted {
        Counted::OwnCubeOnMap => msg!("each-cube"),
        Counted::ControlledSymbol(resource) => msg!("each-symbol", resource = resource.id()),
        Counted::OwnCityAndCapital => msg!("each-city"),
        Counted::OwnStandingColonist => msg!("each-standing"),
        Counted::ColonistInAgora => msg!("each-agora-colonist"),
        Counted::LyingColonistOnMap => msg!("each-lying"),
        Counted::OwnGloryTile => msg!("each-glory"),
        Counted::OwnHighTechnology => msg!("each-high-technology"),
        Counted::DevelopedTechnology => msg!("each-technology"),
        Counted::OwnBuilding => msg!("each-building"),
        Counted::OwnWonder => msg!("each-wonder"),
        Counted::OwnGold => msg!("each-gold"),
    }
}

/// The things counted: what stands after `the most`.
fn things(counted: Counted) -> Message {
    match counted {
        Counted::OwnCubeOnMap => msg!("things-cubes"),
        Counted::ControlledSymbol(resource) => msg!("things-symbols", resource = resource.id()),
        Counted::OwnCityAndCapital => msg!("things-cities"),
        Counted::OwnStandingColonist => msg!("things-standing"),
        Counted::ColonistInAgora => msg!("things-agora-colonists"),
        Counted::LyingColonistOnMap => msg!("things-lying"),
        Counted::OwnGloryTile => msg!("things-glory"),
        Counted::OwnHighTechnology => msg!("things-high-technologies"),
        Counted::DevelopedTechnology => msg!("things-technologies"),
        Counted::OwnBuilding => msg!("things-buildings"),
        Counted::OwnWonder => msg!("things-wonders"),
        Counted::OwnGold => msg!("things-gold"),
    }
}
