//! Writes one position of a match as a page, for looking at it:
//! `cargo run -p page-through-the-ages --example show -- FILE [players=3] [seed=1] [round=10] [seat=0]
//! [until=auction] [level=simple] [query=board=1] [theme=dark] [language=de] [viewer=public]`.
//! The match is played by chance, but nothing is torn down, until the seat is asked in that round
//! or later (`until`: asked a task of this name, or in this step of the turn).

use std::collections::BTreeMap;

use catalog::Offer;
use engine::{Game, Language, Present, Rng, Seat, Status, Viewer};
use game_through_the_ages::{Action, Event, Options, State};
use look::page::{Kind, Shell, Switch, Theme, shell, theme_button};
use look::part::{Line, link_button, log_break, log_line, turns};
use look::{Frame, GamePage, Markup, Narrowing, Player, PlayerKind, html};
use serde_json::{Value, json};
use texts::Texts;

fn main() -> std::io::Result<()> {
    let file = std::env::args().nth(1).expect("a file");
    let args: BTreeMap<String, String> =
        std::env::args().skip(2).filter_map(|arg| split(&arg, '=')).collect();
    let number =
        |key: &str, default: u64| args.get(key).map_or(default, |value| value.parse().expect("a number"));
    let word = |key: &str| args.get(key).map_or("", String::as_str);
    let seat = Seat(number("seat", 0) as u8);
    let level = if word("level").is_empty() { "full" } else { word("level") };
    let options: Options = serde_json::from_value(json!({ "level": level })).expect("a level");
    let table = Table::play(&options, number("players", 3) as u8, number("seed", 1), |state| {
        let task = state.table.tasks.last().map(|task| serde_json::to_value(task).expect("JSON"));
        let asked = task.unwrap_or_else(|| serde_json::to_value(state.table.stage).expect("JSON")).to_string();
        let until = if word("until").is_empty() { "\"actions\"" } else { word("until") };
        u64::from(state.table.round) >= number("round", 2)
            && state.status().deciding().contains(seat)
            && asked.contains(until)
    });
    let query = word("query").split('&').filter_map(|pair| split(pair, '=')).collect();
    let language = Language::ALL.into_iter().find(|one| one.tag() == word("language")).unwrap_or_default();
    let viewer = if word("viewer") == "public" { Viewer::Public } else { Viewer::Seat(seat) };
    let page = table.page(viewer, &Narrowing::new(query), language, Theme::named(word("theme")));
    std::fs::write(file, page.into_string().replace(&look::asset::href(""), "assets/"))
}

fn split(text: &str, at: char) -> Option<(String, String)> {
    let (key, value) = text.split_once(at)?;
    Some((key.to_owned(), value.to_owned()))
}

struct Table {
    state: State,
    events: Vec<Event>,
    fresh: usize,
    texts: Texts,
}

impl Table {
    fn play(options: &Options, players: u8, seed: u64, done: impl Fn(&State) -> bool) -> Self {
        let mut state = State::setup(options, players, Rng::from_number(seed)).expect("offered");
        let mut rng = Rng::from_number(seed);
        let (mut events, mut fresh) = (Vec::new(), 0);
        while let Status::Deciding(seats) = state.status() {
            if done(&state) {
                break;
            }
            let turn = seats.iter().next().expect("somebody decides");
            let mut legal = Vec::new();
            state.legal_actions(turn, &mut legal);
            let action = choose(&legal, &mut rng);
            if turn == Seat(0) {
                fresh = events.len();
            }
            state.apply(turn, &action, &mut events);
        }
        Self { state, events, fresh, texts: Texts::of::<State>() }
    }

