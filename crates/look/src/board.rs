//! The board of a drawn page: one drawing that can be moved and enlarged, targets to click, spaces that
//! say why not, tooltips. The script (`civitas.js`, chapters 5 to 7) brings them to life.

use maud::{Markup, html};

use crate::part::{Reason, named_icon};

/// The board with its tools.
pub struct Board<'a> {
    /// What it shows, for screen readers.
    pub label: &'a str,
    /// The `viewBox` of the drawing.
    pub view_box: &'a str,
    /// Clips, gradients and symbols of the drawing.
    pub defs: Markup,
    /// What is moved and enlarged.
    pub view: Markup,
    /// What stays where it is, such as a rim.
    pub rim: Markup,
    /// [Tooltips](tip) over the drawing.
    pub tips: Markup,
    /// The words of the tools.
    pub words: Tools<'a>,
    /// The address of the position in words.
    pub text_form: &'a str,
}

/// The words of a board's tools.
pub struct Tools<'a> {
    /// Closer.
    pub zoom_in: &'a str,
    /// Further away.
    pub zoom_out: &'a str,
    /// The whole board.
    pub zoom_fit: &'a str,
    /// The position in words.
    pub as_text: &'a str,
}

/// The board with its tools.
#[must_use]
pub fn board(board: &Board<'_>) -> Markup {
    html! {
        div.board__table {
            svg.board__svg id="board-svg" viewBox=(board.view_box) preserveAspectRatio="xMinYMin slice" role="group"
                aria-label=(board.label) {
                (board.defs)
                g id="board-view" { (board.view) }
                (board.rim)
            }
            (board.tips)
            (tools(&board.words, board.text_form))
        }
    }
}

fn tools(words: &Tools<'_>, text_form: &str) -> Markup {
    let zoom = |way: &str, icon_id: &str, name: &str| {
        html! {
            button.btn.btn--icon type="button" data-zoom=(way) title=(name) { (named_icon(icon_id, name)) }
        }
    };
    html! {
        div.board__tools {
            (zoom("in", "i-plus", words.zoom_in))
            (zoom("out", "i-minus", words.zoom_out))
            (zoom("fit", "i-fit", words.zoom_fit))
            a.btn.btn--icon id="board-text" href=(text_form) title=(words.as_text) {
                (named_icon("i-text", words.as_text))
            }
        }
    }
}

/// Something on the board that can be clicked.
pub struct Target<'a> {
    /// Unique on the board: a space, a piece. The element is called `target-…`.
    pub id: &'a str,
    /// The classes that put it at its place.
    pub place: &'a str,
    /// Where the link leads: one step further, or to the page on which the action is chosen.
    pub href: &'a str,
    /// The action as JSON, if the target means one: the script plays it at once.
    pub action: Option<String>,
    /// Whether there is a [tooltip](tip) of the same id.
    pub has_tip: bool,
    /// Whether it was chosen.
    pub is_taken: bool,
    /// In words: where, what is there, what it brings.
    pub label: &'a str,
}

/// A target; `shape` is what marks it. Targets lie under the pieces, so that pieces stay bright.
#[must_use]
pub fn target(target: &Target<'_>, shape: &Markup) -> Markup {
    html! {
        a.target.is-focus[target.is_taken].(target.place) id={ "target-" (target.id) } href=(target.href)
            data-action=[target.action.as_deref()] data-tip=[target.has_tip.then(|| format!("tip-{}", target.id))]
            aria-label=(target.label) { (shape) }
    }
}

/// A place that might be thought of and may not be chosen: it says why, and takes no part in the order of
/// the keyboard; the board in words lists it too. `marked` shows it before it is pointed at.
#[must_use]
pub fn refused(place: &str, marked: bool, why: &Reason, shape: &Markup) -> Markup {
    html! {
        g.refusal.refusal--marked[marked].(place) data-why=(why.text) data-rule=(why.rule) data-href=(why.href) {
            title { (why.text) " (" (why.rule) ")" }
            (shape)
        }
    }
}

/// The tooltip of a target; the script shows the one under pointer or focus. `place` are the classes that
/// put it beside its target.
#[must_use]
pub fn tip(id: &str, place: &str, is_chosen: bool, content: &Markup) -> Markup {
    html! { aside.tooltip.board__tip.is-chosen[is_chosen].(place) id={ "tip-" (id) } { (content) } }
}
