//! The list of what a player means to buy: its sum, what remains, and one button that buys it all, one thing after another.
//!
//! It stands in the address of the page (`?list=buy.settler.gallia-learn.pottery`), and every form of the page sends it along,
//! so that it outlasts a decision. Whether all of it can be bought says the game: the list is played through in the imagined
//! position ([`engine::Trial`]).

use engine::{Game, Rejection, Seat, msg};
use game_eagle_civ::cards::{Improvement, Kind, Region, Technology, Zone};
use game_eagle_civ::rules::{production, units};
use game_eagle_civ::state::Shown;
use game_eagle_civ::{Action, Frame, State, say};
use look::part::{Purse, hidden_fields, reason, small_coin};
use look::{KEPT, Markup, Narrowing, html};

use crate::choice::which_key;
use crate::icons::small;
use crate::income;
use crate::page::Page;

/// The most things on a list.
const MOST: usize = 12;

/// The form that everything on the page is put on the list through.
const FORM: &str = "list-form";

/// What somebody wants, and where a piece is to stand: as it is written in the address.
#[derive(Clone, PartialEq, Eq)]
struct Wish {
    action: Action,
    place: Option<Action>,
}

/// A wish, and what came of it when the list was played through.
struct Entry {
    wish: Wish,
    /// The places among which the player can choose.
    places: Vec<Action>,
    fate: Fate,
}

/// What comes of a wish.
enum Fate {
    /// It is bought; so much gold goes, or comes.
    Bought(i64),
    /// The rules do not allow it then.
    Refused(Rejection),
    /// Something else is asked before.
    Waits,
}

/// The list, played through.
pub struct List {
    entries: Vec<Entry>,
    gold: u32,
    next: u32,
}

impl List {
    /// The list in the address, if the player is asked what to buy.
    pub fn of(page: &Page<'_>) -> Option<Self> {
        let seat = page.asked().filter(|seat| page.frame() == Frame::Purchase { seat: *seat })?;
        let wishes = wishes(page, seat);
        (!wishes.is_empty()).then(|| Self::played(page, seat, wishes))
    }

    /// Every wish in turn, as far as no other question comes between.
    fn played(page: &Page<'_>, seat: Seat, wishes: Vec<Wish>) -> Self {
        let mut state = *page.on.shown.trial().before();
        let mut waits = false;
        let mut entries = Vec::new();
        for wish in wishes {
            // What lies under a marker may ask something: nothing is counted on after it.
            waits |= state.table.frame() != (Frame::Purchase { seat });
            let reveals = reveals(page, &wish.action);
            let entry = if waits { Entry::waiting(wish) } else { entry(&mut state, seat, wish) };
            waits |= reveals && matches!(entry.fate, Fate::Bought(_));
            entries.push(entry);
        }
        let next = production::statement(&state.table, seat, None).total();
        Self { entries, gold: state.table.gold(seat), next }
    }

    fn bought(&self) -> impl Iterator<Item = (&Entry, i64)> {
        self.entries.iter().filter_map(|entry| match entry.fate {
            Fate::Bought(price) => Some((entry, price)),
            Fate::Refused(_) | Fate::Waits => None,
        })
    }

    fn sum(&self) -> i64 {
        self.bought().map(|(_, price)| price).sum()
    }

    /// What is played for it, in order.
    fn actions(&self) -> Vec<Action> {
        self.bought().flat_map(|(entry, _)| [Some(entry.wish.action), entry.wish.place]).flatten().collect()
    }

    /// What stays on the list when the others are bought.
    fn rest(&self) -> String {
        let left = self.entries.iter().filter(|entry| !matches!(entry.fate, Fate::Bought(_)));
        written(left.map(|entry| &entry.wish))
    }

    /// The list with one wish changed, or taken off.
    fn with(&self, at: usize, new: Option<&Wish>) -> String {
        let wishes = self
            .entries
            .iter()
            .enumerate()
            .filter_map(|(number, entry)| if number == at { new } else { Some(&entry.wish) });
        written(wishes)
    }
}

impl Entry {
    /// What comes after another question.
    const fn waiting(wish: Wish) -> Self {
        Self { wish, places: Vec::new(), fate: Fate::Waits }
    }
}

/// A wish played: a piece is put where the player wants it, or where it can be.
fn entry(state: &mut State, seat: Seat, wish: Wish) -> Entry {
    let before = state.table.gold(seat);
    if let Err(why) = state.play(seat, &wish.action, &mut ()) {
        return Entry { wish, places: Vec::new(), fate: Fate::Refused(why) };
    }
    let price = i64::from(before) - i64::from(state.table.gold(seat));
    let mut places = Vec::new();
    if let (Action::Buy(_), Frame::Place { .. }) = (wish.action, state.table.frame()) {
        state.legal_actions(seat, &mut places);
    }
    let place = wish.place.filter(|place| places.contains(place)).or(places.first().copied());
    if let Some(place) = place {
        state.play(seat, &place, &mut ()).expect("it is legal");
    }
    Entry { wish: Wish { place, ..wish }, places, fate: Fate::Bought(price) }
}

