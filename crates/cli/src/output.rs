//! Results on stdout.

use std::io::{self, Write};

use anyhow::Result;
use serde::Serialize;

/// Writes one line.
pub fn line(text: impl AsRef<str>) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_ref().as_bytes())?;
    out.write_all(b"\n")?;
    Ok(out.flush()?)
}

/// Writes JSON as one line.
pub fn json(value: &impl Serialize) -> Result<()> {
    line(serde_json::to_string(value)?)
}

/// Writes a table whose columns are as wide as they must be; numbers stand on the right.
pub fn table(head: &[&str], rows: &[Vec<String>]) -> Result<()> {
    let head: Vec<String> = head.iter().map(|&cell| cell.to_owned()).collect();
    let all = || std::iter::once(&head).chain(rows);
    let width = |column: usize| {
        all().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    for row in all() {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let right = rows.iter().all(|row| row.get(column).is_some_and(|cell| is_number(cell)));
            if right { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        line(cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// Ratings may lie below zero.
fn is_number(text: &str) -> bool {
    text.strip_prefix('-').unwrap_or(text).starts_with(|first: char| first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::is_number;

    #[test]
    fn numbers_are_told_from_names() {
        assert!(is_number("12.5") && is_number("-212"));
        assert!(!is_number("greedy") && !is_number("-") && !is_number(""));
    }
}
