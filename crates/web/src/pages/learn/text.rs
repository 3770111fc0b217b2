//! "How to play" from Markdown: sections, references to rules, figures, a legend of symbols.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// A page that explains a game.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// Its title.
    pub title: String,
    /// What stands before the first section.
    pub lead: String,
    pub sections: Vec<Section>,
}

/// A numbered section.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    /// As HTML.
    pub html: String,
}

/// What stands in the place of pictures.
pub trait Pictures {
    /// A figure: `LESSON/STEP/REGION`, and what is seen in it.
    fn figure(&mut self, what: &str, alt: &str) -> String;
    /// A symbol.
    fn icon(&self, id: &str) -> String;
    /// The address of a rule; none if there is no such rule.
    fn rule(&self, id: &str) -> Option<String>;
}

impl Text {
    /// Reads the Markdown of a page.
    pub fn parse(source: &str, pictures: &mut impl Pictures) -> Self {
        let mut text = Self::default();
        let mut events: Vec<Event<'_>> = Vec::new();
        let mut parser = Parser::new_ext(source, Options::ENABLE_TABLES);
        while let Some(event) = parser.next() {
            match event {
                Event::Start(Tag::Heading { level, .. }) if level <= HeadingLevel::H2 => {
                    text.add(std::mem::take(&mut events));
                    let title = heading(&mut parser);
                    match level {
                        HeadingLevel::H1 => text.title = title,
                        _ => text
                            .sections
                            .push(Section { title: without_number(&title).to_owned(), html: String::new() }),
                    }
                }
                Event::Start(Tag::Image { dest_url, .. }) => {
                    let alt = inside(&mut parser, TagEnd::Image);
                    events.push(Event::InlineHtml(picture(&dest_url, &alt, pictures).into()));
                }
                Event::Text(part) => events.extend(with_rules(&part, pictures)),
                // What we write is text, not HTML.
                Event::Html(part) | Event::InlineHtml(part) => events.push(Event::Text(part)),
                other => events.push(other),
            }
        }
        text.add(events);
        text
    }

    fn add(&mut self, events: Vec<Event<'_>>) {
        let mut html = String::new();
        push_html(&mut html, events.into_iter());
        // A figure stands for itself, and not in a paragraph.
        let html = html.replace("<p><figure", "<figure").replace("</figure></p>", "</figure>");
        match self.sections.last_mut() {
            Some(section) => section.html += &html,
            None => self.lead += &html,
        }
    }
}

fn heading<'a>(parser: &mut impl Iterator<Item = Event<'a>>) -> String {
    let mut title = String::new();
    for event in parser {
        match event {
            Event::End(TagEnd::Heading(_)) => break,
            Event::Text(part) | Event::Code(part) => title += &part,
            _ => {}
        }
    }
    title
}

fn inside<'a>(parser: &mut impl Iterator<Item = Event<'a>>, end: TagEnd) -> String {
    let mut text = String::new();
    for event in parser {
        match event {
            Event::End(tag) if tag == end => break,
            Event::Text(part) | Event::Code(part) => text += &part,
            _ => {}
        }
    }
    text
}

/// `1 What it is about` or `1. What it is about` without its number.
fn without_number(title: &str) -> &str {
    let rest = title.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.len() == title.len() { title } else { rest.trim_start_matches('.').trim_start() }
}

fn picture(address: &str, alt: &str, pictures: &mut impl Pictures) -> String {
    match address.split_once(':') {
        Some(("figure", what)) => pictures.figure(what, alt),
        Some(("icon", id)) => pictures.icon(id),
        _ => String::new(),
    }
}

/// A text with its rule ids as links: `(GA-9.1)`.
fn with_rules(text: &str, pictures: &impl Pictures) -> Vec<Event<'static>> {
    let mut events = Vec::new();
    let mut plain = String::new();
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || letter == '.' || letter == '-';
    for word in words(text, belongs) {
        let id = word.trim_end_matches(['.', '-']);
        let href = id.contains('-').then(|| pictures.rule(id)).flatten();
        match href {
            Some(href) => {
                events.push(Event::Text(CowStr::from(std::mem::take(&mut plain))));
                events
                    .push(Event::InlineHtml(format!("<a class=\"ruleref\" href=\"{href}\">{id}</a>").into()));
                plain += &word[id.len()..];
            }
            None => plain += word,
        }
    }
    events.push(Event::Text(CowStr::from(plain)));
    events
}

/// A text cut into words and what stands between them.
fn words(text: &str, belongs: impl Fn(char) -> bool) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let is_word = belongs(letter);
        if before.is_some_and(|before| before != is_word) {
            parts.push(&text[start..at]);
            start = at;
        }
        before = Some(is_word);
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Drawn(Vec<String>);

    impl Pictures for Drawn {
        fn figure(&mut self, what: &str, alt: &str) -> String {
            self.0.push(format!("{what} {alt}"));
            format!("<figure id=\"f{}\"></figure>", self.0.len())
        }

        fn icon(&self, id: &str) -> String {
            format!("<svg>{id}</svg>")
        }

        fn rule(&self, id: &str) -> Option<String> {
            (id == "HH-1.1").then(|| "/rules/hill#HH-1.1".to_owned())
        }
    }

    #[test]
    fn a_page_has_sections_rules_and_figures() {
        let source = "# Hill\n\nDig <b>deep</b>.\n\n## 1 Turns\n\nTwo play (HH-1.1), not HH-9.\n\n\
                      ![The hill.](figure:first/2/board)\n\n| | name |\n| --- | --- |\n| ![](icon:i-hill) | Hill |\n";
        let mut pictures = Drawn(Vec::new());
        let text = Text::parse(source, &mut pictures);
        assert_eq!((text.title.as_str(), text.sections.len()), ("Hill", 1));
        assert!(text.lead.contains("Dig &lt;b&gt;deep&lt;/b&gt;."), "{}", text.lead);
        let section = &text.sections[0];
        assert_eq!(section.title, "Turns");
        assert!(
            section.html.contains("(<a class=\"ruleref\" href=\"/rules/hill#HH-1.1\">HH-1.1</a>), not HH-9."),
            "{}",
            section.html
        );
        assert!(section.html.contains("\n<figure id=\"f1\"></figure>\n"), "{}", section.html);
        assert!(section.html.contains("<td><svg>i-hill</svg></td>"), "{}", section.html);
        assert_eq!(pictures.0, ["first/2/board The hill."]);
    }
}
