//! The rules, a file for each chapter of the rulebook.

pub mod action_cards;
pub mod ages;
pub mod attack;
pub mod bonus;
pub mod building;
pub mod civil;
pub mod colonies;
pub mod events;
pub mod goods;
pub mod hand;
pub mod impact;
pub mod leaders;
pub mod leaving;
pub mod losses;
pub mod military;
pub mod pacts;
pub mod population;
pub mod production;
pub mod rates;
pub mod row;
pub mod score;
pub mod tactics;
pub mod technologies;
pub mod tokens;
pub mod trade;
pub mod wonders;
