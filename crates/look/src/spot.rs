//! The part of a page that a lesson points at: it gets the class `is-lit`, wherever it stands and whatever game draws it.
//!
//! A page is a text that a macro wrote, so it is well formed, and `<` stands in no text and no attribute. A control is
//! known by what it sends: the action of a decision, or the link one step closer to it. [`way`] finds out which link that is
//! by following them, as somebody without script would.

mod numbered;

use std::collections::{BTreeSet, VecDeque};

use lessons::Region;
use maud::{Markup, PreEscaped};

use crate::{Narrowing, Regions};

/// Something on a page that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// What plays this action (JSON).
    Plays(String),
    /// The link to this address.
    Leads(String),
    /// The element with this id.
    Id(String),
    /// A region as a whole.
    Region(Region),
}

/// Elements without an end.
const VOID: [&str; 8] = ["br", "hr", "img", "input", "link", "meta", "source", "wbr"];

/// An opening tag.
#[derive(Clone, Copy)]
struct Tag<'p> {
    start: usize,
    name: &'p str,
    attributes: &'p str,
    /// How many elements it stands in.
    depth: usize,
}

impl<'p> Tag<'p> {
    fn get(&self, attribute: &str) -> Option<&'p str> {
        let opening = format!("{attribute}=\"");
        let mut rest = self.attributes;
        loop {
            let at = rest.find(&opening)?;
            let value = &rest[at + opening.len()..];
            if at == 0 || rest[..at].ends_with(' ') {
                return value.split('"').next();
            }
            rest = value;
        }
    }
}

/// The opening tags of a text in their order.
fn tags(page: &str) -> Vec<Tag<'_>> {
    let (mut tags, mut next, mut depth) = (Vec::new(), 0, 0usize);
    while let Some(found) = page[next..].find('<') {
        let start = next + found;
        let Some(length) = page[start..].find('>') else { break };
        let inside = &page[start + 1..start + length];
        next = start + length + 1;
        if inside.starts_with('/') {
            depth = depth.saturating_sub(1);
        } else if !inside.starts_with('!') {
            let (name, attributes) = inside.split_once(' ').unwrap_or((inside, ""));
            tags.push(Tag { start, name, attributes, depth });
            depth += usize::from(!inside.ends_with('/') && !VOID.contains(&name));
        }
    }
    tags
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The places of what is meant in a text: an action may be sent from several, of which a screen shows some; of a region all
/// parts of it that stand for themselves.
fn places(page: &str, control: &Control) -> Vec<usize> {
    let tags = tags(page);
    let all = |fits: &dyn Fn(&Tag<'_>) -> bool| -> Vec<usize> {
        tags.iter().filter(|tag| fits(tag)).map(|tag| tag.start).collect()
    };
    match control {
        Control::Plays(action) => playing(&tags, &escaped(action)),
        Control::Leads(href) => {
            let href = escaped(href);
            all(&|tag| tag.get("href") == Some(href.as_str()))
        }
        Control::Id(id) => all(&|tag| tag.get("id") == Some(id.as_str())),
        Control::Region(_) => all(&|tag| tag.depth == 0),
    }
}

/// The controls that send an action: targets and buttons, or the button of the form in which it is a field.
fn playing(tags: &[Tag<'_>], action: &str) -> Vec<usize> {
    let direct = |tag: &&Tag<'_>| {
        let sends =
            tag.name == "button" && tag.get("name") == Some("action") && tag.get("value") == Some(action);
        // What decides more than this at once is not meant.
        let aims = tag.get("data-action") == Some(action) && tag.get("data-then").is_none_or(str::is_empty);
        sends || aims || tag.get("data-one") == Some(action)
    };
    let field = |tag: &Tag<'_>| {
        tag.name == "input" && tag.get("name") == Some("action") && tag.get("value") == Some(action)
    };
    let of_forms = tags.iter().enumerate().filter(|(_, tag)| field(tag));
    let of_forms = of_forms.filter_map(|(at, _)| tags[at..].iter().find(|tag| tag.name == "button"));
    let mut found: Vec<usize> = tags.iter().filter(direct).chain(of_forms).map(|tag| tag.start).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// An opening tag, without its end, with one more class.
