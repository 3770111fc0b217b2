//! The attack as a scene: both combat values as bars on one scale, each block with its source; the tokens that could be
//! spent; and what that would lead to.
//!
//! Tokens are planned first (`?spend=0.2`) and sent together.

mod spoils;

use engine::{Game, Message, Seat, msg};
use game_new_dawn::action::{Action, Token};
use game_new_dawn::board::Piece;
use game_new_dawn::cards::Terrain;
use game_new_dawn::details::attack_way;
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::rules::combat::{self, Modifier, Modifiers, Source};
use game_new_dawn::rules::military::{self, war_chest};
use game_new_dawn::rules::trade::{Spender, spendable_count};
use game_new_dawn::state::{Combat, Foe};
use game_new_dawn::{Event, State};
use look::part::{Weight, icon, seat_class, seat_mark};
use look::{Markup, Narrowing, html};

use crate::ask::play;
use crate::board::terrain_picture;
use crate::icons;
use crate::page::{Page, resolving};

/// Whether tokens can be spent in a combat now.
pub fn is_open(page: &Page<'_>) -> bool {
    matches!(page.table.frame(), Frame::AttackerSpends { .. } | Frame::DefenderSpends { .. })
}

/// The tokens that the viewer could spend.
fn tokens(page: &Page<'_>) -> Vec<Token> {
    let token = |action| if let Action::Spend(token) = action { Some(token) } else { None };
    page.offers.iter().filter_map(|offer| token(offer.action)).collect()
}

/// What the viewer plans to spend.
struct Plan {
    /// The places of the tokens among those that could be spent.
    places: Vec<usize>,
    /// What is played for it.
    actions: Vec<Action>,
}

impl Plan {
    /// What the query says. It is tried, so that nothing follows after the question is closed.
    fn of(page: &Page<'_>, tokens: &[Token]) -> Self {
        let wish = page.on.narrowing.get("spend").unwrap_or_default();
        let wished = wish.split('.').filter_map(|place| place.parse::<usize>().ok());
        let (mut places, mut actions) = (Vec::new(), Vec::new());
        let Some(seat) = page.asked() else { return Self { places, actions } };
        let mut tried: State = *page.on.shown.trial().before();
        for place in wished {
            let Some(token) = tokens.get(place).filter(|_| !places.contains(&place)) else { continue };
            let action = Action::Spend(*token);
            if is_spending(&tried, page) && tried.play(seat, &action, &mut ()).is_ok() {
                places.push(place);
                actions.push(action);
            }
        }
        if !actions.is_empty() && is_spending(&tried, page) {
            actions.push(Action::Done);
        }
        Self { places, actions }
    }

    /// The query with a token added or taken away.
    fn toggled(&self, place: usize) -> Narrowing {
        let mut places = self.places.clone();
        match places.iter().position(|known| *known == place) {
            Some(at) => drop(places.remove(at)),
            None => places.push(place),
        }
        let places: Vec<String> = places.iter().map(ToString::to_string).collect();
        if places.is_empty() {
            Narrowing::default()
        } else {
            Narrowing::default().with("spend", &places.join("."))
        }
    }
}

/// Whether the same question is still open.
fn is_spending(state: &State, page: &Page<'_>) -> bool {
    std::mem::discriminant(&state.table.frame()) == std::mem::discriminant(&page.table.frame())
}

/// The fight with what is planned.
fn planned(page: &Page<'_>, combat: Combat, plan: &Plan) -> Combat {
    let tokens = u8::try_from(plan.places.len()).unwrap_or(0);
    military::with_tokens(combat, page.table.frame(), tokens)
}

