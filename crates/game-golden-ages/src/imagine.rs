//! A full position that looks like a view: what bots search from.

use engine::{BySeat, List, Rng, Seat, Seen};
use enumset::{EnumSet, EnumSetType};

use crate::board::Board;
use crate::cards::{Civilization, Epoch, FutureTechnology, Glory, Tile};
use crate::setup;
use crate::state::{Player, Question, State};
use crate::view::{PlayerView, View};

/// Some position that looks like `view` to `seat`. What is hidden there is dealt at random from
/// the cards that could be there.
pub fn imagine(view: &View, _seat: Seat, mut rng: Rng) -> State {
    let mut glory = unseen_glory(view);
    let mut players = BySeat::from_fn(view.players.count(), |seat| open_facts(&view.players[seat]));
    deal_civilizations(view, &mut players, &mut rng);
    deal_futures(view, &mut players, &mut rng);
    for seat in view.players.seats() {
        players[seat].glory = deal_glory(&view.players[seat].glory, &mut glory, &mut rng);
    }
    let drawn_glory = deal_glory(&view.drawn_glory, &mut glory, &mut rng);
    State {
        options: view.options,
        epoch: view.epoch,
        round: view.round,
        start_player: view.start_player,
        turn: view.turn,
        question: view.question,
        first_golden_age: view.first_golden_age,
        board: Board::try_from(view.laid).expect("a view shows the tiles as they lie"),
        tiles: tiles_left(view),
        wonders: view.wonders.iter().map(|open| open.wonder).collect(),
        buildings: view.buildings,
        scoring_cards: view.scoring_cards,
        chosen_card: view.chosen_card,
        glory,
        drawn_glory,
        discarded: view.discarded,
        no_city: view.no_city,
        players,
        rng: rng.fork(),
    }
}

/// A player without what is hidden.
fn open_facts(view: &PlayerView) -> Player {
    Player {
        gold: view.gold,
        points: view.points,
        capital: view.capital,
        golden_age: view.golden_age,
        colonists: view.colonists,
        cities: view.cities,
        reserve: view.reserve,
        technologies: view.technologies,
        sites: view.sites.map(|site| site.built),
        wonders: view.wonders,
        used_wonders: view.used_wonders,
        free_wonders_used: view.free_wonders_used,
        civilization: view.civilization,
        ..Player::default()
    }
}

/// The tiles that are neither on the board nor drawn.
fn tiles_left(view: &View) -> EnumSet<Tile> {
    let laid: EnumSet<Tile> = view.laid.iter().map(|laid| laid.tile).collect();
    let left = EnumSet::all() - laid;
    match view.question {
        Question::LayTile { tile } => left - tile,
        _ => left,
    }
}

/// Hands, epoch by epoch: the cards of a hand are those of the last epochs, one of each.
fn deal_civilizations(view: &View, players: &mut BySeat<Player>, rng: &mut Rng) {
    let mut seen = view.discarded;
    seen.extend(view.players.iter().map(|player| player.civilization));
    seen.extend(view.players.iter().flat_map(|player| player.hand.iter().filter_map(Seen::known)));
    if let Question::Civilization { revealed } = view.question {
        seen.insert(revealed);
    }
    for epoch in Epoch::ALL {
        let of_epoch = |card: &Civilization| card.facts().epoch == epoch;
        let mut unseen: List<_, 7> = shuffled((!seen).iter().filter(of_epoch), rng);
        for (player, shown) in players.iter_mut().zip(view.players.iter()) {
            let first = 4 - shown.hand.len();
            if let Some(card) = (epoch as usize).checked_sub(first).map(|place| shown.hand[place]) {
                player.hand.push(known_or(card, || unseen.pop()));
            }
        }
    }
}

fn deal_futures(view: &View, players: &mut BySeat<Player>, rng: &mut Rng) {
    let seen: EnumSet<FutureTechnology> =
        view.players.iter().filter_map(|player| player.future.known()).copied().collect();
    let used = |card: &FutureTechnology| setup::is_used(view.options, *card);
    let mut unseen: List<_, 10> = shuffled((!seen).iter().filter(used), rng);
    for (player, shown) in players.iter_mut().zip(view.players.iter()) {
        player.future = known_or(shown.future, || unseen.pop());
    }
}

/// The glory tiles that the viewer does not see, by their kind.
fn unseen_glory(view: &View) -> [u8; 5] {
    let mut unseen = setup::glory_tiles();
    let on_tracks = view.players.iter().flat_map(|player| player.glory.iter());
    on_tracks
        .chain(view.drawn_glory.iter())
        .filter_map(Seen::known)
        .for_each(|tile| unseen[*tile as usize] -= 1);
    unseen
}

fn deal_glory<const N: usize>(
    shown: &List<Seen<Glory>, N>,
    unseen: &mut [u8; 5],
    rng: &mut Rng,
) -> List<Glory, N> {
    shown.iter().map(|tile| known_or(*tile, || Some(setup::draw_glory(unseen, rng)))).collect()
}

fn known_or<T: Copy>(card: Seen<T>, deal: impl FnOnce() -> Option<T>) -> T {
    match card {
        Seen::Known(card) => card,
        Seen::Hidden => deal().expect("there are as many unseen cards as hidden places"),
    }
}

fn shuffled<T: EnumSetType + Default, const N: usize>(
    cards: impl Iterator<Item = T>,
    rng: &mut Rng,
) -> List<T, N> {
    let mut cards: List<T, N> = cards.collect();
    rng.shuffle(&mut cards);
    cards
}
