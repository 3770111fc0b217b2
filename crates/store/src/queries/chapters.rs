//! The store's chapters, for the database that the parent module names.

mod accounts;
pub mod commit;
mod copy;
mod jobs;
mod lessons;
mod lobby;
pub mod matches;
mod moves;
pub mod news;
mod notices;
mod orders;
mod paces;
mod pack;
mod passkeys;
mod ratings;
mod records;
pub mod rows;
mod talk;
mod tournaments;
mod turns;
pub mod users;
mod visits;

use super::{Backend, Connection, Pool, Row, Transaction, sql};