fn with_class(tag: &str, class: &str) -> String {
    match tag.split_once(" class=\"") {
        Some((before, after)) => format!("{before} class=\"{class} {after}"),
        None => {
            let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
            format!("{name} class=\"{class}\" {rest}").trim_end().to_owned()
        }
    }
}

/// A text with something lit.
fn lit(page: &str, places: &[usize]) -> String {
    let mut page = page.to_owned();
    for start in places.iter().rev() {
        let Some(length) = page[*start..].find('>') else { continue };
        let tag = page[*start..start + length].to_owned();
        let mut new = with_class(&tag, "is-lit");
        if !new.contains(" aria-describedby=\"") {
            let (name, rest) = new.split_once(' ').unwrap_or((new.as_str(), ""));
            new = format!("{name} aria-describedby=\"coach-title\" {rest}");
        }
        page.replace_range(*start..start + length, &new);
    }
    page
}

impl Regions {
    /// The regions with their names, in the order of the page.
    fn named(&mut self) -> [(Region, &mut Markup); 6] {
        [
            (Region::Track, &mut self.track),
            (Region::Board, &mut self.board),
            (Region::Ask, &mut self.ask),
            (Region::Mat, &mut self.mat),
            (Region::Rivals, &mut self.rivals),
            (Region::Open, &mut self.open),
        ]
    }

    /// Lights a control wherever it stands, and tells the last region that has it; none if it stands in none of them.
    pub fn light(&mut self, control: &Control) -> Option<Region> {
        let mut lit_in = None;
        for (region, markup) in self.named() {
            if matches!(control, Control::Region(wanted) if *wanted != region) {
                continue;
            }
            let found = places(&markup.0, control);
            if !found.is_empty() {
                *markup = PreEscaped(lit(&markup.0, &found));
                lit_in = Some(region);
            }
        }
        lit_in
    }

    /// One of the regions.
    #[must_use]
    pub fn take(self, region: Region) -> Markup {
        match region {
            Region::Track => self.track,
            Region::Board => self.board,
            Region::Ask => self.ask,
            Region::Mat => self.mat,
            Region::Rivals => self.rivals,
            Region::Open | Region::Record => self.open,
        }
    }

    /// All regions as one text.
    fn text(self) -> String {
        let Self { track, board, ask, mat, rivals, open } = self;
        [track, board, ask, mat, rivals, open].map(|part| part.0).concat()
    }
}

/// The id of a region that belongs to the frame of a page, and is lit as a whole.
#[must_use]
pub fn whole(region: Region) -> Option<&'static str> {
    match region {
        Region::Board => Some("board"),
        Region::Rivals => Some("rivals"),
        Region::Record => Some("record"),
        Region::Track | Region::Ask | Region::Mat | Region::Open => None,
    }
}

/// Lights an element of a whole page by its id.
#[must_use]
pub fn light_page(page: &Markup, id: &str) -> Option<Markup> {
    let found = places(&page.0, &Control::Id(id.to_owned()));
    (!found.is_empty()).then(|| PreEscaped(lit(&page.0, &found)))
}

/// How many pages are looked at for the way to a decision.
const PAGES: usize = 300;

/// The control on the page of `from` that plays one of these actions, or leads closest to it. `draw` draws the page of a query;
/// links within the match begin with `address`.
pub fn way(
    address: &str,
    actions: &[String],
    from: &Narrowing,
    mut draw: impl FnMut(&Narrowing) -> Option<Regions>,
) -> Option<Control> {
    let mut seen = BTreeSet::from([from.query()]);
    let mut waiting: VecDeque<(Narrowing, Option<String>)> = VecDeque::from([(from.clone(), None)]);
    let mut first_links: Vec<String> = Vec::new();
    for _ in 0..PAGES {
        let (query, first) = waiting.pop_front()?;
        let page = draw(&query)?.text();
        let tags = tags(&page);
        if let Some(action) = actions.iter().find(|action| !playing(&tags, &escaped(action)).is_empty()) {
            return Some(match first {
                None => Control::Plays(action.clone()),
                Some(link) => Control::Leads(smallest_step(&first_links, &link, from)),
            });
        }
        let links = links(&tags, address);
        if first.is_none() {
            first_links.clone_from(&links);
        }
        let mut good = Vec::new();
        for link in links {
            let next = Narrowing::of_query(link.split_once('?').map_or("", |(_, query)| query));
            if seen.insert(next.query()) {
                // Going where the action names something leads there sooner.
                let is_good = named_by(&link, actions) > named_by(&query.query(), actions);
                let entry = (next, Some(first.clone().unwrap_or(link)));
                if is_good { good.push(entry) } else { waiting.push_back(entry) }
            }
        }
        good.into_iter().rev().for_each(|entry| waiting.push_front(entry));
    }
    None
}

