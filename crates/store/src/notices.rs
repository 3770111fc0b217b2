//! Notices: where users want to be told that it is their turn, and what is still to be sent there.
//!
//! A notice becomes due in the transaction that begins a turn, once for each channel of the player, and void in the one
//! that ends it. Whoever takes one has it to themselves for a while. Just before it goes out it is marked: if whoever
//! sends it dies then, it is not sent again. So a notice is sent once or, in the worst case, not at all.

use async_trait::async_trait;
use engine::Seat;

use crate::{Changed, MatchId, Millis, Result, UserId};

/// Where a user is told that it is their turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    pub id: String,
    pub user: UserId,
    pub kind: ChannelKind,
    /// An address of mail or of the web.
    pub target: String,
    /// What a notice is encrypted with, for a browser.
    pub keys: String,
    pub state: ChannelState,
    /// Enough to confirm the channel and to switch it off; it stands in every notice.
    pub token: String,
    pub created_at: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    Mail,
    /// Plain JSON is posted there.
    Webhook,
    /// JSON as Discord wants it is posted there.
    Discord,
    /// A browser that is reached through its push service.
    Push,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelState {
    /// Nobody has shown yet that it is theirs.
    Unconfirmed,
    On,
    /// Switched off, to be switched on again at will.
    Off,
    /// Nothing is known of it any more.
    Removed,
}

/// A channel to be kept.
#[derive(Clone, Debug)]
pub struct NewChannel {
    pub user: UserId,
    pub kind: ChannelKind,
    pub target: String,
    /// Empty except for a browser.
    pub keys: String,
    pub state: ChannelState,
    pub now: Millis,
}

/// What a notice tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// It is your turn.
    Turn,
    /// It still is.
    Reminder,
    /// Your time is up.
    Late,
}

/// A notice that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    pub channel: Channel,
    pub match_id: MatchId,
    pub seat: Seat,
    /// The position in which the turn began.
    pub seq: u64,
    pub kind: NoticeKind,
    /// How often it was tried in vain.
    pub tries: u32,
}

impl DueNotice {
    /// The same for the same notice: somebody who gets it twice can tell.
    #[must_use]
    pub fn id(&self) -> String {
        let whole =
            format!("{}-{}-{}-{}-{:?}", self.channel.id, self.match_id, self.seat, self.seq, self.kind);
        crate::ids::token_hash(&whole)[..24].to_owned()
    }
}

/// What came of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    Sent,
    /// It could not be sent, and is not tried again.
    Failed,
    /// It could not be sent, and is tried again at this time.
    FailedUntil(Millis),
    /// It was not tried: it waits until then.
    PutOff(Millis),
}

#[async_trait]
pub trait Notices: Send + Sync {
    async fn new_channel(&self, new: &NewChannel) -> Result<Channel>;

    /// The channels of a user, without those that were removed.
    async fn channels(&self, user: &UserId) -> Result<Vec<Channel>>;

    /// The channel with this token.
    async fn channel_of_token(&self, token: &str) -> Result<Option<Channel>>;

    /// Switches a channel; one that is removed stays so, and its address is forgotten.
    async fn set_channel(&self, id: &str, state: ChannelState) -> Result<()>;

    /// The secret of this name that all processes share: the one that is kept, and if there is none yet, this one.
    async fn shared_secret(&self, name: &str, drawn: &str) -> Result<String>;

    /// A notice that has been due since `now` or longer. Nobody else gets it before `until`.
    async fn take_notice(&self, now: Millis, until: Millis) -> Result<Option<DueNotice>>;

    /// Says that a notice goes out now. Stale if it is no longer ours, or its turn is over.
    async fn begin_notice(&self, notice: &DueNotice) -> Result<Changed>;

    /// Says what came of it.
    async fn finish_notice(&self, notice: &DueNotice, delivery: Delivery) -> Result<()>;
}
