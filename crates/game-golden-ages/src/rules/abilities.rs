//! Chapters 3 and 20: what the texts of a player's cards say, and carrying it out.

use std::sync::LazyLock;

use engine::{Log, Seat};
use enumset::EnumSet;

use crate::cards::{
    Ability, Building, Card, Civilization, Counted, Effect, Moment, Range, Technology, Wonder,
};
use crate::event::{Event, Source};
use crate::rules::{activation, technology};
use crate::scoring::count;
use crate::state::{Player, Question, State};

/// What the texts of a player's cards say of a moment, in the order of the cards: technologies
/// that are not obsolete, buildings, wonders, the civilization in play.
pub fn at(player: &Player, when: Moment) -> impl Iterator<Item = (Card, Effect)> {
    LASTING[when.index()]
        .iter()
        .flat_map(|line| std::iter::repeat_n((line.card, line.effect), line.times(player)))
}

/// The lines of a card's own text for a moment.
pub fn of(card: Card, when: Moment) -> impl Iterator<Item = Effect> {
    let lines: &[Ability] = match card {
        Card::Technology(technology) => &technology.facts().effects,
        Card::Building(building) => &building.facts().effects,
        Card::Wonder(wonder) => &wonder.facts().effects,
        Card::Civilization(civilization) => &civilization.facts().one_time,
    };
    lines.iter().filter(move |line| line.when == when).map(|line| line.effect)
}

/// What a player's cards permit and change at all times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Powers {
    /// How far colonists move (GA-7.4).
    pub range: Range,
    /// Which building sites can be used (GA-3.2).
    pub sites: [bool; 3],
    /// How many cubes make a city (GA-9.5).
    pub cubes_per_city: u8,
    /// How much less every technology costs (Japan).
    pub technology_discount: u8,
    /// Whether action 7 may develop several (Japan).
    pub several_technologies: bool,
    /// Whether action 2 needs no colonist (GA-10.5).
    pub builder_without_colonist: bool,
    /// Whether an Explorer is not laid down (Russia).
    pub explorer_stays_standing: bool,
    /// How many wonders are free (Greece).
    pub free_wonders: u8,
    /// Whether attacks need no colonist (GA-12.9).
    pub attack_without_colonist: bool,
    /// How much more attacks on the player cost (Wall).
    pub attack_surcharge: u8,
    /// How much less the player's attacks cost (China).
    pub attack_discount: u8,
}

impl Powers {
    /// Those of a player now: a card works from the step that brings it (GA-R37).
    #[must_use]
    pub fn of(player: &Player) -> Self {
        let mut powers = Self { cubes_per_city: 1, ..Self::default() };
        at(player, Moment::Permanent).for_each(|(_, effect)| powers.add(effect));
        powers
    }

    fn add(&mut self, effect: Effect) {
        match effect {
            Effect::MoveRange(range) => self.range = range,
            Effect::UnlockSite(number) => self.sites[usize::from(number) - 1] = true,
            Effect::CubesPerCity(cubes) => self.cubes_per_city = cubes,
            Effect::Research { discount, several } => {
                self.technology_discount += discount;
                self.several_technologies |= several;
            }
            Effect::BuilderWithoutColonist => self.builder_without_colonist = true,
            Effect::ExplorerStaysStanding => self.explorer_stays_standing = true,
            Effect::FreeWonders(uses) => self.free_wonders += uses,
            Effect::AttackWithoutColonist => self.attack_without_colonist = true,
            Effect::AttackSurcharge(gold) => self.attack_surcharge += gold,
            Effect::AttackDiscount(gold) => self.attack_discount += gold,
            // These do something at their moment and change nothing in between.
            Effect::Gold { .. }
            | Effect::Points { .. }
            | Effect::DevelopNamed { .. }
            | Effect::DevelopLevelFive
            | Effect::DevelopAny { .. }
            | Effect::StandUp(_)
            | Effect::ToOrFromAgora
            | Effect::DrawGlory(_)
            | Effect::ReceiveAttackPayment => {}
        }
    }
}

/// Carries out one line of a card's text; what it asks of the player, if anything.
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    (card, effect): (Card, Effect),
    log: &mut impl Log<Event>,
) -> Option<Question> {
    carry_out_times(state, seat, (card, effect), 1, log)
}

/// Carries out everything that a player's cards say of a moment, so many times. Nothing of that
/// asks the player anything.
pub fn trigger(state: &mut State, seat: Seat, when: Moment, times: u8, log: &mut impl Log<Event>) {
    let player = state.players[seat];
    for line in at(&player, when) {
        carry_out_times(state, seat, line, times, log);
    }
}

