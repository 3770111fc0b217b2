//! All that the page of a match is drawn from, for one viewer.

use catalog::Match;
use engine::{Message, OptionKind, Seat, Viewer};
use look::{Markup, Narrowing};
use store::{ChatLine, Phase};
use texts::Speaker;

use super::{Pairs, Place};
use crate::live::Audience;
use crate::table::{Sight, Table, Told, UndoState, tell, undo_state};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::{AppState, Error, say};

/// How many moves the page tells; the whole log has a page of its own.
const MOVES: u64 = 120;
/// How many lines of chat the page shows.
const LINES: u32 = 100;

/// All that the page of a match is drawn from, for one viewer.
pub struct Scene<'a> {
    /// Who asks.
    pub visitor: &'a Visitor,
    /// The table.
    pub table: Table,
    /// What he gets to see.
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
    /// What was said lately.
    pub chat: Vec<ChatLine>,
    /// Who else looks.
    pub audience: Audience,
    /// The position that is looked at, if it is not the newest.
    pub past: Option<(u64, Box<dyn Match>)>,
    /// What was refused just now.
    pub notice: Option<Markup>,
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
        let table = Table::load(state, &place.id).await?;
        let user = visitor.user.as_ref().map(|user| &user.id);
        let sight = table.sight(user, place.seat)?;
        let mut scene = Self {
            visitor,
            sight,
            address: place.address(),
            query: Narrowing::new(query),
            names: table.names(visitor.words),
            undo: UndoState::default(),
            told: Vec::new(),
            chat: state.store.chat(&table.row.id, None, LINES).await?,
            audience: state.hub.audience(&table.row.id),
            past: None,
            notice: None,
            table,
        };
        if let Sight::Seat(seat) = sight {
            scene.undo = undo_state(state, &scene.table, seat).await?;
        }
        scene.told = scene.told_until(state, scene.table.row.seq).await?;
        Ok(scene)
    }

    /// An earlier position, as `sight` shows it.
    ///
    /// # Errors
    /// If there is no such position.
    pub async fn look_back(&mut self, state: &AppState, seq: u64, sight: Sight) -> Result<(), Error> {
        self.sight = sight;
        self.undo = UndoState::default();
        self.past = Some((seq, self.table.at(state, seq).await?));
        self.told = self.told_until(state, seq).await?;
        Ok(())
    }

    async fn told_until(&self, state: &AppState, seq: u64) -> Result<Vec<Told>, Error> {
        let after = seq.saturating_sub(MOVES);
        let rows = u32::try_from(seq - after).unwrap_or(u32::MAX);
        let moves = state.store.moves(&self.table.row.id, after, rows).await?;
        Ok(moves.iter().map(|entry| tell(&self.table, entry, self.viewer())).collect())
    }

    /// Who looks.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        match self.sight {
            Sight::Seat(seat) => Viewer::Seat(seat),
            Sight::Public | Sight::Curtain(_) => Viewer::Public,
        }
    }

    /// The viewer's seat, if he looks for one.
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
    pub fn position(&self) -> Option<&dyn Match> {
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

    /// What is news to the viewer: the number of the first move since he decided last. Whoever only
    /// looks on, or back, finds the last move new.
    #[must_use]
    pub fn news_since(&self) -> u64 {
        match self.seat().filter(|_| self.past.is_none()) {
            None => self.seq(),
            Some(seat) => {
                let own = self.told.iter().rev().find(|told| told.seat == seat);
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

    /// Whether the match waits for players.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.table.row.phase == Phase::Waiting
    }
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

/// The chosen options of a match in words.
#[must_use]
pub fn options_text(kind: &'static dyn catalog::Kind, options: &serde_json::Value, words: Words) -> String {
    let mut parts = vec![];
    for spec in kind.info().options {
        let chosen = options.get(spec.key);
        let key = match (spec.kind, chosen.and_then(|value| value.as_str())) {
            (OptionKind::Flag, _) if chosen == Some(&true.into()) => format!("option-{}", spec.key),
            (OptionKind::Choice(_), Some(value)) => format!("option-{}-{value}", spec.key),
            _ => continue,
        };
        parts.push(kind.texts().word(words.0, &key));
    }
    parts.join(", ")
}