/// Whether a marker comes up that the player does not know.
fn reveals(page: &Page<'_>, action: &Action) -> bool {
    let Action::Found(region) = action else { return false };
    matches!(page.table.land(*region).marker, Shown::FaceDown { .. }) && page.view.marker(*region).is_none()
}

/// What the address says; what nobody can mean is left out.
fn wishes(page: &Page<'_>, seat: Seat) -> Vec<Wish> {
    let list = page.on.narrowing.get(KEPT).unwrap_or_default();
    list.split('-').filter_map(|key| wish(page, seat, key)).take(MOST).collect()
}

fn wish(page: &Page<'_>, seat: Seat, key: &str) -> Option<Wish> {
    let (kind, what) = key.split_once('.').unwrap_or((key, ""));
    let region = |id: &str| Region::ALL.iter().copied().find(|region| region.id() == id);
    let action = match kind {
        "buy" => return bought(what),
        "found" => Action::Found(region(what)?),
        "grow" => Action::Upgrade(region(what)?),
        "learn" => Action::Learn(Technology::ALL.iter().copied().find(|card| card.id() == what)?),
        "improve" => Action::Improve(Improvement::ALL.iter().copied().find(|card| card.id() == what)?),
        "sell" => {
            let mut groups = page.player(seat).pieces.iter().map(game_eagle_civ::state::Group::which);
            Action::Sell(groups.find(|which| which_key(*which) == what)?)
        }
        "ship" => Action::BuyColonyShip,
        _ => return None,
    };
    Some(Wish { action, place: None })
}

/// A piece, perhaps with the place where it is to stand.
fn bought(what: &str) -> Option<Wish> {
    let mut parts = what.split('.');
    let id = parts.next()?;
    let kind = Kind::ALL.iter().copied().find(|kind| kind.id() == id)?;
    let region = parts.next().and_then(|id| Region::ALL.iter().copied().find(|region| region.id() == id));
    let zone = parts.next().and_then(|id| Zone::ALL.iter().copied().find(|zone| zone.id() == id));
    Some(Wish { action: Action::Buy(kind), place: region.map(|region| Action::Place { region, zone }) })
}

/// A wish as it stands in the address; none if it is nothing for the list.
fn key(wish: &Wish) -> Option<String> {
    Some(match wish.action {
        Action::Buy(kind) => match wish.place {
            Some(Action::Place { region, zone: Some(zone) }) => {
                format!("buy.{}.{}.{}", kind.id(), region.id(), zone.id())
            }
            Some(Action::Place { region, zone: None }) => format!("buy.{}.{}", kind.id(), region.id()),
            _ => format!("buy.{}", kind.id()),
        },
        Action::Found(region) => format!("found.{}", region.id()),
        Action::Upgrade(region) => format!("grow.{}", region.id()),
        Action::Learn(card) => format!("learn.{}", card.id()),
        Action::Improve(card) => format!("improve.{}", card.id()),
        Action::Sell(which) => format!("sell.{}", which_key(which)),
        Action::BuyColonyShip => "ship".to_owned(),
        _ => return None,
    })
}

fn written<'a>(wishes: impl Iterator<Item = &'a Wish>) -> String {
    wishes.filter_map(key).collect::<Vec<_>>().join("-")
}

/// The button that puts a ware on the list.
pub fn add(page: &Page<'_>, class: &str, action: &Action, name: &str) -> Markup {
    let Some(seat) = page.asked().filter(|seat| page.frame() == Frame::Purchase { seat: *seat }) else {
        return Markup::default();
    };
    let mut wishes = wishes(page, seat);
    if wishes.len() >= MOST {
        return Markup::default();
    }
    wishes.push(Wish { action: *action, place: None });
    let word = page.say(&msg!("list-add", name));
    html! {
        button class={ "onlist " (class) } type="submit" form=(FORM) name=(KEPT) value=(written(wishes.iter()))
            title=(word) aria-label=(word) { (small("i-plus")) }
    }
}

/// The form of the buttons that change the list; what is looked at stays.
pub fn form(page: &Page<'_>) -> Markup {
    html! { form id=(FORM) method="get" action=(page.on.address) data-visit hidden { (looked_at(page)) } }
}

/// What else stands in the address.
fn looked_at(page: &Page<'_>) -> Markup {
    html! {
        @for key in ["look", "seam"] {
            @if let Some(value) = page.on.narrowing.get(key) { input type="hidden" name=(key) value=(value); }
        }
    }
}

/// The button that buys all of it.
pub fn buy_all(page: &Page<'_>) -> Markup {
    let Some(list) = List::of(page) else { return Markup::default() };
    let [first, then @ ..] = &list.actions()[..] else { return Markup::default() };
    let (revision, then) = (page.on.revision.to_string(), look::game::json(&then));
    let word = msg!("list-buy", count = list.bought().count(), sum = list.sum(), left = list.gold);
    html! {
        form.play method="post" action=(page.on.play) data-play id="buy-all" {
            (hidden_fields(&[
                ("revision", &revision),
                ("action_id", page.on.action_id),
                ("action", &look::game::json(first)),
                ("then", &then),
                (KEPT, &list.rest()),
            ]))
            button.btn.btn--primary type="submit" { (page.say(&word)) }
        }
    }
}

