//! What all regions are drawn from: the view and the offers as types, and how far the player has
//! come in choosing.

use engine::{Game, Message, Name, Rejection, Rng, Seat, Viewer, msg};
use game_golden_ages::cards::ScoringCard;
use game_golden_ages::scoring::count;
use game_golden_ages::view::PlayerView;
use game_golden_ages::{Action, Event, State, View};
use look::part::Reason;
use look::{GamePage, Markup, Narrowing};
use serde::Deserialize;
use serde_json::Value;

use crate::choice::{Choice, Level, steps};
use crate::gain::{Gain, Oracle};
use crate::words::{plain, rich, texts};

/// What all regions are drawn from.
pub struct Page<'a> {
    /// What the server handed over.
    pub on: &'a GamePage<'a>,
    /// The view.
    pub view: View,
    /// What may be done.
    pub offers: Vec<Offered<'a>>,
    /// What may not be done, and why.
    pub refusals: Vec<(Action, &'a Rejection)>,
    /// How far the player has come.
    pub choice: Choice,
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
    pub text: &'a Message,
    /// What it brings.
    pub gain: Gain,
}

impl<'a> Page<'a> {
    /// Reads what the server handed over.
    pub fn new(on: &'a GamePage<'a>) -> Option<Self> {
        let view = View::deserialize(on.view).ok()?;
        let oracle = on.seat().filter(|_| !on.offers.is_empty()).map(|seat| Oracle::new(&view, seat));
        let offers: Vec<_> = on
            .offers
            .iter()
            .filter_map(|offer| {
                let action = Action::deserialize(&offer.action).ok()?;
                let gain = oracle.as_ref().map(|oracle| oracle.ask(&action)).unwrap_or_default();
                Some(Offered { action, json: &offer.action, text: &offer.label.text, gain })
            })
            .collect();
        let read = |(offer, why): &'a (catalog::Offer, Rejection)| {
            Some((Action::deserialize(&offer.action).ok()?, why))
        };
        let ways: Vec<_> = offers.iter().map(|offer| steps(&offer.action)).collect();
        Some(Self {
            choice: Choice::new(&ways, on.narrowing),
            refusals: on.refusals.iter().filter_map(read).collect(),
            fresh: on.fresh.iter().filter_map(|event| Event::deserialize(event).ok()).collect(),
            on,
            view,
            offers,
        })
    }

    /// The seat whose questions are answered here, if it is asked anything.
    pub fn asked(&self) -> Option<Seat> {
        self.on.seat().filter(|_| !self.offers.is_empty())
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat]
    }

    /// Whether the viewer is the player on this seat.
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.on.viewer == Viewer::Seat(seat)
    }

    /// A sentence of the page, without icons.
    pub fn say(&self, message: &Message) -> String {
        let text = texts().say(self.on.speaker(), message);
        plain(&text, |id| self.icon_word(id))
    }

    /// A sentence of the page with its icons.
    pub fn rich(&self, message: &Message) -> Markup {
        rich(&texts().say(self.on.speaker(), message))
    }

    /// What an icon stands for.
    fn icon_word(&self, id: &str) -> String {
        const KEYS: [&str; 17] = [
            "icon-gold",
            "icon-points",
            "icon-cube",
            "icon-game",
            "icon-grain",
            "icon-stone",
            "icon-gem",
            "icon-soldier",
            "icon-glory",
            "icon-wonder",
            "icon-building",
            "icon-develop",
            "icon-city",
            "icon-activate",
            "icon-agora",
            "icon-builder",
            "icon-colonist",
        ];
        let key = KEYS.into_iter().find(|key| key.strip_prefix("icon-") == Some(id));
        key.map_or_else(String::new, |key| texts().say(self.on.speaker(), &Message::new(key)))
    }

    /// The name of a card, tile or technology.
    pub fn name(&self, name: Name) -> &'a str {
        self.on.card_name(name.0)
    }

    /// Why an action like this is not offered, if the game was asked about one.
    pub fn refusal(&self, is_meant: impl Fn(&Action) -> bool) -> Option<Reason> {
        let (_, why) = self.refusals.iter().find(|(action, _)| is_meant(action))?;
        Some(self.on.reason(why))
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

    /// What a scoring card would bring each player now, in turn order.
    pub fn judged(&self, card: ScoringCard) -> Vec<(Seat, u16)> {
        let position = State::imagine(&self.view, self.on.seat().unwrap_or_default(), Rng::from_number(0));
        let facts = card.facts();
        let points =
            |seat| count(&position, seat, facts.per) / u16::from(facts.units_per_award) * u16::from(facts.vp);
        self.view.turn_order.iter().map(|seat| (*seat, points(*seat))).collect()
    }

    /// How an amount of gold is written beside its icon: `+3`, `−2`, `0`.
    pub fn signed(amount: i32) -> String {
        match amount {
            0 => "0".to_owned(),
            1.. => format!("+{amount}"),
            _ => format!("−{}", amount.unsigned_abs()),
        }
    }

    /// What an action brings, in few signs: gold, then points.
    pub fn gain_sign(&self, gain: &Gain) -> Option<Markup> {
        let (gold, points) = (gain.net_gold(), gain.all_points());
        match (gold, points) {
            (0, 0) => None,
            (_, 0) => Some(self.rich(&msg!("sign-gold", gold = Self::signed(gold)))),
            (0, _) => Some(self.rich(&msg!("sign-points", points))),
            _ => Some(self.rich(&msg!("sign-both", gold = Self::signed(gold), points))),
        }
    }
}
