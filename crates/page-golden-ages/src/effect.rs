//! What a card does, in one short line with icons.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use engine::{Message, Name, Present, msg};
use game_golden_ages::State;
use game_golden_ages::cards::{
    Ability, Building, Civilization, Counted, Effect, FutureTechnology, Moment, Range, ScoringCard,
    Technology, Terms, Wonder,
};
use look::{Markup, html};

use crate::icons;
use crate::page::Page;

impl Page<'_> {
    /// What a technology does for its owner from now on; the immediate points of the last column
    /// stand in its full text.
    pub fn technology_line(&self, technology: Technology) -> Markup {
        let last = technology.facts().effects.last();
        html! { @if let Some(ability) = last { (self.rich(&self.ability(ability))) } }
    }

    /// What a building does.
    pub fn building_line(&self, building: Building) -> Markup {
        self.rich_lines(&building.facts().effects)
    }

    /// What a wonder does.
    pub fn wonder_line(&self, wonder: Wonder) -> Markup {
        self.rich_lines(&wonder.facts().effects)
    }

    /// What a wonder that was built still does.
    pub fn built_wonder_line(&self, wonder: Wonder) -> Markup {
        let effects = &wonder.facts().effects;
        let lasting: Vec<_> = effects.iter().filter(|line| line.when != Moment::Immediate).copied().collect();
        self.rich_lines(if lasting.is_empty() { effects } else { &lasting })
    }

    /// What a civilization in play still does.
    pub fn played_civilization_line(&self, civilization: Civilization) -> Markup {
        let facts = civilization.facts();
        self.rich_lines(if facts.lasting.is_empty() { &facts.one_time } else { &facts.lasting })
    }

    /// What a civilization does: once, and for good.
    pub fn civilization_line(&self, civilization: Civilization) -> Markup {
        let facts = civilization.facts();
        let abilities: Vec<_> = facts.one_time.iter().chain(&facts.lasting).copied().collect();
        self.rich_lines(&abilities)
    }

    /// What a card does, in the game's own sentences.
    pub fn card_text(&self, name: Name) -> String {
        let sentences = card_texts().get(name.0);
        let lines: Vec<_> = sentences.into_iter().flatten().map(|line| self.on.say(line)).collect();
        lines.join(" ")
    }

    /// What a future technology rewards.
    pub fn future_line(&self, future: FutureTechnology) -> Markup {
        let facts = future.facts();
        self.rich(&msg!("future-line", points = facts.vp, what = self.counted_icon(facts.per)))
    }

    /// What a scoring card rewards.
    pub fn scoring_line(&self, card: ScoringCard) -> String {
        let facts = card.facts();
        let (points, units) = (facts.vp, facts.units_per_award);
        self.say(&msg!("scoring-line", points, units, what = counted(facts.per)))
    }

    fn rich_lines(&self, abilities: &[Ability]) -> Markup {
        html! {
            @for (at, ability) in abilities.iter().enumerate() {
                @if at > 0 { "; " }
                (self.rich(&self.ability(ability)))
            }
        }
    }

    /// The icon of what is counted, as it stands in a sentence.
    fn counted_icon(&self, counted: Counted) -> String {
        let id = icons::counted(counted);
        format!("⟦{}⟧", id.strip_prefix("i-").unwrap_or(&id))
    }

    /// One line of a card's text.
    fn ability(&self, ability: &Ability) -> Message {
        let effect = self.effect(ability);
        match ability.when {
            Moment::Activate => msg!("when-activated", effect),
            Moment::EndOfGame => msg!("when-over", effect),
            Moment::FoundCity => msg!("when-founding", effect),
            Moment::ColonistToAgora => msg!("when-to-agora", effect),
            Moment::ArriveAtOpponent => msg!("when-at-rival", effect),
            Moment::CrossEdge => msg!("when-over-edge", effect),
            Moment::OwnAttack => msg!("when-attacking", effect),
            Moment::OtherAttack if ability.effect != Effect::ReceiveAttackPayment => {
                msg!("when-other-attacks", effect)
            }
            _ => effect,
        }
    }

    fn effect(&self, ability: &Ability) -> Message {
        match ability.effect {
            Effect::Gold { amount, per } => gold(ability.when, amount, per),
            Effect::Points { amount, per: None } => msg!("effect-points", amount),
            Effect::Points { amount, per: Some(per) } => {
                msg!("effect-points-per", amount, per = counted(per))
            }
            Effect::MoveRange(Range::Steps(range)) => msg!("effect-range", range),
            Effect::MoveRange(Range::Any(_)) => msg!("effect-range-any"),
            Effect::UnlockSite(site) => msg!("effect-site", site),
            Effect::CubesPerCity(cubes) => msg!("effect-cubes", cubes),
            Effect::DevelopNamed { technology, otherwise_gold: 0, .. } => {
                msg!("effect-free-technology", technology = self.name(technology.name()))
            }
            Effect::DevelopNamed { technology, otherwise_gold: gold, .. } => {
                msg!("effect-free-technology-or", technology = self.name(technology.name()), gold)
            }
            Effect::DevelopLevelFive => msg!("effect-level-five"),
            Effect::DevelopAny { tiles, terms: Terms::Free } => msg!("effect-develop-free", tiles),
            Effect::DevelopAny { terms: Terms::Cheaper(gold), .. } => msg!("effect-develop-cheaper", gold),
            Effect::Research { discount, .. } => msg!("effect-research", discount),
            Effect::StandUp(colonists) => msg!("effect-stand-up", colonists),
            Effect::ToOrFromAgora => msg!("effect-agora"),
            Effect::BuilderWithoutColonist => msg!("effect-builder-alone"),
            Effect::ExplorerStaysStanding => msg!("effect-explorer-stands"),
            Effect::FreeWonders(wonders) => msg!("effect-free-wonder", wonders),
            Effect::AttackWithoutColonist => msg!("effect-attack-anywhere"),
            Effect::AttackSurcharge(gold) => msg!("effect-surcharge", gold),
            Effect::AttackDiscount(gold) => msg!("effect-attack-discount", gold),
            Effect::DrawGlory(tiles) => msg!("effect-draw-glory", tiles),
            Effect::ReceiveAttackPayment => msg!("effect-receive-payment"),
        }
    }
}

