//! Open actions composed at random.

use std::collections::BTreeSet;

use super::random::any_of;
use super::vary::below;
use crate::{Choice, Field, FieldKind, Form, Rng};

/// A form filled in at random. What is left out keeps its default.
///
/// Fields that differ in their number alone are places for things of one sort (`give-pieces-1`,
/// `give-pieces-2`): two sorts are filled in densely, the others hardly. Things whose names are alike
/// are often chosen together, for they often belong together: a ship and its cargo, what one player has.
pub(super) fn filled(form: &Form, dice: &mut Rng) -> Vec<(String, String)> {
    let mut sorts: Vec<&str> = form.fields.iter().map(sort).collect();
    sorts.dedup();
    let themes = [(); 2].map(|()| any_of(dice, &sorts));
    let mut filled: Vec<(String, String)> = Vec::new();
    for field in &form.fields {
        let dense = themes.contains(&Some(sort(field)));
        if must_be_chosen(field) || if dense { dice.below(4) > 0 } else { dice.below(12) == 0 } {
            let value = value(field, &filled, dice);
            filled.push((field.name.clone(), value));
        }
    }
    filled
}

/// The name without its number.
fn sort(field: &Field) -> &str {
    stem(&field.name)
}

fn stem(name: &str) -> &str {
    name.trim_end_matches(|letter: char| letter.is_ascii_digit())
}

/// Whether something is chosen in any case.
fn must_be_chosen(field: &Field) -> bool {
    match &field.kind {
        FieldKind::Choice(choices) => choices.first().is_some_and(|first| !first.value.is_empty()),
        FieldKind::Number { .. } | FieldKind::Tick => false,
    }
}

fn value(field: &Field, filled: &[(String, String)], dice: &mut Rng) -> String {
    match &field.kind {
        FieldKind::Tick => "true".to_owned(),
        FieldKind::Choice(choices) if choices.is_empty() => String::new(),
        FieldKind::Choice(choices) => {
            let alike = if dice.below(2) == 0 { alike(field, choices, filled) } else { Vec::new() };
            let chosen = any_of(dice, &alike).unwrap_or_else(|| below(dice, choices.len()));
            choices[chosen].value.clone()
        }
        FieldKind::Number { min, max } => {
            let span = u32::try_from(max.saturating_sub(*min).max(0)).unwrap_or(0);
            let between = min.saturating_add(dice.below(span.saturating_add(1)).try_into().unwrap_or(0));
            let second = min.saturating_add(1).min(*max);
            [*min, *max, second, between, between][below(dice, 5)].to_string()
        }
    }
}

/// The places of the choices that are most like what was chosen last of the same sort, or else like all
/// that was chosen so far; not the same again.
fn alike(field: &Field, choices: &[Choice], filled: &[(String, String)]) -> Vec<usize> {
    let same = filled.iter().rfind(|(name, value)| stem(name) == sort(field) && !value.is_empty());
    let before: Vec<&str> = match same {
        Some((_, value)) => vec![value],
        None => filled.iter().map(|(_, value)| value.as_str()).collect(),
    };
    let known: BTreeSet<&str> = before.iter().flat_map(|value| words(value)).collect();
    let likeness = |choice: &Choice| {
        let again = before.contains(&choice.value.as_str());
        if again { 0 } else { words(&choice.value).filter(|word| known.contains(word)).count() }
    };
    let most = choices.iter().map(likeness).max().unwrap_or(0);
    let best = choices.iter().enumerate().filter(|(_, choice)| most > 0 && likeness(choice) == most);
    best.map(|(index, _)| index).collect()
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::msg;

    #[test]
    fn a_ship_is_often_chosen_with_its_cargo() {
        let things = ["", "0:galley ship:3 sea", "0:sword land", "0:settler coast", "0:sword ship:3 sea"];
        let choices = things.map(|value| Choice { value: value.into(), label: msg!("thing") }).to_vec();
        let field = |name: &str| Field {
            name: name.into(),
            label: msg!("field"),
            kind: FieldKind::Choice(choices.clone()),
        };
        let fields = vec![field("give-pieces-1"), field("give-pieces-2")];
        let form = Form { title: msg!("form"), submit: msg!("send"), fields };
        let mut dice = Rng::from_number(1);
        let both = |filled: &Vec<(String, String)>| {
            filled.len() == 2 && filled.iter().all(|(_, value)| value.contains("ship:3"))
        };
        let often = (0..1000).filter(|_| both(&filled(&form, &mut dice))).count();
        assert!(often > 100, "{often} of 1000");
    }
}
