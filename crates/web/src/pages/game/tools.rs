//! The tools of a table: undo, replay, rules, invitation, light or dark, everything else.

use engine::UndoPolicy;
use look::page::{Switch, theme_button};
use look::part::{hidden_fields, icon, named_icon, sentence};
use look::{Markup, html};

use super::{Scene, hint, lesson};
use crate::chrome::{languages, theme_switch};
use crate::say;
use crate::table::{Told, Undo, line, undo_policy};

/// The right end of the top bar of a game page.
#[must_use]
pub fn bar(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let (theme_href, theme_text) = theme_switch(scene.visitor);
    html! {
        (scene.waits)
        @if let Some(coach) = lesson::coach_back(scene) { (coach) }
        (hint::button(scene))
        (undo(scene))
        (link(scene, "only-wide", "/replay", "i-replay", &say!(words, "tool-replay")))
        a.btn.btn--quiet.only-wide href={ "/rules/" (scene.table.kind.info().id) } {
            (icon("i-rules")) (say!(words, "tool-rules"))
        }
        a.btn.btn--quiet.only-wide href={ (scene.public_address()) "/table" } data-copy=(invite(scene))
            data-copied=(say!(words, "invite-copied")) data-copy-failed=(say!(words, "invite-copy-failed")) {
            (icon("i-link")) (say!(words, "tool-invite"))
        }
        (theme_button(scene.visitor.theme, &Switch { href: &theme_href, text: &theme_text }))
        (menu(scene))
    }
}

/// Everything else, with what a narrow bar has no room for.
fn menu(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let (theme_href, theme_text) = theme_switch(scene.visitor);
    let ways = ways_back(scene);
    let way = |href: String, text: String| html! { a.drop__item href=(href) { (text) } };
    html! {
        details.drop id="menu-more" {
            summary.btn.btn--quiet.btn--icon id="menu" { (named_icon("i-menu", &say!(words, "tool-more"))) }
            div.drop__list {
                (way("/mine".to_owned(), say!(words, "nav-mine")))
                (way(format!("{}/table", scene.public_address()), say!(words, "tool-menu")))
                (way(format!("{}/replay", scene.address), say!(words, "tool-replay")))
                (way(format!("/rules/{}", scene.table.kind.info().id), say!(words, "tool-rules")))
                (way(format!("{}?form=text", scene.address), say!(words, "tool-text")))
                @for (href, name) in languages(scene.visitor) { a.drop__item href=(href) data-soft="page" { (name) } }
                a.drop__item href=(theme_href) data-soft="page" { (theme_text) }
                (way("/settings".to_owned(), say!(words, "settings-title")))
                @if scene.undo.offer.is_some() && ways.len() > 1 { (list_of_ways(scene, &ways, "menu__back")) }
            }
        }
    }
}

/// The address to hand on: with the right to sit down for whoever may hand that on.
#[must_use]
pub fn invite(scene: &Scene<'_>) -> String {
    let user = scene.visitor.user.as_ref().map(|user| &user.id);
    let inside = scene.table.is_host(user) || !scene.table.mine(user).is_empty();
    if inside && !scene.table.open_seats().is_empty() {
        format!("/join/{}", scene.table.row.join_token)
    } else {
        scene.public_address()
    }
}

fn link(scene: &Scene<'_>, class: &str, path: &str, symbol: &str, text: &str) -> Markup {
    html! { a.btn.btn--quiet.(class) href={ (scene.address) (path) } { (icon(symbol)) (text) } }
}

/// The button that takes back, or asks to; without anything to take back it says so.
#[must_use]
pub fn undo(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let text = match scene.undo.offer {
        Some(Undo::ByConsent(_)) => say!(words, "tool-ask-undo"),
        _ => say!(words, "tool-undo"),
    };
    html! {
        @if scene.undo.offer.is_some() {
            form method="post" action={ (scene.address) "/undo" } data-send {
                (hidden_fields(&[("revision", &scene.seq().to_string())]))
                button.btn.btn--quiet id="undo" type="submit" aria-keyshortcuts="u" { (icon("i-undo")) span { (text) } }
            }
            (further_back(scene))
        } @else if scene.seat().is_some() && scene.past.is_none() {
            span.btn.btn--quiet.only-wide id="undo" aria-disabled="true" title=(say!(words, "tool-no-undo")) {
                (icon("i-undo")) span { (text) }
            }
        }
    }
}

/// How many of the viewer's decisions can be chosen to go back to.
const BACK: usize = 6;

/// Where one may go back freely: a list that drops from a button. A narrow bar has no room for it; there the menu has the list.
fn further_back(scene: &Scene<'_>) -> Markup {
    let ways = ways_back(scene);
    html! {
        @if ways.len() > 1 {
            details.drop id="undo-more" {
                summary.btn.btn--quiet.btn--icon { (named_icon("i-next", &say!(scene.words(), "undo-list"))) }
                (list_of_ways(scene, &ways, "drop__list"))
            }
        }
    }
}

/// The viewer's own decisions, with what goes with each.
fn list_of_ways(scene: &Scene<'_>, ways: &[WayBack<'_>], class: &str) -> Markup {
    let words = scene.words();
    html! {
        form class=(class) method="post" action={ (scene.address) "/undo" } data-send {
            p.label { (say!(words, "undo-list")) }
            (hidden_fields(&[("revision", &scene.seq().to_string())]))
            @for way in ways { (way_back(scene, way)) }
            p.faint { (say!(words, "undo-list-note")) }
        }
    }
}

/// A position to go back to.
struct WayBack<'a> {
    decision: &'a Told,
    own: usize,
    others: usize,
}

fn ways_back<'a>(scene: &'a Scene<'_>) -> Vec<WayBack<'a>> {
    let Some(seat) = scene.seat().filter(|_| undo_policy(&scene.table) == UndoPolicy::Free) else {
        return Vec::new();
    };
    let (decisions, _) = line(&scene.told, scene.seq(), 0);
    let (mut own, mut others) = (0, 0);
    let mut ways = Vec::new();
    for decision in decisions.into_iter().map(|at| &scene.told[at]) {
        if decision.seat == seat {
            own += 1;
            ways.push(WayBack { decision, own, others });
        } else {
            others += 1;
        }
    }
    ways.truncate(BACK);
    ways
}

fn way_back(scene: &Scene<'_>, way: &WayBack<'_>) -> Markup {
    let words = scene.words();
    let lines = way.decision.lines.spans(scene.table.kind.texts(), words, scene.speaker());
    html! {
        button.drop__item name="to" value=(way.decision.seq - 1) type="submit" {
            @if let Some((_, spans)) = lines.first() { b { (sentence(spans)) } }
            span.faint { (say!(words, "undo-counts", own = way.own, others = way.others)) }
        }
    }
}
