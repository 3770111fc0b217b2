//! Who the cards, pieces and places of a game are.

/// An enum of cards, pieces or places: each variant with its id in the data files, which is also
/// its name in JSON, and keys for the texts about it. The game's crate has `enumset` and `serde`.
///
/// ```
/// engine::identities! {
///     /// A wonder.
///     Wonder, "wonder": Lighthouse "lighthouse", Colossus "colossus",
/// }
/// assert_eq!(Wonder::Colossus.id(), "colossus");
/// assert_eq!(Wonder::Colossus.name(), engine::Name("wonder-colossus"));
/// ```
#[macro_export]
macro_rules! identities {
    ($(#[$doc:meta])* $name:ident, $kind:literal: $($variant:ident $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Debug, PartialOrd, Ord, Hash, ::enumset::EnumSetType, ::serde::Serialize, ::serde::Deserialize)]
        #[enumset(serialize_repr = "list")]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $id, "`")] #[serde(rename = $id)] $variant),+
        }

        impl $name {
            /// All of them, in the order of the data file.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The id in the data file.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The key of the name.
            #[must_use]
            pub const fn name(self) -> $crate::Name {
                $crate::Name(match self { $(Self::$variant => concat!($kind, "-", $id)),+ })
            }

            /// The key of the sentence that says what it does, if it has one.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$variant => concat!("text-", $kind, "-", $id)),+ }
            }

            /// As an index into tables.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        /// By its name.
        impl From<$name> for $crate::Arg {
            fn from(thing: $name) -> Self {
                Self::Name(thing.name())
            }
        }

        /// The first one: what fills the unused places of a list.
        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}
