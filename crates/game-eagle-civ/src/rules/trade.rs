//! Chapters 9 and 30: trade.

use engine::{Log, Offers, Seat, rule};

use crate::action::Action;
use crate::cards::{Effect, Region, Resource, Wonder, tables};
use crate::event::Event;
use crate::gold::Gold;
use crate::map::Regions;
use crate::refusal::{Checked, Why};
use crate::rules::{exchange, technology};
use crate::state::{Holder, State, Table};
use crate::trade::{Bundle, Deal, Offer, Proposal};

/// Offers that a player may have open at the same time, and make in one trade phase (EC-R-86).
pub const OPEN_OFFERS: u32 = 2;
/// See [`OPEN_OFFERS`].
pub const OFFERS_PER_PHASE: u32 = 6;

/// EC-30.3, EC-R-39: how far is traded, over land and over sea.
#[must_use]
pub fn range(table: &Table) -> (u8, u8) {
    let reached = tables().trade_ranges.iter().rev().find(|step| table.in_play(step.technology));
    let limit = |steps: i8| u8::try_from(steps).unwrap_or(u8::MAX - 1);
    reached.map_or((1, 0), |step| (limit(step.land), limit(step.sea)))
}

/// EC-9.1, EC-30.1, EC-30.4, EC-30.5, EC-30.6: whether two players may trade.
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

/// EC-R-82: the cards with a resource that a player holds.
#[must_use]
pub fn lendable(table: &Table, seat: Seat) -> Regions {
    table
        .cards_held(seat)
        .map(|(region, _)| region)
        .filter(|region| table.resource(*region).is_some())
        .collect()
}

/// EC-9.2, EC-9.3, EC-R-82: what one side gives is there and may be given.
fn check_bundle(table: &Table, from: Seat, bundle: &Bundle) -> Checked {
    if !table.options.hidden_gold {
        check_gold(table, from, bundle)?;
    }
    bundle.cards.iter().try_for_each(|region| check_card(table, from, region))?;
    bundle.settlements.iter().try_for_each(|region| check_settlement(table, from, region, bundle))?;
    for card in bundle.technologies {
        let own = table.technology(card) == Holder::Player(from);
        rule("EC-9.3").require(own, || Why::TradeCardNotOwn { seat: from, card: card.name() })?;
    }
    for card in bundle.wonders {
        let own = table.wonder(card) == Holder::Player(from);
        rule("EC-9.3").require(own, || Why::TradeCardNotOwn { seat: from, card: card.name() })?;
    }
    exchange::check_parcels(table, from, bundle)
}

/// EC-9.2, EC-R-82: a city card with a resource is lent by whoever holds it.
fn check_card(table: &Table, from: Seat, region: Region) -> Checked {
    let name = region.name();
    let held = table.settlement(region).is_some_and(|place| place.holder == from);
    rule("EC-R-82").require(held, || Why::TradeCardNotHeld { seat: from, region: name })?;
    let resource = table.resource(region).is_some();
    rule("EC-R-82").require(resource, || Why::TradeCardPlain { region: name })
}

/// EC-9.3, EC-R-82: an own settlement whose card is not lent out, nor lent in the same trade.
fn check_settlement(table: &Table, from: Seat, region: Region, bundle: &Bundle) -> Checked {
    let name = region.name();
    let own = table.settled(from, region);
    rule("EC-9.3").require(own, || Why::TradeSettlementNotOwn { seat: from, region: name })?;
    let held = table.settlement(region).is_some_and(|place| place.holder == from);
    rule("EC-R-82").require(held, || Why::TradeSettlementLent { region: name })?;
    rule("EC-R-82").require(!bundle.cards.contains(region), || Why::TradeSettlementAndCard { region: name })
}

/// EC-9.3, EC-R-04: the gold is there; hidden gold is promised but once, and held against its owner alone.
fn check_gold(table: &Table, from: Seat, bundle: &Bundle) -> Checked {
    let gold = spare_gold(table, from);
    rule("EC-9.3").require(bundle.gold.amount() <= gold, || Why::TradeGoldMissing { seat: from, gold })
}

/// The gold that a player can give in a further trade.
fn spare_gold(table: &Table, seat: Seat) -> u32 {
    let bound = if table.options.hidden_gold { promised(table, seat) } else { 0 };
    table.gold(seat).saturating_sub(bound)
}

