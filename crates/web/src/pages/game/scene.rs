//! All that the page of a match is drawn from, for one viewer.

use catalog::{Advice, Kind, Position, Showing};
use engine::{Message, OptionKind, OptionSpec, Seat, Viewer};
use look::{Markup, Narrowing, SEAM, asset};
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{ChatLine, Holder, Learning, Millis, OrderKind, Pace, Phase, SeatRequest, Turn, UserId};
use texts::Speaker;

use super::digest::{self, Digest as Missed};
use super::lesson::Said;
use super::{Pairs, Place, finale, help};
use crate::live::Audience;
use crate::pages::table::level_name;
use crate::prefs::Seam;
use crate::presence::present;
use crate::table::{
    Guided, Late, Sight, Table, Told, UndoState, late, offered, settle, tell, undo_state, way_back,
};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say, waiting};

/// How many moves the page tells; the whole log has a page of its own.
const MOVES: u64 = 80;
/// How many more are read at once if the board tells of something longer ago.
const MORE: u64 = 120;
/// The board tells of nothing that is so many moves ago.
const LONG_AGO: u64 = 600;
/// How many lines of chat the page shows.
const LINES: u32 = 100;

/// What is wished for, and the seam of the map that the browser remembers, if nothing is said of it.
fn with_seam(visitor: &Visitor, mut query: Pairs) -> Pairs {
    if visitor.prefs.seam != Seam::default() && query.iter().all(|(key, _)| key != SEAM) {
        query.push((SEAM.to_owned(), visitor.prefs.seam.name().to_owned()));
    }
    query
}

/// All that the page of a match is drawn from, for one viewer.
pub struct Scene<'a> {
    /// Who asks.
    pub visitor: &'a Visitor,
    /// The table.
    pub table: Table,
    /// What they get to see.
    pub sight: Sight,
    /// The address of the page.
    pub address: String,
    /// What was chosen on the way to an action, and other wishes.
    pub query: Narrowing,
    /// What the players are called.
    pub names: Vec<String>,
    /// What can be taken back.
    pub undo: UndoState,
    /// What happened lately, the newest last.
    pub told: Vec<Told>,
    /// What happened before that, as far as the board tells of it.
    pub earlier: Vec<Told>,
    /// Who asks for an open seat.
    pub seat_requests: Vec<SeatRequest>,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
    /// Who else looks.
    pub audience: Audience,
    /// The list of other matches that wait for the visitor.
    pub waits: Markup,
    /// Whether there are any.
    pub others_wait: bool,
    /// The games that can be played here.
    pub games: &'static [&'static dyn Kind],
    /// The table at which somebody wants to play again.
    pub rematch: Option<Table>,
    /// The position that is looked at, if it is not the newest.
    pub past: Option<(u64, Box<dyn Position>)>,
    /// The best moves, if the viewer asked for a hint.
    pub hint: Option<Vec<Advice<Value>>>,
    /// How the points of a match that is over came, where the final table is shown.
    pub course: finale::Course,
    /// What was refused just now.
    pub notice: Option<Markup>,
    /// What is kept of the lesson, if the match is one.
    pub learning: Option<Learning>,
    /// Where the match stands in its lesson.
    pub guided: Option<Guided>,
    /// Whether the visitor plays one of their first matches.
    pub is_new: bool,
    /// Since when the viewer has not been here, if they were away and are asked now.
    pub away: Option<Millis>,
    /// What they missed.
    pub digest: Option<Missed>,
    /// The turns of the seats and their clocks, where there is a limit.
    pub turns: Vec<Turn>,
    /// Whose time is up.
    pub late: Vec<Late>,
    /// The seat that the visitor may have back, and what they were called there.
    pub back: Option<(Seat, String)>,
    /// What the viewer has said beforehand.
    pub order: Option<OrderKind>,
    /// When it is.
    pub now: Millis,
    /// What a learner tried just now instead of what is meant.
    pub said: Option<Said>,
}

impl<'a> Scene<'a> {
    /// The newest position.
    ///
    /// # Errors
    /// If there is no such match, or the seat is not the visitor's.
    pub async fn gather(
        state: &AppState,
        visitor: &'a Visitor,
        place: &Place,
        query: Pairs,
    ) -> Result<Self, Error> {
        Self::sketch(state, visitor, place, query).await?.filled(state).await
    }

