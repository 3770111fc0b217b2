//! The rules, one file per chapter.
//!
//! A rule has three sides: `offer` lists what may be done, `check` says of one thing why it may
//! not, `apply` does it. What decides stands once, in the set or the condition that `offer` and
//! `check` share; the tests hold one against the other in every position of random matches. An
//! `apply` that leads to a further question returns it; `None` means that the decision is carried
//! out, and [`turn`](crate::turn) says what comes next.

pub mod abilities;
pub mod activation;
pub mod agora;
pub mod artist;
pub mod builder;
pub mod capital;
pub mod city;
pub mod explorer;
pub mod golden_age;
pub mod movement;
pub mod occasion;
pub mod preparation;
pub mod soldier;
pub mod technology;
pub mod tiles;
pub mod wonder;

/// Each value of an ordered list once.
pub(crate) fn distinct<T: Copy + PartialEq>(values: &[T]) -> impl Iterator<Item = T> {
    values
        .iter()
        .enumerate()
        .filter(|(index, value)| *index == 0 || values[index - 1] != **value)
        .map(|(_, value)| *value)
}
