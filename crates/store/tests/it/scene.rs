//! The vocabulary of the tests: a fresh database with people, tables and moves in it.

use std::sync::Arc;

use engine::{Outcome, Seat, Seats, Seed, Status, UndoPolicy};
use serde_json::{Value, json};
use store::{
    Changed, Committed, Holder, Match, MatchId, MatchList, MoveKind, NewMatch, NewMove, Profile, SeatChange,
    Settings, Start, Store, Theme, User, UserId, Visibility,
};
use tempfile::TempDir;

/// Runs each test once for every database.
macro_rules! on_every_database {
    ($($(#[doc = $doc:literal])* async fn $name:ident($scene:ident: Scene) $body:block)+) => {
        $(
            mod $name {
                #[allow(unused_imports)]
                use super::*;

                $(#[doc = $doc])*
                async fn test($scene: crate::scene::Scene) $body

                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn sqlite() {
                    test(crate::scene::Scene::sqlite().await).await;
                }

                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn postgres() {
                    if let Some(scene) = crate::scene::Scene::postgres().await {
                        test(scene).await;
                    }
                }
            }
        )+
    };
}
pub(crate) use on_every_database;

/// A fresh database.
pub struct Scene {
    pub store: Arc<dyn Store>,
    pub address: String,
    _folder: Option<TempDir>,
}

impl Scene {
    pub async fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("test.db").display());
        Self { store: store::open(&address).await.unwrap(), address, _folder: Some(folder) }
    }

    /// None where there is no PostgreSQL.
    pub async fn postgres() -> Option<Self> {
        let address = store::testkit::fresh_postgres().await?;
        Some(Self { store: store::open(&address).await.unwrap(), address, _folder: None })
    }

    /// The same database, as another process would open it.
    pub async fn another(&self) -> Arc<dyn Store> {
        store::open(&self.address).await.unwrap()
    }

    /// Closes the database and opens it again.
    pub async fn reopen(&mut self) {
        self.store.close().await;
        self.store = self.another().await;
    }

    pub async fn guest(&self, name: &str) -> User {
        self.store.new_guest(&profile(name), 1).await.unwrap()
    }

    pub async fn account(&self, login: &str) -> User {
        let guest = self.guest(login).await;
        let made = self.store.make_account(&guest.id, login, "$argon2id$secret").await.unwrap();
        assert_eq!(made, store::AccountMade::Made);
        self.store.user(&guest.id).await.unwrap().unwrap()
    }

    /// A listed match of these users that is waiting.
    pub async fn table(&self, users: &[&User]) -> MatchId {
        let seats = users.iter().map(|user| (human(user), user.profile.name.clone())).collect();
        self.store.new_match(&new_match(seats)).await.unwrap()
    }

    /// A match of these users in which seat 0 must decide.
    pub async fn running(&self, users: &[&User]) -> MatchId {
        let id = self.table(users).await;
        self.start(&id, Seats::one(Seat(0))).await;
        id
    }

    /// Somebody sits down on every open seat, so that the match begins, and leaves again.
    pub async fn start(&self, id: &MatchId, deciding: Seats) {
        let places = self.found(id).await.places;
        let open: Vec<u8> = (0..)
            .zip(&places)
            .filter(|(_, place)| place.holder == Holder::Open)
            .map(|(seat, _)| seat)
            .collect();
        for seat in &open {
            self.seats(change(id, *seat, Holder::Open, Holder::Stranger), deciding).await;
        }
        for seat in &open {
            self.seats(change(id, *seat, Holder::Stranger, Holder::Open), deciding).await;
        }
        if open.is_empty() {
            let (first, name) = (&places[0].holder, places[0].name.clone());
            let same = SeatChange { name, ..change(id, 0, first.clone(), first.clone()) };
            self.seats(same, deciding).await;
        }
    }

    async fn seats(&self, to: SeatChange, deciding: Seats) {
        let change = SeatChange { start: Some(start(deciding)), now: 2, ..to };
        assert_eq!(self.store.change_seat(&change).await.unwrap(), Changed::Done);
    }

    pub async fn found(&self, id: &MatchId) -> Match {
        self.store.find_match(id).await.unwrap().unwrap()
    }

    /// Commits a move that must succeed.
    pub async fn plays(&self, new: &NewMove) {
        let committed = self.store.commit_move(new).await.unwrap();
        assert_eq!(committed, Committed::Done(new.expected_seq + 1));
    }
}

pub fn profile(name: &str) -> Profile {
    Profile { name: name.into(), language: engine::Language::De, theme: Theme::Dark }
}

pub fn settings() -> Settings {
    let (title, undo) = ("Friday".into(), UndoPolicy::Consent);
    Settings { title, undo, visibility: Visibility::Listed, ..Settings::default() }
}

pub fn human(user: &User) -> Holder {
    Holder::Human(user.id.clone())
}

pub fn new_match(seats: Vec<(Holder, String)>) -> NewMatch {
    NewMatch {
        game: "hill".into(),
        rules_version: 3,
        options: json!({"map": "small"}),
        settings: settings(),
        host: None,
        seed: Seed::from_number(1),
        salt: Seed::from_number(2),
        seats,
        start: None,
        now: 1,
    }
}

/// The first position, in which these seats must decide.
pub fn start(deciding: Seats) -> Start {
    Start { rules_version: 3, position: position(0), status: Status::Deciding(deciding) }
}

/// Somebody else on a seat, by nobody's wish.
pub fn change(id: &MatchId, seat: u8, from: Holder, to: Holder) -> SeatChange {
    let (match_id, name) = (id.clone(), "New".into());
    let (seat, by, voted) = (Seat(seat), None, None);
    SeatChange { match_id, seat, from, to, name, by, resigns: false, voted, start: None, now: 50 }
}

/// Whether a user must decide.
pub fn is_turn_of(found: &Match, user: &User) -> bool {
    found.seats_of(&user.id).iter().any(|seat| found.deciding().contains(seat))
}

/// Some position, different for every number.
pub fn position(seq: u64) -> String {
    json!({"seq": seq, "ore": [1, 2, 3]}).to_string()
}

/// A move of seat 0 that leads from `expected_seq` to the next position and leaves the turn to
/// seat 0.
pub fn action(id: &MatchId, expected_seq: u64) -> NewMove {
    NewMove {
        match_id: id.clone(),
        expected_seq,
        action_id: format!("action-{expected_seq}"),
        seat: Seat(0),
        user: None,
        kind: build(expected_seq + 1),
        position: position(expected_seq + 1),
        status: Status::turn(Seat(0)),
        asked: Seats::one(Seat(0)),
        now: 100,
    }
}

pub fn undo(id: &MatchId, expected_seq: u64, target: u64) -> NewMove {
    let action_id = format!("undo-{expected_seq}");
    NewMove {
        action_id,
        kind: MoveKind::Undo { target },
        position: position(target),
        ..action(id, expected_seq)
    }
}

pub fn last(id: &MatchId, expected_seq: u64) -> NewMove {
    NewMove { status: Status::Over(outcome()), asked: Seats::NONE, ..action(id, expected_seq) }
}

pub fn outcome() -> Outcome {
    Outcome::by_points(2, |seat| 10 - i32::from(seat.0), |_| 0)
}

pub fn build(site: u64) -> MoveKind {
    MoveKind::Action { action: json!({"build": site}), events: vec![json!({"built": site})], revealed: false }
}

pub fn value(kind: &MoveKind) -> Option<&Value> {
    match kind {
        MoveKind::Action { action, .. } => Some(action),
        MoveKind::Undo { .. } => None,
    }
}

pub fn nobody() -> UserId {
    UserId("nobody".into())
}

/// All finished matches that everybody may see.
pub const EVERY_FINISHED: MatchList<'static> = MatchList::Finished { game: None, players: None };

/// Texts that break what is built from strings.
pub const HOSTILE: [&str; 8] = [
    "'; DROP TABLE users; --",
    "\"$1\" ? :name @x %s {}",
    "<script>alert(1)</script>&amp;",
    "\u{202e}evil\u{202c} \u{feff}",
    "👩‍👩‍👧‍👦 Ωß\u{301} 漢字",
    "line\r\nbreak\ttab\u{1}\u{7f}",
    "\\0 \\u0000 %00",
    "  spaces stay  ",
];