/// The buttons of the question.
pub fn choices(page: &Page<'_>) -> Markup {
    let Some(combat) = page.table.combat else { return Markup::default() };
    let plan = Plan::of(page, &tokens(page));
    let Combat { attack, defense, .. } = planned(page, combat, &plan);
    let weight = if plan.actions.is_empty() { Weight::Primary } else { Weight::Ordinary };
    html! {
        @if let Some((first, then)) = plan.actions.split_first() {
            @let words = page.say(&msg!("spend-so-many", tokens = plan.places.len(), attack, defense));
            (play(page, Weight::Primary, *first, then, &html! { (icons::icon("nd-trade")) (words) }))
        }
        (play(page, weight, Action::Done, &[], &html! { (page.say(&msg!("spend-nothing"))) }))
        @if !plan.places.is_empty() {
            (page.on.back(&page.link(&Narrowing::default())))
        }
    }
}

/// The scene over the half of the map that is away from the target.
pub fn scene(page: &Page<'_>) -> Markup {
    let (Some(combat), Some(card)) = (page.table.combat, resolving(page.table)) else {
        return Markup::default();
    };
    let attacker = page.table.turn.seat;
    let attack = combat::attack(page.table, attacker, card, combat.target, combat.foe);
    let defense = combat::defense(page.table, attacker, combat.target, combat.foe);
    let plan = Plan::of(page, &tokens(page));
    let Combat { attack: high, defense: low, .. } = planned(page, combat, &plan);
    let below = page.layout.fit.place(page.hex(combat.target)).y > 0.5;
    let dice = dice(page, combat);
    let class = seat_class(attacker);
    let scale = scale(high.max(low).max(combat.attack + u8::try_from(tokens(page).len()).unwrap_or(0)));
    html! {
        section class={ "fight panel " (scale) @if below { " fight--top" } } id="fight" aria-labelledby="fight-title" {
            header.fight__head {
                h2.title id="fight-title" { (page.say(&msg!("attack-on", at = combat.target.to_string()))) }
                span.muted { (page.name(page.table.map.terrain_of(combat.target).name())) (whence(page, card, combat)) }
                span.fight__score { b class=(class) { (high) } i { ":" } b class=(foe_class(combat.foe)) { (low) } }
            }
            (side(page, &Side { who: Some(attacker), foe: None, parts: &attack, die: dice.map(|dice| dice[0]), value: combat.attack, then: high }, &plan))
            (side(page, &Side { who: owner(combat.foe), foe: Some(combat.foe), parts: &defense, die: dice.map(|dice| dice[1]), value: combat.defense, then: low }, &plan))
            (outcome(page, combat, (high, low)))
        }
    }
}

/// From where it is attacked, how far that is, and which of the attacks of the card it is.
fn whence(page: &Page<'_>, card: Resolving, combat: Combat) -> Markup {
    let attacker = page.table.turn.seat;
    let way = attack_way(page.table, attacker, card, combat.target);
    let bases = military::bases(page.table, attacker);
    let start = way.first().and_then(|first| (page.table.map.around(*first) & bases).first());
    let reach = military::range(card);
    let number = page.table.frames.iter().rev().find_map(|frame| match *frame {
        Frame::Fight { attacks, reinforced, .. } => {
            Some((attacks, attacks + military::attacks_left(card, attacks, reinforced)))
        }
        _ => None,
    });
    html! {
        @if let Some(start) = start.filter(|_| way.len() <= reach.into()) {
            " · " (page.say(&msg!("attack-from", from = start.to_string(), spaces = way.len(), reach)))
        }
        @if let Some((number, of)) = number.filter(|(_, of)| *of > 1) {
            " · " (page.say(&msg!("attack-number", number, of)))
        }
    }
}

/// How many pixels a point has, so that the higher value fits.
fn scale(most: u8) -> &'static str {
    match most {
        0..=10 => "fight--u50",
        11..=13 => "fight--u38",
        14..=17 => "fight--u29",
        18..=22 => "fight--u22",
        _ => "fight--u16",
    }
}

/// The dice of this combat, as far as they still lie there.
fn dice(page: &Page<'_>, combat: Combat) -> Option<[u8; 2]> {
    let told = page.on.fresh.iter().rev().find_map(|event| match event {
        Event::Attacked { at, dice, .. } if at.space == combat.target => Some(*dice),
        _ => None,
    });
    match &page.table.dice[..] {
        [attack, defense] => Some([*attack, *defense]),
        _ => told,
    }
}

