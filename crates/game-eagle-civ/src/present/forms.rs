//! The form in which an offer is composed: what each side has and may give (EC-9.2, EC-9.3).

use std::str::FromStr;

use engine::{Choice, Field, FieldKind, Form, Message, Rejection, Seat, msg, rule};
use serde::de::DeserializeOwned;

use super::{bundles, words};
use crate::action::Action;
use crate::cards::{Region, Technology, Wonder};
use crate::frame::Frame;
use crate::gold::Gold;
use crate::rules::trade::{lendable, partners};
use crate::rules::{deciding, technology};
use crate::state::{Table, Which};
use crate::trade::{Bundle, Goods, Parcel, Proposal};

/// How many of a kind fit on one side of the form.
const CARDS: usize = 4;
const SETTLEMENTS: usize = 2;
const TECHNOLOGIES: usize = 3;
const WONDERS: usize = 2;
const PIECES: usize = 3;

/// What can be composed: offers while a player trades; while others decide, the end of the game.
pub fn form(table: &Table, seat: Seat) -> Option<Form> {
    if !deciding(table).contains(seat) {
        return declaration(table, seat);
    }
    if table.frame() == Frame::Trade { offer(table, seat) } else { None }
}

/// EC-R-88: the end is declared at any time; who is asked has it among the answers.
fn declaration(table: &Table, seat: Seat) -> Option<Form> {
    let wonder = |wonder: Wonder| Choice { value: wonder.id().to_owned(), label: words::name(wonder.name()) };
    let wonders: Vec<Choice> = technology::declarable(table, seat).map(wonder).collect();
    let fields = vec![choice("wonder", msg!("form-wonder-end"), wonders)];
    let there = technology::declarable(table, seat).next().is_some();
    there.then(|| Form { title: msg!("form-end-title"), submit: msg!("form-end-submit"), fields })
}

/// The form for an offer, while there is somebody to trade with.
fn offer(table: &Table, seat: Seat) -> Option<Form> {
    let partners: Vec<Seat> = partners(table, seat).collect();
    if partners.is_empty() {
        return None;
    }
    let named = |seat: &Seat| Choice { value: seat.0.to_string(), label: words::player(*seat) };
    let mut fields = vec![choice("to", msg!("form-to"), partners.iter().map(named).collect())];
    let mut answered = vec![Choice { value: String::new(), label: msg!("form-no-counter") }];
    answered.extend(table.offers.iter().filter(|offer| offer.to == seat).map(|offer| Choice {
        value: offer.id.to_string(),
        label: msg!("form-offer", number = offer.id, offer = super::labels::offered(table, offer)),
    }));
    if answered.len() > 1 {
        fields.push(choice("counter", msg!("form-counter"), answered));
    }
    fields.extend(side(table, "give", &[seat], &Message::new("form-you-give")));
    fields.extend(side(table, "want", &partners, &Message::new("form-you-get")));
    Some(Form { title: msg!("form-title"), submit: msg!("form-submit"), fields })
}

fn choice(name: &str, label: Message, choices: Vec<Choice>) -> Field {
    Field { name: name.to_owned(), label, kind: FieldKind::Choice(choices) }
}

/// The fields for what these seats may give.
fn side(table: &Table, prefix: &str, seats: &[Seat], verb: &Message) -> Vec<Field> {
    // Of hidden gold (EC-R-04) anything can be asked.
    let most = seats.iter().map(|seat| table.players[*seat].gold.known().unwrap_or(999)).max().unwrap_or(0);
    let max = i32::try_from(most).unwrap_or(i32::MAX);
    let mut fields = vec![Field {
        name: format!("{prefix}-gold"),
        label: msg!("form-gold", verb = verb.clone()),
        kind: FieldKind::Number { min: 0, max },
    }];
    let mut slots = |kind: &str, what: &'static str, most: usize, choices: Vec<Choice>| {
        for slot in 1..=most.min(choices.len()) {
            let mut open = vec![Choice { value: String::new(), label: msg!("nothing") }];
            open.extend(choices.iter().cloned());
            let label = msg!("form-slot", verb = verb.clone(), what = Message::new(what), slot);
            fields.push(choice(&format!("{prefix}-{kind}-{slot}"), label, open));
            if kind == "pieces" {
                let label = msg!("form-count", verb = verb.clone(), slot);
                let name = format!("{prefix}-count-{slot}");
                fields.push(Field { name, label, kind: FieldKind::Number { min: 1, max: 20 } });
            }
        }
    };
    let of = |list: fn(&Table, Seat) -> Vec<(String, Bundle)>| -> Vec<Choice> {
        let held = seats.iter().flat_map(|seat| list(table, *seat).into_iter().map(|thing| (*seat, thing)));
        held.map(|(seat, (id, thing))| Choice {
            value: format!("{seat}:{id}"),
            label: msg!(
                "form-thing",
                seat,
                thing = bundles::bundle(&Goods::of(table, &[(seat, thing)]), seat, &thing)
            ),
        })
        .collect()
    };
    slots("card", "form-card", CARDS, of(cards));
    slots("settlement", "form-settlement", SETTLEMENTS, of(settlements));
    slots("technology", "form-technology", TECHNOLOGIES, of(technologies));
    slots("wonder", "form-wonder", WONDERS, of(wonders));
    slots("pieces", "form-pieces", PIECES, of(pieces));
    fields
}

