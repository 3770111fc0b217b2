//! What is printed on cards, tokens, tiles and dials, as the data files say it.

/// The name of a thing in each language.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// English.
    pub en: &'a str,
    /// German.
    pub de: &'a str,
    /// Dutch.
    pub nl: &'a str,
}

/// Where facts are from and how far they can be trusted.
#[derive(Clone, Copy, Debug)]
pub struct Provenance<'a> {
    /// Where from.
    pub provenance: &'a str,
    /// What the data file remarks.
    pub note: Option<&'a str>,
    /// Whether they rest on little.
    pub doubtful: bool,
}

/// A table of a data file: what every thing has (id, names, provenance) and what is its own.
macro_rules! facts {
    ($(#[$doc:meta])* $name:ident($id:ty) { $($(#[$field_doc:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Who it is.
            pub id: $id,
            name_en: String,
            name_de: String,
            name_nl: String,
            /// Where the German name is from; the Dutch names are translations.
            #[serde(default)]
            pub name_de_source: Option<String>,
            provenance: String,
            #[serde(default)]
            note: Option<String>,
            #[serde(default)]
            doubtful: bool,
            $($(#[$field_doc])* pub $field: $kind,)*
        }

        impl $name {
            /// The name in each language.
            #[must_use]
            pub fn names(&self) -> Names<'_> {
                Names { en: &self.name_en, de: &self.name_de, nl: &self.name_nl }
            }

            /// Where the facts are from.
            #[must_use]
            pub fn source(&self) -> Provenance<'_> {
                Provenance { provenance: &self.provenance, note: self.note.as_deref(), doubtful: self.doubtful }
            }
        }
    };
}

mod cards;
mod dials;
mod map;
mod pieces;

pub use cards::{
    AgendaFacts, Bonus, CityStateFacts, Condition, FocusFacts, LeaderFacts, NaturalFacts, Near, Order,
    PactFacts, Part, VictoryFacts, WonderFacts,
};
pub(super) use cards::{
    CityStateFile, FocusFile, LeaderFile, NaturalFile, PactFile, VictoryFile, WonderFile,
};
pub use dials::{EventFacts, TechFacts};
pub(super) use map::TileFile;
pub use map::{CoreSlot, FaceFacts, FirstTile, LayoutFacts, SpaceFacts, Symbol, TileFacts, TileKind};
pub use pieces::{ComponentsFacts, Entry};
