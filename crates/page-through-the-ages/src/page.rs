//! What all regions are drawn from: what may be done with what it changes, and a few words to draw with.

use engine::{Game as _, Label, Message, Offer, Rejection, Seat, msg};
use game_through_the_ages::board::Board;
use game_through_the_ages::cards::Card;
use game_through_the_ages::help::{Help, Values};
use game_through_the_ages::task::{Stage, Task};
use game_through_the_ages::{Action, State, View};
use look::part::Reason;
use look::{GamePage, Markup, Narrowing};
use maud::{Render, html};

use crate::gain::Gain;

/// What all regions are drawn from.
pub struct Page<'a> {
    /// What every game's page is drawn from.
    pub on: &'a GamePage<'a, State>,
    /// The view.
    pub view: &'a View,
    /// What follows from it.
    pub help: Help,
    /// What may be done.
    pub offers: Vec<Offered<'a>>,
}

/// An action that may be taken.
pub struct Offered<'a> {
    /// The action.
    pub action: Action,
    /// What the game calls it.
    pub label: &'a Label,
    /// What it costs and changes.
    pub gain: Gain,
    offer: &'a Offer<State>,
}

impl<'a> Page<'a> {
    /// The page for a viewer.
    pub fn new(on: &'a GamePage<'a, State>) -> Self {
        let offered = |offer: &'a Offer<State>| Offered {
            action: offer.action,
            label: &offer.label,
            gain: offer
                .tried
                .as_ref()
                .map(|tried| Gain::of(on.shown.trial(), offer.action, tried))
                .unwrap_or_default(),
            offer,
        };
        let view = on.shown.view();
        Self { on, view, help: Help::of(view), offers: on.shown.offers().iter().map(offered).collect() }
    }

    /// Whether the viewer is asked something.
    pub fn is_asked(&self) -> bool {
        !self.offers.is_empty()
    }

    /// The viewer's seat, as long as they are in the game.
    pub fn me(&self) -> Option<Seat> {
        self.on.seat().filter(|seat| self.view.table.plays(*seat))
    }

    /// Whether the viewer takes civil and military actions now.
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
        self.on.say_here(message)
    }

    /// A sentence of the page with its icons.
    pub fn rich(&self, message: &Message) -> Markup {
        self.on.rich(message)
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
        self.on.refusal(is_meant)
    }

    /// A refusal in words.
    pub fn reason(&self, why: &Rejection) -> Reason {
        self.on.reason(why)
    }

    /// A button that takes an action twice, if that is possible: the position after the first time was imagined.
    pub fn twice(&self, class: &str, offer: &Offered<'_>, content: impl Render) -> Option<Markup> {
        let (me, mut after) = (self.me()?, offer.offer.tried.as_ref()?.after);
        after.play(me, &offer.action, &mut ()).ok()?;
        let spoken = self.say(&msg!("twice", what = self.on.spoken(offer.offer)));
        Some(self.on.twice(class, &offer.action, &spoken, content))
    }

    /// A button that plays an action; its full words are spoken.
    pub fn button(&self, class: &str, offer: &Offered<'_>, content: impl Render) -> Markup {
        self.on.button(class, &offer.action, Some(&self.on.spoken(offer.offer)), content)
    }

    /// A [button](Self::button) on which other words and figures are shown: they are a part of its name, as whoever speaks to
    /// the page says what they see.
    pub fn worded_button(
        &self,
        class: &str,
        offer: &Offered<'_>,
        shown: &str,
        content: impl Render,
    ) -> Markup {
        let spoken = self.on.spoken(offer.offer);
        let content = html! { (content) @if spoken != shown { span.visually-hidden { " (" (spoken) ")" } } };
        self.on.button(class, &offer.action, None, content)
    }
}
