//! What lies over the map: the battle, the trade table, the technologies, the scores. *Map* looks below it.

use engine::{Message, msg};
use game_eagle_civ::Frame;
use look::{Markup, html};
use maud::Render;

use crate::icons::icon;
use crate::page::Page;
use crate::{battle, scores, trade, tree};

/// What lies over the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// Nothing.
    Map,
    /// The battle that is fought.
    Battle,
    /// The trade table.
    Trade,
    /// The technologies of the advanced rules.
    Tree,
    /// The points of everybody.
    Scores,
}

impl Drawer {
    /// What the viewer asked for, or what the question needs.
    pub fn of(page: &Page<'_>) -> Self {
        match page.on.narrowing.get("look") {
            Some("map") => return Self::Map,
            Some("technologies") if page.is_advanced() => return Self::Tree,
            Some("scores") => return Self::Scores,
            _ => {}
        }
        // What is chosen on the map is seen on the map.
        let on_map = page.choice.value("area").is_some() && page.choice.back().is_some();
        match page.frame() {
            Frame::Join { .. } | Frame::Pick if page.table.battle.is_some() => Self::Battle,
            Frame::Trade => Self::Trade,
            Frame::Purchase { seat } if page.is_advanced() && page.asked() == Some(seat) && !on_map => {
                Self::Tree
            }
            Frame::FreeTechnology { seat } if page.is_advanced() && page.asked() == Some(seat) => Self::Tree,
            _ => Self::Map,
        }
    }
}

/// The drawer, or the ways to those that are closed.
pub fn drawer(page: &Page<'_>) -> Markup {
    match Drawer::of(page) {
        Drawer::Map => closed(page),
        Drawer::Battle => battle::drawer(page),
        Drawer::Trade => trade::drawer(page),
        Drawer::Tree => tree::drawer(page),
        Drawer::Scores => scores::drawer(page),
    }
}

/// The frame of a drawer.
pub fn frame(
    page: &Page<'_>,
    (class, symbol): (&str, &str),
    title: &str,
    hint: impl Render,
    body: impl Render,
) -> Markup {
    html! {
        section class={ "over over--" (class) } id="drawer" aria-label=(title) {
            header.over__head {
                (icon(symbol)) h2 { (title) } span.hint { (hint) }
                a.btn href=(page.look_at(Some("map"))) { (icon("i-world")) (page.say(&msg!("look-map"))) }
            }
            (body)
        }
    }
}

/// Links to what can be looked at besides the map.
fn closed(page: &Page<'_>) -> Markup {
    let link = |value: &str, symbol: &str, word: &Message| {
        html! { a.btn href=(page.look_at(Some(value))) { (icon(symbol)) (page.say(word)) } }
    };
    let waits = matches!(page.frame(), Frame::Trade) || page.table.battle.is_some();
    html! {
        nav.looks id="drawer" aria-label=(page.say(&msg!("look-name"))) {
            @if waits && page.on.narrowing.get("look") == Some("map") {
                a.btn href=(page.look_at(None)) { (icon("i-next")) (page.say(&msg!("look-back"))) }
            }
            @if page.is_advanced() { (link("technologies", "i-develop", &msg!("look-technologies"))) }
            @if page.table.turn > 0 { (link("scores", "i-points", &msg!("look-scores"))) }
        }
    }
}
