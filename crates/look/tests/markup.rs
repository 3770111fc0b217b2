//! The parts as markup: what is written by people is escaped, nothing is inline, icons exist.

use engine::{Language, Seat, Seats};
use look::asset::{File, icons, symbols};
use look::home::{self, Answer, Ask, GameTile, Go, Hero, Join, Quick};
use look::page::{Call, Kind, Shell, Switch, Theme, TopBar, shell, top_bar};
use look::part::{self, Line, Purse};
use look::{Cover, Frame, Markup, Regions, html};
use texts::Span;

static STYLE: File = File::new("game.css", ".board { color: red }");

fn page(kind: Kind, body: &Markup) -> String {
    let frame = Shell {
        language: Language::De,
        theme: Theme::Dark,
        title: "<b>",
        kind,
        stream: Some(("/m/1/live", 7)),
        offline: ["\"offline\""; 3],
        turn: None,
        call: Call::default(),
    };
    shell(&frame, body).into_string()
}

fn assert_sound(markup: &str) {
    for wrong in [" style=", "<style", "<script>", "onclick=", "javascript:", "{sprite}", "class=\" "] {
        assert!(!markup.contains(wrong), "{wrong}");
    }
    for part in markup.split("icons.svg#").skip(1) {
        let id = part.split('"').next().expect("closed");
        assert!(symbols(icons()).any(|icon| icon == id), "{id}");
    }
    for part in markup.split(look::asset::ROOT).skip(1) {
        let path = part.split(['"', '#']).next().expect("closed");
        assert!(look::asset::find(path).is_some() || path == STYLE.path(), "{path}");
    }
}

#[test]
fn every_kind_of_page_names_its_language_theme_and_files() {
    for kind in [Kind::Home, Kind::Document, Kind::Game(&STYLE)] {
        let markup = page(kind, &html! { p { "x" } });
        assert_sound(&markup);
        assert!(markup.contains("<html lang=\"de\" data-theme=\"dark\">"));
        assert!(markup.contains("data-stream=\"/m/1/live\" data-revision=\"7\""));
        assert!(
            markup.contains("<title>&lt;b&gt;</title>")
                && markup.contains("data-offline=\"&quot;offline&quot;\"")
        );
    }
}

#[test]
fn the_start_page_is_sound() {
    let go = |fields| Go { address: "/new?a=1&b=2", fields, text: "Play" };
    let hero = Hero {
        title: "Title",
        lead: "Lead",
        play: go(Some(&[("game", "a\"b")])),
        open: go(None),
        note: "",
        change: go(None),
        aside: home::my_matches("Mine", None, &[]),
    };
    let cover = Cover {
        icon: "i-table",
        vignette: "<svg><use href=\"{sprite}#i-ship\"/></svg>",
        style: None,
        sprite: None,
        pictures: Vec::new,
    };
    let answer = |value: &str, chosen| Answer {
        value: value.to_owned(),
        text: format!("<{value}>"),
        note: String::new(),
        chosen,
    };
    let asked =
        Ask { name: "form", title: "Form".to_owned(), answers: vec![answer("0", true), answer("1", false)] };
    let tiles = [GameTile {
        id: "hill",
        picture: cover.picture(),
        href: "/",
        title: "T",
        edition: "",
        summary: "",
        players: "",
        time: "",
        weight: (3, "3 of 5"),
        weight_word: "",
        quick: Quick { address: "/play", game: "hill", text: "Play", go: "Go", asks: vec![asked] },
        open: go(None),
        learn: html! { a href="/learn/hill" { "How" } },
    }];
    let join = Join { title: "", address: "/join", label: "", placeholder: "", button: "", text: "" };
    let tables = home::open_tables("Open", "", "none", &[]);
    let body = home::layout(&hero, &home::games("Games", &tiles), &tables, &home::join(&join), "foot");
    let markup = page(Kind::Home, &body);
    assert_sound(&markup);
    assert!(markup.contains("value=\"a&quot;b\"") && markup.contains("href=\"/new?a=1&amp;b=2\""));
}

#[test]
fn the_game_frame_holds_what_it_is_given() {
    let region = |name: &str| html! { i { (name) } };
    let frame = Frame {
        title: "Game",
        short: "G",
        form: "Short game",
        options: "Short game: an hour",
        table: "<Table>",
        turns: part::turns("Order", &[(Seat(0), "Ann"), (Seat(1), "Bob")], Seats::one(Seat(1))),
        tools: html! {},
        tools_name: "Tools",
        seat: Some(Seat(1)),
        regions: Regions {
            track: region("track"),
            board: region("board"),
            ask: region("ask"),
            mat: region("mat"),
            rivals: region("rivals"),
            open: region("open"),
        },
        record: region("record"),
        tabs: ["a", "b", "c", "d", "e"],
        tabs_name: "Parts",
        finale: None,
        notice: None,
        coach: None,
        in_words: ("/m/1?form=text", "In words"),
    };
    let markup = page(Kind::Game(&STYLE), &look::game::layout(&frame));
    assert_sound(&markup);
    for name in ["track", "board", "ask", "mat", "rivals", "open", "record"] {
        assert_eq!(markup.matches(&format!("<i>{name}</i>")).count(), 1, "{name}");
    }
    assert!(markup.contains("&lt;Table&gt;"));
    assert!(markup.contains("<a class=\"skip\" href=\"/m/1?form=text\">In words</a>"));
    assert!(markup.contains("<li class=\"seat-2\" title=\"Bob\" aria-current=\"true\">"));
}

#[test]
fn a_line_of_the_log_carries_the_mark_of_its_player() {
    let spans = [Span::Text("To ".into()), Span::Seat(Seat(2), "<Eve>".into()), Span::Name("Ark".into())];
    let line = part::log_line("l1", Seat(2), Line::New, &spans).into_string();
    assert!(line.contains("log__line--new") && line.contains("seat-3") && line.contains("&lt;Eve&gt;"));
    assert!(line.contains("<i>Ark</i>"));
    let yours = part::log_line("l2", Seat(1), Line::Plain, &spans[..1]).into_string();
    assert!(yours.contains("seat-2") && !yours.contains("--new"));
}

#[test]
fn a_price_that_cannot_be_paid_looks_so() {
    assert!(part::coin(5, Purse::of(4, 5)).into_string().contains("coin--dear"));
    assert!(!part::coin(5, Purse::of(5, 5)).into_string().contains("coin--dear"));
}

#[test]
fn the_switches_of_the_top_bar_are_links() {
    let bar = TopBar {
        tools_name: "Tools",
        waits: html! {},
        nav: &[],
        nav_name: "Main",
        languages: &[Switch { href: "/settings?language=nl", text: "Nederlands" }],
        theme: Theme::Dark,
        theme_switch: Switch { href: "/settings?theme=light", text: "Light" },
        account: Switch { href: "/account", text: "<Ann>" },
    };
    let markup = top_bar(&bar).into_string();
    assert!(markup.contains("href=\"/settings?language=nl\"") && markup.contains("i-sun"));
    assert!(markup.contains("&lt;Ann&gt;"));
}

#[test]
fn the_script_asks_for_nothing_that_browsers_give_only_over_https() {
    let script = include_str!("../assets/civitas.js");
    assert!(!script.contains("crypto.randomUUID("), "on a plain HTTP address there is none");
    assert!(!script.contains("navigator.clipboard."), "nor a clipboard: ask for it with ?.");
}
