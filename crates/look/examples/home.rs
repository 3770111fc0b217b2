//! Writes the start page with sample matches and tables to a folder, for looking at it:
//! `cargo run -p look --example home -- FOLDER [light|dark]`.

use engine::{Language, Seat, Seats};
use look::home::{self, GameTile, Go, Hero, Join, MatchRow, TableRow};
use look::page::{Kind, NavLink, Shell, Switch, Theme, TopBar, shell, top_bar};
use look::{Markup, html};

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("a folder");
    let theme = Theme::named(&args.next().unwrap_or_default());
    let frame = Shell {
        language: Language::En,
        theme,
        title: "Civitas",
        kind: Kind::Home,
        stream: None,
        offline: "The server cannot be reached.",
    };
    let page = shell(&frame, html! { (bar(theme)) (content()) });
    let address = look::asset::href("");
    std::fs::write(format!("{folder}/home.html"), page.into_string().replace(&address, "assets/"))
}

fn bar(theme: Theme) -> Markup {
    let link = |href, text, current| NavLink { href, text, badge: None, current };
    top_bar(&TopBar {
        nav: &[
            link("/", "Play", true),
            NavLink { badge: Some("2"), ..link("/matches", "My matches", false) },
            link("/tables", "Tables", false),
            link("/rules", "Rules", false),
        ],
        nav_name: "Main",
        languages: &[Switch { href: "#", text: "Deutsch" }, Switch { href: "#", text: "Nederlands" }],
        theme,
        theme_switch: Switch { href: "#", text: "Dark theme" },
        account: Switch { href: "#", text: "Anna" },
    })
}

fn content() -> Markup {
    let go = |text| Go { address: "#", fields: None, text };
    let post = |text| Go { address: "#", fields: Some(&[("game", "golden-ages")]), text };
    let matches = [row("golden-ages", "The Golden Ages", Some(Seat(0))), row("new-dawn", "A New Dawn", None)];
    let head = Hero {
        title: "Four games of civilization, one table",
        lead: "Civitas brings them to one screen, live over the net, turn by turn over days, or against computer opponents that are strong and honest.",
        play: post("Play now against bots"),
        open: go("Open a table for friends"),
        note: "The Golden Ages, two bots, about an hour and a half. No account needed.",
        change: go("Change"),
        aside: home::my_matches("Continue my matches", Some(&go("all 7")), &matches),
    };
    let tiles = [
        (
            "golden-ages",
            "The Golden Ages",
            "",
            "Lay a continent, send colonists, found cities, and start your golden age before the others do.",
        ),
        (
            "through-the-ages",
            "Through the Ages",
            "first edition",
            "Leaders, wonders and workers from bronze to steel. No map; only what you build.",
        ),
        (
            "new-dawn",
            "A New Dawn",
            "Civilization, 2017",
            "Five focus cards in a row: the longer one waits, the more it does.",
        ),
        (
            "eagle-civ",
            "Civilization",
            "the boardgame, 2002",
            "Settlers, fleets and tanks across the whole earth; trade, and haggle over every treaty.",
        ),
    ]
    .map(|(id, title, edition, summary)| GameTile {
        id,
        href: "#",
        title,
        edition,
        summary,
        players: "2 to 4",
        time: "1½ h",
        weight: (3, "weight 3 of 5"),
        weight_word: "weight",
        play: Some(post("Play against bots")),
        open: Some(go("Open table")),
        note: "",
    });
    let tables = [TableRow {
        icon: home::game_icon("new-dawn"),
        game: "A New Dawn",
        text: "first map, host Ruben",
        pace: "live, now",
        taken: &[Seat(0), Seat(1)],
        free: 1,
        sit: post("Sit down"),
    }];
    let join = Join {
        title: "Join by link",
        address: "/join",
        label: "Link or code of a table",
        placeholder: "Paste a link or a code",
        button: "Join",
        text: "Somebody invited you? The link brings you to your seat, as a guest or under your name.",
    };
    home::layout(
        &head,
        &home::games("The four games", &tiles),
        &home::open_tables("Open tables", "1 with a free seat", "No table is open.", &tables),
        &home::join(&join),
        html! { span { "Civitas is free software for your own machine. Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0." } a href="#" { "About" } },
    )
}

fn row<'a>(game: &str, title: &'a str, my_turn: Option<Seat>) -> MatchRow<'a> {
    MatchRow {
        href: "#",
        icon: home::game_icon(game),
        game: title,
        text: "Epoch III, round 6, against two bots",
        seats: &[Seat(0), Seat(1), Seat(2)],
        deciding: Seats::one(my_turn.unwrap_or(Seat(1))),
        my_turn,
        button: if my_turn.is_some() { "Your turn" } else { "Look" },
    }
}
