//! Chapter 10, action 2: Builder.

use engine::{Log, Offers, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::cards::Building;
use crate::event::Event;
use crate::map::Space;
use crate::rules::abilities::Powers;
use crate::rules::{agora, distinct, movement};
use crate::state::{Built, Player, Question, Site, State};

/// GA-10.1, GA-10.6: every face-up card, each once.
pub fn offer(state: &State, from: Option<Space>, out: &mut impl Offers<Action>) {
    out.offer_all(distinct(&state.buildings).map(|building| Action::Build { from, building }));
}

/// GA-10.1, GA-10.5: a face-up card, and a standing colonist unless a card makes it needless.
pub fn check(state: &State, seat: Seat, from: Option<Space>, building: Building) -> Result<(), Rejection> {
    let player = &state.players[seat];
    match from {
        Some(from) => movement::check_standing(rule("GA-10.1"), player, from)?,
        None => rule("GA-10.5")
            .require(Powers::of(player).builder_without_colonist, || msg!("builder-needs-a-colonist"))?,
    }
    rule("GA-10.6").require(state.buildings.contains(&building), || {
        msg!("building-not-open", building = building.name())
    })
}

/// The colonist goes to the Agora, the card on a free site; if there is none, something must make
/// room (GA-10.3).
pub fn apply(
    state: &mut State,
    seat: Seat,
    from: Option<Space>,
    building: Building,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    if let Some(from) = from {
        agora::apply_go(state, seat, from, log);
    }
    state.buildings.take(building);
    if let Some(site) = free_site(&state.players[seat]) {
        put(state, seat, building, site, log);
        return None;
    }
    log.tell(Event::NoSiteFree { seat, building });
    Some(Question::Discard { building })
}

/// The sites that can be used (GA-3.2).
pub fn usable_sites(player: &Player) -> impl Iterator<Item = Site> + use<> {
    let usable = Powers::of(player).sites;
    Site::ALL.into_iter().filter(move |site| usable[*site as usize])
}

/// GA-R17: a free site is used before anything is discarded.
fn free_site(player: &Player) -> Option<Site> {
    usable_sites(player).find(|site| player.sites[*site as usize].is_none())
}

/// GA-10.3: the sites whose building can make room. The owner chooses (GA-R17).
pub fn taken_sites(player: &Player) -> impl Iterator<Item = Site> {
    Site::ALL.into_iter().filter(|site| player.sites[*site as usize].is_some())
}

/// GA-10.3: an own building.
pub fn check_discard(state: &State, seat: Seat, site: Site) -> Result<(), Rejection> {
    let taken = taken_sites(&state.players[seat]).any(|taken| taken == site);
    rule("GA-10.3").require(taken, || msg!("no-building-on-that-site", site = site as u8 + 1))
}

/// The old building leaves the game, the new one takes its site, not used up (GA-R17).
pub fn apply_discard(
    state: &mut State,
    seat: Seat,
    site: Site,
    building: Building,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    if let Some(old) = state.players[seat].sites[site as usize].take() {
        log.tell(Event::BuildingDiscarded { seat, building: old.building });
    }
    put(state, seat, building, site, log);
    None
}

fn put(state: &mut State, seat: Seat, building: Building, site: Site, log: &mut impl Log<Event>) {
    state.players[seat].sites[site as usize] = Some(Built { building, used: false });
    log.tell(Event::BuildingTaken { seat, building, site });
}
