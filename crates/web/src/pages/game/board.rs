//! The page of a match: the drawn board of its game if there is one, otherwise, or if wished, the
//! board in words.

use catalog::Showing;
use engine::Status;
use look::game::{Frame, Player, layout};
use look::page::{Kind, Shell, Turn, shell};
use look::part::{Grace, card_sheet, grace, hidden_fields, key_sheet, turns};
use look::{Markup, Regions, Setting, html};
use store::{Holder, Phase};

use super::{Scene, absent, ask, curtain, digest, finale, help, hint, lesson, record, text, tools};
use crate::chrome::{Chrome, Nav, offline};
use crate::pages::learn::symbol_line;
use crate::pages::table;
use crate::say;
use crate::table::{Sight, has_others};

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
        Some((kind, regions)) => drawn(scene, setting, &*shown, kind, regions),
        None => {
            let coach = lesson::in_words(scene, setting, &*shown);
            let kind = if coach.is_some() { Kind::LessonInWords } else { Kind::Document };
            finish(
                scene,
                kind,
                &html! { @if let Some(coach) = coach { (coach) } (text::body(scene, &*shown, setting)) },
            )
        }
    })
}

/// The drawn page, with the coach if it is a lesson.
fn drawn(
    scene: &Scene<'_>,
    setting: &Setting<'_>,
    shown: &dyn Showing,
    kind: Kind,
    mut regions: Regions,
) -> Markup {
    hint::number(scene, setting, shown, &mut regions);
    let Some(led) = lesson::lead(scene, setting, shown, &mut regions) else {
        let missed = digest::dock(scene, shown);
        let body = html! { (frame(scene, setting, shown, regions, missed)) (lone(scene, setting, shown)) };
        return finish(scene, kind, &body);
    };
    let kind = match kind {
        Kind::Game(style) => Kind::Lesson(style),
        kind => kind,
    };
    let page = finish(scene, kind, &frame(scene, setting, shown, regions, Some(led.coach)));
    led.id.and_then(|id| look::spot::light_page(&page, &id)).unwrap_or(page)
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
    let (before, news): (Vec<_>, Vec<_>) = scene.told.iter().partition(|told| told.seq < since);
    let before = scene.earlier.iter().chain(before);
    let standing = before.filter(|told| !told.is_undone && told.undoes.is_none());
    let told: Vec<_> = standing.flat_map(|told| &told.events).collect();
    let fresh: Vec<_> = news.into_iter().flat_map(|told| &told.events).collect();
    Some((Kind::Game(style), shown.draw(setting, &told, &fresh)?))
}

fn finish(scene: &Scene<'_>, kind: Kind, body: &Markup) -> Markup {
    let words = scene.words();
    let your_turn = say!(words, "your-turn");
    let stream = format!("{}/live{}", scene.address, scene.query.query());
    let stream = scene.past.is_none().then(|| (stream.as_str(), scene.revision()));
    let title = match scene.table.row.phase {
        Phase::Over(outcome) if scene.past.is_none() => {
            format!("{} · {}", finale::title(scene, &outcome), scene.game_title())
        }
        _ => scene.game_title(),
    };
    let turn = turn(scene, &your_turn);
    if let Kind::Game(_) | Kind::Lesson(_) = kind {
        let offline = offline(words);
        let frame = Shell {
            language: words.0,
            theme: scene.visitor.theme,
            title: &format!("{title} · Civitas"),
            kind,
            stream,
            offline: offline.each_ref().map(String::as_str),
            turn,
            call: scene.visitor.call(),
        };
        let symbol = symbol_line(scene.table.kind, words);
        return shell(&frame, html! { (body) (held_back(scene)) (keys(scene)) (cards(scene)) (symbol) });
    }
    let body = html! { main.page id="main" { (body) } (held_back(scene)) (keys(scene)) };
    let chrome = Chrome::at_table(scene.visitor, scene.waits.clone());
    chrome.live_page(kind, &title, Nav::Elsewhere, stream, turn, &body)
}

/// Whether the visitor is asked, on whatever seat of theirs or in another match.
fn turn<'a>(scene: &'a Scene<'_>, word: &'a str) -> Option<Turn<'a>> {
    let user = scene.visitor.user.as_ref()?;
    let mine = scene.table.mine(Some(&user.id));
    let is_asked = mine.iter().any(|seat| scene.table.row.deciding().contains(seat));
    let plays = !mine.is_empty() && scene.past.is_none();
    Some(Turn {
        match_id: plays.then_some(&*scene.table.row.id.0),
        asked: plays && is_asked || scene.others_wait,
        word,
    })
}

