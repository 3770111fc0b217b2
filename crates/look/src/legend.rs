//! The legend of a game: what each symbol of its page is called and means, read from the last section of "how to play".

use std::collections::BTreeSet;

/// A line of a legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol<'a> {
    /// The id in the sprite.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// What it means.
    pub text: &'a str,
}

/// The legend in a Markdown page: the rows `| ![](icon:ID) | name | what it means |`. Several icons in one row mean the same.
pub fn symbols(how: &str) -> impl Iterator<Item = Symbol<'_>> {
    let rows = how.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ![](icon:")?.split('|').map(str::trim);
        Some((cells.next()?, cells.next()?, cells.next()?))
    });
    rows.flat_map(|(icons, name, text)| {
        let ids = icons.split("](icon:").map(|icon| icon.split(')').next().unwrap_or_default());
        ids.map(move |id| Symbol { id, name, text })
    })
}

/// The ids of all symbols that are used in a markup. Drawings refer to their own parts, too: those are no symbols.
#[must_use]
pub fn drawn(markup: &str) -> BTreeSet<&str> {
    let uses = markup.split("<use").skip(1).filter_map(|rest| rest.split_once('>'));
    let hrefs = uses.filter_map(|(tag, _)| Some(tag.split_once("href=\"")?.1.split_once('"')?.0));
    hrefs
        .filter_map(|href| href.split_once('#'))
        .filter(|(file, _)| !file.is_empty())
        .map(|(_, id)| id)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legend_is_read_from_the_page_that_explains_the_game() {
        let how = "## Symbols\n\n| symbol | name | what it is |\n| --- | --- | --- |\n| ![](icon:i-gold) ![](icon:i-coin) | gold | buys all |\n";
        let found: Vec<_> = symbols(how).collect();
        assert_eq!(found, ["i-gold", "i-coin"].map(|id| Symbol { id, name: "gold", text: "buys all" }));
    }

    #[test]
    fn parts_of_a_drawing_are_no_symbols() {
        let markup =
            "<svg><use href=\"/a/icons.svg#i-gold\"></use><use class=\"x\" href=\"#hex\"></use></svg>";
        assert_eq!(drawn(markup).into_iter().collect::<Vec<_>>(), ["i-gold"]);
    }
}
