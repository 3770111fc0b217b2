//! What every drawn page owes, tried on the positions of random matches: each legal action can be
//! reached, the markup is sound for everybody in every language, and it tells nothing but the view.

use std::collections::{BTreeMap, BTreeSet};

use std::path::Path;

use engine::{Language, Present, Rng, Seat, Shown, Status, Viewer};
use serde_json::Value;
use texts::Texts;

use crate::words::PageWords;
use crate::{Drawn, Face, GamePage, Narrowing, Player, Regions, Setting, asset};

/// How many of the latest events a page is told.
const OF_LATE: usize = 200;
const ADDRESS: &str = "/table/7";
const NAMES: [&str; 6] = ["Ann", "Bob", "<i>Eve</i>", "Dan", "Fay", "Gil"];

/// A page under test.
pub struct Pages<G: Present> {
    page: &'static Drawn<G>,
    icons: Vec<String>,
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
    /// The latest events before that, the oldest first.
    pub told: &'a [G::Event],
    /// What just happened.
    pub news: &'a [G::Event],
}

impl<G: Present> Pages<G> {
    /// The page of a face.
    ///
    /// # Panics
    /// If the face has no page.
    #[must_use]
    pub fn new(face: &'static Face<G>) -> Self {
        Self {
            page: face.page.as_ref().expect("the game has a page"),
            icons: icons(face).map(str::to_owned).collect(),
            shuns: |_| false,
            options: G::Options::default(),
            texts: Texts::of::<G>(),
        }
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

    /// The page of a viewer as text; `query` is what was chosen on the way to an action.
    #[must_use]
    pub fn page(&self, at: &Moment<'_, G>, viewer: Viewer, language: Language, query: &str) -> String {
        let names = NAMES[..at.players.into()].iter().map(ToString::to_string);
        let [told, fresh] = [at.told, at.news].map(|events| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::disclose(event, viewer)).collect()
        });
        let regions = (self.page.regions)(&GamePage {
            setting: &Setting {
                viewer,
                language,
                texts: &self.texts,
                names: &names.collect::<Vec<_>>(),
                players: &vec![Player::Human; at.players.into()],
                revision: 12,
                action_id: "a1",
                address: ADDRESS,
                play: "/table/7/actions",
                text_form: "/table/7/text",
                rules: "/rules",
                cards: "/cards",
                narrowing: &Narrowing::new(pairs(query)),
            },
            shown: &Shown::new(at.state, viewer),
            told: &told,
            fresh: &fresh,
            words: self.page.words,
        });
        let Regions { track, board, ask, mat, rivals, open } = regions;
        [track, board, ask, mat, rivals, open].map(|part| part.into_string()).concat()
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
        let (mut number, mut legal) = (0, Vec::new());
        let (mut told, mut news): (Vec<G::Event>, Vec<G::Event>) = (Vec::new(), Vec::new());
        while let Status::Deciding(seats) = state.status() {
            let seat = seats.iter().next().expect("somebody decides");
            look(&Moment { seed, number, players, state: &state, seat, told: &told, news: &news });
            legal.clear();
            state.legal_actions(seat, &mut legal);
            if !legal.iter().all(self.shuns) {
                legal.retain(|action| !(self.shuns)(action));
            }
            let choice = rng.below(u32::try_from(legal.len()).expect("few")) as usize;
            told.append(&mut news);
            told.drain(..told.len().saturating_sub(OF_LATE));
            state.apply(seat, &legal[choice], &mut news);
            number += 1;
        }
        look(&Moment { seed, number, players, state: &state, seat: Seat(0), told: &told, news: &news });
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

    /// The page is sound whatever was chosen, for each number of players, for whoever decides, for another and for the
    /// public, in every language; `keys` are the beginnings of message keys, which would be shown if their
    /// sentence were missing.
    ///
    /// # Panics
    /// If not.
    pub fn assert_sound(&self, queries: &[&str], keys: &[&str]) {
        // A page may be drawn otherwise for few players than for many.
        let tables = G::INFO.min_players..=G::INFO.max_players;
        let step = 30 * tables.clone().count();
        for players in tables {
            self.sample(players, 21, step, |at| self.assert_sound_at(at, queries, keys));
        }
    }

