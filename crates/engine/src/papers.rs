//! The papers of a game: what lies as text beside its sources.

/// The methods of [`Present`](crate::Present) that only hand over what lies in the folder of the
/// crate: `i18n/*.ftl`, `rules*.md`, `how/*.md`, `lessons/*.toml`, `README.md`, and the rule ids that `rule-coverage`
/// collected from the names of the tests.
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

        fn rulebook(language: $crate::Language) -> &'static str {
            let [en, de, nl] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));
            match language {
                $crate::Language::En => en,
                $crate::Language::De => de,
                $crate::Language::Nl => nl,
            }
        }

        fn how_to_play(language: $crate::Language) -> &'static str {
            let [en, de, nl] = include!(concat!(env!("OUT_DIR"), "/how.rs"));
            match language {
                $crate::Language::En => en,
                $crate::Language::De => de,
                $crate::Language::Nl => nl,
            }
        }

        fn lessons() -> &'static [(&'static str, &'static str)] {
            include!(concat!(env!("OUT_DIR"), "/lessons.rs"))
        }

        fn readme() -> &'static str {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"))
        }

        fn tested() -> &'static [&'static str] {
            include!(concat!(env!("OUT_DIR"), "/tested.rs"))
        }
    };
}
