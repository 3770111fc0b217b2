//! How actions are offered: the path to each, its button, and what it brings or costs.

use engine::{Label, Message, Name, Seat, msg};

use super::effects;
use super::words::{list, paragraph, symbols, tile_places};
use crate::action::{Action, Payment};
use crate::board::{LaidTile, Turn};
use crate::cards::{Ability, Building, Epoch, Glory, Moment, ScoringCard, Technology, Wonder};
use crate::gain::Gain;
use crate::map::Space;
use crate::rules::tiles;
use crate::state::{Question, Site};
use crate::view::{PlayerView, View};

/// How an action is offered to a seat, with what it would bring if it is legal.
pub fn label(view: &View, seat: Seat, action: &Action, gain: Option<&Gain>) -> Label {
    match *action {
        Action::TurnSquareTile(turn) => square_tile(turn),
        Action::PlayCivilization => play_civilization(view),
        Action::KeepCivilization => keep_civilization(view, seat),
        Action::LayTile { at, turn } => lay_tile(view, at, turn),
        Action::PlaceCapital(at) => place_capital(view, at),
        Action::KeepCapital => keep_capital(view, seat),
        Action::Explore { from, to } => explore(view, (from, to), gain),
        Action::Build { from, building } => build(from, building, gain),
        Action::Artist { from } => {
            hinted(Label::within(msg!("group-artist"), colonist(from)), gain.and_then(gained))
        }
        Action::Attack { from, target } => attack(view, seat, (from, target), gain),
        Action::BuildWonder { wonder, payment } => build_wonder(wonder, payment, gain),
        Action::ActivateBuilding(building) => activate(building.name(), &building.facts().effects, gain),
        Action::ActivateWonder(wonder) => activate(wonder.name(), &wonder.facts().effects, gain),
        Action::Develop(technology) => develop(view, technology, gain),
        Action::StartGoldenAge => golden_age(view),
        Action::FoundCity => found_city(view, gain),
        Action::NoCity => Label::plain(msg!("do-no-city")),
        Action::TakeCube(at) => take_cube(view, seat, at),
        Action::Discard(site) => discard(view, seat, site),
        Action::KeepGlory(glory) => keep_glory(glory),
        Action::StandUp(at) => Label::plain(msg!("do-stand-up", at)),
        Action::SendToAgora(from) => {
            let text = msg!("do-send-to-agora", from);
            hinted(Label::plain(text), gain.and_then(gained))
        }
        Action::BringFromAgora => Label::plain(msg!("do-bring-from-agora")),
        Action::Stop => stop(view),
        Action::ChooseScoringCard(card) => scoring_card(card),
    }
}

fn square_tile(turn: Turn) -> Label {
    let label = Label::plain(msg!("do-turn", degrees = turn.degrees()));
    hinted(label, tile_places(tiles::square_tile(turn)))
}

fn play_civilization(view: &View) -> Label {
    match view.question {
        Question::Civilization { revealed } => {
            let (civilization, number) = (revealed.name(), revealed.facts().number);
            let label = Label::plain(msg!("do-play-civilization", civilization, number));
            hinted(label, paragraph(effects::of_civilization(revealed)))
        }
        _ => Label::plain(msg!("do-play-revealed")),
    }
}

fn keep_civilization(view: &View, seat: Seat) -> Label {
    let kept = view.players[seat].civilization;
    let (civilization, number) = (kept.name(), kept.facts().number);
    let label = Label::plain(msg!("do-keep-civilization", civilization, number));
    // What it brought when it was first played does not come again (GA-5.5).
    hinted(label, effects::text(&kept.facts().lasting))
}

fn lay_tile(view: &View, at: Space, turn: Turn) -> Label {
    let degrees = turn.degrees();
    let laid = match view.question {
        Question::LayTile { tile } => Some(LaidTile { tile, at, turn }),
        _ => None,
    };
    let lies = laid.and_then(|laid| Some((laid.footprint()?.spaces, tile_places(laid)?)));
    match lies {
        Some((spaces, symbols)) => {
            let spaces: Vec<Space> = spaces.iter().collect();
            Label::within(msg!("group-tile", spaces), msg!("do-turn-tile", symbols, degrees))
        }
        None => Label::within(msg!("group-tile-outside", at), msg!("do-turn", degrees)),
    }
}

