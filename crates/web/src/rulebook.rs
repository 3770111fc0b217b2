//! A game's `rules.md` as a page: chapters of paragraphs, each rule with its id as an anchor.

use std::collections::{BTreeMap, BTreeSet};

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html::push_html};

/// What players read in place of the names of files, fields and values.
pub struct Gloss<'a> {
    /// Where a figure stands in a data file, they are led to the cards: an address and its word.
    pub cards: (&'a str, &'a str),
    /// What the options are called: `capitals`, and `capitals=chosen` for a value.
    pub options: &'a BTreeMap<String, String>,
}

impl Gloss<'_> {
    /// An option in words, or a value; `before` is the option that was named last. Several values are those of the table
    /// where one chooses.
    fn option(&self, code: &str, before: &mut Option<String>) -> Option<&str> {
        let (key, value) = code.split_once('=').map_or((code, None), |(key, value)| (key, Some(value)));
        let key = key.trim();
        if let Some(name) = self.options.get(key) {
            *before = Some(key.to_owned());
            let one = value.map(str::trim).filter(|value| !value.contains('|'));
            return Some(one.and_then(|one| self.options.get(&format!("{key}={one}"))).unwrap_or(name));
        }
        let known = before.as_ref().and_then(|key| self.options.get(&format!("{key}={code}")));
        known.or_else(|| self.only(code)).map(String::as_str)
    }

    /// A value that no two options have.
    fn only(&self, value: &str) -> Option<&String> {
        let mut found =
            self.options.iter().filter(|(key, _)| key.split_once('=').is_some_and(|(_, one)| one == value));
        found.next().map(|(_, text)| text).filter(|_| found.next().is_none())
    }
}

#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// In their order; the first one holds what stands before all headings.
    pub chapters: Vec<Chapter>,
}

/// What stands under one heading.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    /// Where it stands on the page.
    pub anchor: String,
    /// What it says.
    pub paragraphs: Vec<Paragraph>,
}

/// One rule, or a paragraph around them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Paragraph {
    /// The rule that it states, if it states one.
    pub rule: Option<String>,
    /// As HTML, without the id of its rule.
    pub html: String,
    /// In small letters, to be searched.
    pub text: String,
}

impl Rulebook {
    /// Reads `rules.md`, and says for players what is written for builders.
    #[must_use]
    pub fn parse(source: &str, gloss: &Gloss<'_>) -> Self {
        let stated = stated(source);
        let mut chapters = vec![Chapter::default()];
        for block in Blocks::new(source) {
            let current = chapters.last_mut().expect("there is a first chapter");
            match block {
                Block::Heading(title) => {
                    let anchor = format!("chapter-{}", chapters.len());
                    chapters.push(Chapter { title, anchor, paragraphs: Vec::new() });
                }
                Block::Paragraph(events) => current.paragraphs.push(paragraph(events, &stated, gloss)),
            }
        }
        chapters.retain(|chapter| !chapter.title.is_empty() || !chapter.paragraphs.is_empty());
        Self { chapters }
    }

    /// Only the paragraphs in which every word of `query` occurs.
    #[must_use]
    pub fn search(mut self, query: &str) -> Self {
        let query = query.to_lowercase();
        let found =
            |paragraph: &Paragraph| query.split_whitespace().all(|word| paragraph.text.contains(word));
        for chapter in &mut self.chapters {
            chapter.paragraphs.retain(found);
        }
        self.chapters.retain(|chapter| !chapter.paragraphs.is_empty());
        self
    }
}

/// A piece of the file between two blank lines, or one item of a list.
enum Block<'a> {
    Heading(String),
    Paragraph(Vec<Event<'a>>),
}

struct Blocks<'a> {
    events: Parser<'a>,
}

impl<'a> Blocks<'a> {
    fn new(source: &'a str) -> Self {
        Self { events: Parser::new_ext(source, Options::ENABLE_TABLES) }
    }

    /// Everything up to the end of the block that has just been opened.
    fn inside(&mut self, opening: Event<'a>) -> Vec<Event<'a>> {
        let mut events = vec![opening];
        let mut depth = 1;
        while depth > 0
            && let Some(event) = self.events.next()
        {
            match event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth -= 1,
                _ => {}
            }
            events.push(event);
        }
        events
    }
}

impl<'a> Iterator for Blocks<'a> {
    type Item = Block<'a>;

    fn next(&mut self) -> Option<Block<'a>> {
        loop {
            match self.events.next()? {
                // A list is opened for its items.
                Event::Start(Tag::List(_)) | Event::End(TagEnd::List(_)) | Event::Rule => {}
                opening @ Event::Start(Tag::Heading { .. }) => {
                    return Some(Block::Heading(plain(&self.inside(opening))));
                }
                opening @ Event::Start(_) => return Some(Block::Paragraph(self.inside(opening))),
                other => return Some(Block::Paragraph(vec![other])),
            }
        }
    }
}

