//! Opening a table, and who sits where.

use catalog::Kind;
use engine::{Salt, Seat, Seed, UndoPolicy, msg};
use serde_json::Value;
use store::{
    Changed, Choice, Holder, MatchId, NewMatch, Pace, Phase, Place, Role, SeatChange, Settings, Start, User,
    UserId, Visibility,
};

use super::Table;
use crate::pages::quick::usual_level;
use crate::{AppState, Error, names};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The options of the game.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// What it is called; may be empty.
    pub title: String,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// Who gets to see it.
    pub visibility: Visibility,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether harmless decisions are made for whoever is late.
    pub caretaker: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatWish {
    /// Whoever opens the table; also on several seats, at one device, each with its name.
    Me(Option<String>),
    /// Somebody else, who comes by a link.
    Open,
    Bot(String),
}

/// How many tables one may have open.
pub const MOST_TABLES: u64 = 500;

/// Opens a table, and begins the match if nobody is awaited.
///
/// # Errors
/// If the game does not offer this, or they have opened too many.
pub async fn open(
    state: &AppState,
    kind: &'static dyn Kind,
    host: &User,
    table: &NewTable,
) -> Result<MatchId, Error> {
    Ok(state.store.new_match(&prepared(state, kind, host, table).await?).await?)
}

/// A table as it is opened.
///
/// # Errors
/// As [`open`].
pub async fn prepared(
    state: &AppState,
    kind: &'static dyn Kind,
    host: &User,
    table: &NewTable,
) -> Result<NewMatch, Error> {
    let new = new_match(state, kind, host, table, draw()?)?;
    require_room(state, host).await?;
    Ok(new)
}

/// Nobody opens tables without end.
pub async fn require_room(state: &AppState, host: &User) -> Result<(), Error> {
    let has_room = state.store.tables_of(&host.id).await? < MOST_TABLES;
    let refused = || Error::refused(msg!("refused-many-tables", most = MOST_TABLES.to_string()));
    if has_room { Ok(()) } else { Err(refused()) }
}

/// How many matches one may bring from elsewhere, over or not.
pub const MOST_IMPORTS: u64 = 1000;

/// Nobody fills the disk with files, either.
pub async fn require_room_for_file(state: &AppState, host: &User) -> Result<(), Error> {
    require_room(state, host).await?;
    let has_room = state.store.imports_of(&host.id).await? < MOST_IMPORTS;
    let refused = || Error::refused(msg!("refused-many-files", most = MOST_IMPORTS.to_string()));
    if has_room { Ok(()) } else { Err(refused()) }
}

/// A guided match to be opened: from its own seed, the learner among bots.
///
/// # Errors
/// If the game does not offer this.
pub fn lesson(
    state: &AppState,
    kind: &'static dyn Kind,
    lesson: &lessons::Lesson,
    host: &User,
    title: &str,
) -> Result<NewMatch, Error> {
    let seat = |seat: Seat| match seat == lesson.seat {
        true => SeatWish::Me(None),
        false => SeatWish::Bot(usual_level(kind).to_owned()),
    };
    let table = NewTable {
        options: lesson.options.clone(),
        seats: Seat::all(lesson.players).map(seat).collect(),
        title: title.to_owned(),
        undo: UndoPolicy::Free,
        visibility: Visibility::ByLink,
        pace: Pace::Free,
        caretaker: false,
    };
    new_match(state, kind, host, &table, Seed::from_number(lesson.seed))
}

fn new_match(
    state: &AppState,
    kind: &'static dyn Kind,
    host: &User,
    table: &NewTable,
    seed: Seed,
) -> Result<NewMatch, Error> {
    let count = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    Ok(NewMatch {
        game: kind.info().id.to_owned(),
        rules_version: kind.info().rules_version,
        options: table.options.clone(),
        settings: Settings {
            title: names::title(&table.title)?,
            undo: table.undo,
            visibility: table.visibility,
            pace: table.pace,
            caretaker: table.caretaker,
        },
        host: Some(host.id.clone()),
        seed,
        salt: draw()?,
        seats: seats(kind, host, &table.seats)?,
        start: Some(start(kind, &table.options, count, seed)?),
        now: state.store.now(),
    })
}