/// The gold that a player gives in their open offers.
#[must_use]
pub fn promised(table: &Table, seat: Seat) -> u32 {
    let own = table.offers.iter().filter(|offer| offer.from == seat);
    own.map(|offer| offer.gives.gold.amount()).fold(0, u32::saturating_add)
}

/// EC-9.1, EC-9.4, EC-R-41: a trade between two players, whoever proposed it.
pub fn check_trade(table: &Table, offer: &Offer) -> Checked {
    let Offer { from, to, gives, wants, .. } = offer;
    let other = from != to && table.players.get(*to).is_some_and(|player| !player.out);
    rule("EC-9.1").require(other, || Why::NoSuchPartner)?;
    rule("EC-30.1").require(in_range(table, *from, *to), || Why::OutOfTradeRange { seat: *to })?;
    let something = !(gives.is_empty() && wants.is_empty());
    rule("EC-9.5").require(something, || Why::EmptyTrade)?;
    check_bundle(table, *from, gives)?;
    check_bundle(table, *to, wants)?;
    let keeps = |seat: Seat, gives: &Bundle, gets: &Bundle| {
        gives.settlements.is_empty()
            || table.realm(seat).len() + gets.settlements.len() > gives.settlements.len()
    };
    for (seat, gives, gets) in [(*from, gives, wants), (*to, wants, gives)] {
        rule("EC-R-41").require(keeps(seat, gives, gets), || Why::TradeLastSettlement { seat })?;
    }
    exchange::check(table, offer)
}

/// EC-9.1, EC-R-86: a new offer, or a counter-offer.
pub fn check_offer(table: &Table, seat: Seat, proposal: &Proposal) -> Checked {
    check_number(table, seat)?;
    if let Some(answered) = proposal.counter {
        check_decline(table, seat, answered)?;
    }
    let offer = composed(table, seat, proposal, 0);
    check_trade(table, &offer)?;
    if table.options.hidden_gold {
        check_gold(table, seat, &offer.gives)?;
    }
    check_new(table, &offer)
}

/// EC-R-86: how many offers a player may make, and have open.
fn check_number(table: &Table, seat: Seat) -> Checked {
    let made = u32::from(table.players[seat].offers_made);
    rule("EC-R-86").require(made < OFFERS_PER_PHASE, || Why::OffersUsedUp { most: OFFERS_PER_PHASE })?;
    let open = table.offers.iter().filter(|offer| offer.from == seat).count();
    let few = open < OPEN_OFFERS as usize;
    rule("EC-R-86").require(few, || Why::OffersOpen { most: OPEN_OFFERS })
}

/// EC-R-86: the same offer is not made twice.
fn check_new(table: &Table, offer: &Offer) -> Checked {
    let new = !table.offers.iter().any(|old| Offer { id: 0, ..*old } == *offer);
    rule("EC-R-86").require(new, || Why::OfferOpenAlready)
}

fn composed(table: &Table, from: Seat, proposal: &Proposal, id: u16) -> Offer {
    let Proposal { to, mut gives, mut wants, .. } = *proposal;
    for bundle in [&mut gives, &mut wants] {
        bundle.gold = Gold::new(bundle.gold.amount(), table.options.hidden_gold);
    }
    Offer { id, from, to, gives, wants }
}

/// EC-9.1: partners who had already finished decide again.
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
fn find(table: &Table, id: u16) -> Checked<&Offer> {
    let offer = table.offers.iter().find(|offer| offer.id == id);
    offer.ok_or_else(|| rule("EC-9.1").refuse(Why::NoSuchOffer))
}

/// EC-9.5, ED-17: who accepts sees the whole trade carried out at once.
pub fn check_accept(table: &Table, seat: Seat, id: u16) -> Checked {
    let offer = find(table, id)?;
    rule("EC-9.1").require(offer.to == seat, || Why::OfferToOther)?;
    check_trade(table, offer)?;
    if table.options.hidden_gold { check_gold(table, seat, &offer.wants) } else { Ok(()) }
}

/// An offer is answered by whom it was made to.
pub fn check_decline(table: &Table, seat: Seat, id: u16) -> Checked {
    let offer = find(table, id)?;
    rule("EC-9.1").require(offer.to == seat, || Why::OfferToOther)
}

/// Only the player who made an offer withdraws it.
pub fn check_withdraw(table: &Table, seat: Seat, id: u16) -> Checked {
    let offer = find(table, id)?;
    rule("EC-9.1").require(offer.from == seat, || Why::OfferOfOther)
}

