//! All that one viewer is shown of one position.

use std::cell::OnceCell;

use crate::{Form, Label, Message, Present, Rejection, ScoreSheet, Seat, Status, Trial, Tried, Viewer};

/// All that one viewer is shown of one position: pages, pushes and programs draw on the same one.
///
/// The view is made once, when this is; everything else follows from it (and, for what is legal, from
/// `check` and `legal_actions`, which tell a seat nothing that it may not know) when it is first asked for.
pub struct Shown<'a, G: Present> {
    position: &'a G,
    viewer: Viewer,
    /// The viewer's seat, unless the position is past.
    present: Option<Seat>,
    asked: Option<Seat>,
    view: G::View,
    question: OnceCell<Message>,
    scores: OnceCell<Vec<ScoreSheet>>,
    trial: OnceCell<Trial<G>>,
    offers: OnceCell<Vec<Offer<G>>>,
    refusals: OnceCell<Vec<Refusal<G>>>,
}

/// An action that may be taken.
#[derive(Clone, Debug)]
pub struct Offer<G: Present> {
    /// The action.
    pub action: G::Action,
    /// What it is called.
    pub label: Label,
    /// What it would bring. None where the imagined position refuses it, which no sound game does.
    pub tried: Option<Tried<G>>,
}

/// An action that a player might think of and may not take.
#[derive(Clone, Debug)]
pub struct Refusal<G: Present> {
    /// The action.
    pub action: G::Action,
    /// What it is called.
    pub label: Label,
    /// Why not.
    pub why: Rejection,
}

impl<'a, G: Present> Shown<'a, G> {
    /// A position as `viewer` may know it. A seat that must decide is shown what it may do.
    #[must_use]
    pub fn new(position: &'a G, viewer: Viewer) -> Self {
        let asked = viewer.seat().filter(|seat| position.status().deciding().contains(*seat));
        Self { present: viewer.seat(), asked, ..Self::past(position, viewer) }
    }

    /// A position of the past as `viewer` may know it: nothing can be decided there any more.
    #[must_use]
    pub fn past(position: &'a G, viewer: Viewer) -> Self {
        Self {
            position,
            viewer,
            present: None,
            asked: None,
            view: position.view(viewer),
            question: OnceCell::new(),
            scores: OnceCell::new(),
            trial: OnceCell::new(),
            offers: OnceCell::new(),
            refusals: OnceCell::new(),
        }
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's seat, if it must decide.
    #[must_use]
    pub const fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// What the viewer may compose freely. A game may offer this to a viewer who is not asked, too: some things can
    /// be said at any time.
    #[must_use]
    pub fn form(&self) -> Option<Form> {
        G::form(&self.view, self.present?)
    }

    /// Who must decide, or how it ended.
    #[must_use]
    pub fn status(&self) -> Status {
        self.position.status()
    }

    /// All that the viewer may know.
    #[must_use]
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// The question put to the viewer, or what they wait for.
    #[must_use]
    pub fn question(&self) -> &Message {
        self.question.get_or_init(|| G::question(&self.view))
    }

    /// The points by source, as far as they are known.
    #[must_use]
    pub fn scores(&self) -> &[ScoreSheet] {
        self.scores.get_or_init(|| G::scores(&self.view))
    }

    /// What the viewer may do now; empty if they are not asked.
    #[must_use]
    pub fn offers(&self) -> &[Offer<G>] {
        self.offers.get_or_init(|| {
            let Some(seat) = self.asked else { return Vec::new() };
            let offer = |action: G::Action| {
                let tried = self.trial().of(&action);
                let label = G::label(&self.view, seat, &action, tried.as_ref());
                Offer { action, label, tried }
            };
            legal(self.position, seat).into_iter().map(offer).collect()
        })
    }

    /// What the viewer might think of and may not do, with the reasons.
    #[must_use]
    pub fn refusals(&self) -> &[Refusal<G>] {
        self.refusals.get_or_init(|| {
            let Some(seat) = self.asked else { return Vec::new() };
            let mut ideas = Vec::new();
            G::ideas(&self.view, seat, &mut ideas);
            let refusal = |action: G::Action| {
                let why = self.position.check(seat, &action).err()?;
                let label = G::label(&self.view, seat, &action, None);
                Some(Refusal { action, label, why })
            };
            ideas.into_iter().filter_map(refusal).collect()
        })
    }

    /// The imagined position in which the viewer's actions are tried; for the public, those of the first
    /// seat. What lies open for all can be asked of the rules there, too.
    #[must_use]
    pub fn trial(&self) -> &Trial<G> {
        self.trial.get_or_init(|| Trial::new(&self.view, self.viewer.seat().unwrap_or_default()))
    }

    /// Whether the viewer is asked the same as `earlier`, and may answer the same.
    #[must_use]
    pub fn asks_as(&self, earlier: &Shown<'_, G>) -> bool {
        let same = |seat| {
            self.question() == earlier.question()
                && legal(self.position, seat) == legal(earlier.position, seat)
        };
        self.asked == earlier.asked && self.asked.is_none_or(same)
    }
}

fn legal<G: Present>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(seat, &mut legal);
    legal
}
