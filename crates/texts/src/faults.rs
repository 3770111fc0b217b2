//! What is missing in which language.

use std::collections::{BTreeMap, BTreeSet};

use engine::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The keys of a Fluent file with the variables that each uses.
pub(crate) type Keys = BTreeMap<String, BTreeSet<String>>;

/// Everything that differs between the languages: a key that one has and another has not, or a
/// variable that one uses and another does not. `$seat_you` counts as `$seat`, and a variable that
/// only chooses between forms is used all the same.
#[must_use]
pub fn faults(sentences: [&str; 3]) -> Vec<String> {
    let files = sentences.map(keys);
    let mut faults = Vec::new();
    let all: BTreeSet<&String> = files.iter().flat_map(BTreeMap::keys).collect();
    for key in all {
        for (language, file) in Language::ALL.iter().zip(&files) {
            match (file.get(key), files[0].get(key)) {
                (None, _) => faults.push(format!("{}: {key} is missing", language.tag())),
                (Some(here), Some(english)) if here != english => {
                    faults.push(format!("{}: {key} uses {here:?}, English {english:?}", language.tag()));
                }
                _ => {}
            }
        }
    }
    faults
}

/// The keys that a source file mentions by `msg!("…")` or `Message::new("…")`.
#[must_use]
pub fn keys_in_source(source: &str) -> Vec<String> {
    ["msg!(", "Message::new("]
        .iter()
        .flat_map(|opening| source.split(opening).skip(1))
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| key.to_owned())
        .collect()
}

pub(crate) fn keys(source: &str) -> Keys {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut keys = Keys::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(value) = &message.value {
                collect(value, &mut variables);
            }
            keys.insert(message.id.name.to_owned(), variables);
        }
    }
    keys
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.strip_suffix("_you").unwrap_or(id.name).to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = &**expression {
                collect_inline(inner, variables);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named() {
        let en = "a = { $n }\nb = { $seat_you ->\n   [yes] Du\n  *[no] { $seat }\n}";
        let de = "a = eins\nb = { $seat }";
        let found = faults([en, de, "a = { $n }"]);
        assert_eq!(found, ["de: a uses {}, English {\"n\"}", "nl: b is missing"]);
    }

    #[test]
    fn keys_are_found_in_sources() {
        let source = "let m = msg!(\"too-dear\", cost); f(Message::new(\"pass\")); msg!(\n    \"far\",\n 1)";
        assert_eq!(keys_in_source(source), ["too-dear", "far", "pass"]);
    }
}