    /// All but the position and what led to it, which follow from its number: enough to know whether the page
    /// looks different from before.
    ///
    /// # Errors
    /// If there is no such match, or the seat is not the visitor's.
    pub async fn sketch(
        state: &AppState,
        visitor: &'a Visitor,
        place: &Place,
        query: Pairs,
    ) -> Result<Self, Error> {
        let table = Table::find(state, &place.id).await?;
        Self::at(state, visitor, place, query, table).await
    }

    /// A table that is there already, as the visitor sees it.
    ///
    /// # Errors
    /// If the seat is not the visitor's.
    pub async fn at(
        state: &AppState,
        visitor: &'a Visitor,
        place: &Place,
        query: Pairs,
        table: Table,
    ) -> Result<Self, Error> {
        let user = visitor.user.as_ref().map(|user| &user.id);
        let sight = table.sight(user, place.seat)?;
        let undo = match sight {
            Sight::Seat(seat) => undo_state(state, &table, seat).await?,
            Sight::Public | Sight::Curtain(_) => UndoState::default(),
        };
        let is_asked = table.row.phase == Phase::Running && !table.open_seats().is_empty();
        let seat_requests =
            if is_asked { state.store.seat_requests(&table.row.id).await? } else { Vec::new() };
        let turns = match table.row.settings.pace {
            Pace::Free => Vec::new(),
            Pace::Days(_) | Pace::Clock { .. } => state.store.turns(&table.row.id).await?,
        };
        let late = late(state, &table, &turns).await?;
        let chat = state.store.chat(&table.row.id, None, LINES).await?;
        let back = way_back(state, &table, user).await?;
        let order = own_order(state, &table, sight, user).await?;
        let mut audience = state.hub.audience(&table.row.id);
        // Who is there is told as long as players are awaited.
        if !table.row.phase.has_begun() {
            audience.seats = present(state, &table.row).await?;
        }
        Ok(Self {
            turns,
            late,
            back,
            order,
            now: state.store.now(),
            visitor,
            sight,
            seat_requests,
            address: place.address(),
            query: Narrowing::new(with_seam(visitor, query)),
            names: table.names(visitor.words),
            undo,
            told: Vec::new(),
            earlier: Vec::new(),
            chat,
            audience,
            waits: Markup::default(),
            others_wait: false,
            games: state.games,
            rematch: None,
            past: None,
            hint: None,
            course: finale::Course::default(),
            notice: None,
            learning: state.store.learning(&table.row.id).await?,
            guided: None,
            is_new: false,
            away: digest::away(state, &table, user, sight).await?,
            digest: None,
            said: None,
            table,
        })
    }