/// A match of these players from this seed, which begins at once.
///
/// # Errors
/// If the game does not offer this.
pub fn seated_match(
    state: &AppState,
    kind: &'static dyn Kind,
    options: &Value,
    host: &UserId,
    settings: Settings,
    seats: Vec<(Holder, String)>,
    seed: Seed,
) -> Result<NewMatch, Error> {
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    Ok(NewMatch {
        game: kind.info().id.to_owned(),
        rules_version: kind.info().rules_version,
        options: options.clone(),
        settings,
        host: Some(host.clone()),
        seed,
        salt: draw()?,
        seats,
        start: Some(start(kind, options, count, seed)?),
        now: state.store.now(),
    })
}

/// A seed or a salt.
pub fn draw() -> Result<Salt, Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed(bytes))
}

fn seats(kind: &'static dyn Kind, host: &User, wishes: &[SeatWish]) -> Result<Vec<(Holder, String)>, Error> {
    let mut seats = Vec::new();
    for wish in wishes {
        seats.push(match wish {
            SeatWish::Me(name) => {
                let name = names::name(name.as_deref().unwrap_or(&host.profile.name))?;
                (Holder::Human(host.id.clone()), unlike(&seats, name))
            }
            SeatWish::Open => (Holder::Open, String::new()),
            SeatWish::Bot(level) => (Holder::Bot(known_level(kind, level)?), bot_name(&seats)),
        });
    }
    Ok(seats)
}

/// A name that nobody at the table has yet: several at one device may have said none.
fn unlike(taken: &[(Holder, String)], name: String) -> String {
    let is_taken = |name: &str| taken.iter().any(|(_, other)| other == name);
    if is_taken(&name) { format!("{name} ({})", taken.len() + 1) } else { name }
}

/// A name that nobody else at the table has: two Annas are told apart by their seats.
fn unlike_others(table: &Table, seat: Seat, name: String) -> String {
    let mut others = Seat::all(table.seats()).zip(&table.row.places).filter(|(other, _)| *other != seat);
    let is_taken = others.any(|(_, place)| place.name == name);
    if is_taken { format!("{name} ({})", seat.0 + 1) } else { name }
}

fn known_level(kind: &'static dyn Kind, level: &str) -> Result<String, Error> {
    let known = kind.bots().contains(&level);
    if known { Ok(level.to_owned()) } else { Err(Error::refused(msg!("refused-level", level))) }
}

/// Travelers and thinkers of all ages lend the bots their names.
pub const BOT_NAMES: [&str; 8] =
    ["Hypatia", "Zheng He", "Ibn Battuta", "Sappho", "Imhotep", "Ashoka", "Sima Qian", "Al-Idrisi"];

fn bot_name(taken: &[(Holder, String)]) -> String {
    let free = |name: &&&str| !taken.iter().any(|(_, other)| other == **name);
    BOT_NAMES.iter().find(free).unwrap_or(&"Bot").to_string()
}

/// The position that a match begins with as soon as no seat is open; none if it has begun.
async fn start_of(state: &AppState, table: &Table) -> Result<Option<Start>, Error> {
    if table.row.phase != Phase::Waiting {
        return Ok(None);
    }
    let (seed, _) = state.store.secrets(&table.row.id).await?.ok_or(Error::NotFound)?;
    start(table.kind, &table.row.options, table.seats(), seed).map(Some)
}

/// The first position of a match.
fn start(kind: &'static dyn Kind, options: &Value, seats: u8, seed: Seed) -> Result<Start, Error> {
    let first = kind.setup(options, seats, seed).map_err(|why| Error::of_game(kind, why))?;
    let rules_version = kind.info().rules_version;
    Ok(Start { rules_version, position: first.store(), status: first.status() })
}

/// How somebody came to a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invited<'a> {
    /// The token of their link.
    pub token: Option<&'a str>,
}

