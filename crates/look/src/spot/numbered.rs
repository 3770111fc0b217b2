//! The numbers of hints at the controls that begin the moves they advise, on the board, on cards and at buttons.

use maud::{Markup, PreEscaped, html};

use super::{Control, Tag, VOID, places, tags, with_class};
use crate::Regions;

/// Half the size of a target whose shape does not tell it.
const REACH: f64 = 46.0;

impl Regions {
    /// Puts numbers at a control, wherever it stands; tells whether it stands anywhere.
    pub fn number(&mut self, control: &Control, numbers: &[usize]) -> bool {
        let mut is_there = false;
        for (_, markup) in self.named() {
            let found = places(&markup.0, control);
            is_there |= !found.is_empty();
            for start in found.iter().rev() {
                if let Some(page) = numbered(&markup.0, *start, numbers) {
                    *markup = PreEscaped(page);
                }
            }
        }
        is_there
    }
}

/// A text with numbers at the end of the element that begins here: there they lie on top, and take no part in its order.
fn numbered(page: &str, start: usize, numbers: &[usize]) -> Option<String> {
    let tags = tags(page);
    let at = tags.iter().position(|tag| tag.start == start)?;
    let end = inner_end(page, start)?;
    let discs = if is_in_drawing(&tags, at) { drawn(&tags, at, numbers) } else { written(numbers) };
    let opening = start + page[start..end].find('>')?;
    let (tag, inside) = (with_class(&page[start..opening], "is-advised"), &page[opening..end]);
    Some([&page[..start], &tag, inside, &discs.0, &page[end..]].concat())
}

/// Where the element that begins here has its end tag; none if it has no content.
fn inner_end(page: &str, start: usize) -> Option<usize> {
    let (mut depth, mut next) = (0usize, start);
    loop {
        let at = next + page[next..].find('<')?;
        let length = page[at..].find('>')?;
        let inside = &page[at + 1..at + length];
        next = at + length;
        if inside.starts_with('/') {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(at);
            }
        } else {
            let name = inside.split(' ').next()?;
            depth += usize::from(!inside.ends_with('/') && !VOID.contains(&name));
            if depth == 0 {
                return None;
            }
        }
    }
}

/// Whether an element is a part of a drawing, where only drawn discs are shown.
fn is_in_drawing(tags: &[Tag<'_>], at: usize) -> bool {
    let mut depth = tags[at].depth;
    for tag in tags[..at].iter().rev().filter(|tag| !VOID.contains(&tag.name)) {
        if tag.depth < depth {
            match tag.name {
                "svg" => return true,
                "foreignObject" => return false,
                _ => depth = tag.depth,
            }
        }
    }
    false
}

fn written(numbers: &[usize]) -> Markup {
    html! { span.advs aria-hidden="true" { @for number in numbers { span.adv { (number) } } } }
}

/// Discs at the upper left of a target: around its first circle, or around the middle of its own place. Other parts of drawings
/// tell nothing of their place, and are only marked.
fn drawn(tags: &[Tag<'_>], at: usize, numbers: &[usize]) -> Markup {
    let own = &tags[at];
    if !own.get("class").is_some_and(|class| class.split(' ').any(|class| class == "target")) {
        return Markup::default();
    }
    let parts = tags[at + 1..].iter().take_while(|tag| tag.depth > own.depth);
    let circle = parts.into_iter().find(|tag| tag.name == "circle");
    let figure = |name: &str| circle.and_then(|circle| circle.get(name)?.parse::<f64>().ok());
    let [x, y] = ["cx", "cy"].map(|name| figure(name).unwrap_or(0.0));
    let reach = figure("r").unwrap_or(REACH);
    let size = (0.3 * reach).max(10.0);
    html! {
        g.advs aria-hidden="true" transform=(format!("translate({:.1} {:.1})", x - 0.75 * reach, y - 0.75 * reach)) {
            @for (number, right) in numbers.iter().zip((0..).map(|place| 2.2 * size * f64::from(place))) {
                circle.adv__disc cx=(format!("{right:.1}")) r=(format!("{size:.1}")) {}
                text.adv__number x=(format!("{right:.1}")) y=(format!("{:.1}", 0.36 * size)) font-size=(format!("{:.1}", 1.2 * size)) { (number) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Regions {
        Regions {
            board: html! {
                svg {
                    a.target href="?to=F4" { circle.target__disc cx="100" cy="60" r="20" {} path d="M0 0" {} }
                    a.target href="?to=G4" { use href="#ring" {} }
                    a href="?to=H4" { path d="M0 0" {} }
                }
            },
            ask: html! {
                img src="x.png"; button name="action" value="\"pass\"" { span { "Pass" } }
                form { input type="hidden" name="action" value="\"end\""; button type="submit" { "End" } }
            },
            ..Regions::default()
        }
    }

    #[test]
    fn a_button_gets_its_numbers_inside() {
        let mut page = page();
        assert!(page.number(&Control::Plays("\"pass\"".to_owned()), &[1, 3]));
        assert!(page.number(&Control::Plays("\"end\"".to_owned()), &[2]));
        let ask = &page.ask.0;
        assert!(ask.contains("<span>Pass</span><span class=\"advs\" aria-hidden=\"true\"><span class=\"adv\">1</span><span class=\"adv\">3</span></span></button>"), "{ask}");
        assert!(
            ask.contains(
                "End<span class=\"advs\" aria-hidden=\"true\"><span class=\"adv\">2</span></span></button>"
            ),
            "{ask}"
        );
        assert_eq!(ask.matches("class=\"is-advised\"").count(), 2, "{ask}");
        assert!(!page.number(&Control::Plays("\"dance\"".to_owned()), &[1]));
    }

    #[test]
    fn a_target_gets_discs_that_are_drawn_beside_it() {
        let mut page = page();
        for (to, number) in [("F4", 1), ("G4", 2), ("H4", 3)] {
            assert!(page.number(&Control::Leads(format!("?to={to}")), &[number]));
        }
        let board = &page.board.0;
        assert!(board.contains("class=\"is-advised target\" href=\"?to=F4\""), "{board}");
        assert!(board.contains("translate(85.0 45.0)"), "{board}");
        assert!(board.contains("translate(-34.5 -34.5)"), "{board}");
        assert_eq!(board.matches("adv__number").count(), 2, "elsewhere there is no place for one: {board}");
        assert!(!board.contains("<span"), "a drawing shows only what is drawn: {board}");
    }
}
