//! How an action is chosen step by step: each action is a short path of keys and values
//! (`do=explorer`, `from=G3`, `to=H4`); the query of the page says how far the player has come.

use game_golden_ages::map::Space;
use game_golden_ages::{Action, Payment};
use look::Narrowing;

/// One step on the way to an action.
pub type Step = (&'static str, String);

/// The value of a step that means "without a colonist".
pub const NONE: &str = "none";

/// The way to an action. Actions that are open at the same time and have the same beginning have
/// the same key next. Answers that need no steps (yes, no, stop) have no way: they are buttons
/// beside whatever else is asked.
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

/// One step that is open or was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its key.
    pub key: &'static str,
    /// The values that lead on, in the order of the offers, with the offers behind each.
    pub values: Vec<(String, Vec<usize>)>,
    /// The value that was taken.
    pub taken: Option<Taken>,
}

/// A value that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Which.
    pub value: String,
    /// Whether the player chose it; otherwise there was no other, or it is only a proposal.
    pub chosen: bool,
}

/// How far the player has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The steps from the first to the one that is open, or to the last.
    pub levels: Vec<Level>,
    /// The one action that is left, if the way is complete.
    pub ready: Option<usize>,
}

impl Choice {
    /// Follows the query through the ways of all offers. What does not lead anywhere is ignored,
    /// with all that comes after it.
    pub fn new(ways: &[Vec<Step>], query: &Narrowing) -> Self {
        let mut choice = Self::default();
        let mut left: Vec<usize> = (0..ways.len()).filter(|way| !ways[*way].is_empty()).collect();
        while !left.is_empty() {
            let depth = choice.levels.len();
            if let [only] = left[..]
                && ways[only].len() == depth
            {
                choice.ready = Some(only);
                break;
            }
            let level = level(ways, &left, depth, query);
            let taken = level.taken.clone();
            choice.levels.push(level);
            let Some(Taken { value, .. }) = taken else { break };
            left.retain(|offer| ways[*offer].get(depth).is_some_and(|step| step.1 == value));
        }
        choice
    }

    /// The value that was taken for a key.
    pub fn value(&self, key: &str) -> Option<&str> {
        let level = self.levels.iter().find(|level| level.key == key)?;
        level.taken.as_ref().map(|taken| taken.value.as_str())
    }

    /// The key that is open.
    pub fn open(&self) -> Option<&Level> {
        self.levels.last().filter(|level| level.taken.is_none())
    }

    /// The step with this key, open or taken.
    pub fn level(&self, key: &str) -> Option<&Level> {
        self.levels.iter().find(|level| level.key == key)
    }

    /// The last step that is answered on the board.
    pub fn on_board(&self) -> Option<&Level> {
        self.levels.iter().rev().find(|level| matches!(level.key, "from" | "to"))
    }

    /// The query of what the player chose before a step.
    pub fn before(&self, key: &str) -> Narrowing {
        let levels = self.levels.iter().take_while(|level| level.key != key);
        levels.fold(Narrowing::default(), |query, level| match &level.taken {
            Some(taken) if taken.chosen => query.with(level.key, &taken.value),
            _ => query,
        })
    }

    /// The query with the last thing that the player chose taken back; none if he chose nothing.
    pub fn back(&self) -> Option<Narrowing> {
        let last = self.levels.iter().rev().find(|level| level.is_chosen())?;
        Some(self.before(last.key))
    }
}

impl Level {
    /// Whether the player took this step himself.
    pub fn is_chosen(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.chosen)
    }

    /// The offers behind a value.
    pub fn offers(&self, value: &str) -> &[usize] {
        self.values.iter().find(|(name, _)| name == value).map_or(&[], |(_, offers)| offers)
    }
}

fn level(ways: &[Vec<Step>], left: &[usize], depth: usize, query: &Narrowing) -> Level {
    let key = left.iter().find_map(|offer| Some(ways[*offer].get(depth)?.0)).unwrap_or_default();
    let mut values: Vec<(String, Vec<usize>)> = Vec::new();
    for offer in left {
        let Some((_, value)) = ways[*offer].get(depth) else { continue };
        match values.iter_mut().find(|(known, _)| known == value) {
            Some((_, offers)) => offers.push(*offer),
            None => values.push((value.clone(), vec![*offer])),
        }
    }
    let asked = query.get(key).filter(|asked| values.iter().any(|(value, _)| value == asked));
    let taken = match (asked, &values[..]) {
        (Some(value), _) => Some(Taken { value: value.to_owned(), chosen: true }),
        (None, [(value, _)]) => Some(Taken { value: value.clone(), chosen: false }),
        // A tile lies somehow; it can be turned.
        (None, [(value, _), ..]) if key == "turn" => Some(Taken { value: value.clone(), chosen: false }),
        _ => None,
    };
    Level { key, values, taken }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_golden_ages::cards::Technology;

    fn ways() -> Vec<Vec<Step>> {
        let at = |text: &str| text.parse::<Space>().unwrap();
        let explore = |from, to| Action::Explore { from: at(from), to: at(to) };
        let actions = [
            explore("G3", "G3"),
            explore("G3", "H3"),
            explore("C4", "C5"),
            Action::Artist { from: at("G3") },
            Action::Develop(Technology::Rail),
            Action::StartGoldenAge,
        ];
        actions.iter().map(steps).collect()
    }

    fn query(pairs: &[(&str, &str)]) -> Narrowing {
        pairs.iter().fold(Narrowing::default(), |query, (key, value)| query.with(key, value))
    }

    #[test]
    fn nothing_chosen_asks_for_the_action() {
        let choice = Choice::new(&ways(), &Narrowing::default());
        assert_eq!(choice.open().map(|level| (level.key, level.values.len())), Some(("do", 4)));
        assert_eq!((choice.ready, choice.back()), (None, None));
    }

    #[test]
    fn what_has_no_alternative_is_taken_at_once() {
        let choice = Choice::new(&ways(), &query(&[("do", "artist")]));
        assert_eq!(choice.ready, Some(3));
        assert_eq!(choice.back(), Some(Narrowing::default()));
    }

    #[test]
    fn a_query_that_leads_nowhere_is_ignored() {
        let choice = Choice::new(&ways(), &query(&[("do", "explorer"), ("from", "A1"), ("to", "H3")]));
        assert_eq!(choice.open().map(|level| level.key), Some("from"));
        assert_eq!(
            Choice::new(&ways(), &query(&[("do", "dance")])).open().map(|level| level.key),
            Some("do")
        );
    }

    #[test]
    fn each_offer_is_reached_by_its_own_way() {
        for (place, way) in ways().iter().enumerate() {
            let all = way.iter().fold(Narrowing::default(), |query, (key, value)| query.with(key, value));
            assert_eq!(Choice::new(&ways(), &all).ready, Some(place));
        }
    }
}
