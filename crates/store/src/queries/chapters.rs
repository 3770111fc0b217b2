//! The store's chapters, for the database that the parent module names.

mod jobs;
mod matches;
mod moves;
mod pack;
mod records;
mod rows;
mod talk;
mod users;

use super::{Backend, Connection, Row};