/// The list in the place of the purse.
pub fn basket(page: &Page<'_>, seat: Seat, list: &List) -> Markup {
    let (sum, gold) = (list.sum(), page.table.gold(seat));
    let empty = page.say(&msg!("list-empty"));
    html! {
        aside.basket.basket--list id="list" aria-label=(page.say(&msg!("list"))) {
            div.basket__h {
                span.label { (page.say(&msg!("list"))) } span.stat.stat--gold { (small("i-gold")) b { (gold) } }
                button.onlist type="submit" form=(FORM) name=(KEPT) value="" title=(empty) aria-label=(empty) { (small("i-close")) }
            }
            ol.listed { @for (at, entry) in list.entries.iter().enumerate() { (line(page, list, at, entry)) } }
            table.bill {
                tbody {
                    tr { td { (page.say(&msg!("list-sum"))) } td { (signed(-sum)) } }
                    tr { td { (page.say(&msg!("tip-left"))) } td { (list.gold) } }
                    tr.total { td { (page.say(&msg!("next-production"))) } td { "+" (list.next) } }
                }
            }
            (income::folded(page, seat))
        }
    }
}

fn signed(gold: i64) -> String {
    if gold < 0 { format!("−{}", gold.unsigned_abs()) } else { format!("+{gold}") }
}

fn line(page: &Page<'_>, list: &List, at: usize, entry: &Entry) -> Markup {
    let name = name(page, &entry.wish.action);
    let drop = page.say(&msg!("list-drop", name = name.as_str()));
    html! {
        li.no[!matches!(entry.fate, Fate::Bought(_))] {
            span.listed__n { (name) }
            (places(page, list, at, entry))
            @match &entry.fate {
                Fate::Bought(price) => {
                    @if *price < 0 { b.good { (signed(-price)) } }
                    @else { (small_coin(i32::try_from(*price).unwrap_or(i32::MAX), Purse::Enough)) }
                }
                Fate::Refused(why) => { span.listed__why { (reason(&page.on.reason(why))) } }
                Fate::Waits => { span.listed__why { (page.say(&msg!("list-waits"))) } }
            }
            button.onlist type="submit" form=(FORM) name=(KEPT) value=(list.with(at, None)) title=(drop) aria-label=(drop) { (small("i-close")) }
        }
    }
}

/// Where a piece is to stand, if there is a choice.
fn places(page: &Page<'_>, list: &List, at: usize, entry: &Entry) -> Markup {
    if entry.places.len() < 2 {
        return Markup::default();
    }
    let word = page.say(&msg!("list-where", name = name(page, &entry.wish.action)));
    html! {
        form.listed__place method="get" action=(page.on.address) data-visit {
            (looked_at(page))
            select name=(KEPT) aria-label=(word) autocomplete="off" {
                @for place in &entry.places {
                    @let changed = Wish { action: entry.wish.action, place: Some(*place) };
                    option value=(list.with(at, Some(&changed))) selected[entry.wish.place == Some(*place)] { (where_to(page, place)) }
                }
            }
            button.btn.no-script-only type="submit" { (page.say(&msg!("lay-show"))) }
        }
    }
}

fn where_to(page: &Page<'_>, place: &Action) -> String {
    match *place {
        Action::Place { region, zone: Some(zone) } => {
            format!("{} ({})", page.name(zone.name()), page.name(region.name()))
        }
        Action::Place { region, zone: None } => page.name(region.name()).to_owned(),
        _ => String::new(),
    }
}

fn name(page: &Page<'_>, action: &Action) -> String {
    match *action {
        Action::Buy(kind) => page.name(units::name(page.table, kind)).to_owned(),
        Action::Found(region) => page.say(&msg!("ware-found", region = page.name(region.name()))),
        Action::Upgrade(region) => {
            let size = page.table.settlement(region).map_or(1, |place| place.size) + 1;
            let larger = page.told(&say::size(size));
            page.say(&msg!("ware-upgrade", region = page.name(region.name()), larger))
        }
        Action::Learn(card) => page.name(card.name()).to_owned(),
        Action::Improve(card) => page.name(card.name()).to_owned(),
        Action::Sell(which) => {
            let unit = page.name(units::name(page.table, which.kind));
            page.say(&msg!("ware-sell", unit, area = page.name(which.area.name())))
        }
        Action::BuyColonyShip => {
            page.name(game_eagle_civ::cards::Wonder::AlphaCentauriColonyShip.name()).to_owned()
        }
        _ => String::new(),
    }
}

/// The list as a choice that every link of the page keeps.
pub fn kept(page: &Page<'_>, narrowing: &Narrowing) -> Narrowing {
    match page.on.narrowing.get(KEPT).filter(|list| !list.is_empty()) {
        Some(list) => narrowing.with(KEPT, list),
        None => narrowing.clone(),
    }
}
