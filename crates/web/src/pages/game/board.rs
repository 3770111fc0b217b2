//! The page of a match: the drawn board of its game if there is one, otherwise, or if wished, the
//! board in words.

use engine::Status;
use look::game::{Frame, Player, PlayerKind, layout};
use look::page::{Kind, Shell, shell};
use look::part::turns;
use look::{GamePage, Markup, Regions, html};
use sha2::{Digest, Sha256};
use store::Holder;

use super::{Scene, ask, curtain, record, text, tools};
use crate::chrome::{Chrome, Nav};
use crate::pages::table;
use crate::table::Sight;
use crate::{drawn, say};

/// A page, and a number that is another one when the page looks otherwise.
pub struct Rendered {
    /// The whole page.
    pub markup: Markup,
    /// What `data-revision` says: 53 bits, which is what a script can count.
    pub revision: u64,
}

/// The page of a match.
#[must_use]
pub fn page(scene: &Scene<'_>) -> Rendered {
    if scene.is_waiting() {
        return finish(scene, Kind::Document, &table::body(scene));
    }
    if let Sight::Curtain(seats) = scene.sight {
        return finish(scene, Kind::Document, &curtain::body(scene, seats));
    }
    let in_words = scene.query.get("form") == Some("text");
    let drawn = drawn::page_of(scene.table.kind.info().id).filter(|_| !in_words);
    let board = drawn.and_then(|(style, draw)| {
        let body = with_game_page(scene, |page| Some(frame(scene, page, draw(page)?)))?;
        Some(finish(scene, Kind::Game(style), &body))
    });
    board.unwrap_or_else(|| {
        finish(scene, Kind::Document, &with_game_page(scene, |page| text::body(scene, page)))
    })
}

fn finish(scene: &Scene<'_>, kind: Kind, body: &Markup) -> Rendered {
    let words = scene.words();
    let revision = fingerprint(&body.0);
    let stream = format!("{}/live{}", scene.address, scene.query.query());
    let stream = scene.past.is_none().then_some((stream.as_str(), revision));
    let title = scene.game_title();
    let markup = if let Kind::Game(_) = kind {
        let frame = Shell {
            language: words.0,
            theme: scene.visitor.theme,
            title: &format!("{title} · Civitas"),
            kind,
            stream,
            offline: &say!(words, "offline"),
        };
        shell(&frame, body)
    } else {
        let body = html! { main.page id="main" { (body) } };
        Chrome::bare(scene.visitor).live_page(kind, &title, Nav::Elsewhere, stream, &body)
    };
    Rendered { markup, revision }
}

/// A number that is another one for another text: 53 bits, which is what a script can count.
pub fn fingerprint(body: &str) -> u64 {
    let hash = Sha256::digest(body);
    let eight = hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte));
    eight >> 11
}

/// Fills in what the page of a game is drawn from: all of it from the viewer's view.
fn with_game_page<T>(scene: &Scene<'_>, draw: impl FnOnce(&GamePage<'_>) -> T) -> T {
    let position = scene.position().expect("it is not waiting");
    let viewer = scene.viewer();
    let asked =
        scene.seat().filter(|seat| scene.past.is_none() && position.status().deciding().contains(*seat));
    let (offers, refusals) = match asked {
        Some(seat) => (position.legal(seat), position.refused(seat)),
        None => Default::default(),
    };
    let since = scene.news_since();
    let news = scene.told.iter().filter(|told| told.seq >= since);
    let fresh: Vec<_> = news.flat_map(|told| told.events.iter().cloned()).collect();
    draw(&GamePage {
        view: &position.view(viewer),
        viewer,
        language: scene.words().0,
        texts: scene.table.kind.texts(),
        names: &scene.names,
        players: &players(scene),
        status: position.status(),
        question: &position.question(viewer),
        offers: &offers,
        refusals: &refusals,
        scores: &position.scores(viewer),
        fresh: &fresh,
        revision: scene.seq(),
        action_id: &format!("{}-{}", asked.map_or(0, |seat| seat.0), scene.seq()),
        address: &scene.address,
        play: &format!("{}/play", scene.address),
        text_form: &format!("{}?form=text", scene.address),
        rules: &format!("/rules/{}", scene.table.kind.info().id),
        narrowing: &scene.query,
    })
}

fn players(scene: &Scene<'_>) -> Vec<Player> {
    let player = |(seat, place): (engine::Seat, &store::Place)| match &place.holder {
        Holder::Bot(level) => Player { kind: PlayerKind::Bot(level.clone()), present: true },
        _ => Player { kind: PlayerKind::Human, present: scene.audience.seats.contains(seat) },
    };
    engine::Seat::all(scene.table.seats()).zip(&scene.table.row.places).map(player).collect()
}

fn frame(scene: &Scene<'_>, page: &GamePage<'_>, regions: Regions) -> Markup {
    let words = scene.words();
    let tabs = [
        say!(words, "tab-question"),
        say!(words, "tab-me"),
        say!(words, "tab-rivals"),
        say!(words, "tab-log"),
    ];
    layout(&Frame {
        title: &scene.game_title(),
        table: &super::match_title(&scene.table.row, words),
        turns: turn_marks(scene, page.status),
        tools: tools::bar(scene),
        seat: scene.seat(),
        regions,
        record: record::panel(scene),
        tabs: tabs.each_ref().map(String::as_str),
        notice: ask::notices(scene),
        in_words: (page.text_form, &say!(words, "tool-text")),
    })
}

/// Everybody in the order of the seats, those who decide marked.
pub fn turn_marks(scene: &Scene<'_>, status: Status) -> Markup {
    let order: Vec<_> = (0..).map(engine::Seat).zip(scene.names.iter().map(String::as_str)).collect();
    turns(&say!(scene.words(), "seats-name"), &order, status.deciding())
}
