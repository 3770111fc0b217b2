//! What every drawn page owes, tried on the positions of random matches: each legal action can be
//! reached, the markup is sound for everybody in every language, and it tells nothing but the view.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Offer;
use engine::{Language, Present, Rejection, Rng, Seat, Status, Viewer};
use serde_json::Value;
use texts::Texts;

use crate::{GamePage, Narrowing, Player, PlayerKind, Regions, art, asset};

const ADDRESS: &str = "/table/7";
const NAMES: [&str; 6] = ["Ann", "Bob", "<i>Eve</i>", "Dan", "Fay", "Gil"];

/// A page under test.
pub struct Pages<G: Present> {
    draw: fn(&GamePage<'_>) -> Option<Regions>,
    shuns: fn(&G::Action) -> bool,
    options: G::Options,
    texts: Texts,
}

/// A position of a random match.
pub struct Moment<'a, G: Present> {
    /// What the match began from.
    pub seed: u64,
    /// Its number in the match.
    pub number: usize,
    /// How many sit at the table.
    pub players: u8,
    /// The position.
    pub state: &'a G,
    /// One of those who must decide; the first seat at the end.
    pub seat: Seat,
    /// What just happened.
    pub news: &'a [G::Event],
}

impl<G: Present> Pages<G> {
    /// The page that `draw` draws: the `regions` of its crate.
    #[must_use]
    pub fn new(draw: fn(&GamePage<'_>) -> Option<Regions>) -> Self {
        Self { draw, shuns: |_| false, options: G::Options::default(), texts: Texts::of::<G>() }
    }

    /// With options, as JSON.
    ///
    /// # Panics
    /// If there are no such options.
    #[must_use]
    pub fn with(self, options: Value) -> Self {
        Self { options: serde_json::from_value(options).expect("options of the game"), ..self }
    }

    /// With actions that are played only if there is no other, so that rarer questions come up.
    #[must_use]
    pub fn shunning(self, shuns: fn(&G::Action) -> bool) -> Self {
        Self { shuns, ..self }
    }

    /// The sentences and names of the game.
    #[must_use]
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The page of a viewer as text; `query` is what he has chosen on the way to an action.
    ///
    /// # Panics
    /// If it cannot be drawn.
    #[must_use]
    pub fn page(&self, at: &Moment<'_, G>, viewer: Viewer, language: Language, query: &str) -> String {
        let asked = viewer.seat().filter(|seat| at.state.status().deciding().contains(*seat));
        let view = at.state.view(viewer);
        let names = NAMES[..at.players.into()].iter().map(ToString::to_string);
        let fresh = at.news.iter().filter_map(|event| Some(json(&G::disclose(event, viewer)?)));
        let regions = (self.draw)(&GamePage {
            view: &json(&view),
            viewer,
            language,
            texts: &self.texts,
            names: &names.collect::<Vec<_>>(),
            players: &vec![Player { kind: PlayerKind::Human, present: true }; at.players.into()],
            status: at.state.status(),
            question: &G::question(&view),
            offers: &asked.map(|seat| offers(at.state, &view, seat)).unwrap_or_default(),
            refusals: &asked.map(|seat| refusals(at.state, &view, seat)).unwrap_or_default(),
            scores: &G::scores(&view),
            fresh: &fresh.collect::<Vec<_>>(),
            revision: 12,
            action_id: "a1",
            address: ADDRESS,
            play: "/table/7/actions",
            text_form: "/table/7/text",
            rules: "/rules",
            narrowing: &Narrowing::new(pairs(query)),
        })
        .expect("the view is read");
        let parts = [regions.track, regions.board, regions.ask, regions.mat, regions.rivals, regions.open];
        parts.map(|part| part.into_string()).concat()
    }

    /// The page of the one who must decide, in English, nothing chosen yet.
    #[must_use]
    pub fn first_page(&self, at: &Moment<'_, G>) -> String {
        self.page(at, Viewer::Seat(at.seat), Language::En, "")
    }

    /// Plays a random match and shows every position.
    ///
    /// # Panics
    /// If the game is not offered so.
    pub fn random_match(&self, players: u8, seed: u64, mut look: impl FnMut(&Moment<'_, G>)) {
        let mut rng = Rng::from_number(seed);
        let mut state = G::setup(&self.options, players, Rng::from_number(seed)).expect("offered");
        let (mut number, mut news, mut legal) = (0, Vec::new(), Vec::new());
        while let Status::Deciding(seats) = state.status() {
            let seat = seats.iter().next().expect("somebody decides");
            look(&Moment { seed, number, players, state: &state, seat, news: &news });
            legal.clear();
            state.legal_actions(seat, &mut legal);
            if !legal.iter().all(self.shuns) {
                legal.retain(|action| !(self.shuns)(action));
            }
            let choice = rng.below(u32::try_from(legal.len()).expect("few")) as usize;
            news.clear();
            state.apply(seat, &legal[choice], &mut news);
            number += 1;
        }
        look(&Moment { seed, number, players, state: &state, seat: Seat(0), news: &news });
    }

    /// Every `step`-th position of a random match.
    pub fn sample(&self, players: u8, seed: u64, step: usize, mut look: impl FnMut(&Moment<'_, G>)) {
        self.random_match(players, seed, |at| {
            if at.number.is_multiple_of(step) {
                look(at);
            }
        });
    }

    /// Follows every link of the first page, and of the pages behind, and collects the actions of
    /// all forms.
    #[must_use]
    pub fn reachable(&self, at: &Moment<'_, G>) -> BTreeSet<String> {
        let (mut seen, mut waiting, mut found) = (BTreeSet::new(), vec![String::new()], BTreeSet::new());
        while let Some(query) = waiting.pop() {
            if seen.insert(query.clone()) {
                let markup = self.page(at, Viewer::Seat(at.seat), Language::En, &query);
                found.extend(actions(&markup));
                let links = attributes(&markup, "href").into_iter();
                waiting.extend(
                    links.filter_map(|link| link.strip_prefix(ADDRESS)?.strip_prefix('?').map(String::from)),
                );
            }
        }
        found
    }

    /// Every legal action is found on the pages, and no other: for each kind of question at least
    /// four times, and now and then in the first matches. All `questions` must come up.
    ///
    /// # Panics
    /// If not.
    pub fn assert_complete(
        &self,
        questions: &[&str],
        question: impl Fn(&Moment<'_, G>) -> String,
        find: impl Fn(&Moment<'_, G>) -> BTreeSet<String>,
    ) {
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for seed in 1..=600 {
            if seed > 4 && questions.iter().all(|kind| seen.get(*kind).is_some_and(|count| *count >= 4)) {
                break;
            }
            let players = G::INFO.min_players
                + u8::try_from(seed % u64::from(G::INFO.max_players - G::INFO.min_players + 1))
                    .expect("small");
            self.random_match(players, seed, |at| {
                let count = seen.entry(question(at)).or_default();
                if *count < 4 || seed <= 4 && at.number % 25 == 0 {
                    *count += 1;
                    assert_legal(at, &find(at));
                }
            });
        }
        let rare: Vec<_> = questions.iter().filter(|kind| !seen.contains_key(**kind)).collect();
        assert!(rare.is_empty(), "never asked: {rare:?} in {seen:?}");
    }

    /// The page is sound whatever was chosen, for whoever decides, for another and for the public,
    /// in every language; `keys` are the beginnings of message keys, which would be shown if their
    /// sentence were missing.
    ///
    /// # Panics
    /// If not.
    pub fn assert_sound(&self, queries: &[&str], keys: &[&str]) {
        let players = G::INFO.max_players;
        self.sample(players, 21, 40, |at| {
            for viewer in [Viewer::Seat(at.seat), Viewer::Seat(at.seat.next(players)), Viewer::Public] {
                for (language, query) in Language::ALL.into_iter().zip(queries.iter().cycle()) {
                    let markup = self.page(at, viewer, language, query);
                    assert_sound(&markup, at.number);
                    assert_worded(&markup, keys);
                }
            }
        });
    }

    /// A query from anywhere does no harm.
    ///
    /// # Panics
    /// If it does.
    pub fn assert_unharmed(&self, hostile: &[&str]) {
        self.sample(3, 41, 30, |at| {
            for query in hostile {
                assert_sound(&self.page(at, Viewer::Seat(at.seat), Language::En, query), at.number);
            }
        });
    }

    /// What a viewer may not know does not change a byte of his page.
    ///
    /// # Panics
    /// If it does.
    pub fn assert_discreet(&self) {
        let mut compared = 0;
        self.sample(3, 51, 20, |at| {
            let viewer = Viewer::Seat(at.seat);
            let other = G::imagine(&at.state.view(viewer), at.seat, Rng::from_number(99));
            assert!(other.view(viewer) == at.state.view(viewer), "position {}", at.number);
            let imagined = Moment { state: &other, ..*at };
            assert!(self.first_page(at) == self.first_page(&imagined), "position {}", at.number);
            compared += usize::from(*at.state != other);
        });
        assert!(compared > 5, "something hidden differs: {compared}");
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views, actions and events are JSON")
}

fn offer<G: Present>(view: &G::View, seat: Seat, action: &G::Action) -> Offer {
    Offer { action: json(action), label: G::label(view, seat, action) }
}

fn offers<G: Present>(state: &G, view: &G::View, seat: Seat) -> Vec<Offer> {
    legal(state, seat).iter().map(|action| offer::<G>(view, seat, action)).collect()
}

fn refusals<G: Present>(state: &G, view: &G::View, seat: Seat) -> Vec<(Offer, Rejection)> {
    let mut ideas = Vec::new();
    G::ideas(view, seat, &mut ideas);
    let refused = |action| Some((offer::<G>(view, seat, action), state.check(seat, action).err()?));
    ideas.iter().filter_map(refused).collect()
}

fn legal<G: Present>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

fn pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// The values of an attribute, unescaped.
#[must_use]
pub fn attributes(markup: &str, name: &str) -> Vec<String> {
    let opening = format!(" {name}=\"");
    let values = markup.split(&opening).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    values.map(unescape).collect()
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The actions that the forms of a page play by a button, as JSON.
#[must_use]
pub fn actions(markup: &str) -> BTreeSet<String> {
    let fields = markup.split("name=\"action\" value=\"").skip(1);
    let actions = fields.filter_map(|rest| serde_json::from_str(&unescape(rest.split_once('"')?.0)).ok());
    actions.filter(|action: &Value| !action.is_null()).map(|action| action.to_string()).collect()
}

/// All listed actions are there; what is there besides is accepted without being listed.
///
/// # Panics
/// If not.
pub fn assert_legal<G: Present>(at: &Moment<'_, G>, found: &BTreeSet<String>) {
    let place = format!("{} players, seed {}, position {}", at.players, at.seed, at.number);
    let decides = at.state.status().deciding().contains(at.seat);
    let listed = if decides { legal(at.state, at.seat) } else { Vec::new() };
    let listed: BTreeSet<String> = listed.iter().map(|action| json(action).to_string()).collect();
    let missing: Vec<_> = listed.difference(found).collect();
    assert!(missing.is_empty(), "{place}: not reached {missing:?}");
    for action in found.difference(&listed) {
        let read: G::Action = serde_json::from_str(action).expect("an action");
        assert!(at.state.check(at.seat, &read).is_ok(), "{place}: not legal {action}");
    }
}

/// No inline style or script, nothing unescaped, each id once, and whatever is referred to is there.
fn assert_sound(markup: &str, number: usize) {
    for wrong in [" style=\"", "<style", "<script", "onclick", "<i>Eve</i>", "⟦", "class=\" "] {
        assert!(!markup.contains(wrong), "position {number}: {wrong}");
    }
    for tag in markup.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        assert!(tag.matches(" class=\"").count() < 2, "position {number}: two classes in {tag}");
    }
    let mut ids = BTreeSet::new();
    for id in attributes(markup, "id") {
        assert!(ids.insert(id.clone()), "position {number}: {id} twice");
    }
    for name in ["aria-labelledby", "aria-describedby"] {
        for id in attributes(markup, name).iter().flat_map(|ids| ids.split(' ')) {
            assert!(ids.contains(id), "position {number}: {name} {id}");
        }
    }
    // A part of a drawing may also refer to the symbols that stand on every page.
    let (symbols, icons) = (attributes(&art::pieces().into_string(), "id"), asset::icon_ids());
    for link in attributes(markup, "href") {
        if let Some(id) = link.strip_prefix('#') {
            assert!(
                ids.contains(id) || symbols.iter().any(|symbol| symbol == id),
                "position {number}: #{id}"
            );
        }
        if let Some((_, icon)) = link.split_once("icons.svg#") {
            assert!(icons.iter().any(|known| known == icon), "position {number}: icon {icon}");
        }
    }
}

fn assert_worded(markup: &str, keys: &[&str]) {
    for key in keys {
        let shown = markup.split('>').find(|text| text.starts_with(key));
        assert!(shown.is_none(), "a key is shown: {shown:?}");
    }
}
