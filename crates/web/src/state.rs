//! What every handler can reach.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Kind, Position};
use store::{Recent, Store};
use tokio::sync::Semaphore;

use crate::Error;
use crate::live::Hub;
use crate::metrics::{Metrics, Readiness, since_1970};
use crate::notices::{Outgoing, push};
use crate::pages::game::Reviewed;
use crate::pages::passkeys;
use crate::passwords::Passwords;
use crate::presence::Presence;
use crate::proxies::Proxies;
use crate::throttle::Throttle;

/// For how many matches the newest position is kept at hand.
const POSITIONS: usize = 256;
/// Of how many matches it is remembered that everybody may see them.
const UNSEALED: usize = 1024;
/// Of how many matches that are over it is kept at hand how they stood.
const REVIEWED: usize = 64;

/// What every handler can reach: the store, the games, and those who look.
#[derive(Clone)]
pub struct AppState(Arc<Inner>);

/// The parts of [`AppState`].
pub struct Inner {
    /// Everything that is kept.
    pub store: Arc<dyn Store>,
    /// The games that can be played here.
    pub games: &'static [&'static dyn Kind],
    /// The newest positions of matches, as far as they were needed lately.
    pub recent: Recent<Arc<dyn Position>>,
    /// Tables that everybody may see, as far as they were asked for lately.
    pub unsealed: Recent<()>,
    /// What was found out about matches that are over, as far as they were reviewed lately.
    pub reviewed: Recent<Arc<Reviewed>>,
    /// Who looks at which match.
    pub hub: Hub,
    /// Who is here, for the other processes.
    pub presence: Presence,
    /// Makes and compares the hashes of passwords.
    pub passwords: Passwords,
    /// How many match files may be played again at once: each may hold thousands of positions.
    pub replaying: Arc<Semaphore>,
    /// Who thinks at the moment: bots at the tables.
    pub thinking: Arc<Semaphore>,
    /// Who is advised at the moment, by a hint or a review: no bot, and no match file, waits for that.
    pub advising: Arc<Semaphore>,
    /// What passkeys know this site by.
    pub passkeys: passkeys::Site,
    /// What push services know this site by.
    pub push: push::Site,
    /// Who has done how much lately.
    pub throttle: Throttle,
    /// What was counted.
    pub metrics: Metrics,
    /// Whether the database can be written.
    pub readiness: Readiness,
    /// When the server began, since 1970.
    pub started: Duration,
    /// How the server behaves.
    pub config: Config,
}

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// The least time a bot takes for a decision, so that people can follow; less in a long row.
    pub bot_pause: Duration,
    /// How many bots think at once.
    pub thinking: usize,
    /// The web servers in front of this one.
    pub proxies: Proxies,
    /// How messages leave this server.
    pub outgoing: Outgoing,
    /// How long an answer may take to begin, and before that to find out who asks.
    pub patience: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bot_pause: Duration::from_millis(500),
            thinking: 2,
            proxies: Proxies::default(),
            outgoing: Outgoing::default(),
            patience: Duration::from_secs(20),
        }
    }
}

impl AppState {
    /// Over a store, with these games.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, games: &'static [&'static dyn Kind], config: Config) -> Self {
        Self(Arc::new(Inner {
            store,
            games,
            recent: Recent::of(POSITIONS),
            unsealed: Recent::of(UNSEALED),
            reviewed: Recent::of(REVIEWED),
            hub: Hub::default(),
            presence: Presence::default(),
            passwords: Passwords::default(),
            replaying: Arc::new(Semaphore::new(1)),
            thinking: Arc::new(Semaphore::new(config.thinking.max(1))),
            advising: Arc::new(Semaphore::new(1)),
            passkeys: passkeys::Site::of(&config.outgoing.origin),
            push: push::Site::default(),
            throttle: Throttle::default(),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            started: since_1970(),
            config,
        }))
    }

    /// The game with this id.
    ///
    /// # Errors
    /// If it is not played here.
    pub fn game(&self, id: &str) -> Result<&'static dyn Kind, Error> {
        self.games.iter().copied().find(|kind| kind.info().id == id).ok_or(Error::NotFound)
    }
}

impl Deref for AppState {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
