//! The papers of a game: what lies as text beside its sources.

/// The methods of [`Present`](crate::Present) that only hand over what lies in the folder of the
/// crate: `i18n/*.ftl`, `rules.md`, `README.md`, and the rule ids that `rule-coverage` collected from
/// the names of the tests.
#[macro_export]
macro_rules! papers {
    () => {
        fn sentences(language: $crate::Language) -> &'static str {
            match language {
                $crate::Language::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/i18n/en.ftl")),
                $crate::Language::De => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/i18n/de.ftl")),
                $crate::Language::Nl => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/i18n/nl.ftl")),
            }
        }

        fn rulebook() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.md"))
        }

        fn readme() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"))
        }

        fn tested() -> &'static [&'static str] {
            include!(concat!(env!("OUT_DIR"), "/tested.rs"))
        }
    };
}
