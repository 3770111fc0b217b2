//! The rules, one file per chapter.
//!
//! A rule is a pair: `check` says whether something may be done and why not, `apply` does it. An
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
pub mod preparation;
pub mod soldier;
pub mod technology;
pub mod tiles;
pub mod wonder;
