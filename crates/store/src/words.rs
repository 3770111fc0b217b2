//! Choices that are stored as a word.

use engine::{Language, UndoPolicy};

use crate::{
    Answer, ChannelKind, ChannelState, Choice, Company, Led, NoteKind, NoticeKind, OrderKind, Role, Stage,
    System, Theme, Visibility,
};

/// A choice that is stored as a word.
pub(crate) trait Word: Copy + 'static {
    const ALL: &'static [Self];

    fn word(self) -> &'static str;

    fn read(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.word() == word)
    }
}

impl Word for Language {
    const ALL: &'static [Self] = &Language::ALL;

    fn word(self) -> &'static str {
        self.tag()
    }
}

/// The words of a choice, each once.
macro_rules! words {
    ($choice:ident: $($variant:ident = $word:literal),+) => {
        impl Word for $choice {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }
        }
    };
}

words!(Theme: Auto = "auto", Light = "light", Dark = "dark");
words!(Visibility: Listed = "listed", ByLink = "by_link");
words!(UndoPolicy: Own = "own", Consent = "consent", Free = "free");
words!(Answer: Consent = "consent", Refuse = "refuse");
words!(Company: Anybody = "anybody", Newcomers = "newcomers", Experienced = "experienced");
words!(Role: Player = "player", Host = "host");
words!(System: Swiss = "swiss", RoundRobin = "round_robin");
words!(Stage: Open = "open", Running = "running", Over = "over");
words!(Led: On = "on", Left = "left", Done = "done");
words!(ChannelKind: Mail = "mail", Webhook = "webhook", Discord = "discord", Push = "push");
words!(ChannelState: Unconfirmed = "unconfirmed", On = "on", Off = "off", Removed = "removed");
words!(NoticeKind: Turn = "turn", Reminder = "reminder", Late = "late");
words!(NoteKind: Absent = "absent", Rematch = "rematch");
words!(OrderKind: Declines = "declines", Ends = "ends");
words!(Choice: Wait = "wait", Bot = "bot", Open = "open");
