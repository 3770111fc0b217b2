//! What all regions are drawn from: what may be done, and how far the player has come in choosing.

use std::cmp::Reverse;

use engine::{Label, Message, Name, Seat, msg};
use game_eagle_civ::state::{Group, Pick, Player, Side, Table, Which};
use game_eagle_civ::{Action, Area, Frame, Many, State, View};
use look::choice::{Choice, Level};
use look::part::Reason;
use look::{GamePage, Narrowing, SEAM, game};

use crate::battle::worth;
use crate::board::routes::{Chain, chain};
use crate::choice::{PROPOSED, steps, which_key};
use crate::list;
use crate::world::World;

/// What all regions are drawn from.
pub struct Page<'a> {
    /// What every game's page is drawn from.
    pub on: &'a GamePage<'a, State>,
    /// The view.
    pub view: &'a View,
    /// What lies open.
    pub table: &'a Table,
    /// What may be done.
    pub offers: Vec<Offered<'a>>,
    /// How far the player has come.
    pub choice: Choice,
    /// Where the map is cut open.
    pub world: World,
}

/// An action that may be taken.
pub struct Offered<'a> {
    /// The action.
    pub action: Action,
    /// What the game calls it.
    pub label: &'a Label,
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
        let view = on.shown.view();
        let offered = |offer: &'a engine::Offer<State>| Offered { action: offer.action, label: &offer.label };
        let mut offers: Vec<_> = on.shown.offers().iter().map(offered).collect();
        // A whole group moves unless the player says otherwise.
        offers.sort_by_key(|offer| matches!(offer.action, Action::March { many: Many::One, .. }));
        // The unit with the best chances is proposed.
        if let Some(battle) = view.table.battle.filter(|_| view.table.frame() == Frame::Pick) {
            offers.sort_by_cached_key(|offer| match offer.action {
                Action::Pick(pick) => {
                    let side = Side::BOTH.into_iter().find(|side| battle.side(*side).contains(pick.owner));
                    let pick = Pick { aircraft: None, ..pick };
                    side.map(|side| Reverse(worth(&view.table, &battle, side, pick)))
                }
                _ => None,
            });
        }
        let ways: Vec<_> = offers.iter().map(|offer| steps(&offer.action)).collect();
        // The rules know one or all: several are moved one after another.
        let several = on.narrowing.get("many").is_some_and(|many| many.parse::<u8>().is_ok());
        let query = if several { &on.narrowing.with("many", "one") } else { on.narrowing };
        let choice = Choice::new(&ways, query, &PROPOSED);
        let world = World::named(on.narrowing.get(SEAM));
        Self { choice, view, table: &view.table, on, offers, world }
    }

    /// The seat whose questions are answered here, if it is asked anything.
    pub fn asked(&self) -> Option<Seat> {
        self.on.asked()
    }

    /// What is asked, of whomever.
    pub fn frame(&self) -> Frame {
        self.table.frame()
    }

    /// Whose realm is shown: the viewer's; for the public, the first player's.
    pub fn own(&self) -> Seat {
        self.on.seat().unwrap_or(self.table.first_player)
    }

    /// Whether a position of the past is looked at: nothing can be decided there.
    pub fn is_past(&self) -> bool {
        let deciding = self.on.shown.status().deciding();
        self.asked().is_none() && self.on.seat().is_some_and(|seat| deciding.contains(seat))
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }

    /// Whether the advanced rules are played.
    pub fn is_advanced(&self) -> bool {
        self.table.options.advanced()
    }

    /// A sentence of the page.
    pub fn say(&self, message: &Message) -> String {
        self.on.say_here(message)
    }

    /// A sentence of the game.
    pub fn told(&self, message: &Message) -> String {
        self.on.say(message)
    }

    /// The name of a card, area or piece.
    pub fn name(&self, name: Name) -> &'a str {
        self.on.card_name(name.0)
    }

    /// What a player is called; the viewer is "you".
    pub fn who(&self, seat: Seat) -> String {
        if self.on.seat() == Some(seat) { self.say(&msg!("you")) } else { self.on.player(seat).to_owned() }
    }

    /// Whether a sentence speaks to its reader, who is called "you" only where the grammar allows it.
    pub fn you(&self, seat: Seat) -> &'static str {
        if self.on.seat() == Some(seat) { "yes" } else { "no" }
    }

    /// What is in an area, in words.
    pub fn contents(&self, area: Area) -> String {
        self.told(&game_eagle_civ::say::contents(self.view, area))
    }

    /// Why an action like this is not offered, if the game was asked about one.
    pub fn refusal(&self, is_meant: impl Fn(&Action) -> bool) -> Option<Reason> {
        self.on.refusal(is_meant).map(|why| self.on.reason(why))
    }

    /// The first offer for which `is_meant` holds.
    pub fn offer(&self, is_meant: impl Fn(&Action) -> bool) -> Option<&Offered<'a>> {
        self.offers.iter().find(|offer| is_meant(&offer.action))
    }

    /// The address of this page with a value chosen for a step, in place of all that came after. How many go, and where the
    /// map is cut, stays as it was.
    pub fn choose(&self, key: &'static str, value: &str) -> String {
        let mut narrowing = self.choice.before(key).with(key, value);
        if let Some(many) = self.on.narrowing.get("many").filter(|_| key == "to") {
            narrowing = narrowing.with("many", many);
        }
        self.link(&narrowing)
    }

    /// The address of this page with these choices.
    pub fn link(&self, narrowing: &Narrowing) -> String {
        let narrowing = list::kept(self, narrowing);
        let turned = self.world.is_turned();
        self.on.narrowed(&if turned { narrowing.with(SEAM, "atlantic") } else { narrowing })
    }

    /// The address of this page with one thing chosen.
    pub fn link_to(&self, key: &str, value: &str) -> String {
        self.link(&Narrowing::default().with(key, value))
    }

    /// The address of this page with something else looked at: an offer that is laid out stays, and the unit for a battle.
    pub fn look_at(&self, drawer: Option<&str>) -> String {
        let is_laid = |key: &str| {
            ["partner", "counter", "unit", "air"].contains(&key)
                || key.starts_with("give-")
                || key.starts_with("want-")
        };
        let laid = self.on.narrowing.pairs().filter(|(key, _)| is_laid(key));
        let narrowing = laid.fold(Narrowing::default(), |query, (key, value)| query.with(key, value));
        self.link(&match drawer {
            Some(drawer) => narrowing.with("look", drawer),
            None => narrowing,
        })
    }

    /// What a value of a step means, if it is one action, or one is proposed.
    pub fn meant(&self, level: &Level, value: &str) -> Option<&Offered<'a>> {
        let all: Vec<_> = level.offers(value).iter().filter_map(|offer| self.offers.get(*offer)).collect();
        let one = self.many() != Many::All;
        let wanted = |offer: &&&Offered<'_>| match offer.action {
            Action::March { many, .. } => (many == Many::One) == one,
            _ => true,
        };
        match all[..] {
            [only] => Some(only),
            [Offered { action: Action::March { .. }, .. }, ..] => all.iter().find(wanted).copied(),
            _ => None,
        }
    }

    /// Whether the whole chosen group goes, or some of it.
    pub fn many(&self) -> Many {
        let whole = self.chosen().is_none_or(|group| self.going(group) == group.count);
        if whole && self.on.narrowing.get("many") != Some("one") { Many::All } else { Many::One }
    }

    /// How many of a group go: all, unless the player says otherwise.
    pub fn going(&self, group: &Group) -> u8 {
        match self.on.narrowing.get("many") {
            Some("one") => 1,
            Some(many) => many.parse().unwrap_or(group.count).clamp(1, group.count.max(1)),
            None => group.count,
        }
    }

    /// What else is sent with a first step of the chosen group, if the rules let only one go at a time and several go.
    pub fn others(&self, action: &Action) -> Chain {
        let goal = match *action {
            Action::March { many: Many::One, to, .. } => Area::Land(to),
            Action::Board { ship, .. } => ship.area,
            _ => return Chain::default(),
        };
        self.chosen().map_or_else(Chain::default, |group| chain(self, group, &[goal], action))
    }

    /// The group that was chosen.
    pub fn chosen(&self) -> Option<&Group> {
        let key = self.choice.value("group")?;
        let seat = self.asked()?;
        self.player(seat).pieces.iter().find(|group| which_key(group.which()) == key)
    }

    /// Whether an own group can still do something.
    pub fn can_move(&self, which: Which) -> bool {
        let key = which_key(which);
        self.choice.level("group").is_some_and(|level| !level.offers(&key).is_empty())
    }
}