const fn owner(foe: Foe) -> Option<Seat> {
    match foe {
        Foe::Rival(seat, _) => Some(seat),
        Foe::Barbarian(_) | Foe::CityState(_) => None,
    }
}

fn foe_class(foe: Foe) -> String {
    owner(foe).map_or_else(|| "seat-none".to_owned(), seat_class)
}

/// One side of the combat.
struct Side<'a> {
    who: Option<Seat>,
    foe: Option<Foe>,
    parts: &'a Modifiers,
    die: Option<u8>,
    value: u8,
    then: u8,
}

fn side(page: &Page<'_>, side: &Side<'_>, plan: &Plan) -> Markup {
    let class = side.who.map_or_else(|| "seat-none".to_owned(), seat_class);
    let mine = side.who.is_some() && side.who == page.asked();
    let rest = side.value.saturating_sub(combat::total(side.parts));
    html! {
        div class={ "fside " (class) } {
            div.fside__who {
                @if let Some(seat) = side.who { (seat_mark(seat)) } @else { (icons::icon("nd-barbarian")) }
                span { b { (name(page, side)) } span { (what(page, side)) } }
            }
            ol.fside__bar aria-label=(page.say(&msg!("combat-sources"))) {
                (die_block(page, rest, side.die))
                @for part in side.parts.iter() { (block(page, *part)) }
                @if mine { (token_blocks(page, plan)) }
            }
            p.fside__list { (listed(page, side, plan)) }
            p.fside__sum { @if side.then != side.value { s { (side.value) } " " } (side.then) }
        }
    }
}

/// All sources in words, for bars that have no room for names: `die 3, slot 3, hills 2`.
fn listed(page: &Page<'_>, side: &Side<'_>, plan: &Plan) -> String {
    let rest = side.value.saturating_sub(combat::total(side.parts));
    let mut parts = match side.die {
        Some(die) => {
            vec![(page.say(&msg!("die")), die), (page.say(&msg!("trade")), rest.saturating_sub(die))]
        }
        None => vec![(page.say(&msg!("die-and-tokens")), rest)],
    };
    parts.extend(side.parts.iter().map(|part| (source_of(page, part.source).1, part.amount)));
    if side.who.is_some() && side.who == page.asked() {
        let tokens = tokens(page);
        let planned = plan.places.iter().filter_map(|place| tokens.get(*place));
        parts.extend(planned.map(|token| (token_name(page, *token), 1)));
    }
    let told = parts.into_iter().filter(|(_, amount)| *amount > 0);
    told.map(|(name, amount)| format!("{name} {amount}")).collect::<Vec<_>>().join(", ")
}

fn name(page: &Page<'_>, side: &Side<'_>) -> String {
    match (side.who, side.foe) {
        (Some(seat), _) if page.is_viewer(seat) => page.say(&msg!("you")),
        (Some(seat), _) => page.on.player(seat).to_owned(),
        (None, Some(Foe::Barbarian(barbarian))) => page.name(barbarian.name()).to_owned(),
        (None, Some(Foe::CityState(state))) => page.name(state.name()).to_owned(),
        _ => String::new(),
    }
}

fn what(page: &Page<'_>, side: &Side<'_>) -> String {
    match (side.foe, side.who) {
        (Some(Foe::Rival(_, piece)), _) => page.say(&match piece {
            Piece::Control => msg!("piece-control"),
            Piece::Reinforced => msg!("piece-reinforced"),
            Piece::City => msg!("piece-city"),
            Piece::Capital => msg!("piece-capital"),
        }),
        (Some(Foe::CityState(_)), _) => page.say(&msg!("piece-state")),
        (None, Some(seat)) => page.name(page.table.players[seat].leader.name()).to_owned(),
        _ => String::new(),
    }
}