fn place_capital(view: &View, at: Space) -> Label {
    let covered = &view.space(at).symbols;
    let hint = (!covered.is_empty()).then(|| msg!("hint-covers", symbols = symbols(covered)));
    hinted(Label::plain(msg!("do-place-capital", at)), hint)
}

fn keep_capital(view: &View, seat: Seat) -> Label {
    Label::plain(match view.players[seat].capital {
        Some(at) => msg!("do-keep-capital-at", at),
        None => msg!("do-keep-capital"),
    })
}

fn explore(view: &View, (from, to): (Space, Space), gain: Option<&Gain>) -> Label {
    let space = view.space(to);
    let shown = !space.hidden && !space.symbols.is_empty();
    let text = match () {
        () if from == to => msg!("do-stay", at = to),
        () if shown => msg!("do-move-symbols", to, symbols = symbols(&space.symbols)),
        () => msg!("do-move", to),
    };
    let city = gain.and_then(|gain| gain.city.as_ref()).map(|_| msg!("hint-city"));
    hinted(within([msg!("group-explorer"), colonist(from)], text), both(gain.and_then(gained), city))
}

fn build(from: Option<Space>, building: Building, gain: Option<&Gain>) -> Label {
    let way = from.map_or_else(|| msg!("group-without-colonist"), colonist);
    let hint = match (gain.and_then(gained), effects::text(&building.facts().effects)) {
        (Some(gain), Some(text)) => Some(msg!("hint-gain-and", gain, text)),
        (gain, text) => gain.or(text),
    };
    hinted(within([msg!("group-builder"), way], named(building.name())), hint)
}

fn attack(view: &View, seat: Seat, (from, target): (Option<Space>, Space), gain: Option<&Gain>) -> Label {
    let way = from.map_or_else(|| msg!("group-rocketry"), colonist);
    let hit = |(other, player): &(Seat, &PlayerView)| {
        *other != seat && (player.colonists.spaces() | player.cities.spaces()).contains(target)
    };
    let whom: Vec<Seat> = view.players.pairs().filter(hit).map(|(other, _)| other).collect();
    let text = match whom[..] {
        [] => msg!("do-attack", target),
        _ => msg!("do-attack-whom", target, whom),
    };
    let price = gain.map(|gain| msg!("hint-cost", price = gain.paid));
    let hint = both(price, gain.and_then(gained));
    hinted(within([msg!("group-soldier"), way], text), hint)
}

fn build_wonder(wonder: Wonder, payment: Payment, gain: Option<&Gain>) -> Label {
    let text = match payment {
        Payment::Gold => named(wonder.name()),
        Payment::Free => msg!("do-free", wonder = wonder.name()),
    };
    let lines: Vec<&Ability> = wonder.facts().effects.iter().collect();
    hinted(Label::within(msg!("group-wonder"), text), bought(&lines, gain))
}

fn activate(name: Name, abilities: &[Ability], gain: Option<&Gain>) -> Label {
    let used: Vec<&Ability> = abilities.iter().filter(|line| line.when == Moment::Activate).collect();
    let text = list(used.iter().map(|line| effects::phrase(line.effect)));
    let hint = now(text, &used, Moment::Activate, gain.and_then(gained));
    Label::within(msg!("group-activate"), named(name)).hint(hint)
}

fn develop(view: &View, technology: Technology, gain: Option<&Gain>) -> Label {
    // India alone develops a tile without its immediate points.
    let india = view.question == Question::LevelFive;
    let lines = technology.facts().effects.iter();
    let lines: Vec<&Ability> = lines.filter(|line| !(india && line.when == Moment::Immediate)).collect();
    hinted(Label::within(msg!("group-develop"), named(technology.name())), bought(&lines, gain))
}