/// The only answer there is: against bots the script gives it, unless it hands over, which nobody does by accident. With
/// people it is asked, since a silence would tell them something; so it is after an undo, or one could not go further back.
fn lone(scene: &Scene<'_>, setting: &Setting<'_>, shown: &dyn Showing) -> Markup {
    let alone =
        scene.seat().is_some_and(|seat| !has_others(&scene.table, seat)) && scene.table.people().len() == 1;
    let undone = scene.told.last().is_none_or(|told| told.undoes.is_some());
    if !alone || undone || scene.past.is_some() {
        return html! {};
    }
    let only = shown.goes_without_saying();
    html! {
        @if let Some(only) = only {
            form id="lone" method="post" action=(setting.play) data-play hidden {
                (setting.fields()) (hidden_fields(&[("action", &only.to_string())]))
            }
        }
    }
}

/// The sheet in which cards are read on a phone.
fn cards(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let [name, close] = [say!(words, "sheet-card"), say!(words, "keys-close")];
    card_sheet(&name, &close, &say!(words, "sheet-before"), &say!(words, "sheet-after"))
}

/// The sheet of keys.
fn keys(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let said = [
        ("1 … 9", say!(words, "key-answers")),
        ("← ↑ → ↓", say!(words, "key-arrows")),
        ("Enter", say!(words, "key-enter")),
        ("Esc", say!(words, "key-escape")),
        ("U", say!(words, "key-undo")),
        ("H", say!(words, "key-hint")),
        (", .", say!(words, "key-steps")),
        ("N", say!(words, "key-next")),
        ("B", say!(words, "key-board")),
        ("?", say!(words, "key-sheet")),
    ];
    let coach = scene.guided.as_ref().map(|_| ("L", say!(words, "key-coach")));
    let said: Vec<_> = said.iter().chain(&coach).map(|(key, text)| (*key, text.as_str())).collect();
    let foot =
        html! { (say!(words, "keys-off")) " " a href="/settings#keys" { (say!(words, "settings-title")) } };
    key_sheet(&say!(words, "keys-title"), &say!(words, "keys-close"), &said, foot)
}

/// The line for decisions that hand over to another person, where other people play and one is not sent at once. Whoever looks
/// back meanwhile still has it, to send the decision or to take it back.
fn held_back(scene: &Scene<'_>) -> Markup {
    let (words, seconds) = (scene.words(), scene.visitor.prefs.grace.seconds());
    let applies = scene.seat().is_some_and(|seat| has_others(&scene.table, seat));
    if !applies || seconds == Some(0) {
        return html! {};
    }
    let text = if seconds.is_some() { say!(words, "grace-line") } else { say!(words, "grace-line-ask") };
    let bar = Grace {
        seconds,
        text: &text,
        send: &say!(words, "grace-send"),
        take_back: &say!(words, "grace-back"),
    };
    grace(&bar, &format!("{}/would", scene.address))
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
        cards: &format!("/cards/{}?match={}", scene.table.kind.info().id, scene.table.row.id),
        narrowing: &scene.query,
    })
}

fn players(scene: &Scene<'_>) -> Vec<Player> {
    let player = |place: &store::Place| match &place.holder {
        Holder::Bot(level) => Player::Bot(table::level_name(level, scene.words())),
        _ => Player::Human,
    };
    scene.table.row.places.iter().map(player).collect()
}

fn frame(
    scene: &Scene<'_>,
    setting: &Setting<'_>,
    shown: &dyn Showing,
    mut regions: Regions,
    coach: Option<Markup>,
) -> Markup {
    let words = scene.words();
    if let Some(past) = ask::looking_back(scene) {
        regions.ask = past;
    }
    let tabs = [
        say!(words, "tab-question"),
        say!(words, "tab-me"),
        say!(words, "tab-rivals"),
        say!(words, "tab-world"),
        say!(words, "tab-log"),
    ];
    layout(&Frame {
        title: &scene.game_title(),
        short: &scene.short_title(),
        form: &super::form_text(scene.table.kind, &scene.table.row.options, words),
        options: &super::options_text(scene.table.kind, &scene.table.row.options, words),
        table: &super::match_title(&scene.table.row, words),
        turns: html! { (turn_marks(scene, shown.status())) (absent::clocks(scene)) },
        tools: html! { (help::what_can_i_do(scene, setting, shown, &regions)) (tools::bar(scene)) },
        tools_name: &say!(words, "tools-name"),
        seat: scene.seat(),
        regions: Regions { ask: help::beside(scene, shown, regions.ask), ..regions },
        record: record::panel(scene, setting),
        tabs: tabs.each_ref().map(String::as_str),
        tabs_name: &say!(words, "tabs-name"),
        notice: ask::notices(scene),
        finale: finale::of_board(scene, shown),
        in_words: (setting.text_form, &say!(words, "tool-text")),
        coach,
    })
}

/// Everybody in the order of the seats, those who decide marked.
pub fn turn_marks(scene: &Scene<'_>, status: Status) -> Markup {
    let order: Vec<_> = (0..).map(engine::Seat).zip(scene.names.iter().map(String::as_str)).collect();
    turns(&say!(scene.words(), "seats-name"), &order, status.deciding())
}