/// The die; once tokens were spent, both together make up the rest.
fn die_block(page: &Page<'_>, rest: u8, die: Option<u8>) -> Markup {
    let spent = die.map_or(0, |die| rest.saturating_sub(die));
    html! {
        @match die {
            Some(die) => {
                li class={ "fblk fblk--die u" (die) } {
                    span.fblk__top { (icons::icon(&format!("nd-die-{}", die.clamp(1, 6)))) b { (die) } }
                    span.fblk__name { (page.say(&msg!("die"))) }
                }
            }
            None => li class={ "fblk fblk--die u" (rest) } {
                span.fblk__top { b.is-shown { (rest) } }
                span.fblk__name { (page.say(&msg!("die-and-tokens"))) }
            },
        }
        @if spent > 0 {
            li class={ "fblk u" (spent) } {
                span.fblk__top { (icons::icon("nd-trade")) b { "+" (spent) } }
                span.fblk__name { (page.say(&msg!("trade"))) }
            }
        }
    }
}

fn block(page: &Page<'_>, Modifier { source, amount }: Modifier) -> Markup {
    let (picture, name) = source_of(page, source);
    html! {
        @if amount > 0 {
            li class={ "fblk u" (amount) } title=(name) {
                span.fblk__top { (picture) b { "+" (amount) } }
                span.fblk__name { (name) }
            }
        }
    }
}