/// The ids that begin an item of a list or a row of a table.
#[must_use]
pub fn stated(source: &str) -> BTreeSet<&str> {
    source
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("- ").or_else(|| line.strip_prefix('|')))
        .filter_map(|line| leading_id(line.trim_start()))
        .collect()
}

/// A rule id at the beginning of a text: capital letters, a hyphen, then letters, figures, dots.
fn leading_id(text: &str) -> Option<&str> {
    let code = text.find(|letter: char| !letter.is_ascii_uppercase()).filter(|length| *length >= 2)?;
    let rest = text[code..].strip_prefix('-')?;
    let length = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && !".-".contains(letter));
    let id = &text[..code + 1 + length.unwrap_or(rest.len())];
    let id = id.trim_end_matches(['.', '-']);
    id.contains(|letter: char| letter.is_ascii_digit()).then_some(id)
}

/// A paragraph that states no rule and names this many fields explains the data files.
const FIELDS: usize = 5;

fn paragraph(events: Vec<Event<'_>>, stated: &BTreeSet<&str>, gloss: &Gloss<'_>) -> Paragraph {
    let mut rule = None;
    let (mut option, mut fields, mut is_source) = (None, 0, false);
    let text = plain(&events).to_lowercase();
    let mut linked = Vec::with_capacity(events.len());
    let mut before = Opening::Other;
    for event in events {
        let opening = before;
        before = opened(&event, before);
        match event {
            Event::Text(text) if opening == Opening::Item => {
                let id = leading_id(&text).filter(|id| stated.contains(id));
                rule = id.map(str::to_owned);
                linked.extend(link_ids(text[id.map_or(0, str::len)..].trim_start(), stated, Mention::Cited));
            }
            Event::Text(text) if opening == Opening::FirstCell => {
                linked.extend(link_ids(&text, stated, Mention::Stated));
            }
            Event::Text(text) => {
                for (is_file, part) in files(&text, &mut is_source) {
                    match is_file {
                        true => linked.push(data_file(part, gloss.cards)),
                        false => linked.extend(link_ids(part, stated, Mention::Cited)),
                    }
                }
            }
            Event::Code(code) if is_source => linked.push(Event::Code(code)),
            Event::Code(file) if file.ends_with(".toml") => linked.push(data_file(&file, gloss.cards)),
            Event::Code(code) => {
                let said = gloss.option(&code, &mut option);
                fields += usize::from(said.is_none());
                linked.push(said.map_or_else(|| Event::Code(code.clone()), |said| in_words(&code, said)));
            }
            // The rules are ours, but they are text and not HTML.
            Event::Html(text) | Event::InlineHtml(text) => linked.push(Event::Text(text)),
            // Items are set as paragraphs, without their bullets.
            Event::Start(Tag::Item) | Event::End(TagEnd::Item) => {}
            other => linked.push(other),
        }
    }
    let mut html = String::new();
    push_html(&mut html, linked.into_iter());
    let mut html = without_sources(&html);
    if rule.is_none() && fields >= FIELDS {
        html = format!("<div class=\"source\">{html}</div>");
    }
    Paragraph { rule, html, text }
}

/// A text in parts: the names of data files, and what stands between them. Sources in brackets stay as they are; they may
/// begin in one text and end in another.
fn files<'t>(text: &'t str, is_source: &mut bool) -> Vec<(bool, &'t str)> {
    let in_source = |before: &str| before.rfind(['[', ']']).map(|at| before[at..].starts_with('['));
    let mut parts = Vec::new();
    let mut begin = 0;
    for (at, end) in text.match_indices(".toml") {
        let name =
            text[..at].trim_end_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '_');
        let (start, end) = (name.len(), at + end.len());
        if !in_source(name).unwrap_or(*is_source) {
            parts.extend([(false, &text[begin..start]), (true, &text[start..end])]);
            begin = end;
        }
    }
    *is_source = in_source(text).unwrap_or(*is_source);
    parts.push((false, &text[begin..]));
    parts
}

/// An option as the table calls it; its name is for builders.
fn in_words(code: &str, said: &str) -> Event<'static> {
    let said = said.split(['(', ':']).next().unwrap_or_default().trim();
    let name = maud::html! { i.rule-option { (said) } code.source { (code) } };
    Event::InlineHtml(name.into_string().into())
}

/// For players a data file is the list of cards; its name is for builders.
fn data_file(file: &str, (href, word): (&str, &str)) -> Event<'static> {
    let name = maud::html! { a.rule-file href=(href) { (word) } code.source { (file) } };
    Event::InlineHtml(name.into_string().into())
}

/// The sources of a rule, `[Spielmaterial]`, set apart, so that players need not read them.
fn without_sources(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('[') {
        // A source may name a field, nothing else.
        let is_source =
            |source: &str| !source.replace("<code>", "").replace("</code>", "").contains(['<', '[']);
        let Some((source, behind)) = after.split_once(']').filter(|(source, _)| is_source(source)) else {
            text += before;
            text.push('[');
            rest = after;
            continue;
        };
        text += before;
        text += &format!("<small class=\"source\">[{source}]</small>");
        rest = behind;
    }
    text + rest
}

