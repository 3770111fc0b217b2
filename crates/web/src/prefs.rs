//! What a browser remembers of how somebody likes to play: one cookie, read with patience.

use engine::{Message, msg};

/// How somebody likes to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefs {
    /// How long a decision that hands over to another person is held back.
    pub grace: Grace,
    /// Whether a sound tells them that a decision waits.
    pub sound: bool,
    /// Whether single keys press things.
    pub keys: Keys,
    /// Whether their first matches come with hints.
    pub hints: Hints,
    /// The hints that they have sent away one by one.
    pub known: Known,
    /// Where they have a round world cut open.
    pub seam: Seam,
}

/// Where the map of a round world is cut open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seam {
    /// In the Pacific, as it is printed.
    #[default]
    Pacific,
    /// In the Atlantic.
    Atlantic,
}

impl Seam {
    /// In addresses ([`look::SEAM`]) and cookies; what is not known is as printed.
    #[must_use]
    pub fn named(name: &str) -> Self {
        if name == Self::Atlantic.name() { Self::Atlantic } else { Self::Pacific }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pacific => "pacific",
            Self::Atlantic => "atlantic",
        }
    }
}

/// Whether first matches come with hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hints {
    /// They do.
    #[default]
    On,
    /// They were sent away.
    Off,
}

/// A moment of a first match that has a hint of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// They are asked for the first time.
    Turn,
    /// A rule refuses what they tried.
    Refusal,
    /// The match is over.
    End,
}

impl Moment {
    const ALL: [Self; 3] = [Self::Turn, Self::Refusal, Self::End];

    /// In addresses and cookies.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Refusal => "refusal",
            Self::End => "end",
        }
    }
}

/// The moments whose hint somebody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known(u8);

impl Known {
    /// Whether they know the hint of a moment.
    #[must_use]
    pub const fn has(self, moment: Moment) -> bool {
        self.0 & (1 << moment as u8) != 0
    }

    /// With some moments by name, joined by `_`.
    fn with(self, names: &str) -> Self {
        let named = |moment: &&Moment| names.split('_').any(|name| name == moment.name());
        Self(Moment::ALL.iter().filter(named).fold(self.0, |known, moment| known | 1 << *moment as u8))
    }

    fn names(self) -> String {
        let known: Vec<_> =
            Moment::ALL.iter().filter(|moment| self.has(**moment)).map(|moment| moment.name()).collect();
        known.join("_")
    }
}

/// Whether single keys press things: who speaks to their machine, or rests a hand on the keyboard, switches them off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    /// They do.
    #[default]
    On,
    /// They do not.
    Off,
}

/// What happens between a click that hands over to another person and its sending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grace {
    /// It is sent at once.
    None,
    /// It can be taken back for three seconds.
    #[default]
    Short,
    /// It can be taken back for six seconds.
    Long,
    /// It is sent when it was confirmed.
    Ask,
}

impl Grace {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 4] = [Self::None, Self::Short, Self::Long, Self::Ask];

    /// In addresses, cookies and keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Short => "short",
            Self::Long => "long",
            Self::Ask => "ask",
        }
    }

    /// What the settings call it.
    #[must_use]
    pub fn said(self) -> Message {
        match self {
            Self::None => msg!("grace-none"),
            Self::Short | Self::Long => msg!("grace-seconds", seconds = self.seconds().unwrap_or(0)),
            Self::Ask => msg!("grace-ask"),
        }
    }

    /// Its seconds; none if it has no end.
    #[must_use]
    pub const fn seconds(self) -> Option<u8> {
        match self {
            Self::None => Some(0),
            Self::Short => Some(3),
            Self::Long => Some(6),
            Self::Ask => None,
        }
    }
}

impl Prefs {
    /// From the value of a cookie, or of a link that changes something: `grace-ask`, several joined by `.`. What is
    /// not known is passed over.
    #[must_use]
    pub fn read(self, text: &str) -> Self {
        text.split('.').filter_map(|part| part.split_once('-')).fold(self, Self::with)
    }

    /// As the value of a cookie.
    #[must_use]
    pub fn write(self) -> String {
        let word = |on: bool| if on { "on" } else { "off" };
        let (grace, sound, keys) = (self.grace.name(), word(self.sound), word(self.keys == Keys::On));
        let (hints, seam) = (word(self.hints == Hints::On), self.seam.name());
        let known = self.known.names();
        format!("grace-{grace}.sound-{sound}.keys-{keys}.hints-{hints}.known-{known}.seam-{seam}")
    }

    fn with(mut self, (key, value): (&str, &str)) -> Self {
        match key {
            "grace" => {
                self.grace = Grace::ALL.into_iter().find(|grace| grace.name() == value).unwrap_or(self.grace);
            }
            "sound" => self.sound = value == "on",
            "hints" if value == "off" => self.hints = Hints::Off,
            // Whoever wants them again wants them all.
            "hints" => (self.hints, self.known) = (Hints::On, Known::default()),
            "known" => self.known = self.known.with(value),
            "seam" => self.seam = Seam::named(value),
            "keys" => self.keys = if value == "off" { Keys::Off } else { Keys::On },
            _ => {}
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_nonsense_does_no_harm() {
        for grace in Grace::ALL {
            let seam = if grace == Grace::Ask { Seam::Atlantic } else { Seam::Pacific };
            let known = Known::default().with("end_turn_dance");
            assert!(known.has(Moment::Turn) && known.has(Moment::End) && !known.has(Moment::Refusal));
            let prefs =
                Prefs { grace, sound: grace == Grace::Ask, keys: Keys::Off, hints: Hints::Off, known, seam };
            assert_eq!(Prefs::default().read(&prefs.write()), prefs);
        }
        assert_eq!(Prefs::default().read("grace-eternal.x.-.grace"), Prefs::default());
    }
}