    /// With the newest position and what led to it.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn filled(mut self, state: &AppState) -> Result<Self, Error> {
        self.table.set_up(state).await?;
        self.is_new = help::is_new(state, self.visitor).await?;
        self.guided = self.learning.clone().and_then(|learning| Guided::at(&self.table, learning));
        self.tell_until(state, self.table.row.seq).await?;
        self.digest = digest::gather(state, &self).await?;
        if self.table.is_over() {
            self.rematch = offered(state, &self.table, self.table.kind).await?;
            let is_shown = self.query.get("at").is_none() && self.query.get("final") != Some("no");
            if is_shown {
                self.course = finale::course(state, &self.table, self.viewer()).await?;
            }
        }
        let found = waiting::matches(state, self.visitor).await?;
        self.waits = waiting::list(state, self.visitor, &found, Some(&self.table.row.id));
        self.others_wait = found.iter().any(|waiting| waiting.row.id != self.table.row.id);
        Ok(self)
    }

    /// A number that changes when the page of this place does: 53 bits, which is what a script can
    /// count. The page is made from what is hashed here alone, all of which its viewer may know.
    #[must_use]
    pub fn revision(&self) -> u64 {
        let mut row = self.table.row.clone();
        // When anybody else was asked something new is not for everybody to know.
        for place in &mut row.places {
            (place.revision, place.decided) = (0, None);
        }
        row.updated_at = 0;
        // Who is there is told as long as players are awaited, later only how many look on.
        let seats = self.is_waiting().then_some(self.audience.seats);
        let audience = (seats, self.audience.spectators);
        let asked = (&self.undo, &self.seat_requests);
        let facts = (asset::digest(), &self.sight, row, asked, &self.chat, audience, &self.learning);
        let facts = (facts, self.away, &self.turns, &self.late, &self.back, self.order);
        fingerprint(&format!("{facts:?}"))
    }

    /// The position that is shown, as the viewer may know it: made here once for a whole page. None while players are
    /// awaited.
    #[must_use]
    pub fn show(&self) -> Option<Box<dyn Showing + '_>> {
        match &self.past {
            Some((_, position)) => Some(position.show_past(self.viewer())),
            None => self.table.position.as_ref().map(|position| position.show(self.viewer())),
        }
    }

    /// An earlier position, as `sight` shows it.
    ///
    /// # Errors
    /// If there is no such position.
    pub async fn look_back(&mut self, state: &AppState, seq: u64, sight: Sight) -> Result<(), Error> {
        self.sight = sight;
        self.undo = UndoState::default();
        self.past = Some((seq, self.table.at(state, seq).await?));
        self.tell_until(state, seq).await
    }

    /// The last moves until then, and those before that the board needs.
    async fn tell_until(&mut self, state: &AppState, seq: u64) -> Result<(), Error> {
        let shown = seq.saturating_sub(MOVES);
        let mut told = self.told_between(state, shown, seq).await?;
        let mut after = shown;
        while after > 0 && seq - after < LONG_AGO && !self.suffices(&told) {
            let last = after;
            after = last.saturating_sub(MORE);
            let earlier = self.told_between(state, after, last).await?;
            told.splice(0..0, earlier);
        }
        settle(&mut told);
        let first = told.partition_point(|told| told.seq <= shown);
        self.told = told.split_off(first);
        self.earlier = told;
        Ok(())
    }

    async fn told_between(&self, state: &AppState, after: u64, last: u64) -> Result<Vec<Told>, Error> {
        let rows = u32::try_from(last - after).unwrap_or(u32::MAX);
        let moves = state.store.moves(&self.table.row.id, after, rows).await?;
        Ok(moves.into_iter().map(|entry| tell(&self.table, entry, self.viewer())).collect())
    }

    /// Whether the board can be drawn from what is told.
    fn suffices(&self, told: &[Told]) -> bool {
        let Some(position) = self.position() else { return true };
        told.iter().rev().any(|told| position.suffices(&told.events))
    }

    /// Who looks.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        match self.sight {
            Sight::Seat(seat) => Viewer::Seat(seat),
            Sight::Public | Sight::Curtain(_) => Viewer::Public,
        }
    }

    /// The viewer's seat, if they look for one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.sight {
            Sight::Seat(seat) => Some(seat),
            Sight::Public | Sight::Curtain(_) => None,
        }
    }

    /// The language of the page.
    #[must_use]
    pub fn words(&self) -> Words {
        self.visitor.words
    }

    /// The number of the position that is shown.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.past.as_ref().map_or(self.table.row.seq, |(seq, _)| *seq)
    }

    /// The position that is shown; none while players are awaited.
    #[must_use]
    pub fn position(&self) -> Option<&dyn Position> {
        match &self.past {
            Some((_, position)) => Some(&**position),
            None => self.table.position.as_deref(),
        }
    }

    /// To whom the game speaks.
    #[must_use]
    pub fn speaker(&self) -> Speaker<'_> {
        Speaker { language: self.words().0, players: &self.names, you: self.seat() }
    }

    /// A sentence of the game.
    #[must_use]
    pub fn game_says(&self, message: &Message) -> String {
        self.table.kind.texts().say(self.speaker(), message)
    }

    /// What is news to the viewer: the number of the first move since they decided last, other than without being asked.
    /// Whoever only looks on, or back, finds the last move new.
    #[must_use]
    pub fn news_since(&self) -> u64 {
        match self.seat().filter(|_| self.past.is_none()) {
            None => self.seq(),
            Some(seat) => {
                let own = self.told.iter().rev().find(|told| told.seat == seat && !told.is_lone);
                own.map_or(0, |told| told.seq) + 1
            }
        }
    }

    /// The address of this match for everybody.
    #[must_use]
    pub fn public_address(&self) -> String {
        format!("/m/{}", self.table.row.id)
    }

    /// The name of the game.
    #[must_use]
    pub fn game_title(&self) -> String {
        self.game_says(&Message::new("game-title"))
    }

    /// The name of the game in a word or two, where there is one.
    #[must_use]
    pub fn short_title(&self) -> String {
        let (texts, language) = (self.table.kind.texts(), self.words().0);
        let key = if texts.has(language, "game-short") { "game-short" } else { "game-title" };
        texts.word(language, key)
    }

    /// Whether the match has not begun: players are awaited, or were.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.table.row.phase.has_begun()
    }
}