/// What a wonder or a technology costs and does.
fn bought(lines: &[&Ability], gain: Option<&Gain>) -> Option<Message> {
    let text = now(effects::text(lines.iter().copied())?, lines, Moment::Immediate, gain.and_then(gained));
    Some(match gain {
        Some(gain) => msg!("hint-priced", price = gain.paid, text),
        None => text,
    })
}

fn golden_age(view: &View) -> Label {
    Label::plain(msg!("do-golden-age")).hint(match (view.first_golden_age, view.epoch) {
        (None, Epoch::IV) => msg!("hint-golden-age-last"),
        (None, _) => msg!("hint-golden-age-first"),
        (Some(_), Epoch::IV) => msg!("hint-golden-age-end"),
        (Some(_), _) => msg!("hint-golden-age"),
    })
}

fn found_city(view: &View, gain: Option<&Gain>) -> Label {
    let text = match view.question {
        Question::City { at, .. } => msg!("do-found-city-at", at),
        _ => msg!("do-found-city"),
    };
    let missing = gain.map_or(0, |gain| gain.cubes);
    let short = (missing > 0).then(|| msg!("hint-cubes-missing", missing));
    hinted(Label::plain(text), both(short, gain.and_then(gained)))
}

fn take_cube(view: &View, seat: Seat, at: Space) -> Label {
    let hint = match view.players[seat].cities.cubes_at(at) {
        0 => None,
        1 => Some(msg!("hint-last-cube")),
        _ => Some(msg!("hint-cube-left")),
    };
    hinted(Label::plain(msg!("do-take-cube", at)), hint)
}

fn discard(view: &View, seat: Seat, site: Site) -> Label {
    let number = site as u8 + 1;
    match view.players[seat].sites[site as usize].built {
        Some(built) => {
            let facts = built.building.facts();
            let text = msg!("do-discard", building = built.building.name(), site = number);
            hinted(Label::plain(text), effects::text(&facts.effects))
        }
        None => Label::plain(msg!("do-discard-site", site = number)),
    }
}

fn keep_glory(glory: Glory) -> Label {
    Label::plain(msg!("do-keep-glory", glory = glory.name()))
        .hint(msg!("hint-points", points = glory.facts().vp))
}

fn stop(view: &View) -> Label {
    Label::plain(match view.question {
        Question::DevelopFurther => msg!("do-stop-developing"),
        Question::Agora { .. } => msg!("do-stop-agora"),
        _ => msg!("do-stop"),
    })
}

fn scoring_card(card: ScoringCard) -> Label {
    Label::plain(named(card.name())).hint(effects::scoring(card))
}

/// What is received, in words; none for nothing.
fn gained(gain: &Gain) -> Option<Message> {
    match (gain.all_gold(), gain.all_points()) {
        (0, 0) => None,
        (gold, 0) => Some(msg!("hint-gold", gold)),
        (0, points) => Some(msg!("hint-points", points)),
        (gold, points) => Some(msg!("hint-gain", gold, points)),
    }
}

fn named(name: Name) -> Message {
    msg!("name", name)
}

fn colonist(from: Space) -> Message {
    msg!("group-colonist", from)
}

fn within(group: [Message; 2], text: Message) -> Label {
    Label { group: group.into(), text, hint: None }
}

fn hinted(label: Label, hint: Option<Message>) -> Label {
    Label { hint, ..label }
}

/// A card's text with what it would bring now, where that depends on a count.
fn now(text: Message, lines: &[&Ability], when: Moment, gain: Option<Message>) -> Message {
    let counted = lines.iter().any(|line| line.when == when && effects::is_counted(line));
    match counted {
        true => msg!("hint-now", text, gain = gain.unwrap_or_else(|| msg!("hint-nothing"))),
        false => text,
    }
}

fn both(first: Option<Message>, second: Option<Message>) -> Option<Message> {
    match (first, second) {
        (Some(first), Some(second)) => Some(msg!("hint-and", first, second)),
        (first, second) => first.or(second),
    }
}
