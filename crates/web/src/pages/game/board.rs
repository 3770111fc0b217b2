//! The page of a match: the drawn board of its game if there is one, otherwise, or if wished, the
//! board in words.

use catalog::Showing;
use engine::Status;
use look::game::{Frame, Player, layout};
use look::page::{Kind, Shell, shell};
use look::part::turns;
use look::{Markup, Regions, Setting, html};
use store::Holder;

use super::{Scene, ask, curtain, record, text, tools};
use crate::chrome::{Chrome, Nav};
use crate::pages::table;
use crate::say;
use crate::table::Sight;

/// The page of a match.
#[must_use]
pub fn page(scene: &Scene<'_>) -> Markup {
    if let Sight::Curtain(seats) = scene.sight {
        return finish(scene, Kind::Document, &curtain::body(scene, seats));
    }
    let Some(shown) = scene.show() else {
        return finish(scene, Kind::Document, &table::body(scene));
    };
    with_setting(scene, &*shown, |setting| match draw(scene, &*shown, setting) {
        Some((kind, regions)) => finish(scene, kind, &frame(scene, setting, shown.status(), regions)),
        None => finish(scene, Kind::Document, &text::body(scene, &*shown, setting)),
    })
}

/// Whether a match is shown by the drawn page of its game, which names nobody but the players.
#[must_use]
pub fn is_drawn(scene: &Scene<'_>) -> bool {
    let is_wished = scene.query.get("form") != Some("text") && scene.table.kind.cover().style.is_some();
    is_wished && matches!(scene.sight, Sight::Public | Sight::Seat(_)) && scene.position().is_some()
}

/// The drawn page, if the game has one and nobody wished for words.
fn draw(scene: &Scene<'_>, shown: &dyn Showing, setting: &Setting<'_>) -> Option<(Kind, Regions)> {
    if scene.query.get("form") == Some("text") {
        return None;
    }
    let style = scene.table.kind.cover().style?;
    let since = scene.news_since();
    let news = scene.told.iter().filter(|told| told.seq >= since);
    let fresh: Vec<_> = news.flat_map(|told| &told.events).collect();
    Some((Kind::Game(style), shown.draw(setting, &fresh)?))
}

fn finish(scene: &Scene<'_>, kind: Kind, body: &Markup) -> Markup {
    let words = scene.words();
    let stream = format!("{}/live{}", scene.address, scene.query.query());
    let stream = scene.past.is_none().then(|| (stream.as_str(), scene.revision()));
    let title = scene.game_title();
    if let Kind::Game(_) = kind {
        let frame = Shell {
            language: words.0,
            theme: scene.visitor.theme,
            title: &format!("{title} · Civitas"),
            kind,
            stream,
            offline: &say!(words, "offline"),
        };
        return shell(&frame, body);
    }
    let body = html! { main.page id="main" { (body) } };
    Chrome::bare(scene.visitor).live_page(kind, &title, Nav::Elsewhere, stream, &body)
}

/// Fills in what surrounds the position.
fn with_setting(scene: &Scene<'_>, shown: &dyn Showing, draw: impl FnOnce(&Setting<'_>) -> Markup) -> Markup {
    draw(&Setting {
        viewer: shown.viewer(),
        language: scene.words().0,
        texts: scene.table.kind.texts(),
        names: &scene.names,
        players: &players(scene),
        revision: scene.seq(),
        action_id: &format!("{}-{}", shown.viewer().seat().map_or(0, |seat| seat.0), scene.seq()),
        address: &scene.address,
        play: &format!("{}/play", scene.address),
        text_form: &format!("{}?form=text", scene.address),
        rules: &format!("/rules/{}", scene.table.kind.info().id),
        narrowing: &scene.query,
    })
}

fn players(scene: &Scene<'_>) -> Vec<Player> {
    let player = |place: &store::Place| match &place.holder {
        Holder::Bot(level) => Player::Bot(level.clone()),
        _ => Player::Human,
    };
    scene.table.row.places.iter().map(player).collect()
}

fn frame(scene: &Scene<'_>, setting: &Setting<'_>, status: Status, regions: Regions) -> Markup {
    let words = scene.words();
    let tabs = [
        say!(words, "tab-question"),
        say!(words, "tab-me"),
        say!(words, "tab-rivals"),
        say!(words, "tab-world"),
        say!(words, "tab-log"),
    ];
    layout(&Frame {
        title: &scene.game_title(),
        table: &super::match_title(&scene.table.row, words),
        turns: turn_marks(scene, status),
        tools: tools::bar(scene),
        seat: scene.seat(),
        regions,
        record: record::panel(scene),
        tabs: tabs.each_ref().map(String::as_str),
        notice: ask::notices(scene),
        in_words: (setting.text_form, &say!(words, "tool-text")),
    })
}

/// Everybody in the order of the seats, those who decide marked.
pub fn turn_marks(scene: &Scene<'_>, status: Status) -> Markup {
    let order: Vec<_> = (0..).map(engine::Seat).zip(scene.names.iter().map(String::as_str)).collect();
    turns(&say!(scene.words(), "seats-name"), &order, status.deciding())
}
