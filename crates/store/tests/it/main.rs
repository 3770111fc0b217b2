//! One suite of tests for every database, each test with a fresh one.

#![allow(clippy::unwrap_used)] // Also outside of test functions: in what they share.

mod accounts;
mod claims;
mod copies;
mod crash;
mod imports;
mod jobs;
mod lessons;
mod lists;
mod lobby;
mod matches;
mod moves;
mod news;
mod notices;
mod orders;
mod paces;
mod passkeys;
mod races;
mod ratings;
mod scene;
mod talk;
mod tournaments;
mod users;
mod visits;
