//! Chapters 9 and 30: trade.

use engine::{Log, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::cards::{Effect, Region, Resource, Wonder, tables};
use crate::event::Event;
use crate::gold::Gold;
use crate::map::Regions;
use crate::rules::{exchange, technology};
use crate::state::{Holder, State, Table};
use crate::trade::{Bundle, Deal, Offer, Proposal};

/// Offers that a player may have open at the same time, and make in one trade phase (EC-R-86).
pub const OPEN_OFFERS: usize = 2;
/// See [`OPEN_OFFERS`].
pub const OFFERS_PER_PHASE: u8 = 6;

/// 30.3, R-39: how far is traded, over land and over sea.
#[must_use]
pub fn range(table: &Table) -> (u8, u8) {
    let reached = tables().trade_ranges.iter().rev().find(|step| table.in_play(step.technology));
    let limit = |steps: i8| u8::try_from(steps).unwrap_or(u8::MAX - 1);
    reached.map_or((1, 0), |step| (limit(step.land), limit(step.sea)))
}

/// 9.1, 30.1, 30.4, 30.5, 30.6: whether two players may trade.
#[must_use]
pub fn in_range(table: &Table, one: Seat, two: Seat) -> bool {
    if !table.options.advanced() {
        return true;
    }
    let (land, sea) = range(table);
    let (ours, theirs) = (table.realm(one), table.realm(two));
    if land >= u8::MAX - 1 {
        return !ours.is_empty() && !theirs.is_empty();
    }
    let near = |a: Region, b: Region| a.land_steps(b) <= land || (sea > 0 && a.sea_chain(b) <= sea);
    ours.iter().any(|a| theirs.iter().any(|b| near(a, b)))
}

/// Whom a player can trade with.
pub fn partners(table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
    table.alive().without(seat).iter().filter(move |other| in_range(table, seat, *other))
}

/// the cards with a resource that a player holds.
#[must_use]
pub fn lendable(table: &Table, seat: Seat) -> Regions {
    table
        .cards_held(seat)
        .map(|(region, _)| region)
        .filter(|region| table.resource(*region).is_some())
        .collect()
}

/// 9.2, 9.3, R-41, R-42, R-82: what one side gives is there and may be given.
fn check_bundle(table: &Table, from: Seat, bundle: &Bundle) -> Result<(), Rejection> {
    if !table.options.hidden_gold {
        check_gold(table, from, bundle)?;
    }
    let cards = bundle.cards.is_subset(lendable(table, from));
    rule("EC-R-82").require(cards, || msg!("trade-card-missing", seat = from))?;
    let free = |region: Region| {
        table.settlement(region).is_some_and(|place| place.owner == from && place.holder == from)
    };
    let settled = bundle.settlements.iter().all(free) && bundle.settlements.is_disjoint(bundle.cards);
    rule("EC-R-82").require(settled, || msg!("trade-settlement-missing", seat = from))?;
    let known = bundle.technologies.iter().all(|card| table.technology(card) == Holder::Player(from));
    rule("EC-9.3").require(known, || msg!("trade-technology-missing", seat = from))?;
    let owned = bundle.wonders.iter().all(|card| table.wonder(card) == Holder::Player(from));
    rule("EC-9.3").require(owned, || msg!("trade-wonder-missing", seat = from))?;
    exchange::check_parcels(table, from, bundle)
}

/// 9.3, R-04: the gold is there; hidden gold is promised but once, and held against its owner alone.
fn check_gold(table: &Table, from: Seat, bundle: &Bundle) -> Result<(), Rejection> {
    let gold = spare_gold(table, from);
    rule("EC-9.3").require(bundle.gold.amount() <= gold, || msg!("trade-gold-missing", seat = from, gold))
}

/// The gold that a player can give in a further trade.
fn spare_gold(table: &Table, seat: Seat) -> u32 {
    let bound = if table.options.hidden_gold { promised(table, seat) } else { 0 };
    table.gold(seat).saturating_sub(bound)
}

/// The gold that a player gives in his open offers.
#[must_use]
pub fn promised(table: &Table, seat: Seat) -> u32 {
    let own = table.offers.iter().filter(|offer| offer.from == seat);
    own.map(|offer| offer.gives.gold.amount()).fold(0, u32::saturating_add)
}

/// 9.1, 9.4, R-41: a trade between two players, whoever proposed it.
pub fn check_trade(table: &Table, offer: &Offer) -> Result<(), Rejection> {
    let Offer { from, to, gives, wants, .. } = offer;
    let other = from != to && table.players.get(*to).is_some_and(|player| !player.out);
    rule("EC-9.1").require(other, || msg!("no-such-partner"))?;
    rule("EC-30.1").require(in_range(table, *from, *to), || msg!("out-of-trade-range", seat = *to))?;
    let something = !(gives.is_empty() && wants.is_empty());
    rule("EC-9.3").require(something, || msg!("empty-trade"))?;
    check_bundle(table, *from, gives)?;
    check_bundle(table, *to, wants)?;
    let keeps = |seat: Seat, gives: &Bundle, gets: &Bundle| {
        gives.settlements.is_empty()
            || table.realm(seat).len() + gets.settlements.len() > gives.settlements.len()
    };
    let kept = keeps(*from, gives, wants) && keeps(*to, wants, gives);
    rule("EC-R-41").require(kept, || msg!("trade-last-settlement"))?;
    exchange::check(table, offer)
}

/// 9.1, R-86: a new offer, or a counter-offer.
pub fn check_offer(table: &Table, seat: Seat, proposal: &Proposal) -> Result<(), Rejection> {
    let made = table.players[seat].offers_made;
    rule("EC-R-86").require(made < OFFERS_PER_PHASE, || msg!("offers-used-up", most = OFFERS_PER_PHASE))?;
    let open = table.offers.iter().filter(|offer| offer.from == seat).count();
    rule("EC-R-86").require(open < OPEN_OFFERS, || msg!("offers-open", most = OPEN_OFFERS))?;
    if let Some(answered) = proposal.counter {
        let there = table.offers.iter().any(|offer| offer.id == answered && offer.to == seat);
        rule("EC-R-86").require(there, || msg!("no-such-offer"))?;
    }
    let offer = composed(table, seat, proposal, 0);
    check_trade(table, &offer)?;
    if table.options.hidden_gold {
        check_gold(table, seat, &offer.gives)?;
    }
    let new = !table.offers.iter().any(|old| Offer { id: 0, ..*old } == offer);
    rule("EC-R-86").require(new, || msg!("offer-open-already"))
}

fn composed(table: &Table, from: Seat, proposal: &Proposal, id: u16) -> Offer {
    let Proposal { to, mut gives, mut wants, .. } = *proposal;
    for bundle in [&mut gives, &mut wants] {
        bundle.gold = Gold::new(bundle.gold.amount(), table.options.hidden_gold);
    }
    Offer { id, from, to, gives, wants }
}

/// 9.1: the partner decides again if he had already finished.
pub fn apply_offer(state: &mut State, seat: Seat, proposal: &Proposal, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    if let Some(answered) = proposal.counter {
        table.offers.retain(|offer| offer.id != answered);
        log.tell(Event::Declined { offer: answered, seat });
    }
    let offer = composed(table, seat, proposal, table.next_offer);
    table.next_offer = table.next_offer.wrapping_add(1).max(1);
    table.players[seat].offers_made += 1;
    table.players[proposal.to].done = false;
    table.offers.push(offer);
    log.tell(Event::Offered(Deal::new(table, offer)));
}

/// The open offer with this number.
fn find(table: &Table, id: u16) -> Result<&Offer, Rejection> {
    let offer = table.offers.iter().find(|offer| offer.id == id);
    offer.ok_or_else(|| rule("EC-9.1").refuse(msg!("no-such-offer")))
}

/// 9.5, ED-17: who accepts sees the whole trade carried out at once.
pub fn check_accept(table: &Table, seat: Seat, id: u16) -> Result<(), Rejection> {
    let offer = find(table, id)?;
    rule("EC-9.1").require(offer.to == seat, || msg!("offer-to-other"))?;
    check_trade(table, offer)?;
    if table.options.hidden_gold { check_gold(table, seat, &offer.wants) } else { Ok(()) }
}

/// An offer is answered by whom it was made to.
pub fn check_decline(table: &Table, seat: Seat, id: u16) -> Result<(), Rejection> {
    let offer = find(table, id)?;
    rule("EC-9.1").require(offer.to == seat, || msg!("offer-to-other"))
}

/// An offer is withdrawn by who made it.
pub fn check_withdraw(table: &Table, seat: Seat, id: u16) -> Result<(), Rejection> {
    let offer = find(table, id)?;
    rule("EC-9.1").require(offer.from == seat, || msg!("offer-of-other"))
}

/// 9.5: the trade is carried out at once; open offers that cannot be any more are withdrawn.
pub fn apply_accept(state: &mut State, id: u16, log: &mut impl Log<Event>) {
    let Ok(offer) = find(&state.table, id).copied() else { return };
    remove(&mut state.table, id);
    log.tell(Event::Traded(Deal::new(&state.table, offer)));
    exchange::apply(&mut state.table, &offer);
    transfer(&mut state.table, offer.from, offer.to, &offer.gives);
    transfer(&mut state.table, offer.to, offer.from, &offer.wants);
    if !state.table.options.advanced() {
        for (receiver, bundle) in [(offer.to, offer.gives), (offer.from, offer.wants)] {
            if !bundle.technologies.is_empty() {
                technology::count_towards_era(state, receiver, log); // EC-R-71
            }
        }
    }
    withdraw_stale(&mut state.table, log);
}

/// offers that can no longer be carried out are withdrawn.
fn withdraw_stale(table: &mut Table, log: &mut impl Log<Event>) {
    while let Some(offer) = table.offers.iter().find(|offer| check_trade(table, offer).is_err()).copied() {
        remove(table, offer.id);
        log.tell(Event::Withdrawn { offer: offer.id, seat: offer.from });
    }
}

/// Takes an offer off the table.
pub fn remove(table: &mut Table, id: u16) {
    table.offers.retain(|offer| offer.id != id);
}

fn transfer(table: &mut Table, from: Seat, to: Seat, bundle: &Bundle) {
    table.hand_over(from, to, bundle.gold.amount());
    for region in bundle.cards | bundle.settlements {
        if let Some(settlement) = &mut table.land_mut(region).settlement {
            settlement.holder = to;
            if bundle.settlements.contains(region) {
                settlement.owner = to;
            }
        }
    }
    bundle.technologies.iter().for_each(|card| table.technologies[card.index()] = Holder::Player(to));
    bundle.wonders.iter().for_each(|card| table.wonders[card.index()] = Holder::Player(to));
}

/// 24.5, R-62: Magellan's Voyage.
pub fn check_swap(
    table: &Table,
    seat: Seat,
    with: Seat,
    mine: Region,
    theirs: Region,
) -> Result<(), Rejection> {
    let forces = |wonder: Wonder| matches!(wonder.facts().effects, Effect::ForceResourceSwap { .. });
    let owner = table.options.advanced() && table.effective(seat).any(forces);
    let name = Wonder::MagellansVoyage.name();
    rule("EC-24.5").require(owner, || msg!("wonder-not-yours", wonder = name))?;
    rule("EC-R-62").require(!table.players[seat].swapped, || msg!("wonder-used", wonder = name))?;
    let other = seat != with && table.players.get(with).is_some_and(|player| !player.out);
    let near = other && in_range(table, seat, with);
    rule("EC-R-62").require(near, || msg!("out-of-trade-range", seat = with))?;
    let held = lendable(table, seat).contains(mine) && lendable(table, with).contains(theirs);
    rule("EC-R-62").require(held, || msg!("trade-card-missing", seat = with))
}

/// it cannot be refused.
pub fn apply_swap(
    state: &mut State,
    seat: Seat,
    with: Seat,
    mine: Region,
    theirs: Region,
    log: &mut impl Log<Event>,
) {
    state.table.players[seat].swapped = true;
    for (region, holder) in [(mine, with), (theirs, seat)] {
        if let Some(settlement) = &mut state.table.land_mut(region).settlement {
            settlement.holder = holder;
        }
    }
    let resources = [mine, theirs].map(|region| state.table.resource(region));
    log.tell(Event::Swapped { seat, with, mine, theirs, resources });
    withdraw_stale(&mut state.table, log);
}

/// Who trades no more declines what was offered to him.
pub fn apply_end(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    for offer in table.offers.iter().filter(|offer| offer.to == seat) {
        log.tell(Event::Declined { offer: offer.id, seat });
    }
    table.offers.retain(|offer| offer.to != seat);
    table.players[seat].done = true;
    let all = table.players.iter().all(|player| player.done);
    log.tell(Event::TradeEnded { seat, all });
}

/// The phase begins: who has nobody in range is not asked.
pub fn begin(table: &mut Table) {
    table.offers.clear();
    let alone: engine::Seats =
        table.players.seats().filter(|seat| partners(table, *seat).next().is_none()).collect();
    for (index, player) in table.players.iter_mut().enumerate() {
        player.done = player.out || alone.contains(Seat(u8::try_from(index).unwrap_or(0)));
        player.swapped = false;
        player.offers_made = 0;
    }
}

/// 9.2, R-03: lent cards go back to the owners of their settlements; all of them, or one holder's.
pub fn return_cards(table: &mut Table, holder: Option<Seat>) {
    for land in &mut table.regions {
        if let Some(settlement) = &mut land.settlement
            && holder.is_none_or(|holder| settlement.holder == holder)
        {
            settlement.holder = settlement.owner;
        }
    }
}

/// The offers of and to a player who is out.
pub fn withdraw_all(table: &mut Table, seat: Seat) {
    table.offers.retain(|offer| offer.from != seat && offer.to != seat);
}

/// Answers to offers, and a sensible selection of new ones: cards for cards that the player lacks,
/// or for a little gold.
pub fn list(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for offer in &table.offers {
        if offer.to == seat {
            if offer.wants.gold.amount() <= spare_gold(table, seat) && check_trade(table, offer).is_ok() {
                out.push(Action::Accept(offer.id));
            }
            out.push(Action::Decline(offer.id));
        } else if offer.from == seat {
            out.push(Action::Withdraw(offer.id));
        }
    }
    list_swaps(table, seat, out);
    let open = table.offers.iter().filter(|offer| offer.from == seat).count();
    if table.players[seat].offers_made < OFFERS_PER_PHASE && open < OPEN_OFFERS {
        list_offers(table, seat, out);
    }
}

/// One card of each resource that a player holds, with how many he holds.
fn stock(table: &Table, seat: Seat) -> [(u8, Option<Region>); Resource::ALL.len()] {
    let mut stock = [(0, None); Resource::ALL.len()];
    for (region, _) in table.cards_held(seat) {
        if let Some(resource) = table.resource(region) {
            let (count, card) = &mut stock[resource.index()];
            *count += 1;
            *card = Some(region);
        }
    }
    stock
}

/// Gold that listed offers give for a card.
const CARD_GOLD: u32 = 5;

fn list_offers(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let ours = stock(table, seat);
    let spare = ours.iter().filter_map(|(count, card)| card.map(|card| (*count, card))).max();
    for to in partners(table, seat) {
        let theirs = stock(table, to);
        for (index, card) in
            theirs.iter().enumerate().filter_map(|(index, (_, card))| Some((index, (*card)?)))
        {
            if ours[index].0 > 0 {
                continue;
            }
            let wants = Bundle { cards: Regions::only(card), ..Bundle::default() };
            let with_card =
                spare.map(|(_, spare)| Bundle { cards: Regions::only(spare), ..Bundle::default() });
            let with_gold = (spare_gold(table, seat) >= CARD_GOLD).then(|| Bundle::gold(CARD_GOLD));
            for gives in [with_card, with_gold].into_iter().flatten() {
                push_offer(table, seat, Proposal { to, gives, wants, counter: None }, out);
            }
        }
    }
}

fn push_offer(table: &Table, seat: Seat, proposal: Proposal, out: &mut Vec<Action>) {
    let offer = composed(table, seat, &proposal, 0);
    if !table.offers.iter().any(|old| Offer { id: 0, ..*old } == offer) {
        out.push(Action::Offer(proposal));
    }
}

fn list_swaps(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let forces = |wonder: Wonder| matches!(wonder.facts().effects, Effect::ForceResourceSwap { .. });
    if !table.options.advanced() || table.players[seat].swapped || !table.effective(seat).any(forces) {
        return;
    }
    let ours = lendable(table, seat);
    for with in partners(table, seat) {
        for theirs in lendable(table, with) {
            out.extend(ours.iter().map(|mine| Action::Swap { with, mine, theirs }));
        }
    }
}