/// The sentences of all cards, by the key of their name.
fn card_texts() -> &'static BTreeMap<&'static str, Vec<Message>> {
    static TEXTS: OnceLock<BTreeMap<&'static str, Vec<Message>>> = OnceLock::new();
    TEXTS.get_or_init(|| State::cards().into_iter().map(|card| (card.name.0, card.text)).collect())
}

fn gold(when: Moment, amount: u8, per: Option<Counted>) -> Message {
    match (when, per) {
        (Moment::GainControl(resource), _) => {
            msg!("effect-pays", amount, what = format!("⟦{}⟧", icons::resource(resource)))
        }
        (Moment::PlaceCube, _) => msg!("effect-pays", amount, what = "⟦cube⟧"),
        (_, None) => msg!("effect-gold", amount),
        (_, Some(per)) => msg!("effect-gold-per", amount, per = counted(per)),
    }
}

/// What is counted, in words after "per".
fn counted(counted: Counted) -> Message {
    use game_golden_ages::cards::Resource;
    match counted {
        Counted::OwnCubeOnMap => msg!("per-cube"),
        Counted::ControlledSymbol(Resource::Game) => msg!("per-game"),
        Counted::ControlledSymbol(Resource::Grain) => msg!("per-grain"),
        Counted::ControlledSymbol(Resource::Stone) => msg!("per-stone"),
        Counted::ControlledSymbol(Resource::Gem) => msg!("per-gem"),
        Counted::OwnCityAndCapital => msg!("per-city"),
        Counted::OwnStandingColonist => msg!("per-standing"),
        Counted::ColonistInAgora => msg!("per-agora-colonist"),
        Counted::LyingColonistOnMap => msg!("per-lying"),
        Counted::OwnGloryTile => msg!("per-glory"),
        Counted::OwnHighTechnology => msg!("per-high-technology"),
        Counted::DevelopedTechnology => msg!("per-technology"),
        Counted::OwnBuilding => msg!("per-building"),
        Counted::OwnWonder => msg!("per-wonder"),
        Counted::OwnGold => msg!("per-gold"),
    }
}
