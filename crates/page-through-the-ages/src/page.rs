//! What all regions are drawn from: the view and the offers as types, and a few words to draw with.

use engine::{Message, Rejection, Seat};
use game_through_the_ages::board::Board;
use game_through_the_ages::cards::Card;
use game_through_the_ages::help::{Help, Values};
use game_through_the_ages::task::{Stage, Task};
use game_through_the_ages::{Action, Event, View};
use look::part::{Reason, hidden_fields};
use look::{GamePage, Markup, Narrowing, html};
use maud::Render;
use serde::Deserialize;
use serde_json::Value;

use crate::gain::{Gain, Oracle};
use crate::words::{plain, rich, texts};

/// The form that all buttons of the page belong to.
pub const FORM: &str = "play-form";

/// What all regions are drawn from.
pub struct Page<'a> {
    /// What the server handed over.
    pub on: &'a GamePage<'a>,
    /// The view.
    pub view: View,
    /// What follows from it.
    pub help: Help,
    /// What may be done.
    pub offers: Vec<Offered<'a>>,
    /// What may not be done, and why.
    pub refusals: Vec<(Action, &'a engine::Label, &'a Rejection)>,
    /// What happened since the viewer decided last.
    pub fresh: Vec<Event>,
}

/// An action that may be taken.
pub struct Offered<'a> {
    /// As a type.
    pub action: Action,
    /// As it is sent.
    pub json: &'a Value,
    /// How the game calls it.
    pub label: &'a engine::Label,
    /// What it costs and changes.
    pub gain: Gain,
}

impl<'a> Page<'a> {
    /// Reads what the server handed over.
    pub fn new(on: &'a GamePage<'a>) -> Option<Self> {
        let view = View::deserialize(on.view).ok()?;
        let oracle = on.seat().filter(|_| !on.offers.is_empty()).map(|seat| Oracle::new(&view, seat));
        let offered = |offer: &'a catalog::Offer| {
            let action = Action::deserialize(&offer.action).ok()?;
            let gain = oracle.as_ref().map(|oracle| oracle.ask(action)).unwrap_or_default();
            Some(Offered { action, json: &offer.action, label: &offer.label, gain })
        };
        let refused = |(offer, why): &'a (catalog::Offer, Rejection)| {
            Some((Action::deserialize(&offer.action).ok()?, &offer.label, why))
        };
        Some(Self {
            offers: on.offers.iter().filter_map(offered).collect(),
            refusals: on.refusals.iter().filter_map(refused).collect(),
            fresh: on.fresh.iter().filter_map(|event| Event::deserialize(event).ok()).collect(),
            on,
            help: Help::of(&view),
            view,
        })
    }

    /// Whether the viewer is asked something.
    pub fn is_asked(&self) -> bool {
        !self.offers.is_empty()
    }

    /// The viewer's seat, as long as he is in the game.
    pub fn me(&self) -> Option<Seat> {
        self.on.seat().filter(|seat| self.view.table.plays(*seat))
    }

    /// Whether the viewer takes his civil and military actions now.
    pub fn is_acting(&self) -> bool {
        self.is_asked() && self.task().is_none() && self.view.table.stage == Stage::Actions
    }

    /// What is asked beside the steps of a turn.
    pub fn task(&self) -> Option<Task> {
        self.view.table.tasks.last().copied()
    }

    /// A civilization.
    pub fn board(&self, seat: Seat) -> &Board {
        &self.view.table.boards[seat]
    }

    /// The values of a civilization.
    pub fn values(&self, seat: Seat) -> &Values {
        &self.help.values[seat]
    }

    /// Whose civilization lies in the middle: the one that was asked for, the viewer's own, or
    /// that of the player whose turn it is.
    pub fn shown(&self) -> Seat {
        let wished = self.on.narrowing.get("board").and_then(|seat| seat.parse().ok()).map(Seat);
        let there = |seat: &Seat| seat.0 < self.view.table.seats();
        wished.filter(there).or(self.on.seat()).unwrap_or(self.view.table.active)
    }

    /// The address of this page with the civilization of a seat in the middle.
    pub fn board_link(&self, seat: Seat) -> String {
        let narrowing = Narrowing::default();
        let narrowing = match self.on.seat() {
            Some(me) if me == seat => narrowing,
            _ => narrowing.with("board", &seat.0.to_string()),
        };
        self.on.narrowed(&narrowing)
    }

    /// A sentence of the page, without icons.
    pub fn say(&self, message: &Message) -> String {
        plain(&texts().say(self.on.speaker(), message), |key| texts().word(self.on.language, key))
    }

    /// A sentence of the page with its icons.
    pub fn rich(&self, message: &Message) -> Markup {
        rich(&texts().say(self.on.speaker(), message))
    }

    /// The name of a card.
    pub fn name(&self, card: Card) -> &'a str {
        self.on.card_name(card.name().0)
    }

    /// The offers that are meant.
    pub fn offers_for(&self, is_meant: impl Fn(&Action) -> bool) -> impl Iterator<Item = &Offered<'a>> {
        self.offers.iter().filter(move |offer| is_meant(&offer.action))
    }

    /// Why an action like this is not offered, if the game was asked about one.
    pub fn refusal(&self, is_meant: impl Fn(&Action) -> bool) -> Option<&'a Rejection> {
        self.refusals.iter().find(|(action, _, _)| is_meant(action)).map(|(_, _, why)| *why)
    }

    /// A refusal in words.
    pub fn reason(&self, why: &Rejection) -> Reason {
        self.on.reason(why)
    }

    /// A button that plays an action; its full words are spoken.
    pub fn button(&self, class: &str, offer: &Offered<'_>, content: impl Render) -> Markup {
        let group = offer.label.group.iter().chain([&offer.label.text]);
        let spoken = group.map(|part| self.on.say(part)).collect::<Vec<_>>().join(": ");
        html! {
            button class=(class) type="submit" form=(FORM) name="action" value=(offer.json)
                aria-label=(spoken) { (content) }
        }
    }

    /// The form that all buttons belong to. It stands once on the page.
    pub fn form(&self) -> Markup {
        let revision = self.on.revision.to_string();
        html! {
            form id=(FORM) method="post" action=(self.on.play) data-play hidden {
                (hidden_fields(&[("revision", &revision), ("action_id", self.on.action_id)]))
            }
        }
    }
}
