//! Chapters 17 and 19: what is counted, the scoring cards, final scoring, the winner.

use engine::{Log, Outcome, Seat};

use crate::cards::{Counted, FutureTechnology, Moment, ScoringCard};
use crate::event::{Event, Source};
use crate::rules::abilities::{self, score};
use crate::state::{Player, State};

/// How many of the things counted a seat has.
#[must_use]
pub fn count(state: &State, seat: Seat, counted: Counted) -> u16 {
    let player = &state.players[seat];
    let sum = |of: fn(&Player) -> usize| state.players.iter().map(of).sum::<usize>();
    let number = match counted {
        Counted::OwnCubeOnMap => player.cities.cubes().into(),
        Counted::ControlledSymbol(resource) => state.controlled(seat, resource).into(),
        Counted::OwnCityAndCapital => {
            usize::from(player.cities.spaces().len()) + usize::from(player.capital.is_some())
        }
        Counted::OwnStandingColonist => player.colonists.standing.len(),
        Counted::ColonistInAgora => sum(|player| player.colonists.agora.into()),
        Counted::LyingColonistOnMap => sum(|player| player.colonists.lying.len()),
        Counted::OwnGloryTile => player.glory.len(),
        Counted::OwnHighTechnology => tiles(player, |level| level >= 4),
        Counted::DevelopedTechnology => tiles(player, |level| level >= 2),
        Counted::OwnBuilding => player.buildings().count(),
        Counted::OwnWonder => player.wonders.len(),
        Counted::OwnGold => return player.gold,
    };
    u16::try_from(number).expect("a handful of pieces")
}

/// How many technologies of some levels are developed; those of level 1 are no tiles (GA-R29).
fn tiles(player: &Player, level: fn(u8) -> bool) -> usize {
    player.technologies.iter().filter(|technology| level(technology.facts().level)).count()
}

/// GA-17.3: everybody scores the card beside the Agora.
pub fn score_card(state: &mut State, card: ScoringCard, log: &mut impl Log<Event>) {
    for seat in state.turn_order() {
        score(state, seat, card_points(state, seat, card), Source::ScoringCard(card), log);
    }
}

/// What a scoring card brings a player (GA-17.3).
#[must_use]
pub fn card_points(state: &State, seat: Seat, card: ScoringCard) -> u16 {
    let facts = card.facts();
    let awards = count(state, seat, facts.per) / u16::from(facts.units_per_award);
    u16::from(facts.vp) * awards
}

/// GA-19.3 to GA-19.7: final scoring. Nothing is spent, so the order does not matter (GA-R34).
pub fn score_end(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.turn_order() {
        let player = state.players[seat];
        log.tell(Event::GloryRevealed { seat, tiles: player.glory });
        log.tell(Event::FutureRevealed { seat, future: player.future });
        score(state, seat, player.gold / 3, Source::GoldLeft, log);
        let backs = player.technologies.iter().map(|technology| u16::from(technology.facts().vp_end)).sum();
        score(state, seat, backs, Source::TechnologyTiles, log);
        let glory = player.glory.iter().map(|tile| u16::from(tile.facts().vp)).sum();
        score(state, seat, glory, Source::GloryTiles, log);
        let future = future_points(state, seat, player.future);
        score(state, seat, future, Source::FutureTechnology(player.future), log);
        abilities::trigger(state, seat, Moment::EndOfGame, 1, log);
    }
}

/// GA-19.6, GA-R33: only for strictly more than every other player has.
fn future_points(state: &State, seat: Seat, future: FutureTechnology) -> u16 {
    let facts = future.facts();
    let own = count(state, seat, facts.per);
    let most = state.players.seats().all(|other| other == seat || count(state, other, facts.per) < own);
    if most { facts.vp.into() } else { 0 }
}

/// GA-19.8: most points win, then most cities (GA-19.9); otherwise the victory is shared.
#[must_use]
pub fn outcome(state: &State) -> Outcome {
    let points = |seat: Seat| state.players[seat].points.total().into();
    let cities = |seat: Seat| state.players[seat].cities.spaces().len();
    Outcome::by_points(state.seats(), points, cities)
}
