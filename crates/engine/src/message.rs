//! Sentences as keys with arguments, put into words by the pages and the command line.

use crate::Seat;

/// A sentence: a key of the game's Fluent files, and what is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key in `i18n/*.ftl`.
    pub key: &'static str,
    /// What is filled in, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A sentence with nothing filled in.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Fills in one argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// Whom the sentence is about: the first player that it names.
    #[must_use]
    pub fn about(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
    }
}

/// What can be filled into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; Fluent chooses the plural by it.
    Number(i64),
    /// The name of a card, tile or region, from the data files.
    Name(Name),
    /// The player on a seat, by the name they go by at this table.
    Seat(Seat),
    /// Letters that are the same in every language, such as a coordinate.
    Text(String),
    /// Several things, joined as the language joins them.
    List(Vec<Arg>),
    /// A part of a sentence with a key of its own.
    Message(Box<Message>),
}

/// The key of a name in the data files, as [`Present::names`](crate::Present::names) lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name(pub &'static str);

macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}
number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(parts: Vec<A>) -> Self {
        Self::List(parts.into_iter().map(Into::into).collect())
    }
}

/// A [`Message`]: `msg!("farm-too-dear", cost, ore)` or `msg!("moves", to = space.name())`.
///
/// A bare variable is filled in under its own name.
#[macro_export]
macro_rules! msg {
    ($key:literal) => { $crate::Message::new($key) };
    ($key:literal, $($rest:tt)+) => { $crate::msg!(@args $crate::Message::new($key), $($rest)+) };
    (@args $message:expr, $name:ident = $value:expr, $($rest:tt)+) => {
        $crate::msg!(@args $message.with(stringify!($name), $value), $($rest)+)
    };
    (@args $message:expr, $name:ident = $value:expr $(,)?) => {
        $message.with(stringify!($name), $value)
    };
    (@args $message:expr, $name:ident, $($rest:tt)+) => {
        $crate::msg!(@args $message.with(stringify!($name), $name), $($rest)+)
    };
    (@args $message:expr, $name:ident $(,)?) => { $message.with(stringify!($name), $name) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_its_arguments() {
        let cost = 3u8;
        let message = msg!("too-dear", cost, at = "H4", of = Name("wonder-colossus"));
        assert_eq!(message.key, "too-dear");
        assert_eq!(
            message.args,
            [
                ("cost", Arg::Number(3)),
                ("at", Arg::Text("H4".into())),
                ("of", Arg::Name(Name("wonder-colossus"))),
            ]
        );
    }
}
