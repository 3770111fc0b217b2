//! What all regions are drawn from: what may be done with what it brings, and how far the player has come
//! in choosing.

use engine::{Message, Name, Seat, Viewer, msg};
use game_golden_ages::cards::ScoringCard;
use game_golden_ages::scoring::card_points;
use game_golden_ages::view::PlayerView;
use game_golden_ages::{Action, Gain, State, View};
use look::choice::{Choice, Level};
use look::part::Reason;
use look::{GamePage, Markup, Narrowing, game};

use crate::choice::{PROPOSED, steps};

/// What all regions are drawn from.
pub struct Page<'a> {
    /// What every game's page is drawn from.
    pub on: &'a GamePage<'a, State>,
    /// The view.
    pub view: &'a View,
    /// What may be done.
    pub offers: Vec<Offered<'a>>,
    /// How far the player has come.
    pub choice: Choice,
}

/// An action that may be taken.
pub struct Offered<'a> {
    /// The action.
    pub action: Action,
    /// What the game calls it.
    pub text: &'a Message,
    /// What it brings.
    pub gain: Gain,
}

impl Offered<'_> {
    /// As it is sent.
    pub fn json(&self) -> String {
        game::json(&self.action)
    }
}

impl<'a> Page<'a> {
    /// The page for a viewer.
    pub fn new(on: &'a GamePage<'a, State>) -> Self {
        let seat = on.seat().unwrap_or_default();
        let offered = |offer: &'a engine::Offer<State>| Offered {
            action: offer.action,
            text: &offer.label.text,
            gain: offer.tried.as_ref().map(|tried| Gain::of(seat, tried)).unwrap_or_default(),
        };
        let offers: Vec<_> = on.shown.offers().iter().map(offered).collect();
        let ways: Vec<_> = offers.iter().map(|offer| steps(&offer.action)).collect();
        Self { choice: Choice::new(&ways, on.narrowing, &PROPOSED), view: on.shown.view(), on, offers }
    }

    /// The seat whose questions are answered here, if it is asked anything.
    pub fn asked(&self) -> Option<Seat> {
        self.on.asked()
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
        self.on.say_here(message)
    }

    /// A sentence of the page with its icons.
    pub fn rich(&self, message: &Message) -> Markup {
        self.on.rich(message)
    }

    /// The name of a card, tile or technology.
    pub fn name(&self, name: Name) -> &'a str {
        self.on.card_name(name.0)
    }

    /// Why an action like this is not offered, if the game was asked about one.
    pub fn refusal(&self, is_meant: impl Fn(&Action) -> bool) -> Option<Reason> {
        self.on.refusal(is_meant).map(|why| self.on.reason(why))
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
    pub fn would_score(&self, card: ScoringCard) -> Vec<(Seat, u16)> {
        let position = self.on.shown.trial().before();
        self.view.turn_order.iter().map(|seat| (*seat, card_points(position, *seat, card))).collect()
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