impl Invited<'_> {
    /// Whether they may take this place.
    #[must_use]
    pub fn may_sit(self, table: &Table, place: &Place, user: Option<&UserId>) -> bool {
        place.holder == Holder::Open
            && !table.row.phase.is_past()
            && (table.row.settings.visibility == Visibility::Listed
                || table.is_host(user)
                || self.token.is_some_and(|token| token == table.row.join_token || token == place.invite))
    }
}

/// The table with an open seat that a user, or a visitor who is not a user yet, may take.
///
/// # Errors
/// If it is not open, or not for this user.
pub async fn may_sit(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: Option<&User>,
    invited: Invited<'_>,
) -> Result<Table, Error> {
    let table = Table::load(state, id).await?;
    let place = table.row.place(seat).ok_or(Error::NotFound)?;
    if place.holder != Holder::Open {
        return Err(Error::refused(msg!("refused-seat-taken")));
    }
    if !invited.may_sit(&table, place, user.map(|user| &user.id)) {
        return Err(Error::forbidden(msg!("refused-not-invited")));
    }
    if let Some(user) = user {
        require_no_secrets(state, &table, seat, &user.id).await?;
    }
    Ok(table)
}

/// Whoever knows the secrets of one seat of a running match may not see those of another, by taking
/// it as well or instead. A seat that they played before is theirs to take again.
pub async fn require_no_secrets(
    state: &AppState,
    table: &Table,
    seat: Seat,
    user: &UserId,
) -> Result<(), Error> {
    if table.row.phase != Phase::Running {
        return Ok(());
    }
    let played = state.store.seats_played(&table.row.id, user).await?;
    let knows = |other| other != seat && (table.mine(Some(user)).contains(other) || played.contains(other));
    let fine = played.contains(seat) || !Seat::all(table.seats()).any(knows);
    if fine { Ok(()) } else { Err(Error::forbidden(msg!("refused-second-seat"))) }
}

/// Gives a seat to a bot, by whoever sits there or by the host.
///
/// # Errors
/// If it is not theirs to give, or there is no such level.
pub async fn replace(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &UserId,
    level: &str,
) -> Result<(), Error> {
    let table = Table::load(state, id).await?;
    require_right(state, &table, seat, user).await?;
    let bot = bot(&table, level)?;
    change(state, &table, seat, bot, user).await
}

/// Gives up the match on one's own seat: a bot plays it to the end.
///
/// # Errors
/// If it is not their seat, or the match is not being played.
pub async fn resign(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &UserId,
    level: &str,
) -> Result<(), Error> {
    let table = own_table(state, id, seat, user).await?;
    if table.row.phase == Phase::Waiting {
        return Err(Error::refused(msg!("refused-not-begun")));
    }
    let bot = bot(&table, level)?;
    change(state, &table, seat, Newcomer { resigns: true, ..bot }, user).await
}

/// The table at which this is the seat of the user.
async fn own_table(state: &AppState, id: &MatchId, seat: Seat, user: &UserId) -> Result<Table, Error> {
    let table = Table::load(state, id).await?;
    let is_own = table.mine(Some(user)).contains(seat);
    if is_own { Ok(table) } else { Err(Error::forbidden(msg!("refused-not-your-seat"))) }
}

/// A bot for a seat, with a name that nobody at the table has.
fn bot(table: &Table, level: &str) -> Result<Newcomer, Error> {
    let others: Vec<_> = table.row.places.iter().map(|place| (Holder::Open, place.name.clone())).collect();
    Ok(Newcomer::new(Holder::Bot(known_level(table.kind, level)?), bot_name(&others)))
}

/// Opens a seat for somebody else, by whoever sits there or by the host.
///
/// # Errors
/// If it is not theirs to open.
pub async fn free_seat(state: &AppState, id: &MatchId, seat: Seat, user: &UserId) -> Result<(), Error> {
    let table = Table::load(state, id).await?;
    require_right(state, &table, seat, user).await?;
    change(state, &table, seat, Newcomer::new(Holder::Open, String::new()), user).await
}