    fn page(&self, viewer: Viewer, narrowing: &Narrowing, language: Language, theme: Theme) -> Markup {
        let state = &self.state;
        let names = ["Anna", "Marta", "Zheng He", "Mira"].map(String::from);
        let bot = Player { kind: PlayerKind::Bot("greedy".into()), present: true };
        let players =
            [Player { kind: PlayerKind::Human, present: true }, bot.clone(), bot.clone(), bot];
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let seats = usize::from(state.table.seats());
        let view = state.view(viewer);
        let fresh: Vec<Value> = self.events[self.fresh..]
            .iter()
            .filter_map(|event| State::disclose(event, viewer))
            .map(|event| serde_json::to_value(event).expect("JSON"))
            .collect();
        let asked = seat.filter(|seat| state.status().deciding().contains(*seat));
        let offer = |action: &Action| Offer {
            action: serde_json::to_value(action).expect("JSON"),
            label: State::label(&view, seat.unwrap_or_default(), action),
        };
        let (mut legal, mut ideas) = (Vec::new(), Vec::new());
        if let Some(seat) = asked {
            state.legal_actions(seat, &mut legal);
            State::ideas(&view, seat, &mut ideas);
        }
        let refusals: Vec<_> = ideas
            .iter()
            .filter_map(|action| Some((offer(action), state.check(asked?, action).err()?)))
            .collect();
        let on = GamePage {
            view: &serde_json::to_value(&view).expect("JSON"),
            viewer,
            language,
            texts: &self.texts,
            names: &names[..seats],
            players: &players[..seats],
            status: state.status(),
            question: &State::question(&view),
            offers: &legal.iter().map(offer).collect::<Vec<_>>(),
            refusals: &refusals,
            scores: &State::scores(&view),
            fresh: &fresh,
            revision: 128,
            action_id: "sample",
            address: "/table",
            play: "/table/play",
            text_form: "/table/text",
            rules: "/rules/through-the-ages",
            narrowing,
        };
        let order: Vec<(Seat, &str)> =
            Seat::all(state.table.seats()).map(|seat| (seat, on.player(seat))).collect();
        let frame = Frame {
            title: "Through the Ages",
            table: "Thursday table",
            turns: turns("Turn order", &order, on.status.deciding()),
            tools: tools(theme),
            seat,
            regions: page_through_the_ages::regions(&on).expect("a view"),
            record: self.record(&on, viewer),
            tabs: ["Question", "Me", "Rivals", "Log"],
            notice: None,
        };
        let sheet = Shell {
            language,
            theme,
            title: "Through the Ages",
            kind: Kind::Game("through-the-ages"),
            stream: None,
            offline: "The server cannot be reached.",
        };
        shell(&sheet, look::game::layout(&frame))
    }

    fn record(&self, on: &GamePage<'_>, viewer: Viewer) -> Markup {
        let mut lines = Vec::new();
        for (at, event) in self.events.iter().enumerate() {
            let Some(event) = State::disclose(event, viewer) else { continue };
            lines.extend(State::tell(&event, viewer).iter().map(|line| (at, line.about().unwrap_or(Seat(0)), on.spans(line))));
        }
        html! {
            section.logbox.panel {
                ol.log data-follow="start" {
                    (log_break("Since your last turn"))
                    @for (number, (at, about, spans)) in lines.iter().enumerate().rev().take(60) {
                        (log_line(&format!("log-{number}"), *about, if *at >= self.fresh { Line::New } else { Line::Plain }, spans))
                    }
                }
                form.replay { input type="range" min="0" max="128" value="128"; span.num { "128" } }
            }
        }
    }
}

/// By chance, but nothing is torn down, and a turn ends only when little else can be done.
fn choose(legal: &[Action], rng: &mut Rng) -> Action {
    let wanted: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::Destroy(_) | Action::Disband(_) | Action::SkipPolitics))
        .collect();
    let built = |action: &&Action| {
        matches!(
            action,
            Action::Build(_) | Action::PlayTechnology(_) | Action::PlayLeader(_) | Action::BuildStages(_)
        )
    };
    let better: Vec<Action> = wanted.iter().filter(built).copied().collect();
    let among = if !better.is_empty() && rng.below(3) > 0 {
        better
    } else if wanted.is_empty() {
        legal.to_vec()
    } else {
        wanted
    };
    among[rng.below(among.len() as u32) as usize]
}

fn tools(theme: Theme) -> Markup {
    use look::part::{Weight, icon};
    html! {
        @for (symbol, word) in [("i-undo", "Undo"), ("i-replay", "Replay"), ("i-rules", "Rules"), ("i-link", "Invite")] {
            span.only-wide { (link_button(Weight::Quiet, "/", html! { (icon(symbol)) (word) })) }
        }
        (theme_button(theme, &Switch { href: "/theme", text: "Dark" }))
    }
}
