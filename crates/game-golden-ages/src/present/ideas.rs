//! What a player might think of, legal or not, so that they can ask why not.

use engine::Seat;
use enumset::EnumSet;

use crate::action::{Action, Payment};
use crate::board::{LaidTile, Turn};
use crate::cards::{Building, Glory, Range, ScoringCard, Technology, Tile};
use crate::map::{Space, Spaces};
use crate::state::{Question, Site};
use crate::view::{Ground, PlayerView, View};

/// The answers that a player could think of. A player who need not answer has nothing to ask,
/// except for the city that could not be founded with the last action.
pub fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
    if view.no_city.is_some_and(|ended| ended.seat == seat) {
        out.push(Action::FoundCity);
    }
    if view.turn != seat {
        return;
    }
    let player = &view.players[seat];
    match view.question {
        Question::SquareTile => out.extend(Turn::ALL.map(Action::TurnSquareTile)),
        Question::Civilization { .. } => out.extend([Action::PlayCivilization, Action::KeepCivilization]),
        Question::LevelFive | Question::Develop { .. } | Question::DevelopFurther => {
            develop(out);
            out.push(Action::Stop);
        }
        Question::LayTile { tile } => lay_tile(tile, out),
        Question::Capital => {
            out.extend(continent(view).iter().map(Action::PlaceCapital));
            out.push(Action::KeepCapital);
        }
        Question::Action => actions(view, seat, out),
        Question::City { .. } => out.extend([Action::FoundCity, Action::NoCity]),
        Question::Cube { .. } => out.extend(cities(view).iter().map(Action::TakeCube)),
        Question::Discard { .. } => out.extend(Site::ALL.map(Action::Discard)),
        Question::KeepGlory { .. } => out.extend(Glory::ALL.iter().map(|tile| Action::KeepGlory(*tile))),
        Question::StandUp { .. } => out.extend(player.colonists.spaces().iter().map(Action::StandUp)),
        Question::Agora { .. } => {
            out.extend(player.colonists.spaces().iter().map(Action::SendToAgora));
            out.extend([Action::BringFromAgora, Action::Stop]);
        }
        Question::ScoringCard => {
            out.extend(ScoringCard::ALL.iter().map(|card| Action::ChooseScoringCard(*card)));
        }
        Question::Over => {}
    }
}

/// Every place where the tile lies inside the grid; beyond it there is nothing to ask.
fn lay_tile(tile: Tile, out: &mut Vec<Action>) {
    for (at, turn) in Space::all().flat_map(|at| Turn::ALL.map(|turn| (at, turn))) {
        if (LaidTile { tile, at, turn }).footprint().is_some() {
            out.push(Action::LayTile { at, turn });
        }
    }
}

/// The eight actions of phase C.
fn actions(view: &View, seat: Seat, out: &mut Vec<Action>) {
    let player = &view.players[seat];
    let own = player.colonists.spaces();
    for from in own.iter() {
        out.extend(goals(view, player, from).iter().map(|to| Action::Explore { from, to }));
        out.push(Action::Artist { from });
    }
    let ways = || own.iter().map(Some).chain([None]);
    let offered: EnumSet<Building> = view.buildings.iter().copied().collect();
    for building in offered {
        out.extend(ways().map(|from| Action::Build { from, building }));
    }
    for target in opponents(view, seat).iter().take(30) {
        out.extend(ways().map(|from| Action::Attack { from, target }));
    }
    wonders(view, player, out);
    activations(player, out);
    develop(out);
    out.push(Action::StartGoldenAge);
}

/// The spaces worth a way, up to one step too far.
fn goals(view: &View, player: &PlayerView, from: Space) -> Spaces {
    let reach = match player.range {
        Range::Steps(steps @ 0..=2) => from.within(Range::Steps(steps + 1)),
        _ => Spaces::ALL,
    };
    reach & (inhabited(view) | Spaces::one(from))
}

fn wonders(view: &View, player: &PlayerView, out: &mut Vec<Action>) {
    let payments: &[Payment] = match player.free_wonders + player.free_wonders_used {
        0 => &[Payment::Gold],
        _ => &[Payment::Gold, Payment::Free],
    };
    for open in &view.wonders {
        out.extend(
            payments.iter().map(|payment| Action::BuildWonder { wonder: open.wonder, payment: *payment }),
        );
    }
}

fn activations(player: &PlayerView, out: &mut Vec<Action>) {
    let built: EnumSet<Building> =
        player.sites.iter().filter_map(|site| Some(site.built?.building)).collect();
    out.extend(built.iter().map(Action::ActivateBuilding));
    out.extend(player.wonders.iter().map(Action::ActivateWonder));
}

fn develop(out: &mut Vec<Action>) {
    let tiles = EnumSet::<Technology>::all() - Technology::starting();
    out.extend(tiles.iter().map(Action::Develop));
}

fn continent(view: &View) -> Spaces {
    view.map.iter().filter(|space| space.ground == Ground::Continent).map(|space| space.at).collect()
}

/// Every space that is not empty sea.
fn inhabited(view: &View) -> Spaces {
    let land = view.map.iter().filter(|space| space.ground != Ground::Sea).map(|space| space.at).collect();
    view.players.iter().fold(land, |all: Spaces, player| all | player.colonists.spaces())
}

fn cities(view: &View) -> Spaces {
    view.players.iter().fold(Spaces::NONE, |all, player| all | player.cities.spaces())
}

/// The spaces with a piece of another player, capitals too.
fn opponents(view: &View, seat: Seat) -> Spaces {
    let others = view.players.pairs().filter(|(other, _)| *other != seat);
    others.fold(Spaces::NONE, |all, (_, player)| {
        let capital = player.capital.map_or(Spaces::NONE, Spaces::one);
        all | player.colonists.spaces() | player.cities.spaces() | capital
    })
}