/// EC-R-86: an offer is declined.
pub fn apply_decline(state: &mut State, seat: Seat, offer: u16, log: &mut impl Log<Event>) {
    remove(&mut state.table, offer);
    log.tell(Event::Declined { offer, seat });
}

/// EC-R-86: an offer is withdrawn.
pub fn apply_withdraw(state: &mut State, seat: Seat, offer: u16, log: &mut impl Log<Event>) {
    remove(&mut state.table, offer);
    log.tell(Event::Withdrawn { offer, seat });
}

/// EC-9.5: the trade is carried out at once; open offers that cannot be any more are withdrawn.
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

/// EC-R-86: offers that can no longer be carried out are withdrawn.
fn withdraw_stale(table: &mut Table, log: &mut impl Log<Event>) {
    while let Some(offer) = table.offers.iter().find(|offer| check_trade(table, offer).is_err()).copied() {
        remove(table, offer.id);
        log.tell(Event::Withdrawn { offer: offer.id, seat: offer.from });
    }
}

/// Takes an offer off the table.
fn remove(table: &mut Table, id: u16) {
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

/// EC-24.5, EC-R-62: Magellan's Voyage.
pub fn check_swap(table: &Table, seat: Seat, with: Seat, mine: Region, theirs: Region) -> Checked {
    let wonder = Wonder::MagellansVoyage.name();
    rule("EC-24.5").require(forces_swaps(table, seat), || Why::WonderNotYours { wonder })?;
    rule("EC-R-62").require(!table.players[seat].swapped, || Why::WonderUsed { wonder })?;
    let other = seat != with && table.players.get(with).is_some_and(|player| !player.out);
    rule("EC-9.1").require(other, || Why::NoSuchPartner)?;
    rule("EC-R-62").require(in_range(table, seat, with), || Why::OutOfTradeRange { seat: with })?;
    check_card(table, seat, mine)?;
    check_card(table, with, theirs)
}

fn forces_swaps(table: &Table, seat: Seat) -> bool {
    let forces = |wonder: Wonder| matches!(wonder.facts().effects, Effect::ForceResourceSwap { .. });
    table.options.advanced() && table.effective(seat).any(forces)
}

/// EC-R-62: it cannot be refused.
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

/// Players who trade no more decline what was offered to them.
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

/// EC-9.2, EC-R-03: lent cards go back to the owners of their settlements; all of them, or one holder's.
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
pub fn deals(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    for offer in &table.offers {
        if offer.to == seat {
            if check_accept(table, seat, offer.id).is_ok() {
                out.offer(Action::Accept(offer.id));
            }
            out.offer(Action::Decline(offer.id));
        } else if offer.from == seat {
            out.offer(Action::Withdraw(offer.id));
        }
    }
    swaps(table, seat, out);
    if check_number(table, seat).is_ok() {
        offers(table, seat, out);
    }
}

/// One card of each resource that a player holds, with how many they hold.
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

fn offers(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    let ours = stock(table, seat);
    let spare = ours.iter().filter_map(|(count, card)| card.map(|card| (*count, card))).max();
    let with_card = spare.map(|(_, spare)| Bundle { cards: Regions::only(spare), ..Bundle::default() });
    let with_gold = (spare_gold(table, seat) >= CARD_GOLD).then(|| Bundle::gold(CARD_GOLD));
    for to in partners(table, seat) {
        let lacked = ours.into_iter().zip(stock(table, to)).filter(|((held, _), _)| *held == 0);
        for card in lacked.filter_map(|(_, (_, card))| card) {
            let wants = Bundle { cards: Regions::only(card), ..Bundle::default() };
            for gives in [with_card, with_gold].into_iter().flatten() {
                let proposal = Proposal { to, gives, wants, counter: None };
                if check_new(table, &composed(table, seat, &proposal, 0)).is_ok() {
                    out.offer(Action::Offer(proposal));
                }
            }
        }
    }
}

fn swaps(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    if table.players[seat].swapped || !forces_swaps(table, seat) {
        return;
    }
    let ours = lendable(table, seat);
    for with in partners(table, seat) {
        for theirs in lendable(table, with) {
            out.offer_all(ours.iter().map(|mine| Action::Swap { with, mine, theirs }));
        }
    }
}
