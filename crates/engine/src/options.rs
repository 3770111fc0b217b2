//! What can be chosen when a table is opened.

use serde::Serialize;
use serde_json::{Map, Value};

/// One option of a game. Its sentences are `option-KEY` and, for a choice, `option-KEY-VALUE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name of the field in the game's `Options`.
    pub key: &'static str,
    /// What it can be.
    pub kind: OptionKind,
}

/// The values of an option. The first one is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// Off or on; off by default.
    Flag,
    /// One of these, by their names in JSON.
    Choice(&'static [&'static str]),
}

impl OptionKind {
    fn parse(self, value: &str) -> Option<Value> {
        match self {
            Self::Flag => value.parse().ok().map(Value::Bool),
            Self::Choice(values) => values.contains(&value).then(|| Value::from(value)),
        }
    }

    /// The values as they are written on the command line and in forms.
    #[must_use]
    pub fn values(self) -> &'static [&'static str] {
        match self {
            Self::Flag => &["false", "true"],
            Self::Choice(values) => values,
        }
    }
}

/// Turns `key=value` pairs into the JSON of a game's `Options`; what is not named keeps its default.
///
/// # Errors
/// One line that says which option or value is unknown, and which there are.
pub fn parse_options<'a>(
    specs: &[OptionSpec],
    pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Value, String> {
    let mut chosen = Map::new();
    for (key, value) in pairs {
        let spec = specs.iter().find(|spec| spec.key == key).ok_or_else(|| {
            let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
            format!("unknown option {key:?}; there are: {}", known.join(", "))
        })?;
        let parsed = spec.kind.parse(value).ok_or_else(|| {
            format!("option {key} cannot be {value:?}; it can be: {}", spec.kind.values().join(", "))
        })?;
        chosen.insert(key.to_owned(), parsed);
    }
    Ok(Value::Object(chosen))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "strict", kind: OptionKind::Flag },
        OptionSpec { key: "level", kind: OptionKind::Choice(&["simple", "full"]) },
    ];

    #[test]
    fn options_are_parsed_by_their_kind() {
        let parsed = parse_options(SPECS, [("strict", "true"), ("level", "full")]).unwrap();
        assert_eq!(parsed, serde_json::json!({"strict": true, "level": "full"}));
    }

    #[test]
    fn unknown_options_and_values_are_named() {
        assert!(parse_options(SPECS, [("stict", "true")]).unwrap_err().contains("stict"));
        assert!(parse_options(SPECS, [("level", "hard")]).unwrap_err().contains("simple, full"));
    }
}