    /// The page of one position is sound: for whoever decides, for another and for the public, in every language.
    ///
    /// # Panics
    /// If not.
    pub fn assert_sound_at(&self, at: &Moment<'_, G>, queries: &[&str], keys: &[&str]) {
        for viewer in [Viewer::Seat(at.seat), Viewer::Seat(at.seat.next(at.players)), Viewer::Public] {
            // Every query comes up in every language.
            let shift = at.number / 10 % queries.len();
            let queries = queries.iter().cycle().skip(shift);
            for (language, query) in Language::ALL.into_iter().zip(queries) {
                let markup = self.page(at, viewer, language, query);
                self.assert_markup(&markup, at.number);
                assert_worded(&markup, keys);
            }
        }
    }

    /// A query from anywhere does no harm.
    ///
    /// # Panics
    /// If it does.
    pub fn assert_unharmed(&self, hostile: &[&str]) {
        self.sample(3, 41, 30, |at| {
            for query in hostile {
                self.assert_markup(&self.page(at, Viewer::Seat(at.seat), Language::En, query), at.number);
            }
        });
    }

    /// No inline style or script, nothing unescaped, each id once, and whatever is referred to is there.
    fn assert_markup(&self, markup: &str, number: usize) {
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
        for link in attributes(markup, "href") {
            if let Some(id) = link.strip_prefix('#') {
                assert!(ids.contains(id), "position {number}: #{id}");
            } else if let Some((_, icon)) = link.split_once(".svg#") {
                assert!(self.icons.iter().any(|known| known == icon), "position {number}: icon {icon}");
            }
        }
    }

    /// What a viewer may not know does not change a byte of their page.
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

/// The icons that the page of a face may use.
fn icons<G: Present>(face: &'static Face<G>) -> impl Iterator<Item = &'static str> {
    let own = face.cover.sprite.map_or("", |sprite| sprite.file().text());
    asset::symbols(asset::icons()).chain(asset::symbols(own))
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("actions are JSON")
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

fn assert_worded(markup: &str, keys: &[&str]) {
    for key in keys {
        let shown = markup.split('>').find(|text| text.starts_with(key));
        assert!(shown.is_none(), "a key is shown: {shown:?}");
    }
}

/// What every page owes to its words: they are complete in every language, whatever the sources say is
/// written and whatever is written is said, and each sign in a sentence is drawn and has its word.
/// `folder` is that of the crate; keys that begin with one of `of_the_game` are sentences of the game.
///
/// # Panics
/// If something is missing, or too much.
pub fn assert_words(words: &PageWords, folder: &str, of_the_game: &[&str]) {
    let mut wrong = texts::faults(words.sentences());
    let sources = sources(&Path::new(folder).join("src"));
    let has = |key: &str| words.texts().has(Language::En, key);
    let is_of_the_game = |key: &str| of_the_game.iter().any(|start| key.starts_with(start));
    let said = texts::keys_in_source(&sources);
    wrong.extend(
        said.into_iter()
            .filter(|key| !is_of_the_game(key) && !has(key))
            .map(|key| format!("{key} is not written")),
    );
    let mut signs = BTreeSet::new();
    for part in words.sentences().concat().split('⟦').skip(1) {
        let id = part.split('⟧').next().unwrap_or_default();
        match words.sign(id) {
            Some(sign) if has(&sign.word) => drop(signs.insert(sign.word)),
            Some(sign) => wrong.push(format!("⟦{id}⟧ lacks its word {}", sign.word)),
            None => wrong.push(format!("⟦{id}⟧ is no sign")),
        }
    }
    let written = words.sentences()[0].lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let written = written.filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()));
    // What every page says in the same way is said by `look`.
    let is_said = |key: &str| {
        [sources.as_str(), include_str!("ask.rs")].iter().any(|said| said.contains(&format!("\"{key}\"")))
    };
    let unsaid = written.filter(|key| !is_said(key) && !signs.contains(*key));
    wrong.extend(unsaid.map(|key| format!("{key} is never said")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All sources of a folder in one text.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("the sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            all += &sources(&path);
        } else {
            all += &std::fs::read_to_string(&path).expect("a source is text");
        }
    }
    all
}

/// What every sprite owes to those who drew it: each symbol has its author, or that it is ours, above it.
///
/// # Panics
/// If an author is missing.
pub fn assert_attributed(sprite: &str) {
    let mut above = "";
    for line in sprite.lines() {
        if let Some(rest) = line.trim().strip_prefix("<symbol id=\"") {
            let id = rest.split('"').next().expect("an id");
            let attributed = above.contains("game-icons.net, CC") || above.contains("Drawn for Civitas, CC0");
            assert!(attributed && above.contains(id), "{id}: {above}");
        }
        above = line;
    }
}