/// The sources of a value in words: `slot 3, hills 2`.
pub fn in_words(page: &Page<'_>, parts: &Modifiers) -> String {
    let told = parts.iter().filter(|part| part.amount > 0);
    told.map(|part| format!("{} {}", source_of(page, part.source).1, part.amount))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Where a part of a value comes from: picture and name.
fn source_of(page: &Page<'_>, source: Source) -> (Markup, String) {
    let own = |message: Message| page.say(&message);
    let picture = |terrain: Terrain| {
        if terrain == Terrain::NaturalWonder { icons::icon("nd-natural") } else { terrain_picture(terrain) }
    };
    match source {
        Source::Slot => (icons::icon("nd-step"), own(msg!("source-slot"))),
        Source::Card(card) => (icons::icon(&format!("nd-{}", card.id())), page.name(card.name()).to_owned()),
        Source::Leader(leader) => (icons::icon(icons::leader(leader)), page.name(leader.name()).to_owned()),
        Source::Wonder(wonder) => (icons::icon(&icons::wonder(wonder)), page.name(wonder.name()).to_owned()),
        Source::CityState(state) => (icons::icon("nd-state"), page.name(state.name()).to_owned()),
        Source::Pact(_, pact) => (icons::icon("nd-pact"), page.name(pact.name()).to_owned()),
        Source::Terrain(terrain) => (picture(terrain), page.name(terrain.name()).to_owned()),
        Source::CityTerrain(terrain) => {
            (picture(terrain), own(msg!("source-doubled", terrain = page.name(terrain.name()))))
        }
        Source::Walls => (icons::icon("nd-state"), own(msg!("source-walls"))),
        Source::Reinforced | Source::ReinforcedBeside => {
            (icons::icon("nd-reinforced"), own(msg!("source-reinforced")))
        }
    }
}

/// The tokens that could be spent: pressed ones are planned.
fn token_blocks(page: &Page<'_>, plan: &Plan) -> Markup {
    html! {
        @for (place, token) in tokens(page).iter().enumerate() {
            @let planned = plan.places.contains(&place);
            @let name = token_name(page, *token);
            @let picture = match token {
                Token::Trade(_) => "nd-trade",
                Token::CityState(_) => "nd-state",
                Token::Natural(_) => "nd-natural",
            };
            li class={ "fblk fblk--tok u1" @if planned { " is-on" } } {
                a.fblk__btn id={ "token-" (place) } href=(page.link(&plan.toggled(place))) aria-pressed=(planned)
                    role="button" title=(name) {
                    span.fblk__top { (icons::icon(picture)) b { "+1" } }
                    span.fblk__name { (name) }
                }
            }
        }
    }
}

fn token_name(page: &Page<'_>, token: Token) -> String {
    match token {
        Token::Trade(_) => page.say(&msg!("trade")),
        Token::CityState(state) => page.name(state.name()).to_owned(),
        Token::Natural(natural) => page.name(natural.name()).to_owned(),
    }
}

/// What the values lead to, and what the defender can still answer.
fn outcome(page: &Page<'_>, combat: Combat, (attack, defense): (u8, u8)) -> Markup {
    let wins = attack > defense;
    let at = combat.target.to_string();
    let answer = owner(combat.foe)
        .filter(|_| matches!(page.table.frame(), Frame::AttackerSpends { .. }))
        .map(|rival| {
            (rival, spendable_count(page.table, rival, war_chest(page.table, rival), Spender::Defender))
        });
    html! {
        footer.fight__foot {
            p class={ "fight__if" @if wins { " fight__if--win" } } {
                @if wins { (icon("i-check")) } @else { (icons::icon("nd-reinforced")) }
                span {
                    @if wins { (page.say(&msg!("attack-succeeds", attack, defense, at))) } @else { (page.say(&msg!("attack-fails", attack, defense, at))) }
                    " " a.tooltip__rule href=(page.on.rule_href("ND-15.11")) { "ND-15.11" }
                }
            }
            @if let Some((rival, tokens)) = answer {
                p.fight__if {
                    (icons::icon("nd-military"))
                    span {
                        @if tokens == 0 { (page.say(&msg!("cannot-answer", seat = rival))) }
                        @else { (page.say(&msg!("can-answer", seat = rival, reach = defense + tokens))) }
                        " " a.tooltip__rule href=(page.on.rule_href("ND-15.10")) { "ND-15.10" }
                    }
                }
            }
            (success(page))
        }
    }
}

/// What the attack brings if it succeeds.
fn success(page: &Page<'_>) -> Markup {
    let spoils = spoils::spoils(page);
    html! {
        @if !spoils.is_empty() {
            div.fight__if.fight__spoils id="spoils" {
                (icons::icon("nd-military"))
                div {
                    b { (page.say(&msg!("if-it-succeeds"))) }
                    ul {
                        @for (told, rule) in &spoils {
                            li { (told) " " a.tooltip__rule href=(page.on.rule_href(rule)) { (rule) } }
                        }
                    }
                }
            }
        }
    }
}

/// A combat that was fought since the viewer decided last: the dice, both values and how it ended.
pub fn told(page: &Page<'_>) -> Markup {
    if page.table.combat.is_some() || page.table.decider().is_none() {
        return Markup::default();
    }
    let attacked = page.on.fresh.iter().rev().find_map(|event| match *event {
        Event::Attacked { seat, at, dice, .. } => Some((seat, at, dice)),
        _ => None,
    });
    let fought = page.on.fresh.iter().rev().find_map(|event| match *event {
        Event::Fought { attack, defense, won, foe, .. } => Some((attack, defense, won, foe)),
        _ => None,
    });
    let (Some((seat, at, dice)), Some((attack, defense, won, foe))) = (attacked, fought) else {
        return Markup::default();
    };
    let die = |die: u8| icons::icon(&format!("nd-die-{}", die.clamp(1, 6)));
    html! {
        p.fought id="fought" {
            span class=(seat_class(seat)) { (seat_mark(seat)) (die(dice[0])) b { (attack) } }
            span { (page.say(&msg!("attack-on", at = at.space.to_string()))) }
            span class=(foe_class(foe)) { b { (defense) } (die(dice[1])) @if let Some(owner) = owner(foe) { (seat_mark(owner)) } }
            b class=(if won { "fought__won" } else { "fought__lost" }) {
                @if won { (page.say(&msg!("attack-won"))) } @else { (page.say(&msg!("attack-lost"))) }
            }
        }
    }
}
