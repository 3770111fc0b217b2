//! Guests, games, tables.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{GameInfo, UndoPolicy};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Holder, MatchId, MatchList, Page, Phase, UserId, Visibility};

use crate::pages::new_table::{PACES, pace_of};
use crate::table::{NewTable, SeatWish, Table, open};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, names};

/// Who wants to play.
#[derive(Debug, Deserialize)]
pub struct GuestWish {
    /// What they are called; a name is found if it is missing.
    name: Option<String>,
}

/// A guest with their key.
#[derive(Debug, Serialize)]
pub struct Guest {
    name: String,
    /// To be sent as `Authorization: Bearer TOKEN`.
    token: String,
}

/// Makes a guest, who plays at once and without an account.
pub async fn guest(
    State(state): State<AppState>,
    visitor: Visitor,
    Json(wish): Json<GuestWish>,
) -> Result<(StatusCode, Json<Guest>), Error> {
    let name = wish.name.as_deref().map(names::name).transpose()?;
    let (mut user, token) = visitor.new_guest(&state).await?;
    if let Some(name) = name {
        user.profile.name = name;
        state.store.set_profile(&user.id, &user.profile).await?;
    }
    Ok((StatusCode::CREATED, Json(Guest { name: user.profile.name, token })))
}

/// A game that is played here.
#[derive(Serialize)]
pub struct Game {
    title: String,
    /// Its id, players, options, rules version.
    info: &'static GameInfo,
    /// The levels of its bots, the weakest first.
    bots: &'static [&'static str],
}

/// Lists the games that are played here.
pub async fn games(State(state): State<AppState>, visitor: Visitor) -> Json<Vec<Game>> {
    let game = |kind: &&'static dyn catalog::Kind| Game {
        title: kind.texts().word(visitor.words.0, "game-title"),
        info: kind.info(),
        bots: kind.bots(),
    };
    Json(state.games.iter().map(game).collect())
}

/// A table to be opened.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableWish {
    /// The id of the game.
    game: String,
    /// Who sits where.
    seats: Vec<SeatKind>,
    /// The options of the game; what is missing has its default.
    #[serde(default = "no_options")]
    options: Value,
    /// What it is called.
    #[serde(default)]
    title: String,
    /// What can be taken back: `own`, `consent` or `free`.
    #[serde(default)]
    undo: UndoPolicy,
    /// Whether everybody finds it in the list.
    #[serde(default)]
    listed: bool,
    /// How fast it is played; `free` if it is not given.
    #[serde(default)]
    pace: Option<String>,
    /// Whether harmless decisions are made for whoever is late.
    #[serde(default)]
    caretaker: bool,
}

fn no_options() -> Value {
    serde_json::json!({})
}

/// Who sits on a seat, or shall.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum SeatKind {
    /// The one who asks.
    Me {
        /// The name of the player at this table; only asked for.
        #[serde(skip_serializing)]
        name: Option<String>,
        /// The token of an invitation, when an open seat is taken; only asked for.
        #[serde(skip_serializing)]
        join: Option<String>,
    },
    /// Nobody yet. (With braces, so that what is said beside it is refused.)
    Open {},
    /// A bot.
    Bot {
        /// How strong.
        level: String,
    },
    /// Somebody else.
    Other {},
}

impl SeatKind {
    fn wish(self) -> Result<SeatWish, Error> {
        match self {
            Self::Me { name, .. } => Ok(SeatWish::Me(name)),
            Self::Open {} => Ok(SeatWish::Open),
            Self::Bot { level } => Ok(SeatWish::Bot(level)),
            Self::Other {} => Err(Error::refused(engine::msg!("refused-holder"))),
        }
    }
}

