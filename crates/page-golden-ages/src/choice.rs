//! The way to each action: `do=explorer`, `from=G3`, `to=H4`.

use game_golden_ages::map::Space;
use game_golden_ages::{Action, Payment};
use look::choice::Step;

/// A tile lies somehow as soon as it is to be laid; it can be turned.
pub const PROPOSED: [&str; 1] = ["turn"];

/// The steps that are answered on the board.
pub const ON_BOARD: [&str; 2] = ["from", "to"];

/// The value of a step that means "without a colonist".
pub const NONE: &str = "none";

/// The way to an action. Answers that need no steps (yes, no, stop) have none.
pub fn steps(action: &Action) -> Vec<Step> {
    let space = |space: Space| space.to_string();
    let perhaps = |at: Option<Space>| at.map_or_else(|| NONE.to_owned(), space);
    let act = |kind: Kind| ("do", kind.id().to_owned());
    match *action {
        Action::TurnSquareTile(turn) => vec![("turn", turn.degrees().to_string())],
        Action::PlayCivilization => vec![("civilization", "play".into())],
        Action::KeepCivilization => vec![("civilization", "keep".into())],
        Action::LayTile { at, turn } => vec![("turn", turn.degrees().to_string()), ("to", space(at))],
        Action::PlaceCapital(at) => vec![("to", space(at))],
        Action::Explore { from, to } => vec![act(Kind::Explorer), ("from", space(from)), ("to", space(to))],
        Action::Build { from, building } => {
            vec![act(Kind::Builder), ("building", building.id().into()), ("from", perhaps(from))]
        }
        Action::Artist { from } => vec![act(Kind::Artist), ("from", space(from))],
        Action::Attack { from, target } => {
            vec![act(Kind::Soldier), ("from", perhaps(from)), ("to", space(target))]
        }
        Action::BuildWonder { wonder, payment } => {
            let payment = if payment == Payment::Free { "free" } else { "gold" };
            vec![act(Kind::Wonder), ("wonder", wonder.id().into()), ("pay", payment.into())]
        }
        Action::ActivateBuilding(building) => vec![act(Kind::Activate), ("card", building.id().into())],
        Action::ActivateWonder(wonder) => vec![act(Kind::Activate), ("card", wonder.id().into())],
        Action::Develop(technology) => vec![act(Kind::Develop), ("technology", technology.id().into())],
        Action::StartGoldenAge => vec![act(Kind::GoldenAge)],
        Action::TakeCube(from) => vec![("from", space(from))],
        Action::Discard(site) => vec![("site", (site as u8 + 1).to_string())],
        Action::KeepGlory(glory) => vec![("glory", glory.id().into())],
        Action::StandUp(at) | Action::SendToAgora(at) => vec![("from", space(at))],
        Action::ChooseScoringCard(card) => vec![("scoring", card.id().into())],
        Action::KeepCapital | Action::FoundCity | Action::NoCity | Action::BringFromAgora | Action::Stop => {
            vec![]
        }
    }
}

/// The eight actions of phase C (GA-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Action 1.
    Explorer,
    /// Action 2.
    Builder,
    /// Action 3.
    Artist,
    /// Action 4.
    Soldier,
    /// Action 5.
    Wonder,
    /// Action 6.
    Activate,
    /// Action 7.
    Develop,
    /// Action 8.
    GoldenAge,
}

impl Kind {
    /// All of them, as on the mat.
    pub const ALL: [Self; 8] = [
        Self::Explorer,
        Self::Builder,
        Self::Artist,
        Self::Soldier,
        Self::Wonder,
        Self::Activate,
        Self::Develop,
        Self::GoldenAge,
    ];

    /// In the query.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Explorer => "explorer",
            Self::Builder => "builder",
            Self::Artist => "artist",
            Self::Soldier => "soldier",
            Self::Wonder => "wonder",
            Self::Activate => "activate",
            Self::Develop => "develop",
            Self::GoldenAge => "golden-age",
        }
    }

    /// Its icon.
    pub fn icon(self) -> String {
        format!("i-{}", self.id())
    }

    /// The kind with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The kind that an action of phase C belongs to.
    pub const fn of(action: &Action) -> Option<Self> {
        Some(match action {
            Action::Explore { .. } => Self::Explorer,
            Action::Build { .. } => Self::Builder,
            Action::Artist { .. } => Self::Artist,
            Action::Attack { .. } => Self::Soldier,
            Action::BuildWonder { .. } => Self::Wonder,
            Action::ActivateBuilding(_) | Action::ActivateWonder(_) => Self::Activate,
            Action::Develop(_) => Self::Develop,
            Action::StartGoldenAge => Self::GoldenAge,
            _ => return None,
        })
    }
}