/// Closes a table at which players are awaited, by whoever opened it, or by a host of the server.
///
/// # Errors
/// If it is not theirs to close, or the match has begun.
pub async fn close(state: &AppState, id: &MatchId, user: &User) -> Result<(), Error> {
    let table = Table::find(state, id).await?;
    if !table.is_host(Some(&user.id)) && user.role != Role::Host {
        return Err(Error::forbidden(msg!("refused-not-yours-to-close")));
    }
    match state.store.close_table(id, state.store.now()).await? {
        Changed::Done => Ok(()),
        Changed::Stale => Err(Error::refused(msg!("refused-begun"))),
    }
}

/// Gives away the seat of a player whose time is up and who was in this place, as the others have decided.
///
/// # Errors
/// If the seat has changed hands meanwhile.
pub async fn hand_over(
    state: &AppState,
    table: &Table,
    seat: Seat,
    by: &UserId,
    (choice, place): (Choice, u8),
) -> Result<(), Error> {
    let newcomer = match choice {
        Choice::Wait => return Ok(()),
        Choice::Bot => bot(table, usual_level(table.kind))?,
        Choice::Open => Newcomer::new(Holder::Open, String::new()),
    };
    change(state, table, seat, Newcomer { voted: Some(place), ..newcomer }, by).await
}

/// Gives a seat back to the player who had it under this name.
///
/// # Errors
/// If the seat has changed hands meanwhile.
pub async fn take_back_seat(
    state: &AppState,
    table: &Table,
    seat: Seat,
    user: &UserId,
    name: String,
) -> Result<(), Error> {
    change(state, table, seat, Newcomer::new(Holder::Human(user.clone()), name), user).await
}

/// Calls the player on one's own seat by another name.
///
/// # Errors
/// If it is not their seat, or not a name.
pub async fn rename(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &UserId,
    name: &str,
) -> Result<(), Error> {
    let table = own_table(state, id, seat, user).await?;
    let renamed = Newcomer::new(Holder::Human(user.clone()), names::name(name)?);
    change(state, &table, seat, renamed, user).await
}

/// Everybody may give away their own seat, and the host any; but nobody makes somebody else lose a match that counts.
async fn require_right(state: &AppState, table: &Table, seat: Seat, user: &UserId) -> Result<(), Error> {
    if table.mine(Some(user)).contains(seat) {
        return Ok(());
    }
    if !table.is_host(Some(user)) {
        return Err(Error::forbidden(msg!("refused-not-host")));
    }
    let counts = table.people().contains(seat) && !state.store.rated_seats(&table.row.id).await?.is_empty();
    if counts { Err(Error::forbidden(msg!("refused-rated-seat"))) } else { Ok(()) }
}

/// Who is to sit on a seat.
pub struct Newcomer {
    holder: Holder,
    name: String,
    /// Whether the player who sat there gives up the match.
    resigns: bool,
    /// Whether the others decided it about a player whose time was up, and who was in this place.
    voted: Option<u8>,
}

impl Newcomer {
    pub fn new(holder: Holder, name: String) -> Self {
        Self { holder, name, resigns: false, voted: None }
    }
}

/// Puts somebody else on a seat, because `by` wants it; with the last open seat the match begins.
pub async fn change(
    state: &AppState,
    table: &Table,
    seat: Seat,
    newcomer: Newcomer,
    by: &UserId,
) -> Result<(), Error> {
    let place = table.row.place(seat).ok_or(Error::NotFound)?;
    match table.row.phase {
        Phase::Over(_) => return Err(Error::refused(msg!("refused-over"))),
        Phase::Closed => return Err(Error::refused(msg!("refused-table-closed"))),
        Phase::Waiting | Phase::Running => {}
    }
    let name = match newcomer.holder {
        Holder::Human(_) => unlike_others(table, seat, newcomer.name),
        Holder::Open | Holder::Bot(_) | Holder::Stranger => newcomer.name,
    };
    let change = SeatChange {
        match_id: table.row.id.clone(),
        seat,
        from: place.holder.clone(),
        to: newcomer.holder,
        name,
        by: Some(by.clone()),
        resigns: newcomer.resigns,
        voted: newcomer.voted,
        start: start_of(state, table).await?,
        now: state.store.now(),
    };
    match state.store.change_seat(&change).await? {
        Changed::Done => Ok(()),
        Changed::Stale => Err(Error::Conflict),
    }
}