/// Of the links that go the same way, the one that goes least far: one thing is chosen after the other.
fn smallest_step(links: &[String], way: &str, from: &Narrowing) -> String {
    let here = from.query().len();
    let goes_along = |link: &&String| {
        way.strip_prefix(link.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('&'))
            && link.split_once('?').is_some_and(|(_, query)| query.len() + 1 > here)
    };
    links.iter().filter(goes_along).min_by_key(|link| link.len()).map_or(way, String::as_str).to_owned()
}

/// The links within the match, in their order.
fn links(tags: &[Tag<'_>], address: &str) -> Vec<String> {
    let links = tags.iter().filter_map(|tag| Some(tag.get("href")?.replace("&amp;", "&")));
    links.filter(|link| link.strip_prefix(address).is_some_and(|rest| rest.starts_with('?'))).collect()
}

/// How many values of a query some action names.
fn named_by(link: &str, actions: &[String]) -> usize {
    let query = link.split_once('?').map_or("", |(_, query)| query);
    let values: Vec<&str> = query.split('&').filter_map(|pair| Some(pair.split_once('=')?.1)).collect();
    let count = |action: &String| {
        let words = |value: &&&str| {
            value.split(['-', '_', '.']).all(|word| !word.is_empty() && action.contains(word))
        };
        values.iter().filter(words).count()
    };
    actions.iter().map(count).max().unwrap_or(0)
}

/// A drawing that can be looked at and not used, beside others of the same kind: its ids get a prefix, links and buttons do
/// nothing.
#[must_use]
pub fn still(drawing: &Markup, prefix: &str) -> Markup {
    let page = &drawing.0;
    let tags = tags(page);
    let ids: BTreeSet<&str> = tags.iter().filter_map(|tag| tag.get("id")).collect();
    let mut text = String::with_capacity(page.len() + 1000);
    let mut done = 0;
    for tag in &tags {
        let Some(length) = page[tag.start..].find('>') else { break };
        text += &page[done..tag.start];
        text += &stilled(&page[tag.start..tag.start + length], &ids, prefix);
        done = tag.start + length;
    }
    text += &page[done..];
    PreEscaped(text)
}

/// Attributes that name elements of the page.
const NAMING: [&str; 6] = ["id", "for", "aria-labelledby", "aria-describedby", "aria-controls", "form"];
/// Attributes by which something is done.
const DOING: [&str; 8] =
    ["href", "action", "data-action", "data-play", "data-send", "data-soft", "autofocus", "data-tip"];

fn stilled(tag: &str, ids: &BTreeSet<&str>, prefix: &str) -> String {
    let (name, rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let is_drawn = name != "<a" && name != "<form";
    let mut text = name.to_owned();
    for (attribute, value) in attributes(rest) {
        let own = |id: &str| if ids.contains(id) { format!("{prefix}{id}") } else { id.to_owned() };
        match (attribute, value) {
            ("href", Some(value)) if is_drawn && value.starts_with('#') => {
                text += &format!(" href=\"#{}\"", own(&value[1..]));
            }
            ("href", Some(value)) if is_drawn => text += &format!(" href=\"{value}\""),
            (name, _) if DOING.contains(&name) => {}
            (name, Some(value)) if NAMING.contains(&name) => {
                let value: Vec<String> = value.split(' ').map(own).collect();
                text += &format!(" {name}=\"{}\"", value.join(" "));
            }
            (name, Some(value)) => text += &format!(" {name}=\"{}\"", in_urls(value, ids, prefix)),
            (name, None) => text += &format!(" {name}"),
        }
    }
    text
}

/// Paints and clips refer to others by `url(#id)`.
fn in_urls(value: &str, ids: &BTreeSet<&str>, prefix: &str) -> String {
    let mut text = String::new();
    for (at, part) in value.split("url(#").enumerate() {
        if at > 0 {
            let id = part.split(')').next().unwrap_or_default();
            text += "url(#";
            text += if ids.contains(id) { prefix } else { "" };
        }
        text += part;
    }
    text
}

/// The attributes of a tag with their values.
fn attributes(mut rest: &str) -> Vec<(&str, Option<&str>)> {
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        if end == 0 {
            return found;
        }
        let name = &rest[..end];
        rest = &rest[end..];
        match rest.strip_prefix("=\"").and_then(|value| value.split_once('"')) {
            Some((value, after)) => {
                found.push((name, Some(value)));
                rest = after;
            }
            None => found.push((name, None)),
        }
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn regions(query: &Narrowing) -> Regions {
        let to = query.get("to");
        Regions {
            board: html! { svg { a.target href="/m/1?do=go&to=F4" { "F4" } a.target href="/m/1?do=go&to=G4" { "G4" } } },
            ask: html! {
                section id="ask" {
                    a.action href="/m/1?do=go" { "Go" }
                    @if let Some(to) = to {
                        form { input type="hidden" name="action" value={ "{\"go\":\"" (to) "\"}" }; button.btn type="submit" { "Go" } }
                    }
                }
            },
            ..Regions::default()
        }
    }

    #[test]
    fn the_way_to_an_action_is_found_and_lit() {
        let actions = ["{\"go\":\"G4\"}".to_owned()];
        let start = Narrowing::default();
        let found = way("/m/1", &actions, &start, |query| Some(regions(query)));
        assert_eq!(found, Some(Control::Leads("/m/1?do=go".to_owned())), "one step after the other");
        let chosen = start.with("do", "go");
        let found = way("/m/1", &actions, &chosen, |query| Some(regions(query)));
        assert_eq!(found, Some(Control::Leads("/m/1?do=go&to=G4".to_owned())));
        let mut page = regions(&start);
        assert_eq!(page.light(&found.expect("found")), Some(Region::Board));
        assert!(
            page.board.0.contains("class=\"is-lit target\" href=\"/m/1?do=go&amp;to=G4\""),
            "{}",
            page.board.0
        );

        let there = start.with("do", "go").with("to", "G4");
        let found = way("/m/1", &actions, &there, |query| Some(regions(query))).expect("found");
        let mut page = regions(&there);
        assert_eq!(page.light(&found), Some(Region::Ask));
        assert!(page.ask.0.contains("class=\"is-lit btn\""), "{}", page.ask.0);
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        let none =
            way("/m/1", &["\"dance\"".to_owned()], &Narrowing::default(), |query| Some(regions(query)));
        assert_eq!(none, None);
        assert_eq!(regions(&Narrowing::default()).light(&Control::Id("nowhere".to_owned())), None);
        let page = html! { div id="log" { "x" } };
        assert!(light_page(&page, "log").expect("there").0.contains("class=\"is-lit\""));
    }

    #[test]
    fn a_still_drawing_has_ids_of_its_own_and_leads_nowhere() {
        let drawing = html! {
            svg { defs { path id="ring" {} } use href="#ring" fill="url(#ring)" {} use href="/i.svg#ring" {} a href="/m/1?x=1" data-action="1" { "x" } }
        };
        let text = still(&drawing, "f1-").0;
        assert!(text.contains("id=\"f1-ring\"") && text.contains("href=\"#f1-ring\""), "{text}");
        assert!(text.contains("url(#f1-ring)") && text.contains("href=\"/i.svg#ring\""), "{text}");
        assert!(text.contains("<a>x</a>"), "{text}");
    }
}
