//! The parts of a page: what a browser has already is not sent again.
//!
//! Every element with an `id` that is long enough is a part. It carries a mark (`data-is`), a short hash over all that is in
//! it. A browser says which marks it has; parts with these are left out, and in their place stands an empty element that
//! lists them (`data-same`), so that the script can put those there that it has. Nobody has to keep anything for this: the
//! marks stand in the page itself.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};

/// The marks of parts that a browser has.
pub type Marks = HashSet<u64>;

/// Shorter elements are not worth a mark.
const LEAST: usize = 200;

/// Elements without an end.
const VOID: [&str; 14] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
];

/// A page as it is sent to a browser that `has` some of it already; and the marks of all its parts.
#[must_use]
pub fn cut(page: &str, has: &Marks) -> (String, Marks) {
    let mut sent = String::with_capacity(page.len() + page.len() / 8);
    let (mut marks, mut done, mut gap) = (Marks::new(), 0, None);
    for part in parts(page) {
        let mark = mark(&page[part.start..part.end]);
        marks.insert(mark);
        if part.start < done {
            continue; // It lies in a part that is left out.
        }
        let between = &page[done..part.start];
        let is_same = has.contains(&mark);
        match &mut gap {
            Some(Gap { same, .. }) if is_same && between.is_empty() => *same += &format!(" {mark:x}"),
            _ => {
                close(&mut sent, gap.take());
                sent += between;
                gap = is_same.then(|| Gap { tag: part.tag, same: format!("{mark:x}") });
            }
        }
        done = part.end;
        if !is_same {
            done = part.start + 1 + part.tag.len();
            sent += &page[part.start..done];
            sent += &format!(" data-is=\"{mark:x}\"");
        }
    }
    close(&mut sent, gap);
    sent += &page[done..];
    (sent, marks)
}

/// Parts beside each other that are left out: what stands for them has the tag of the first.
struct Gap<'p> {
    tag: &'p str,
    same: String,
}

fn close(sent: &mut String, gap: Option<Gap<'_>>) {
    if let Some(Gap { tag, same }) = gap {
        *sent += &format!("<{tag} data-same=\"{same}\"></{tag}>");
    }
}

/// The marks that a browser sent, as it found them in its page.
#[must_use]
pub fn read_marks(sent: &str) -> Marks {
    sent.split(' ').filter_map(|mark| u64::from_str_radix(mark, 16).ok()).collect()
}

/// Thirty-two bits: a page has some hundred parts, and each is compared with the same part of an earlier page.
fn mark(part: &str) -> u64 {
    let mut hash = DefaultHasher::new();
    hash.write(part.as_bytes());
    hash.finish() >> 32
}

/// An element with an id.
struct Part<'p> {
    start: usize,
    end: usize,
    tag: &'p str,
}

/// The parts of a page in the order in which they begin. Pages are well formed, since a macro writes them, and `<` stands
/// in no text and no attribute.
fn parts(page: &str) -> Vec<Part<'_>> {
    let (mut parts, mut open) = (Vec::new(), Vec::new());
    let mut next = 0;
    while let Some(found) = page[next..].find('<') {
        let start = next + found;
        let Some(length) = page[start..].find('>') else { break };
        let (tag, rest) = split_tag(&page[start + 1..start + length]);
        next = start + length + 1;
        if tag.starts_with('!') {
            continue;
        }
        if !tag.starts_with('/') {
            if !rest.ends_with('/') && !VOID.contains(&tag) {
                open.push((Part { start, end: 0, tag }, has_id(rest)));
            }
        } else if let Some((part, true)) = open.pop()
            && next - part.start >= LEAST
        {
            parts.push(Part { end: next, ..part });
        }
    }
    parts.sort_by_key(|part| part.start);
    parts
}

/// The name of an element, and its attributes.
fn split_tag(tag: &str) -> (&str, &str) {
    tag.split_once(|letter: char| letter.is_ascii_whitespace()).unwrap_or((tag, ""))
}

fn has_id(attributes: &str) -> bool {
    attributes.starts_with("id=\"") || attributes.contains(" id=\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(log: &str) -> String {
        let long = "x".repeat(LEAST);
        format!(
            "<!DOCTYPE html><body><main id=\"board\"><input id=\"i\"><svg><path d=\"M0\"/><g class=\"a\" id=\"land\">{long}</g></svg>\
             </main><p id=\"short\">{log}</p><ol id=\"log\"><li>{log}{long}</li></ol></body>"
        )
    }

    #[test]
    fn a_browser_that_has_nothing_gets_all_of_it() {
        let (sent, marks) = cut(&page("one"), &Marks::new());
        assert_eq!((marks.len(), sent.matches("data-is=\"").count()), (3, 3));
        let without =
            sent.split(" data-is=\"").map(|part| part.split_once('"').map_or(part, |(_, rest)| rest));
        let first = sent.split(" data-is=\"").next().unwrap_or_default();
        assert_eq!(first.to_owned() + &without.skip(1).collect::<String>(), page("one"));
    }

    #[test]
    fn a_browser_gets_what_it_lacks() {
        let (_, has) = cut(&page("one"), &Marks::new());
        let (sent, _) = cut(&page("two"), &has);
        assert!(sent.contains("<body><main data-same=\"") && !sent.contains("id=\"land\""), "{sent}");
        assert!(sent.contains("<p id=\"short\">two</p><ol data-is=\""), "{sent}");
        let marks: Vec<String> = has.iter().map(|mark| format!("{mark:x}")).collect();
        assert_eq!(read_marks(&format!("{} nonsense", marks.join(" "))), has);
    }

    #[test]
    fn parts_beside_each_other_leave_one_gap() {
        let item = |name: &str| format!("<li id=\"{name}\">{}</li>", "x".repeat(LEAST));
        let list = |last: &str| format!("<ol>{}{}{}</ol>", item("a"), item("b"), item(last));
        let (_, has) = cut(&list("c"), &Marks::new());
        let (sent, _) = cut(&list("d"), &has);
        let gap =
            sent.split("<li data-same=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        assert_eq!((gap.split(' ').count(), sent.matches("data-same").count()), (2, 1), "{sent}");
    }

    #[test]
    fn a_part_within_one_that_differs_may_still_be_the_same() {
        let (_, has) = cut(&page("one"), &Marks::new());
        let other = page("one").replace("<path d=\"M0\"/>", "<path d=\"M1\"/>");
        let (sent, _) = cut(&other, &has);
        assert!(sent.contains("<main data-is=\"") && sent.contains("<g data-same=\""), "{sent}");
    }
}