fn carry_out_times(
    state: &mut State,
    seat: Seat,
    (card, effect): (Card, Effect),
    times: u8,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let sum = |amount: u8, per: Option<Counted>| {
        u16::from(amount) * u16::from(times) * per.map_or(1, |counted| count(state, seat, counted))
    };
    match effect {
        Effect::Gold { amount, per } => {
            gain(state, seat, sum(amount, per), card.into(), log);
            None
        }
        Effect::Points { amount, per } => {
            score(state, seat, sum(amount, per), card.into(), log);
            None
        }
        Effect::DevelopNamed { technology, if_has, otherwise_gold } => {
            technology::develop_named(state, seat, card, (technology, if_has, otherwise_gold), log);
            None
        }
        Effect::DevelopLevelFive => {
            technology::level_five(&state.players[seat]).next().map(|_| Question::LevelFive)
        }
        Effect::DevelopAny { tiles, terms } => technology::ask(state, seat, tiles, terms),
        Effect::StandUp(left) => activation::ask_stand_up(state, seat, left),
        Effect::ToOrFromAgora => Some(Question::Agora { way: None }),
        // These are asked for by the rules they change.
        Effect::MoveRange(_)
        | Effect::UnlockSite(_)
        | Effect::CubesPerCity(_)
        | Effect::Research { .. }
        | Effect::BuilderWithoutColonist
        | Effect::ExplorerStaysStanding
        | Effect::FreeWonders(_)
        | Effect::AttackWithoutColonist
        | Effect::AttackSurcharge(_)
        | Effect::AttackDiscount(_)
        | Effect::DrawGlory(_)
        | Effect::ReceiveAttackPayment => None,
    }
}

/// Whether an effect finds what it needs: a tile to develop, a colonist to move (GA-R28).
#[must_use]
pub fn finds_target(state: &State, seat: Seat, effect: Effect) -> bool {
    let player = &state.players[seat];
    let colonists = &player.colonists;
    match effect {
        Effect::DevelopAny { terms, .. } => technology::any_affordable(player, terms),
        Effect::DevelopLevelFive => technology::level_five(player).next().is_some(),
        Effect::StandUp(_) => !colonists.lying.is_empty(),
        Effect::ToOrFromAgora => !colonists.lying.is_empty() || colonists.agora > 0,
        // These need none.
        Effect::Gold { .. }
        | Effect::Points { .. }
        | Effect::DevelopNamed { .. }
        | Effect::MoveRange(_)
        | Effect::UnlockSite(_)
        | Effect::CubesPerCity(_)
        | Effect::Research { .. }
        | Effect::BuilderWithoutColonist
        | Effect::ExplorerStaysStanding
        | Effect::FreeWonders(_)
        | Effect::AttackWithoutColonist
        | Effect::AttackSurcharge(_)
        | Effect::AttackDiscount(_)
        | Effect::DrawGlory(_)
        | Effect::ReceiveAttackPayment => true,
    }
}

/// Gold comes from the bank, which never runs out (GA-R30).
pub fn gain(state: &mut State, seat: Seat, amount: u16, source: Source, log: &mut impl Log<Event>) {
    state.players[seat].gold += amount;
    log.tell(Event::GoldGained { seat, amount, source });
}

/// Gold goes to the bank, or to another player.
pub fn pay(state: &mut State, seat: Seat, amount: u16, to: Option<Seat>, log: &mut impl Log<Event>) {
    state.players[seat].gold -= amount;
    if let Some(to) = to {
        state.players[to].gold += amount;
    }
    if amount > 0 {
        log.tell(Event::Paid { seat, amount, to });
    }
}

/// Points are written down under their source.
pub fn score(state: &mut State, seat: Seat, amount: u16, source: Source, log: &mut impl Log<Event>) {
    if let Some(line) = state.players[seat].points.line_mut(source) {
        *line += amount;
    }
    log.tell(Event::Scored { seat, amount, source });
}

/// The technologies of a player that are not obsolete (GA-3.5).
#[must_use]
pub fn in_force(player: &Player) -> EnumSet<Technology> {
    player.technologies.iter().fold(player.technologies, |left, by| left - by.facts().obsoletes)
}

/// A line that works as long as its card is there.
struct Line {
    card: Card,
    effect: Effect,
    /// Any of these makes it obsolete (GA-3.5).
    until: EnumSet<Technology>,
}

impl Line {
    /// How often it works for a player: two Walls work twice.
    #[inline]
    fn times(&self, player: &Player) -> usize {
        match self.card {
            Card::Technology(technology) => usize::from(
                player.technologies.contains(technology) && player.technologies.is_disjoint(self.until),
            ),
            Card::Building(building) => player.buildings().filter(|built| built.building == building).count(),
            Card::Wonder(wonder) => usize::from(player.wonders.contains(wonder)),
            Card::Civilization(civilization) => usize::from(player.civilization == civilization),
        }
    }
}

/// The lines of all cards by their moment. Those that work once are carried out with their card.
static LASTING: LazyLock<[Vec<Line>; Moment::COUNT]> = LazyLock::new(|| {
    let mut lines = std::array::from_fn(|_| Vec::new());
    let mut add = |card, abilities: &[Ability], until| {
        for Ability { when, effect } in abilities {
            lines[when.index()].push(Line { card, effect: *effect, until });
        }
    };
    for technology in Technology::ALL {
        let by = Technology::ALL.iter().copied().filter(|by| by.facts().obsoletes.contains(*technology));
        add(Card::Technology(*technology), &technology.facts().effects, by.collect());
    }
    for building in Building::ALL {
        add(Card::Building(*building), &building.facts().effects, EnumSet::empty());
    }
    for wonder in Wonder::ALL {
        add(Card::Wonder(*wonder), &wonder.facts().effects, EnumSet::empty());
    }
    for civilization in Civilization::ALL {
        add(Card::Civilization(*civilization), &civilization.facts().lasting, EnumSet::empty());
    }
    lines
});
