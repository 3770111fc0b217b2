//! Writes one position of a random match as a page, for looking at it:
//! `cargo run -p page-golden-ages --example show -- FILE [players=3] [seed=1] [steps=120] [seat=0]
//! [until=question] [query=do=explorer] [theme=dark] [language=de]`.
//! The match is played on until the seat is asked (`until=lay_tile` and the like: asked that).

use std::collections::BTreeMap;

use catalog::{Kind as _, Match, Typed};
use engine::{Language, Rng, Seat, Seed, Status, Viewer};
use game_golden_ages::State;
use look::page::{Kind, Shell, Switch, Theme, shell, theme_button};
use look::part::{Line, link_button, log_break, log_line, turns};
use look::{Frame, GamePage, Markup, Narrowing, Player, PlayerKind, html};
use serde_json::Value;

static GAME: Typed<State> = Typed::new();

fn main() -> std::io::Result<()> {
    let file = std::env::args().nth(1).expect("a file");
    let args: BTreeMap<String, String> =
        std::env::args().skip(2).filter_map(|arg| split(&arg, '=')).collect();
    let number =
        |key: &str, default: u64| args.get(key).map_or(default, |value| value.parse().expect("a number"));
    let word = |key: &str| args.get(key).map_or("", String::as_str);
    let seat = Seat(number("seat", 0) as u8);
    let table =
        play(number("players", 3) as u8, number("seed", 1), number("steps", 120), seat, word("until"));
    let query = word("query").split('&').filter_map(|pair| split(pair, '=')).collect();
    let language = Language::ALL.into_iter().find(|one| one.tag() == word("language")).unwrap_or_default();
    let viewer = if word("viewer") == "public" { Viewer::Public } else { Viewer::Seat(seat) };
    let page = page(&table, viewer, &Narrowing::new(query), language, Theme::named(word("theme")));
    std::fs::write(file, page.into_string().replace(&look::asset::href(""), "assets/"))
}

fn split(text: &str, at: char) -> Option<(String, String)> {
    let (key, value) = text.split_once(at)?;
    Some((key.to_owned(), value.to_owned()))
}

struct Table {
    position: Box<dyn Match>,
    events: Vec<Value>,
    fresh: usize,
}

fn play(players: u8, seed: u64, steps: u64, seat: Seat, until: &str) -> Table {
    let mut position =
        GAME.setup(&Value::Object(Default::default()), players, Seed::from_number(seed)).expect("offered");
    let mut rng = Rng::from_number(seed);
    let (mut events, mut fresh, mut step) = (Vec::new(), 0, 0);
    while let Status::Deciding(seats) = position.status() {
        let turn = seats.iter().next().expect("somebody decides");
        let view = position.view(Viewer::Seat(turn));
        let asked = view["question"].to_string();
        if step >= steps && turn == seat && asked.contains(until) {
            break;
        }
        let legal = position.legal(turn);
        let action = &legal[rng.below(legal.len() as u32) as usize].action;
        if turn == seat {
            fresh = events.len();
        }
        events.extend(position.play(turn, action).expect("legal").events);
        step += 1;
    }
    Table { position, events, fresh }
}

fn page(table: &Table, viewer: Viewer, narrowing: &Narrowing, language: Language, theme: Theme) -> Markup {
    let position = &*table.position;
    let names = ["Anna", "Hypatia", "Zheng He", "Mira"].map(String::from);
    let bot = Player { kind: PlayerKind::Bot("greedy".into()), present: true };
    let players = [Player { kind: PlayerKind::Human, present: true }, bot.clone(), bot.clone(), bot];
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let disclose = |event: &Value| GAME.tell(event, viewer).map(|(event, _)| event);
    let fresh: Vec<Value> = table.events[table.fresh..].iter().filter_map(disclose).collect();
    let on = GamePage {
        view: &position.view(viewer),
        viewer,
        language,
        texts: GAME.texts(),
        names: &names[..usize::from(position.seats())],
        players: &players[..usize::from(position.seats())],
        status: position.status(),
        question: &position.question(viewer),
        offers: &seat.map(|seat| position.legal(seat)).unwrap_or_default(),
        refusals: &seat.map(|seat| position.refused(seat)).unwrap_or_default(),
        scores: &position.scores(viewer),
        fresh: &fresh,
        revision: 128,
        action_id: "sample",
        address: "/table",
        play: "/table/play",
        text_form: "/table/text",
        rules: "/rules/golden-ages",
        narrowing,
    };
    let order: Vec<(Seat, &str)> = Seat::all(position.seats()).map(|seat| (seat, on.player(seat))).collect();
    let frame = Frame {
        title: "The Golden Ages",
        table: "Thursday table",
        turns: turns("Turn order", &order, on.status.deciding()),
        tools: tools(theme),
        seat,
        regions: page_golden_ages::regions(&on).expect("a view"),
        record: record(table, &on, viewer),
        tabs: ["Question", "Me", "Rivals", "Log"],
        notice: None,
    };
    let sheet = Shell {
        language,
        theme,
        title: "The Golden Ages",
        kind: Kind::Game("golden-ages"),
        stream: None,
        offline: "The server cannot be reached.",
    };
    shell(&sheet, look::game::layout(&frame))
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

fn record(table: &Table, on: &GamePage<'_>, viewer: Viewer) -> Markup {
    let mut lines: Vec<(usize, Seat, Vec<texts::Span>)> = Vec::new();
    for (at, event) in table.events.iter().enumerate() {
        let told = GAME.tell(event, viewer).map(|(_, told)| told).unwrap_or_default();
        lines.extend(told.iter().map(|line| (at, line.about().unwrap_or(Seat(0)), on.spans(line))));
    }
    html! {
        section.logbox.panel {
            ol.log data-follow="start" {
                (log_break("Since your last turn"))
                @for (at, seat, spans) in lines.iter().rev().take(60) {
                    (log_line(&format!("log-{at}"), *seat, if *at >= table.fresh { Line::New } else { Line::Plain }, spans))
                }
            }
            form.replay { input type="range" min="0" max="128" value="128"; span.num { "128" } }
        }
    }
}
