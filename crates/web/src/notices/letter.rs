//! What a notice says: nothing that is not everybody's to know, unless it goes to the player alone.
//!
//! A mailbox is its owner's, and so is a browser. A webhook may lead to a room where the whole table reads along: what goes there is made from
//! what lies open for all.

use engine::{Message, Viewer, msg};
use store::{Channel, ChannelKind, DueNotice, Holder, Millis, NoticeKind, User};
use texts::Speaker;

use crate::pages::game::match_title;
use crate::table::Table;
use crate::words::Words;
use crate::{AppState, Error, say};

/// A message to somebody, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The same for the same message.
    pub id: String,
    /// What it is about, for programs: `turn`, `reminder`, `late`, `test`, `confirm`, `reset`.
    pub kind: &'static str,
    /// Its subject.
    pub title: String,
    pub text: String,
    /// What it leads to, and what that is called.
    pub link: Option<(String, String)>,
    /// How to get no more of them, likewise.
    pub stop: Option<(String, String)>,
    /// The match, for programs.
    pub about: Option<About>,
}

/// What a notice is about, for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    pub match_id: String,
    pub game: String,
    pub seat: u8,
    pub question: String,
}

impl Letter {
    /// What a notice says; none if there is nothing to be said any more.
    ///
    /// # Errors
    /// If the match cannot be read.
    pub async fn of(state: &AppState, notice: &DueNotice) -> Result<Option<Self>, Error> {
        let channel = &notice.channel;
        let Some(user) = state.store.user(&channel.user).await? else { return Ok(None) };
        let table = Table::load(state, &notice.match_id).await?;
        let words = Words(user.profile.language);
        let place = table.row.place(notice.seat).filter(|place| place.decides);
        let Some(place) = place.filter(|place| place.holder == Holder::Human(channel.user.clone())) else {
            return Ok(None);
        };
        let question = question(&table, notice, words)?;
        let game = table.kind.texts().say(words.speaker(), &Message::new("game-title"));
        let (kind, title, text) = {
            let (name, at) = (place.name.as_str(), match_title(&table.row, words));
            let (game, question) = (game.as_str(), question.as_str());
            match notice.kind {
                NoticeKind::Turn => (
                    "turn",
                    say!(words, "call-title", game = game),
                    say!(words, "notice-turn", name = name, game = game, title = at, question = question),
                ),
                NoticeKind::Reminder => (
                    "reminder",
                    say!(words, "notice-reminder-title", game = game),
                    say!(words, "notice-reminder", name = name, game = game, title = at, question = question),
                ),
                NoticeKind::Late => (
                    "late",
                    say!(words, "notice-late-title", game = game),
                    say!(words, "notice-late", name = name, game = game, title = at, question = question),
                ),
            }
        };
        let origin = &state.config.outgoing.origin;
        let link = (format!("{origin}/m/{}", table.row.id), say!(words, "notice-open"));
        let about =
            About { match_id: table.row.id.0.clone(), game: table.row.game, seat: notice.seat.0, question };
        let stop = Some(stop(origin, channel, words));
        Ok(Some(Self { id: notice.id(), kind, title, text, link: Some(link), stop, about: Some(about) }))
    }

    /// A message that says nothing but that messages arrive.
    #[must_use]
    pub fn test(origin: &str, channel: &Channel, words: Words, now: Millis) -> Self {
        Self {
            id: format!("test-{now}-{}", &channel.id[..8]),
            kind: "test",
            title: say!(words, "notice-test-title"),
            text: say!(words, "notice-test"),
            link: Some((format!("{origin}/notices"), say!(words, "notices-title"))),
            stop: Some(stop(origin, channel, words)),
            about: None,
        }
    }

    /// Asks whoever reads a mailbox whether it is theirs.
    #[must_use]
    pub fn confirm(origin: &str, channel: &Channel, (name, words): (&str, Words), now: Millis) -> Self {
        let address = format!("{origin}/notices/confirm/{}", channel.token);
        Self {
            id: format!("confirm-{now}-{}", &channel.id[..8]),
            kind: "confirm",
            title: say!(words, "notice-confirm-title"),
            text: say!(words, "notice-confirm", name = name),
            link: Some((address, say!(words, "notice-confirm-link"))),
            stop: None,
            about: None,
        }
    }

    /// Leads somebody who forgot their password to a new one.
    #[must_use]
    pub fn reset(origin: &str, token: &str, (user, words): (&User, Words), now: Millis) -> Self {
        let login = user.login.as_deref().unwrap_or_default();
        Self {
            id: format!("reset-{now}-{}", &user.id.0[..8]),
            kind: "reset",
            title: say!(words, "letter-reset-title"),
            text: say!(words, "letter-reset", login = login),
            link: Some((format!("{origin}/account/reset/{token}"), say!(words, "letter-reset-link"))),
            stop: None,
            about: None,
        }
    }
}

fn stop(origin: &str, channel: &Channel, words: Words) -> (String, String) {
    (format!("{origin}/notices/stop/{}", channel.token), say!(words, "notice-stop"))
}

/// The question in words: the player's own where only they read it, otherwise as everybody knows it.
fn question(table: &Table, notice: &DueNotice, words: Words) -> Result<String, Error> {
    let is_alone = table.mine(Some(&notice.channel.user)).len() == 1;
    let viewer = match notice.channel.kind {
        ChannelKind::Mail | ChannelKind::Push if is_alone => Viewer::Seat(notice.seat),
        ChannelKind::Mail | ChannelKind::Push | ChannelKind::Webhook | ChannelKind::Discord => Viewer::Public,
    };
    let names = table.names(words);
    let speaker = Speaker { language: words.0, players: &names, you: viewer.seat() };
    Ok(table.kind.texts().say(speaker, table.position()?.show(viewer).question()))
}

/// What went wrong with a message that somebody asked for.
#[must_use]
pub fn not_sent() -> Error {
    Error::refused(msg!("refused-not-sent"))
}
