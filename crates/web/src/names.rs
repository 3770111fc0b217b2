//! What people write: names, titles, lines of chat. Pages escape everything they show; here control
//! characters and what only deceives the eye are taken out, and lengths are limited.

use engine::msg;

use crate::Error;

/// The most characters of a name.
pub const NAME: usize = 24;
/// The most characters of the title of a table.
pub const TITLE: usize = 60;
/// The most characters of a line of chat.
pub const CHAT: usize = 500;
/// The fewest and most characters of a password.
pub const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// A name as it is kept.
///
/// # Errors
/// If nothing is left of it, or too much.
pub fn name(text: &str) -> Result<String, Error> {
    let name = one_line(text);
    match name.chars().count() {
        0 => Err(Error::refused(msg!("refused-no-name"))),
        1..=NAME => Ok(name),
        _ => Err(Error::refused(msg!("refused-long-name", most = NAME))),
    }
}

/// A login name as it is kept: a name in one alphabet, so that nobody is taken for somebody else whose name looks the same.
///
/// # Errors
/// As [`name`], or if its letters are of several alphabets.
pub fn login(text: &str) -> Result<String, Error> {
    let login = name(text)?;
    let mut alphabets = login.chars().filter_map(alphabet);
    let first = alphabets.next();
    if alphabets.all(|other| Some(other) == first) {
        return Ok(login);
    }
    Err(Error::refused(msg!("refused-mixed-letters")))
}

/// Alphabets with letters that look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    Latin,
    Greek,
    Cyrillic,
}

fn alphabet(letter: char) -> Option<Alphabet> {
    match letter {
        'a'..='z' | 'A'..='Z' | '\u{C0}'..='\u{2AF}' | '\u{1E00}'..='\u{1EFF}' | '\u{FF21}'..='\u{FF5A}' => {
            Some(Alphabet::Latin).filter(|_| letter.is_alphabetic())
        }
        '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}' => {
            Some(Alphabet::Greek).filter(|_| letter.is_alphabetic())
        }
        '\u{400}'..='\u{52F}'
        | '\u{1C80}'..='\u{1C8F}'
        | '\u{2DE0}'..='\u{2DFF}'
        | '\u{A640}'..='\u{A69F}' => Some(Alphabet::Cyrillic),
        _ => None,
    }
}

/// The title of a table; it may be empty.
///
/// # Errors
/// If it is too long.
pub fn title(text: &str) -> Result<String, Error> {
    let title = one_line(text);
    let fits = title.chars().count() <= TITLE;
    if fits { Ok(title) } else { Err(Error::refused(msg!("refused-long-title", most = TITLE))) }
}

/// A line of chat as it is kept.
///
/// # Errors
/// If nothing is left of it, or too much.
pub fn chat(text: &str) -> Result<String, Error> {
    let line = one_line(text);
    match line.chars().count() {
        0 => Err(Error::refused(msg!("refused-no-chat"))),
        1..=CHAT => Ok(line),
        _ => Err(Error::refused(msg!("refused-long-chat", most = CHAT))),
    }
}

/// A new password.
///
/// # Errors
/// If it is too short or too long.
pub fn password(text: &str) -> Result<(), Error> {
    let fits = PASSWORD.contains(&text.chars().count());
    let why = || msg!("refused-password", least = *PASSWORD.start(), most = *PASSWORD.end());
    if fits { Ok(()) } else { Err(Error::refused(why())) }
}

/// Without control characters and invisible marks, and with single spaces.
fn one_line(text: &str) -> String {
    let spaced: String = text
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(is_seen)
        .collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// No control character, no mark that turns the direction of writing, no letter without width, and
/// nothing of the private area (which `texts` marks players with).
fn is_seen(letter: &char) -> bool {
    !letter.is_control()
        && !matches!(*letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{3164}' | '\u{FEFF}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{E000}'..='\u{F8FF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_its_letters_and_loses_what_deceives() {
        assert_eq!(name(" Zoë\u{202E}\u{0}\n  Müller\u{200B} ").unwrap(), "Zoë Müller");
        assert_eq!(name("<b>Eve</b>").unwrap(), "<b>Eve</b>");
        assert!(name("\u{200B}\u{7}").is_err());
        assert!(name(&"x".repeat(NAME + 1)).is_err());
    }

    #[test]
    fn a_login_name_is_written_in_one_alphabet() {
        for fine in ["Zoë Müller 2", "Ольга", "Ελένη_7", "漢字 Ann", "Anna-Łucja"] {
            assert_eq!(login(fine).unwrap(), fine);
        }
        // А and е of Cyrillic, ο of Greek.
        for mixed in ["\u{410}nna", "B\u{435}n", "Z\u{3BF}e", "\u{3B1}\u{430}"] {
            assert!(login(mixed).is_err(), "{mixed}");
        }
    }

    #[test]
    fn chat_and_titles_have_their_lengths() {
        assert!(chat("").is_err());
        assert!(chat(&"ü".repeat(CHAT)).is_ok());
        assert!(chat(&"ü".repeat(CHAT + 1)).is_err());
        assert_eq!(title("  ").unwrap(), "");
    }
}