/// What the viewer has said beforehand, where the game has such answers.
async fn own_order(
    state: &AppState,
    table: &Table,
    sight: Sight,
    user: Option<&UserId>,
) -> Result<Option<OrderKind>, Error> {
    let (Sight::Seat(seat), Phase::Running, Some(user)) = (sight, table.row.phase, user) else {
        return Ok(None);
    };
    if table.kind.ahead().is_empty() {
        return Ok(None);
    }
    let orders = state.store.orders(&table.row.id).await?;
    let own = orders.into_iter().find(|order| order.seat == seat && order.user == *user);
    Ok(own.map(|order| order.kind))
}

/// A number that is another one for another text: 53 bits.
#[must_use]
pub fn fingerprint(text: &str) -> u64 {
    let hash = Sha256::digest(text);
    let eight = hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte));
    eight >> 11
}

/// What a match is called: its title, or who plays.
#[must_use]
pub fn match_title(row: &store::Match, words: Words) -> String {
    if !row.settings.title.is_empty() {
        return row.settings.title.clone();
    }
    let names = row.places.iter().filter(|place| !place.name.is_empty()).map(|place| place.name.as_str());
    let names: Vec<&str> = names.collect();
    say!(words, "match-of", names = names)
}

/// The chosen options of a match in words, and the form of the game even if it is the usual one.
#[must_use]
pub fn options_text(kind: &'static dyn Kind, options: &serde_json::Value, words: Words) -> String {
    let mut parts = vec![];
    for spec in kind.info().options {
        let usual = usual(kind, spec).map(serde_json::Value::from);
        let chosen = options.get(spec.key).or(usual.as_ref());
        let key = match (spec.kind, chosen.and_then(|value| value.as_str())) {
            (OptionKind::Flag, _) if chosen == Some(&true.into()) => format!("option-{}", spec.key),
            (OptionKind::Choice(_), Some(value)) => format!("option-{}-{value}", spec.key),
            _ => continue,
        };
        parts.push(kind.texts().word(words.0, &key));
    }
    parts.join(", ")
}

/// Which form of the game a match is, such as the introductory one; what is said about it stands on the page of the table.
#[must_use]
pub fn form_text(kind: &'static dyn Kind, options: &serde_json::Value, words: Words) -> String {
    let options = options_text(kind, options, words);
    options.split([':', ',', '(']).next().unwrap_or_default().trim().to_owned()
}

/// Which form of its game a match is, and how strong its bots are; may be empty.
#[must_use]
pub fn form_and_level(kind: &'static dyn Kind, row: &store::Match, words: Words) -> String {
    let form = form_text(kind, &row.options, words);
    let mut parts = if form.is_empty() { vec![] } else { vec![form] };
    for place in &row.places {
        let Holder::Bot(level) = &place.holder else { continue };
        let bot = say!(words, "new-bot", level = level_name(level, words));
        if !parts.contains(&bot) {
            parts.push(bot);
        }
    }
    parts.join(", ")
}

/// What an option is if nobody chose, where every form of the game speaks of it.
fn usual(kind: &'static dyn Kind, spec: &OptionSpec) -> Option<&'static str> {
    let forms = kind.forms();
    let is_told =
        !forms.is_empty() && forms.iter().all(|form| form.options.iter().any(|(key, _)| *key == spec.key));
    match spec.kind {
        OptionKind::Choice(values) if is_told => values.first().copied(),
        _ => None,
    }
}