fn cards(table: &Table, seat: Seat) -> Vec<(String, Bundle)> {
    let card = |region: Region| Bundle { cards: region.into(), ..Bundle::default() };
    lendable(table, seat).iter().map(|region| (region.id().to_owned(), card(region))).collect()
}

fn settlements(table: &Table, seat: Seat) -> Vec<(String, Bundle)> {
    let place = |region: Region| Bundle { settlements: region.into(), ..Bundle::default() };
    table.realm(seat).iter().map(|region| (region.id().to_owned(), place(region))).collect()
}

fn technologies(table: &Table, seat: Seat) -> Vec<(String, Bundle)> {
    let card = |card: Technology| Bundle { technologies: card.into(), ..Bundle::default() };
    table.technologies_of(seat).map(|held| (held.id().to_owned(), card(held))).collect()
}

fn wonders(table: &Table, seat: Seat) -> Vec<(String, Bundle)> {
    let card = |card: Wonder| Bundle { wonders: card.into(), ..Bundle::default() };
    table.wonders_of(seat).map(|held| (held.id().to_owned(), card(held))).collect()
}

fn pieces(table: &Table, seat: Seat) -> Vec<(String, Bundle)> {
    let groups = table.players[seat].pieces.iter();
    let parcel = |which: Which, count: u8| {
        let pieces = std::iter::once(Parcel { which, count }).collect();
        Bundle { pieces, ..Bundle::default() }
    };
    groups
        .filter_map(|group| {
            let id = serde_json::to_string(&group.which()).ok()?;
            Some((id, parcel(group.which(), group.count)))
        })
        .collect()
}

/// The offer, or the declared end, that a filled-in form stands for.
pub fn compose(table: &Table, fields: &[(String, String)]) -> Result<Action, Rejection> {
    let form = Filled(fields);
    if let Some(wonder) = form.value("wonder") {
        let read = serde_json::from_value(wonder.into()).map_err(|_| unreadable())?;
        return Ok(Action::DeclareEnd(read));
    }
    let to = Seat(form.number("to")?.ok_or_else(unreadable)?);
    if to.0 >= table.seats() {
        return Err(unreadable());
    }
    let counter = form.number("counter")?;
    let (gives, wants) = (form.bundle("give", None)?, form.bundle("want", Some(to))?);
    Ok(Action::Offer(Proposal { to, gives, wants, counter }))
}

/// What was filled in.
struct Filled<'a>(&'a [(String, String)]);

fn unreadable() -> Rejection {
    rule("EC-9.1").refuse(msg!("form-unreadable"))
}

impl Filled<'_> {
    /// The value of a field, unless it was left empty.
    fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, Rejection> {
        self.value(name).map(|value| value.parse().map_err(|_| unreadable())).transpose()
    }

    /// The things chosen in the fields of a kind, with the number of their field. What is wanted
    /// must be the partner's.
    fn things<T: DeserializeOwned>(
        &self,
        prefix: &str,
        kind: &str,
        most: usize,
        owner: Option<Seat>,
    ) -> Result<Vec<(usize, T)>, Rejection> {
        let mut found = Vec::new();
        for slot in 1..=most {
            let Some(value) = self.value(&format!("{prefix}-{kind}-{slot}")) else { continue };
            let (seat, id) = value.split_once(':').ok_or_else(unreadable)?;
            let other = owner.filter(|owner| owner.0.to_string() != seat);
            if let Some(seat) = other {
                return Err(rule("EC-9.1").refuse(msg!("form-other-partner", seat)));
            }
            let json = if id.starts_with('{') { id.to_owned() } else { format!("{id:?}") };
            found.push((slot, serde_json::from_str(&json).map_err(|_| unreadable())?));
        }
        Ok(found)
    }

    fn bundle(&self, prefix: &str, owner: Option<Seat>) -> Result<Bundle, Rejection> {
        let gold = self.number(&format!("{prefix}-gold"))?.unwrap_or(0);
        let cards = self.things::<Region>(prefix, "card", CARDS, owner)?;
        let settlements = self.things::<Region>(prefix, "settlement", SETTLEMENTS, owner)?;
        let technologies = self.things::<Technology>(prefix, "technology", TECHNOLOGIES, owner)?;
        let wonders = self.things::<Wonder>(prefix, "wonder", WONDERS, owner)?;
        let mut bundle = Bundle {
            gold: Gold::Open(gold),
            cards: cards.into_iter().map(|(_, card)| card).collect(),
            settlements: settlements.into_iter().map(|(_, place)| place).collect(),
            technologies: technologies.into_iter().map(|(_, card)| card).collect(),
            wonders: wonders.into_iter().map(|(_, card)| card).collect(),
            ..Bundle::default()
        };
        for (slot, which) in self.things::<Which>(prefix, "pieces", PIECES, owner)? {
            let count = self.number(&format!("{prefix}-count-{slot}"))?.unwrap_or(1);
            bundle.pieces.push(Parcel { which, count });
        }
        Ok(bundle)
    }
}