/// Opens a table; the match begins when all seats are taken.
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Json(wish): Json<TableWish>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    let kind = state.game(&wish.game)?;
    let table = NewTable {
        options: wish.options,
        seats: wish.seats.into_iter().map(SeatKind::wish).collect::<Result<_, _>>()?,
        title: wish.title,
        undo: wish.undo,
        visibility: if wish.listed { Visibility::Listed } else { Visibility::ByLink },
        pace: pace_of(wish.pace.as_deref().unwrap_or("free"))?,
        caretaker: wish.caretaker,
    };
    visitor.may(&state, Deed::Table).await?;
    let user = visitor.player(&state).await?;
    let id = open(&state, kind, &user, &table).await?;
    Ok((StatusCode::CREATED, Json(TableInfo::of(&Table::load(&state, &id).await?, Some(&user.id)))))
}

/// How many tables are listed.
const ROWS: u32 = 100;

/// Lists the tables with a free seat that everybody may see, the newest first.
pub async fn open_tables(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Json<Vec<TableInfo>>, Error> {
    let user = visitor.user.as_ref().map(|user| &user.id);
    let found = state.store.matches(MatchList::Open, &Page::first(ROWS)).await?;
    let tables = found.into_iter().filter_map(|row| {
        let kind = state.game(&row.game).ok()?;
        Some(TableInfo::of(&Table { row, kind, position: None }, user))
    });
    Ok(Json(tables.collect()))
}

/// A table.
#[derive(Debug, Serialize)]
pub struct TableInfo {
    id: String,
    game: String,
    rules_version: u32,
    options: Value,
    title: String,
    /// `waiting`, `running`, `over`, or `closed` before it began.
    phase: &'static str,
    /// How fast it is played.
    pace: &'static str,
    /// The number of the newest position.
    seq: u64,
    seats: Vec<SeatInfo>,
    /// SHA-256 over seed and salt.
    commitment: String,
    /// Where people see it.
    address: String,
    /// Where people join, for whoever opened it.
    #[serde(skip_serializing_if = "Option::is_none")]
    join: Option<String>,
}

/// A seat of a table.
#[derive(Debug, Serialize)]
pub struct SeatInfo {
    name: String,
    #[serde(flatten)]
    holder: SeatKind,
    /// Whether it must decide.
    decides: bool,
    /// For one's own seats: an answer may name any position from this one on. When the question of
    /// somebody else changed might tell what they are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    revision: Option<u64>,
}

impl TableInfo {
    /// As a user gets to know it.
    #[must_use]
    pub fn of(table: &Table, user: Option<&UserId>) -> Self {
        let row = &table.row;
        Self {
            id: row.id.to_string(),
            game: row.game.clone(),
            rules_version: row.rules_version,
            options: row.options.clone(),
            title: row.settings.title.clone(),
            pace: PACES.iter().find(|(_, pace)| *pace == row.settings.pace).map_or("free", |(name, _)| *name),
            phase: match row.phase {
                Phase::Waiting => "waiting",
                Phase::Running => "running",
                Phase::Over(_) => "over",
                Phase::Closed => "closed",
            },
            seq: row.seq,
            seats: row.places.iter().map(|place| SeatInfo::of(place, user)).collect(),
            commitment: row.commitment.clone(),
            address: format!("/m/{}", row.id),
            join: table.is_host(user).then(|| format!("/join/{}", row.join_token)),
        }
    }
}

impl SeatInfo {
    fn of(place: &store::Place, user: Option<&UserId>) -> Self {
        let holder = match &place.holder {
            Holder::Open => SeatKind::Open {},
            Holder::Bot(level) => SeatKind::Bot { level: level.clone() },
            Holder::Human(holder) if Some(holder) == user => SeatKind::Me { name: None, join: None },
            Holder::Human(_) | Holder::Stranger => SeatKind::Other {},
        };
        let revision = matches!(holder, SeatKind::Me { .. }).then_some(place.revision);
        Self { name: place.name.clone(), holder, decides: place.decides, revision }
    }
}

/// Tells who sits at a table and how far the match has come.
pub async fn table(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Json<TableInfo>, Error> {
    let user = visitor.user.as_ref().map(|user| &user.id);
    Ok(Json(TableInfo::of(&Table::load(&state, &id).await?, user)))
}
