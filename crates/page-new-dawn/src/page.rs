//! What all regions are drawn from: the view with what follows from it, what may be done, how far the player has come
//! in choosing, and what can be pointed at.

use engine::{Label, Message, Name, Present, Seat, Viewer};
use game_new_dawn::action::Action;
use game_new_dawn::details::Details;
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::row::Slot;
use game_new_dawn::state::Table;
use game_new_dawn::{Space, State};
use look::choice::{Choice, Level};
use look::{GamePage, Narrowing, game};

use crate::aim::Aim;
use crate::board::Layout;
use crate::choice::{PROPOSED, steps};
use crate::laying::Laying;

/// What all regions are drawn from.
pub struct Page<'a> {
    /// What every game's page is drawn from.
    pub on: &'a GamePage<'a, State>,
    /// What lies open.
    pub table: &'a Table,
    /// What follows from it.
    pub details: Details,
    /// What may be done.
    pub offers: Vec<Offered<'a>>,
    /// How far the player has come.
    pub choice: Choice,
    /// What can be pointed at.
    pub aims: Vec<Aim>,
    /// The tile that is to be laid, if one is.
    pub laying: Option<Laying>,
    /// Where everything lies in the drawing.
    pub layout: Layout,
}

/// An action that may be taken.
pub struct Offered<'a> {
    /// The action.
    pub action: Action,
    /// What the game calls it.
    pub label: &'a Label,
    /// The position after it, as it was tried.
    pub after: Option<&'a State>,
}

impl<'a> Page<'a> {
    /// The page for a viewer.
    pub fn new(on: &'a GamePage<'a, State>) -> Self {
        let view = on.shown.view();
        let table = &view.table;
        let offered = |offer: &'a engine::Offer<State>| Offered {
            action: offer.action,
            label: &offer.label,
            after: offer.tried.as_ref().map(|tried| &tried.after),
        };
        let offers: Vec<_> = on.shown.offers().iter().map(offered).collect();
        let ways: Vec<_> = offers.iter().map(|offer| steps(table, offer.action)).collect();
        let choice = Choice::new(&ways, on.narrowing, &PROPOSED);
        let laying = Laying::new(on, table);
        let layout = Layout::new(table, laying.as_ref());
        let details = view.details();
        let mut page = Self { choice, table, details, on, offers, aims: Vec::new(), laying, layout };
        page.aims = crate::aim::all(&page);
        page
    }

    /// The seat whose questions are answered here, if it is asked anything.
    pub fn asked(&self) -> Option<Seat> {
        self.on.asked()
    }

    /// The seat whose cards lie before the viewer: for the public, those of whoever has the turn.
    pub fn own(&self) -> Seat {
        self.details.seat
    }

    /// Whether the viewer is the player on this seat.
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.on.viewer == Viewer::Seat(seat)
    }

    /// All seats, beginning with the one after the viewer's.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let (own, count) = (self.own(), self.table.seats());
        own.clockwise(count).filter(move |seat| *seat != own)
    }

    /// A sentence of the page, without icons.
    pub fn say(&self, message: &Message) -> String {
        self.on.say_here(message)
    }

    /// A sentence of the game that is known by its key.
    pub fn text(&self, key: &'static str) -> String {
        self.on.say(&Message::new(key))
    }

    /// The name of a card, tile or terrain.
    pub fn name(&self, name: Name) -> &'a str {
        self.on.card_name(name.0)
    }

    /// The address of this page with a value chosen for a step, in place of all that came after.
    pub fn choose(&self, key: &'static str, value: &str) -> String {
        self.link(&self.choice.before(key).with(key, value))
    }

    /// The address of this page with these choices.
    pub fn link(&self, narrowing: &Narrowing) -> String {
        self.on.narrowed(narrowing)
    }

    /// The one offer behind a value of a step, if it is the only one.
    pub fn single(&self, level: &Level, value: &str) -> Option<&Offered<'a>> {
        match level.offers(value) {
            [only] => self.offers.get(*only),
            _ => None,
        }
    }

    /// The offer that is left when the way is complete.
    pub fn ready(&self) -> Option<&Offered<'a>> {
        self.choice.ready.and_then(|ready| self.offers.get(ready))
    }

    /// The aim that was chosen, if it follows a card that is not resolved yet.
    pub fn planned(&self) -> Option<&Aim> {
        self.aims.iter().find(|aim| aim.is_taken && !aim.then.is_empty())
    }

    /// The position after the card that was chosen, if one was, and it asks the same player.
    pub fn ahead(&self) -> Option<&'a State> {
        let seat = self.asked()?;
        let offer = self.ready().filter(|offer| matches!(offer.action, Action::Resolve(_)))?;
        offer.after.filter(|after| after.table.decider() == Some(seat))
    }

    /// The slot of the own row that was chosen or is being resolved.
    pub fn chosen_slot(&self) -> Option<Slot> {
        let chosen = self.choice.value("card").and_then(|value| Slot::new(value.parse().ok()?));
        let asked = self.asked().is_some();
        chosen.filter(|_| asked).or_else(|| resolving(self.table).map(|card| card.slot))
    }

    /// The card that is being resolved, or would be.
    pub fn card_at_work(&self) -> Option<Resolving> {
        self.ahead()
            .map_or(self.table, |after| &after.table)
            .frames
            .iter()
            .rev()
            .find_map(|frame| of_card(*frame))
    }

    /// Where a space lies.
    pub fn hex(&self, space: Space) -> game_new_dawn::hex::Hex {
        self.table.map.hex(space)
    }

    /// An event in the words of the log.
    pub fn told(&self, event: &game_new_dawn::Event) -> String {
        let lines: Vec<_> = State::tell(event, self.on.viewer).iter().map(|line| self.on.say(line)).collect();
        lines.join(" ")
    }
}

/// An action as it is sent.
pub fn json(action: Action) -> String {
    game::json(&action)
}

/// The card that is being resolved.
pub fn resolving(table: &Table) -> Option<Resolving> {
    table.frames.iter().rev().find_map(|frame| of_card(*frame))
}

fn of_card(frame: Frame) -> Option<Resolving> {
    match frame {
        Frame::Part { card, .. }
        | Frame::Again { card }
        | Frame::Place { card, .. }
        | Frame::Advance { card, .. }
        | Frame::Caravans { card, .. }
        | Frame::Build { card }
        | Frame::Pay { card, .. }
        | Frame::Fight { card, .. }
        | Frame::AttackerSpends { card } => Some(card),
        _ => None,
    }
}

/// A level of a card as it is printed.
pub const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}