/// What a text may begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// An item of a list: a rule with its id.
    Item,
    /// A row of a table.
    Row,
    /// The first cell of a row: the id of a ruling.
    FirstCell,
    Other,
}

fn opened(event: &Event<'_>, before: Opening) -> Opening {
    match event {
        Event::Start(Tag::Item) => Opening::Item,
        Event::Start(Tag::TableRow) => Opening::Row,
        Event::Start(Tag::TableCell) if before == Opening::Row => Opening::FirstCell,
        _ => Opening::Other,
    }
}

/// Whether an id is where its rule stands, or only mentioned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mention {
    Stated,
    Cited,
}

/// The text in pieces, with every known id as an anchor or a link.
fn link_ids(text: &str, stated: &BTreeSet<&str>, mention: Mention) -> Vec<Event<'static>> {
    let mut events = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let begins_word = !plain.ends_with(|before: char| before.is_ascii_alphanumeric() || before == '-');
        match leading_id(rest).filter(|id| begins_word && stated.contains(id)) {
            Some(id) => {
                events.push(Event::Text(CowStr::from(std::mem::take(&mut plain))));
                let anchor = if mention == Mention::Stated { format!(" id=\"{id}\"") } else { String::new() };
                events.push(Event::InlineHtml(format!("<a{anchor} href=\"#{id}\">{id}</a>").into()));
                rest = &rest[id.len()..];
            }
            None => {
                plain.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    events.push(Event::Text(CowStr::from(plain)));
    events
}

fn plain(events: &[Event<'_>]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::Text(part) | Event::Code(part) => text.push_str(part),
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::TableCell) => text.push(' '),
            _ => {}
        }
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# Hill\n\nIntro by <b>us</b>, see HH-9.\n\n## 1. Setup\n\n- HH-1.1 Two players. [Start] (HH-R01)\n\
                          - HH-1.2 As HH-1.1.\n\n## Rulings\n\n| id | why |\n| --- | --- |\n| HH-R01 | *clear* |\n";

    fn book(source: &str) -> Rulebook {
        let options = [("deep", "How deep"), ("deep=yes", "to the water (or more)")];
        let options = options.map(|(code, said)| (code.to_owned(), said.to_owned())).into();
        Rulebook::parse(source, &Gloss { cards: ("/cards", "cards"), options: &options })
    }

    #[test]
    fn every_rule_is_an_anchor_and_every_mention_a_link() {
        let book = book(SOURCE);
        let titles: Vec<_> = book.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles, ["Hill", "1. Setup", "Rulings"]);
        let setup = &book.chapters[1].paragraphs;
        assert_eq!(setup[1].rule.as_deref(), Some("HH-1.2"));
        let expected = "As <a href=\"#HH-1.1\">HH-1.1</a>.";
        assert_eq!(setup[1].html, expected);
        assert!(setup[0].html.contains("(<a href=\"#HH-R01\">HH-R01</a>)"));
        assert!(book.chapters[2].paragraphs[0].html.contains("id=\"HH-R01\""));
    }

    #[test]
    fn what_is_for_builders_is_folded_or_said_in_words() {
        let source = "# Hill\n\n- HH-1.1 As in `tiles.toml` and dials.toml, by option `deep` = `yes`. [`dig`, Start; a.toml]\n\n\
                      Values of `when`: `a`, `b`, `c`, `d`.\n";
        let book = book(source);
        let rule = &book.chapters[0].paragraphs[0].html;
        assert_eq!(rule.matches("<code class=\"source\">").count(), 4, "{rule}");
        assert_eq!(rule.matches("rule-file").count(), 2, "{rule}");
        assert!(rule.contains("<i class=\"rule-option\">How deep</i>"), "{rule}");
        assert!(rule.contains("= <i class=\"rule-option\">to the water</i>"), "{rule}");
        assert!(rule.contains("<small class=\"source\">[<code>dig</code>, Start; a.toml]</small>"), "{rule}");
        assert!(book.chapters[0].paragraphs[1].html.starts_with("<div class=\"source\">"), "{book:?}");
    }

    #[test]
    fn html_in_the_rules_is_text_and_unknown_ids_stay_words() {
        let intro = &book(SOURCE).chapters[0].paragraphs[0];
        assert_eq!(intro.html.trim(), "<p>Intro by &lt;b&gt;us&lt;/b&gt;, see HH-9.</p>");
    }

    #[test]
    fn a_search_keeps_paragraphs_with_all_words() {
        let found = book(SOURCE).search("TWO players");
        assert_eq!(found.chapters.len(), 1);
        assert_eq!(found.chapters[0].paragraphs.len(), 1);
        assert!(book(SOURCE).search("dragon").chapters.is_empty());
    }
}
