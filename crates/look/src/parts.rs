//! The parts of a page: what a browser has already is not sent again.
//!
//! Every element with an `id` that is long enough is a part. It carries a mark (`data-is`), a short hash over all that is in
//! it. A browser says which marks it has; parts with these are left out, and in their place stands an empty element that
//! lists them (`data-same`), so that the script can put those there that it has. Nobody has to keep anything for this: the
//! marks stand in the page itself.

use std::collections::HashSet;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};

use memchr::memchr;

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
    let (mut done, mut gap) = (0, None);
    let parts = parts(page);
    for Part { start, end, tag, mark } in &parts {
        if *start < done {
            continue; // It lies in a part that is left out.
        }
        let between = &page[done..*start];
        let is_same = has.contains(mark);
        match &mut gap {
            Some(Gap { same, .. }) if is_same && between.is_empty() => write(same, format_args!(" {mark:x}")),
            _ => {
                close(&mut sent, gap.take());
                sent += between;
                gap = is_same.then(|| Gap { tag, same: format!("{mark:x}") });
            }
        }
        done = *end;
        if !is_same {
            done = start + 1 + tag.len();
            sent += &page[*start..done];
            write(&mut sent, format_args!(" data-is=\"{mark:x}\""));
        }
    }
    close(&mut sent, gap);
    sent += &page[done..];
    (sent, parts.iter().map(|part| part.mark).collect())
}

/// Parts beside each other that are left out: what stands for them has the tag of the first.
struct Gap<'p> {
    tag: &'p str,
    same: String,
}

fn close(sent: &mut String, gap: Option<Gap<'_>>) {
    if let Some(Gap { tag, same }) = gap {
        write(sent, format_args!("<{tag} data-same=\"{same}\"></{tag}>"));
    }
}

fn write(text: &mut String, more: std::fmt::Arguments<'_>) {
    text.write_fmt(more).expect("a string takes all that is written");
}

/// The marks that a browser sent, as it found them in its page.
#[must_use]
pub fn read_marks(sent: &str) -> Marks {
    sent.split(' ').filter_map(|mark| u64::from_str_radix(mark, 16).ok()).collect()
}

/// An element with an id.
struct Part<'p> {
    start: usize,
    end: usize,
    tag: &'p str,
    /// Thirty-two bits: a page has some hundred parts, and each is compared with the same part of an earlier page.
    mark: u64,
}

/// An element that has begun; with an id, the hash over what is in it so far.
struct Open<'p> {
    start: usize,
    tag: &'p str,
    hash: Option<DefaultHasher>,
}

/// The parts of a page in the order in which they begin. Pages are well formed, since a macro writes them, and `<` stands
/// in no text and no attribute.
///
/// Every letter is hashed once, for the innermost element with an id around it; to the elements around that one its mark
/// stands for it.
fn parts(page: &str) -> Vec<Part<'_>> {
    let (mut parts, mut open) = (Vec::new(), Vec::<Open<'_>>::new());
    let (mut next, mut hashed) = (0, 0);
    while let Some(found) = memchr(b'<', &page.as_bytes()[next..]) {
        let start = next + found;
        let Some(length) = memchr(b'>', &page.as_bytes()[start..]) else { break };
        let (tag, rest) = split_tag(&page[start + 1..start + length]);
        next = start + length + 1;
        if tag.starts_with('!') {
            continue;
        }
        if !tag.starts_with('/') {
            if !rest.ends_with('/') && !VOID.contains(&tag) {
                let hash = has_id(rest).then(|| {
                    hash(&mut open, &page[hashed..start]);
                    hashed = start;
                    DefaultHasher::new()
                });
                open.push(Open { start, tag, hash });
            }
        } else if let Some(Open { start, tag, hash: Some(mut own) }) = open.pop() {
            own.write(&page.as_bytes()[hashed..next]);
            hashed = next;
            let mark = own.finish() >> 32;
            hash(&mut open, &mark.to_string());
            if next - start >= LEAST {
                parts.push(Part { start, end: next, tag, mark });
            }
        }
    }
    parts.sort_unstable_by_key(|part| part.start);
    parts
}

/// Adds to the hash of the innermost element that has one.
fn hash(open: &mut [Open<'_>], text: &str) {
    if let Some(hash) = open.iter_mut().rev().find_map(|open| open.hash.as_mut()) {
        hash.write(text.as_bytes());
    }
}

/// The name of an element, and its attributes.
fn split_tag(tag: &str) -> (&str, &str) {
    let end = tag.bytes().position(|letter| letter.is_ascii_whitespace());
    end.map_or((tag, ""), |end| (&tag[..end], &tag[end + 1..]))
}

fn has_id(attributes: &str) -> bool {
    attributes.starts_with("id=\"") || attributes.as_bytes().windows(5).any(|part| part == b" id=\"")
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
